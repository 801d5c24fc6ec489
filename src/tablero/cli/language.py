"""The language in which the commands speak."""

from __future__ import annotations

import os
from typing import Literal

Language = Literal["en", "es"]


def default_language() -> Language:
    """Return the language of the environment, as the system's own commands find it; English unless it is Spanish."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return "es" if value.startswith("es") else "en"
    return "en"
