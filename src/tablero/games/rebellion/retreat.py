"""Retreating from a combat (rulebook: "Retirada")."""

from __future__ import annotations

from collections.abc import Sequence

from tablero.games.rebellion.board import move_unit, place_name, remove_unit, unit_name
from tablero.games.rebellion.damage import combat_of
from tablero.games.rebellion.facts import (
    CARGO_OF,
    EMPIRE,
    REBEL,
    REBEL_TRANSPORT,
    SHIPS_OF,
    SIDES,
    STATIONS,
    SYSTEMS,
    UNITS,
)
from tablero.games.rebellion.leaders import leader_name, present
from tablero.games.rebellion.movement import ANY_NUMBER
from tablero.games.rebellion.settle import settle
from tablero.games.rebellion.state import Table
from tablero.kernel import Choose, Distribute, Option, Play, Reason, Rng, because, say

FLEET_OF = tuple(
    tuple(
        unit
        for unit in SHIPS_OF[side]
        if not UNITS[unit].restricted  # rebellion:retreat.09
        and not UNITS[unit].immobile  # rebellion:retreat.11, rebellion:structure.04, rebellion:deathstar.04
    )
    for side in SIDES
)
"""The ships that leave by themselves: all but TIE Fighters; immobile units never do."""


def retreat_step(table: Table) -> Play[None]:
    """Let both sides retreat, the current player first."""
    attacker = combat_of(table).attacker
    for side in (attacker, 1 - attacker):  # rebellion:gap.06
        if why_no_retreat(table, side) is None:
            yield from _offer_retreat(table, side)  # rebellion:gap.06
        if side == REBEL:
            lose_transports(table)


def why_no_retreat(table: Table, side: int) -> Reason | None:
    """Return why a side can't retreat now."""
    combat = combat_of(table)
    if combat.retreated[side]:
        return because("rebellion:retreat.13", "rebellion-retreat-once")
    if combat.round <= combat.no_retreat[side]:
        return because("rebellion:golden.03", "rebellion-retreat-forbidden")
    if not table.has_units(combat.system, 1 - side):
        return because("rebellion:retreat.07", "rebellion-retreat-no-enemy")
    if side == EMPIRE and any(table.count(combat.system, unit) for unit in STATIONS):
        return because("rebellion:retreat.08", "rebellion-retreat-station")
    if not retreat_leaders(table, side):
        return because("rebellion:retreat.01", "rebellion-retreat-no-leader")
    if not _can_move(table, side):
        return because("rebellion:retreat.12", "rebellion-retreat-no-units")
    if not destinations(table, side):
        return because("rebellion:retreat.04", "rebellion-retreat-nowhere")
    return None


def retreat_leaders(table: Table, side: int) -> list[int]:
    """Return the leaders who can lead a retreat: with or without tactic values (rebellion:retreat.14), not prisoners."""
    combat = combat_of(table)
    return [leader for leader in present(table, combat.system, side) if leader not in combat.visitors]


def _can_move(table: Table, side: int) -> bool:
    """Tell whether any unit could leave: a ship, or cargo that needs none (rebellion:retreat.11, rebellion:retreat.12)."""
    combat = combat_of(table)
    kinds = (*FLEET_OF[side], *CARGO_OF[side]) if combat.free_retreat[side] == combat.round else FLEET_OF[side]
    return any(table.count(combat.system, unit) for unit in kinds)


def destinations(table: Table, side: int) -> list[int]:
    """Return where a side may retreat: only to systems, never the base space (rebellion:retreat.06).

    As far as possible that is where it has units or loyalty (rebellion:retreat.02), else where nobody is (retreat.04).
    """
    near = SYSTEMS[combat_of(table).system].near
    open_ = [system for system in near if _barred(table, side, system) is None]
    return [system for system in open_ if _own(table, side, system)] or open_


def why_not_destination(table: Table, side: int, system: int) -> Reason | None:
    """Return why a side can't retreat to a system."""
    if system in destinations(table, side):
        return None
    if system not in SYSTEMS[combat_of(table).system].near:
        return because("rebellion:retreat.01", "rebellion-retreat-adjacent")
    return _barred(table, side, system) or because("rebellion:retreat.02", "rebellion-retreat-to-own")


def _own(table: Table, side: int, system: int) -> bool:
    """Tell whether a side has units or loyalty in a system."""
    return table.loyalty[system] == side or table.has_units(system, side)


def _barred(table: Table, side: int, system: int) -> Reason | None:
    combat = combat_of(table)
    if table.has_units(system, 1 - side):
        return because("rebellion:retreat.03", "rebellion-retreat-enemies", place=place_name(system))
    if side != combat.attacker and system in combat.origins:
        return because("rebellion:retreat.05", "rebellion-retreat-origin", place=place_name(system))
    return None


def _offer_retreat(table: Table, side: int) -> Play[None]:
    """Ask the players of a side in turn whether they retreat with a leader of theirs."""
    combat = combat_of(table)
    leaders = retreat_leaders(table, side)
    for seat in table.seats_of(side):
        # rebellion:team.21
        options: list[Option] = [("leader", leader) for leader in leaders if table.leader_seat(leader) == seat]
        if not options:
            continue
        choice = yield Choose(seat, ["stay", *options], say("rebellion-retreat", place=place_name(combat.system)))
        if choice != "stay":
            yield from _retreat(table, seat, side, choice[1])  # rebellion:team.21
            return


