"""Choices that effects are built around: an opponent's, players, one unit after the other, how much."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Declined, Effect, Filter
from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary.asking import asking
from tablero.games.swu.vocabulary.effects import Several
from tablero.games.swu.vocabulary.targets import article, fitting
from tablero.kernel import Choose, Message, Option, Pick, Play, say


@dataclass(frozen=True, slots=True)
class OpponentChooses(Effect):
    """An opponent chooses something that they control; what is then done to it, you do (swu:1.18.1)."""

    filters: tuple[Filter, ...] = ()
    noun: str = "unit"

    def _theirs(self, table: Table, act: Act, seat: int) -> list[Option]:
        return [thing.ref for thing in fitting(table, act, self.noun, self.filters) if thing.controller == seat]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether an opponent has such a thing."""
        return any(self._theirs(table, act, seat) for seat in table.opponents(act.seat))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the opponent, then let them choose."""
        act.things = []
        seats = table.opponents(act.seat)
        if not seats:
            return False
        answer = yield Choose(act.seat, [("player", seat) for seat in seats], "swu-ask-opponent")
        act.seats = [answer[1]]
        options = self._theirs(table, act, answer[1])
        if not options:
            return False
        answer = yield Choose(answer[1], options, asking(act, self))
        act.things = [table.piece(answer)]
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-opponent-chooses", what=article(self.noun, self.filters))


@dataclass(frozen=True, slots=True)
class AnyPlayers(Effect):
    """Choose any number of players, then something about those (swu:8.5.3, swu:8.5.6)."""

    effect: Effect

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask, then do it."""
        options: list[Option] = [("player", player.seat) for player in table.everybody()]
        ask = asking(act, self)
        answer = yield Pick(act.seat, options, 0, len(options), ask)
        act.seats = [seat for _, seat in answer]
        if not act.seats:
            return False
        return (yield from self.effect.run(table, act))

    def text(self) -> Message:
        """Say it."""
        return say("swu-any-players", effect=self.effect.text())


@dataclass(frozen=True, slots=True)
class EachAnother(Several):
    """Several effects, each of them on something else: `other_than_it` is other than all chosen before (swu:8.19.2)."""

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether the first could do something."""
        return self.effects[0].able(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Do one after the other, remembering all that was chosen."""
        chosen: list[object] = []
        act.things = []
        done = False
        for effect in self.effects:
            try:
                done = (yield from effect.run(table, act)) or done
            except Declined:
                if effect is self.effects[0]:
                    raise
            chosen += [thing for thing in act.things if thing not in chosen]
            act.things = list(chosen)
        return done
