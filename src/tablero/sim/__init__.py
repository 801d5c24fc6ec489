"""Simulation: many games between bots, on all cores, the same for the same seed."""

from tablero.sim.simulate import Played, Summary, play, simulate, summarise

__all__ = ["Played", "Summary", "play", "simulate", "summarise"]
