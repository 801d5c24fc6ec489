"""Schemes: what somebody did unseen, who is outnumbered, and units that wait for their chance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Condition, Count, Filter, Standing
from tablero.games.swu.cards import Face
from tablero.games.swu.checks import defeat_all
from tablero.games.swu.playing import Plot
from tablero.games.swu.state import Blow, Piece, Table, Unit, Upgrade
from tablero.games.swu.vocabulary.filters import OTHER, STATE, Simple
from tablero.games.swu.vocabulary.journeys import SoMany
from tablero.games.swu.vocabulary.measuring import Plain
from tablero.games.swu.vocabulary.relating import own_unit
from tablero.games.swu.vocabulary.targets import article, fitting, phrase
from tablero.games.swu.vocabulary.whereabouts import outnumbers
from tablero.kernel import Choose, Message, Play, say

# What things are like.


@dataclass(frozen=True, slots=True)
class OtherSoFar(Simple):
    """Neither the card with the ability nor anything that was chosen before in it (swu:8.19.1, swu:8.19.2)."""

    word = "other"
    vowel = True
    place = OTHER

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is another."""
        return thing is not act.source and all(thing is not one for one in act.things)


@dataclass(frozen=True, slots=True)
class HasPlot(Simple):
    """Of a card: with Plot, printed on it (swu:7.5.19.a)."""

    word = "with-plot"

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether it has."""
        return any(isinstance(ability, Plot) for ability in face.abilities)


@dataclass(frozen=True, slots=True)
class HurtEnemyBase(Simple):
    """That dealt damage to an enemy base in this phase."""

    word = "hurt-enemy-base"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it did."""
        return any(one.piece == thing.id and one.other != act.seat for one in table.this_phase("base-damaged"))


@dataclass(frozen=True, slots=True)
class InAttack(Simple):
    """Attacking right now."""

    word = "attacking"
    vowel = True
    place = STATE

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is."""
        attack = table.attack
        return attack is not None and not attack.over and attack.attacker is thing


@dataclass(frozen=True, slots=True)
class AttackingA(Filter):
    """Attacking a unit of some kind right now."""

    kinds: tuple[Filter, ...]

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is."""
        attack = table.attack
        if attack is None or attack.over or attack.attacker is not thing:
            return False
        return any(all(kind.test(table, act, unit) for kind in self.kinds) for unit in attack.defenders)

    def text(self, noun: Message, count: int) -> Message:
        """Put it to the noun."""
        return say("swu-is-attacking-a", noun=noun, what=article("unit", self.kinds), n=count)


@dataclass(frozen=True, slots=True)
class MatchesReady(Simple):
    """With power and remaining HP both equal to the number of ready resources you control."""

    word = "matches-ready"
    derived = True

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether both are."""
        return bool(thing.power == thing.remaining == len(table.players[act.seat].ready))


@dataclass(frozen=True, slots=True)
class OneForEach(SoMany):
    """A unit of some kind for each of something, each another one (swu:8.35.1)."""

    def text(self) -> Message:
        """Say it."""
        return say("swu-one-for-each", what=article("unit", self.filters), each=self.count.for_each())


# Whether something is so.


@dataclass(frozen=True, slots=True)
class OutnumberOpponent(Condition):
    """You control more units of some kind than an opponent."""

    kinds: tuple[Filter, ...] = ()

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether you do."""
        return any(outnumbers(table, act, act.seat, seat, self.kinds) for seat in table.opponents(act.seat))

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-outnumber", mood="if", what=phrase("unit", self.kinds, 2))


@dataclass(frozen=True, slots=True)
class BiggerHand(Condition):
    """You have more cards in hand than an opponent."""

    word = "bigger-hand"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether you do; everybody may count them."""
        own = len(table.players[act.seat].hand)
        return any(own > len(table.players[seat].hand) for seat in table.opponents(act.seat))


@dataclass(frozen=True, slots=True)
class YourBaseHit(Condition):
    """The base that the event is about is yours."""

    word = "your-base-hit"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it is."""
        return act.event is not None and act.event.other is table.players[act.seat].base


@dataclass(frozen=True, slots=True)
class AttackedLast(Condition):
    """An opponent attacked your base during their previous action of this phase."""

    word = "attacked-last"

    def holds(self, table: Table, act: Act) -> bool:
        """Look through what happened, in order: each action ends with a note of its own."""
        latest: dict[int, bool] = {}
        attackers: set[int] = set()
        for one in table.past:
            if one.phase != table.phases:
                continue
            if one.what == "attacked-base" and one.other == act.seat:
                attackers.add(one.seat)
            elif one.what == "action":
                latest[one.seat] = one.seat in attackers
                attackers.clear()
        return any(hit for seat, hit in latest.items() if seat != act.seat)


# Numbers.


@dataclass(frozen=True, slots=True)
class Guarded(Plain):
    """How many captured cards this unit guards (swu:8.34.2)."""

    word = "guarded"

    def value(self, table: Table, act: Act) -> int:
        """Count them."""
        return len(act.source.captives) if isinstance(act.source, Unit) else 0


