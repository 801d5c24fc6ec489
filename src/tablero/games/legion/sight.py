"""Line of sight (rulebook: "Line of Sight"): who sees whom, who is obscured and by what, and in which arc somebody is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tablero.games.legion import keywords
from tablero.games.legion.battlefield import BLOCKS_SIGHT, CART, POI, blocks_sight, token_body
from tablero.games.legion.measuring import HALF_RANGE, RANGE
from tablero.games.legion.missions import in_play
from tablero.games.legion.passengers import carried_openly, stand_in
from tablero.games.legion.state import EMBARKED, ON_BATTLEFIELD, UNDEPLOYED, Battle, Piece, Token, Unit
from tablero.games.legion.terrain import AREA, BARRICADE, HEAVY, NO_COVER, OPEN, in_contact
from tablero.tabletop import (
    AREA as AREA_BODY,
)
from tablero.tabletop import (
    FLOOR,
    OBSERVER,
    PARTLY,
    TARGET,
    WALL,
    Battlefield,
    Blocking,
    Body,
    Pose,
    Shape,
    Sight,
    all_within,
    between,
    overlapping,
    see,
    see_all,
    share_seen,
    within,
)

SIGHT: Final = Blocking(
    # Terrain, and Ground Vehicles; Troopers have no bit that is here.
    # legion26:los.06, legion26:los.07, legion26:los.08, legion26:apxb.15
    # legion23:los.05, legion23:los.06, legion23:los.07, legion23:vehicle.ground.7
    matter=WALL | FLOOR | BLOCKS_SIGHT,
    area=AREA_BODY,  # legion26:terrain.06, legion23:terrain.06
    observer_in=PARTLY,  # legion26:terrain.07
    target_in=PARTLY,  # legion26:terrain.07
    through=OBSERVER | TARGET,  # legion26:los.09
)

SIGHT_2023: Final = SIGHT._replace(through=0)

FRONT, LEFT, REAR, RIGHT = "front", "left", "rear", "right"
ARCS: Final = (FRONT, LEFT, REAR, RIGHT)
"""In the order in which one meets them when one turns from x towards y."""
FAR: Final = 250_000
"""Wider than any battlefield."""
EIGHTH: Final = 450
"""Of a turn: half an arc."""


class Seeing:
    """What the edition of 2026 says of lines of sight and of what obscures."""

    blocking = SIGHT

    def reach(self, battle: Battle) -> int | None:
        """Return how far anybody sees; None is without end."""
        return None

    def obscures(self, field: Battlefield, piece: Piece, miniature: int) -> bool:
        """Tell whether a piece that cuts a line is near enough to a miniature to obscure it (legion26:attack.26)."""
        return any(within(field, miniature, number, HALF_RANGE) for number in piece.bodies)

    def vehicle(self, battle: Battle, leader: int, miniature: int, pieces: list[Piece]) -> Piece | None:
        """Return what obscures a Vehicle: nothing ever does (legion26:apxb.16, legion26:apxb.21)."""
        return None


class Seeing2023(Seeing):
    """What the edition of 2023 says of lines of sight and of what obscures."""

    blocking = SIGHT_2023

    def reach(self, battle: Battle) -> int | None:
        """Return how far anybody sees: not far in the first rounds of a battle with Limited Visibility."""
        if in_play(battle, "condition") != "Limited Visibility":
            return None
        bands = {1: 2, 2: 3}.get(battle.round)  # legion23:battlecard.limited-visibility
        return None if bands is None else bands * RANGE

    def obscures(self, field: Battlefield, piece: Piece, miniature: int) -> bool:
        """Tell whether a piece that cuts a line obscures a miniature: wherever it is (legion23:attack.24)."""
        return True

    def vehicle(self, battle: Battle, leader: int, miniature: int, pieces: list[Piece]) -> Piece | None:
        """Return what obscures a Vehicle: that by which at least half of its silhouette is hidden."""
        touching = [
            number for piece in battle.terrain if in_contact(battle.field, leader, piece) for number in piece.bodies
        ]
        # legion23:vehicle.repulsor.11: of what rises from its base, and of nothing else
        seen, spots = share_seen(battle.field, leader, miniature, self.blocking, touching)
        if 2 * seen > spots:
            return None  # legion23:vehicle.ground.9, legion23:vehicle.repulsor.10
        return _heaviest(pieces)


# Who sees whom.


def look(battle: Battle, miniature: int, other: int) -> Sight:
    """Return what came of a miniature's looking at another: a line, or what blocks it (legion26:los.01, legion23:los.01)."""
    return see(battle.field, miniature, other, battle.edition.seeing.blocking)


