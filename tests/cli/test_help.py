"""The help of the commands, in both languages."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from cyclopts import App
from rich.console import Console

from tablero.cli import app
from tablero.cli.help import TranslatedHelp, phrases

PHRASES = phrases("es")["phrases"]


def commands(of: App = app, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Yield every command, as one types it."""
    yield path
    for name in of:
        if not name.startswith("-"):
            yield from commands(of[name], (*path, name))


def help_of(path: tuple[str, ...]) -> str:
    page = io.StringIO()
    app.help_print(path, console=Console(file=page, width=300))
    return page.getvalue()


@pytest.fixture
def in_spain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "help_formatter", TranslatedHelp("es"))


@pytest.fixture
def in_england(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "help_formatter", None)


class Asked(dict[str, str]):
    """Phrases that remember which of them were wanted."""

    def __init__(self) -> None:
        super().__init__(PHRASES)
        self.wanted: set[str] = set()

    def get(self, key: str, default: str = "") -> str:  # type: ignore[override]
        self.wanted.add(key)
        return super().get(key, default)


def test_every_phrase_of_the_help_is_known_in_spanish_and_none_is_left_over(monkeypatch: pytest.MonkeyPatch) -> None:
    formatter = TranslatedHelp("es")
    formatter.phrases = asked = Asked()
    monkeypatch.setattr(app, "help_formatter", formatter)
    for path in commands():
        help_of(path)
    assert asked.wanted - {""} == set(PHRASES)


@pytest.mark.usefixtures("in_spain")
@pytest.mark.parametrize("path", commands(), ids=" ".join)
def test_the_spanish_help_holds_no_english(path: tuple[str, ...]) -> None:
    page = help_of(path)
    assert page.startswith("Uso: tablero")
    for english in (*PHRASES, "Usage", "Commands", "Parameters", "Arguments", "default:", "choices:", "required"):
        assert english not in page


def test_a_parameter_says_what_it_takes_and_what_it_is_without(in_spain: None) -> None:
    page = help_of(("sim",))
    assert "--games NÚMERO" in page
    assert "cuántas partidas; con --matrix, de cada pareja [por defecto: 100]" in page
    assert "el juego, por su nombre [obligatorio]" in page
    assert "[opciones: en, es]" in page
    assert "[por defecto: no]" in page


@pytest.mark.usefixtures("in_england")
@pytest.mark.parametrize("path", commands(), ids=" ".join)
def test_the_english_help_explains_every_parameter(path: tuple[str, ...]) -> None:
    page = help_of(path)
    assert page.startswith("Usage: tablero")
    shown = [line for line in page.splitlines() if line.startswith("│")]
    assert shown
    for line in shown:  # a name, then at least two spaces, then a text that is more than a default
        text = line.strip("│ ").split("  ")[-1].strip()
        assert not text.startswith(("[", "--")), line


def test_examples_stay_as_one_types_them() -> None:
    assert (
        TranslatedHelp("es").say("Example: tablero play\nExample: tablero sim swu")
        == "Ejemplo: tablero play\nEjemplo: tablero sim swu"
    )
