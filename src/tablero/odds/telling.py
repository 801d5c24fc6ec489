"""What comes of a question about odds: distributions, single chances and averages, and what was left aside."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from tablero.kernel import Json, Message, message_to_json
from tablero.odds.distribution import Distribution


class Measure(NamedTuple):
    """How likely each number of something is, as of lost wounds."""

    name: str
    """For programs."""
    label: Message
    distribution: Distribution

    def to_json(self, exact: bool = False) -> Json:
        """Return it for programs: chances as decimals, or exactly, as fractions."""
        found = self.distribution
        return {
            "name": self.name,
            "label": message_to_json(self.label),
            "mean": _shown(found.mean, exact),
            "deviation": found.deviation,
            "chances": {str(value): _shown(found.chance(value), exact) for value in found},
            "at_least": {str(value): _shown(found.at_least(value), exact) for value in found},
        }


class Figure(NamedTuple):
    """A single chance, as that a unit is destroyed."""

    name: str
    label: Message
    chance: Fraction

    def to_json(self, exact: bool = False) -> Json:
        """Return it for programs."""
        return {"name": self.name, "label": message_to_json(self.label), "chance": _shown(self.chance, exact)}


class Answer(NamedTuple):
    """What comes of one option."""

    measures: tuple[Measure, ...]
    figures: tuple[Figure, ...] = ()
    notes: tuple[Message, ...] = ()
    """What the figures leave aside, and how players are taken to decide."""

    def to_json(self, exact: bool = False) -> Json:
        """Return it for programs."""
        return {
            "measures": [one.to_json(exact) for one in self.measures],
            "figures": [one.to_json(exact) for one in self.figures],
            "notes": [message_to_json(note) for note in self.notes],
        }


def _shown(value: Fraction, exact: bool) -> Json:
    return str(value) if exact else float(value)
