"""`tablero list`: read what players bring, as decks and armies, tell whether it is legal, turn one kind of file into another."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter

from tablero.cli.codes import FOUND, WRONG_USE
from tablero.cli.language import Language
from tablero.cli.numbers import SEED

if TYPE_CHECKING:
    from tablero.kernel import Brings, Definition, Reason, Report
    from tablero.kernel.messages import Json as JsonValue
    from tablero.text import Texts

app = App(name=("list", "deck"), help="Check, convert and show what players bring: decks and armies.")

Json = Annotated[bool, Parameter(name="--json", negative="")]


@app.command
def check(
    file: Path,
    /,
    *more: Path,
    game: str | None = None,
    format: str | None = None,
    pool: Path | None = None,
    json: Json = False,
    lang: Language | None = None,
) -> int:
    """Tell whether a list is legal, with every rule that it breaks.

    Exits with 0 when it is, with 1 when it is not, with 2 when it can't be read.

    Example: tablero deck check luke.json --format premier

    Parameters
    ----------
    file
        The list: any kind of file that the game reads.
    more
        More lists: all that one player brings, or those of a whole table.
    game
        The game; otherwise the one that can read the list.
    format
        The format; otherwise the one that the file names, or else the game's usual one.
    pool
        What the list was made from, as a list of its own, where the format asks for that.
    json
        Write JSON.
    lang
        The language; otherwise your own.
    """
    from tablero.cli.output import texts, write_json

    definition = _game(game, file)
    brings, words = _brings(definition), texts(lang, definition)
    wanted = None if format is None else brings.checked_format(format, "--format")
    read = _read(words, brings, [file, *more, *([pool] if pool else [])], json)
    if read is None:
        return WRONG_USE
    lists, opened = (read[:-1], read[-1]) if pool else (read, None)
    chosen = wanted or brings.format_of(lists[0]) or brings.formats[0]
    report = brings.check(lists, chosen, opened)
    if json:
        write_json(_report_to_json(words, brings, report, chosen))
    else:
        _write_report(words, brings, lists, report, chosen)
    return 0 if report.legal else FOUND


@app.command
def convert(
    file: Path, /, *, to: str, out: Path | None = None, game: str | None = None, lang: Language | None = None
) -> int:
    """Turn a list into another kind of file.

    Example: tablero deck convert luke.txt --to swudb --out luke.json

    Parameters
    ----------
    file
        The list, of any kind that the game reads.
    to
        What to write: one of the kinds of files that the game writes.
    out
        Where to write it; otherwise it is shown.
    game
        The game; otherwise the one that can read the list.
    lang
        The language; otherwise your own.
    """
    from tablero.cli.output import texts
    from tablero.kernel.system import BadFile

    definition = _game(game, file)
    brings = _brings(definition)
    kind = brings.checked_kind(to, "--to")
    words = texts(lang, definition)
    read = _read(words, brings, [file], json=False)
    if read is None:
        return WRONG_USE
    written = brings.write(read[0], kind, words.lang)
    if out is None:
        sys.stdout.write(written)
        return 0
    try:
        out.write_text(written, encoding="utf-8")
    except OSError as error:
        raise BadFile(out, error) from error
    return 0


@app.command
def show(file: Path, /, *, game: str | None = None, lang: Language | None = None) -> int:
    """Show what is in a list.

    Example: tablero deck show luke.json --lang es

    Parameters
    ----------
    file
        The list, of any kind that the game reads.
    game
        The game; otherwise the one that can read the list.
    lang
        The language; otherwise your own.
    """
    from tablero.cli.output import texts, write

    definition = _game(game, file)
    brings, words = _brings(definition), texts(lang, definition)
    read = _read(words, brings, [file], json=False)
    if read is None:
        return WRONG_USE
    write(words.render(brings.title(read[0])))
    for line in brings.lines(read[0]):
        write(words.render(line))
    return 0


@app.command
def ready(
    game: str | None = None, /, *, format: str | None = None, json: Json = False, lang: Language | None = None
) -> int:
    """List what is ready-made: each by the name under which it can be brought, and the formats it is legal in.

    Example: tablero list ready swu --format premier

    Parameters
    ----------
    game
        The game; otherwise the only one to which players bring something.
    format
        Only what is legal in this format.
    json
        Write JSON.
    lang
        The language; otherwise your own.
    """
    from tablero.cli.output import texts, write, write_json
    from tablero.kernel import say
    from tablero.lists.games import game_of

    definition = game_of(game)
    brings, words = _brings(definition), texts(lang, definition)
    wanted = None if format is None else brings.checked_format(format, "--format")
    found = [one for one in brings.ready() if wanted is None or wanted in one.formats]
    if json:
        write_json([one._asdict() for one in found])
        return 0
    for one in found:
        formats = tuple(brings.format_name(format) for format in one.formats)
        write(words.render(say("list-ready", name=one.name, title=one.title, formats=formats)))
    return 0


@app.command
def draw(
    game: str | None = None,
    /,
    *,
    format: str | None = None,
    seed: Annotated[int, SEED] = 0,
    set: Annotated[list[str] | None, Parameter(name="--set", negative="")] = None,
    to: str | None = None,
    lang: Language | None = None,
) -> int:
    """Write a list drawn at random, as simulations play with.

    Example: tablero list draw swu --format premier --seed 7
    Example: tablero list draw legion --set edition=2023

    Parameters
    ----------
    game
        The game; otherwise the only one to which players bring something.
    format
        The format; otherwise the game's usual one.
    seed
        The same number gives the same list.
    set
        A setting of the game, NAME=VALUE.
    to
        What to write: one of the kinds of files that the game writes; otherwise the first of them.
    lang
        The language; otherwise your own.
    """
    from tablero.cli.output import settings, texts
    from tablero.kernel import Rng
    from tablero.kernel.brings import FORMAT
    from tablero.lists.games import game_of

    definition = game_of(game)
    brings = _brings(definition)
    kind = brings.kinds[0] if to is None else brings.checked_kind(to, "--to")
    chosen = brings.formats[0] if format is None else brings.checked_format(format, "--format")
    played = {**definition.setup(**settings(set or [])).settings, FORMAT: chosen}
    value = brings.draw(Rng.of(seed), 1, played)[0]
    sys.stdout.write(brings.write(brings.of(value, brings.setting), kind, texts(lang, definition).lang))
    return 0


def _game(name: str | None, file: Path) -> Definition[Any]:
    """Return the game that is named, or the one that can read the file."""
    from tablero.lists import BadList, text_of
    from tablero.lists.games import game_of

    try:
        text = text_of(file)
    except BadList:  # what is wrong with a file is told with all the others
        text = ""
    return game_of(name, text)


def _brings(definition: Definition[Any]) -> Brings[Any]:
    assert definition.brings is not None
    return definition.brings


def _read(words: Texts, brings: Brings[Any], paths: list[Path], json: bool) -> list[Any] | None:
    """Return the lists; if any can't be read, say everything that is wrong with each."""
    from tablero.cli.output import write, write_json
    from tablero.kernel import say
    from tablero.lists import BadList, text_of

    read, bad = [], {}
    for path in paths:
        try:
            read.append(brings.read(text_of(path)))
        except BadList as error:
            bad[str(path)] = error.problems
    for file, problems in bad.items():
        write(f"tablero: {words.render(say('list-unreadable', file=file))}", sys.stderr)
        for problem in problems:
            write(f"  {words.render(problem.message())}", sys.stderr)
    if bad and json:
        write_json({"unreadable": {file: [each.to_json() for each in problems] for file, problems in bad.items()}})
    return None if bad else read


def _write_report(words: Texts, brings: Brings[Any], lists: list[Any], report: Report, format: str) -> None:
    from tablero.cli.output import write
    from tablero.kernel import say

    named = brings.format_name(format)
    for one, reasons in zip(lists, report.each, strict=True):
        verdict = "list-illegal" if reasons else "list-legal"
        write(words.render(say(verdict, name=brings.title(one), format=named)))
        _write_reasons(words, reasons)
    if report.together:
        write(words.render(say("list-together")))
        _write_reasons(words, report.together)


def _write_reasons(words: Texts, reasons: tuple[Reason, ...]) -> None:
    from tablero.cli.output import write

    for reason in reasons:
        write(f"  {words.reason(reason)}")


def _report_to_json(words: Texts, brings: Brings[Any], report: Report, format: str) -> JsonValue:
    def shown(reasons: tuple[Reason, ...]) -> JsonValue:
        from tablero.kernel.messages import message_to_json

        return [
            {"rule": reason.rule, "message": message_to_json(reason.message), "text": words.render(reason.message)}
            for reason in reasons
        ]

    each = [shown(reasons) for reasons in report.each]
    return {"legal": report.legal, "format": format, brings.setting: each, "together": shown(report.together)}
