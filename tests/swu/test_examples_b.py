"""Worked examples of the rulebook: about Spark of Rebellion 128 to 252, and those told within a rule of chapters 1 to 6."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from swu.scenes import Scene
from tablero.games.swu.abilities import Act, Action, Effect, Grant, Standing
from tablero.games.swu.cards import face
from tablero.games.swu.constant_abilities import give
from tablero.games.swu.constants import PHASE, REGROUP, ROUND
from tablero.games.swu.state import Blow, InForce, Piece, Table
from tablero.games.swu.using import why_not_use
from tablero.games.swu.vocabulary import (
    THIS,
    DrawCards,
    Entered,
    Impose,
    Mill,
    NoHealing,
    a,
    boost,
    deal,
    each,
    exhaust,
    friendly,
    heal,
    ready,
    shield,
)
from tablero.kernel import Illegal, Message, Play, say

VADER = "darth-vader#dark-lord-of-the-sith"


def scene(one: dict[str, Any], two: dict[str, Any] | None = None) -> Scene:
    return Scene({"player1": one, "player2": two or {}})


def in_play(card: str, **how: Any) -> dict[str, Any]:
    return {"card": card, **how}


# Chapter 1.


@pytest.mark.rule("swu:1.3.3")
@pytest.mark.example("swu-ex:1.3.3-1")
def test_a_prohibition_to_attack_bases_overrides_the_permission_to_attack() -> None:
    table = scene(
        {"hand": ["surprise-strike"], "groundArena": [in_play("wampa", upgrades=["entrenched"])]},
        {"groundArena": ["atst"]},
    )
    table.act("player1", "play", "surprise-strike", "wampa")
    assert table.selectable() == ["player2/groundArena/atst"]
    assert table.refuses(("base", 1)) == "swu:1.3.3"


@pytest.mark.rule("swu:1.4.5")
@pytest.mark.example("swu-ex:1.4.5-1")
def test_in_the_regroup_phase_the_holder_of_the_initiative_is_active() -> None:
    table = scene({}, {"hasInitiative": True})
    table.act("player2", "pass").act("player1", "initiative")
    table.forced()
    assert table.table.phase == REGROUP
    assert table.table.active == 0


@pytest.mark.rule("swu:1.14.2")
@pytest.mark.example("swu-ex:1.14.2-1")
def test_whoever_is_told_to_discard_from_hand_chooses_the_card() -> None:
    k2so = "k2so#cassians-counterpart"
    table = scene({"groundArena": [in_play(k2so, damage=3)]}, {"groundArena": ["wampa"], "hand": ["atst", "waylay"]})
    table.act("player1", "attack", k2so, "wampa").choose(("mode", 1))
    assert table.seat == "player2"
    table.click("waylay")
    assert table.hand("player2") == ["atst"]


@pytest.mark.rule("swu:1.14.2")
@pytest.mark.example("swu-ex:1.14.2-2")
def test_whoever_resolves_the_ability_chooses_what_is_discarded_from_a_hand() -> None:
    table = scene({"hand": ["spark-of-rebellion"]}, {"hand": ["atst", "waylay"]})
    table.act("player1", "play", "spark-of-rebellion")
    assert table.seat == "player1"
    table.click("waylay")
    assert table.hand("player2") == ["atst"]


CHANGES: list[Effect] = [
    DrawCards(1),
    Mill(1),
    ready(a()),
    exhaust(a()),
    deal(1, a()),
    heal(1, a()),
    boost(1, 1, a()),
    Impose(NoHealing()),
]


@pytest.mark.rule("swu:1.16.2", "swu:1.16.3")
@pytest.mark.example("swu-ex:1.16.3-1")
@pytest.mark.parametrize("effect", CHANGES)
def test_an_action_that_changes_something_is_legal(effect: Effect) -> None:
    table = scene({"groundArena": [in_play("wampa", damage=1)]}).table
    assert why_not_use(table, table.players[0].units[0], Action((), effect)) is None


@pytest.mark.rule("swu:1.16.2", "swu:6.4.2.a")
@pytest.mark.parametrize("effect", [Mill(1), deal(1, each(friendly, Entered("round"))), shield(a(friendly))])
def test_an_action_that_can_change_nothing_is_not_legal(effect: Effect) -> None:
    table = scene({"deck": 0, "groundArena": []}).table
    reason = why_not_use(table, table.players[0].base, Action((), effect))
    assert reason is not None
    assert reason.rule == "swu:6.4.2.a"


@pytest.mark.rule("swu:1.16.4")
@pytest.mark.example("swu-ex:1.16.4-1")
def test_resources_are_exhausted_only_to_pay() -> None:
    table = scene({"resources": ["wampa", "atst"]})
    assert not [place for place in table.selectable() if "/resource/" in place]
    for card in table.player("player1").resources:
        with pytest.raises(Illegal):
            table.choose(("resource", card))
    assert table.ready("player1") == 2


@pytest.mark.rule("swu:1.18.1")
@pytest.mark.example("swu-ex:1.18.1-1")
def test_who_is_told_to_defeat_a_unit_is_responsible_for_it() -> None:
    table = scene({"hand": ["vanquish"]}, {"groundArena": ["atst"]})
    table.act("player1", "play", "vanquish", "atst")
    [defeat] = table.table.this_phase("defeated")
    assert (defeat.face, defeat.seat, defeat.other) == (face("atst"), 1, 0)
    motti = "admiral-motti#brazen-and-scornful"
    table = scene({"hand": [motti], "groundArena": [motti]})
    table.act("player1", "play", motti).choose(table.options[0])
    [defeat] = table.table.this_phase("defeated")
    assert (defeat.face, defeat.other) == (face(motti), 0)


# Chapter 3.


@pytest.mark.rule("swu:3.6.3")
@pytest.mark.example("swu-ex:3.6.3-1")
def test_an_upgrade_for_friendly_units_needs_one() -> None:
    table = scene({"hand": ["legal-authority"]}, {"groundArena": ["wampa"]})
    assert table.refuses(("play", table.player("player1").hand[0])) == "swu:6.2.2.b"
    table = scene({"hand": ["legal-authority"], "groundArena": ["atst"]}, {"groundArena": ["wampa"]})
    table.act("player1", "play", "legal-authority")
    assert table.selectable() == ["player1/groundArena/atst"]


# Chapters 4 and 5.


@pytest.mark.rule("swu:4.9.2")
@pytest.mark.example("swu-ex:4.9.2-1")
def test_only_units_in_play_can_be_chosen() -> None:
    table = scene(
        {"hand": ["waylay"], "discard": ["wampa"]},
        {"groundArena": ["atst"], "discard": ["cartel-spacer"], "leader": in_play(VADER, deployed=True)},
    )
    table.act("player1", "play", "waylay")
    assert table.selectable() == ["player2/groundArena/atst"]


@pytest.mark.rule("swu:5.4.1.c")
@pytest.mark.example("swu-ex:5.4.1.c-1")
def test_effects_for_this_phase_expire_at_its_end() -> None:
    table = scene({"hand": ["disarm"]}, {"groundArena": ["wampa"]})
    table.act("player1", "play", "disarm", "wampa")
    assert table.unit("wampa").power == 0
    table.to_regroup()
    assert table.unit("wampa").power == 4


@pytest.mark.rule("swu:5.5.1.e")
@pytest.mark.example("swu-ex:5.5.1.e-1")
def test_the_regroup_phase_ends_effects_for_the_phase_and_for_the_round() -> None:
    table = scene({"groundArena": ["wampa"]})
    wampa = table.unit("wampa")
    give(table.game.state, wampa, ROUND, Grant(power=1), Act(0, wampa))
    table.to_regroup()
    assert table.unit("wampa").power == 5
    give(table.game.state, wampa, PHASE, Grant(power=2), Act(0, wampa))
    assert table.unit("wampa").power == 7
    table.choose("pass")
    assert table.unit("wampa").power == 7
    table.choose("pass")
    assert table.unit("wampa").power == 4


# Chapter 6.


@pytest.mark.rule("swu:6.2.0.c", "swu:6.2.2.c")
@pytest.mark.example("swu-ex:6.2.0.c-1")
def test_a_card_that_can_do_nothing_can_be_played() -> None:
    table = scene({"hand": ["open-fire"]})
    table.act("player1", "play", "open-fire")
    assert table.discard("player1") == ["open-fire"]
    assert table.ready("player1") == 17


@pytest.mark.rule("swu:6.3.3.a")
@pytest.mark.example("swu-ex:6.3.3.a-1")
def test_an_ability_for_attacks_on_damaged_units_is_active_only_then() -> None:
    trooper = "first-legion-snowtrooper"
    table = scene({"groundArena": [trooper]}, {"groundArena": ["cell-block-guard"]})
    table.act("player1", "attack", trooper, "cell-block-guard")
    assert table.unit("cell-block-guard").damage == 2
    table = scene({"groundArena": [trooper]}, {"groundArena": [in_play("cell-block-guard", damage=1)]})
    table.act("player1", "attack", trooper, "cell-block-guard")
    assert not table.units("cell-block-guard")
    assert table.base("player2").damage == 2


@pytest.mark.rule("swu:6.3.4.d", "swu:7.5.8.e")
@pytest.mark.example("swu-ex:6.3.4.d-1")
def test_there_is_no_excess_when_a_shield_prevents_the_damage() -> None:
    table = scene({"groundArena": ["wampa"]}, {"groundArena": [in_play("crafty-smuggler", upgrades=["shield"])]})
    table.act("player1", "attack", "wampa", "crafty-smuggler")
    assert table.unit("crafty-smuggler").damage == 0
    assert table.base("player2").damage == 0


# Chapter 7.


@pytest.mark.rule("swu:7.7.3.a")
@pytest.mark.example("swu-ex:7.7.3.a-1")
def test_a_bonus_for_the_attack_expires_with_it() -> None:
    table = scene({"hand": ["surprise-strike"], "groundArena": ["battlefield-marine"]})
    table.act("player1", "play", "surprise-strike", "battlefield-marine", "administrators-tower")
    assert table.base("player2").damage == 6
    assert table.unit("battlefield-marine").power == 3


@pytest.mark.rule("swu:7.7.3.a")
@pytest.mark.example("swu-ex:7.7.3.a-2")
def test_bases_stay_unhealable_for_the_phase_even_when_wolffe_is_gone() -> None:
    wolffe = "wolffe#suspicious-veteran"
    table = scene(
        {"hand": [wolffe]},
        {
            "hand": ["open-fire"],
            "groundArena": ["regional-sympathizers"],
            "base": in_play("administrators-tower", damage=5),
        },
    )
    table.act("player1", "play", wolffe).act("player2", "play", "open-fire", wolffe).act("player1", "pass")
    table.act("player2", "attack", "regional-sympathizers", "kestro-city")
    assert table.base("player2").damage == 5
    table.next_round()
    table.act("player1", "pass").act("player2", "attack", "regional-sympathizers", "kestro-city")
    assert table.base("player2").damage == 3


@pytest.mark.rule("swu:7.7.3.d")
@pytest.mark.example("swu-ex:7.7.3.d-1")
def test_units_that_come_later_are_not_affected() -> None:
    table = scene({"hand": ["rallying-cry", "wampa"], "groundArena": ["battlefield-marine"]})
    table.act("player1", "play", "rallying-cry").act("player2", "pass").act("player1", "play", "wampa")
    assert (table.unit("battlefield-marine").raid, table.unit("wampa").raid) == (2, 0)


@pytest.mark.rule("swu:7.7.4.f", "swu:7.7.4.b")
@pytest.mark.example("swu-ex:7.7.4.f-1")
def test_control_returns_when_the_regroup_phase_starts() -> None:
    table = scene({"hand": ["change-of-heart"]}, {"groundArena": [in_play("atst", damage=2, upgrades=["resilient"])]})
    table.act("player1", "play", "change-of-heart", "atst")
    atst = table.unit("atst")
    assert (atst.controller, atst.damage, len(atst.upgrades)) == (0, 2, 1)
    table.to_regroup()
    assert table.unit("atst").controller == 1
    assert table.unit("atst").damage == 2


@dataclass(frozen=True, slots=True)
class OneMore(Standing):
    """If you would deal damage to a unit, deal that much plus 1 instead."""

    part = "replacements"

    def changes_damage(self, table: Table, piece: Piece, seat: int, blow: Blow) -> bool:
        return blow.source.controller == seat

    def damage_instead(self, table: Table, piece: Piece, seat: int, blow: Blow) -> Play[int]:
        yield from ()
        return blow.amount + 1

    def text(self) -> Message:
        return say("swu-sentence", text=THIS.text())


@pytest.mark.rule("swu:7.7.5.f")
@pytest.mark.example("swu-ex:7.7.5.f-1")
def test_a_replacement_does_not_apply_to_its_own_result() -> None:
    table = scene({"hand": ["open-fire"]}, {"groundArena": ["atst"]})
    table.game.state.in_force.append(InForce(PHASE, OneMore(), face("wampa"), 0))
    table.game.state.dirty = True
    table.act("player1", "play", "open-fire", "atst").forced()
    assert table.unit("atst").damage == 5


@pytest.mark.rule("swu:7.7.5.e")
@pytest.mark.example("swu-ex:7.7.5.e-2")
def test_a_cost_that_smuggle_has_replaced_is_not_replaced_again() -> None:
    table = scene(
        {
            "hand": ["bamboozle", "waylay"],
            "resources": ["bamboozle", *["wampa"] * 9],
            "groundArena": ["tech#source-of-insight"],
        },
        {"groundArena": ["atst"]},
    )
    ways = [option[0] for option in table.options if option[0] in ("play", "instead", "smuggle")]
    assert (ways.count("instead"), ways.count("smuggle")) == (1, 10)  # only the copy in hand can be paid for otherwise
    table.act("player1", "smuggle", "bamboozle").forced()
    assert table.selectable() == ["player1/groundArena/tech#source-of-insight", "player2/groundArena/atst"]
    assert "waylay" in table.hand("player1")
    assert table.ready("player1") == 2  # 2 for the card, 2 more for Smuggle, 4 for the aspects


# Chapter 8.


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
