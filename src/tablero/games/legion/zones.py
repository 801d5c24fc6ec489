"""Territories and deployment zones: whose each part of the battlefield is, as a battle card draws it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from tablero.games.legion import cards
from tablero.games.legion.state import NOBODY, Battle
from tablero.tabletop import INCH, Battlefield, Body, Pose, Shape, overlapping, wholly_within, within

SQUARE: Final = 3 * INCH
"""The side of a square of the maps: half of range 1 (legion26:cards.04)."""

PLAIN: Final = ("R" * 24,) * 3 + ("." * 24,) * 6 + ("B" * 24,) * 3
"""Where no card tells anything: a strip along each long edge."""

Box = tuple[int, int, int, int]
"""A rectangle: its least x and y, its greatest x and y."""


class Round(NamedTuple):
    """A zone that is a half circle: all of the table within a distance of the middle of an edge."""

    x: int
    y: int
    radius: int

    def holds(self, x: int, y: int) -> bool:
        """Tell whether a point lies in it."""
        return (x - self.x) ** 2 + (y - self.y) ** 2 <= self.radius**2

    def box(self, depth: int) -> Box:
        """Return the rectangle round it on a table that is so deep."""
        low, high = max(0, self.y - self.radius), min(depth, self.y + self.radius)
        return self.x - self.radius, low, self.x + self.radius, high


def map_card(battle: Battle) -> cards.BattleCard | None:
    """Return the battle card that has the map: the deployment in one edition, the objective in the other."""
    # legion26:cards.03, legion26:hand.06, legion23:card.05
    id = battle.mission.get("deployment") or battle.mission.get("objective")
    return cards.battle_cards(battle.edition.name)[id] if id else None


def grid(battle: Battle) -> tuple[str, ...]:
    """Return the squares of the map, row by row from red's edge; one without a map has plain strips."""
    card = map_card(battle)
    return card.grid if card is not None and card.grid else PLAIN


def turned(battle: Battle, x: int, y: int) -> tuple[int, int]:
    """Return a place on the map as a place on the table, or the other way round: it lies as the blue player sees it."""
    return (x, y) if battle.blue_edge else (battle.field.width - x, battle.field.depth - y)


