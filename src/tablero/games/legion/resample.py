"""Resampling what a seat can't know: the command hand of the opponent, and the order of battle decks."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from tablero.games.legion import cards
from tablero.games.legion.armies import Army
from tablero.games.legion.bane import faces, turn_down
from tablero.games.legion.decks import DECKS, STANDING_ORDERS
from tablero.games.legion.state import Battle
from tablero.kernel import Rng

Piles: TypeAlias = "list[list[str]]"
Hidden: TypeAlias = "tuple[Piles, list[dict[str, list[str]]], Piles, list[tuple[str, ...]], Piles, Piles]"


def resample(battle: Battle, viewer: int | None, rng: Rng) -> None:
    """Draw again, in place, what a viewer can't know: other cards in a hand that an army could have, decks in another order."""
    for seat in (0, 1):
        for deck in battle.decks[seat].values():
            rng.shuffle(deck)  # nobody has seen the order of a deck
        if seat != viewer:
            _resample_hand(battle, seat, rng)
            _resample_faces(battle, seat, rng)
            _resample_contingencies(battle, seat, rng)
            _resample_reserves(battle, seat, rng)


def _resample_hand(battle: Battle, seat: int, rng: Rng) -> None:
    """Deal a hand again: as many cards, of any pips that fit what was played, none that has been seen."""
    hand = battle.hands[seat]
    seen = [*battle.discarded[seat], *battle.divulged[seat], *battle.permanents[seat], battle.played[seat]]
    known = cards.command_cards(battle.edition.name)
    for number, id in enumerate(hand):
        if id == STANDING_ORDERS or id in battle.divulged[seat]:
            continue  # every hand has it, and it always comes back
        taken = [*seen, *hand, *battle.contingencies[seat]]
        able = [
            other
            for other in _possible(battle.armies[seat])
            if known[other].pips == known[id].pips and other not in taken
        ]
        hand[number] = rng.choice([id, *able])


def _resample_contingencies(battle: Battle, seat: int, rng: Rng) -> None:
    """Set other cards aside: as many, of any pips, none that has been seen or is in the hand."""
    aside = battle.contingencies[seat]
    seen = [*battle.discarded[seat], battle.played[seat]]
    for number, id in enumerate(aside):
        taken = [*seen, *battle.hands[seat], *aside]
        able = [other for other in _possible(battle.armies[seat]) if other not in taken]
        aside[number] = rng.choice([id, *able])


@lru_cache(maxsize=64)
def _possible(army: Army) -> tuple[str, ...]:
    """Return all command cards that could be in the hand of an army."""
    rules = DECKS[army.edition]
    every = cards.command_cards(army.edition).values()
    return tuple(card.id for card in every if rules.command_allowed(army, card) is None)


def _resample_faces(battle: Battle, seat: int, rng: Rng) -> None:
    """Turn the facedown tokens of a seat round among themselves."""
    down = list(faces(battle, seat))
    rng.shuffle(down)
    turn_down(battle, seat, tuple(down))


def _resample_reserves(battle: Battle, seat: int, rng: Rng) -> None:
    """Put other Order tokens facedown on the card of a seat, of all that are there or in its pool."""
    count = len(battle.reserves[seat])
    if count:
        tokens = [*battle.reserves[seat], *battle.order_pools[seat]]
        rng.shuffle(tokens)
        battle.reserves[seat], battle.order_pools[seat] = sorted(tokens[:count]), sorted(tokens[count:])


def hidden(battle: Battle) -> Hidden:
    """Return a copy of all that a resampling may change."""
    decks = [{kind: deck.copy() for kind, deck in each.items()} for each in battle.decks]
    down = [faces(battle, seat) for seat in (0, 1)]
    piles = (battle.hands, battle.contingencies, battle.reserves, battle.order_pools)
    hands, asides, reserves, pools = ([pile.copy() for pile in each] for each in piles)
    return hands, decks, asides, down, reserves, pools


def restore_hidden(battle: Battle, hidden: Hidden) -> None:
    """Give a battle what a resampling gave another one at the same moment."""
    hands, decks, contingencies, down, reserves, pools = hidden
    for seat in (0, 1):
        turn_down(battle, seat, down[seat])
    battle.contingencies = [aside.copy() for aside in contingencies]
    battle.hands = [hand.copy() for hand in hands]
    battle.reserves = [tokens.copy() for tokens in reserves]
    battle.order_pools = [tokens.copy() for tokens in pools]
    battle.decks = [{kind: deck.copy() for kind, deck in each.items()} for each in decks]
