"""`tablero content`: which cards of a game the rules know, and what is written on one."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from tablero.cli.codes import FOUND, WRONG_USE
from tablero.cli.language import Language

if TYPE_CHECKING:
    from tablero.kernel import Message
    from tablero.text import Texts

LISTINGS = {"rebellion": "tablero.games.rebellion.listing", "swu": "tablero.games.swu.listing"}
"""The games with a list of their cards, and the modules that make it, with the same functions in each."""


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
    Example: tablero content rebellion --set missions

    Parameters
    ----------
    game
        The game: rebellion or swu.
    name
        A card's name, title or key; several cards with the same title are all shown.
    set
        List the cards of this set, like SOR, or of this kind, like missions.
    json
        Write JSON.
    lang
        The language; otherwise your own.
    """
    from tablero.cli.output import texts
    from tablero.kernel import say
    from tablero.registry import find

    words = texts(lang, find(game))
    if game not in LISTINGS:
        print(words.render(say("cli-no-content", game=game, games=", ".join(LISTINGS))), file=sys.stderr)
        return WRONG_USE
    listing = import_module(LISTINGS[game])
    if name:
        return _show(listing, words, " ".join(name), json)
    return _list_set(listing, words, set, json) if set is not None else _list(listing, words, json)


def _list(listing: ModuleType, words: Texts, json: bool) -> int:
    from tablero.cli.output import write_json

    found = listing.shares()
    if json:
        write_json({share.set: {"known": share.known, "total": share.total} for share in found})
        return 0
    for share in found:
        print(words.render(share.message()))
    known, total = sum(share.known for share in found), sum(share.total for share in found)
    print(words.render(listing.summed(known, total)))
    return 0


def _list_set(listing: ModuleType, words: Texts, name: str, json: bool) -> int:
    from tablero.cli.output import write_json

    cards = listing.cards_of(name)
    if not cards:
        print(words.render(listing.no_set(name)), file=sys.stderr)
        return FOUND
    if json:
        write_json(
            [{"key": card.key, "name": _name(words, card.name), "known": listing.is_known(card)} for card in cards]
        )
        return 0
    for card in cards:
        print(words.render(listing.line(card)))
    return 0


def _name(words: Texts, name: str | Message) -> str:
    return name if isinstance(name, str) else words.render(name)


def _show(listing: ModuleType, words: Texts, name: str, json: bool) -> int:
    from tablero.cli.output import write_json

    cards = listing.found(name)
    if not cards:
        print(words.render(listing.no_card(name)), file=sys.stderr)
        for card in listing.near(name):
            print(words.render(listing.meant(card)), file=sys.stderr)
        return FOUND
    said = {card.key: [words.render(line) for line in listing.card_text(card)] for card in cards}
    if json:
        write_json(said)
        return 0
    print("\n\n".join("\n".join(lines) for lines in said.values()))
    return 0
