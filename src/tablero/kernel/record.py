"""Records: saves, replays, bug reports and fixtures in one format, a JSON line for each event.

The first line says what is played and from what setup, the last how many events there are and a checksum of
all that stands before it, so that a record cut short or edited is recognised.
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any

from tablero.kernel.clock import Clock
from tablero.kernel.codec import decode, encode, encode_lines
from tablero.kernel.decisions import plain
from tablero.kernel.definition import Definition, Outcome, Setup
from tablero.kernel.events import CHANCE, CONCLUDED, RESAMPLED, Event
from tablero.kernel.messages import Arg, Json, Message, say, shown
from tablero.kernel.reasons import Illegal, Reason, UserError

FORMAT = 1
"""Raised when the lines of a record change their meaning."""

_CHANCES = ("roll", "draw", "shuffle")

_NESTED = 20
"""How many messages may lie in each other: rendering them takes many calls for each."""


class BadRecord(UserError):
    """A record can't be used; `line` (from 1, 0 for the whole) and `expected` say why."""

    def __init__(self, line: int, expected: Message, rule: str = "") -> None:
        said = say("kernel-bad-record", line=line, expected=expected) if line else expected
        super().__init__(Reason(said, rule))
        self.line = line
        self.expected = expected


class Truncated(BadRecord):
    """The end is missing; `recovered` holds what is there."""

    def __init__(self, line: int, recovered: Record) -> None:
        super().__init__(line, say("kernel-record-truncated"))
        self.recovered = recovered


class Edited(BadRecord):
    """The checksum or the count doesn't fit: somebody changed the record."""


class OtherGame(BadRecord):
    """The record is of another game."""


class OtherVersion(BadRecord):
    """The record needs another version of tablero or of the game's rules."""


class Record:
    """A game from its setup to some moment."""

    __slots__ = ("events", "game", "setup", "version")

    def __init__(self, game: str, version: int, setup: Setup, events: tuple[Event, ...]) -> None:
        self.game = game
        self.version = version
        self.setup = setup
        self.events = events

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.dumps() == other.dumps()

    __hash__ = None  # type: ignore[assignment]

    def dumps(self) -> bytes:
        """Return the record as it is written to a file."""
        lines = [
            {"seat": event[0], "choose": event[1]} if event[0] >= 0 and len(event) == 2 else event_to_json(event)
            for event in self.events
        ]  # nearly all are choices: those without a call
        body = encode_lines([self._header(), *lines])
        return body + encode(_footer(len(self.events), body)) + b"\n"

    def _header(self) -> Json:
        header = {"tablero": FORMAT, "game": self.game, "rules": self.version, "seats": self.setup.seats}
        clock = {"clock": self.setup.clock._asdict()} if self.setup.clock else {}
        return {**header, **clock, "settings": dict(sorted(self.setup.settings.items()))}

    def save(self, path: Path) -> None:
        """Write the record to a file."""
        path.write_bytes(self.dumps())

    @classmethod
    def loads(cls, data: bytes) -> Record:
        """Return the record that the bytes hold; raise `BadRecord` if they hold none."""
        lines = data.split(b"\n")
        try:
            record = _read_header(_line(lines[0], 1))
        except Illegal:
            raise BadRecord(1, say("kernel-record-too-deep")) from None
        events: list[Event] = []
        for number, line in enumerate(lines[1:], 2):
            if number == len(lines):  # what follows the last line end is cut off, or empty
                break
            value = _line(line, number)
            if "events" in value:
                _check_footer(value, number, lines, len(events))
                return cls(record.game, record.version, record.setup, tuple(events))
            try:
                events.append(event_from_json(value, number))
            except Illegal:
                raise BadRecord(number, say("kernel-record-too-deep")) from None
        raise Truncated(len(lines), cls(record.game, record.version, record.setup, tuple(events)))

    @classmethod
    def load(cls, path: Path) -> Record:
        """Return the record in a file."""
        return cls.loads(path.read_bytes())

    def check(self, definition: Definition[Any]) -> None:
        """Raise `BadRecord` unless this definition plays the record as it was played."""
        if self.game != definition.name:
            raise OtherGame(1, say("kernel-record-game", game=self.game[:80], expected=definition.name))
        if self.version != definition.version and self.version not in (*definition.reads, *definition.earlier):
            now = str(definition.version)
            raise OtherVersion(1, say("kernel-record-rules", game=self.game, needed=str(self.version), version=now))


