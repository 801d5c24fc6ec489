"""Revealing missions: where, against whom, opposition, dice, success (rulebook: "Cartas de Misión")."""

from __future__ import annotations

from tablero.games.rebellion.actions import leaders_for
from tablero.games.rebellion.base import establish_new_base
from tablero.games.rebellion.board import acting, place_name
from tablero.games.rebellion.cards import PROJECT, STARTING, Act, ActionCard, Mission
from tablero.games.rebellion.conditions import captives_at, hold, systems_where, where_text
from tablero.games.rebellion.content.missions import MISSION_CARDS, MISSIONS
from tablero.games.rebellion.dice import Die, roll
from tablero.games.rebellion.effects import all_possible, assigned
from tablero.games.rebellion.effects_leaders import capture, in_play, special
from tablero.games.rebellion.effects_units import move_from_one
from tablero.games.rebellion.facts import (
    BASE,
    BLANK,
    C_3PO,
    DIPLOMACY,
    EMPIRE,
    LEADER_COUNT,
    LEADERS,
    MILLENNIUM_FALCON,
    NO_RING,
    PLACE_KEYS,
    R2_D2,
    REBEL,
    SIDE_KEYS,
    SKILL_KEYS,
    SPEC_OPS,
    SUCCESSES,
    SYSTEM_COUNT,
)
from tablero.games.rebellion.leaders import (
    captured,
    leader_name,
    present,
    put_leader,
    rescue,
    ring_name,
    ring_text,
    shown_on,
)
from tablero.games.rebellion.movement import Terms, can_leave
from tablero.games.rebellion.settle import settle
from tablero.games.rebellion.state import Assignment, Table
from tablero.kernel import Choose, Json, Message, Modified, Option, Play, Reason, because, say

MOST_DICE = 10
PORTRAIT_BONUS = 2
NEW_BASE_DRAWS = 4
MOST_BROUGHT = Terms(most=5)

AGAINST = ("leader", "captive")
"""What is chosen of a mission against somebody is a leader."""

NAMES = tuple(say(f"rebellion-mission-{mission.key}") for mission in MISSIONS)


def mission_name(card: int) -> Message:
    """Return the name of a mission card."""
    return NAMES[MISSION_CARDS[card]]


def mission_named(name: Message) -> Mission:
    """Return the mission of a name."""
    return MISSIONS[NAMES.index(name)]


def mission_of(card: int) -> Mission:
    """Return what a mission card is."""
    return MISSIONS[MISSION_CARDS[card]]


def mission_text(mission: Mission) -> tuple[Message, ...]:
    """Say what a mission card says: how and where, and what it brings."""
    how = "attempt" if mission.attempt else "resolve"
    lines = [say(f"rebellion-mission-{how}-{mission.scope}", where=where_text(mission.where))]
    if mission.extra_dice:
        lines.append(say("rebellion-mission-extra-dice", count=mission.extra_dice))
    if mission.all_icons:
        lines.append(say("rebellion-mission-all-icons"))
    if mission.portrait >= 0 and mission.attempt:
        portrait = leader_name(mission.portrait)
        lines.append(say("rebellion-mission-portrait", leader=portrait, count=PORTRAIT_BONUS))
    return (*lines, *(effect.text() for effect in mission.effects))


def action_text(card: ActionCard) -> tuple[Message, ...]:
    """Say what an action card says: its moment, and what it brings (rebellion:action.12)."""
    return (say(f"rebellion-timing-{card.timing}"), *(effect.text() for effect in card.effects))


class Attempt(Act):
    """A mission that has been turned up, for everybody to see (rebellion:mission.24)."""

    __slots__ = ("card", "closed")

    def __init__(self, card: int, assignment: Assignment, seat: int, closed: bool) -> None:
        super().__init__(assignment.side, seat, -1, tuple(assignment.leaders))
        self.card = card
        self.source = mission_name(card).id
        self.closed = closed
        """Nobody in the pool can oppose it."""

    def to_json(self) -> Json:
        """Return the mission as anybody may see it."""
        return {
            "card": mission_of(self.card).key,
            "side": SIDE_KEYS[self.side],
            "seat": self.seat,
            "system": PLACE_KEYS[self.system] if self.system >= 0 else None,
            "leaders": [LEADERS[leader].key for leader in self.leaders],
            "target": LEADERS[self.target].key if self.target >= 0 else None,
            "closed": self.closed,
        }


