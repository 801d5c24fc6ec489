"""What the readers of decks share: they find cards by number, key or name, and put them into a deck."""

from __future__ import annotations

import re
from typing import Literal, get_args

from tablero.games.swu.deck_files.deck import Deck
from tablero.games.swu.deckbuilding import FORMATS, Format
from tablero.games.swu.facts import Card, by_key, printed
from tablero.games.swu.local_names import named, near
from tablero.lists import Place, Reading

Section = Literal["leaders", "bases", "main", "side"]
SECTIONS: tuple[Section, ...] = get_args(Section)

SUGGESTED = 100
"""For how many problems of a list it is worked out what may be meant, so that no list takes long to refuse."""

NUMBER = re.compile(r"([A-Za-z]{2,3}[0-9]{0,2})[ _-]0*([0-9]{1,4})")
"""A set and a number, as `SOR_005` or `TS26-12`."""


class DeckReading(Reading):
    """A deck that is being read."""

    def __init__(self) -> None:
        super().__init__()
        self.leaders: list[str] = []
        self.bases: list[str] = []
        self.main: dict[str, int] = {}
        self.side: dict[str, int] = {}

    def add(self, section: Section, card: Card, count: int) -> None:
        """Put copies of a card into a section."""
        if section == "leaders":
            self.leaders += [card.key] * count
        elif section == "bases":
            self.bases += [card.key] * count
        else:
            counts = self.main if section == "main" else self.side
            counts[card.key] = counts.get(card.key, 0) + count

    def deck(self, name: str = "", author: str = "", format: Format | None = None) -> Deck:
        """Return the deck, or raise everything that was found."""
        if not self.problems and not (self.leaders or self.bases or self.main or self.side):
            self.trouble("", "empty")
        self.refuse()
        return Deck(
            name=name,
            author=author,
            format=format,
            leaders=tuple(self.leaders),
            bases=tuple(self.bases),
            main=self.main,
            side=self.side,
        )

    def card_numbered(self, place: Place, text: str) -> Card | None:
        """Return the card with this set and number."""
        match = NUMBER.fullmatch(text.strip())
        found = printed(match[1], int(match[2])) if match else ()
        if len(found) == 1:
            return found[0]
        self.trouble(place, "ambiguous-card" if found else "unknown-card", text, names(found))
        return None

    def card_keyed(self, place: Place, key: str) -> Card | None:
        """Return the card with this key."""
        found = by_key().get(key)
        if found is None:
            self.trouble(place, "unknown-card", key, self._near(key))
        return found

    def card_named(self, place: Place, name: str, section: Section | None) -> Card | None:
        """Return the card with this name; where several share a title, the section may tell which."""
        found = named(name)
        if len(found) > 1 and section:
            found = (
                tuple(card for card in found if section_of(card) == ("main" if section == "side" else section)) or found
            )
        if len(found) == 1:
            return found[0]
        self.trouble(place, "ambiguous-card" if found else "unknown-card", name, names(found) or self._near(name))
        return None

    def _near(self, name: str) -> tuple[str, ...]:
        return names(near(name)) if len(self.problems) < SUGGESTED else ()

    def format(self, place: Place, value: object) -> Format | None:
        """Return a format, or note that there is none of this name."""
        for format in FORMATS:
            if value == format:
                return format
        self.trouble(place, "unknown-format", str(value))
        return None


def names(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """Return what cards are called."""
    return tuple(card.name for card in cards)


def section_of(card: Card) -> Section:
    """Return where a card belongs."""
    if "leader" in card.types:
        return "leaders"
    return "bases" if "base" in card.types else "main"
