"""What an error tells people: in English, and in Spanish something else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest

import tablero
from tablero.kernel import Message, Reason, UserError
from tablero.text import Texts

FOLDERS = (
    *sorted((Path(tablero.__file__).parent / "games").glob("*/texts")),
    *sorted((Path(__file__).parent / "samples" / "texts").iterdir()),
)
E = TypeVar("E", bound=UserError)


@cache
def texts(lang: str) -> Texts:
    """All texts of a language: the project's, of its games and of the samples."""
    return Texts(lang, *FOLDERS)


def english(said: UserError | Reason | Message) -> str:
    """What is said in English, with the rule if there is one."""
    return told(said, "en")


def told(said: UserError | Reason | Message, lang: str) -> str:
    """What is said in a language, with the rule if there is one."""
    reason = said.reason if isinstance(said, UserError) else said
    return texts(lang).reason(reason) if isinstance(reason, Reason) else texts(lang).render(reason)


@contextmanager
def refused(kind: type[E], pattern: str) -> Iterator[pytest.ExceptionInfo[E]]:
    """Expect an error that tells this in English, as a regular expression, and something else in Spanish."""
    with pytest.raises(kind) as raised:
        yield raised
    assert re.search(pattern, english(raised.value)), english(raised.value)
    assert told(raised.value, "es") != english(raised.value)
