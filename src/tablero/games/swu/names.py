"""The names that words are given, and the check of names and parts when a word is built.

A word is given names as plain strings: `when("played", …)`, `Is("event")`. Each kind of name is a `Literal` here, so that
mypy refuses others; and whatever derives from `Word` refuses them when it is built, with the name that may have been meant.
Names that only one word takes are listed there. A part of another kind, as a word where an effect belongs, is refused too.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from inspect import get_annotations
from types import NoneType, UnionType
from typing import Any, Literal, TypeAlias, get_args

from tablero.games.swu.facts import Aspect as Aspect
from tablero.games.swu.facts import cards

Moment = Literal[
    "when-played",
    "when-played-smuggle",
    "when-played-piloting",
    "when-played-plot",
    "when-deployed",
    "when-defeated",
    "when-drawn",
    "when-discarded",
    "created",
    "played",
    "deployed",
    "defeated",
    "left",
    "returned",
    "attack",
    "defense",
    "base-attacked",
    "attack-ends",
    "attack-completed",
    "attack-defeats",
    "combat-damage",
    "combat-damage-base",
    "combat-damaged",
    "damaged",
    "base-damaged",
    "ability-damage",
    "indirect",
    "healed",
    "captured",
    "rescued",
    "readied",
    "exhausted",
    "attached",
    "detached",
    "drawn",
    "discarded",
    "discarded-hand",
    "discarded-deck",
    "discards",
    "revealed-hand",
    "disclosed",
    "action-phase",
    "regroup-phase",
    "regroup-ready",
    "initiative",
    "force-used",
    "bounty",
    "used-when-played",
    "used-when-defeated",
    "used-attack",
]
"""What abilities wait for: the names of events, see `triggers`."""

Side = Literal["you", "opponent", "any"]
"""Whose doing something is."""

MOMENTS_OF_ITSELF: frozenset[Moment] = frozenset(
    (
        "when-played",
        "when-played-smuggle",
        "when-played-piloting",
        "when-played-plot",
        "when-deployed",
        "when-defeated",
        "when-drawn",
        "when-discarded",
        "left",
        "attack",
        "defense",
        "attack-ends",
        "attack-completed",
        "attack-defeats",
        "combat-damage",
        "combat-damage-base",
        "combat-damaged",
        "damaged",
        "healed",
        "captured",
        "attached",
        "detached",
    )
)
"""Moments that an ability can wait for about its own card."""

MOMENTS_OF_PIECES: dict[Moment, str] = {
    "when-played": "unit",
    "when-deployed": "unit",
    "when-defeated": "unit",
    "defeated": "unit",
    "left": "unit",
    "returned": "unit",
    "attack": "unit",
    "defense": "unit",
    "base-attacked": "unit",
    "attack-ends": "unit",
    "attack-completed": "unit",
    "attack-defeats": "unit",
    "combat-damage": "unit",
    "combat-damage-base": "unit",
    "combat-damaged": "unit",
    "damaged": "unit",
    "healed": "unit",
    "captured": "unit",
    "rescued": "unit",
    "readied": "unit",
    "exhausted": "unit",
    "attached": "upgrade",
    "detached": "upgrade",
    "base-damaged": "base",
}
"""Moments that happen to a piece, and what it is."""

MOMENTS_OF_PLAYERS: dict[Moment, tuple[Side, ...]] = {
    "played": ("you", "opponent", "any"),
    "deployed": ("you", "opponent", "any"),
    "drawn": ("you", "opponent", "any"),
    "discarded": ("you", "opponent", "any"),
    "initiative": ("you", "opponent", "any"),
    "force-used": ("you", "opponent", "any"),
    "bounty": ("you", "opponent", "any"),
    "disclosed": ("you", "opponent", "any"),
    "discarded-hand": ("any",),
    "indirect": ("any",),
    "action-phase": ("you",),
    "regroup-phase": ("you",),
    "regroup-ready": ("you",),
    "when-played-smuggle": ("you",),
    "ability-damage": ("you",),
    "discarded-deck": ("you",),
    "discards": ("you",),
    "revealed-hand": ("you",),
    "used-when-played": ("you",),
    "used-when-defeated": ("you",),
    "used-attack": ("you",),
}
"""Moments that are something a player does or comes to, and whose can be waited for."""

Limit = Literal["", "round", "phase", "game"]
"""How often something can be used: always, or once each round, phase or game."""

Noun = Literal["unit", "base", "unit-or-base", "upgrade"]
"""Things in play."""

CardNoun = Literal["card", "unit", "event", "upgrade"]
"""What a card that is not in play is called."""

CardType = Literal["unit", "event", "upgrade", "base", "leader", "token"]

KeywordName = Literal["sentinel", "ambush", "shielded", "overwhelm", "saboteur", "grit", "hidden", "raid", "restore"]
"""Keywords that are a bit or a number."""

SoughtKeyword = Literal[KeywordName, "smuggle", "plot", "any"]
"""Keywords that a card is asked for."""

HeadingKeyword = Literal["", "ambush", "shielded", "restore", "saboteur", "bounty", "plot"]
"""Keywords whose ability is a triggered one."""

PlayKeyword = Literal["", "smuggle", "piloting", "plot"]
"""Keywords that are a way to play a card."""

Who = Literal[
    "you",
    "each",
    "opponents",
    "hurt-opponents",
    "those",
    "defending",
    "its-controller",
    "its-owner",
    "chosen",
    "owner",
    "that-opponent",
    "both",
]
"""Players that an effect is about."""

RuleName = Literal[
    "tokens-enter-ready",
    "rescued-enter-ready",
    "firm",
    "mute-leaders",
    "half-payments",
    "sees-top",
    "extra-regroup",
    "blank-credits",
    "squeezes-in",
    "extra-pilot",
]
"""Rules that a constant ability changes by being there: see `abilities.Standing.rule`."""

UnitValue = Literal["cost", "power", "hp", "remaining", "damage"]
"""Numbers of a unit."""

UnitToken = Literal["battle-droid", "clone-trooper", "tie-fighter", "xwing", "spy", "mandalorian", "beast"]
UpgradeToken = Literal["experience", "shield", "advantage", "weakness"]

TraitName = Literal[
    "aldhani",
    "armor",
    "atollon",
    "bounty",
    "bounty hunter",
    "bracca",
    "cantonica",
    "capital ship",
    "castilon",
    "christophsis",
    "clone",
    "cloud city",
    "concordia",
    "condition",
    "corellia",
    "coruscant",
    "creature",
    "d'qar",
    "dagobah",
    "dathomir",
    "death star",
    "disaster",
    "droid",
    "eadu",
    "endor",
    "ewok",
    "ferrix",
    "fighter",
    "first order",
    "force",
    "fortification",
    "fringe",
    "gambit",
    "geonosis",
    "gungan",
    "hosnian prime",
    "hoth",
    "hutt",
    "ilum",
    "imperial",
    "innate",
    "inquisitor",
    "item",
    "jawa",
    "jedha",
    "jedi",
    "kalevala",
    "kamino",
    "kaminoan",
    "kashyyyk",
    "kessel",
    "law",
    "learned",
    "lightsaber",
    "lothal",
    "lowick",
    "malachor",
    "mandalore",
    "mandalorian",
    "modification",
    "mortis",
    "musician",
    "mustafar",
    "naboo",
    "nadiri",
    "narkina 5",
    "nevarro",
    "new republic",
    "night",
    "nihil",
    "oba diah",
    "official",
    "onderon",
    "peridea",
    "pillio",
    "pilot",
    "plan",
    "quarzite",
    "rebel",
    "republic",
    "resistance",
    "ryloth",
    "scarif",
    "seatos",
    "segra milo",
    "separatist",
    "serenno",
    "sith",
    "sorgan",
    "spectre",
    "speeder",
    "starkiller base",
    "starlight beacon",
    "stygeon prime",
    "supply",
    "tactic",
    "takodana",
    "tank",
    "tatooine",
    "transport",
    "trick",
    "trooper",
    "tusken",
    "twi'lek",
    "undead",
    "underworld",
    "utapau",
    "vardos",
    "vassek",
    "vehicle",
    "walker",
    "wayland",
    "weapon",
    "wookiee",
    "yavin 4",
    "zanbar",
    "zeffo",
]

Title: TypeAlias = str
"""The title of a card."""


class UnknownName(ValueError):
    """A word was given a name that means nothing there."""


class WrongPart(TypeError):
    """A word was given something of a kind that has no place there."""


class NeverTriggers(ValueError):
    """A triggered ability waits for something that can't set it off."""


