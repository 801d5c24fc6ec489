"""Games of a few lines, for what the duel doesn't do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from tablero.kernel import (
    CHECKPOINT,
    Choose,
    Decision,
    Definition,
    Game,
    Json,
    Log,
    Message,
    Option,
    Outcome,
    Play,
    Reason,
    Rng,
    Setup,
    say,
)
from tablero.kernel.decisions import Request

END = Outcome((), say("tiny-over"))


class Tiny:
    """What the rules have heard so far, and a secret number of each seat."""

    __slots__ = ("heard", "log", "secret")

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.secret = [1, 1, 1]
        self.log = Log()

    def copy(self) -> Tiny:
        twin = Tiny()
        twin.heard = self.heard.copy()
        twin.secret = self.secret.copy()
        return twin


Flow: TypeAlias = Callable[[Tiny], Play[Outcome]]


class TinyGame(Definition[Tiny]):
    """A game with the flow it is given; each seat knows its own secret."""

    name = "tiny"
    seats = (2, 3)

    def __init__(self, flow: Flow, against: Callable[[Any], Reason | None] = lambda value: None) -> None:
        self._flow = flow
        self._against = against

    def begin(self, setup: Setup) -> Tiny:
        return Tiny()

    def flow(self, state: Tiny) -> Play[Outcome]:
        return self._flow(state)

    def view(self, state: Tiny, seat: int | None) -> Json:
        return {"heard": len(state.heard), "secret": None if seat is None else state.secret[seat]}

    def resample(self, state: Tiny, seat: int | None, rng: Rng) -> None:
        state.secret = [own if i == seat else rng.below(4) for i, own in enumerate(state.secret)]

    def describe(self, state: Tiny, decision: Decision, option: Option) -> Message:
        return say("tiny-option", option=str(option), of=decision.seat)

    def why_not(self, state: Tiny, decision: Decision, value: Any) -> Reason | None:
        return self._against(value)


def ask(seat: int, *options: Option, hidden: bool = False) -> Choose:
    """A choice of the seat; "a" or "b" unless options are given."""
    return Choose(seat, options or ("a", "b"), "tiny-ask", hidden)


def asking(*requests: Request, checkpoints: bool = True) -> Flow:
    """A flow that yields the requests one after the other, with checkpoints between or as one action."""

    def flow(state: Tiny) -> Play[Outcome]:
        while len(state.heard) < len(requests):
            if checkpoints:
                yield CHECKPOINT
            state.heard.append((yield requests[len(state.heard)]))
        return END

    return flow


def start(flow: Flow, seats: int = 2, seed: int = 1) -> Game[Tiny]:
    game = TinyGame(flow)
    return Game(game, game.setup(seats), Rng(seed))


def play(*requests: Request, seats: int = 2, seed: int = 1, checkpoints: bool = True) -> Game[Tiny]:
    """A game that asks these requests."""
    return start(asking(*requests, checkpoints=checkpoints), seats, seed)
