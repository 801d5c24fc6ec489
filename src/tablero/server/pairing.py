"""Quick pairing: people wait with a wish, and two whose wishes agree are seated at a table that is made for them.

The database is the truth, whichever workers the two ask. A wish is settled by one row, whose key is the wish: of several
who would pair somebody, or pair and withdraw, one succeeds and the others look again.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from functools import cache, partial
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Executable, and_, delete, insert, select, update

from tablero.kernel import BadSetup, Clock, Definition, NothingReady, Setup
from tablero.kernel.codec import decode, encode
from tablero.server.games import game as find_game
from tablero.server.journal import TRIES
from tablero.server.live_tables import LiveTables
from tablero.server.people import People
from tablero.server.ratings import Ratings, Standing, check_terms, format_of
from tablero.server.refused import from_setup, refuse
from tablero.server.rows import Player
from tablero.server.schema import paired, players, wishes
from tablero.server.store import Conflict, Store
from tablero.server.terms import PERSON, Seat, Terms

GONE: Final = 20_000
"""Milliseconds after which somebody who has not asked again has left."""

TOLD: Final = 60_000
"""Milliseconds for which somebody is told the table that was made for them; later it is among their tables."""

NOTED: Final = 4_000
"""Milliseconds after which it is noted that somebody still waits."""

CLOSE: Final = 100
"""Points between two ratings that are paired at once."""

WIDENS: Final = 20
"""By how many points more the ratings may differ with each second that both have waited."""

ANYBODY: Final = 60_000
"""Milliseconds after which anybody will do."""

LOOKED_AT: Final = 50
"""How many of those who wait are looked at, the first to come first."""


class Wish(msgspec.Struct):
    """What somebody wants to play: what must agree, and what they bring."""

    game: str
    settings: dict[str, Any]
    clock: Clock | None
    rated: bool
    brings: Any = None

    @property
    def key(self) -> str:
        """What the wishes of two who are paired share."""
        return sha256(encode([self.game, sorted(self.settings.items()), self.clock, self.rated])).hexdigest()


class Waiting(NamedTuple):
    """Somebody who waits, or whose wish is settled: by a table, or not at all."""

    id: str
    player: str
    name: str
    at: int
    seen: int
    rating: float
    wish: Wish
    settled: int | None = None
    table: str | None = None


def width(waited: int) -> float:
    """Return by how much the rating of the other may differ after so many milliseconds.

    >>> width(0), width(10_000), width(60_000)
    (100.0, 300.0, inf)
    """
    return CLOSE + WIDENS * waited / 1000 if waited < ANYBODY else float("inf")


def fits(one: Waiting, other: Waiting, now: int) -> bool:
    """Tell whether two whose wishes agree may be paired: for a rated game only if both would have the other's rating."""
    if not one.wish.rated:
        return True
    return abs(one.rating - other.rating) <= width(now - max(one.at, other.at))


def checked(wish: Wish) -> Wish:
    """Return a wish with every setting at its usual value that is not given; refuse what no two can play."""
    definition = find_game(wish.game)
    if definition.brings is not None and wish.settings.get(definition.brings.setting):
        raise refuse("pairing-brings")
    try:
        setup = _wished(definition, wish)
    except BadSetup as bad:
        raise from_setup(bad) from None
    if not _for_two(definition, setup):
        raise refuse("rated-two")
    if wish.rated:
        check_terms(definition, setup)
    return Wish(wish.game, dict(setup.settings), wish.clock, wish.rated, wish.brings)


def _wished(definition: Definition[Any], wish: Wish) -> Setup:
    """Return how the wished game begins as long as nobody has brought anything; raise `BadSetup` if it can't begin."""
    if wish.brings is None:
        return definition.setup(2, wish.clock, **wish.settings)
    usual = {setting.name: setting.default for setting in definition.settings}
    settings = {**usual, **wish.settings}
    terms = Terms(wish.game, settings, [Seat("open"), Seat("open")], 0, wish.clock)
    definition.setup(2, wish.clock, **terms.with_brought(definition, 0, wish.brings))
    return Setup(2, settings, wish.clock)


def _for_two(definition: Definition[Any], setup: Setup) -> bool:
    return len(set(definition.teams(setup))) == 2


@cache
def pairable(game: str) -> dict[str, list[Any]]:
    """Return the values of each setting that two people can play with; the other settings have their usual values.

    Some need that both bring something, as battles for which no army is ready.
    """
    settings = [one for one in find_game(game).settings if len(one.values) > 1]
    return {one.name: [value for value in one.values if _can_pair(game, {one.name: value})] for one in settings}


def _can_pair(game: str, settings: dict[str, Any]) -> bool:
    definition = find_game(game)
    try:
        return _for_two(definition, definition.setup(2, None, **settings))
    except NothingReady:
        return True
    except BadSetup:
        return False


