"""Building and deploying units (rulebook: "Construcción de unidades", "Despliegue de unidades", "Limitación de componentes").

What an icon builds is fixed, but for the Rebels' alternatives and for a supply that runs short. Whatever is left to
choose is asked of a side in one question: how many of which unit on which space of the queue.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tablero.games.rebellion.board import acting, place_name, queue_unit, remove_unit, unit_name, units_named
from tablero.games.rebellion.facts import (
    BASE,
    BASE_BUILD,
    BASE_ICONS,
    BUILD_SPACES,
    BUILT_FROM,
    DEATH_STAR,
    DEATH_STAR_UNDER_CONSTRUCTION,
    EMPIRE,
    PLACES,
    POPULOUS,
    REBEL,
    SIDES,
    SYSTEM_COUNT,
    SYSTEMS,
    UNIT_COUNT,
    UNITS_OF,
    Icon,
)
from tablero.games.rebellion.settle import settle
from tablero.games.rebellion.state import QUEUE_SPACES, Table
from tablero.kernel import Choose, Distribute, Option, Play, Reason, Rng, Together, because, say

MOST_DEPLOYED = 2

Demand = dict[tuple[Icon, int], int]
"""How many units an icon calls for on each space of the queue: the space comes second."""
Built = tuple[int, int, int]
"""A space of the queue, a unit type, and how many."""


# Which icons build.


def other(side: int) -> int:
    """Return the opponent."""
    return 1 - side


def usable_icons(table: Table, side: int, system: int) -> tuple[Icon, ...]:
    """Return the icons of a system with which a side can build now."""
    if table.loyalty[system] == side:  # rebellion:build.03, rebellion:loyalty.02
        icons = SYSTEMS[system].icons
    elif side == EMPIRE and table.subjugated[system]:
        icons = SYSTEMS[system].icons[:1]  # rebellion:build.05, rebellion:subjugate.03
    else:
        return ()
    if (
        table.sabotaged[system]  # rebellion:sabotage.01
        or table.destroyed[system]  # rebellion:destroyed.07
        or table.has_units(system, other(side))  # rebellion:build.07
    ):
        return ()
    return icons


def base_builds(table: Table) -> bool:
    """Tell whether the Rebel Base space builds: unless revealed and contested (rebellion:build.08, rebellion:base.15)."""
    if not table.base_revealed:
        return True  # rebellion:base.03, rebellion:base.15
    return not (table.has_units(table.base, EMPIRE) or table.loyalty[table.base] == EMPIRE)


def demand_of(table: Table, side: int) -> Demand:
    """Return what a side's icons build (rebellion:build.03, rebellion:build.04)."""
    demand: Demand = {}
    for system in POPULOUS:
        _call_for(demand, usable_icons(table, side, system), SYSTEMS[system].build)
    if side == REBEL and base_builds(table):
        _call_for(demand, BASE_ICONS, BASE_BUILD)  # rebellion:build.08
    return demand


def _call_for(demand: Demand, icons: Sequence[Icon], space: int) -> None:
    for icon in icons:
        demand[icon, space] = demand.get((icon, space), 0) + 1


# What they build.


class Plan(NamedTuple):
    """What a side must build without choice, and what it has to choose."""

    fixed: list[Built]
    open_rows: list[tuple[Icon, int, int]]
    """Icons that leave a choice: the icon, the space, and how many."""
    total: int
    """How many units the open icons build together."""


def plan_of(table: Table, side: int, demand: Demand) -> Plan:
    """Sort what is called for into what is certain and what is to be chosen: one unit for each icon."""
    fixed: list[Built] = []
    rows: list[tuple[Icon, int, int]] = []
    total = 0
    for icon in dict.fromkeys(icon for icon, _ in demand):
        spaces = sorted((space, count) for (of, space), count in demand.items() if of == icon)
        units = BUILT_FROM.get((side, icon), ())  # rebellion:resource.01
        # As long as there is one: rebellion:build.06, rebellion:limit.02.
        builds = min(sum(count for _, count in spaces), sum(table.supply[unit] for unit in units))  # rebellion:build.03
        full = [(space, unit, min(count, table.supply[unit])) for space, count in spaces for unit in units]
        if builds == sum(count for _, _, count in full):
            fixed += full
        else:
            rows += [(icon, space, count) for space, count in spaces]
            total += builds
    return Plan(fixed, rows, total)


