"""Hints: where they are allowed, for whom, how often, and that they tell nothing hidden."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import httpx
import pytest

from server.serving import GENEROUS, Server, serving, words
from tablero.kernel import Rng
from tablero.server import bot_processes
from tablero.server.limits import Rate


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, str(answer.json()["error"]["code"])


def hint(server: Server, table: str, token: str | None, seat: Any = 0) -> httpx.Response:
    return server.post(f"/api/tables/{table}/hint", {"seat": seat}, token)


def asked(server: Server, table: str) -> int:
    return server.table(table).playing().decisions[0].seat


def test_who_plays_against_bots_is_told_what_a_bot_would_do(server: Server) -> None:
    made = server.new("swu", "me", "easy")
    table, token = made["table"], made["token"]
    assert server.get(f"/api/tables/{table}").json()["hints"] is True
    rng, thoughts = Rng(4), 0
    with server.at(table, token) as ana:
        for _ in range(14):
            while ana.state["decision"] is None:
                ana.until("state")
            game = server.table(table).playing()
            told = hint(server, table, token)
            assert told.status_code == 200, told.text
            body = told.json()
            assert (body["question"], body["seat"], body["bot"]) == (game.question, 0, "hard")
            assert body["asked"] == ana.state["decision"]["ask"]
            assert not {*game.definition.secrets(game.state, 0)} & {*words(told.text)}
            thoughts += body["thought"] is not None
            choice = body["choice"] if rng.below(2) else server.table(table).playing().decisions[0].sample(rng)
            answer = ana.choose(choice)
            assert answer["t"] == "ack", answer
            ana.seen(answer["seq"])
        assert thoughts
        ana.done("resign")
    assert error(hint(server, table, token)) == (400, "over")


def test_between_people_there_are_none_unless_the_table_was_made_so(server: Server) -> None:
    table, tokens = server.pair("swu")
    assert error(hint(server, table, tokens[asked(server, table)], asked(server, table))) == (403, "no-hints")
    for seats in (("hotseat", "hotseat"), ("me", "link"), ("me", "open")):
        made = server.new("duel", *seats)
        assert server.get(f"/api/tables/{made['table']}").json()["hints"] is False
    assert (
        server.get(f"/api/tables/{server.new('duel', 'me', 'random', hints=False)['table']}").json()["hints"] is False
    )
    table, tokens = server.pair("swu", hints=True)
    seat = asked(server, table)
    assert hint(server, table, tokens[seat], seat).status_code == 200
    server.forget(table)
    assert hint(server, table, tokens[seat], seat).status_code == 200  # it is kept with the table


def test_nobody_asks_for_another_nor_when_nothing_is_asked(server: Server) -> None:
    table, tokens = server.pair("duel", hints=True)
    seat = asked(server, table)
    assert error(hint(server, table, None, seat)) == (401, "not-signed-in")
    assert error(hint(server, table, tokens[1 - seat], seat)) == (403, "not-seated")
    assert error(hint(server, table, tokens[0], 2)) == (403, "not-seated")
    for nonsense in (-1, 100, "0", None, 1.5):
        assert error(hint(server, table, tokens[0], nonsense)) == (400, "bad-message")
    alone, both = server.pair("swu", hints=True)
    game = server.table(alone).playing()
    while len(game.decisions) > 1:  # both are asked at first
        server.wait(_choose(server, alone, game.decisions[0].seat))
    idle = 1 - game.decisions[0].seat
    assert error(hint(server, alone, both[idle], idle)) == (409, "nothing-asked")
    waiting = server.new("duel", "me", "link", hints=True)
    assert hint(server, waiting["table"], waiting["token"]).status_code == 400


async def _choose(server: Server, table: str, seat: int) -> None:
    found = await server.service.tables.table(table)
    decision = found.playing().decision_for(seat)
    assert decision is not None
    await found.choose(seat, None, None, decision.sample(Rng(1)))


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, GENEROUS._replace(hints=Rate(2, 0.0001))) as running:
        yield running


def test_an_address_has_so_many(strict: Server) -> None:
    made = strict.new("duel", "me", "random")
    table, token = made["table"], made["token"]
    with strict.at(table, token) as ana:
        while ana.state["decision"] is None:
            ana.until("state")
        assert [hint(strict, table, token).status_code for _ in range(3)] == [200, 200, 429]


def dies(*_: object) -> NoReturn:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def test_a_process_that_is_killed_is_no_answer(own_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    made = own_server.new("duel", "me", "random")
    table, token = made["table"], made["token"]
    with own_server.at(table, token) as ana:
        while ana.state["decision"] is None:
            ana.until("state")
        with monkeypatch.context() as broken:
            broken.setattr(bot_processes, "hint", dies)
            assert error(hint(own_server, table, token)) == (400, "no-idea")
        assert hint(own_server, table, token).status_code == 200
