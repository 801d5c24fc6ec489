"""Worked examples of the further terms, and of games with more players."""

from __future__ import annotations

from typing import Any

import pytest

from swu.examples.laying import VADER, drive, in_play, scene, sentinel, three
from swu.scenes import Scene
from tablero.games.swu.abilities import Act
from tablero.games.swu.cards import face
from tablero.games.swu.constant_abilities import current, expire
from tablero.games.swu.constants import PHASE
from tablero.games.swu.entering import enter
from tablero.games.swu.multiplayer import eliminate
from tablero.games.swu.state import Played

# Chapter 8.


@pytest.mark.example("swu-ex:8.1.2-1")
@pytest.mark.rule("swu:8.1.2")
@pytest.mark.parametrize(("base", "cost"), [("capital-city", 1), ("kestro-city", 3)])
def test_each_icon_of_a_card_needs_one_that_is_provided(base: str, cost: int) -> None:
    scene = Scene(
        {
            "player1": {
                "leader": "luke-skywalker#faithful-friend",
                "base": base,
                "hand": ["protector"],
                "groundArena": ["wampa"],
            }
        }
    )
    assert face("protector").aspects == ("vigilance", "vigilance")
    scene.act("player1", "play", "protector", "wampa")
    assert scene.ready("player1") == 20 - cost


@pytest.mark.example("swu-ex:8.9.1-1")
@pytest.mark.rule("swu:8.9.1")
@pytest.mark.parametrize(("earlier", "shields"), [(False, 0), (True, 2)])
def test_the_first_event_counts_from_the_start_of_the_round(earlier: bool, shields: int) -> None:
    scene = Scene(
        {
            "player1": {"hand": ["relentless#konstantines-folly"]},
            "player2": {"hand": ["moment-of-peace"] * 2, "groundArena": ["wampa"], "hasInitiative": True},
        }
    )
    if earlier:
        scene.act("player2", "play", "moment-of-peace", "wampa")
    else:
        scene.act("player2", "pass")
    scene.act("player1", "play", "relentless#konstantines-folly")
    scene.act("player2", "play", "moment-of-peace")
    if earlier:
        scene.click("wampa")
    assert len(scene.unit("wampa").upgrades) == shields


@pytest.mark.rule("swu:8.9.1", "swu:8.15.2")
def test_only_the_first_event_of_the_round_loses_its_abilities() -> None:
    scene = Scene(
        {
            "player1": {"spaceArena": ["relentless#konstantines-folly"], "hand": ["moment-of-peace"]},
            "player2": {"hand": ["moment-of-peace"] * 2, "groundArena": ["wampa"], "hasInitiative": True},
        }
    )
    ready = scene.ready("player2")
    scene.act("player2", "play", "moment-of-peace")
    assert scene.unit("wampa").upgrades == []
    assert scene.ready("player2") < ready  # it is paid for all the same
    scene.act("player1", "play", "moment-of-peace", "wampa")  # its controller's own event works
    scene.act("player2", "play", "moment-of-peace", "wampa")
    assert len(scene.unit("wampa").upgrades) == 2


@pytest.mark.example("swu-ex:8.11.2-1")
@pytest.mark.rule("swu:8.11.2")
@pytest.mark.parametrize(("card", "paid"), [("kanan-jarrus#revealed-jedi", 4), ("obiwan-kenobi#following-fate", 8)])
def test_the_penalty_is_ignored_on_cards_of_a_kind_only(card: str, paid: int) -> None:
    scene = Scene({"player1": {"leader": "hera-syndulla#spectre-two", "base": "echo-base", "hand": [card]}})
    scene.act("player1", "play", card)
    assert scene.ready("player1") == 20 - paid


@pytest.mark.example("swu-ex:8.15.1-1")
@pytest.mark.rule("swu:8.15.1")
def test_a_lost_keyword_cannot_be_gained_again() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["protector"], "spaceArena": ["system-patrol-craft"]},
            "player2": {"hand": ["specforce-soldier"], "hasInitiative": True},
        }
    )
    scene.act("player2", "play", "specforce-soldier", "system-patrol-craft")
    scene.act("player1", "play", "protector", "system-patrol-craft")
    assert not sentinel(scene.unit("system-patrol-craft"))
    scene.next_round()
    assert sentinel(scene.unit("system-patrol-craft"))


