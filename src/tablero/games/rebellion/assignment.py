"""The Assignment phase: leaders are put on missions, face down (rulebook: "Fase de Asignación")."""

from __future__ import annotations

from collections.abc import Callable

from tablero.games.rebellion.actions import action_name, held_by, use
from tablero.games.rebellion.board import acting
from tablero.games.rebellion.cards import Act
from tablero.games.rebellion.content.actions import ACTIONS, assignment_leaders, can_use_assignment
from tablero.games.rebellion.content.missions import MISSION_CARDS
from tablero.games.rebellion.facts import ADMIRAL, EMPIRE, GENERAL, REBEL
from tablero.games.rebellion.leaders import leader_name
from tablero.games.rebellion.missions import mission_name
from tablero.games.rebellion.settle import settle
from tablero.games.rebellion.state import BOTH, COMMAND, ON_MISSION, POOL, Assignment, Table
from tablero.kernel import CHECKPOINT, NEW_PHASE, Choose, Message, Option, Play, say

MOST_LEADERS = 2

TURNS = {
    2: ((REBEL, BOTH), (EMPIRE, BOTH)),  # rebellion:assign.02
    3: ((REBEL, BOTH), (EMPIRE, ADMIRAL), (EMPIRE, GENERAL)),  # rebellion:team.13
    4: ((REBEL, ADMIRAL), (REBEL, GENERAL), (EMPIRE, ADMIRAL), (EMPIRE, GENERAL)),  # rebellion:team.13
}
"""Who assigns after whom, by the number of players: all Rebels before any Imperial."""


def assignment_phase(table: Table) -> Play[None]:
    """Let each player assign in turn; `table.step` counts who has finished."""
    turns = TURNS[table.seats]
    while table.step < len(turns):
        yield CHECKPOINT
        side, role = turns[table.step]
        finished = yield from assign_once(table, side, role)
        if finished:
            table.step += 1
            table.vetoed.clear()
    table.phase = COMMAND
    table.step = 0
    table.turn = 0
    table.passed = [False] * len(table.order)
    yield NEW_PHASE


def assign_once(table: Table, side: int, role: int) -> Play[bool]:
    """Assign leaders to one mission or use an action card instead; tell whether the player has finished."""
    seat = table.seat(side, role)
    choice = yield lambda: assignment_choice(table, side, role)
    if choice == "done":
        return True  # rebellion:assign.03: a leader that is not assigned stays in the pool
    match choice[0]:
        case "assign":
            yield from assign_mission(table, seat, side, role, choice[1])
        case "join":
            yield from join_mission(table, seat, side, role, choice[1])
        case _:
            yield from use_action(table, seat, choice[1], choice[2])
    return False


def assignment_choice(table: Table, side: int, role: int) -> Choose:
    """Return what a player may do in the Assignment phase."""
    options: list[Option] = []
    if table.pool(side, role):  # rebellion:leader.01
        kinds: list[int] = []
        for card in table.mission_hand[side]:
            if MISSION_CARDS[card] not in kinds and not (role == ADMIRAL and card in table.vetoed):
                kinds.append(MISSION_CARDS[card])
                options.append(("assign", card))  # rebellion:assign.01
        if role != BOTH:
            options += [("join", i) for i, other in enumerate(table.assigned) if _can_join(table, other, side, role)]
    options += action_options(table, table.seat(side, role))  # rebellion:action.03
    return Choose(table.seat(side, role), [*options, "done"], "rebellion-assign", hidden=True)


def _can_join(table: Table, assignment: Assignment, side: int, role: int) -> bool:
    """Tell whether a mission that lies there takes another leader, whoever's."""
    barred = role == ADMIRAL and assignment.card in table.vetoed
    return (
        assignment.side == side
        and len(assignment.leaders) < MOST_LEADERS  # rebellion:team.12
        and not barred
    )


def action_options(table: Table, seat: int) -> list[Option]:
    """Return the action cards a seat can use in place of assigning, each with the leader who uses it."""
    options: list[Option] = []
    for card in held_by(table, seat):
        if can_use_assignment(table, card):
            options += [("use", card, leader) for leader in assignment_leaders(table, card)]
    return options


def use_action(table: Table, seat: int, card: int, leader: int) -> Play[None]:
    """Use an action card with its leader from the pool."""
    use(table, card)
    act = Act(ACTIONS[card].side, seat, -1)
    act.source = action_name(card).id
    act.card_leader = leader
    for effect in ACTIONS[card].effects:
        yield from effect.run(table, act)
    yield from settle(table)


def assign_mission(table: Table, seat: int, side: int, role: int, card: int) -> Play[None]:
    """Put one or two leaders on a mission."""
    hand = table.mission_hand[side]
    index = hand.index(card)  # a resample may put another card in its place
    pool = _pool_options(table, side, role)  # rebellion:assign.06: able to carry it out or not
    first = yield lambda: Choose(seat, pool, lambda: _ask("first", hand[index]))
    leaders = [first[1]]
    rest = [option for option in pool if option != first]
    if rest:
        # rebellion:assign.01, rebellion:assign.05
        second = yield lambda: Choose(seat, ["alone", *rest], lambda: _ask("second", hand[index]))
        if second != "alone":
            leaders.append(second[1])
    if (yield from vetoed(table, seat, side, lambda: hand[index])):
        return
    table.assigned.append(Assignment(side, hand.pop(index), leaders))
    _put_on_mission(table, leaders)


def join_mission(table: Table, seat: int, side: int, role: int, index: int) -> Play[None]:
    """Put a leader beside a team mate's on a mission."""
    assignment, pool = table.assigned[index], _pool_options(table, side, role)
    choice = yield lambda: Choose(seat, pool, lambda: _ask("first", assignment.card))
    if (yield from vetoed(table, seat, side, lambda: assignment.card)):
        return
    assignment.leaders.append(choice[1])  # rebellion:team.12
    _put_on_mission(table, [choice[1]])


def vetoed(table: Table, seat: int, side: int, card: Callable[[], int]) -> Play[bool]:
    """Ask the General, who may veto what the Admiral assigns (rebellion:team.11)."""
    general = table.general(side)
    if seat == general:
        return False
    choice = yield lambda: Choose(general, [("accept", card()), ("veto", card())], "rebellion-veto", hidden=True)
    if choice[0] == "veto":
        table.vetoed.append(card())
    return bool(choice[0] == "veto")


def _ask(which: str, card: int) -> Message:
    """Ask for a leader of a mission."""
    return say(f"rebellion-assign-{which}", card=mission_name(card))


def _pool_options(table: Table, side: int, role: int) -> list[Option]:
    return [("leader", leader) for leader in table.pool(side, role)]


def _put_on_mission(table: Table, leaders: list[int]) -> None:
    """Lay the leaders on the card: everybody sees who, nobody which mission."""
    for leader in leaders:
        assert table.leader_at[leader] == POOL
        table.leader_at[leader] = ON_MISSION  # rebellion:assign.01
    said = acting(table.leader_side[leaders[0]])
    # rebellion:assign.04
    table.log.tell("rebellion-assigns", **said, leaders=tuple(map(leader_name, leaders)))
