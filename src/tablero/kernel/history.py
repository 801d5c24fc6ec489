"""What a game remembers of its course: enough to come back to any moment without asking anything again.

A generator can't be copied. A moment is a *mark*, which is a copy of the state at a checkpoint, and everything that was
*sent* to the rules since: answers, those that were forced too, and chance. Sending it all on leads to the same moment, and
no question needs to be made on the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import add
from typing import Any, NamedTuple

from tablero.kernel.decisions import BOUNDARIES, Checkpoint, plain
from tablero.kernel.events import CHANCE, CONCLUDED, RESAMPLED, Event

MARKS_KEPT = 8
"""The first mark and the latest few: enough for any undo that is free. Of the others some are kept too: see `thin`."""


_PASSED = tuple(tuple(int(kind <= level) for kind in range(len(BOUNDARIES))) for level in range(len(BOUNDARIES)))
"""What passing a boundary of each kind adds to the counts: a round is a phase, a turn and a checkpoint too."""


class Mark(NamedTuple):
    """A copy of the state at a checkpoint, and where in the game that was."""

    step: int
    """How many events there had been."""
    closed: int
    """How many stretches had been closed."""
    state: Any
    logged: int
    """How many lines the log had."""
    passed: tuple[int, ...]
    """How many boundaries of each kind had been passed, this one included."""


def thin(marks: list[Mark]) -> None:
    """Forget marks that aren't needed: before the latest few there are ever fewer, each about twice as far back as the next.

    So there are few of them however long the game is, and going back sends no more than about what is taken back.
    """
    latest = marks[-1].step
    place = 1
    while place <= len(marks) - MARKS_KEPT:
        if latest - marks[place - 1].step <= 2 * (latest - marks[place + 1].step):
            del marks[place]
        else:
            place += 1


class Progress:
    """How many boundaries of each kind have been passed, and where the latest checkpoints were since a mark."""

    __slots__ = ("counts", "recent")

    def __init__(self, counts: tuple[int, ...]) -> None:
        self.counts = counts
        self.recent: list[tuple[int, tuple[int, ...]]] = []
        """For each checkpoint, how much had been sent, and the counts."""

    def passes(self, checkpoint: Checkpoint, sends: int) -> None:
        """Count a checkpoint that is passed after so much was sent."""
        counts = self.counts = tuple(map(add, self.counts, _PASSED[checkpoint.level]))
        recent = self.recent
        if recent and recent[-1][0] == sends:
            recent.pop()
        if sends:
            recent.append((sends, counts))
            if len(recent) >= MARKS_KEPT:
                del recent[0]


class Resampling(NamedTuple):
    """A resampling of what a seat can't know, as it can be repeated without drawing."""

    sends: int
    """How much had been sent in its stretch."""
    events: int
    """How many events there had been in its stretch."""
    seat: int | None
    seed: int
    tries: int
    """How often it was drawn until somebody had a choice."""
    hidden: Any
    """What came out, or None where the game can't keep that by itself."""
    answers: tuple[Any, ...] | None
    """The secret answers to the open question after it, if that was put to several seats."""


