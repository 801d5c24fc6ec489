"""The JSON that swudb.com exports and most other tools read: cards by set and number."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tablero.games.swu.deck_files.deck import Deck
from tablero.games.swu.deck_files.reading import DeckReading, Section
from tablero.games.swu.facts import card, printed
from tablero.kernel.messages import say
from tablero.lists import CantWrite, write_json

_SINGLE: tuple[tuple[str, Section], ...] = (
    ("leader", "leaders"),
    ("secondleader", "leaders"),
    ("leader2", "leaders"),
    ("base", "bases"),
)
"""The fields that hold one card; some tools call the second leader otherwise."""
_SEVERAL: tuple[tuple[str, Section], ...] = (("deck", "main"), ("sideboard", "side"))


def read(data: dict[str, Any]) -> Deck:
    """Return the deck; fields that the format doesn't know are left alone, since tools add their own."""
    reading = DeckReading()
    about = data.get("metadata") or {}
    if not isinstance(about, dict):
        reading.trouble("metadata", "expected-object", str(about))
        about = {}
    name, author = (reading.text(f"metadata.{field}", about.get(field) or "") for field in ("name", "author"))
    for field, section in _SINGLE:
        if (entry := data.get(field)) is not None:
            _one(reading, field, section, entry)
    for field, section in _SEVERAL:
        for place, entry in reading.entries(field, data.get(field) or []):
            _add(reading, place, section, entry)
    return reading.deck(name, author)


def _one(reading: DeckReading, place: str, section: Section, entry: object) -> None:
    if isinstance(entry, dict):
        _add(reading, place, section, entry)
    else:
        reading.trouble(place, "expected-object", str(entry))


def _add(reading: DeckReading, place: str, section: Section, entry: dict[str, Any]) -> None:
    count = reading.count(f"{place}.count", entry.get("count", 1))
    id = entry.get("id")
    found = reading.card_numbered(f"{place}.id", id) if isinstance(id, str) else None
    if not isinstance(id, str):
        reading.trouble(f"{place}.id", "expected-text", str(id))
    if found and count:
        reading.add(section, found, count)


def write(deck: Deck) -> str:
    """Return the deck as JSON. The format has no place for a third leader, a second base, or the deck's format."""
    if len(deck.leaders) > 2 or len(deck.bases) > 1:
        raise CantWrite(say("swu-deck-no-place", leaders=len(deck.leaders), bases=len(deck.bases)))
    written: dict[str, Any] = {"metadata": {"name": deck.name, "author": deck.author}}
    for field, key in zip(("leader", "secondleader"), deck.leaders, strict=False):
        written[field] = _entry(key, 1)
    for key in deck.bases:
        written["base"] = _entry(key, 1)
    written["deck"] = _entries(deck.main.items())
    written["sideboard"] = _entries(deck.side.items())
    return write_json(written)


def _entries(counts: Iterable[tuple[str, int]]) -> list[dict[str, Any]]:
    return [_entry(key, count) for key, count in counts]


def _entry(key: str, count: int) -> dict[str, Any]:
    found = card(key)
    if found.number is None or len(printed(found.set, found.number)) > 1:
        raise CantWrite(say("swu-deck-no-number", card=found.name))
    return {"id": f"{found.set}_{found.number:03}", "count": count}
