"""Missions and action cards tried out: positions with cards, leaders on missions, and what is asked of whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rebellion.fights import action
from rebellion.scenes import Loaded, Scene, position, where
from tablero.games.rebellion.assignment import use_action
from tablero.games.rebellion.content.actions import ACTIONS
from tablero.games.rebellion.content.missions import MISSION_CARDS, MISSION_NUMBER, MISSIONS
from tablero.games.rebellion.content.objectives import OBJECTIVES
from tablero.games.rebellion.content.tactics import TACTIC_CARDS, TACTICS
from tablero.games.rebellion.facts import (
    CAPTURED,
    DIPLOMACY,
    EMPIRE,
    INTEL,
    LEADER_NUMBER,
    LOGISTICS,
    REBEL,
    SPEC_OPS,
    SYSTEMS,
    UNIT_COUNT,
    UNIT_NUMBER,
)
from tablero.games.rebellion.missions import reveal, targets
from tablero.games.rebellion.resample import resample
from tablero.games.rebellion.state import ON_MISSION, POOL, Assignment, Table
from tablero.kernel import Game, Option, Play, Rng, Setup

SPECIALIST = {
    (REBEL, DIPLOMACY): "mon_mothma",
    (REBEL, INTEL): "obi_wan_kenobi",
    (REBEL, SPEC_OPS): "chewbacca",
    (REBEL, LOGISTICS): "mon_mothma",
    (EMPIRE, DIPLOMACY): "emperor_palpatine",
    (EMPIRE, INTEL): "colonel_yularen",
    (EMPIRE, SPEC_OPS): "darth_vader",
    (EMPIRE, LOGISTICS): "general_tagge",
}
"""A leader who can carry out any mission of a skill, and is on none of their portraits where that can be."""


def stage(seats: int = 2, *, base: str = "hoth", errata: bool = False) -> Table:
    """Return an empty board with all the cards known to nobody, none of them anywhere yet."""
    table = position(seats, base=base, errata=errata)
    table.tactic_deck = [[n for n, kind in enumerate(TACTIC_CARDS) if TACTICS[kind].theater == t] for t in (0, 1)]
    table.seen_action = [0] * len(ACTIONS)
    table.seen_mission = [0] * len(MISSION_CARDS)
    table.seen_objective = [0] * len(OBJECTIVES)
    return table


class Trial(Scene):
    """A scene in which what somebody can't know can be resampled."""

    def resample(self, state: Table, seat: int | None, rng: Rng) -> None:
        resample(state, None if seat is None else state.side_of(seat), rng)


def tried(
    table: Table, procedure: Callable[[Table], Play[Any]], *answers: Any, dice: Iterable[int] = ()
) -> Game[Table]:
    """Run a procedure as `act` does, in a game that can be resampled."""
    game = Game(Trial(table, procedure), Setup(table.seats, {}), Loaded(dice))
    for answer in answers:
        game.choose(answer)
    return game


def card(key: str, copy: int = 0) -> int:
    """Return the number of a mission card."""
    return MISSION_CARDS.index(MISSION_NUMBER[key]) + copy


def keys(cards: Iterable[int]) -> list[str]:
    """Return what mission cards are."""
    return [MISSIONS[MISSION_CARDS[number]].key for number in cards]


def systems(*places: str) -> list[Option]:
    return [("system", where(place)) for place in places]


def at(place: str) -> Option:
    return ("system", where(place))


def who(key: str) -> Option:
    return ("leader", LEADER_NUMBER[key])


def kind(key: str) -> Option:
    return ("unit", UNIT_NUMBER[key])


def assign(table: Table, key: str, *leaders: str, copy: int = 0) -> Table:
    """Lay a mission face down with leaders on it."""
    numbers = [LEADER_NUMBER[leader] for leader in leaders]
    for leader in numbers:
        table.leader_at[leader] = ON_MISSION
    side = MISSIONS[MISSION_NUMBER[key]].side
    table.assigned.append(Assignment(side, card(key, copy), numbers))
    return table


def reveals(index: int = 0, seat: int | None = None) -> Callable[[Table], Play[None]]:
    """Return the revealing of an assigned mission, as a procedure."""

    def procedure(table: Table) -> Play[None]:
        assignment = table.assigned[index]
        yield from reveal(table, index, table.leader_seat(assignment.leaders[0]) if seat is None else seat)

    return procedure


def attempt(table: Table, key: str, *answers: Any, by: str | None = None, dice: Iterable[int] = ()) -> Game[Table]:
    """Assign a mission to somebody who can carry it out, reveal it, and answer what is asked."""
    mission = MISSIONS[MISSION_NUMBER[key]]
    leaders = (by or SPECIALIST[mission.side, mission.skill]).split()
    return tried(assign(table.copy(), key, *leaders), reveals(len(table.assigned)), *answers, dice=dice)


def aims(table: Table, key: str) -> list[str]:
    """Return the systems that a mission may be revealed for."""
    options = targets(table, MISSIONS[MISSION_NUMBER[key]])
    return sorted(SYSTEMS[option[1]].key for option in options if option[0] == "system")  # type: ignore[index]


def imprisoned(table: Table, key: str, place: str, ring: int = CAPTURED) -> Table:
    """Put a captured leader in a system."""
    table.leader_at[LEADER_NUMBER[key]] = where(place)
    table.ring[LEADER_NUMBER[key]] = ring
    return table


def seat_of(game: Game[Table]) -> int:
    """Return who is asked."""
    assert game.decision is not None
    return game.decision.seat


def place_of(table: Table, key: str) -> int:
    return table.leader_at[LEADER_NUMBER[key]]


def ring_of(table: Table, key: str) -> int:
    return table.ring[LEADER_NUMBER[key]]


def on_queue(table: Table, space: int) -> dict[str, int]:
    """Return what is on a space of the build queue."""
    start = space * UNIT_COUNT
    return {key: table.queue[start + n] for key, n in UNIT_NUMBER.items() if table.queue[start + n]}


def queue(table: Table, space: int, **units: int) -> Table:
    """Put units from the supply on a space of the build queue."""
    for key, count in units.items():
        table.supply[UNIT_NUMBER[key]] -= count
        table.queue[space * UNIT_COUNT + UNIT_NUMBER[key]] += count
    return table


def uses(key: str, leader: str, seat: int = REBEL) -> Callable[[Table], Play[None]]:
    """Return the use of an action card in the Assignment phase, as a procedure."""
    return lambda table: use_action(table, seat, action(key), LEADER_NUMBER[leader])


def in_pool(table: Table, key: str) -> bool:
    return place_of(table, key) == POOL
