"""What is kept: the database of another version, and one that is damaged."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from server.serving import Server, play, serving
from tablero.kernel import Rng
from tablero.server.rows import Line
from tablero.server.schema import VERSION
from tablero.server.store import Store

FIRST = """
CREATE TABLE players (id VARCHAR(24) NOT NULL, name VARCHAR(64) NOT NULL, login VARCHAR(64), password TEXT,
    created BIGINT NOT NULL, PRIMARY KEY (id), UNIQUE (login));
CREATE TABLE sessions (hash VARCHAR(64) NOT NULL, player VARCHAR(24) NOT NULL, expires BIGINT NOT NULL, PRIMARY KEY (hash));
CREATE TABLE tables (id VARCHAR(24) NOT NULL, facts TEXT NOT NULL, status VARCHAR(8) NOT NULL, changed BIGINT NOT NULL,
    PRIMARY KEY (id));
CREATE INDEX tables_by_status ON tables (status, changed);
CREATE TABLE seated (player VARCHAR(24) NOT NULL, "table" VARCHAR(24) NOT NULL, PRIMARY KEY (player, "table"));
CREATE TABLE journal ("table" VARCHAR(24) NOT NULL, seq INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY ("table", seq));
"""
"""The first version, which did not say that it was one."""


@contextmanager
def opened(folder: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(folder / "tables.db")) as connection, connection:
        yield connection


def shape(connection: sqlite3.Connection) -> dict[str, Any]:
    names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")]
    return {name: connection.execute(f'PRAGMA table_info("{name}")').fetchall() for name in names}


def test_a_database_of_the_first_version_becomes_one_of_now_and_its_games_go_on(tmp_path: Path) -> None:
    now, old = tmp_path / "now", tmp_path / "old"
    now.mkdir()
    old.mkdir()
    with serving(now) as server:
        table, tokens = server.pair("duel")
        with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:
            play(server, table, [ana, berta], Rng(1), 5)
            before = ana.state
    with opened(now) as new, opened(old) as first:
        first.executescript(FIRST)
        for name in ("players", "sessions", "tables", "seated", "journal"):
            known = [column[1] for column in first.execute(f"PRAGMA table_info({name})")]
            columns = ", ".join(f'"{column}"' for column in known)
            rows = new.execute(f"SELECT {columns} FROM {name}").fetchall()
            first.executemany(f"INSERT INTO {name} VALUES ({','.join('?' * len(rows[0]))})", rows)
    with serving(old) as server, server.at(table, tokens[0]) as ana:
        assert (ana.state["seq"], ana.state["view"]) == (before["seq"], before["view"])
    with opened(now) as new, opened(old) as first:
        assert shape(first) == shape(new)
        assert first.execute("SELECT version FROM schema").fetchall() == [(VERSION,)]
    with serving(old) as server, server.at(table, tokens[1]) as berta:  # and once more
        assert berta.state["seq"] == before["seq"]


def test_accounts_of_an_older_database_keep_their_names_to_themselves(tmp_path: Path) -> None:
    """Of two that look the same the older one has the name; both can still sign in."""
    with opened(tmp_path) as old:
        old.executescript(FIRST)
        accounts = [("b", "A1ba", "a1ba", None, 2), ("a", "Alba", "alba", None, 1), ("c", "Alba", None, None, 3)]
        old.executemany("INSERT INTO players VALUES (?, ?, ?, ?, ?)", accounts)
    with serving(tmp_path):
        pass
    with opened(tmp_path) as now:
        rows = now.execute("SELECT id, login, likeness FROM players ORDER BY id").fetchall()
    assert rows == [("a", "alba", "alba"), ("b", "a1ba", None), ("c", None, None)]


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path, run: Any) -> None:
    with serving(tmp_path):
        pass
    with opened(tmp_path) as connection:
        connection.execute("UPDATE schema SET version = ?", (VERSION + 1,))
    done = run("serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'tables.db'}")
    assert done.code == 2
    assert f"version {VERSION + 1}" in done.err
    assert "later tablero" in done.err


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE journal SET line = '[3, 0' WHERE seq = 3 AND \"table\" = ?",
        "UPDATE journal SET line = '[3,0,null,7,1]' WHERE seq = 3 AND \"table\" = ?",
        "UPDATE journal SET line = replace(line, '[3,', '[4,') WHERE seq = 3 AND \"table\" = ?",
        'UPDATE journal SET line = \'[3,0,null,{"play":[{"seat":0,"choose":"nothing"}]},1]\' WHERE seq = 3 AND "table" = ?',
        'UPDATE journal SET line = \'[3,0,null,{"rewind":99},1]\' WHERE seq = 3 AND "table" = ?',
        'DELETE FROM journal WHERE seq = 3 AND "table" = ?',
        "UPDATE tables SET facts = '{\"game\": ' WHERE id = ?",
        'UPDATE tables SET facts = \'{"game": "duel"}\' WHERE id = ?',
    ],
)
def test_what_is_damaged_is_said_for_its_own_table_and_no_other(tmp_path: Path, damage: str) -> None:
    with serving(tmp_path) as server:
        hurt, whole = server.pair("duel"), server.pair("duel")
        for table, tokens in (hurt, whole):
            with server.at(table, tokens[0]) as ana, server.at(table, tokens[1]) as berta:
                play(server, table, [ana, berta], Rng(1), 2)
    with opened(tmp_path) as connection:
        connection.execute("DELETE FROM images")  # otherwise a line that an image covers would not be read
        assert connection.execute(damage, (hurt[0],)).rowcount == 1
    with serving(tmp_path) as server:
        assert server.get(f"/api/tables/{whole[0]}").json()["status"] == "playing"
        assert server.at(hurt[0], hurt[1][0]).until("error")["code"] == "damaged"
        told = server.get(f"/api/tables/{hurt[0]}/record")
        assert (told.status_code, told.json()["error"]["code"]) == (409, "damaged")
        assert whole[0] in [one["table"] for one in server.get("/api/tables?open=0").json()]
        assert server.get("/api/me", hurt[1][0]).status_code == 200
        with server.at(whole[0], whole[1][0]) as ana, server.at(whole[0], whole[1][1]) as berta:
            play(server, whole[0], [ana, berta], Rng(1), 2)


def test_what_has_ended_is_forgotten(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.new("duel", "me", "open")
        account = server.post("/api/accounts", {"name": "Carla", "password": "a long one"})
        assert account.status_code == 201
    with serving(tmp_path, time=1_000_000 + 100 * 24 * 3600 * 1000) as server:
        token = server.post("/api/sessions", {"name": "Carla", "password": "a long one"}).json()["token"]
        assert server.get("/api/me", token).json()["account"] is True
    with opened(tmp_path) as connection:
        assert connection.execute("SELECT name FROM players").fetchall() == [("Carla",)]
        assert connection.execute("SELECT count(*) FROM sessions").fetchone() == (1,)


def test_a_table_that_can_not_be_read_for_a_moment_is_not_lost(
    own_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The writing fails and nobody says anything more: the table finds its way back by itself, and the bot goes on."""
    server = own_server
    made = server.new("duel", "me", "random")
    table = made["table"]
    with server.at(table, made["token"]) as ana:
        while ana.state["waiting"] != [0]:
            ana.until("state")
        store = server.service.store
        good, broken = store._commit_together, [3]

        def failing(jobs: Any) -> None:
            if broken[0]:
                broken[0] -= 1
                raise MemoryError
            good(jobs)

        monkeypatch.setattr(store, "_commit_together", failing)
        seq = ana.state["seq"]
        answer = ana.choose(0)
        assert answer["t"] == "error"
        assert ana.state["seq"] == seq
        assert ana.done("choose", question=ana.state["question"], answer=0)["seq"] > seq
        while ana.state["outcome"] is None and ana.state["seq"] < seq + 20:
            if ana.state["waiting"] == [0]:
                ana.done("choose", question=ana.state["question"], answer=0)
            else:
                ana.until("state")


def test_who_no_longer_waits_for_a_line_does_not_keep_others_from_theirs(tmp_path: Path) -> None:
    async def main() -> list[int]:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open(lambda: 0)
        lines = [Line(number, None, None, {"chat": "x"}, 0) for number in (1, 2, 3)]
        waiting = [asyncio.create_task(store.write("t", [line])) for line in lines]
        await asyncio.sleep(0)
        waiting[1].cancel()
        await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 60)
        kept = [line.seq for line in await store.journal("t")]
        await store.close()
        return kept

    assert asyncio.run(main()) == [1, 2, 3]
