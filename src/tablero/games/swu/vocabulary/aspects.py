"""Aspects that are chosen, counted or shared (chapter 2.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Effect
from tablero.games.swu.cards import Face
from tablero.games.swu.constants import ASPECTS
from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary.filters import Simple
from tablero.games.swu.vocabulary.measuring import Counted
from tablero.kernel import Choose, Message, Option, Play, say


@dataclass(frozen=True, slots=True)
class ItsAspects(Counted):
    """How many different aspects the unit spoken of has."""

    after_target = True

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        return len(set(act.it.face.aspects)) if act.it is not None else 0

    def what(self, number: int) -> Message:
        """Say of what."""
        return say("swu-its-aspects", n=number)


@dataclass(frozen=True, slots=True)
class ChooseAspect(Effect):
    """Choose an aspect, then something about it."""

    effect: Effect

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask, then do it."""
        options: list[Option] = [("aspect", aspect) for aspect in ASPECTS]
        answer = yield Choose(act.seat, options, say("swu-ask-aspect", card=act.face.name))
        act.aspect = answer[1]
        table.log.tell("swu-log-aspect", seat=act.seat + 1, aspect=say(f"swu-aspect-{answer[1]}"))
        return (yield from self.effect.run(table, act))

    def text(self) -> Message:
        """Say it."""
        return say("swu-choose-aspect", effect=self.effect.text())


@dataclass(frozen=True, slots=True)
class HasThatAspect(Simple):
    """With the aspect that was chosen."""

    word = "that-aspect"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it has the icon."""
        return act.aspect in thing.face.aspects

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it has the icon."""
        return act.aspect in face.aspects


@dataclass(frozen=True, slots=True)
class SharesAspect(Simple):
    """Of a card: with an aspect that something else has, too."""

    who: str
    """yours: a unit you control; it: the unit spoken of; base: your base."""

    @property
    def word(self) -> str:  # type: ignore[override]
        """By whose aspect it is."""
        return f"aspect-of-{self.who}"

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether they share one."""
        player = table.players[act.seat]
        others: dict[str, list[Any]] = {"yours": player.units, "it": act.things[:1], "base": [player.base]}
        return any(aspect in face.aspects for other in others[self.who] for aspect in other.face.aspects)
