"""What missions and action cards do to the build queue (rulebook: "Construcción de unidades").

Options of the form `("queued", space, unit)` are units of a type on a space of the queue.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tablero.games.rebellion.asking import asking
from tablero.games.rebellion.board import gain_units, place_name, unit_name, units_named
from tablero.games.rebellion.build import put_on_queue
from tablero.games.rebellion.cards import Act
from tablero.games.rebellion.conditions import icons_of
from tablero.games.rebellion.effects import Deed, Step, assigned
from tablero.games.rebellion.effects_units import ask_victims, tell_gained
from tablero.games.rebellion.facts import (
    BUILT_FROM,
    DEATH_STAR,
    DEATH_STAR_UNDER_CONSTRUCTION,
    SYSTEMS,
    UNIT_COUNT,
    UNITS,
    UNITS_OF,
    Icon,
)
from tablero.games.rebellion.leaders import leader_name
from tablero.games.rebellion.state import QUEUE_SPACES, Table
from tablero.kernel import Choose, Message, Option, Play, say


@dataclass(frozen=True, slots=True)
class QueueFromIcons(Step):
    """Put a unit for each icon of the system on its space of the queue."""

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose where an icon builds several kinds."""
        space = SYSTEMS[act.system].build
        for icon in icons_of(table, act.system):  # rebellion:build.12
            options: list[Option] = [("unit", unit) for unit in BUILT_FROM[act.side, icon] if table.supply[unit]]
            if options:  # rebellion:build.06
                choice = yield Choose(act.seat, options, asking(act, "rebellion-choose-queued", space=space))
                put_on_queue(table, act.side, [(space, choice[1], 1)])  # rebellion:build.11

    def text(self) -> Message:
        return say("rebellion-effect-queue-icons")


@dataclass(frozen=True, slots=True)
class QueueUnit(Deed):
    """Put a certain unit on a space of the queue."""

    unit: int
    space: int

    def do(self, table: Table, act: Act) -> None:
        """Put it there, if there is one in the supply."""
        put_on_queue(table, act.side, [(self.space, self.unit, 1)])

    def text(self) -> Message:
        return say("rebellion-effect-queue-unit", unit=unit_name(self.unit), space=self.space)


@dataclass(frozen=True, slots=True)
class BuildDeathStar(Deed):
    """Put the unfinished Death Star here and a finished one on space 3 of the queue."""

    def do(self, table: Table, act: Act) -> None:
        """Start the works (rebellion:deathstar.03); while the one site in the box is at work elsewhere, none begin."""
        if gain_units(table, act.system, DEATH_STAR_UNDER_CONSTRUCTION, 1):
            tell_gained(table, act.system, {DEATH_STAR_UNDER_CONSTRUCTION: 1})
            put_on_queue(table, act.side, [(QUEUE_SPACES, DEATH_STAR, 1)])

    def text(self) -> Message:
        return say("rebellion-effect-build-death-star")


Queued = tuple[str, int, int]


def queued(table: Table, side: int, spaces: Sequence[int]) -> list[Queued]:
    """Return a side's units on these spaces of the queue: the space and the type of each."""
    return [
        ("queued", space, unit) for space in spaces for unit in UNITS_OF[side] if table.queue[space * UNIT_COUNT + unit]
    ]


SPACES = tuple(range(1, QUEUE_SPACES + 1))


def _off_queue(table: Table, space: int, unit: int, count: int = 1) -> None:
    """Destroy units on the queue (rebellion:unit.08)."""
    table.queue[space * UNIT_COUNT + unit] -= count
    table.supply[unit] += count
    table.log.tell("rebellion-destroyed-on-queue", units=units_named({unit: count}), space=space)


@dataclass(frozen=True, slots=True)
class DestroyQueuedByIcon(Step):
    """For each icon of the system destroy an enemy unit of that icon on the queue (rebellion:resource.02)."""

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose one for each icon."""
        for icon in icons_of(table, act.system):
            options: list[Option] = [*_of_icon(queued(table, 1 - act.side, SPACES), icon)]
            if options:
                choice = yield Choose(act.seat, options, asking(act, "rebellion-choose-queued-victim"))
                _off_queue(table, choice[1], choice[2])

    def text(self) -> Message:
        return say("rebellion-effect-destroy-queued-icons")


def _of_icon(options: list[Queued], icon: Icon) -> list[Queued]:
    return [option for option in options if UNITS[option[2]].icon == icon]


@dataclass(frozen=True, slots=True)
class DestroyQueued(Step):
    """Destroy enemy units on the queue up to a sum of health (rebellion:unit.09)."""

    health: int

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose them; a Death Star has no health and can't be among them (rebellion:deathstar.02)."""
        options = queued(table, 1 - act.side, SPACES)
        stock = [(option[2], table.queue[option[1] * UNIT_COUNT + option[2]]) for option in options]
        question = ask_victims(act.seat, options, stock, self.health)
        if question is None:
            return
        amounts = yield question
        for option, amount in zip(question.options, amounts, strict=True):
            if amount:
                _off_queue(table, int(option[1]), int(option[2]), amount)

    def text(self) -> Message:
        return say("rebellion-effect-destroy-queued", health=self.health)


@dataclass(frozen=True, slots=True)
class AdvanceQueue(Step):
    """Move own units a space on in the queue, one, or more if a certain leader is assigned."""

    leader: int

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose the units, each of them once."""
        moved: list[Queued] = []
        for _ in range(2 if assigned(act, self.leader) else 1):
            options: list[Option] = [
                option
                for option in queued(table, act.side, SPACES[1:])
                if table.queue[option[1] * UNIT_COUNT + option[2]] > moved.count(option)
            ]
            if not options:
                return
            _, space, unit = yield Choose(act.seat, options, asking(act, "rebellion-choose-advanced"))
            table.queue[space * UNIT_COUNT + unit] -= 1
            table.queue[(space - 1) * UNIT_COUNT + unit] += 1
            moved.append(("queued", space - 1, unit))
            table.log.tell("rebellion-advances", unit=unit_name(unit), space=space - 1)

    def text(self) -> Message:
        return say("rebellion-effect-advance-queue", leader=leader_name(self.leader))


@dataclass(frozen=True, slots=True)
class DeployFromQueue(Step):
    """Deploy an own unit of the first spaces of the queue here."""

    spaces: tuple[int, ...]

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose the unit."""
        options: list[Option] = [
            option for option in queued(table, act.side, self.spaces) if may_deploy(table, option[2], act.system)
        ]
        if not options:
            return
        _, space, unit = yield Choose(act.seat, options, asking(act, "rebellion-choose-deployed"))
        table.queue[space * UNIT_COUNT + unit] -= 1
        table.units[act.system * UNIT_COUNT + unit] += 1
        if unit == DEATH_STAR:
            table.units[act.system * UNIT_COUNT + DEATH_STAR_UNDER_CONSTRUCTION] -= 1
            table.supply[DEATH_STAR_UNDER_CONSTRUCTION] += 1
        table.log.tell("rebellion-deploys", units=units_named({unit: 1}), place=place_name(act.system))

    def text(self) -> Message:
        return say("rebellion-effect-deploy-from-queue")


def may_deploy(table: Table, unit: int, system: int) -> bool:
    """Tell whether an effect may deploy a unit here."""
    if table.sabotaged[system]:
        return False  # rebellion:sabotage.03
    if unit == DEATH_STAR:
        return table.count(system, DEATH_STAR_UNDER_CONSTRUCTION) > 0  # rebellion:deathstar.05
    return SYSTEMS[system].populous  # rebellion:deploy.05