@pytest.mark.example("swu-ex:8.16.4-1")
@pytest.mark.rule("swu:8.16.4")
def test_a_decrease_below_zero_is_not_forgotten() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["make-an-opening"]},
            "player2": {"groundArena": ["cantina-braggart"]},
        }
    )
    scene.edit("units", 1, 0, ({"card": "cantina-braggart", "upgrades": ["resilient"]},))
    scene.act("player1", "play", "make-an-opening", "cantina-braggart")
    assert scene.unit("cantina-braggart").power == 0
    scene.act("player2", "attack", "cantina-braggart", "kestro-city")
    assert scene.base("player1").damage == 0


@pytest.mark.example("swu-ex:8.16.5.e-1")
@pytest.mark.rule("swu:8.16.5.e")
def test_a_limit_on_cost_looks_at_the_printed_cost() -> None:
    scene = Scene(
        {
            "player1": {
                "leader": "chewbacca#walking-carpet",
                "base": "echo-base",
                "hand": ["death-trooper", "consular-security-force"],
            },
            "player2": {"groundArena": ["wampa"]},
        }
    )
    scene.use("player1", "chewbacca#walking-carpet", 0)
    assert scene.selectable() == ["player1/hand/death-trooper"]
    scene.click("death-trooper")
    assert scene.ready("player1") == 15
    assert sentinel(scene.unit("death-trooper"))


@pytest.mark.example("swu-ex:8.19.1-1")
@pytest.mark.rule("swu:8.19.1")
def test_another_unit_is_not_the_unit_itself() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["bail-organa#rebel-councilor", "wampa"]},
            "player2": {"groundArena": ["battlefield-marine"]},
        }
    )
    scene.use("player1", "bail-organa#rebel-councilor")
    assert scene.options == (scene.unit("wampa").ref,)


@pytest.mark.example("swu-ex:8.19.2-1")
@pytest.mark.rule("swu:8.19.2", "swu:8.5.5", "swu:8.5.6")
def test_other_units_are_other_than_the_one_chosen_before() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["overwhelming-barrage"], "groundArena": ["battlefield-marine", "wampa"]},
            "player2": {"groundArena": ["consular-security-force"]},
        }
    )
    scene.act("player1", "play", "overwhelming-barrage", "battlefield-marine")
    assert set(scene.options) == {scene.unit("wampa").ref, scene.unit("consular-security-force").ref}
    assert scene.refuses((1, 1)) == "swu:8.5.5"
    assert scene.game.why_not((0, 0), 0) is None
    scene.spread({"consular-security-force": 5})
    assert scene.unit("consular-security-force").damage == 5


@pytest.mark.rule("swu:8.5.6")
def test_damage_divided_among_any_number_of_units_may_be_dealt_to_none() -> None:
    scene = Scene({"player1": {"hand": ["overwhelming-barrage"], "groundArena": ["battlefield-marine", "wampa"]}})
    scene.act("player1", "play", "overwhelming-barrage", "battlefield-marine")
    scene.spread({})
    assert scene.unit("wampa").damage == 0
    assert scene.unit("battlefield-marine").power == 5


@pytest.mark.example("swu-ex:8.20.2-1", "swu-ex:8.20.2-2")
@pytest.mark.rule("swu:8.20.2", "swu:3.6.3", "swu:6.2.2.b")
def test_an_upgrade_needs_a_unit_of_its_kind() -> None:
    scene = Scene({"player1": {"hand": ["jedi-lightsaber"], "groundArena": ["atst"]}})
    card = scene.player("player1").hand[0]
    assert scene.refuses(("play", card)) == "swu:6.2.2.b"
    scene.edit("units", 1, 0, ("battlefield-marine",))
    scene.act("player1", "play", "jedi-lightsaber")
    assert scene.options == (scene.unit("battlefield-marine").ref,)
    scene.click("battlefield-marine")
    assert scene.unit("battlefield-marine").power == 6


@pytest.mark.example("swu-ex:8.24.2-1")
@pytest.mark.rule("swu:8.24.2")
@pytest.mark.parametrize(
    ("mine", "hp"),
    [
        ({}, 4),
        ({"leader": "emperor-palpatine#galactic-ruler"}, 5),
        ({"groundArena": ["emperors-royal-guard", "emperor-palpatine#master-of-the-dark-side"]}, 5),
    ],
)
def test_a_name_counts_on_a_leader_and_on_a_unit(mine: dict[str, Any], hp: int) -> None:
    scene = Scene({"player1": {"groundArena": ["emperors-royal-guard"], **mine}})
    assert scene.unit("emperors-royal-guard").hp == hp


