"""The tables of the database, and how an older database is upgraded.

Upgrades are a numbered list of statements, done in one transaction by the first worker to open it. Nothing here needs more:
what a table is stands in its journal, whose lines carry their own version.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Engine,
    Float,
    Index,
    Integer,
    LargeBinary,
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
from tablero.kernel.codec import decode
from tablero.server.names import likeness

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(64), unique=True),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
    Column("mail", Text),
    Column("likeness", String(64)),
    Index("players_by_likeness", "likeness", unique=True),
)
"""`likeness` is what an account's name looks like: nobody else may bear one that looks the same."""
sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("player", String(24), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("made", BigInteger),
    Column("used", BigInteger),
    Index("sessions_by_player", "player"),
    Index("sessions_by_end", "expires"),
)
resets = Table(
    "resets",
    metadata,
    Column("player", String(24), primary_key=True),
    Column("hash", String(64), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
)
"""Codes with which an account may be given another password, and how often one was guessed."""
tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("facts", Text, key="terms", nullable=False),
    Column("status", String(8), nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("closed", BigInteger),
    Column("winners", Text),
    Index("tables_by_status", "status", "changed"),
)
"""`closed` is when the operator closed a table, `winners` the seats that have won, once the game is over."""
seated = Table(
    "seated",
    metadata,
    Column("player", String(24), primary_key=True),
    Column("table", String(24), primary_key=True),
)
spoke = Table(
    "spoke",
    metadata,
    Column("player", String(24), primary_key=True),
    Column("table", String(24), primary_key=True),
)
"""Who has said something at a table while looking on: so that it is found again when they want it, or want it gone."""
journal = Table(
    "journal",
    metadata,
    Column("table", String(24), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
)
blocks = Table(
    "blocks",
    metadata,
    Column("player", String(24), primary_key=True),
    Column("other", String(24), primary_key=True),
)
"""Who doesn't want to meet whom."""
reports = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("player", String(24), nullable=False),
    Column("table", String(24), nullable=False),
    Column("about", String(24)),
    Column("name", String(64)),
    Column("said", Text),
    Column("why", Text, nullable=False),
    Column("done", BigInteger),
    Index("reports_by_time", "at"),
)
"""What players report: who, at which table, about whom and what that one said, why, and when the operator was done with it."""
bans = Table(
    "bans",
    metadata,
    Column("kind", String(8), primary_key=True),
    Column("what", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("why", Text, nullable=False),
)
"""Players and addresses that may not come in."""
audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("who", String(64), nullable=False),
    Column("what", String(16), nullable=False),
    Column("about", String(64), nullable=False),
    Column("note", Text, nullable=False),
)
"""What operators did; running servers read on from the last line that they know."""
images = Table(
    "images",
    metadata,
    Column("table", String(24), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("rules", String(64), nullable=False),
    Column("image", LargeBinary, nullable=False),
)
"""Tables as they were at some line of their journals, made by which rules: to open them without playing them again.

They follow from the journals, and may be deleted at any time.
"""
lists = Table(
    "lists",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("player", String(24), nullable=False),
    Column("game", String(100), nullable=False),
    Column("name", String(100), nullable=False),
    Column("format", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("lists_by_player", "player"),
)
"""Decks and armies that players keep in their accounts."""
analyses = Table(
    "analyses",
    metadata,
    Column("table", String(24), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("total", Integer, nullable=False),
    Column("examined", Integer, nullable=False),
    Column("ended", Integer, nullable=False),
    Column("found", LargeBinary, nullable=False),
)
"""Finished games looked back at: when something was last found, how far it is, and what was found, packed.

They follow from the journals, and may be deleted at any time.
"""
ratings = Table(
    "ratings",
    metadata,
    Column("player", String(24), primary_key=True),
    Column("game", String(100), primary_key=True),
    Column("format", String(40), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("settled", BigInteger, nullable=False),
    Index("ratings_by_rating", "game", "format", "rating"),
)
"""How strong accounts are at a game, as of their latest rated game there; `settled`: until when that is more than a guess."""
rated = Table(
    "rated",
    metadata,
    Column("table", String(24), primary_key=True),
    Column("player", String(24), primary_key=True),
    Column("game", String(100), nullable=False),
    Column("format", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("before", Float, nullable=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Index("rated_by_player", "player", "at"),
)
"""What each rated game made of the ratings: its key is why none is counted twice."""
wishes = Table(
    "wishes",
    metadata,
    Column("player", String(24), primary_key=True),
    Column("id", String(24), nullable=False, unique=True),
    Column("at", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("key", String(64), nullable=False),
    Column("rating", Float, nullable=False),
    Column("wish", Text, nullable=False),
    Index("wishes_by_key", "key", "at"),
)
"""What those want to play who wait for somebody, since when, and when they last asked; equal keys agree."""
paired = Table(
    "paired",
    metadata,
    Column("wish", String(24), primary_key=True),
    Column("table", String(24)),
    Column("at", BigInteger, nullable=False),
)
"""Wishes that are settled: by a table, or withdrawn. Its key is why nobody is paired twice."""
friends = Table(
    "friends",
    metadata,
    Column("player", String(24), primary_key=True),
    Column("other", String(24), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("declined", Integer, nullable=False),
    Index("friends_by_other", "other"),
)
"""Who has asked whom to be friends, and whether that was declined; where both have, they are."""
here = Table(
    "here",
    metadata,
    Column("player", String(24), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("playing", Integer, nullable=False),
)
"""When accounts were last seen, and whether at a table."""
invitations = Table(
    "invitations",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("player", String(24), nullable=False),
    Column("other", String(24), nullable=False),
    Column("table", String(24), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("invitations_once", "other", "table", unique=True),
)
"""Who has invited whom to which table."""
mailed = Table("mailed", metadata, Column("player", String(24), primary_key=True))
"""Who wants mail when it is their turn."""
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("player", String(24), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("subscriptions_by_player", "player"),
)
"""The browsers that want to be told by push, each by the digest of its endpoint."""
noticed = Table(
    "noticed",
    metadata,
    Column("table", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("after", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""Who was told that it is their turn, after their choice at which step: its key is why nobody is told twice."""
keys = Table(
    "keys",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server signs with."""
schema = Table("schema", metadata, Column("version", Integer, primary_key=True, autoincrement=False))


def _note_likenesses(connection: Connection) -> None:
    """Note what the names of accounts look like; of two that look the same the older one has it."""
    seen: set[str] = set()
    accounts = select(players.c.id, players.c.name).where(players.c.login.is_not(None))
    for id, name in connection.execute(accounts.order_by(players.c.created, players.c.id)).all():
        like = likeness(name)
        if like not in seen:
            seen.add(like)
            connection.execute(update(players).where(players.c.id == id).values(likeness=like))


def _add_images(connection: Connection) -> None:
    images.create(connection)


def _add_lists(connection: Connection) -> None:
    lists.create(connection)


def _add_analyses(connection: Connection) -> None:
    analyses.create(connection)


def _add_ratings(connection: Connection) -> None:
    ratings.create(connection)
    rated.create(connection)


def _add_wishes(connection: Connection) -> None:
    wishes.create(connection)
    paired.create(connection)


def _add_friends(connection: Connection) -> None:
    for table in (friends, here, invitations):
        table.create(connection)


def _add_notices(connection: Connection) -> None:
    for table in (mailed, subscriptions, noticed, keys):
        table.create(connection)


def _add_spoke(connection: Connection) -> None:
    """Note who has said something while looking on, by what the journals say."""
    spoke.create(connection)
    sitting = {(row.player, row.table) for row in connection.execute(select(seated))}
    said = select(journal.c.table, journal.c.line).where(journal.c.line.like('%{"chat":%'))
    found = {(_speaker(line), table) for table, line in connection.execute(said)} - sitting
    for player, table in sorted((player, table) for player, table in found if player):
        connection.execute(insert(spoke).values(player=player, table=table))


def _speaker(line: str) -> str:
    """Return who said a line of the chat; nobody where it doesn't tell, or can't be read."""
    try:
        match decode(line):
            case [_, _, _, {"chat": _, "from": str(player)}, *_]:
                return player
    except ValueError:
        pass
    return ""


UPGRADES: dict[int, tuple[str | Callable[[Connection], None], ...]] = {
    2: (
        "CREATE INDEX sessions_by_player ON sessions (player)",
        "CREATE INDEX sessions_by_end ON sessions (expires)",
        "CREATE TABLE schema (version INTEGER NOT NULL PRIMARY KEY)",
        "INSERT INTO schema (version) VALUES (2)",
    ),
    3: (
        "ALTER TABLE players ADD COLUMN mail TEXT",
        "ALTER TABLE players ADD COLUMN likeness VARCHAR(64)",
        _note_likenesses,
        "CREATE UNIQUE INDEX players_by_likeness ON players (likeness)",
        "ALTER TABLE sessions ADD COLUMN made BIGINT",
        "ALTER TABLE sessions ADD COLUMN used BIGINT",
        "ALTER TABLE tables ADD COLUMN closed BIGINT",
        "CREATE TABLE resets (player VARCHAR(24) NOT NULL PRIMARY KEY, hash VARCHAR(64) NOT NULL, expires BIGINT NOT NULL, "
        "tries INTEGER NOT NULL)",
        "CREATE TABLE blocks (player VARCHAR(24) NOT NULL, other VARCHAR(24) NOT NULL, PRIMARY KEY (player, other))",
        'CREATE TABLE reports (id VARCHAR(24) NOT NULL PRIMARY KEY, at BIGINT NOT NULL, player VARCHAR(24) NOT NULL, "table" '
        "VARCHAR(24) NOT NULL, about VARCHAR(24), name VARCHAR(64), said TEXT, why TEXT NOT NULL, done BIGINT)",
        "CREATE INDEX reports_by_time ON reports (at)",
        "CREATE TABLE bans (kind VARCHAR(8) NOT NULL, what VARCHAR(64) NOT NULL, at BIGINT NOT NULL, why TEXT NOT NULL, "
        "PRIMARY KEY (kind, what))",
        "CREATE TABLE audit (number INTEGER NOT NULL PRIMARY KEY, at BIGINT NOT NULL, who VARCHAR(64) NOT NULL, "
        "what VARCHAR(16) NOT NULL, about VARCHAR(64) NOT NULL, note TEXT NOT NULL)",
    ),
    4: (_add_images,),
    5: (_add_lists,),
    6: (_add_analyses, "ALTER TABLE tables ADD COLUMN winners TEXT"),
    7: (_add_ratings,),
    8: (_add_wishes,),
    9: (_add_friends,),
    10: (_add_notices,),
    11: (_add_spoke,),
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
            connection.execute(update(schema).values(version=VERSION))  # fails where nothing can be written


def _version(connection: Connection, names: list[str]) -> int:
    return int(connection.scalar(select(func.max(schema.c.version))) or 1) if "schema" in names else 1


def _upgrade(connection: Connection, version: int) -> None:
    if version > VERSION:
        raise NewerDatabase(version)
    for number in range(version + 1, VERSION + 1):
        for statement in UPGRADES[number]:
            if isinstance(statement, str):
                connection.exec_driver_sql(statement)
            else:
                statement(connection)
        connection.execute(update(schema).values(version=number))
