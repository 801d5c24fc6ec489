"""`tablero content`: which cards and pieces of a game the rules know, and what is written on one."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from tablero.cli.codes import FOUND, WRONG_USE
from tablero.cli.language import Language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tablero.kernel import Content, Listed, Piece
    from tablero.text import Texts


def content(
    game: str,
    /,
    *name: str,
    set: Annotated[str | None, Parameter(name="--set")] = None,
    json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    lang: Language | None = None,
) -> int:
    """List the cards and pieces of a game: how many of each set the rules know; or read one out.

    Exits with 0, with 1 when there is no such card or set, with 2 for a game that lists none.

    Example: tablero content swu "luke skywalker" --lang es
    Example: tablero content rebellion --set missions

    Parameters
    ----------
    game
        The game, by its name.
    name
        The name, title or key of a card or piece; several with the same title are all shown.
    set
        List what is in this set, like SOR, or of this kind, like missions.
    json
        Write JSON.
    lang
        The language; otherwise your own.
    """
    from tablero.cli.output import texts
    from tablero.kernel import NotListed, say
    from tablero.registry import locate

    definition = locate(game)
    words, found = texts(lang, definition), definition.content()
    if found is None:
        print(words.render(say("cli-no-content", game=game, games=", ".join(_with_content()))), file=sys.stderr)
        return WRONG_USE
    try:
        if name:
            _show(words, found.named(" ".join(name)), json)
        elif set is not None:
            _list_set(words, found.listed(set), json)
        else:
            _list(words, found, json)
    except NotListed as missing:
        for line in (missing.message, *missing.near):
            print(words.render(line), file=sys.stderr)
        return FOUND
    return 0


def _with_content() -> list[str]:
    """Return the games that list what they are played with."""
    from tablero.registry import find, places

    return [name for name in sorted(places()) if find(name).content() is not None]


def _list(words: Texts, content: Content, json: bool) -> None:
    from tablero.cli.output import write_json

    shares = content.shares()
    if json:
        write_json({share.set: {"known": share.known, "total": share.total} for share in shares})
        return
    known, total = sum(share.known for share in shares), sum(share.total for share in shares)
    for line in (*(share.line for share in shares), content.summed(known, total)):
        print(words.render(line))


def _list_set(words: Texts, listed: Sequence[Listed], json: bool) -> None:
    from tablero.cli.output import write_json

    if json:
        write_json([{"key": one.key, "name": words.render(one.name), "known": one.known} for one in listed])
        return
    for one in listed:
        print(words.render(one.line))


def _show(words: Texts, pieces: Sequence[Piece], json: bool) -> None:
    from tablero.cli.output import write_json

    said = {piece.key: [words.render(line) for line in piece.lines] for piece in pieces}
    if json:
        write_json(said)
        return
    print("\n\n".join("\n".join(lines) for lines in said.values()))
