"""Options in words, and why something that was not offered is not legal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from tablero.games.rebellion import combat_reasons
from tablero.games.rebellion.actions import action_name
from tablero.games.rebellion.board import place_name, place_named, unit_name
from tablero.games.rebellion.cards import Objective
from tablero.games.rebellion.content.actions import ACTIONS
from tablero.games.rebellion.content.objectives import OBJECTIVES
from tablero.games.rebellion.content.tactics import TACTICS
from tablero.games.rebellion.dice import Die, die_name
from tablero.games.rebellion.facts import (
    BASE,
    BLACK,
    EMPIRE,
    LEADER_COUNT,
    LEADERS,
    PLACES,
    REBEL,
    SPECIAL,
    SYSTEM_COUNT,
    SYSTEMS,
)
from tablero.games.rebellion.hands import tactic_name
from tablero.games.rebellion.leaders import leader_name
from tablero.games.rebellion.missions import (
    action_text,
    can_reveal,
    mission_name,
    mission_of,
    mission_text,
    why_no_target,
)
from tablero.games.rebellion.movement import why_not_origin
from tablero.games.rebellion.state import POOL, Table
from tablero.kernel import Decision, Message, Option, Reason, because, say
from tablero.kernel.messages import Arg

NO_DIE = -1

Args = dict[str, Arg]


def _places(number: int) -> Args:
    return {"place": place_name(number)}


def _units(number: int) -> Args:
    return {"unit": unit_name(number)}


def _leaders(number: int) -> Args:
    return {"leader": leader_name(number)}


def _missions(card: int) -> Args:
    return {"card": mission_name(card)}


def _actions(card: int) -> Args:
    return {"card": action_name(card)}


def _objectives(card: int) -> Args:
    return {"card": say(f"rebellion-objective-{OBJECTIVES[card].key}")}


def _tactics(kind: int) -> Args:
    return {"card": tactic_name(kind)}


def _dice(colour: int, face: int) -> Args:
    return {"die": die_name(Die(colour, face))}


ONE: dict[str, Callable[[int], Args]] = {
    **dict.fromkeys(("system", "site", "from", "place", "top", "bottom"), _places),
    "unit": _units,
    **dict.fromkeys(("leader", "captive", "activate"), _leaders),
    **dict.fromkeys(("assign", "accept", "veto", "mission"), _missions),
    **dict.fromkeys(("use", "take"), _actions),
    "objective": _objectives,
    "discard": _tactics,
    "deck": lambda theater: {"theater": say(f"rebellion-theater-{theater}")},
    "as_red": lambda count: {"count": count},
}
"""What the number of an option of one number stands for."""

MORE: dict[str, Callable[..., Args]] = {
    "queued": lambda space, unit: {"space": space, **_units(unit)},
    "build": lambda space, unit: {"space": space, **_units(unit)},
    "recruit": lambda card, leader: {**_actions(card), **_leaders(leader)},
    "cargo": lambda unit, marker: {**_units(unit), "marker": marker},
    "target": lambda unit, marker, dealt, number: {**_units(unit), "marker": marker, "dealt": dealt, "number": number},
    "die": lambda index, colour, face: _dice(colour, face),
    "set": _dice,
    "blank": lambda index, face: _dice(BLACK, face),
}
"""What the numbers of an option of several numbers stand for."""


def describe(table: Table, option: Option) -> Message:
    """Return the text of an option."""
    if isinstance(option, str):
        return say(f"rebellion-option-{option}")
    word, *numbers = option
    match word:
        case "reveal" | "join":
            assignment = table.assigned[numbers[0]]
            leaders = tuple(map(leader_name, assignment.leaders))
            return say(f"rebellion-option-{word}", card=mission_name(assignment.card), leaders=leaders)
        case "use" if len(numbers) == 2:
            return say("rebellion-option-use-with", **_actions(numbers[0]), **_leaders(numbers[1]))
        case "play" if numbers[1] != NO_DIE:
            return say("rebellion-option-play-with", **_tactics(numbers[0]), **_dice(numbers[1], SPECIAL))
        case "play":
            return say("rebellion-option-play", **_tactics(numbers[0]))
        case "draw":
            return say("rebellion-option-draw-tactic", **_dice(numbers[0], SPECIAL))
    args = ONE[word](numbers[0]) if word in ONE else MORE[word](*numbers)
    return say(f"rebellion-option-{word}", **args)


def explain(table: Table, option: Option) -> tuple[Message, ...]:
    """Return what is written on the card that an option is about."""
    if isinstance(option, str):
        return ()
    match option[0]:
        case "assign" | "accept" | "veto" | "mission":
            return mission_text(mission_of(option[1]))
        case "reveal" | "join":
            return mission_text(mission_of(table.assigned[option[1]].card))
        case "use" | "take" | "recruit":
            return action_text(ACTIONS[option[1]])
        case "objective":
            return objective_text(OBJECTIVES[option[1]])
        case "play" | "discard":
            return tuple(effect.text() for effect in TACTICS[option[1]].effects)
    return ()


def objective_text(objective: Objective) -> tuple[Message, ...]:
    """Say what an objective asks for and brings."""
    lines = [objective.test.text(), say("rebellion-objective-worth", count=objective.reputation)]
    lines += [effect.text() for effect in objective.rider]
    return (*lines, say("rebellion-objective-returns")) if objective.returns else tuple(lines)


def why_not(table: Table, decision: Decision, value: Any) -> Reason | None:
    """Return the rule against an answer that was not offered, as far as the seat may know it."""
    match decision.message.id, value:
        case "rebellion-turn", ("activate", int(leader)) if 0 <= leader < LEADER_COUNT:
            return _why_not_activate(table, leader)
        case "rebellion-turn", ("reveal", int(index)) if 0 <= index < len(table.assigned):
            return _why_not_reveal(table, decision.seat, index)
        case "rebellion-activate-where", ("system", int(place)) if place == BASE:
            if table.base_revealed and table.side_of(decision.seat) == REBEL:
                return because("rebellion:base.13", "rebellion-why-base-closed")
            return because("rebellion:base.02", "rebellion-why-no-system")
        case "rebellion-move-near", ("from", int(origin)) if 0 <= origin < PLACES:
            target = place_named(cast(Message, dict(decision.message.args)["target"]))
            return why_not_origin(table, table.side_of(decision.seat), target, origin)
        case "rebellion-mission-where" | "rebellion-mission-against", ("system" | "leader", int()):
            return why_no_target(table, value)
    return combat_reasons.why_not(table, decision, value) or _why_not_asked(table, decision, value)


RULE_OF = {
    "setup-system": "setup.19",
    "setup-base": "setup.21",
    "choose-ring": "ring.02",
    "assign": "assign.01",
    "assign-first": "assign.01",
    "assign-second": "assign.05",
    "assign-again": "startmission.01",
    "veto": "team.11",
    "turn": "command.01",
    "activate-where": "activate.01",
    "move-near": "move.01",
    "move-from": "move.10",
    "move-units": "move.08",
    "place-leader": "action.02",
    "oppose": "mission.08",
    "mission-where": "mission.04",
    "mission-against": "mission.05",
    "choose-effect": "mission.21",
    "pick-loyalty": "loyalty.07",
    "add-leader": "combat.02",
    "draw-from": "combat.03",
    "combat-action": "attack.04",
    "block-action": "attack.20",
    "block": "attack.20",
    "reroll": "attack.11",
    "pay-tactic": "attack.08",
    "strike": "attack.13",
    "bombard": "attack.13",
    "assign-red": "attack.15",
    "assign-black": "attack.15",
    "assign-direct": "attack.16",
    "retreat": "retreat.01",
    "retreat-to": "retreat.02",
    "retreat-cargo": "transport.01",
    "yoda-reroll": "ring.01",
    "spend-ring": "ring.04",
    "set-die": "action.06",
    "objective-refresh": "objective.07",
    "objective-combat": "objective.05",
    "objective-plans": "deathstar.07",
    "discard-missions": "refresh.04",
    "recruit": "recruit.02",
    "recruit-more": "recruit.07",
    "build": "build.03",
    "deploy": "deploy.01",
    "free-units": "limit.03",
    "free-where": "limit.03",
    "free-which": "limit.03",
    "new-base": "newbase.05",
    "mobilize": "newbase.07",
    "release": "rescue.01",
    "choose-closest": "system.03",
    "keep-project": "project.01",
    "lose-excess": "destroyed.02",
    "pick-returning": "rescue.03",
}
"""The rule that says what may be chosen when a question is asked, for what has no reason of its own."""

POINTED_AT = frozenset(
    ("system", "site", "from", "place", "unit", "target", "leader", "captive", "activate", "reveal", "play", "card")
)
"""Options by which a client asks about a thing of the table; `card` is any card or token that is never an answer."""


def _why_not_asked(table: Table, decision: Decision, value: Any) -> Reason | None:
    """Return the rule behind a question for a thing of the table that is no answer to it."""
    if not isinstance(value, tuple) or not value or value[0] not in POINTED_AT:
        return None
    rule = rule_behind(table, decision)
    asked, system = decision.message.id, value[1] if len(value) > 1 else None
    if asked == "rebellion-deploy" and value[0] == "system" and type(system) is int and 0 <= system < SYSTEM_COUNT:
        rule = f"rebellion:{_deploying(table, table.side_of(decision.seat), system)}"
    return because(rule, "rebellion-why-not-asked")


def rule_behind(table: Table, decision: Decision) -> str:
    """Return the rule that a question is put by."""
    ask = decision.message.id.removeprefix("rebellion-")
    rule = RULE_OF.get(ask, "mission.21")  # what a card lets one choose
    if ask == "setup-place":
        rule = "setup.19" if table.side_of(decision.seat) == REBEL else "setup.17"
    elif ask.startswith("window-"):
        rule = "action.06"
    return f"rebellion:{rule}"


PHASE_RULES = ("setup.01", "assign.01", "command.01", "refresh.01")
"""The rules of the setup and of the phases, by their numbers."""


def rule_of_phase(table: Table) -> str:
    """Return the rule of the setup or of the phase."""
    return f"rebellion:{PHASE_RULES[table.phase]}"


def _deploying(table: Table, side: int, system: int) -> str:
    """Return the rule against deploying in a system: it is remote, blocked, full, or not one's own."""
    if not SYSTEMS[system].populous:
        return "deploy.05"
    if table.sabotaged[system] or table.has_units(system, 1 - side):
        return "deploy.04"
    own = table.imperial_system(system) if side == EMPIRE else table.rebel_system(system)
    return "deploy.02" if own else "deploy.01"


def _why_not_activate(table: Table, leader: int) -> Reason:
    name = leader_name(leader)
    if table.leader_at[leader] != POOL:
        return because("rebellion:activate.02", "rebellion-why-not-in-pool", leader=name)
    if not LEADERS[leader].commands:
        return because("rebellion:activate.03", "rebellion-why-no-tactics", leader=name)
    return because("rebellion:team.15", "rebellion-why-not-yours", leader=name)


def _why_not_reveal(table: Table, seat: int, index: int) -> Reason | None:
    assignment = table.assigned[index]
    if assignment.side != table.side_of(seat):
        return because("rebellion:command.01", "rebellion-why-not-your-mission")
    if can_reveal(table, assignment) is None:
        return because("rebellion:team.15", "rebellion-why-none-of-yours")
    return can_reveal(table, assignment)
