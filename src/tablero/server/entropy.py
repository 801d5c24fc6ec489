"""The server's chance: nobody can know or repeat what comes; what came is in the record as in any game."""

from __future__ import annotations

import secrets

from tablero.kernel import Rng


class Entropy(Rng):
    """Random numbers from the system's own source."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0)

    def copy(self) -> Entropy:
        """Return another of the same kind: it gives other numbers."""
        return Entropy()

    def bits(self) -> int:
        """Return 64 random bits."""
        return secrets.randbits(64)
