"""Connections that say nothing, never end what they say, or never read."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import httpx

from server.attacks.victim import ELSEWHERE, PING, Deaf, Raw, until, victim

MB = 1 << 20


def test_sockets_that_ping_and_never_read_cost_little_and_are_away_at_once(tmp_path: Path) -> None:
    with victim(tmp_path) as server, ExitStack() as stack:
        server.play_guides()
        table, tokens = server.pair()
        ana = stack.enter_context(server.at(table, tokens[0]))
        attackers = [stack.enter_context(Deaf(server.port, table, tokens[1])) for _ in range(4)]
        ana.until("presence", lambda told: told["online"][1])
        before = server.memory()
        sent = [one.flood(PING * 500, 60 * MB) for one in attackers]
        ana.until("presence", lambda told: not told["online"][1])
        assert max(sent) < 30 * MB  # what the system keeps for both ends, and our own megabyte
        assert server.memory() - before < 30 * MB
        until(lambda: server.figure("tablero_connections_cut_total") == 4, "somebody is not cut off")
        until(lambda: server.figure("tablero_sockets ") == 1, "somebody is still counted")


def test_pings_count_as_messages(tmp_path: Path) -> None:
    with victim(tmp_path, limits={"questions": [50, 1]}) as server:
        table, tokens = server.pair()
        with Deaf(server.port, table, tokens[1]) as attacker:
            attacker.send(PING * 50)
            assert not attacker.cut
            attacker.send(PING * 50)
            until(lambda: attacker.cut, "the socket is still open")
        assert server.figure('tablero_connections_cut_total{kind="pings"}') == 1


def test_who_does_not_answer_a_ping_is_gone_though_something_waits_to_be_read(tmp_path: Path) -> None:
    limits = {"ping": 0.5, "pong": 3.0, "unread": 1e6, "unsent": 1 << 40}
    with victim(tmp_path, limits=limits) as server:
        table, tokens = server.pair()
        with server.at(table, tokens[0]) as ana, Deaf(server.port, table, tokens[1]) as attacker:
            ana.until("presence", lambda told: told["online"][1])
            attacker.flood(PING * 500, 8 * MB)
            ana.until("presence", lambda told: not told["online"][1])
        assert server.figure('tablero_connections_cut_total{kind="keep-alive"}') == 1


def test_who_is_sent_something_and_does_not_read_it_is_gone(tmp_path: Path) -> None:
    with victim(tmp_path, limits={"unread": 0.5, "ping": 1e6, "unsent": 1 << 40}) as server:
        table, tokens = server.pair()
        with server.at(table, tokens[0]) as ana, Deaf(server.port, table, tokens[1]) as attacker:
            ana.until("presence", lambda told: told["online"][1])
            attacker.flood(PING * 500, 8 * MB)
            ana.until("presence", lambda told: not told["online"][1])
        assert server.figure('tablero_connections_cut_total{kind="unread"}') == 1


def test_an_answer_that_is_not_read_is_not_kept(tmp_path: Path) -> None:
    with victim(tmp_path, limits={"unread": 0.5}) as server:
        ask = b"GET /api/texts/swu/en HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        with Raw(server.port) as attacker:
            attacker.send(ask * 200)
            until(lambda: server.figure('tablero_connections_cut_total{kind="unread"}') == 1, "still open")
            until(lambda: attacker.cut, "counted, but still open")


def test_silent_connections_of_one_address_keep_nobody_else_out(tmp_path: Path) -> None:
    with victim(tmp_path, limits={"connections_from": 20}) as server, ExitStack() as stack:
        silent = [stack.enter_context(Raw(server.port, ELSEWHERE)) for _ in range(60)]
        assert server.http.get("/healthz").status_code == 200
        refused = [one for one in silent[20:] if b" 503 " in one.rest()]
        assert len(refused) == 40
        assert not any(one.cut for one in silent[:20])
        assert server.figure("tablero_connections ") <= 22


def test_more_silent_connections_than_the_system_allows_keep_nobody_out(tmp_path: Path) -> None:
    """From an address without a limit, as that of a web server in front: those that say nothing longest make room."""
    with victim(tmp_path, files=(150, 200)) as server, ExitStack() as stack:
        limits = Path(f"/proc/{server.pid}/limits").read_text()
        assert [line.split()[3:5] for line in limits.splitlines() if "open files" in line] == [["200", "200"]]
        silent = [stack.enter_context(Raw(server.port)) for _ in range(300)]
        with httpx.Client() as stranger:
            assert stranger.get(f"http://127.0.0.1:{server.port}/healthz", timeout=60).status_code == 200
        until(lambda: silent[0].cut, "nobody made room")
        assert not silent[-1].cut


def dribble(attacker: Raw, data: bytes) -> None:
    """Send a little again and again until the server has had enough; it is an error if that takes a minute."""

    def refused() -> bool:
        try:
            attacker.send(data)
        except OSError:
            return True
        return False

    until(refused, "the server still waits")


def test_a_head_that_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    """Neither the first of a connection, nor one after a request that was answered."""
    with victim(tmp_path, limits={"heading": 1.0}) as server:
        whole = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        for first in (b"", whole):
            with Raw(server.port) as attacker:
                attacker.send(first + b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n")
                dribble(attacker, b"X: 1\r\n")


def test_a_body_that_nobody_reads_is_not_waited_for(tmp_path: Path) -> None:
    with victim(tmp_path, limits={"heading": 0.5, "reading": 0.5}) as server, Raw(server.port) as attacker:
        attacker.send(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n\r\n")
        assert attacker.socket.recv(12) == b"HTTP/1.1 200"
        dribble(attacker, b"x")


def test_requests_of_one_address_behind_a_web_server_are_counted_together(tmp_path: Path) -> None:
    with victim(tmp_path, limits={"connections_from": 3}) as server, ExitStack() as stack:
        slow = (
            b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 192.0.2.1\r\nContent-Length: 9\r\n\r\n{"
        )
        for _ in range(3):
            stack.enter_context(Raw(server.port)).send(slow)
        until(lambda: server.figure("tablero_connections ") >= 4, "the connections are not there")

        def asked(host: str) -> int:
            return server.http.get("/api/languages", headers={"X-Forwarded-For": host}).status_code

        until(lambda: asked("192.0.2.1") == 429, "the requests are not counted")
        assert asked("192.0.2.2") == 200
