"""Bots think in processes of their own: whatever happens to one, tables go on."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import NoReturn

import pytest

from server.serving import Server
from tablero.kernel import Rng
from tablero.server import bot_processes
from tablero.server.bot_processes import BotProcesses, ready


def forever() -> NoReturn:
    while True:
        pass


def dies() -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def test_one_that_never_ends_does_not_keep_the_others_from_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_processes, "SECONDS", 0.2)

    async def think() -> None:
        bot_processes = BotProcesses(1)
        try:
            for _ in range(2):
                with pytest.raises(TimeoutError):
                    await bot_processes.run(forever)
                await bot_processes.run(ready)
        finally:
            await bot_processes.close()

    asyncio.run(think())


def test_who_ends_does_not_wait_for_a_bot() -> None:
    async def think() -> None:
        bot_processes = BotProcesses(1)
        await bot_processes.run(ready)
        thinking = asyncio.create_task(bot_processes.run(forever))
        await asyncio.sleep(0)
        await asyncio.wait_for(bot_processes.close(), 60)
        with pytest.raises(asyncio.CancelledError):
            await thinking

    asyncio.run(think())


def test_a_process_that_dies_is_replaced() -> None:
    async def think() -> None:
        bot_processes = BotProcesses(1)
        try:
            with pytest.raises(Exception, match="terminated abruptly"):
                await bot_processes.run(dies)
            await bot_processes.run(ready)
        finally:
            await bot_processes.close()

    asyncio.run(think())


def test_other_tables_do_not_wait_for_a_bot(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """While a bot at one table thinks and thinks, people at another choose and are answered."""
    thinking = asyncio.Event()

    async def slowly(*_: object) -> object:
        await thinking.wait()
        raise TimeoutError

    monkeypatch.setattr(server.service.bot_processes, "run", slowly)
    slow = server.new("duel", "me", "greedy")
    table, tokens = server.pair("duel")
    with (
        server.at(slow["table"], slow["token"]),
        server.at(table, tokens[0]) as ana,
        server.at(table, tokens[1]) as berta,
    ):
        asked = (ana, berta)[ana.state["waiting"][0]]
        game = server.table(table).game
        assert game is not None
        decision = game.decision_for(asked.state["seat"])
        assert decision is not None
        assert asked.choose(decision.sample(Rng(1)))["t"] == "ack"
        server.loop.call_soon_threadsafe(thinking.set)
