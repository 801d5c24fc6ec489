"""The keywords of both editions: of what they are keywords, by which rules they are played, and how they are told.

What a keyword is called and what it does is in `texts/keywords.*.ftl`. Whether the rules here enforce it is not written
down anywhere: a keyword is enforced when the game's sources cite its rules where they are enforced.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType

import msgspec

from tablero.games.legion.cards import Keyword
from tablero.kernel.codec import know
from tablero.kernel.messages import Message, say
from tablero.rules.catalogue import named as book_named
from tablero.rules.catalogue import rules_of
from tablero.rules.coverage import cited

UNIT = "unit"
WEAPON = "weapon"
UPGRADE = "upgrade"
COMMAND = "command"
KINDS = (UNIT, WEAPON, UPGRADE, COMMAND)
"""Of what there are keywords: legion26:core.21, legion23:card.12."""

_FOLDER = Path(__file__).parent
_X = "X"
"""What stands for a number that isn't given."""


@dataclass(frozen=True, slots=True)
class Term:
    """A keyword: its name as cards write it, of what it is one, and the ids of its rules by edition."""

    name: str
    kinds: tuple[str, ...]
    rules: Mapping[str, tuple[str, ...]]

    def edition(self, wanted: str) -> str:
        """Return the edition by whose rules it is played: some cards of 2023 are younger than the rulebook of 2023."""
        return wanted if wanted in self.rules else next(iter(self.rules))


know(Term)


@cache
def terms() -> Mapping[str, Term]:
    """Return all keywords, by name.

    >>> terms()["low-profile"].kinds, terms()["low-profile"].rules["2026"]
    (('unit',), ('legion26:kw.low-profile',))
    """
    rows = msgspec.json.decode((_FOLDER / "content" / "keywords.json").read_bytes(), type=list[Term])
    return MappingProxyType({term.name: term for term in rows})


# How they are told.


def named(keyword: Keyword) -> Message:
    """Return a keyword as it stands on a card: its name, its number and what it is about."""
    told = say(f"legion-keyword-{keyword.name}")
    if keyword.value is not None:
        told = say("legion-keyword-valued", name=told, x=_X if keyword.varies else keyword.value)
    if keyword.about:
        told = say("legion-keyword-about", name=told, about=_about(keyword.about))
    if keyword.capacity:
        told = say("legion-keyword-capacity", name=told, y=keyword.capacity)
    return told


def text(keyword: Keyword, edition: str) -> Message:
    """Return what a keyword does, with its number: what the rulebook says, whatever an older card says of it."""
    # legion26:apxd.01
    played = terms()[keyword.name].edition(edition)
    x: int | str = _X if keyword.value is None or keyword.varies else keyword.value
    return say(f"legion-keyword-{keyword.name}-text-{played}", x=x, y=keyword.capacity or "Y")


def _about(words: str) -> Message:
    first, comma, rest = words.partition(", ")
    if comma:
        return say("legion-about-more", first=_about(first), second=_about(rest))
    if first != first.lower():  # a name
        return say("lists-name", name=first)
    return say(f"legion-about-{first.replace(' ', '-')}")


# Whether they are enforced.


def missing(name: str, edition: str) -> tuple[str, ...]:
    """Return the rules of a keyword that nothing here enforces, though software could."""
    term = terms()[name]
    played = term.edition(edition)
    known = rules_of(book_named(f"legion{played}"))
    done = cited(_FOLDER)
    return tuple(id for id in term.rules[played] if id not in done and not known[id].unenforceable)


def enforced(name: str, edition: str) -> bool:
    """Tell whether all rules of a keyword are enforced."""
    return not missing(name, edition)
