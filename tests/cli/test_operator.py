"""`tablero operator`: what it lists, that every deed is noted, and that nothing players wrote steers the terminal."""

from __future__ import annotations

import getpass
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from tablero.server import run as server
from tablero.server.people import Report
from tablero.server.schema import bans, metadata, players, ratings, reports, tables
from tablero.server.store import engine_of

RUDE = Report("r1", 0, "p", "t", "q", "Berta", "something rude", "insults")
SLOW = Report("r2", 3_600_000, "p", "t", "q", "Berta", None, "slow")


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database with an account that is rated, a table, and two reports, of which the later one is kept first."""
    url = f"sqlite:///{tmp_path}/players.db"
    server.ready(url)
    standing = {"rating": 1600.0, "deviation": 90.0, "volatility": 0.06, "games": 3, "at": 0, "settled": 0}
    engine = engine_of(url)
    with engine.begin() as connection:
        connection.execute(insert(players).values(id="q", name="Berta", login="berta", created=0, likeness="berta"))
        connection.execute(insert(tables).values(id="t", terms="{}", status="open", changed=0))
        connection.execute(insert(ratings).values(player="q", game="duel", format="", **standing))
        for report in (SLOW, RUDE):
            connection.execute(insert(reports).values(**report._asdict()))
    engine.dispose()
    return url


def told(run: Any, url: str, *tokens: str, code: int = 0) -> list[str]:
    """Run a command of the operator's, and return the lines it says."""
    done = run("operator", *tokens, "--database", url, "--lang", "en")
    assert done.code == code, done.err
    return str(done.out).splitlines()


def everything(url: str) -> dict[str, list[Any]]:
    """Return all that is kept."""
    engine = engine_of(url)
    with engine.connect() as connection:
        found = {name: list(connection.execute(select(one)).all()) for name, one in metadata.tables.items()}
    engine.dispose()
    return found


def test_a_report_that_is_dealt_with_is_listed_no_more(run: Any, database: str) -> None:
    first = ["r1  1970-01-01 00:00:00  table t  about Berta", "said: something rude", "because: insults"]
    second = ["r2  1970-01-01 01:00:00  table t  about Berta", "because: slow"]
    assert told(run, database, "reports") == first + second  # the oldest first
    told(run, database, "settle", "r1")
    assert told(run, database, "reports") == second
    everyone = told(run, database, "reports", "--all")
    assert (everyone[:3], everyone[4:]) == (first, second)
    assert everyone[3].startswith("dealt with at 20")
    told(run, database, "settle", "r2")
    assert told(run, database, "reports", code=1) == ["There is nothing to show."]


DEEDS = [
    ("settle", "r1"),
    ("close", "t"),
    ("reopen", "t"),
    ("ban", "Berta"),
    ("unban", "Berta"),
    ("code", "Berta"),
    ("unrate", "Berta", "duel"),
]


def test_every_deed_is_a_line_of_the_audit_log(run: Any, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In order, with who did it and why."""
    monkeypatch.setattr(getpass, "getuser", lambda: "olga")
    for number, deed in enumerate(DEEDS, 1):
        told(run, database, *deed, "--why", f"reason {number}")
    told(run, database, "ban", "--address", "2001:db8:1:2:3::4", "--why", "reason 8")
    log = told(run, database, "log")
    assert all(line.split()[1].startswith("20") for line in log)
    about = [*[deed[:2] for deed in DEEDS], ("ban", "2001:db8:1:2::")]
    notes = [f"reason {number}" for number in range(1, 9)]
    notes[6] = "duel: reason 7"
    assert [(line.split()[0], *line.split()[3:6]) for line in log] == [
        (str(number), "olga", *deed) for number, deed in enumerate(about, 1)
    ]
    assert [" ".join(line.split()[6:]) for line in log] == notes


WRONG = [(*deed[:1], f"no-{deed[1]}", *deed[2:]) for deed in DEEDS]


@pytest.mark.parametrize("deed", [*WRONG, ("unrate", "Berta", "swu")], ids=" ".join)
def test_what_there_is_nothing_to_do_about_is_refused_and_not_noted(
    run: Any, database: str, deed: tuple[str, ...]
) -> None:
    before = everything(database)
    done = run("operator", *deed, "--database", database, "--lang", "en")
    assert done.code == 2
    assert f"There is nothing called “{deed[1]}”" in done.err
    assert everything(database) == before
    assert told(run, database, "log", code=1) == ["There is nothing to show."]


def test_what_can_not_be_noted_is_not_done(run: Any, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both or neither: nobody is banned without a line that says by whom."""
    monkeypatch.setattr("tablero.server.operator.Deed._asdict", lambda _: {"number": 1})
    before = everything(database)
    for deed in (("ban", "Berta"), ("close", "t"), ("settle", "r1")):
        with pytest.raises(Exception, match="NOT NULL"):
            run("operator", *deed, "--database", database)
    assert everything(database) == before
    assert before[bans.name] == []


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


@pytest.mark.parametrize("deed", ["ban", "unban", "code", "close", "reopen", "settle"])
def test_a_name_that_begins_with_a_dash_is_written_behind_two(run: Any, database: str, deed: str) -> None:
    done = run("operator", deed, "--database", database, "--lang", "en", "--", "-x")
    assert done.code == 2
    assert "nothing called “-x”" in done.err
