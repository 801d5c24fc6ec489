"""What operators do, on the database itself: reports, tables, bans and codes. Each deed is a line of the audit log.

Servers that run read on in that log every few seconds and do what it says, so that nobody has to reach them: a table that was
closed lets everybody go, and whoever was banned is turned out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Column, Connection, Engine, Executable, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tablero.kernel import Reason, UserError, say
from tablero.server.accounts import hashed, login_of, new_code
from tablero.server.limits import network
from tablero.server.people import ADDRESS, PLAYER, Ban, Deed, Report, signed_out
from tablero.server.schema import audit, bans, players, rated, ratings, reports, resets, tables

CODE = 24 * 3600_000
"""How long a code that an operator gives is good, in milliseconds."""

TRIES = 8
"""How often a deed is tried when another operator was first."""


class NotThere(UserError):
    """There is no such report, table, account or ban."""

    def __init__(self, what: str) -> None:
        super().__init__(Reason(say("operator-not-there", what=what[:80])))


class Banned(NamedTuple):
    """A ban with the name of the account, if it is one."""

    ban: Ban
    name: str


class Operator:
    """Somebody who looks after the players of a database."""

    def __init__(self, engine: Engine, who: str, now: Callable[[], int]) -> None:
        self._engine = engine
        self._who = who[:64]
        self._now = now

    # Looking.

    def reports(self, done: bool = False) -> list[Report]:
        """Return what players have reported, the oldest first: what nobody is done with yet, or everything."""
        query = select(reports).order_by(reports.c.at)
        with self._engine.connect() as connection:
            rows = connection.execute(query if done else query.where(reports.c.done.is_(None))).all()
        return [Report(*row) for row in rows]

    def bans(self) -> list[Banned]:
        """Return who may not come in."""
        query = select(bans, players.c.name).outerjoin(players, players.c.id == bans.c.what).order_by(bans.c.at)
        with self._engine.connect() as connection:
            rows = connection.execute(query).all()
        return [Banned(Ban(*row[:4]), row[4] or row[1]) for row in rows]

    def log(self) -> list[Deed]:
        """Return what operators did."""
        with self._engine.connect() as connection:
            return [Deed(*row) for row in connection.execute(select(audit).order_by(audit.c.number)).all()]

    # Doing.

    def settle(self, report: str, note: str) -> None:
        """Note that a report is dealt with."""
        done = update(reports).where(reports.c.id == report).values(done=self._now())
        self._do(
            "settle", report, note, lambda connection: [done] if _is_there(connection, reports.c.id, report) else None
        )

    def close(self, table: str, note: str) -> None:
        """Close a table: everybody is let go, and nobody can open it."""
        self._set_closed("close", table, note, self._now())

    def reopen(self, table: str, note: str) -> None:
        """Open a table again that was closed."""
        self._set_closed("reopen", table, note, None)

    def _set_closed(self, what: str, table: str, note: str, at: int | None) -> None:
        row = update(tables).where(tables.c.id == table).values(closed=at)
        self._do(what, table, note, lambda connection: [row] if _is_there(connection, tables.c.id, table) else None)

    def ban_account(self, name: str, note: str) -> None:
        """Sign an account out everywhere, and let it in no more."""
        self._do("ban", name, note, lambda connection: _banned(connection, name, self._now(), note))

    def ban_address(self, address: str, note: str) -> None:
        """Answer an address no more; with IPv6 its whole network."""
        self._do("ban", network(address), note, lambda _: _put(ADDRESS, network(address), self._now(), note))

    def unban(self, what: str, note: str) -> None:
        """Let an account or an address in again."""
        self._do("unban", what, note, lambda connection: _unbanned(connection, what))

    def code(self, name: str, note: str) -> str:
        """Return a code with which the owner of an account can choose another password."""
        code = new_code()
        row = {"hash": hashed(code), "expires": self._now() + CODE, "tries": 0}

        def statements(connection: Connection) -> list[Executable] | None:
            player = _account(connection, name)
            if player is None:
                return None
            return [delete(resets).where(resets.c.player == player), insert(resets).values(player=player, **row)]

        self._do("code", name, note, statements)
        return code

    def reset_rating(self, name: str, game: str, note: str) -> None:
        """Forget how strong an account is at a game, in all its formats: it begins again."""

        def statements(connection: Connection) -> list[Executable] | None:
            player = _account(connection, name)
            own = [and_(one.c.player == player, one.c.game == game) for one in (ratings, rated)]
            there = connection.scalar(select(ratings.c.game).where(own[0]).limit(1))
            return None if there is None else [delete(ratings).where(own[0]), delete(rated).where(own[1])]

        self._do("unrate", name, f"{game}: {note}" if note else game, statements)

    def _do(
        self, what: str, about: str, note: str, statements: Callable[[Connection], list[Executable] | None]
    ) -> None:
        """Do something and note it in the audit log, both or neither; refuse what there is nothing to do about."""
        for last in (*[False] * (TRIES - 1), True):
            try:
                with self._engine.begin() as connection:
                    found = statements(connection)
                    if found is None:
                        raise NotThere(about)
                    for statement in found:
                        connection.execute(statement)
                    number = (connection.scalar(select(func.max(audit.c.number))) or 0) + 1
                    deed = Deed(number, self._now(), self._who, what, about[:64], note)
                    connection.execute(insert(audit).values(**deed._asdict()))
                return
            except IntegrityError:
                if last:
                    raise


def _is_there(connection: Connection, id: Column[str], wanted: str) -> bool:
    return connection.scalar(select(id).where(id == wanted)) is not None


def _account(connection: Connection, name: str) -> str | None:
    return connection.scalar(select(players.c.id).where(players.c.login == login_of(name)))


def _banned(connection: Connection, name: str, at: int, note: str) -> list[Executable] | None:
    player = _account(connection, name)
    return None if player is None else [*_put(PLAYER, player, at, note), signed_out(player)]


def _put(kind: str, what: str, at: int, note: str) -> list[Executable]:
    old = delete(bans).where(and_(bans.c.kind == kind, bans.c.what == what))
    return [old, insert(bans).values(kind=kind, what=what, at=at, why=note)]


def _unbanned(connection: Connection, what: str) -> list[Executable] | None:
    names = [network(what), _account(connection, what) or what]
    found = connection.scalar(select(bans.c.what).where(bans.c.what.in_(names)))
    return None if found is None else [delete(bans).where(bans.c.what.in_(names))]