class Pairing:
    """Those who wait for somebody to play with."""

    def __init__(self, store: Store, tables: LiveTables, people: People, now: Callable[[], int]) -> None:
        self._store = store
        self._tables = tables
        self._people = people
        self._now = now

    async def ask(self, player: Player, wish: Wish, ratings: Ratings) -> Waiting:
        """Let somebody wait with a checked wish instead of any other; return how that stands."""
        rating = 0.0
        if wish.rated:
            format = format_of(find_game(wish.game), wish.settings)
            found = await ratings.of([player.id], wish.game, format)
            rating = found.get(player.id, Standing()).rating.rating
        kept = encode(msgspec.to_builtins(wish)).decode()
        for _ in range(TRIES):
            before, now = await self._of(player.id), self._now()
            id = secrets.token_urlsafe(12)
            row = {"id": id, "player": player.id, "at": now, "seen": now, "key": wish.key, "rating": rating}
            ends = [] if before is None or before.settled is not None else [_settle(before.id, None, now)]
            gone = delete(wishes).where(wishes.c.player == player.id)
            try:
                await self._store.write(others=[*ends, gone, insert(wishes).values(**row, wish=kept)])
            except Conflict:  # paired just now, or asked twice at once
                before = await self._of(player.id)
                if before is not None and before.table is not None:
                    return before
                continue
            return await self.look(player.id) or Waiting(id, player.id, player.name, now, now, rating, wish)
        raise refuse("busy")

    async def look(self, player: str) -> Waiting | None:
        """Tell how somebody's wish stands, and pair them if somebody fits; None for somebody who doesn't wait."""
        own: Waiting | None = None
        for _ in range(TRIES):
            own, now = await self._of(player), self._now()
            if own is None:
                return None
            if own.settled is not None:
                return own if own.table is not None and own.settled > now - TOLD else None
            if now - own.seen > NOTED:
                mine = wishes.c.id == own.id
                await self._store.write(others=[update(wishes).where(mine).values(seen=now)])
            other, terms = await self._match(own, now)
            if other is None or terms is None:
                return own
            try:
                await self._tables.create(terms, partial(_settle_both, own.id, other.id, now))
            except Conflict:
                continue
        return own  # others were faster every time: who still waits is paired when they look again

    async def leave(self, player: str) -> str | None:
        """Withdraw somebody's wish; return the table if they were paired just now."""
        own = await self._of(player)
        if own is None or own.settled is not None:
            return None if own is None or (own.settled or 0) <= self._now() - TOLD else own.table
        try:
            await self._store.write(others=[_settle(own.id, None, self._now())])
        except Conflict:
            own = await self._of(player)
            return None if own is None else own.table
        return None

    async def _match(self, own: Waiting, now: int) -> tuple[Waiting | None, Terms | None]:
        """Return who is paired with somebody, the nearest in strength or the first to come, and their table's terms."""
        found = [one for one in await self._candidates(own, now) if fits(own, one, now)]
        for other in sorted(found, key=lambda one: (abs(one.rating - own.rating), one.at)):
            if await self._people.at_odds(own.player, [other.player]):
                continue
            terms = await asyncio.to_thread(_terms, find_game(own.wish.game), own, other, now)
            if terms is not None:
                return other, terms
        return None, None

    async def _of(self, player: str) -> Waiting | None:
        query = _waiting().where(wishes.c.player == player)
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return None if row is None else _made(row)

    async def _candidates(self, own: Waiting, now: int) -> list[Waiting]:
        waits = and_(wishes.c.key == own.wish.key, wishes.c.player != own.player, wishes.c.seen > now - GONE)
        query = _waiting().where(and_(waits, paired.c.wish.is_(None))).order_by(wishes.c.at).limit(LOOKED_AT)

        def read(connection: Connection) -> list[Waiting]:
            return [_made(row) for row in connection.execute(query)]

        return await self._store.read(read)


def _waiting() -> Any:
    query = select(wishes, players.c.name, paired.c.table, paired.c.at.label("settled"))
    return query.join(players, players.c.id == wishes.c.player).outerjoin(paired, paired.c.wish == wishes.c.id)


def _made(row: Any) -> Waiting:
    wish = msgspec.convert(decode(row.wish), Wish)
    return Waiting(row.id, row.player, row.name, row.at, row.seen, row.rating, wish, row.settled, row.table)


def _settle(wish: str, table: str | None, at: int) -> Executable:
    return insert(paired).values(wish=wish, table=table, at=at)


def _settle_both(one: str, other: str, at: int, table: str) -> list[Executable]:
    """Return the statements that settle two wishes by a table: all workers in one order, so that none waits in a circle."""
    return [_settle(wish, table, at) for wish in sorted((one, other))]


def _terms(definition: Definition[Any], one: Waiting, other: Waiting, now: int) -> Terms | None:
    """Return the terms of the table of two, who sit as chance will have it; None if what they bring can't meet."""
    order = [one, other] if secrets.randbelow(2) else [other, one]
    seats = [Seat(PERSON, None, who.player, who.name) for who in order]
    terms = Terms(one.wish.game, dict(one.wish.settings), seats, now, one.wish.clock, rated=one.wish.rated)
    try:
        for seat, who in enumerate(order):
            if who.wish.brings is not None:
                terms.settings = terms.with_brought(definition, seat, who.wish.brings)
        definition.setup(2, terms.clock, **terms.settings)
    except BadSetup:
        return None
    return terms


def without_wishes(player: str) -> Executable:
    """Return the statement that forgets what somebody wished."""
    return delete(wishes).where(wishes.c.player == player)
