"""Notices that it is one's turn: for those who are not here, at tables without a clock or with days for each choice.

Who is asked is told once a turn, by mail (the operator's command) and by Web Push, if they want that. A worker waits a
little first, so that nobody is called who comes by themselves; what a worker waits for when it ends is not told.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from sqlalchemy import Executable, and_, delete, func, insert, select

from tablero.kernel import say
from tablero.kernel.codec import encode
from tablero.languages import closest
from tablero.server import logs
from tablero.server.friends import Friends
from tablero.server.live_tables import LiveTables
from tablero.server.mailing import send
from tablero.server.people import People
from tablero.server.push import Device, Push, Sender, new_key
from tablero.server.refused import Refused, refuse
from tablero.server.rows import PLAYING, Player
from tablero.server.schema import keys, mailed, noticed, subscriptions
from tablero.server.store import Conflict, Store
from tablero.server.tables import Table
from tablero.server.terms import PERSON
from tablero.text import Texts

DEVICES: Final = 10
"""On so many devices an account may want to be told."""

AT_ONCE: Final = 4
"""How many people are told at the same time."""

KEY: Final = "push"


class Turn(NamedTuple):
    """Somebody is asked at a table, after their choice at this step of the game."""

    table: str
    seat: int
    player: str
    after: int


def due(table: Table) -> list[Turn]:
    """Return who is asked at a table and not there, where that may take days."""
    game, clock = table.game, table.terms.clock
    if game is None or table.status != PLAYING or (clock is not None and not clock.renews):
        return []
    there = table.audience.seats_here()
    found: list[Turn] = []
    for part in game.decisions:
        seat = table.terms.seats[part.seat]
        if seat.kind == PERSON and seat.player and part.seat not in there:
            last = game.latest(part.seat)
            found.append(Turn(table.id, part.seat, seat.player, -1 if last is None else last))
    return found


class Notices:
    """What those want to be told who are not here, and telling them."""

    def __init__(
        self,
        store: Store,
        people: People,
        friends: Friends,
        later: Callable[[Coroutine[Any, Any, None]], None],
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self._people = people
        self._friends = friends
        self._later = later
        self._now = now
        self._waiting: set[Turn] = set()
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self.tables: LiveTables | None = None
        self.mail: Sequence[str] = ()
        self.push: Push | None = None
        self.after = 60.0
        """Seconds for which somebody may still come by themselves."""

    async def open_push(self, contact: str, sender: Sender) -> None:
        """Begin to push, by the key that all workers of this database share."""
        with contextlib.suppress(Conflict):  # there is one
            await self._store.write(others=[insert(keys).values(name=KEY, value=new_key())])
        query = select(keys.c.value).where(keys.c.name == KEY)
        kept = await self._store.read(lambda connection: connection.scalar(query))
        self.push = Push(contact, str(kept), sender, self._now)

    # What people want.

    async def wants_mail(self, player: str) -> bool:
        """Tell whether somebody wants mail."""
        query = select(mailed.c.player).where(mailed.c.player == player)
        return await self._store.read(lambda connection: connection.scalar(query)) is not None

    async def want_mail(self, player: str, wants: bool) -> None:
        """Keep whether somebody wants mail."""
        row = [insert(mailed).values(player=player)] if wants else []
        await self._store.write(others=[delete(mailed).where(mailed.c.player == player), *row])

    async def add(self, player: str, device: Device, at: int) -> str:
        """Keep a device, which nobody else has any more; return its id. The oldest of too many goes."""
        id = sha256(device.endpoint.encode()).hexdigest()
        row = {"id": id, "player": player, **device._asdict(), "at": at}
        old = select(subscriptions.c.id).where(subscriptions.c.player == player).order_by(subscriptions.c.at.desc())
        extra = await self._store.read(lambda connection: [*connection.scalars(old.offset(DEVICES - 1))])
        gone = delete(subscriptions).where(subscriptions.c.id.in_([id, *extra]))
        await self._store.write(others=[gone, insert(subscriptions).values(**row)])
        return id

    async def forget(self, player: str, id: str) -> None:
        """Forget a device."""
        own = and_(subscriptions.c.player == player, subscriptions.c.id == id)
        await self._store.write(others=[delete(subscriptions).where(own)])

    async def devices(self, player: str) -> dict[str, Device]:
        """Return somebody's devices, by their ids."""
        query = select(subscriptions).where(subscriptions.c.player == player)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return {row.id: Device(row.endpoint, row.p256dh, row.auth, row.lang) for row in rows}

    async def count(self, player: str) -> int:
        """Return on how many devices somebody is told."""
        query = select(func.count()).select_from(subscriptions).where(subscriptions.c.player == player)
        found = await self._store.read(lambda connection: connection.scalar(query))
        return found or 0

    # Telling.

    def look(self, table: Table) -> None:
        """Tell those who are asked at a table and not there, unless they come soon."""
        if not self.mail and self.push is None:
            return
        for turn in due(table):
            if turn not in self._waiting:
                self._waiting.add(turn)
                self._later(self._call(turn))

    async def _call(self, turn: Turn) -> None:
        try:
            await asyncio.sleep(self.after)
            async with self._at_once:
                await self._tell(turn)
        except (Refused, OSError, TimeoutError) as error:
            logs.say("notice-not-sent", table=turn.table, error=type(error).__name__)
        finally:
            self._waiting.discard(turn)

    async def _tell(self, turn: Turn) -> None:
        assert self.tables is not None
        table = await self.tables.table(turn.table)
        async with table.settled():
            still = turn in due(table)
            others = [seat.name or "" for i, seat in enumerate(table.terms.seats) if i != turn.seat]
        player = await self._people.player(turn.player)
        if not still or player is None or player.login is None or await self._friends.is_here(player.id):
            return
        by_mail = bool(self.mail and player.mail) and await self.wants_mail(player.id)
        devices = {} if self.push is None else await self.devices(player.id)
        if not by_mail and not devices:
            return
        try:
            row = {"table": turn.table, "seat": turn.seat, "after": turn.after, "at": self._now()}
            await self._store.write(others=[insert(noticed).values(**row)])
        except Conflict:  # told already, perhaps by another worker
            return
        if by_mail:
            await send(self.mail, _letter(player, turn.table, table.terms.game, others))
        for id, device in devices.items():
            await self._push(player.id, id, device, turn.table, others)

    async def _push(self, player: str, id: str, device: Device, table: str, others: Sequence[str]) -> None:
        assert self.push is not None
        words = Texts(closest([device.lang]))
        title = words.render(say("server-notice-turn"))
        text = words.render(say("server-notice-against", names=", ".join(others)))
        told = encode({"title": title, "body": text, "path": f"/t/{table}", "tag": f"turn-{table}"})
        try:
            if not await self.push.tell(device, told):
                await self.forget(player, id)
        except (OSError, TimeoutError) as error:
            logs.say("push-not-sent", error=type(error).__name__)


def _letter(player: Player, table: str, game: str, others: Sequence[str]) -> Any:
    whom = {"login": player.login, "name": player.name, "mail": player.mail}
    return {"kind": "turn", **whom, "table": table, "path": f"/t/{table}", "game": game, "against": [*others]}


def without_notices(player: str) -> list[Executable]:
    """Return the statements that forget where somebody wants to be told."""
    return [delete(one).where(one.c.player == player) for one in (mailed, subscriptions)]


def checked_contact(given: str) -> str:
    """Return how push services reach the operator; refuse what is neither mail nor a page."""
    if not given.startswith(("mailto:", "https://")) or len(given) > 200:
        raise refuse("bad-contact")
    return given
