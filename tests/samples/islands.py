"""Islands: markers placed on a plane, by one to four players.

The table is 40 by 40 and has two lakes, put there by chance. Each player has a corner, and in turn

- places a marker (`islands:place`): wholly on the table (1), not over another (2) nor over a lake (3); a player's
  first within 6 of the player's corner (4), every other within 12 of a marker of the player (5);
- then may move one of the player's other markers (`islands:move`): an own one that lies on the table (1), to within 6
  of where it lies (2), by rules 1 to 3 of placing.

Who can't place a marker passes the turn. When everybody has had a turn for each marker, every two markers of a player
within 8 of each other score a point. Most points win; alone, a player wins with half of the points there could be.
Distances are measured to the middle of a marker, whose radius is 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from tablero.kernel import (
    CHECKPOINT,
    Choose,
    Decision,
    Definition,
    Json,
    Log,
    Message,
    Option,
    Outcome,
    Place,
    Play,
    Reason,
    Rng,
    Roll,
    Setting,
    Setup,
    because,
    say,
)

Point: TypeAlias = "tuple[float, float]"
Circle: TypeAlias = "tuple[float, float, float]"

SIZE, RADIUS, LAKE, LAKE_FROM, LAKE_TO = 40, 1, 4, 10, 30
FROM_CORNER, FROM_OWN, MOVE, PAIR, TRIES = 6, 12, 6, 8, 32
CORNERS = tuple((x, y, FROM_CORNER) for x, y in ((0, 0), (SIZE, SIZE), (SIZE, 0), (0, SIZE)))
GRID = tuple(sorted(product(range(-FROM_OWN, FROM_OWN + 1), repeat=2), key=lambda d: (d[0] ** 2 + d[1] ** 2, d)))

OFF_TABLE = because("islands:place.1", "islands-off-table")
OVERLAPS = because("islands:place.2", "islands-overlaps")
IN_LAKE = because("islands:place.3", "islands-in-lake")
FAR_FROM_CORNER = because("islands:place.4", "islands-far-from-corner", reach=FROM_CORNER)
FAR_FROM_OWN = because("islands:place.5", "islands-far-from-own", reach=FROM_OWN)
NOT_MOVABLE = because("islands:move.1", "islands-not-movable")
FAR_FROM_PLACE = because("islands:move.2", "islands-far-from-place", reach=MOVE)


class Marker:
    """A round marker, on the table or not yet."""

    __slots__ = ("owner", "placed", "x", "y")

    def __init__(self, owner: int) -> None:
        self.owner = owner
        self.placed = False
        self.x = self.y = 0.0

    def copy(self) -> Marker:
        twin = Marker.__new__(Marker)
        twin.owner = self.owner
        twin.placed = self.placed
        twin.x = self.x
        twin.y = self.y
        return twin


class Islands:
    """The state of the table. A marker's number is its index."""

    __slots__ = ("each", "lakes", "log", "markers", "seats", "turn")

    def __init__(self, seats: int, each: int) -> None:
        self.seats = seats
        self.each = each
        self.markers = [Marker(seat) for seat in range(seats) for _ in range(each)]
        self.lakes: tuple[Circle, ...] = ()
        self.turn = 0
        self.log = Log()

    def copy(self) -> Islands:
        twin = Islands.__new__(Islands)
        twin.seats = self.seats
        twin.each = self.each
        twin.markers = [marker.copy() for marker in self.markers]
        twin.lakes = self.lakes
        twin.turn = self.turn
        twin.log = Log()
        return twin


class Space(NamedTuple):
    """Where the middle of a marker may come: in a circle of `near`, or else `far` is why not; in none to `avoid`."""

    near: list[Circle]
    far: Reason
    avoid: list[tuple[Circle, Reason]]


def flow(state: Islands) -> Play[Outcome]:
    if not state.lakes:
        yield from flood(state)
    while state.turn < state.seats * state.each:
        yield CHECKPOINT
        yield from take_turn(state, state.turn % state.seats)
        state.turn += 1
    return score(state)


def flood(state: Islands) -> Play[None]:
    x1, y1, x2, y2 = [LAKE_FROM - 1 + n for n in (yield Roll(LAKE_TO - LAKE_FROM + 1, 4))]
    state.lakes = ((x1, y1, LAKE), (x2, y2, LAKE))


def take_turn(state: Islands, seat: int) -> Play[None]:
    space = space_to_place(state, seat)
    if next(grid_spots(space), None) is None:
        state.log.tell("islands-passes", seat=seat + 1)
        return
    number = next(n for n, marker in enumerate(state.markers) if marker.owner == seat and not marker.placed)
    spot = yield ask_place(seat, "islands-place", space)
    put(state, number, spot, "islands-places")
    yield from move_one(state, seat, number)


def move_one(state: Islands, seat: int, placed: int) -> Play[None]:
    own = [n for n, marker in enumerate(state.markers) if marker.placed and marker.owner == seat]
    choice = yield Choose(seat, ["stay", *[("move", n) for n in own if n != placed]], "islands-move")
    if choice != "stay":
        spot = yield ask_place(seat, "islands-move-to", space_to_move(state, choice[1]))
        put(state, choice[1], spot, "islands-moves")


def put(state: Islands, number: int, spot: Point, told: str) -> None:
    marker = state.markers[number]
    marker.placed, marker.x, marker.y = True, float(spot[0]), float(spot[1])
    state.log.tell(told, seat=marker.owner + 1, x=marker.x, y=marker.y)


