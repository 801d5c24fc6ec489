"""Damage and defeats with consequences, and how units and cards stand to others: the highest cost, a leader's traits."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Condition, Count, Effect, Standing
from tablero.games.swu.cards import Face
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.damage import deal
from tablero.games.swu.state import Table, Unit
from tablero.games.swu.vocabulary.effects import InTurn
from tablero.games.swu.vocabulary.filters import Simple, Trait, trait_name
from tablero.games.swu.vocabulary.measuring import Counted, Plain
from tablero.games.swu.vocabulary.targets import phrase
from tablero.kernel import Message, Play, say

# What units are like.


@dataclass(frozen=True, slots=True)
class OwnedElsewhere(Simple):
    """That you own, but don't control (swu:1.5.2.a)."""

    word = "owned-elsewhere"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is."""
        return bool(thing.owner == act.seat and thing.controller != act.seat)


@dataclass(frozen=True, slots=True)
class SharesTraitWithLeader(Simple):
    """With a trait that a friendly leader has, too, whether it is deployed or not."""

    word = "trait-of-leader"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether they share one."""
        player = table.players[act.seat]
        traits = {trait for unit in player.units if unit.leader for trait in unit.traits}
        for leader in player.leaders:
            if not leader.deployed:
                traits |= leader.face.traits
                traits |= {rule.leader_trait for _, seat, rule in table.rules if rule.leader_trait and seat == act.seat}
        return isinstance(thing, Unit) and not thing.traits.isdisjoint(traits)


@dataclass(frozen=True, slots=True)
class LendsTrait(Standing):
    """Units of some trait that you own and that aren't in play gain another trait."""

    of: str
    trait: str

    def lends_traits(self, seat: int, player: int, face: Face) -> tuple[str, ...]:
        """Return the trait for such a card; whoever asks about cards out of play asks about the own."""
        return (self.trait,) if player == seat and face.unit and self.of in face.traits else ()

    def text(self) -> Message:
        """Say it."""
        said = say("swu-lends-trait", of=phrase("unit", (Trait(self.of),), 1), trait=trait_name(self.trait))
        return say("swu-sentence", text=said)


# Conditions.


@dataclass(frozen=True, slots=True)
class ItSurvives(Condition):
    """What was chosen before is still in play."""

    word = "it-survives"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it is."""
        return isinstance(act.it, Unit) and act.it.here


@dataclass(frozen=True, slots=True)
class FewerCards(Condition):
    """Some opponent holds more cards."""

    word = "fewer-cards"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether an opponent has more."""
        own = len(table.players[act.seat].hand)
        return any(len(table.players[seat].hand) > own for seat in table.opponents(act.seat))


@dataclass(frozen=True, slots=True)
class BaseMoreHurt(Condition):
    """An enemy base has taken less damage."""

    word = "base-more-hurt"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it has more than one of them."""
        own = table.players[act.seat].base.damage
        return any(table.players[seat].base.damage < own for seat in table.opponents(act.seat))


@dataclass(frozen=True, slots=True)
class NothingPaid(Condition):
    """No resources were paid to play this card; what Credit tokens took off was not paid (swu:3.7.13)."""

    word = "nothing-paid"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether none were."""
        return act.event is not None and act.event.terms is not None and act.event.terms.paid == 0


# Numbers.


@dataclass(frozen=True, slots=True)
class CardPower(Count):
    """The printed power of the unit card spoken of (swu:1.10.5)."""

    def value(self, table: Table, act: Act) -> int:
        """Return it."""
        return sum(table.faces[card].power for card in act.cards)

    def text(self) -> Message:
        """Say it."""
        return say("swu-card-power")


@dataclass(frozen=True, slots=True)
class HealedMuch(Count):
    """How much damage was healed by what set off the ability."""

    def value(self, table: Table, act: Act) -> int:
        """Return it."""
        return act.event.amount if act.event is not None else 0

    def text(self) -> Message:
        """Say it."""
        return say("swu-that-much")


@dataclass(frozen=True, slots=True)
class DiscardedFromHand(Plain):
    """How many cards were discarded from your hand in this phase."""

    word = "discarded-from-hand"

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        return sum(one.seat == act.seat for one in table.this_phase("discarded-hand"))


# All or nothing.


@dataclass(frozen=True, slots=True)
class Whole(InTurn):
    """Several things that are only done together, as what comes after asks for all of them (swu:8.10.1)."""

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether all of them can be done."""
        return all(effect.able(table, act) for effect in self.effects)

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Do them."""
        if not self.able(table, act):
            return False
        for effect in self.effects:
            if not (yield from effect.run(table, act)):
                return False
        return True


# Damage.


@dataclass(frozen=True, slots=True)
class HitTheirBases(Effect):
    """Damage bases at the same time: so much for every enemy unit that was just defeated, at whose it was."""

    amount: int

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Count the fallen of each opponent (swu:8.35.1.a)."""
        current(table)
        fallen = {one.piece for one in table.this_phase("defeated")}
        seats = Counter(
            unit.controller
            for unit in act.things
            if isinstance(unit, Unit) and not unit.here and unit.id in fallen and unit.controller != act.seat
        )
        hurts: list[Any] = [
            (table.players[seat].base, self.amount * count)
            for seat, count in seats.items()
            if not table.players[seat].out
        ]
        yield from deal(table, hurts, act)
        return bool(hurts)

    def text(self) -> Message:
        """Say it."""
        return say("swu-hit-their-bases", amount=self.amount)


@dataclass(frozen=True, slots=True)
class ExtraRegroup(Standing):
    """Every round has a second regroup phase."""

    word = "extra-regroup"
    extra_regroup = True


@dataclass(frozen=True, slots=True)
class FallenOfThose(Counted):
    """How many of the units spoken of were defeated."""

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        fallen = {one.piece for one in table.this_phase("defeated")}
        return sum(isinstance(unit, Unit) and not unit.here and unit.id in fallen for unit in act.things)

    def what(self, number: int) -> Message:
        """Say of what."""
        return say("swu-those-defeated", n=number)
