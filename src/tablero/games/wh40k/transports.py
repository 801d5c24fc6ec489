"""Transports (rulebook: "Transportes"): embarking, disembarking, and what happens when one is destroyed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tablero.games.wh40k import crowding, damage
from tablero.games.wh40k.battlefield import take_off
from tablero.games.wh40k.command import shock
from tablero.games.wh40k.dice import DISEMBARK as DISEMBARK_ROLL
from tablero.games.wh40k.dice import Dice, roll, successes, tell_result
from tablero.games.wh40k.measuring import engaged
from tablero.games.wh40k.placing import SetUp
from tablero.games.wh40k.state import (
    ADVANCE,
    EMBARKED,
    FALL_BACK,
    NOBODY,
    NORMAL,
    ON_BATTLEFIELD,
    STATIONARY,
    Battle,
    Lasting,
    Model,
    Unit,
)
from tablero.games.wh40k.units import model_is
from tablero.kernel import Choose, Option, Play, Reason, because, say
from tablero.tabletop import INCH, Battlefield, Point, all_within_3d, wholly_within_3d

REACH: Final = 3 * INCH
EMERGENCY: Final = 6 * INCH
STAY: Final = "stay"

DISEMBARKED: Final = "disembark"
NO_CHARGE: Final = "no-charge"
"""What lasts for a unit that has disembarked until the end of the turn."""

HURT_ON: Final = 1
HURT_IN_EMERGENCY_ON: Final = 3


# Capacity.


def spaces(battle: Battle, model: Model, transport: Unit) -> int:
    """Return how many places a model takes in a TRANSPORT."""
    rule = transport.parts[0].datasheet.transport
    assert rule is not None
    return max([1, *[places for keyword, places in rule.spaces if model_is(battle, model, keyword)]])


def why_not_carried(battle: Battle, models: Sequence[Model], transport: Unit) -> Reason | None:
    """Return why a TRANSPORT can't carry just these models (wh40k:transport.01)."""
    rule = transport.parts[0].datasheet.transport
    if rule is None:
        return because("wh40k:transport.01", "wh40k-no-transport", unit=battle.name(transport))
    for model in models:
        allowed = not rule.allowed or any(
            all(model_is(battle, model, keyword) for keyword in group) for group in rule.allowed
        )
        if not allowed or any(model_is(battle, model, keyword) for keyword in rule.excluded):
            return because("wh40k:transport.01", "wh40k-may-not-embark", model=model.profile.name)
    taken = sum(spaces(battle, model, transport) for model in models)  # wh40k:transport.20
    if taken > rule.capacity:
        return because("wh40k:transport.01", "wh40k-no-room", capacity=rule.capacity, taken=taken)
    return None


def aboard(battle: Battle, transport: Unit) -> list[Unit]:
    """Return the units that are embarked in a TRANSPORT."""
    return [unit for unit in battle.units if unit.place == EMBARKED and unit.carrier == transport.id]


# Embarking.


def offer_embark(battle: Battle, unit: Unit) -> Play[None]:
    """Let a unit that has moved embark in a TRANSPORT near by."""
    if unit.has_lasting(DISEMBARKED):  # wh40k:transport.04
        return
    if engaged(battle, unit):  # wh40k:movement.15: it has not got away, so that it has ended no move there
        return
    # wh40k:transport.03
    near: list[Option] = [
        ("transport", other.id) for other in battle.units_of(unit.seat) if why_not_embark(battle, unit, other) is None
    ]
    if not near:
        return
    answer = yield Choose(unit.seat, [STAY, *near], say("wh40k-ask-embark", unit=battle.name(unit)))
    if answer != STAY:
        embark(battle, unit, battle.units[answer[1]])


def why_not_embark(battle: Battle, unit: Unit, transport: Unit) -> Reason | None:
    """Return why a unit can't embark in a TRANSPORT now."""
    if transport is unit or transport.parts[0].datasheet.transport is None:
        return because("wh40k:transport.01", "wh40k-no-transport", unit=battle.name(transport))
    # wh40k:measure.07
    if not all(all_within_3d(battle.field, model, transport.models, REACH) for model in unit.models):
        return because("wh40k:transport.03", "wh40k-too-far-to-embark", unit=battle.name(unit))
    everybody = [model for each in (*aboard(battle, transport), unit) for model in battle.models_of(each)]
    return why_not_carried(battle, everybody, transport)


def embark(battle: Battle, unit: Unit, transport: Unit) -> None:
    """Take a unit off the battlefield and into a TRANSPORT (wh40k:transport.05)."""
    for model in battle.models_of(unit):
        take_off(battle, model)
    unit.place, unit.carrier = EMBARKED, transport.id
    battle.log.tell("wh40k-embarks", unit=battle.name(unit), transport=battle.name(transport))


# Disembarking.


