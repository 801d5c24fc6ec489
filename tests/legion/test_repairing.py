"""Repair, Treat and Restore."""

from __future__ import annotations

from typing import Any

import pytest

from legion import laid
from legion.fielded import words
from legion.playing import card, run, upgrade, wound
from tablero.games.legion import cards, keywords
from tablero.games.legion.actions import cost, make_action, menu, why_not
from tablero.games.legion.describe import describe
from tablero.games.legion.end_phase import end_of_end_phase
from tablero.games.legion.repairing import ailments, mend, patients, restorable, restore
from tablero.games.legion.state import DEFEATED, ION, POISON, SHIELD, VEHICLE_DAMAGE, Battle, Unit
from tablero.games.legion.suppression import wounds_on
from tablero.games.legion.terrain import IMPASSABLE
from tablero.games.legion.view import view
from tablero.games.legion.wounds import WEAPON_DISRUPTED, defeat
from tablero.kernel import Choose

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])
REPAIR = cards.Keyword("repair", 2, capacity=2)
TREAT = cards.Keyword("treat", 2, capacity=2)


def kit(keyword: cards.Keyword, **given: Any) -> cards.Upgrade:
    return cards.Upgrade("kit", "Kit", "gear", 5, keywords=(keyword,), **given)


def squad(edition: str, *given: cards.Upgrade, kind: str = "trooper", wounds: int = 3) -> tuple[Battle, Unit]:
    """A unit of three miniatures with these upgrades."""
    field = laid.battle(edition)
    unit = laid.add(field, 0, card(unit_type=kind, minis=3, wounds=wounds), upgrades=given)
    laid.stand(field, unit, *((20 + 1.5 * number, 18) for number in range(len(unit.miniatures))))
    field.activating, field.actions, field.round = unit.id, 2, 1
    return field, unit


def add(field: Battle, kind: str, at: tuple[float, float], seat: int = 0) -> Unit:
    return laid.add(field, seat, card(kind.title(), unit_type=kind, minis=1, wounds=6), at)


# Whom they help.


@pytest.mark.rule(
    "legion26:cardkw.repair-x-capacity-y",
    "legion23:cardkw.repair-x",
    "legion26:cardkw.treat-x-capacity-y",
    "legion23:cardkw.treat-x",
)
@BOTH
def test_repair_is_for_droids_and_vehicles_and_treat_for_all_other_troopers(edition: str) -> None:
    field, unit = squad(edition)
    kinds = ("trooper", "clone trooper", "droid trooper", "heavy droid trooper", "ground vehicle")
    there = [add(field, kind, (20 + 2 * number, 20)) for number, kind in enumerate(kinds)]
    add(field, "ground vehicle", (24, 16), seat=1)
    add(field, "trooper", (22, 16), seat=1)
    assert patients(field, unit, "repair") == there[2:]
    assert patients(field, unit, "treat") == [unit, *there[:2]]


@pytest.mark.rule(
    "legion26:cardkw.repair-x-capacity-y",
    "legion23:cardkw.repair-x",
    "legion26:cardkw.treat-x-capacity-y",
    "legion23:cardkw.treat-x",
)
@pytest.mark.parametrize("which", ["repair", "treat"])
@BOTH
def test_the_unit_must_be_within_1_and_in_sight(edition: str, which: str) -> None:
    kind = "droid trooper" if which == "repair" else "trooper"
    field, unit = squad(edition, kind="clone trooper" if which == "repair" else "droid trooper")
    near, far = add(field, kind, (23, 24.3)), add(field, kind, (23, 26))
    assert patients(field, unit, which) == [near]
    laid.lay(field, laid.box(10, 0.5), 22, 21, high=6, movement=IMPASSABLE)
    assert patients(field, unit, which) == []
    assert far.seat == unit.seat


@pytest.mark.rule(
    "legion26:cardkw.repair-x-capacity-y",
    "legion23:cardkw.repair-x",
    "legion26:cardkw.treat-x-capacity-y",
    "legion23:cardkw.treat-x",
)
@pytest.mark.parametrize("keyword", [REPAIR, TREAT], ids=["repair", "treat"])
@BOTH
def test_a_card_with_repair_or_treat_is_used_as_an_action_where_nothing_else_is_printed(
    edition: str, keyword: cards.Keyword
) -> None:
    kind = "droid trooper" if keyword is REPAIR else "trooper"
    field, unit = squad(edition, kit(keyword), kit(keyword, action="free action"), kind=kind)
    assert [cost(field, unit, ("upgrade", number)) for number in (0, 1)] == [1, 0]
    assert {("upgrade", 0), ("upgrade", 1)} <= {each for each in menu(field, unit) if isinstance(each, tuple)}


