"""How moves differ between the editions."""

from __future__ import annotations

from typing import Final

from tablero.games.legion import keywords
from tablero.games.legion.battlefield import CART, POI, everybody, silhouette
from tablero.games.legion.measuring import engaged
from tablero.games.legion.state import Battle, Unit
from tablero.games.legion.terrain import HEIGHT
from tablero.tabletop import QUARTER, TOUCH, Reached, Tool

STANDARD: Final = "standard"
CLIMB: Final = "climb"
JUMP: Final = "jump"
REVERSE: Final = "reverse"
STRAFE_LEFT: Final = "strafe-left"
STRAFE_RIGHT: Final = "strafe-right"
PIVOT: Final = "pivot"
STRAFES: Final = (STRAFE_LEFT, STRAFE_RIGHT)

AT_EDGE: Final = "at-edge"
"""What `Unit.done` says of a unit that the edge of the battlefield has stopped: it acts no more, not even for free."""
CENTRED: Final = 50
"""Half a millimetre: so near to the middle of a tool a base is centred on it."""
BANE: Final = "bane"
OBJECTIVE: Final = "objective"


class MovingRules:
    """Moves in the edition of 2026."""

    tokens: tuple[str, ...] = (POI, BANE)
    """The kinds of tokens that no miniature may stand on: legion26:obj.06, legion26:cardkw.bane-tokens.2"""
    standard: tuple[str, ...] = (STANDARD, REVERSE, *STRAFES)
    """The kinds of moves that are Standard Moves: legion26:move.08, legion26:apxa.05"""
    pivots_when_engaged = True
    """legion26:apxb.22, legion26:apxb.26, legion26:apxb.27"""
    may_stay = True
    """Whether a leader may end its move where it was: the tool begins at its base, so it touches it."""

    def first_turn(self, unit: Unit) -> int:
        """Return how far a notched base may be turned before its tool is laid."""
        if keywords.has(unit, "speeder") or keywords.has(unit, "mobile"):
            return 0  # legion26:kw.speeder-x, legion26:kw.mobile
        return QUARTER  # legion26:notch.01

    def at_tool(self, tool: Tool, radius: int) -> Reached:
        """Return where a leader with an unnotched base may be placed: in contact with any part of the tool."""
        return tool.touched_by(radius + TOUCH)  # legion26:move.04

    def may_touch(self, target: Unit) -> bool:
        """Tell whether enemies may move into contact with a unit: always."""
        return True

    def in_the_way(self, battle: Battle, unit: Unit, height: int, compulsory: bool) -> list[int]:
        """Return the miniatures that a unit can't move through: there are none (legion26:move.10)."""
        return []

    def displaced(self, battle: Battle, unit: Unit, compulsory: bool) -> list[int]:
        """Return the miniatures that a unit would displace: there are none."""
        return []

    def climbs_over(self, unit: Unit, height: int) -> int:
        """Return how far above its foot something may be that the tool of a Climb lies over."""
        return height  # legion26:climb.03, legion26:kw.expert-climber.2

    def passes_over(self) -> bool:
        """Tell whether a unit passes over those that its tool lies over, and not only over those whom its base crosses."""
        return True


