"""Riding: a card lets a unit ride with another, which carries it along and is protected by it while they touch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tablero.games.legion import keywords
from tablero.games.legion.cards import Keyword
from tablero.games.legion.dice import RED
from tablero.games.legion.measuring import touches
from tablero.games.legion.placing import Placing, PlacingLeader
from tablero.games.legion.state import ON_BATTLEFIELD, WHILE_RIDDEN, Battle, Granted, Unit
from tablero.kernel import Play, Reason, because, say
from tablero.tabletop import Battlefield, Point

RIDES: Final = "rides"
"""What a unit has that rides, about the name of whom it rides with."""
CARRIES: Final = "carries"
"""What a unit has that touches its rider, about the number of that unit, whose Dodge tokens it may spend."""
RED_DEFENCE: Final = "red-defence"
"""How effects write that a unit rolls red defence dice, whatever is printed on its card."""
SIDES: Final = 24


def riders(battle: Battle, mount: Unit) -> list[Unit]:
    """Return the units that ride with another."""
    own = [unit for unit in battle.units_of(mount.seat) if unit is not mount]
    return [unit for unit in own if any(each.about == mount.card.name for each in keywords.named(unit, RIDES))]


class Beside(PlacingLeader):
    """Placing the leader of a rider in contact with whom it rides with."""

    def __init__(self, battle: Battle, unit: Unit, mount: Unit) -> None:
        super().__init__(battle, unit, self.why_not_beside, battle.field[mount.leader].pose)
        self.mount = mount

    def why_not_beside(self, field: Battlefield, id: int) -> Reason | None:
        """Return why the leader can't be placed there: it must touch whom it rides with."""
        if touches(self.battle, field, id, self.mount.leader):
            return None
        rule = self.battle.edition.rule("legion26:measure.14", "legion23:measure.11")
        return because(
            rule, "legion-not-at-mount", unit=self.battle.name(self.unit), mount=self.battle.name(self.mount)
        )

    def grid(self) -> Iterator[Point]:
        """Yield the points beside it."""
        poses = self.contact.around(self.mount.leader, 0, self.was.z, SIDES)
        return ((pose.x, pose.y) for pose in poses)


def carry_along(battle: Battle, mount: Unit) -> Play[None]:
    """Have those placed in contact with a unit that has moved who ride with it, where there is room."""
    for unit in riders(battle, mount) if mount.place == ON_BATTLEFIELD else ():
        leader = Beside(battle, unit, mount)
        if not (yield from leader.has_room()):
            continue
        ask = say("legion-ask-ride", unit=battle.name(unit), mount=battle.name(mount))
        yield from leader.make(ask)
        followers = [id for id in unit.miniatures if id != unit.leader]
        if followers:
            yield from Placing(battle, unit, followers).make(ask)


def settle(battle: Battle) -> None:
    """See who touches a rider now, and is protected by it."""
    for unit in battle.units:
        if any(each.until == WHILE_RIDDEN for each in unit.granted):
            unit.granted = [each for each in unit.granted if each.until != WHILE_RIDDEN]
    for rider in [unit for unit in battle.units if unit.place == ON_BATTLEFIELD and keywords.has(unit, RIDES)]:
        for mount in battle.units_of(rider.seat):
            if rider in riders(battle, mount) and touches(battle, battle.field, rider.leader, mount.leader):
                words = (Keyword("deflect"), Keyword(RED_DEFENCE), Keyword(CARRIES, about=str(rider.id)))
                mount.granted += [Granted(word, WHILE_RIDDEN) for word in words]


def defence_die(unit: Unit) -> str:
    """Return the colour of the defence dice that a unit rolls."""
    return RED if keywords.has(unit, RED_DEFENCE) else unit.card.defence_die
