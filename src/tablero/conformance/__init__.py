"""The conformance kit: what must hold of any game, at every decision of random games."""

from tablero.conformance.checks import CHECKS
from tablero.conformance.kit import Finding, Report, conform, conform_game

__all__ = ["CHECKS", "Finding", "Report", "conform", "conform_game"]
