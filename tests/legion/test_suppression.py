"""Suppression: gaining it, what it does, panic, and rallying."""

from __future__ import annotations

from typing import Any

import pytest

from legion import laid
from legion.playing import battle, card, defence_dice, run, vehicle, wound
from legion.surroundings import Around
from tablero.games.legion.state import COMMANDER, STANDBY, SUPPRESSION, Battle, Unit
from tablero.games.legion.suppression import (
    actions_lost_to_suppression,
    best_courage,
    calm_by_choice,
    courage_lent,
    courage_of,
    drop_if_fearless,
    is_panicked,
    is_suppressed,
    rally,
    recover_from_panic,
    suppress,
)
from tablero.games.legion.surroundings import Table

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])


def one(edition: str, *keywords: str, tokens: int = 0, **given: Any) -> tuple[Battle, Unit]:
    field = battle(edition, [card("Troopers", *keywords, **given)])
    if tokens:
        field.units[0].tokens[SUPPRESSION] = tokens
    return field, field.units[0]


@BOTH
@pytest.mark.rule("legion26:supp.01", "legion23:suppress.01")
@pytest.mark.rule("legion23:vehicle.01")
def test_vehicles_take_no_suppression(edition: str) -> None:
    field = battle(edition, [vehicle(), vehicle(courage=2), card()])
    for unit in field.units:
        suppress(field, unit, 2)
    assert [unit.has(SUPPRESSION) for unit in field.units] == [0, 0, 2]


@BOTH
@pytest.mark.rule("legion26:supp.02", "legion23:suppress.02")
@pytest.mark.parametrize(("tokens", "expected"), [(1, False), (2, True), (3, True)])
def test_a_unit_with_as_much_suppression_as_courage_is_suppressed(edition: str, tokens: int, expected: bool) -> None:
    field, unit = one(edition, tokens=tokens, courage=2)
    assert is_suppressed(field, unit) is expected


@BOTH
@pytest.mark.rule("legion26:supp.03", "legion23:suppress.03", "legion26:supp.10", "legion23:rally.10")
@pytest.mark.parametrize(("tokens", "expected"), [(3, False), (4, True), (5, True)])
@pytest.mark.rule("legion26:token.panic", "legion23:token.08")
def test_a_unit_with_twice_its_courage_is_panicked_and_suppressed_too(
    edition: str, tokens: int, expected: bool
) -> None:
    field, unit = one(edition, tokens=tokens, courage=2)
    assert is_panicked(field, Around(), unit) is expected
    assert is_suppressed(field, unit)


@BOTH
@pytest.mark.rule("legion26:supp.07", "legion23:rally.05", "legion26:supp.11")
def test_a_commander_near_lends_its_courage_for_panic_only(edition: str) -> None:
    field = battle(edition, [card(), card("Leia", rank="commander", courage=2, minis=1)], [card("Vader", courage=3)])
    unit, around = field.units[0], Around()
    unit.tokens[SUPPRESSION] = 3
    assert not is_panicked(field, around, unit)
    assert is_suppressed(field, unit)
    around.apart.add((0, 1))
    assert is_panicked(field, around, unit)
    around.apart.clear()
    unit.tokens[SUPPRESSION] = 4
    assert is_panicked(field, around, unit)


@BOTH
@pytest.mark.rule("legion26:supp.07", "legion23:rally.05")
def test_the_highest_courage_counts_and_none_of_an_enemy_or_a_unit_of_another_rank(edition: str) -> None:
    low, high = card("Low", rank="commander", courage=2), card("High", rank="commander", courage=3)
    operative, enemy = card("Han", rank="operative", courage=4), card("Vader", rank="commander", courage=5)
    field = battle(edition, [card(), low, high, operative], [enemy])
    assert best_courage(field, Around(), field.units[0]) == 3


