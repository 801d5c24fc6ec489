"""The Command phase (rulebook: "Fase de mando"): command points, then Battle-shock tests."""

from __future__ import annotations

from typing import Final

from tablero.games.wh40k.state import Battle, Unit
from tablero.games.wh40k.stratagems import offer
from tablero.games.wh40k.units import below_half_strength
from tablero.kernel import CHECKPOINT, Choose, Play, Roll

GAIN: Final = 1
MOST_GAINED: Final = 1
"""Command points that a player may gain in a round besides those of the Command phases."""


def command_phase(battle: Battle) -> Play[None]:
    """Run the Command step and the Battle-shock step."""
    if battle.step == 0:
        command_step(battle)  # wh40k:command.04: nothing else of the phase is left when the tests begin
        battle.step = 1
    yield from battle_shock_step(battle)  # wh40k:command.01


def command_step(battle: Battle) -> None:
    """Let both players gain a command point, and the active player's units recover."""
    for seat in (0, 1):
        battle.command_points[seat] += GAIN  # wh40k:command.02
    battle.log.tell("wh40k-gain-command-points", points=GAIN)
    for unit in battle.units:
        if unit.seat == battle.active:
            unit.battle_shocked = False  # wh40k:battleshock.03


def gain_command_point(battle: Battle, seat: int) -> bool:
    """Let a player gain a command point by some other rule; tell whether that was still possible this round."""
    if battle.gained[seat] >= MOST_GAINED:  # wh40k:command.03
        return False
    battle.gained[seat] += 1
    battle.command_points[seat] += 1
    return True


def battle_shock_step(battle: Battle) -> Play[None]:
    """Test each unit of the active player that is Below Half-strength, in the order the player likes."""
    while untested := [unit for unit in battle.units_of(battle.active) if must_test(battle, unit)]:
        yield CHECKPOINT
        chosen = yield Choose(battle.active, [("unit", unit.id) for unit in untested], "wh40k-ask-battle-shock")
        unit = battle.units[chosen[1]]
        unit.tested = True
        yield from battle_shock_test(battle, unit)


def must_test(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit still has to take a Battle-shock test this phase (wh40k:battleshock.01)."""
    return not unit.tested and below_half_strength(battle, unit)


def best_leadership(battle: Battle, unit: Unit) -> int:
    """Return the best Leadership in a unit, which is the lowest (wh40k:datasheet.05)."""
    return min(model.profile.leadership for model in battle.models_of(unit))


def leadership_test(battle: Battle, unit: Unit) -> Play[bool]:
    """Roll 2D6 against the best Leadership in a unit; return whether it passed (wh40k:leadership.01)."""
    dice = yield Roll(6, 2)
    needed = best_leadership(battle, unit)
    passed = sum(dice) >= needed
    battle.log.tell("wh40k-leadership-test", unit=battle.name(unit), total=sum(dice), needed=needed, passed=str(passed))
    return passed


def battle_shock_test(battle: Battle, unit: Unit) -> Play[None]:
    """Test a unit, which is Battle-shocked if it fails (wh40k:battleshock.02)."""
    passed = yield from leadership_test(battle, unit)
    if passed:
        return
    if (
        yield from offer(battle, unit.seat, "insane-bravery", unit, lambda: [unit])
    ) is not None:  # wh40k:stratagem.insane-bravery
        return
    shock(battle, unit)


def shock(battle: Battle, unit: Unit) -> None:
    """Make a unit Battle-shocked until its player's next Command phase."""
    unit.battle_shocked = True  # wh40k:battleshock.02
    battle.log.tell("wh40k-battle-shocked", unit=battle.name(unit))
