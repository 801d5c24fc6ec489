"""Kinds of units, as cards and keywords name them: names, affiliations, ranks, factions, types."""

from __future__ import annotations

from typing import Final

from tablero.games.legion import keywords
from tablero.games.legion.state import Unit

RANKS: Final = ("commander", "operative", "corps", "special_forces", "support", "heavy")
FACTIONS: Final = {"empire": "empire", "rebel": "rebels", "republic": "republic", "separatist": "separatists"}


def is_a(unit: Unit, kind: str) -> bool:
    """Tell whether a unit is what a card asks for: a name, or words that must all be true; commas part alternatives."""
    return any(_is_one(unit, each.strip()) for each in kind.split(","))


def _is_one(unit: Unit, kind: str) -> bool:
    card = unit.card
    if kind == card.name:
        return True  # legion26:cards.14
    own = card.affiliation.lower()
    rest = kind.lower()
    if own and rest.startswith(own):
        rest = rest.removeprefix(own)
    return all(_fits(unit, word, rest) for word in rest.split())


def _fits(unit: Unit, word: str, kind: str) -> bool:
    """Tell whether one word of a kind is true of a unit: a heavy trooper is no matter of rank."""
    card = unit.card
    if word in RANKS and not (word == "heavy" and "trooper" in kind):
        return unit.rank == word
    if word.startswith("non-"):
        return not _fits(unit, word.removeprefix("non-"), kind)
    if word.rstrip("s") in FACTIONS:  # legion26:apxc.05, legion23:merc.05: a mercenary is of none
        return card.faction == FACTIONS[word.rstrip("s")]
    if word == "ai":
        return keywords.has(unit, "ai")
    if word in ("unit", "units", "mercenary"):
        return word != "mercenary" or bool(card.mercenary_for)
    # legion26:apxb.08, legion23:type.wookiee: a type may have no rules of its own and be there for others to name
    return word in card.unit_type.split() or word.rstrip("s") == card.affiliation.lower().rstrip("s")


def can_be_affected(unit: Unit) -> bool:
    """Tell whether cards of the enemy do anything to a unit and may choose it."""
    # legion26:kw.immune-enemy-effects, legion23:kw.immune-enemy-effects, legion26:core.16, legion23:card.01
    return not keywords.has(unit, "immune-enemy-effects")


def abouts(unit: Unit, name: str) -> list[str]:
    """Return what stands after a keyword wherever a unit has it, as the kinds of units that it is about."""
    return [keyword.about for keyword in keywords.named(unit, name)]
