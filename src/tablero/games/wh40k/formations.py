"""Declare Battle Formations (rulebook: "Formación de batalla"): Leaders, passengers and Reserves, noted in secret.

Each player picks all of it at once, and both picks are revealed together. An option is `("attach", Leader, Bodyguard)`,
`("embark", unit, TRANSPORT)`, `("reserves", unit)`, `("strategic", unit)` or `("hover", unit)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tablero.games.wh40k.mustering import too_many_in_reserves
from tablero.games.wh40k.state import (
    ATTACHED,
    EMBARKED,
    LEADER,
    RESERVES,
    STRATEGIC_RESERVES,
    Battle,
    Unit,
)
from tablero.games.wh40k.transports import why_not_carried
from tablero.games.wh40k.units import AIRCRAFT, unit_is
from tablero.kernel import Option, Pick, Play, Reason, Together, because

ATTACH: Final = "attach"
EMBARK: Final = "embark"
DEEP_STRIKE: Final = "reserves"
STRATEGIC: Final = "strategic"
HOVER: Final = "hover"


def declare_formations(battle: Battle) -> Play[None]:
    """Have both players note their formations in secret, then reveal them (wh40k:mission.general.07)."""
    picks = yield Together([question(battle, seat) for seat in (0, 1)])
    battle.log.reveal()
    for seat, picked in enumerate(picks):
        apply(battle, picked)
        battle.log.tell("wh40k-formations", seat=seat + 1, count=len(picked))
    for unit in battle.units:
        if unit_is(battle, unit, AIRCRAFT):
            unit.place = STRATEGIC_RESERVES  # wh40k:aircraft.01, wh40k:aircraft.02


def question(battle: Battle, seat: int) -> Pick:
    """Return what a player is asked: any of these, as far as they go together."""
    options = choices(battle, seat)
    return Pick(
        seat,
        options,
        0,
        len(options),
        "wh40k-ask-formations",
        limit=lambda picked: why_not_formations(battle, seat, picked),
        hidden=True,
    )


def choices(battle: Battle, seat: int) -> list[Option]:
    """Return everything that a player could note for one unit."""
    units = [unit for unit in battle.units if unit.seat == seat]
    options: list[Option] = [(HOVER, unit.id) for unit in units if unit.parts[0].datasheet.ability("hover")]
    options += [(ATTACH, one.id, other.id) for one in units for other in units if may_lead(one, other)]
    options += [
        (EMBARK, one.id, other.id)
        for one in units
        for other in units
        if one is not other and why_not_carried(battle, battle.models_of(one), other) is None
    ]
    options += [(DEEP_STRIKE, unit.id) for unit in units if unit.parts[0].datasheet.ability("deep-strike")]
    options += [
        (STRATEGIC, unit.id) for unit in units if not unit_is(battle, unit, "FORTIFICATION")
    ]  # wh40k:strategic.02
    return options


def may_lead(leader: Unit, bodyguard: Unit) -> bool:
    """Tell whether a unit is a Leader that its datasheet lets be attached to another unit (wh40k:ability.leader)."""
    return bodyguard.parts[0].datasheet.name in leader.parts[0].datasheet.leads


class Plan:
    """What a pick comes to: who leads whom, who is carried by whom, who is in which kind of Reserves."""

    def __init__(self, picked: Sequence[Any]) -> None:
        self.leads: list[tuple[int, int]] = [(each[1], each[2]) for each in picked if each[0] == ATTACH]
        self.carried: list[tuple[int, int]] = [(each[1], each[2]) for each in picked if each[0] == EMBARK]
        self.deep: list[int] = [each[1] for each in picked if each[0] == DEEP_STRIKE]
        self.strategic: list[int] = [each[1] for each in picked if each[0] == STRATEGIC]
        self.hovering: list[int] = [each[1] for each in picked if each[0] == HOVER]

    def group(self, unit: int) -> list[int]:
        """Return a unit and the Leader that is attached to it."""
        return [unit, *[leader for leader, bodyguard in self.leads if bodyguard == unit]]


def why_not_formations(battle: Battle, seat: int, picked: tuple[Option, ...]) -> Reason | None:
    """Return why these can't all be noted, or None."""
    plan = Plan(picked)
    return (
        _why_not_led(plan)
        or _why_not_placed(battle, plan)
        or _why_not_carried(battle, plan)
        or _why_not_strategic(battle, seat, plan)
    )


