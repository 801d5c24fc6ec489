"""Whether a unit is what a card asks for: requirements of upgrades and command cards, and the words behind keywords."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tablero.games.legion.cards import RANKS, Requirement, Unit

SIDES: Final[Mapping[str, str]] = {  # legion26:army.03, legion23:army.02
    "rebels": "light",
    "republic": "light",
    "empire": "dark",
    "separatists": "dark",
}
_FACTIONS: Final = ("empire", "rebels", "republic", "separatists", "mandalorians", "mercenary")
_TROOPER: Final = "trooper"
_VEHICLE: Final = "vehicle"


@dataclass(frozen=True, slots=True)
class Candidate:
    """A unit that is looked at: its card, and what its army and its upgrades make of it."""

    card: Unit
    affiliation: str = ""
    side: str = ""
    slots: Sequence[str] = ()
    keywords: Sequence[str] = ()
    """The names of all its keywords."""
    both_sides: bool = False
    """Whether it counts for the light and for the dark side."""


def meets(needed: Requirement, unit: Candidate) -> bool:
    """Tell whether a unit is what a card asks for."""
    card = unit.card
    return (
        needed.name in ("", card.name, f"{card.name} {card.title}")
        and needed.title in ("", card.title)
        and needed.unit_type in ("", card.unit_type)
        and needed.rank in ("", card.rank)
        and needed.faction in ("", card.faction)
        and needed.affiliation in ("", unit.affiliation)
        and (unit.both_sides or needed.side in ("", unit.side))
        and needed.defence_die in ("", card.defence_die)
        and (not needed.keyword or _slug(needed.keyword) in unit.keywords)
        and (not needed.slot or needed.slot in unit.slots)
        and (not needed.any or any(meets(one, unit) for one in needed.any))
        and all(meets(one, unit) for one in needed.all)
        and not any(meets(one, unit) for one in needed.none)
    )


def fits(about: str, card: Unit) -> bool:
    """Tell whether a unit is one of those that a keyword or an order names, as `corps trooper` or `Darth Vader, ai`.

    >>> from tablero.games.legion import cards
    >>> stormtroopers = cards.units("2026")["ay"]
    >>> fits("corps trooper", stormtroopers), fits("non-empire", stormtroopers), fits("Darth Vader, trooper", stormtroopers)
    (True, False, True)
    """
    return any(_fits(one.strip(), card) for one in about.split(","))


def _fits(wanted: str, card: Unit) -> bool:
    if wanted in (card.name, card.title, card.affiliation):
        return True
    for affiliation in (card.affiliation, card.affiliation.lower().removesuffix("s")):
        if affiliation and wanted.startswith(affiliation + " "):
            wanted = wanted[len(affiliation) + 1 :]
            break
    for rank in RANKS:
        for word in (rank, rank.replace("_", " ")):
            if wanted == word or wanted.startswith(word + " "):
                return card.rank == rank and _is_type(wanted[len(word) :].strip(), card)
    return _is_type(wanted, card)


def _is_type(wanted: str, card: Unit) -> bool:
    """Tell whether a unit is of a faction and a type; «trooper» and «vehicle» are all kinds of them (legion26:apxb.01)."""
    first, _, rest = wanted.partition(" ")
    if first.startswith("non-"):
        return card.faction != first.removeprefix("non-") and _is_type(rest, card)
    if first in _FACTIONS or first + "s" in _FACTIONS:
        return card.faction in (first, first + "s") and _is_type(rest, card)
    if wanted == "ai":
        return any(keyword.name == "ai" for keyword in card.keywords)
    if wanted in (_TROOPER, _VEHICLE):
        return card.unit_type.endswith(wanted)
    if wanted == "droid trooper":
        return card.unit_type.endswith(wanted)  # legion26:apxb.07
    return wanted in ("", card.unit_type)


def _slug(name: str) -> str:
    return name.lower().replace(" ", "-")
