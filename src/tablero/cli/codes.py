"""How commands exit, besides with 0."""

from __future__ import annotations

from typing import Final

FOUND: Final = 1
"""The command found something wrong, or nothing at all."""

WRONG_USE: Final = 2
"""It was called wrongly."""