@dataclass(frozen=True, slots=True)
class Icons(Count):
    """How many icons of an aspect there are among units of some kind (swu:1.5.6.b)."""

    aspect: str
    kinds: tuple[Filter, ...]

    def value(self, table: Table, act: Act) -> int:
        """Count them, each icon of each unit."""
        units = fitting(table, act, "unit", self.kinds)
        return sum(unit.face.aspects.count(self.aspect) for unit in units)

    def text(self) -> Message:
        """Say it."""
        return say("swu-number-of", what=self._said(2))

    def for_each(self) -> Message:
        """Say what is counted."""
        return self._said(1)

    def _said(self, count: int) -> Message:
        aspect = say(f"swu-aspect-{self.aspect}")
        return say("swu-icons-among", aspect=aspect, what=phrase("unit", self.kinds, 2), n=count)


# Rules.


@dataclass(frozen=True, slots=True)
class ReadyIf(Standing):
    """This unit enters play ready if something is so."""

    condition: Condition

    def readies(self, table: Table, controller: int) -> bool:
        """Tell whether it is."""
        return self.condition.holds(table, Act(controller, table.players[controller].base))

    def text(self) -> Message:
        """Say it."""
        return say("swu-sentence", text=say("swu-if", condition=self.condition.text(), effect=say("swu-comes-ready")))


@dataclass(frozen=True, slots=True)
class RescuedReady(Standing):
    """Friendly units that are rescued enter play ready."""

    word = "rescued-ready"
    readies_rescued = True


@dataclass(frozen=True, slots=True)
class GuardsUpgrade(Standing):
    """While there is exactly one friendly upgrade on this unit, enemy abilities neither defeat nor return it."""

    word = "guards-upgrade"

    def holds_on(self, unit: Unit, upgrade: Upgrade) -> bool:
        """Tell whether it is that one."""
        return [one for one in unit.upgrades if one.controller == unit.controller] == [upgrade]


# Damage that is changed (swu:7.7.5.a).


@dataclass(frozen=True, slots=True)
class PreventsAbilities(Standing):
    """If an enemy card's ability would deal damage to this unit, so much of it is prevented (swu:8.21.2)."""

    amount: int

    part = "replacements"

    def changes_damage(self, table: Table, piece: Piece, seat: int, blow: Blow) -> bool:
        """Tell whether it is such damage."""
        return not blow.combat and blow.target is own_unit(piece) and blow.seat != seat

    def damage_instead(self, table: Table, piece: Piece, seat: int, blow: Blow) -> Play[int]:
        """Prevent it."""
        yield from ()
        return max(0, blow.amount - self.amount)

    def text(self) -> Message:
        """Say it."""
        return say("swu-sentence", text=say("swu-prevents-abilities", amount=self.amount))


@dataclass(frozen=True, slots=True)
class PreventsFirst(Standing):
    """The first time this unit would be dealt damage in each phase, that damage is prevented (swu:8.9.1)."""

    word = "prevents-first"
    part = "replacements"

    def changes_damage(self, table: Table, piece: Piece, seat: int, blow: Blow) -> bool:
        """Tell whether it is the first: what can't be prevented counts as well."""
        if blow.target is not piece or (self, table.phases, seat) in piece.used:
            return False
        return all(one.piece != piece.id for one in table.this_phase("damaged"))

    def damage_instead(self, table: Table, piece: Piece, seat: int, blow: Blow) -> Play[int]:
        """Prevent it all."""
        piece.used.append((self, table.phases, seat))
        yield from ()
        return 0


@dataclass(frozen=True, slots=True)
class MoreDamage(Standing):
    """If another card would deal damage to this unit, it deals so much more instead."""

    amount: int

    part = "replacements"
    adds = True

    def changes_damage(self, table: Table, piece: Piece, seat: int, blow: Blow) -> bool:
        """Tell whether it is another card."""
        return blow.target is piece and blow.source is not piece

    def damage_instead(self, table: Table, piece: Piece, seat: int, blow: Blow) -> Play[int]:
        """Add to it."""
        yield from ()
        return blow.amount + self.amount

    def text(self) -> Message:
        """Say it."""
        return say("swu-sentence", text=say("swu-more-damage", amount=self.amount))


@dataclass(frozen=True, slots=True)
class DecoyDies(Standing):
    """If this unit would be dealt damage, you may defeat a friendly unit that shares a trait with it instead."""

    word = "decoy-dies"
    part = "replacements"

    def _decoys(self, table: Table, piece: Piece, seat: int) -> list[Unit]:
        if not isinstance(piece, Unit):
            return []
        return [unit for unit in table.players[seat].units if unit is not piece and unit.traits & piece.traits]

    def changes_damage(self, table: Table, piece: Piece, seat: int, blow: Blow) -> bool:
        """Tell whether there is one."""
        return blow.target is piece and bool(self._decoys(table, piece, seat))

    def damage_instead(self, table: Table, piece: Piece, seat: int, blow: Blow) -> Play[int]:
        """Ask; prevent all of it if one was defeated (swu:8.10.1)."""
        found = self._decoys(table, piece, seat)
        ask = say("swu-ask-effect", card=piece.face.name, effect=say("swu-decoy-dies"))
        answer = yield Choose(seat, [*[unit.ref for unit in found], "pass"], ask)
        if answer == "pass":
            return blow.amount
        defeat_all(table, [unit for unit in found if unit.ref == answer], seat, piece)
        return 0
