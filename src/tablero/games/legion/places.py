"""Where the miniatures of a unit may come to stand, and finding such places: what moves, deployments and melees share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from math import isqrt
from typing import Any, Final, TypeAlias

from tablero.games.legion import keywords
from tablero.games.legion.battlefield import body_of, everybody, shape_of, standing, token_body
from tablero.games.legion.measuring import enemies_touched
from tablero.games.legion.state import POSITION, Battle, Miniature, Unit
from tablero.games.legion.terrain import MATTER, floors, highest_under, why_not_stand
from tablero.kernel import Reason, because
from tablero.tabletop import (
    INCH,
    LIMIT,
    MODEL,
    TOUCH,
    Barred,
    Battlefield,
    Body,
    Going,
    Ground,
    Point,
    Pose,
    all_overlapping,
    distance,
    lattice,
    may_be_within,
    on_table,
    overlapping,
    room_taken,
)

Spot: TypeAlias = "tuple[int, ...]"
Spots: TypeAlias = "tuple[Any, ...]"

GAP: Final = INCH // 8
"""How far from each other miniatures stand that are placed for somebody."""
SIDES: Final = 24
"""From how many sides contact with a base is tried."""
SPARE: Final = 500
"""A miniature that can't be in Cohesion is as near to its leader as can be if it is so much farther than one that was found."""


