"""Objective tokens: points of interest and assets, who contests and secures them, claiming and dropping them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import Any, Final

from tablero.games.legion import doing, hostages, keywords
from tablero.games.legion.battlefield import ADVANTAGES, POI, everybody, token_body
from tablero.games.legion.measuring import HALF_RANGE, RANGE, token_near
from tablero.games.legion.state import (
    ASSET,
    DEFEATED,
    INCOGNITO,
    NOBODY,
    ON_BATTLEFIELD,
    SETUP,
    Battle,
    Piece,
    Token,
    Unit,
)
from tablero.games.legion.terrain import AREA, BARRICADE, IMPASSABLE, OBSTACLE, height_of
from tablero.games.legion.zones import Box, owner_at
from tablero.kernel import (
    Ask,
    Disc,
    Message,
    Mover,
    Place,
    Play,
    Polygon,
    Reason,
    Region,
    Rng,
    because,
    say,
    worked_out,
)
from tablero.tabletop import (
    INCH,
    LIMIT,
    TOUCH,
    Battlefield,
    Body,
    Point,
    Pose,
    may_be_within,
    on_table,
    overlapping,
    within,
)

MARKER: Final = "objective"
"""What the older edition has instead of both."""
OBJECTIVES: Final = (POI, ASSET, MARKER)
TRIES: Final = 40
GRID: Final = 24
"""In how many steps each way a box is searched for a place."""


def objective_tokens(battle: Battle) -> list[int]:
    """Return the Objective tokens on the battlefield, by their index (legion26:obj.02)."""
    return [number for number, token in enumerate(battle.tokens) if token.kind in OBJECTIVES]


# Contesting and securing.


def contest_reach(battle: Battle, unit: Unit) -> int:
    """Return how near a unit's leader has to be to a token to contest it."""
    # legion26:kw.im-part-of-the-squad-too, legion26:obj.08
    return RANGE if keywords.has(unit, "im-part-of-the-squad-too") else HALF_RANGE


def contests(battle: Battle, unit: Unit, token: Token) -> bool:
    """Tell whether a unit contests an Objective token: its leader is near, and it is not Panicked."""
    if unit.place != ON_BATTLEFIELD or unit.has(INCOGNITO):
        return False  # legion26:kw.incognito
    if not token_near(battle, token, [unit.leader], contest_reach(battle, unit)):
        return False
    return not doing.panicked(battle, unit)  # legion26:obj.08


def contesting(battle: Battle, seat: int, token: Token) -> list[Unit]:
    """Return the units of a seat that contest a token."""
    return [unit for unit in battle.units_of(seat) if contests(battle, unit, token)]


def securing(battle: Battle, token: Token) -> int:
    """Return who secures a token: the player with more units that contest it; nobody if they are equal."""
    counts = [len(contesting(battle, seat, token)) for seat in (0, 1)]
    if counts[0] == counts[1]:
        return NOBODY  # legion26:obj.14
    return counts.index(max(counts))  # legion26:obj.14


# Placing.


def why_not_here(battle: Battle, token: Token) -> Reason | None:
    """Return why an Objective token can't lie there: the edge, other tokens, miniatures, or terrain."""
    if off_table(battle, token):
        return Reason(say("legion-token-off-table"))
    barring = battle.edition.objectives.barring(token)
    if _on_any(battle, token, [token_body(other) for other in battle.tokens if other.kind in barring]):
        return because(battle.edition.rule("legion26:obj.06", "legion23:objective.02"), "legion-token-on-token")
    if _on_any(battle, token, [battle.field[id] for id in everybody(battle)]):
        return battle.edition.objectives.why_not_on_miniature()
    return battle.edition.objectives.why_not_on_terrain(battle, token, battle.terrain)


def why_not_advantage(battle: Battle, token: Token) -> Reason | None:
    """Return why an Advantage token can't lie there: the edge, a point of interest, or a barricade."""
    if off_table(battle, token):
        return Reason(say("legion-token-off-table"))
    if _on_any(battle, token, [token_body(other) for other in battle.tokens if other.kind == POI]):
        return because("legion26:obj.06", "legion-token-on-token")
    low = [battle.field[body] for piece in battle.terrain if piece.kind == BARRICADE for body in piece.bodies]
    if _on_any(battle, token, low):
        return because("legion26:terrain.04", "legion-token-on-barricade")
    return None


def _on_any(battle: Battle, token: Token, bodies: Iterable[Body]) -> bool:
    """Tell whether a token overlaps one of these bodies where it lies."""
    own = token_body(token)
    near = [body for body in bodies if may_be_within(own, body, 0)]
    if not near:
        return False
    table = Battlefield(battle.field.width, battle.field.depth)
    number = table.add(own)
    return any(overlapping(table, number, table.add(body)) for body in near)


