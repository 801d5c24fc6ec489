"""Who is kept in the database: players and their sessions, codes for a new password, blocks and reports, bans, the audit log."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Connection, Executable, and_, delete, exists, func, insert, or_, select, update

from tablero.kernel import Json
from tablero.server.names import likeness
from tablero.server.rows import Line, Player
from tablero.server.schema import audit, bans, blocks, players, reports, resets, sessions, spoke
from tablero.server.store import Conflict, Store

MOST_SESSIONS = 100
"""How many sessions an account has at most: with one more, that which was used longest ago ends."""

AT_ONCE = 500
"""How many sessions are asked for in one query."""


class Session(NamedTuple):
    """A session as its owner is shown it: it can be named without opening a door."""

    hash: str
    made: int | None
    used: int | None
    expires: int

    @property
    def id(self) -> str:
        """What a session is called: the beginning of its hash."""
        return self.hash[:12]


class Code(NamedTuple):
    """A code for a new password, hashed, until when it is good, and how often one was guessed."""

    hash: str
    expires: int
    tries: int


class Report(NamedTuple):
    """What somebody reports: when, who, at which table, about whom, what that one said, and why."""

    id: str
    at: int
    player: str
    table: str
    about: str | None
    name: str | None
    said: str | None
    why: str
    done: int | None = None


class Ban(NamedTuple):
    """A player or an address that may not come in."""

    kind: str
    what: str
    at: int
    why: str


class Deed(NamedTuple):
    """A line of the audit log: what an operator did."""

    number: int
    at: int
    who: str
    what: str
    about: str
    note: str


PLAYER, ADDRESS = "player", "address"
"""The kinds of bans."""


class People:
    """The players of a database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Players.

    async def enter(self, player: Player, hash: str, expires: int, now: int) -> None:
        """Keep a new player with a session; raise `Conflict` if an account has this name, or one that looks like it."""
        row = insert(players).values(**player._asdict(), created=now, likeness=_likeness(player))
        try:
            await self._store.write(others=[row, _session(hash, player.id, expires, now)])
        except Conflict:
            if await self.session(hash, now) is None:  # otherwise it was written, and only the answer lost
                raise

    async def enrol(self, player: Player, hash: str, expires: int, now: int) -> None:
        """Make an account of a guest, whose sessions end; raise `Conflict` if its name is taken."""
        values = {"name": player.name, "login": player.login, "password": player.password, "mail": player.mail}
        row = update(players).where(players.c.id == player.id).values(**values, likeness=_likeness(player))
        await self._store.write(others=[row, signed_out(player.id), _session(hash, player.id, expires, now)])

    async def rename(self, player: str, name: str) -> None:
        """Give a player another name."""
        await self._change(player, name=name)

    async def set_password(self, player: str, password: str) -> None:
        """Keep another password, hashed."""
        await self._change(player, password=password)

    async def set_mail(self, player: str, mail: str | None) -> None:
        """Keep where somebody gets mail."""
        await self._change(player, mail=mail)

    async def _change(self, player: str, **values: Any) -> None:
        await self._store.write(others=[update(players).where(players.c.id == player).values(**values)])

    async def account(self, login: str) -> Player | None:
        """Return the player with an account of this name."""
        return await self._player(select(players).where(players.c.login == login))

    async def account_like(self, name: str) -> Player | None:
        """Return the player with an account whose name looks like this one."""
        return await self._player(select(players).where(players.c.likeness == likeness(name)))

    async def player(self, id: str) -> Player | None:
        """Return a player."""
        return await self._player(select(players).where(players.c.id == id))

    async def created(self, player: str) -> int:
        """Return when a player came here first."""
        query = select(players.c.created).where(players.c.id == player)
        return int(await self._store.read(lambda connection: connection.scalar(query)) or 0)

    async def said_by(self, player: str, seats: Mapping[str, Sequence[int]]) -> list[Json]:
        """Return what somebody said in the chat of these tables, at these seats or looking on."""
        said: list[Json] = []
        for table, own in seats.items():
            said += await asyncio.to_thread(_said_at, table, await self._store.journal(table), player, own)
        return said

    async def _player(self, query: Any) -> Player | None:
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return None if row is None else _made(row)

    # Sessions.

    async def session(self, hash: str, now: int) -> tuple[Player, int | None] | None:
        """Return whose session this is, and when it was used before."""
        query = select(players, sessions.c.used).join(sessions, sessions.c.player == players.c.id)
        query = query.where(and_(sessions.c.hash == hash, sessions.c.expires > now))
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return None if row is None else (_made(row), row.used)

    async def add_session(self, hash: str, player: str, expires: int, now: int) -> None:
        """Keep a session, and no more of the same player than there may be."""
        kept = sessions.alias()
        latest = select(kept.c.hash).where(kept.c.player == player).limit(MOST_SESSIONS - 1)
        latest = latest.order_by(func.coalesce(kept.c.used, 0).desc(), kept.c.hash)
        more = delete(sessions).where(and_(sessions.c.player == player, sessions.c.hash.not_in(latest)))
        with contextlib.suppress(Conflict):  # nobody else has this token: it was written, and only the answer lost
            await self._store.write(others=[more, _session(hash, player, expires, now)])

    async def used(self, hash: str, now: int) -> None:
        """Note that a session is in use."""
        await self._store.write(others=[update(sessions).where(sessions.c.hash == hash).values(used=now)])

    async def end_session(self, hash: str) -> None:
        """Forget a session."""
        await self._store.write(others=[delete(sessions).where(sessions.c.hash == hash)])

    async def end_sessions(self, player: str, but: str | None = None) -> None:
        """Forget all sessions of a player, with one exception if it is given."""
        await self._store.write(others=[signed_out(player, but)])

    async def end_banned_sessions(self) -> None:
        """Forget all sessions of those who may not come in."""
        out = select(bans.c.what).where(bans.c.kind == PLAYER)
        await self._store.write(others=[delete(sessions).where(sessions.c.player.in_(out))])

    async def sessions_of(self, player: str, now: int) -> list[Session]:
        """Return the sessions of a player, the latest used first."""
        query = select(sessions).where(and_(sessions.c.player == player, sessions.c.expires > now))
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        found = [Session(row.hash, row.made, row.used, row.expires) for row in rows]
        return sorted(found, key=lambda one: (-(one.used or 0), one.hash))

    async def still_open(self, hashes: Iterable[str], now: int) -> set[str]:
        """Return which of these sessions have not ended."""
        asked = list(hashes)
        found: set[str] = set()
        for start in range(0, len(asked), AT_ONCE):
            some = sessions.c.hash.in_(asked[start : start + AT_ONCE])
            found.update(await self._hashes(select(sessions.c.hash).where(and_(some, sessions.c.expires > now))))
        return found

    async def _hashes(self, query: Any) -> Sequence[str]:
        return await self._store.read(lambda connection: connection.scalars(query).all())

    # Codes for a new password.

    async def keep_code(self, player: str, code: Code) -> None:
        """Keep a code instead of any other."""
        row = insert(resets).values(player=player, **code._asdict())
        await self._store.write(others=[delete(resets).where(resets.c.player == player), row])

    async def code(self, player: str) -> Code | None:
        """Return the code that is kept for a player."""
        query = select(resets).where(resets.c.player == player)
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return None if row is None else Code(row.hash, row.expires, row.tries)

    async def guessed(self, player: str) -> None:
        """Count a guess at a code."""
        row = update(resets).where(resets.c.player == player).values(tries=resets.c.tries + 1)
        await self._store.write(others=[row])

    async def renew(self, player: str, password: str, hash: str, expires: int, now: int) -> None:
        """Keep another password by a code: the code and all sessions are gone, and there is a new one."""
        change = update(players).where(players.c.id == player).values(password=password)
        ends = [delete(resets).where(resets.c.player == player), signed_out(player)]
        await self._store.write(others=[change, *ends, _session(hash, player, expires, now)])

    # Blocks and reports.

    async def block(self, player: str, other: str, also: Sequence[Executable] = ()) -> None:
        """Note that a player doesn't want to meet another, with what comes of that."""
        with contextlib.suppress(Conflict):  # it is noted already
            row = insert(blocks).values(player=player, other=other)
            await self._store.write(others=[row, *also])

    async def unblock(self, player: str, other: str) -> None:
        """Forget that a player didn't want to meet another."""
        await self._store.write(others=[delete(blocks).where(and_(blocks.c.player == player, blocks.c.other == other))])

    async def blocked_by(self, player: str) -> list[tuple[str, str]]:
        """Return whom a player doesn't want to meet, with their names."""
        query = select(blocks.c.other, players.c.name).outerjoin(players, players.c.id == blocks.c.other)
        query = query.where(blocks.c.player == player).order_by(players.c.name)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [(row[0], row[1] or "") for row in rows]

    async def blocked_by_each(self, asked: Iterable[str]) -> dict[str, frozenset[str]]:
        """Return whom each of these players doesn't want to meet, as far as there is anybody."""
        of, found = list(asked), defaultdict[str, set[str]](set)
        for start in range(0, len(of), AT_ONCE):
            query = select(blocks.c.player, blocks.c.other).where(blocks.c.player.in_(of[start : start + AT_ONCE]))
            for player, other in await self._store.read(partial(_pairs, query)):
                found[player].add(other)
        return {player: frozenset(others) for player, others in found.items()}

    async def at_odds(self, player: str, others: Sequence[str]) -> bool:
        """Tell whether a player and any of the others have blocked one another."""
        one = and_(blocks.c.player == player, blocks.c.other.in_(others))
        other = and_(blocks.c.other == player, blocks.c.player.in_(others))
        query = select(exists().where(or_(one, other)))
        return bool(others) and bool(await self._store.read(lambda connection: connection.scalar(query)))

    async def report(self, report: Report) -> None:
        """Keep a report."""
        await self._store.write(others=[insert(reports).values(**report._asdict())])

    async def reports_by(self, player: str) -> list[Report]:
        """Return what somebody has reported."""
        query = select(reports).where(reports.c.player == player).order_by(reports.c.at)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Report(*row) for row in rows]

    # What operators decided.

    async def bans(self) -> list[Ban]:
        """Return who may not come in."""
        rows = await self._store.read(lambda connection: connection.execute(select(bans)).all())
        return [Ban(*row) for row in rows]

    async def deeds(self, after: int) -> list[Deed]:
        """Return the lines of the audit log after a number."""
        query = select(audit).where(audit.c.number > after).order_by(audit.c.number)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Deed(*row) for row in rows]

    async def last_deed(self) -> int:
        """Return the number of the latest line of the audit log."""
        return int(await self._store.read(lambda connection: connection.scalar(select(func.max(audit.c.number)))) or 0)


