"""Games as environments for programs that learn: PettingZoo, Gymnasium and OpenSpiel (`tablero[lab]`; docs/research.md).

What each of them needs is imported when it is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablero.sim.cluster import NotInstalled

if TYPE_CHECKING:
    from tablero.envs.aec import TableEnv
    from tablero.envs.seat import SeatEnv
    from tablero.envs.spiel import SpielGame


def table_env(game: str, **options: Any) -> TableEnv:
    """Return a PettingZoo environment (AEC) in which every seat is an agent."""
    try:
        from tablero.envs.aec import TableEnv
    except ImportError as error:
        raise NotInstalled("pettingzoo", "lab") from error
    return TableEnv(game, **options)


def seat_env(game: str, **options: Any) -> SeatEnv:
    """Return a Gymnasium environment for one seat; bots sit at the others."""
    try:
        from tablero.envs.seat import SeatEnv
    except ImportError as error:
        raise NotInstalled("gymnasium", "lab") from error
    return SeatEnv(game, **options)


def spiel_game(game: str, **options: Any) -> SpielGame:
    """Return an OpenSpiel game."""
    try:
        from tablero.envs.spiel import SpielGame
    except ImportError as error:
        raise NotInstalled("open_spiel", "lab") from error
    return SpielGame(game, **options)
