"""Reserves and Strategic Reserves (rulebook: "Reserva", "Reserva estratégica", "Despliegue rápido")."""

from __future__ import annotations

from typing import Any, Final

from tablero.games.wh40k.deployment import deployment_zone
from tablero.games.wh40k.footing import ANY_HEIGHT
from tablero.games.wh40k.measuring import enemies_of
from tablero.games.wh40k.overwatch import offer_overwatch
from tablero.games.wh40k.placing import SetUp
from tablero.games.wh40k.state import NORMAL, RESERVES, STRATEGIC_RESERVES, Battle, Lasting, Model, Unit
from tablero.games.wh40k.stratagems import offer
from tablero.games.wh40k.transports import disembark, disembarkable
from tablero.kernel import CHECKPOINT, Choose, Option, Play, Polygon, Reason, because, say, worked_out
from tablero.kernel.region import Disc, Shape
from tablero.tabletop import INCH, Barred, Battlefield, all_within

OFF: Final = 9 * INCH
EDGE: Final = 6 * INCH
FIRST_ARRIVAL: Final = 2
ANYWHERE: Final = 3
"""From this round on Strategic Reserves may arrive in the enemy's deployment zone."""
DONE: Final = "done"
DISEMBARK: Final = "disembark"
ARRIVED: Final = "arrived"
"""What lasts for a unit that has arrived until the end of the turn."""


def reinforcements(battle: Battle) -> Play[None]:
    """Let the active player set up units from Reserves, one at a time."""
    while True:
        yield CHECKPOINT
        answer = yield from select_arrival(battle)
        if answer == DONE:
            return
        kind, id = answer
        yield from (leave_transport if kind == DISEMBARK else arrive)(battle, battle.units[id])


def select_arrival(battle: Battle) -> Play[Any]:
    """Ask who is set up next: those that must arrive come first. Whether there is room for all takes a while to find out."""
    options = yield from worked_out(lambda: tuple(who_arrives(battle)))
    return (yield Choose(battle.active, [*options], "wh40k-ask-reinforcements"))


def who_arrives(battle: Battle) -> list[Option]:
    """Return who may be set up next."""
    # wh40k:reserves.03
    arriving = [unit for unit in battle.units if unit.seat == battle.active and may_arrive(battle, unit)]
    forced = [unit for unit in arriving if unit.forced]  # wh40k:aircraft.11
    options: list[Option] = [("unit", unit.id) for unit in forced or arriving]
    options += [(DISEMBARK, unit.id) for unit in passengers(battle)]
    return options if forced else [*options, DONE]


