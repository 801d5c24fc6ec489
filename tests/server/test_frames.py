"""What comes on a socket, byte by byte: whole texts take the short way, and all else that WebSocket allows is understood too."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from server.attacks.victim import Deaf, frame
from server.serving import Server

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
FINAL = 0x80


class Speaker(Deaf):
    """A socket that says hello, and reads frames by hand."""

    def __init__(self, port: int, table: str) -> None:
        super().__init__(port, table, None)
        self._rest = b""
        self.until(lambda said: said["t"] == "presence")

    def frame(self) -> tuple[int, bytes]:
        """Return the next frame: what it is, and what is in it."""
        head = self._bytes(2)
        length = head[1]
        if length > 125:
            length = int.from_bytes(self._bytes(2 if length == 126 else 8), "big")
        return head[0] & ~FINAL, self._bytes(length)

    def _bytes(self, count: int) -> bytes:
        while len(self._rest) < count:
            more = self.socket.recv(65536)
            assert more, "the socket was closed"
            self._rest += more
        some, self._rest = self._rest[:count], self._rest[count:]
        return some

    def until(self, fits: object) -> object:
        assert callable(fits)
        while True:
            kind, data = self.frame()
            if kind == TEXT and fits(said := json.loads(data)):
                return said

    def answered(self, *ids: str) -> None:
        """The questions with these ids are answered in turn."""
        for id in ids:
            self.until(lambda said: said.get("id") == id)  # noqa: B023


@pytest.fixture
def speaker(server: Server) -> Iterator[Speaker]:
    with Speaker(server.port, server.new("duel", "me", "link")["table"]) as one:
        yield one


def asking(id: str, more: str = "") -> bytes:
    return json.dumps({"t": "earlier", "id": id, "before": 1, **({"more": more} if more else {})}).encode()


def masked(data: bytes, mask: bytes = b"\x07\xf0\x55\xaa") -> bytes:
    """Return a frame with a mask that changes what is in it."""
    plain = frame(TEXT, data)
    start = len(plain) - len(data)
    body = bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))
    return plain[: start - 4] + mask + body


def test_a_text_is_understood_whatever_its_mask(speaker: Speaker) -> None:
    speaker.send(masked(asking("a")) + masked(asking("b"), b"\xff\x00\xff\x00"))
    speaker.answered("a", "b")


def test_a_text_that_comes_letter_by_letter_is_understood(speaker: Speaker) -> None:
    for byte in masked(asking("a")) + masked(asking("b", "x" * 200)):
        speaker.send(bytes([byte]))
    speaker.answered("a", "b")


@pytest.mark.parametrize("length", [124, 125, 126, 127, 60_000])
def test_a_text_of_any_length_is_understood(speaker: Speaker, length: int) -> None:
    text = asking("a")
    speaker.send(masked(text + b" " * (length - len(text))) + masked(asking("b")))
    speaker.answered("a", "b")


def test_a_ping_between_texts_is_answered(speaker: Speaker) -> None:
    speaker.send(masked(asking("a")) + frame(PING, b"there?") + masked(asking("b")))
    got = [speaker.frame() for _ in range(3)]
    assert (PONG, b"there?") in got
    assert [json.loads(data)["id"] for kind, data in got if kind == TEXT] == ["a", "b"]


def test_a_text_in_several_pieces_is_understood_and_those_after_it(speaker: Speaker) -> None:
    text = asking("b")
    first, last = frame(TEXT, text[:9]), frame(0, text[9:])
    first = bytes([first[0] & ~FINAL]) + first[1:]
    speaker.send(masked(asking("a")) + first)
    speaker.send(frame(PING, b"there?") + last + masked(asking("c")))
    speaker.answered("a", "b", "c")


def test_bytes_are_understood_as_text_is(speaker: Speaker) -> None:
    speaker.send(frame(BINARY, asking("a")) + masked(asking("b")))
    speaker.answered("a", "b")


def closed(speaker: Speaker) -> int:
    """Return the code with which the socket is closed."""
    while True:
        kind, data = speaker.frame()
        if kind == CLOSE:
            return int.from_bytes(data[:2], "big")


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (bytes([FINAL | TEXT, 2]) + b"{}", 1002),  # no mask
        (bytes([FINAL | 0x40 | TEXT]) + masked(b"{}")[1:], 1002),  # an extension that nobody agreed to
        (bytes([FINAL | 3]) + masked(b"{}")[1:], 1002),  # no such kind
        (masked(b"\xff\xfe"), 1007),  # no text
        (bytes([FINAL | TEXT, 255]) + (1 << 40).to_bytes(8, "big"), 1009),  # too long
        (frame(CLOSE, (1000).to_bytes(2, "big")), 1000),
    ],
)
def test_what_is_not_allowed_closes_the_socket(speaker: Speaker, data: bytes, code: int) -> None:
    speaker.send(masked(asking("a")))
    speaker.answered("a")
    speaker.send(data + masked(asking("b")))
    assert closed(speaker) == code
