"""Moving units: adjacency, pinning, transport (rulebook: "Movimiento de unidades", "Capacidad de transporte").

A movement is asked origin by origin: which origin, then how many of each unit. Ships need no leave; cargo travels within
the capacity of the ships that leave the same origin.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tablero.games.rebellion.base import learn, near_base, reveal_base, within_reach
from tablero.games.rebellion.board import check_base_lost, move_unit, place_name, unit_name
from tablero.games.rebellion.facts import (
    BASE,
    EMPIRE,
    LEADER_COUNT,
    REBEL,
    SYSTEMS,
    UNIT_COUNT,
    UNITS,
    UNITS_OF,
)
from tablero.games.rebellion.leaders import captured, leader_name, pins
from tablero.games.rebellion.state import Table
from tablero.kernel import Choose, Distribute, Option, Play, Reason, Rng, because, say

ANY_NUMBER = 999


class Terms(NamedTuple):
    """What a movement may ignore, and whom it is for: what a card does not lift stays in force beside it."""

    units: tuple[int, ...] | None = None
    """Only these types."""
    most: int = ANY_NUMBER
    """How many units in all from an origin."""
    caps: tuple[tuple[int, int], ...] = ()
    """How many at most of a type: pairs of type and number."""
    ignore_transport: bool = False
    """Cargo needs no ships (rebellion:move.11)."""
    ignore_pins: bool = False


NORMAL = Terms()
NOTHING = Terms(units=())


def origins(table: Table, side: int, target: int) -> list[int]:
    """Return the places from which a side's units could come by a normal move: all that are adjacent (rebellion:move.01)."""
    if target == BASE:
        return list(near_base(table))  # rebellion:base.06
    places = list(SYSTEMS[target].near)  # rebellion:move.02, rebellion:move.03, rebellion:move.04
    # rebellion:base.05, rebellion:cheat.02: about the base nobody can pretend
    if side == REBEL and not table.base_revealed and target in near_base(table):
        places.append(BASE)
    return places


def movable(table: Table, side: int, origin: int, terms: Terms) -> list[tuple[int, int]]:
    """Return the types that may leave a place, with how many: a card lifts what it says only."""
    if not terms.ignore_pins and pins(table, origin, side):  # rebellion:golden.02
        return []  # rebellion:move.05, rebellion:move.06: the space and the system of the base are two places
    caps = dict(terms.caps)
    found = []
    for unit in UNITS_OF[side] if terms.units is None else terms.units:
        count = table.units[origin * UNIT_COUNT + unit]
        if caps:
            count = min(count, caps.get(unit, 0))  # rebellion:golden.02
        if count and not UNITS[unit].immobile:  # rebellion:move.07, rebellion:structure.04, rebellion:deathstar.04
            found.append((unit, count))
    return found


def captives_in(table: Table, side: int, origin: int) -> list[int]:
    """Return the prisoners whom the Empire may take along (rebellion:captive.05)."""
    if side != EMPIRE:
        return []
    return [leader for leader in range(LEADER_COUNT) if table.leader_at[leader] == origin and captured(table, leader)]


def can_leave(table: Table, side: int, origin: int, terms: Terms) -> bool:
    """Tell whether anything could move from a place."""
    units = movable(table, side, origin, terms)
    return any(terms.ignore_transport or not UNITS[unit].restricted or _lift(units) for unit, _ in units)


def _lift(units: Sequence[tuple[int, int]]) -> int:
    return sum(UNITS[unit].capacity * count for unit, count in units)


def over_capacity(moving: Sequence[tuple[int, int]]) -> bool:
    """Tell whether cargo exceeds what the ships that leave with it carry (rebellion:transport.01, rebellion:move.08).

    Each of them takes one point (rebellion:transport.02), from one origin (rebellion:transport.03).
    """
    cargo = sum(count for unit, count in moving if UNITS[unit].restricted)
    return cargo > _lift(moving)


def ask_units(table: Table, seat: int, side: int, origin: int, target: int, terms: Terms, least: int = 0) -> Distribute:
    """Ask how many units of each type go from an origin."""
    units = movable(table, side, origin, terms)
    captives = captives_in(table, side, origin) if origin != BASE and not terms.units and not terms.caps else []
    kinds = [unit for unit, _ in units]
    options: list[Option] = [*(("unit", unit) for unit in kinds), *(("captive", leader) for leader in captives)]
    caps = [count for _, count in units] + [1] * len(captives)

    def limit(amounts: tuple[int, ...]) -> Reason | None:
        moving = list(zip(kinds, amounts, strict=False))
        if sum(amounts[: len(kinds)]) > terms.most:
            return because("rebellion:move.10", "rebellion-too-many-units", most=terms.most)
        if not terms.ignore_transport and over_capacity(moving):
            return because("rebellion:transport.01", "rebellion-over-capacity", place=place_name(origin))
        if sum(amounts[len(kinds) :]) and not sum(amounts[: len(kinds)]):
            return because("rebellion:captive.05", "rebellion-captive-alone")
        return None

    def sampler(rng: Rng) -> tuple[int, ...]:
        return _sample(rng, units, len(captives), terms)

    ask = say("rebellion-move-units", origin=place_name(origin), target=place_name(target))
    total = sum(caps)
    return Distribute(seat, options, total, ask, caps=caps, least=least, limit=limit, sampler=sampler)