def off_table(battle: Battle, token: Token) -> bool:
    """Tell whether a token would lie over the edge."""
    reach = token_body(token).shape.radius
    return not (reach <= token.x <= battle.field.width - reach and reach <= token.y <= battle.field.depth - reach)


class Objectives:
    """Where Objective tokens may lie, and who takes them, by the newer book."""

    claimable = ASSET
    """The kind of tokens that are claimed."""
    left_behind = ""
    """The kind of tokens that units leave behind, and that any Trooper may claim."""
    drops_at_once = True
    """Whether a unit drops what it holds the moment that it is Panicked (legion26:obj.12)."""

    def barring(self, token: Token) -> tuple[str, ...]:
        """Return the kinds of tokens that a token may not overlap: points of interest, and such all others."""
        return (*OBJECTIVES, *ADVANTAGES) if token.kind == POI else (POI,)  # legion26:obj.06

    def why_not_on_miniature(self) -> Reason | None:
        """Return why no token lies on a miniature."""
        return because("legion26:core.05", "legion-token-on-miniature")

    def why_not_beside(self, battle: Battle, field: Battlefield, id: int) -> Reason | None:
        """Return why no miniature may stand beside the tokens that it touches: nothing is against it."""
        return None

    def why_not_on_terrain(self, battle: Battle, token: Token, terrain: Sequence[Piece]) -> Reason | None:
        """Return why some terrain bears no token there."""
        field = battle.field
        for piece in terrain:
            touched = [body for body in piece.bodies if _on_any(battle, token, [field[body]])]
            if not touched:
                continue
            if piece.movement == IMPASSABLE:
                return because("legion26:obj.18", "legion-token-impassable")  # legion26:obj.15
            if piece.kind == OBSTACLE and height_of(piece.height) >= 2:
                return because("legion26:obj.20", "legion-token-too-high")
            if piece.kind == BARRICADE or (piece.kind != AREA and not covers(field.bodies, touched, token)):
                return because("legion26:obj.19", "legion-token-partly")
        return None

    def reaches(self, battle: Battle, unit: Unit, token: Token) -> bool:
        """Tell whether a unit can claim an asset: it contests it (legion26:obj.09)."""
        return contests(battle, unit, token)

    def drop(self, battle: Battle, unit: Unit, token: Token) -> Play[None]:
        """Let the opponent put a dropped asset within half range of the unit's leader (legion26:obj.11)."""
        x, y = leader_spot(battle, unit, token)
        most = HALF_RANGE + (unit.card.base.length + 2 * token_body(token).shape.radius) // 2

        def near(there: Token) -> Reason | None:
            if (there.x - x) ** 2 + (there.y - y) ** 2 > most * most:
                return because("legion26:obj.11", "legion-drop-too-far")
            return why_not_here(battle, there)  # legion26:obj.21

        found = nearest_spot(battle, (x, y), token, 0)
        if near(found) is not None:
            battle.tokens.append(found)  # legion26:obj.17, legion26:obj.21
            return
        box = (x - most, y - most, x + most, y + most)
        ask = say("legion-ask-drop", unit=battle.name(unit), token=token_name(token))
        yield from place_token(battle, 1 - unit.seat, token, ask, near, box)


class Objectives2023(Objectives):
    """Where Objective tokens may lie, and who takes them, by the older book."""

    claimable = MARKER
    left_behind = ASSET
    """legion23:kw.wanted, legion23:kw.wanted.2"""
    drops_at_once = False

    def barring(self, token: Token) -> tuple[str, ...]:
        """Return the kinds of tokens that a token may not overlap: all Objective tokens (legion23:objective.02)."""
        return OBJECTIVES

    def why_not_on_miniature(self) -> Reason | None:
        """Return nothing: the older book doesn't speak of it."""
        return None

    def why_not_beside(self, battle: Battle, field: Battlefield, id: int) -> Reason | None:
        """Return why a miniature may not touch a token: in setup nobody touches one that is not claimed."""
        if battle.phase != SETUP:
            return None
        bodies = [token_body(token) for token in battle.tokens if token.kind == MARKER]
        near = [body for body in bodies if may_be_within(field[id], body, TOUCH)]
        there = field.copy() if near else field
        if any(within(there, id, there.add(body), TOUCH) for body in near):
            name = battle.name(battle.units[battle.miniatures[id].unit])
            return because("legion23:objective.04", "legion-beside-a-token", unit=name)
        return None

    def why_not_on_terrain(self, battle: Battle, token: Token, terrain: Sequence[Piece]) -> Reason | None:
        """Return why some terrain bears no token there: it may lie on a piece, but not partly."""
        field = battle.field
        for piece in terrain:
            touched = [body for body in piece.bodies if _on_any(battle, token, [field[body]])]
            if touched and not covers(field.bodies, touched, token):
                return because("legion23:objective.02", "legion-token-partly")
        return None

    def reaches(self, battle: Battle, unit: Unit, token: Token) -> bool:
        """Tell whether the leader of a Trooper unit is in contact with a token (legion23:claim.01)."""
        barred = keywords.of_type(unit, "creature trooper") or keywords.of_type(unit, "emplacement trooper")
        if not keywords.trooper(unit) or barred or unit.place != ON_BATTLEFIELD:
            # legion23:battlecard.recover.3, legion23:kw.transport-closed.6
            return False  # legion23:type.creature.6, legion23:type.emplacement.3
        return bool(token_near(battle, token, [unit.leader], TOUCH))

    def drop(self, battle: Battle, unit: Unit, token: Token) -> Play[None]:
        """Leave a token where it is, beside the leader, unclaimed: it has followed the leader wherever it moved.

        legion23:claim.02, legion23:claim.03, legion23:claim.04, legion23:token.24
        """
        reach = (unit.card.base.length + token_body(token).shape.radius * 2) // 2
        battle.tokens.append(nearest_spot(battle, leader_spot(battle, unit, token), token, reach))
        hostages.expose(unit)
        yield from ()


