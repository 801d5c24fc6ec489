"""Battle rounds: turns of phases, what begins and ends with them, and the end of the battle."""

from __future__ import annotations

import pytest

from tablero.games.wh40k.charge import who_charges
from tablero.games.wh40k.fight import who_fights
from tablero.games.wh40k.flow import flow
from tablero.games.wh40k.movement import movement_phase, who_moves
from tablero.games.wh40k.rounds import battle_rounds, begin_phase, begin_round, begin_turn, end_phase
from tablero.games.wh40k.setup import STEPS
from tablero.games.wh40k.shooting import who_shoots
from tablero.games.wh40k.state import (
    COMMAND,
    DESTROYED,
    EMBARKED,
    FIGHT,
    MOVEMENT,
    NOBODY,
    PHASES,
    SETUP,
    SHOOTING,
    Battle,
    Lasting,
    Spent,
)
from tablero.games.wh40k.view import view
from tablero.kernel import CHECKPOINT, NEW_ROUND, Choose
from tablero.tabletop import INCH
from wh40k.playing import battle, entry, profile, run, stand, told, weapon


def lone_models(first: int = 1) -> Battle:
    """One model each, far apart and unarmed: every turn asks once, which unit moves."""
    field = battle([entry("One", (1, profile(), []))], [entry("Other", (1, profile(), []))])
    stand(field, 0, 5 * INCH, 20 * INCH)
    stand(field, 1, 55 * INCH, 20 * INCH)
    field.first, field.round = first, 0
    begin_round(field)
    return field


@pytest.mark.rule("wh40k:round.01", "wh40k:round.02", "wh40k:round.05", "wh40k:round.04", "wh40k:mission.only-war.12")
def test_each_player_has_a_turn_in_each_of_five_rounds_and_the_same_begins() -> None:
    field = lone_models()
    played = run(battle_rounds(field), answers=["done"] * 10)
    turns = told(field, "wh40k-turn")
    assert [(turn["round"], turn["seat"]) for turn in turns] == [(n, seat) for n in range(1, 6) for seat in (2, 1)]
    assert [line["round"] for line in told(field, "wh40k-round")] == [1, 2, 3, 4, 5]
    assert played.questions == [(1, "wh40k-ask-move"), (0, "wh40k-ask-move")] * 5
    assert field.command_points == [10, 10]


@pytest.mark.rule("wh40k:round.04")
@pytest.mark.parametrize("seat", [0, 1])
def test_moving_shooting_and_charging_are_the_active_players_and_both_fight(seat: int) -> None:
    armed = (1, profile(), [weapon(range=24)])
    field = battle([entry("One", armed)], [entry("Other", armed)])
    stand(field, 0, 20 * INCH, 20 * INCH)
    stand(field, 1, 28 * INCH, 20 * INCH)
    field.active, field.step, field.near_enemies = seat, 2, [0, 1]
    for question in (who_moves(field, ()), who_shoots(field), who_charges(field)):
        assert (question.seat, units_of(question)) == (seat, {seat})
    stand(field, 1, 22 * INCH, 20 * INCH)
    for chooser in (0, 1):
        field.chooser = chooser
        assert (who_fights(field).seat, units_of(who_fights(field))) == (chooser, {chooser})


def units_of(question: Choose) -> set[int]:
    """The units that may be chosen."""
    return {option[1] for option in question.options if isinstance(option, tuple)}


@pytest.mark.rule("wh40k:round.03", "wh40k:battleshock.07", "wh40k:command.01")
def test_a_turn_has_its_phases_in_order() -> None:
    field = lone_models()
    run(battle_rounds(field), answers=["done"] * 10)
    assert [line["phase"] for line in told(field, "wh40k-phase")] == list(PHASES) * 10
    assert PHASES == (COMMAND, MOVEMENT, SHOOTING, "charge", FIGHT)


@pytest.mark.rule("wh40k:core.01", "wh40k:mission.general.01", "wh40k:mission.general.11")
def test_a_battle_goes_on_from_where_it_is_to_its_end() -> None:
    field = lone_models()
    field.round = 5
    field.victory_points = [1, 0]
    assert run(flow(field), answers=["done"] * 2).result.winners == (0,)
    field = lone_models()
    field.units[0].place = DESTROYED
    assert run(flow(field)).result.winners == (1,)


@pytest.mark.rule("wh40k:core.01", "wh40k:mission.general.01")
def test_a_battle_begins_with_what_the_mission_says() -> None:
    field = lone_models()
    field.phase, field.round = SETUP, 0
    play = flow(field)
    assert next(play) is CHECKPOINT
    assert (field.step, field.round) == (0, 0)
    field.step = len(STEPS)
    play = flow(field)
    assert next(play) is NEW_ROUND
    assert (field.round, field.phase, field.active) == (1, COMMAND, 1)


