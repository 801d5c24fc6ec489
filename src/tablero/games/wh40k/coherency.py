"""Unit Coherency (rulebook: "Coherencia de unidad")."""

from __future__ import annotations

from typing import Final

from tablero.games.wh40k.battlefield import take_off
from tablero.games.wh40k.state import Battle, Unit
from tablero.kernel import Choose, Option, Play, say
from tablero.tabletop import INCH, Battlefield, Link, together

REACH: Final = 2 * INCH
UP: Final = 5 * INCH
LARGE: Final = 7
"""In a unit with this many models or more, each needs two others near."""


def link_for(models: int) -> Link:
    """Return how near the models of a unit of this size stand to each other."""
    others = 2 if models >= LARGE else 1  # wh40k:coherency.01, wh40k:coherency.02, wh40k:coherency.08
    return Link(REACH, UP, others)


def coherent(field: Battlefield, models: list[int]) -> bool:
    """Tell whether models of a unit stand in Unit Coherency: one group (wh40k:coherency.03)."""
    return together(field, models, link_for(len(models)))


def remove_incoherent(battle: Battle) -> Play[None]:
    """At the end of a turn let both players remove models until their units are in coherency (wh40k:coherency.06)."""
    for seat in (battle.active, 1 - battle.active):
        for unit in battle.units_of(seat):
            yield from restore_coherency(battle, unit)


def restore_coherency(battle: Battle, unit: Unit) -> Play[None]:
    """Let a player remove models of a unit one at a time until those that are left stand in coherency."""
    while not coherent(battle.field, unit.models):
        options: list[Option] = [("model", id) for id in unit.models]
        question = say("wh40k-ask-coherency", unit=battle.name(unit))
        _, id = yield Choose(unit.seat, options, question)
        unit.models.remove(id)  # wh40k:coherency.07: nothing that happens when a model is destroyed happens here
        battle.models[id].wounds = 0
        take_off(battle, battle.models[id])
        battle.log.tell("wh40k-removed-for-coherency", unit=battle.name(unit), model=battle.models[id].profile.name)