# What can be revealed.


def icons(mission: Mission, leaders: list[int] | tuple[int, ...]) -> int:
    """Return how many icons of the mission's skill some leaders have (rebellion:skill.01)."""
    if mission.all_icons:
        return sum(sum(LEADERS[leader].skills) for leader in leaders)  # rebellion:mission.16
    return sum(LEADERS[leader].skills[mission.skill] for leader in leaders)


def _needs_skill(mission: Mission) -> Reason:
    skill = say(f"rebellion-skill-{SKILL_KEYS[mission.skill]}")
    return because("rebellion:mission.01", "rebellion-needs-skill", count=mission.required, skill=skill)


NEEDS_SKILL = tuple(map(_needs_skill, MISSIONS))
NO_TARGET = tuple(because("rebellion:mission.04", "rebellion-no-target", where=where_text(m.where)) for m in MISSIONS)
"""Why a mission can't be revealed, by kind: asked for every mission in every turn."""


def can_reveal(table: Table, assignment: Assignment) -> Reason | None:
    """Return why a mission can't be revealed now."""
    kind = MISSION_CARDS[assignment.card]
    mission = MISSIONS[kind]
    if sum(LEADERS[leader].skills[mission.skill] for leader in assignment.leaders) < mission.required:
        return NEEDS_SKILL[kind]  # rebellion:mission.01, rebellion:mission.02
    if not has_target(table, mission):
        return NO_TARGET[kind]
    if mission.scope == "none" and not all_possible(mission.effects, table, Act(mission.side, -1, -1)):
        return because("rebellion:startmission.01", "rebellion-no-starting-mission")
    return None


def has_target(table: Table, mission: Mission) -> bool:
    """Tell whether there is anything a mission may be revealed for."""
    if mission.scope != "system":
        return bool(targets(table, mission))
    return any(hold(mission.where, table, n) and is_open(table, mission, n) for n in range(SYSTEM_COUNT))


def targets(table: Table, mission: Mission) -> list[Option]:
    """Return what a mission may be revealed for: systems, or leaders it may be against (rebellion:mission.04)."""
    match mission.scope:
        case "system":
            return [
                ("system", system) for system in systems_where(table, mission.where) if is_open(table, mission, system)
            ]
        case "leader" | "captive":
            return [("leader", leader) for leader in range(LEADER_COUNT) if is_target(table, mission, leader)]
        case scope:
            return [scope]


def is_open(table: Table, mission: Mission, system: int) -> bool:
    """Tell whether missions may be attempted in a system: the Rebels can't in a locked one."""
    return not (mission.side == REBEL and mission.attempt and system in table.locked)


def is_target(table: Table, mission: Mission, leader: int) -> bool:
    """Tell whether a mission may be against a leader: a Rebel one in a system, free or captured as the card says.

    The Rebel Base space is no system (rebellion:base.04); who serves the Empire is no Rebel.
    """
    place = table.leader_at[leader]
    if not 0 <= place < SYSTEM_COUNT or table.leader_side[leader] != REBEL:
        return False
    return captured(table, leader) == (mission.scope == "captive") and hold(mission.where, table, place)


def why_no_target(table: Table, option: Option) -> Reason | None:
    """Return why the mission that has been turned up can't be for a system or a leader; None if it can."""
    attempt = table.mission
    if attempt is None or option in targets(table, mission_of(attempt.card)):
        return None
    mission = mission_of(attempt.card)
    if option == ("system", BASE):
        return because("rebellion:base.04", "rebellion-no-mission-in-base")
    if mission.scope in AGAINST:
        return because("rebellion:mission.05", f"rebellion-no-target-{mission.scope}", where=where_text(mission.where))
    return NO_TARGET[MISSION_CARDS[attempt.card]]


