"""Entering play (chapters 3.4 to 3.7 and 8.8): units, upgrades, tokens, leaders that are deployed."""

from __future__ import annotations

from tablero.games.swu.card_text import events_of
from tablero.games.swu.cards import Face, face
from tablero.games.swu.constant_abilities import current, derive_entering
from tablero.games.swu.state import Event, Leader, Table, Unit, Upgrade
from tablero.games.swu.triggers import emit


def enter(table: Table, card: int, side: Face, controller: int, *, ready: bool = False) -> Unit:
    """Put a unit into its arena: it enters play, whatever zone it comes from.

    It is exhausted unless something says otherwise.
    """
    owner = table.owners[card] if card >= 0 else controller
    # swu:6.2.0.d, swu:8.6.4, swu:8.8.3, swu:8.16.6.b, swu:8.16.7.c
    unit = Unit(table.new_id(), card, side, owner, controller, table.phases)
    # swu:1.5.4.b, swu:3.5.3
    unit.exhausted = not ready and not any(ability.readies(table, controller) for ability in side.standing)
    table.players[controller].units.append(unit)  # swu:3.5.2, swu:8.8.1
    table.entered = True
    derive_entering(table, unit)
    if card >= 0:
        table.known[card] = table.everyone
    return unit


def create_unit(table: Table, key: str, controller: int, *, ready: bool = False) -> Unit:
    """Create a token unit, of which there are always enough.

    It comes from beside the table and enters play, but is not played.
    """
    if not ready:
        current(table)
        ready = any(rule.rule == "tokens-enter-ready" and owner == controller for _, owner, rule in table.rules)
    side = face(key)
    table.awaited |= events_of(side)
    unit = enter(table, -1, side, controller, ready=ready)  # swu:1.1.2, swu:3.7.2, swu:4.11.2
    table.log.tell("swu-log-created", seat=controller + 1, unit=unit.face.name, by=unit.thing)
    table.note("token", controller, unit.face)
    return unit


def attach(table: Table, card: int, side: Face, controller: int, unit: Unit) -> Upgrade:
    """Attach an upgrade to a unit."""
    owner = table.owners[card] if card >= 0 else controller
    upgrade = Upgrade(table.new_id(), card, side, owner, controller, unit)
    upgrade.entered = table.phases
    unit.upgrades.append(upgrade)  # swu:3.6.2, swu:3.6.14, swu:4.10.1, swu:4.10.2
    if side.bonus_hp:
        unit.hurt_by = controller  # swu:1.18.1.d
    table.dirty = table.entered = True
    emit(table, Event("attached", controller, upgrade, other=unit))
    return upgrade


def create_upgrade(table: Table, key: str, unit: Unit, by: int | None = None) -> Upgrade:
    """Create a token upgrade on a unit, whose controller owns and controls it; `by` creates it, if not that player."""
    side = face(key)
    table.awaited |= events_of(side)
    upgrade = attach(table, -1, side, unit.controller, unit)  # swu:1.5.2.f, swu:3.6.12, swu:3.7.4: as many as needed
    table.log.tell("swu-log-given", unit=unit.face.name, token=upgrade.face.name, on=unit.thing)
    table.note("token", unit.controller if by is None else by, upgrade.face)
    return upgrade


def deploy(table: Table, leader: Leader) -> Unit:
    """Turn a leader to its unit side, ready, in the ground arena: deployed, not played."""
    side = leader.face.unit_side
    assert side is not None
    leader.deployed = table.dirty = True  # swu:8.13.2
    unit = enter(table, leader.card, side, leader.owner, ready=True)  # swu:3.4.4, swu:3.5.5, swu:4.2.2, swu:8.8.2
    table.log.tell("swu-log-deployed", seat=leader.owner + 1, unit=unit.face.name, by=unit.thing)
    emit(table, Event("when-deployed", leader.owner, unit))
    emit(table, Event("deployed", leader.owner, unit))
    return unit


def deploy_on(table: Table, leader: Leader, unit: Unit) -> Upgrade:
    """Turn a leader to its unit side and attach it as a leader upgrade: deployed, not played (swu:3.4.4.a)."""
    upgrade = flip_onto(table, leader, unit)
    told = {"leader": upgrade.face.name, "unit": unit.face.name}
    table.log.tell("swu-log-deployed-on", seat=leader.owner + 1, **told, by=upgrade.thing, on=unit.thing)
    emit(table, Event("when-deployed", leader.owner, upgrade))
    emit(table, Event("deployed", leader.owner, upgrade))
    return upgrade


def flip_onto(table: Table, leader: Leader, unit: Unit) -> Upgrade:
    """Turn a leader over and attach it to a unit: by itself neither deployed nor played (swu:3.4.4.b)."""
    side = leader.face.pilot
    assert side is not None
    leader.deployed = True
    return attach(table, leader.card, side, leader.owner, unit)