def ask_build(table: Table, seat: int, side: int, plan: Plan) -> Distribute:
    """Ask which units the open icons build, and on which space."""
    cells = [(row, unit) for row in plan.open_rows for unit in BUILT_FROM[side, row[0]]]
    options: list[Option] = [("build", row[1], unit) for row, unit in cells]  # rebellion:build.09
    caps = [min(row[2], table.supply[unit]) for row, unit in cells]
    supply = table.supply

    def limit(amounts: tuple[int, ...]) -> Reason | None:
        for row in plan.open_rows:
            if sum(n for (of, _), n in zip(cells, amounts, strict=True) if of == row) > row[2]:
                return because("rebellion:build.03", "rebellion-build-icons", space=row[1], most=row[2])
        for unit in UNITS_OF[side]:
            if sum(n for (_, of), n in zip(cells, amounts, strict=True) if of == unit) > supply[unit]:
                return because("rebellion:limit.02", "rebellion-build-supply", unit=unit_name(unit), most=supply[unit])
        return None

    def sampler(rng: Rng) -> tuple[int, ...]:
        return _sample(rng, [(row, unit, row[2], supply[unit]) for row, unit in cells], plan.total)

    return Distribute(seat, options, plan.total, "rebellion-build", caps=caps, limit=limit, sampler=sampler)


def _sample(rng: Rng, cells: list[tuple[tuple[Icon, int, int], int, int, int]], total: int) -> tuple[int, ...]:
    """Return a legal division: unit by unit, where icon and supply have room."""
    amounts = [0] * len(cells)
    rows = {row: most for row, _, most, _ in cells}
    supply = {unit: most for _, unit, _, most in cells}
    for _ in range(total):
        open_ = [i for i, (row, unit, _, _) in enumerate(cells) if rows[row] and supply[unit]]
        i = rng.choice(open_)
        amounts[i] += 1
        rows[cells[i][0]] -= 1
        supply[cells[i][1]] -= 1
    return tuple(amounts)


def build(table: Table) -> Play[None]:
    """Let both sides build at the same time."""
    plans = [plan_of(table, side, demand_of(table, side)) for side in SIDES]
    asked = [side for side in SIDES if plans[side].open_rows]
    questions = [ask_build(table, table.admiral(side), side, plans[side]) for side in asked]  # rebellion:team.25
    answers = (yield Together(questions)) if questions else ()  # rebellion:build.02
    chosen: list[list[Built]] = [[], []]
    for side, question, amounts in zip(asked, questions, answers, strict=True):
        chosen[side] = _chosen(question, amounts)
    for side in SIDES:
        put_on_queue(table, side, plans[side].fixed + chosen[side])


def _chosen(question: Distribute, amounts: tuple[int, ...]) -> list[Built]:
    pairs = zip(question.options, amounts, strict=True)
    return [(option[1], option[2], amount) for option, amount in pairs]  # type: ignore[misc]


def put_on_queue(table: Table, side: int, built: Sequence[Built]) -> None:
    """Put units from the supply on the spaces of the queue."""
    for at in sorted({space for space, _, _ in built}):
        counts: dict[int, int] = {}
        for space, unit, count in built:
            if space == at and count:
                # rebellion:build.04
                counts[unit] = counts.get(unit, 0) + sum(queue_unit(table, unit, space) for _ in range(count))
        if counts:
            table.log.tell("rebellion-builds", **acting(side), units=units_named(counts), space=at)


# Freeing units.


def free_units(table: Table, side: int) -> Play[None]:
    """Let a side that has run out of a type destroy units of its own."""
    seat = table.admiral(side)
    ask = say("rebellion-free-units", if_keep=say("rebellion-option-keep-units"))
    while has_run_out(table, side):  # rebellion:limit.03
        any_units = any(table.has_units(place, side) for place in range(PLACES))
        choice = yield Choose(seat, ["keep", "free"] if any_units else ["keep"], ask)
        if choice == "keep":
            return
        # rebellion:team.28
        options: list[Option] = [("place", place) for place in range(PLACES) if table.has_units(place, side)]
        choice = yield Choose(seat, options, "rebellion-free-where")
        yield from _destroy_own(table, seat, side, choice[1])  # rebellion:limit.03


def has_run_out(table: Table, side: int) -> bool:
    """Tell whether none is left of a type, or fewer than building calls for: the rule is for such cases only."""
    if any(not table.supply[unit] for unit in UNITS_OF[side]):
        return True
    if table.time not in BUILD_SPACES:
        return False
    needed: dict[Icon, int] = {}
    for (icon, _), count in demand_of(table, side).items():
        needed[icon] = needed.get(icon, 0) + count
    return any(sum(table.supply[unit] for unit in BUILT_FROM[side, icon]) < needed[icon] for icon in needed)


