"""Divulge (rulebook: "Upgrade and Command Card Keywords"): command cards that are shown in setup for what they do there."""

from __future__ import annotations

from typing import Final

from tablero.games.legion import cards
from tablero.games.legion.card_effects import card_happens, of
from tablero.games.legion.state import Battle
from tablero.games.legion.windows import DIVULGED
from tablero.kernel import Choose, Option, Play

DONE: Final = "done"


def divulges(card: cards.CommandCard) -> bool:
    """Tell whether a card does something when it is divulged in setup."""
    return any(timed.window == DIVULGED for timed in of(card))


def may_have_any(battle: Battle, seat: int) -> bool:
    """Tell whether a player's hand could have a card to divulge, as everybody sees who is in the army."""
    there = {unit.card.name for unit in battle.units if unit.seat == seat}
    able = (card for card in cards.command_cards(battle.edition.name).values() if divulges(card))
    return any(not card.units or not there.isdisjoint(card.units) for card in able)


def divulge_cards(battle: Battle) -> Play[None]:
    """Let both players divulge as many cards as they like, blue first; what is not divulged now no longer can be."""
    for seat in (battle.blue, 1 - battle.blue):  # legion26:cardkw.divulge.4, legion23:cardkw.divulge.2
        if may_have_any(battle, seat):
            yield from divulge_of(battle, seat)


def divulge_of(battle: Battle, seat: int) -> Play[None]:
    """Let a player divulge one card after the other."""
    known = cards.command_cards(battle.edition.name)

    def question() -> Choose:
        shown = battle.divulged[seat]
        able = [known[id] for id in battle.hands[seat] if id not in shown and divulges(known[id])]
        options: list[Option] = [("divulge", card.id) for card in able]
        must = any(card.must_divulge for card in able)
        return Choose(seat, options if must else [*options, DONE], "legion-ask-divulge", hidden=True)

    while (chosen := (yield question)) != DONE:
        card = known[chosen[1]]
        battle.log.tell("legion-divulges", seat=seat + 1, card=card.name)
        battle.divulged[seat].append(card.id)
        if card.permanent and not card.first:
            battle.hands[seat].remove(card.id)
            battle.permanents[seat].append(card.id)  # legion26:cardkw.divulge.2
        # legion26:cardkw.divulge, legion23:cardkw.divulge
        # legion26:cardkw.divulge.3, legion23:cardkw.divulge.2: it is not played, and is back in the hand after the step
        yield from card_happens(battle, seat, card, DIVULGED)
