"""People who are unfair to others, as real clients against a real process, and what an operator can do about them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.attacks.victim import Victim, until, victim
from server.machines import Process
from server.serving import SECONDS, Client

GOOD = "a long one"
OWNER, GUESSER = "192.0.2.1", "192.0.2.66"


def post(server: Victim, path: str, body: Any, token: str | None = None, host: str = OWNER) -> httpx.Response:
    headers = {"X-Forwarded-For": host}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    return server.http.post(path, json=body, headers=headers)


def sign_in(server: Victim, password: str, host: str) -> int:
    return post(server, "/api/sessions", {"name": "Ana", "password": password}, host=host).status_code


def test_guessing_a_password_locks_nobody_out(tmp_path: Path) -> None:
    rates = {"passwords": [8, 0.1], "guesses": [5, 0.02]}  # as they usually are
    with victim(tmp_path, limits=rates) as server:
        assert post(server, "/api/accounts", {"name": "Ana", "password": GOOD}).status_code == 201
        guesses = [sign_in(server, f"guess {number}", GUESSER) for number in range(20)]
        assert guesses == [401] * 5 + [429] * 15
        assert sign_in(server, GOOD, OWNER) == 201
        assert [sign_in(server, GOOD, OWNER) for _ in range(12)] == [201] * 12  # what is right is not counted


@pytest.fixture
def played(tmp_path: Path) -> Iterator[tuple[Victim, str]]:
    """A server, and the address of its database."""
    with victim(tmp_path) as server:
        yield server, f"sqlite:///{tmp_path / 'tables.db'}"


def operator(database: str, *args: str) -> str:
    """Run a command of the operator's, beside the server; return what it says."""
    command = [sys.executable, "-m", "tablero", "operator", *args, "--database", database, "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


def thrown_out(client: Client, code: str) -> None:
    """See that somebody is told why, and that the socket is closed."""
    assert client.until("error")["code"] == code
    with pytest.raises(ConnectionClosed):
        client.until("never")


def test_a_report_leads_to_a_ban_of_whoever_was_rude(played: tuple[Victim, str]) -> None:
    server, database = played
    body = {"name": "Ruda", "password": GOOD}
    rude = post(server, "/api/accounts", body).json()["token"]
    ana = server.pair()[1][0]
    table = {"game": "rebellion", "seats": [{"kind": "me"}, {"kind": "open"}], "chat": "all"}
    made = post(server, "/api/tables", table, rude).json()
    joined = post(server, f"/api/tables/{made['table']}/join", {}, ana)
    assert joined.status_code == 200
    with server.at(made["table"], rude) as ruda, server.at(made["table"], ana) as client:
        said = ruda.done("chat", text="something very rude")["seq"]
        client.seen(said)
        told = post(server, f"/api/tables/{made['table']}/report", {"line": said, "why": "insults"}, ana)
        assert told.status_code == 201
        listed = operator(database, "reports")
        for word in (made["table"], "Ruda", "something very rude", "insults"):
            assert word in listed
        operator(database, "ban", "Ruda", "--why", "insults")
        thrown_out(ruda, "not-signed-in")
        operator(database, "settle", listed.split()[0])
    assert post(server, "/api/sessions", body).json()["error"]["code"] == "banned"
    assert server.http.get("/api/me", headers={"Authorization": f"Bearer {rude}"}).status_code == 401
    assert server.http.get("/api/me", headers={"Authorization": f"Bearer {ana}"}).status_code == 200
    assert "Ruda" in operator(database, "bans")
    operator(database, "unban", "Ruda")
    until(lambda: post(server, "/api/sessions", body).status_code == 201, "the ban is lifted")
    log = operator(database, "log").splitlines()
    assert [line.split()[4:6] for line in log] == [["ban", "Ruda"], ["settle", listed.split()[0]], ["unban", "Ruda"]]
    assert "insults" in log[0]


def test_a_closed_table_lets_everybody_go(played: tuple[Victim, str]) -> None:
    server, database = played
    table, tokens = server.pair()
    other, others = server.pair()
    with server.at(table, tokens[0]) as ana, server.at(other, others[0]) as bystander:
        operator(database, "close", table, "--why", "cheats")
        thrown_out(ana, "closed")
        assert bystander.ask("why", answer=0)["t"] == "why"
    assert server.at(table, tokens[1]).until("error")["code"] == "closed"
    assert server.http.get(f"/api/replays/{table}").status_code == 410
    assert table not in server.http.get("/api/tables?open=0").text
    operator(database, "reopen", table)
    with server.at(table, tokens[1]) as berta:
        assert berta.state["seat"] == 1


def test_an_address_that_is_banned_is_answered_no_more(played: tuple[Victim, str]) -> None:
    server, database = played
    evil, good = {"X-Forwarded-For": "2001:db8:1:2:3::4"}, {"X-Forwarded-For": "2001:db8:1:3::4"}
    assert server.http.get("/api/games", headers=evil).status_code == 200
    operator(database, "ban", "--address", "2001:db8:1:2::9")
    until(lambda: server.http.get("/api/games", headers=evil).status_code == 403, "the ban")
    for path in ("/api/games", "/", "/assets/none.js", "/healthz"):
        assert server.http.get(path, headers=evil).json()["error"]["code"] == "banned"
    assert server.http.get("/", headers=good).status_code in (200, 503)  # 503 where no client is built
    assert server.http.get("/api/games", headers=good).status_code == 200


def test_a_code_of_the_operator_s_opens_an_account_whose_password_is_lost(played: tuple[Victim, str]) -> None:
    server, database = played
    token = post(server, "/api/accounts", {"name": "Lea", "password": GOOD}).json()["token"]
    code = operator(database, "code", "Lea").split(": ")[1].split()[0]
    body = {"name": "Lea", "code": code, "password": "another long one"}
    assert post(server, "/api/codes/use", body).status_code == 201
    assert server.http.get("/api/me", headers={"Authorization": f"Bearer {token}"}).status_code == 401
    assert code not in operator(database, "log")


JUMPS = """
import os, time
begun, real = time.monotonic(), time.time
time.time = lambda: real() + float(open(os.environ["JUMP"]).read())
"""


def test_a_jump_of_the_time_of_day_loses_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An hour forward and two back while somebody thinks: only the time that really passes is counted."""
    (tmp_path / "sitecustomize.py").write_text(JUMPS)
    jump = tmp_path / "jump"
    jump.write_text("0")
    monkeypatch.setenv("JUMP", str(jump))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")]))
    process = Process.served(f"sqlite:///{tmp_path / 'tables.db'}")
    server = Victim(process)
    try:
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        body = {"game": "rebellion", "seats": seats, "clock": {"start": 1_800_000}}
        made = post(server, "/api/tables", body).json()
        with server.at(made["table"], made["token"]) as ana:
            for hours in (1, -1):
                jump.write_text(str(hours * 3600))
                told = ana.ask("chat", text="tick")
                left = ana.seen(told["seq"])["clock"]["left"]
                assert all(1_800_000 - SECONDS * 1000 < one <= 1_800_000 for one in left), left
            waiting = ana.state["waiting"][0]
            assert ana.ask("claim", what="win", seat=1 - waiting)["code"] == "nobody-late"
    finally:
        server.http.close()
        process.kill()