# The sequence (rebellion:mission.03).


def reveal(table: Table, index: int, seat: int) -> Play[None]:
    """Reveal a mission."""
    closed = yield from blindside(table, table.assigned[index])
    # rebellion:mission.01: a resample may have put another card under the leaders in that window
    if can_reveal(table, table.assigned[index]) is not None:
        return
    attempt = turn_up(table, table.assigned.pop(index), seat, closed)
    mission = mission_of(attempt.card)
    yield from choose_target(table, attempt, mission)
    succeeds = True  # rebellion:mission.07
    if mission.attempt:
        succeeds = yield from attempt_mission(table, attempt, mission)
    if succeeds:
        yield from succeed(table, attempt, mission)
    else:
        table.log.tell("rebellion-mission-fails", card=mission_name(attempt.card))
    put_away(table, attempt)


def blindside(table: Table, assignment: Assignment) -> Play[bool]:
    """Let the Empire use a card just before one of its leaders reveals a mission: nobody in the pool can oppose it."""
    if assignment.side != EMPIRE:
        return False
    leaders = list(assignment.leaders)
    act = Act(EMPIRE, table.leader_seat(leaders[0]), -1)
    return (yield from special(table, act, EMPIRE, "before_reveal", lambda card: shown_on(card, leaders)))


def turn_up(table: Table, assignment: Assignment, seat: int, closed: bool) -> Attempt:
    """Turn the card up: everybody knows it before a system is chosen (rebellion:mission.24)."""
    attempt = table.mission = Attempt(assignment.card, assignment, seat, closed)
    table.log.reveal()
    leaders = tuple(map(leader_name, attempt.leaders))
    table.log.tell("rebellion-reveals", **acting(attempt.side), card=mission_name(attempt.card), leaders=leaders)
    return attempt


def choose_target(table: Table, attempt: Attempt, mission: Mission) -> Play[None]:
    """Choose the system, or the leader that the mission is against, and place the leaders."""
    against = mission.scope in AGAINST
    ask = say(f"rebellion-mission-{'against' if against else 'where'}", card=mission_name(attempt.card))
    choice = yield Choose(attempt.seat, targets(table, mission), ask)  # rebellion:mission.04, rebellion:team.17
    if choice == "none":
        return
    if choice == "base":
        attempt.system = table.base_place  # rebellion:base.16
    elif choice[0] == "leader":
        attempt.target = choice[1]
        attempt.system = table.leader_at[choice[1]]  # rebellion:mission.05
    else:
        attempt.system = choice[1]
    for leader in attempt.leaders:
        put_leader(table, leader, attempt.system)  # rebellion:mission.04
    if attempt.target >= 0:
        table.log.tell("rebellion-mission-target", leader=leader_name(attempt.target), place=place_name(attempt.system))
    else:
        table.log.tell("rebellion-mission-place", place=place_name(attempt.system))


def put_away(table: Table, attempt: Attempt) -> None:
    """Take a starting mission back, discard any other to its own pile (rebellion:mission.22, rebellion:startmission.02)."""
    table.mission = None
    card = attempt.card
    mission = mission_of(card)
    if mission.kind == STARTING:
        table.mission_hand[mission.side].append(card)  # rebellion:startmission.03
    elif mission.kind == PROJECT:
        table.project_discard.append(card)  # rebellion:project.02
    else:
        table.mission_discard[mission.side].append(card)


# Opposition.


def attempt_mission(table: Table, attempt: Attempt, mission: Mission) -> Play[bool]:
    """Tell whether an attempt succeeds: unopposed it does, otherwise the dice say."""
    yield from send_opposition(table, attempt)
    failed = yield from interfere(table, attempt, mission)
    if failed:
        return False
    succeeds = True
    if participants(table, attempt, 1 - attempt.side):  # rebellion:mission.09
        succeeds = yield from roll_off(table, attempt, mission)
    table.bonus_later[:] = [leader for leader in table.bonus_later if leader not in attempt.leaders]
    if not succeeds:
        succeeds = yield from translate(table, attempt, mission)
    return succeeds


