"""What command cards do besides giving Orders: small effects, each at its time, written as data.

A card that has a text and is not here does nothing more than its Orders, and is told to be not enforced.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final

from tablero.games.legion import cards, doing, timing
from tablero.games.legion.activation_effects import NO, YES
from tablero.games.legion.basic_actions import RECOVER, act_for_free
from tablero.games.legion.cards import Keyword
from tablero.games.legion.kinds import is_a
from tablero.games.legion.state import (
    AIM,
    DEFEATED,
    DODGE,
    FACEUP,
    NEXT_ACTIVATION,
    NOBODY,
    STANDBY,
    SUPPRESSION,
    SURGE,
    Battle,
    Granted,
    Unit,
)
from tablero.kernel import Choose, Play, say

REVEALED: Final = "revealed"
UNTIMED: Final = "untimed"
ORDERED: Final = "ordered"
"""A unit was issued one of the card's own Orders."""
ANY_ORDER: Final = "any-order"
"""A unit of whoever played the card was issued any Order."""
PHASE_BEGINS: Final = "phase-begins"
ACTIVATES: Final = "activates"
ACTIVATED: Final = "activated"


class Effect:
    """Something that a card does, to the unit that it happens to or to others of its side."""

    __slots__ = ()

    def happen(self, battle: Battle, seat: int, unit: Unit | None) -> Play[None]:
        """Do it."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """Units gain tokens: the named ones, or the unit that it happens to."""

    tokens: tuple[tuple[str, int], ...]
    named: str = ""

    def happen(self, battle: Battle, seat: int, unit: Unit | None) -> Play[None]:
        """Give each unit its tokens."""
        for one in _units(battle, seat, unit, self.named):
            for token, count in self.tokens:
                yield from doing.gain(battle, one, token, count)


@dataclass(frozen=True, slots=True)
class Grant(Effect):
    """Units have a keyword for the rest of the round."""

    keyword: Keyword
    named: str = ""

    def happen(self, battle: Battle, seat: int, unit: Unit | None) -> Play[None]:
        """Give each unit the keyword."""
        for one in _units(battle, seat, unit, self.named):
            one.granted.append(Granted(self.keyword))
        return
        yield


@dataclass(frozen=True, slots=True)
class GainForDefeated(Effect):
    """The unit gains a token for each enemy unit that is defeated."""

    token: str

    def happen(self, battle: Battle, seat: int, unit: Unit | None) -> Play[None]:
        """Give the unit its tokens."""
        count = sum(enemy.place == DEFEATED for enemy in battle.units if enemy.seat != seat)
        if unit is not None and count:
            yield from doing.gain(battle, unit, self.token, count)


@dataclass(frozen=True, slots=True)
class SuppressTroopers(Effect):
    """All Troopers of both sides gain Suppression, more of it from a round on."""

    count: int
    later: int
    from_round: int

    def happen(self, battle: Battle, seat: int, unit: Unit | None) -> Play[None]:
        """Give every Trooper on the battlefield its tokens."""
        count = self.later if battle.round >= self.from_round else self.count
        for trooper in (one for side in (0, 1) for one in battle.units_of(side) if is_a(one, "trooper")):
            yield from doing.gain(battle, trooper, SUPPRESSION, count)


@dataclass(frozen=True, slots=True)
class MayRecover(Effect):
    """The unit may make a Recover action."""

    def happen(self, battle: Battle, seat: int, unit: Unit | None) -> Play[None]:
        """Ask whether it does."""
        if unit is not None and (yield from _wants(battle, unit, "legion-ask-card-recover")):
            yield from act_for_free(battle, unit, RECOVER)


@dataclass(frozen=True, slots=True)
class MayMove(Effect):
    """A Trooper may make a move, which is no move action."""

    speed: int

    def happen(self, battle: Battle, seat: int, unit: Unit | None) -> Play[None]:
        """Ask whether it does."""
        if unit is None or not is_a(unit, "trooper") or not doing.can_move(battle, unit):
            return
        if (yield from _wants(battle, unit, "legion-ask-card-move")):
            yield from doing.move_at(battle, unit, self.speed)


@dataclass(frozen=True, slots=True)
class WoundForAction(Effect):
    """A Trooper with a faceup Order may suffer a wound for one more action; not the one whose card it is."""

    but: str

    def happen(self, battle: Battle, seat: int, unit: Unit | None) -> Play[None]:
        """Ask whether it does."""
        if unit is None or unit.order != FACEUP or unit.card.name == self.but or not is_a(unit, "trooper"):
            return
        if (yield from _wants(battle, unit, "legion-ask-ruthless")):
            yield from doing.suffer_wounds(battle, unit, 1)
            unit.granted.append(Granted(Keyword("extra-action", 1), NEXT_ACTIVATION))


@dataclass(frozen=True, slots=True)
class Timed:
    """An effect, and when it happens."""

    window: str
    effect: Effect


NEW_WAYS: Final = (Timed(ACTIVATES, WoundForAction("Darth Vader")),)  # legion23:cmdcard.new-ways

EFFECTS: Final[Mapping[str, Mapping[str, tuple[Timed, ...]]]] = {
    "2026": {
        "Annihilation Looms": (Timed(UNTIMED, SuppressTroopers(2, 3, from_round=4)),),
        "Crush Them!": (Timed(ORDERED, GainForDefeated(SURGE)),),
        "Die at My Hand": (
            Timed(UNTIMED, Gain(((AIM, 1), (DODGE, 1)), "Moff Gideon")),
            Timed(UNTIMED, Grant(Keyword("relentless"), "Moff Gideon")),
        ),
        "General Skywalker": (
            Timed(UNTIMED, Grant(Keyword("inspire", 2), "Anakin Skywalker")),
            Timed(ORDERED, Gain(((AIM, 1),))),
        ),
        "Imperial Discipline": (Timed(ORDERED, MayRecover()),),
        "Moment of Consideration": (Timed(ORDERED, Gain(((STANDBY, 1),))),),
        "My Ally is the Force": (Timed(ORDERED, Gain(((DODGE, 1),))),),
        "New Ways to Motivate Them": NEW_WAYS,
        "Sorry About the Mess": (Timed(ORDERED, Gain(((AIM, 1), (DODGE, 1)))),),
    },
    "2023": {
        "New Ways to Motivate Them": NEW_WAYS,
        "No Time for Sorrows": (Timed(ANY_ORDER, MayMove(1)),),  # legion23:cmdcard.sorrows
    },
}
"""What each card does, by edition and name."""


def happen(battle: Battle, seat: int, window: str, unit: Unit | None = None) -> Play[None]:
    """Let happen what the card that a seat has played does at this time."""
    id = battle.played[seat]
    if not id:
        return
    card = cards.command_cards(battle.edition.name)[id]
    for timed in EFFECTS[battle.edition.name].get(card.name, ()):
        if timed.window == window:
            yield from timed.effect.happen(battle, seat, unit)


def of_card(battle: Battle, unit: Unit, window: str) -> Iterator[timing.Effect]:
    """Yield what the card that a unit's player has played does at this time, to be resolved beside other effects."""
    id = battle.played[unit.seat]
    name = cards.command_cards(battle.edition.name)[id].name if id else ""
    if any(timed.window == window for timed in EFFECTS[battle.edition.name].get(name, ())):
        yield timing.Effect(NOBODY, name, partial(happen, battle, unit.seat, window, unit))


def enforced(card: cards.CommandCard) -> bool:
    """Tell whether everything that a card does is done here; plain cards only give Orders.

    legion23:cmdcard.ambush, legion23:cmdcard.push, legion23:cmdcard.assault
    """
    return not card.text or card.name in EFFECTS[card.edition]


def _units(battle: Battle, seat: int, unit: Unit | None, named: str) -> Iterator[Unit]:
    if named:
        yield from (one for one in battle.undefeated(seat) if one.card.name == named)
    elif unit is not None:
        yield unit


def _wants(battle: Battle, unit: Unit, ask: str) -> Play[bool]:
    chosen = yield Choose(unit.seat, [NO, YES], say(ask, unit=battle.name(unit)))
    return bool(chosen == YES)
