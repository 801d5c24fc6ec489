"""Playing a card: chapters 6.2, 8.1 and 8.16.5."""

from __future__ import annotations

import pytest

from swu.scenes import Scene

ROWDY = "luke-skywalker#faithful-friend"
"""Gives Vigilance and Heroism; administrators-tower gives Cunning."""


def holding(*hand: str, resources: int = 20, **more: object) -> Scene:
    """Return a scene with a hand; Luke leads on the Administrator's Tower."""
    return Scene(
        {
            "player1": {
                "hand": list(hand),
                "leader": ROWDY,
                "base": "administrators-tower",
                "resources": resources,
                **more,
            }
        }
    )


def ready(scene: Scene) -> int:
    """Return how many ready resources player1 has."""
    return len(scene.player("player1").ready)


def can_play(scene: Scene, key: str) -> bool:
    """Tell whether a card of the hand is among the options."""
    card = next(card for card in scene.player("player1").hand if scene.table.faces[card].key == key)
    return ("play", card) in scene.options


@pytest.mark.rule("swu:8.1.1", "swu:8.16.5.c", "swu:1.5.6.b", "swu:1.8.1", "swu:1.5.4.f", "swu:1.7.2")
@pytest.mark.example("swu-ex:8.1.1-1", "swu-ex:8.1.1-2", "swu-ex:8.1.1-3")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("regional-sympathizers", 4),  # Heroism, provided
        ("battlefield-marine", 2 + 2),  # Command and Heroism: one is missing
        ("wampa", 4 + 2),  # Aggression
        ("death-trooper", 3 + 2),  # Vigilance and Villainy
        ("mercenary-company", 6 + 2),
    ],
)
def test_each_aspect_that_is_missing_costs_two_more(card: str, cost: int) -> None:
    scene = holding(card)
    scene.act("player1", "play", card)
    assert ready(scene) == 20 - cost


@pytest.mark.rule("swu:8.1.1", "swu:1.8.2", "swu:8.16.5.a", "swu:6.2.4", "swu:6.2.4.a")
def test_what_cannot_be_paid_with_its_penalty_cannot_be_played() -> None:
    enough, short = holding("wampa", resources=6), holding("wampa", resources=5)
    assert can_play(enough, "wampa")
    assert not can_play(short, "wampa")
    assert short.refuses(("play", short.player("player1").hand[0])) == "swu:1.8.2"
    assert (len(short.hand("player1")), ready(short)) == (1, 5)


@pytest.mark.rule("swu:1.5.6.c", "swu:2.7.3")
def test_a_card_without_aspects_has_no_penalty() -> None:
    scene = holding("underworld-thug")
    scene.act("player1", "play", "underworld-thug")
    assert ready(scene) == 18


@pytest.mark.rule("swu:8.1.2")
@pytest.mark.example("swu-ex:8.1.2-1")
def test_an_icon_matches_only_one_icon() -> None:
    once = holding("protector", groundArena=["wampa"])
    assert once.table.faces[once.player("player1").hand[0]].aspects == ("vigilance", "vigilance")
    once.act("player1", "play", "protector", "wampa")
    assert ready(once) == 20 - 1 - 2
    twice = Scene(
        {"player1": {"hand": ["protector"], "leader": ROWDY, "base": "dagobah-swamp", "groundArena": ["wampa"]}}
    )
    twice.act("player1", "play", "protector", "wampa")
    assert ready(twice) == 20 - 1


@pytest.mark.rule("swu:6.2.5.a", "swu:3.5.2", "swu:3.5.3", "swu:1.5.4.b", "swu:2.5.1", "swu:4.3.1", "swu:4.4.1")
def test_a_unit_enters_its_arena_exhausted() -> None:
    scene = holding("wampa", "alliance-xwing")
    scene.act("player1", "play", "wampa")
    scene.act("player2", "pass")
    scene.act("player1", "play", "alliance-xwing")
    wampa, xwing = scene.unit("wampa"), scene.unit("alliance-xwing")
    assert (wampa.arena, wampa.exhausted) == (0, True)
    assert (xwing.arena, xwing.exhausted) == (1, True)
    scene.act("player2", "pass")
    assert scene.refuses(("attack", wampa.id)) == "swu:1.5.4.d"


