"""The client: how large it is."""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.measure import Figure
from server.bundle import MOST, gzipped
from tablero.server.service import CLIENT


def figures() -> Iterator[Figure]:
    """Measure the built client."""
    size = gzipped(CLIENT)
    holds = 0 < size <= MOST
    yield Figure("Client, in 300 kB compressed", size / MOST, "≤ 1", holds, f"{size / 1000:.0f} kB")
