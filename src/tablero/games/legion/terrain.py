"""Terrain (rulebook: "Terrain"): its kinds, how high it is, and who may stand on it.

Everything about a piece is agreed before the game and given as data, a `Piece` of the state: legion26:terrain.19.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablero.games.legion import keywords
from tablero.games.legion.battlefield import piece_of, silhouette
from tablero.games.legion.state import Battle, Miniature, Piece, Unit
from tablero.kernel import Reason, because
from tablero.tabletop import AREA as AREA_BODY
from tablero.tabletop import FLOOR, INCH, TOUCH, WALL, Battlefield, all_overlapping, wholly_within, within

if TYPE_CHECKING:
    from collections.abc import Iterator

SCATTER: Final = "scatter"
BARRICADE: Final = "barricade"
AREA: Final = "area"
OBSTACLE: Final = "obstacle"
KINDS: Final = (SCATTER, BARRICADE, AREA, OBSTACLE)
"""A barricade is a kind of scatter terrain: legion26:terrain.01, legion23:terrain.16."""

OPEN: Final = "open"
DIFFICULT: Final = "difficult"
IMPASSABLE: Final = "impassable"
MOVEMENTS: Final = (OPEN, DIFFICULT, IMPASSABLE)
"""Besides its kind each piece is one of these: legion26:terrain.10, legion23:terrain.16."""

NO_COVER, LIGHT, HEAVY = 0, 1, 2

HEIGHT: Final = 6 * INCH
"""Height 1: a segment of the range tool, held upright."""
MATTER: Final = WALL | FLOOR
TERRAIN: Final = WALL | FLOOR | AREA_BODY


def height_of(length: int) -> int:
    """Return in which vertical segment of the range tool something ends.

    >>> height_of(6 * INCH), height_of(6 * INCH + 1)
    (1, 2)
    """
    return max(1, -(-length // HEIGHT))  # legion26:terrain.17, legion23:terrain.14


class Terrain:
    """What the edition of 2026 says of terrain."""

    def movement(self, piece: Piece, unit: Unit) -> str:
        """Return how a piece restricts the moves of a unit; a barricade doesn't (legion26:terrain.03)."""
        return piece.movement

    def why_not_on_barricade(self, whole: bool) -> Reason | None:
        """Return why a Trooper can't stand on a barricade: never (legion26:terrain.04)."""
        return because("legion26:terrain.04", "legion-on-a-barricade")

    def barricade_covers(self, unit: Unit) -> bool:
        """Tell whether a barricade gives Cover to a unit."""
        if not keywords.trooper(unit):
            return False  # legion26:terrain.03
        # legion26:terrain.03, legion26:apxb.23, legion26:apxb.28
        return not keywords.of_type(unit, "creature trooper") and not keywords.of_type(unit, "heavy trooper")


class Terrain2023(Terrain):
    """What the edition of 2023 says of terrain."""

    def movement(self, piece: Piece, unit: Unit) -> str:
        """Return how a piece restricts the moves of a unit; barricades are difficult for Troopers (legion23:terrain.03)."""
        return DIFFICULT if piece.kind == BARRICADE and keywords.trooper(unit) else piece.movement

    def why_not_on_barricade(self, whole: bool) -> Reason | None:
        """Return why a Trooper can't stand on a barricade: it is not wholly on it (legion23:terrain.18)."""
        return None if whole else because("legion23:terrain.04", "legion-partly-on-a-barricade")

    def barricade_covers(self, unit: Unit) -> bool:
        """Tell whether a barricade gives cover to a unit: to Troopers, but not to creatures."""
        # legion23:terrain.17, legion23:type.creature.5
        return keywords.trooper(unit) and not keywords.of_type(unit, "creature trooper")


# What a miniature stands on.


def under(battle: Battle, field: Battlefield, id: int) -> list[tuple[Piece, int]]:
    """Return the pieces that a miniature's base overlaps where it stands on a field, with the body of each.

    Any overlap counts, also of a part (legion26:terrain.21); of area terrain only its boundary matters
    (legion26:terrain.05, legion23:terrain.05).
    """
    return [(piece_of(battle, number), number) for number in all_overlapping(field, id, TERRAIN)]


def is_in(battle: Battle, field: Battlefield, id: int, movement: str) -> bool:
    """Tell whether a miniature stands in or on terrain that restricts its unit's moves so."""
    unit = battle.units[battle.miniatures[id].unit]
    rules = battle.edition.terrain
    return any(rules.movement(piece, unit) == movement for piece, _ in under(battle, field, id))


def in_contact(field: Battlefield, id: int, piece: Piece) -> bool:
    """Tell whether a miniature is in base contact with a piece: beside it, on it or in it."""
    # legion26:core.08, legion23:core.05
    body = field[id]
    return any(
        within(field, id, number, TOUCH)
        and field[number].pose.z - body.height <= body.pose.z <= field[number].top + body.height
        for number in piece.bodies
    )


