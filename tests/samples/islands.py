"""Islands: markers placed on a plane, by one to four players.

The table is 40 by 40 and has two lakes, put there by chance. Each player has a corner, and in turn

- places a marker (`islands:place`): wholly on the table (1), not over another (2) nor over a lake (3); a player's
  first within 6 of the player's corner (4), every other within 12 of a marker of the player (5);
- then may move the player's other markers (`islands:move`), all of them at once: each along a path of at most three
  straight legs and at most 3 in all (1), through no lake (2), to where rules 1 to 3 of placing let it lie, with all of
  them where they come to lie.

Who can't place a marker passes the turn. When everybody has had a turn for each marker, every two markers of a player
within 8 of each other score a point. Most points win; alone, a player wins with half of the points there could be.
Distances are measured to the middle of a marker, whose radius is 1. All of this is counted in hundredths.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, islice, pairwise, product
from math import isqrt
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from tablero.kernel import (
    CHECKPOINT,
    Choose,
    Decision,
    Definition,
    Disc,
    Json,
    Log,
    Message,
    Mover,
    Option,
    Outcome,
    Place,
    Play,
    Reason,
    Region,
    Rng,
    Roll,
    Setting,
    Setup,
    Standing,
    because,
    say,
)
from tablero.kernel.region import PATHS, POINT, Point

Circle: TypeAlias = "tuple[int, int, int]"

ONE = 100
SIZE, RADIUS, LAKE = 40 * ONE, ONE, 4 * ONE
LAKE_FROM, LAKE_TO = 10, 30
FROM_CORNER, FROM_OWN, MOVE, LEGS, PAIR, TRIES = 6 * ONE, 12 * ONE, 3 * ONE, 3, 8 * ONE, 32
CORNERS = tuple((x, y, FROM_CORNER) for x, y in ((0, 0), (SIZE, SIZE), (SIZE, 0), (0, SIZE)))
GRID = tuple(sorted(product(range(-FROM_OWN, FROM_OWN + 1, ONE), repeat=2), key=lambda d: (d[0] ** 2 + d[1] ** 2, d)))

OFF_TABLE = because("islands:place.1", "islands-off-table")
OVERLAPS = because("islands:place.2", "islands-overlaps")
IN_LAKE = because("islands:place.3", "islands-in-lake")
FAR_FROM_CORNER = because("islands:place.4", "islands-far-from-corner", reach=FROM_CORNER // ONE)
FAR_FROM_OWN = because("islands:place.5", "islands-far-from-own", reach=FROM_OWN // ONE)
FAR_FROM_PLACE = because("islands:move.1", "islands-far-from-place", reach=MOVE // ONE)
THROUGH_LAKE = because("islands:move.2", "islands-through-lake")
NO_MOVE = Reason(say("islands-no-move", legs=LEGS))


class Marker:
    """A round marker, on the table or not yet."""

    __slots__ = ("owner", "placed", "x", "y")

    def __init__(self, owner: int) -> None:
        self.owner = owner
        self.placed = False
        self.x = self.y = 0

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
    x1, y1, x2, y2 = [(LAKE_FROM - 1 + n) * ONE for n in (yield Roll(LAKE_TO - LAKE_FROM + 1, 4))]
    state.lakes = ((x1, y1, LAKE), (x2, y2, LAKE))


def take_turn(state: Islands, seat: int) -> Play[None]:
    space = space_to_place(state, seat)
    if next(grid_spots(space), None) is None:
        state.log.tell("islands-passes", seat=seat + 1)
        return
    number = next(n for n, marker in enumerate(state.markers) if marker.owner == seat and not marker.placed)
    spot = yield ask_place(state, seat, space)
    put(state, number, spot, "islands-places")
    yield from move_others(state, seat, number)


def move_others(state: Islands, seat: int, placed: int) -> Play[None]:
    own = [n for n, m in enumerate(state.markers) if m.placed and m.owner == seat and n != placed]
    if (yield Choose(seat, ["stay", "move"] if own else ["stay"], "islands-move")) == "move":
        paths = yield ask_moves(state, seat, own)
        for number, path in zip(own, paths, strict=True):
            if path:
                put(state, number, path[-1], "islands-moves")


def put(state: Islands, number: int, spot: Point, told: str) -> None:
    marker = state.markers[number]
    marker.placed, marker.x, marker.y = True, *spot
    state.log.tell(told, seat=marker.owner + 1, **in_words(spot))


def in_words(spot: Point) -> dict[str, float]:
    """Return a spot as people read it: only messages hold fractions."""
    return {"x": spot[0] / ONE, "y": spot[1] / ONE}


def where(state: Islands, number: int) -> Point:
    return state.markers[number].x, state.markers[number].y


def space_to_place(state: Islands, seat: int) -> Space:
    own: list[Circle] = [(m.x, m.y, FROM_OWN) for m in state.markers if m.placed and m.owner == seat]
    return Space(own, FAR_FROM_OWN, taken(state)) if own else Space([CORNERS[seat]], FAR_FROM_CORNER, taken(state))


def space_to_move(state: Islands, number: int, moving: Sequence[int]) -> Space:
    """Return where a marker may be moved, as long as nobody knows where the others that move will be."""
    return Space([(*where(state, number), MOVE)], FAR_FROM_PLACE, taken(state, moving))


def taken(state: Islands, moving: Sequence[int] = ()) -> list[tuple[Circle, Reason]]:
    """Return the circles that a middle can't come into, and why: markers that move are in nobody's way."""
    markers = [((m.x, m.y, 2 * RADIUS), OVERLAPS) for n, m in enumerate(state.markers) if m.placed and n not in moving]
    return markers + [((x, y, radius + RADIUS), IN_LAKE) for x, y, radius in state.lakes]


def refusal(space: Space, value: tuple[Any, ...]) -> Reason | None:
    """Return the rule against a marker there. Touching is not overlapping; just within reach is within it."""
    if not on_table(value):
        return OFF_TABLE
    x, y = value
    for (a, b, radius), reason in space.avoid:
        if apart(x, y, a, b) < radius * radius:
            return reason
    return None if any(apart(x, y, a, b) <= reach * reach for a, b, reach in space.near) else space.far


def refusal_of_path(space: Space, path: Any) -> Reason | None:
    """Return the rule against a marker's path: its corners and its end; a marker without one stays."""
    if not isinstance(path, tuple) or len(path) > LEGS or not all(isinstance(spot, tuple) for spot in path):
        return NO_MOVE
    if not all(on_table(spot) for spot in path):
        return OFF_TABLE
    corners = [start_of(space), *path]
    legs = list(pairwise(corners))
    if sum(length(a, b) for a, b in legs) > MOVE:
        return FAR_FROM_PLACE
    lakes = [circle for circle, reason in space.avoid if reason is IN_LAKE]
    if any(crosses(a, b, lake) for a, b in legs for lake in lakes):
        return THROUGH_LAKE
    return refusal(space, path[-1]) if path else None


