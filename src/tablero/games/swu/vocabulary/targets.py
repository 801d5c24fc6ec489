"""What an effect is done to: chosen, all of a kind, or what was spoken of before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from tablero.games.swu.abilities import Act, Count, Declined, Effect, Filter, Target
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.names import Noun, Title
from tablero.games.swu.state import Leader, Piece, Table, Unit, Upgrade
from tablero.games.swu.vocabulary.asking import asking, find_one
from tablero.games.swu.vocabulary.nouns import article, fitting, phrase, some, things_of
from tablero.kernel import Choose, Message, Option, Pick, Play, Reason, Rng, because, say

__all__ = [
    "ATTACHED",
    "ATTACKER",
    "CHOSEN_BASE",
    "DEFENDER",
    "DEFENDING_BASE",
    "IT",
    "OTHER_ONE",
    "SUBJECT",
    "THEM",
    "THIS",
    "YOUR_BASE",
    "Chosen",
    "Combined",
    "EachOfThose",
    "Every",
    "ItsUnit",
    "Kin",
    "OneOf",
    "SoMany",
    "Spoken",
    "UnitOrNamed",
    "WithNamesakes",
    "a",
    "a_base",
    "a_unit_or_base",
    "an_upgrade",
    "any_number",
    "each",
    "each_base",
    "up_to",
]


def several(to: Target) -> bool:
    """Tell whether a target speaks of more than one thing."""
    if isinstance(to, Chosen):
        return to.most > 1
    return bool(getattr(to, "plural", False)) or (isinstance(to, Spoken) and to.who == "them")


def each_of(to: Target) -> Message:
    """Say a target of which each thing gets the same: "each of up to 3 units"."""
    if isinstance(to, Spoken) and to.who == "them":
        return say("swu-each-of-them")
    return say("swu-each-of", what=to.text()) if isinstance(to, Chosen) and to.most > 1 else to.text()


@dataclass(frozen=True, slots=True)
class Chosen(Target):
    """Things in play that the player who resolves the ability chooses (swu:8.5.1, swu:8.5.2)."""

    noun: Noun = "unit"
    filters: tuple[Filter, ...] = ()
    least: int = 1
    most: int = 1

    asks = True

    def candidates(self, table: Table, act: Act) -> list[Any]:
        """Return what can be chosen."""
        return fitting(table, act, self.noun, self.filters)

    def any(self, table: Table, act: Act) -> bool:
        return bool(self.candidates(table, act))

    def find(self, table: Table, act: Act, why: Effect) -> Play[list[Any]]:
        """Ask; choosing nothing is possible if the effect is optional, or "up to"."""
        found = self.candidates(table, act)
        may, act.may = act.may, False
        if not found:
            act.things = []
            if may:
                raise Declined
            return []
        ask = asking(act, why)
        options: list[Option] = [thing.ref for thing in found]
        if self.most == 1:
            if may or self.least == 0:
                options.append("pass")
            answer = yield Choose(act.seat, options, ask)
            if answer == "pass":
                act.things = []
                if may:
                    raise Declined
                return []
            act.things = [thing for thing in found if thing.ref == answer]
            return act.things
        least = 0 if may else min(self.least, len(found))
        answers = yield Pick(act.seat, options, least, self.most, ask)  # swu:8.31.1
        act.things = [thing for one in answers for thing in found if thing.ref == one]
        if may and not act.things:
            raise Declined
        return act.things

    def text(self) -> Message:
        return some(self.noun, self.filters, self.most, self.least)


@dataclass(frozen=True, slots=True)
class Every(Target):
    """All things in play of a kind."""

    noun: Noun = "unit"
    filters: tuple[Filter, ...] = ()

    def find(self, table: Table, act: Act, why: Effect) -> Play[list[Any]]:
        """Return them all."""
        act.things = fitting(table, act, self.noun, self.filters)
        yield from ()
        return act.things

    def any(self, table: Table, act: Act) -> bool:
        return bool(fitting(table, act, self.noun, self.filters))

    def text(self) -> Message:
        return say("swu-each", noun=phrase(self.noun, self.filters, 1))


@dataclass(frozen=True, slots=True)
class Spoken(Target):
    """Something that the ability has spoken of already, or that set it off."""

    who: Literal[
        "this",
        "it",
        "them",
        "defender",
        "attacker",
        "attached",
        "subject",
        "other",
        "your-base",
        "defending-base",
        "chosen-base",
    ]

    def find(self, table: Table, act: Act, why: Effect) -> Play[list[Any]]:
        """Return it, if it is still in play."""
        act.things = self.there(table, act)
        yield from ()
        return act.things

    def there(self, table: Table, act: Act) -> list[Any]:
        """Return it, if it is still in play."""
        return [thing for thing in self._things(table, act) if not isinstance(thing, Unit) or thing.here]

    def _things(self, table: Table, act: Act) -> list[Any]:
        thing: Piece | None
        if self.who in ("it", "them"):
            return act.things
        if self.who == "this":
            thing = act.source
        elif self.who == "attached":
            thing = act.source.unit if isinstance(act.source, Upgrade) else None
        elif self.who == "your-base":
            thing = table.players[act.seat].base
        elif self.who == "defending-base":
            thing = table.players[act.attack.defending].base if act.attack else None
        elif self.who == "chosen-base":
            thing = table.players[act.seats[0]].base if act.seats else None
        elif self.who == "defender":
            return list(act.attack.defenders) if act.attack else []
        elif self.who == "attacker":
            thing = act.attack.attacker if act.attack else None
        else:
            thing = getattr(act.event, self.who) if act.event is not None else None
        return [] if thing is None else [thing]

    def any(self, table: Table, act: Act) -> bool:
        return bool(self.there(table, act))

    def text(self) -> Message:
        return say(f"swu-{self.who}")


THIS = Spoken("this")


IT = Spoken("it")


THEM = Spoken("them")


DEFENDER = Spoken("defender")


ATTACKER = Spoken("attacker")


ATTACHED = Spoken("attached")


SUBJECT = Spoken("subject")


OTHER_ONE = Spoken("other")


YOUR_BASE = Spoken("your-base")


DEFENDING_BASE = Spoken("defending-base")


CHOSEN_BASE = Spoken("chosen-base")


def a(*filters: Filter) -> Chosen:
    """Return "a unit" of some kind, its adjectives in any order."""
    return Chosen("unit", filters)


def up_to(count: int, *filters: Filter) -> Chosen:
    """Return "up to so many units" of some kind."""
    return Chosen("unit", filters, 0, count)


def any_number(*filters: Filter) -> Chosen:
    """Return "any number of units" of some kind (swu:8.5.6)."""
    return Chosen("unit", filters, 0, 99)


def each(*filters: Filter) -> Every:
    """Return "each unit" of some kind."""
    return Every("unit", filters)


def a_base(*filters: Filter) -> Chosen:
    """Return "a base" of some kind."""
    return Chosen("base", filters)


def each_base(*filters: Filter) -> Every:
    """Return "each base" of some kind."""
    return Every("base", filters)


def a_unit_or_base(*filters: Filter) -> Chosen:
    """Return "a unit or base" of some kind."""
    return Chosen("unit-or-base", filters)


def an_upgrade(*filters: Filter) -> Chosen:
    """Return "an upgrade" of some kind."""
    return Chosen("upgrade", filters)


@dataclass(frozen=True, slots=True)
class OneOf(Target):
    """One thing of several kinds: "the defender or a base"."""

    kinds: tuple[Chosen | Spoken, ...]

    asks = True

    def candidates(self, table: Table, act: Act) -> list[Any]:
        """Return what can be chosen, each thing once."""
        found: list[Any] = []
        for kind in self.kinds:
            things = kind.candidates(table, act) if isinstance(kind, Chosen) else kind.there(table, act)
            found += [thing for thing in things if all(thing is not one for one in found)]
        return found

    def any(self, table: Table, act: Act) -> bool:
        return bool(self.candidates(table, act))

    def find(self, table: Table, act: Act, why: Effect) -> Play[list[Any]]:
        found = self.candidates(table, act)
        act.things = []
        act.things = yield from find_one(act, found, why)
        return act.things

    def text(self) -> Message:
        said = self.kinds[0].text()
        for kind in self.kinds[1:]:
            said = say("swu-or", first=said, second=kind.text())
        return said


@dataclass(frozen=True, slots=True)
class WithNamesakes(Target):
    """A unit of some kind that is chosen, and each other unit of some kind with its name."""

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
                if unit is not found[0] and unit.face.title == found[0].face.title  # swu:8.18.2
            ]
        act.things = found
        return found

    def text(self) -> Message:
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
        return say("swu-kin", number=self.most)


def _with_traits(table: Table) -> list[Unit]:
    """Return the units that could share a trait: a few have none."""
    return [unit for unit in things_of(table, "unit") if unit.traits]


@dataclass(frozen=True, slots=True)
class UnitOrNamed(Target):
    """A ready friendly unit of some kind, or a friendly card of some name, leader or unit."""

    filters: tuple[Filter, ...]
    title: Title

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
        current(table)
        return bool(self._found(table, act))

    def find(self, table: Table, act: Act, why: Effect) -> Play[list[Any]]:
        current(table)
        found = self._found(table, act)
        act.things = []
        act.things = yield from find_one(act, found, why)
        return act.things

    def text(self) -> Message:
        return say("swu-or", first=article("unit", self.filters), second=say("swu-card-named", name=self.title))


@dataclass(frozen=True, slots=True)
class Combined(Target):
    """Any number of units of some kind, with so much of something together."""

    value: Literal["cost", "power", "remaining"]
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
        return bool(self._candidates(table, act))

    def find(self, table: Table, act: Act, why: Effect) -> Play[list[Any]]:
        """Ask for them; none is possible."""
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
        noun = phrase("unit", self.filters, 2)
        who = say("swu-any-number", noun=noun) if self.count >= 99 else say("swu-up-to", number=self.count, noun=noun)
        if self.one_arena:
            who = say("swu-in-one-arena", who=who)
        name = "swu-combined-cost-units" if self.value == "cost" else f"swu-combined-{self.value}"
        return say(name, what=who, most=self.most)


@dataclass(frozen=True, slots=True)
class SoMany(Target):
    """As many units of some kind as a number says: one for each of what is counted, each another one."""

    count: Count
    filters: tuple[Filter, ...] = ()

    asks = True

    def any(self, table: Table, act: Act) -> bool:
        return bool(fitting(table, act, "unit", self.filters))

    def find(self, table: Table, act: Act, why: Effect) -> Play[list[Any]]:
        """Ask for them."""
        found = fitting(table, act, "unit", self.filters)
        count = min(self.count.value(table, act), len(found))
        act.may, act.things = False, []
        if count <= 0:
            return []
        ask = asking(act, why)
        answer = yield Pick(act.seat, [unit.ref for unit in found], count, count, ask)  # swu:8.35.1
        act.things = [unit for unit in found if unit.ref in answer]
        return act.things

    def text(self) -> Message:
        each = self.count.for_each()
        if self.count.text().id == "swu-that-much" or each == self.count.text():
            return say("swu-so-many", noun=phrase("unit", self.filters, 2))
        return say("swu-one-for-each", what=phrase("unit", self.filters, 1), each=each)


@dataclass(frozen=True, slots=True)
class EachOfThose(Target):
    """Each unit among what was affected."""

    filters: tuple[Filter, ...] = ()

    def find(self, table: Table, act: Act, why: Effect) -> Play[list[Unit]]:
        """Return those that are still in play."""
        act.things = self._units(table, act)
        yield from ()
        return act.things

    def _units(self, table: Table, act: Act) -> list[Unit]:
        return [
            thing
            for thing in act.things
            if isinstance(thing, Unit) and thing.here and all(one.test(table, act, thing) for one in self.filters)
        ]

    def any(self, table: Table, act: Act) -> bool:
        return bool(self._units(table, act))

    def text(self) -> Message:
        return say("swu-each-affected", noun=phrase("unit", self.filters, 1))


@dataclass(frozen=True, slots=True)
class ItsUnit(Target):
    """The unit that the upgrade spoken of is on, or was last; or that the upgrade of the event is on."""

    of: Literal["it", "subject"] = "it"

    def _units(self, act: Act) -> list[Unit]:
        subject = act.event.subject if act.event is not None else None
        upgrades = act.things if self.of == "it" else [subject]
        return [upgrade.unit for upgrade in upgrades if isinstance(upgrade, Upgrade) and upgrade.unit.here]

    def find(self, table: Table, act: Act, why: Effect) -> Play[list[Any]]:
        """Return it, if it is still in play."""
        found = list(self._units(act))
        act.things = list(found)
        yield from ()
        return act.things

    def any(self, table: Table, act: Act) -> bool:
        return bool(self._units(act))

    def text(self) -> Message:
        return say("swu-that-unit")
