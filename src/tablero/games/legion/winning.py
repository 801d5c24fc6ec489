"""Winning the game: when it is over, and who has won."""

from __future__ import annotations

from typing import Final

from tablero.games.legion.state import DEFEATED, Battle, Unit
from tablero.kernel import Outcome, say

ENOUGH: Final = 12


class Winning:
    """How a game is won by the newer book."""

    def decided(self, battle: Battle) -> bool:
        """Tell whether a player has twelve points and the lead, at the end of an End Phase (legion26:win.01)."""
        low, high = sorted(battle.victory_points)
        return high >= ENOUGH and high > low  # legion26:win.07

    def tie_break(self, battle: Battle) -> tuple[int, int]:
        """Return what decides between equal scores, the higher the better: fewer own points lost (legion26:win.04)."""
        return -points_lost(battle, 0), -points_lost(battle, 1)


class Winning2023(Winning):
    """How a game is won by the older book."""

    def decided(self, battle: Battle) -> bool:
        """Say no: all rounds are played (legion23:win.02)."""
        return False

    def tie_break(self, battle: Battle) -> tuple[int, int]:
        """Return what decides between equal scores: more enemy points defeated (legion23:win.05), then the bigger army."""
        lost = points_lost(battle, 0), points_lost(battle, 1)
        if lost[0] != lost[1]:
            return lost[1], lost[0]
        return points(battle, 0), points(battle, 1)  # legion23:win.06


def cost(unit: Unit) -> int:
    """Return the points of a unit with its upgrades and those of the counterpart that came with it."""
    joined = 0 if unit.joined is None else unit.joined.points
    return unit.card.points + joined + sum(upgrade.card.points for upgrade in unit.upgrades)


def points(battle: Battle, seat: int) -> int:
    """Return the points of a seat's army."""
    return sum(cost(unit) for unit in battle.units if unit.seat == seat)


def points_lost(battle: Battle, seat: int) -> int:
    """Return the points of a seat's units that are defeated (legion26:win.04, legion23:win.05)."""
    return sum(cost(unit) for unit in battle.units if unit.seat == seat and unit.place == DEFEATED)


def wiped_out(battle: Battle) -> bool:
    """Tell whether somebody has no undefeated units left, which ends the game at once."""
    # legion26:win.02, legion26:win.06, legion23:win.01
    return not all(battle.undefeated(seat) for seat in (0, 1))


def over(battle: Battle) -> bool:
    """Tell whether the game has ended: by elimination, or when a round is over."""
    return wiped_out(battle) or battle.round > battle.edition.rounds  # legion26:end.07, legion23:end.07


def outcome(battle: Battle) -> Outcome:
    """Return who has won."""
    alive = [bool(battle.undefeated(seat)) for seat in (0, 1)]
    scores = tuple(battle.victory_points)
    if alive.count(True) == 1:
        return Outcome((alive.index(True),), say("legion-won-standing"), scores)  # legion26:win.02, legion23:win.01
    if scores[0] != scores[1]:
        # legion26:win.01, legion26:win.03, legion26:win.06, legion23:win.02, legion23:token.14
        return Outcome((scores.index(max(scores)),), say("legion-won-points"), scores)
    broken = battle.edition.winning.tie_break(battle)
    if broken[0] != broken[1]:
        return Outcome((broken.index(max(broken)),), say("legion-won-tie"), scores)
    return Outcome((), say("legion-draw"), scores)  # legion26:win.05, legion23:win.07
