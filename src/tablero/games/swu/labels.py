"""How a unit's power and HP came about: what is printed, and every modifier with the card or rule it is from."""

from __future__ import annotations

from collections.abc import Iterable

from tablero.games.swu.cards import Face
from tablero.games.swu.constant_abilities import current, derive
from tablero.games.swu.constants import GRIT
from tablero.games.swu.state import Table, Unit
from tablero.kernel import Message, Modified, say

Values = tuple[Modified, Modified]
"""Power and HP."""

Gift = tuple[int, int, Face]
"""Power and HP that a constant ability gives, and the card it is from."""

Given = dict[int, list[Gift]]
"""By the numbers of units."""

LEAST = say("swu-label-least")
OTHER = say("swu-label-other")


def labelled(table: Table) -> dict[int, Values]:
    """Return power and HP of every unit in play, by the unit's number, each with its modifiers."""
    given = gifts(table)
    return {unit.id: values(table, unit, given.get(unit.id, ())) for unit in table.units()}


def gifts(table: Table) -> Given:
    """Return what constant abilities give to units now."""
    current(table)
    if not table.giving:
        return {}
    if table.ledger is None:  # a copy
        derive(table)
    given: Given = {}
    for unit, power, hp, face in table.ledger or ():
        given.setdefault(unit.id, []).append((power, hp, face))
    return given


def values(table: Table, unit: Unit, given: Iterable[Gift]) -> Values:
    """Return power and HP of a unit with their modifiers, these being the constant abilities'."""
    power, hp = Modified(unit.face.power), Modified(unit.face.hp)
    for upgrade in unit.upgrades:  # swu:3.6.7
        _add(power, hp, upgrade.face.bonus_power, upgrade.face.bonus_hp, upgrade.face)
    for lasting in unit.lasting:
        _add(power, hp, _number(lasting.grant.power), _number(lasting.grant.hp), lasting.source)
    for more_power, more_hp, face in given:
        _add(power, hp, more_power, more_hp, face)
    if unit.flags & GRIT:
        power.add(unit.damage, say("swu-keyword-grit", number=0))
    attack = table.attack
    if attack is not None and not attack.over and attack.attacker is unit:
        power.add(unit.raid, say("swu-keyword-raid", number=unit.raid))
    for value, final in ((power, unit.power), (hp, unit.hp)):
        value.at_least(0, LEAST)
        value.add(final - value.total, OTHER)
    return power, hp


def _add(power: Modified, hp: Modified, more_power: int, more_hp: int, face: Face) -> None:
    if more_power or more_hp:
        label: Message = say("swu-label-card", card=face.name)
        power.add(more_power, label)
        hp.add(more_hp, label)


def _number(amount: object) -> int:
    """Return an amount of a lasting effect, which was fixed when it was made (swu:7.7.3.a)."""
    assert isinstance(amount, int)
    return amount