def _destroy_own(table: Table, seat: int, side: int, place: int) -> Play[None]:
    units = [unit for unit in UNITS_OF[side] if table.count(place, unit)]
    caps = [table.count(place, unit) for unit in units]
    options: list[Option] = [("unit", unit) for unit in units]
    ask = say("rebellion-free-which", place=place_name(place))
    amounts = yield Distribute(seat, options, sum(caps), ask, caps=caps, least=1)
    for unit, amount in zip(units, amounts, strict=True):
        if amount:
            remove_unit(table, place, unit, amount)
    counts = dict(zip(units, amounts, strict=True))
    table.log.tell("rebellion-frees", place=place_name(place), units=units_named(counts))
    yield from settle(table)


# Deploying.


def advance_queue(table: Table, side: int) -> None:
    """Move a side's units one space on; what leaves space 1 is ready (rebellion:build.10, rebellion:deploy.01)."""
    queue = table.queue
    for unit in UNITS_OF[side]:
        for space in range(QUEUE_SPACES):
            queue[space * UNIT_COUNT + unit] = queue[(space + 1) * UNIT_COUNT + unit]
        queue[QUEUE_SPACES * UNIT_COUNT + unit] = 0


def can_deploy_to(table: Table, side: int, place: int) -> bool:
    """Tell whether a side may deploy to a place (rebellion:deploy.01)."""
    if place == BASE:
        return side == REBEL and not table.base_revealed  # rebellion:deploy.06, rebellion:base.13
    if (
        table.loyalty[place] != side  # rebellion:deploy.05: no marker is ever in a remote system
        and not (side == EMPIRE and table.subjugated[place])
    ):
        return False
    if table.sabotaged[place]:
        return False  # rebellion:deploy.04, rebellion:sabotage.01
    return not table.has_units(place, other(side))  # rebellion:deploy.04


def site_open(table: Table, place: int) -> bool:
    """Tell whether a Death Star can be finished here: on the site, in a remote system too, with no enemy about."""
    if not table.count(place, DEATH_STAR_UNDER_CONSTRUCTION):
        return False
    return not (table.sabotaged[place] or table.has_units(place, REBEL))  # rebellion:deploy.04


def deploy(table: Table, side: int) -> Play[None]:
    """Let the Admiral deploy what is ready, two units to a place."""
    advance_queue(table, side)
    ready = [unit for unit in UNITS_OF[side] if table.queue[unit]]
    if not ready:
        return
    # rebellion:deploy.01, rebellion:deploy.02
    room = {place: MOST_DEPLOYED for place in range(PLACES) if can_deploy_to(table, side, place)}
    for unit in ready:
        if unit == DEATH_STAR:
            room_for = {place: 1 for place in range(SYSTEM_COUNT) if site_open(table, place)}  # rebellion:deathstar.05
        else:
            room_for = {place: most for place, most in room.items() if most}
        if room_for:
            amounts = yield ask_deploy(table, side, unit, room_for)
            for place, amount in zip(room_for, amounts, strict=True):
                put_into_play(table, unit, place, amount)
                if place in room:
                    room[place] -= amount  # rebellion:deploy.02
        table.queue[UNIT_COUNT + unit] += table.queue[unit]  # rebellion:deploy.03
        table.queue[unit] = 0
    yield from settle(table)


def ask_deploy(table: Table, side: int, unit: int, room: dict[int, int]) -> Distribute:
    """Ask where the ready units of a type go; those kept back wait on space 1 (rebellion:deploy.03)."""
    ready = table.queue[unit]
    options: list[Option] = [("place", place) for place in room]
    ask = say("rebellion-deploy", units=say("rebellion-units", count=ready, unit=unit_name(unit)))
    caps = [min(ready, most) for most in room.values()]
    seat = table.admiral(side)  # rebellion:team.25
    return Distribute(seat, options, ready, ask, caps=caps, least=0)


def put_into_play(table: Table, unit: int, place: int, count: int) -> None:
    """Put ready units in a place; a Death Star takes the place of its construction site."""
    if not count:
        return
    table.queue[unit] -= count
    table.units[place * UNIT_COUNT + unit] += count
    if unit == DEATH_STAR:
        table.units[place * UNIT_COUNT + DEATH_STAR_UNDER_CONSTRUCTION] -= 1  # rebellion:deathstar.05
        table.supply[DEATH_STAR_UNDER_CONSTRUCTION] += 1  # rebellion:deathstar.05
    units = units_named({unit: count})
    table.log.tell("rebellion-deploys", place=place_name(place), units=units)
