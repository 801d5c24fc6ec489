"""The conformance kit: what must hold of any game, at every decision of random games."""

from tablero.kernel.conformance.checks import CHECKS
from tablero.kernel.conformance.kit import Finding, Report, conform, conform_game

__all__ = ["CHECKS", "Finding", "Report", "conform", "conform_game"]
