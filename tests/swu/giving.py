"""Abilities that tests give to units and cards, where no card has just these."""

from __future__ import annotations

import pytest

from swu.scenes import Scene
from tablero.games.swu.abilities import Ability, Text, equip
from tablero.games.swu.cards import face
from tablero.games.swu.state import Lasting, Unit
from tablero.games.swu.vocabulary import gaining
from tablero.games.swu.words import PHASE


def give(scene: Scene, key: str, *abilities: Ability) -> Unit:
    """Give a unit in play abilities for this phase."""
    unit = scene.unit(key)
    unit.lasting.append(Lasting(PHASE, gaining(*abilities), unit.face, unit.controller))
    scene.game.state.dirty = True
    return scene.unit(key)


def printed(monkeypatch: pytest.MonkeyPatch, key: str, *abilities: Ability) -> None:
    """Let a card have other abilities than it has, for one test."""
    card = face(key)
    for name in ("abilities", "actions", "triggers", "standing", "flags", "raid", "restore"):
        monkeypatch.setattr(card, name, 0 if name in ("flags", "raid", "restore") else ())
    equip(card, Text(abilities))