def _why_not_led(plan: Plan) -> Reason | None:
    leaders, bodyguards = [one for one, _ in plan.leads], [other for _, other in plan.leads]
    if len(set(leaders)) < len(leaders):
        return because("wh40k:ability.leader", "wh40k-leads-one")
    if len(set(bodyguards)) < len(bodyguards):
        return because("wh40k:ability.leader.02", "wh40k-one-leader")
    if set(leaders) & set(bodyguards):
        return because("wh40k:ability.leader", "wh40k-leads-one")
    apart = [unit for unit in (*plan.deep, *plan.strategic, *[one for one, _ in plan.carried]) if unit in leaders]
    if apart:
        return because("wh40k:ability.leader.03", "wh40k-attached-go-along")
    return None


def _why_not_placed(battle: Battle, plan: Plan) -> Reason | None:
    """Return why a unit can't be where it is noted: in one place only, and what it is itself allows it."""
    carried = [unit for unit, _ in plan.carried]
    for unit in (*plan.deep, *plan.strategic, *carried):
        flown = [carrier for one, carrier in plan.carried if one == unit and _flies(battle, plan, carrier)]
        places = plan.deep.count(unit) + plan.strategic.count(unit) + carried.count(unit) - len(flown)
        if places > 1:
            return because("wh40k:mission.general.07", "wh40k-one-place", unit=battle.name(battle.units[unit]))
        if places == 0:
            return because("wh40k:aircraft.03", "wh40k-aircraft-passengers", unit=battle.name(battle.units[unit]))
    for unit in plan.deep:
        if not all(battle.units[each].parts[0].datasheet.ability("deep-strike") for each in plan.group(unit)):
            # wh40k:ability.deep-strike, wh40k:ability.leader.08
            return because("wh40k:ability.deep-strike", "wh40k-every-model", unit=battle.name(battle.units[unit]))
    for unit in (*plan.deep, *plan.strategic):
        if _flies(battle, plan, unit):
            return because("wh40k:aircraft.01", "wh40k-aircraft-in-reserves", unit=battle.name(battle.units[unit]))
    return None


def _flies(battle: Battle, plan: Plan, unit: int) -> bool:
    return unit_is(battle, battle.units[unit], AIRCRAFT) and unit not in plan.hovering  # wh40k:ability.hover.02


def _why_not_carried(battle: Battle, plan: Plan) -> Reason | None:
    """Return why passengers have no room (wh40k:transport.01, wh40k:transport.20)."""
    for carrier in sorted({carrier for _, carrier in plan.carried}):
        transport = battle.units[carrier]
        groups = [plan.group(unit) for unit, other in plan.carried if other == carrier]
        models = [model for group in groups for unit in group for model in battle.models_of(battle.units[unit])]
        reason = why_not_carried(battle, models, transport)
        if reason is not None:
            return reason
        if carrier in [unit for unit, _ in plan.carried]:
            return because("wh40k:transport.05", "wh40k-one-place", unit=battle.name(transport))
    return None


def _why_not_strategic(battle: Battle, seat: int, plan: Plan) -> Reason | None:
    """Return why so much can't be in Strategic Reserves: a quarter of the battle size at most (wh40k:strategic.03)."""
    inside = [unit for unit, carrier in plan.carried if carrier in plan.strategic]
    units = [each for unit in dict.fromkeys([*plan.strategic, *inside]) for each in plan.group(unit)]
    return too_many_in_reserves(battle.armies[seat], [battle.units[unit].parts[0].entry for unit in units])


def apply(battle: Battle, picked: tuple[Option, ...]) -> None:
    """Let happen what a player has noted, in its order: Leaders, passengers, Reserves."""
    plan = Plan(picked)
    for unit in plan.hovering:
        battle.units[unit].hovering = True  # wh40k:ability.hover
    for leader, bodyguard in plan.leads:
        attach(battle, battle.units[leader], battle.units[bodyguard])
    for unit in plan.deep:
        battle.units[unit].place = RESERVES  # wh40k:reserves.01
    for unit in plan.strategic:
        battle.units[unit].place = STRATEGIC_RESERVES
    for unit, carrier in plan.carried:
        battle.units[unit].place, battle.units[unit].carrier = EMBARKED, carrier  # wh40k:transport.02


def attach(battle: Battle, leader: Unit, bodyguard: Unit) -> None:
    """Make one unit of a Leader and its Bodyguard for the battle (wh40k:attached.01, wh40k:ability.leader.03)."""
    for model in battle.models_of(leader):
        model.unit, model.part = bodyguard.id, LEADER
    bodyguard.models += leader.models
    bodyguard.parts += leader.parts
    leader.models = []
    leader.place = ATTACHED
