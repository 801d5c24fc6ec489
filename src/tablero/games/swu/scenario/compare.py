"""The table as recorded traces show it, and what differs: zones, units with their values, resources, selectable cards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from tablero.games.swu.constant_abilities import current
from tablero.games.swu.constants import ENDURES, GROUND, LASTS_AT_ZERO, SPACE
from tablero.games.swu.state import Player, Table, Unit, Upgrade

NAMES = ("player1", "player2")
ARENAS = ("groundArena", "spaceArena")


class Difference(NamedTuple):
    """What is not as expected."""

    what: str
    expected: Any
    got: Any


Shot = dict[str, Any]
"""A table in comparable form: flat, with names like "player1.hand"."""


def shot_of(table: Table) -> Shot:
    """Return the table in comparable form."""
    current(table)
    shot: Shot = {}
    for name, player in zip(NAMES, table.players, strict=True):
        for field, value in _player(table, player):
            shot[f"{name}.{field}"] = value
    return shot


def _player(table: Table, player: Player) -> Iterable[tuple[str, Any]]:
    faces = table.faces
    yield "base", min(player.base.damage, player.base.hp)
    yield "hand", sorted(faces[card].key for card in player.hand)
    yield "ground", sorted(_unit(unit) for unit in player.units if unit.arena == GROUND)
    yield "space", sorted(_unit(unit) for unit in player.units if unit.arena == SPACE)
    yield "discard", sorted(faces[card].key for card in player.discard)
    yield "deck", len(player.deck) + len(player.looked)
    yield "ready", len(player.ready)
    yield "resources", len(player.ready) + len(player.spent)
    yield "force", player.force
    yield "credits", player.credits


def _unit(unit: Unit) -> str:
    upgrades = sorted(upgrade.face.key for upgrade in unit.upgrades)
    damage = unit.damage if unit.limits & (LASTS_AT_ZERO | ENDURES) else min(unit.damage, unit.hp)
    return _shown(unit.face.key, unit.power, unit.hp, damage, unit.exhausted, upgrades)


def _shown(key: str, power: int, hp: int, damage: int, exhausted: bool, upgrades: list[str]) -> str:
    """Return a unit in one short line."""
    on = f" +{','.join(upgrades)}" if upgrades else ""
    return f"{key} {power}/{hp}{f' damage {damage}' if damage else ''}{' exhausted' if exhausted else ''}{on}"


def recorded(after: Mapping[str, Any]) -> Shot:
    """Return what a trace shows in comparable form."""
    shot: Shot = {}
    for name in NAMES:
        side = after[name]
        shot[f"{name}.base"] = side["base"]
        shot[f"{name}.hand"] = sorted(side["hand"])
        for arena in ("ground", "space"):
            shot[f"{name}.{arena}"] = sorted(
                _shown(one["card"], one["power"], one["hp"], one["damage"], one["exhausted"], sorted(one["upgrades"]))
                for one in side[arena]
            )
        shot[f"{name}.discard"] = sorted(side["discard"])
        for field in ("deck", "ready", "resources"):
            shot[f"{name}.{field}"] = side[field]
        shot[f"{name}.force"] = side.get("force", False)
        shot[f"{name}.credits"] = side.get("credits", 0)
    return shot


def differences(expected: Shot, got: Shot) -> list[Difference]:
    """Return what differs between two tables in comparable form."""
    return [Difference(name, *_only(value, got[name])) for name, value in expected.items() if value != got[name]]


def without_values(shot: Shot) -> Shot:
    """Return a table in comparable form without the power and HP of units."""
    return {
        name: sorted(_VALUES.sub("", one) for one in value) if name.endswith(("ground", "space")) else value
        for name, value in shot.items()
    }


def without_marks(shot: Shot) -> Shot:
    """Return a table in comparable form without the exhaustion and the upgrades of units."""
    return {
        name: sorted(_MARKS.sub("", one) for one in value) if name.endswith(("ground", "space")) else value
        for name, value in shot.items()
    }


_MARKS = re.compile(r"( exhausted)?( \+.*)?$")
_VALUES = re.compile(r" \d+/\d+")


def _only(expected: Any, got: Any) -> tuple[Any, Any]:
    """Return of two lists only what the other doesn't have."""
    if not isinstance(expected, list):
        return expected, got
    return without(expected, got), without(got, expected)


def without(items: list[Any], others: list[Any]) -> list[Any]:
    """Return the items that are not among the others, each as often as it is there too often."""
    left = list(others)
    found = []
    for item in items:
        if item in left:
            left.remove(item)
        else:
            found.append(item)
    return found


# Where things are, as traces name it: player, zone, card.


def place_of(table: Table, option: Any) -> str | None:
    """Return where the card of an option is, as "player1/hand/wampa"; None if the option is about no card."""
    match option:
        case ("unit" | "attack", int(id)):
            unit = table.unit(id)
            return _in_arena(unit, unit) if unit else None
        case ("upgrade", int(id)):
            upgrade = table.upgrade(id)
            return _in_arena(upgrade, upgrade.unit) if upgrade else None
        case ("base", int(seat)):
            return f"{NAMES[seat]}/base/{table.players[seat].base.face.key}"
        case ("leader", int(id)):
            leader = table.piece(("leader", id))
            return f"{NAMES[leader.owner]}/base/{leader.face.key}"
        case ("use", str(kind), int(id), *_):
            return place_of(table, (kind, id))
        case ("credit", int(seat), *_):
            return f"{NAMES[seat]}/base/credit"
        case ("force", int(seat)):
            return f"{NAMES[seat]}/base/the-force"
        case ("player" | "trigger" | "credits" | "number" | "mode" | "amount" | "count", *_):
            return None
        case (str(), int(card)) | ("card", int(card), *_):
            return card_place(table, card)
    return None


def _in_arena(piece: Unit | Upgrade, unit: Unit) -> str:
    return f"{NAMES[piece.controller]}/{ARENAS[unit.arena]}/{piece.face.key}"


def card_place(table: Table, card: int) -> str | None:
    """Return where a card that is not in play is; None for one that is nowhere, as while it is played."""
    if not 0 <= card < len(table.faces):
        return None
    key = table.faces[card].key
    for player in table.players:
        name = NAMES[player.seat]
        if card in player.hand:
            return f"{name}/hand/{key}"
        if card in player.ready or card in player.spent:
            return f"{name}/resource/{key}"
        if card in player.discard:
            return f"{name}/discard/{key}"
        if card in player.deck or card in player.looked:
            return f"{name}/deck/{key}"
        if card in player.base.captives or any(
            card in guard.captives for unit in player.units for guard in unit.guards
        ):
            return f"{NAMES[table.owners[card]]}/capture/{key}"
        for leader in player.leaders:
            if leader.card == card:
                return f"{name}/base/{key}"
    return None


def selectable(table: Table, options: Iterable[Any]) -> list[str]:
    """Return the cards that these options are about, each place once."""
    return sorted({place for option in options if (place := place_of(table, option)) is not None})
