"""Battles for the course of the game: units that stand in a row, hands of command cards, and what a phase left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from legion import laid
from legion.playing import card
from tablero.games.legion import cards
from tablero.games.legion.state import Battle, Unit

BOTH = ("2026", "2023")

STANDING_ORDERS, ASSAULT, PUSH, AMBUSH = "aa", "bj", "bk", "bl"
"""The generic command cards, which have the same ids in both editions."""


def commander(name: str = "Officer", *keywords: str, **given: Any) -> cards.Unit:
    """A commander: one miniature with courage 2."""
    values: dict[str, Any] = {"rank": "commander", "minis": 1, "wounds": 4, "courage": 2, **given}
    return card(name, *keywords, **values)


def corps(name: str = "Troopers", *keywords: str, **given: Any) -> cards.Unit:
    """A corps unit of one miniature, so that it stands anywhere."""
    return card(name, *keywords, **{"minis": 1, **given})


def met(edition: str, own: Sequence[cards.Unit], enemy: Sequence[cards.Unit], apart: float = 20) -> Battle:
    """A battle in which each army stands in a row, an inch and a half between its units, the rows so many inches apart."""
    battle = laid.battle(edition)
    for seat, army in enumerate((own, enemy)):
        for number, each in enumerate(army):
            laid.add(battle, seat, each, (10 + 2.5 * number, 5 + seat * apart))
    battle.round = 1
    battle.hands = [[STANDING_ORDERS, ASSAULT, PUSH, AMBUSH] for _ in (0, 1)]
    return battle


def named(battle: Battle, name: str) -> Unit:
    """The first unit of this name."""
    return next(unit for unit in battle.units if unit.card.name == name)


def orders(battle: Battle) -> list[str]:
    """The Order token of each unit."""
    return [unit.order for unit in battle.units]
