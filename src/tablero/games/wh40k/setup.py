"""Before the battle (rulebook: "Misiones"): markers, Attacker and Defender, formations, deployment, the first turn, Scouts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablero.games.wh40k.advice import crowds_marker
from tablero.games.wh40k.deployment import choose_who_deploys_last, deploy_armies, deploy_last
from tablero.games.wh40k.dice import roll_off
from tablero.games.wh40k.formations import declare_formations
from tablero.games.wh40k.layouts import create_battlefield
from tablero.games.wh40k.mission import MARKERS
from tablero.games.wh40k.objectives import DIAMETER
from tablero.games.wh40k.scouts import scout_moves
from tablero.games.wh40k.state import NOBODY, Battle
from tablero.kernel import CHECKPOINT, Mover, Place, Play, Polygon, Reason, Region, Rng, because, say
from tablero.kernel.region import Disc
from tablero.tabletop import INCH, Point

FROM_EDGE: Final = 6
FROM_MARKER: Final = 9
FROM_EDGE_OF_SMALL: Final = 4
FROM_MARKER_ON_SMALL: Final = 6
"""In inches; on a battlefield smaller than the book's, three markers at the book's distances could leave no room for a fourth."""
SMALL: Final = 60 * INCH
RADIUS: Final = DIAMETER // 2


def set_up(battle: Battle) -> Play[None]:
    """Do what comes before the battle, step by step (wh40k:mission.general.01); `battle.step` counts what is done."""
    while battle.step < len(STEPS):
        yield CHECKPOINT
        yield from STEPS[battle.step](battle)
        battle.step += 1


# Objective markers.


def place_markers(battle: Battle) -> Play[None]:
    """Let the players place the markers in turn, beginning with the winner of a roll-off (wh40k:mission.only-war.04)."""
    seat = yield from roll_off(battle)
    for _ in range(MARKERS):
        spot = yield _marker_question(battle, seat)
        seat = 1 - seat
        battle.markers.append(spot)
        battle.control.append(NOBODY)  # wh40k:objective.04
        if crowds_marker(battle, spot):
            battle.log.tell("wh40k-advice-marker")


def _marker_question(battle: Battle, seat: int) -> Place:
    return Place(
        seat,
        say("wh40k-ask-marker", number=len(battle.markers) + 1, count=MARKERS),
        lambda value: why_not_marker(battle, value),
        lambda: _marker_region(battle),
        lambda rng: _sample_marker(battle, rng),
        scale=INCH,
    )


def from_edge(battle: Battle) -> int:
    """Return how many inches a marker is away from every edge, at least (wh40k:mission.only-war.04)."""
    return FROM_EDGE_OF_SMALL if battle.field.width < SMALL else FROM_EDGE


def from_marker(battle: Battle) -> int:
    """Return how many inches markers are apart, at least (wh40k:mission.only-war.04)."""
    return FROM_MARKER_ON_SMALL if battle.field.width < SMALL else FROM_MARKER


def why_not_marker(battle: Battle, value: Any) -> Reason | None:
    """Return why a marker can't lie there, or None."""
    if not (isinstance(value, tuple) and len(value) == 2 and all(type(each) is int for each in value)):
        return Reason(say("wh40k-a-point"))
    x, y = value
    edge = from_edge(battle) * INCH + RADIUS  # wh40k:mission.only-war.17
    if not (edge < x < battle.field.width - edge and edge < y < battle.field.depth - edge):
        return because("wh40k:mission.only-war.04", "wh40k-marker-near-edge", inches=from_edge(battle))
    apart = from_marker(battle) * INCH + 2 * RADIUS  # wh40k:mission.only-war.17
    if any((x - a) ** 2 + (y - b) ** 2 <= apart * apart for a, b in battle.markers):
        return because("wh40k:mission.only-war.04", "wh40k-marker-near-marker", inches=from_marker(battle))
    return None


def _marker_region(battle: Battle) -> Region:
    width, depth, edge = battle.field.width, battle.field.depth, from_edge(battle) * INCH + RADIUS
    inside = Polygon(((edge, edge), (width - edge, edge), (width - edge, depth - edge), (edge, depth - edge)))
    avoid = tuple(Disc(x, y, from_marker(battle) * INCH + 2 * RADIUS) for x, y in battle.markers)
    return Region((0, 0, width, depth), (Mover(Disc(0, 0, RADIUS), None, (inside,), avoid),))


def _sample_marker(battle: Battle, rng: Rng) -> Point:
    width, depth, edge = battle.field.width, battle.field.depth, from_edge(battle) * INCH + RADIUS + 1
    while True:  # three markers keep others off less ground than there is
        spot = rng.between(edge, width - edge), rng.between(edge, depth - edge)
        if why_not_marker(battle, spot) is None:
            return spot


# Who begins.


def choose_attacker(battle: Battle) -> Play[None]:
    """Roll off who is the Attacker (wh40k:mission.only-war.05)."""
    battle.attacker = battle.deploys = yield from roll_off(battle)
    battle.log.tell("wh40k-attacker", seat=battle.attacker + 1)


def choose_first_turn(battle: Battle) -> Play[None]:
    """Roll off who has the first turn (wh40k:mission.only-war.10)."""
    battle.first = yield from roll_off(battle)
    battle.log.tell("wh40k-first-turn", seat=battle.first + 1)


# wh40k:mission.general.01
STEPS: Final[tuple[Callable[[Battle], Play[None]], ...]] = (
    create_battlefield,  # wh40k:mission.general.05
    place_markers,
    choose_attacker,  # wh40k:mission.general.06
    declare_formations,  # wh40k:mission.only-war.06
    deploy_armies,  # wh40k:mission.general.08
    choose_who_deploys_last,
    deploy_last,
    choose_first_turn,  # wh40k:mission.general.09
    scout_moves,  # wh40k:mission.general.10, wh40k:mission.only-war.11
)
