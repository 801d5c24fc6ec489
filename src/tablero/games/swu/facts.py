"""The cards as facts: names, numbers, aspects, traits. Read once from `content/cards.jsonl`.

What a card does is not here: a keyword is only named. Names are the English ones, by which a card is known in every
language; `local_names` has what cards are called in others.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Literal
from unicodedata import normalize

import msgspec

from tablero.kernel.codec import know
from tablero.kernel.messages import say
from tablero.kernel.reasons import Reason, UserError

Type = Literal["base", "event", "leader", "token", "unit", "upgrade"]  # swu:1.5.1.a, swu:3.1.1, swu:3.1.2
Arena = Literal["ground", "space"]
Rarity = Literal["common", "uncommon", "rare", "legendary", "special"]
Aspect = Literal["vigilance", "command", "aggression", "cunning", "heroism", "villainy"]
Printing = tuple[str, int]
"""A set and the number in it."""

_FILE = Path(__file__).parent / "content" / "cards.jsonl"
_ACCENTS = re.compile("[\u0300-\u036f]")
_APOSTROPHES = re.compile("['’‘`´]")
_LONGEST = 80
"""No name is longer; more than that of a text is not compared."""
_WORD = re.compile("[a-z0-9]+")


class UnknownCard(UserError):
    """There is no card with this key."""

    def __init__(self, key: str) -> None:
        super().__init__(Reason(say("swu-unknown-card", key=key[:_LONGEST])))
        self.key = key


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A card with its attributes; `None` where it has no such number, as an event has no power.

    The line of credits and the watermark are no attributes, so they are not here; set,
    number and rarity are.

    >>> card("luke-skywalker#faithful-friend").name
    'Luke Skywalker, Faithful Friend'
    """

    key: str
    set: str
    title: str
    types: tuple[Type, ...]
    """One or more of the six; being a resource is none of them."""
    number: int | None = None
    """Tokens have none."""
    subtitle: str = ""
    """Tells cards of the same name apart (swu:2.3.1)."""
    unique: bool = False
    """Whether it has the icon (swu:2.2.3, swu:8.30.1)."""
    cost: int | None = None
    power: int | None = None
    hp: int | None = None
    upgrade_power: int | None = None
    upgrade_hp: int | None = None
    arena: Arena | None = None
    aspects: tuple[Aspect, ...] = ()
    """Of the six; without any a card is neutral (swu:1.5.6.a, swu:1.5.6.c, swu:2.7.1, swu:2.7.2, swu:2.7.3)."""
    traits: tuple[str, ...] = ()
    """Words that abilities may ask for, all of the same kind (swu:2.12.2)."""
    keywords: tuple[str, ...] = ()
    rarity: Rarity | None = None
    """In its first set; tokens have none."""
    reprints: tuple[Printing, ...] = ()
    """Where else it is printed."""
    other_rarities: tuple[tuple[str, Rarity], ...] = ()
    """In which sets it is of another rarity."""
    copies: int | None = None
    """How many copies a deck may have, if the card itself says so."""
    deck_size: int = 0
    """By how much the card changes the least size of its deck."""

    @property
    def name(self) -> str:
        """Its whole name."""
        return f"{self.title}, {self.subtitle}" if self.subtitle else self.title

    @property
    def printings(self) -> tuple[Printing, ...]:
        """Every set and number under which it is printed."""
        return self.reprints if self.number is None else ((self.set, self.number), *self.reprints)

    @property
    def sets(self) -> tuple[str, ...]:
        """The sets in which it is printed."""
        return (self.set, *(name for name, _ in self.reprints))

    def rarity_in(self, set_name: str) -> Rarity | None:
        """Return how rare it is in a set.

        >>> card("open-fire").rarity_in("SOR"), card("open-fire").rarity_in("TWI")
        ('common', 'special')
        """
        return dict(self.other_rarities).get(set_name, self.rarity)


