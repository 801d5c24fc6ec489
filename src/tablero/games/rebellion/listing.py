"""The cards, leaders and units as lists for people: how many there are, and what is written on one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import NamedTuple
from unicodedata import combining, normalize

from tablero.games.rebellion.board import side_name, unit_name
from tablero.games.rebellion.cards import ActionCard, Mission, Objective, Tactic
from tablero.games.rebellion.content.actions import ACTIONS
from tablero.games.rebellion.content.missions import MISSIONS
from tablero.games.rebellion.content.objectives import OBJECTIVES
from tablero.games.rebellion.content.tactics import TACTICS
from tablero.games.rebellion.describe import objective_text
from tablero.games.rebellion.facts import (
    COLOUR_KEYS,
    LEADERS,
    ROLE_KEYS,
    SKILL_KEYS,
    THEATER_KEYS,
    UNITS,
    Leader,
    UnitType,
)
from tablero.games.rebellion.hands import tactic_name
from tablero.games.rebellion.leaders import leader_name
from tablero.games.rebellion.missions import NAMES, action_text, mission_text
from tablero.kernel import Content, Listed, Message, NotListed, Piece, Share, say
from tablero.languages import languages
from tablero.text import Texts

SETS = ("missions", "actions", "objectives", "tactics", "leaders", "units")
"""What is listed, in this order."""

_WORD = re.compile(r"[^\W_]+")
_APOSTROPHES = str.maketrans("", "", "'’")


class Card(NamedTuple):
    """A card, a leader or a unit type: what it is called, and all that is written on it."""

    set: str
    key: str
    name: Message
    copies: int
    facts: tuple[Message, ...]
    text: tuple[Message, ...]


class Cards(Content):
    """The cards, leaders and units as `tablero content` lists them; the rules know them all."""

    def shares(self) -> list[Share]:
        """Return how many different things of each kind there are."""
        return [_share(name) for name in SETS]

    def summed(self, known: int, total: int) -> Message:
        """Return how many there are in all."""
        return say("rebellion-listing-sum", total=total)

    def listed(self, set: str) -> list[Listed]:
        """Return the things of a kind."""
        cards = cards_of(set)
        if not cards:
            raise NotListed(say("rebellion-listing-no-set", set=set[:80], sets=", ".join(SETS)))
        return [Listed(card.key, card.name, True, line(card)) for card in cards]

    def named(self, name: str) -> list[Piece]:
        """Return what is written on what is called so."""
        cards = found(name)
        if not cards:
            meant = [say("rebellion-listing-meant", name=card.name, key=card.key) for card in near(name)]
            raise NotListed(say("rebellion-listing-no-card", name=name[:80]), meant)
        return [Piece(card.key, [*card_text(card)]) for card in cards]


def _share(name: str) -> Share:
    count = len(cards_of(name))
    said = say(f"rebellion-listing-{name}")
    return Share(name, count, count, say("rebellion-listing-set", set=said, total=count, key=name))


def cards_of(name: str) -> list[Card]:
    """Return the things of a kind in the order of the game's files."""
    return [card for card in cards() if card.set == name.casefold()]


def line(card: Card) -> Message:
    """Say a card in the line of a list."""
    return say("rebellion-listing-card", name=card.name, facts=_joined(card.facts))


def card_text(card: Card) -> Iterator[Message]:
    """Say all of a card: its facts, then what it does."""
    yield say("rebellion-listing-title", name=card.name, count=card.copies)
    yield say("rebellion-listing-facts", facts=_joined(card.facts))
    yield from card.text


def found(name: str) -> tuple[Card, ...]:
    """Return the cards with this key, or with this name in any language."""
    return _by_name().get(_folded(name), ())


def near(name: str, limit: int = 3) -> tuple[Card, ...]:
    """Return the cards that may be meant: those whose name has all these words, then those spelt alike."""
    words = set(_folded(name).split())
    having = [other for other in _by_name() if words and words <= set(other.split())]
    alike = get_close_matches(_folded(name), _by_name(), n=limit)
    return tuple(dict.fromkeys(card for other in having + alike for card in _by_name()[other]))[:limit]