class Stretch:
    """From one checkpoint on: the events, and what was sent to the rules.

    A send usually belongs to the next event. `extras` lists those that don't: (position, 0) is a forced answer, which is no
    event, and (position, 3) the joint answer of three seats.
    """

    __slots__ = ("events", "extras", "resamplings", "sent")

    def __init__(
        self,
        events: list[Event],
        sent: list[Any],
        extras: list[tuple[int, int]],
        resamplings: tuple[Resampling, ...] = (),
    ) -> None:
        self.events = events
        self.sent = sent
        self.extras = extras
        self.resamplings = resamplings

    @classmethod
    def of(cls, events: Sequence[Event], sent: Sequence[Sequence[Any] | None]) -> Stretch:
        """Return the stretch that consists of these events, and what was sent before the first and after each of them."""
        stretch = cls([], [], [])
        for value in sent[0] or ():
            stretch._force(value)
        waiting = 0
        for event, values in zip(events, sent[1:], strict=True):
            stretch.events.append(event)
            if values is None:
                stretch.sent.append(_own(event))
            elif not values:
                waiting += event[0] != CONCLUDED
            else:
                if waiting:
                    stretch.extras.append((len(stretch.sent), waiting + 1))
                    waiting = 0
                stretch.sent.append(plain(values[0]))
                for value in values[1:]:
                    stretch._force(value)
        return stretch

    def _force(self, value: Any) -> None:
        self.extras.append((len(self.sent), 0))
        self.sent.append(plain(value))

    def sent_by_event(self) -> list[list[Any] | None]:
        """Return what was sent before the first event and after each; None for just what the event tells."""
        belongs = dict(self.extras)
        told: list[list[Any]] = [[] for _ in range(len(self.events) + 1)]
        event = 0
        for at, value in enumerate(self.sent):
            event = self._skip(event, belongs.get(at, 1))
            told[event].append(value)
        pairs = zip(self.events, told[1:], strict=True)
        return [told[0], *[None if values == [_own(event)] else values for event, values in pairs]]

    def copy(self) -> Stretch:
        """Return a stretch that goes on by itself."""
        return Stretch(self.events.copy(), self.sent.copy(), self.extras.copy(), self.resamplings)

    def sends_before(self, step: int) -> int:
        """Return how much had been sent when the stretch had `step` events and the next was to come."""
        return self._walk(step, len(self.sent))[1]

    def events_before(self, sends: int) -> int:
        """Return how many events there had been when so much had been sent."""
        return self._walk(len(self.events), sends)[0]

    def _walk(self, most_events: int, most_sends: int) -> tuple[int, int]:
        """Go along both lists until one of them has come to its end; forced answers belong to what was before them."""
        belongs = dict(self.extras)
        event = send = 0
        while send < most_sends:
            needs = belongs.get(send, 1)
            after = self._skip(event, needs)
            if needs and after > most_events:
                break
            event, send = after, send + 1
        return event, send

    def _skip(self, event: int, choices: int) -> int:
        """Return the position after so many events that the rules were sent; others don't count."""
        events = self.events
        while choices:
            if event == len(events):
                return event + 1  # there are not so many
            if events[event][0] not in (RESAMPLED, CONCLUDED):
                choices -= 1
            event += 1
        return event

    def cut(self, events: int, sends: int) -> None:
        """Forget what came later."""
        del self.events[events:]
        del self.sent[sends:]
        while self.extras and self.extras[-1][0] >= sends:
            self.extras.pop()
        self.resamplings = tuple(one for one in self.resamplings if one.events < events)

    def split(self, events: int, sends: int) -> Stretch:
        """Cut off what came later, and return it as a stretch of its own."""
        rest = Stretch(
            self.events[events:],
            self.sent[sends:],
            [(at - sends, count) for at, count in self.extras if at >= sends],
            tuple(
                one._replace(sends=one.sends - sends, events=one.events - events)
                for one in self.resamplings
                if one.events >= events
            ),
        )
        self.cut(events, sends)
        return rest

    def join(self, later: Stretch) -> None:
        """Go on with a copy of a later stretch."""
        sends, events = len(self.sent), len(self.events)
        self.events += later.events
        self.sent += later.sent
        self.extras += [(at + sends, count) for at, count in later.extras]
        self.resamplings += tuple(
            one._replace(sends=one.sends + sends, events=one.events + events) for one in later.resamplings
        )

    def pending(self) -> list[Event]:
        """Return the events at the end that nothing was sent for yet: secret answers, and what ends a game from outside."""
        return self.events[self.events_before(len(self.sent)) :]


def _own(event: Event) -> Any:
    """Return what is sent for an event by itself."""
    return event[1][1] if event[0] == CHANCE else event[1]
