"""What command cards do besides giving Orders, each at its time: when they are in force, and for whom."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from tablero.games.legion import cards, timing, upgrade_effects
from tablero.games.legion.command_texts import EFFECTS
from tablero.games.legion.effects import Scene, Timed
from tablero.games.legion.pools import Pool
from tablero.games.legion.riding import settle
from tablero.games.legion.state import NOBODY, Battle, Unit
from tablero.games.legion.windows import (
    ATTACK_MADE,
    ATTACKED,
    ATTACKS,
    DEFENDED,
    DEFENDS,
    MOVED,
    ORDERED,
    REVEALED,
    ROLLED_AT,
    UNTIMED,
    WOUNDED,
    WOUNDS_DUE,
)
from tablero.kernel import Play

ONCE: Final = (REVEALED, UNTIMED, ORDERED)
"""What happens only in the round in which a card is played."""


def of(card: cards.CommandCard) -> tuple[Timed, ...]:
    """Return what a card does besides its Orders, as far as that is known and enforced."""
    return EFFECTS[card.edition].get(card.name, ()) if card.text == "known" else ()


def in_force(battle: Battle, seat: int, window: str) -> Iterator[cards.CommandCard]:
    """Yield the cards of a seat whose text counts now: the one it has played, and later those that stay in play."""
    known = cards.command_cards(battle.edition.name)
    # legion26:cardkw.permanent, legion23:cardkw.permanent
    stay = () if window in ONCE else battle.permanents[seat]
    yield from (known[id] for id in (battle.played[seat], *stay) if id)


def happen(battle: Battle, seat: int, window: str, unit: Unit | None = None, pool: Pool | None = None) -> Play[None]:
    """Let happen what the cards that a seat has in play, and its units' upgrades, do at this time, or in an attack."""
    for card in list(in_force(battle, seat, window)):
        yield from card_happens(battle, seat, card, window, unit, pool)
    yield from upgrade_effects.happen(battle, seat, window, unit, pool)


class Texts:
    """What cards do in the course of attacks and when wounds are suffered, for chapters that cards are written in words of."""

    __slots__ = ()

    def attack_begins(self, battle: Battle, pool: Pool) -> Play[None]:
        """See who is protected by a rider, and let happen what cards do when a unit attacks, then when one is attacked."""
        settle(battle)
        yield from self._both(battle, pool, ATTACKS, DEFENDS)

    def dice_rolled(self, battle: Battle, pool: Pool) -> Play[None]:
        """Let happen what the defender's cards do when attack dice are rolled."""
        yield from happen(battle, pool.defender.seat, ROLLED_AT, pool.defender, pool)

    def wounds_due(self, battle: Battle, pool: Pool) -> Play[None]:
        """Let happen what the defender's cards do before it suffers the wounds of an attack."""
        if pool.due:
            yield from happen(battle, pool.defender.seat, WOUNDS_DUE, pool.defender, pool)

    def attack_ends(self, battle: Battle, pool: Pool) -> Play[None]:
        """Let happen what cards do when a unit has attacked, then when one has been attacked."""
        yield from self._both(battle, pool, ATTACKED, DEFENDED)

    def attack_made(self, battle: Battle, unit: Unit) -> Play[None]:
        """Let happen what cards do when all attacks that a unit makes together are over."""
        yield from happen(battle, unit.seat, ATTACK_MADE, unit)

    def moved(self, battle: Battle, unit: Unit) -> Play[None]:
        """Let happen what cards do when a unit has made a Standard Move as an action."""
        yield from happen(battle, unit.seat, MOVED, unit)

    def wounded(self, battle: Battle, unit: Unit) -> Play[None]:
        """Let happen what cards do when a unit has suffered wounds."""
        yield from happen(battle, unit.seat, WOUNDED, unit)

    def _both(self, battle: Battle, pool: Pool, attacking: str, defending: str) -> Play[None]:
        if pool.attacker is not None:
            yield from happen(battle, pool.attacker.seat, attacking, pool.attacker, pool)
        yield from happen(battle, pool.defender.seat, defending, pool.defender, pool)


def of_card(battle: Battle, unit: Unit, window: str) -> Iterator[timing.Effect]:
    """Yield what its player's cards and its own upgrades do to a unit at this time, to be resolved beside other effects."""
    for card in in_force(battle, unit.seat, window):
        if any(timed.window == window for timed in of(card)):
            happens = partial(card_happens, battle, unit.seat, card, window, unit)
            due = partial(card_concerns, battle, unit.seat, card, window, unit)
            yield timing.Effect(NOBODY, card.name, happens, due)
    yield from upgrade_effects.of_unit(battle, unit, window)


def card_concerns(battle: Battle, seat: int, card: cards.CommandCard, window: str, unit: Unit) -> bool:
    """Tell whether a card does anything to a unit at this time."""
    scene = Scene(battle, seat, unit, card=card.id)
    return any(timed.window == window and timed.concerns(scene) for timed in of(card))


def card_happens(
    battle: Battle,
    seat: int,
    card: cards.CommandCard,
    window: str,
    unit: Unit | None = None,
    pool: Pool | None = None,
) -> Play[None]:
    """Let happen what a card does at this time."""
    for timed in of(card):
        if timed.window == window:
            yield from timed.happen(Scene(battle, seat, unit, card=card.id, pool=pool))


def enforced(card: cards.CommandCard) -> bool:
    """Tell whether everything that a card does is done here; plain cards only give Orders.

    legion23:cmdcard.ambush, legion23:cmdcard.push, legion23:cmdcard.assault
    """
    return not card.text or bool(of(card))