def floors(field: Battlefield, id: int) -> Iterator[int]:
    """Yield the heights at which something could carry a miniature at its place, and that of the ground."""
    yield 0
    yield from sorted({field[number].top for number in all_overlapping(field, id, FLOOR)})


def highest_under(field: Battlefield, id: int) -> int:
    """Return the height of the highest matter under a miniature."""
    return max((field[number].top for number in all_overlapping(field, id, MATTER)), default=0)


def why_not_stand(battle: Battle, field: Battlefield, miniature: Miniature) -> Reason | None:
    """Return what terrain has against a miniature's standing where it does on a field."""
    unit = battle.units[miniature.unit]
    if not crosses_impassable(unit) and is_in(battle, field, miniature.id, IMPASSABLE):
        rule = battle.edition.rule("legion26:terrain.13", "legion23:terrain.10")
        return because(rule, "legion-on-impassable", unit=battle.name(unit))
    if keywords.vehicle(unit):
        return _why_not_rest(battle, field, miniature, unit)
    return _why_not_fit(battle, field, miniature, unit)


def crosses_impassable(unit: Unit) -> bool:
    """Tell whether a unit moves through and onto impassable terrain: Repulsor Vehicles do."""
    # legion26:apxb.17, legion26:apxb.31, legion23:vehicle.repulsor.4
    return keywords.of_type(unit, "repulsor vehicle")


def _why_not_fit(battle: Battle, field: Battlefield, miniature: Miniature, unit: Unit) -> Reason | None:
    """Return why a Trooper doesn't fit where it stands: on a barricade, half on an obstacle, in matter, in the air."""
    id, foot = miniature.id, field[miniature.id].pose.z
    carried = foot == 0
    for piece, number in under(battle, field, id):
        body = field[number]
        if piece.kind == BARRICADE:
            reason = battle.edition.terrain.why_not_on_barricade(wholly_within(field, id, number, 0))
            if reason is not None:
                return reason
        if not body.kind & MATTER or body.pose.z >= foot + silhouette(unit) or body.top < foot:
            continue
        on_it = bool(body.kind & FLOOR) and body.top == foot
        carried = carried or on_it
        if not on_it and body.top == foot:
            continue
        if not on_it or (piece.kind == OBSTACLE and not _carries(battle, field, id, piece)):
            # legion26:terrain.15, legion26:terrain.20, legion23:terrain.12, legion23:terrain.19
            rule = battle.edition.rule("legion26:terrain.15", "legion23:terrain.12")
            return because(rule, "legion-partly-on-terrain", unit=battle.name(unit))
    if not carried:
        rule = battle.edition.rule("legion26:terrain.15", "legion23:terrain.12")
        return because(rule, "legion-in-the-air", unit=battle.name(unit))
    return None


def _carries(battle: Battle, field: Battlefield, id: int, piece: Piece) -> bool:
    """Tell whether a miniature is wholly on a part of a piece."""
    foot = field[id].pose.z
    parts = [number for number in piece.bodies if field[number].kind & FLOOR and field[number].top == foot]
    return any(wholly_within(field, id, number, 0) for number in parts)


def _why_not_rest(battle: Battle, field: Battlefield, miniature: Miniature, unit: Unit) -> Reason | None:
    """Return why a Vehicle can't rest where it stands, also partly on terrain: it would tilt, or hang in the air.

    It rests on the highest thing under its base; if that is higher above what else is under it than half its base is
    wide, it counts as tilted by more than 45 degrees.
    """
    # legion26:apxb.13, legion26:apxb.17, legion23:vehicle.ground.3, legion23:vehicle.repulsor.3, legion23:vehicle.repulsor.5
    id = miniature.id
    if field[id].pose.z != highest_under(field, id):
        rule = battle.edition.rule("legion26:apxb.30", "legion23:vehicle.ground.4")
        return because(rule, "legion-in-the-air", unit=battle.name(unit))
    if tilts(field, id, unit.card.base.width):
        # legion26:apxb.30, legion23:vehicle.ground.4, legion23:vehicle.repulsor.5
        rule = battle.edition.rule("legion26:apxb.30", "legion23:vehicle.ground.4")
        return because(rule, "legion-unstable", unit=battle.name(unit))
    return None


def tilts(field: Battlefield, id: int, width: int) -> bool:
    """Tell whether a base of a width would tilt by more than 45 degrees where it stands on a field."""
    carrying = [number for number in all_overlapping(field, id, FLOOR) if wholly_within(field, id, number, 0)]
    level = max((field[number].top for number in carrying), default=0)
    return highest_under(field, id) - level > width // 2
