"""Worked examples of abilities."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from swu.examples.laying import in_play, scene, sentinel
from swu.scenes import Scene
from tablero.games.swu.abilities import Standing
from tablero.games.swu.cards import face
from tablero.games.swu.constants import PHASE
from tablero.games.swu.state import Blow, InForce, Piece, Table
from tablero.games.swu.vocabulary import (
    THIS,
)
from tablero.kernel import Message, Play, say


@pytest.mark.example("swu-ex:7.1.4-1")
@pytest.mark.rule("swu:7.1.4")
@pytest.mark.parametrize("first", [0, 1])
def test_the_controller_chooses_in_which_order_to_look_at_decks(first: int) -> None:
    scene = Scene(
        {
            "player1": {"leader": "grand-admiral-thrawn#patient-and-insightful", "deck": ["wampa"] * 3 + ["atst"]},
            "player2": {"deck": ["repair"] * 3 + ["resupply"]},
        }
    )
    while scene.table.round == 1 and scene.asked != "swu-ask-effect":
        scene.choose("pass")
    assert scene.seat == "player1"
    assert set(scene.options) == {("player", 0), ("player", 1)}
    scene.choose(("player", first))
    seen = [scene.table.faces[card].key for card, seats in scene.table.shown if seats == (0,)]
    assert seen == [["wampa", "repair"][first]]
    assert scene.options == (("player", 1 - first),)
    scene.choose(0)
    assert len(scene.table.shown) == 2
    scene.choose("done")
    assert scene.table.shown == []
    assert scene.asked == "swu-ask-action"


@pytest.mark.example("swu-ex:7.1.7-1")
@pytest.mark.rule("swu:7.1.7", "swu:7.6.11")
def test_all_that_the_first_attack_sets_off_comes_before_the_second_attack() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["rebel-assault"], "groundArena": ["yoda#old-master", "battlefield-marine", "wampa"]},
            "player2": {"groundArena": ["vanguard-infantry", "gideon-hask#ruthless-loyalist"]},
        }
    )
    scene.act("player1", "play", "rebel-assault")
    assert scene.unit("wampa").ref not in scene.options
    scene.click("battlefield-marine").click("vanguard-infantry")
    assert scene.discard("player2") == ["vanguard-infantry"]
    assert scene.seat == "player2"  # the trigger of the first attack is resolved
    scene.click("gideon-hask#ruthless-loyalist")
    assert scene.unit("gideon-hask#ruthless-loyalist").power == 6
    assert scene.seat == "player2"  # the other attack finds no other Rebel: Yoda is none, and the event is over


@pytest.mark.example("swu-ex:7.3.3-1")
@pytest.mark.rule("swu:7.3.3")
def test_a_conditional_ability_is_checked_all_the_time() -> None:
    scene = Scene({"player1": {"groundArena": ["vigilant-honor-guards"], "hand": ["repair"]}})
    guards = scene.unit("vigilant-honor-guards")
    assert sentinel(guards)
    scene.edit("damage", guards.ref, 3)
    assert not sentinel(scene.unit("vigilant-honor-guards"))
    scene.act("player1", "play", "repair", "vigilant-honor-guards")
    assert sentinel(scene.unit("vigilant-honor-guards"))


@pytest.mark.example("swu-ex:7.5.10.b-1")
@pytest.mark.rule("swu:7.5.10.b")
def test_restore_adds_up() -> None:
    scene = Scene(
        {
            "player1": {
                "base": {"card": "kestro-city", "damage": 10},
                "spaceArena": [{"card": "restored-arc170", "upgrades": ["devotion"]}],
            }
        }
    )
    scene.act("player1", "attack", "restored-arc170", "administrators-tower")
    assert scene.base("player1").damage == 7


@pytest.mark.example("swu-ex:7.5.12.d-1")
@pytest.mark.rule("swu:7.5.12.d", "swu:6.3.5.c")
def test_grit_counts_damage_that_was_dealt_first() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["shoot-first"], "groundArena": ["battlefield-marine"]},
            "player2": {"groundArena": ["baze-malbus#temple-guardian"]},
        }
    )
    scene.act("player1", "play", "shoot-first", "battlefield-marine", "baze-malbus#temple-guardian")
    baze = scene.unit("baze-malbus#temple-guardian")
    assert (baze.damage, baze.power) == (4, 6)
    assert "battlefield-marine" in scene.discard("player1")


@pytest.mark.example("swu-ex:7.6.2-1")
@pytest.mark.rule("swu:7.6.2")
def test_an_ability_with_two_conditions_triggers_at_each() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["inferno-four#unforgetting"], "deck": ["wampa", "atst", "repair"]},
            "player2": {"hand": ["takedown"]},
        }
    )
    scene.act("player1", "play", "inferno-four#unforgetting")
    assert scene.asked == "swu-ask-arrange"
    scene.choose(scene.options[1])  # the first card to the bottom
    scene.choose(scene.options[0])
    assert scene.deck("player1") == ["atst", "repair", "wampa"]
    scene.act("player2", "play", "takedown", "inferno-four#unforgetting")
    assert scene.asked == "swu-ask-arrange"
    assert scene.seat == "player1"
    assert scene.discard("player1") == ["inferno-four#unforgetting"]


@pytest.mark.example("swu-ex:7.6.12-1")
@pytest.mark.rule("swu:7.6.12", "swu:7.6.11", "swu:7.6.10")
def test_what_a_triggered_ability_sets_off_comes_before_what_waited_already() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["greedo#slow-on-the-draw"], "deck": ["repair"]},
            "player2": {
                "groundArena": [
                    "vanguard-infantry",
                    "admiral-motti#brazen-and-scornful",
                    {"card": "death-trooper", "exhausted": True},
                ]
            },
        }
    )
    scene.act("player1", "attack", "greedo#slow-on-the-draw", "vanguard-infantry")
    assert scene.asked == "swu-ask-first-triggers"
    scene.choose(("player", 0)).choose("yes")
    scene.click("admiral-motti#brazen-and-scornful")
    # Motti's nested ability comes before that of the Infantry, which has waited longer.
    scene.click("death-trooper")
    assert not scene.unit("death-trooper").exhausted
    scene.click("death-trooper")
    assert [upgrade.face.key for upgrade in scene.unit("death-trooper").upgrades] == ["experience"]


@pytest.mark.example("swu-ex:7.7.3.c-1")
@pytest.mark.rule("swu:7.7.3.c", "swu:8.15.1")
def test_the_newer_of_two_lasting_effects_prevails() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["gladiator-star-destroyer"], "groundArena": ["battlefield-marine"]},
            "player2": {"hand": ["specforce-soldier"]},
        }
    )
    scene.act("player1", "play", "gladiator-star-destroyer", "battlefield-marine")
    assert sentinel(scene.unit("battlefield-marine"))
    scene.act("player2", "play", "specforce-soldier", "battlefield-marine")
    assert not sentinel(scene.unit("battlefield-marine"))


@pytest.mark.example("swu-ex:7.7.4.a-2")
@pytest.mark.rule("swu:7.7.4.a")
def test_only_the_next_card_costs_less() -> None:
    scene = Scene(
        {
            "player1": {
                "groundArena": ["bendu#the-one-in-the-middle"],
                "hand": ["protector", "protector", "battlefield-marine"],
                "base": "capital-city",
                "leader": "director-krennic#aspiring-to-authority",
            }
        }
    )
    before = scene.ready("player1")
    scene.act("player1", "attack", "bendu#the-one-in-the-middle", "administrators-tower")
    scene.act("player2", "pass")
    scene.act("player1", "play", "battlefield-marine")  # Heroism: neither cheaper nor the next such card
    assert scene.ready("player1") == before - 6
    scene.act("player2", "pass")
    scene.act("player1", "play", "protector", "battlefield-marine")  # costs 1, less 2
    assert scene.ready("player1") == before - 6
    scene.act("player2", "pass")
    scene.act("player1", "play", "protector", "battlefield-marine")
    assert scene.ready("player1") == before - 7


@pytest.mark.rule("swu:5.4.1.c", "swu:7.7.3.e")
def test_a_discount_for_the_next_card_ends_with_the_phase() -> None:
    scene = Scene(
        {
            "player1": {
                "groundArena": ["bendu#the-one-in-the-middle"],
                "hand": ["protector"],
                "base": "capital-city",
                "leader": "director-krennic#aspiring-to-authority",
            }
        }
    )
    scene.act("player1", "attack", "bendu#the-one-in-the-middle", "administrators-tower")
    scene.next_round()
    ready = scene.ready("player1")
    scene.act("player1", "play", "protector", "bendu#the-one-in-the-middle")
    assert scene.ready("player1") == ready - 1


@pytest.mark.example("swu-ex:7.7.5.b-1")
@pytest.mark.rule("swu:7.7.5.b")
@pytest.mark.parametrize("defeat", [False, True])
def test_something_else_happens_instead_if_a_friendly_unit_was_defeated(defeat: bool) -> None:
    scene = Scene(
        {
            "player1": {"hand": ["luke-skywalker#jedi-knight"], "groundArena": ["battlefield-marine"]},
            "player2": {"groundArena": ["blizzard-assault-atat", "wampa"]},
        }
    )
    if defeat:
        scene.act("player1", "attack", "battlefield-marine", "wampa")
        assert scene.discard("player1") == ["battlefield-marine"]
        scene.act("player2", "pass")
    scene.act("player1", "play", "luke-skywalker#jedi-knight", "blizzard-assault-atat")
    atat = scene.unit("blizzard-assault-atat")
    assert (atat.power, atat.hp) == ((3, 3) if defeat else (6, 6))


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
