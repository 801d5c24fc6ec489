"""The log of a state: what the rules have told and revealed since the driver last looked."""

from __future__ import annotations

from typing import NamedTuple

from tablero.kernel.messages import Arg, Message, say


class Entry(NamedTuple):
    """A line of the log, for everybody or for some seats only."""

    message: Message
    to: tuple[int, ...] | None = None

    def visible_to(self, seat: int | None) -> bool:
        """Tell whether the seat (None: a spectator) may read the line."""
        return self.to is None or seat in self.to


class Log:
    """Every state has one, empty in each copy; the driver takes what it holds after every step."""

    __slots__ = ("entries", "revealed")

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.revealed = False

    def tell(self, id: str, /, **args: Arg) -> None:
        """Write a line that everybody may read."""
        self.entries.append(tuple.__new__(Entry, (say(id, **args), None)))

    def tell_seats(self, seats: tuple[int, ...], id: str, /, **args: Arg) -> None:
        """Write a line that only these seats may read."""
        self.entries.append(Entry(say(id, **args), seats))

    def reveal(self) -> None:
        """Note that somebody learned what the player who decided did not know: undo stops here."""
        self.revealed = True
