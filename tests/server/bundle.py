"""How large the client is."""

from __future__ import annotations

import gzip
from pathlib import Path

MOST = 300_000
"""Bytes of all files of the client together, compressed, without the typeface."""


def gzipped(folder: Path) -> int:
    """Return how many bytes the files in a folder are but for the typeface, each compressed as the server sends it."""
    files = (file for file in folder.rglob("*") if file.is_file() and file.suffix != ".woff2")
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)