@pytest.mark.example("swu-ex:8.25.1-2")
@pytest.mark.rule("swu:8.25.1")
def test_a_unit_is_returned_from_the_discard_pile_if_the_text_says_so() -> None:
    scene = Scene(
        {
            "player1": {
                "hand": ["rogue-squadron-skirmisher"],
                "discard": ["battlefield-marine", "atst", "repair"],
                "groundArena": ["vanguard-infantry"],
            }
        }
    )
    scene.act("player1", "play", "rogue-squadron-skirmisher")
    scene.choose(scene.options[0])  # before Ambush
    assert scene.selectable() == ["player1/discard/battlefield-marine"]
    scene.click("battlefield-marine")
    assert scene.hand("player1") == ["battlefield-marine"]


@pytest.mark.example("swu-ex:8.30.3-1")
@pytest.mark.rule("swu:8.30.3")
def test_another_subtitle_is_another_card() -> None:
    scene = Scene(
        {
            "player1": {
                "leader": {"card": "luke-skywalker#faithful-friend", "deployed": True},
                "hand": ["luke-skywalker#jedi-knight"] * 2,
            }
        }
    )
    scene.act("player1", "play", "luke-skywalker#jedi-knight")
    assert scene.units("luke-skywalker#faithful-friend")
    assert scene.units("luke-skywalker#jedi-knight")
    scene.act("player2", "pass")
    scene.act("player1", "play", "luke-skywalker#jedi-knight")
    assert scene.asked == "swu-ask-unique"


@pytest.mark.example("swu-ex:8.32.2-1")
@pytest.mark.rule("swu:8.32.2")
@pytest.mark.parametrize("by", ["unit", "ability"])
def test_you_deal_what_your_units_and_your_abilities_deal(by: str) -> None:
    scene = Scene(
        {
            "player1": {
                "leader": {"card": "cassian-andor#dedicated-to-the-rebellion", "deployed": True},
                "groundArena": ["wampa"],
                "hand": ["daring-raid"],
                "deck": ["atst"],
            }
        }
    )
    if by == "unit":
        scene.act("player1", "attack", "wampa", "administrators-tower")
    else:
        scene.act("player1", "play", "daring-raid", "administrators-tower")
    assert scene.asked == "swu-ask-may"
    scene.choose("yes")
    assert "atst" in scene.hand("player1")


def kallus() -> Scene:
    """Agent Kallus watches two unique enemies fall in a round."""
    return Scene(
        {
            "player1": {
                "groundArena": ["agent-kallus#seeking-the-rebels", "wampa", "atst"],
                "deck": ["repair", "resupply", "recruit"],
            },
            "player2": {"groundArena": ["bail-organa#rebel-councilor", "mon-mothma#voice-of-the-rebellion"]},
        }
    )


@pytest.mark.example("swu-ex:8.33.3-1")
@pytest.mark.rule("swu:8.33.3")
def test_an_ability_that_was_used_is_used_up_for_the_round() -> None:
    scene = kallus()
    scene.act("player1", "attack", "wampa", "bail-organa#rebel-councilor")
    scene.choose("yes")
    assert scene.hand("player1") == ["repair"]
    scene.act("player2", "pass")
    scene.act("player1", "attack", "atst", "mon-mothma#voice-of-the-rebellion")
    assert scene.asked == "swu-ask-action"
    assert scene.hand("player1") == ["repair"]


@pytest.mark.example("swu-ex:8.33.3-2")
@pytest.mark.rule("swu:8.33.3")
def test_an_ability_that_was_declined_is_still_there() -> None:
    scene = kallus()
    scene.act("player1", "attack", "wampa", "bail-organa#rebel-councilor")
    scene.choose("no")
    scene.act("player2", "pass")
    scene.act("player1", "attack", "atst", "mon-mothma#voice-of-the-rebellion")
    scene.choose("yes")
    assert scene.hand("player1") == ["repair"]


@pytest.mark.rule("swu:8.4.1")
@pytest.mark.example("swu-ex:8.4.1-1")
def test_can_adds_to_what_the_basic_rule_allows() -> None:
    table = scene({"spaceArena": ["strafing-gunship"]}, {"groundArena": ["wampa"], "spaceArena": ["cartel-spacer"]})
    table.act("player1", "attack", "strafing-gunship")
    assert table.selectable() == [
        "player2/base/administrators-tower",
        "player2/groundArena/wampa",
        "player2/spaceArena/cartel-spacer",
    ]


