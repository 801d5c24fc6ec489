"""Every piece and card of the box, and where it is: for the conformance kit, which wants each in one place."""

from __future__ import annotations

from collections.abc import Iterator

from tablero.games.rebellion.content.actions import ACTIONS
from tablero.games.rebellion.content.missions import MISSION_CARDS, MISSIONS
from tablero.games.rebellion.content.objectives import OBJECTIVES
from tablero.games.rebellion.facts import LEADERS, PLACE_KEYS, PLACES, SYSTEMS, UNIT_COUNT, UNITS
from tablero.games.rebellion.state import QUEUE_SPACES, SETUP, Table


def components(table: Table) -> Iterator[tuple[str, str]]:
    """Yield each component and its place; before the setup is done there is nothing to tell."""
    if table.phase == SETUP:
        return
    yield from _units(table)
    for leader, row in enumerate(LEADERS):
        yield f"leader {row.key}", f"at {table.leader_at[leader]}"
    yield from _cards(table)


def _units(table: Table) -> Iterator[tuple[str, str]]:
    for unit, row in enumerate(UNITS):
        places = [("supply", table.supply[unit])]
        places += [(PLACE_KEYS[place], table.units[place * UNIT_COUNT + unit]) for place in range(PLACES)]
        places += [(f"queue {space}", table.queue[space * UNIT_COUNT + unit]) for space in range(QUEUE_SPACES + 1)]
        number = 0
        for place, count in places:
            for _ in range(count):
                number += 1
                yield f"{row.key} {number}", place


def _cards(table: Table) -> Iterator[tuple[str, str]]:
    for side in (0, 1):
        for zone in ("mission_hand", "mission_deck", "mission_discard"):
            for card in getattr(table, zone)[side]:
                yield f"mission {card} {MISSIONS[MISSION_CARDS[card]].key}", f"{zone} {side}"
        for zone in ("action_hand", "action_deck"):
            for card in getattr(table, zone)[side]:
                yield f"action {ACTIONS[card].key}", f"{zone} {side}"
        for card in table.tactic_hand[side]:
            yield f"tactic {card}", f"tactic hand {side}"
    for zone in ("project_deck", "project_discard"):
        for card in getattr(table, zone):
            yield f"mission {card} {MISSIONS[MISSION_CARDS[card]].key}", zone
    for index, assignment in enumerate(table.assigned):
        yield f"mission {assignment.card} {MISSIONS[MISSION_CARDS[assignment.card]].key}", f"assigned {index}"
    if table.mission is not None and table.mission.card >= 0:
        yield f"mission {table.mission.card} {MISSIONS[MISSION_CARDS[table.mission.card]].key}", "revealed"
    for card in table.actions_gone:
        yield f"action {ACTIONS[card].key}", "gone"
    for zone in ("objective_hand", "objective_deck", "objectives_gone"):
        for card in getattr(table, zone):
            yield f"objective {card} {OBJECTIVES[card].key}", zone
    for theater in (0, 1):
        for card in table.tactic_deck[theater] + table.tactic_discard[theater]:
            yield f"tactic {card}", f"tactics {theater}"
    yield from _probes(table)


def _probes(table: Table) -> Iterator[tuple[str, str]]:
    for zone in ("probe_deck", "probe_hand", "probe_aside", "probes_gone"):
        for card in getattr(table, zone):
            yield f"probe {SYSTEMS[card].key}", zone
    if table.base >= 0:
        yield f"probe {SYSTEMS[table.base].key}", "base"


def counters(table: Table) -> Iterator[tuple[str, int]]:
    """Yield what can't be negative."""
    for unit, row in enumerate(UNITS):
        yield f"{row.key} in the supply", table.supply[unit]
        for place in range(PLACES):
            yield f"{row.key} in {PLACE_KEYS[place]}", table.units[place * UNIT_COUNT + unit]
        for space in range(QUEUE_SPACES + 1):
            yield f"{row.key} on queue space {space}", table.queue[space * UNIT_COUNT + unit]
    yield "time", table.time
    yield "reputation", table.reputation
