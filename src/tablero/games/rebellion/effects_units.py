"""What missions and action cards do to units: gaining, destroying, moving them, and the combat that may follow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tablero.games.rebellion.asking import asking
from tablero.games.rebellion.board import gain_units, move_unit, place_name, remove_unit, units_named
from tablero.games.rebellion.cards import Act
from tablero.games.rebellion.conditions import ImperialSystem, Subjugated, systems_where
from tablero.games.rebellion.effects import Deed, Step
from tablero.games.rebellion.facts import (
    EMPIRE,
    GROUND,
    GROUND_OF,
    REBEL,
    SYSTEM_COUNT,
    THEATER_KEYS,
    THEATER_OF,
    UNITS,
    UNITS_OF,
)
from tablero.games.rebellion.movement import ANY_NUMBER, Terms, can_leave, move_from, move_normally
from tablero.games.rebellion.settle import settle_after_movement
from tablero.games.rebellion.state import Table
from tablero.kernel import Choose, Distribute, Message, Option, Play, Reason, Rng, because, say

# Units from the supply.

Counted = tuple[tuple[int, int], ...]
"""Unit types with numbers."""


def tell_gained(table: Table, place: int, gained: dict[int, int]) -> None:
    """Tell what has come from the supply."""
    if any(gained.values()):
        table.log.tell("rebellion-gains-units", units=units_named(gained), place=place_name(place))


@dataclass(frozen=True, slots=True)
class GainUnits(Deed):
    """Gain units where the card is carried out, sabotage or not (rebellion:sabotage.04)."""

    units: Counted

    def do(self, table: Table, act: Act) -> None:
        """Take them from the supply."""
        tell_gained(table, act.system, {unit: gain_units(table, act.system, unit, n) for unit, n in self.units})

    def text(self) -> Message:
        return say("rebellion-effect-gain-units", units=units_named(dict(self.units)))


@dataclass(frozen=True, slots=True)
class GainAtBase(Deed):
    """Gain units in the Rebel Base space, or in its system while it is revealed (rebellion:base.14, rebellion:base.16)."""

    units: Counted

    def do(self, table: Table, act: Act) -> None:
        """Take them from the supply."""
        place = table.base_place
        tell_gained(table, place, {unit: gain_units(table, place, unit, n) for unit, n in self.units})

    def text(self) -> Message:
        return say("rebellion-effect-gain-at-base", units=units_named(dict(self.units)))


@dataclass(frozen=True, slots=True)
class GainByShape(Step):
    """Gain units of the player's choice, ships or ground units, by the shape of their icons."""

    shapes: tuple[str, ...]

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose them one by one."""
        for shape in self.shapes:
            options: list[Option] = [
                ("unit", unit)
                for unit in UNITS_OF[act.side]
                if (icon := UNITS[unit].icon) is not None and icon[1] == shape and table.supply[unit]
            ]
            if options:
                choice = yield Choose(act.seat, options, asking(act, "rebellion-choose-gained", shape=_shape(shape)))
                tell_gained(table, act.system, {choice[1]: gain_units(table, act.system, choice[1], 1)})

    def text(self) -> Message:
        return say("rebellion-effect-gain-by-shape", shapes=tuple(map(_shape, self.shapes)))


def _shape(shape: str) -> Message:
    return say(f"rebellion-shape-{shape}")


# Destruction.


def ask_victims(seat: int, options: Sequence[Option], stock: Sequence[tuple[int, int]], most: int) -> Distribute | None:
    """Ask for units up to a sum of health; `stock` has type and number of each option."""
    rows = [
        (option, UNITS[unit].health, min(count, most // UNITS[unit].health))
        for option, (unit, count) in zip(options, stock, strict=True)
        if 0 < UNITS[unit].health <= most
    ]
    if not rows:
        return None

    def limit(amounts: tuple[int, ...]) -> Reason | None:
        health = sum(row[1] * amount for row, amount in zip(rows, amounts, strict=True))
        return because("rebellion:unit.09", "rebellion-too-much-health", most=most) if health > most else None

    def sampler(rng: Rng) -> tuple[int, ...]:
        left = most
        amounts = []
        for _, health, cap in rows:
            amounts.append(rng.below(min(cap, left // health) + 1))
            left -= health * amounts[-1]
        return tuple(amounts)

    caps = [row[2] for row in rows]
    ask = say("rebellion-choose-victims", most=most)
    return Distribute(seat, [row[0] for row in rows], sum(caps), ask, caps=caps, least=0, limit=limit, sampler=sampler)


@dataclass(frozen=True, slots=True)
class DestroyUnits(Step):
    """Destroy enemy units here up to a sum of health, of a theater or of any (rebellion:unit.09)."""

    health: int
    theater: int | None = None

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose them when the mission has succeeded, not before (rebellion:mission.21)."""
        enemy = 1 - act.side
        kinds = UNITS_OF[enemy] if self.theater is None else THEATER_OF[self.theater][enemy]
        stock = [(unit, table.count(act.system, unit)) for unit in kinds if table.count(act.system, unit)]
        question = ask_victims(act.seat, [("unit", unit) for unit, _ in stock], stock, self.health)
        if question is None:
            return
        amounts = yield question
        victims = {int(option[1]): amount for option, amount in zip(question.options, amounts, strict=True) if amount}
        for unit, amount in victims.items():
            remove_unit(table, act.system, unit, amount)
        if victims:
            table.log.tell("rebellion-destroys", units=units_named(victims), place=place_name(act.system))

    def text(self) -> Message:
        kind = "units" if self.theater is None else THEATER_KEYS[self.theater]
        return say("rebellion-effect-destroy-units", health=self.health, kind=say(f"rebellion-moving-{kind}"))


