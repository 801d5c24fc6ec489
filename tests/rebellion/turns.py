"""Turns of the Command phase put together by hand, seen, refused and resampled as in the game itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rebellion.scenes import Loaded, Scene, where
from tablero.games.rebellion import GAME
from tablero.games.rebellion.command import command_phase
from tablero.games.rebellion.facts import LEADER_NUMBER, SYSTEMS, UNIT_NUMBER
from tablero.games.rebellion.state import Table
from tablero.kernel import Decision, Distribute, Game, Json, Option, Play, Reason, Rng, Setup


class Turns(Scene):
    """A scene that shows, refuses and resamples what the game does."""

    def view(self, state: Table, seat: int | None) -> Json:
        return GAME.view(state, seat)

    def why_not(self, state: Table, decision: Decision, value: Any) -> Reason | None:
        return GAME.why_not(state, decision, value)

    def resample(self, state: Table, seat: int | None, rng: Rng) -> None:
        GAME.resample(state, seat, rng)


def play(
    table: Table, *answers: Any, by: Callable[[Table], Play[Any]] = command_phase, dice: Iterable[int] = ()
) -> Game[Table]:
    """Play the Command phase, or another procedure, and answer what is asked; return the game where the answers end."""
    game = Game(Turns(table, by), Setup(table.seats, {}), Loaded(dice))
    for answer in answers:
        game.choose(answer)
    return game


def activates(leader: str, place: str) -> tuple[Option, Option]:
    """Return the answers with which a leader activates a system."""
    return ("activate", LEADER_NUMBER[leader]), ("system", where(place))


def comes(place: str) -> Option:
    """Return the option that moves units from a place."""
    return ("from", where(place))


def moves(game: Game[Table], **units: int) -> tuple[int, ...]:
    """Return the answer that moves these units, and captives by their names."""
    decision = game.decision
    assert isinstance(decision, Distribute)
    wanted: dict[Option, int] = {}
    for key, count in units.items():
        wanted[("unit", UNIT_NUMBER[key]) if key in UNIT_NUMBER else ("captive", LEADER_NUMBER[key])] = count
    assert set(wanted) <= set(decision.options), "not among what may move"
    return tuple(wanted.get(option, 0) for option in decision.options)


def rule_against(game: Game[Table], value: Any) -> str:
    """Return the rule by which an answer is refused."""
    reason = game.why_not(value)
    assert reason is not None, f"{value} is legal"
    return reason.rule


def systems_of(bits: int) -> list[str]:
    """Return the systems of a set, by name."""
    return sorted(SYSTEMS[system].key for system in range(len(SYSTEMS)) if bits >> system & 1)


def shy(decision: Decision, rng: Rng) -> Option:
    """Return a random answer, but none that reveals the base."""
    answer = decision.sample(rng)
    while answer == "reveal_base":
        answer = decision.sample(rng)
    return answer
