"""Disclosing aspects (chapter 8.39)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal

from tablero.games.swu.abilities import Act, Condition, Effect
from tablero.games.swu.names import Aspect
from tablero.games.swu.state import Event, Table
from tablero.games.swu.triggers import emit
from tablero.games.swu.vocabulary.filters.combining import alternatives
from tablero.games.swu.vocabulary.questions import asked_by
from tablero.games.swu.zones import reveal_from_hand
from tablero.kernel import Message, Option, Pick, Play, Reason, Rng, because, say

__all__ = [
    "Disclose",
    "Disclosed",
]


@dataclass(frozen=True, slots=True)
class Disclose(Effect):
    """Reveal cards from hand that show certain aspect icons among them (swu:8.39.1)."""

    aspects: tuple[Aspect, ...]
    how: Literal["all", "any", "one"] = "all"
    """all: all of them; any: at least one of them, and `Disclosed` tells which; one: a single card that shows one of them."""

    asks_first = True

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let the player reveal cards, or none; more than needed are allowed."""
        act.may = False
        answer = yield lambda: self._question(table, act)
        cards = [card for _, card in answer]
        if not cards:
            return False
        reveal_from_hand(table, act.seat, cards)  # swu:8.39.2
        act.cards = cards
        emit(table, Event("disclosed", act.seat))
        return True

    def _question(self, table: Table, act: Act) -> Pick:
        hand = table.players[act.seat].hand
        ask = asked_by(act, "swu-ask-disclose", effect=self.text())
        if self.how == "one":
            fitting: list[Option] = [("card", card) for card in hand if self.met(table, [card])]
            return Pick(act.seat, fitting, 0, 1, ask, hidden=bool(hand))

        def limit(answer: tuple[Option, ...]) -> Reason | None:
            if not answer or self.met(table, [one[1] for one in answer]):  # type: ignore[misc]
                return None
            return because("swu:8.39.3", "swu-not-disclosed")

        def sampler(rng: Rng) -> tuple[Option, ...]:
            whole = tuple(("card", card) for card in hand)
            return whole if self.met(table, hand) and rng.below(4) else ()

        if not hand:
            return Pick(act.seat, [], 0, 0, ask)
        options: list[Option] = [("card", card) for card in hand]
        return Pick(act.seat, options, 0, len(hand), ask, limit=limit, sampler=sampler, hidden=True)

    def met(self, table: Table, cards: list[int]) -> bool:
        """Tell whether the cards show all the icons, or one of them if that will do."""
        if self.how != "all":
            return any(aspect in table.faces[card].aspects for card in cards for aspect in self.aspects)
        shown = Counter[str](aspect for card in cards for aspect in table.faces[card].aspects)
        return not Counter[str](self.aspects) - shown  # swu:8.39.1

    def text(self) -> Message:
        aspects = [say(f"swu-aspect-{one}") for one in self.aspects]
        if self.how == "any":
            return say("swu-disclose-any", aspects=alternatives(aspects))
        return say("swu-disclose" if self.how == "all" else "swu-disclose-one", aspects=tuple(aspects))


@dataclass(frozen=True, slots=True)
class Disclosed(Condition):
    """A certain aspect was disclosed."""

    aspect: Aspect

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether a card shows it."""
        return any(self.aspect in table.faces[card].aspects for card in act.cards)

    def text(self) -> Message:
        return say("swu-if-disclosed", aspect=say(f"swu-aspect-{self.aspect}"))
