"""Adjectives put together: not, either, all of them; and the order in which their words stand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import CLAUSE, Act, Filter
from tablero.games.swu.cards import Face
from tablero.games.swu.names import TraitName
from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary.filters.basic import (
    ARENA,
    DENIED,
    KIND,
    SORT,
    AspectIs,
    Clause,
    Damaged,
    Is,
    Named,
    Simple,
    Trait,
    all_read,
    damaged,
    exhausted,
    leader_unit,
    trait_name,
    unique,
)
from tablero.kernel import Message, say

__all__ = [
    "All",
    "Either",
    "Not",
    "anything",
    "non",
    "non_leader",
    "non_unique",
    "undamaged",
    "unexhausted",
]


@dataclass(frozen=True, slots=True)
class Not(Filter):
    """Not of some kind."""

    what: Filter

    @property
    def derived(self) -> bool:  # type: ignore[override]
        """As what it denies."""
        return self.what.derived

    @property
    def reads(self) -> int:  # type: ignore[override]
        """As what it denies."""
        return self.what.reads

    @property
    def place(self) -> int:  # type: ignore[override]
        """As what it denies; "non-leader" and the like stand before the other adjectives of a thing."""
        if isinstance(self.what, Is):
            return DENIED
        return SORT if self.what.place in (ARENA, KIND) else self.what.place

    @property
    def vowel(self) -> bool:  # type: ignore[override]
        """Only "undamaged" begins with a vowel."""
        return isinstance(self.what, Damaged)

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it isn't."""
        return not self.what.test(table, act, thing)

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it isn't."""
        return not self.what.fits(table, act, face)

    def text(self, noun: Message, count: int) -> Message:
        what = self.what
        if isinstance(what, Trait):
            return say("swu-is-not-trait", noun=noun, trait=trait_name(what.trait), n=count)
        if isinstance(what, AspectIs):
            return say("swu-is-not-aspect", noun=noun, aspect=say(f"swu-aspect-{what.aspect}"), n=count)
        if isinstance(what, Named):
            return say("swu-is-not-named", noun=noun, name=what.title, n=count)
        if isinstance(what, Is):
            return say(f"swu-is-not-type-{what.type}", noun=noun, n=count)
        if isinstance(what, Clause):
            return what.denied(noun, count)
        assert isinstance(what, Simple), what
        return say(f"swu-is-not-{what.word}", noun=noun, n=count)


@dataclass(frozen=True, slots=True)
class Either(Filter):
    """Of one kind or another."""

    kinds: tuple[Filter, ...]

    @property
    def derived(self) -> bool:  # type: ignore[override]
        return any(kind.derived for kind in self.kinds)

    @property
    def reads(self) -> int:  # type: ignore[override]
        """As its parts together."""
        return all_read(self.kinds)

    @property
    def place(self) -> int:  # type: ignore[override]
        """As far from the noun as any of its parts."""
        return max(kind.place for kind in self.kinds)

    @property
    def vowel(self) -> bool:  # type: ignore[override]
        """As the word that comes first."""
        return self.kinds[0].vowel

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is of one of the kinds."""
        return any(kind.test(table, act, thing) for kind in self.kinds)

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it is of one of the kinds."""
        return any(kind.fits(table, act, face) for kind in self.kinds)

    def text(self, noun: Message, count: int) -> Message:
        """Put its words to the noun."""
        if all(isinstance(kind, Trait) for kind in self.kinds):
            traits = [trait_name(kind.trait) for kind in self.kinds if isinstance(kind, Trait)]
            return say("swu-is-trait", noun=noun, trait=alternatives(traits), n=count)
        if all(isinstance(kind, AspectIs) for kind in self.kinds):
            aspects = [say(f"swu-aspect-{kind.aspect}") for kind in self.kinds if isinstance(kind, AspectIs)]
            return say("swu-is-aspect", noun=noun, aspect=alternatives(aspects), n=count)
        said = self.kinds[0].text(noun, count)
        for kind in self.kinds[1:]:
            said = say("swu-is-or", first=said, second=kind.text(noun, count))
        return said


def alternatives(words: list[Message]) -> Message:
    """Return "Rebel, Imperial or Republic"."""
    said = words[0]
    for i, word in enumerate(words[1:], 2):
        said = say("swu-or" if i == len(words) else "swu-comma", first=said, second=word)
    return said


@dataclass(frozen=True, slots=True)
class All(Filter):
    """Of several kinds at once."""

    kinds: tuple[Filter, ...]

    @property
    def derived(self) -> bool:  # type: ignore[override]
        return any(kind.derived for kind in self.kinds)

    @property
    def reads(self) -> int:  # type: ignore[override]
        """As its parts together."""
        return all_read(self.kinds)

    @property
    def vowel(self) -> bool:  # type: ignore[override]
        """As the word that comes first."""
        return first_vowel(in_order(self.kinds), False)

    @property
    def place(self) -> int:  # type: ignore[override]
        """As far from the noun as any of its parts."""
        return max((kind.place for kind in self.kinds), default=CLAUSE)

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is of all the kinds."""
        for kind in self.kinds:  # noqa: SIM110  a generator costs more than the test
            if not kind.test(table, act, thing):
                return False
        return True

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it is of all the kinds."""
        return all(kind.fits(table, act, face) for kind in self.kinds)

    def text(self, noun: Message, count: int) -> Message:
        """Put its words to the noun."""
        for kind in in_order(self.kinds):
            noun = kind.text(noun, count)
        return noun


def in_order(filters: Sequence[Filter]) -> list[Filter]:
    """Return filters as their words stand, the nearest to the noun first."""
    found: list[Filter] = []
    for one in filters:
        found += one.kinds if isinstance(one, All) else (one,)
    return sorted(found, key=lambda one: one.place)


def first_vowel(filters: Sequence[Filter], noun: bool) -> bool:
    """Tell whether the English words begin with a vowel: the adjective farthest from the noun, or the noun itself."""
    before = [one for one in filters if one.place != CLAUSE]
    return before[-1].vowel if before else noun


anything = All(())


undamaged = Not(damaged)


unexhausted = Not(exhausted)


non_leader = Not(leader_unit)


non_unique = Not(unique)


def non(what: Filter | TraitName) -> Not:
    """Return "not of this kind"; a word is a trait."""
    return Not(Trait(what) if isinstance(what, str) else what)
