"""Cohesion (rulebook: "Cohesion"): how near to their leader the miniatures of a unit stand."""

from __future__ import annotations

from typing import Final

from tablero.games.legion.battlefield import silhouette
from tablero.games.legion.measuring import HALF_RANGE
from tablero.games.legion.state import Battle, Unit
from tablero.games.legion.terrain import IMPASSABLE, crosses_impassable
from tablero.games.legion.tools import TOOLS, barring, under_tools
from tablero.kernel import Reason, because
from tablero.tabletop import Battlefield, Shape, around, see, within

POINT: Final = Shape(((0, 0),))


class Cohesion:
    """Cohesion in the edition of 2026."""

    reach = HALF_RANGE
    """How far from their leader miniatures may be."""

    def why_not(self, battle: Battle, field: Battlefield, unit: Unit, id: int) -> Reason | None:
        """Return why a miniature is not in Cohesion where it and its leader stand on a field."""
        if not within(field, id, unit.leader, self.reach) or self.barred(battle, field, unit, id):
            return because("legion26:cohesion.02", "legion-out-of-cohesion", unit=battle.name(unit))
        if not see(field, unit.leader, id, battle.edition.seeing.blocking):
            return because("legion26:cohesion.03", "legion-leader-not-seen", unit=battle.name(unit))
        if abs(field[id].pose.z - field[unit.leader].pose.z) > silhouette(unit):
            return because("legion26:cohesion.04", "legion-too-high-for-cohesion", unit=battle.name(unit))
        return None

    def barred(self, battle: Battle, field: Battlefield, unit: Unit, id: int) -> bool:
        """Tell whether impassable terrain is between a miniature and its leader (legion26:cohesion.02)."""
        walls = impassable(battle, unit)
        between = barring(field, POINT, walls)
        return bool(walls) and between.enters(field[unit.leader].pose, field[id].pose) is not None


class Cohesion2023(Cohesion):
    """Cohesion in the edition of 2023: as far as a Speed-1 move, and sight doesn't count."""

    reach = TOOLS[1].length

    def why_not(self, battle: Battle, field: Battlefield, unit: Unit, id: int) -> Reason | None:
        """Return why a miniature is not in Cohesion where it and its leader stand on a field."""
        if not within(field, id, unit.leader, self.reach):
            return because("legion23:deploy.04", "legion-out-of-cohesion", unit=battle.name(unit))
        if self.barred(battle, field, unit, id):
            return because("legion23:deploy.05", "legion-out-of-cohesion", unit=battle.name(unit))
        if abs(field[id].pose.z - field[unit.leader].pose.z) > silhouette(unit):
            return because("legion23:deploy.04", "legion-too-high-for-cohesion", unit=battle.name(unit))
        return None

    def barred(self, battle: Battle, field: Battlefield, unit: Unit, id: int) -> bool:
        """Tell whether no Speed-1 tool, straight or bent, leads from the leader to a miniature past impassable terrain."""
        if not super().barred(battle, field, unit, id):
            return False
        walls = impassable(battle, unit)
        leader, (x, y, _, _), tool = field[unit.leader], field[id].pose, TOOLS[1]
        middle, radius = (leader.pose.x, leader.pose.y), unit.card.base.width // 2
        begins = around(middle, radius, (x, y))
        at = tool.touched_by(radius)
        return tool.lay(under_tools(field, walls), begins, (x, y), radius + tool.width, at) is None


def impassable(battle: Battle, unit: Unit) -> list[int]:
    """Return the bodies of terrain that is impassable for a unit."""
    if crosses_impassable(unit):
        return []
    rules = battle.edition.terrain
    return [number for piece in battle.terrain if rules.movement(piece, unit) == IMPASSABLE for number in piece.bodies]