def visible(battle: Battle, field: Battlefield, eye: int, others: Sequence[int]) -> Sequence[int]:
    """Return those of some miniatures that are not too far away to be seen at all."""
    reach = battle.edition.seeing.reach(battle)
    return others if reach is None else all_within(field, eye, others, reach)


def seen(battle: Battle, miniature: int, others: Sequence[int]) -> list[int]:
    """Return those of some miniatures that a miniature sees."""
    others = visible(battle, battle.field, miniature, others)
    if not others:
        return []
    # legion26:obj.05, legion23:battlecard.payload.8: points of interest and bomb carts are no bodies of the field
    (row,) = see_all(battle.field, [miniature], others, battle.edition.seeing.blocking)
    return [other for other, clear in zip(others, row, strict=True) if clear]


def in_sight(battle: Battle, unit: Unit) -> list[int]:
    """Return the miniatures that stand for a unit where lines of sight are drawn: its own, or its open transport."""
    if unit.place != EMBARKED:
        return unit.miniatures if unit.place == ON_BATTLEFIELD else []
    # legion23:kw.transport-closed.3, legion23:kw.transport-open.3
    return stand_in(battle, unit).miniatures if carried_openly(battle, unit) else []


def sees(battle: Battle, miniature: int, unit: Unit) -> bool:
    """Tell whether a miniature has line of sight to any miniature of a unit."""
    own = battle.units[battle.miniatures[miniature].unit]
    observers = [miniature] if own.place == ON_BATTLEFIELD else in_sight(battle, own)
    return any(seen(battle, each, in_sight(battle, unit)) for each in observers)


def miniatures_seen(battle: Battle, miniature: int, unit: Unit) -> list[int]:
    """Return the miniatures of a unit that a miniature has line of sight to."""
    return seen(battle, miniature, in_sight(battle, unit))


def units_see(battle: Battle, unit: Unit, other: Unit) -> bool:
    """Tell whether any miniature of a unit sees any of another (legion26:los.11)."""
    if UNDEPLOYED in (unit.place, other.place):
        return unit.place == other.place and unit.seat == other.seat  # legion26:measure.15
    return any(seen(battle, each, in_sight(battle, other)) for each in in_sight(battle, unit))


def seen_from_token(battle: Battle, token: Token, others: Sequence[int]) -> list[int]:
    """Return those of some miniatures that have line of sight to a token, a flat disc (legion26:los.10)."""
    field = battle.field.copy()
    number = field.add(token_body(token))
    others = visible(battle, field, number, others)
    if not others:
        return []
    (row,) = see_all(field, [number], others, battle.edition.seeing.blocking)
    return [other for other, clear in zip(others, row, strict=True) if clear]


# Who is obscured.


def obscured(battle: Battle, leader: int, miniature: int) -> Piece | None:
    """Return what obscures a miniature from an attacking unit leader, the piece that gives the best Cover; or None.

    Vehicles that block sight, and points of interest, come as pieces of area terrain.
    """
    unit = battle.units[battle.miniatures[miniature].unit]
    return _obscured(battle, unit, battle.field, leader, miniature)


def obscured_from_token(battle: Battle, token: Token, miniature: int) -> Piece | None:
    """Return what obscures a miniature from a token that attacks, as a leader would; or None."""
    field = battle.field.copy()
    unit = battle.units[battle.miniatures[miniature].unit]
    return _obscured(battle, unit, field, field.add(token_body(token)), miniature)