# Capacity.


@pytest.mark.rule(
    "legion26:cardkw.repair-x-capacity-y",
    "legion23:cardkw.repair-x",
    "legion26:cardkw.treat-x-capacity-y",
    "legion23:cardkw.treat-x",
    "legion26:cardkw.repair-x-capacity-y.2",
    "legion23:cardkw.repair-x.2",
    "legion23:cardkw.treat-x.2",
)
@pytest.mark.parametrize("keyword", [REPAIR, TREAT], ids=["repair", "treat"])
@BOTH
def test_each_use_puts_a_token_on_the_card_that_nobody_removes(edition: str, keyword: cards.Keyword) -> None:
    kind = "droid trooper" if keyword is REPAIR else "trooper"
    field, unit = squad(edition, kit(keyword), kind=kind)
    for used in range(2):
        assert why_not(field, unit, ("upgrade", 0)) is None
        run(make_action(field, unit, ("upgrade", 0)))
        assert unit.upgrades[0].marks == used + 1
        unit.done.clear()
    assert (wounds_on(field, unit), ailments(field, unit, keyword.name)) == (0, [])
    reason = why_not(field, unit, ("upgrade", 0))
    assert reason is not None
    which = f"cardkw.{keyword.name}-x"
    assert reason.rule == field.edition.rule(f"legion26:{which}-capacity-y", f"legion23:{which}")
    shown = view(field, None)
    assert isinstance(shown, dict)
    assert shown["units"][0]["card_marks"] == [0, 2]


@pytest.mark.rule("legion26:cardkw.repair-x-capacity-y.3", "legion23:cardkw.repair-x.2", "legion23:cardkw.treat-x.2")
@BOTH
def test_several_cards_are_several_actions_each_once_in_an_activation(edition: str) -> None:
    field, unit = squad(edition, kit(TREAT), kit(TREAT))
    run(make_action(field, unit, ("upgrade", 0)))
    again = why_not(field, unit, ("upgrade", 0))
    assert again is not None
    assert again.rule == field.edition.rule("legion26:action.02", "legion23:action.02")
    assert why_not(field, unit, ("upgrade", 1)) is None


@BOTH
def test_a_unit_that_has_repair_on_its_own_card_counts_its_uses_there(edition: str) -> None:
    field = laid.battle(edition)
    astromech = next(one for one in cards.units(edition).values() if one.name == "R2-D2")
    unit = laid.add(field, 0, astromech, (20, 18))
    field.activating, field.actions = unit.id, 2
    wound(field, unit, 3)
    assert ("card", "repair") in menu(field, unit)
    assert ("card", "treat") not in menu(field, unit)
    run(make_action(field, unit, ("card", "repair")), answers=[("miniature", unit.leader), "done"])
    assert (unit.marks, wounds_on(field, unit)) == (1, 2)
    unit.done.clear()
    unit.marks = 2
    assert ("card", "repair") not in menu(field, unit)


# What they take off.


@pytest.mark.rule("legion26:cardkw.repair-x-capacity-y", "legion23:cardkw.repair-x")
@BOTH
def test_repair_takes_off_wounds_ion_and_vehicle_damage_in_any_mix(edition: str) -> None:
    field, unit = squad(edition)
    tank = add(field, "ground vehicle", (22, 20))
    wound(field, tank, 2)
    tank.tokens = {ION: 1, VEHICLE_DAMAGE: 1, WEAPON_DISRUPTED: 1, POISON: 1, SHIELD: 1}
    tank.disrupted = "gun"
    one = ("miniature", tank.leader)
    options = [one, *(("token-of", kind) for kind in (ION, VEHICLE_DAMAGE, WEAPON_DISRUPTED))]
    assert ailments(field, tank, "repair") == options
    run(mend(field, unit, REPAIR), answers=[one, ("token-of", ION)])
    assert (wounds_on(field, tank), tank.has(ION), tank.has(VEHICLE_DAMAGE)) == (1, 0, 1)
    run(mend(field, unit, REPAIR), answers=[("token-of", WEAPON_DISRUPTED), "done"])
    assert (tank.disrupted, tank.has(WEAPON_DISRUPTED), wounds_on(field, tank)) == ("", 0, 1)


