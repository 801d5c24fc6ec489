"""kill -9 in the middle of choices: nothing that was acknowledged is lost, and nothing is applied twice."""

from __future__ import annotations

import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from server.machines import Process, Stream, check
from server.serving import Client
from tablero.kernel.codec import decode

ROUNDS = 3


def kept(database: Path, table: str) -> tuple[list[Any], Any]:
    """Return the journal of a table, and its facts."""
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute('select line from journal where "table" = ? order by seq', (table,)).fetchall()
        [facts] = connection.execute("select facts from tables where id = ?", (table,)).fetchone()
    return [decode(row[0]) for row in rows], decode(facts)


@pytest.mark.long
def test_nothing_acknowledged_is_lost_and_nothing_applies_twice(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    running = [Process.served(f"sqlite:///{database}")]
    streams = [Stream(lambda: [running[-1].port], seed) for seed in (1, 2)]
    for stream in streams:
        stream.start()
    for number in range(ROUNDS):
        for stream in streams:
            stream.more(5 + number)
        os.kill(running[-1].running.pid, signal.SIGKILL)
        running.append(Process.served(f"sqlite:///{database}"))
    for stream in streams:
        stream.more(5)
        stream.end()
        for played in stream.games:
            check(*kept(database, played.table), played)
        for seat, token in enumerate(stream.game.tokens):  # what was acknowledged is acknowledged again, and no more
            with Client(running[-1].port, stream.game.table, token, 0) as client:
                before = client.state["seq"]
                for (who, id), seq in [*stream.game.acknowledged.items()][-20:]:
                    if who == seat:
                        assert client.ask("choose", id, question=0, answer=0) == {"t": "ack", "id": id, "seq": seq}
                assert client.ask("look", seat=seat)["seq"] == before
    for one in running:
        one.kill()
