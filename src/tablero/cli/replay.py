"""`tablero replay`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from tablero.cli.language import Language

if TYPE_CHECKING:
    from tablero.kernel import Definition, Game, Message, Record, Truncated
    from tablero.kernel.events import Event
    from tablero.text import Texts


def replay(
    file: Annotated[Path, Parameter(help="the record")],
    *,
    game: Annotated[str | None, Parameter(help="where the game is found, if not under its own name")] = None,
    upto: Annotated[int | None, Parameter(help="stop after so many events and show the table")] = None,
    seat: Annotated[int | None, Parameter(help="whose table is shown, from 1; by default a spectator's")] = None,
    names: Annotated[str | None, Parameter(help="what the players are called, with commas")] = None,
    json: Annotated[bool, Parameter(negative="", help="only say how it ended, for programs")] = False,
    lang: Annotated[Language | None, Parameter(help="the language; otherwise your own")] = None,
) -> None:
    """Step through a record: every choice, every result, every line of the log.

    Every step is checked. Where a rule fails, the failing choice is the last that is shown. Exits with 1 then, or when
    the record can't be played to its end.

    Example: tablero replay game.jsonl --upto 40 --seat 1
    """
    from tablero.cli.codes import FOUND
    from tablero.cli.output import load, names_of, texts
    from tablero.kernel import BadRecord, RuleFailure, Truncated, say
    from tablero.registry import find, locate

    problem = None
    try:
        record = load(file)
    except Truncated as truncated:
        record, problem = truncated.recovered, truncated
    definition = find(record.game) if game is None else locate(game)
    words = texts(lang, definition, names_of(names, record.setup.seats))
    if json:
        sys.exit(_report(words, definition, record, problem))
    title = say("replay-title", game=record.game, events=len(record.events), seats=record.setup.seats)
    print(words.render(title))
    if problem:
        print(words.render(say("replay-recovered", text=problem.message, events=len(record.events))))
    try:
        last = _step_through(definition, record, words, upto)
    except RuleFailure as failure:
        print(words.render(say("replay-fails", step=failure.step, text=str(failure.__cause__))))
        sys.exit(FOUND)
    except BadRecord as bad:
        print(f"tablero: {file}: {words.reason(bad.reason)}", file=sys.stderr)
        sys.exit(FOUND)
    if upto is not None:
        print(definition.terminal(last.view(None if seat is None else seat - 1), words))
    else:
        print(words.render(say("replay-good" if last.outcome else "replay-open")))
    if problem:
        sys.exit(FOUND)


def _report(words: Texts, definition: Definition[Any], record: Record, problem: Truncated | None) -> int:
    """Write how a record ends, or where and why it does not, and return the exit code."""
    from tablero.cli.codes import FOUND
    from tablero.cli.output import write_json
    from tablero.kernel import BadRecord, Game, Rng, RuleFailure

    outcome, error, step = None, words.render(problem.message) if problem else None, len(record.events)
    try:
        ended = Game.replay(definition, record, Rng(0)).outcome
        outcome = ended.to_json() if ended else None
    except RuleFailure as failure:
        error, step = words.render(failure.message), failure.step
    except BadRecord as bad:
        error, step = words.reason(bad.reason), max(0, bad.line - 2)
    counts = {"events": len(record.events), "seats": record.setup.seats, "step": step}
    write_json({"game": record.game, **counts, "outcome": outcome, "error": error})
    return FOUND if error else 0


def _step_through(definition: Definition[Any], record: Record, words: Texts, upto: int | None) -> Game[Any]:
    from tablero.kernel import Game, Record, Rng

    cut = Record(record.game, record.version, record.setup, record.events[:upto])
    shown, told = 0, 0
    steps = Game.replaying(definition, cut, Rng(0))
    game = next(steps)
    while True:
        for step, event in enumerate(game.events[shown:], shown + 1):
            if event[0] < 0:
                print(words.render(_happened(step, event)))
        for entry in game.log[told:]:
            print("   " + words.render(entry.message))
        shown, told = game.step, len(game.log)
        if shown == len(cut.events):
            return game
        event = cut.events[shown]
        if event[0] >= 0:
            print(words.render(_chosen(game, shown + 1, event)))
        next(steps)


def _chosen(game: Game[Any], step: int, event: Event) -> Message:
    from tablero.kernel import Choose, say

    seat = event[0] + 1
    decision = game.decision_for(event[0])
    if isinstance(decision, Choose) and event[1] in decision.options:
        text = game.definition.describe(game.state, decision, event[1])
        return say("replay-choice", step=step, seat=seat, text=text)
    return say("replay-answer", step=step, seat=seat, text=str(event[1]))


def _happened(step: int, event: Event) -> Message:
    from tablero.kernel import say
    from tablero.kernel.events import CHANCE, RESAMPLED

    if event[0] == CHANCE:
        name, result = event[1]
        return say("replay-chance", step=step, name=name, result=" ".join(map(str, result)))
    if event[0] == RESAMPLED:
        return say("replay-resample", step=step)
    return say("replay-conclude", step=step, text=event[1].why)
