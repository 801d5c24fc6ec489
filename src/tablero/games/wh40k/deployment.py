"""Deploying armies (rulebook: "Desplegar ejércitos"): unit by unit, in turn, each side in its own zone."""

from __future__ import annotations

from typing import Final

from tablero.games.wh40k.crowding import make_room
from tablero.games.wh40k.damage import remove
from tablero.games.wh40k.dice import roll_off
from tablero.games.wh40k.measuring import enemies_of
from tablero.games.wh40k.placing import SetUp
from tablero.games.wh40k.state import NOBODY, UNDEPLOYED, Battle, Model, Unit
from tablero.games.wh40k.transports import aboard
from tablero.games.wh40k.units import every_model_has, unit_is
from tablero.kernel import CHECKPOINT, Choose, Play, Reason, because, say
from tablero.tabletop import INCH, TURN, Battlefield, Point, all_within

FROM_CENTRE: Final = 12 * INCH
"""The zones begin so far from the line across the middle of the battlefield (wh40k:mission.only-war.15)."""
INFILTRATE: Final = 9 * INCH


def deployment_zone(battle: Battle, seat: int) -> tuple[Point, Point]:
    """Return a player's deployment zone, at a short edge: its least and greatest corner (wh40k:mission.only-war.15).

    What lies between the zones is No Man's Land (wh40k:mission.general.13).
    """
    width, depth = battle.field.width, battle.field.depth
    deep = width // 2 - FROM_CENTRE
    if seat == battle.attacker:
        return (0, 0), (deep, depth)
    return (width - deep, 0), (width, depth)


def deploy_armies(battle: Battle) -> Play[None]:
    """Let the players deploy a unit in turn, the Attacker first, until all are deployed."""
    lose_empty_transports(battle)
    while waiting := [unit for unit in undeployed(battle) if not deploys_last(battle, unit)]:
        yield CHECKPOINT
        yield from deploy_next(battle, waiting)  # wh40k:mission.only-war.07


def undeployed(battle: Battle) -> list[Unit]:
    """Return the units that are still to be deployed."""
    return [unit for unit in battle.units if unit.place == UNDEPLOYED]


def deploy_next(battle: Battle, waiting: list[Unit]) -> Play[None]:
    """Let the player whose turn it is deploy one of these units."""
    seat = next_to_deploy(battle, waiting)
    units = [unit for unit in waiting if unit.seat == seat]
    _, id = yield Choose(seat, [("unit", unit.id) for unit in units], "wh40k-ask-deploy")
    yield from deploy(battle, battle.units[id])


def next_to_deploy(battle: Battle, waiting: list[Unit]) -> int:
    """Return whose turn it is; when one side has finished, the other goes on (wh40k:mission.only-war.08)."""
    left = [sum(unit.seat == seat for unit in waiting) for seat in (0, 1)]
    if not all(left):
        return left.index(max(left))
    return battle.deploys


def deploy(battle: Battle, unit: Unit) -> Play[None]:
    """Set a unit up in its player's zone; models for which there is no room count as destroyed."""
    battle.deploys = 1 - unit.seat  # wh40k:mission.only-war.07
    place = yield from make_room(battle, unit, lambda: deployment(battle, unit))  # wh40k:mission.only-war.08
    if place is None:
        for inside in aboard(battle, unit):
            inside.place, inside.carrier = UNDEPLOYED, NOBODY  # they deploy without their TRANSPORT
        return
    yield from place.make(say("wh40k-ask-set-up", unit=battle.name(unit)))
    battle.log.tell("wh40k-deploys", unit=battle.name(unit))


def deployment(battle: Battle, unit: Unit) -> SetUp:
    """Return how a unit is deployed."""
    return SetUp(battle, unit, lambda field, model: why_not_deployed(battle, field, model), *area(battle, unit))


def area(battle: Battle, unit: Unit) -> tuple[tuple[Point, Point], int]:
    """Return where a unit may be deployed at all, and which way it faces: towards the enemy."""
    whole = (0, 0), (battle.field.width, battle.field.depth)
    facing = 0 if unit.seat == battle.attacker else TURN // 2
    return (whole if infiltrates(battle, unit) else deployment_zone(battle, unit.seat)), facing


def infiltrates(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit may be deployed nearly anywhere (wh40k:ability.infiltrators)."""
    return every_model_has(battle, unit, "infiltrators")


def why_not_deployed(battle: Battle, field: Battlefield, model: Model) -> Reason | None:
    """Return why a model can't be deployed where it stands on a field."""
    unit = battle.units[model.unit]
    if wholly_in(field, model, deployment_zone(battle, unit.seat)):
        return None
    if not infiltrates(battle, unit):
        return because("wh40k:mission.only-war.07", "wh40k-not-in-zone", model=model.profile.name)
    (left, _), (right, _) = deployment_zone(battle, 1 - unit.seat)
    reach = [x for x, _ in field[model.id].core]
    radius = field[model.id].shape.radius
    if max(reach) + radius >= left - INFILTRATE and min(reach) - radius <= right + INFILTRATE:
        return because("wh40k:ability.infiltrators", "wh40k-too-near-enemy-zone", model=model.profile.name)
    if all_within(field, model.id, enemies_of(battle, unit.seat), INFILTRATE):
        return because("wh40k:ability.infiltrators", "wh40k-too-near-enemies", model=model.profile.name)
    return None


def wholly_in(field: Battlefield, model: Model, zone: tuple[Point, Point]) -> bool:
    """Tell whether a model is wholly within a zone (wh40k:measure.04)."""
    (left, low), (right, high) = zone
    body = field[model.id]
    r = body.shape.radius
    return all(left <= x - r and x + r <= right and low <= y - r and y + r <= high for x, y in body.core)


def lose_empty_transports(battle: Battle) -> None:
    """Count a DEDICATED TRANSPORT with nobody in it as destroyed: it can't be deployed (wh40k:muster.15)."""
    for unit in battle.units:
        if unit_is(battle, unit, "DEDICATED TRANSPORT") and not aboard(battle, unit):
            for model in battle.models_of(unit):
                remove(battle, model)


# Units that are deployed when both armies are.


def deploys_last(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit may be deployed once both armies are (wh40k:mission.only-war.09)."""
    return every_model_has(battle, unit, "deploys-last")


def choose_who_deploys_last(battle: Battle) -> Play[None]:
    """Roll off who begins, if both players have units that are deployed last (wh40k:mission.only-war.09).

    Nothing else before the battle, or between rounds, is resolved by both at once (wh40k:sequence.02).
    """
    if len({unit.seat for unit in undeployed(battle)}) > 1:
        battle.deploys = yield from roll_off(battle)


def deploy_last(battle: Battle) -> Play[None]:
    """Let the players deploy these units in turn (wh40k:mission.only-war.09)."""
    while waiting := undeployed(battle):
        yield CHECKPOINT
        yield from deploy_next(battle, waiting)