def _sample(rng: Rng, units: list[tuple[int, int]], captives: int, terms: Terms) -> tuple[int, ...]:
    """Return numbers that can move: ships at random, then cargo within their capacity."""
    amounts = [0] * len(units)
    room = terms.most
    lift = 0
    for i, (unit, count) in enumerate(units):
        if not UNITS[unit].restricted:
            amounts[i] = min(room, rng.below(count + 1))
            room -= amounts[i]
            lift += UNITS[unit].capacity * amounts[i]
    for i, (unit, count) in enumerate(units):
        if UNITS[unit].restricted:
            most = min(count, room, ANY_NUMBER if terms.ignore_transport else lift)
            amounts[i] = rng.below(most + 1)
            room -= amounts[i]
            lift -= amounts[i]
    along = [rng.below(2) if sum(amounts) else 0 for _ in range(captives)]
    return (*amounts, *along)


def carry_out(
    table: Table, side: int, origin: int, target: int, options: Sequence[Option], amounts: tuple[int, ...]
) -> bool:
    """Move what was chosen, however much is there already; tell whether anything moved."""
    told = []
    for option, amount in zip(options, amounts, strict=True):
        if not amount:
            continue
        number: int = option[1]  # type: ignore[assignment]
        if option[0] == "unit":
            move_unit(table, number, amount, origin, target)  # rebellion:activate.06
            told.append(say("rebellion-units", count=amount, unit=unit_name(number)))
        else:
            table.leader_at[number] = target
            told.append(leader_name(number))
    if told:
        place = {"origin": place_name(origin), "target": place_name(target)}
        table.log.tell("rebellion-moves", units=tuple(told), **place)
    return bool(told)


def why_not_origin(table: Table, side: int, target: int, origin: int) -> Reason | None:
    """Return why a side's units can't come from a place by a normal move; None if they can."""
    names = {"origin": place_name(origin), "target": place_name(target)}
    if origin not in origins(table, side, target):
        rule = "rebellion:base.05" if BASE in (origin, target) else "rebellion:move.01"
        return because(rule, "rebellion-why-not-adjacent", **names)
    if pins(table, origin, side):
        return because("rebellion:move.05", "rebellion-why-pinned", **names)
    if not can_leave(table, side, origin, NORMAL):
        return because("rebellion:move.08", "rebellion-why-nothing-moves", **names)
    return None


def move_from(table: Table, seat: int, side: int, origin: int, target: int, terms: Terms) -> Play[bool]:
    """Ask what moves from one origin and move it; tell whether anything did."""
    return (yield from _move(table, side, origin, target, lambda: ask_units(table, seat, side, origin, target, terms)))


def _move(table: Table, side: int, origin: int, target: int, ask: Callable[[], Distribute]) -> Play[bool]:
    amounts = yield ask
    return carry_out(table, side, origin, target, ask().options, amounts)


def move_normally(table: Table, seat: int, side: int, target: int) -> Play[list[int]]:
    """Move units from any number of adjacent places; return the systems they came from."""
    used: list[int] = []

    def open_origins() -> Choose:
        open_ = [place for place in origins(table, side, target) if place not in used]  # rebellion:move.02
        options: list[Option] = [("from", place) for place in open_ if can_leave(table, side, place, NORMAL)]
        if side == REBEL and not table.base_revealed and not table.errata:
            options.append("reveal_base")  # rebellion:base.12: at any moment of the turn; rebellion:gap.22 forbids it
        return Choose(seat, [*options, "done"], say("rebellion-move-near", target=place_name(target)), side == REBEL)

    came: list[int] = []
    while True:
        choice = yield open_origins
        if choice == "done":
            return came
        if choice == "reveal_base":
            reveal_base(table)
            check_base_lost(table)  # rebellion:win.01
            if target == BASE:
                return came  # rebellion:base.13
            continue
        origin = choice[1]
        used.append(origin)

        def ask(origin: int = origin) -> Distribute:
            terms = NORMAL if origin in origins(table, side, target) else NOTHING  # a resample may have moved the base
            return ask_units(table, seat, side, origin, target, terms)

        moved = yield from _move(table, side, origin, target, ask)
        if moved:
            came.append(origin)
            if origin == BASE:
                learn(table, within_reach(target))
            elif target == BASE:
                learn(table, within_reach(origin))
