"""Scenes: a position put together by hand, a procedure of the rules run on it, answers and dice as a test wants them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tablero.games.rebellion import break_off
from tablero.games.rebellion.facts import (
    BASE,
    DIRECT_HIT,
    EMPIRE,
    FACES,
    HIT,
    LEADER_NUMBER,
    REBEL,
    SPECIAL,
    SYSTEM_NUMBER,
    UNIT_COUNT,
    UNIT_NUMBER,
)
from tablero.games.rebellion.state import COMMAND, POOL, Table, Won
from tablero.kernel import Definition, Game, Option, Outcome, Play, Rng, Setup, say

HIT_, DIRECT, SPECIAL_, BLANK_ = 1, 3, 4, 5
"""What a die must roll (1 to 6) to show a face."""
assert [FACES[n - 1] for n in (HIT_, DIRECT, SPECIAL_, BLANK_)] == [HIT, DIRECT_HIT, SPECIAL, 3]


class Loaded(Rng):
    """Dice that fall as a test says; after that, and for shuffles, always the first number."""

    def __init__(self, dice: Iterable[int] = ()) -> None:
        super().__init__(0)
        self.dice = list(dice)

    def copy(self) -> Loaded:
        return Loaded(self.dice)

    def below(self, n: int) -> int:
        return (self.dice.pop(0) - 1) if n == 6 and self.dice else 0


class Scene(Definition[Table]):
    """A game that is just one procedure on one position."""

    name = "scene"
    seats = (2, 3, 4)

    def __init__(self, table: Table, procedure: Callable[[Table], Play[Any]]) -> None:
        self.table = table
        self.procedure = procedure

    def begin(self, setup: Setup) -> Table:
        return self.table

    def flow(self, state: Table) -> Play[Outcome]:
        try:
            yield from self.procedure(state)
        except Won as won:
            break_off(state)
            return state.outcome(won)
        return Outcome((), say("scene-over"))


def act(table: Table, procedure: Callable[[Table], Play[Any]], *answers: Any, dice: Iterable[int] = ()) -> Game[Table]:
    """Run a procedure and answer its questions in order; return the game where the answers end.

    `game.state` is the table then (the one given stays as it was), `game.decision` what is asked next.
    """
    game = Game(Scene(table, procedure), Setup(table.seats, {}), Loaded(dice))
    for answer in answers:
        game.choose(answer)
    return game


def asked(game: Game[Table]) -> tuple[str, list[Option]]:
    """Return the id of the open question and its options."""
    decision = game.decision
    assert decision is not None, "nothing is asked"
    return decision.message.id, list(getattr(decision, "options", []))


def position(seats: int = 2, *, base: str = "hoth", errata: bool = False) -> Table:
    """Return an empty board in the Command phase, the base hidden, every leader in the supply."""
    table = Table(seats, errata, False)
    table.phase = COMMAND
    table.base = SYSTEM_NUMBER[base]
    return table


def put(table: Table, place: str, **units: int) -> Table:
    """Put units from the supply into a place."""
    for key, count in units.items():
        unit = UNIT_NUMBER[key]
        table.supply[unit] -= count
        assert table.supply[unit] >= 0, f"not so many {key} in the box"
        table.units[where(place) * UNIT_COUNT + unit] += count
    return table


def where(place: str) -> int:
    return BASE if place == "rebel_base" else SYSTEM_NUMBER[place]


def lead(table: Table, *keys: str, place: str | None = None) -> Table:
    """Put leaders in a place, or in their pools."""
    for key in keys:
        table.leader_at[LEADER_NUMBER[key]] = POOL if place is None else where(place)
    return table


def units_in(table: Table, place: str) -> dict[str, int]:
    """Return what is in a place."""
    start = where(place) * UNIT_COUNT
    return {key: table.units[start + n] for key, n in UNIT_NUMBER.items() if table.units[start + n]}


def loyal(table: Table, *systems: str, to: int) -> Table:
    for key in systems:
        table.loyalty[SYSTEM_NUMBER[key]] = to
    return table


__all__ = [
    "BLANK_",
    "DIRECT",
    "EMPIRE",
    "HIT_",
    "REBEL",
    "SPECIAL_",
    "Loaded",
    "Scene",
    "act",
    "asked",
    "lead",
    "loyal",
    "position",
    "put",
    "units_in",
    "where",
]