def owner_at(battle: Battle, x: int, y: int) -> int:
    """Return whose territory a point lies in; what is nobody's is contested (legion26:cards.05)."""
    if half_circle(battle, 0) is not None:
        return next((seat for seat in (0, 1) if (zone := half_circle(battle, seat)) and zone.holds(x, y)), NOBODY)
    rows = grid(battle)
    x, y = turned(battle, x, y)
    column, row = min(x // SQUARE, len(rows[0]) - 1), min(y // SQUARE, len(rows) - 1)
    if row < 0 or column < 0:
        return NOBODY
    return {"B": battle.blue, "R": 1 - battle.blue}.get(rows[row][column], NOBODY)


def half_circle(battle: Battle, seat: int) -> Round | None:
    """Return the zone of a seat if it is a half circle round the middle of its edge."""
    card = map_card(battle)
    if card is None or not card.half_circle:
        return None
    edge = battle.blue_edge if seat == battle.blue else 1 - battle.blue_edge
    return Round(battle.field.width // 2, battle.field.depth * edge, card.half_circle * 2 * SQUARE)


def boxes(battle: Battle, seat: int) -> tuple[Box, ...]:
    """Return the territory of a seat as rectangles on the table: of a half circle, the one round it."""
    zone = half_circle(battle, seat)
    if zone is not None:
        return (zone.box(battle.field.depth),)
    letter = "B" if seat == battle.blue else "R"
    return _on_table(battle, _boxes(grid(battle), letter))


def others(battle: Battle, seat: int) -> tuple[Box, ...]:
    """Return what is not the territory of a seat, as rectangles; where that is a half circle, `juts_out` tells more."""
    zone = half_circle(battle, seat)
    if zone is not None:
        left, low, right, high = zone.box(battle.field.depth)
        width, depth = battle.field.width, battle.field.depth
        beyond = (0, high, width, depth) if zone.y == 0 else (0, 0, width, low)
        return (0, low, left, high), (right, low, width, high), beyond
    letters = ".R" if seat == battle.blue else ".B"
    rows = grid(battle)
    return _on_table(battle, tuple(box for letter in letters for box in _boxes(rows, letter)))


def _on_table(battle: Battle, found: tuple[Box, ...]) -> tuple[Box, ...]:
    if battle.blue_edge:
        return found
    width, depth = battle.field.width, battle.field.depth
    return tuple((width - right, depth - high, width - left, depth - low) for left, low, right, high in found)


@lru_cache(maxsize=128)
def _boxes(rows: tuple[str, ...], letter: str) -> tuple[Box, ...]:
    """Return the squares with a letter, put together: runs in a row, and equal runs of rows that follow each other."""
    found: list[Box] = []
    for number, row in enumerate(rows):
        column = 0
        while (start := row.find(letter, column)) >= 0:
            column = start
            while column < len(row) and row[column] == letter:
                column += 1
            low, high = number * SQUARE, (number + 1) * SQUARE
            above = next(
                (box for box in found if box[3] == low and box[0] == start * SQUARE and box[2] == column * SQUARE), None
            )
            if above is not None:
                found.remove(above)
                low = above[1]
            found.append((start * SQUARE, low, column * SQUARE, high))
    return tuple(found)


def wholly_in(battle: Battle, body: Body, seat: int) -> bool:
    """Tell whether a body lies completely within the territory of a seat, and on the table."""
    width, depth = battle.field.width, battle.field.depth
    r = body.shape.radius
    if not all(r <= x <= width - r and r <= y <= depth - r for x, y in body.core):
        return False
    return not juts_out(battle, body, seat) and not overlaps(battle, body, others(battle, seat))


def juts_out(battle: Battle, body: Body, seat: int) -> bool:
    """Tell whether any part of a body is beyond the half circle that is the zone of a seat."""
    zone = half_circle(battle, seat)
    if zone is None:
        return False
    table = Battlefield(battle.field.width, battle.field.depth)
    middle = table.add(Body(Shape.disc(0), Pose(zone.x, zone.y)))
    return not wholly_within(table, table.add(body), middle, zone.radius)


def partly_in(battle: Battle, body: Body, seat: int) -> bool:
    """Tell whether any part of a body lies within the territory of a seat."""
    zone = half_circle(battle, seat)
    if zone is None:
        return overlaps(battle, body, boxes(battle, seat))
    table = Battlefield(battle.field.width, battle.field.depth)
    return overlapping(table, table.add(body), table.add(_disc(zone)))


def overlaps(battle: Battle, body: Body, among: Iterable[Box]) -> bool:
    """Tell whether a body overlaps any of these rectangles."""
    near = may_be_near(body, among, 0)
    if not near:
        return False
    table = Battlefield(battle.field.width, battle.field.depth)
    number = table.add(body)
    return any(overlapping(table, number, table.add(box_body(box))) for box in near)


def may_be_near(body: Body, among: Iterable[Box], reach: int) -> list[Box]:
    """Return those boxes that may be within a reach of a body, at a glance: of the others it is certain that they aren't.

    >>> may_be_near(Body(Shape.disc(100), Pose(200, 0)), [(0, 0, 100, 9), (0, 0, 155, 9), (600, 0, 700, 9)], 0)
    [(0, 0, 155, 9)]
    """
    far = body.shape.reach + reach + 1
    x, y = body.pose.x, body.pose.y
    return [box for box in among if box[0] <= x + far and x - far <= box[2] and box[1] <= y + far and y - far <= box[3]]


def box_body(box: Box) -> Body:
    """Return a rectangle as a body on the table."""
    left, low, right, high = box
    return Body(Shape.hull(((left, low), (right, low), (right, high), (left, high))), Pose(0, 0))


def _disc(zone: Round) -> Body:
    return Body(Shape.disc(2 * zone.radius), Pose(zone.x, zone.y))


def beyond_zones(battle: Battle, body: Body, reach: int) -> bool:
    """Tell whether a body is beyond a distance of every zone."""
    near = may_be_near(body, (*boxes(battle, 0), *boxes(battle, 1)), reach)
    if not near:
        return True
    table = Battlefield(battle.field.width, battle.field.depth)
    number = table.add(body)
    rounds = [zone for seat in (0, 1) if (zone := half_circle(battle, seat)) is not None]
    zones = [_disc(zone) for zone in rounds] or [box_body(box) for box in near]
    return not any(within(table, number, table.add(zone), reach) for zone in zones)
