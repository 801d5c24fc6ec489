"""Flaw cards of the older book: whoever faces a unit with Flawed holds its card, and plays it on that unit's army."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablero.games.legion import cards, suppression
from tablero.games.legion.asking import whether
from tablero.games.legion.doing import ATTACK
from tablero.games.legion.state import NOBODY, SUPPRESSION, Battle, Unit
from tablero.kernel import Choose, Message, Play, Reason, because, say

NO_ORDERS: Final = "no-orders"
NO_PLANS: Final = "no-plans"
REGRETS: Final = "regrets"
"""What flaw cards do to the unit they belong to, or to its army."""
MANY_DISCARDED: Final = 3
REGRET: Final = 4


def _is_suppressed(battle: Battle, seat: int, card: cards.Flaw) -> bool:
    return any(unit.has(SUPPRESSION) for unit in _flawed(battle, seat, card))


def _is_wounded(battle: Battle, seat: int, card: cards.Flaw) -> bool:
    return any(suppression.is_wounded(battle, unit) for unit in _flawed(battle, seat, card))


def _has_discarded(battle: Battle, seat: int, card: cards.Flaw) -> bool:
    return len(battle.discarded[1 - seat]) >= MANY_DISCARDED


WHEN: Final[dict[str, Callable[[Battle, int, cards.Flaw], bool]]] = {
    "suppressed": _is_suppressed,
    "wounded": _is_wounded,
    "discarded": _has_discarded,
}
"""When a seat may play a flaw card that it holds: what the unit is like, or its player's discard pile."""


def _flawed(battle: Battle, seat: int, card: cards.Flaw) -> list[Unit]:
    """Return the enemy units of a seat whose flaw a card is."""
    return [unit for unit in battle.undefeated(1 - seat) if unit.card.flaw == card.id]


def flaw_card(battle: Battle, id: str) -> cards.Flaw:
    """Return a flaw card of the edition that is played."""
    return cards.flaws(battle.edition.name)[id]


def text(card: cards.Flaw) -> Message:
    """Return what a flaw card does, in words."""
    when, does = say(f"legion-flaw-when-{card.when}", unit=card.unit), say(f"legion-flaw-{card.does}", unit=card.unit)
    return say("legion-flaw-text", when=when, does=does)


# Playing them.


def play_flaws(battle: Battle) -> Play[None]:
    """Let both players decide whether to play the flaw cards that they hold, as the Command Phase starts."""
    first = battle.blue if battle.priority == NOBODY else battle.priority  # legion23:kw.flawed.2
    for seat in (first, 1 - first):
        for id in [id for id in battle.flaws[seat] if may_play(battle, seat, id)]:
            card = flaw_card(battle, id)
            ask = whether("legion-ask-flaw", card=card.name, does=say(f"legion-flaw-{card.does}", unit=card.unit))
            if (yield Choose(seat, ["no", "yes"], ask)) == "yes":
                play(battle, seat, id)


def may_play(battle: Battle, seat: int, id: str) -> bool:
    """Tell whether a flaw card may be played now, as the card says (legion23:kw.flawed.2)."""
    card = flaw_card(battle, id)
    return WHEN[card.when](battle, seat, card)


def play(battle: Battle, seat: int, id: str) -> None:
    """Play a flaw card, which stays in play until the End Phase."""
    battle.flaws[seat].remove(id)
    battle.flaws_played[seat].append(id)  # legion23:kw.flawed.2
    battle.log.tell("legion-plays-flaw", seat=seat + 1, card=flaw_card(battle, id).name)


def discard_flaws(battle: Battle) -> None:
    """Discard the flaw cards in play; they don't go to the pile of command cards."""
    battle.flaws_played = [[] for _ in battle.flaws_played]  # legion23:kw.flawed.3


# What they do.


def in_play(battle: Battle, seat: int, does: str) -> cards.Flaw | None:
    """Return the flaw card in play that does this to a seat's army."""
    played = (flaw_card(battle, id) for id in battle.flaws_played[1 - seat])
    return next((card for card in played if card.does == does), None)


def why_not_order(battle: Battle, unit: Unit) -> Reason | None:
    """Return why a unit can't be issued Orders because of its flaw."""
    card = in_play(battle, unit.seat, NO_ORDERS)
    if card is None or card.id != unit.card.flaw:
        return None
    return because("legion23:kw.flawed.2", "legion-order-flaw", unit=battle.name(unit), card=card.name)


def why_not_card(battle: Battle, seat: int, command: cards.CommandCard) -> Reason | None:
    """Return why a seat can't play a command card because of a flaw."""
    card = in_play(battle, seat, NO_PLANS)
    if card is None or card.unit not in command.units:
        return None
    return because("legion23:kw.flawed.2", "legion-card-flaw", card=command.name, flaw=card.name)


def bars_contingencies(battle: Battle, seat: int) -> bool:
    """Tell whether a flaw keeps a seat from using Contingencies (legion23:kw.flawed.2)."""
    return in_play(battle, seat, NO_PLANS) is not None


def regret(battle: Battle, unit: Unit) -> None:
    """Suppress a unit that has attacked in its activation, if that is its flaw."""
    card = in_play(battle, unit.seat, REGRETS)
    if card is not None and card.id == unit.card.flaw and ATTACK in unit.done:
        suppression.suppress(battle, unit, REGRET)  # legion23:kw.flawed.2
