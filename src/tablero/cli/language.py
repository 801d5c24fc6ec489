"""The language in which the commands speak."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypeAlias

from tablero.languages import default_language, languages

if TYPE_CHECKING:
    Language: TypeAlias = str
else:
    Language = Literal[languages()]
"""What `--lang` takes: the languages there are."""


def spoken(tokens: Sequence[str]) -> str:
    """Return the language that somebody asks for on the command line, whatever else is wrong there; else their own."""
    for token, following in zip(tokens, [*tokens[1:], ""], strict=True):
        name, equals, value = token.partition("=")
        asked = (value if equals else following) if name == "--lang" else ""
        if asked in languages():
            return asked
    return default_language()