# Movement.


@dataclass(frozen=True, slots=True)
class MoveFromBase(Step):
    """Move units from the Rebel Base space as if it were adjacent."""

    terms: Terms

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose what moves; while the base is revealed, out of its system (rebellion:base.07)."""
        origin = table.base_place  # rebellion:base.16
        if origin == act.system or not can_leave(table, act.side, origin, self.terms):
            return  # rebellion:base.16
        moved = yield from move_from(table, act.seat, act.side, origin, act.system, self.terms)
        if moved:
            act.came.append(origin)  # rebellion:retreat.05

    def text(self) -> Message:
        return say("rebellion-effect-move-from-base", units=moving_text(self.terms), terms=terms_text(self.terms))


def move_from_one(table: Table, seat: int, side: int, target: int, terms: Terms) -> Play[list[int]]:
    """Move units from one system, adjacent or not; return the systems they came from."""
    options: list[Option] = [
        ("from", system) for system in range(SYSTEM_COUNT) if system != target and can_leave(table, side, system, terms)
    ]
    choice = yield Choose(seat, [*options, "done"], say("rebellion-move-from", target=place_name(target)))
    if choice == "done":
        return []
    moved = yield from move_from(table, seat, side, choice[1], target, terms)
    return [choice[1]] if moved else []


@dataclass(frozen=True, slots=True)
class MoveFromOne(Step):
    """Move units from one system, adjacent or not."""

    terms: Terms

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose the system and what moves."""
        act.came += yield from move_from_one(table, act.seat, act.side, act.system, self.terms)

    def text(self) -> Message:
        return say("rebellion-effect-move-from-one", units=moving_text(self.terms), terms=terms_text(self.terms))


