"""Tactic cards in hands, decks and discard piles (rulebook: "Descartes", "Fin del combate").

The backs tell space cards from ground cards, so everybody sees how many of each a player holds; which ones, only the
player's side (rebellion:gap.10).
"""

from __future__ import annotations

from tablero.games.rebellion.board import acting
from tablero.games.rebellion.content.tactics import TACTIC_CARDS, TACTICS
from tablero.games.rebellion.damage import combat_of
from tablero.games.rebellion.facts import SIDES, THEATER_KEYS
from tablero.games.rebellion.state import Table
from tablero.kernel import Message, Option, Play, Shuffle, say

CARD_THEATER = tuple(TACTICS[kind].theater for kind in TACTIC_CARDS)
NAMES = tuple(say(f"rebellion-tactic-{tactic.key}") for tactic in TACTICS)


def tactic_name(kind: int) -> Message:
    """Return the name of a kind of tactic card."""
    return NAMES[kind]


def held(table: Table, side: int, theater: int) -> list[int]:
    """Return a side's cards of a theater."""
    return [card for card in table.tactic_hand[side] if CARD_THEATER[card] == theater]


def kinds(cards: list[int]) -> list[int]:
    """Return the kinds of some cards, each once: cards of a kind are alike."""
    return list(dict.fromkeys(TACTIC_CARDS[card] for card in cards))


def can_draw(table: Table, theater: int) -> bool:
    """Tell whether there is a card to draw."""
    return bool(table.tactic_deck[theater] or _pile(table, theater))


def _pile(table: Table, theater: int) -> list[int]:
    """Return the discarded cards but for one that is still being resolved (rebellion:attack.08)."""
    played = combat_of(table).played
    return [card for card in table.tactic_discard[theater] if card != played]


def decks(table: Table) -> list[Option]:
    """Return the decks that there are cards to draw from."""
    return [("deck", theater) for theater in range(len(THEATER_KEYS)) if can_draw(table, theater)]


def draw(table: Table, side: int, theater: int, count: int) -> Play[None]:
    """Draw cards of a theater, as many as there are."""
    deck, hand = table.tactic_deck[theater], table.tactic_hand[side]
    drawn = []
    for _ in range(count):
        if not deck:
            yield from _renew(table, theater)
        if not deck:
            break
        drawn.append(deck.pop())
        hand.append(drawn[-1])
    if drawn:
        _tell_draw(table, side, theater, drawn)


def _renew(table: Table, theater: int) -> Play[None]:
    """Make a new deck of the discard pile when it has run out."""
    cards = _pile(table, theater)
    if cards:
        order = yield Shuffle(len(cards))
        table.tactic_deck[theater][:] = [cards[i] for i in order]  # rebellion:discard.03
        pile = table.tactic_discard[theater]
        pile[:] = [card for card in pile if card not in cards]  # rebellion:discard.03


def _tell_draw(table: Table, side: int, theater: int, drawn: list[int]) -> None:
    """Tell everybody how many were drawn, and which to whom may know."""
    log = table.log
    log.reveal()
    name = say(f"rebellion-theater-{theater}")
    log.tell("rebellion-draws-tactics", **acting(side), count=len(drawn), theater=name)
    cards = tuple(NAMES[TACTIC_CARDS[card]] for card in drawn)
    if combat_of(table).open_hand == side:
        log.tell("rebellion-tactics-shown", cards=cards)
    else:
        log.tell_seats(table.seats_of(side), "rebellion-tactics-drawn", cards=cards)  # rebellion:gap.10


def take_from_hand(table: Table, side: int, kind: int) -> int:
    """Take a card of a kind out of a hand."""
    hand = table.tactic_hand[side]
    card = next(card for card in hand if TACTIC_CARDS[card] == kind)
    hand.remove(card)
    return card


def discard(table: Table, card: int) -> None:
    """Put a card face up on its pile (rebellion:discard.01)."""
    table.tactic_discard[CARD_THEATER[card]].append(card)


def put_back(table: Table, theater: int) -> Play[None]:
    """Shuffle all cards of a theater into their deck at the end of a combat."""
    deck, pile, hands = table.tactic_deck[theater], table.tactic_discard[theater], table.tactic_hand
    for side in SIDES:
        pile += held(table, side, theater)  # rebellion:combat.10
        hands[side][:] = [card for card in hands[side] if CARD_THEATER[card] != theater]  # rebellion:combat.10
    if pile:
        deck += pile  # rebellion:combat.10
        pile.clear()
        order = yield Shuffle(len(deck))
        deck[:] = [deck[i] for i in order]  # rebellion:combat.10
