"""What a side may know, put together from nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from tablero.games.rebellion.actions import held_by
from tablero.games.rebellion.attack import COLOURS, attack_dice
from tablero.games.rebellion.combat import NO_THEATER, THEATERS
from tablero.games.rebellion.content.actions import ACTIONS
from tablero.games.rebellion.content.missions import MISSION_CARDS, MISSIONS
from tablero.games.rebellion.content.objectives import OBJECTIVES
from tablero.games.rebellion.content.tactics import TACTIC_CARDS, TACTICS
from tablero.games.rebellion.facts import (
    COLOUR_KEYS,
    EMPIRE,
    LEADER_COUNT,
    LEADERS,
    NO_RING,
    PLACE_KEYS,
    PLACES,
    REBEL,
    RINGS,
    ROLE_KEYS,
    SIDE_KEYS,
    SIDES,
    SYSTEM_COUNT,
    SYSTEMS,
    THEATER_KEYS,
    UNIT_COUNT,
    UNITS,
)
from tablero.games.rebellion.missions import dice_for, mission_of, participants
from tablero.games.rebellion.state import (
    BOTH,
    COMMAND,
    ELIMINATED,
    NEUTRAL,
    ON_MISSION,
    PHASE_KEYS,
    POOL,
    QUEUE_SPACES,
    SUPPLY,
    Assignment,
    Table,
)
from tablero.kernel import Json, Sections

UNIT_KEYS = tuple(unit.key for unit in UNITS)
MISSION_KEYS = tuple(MISSIONS[kind].key for kind in MISSION_CARDS)
TACTIC_KEYS = tuple(TACTICS[kind].key for kind in TACTIC_CARDS)
TACTIC_THEATERS = tuple(TACTICS[kind].theater for kind in TACTIC_CARDS)

NO_SYSTEM = -1
"""Where the base is before it has been hidden, and for those who don't know."""

KEPT = 1 << 14
"""How many places, rows of units and leaders are kept as they were shown: most are the same from one choice to the next."""


def view(table: Table, seat: int | None) -> Json:
    """Return all that a seat (None: a spectator) may know: nothing hidden is confirmed or denied (rebellion:cheat.03)."""
    sections = Sections()
    return {**_public(table, sections), **_own(table, seat, sections)}


def views(table: Table, seats: Sequence[int | None]) -> list[Json]:
    """Return what each of some seats may know; what everybody sees is looked at once, and what stays the same is kept."""
    if table.sections is None:
        table.sections = Sections()
    public = _public(table, table.sections)
    return [{**public, **_own(table, seat, table.sections)} for seat in seats]


def _public(table: Table, sections: Sections) -> Json:
    """Return what everybody sees alike."""
    part = sections.part
    board = table.units, table.loyalty, table.subjugated, table.sabotaged, table.destroyed
    leaders = table.leader_at, table.leader_side, table.ring
    lists = table.mobilizing, table.detained, table.protected, table.locked, table.unpinning, table.bonus_later
    lasting = table.yoda_used, *lists
    return {
        "roles": part("roles", (table.phase, table.passed), lambda: [_role(table, of) for of in range(table.seats)]),
        "phase": PHASE_KEYS[table.phase],
        "turn": _turn(*table.order[table.turn]) if table.phase == COMMAND else None,
        "passed": part("passed", (table.passed,), table.passed.copy),
        "time": table.time,
        "reputation": table.reputation,
        "places": part("places", board, lambda: _places(*board)),
        "queue": part("queue", (table.queue,), lambda: [*map(_units, _rows(table.queue, QUEUE_SPACES + 1))]),
        "supply": part("supply", (table.supply,), lambda: _units(tuple(table.supply))),
        "leaders": part("leaders", leaders, lambda: [*map(_leader, range(LEADER_COUNT), *leaders)]),
        "projects": part("projects", (len(table.project_deck), table.project_discard), lambda: _projects(table)),
        "mission": _attempt(table),
        "combat": _combat(table, sections),
        "lasting": part("lasting", lasting, lambda: _lasting(table)),
    }


def _own(table: Table, seat: int | None, sections: Sections) -> Json:
    """Return what not everybody sees alike, as the seat does."""
    side = None if seat is None else table.side_of(seat)
    part = sections.part
    base = table.base if table.base_revealed or side == REBEL else NO_SYSTEM  # rebellion:base.01
    missions = *table.mission_hand, *table.mission_deck, *table.mission_discard
    assigned = tuple([(one.side, one.card, one.starting, *one.leaders) for one in table.assigned])
    hands = *table.action_hand, *table.action_deck, table.actions_gone, table.seen_action, table.recruited_with
    objectives = table.objective_hand, table.objective_deck, table.objectives_gone, table.seen_objective
    opened = table.combat.open_hand if table.combat is not None else -1
    tactics = opened, *table.tactic_hand, *table.tactic_deck, *table.tactic_discard
    probes = table.probe_hand, table.probe_deck, table.probe_aside, table.probes_gone, table.seen_probe
    return {
        "side": None if side is None else SIDE_KEYS[side],
        "base": _base(table.base_revealed, base),
        "missions": part(("missions", side), missions, lambda: [_missions(table, of, side) for of in SIDES]),
        "assigned": part(("assigned", side), assigned, lambda: [_assigned(one, side) for one in table.assigned]),
        "actions": part(("actions", seat), hands, lambda: _actions(table, seat)),
        "objectives": part(("objectives", side), objectives, lambda: _objectives(table, side)),
        "tactics": part(("tactics", side), tactics, lambda: _tactics(table, side, opened)),
        "probes": part(("probes", side), probes, lambda: _probes(table, side)),
    }


