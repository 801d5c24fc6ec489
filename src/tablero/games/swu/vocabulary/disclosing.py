"""Disclosing aspects (chapter 8.39)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Effect
from tablero.games.swu.state import Event, Table
from tablero.games.swu.triggers import emit
from tablero.games.swu.zones import show
from tablero.kernel import Message, Option, Pick, Play, Reason, Rng, because, say


@dataclass(frozen=True, slots=True)
class Disclose(Effect):
    """Reveal cards from hand that show certain aspect icons among them (swu:8.39.1)."""

    aspects: tuple[str, ...]

    asks_first = True

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is a hand: what is in it is nobody else's business."""
        return bool(table.players[act.seat].hand)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let the player reveal cards, or none; more than needed are allowed (swu:8.39.2)."""
        act.may = False
        if not self.able(table, act):
            return False
        answer = yield lambda: self._question(table, act)
        cards = [card for _, card in answer]
        if not cards:
            return False
        show(table, act.seat, cards)
        act.cards = cards
        emit(table, Event("disclosed", act.seat))
        return True

    def _question(self, table: Table, act: Act) -> Pick:
        hand = table.players[act.seat].hand

        def limit(answer: tuple[Option, ...]) -> Reason | None:
            if not answer or self._missing(table, [one[1] for one in answer]) == 0:  # type: ignore[misc]
                return None
            return because("swu:8.39.3", "swu-not-disclosed")

        def sampler(rng: Rng) -> tuple[Option, ...]:
            whole = tuple(("card", card) for card in hand)
            return whole if self._missing(table, hand) == 0 and rng.below(4) else ()

        ask = say("swu-ask-effect", card=act.face.name, effect=self.text())
        options: list[Option] = [("card", card) for card in hand]
        return Pick(act.seat, options, 0, len(hand), ask, limit=limit, sampler=sampler, hidden=True)

    def _missing(self, table: Table, cards: list[int]) -> int:
        """Return how many of the icons the cards don't show."""
        shown = Counter[str](aspect for card in cards for aspect in table.faces[card].aspects)
        return (Counter[str](self.aspects) - shown).total()

    def text(self) -> Message:
        """Say it."""
        return say("swu-disclose", aspects=tuple(say(f"swu-aspect-{one}") for one in self.aspects))
