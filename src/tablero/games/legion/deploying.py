"""Deploying (rulebook: "Deploying Units"): units that enter from the edge of the battlefield, and units that are placed.

Where the territory of a player is, a mission says; here it is given as rectangles, each by its least x and y and its greatest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import isqrt
from typing import Final, NamedTuple

from tablero.games.legion import keywords
from tablero.games.legion.measuring import RANGE
from tablero.games.legion.moving import ROUNDED, Move, Terms
from tablero.games.legion.moving_rules import STANDARD
from tablero.games.legion.notched import NotchedMove
from tablero.games.legion.placing import SetUp, Where
from tablero.games.legion.sliding import Part
from tablero.games.legion.speed import speed_of
from tablero.games.legion.state import Battle, Unit
from tablero.games.legion.terrain import HEIGHT
from tablero.games.legion.tools import FASTEST, TOOLS, WIDTH
from tablero.games.legion.zones import Box, box_body, half_circle, juts_out, overlaps
from tablero.kernel import Disc, Json, Polygon, Reason, Rng, because
from tablero.kernel.region import Shape as Drawn
from tablero.tabletop import (
    QUARTER,
    TURN,
    Battlefield,
    Body,
    Point,
    Pose,
    Shape,
    ahead,
    wholly_within,
    within,
)

STEP: Final = 600
"""The steps along an edge in which a tool is tried."""
PLACES: Final = 9
"""How many places along an edge are tried where a way for a notched base is looked for."""


class Edge(NamedTuple):
    """A part of the edge of the battlefield in a player's territory: its ends, and the facing that looks inward."""

    low: Point
    high: Point
    inward: int

    @property
    def length(self) -> int:
        """How long it is."""
        return self.high[0] - self.low[0] + self.high[1] - self.low[1]

    def at(self, far: int) -> Point:
        """Return the point so far along it."""
        across = self.high[0] > self.low[0]
        return (self.low[0] + far, self.low[1]) if across else (self.low[0], self.low[1] + far)

    def strip(self, depth: int) -> Polygon:
        """Return the strip of the battlefield along it that is so deep."""
        ends = (self.low, self.high)
        inner = [ahead(point, self.inward, depth) for point in reversed(ends)]
        return Polygon((*ends, *inner))

    def beside(self, goal: Point) -> int:
        """Return how far along it the point is that is nearest to a goal, with room for the end of a tool."""
        far = goal[0] - self.low[0] if self.high[0] > self.low[0] else goal[1] - self.low[1]
        return max(WIDTH // 2, min(self.length - WIDTH // 2, far))


def edges_of(field: Battlefield, territory: Sequence[Box]) -> list[Edge]:
    """Return the parts of the edge of a battlefield that are in a territory and have room for the end of a tool."""
    found = []
    for left, low, right, high in territory:
        if low <= 0:
            found.append(Edge((left, 0), (right, 0), QUARTER))
        if high >= field.depth:
            found.append(Edge((left, field.depth), (right, field.depth), 3 * QUARTER))
        if left <= 0:
            found.append(Edge((0, low), (0, high), 0))
        if right >= field.width:
            found.append(Edge((field.width, low), (field.width, high), TURN // 2))
    return [edge for edge in found if edge.length >= WIDTH]


class Entering(Move):
    """A Standard Move of a unit that is not deployed yet: its tool is laid from the edge, straight inward."""

    def __init__(self, battle: Battle, unit: Unit, terms: Terms, territory: Sequence[Box]) -> None:
        super().__init__(battle, unit, terms)
        self.edges = edges_of(battle.field, territory)

    @cached_property
    def start(self) -> Pose:
        """The middle of the first edge: heights are measured from the edge (legion26:deploy.02)."""
        edge = self.edges[0]
        return Pose(*edge.at(edge.length // 2), 0, edge.inward)

    def distance_to(self, goal: Point) -> int:
        """Return how far a point is from the nearest edge from which the unit may enter."""
        nearest = [edge.at(edge.beside(goal)) for edge in self.edges]
        return max(0, min(isqrt(_square(each, goal)) for each in nearest) - ROUNDED)

    def begins(self, goal: Point) -> Iterator[tuple[Point, int]]:
        """Yield from where the tool may be laid: both prongs of its end touch the edge (legion26:deploy.01)."""
        reach = TOOLS[FASTEST].length
        for far in range(0, reach, STEP):
            for edge in self.edges:
                for along in dict.fromkeys((edge.beside(goal) + far, edge.beside(goal) - far)):
                    if WIDTH // 2 <= along <= edge.length - WIDTH // 2:  # legion26:deploy.01
                        yield edge.at(along), edge.inward

    @property
    def most(self) -> int:
        """How far from the edge the leader may end at most."""
        return TOOLS[self.terms.speed].length + self.radius if self.terms.speed else 0

    def reach(self) -> tuple[Drawn, ...]:
        """Return strips along the edges from which the unit may enter."""
        return tuple(edge.strip(self.most) for edge in self.edges)

    def parts_toward(self, goal: Point) -> Iterator[Point]:
        """Yield places of the leader toward a point, the nearest edge first."""
        edges = sorted(self.edges, key=lambda edge: _square(edge.at(edge.beside(goal)), goal))
        for edge in edges:
            for far in range(0, edge.length, 4 * STEP):
                for along in dict.fromkeys((edge.beside(goal) + far, edge.beside(goal) - far)):
                    if 0 <= along <= edge.length:
                        yield from (
                            ahead(edge.at(along), edge.inward, self.most * share // 8 - 1) for share in (8, 5, 3)
                        )

    def random_part(self, rng: Rng) -> Point:
        """Return some place for the leader."""
        edge = rng.choice(self.edges)
        return ahead(edge.at(rng.between(0, edge.length)), edge.inward, rng.between(self.radius, self.most))


class EnteringNotched(NotchedMove):
    """The same for a notched base, which slides onto the battlefield: `(place along the edges, speed, bend, travel)`."""

    def __init__(self, battle: Battle, unit: Unit, terms: Terms, territory: Sequence[Box]) -> None:
        super().__init__(battle, unit, terms)
        self.edges = edges_of(battle.field, territory)

    @cached_property
    def start(self) -> Pose:
        """The middle of the first edge: heights are measured from the edge (legion26:deploy.02)."""
        edge = self.edges[0]
        return Pose(*edge.at(edge.length // 2), 0, edge.inward)

    def about(self) -> Json:
        """Return how the tool may be laid, and along which edges."""
        edges = [[*edge.low, *edge.high, edge.inward] for edge in self.edges]
        return {**super().about(), "turn": 0, "edges": edges}

    def reach(self) -> tuple[Drawn, ...]:
        """Return strips along the edges from which the unit may enter."""
        return tuple(edge.strip(self.whole(self.speed)) for edge in self.edges)

    def edge_at(self, place: int) -> tuple[Edge, int] | None:
        """Return the edge on which a place is, and how far along it; None if the end of a tool has no room there."""
        for edge in self.edges:
            if place <= edge.length:
                return (edge, place) if WIDTH // 2 <= place <= edge.length - WIDTH // 2 else None
            place -= edge.length
        return None

    def begin(self, part: Part) -> Pose:
        """Return where the base would be whose notch is at the edge."""
        found = self.edge_at(part[0])
        assert found is not None
        edge, along = found
        return Pose(*ahead(edge.at(along), edge.inward + TURN // 2, self.arm), 0, edge.inward)

    def turned(self, part: Part) -> Pose:
        """Return the same: the tool is laid straight inward."""
        return self.begin(part)

    def why_not_turned(self, turn: int) -> Reason | None:
        """Return why the tool can't be laid from there: its end must touch the edge in the unit's territory."""
        if turn >= 0 and self.edge_at(turn) is not None:
            return None
        return because("legion26:deploy.01", "legion-not-from-the-edge", unit=self.battle.name(self.unit))

    def parts_toward(self, goal: Point) -> Iterator[Part]:
        """Yield ways onto the battlefield toward a point, the best first."""
        found, before = list[Part](), 0
        for edge in self.edges:
            near = edge.beside(goal)
            spread = max(1, edge.length // PLACES)
            places = dict.fromkeys((near, *range(WIDTH // 2, edge.length - WIDTH // 2 + 1, spread)))
            found += [
                (before + place, self.speed, bend, self.whole(self.speed))
                for place in places
                for bend in (0, 450, -450, 900, -900)
            ]
            before += edge.length
        found.sort(key=lambda part: (_square(self.end(part)[:2], goal), part))
        yield from found

    def random_part(self, rng: Rng) -> Part:
        """Return some way onto the battlefield."""
        edge, before = rng.choice(self.edges), 0
        for each in self.edges:
            if each is edge:
                break
            before += each.length
        place = before + rng.between(WIDTH // 2, edge.length - WIDTH // 2)
        return place, self.speed, rng.between(-QUARTER, QUARTER), self.whole(self.speed)


def entering(battle: Battle, unit: Unit, territory: Sequence[Box], speed: int | None = None) -> Move:
    """Return the move with which a unit deploys, at its own Speed or at one that a rule names (legion26:deploy.01)."""
    # legion26:kw.scout-x: a Speed that is named is not slowed by difficult terrain
    terms = Terms(STANDARD, speed_of(unit, speed), heeds_terrain=speed is None, into_melee=True)
    kind = EnteringNotched if unit.card.base.notched else Entering
    return kind(battle, unit, terms, territory)


def scout_value(unit: Unit) -> int:
    """Return the Speed of a unit's Scout move, 0 if it has none (legion26:kw.scout-x.2, legion23:kw.scout-x)."""
    return min(FASTEST, keywords.value(unit, "scout"))


# Placing.


def in_territory(battle: Battle, unit: Unit, outside: Sequence[Box], rule: str) -> Where:
    """Return what judges whether miniatures of a unit stand completely within a territory."""

    def where(field: Battlefield, id: int) -> Reason | None:
        if not overlaps(battle, field[id], outside) and not juts_out(battle, field[id], unit.seat):
            return None
        return because(rule, "legion-not-in-territory", unit=battle.name(unit))

    return where


def prepared(battle: Battle, unit: Unit, territory: Sequence[Box], outside: Sequence[Box]) -> SetUp:
    """Return how a unit deploys in a Prepared Position, or by Infiltrate: all of it completely within allied Territory."""
    # legion26:kw.prepared-position, legion26:kw.infiltrate
    return SetUp(battle, unit, in_territory(battle, unit, outside, "legion26:kw.prepared-position"), territory)


def deployment(battle: Battle, unit: Unit, zone: Sequence[Box], outside: Sequence[Box], facing: int = 0) -> SetUp:
    """Return how a unit is deployed in its zone, in cohesion and in contact with no enemy."""
    # legion23:deploy.02, legion23:deploy.03, legion23:deploy.07
    inside = in_territory(battle, unit, outside, "legion23:deploy.02")

    def where(field: Battlefield, id: int) -> Reason | None:
        return None if oblong_juts_out(battle, unit, field, id, zone) else inside(field, id)

    round_zone = half_circle(battle, unit.seat)
    return SetUp(battle, unit, where, zone, facing, drawn=() if round_zone is None else (Disc(*round_zone),))


def rolling_out(battle: Battle, unit: Unit, zone: Sequence[Box], facing: int = 0) -> SetUp:
    """Return how a Vehicle is deployed with Roll Out: wholly inside of range 1 of its zone."""
    around = [(left - RANGE, low - RANGE, right + RANGE, high + RANGE) for left, low, right, high in zone]

    def where(field: Battlefield, id: int) -> Reason | None:
        table = Battlefield(field.width, field.depth)
        number = table.add(field[id])
        if any(wholly_within(table, number, table.add(box_body(box)), RANGE) for box in zone):
            return None
        return because("legion23:deploy.02", "legion-not-in-territory", unit=battle.name(unit))

    return SetUp(battle, unit, where, around, facing)


def oblong_juts_out(battle: Battle, unit: Unit, field: Battlefield, id: int, zone: Sequence[Box]) -> bool:
    """Tell whether an oblong base may jut out of its zone where it stands: it touches an edge, and half of it is inside."""
    if unit.card.base.shape != "oblong":
        return False
    table = Battlefield(field.width, field.depth)
    number = table.add(field[id])
    edges = edges_of(field, zone)
    at_edge = any(within(table, number, table.add(_line(edge)), 4) for edge in edges)
    x, y = field[id].pose[:2]
    middle_inside = any(left <= x <= right and low <= y <= high for left, low, right, high in zone)
    round_zone = half_circle(battle, unit.seat)
    return at_edge and middle_inside and (round_zone is None or round_zone.holds(x, y))  # legion23:notched.08


def detached(battle: Battle, unit: Unit, partner: Unit, facing: int = 0) -> SetUp:
    """Return how a Detachment is deployed in the edition of 2023: near the leader of the unit that it belongs to."""
    near = battle.field[partner.leader].pose
    reach = TOOLS[1].length + max(partner.card.base.length, unit.card.base.length)

    def where(field: Battlefield, id: int) -> Reason | None:
        far = not within(field, id, partner.leader, TOOLS[1].length) or abs(field[id].pose.z - near.z) > HEIGHT
        if id == unit.leader and far:
            return because("legion23:kw.detachment.2", "legion-too-far-from-partner", unit=battle.name(unit))
        return None

    area = near.x - reach, near.y - reach, near.x + reach, near.y + reach
    return SetUp(battle, unit, where, [area], facing)


def infiltration(battle: Battle, unit: Unit, facing: int = 0) -> SetUp:
    """Return how a unit infiltrates in the edition of 2023: anywhere beyond range 3 of all enemies."""
    return far_from_enemies(battle, unit, 3, "legion23:kw.infiltrate", facing)


def far_from_enemies(battle: Battle, unit: Unit, bands: int, rule: str, facing: int = 0) -> SetUp:
    """Return how a unit is placed anywhere beyond so many bands of all enemies, by a rule."""

    def where(field: Battlefield, id: int) -> Reason | None:
        enemies = [each for other in battle.units_of(1 - unit.seat) for each in other.miniatures if each in field]
        if any(within(field, id, enemy, bands * RANGE) for enemy in enemies):
            return because(rule, "legion-too-near-to-enemies", unit=battle.name(unit))
        return None

    return SetUp(battle, unit, where, [(0, 0, battle.field.width, battle.field.depth)], facing)


def _line(edge: Edge) -> Body:
    return Body(Shape.hull((edge.low, edge.high)), Pose(0, 0))


def _square(a: Sequence[int], b: Sequence[int]) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