@BOTH
@pytest.mark.rule("legion26:supp.08", "legion23:rally.06")
def test_a_unit_with_a_dash_for_courage_takes_no_suppression(edition: str) -> None:
    field, unit = one(edition, courage=None)
    suppress(field, unit, 3)
    assert not unit.has(SUPPRESSION)
    unit.tokens[SUPPRESSION] = 9
    assert not is_suppressed(field, unit)
    assert not is_panicked(field, Around(), unit)
    tank = battle(edition, [vehicle(courage=1)])
    tank.units[0].tokens[SUPPRESSION] = 9
    assert not is_suppressed(tank, tank.units[0])
    assert not is_panicked(tank, Around(), tank.units[0])
    suppress(tank, tank.units[0])
    assert tank.units[0].has(SUPPRESSION) == 9


@BOTH
@pytest.mark.rule("legion26:supp.09", "legion23:rally.07")
def test_near_a_commander_with_a_dash_nobody_panics(edition: str) -> None:
    field = battle(edition, [card(), card("Palpatine", rank="commander", courage=None, minis=1)])
    field.units[0].tokens[SUPPRESSION] = 9
    assert not is_panicked(field, Around(), field.units[0])


@BOTH
@pytest.mark.rule(
    "legion26:kw.enrage-x", "legion23:kw.enrage-x", "legion26:kw.enrage-x.2", "legion26:supp.08", "legion23:rally.09"
)
def test_an_enraged_unit_has_no_courage_to_lose(edition: str) -> None:
    field, unit = one(edition, "enrage 2", minis=1, wounds=6, courage=2, tokens=2)
    wound(field, unit, 1)
    drop_if_fearless(field, unit)
    assert (courage_of(field, unit), unit.has(SUPPRESSION)) == (2, 2)
    wound(field, unit, 2)
    drop_if_fearless(field, unit)
    assert (courage_of(field, unit), unit.has(SUPPRESSION)) == (None, 0)
    drop_if_fearless(field, unit)
    assert unit.tokens == {}
    wound(field, unit, 1)
    assert courage_of(field, unit) == 2


@BOTH
@pytest.mark.rule("legion26:kw.self-preservation", "legion23:kw.self-preservation")
def test_self_preservation_takes_courage_from_its_own_affiliation_only(edition: str) -> None:
    pyke = card("Pykes", "self-preservation", affiliation="Pyke")
    other = card("Leia", rank="commander", courage=3)
    field = battle(edition, [pyke, other, card("Capo", rank="commander", courage=2, affiliation="Pyke")])
    assert best_courage(field, Around(), field.units[0]) == 2
    assert courage_lent(field, Around(), field.units[1], field.units[0]) == 0
    plain = battle(edition, [card("Pykes", affiliation="Pyke"), other])
    assert best_courage(plain, Around(), plain.units[0]) == 3


@BOTH
@pytest.mark.rule("legion26:kw.field-commander.3", "legion23:kw.field-commander.3")
def test_a_field_commander_with_the_token_lends_courage_two(edition: str) -> None:
    field = battle(edition, [card(), card("Sergeant", "field-commander", courage=1)])
    unit, sergeant = field.units
    assert best_courage(field, Around(), unit) == 1
    sergeant.tokens[COMMANDER] = 1
    assert best_courage(field, Around(), unit) == 2


@pytest.mark.rule("legion26:kw.field-commander.3", "legion23:kw.field-commander.3")
def test_how_near_a_field_commander_must_be() -> None:
    for edition, reach in (("2026", 2), ("2023", 3)):
        assert battle(edition).edition.suppression.field_commander_range() == reach
        field = battle(edition, [card(), card("Sergeant", "field-commander", courage=1)])
        field.units[1].tokens[COMMANDER] = 1
        around = Around()
        assert courage_lent(field, around, field.units[1], field.units[0]) == 2
        around.apart.add((0, 1))
        assert courage_lent(field, around, field.units[1], field.units[0]) == 0


@pytest.mark.rule("legion26:kw.command-vehicle-x")
def test_a_command_vehicle_lends_its_number_to_its_faction() -> None:
    field = battle("2026", [card(), vehicle("AT-TE", "command-vehicle 3"), card("Pykes", faction="mercenary")])
    assert best_courage(field, Around(), field.units[0]) == 3
    assert best_courage(field, Around(), field.units[2]) == 1


