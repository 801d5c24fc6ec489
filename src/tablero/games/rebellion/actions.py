"""Using action cards (rulebook: "Cartas de Acción").

A window asks a player who holds face-down cards whether to use one whenever some card of that side could be used there
for all that everybody can see; so being asked tells nothing. The offer is the cards that really can.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tablero.games.rebellion.board import acting
from tablero.games.rebellion.cards import ActionCard
from tablero.games.rebellion.content.actions import ACTIONS
from tablero.games.rebellion.facts import LEADERS, REBEL, SIDES
from tablero.games.rebellion.leaders import present, shown_on
from tablero.games.rebellion.state import Table
from tablero.kernel import Choose, Message, Option, Play, say

CARDS_OF = tuple(tuple(n for n, card in enumerate(ACTIONS) if card.side == side) for side in SIDES)
ACTION_NUMBER = {card.key: number for number, card in enumerate(ACTIONS)}

PUBLIC = 3
"""Seen by both sides."""


def action_name(card: int) -> Message:
    """Return the name of an action card."""
    return say(f"rebellion-action-{ACTIONS[card].key}")


def recruited_with(table: Table, card: int) -> int:
    """Return the leader whom everybody saw recruited with a card in a hand; -1 if none was."""
    pairs = table.recruited_with
    return next((pairs[i + 1] for i in range(0, len(pairs), 2) if pairs[i] == card), -1)


def holder(table: Table, card: int) -> int:
    """Return the seat that keeps a face-down card (rebellion:team.06, rebellion:team.24)."""
    leader = recruited_with(table, card)
    shown = ACTIONS[card].leaders
    if leader == -1 and shown:
        leader = shown[0]
    side = ACTIONS[card].side
    return table.seat(side, LEADERS[leader].role) if leader >= 0 else table.general(side)


def held_by(table: Table, seat: int) -> list[int]:
    """Return the face-down cards of a seat; a player who plays a side alone holds them all."""
    side = table.side_of(seat)
    hand = table.action_hand[side]
    return hand.copy() if len(table.seats_of(side)) == 1 else [card for card in hand if holder(table, card) == seat]


def may_be_held(table: Table, card: int) -> bool:
    """Tell whether a card may be in its side's hand for all that everybody can see."""
    return not (card in table.actions_gone and table.seen_action[card] == PUBLIC)


def leaders_for(table: Table, card: ActionCard, place: int) -> list[int]:
    """Return the leaders shown on a card who are in a place and free. In a locked system no Rebel uses one."""
    if card.side == REBEL and place in table.locked:
        return []
    return shown_on(card, present(table, place, card.side))  # rebellion:action.02, rebellion:leader.03


def windows(table: Table, current: int) -> tuple[int, int]:
    """Return which side is asked first at the same moment: the current player's, by the errata the Rebels."""
    return SIDES if table.errata else (current, 1 - current)  # rebellion:gap.26, rebellion:action.10


class Used(NamedTuple):
    """An action card that has just been used, and the seat that kept it: that player decides all about it."""

    card: int
    seat: int


def offer(table: Table, side: int, timing: str, fits: Callable[[ActionCard], bool]) -> Play[Used | None]:
    """Ask a side's players in turn whether they use a card of this timing.

    `fits` may look only at what everybody sees.
    """
    possible = [n for n in CARDS_OF[side] if ACTIONS[n].timing == timing and may_be_held(table, n) and fits(ACTIONS[n])]
    if not possible or not table.action_hand[side]:
        return None
    for seat in table.seats_of(side):
        if not held_by(table, seat):
            continue  # rebellion:team.24

        def window(seat: int = seat) -> Choose:
            held = held_by(table, seat)
            options: list[Option] = [("use", card) for card in possible if card in held]
            return Choose(seat, ["decline", *options], f"rebellion-window-{timing}", hidden=True)  # rebellion:action.09

        choice = yield window
        if choice != "decline":
            use(table, choice[1])
            return Used(choice[1], seat)
    return None


def use(table: Table, card: int) -> None:
    """Turn a card up; it can never be used again."""
    side = ACTIONS[card].side
    table.action_hand[side].remove(card)  # rebellion:action.01
    forget_recruit(table, card)
    table.actions_gone.append(card)  # rebellion:action.01
    table.seen_action[card] = PUBLIC
    table.log.tell("rebellion-uses-action", **acting(side), card=action_name(card))


def forget_recruit(table: Table, card: int) -> None:
    """Drop the note of who was recruited with a card that has left the hand."""
    pairs = table.recruited_with
    for i in range(0, len(pairs), 2):
        if pairs[i] == card:
            del pairs[i : i + 2]
            return
