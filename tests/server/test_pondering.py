"""Bots think ahead while people think, and never keep anybody waiting."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn

import pytest

from server.serving import Server, serving
from tablero.bots.pondering import seed_at
from tablero.bots.search import SearchBot
from tablero.kernel import Game, Perspective, Rng
from tablero.registry import find
from tablero.server import bot_processes, pondering
from tablero.server.bot_processes import BotProcesses, Mind, ready, think
from tablero.server.pondering import DROPPED, GUESSES, Pondering, Waiting

BEGIN = pondering.begin


@pytest.fixture(autouse=True)
def not_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that is busy with other tests a process that gives way to all would never have its turn."""
    monkeypatch.setattr(pondering, "begin", pondering.hear)


def forever(*_: object) -> NoReturn:
    while True:
        pass


def guessed(table: str, place: str, record: bytes, seat: int, secret: int, guess: int, known: object) -> Any:
    return f"{table} {seat} {guess}", "found"


def here() -> bool:
    return True


def at(question: int = 1, seats: tuple[int, ...] = (1,), watched: Callable[[], bool | None] = here) -> Waiting:
    return Waiting(question, "duel", b"", seats, 7, watched)


async def settled(ponders: Pondering) -> None:
    """Let it think ahead until it has nothing more to think about."""
    while ponders._running is not None:
        await asyncio.wait_for(ponders._running, 180)


async def begun(ponders: Pondering) -> None:
    """Wait until the process is there: what is dropped before is not interrupted, but never begun."""
    assert await ponders.run(ready) is True


def test_what_is_dropped_ends_at_once_and_the_process_goes_on() -> None:
    async def play() -> None:
        ponders = Pondering(True)
        try:
            await begun(ponders)
            for _ in range(3):
                slow = asyncio.create_task(ponders.run(forever))
                await asyncio.sleep(0)
                with ponders.aside():
                    assert await asyncio.wait_for(slow, 180) == DROPPED
            assert await ponders.run(ready) is True
        finally:
            await ponders.close()

    asyncio.run(play())


def test_a_process_that_has_just_been_started_is_not_ended_by_dropping() -> None:
    async def play() -> None:
        ponders = Pondering(True)
        try:
            slow = asyncio.create_task(ponders.run(forever))
            await asyncio.sleep(0)
            with ponders.aside():
                assert await asyncio.wait_for(slow, 180) == DROPPED
            assert await ponders.run(ready) is True
        finally:
            await ponders.close()

    asyncio.run(play())


