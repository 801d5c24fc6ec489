"""What several players do at the same time (swu:7.1.4): all of them choose in secret, then it is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from tablero.kernel import Chance, Decision, Play, Together

T = TypeVar("T")


def at_once(plays: Sequence[Play[T]]) -> Play[list[T]]:
    """Let several players do something at the same time, each a thing of their own; return what came of each (swu:7.1.4).

    All are asked together, so that nobody knows what another has chosen. Whoever has more to choose is asked again, with
    all others who have. No player may have two of the plays.
    """
    results: dict[int, T] = {}
    asked: dict[int, Any] = {}
    for i in range(len(plays)):
        yield from _go_on(plays, i, None, asked, results)
    while asked:
        requests = asked
        asked = {}
        answers = yield _question(list(requests.values()))
        for i, answer in zip(requests, answers if len(requests) > 1 else (answers,), strict=True):
            yield from _go_on(plays, i, answer, asked, results)
    return [results[i] for i in range(len(plays))]


def _go_on(plays: Sequence[Play[T]], i: int, answer: Any, asked: dict[int, Any], results: dict[int, T]) -> Play[None]:
    """Go on with one of the plays to its next question or its end; what is random comes out on the way."""
    while True:
        try:
            request = plays[i].send(answer)
        except StopIteration as stop:
            results[i] = stop.value
            return
        if not isinstance(request, Chance):
            asked[i] = request
            return
        answer = yield request


def _question(requests: Sequence[Any]) -> Any:
    """Return one question as it is, several as one that is put to all at once, made only if somebody has to answer it."""
    if len(requests) == 1:
        return requests[0]
    return lambda: Together([_made(one) for one in requests])


def _made(request: Decision | Callable[[], Decision]) -> Decision:
    return request if isinstance(request, Decision) else request()
