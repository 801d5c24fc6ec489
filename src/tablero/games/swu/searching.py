"""Cards that somebody looks for: by words of their names and texts, in two languages, and by what is printed on them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from threading import Lock
from typing import NamedTuple, get_args

from tablero.games.swu import local_names
from tablero.games.swu.cards import faces
from tablero.games.swu.facts import Aspect, Card, Rarity, Type, folded
from tablero.games.swu.vocabulary.filters.basic import trait_name
from tablero.games.swu.vocabulary.saying import card_lines
from tablero.kernel import say
from tablero.text import Texts

_ALONE = Lock()
_TEXTS = Path(__file__).parent / "texts"
_COSTS = 7
"""From this cost on all are looked for together."""

MATCHES: Mapping[str, Callable[[Card, str], bool]] = {
    "key": lambda card, value: card.key in value.split(","),
    "set": lambda card, value: value in card.sets,
    "type": lambda card, value: value in card.types,
    "aspect": lambda card, value: {*value.split(",")} <= {*card.aspects} if value != "none" else not card.aspects,
    "trait": lambda card, value: value in card.traits,
    "keyword": lambda card, value: value in card.keywords,
    "cost": lambda card, value: card.cost is not None and _cost(card.cost) == value,
    "rarity": lambda card, value: any(card.rarity_in(name) == value for name in card.sets),
    "deck": lambda card, value: _fits(card, value),
}
"""What a card can be chosen by, and when it is as chosen; of several keys it has one, of several aspects all.

For a deck: whether the aspects that its leaders and base provide spare the card the penalty.
"""

SORTS = ("leader", "base", "unit", "event", "upgrade", "token")


class Entry(NamedTuple):
    """A card, and all that it can be found by: the names, and everything."""

    card: Card
    names: str
    words: str


def _cost(cost: int) -> str:
    return f"{_COSTS}+" if cost >= _COSTS else str(cost)


def _fits(card: Card, provided: str) -> bool:
    """Tell whether a card can be in a deck, and costs no penalty with these aspects; "any" asks for no aspects."""
    if {"leader", "base", "token"} & {*card.types}:
        return False
    return provided == "any" or Counter(card.aspects) <= Counter(provided.split(","))


@cache
def filters(sets: tuple[str, ...]) -> dict[str, list[str]]:
    """Return the values that cards can be chosen by, of the cards that the rules know."""
    known = [face.card for face in faces().values()]
    return {
        "set": [name for name in sets if any(name in card.sets for card in known)],
        "type": list(get_args(Type)),
        "aspect": [*get_args(Aspect), "none"],
        "trait": sorted({trait for card in known for trait in card.traits}),
        "keyword": sorted({keyword for card in known for keyword in card.keywords}),
        "cost": [_cost(cost) for cost in range(_COSTS + 1)],
        "rarity": list(get_args(Rarity)),
        "deck": [*get_args(Aspect), "any"],
    }


def search(text: str, chosen: Mapping[str, str], lang: str) -> list[Card]:
    """Return the cards that have all these words and are as chosen; those whose name has them come first."""
    words = folded(text[:200]).split()
    tests = [(MATCHES[name], value) for name, value in chosen.items() if value]
    found = [card for card in _cards() if all(test(card, value) for test, value in tests)]
    if not words:
        return found
    with _ALONE:  # only the first who looks for words puts them together
        said = [_said(one) for one in dict.fromkeys(("en", lang))]
    entries = [Entry(card, *_together([one[card.key] for one in said])) for card in found]
    named = [one.card for one in entries if all(word in one.names for word in words)]
    written = [one.card for one in entries if all(word in one.words for word in words)]
    return list(dict.fromkeys([*named, *written]))


def _together(said: list[tuple[str, str]]) -> tuple[str, str]:
    """Return the names of a card, and all that it can be found by, in several languages."""
    names = " | ".join(name for name, _ in said)
    return names, " | ".join([names, *(text for _, text in said)])


@cache
def _cards() -> tuple[Card, ...]:
    """Return all cards that the rules know, in the order in which they are shown."""
    return tuple(sorted((face.card for face in faces().values()), key=_order))


def _order(card: Card) -> tuple[int, int, str]:
    return min(SORTS.index(type) for type in card.types), card.cost or 0, card.name


@cache
def _said(lang: str) -> dict[str, tuple[str, str]]:
    """Return the name of each card in a language, and all that is written on it with its traits and aspects."""
    texts = Texts(lang, _TEXTS, called=local_names.called(lang))
    word = cache(texts.render)  # many cards share a trait, and many a keyword
    found = {}
    for key, face in faces().items():
        card = face.card
        said = [*card_lines(face), *map(trait_name, card.traits), *(say(f"swu-aspect-{one}") for one in card.aspects)]
        name = texts.render(say("swu-card-named", name=card.name))
        found[key] = folded(name), folded(" ".join(map(word, said)))
    return found
