"""Zones: chapter 4."""

from __future__ import annotations

import pytest

from swu.scenes import Scene
from tablero.games.swu import GAME
from tablero.games.swu.constants import GROUND, SPACE
from tablero.games.swu.inventory import components
from tablero.games.swu.zones import discard_from_hand
from tablero.text import texts_of

VADER = "darth-vader#dark-lord-of-the-sith"


@pytest.mark.rule("swu:4.1.1", "swu:4.1.3", "swu:4.5.1", "swu:4.6.1", "swu:4.10.1")
def test_every_card_is_in_one_zone() -> None:
    scene = Scene(
        {
            "player1": {
                "hand": ["wampa"],
                "groundArena": [{"card": "atst", "upgrades": ["entrenched"]}],
                "spaceArena": ["alliance-xwing"],
                "discard": ["vanquish"],
                "deck": ["repair", "confiscate"],
                "resources": 3,
            }
        }
    )
    places = [place for name, place in components(scene.table)]
    names = [name for name, place in components(scene.table)]
    assert len(names) == len(set(names))
    for word in ("hand", "deck", "discard", "ready", "base"):
        assert any(word in place for place in places), word


@pytest.mark.rule("swu:4.2.2", "swu:3.4.4", "swu:3.4.5", "swu:8.8.2", "swu:8.13.2")
def test_a_leader_goes_to_the_ground_arena_and_comes_back_and_a_base_stays() -> None:
    scene = Scene(
        {"player1": {"leader": VADER, "resources": 7}, "player2": {"groundArena": ["mercenary-company", "wampa"]}}
    )
    scene.use("player1", VADER, 1)
    unit = scene.unit(VADER)
    assert (unit.arena, unit.exhausted, unit.leader) == (GROUND, False, True)
    leader = scene.player("player1").leaders[0]
    assert (leader.deployed, leader.epic_used) == (True, True)
    scene.act("player2", "attack", "mercenary-company", VADER)
    scene.act("player1", "pass")
    scene.act("player2", "attack", "wampa", VADER)
    leader = scene.player("player1").leaders[0]
    assert (leader.deployed, leader.exhausted, leader.epic_used) == (False, True, True)
    assert (scene.discard("player1"), scene.player("player1").base.owner) == ([], 0)


@pytest.mark.rule("swu:4.3.5", "swu:4.4.5", "swu:8.37.1")
def test_a_unit_is_a_unit_of_the_arena_it_is_in() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["imperial-interceptor"]},
            "player2": {"groundArena": ["wampa"], "spaceArena": ["alliance-xwing"]},
        }
    )
    wampa = scene.table.players[1].units[0]
    scene.game.state.players[1].units[0].arena = SPACE
    scene.game.state.dirty = True
    scene.act("player1", "play", "imperial-interceptor")
    assert wampa.ref in scene.options
    other = Scene(
        {"player1": {"hand": ["bombing-run"]}, "player2": {"groundArena": ["wampa"], "spaceArena": ["alliance-xwing"]}}
    )
    other.game.state.players[1].units[1].arena = GROUND
    other.act("player1", "play", "bombing-run")
    other.choose(next(option for option in other.options if "ground" in str(option)))
    assert (other.unit("wampa").damage, "alliance-xwing" in other.discard("player2")) == (3, True)


@pytest.mark.rule("swu:4.6.2", "swu:4.7.2", "swu:8.27.7", "swu:8.14.2")
def test_searched_cards_have_not_left_the_deck_until_they_are_drawn() -> None:
    scene = Scene(
        {"player1": {"hand": ["recruit"], "deck": ["wampa", "vanquish", "atst", "repair", "confiscate", "bamboozle"]}}
    )
    player = scene.player("player1")
    scene.act("player1", "play", "recruit")
    assert len(player.looked) == 5
    assert not scene.table.this_phase("drawn")
    scene.click("atst")
    assert scene.hand("player1") == ["atst"]
    assert (len(player.deck), player.looked) == (5, [])


@pytest.mark.rule("swu:4.7.1", "swu:4.10.3")
def test_hands_and_arenas_have_no_limit() -> None:
    scene = Scene({"player1": {"hand": ["underworld-thug"] * 30, "groundArena": ["wampa"] * 30}})
    scene.act("player1", "play", "underworld-thug")
    assert (len(scene.hand("player1")), len(scene.player("player1").units)) == (29, 31)


@pytest.mark.rule("swu:4.7.3", "swu:4.7.4", "swu:8.26.3", "swu:8.26.2")
def test_a_revealed_card_stays_in_hand() -> None:
    scene = Scene({"player1": {"hand": ["isb-agent", "vanquish"]}, "player2": {"groundArena": ["wampa"]}})
    scene.act("player1", "play", "isb-agent")
    scene.click("vanquish")
    scene.click("wampa")
    assert (scene.hand("player1"), scene.unit("wampa").damage) == (["vanquish"], 1)
    player = scene.player("player1")
    discard_from_hand(scene.table, 0, list(player.hand))
    assert (scene.hand("player1"), scene.discard("player1")) == ([], ["vanquish"])  # unlike one that is discarded


