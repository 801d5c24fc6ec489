"""What somebody sees of a table, as it is sent: whole, or what is different from what they have seen before."""

from __future__ import annotations

from tablero.kernel import Json
from tablero.server.changes import other_values
from tablero.server.watching import encoded

VIEW = "view"
"""What is large, and mostly as it was; of the rest little stays when it is different at all."""

NewLines = tuple[int, list[Json]]
"""Of the log: how many lines somebody keeps, and those to add."""


class Sight:
    """What a seat sees at a line of the journal, but for the log; as it is sent, made once for all who see the same."""

    __slots__ = ("_sent", "seat", "seq", "value")

    def __init__(self, seat: int | None, seq: int, value: dict[str, Json]) -> None:
        self.seat = seat
        self.seq = seq
        self.value = value
        self._sent: list[tuple[Sight | None, NewLines, bytes]] | None = []

    def text(self, before: Sight | None, told: NewLines) -> bytes:
        """Return the message for somebody who has seen another sight (None: none) and is told these lines of the log."""
        for seen, lines, text in self._sent or ():
            if seen is before and lines is told:
                return text
        log = {"kept": told[0], "log": told[1]}
        if before is None:
            text = encoded({"t": "state", "seq": self.seq, **self.value, **log})
        else:
            changes = other_values(before.value, self.value, VIEW)
            text = encoded({"t": "change", "seq": self.seq, "since": before.seq, "changes": changes, **log})
        if self._sent is not None:
            self._sent.append((before, told, text))
        return text

    def shown(self) -> None:
        """Keep nothing any more of what came before, now that those who are there have been shown this."""
        self._sent = None
