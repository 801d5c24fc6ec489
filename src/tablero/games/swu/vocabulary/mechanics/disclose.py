"""Disclosing aspects (chapter 8.39)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Condition, Effect
from tablero.games.swu.names import Aspect
from tablero.games.swu.state import Event, Table
from tablero.games.swu.triggers import emit
from tablero.games.swu.vocabulary.filters.basic import Simple, alternatives
from tablero.games.swu.zones import reveal_from_hand
from tablero.kernel import Message, Option, Pick, Play, Reason, Rng, because, say

__all__ = [
    "Disclose",
    "DiscloseAny",
    "DiscloseOne",
    "Disclosed",
    "SharesNoAspect",
]


@dataclass(frozen=True, slots=True)
class Disclose(Effect):
    """Reveal cards from hand that show certain aspect icons among them (swu:8.39.1)."""

    aspects: tuple[Aspect, ...]

    asks_first = True

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let the player reveal cards, or none; more than needed are allowed (swu:8.39.2)."""
        act.may = False
        answer = yield lambda: self._question(table, act)
        cards = [card for _, card in answer]
        if not cards:
            return False
        reveal_from_hand(table, act.seat, cards)
        act.cards = cards
        emit(table, Event("disclosed", act.seat))
        return True

    def _question(self, table: Table, act: Act) -> Pick:
        hand = table.players[act.seat].hand

        def limit(answer: tuple[Option, ...]) -> Reason | None:
            if not answer or self.met(table, [one[1] for one in answer]):  # type: ignore[misc]
                return None
            return because("swu:8.39.3", "swu-not-disclosed")

        def sampler(rng: Rng) -> tuple[Option, ...]:
            whole = tuple(("card", card) for card in hand)
            return whole if self.met(table, hand) and rng.below(4) else ()

        ask = say("swu-ask-disclose", card=act.face.name, effect=self.text())
        if not hand:
            return Pick(act.seat, [], 0, 0, ask)
        options: list[Option] = [("card", card) for card in hand]
        return Pick(act.seat, options, 0, len(hand), ask, limit=limit, sampler=sampler, hidden=True)

    def met(self, table: Table, cards: list[int]) -> bool:
        """Tell whether the cards show all the icons (swu:8.39.1)."""
        shown = Counter[str](aspect for card in cards for aspect in table.faces[card].aspects)
        return not Counter[str](self.aspects) - shown

    def text(self) -> Message:
        """Say it."""
        return say("swu-disclose", aspects=tuple(say(f"swu-aspect-{one}") for one in self.aspects))


@dataclass(frozen=True, slots=True)
class DiscloseAny(Disclose):
    """Reveal cards from hand that show at least one of several aspects; `Disclosed` tells which."""

    def met(self, table: Table, cards: list[int]) -> bool:
        """Tell whether the cards show one."""
        return any(aspect in table.faces[card].aspects for card in cards for aspect in self.aspects)

    def text(self) -> Message:
        """Say it."""
        return say("swu-disclose-any", aspects=alternatives([say(f"swu-aspect-{one}") for one in self.aspects]))


@dataclass(frozen=True, slots=True)
class DiscloseOne(Disclose):
    """Reveal a card from hand that shows one of several aspects: "the disclosed card"."""

    def _question(self, table: Table, act: Act) -> Pick:
        hand = table.players[act.seat].hand
        ask = say("swu-ask-disclose", card=act.face.name, effect=self.text())
        fitting: list[Option] = [
            ("card", card) for card in hand if any(one in table.faces[card].aspects for one in self.aspects)
        ]
        return Pick(act.seat, fitting, 0, 1, ask, hidden=bool(hand))

    def text(self) -> Message:
        """Say it."""
        return say("swu-disclose-one", aspects=tuple(say(f"swu-aspect-{one}") for one in self.aspects))


@dataclass(frozen=True, slots=True)
class Disclosed(Condition):
    """A certain aspect was disclosed."""

    aspect: Aspect

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether a card shows it."""
        return any(self.aspect in table.faces[card].aspects for card in act.cards)

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-disclosed", aspect=say(f"swu-aspect-{self.aspect}"))


@dataclass(frozen=True, slots=True)
class SharesNoAspect(Simple):
    """Without an aspect that the disclosed card has."""

    word = "shares-no-aspect"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether they have none in common."""
        return not any(aspect in thing.face.aspects for card in act.cards for aspect in table.faces[card].aspects)