def may_arrive(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit may be set up from Reserves now: there is room for all of it (wh40k:reserves.06)."""
    if unit.place == STRATEGIC_RESERVES and battle.round < FIRST_ARRIVAL:  # wh40k:strategic.04, wh40k:aircraft.21
        return False
    if unit.moved:
        return False  # wh40k:aircraft.11: it has left in this very turn
    return unit.place in (RESERVES, STRATEGIC_RESERVES) and arrival(battle, unit).possible()


def arrive(battle: Battle, unit: Unit) -> Play[None]:
    """Set a unit up from Reserves; it counts as having made a Normal move."""
    yield from arrival(battle, unit).make(say("wh40k-ask-arrive", unit=battle.name(unit)))
    unit.moved = NORMAL  # wh40k:reserves.05, wh40k:strategic.09
    unit.forced = False  # wh40k:aircraft.11
    unit.lasting.append(Lasting(ARRIVED, "turn"))
    battle.log.tell("wh40k-arrives", unit=battle.name(unit))
    yield from offer_overwatch(battle, unit)  # wh40k:stratagem.overwatch


def passengers(battle: Battle) -> list[Unit]:
    """Return the units that may disembark from a TRANSPORT that has just arrived (wh40k:transport.19)."""
    if not any(unit.has_lasting(ARRIVED) for unit in battle.units_of(battle.active)):
        return []  # most of the time: there is no need to look for room
    able = disembarkable(battle, battle.active)
    return [unit for unit in able if battle.units[unit.carrier].has_lasting(ARRIVED)]


def leave_transport(battle: Battle, unit: Unit) -> Play[None]:
    """Have a unit disembark, which sets it up: the enemy may shoot at it."""
    yield from disembark(battle, unit)
    yield from offer_overwatch(battle, unit)  # wh40k:stratagem.overwatch


def arrival(battle: Battle, unit: Unit) -> SetUp:
    """Return how a unit arrives, by the rule that put it in Reserves."""
    enemies = enemies_of(battle, unit.seat)
    strategic = unit.place == STRATEGIC_RESERVES  # wh40k:reserves.04, wh40k:strategic.01

    def where(field: Battlefield, model: Model) -> Reason | None:
        if strategic and not near_edge(field, model):
            return because("wh40k:strategic.06", "wh40k-near-an-edge", model=model.profile.name)
        if strategic and battle.round < ANYWHERE and in_enemy_zone(battle, field, model):  # wh40k:strategic.07
            return because("wh40k:strategic.06", "wh40k-not-in-enemy-zone", model=model.profile.name)
        if all_within(field, model.id, enemies, OFF):
            rule = "wh40k:strategic.08" if strategic else "wh40k:ability.deep-strike.02"
            return because(rule, "wh40k-too-near-enemies", model=model.profile.name)
        return None

    found = SetUp(battle, unit, where, ((0, 0), (battle.field.width, battle.field.depth)))
    found.off = tuple(Barred(id, OFF, ANY_HEIGHT) for id in enemies)
    found.out = _kept_out(battle, unit, strategic)
    found.kept_off = lambda: _kept_off(battle, unit, found.out)
    return found


def _kept_off(battle: Battle, unit: Unit, out: tuple[Polygon, ...]) -> tuple[Shape, ...]:
    """Return what a client shows of where a unit can't arrive: near enemies, far from the edges, in the enemy's zone."""
    enemies = [battle.field[number] for number in enemies_of(battle, unit.seat)]
    return *[Disc(body.pose.x, body.pose.y, OFF + body.shape.radius) for body in enemies], *out


def _kept_out(battle: Battle, unit: Unit, strategic: bool) -> tuple[Polygon, ...]:
    """Return the areas in which no part of a unit can arrive: far from the edges, and in the enemy's zone."""
    width, depth = battle.field.width, battle.field.depth
    areas = []
    if strategic:
        areas.append(_rectangle(EDGE, EDGE, width - EDGE, depth - EDGE))
    if strategic and battle.round < ANYWHERE:
        (left, low), (right, high) = deployment_zone(battle, 1 - unit.seat)
        areas.append(_rectangle(left, low, right, high))
    return tuple(areas)


def _rectangle(left: int, low: int, right: int, high: int) -> Polygon:
    return Polygon(((left, low), (right, low), (right, high), (left, high)))


def near_edge(field: Battlefield, model: Model) -> bool:
    """Tell whether a model is wholly within 6" of an edge of the battlefield (wh40k:strategic.06)."""
    body = field[model.id]
    xs, ys, r = [x for x, _ in body.core], [y for _, y in body.core], body.shape.radius
    return (
        max(xs) + r <= EDGE
        or min(xs) - r >= field.width - EDGE
        or max(ys) + r <= EDGE
        or min(ys) - r >= field.depth - EDGE
    )


def in_enemy_zone(battle: Battle, field: Battlefield, model: Model) -> bool:
    """Tell whether any part of a model is in the enemy's deployment zone."""
    body = field[model.id]
    (left, _), (right, _) = deployment_zone(battle, 1 - battle.units[model.unit].seat)
    xs, r = [x for x, _ in body.core], body.shape.radius
    return max(xs) + r > left and min(xs) - r < right


def rapid_ingress(battle: Battle) -> Play[None]:
    """Let the other player have a unit arrive at the end of the Movement phase (wh40k:stratagem.rapid-ingress)."""
    seat = 1 - battle.active
    unit = yield from offer(
        battle,
        seat,
        "rapid-ingress",
        None,
        lambda: (each for each in battle.units if each.seat == seat and not each.forced and may_arrive(battle, each)),
    )
    if unit is not None:
        yield from arrive(battle, unit)