def _role(table: Table, seat: int) -> Json:
    """Return what a seat commands and whether it has passed; a player who plays a side alone has no role."""
    turns = [(side, role, passed) for (side, role), passed in zip(table.order, table.passed, strict=True)]
    mine = [(side, role, passed) for side, role, passed in turns if table.seat(side, role) == seat]
    alone = len(mine) > 1 or mine[0][1] == BOTH  # rebellion:team.02
    return {
        "side": SIDE_KEYS[mine[0][0]],
        "role": None if alone else ROLE_KEYS[mine[0][1]],
        "passed": table.phase == COMMAND and all(passed for _, _, passed in mine),
    }


@cache
def _turn(side: int, role: int) -> Json:
    return {"side": SIDE_KEYS[side], "role": None if role == BOTH else ROLE_KEYS[role]}


def _places(
    units: list[int], loyalty: list[int], subjugated: list[bool], sabotaged: list[bool], destroyed: list[bool]
) -> list[Json]:
    rows = _rows(units, PLACES)
    marks = loyalty, subjugated, sabotaged, destroyed
    systems = [*map(_system, range(SYSTEM_COUNT), rows, *marks)]
    return [*systems, *map(_place, range(SYSTEM_COUNT, PLACES), rows[SYSTEM_COUNT:])]


@lru_cache(KEPT)
def _system(
    place: int, units: tuple[int, ...], loyalty: int, subjugated: bool, sabotaged: bool, destroyed: bool
) -> Json:
    marks = {"subjugated": subjugated, "sabotaged": sabotaged, "destroyed": destroyed}
    return {
        **_place(place, units),
        "loyalty": None if loyalty == NEUTRAL else SIDE_KEYS[loyalty],
        "marks": [mark for mark, there in marks.items() if there],
    }


@lru_cache(KEPT)
def _place(place: int, units: tuple[int, ...]) -> Json:
    return {"key": PLACE_KEYS[place], "units": _units(units)}


def _rows(counts: list[int], count: int) -> list[tuple[int, ...]]:
    """Return counts of units in rows, one for each place."""
    return [tuple(counts[start : start + UNIT_COUNT]) for start in range(0, count * UNIT_COUNT, UNIT_COUNT)]


@lru_cache(KEPT)
def _units(row: tuple[int, ...]) -> Json:
    """Return how many units of each kind are in one of the rows of counts."""
    return {key: count for key, count in zip(UNIT_KEYS, row, strict=True) if count}


@cache
def _base(revealed: bool, system: int) -> Json:
    """Return where the base is, as far as that is known."""
    return {"revealed": revealed, "system": None if system == NO_SYSTEM else SYSTEMS[system].key}


_ELSEWHERE = {POOL: "pool", SUPPLY: "supply", ELIMINATED: "eliminated", ON_MISSION: "mission"}


@lru_cache(KEPT)
def _leader(leader: int, at: int, side: int, ring: int) -> Json:
    return {
        "key": LEADERS[leader].key,
        "side": SIDE_KEYS[side],
        "at": PLACE_KEYS[at] if at >= 0 else _ELSEWHERE[at],
        "ring": None if ring == NO_RING else RINGS[ring],
    }


def _projects(table: Table) -> Json:
    return {"deck": len(table.project_deck), "discard": _missions_called(table.project_discard)}


def _missions_called(cards: Sequence[int]) -> list[str]:
    return [MISSION_KEYS[card] for card in cards]


def _missions(table: Table, of: int, side: int | None) -> Json:
    hand = table.mission_hand[of]
    return {
        "held": len(hand),
        "hand": _missions_called(hand) if of == side else None,
        "deck": len(table.mission_deck[of]),
        "discard": _missions_called(table.mission_discard[of]),
    }


def _assigned(assignment: Assignment, side: int | None) -> Json:
    return {
        "side": SIDE_KEYS[assignment.side],
        "leaders": [LEADERS[leader].key for leader in assignment.leaders],
        "card": MISSION_KEYS[assignment.card] if assignment.side == side else None,
        "starting": assignment.starting,
    }


