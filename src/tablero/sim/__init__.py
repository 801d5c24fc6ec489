"""Simulation: many games between bots, on all cores or on a cluster, the same for the same seed."""

from tablero.sim.matrix import Entry, Matrix, round_robin
from tablero.sim.series import Played, Series, play
from tablero.sim.shares import Share
from tablero.sim.simulate import simulate
from tablero.sim.summary import Summary, summarise

__all__ = ["Entry", "Matrix", "Played", "Series", "Share", "Summary", "play", "round_robin", "simulate", "summarise"]
