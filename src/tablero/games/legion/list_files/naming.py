"""The names of cards as lists write them, and what lists call cards: with or without titles, accents and quotes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from unicodedata import normalize

from tablero.games.legion import cards
from tablero.games.legion.list_files.draft import Named
from tablero.lists import BadList, Problem

_ACCENTS = re.compile("[\u0300-\u036f]")
_OTHERS = re.compile("[^a-z0-9]+")
_LONGEST = 100
MOST_PARTS = 4
"""Commas part no card's name and title into more."""
MOST_NAMES = 60
"""More than a list has in one place, whatever commas have parted."""


def folded(name: str) -> str:
    """Return a name as it is compared: in small letters, without accents, quotes and other signs.

    >>> folded("Ax-108 “Ground Buzzer”"), folded("Padmé Amidala")
    ('ax108groundbuzzer', 'padmeamidala')
    """
    return _OTHERS.sub("", _ACCENTS.sub("", normalize("NFKD", name[:_LONGEST])).lower())


def _names(card: cards.Unit | cards.Upgrade) -> Iterator[str]:
    yield card.name
    yield f"{card.name} {card.title}"
    yield from (name for name in (card.display, card.tts) if name)
    if card.display and card.title:
        yield f"{card.display} {card.title}"


@cache
def units(edition: str) -> Mapping[str, tuple[cards.Unit, ...]]:
    """Return the units and counterparts of an edition by all their names, folded."""
    return _by_name(tuple((name, card) for card in cards.units(edition).values() for name in _names(card)))


@cache
def upgrades(edition: str) -> Mapping[str, tuple[cards.Upgrade, ...]]:
    """Return the upgrades of an edition by all their names, folded."""
    return _by_name(tuple((name, card) for card in cards.upgrades(edition).values() for name in _names(card)))


@cache
def commands(edition: str) -> Mapping[str, tuple[cards.CommandCard, ...]]:
    """Return the command cards of an edition by name, folded."""
    return _by_name(tuple((card.name, card) for card in cards.command_cards(edition).values()))


@cache
def battle_cards(edition: str) -> Mapping[str, tuple[cards.BattleCard, ...]]:
    """Return the battle cards of an edition by name, folded."""
    return _by_name(tuple((card.name, card) for card in cards.battle_cards(edition).values()))


def near(name: str, known: Sequence[str]) -> tuple[str, ...]:
    """Return the names that may be meant."""
    return tuple(get_close_matches(name[:_LONGEST], list(dict.fromkeys(known)), n=3))


def joined(names: list[Named], known: Mapping[str, object]) -> list[Named]:
    """Return names with those put together again that a comma in a card's name had taken apart; refuse too many."""
    if len(names) > MOST_NAMES:
        raise BadList([Problem(names[MOST_NAMES].place, "too-many", str(MOST_NAMES))])
    found = []
    while names:
        ends = range(1, min(len(names), MOST_PARTS) + 1)
        end = next((end for end in ends if folded(" ".join(one.name for one in names[:end])) in known), 1)
        words = ", ".join(one.name for one in names[:end])
        found.append(Named(names[0].place, words, names[end - 1].points))
        names = names[end:]
    return found


def _by_name(pairs: tuple[tuple[str, cards._Card], ...]) -> Mapping[str, tuple[cards._Card, ...]]:
    found: dict[str, tuple[cards._Card, ...]] = {}
    for name, card in pairs:
        known = found.get(folded(name), ())
        if card not in known:
            found[folded(name)] = (*known, card)
    return found
