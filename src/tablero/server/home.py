"""What all tables of a server share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

from tablero.server.bot_processes import BotProcesses
from tablero.server.metrics import Metrics
from tablero.server.players import Players
from tablero.server.pondering import Pondering
from tablero.server.showing import Shower
from tablero.server.store import Store
from tablero.server.wire import Wire


class Home(NamedTuple):
    """What all tables of a server share."""

    store: Store
    bot_processes: BotProcesses
    pondering: Pondering
    players: Players
    metrics: Metrics
    shower: Shower
    now: Callable[[], int]
    started: int
    """When this process began to serve."""
    wire: Wire
    looking: asyncio.Semaphore
    """Who looks for something that takes long, one at a time."""
    beside: asyncio.Semaphore
    """Who plays a game beside the event loop, one at a time."""
    notice: Callable[[Any], None]
    """Looks whether those who are asked at a table have to be called."""
