"""Turns, payments and what is in force for one player: rules that abilities bend."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Ability, Act, Condition, Effect, Standing
from tablero.games.swu.constants import PHASE
from tablero.games.swu.costs import can_spend
from tablero.games.swu.playing import pay_resources
from tablero.games.swu.state import InForce, Table, Unit
from tablero.games.swu.vocabulary.wording import THEIRS, bare, renamed
from tablero.kernel import Choose, Message, Play, say


@dataclass(frozen=True, slots=True)
class ExtraAction(Effect):
    """Take an extra action after this one."""

    word = "extra-action"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Note that the turn doesn't pass."""
        table.again = True
        yield from ()
        return True


@dataclass(frozen=True, slots=True)
class InitiativeFree(Condition):
    """Nobody has taken the initiative in this phase."""

    word = "initiative-free"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether nobody has."""
        return not table.initiative_taken


@dataclass(frozen=True, slots=True)
class OpponentHasMoreResources(Condition):
    """An opponent controls more resources than you."""

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether one does."""
        own = len(table.players[act.seat].resources)
        return any(len(table.players[seat].resources) > own for seat in table.opponents(act.seat))

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-opponent-more", mood="if", what=say("swu-noun-resource", n=2))


@dataclass(frozen=True, slots=True)
class InPlay(Condition):
    """This unit is in play."""

    word = "in-play"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it is."""
        return isinstance(act.source, Unit) and act.source.here


@dataclass(frozen=True, slots=True)
class HalvesPayments(Standing):
    """While paying costs, you pay half as many resources, rounded up."""

    word = "halves-payments"
    halves = True


@dataclass(frozen=True, slots=True)
class UnlessPays(Effect):
    """Something happens unless the controller of the unit that the event is about pays resources."""

    count: int
    effect: Effect

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask that player, if they can pay."""
        unit = act.event.subject if act.event is not None else None
        if unit is None:
            return False
        player = table.players[unit.controller]
        if can_spend(player, self.count):
            ask = say("swu-ask-unless-pays", card=act.face.name, count=self.count, effect=self.effect.text())
            answer = yield Choose(player.seat, ["yes", "no"], ask)
            if answer == "yes":
                yield from pay_resources(table, player, self.count)
                return False
        return (yield from self.effect.run(table, act))

    def text(self) -> Message:
        """Say it."""
        return say("swu-unless-pays", effect=self.effect.text(), count=self.count)


@dataclass(frozen=True, slots=True)
class ImposeOnBase(Effect):
    """Something is in force for this phase for the player whose base the event is about."""

    ability: Ability

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Put it in force in the name of that player."""
        base = act.event.other if act.event is not None else None
        if base is None:
            return False
        table.in_force.append(InForce(PHASE, self.ability, act.face, base.controller))
        table.dirty = True
        yield from ()
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-impose-on-base", rule=renamed(bare(self.ability.text()), THEIRS))
