"""How a unit's power and HP came about: what is printed, and every modifier with the card or rule it is from."""

from __future__ import annotations

from collections.abc import Iterable

from tablero.games.swu.cards import Face
from tablero.games.swu.constant_abilities import derive
from tablero.games.swu.constants import GRIT
from tablero.games.swu.state import Table, Unit
from tablero.kernel import Message, Modified, say

Values = tuple[Modified, Modified]
"""Power and HP."""

LEAST = say("swu-label-least")
OTHER = say("swu-label-other")


def labelled(table: Table) -> dict[int, Values]:
    """Return power and HP of every unit in play, by the unit's number, each with its modifiers."""
    table.ledger = []
    derive(table)
    given, table.ledger = table.ledger, None
    return {unit.id: _values(table, unit, given) for unit in table.units()}


def _values(table: Table, unit: Unit, given: Iterable[tuple[Unit, int, int, Face]]) -> Values:
    power, hp = Modified(unit.face.power), Modified(unit.face.hp)
    for upgrade in unit.upgrades:  # swu:3.6.7
        _add(power, hp, upgrade.face.bonus_power, upgrade.face.bonus_hp, upgrade.face)
    for lasting in unit.lasting:
        _add(power, hp, _number(lasting.grant.power), _number(lasting.grant.hp), lasting.source)
    for other, more_power, more_hp, face in given:
        if other is unit:
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
