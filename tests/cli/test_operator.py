"""`tablero operator` shows what players wrote as it is, and lets none of it steer the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import insert

from tablero.server import run as server
from tablero.server.people import Report
from tablero.server.schema import reports
from tablero.server.store import engine_of


def test_what_players_wrote_steers_no_terminal_and_makes_no_line(run: Any, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/players.db"
    server.ready(url)
    report = Report("r1", 0, "p", "t", "q", "Mal\x1b[2J", "buy\nr2  a report of mine", "\x9b31m", None)
    engine = engine_of(url)
    with engine.begin() as connection:
        connection.execute(insert(reports).values(**report._asdict()))
    engine.dispose()
    done = run("operator", "reports", "--database", url, "--lang", "en")
    assert done.code == 0
    assert not {"\x1b", "\x9b"} & {*done.out}
    assert "\\x1b[2J" in done.out
    assert [line for line in done.out.splitlines() if line.startswith("r")] == [done.out.splitlines()[0]]