@pytest.mark.rule("wh40k:round.01")
def test_a_turn_begins_with_nothing_done() -> None:
    field = lone_models()
    for unit in field.units:
        unit.moved, unit.shot, unit.declared, unit.charged, unit.fought = "normal", True, True, True, True
    field.spent = [Spent(0, "grenade", SHOOTING)]
    field.gained = [1, 0]
    begin_turn(field, 0)
    assert (field.active, field.phase, field.spent, field.gained) == (0, COMMAND, [], [1, 0])
    for unit in field.units:
        done = (unit.moved, unit.shot, unit.declared, unit.charged, unit.fought)
        assert done == ("", False, False, False, False)


@pytest.mark.rule("wh40k:command.03")
def test_what_may_be_gained_is_counted_for_each_round() -> None:
    field = lone_models()
    field.gained = [1, 1]
    begin_round(field)
    assert (field.round, field.gained, field.active) == (2, [0, 0], 1)


@pytest.mark.rule("wh40k:transport.06")
def test_a_phase_notes_who_is_embarked_as_it_begins() -> None:
    field = lone_models()
    field.units[1].place = EMBARKED
    field.step = 3
    begin_phase(field, MOVEMENT)
    assert (field.phase, field.step, field.began_embarked) == (MOVEMENT, 0, [1])


@pytest.mark.rule("wh40k:objective.07", "wh40k:objective.11")
@pytest.mark.parametrize("phase", PHASES)
def test_at_the_end_of_every_phase_markers_are_looked_at(phase: str) -> None:
    field = lone_models()
    field.phase = phase
    field.markers, field.control = [(7 * INCH, 20 * INCH)], [NOBODY]
    run(end_phase(field))
    assert field.control == [0]
    stand(field, 0, 30 * INCH, 20 * INCH)
    assert field.control == [0], "until the next phase ends"
    run(end_phase(field))
    assert field.control == [NOBODY]
    stand(field, 1, 7 * INCH, 23 * INCH)
    run(end_phase(field))
    assert field.control == [1]


def test_a_view_tells_of_no_round_after_the_last() -> None:
    field = lone_models()
    for played, shown in ((1, 1), (5, 5), (6, 5)):
        field.round = played
        assert view(field)["round"] == shown


@pytest.mark.rule("wh40k:mission.only-war.02", "wh40k:mission.general.04")
@pytest.mark.parametrize(("phase", "points"), [(COMMAND, 1), (MOVEMENT, 0), (FIGHT, 0)])
def test_markers_score_at_the_end_of_the_command_phase_as_they_are_then(phase: str, points: int) -> None:
    field = lone_models()
    field.phase, field.round, field.active = phase, 2, 0
    field.markers, field.control = [(7 * INCH, 20 * INCH)], [1]
    run(end_phase(field))
    assert field.victory_points == [points, 0]


@pytest.mark.rule("wh40k:coherency.06")
@pytest.mark.parametrize(("phase", "asked"), [("charge", 0), (FIGHT, 1)])
def test_coherency_is_restored_at_the_end_of_a_turn(phase: str, asked: int) -> None:
    field = battle([entry("Pair", (2, profile(), []))])
    stand(field, 0, 5 * INCH, 5 * INCH)
    stand(field, 1, 15 * INCH, 5 * INCH)
    field.phase = phase
    played = run(end_phase(field), answers=[("model", 0)] * asked)
    assert len(played.asked) == asked


@pytest.mark.rule("wh40k:attack.24")
def test_what_lasts_until_the_end_of_a_phase_or_turn_ends_there() -> None:
    field = lone_models()
    unit = field.units[0]
    lasting = [Lasting("a", "phase"), Lasting("b", "turn"), Lasting("c", "command")]
    unit.lasting, unit.tested, unit.allocated = lasting.copy(), True, [0]
    field.phase = MOVEMENT
    run(end_phase(field))
    assert (unit.lasting, unit.tested, unit.allocated) == (lasting[1:], False, [])
    field.phase = FIGHT
    run(end_phase(field))
    assert unit.lasting == lasting[2:]


@pytest.mark.rule("wh40k:movement.22", "wh40k:movement.01", "wh40k:reserves.03")
def test_the_reinforcements_step_comes_when_all_units_are_done() -> None:
    field = battle(
        [entry("One", (1, profile(), [])), entry("Divers", (1, profile(), []), abilities=["deep-strike"])],
        [entry("Foe", (1, profile(), []))],
    )
    stand(field, 0, 5 * INCH, 20 * INCH)
    stand(field, 2, 55 * INCH, 20 * INCH)
    field.units[1].place = "reserves"
    field.phase = MOVEMENT
    played = run(
        movement_phase(field),
        answers=["done", ("unit", 1), ((30 * INCH, 20 * INCH),)],
    )
    assert [question for _, question in played.questions] == [
        "wh40k-ask-move",
        "wh40k-ask-reinforcements",
        "wh40k-ask-arrive",
    ]
    assert field.step == 1
