"""Armies for the tests of building: a legal one, changed by what each test is about."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

from tablero.games.legion import armies, building, cards
from tablero.games.legion.armies import Army, Entry
from tablero.text import ExactTexts

TEXTS = Path(armies.__file__).parent / "texts"
HEROES = {"2026": "2026-empire", "2023": "2023-empire"}


@cache
def words(lang: str) -> ExactTexts:
    """The texts of a language."""
    return ExactTexts(lang, TEXTS)


def entry(edition: str, unit: str, *upgrades: str, counterpart: str = "", loadout: tuple[str, ...] = ()) -> Entry:
    """A unit with upgrades, all by id."""
    known = cards.upgrades(edition)
    joined = entry(edition, counterpart) if counterpart else None
    chosen = tuple(known[id] for id in upgrades)
    return Entry(cards.units(edition)[unit], chosen, joined, tuple(known[id] for id in loadout))


def small(edition: str, faction: str = "empire") -> Army:
    """A legal army that has hardly more than it must: a commander and three corps units, and the generic cards."""
    commander, corps = {"empire": ("au", "ay"), "rebels": ("ab", "ah")}[faction]
    commands = {"empire": ("bl", "bv", "bk", "bs", "bj", "bn"), "rebels": ("bl", "cr", "bk", "cl", "bj", "ce")}[faction]
    units = (entry(edition, commander), *(entry(edition, corps) for _ in range(3)))
    deck = armies.ready_made(HEROES[edition]).battle_deck
    return Army(faction, units, (*commands, "aa"), deck, name="Small", edition=edition)


def with_units(army: Army, *more: Entry) -> Army:
    """The army with more units."""
    return replace(army, entries=(*army.entries, *more))


def without(army: Army, *places: int) -> Army:
    """The army without the units in these places."""
    return replace(army, entries=tuple(one for place, one in enumerate(army.entries) if place not in places))


def rules(army: Army) -> list[str]:
    """The rules that an army breaks, without the prefix of its edition; every reason can be told in both languages."""
    reasons = building.violations(army)
    for reason in reasons:
        assert all(words(lang).reason(reason) for lang in ("en", "es"))
    prefix = {"2026": "legion26:", "2023": "legion23:"}[army.edition]
    assert all(reason.rule.startswith(prefix) for reason in reasons)
    return [reason.rule.removeprefix(prefix) for reason in reasons]