def event_to_json(event: Event) -> Json:
    """Return the event as a record carries it."""
    kind, what = event[0], event[1]
    if kind >= 0:
        return {"seat": kind, "choose": what} if len(event) == 2 else {"seat": kind, "choose": what, "ms": event[2]}
    if kind == CHANCE:
        return {what[0]: what[1]}
    if kind == RESAMPLED:
        return {"redraw": what[0], "seed": what[1]}
    return {"conclude": what}


def event_from_json(value: dict[str, Any], line: int) -> Event:
    """Return the event of a record's line."""
    match value:
        case {"seat": int(seat), "choose": what, "ms": int(spent)} if (
            _whole(seat) and _whole(spent) and len(value) == 3
        ):
            return (seat, plain(what), spent)
        case {"seat": int(seat), "choose": what} if _whole(seat) and len(value) == 2:
            return (seat, plain(what))
        case {"redraw": seat, "seed": seed} if len(value) == 2 and (seat is None or _whole(seat)) and _whole(seed):
            return (RESAMPLED, (seat, seed))
        case {"conclude": [list(winners), [str(), list()] as why, list(scores)]} if (
            len(value) == 1 and all(map(_whole, winners)) and all(type(score) is int for score in scores)
        ):
            try:
                return (CONCLUDED, Outcome(plain(winners), _message(why), plain(scores)))
            except (TypeError, ValueError, LookupError):
                raise BadRecord(line, say("kernel-record-message")) from None
    if len(value) == 1:
        [(name, result)] = value.items()
        if name in _CHANCES and isinstance(result, list):
            return (CHANCE, (name, plain(result)))
    raise BadRecord(line, say("kernel-record-event"))


def _whole(value: Any) -> bool:
    """Tell whether a value is a number from 0 on; `true` is none."""
    return type(value) is int and value >= 0


def _message(value: Any, depth: int = 0) -> Message:
    id, args = value
    if not isinstance(id, str) or depth == _NESTED or not all(isinstance(name, str) for name, _ in args):
        raise ValueError(value)
    return Message(id, tuple((name, _arg(arg, depth + 1)) for name, arg in args))


def _arg(value: Any, depth: int) -> Arg:
    """Return an argument of a message as it was: a message, several, or a plain value."""
    match value:
        case [str(), list()]:
            return _message(value, depth)
        case list():
            return tuple(_message(item, depth) for item in value)
        case int() | float() | str():
            return value
    raise ValueError(value)


def _line(line: bytes, number: int) -> dict[str, Any]:
    try:
        value = decode(line)
    except (ValueError, RecursionError):
        raise BadRecord(number, say("kernel-record-json")) from None
    if not isinstance(value, dict):
        raise BadRecord(number, say("kernel-record-json"))
    return value


def _read_header(header: dict[str, Any]) -> Record:
    format_ = header.get("tablero")
    if type(format_) is not int:
        raise BadRecord(1, say("kernel-record-first"))
    if format_ != FORMAT:
        raise OtherVersion(1, say("kernel-record-format", needed=shown(format_), format=str(FORMAT)))
    match header:
        case {"game": str(game), "rules": int(version), "seats": int(seats), "settings": dict(settings)} if (
            type(version) is type(seats) is int  # `true` is none
        ):
            chosen = {name: plain(value) for name, value in settings.items()}
            return Record(game, version, Setup(seats, chosen, _read_clock(header.get("clock"))), ())
    raise BadRecord(1, say("kernel-record-header"))


def _read_clock(value: Any) -> Clock | None:
    match value:
        case None:
            return None
        case {"start": start, "increment": increment, "renews": bool(renews)} if _whole(start) and _whole(increment):
            return Clock(start, increment, renews)
    raise BadRecord(1, say("kernel-record-clock"))


def _footer(count: int, body: bytes) -> Json:
    return {"events": count, "sum": blake2b(body, digest_size=16).hexdigest()}


def _check_footer(value: dict[str, Any], number: int, lines: list[bytes], count: int) -> None:
    body = b"".join(line + b"\n" for line in lines[: number - 1])
    if value != _footer(count, body):
        raise Edited(number, say("kernel-record-edited"))
    if lines[number:] != [b""]:
        raise Edited(number + 1, say("kernel-record-after-close"))
