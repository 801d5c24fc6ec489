"""Playing a piece of the rules with dice and answers that a test names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from tablero.kernel import Decision, Draw, Play, Roll, Together
from tablero.kernel.decisions import Checkpoint

T = TypeVar("T")


class Played(Generic[T]):
    """What came of a piece of the rules: its result, the questions that were asked, and how many dice each roll had."""

    def __init__(self, result: T, asked: list[Decision], rolls: list[int]) -> None:
        self.result = result
        self.asked = asked
        self.rolls = rolls

    @property
    def questions(self) -> list[tuple[int, str]]:
        """Who was asked, and what."""
        return [(decision.seat, decision.message.id) for decision in self.asked]


def run(play: Play[T], dice: Iterable[int] = (), answers: Iterable[Any] = (), draws: Iterable[int] = ()) -> Played[T]:
    """Play until the end with these dice, in the order in which they are rolled, these answers, and what is drawn.

    A choice with one option is taken and needs no answer. An answer may be an option, an index, or a function of the
    decision; one that is not legal raises `Illegal`. All dice and all answers must be used up.
    """
    faces, replies, drawn = list(dice), list(answers), list(draws)
    asked: list[Decision] = []
    rolls: list[int] = []
    send: Any = None

    def decide(decision: Decision) -> Any:
        found = None if decision.hidden else decision.only()
        if found is None:
            assert replies, f"no answer to {decision!r}"
            asked.append(decision)
            reply = replies.pop(0)
            found = decision.read(reply(decision) if callable(reply) else reply)
        return found

    while True:
        try:
            request = play.send(send)
        except StopIteration as done:
            assert not faces, f"dice that nobody rolled: {faces}"
            assert not replies, f"answers to nothing: {replies}"
            assert not drawn, f"nobody draws {drawn}"
            return Played(done.value, asked, rolls)
        if callable(request):
            request = request()
        if isinstance(request, Roll):
            assert request.count > 0
            assert len(faces) >= request.count, f"{request!r} needs more dice than {faces}"
            send, faces = tuple(faces[: request.count]), faces[request.count :]
            assert request.possible(send), f"{send} is no {request!r}"
            rolls.append(request.count)
        elif isinstance(request, Draw):
            assert len(drawn) >= request.count, f"{request!r} needs more than {drawn}"
            send, drawn = tuple(drawn[: request.count]), drawn[request.count :]
            assert request.possible(send), f"{send} is no {request!r}"
        elif isinstance(request, Decision):
            send = decide(request)
        elif isinstance(request, Together):
            send = [decide(part) for part in request.parts]
        else:
            assert isinstance(request, Checkpoint), f"{request!r}"
            send = None
