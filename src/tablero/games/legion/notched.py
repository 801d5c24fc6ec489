"""Notched bases (rulebook: "Notched Base Movement", "Appendix A"): they slide along the tool, forward, backward or sideways.

The leader's part of an answer is `(turn, speed, bend, travel)`: how far it is turned before the tool is laid, which
tool, how far its joint is bent, in tenths of a degree, and how far the base slides, in hundredths of a millimetre. The
answer for a Pivot is `(turn,)`.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from functools import cached_property
from typing import Any, Final

from tablero.games.legion import keywords
from tablero.games.legion.battlefield import shape_of
from tablero.games.legion.measuring import enemies_touched
from tablero.games.legion.moving import Move, Moved, Terms, drawn_tool, flat
from tablero.games.legion.moving_rules import PIVOT, REVERSE, STRAFES
from tablero.games.legion.places import Spots, is_spot
from tablero.games.legion.sliding import NOTCHES, Part, Slides, is_numbers
from tablero.games.legion.speed import slowed
from tablero.games.legion.state import NOBODY, Battle, Unit
from tablero.games.legion.tools import TOOLS, WIDTH, arm, barring, under_tools
from tablero.kernel import Json, Reason, Rng, because, say
from tablero.tabletop import (
    MM,
    QUARTER,
    TURN,
    Battlefield,
    Ground,
    Point,
    Pose,
    facing_to,
    first_entered,
    on_table,
    turn_between,
)

TURNS: Final = (0, 300, -300, 600, -600, 900, -900)
"""Turns and bends that are tried where a way is looked for."""
SHARES: Final = (4, 3, 2, 1)
"""How far along the tool, in quarters."""
BACK: Final = MM
"""The steps in which shorter moves are tried where a move can't be completed."""


