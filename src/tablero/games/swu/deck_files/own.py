"""The project's own deck file: JSON, cards by key. Described in docs/deck-files.md."""

from __future__ import annotations

from typing import Any

from tablero.games.swu.deck_files.deck import Deck
from tablero.games.swu.deck_files.reading import DeckReading, Section
from tablero.lists import write_json

TAG = "tablero"
KIND = "swu-deck"
VERSION = 1

_CARDS: dict[str, Section] = {"leaders": "leaders", "bases": "bases", "deck": "main", "sideboard": "side"}
_FIELDS = (TAG, "version", "name", "author", "format", *_CARDS)


def read(data: dict[str, Any]) -> Deck:
    """Return the deck; a field that is not ours is a problem, as it may be a misspelt one."""
    reading = DeckReading()
    if data[TAG] != KIND:
        reading.trouble(TAG, "unknown-kind", str(data[TAG]))
    if data.get("version") != VERSION:
        reading.trouble("version", "unknown-version", str(data.get("version")))
    for field in data:
        if field not in _FIELDS:
            reading.trouble(field, "unknown-field", field)
    name, author = (reading.text(field, data.get(field, "")) for field in ("name", "author"))
    format = data.get("format")
    for field, section in _CARDS.items():
        for place, entry in reading.entries(field, data.get(field, [])):
            _add(reading, place, section, entry)
    return reading.deck(name, author, None if format is None else reading.format("format", format))


def _add(reading: DeckReading, place: str, section: Section, entry: dict[str, Any]) -> None:
    for field in entry:
        if field not in ("card", "count"):
            reading.trouble(f"{place}.{field}", "unknown-field", field)
    key = entry.get("card")
    found = reading.card_keyed(f"{place}.card", key) if isinstance(key, str) else None
    if not isinstance(key, str):
        reading.trouble(f"{place}.card", "expected-text", str(key))
    count = reading.count(f"{place}.count", entry.get("count", 1))
    if found and count:
        reading.add(section, found, count)


def write(deck: Deck) -> str:
    """Return the deck as JSON."""
    written: dict[str, Any] = {TAG: KIND, "version": VERSION, "name": deck.name, "author": deck.author}
    if deck.format:
        written["format"] = deck.format
    written["leaders"] = [{"card": key} for key in deck.leaders]
    written["bases"] = [{"card": key} for key in deck.bases]
    written["deck"] = [{"card": key, "count": count} for key, count in deck.main.items()]
    written["sideboard"] = [{"card": key, "count": count} for key, count in deck.side.items()]
    return write_json(written)
