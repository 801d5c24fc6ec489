"""The language in which the commands speak."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Literal

Language = Literal["en", "es"]
LANGUAGES: dict[str, Language] = {"en": "en", "es": "es"}


def spoken(tokens: Sequence[str]) -> Language:
    """Return the language that somebody asks for on the command line, whatever else is wrong there; else their own."""
    for token, following in zip(tokens, [*tokens[1:], ""], strict=True):
        name, equals, value = token.partition("=")
        asked = (value if equals else following) if name == "--lang" else ""
        if asked in LANGUAGES:
            return LANGUAGES[asked]
    return default_language()


def default_language() -> Language:
    """Return the language of the environment, as the system's own commands find it; English unless it is Spanish."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return "es" if value.startswith("es") else "en"
    return "en"