def disembarkable(battle: Battle, seat: int) -> list[Unit]:
    """Return the units that may disembark now: they began the phase embarked."""
    return [
        unit
        for unit in battle.units
        if unit.seat == seat
        and unit.place == EMBARKED
        and unit.id in battle.began_embarked  # wh40k:transport.06
        and may_be_left(battle.units[unit.carrier])
        and beside(battle, unit, REACH).possible()  # wh40k:transport.07
    ]


def may_be_left(transport: Unit) -> bool:
    """Tell whether units may disembark from a TRANSPORT: it has not Advanced or Fallen Back (wh40k:transport.11)."""
    return transport.place == ON_BATTLEFIELD and transport.moved not in (ADVANCE, FALL_BACK)


def disembark(battle: Battle, unit: Unit) -> Play[None]:
    """Set a unit up beside its TRANSPORT (wh40k:transport.07)."""
    transport = battle.units[unit.carrier]
    yield from beside(battle, unit, REACH).make(say("wh40k-ask-disembark", unit=battle.name(unit)))
    unit.carrier = NOBODY
    unit.lasting.append(Lasting(DISEMBARKED, "turn"))  # wh40k:transport.04, wh40k:transport.09
    battle.log.tell("wh40k-disembarks", unit=battle.name(unit), transport=battle.name(transport))
    if transport.moved not in ("", STATIONARY):  # wh40k:transport.08
        unit.moved = NORMAL  # wh40k:transport.10
        unit.lasting.append(Lasting(NO_CHARGE, "turn"))  # wh40k:transport.10


def beside(battle: Battle, unit: Unit, reach: int) -> SetUp:
    """Return how a unit is set up wholly within a distance of its TRANSPORT."""
    transport = battle.units[unit.carrier]

    def where(field: Battlefield, model: Model) -> Reason | None:
        if any(wholly_within_3d(field, model.id, id, reach) for id in transport.models):
            return None  # wh40k:measure.07
        rule = "wh40k:transport.07" if reach == REACH else "wh40k:transport.17"
        return because(rule, "wh40k-too-far-from-transport", model=model.profile.name, inches=reach // INCH)

    found = SetUp(battle, unit, where, around(battle, transport.models, reach))
    found.heights = tuple(dict.fromkeys([0, *[battle.field[id].pose.z for id in transport.models]]))
    return found


def around(battle: Battle, models: Iterable[int], reach: int) -> tuple[Point, Point]:
    """Return the rectangle in which everything is that is within a distance of some models."""
    bodies = [battle.field[id] for id in models]
    points = [point for body in bodies for point in body.core]
    more = reach + max(body.shape.radius for body in bodies)
    low = min(x for x, _ in points) - more, min(y for _, y in points) - more
    high = max(x for x, _ in points) + more, max(y for _, y in points) + more
    return low, high


# A TRANSPORT is destroyed.


def abandon(battle: Battle, transport: Unit) -> Play[None]:
    """Have everybody in a destroyed TRANSPORT disembark, before its model is removed (wh40k:transport.12)."""
    while inside := aboard(battle, transport):
        # wh40k:sequence.01
        _, id = yield Choose(battle.active, [("unit", unit.id) for unit in inside], "wh40k-ask-abandon")
        unit = battle.units[id]
        yield from escape(battle, unit)
        unit.carrier = NOBODY
        if unit.models:
            shock(battle, unit)  # wh40k:transport.15
            unit.moved = NORMAL  # wh40k:transport.16
            unit.lasting.append(Lasting(NO_CHARGE, "turn"))  # wh40k:transport.16


def escape(battle: Battle, unit: Unit) -> Play[None]:
    """Set up a unit beside its destroyed TRANSPORT and roll for it: farther away where there is no room for it."""
    near = beside(battle, unit, REACH)
    if (yield from near.looked_for()):
        yield from get_out(battle, unit, near, HURT_ON)  # wh40k:transport.17
        return
    far = yield from crowding.make_room(battle, unit, lambda: beside(battle, unit, EMERGENCY))  # wh40k:transport.18
    if far is not None:
        yield from get_out(battle, unit, far, HURT_IN_EMERGENCY_ON)  # wh40k:transport.17


def get_out(battle: Battle, unit: Unit, place: SetUp, highest: int) -> Play[None]:
    """Set up a unit that leaves a destroyed TRANSPORT, and roll for it."""
    yield from place.make(say("wh40k-ask-disembark", unit=battle.name(unit)))
    yield from hurt(battle, unit, highest)  # wh40k:transport.14


def hurt(battle: Battle, unit: Unit, highest: int) -> Play[None]:
    """Roll a die for each model that has disembarked; each low one is a mortal wound for its unit (wh40k:transport.14)."""
    dice = Dice(DISEMBARK_ROLL, unit)
    results = yield from roll(battle, dice, len(unit.models))
    passed = successes(results, highest + 1)
    tell_result(battle, dice, highest + 1, passed)
    yield from damage.mortal_wounds(battle, unit, len(results) - passed)