@cache
def cards() -> tuple[Card, ...]:
    """Return everything that is listed."""
    return (
        *(_mission(mission, name) for mission, name in zip(MISSIONS, NAMES, strict=True)),
        *map(_action, ACTIONS),
        *map(_objective, OBJECTIVES),
        *(_tactic(tactic, tactic_name(kind)) for kind, tactic in enumerate(TACTICS)),
        *(_leader(leader, leader_name(number)) for number, leader in enumerate(LEADERS)),
        *(_unit(unit, unit_name(number)) for number, unit in enumerate(UNITS)),
    )


@cache
def _by_name() -> dict[str, tuple[Card, ...]]:
    spoken = [Texts(lang, Path(__file__).parent / "texts") for lang in languages()]
    names: dict[str, tuple[Card, ...]] = {}
    for card in cards():
        for name in dict.fromkeys(_folded(name) for name in (card.key, *(words.render(card.name) for words in spoken))):
            names[name] = (*names.get(name, ()), card)
    return names


def _folded(name: str) -> str:
    """Return the words of a name without case, accents and punctuation."""
    plain = "".join(letter for letter in normalize("NFD", name.casefold()) if not combining(letter))
    return " ".join(_WORD.findall(plain.translate(_APOSTROPHES)))


def _joined(facts: Iterable[Message]) -> Message:
    said, *rest = facts
    for fact in rest:
        said = say("rebellion-listing-also", facts=said, more=fact)
    return said


def _mission(mission: Mission, name: Message) -> Card:
    skill = say(f"rebellion-skill-{SKILL_KEYS[mission.skill]}")
    facts = (
        side_name(mission.side),
        say(f"rebellion-listing-mission-{mission.kind}"),
        say("rebellion-listing-skill", skill=skill, count=mission.required),
    )
    return Card("missions", mission.key, name, mission.copies, facts, mission_text(mission))


def _action(card: ActionCard) -> Card:
    facts = [side_name(card.side), say(f"rebellion-listing-action-{'starting' if card.starting else 'recruit'}")]
    if card.leaders:
        facts.append(say("rebellion-listing-with", leaders=tuple(map(leader_name, card.leaders))))
    return Card("actions", card.key, say(f"rebellion-action-{card.key}"), 1, tuple(facts), action_text(card))


def _objective(card: Objective) -> Card:
    facts = (say("rebellion-listing-tier", tier=card.tier), say(f"rebellion-listing-in-{card.timing}"))
    return Card("objectives", card.key, say(f"rebellion-objective-{card.key}"), 1, facts, objective_text(card))


def _tactic(card: Tactic, name: Message) -> Card:
    facts = [say(f"rebellion-listing-{THEATER_KEYS[card.theater]}"), say(f"rebellion-listing-{card.use}")]
    if card.special:
        facts.append(say("rebellion-listing-special"))
    return Card("tactics", card.key, name, card.copies, tuple(facts), tuple(effect.text() for effect in card.effects))


def _leader(leader: Leader, name: Message) -> Card:
    facts = [side_name(leader.side), say(f"rebellion-role-{ROLE_KEYS[leader.role]}")]
    facts.append(say(f"rebellion-listing-entry-{leader.entry}"))
    text = [
        say("rebellion-listing-skill", skill=say(f"rebellion-skill-{key}"), count=count)
        for key, count in zip(SKILL_KEYS, leader.skills, strict=True)
        if count
    ]
    if leader.commands:
        text.append(say("rebellion-listing-tactic-values", space=leader.tactics[0], ground=leader.tactics[1]))
    return Card("leaders", leader.key, name, 1, tuple(facts), tuple(text))


def _unit(unit: UnitType, name: Message) -> Card:
    facts = [side_name(unit.side), say(f"rebellion-listing-unit-{unit.kind}")]
    facts.append(say("rebellion-listing-dice", red=unit.red, black=unit.black))
    if unit.health:
        facts.append(say(f"rebellion-listing-health-{COLOUR_KEYS[unit.colour]}", health=unit.health))
    return Card("units", unit.key, name, unit.copies, tuple(facts), tuple(_unit_text(unit)))


def _unit_text(unit: UnitType) -> Iterator[Message]:
    if unit.capacity:
        yield say("rebellion-listing-capacity", count=unit.capacity)
    if unit.restricted:
        yield say("rebellion-listing-restricted")
    if unit.immobile:
        yield say("rebellion-listing-immobile")
    if unit.icon is not None:
        theater, shape = unit.icon
        yield say("rebellion-listing-built", icon=say(f"rebellion-icon-{THEATER_KEYS[theater]}-{shape}"))


CARDS = Cards()
