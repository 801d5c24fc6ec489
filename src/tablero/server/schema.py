"""The tables of the database, and how an older database is upgraded.

Upgrades are a numbered list of statements, done in one transaction by the first worker to open it. Nothing here needs more:
what a table is stands in its journal, whose lines carry their own version.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Engine,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    func,
    insert,
    inspect,
    select,
    update,
)

from tablero.kernel import Reason, UserError, say

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(64), unique=True),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
)
sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("player", String(24), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("sessions_by_player", "player"),
    Index("sessions_by_end", "expires"),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("facts", Text, key="terms", nullable=False),
    Column("status", String(8), nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("tables_by_status", "status", "changed"),
)
seated = Table(
    "seated",
    metadata,
    Column("player", String(24), primary_key=True),
    Column("table", String(24), primary_key=True),
)
journal = Table(
    "journal",
    metadata,
    Column("table", String(24), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
)
schema = Table("schema", metadata, Column("version", Integer, primary_key=True, autoincrement=False))

UPGRADES: dict[int, tuple[str, ...]] = {
    2: (
        "CREATE INDEX sessions_by_player ON sessions (player)",
        "CREATE INDEX sessions_by_end ON sessions (expires)",
        "CREATE TABLE schema (version INTEGER NOT NULL PRIMARY KEY)",
        "INSERT INTO schema (version) VALUES (2)",
    ),
}
"""For each version what makes it of the one before; version 1 did not say which it was."""

VERSION = max(UPGRADES)

LOCK = 7_461_626
"""The number under which PostgreSQL lets one process after the other upgrade."""


class NewerDatabase(UserError):
    """The database was made by a later tablero."""

    def __init__(self, version: int) -> None:
        super().__init__(Reason(say("server-newer-database", version=str(version), known=str(VERSION))))
        self.version = version


def prepare(engine: Engine) -> None:
    """Make the tables, or bring those of an earlier version to this one; refuse those of a later one."""
    alone = "BEGIN IMMEDIATE" if engine.dialect.name == "sqlite" else f"SELECT pg_advisory_xact_lock({LOCK})"
    with engine.begin() as connection:
        connection.exec_driver_sql(alone)
        names = inspect(connection).get_table_names()
        if "journal" not in names:
            metadata.create_all(connection)
            connection.execute(insert(schema).values(version=VERSION))
        else:
            _upgrade(connection, _version(connection, names))


def _version(connection: Connection, names: list[str]) -> int:
    return int(connection.scalar(select(func.max(schema.c.version))) or 1) if "schema" in names else 1


def _upgrade(connection: Connection, version: int) -> None:
    if version > VERSION:
        raise NewerDatabase(version)
    for number in range(version + 1, VERSION + 1):
        for statement in UPGRADES[number]:
            connection.exec_driver_sql(statement)
        connection.execute(update(schema).values(version=number))