def _obscured(battle: Battle, unit: Unit, field: Battlefield, leader: int, miniature: int) -> Piece | None:
    rules = battle.edition.seeing
    field, pieces = _with_screens(battle, field, leader, miniature)
    if not battle.edition.terrain.barricade_covers(unit):
        pieces = [piece for piece in pieces if piece.kind != BARRICADE]
    cutting = [piece for piece in pieces if between(field, leader, miniature, piece.bodies)]
    # legion26:attack.26, legion23:attack.24: not by terrain that the attacking leader is in contact with
    apart = [piece for piece in cutting if piece.cover > NO_COVER and not in_contact(field, leader, piece)]
    if not keywords.trooper(unit):
        return rules.vehicle(battle, leader, miniature, apart)
    # legion26:terrain.08, legion26:attack.41, legion23:terrain.06
    obscuring = [piece for piece in pieces if _stands_in(field, piece, miniature)]
    obscuring += [piece for piece in apart if rules.obscures(field, piece, miniature)]
    if not obscuring and not see(field, leader, miniature, rules.blocking):
        obscuring = cutting  # legion26:attack.26, legion23:attack.24: sight is fully blocked
    return _heaviest(obscuring)


def _stands_in(field: Battlefield, piece: Piece, miniature: int) -> bool:
    """Tell whether a miniature overlaps a piece of area terrain, if that was not taken off."""
    return piece.kind == AREA and any(overlapping(field, miniature, number) for number in piece.bodies[:1])


def _heaviest(pieces: list[Piece]) -> Piece | None:
    return max(pieces, key=lambda piece: piece.cover, default=None)


def _with_screens(battle: Battle, field: Battlefield, leader: int, miniature: int) -> tuple[Battlefield, list[Piece]]:
    """Return the field with the points of interest and bomb carts on it, and everything that can obscure as pieces of terrain."""
    field, pieces = field.copy(), list(battle.terrain)
    vehicles = _vehicles_between(battle, leader, miniature)
    pieces += [Piece(AREA, OPEN, HEAVY, field[id].height, (id,)) for id in vehicles]
    for token in battle.tokens:
        if token.kind == POI:
            body = token_body(token)  # legion26:obj.03
            pieces.append(Piece(AREA, OPEN, HEAVY, body.height, (field.add(body),)))
        elif token.kind == CART:
            body = token_body(token)  # legion23:battlecard.payload.3: it covers whom a barricade covers
            pieces.append(Piece(BARRICADE, OPEN, HEAVY, body.height, (field.add(body),)))
    return field, pieces


def _vehicles_between(battle: Battle, leader: int, miniature: int) -> Iterator[int]:
    """Yield the miniatures that count as area terrain with heavy Cover: Ground Vehicles, but for the two concerned.

    legion26:apxb.15, legion26:apxb.34, legion23:vehicle.ground.8, legion23:vehicle.ground.10
    """
    for unit in battle.units:
        if unit.place == ON_BATTLEFIELD and blocks_sight(unit):
            yield from (id for id in unit.miniatures if id not in (leader, miniature))


# Arcs.


def arcs(battle: Battle, miniature: int, other: int) -> tuple[str, ...]:
    """Return the arcs of a miniature on a notched base in which another is, at least partly.

    Each is a quarter of a turn about the middle of the base: legion26:apxa.04, legion23:notched.19.
    """
    field, at = battle.field.copy(), battle.field[miniature].pose
    wedge = Body(Shape.hull(((0, 0), (FAR, -FAR), (FAR, FAR))), at)
    number = field.add(wedge)
    found = []
    for quarter, arc in enumerate(ARCS):
        field.move(number, Pose(at.x, at.y, 0, (at.facing + 2 * EIGHTH * quarter) % (8 * EIGHTH)))
        if overlapping(field, number, other):
            found.append(arc)
    return tuple(found)