@pytest.mark.rule("swu:6.2.5.b", "swu:3.6.2", "swu:3.6.5", "swu:3.6.7", "swu:1.5.2.e")
@pytest.mark.example("swu-ex:3.6.7-1")
def test_an_upgrade_may_be_attached_to_either_side_and_stays_its_players() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["entrenched"], "groundArena": ["battlefield-marine"]},
            "player2": {"groundArena": [{"card": "cell-block-guard", "upgrades": ["experience", "experience"]}]},
        }
    )
    guard = scene.unit("cell-block-guard")
    assert (guard.power, guard.hp) == (5, 5)
    scene.act("player1", "play", "entrenched")
    assert set(scene.options) == {scene.unit("battlefield-marine").ref, guard.ref}
    scene.choose(guard.ref)
    upgrade = scene.unit("cell-block-guard").upgrades[-1]
    assert (upgrade.face.key, upgrade.controller, upgrade.owner) == ("entrenched", 0, 0)
    assert (scene.unit("cell-block-guard").power, scene.unit("cell-block-guard").hp) == (8, 8)


@pytest.mark.rule("swu:6.2.2.b", "swu:8.20.2", "swu:3.6.3", "swu:8.20.1")
@pytest.mark.example("swu-ex:8.20.2-1", "swu-ex:8.20.2-2", "swu-ex:3.6.3-1")
def test_an_upgrade_needs_a_unit_that_its_text_allows() -> None:
    vehicles = holding("jedi-lightsaber", groundArena=["atst"])
    assert not can_play(vehicles, "jedi-lightsaber")
    assert vehicles.refuses(("play", vehicles.player("player1").hand[0])) == "swu:6.2.2.b"
    assert ready(vehicles) == 20
    both = holding("jedi-lightsaber", groundArena=["atst", "wampa"])
    both.act("player1", "play", "jedi-lightsaber")
    assert list(both.options) == [both.unit("wampa").ref]
    nobody = holding("resilient")
    assert not can_play(nobody, "resilient")
    enemy = Scene({"player1": {"hand": ["darth-mauls-lightsaber"]}, "player2": {"groundArena": ["wampa"]}})
    assert not can_play(enemy, "darth-mauls-lightsaber")  # it goes on no Vehicle, and only on a friendly unit


@pytest.mark.rule("swu:6.2.5.c", "swu:3.3.2", "swu:3.3.3", "swu:7.4.1", "swu:7.4.2")
def test_an_event_lies_in_the_discard_pile_while_it_resolves() -> None:
    scene = Scene({"player1": {"hand": ["vanquish"]}, "player2": {"groundArena": ["wampa", "atst"]}})
    scene.act("player1", "play", "vanquish")
    assert scene.asked == "swu-ask-effect"
    assert scene.discard("player1") == ["vanquish"]
    scene.click("wampa")
    assert scene.discard("player2") == ["wampa"]


@pytest.mark.rule("swu:6.2.2.c", "swu:6.2.0.c", "swu:3.3.5", "swu:7.4.4", "swu:1.6.2")
@pytest.mark.example("swu-ex:6.2.0.c-1")
def test_an_event_can_be_played_for_nothing() -> None:
    scene = Scene({"player1": {"hand": ["vanquish"]}})
    scene.act("player1", "play", "vanquish")
    assert scene.discard("player1") == ["vanquish"]
    assert (scene.asked, scene.seat) == ("swu-ask-action", "player2")


