"""What somebody is told when the database fails, by what its driver says."""

from __future__ import annotations

import sqlite3

import psycopg
import pytest
from sqlalchemy.exc import OperationalError

from tablero.server.trouble import out_of_reach, refusal_of


@pytest.mark.parametrize(
    ("state", "code", "away"),
    [
        ("53100", "disk-full", False),
        ("25006", "read-only", False),
        ("57P01", "busy", True),  # an administrator has ended the connection
    ],
)
def test_postgresql_tells_what_is_wrong_by_its_state(state: str, code: str, away: bool) -> None:
    error = OperationalError("insert", {}, psycopg.errors.lookup(state)())
    assert (refusal_of(error).code, out_of_reach(error)) == (code, away)


def test_a_server_of_postgresql_that_can_not_be_reached_has_no_state() -> None:
    error = OperationalError("insert", {}, psycopg.OperationalError("connection refused"))
    assert (refusal_of(error).code, out_of_reach(error)) == ("busy", True)


@pytest.mark.parametrize(
    ("number", "code", "away"),
    [
        (sqlite3.SQLITE_FULL, "disk-full", False),
        (sqlite3.SQLITE_READONLY_DBMOVED, "read-only", False),  # the kind is in the low byte
        (sqlite3.SQLITE_BUSY, "busy", True),
    ],
)
def test_sqlite_tells_it_by_a_number(number: int, code: str, away: bool) -> None:
    said = sqlite3.OperationalError()
    said.sqlite_errorcode = number
    error = OperationalError("insert", {}, said)
    assert (refusal_of(error).code, out_of_reach(error)) == (code, away)


def test_what_is_no_error_of_a_driver_may_pass() -> None:
    assert refusal_of(TimeoutError()).code == "busy"
