"""`tablero data`: add data from files of one's own to a game, see what was added, and remove it."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from tablero.cli.codes import FOUND
from tablero.cli.language import Language

if TYPE_CHECKING:
    from tablero.kernel.added import AddedData
    from tablero.text import Texts

app = App(name="data", help="Add data from files of your own to a game, as datasheets of armies.")


@app.command
def add(game: str, folder: Path, /, *, lang: Language | None = None) -> int:
    """Read the data in a folder and keep it for a game.

    What was added before under the same names is replaced. Nothing is fetched from anywhere.

    Example: tablero data add wh40k ~/wh40k-10e

    Parameters
    ----------
    game
        The game, by its name.
    folder
        The folder with the files.
    lang
        The language; otherwise your own.
    """
    from tablero import folders
    from tablero.cli.output import write
    from tablero.kernel.system import BadFile

    reader = _reader(game)
    words = _texts(lang, reader)
    found, notes = reader.read(folder)
    store = folders.added(game)
    for one in found:
        assert re.fullmatch(r"[a-z0-9-]+", one.name)
        path = store / f"{one.name}.json"
        try:
            store.mkdir(parents=True, exist_ok=True)
            path.with_suffix(".new").write_bytes(one.content)
            os.replace(path.with_suffix(".new"), path)
        except OSError as error:
            raise BadFile(path, error) from error
        write(f"{one.name}: {words.render(one.about)}")
    for note in notes:
        write(words.render(note))
    return 0


@app.command(name="list")
def list_(game: str | None = None, /, *, lang: Language | None = None) -> int:
    """List what was added, to one game or to all.

    Example: tablero data list wh40k

    Parameters
    ----------
    game
        The game; otherwise all to which data can be added.
    lang
        The language; otherwise your own.
    """
    from tablero.cli.output import write
    from tablero.kernel import UserError, say

    code = 0
    for name in [game] if game is not None else sorted(_readers()):
        reader = _reader(name)
        words = _texts(lang, reader)
        stored = _stored(name)
        if not stored:
            write(words.render(say("data-none", game=name)))
        for path in stored:
            try:
                write(f"{name} {path.stem}: {words.render(reader.about(path))}")
            except UserError as error:  # the others are listed all the same
                write(words.reason(error.reason), sys.stderr)
                code = FOUND
    return code


@app.command
def remove(game: str, name: str, /, *more: str, lang: Language | None = None) -> int:
    """Remove what was added.

    Exits with 0, with 1 when there is nothing of such a name.

    Example: tablero data remove wh40k orks

    Parameters
    ----------
    game
        The game, by its name.
    name
        What to remove, by the name under which it is listed.
    more
        More of it.
    lang
        The language; otherwise your own.
    """
    from tablero.cli.output import write
    from tablero.kernel import say
    from tablero.kernel.system import BadFile

    reader = _reader(game)
    words = _texts(lang, reader)
    stored = {path.stem: path for path in _stored(game)}
    missing = [one for one in (name, *more) if one not in stored]
    for one in missing:
        write(words.render(say("data-no-such", name=one[:80], names=", ".join(stored) or "-")), sys.stderr)
    if missing:
        return FOUND
    for one in dict.fromkeys((name, *more)):
        try:
            stored[one].unlink()
        except OSError as error:
            raise BadFile(stored[one], error) from error
    return 0


def _stored(game: str) -> list[Path]:
    from tablero import folders

    return sorted(folders.added(game).glob("*.json"))


def _readers() -> dict[str, str]:
    """Return where each game says how it reads data, by the name of the game."""
    from tablero import manifests

    return {name: place for one in (*manifests.own(), *manifests.of_packages()) for name, place in one.data.items()}


def _reader(game: str) -> AddedData:
    import importlib

    from tablero.kernel.added import AddedData, NoDataFor

    places = _readers()
    if game not in places:
        raise NoDataFor(game, sorted(places))
    module, _, attribute = places[game].partition(":")
    found = getattr(importlib.import_module(module), attribute)
    assert isinstance(found, AddedData)
    return found


def _texts(lang: str | None, reader: AddedData) -> Texts:
    from tablero.languages import default_language
    from tablero.text import Texts

    return Texts(lang or default_language(), reader.texts)
