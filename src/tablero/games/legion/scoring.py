"""Scoring victory points by the battle cards in play."""

from __future__ import annotations

from tablero.games.legion.state import Battle
from tablero.kernel import Play


class Scoring:
    """When points are scored by the newer book."""

    def score_round(self, battle: Battle) -> Play[None]:
        """Score the objective, then the secondary objective, in the End Phase (legion26:end.02)."""
        yield from ()

    def score_after(self, battle: Battle, ended: int) -> Play[None]:
        """Score nothing after the End Phase."""
        yield from ()


class Scoring2023(Scoring):
    """When points are scored by the older book."""

    def score_after(self, battle: Battle, ended: int) -> Play[None]:
        """Score what is scored at the end of a round, or of the game (legion23:win.04)."""
        yield from ()