@BOTH
@pytest.mark.rule("legion26:standby.04", "legion23:standby.04")
def test_suppression_costs_the_standby_token(edition: str) -> None:
    field, unit = one(edition)
    unit.tokens[STANDBY] = 1
    suppress(field, unit)
    assert unit.tokens == {SUPPRESSION: 1}


# Rallying.


@BOTH
@pytest.mark.rule("legion26:supp.04", "legion23:rally.01")
def test_a_unit_rallies_with_a_white_die_for_each_token(edition: str) -> None:
    field, unit = one(edition, tokens=3)
    played = run(rally(field, unit), defence_dice("white", "block surge blank"))
    assert played.rolls == [3]
    assert unit.has(SUPPRESSION) == 1
    assert run(rally(field, unit), defence_dice("white", "block")).rolls == [1]
    assert run(rally(field, unit)).rolls == []


@BOTH
@pytest.mark.rule("legion26:kw.indomitable", "legion23:kw.indomitable")
def test_an_indomitable_unit_rallies_with_red_dice(edition: str) -> None:
    field, unit = one(edition, "indomitable", tokens=2)
    run(rally(field, unit), [3, 4])  # a block and a surge of red dice, two blanks of white ones
    assert unit.has(SUPPRESSION) == 0


@BOTH
@pytest.mark.rule("legion26:supp.05", "legion23:suppress.04", "legion23:rally.02")
def test_a_suppressed_unit_makes_one_action_fewer(edition: str) -> None:
    field, unit = one(edition, tokens=1, courage=2)
    assert actions_lost_to_suppression(field, unit) == 0
    suppress(field, unit)
    assert actions_lost_to_suppression(field, unit) == 1
    suppress(field, unit, 5)
    assert actions_lost_to_suppression(field, unit) == 1


@pytest.mark.rule("legion26:apxb.04", "legion23:type.droid.2")
def test_droids_lose_no_action_and_in_2023_are_not_suppressed_at_all() -> None:
    for edition, suppressed in (("2026", True), ("2023", False)):
        field, unit = one(edition, tokens=2, unit_type="droid trooper")
        assert actions_lost_to_suppression(field, unit) == 0
        assert is_suppressed(field, unit) is suppressed
        assert is_panicked(field, Around(), unit)


@BOTH
@pytest.mark.rule("legion26:supp.06", "legion23:rally.04")
def test_after_panic_a_unit_loses_as_many_tokens_as_its_own_courage(edition: str) -> None:
    field = battle(edition, [card(courage=2), card("Leia", rank="commander", courage=3)])
    unit = field.units[0]
    unit.tokens[SUPPRESSION] = 7
    run(recover_from_panic(field, unit))
    assert unit.has(SUPPRESSION) == 5


@pytest.mark.rule("legion26:kw.danger-sense-x", "legion23:kw.danger-sense-x")
@pytest.mark.parametrize(("edition", "most"), [("2026", 2), ("2023", 3)])
def test_danger_sense_keeps_tokens(edition: str, most: int) -> None:
    field, unit = one(edition, "danger-sense 2", tokens=4, courage=3)
    played = run(calm_by_choice(field, unit, 3), answers=[("keep", 2)])
    (question,) = played.asked
    assert getattr(question, "options", None) == [("keep", number) for number in range(most + 1)]
    assert unit.has(SUPPRESSION) == 3
    field, plain = one(edition, tokens=4, courage=3)
    assert run(calm_by_choice(field, plain, 3)).asked == []
    assert plain.has(SUPPRESSION) == 1


@pytest.mark.rule("legion26:kw.inconspicuous.2", "legion23:kw.inconspicuous.2")
@pytest.mark.parametrize(("edition", "choices"), [("2026", [0, 1, 2]), ("2023", [0, 2])])
def test_an_inconspicuous_unit_may_keep_what_it_rallies_from(edition: str, choices: list[int]) -> None:
    field, unit = one(edition, "inconspicuous", tokens=3)
    played = run(rally(field, unit), defence_dice("white", "block block blank"), [("keep", 2)])
    (question,) = played.asked
    assert getattr(question, "options", None) == [("keep", number) for number in choices]
    assert unit.has(SUPPRESSION) == 3


