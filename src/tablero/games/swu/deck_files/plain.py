"""Lists as people write them and sites export them: a heading for each part, a line for each card.

What is understood: `3 | Battlefield Marine`, `3 Battlefield Marine`, `3x Luke Skywalker, Jedi Knight (SOR 51)`,
`2 SOR_051`; headings in any language; comments after `//` or `#`. Without headings a card's type tells its part.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from tablero.games.swu import local_names
from tablero.games.swu.deck_files.deck import Deck
from tablero.games.swu.deck_files.reading import NUMBER, SECTIONS, DeckReading, Section, names, section_of
from tablero.games.swu.deckbuilding import FORMATS, Format
from tablero.games.swu.facts import Card, card, folded, printed
from tablero.games.swu.local_names import named
from tablero.kernel import say
from tablero.languages import closest

_FIELDS = ("name", "author", "format")
_TEXTS = Path(__file__).parent.parent / "texts"

_HEADING = re.compile(r"(?P<words>[^\d|]+?)\s*(?:[(\[]\s*\d+\s*[)\]])?\s*:?")
"""A heading, perhaps with how many cards follow: `Deck (50):`."""
_COUNTED = re.compile(r"(?P<count>[+-]?\d+)(?:\s*\||[xX×](?=\s|[A-Z])|\s+[xX×]\s|\s)\s*(?P<rest>.*)")
_BRACKETED = re.compile(rf"\s*[(\[]\s*(?:{NUMBER.pattern})\s*[)\]]\s*$")


class _About:
    """What a list says of itself."""

    def __init__(self) -> None:
        self.name = ""
        self.author = ""
        self.format: Format | None = None


def read(text: str) -> Deck:
    """Return the deck in a plain list."""
    reading, about = DeckReading(), _About()
    section: Section | None = None
    for number, line in enumerate(text.splitlines(), 1):
        plain = line.strip().strip("\ufeff")
        if not plain or _tells(reading, about, number, plain) or plain.startswith(("//", "#")):
            continue
        heading, rest = _heading(plain)
        section = heading or section
        if rest:
            _card_line(reading, number, rest, section)
    return reading.deck(about.name, about.author, about.format)


def _tells(reading: DeckReading, about: _About, number: int, line: str) -> bool:
    """Take a line like `Name: …`, also when it is a comment."""
    field, colon, value = line.lstrip("/# ").partition(":")
    meant = _meant(_FIELDS).get(folded(field)) if colon else None
    value = value.strip()
    if meant == "format":
        about.format = reading.format(number, _format_name(value))
    elif meant:
        setattr(about, meant, value)
    return meant is not None


def _format_name(value: str) -> str:
    written = folded(value).replace(" ", "-")
    return written if written in FORMATS else value


def _heading(line: str) -> tuple[Section | None, str]:
    """The part that a line opens, and what else is in it: `Base: Echo Base` is both."""
    match = _HEADING.fullmatch(line)
    headings = _meant(SECTIONS)
    if match and (section := headings.get(folded(match["words"]))):
        return section, ""
    head, _, rest = line.partition(":")
    section = headings.get(folded(head)) if rest else None
    return section, rest.strip() if section else line


def _card_line(reading: DeckReading, number: int, line: str, section: Section | None) -> None:
    match = _COUNTED.fullmatch(line)
    count = reading.count(number, int(match["count"]) if len(match["count"]) < 9 else match["count"]) if match else 1
    found = _card(reading, number, match["rest"] if match else line, section)
    if found and count:
        reading.add(section or section_of(found), found, count)


def _card(reading: DeckReading, place: int, text: str, section: Section | None) -> Card | None:
    """The card that a text names, numbers, or both; then they must agree."""
    number = NUMBER.fullmatch(text.strip())
    if number and printed(number[1], int(number[2])):
        return reading.card_numbered(place, text)
    bracket = _BRACKETED.search(text)
    if bracket is None:
        return reading.card_named(place, text, section)
    name = text[: bracket.start()]
    numbered, called = printed(bracket[1], int(bracket[2])), named(name)
    both = [card for card in numbered if card in called]
    if len(both) == 1:
        return both[0]
    if numbered and called:
        reading.trouble(place, "name-and-number", text, names((*numbered, *called[:1])))
        return None
    if numbered:  # the name is in another language, or misspelt
        return reading.card_numbered(place, bracket[0].strip(" ()[]"))
    return reading.card_named(place, name, section)  # a printing that we don't know, as one with other artwork


@cache
def _meant(parts: tuple[str, ...]) -> dict[str, Any]:
    """Return which part each word stands for, in any language."""
    from tablero.text import typed

    return {folded(word): part for part in parts for word in typed(f"swu-list-{part}", _TEXTS)}


@cache
def _word(lang: str, part: str) -> str:
    """Return what a language writes for a part of a list, or for what a list says of itself: the first word that it reads."""
    from tablero.text import Texts

    return Texts(closest([lang]), _TEXTS).render(say(f"swu-list-{part}")).partition(" | ")[0]


def write(deck: Deck, lang: str = "en") -> str:
    """Return the deck as a plain list with the names of a language; other tools expect the English ones."""
    about = {"name": deck.name, "author": deck.author, "format": deck.format or ""}
    lines = [f"// {_word(lang, field)}: {' '.join(value.split())}" for field, value in about.items() if value.strip()]
    parts: dict[Section, Iterable[tuple[str, int]]] = {
        "leaders": [(key, 1) for key in deck.leaders],
        "bases": [(key, 1) for key in deck.bases],
        "main": deck.main.items(),
        "side": deck.side.items(),
    }
    blocks = [lines, *(_block(_word(lang, part), list(counts), lang) for part, counts in parts.items())]
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def _block(heading: str, counts: list[tuple[str, int]], lang: str) -> list[str]:
    return [heading, *(_line(key, count, lang) for key, count in counts)] if counts else []


def _line(key: str, count: int, lang: str) -> str:
    found = local_names.names(lang).get(key) or card(key)
    subtitle = found.subtitle or card(key).subtitle
    return " | ".join([str(count), found.title, *([subtitle] if subtitle else [])])
