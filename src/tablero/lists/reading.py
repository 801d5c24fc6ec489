"""What all readers share: they note every problem with its place, and only a list without any is read."""

from __future__ import annotations

from typing import Any

from tablero.kernel.messages import Message
from tablero.lists.problems import BadList, Problem

Place = int | str
"""Where in a list something is: a line, from 1, or a path like `deck[2].id`."""

MOST = 999
"""No list has so many of one thing; a greater number is an error."""


class Reading:
    """A list that is being read, and what can't be read of it so far."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def trouble(
        self, place: Place, kind: str, text: str = "", near: tuple[str, ...] = (), expected: Message | None = None
    ) -> None:
        """Note a problem; `near` are names that may be meant, `expected` is what belongs there."""
        self.problems.append(Problem(place, kind, text, near, expected))

    def refuse(self) -> None:
        """Raise everything that was found, if there is anything."""
        if self.problems:
            raise BadList(self.problems)

    def count(self, place: Place, value: object) -> int | None:
        """Return a number of copies, or note that it is none."""
        if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= MOST:
            return value
        self.trouble(place, "bad-count", str(value))
        return None

    def text(self, place: Place, value: object) -> str:
        """Return a text, or note that it is none."""
        if isinstance(value, str) and writable(value):
            return value
        self.trouble(place, "expected-text", str(value))
        return ""

    def entries(self, place: str, value: object) -> list[tuple[str, dict[str, Any]]]:
        """Return the objects of a JSON array with their places."""
        if not isinstance(value, list):
            self.trouble(place, "expected-list", str(value))
            return []
        placed = [(f"{place}[{number}]", entry) for number, entry in enumerate(value)]
        for at, entry in placed:
            if not isinstance(entry, dict):
                self.trouble(at, "expected-object", str(entry))
        return [(at, entry) for at, entry in placed if isinstance(entry, dict)]


def writable(text: str) -> bool:
    """Tell whether a text can be written: JSON may hold halves of characters that no file can."""
    return text == text.encode("utf-8", "replace").decode()
