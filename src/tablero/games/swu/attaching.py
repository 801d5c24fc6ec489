"""What upgrades may be attached to, and how they change units (chapters 3.5.6, 3.6.3, 3.6.14 and 8.37).

Units that become upgrades, and upgrades that become units, don't leave play: the new piece keeps the number of the old.
"""

from __future__ import annotations

from tablero.games.swu.abilities import Act, Filter, Standing
from tablero.games.swu.cards import Face, face
from tablero.games.swu.checks import defeat_upgrades, detach
from tablero.games.swu.constant_abilities import abilities_of, current
from tablero.games.swu.constants import GROUND
from tablero.games.swu.copying import copy_of
from tablero.games.swu.state import NOBODY, TOKEN, Event, Table, Unit, Upgrade
from tablero.games.swu.triggers import emit


def attachable(table: Table, act: Act, face: Face, unit: Unit) -> bool:
    """Tell whether an upgrade's own words allow this unit (swu:8.20.2)."""
    return all(test.test(table, act, unit) for test in face.attaches)


def pilots_on(unit: Unit) -> int:
    """Return how many Pilot upgrades a unit has."""
    return sum("pilot" in upgrade.face.traits for upgrade in unit.upgrades)


def can_take_pilot(unit: Unit) -> bool:
    """Tell whether a Pilot can be played or deployed on a unit: a Vehicle with room."""
    return "vehicle" in unit.traits and pilots_on(unit) < 1 + extra_pilots(unit)  # swu:7.5.17.a, swu:3.6.3.c


def extra_pilots(unit: Unit) -> int:
    """Return how many Pilots more than one a unit's own abilities allow (swu:3.6.3.c)."""
    return sum(isinstance(one, Standing) and one.rule == "extra-pilot" for one in abilities_of(unit))


def can_board(face: Face, unit: Unit) -> bool:
    """Tell whether a card can be played as a Pilot on a unit; a few find room everywhere."""
    if can_take_pilot(unit):
        return True  # swu:7.5.17.a
    squeezes = face.pilot is not None and any(ability.rule == "squeezes-in" for ability in face.pilot.standing)
    return squeezes and "vehicle" in unit.traits  # swu:7.5.17.a


def eligible(table: Table, upgrade: Upgrade, unit: Unit, seat: int) -> bool:
    """Tell whether an upgrade in play could be attached to a unit while a player controls it.

    A card that became an upgrade is bound to what made it one: as a Pilot to a friendly Vehicle without a Pilot.
    """
    current(table)
    act = Act(seat, upgrade)
    if not attachable(table, act, upgrade.face, unit):
        return False  # swu:3.6.3.a
    if upgrade.bound is not None:
        return all(test.test(table, act, unit) for test in upgrade.bound)  # swu:3.6.3.b
    if upgrade.card != TOKEN and not table.faces[upgrade.card].upgrade:
        return unit.controller == seat and "vehicle" in unit.traits and not pilots_on(unit)
    return True


def take_upgrade(table: Table, upgrade: Upgrade, seat: int) -> None:
    """Give a player control of an upgrade, which stays where it is attached."""
    upgrade.controller = seat  # swu:8.28.1.b
    table.dirty = table.entered = True


def move_upgrade(table: Table, upgrade: Upgrade, unit: Unit, seat: int) -> None:
    """Detach an upgrade from its unit and attach it to another at the same time, under a player's control."""
    old = upgrade.unit
    take_upgrade(table, upgrade, seat)
    detach(table, upgrade, seat)  # swu:3.6.14
    upgrade.unit = unit  # swu:3.6.6, swu:3.6.14
    if upgrade.face.bonus_hp:
        unit.hurt_by = seat  # swu:1.18.1.d
    if upgrade.card == TOKEN:  # swu:1.5.2.f
        upgrade.owner = upgrade.controller = unit.controller
    unit.upgrades.append(upgrade)  # swu:3.6.14
    told = {"upgrade": upgrade.face.name, "unit": unit.face.name}
    table.log.tell("swu-log-attached", **told, by=upgrade.thing, on=unit.thing)
    emit(table, Event("detached", upgrade.controller, upgrade, other=old))
    emit(table, Event("attached", upgrade.controller, upgrade, other=unit))


def _as_upgrade(table: Table, unit: Unit) -> Face:
    """Return the face that a unit has as an upgrade: that of its leader if it is one; a copy stays one."""
    side = unit.face.pilot or table.faces[unit.card].pilot
    assert side is not None, f"{unit} is never an upgrade"
    return side if side.key == unit.face.key else copy_of(unit.face.key, side)


def _as_unit(upgrade: Upgrade) -> Face:
    """Return the face that a unit or leader has when it is no upgrade any more; a copy stays one."""
    printed = face(upgrade.face.card.key)
    side = printed.unit_side or printed
    return side if side.key == upgrade.face.key else copy_of(upgrade.face.key, side)


def become_upgrade(table: Table, unit: Unit, on: Unit, bound: tuple[Filter, ...]) -> None:
    """Attach a unit in play to another as an upgrade: its own upgrades are defeated, its damage is gone.

    It doesn't leave play, so it goes on guarding its captives. `bound` is what the ability asks of the unit it is
    attached to, which binds the card from then on.
    """
    side = _as_upgrade(table, unit)
    defeat_upgrades(table, list(unit.upgrades), NOBODY)  # swu:3.5.6
    unit.here = False
    table.players[unit.controller].units.remove(unit)
    upgrade = Upgrade(unit.id, unit.card, side, unit.owner, unit.controller, on)
    upgrade.bound = bound  # swu:3.6.3.b
    upgrade.captives = unit.captives  # swu:8.34.4
    upgrade.entered = unit.entered
    upgrade.used = unit.used
    on.upgrades.append(upgrade)
    table.dirty = True
    told = {"upgrade": unit.face.name, "unit": on.face.name}
    table.log.tell("swu-log-attached", **told, by=upgrade.thing, on=on.thing)
    emit(table, Event("attached", upgrade.controller, upgrade, other=on))


def become_unit(table: Table, upgrade: Upgrade, by: int) -> Unit:
    """Move an upgrade that is a unit card to the ground arena as an exhausted unit (swu:8.37.1, swu:8.37.2)."""
    side = _as_unit(upgrade)
    detach(table, upgrade, by)
    unit = Unit(upgrade.id, upgrade.card, side, upgrade.owner, upgrade.controller, upgrade.entered)
    unit.arena = GROUND
    unit.used = upgrade.used
    unit.captives = upgrade.captives
    table.players[unit.controller].units.append(unit)
    table.log.tell("swu-log-moved", unit=side.name, by=unit.thing)
    emit(table, Event("detached", upgrade.controller, upgrade, other=upgrade.unit))
    return unit


def move_unit(table: Table, unit: Unit, arena: int) -> None:
    """Move a unit to an arena with all that is on it: it neither leaves nor enters play (swu:8.37.1, swu:8.37.2)."""
    unit.arena = arena
    table.dirty = True
    table.log.tell("swu-log-moved", unit=unit.face.name, by=unit.thing)
