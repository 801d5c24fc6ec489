"""Where victory points are to be had: what the battle cards in play score, place by place, as a unit of a player sees it.

A place has the points that standing there is expected to bring to the end of the game. A round that is still to come counts
less, since nobody knows who will stand there then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple

from tablero.games.legion import keywords
from tablero.games.legion.battle_parts import holds, leader_at, named
from tablero.games.legion.battlefield import POI, token_body
from tablero.games.legion.measuring import HALF_RANGE, RANGE
from tablero.games.legion.objectives import objective_tokens, territory
from tablero.games.legion.older_parts import (
    ControlledByTroopers,
    HoldsTerrain,
    LeadersBeyond,
    SuppliesClaimed,
    Victory,
    markers,
)
from tablero.games.legion.score_parts import (
    Bunkers,
    Contested,
    Controlled,
    Delivered,
    Demolition,
    Exchanged,
    Recovered,
    Scanned,
    Secured,
    Uncontested,
)
from tablero.games.legion.state import Battle, Token, Unit
from tablero.games.legion.zones import boxes
from tablero.tabletop import INCH, Point

KEPT: Final = 0.65
"""How likely a player is to stand in a place in the next round too who stands there now."""
LATER: Final = 0.85
"""How much of what counts in the end is left for each round until then: there is time to go there, and to lose it."""
FIRST_SCORED: Final = 2
ANY: Final = 1.0
"""What a token counts of which no card in play says what it scores."""
HELPS: Final = 0.25
"""The share of what the enemy's base scores that counts for a unit that has no bomb and only helps."""
SOME: Final = 0.7
"""What a token counts where several of them score together."""
CONTACT: Final = INCH
WITHIN: Final = INCH
"""So far within its edge a leader is in a zone beyond doubt."""


class Goal(NamedTuple):
    """A place that scores: how many points in all, how near a leader has to be, and whether one unit there is enough."""

    at: Point
    points: float
    near: int = HALF_RANGE
    shared: bool = True
    kept_off: int = 0
    """How far from it nobody can stand: a token that is touched is as wide as this."""


def every_round(battle: Battle) -> float:
    """Return how often what scores in every round is expected to score from now on.

    It is at least once: who is there in the last round has it then.
    """
    first = max(battle.round, FIRST_SCORED)
    return sum([KEPT ** (number - max(1, battle.round)) for number in range(first, battle.edition.rounds + 1)]) or 1.0


def in_the_end(battle: Battle, part: Victory) -> float:
    """Return how many points each thing that counts in the end, and after some rounds, is expected to bring."""
    often = [(number, 1) for number in part.after] + [(battle.edition.rounds, part.at_end)]
    return sum([worth * LATER ** (number - battle.round) for number, worth in often if number >= battle.round])


def at_tokens(tokens: Iterable[Token], points: float, near: int = HALF_RANGE) -> Iterator[Goal]:
    """Yield the places of some tokens."""
    return (Goal((token.x, token.y), points, near) for token in tokens)


# What each part of a card scores, and where.


def secured(part: Secured, battle: Battle, unit: Unit) -> Iterator[Goal]:
    """Yield the tokens that score for whoever secures them."""
    tokens = [token for token in named(battle, part.name) if part.where.holds(battle, unit.seat, token)]
    return at_tokens(tokens, part.each * every_round(battle))


def uncontested(part: Uncontested, battle: Battle, unit: Unit) -> Iterator[Goal]:
    """Yield the enemy's tokens, which don't score for the enemy while somebody is there."""
    tokens = [token for token in named(battle, part.name) if territory(battle, token) == 1 - unit.seat]
    return at_tokens(tokens, part.each * every_round(battle))


def contested(part: Contested | Controlled, battle: Battle, unit: Unit) -> Iterator[Goal]:
    """Yield tokens of which several score together, but not those that the player controls already."""
    tokens = [token for token in named(battle, part.name) if isinstance(part, Contested) or token.seat != unit.seat]
    return at_tokens(tokens, SOME * every_round(battle))


def bunkers(part: Bunkers, battle: Battle, unit: Unit) -> Iterator[Goal]:
    """Yield the enemy's tokens, which are destroyed in three rounds or less."""
    tokens = [token for token in named(battle, part.name) if token.seat == 1 - unit.seat]
    return at_tokens(tokens, part.points_for_it / part.wounds * every_round(battle))


def recovered(part: Recovered, battle: Battle, unit: Unit) -> Iterator[Goal]:
    """Yield the tokens from which something is recovered once."""
    return at_tokens(named(battle, part.name), float(part.each))


