"""What a seat sees of the table in figures, and options by the names of their cards: for programs that learn."""

from __future__ import annotations

from collections.abc import Hashable

from tablero.games.swu.constant_abilities import current
from tablero.games.swu.constants import SENTINEL, SPACE
from tablero.games.swu.evaluate import ENOUGH, shields
from tablero.games.swu.state import Player, Table
from tablero.kernel import Option

OF_A_PLAYER = 20
"""How many figures there are of each player."""

MOST = 255
"""What is more is told as this."""


def features(table: Table, seat: int) -> bytes:
    """Return the figures of a seat's own side, then of the others in their order; they are counts, never which cards.

    Power, HP and Sentinel are those printed on units: to derive what they are now takes longer than a choice.
    """
    players, initiative = table.players, table.initiative
    figures = [table.round]
    for player in (*players[seat:], *players[:seat]) if seat else players:
        ready = power = ready_power = left = space = sentinels = upgrades = 0
        units = player.units
        for unit in units:
            face = unit.face
            strong = face.power
            power += strong
            left += face.hp - unit.damage
            if unit.arena == SPACE:
                space += 1
            if face.flags & SENTINEL:
                sentinels += 1
            if unit.upgrades:
                upgrades += len(unit.upgrades)
            if not unit.exhausted:
                ready += 1
                ready_power += strong
        base = player.base
        figures += (
            base.face.hp - base.damage,
            len(player.ready),
            len(player.spent),
            len(player.hand),
            len(player.deck),
            len(player.discard),
            player.credits,
            player.force,
        )
        if player.leaders:
            leader = player.leaders[0]
            figures += (leader.deployed, leader.exhausted, leader.epic_used)
        else:
            figures += (0, 0, 0)
        figures += (
            len(units),
            ready,
            power,
            ready_power,
            left,
            space,
            sentinels,
            upgrades,
            initiative == player.seat,
        )
    try:
        return bytes(figures)
    except ValueError:  # it seldom happens that a figure is negative, or too large
        return bytes([min(max(0, figure), MOST) for figure in figures])


def named_features(table: Table, seat: int) -> dict[str, float]:
    """Return what decides a game, by name: of the seat's own side, and the most that any of the others has."""
    current(table)
    own = _decisive(table, table.players[seat])
    others = [_decisive(table, table.players[other]) for other in table.opponents(seat)]
    found = {"round": float(table.round)}
    for name, value in own.items():
        theirs = max((other[name] for other in others), default=0.0)
        found |= {f"own {name}": value, f"their {name}": theirs}
    for side, other in (("own", "their"), ("their", "own")):  # power counts by what is left of the base that it strikes
        found[f"{side} threat"] = min(3.0, found[f"{side} power"] / max(1.0, found[f"{other} base"]))
    return found


def _decisive(table: Table, player: Player) -> dict[str, float]:
    """Return the figures of a player, with the power and HP that units have now; of cards in hand only how many."""
    resources = len(player.ready) + len(player.spent)
    left = max(0, player.base.remaining)
    units = player.units
    leader = player.leaders[0] if player.leaders else None
    return {
        "base": float(left),
        "base in danger": float(max(0, 8 - left)),
        "resources": float(min(resources, ENOUGH)),
        "more resources": float(max(0, resources - ENOUGH)),
        "first cards": float(min(len(player.hand), 3)),
        "more cards": float(max(0, len(player.hand) - 3)),
        "credits": float(player.credits),
        "force": float(player.force),
        "units": float(len(units)),
        "power": float(sum(unit.power for unit in units)),
        "hp": float(sum(max(0, unit.remaining) for unit in units)),
        "sentinels": float(sum(unit.flags & SENTINEL != 0 for unit in units)),
        "shields": float(sum(min(shields(unit), 2) for unit in units)),
        "raid": float(sum(unit.raid for unit in units)),
        "restore": float(sum(unit.restore for unit in units)),
        "leader to come": float(leader is not None and not leader.deployed and not leader.epic_used),
        "initiative": float(table.initiative == player.seat),
    }


def option_word(table: Table, seat: int, option: Option) -> Hashable:
    """Return an option by the names of cards in the seat's own hand and of units in play, which anybody sees."""
    if type(option) is tuple and len(option) == 2:
        word, number = option
        if word == "play" or word == "resource" or word == "card":
            return (word, table.faces[number].key) if number in table.players[seat].hand else word
        if (word == "attack" or word == "unit") and type(number) is int:
            unit = table.unit(number)
            return option if unit is None else (word, unit.controller == seat, unit.face.key)
    return option
