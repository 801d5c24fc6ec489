"""Abilities that tests give to units and cards, where no card has just these."""

from __future__ import annotations

import pytest

from swu.scenes import Scene
from tablero.games.swu.abilities import Ability, Triggered
from tablero.games.swu.card_text import Text, equip
from tablero.games.swu.cards import Face, face
from tablero.games.swu.constants import PHASE
from tablero.games.swu.state import Lasting, Unit
from tablero.games.swu.vocabulary import gaining


def give(scene: Scene, key: str, *abilities: Ability) -> Unit:
    """Give a unit in play abilities for this phase."""
    unit = scene.unit(key)
    unit.lasting.append(Lasting(PHASE, gaining(*abilities), unit.face, unit.controller))
    table = scene.game.state
    table.dirty = True
    for ability in abilities:
        if isinstance(ability, Triggered):
            table.awaited.update(ability.on)
    return scene.unit(key)


def printed(monkeypatch: pytest.MonkeyPatch, key: str, *abilities: Ability) -> None:
    """Let a card have other abilities than it has, for one test: before the scene is laid out."""
    card = face(key)
    for side in (card, card.unit_side, card.pilot):
        for name in Face.__slots__ if side is not None else ():
            monkeypatch.setattr(side, name, getattr(side, name))
    card.flags = card.raid = card.restore = 0
    card.events = None
    equip(card, Text(abilities))