class Word:
    """Whatever abilities are put together from: it knows its names."""

    __slots__ = ()

    def __post_init__(self) -> None:
        check_word(self)


_NAMES: dict[type[Word], tuple[tuple[str, frozenset[str], bool], ...]] = {}
"""The fields of each kind of word that are names."""

_PARTS: dict[type[Word], tuple[tuple[str, tuple[Any, ...], bool], ...]] = {}
"""The fields of each kind of word that are words themselves, or numbers."""

_PLAIN = {"int": int, "bool": bool, "str": str, "None": NoneType}


def check_word(word: Word) -> None:
    """Raise `UnknownName` if a word was given a name that means nothing there, `WrongPart` for a part of another kind."""
    kind = type(word)
    if kind not in _NAMES:
        _NAMES[kind] = tuple(named_fields(kind))
        _PARTS[kind] = tuple(part_fields(kind))
    for field, known, several in _NAMES[kind]:
        given = getattr(word, field)
        for one in given if several else (given,):
            if one not in known:
                raise UnknownName(_unknown(kind.__name__, field, one, known))
    for field, kinds, several in _PARTS[kind]:
        given = getattr(word, field)
        for one in given if several and isinstance(given, tuple) else (given,):
            if not isinstance(one, kinds) or (several and one is given):
                raise WrongPart(_wrong(kind.__name__, field, one, kinds, several))


