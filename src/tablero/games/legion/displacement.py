"""Displacement (rulebook of 2023: "Desplazamiento"): Troopers make room for what drives over them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tablero.games.legion.placing import Placing, PlacingLeader
from tablero.games.legion.state import Battle, Unit
from tablero.games.legion.suppression import suppress
from tablero.games.legion.tools import TOOLS
from tablero.kernel import Message, Play, Reason, because, say
from tablero.tabletop import Battlefield, Body, Point, Pose, distance

FARTHER = 16
"""How many times as far away a place is looked for where there is none as near as it should be."""


def displace(battle: Battle, seat: int, by: Message, ids: Sequence[int], before: Mapping[int, Pose]) -> Play[None]:
    """Have the opponent of whoever moved something place the miniatures that it has displaced, unit by unit.

    Whose they are doesn't matter (legion23:notched.20).
    """
    for number in sorted({battle.miniatures[id].unit for id in ids}):
        unit = battle.units[number]
        yield from _place(battle, unit, [id for id in ids if id in unit.miniatures], 1 - seat, before)
        if not unit.displaced:
            unit.displaced = True  # legion23:notched.16
            suppress(battle, unit)  # legion23:notched.16
        battle.log.tell("legion-displaced", unit=battle.name(unit), by=by)


def _place(battle: Battle, unit: Unit, ids: list[int], seat: int, before: Mapping[int, Pose]) -> Play[None]:
    """Have a player place the displaced miniatures of a unit: its leader near where it was, the others in cohesion."""
    question = say("legion-ask-displaced", unit=battle.name(unit))
    if unit.leader in ids:
        leader = DisplacedLeader(battle, unit, before[unit.leader])
        yield from leader.make(question, seat)  # legion23:notched.15
    rules = battle.edition.cohesion
    left = [
        id
        for id in unit.miniatures
        if id != unit.leader
        and (battle.miniatures[id].pose is None or rules.why_not(battle, battle.field, unit, id) is not None)
    ]
    if left:
        yield from Placing(battle, unit, left).make(question, seat)  # legion23:notched.15


class DisplacedLeader(PlacingLeader):
    """Placing a displaced leader: as far as a Speed-1 move from where it was, or as near as can be."""

    def __init__(self, battle: Battle, unit: Unit, was: Pose) -> None:
        super().__init__(battle, unit, self.why_not_near, was)
        self.reach = TOOLS[1].length
        while self.found() is None and self.reach < FARTHER * TOOLS[1].length:
            self.reach += TOOLS[1].length
        far = self.reach + self.unit.card.base.length
        self.areas = [(was.x - far, was.y - far, was.x + far, was.y + far)]

    def why_not_near(self, field: Battlefield, id: int) -> Reason | None:
        """Return why the leader can't be placed there: too far from where it was (legion23:notched.15)."""
        there = Battlefield(field.width, field.depth)
        now, was = there.add(field[id]), there.add(Body(field[id].shape, self.was))
        if distance(there, now, was) <= self.reach:
            return None
        return because("legion23:notched.15", "legion-displaced-too-far", unit=self.battle.name(self.unit))

    def grid(self) -> Iterator[Point]:
        """Yield points round where it was, the nearest first."""
        step = self.unit.card.base.length // 2
        most = (self.reach + self.unit.card.base.length) // step
        points = [
            (self.was.x + across * step, self.was.y + along * step)
            for across in range(-most, most + 1)
            for along in range(-most, most + 1)
        ]
        return iter(sorted(points, key=lambda p: ((p[0] - self.was.x) ** 2 + (p[1] - self.was.y) ** 2, p)))
