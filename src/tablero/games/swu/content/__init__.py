"""What the cards do, set by set: data in the words of `vocabulary`. How to add one is in docs/swu-cards.md."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from tablero.games.swu.card_text import Text

SETS = ("tokens", "bases", "sor", "shd", "twi", "jtl", "lof", "ibh", "sec", "law", "ts26", "ash", "hmw")


@cache
def texts() -> dict[str, Text]:
    """Return the text of every card in the pool, by key."""
    found: dict[str, Text] = {}
    for name in SETS:
        cards: dict[str, Text] = import_module(f"tablero.games.swu.content.{name}").CARDS
        twice = found.keys() & cards.keys()
        if twice:
            raise ValueError(f"{name}: {', '.join(sorted(twice))} has a text already")
        found |= cards
    return found