@dataclass(frozen=True, slots=True)
class MoveFromAnywhere(Step):
    """Move some units of a type from wherever they are, without transport (rebellion:move.11)."""

    unit: int
    most: int

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose system after system until there are enough."""
        terms = self.terms
        start = table.count(act.system, self.unit)
        while terms.most:
            came = yield from move_from_one(table, act.seat, act.side, act.system, terms)
            if not came:
                return
            act.came += came
            terms = terms._replace(most=self.most - table.count(act.system, self.unit) + start)

    @property
    def terms(self) -> Terms:
        """What the movement may ignore."""
        return Terms(units=(self.unit,), most=self.most, ignore_transport=True)

    def text(self) -> Message:
        units = units_named({self.unit: self.most})
        return say("rebellion-effect-move-from-anywhere", units=units, terms=terms_text(self.terms))


@dataclass(frozen=True, slots=True)
class MoveNormally(Step):
    """Move units from adjacent systems as in an activation (rebellion:move.10)."""

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose the origins and what moves."""
        act.came += yield from move_normally(table, act.seat, act.side, act.system)

    def text(self) -> Message:
        return say("rebellion-effect-move-normally")


@dataclass(frozen=True, slots=True)
class DriveOut(Step):
    """The Empire must take all its ground units here to one Imperial system, which it chooses."""

    def possible(self, table: Table, act: Act) -> bool:
        """Tell whether the units of some subjugated system have somewhere to go."""
        return any(self.refuges(table, system) for system in systems_where(table, (Subjugated(),)))

    def refuges(self, table: Table, system: int) -> list[int]:
        """Return where the units of a system may go; the errata bar systems with Rebel ground units."""
        return [
            other
            for other in systems_where(table, (ImperialSystem(),))
            if other != system and not (table.errata and table.has_ground(other, REBEL))
        ]

    def run(self, table: Table, act: Act) -> Play[None]:
        """Let the Empire choose the system."""
        refuges = self.refuges(table, act.system)
        if not refuges:
            return
        options: list[Option] = [("system", system) for system in refuges]
        choice = yield Choose(table.admiral(EMPIRE), options, "rebellion-choose-refuge")
        moved = {unit: table.count(act.system, unit) for unit in GROUND_OF[EMPIRE] if table.count(act.system, unit)}
        for unit, count in moved.items():
            move_unit(table, unit, count, act.system, choice[1])
        places = {"origin": place_name(act.system), "target": place_name(choice[1])}
        table.log.tell("rebellion-moves", units=units_named(moved), **places)
        yield from fight_here(table, EMPIRE, choice[1], [act.system])

    def text(self) -> Message:
        return say("rebellion-effect-drive-out")


def moving_text(terms: Terms) -> Message:
    """Say which units may move."""
    if terms.caps:
        return say("rebellion-moving-caps", units=units_named(dict(terms.caps)))
    kind = "units" if terms.units is None else "ground" if UNITS[terms.units[0]].theater == GROUND else "space"
    units = say(f"rebellion-moving-{kind}")
    return units if terms.most == ANY_NUMBER else say("rebellion-moving-most", most=terms.most, units=units)


def terms_text(terms: Terms) -> tuple[Message, ...]:
    """Say what a movement may ignore."""
    notes = [say("rebellion-terms-adjacency")]
    if terms.ignore_transport:
        notes.append(say("rebellion-terms-transport"))
    if terms.ignore_pins:
        notes.append(say("rebellion-terms-pins"))
    return tuple(notes)


def fight_here(table: Table, side: int, system: int, came: list[int]) -> Play[None]:
    """Let the base come to light if it must, then fight if there are enemies."""
    from tablero.games.rebellion.combat import fight  # combat itself knows the cards

    yield from settle_after_movement(table)  # rebellion:base.11
    yield from fight(table, system, side, came)  # rebellion:move.09


@dataclass(frozen=True, slots=True)
class Fight(Step):
    """Resolve a combat here if both sides have units to fight it; with a theater, only if enemies are in it."""

    theater: int | None = None

    def run(self, table: Table, act: Act) -> Play[None]:
        """Fight."""
        if self.theater is None or table.has_theater(act.system, 1 - act.side, self.theater):
            yield from fight_here(table, act.side, act.system, act.came)

    def text(self) -> Message:
        kind = "" if self.theater is None else f"-{THEATER_KEYS[self.theater]}"
        return say(f"rebellion-effect-fight{kind}")
