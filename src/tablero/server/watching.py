"""Somebody who looks at a table through a socket: what waits to be sent to them."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Protocol

import msgspec

from tablero.kernel import Json

if TYPE_CHECKING:
    from tablero.server.sight import NewLines, Sight

MOST_WAITING = 200
"""Messages after which somebody who doesn't read is let go."""

LONGEST_WAITING = 1 << 20
"""Bytes of messages after which they are."""

_encoder = msgspec.json.Encoder()


def encoded(message: Json) -> bytes:
    """Return a message as it is sent."""
    return _encoder.encode(message)


class Way(Protocol):
    """The way to somebody who looks at a table."""

    @property
    def free(self) -> bool:
        """Whether what is said now goes out at once, since nothing before it is still to be read."""
        ...

    def say(self, data: bytes) -> None:
        """Send a message."""
        ...

    def cut(self, why: str) -> None:
        """End the connection at once."""
        ...


class Watcher:
    """A socket at a table: its player, the seats that are theirs, and the one it looks from (None: a spectator).

    Only the latest state waits: a slow reader misses moments, but never the log.
    """

    def __init__(self, player: str | None, mine: tuple[int, ...], seat: int | None, way: Way) -> None:
        self.player = player
        self.mine = mine
        self.seat = seat
        self.sent = 0
        """The line of the journal up to which the log has been sent."""
        self.heard = 0
        """The line of the journal up to which it has been told the chat, or may not read it."""
        self.ignores: frozenset[str] = frozenset()
        """The players whose chat it isn't told."""
        self._way = way
        self._lost = False
        self.changes = False
        """Whether it takes what has changed instead of a whole state."""
        self._state: tuple[Sight, NewLines] | None = None
        self._seen: Sight | None = None
        self._waiting: deque[bytes] = deque()
        self._length = 0

    def welcome(self) -> None:
        """Say which seats are its own."""
        self.tell({"t": "welcome", "seat": self.seat, "mine": list(self.mine)})

    def have(self, mine: tuple[int, ...]) -> None:
        """Note which seats are its own now, when a bot or another player has taken some over; without any it looks on."""
        if mine == self.mine:
            return
        self.mine = mine
        if self.seat not in mine:
            self.seat = next(iter(mine), None)
            self.sent = 0
        self.welcome()

    def show(self, sight: Sight, told: NewLines) -> None:
        """Send what it sees, and new lines of the log, instead of what still waits."""
        self._state = sight, told
        self.go_on()

    def tell(self, message: Json) -> None:
        """Send a message; who doesn't read is sent no more."""
        if self._lost:
            return
        said = encoded(message)
        if self._way.free:
            self._way.say(said)
            return
        self._waiting.append(said)
        self._length += len(said)
        if len(self._waiting) > MOST_WAITING or self._length > LONGEST_WAITING:
            self._lost = True
            self._way.cut("unread")

    def go_on(self) -> None:
        """Send what waits, as long as it is read: answers first, then the table."""
        while self._way.free:
            if self._waiting:
                said = self._waiting.popleft()
                self._length -= len(said)
                self._way.say(said)
            elif self._state is not None:
                (sight, told), self._state = self._state, None
                before = self._seen if self.changes and self._seen and self._seen.seat == sight.seat else None
                self._seen, self.sent = sight, sight.seq
                self._way.say(sight.text(before, told))
            else:
                return