def _said_at(table: str, lines: Sequence[Line], player: str, seats: Sequence[int]) -> list[Json]:
    mine = (line for line in lines if is_said_by(line, player, seats))
    return [{"table": table, "at": line.at, "text": line.body["chat"]} for line in mine]


def is_said_by(line: Line, player: str, seats: Sequence[int]) -> bool:
    """Tell whether somebody said a line of a journal; older lines name only the seat."""
    return "chat" in line.body and line.body.get("from", player if line.seat in seats else None) == player


def _pairs(query: Executable, connection: Connection) -> list[tuple[str, str]]:
    return [(row[0], row[1]) for row in connection.execute(query)]


def _likeness(player: Player) -> str | None:
    return None if player.login is None else likeness(player.name)


def _made(row: Any) -> Player:
    return Player(row.id, row.name, row.login, row.password, row.mail)


def _session(hash: str, player: str, expires: int, now: int) -> Executable:
    return insert(sessions).values(hash=hash, player=player, expires=expires, made=now, used=now)


def signed_out(player: str, but: str | None = None) -> Executable:
    """Return the statement that ends all sessions of a player, with one exception if it is given."""
    return delete(sessions).where(and_(sessions.c.player == player, sessions.c.hash != (but or "")))


def forgotten(player: str) -> list[Executable]:
    """Return the statements that forget a player; what they reported stays for the operator, without their name."""
    own = [delete(players).where(players.c.id == player), signed_out(player)]
    own += [delete(spoke).where(spoke.c.player == player)]
    own += [delete(resets).where(resets.c.player == player)]
    own += [delete(blocks).where(or_(blocks.c.player == player, blocks.c.other == player))]
    return [*own, update(reports).where(reports.c.player == player).values(player="")]
