"""Decks that players bring: the ready ones, one that was pasted and what is wrong with it, and any card by its key.

Only Star Wars: Unlimited has decks. What is printed on cards is known to everybody, so nothing here is about a table.
"""

from __future__ import annotations

from functools import cache

from tablero.games.swu import cards, deckbuilding, decks, facts
from tablero.games.swu.view import printed
from tablero.kernel import Json, Message, message_to_json, say
from tablero.lists import BadList, read
from tablero.lists.deck import Deck
from tablero.server.games import Format

PROBLEMS = 60
"""So many problems of a deck are told; who mends them is told the others."""


@cache
def ready() -> Json:
    """Return the ready decks, each with the formats in which it may be played, and what is printed on leaders and bases."""
    told: dict[str, Json] = {}
    listed = []
    for name in decks.names():
        deck = decks.built_in(name)
        told |= {key: printed(cards.face(key)) for key in (*deck.leaders, *deck.bases)}
        about = {"name": name, "title": deck.name, "leaders": deck.leaders, "base": deck.bases[0]}
        formats = ["open", *(one for one in deckbuilding.FORMATS if not deckbuilding.violations(deck, one))]
        listed.append({**about, "size": sum(deck.main.values()), "formats": formats})
    return {"decks": listed, "cards": told}


def one_card(key: str) -> Json:
    """Return what is printed on a card, or nothing if there is none with this key."""
    return _printed(key) if key in cards.faces() else None


@cache
def _printed(key: str) -> Json:
    return printed(cards.face(key))


def checked(text: str, format: Format) -> Json:
    """Return a pasted deck as a game takes it, and everything that the reader or the rules have against it.

    Without a deck it can't be read; with one and problems it may not be played in this format.
    """
    try:
        deck = read(text)
    except BadList as bad:
        return {"deck": None, "name": "", "problems": [_problem(one.message()) for one in bad.problems[:PROBLEMS]]}
    problems = [_problem(say("lists-not-playable", card=facts.card(key).name)) for key in _unplayable(deck)]
    if format == "open":
        problems += _misplaced(deck)
    else:
        problems += [_problem(one.message, one.rule) for one in deckbuilding.violations(deck, format)]
    base = deck.bases[0] if deck.bases else None
    brought = {"leaders": list(deck.leaders), "base": base, "deck": deck.main}
    if deck.side:
        brought["sideboard"] = deck.side
    shown = {key: one_card(key) for key in (*deck.leaders, *deck.bases) if key in cards.faces()}
    told = {"deck": brought, "name": deck.name, "size": sum(deck.main.values()), "cards": shown}
    return {**told, "problems": problems[:PROBLEMS]}


def _unplayable(deck: Deck) -> list[str]:
    """Return the cards whose text the rules don't know yet."""
    return [key for key in (*deck.leaders, *deck.bases, *deck.main, *deck.side) if not cards.in_pool(key)]


def _misplaced(deck: Deck) -> list[Json]:
    """Return what is wrong with a deck of which no format asks anything: what no game can begin without."""
    found = []
    if not deck.leaders:
        found.append(say("lists-leaders", count=0, wanted=1))
    if len(deck.bases) != 1:
        found.append(say("lists-bases", count=len(deck.bases)))
    wrong = [key for key in deck.main if {"leader", "base", "token"} & {*facts.card(key).types}]
    found += [say("lists-not-in-the-deck", card=facts.card(key).name) for key in wrong]
    return [_problem(one) for one in found]


def _problem(message: Message, rule: str = "") -> Json:
    return {"message": message_to_json(message), "rule": rule or None}
