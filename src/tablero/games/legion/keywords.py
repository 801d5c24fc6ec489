"""Keywords (rulebook: "Keywords"): which a unit has now, and how many of it.

Names are those of the glossary, in small letters and with hyphens: `low-profile`, `immune-pierce`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from tablero.games.legion import cards
from tablero.games.legion.state import WHEEL_MODE, Unit, Upgrade

WHEEL_MODE_COVER = cards.Keyword("cover", 2)
"""What Wheel Mode gives until the end of the round: legion26:kw.wheel-mode.2, legion23:kw.wheel-mode.2"""


def of(unit: Unit) -> list[cards.Keyword]:
    """Return the keywords that a unit has: those of its card and of its upgrades, as long as it has their rules."""
    own, others, varies, _ = _on_cards(unit)
    found = [in_mood(unit, keyword) if keyword.varies else keyword for keyword in own] if varies else own.copy()
    found += others
    if unit.has(WHEEL_MODE):
        found.append(WHEEL_MODE_COVER)  # legion23:token.20
    if unit.granted:
        found += [granted.keyword for granted in unit.granted if not (granted.taken or granted.weapons)]
    return found


class _Printed(NamedTuple):
    """The keywords on the cards of a unit."""

    own: list[cards.Keyword]
    """Those on its own card, but for those that it has lost."""
    others: list[cards.Keyword]
    varies: bool
    """Whether any of its own varies."""
    names: frozenset[str]
    """The names of all."""


def _on_cards(unit: Unit) -> _Printed:
    """Return the keywords on the cards of a unit whose rules it has."""
    taken = tuple([granted.keyword.name for granted in unit.granted if granted.taken]) if unit.granted else ()
    return _printed(unit.card, unit.counterpart, tuple(unit.upgrades), taken)


@lru_cache(maxsize=8192)
def _printed(
    card: cards.Unit, counterpart: cards.Unit | None, upgrades: tuple[Upgrade, ...], taken: tuple[str, ...]
) -> _Printed:
    """Return the keywords on these cards, but for those that are lost or taken from the unit's own."""
    # legion26:upgrade.16, legion26:upgrade.17, legion23:upgrade.08, legion23:upgrade.14, legion23:upgrade.15
    in_force = [upgrade.card for upgrade in upgrades if upgrade.in_force]
    lost = {name for upgrade in in_force for name in upgrade.removes}.union(taken)
    own = [keyword for keyword in card.keywords if keyword.name not in lost]
    others = [keyword for upgrade in in_force for keyword in upgrade.keywords]
    if counterpart is not None:
        # legion26:kw.counterpart, legion26:kw.counterpart.4, legion23:kw.counterpart.5
        # legion23:kw.counterpart.7, legion23:kw.counterpart.8
        others = [*counterpart.keywords, *others]
    names = frozenset(keyword.name for keyword in (*own, *others))
    return _Printed(own, others, any(keyword.varies for keyword in own), names)


def of_weapons(unit: Unit) -> list[cards.Keyword]:
    """Return the keywords that effects give to all weapons of a unit."""
    return [granted.keyword for granted in unit.granted if granted.weapons]


def in_mood(unit: Unit, keyword: cards.Keyword) -> cards.Keyword:
    """Return a keyword whose number is the mood of its unit (legion26:kw.my-mood-is-based-on-profit)."""
    about = keyword.about.replace(" x", f" {unit.mood}")
    return replace(keyword, value=keyword.value and unit.mood, about=about)


def named(unit: Unit, name: str) -> list[cards.Keyword]:
    """Return the keywords of this name that a unit has, each as it is printed."""
    return [keyword for keyword in of(unit) if keyword.name == name] if has(unit, name) else []


def has(unit: Unit, name: str) -> bool:
    """Tell whether a unit has a keyword; a second copy of one without a number changes nothing (legion26:core.27)."""
    if name in _on_cards(unit).names or (name == WHEEL_MODE_COVER.name and unit.has(WHEEL_MODE)):
        return True
    if not unit.granted:
        return False
    return any(each.keyword.name == name for each in unit.granted if not (each.taken or each.weapons))


def value(unit: Unit, name: str) -> int:
    """Return the number of a keyword: all that a unit has of it, added up (legion26:core.22, legion23:card.13)."""
    return total(named(unit, name), name)


def total(keywords: Iterable[cards.Keyword], name: str) -> int:
    """Return the numbers of all these keywords that have a name, added up.

    >>> total([cards.Keyword("pierce", 1), cards.Keyword("impact", 1), cards.Keyword("pierce", 2)], "pierce")
    3
    """
    return sum(keyword.value or 0 for keyword in keywords if keyword.name == name)


def trooper(unit: Unit) -> bool:
    """Tell whether a unit is of Troopers, of any subtype (legion26:apxb.01, legion23:type.01)."""
    return "trooper" in unit.card.unit_type


def vehicle(unit: Unit) -> bool:
    """Tell whether a unit is a Vehicle, Ground or Repulsor (legion26:apxb.09, legion23:type.01)."""
    return "vehicle" in unit.card.unit_type


def droid(unit: Unit) -> bool:
    """Tell whether a unit is of Droid Troopers; Heavy Droid Troopers are (legion26:apxb.07)."""
    return "droid trooper" in unit.card.unit_type


def of_type(unit: Unit, unit_type: str) -> bool:
    """Tell whether a unit is of a type, as «clone trooper» or «vehicle»: a rule for a type is for its subtypes too."""
    return _is_of_type(unit.card.unit_type, unit_type)


@lru_cache(maxsize=1024)
def _is_of_type(own: str, asked: str) -> bool:
    words = own.split()
    return all(word in words for word in asked.split())
