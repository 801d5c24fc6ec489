"""A game that fails, where the command line finds it."""

from conformance.defects import Raises

GAME = Raises()
