"""Games looked at again: as long as they go on with the eyes of one's own seat, afterwards with any, and from a file."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from server.serving import Server, play, words
from tablero.kernel import Definition, Game, Record, Rng
from tablero.registry import locate


def error(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, str(answer.json()["error"]["code"])


def test_a_game_that_goes_on_is_looked_at_with_the_eyes_of_one_s_own_seat(server: Server) -> None:
    table, tokens = server.pair("duel")
    path = f"/api/replays/{table}"
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:
        play(server, table, [ana, berta], Rng(5), 12)
        game = server.table(table).game
        assert game is not None
        assert game.outcome is None
        for seat, token in enumerate(tokens):
            told = server.get(f"{path}?seat={seat}", token)
            assert (told.json()["outcome"], told.json()["status"]) == (None, "playing")
            shown = server.get(f"{path}/moments?seat={seat}&from={told.json()['moments'] - 1}", token)
            assert shown.json()[0]["view"] == (ana, berta)[seat].state["view"]
            whole = server.get(f"{path}/moments?seat={seat}", token)
            unknown = {*game.definition.secrets(game.state, seat)}
            assert unknown
            for text in (told.text, whole.text):
                assert not unknown & {*words(text)}
        assert error(server.get(f"{path}?seat=1", tokens[0])) == (409, "not-over")
        assert error(server.get(f"{path}/moments?seat=0", tokens[1])) == (409, "not-over")
        assert error(server.get(f"{path}/moments?seat=0")) == (409, "not-over")
        assert server.get(f"{path}/moments").json()[0]["seat"] is None
    assert error(server.get(f"{path}?seat=2")) == (400, "no-seat")


def test_where_nobody_may_watch_nobody_looks_back_either(server: Server) -> None:
    table, tokens = server.pair("duel", spectators=False)
    assert error(server.get(f"/api/replays/{table}")) == (400, "no-spectators")
    assert server.get(f"/api/replays/{table}", tokens[0]).status_code == 200
    waiting = server.new("duel", "me", "link")
    assert error(server.get(f"/api/replays/{waiting['table']}", waiting["token"])) == (400, "not-started")


def test_each_moment_tells_the_rule_of_its_question_or_of_the_phase(server: Server) -> None:
    table, tokens = server.pair("swu")
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:
        asked, idle = (ana, berta) if ana.state["decision"] else (berta, ana)
        assert asked.state["rule"].startswith("swu:5.2.1.")
        assert (idle.state["decision"], idle.state["rule"]) == (None, "swu:5.2.1")
        play(server, table, [ana, berta], Rng(3), 12)
        ana.done("resign")
    watched = server.get(f"/api/replays/{table}/moments").json()
    assert {"swu:5.2.1", "swu:5.4.1"} <= {one["rule"] for one in watched} <= {"swu:5.2.1", "swu:5.4.1", "swu:5.5.1"}
    mine = server.get(f"/api/replays/{table}/moments?seat=0").json()
    assert {"swu:5.2.1.e", "swu:5.2.1.f"} <= {one["rule"] for one in mine}


def test_the_log_says_at_which_moment_each_line_was_told(server: Server) -> None:
    table, tokens = server.pair("swu")
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:
        play(server, table, [ana, berta], Rng(3), 20)
        ana.done("resign")
    told = server.get(f"/api/replays/{table}?seat=0").json()
    shown = server.get(f"/api/replays/{table}/moments?seat=0").json()
    assert len(told["log"]) > 5
    by_moment: dict[int, list[Any]] = {}
    for line in told["log"]:
        by_moment.setdefault(line["moment"], []).append(line["message"])
    assert len(shown) == min(40, told["moments"])
    for moment in shown:
        assert moment["log"] == by_moment.get(moment["moment"], [])


def recorded() -> bytes:
    definition: Definition[Any] = locate("samples.duel:GAME")
    played: Game[Any] = Game(definition, definition.setup(), Rng(3))
    rng = Rng(4)
    while (decision := played.decision) is not None:
        played.choose(decision.sample(rng), decision.seat)
    return played.record().dumps()


def test_a_record_is_shown_to_who_brings_it(server: Server) -> None:
    data = recorded()
    told = server.http.post("/api/replays?seat=1", content=data).json()
    record = Record.loads(data)
    assert (told["game"], told["count"], told["moments"]) == (
        "duel",
        2,
        sum(event[0] != -1 for event in record.events) + 1,
    )
    last = told["moments"] - 1
    shown = server.http.post(f"/api/replays/moments?seat=1&from={last}", content=data).json()
    assert [one["moment"] for one in shown] == [last]
    assert shown[0]["outcome"] == told["outcome"]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b"[" * 3000,
        b"\xff\n",
        recorded()[:-40],
        recorded().replace(b'"duel"', b'"chess"'),
        recorded().replace(b'"seats":2', b'"seats":7'),
        b'{"tablero":1,"game":"swu","rules":1,"seats":2,"settings":{"decks":[1,{"a":[]}]}}\n',
    ],
)
def test_what_is_no_record_is_refused_in_words(server: Server, data: bytes) -> None:
    for path in ("/api/replays", "/api/replays/moments"):
        refused = server.http.post(path, content=data)
        assert error(refused) == (400, "bad-record")
        assert "id" in refused.json()["error"]["message"]["args"]["why"]
    assert server.http.post("/api/replays", content=recorded()).status_code == 200


def test_a_record_has_a_size(server: Server) -> None:
    assert error(server.http.post("/api/replays", content=b"x" * (server.service.limits.body + 1))) == (
        413,
        "too-large",
    )


def test_one_s_own_tables_tell_who_is_asked(server: Server) -> None:
    table, tokens = server.pair("duel")
    [mine] = server.get("/api/me", tokens[1]).json()["tables"]
    game = server.table(table).game
    assert game is not None
    assert mine["waiting"] == [part.seat for part in game.decisions] != []
    with server.at(table, tokens[0]) as ana:
        ana.done("resign")
    assert server.get("/api/me", tokens[1]).json()["tables"][0]["waiting"] == []


def test_one_s_finished_games_tell_who_has_won_and_with_what(server: Server) -> None:
    table, tokens = server.pair("swu", settings={"format": "premier", "decks": ["sor-luke", None]})
    assert server.get("/api/me/games", tokens[0]).json() == []
    with server.at(table, tokens[0]) as ana:
        ana.done("resign")
    [lost], [won] = (server.get("/api/me/games", token).json() for token in tokens)
    assert (lost["table"], lost["mine"], lost["winners"]) == (table, [0], [1])
    assert (won["mine"], won["winners"], won["brought"]) == ([1], [1], None)
    assert lost["brought"]["id"] == "lists-name"
    assert error(server.get("/api/me/games")) == (401, "not-signed-in")
