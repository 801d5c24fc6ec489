"""What somebody sees of a table, as it is sent: whole, or what is different from what they have seen before."""

from __future__ import annotations

from tablero.kernel import Json
from tablero.server.changes import difference
from tablero.server.watching import encoded

Told = tuple[int, list[Json]]
"""Of the log: how many lines somebody keeps, and those to add."""


class Sight:
    """What a seat sees at a line of the journal, but for the log; as it is sent, made once for all who see the same."""

    __slots__ = ("_sent", "seat", "seq", "value")

    def __init__(self, seat: int | None, seq: int, value: dict[str, Json]) -> None:
        self.seat = seat
        self.seq = seq
        self.value = value
        self._sent: list[tuple[Sight | None, Told, str]] = []

    def text(self, before: Sight | None, told: Told) -> str:
        """Return the message for somebody who has seen another sight (None: none) and is told these lines of the log."""
        for seen, lines, text in self._sent:
            if seen is before and lines is told:
                return text
        log = {"kept": told[0], "log": told[1]}
        if before is None:
            text = encoded({"t": "state", "seq": self.seq, **self.value, **log})
        else:
            changes = difference(before.value, self.value)
            text = encoded({"t": "change", "seq": self.seq, "since": before.seq, "changes": changes, **log})
            before._sent.clear()  # or every sight would keep all that were seen before it
        self._sent.append((before, told, text))
        return text
