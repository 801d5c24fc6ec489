"""Nobody keeps the others waiting: whatever somebody does at a table, the event loop is held for 20 ms at most."""

from __future__ import annotations

import re
import threading
from pathlib import Path

from server.attacks.victim import Victim, victim
from server.machines import until
from server.serving import Client, guess
from tablero.kernel import Rng

TABLES = 6
TIMES = 40


def go_on(clients: list[Client], rng: Rng) -> int | None:
    """Let somebody choose who is asked; return the seat, or None if the game is over."""
    waiting = clients[0].state["waiting"]
    while waiting:
        one = clients[waiting[0]]
        told = one.choose(guess(one.state["decision"], rng))
        if told["t"] == "ack":
            for client in clients:
                client.seen(told["seq"])
            return int(waiting[0])
    return None


def take_back(server: Victim, number: int, table: str, tokens: list[str]) -> None:
    """Choose and take back, and choose again, for a while; others look on and come back."""
    rng = Rng(number)
    with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as eva:
        for _ in range(TIMES):
            seat = go_on([ana, eva], rng)
            if seat is None:
                return
            one = (ana, eva)[seat]
            if one.state["undo"] == "free":
                seq = one.done("undo")["seq"]
                for client in (ana, eva):
                    client.seen(seq)
            with server.at(table, None):
                pass


def held(server: Victim) -> dict[str, float]:
    """The longest time of each kind, in seconds."""
    text = server.http.get("/metrics").text
    found = re.findall(r'tablero_loop_held_longest_seconds\{kind="([\w-]+)"\} ([\d.]+)', text)
    return {kind: float(seconds) for kind, seconds in found}


def test_taking_back_at_six_tables_keeps_nobody_waiting(tmp_path: Path) -> None:
    with victim(tmp_path) as server:
        tables = [server.pair(("rebellion", "swu")[number % 2]) for number in range(TABLES)]
        attackers = [
            threading.Thread(target=take_back, args=(server, number, *table)) for number, table in enumerate(tables)
        ]
        for one in attackers:
            one.start()
        for one in attackers:
            one.join()
        longest = held(server)
        assert {"act", "show", "image", "welcome"} <= {*longest}
        assert max(longest.values()) < 0.02, longest
    with victim(tmp_path) as server:  # found again by their images and journals
        for table in server.http.get("/api/tables?open=0").json():
            with server.at(table["table"], None):
                pass
        until(lambda: "open" in held(server), "no table was opened from its image")
        longest = held(server)
        assert max(longest.values()) < 0.02, longest