def faults(card: Card) -> list[str]:
    """Return what is wrong with the facts of a card, in the order of chapter 2.

    >>> faults(card("wampa"))
    []
    """
    unit = "unit" in card.types or "leader" in card.types
    upgrade, pilot = "upgrade" in card.types, unit and card.upgrade_hp is not None
    wanted = {
        "a name": bool(card.title),  # swu:2.2.1
        "a type": bool(card.types),  # swu:2.4.1
        "a subtitle on unique units": bool(card.subtitle) or not (unit and card.unique),  # swu:8.30.2
        "an arena on units only": (card.arena is not None) == unit or card.types == ("leader",),  # swu:3.5.1, swu:2.5.1
        "a cost on what is played": "base" in card.types
        or card.types == ("leader",)
        or card.cost is not None,  # swu:3.3.1, swu:2.6.1
        "power on units only": upgrade or (card.power is not None) == unit or card.types == ("leader",),  # swu:2.8.1
        "power to add on upgrades and Pilots only": (card.upgrade_power is not None) == (upgrade or pilot),  # swu:2.9.1
        "HP on units and bases only": upgrade  # swu:3.2.1, swu:2.10.1
        or (card.hp is not None) == (unit or "base" in card.types)
        or card.types == ("leader",),
        # swu:3.6.1
        "HP to add on upgrades and Pilots only": (card.upgrade_hp is not None) == (upgrade or pilot),  # swu:2.11.1
    }
    return [what for what, so in wanted.items() if not so]  # swu:2.1.1, swu:8.3.1


know(Card)


@cache
def cards() -> tuple[Card, ...]:
    """Return all cards, by key; the watermark and the line of credits are no part of them (swu:2.13.4, swu:2.14.1)."""
    return tuple(msgspec.json.Decoder(Card).decode_lines(_FILE.read_bytes()))


@cache
def by_key() -> dict[str, Card]:
    """Return all cards by their keys."""
    return {card.key: card for card in cards()}


def card(key: str) -> Card:
    """Return the card with this key; raise `UnknownCard` if there is none."""
    try:
        return by_key()[key]
    except KeyError:
        raise UnknownCard(key) from None


def printed(set: str, number: int) -> tuple[Card, ...]:
    """Return the cards printed under this number: one or none, but for two that were announced under the same.

    >>> [card.key for card in printed("JTL", 29)]
    ['chopper-base']
    """
    return _by_printing().get((set.upper(), number), ())


def named(name: str) -> tuple[Card, ...]:
    """Return the card with this whole English name (swu:2.2.2), or else all with this title; case and accents don't matter.

    >>> [card.key for card in named("LUKE SKYWALKER: faithful friend")]
    ['luke-skywalker#faithful-friend']
    """
    asked = folded(name)
    return _by_name().get(asked) or _by_title().get(asked, ())


def folded(text: str) -> str:
    """Return the words of a text without case, accents and punctuation.

    >>> folded("Padmé’s  «Royal» Guard")
    'padmes royal guard'
    """
    plain = _APOSTROPHES.sub("", text.casefold())
    return " ".join(_WORD.findall(_ACCENTS.sub("", normalize("NFD", plain))))


@cache
def _by_printing() -> dict[Printing, tuple[Card, ...]]:
    found: dict[Printing, tuple[Card, ...]] = {}
    for card in cards():
        for printing in card.printings:
            found[printing] = (*found.get(printing, ()), card)
    return found


@cache
def _by_name() -> dict[str, tuple[Card, ...]]:
    return _grouped([(folded(card.name), card) for card in cards()])


@cache
def _by_title() -> dict[str, tuple[Card, ...]]:
    return _grouped([(folded(card.title), card) for card in cards()])


def _grouped(pairs: list[tuple[str, Card]]) -> dict[str, tuple[Card, ...]]:
    found: dict[str, tuple[Card, ...]] = {}
    for name, card in pairs:
        found[name] = (*found.get(name, ()), card)
    return found