@pytest.mark.rule("swu:8.10.1")
@pytest.mark.example("swu-ex:8.10.1-1")
def test_what_comes_if_you_do_needs_it_to_be_done() -> None:
    table = scene({"hand": ["isb-agent", "wampa"]}, {"groundArena": ["atst"]})
    table.act("player1", "play", "isb-agent").forced()
    assert table.asked == "swu-ask-action"
    assert table.unit("atst").damage == 0
    table = scene({"hand": ["isb-agent", "waylay"]}, {"groundArena": ["atst"]})
    table.act("player1", "play", "isb-agent").click("waylay").click("atst")
    assert table.unit("atst").damage == 1


@pytest.mark.rule("swu:8.33.2")
@pytest.mark.example("swu-ex:8.33.2-1")
def test_a_may_that_is_declined_brings_nothing() -> None:
    table = scene({"hand": ["isb-agent", "waylay"]}, {"groundArena": ["atst"]})
    table.act("player1", "play", "isb-agent").choose(())
    assert table.asked == "swu-ask-action"
    assert table.unit("atst").damage == 0


@pytest.mark.rule("swu:8.24.3")
@pytest.mark.example("swu-ex:8.24.3-1")
def test_the_bonus_of_an_upgrade_for_the_unit_it_names() -> None:
    table = scene({"hand": ["vaders-lightsaber"], "leader": in_play(VADER, deployed=True)}, {"groundArena": ["atst"]})
    table.act("player1", "play", "vaders-lightsaber", VADER).click("atst")
    assert table.unit("atst").damage == 4


@pytest.mark.rule("swu:8.24.3")
@pytest.mark.example("swu-ex:8.24.3-2")
def test_no_bonus_of_an_upgrade_for_another_unit() -> None:
    table = scene({"hand": ["vaders-lightsaber"], "groundArena": ["wampa"]}, {"groundArena": ["atst"]})
    table.act("player1", "play", "vaders-lightsaber", "wampa")
    assert table.asked == "swu-ask-action"
    assert table.unit("wampa").power == 7
    assert table.unit("atst").damage == 0


@pytest.mark.rule("swu:8.29.1")
@pytest.mark.example("swu-ex:8.29.1-1")
@pytest.mark.parametrize(("deck", "hurt"), [(1, 0), (0, 3)])
def test_then_comes_after_the_first_effect_whether_it_could_be_done_or_not(deck: int, hurt: int) -> None:
    table = scene({"hand": ["heroic-sacrifice"], "deck": deck, "groundArena": ["battlefield-marine"]})
    table.act("player1", "play", "heroic-sacrifice")
    assert (len(table.hand("player1")), table.base("player1").damage) == (deck, hurt)
    table.click("battlefield-marine").click("administrators-tower")
    assert table.base("player2").damage == 5


# Chapter 11.


@pytest.mark.example("swu-ex:11.3.3-1")
@pytest.mark.rule("swu:11.3.3")
def test_what_an_eliminated_player_brought_about_lasts() -> None:
    table = three()
    card = table.players[1].deck.pop()
    unit = enter(table, card, face("consular-security-force"), 1)
    event = face("make-an-opening")
    [ability] = event.abilities
    act = Act(0, Played(table.players[0].deck[0], event, 0, 0))
    drive(ability.effect.run(table, act), [unit.ref])  # type: ignore[attr-defined]
    table.players[0].base.damage = 30
    drive(eliminate(table, [0]))
    current(table)
    assert table.players[0].out
    assert (unit.power, unit.hp) == (1, 5)
    expire(table, PHASE)
    current(table)
    assert (unit.power, unit.hp) == (3, 7)


@pytest.mark.example("swu-ex:11.4.3-1")
@pytest.mark.rule("swu:11.4.3")
def test_with_more_players_the_controller_chooses_the_order_of_decks_too() -> None:
    table = three("grand-admiral-thrawn#patient-and-insightful")
    leader = table.players[1].leaders[0]
    look = leader.face.triggers[0].effect
    asked = drive(look.run(table, Act(1, leader)), [("player", 2), ("player", 0), ("player", 1), "done"])
    assert [len(options) for options in asked] == [3, 2, 1, 1]
    tops = [player.deck[-1] for player in table.players]
    assert all(table.known[card] == 1 << 1 for card in tops)
