"""How much, how often and from where: limits on every entry."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from tablero.kernel import Json
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
    connections: int = 10_000
    """Connections in all; fewer where the system allows fewer open files."""
    connections_from: int = 256
    """Connections from one address, and behind a web server requests of one address at the same time."""
    sockets: int = 64
    """Sockets from one address."""
    requests: Rate = Rate(120, 30)
    """HTTP requests from one address."""
    creations: Rate = Rate(30, 0.5)
    """New tables and guests from one address."""
    replays: Rate = Rate(60, 4)
    """Parts of replays from one address."""
    passwords: Rate = Rate(8, 0.1)
    """Wrong passwords and codes from one address."""
    guesses: Rate = Rate(5, 0.02)
    """Those for one account from one address."""
    messages: Rate = Rate(60, 20)
    """Choices and whatever else does something, on one socket."""
    questions: Rate = Rate(600, 120)
    """Messages of any kind on one socket, counting what is to be explained: a client asks for a dozen cards at once."""
    hints: Rate = Rate(20, 0.1)
    """Hints, analyses, and whatever else bots are asked by people, from one address."""
    chats: Rate = Rate(12, 0.5)
    """Lines of chat from one address."""
    heading: float = 10.0
    """Seconds until a connection has asked for something."""
    reading: float = 20.0
    """Seconds that the body of a request may take."""
    unread: float = 20.0
    """Seconds until what is sent must have been read."""
    unsent: int = 1 << 20
    """Bytes that may wait to be sent to one who doesn't read."""
    ping: float = 20.0
    """Seconds between two pings on a socket."""
    pong: float = 20.0
    """Seconds until a ping must have been answered."""


LEAST = {"connections_from": 32, "sockets": 16, "requests": 60.0, "creations": 15.0, "replays": 30.0}
"""What of an address each of several workers lets in at least: people who share one may all be at one table."""


def shared_among(limits: Limits, workers: int) -> Limits:
    """Return what each of several workers lets in, so that an address is let in about as much by all of them as by one.

    What only one worker counts, as wrong passwords, stays; so does the chat, which is said at one table and so to one worker.

    >>> half = shared_among(Limits(), 2)
    >>> half.connections, half.connections_from, half.requests, half.guesses == Limits().guesses
    (5000, 128, Rate(burst=60.0, per_second=15.0), True)
    >>> shared_among(Limits(), 16).sockets, shared_among(Limits(sockets=8), 16).sockets
    (16, 8)
    """
    parts: dict[str, Any] = {"connections": -(-limits.connections // workers)}
    for name, least in LEAST.items():
        whole = getattr(limits, name)
        if isinstance(whole, Rate):
            parts[name] = Rate(max(min(least, whole.burst), whole.burst / workers), whole.per_second / workers)
        else:
            parts[name] = max(min(int(least), whole), -(-whole // workers))
    return limits._replace(**parts)


class Bucket:
    """Lets through as many as a rate allows; times are in seconds."""

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.burst
        self.at = now

    def take(self, now: float, count: int = 1) -> bool:
        """Tell whether so many more may pass, and count them."""
        self.left = min(self.rate.burst, self.left + max(0.0, now - self.at) * self.rate.per_second)
        self.at = now
        if self.left < count:
            return False
        self.left -= count
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

    def give_back(self, address: str) -> None:
        """Don't count one that was let in from this address after all."""
        bucket = self._buckets.get(address)
        if bucket is not None:
            bucket.left = min(bucket.rate.burst, bucket.left + 1)


class Crowd:
    """Lets in only so many of each address at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._inside: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._inside.total()

    @contextmanager
    def one_of(self, address: str) -> Iterator[None]:
        """Let one more in from this address until the block ends, or refuse it."""
        if self._inside[address] >= self._most:
            raise refuse("too-fast")
        self._inside[address] += 1
        try:
            yield
        finally:
            self._inside[address] -= 1
            if not self._inside[address]:
                del self._inside[address]


def network(host: str) -> str:
    """Return what counts as one address: with IPv6 somebody has a whole network of them.

    >>> network("192.0.2.7"), network("2001:db8:1:2:3:4:5:6"), network("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7')
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))


def is_local(address: str) -> bool:
    """Tell whether an address is one of this machine's own.

    >>> is_local("127.0.0.1"), is_local("::"), is_local("192.0.2.7")
    (True, True, False)
    """
    try:
        return ip_address(address).is_loopback or address == network("::1")
    except ValueError:
        return False


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


DEPTH = 40
"""How many levels a value has at most, where any value is taken."""


def shallow(value: Json) -> Json:
    """Return a value that came as JSON; refuse one with too many levels, which nothing here needs.

    >>> shallow({"deck": [1, 2]})
    {'deck': [1, 2]}
    """
    level = [value] if isinstance(value, list | dict) else []
    for _ in range(DEPTH):
        level = [inner for one in level for inner in _inside(one) if isinstance(inner, list | dict)]
        if not level:
            return value
    raise refuse("too-deep", most=DEPTH)


def _inside(value: list[Json] | dict[str, Json]) -> Iterable[Json]:
    return value.values() if isinstance(value, dict) else value


NAME = 24
"""Characters of a name."""

_SPACE = re.compile(r"\s+")

_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that nobody sees."""

_HEAP = re.compile("([\u0300-\u036f]{2})[\u0300-\u036f]+")
"""Marks on marks, which grow over the lines above."""


def clean(text: str, most: int) -> str:
    """Return a text of a person as others may be shown it: one line, nothing invisible, not too long.

    Markup stays what it is, letters: texts are data, and clients show them as text.

    >>> clean("  Ana\\u202e \\n <b>", 24)
    'Ana <b>'
    """
    shown = "".join(c for c in text if c.isspace() or (unicodedata.category(c)[0] != "C" and c not in _BLANK))
    return _HEAP.sub(r"\1", _SPACE.sub(" ", unicodedata.normalize("NFC", shown))).strip()[:most].strip()


def name_of(text: str) -> str:
    """Return a person's name; refuse one with nothing in it."""
    name = clean(text, NAME)
    if not name:
        raise refuse("bad-name", most=NAME)
    return name
