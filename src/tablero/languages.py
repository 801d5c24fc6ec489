"""The languages there are. They follow from the catalogues that are found, so a new one needs no code.

Spanish and English stand beside each other in every folder of catalogues (`en.ftl`, `combat.es.ftl`). Another language may do
the same, or be a folder of its own, called by its code, in `src/tablero/text` or in one of the folders that the environment
names in `TABLERO_LANGUAGES`: docs/languages.md. This module imports nothing heavy, since the help of the commands needs it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from pathlib import Path

ENGLISH = "en"
"""What a language doesn't say is said in this one."""

FOLDER = Path(__file__).parent / "text"
"""Where the texts of the project itself are."""

VARIABLE = "TABLERO_LANGUAGES"
"""The environment's folders with languages, separated as in PATH."""

_CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]+)*")

_LONGEST = 40
"""More than that of a locale is not looked at: anybody may send one to a server."""

LANGUAGES = tuple(sorted(path.stem for path in FOLDER.glob("*.ftl") if _CODE.fullmatch(path.stem)))
"""The languages in which everything in the project is said."""


def languages() -> tuple[str, ...]:
    """Return the code of each language, in alphabetical order."""
    return tuple(sorted({*LANGUAGES, *(pack.name for root in _roots() for pack in _packs(root))}))


def catalogues(lang: str, folders: Iterable[Path]) -> list[Path]:
    """Return the catalogues of a language for these folders: those in them, and those for them in a folder of the language."""
    found = []
    for folder in folders:
        found += sorted([*folder.glob(f"{lang}.ftl"), *folder.glob(f"*.{lang}.ftl")])
        for pack in packs(lang):
            found += sorted((pack if folder == FOLDER else pack / _name(folder)).glob("*.ftl"))
    return found


def packs(lang: str) -> list[Path]:
    """Return the folders that are of this language alone."""
    return [pack for root in _roots() for pack in _packs(root) if pack.name == lang]


def closest(wanted: Iterable[str]) -> str:
    """Return the first language that is wanted and there, by its code or a locale of it; English if none is.

    >>> closest(["de_DE.UTF-8", "es_MX.UTF-8"]), closest(["C"])
    ('es', 'en')
    """
    there = {lang.lower(): lang for lang in languages()}
    for locale in wanted:
        code = re.split(r"[.@;]", locale.strip()[:_LONGEST])[0].replace("_", "-").lower()
        while code and code not in there:
            code = code.rpartition("-")[0]
        if code:
            return there[code]
    return ENGLISH


def default_language() -> str:
    """Return the language of the environment, as the system's own commands find it."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return closest([next((value for name in names if (value := os.environ.get(name))), ENGLISH)])


def written(path: Path) -> str:
    """Return what somebody wrote into a file of a language; the mark that some editors begin a file with is no part of it."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        wrong(path, error)
        return path.read_text(encoding="utf-8-sig", errors="replace")


def wrong(path: Path, error: Exception) -> None:
    """Warn of a file of a language that can't be read as it should be: what it fails to say is said in English."""
    import logging  # only now: most commands have nothing to warn of

    logging.getLogger(__name__).warning("%s: %s", path, error)


def _roots() -> list[Path]:
    return [FOLDER, *(Path(path) for path in os.environ.get(VARIABLE, "").split(os.pathsep) if path)]


def _packs(root: Path) -> list[Path]:
    found = sorted(root.iterdir()) if root.is_dir() else []
    return [path for path in found if _CODE.fullmatch(path.name) and any(path.glob("*.ftl"))]


def _name(folder: Path) -> str:
    """Return what the folder of a game's catalogues is called in a language's own folder: like the game's package."""
    return folder.parent.name if folder.name == "texts" else folder.name
