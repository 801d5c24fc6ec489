"""Running traces: each is played and compared step by step, then played again.

Again with a save and load at every decision, and with an undo and redo of every choice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tablero.games.swu.scenario.clicks import Unknown
from tablero.games.swu.scenario.compare import Difference, shot_of
from tablero.games.swu.scenario.definition import SCENARIO
from tablero.games.swu.scenario.follow import Lost, follow
from tablero.games.swu.scenario.position import Position, first_position
from tablero.games.swu.scenario.scene import BadScene, missing_cards
from tablero.games.swu.scenario.trace import Trace
from tablero.games.swu.state import Table
from tablero.kernel import Game, Message, Rng, message_to_json
from tablero.kernel.codec import decode, encode
from tablero.kernel.events import CHANCE
from tablero.kernel.reasons import TableroError
from tablero.kernel.record import Record

SEED = 1
TRIES = 60
"""How often a trace with chance in it is tried."""


class Failure(NamedTuple):
    """Where a trace and our rules part."""

    name: str
    step: int
    what: str
    expected: Any
    got: Any

    def to_json(self) -> dict[str, Any]:
        """Return it for programs."""
        got = message_to_json(self.got) if isinstance(self.got, Message) else self.got
        return {**self._asdict(), "got": got}


class Result(NamedTuple):
    """What came of a trace."""

    name: str
    missing: tuple[str, ...] = ()
    """Cards that the rules don't know: then it was not run."""
    failure: Failure | None = None


class Known(NamedTuple):
    """A trace that the rulebook decides against."""

    trace: str
    rule: str
    why: str
    step: int | None = None
    """The step at which it parts, where several traces have the same name and the others agree."""

    def to_json(self) -> dict[str, Any]:
        """Return it for programs."""
        return {"trace": self.trace, "rule": self.rule, "why": self.why}


@cache
def disagreements() -> dict[str, Known]:
    """Return the traces that the rulebook decides against, by name."""
    lines = (Path(__file__).parent / "disagreements.jsonl").read_bytes().splitlines()
    found = [Known(**decode(line)) for line in lines if line.strip()]
    return {one.trace: one for one in found}


def known_of(failure: Failure) -> Known | None:
    """Return what is known of a failure that the rulebook decides against; None if nothing is."""
    known = disagreements().get(failure.name)
    return known if known is not None and known.step in (None, failure.step) else None


def run_trace(trace: Trace, quick: bool = False) -> Result:
    """Run a trace if the rules know its cards."""
    missing = tuple(missing_cards(trace.scene))
    if missing:
        return Result(trace.name, missing)
    return Result(trace.name, failure=_run(trace, quick))


def _run(trace: Trace, quick: bool) -> Failure | None:
    """Run a trace; what was shuffled in it shows only later, so that several ways are tried."""
    failure, chance = _try(trace, quick, SEED)
    for seed in range(SEED + 1, SEED + TRIES):
        if failure is None or not chance:
            return failure
        again, _ = _try(trace, quick, seed)
        failure = again and (again if again.step > failure.step else failure)
    return failure


def _try(trace: Trace, quick: bool, seed: int) -> tuple[Failure | None, bool]:
    """Run a trace once; tell also whether anything random came out."""
    earlier: list[list[Position]] = []
    failure = _follow(trace, quick, seed, earlier)
    return failure, any(event[0] == CHANCE for event in (earlier[-1][0].game.events if earlier else ()))


def _follow(trace: Trace, quick: bool, seed: int, earlier: list[list[Position]]) -> Failure | None:
    at = -1
    try:
        earlier.append([first_position(trace.scene, seed)])
        for step in trace.steps:
            at += 1
            earlier.append(follow(earlier, step))
        if not quick:
            comes_back(earlier[-1][0].game)
    except Lost as lost:
        return _failure(trace, at, lost.difference)
    except Unknown as unknown:
        return _failure(trace, at, Difference("step", str(unknown), "no such step"))
    except BadScene as bad:
        return _failure(trace, at, Difference("scene", "", bad.message))
    except TableroError as error:
        return _failure(trace, at, Difference("error", "", f"{type(error).__name__}: {error}"))
    except Exception as error:  # a file may hold anything: one bad trace must not end the run
        return _failure(trace, at, Difference("crash", "", f"{type(error).__name__}: {error}"))
    return None


def _failure(trace: Trace, at: int, difference: Difference) -> Failure:
    what, expected, got = difference
    return Failure(trace.name, at, what, _short(expected), _short(got))


def _short(value: Any) -> Any:
    if isinstance(value, list) and len(value) > 4:
        return [*value[:4], f"… {len(value) - 4} more"]
    return value[:300] if isinstance(value, str) else value


# Again, with saving, loading, undoing and redoing.


def comes_back(game: Game[Table]) -> None:
    """Play a game again with a save and load at every decision, and with an undo and redo of every choice."""
    record = game.record()
    before, step = b"", 0
    for played in Game.replaying(SCENARIO, record, Rng(SEED)):
        moment = _moment(played)
        loaded = Game.replay(SCENARIO, Record.loads(played.record().dumps()), Rng(SEED))
        _same("save and load", moment, _moment(loaded), played.step)
        if before:
            _undo_and_redo(played.fork(), before, moment, step)
        before, step = moment, played.step


def _undo_and_redo(game: Game[Table], before: bytes, moment: bytes, step: int) -> None:
    """Take back the latest choice, if need be by agreement, and make it again."""
    seat, answer = game.events[step][:2]
    chance = any(event[0] == CHANCE for event in game.events[step:])
    if game.outcome is None and game.why_no_undo(seat) is None:
        game.undo(seat)
    else:
        game.rewind(step)
    _same("undo", before, _moment(game), step)
    game.choose(answer, seat)
    if not chance:  # otherwise it may fall another way
        _same("redo", moment, _moment(game), step)


def _same(what: str, expected: bytes, got: bytes, step: int) -> None:
    if expected != got:
        raise Lost(Difference(what, "the same", f"another table or question after {step} events"))


def _moment(game: Game[Table]) -> bytes:
    """Return all of a moment that can be compared."""
    decision = game.decision
    asked = None if decision is None else [decision.seat, decision.to_json()]
    return encode([shot_of(game.state), asked, game.outcome is None])


# Figures.


class Figures:
    """What came of many traces."""

    def __init__(self) -> None:
        self.total = self.run = self.passed = 0
        self.failed: list[Failure] = []
        self.known: list[Known] = []
        self.skipped: Counter[str] = Counter()

    def add(self, results: Iterable[Result]) -> None:
        """Count results."""
        for result in results:
            self.total += 1
            if result.missing:
                self.skipped.update(result.missing)
                continue
            self.run += 1
            if result.failure is None:
                self.passed += 1
                continue
            known = known_of(result.failure)
            if known is not None:
                self.known.append(known)
            self.failed.append(result.failure)

    def to_json(self) -> dict[str, Any]:
        """Return them for programs."""
        return {
            "total": self.total,
            "run": self.run,
            "passed": self.passed,
            "failed": [one.to_json() for one in self.failed],
            "known": [one.to_json() for one in self.known],
            "skipped_cards": dict(self.skipped.most_common()),
        }
