"""The mission Only War (rulebook: "Solo hay guerra"): battle sizes, scoring, the end of the battle, and who wins."""

from __future__ import annotations

from typing import Final, NamedTuple

from tablero.games.wh40k.mustering import BATTLE_SIZES, INCURSION, ONSLAUGHT, STRIKE_FORCE
from tablero.games.wh40k.state import ATTACHED, DESTROYED, EMBARKED, RESERVES, STRATEGIC_RESERVES, Battle
from tablero.kernel import Outcome, say

FIRST_SCORED: Final = 2
LAST_ROUND: Final = 5
MOST_SCORED: Final = 3
MARKERS: Final = 4


class Size(NamedTuple):
    """The size of a battlefield in inches, the long side first."""

    length: int
    width: int


# wh40k:mission.general.03, wh40k:mission.only-war.01, wh40k:mission.only-war.03
BATTLEFIELDS: Final = {INCURSION: Size(60, 44), STRIKE_FORCE: Size(60, 44), ONSLAUGHT: Size(90, 44)}

PATROL: Final = Size(44, 30)  # wh40k:battlefield.03
PATROL_POINTS: Final = 500
"""Up to so many points armies meet on the battlefield of a Patrol, for a first game."""


def size_of(points: int) -> Size:
    """Return the size of the battlefield for armies of so many points (wh40k:mission.only-war.03)."""
    if points <= PATROL_POINTS:
        return PATROL  # wh40k:battlefield.03
    sizes = [size for size, limit in BATTLE_SIZES.items() if points <= limit]
    return BATTLEFIELDS[sizes[0] if sizes else ONSLAUGHT]


def score(battle: Battle) -> None:
    """Score at the end of the active player's Command phase, from the second round on (wh40k:mission.only-war.02).

    That is what the mission is about (wh40k:mission.general.04).
    """
    if battle.round < FIRST_SCORED:
        return
    points = min(battle.control.count(battle.active), MOST_SCORED)
    battle.victory_points[battle.active] += points
    battle.log.tell("wh40k-scores", seat=battle.active + 1, points=points, total=battle.victory_points[battle.active])


def wiped_out(battle: Battle, seat: int) -> bool:
    """Tell whether every model of an army has been destroyed: who is embarked or in Reserves has not."""
    # wh40k:mission.only-war.13
    return all(unit.place in (DESTROYED, ATTACHED) for unit in battle.units if unit.seat == seat)


def over(battle: Battle) -> bool:
    """Tell whether the battle has ended (wh40k:mission.only-war.13, wh40k:mission.general.11)."""
    return battle.round > LAST_ROUND or wiped_out(battle, 0) or wiped_out(battle, 1)


def destroy_reserves(battle: Battle) -> None:
    """Count as destroyed what never arrived, with everybody in it (wh40k:reserves.02, wh40k:strategic.05)."""
    away = [unit.id for unit in battle.units if unit.place in (RESERVES, STRATEGIC_RESERVES)]
    for unit in battle.units:
        if unit.id in away or (unit.place == EMBARKED and unit.carrier in away):
            unit.place = DESTROYED
            unit.models.clear()


def outcome(battle: Battle) -> Outcome:
    """Return who has won (wh40k:mission.only-war.14, wh40k:mission.general.12)."""
    destroy_reserves(battle)
    gone = [wiped_out(battle, seat) for seat in (0, 1)]
    points = tuple(battle.victory_points)
    if all(gone):
        return Outcome((), say("wh40k-both-wiped-out"), points)  # wh40k:mission.only-war.16
    if any(gone):
        return Outcome((gone.index(False),), say("wh40k-wiped-out"), points)
    if points[0] == points[1]:
        return Outcome((), say("wh40k-equal-points"), points)
    return Outcome((points.index(max(points)),), say("wh40k-more-points"), points)