def refusal_of_one(spaces: Sequence[Space], value: tuple[Any, ...]) -> Reason | None:
    """Return the rule against moving one of the markers, given as its number and its path."""
    if len(value) != 2 or value[0] not in range(len(spaces)):
        return NO_MOVE
    return refusal_of_path(spaces[value[0]], value[1])


def refusal_of_all(spaces: Sequence[Space], value: tuple[Any, ...]) -> Reason | None:
    """Return the rule against moving all the markers, given as a path for each."""
    if len(value) != len(spaces):
        return NO_MOVE
    for space, path in zip(spaces, value, strict=True):
        reason = refusal_of_path(space, path)
        if reason is not None:
            return reason
    ends = [path[-1] if path else start_of(space) for space, path in zip(spaces, value, strict=True)]
    return OVERLAPS if any(apart(*a, *b) < 4 * RADIUS * RADIUS for a, b in combinations(ends, 2)) else None


def on_table(spot: tuple[Any, ...]) -> bool:
    return len(spot) == 2 and all(isinstance(n, int) and RADIUS <= n <= SIZE - RADIUS for n in spot)


def start_of(space: Space) -> Point:
    """Return where a marker that moves lies: its reach is measured from there."""
    x, y, _ = space.near[0]
    return x, y


def length(a: Point, b: Point) -> int:
    """Return how far apart two spots are, rounded up."""
    return isqrt(max(0, apart(*a, *b) - 1)) + (a != b)


def crosses(a: Point, b: Point, circle: Circle) -> bool:
    """Tell whether a straight leg comes into a circle; touching it is not coming into it."""
    x, y, radius = circle
    dx, dy, whole = b[0] - a[0], b[1] - a[1], apart(*a, *b)
    along = (x - a[0]) * dx + (y - a[1]) * dy
    if 0 < along < whole:
        return ((x - a[0]) * dy - (y - a[1]) * dx) ** 2 < radius * radius * whole
    return min(apart(x, y, *a), apart(x, y, *b)) < radius * radius


