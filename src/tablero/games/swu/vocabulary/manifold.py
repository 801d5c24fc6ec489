"""Effects that are chosen, repeated or measured together: several units with a limit, whatever an opponent picks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Condition, Declined, Effect, Filter, Standing, Target, units_in
from tablero.games.swu.checks import settle
from tablero.games.swu.constants import IN_PLAY
from tablero.games.swu.damage import deal
from tablero.games.swu.state import InForce, Table, Unit
from tablero.games.swu.triggers import window
from tablero.games.swu.vocabulary.asking import asking, choose_piece
from tablero.games.swu.vocabulary.effects import OnTarget
from tablero.games.swu.vocabulary.moving import to_deck
from tablero.games.swu.vocabulary.naming import name_one
from tablero.games.swu.vocabulary.targets import fitting, phrase
from tablero.games.swu.vocabulary.wording import by_others
from tablero.games.swu.zones import discard_from_deck
from tablero.kernel import Choose, Message, Option, Pick, Play, Reason, Rng, because, say


@dataclass(frozen=True, slots=True)
class DoneOrNot(Effect):
    """Something; if it was done one thing, if not another."""

    first: Effect
    then: Effect
    otherwise: Effect

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether either could do something."""
        return self.first.able(table, act) or self.otherwise.able(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Do it, and what follows."""
        try:
            done = yield from self.first.run(table, act)
        except Declined:
            done = False
        return (yield from (self.then if done else self.otherwise).run(table, act))

    def text(self) -> Message:
        """Say it."""
        first = self.first.text()
        id = "swu-done-or-not-they" if by_others(first) else "swu-done-or-not"
        return say(id, first=first, second=self.then.text(), other=self.otherwise.text())


@dataclass(frozen=True, slots=True)
class AsOftenAsWished(Effect):
    """Something any number of times, one after the other."""

    effect: Effect

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether it can be done once."""
        return self.effect.able(table, act)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Do it until it is declined, each time finished with all that it sets off before the next (swu:7.1.7)."""
        done = False
        waiting = len(table.pending)
        while self.effect.able(table, act):
            if done:
                outer, table.pending = table.pending[:waiting], table.pending[waiting:]
                yield from window(table)
                table.pending = outer
                if not self.effect.able(table, act):
                    break
            act.may = True
            try:
                again = yield from self.effect.run(table, act)
            except Declined:
                again = False
            if not again:
                break
            done = True
        act.may = False
        return done

    def text(self) -> Message:
        """Say it."""
        return say("swu-as-often", effect=self.effect.text())


@dataclass(frozen=True, slots=True)
class OpponentPicks(Effect):
    """An opponent chooses one of several effects; it is you who does it."""

    effects: tuple[Effect, ...]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether one of them could do something."""
        return any(effect.able(table, act) for effect in self.effects)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the opponent, let them choose, then do it."""
        seats = table.opponents(act.seat)
        if not seats:
            return False
        answer = yield Choose(act.seat, [("player", seat) for seat in seats], "swu-ask-opponent")
        act.seats = [answer[1]]
        table.offered = self.effects
        options = [("mode", i) for i in range(len(self.effects))]
        answer = yield Choose(answer[1], options, say("swu-ask-mode", card=act.face.name))
        table.offered = ()
        done: bool = yield from self.effects[answer[1]].run(table, act)
        return done

    def text(self) -> Message:
        """Say them all."""
        said = say("swu-opponent-picks", mode=self.effects[0].text())
        for letter, effect in zip("bcdefgh", self.effects[1:], strict=False):
            said = say("swu-mode", modes=said, letter=letter, mode=effect.text())
        return said


# Several units at once.


@dataclass(frozen=True, slots=True)
class Combined(Target):
    """Any number of units of some kind, with so much of something together."""

    value: str
    """cost, power, remaining."""
    most: int
    filters: tuple[Filter, ...] = ()
    count: int = 99
    one_arena: bool = False
    """Whether they must be in the same arena."""

    asks = True
    plural = True

    def _worth(self, unit: Unit) -> int:
        return unit.face.cost if self.value == "cost" else int(getattr(unit, self.value))

    def _candidates(self, table: Table, act: Act) -> list[Unit]:
        return [unit for unit in fitting(table, act, "unit", self.filters) if self._worth(unit) <= self.most]

    def any(self, table: Table, act: Act) -> bool:
        """Tell whether there is one."""
        return bool(self._candidates(table, act))

    def find(self, table: Table, act: Act, why: Effect) -> Play[list[Any]]:
        """Ask for them; none is possible (swu:8.5.6)."""
        found = self._candidates(table, act)
        act.may = False
        act.things = []
        if not found:
            return []

        def limit(answer: tuple[Option, ...]) -> Reason | None:
            units = [unit for unit in found if unit.ref in answer]
            if sum(self._worth(unit) for unit in units) > self.most:
                return because("swu:8.5.1", f"swu-not-combined-{self.value}", most=self.most)
            if self.one_arena and len({unit.arena for unit in units}) > 1:
                return because("swu:8.5.1", "swu-not-one-arena")
            return None

        def sampler(rng: Rng) -> tuple[Option, ...]:
            return (found[rng.below(len(found))].ref,)

        ask = asking(act, why)
        refs = [unit.ref for unit in found]
        answer = yield Pick(act.seat, refs, 0, min(self.count, len(refs)), ask, limit=limit, sampler=sampler)
        act.things = [unit for unit in found if unit.ref in answer]
        return act.things

    def text(self) -> Message:
        """Say it."""
        noun = phrase("unit", self.filters, 2)
        who = say("swu-any-number", noun=noun) if self.count >= 99 else say("swu-up-to", number=self.count, noun=noun)
        if self.one_arena:
            who = say("swu-in-one-arena", who=who)
        name = "swu-combined-cost-units" if self.value == "cost" else f"swu-combined-{self.value}"
        return say(name, what=who, most=self.most)


@dataclass(frozen=True, slots=True)
class ChooseExactly(Effect):
    """Choose so many units of some kind, or none if there are not so many."""

    count: int
    filters: tuple[Filter, ...]

    def _units(self, table: Table, act: Act) -> list[Unit]:
        return fitting(table, act, "unit", self.filters)

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there are enough."""
        return len(self._units(table, act)) >= self.count

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask; those chosen become "them"."""
        found = self._units(table, act)
        act.things = []
        if len(found) < self.count:
            return False
        ask = asking(act, self)
        answer = yield Pick(act.seat, [unit.ref for unit in found], self.count, self.count, ask)
        act.things = [unit for unit in found if unit.ref in answer]
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-choose-exactly", number=self.count, what=phrase("unit", self.filters, 2))


@dataclass(frozen=True, slots=True)
class SpareOneEach(Effect):
    """Each player chooses a unit they control; all others are dealt damage."""

    damage: int

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is a unit."""
        return bool(table.units())

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let all choose, then deal the damage at the same time (swu:1.9.8)."""
        spared: list[Unit] = []
        ask = asking(act, self)
        for player in table.everybody():
            if player.units:
                spared += [(yield from choose_piece(player.seat, player.units, ask))]
        hurts = [(unit, self.damage) for unit in table.units() if unit not in spared]
        act.amount = yield from deal(table, hurts, act)
        return bool(hurts)

    def text(self) -> Message:
        """Say it."""
        return say("swu-spare-one-each", damage=self.damage)


# Other things.


@dataclass(frozen=True, slots=True)
class Mark(OnTarget):
    """Choose a unit; as long as this unit is in play, some ability is in force that is about the one chosen."""

    to: Target
    ability: Standing

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose it, and put the ability in force if this unit is still there (swu:7.7.3.b)."""
        found = units_in((yield from self.to.find(table, act, self)))
        unit = act.source
        if not found or not isinstance(unit, Unit) or not unit.here:
            return False
        unit.named = f"#{found[0].id}"
        table.in_force.append(InForce(IN_PLAY, self.ability, act.face, act.seat, unit.id))
        table.dirty = True
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-mark", to=self.to.text(), effect=_bare(self.ability.text()))


def _bare(said: Message) -> Message:
    """Return what a sentence says, to be put into another."""
    return next((arg for _, arg in said.args if isinstance(arg, Message)), said) if said.id == "swu-sentence" else said


@dataclass(frozen=True, slots=True)
class TopOrBottom(OnTarget):
    """The owner of a unit puts it on the top or bottom of their deck: it leaves play (swu:8.13.1)."""

    to: Target

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose the unit, ask the owner, and put it there; tokens are set aside (swu:3.7.3, swu:3.4.6)."""
        units = units_in((yield from self.to.find(table, act, self)))
        for unit in units:
            ask = asking(act, self)
            answer = yield Choose(unit.owner, ["top", "bottom"], ask)
            to_deck(table, unit, act, answer)
        yield from settle(table)
        return bool(units)

    def text(self) -> Message:
        """Say it."""
        return say("swu-top-or-bottom", to=self.to.text())


@dataclass(frozen=True, slots=True)
class NameAndMill(Effect):
    """Name a card, then discard the top card of the defending player's deck; "that much" is 1 if it has that name."""

    word = "name-and-mill"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask for the name and discard the card (swu:8.18.1)."""
        act.amount = 0
        if act.attack is None:
            return False
        title = yield from name_one(table, act)
        act.cards = discard_from_deck(table, act.attack.defending, 1)
        act.amount = sum(table.faces[card].title == title for card in act.cards)
        return bool(act.cards)


@dataclass(frozen=True, slots=True)
class NamedRight(Condition):
    """The card that was discarded has the name that was named."""

    word = "named-right"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it has."""
        return act.amount > 0
