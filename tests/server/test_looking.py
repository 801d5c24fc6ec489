"""What takes long to be found is looked for beside the event loop, by one at a time."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

from server.serving import SECONDS, Server
from tablero.kernel import Game
from tablero.server import games, tables

ASKED: dict[str, Any] = {"inspect": {"about": {}}, "nearest": {"point": [1, 2]}}


class Slow:
    """Something that is found when the test says so."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.go = threading.Event()

    def __call__(self, *_: Any) -> str:
        self.begun.set()
        assert self.go.wait(SECONDS)
        return "found"


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    one = Slow()
    for kind in ASKED:
        monkeypatch.setattr(Game, kind, one)
    return one


@pytest.mark.parametrize("kind", [*ASKED])
def test_others_are_answered_while_something_is_looked_for(own_server: Server, slow: Slow, kind: str) -> None:
    looked, other = own_server.pair("duel"), own_server.pair("duel")
    with own_server.at(looked[0], looked[1][0]) as ana, own_server.at(other[0], other[1][0]) as berta:
        ana.say(t=kind, id="x", **ASKED[kind])
        assert slow.begun.wait(SECONDS)
        assert berta.ask("chat", text="hola")["t"] == "ack"
        slow.go.set()
        assert "found" in ana.until("inspected" if kind == "inspect" else kind).values()


def test_nothing_changes_at_the_table_meanwhile(own_server: Server, slow: Slow) -> None:
    table, tokens = own_server.pair("duel")
    with own_server.at(table, tokens[0]) as ana, own_server.at(table, tokens[1]) as berta:
        seq = own_server.table(table).seq
        ana.say(t="inspect", id="x", about={})
        assert slow.begun.wait(SECONDS)
        berta.say(t="chat", id="y", text="hola")
        assert own_server.table(table).seq == seq
        slow.go.set()
        assert berta.until("ack")["seq"] > seq


def test_who_is_not_asked_is_told_so(server: Server) -> None:
    """As when the question has changed just before: it is no failure of the server's."""
    table, tokens = server.pair("duel")
    asks: list[tuple[str, Any]] = [("nearest", {"point": [1, 2]}), ("complete", {"part": [0]})]
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:
        idle = (ana, berta)[1 - ana.state["waiting"][0]]
        assert [idle.ask(kind, **more)["code"] for kind, more in asks] == ["not-asked"] * 2
        idle.done("resign")
        assert [idle.ask(kind, **more)["code"] for kind, more in asks] == ["over"] * 2


def test_who_waits_too_long_for_others_is_told(own_server: Server, slow: Slow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "LOOKING", 0.05)
    looked, other = own_server.pair("duel"), own_server.pair("duel")
    with own_server.at(looked[0], looked[1][0]) as ana, own_server.at(other[0], other[1][0]) as berta:
        ana.say(t="inspect", id="x", about={})
        assert slow.begun.wait(SECONDS)
        assert berta.ask("inspect", about={})["code"] == "busy"
        slow.go.set()
        assert ana.until("inspected")["found"] == "found"
        assert berta.ask("inspect", about={})["found"] == "found"


def test_games_are_played_before_people_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that fails keeps no other from it."""
    monkeypatch.setattr(games, "known", lambda: {"broken": "tablero.nowhere:GAME", "duel": "samples.duel:GAME"})
    chosen: list[str] = []
    choose: Callable[..., None] = Game.choose

    def noted(game: Game[Any], *args: Any) -> None:
        chosen.append(game.definition.name)
        choose(game, *args)

    monkeypatch.setattr(Game, "choose", noted)
    games.practise.__wrapped__()
    assert {*chosen} == {"duel"}