# The examples of the rulebooks.


@pytest.mark.example("legion26:ex.17", "legion26:ex.18", "legion23:ex.21", "legion23:ex.22")
@BOTH
def test_two_blanks_leave_a_unit_panicked_and_it_loses_one_token_at_the_end(edition: str) -> None:
    field, unit = one(edition, tokens=2)
    run(rally(field, unit), defence_dice("white", "blank blank"))
    assert unit.has(SUPPRESSION) == 2
    assert actions_lost_to_suppression(field, unit) == 1
    assert is_panicked(field, Around(), unit)
    run(recover_from_panic(field, unit))
    assert unit.has(SUPPRESSION) == 1


@pytest.mark.example("legion26:ex.19", "legion23:ex.23")
@BOTH
def test_a_commander_with_courage_two_saves_a_unit_with_three_tokens_from_panic(edition: str) -> None:
    field = battle(edition, [card(), card("Leia", rank="commander", courage=2)])
    field.units[0].tokens[SUPPRESSION] = 3
    assert not is_panicked(field, Around(), field.units[0])


@BOTH
@pytest.mark.rule("legion26:supp.07", "legion23:rally.05", "legion26:kw.command-vehicle-x")
def test_how_near_a_commander_must_be(edition: str) -> None:
    for gap, lent in ((18.0, 3), (18.1, 0)):
        field = laid.battle(edition)
        unit = laid.add(field, 0, card(minis=1), (10, 10))
        leia = laid.add(field, 0, card("Leia", rank="commander", courage=3, minis=1), (10 + gap + 2700 / 2540, 10))
        assert courage_lent(field, Table(field), leia, unit) == lent
        assert best_courage(field, Table(field), unit) == max(1, lent)


@pytest.mark.rule("legion26:kw.command-vehicle-x")
def test_who_lends_courage_as_a_command_vehicle() -> None:
    bus: dict[str, Any] = {"unit_type": "ground vehicle", "courage": None}
    field = battle("2026", [card(), card("Bus", "command-vehicle 2", **bus), card("Other", **bus)])
    unit, vehicle_, plain = field.units
    assert courage_lent(field, Around(), vehicle_, unit) == 2
    assert courage_lent(field, Around(), plain, unit) == 0
    around = Around()
    around.apart.add((0, 1))
    assert courage_lent(field, around, vehicle_, unit) == 0
    stranger = battle("2026", [card(), card("Bus", "command-vehicle 2", faction="empire", **bus)])
    assert courage_lent(stranger, Around(), stranger.units[1], stranger.units[0]) == 0


@BOTH
@pytest.mark.rule("legion26:supp.03", "legion23:suppress.03", "legion26:token.panic", "legion23:token.08")
def test_panic_comes_with_twice_the_courage(edition: str) -> None:
    for tokens, expected in ((5, False), (6, True)):
        field, unit = one(edition, tokens=tokens, courage=3)
        assert is_panicked(field, Around(), unit) is expected
    for tokens, expected in ((7, False), (8, True)):
        field = battle(edition, [card(courage=3), card("Leia", rank="commander", courage=4)])
        field.units[0].tokens[SUPPRESSION] = tokens
        assert is_panicked(field, Around(), field.units[0]) is expected


@BOTH
@pytest.mark.rule("legion26:supp.08", "legion23:rally.06")
def test_vehicles_are_neither_suppressed_nor_panicked_whatever_lies_on_them(edition: str) -> None:
    field, unit = one(edition, tokens=9, unit_type="ground vehicle", courage=1)
    assert not is_suppressed(field, unit)
    assert not is_panicked(field, Around(), unit)
    field, droids = one(edition, tokens=9, unit_type="droid trooper", courage=1)
    assert is_suppressed(field, droids) is (edition == "2026")
    field, fearless = one(edition, courage=None)
    drop_if_fearless(field, fearless)
    assert fearless.tokens == {}
    field, brave = one(edition, tokens=2)
    drop_if_fearless(field, brave)
    assert brave.has(SUPPRESSION) == 2
