"""Leaders on the board: capture, rescue, rings, elimination (rulebook: "Líderes", "Líder capturado", "Rescate")."""

from __future__ import annotations

from tablero.games.rebellion.board import place_name
from tablero.games.rebellion.cards import ActionCard
from tablero.games.rebellion.facts import (
    BASE,
    CAPTURED,
    CARBONITE,
    EMPIRE,
    LEADER_COUNT,
    LEADERS,
    MEANT,
    NO_RING,
    RINGS,
)
from tablero.games.rebellion.state import ELIMINATED, ON_MISSION, POOL, Table
from tablero.kernel import Message, say

_NAMES = tuple(say(f"rebellion-leader-{leader.key}") for leader in LEADERS)


def leader_name(leader: int) -> Message:
    """Return the name of a leader."""
    return _NAMES[leader]


def leader_named(name: Message) -> int:
    """Return the leader of a name."""
    return _NAMES.index(name)


def captured(table: Table, leader: int) -> bool:
    """Tell whether a leader is a prisoner; one in carbonite is (rebellion:captive.09)."""
    return table.ring[leader] in (CAPTURED, CARBONITE)


def present(table: Table, place: int, side: int) -> list[int]:
    """Return a side's leaders who take part in what happens in a place: all but prisoners.

    That is every mission and battle there (rebellion:leader.02): in a place a leader has no spot (rebellion:command.03).
    """
    return [
        leader
        for leader in table.leaders_in(place, side)
        if not captured(table, leader)  # rebellion:captive.02
    ]


def shown_on(card: ActionCard, leaders: list[int]) -> list[int]:
    """Return those of some leaders who are shown on a card (rebellion:leader.03)."""
    return [leader for leader in leaders if MEANT[leader] in card.leaders]


def pins(table: Table, place: int, side: int) -> bool:
    """Tell whether a side's units can't leave a place for a leader of theirs (rebellion:move.05, rebellion:captive.04)."""
    return any(leader not in table.unpinning for leader in present(table, place, side))


def put_leader(table: Table, leader: int, place: int) -> None:
    """Put a leader in a place; while the base is revealed its space is its system (rebellion:base.14, rebellion:newbase.08)."""
    table.leader_at[leader] = table.base if place == BASE and table.base_revealed else place


def attach_ring(table: Table, leader: int, ring: int) -> None:
    """Give a leader a ring; there is one of each.

    A leader wears one at a time.
    """
    for other in range(LEADER_COUNT):
        if table.ring[other] == ring:
            table.ring[other] = NO_RING  # rebellion:limit.01, rebellion:ring.04
    table.ring[leader] = ring  # rebellion:ring.02, rebellion:captive.08
    table.log.tell("rebellion-ring", leader=leader_name(leader), ring=ring_name(ring))


def ring_name(ring: int) -> Message:
    """Return the name of a ring."""
    return say(f"rebellion-ring-{RINGS[ring]}")


def ring_text(ring: int) -> Message:
    """Say what a ring does."""
    return say(f"{ring_name(ring).id}-use")


def imprison(table: Table, leader: int) -> None:
    """Capture a leader."""
    # rebellion:captive.07: whoever wore the ring is rescued
    for other in range(LEADER_COUNT):
        if table.ring[other] == CAPTURED and other != leader:
            rescue(table, other)
    take_off_mission(table, leader)
    attach_ring(table, leader, CAPTURED)  # rebellion:captive.01
    table.log.tell("rebellion-captured", leader=leader_name(leader))


def rescue(table: Table, leader: int) -> None:
    """Free a prisoner: off with the ring, and to the base (rebellion:rescue.01, rebellion:rescue.04)."""
    table.ring[leader] = NO_RING  # rebellion:captive.10: and nothing else; reputation lost with it stays lost
    put_leader(table, leader, BASE)
    table.log.tell("rebellion-rescued", leader=leader_name(leader), place=place_name(table.leader_at[leader]))


def rescue_abandoned(table: Table) -> None:
    """Free every prisoner in whose system no Imperial unit is."""
    if CAPTURED not in table.ring and CARBONITE not in table.ring:
        return
    for leader in range(LEADER_COUNT):
        if captured(table, leader) and not table.has_units(table.leader_at[leader], EMPIRE):
            rescue(table, leader)  # rebellion:rescue.02


def eliminate(table: Table, leader: int) -> None:
    """Remove a leader from the game."""
    take_off_mission(table, leader)  # rebellion:mission.23
    table.leader_at[leader] = ELIMINATED  # rebellion:leader.04
    table.ring[leader] = NO_RING
    table.log.tell("rebellion-eliminated", leader=leader_name(leader))


def take_off_mission(table: Table, leader: int) -> None:
    """Give the card back to its owner's hand when a leader on it is lost (rebellion:mission.23)."""
    for assignment in list(table.assigned):
        if leader in assignment.leaders:
            table.assigned.remove(assignment)
            table.mission_hand[assignment.side].append(assignment.card)
            for other in assignment.leaders:
                table.leader_at[other] = POOL


def retrieve(table: Table, side: int) -> None:
    """Take a side's leaders back to the pool: all but prisoners and the detained (rebellion:refresh.02)."""
    for leader in range(LEADER_COUNT):
        place = table.leader_at[leader]
        if table.leader_side[leader] != side or not (place >= 0 or place == ON_MISSION):
            continue
        if (
            captured(table, leader)  # rebellion:captive.02
            or leader in table.detained
        ):
            continue
        table.leader_at[leader] = POOL