def closed_to_pool(table: Table, attempt: Attempt) -> bool:
    """Tell whether no leader of the pool can oppose: a card says so, which nothing outranks (rebellion:golden.03)."""
    return attempt.closed or any(leader in table.protected for leader in attempt.leaders)


def send_opposition(table: Table, attempt: Attempt) -> Play[None]:
    """Let the opponents send one leader from their pools, whoever is there already."""
    if closed_to_pool(table, attempt):
        return
    other = 1 - attempt.side
    for seat in table.seats_of(other):  # rebellion:command.05: also who has passed
        # rebellion:mission.08, rebellion:team.18
        options: list[Option] = [("leader", n) for n in table.pool(other) if table.leader_seat(n) == seat]
        if not options:
            continue
        ask = say("rebellion-oppose", card=mission_name(attempt.card), place=place_name(attempt.system))
        choice = yield Choose(seat, ["decline", *options], ask)  # rebellion:mission.08
        if choice != "decline":
            put_leader(table, choice[1], attempt.system)  # rebellion:mission.08
            table.log.tell("rebellion-opposes", leader=leader_name(choice[1]))
            return  # rebellion:team.18


def interfere(table: Table, attempt: Attempt, mission: Mission) -> Play[bool]:
    """Let the Rebels use cards before the dice of an Imperial attempt; tell whether the mission fails by one."""
    if attempt.side != EMPIRE:
        return False
    yield from special(table, attempt, REBEL, "opponent_attempts", lambda card: elsewhere(table, attempt, card))
    if mission.skill != SPEC_OPS:
        return False
    timing = "opponent_attempts_spec_ops"
    return (yield from special(table, attempt, REBEL, timing, lambda card: leaders_for(table, card, attempt.system)))


def elsewhere(table: Table, attempt: Attempt, card: ActionCard) -> list[int]:
    """Return the leaders on a card who are free in some other system."""
    at = table.leader_at
    free = [n for n in in_play(table, card.side) if 0 <= at[n] < SYSTEM_COUNT and at[n] != attempt.system]
    return shown_on(card, free)


def participants(table: Table, attempt: Attempt, side: int) -> list[int]:
    """Return a side's leaders who take part."""
    there = present(table, attempt.system, side)  # rebellion:mission.18, rebellion:captive.02: all but prisoners
    target = attempt.target
    # The leader that a mission is against takes part, also as a prisoner: rebellion:mission.19, rebellion:captive.03.
    if target >= 0 and side != attempt.side and target not in there:
        there.append(target)
    return there


def dice_for(table: Table, attempt: Attempt, mission: Mission, side: int) -> int:
    """Return how many dice a side rolls: an icon each, and what the card adds; ten at most."""
    count = icons(mission, participants(table, attempt, side))  # rebellion:mission.10
    if side == attempt.side and mission.extra_dice and table.has_units(attempt.system, side):
        count += mission.extra_dice
    return min(MOST_DICE, count)  # rebellion:mission.17


def roll_off(table: Table, attempt: Attempt, mission: Mission) -> Play[bool]:
    """Roll for both sides, the current player first; more successes win."""
    own = yield from successes(table, attempt, mission, attempt.side)  # rebellion:mission.11
    if assigned(attempt, mission.portrait):
        own.add(PORTRAIT_BONUS, leader_name(mission.portrait))  # rebellion:mission.14
    for leader in attempt.leaders:
        if leader in table.bonus_later:
            own.add(PORTRAIT_BONUS, say("rebellion-bonus-later", leader=leader_name(leader)))
    other = yield from successes(table, attempt, mission, 1 - attempt.side)
    table.log.tell("rebellion-mission-dice", own=own.message(), other=other.message())
    return own.total > other.total  # rebellion:mission.12; rebellion:mission.15: one at least, even against none


def successes(table: Table, attempt: Attempt, mission: Mission, side: int) -> Play[Modified]:
    """Roll a side's dice, for all its leaders at once, and count."""
    count = dice_for(table, attempt, mission, side)
    dice: list[Die] = []
    if count:
        dice = yield from roll(table, side, attempt.system, 0, count)  # rebellion:team.19
        yield from jam(table, attempt.system, side, dice)
    return Modified(sum(SUCCESSES[die.face] for die in dice))  # rebellion:mission.13