def _actions(table: Table, seat: int | None) -> Json:
    """Return what is known of action cards: team mates show each other theirs."""
    side = None if seat is None else table.side_of(seat)
    hand = table.action_hand[side] if side is not None else []  # rebellion:team.03, rebellion:action.07
    gone = [card for card in table.actions_gone if table.seen_action[card] == 3]
    return {
        "hand": [ACTIONS[card].key for card in hand],
        "held": [len(held_by(table, other)) for other in range(table.seats)],
        "deck": [len(deck) for deck in table.action_deck],
        "used": [ACTIONS[card].key for card in gone],
    }


def _objectives(table: Table, side: int | None) -> Json:
    """Return the objectives: the Rebels know theirs, the others the numbers on the backs and what was shown to them."""
    hand = [
        OBJECTIVES[card].key if side == REBEL or _seen(table.seen_objective[card], side) else OBJECTIVES[card].tier
        for card in table.objective_hand
    ]
    if side != REBEL:
        hand.sort(key=str)
    known = [
        [len(table.objective_deck) - i, OBJECTIVES[card].key]
        for i, card in enumerate(table.objective_deck)
        if _seen(table.seen_objective[card], side)
    ]
    return {
        "hand": hand,
        "deck": len(table.objective_deck),
        "known": known,
        "done": [OBJECTIVES[card].key for card in table.objectives_gone],
    }


def _seen(bits: int, side: int | None) -> bool:
    return bits == 3 if side is None else bool(bits & 1 << side)


def _tactics(table: Table, side: int | None, opened: int) -> Json:
    """Return the tactic cards: hands are hidden, but for one that is played open."""
    hands = []
    for of in SIDES:
        hand = table.tactic_hand[of]
        theaters = [TACTIC_THEATERS[card] for card in hand]
        shown = [TACTIC_KEYS[card] for card in hand] if of in (side, opened) else None  # rebellion:gap.10
        hands.append({"held": [theaters.count(0), theaters.count(1)], "hand": shown})
    return {
        "hands": hands,
        "decks": [len(deck) for deck in table.tactic_deck],
        "discards": [[TACTIC_KEYS[card] for card in pile] for pile in table.tactic_discard],
    }


def _probes(table: Table, side: int | None) -> Json:
    """Return the probe cards: the Empire's are its own to see (rebellion:gap.09)."""
    hand = [
        card for card in table.probe_hand if side == EMPIRE or _seen(table.seen_probe[card], side)
    ]  # what the Rebels gave or showed they know
    return {
        "held": len(table.probe_hand),
        "hand": sorted(SYSTEMS[card].key for card in hand),
        "deck": len(table.probe_deck),
        "aside": sorted(SYSTEMS[card].key for card in table.probe_aside) if side == REBEL else len(table.probe_aside),
        "gone": sorted(SYSTEMS[card].key for card in table.probes_gone),
    }


def _attempt(table: Table) -> Json:
    """Return the mission that has been turned up, with who would roll how many dice: leaders and cards lie open."""
    attempt = table.mission
    if attempt is None:
        return None
    mission = mission_of(attempt.card)
    rolls = mission.attempt and attempt.system >= 0
    other = 1 - attempt.side
    return {
        **attempt.to_json(),
        "opposing": [LEADERS[leader].key for leader in participants(table, attempt, other)] if rolls else [],
        "dice": {SIDE_KEYS[side]: dice_for(table, attempt, mission, side) for side in SIDES} if rolls else None,
    }


def _combat(table: Table, sections: Sections) -> Json:
    """Return the combat, with the dice of each side and why they are so many, and what cards forbid."""
    combat = table.combat
    if combat is None:
        return None
    return {
        **combat.to_json(),
        "dice": sections.part("dice", (combat.system, table.units, *combat.fewer_dice), lambda: _dice(table)),
        "point_blank": combat.point_blank,
        "silenced": {
            SIDE_KEYS[side]: THEATER_KEYS[combat.silenced[side]]
            for side in SIDES
            if combat.silenced[side] != NO_THEATER
        },
        "no_retreat": [SIDE_KEYS[side] for side in SIDES if max(1, combat.round) <= combat.no_retreat[side]],
    }


def _dice(table: Table) -> Json:
    return {
        SIDE_KEYS[side]: {
            THEATER_KEYS[theater]: {
                COLOUR_KEYS[colour]: attack_dice(table, side, theater, colour).to_json() for colour in COLOURS
            }
            for theater in THEATERS
        }
        for side in SIDES
    }


def _lasting(table: Table) -> Json:
    return {
        "mobilizing": len(table.mobilizing),
        "detained": [LEADERS[leader].key for leader in table.detained],
        "protected": [LEADERS[leader].key for leader in table.protected],
        "locked": [PLACE_KEYS[place] for place in table.locked],
        "unpinning": [LEADERS[leader].key for leader in table.unpinning],
        "bonus": [LEADERS[leader].key for leader in table.bonus_later],
        "yoda_used": table.yoda_used,
    }
