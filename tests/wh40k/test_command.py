"""The Command phase: command points, Battle-shock, what may be gained besides; and paying for Stratagems."""

from __future__ import annotations

import pytest

from tablero.games.wh40k.command import battle_shock_step, battle_shock_test, command_phase, gain_command_point
from tablero.games.wh40k.mission import outcome, over, score
from tablero.games.wh40k.objectives import check_control, level_of_control
from tablero.games.wh40k.state import COMMAND, DESTROYED, NOBODY, RESERVES, Battle, Spent
from tablero.games.wh40k.stratagems import CORE, offer, shocked, unusable
from tablero.games.wh40k.units import below_half_strength
from tablero.kernel import CHECKPOINT
from tablero.tabletop import INCH
from wh40k.playing import battle, entry, profile, run, stand


def squads(*models: int, wounds: int = 1, leadership: int = 6, oc: int = 1) -> Battle:
    shape = profile(wounds=wounds, leadership=leadership, oc=oc)
    field = battle(*[[entry(f"Squad {seat}", (count, shape, []))] for seat, count in enumerate(models)])
    for unit in field.units:
        for number, id in enumerate(unit.models):
            stand(field, id, (10 + 20 * unit.seat) * INCH, (10 + 2 * number) * INCH)
    field.phase = COMMAND
    return field


@pytest.mark.rule("wh40k:command.01", "wh40k:command.02", "wh40k:battleshock.01")
def test_both_players_gain_a_command_point_before_anything_else() -> None:
    field = squads(2, 2)
    run(command_phase(field))
    assert field.command_points == [1, 1]
    assert field.step == 1


@pytest.mark.rule("wh40k:command.04", "wh40k:command.01")
def test_everything_else_of_the_phase_is_done_when_the_first_test_is_taken() -> None:
    field = squads(4, 4)
    field.units[0].models = [0]
    field.units[0].battle_shocked = True
    play = command_phase(field)
    assert next(play) is CHECKPOINT
    assert (field.command_points, field.units[0].battle_shocked) == ([1, 1], False)
    run(command_phase(field), [1, 1], ["decline"])
    assert (field.command_points, field.units[0].battle_shocked) == ([1, 1], True)


@pytest.mark.rule("wh40k:command.03")
def test_besides_that_a_player_gains_one_a_round_at_most() -> None:
    field = squads(1, 1)
    assert gain_command_point(field, 0)
    assert not gain_command_point(field, 0)
    assert gain_command_point(field, 1)
    assert field.command_points == [1, 1]


@pytest.mark.rule("wh40k:strength.03", "wh40k:battleshock.01")
def test_half_of_the_models_are_not_below_half() -> None:
    field = squads(5, 4)
    unit = field.units[0]
    unit.models = [0, 1, 2]
    assert not below_half_strength(field, unit)
    unit.models = [0, 1]
    assert below_half_strength(field, unit)
    field.units[1].models = field.units[1].models[:2]
    assert not below_half_strength(field, field.units[1])


@pytest.mark.rule("wh40k:strength.02")
def test_a_single_model_is_below_half_by_its_wounds() -> None:
    field = squads(1, 1, wounds=10)
    field.models[0].wounds = 5
    assert not below_half_strength(field, field.units[0])
    field.models[0].wounds = 4
    assert below_half_strength(field, field.units[0])


@pytest.mark.rule("wh40k:battleshock.01")
def test_only_units_of_the_active_player_below_half_strength_test_and_once() -> None:
    field = squads(4, 4)
    for unit in field.units:
        unit.models = unit.models[:1]
    played = run(battle_shock_step(field), [3, 3])
    assert played.rolls == [2]


@pytest.mark.rule("wh40k:battleshock.02", "wh40k:leadership.01", "wh40k:datasheet.05")
@pytest.mark.parametrize(("dice", "passed"), [([3, 3], True), ([2, 3], False)])
def test_the_best_leadership_or_more_passes(dice: list[int], passed: bool) -> None:
    field = squads(3, 1)
    field.models[1].profile = profile(leadership=8)
    run(battle_shock_test(field, field.units[0]), dice)
    assert field.units[0].battle_shocked is not passed


@pytest.mark.rule("wh40k:battleshock.03")
def test_it_lasts_until_the_players_next_command_phase() -> None:
    field = squads(2, 2)
    field.units[0].battle_shocked = field.units[1].battle_shocked = True
    run(command_phase(field))
    assert [unit.battle_shocked for unit in field.units] == [False, True]


@pytest.mark.rule("wh40k:stratagem.insane-bravery")
def test_insane_bravery_passes_a_failed_test() -> None:
    field = squads(3, 1)
    field.command_points = [1, 0]
    run(battle_shock_test(field, field.units[0]), [1, 1], [("unit", 0)])
    assert not field.units[0].battle_shocked
    assert field.command_points == [0, 0]


# Stratagems.


@pytest.mark.rule("wh40k:stratagem.general.01")
def test_a_stratagem_needs_its_command_points() -> None:
    field = squads(1, 1)
    reason = unusable(field, 0, CORE["grenade"])
    assert reason is not None
    assert reason.rule == "wh40k:stratagem.general.01"
    field.command_points = [1, 0]
    assert unusable(field, 0, CORE["grenade"]) is None


