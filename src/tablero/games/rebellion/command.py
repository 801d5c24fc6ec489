"""The Command phase: activating systems, revealing missions, passing (rulebook: "Fase de Mando", "Activación")."""

from __future__ import annotations

from tablero.games.rebellion.base import reveal_base
from tablero.games.rebellion.board import acting, place_name
from tablero.games.rebellion.combat import fight
from tablero.games.rebellion.facts import BASE, EMPIRE, LEADERS, REBEL, SYSTEM_COUNT
from tablero.games.rebellion.leaders import leader_name, put_leader
from tablero.games.rebellion.missions import can_reveal, end_of_command, reveal
from tablero.games.rebellion.movement import move_normally
from tablero.games.rebellion.settle import settle, settle_after_movement
from tablero.games.rebellion.state import BOTH, POOL, REFRESH, Assignment, Table
from tablero.kernel import CHECKPOINT, NEW_PHASE, NEW_TURN, Choose, Option, Play, say

SYSTEM_OPTIONS: tuple[Option, ...] = tuple(("system", system) for system in range(SYSTEM_COUNT))
WITH_BASE: tuple[Option, ...] = (*SYSTEM_OPTIONS, ("system", BASE))


def command_phase(table: Table) -> Play[None]:
    """Take turns until everybody has passed; a lone Rebel among three has a turn, and passes, for each role."""
    while not all(table.passed):  # rebellion:command.07
        if table.passed[table.turn]:  # rebellion:team.16
            table.turn = (table.turn + 1) % len(table.order)
            continue
        yield NEW_TURN
        side, role = table.order[table.turn]
        yield from take_turn(table, side, role)
        table.turn = (table.turn + 1) % len(table.order)  # rebellion:command.02, rebellion:team.14
    yield CHECKPOINT
    yield from end_of_command(table)  # rebellion:newbase.07
    yield from settle(table)
    recall_missions(table)
    table.phase = REFRESH
    table.step = 0
    yield NEW_PHASE


def take_turn(table: Table, side: int, role: int) -> Play[None]:
    """Do one thing: activate a system, reveal a mission, or pass.

    Whose turn it is is the current player, and comes first in all that follows.
    """
    seat = table.seat(side, role)
    while True:
        choice = yield lambda: turn_choice(table, side, role)  # rebellion:command.01
        if choice != "reveal_base":
            break
        reveal_base(table)  # rebellion:base.12, rebellion:team.20: and the turn goes on
        yield from settle(table)
    if choice == "pass":
        table.passed[table.turn] = True  # rebellion:command.04
        table.log.tell("rebellion-passes", **acting(side))
    elif choice[0] == "activate":
        yield from activate(table, seat, side, choice[1])  # rebellion:command.01
    else:
        yield from reveal(table, choice[1], seat)  # rebellion:command.01


def turn_choice(table: Table, side: int, role: int) -> Choose:
    """Return what a player may do in a turn."""
    options: list[Option] = [
        ("activate", leader) for leader in table.pool(side, role) if LEADERS[leader].commands
    ]  # rebellion:activate.02, rebellion:activate.03, rebellion:team.15
    for index, assignment in enumerate(table.assigned):
        if may_reveal(assignment, side, role) and can_reveal(table, assignment) is None:
            options.append(("reveal", index))
    if side == REBEL and not table.base_revealed:
        options.append("reveal_base")
    options.append("pass")
    return Choose(table.seat(side, role), options, "rebellion-turn", hidden=True)


def may_reveal(assignment: Assignment, side: int, role: int) -> bool:
    """Tell whether a mission is this player's to reveal: a leader of the own pool is on it (rebellion:team.17)."""
    if assignment.side != side:
        return False
    return role == BOTH or any(LEADERS[leader].role == role for leader in assignment.leaders)


def activate(table: Table, seat: int, side: int, leader: int) -> Play[None]:
    """Activate a system: leader, movement, the base if it is there, combat, subjugation."""
    with_base = side == REBEL and not table.base_revealed  # rebellion:base.06, rebellion:base.13
    systems = WITH_BASE if with_base else SYSTEM_OPTIONS  # rebellion:activate.04: occupied ones too
    choice = yield Choose(seat, systems, say("rebellion-activate-where", leader=leader_name(leader)))
    system = choice[1]
    put_leader(table, leader, system)  # rebellion:activate.01
    table.log.tell("rebellion-activates", leader=leader_name(leader), place=place_name(system))
    had_ground = system != BASE and table.has_ground(system, EMPIRE)
    origins = yield from move_normally(table, seat, side, system)  # rebellion:activate.05
    yield from settle_after_movement(table)  # rebellion:activate.07
    if system != BASE:
        if side == EMPIRE and not had_ground and table.has_ground(system, EMPIRE) and not table.base_revealed:
            table.log.tell("rebellion-no-base-here", place=place_name(system))
        yield from fight(table, system, side, origins)  # rebellion:activate.08, rebellion:move.09
    yield from settle(table)  # rebellion:activate.09


def recall_missions(table: Table) -> None:
    """Take leaders off missions that were not revealed, and the cards back unseen (rebellion:command.06)."""
    for assignment in table.assigned:
        table.mission_hand[assignment.side].append(assignment.card)
        for leader in assignment.leaders:
            table.leader_at[leader] = POOL
    table.assigned.clear()