class MovingRules2023(MovingRules):
    """Moves in the edition of 2023: bases obstruct, unless they are displaced."""

    # legion23:move.07, legion23:move.17, legion23:cardkw.bane-tokens.2, legion23:battlecard.payload.6
    tokens = (OBJECTIVE, BANE, CART)
    standard = (STANDARD, JUMP)
    """legion23:move.14, legion23:notched.21"""
    pivots_when_engaged = False
    may_stay = False

    def first_turn(self, unit: Unit) -> int:
        """Return how far a notched base may be turned before its tool is laid: not at all (legion23:notched.01)."""
        return 0

    def at_tool(self, tool: Tool, radius: int) -> Reached:
        """Return where a leader may be placed: at the far end of the tool, or centred on it (legion23:move.03)."""
        return Reached(line=CENTRED, end=radius + TOUCH)

    def may_touch(self, target: Unit) -> bool:
        """Tell whether enemies may move into contact with a unit: not with one that is immune to melee."""
        return not keywords.has(target, "immune-melee")  # legion23:kw.immune-melee

    def in_the_way(self, battle: Battle, unit: Unit, height: int, compulsory: bool) -> list[int]:
        """Return the miniatures that a unit can't move through, but for those that are no higher than so much.

        Creatures, emplacements and ground vehicles are in everybody's way; so are all bases for a notched one that
        neither hovers nor displaces them.
        """
        moving = self.displaced(battle, unit, compulsory)
        found = []
        for id in everybody(battle):
            other = battle.units[battle.miniatures[id].unit]
            if other is unit or id in moving or silhouette(other) <= height:  # legion23:kw.jump-x.2
                continue
            if repulsor(unit) or repulsor(other):
                continue  # legion23:vehicle.repulsor.7, legion23:kw.hover.2
            solid = not keywords.trooper(other) or stands_fast(other)
            # legion23:type.creature.3, legion23:type.emplacement.2, legion23:vehicle.ground.5, legion23:move.06
            # legion23:notched.05, legion23:notched.12
            if solid or unit.card.base.notched:
                found.append(id)
        return found

    def displaced(self, battle: Battle, unit: Unit, compulsory: bool) -> list[int]:
        """Return the miniatures that a unit would displace if it moved over them: Troopers that are not engaged."""
        ground = keywords.of_type(unit, "ground vehicle") and not repulsor(unit)
        # legion23:type.creature.2, legion23:vehicle.ground.2, legion23:vehicle.repulsor.6
        if not ground and not keywords.of_type(unit, "creature trooper") and not (repulsor(unit) and compulsory):
            return []
        # legion23:notched.11, legion23:notched.20
        return [id for id in displaceable(battle) if id not in unit.miniatures]

    def climbs_over(self, unit: Unit, height: int) -> int:
        """Return how far above its foot something may be that the tool of a climb lies over."""
        return height + silhouette(unit)  # legion23:climb.02, legion23:climb.03

    def passes_over(self) -> bool:
        """Tell whether those that only the tool lies over count as passed over: no, a base must cross them."""
        return False


def repulsor(unit: Unit) -> bool:
    """Tell whether a unit passes over others as a Repulsor Vehicle does: not one that counts as a Ground Vehicle."""
    hovers_low = any(each.about == "ground" for each in keywords.named(unit, "hover"))
    return keywords.of_type(unit, "repulsor vehicle") and not hovers_low


def displaceable(battle: Battle) -> list[int]:
    """Return the miniatures that can be displaced: Troopers that are neither engaged nor creatures nor emplacements."""
    # legion23:notched.12, legion23:type.creature.3
    able = [unit for unit in battle.units if keywords.trooper(unit) and not stands_fast(unit)]
    return [id for unit in able if not engaged(battle, unit) for id in unit.miniatures if on_field(battle, id)]


def stands_fast(unit: Unit) -> bool:
    """Tell whether a unit of Troopers can't be displaced: creatures and emplacements."""
    return keywords.of_type(unit, "creature trooper") or keywords.of_type(unit, "emplacement trooper")


def on_field(battle: Battle, id: int) -> bool:
    """Tell whether a miniature is on the battlefield."""
    return battle.miniatures[id].pose is not None


def climb_height(unit: Unit) -> int:
    """Return how far up or down a unit climbs: height 1, and those who are good at it height 2."""
    # legion26:kw.expert-climber, legion26:kw.scale, legion23:kw.expert-climber, legion23:kw.scale
    far = 2 if keywords.has(unit, "expert-climber") or keywords.has(unit, "scale") else 1
    return far * HEIGHT  # legion26:climb.03, legion23:climb.02, legion23:climb.04


def flying_height(unit: Unit) -> int:
    """Return over terrain of which height a unit moves, and on which it may end: by Speeder X and Hover: Air X."""
    # legion26:kw.speeder-x, legion26:kw.hover-air-x, legion23:kw.speeder-x, legion23:kw.hover.3
    hovers = sum(each.value or 0 for each in keywords.named(unit, "hover") if each.about == "air")
    return max(keywords.value(unit, "speeder"), hovers) * HEIGHT
