"""`tablero play` and `tablero serve`: what they start, and what they say when something is missing."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from server.serving import Client, Server, serving
from tablero.server import games
from tablero.server import run as running


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("TABLERO_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def test_without_a_client_play_says_how_to_get_it_and_what_works_without(
    run: Any, monkeypatch: pytest.MonkeyPatch, at_home: Path
) -> None:
    monkeypatch.setattr(running, "has_client", lambda: False)
    for lang, words in (("en", "has not been built"), ("es", "no está construido")):
        done = run("play", "--lang", lang)
        assert done.code == 2
        assert words in done.err
        assert "make client" in done.err
        assert "--terminal" in done.err
    assert run("play", "rebelion").code == 2
    assert run("play", "--terminal").code == 2


def test_play_serves_this_machine_alone_and_opens_the_browser(
    run: Any, monkeypatch: pytest.MonkeyPatch, at_home: Path
) -> None:
    opened: list[str] = []
    served: list[Any] = []

    def serve(options: Any, listening: Any, begun: Any, *, quiet: bool) -> None:
        served.append((options, listening.getsockname()))
        listening.close()
        begun()

    monkeypatch.setattr(running, "has_client", lambda: True)
    monkeypatch.setattr(running, "serve", serve)
    monkeypatch.setattr(running, "open_browser", opened.append)
    done = run("play", "rebellion")
    (options, (host, port)) = served[0]
    assert (done.code, host) == (0, "127.0.0.1")
    assert opened == [f"http://127.0.0.1:{port}/?game=rebellion"]
    assert opened[0] in done.out
    assert options.database == f"sqlite:///{at_home / 'tablero.db'}"
    assert options.hosts == ()
    run("play", "--no-browser")
    assert len(opened) == 1


def test_a_page_that_gives_itself_another_name_for_this_machine_is_refused(tmp_path: Path) -> None:
    def told(server: Server, host: str) -> tuple[int, str | None]:
        answer = server.http.get("/api/languages", headers={"Host": host})
        return answer.status_code, answer.json()["error"]["code"] if answer.status_code != 200 else None

    with serving(tmp_path, hosts=("play.example",)) as server:
        for good in (f"127.0.0.1:{server.port}", "localhost:1", "[::1]", "192.0.2.7:8000", "Play.Example.:8000"):
            assert told(server, good) == (200, None)
        for bad in ("evil.example", "play.example.evil.example", "127.0.0.1.evil.example", "", "[evil.example]"):
            assert told(server, bad) == (421, "wrong-host")
        with pytest.raises(InvalidStatus) as refused:
            connect("ws://evil.example/ws/tables/x", sock=socket.create_connection(("127.0.0.1", server.port)))
        assert refused.value.response.status_code == 421
    with serving(tmp_path, hosts=("*",)) as server:
        assert told(server, "evil.example") == (200, None)


@contextmanager
def ending(process: subprocess.Popen[str]) -> Iterator[None]:
    """End a process, whatever happens in the block, so that nobody waits for it forever."""
    try:
        yield
    finally:
        process.kill()


def test_the_log_of_a_server_is_lines_of_json(tmp_path: Path) -> None:
    """From the start to the end, also of what went wrong."""
    command = [sys.executable, "-m", "tablero", "serve", "--port", "0", "--lang", "en"]
    command += ["--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    with (
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server,
        ending(server),
    ):
        assert server.stdout is not None
        url = server.stdout.readline().split()[3]
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        made = httpx.post(f"{url}api/tables", json={"game": "swu", "seats": seats, "name": "Ana"}, timeout=60).json()
        with Client(int(url.rstrip("/").rpartition(":")[2]), made["table"], made["token"], 0) as ana:
            ana.choose("nonsense")
            ana.say(t="nonsense")
        figures = httpx.get(f"{url}metrics", timeout=60).text
        server.terminate()
        _, said = server.communicate(timeout=60)
    assert server.returncode == 0
    told = [json.loads(line) for line in said.splitlines()]
    assert all({"at", "level", "from", "event"} <= {*one} for one in told)
    assert [one["game"] for one in told if one["event"] == "table"] == ["swu"]
    assert made["token"] not in said
    assert "Ana" not in said
    assert re.search(r'^tablero_refusals_total\{kind="(illegal|not-asked)"\} 1$', figures, re.M)
    assert re.search(r"^tablero_ack_seconds_count \d+$", figures, re.M)


def test_a_port_that_is_taken_is_named(run: Any, at_home: Path) -> None:
    taken = running.listen("127.0.0.1", 0)
    taken.listen()
    done = run("serve", "--port", str(running.port_of(taken)))
    taken.close()
    assert done.code == 2
    assert "127.0.0.1:" in done.err


def test_a_game_that_can_not_be_loaded_keeps_no_other_from_being_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    places = {"broken": "tablero.nowhere:GAME", "duel": "samples.duel:GAME"}
    monkeypatch.setattr(games, "known", lambda: places)
    games.game.cache_clear()
    try:
        with serving(tmp_path) as server:
            assert server.new("duel", "me", "random")["table"]
            refused = server.post("/api/tables", {"game": "broken", "seats": [{"kind": "me"}, {"kind": "open"}]})
            assert refused.json()["error"]["code"] == "no-game"
    finally:
        games.game.cache_clear()


def test_a_second_short_answer_waits_for_no_receipt_of_the_first() -> None:
    """Without TCP_NODELAY a message that follows another at once comes 40 ms later."""

    async def main() -> int:
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            connection = writer.get_extra_info("socket")
            found.set_result(connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listening = running.listen("127.0.0.1", 0)
        async with await asyncio.start_server(connected, sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            try:
                return await found
            finally:
                writer.close()
                await writer.wait_closed()

    assert asyncio.run(main()) != 0
