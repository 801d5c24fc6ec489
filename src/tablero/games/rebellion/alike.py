"""Options that come to the same: copies of a mission, dice of one colour and face, units that were hit alike."""

from __future__ import annotations

from collections.abc import Hashable

from tablero.games.rebellion.content.missions import MISSION_CARDS
from tablero.games.rebellion.state import Table
from tablero.kernel import Option


def option_key(table: Table, option: Option) -> Hashable:
    """Return what an option shares with those that come to the same."""
    match option:
        case ("mission" | "assign" | "accept" | "veto" as word, int(card)):
            return word, MISSION_CARDS[card], card in table.vetoed
        case ("target", unit, marker, dealt, _):
            return "target", unit, marker, dealt
        case ("die", _, colour, face):
            return "die", colour, face
        case ("blank", _, face):
            return "blank", face
    return option
