"""How much, how often and from where: limits on every entry."""

from __future__ import annotations

import re
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import urlsplit

from tablero.server.refused import refuse


class Rate(NamedTuple):
    """So many at once, and so many more each second."""

    burst: float
    per_second: float


class Limits(NamedTuple):
    """What a server lets in."""

    body: int = 256 * 1024
    """Bytes of an HTTP request."""
    message: int = 64 * 1024
    """Bytes of a message on a socket."""
    chat: int = 400
    """Characters of a line of chat."""
    sockets: int = 64
    """Sockets from one address."""
    requests: Rate = Rate(120, 30)
    """HTTP requests from one address."""
    creations: Rate = Rate(30, 0.5)
    """New tables and guests from one address."""
    replays: Rate = Rate(60, 4)
    """Parts of replays from one address."""
    passwords: Rate = Rate(8, 0.1)
    """Accounts and sign-ins from one address."""
    messages: Rate = Rate(60, 20)
    """Messages on one socket."""


class Bucket:
    """Lets through as many as a rate allows; times are in seconds."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = now

    def take(self, now: float) -> bool:
        """Tell whether one more may pass, and count it."""
        self.left = min(self.rate.burst, self.left + max(0.0, now - self.at) * self.rate.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Gate:
    """A bucket for each address; the addresses not seen for longest are forgotten."""

    def __init__(self, rate: Rate, now: Callable[[], float], most: int = 10_000) -> None:
        self._rate = rate
        self._now = now
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def enter(self, address: str) -> None:
        """Let one more in from this address, or refuse it."""
        now = self._now()
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, now)
        self._buckets[address] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        if not bucket.take(now):
            raise refuse("too-fast")


def same_origin(origin: str | None, host: str | None, allowed: frozenset[str] = frozenset()) -> bool:
    """Tell whether a request comes from a page of this server, from an allowed one, or from no page at all.

    >>> same_origin("https://play.example", "play.example"), same_origin("https://evil.example", "play.example")
    (True, False)
    """
    if origin is None or origin in allowed:
        return True
    try:
        return bool(host) and urlsplit(origin).netloc.casefold() == str(host).casefold()
    except ValueError:
        return False


NAME = 24
"""Characters of a name."""

_SPACE = re.compile(r"\s+")


def clean(text: str, most: int) -> str:
    """Return a text of a person as others may be shown it: one line, nothing invisible, not too long.

    Markup stays what it is, letters: texts are data, and clients show them as text.

    >>> clean("  Ana\\u202e \\n <b>", 24)
    'Ana <b>'
    """
    shown = "".join(" " if c.isspace() else c for c in text if c.isspace() or unicodedata.category(c)[0] != "C")
    return _SPACE.sub(" ", unicodedata.normalize("NFC", shown)).strip()[:most].strip()


def name_of(text: str) -> str:
    """Return a person's name; refuse one with nothing in it."""
    name = clean(text, NAME)
    if not name:
        raise refuse("bad-name", most=NAME)
    return name
