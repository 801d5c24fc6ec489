"""The Movement phase: what units may do, how far models move, what bars them, and falling back."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.games.wh40k.charge import why_not_able as why_not_charge
from tablero.games.wh40k.measuring import engaged, engaged_units
from tablero.games.wh40k.movement import MOVES, desperate_escape, kinds_of_move, movement_phase
from tablero.games.wh40k.moving import Move
from tablero.games.wh40k.shooting import why_not_able as why_not_shoot
from tablero.games.wh40k.state import ADVANCE, FALL_BACK, NORMAL, STATIONARY, Battle
from tablero.kernel import Illegal
from tablero.tabletop import INCH
from wh40k.playing import battle, entry, profile, run, stand, weapon

BASE = 3200


def squads(*models: int, keywords: tuple[str, ...] = ("INFANTRY",), **more: Any) -> Battle:
    """One unit of so many models for each seat, in rows 20″ apart, 32 mm bases an inch from each other."""
    field = battle(
        *[
            [entry(f"Squad {seat}", (count, profile(**more), []), keywords=keywords)]
            for seat, count in enumerate(models)
        ]
    )
    for unit in field.units:
        for number, id in enumerate(unit.models):
            stand(field, id, (10 + 20 * unit.seat) * INCH, 10 * INCH + number * (BASE + INCH))
    return field


def straight(field: Battle, inches: float, unit: int = 0) -> Any:
    """A path for each model of a unit: so many inches along x."""
    found = []
    for id in field.units[unit].models:
        pose = field.models[id].pose
        assert pose is not None
        found.append(((pose.x + round(inches * INCH), pose.y),))
    return tuple(found)


def normal(field: Battle, unit: int = 0) -> Move:
    return Move(field, field.units[unit], lambda model: 6 * INCH, "wh40k:movement.11")


def rule_of(move: Move, paths: Any) -> str | None:
    reason = move.why_not(paths)
    return None if reason is None else reason.rule


@pytest.mark.rule("wh40k:movement.02", "wh40k:movement.03", "wh40k:aircraft.05")
def test_what_a_unit_may_do_depends_on_whether_it_is_engaged() -> None:
    field = squads(1, 1)
    assert kinds_of_move(field, field.units[0]) == [STATIONARY, NORMAL, ADVANCE]
    stand(field, 1, 10 * INCH + BASE + INCH, 10 * INCH)
    assert kinds_of_move(field, field.units[0]) == [STATIONARY, FALL_BACK]
    stand(field, 1, 10 * INCH + BASE + INCH + 1, 10 * INCH)
    assert kinds_of_move(field, field.units[0]) == [STATIONARY, NORMAL, ADVANCE]


@pytest.mark.rule("wh40k:engage.01")
def test_engagement_range_is_an_inch_along_and_five_up() -> None:
    field = squads(1, 1)
    near = 10 * INCH + BASE + INCH
    stand(field, 1, near, 10 * INCH, 5 * INCH)
    assert engaged(field, field.units[0])
    assert engaged_units(field, field.units[1]) == [field.units[0]]
    stand(field, 1, near, 10 * INCH, 5 * INCH + 1)
    assert not engaged(field, field.units[0])
    stand(field, 1, near + 1, 10 * INCH)
    assert not engaged(field, field.units[0])


@pytest.mark.rule("wh40k:movement.11")
def test_models_move_up_to_their_move() -> None:
    move = normal(squads(3, 1))
    assert rule_of(move, straight(move.battle, 6)) is None
    assert rule_of(move, straight(move.battle, 6.001)) == "wh40k:movement.11"


@pytest.mark.rule("wh40k:movement.05", "wh40k:movement.11")
def test_any_of_the_models_move() -> None:
    field = squads(3, 1)
    (((x, y),), *_) = straight(field, 1)
    run(MOVES[NORMAL](field, field.units[0]), answers=[(((x - 2 * INCH, y), (x, y)), (), ())])
    assert [field.models[id].pose.x // INCH for id in (0, 1, 2)] == [11, 10, 10]  # type: ignore[union-attr]
    assert field.units[0].moved == NORMAL


@pytest.mark.rule("wh40k:movement.11", "wh40k:movement.06", "wh40k:movement.23")
def test_nobody_enters_engagement_range_on_the_way() -> None:
    field = squads(1, 1)
    stand(field, 1, 13 * INCH, 10 * INCH + BASE + INCH)
    assert rule_of(normal(field), straight(field, 6)) == "wh40k:movement.11"
    stand(field, 1, 13 * INCH, 10 * INCH + BASE + INCH + 1)
    assert rule_of(normal(field), straight(field, 6)) is None


@pytest.mark.rule("wh40k:engage.02")
def test_nobody_ends_in_engagement_range() -> None:
    field = squads(1, 1, keywords=("INFANTRY", "FLY"))
    stand(field, 1, 16 * INCH + BASE + INCH, 10 * INCH)
    assert rule_of(normal(field), straight(field, 6)) == "wh40k:engage.02"
    stand(field, 1, 16 * INCH + BASE + INCH + 1, 10 * INCH)
    assert rule_of(normal(field), straight(field, 6)) is None


@pytest.mark.rule("wh40k:fly.01", "wh40k:fly.03")
def test_who_flies_moves_over_enemies_but_ends_on_none() -> None:
    field = squads(1, 1, keywords=("INFANTRY", "FLY"))
    stand(field, 1, 13 * INCH, 10 * INCH)
    assert rule_of(normal(field), straight(field, 6)) is None
    assert rule_of(normal(field), straight(field, 3)) is not None


@pytest.mark.rule("wh40k:movement.23")
def test_no_part_of_a_base_leaves_the_battlefield() -> None:
    field = squads(1, 1)
    stand(field, 0, 2 * INCH, 10 * INCH)
    edge = (((BASE // 2, 10 * INCH),),)
    assert rule_of(normal(field), edge) is None
    assert rule_of(normal(field), (((BASE // 2 - 1, 10 * INCH),),)) == "wh40k:movement.23"


@pytest.mark.rule("wh40k:movement.07", "wh40k:movement.24")
def test_one_moves_through_friends_and_ends_on_nobody() -> None:
    field = battle([entry("One", (1, profile(), [])), entry("Two", (1, profile(), []))])
    stand(field, 0, 10 * INCH, 10 * INCH)
    stand(field, 1, 13 * INCH, 10 * INCH)
    assert rule_of(normal(field), straight(field, 6)) is None
    assert rule_of(normal(field), straight(field, 3)) == "wh40k:movement.24"


@pytest.mark.rule("wh40k:movement.08", "wh40k:fly.02")
@pytest.mark.parametrize(
    ("mover", "other", "rule"),
    [
        (("VEHICLE",), ("MONSTER",), "wh40k:movement.08"),
        (("VEHICLE",), ("INFANTRY",), None),
        (("INFANTRY",), ("VEHICLE",), None),
        (("VEHICLE", "FLY"), ("VEHICLE",), None),
    ],
)
def test_large_models_go_round_each_other(mover: tuple[str, ...], other: tuple[str, ...], rule: str | None) -> None:
    big = [entry("One", (1, profile(), []), keywords=mover), entry("Two", (1, profile(), []), keywords=other)]
    field = battle(big)
    stand(field, 0, 10 * INCH, 10 * INCH)
    stand(field, 1, 13 * INCH, 10 * INCH)
    assert rule_of(normal(field), straight(field, 6)) == rule


@pytest.mark.rule("wh40k:coherency.01", "wh40k:coherency.03", "wh40k:coherency.05")
def test_a_unit_ends_its_move_in_coherency() -> None:
    field = squads(3, 1)
    ahead = straight(field, 5)
    assert rule_of(normal(field), ahead) is None
    assert rule_of(normal(field), (ahead[0], (), ())) == "wh40k:coherency.05"
    stand(field, 0, 20 * INCH, 20 * INCH)
    assert rule_of(normal(field), ((), (), ())) is None, "nobody moves"


@pytest.mark.rule("wh40k:coherency.02", "wh40k:coherency.08")
def test_seven_models_need_two_others_each() -> None:
    assert rule_of(normal(squads(6, 1)), straight(squads(6, 1), 1)) is None
    field = squads(7, 1)
    for number, id in enumerate(field.units[0].models):
        stand(field, id, 10 * INCH, 10 * INCH + number * (BASE + 3 * INCH // 2))
    assert rule_of(normal(field), straight(field, 1)) == "wh40k:coherency.05", "those at the ends have one"


@pytest.mark.rule("wh40k:objective.10", "wh40k:objective.03")
def test_nobody_ends_on_an_objective_marker() -> None:
    field = squads(1, 1)
    field.markers, field.control = [(13 * INCH, 10 * INCH)], [-1]
    assert rule_of(normal(field), straight(field, 6)) is None
    assert rule_of(normal(field), straight(field, 3)) == "wh40k:objective.10"


@pytest.mark.rule("wh40k:datasheet.03")
def test_a_model_without_a_move_cannot_move() -> None:
    field = squads(1, 1, move=None)
    assert rule_of(normal(field), straight(field, 1)) == "wh40k:datasheet.03"
    assert kinds_of_move(field, field.units[0]) == [STATIONARY]
    field = squads(2, 1)
    field.models[0].profile = profile(move=None)
    assert kinds_of_move(field, field.units[0]) == [STATIONARY, NORMAL, ADVANCE]
    assert rule_of(normal(field), ((), straight(field, 1)[1])) is None


@pytest.mark.rule("wh40k:movement.12", "wh40k:movement.25")
def test_who_advances_rolls_for_all_and_moves_so_much_farther() -> None:
    field = squads(2, 1)
    with pytest.raises(Illegal) as refused:
        run(MOVES[ADVANCE](field, field.units[0]), [4], [straight(field, 10.01)])
    assert refused.value.reason.rule == "wh40k:movement.12"
    field = squads(2, 1)
    run(MOVES[ADVANCE](field, field.units[0]), [4], [straight(field, 10)])
    assert field.units[0].moved == ADVANCE


@pytest.mark.rule("wh40k:movement.13")
def test_who_advances_keeps_off_the_enemy() -> None:
    field = squads(1, 1)
    stand(field, 1, 13 * INCH, 10 * INCH + BASE + INCH)
    with pytest.raises(Illegal) as refused:
        run(MOVES[ADVANCE](field, field.units[0]), [1], [straight(field, 7)])
    assert refused.value.reason.rule == "wh40k:movement.13"


@pytest.mark.rule("wh40k:movement.14", "wh40k:movement.16")
@pytest.mark.parametrize(
    ("moved", "rule"),
    [
        (ADVANCE, "wh40k:movement.14"),
        (FALL_BACK, "wh40k:movement.16"),
        (NORMAL, None),
        (STATIONARY, None),
    ],
)
def test_who_advances_or_falls_back_neither_shoots_nor_charges(moved: str, rule: str | None) -> None:
    field = squads(1, 1)
    field.models[0].weapons = (weapon(),)
    unit = field.units[0]
    unit.moved = moved
    for reason in (why_not_shoot(field, unit), why_not_charge(field, unit)):
        assert (None if reason is None else reason.rule) == rule


@pytest.mark.rule("wh40k:movement.14")
def test_assault_weapons_are_shot_after_an_advance() -> None:
    field = squads(1, 1)
    field.models[0].weapons = (weapon(abilities=["assault"]),)
    field.units[0].moved = ADVANCE
    assert why_not_shoot(field, field.units[0]) is None


@pytest.mark.rule("wh40k:movement.10")
def test_who_remains_stationary_is_done() -> None:
    field = squads(1, 1)
    run(MOVES[STATIONARY](field, field.units[0]))
    assert field.units[0].moved == STATIONARY


@pytest.mark.rule("wh40k:movement.04", "wh40k:movement.01")
def test_units_are_selected_once_each_and_the_rest_remains_stationary() -> None:
    field = battle(
        [entry("One", (1, profile(), [])), entry("Two", (1, profile(), []))], [entry("Foe", (1, profile(), []))]
    )
    for id, x in ((0, 10), (1, 20), (2, 50)):
        stand(field, id, x * INCH, 10 * INCH)
    field.phase = "movement"
    played = run(movement_phase(field), answers=[(NORMAL, 0), straight(field, 6), "done"])
    assert (NORMAL, 0) not in played.asked[2].options  # type: ignore[attr-defined]
    assert [unit.moved for unit in field.units] == [NORMAL, STATIONARY, ""]
    field.units[0].moved = ""
    assert run(movement_phase(field)).questions == [], "the step is over"


# Falling back.


def in_combat(count: int = 1, **more: Any) -> Battle:
    field = squads(count, 1, **more)
    stand(field, count, 10 * INCH + BASE + INCH // 2, 10 * INCH)
    return field


@pytest.mark.rule("wh40k:movement.15")
def test_who_falls_back_ends_out_of_engagement_range() -> None:
    field = in_combat()
    run(MOVES[FALL_BACK](field, field.units[0]), answers=[(), straight(field, -6)])
    assert (field.units[0].moved, engaged(field, field.units[0])) == (FALL_BACK, False)
    field = in_combat()
    with pytest.raises(Illegal):
        run(MOVES[FALL_BACK](field, field.units[0]), answers=[(), straight(field, -0.4)])
    run(MOVES[FALL_BACK](field, field.units[0]), answers=[(), ((),)])
    assert (field.units[0].moved, engaged(field, field.units[0])) == (FALL_BACK, True), "it may stay after all"


@pytest.mark.rule("wh40k:movement.17", "wh40k:movement.18", "wh40k:movement.20", "wh40k:movement.26")
def test_who_crosses_enemies_says_so_and_tests_first() -> None:
    field = in_combat()
    with pytest.raises(Illegal):
        run(MOVES[FALL_BACK](field, field.units[0]), answers=[(), straight(field, 6)])
    field = in_combat()
    run(MOVES[FALL_BACK](field, field.units[0]), [3], [(("model", 0),), straight(field, 6)])
    assert field.models[0].pose is not None
    assert field.models[0].pose.x == 16 * INCH
    field = in_combat()
    run(MOVES[FALL_BACK](field, field.units[0]), [2], [(("model", 0),)])
    assert field.units[0].models == []


@pytest.mark.rule("wh40k:movement.18")
@pytest.mark.parametrize("keyword", ["FLY", "TITANIC"])
def test_some_need_no_test(keyword: str) -> None:
    field = in_combat(keywords=("INFANTRY", keyword))
    assert run(desperate_escape(field, field.units[0])).rolls == []


@pytest.mark.rule("wh40k:movement.19", "wh40k:movement.21", "wh40k:battleshock.05")
def test_a_battle_shocked_unit_tests_for_every_model_once() -> None:
    field = in_combat(3)
    field.units[0].battle_shocked = True
    played = run(desperate_escape(field, field.units[0]), [3, 4, 5], [(("model", 0),)])
    assert played.rolls == [3]
    assert played.result == (0,)


@pytest.mark.rule("wh40k:movement.20")
def test_each_failed_test_costs_a_model_of_the_players_choice() -> None:
    field = in_combat(3)
    field.units[0].battle_shocked = True
    run(desperate_escape(field, field.units[0]), [1, 2, 6], [(), ("model", 1), ("model", 2)])
    assert field.units[0].models == [0]


@pytest.mark.rule("wh40k:stratagem.command-reroll", "wh40k:movement.20")
def test_command_reroll_is_offered_only_on_tests_that_failed() -> None:
    field = in_combat(2)
    field.units[0].battle_shocked = False
    field.command_points = [1, 1]
    both = (("model", 0), ("model", 1))
    assert run(desperate_escape(field, field.units[0]), [3, 4], [both]).questions == [(0, "wh40k-ask-desperate-escape")]
    played = run(desperate_escape(field, field.units[0]), [2, 3, 6], [both, ("reroll", 2)])
    assert played.asked[1].options == ["decline", ("reroll", 2)]  # type: ignore[attr-defined]
    assert field.units[0].models == [0, 1]


@pytest.mark.rule("wh40k:movement.18", "wh40k:movement.17")
def test_the_titanic_cross_enemies_without_a_test_and_others_do_not() -> None:
    field = in_combat(keywords=("VEHICLE", "TITANIC"))
    run(MOVES[FALL_BACK](field, field.units[0]), answers=[straight(field, 6)])
    assert field.models[0].pose is not None
    assert field.models[0].pose.x == 16 * INCH
    field = in_combat()
    with pytest.raises(Illegal) as refused:
        run(MOVES[FALL_BACK](field, field.units[0]), answers=[(), straight(field, 6)])
    assert refused.value.reason.rule == "wh40k:movement.26"


@pytest.mark.rule("wh40k:movement.17", "wh40k:movement.18", "wh40k:movement.20")
@pytest.mark.example("wh40k:ex.11")
def test_five_who_flee_through_the_enemy_lose_two() -> None:
    field = in_combat(5)
    everybody = tuple(("model", id) for id in range(5))
    played = run(desperate_escape(field, field.units[0]), [1, 2, 4, 4, 6], [everybody, ("model", 4), ("model", 0)])
    assert (played.rolls, field.units[0].models, played.result) == ([5], [1, 2, 3], (1, 2, 3))


@pytest.mark.rule("wh40k:movement.15")
def test_nobody_is_left_behind_in_engagement_range() -> None:
    field = in_combat(2)
    away = straight(field, -2)
    with pytest.raises(Illegal) as refused:
        run(MOVES[FALL_BACK](field, field.units[0]), answers=[(), ((), away[1])])
    assert refused.value.reason.rule == "wh40k:movement.15"
    field = in_combat(2)
    with pytest.raises(Illegal) as too_far:
        run(MOVES[FALL_BACK](field, field.units[0]), answers=[(), straight(field, -6.01)])
    assert too_far.value.reason.rule == "wh40k:movement.15"


@pytest.mark.rule("wh40k:movement.06", "wh40k:movement.23")
def test_the_edge_is_not_crossed_on_the_way_either() -> None:
    field = squads(1, 1)
    stand(field, 0, 2 * INCH, 10 * INCH)
    there_and_back = (((BASE // 2 - 1, 10 * INCH), (2 * INCH, 10 * INCH)),)
    assert rule_of(normal(field), there_and_back) == "wh40k:movement.23"
