"""Card types: chapter 3, upgrades and tokens above all."""

from __future__ import annotations

import pytest

from swu.scenes import Scene
from tablero.games.swu.abilities import Act
from tablero.games.swu.cards import face
from tablero.games.swu.checks import settle
from tablero.games.swu.deck_files.deck import Deck
from tablero.games.swu.deckbuilding import violations
from tablero.games.swu.entering import create_unit, create_upgrade
from tablero.games.swu.facts import card, cards
from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary import THIS, GiveToken
from tablero.games.swu.vocabulary.filters.basic import Upgraded


@pytest.mark.rule("swu:3.3.4", "swu:7.4.3")
def test_an_event_may_affect_itself_in_the_discard_pile() -> None:
    scene = Scene({"player1": {"hand": ["restock"], "discard": ["wampa"]}})
    scene.act("player1", "play", "restock")
    assert {scene.table.faces[option[1]].key for option in scene.options if option != "pass"} >= {"restock", "wampa"}


@pytest.mark.rule("swu:3.3.6")
def test_an_event_is_resolved_before_what_waits_for_events() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["open-fire"], "groundArena": ["bossk#deadly-stalker"]},
            "player2": {"groundArena": ["consular-security-force"]},
        }
    )
    scene.act("player1", "play", "open-fire", "consular-security-force")
    assert scene.unit("consular-security-force").damage == 4
    scene.click("consular-security-force")
    assert scene.unit("consular-security-force").damage == 6


@pytest.mark.rule("swu:3.5.5", "swu:3.4.6")
def test_a_leader_unit_is_a_unit_that_never_lies_in_a_hand_or_a_discard_pile() -> None:
    vader = {"card": "darth-vader#dark-lord-of-the-sith", "deployed": True}
    scene = Scene(
        {"player1": {"leader": vader}, "player2": {"hand": ["change-of-heart", "vanquish"], "hasInitiative": True}}
    )
    unit = scene.unit("darth-vader#dark-lord-of-the-sith")
    assert (unit.power, unit.hp) == (5, 8)
    scene.act("player2", "play", "change-of-heart")
    assert unit.here
    assert unit.controller == 0
    scene.act("player1", "attack", "darth-vader#dark-lord-of-the-sith", "administrators-tower")
    while scene.asked != "swu-ask-action":
        scene.choose("pass")
    assert scene.player("player2").base.damage == 5


@pytest.mark.rule("swu:3.6.3.a")
def test_an_upgrade_stays_though_its_unit_no_longer_fits() -> None:
    scene = Scene({"player1": {"hand": ["jedi-lightsaber"], "groundArena": ["wampa"]}})
    scene.act("player1", "play", "jedi-lightsaber", "wampa")
    wampa = scene.unit("wampa")
    wampa.face = face("atst")
    scene.game.state.dirty = True
    assert [upgrade.face.key for upgrade in scene.table.players[0].units[0].upgrades] == ["jedi-lightsaber"]
    for _ in settle(scene.table):
        pass
    assert [upgrade.face.key for upgrade in wampa.upgrades] == ["jedi-lightsaber"]


@pytest.mark.rule("swu:3.6.4", "swu:3.6.6", "swu:3.6.7", "swu:3.6.13", "swu:3.6.14", "swu:1.10.3", "swu:1.11.3")
def test_upgrades_add_up_and_each_knows_its_unit() -> None:
    wampa = {"card": "wampa", "upgrades": ["academy-training", "academy-training", "resilient", "experience"]}
    scene = Scene({"player1": {"groundArena": [wampa]}})
    unit = scene.unit("wampa")
    assert (unit.power, unit.hp) == (4 + 2 + 2 + 0 + 1, 5 + 2 + 2 + 3 + 1)
    assert all(upgrade.unit is unit for upgrade in unit.upgrades)
    scene = Scene({"player1": {"groundArena": [wampa, "atst"]}})
    act = Act(0, scene.unit("wampa"))
    assert [Upgraded().test(scene.table, act, scene.unit(key)) for key in ("wampa", "atst")] == [True, False]


