"""`tablero rules`: search the rulebooks, show a rule, and tell how much of them is enforced and tested.

What takes time to import is imported by the command that needs it, so that `tablero --help` stays quick.
"""

from __future__ import annotations

from typing import Annotated

from cyclopts import App, Parameter

from tablero.cli.language import Language
from tablero.cli.numbers import RULES
from tablero.languages import default_language

NOT_FOUND = 1
"""The exit code when no rule fits."""

app = App(name="rules", help="Search the rulebooks, show a rule, and tell how much of them is enforced and tested.")

Json = Annotated[bool, Parameter(name="--json", negative="")]


@app.command
def search(
    text: str,
    /,
    *,
    lang: Language | None = None,
    book: str | None = None,
    limit: Annotated[int, RULES] = 20,
    json: Json = False,
) -> int:
    """Search the rules: accents, case and small typing errors don't matter.

    Example: tablero rules search "linea de vision" --book legion2026

    Parameters
    ----------
    text
        Words, or the beginning of an id.
    lang
        Search and show in this language only; otherwise both are searched and your own is shown.
    book
        Search in this rulebook only, by its name.
    limit
        How many rules to show at most.
    json
        Write JSON, with both languages.
    """
    from tablero.cli import rulebooks
    from tablero.cli.output import write_json
    from tablero.rules.search import search as find

    shown = lang or default_language()
    rules = [hit.rule for hit in find(text, lang, limit, book)]
    if json:
        write_json([rulebooks.rule_to_json(rule) for rule in rules])
    elif rules:
        rulebooks.write_found(rules, shown)
    else:
        rulebooks.tell(shown, "rules-nothing-found", text=text)
    return 0 if rules else NOT_FOUND


@app.command
def show(id: str, /, *, lang: Language | None = None, json: Json = False) -> int:
    """Show a rule, its examples and whether it is enforced; or one example.

    Example: tablero rules show swu:6.3.2.b --lang es

    Parameters
    ----------
    id
        The id; its book may be left out where only one book has it.
    lang
        The language; otherwise your own.
    json
        Write JSON, with both languages.
    """
    from tablero.cli import rulebooks
    from tablero.cli.output import write_json
    from tablero.rules.catalogue import completed

    shown = lang or default_language()
    ids = completed(id)
    if len(ids) != 1:
        rulebooks.suggest(id, shown)
        return NOT_FOUND
    if json:
        write_json(rulebooks.row_to_json(ids[0]))
    else:
        rulebooks.write_row(ids[0], shown)
    return 0


@app.command
def coverage(game: str | None = None, /, *, lang: Language | None = None, json: Json = False) -> int:
    """Tell how many rules are enforced and tested, and which of one rulebook are not.

    Example: tablero rules coverage legion2026 --json

    Parameters
    ----------
    game
        The rulebook, by its name; otherwise all.
    lang
        The language; otherwise your own.
    json
        Write JSON: the counts and missing rules of the rulebook, or of each rulebook by its name.
    """
    from tablero.cli import rulebooks
    from tablero.cli.output import write_json
    from tablero.rules.catalogue import BOOKS, named
    from tablero.rules.coverage import coverage as measure

    shown = lang or default_language()
    book = None if game is None else named(game)
    counts = {each.name: measure(each) for each in ([book] if book else BOOKS.values())}
    if json:
        write_json(counts[book.name] if book else counts)
        return 0
    rulebooks.write_counts(counts, shown)
    if book:
        rulebooks.write_standing(book, shown)
    return 0
