"""Records that cost a server much: whoever plays doesn't notice."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from playing import play_random
from server.attacks.jobs import dies, forever, stubborn, waits
from server.attacks.victim import Victim, victim
from server.serving import SECONDS
from tablero.kernel import Game, Record, Rng
from tablero.kernel.events import RESAMPLED
from tablero.registry import find
from tablero.server import brought_processes
from tablero.server.brought_processes import WAITING, BroughtProcesses
from tablero.server.refused import Refused

POSTS = 45
SIZE = 247_000


def full_of_redraws() -> bytes:
    """A record of almost the largest size that says hundreds of times that all is drawn again."""
    definition = find("swu")
    game = play_random(Game(definition, definition.setup(), Rng(1)), Rng(1), 20)
    record = game.record()
    line = len(b'{"redraw":0,"seed":1000}\n')
    redraws = tuple((RESAMPLED, (0, 1000)) for _ in range((SIZE - len(record.dumps())) // line))
    return Record(record.game, record.version, record.setup, record.events + redraws).dumps()


def answered(server: Victim, choices: int) -> float:
    """Play against a bot; return the longest time until it had answered."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    made = server.http.post("/api/tables", json={"game": "rebellion", "seats": seats, "name": "Ana"}).json()
    longest = 0.0
    with server.at(made["table"], made["token"]) as ana:
        for number in range(choices):
            if 1 in ana.state["waiting"]:
                start = time.monotonic()
                ana.until("state", lambda state: 1 not in state["waiting"])
                longest = max(longest, time.monotonic() - start)
            decision = ana.state["decision"]
            if decision is not None:
                rng = Rng(number)
                answer = rng.below(len(decision["options"])) if decision["kind"] == "choose" else 0
                told = ana.choose(answer)
                if told["t"] == "ack":
                    ana.seen(told["seq"])
    return longest


def test_records_full_of_redraws_keep_no_bot_from_thinking(tmp_path: Path) -> None:
    data = full_of_redraws()
    assert len(data) > 200_000
    with victim(tmp_path) as server:
        answered(server, 1)  # its process has begun
        told: list[httpx.Response] = []

        def attack() -> None:
            url = f"http://127.0.0.1:{server.port}/api/replays"
            told.append(httpx.post(url, content=data, timeout=SECONDS))

        attackers = [threading.Thread(target=attack) for _ in range(POSTS)]
        for one in attackers:
            one.start()
        assert answered(server, 3) < 30  # with one process for both it was 91, with nothing else to do
        for one in attackers:
            one.join()
    codes = {answer.json()["error"]["code"] for answer in told}
    assert codes == {"bad-record", "too-fast"}
    refused = next(answer for answer in told if answer.json()["error"]["code"] == "bad-record")
    why = refused.json()["error"]["message"]["args"]["why"]
    assert why["args"]["expected"]["id"] == "server-record-redraw"


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brought_processes, "SECONDS", 0.3)
    monkeypatch.setattr(brought_processes, "GRACE", 0.5)
    monkeypatch.setattr(brought_processes, "SLOWER", 200)  # the tests' own machine may have much else to do
    monkeypatch.setattr(brought_processes, "QUEUE", 300.0)


def test_a_job_that_does_not_stop_is_killed_and_the_next_one_done(short: None, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        processes = BroughtProcesses()
        try:
            first = await processes.run("a", os.getpid)
            with pytest.raises(TimeoutError):
                await processes.run("a", forever)
            assert await processes.run("a", os.getpid) == first  # it stopped by itself
            monkeypatch.setattr(brought_processes, "SLOWER", 1)
            with pytest.raises(TimeoutError):
                await processes.run("a", stubborn)
            monkeypatch.setattr(brought_processes, "SLOWER", 200)
            second = await processes.run("a", os.getpid)
            assert second != first
            with pytest.raises(Exception, match="terminated"):
                await processes.run("a", dies)
            assert await processes.run("b", os.getpid) not in (first, second)
        finally:
            await processes.close()

    asyncio.run(main())


def test_a_busy_machine_is_no_fault_of_a_job(short: None, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        processes = BroughtProcesses()
        try:
            assert (
                await processes.run("a", waits, 0.6) == 0.6
            )  # twice what it may take of a processor, and it takes none
            monkeypatch.setattr(brought_processes, "SLOWER", 1)
            with pytest.raises(TimeoutError):
                await processes.run("a", waits, 60)
        finally:
            await processes.close()

    asyncio.run(main())


def test_an_address_has_one_job_at_a_time_and_others_don_t_wait_for_its_next(short: None) -> None:
    async def main() -> None:
        processes = BroughtProcesses()
        try:
            await processes.run("a", os.getpid)
            done: list[str] = []

            async def job(address: str, work: Any) -> None:
                try:
                    await processes.run(address, work)
                    done.append(address)
                except TimeoutError:
                    done.append(f"{address} late")

            many = [asyncio.create_task(job("a", forever)) for _ in range(1 + WAITING)]
            await asyncio.sleep(0)
            with pytest.raises(Refused) as refused:
                await processes.run("a", os.getpid)
            assert refused.value.code == "too-fast"
            await asyncio.gather(job("b", os.getpid), *many)
            assert done[:2] == ["a late", "b"]
            assert done[2:] == ["a late"] * WAITING
        finally:
            await processes.close()

    asyncio.run(main())