def space_to_place(state: Islands, seat: int) -> Space:
    own: list[Circle] = [(m.x, m.y, FROM_OWN) for m in state.markers if m.placed and m.owner == seat]
    return Space(own, FAR_FROM_OWN, taken(state)) if own else Space([CORNERS[seat]], FAR_FROM_CORNER, taken(state))


def space_to_move(state: Islands, number: int) -> Space:
    """Return where a marker may be moved: at least to where it already is."""
    marker = state.markers[number]
    return Space([(marker.x, marker.y, MOVE)], FAR_FROM_PLACE, taken(state, number))


def taken(state: Islands, moving: int | None = None) -> list[tuple[Circle, Reason]]:
    """Return the circles that a middle can't come into, and why: the marker that moves is in nobody's way."""
    markers = [((m.x, m.y, 2.0 * RADIUS), OVERLAPS) for n, m in enumerate(state.markers) if m.placed and n != moving]
    return markers + [((x, y, radius + RADIUS), IN_LAKE) for x, y, radius in state.lakes]


def refusal(space: Space, value: tuple[Any, ...]) -> Reason | None:
    """Return the rule against a marker there. Touching is not overlapping; just within reach is within it."""
    if len(value) != 2 or not all(isinstance(n, int | float) and RADIUS <= n <= SIZE - RADIUS for n in value):
        return OFF_TABLE
    x, y = value
    for (a, b, radius), reason in space.avoid:
        if apart(x, y, a, b) < radius * radius:
            return reason
    return None if any(apart(x, y, a, b) <= reach * reach for a, b, reach in space.near) else space.far


def apart(x: float, y: float, a: float, b: float) -> float:
    """Return the distance squared, by multiplication: no machine computes it otherwise."""
    return (x - a) * (x - a) + (y - b) * (y - b)


def grid_spots(space: Space) -> Iterator[Point]:
    """Return the legal spots of a grid around what the marker must be near, the latest marker first."""
    for (x, y, _), (dx, dy) in product(reversed(space.near), GRID):
        if refusal(space, (x + dx, y + dy)) is None:
            yield x + dx, y + dy


def some_spot(space: Space, rng: Rng) -> Point:
    """Return a legal spot, if possible any, else the first of the grid: only where there is one is a player asked."""
    for _ in range(TRIES):
        x, y, reach = rng.choice(space.near)
        spot = (round(x + reach * (2 * rng.random() - 1), 2), round(y + reach * (2 * rng.random() - 1), 2))
        if refusal(space, spot) is None:
            return spot
    return next(grid_spots(space))


def ask_place(seat: int, ask: str, space: Space) -> Place:
    within, avoid = [list(circle) for circle in space.near], [list(circle) for circle, _ in space.avoid]
    region = {"table": [SIZE, SIZE], "radius": RADIUS, "within": within, "avoid": avoid}
    return Place(seat, ask, lambda value: refusal(space, value), region, lambda rng: some_spot(space, rng))


def score(state: Islands) -> Outcome:
    scores = tuple(pairs(state, seat) for seat in range(state.seats))
    best = max(scores)
    if state.seats == 1:
        target = state.each * (state.each - 1) // 4
        return Outcome((0,) if best >= target else (), say("islands-alone", target=target), scores)
    winners = tuple(seat for seat, points in enumerate(scores) if points == best)
    return Outcome(winners if len(winners) < state.seats else (), say("islands-most", best=best), scores)


def pairs(state: Islands, seat: int) -> int:
    own = [marker for marker in state.markers if marker.placed and marker.owner == seat]
    return sum(apart(a.x, a.y, b.x, b.y) <= PAIR * PAIR for a, b in combinations(own, 2))


class IslandsGame(Definition[Islands]):
    name = "islands"
    seats = (2, 1, 3, 4)
    settings = (Setting("markers", (4, 8, 20), 8),)
    texts = Path(__file__).parent / "texts" / "islands"

    def begin(self, setup: Setup) -> Islands:
        return Islands(setup.seats, setup.settings["markers"])

    def flow(self, state: Islands) -> Play[Outcome]:
        return flow(state)

    def view(self, state: Islands, seat: int | None) -> Json:
        markers = [[m.owner, m.x, m.y] if m.placed else [m.owner] for m in state.markers]
        return {"turn": state.turn, "lakes": [list(lake) for lake in state.lakes], "markers": markers}

    def resample(self, state: Islands, seat: int | None, rng: Rng) -> None:
        """Leave all as it is: everybody sees everything."""

    def describe(self, state: Islands, decision: Decision, option: Option) -> Message:
        match option:
            case ("move", int(number)):
                return say("islands-option-move", x=state.markers[number].x, y=state.markers[number].y)
            case (x, y):
                return say("islands-option-spot", x=x, y=y)
        return say("islands-option-stay")

    def why_not(self, state: Islands, decision: Decision, value: Any) -> Reason | None:
        return NOT_MOVABLE if isinstance(decision, Choose) and not isinstance(value, int) else None

    def components(self, state: Islands) -> Iterable[tuple[str, str]]:
        for n, marker in enumerate(state.markers):
            yield f"marker#{n}", "table" if marker.placed else f"supply of {marker.owner + 1}"

    def counters(self, state: Islands) -> Iterable[tuple[str, int]]:
        yield "turns left", state.seats * state.each - state.turn


GAME = IslandsGame()
