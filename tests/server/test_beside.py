"""Games whose choices take long are played beside the event loop: in order, acknowledged as ever, and nobody else waits."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from server.serving import SECONDS, Server, sample
from tablero.kernel import Game, Rng
from tablero.server import api, lists, people_api
from tablero.server.games import game as find_game


class Slow:
    """Choices of a game that go on when the test says so."""

    def __init__(self) -> None:
        self.threads: list[threading.Thread] = []
        self.begun = threading.Event()
        self.go_on = threading.Event()
        self.go_on.set()

    def hold(self) -> None:
        self.begun.clear()
        self.go_on.clear()

    def chooses(self) -> None:
        self.threads.append(threading.current_thread())
        self.begun.set()
        assert self.go_on.wait(SECONDS)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    """The duel takes time; other games don't."""
    one, choose = Slow(), Game.choose

    def choosing(game: Game[Any], *args: Any, **more: Any) -> None:
        if game.definition.name == "duel":
            one.chooses()
        choose(game, *args, **more)

    monkeypatch.setattr(Game, "choose", choosing)
    monkeypatch.setattr(find_game("duel"), "takes_time", True, raising=False)
    yield one
    one.go_on.set()


def asked(server: Server, table: str, tokens: list[str]) -> int:
    with server.at(table, tokens[0]) as ana:
        return int(ana.state["waiting"][0])


def loop_thread(server: Server) -> threading.Thread:
    async def mine() -> threading.Thread:
        return threading.current_thread()

    return server.wait(mine())


def test_a_choice_is_made_beside_the_loop_where_it_takes_time(own_server: Server, slow: Slow) -> None:
    server = own_server
    table, tokens = server.pair("duel")
    seat = asked(server, table, tokens)
    with server.at(table, tokens[seat]) as one:
        one.done("choose", question=one.state["question"], answer=0)
    assert loop_thread(server) not in slow.threads


def test_what_is_on_cards_and_the_game_of_a_rematch_are_made_beside_the_loop(
    own_server: Server, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = own_server
    table, tokens = server.pair("duel")
    duel = find_game("duel")
    threads: dict[str, list[threading.Thread]] = {"explain": [], "begin": []}

    def noted(what: str) -> None:
        method = getattr(duel, what)

        def noting(*args: Any) -> Any:
            threads[what].append(threading.current_thread())
            return method(*args)

        monkeypatch.setattr(duel, what, noting, raising=False)

    noted("explain")
    noted("begin")
    seat = asked(server, table, tokens)
    with server.at(table, tokens[seat]) as one, server.at(table, tokens[1 - seat]) as other:
        assert one.ask("explain", options=[0, 10**6])["explained"].keys() == {"0"}
        other.seen(one.done("resign")["seq"])
        other.seen(one.done("rematch")["seq"])
        assert other.done("rematch")["table"]["again"] is not None
    for made in threads.values():
        assert made
        assert loop_thread(server) not in made


def test_rules_are_searched_and_looked_up_beside_the_loop(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """So are ready-made lists and the description of the API, which are made for whoever asks first."""
    threads: dict[str, list[threading.Thread]] = {}

    def noted(module: Any, what: str) -> None:
        function, threads[what] = getattr(module, what), []

        def noting(*args: Any) -> Any:
            threads[what].append(threading.current_thread())
            return function(*args)

        monkeypatch.setattr(module, what, noting)

    people_api._description.cache_clear()
    for module, what in ((api, "search"), (api, "status"), (lists, "ready"), (people_api, "described")):
        noted(module, what)
    found = server.get("/api/rules?q=sentinel").json()
    assert server.get(f"/api/rules/{found[0]['id']}").json()["status"] in ("tested", "enforced")
    assert server.get("/api/lists/legion").status_code == 200
    described = [server.get("/api/openapi.json").json() for _ in range(2)]
    assert described[0] == described[1]
    assert len(threads["described"]) == 1
    for made in threads.values():
        assert made
        assert loop_thread(server) not in made


def test_others_are_answered_meanwhile_and_the_table_keeps_its_order(own_server: Server, slow: Slow) -> None:
    server = own_server
    table, tokens = server.pair("duel")
    islands = server.new("islands", "me")
    seat = asked(server, table, tokens)
    with server.at(table, tokens[seat]) as one, server.at(table, None) as eva:
        before = one.state["seq"]
        slow.hold()
        question = one.state["question"]
        one.say(t="choose", id="first", question=question, answer=0)
        assert slow.begun.wait(SECONDS)
        one.say(t="choose", id="first", question=question, answer=0)  # again, since nobody answers
        with server.at(islands["table"], islands["token"]) as other:
            other.done("choose", question=other.state["question"], answer=[200, 200])
        eva.say(t="ping")
        assert eva.until("pong")["seq"] == before
        assert server.get(f"/api/tables/{table}").status_code == 200
        slow.go_on.set()
        acks = [one.until("ack")["seq"] for _ in range(2)]
        assert acks == [before + 1] * 2
        assert eva.seen(before + 1)["question"] != question
    assert len(slow.threads) == 1


def test_bots_play_on_where_choices_take_time(own_server: Server, slow: Slow) -> None:
    server, rng = own_server, Rng(7)
    made = server.new("duel", "me", "greedy")
    with server.at(made["table"], made["token"]) as ana:
        while ana.state["outcome"] is None:
            if ana.state["waiting"] == [0]:
                assert ana.ask("choose", question=ana.state["question"], answer="nonsense")["t"] == "error"
                ana.done("choose", question=ana.state["question"], answer=sample(server, made["table"], 0, rng))
            else:
                ana.until("state")


def test_a_choice_that_nobody_waits_for_any_more_is_not_half_made(own_server: Server, slow: Slow) -> None:
    """Its thread has the table until it is done, and what it did is not in the journal and so nowhere."""
    server = own_server
    table, tokens = server.pair("duel")
    seat = asked(server, table, tokens)
    live = server.table(table)
    before = live.seq, live.playing().question
    slow.hold()

    async def begin() -> asyncio.Task[int]:
        return asyncio.create_task(live.choose(seat, "first", before[1], 0))

    async def end(choosing: asyncio.Task[int]) -> bool:
        choosing.cancel()
        await asyncio.sleep(0)
        locked = live.lock.locked()
        slow.go_on.set()
        await asyncio.wait([choosing])
        return locked and choosing.cancelled()

    choosing = server.wait(begin())
    assert slow.begun.wait(SECONDS)
    assert server.wait(end(choosing))
    with server.at(table, tokens[seat]) as one:
        assert (one.state["seq"], one.state["question"]) == before
        assert one.done("choose", question=one.state["question"], answer=0)["seq"] == before[0] + 1
