"""Nouns with their adjectives: which things in play and which cards are meant, and how that is said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablero.games.swu.abilities import Act, Filter
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.state import NOBODY, Table
from tablero.games.swu.vocabulary.filters.basic import OTHER, Is, Named, Number, Other, Role, Simple
from tablero.games.swu.vocabulary.filters.combining import Not, first_vowel, in_order
from tablero.kernel import Message, say


def things_of(table: Table, noun: str) -> Sequence[Any]:
    """Return all things in play of a kind; nothing of an eliminated player's can be affected."""
    current(table)
    if noun == "unit":
        return table.units()
    bases = [player.base for player in table.players if not player.out]  # swu:11.3.2
    if noun == "base":
        return bases
    if noun == "unit-or-base":
        return [*table.units(), *bases]
    if noun == "upgrade":
        return [upgrade for unit in table.units() for upgrade in unit.upgrades]
    raise ValueError(noun)


def fitting(table: Table, act: Act, noun: str, filters: Sequence[Filter]) -> list[Any]:
    """Return the things in play of a kind that are like this."""
    return [thing for thing in things_of(table, noun) if all(one.test(table, act, thing) for one in filters)]


def fitting_cards(
    table: Table, act: Act, cards: Sequence[int], filters: Sequence[Filter], noun: str = "card"
) -> list[int]:
    """Return the cards out of play that are of a kind; "another" leaves out the card with the ability."""
    own = act.source.card if any(isinstance(one, Other) for one in filters) else NOBODY
    return [
        card
        for card in cards
        if card != own  # swu:8.19.1
        and (noun == "card" or getattr(table.faces[card], noun))
        and all(one.fits(table, act, table.faces[card]) for one in filters)
    ]


def phrase(noun: str, filters: Sequence[Filter], count: int) -> Message:
    """Return a noun with its adjectives, without an article; in which order they are given doesn't matter."""
    said = say(f"swu-noun-{noun_of(noun, filters)}", n=count)
    related = False
    for one in in_order(filters):
        if noun_of(noun, (one,)) != noun:  # said by the noun itself
            continue
        if relative(one) and related:
            said = say("swu-and-that", noun=said)
        related = related or relative(one)
        said = one.text(said, count)
    return said


def relative(one: Filter) -> bool:
    """Tell whether an adjective is a clause with "that", so that another one needs an "and" before it."""
    plain = one.what if isinstance(one, Not) else one
    if isinstance(plain, Simple):
        return plain.word.endswith(("-this-phase", "-this-round"))
    return isinstance(plain, Number) and plain.value == "cost"


def noun_of(noun: str, filters: Sequence[Filter]) -> str:
    """Return the noun for a kind of card: an event is called that, not a card."""
    for one in in_order(filters):
        if noun == "card" and isinstance(one, Is):
            return one.type
        if noun == "upgrade" and isinstance(one, Named) and one.title in TOKENS:
            return f"{one.title.lower()}-token"
    return noun


TOKENS = ("Experience", "Shield", "Advantage", "Weakness")
"""Upgrades that are tokens, and called so."""


def article(noun: str, filters: Sequence[Filter]) -> Message:
    """Return "a damaged unit", "an enemy unit", "another unit"."""
    kind = noun_of(noun, filters)
    ordered = in_order(filters)
    for one in ordered:
        if isinstance(one, Role):
            return one_of_a_kind(one, ordered)
    if ordered and ordered[-1].place == OTHER:
        nearer = [one for one in ordered if one.place != OTHER]
        return say("swu-another", noun=phrase(noun, nearer, 1), kind=kind)
    vowel = first_vowel(ordered, kind[0] in "ea" or kind == "upgrade")
    return say("swu-an" if vowel else "swu-a", noun=phrase(noun, ordered, 1), kind=kind)


def one_of_a_kind(role: Role, filters: Sequence[Filter]) -> Message:
    """Say who plays a part in the attack or has the ability, and what that unit must be like, if anything."""
    others = [one for one in filters if one is not role]
    return say("swu-who-if", who=role.who(), what=article("unit", others)) if others else role.who()


def some(noun: str, filters: Sequence[Filter], most: int, least: int = 1) -> Message:
    """Return "a unit", "3 units", "up to 3 units" or "any number of units"."""
    if most == 1:
        return article(noun, filters) if least else say("swu-up-to", number=1, noun=phrase(noun, filters, 1))
    plural = phrase(noun, filters, 2)
    if most >= 99:
        return say("swu-any-number", noun=plural)
    return say("swu-exactly" if least else "swu-up-to", number=most, noun=plural)