def demolition(part: Demolition, battle: Battle, unit: Unit) -> Iterator[Goal]:
    """Yield the enemy's base: in full for a unit with a bomb, a little for one that helps."""
    tokens = [token for token in named(battle, part.base) if token.seat == 1 - unit.seat]
    return at_tokens(tokens, part.worth * (SOME if holds(unit, part.bomb) else HELPS))


def exchanged(part: Exchanged, battle: Battle, unit: Unit) -> Iterator[Goal]:
    """Yield the place where who holds a token scores."""
    points = part.each * every_round(battle) if holds(unit, part.name) else 0.0
    return at_tokens(named(battle, part.place), points, RANGE)


def scanned(part: Scanned, battle: Battle, unit: Unit) -> Iterator[Goal]:
    """Yield the middle of the table, outside everybody's territory or near its edge, for a unit that holds a token."""
    if holds(unit, part.name):
        middle = battle.field.width // 2, battle.field.depth // 2
        yield Goal(middle, part.each / part.count * every_round(battle), 2 * RANGE, shared=False)


def delivered(part: Delivered, battle: Battle, unit: Unit) -> Iterator[Goal]:
    """Yield the tokens to fetch and, for a unit that has one, the places to bring it to."""
    if holds(unit, part.name):
        places = [token for token in battle.tokens if token.kind == POI]
        yield from (goal._replace(shared=False) for goal in at_tokens(places, float(part.later)))
    elif keywords.trooper(unit):
        yield from at_tokens(named(battle, part.name), float(part.each))


def beyond(part: LeadersBeyond, battle: Battle, unit: Unit) -> Iterator[Goal]:
    """Yield the nearest place within each of the enemy's zones, where every leader counts."""
    x, y = leader_at(battle, unit) or (battle.field.width // 2, battle.field.depth // 2)
    for left, low, right, high in boxes(battle, 1 - unit.seat):
        at = min(max(x, left + WITHIN), right - WITHIN), min(max(y, low + WITHIN), high - WITHIN)
        yield Goal(at, in_the_end(battle, part), CONTACT, shared=False)


def by_troopers(part: ControlledByTroopers, battle: Battle, unit: Unit) -> Iterator[Goal]:
    """Yield the tokens near which Troopers count."""
    return at_tokens(markers(battle) if keywords.trooper(unit) else (), in_the_end(battle, part), RANGE)


def terrain(part: HoldsTerrain, battle: Battle, unit: Unit) -> Iterator[Goal]:
    """Yield the pieces of terrain that count for whoever touches them."""
    return at_tokens(markers(battle), in_the_end(battle, part), CONTACT)


def supplies(part: SuppliesClaimed, battle: Battle, unit: Unit) -> Iterator[Goal]:
    """Yield the tokens that a unit may claim, in contact with them."""
    for token in markers(battle):
        if battle.edition.mission.may_claim(battle, unit, token):
            yield Goal((token.x, token.y), float(part.at_end), CONTACT, kept_off=token_body(token).shape.radius)


SCORES: Final[dict[type[Any], Callable[[Any, Battle, Unit], Iterator[Goal]]]] = {
    Secured: secured,
    Uncontested: uncontested,
    Contested: contested,
    Controlled: contested,
    Bunkers: bunkers,
    Recovered: recovered,
    Demolition: demolition,
    Exchanged: exchanged,
    Scanned: scanned,
    Delivered: delivered,
    LeadersBeyond: beyond,
    ControlledByTroopers: by_troopers,
    HoldsTerrain: terrain,
    SuppliesClaimed: supplies,
}
"""By the kind of part."""


def goals_of(battle: Battle, unit: Unit) -> list[Goal]:
    """Return the places that score for a unit, each once, with all that it scores there."""
    found: dict[Point, Goal] = {}
    parts = [part for _, part in battle.edition.mission.in_play(battle) if type(part) in SCORES]
    for goal in [goal for part in parts for goal in SCORES[type(part)](part, battle, unit)]:
        before = found.get(goal.at)
        if goal.points > 0:
            found[goal.at] = goal if before is None else _both(before, goal)
    if not parts:
        found = {goal.at: goal for goal in at_tokens([battle.tokens[each] for each in objective_tokens(battle)], ANY)}
    return list(found.values())


def _both(one: Goal, other: Goal) -> Goal:
    return one._replace(
        points=one.points + other.points, near=min(one.near, other.near), shared=one.shared and other.shared
    )


def scored_now(battle: Battle, seat: int) -> float:
    """Return how many points a player is expected to score to the end of the game if everything stays as it is."""
    total = 0.0
    for at, part in battle.edition.mission.in_play(battle):
        if seat not in at.seats:
            continue
        if isinstance(part, Victory):
            total += in_the_end(battle, part) * part.counted(battle, seat)
        elif type(part) in SCORES:
            total += every_round(battle) * part.points(battle, seat)
    return total
