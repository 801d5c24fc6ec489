"""Friends, who is here, and invitations to a table.

Who asks somebody is a row; where both have asked, they are friends. Somebody who declines keeps the row of who asked, marked:
the other still sees that they have asked, learns no more, and can't ask again.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Executable, and_, delete, func, insert, or_, select, update

from tablero.kernel import Json
from tablero.server.accounts import login_of
from tablero.server.people import People
from tablero.server.refused import refuse
from tablero.server.rows import OPEN, Player
from tablero.server.schema import blocks, friends, here, invitations, players, seated, tables
from tablero.server.store import Conflict, Store

MOST: Final = 200
"""How many somebody may have asked, friends among them."""

UNANSWERED: Final = 20
"""How many of them may not have answered."""

INVITED: Final = 20
"""How many invitations of somebody may be open."""

LASTS: Final = 7 * 24 * 3600_000
"""Milliseconds for which an invitation is good."""

AWAY: Final = 60_000
"""Milliseconds after which somebody of whom nothing was seen is not here."""

NOTED: Final = 20_000
"""Milliseconds after which it is noted again that somebody is here."""


class Known(NamedTuple):
    """Somebody whom one knows: whether one has asked them, they have asked one, and when they were last seen."""

    id: str
    name: str
    asked: bool
    asks: bool
    seen: int
    playing: bool


class Invitation(NamedTuple):
    """Somebody invites somebody to a table."""

    id: str
    table: str
    name: str
    terms: str
    at: int


class Friends:
    """Who knows whom, in a database."""

    def __init__(self, store: Store, people: People, now: Callable[[], int]) -> None:
        self._store = store
        self._people = people
        self._now = now
        self._noted: dict[str, tuple[int, bool]] = {}
        """When it was last noted that somebody is here, and whether at a table."""

    # Friends.

    async def ask(self, player: Player, name: str) -> None:
        """Ask somebody to be friends; that nobody has that name is not told, nor that they declined."""
        known = await self.known(player.id)
        if sum(one.asked for one in known) >= MOST or sum(one.asked and not one.asks for one in known) >= UNANSWERED:
            raise refuse("too-many-friends", most=MOST, open=UNANSWERED)
        other = await self._people.account(login_of(name))
        if other is not None and other.id == player.id:
            raise refuse("friend-yourself")
        if other is not None:
            await self._agree(player.id, other.id)

    async def answer(self, player: str, other: str, yes: bool) -> None:
        """Be friends with somebody who has asked, or not; refuse where nobody has."""
        if not any(one.id == other and one.asks and not one.asked for one in await self.known(player)):
            raise refuse("not-found")
        if yes:
            await self._agree(player, other)
        else:
            await self._store.write(others=[update(friends).where(_row(other, player)).values(declined=1)])

    async def _agree(self, player: str, other: str) -> None:
        """Note that a player wants to be friends; whoever was declined by them before no longer is."""
        again = update(friends).where(_row(other, player)).values(declined=0)
        row = insert(friends).values(player=player, other=other, at=self._now(), declined=0)
        with contextlib.suppress(Conflict):  # asked already
            await self._store.write(others=[row, again])

    async def remove(self, player: str, other: str) -> None:
        """End a friendship, or take back that one has asked; that one was declined stays."""
        rows = and_(or_(_row(player, other), _row(other, player)), friends.c.declined == 0)
        await self._store.write(others=[delete(friends).where(rows)])

    async def known(self, player: str) -> list[Known]:
        """Return whom somebody knows, by name; nobody who was declined."""

        def read(connection: Connection) -> list[Known]:
            mine = [*connection.scalars(select(friends.c.other).where(friends.c.player == player))]
            blocked = select(blocks.c.other).where(blocks.c.player == player)
            asks = and_(friends.c.other == player, friends.c.declined == 0, friends.c.player.not_in(blocked))
            theirs = [*connection.scalars(select(friends.c.player).where(asks))]
            who = select(players.c.id, players.c.name, here.c.at, here.c.playing)
            who = who.outerjoin(here, here.c.player == players.c.id).where(players.c.id.in_({*mine, *theirs}))
            rows = connection.execute(who.order_by(players.c.name)).all()
            return [
                Known(row.id, row.name, row.id in mine, row.id in theirs, row.at or 0, bool(row.playing))
                for row in rows
            ]

        return await self._store.read(read)

    async def told(self, player: str) -> Json:
        """Return somebody's friends with who of them is here, whom they have asked, and who asks them."""
        known, now = await self.known(player), self._now()
        both = [one for one in known if one.asked and one.asks]
        return {
            "friends": [{**_person(one), **_presence(one, now)} for one in both],
            "asked": [_person(one) for one in known if one.asked and not one.asks],
            "asking": [_person(one) for one in known if one.asks and not one.asked],
        }

    # Who is here.

    async def note(self, accounts: Iterable[tuple[str, bool]]) -> None:
        """Note that accounts are here now, each with whether at a table; not more often than is needed."""
        now = self._now()
        new = {who: playing for who, playing in accounts if self._is_news(who, playing, now)}
        for who, playing in new.items():
            self._noted[who] = now, playing
            row = insert(here).values(player=who, at=now, playing=int(playing))
            with contextlib.suppress(Conflict):  # another worker notes the same
                await self._store.write(others=[delete(here).where(here.c.player == who), row])
        if len(self._noted) > 10_000:
            self._noted = {who: one for who, one in self._noted.items() if now - one[0] < NOTED}

    def _is_news(self, who: str, playing: bool, now: int) -> bool:
        at, before = self._noted.get(who, (-NOTED, False))
        return now - at >= NOTED or (playing and not before)

    async def is_here(self, player: str) -> bool:
        """Tell whether somebody was seen just now, at whichever worker."""
        query = select(here.c.at).where(here.c.player == player)
        at = await self._store.read(lambda connection: connection.scalar(query))
        return at is not None and at > self._now() - AWAY

    # Invitations.

    async def invite(self, player: str, other: str, table: str) -> None:
        """Invite a friend to a table; refuse whoever is none, and too many."""
        if not any(one.id == other and one.asked and one.asks for one in await self.known(player)):
            raise refuse("no-friend")
        open_ = and_(invitations.c.player == player, invitations.c.at > self._now() - LASTS)
        waits = select(tables.c.id).where(tables.c.status == OPEN)
        count = select(func.count()).select_from(invitations).where(and_(open_, invitations.c.table.in_(waits)))
        found = await self._store.read(lambda connection: connection.scalar(count))
        if (found or 0) >= INVITED:
            raise refuse("too-many-invitations", most=INVITED)
        row = {"id": secrets.token_urlsafe(12), "player": player, "other": other, "table": table, "at": self._now()}
        with contextlib.suppress(Conflict):  # invited already
            await self._store.write(others=[insert(invitations).values(**row)])

    async def invitations(self, player: str) -> list[Invitation]:
        """Return the invitations of somebody to tables that still wait for players, the latest first."""
        query = select(invitations, players.c.name, tables.c.terms).join(players, players.c.id == invitations.c.player)
        sits = select(seated.c.table).where(seated.c.player == player)
        good = and_(invitations.c.other == player, invitations.c.at > self._now() - LASTS, tables.c.id.not_in(sits))
        query = query.join(tables, tables.c.id == invitations.c.table).where(and_(good, tables.c.status == OPEN))
        rows = await self._store.read(
            lambda connection: connection.execute(query.order_by(invitations.c.at.desc())).all()
        )
        return [Invitation(row.id, row.table, row.name, row.terms, row.at) for row in rows]

    async def is_invited(self, player: str, table: str) -> bool:
        """Tell whether somebody was invited to a table."""
        return any(one.table == table for one in await self.invitations(player))

    async def decline(self, player: str, id: str) -> None:
        """Forget an invitation."""
        own = and_(invitations.c.other == player, invitations.c.id == id)
        await self._store.write(others=[delete(invitations).where(own)])


def _row(player: str, other: str) -> Any:
    return and_(friends.c.player == player, friends.c.other == other)


def _person(one: Known) -> dict[str, Json]:
    return {"id": one.id, "name": one.name}


def _presence(one: Known, now: int) -> dict[str, Json]:
    online = one.seen > now - AWAY
    return {"online": online, "playing": online and one.playing}


def estranged(player: str, other: str) -> list[Executable]:
    """Return the statements by which somebody who blocks another is no friend any more, and not asked again."""
    invited = and_(invitations.c.player == other, invitations.c.other == player)
    return [
        delete(friends).where(_row(player, other)),
        update(friends).where(_row(other, player)).values(declined=1),
        delete(invitations).where(invited),
    ]


def without_friends(player: str) -> list[Executable]:
    """Return the statements that forget whom somebody knows."""
    known = [delete(one).where(or_(one.c.player == player, one.c.other == player)) for one in (friends, invitations)]
    return [*known, delete(here).where(here.c.player == player)]
