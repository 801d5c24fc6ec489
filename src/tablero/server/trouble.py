"""What is wrong with a database that fails, as far as its driver tells."""

from __future__ import annotations

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError, OperationalError

from tablero.server.refused import Refused, refuse

FULL: Final = "disk-full"
READ_ONLY: Final = "read-only"
LASTING: Final = (FULL, READ_ONLY)
"""What stays until somebody who runs the server does something about it."""

_SQLITE: Final = {sqlite3.SQLITE_FULL: FULL, sqlite3.SQLITE_READONLY: READ_ONLY}
_POSTGRESQL: Final = {"53100": FULL, "25006": READ_ONLY}


def refusal_of(error: BaseException) -> Refused:
    """Return what somebody is told who wanted something of the database."""
    return {FULL: refuse("disk-full"), READ_ONLY: refuse("read-only")}.get(_kind(error), refuse("busy"))


def out_of_reach(error: Exception) -> bool:
    """Tell whether the database could not be reached, or was lost on the way."""
    if isinstance(error, OperationalError):
        return not _kind(error)
    return isinstance(error, DBAPIError) and error.connection_invalidated


def _kind(error: BaseException) -> str:
    """Return what only somebody who runs the server can change; nothing if trying again may help."""
    said = getattr(error, "orig", None)
    if isinstance(said, sqlite3.Error):
        return _SQLITE.get((getattr(said, "sqlite_errorcode", 0) or 0) & 0xFF, "")
    return _POSTGRESQL.get(getattr(said, "sqlstate", None) or "", "")


def rootless(error: Exception) -> Exception:
    """Return an error that forgets where it was raised, and what led to it too: nothing there stays in memory with it."""
    before: BaseException | None = error
    while before is not None:
        before.__traceback__ = None
        before = before.__cause__ or before.__context__
    return error
