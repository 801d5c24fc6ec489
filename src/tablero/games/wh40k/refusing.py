"""Why something that was not offered is not legal, by the rule that says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablero.games.wh40k.aircraft import is_aircraft, only_aircraft_engage
from tablero.games.wh40k.charge import why_not_declare, why_not_target
from tablero.games.wh40k.fight import eligible, fights_now
from tablero.games.wh40k.measuring import engaged
from tablero.games.wh40k.naming import unit_of
from tablero.games.wh40k.reserves import may_arrive
from tablero.games.wh40k.shooting import why_not_shoot
from tablero.games.wh40k.state import ADVANCE, FALL_BACK, NORMAL, ON_BATTLEFIELD, STATIONARY, Battle, Unit
from tablero.games.wh40k.stratagems import CORE, unusable
from tablero.games.wh40k.targeting import Aim
from tablero.games.wh40k.transports import why_not_embark
from tablero.kernel import Decision, Reason, because


def why_not(battle: Battle, decision: Decision, value: Any) -> Reason | None:
    """Return the rule against an answer that was not offered, where it is about a unit."""
    match decision.message.id.removeprefix("wh40k-ask-"), value:
        case "deploy" | "move" | "shoot" | "charge" | "fight" | "reinforcements" as asked, (str(word), int(id)):
            if not 0 <= id < len(battle.units):
                return None
            unit = battle.units[id]
            return _why_not_select(battle, decision.seat, unit) or SELECTING[asked](battle, word, unit)
        case "embark", ("transport", int(id)) if 0 <= id < len(battle.units):
            moved = unit_of(battle, decision)
            return None if moved is None else why_not_embark(battle, moved, battle.units[id])
        case "charge-targets", (("unit", int()), *_) as picked:
            return _why_not_charged(battle, decision, picked)
        case "target", ("unit", int(id), *_) if 0 <= id < len(battle.units):
            return _why_not_shot(battle, decision, battle.units[id])
    return None


def _why_not_select(battle: Battle, seat: int, unit: Unit) -> Reason | None:
    if unit.seat != seat:
        return because("wh40k:core.02", "wh40k-not-yours", unit=battle.name(unit))
    return None


def _why_not_standing(battle: Battle, unit: Unit) -> Reason | None:
    if unit.place != ON_BATTLEFIELD:
        return because("wh40k:core.02", "wh40k-not-there", unit=battle.name(unit))
    return None


# Selecting a unit, phase by phase.


def _why_not_deploy(battle: Battle, word: str, unit: Unit) -> Reason | None:
    return because("wh40k:mission.only-war.07", "wh40k-deployed-already", unit=battle.name(unit))


def _why_not_move(battle: Battle, word: str, unit: Unit) -> Reason | None:
    missing = _why_not_standing(battle, unit)
    if missing is not None:
        return missing
    if unit.moved:
        return because("wh40k:movement.04", "wh40k-moved-already", unit=battle.name(unit))
    if is_aircraft(battle, unit) and word != NORMAL:
        return because("wh40k:aircraft.04", "wh40k-aircraft-must-move")
    close = engaged(battle, unit) and not only_aircraft_engage(battle, unit)
    if word in (NORMAL, ADVANCE) and close:
        return because("wh40k:movement.03", "wh40k-engaged")
    if word == FALL_BACK and not close:
        return because("wh40k:movement.02", "wh40k-not-engaged")
    if word == STATIONARY:
        return because("wh40k:transport.09", "wh40k-must-move-on")
    return None


def _why_not_shoot(battle: Battle, word: str, unit: Unit) -> Reason | None:
    if word == "grenade":
        return unusable(battle, unit.seat, CORE["grenade"]) or because(
            "wh40k:stratagem.grenade", "wh40k-no-grenades", unit=battle.name(unit)
        )
    return _why_not_standing(battle, unit) or why_not_shoot(battle, unit)


def _why_not_charge(battle: Battle, word: str, unit: Unit) -> Reason | None:
    return _why_not_standing(battle, unit) or why_not_declare(battle, unit)


def _why_not_fight(battle: Battle, word: str, unit: Unit) -> Reason | None:
    if unit.fought:
        return because("wh40k:fight.05", "wh40k-fought-already")
    if not eligible(battle, unit):
        return because("wh40k:fight.08", "wh40k-nobody-to-fight")
    return None if fights_now(battle, unit) else because("wh40k:fight.09", "wh40k-fights-later")


def _why_not_arrive(battle: Battle, word: str, unit: Unit) -> Reason | None:
    if unit.place == ON_BATTLEFIELD:
        return because("wh40k:reserves.03", "wh40k-there-already", unit=battle.name(unit))
    return None if may_arrive(battle, unit) else because("wh40k:reserves.03", "wh40k-not-now", unit=battle.name(unit))


SELECTING: Final[dict[str, Callable[[Battle, str, Unit], Reason | None]]] = {
    "deploy": _why_not_deploy,
    "move": _why_not_move,
    "shoot": _why_not_shoot,
    "charge": _why_not_charge,
    "fight": _why_not_fight,
    "reinforcements": _why_not_arrive,
}


def _why_not_charged(battle: Battle, decision: Decision, picked: Any) -> Reason | None:
    """Return why one of some units can't be the target of a charge."""
    unit = unit_of(battle, decision)
    targets = [option[1] for option in picked if len(option) == 2 and type(option[1]) is int]
    known = [battle.units[id] for id in targets if 0 <= id < len(battle.units)]
    if unit is None:
        return None
    reasons = (
        _why_not_select(battle, 1 - unit.seat, enemy)
        or _why_not_standing(battle, enemy)
        or why_not_target(battle, unit, enemy)
        for enemy in known
    )
    return next((reason for reason in reasons if reason is not None), None)


def _why_not_shot(battle: Battle, decision: Decision, enemy: Unit) -> Reason | None:
    """Return why no model can shoot at a unit with the weapon that is asked about."""
    unit, name = unit_of(battle, decision), dict(decision.message.args).get("weapon")
    if unit is None:
        return None
    missing = _why_not_select(battle, 1 - unit.seat, enemy) or _why_not_standing(battle, enemy)
    if missing is not None:
        return missing
    aim = Aim(battle, unit)
    reasons = [
        aim.why_not(model, weapon, enemy)
        for model in battle.models_of(unit)
        for weapon in model.weapons
        if name in (weapon.name, weapon.choice)
    ]
    return None if None in reasons else next(iter(reasons), None)
