"""Armies and units for tests: small ones, made of what a test says."""

from __future__ import annotations

from typing import Any

from tablero.games.wh40k.datasheets import Army, Base, Datasheet, Entry, Equipped, Profile, Weapon, fixed

BLADE = Weapon("Blade", 0, fixed(2), 3, fixed(4), 0, fixed(1))


def sheet(name: str = "Guards", *keywords: str, faction: str = "CITY") -> Datasheet:
    profile = Profile(name, fixed(6), 4, 3, 2, 6, 1, Base("round", 3200, 3200), 4000)
    return Datasheet(name, (profile,), keywords, (faction,))


def unit(name: str = "Guards", *keywords: str, points: int = 50, number: int = 5, **more: Any) -> Entry:
    """A unit with these keywords; `faction`, `warlord` and `enhancement` as on a roster."""
    found = sheet(name, *keywords, faction=more.pop("faction", "CITY"))
    return Entry(found, (Equipped(number, found.profiles[0], (BLADE,)),), points, **more)


CAPTAIN = unit("Captain", "CHARACTER", number=1, warlord=True)


def army(*entries: Entry, limit: int = 1000, faction: str = "CITY", detachment: str = "Watch") -> Army:
    """An army of a Captain, who is the Warlord, and these units."""
    return Army("Test", faction, detachment, limit, (CAPTAIN, *entries))
