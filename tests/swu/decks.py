"""Decks for tests: legal ones, from which each test makes the nearest illegal one."""

from __future__ import annotations

from typing import Any

import msgspec

from tablero.games.swu.deck_files import Deck
from tablero.games.swu.facts import Card, cards

LUKE, LEIA, VADER = (
    "luke-skywalker#faithful-friend",
    "leia-organa#alliance-general",
    "darth-vader#dark-lord-of-the-sith",
)
BASE, RARE_BASE, OTHER_BASE = "echo-base", "energy-conversion-lab", "jabbas-palace"


def playable(set_name: str = "SOR") -> list[Card]:
    """The units, events and upgrades of a set, without those that speak of deck building."""
    kinds = {"unit", "event", "upgrade"}
    return [card for card in cards() if card.set == set_name and set(card.types) <= kinds and not card.copies]


def mains(count: int, copies: int = 1, set_name: str = "SOR", skip: int = 0) -> dict[str, int]:
    """So many different cards of a set, so many copies each."""
    return {card.key: copies for card in playable(set_name)[skip : skip + count]}


def deck(**changed: Any) -> Deck:
    """A deck of 50 different cards: legal in Premier; some things changed."""
    return msgspec.structs.replace(Deck(leaders=(LUKE,), bases=(BASE,), main=mains(50)), **changed)