@pytest.mark.rule("swu:1.8.5", "swu:6.2.3.d", "swu:8.1.3", "swu:8.16.5.d", "swu:1.8.6", "swu:8.16.5.e")
@pytest.mark.example("swu-ex:1.8.6-1")
def test_what_is_played_for_free_still_costs_what_is_printed_for_those_who_ask() -> None:
    scene = Scene(
        {
            "player1": {
                "hand": ["galactic-ambition", "relentless#konstantines-folly"],
                "groundArena": ["admiral-piett#captain-of-the-executor"],
                "leader": "darth-vader#dark-lord-of-the-sith",
                "base": "kestro-city",
                "resources": 7,
            },
            "player2": {"spaceArena": ["alliance-xwing"]},
        }
    )
    scene.act("player1", "play", "galactic-ambition", "relentless#konstantines-folly")
    assert ready(scene) == 0
    assert scene.player("player1").base.damage == 9
    assert scene.asked == "swu-ask-ambush"


@pytest.mark.rule("swu:1.8.8", "swu:6.2.3.c", "swu:6.2.4", "swu:6.2.4.d")
@pytest.mark.example("swu-ex:1.8.8-1")
def test_an_additional_cost_is_paid_with_the_resources() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["saw-gerrera#extremist"]},
            "player2": {"hand": ["vanquish"], "hasInitiative": True},
        }
    )
    scene.act("player2", "play", "vanquish", "saw-gerrera#extremist")
    assert scene.player("player2").base.damage == 2
    assert scene.discard("player1") == ["saw-gerrera#extremist"]


@pytest.mark.rule("swu:6.2.3.c")
def test_only_the_cards_that_an_ability_speaks_of_have_its_additional_cost() -> None:
    mine = {"groundArena": ["saw-gerrera#extremist", "wampa"], "hand": ["repair"], "hasInitiative": True}
    scene = Scene({"player1": mine, "player2": {"hand": ["underworld-thug", "repair"]}})
    scene.act("player1", "play", "repair", "wampa")
    scene.act("player2", "play", "underworld-thug")
    assert [scene.base(who).damage for who in ("player1", "player2")] == [0, 0]
    scene.act("player1", "pass")
    scene.act("player2", "play", "repair", "wampa")
    assert scene.base("player2").damage == 2


@pytest.mark.rule("swu:8.16.5.e", "swu:8.16.5.b", "swu:1.8.6")
@pytest.mark.example("swu-ex:8.16.5.e-1")
def test_a_cost_that_is_asked_for_is_the_printed_one_but_the_penalty_is_paid() -> None:
    scene = Scene(
        {
            "player1": {
                "hand": ["death-trooper", "wampa"],
                "leader": "chewbacca#walking-carpet",
                "base": "dagobah-swamp",
                "resources": 5,
            }
        }
    )
    scene.use("player1", "chewbacca#walking-carpet")
    offered = [option for option in scene.options if option != "pass"]
    assert [scene.table.faces[option[1]].key for option in offered] == ["death-trooper"]
    scene.choose(offered[0])
    while scene.asked == "swu-ask-effect":
        scene.choose(0)
    assert ready(scene) == 0


@pytest.mark.rule("swu:6.2.0.a", "swu:6.2.0.e", "swu:7.1.6.b", "swu:6.2.0.f", "swu:6.2.1")
def test_a_card_played_by_an_ability_pays_and_what_it_sets_off_waits_for_the_ability() -> None:
    scene = Scene(
        {
            "player1": {
                "hand": ["sneak-attack", "imperial-interceptor"],
                "resources": 6,
                "leader": "grand-admiral-thrawn#patient-and-insightful",
                "base": "administrators-tower",
            },
            "player2": {"spaceArena": ["alliance-xwing"]},
        }
    )
    scene.act("player1", "play", "sneak-attack")
    assert scene.discard("player1") == ["sneak-attack"]
    scene.click("imperial-interceptor")
    interceptor = scene.unit("imperial-interceptor")
    assert (interceptor.exhausted, ready(scene)) == (False, 6 - 2 - (4 + 2 - 3))
    assert scene.asked == "swu-ask-effect"
    scene.click("alliance-xwing")
    assert scene.discard("player2") == ["alliance-xwing"]
    assert scene.seat == "player2"


