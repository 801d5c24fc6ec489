"""`tablero deck`: read deck files of Star Wars: Unlimited, tell whether they are legal, turn one kind into another."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Parameter

from tablero.cli.codes import FOUND, WRONG_USE
from tablero.cli.language import Language

if TYPE_CHECKING:
    from tablero.games.swu.deckbuilding import Format
    from tablero.kernel import Reason
    from tablero.kernel.messages import Json as JsonValue
    from tablero.kernel.messages import Message
    from tablero.lists import Deck
    from tablero.lists.swu import Report
    from tablero.text import Texts

app = App(name="deck", help="Check, convert and show deck files of Star Wars: Unlimited.")

Json = Annotated[bool, Parameter(name="--json", negative="")]
FormatName = Literal["premier", "trilogy", "sealed", "draft", "twin-suns", "multiplayer"]
KindName = Literal["swudb", "text", "tablero"]


@app.command
def check(
    file: Path,
    /,
    *more: Path,
    format: FormatName | None = None,
    pool: Path | None = None,
    json: Json = False,
    lang: Language | None = None,
) -> int:
    """Tell whether a deck is legal, with every rule that it breaks.

    Exits with 0 when it is, with 1 when it is not, with 2 when it can't be read.

    Example: tablero deck check luke.json --format premier

    Parameters
    ----------
    file
        The deck: JSON of swudb.com, a plain list, or tablero's own JSON.
    more
        More decks: the three of Trilogy, or those of a whole table.
    format
        The format; otherwise the one that the file names, or else premier.
    pool
        What was opened or drafted, as a deck file, for sealed and draft.
    json
        Write JSON.
    lang
        The language; otherwise your own.
    """
    from tablero.cli.output import texts, write_json
    from tablero.lists.swu import check as judge
    from tablero.lists.swu import check_table

    words = texts(lang)
    paths = [file, *more, *([pool] if pool else [])]
    read = _read(words, paths, json)
    if read is None:
        return WRONG_USE
    decks, opened = (read[:-1], read[-1]) if pool else (read, None)
    chosen: Format = format or decks[0].format or "premier"
    whole_table = chosen == "multiplayer" and len(decks) > 1
    report = check_table(decks) if whole_table else judge(decks, chosen, opened)
    if json:
        write_json(_report_to_json(words, report, chosen))
    else:
        _write_report(words, decks, report, chosen)
    return 0 if report.legal else FOUND


@app.command
def convert(file: Path, /, *, to: KindName, out: Path | None = None, lang: Language | None = None) -> int:
    """Turn a deck file into another kind.

    Example: tablero deck convert luke.txt --to swudb --out luke.json

    Parameters
    ----------
    file
        The deck, of any kind.
    to
        What to write: JSON of swudb.com, a plain list, or tablero's own JSON.
    out
        Where to write it; otherwise it is shown.
    lang
        The language; otherwise your own.
    """
    from tablero.cli.output import texts
    from tablero.kernel.system import BadFile
    from tablero.lists import write

    words = texts(lang)
    read = _read(words, [file], json=False)
    if read is None:
        return WRONG_USE
    written = write(read[0], to)
    if out is None:
        sys.stdout.write(written)
        return 0
    try:
        out.write_text(written, encoding="utf-8")
    except OSError as error:
        raise BadFile(out, error) from error
    return 0


@app.command
def show(file: Path, /, *, lang: Language | None = None) -> int:
    """Show a deck: how many of each card, its cost, name and printing.

    Example: tablero deck show luke.json --lang es

    Parameters
    ----------
    file
        The deck, of any kind.
    lang
        The language; otherwise your own.
    """
    from tablero.cli.output import texts
    from tablero.kernel import say

    words = texts(lang)
    read = _read(words, [file], json=False)
    if read is None:
        return WRONG_USE
    deck = read[0]
    print(words.render(_name(deck)))
    _write_part(words, say("deck-part-leaders"), Counter(deck.leaders))
    _write_part(words, say("deck-part-bases"), Counter(deck.bases))
    _write_part(words, say("deck-part-main", count=sum(deck.main.values())), deck.main)
    _write_part(words, say("deck-part-side", count=sum(deck.side.values())), deck.side)
    return 0


def _read(words: Texts, paths: list[Path], json: bool) -> list[Deck] | None:
    """Return the decks; if any can't be read, say everything that is wrong with each."""
    from tablero.cli.output import write_json
    from tablero.kernel import say
    from tablero.lists import BadList, load

    decks, bad = [], {}
    for path in paths:
        try:
            decks.append(load(path))
        except BadList as error:
            bad[str(path)] = error.problems
    for file, problems in bad.items():
        print(f"tablero: {words.render(say('deck-unreadable', file=file))}", file=sys.stderr)
        for problem in problems:
            print(f"  {words.render(problem.message())}", file=sys.stderr)
    if bad and json:
        write_json({"unreadable": {file: [each.to_json() for each in problems] for file, problems in bad.items()}})
    return None if bad else decks


def _write_report(words: Texts, decks: list[Deck], report: Report, format: Format) -> None:
    from tablero.kernel import say

    named = say(f"deck-format-{format}")
    for deck, reasons in zip(decks, report.decks, strict=True):
        verdict = "deck-illegal" if reasons else "deck-legal"
        print(words.render(say(verdict, name=_name(deck), format=named)))
        _write_reasons(words, reasons)
    if report.together:
        print(words.render(say("deck-together")))
        _write_reasons(words, report.together)


def _write_reasons(words: Texts, reasons: tuple[Reason, ...]) -> None:
    for reason in reasons:
        print(f"  {words.reason(reason)}")


def _report_to_json(words: Texts, report: Report, format: Format) -> JsonValue:
    def shown(reasons: tuple[Reason, ...]) -> JsonValue:
        from tablero.kernel.messages import message_to_json

        return [
            {"rule": reason.rule, "message": message_to_json(reason.message), "text": words.render(reason.message)}
            for reason in reasons
        ]

    decks = [shown(reasons) for reasons in report.decks]
    return {"legal": report.legal, "format": format, "decks": decks, "together": shown(report.together)}


def _name(deck: Deck) -> Message:
    from tablero.kernel import say
    from tablero.lists.problems import shown

    return say("lists-name", name=shown(deck.name)) if deck.name else say("deck-nameless")


def _write_part(words: Texts, heading: Message, counts: dict[str, int]) -> None:
    from tablero.games.swu.facts import card

    if not counts:
        return
    print(f"\n{words.render(heading)}")
    for found in sorted(map(card, counts), key=lambda card: (card.cost or 0, card.name)):
        cost = "" if found.cost is None else found.cost
        printing = f"{found.set} {found.number}" if found.number else found.set
        print(f"{counts[found.key]:>4}  {cost:>2}  {found.name} ({printing})")
