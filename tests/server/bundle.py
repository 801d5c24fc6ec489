"""How large the client is."""

from __future__ import annotations

import gzip
from pathlib import Path

MOST = 300_000
"""Bytes of all files of the client together, compressed."""


def gzipped(folder: Path) -> int:
    """Return how many bytes the files in a folder are, each compressed as the server sends it."""
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in folder.rglob("*") if file.is_file())
