"""What `tablero odds rebellion` can be asked: an opposed mission, or a battle in one theater."""

from __future__ import annotations

from collections.abc import Container
from pathlib import Path
from typing import Final

from tablero.games.rebellion.attacking import Army, Hand
from tablero.games.rebellion.battles import Battle, army, fought
from tablero.games.rebellion.content.missions import MISSIONS
from tablero.games.rebellion.content.tactics import TACTIC_NUMBER, TACTICS
from tablero.games.rebellion.exact import Attempt, attempted
from tablero.games.rebellion.facts import (
    DIPLOMACY,
    EMPIRE,
    LEADERS,
    REBEL,
    SIDE_KEYS,
    THEATER_KEYS,
    UNITS,
)
from tablero.games.rebellion.missions import PORTRAIT_BONUS, icons
from tablero.kernel import say
from tablero.odds import Answer, CantAnswer, Field, Figure, Form, Measure, Section, Values, Words, choice, flag, number

TEXTS: Final = Path(__file__).parent / "texts"
MOST_UNITS: Final = 24
MOST_CARDS: Final = 5
MOST_GUNS: Final = max(unit.red for unit in UNITS)
CARD_NAMES: Final = tuple(dict.fromkeys(tactic.key.partition("_")[2] for tactic in TACTICS))
"""The names of tactic cards, which most have in both theaters."""
NO: Final = "none"
KEYS: Final = {mission.key: mission for mission in MISSIONS}
LEADER_NUMBERS: Final = {leader.key: number for number, leader in enumerate(LEADERS)}


def leaders(name: str) -> Field:
    """Return a field for leaders, by their keys."""

    def read(word: str) -> tuple[int, ...]:
        words = [each.strip() for each in word.split(",") if each.strip()]
        if any(each not in LEADER_NUMBERS for each in words) or len(set(words)) < len(words):
            raise ValueError(word)
        return tuple(LEADER_NUMBERS[each] for each in words)

    return Field(name, (), read, say("rebellion-odds-expected-leaders", leaders=", ".join(LEADER_NUMBERS)))


def units(name: str, side: int) -> Field:
    """Return a field for units of a side, like x_wing:3,y_wing."""
    known = {unit.key: number for number, unit in enumerate(UNITS) if unit.side == side}

    def read(word: str) -> tuple[tuple[int, int], ...]:
        return tuple((known[key], count) for key, count in counted(word, known, MOST_UNITS).items())

    return Field(name, (), read, say("rebellion-odds-expected-units", units=", ".join(known), most=MOST_UNITS))


def cards(name: str) -> Field:
    """Return a field for tactic cards, like critical_hit:2,take_it_down."""

    def read(word: str) -> tuple[str, ...]:
        found = counted(word, CARD_NAMES, MOST_CARDS)
        return tuple(key for key, count in found.items() for _ in range(count))

    expected = say("rebellion-odds-expected-cards", cards=", ".join(CARD_NAMES), most=MOST_CARDS)
    return Field(name, (), read, expected)


def counted(word: str, known: Container[str], most: int) -> dict[str, int]:
    """Return how many of each thing a word names, with commas, each perhaps with a number after a colon."""
    found: dict[str, int] = {}
    for part in filter(None, word.split(",")):
        key, _, count = part.strip().partition(":")
        many = int(count or 1)
        if key not in known or not 1 <= many <= most:
            raise ValueError(word)
        found[key] = found.get(key, 0) + many
    return found


FORM: Final = Form(
    "rebellion-odds",
    Section(
        "mission",
        (
            choice("side", *(SIDE_KEYS[side] for side in (REBEL, EMPIRE))),
            number("dice", 0, 0, 40),
            number("opposing-dice", 0, 0, 40),
            number("bonus", 0, 0, 20),
            choice("card", NO, *KEYS),
            leaders("leaders"),
            leaders("opposing"),
            flag("units-there"),
            flag("yoda"),
            flag("one-in-a-million"),
            flag("r2-d2"),
            flag("c-3po"),
        ),
    ),
    Section(
        "battle",
        (
            choice("theater", NO, *THEATER_KEYS),
            units("rebels", REBEL),
            units("empire", EMPIRE),
            number("ion-cannons", 0, 0, 3),
            cards("rebel-hand"),
            cards("empire-hand"),
            number("rebel-cards", 0, 0, MOST_CARDS),
            number("empire-cards", 0, 0, MOST_CARDS),
            choice("first", *(SIDE_KEYS[side] for side in (REBEL, EMPIRE))),
            number("rebel-guns", 0, 0, MOST_GUNS),
            number("empire-guns", 0, 0, MOST_GUNS),
        ),
    ),
)


