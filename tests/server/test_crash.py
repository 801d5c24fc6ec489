"""kill -9 in the middle of choices: nothing that was acknowledged is lost, and nothing is applied twice."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed

from server.serving import Client, guess
from tablero.kernel import Game, Record, Rng
from tablero.kernel.codec import decode
from tablero.kernel.record import event_from_json
from tablero.registry import find

ROUNDS = 3
CHOICES = 8


@contextmanager
def process(database: Path) -> Iterator[tuple[int, int]]:
    """A server in a process of its own; yield its port and its id."""
    command = [sys.executable, "-c", "from tablero.cli import main; main()"]
    command += ["serve", "--port", "0", "--lang", "en", "--database", f"sqlite:///{database}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as running:
        assert running.stdout is not None
        url = running.stdout.readline().split()[3]
        try:
            yield int(url.rstrip("/").rpartition(":")[2]), running.pid
        finally:
            running.kill()


def test_nothing_acknowledged_is_lost_and_nothing_applies_twice(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    rng = Rng(11)
    acknowledged: dict[str, tuple[int, int]] = {}
    open_: dict[str, dict[str, Any]] = {}
    table = token = ""
    after = 0
    for number in range(ROUNDS):
        with process(database) as (port, pid):
            if not table:
                seats = [{"kind": "me"}, {"kind": "hotseat"}]
                body = {"game": "rebellion", "seats": seats, "name": "Ana"}
                made = httpx.post(f"http://127.0.0.1:{port}/api/tables", json=body).json()
                table, token = made["table"], made["token"]
            with Client(port, table, token, after) as client:
                for id, message in list(open_.items()):  # what was not acknowledged is said again
                    answer = client.ask("choose", id, **message)
                    if answer["t"] == "ack":
                        acknowledged[id] = message["seat"], answer["seq"]
                    del open_[id]
                for id, (seat, seq) in acknowledged.items():
                    again = client.ask("choose", id, question=0, answer=0, seat=seat)
                    assert again == {"t": "ack", "id": id, "seq": seq}
                after = play_until_killed(client, pid, str(number), rng, acknowledged, open_)
    assert len(acknowledged) > ROUNDS * CHOICES // 2
    check(database, table, acknowledged)


def play_until_killed(
    client: Client,
    pid: int,
    name: str,
    rng: Rng,
    acknowledged: dict[str, tuple[int, int]],
    open_: dict[str, dict[str, Any]],
) -> int:
    """Choose, and kill the server while a choice is on its way; return what has been seen of the journal."""
    number = 0
    while True:
        seat = client.state["waiting"][0]
        if client.state["seat"] != seat:
            client.ask("look", seat=seat)
            client.seen_from(seat)
        number += 1
        id = f"{name}-{number}"
        question = client.state["question"]
        message = {"question": question, "answer": guess(client.state["decision"], rng), "seat": seat}
        open_[id] = message
        if number == CHOICES:
            client.say(t="choose", id=id, **message)
            if rng.below(2):
                client.next()
            os.kill(pid, signal.SIGKILL)
            try:
                while True:
                    told = client.next()
                    if told["t"] == "ack":
                        acknowledged[told["id"]] = seat, told["seq"]
            except ConnectionClosed:
                return int(client.state["seq"])
        answer = client.ask("choose", id, **message)
        del open_[id]
        if answer["t"] == "ack":
            acknowledged[id] = seat, answer["seq"]
            client.seen(answer["seq"])
        else:
            assert answer["code"] == "illegal", answer


def check(database: Path, table: str, acknowledged: dict[str, tuple[int, int]]) -> None:
    """The journal has every acknowledged choice under its number, each once, and plays."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute('select line from journal where "table" = ? order by seq', (table,)).fetchall()
        facts = decode(connection.execute("select facts from tables where id = ?", (table,)).fetchone()[0])
    connection.close()
    lines = [decode(row[0]) for row in rows]
    assert [line[0] for line in lines] == list(range(1, len(lines) + 1))
    written = {line[2]: (line[1], line[0]) for line in lines if line[2] is not None}
    assert len(written) == len(lines) - 1
    assert {id: written.get(id) for id in acknowledged} == acknowledged
    events = [event for line in lines for event in line[3].get("begin", line[3].get("play", ()))]
    definition = find("rebellion")
    setup = definition.setup(2, **facts["settings"])
    record = Record("rebellion", definition.version, setup, tuple(event_from_json(event, 0) for event in events))
    assert Game.replay(definition, record, Rng(0)).step == len(events)
