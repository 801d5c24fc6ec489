"""Data that people add to the game: catalogues of BattleScribe, and the tables beside them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from tablero.games.wh40k import catalogues
from tablero.games.wh40k.battlescribe import tables
from tablero.games.wh40k.battlescribe.sheets import Catalogues
from tablero.games.wh40k.battlescribe.system import SUFFIXES, load
from tablero.games.wh40k.catalogues import Catalogue
from tablero.kernel import Message, say
from tablero.kernel.added import Added, AddedData
from tablero.kernel.system import BadFile

SHOWN = 8
"""How many names of something that is missing are listed."""


class Datasheets(AddedData):
    """Datasheets, points and options of armies."""

    texts = Path(__file__).parent / "texts"

    def read(self, folder: Path) -> tuple[Sequence[Added], Sequence[Message]]:
        """Return the catalogues in a folder, or in the folders in it."""
        folders = _folders(folder)
        made = Catalogues(load(folders), tables.load(folders))
        found = [Added(_slug(one), catalogues.encode(one), _about(one)) for one in made.made()]
        notes = (
            [say("wh40k-data-unplaced", count=len(made.unplaced), names=_some(made.unplaced))] if made.unplaced else []
        )
        if made.bare:
            notes.append(say("wh40k-data-bare", count=len(made.bare), names=_some(made.bare)))
        return found, notes

    def about(self, path: Path) -> Message:
        """Return which catalogue a file holds, and how many datasheets."""
        return _about(catalogues.read(path))


def _folders(folder: Path) -> list[Path]:
    """Return a folder, and those in it that hold catalogues."""
    try:
        inside = sorted(path for path in folder.iterdir() if path.is_dir())
        holding = [path for path in inside if any(one.suffix.lower() in SUFFIXES for one in path.iterdir())]
    except OSError as error:
        raise BadFile(folder, error) from error
    return [folder, *holding]


def _about(catalogue: Catalogue) -> Message:
    printed = [sheet.datasheet for sheet in catalogue.sheets]
    whole = sum(not sheet.get("unenforced") for sheet in printed)
    return say("wh40k-data-about", name=catalogue.name, sheets=len(printed), whole=whole)


def _some(names: list[str]) -> str:
    return ", ".join(names[:SHOWN]) + (", …" if len(names) > SHOWN else "")


def _slug(catalogue: Catalogue) -> str:
    words = re.sub(r"[^a-z0-9]+", "-", catalogue.name.lower()).strip("-")
    return words[:80] or "catalogue"


DATA = Datasheets()
"""What `game.toml` names."""
