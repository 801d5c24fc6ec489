"""Units that are chosen or act in groups: namesakes, kin, those that were exploited, those that fell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Condition, Declined, Effect, Filter, Standing, Target, units_in
from tablero.games.swu.cards import Face
from tablero.games.swu.checks import defeat_all, settle
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.constants import PHASE
from tablero.games.swu.costs import Terms
from tablero.games.swu.damage import deal
from tablero.games.swu.entering import create_unit
from tablero.games.swu.playing import play, why_not_play
from tablero.games.swu.state import InForce, Leader, Table, Unit
from tablero.games.swu.vocabulary.asking import asking, choose_piece, find_one
from tablero.games.swu.vocabulary.effects import OnTarget
from tablero.games.swu.vocabulary.filters import Simple, traits_of
from tablero.games.swu.vocabulary.targets import Chosen, article, fitting, phrase, things_of
from tablero.games.swu.vocabulary.wording import bare, by_opponent, renamed
from tablero.kernel import Choose, Message, Option, Pick, Play, Reason, Rng, because, say

# What units are like.


@dataclass(frozen=True, slots=True)
class HurtByFriend(Simple):
    """That a friendly unit dealt the damage of the event to."""

    word = "hurt-by-friend"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether one did."""
        by = act.event.by if act.event is not None else None
        return isinstance(by, Unit) and by.controller == act.seat


