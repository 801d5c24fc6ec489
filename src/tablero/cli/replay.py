"""`tablero replay`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from tablero.cli.language import Language
from tablero.cli.numbers import EVENTS, SEATS

if TYPE_CHECKING:
    from tablero.kernel import Definition, Game, Message, Outcome, Record, Truncated
    from tablero.kernel.events import Event
    from tablero.text import Texts


def replay(
    file: Annotated[Path, Parameter(help="the record")],
    *,
    game: Annotated[str | None, Parameter(help="where the game is found, if not under its own name")] = None,
    upto: Annotated[int | None, EVENTS, Parameter(help="stop after so many events and show the table")] = None,
    seat: Annotated[int | None, SEATS, Parameter(help="whose table is shown, from 1; by default a spectator's")] = None,
    names: Annotated[str | None, Parameter(help="what the players are called, with commas")] = None,
    json: Annotated[bool, Parameter(negative="", help="only say how it ended, for programs")] = False,
    lang: Annotated[Language | None, Parameter(help="the language; otherwise your own")] = None,
) -> None:
    """Step through a record: every choice in words, every result, every line of the log, and who won.

    Every step is checked. Where a rule fails, the failing choice is the last that is shown. Exits with 1 then, or when
    the record can't be played to its end.

    Example: tablero replay game.jsonl --upto 40 --seat 1
    """
    from tablero.cli.codes import FOUND
    from tablero.cli.output import load, names_of, texts, write
    from tablero.kernel import BadRecord, RuleFailure, Truncated, say
    from tablero.registry import find, locate

    problem = None
    try:
        record = load(file)
    except Truncated as truncated:
        record, problem = truncated.recovered, truncated
    definition = find(record.game) if game is None else locate(game)
    words = texts(lang, definition)
    try:
        record.check(definition)
        _check(definition, record, upto, seat)
        words = texts(lang, definition, names_of(names, record.setup.seats))
        if json:
            sys.exit(_report(words, definition, record, problem))
        _write_title(words, record, problem)
        last = _step_through(definition, record, words, upto)
    except RuleFailure as failure:
        write(words.render(say("replay-fails", step=failure.step, text=str(failure.__cause__))))
        sys.exit(FOUND)
    except BadRecord as bad:
        write(f"tablero: {file}: {words.reason(bad.reason)}", sys.stderr)
        sys.exit(FOUND)
    if upto is not None or seat is not None:
        write(definition.terminal(last.view(None if seat is None else seat - 1), words))
    _write_end(words, _outcome(last, record), upto)
    if problem:
        sys.exit(FOUND)


def _check(definition: Definition[Any], record: Record, upto: int | None, seat: int | None) -> None:
    """Refuse a table that can't be, and numbers of events and seats that the record doesn't have."""
    from tablero.cli.numbers import Bounds
    from tablero.cli.usage import check_number

    definition.check_setup(record.setup)
    if upto is not None:
        check_number("--upto", upto, Bounds(0, len(record.events)))
    if seat is not None:
        check_number("--seat", seat, Bounds(1, record.setup.seats))


def _write_title(words: Texts, record: Record, problem: Truncated | None) -> None:
    from tablero.cli.output import write
    from tablero.kernel import say

    events = len(record.events)
    write(words.render(say("replay-title", game=record.game, events=events, seats=record.setup.seats)))
    if problem:
        write(words.render(say("replay-recovered", text=problem.message, events=events)))


def _write_end(words: Texts, outcome: Outcome | None, upto: int | None) -> None:
    from tablero.cli.output import write
    from tablero.kernel import say
    from tablero.text.words import ending

    if outcome is not None:
        for line in ending(outcome):
            write(words.render(line))
    elif upto is None:
        write(words.render(say("replay-open")))


def _report(words: Texts, definition: Definition[Any], record: Record, problem: Truncated | None) -> int:
    """Write how a record ends, or where and why it does not, and return the exit code."""
    from tablero.cli.codes import FOUND
    from tablero.cli.output import write_json
    from tablero.kernel import BadRecord, Game, Rng, RuleFailure

    outcome, error, step = None, words.render(problem.message) if problem else None, len(record.events)
    try:
        ended = _outcome(Game.replay(definition, record, Rng(0)), record)
        outcome = ended.to_json() if ended else None
    except RuleFailure as failure:
        error, step = words.render(failure.message), failure.step
    except BadRecord as bad:
        error, step = words.reason(bad.reason), max(0, bad.line - 2)
    counts = {"events": len(record.events), "seats": record.setup.seats, "step": step}
    write_json({"game": record.game, **counts, "outcome": outcome, "error": error})
    return FOUND if error else 0


def _outcome(game: Game[Any], record: Record) -> Outcome | None:
    """Return how the game ended; not known where the record was cut off before the chance that decided it."""
    return game.outcome if game.step <= len(record.events) else None


def _step_through(definition: Definition[Any], record: Record, words: Texts, upto: int | None) -> Game[Any]:
    """Show what happened up to the first question after `upto` events, or to the end, and return the game there."""
    from tablero.cli.output import write
    from tablero.kernel import Game, Rng

    stop = len(record.events) if upto is None else upto
    shown, told = 0, 0
    for game in Game.replaying(definition, record, Rng(0)):
        if game.step > len(record.events):  # cut off in the middle of chance: what follows was not recorded
            break
        for step, event in enumerate(game.events[shown:], shown + 1):
            if event[0] < 0:
                write(words.render(_happened(step, event)))
        for entry in game.log[told:]:
            write("   " + words.render(entry.message))
        shown, told = game.step, len(game.log)
        if shown >= stop:
            break
        if record.events[shown][0] >= 0:
            write(words.render(_chosen(game, record.events[shown])))
    return game


def _chosen(game: Game[Any], event: Event) -> Message:
    from tablero.kernel import say
    from tablero.text.words import meaning

    seat, answer = event[0], event[1]
    decision = game.decision_for(seat)
    question = decision.message if decision else say("kernel-not-asked", seat=seat + 1)
    about = {"question": question, "text": meaning(game, answer, seat)}
    return say("replay-choice", step=game.step + 1, seat=seat + 1, **about)


def _happened(step: int, event: Event) -> Message:
    from tablero.kernel import say
    from tablero.kernel.events import CHANCE, RESAMPLED

    if event[0] == CHANCE:
        name, result = event[1]
        return say("replay-chance", step=step, name=name, result=" ".join(map(str, result)))
    if event[0] == RESAMPLED:
        return say("replay-resample", step=step)
    return say("replay-conclude", step=step, text=event[1].why)
