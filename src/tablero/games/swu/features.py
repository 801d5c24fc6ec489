"""What a seat sees of the table in figures, and options by the names of their cards: for programs that learn."""

from __future__ import annotations

from collections.abc import Hashable

from tablero.games.swu.constants import SENTINEL, SPACE
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
    players = table.players
    found = [min(table.round, MOST)]
    for player in (*players[seat:], *players[:seat]):
        found += _side(player)
        found.append(table.initiative == player.seat)
    return bytes(found)


def _side(player: Player) -> list[int]:
    count = ready = power = ready_power = left = space = sentinels = upgrades = 0
    for unit in player.units:
        count += 1
        face = unit.face
        strong = face.power
        power += strong
        left += face.hp - unit.damage
        space += unit.arena == SPACE
        sentinels += face.flags & SENTINEL != 0
        upgrades += len(unit.upgrades)
        if not unit.exhausted:
            ready += 1
            ready_power += strong
    leader = player.leaders[0] if player.leaders else None
    deployed, exhausted, epic = (leader.deployed, leader.exhausted, leader.epic_used) if leader else (0, 0, 0)
    figures = [
        player.base.remaining,
        len(player.ready),
        len(player.spent),
        len(player.hand),
        len(player.deck),
        len(player.discard),
        player.credits,
        player.force,
        deployed,
        exhausted,
        epic,
        count,
        ready,
        power,
        ready_power,
        left,
        space,
        sentinels,
        upgrades,
    ]
    return figures if min(figures) >= 0 and max(figures) <= MOST else [min(max(0, one), MOST) for one in figures]


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
