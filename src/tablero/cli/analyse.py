"""`tablero analyse`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from tablero.cli.language import Language
from tablero.cli.numbers import MISTAKES, SEED, WORLDS

if TYPE_CHECKING:
    from tablero.kernel.messages import Arg
    from tablero.sim.analysis import Analysis, Judged
    from tablero.text import Texts


def analyse(
    file: Annotated[Path, Parameter(help="the record of a finished game")],
    *,
    bot: Annotated[
        str | None, Parameter(help="who is asked what would have been better; by default the strongest")
    ] = None,
    mistakes: Annotated[int, MISTAKES, Parameter(help="how many of the largest mistakes are told; 0 asks no bot")] = 5,
    worlds: Annotated[int, WORLDS, Parameter(help="in how many imagined games a choice is compared")] = 8,
    seed: Annotated[int, SEED, Parameter(help="the same number gives the same analysis")] = 0,
    game: Annotated[str | None, Parameter(help="where the game is found, if not under its own name")] = None,
    names: Annotated[str | None, Parameter(help="what the players are called, with commas")] = None,
    json: Annotated[bool, Parameter(negative="", help="for programs, as JSON")] = False,
    lang: Annotated[Language | None, Parameter(help="the language; otherwise your own")] = None,
) -> None:
    """Look back at a finished game: how it stood at every decision, and the largest mistakes with what was better.

    Example: tablero analyse game.jsonl --bot medium --json
    """
    from tablero.bots import check_bot
    from tablero.cli.output import load, names_of, texts, write_json
    from tablero.cli.sim import progress
    from tablero.kernel import say
    from tablero.kernel.system import BadFile
    from tablero.registry import find, locate
    from tablero.sim.analysis import analyse

    record = load(file)
    definition = find(record.game) if game is None else locate(game)
    record.check(definition)
    definition = definition.of_version(record.version)
    if bot is not None:
        check_bot(bot, definition)
    words = texts(lang, definition, names_of(names, record.setup.seats))
    with progress(words, "analyse-progress", sum(event[0] >= 0 for event in record.events)) as done:
        found = analyse(definition, record, name=bot, most=mistakes, worlds=worlds, seed=seed, done=done)
    if found is None:
        raise BadFile(file, say("analyse-open"))
    if json:
        write_json(_in_words(found, words))
    else:
        _show(found, words)


def _in_words(found: Analysis, words: Texts) -> Any:
    """Return the analysis for programs, its messages in words."""
    told = found.to_json()
    for one, judged in zip(told["decisions"], found.decisions, strict=True):
        one |= {"question": words.render(judged.question), "answer": words.render(judged.answer)}
    for one, mistake in zip(told["mistakes"], found.mistakes, strict=True):
        judged = mistake.judged
        one |= {"question": words.render(judged.question), "answer": words.render(judged.answer)}
        one["better"] = words.render(mistake.better)
        one["line"] = [{"seat": seat, "answer": words.render(answer)} for seat, answer in mistake.line]
    told["outcome"]["why"] = words.render(found.outcome.why)
    return told


def _show(found: Analysis, words: Texts) -> None:
    from tablero.cli.output import write
    from tablero.kernel import say
    from tablero.text.words import ending

    for judged in found.decisions:
        write(words.render(_decided(judged)))
    write("")
    if not found.mistakes:
        write(words.render(say("analyse-no-mistakes", bot=found.bot)))
    for mistake in found.mistakes:
        judged = mistake.judged
        about: dict[str, Arg] = {
            "seat": judged.seat + 1,
            "step": judged.step,
            "question": judged.question,
            "answer": judged.answer,
        }
        chances: dict[str, Arg] = {"chance": mistake.chance, "better": mistake.chance_better}
        write(words.render(say("analyse-mistake", **about, **chances)))
        write("  " + words.render(say("analyse-better", bot=found.bot, answer=mistake.better)))
        for seat, answer in mistake.line:
            write("    " + words.render(say("analyse-line", seat=seat + 1, answer=answer)))
    for line in ending(found.outcome):
        write(words.render(line))


def _decided(judged: Judged) -> Any:
    from tablero.kernel import say

    about: dict[str, Arg] = {"step": judged.step, "seat": judged.seat + 1, "answer": judged.answer}
    if not judged.chances:
        return say("analyse-choice", **about)
    return say("analyse-decision", **about, chance=judged.chances[judged.seat])
