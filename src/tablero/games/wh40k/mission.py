"""The mission Only War (rulebook: "Solo hay guerra"): battle sizes, scoring, the end of the battle, and who wins."""

from __future__ import annotations

from typing import Final, NamedTuple

from tablero.games.wh40k.state import (
    ATTACHED,
    DESTROYED,
    RESERVES,
    STRATEGIC_RESERVES,
    UNDEPLOYED,
    Battle,
)
from tablero.kernel import Outcome, say

FIRST_SCORED: Final = 2
LAST_ROUND: Final = 5
MOST_SCORED: Final = 3
MARKERS: Final = 4


class Size(NamedTuple):
    """A battle size: its points, and its battlefield in inches, the long side first."""

    points: int
    length: int
    width: int


# wh40k:muster.02, wh40k:mission.only-war.01, wh40k:mission.only-war.03
SIZES: Final = {
    "skirmish": Size(500, 44, 30),
    "incursion": Size(1000, 60, 44),
    "strike-force": Size(2000, 60, 44),
    "onslaught": Size(3000, 90, 44),
}
"""A skirmish is smaller than the book's battles, for a first game."""


STRATEGIC_SHARE: Final = 4
"""A quarter of a battle's points may be in Strategic Reserves (wh40k:strategic.03)."""


def limit_of(battle: Battle, seat: int) -> int:
    """Return how many points a player's army may cost."""
    return battle.armies[seat].limit


def score(battle: Battle) -> None:
    """Score at the end of the active player's Command phase, from the second round on (wh40k:mission.only-war.02)."""
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
    """Tell whether the battle has ended (wh40k:mission.only-war.13)."""
    return battle.round > LAST_ROUND or wiped_out(battle, 0) or wiped_out(battle, 1)


def destroy_reserves(battle: Battle) -> None:
    """Count as destroyed what never arrived (wh40k:reserves.02, wh40k:strategic.05)."""
    for unit in battle.units:
        if unit.place in (RESERVES, STRATEGIC_RESERVES, UNDEPLOYED):
            unit.place = DESTROYED
            unit.models.clear()


def outcome(battle: Battle) -> Outcome:
    """Return who has won (wh40k:mission.only-war.14)."""
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