def answer(words: Words) -> Answer:
    """Return what comes of the mission or battle that somebody asks about."""
    told = words.one("battle")
    return mission(words.one("mission")) if told["theater"] == NO else battle(told)


# Missions.


def mission(told: Values) -> Answer:
    """Return how likely a mission succeeds."""
    attempt, diplomatic = asked(told)
    found = attempted(attempt)
    chance = found.chance
    if told["c-3po"]:
        if attempt.side != REBEL or not diplomatic:
            raise CantAnswer(say("rebellion-odds-no-c-3po"))
        chance += 1 - chance
    measures = (
        Measure("own", say("rebellion-odds-own-successes"), found.own),
        Measure("other", say("rebellion-odds-other-successes"), found.other),
    )
    return Answer(measures, (Figure("success", say("rebellion-odds-success"), chance),), (say("rebellion-odds-note"),))


def asked(told: Values) -> tuple[Attempt, bool]:
    """Return the attempt that somebody asks about, and whether it may be one of diplomacy."""
    side, own, other, bonus = SIDE_KEYS.index(told["side"]), told["dice"], told["opposing-dice"], told["bonus"]
    card = KEYS.get(told["card"])
    if card is None:
        if told["leaders"] or told["opposing"]:
            raise CantAnswer(say("rebellion-odds-no-card"))
    elif not card.attempt:
        raise CantAnswer(say("rebellion-odds-not-attempted", card=card.key))
    else:
        side = card.side
        own += icons(card, told["leaders"]) + (card.extra_dice if told["units-there"] else 0)
        other += icons(card, told["opposing"])
        bonus += PORTRAIT_BONUS if card.portrait in told["leaders"] else 0
        _check_sides(told, side)
    attempt = Attempt(side, own, other, bonus, told["yoda"], told["one-in-a-million"], told["r2-d2"])
    return attempt, card is None or card.skill == DIPLOMACY


def _check_sides(told: Values, side: int) -> None:
    for name, of in (("leaders", side), ("opposing", 1 - side)):
        for leader in told[name]:
            if LEADERS[leader].side != of:
                raise CantAnswer(say("rebellion-odds-other-side", name=name, leader=LEADERS[leader].key))


# Battles.


def battle(told: Values) -> Answer:
    """Return what comes of a battle."""
    theater = THEATER_KEYS.index(told["theater"])
    rebels, empire = (_army(theater, told[name], name) for name in ("rebels", "empire"))
    found = fought(
        Battle(
            theater,
            rebels,
            empire,
            told["ion-cannons"],
            known=(_hand(theater, told["rebel-hand"]), _hand(theater, told["empire-hand"])),
            unknown=(told["rebel-cards"], told["empire-cards"]),
            first=SIDE_KEYS.index(told["first"]),
            guns=(told["rebel-guns"], told["empire-guns"]),
        )
    )
    measures = (
        Measure("rebels-lost", say("rebellion-odds-rebels-lost"), found.lost[REBEL]),
        Measure("empire-lost", say("rebellion-odds-empire-lost"), found.lost[EMPIRE]),
    )
    figures = (
        Figure("rebels-win", say("rebellion-odds-rebels-win"), found.rebels_win),
        Figure("empire-wins", say("rebellion-odds-empire-wins"), found.empire_wins),
        Figure("nobody", say("rebellion-odds-nobody"), found.nobody),
    )
    has_cards = any(told[name] for name in ("rebel-hand", "empire-hand", "rebel-cards", "empire-cards"))
    note = "rebellion-odds-cards-note" if has_cards else "rebellion-odds-battle-note"
    return Answer(measures, figures, (say(note),))


def _army(theater: int, there: tuple[tuple[int, int], ...], name: str) -> Army:
    if not there:
        raise CantAnswer(say("rebellion-odds-no-units", name=name))
    for unit, _ in there:
        if UNITS[unit].theater != theater:
            raise CantAnswer(say("rebellion-odds-other-theater", unit=UNITS[unit].key, theater=THEATER_KEYS[theater]))
    return army(dict(there))


def _hand(theater: int, names: tuple[str, ...]) -> Hand:
    keys = [f"{THEATER_KEYS[theater]}_{name}" for name in names]
    for name, key in zip(names, keys, strict=True):
        if key not in TACTIC_NUMBER:
            raise CantAnswer(say("rebellion-odds-other-card", card=name, theater=THEATER_KEYS[theater]))
    return tuple(TACTIC_NUMBER[key] for key in keys)