def _retreat(table: Table, seat: int, side: int, leader: int) -> Play[None]:
    """Lead units away to another system; leaders who stay pin nobody."""
    combat = combat_of(table)
    options: list[Option] = [("system", system) for system in destinations(table, side)]
    choice = yield Choose(
        seat, options, say("rebellion-retreat-to", leader=leader_name(leader))
    )  # rebellion:retreat.01
    target: int = choice[1]
    question = ask_cargo(table, seat, side, target)
    amounts = (yield question) if question.options else ()
    combat.retreated[side] = True  # rebellion:retreat.13
    table.leader_at[leader] = target  # rebellion:retreat.01
    # rebellion:retreat.15
    moved = _move_fleet(table, side, target) + _move_cargo(table, question.options, amounts, target)
    told = tuple(say("rebellion-units", count=count, unit=unit_name(unit)) for unit, count in moved)
    table.log.tell("rebellion-retreats", leader=leader_name(leader), place=place_name(target), units=told)
    yield from settle(table)  # rebellion:rescue.02, where only a prisoner is left behind


def ask_cargo(table: Table, seat: int, side: int, target: int) -> Distribute:
    """Ask which TIE Fighters and ground units go along, by their damage; captives never do."""
    combat = combat_of(table)
    fleet = [(unit, table.count(combat.system, unit)) for unit in FLEET_OF[side]]
    room = sum(UNITS[unit].capacity * count for unit, count in fleet)
    if combat.free_retreat[side] == combat.round:
        room = ANY_NUMBER  # rebellion:move.11
    cargo = _cargo(table, side) if room else []  # rebellion:captive.06
    caps = [count for _, count in cargo]
    total = sum(caps)
    least = 0 if any(count for _, count in fleet) else 1  # rebellion:retreat.12

    def limit(amounts: tuple[int, ...]) -> Reason | None:
        if sum(amounts) > room:
            return because("rebellion:transport.01", "rebellion-over-capacity", place=place_name(combat.system))
        return None

    def sampler(rng: Rng) -> tuple[int, ...]:
        return sample_cargo(rng, caps, least, room)

    ask = say("rebellion-retreat-cargo", target=place_name(target), room=min(room, total))
    options = [option for option, _ in cargo]
    return Distribute(seat, options, total, ask, caps=caps, least=least, limit=limit, sampler=sampler)


def _cargo(table: Table, side: int) -> list[tuple[Option, int]]:
    """Return what could go along, each kind by its markers, and how many there are."""
    combat = combat_of(table)
    found: list[tuple[Option, int]] = []
    for unit in CARGO_OF[side]:
        hurt = combat.damage[unit]
        for marker in range(max(hurt, default=0) + 1):
            alike = hurt.count(marker) if marker else table.count(combat.system, unit) - len(hurt)
            if alike:
                found.append((("cargo", unit, marker), alike))
    return found


def sample_cargo(rng: Rng, caps: list[int], least: int, room: int) -> tuple[int, ...]:
    """Return numbers within the caps and the room, in all at least so many."""
    amounts = [0] * len(caps)
    for _ in range(rng.between(least, min(room, sum(caps)))):
        amounts[rng.choice([i for i, cap in enumerate(caps) if amounts[i] < cap])] += 1
    return tuple(amounts)


def _move_fleet(table: Table, side: int, target: int) -> list[tuple[int, int]]:
    """Move every ship that leaves by itself."""
    combat = combat_of(table)
    moved = []
    for unit in FLEET_OF[side]:
        count = table.count(combat.system, unit)
        if count:
            move_unit(table, unit, count, combat.system, target)  # rebellion:retreat.09
            combat.damage[unit] = []
            moved.append((unit, count))
    return moved


def _move_cargo(
    table: Table, options: Sequence[Option], amounts: tuple[int, ...], target: int
) -> list[tuple[int, int]]:
    """Move the cargo that goes along, with its markers off."""
    combat = combat_of(table)
    moved = []
    for option, amount in zip(options, amounts, strict=True):
        if not amount:
            continue
        unit, marker = int(option[1]), int(option[2])
        move_unit(table, unit, amount, combat.system, target)
        moved.append((unit, amount))
        for _ in range(amount if marker else 0):
            combat.damage[unit].remove(marker)
    return moved


def lose_transports(table: Table) -> None:
    """Destroy Rebel Transports that are alone and did not retreat."""
    combat = combat_of(table)
    ships = [unit for unit in SHIPS_OF[REBEL] if table.count(combat.system, unit)]
    if ships != [REBEL_TRANSPORT]:  # rebellion:attack.26
        return
    if table.errata and not table.has_ships(combat.system, EMPIRE):
        return  # rebellion:gap.25
    count = table.count(combat.system, REBEL_TRANSPORT)
    remove_unit(table, combat.system, REBEL_TRANSPORT, count)  # rebellion:attack.26
    combat.destroyed += [(REBEL, REBEL_TRANSPORT)] * count
    combat.damage[REBEL_TRANSPORT] = []
    table.log.tell("rebellion-transports-lost", place=place_name(combat.system))