@pytest.mark.rule(
    "swu:4.8.1",
    "swu:1.5.5.a",
    "swu:1.5.5.c",
    "swu:1.5.5.d",
    "swu:3.5.4",
    "swu:8.13.1",
    "swu:1.5.5.e",
    "swu:4.11.2",
    "swu:4.1.2",
    "swu:4.11.1",
)
@pytest.mark.example("swu-ex:8.13.1-1")
def test_what_is_defeated_goes_to_the_discard_pile_of_its_owner_and_tokens_go_aside() -> None:
    wampa = {"card": "wampa", "upgrades": ["entrenched", "experience", "shield"]}
    scene = Scene({"player1": {"hand": ["vanquish"]}, "player2": {"groundArena": [wampa]}})
    scene.act("player1", "play", "vanquish", "wampa")
    assert scene.discard("player1") == ["vanquish"]
    assert sorted(scene.discard("player2")) == ["entrenched", "wampa"]
    assert all(scene.table.known[one] == 0b11 for one in scene.player("player2").discard)
    assert not any("token" in place or "experience" in name for name, place in components(scene.table))


@pytest.mark.rule("swu:4.8.2", "swu:4.8.3", "swu:1.17.1")
def test_everybody_sees_every_discard_pile() -> None:
    scene = Scene({"player1": {"discard": ["wampa", "vanquish"]}})
    for seat in (0, 1, None):
        pile = scene.game.view(seat)["players"][0]["discard"]
        assert sorted(card["key"] for card in pile) == ["vanquish", "wampa"]


@pytest.mark.rule("swu:4.8.4", "swu:3.3.7", "swu:6.2.0.d")
def test_a_card_played_from_the_discard_pile_is_paid_for() -> None:
    home = "home-one#alliance-flagship"
    scene = Scene(
        {
            "player1": {
                "hand": [home],
                "discard": ["regional-sympathizers"],
                "resources": 14,
                "leader": "leia-organa#alliance-general",
                "base": "dagobah-swamp",
            }
        }
    )
    scene.act("player1", "play", home)
    spent = len(scene.player("player1").spent)
    scene.click("regional-sympathizers")
    assert scene.unit("regional-sympathizers").exhausted
    assert len(scene.player("player1").spent) == spent + 4 - 3
    assert scene.discard("player1") == []


@pytest.mark.rule("swu:4.9.1", "swu:3.4.3", "swu:1.7.8", "swu:8.30.4")
@pytest.mark.example("swu-ex:1.7.8-1")
def test_face_down_cards_do_nothing() -> None:
    veers = "general-veers#blizzard-force-commander"
    scene = Scene(
        {
            "player1": {
                "groundArena": ["death-star-stormtrooper", veers],
                "resources": [veers, "red-three#unstoppable", "wampa"],
                "leader": "ig88#ruthless-bounty-hunter",
            }
        }
    )
    trooper = scene.unit("death-star-stormtrooper")
    assert (trooper.power, trooper.raid) == (4, 0)
    scene.act("player1", "attack", "death-star-stormtrooper", "administrators-tower")
    assert scene.unit(veers).here


@pytest.mark.rule("swu:4.9.2", "swu:8.25.1")
@pytest.mark.example("swu-ex:4.9.2-1", "swu-ex:8.25.1-1")
def test_what_is_out_of_play_is_not_meant_unless_it_is_named() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["waylay"], "discard": ["atst"]},
            "player2": {"groundArena": ["wampa"], "discard": ["battlefield-marine"]},
        }
    )
    scene.act("player1", "play", "waylay")
    assert list(scene.options) == [scene.unit("wampa").ref]


@pytest.mark.rule("swu:4.10.2", "swu:1.5.2.e")
def test_an_upgrade_on_an_enemy_unit_lies_with_that_unit_and_stays_its_players() -> None:
    scene = Scene({"player1": {"hand": ["entrenched"]}, "player2": {"groundArena": ["wampa"]}})
    scene.act("player1", "play", "entrenched", "wampa")
    view = scene.game.view(0)
    mine, theirs = (player["units"] for player in view["players"])
    assert mine == []
    assert [upgrade["key"] for upgrade in theirs[0]["upgrades"]] == ["entrenched"]
    assert scene.unit("wampa").upgrades[0].controller == 0


@pytest.mark.rule("swu:4.3.2", "swu:4.4.2")
@pytest.mark.example("swu-ex:4.3.2-1", "swu-ex:4.4.2-1")
@pytest.mark.parametrize("first", ["death-star-stormtrooper", "green-squadron-awing"])
def test_the_arenas_keep_their_places_whatever_is_played_first(first: str) -> None:
    scene = Scene({"player1": {"hand": [first]}})
    before = GAME.terminal(scene.game.view(0), texts_of(GAME, "en"))
    scene.act("player1", "play", first)
    after = GAME.terminal(scene.game.view(0), texts_of(GAME, "en"))
    for drawn in (before, after):
        text = drawn.lower()
        assert 0 <= text.index("ground") < text.index("space")
