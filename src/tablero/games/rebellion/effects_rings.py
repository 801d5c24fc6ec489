"""What missions and action cards do with the rings of leaders (rulebook: "Modificadores de estado").

What a ring then does is done where its moment is: `dice` and `missions`.
"""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.rebellion.cards import Act
from tablero.games.rebellion.effects import Deed, Step
from tablero.games.rebellion.effects_leaders import choose_leader, in_play
from tablero.games.rebellion.facts import (
    CARBONITE,
    DARK_SIDE,
    EMPIRE,
    LEADER_COUNT,
    LEADERS,
    LUKE,
    LUKE_JEDI,
    NO_RING,
)
from tablero.games.rebellion.leaders import attach_ring, leader_name, rescue, ring_name, ring_text, take_off_mission
from tablero.games.rebellion.state import ELIMINATED, Table
from tablero.kernel import Message, Play, say


@dataclass(frozen=True, slots=True)
class RingForAny(Step):
    """Give a ring to any own leader in play (rebellion:ring.01)."""

    ring: int

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose who gets it."""
        leader = yield from choose_leader(
            act, in_play(table, act.side), "rebellion-choose-ring", **about_ring(self.ring)
        )
        attach_ring(table, leader, self.ring)

    def text(self) -> Message:
        """Say it, and what the ring does."""
        return say("rebellion-effect-ring-any", ring=ring_name(self.ring), use=ring_text(self.ring))


@dataclass(frozen=True, slots=True)
class RingForUser(Deed):
    """Give a ring to the leader recruited with the card (rebellion:ring.01)."""

    ring: int

    def do(self, table: Table, act: Act) -> None:
        """Give it."""
        attach_ring(table, act.card_leader, self.ring)

    def text(self) -> Message:
        """Say it, and what the ring does."""
        return say("rebellion-effect-ring-user", ring=ring_name(self.ring), use=ring_text(self.ring))


def about_ring(ring: int) -> dict[str, Message]:
    """Return which ring it is, and what it does."""
    return {"ring": ring_name(ring), "use": ring_text(ring)}


@dataclass(frozen=True, slots=True)
class MeetYoda(Step):
    """Give a ring to a leader of the mission; Luke becomes a Jedi (rebellion:ring.01, rebellion:leader.03)."""

    ring: int

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose who gets it, if there are two."""
        leader = yield from choose_leader(act, list(act.leaders), "rebellion-choose-ring", **about_ring(self.ring))
        if leader == LUKE:
            become_jedi(table, act)
            leader = LUKE_JEDI
        attach_ring(table, leader, self.ring)

    def text(self) -> Message:
        """Say it, and what the ring does."""
        names = {"luke": leader_name(LUKE), "jedi": leader_name(LUKE_JEDI)}
        return say("rebellion-effect-meet-yoda", ring=ring_name(self.ring), use=ring_text(self.ring), **names)


def become_jedi(table: Table, act: Act) -> None:
    """Put Luke Skywalker (Jedi) in the place of Luke Skywalker, who can't be recruited again."""
    table.leader_at[LUKE_JEDI] = table.leader_at[LUKE]
    table.leader_side[LUKE_JEDI] = table.leader_side[LUKE]
    table.leader_at[LUKE] = ELIMINATED  # rebellion:recruit.06
    table.ring[LUKE] = NO_RING
    act.leaders = tuple(LUKE_JEDI if leader == LUKE else leader for leader in act.leaders)
    for lasting in (table.protected, table.detained, table.unpinning, table.bonus_later):
        lasting[:] = [LUKE_JEDI if leader == LUKE else leader for leader in lasting]
    table.log.tell("rebellion-becomes-jedi", leader=leader_name(LUKE), jedi=leader_name(LUKE_JEDI))


@dataclass(frozen=True, slots=True)
class Freeze(Deed):
    """Put the target in carbonite: still a prisoner, by another ring (rebellion:captive.08, rebellion:captive.09)."""

    def do(self, table: Table, act: Act) -> None:
        """Give it the ring; who wore it before is rescued (rebellion:limit.01)."""
        for other in range(LEADER_COUNT):
            if table.ring[other] == CARBONITE and other != act.target:
                rescue(table, other)
        attach_ring(table, act.target, CARBONITE)

    def text(self) -> Message:
        return say("rebellion-effect-freeze", ring=ring_name(CARBONITE))


@dataclass(frozen=True, slots=True)
class Lure(Deed):
    """Have the target serve the Empire from now on, in the pool of its colour."""

    def do(self, table: Table, act: Act) -> None:
        """Give it the ring; who wore it before serves its own side again (rebellion:limit.01, rebellion:ring.04)."""
        for other in range(LEADER_COUNT):
            if table.ring[other] == DARK_SIDE:
                take_off_mission(table, other)
                table.leader_side[other] = LEADERS[other].side
        attach_ring(table, act.target, DARK_SIDE)
        table.leader_side[act.target] = EMPIRE  # rebellion:team.26

    def text(self) -> Message:
        return say("rebellion-effect-lure", ring=ring_name(DARK_SIDE))
