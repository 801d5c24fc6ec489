"""When tables are shown to those who look at them."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Protocol

from tablero.server import logs

AT_ONCE = 0.002
"""Seconds for which tables are shown before others have their turn: a turn of its own for each costs more than it gives."""


class Shown(Protocol):
    """Something that can be shown."""

    id: str

    async def show(self) -> None:
        """Send everybody here what has changed."""
        ...


class Shower:
    """Shows tables that have changed, one after the other: acknowledgements go first, and what came meanwhile is one state."""

    def __init__(self) -> None:
        self._changed: dict[Shown, None] = {}
        self._task: asyncio.Task[None] | None = None

    def soon(self, table: Shown) -> None:
        """Show this table when its turn comes."""
        self._changed[table] = None
        if self._task is None:
            self._task = asyncio.create_task(self._show_all())

    async def _show_all(self) -> None:
        await asyncio.sleep(0)
        since = monotonic()
        while self._changed:
            table = next(iter(self._changed))
            del self._changed[table]
            try:
                await table.show()
            except Exception:
                logs.logger.exception("not-shown", extra={"details": {"table": table.id}})
            if monotonic() - since > AT_ONCE:
                await asyncio.sleep(0)
                since = monotonic()
        self._task = None
