"""The bots at a table: each thinks when its seat is asked, and answers as a person would."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from tablero.server import logs
from tablero.server.journal import Journalled
from tablero.server.refused import Refused
from tablero.server.terms import BOT

SUBSTITUTE = "greedy"
"""The bot that takes over a seat."""

TRIES = 8
"""How often a bot tries another answer when a rule fails."""

Answering = Callable[[int, int, Any], Awaitable[int]]
"""Answers a question for a seat."""


class TableBots:
    """The bots at a table."""

    def __init__(self, table: Journalled, answer: Answering) -> None:
        self._table = table
        self._answer = answer
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}

    @property
    def thinking(self) -> bool:
        """Tell whether any of them is thinking."""
        return bool(self._thinking)

    def wake(self) -> None:
        """Let every bot think that is asked and doesn't think already."""
        game = self._table.game
        if game is None or self._table.lost:
            return
        for part in game.decisions:
            key = part.seat, game.question
            if self._table.terms.seats[part.seat].kind == BOT and key not in self._thinking:
                self._thinking[key] = asyncio.create_task(self._think(part.seat, game.question))

    async def _think(self, seat: int, question: int) -> None:
        table = self._table
        try:
            for attempt in range(TRIES):
                game = table.playing()
                if game.question != question or game.decision_for(seat) is None:
                    return
                level = (table.terms.seats[seat].level or SUBSTITUTE) if attempt == 0 else "random"
                answer = await table.home.bot_processes.decide(table.id, game, seat, level)
                try:
                    await self._answer(seat, question, answer)
                    return
                except Refused as refused:
                    if refused.code not in ("rule-failure", "illegal"):
                        return
        except Exception as error:
            logs.say("bot-failed", table=table.id, error=type(error).__name__)
        finally:
            del self._thinking[seat, question]
            if table.game is not None and table.game.question != question:
                self.wake()
