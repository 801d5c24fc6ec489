"""Muster your army: what a roster may be. Every test returns all reasons why an army may not be fielded.

Unit composition and wargear options, which only the data can tell, are in `composition`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from tablero.games.wh40k.datasheets import Army, Entry
from tablero.kernel.reasons import Reason, because

INCURSION: Final = "incursion"
STRIKE_FORCE: Final = "strike-force"
ONSLAUGHT: Final = "onslaught"
AGREED: Final = "agreed"
"""No battle size of the rulebook: the limit that the roster itself states, with all other rules."""

BATTLE_SIZES: Final = {INCURSION: 1000, STRIKE_FORCE: 2000, ONSLAUGHT: 3000}  # wh40k:muster.02

CHARACTER: Final = "CHARACTER"
EPIC_HERO: Final = "EPIC HERO"
BATTLELINE: Final = "BATTLELINE"
DEDICATED_TRANSPORT: Final = "DEDICATED TRANSPORT"
WARLORD: Final = "WARLORD"

MOST_ENHANCEMENTS: Final = 3


def violations(army: Army, size: str) -> tuple[Reason, ...]:
    """Return every reason why an army may not be fielded at a battle size, in the order of mustering (wh40k:muster.01)."""
    return (*_size(army, size), *_faction(army), *_units(army), *_enhancements(army), *_warlord(army))


def limit_of(army: Army, size: str) -> int:
    """Return the points that an army may cost at a battle size."""
    return BATTLE_SIZES.get(size, army.limit)


def keywords(entry: Entry) -> tuple[str, ...]:
    """Return all keywords of a unit on a roster, those of its faction too (wh40k:datasheet.09)."""
    own = (*entry.datasheet.keywords, *entry.datasheet.faction_keywords)
    return (*own, WARLORD) if entry.warlord else own  # wh40k:muster.16


def points(entries: Iterable[Entry]) -> int:
    """Return what units cost together, their Enhancements included (wh40k:muster.08)."""
    return sum(entry.points for entry in entries)


def _size(army: Army, size: str) -> Iterator[Reason]:
    limit = limit_of(army, size)
    if army.limit != limit:
        yield because("wh40k:muster.02", "wh40k-muster-size", limit=army.limit, wanted=limit)
    if (cost := points(army.entries)) > limit:
        yield because("wh40k:muster.10", "wh40k-muster-points", points=cost, limit=limit)


def _faction(army: Army) -> Iterator[Reason]:
    if not army.detachment:
        yield because("wh40k:muster.06", "wh40k-muster-detachment")
    if not any(army.faction in entry.datasheet.faction_keywords for entry in army.entries):
        yield because("wh40k:muster.05", "wh40k-muster-no-faction", faction=army.faction)
        return
    for entry in army.entries:
        if army.faction not in entry.datasheet.faction_keywords:
            unit = entry.datasheet.name
            yield because("wh40k:muster.09", "wh40k-muster-faction", unit=unit, faction=army.faction)


def _units(army: Army) -> Iterator[Reason]:
    if not any(CHARACTER in entry.datasheet.keywords for entry in army.entries):
        yield because("wh40k:muster.07", "wh40k-muster-character")
    sheets = {entry.datasheet.name: entry.datasheet for entry in army.entries}
    for name, count in Counter(entry.datasheet.name for entry in army.entries).items():
        if EPIC_HERO in sheets[name].keywords:
            if count > 1:
                yield because("wh40k:muster.18", "wh40k-muster-epic-twice", unit=name, count=count)
            continue
        many = BATTLELINE in sheets[name].keywords or DEDICATED_TRANSPORT in sheets[name].keywords
        if count > (most := 6 if many else 3):
            yield because("wh40k:muster.11", "wh40k-muster-copies", unit=name, count=count, most=most)


def _enhancements(army: Army) -> Iterator[Reason]:
    enhanced = [entry for entry in army.entries if entry.enhancement]
    for entry in enhanced:
        named = {"unit": entry.datasheet.name, "enhancement": entry.enhancement}
        if CHARACTER not in entry.datasheet.keywords:
            yield because("wh40k:muster.12", "wh40k-muster-enhanced-unit", **named)
        elif EPIC_HERO in entry.datasheet.keywords:
            yield because("wh40k:muster.14", "wh40k-muster-enhanced-epic", **named)
    if len(enhanced) > MOST_ENHANCEMENTS:
        yield because("wh40k:muster.12", "wh40k-muster-enhancements", count=len(enhanced), most=MOST_ENHANCEMENTS)
    for name, count in Counter(entry.enhancement for entry in enhanced).items():
        if count > 1:
            yield because("wh40k:muster.17", "wh40k-muster-enhancement-twice", enhancement=name, count=count)


def _warlord(army: Army) -> Iterator[Reason]:
    chosen = [entry for entry in army.entries if entry.warlord]
    if len(chosen) != 1:
        yield because("wh40k:muster.16", "wh40k-muster-warlords", count=len(chosen))
    for entry in chosen:
        if CHARACTER not in entry.datasheet.keywords:
            yield because("wh40k:muster.16", "wh40k-muster-warlord", unit=entry.datasheet.name)


# What may be in Strategic Reserves.


def reserves_limit(army: Army) -> int:
    """Return how many points may be in Strategic Reserves: a quarter of the limit (wh40k:strategic.03)."""
    return army.limit // 4


def too_many_in_reserves(army: Army, placed: Iterable[Entry]) -> Reason | None:
    """Return why these units, with those embarked in them, may not be in Strategic Reserves together."""
    if (cost := points(placed)) > (limit := reserves_limit(army)):
        return because("wh40k:strategic.03", "wh40k-muster-reserves", points=cost, limit=limit)
    return None