@pytest.mark.rule("legion26:cardkw.treat-x-capacity-y", "legion23:cardkw.treat-x")
@BOTH
def test_treat_takes_off_wounds_and_poison(edition: str) -> None:
    field, unit = squad(edition)
    wound(field, unit, 0, 2)
    unit.tokens = {ION: 1, POISON: 2}
    one = ("miniature", unit.miniatures[1])
    assert ailments(field, unit, "treat") == [one, ("token-of", POISON)]
    run(mend(field, unit, TREAT), answers=[one, ("token-of", POISON)])
    assert (wounds_on(field, unit), unit.has(POISON)) == (1, 1)
    three = cards.Keyword("treat", 3, capacity=1)
    run(mend(field, unit, three), answers=[one, ("token-of", POISON)])
    assert (wounds_on(field, unit), unit.has(POISON)) == (0, 0)


# Restoring.


@pytest.mark.rule(
    "legion26:cardkw.restore",
    "legion23:cardkw.restore",
    "legion23:cardkw.restore.2",
    "legion26:cardkw.restore.2",
)
@pytest.mark.parametrize(("edition", "left"), [("2026", 1), ("2023", 0)])
def test_a_miniature_that_fell_in_this_round_comes_back_with_all_wounds_but_one(edition: str, left: int) -> None:
    field, unit = squad(edition, upgrade("Heavy", "sharpshooter 1", minis=1, wounds=2), wounds=1)
    plain, heavy = field.miniatures[unit.miniatures[1]], field.miniatures[unit.miniatures[3]]
    for one in (plain, heavy):
        defeat(field, one)
    assert not keywords.has(unit, "sharpshooter")
    assert restorable(field, unit) == [plain.id, heavy.id]
    played = run(restore(field, unit), answers=[("fallen", heavy.id), lambda decision: decision.sample(None)])
    assert (heavy.wounds, heavy.pose is not None, unit.upgrades[0].lost) == (left, True, False)
    assert keywords.has(unit, "sharpshooter")
    assert unit.miniatures == [0, 2, 3]
    assert field.edition.cohesion.why_not(field, field.field, unit, heavy.id) is None
    decision = played.asked[0]
    assert isinstance(decision, Choose)
    names = [words("en").render(describe(field, decision, each)) for each in decision.options]
    assert names == ["Troopers", "Heavy"]
    run(restore(field, unit), answers=[lambda decision: decision.sample(None)])
    assert (plain.wounds, unit.miniatures, unit.fallen) == (0, [0, 1, 2, 3], [])


@pytest.mark.rule("legion26:cardkw.restore.2", "legion26:cardkw.restore.3", "legion23:cardkw.restore")
@BOTH
def test_nobody_comes_back_in_a_later_round_or_to_a_unit_that_is_gone(edition: str) -> None:
    field, unit = squad(edition)
    defeat(field, field.miniatures[unit.miniatures[2]])
    assert restorable(field, unit)
    run(end_of_end_phase(field))
    assert restorable(field, unit) == []
    for id in list(unit.miniatures):
        defeat(field, field.miniatures[id])
    assert unit.place == DEFEATED
    assert unit.fallen
    assert restorable(field, unit) == []


@pytest.mark.rule(
    "legion26:cardkw.treat-x-capacity-y",
    "legion23:cardkw.treat-x",
    "legion26:cardkw.repair-x-capacity-y",
    "legion23:cardkw.repair-x",
)
@pytest.mark.parametrize("which", [REPAIR, TREAT], ids=["repair", "treat"])
@BOTH
def test_either_tokens_are_removed_or_miniatures_restored(edition: str, which: cards.Keyword) -> None:
    field, unit = squad(edition, kind="droid trooper" if which is REPAIR else "trooper")
    for id in unit.miniatures[1:]:
        defeat(field, field.miniatures[id])
    wound(field, unit, 2)

    def place(decision: Any) -> Any:
        return decision.sample(None)

    played = run(mend(field, unit, which), answers=["restore", ("fallen", 1), place, "restore", place])
    assert len(unit.miniatures) == 3
    second = played.asked[3]
    assert isinstance(second, Choose)
    assert second.options == ["restore", "done"]
    defeat(field, field.miniatures[2])
    played = run(mend(field, unit, which), answers=[("miniature", unit.leader), "done"])
    last = played.asked[1]
    assert isinstance(last, Choose)
    assert "restore" not in last.options
