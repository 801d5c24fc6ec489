"""Why something that was not offered is not legal, by the rule that says so."""

from __future__ import annotations

from typing import Any

from tablero.games.legion import actions
from tablero.games.legion.basic_actions import BASIC
from tablero.games.legion.card_actions import CARD_ACTIONS
from tablero.games.legion.command import why_not_card
from tablero.games.legion.orders import why_not_card_order
from tablero.games.legion.state import FACEUP, NOBODY, Battle, Unit
from tablero.games.legion.surroundings import Table
from tablero.games.legion.turns import why_not_pass
from tablero.games.legion.weapons import why_not_attack
from tablero.kernel import Decision, Reason, because


def why_not(battle: Battle, decision: Decision, value: Any) -> Reason | None:
    """Return the rule against an answer that was not offered, where it is known."""
    match decision.message.id.removeprefix("legion-ask-"), value:
        case "card", ("command", str(id)) if id in battle.hands[decision.seat]:
            return why_not_card(battle, decision.seat, id)
        case "order", ("unit", int(id)) if 0 <= id < len(battle.units) and battle.nominated[decision.seat] != NOBODY:
            commander = battle.units[battle.nominated[decision.seat]]
            return why_not_card_order(battle, commander, battle.units[id], ())
        case "turn", "pass":
            return why_not_pass(battle, decision.seat)
        case "turn", ("activate", int(id)) if 0 <= id < len(battle.units):
            return _why_not_activate(battle, decision.seat, battle.units[id])
        case "action", _ if battle.activating != NOBODY and _is_action(value):
            return actions.why_not(battle, battle.units[battle.activating], value)
        case "defender", ("unit", int(id)) if 0 <= id < len(battle.units) and battle.activating != NOBODY:
            return why_not_attack(battle, Table(battle), battle.units[battle.activating], battle.units[id])
    return None


def _why_not_activate(battle: Battle, seat: int, unit: Unit) -> Reason | None:
    rule = battle.edition.rule("legion26:activ.03", "legion23:activation.03")
    if unit.seat != seat:
        return because(rule, "legion-not-yours", unit=battle.name(unit))
    return None if unit.order == FACEUP else because(rule, "legion-no-faceup-order", unit=battle.name(unit))


def _is_action(value: Any) -> bool:
    """Tell whether a value names an action at all."""
    if value in BASIC:
        return True
    match value:
        case ("card" | "free", name):
            return name in CARD_ACTIONS
        case (actions.CLAIM, int()) | (actions.TOKEN, str(), int()):
            return True
    return False
