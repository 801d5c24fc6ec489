"""Loadout (2023): upgrades that were set aside take the place of others when a unit deploys."""

from __future__ import annotations

from typing import Final

from tablero.games.legion.state import Battle, Unit, Upgrade
from tablero.kernel import Choose, Option, Play, say

DONE: Final = "done"


def swaps(unit: Unit) -> list[tuple[int, int]]:
    """Return which upgrades of a unit, by their number, may be swapped for which of those set aside."""
    found = []
    for number, upgrade in enumerate(unit.upgrades):
        for other, card in enumerate(unit.loadout):
            # legion23:kw.loadout: the same type, and no more points
            fits = card.type == upgrade.card.type and card.points <= upgrade.card.points
            others = [each.card.name for place, each in enumerate(unit.upgrades) if place != number]
            if fits and card.name not in others and not (card.minis or upgrade.card.minis):  # legion23:kw.loadout.2
                found.append((number, other))
    return found


def choose_loadout(battle: Battle, unit: Unit) -> Play[None]:
    """Let a player swap any number of upgrades of a unit that deploys for those set aside, each of which is used once."""
    while ways := swaps(unit):
        options: list[Option] = [("swap", unit.id, *way) for way in ways]
        chosen = yield Choose(unit.seat, [*options, DONE], say("legion-ask-loadout", unit=battle.name(unit)))
        if chosen == DONE:
            return
        _, _, number, other = chosen
        card = unit.loadout.pop(other)  # legion23:kw.loadout
        unit.upgrades[number] = Upgrade(card, counterpart=unit.upgrades[number].counterpart)
        battle.log.tell("legion-swaps", unit=battle.name(unit), card=card.name)
