"""Armies as they are brought to a table."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.legion import cards


@dataclass(frozen=True, slots=True)
class Entry:
    """A unit of an army, with its upgrades."""

    card: cards.Unit
    upgrades: tuple[cards.Upgrade, ...] = ()


@dataclass(frozen=True, slots=True)
class Army:
    """An army: its units, the command hand and the battle deck, by the ids of their cards."""

    faction: str
    entries: tuple[Entry, ...]
    command_hand: tuple[str, ...] = ()
    battle_deck: tuple[str, ...] = ()
    battle_force: str = ""
    name: str = ""
