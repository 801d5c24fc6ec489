"""Which games know their odds: the `game.toml` of each names the module, `odds`.

That has the form of a question, `FORM`, the function `answer(words)` that returns what comes of one option, and the folder of its
texts, `TEXTS`.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from tablero import manifests
from tablero.odds.asking import Form, Words
from tablero.odds.telling import Answer


class Questions(Protocol):
    """What the module of a game that knows its odds has."""

    FORM: Form
    TEXTS: Path

    def answer(self, asked: Words) -> Answer:
        """Return what comes of one option."""


def knowing() -> dict[str, str]:
    """Return the games that know their odds, each with its module."""
    found = (*manifests.of_packages(), *manifests.own())
    return {one.folder.name: one.odds for one in found if one.odds}


def questions(module: str) -> Questions:
    """Return what a module knows."""
    return cast(Questions, import_module(module))