def covers(bodies: Sequence[Any], numbers: Sequence[int], token: Token) -> bool:
    """Tell whether a token lies wholly on one of these bodies: all points around its edge do."""
    reach = token_body(token).shape.radius
    around = [(token.x + dx * reach // 10, token.y + dy * reach // 10) for dx, dy in _ROUND]
    return any(all(_holds(bodies[number], x, y) for x, y in around) for number in numbers)


_ROUND: Final = ((10, 0), (7, 7), (0, 10), (-7, 7), (-10, 0), (-7, -7), (0, -10), (7, -7))


def _holds(body: Any, x: int, y: int) -> bool:
    core, radius = body.core, body.shape.radius
    if len(core) == 1:
        return bool((core[0][0] - x) ** 2 + (core[0][1] - y) ** 2 <= radius * radius)
    turns = [
        (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) for a, b in zip(core, (*core[1:], core[0]), strict=True)
    ]
    return len(core) > 2 and (min(turns) >= 0 or max(turns) <= 0)


Allowed = Callable[[Token], "Reason | None"]
"""What the rules and a card have against a token's lying where it does."""


def place_token(battle: Battle, seat: int, token: Token, ask: Message, allowed: Allowed, near: Box) -> Play[bool]:
    """Let a player put a token on the battlefield, in a box; return whether there was any place for it."""
    spot = yield from choose_spot(battle, seat, token, ask, allowed, near)
    if spot is not None:
        battle.tokens.append(token._replace(x=spot[0], y=spot[1]))
    return spot is not None


def choose_spot(
    battle: Battle, seat: int, token: Token, ask: Message, allowed: Allowed, near: Box
) -> Play[Point | None]:
    """Let a player choose where a token comes to lie; None if no place is found for it."""

    def some_place() -> Point | tuple[()]:
        return next((spot for spot in grid(near) if allowed(token._replace(x=spot[0], y=spot[1])) is None), ())

    if not (yield from worked_out(some_place)):
        return None
    placed = yield from ask_for_spot(battle, seat, token, ask, allowed, near)
    return placed.x, placed.y


def ask_for_spot(battle: Battle, seat: int, token: Token, ask: Ask, allowed: Allowed, near: Box) -> Play[Token]:
    """Ask a player where a token is put, in a box, and return it as it lies there."""
    left, low, right, high = near

    def why_not(value: Any) -> Reason | None:
        if not (
            isinstance(value, tuple)
            and len(value) == 2
            and all(type(each) is int and abs(each) < LIMIT for each in value)
        ):
            return Reason(say("legion-a-point"))
        return allowed(token._replace(x=value[0], y=value[1]))

    def sample(rng: Rng) -> Point:
        tried = ((rng.between(left, right), rng.between(low, high)) for _ in range(TRIES))
        found = next((spot for spot in chain(tried, grid(near)) if why_not(spot) is None), None)
        if found is None:
            raise LookupError(f"no place for a token: {ask}")
        return found

    def region() -> Region:
        there = Polygon(((left, low), (right, low), (right, high), (left, high)))
        shape = Disc(0, 0, token_body(token).shape.radius)
        return Region((0, 0, battle.field.width, battle.field.depth), (Mover(shape, None, (there,), ()),))

    spot = yield Place(seat, ask, why_not, region, sample, scale=INCH)
    return token._replace(x=spot[0], y=spot[1])


def grid(box: Box) -> Iterator[Point]:
    """Yield points all over a box, those along its edges too."""
    left, low, right, high = box
    across, along = max(1, (right - left) // GRID), max(1, (high - low) // GRID)
    for x in range(left, right + 1, across):
        yield from ((x, y) for y in range(low, high + 1, along))


def whole_table(battle: Battle) -> Box:
    """Return the whole battlefield."""
    return 0, 0, battle.field.width, battle.field.depth


def token_name(token: Token) -> Message:
    """Return what an Objective token is called."""
    return say(f"legion-objective-{token.name or token.kind}")


def put_token(battle: Battle, token: Token) -> None:
    """Put an Objective token where a card tells; terrain that is in its way is moved aside.

    legion26:obj.16, legion23:objective.06
    """
    for number, piece in enumerate(battle.terrain):
        if battle.edition.objectives.why_not_on_terrain(battle, token, (piece,)) is not None:
            move_aside(battle, number, token)
    battle.tokens.append(token)


def move_aside(battle: Battle, number: int, token: Token) -> None:
    """Move a piece of terrain as little as can be, so that it is out of a token's way; one without room is taken off."""
    piece = battle.terrain[number]
    bodies = {each: battle.field[each] for each in piece.bodies}
    for far in range(INCH, battle.field.width, INCH):
        for dx, dy in _ROUND:
            for each, body in bodies.items():
                x, y, z, facing = body.pose
                battle.field.replace(each, body.at(Pose(x + far * dx // 10, y + far * dy // 10, z, facing)))
            if _has_room(battle, number, token):
                return
    for each in piece.bodies:
        battle.field.remove(each)
    battle.terrain = (*battle.terrain[:number], piece._replace(bodies=()), *battle.terrain[number + 1 :])


def _has_room(battle: Battle, number: int, token: Token) -> bool:
    """Tell whether a piece of terrain lies on the table, off other terrain, miniatures and tokens, and off a new one."""
    own = battle.terrain[number].bodies
    field = battle.field.copy()
    others = [body for piece in battle.terrain for body in piece.bodies if body not in own]
    others += [*everybody(battle), *(field.add(token_body(other)) for other in (*battle.tokens, token))]
    if not all(on_table(field, each) for each in own):
        return False
    return not any(overlapping(field, each, other) for each in own for other in others)


# Assets.


def why_not_claim(battle: Battle, unit: Unit, number: int) -> Reason | None:
    """Return why a unit can't claim an asset that lies on the battlefield."""
    rule = battle.edition.rule("legion26:obj.22", "legion23:claim.05")
    rules = battle.edition.objectives
    kinds = (rules.claimable, rules.left_behind)
    if not 0 <= number < len(battle.tokens) or battle.tokens[number].kind not in kinds:
        return because(rule, "legion-claim-no-asset")
    if not battle.edition.objectives.reaches(battle, unit, battle.tokens[number]):
        near = battle.edition.rule("legion26:obj.22", "legion23:claim.01")
        return because(near, "legion-claim-too-far", unit=battle.name(unit))
    return None


def claim(battle: Battle, unit: Unit, number: int) -> None:
    """Let a unit take an asset, which it holds from now on (legion26:obj.09, legion26:obj.10, legion23:claim.01)."""
    token = battle.tokens.pop(number)
    unit.held.append(token)  # legion23:token.24, legion23:claim.02: it goes where the unit goes
    hostages.shelter(battle, unit)
    battle.log.tell("legion-claims", unit=battle.name(unit), token=token_name(token))


def drop_all(battle: Battle, unit: Unit) -> Play[None]:
    """Let a unit drop every asset that it holds (legion26:obj.12, legion26:obj.13, legion23:claim.03)."""
    while unit.held:
        yield from battle.edition.objectives.drop(battle, unit, unit.held.pop())


def drop_fallen(battle: Battle) -> Play[None]:
    """Let units that have been defeated drop what they held, where their leaders stood (legion26:obj.13)."""
    for unit in battle.units:
        if unit.held and unit.place == DEFEATED:
            yield from drop_all(battle, unit)


def leader_spot(battle: Battle, unit: Unit, token: Token) -> Point:
    """Return where the leader of a unit stands, or stood when it was defeated, as the token has noted."""
    pose = battle.miniatures[unit.leader].pose
    return (token.x, token.y) if pose is None else (pose.x, pose.y)


def nearest_spot(battle: Battle, around: Point, token: Token, least: int) -> Token:
    """Return a token at the nearest legal place that is found around a point, so far away at least."""
    for far in range(least, battle.field.width, INCH // 2):  # legion26:obj.17, legion26:obj.21
        for dx, dy in _ROUND:
            there = token._replace(x=around[0] + far * dx // 10, y=around[1] + far * dy // 10, z=0)
            if why_not_here(battle, there) is None:
                return there
    return token._replace(x=around[0], y=around[1], z=0)


def territory(battle: Battle, token: Token) -> int:
    """Return whose territory a token lies in."""
    return owner_at(battle, token.x, token.y)