def test_a_bot_that_is_asked_does_not_wait_for_one_that_thinks_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that would never end thinks ahead at one table; at another a bot is asked, and answers."""
    monkeypatch.setattr(pondering, "foreseen", forever)

    async def play() -> None:
        ponders = Pondering(True)
        processes = BotProcesses(1, ponders.aside)
        try:
            await begun(ponders)
            ponders.wait("slow", at())
            slow = ponders._running
            assert await asyncio.wait_for(processes.run(ready), 180) is True
            assert slow is not None
            await asyncio.wait_for(slow, 180)  # it was dropped, not ended
            assert ponders._waiting["slow"].guesses == 0
        finally:
            await ponders.close()
            await processes.close()

    asyncio.run(play())


def test_whoever_thinks_ahead_gives_way_to_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(bot_processes, "begin", lambda: None)
    lowered: list[int] = []
    monkeypatch.setattr(os, "nice", lowered.append)
    monkeypatch.setattr(os, "sched_setscheduler", lambda _, kind, __: lowered.append(kind))
    BEGIN(None, SimpleNamespace(value=0))
    assert lowered == [19, os.SCHED_IDLE]


def test_so_many_guesses_are_made_for_the_bots_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pondering, "foreseen", guessed)

    async def play() -> None:
        ponders = Pondering(True)
        try:
            waiting = at(seats=(1, 2))
            ponders.wait("table", waiting)
            await settled(ponders)
            assert waiting.guesses == GUESSES
            assert [*ponders.found("table")] == [f"table {1 + guess % 2} {guess}" for guess in range(GUESSES)]
            assert ponders.found("table") == {}
        finally:
            await ponders.close()

    asyncio.run(play())


def test_where_several_tables_wait_or_nobody_is_there_nothing_is_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pondering, "foreseen", guessed)

    async def play() -> None:
        ponders = Pondering(True)
        try:
            one, other, away = at(), at(), at(watched=lambda: False)
            with ponders.aside():  # nothing begins yet
                for name, waiting in (("one", one), ("other", other), ("away", away)):
                    ponders.wait(name, waiting)
            assert ponders._running is None
            ponders.leave("other")
            assert ponders.waits("one", 1)
            assert not ponders.waits("one", 2)
            await settled(ponders)
            assert (one.guesses, other.guesses, away.guesses) == (GUESSES, 0, 0)
        finally:
            await ponders.close()

    asyncio.run(play())


def test_a_table_that_is_gone_is_forgotten() -> None:
    async def play() -> None:
        ponders = Pondering(True)
        ponders.wait("table", at(watched=lambda: None))
        assert ponders._waiting == {}
        await ponders.close()

    asyncio.run(play())


def test_nothing_is_thought_ahead_unless_it_is_wanted(server: Server) -> None:
    assert not server.service.pondering.on
    made = server.new("swu", "me", "hard")
    with server.at(made["table"], made["token"]):
        assert server.service.pondering._waiting == {}


@pytest.fixture
def nothing_kept() -> Iterator[None]:
    yield
    bot_processes._games.clear()


@pytest.mark.usefixtures("nothing_kept")
def test_a_bot_answers_the_same_whether_it_thought_ahead_or_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the records that the processes get, as they get them."""
    definition = find("swu")
    game: Game[Any] = Game(definition, definition.setup(), Rng(4))
    rng = Rng(4)
    monkeypatch.setattr(definition, "playouts", 12)
    for _ in range(300):
        decision = game.decision
        assert decision is not None
        if decision.seat == 0 and game.decision_for(1) is None and game.step > 40:
            found = pondering.foreseen("ahead", "swu", game.record().dumps(), 1, 9, 0, ())
            game.choose(definition.habit(game.state, decision, "hard", rng), 0)
            if found is None or game.decision_for(1) is None:
                continue
            record = game.record().dumps()
            ahead, without = (
                think("now", "swu", record, 1, "hard", Mind(9, (), known)) for known in (dict([found]), {})
            )
            assert ahead == without
            seen = Perspective(game, 1)
            bot = SearchBot(seed_at(9, seen))
            bot.ahead = dict([found])
            bot.decide(seen)
            if bot._known is not None:
                return
        else:
            game.choose(definition.habit(game.state, decision, "hard", rng), decision.seat)
    raise AssertionError("nothing came true")


async def one_guess(ponders: Pondering) -> None:
    if ponders._running is not None:
        await asyncio.wait_for(ponders._running, 180)


@pytest.fixture
def pondering_server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, ponder=True) as running:
        yield running


def test_at_a_table_a_bot_thinks_ahead_and_plays_on(pondering_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    server = pondering_server
    asked: list[Mind] = []
    real = server.service.bot_processes.decide

    async def noted(key: str, game: Game[Any], seat: int, level: str, mind: Mind) -> Any:
        asked.append(mind)
        return await real(key, game, seat, level, mind)

    monkeypatch.setattr(server.service.bot_processes, "decide", noted)
    made = server.new("swu", "me", "hard")
    ponders = server.service.pondering
    rng = Rng(4)
    with server.at(made["table"], made["token"]) as ana:
        for _ in range(40):
            while ana.state["decision"] is None:
                ana.until("state")
            game = server.table(made["table"]).playing()
            if game.decision_for(1) is None and game.step > 20:
                server.wait(one_guess(ponders))
            decision = server.table(made["table"]).playing().decision_for(0)
            assert decision is not None
            habit = game.definition.habit(game.state, decision, "medium", rng)
            answer = ana.choose(habit)
            assert answer["t"] == "ack", answer
            ana.seen(answer["seq"])
            if any(mind.ahead for mind in asked):
                break
        assert any(mind.ahead for mind in asked)
        ana.done("resign")
    assert ponders._waiting == {}
    assert ponders._found == {}