class Places:
    """Where the miniatures of a unit may stand. Lives for one question."""

    def __init__(self, battle: Battle, unit: Unit) -> None:
        self.battle = battle
        self.unit = unit
        self.edition = battle.edition
        self.followers = [id for id in unit.miniatures if id != unit.leader]
        self.enemies = standing(battle, 1 - unit.seat)
        self.others = [id for id in everybody(battle) if id not in unit.miniatures]

    # Judging.

    def why_not_there(self, field: Battlefield, id: int) -> Reason | None:
        """Return why a miniature can't stand where it does on a field, whatever brought it there."""
        if not on_table(field, id):
            return self._because(("legion26:move.02", "legion23:move.02"), "legion-off-the-battlefield")
        if room_taken(field, id, MODEL):
            # legion26:core.06, legion23:vehicle.ground.5, legion23:vehicle.repulsor.7
            # legion23:type.creature.3, legion23:type.emplacement.2
            return self._because(("legion26:move.10", "legion23:vehicle.repulsor.7"), "legion-on-a-miniature")
        if self.on_token(field, id):
            return self._because(("legion26:obj.06", "legion23:move.17"), "legion-on-a-token")
        beside = self.edition.objectives.why_not_beside(self.battle, field, id)  # legion23:objective.04
        return beside or why_not_stand(self.battle, field, self.miniature(id))

    def _because(self, rules: tuple[str, str], key: str) -> Reason:
        return because(self.edition.rule(*rules), key, unit=self.battle.name(self.unit))

    def on_token(self, field: Battlefield, id: int) -> bool:
        """Tell whether a miniature overlaps a token on which nobody may stand."""
        barring = [token for token in self.battle.tokens if token.kind in self.edition.moving.tokens]
        barring = [token for token in barring if token.name != POSITION]  # legion23:battlecard.payload.7
        near = [body for body in map(token_body, barring) if may_be_within(field[id], body, 0)]
        there = field.copy() if near else field
        return any(overlapping(there, id, there.add(body)) for body in near)

    def why_not_touch(self, field: Battlefield, ids: Iterable[int], target: Unit | None) -> Reason | None:
        """Return why miniatures can't stand where they do because of enemies they touch: only the target may be touched."""
        for id in ids:
            units = {self.battle.miniatures[each].unit for each in enemies_touched(self.battle, field, self.unit, id)}
            if target is not None and units - {target.id}:
                # legion26:melee.07, legion23:melee.05
                rule = self.edition.rule("legion26:melee.07", "legion23:melee.05")
                return because(rule, "legion-touches-several", unit=self.battle.name(self.unit))
            if target is None and units:
                rule = self.edition.rule("legion26:melee.02", "legion23:core.06")
                return because(rule, "legion-touches-an-enemy", unit=self.battle.name(self.unit))
        return None

    def why_not_followers(self, field: Battlefield, ids: Sequence[int], target: Unit | None) -> Reason | None:
        """Return why followers can't stand where they do on a field, their leader being where it is.

        They are in Cohesion, or as near to the leader as can be; and in contact with the target, where there is one.
        """
        for id in ids:
            reason = self.why_not_there(field, id)
            if reason is not None:
                return reason
        reason = self.why_not_touch(field, ids, target)
        if reason is not None:
            return reason
        # legion26:core.14, legion23:unit.02
        apart = [id for id in ids if self.edition.cohesion.why_not(self.battle, field, self.unit, id) is not None]
        idle = [id for id in ids if target is not None and not self.in_contact(field, id)]
        if not apart and not idle:
            return None
        return self._why_not_better(field, ids, apart, idle, target)

    def _why_not_better(
        self, field: Battlefield, ids: Sequence[int], apart: list[int], idle: list[int], target: Unit | None
    ) -> Reason | None:
        """Return why followers that are out of Cohesion, or out of contact, must stand otherwise: it is possible."""
        found = self.gathered(field, ids, target)
        for id in apart:
            if self.edition.cohesion.why_not(self.battle, found, self.unit, id) is None:
                return self.edition.cohesion.why_not(self.battle, field, self.unit, id)
            # legion26:cohesion.05, legion23:move.05: as near to the leader as can be
            if distance(field, id, self.unit.leader) > distance(found, id, self.unit.leader) + SPARE:
                rule = self.edition.rule("legion26:cohesion.05", "legion23:move.05")
                return because(rule, "legion-nearer-the-leader", unit=self.battle.name(self.unit))
        if sum(self.in_contact(found, id) for id in ids) > len(ids) - len(idle):
            # legion26:melee.03, legion26:melee.05, legion26:melee.06, legion23:melee.03, legion23:melee.04, legion23:melee.06
            rule = self.edition.rule("legion26:melee.03", "legion23:melee.03")
            return because(rule, "legion-not-in-contact", unit=self.battle.name(self.unit))
        return None

    def in_contact(self, field: Battlefield, id: int) -> bool:
        """Tell whether a miniature touches an enemy."""
        return bool(enemies_touched(self.battle, field, self.unit, id))

    # Poses.

    def miniature(self, id: int) -> Miniature:
        """Return a miniature by its number."""
        return self.battle.miniatures[id]

    def facing(self) -> int:
        """Return the facing that followers have: that of their leader."""
        pose = self.miniature(self.unit.leader).pose
        return 0 if pose is None else pose.facing

    def put(self, field: Battlefield, id: int, pose: Pose) -> None:
        """Put a miniature somewhere on a field of one's own."""
        field.replace(id, self._body.at(pose))

    @cached_property
    def _body(self) -> Body:
        """What any miniature of the unit is on the battlefield."""
        return body_of(self.battle, self.miniature(self.unit.leader), Pose(0, 0))

    def settle(self, field: Battlefield, id: int, spot: Spot, near: int, facing: int) -> Pose:
        """Put a miniature at a spot of a field and return its pose.

        Where no height is given it is that on which it can stand and that is nearest to another height.
        """
        pose = Pose(spot[0], spot[1], spot[2] if len(spot) > 2 else 0, facing)
        self.put(field, id, pose)
        if len(spot) > 2 or not all_overlapping(field, id, MATTER):
            return pose
        if keywords.vehicle(self.unit):
            heights = [highest_under(field, id)]
        else:
            heights = sorted(floors(field, id), key=lambda high: (abs(high - near), high))
        for high in heights:
            self.put(field, id, pose._replace(z=high))
            if why_not_stand(self.battle, field, self.miniature(id)) is None:
                return pose._replace(z=high)
        self.put(field, id, pose)
        return pose

    # Finding places.

    @cached_property
    def footing(self) -> Ground:
        """The ground without what a miniature of this unit can't stand on at height 0, nor touch: for a quick first look."""
        field = self.battle.field
        matter = field.of_kind(MATTER)
        enemies = set(self.enemies)
        bodies = [Barred(id, TOUCH + 1 if id in enemies else 0) for id in self.others] + [
            Barred(each) for each in matter
        ]
        return Ground(field, self._body.shape, max(1, self._body.height), Going(tuple(bodies)))

    @cached_property
    def contact(self) -> Ground:
        """The ground with all other miniatures barred, to find places that touch them."""
        unit = self.unit
        bodies = tuple(Barred(id) for id in self.others)
        return Ground(self.battle.field, shape_of(unit.card.base), 1, Going(bodies))

    def gathered(self, field: Battlefield, ids: Sequence[int], target: Unit | None) -> Battlefield:
        """Return the field with these followers placed round their leader as well as is found, in contact first."""
        there = field.copy()
        for id in ids:
            if id in there:
                there.remove(id)
        for id in ids:
            self._place(there, id, target)
        return there

    def _place(self, field: Battlefield, id: int, target: Unit | None) -> None:
        """Put a follower on a field: in contact with the target, else in Cohesion, else as near as is found."""
        leader = field[self.unit.leader].pose
        if target is not None:
            for pose in self._touching(field, target, leader):
                if self._fits(field, id, pose, target):
                    return
        for pose in self._around(field, id, leader):
            if self._fits(field, id, pose, target):
                return
        for x, y in lattice((leader.x, leader.y), self._pitch, 200):
            self.settle(field, id, (x, y), leader.z, leader.facing)
            if self.why_not_there(field, id) is None and self.why_not_touch(field, [id], target) is None:
                return
        self.put(field, id, self.miniature(id).pose or leader)

    def _fits(self, field: Battlefield, id: int, pose: Pose, target: Unit | None) -> bool:
        """Put a follower somewhere; tell whether it may stand there, in Cohesion, or take it off again."""
        self.put(field, id, pose)
        if (
            self.why_not_there(field, id) is None
            and self.edition.cohesion.why_not(self.battle, field, self.unit, id) is None
            and self.why_not_touch(field, [id], target) is None
        ):
            return True
        field.remove(id)
        return False

    @cached_property
    def _pitch(self) -> int:
        base = self.unit.card.base
        return max(base.length, base.width) + GAP

    def _around(self, field: Battlefield, id: int, leader: Pose) -> Iterator[Pose]:
        """Yield poses round the leader: as the follower stood to it before, and then a lattice."""
        base, reach = self.unit.card.base, self.edition.cohesion.reach
        far = isqrt(2) + reach + max(base.length, base.width)
        before, was = self.miniature(id).pose, self.miniature(self.unit.leader).pose
        points: list[Point] = []
        if before is not None and was is not None:
            points.append((leader.x + before.x - was.x, leader.y + before.y - was.y))
        count = (2 * far // self._pitch + 2) ** 2 // 3 + len(self.unit.miniatures)
        points += lattice((leader.x, leader.y), self._pitch, count)
        for x, y in points:
            if (x - leader.x) ** 2 + (y - leader.y) ** 2 > far * far:
                continue
            level = Pose(x, y, 0, leader.facing)
            if self.footing.stands(level):
                yield level
            elif leader.z or not self.footing.on_table(level):
                yield self.settle(field, id, (x, y), leader.z, leader.facing)

    def _touching(self, field: Battlefield, target: Unit, leader: Pose) -> Iterator[Pose]:
        """Yield poses in contact with miniatures of a unit, those nearest to the leader first."""
        found = [
            pose
            for enemy in target.miniatures
            for pose in self.contact.around(enemy, leader.facing, field[enemy].pose.z, SIDES)
            if self.contact.stands(pose)
        ]
        return iter(sorted(found, key=lambda pose: ((pose.x - leader.x) ** 2 + (pose.y - leader.y) ** 2, pose)))


def is_spot(value: Any) -> bool:
    """Tell whether a value could be a place on the table: two or three whole numbers of its size."""
    return (
        isinstance(value, tuple)
        and 2 <= len(value) <= 3
        and all(type(each) is int and abs(each) < LIMIT for each in value)
    )