# Rings that are spent in missions.


def spend_ring(table: Table, place: int, ring: int, options: list[Option]) -> Play[Option | None]:
    """Ask whoever wears a ring where a mission is whether to spend it, and for what; return that."""
    wearer = next((leader for leader in present(table, place, REBEL) if table.ring[leader] == ring), None)
    if wearer is None:
        return None
    told = {"ring": ring_name(ring), "use": ring_text(ring), "leader": leader_name(wearer)}
    ask = say("rebellion-spend-ring", **told, on=(place_name(place),), if_keep=say("rebellion-option-keep-ring"))
    choice: Option = yield Choose(table.leader_seat(wearer), ["keep", *options], ask)  # rebellion:ring.01
    if choice == "keep":
        return None
    table.ring[wearer] = NO_RING  # rebellion:ring.04
    table.log.tell("rebellion-ring-spent", ring=ring_name(ring), leader=leader_name(wearer))
    return choice


def jam(table: Table, place: int, side: int, dice: list[Die]) -> Play[None]:
    """Let R2-D2 turn a die that the Empire has just rolled to a blank side."""
    if side != EMPIRE:
        return
    options: list[Option] = [("blank", i, die.face) for i, die in enumerate(dice) if SUCCESSES[die.face]]
    choice = yield from spend_ring(table, place, R2_D2, options)
    if choice is not None:
        index = int(choice[1])
        dice[index] = Die(dice[index].colour, BLANK)


def translate(table: Table, attempt: Attempt, mission: Mission) -> Play[bool]:
    """Let C-3PO make a failed Rebel mission of diplomacy succeed; tell whether it does."""
    if attempt.side != REBEL or mission.skill != DIPLOMACY:
        return False
    choice = yield from spend_ring(table, attempt.system, C_3PO, ["spend_ring"])
    return choice is not None


def fly_out(table: Table, attempt: Attempt) -> Play[None]:
    """Let the Millennium Falcon take a prisoner out after a Rebel mission has succeeded there."""
    options: list[Option] = [("leader", leader) for leader in captives_at(table, attempt.system)]
    choice = yield from spend_ring(table, attempt.system, MILLENNIUM_FALCON, options)
    if choice is not None:
        rescue(table, int(choice[1]))


# Success.


def succeed(table: Table, attempt: Attempt, mission: Mission) -> Play[None]:
    """Carry out what the card says, its choices made only now; then what others may add."""
    table.log.tell("rebellion-mission-succeeds", card=mission_name(attempt.card))
    for effect in mission.effects:
        yield from effect.run(table, attempt)  # rebellion:mission.21
    yield from settle(table)
    if attempt.side == REBEL and attempt.system >= 0:
        yield from fly_out(table, attempt)
        timing = "own_mission_success"
        yield from special(table, attempt, REBEL, timing, lambda card: leaders_for(table, card, attempt.system))


# Rapid Mobilization.


def end_of_command(table: Table) -> Play[None]:
    """Carry out every Rapid Mobilization at the end of the Command phase."""
    while table.mobilizing:  # rebellion:newbase.07
        seat, leaders = table.mobilizing.pop(0)
        options: list[Option] = ["new_base"]
        if not table.base_revealed and any(can_leave(table, REBEL, n, MOST_BROUGHT) for n in range(SYSTEM_COUNT)):
            options.append("bring_units")  # rebellion:base.13
        choice = yield Choose(seat, options, "rebellion-mobilize")  # rebellion:team.17: whoever revealed it decides
        if choice == "new_base":
            yield from establish_new_base(table, seat, NEW_BASE_DRAWS * leaders)  # rebellion:newbase.01
        else:
            yield from move_from_one(table, seat, REBEL, BASE, MOST_BROUGHT)  # rebellion:base.07


__all__ = ["Attempt", "can_reveal", "capture", "end_of_command", "mission_name", "mission_text", "reveal"]
