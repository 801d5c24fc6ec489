"""Looking round for sessions that have ended turns out those alone."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterable

import pytest

from server.serving import SECONDS, Server


def test_who_comes_while_others_are_looked_at_is_not_turned_out(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, people = own_server, own_server.service.people
    table, tokens = server.pair("duel")
    good, asked, come = people.still_open, threading.Event(), threading.Event()

    async def slow(hashes: Iterable[str], now: int) -> set[str]:
        found = await good(hashes, now)
        asked.set()
        await asyncio.to_thread(come.wait, SECONDS)
        return found

    with server.at(table, tokens[0]) as ana:
        monkeypatch.setattr(people, "still_open", slow)
        looking = asyncio.run_coroutine_threadsafe(server.service.look_round(), server.loop)
        assert asked.wait(SECONDS)
        with server.at(table, tokens[1]) as berta:
            come.set()
            looking.result(SECONDS)
            for one in (ana, berta):
                one.say(t="ping")
                assert one.until("pong")
