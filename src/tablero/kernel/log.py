"""The log of a state: what the rules have told and revealed since the driver last looked."""

from __future__ import annotations

from typing import Any, NamedTuple

from tablero.kernel.codec import decode_tuples, encode
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


class Lines(NamedTuple):
    """Lines of a log, kept as JSON: a log may be long, and most of it is never looked at again."""

    json: str
    length: int

    @classmethod
    def of(cls, log: list[Entry]) -> Lines:
        """Return these lines."""
        return cls(encode(log).decode(), len(log))

    def with_more(self, log: list[Entry]) -> Lines:
        """Return these lines and others after them.

        >>> Lines.of([]).with_more([Entry(say("a"))]).with_more([Entry(say("b"))])
        Lines(json='[[["a",[]],null],[["b",[]],null]]', length=2)
        """
        if not self.length or not log:
            return self if self.length else Lines.of(log)
        return Lines(f"{self.json[:-1]},{encode(log).decode()[1:]}", self.length + len(log))

    def entries(self) -> list[Entry]:
        """Return the log that was written so."""
        make = tuple.__new__  # a good deal faster than the classes' own
        known: dict[Any, Any] = {}
        return [
            make(Entry, (make(Message, (id, _args(args, known))), to)) for (id, args), to in decode_tuples(self.json)
        ]


def _args(args: tuple[tuple[str, Any], ...], known: dict[Any, Any]) -> tuple[tuple[str, Any], ...]:
    """Return what a message is filled with: tuples stand for messages, or for several of them; most come often."""
    for _, arg in args:
        if type(arg) is tuple:
            return tuple([(name, _arg(one, known)) for name, one in args])
    return args


def _arg(arg: Any, known: dict[Any, Any]) -> Any:
    if type(arg) is not tuple:
        return arg
    if arg not in known:
        message = arg and type(arg[0]) is str
        known[arg] = Message(arg[0], _args(arg[1], known)) if message else tuple([_arg(one, known) for one in arg])
    return known[arg]
