"""What cards are called in other languages than English: their official names, as `content/names.LANG.jsonl` has them.

A card whose name is not known in a language keeps its English one. A language of its own (docs/languages.md) brings its
names in `swu/names.jsonl`. Nothing here is read before somebody speaks such a language or asks for a card by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from pathlib import Path

import msgspec

from tablero.games.swu import facts
from tablero.games.swu.facts import Card, folded
from tablero.kernel.codec import know
from tablero.languages import languages, packs, written, wrong

_FOLDER = Path(__file__).parent / "content"
_LONGEST = 80
"""No name is longer; more than that of a text is not compared."""


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What a card is called in a language; without a subtitle it keeps the English one."""

    key: str
    title: str
    subtitle: str = ""

    def whole(self, subtitle: str) -> str:
        """Return title and subtitle together, the subtitle being the English one where there is none of its own."""
        return ", ".join(part for part in (self.title, self.subtitle or subtitle) if part)


know(Name)


@cache
def names(lang: str) -> dict[str, Name]:
    """Return the names of a language, by the keys of cards."""
    files = [_FOLDER / f"names.{lang}.jsonl", *(pack / "swu" / "names.jsonl" for pack in packs(lang))]
    found = [one for file in files if file.is_file() for one in _read(file)]
    return {one.key: one for one in found if one.key in facts.by_key()}


def _read(file: Path) -> list[Name]:
    try:
        return msgspec.json.Decoder(Name).decode_lines(written(file))
    except msgspec.DecodeError as error:
        wrong(file, error)
        return []


@cache
def called(lang: str) -> dict[str, str]:
    """Return what a language calls cards, by their whole English names and by their titles, where that is another name.

    >>> called("es")["Vanquish"], called("en")
    ('Vencer', {})
    """
    from tablero.games.swu.content import texts

    named = names(lang)
    found: dict[str, str] = {}
    for card in facts.cards():
        if (name := named.get(card.key)) is not None:
            found[card.title] = name.title
            found[card.name] = name.whole(card.subtitle)
    for key, text in texts().items() if named else ():  # a leader whose other side is called otherwise
        if text.back is not None and (name := named.get(key)) is not None:
            title, subtitle = text.back[0], facts.card(key).subtitle
            found[f"{title}, {subtitle}"] = f"{found.get(title, title)}, {name.subtitle or subtitle}"
    return {english: name for english, name in found.items() if english != name}


def named(name: str) -> tuple[Card, ...]:
    """Return the card with this whole name (swu:2.2.2), or else all with this title, in English or any other language.

    >>> [card.key for card in named("Luke Skywalker, amigo leal")]
    ['luke-skywalker#faithful-friend']
    """
    asked = folded(name)
    return facts.named(name) or _by_name().get(asked) or _by_title().get(asked, ())


def near(name: str, limit: int = 3) -> tuple[Card, ...]:
    """Return the cards that may be meant: those whose name has all these words, then those spelt alike."""
    asked, known = folded(name)[:_LONGEST], _every_name()
    words = set(asked.split())
    having = [one for one in known if words and words <= set(one.split())]
    found = [card for one in having + get_close_matches(asked, known, n=limit) for card in known[one]]
    return tuple(dict.fromkeys(found))[:limit]


@cache
def _every_name() -> dict[str, tuple[Card, ...]]:
    """Return the cards by their whole names and by their titles, in English and then in other languages."""
    found = _grouped((folded(card.name), card) for card in facts.cards())
    for more in (_grouped((folded(card.title), card) for card in facts.cards()), _by_name(), _by_title()):
        found = {**found, **{name: cards for name, cards in more.items() if name not in found}}
    return found


@cache
def _by_name() -> dict[str, tuple[Card, ...]]:
    return _grouped((folded(name.whole(card.subtitle)), card) for name, card in _all())


@cache
def _by_title() -> dict[str, tuple[Card, ...]]:
    return _grouped((folded(name.title), card) for name, card in _all())


def _all() -> Iterator[tuple[Name, Card]]:
    for lang in languages():
        for name in names(lang).values():
            yield name, facts.card(name.key)


def _grouped(pairs: Iterable[tuple[str, Card]]) -> dict[str, tuple[Card, ...]]:
    found: dict[str, tuple[Card, ...]] = {}
    for name, card in pairs:
        found[name] = tuple(dict.fromkeys((*found.get(name, ()), card)))
    return found