@pytest.mark.rule("swu:3.6.6", "swu:3.6.8", "swu:3.6.11", "swu:7.1.1", "swu:7.5.3")
@pytest.mark.example("swu-ex:3.6.8-1", "swu-ex:3.6.8-2")
def test_a_gained_keyword_goes_with_its_upgrade() -> None:
    guarded = {"card": "wampa", "upgrades": ["protector"]}
    scene = Scene({"player1": {"hand": ["confiscate"]}, "player2": {"groundArena": [guarded]}})
    assert scene.unit("wampa").flags & 1
    assert (scene.unit("wampa").power, scene.unit("wampa").hp) == (5, 6)
    scene.act("player1", "play", "confiscate", "protector")
    assert not scene.unit("wampa").flags & 1
    assert (scene.unit("wampa").power, scene.unit("wampa").hp) == (4, 5)
    assert (scene.unit("wampa").upgrades, scene.discard("player2")) == ([], ["protector"])


@pytest.mark.rule("swu:3.6.9", "swu:7.5.4")
def test_two_upgrades_give_two_abilities_and_numbers_add_up() -> None:
    arc = {"card": "alliance-xwing", "upgrades": ["devotion", "devotion"]}
    scene = Scene({"player1": {"spaceArena": [arc], "base": {"card": "kestro-city", "damage": 9}}})
    assert scene.unit("alliance-xwing").restore == 4
    vehicle = {"card": "atst", "upgrades": ["smuggling-compartment", "smuggling-compartment"]}
    both = Scene({"player1": {"groundArena": [vehicle], "resources": 3}})
    player = both.player("player1")
    player.spent, player.ready = player.ready, []
    both.act("player1", "attack", "atst", "administrators-tower")
    while both.asked != "swu-ask-action":
        both.choose(0)
    assert len(both.player("player1").ready) == 2


# Tokens (chapter 3.7).


@pytest.mark.rule("swu:3.7.7", "swu:3.7.8", "swu:3.7.9", "swu:3.7.10", "swu:3.7.12")
@pytest.mark.parametrize(
    ("key", "arena", "values", "aspects", "traits", "raid"),
    [
        ("battle-droid", "ground", (1, 1), ("villainy",), {"separatist", "droid", "trooper"}, 0),
        ("clone-trooper", "ground", (2, 2), ("heroism",), {"republic", "clone", "trooper"}, 0),
        ("tie-fighter", "space", (1, 1), ("villainy",), {"vehicle", "fighter"}, 0),
        ("xwing", "space", (2, 2), ("heroism",), {"vehicle", "fighter"}, 0),
        ("spy", "ground", (0, 2), (), {"official"}, 2),
    ],
)
def test_unit_tokens(
    key: str, arena: str, values: tuple[int, int], aspects: tuple[str, ...], traits: set[str], raid: int
) -> None:
    scene = Scene()
    unit = create_unit(scene.table, key, 0)
    side = unit.face
    assert (str(side.card.arena), side.power, side.hp) == (arena, *values)
    assert (tuple(map(str, side.aspects)), set(side.traits)) == (aspects, traits)
    assert (side.raid, side.cost, side.token, side.unit) == (raid, 0, True, True)
    assert unit.exhausted


@pytest.mark.rule("swu:3.7.2", "swu:3.7.2.a", "swu:3.7.4")
def test_tokens_are_created_and_not_played() -> None:
    scene = Scene()
    table = scene.table
    for _ in range(12):
        create_unit(table, "clone-trooper", 0)
    assert len(table.players[0].units) == 12
    assert not table.this_phase("played")
    assert all(unit.card == -1 and unit.owner == 0 for unit in table.players[0].units)


@pytest.mark.rule("swu:3.7.3", "swu:3.7.2", "swu:8.34.5")
def test_a_token_that_would_go_to_a_hand_goes_aside_and_has_left_play() -> None:
    scene = Scene({"player1": {"hand": ["waylay"]}, "player2": {"groundArena": ["clone-trooper"]}})
    scene.act("player1", "play", "waylay", "clone-trooper")
    assert scene.hand("player2") == []
    assert scene.discard("player2") == []
    assert [one.face.key for one in scene.table.this_phase("left") if one.face] == ["clone-trooper"]


