"""What an effect is done to: chosen, all of a kind, or what was spoken of before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Declined, Effect, Filter, Target
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.state import NOBODY, Piece, Table, Unit, Upgrade
from tablero.games.swu.vocabulary.asking import asking
from tablero.games.swu.vocabulary.filters import (
    OTHER,
    Is,
    Named,
    Not,
    Number,
    Other,
    Role,
    Simple,
    first_vowel,
    in_order,
)
from tablero.kernel import Choose, Message, Option, Pick, Play, say


def things_of(table: Table, noun: str) -> Sequence[Any]:
    """Return all things in play of a kind; nothing of an eliminated player's can be affected (swu:11.3.2)."""
    current(table)
    if noun == "unit":
        return table.units()
    bases = [player.base for player in table.players if not player.out]
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
    """Return those of some cards out of play that are of a kind; "another" is none that has the ability (swu:8.19.1)."""
    own = act.source.card if any(isinstance(one, Other) for one in filters) else NOBODY
    return [
        card
        for card in cards
        if card != own
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
        return say("swu-another", noun=phrase(noun, ordered[:-1], 1), kind=kind)
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


def several(to: Target) -> bool:
    """Tell whether a target speaks of more than one thing."""
    if isinstance(to, Chosen):
        return to.most > 1
    return bool(getattr(to, "plural", False)) or (isinstance(to, Spoken) and to.who == "them")


def each_of(to: Target) -> Message:
    """Say a target of which each thing gets the same: "each of up to 3 units"."""
    if isinstance(to, Spoken) and to.who == "them":
        return say("swu-each-of-them")
    return say("swu-each-of", what=to.text()) if isinstance(to, Chosen) and to.most > 1 else to.text()


@dataclass(frozen=True, slots=True)
class Chosen(Target):
    """Things in play that the player who resolves the ability chooses (swu:8.5.1, swu:8.5.2)."""

    noun: str = "unit"
    filters: tuple[Filter, ...] = ()
    least: int = 1
    most: int = 1

    asks = True

    def candidates(self, table: Table, act: Act) -> list[Any]:
        """Return what can be chosen."""
        return fitting(table, act, self.noun, self.filters)

    def any(self, table: Table, act: Act) -> bool:
        """Tell whether there is anything to choose."""
        return bool(self.candidates(table, act))

    def find(self, table: Table, act: Act, why: Effect) -> Play[list[Any]]:
        """Ask; choosing nothing is possible if the effect is optional, or "up to" (swu:8.31.1)."""
        found = self.candidates(table, act)
        may, act.may = act.may, False
        if not found:
            act.things = []
            if may:
                raise Declined
            return []
        ask = asking(act, why)
        options: list[Option] = [thing.ref for thing in found]
        if self.most == 1:
            if may or self.least == 0:
                options.append("pass")
            answer = yield Choose(act.seat, options, ask)
            if answer == "pass":
                act.things = []
                if may:
                    raise Declined
                return []
            act.things = [table.piece(answer)]
            return act.things
        least = 0 if may else min(self.least, len(found))
        answers = yield Pick(act.seat, options, least, self.most, ask)
        act.things = [table.piece(one) for one in answers]
        if may and not act.things:
            raise Declined
        return act.things

    def text(self) -> Message:
        """Say it."""
        return some(self.noun, self.filters, self.most, self.least)


@dataclass(frozen=True, slots=True)
class Every(Target):
    """All things in play of a kind."""

    noun: str = "unit"
    filters: tuple[Filter, ...] = ()

    def find(self, table: Table, act: Act, why: Effect) -> Play[list[Any]]:
        """Return them all."""
        act.things = fitting(table, act, self.noun, self.filters)
        yield from ()
        return act.things

    def any(self, table: Table, act: Act) -> bool:
        """Tell whether there are any."""
        return bool(fitting(table, act, self.noun, self.filters))

    def text(self) -> Message:
        """Say it."""
        return say("swu-each", noun=phrase(self.noun, self.filters, 1))


@dataclass(frozen=True, slots=True)
class Spoken(Target):
    """Something that the ability has spoken of already, or that set it off."""

    who: str
    """this, it, them, defender, attacker, attached, subject, other, your-base, its-base."""

    def find(self, table: Table, act: Act, why: Effect) -> Play[list[Any]]:
        """Return it, if it is still in play."""
        act.things = self.there(table, act)
        yield from ()
        return act.things

    def there(self, table: Table, act: Act) -> list[Any]:
        """Return it, if it is still in play."""
        return [thing for thing in self._things(table, act) if not isinstance(thing, Unit) or thing.here]

    def _things(self, table: Table, act: Act) -> list[Any]:
        thing: Piece | None
        if self.who in ("it", "them"):
            return act.things
        if self.who == "this":
            thing = act.source
        elif self.who == "attached":
            thing = act.source.unit if isinstance(act.source, Upgrade) else None
        elif self.who == "your-base":
            thing = table.players[act.seat].base
        elif self.who == "defending-base":
            thing = table.players[act.attack.defending].base if act.attack else None
        elif self.who == "chosen-base":
            thing = table.players[act.seats[0]].base if act.seats else None
        elif self.who == "defender":
            return list(act.attack.defenders) if act.attack else []
        elif self.who == "attacker":
            thing = act.attack.attacker if act.attack else None
        else:
            thing = getattr(act.event, self.who) if act.event is not None else None
        return [] if thing is None else [thing]

    def any(self, table: Table, act: Act) -> bool:
        """Tell whether it is there."""
        return bool(self.there(table, act))

    def text(self) -> Message:
        """Say it."""
        return say(f"swu-{self.who}")


THIS = Spoken("this")
IT = Spoken("it")
THEM = Spoken("them")
DEFENDER = Spoken("defender")
ATTACKER = Spoken("attacker")
ATTACHED = Spoken("attached")
SUBJECT = Spoken("subject")
OTHER_ONE = Spoken("other")
YOUR_BASE = Spoken("your-base")
DEFENDING_BASE = Spoken("defending-base")
CHOSEN_BASE = Spoken("chosen-base")


def a(*filters: Filter) -> Chosen:
    """Return "a unit" of some kind, its adjectives in any order."""
    return Chosen("unit", filters)


def up_to(count: int, *filters: Filter) -> Chosen:
    """Return "up to so many units" of some kind."""
    return Chosen("unit", filters, 0, count)


def any_number(*filters: Filter) -> Chosen:
    """Return "any number of units" of some kind (swu:8.5.6)."""
    return Chosen("unit", filters, 0, 99)


def each(*filters: Filter) -> Every:
    """Return "each unit" of some kind."""
    return Every("unit", filters)


def a_base(*filters: Filter) -> Chosen:
    """Return "a base" of some kind."""
    return Chosen("base", filters)


def each_base(*filters: Filter) -> Every:
    """Return "each base" of some kind."""
    return Every("base", filters)


def a_unit_or_base(*filters: Filter) -> Chosen:
    """Return "a unit or base" of some kind."""
    return Chosen("unit-or-base", filters)


def an_upgrade(*filters: Filter) -> Chosen:
    """Return "an upgrade" of some kind."""
    return Chosen("upgrade", filters)