@pytest.mark.rule("swu:6.2.0.b")
def test_a_card_is_played_from_hand_unless_something_else_is_said() -> None:
    scene = Scene({"player1": {"discard": ["wampa"], "deck": ["atst"]}})
    player = scene.player("player1")
    assert not any(option[0] == "play" for option in scene.options)
    assert scene.refuses(("play", player.discard[0]))
    assert scene.refuses(("play", player.deck[0]))


@pytest.mark.rule(
    "swu:6.2.3", "swu:6.2.3.b", "swu:1.8.4", "swu:1.8.3", "swu:8.16.2", "swu:6.2.4.b", "swu:6.2.3.e", "swu:6.2.3.a"
)
def test_a_cost_is_never_below_zero_and_never_overpaid() -> None:
    scene = holding("alliance-dispatcher", "porg", resources=5)
    scene.act("player1", "play", "alliance-dispatcher")
    assert scene.table.faces[scene.player("player1").hand[0]].cost <= 1
    scene.next_round()
    before = ready(scene)
    scene.use("player1", "alliance-dispatcher")
    scene.click("porg")
    assert ready(scene) == before - max(0, scene.unit("porg").face.cost - 1)


@pytest.mark.rule("swu:6.2.2", "swu:6.2.2.d", "swu:6.2.4.d")
def test_who_may_not_play_one_card_plays_another_or_does_something_else() -> None:
    scene = holding("wampa", "underworld-thug", resources=2)
    wampa = next(card for card in scene.player("player1").hand if scene.table.faces[card].key == "wampa")
    assert scene.refuses(("play", wampa)) == "swu:1.8.2"
    assert (ready(scene), len(scene.hand("player1"))) == (2, 2)
    scene.act("player1", "play", "underworld-thug")
    assert ready(scene) == 0


@pytest.mark.rule("swu:6.2.5.d", "swu:6.2.0.d", "swu:8.6.4", "swu:8.8.3")
def test_a_card_counts_as_played_at_once_and_is_a_new_copy_each_time() -> None:
    scene = Scene({"player1": {"hand": ["wampa", "waylay"]}})
    scene.act("player1", "play", "wampa")
    first = scene.unit("wampa")
    assert [one.face.key for one in scene.table.this_phase("played") if one.face] == ["wampa"]
    scene.edit("damage", first.ref, 2)
    scene.act("player2", "pass")
    scene.act("player1", "play", "waylay", "wampa")
    scene.act("player2", "pass")
    scene.act("player1", "play", "wampa")
    again = scene.unit("wampa")
    assert (again.id == first.id, again.damage, first.here) == (False, 0, False)


@pytest.mark.rule("swu:6.2.1.a", "swu:7.5.17.c")
@pytest.mark.example("swu-ex:6.2.1.a-1")
def test_an_ability_that_says_unit_lets_no_pilot_be_played_as_an_upgrade() -> None:
    pilot = "academy-graduate"
    scene = Scene(
        {"player1": {"hand": [pilot], "groundArena": ["alliance-dispatcher"], "spaceArena": ["alliance-xwing"]}}
    )
    words = {option[0] for option in scene.options if option[0] in ("play", "pilot")}
    assert words == {"play", "pilot"}
    scene.use("player1", "alliance-dispatcher")
    assert {option[0] for option in scene.options if option != "pass"} == {"play"}


@pytest.mark.rule("swu:6.2.1.b", "swu:7.1.6.b")
def test_what_a_modified_play_gives_is_there_when_the_card_enters_play() -> None:
    lab = "energy-conversion-lab"
    scene = Scene({"player1": {"base": lab, "hand": ["wampa"]}, "player2": {"groundArena": ["battlefield-marine"]}})
    scene.use("player1", lab)
    scene.click("wampa")
    assert scene.asked == "swu-ask-ambush"