@pytest.mark.rule("wh40k:stratagem.general.02")
def test_the_same_stratagem_is_used_once_a_phase() -> None:
    field = squads(1, 1)
    field.command_points = [5, 5]
    run(offer(field, 0, "grenade", None, lambda: field.units[:1]), answers=[("unit", 0)])
    assert field.command_points == [4, 5]
    reason = unusable(field, 0, CORE["grenade"])
    assert reason is not None
    assert reason.rule == "wh40k:stratagem.general.02"
    field.phase = "shooting"
    assert unusable(field, 0, CORE["grenade"]) is None


@pytest.mark.rule("wh40k:stratagem.overwatch.03")
def test_overwatch_is_used_once_a_turn() -> None:
    field = squads(1, 1)
    field.command_points = [5, 5]
    field.phase = "charge"
    field.spent = [Spent(1, "overwatch", "movement")]
    reason = unusable(field, 1, CORE["overwatch"])
    assert reason is not None
    assert reason.rule == "wh40k:stratagem.overwatch.03"


@pytest.mark.rule("wh40k:stratagem.general.03")
def test_a_stratagem_has_its_turn() -> None:
    field = squads(1, 1)
    field.command_points = [5, 5]
    turns = {name: [unusable(field, seat, each) is None for seat in (0, 1)] for name, each in CORE.items()}
    assert [name for name, usable in turns.items() if usable == [True, True]] == [
        "command-reroll",
        "counter-offensive",
        "epic-challenge",
    ]
    assert [name for name, usable in turns.items() if usable == [True, False]] == [
        "insane-bravery",
        "grenade",
        "tank-shock",
    ]


@pytest.mark.rule("wh40k:battleshock.06")
def test_stratagems_do_not_affect_ones_own_battle_shocked_units() -> None:
    field = squads(1, 1)
    field.command_points = [5, 5]
    field.units[0].battle_shocked = True
    assert run(offer(field, 0, "grenade", None, lambda: field.units[:1])).asked == []
    assert shocked(CORE["insane-bravery"], field.units[0]) is None


# Objectives and scoring.


@pytest.mark.rule("wh40k:objective.05", "wh40k:objective.02")
def test_a_model_is_in_range_within_three_inches_of_the_marker() -> None:
    field = squads(1, 1)
    far = 10 * INCH + 1600 + 3 * INCH + 2000
    field.markers, field.control = [(far, 10 * INCH)], [NOBODY]
    assert level_of_control(field, 0, 0) == 1
    field.markers = [(far + 1, 10 * INCH)]
    assert level_of_control(field, 0, 0) == 0
    field.markers = [(far, 10 * INCH)]
    stand(field, 0, 10 * INCH, 10 * INCH, 5 * INCH)
    assert level_of_control(field, 0, 0) == 1
    stand(field, 0, 10 * INCH, 10 * INCH, 5 * INCH + 1)
    assert level_of_control(field, 0, 0) == 0


@pytest.mark.rule("wh40k:objective.06", "wh40k:objective.07", "wh40k:objective.08")
@pytest.mark.rule("wh40k:battleshock.04", "wh40k:battleshock.08")
def test_who_has_more_control_controls_the_marker() -> None:
    field = squads(2, 1, oc=2)
    field.markers, field.control = [(12 * INCH, 11 * INCH)], [NOBODY]
    check_control(field)
    assert field.control == [0]
    stand(field, 2, 14 * INCH, 11 * INCH)
    check_control(field)
    assert field.control == [0], "4 against 2"
    stand(field, 1, 50 * INCH, 40 * INCH)
    check_control(field)
    assert field.control == [NOBODY], "2 against 2"
    field.units[0].battle_shocked = True
    check_control(field)
    assert field.control == [1]


@pytest.mark.rule("wh40k:mission.only-war.02")
@pytest.mark.parametrize(("round", "controlled", "points"), [(1, 2, 0), (2, 2, 2), (2, 4, 3), (5, 0, 0)])
def test_markers_score_from_the_second_round_three_a_turn_at_most(round: int, controlled: int, points: int) -> None:
    field = squads(1, 1)
    field.round = round
    field.control = [0] * controlled + [1]
    score(field)
    assert field.victory_points == [points, 0]


@pytest.mark.rule("wh40k:mission.only-war.13")
def test_the_battle_ends_with_the_fifth_round_or_an_army() -> None:
    field = squads(1, 1)
    field.round = 5
    assert not over(field)
    field.round = 6
    assert over(field)
    field.round = 1
    field.units[1].place = RESERVES
    assert not over(field), "who is in Reserves is not destroyed"
    field.units[1].place = DESTROYED
    assert over(field)
    field.add(1, field.units[1].parts[0].entry)
    assert not over(field), "another unit of the army is left"


@pytest.mark.rule("wh40k:mission.only-war.14", "wh40k:mission.only-war.16", "wh40k:reserves.02", "wh40k:strategic.05")
def test_who_has_won() -> None:
    field = squads(1, 1)
    field.victory_points = [3, 5]
    assert outcome(field.copy()).winners == (1,)
    field.victory_points = [5, 5]
    assert outcome(field.copy()).winners == ()
    field.units[0].place = RESERVES
    assert outcome(field.copy()).winners == (1,), "what never arrived counts as destroyed"
    field.units[1].place = DESTROYED
    assert outcome(field.copy()).winners == ()
