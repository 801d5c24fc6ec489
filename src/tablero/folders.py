"""Where a person's files are kept: the database of the server, and data that was added to games."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Return the folder where a person's programs keep their data."""
    if named := os.environ.get("TABLERO_DATA"):
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "tablero"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tablero"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tablero"


def added(game: str) -> Path:
    """Return the folder with the data that was added to a game; it need not be there."""
    return data_folder() / "games" / game
