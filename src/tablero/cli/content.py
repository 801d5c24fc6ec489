"""`tablero content`: which cards of a game the rules know, and what is written on one."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from tablero.cli.codes import FOUND, WRONG_USE
from tablero.cli.language import Language

if TYPE_CHECKING:
    from tablero.text import Texts

GAMES = ("swu",)
"""The games with a list of their cards."""


def content(
    game: str,
    /,
    *name: str,
    set: Annotated[str | None, Parameter(name="--set")] = None,
    json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    lang: Language | None = None,
) -> int:
    """List the cards of a game: how many of each set the rules know; or read one out.

    Exits with 0, with 1 when there is no such card or set, with 2 for a game without a list of cards.

    Example: tablero content swu "luke skywalker" --lang es

    Parameters
    ----------
    game
        The game: swu.
    name
        A card's name, title or key; several cards with the same title are all shown.
    set
        List the cards of this set, like SOR.
    json
        Write JSON.
    lang
        The language; otherwise your own.
    """
    from tablero.cli.output import texts
    from tablero.kernel import say
    from tablero.registry import find

    words = texts(lang, find(game))
    if game not in GAMES:
        print(words.render(say("cli-no-content", game=game, games=", ".join(GAMES))), file=sys.stderr)
        return WRONG_USE
    if name:
        return _show(words, " ".join(name), json)
    return _list_set(words, set, json) if set is not None else _list(words, json)


def _list(words: Texts, json: bool) -> int:
    from tablero.cli.output import write_json
    from tablero.games.swu.listing import shares
    from tablero.kernel import say

    found = shares()
    if json:
        write_json({share.set: {"known": share.known, "total": share.total} for share in found})
        return 0
    for share in found:
        print(words.render(share.message()))
    known, total = sum(share.known for share in found), sum(share.total for share in found)
    print(words.render(say("swu-listing-sum", known=known, total=total)))
    return 0


def _list_set(words: Texts, name: str, json: bool) -> int:
    from tablero.cli.output import write_json
    from tablero.games.swu.cards import in_pool
    from tablero.games.swu.listing import SETS, cards_of, line
    from tablero.kernel import say

    cards = cards_of(name.upper())
    if not cards:
        print(words.render(say("swu-listing-no-set", set=name, sets=", ".join(SETS))), file=sys.stderr)
        return FOUND
    if json:
        write_json([{"key": card.key, "name": card.name, "known": in_pool(card.key)} for card in cards])
        return 0
    for card in cards:
        print(words.render(line(card)))
    return 0


def _show(words: Texts, name: str, json: bool) -> int:
    from tablero.cli.output import write_json
    from tablero.games.swu.facts import near
    from tablero.games.swu.listing import card_text, found
    from tablero.kernel import say

    cards = found(name)
    if not cards:
        print(words.render(say("swu-listing-no-card", name=name)), file=sys.stderr)
        for card in near(name):
            print(words.render(say("swu-listing-meant", name=card.name, key=card.key)), file=sys.stderr)
        return FOUND
    said = {card.key: [words.render(line) for line in card_text(card)] for card in cards}
    if json:
        write_json(said)
        return 0
    print("\n\n".join("\n".join(lines) for lines in said.values()))
    return 0