def _wrong(word: str, field: str, given: object, kinds: tuple[Any, ...], several: bool) -> str:
    single = [one for kind in kinds for one in get_args(kind) or (kind,)]
    listed = " or ".join("None" if one is NoneType else one.__name__ for one in single)
    return f"{word} takes {'a tuple of ' if several else ''}{listed} as {field}, not {given!r}."


def _unknown(word: str, field: str, given: object, known: frozenset[str]) -> str:
    near = get_close_matches(str(given), known, 1)
    meant = f'; did you mean "{near[0]}"?' if near else "."
    listed = "" if near and len(known) > 60 else f" It is one of: {', '.join(sorted(known))}."
    return f'{word} knows no {field} "{given}"{meant}{listed}'


def named_fields(word: type[Word]) -> Iterator[tuple[str, frozenset[str], bool]]:
    """Yield the fields of a word that are names: what each may be, and whether it is several of them."""
    for base in reversed(word.__mro__):
        for field, annotation in get_annotations(base).items():
            several = annotation.startswith("tuple[") and annotation.endswith(", ...]")
            known = _known(annotation[6:-6] if several else annotation)
            if known:
                yield field, known, several


def part_fields(word: type[Word]) -> Iterator[tuple[str, tuple[Any, ...], bool]]:
    """Yield the fields of a word that are words or numbers: of which kinds each may be, and whether it is several of them."""
    for base in reversed(word.__mro__):
        there = {**vars(sys.modules[base.__module__]), **_PLAIN}
        for field, annotation in get_annotations(base).items():
            several = annotation.startswith("tuple[") and annotation.endswith(", ...]")
            kinds = (annotation[6:-6] if several else annotation).split(" | ")
            if all(isinstance(there.get(kind), type | UnionType) for kind in kinds):
                yield field, tuple(there[kind] for kind in kinds), several


def _known(annotation: str) -> frozenset[str]:
    """Return the names that an annotation allows, none if it is no kind of name."""
    if annotation.startswith("Literal["):
        return frozenset(ast.literal_eval(f"({annotation[8:-1]},)"))
    if annotation == "Title":
        return _titles()
    return frozenset(get_args(globals().get(annotation)))


@cache
def _titles() -> frozenset[str]:
    return frozenset(card.title for card in cards())