@dataclass(frozen=True, slots=True)
class AttackingThat(Simple):
    """Attacking the unit that the effect is about."""

    word = "attacking-that"

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is."""
        attack = table.attack
        return attack is not None and not attack.over and attack.attacker is thing and act.source in attack.defenders


@dataclass(frozen=True, slots=True)
class SharesTraitWithYours(Simple):
    """Of a card: with a trait that a unit you control has, too."""

    word = "trait-of-yours"

    def fits(self, table: Table, act: Act, face: Face) -> bool:
        """Tell whether they share one."""
        current(table)
        return any(traits_of(table, act, face) & unit.traits for unit in table.players[act.seat].units)


# Whom an effect is done to.


@dataclass(frozen=True, slots=True)
class WithNamesakes(Target):
    """A unit of some kind that is chosen, and each other unit of some kind with its name (swu:8.18.2)."""

    filters: tuple[Filter, ...]
    others: tuple[Filter, ...]

    asks = True

    def any(self, table: Table, act: Act) -> bool:
        """Tell whether there is one to choose."""
        return Chosen("unit", self.filters).any(table, act)

    def find(self, table: Table, act: Act, why: Effect) -> Play[list[Any]]:
        """Ask for the first, and add the others."""
        found = list((yield from Chosen("unit", self.filters).find(table, act, why)))
        if found:
            found += [
                unit
                for unit in fitting(table, act, "unit", self.others)
                if unit is not found[0] and unit.face.title == found[0].face.title
            ]
        act.things = found
        return found

    def text(self) -> Message:
        """Say it."""
        return say("swu-with-namesakes", first=article("unit", self.filters), others=phrase("unit", self.others, 1))


@dataclass(frozen=True, slots=True)
class Kin(Target):
    """Up to so many units that share a trait."""

    most: int

    asks = True

    def find(self, table: Table, act: Act, why: Effect) -> Play[list[Any]]:
        """Ask for them together."""
        units = _with_traits(table)
        act.may = False
        act.things = []
        if not units:
            return []

        def limit(answer: tuple[Option, ...]) -> Reason | None:
            traits = [unit.traits for unit in units if unit.ref in answer]
            alike = not traits or frozenset.intersection(*traits)
            return None if alike else because("swu:2.12.1", "swu-not-kin")

        def sampler(rng: Rng) -> tuple[Option, ...]:
            return (units[rng.below(len(units))].ref,)

        ask = asking(act, why)
        options = [unit.ref for unit in units]
        answers = yield Pick(act.seat, options, 0, self.most, ask, limit=limit, sampler=sampler)
        act.things = [unit for unit in units if unit.ref in answers]
        return act.things

    def any(self, table: Table, act: Act) -> bool:
        """Tell whether there is a unit."""
        return bool(_with_traits(table))

    def text(self) -> Message:
        """Say it."""
        return say("swu-kin", number=self.most)


def _with_traits(table: Table) -> list[Unit]:
    """Return the units that could share a trait: a few have none."""
    return [unit for unit in things_of(table, "unit") if unit.traits]


@dataclass(frozen=True, slots=True)
class UnitOrNamed(Target):
    """A ready friendly unit of some kind, or a friendly card of some name, leader or unit."""

    filters: tuple[Filter, ...]
    title: str

    asks = True

    def _found(self, table: Table, act: Act) -> list[Unit | Leader]:
        player = table.players[act.seat]
        units = [
            unit
            for unit in player.units
            if unit.face.title == self.title or all(one.test(table, act, unit) for one in self.filters)
        ]
        leaders = [one for one in player.leaders if not one.deployed and one.face.title == self.title]
        found: list[Unit | Leader] = [*units, *leaders]
        return [one for one in found if not one.exhausted]

    def any(self, table: Table, act: Act) -> bool:
        """Tell whether there is one."""
        current(table)
        return bool(self._found(table, act))

    def find(self, table: Table, act: Act, why: Effect) -> Play[list[Any]]:
        """Ask."""
        current(table)
        found = self._found(table, act)
        act.things = []
        act.things = yield from find_one(act, found, why)
        return act.things

    def text(self) -> Message:
        """Say it."""
        return say("swu-or", first=article("unit", self.filters), second=say("swu-card-named", name=self.title))


# What is done.

THAT = {"swu-this-unit": "swu-that-unit", "swu-this": "swu-that-unit"}
"""How a rule about a chosen unit speaks of it."""


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
        """Say it."""
        return say("swu-cover", to=self.to.text(), effect=renamed(bare(self.ability.text()), THAT))


@dataclass(frozen=True, slots=True)
class DealDescending(Effect):
    """Deal damage to several different units, to each another amount, all at the same time (swu:1.9.8)."""

    amounts: tuple[int, ...]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is a unit."""
        return bool(table.units())

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose one after the other, then deal it all."""
        chosen: list[Unit] = []
        hurts = []
        for amount in self.amounts:
            left = [unit for unit in things_of(table, "unit") if unit not in chosen]
            if not left:
                break
            unit = yield from choose_piece(act.seat, left, say("swu-ask-deal-next", card=act.face.name, amount=amount))
            chosen.append(unit)
            hurts.append((unit, amount))
        act.things = list(chosen)
        act.amount = yield from deal(table, hurts, act)
        return bool(hurts)

    def text(self) -> Message:
        """Say it."""
        return say("swu-deal-descending", amounts=tuple(say("swu-number", number=one) for one in self.amounts))


@dataclass(frozen=True, slots=True)
class Crossfire(Effect):
    """Choose 2 units of some kind in the same arena; each of them deals damage equal to its power to the other."""

    filters: tuple[Filter, ...]

    def _fitting(self, table: Table, act: Act) -> list[Unit]:
        found = fitting(table, act, "unit", self.filters)
        return [unit for unit in found if sum(one.arena == unit.arena for one in found) > 1]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there are two."""
        return bool(self._fitting(table, act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose both, then deal both amounts at once."""
        found = self._fitting(table, act)
        if not found:
            return False
        ask = asking(act, self)
        first = yield from choose_piece(act.seat, found, ask)
        others = [unit for unit in found if unit is not first and unit.arena == first.arena]
        second = yield from choose_piece(act.seat, others, ask)
        yield from exchange_blows(table, first, second, act)
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-crossfire", what=phrase("unit", self.filters, 2))


def exchange_blows(table: Table, first: Unit, second: Unit, act: Act) -> Play[None]:
    """Let two units deal damage equal to their power to each other, at the same time (swu:1.9.8, swu:1.9.12)."""
    from tablero.games.swu.damage import strike

    current(table)
    yield from strike(table, [(first, second, first.power), (second, first, second.power)], act.seat)
    yield from settle(table)


@dataclass(frozen=True, slots=True)
class EachLosesOne(Effect):
    """Each player chooses a unit of some kind that they control; all of those are defeated."""

    filters: tuple[Filter, ...]

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is one."""
        return bool(fitting(table, act, "unit", self.filters))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let everybody choose, then defeat them at the same time."""
        chosen = []
        ask = asking(act, self)
        for player in table.everybody():
            current(table)
            found = [unit for unit in player.units if all(one.test(table, act, unit) for one in self.filters)]
            if found:
                chosen.append((yield from choose_piece(player.seat, found, ask)))
        defeat_all(table, chosen, act.seat, act.source)
        yield from settle(table)
        return bool(chosen)

    def text(self) -> Message:
        """Say it."""
        return say("swu-each-loses-one", what=article("unit", self.filters))


@dataclass(frozen=True, slots=True)
class EveryPlayer(Effect):
    """Something that each player does in turn: "you" is each of them."""

    effect: Effect

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Let one after the other do it."""
        done = False
        for player in table.everybody():
            theirs = Act(player.seat, act.source, act.event)
            try:
                done = (yield from self.effect.run(table, theirs)) or done
            except Declined:
                continue
        return done

    def text(self) -> Message:
        """Say it."""
        return by_opponent("swu-every-player", self.effect.text())


@dataclass(frozen=True, slots=True)
class ReplaceFallen(Effect):
    """For each of the units spoken of that was defeated, its controller creates a token."""

    token: str

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Create them."""
        fallen = {one.piece for one in table.this_phase("defeated")}
        units = [unit for unit in act.things if isinstance(unit, Unit) and unit.id in fallen]
        for unit in units:
            if not table.players[unit.controller].out:
                create_unit(table, self.token, unit.controller)
        yield from settle(table)
        return bool(units)

    def text(self) -> Message:
        """Say it."""
        return say("swu-replace-fallen", token=say(f"swu-token-{self.token}", n=1))


@dataclass(frozen=True, slots=True)
class DealForExploited(Effect):
    """For each unit that was exploited for this card, you may deal damage equal to its power to an enemy unit."""

    word = "deal-for-exploited"

    def _exploited(self, act: Act) -> list[Unit]:
        return act.event.terms.exploited if act.event is not None and act.event.terms is not None else []

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether one was."""
        return bool(self._exploited(act))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose for one after the other, then deal all of it at once; what goes to one unit is added up (swu:8.35.1.a)."""
        hurts: dict[int, int] = {}
        units = {unit.id: unit for unit in table.units()}
        for exploited in self._exploited(act):
            options: list[Option] = [unit.ref for unit in units.values() if unit.controller != act.seat]
            if not options or exploited.power <= 0:
                continue
            ask = say("swu-ask-deal-next", card=act.face.name, amount=exploited.power)
            answer = yield Choose(act.seat, [*options, "pass"], ask)
            if answer != "pass":
                hurts[answer[1]] = hurts.get(answer[1], 0) + exploited.power
        yield from deal(table, [(units[id], amount) for id, amount in hurts.items()], act)
        return bool(hurts)


@dataclass(frozen=True, slots=True)
class Consolidate(Effect):
    """Choose friendly units; play a unit from hand for free that costs at most their power together; defeat them."""

    word = "consolidate"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Choose them, play, and defeat them."""
        player = table.players[act.seat]
        current(table)
        if not player.units:
            return False
        ask = asking(act, self)
        answers = yield Pick(act.seat, [unit.ref for unit in player.units], 0, len(player.units), ask)
        chosen = [unit for unit in player.units if unit.ref in answers]
        power = sum(unit.power for unit in chosen)
        terms = Terms(free=True)

        def question() -> Choose:
            options: list[Option] = [
                ("play", card)
                for card in player.hand
                if table.faces[card].unit
                and table.faces[card].cost <= power
                and why_not_play(table, act.seat, card, terms) is None
            ]
            return Choose(act.seat, [*options, "pass"], ask, hidden=True)

        answer = yield question
        if answer != "pass":
            yield from play(table, act.seat, answer[1], terms)
        defeat_all(table, [unit for unit in chosen if unit.here], act.seat, act.source)
        yield from settle(table)
        return True


@dataclass(frozen=True, slots=True)
class ControlExactly(Condition):
    """You control just so many units."""

    number: int

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether you do."""
        return len(table.players[act.seat].units) == self.number

    def text(self) -> Message:
        """Say it."""
        return say("swu-if-control-exactly", mood="if", number=self.number)


@dataclass(frozen=True, slots=True)
class Provoked(Standing):
    """As a lasting effect: the next action of the unit's controller must be an attack with it, on a unit if able."""

    word = "provoke"
    provokes = True


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
