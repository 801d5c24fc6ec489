"""What command cards do besides giving Orders: small effects, each at its time, written as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tablero.games.legion.state import Battle, Unit
from tablero.kernel import Play

REVEALED: Final = "revealed"
UNTIMED: Final = "untimed"
ORDERED: Final = "ordered"
PHASE_BEGINS: Final = "phase-begins"
ACTIVATES: Final = "activates"
ACTIVATED: Final = "activated"


@dataclass(frozen=True, slots=True)
class Timed:
    """Effects, and when they happen."""

    window: str


EFFECTS: Final[Mapping[str, tuple[Timed, ...]]] = {}
"""What each card does, by name."""


def happen(battle: Battle, seat: int, window: str, unit: Unit | None = None) -> Play[None]:
    """Let happen what the card that a seat has played does at this time."""
    return
    yield