def apart(x: int, y: int, a: int, b: int) -> int:
    """Return the distance squared."""
    return (x - a) * (x - a) + (y - b) * (y - b)


def grid_spots(space: Space) -> Iterator[Point]:
    """Return the legal spots of a grid around what the marker must be near, the latest marker first."""
    for (x, y, _), (dx, dy) in product(reversed(space.near), GRID):
        if refusal(space, (x + dx, y + dy)) is None:
            yield x + dx, y + dy


def random_spot(space: Space, rng: Rng) -> Point | None:
    """Return a legal spot, if a few tries find one."""
    for _ in range(TRIES):
        x, y, reach = rng.choice(space.near)
        spot = (x + rng.between(-reach, reach), y + rng.between(-reach, reach))
        if refusal(space, spot) is None:
            return spot
    return None


def some_spot(space: Space, rng: Rng) -> Point:
    """Return a legal spot, if possible any, else the first of the grid: only where there is one is a player asked."""
    return random_spot(space, rng) or next(grid_spots(space))


def some_moves(spaces: Sequence[Space], rng: Rng) -> tuple[tuple[Point, ...], ...]:
    """Return legal paths for all, found one after the other; what finds none stays, and is in the way from the start."""
    ends = [start_of(space) for space in spaces]
    paths: list[tuple[Point, ...]] = []
    for n, space in enumerate(spaces):
        others = [((x, y, 2 * RADIUS), OVERLAPS) for m, (x, y) in enumerate(ends) if m != n]
        spot = random_spot(space._replace(avoid=space.avoid + others), rng)
        paths.append((spot,) if spot and refusal_of_path(space, (spot,)) is None else ())
        ends[n] = paths[n][-1] if paths[n] else ends[n]
    return tuple(paths)


def near_and_far(space: Space, rng: Rng, most: int) -> Iterator[Point]:
    """Return spots as near as the grid has them, then some that come by chance."""
    yield from islice(grid_spots(space), most // 2)
    yield from [some_spot(space, rng) for _ in range(most)]


def ask_place(state: Islands, seat: int, space: Space) -> Place:
    return Place(
        seat,
        "islands-place",
        lambda value: refusal(space, value),
        lambda: region(state, [(space, None)], POINT),
        lambda rng: some_spot(space, rng),
        suggest=lambda rng, most: near_and_far(space, rng, most),
        scale=ONE,
    )


def ask_moves(state: Islands, seat: int, moving: Sequence[int]) -> Place:
    spaces = [space_to_move(state, number, moving) for number in moving]
    return Place(
        seat,
        "islands-move-to",
        lambda value: refusal_of_all(spaces, value),
        lambda: region(state, [(space, where(state, n)) for space, n in zip(spaces, moving, strict=True)], PATHS),
        lambda rng: some_moves(spaces, rng),
        part=lambda value: refusal_of_one(spaces, value),
        scale=ONE,
    )


def region(state: Islands, moving: Sequence[tuple[Space, Point | None]], answer: str) -> Region:
    going = [at for _, at in moving]
    lakes = [Standing(Disc(*lake), name=say("islands-lake")) for lake in state.lakes]
    others = [m for m in state.markers if m.placed and (m.x, m.y) not in going]
    markers = [Standing(Disc(m.x, m.y, RADIUS), m.owner) for m in others]
    movers = [
        Mover(Disc(0, 0, RADIUS), at, tuple(Disc(*c) for c in space.near), tuple(Disc(*c) for c, _ in space.avoid))
        for space, at in moving
    ]
    return Region((0, 0, SIZE, SIZE), tuple(movers), (*lakes, *markers), answer)


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
            case (int(x), int(y)):
                return say("islands-option-spot", **in_words((x, y)))
            case (tuple(), *_):
                spot, stays = "islands-option-spot", say("islands-option-stays")
                spots = tuple(say(spot, **in_words(path[-1])) if path else stays for path in option)
                return say("islands-option-moves", spots=spots)
        return say(f"islands-option-{option}")

    def components(self, state: Islands) -> Iterable[tuple[str, str]]:
        for n, marker in enumerate(state.markers):
            yield f"marker#{n}", "table" if marker.placed else f"supply of {marker.owner + 1}"

    def counters(self, state: Islands) -> Iterable[tuple[str, int]]:
        yield "turns left", state.seats * state.each - state.turn


GAME = IslandsGame()