@pytest.mark.rule("swu:3.7.5", "swu:3.6.12", "swu:1.5.2.f")
def test_experience_tokens_add_up_and_follow_their_unit() -> None:
    assert card("experience").traits == ("learned",)
    scene = Scene(
        {
            "player1": {"hand": ["change-of-heart"]},
            "player2": {"groundArena": [{"card": "wampa", "upgrades": ["experience"] * 3}]},
        }
    )
    wampa = scene.unit("wampa")
    assert (wampa.power, wampa.hp) == (7, 8)
    assert {(one.owner, one.controller) for one in wampa.upgrades} == {(1, 1)}
    list(GiveToken("experience", THIS).run(scene.table, Act(1, wampa)))
    assert (wampa.power, wampa.hp) == (8, 9)
    scene.act("player1", "play", "change-of-heart", "wampa")
    assert {(one.owner, one.controller) for one in scene.unit("wampa").upgrades} == {(0, 0)}


@pytest.mark.rule("swu:3.7.6", "swu:3.7.6.a", "swu:1.9.9", "swu:8.21.1")
@pytest.mark.example("swu-ex:7.7.5.b-2")
def test_one_shield_takes_all_of_one_blow() -> None:
    shielded = {"card": "wampa", "upgrades": ["shield", "shield"]}
    scene = Scene({"player1": {"hand": ["open-fire", "open-fire"]}, "player2": {"groundArena": [shielded]}})
    scene.act("player1", "play", "open-fire", "wampa")
    wampa = scene.unit("wampa")
    assert (wampa.damage, len(wampa.upgrades)) == (0, 1)
    assert not scene.table.this_phase("damaged")
    scene.act("player2", "pass")
    scene.act("player1", "play", "open-fire", "wampa")
    assert (scene.unit("wampa").damage, scene.unit("wampa").upgrades) == (0, [])


@pytest.mark.rule("swu:3.7.13", "swu:4.5.4", "swu:1.7.2")
def test_a_credit_pays_one_resource_and_is_none() -> None:
    scene = Scene({"player1": {"hand": ["underworld-thug"], "resources": 1, "credits": 2}})
    player = scene.player("player1")
    assert len(player.resources) == 1
    assert [other.credits for other in Table(2, "open").players] == [0, 0]
    scene.act("player1", "play", "underworld-thug")
    assert list(scene.options) == [("credits", 1), ("credits", 2)]
    scene.choose(("credits", 2))
    assert (player.credits, len(player.ready)) == (0, 1)


@pytest.mark.rule("swu:3.7.11", "swu:8.38.1", "swu:4.2.4")
def test_the_force_token_lies_beside_the_base_and_is_one() -> None:
    assert card("the-force").traits == ()
    assert not any(player.force for player in Table(2, "open").players)
    scene = Scene({"player1": {"hasForceToken": True}})
    assert scene.player("player1").force is True
    assert scene.game.view(1)["players"][0]["force"] is True


@pytest.mark.rule("swu:3.2.1.a", "swu:1.3.1")
def test_a_base_that_speaks_of_deck_building_comes_before_the_rules() -> None:
    sizes = {base: 50 + card(base).deck_size for base in ("data-vault", "thermal-oscillator")}
    assert sizes["thermal-oscillator"] < 50 < sizes["data-vault"]
    for base, size in sizes.items():
        assert "swu:9.2.2.a" in _reasons(base, size - 1)
        assert "swu:9.2.2.a" not in _reasons(base, size)


def _reasons(base: str, count: int) -> list[str]:
    """Return the rules against a deck of so many cards with a base."""
    main = dict.fromkeys([one.key for one in cards() if one.types == ("unit",)][:count], 1)
    deck = Deck(leaders=("luke-skywalker#faithful-friend",), bases=(base,), main=main)
    return [reason.rule for reason in violations(deck, "premier")]


@pytest.mark.rule("swu:3.6.12")
def test_an_upgrade_token_is_created_on_its_unit() -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"]}})
    token = create_upgrade(scene.table, "shield", scene.unit("wampa"))
    assert (token.unit.face.key, token.card, token.face.upgrade) == ("wampa", -1, True)
