"""`tablero learn`: the guided first game of a game, in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from tablero.cli.language import Language

if TYPE_CHECKING:
    from tablero.cli.table import TerminalTable
    from tablero.guides import Guide
    from tablero.text import Texts


def learn(
    game: Annotated[str, Parameter(help="the game, by its name")],
    *,
    lang: Annotated[Language | None, Parameter(help="the language; otherwise your own")] = None,
) -> int:
    """Learn a game step by step: a scripted first game, with the rule beside each step.

    Example: tablero learn rebellion --lang es
    """
    from tablero.cli.output import texts
    from tablero.guides import guide

    shown = guide(game)
    words = texts(lang, shown.definition, ())
    _walk(shown, words)
    return 0


def _walk(guide: Guide, words: Texts) -> None:
    """Go from step to step until the last one, or until somebody leaves."""
    from tablero.cli.output import write
    from tablero.kernel import say

    number = 0
    try:
        while number < len(guide.steps):
            number = _step(guide, number, words)
    except EOFError:
        write("")
        return
    if number == len(guide.steps):
        write(words.render(say("guide-ended", game=guide.definition.name)))


def _step(guide: Guide, number: int, words: Texts) -> int:
    """Tell a step and hear what is typed; return the number of the step to go on with, one beyond the last to leave."""
    from tablero.cli.output import write
    from tablero.cli.table import HUMAN, TerminalTable
    from tablero.kernel import Rng, say

    step = guide.steps[number]
    people = [HUMAN] * guide.record.setup.seats
    table = TerminalTable(guide.game(number), people, words, Rng(0))
    table.told = _told_before(guide, number)
    table.look(guide.seat)
    write("")
    write(words.render(say("guide-step", step=number + 1, count=len(guide.steps), text=say(step.say))))
    for line in _rules(step.rules, words):
        write(line)
    write(words.render(say("guide-keys")))
    return _answered(guide, number, table, words)


def _told_before(guide: Guide, number: int) -> int:
    """Return how long the log was at the step before."""
    return guide.game(number - 1).logged if number else 0


def _rules(ids: tuple[str, ...], words: Texts) -> list[str]:
    from tablero.rules.catalogue import rule

    found = [rule(id) for id in ids]
    return [f"  {one.id} {one.title[words.lang]}: {one.text[words.lang]}" for one in found]


def _answered(guide: Guide, number: int, table: TerminalTable, words: Texts) -> int:
    from tablero.cli.output import write
    from tablero.kernel import Illegal, say

    reads = guide.steps[number].want == "read"
    decision = None if reads else table.game.decision_for(guide.seat)
    if decision is not None:
        table.ask(decision)
    while True:
        line = input("> ").strip()
        if line == "q":
            return len(guide.steps) + 1
        if line == "b":
            return max(0, number - 1)
        if line == "s" or (reads and not line):
            return number + 1
        if decision is None:
            continue
        try:
            answer = table.understood(decision, line)
            if answer is not None and guide.judge(number, answer):
                return number + 1
            if answer is not None:
                write(words.render(say("guide-other")))
        except Illegal as illegal:
            write(words.render(say("play-refused", reason=words.reason(illegal.reason))))
