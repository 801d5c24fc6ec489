"""Lasting effects (chapter 7.7.3): what units get and what rules are in force for a while."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tablero.games.swu.abilities import Ability, Act, Amount, Effect, Grant, Standing, Target, units_in
from tablero.games.swu.checks import settle
from tablero.games.swu.constant_abilities import give
from tablero.games.swu.constants import ATTACK, IN_PLAY, NEXT_REGROUP, PHASE, ROUND
from tablero.games.swu.costs import CostChange
from tablero.games.swu.names import Who
from tablero.games.swu.state import NOBODY, InForce, Table, Unit
from tablero.games.swu.vocabulary.abilities.replacements import Redirect
from tablero.games.swu.vocabulary.abilities.rules import Provoked
from tablero.games.swu.vocabulary.conditions.things import ItIs
from tablero.games.swu.vocabulary.effects.base import OnTarget, seats_of
from tablero.games.swu.vocabulary.filters.sharing import about_name
from tablero.games.swu.vocabulary.nouns import phrase
from tablero.games.swu.vocabulary.saying import UNTIL, give_text
from tablero.games.swu.vocabulary.wording import THEIRS, bare, quoted, renamed
from tablero.kernel import Message, Play, say

__all__ = [
    "ATTACK",
    "IN_PLAY",
    "NEXT_REGROUP",
    "PHASE",
    "ROUND",
    "Cover",
    "Give",
    "Impose",
    "NextCard",
    "Provoke",
    "StandIn",
    "boost",
]


@dataclass(frozen=True, slots=True)
class Give(OnTarget):
    """Give units something for a while (swu:7.7.3.a)."""

    grant: Grant
    to: Target
    until: int = PHASE

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Give it to those that are in play now."""
        things = units_in((yield from self.to.find(table, act, self)))
        for unit in things:
            give(table, unit, self.until, self.grant, act)  # swu:7.7.3.b, swu:7.7.3.d
        yield from settle(table)
        return bool(things)

    def text(self) -> Message:
        return give_text(self.grant, self.to, self.until)


def boost(power: Amount, hp: Amount, to: Target, until: int = PHASE) -> Give:
    """Return "give +X/+Y for this phase"."""
    return Give(Grant(power, hp), to, until)


@dataclass(frozen=True, slots=True)
class Impose(Effect):
    """Something is a rule of the game for a while, or as long as this unit is in play (swu:7.7.3.a, swu:7.7.3.b)."""

    ability: Ability
    until: int = PHASE
    on: Who = "you"
    """Who is "you" in it."""

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Put it in force; of "that name" it is the one that was named."""
        yield from ()
        seats = seats_of(table, act, self.on)
        this = act.source if self.until == IN_PLAY else None
        if not seats or (this is not None and not (isinstance(this, Unit) and this.here)):
            return False
        if isinstance(this, Unit) and act.named:
            this.named = act.named
        ability = about_name(self.ability, act.named) if act.named else self.ability
        piece = NOBODY if this is None else this.id
        table.in_force += [InForce(self.until, ability, act.face, seat, piece) for seat in seats]
        table.dirty = True
        return True

    def text(self) -> Message:
        said = bare(self.ability.text())
        if said.id == "swu-headed":
            return say("swu-impose-ability", ability=quoted(said), until=say(f"swu-until-{UNTIL[self.until]}"))
        rule = said if self.on == "you" else renamed(said, THEIRS)
        return say(f"swu-impose-until-{UNTIL[self.until]}", rule=rule)


@dataclass(frozen=True, slots=True)
class Cover(OnTarget):
    """Some rule about a unit is in force for a while (swu:7.7.3.a)."""

    ability: Standing
    to: Target
    until: int = PHASE

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Put it in force."""
        units = units_in((yield from self.to.find(table, act, self)))
        for unit in units:
            table.in_force.append(InForce(self.until, self.ability, act.face, act.seat, unit.id))
        table.dirty = True
        return bool(units)

    def text(self) -> Message:
        effect = renamed(bare(self.ability.text()), THAT)
        return (
            say("swu-cover", to=self.to.text(), effect=effect) if self.to.asks else say("swu-cover-it", effect=effect)
        )


THAT = {"swu-this-unit": "swu-that-unit", "swu-this": "swu-that-unit"}
"""How a rule about a chosen unit speaks of it."""


@dataclass(frozen=True, slots=True)
class NextCard(Effect):
    """The next card of some kind that you play in this phase costs more or less (swu:7.7.3.d)."""

    change: CostChange

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Put it in force until such a card has been played."""
        table.in_force.append(InForce(PHASE, replace(self.change, once=True), act.face, act.seat))
        table.dirty = True
        yield from ()
        return True

    def text(self) -> Message:
        change = self.change
        if change.keyword:
            return say(f"swu-next-card-by-{change.keyword}", amount=-change.amount)
        what = phrase("card", change.cards, 1 if change.times == 1 else 2)
        if change.exploit:
            return say("swu-next-card-exploit", what=what, number=change.exploit)
        if change.if_it_is:
            condition = ItIs(change.if_it_is).text()
            return say("swu-next-card-if", what=what, amount=-change.amount, condition=condition)
        if change.times > 1:
            return say("swu-next-cards", what=what, times=change.times, amount=-change.amount)
        return say("swu-next-card", what=what, amount=-change.amount)


@dataclass(frozen=True, slots=True)
class StandIn(Effect):
    """The combat damage that this unit would be dealt in this attack is dealt to the chosen unit instead."""

    word = "stand-in"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let the unit spoken of stand in."""
        if not isinstance(act.it, Unit) or not isinstance(act.source, Unit):
            return False
        give(table, act.source, ATTACK, Grant(abilities=(Redirect(act.it.id),)), act)
        yield from ()
        return True


@dataclass(frozen=True, slots=True)
class Provoke(Effect):
    """The next action of the controller of the unit spoken of must be an attack with it, if able (swu:8.17.1)."""

    word = "provoke"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Put it in force for this phase."""
        unit = act.it
        if not isinstance(unit, Unit) or not unit.here:
            return False
        table.in_force.append(InForce(PHASE, Provoked(), act.face, unit.controller, unit.id))
        table.dirty = True
        yield from ()
        return True
