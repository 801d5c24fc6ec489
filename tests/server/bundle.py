"""How large the client is."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable
from pathlib import Path

MOST = 300_000
"""Bytes of all files of the client together, compressed, without the typeface."""

MOST_FIRST = 48_000
"""Bytes of the page and of all that it needs to show the lobby, compressed."""

_NEEDED = re.compile(r'<(?:script|link rel="(?:modulepreload|stylesheet)")[^>]* (?:src|href)="/([^"]+)"')
_IMPORTED = re.compile(r'(?:from|import)"\./([^"]+)"')


def gzipped(folder: Path) -> int:
    """Return how many bytes the files in a folder are but for the typeface, each compressed as the server sends it.

    What has been compressed already is the same file once more.
    """
    return _size(file for file in folder.rglob("*") if file.is_file() and file.suffix not in (".woff2", ".br"))


def gzipped_first(folder: Path) -> int:
    """Return how many bytes the page is, with the scripts and styles without which it shows nothing."""
    page = folder / "index.html"
    needed = [folder / name for name in _NEEDED.findall(page.read_text(encoding="utf-8"))]
    for file in needed:
        found = _IMPORTED.findall(file.read_text(encoding="utf-8")) if file.suffix == ".js" else []
        needed += [path for name in found if (path := file.parent / name) not in needed]
    return _size([page, *needed])


def _size(files: Iterable[Path]) -> int:
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)