class NotchedMove(Slides, Move):
    """A move along the tool: a Standard Move, a Reverse or a Strafe Move, or the Climb of a vehicle that climbs."""

    answers = "tool"

    @property
    def notch(self) -> int:
        """Where the notch is in which the tool is laid."""
        return NOTCHES[self.terms.kind]

    @property
    def arm(self) -> int:
        """How far from the middle of the base the notch is."""
        return arm(self.unit.card.base, self.terms.kind in STRAFES)

    @cached_property
    def speed(self) -> int:
        """The Speed of the unit for this kind of move."""
        if self.terms.kind in (REVERSE, *STRAFES):
            # legion26:apxa.03, legion26:kw.strafe-move.2, legion23:notched.18, legion23:kw.hover.4
            return slowed(self.terms.speed)
        return self.terms.speed

    @cached_property
    def base_ground(self) -> Ground:
        """The ground as the leader's base meets it: what it can't cross is barred."""
        # legion26:move.09, legion23:move.06: nothing but its base is in anybody's way
        return barring(self.battle.field, shape_of(self.unit.card.base), self.barring)

    def leader_pose(self, field: Battlefield, part: Any) -> Pose:
        """Put the leader on a field where it gets by a move, and return its pose."""
        x, y, _, facing = self.end(part)
        for id in self.displaced(part):
            field.remove(id)  # legion23:notched.14
        return self.settle(field, self.unit.leader, (x, y), self.start.z, facing)

    def about(self) -> Json:
        """Return how the tool may be laid, and from where."""
        return {
            "leader": self.index,
            "start": list(self.start),
            "turn": self.edition.moving.first_turn(self.unit),
            "arm": self.arm,
            "notch": self.notch,
            "tools": [[speed, TOOLS[speed].length] for speed in range(1, self.speed + 1)],
            "bend": TOOLS[1].most_bend,
            "width": WIDTH,
            "compulsory": self.terms.compulsory,
        }

    def trace(self, spots: Spots) -> Json:
        """Return the tool as it lies."""
        part = spots[self.index]
        return drawn_tool(part[1], self.laid(part))

    # Judging.

    def why_not_form(self, spots: Spots) -> Reason | None:
        """Return why an answer says nothing, or lays a tool as none can be laid."""
        spare = [spot for number, spot in enumerate(spots) if number != self.index]
        part = spots[self.index]
        if not all(is_spot(spot) for spot in spare) or not is_numbers(part, 4):
            return Reason(say("legion-a-tool-and-places", count=len(spare)))
        return self.why_not_laid(part)

    def why_not_part(self, part: Any) -> Reason | None:
        """Return why the leader can't move so, or why another miniature can't be put there: `(number, …)`."""
        part = flat(part)
        if not isinstance(part, tuple) or part[:1] != (self.index,):
            return super().why_not_part(part)
        leader = part[1:]
        if not is_numbers(leader, 4):
            return Reason(say("legion-a-tool-and-places", count=len(self.followers)))
        reason = self.why_not_laid(leader)
        if reason is not None:
            return reason
        field = self.cleared()
        self.leader_pose(field, leader)
        return self.why_not_led(field, leader)

    def cleared_for_followers(self) -> Battlefield:
        """Return the field without the unit and without those whom its leader may displace: its way is not known yet."""
        field = self.cleared()
        for id in self.displaceable:
            field.remove(id)  # legion23:notched.14
        return field

    def why_not_laid(self, part: Part) -> Reason | None:
        """Return why a tool can't be laid so, or a base not slide so far."""
        _, speed, bend, travel = part
        unit = self.battle.name(self.unit)
        reason = self.why_not_turned(part[0])
        if reason is not None:
            return reason
        if not 1 <= speed <= self.speed:
            rule = self.edition.rule("legion26:notch.02", "legion23:notched.01")
            return because(rule, "legion-too-fast", unit=unit, speed=self.speed)
        if abs(bend) > TOOLS[speed].most_bend or not 0 <= travel <= self.whole(speed):
            rule = self.edition.rule("legion26:notch.03", "legion23:notched.02")
            return because(rule, "legion-no-such-tool", unit=unit)
        return None

    def why_not_turned(self, turn: int) -> Reason | None:
        """Return why the leader can't be turned so far before the tool is laid."""
        if abs(turn) <= self.edition.moving.first_turn(self.unit):
            return None
        rule = self.edition.rule("legion26:notch.01", "legion23:notched.01")
        return because(rule, "legion-turned-too-far", unit=self.battle.name(self.unit))

    def why_not_led(self, field: Battlefield, part: Any) -> Reason | None:
        """Return why the leader can't slide to where it stands on a field, or not stand there."""
        return self._why_not_way(part) or super().why_not_led(field, part)  # legion26:notch.08

    def why_not_leader(self, field: Battlefield, part: Any) -> Reason | None:
        """Return why the leader can't get to where it stands on a field."""
        reason = self.why_not_height(field[self.unit.leader].pose.z)
        if reason is not None:
            return reason
        most = self.fastest(field, part)
        if part[1] > most:
            rule = self.edition.rule("legion26:move.12", "legion23:move.09")
            return because(rule, "legion-slowed", unit=self.battle.name(self.unit))
        return self._why_not_compulsory(part, most) if self.terms.compulsory else None

    def _why_not_way(self, part: Part) -> Reason | None:
        # legion26:notch.06, legion23:notched.05, legion23:notched.10
        if self._entered(part) is None:
            return None
        rule = self.edition.rule("legion26:notch.06", "legion23:notched.05")
        return because(rule, "legion-in-the-way", unit=self.battle.name(self.unit))

    def _entered(self, part: Part) -> int | None:
        """Return what is in the way of a move that the leader's base would enter, or None."""
        if part not in self._ways:
            # legion26:move.02, legion23:move.15: on its way a base may leave the table
            entered = first_entered(self.base_ground, self.begin(part), self.path(part))
            self._ways[part] = None if entered is None else entered[1]
        return self._ways[part]

    @cached_property
    def _ways(self) -> dict[Part, int | None]:
        """What is in the way, by the ways that have been looked at."""
        return {}

    def fastest(self, field: Battlefield, part: Part) -> int:
        """Return the Speed of a move to where the unit stands on a field: difficult terrain under its tool slows it too."""
        there = self.speed_there(field)
        most = min(self.speed, there) if there < self.terms.speed else self.speed
        if self.difficult and self._lies_in_difficult(part):
            return min(most, slowed(self.speed))
        return most

    def _lies_in_difficult(self, part: Part) -> bool:
        ground = under_tools(self.battle.field, self.difficult)
        return TOOLS[part[1]].over(self.laid(part), ground) is not None

    def _why_not_compulsory(self, part: Part, most: int) -> Reason | None:
        """Return why a compulsory move goes on: it is at full Speed, and full or as far as can be."""
        unit = self.battle.name(self.unit)
        # legion26:kw.compulsory-move, legion23:kw.speeder-x.3
        rule = self.edition.rule("legion26:kw.compulsory-move", "legion23:kw.speeder-x.3")
        if part[1] < most:
            return because(rule, "legion-full-speed", unit=unit, speed=most)
        if part[3] < self.farthest(part[0], part[1], part[2]):
            return because(rule, "legion-farther", unit=unit)
        return None

    def farthest(self, turn: int, speed: int, bend: int) -> int:
        """Return how far the leader can slide along a tool that is laid so, ending where it may; 0 if it must stay."""
        laid = turn, speed, bend
        if laid not in self._farthest:
            ends = range(self.whole(speed), 0, -BACK)
            first = bisect_left(ends, True, key=lambda travel: self._entered((*laid, travel)) is None)
            parts = ((*laid, travel) for travel in ends[first:])
            found = (part for part in parts if self._may_end(part) and self._entered(part) is None)
            self._farthest[laid] = next(found, (*laid, 0))[3]
        return self._farthest[laid]

    @cached_property
    def _farthest(self) -> dict[tuple[int, int, int], int]:
        """How far it can slide along the tools that have been looked at, by how they are laid."""
        return {}

    def _may_end(self, part: Part) -> bool:
        if not self.base_ground.on_table(self.end(part)):
            return False
        field = self.cleared()
        pose = self.leader_pose(field, part)
        return self.why_not_there(field, self.unit.leader) is None and self.why_not_height(pose.z) is None

    # What came of it.

    def told(self, spots: Spots) -> Moved:
        """Return what an answer comes to, before anybody has moved."""
        part = spots[self.index]
        target = self.target(self.placed(spots))
        return Moved(
            self.terms.kind,
            part[1],
            full=part[3] == self.whole(part[1]),
            melee=NOBODY if target is None else target.id,
            passed=self.passed(part),
            stopped=self.stopped(part),
            displaced=tuple(self.displaced(part)),
        )

    @cached_property
    def displaceable(self) -> list[int]:
        """The miniatures that the unit displaces if it moves over them."""
        return self.edition.moving.displaced(self.battle, self.unit, self.terms.compulsory)

    def displaced(self, part: Part) -> list[int]:
        """Return the miniatures that the leader displaces on its way (legion23:notched.11)."""
        if part not in self._displaced:
            self._displaced[part] = self.crossed(part, self._displaceable_ground) if self.displaceable else []
        return self._displaced[part]

    @cached_property
    def _displaced(self) -> dict[Part, list[int]]:
        """Whom it displaces, by the ways that have been looked at."""
        return {}

    @cached_property
    def _displaceable_ground(self) -> Ground:
        """The ground that tells which of them the leader's base comes over."""
        return barring(self.battle.field, shape_of(self.unit.card.base), self.displaceable)

    def passed(self, part: Part) -> tuple[int, ...]:
        """Return the enemy units whose bases the leader's crosses; and, where the edition says so, those under its tool."""
        crossed = self.crossed(part, barring(self.battle.field, shape_of(self.unit.card.base), self.enemies))
        if self.edition.moving.passes_over():
            tool, laid = TOOLS[part[1]], self.laid(part)
            crossed += [id for id in self.enemies if tool.over(laid, under_tools(self.battle.field, [id])) is not None]
        return tuple(sorted({self.battle.miniatures[id].unit for id in crossed}))

    def crossed(self, part: Part, ground: Ground) -> list[int]:
        """Return those miniatures that are barred on a ground over whose bases the leader's comes on its way."""
        begin, path, field = self.begin(part), self.path(part), self.battle.field
        near = [each.number for each in ground.beside([begin, *path]).going.barred]
        return [id for id in near if first_entered(barring(field, ground.shape, [id]), begin, path) is not None]

    def stopped(self, part: Part) -> bool:
        """Tell whether a compulsory move ends early because it would leave the battlefield."""
        # legion26:move.03, legion23:move.16
        turn, speed, bend, travel = part
        if not self.terms.compulsory or travel == self.whole(speed):
            return False
        field, full = self.cleared(), (turn, speed, bend, self.whole(speed))
        self.leader_pose(field, full)
        return not on_table(field, self.unit.leader)

    # Finding answers.

    @property
    def most(self) -> int:
        """How far the leader may go at most."""
        return self.whole(max(1, self.speed))

    def parts_toward(self, goal: Point) -> Iterator[Part]:
        """Yield ways in which the leader could move towards a point, the best first."""
        found = [
            (turn, speed, bend, travel)
            for speed in self._speeds
            for turn in self._turns(goal)
            for bend in TURNS
            for travel in self._travels(speed)
        ]
        ends = {part: self.end(part) for part in found}
        found.sort(key=lambda part: ((ends[part].x - goal[0]) ** 2 + (ends[part].y - goal[1]) ** 2, part))
        for turn, speed, bend, travel in found[:60]:
            yield turn, speed, bend, self.farthest(turn, speed, bend) if self.terms.compulsory else travel
        yield 0, 1, 0, 0

    @property
    def _speeds(self) -> list[int]:
        """The Speeds that are tried for a move: a compulsory move only by as much slower as terrain slows it."""
        if self.terms.compulsory:
            return list(dict.fromkeys((self.speed, slowed(self.speed))))
        return list(range(self.speed, 0, -1))

    def _turns(self, goal: Point) -> list[int]:
        most = self.edition.moving.first_turn(self.unit)
        if not most:
            return [0]
        straight = turn_between(
            self.start.facing + self.notch, facing_to(goal[0] - self.start.x, goal[1] - self.start.y)
        )
        return list(dict.fromkeys((0, max(-most, min(most, straight)), most, -most)))

    def _travels(self, speed: int) -> list[int]:
        shares = SHARES[:1] if self.terms.compulsory else SHARES
        return [self.whole(speed) * share // SHARES[0] for share in shares]

    def random_part(self, rng: Rng) -> Part:
        """Return some way to move the leader."""
        turn = self.edition.moving.first_turn(self.unit)
        speed = rng.choice(self._speeds or [1])
        turn, bend = rng.between(-turn, turn), rng.between(-QUARTER, QUARTER)
        if self.terms.compulsory:
            return turn, speed, bend, self.farthest(turn, speed, bend)
        return turn, speed, bend, rng.between(self.whole(speed) // 2, self.whole(speed))


class Pivot(Move):
    """A Pivot: all miniatures of the unit turn on the spot, as far as the leader does."""

    answers = "turn"

    def __init__(self, battle: Battle, unit: Unit) -> None:
        super().__init__(battle, unit, Terms(PIVOT, 0))

    @property
    def farthest(self) -> int:
        """How far it may turn."""
        # legion26:apxa.01, legion26:kw.full-pivot, legion23:notched.09, legion23:kw.full-pivot
        return TURN // 2 if keywords.has(self.unit, "full-pivot") else QUARTER

    @cached_property
    def grounds(self) -> dict[int, Ground]:
        """The ground as the base of each miniature meets it: what it can't turn into is barred, not what it stands on."""
        field, base = self.battle.field, shape_of(self.unit.card.base)

        def stands_on(id: int, number: int) -> bool:
            here = field[id].pose
            return barring(field, base, [number]).enters(here, here) is not None

        return {
            id: barring(field, base, [number for number in self.barring if not stands_on(id, number)])
            for id in self.unit.miniatures
        }

    def why_not(self, spots: Any) -> Reason | None:
        """Return why the unit can't turn so, or None."""
        if not is_numbers(spots, 1):
            return Reason(say("legion-a-turn"))
        (turn,) = spots
        if abs(turn) > self.farthest:
            rule = self.edition.rule("legion26:apxa.01", "legion23:notched.09")
            return because(rule, "legion-turned-too-far", unit=self.battle.name(self.unit))
        field = self.placed(spots)
        for id in self.unit.miniatures:
            if field[id].pose == self.battle.field[id].pose:
                continue
            if self.grounds[id].enters(self.battle.field[id].pose, field[id].pose) is not None:
                # legion23:notched.10
                rule = self.edition.rule("legion26:notch.06", "legion23:notched.10")
                return because(rule, "legion-in-the-way", unit=self.battle.name(self.unit))
            reason = self.why_not_there(field, id) or self._why_not_new_contact(field, id)
            if reason is not None:
                return reason
        return None

    def _why_not_new_contact(self, field: Battlefield, id: int) -> Reason | None:
        """Return why a miniature can't turn so because it would touch an enemy that it doesn't touch yet."""
        before = enemies_touched(self.battle, self.battle.field, self.unit, id)
        now = enemies_touched(self.battle, field, self.unit, id)
        if set(now) <= set(before):
            return None
        rule = self.edition.rule("legion26:melee.02", "legion23:core.06")
        return because(rule, "legion-touches-an-enemy", unit=self.battle.name(self.unit))

    def why_not_part(self, part: Any) -> Reason | None:
        """Return why the unit can't turn so: `(0, turn)`."""
        return self.why_not(part[1:] if isinstance(part, tuple) else part)

    def placed(self, spots: Spots) -> Battlefield:
        """Return the field with all miniatures turned to the facing that the leader gets."""
        field = self.battle.field.copy()
        facing = (self.start.facing + spots[0]) % TURN  # legion26:apxa.01, legion23:notched.09
        for id in self.unit.miniatures:
            self.put(field, id, field[id].pose._replace(facing=facing))
        return field

    def about(self) -> Json:
        """Return how far the unit may turn, and from where."""
        return {"leader": self.index, "start": list(self.start), "turn": self.farthest}

    def trace(self, spots: Spots) -> Json:
        """Return nothing: no tool is laid."""
        return None

    def completed(self, part: Any) -> Spots | None:
        """Return the turn itself."""
        return part if self.why_not(part) is None else None

    def toward(self, goal: Point) -> Spots | None:
        """Return the turn that faces a point as nearly as it may; or None."""
        if not is_spot(goal):
            return None
        turn = turn_between(self.start.facing, facing_to(goal[0] - self.start.x, goal[1] - self.start.y))
        turns = (max(-self.farthest, min(self.farthest, turn)), 0)
        return next(((each,) for each in turns if self.why_not((each,)) is None), None)

    def sample(self, rng: Rng) -> Spots:
        """Return some turn."""
        turn = (rng.between(-self.farthest, self.farthest),)
        return turn if self.why_not(turn) is None else (0,)

    def told(self, spots: Spots) -> Moved:
        """Return what an answer comes to."""
        field, base = self.placed(spots), shape_of(self.unit.card.base)
        moving = self.edition.moving.displaced(self.battle, self.unit, False)
        swept = [
            id
            for id in moving
            if any(
                barring(self.battle.field, base, [id]).enters(self.battle.field[own].pose, field[own].pose) is not None
                for own in self.unit.miniatures
            )
        ]
        return Moved(PIVOT, 0, displaced=tuple(swept))  # legion23:notched.20


def move_for(battle: Battle, unit: Unit, terms: Terms) -> Move:
    """Return the move of a unit on these terms, as its base demands (legion26:move.01, legion23:move.01)."""
    if terms.kind == PIVOT:
        return Pivot(battle, unit)
    return NotchedMove(battle, unit, terms) if unit.card.base.notched else Move(battle, unit, terms)
