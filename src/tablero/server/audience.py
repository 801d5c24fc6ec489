"""Those who are at a table through this worker: what they are shown and told, and who else is there."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from time import monotonic
from weakref import ref

from tablero.kernel import Json
from tablero.server.journal import Journalled
from tablero.server.presence import Here, Presence
from tablero.server.seen import sights, told_since
from tablero.server.sight import NewLines, Sight
from tablero.server.terms import BOT, PERSON
from tablero.server.watching import Watcher

LINES = 50
"""How many lines of chat are told at once."""


def _seq(line: Json) -> int:
    return int(line["seq"])


class Audience:
    """The sockets at a table."""

    def __init__(self, table: Journalled) -> None:
        self.id = table.id
        self.watchers: set[Watcher] = set()
        self.coming = 0
        """How many are on the way in."""
        self._weak = ref(table)
        self._presence = Presence()

    @property
    def _table(self) -> Journalled:
        """The table, which has its audience: it would never be freed by itself if that had the table too."""
        table = self._weak()
        assert table is not None
        return table

    # What they see.

    async def welcome(self, watcher: Watcher, after: int) -> None:
        """Let somebody watch from now on, and send what they have not seen."""
        async with self._table.settled():
            await self._look(watcher, after)
            self.watchers.add(watcher)
            if self._table.chat and self.may_read(watcher):
                watcher.tell({"t": "chats", **self.said(watcher, after)})
            watcher.heard = self._table.seq
        self._tell_presence()

    @contextmanager
    def expecting(self) -> Iterator[None]:
        """Stay for somebody who is let in meanwhile."""
        self.coming += 1
        try:
            yield
        finally:
            self.coming -= 1

    async def look(self, watcher: Watcher, seat: int) -> int:
        """Let somebody look from a seat, and return the line of the journal that they see."""
        async with self._table.settled():
            watcher.seat = seat
            await self._look(watcher, 0)
            return self._table.seq

    async def _look(self, watcher: Watcher, after: int) -> None:
        watcher.sent = after if self._table.log.holds(after) else 0
        sight = (await self._sights("welcome", [watcher.seat]))[watcher.seat]
        watcher.show(sight, told_since(self._table, [watcher.seat], watcher.sent)[watcher.seat])
        sight.shown()

    def leave(self, watcher: Watcher) -> None:
        """Let somebody go."""
        self.watchers.discard(watcher)
        self._tell_presence()

    async def show(self) -> None:
        """Send everybody here what has changed."""
        if self.watchers and not self._table.lost:
            async with self._table.lock:
                if not self._table.lost:
                    await self._show()

    async def _sights(self, kind: str, seats: Sequence[int | None]) -> dict[int | None, Sight]:
        table = self._table
        return await table.play(kind, lambda: sights(table, seats))

    async def _show(self) -> None:
        table = self._table
        for watcher in self.watchers:
            watcher.have(table.own_seats(watcher.player))
        seats = list({watcher.seat for watcher in self.watchers})
        seen = await self._sights("show", seats)
        with table.home.metrics.held("tell"):
            self._tell(seen, seats)

    def _tell(self, seen: dict[int | None, Sight], seats: Sequence[int | None]) -> None:
        """Send everybody here what they see, as far as they have not seen it."""
        table = self._table
        told: dict[int, dict[int | None, NewLines]] = {}
        for watcher in self.watchers:
            if watcher.sent not in told:
                told[watcher.sent] = told_since(table, seats, watcher.sent)
            watcher.show(seen[watcher.seat], told[watcher.sent][watcher.seat])
            heard, watcher.heard = watcher.heard, table.seq
            self._tell_chat(watcher, heard)
        for sight in seen.values():
            sight.shown()

    def may_read(self, watcher: Watcher) -> bool:
        """Tell whether somebody may read the chat."""
        chat = self._table.terms.chat
        return chat == "all" or (chat == "seats" and bool(watcher.mine))

    def _tell_chat(self, watcher: Watcher, heard: int) -> None:
        """Tell somebody the lines of the chat after a line of the journal."""
        chat = self._table.chat
        if not chat or _seq(chat[-1]) <= heard:
            return
        new = chat[bisect_right(chat, heard, key=_seq) :] if self.may_read(watcher) else []
        if len(new) > 1:
            watcher.tell({"t": "chats", **self.said(watcher, _seq(new[0]) - 1)})
        elif new and self._hears(watcher, new[0]):
            watcher.tell(new[0])

    def _hears(self, watcher: Watcher, line: Json) -> bool:
        """Tell whether somebody is told a line of chat: not if they have blocked who said it."""
        return self._table.speakers.get(line["seq"]) not in watcher.ignores

    def said(self, watcher: Watcher, after: int = 0, before: int | None = None) -> Json:
        """Return the latest lines of chat between two lines of the journal, and whether there are more of them."""
        chat = self._table.chat
        end = len(chat) if before is None else bisect_left(chat, before, key=_seq)
        start = bisect_right(chat, after, hi=end, key=_seq)
        latest = (chat[number] for number in range(end - 1, start - 1, -1))
        found = [*islice((line for line in latest if self._hears(watcher, line)), LINES + 1)]
        return {"lines": found[:LINES][::-1], "more": len(found) > LINES or self._table.unkept > after}

    async def earlier(self, watcher: Watcher, before: int) -> Json:
        """Return the latest lines of chat before a line of the journal; read those that are not kept in memory."""
        told = self.said(watcher, before=before)
        if told["lines"] or not told["more"]:
            return told
        found: list[Json] = []
        before = min(before, self._table.unkept + 1)
        while len(found) <= LINES:
            some = await self._table.said_before(before, LINES)
            found += [line for line, speaker in some if speaker not in watcher.ignores]
            if len(some) < LINES:
                break
            before = _seq(some[-1][0])
        return {"lines": found[:LINES][::-1], "more": len(found) > LINES}

    # Who is here.

    @property
    def here(self) -> Here:
        """Those who are at the table through this worker."""
        seats = {seat for watcher in self.watchers for seat in watcher.mine}
        return Here(tuple(sorted(seats)), sum(not watcher.mine for watcher in self.watchers))

    def seats_here(self) -> tuple[int, ...]:
        """Return the seats whose players are at the table, at whichever worker."""
        return self._presence.everywhere(self.here).seats

    def present(self, worker: str, here: Here) -> None:
        """Note who is here through another worker."""
        if self._presence.heard(worker, here, monotonic()):
            self._show_presence()

    def fade(self) -> None:
        """Forget those of workers that are silent."""
        if self._presence.fade(monotonic()):
            self._show_presence()

    def patience(self, seat: int) -> int | None:
        """Return how long the others must still wait before a bot may go on for somebody away; None where a clock says so."""
        table = self._table
        return None if table.terms.clock is not None else self._presence.patience(seat, table.home.now())

    def _tell_presence(self) -> None:
        """Tell everybody, also at other workers, who is here."""
        self._table.home.wire.here(self.id, self.here)
        self._show_presence()

    def _show_presence(self) -> None:
        all_ = self._table.terms.seats
        seats, spectators = self._presence.everywhere(self.here)
        people = [i for i, seat in enumerate(all_) if seat.kind == PERSON]
        self._presence.note(seats, people, self._table.home.now())
        online = [seat.kind == BOT or i in seats for i, seat in enumerate(all_)]
        bot_in = [self.patience(seat) for seat in range(len(all_))]
        for watcher in self.watchers:
            watcher.tell({"t": "presence", "online": online, "spectators": spectators, "bot_in": bot_in})
