"""A game being played: what is asked, answering it, going back, copies and records.

The `machine` runs the rules; how it comes back to a moment is told in `history`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any

from tablero.kernel.decisions import (
    BOUNDARIES,
    Boundary,
    Choose,
    Decision,
    Option,
    Place,
    plain,
)
from tablero.kernel.definition import Definition, Outcome, S, Setup
from tablero.kernel.events import CHANCE, CONCLUDED, Event
from tablero.kernel.history import Mark, Stretch
from tablero.kernel.image import Image
from tablero.kernel.log import Entry, Lines
from tablero.kernel.machine import UNANSWERED, Machine
from tablero.kernel.messages import Json, Message, say, shown
from tablero.kernel.reasons import GameOver, Illegal, NoPast, NoSeat, NotAsked, Reason, RuleFailure, Stale
from tablero.kernel.record import BadRecord, Record
from tablero.kernel.rng import Rng


class Game(Machine[S]):
    """A game being played.

    `state` belongs to the rules; players and bots look through `view` or a `Perspective`.
    """

    __slots__ = ()

    def __init__(self, definition: Definition[S], setup: Setup, rng: Rng) -> None:
        self._sit(definition, setup, rng)
        self._begin()

    @classmethod
    def replay(cls, definition: Definition[S], record: Record, rng: Rng, upto: int | None = None) -> Game[S]:
        """Return the game of a record after `upto` of its events; every choice and result is checked."""
        game = cls._unbegun(definition, record, rng)
        for _ in game._feed(record.events[:upto]):
            pass
        return game

    @classmethod
    def replaying(cls, definition: Definition[S], record: Record, rng: Rng) -> Iterator[Game[S]]:
        """Yield one game as it goes through the record: at its first question and after every event that follows."""
        game = cls._unbegun(definition, record, rng)
        for _ in game._feed(record.events):
            yield game

    @classmethod
    def resume(
        cls, definition: Definition[S], record: Record, sent: Sequence[Sequence[Any] | None], rng: Rng
    ) -> Game[S]:
        """Return the game of a record of one's own, whose `sent` was kept with it: no question is made but the last.

        Nothing is checked. A record from elsewhere is played with `replay`.
        """
        game = cls._unbegun(definition, record, rng)
        game._now = Stretch.of(record.events, sent)
        game._restart(len(record.events))
        return game

    @classmethod
    def restored(cls, definition: Definition[S], setup: Setup, image: Image, rng: Rng) -> Game[S]:
        """Return the game of an `image` that these rules made; nothing is played again but what came since its mark."""
        game = cls.__new__(cls)
        game._sit(definition, setup, rng)
        if image.mark.closed:
            game._closed = [image.past]
            game._marks.append(image.mark._replace(closed=1))
        else:
            game._marks = [image.mark]
        game._now = image.now
        game._unread = image.log
        game._reveals = image.reveals
        game._keeping = True
        game._restart(image.mark.step + len(image.now.events))
        game.question = image.question
        return game

    @classmethod
    def _unbegun(cls, definition: Definition[S], record: Record, rng: Rng) -> Game[S]:
        record.check(definition)
        definition = definition.of_version(record.version)
        definition.check_setup(record.setup)
        game = cls.__new__(cls)
        game._sit(definition, record.setup, rng)
        return game

    def __repr__(self) -> str:
        now = self.outcome or ", ".join(map(repr, self.decisions))
        return f"<Game of {self.definition.name}, {self.setup.seats} seats, after {self.step} events: {now}>"

    # What is asked.

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened."""
        self._tell_past()
        return tuple([event for stretch in (*self._closed, self._now) for event in stretch.events])

    def events_since(self, step: int) -> list[Event]:
        """Return what has happened after so many events."""
        found = []
        for at, event in self._backwards():
            if at < step:
                break
            found.append(event)
        return found[::-1]

    def sent(self, since: int | None = None) -> list[list[Any] | None]:
        """Return what was sent to the rules after each event from number `since` on, for `resume`.

        Without a number it is all there is, and first what was sent before any event. None stands for just the answer or the
        result that the event tells.
        """
        self._tell_past()
        whole = Stretch([], [], [])
        for stretch in (*self._closed, self._now):
            whole.join(stretch)
        told = whole.sent_by_event()
        return told if since is None else told[since + 1 :]

    def _tell_past(self) -> None:
        if self._past:
            raise NoPast

    def image(self) -> Image:
        """Return what `restored` needs to go on from this moment."""
        self._tell_past()
        self._keep()
        past = Stretch([], [], [])
        for stretch in self._closed:
            past.join(stretch)
        mark = self._marks[-1]
        return Image(past, self._now.copy(), mark, self._lines(mark.logged), self._reveals.copy(), self.question)

    def _lines(self, upto: int) -> Lines:
        """Return the log up to a line; what an image had, and nobody has looked at, goes into the next one as it is."""
        unread = self._unread
        if unread is None or upto < unread.length:
            return Lines.of(self.log[:upto])
        return unread.with_more(self._log[: upto - unread.length])

    def keep_marks(self) -> None:
        """Keep marks from now on: going back costs little then, however long the game is, and going on a little more."""
        self._keep()

    @property
    def decision(self) -> Decision | None:
        """What is to be decided; of several at once the first that is open; None when the game is over."""
        if self._unmade is not None:
            self._make()
        if self._answers is None:
            return self._parts[0] if self._parts else None
        return self.decisions[0]

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All that is to be decided at the same time and still open."""
        self._make()
        if self._answers is None:
            return self._parts
        pairs = zip(self._parts, self._answers, strict=True)
        return tuple(part for part, answer in pairs if answer is UNANSWERED)

    @property
    def pending(self) -> tuple[Option | None, ...]:
        """The secret answers given so far to a question put to several seats, None where one is open."""
        self._make()
        return tuple(None if answer is UNANSWERED else answer for answer in self._answers or ())

    def decision_for(self, seat: int | None) -> Decision | None:
        """What this seat is to decide now."""
        return next((part for part in self.decisions if part.seat == seat), None)

    def latest(self, seat: int) -> int | None:
        """Return the step of the seat's latest choice; None if it has made none that this game may tell."""
        return next((step for step, event in self._backwards() if event[0] == seat), None)

    def passed(self, boundary: Boundary) -> int:
        """Return how many checkpoints, turns, phases or rounds have begun."""
        if self._lagging:
            self._arrive()
        return self._progress.counts[BOUNDARIES.index(boundary)]

    @property
    def at_checkpoint(self) -> bool:
        """Whether the rules were sent nothing since the latest checkpoint: then the state alone says how it goes on."""
        self._keep()
        return not self._now.sent and self._answers is None

    def view(self, seat: int | None) -> Json:
        """Return what the seat (None: a spectator) may know."""
        self._at_table(seat)
        return self.definition.view(self.state, seat)

    def log_for(self, seat: int | None) -> list[Entry]:
        """Return the lines of the log that the seat may read."""
        return [entry for entry in self.log if entry.visible_to(seat)]

    def why_not(self, value: Any, seat: int | None = None) -> Reason | None:
        """Return why this is no legal answer now; None if it is one."""
        try:
            self._read(self._asked(seat), value)
        except Illegal as illegal:
            return illegal.reason
        return None

    def why_not_part(self, value: Any, seat: int | None = None) -> Reason | None:
        """Return why no legal answer has this part; None if one may: for what is put together bit by bit."""
        try:
            return self._asked(seat).check_part(plain(value))
        except Illegal as illegal:
            return illegal.reason

    def nearest(self, point: Any, seat: int | None = None) -> Option | None:
        """Return a legal answer that brings what is to be placed as near to a point as is found, where one is asked for."""
        asked = self._asked(seat)
        return asked.nearest(plain(point)) if isinstance(asked, Place) else None

    def completed(self, part: Any, seat: int | None = None) -> Option | None:
        """Return a legal answer that has this part, where places are asked for and one is found."""
        asked = self._asked(seat)
        return asked.completed(plain(part)) if isinstance(asked, Place) else None

    def traced(self, answer: Any, seat: int | None = None) -> Json:
        """Return what a client may draw of a legal answer besides where everything comes."""
        asked = self._asked(seat)
        return asked.traced(answer) if isinstance(asked, Place) else None

    def inspect(self, about: Json, seat: int | None) -> Json:
        """Return what a seat (None: a spectator) finds by looking at something on the table more closely."""
        return self.definition.inspect(self.state, seat, about)

    # Deciding.

    def choose(
        self, value: Any, seat: int | None = None, *, question: int | None = None, spent: int | None = None
    ) -> None:
        """Answer the open question: with an option, its index, or what the decision takes.

        `seat` is the seat that answers (by default the one asked), `question` the number of the question meant, `spent` the
        milliseconds it took. Raises `Illegal` with its reason, and leaves the game as it was.
        """
        if question is not None and question != self.question:
            raise Stale(question, self.question)
        part = self._asked(seat)
        answer = self._read(part, value)
        before = self.question, self.rng.state
        events = self._now.events
        step = self._marks[-1].step + len(events)
        try:
            events.append((part.seat, answer) if spent is None else (part.seat, answer, spent))
            self._answer(part.seat, answer)
        except BaseException as error:
            failure = self._failure(error, step)
            self._go_back(step, *before)
            if failure is None:
                raise
            raise failure from error

    def run(self, decide: Callable[[Decision], Any], until: Boundary = "checkpoint", most: int | None = None) -> bool:
        """Let `decide` answer until the next boundary is passed or the game is over; tell whether that was reached.

        It is not where `most` answers were too few.
        """
        start = self.passed(until)
        left = -1 if most is None else most
        while self.passed(until) == start and (decision := self.decision) is not None:
            if left == 0:
                return False
            left -= 1
            self.choose(decide(decision), decision.seat)
        return True

    def follow(self, events: Sequence[Event]) -> None:
        """Play on with events that were recorded elsewhere, chance included; every choice and result is checked.

        If one can't be taken, none is.
        """
        before = self.step, self.question, self.rng.state
        script = self._script, self._next
        self._script, self._next = events, 0
        try:
            while self._next < len(events):
                event = events[self._next]
                self._next += 1
                self._verify(event)
        except BaseException:
            self._go_back(*before)
            raise
        finally:
            self._script, self._next = script

    def conclude(self, outcome: Outcome) -> None:
        """End the game from outside: somebody resigned, a draw was agreed, a clock ran out."""
        if self.outcome is not None:
            raise GameOver
        self._conclude(outcome)
        self.question += 1

    def _conclude(self, outcome: Outcome) -> None:
        self._now.events.append((CONCLUDED, outcome))
        self._end(outcome)

    def _asked(self, seat: int | None) -> Decision:
        decision = self.decision
        if decision is None:
            raise GameOver
        if seat is None or decision.seat == seat:
            return decision
        decision = self.decision_for(seat)
        if decision is None:
            self._at_table(seat)
            raise NotAsked(seat)
        return decision

    def _at_table(self, seat: Any) -> None:
        """Raise `NoSeat` for anything but a seat of this table, or None."""
        if seat is not None and not (type(seat) is int and 0 <= seat < self.setup.seats):
            raise NoSeat(seat, self.setup.seats)

    def _read(self, part: Decision, value: Any) -> Option:
        try:
            return part.read(value)
        except Illegal:
            value = plain(value)
            reason = self.definition.why_not(self.state, part, value) if _may_be_offered(value) else None
            if reason is None:
                raise
            raise Illegal(reason) from None

    def _failure(self, error: BaseException, step: int) -> RuleFailure | None:
        """Return what is told of an error in the rules; None for what is no fault of theirs."""
        if isinstance(error, BadRecord) or not isinstance(error, Exception):
            return None
        return RuleFailure(None if self._past else self.record(), error, step)

    def _go_back(self, step: int, question: int, chance: int) -> None:
        """Be as before whatever failed."""
        try:
            self._restart(step)
        finally:
            self.question, self.rng.state = question, chance

    # Going back, and copies.

    def undo(self, seat: int) -> None:
        """Take back the seat's latest choice; raise `Illegal` if something came out or another decided since."""
        found = self._undoable(seat)
        if isinstance(found, Reason):
            raise Illegal(found)
        self._keep()
        later = self._now.events[found + 1 - self._marks[-1].step :]
        try:
            self._restart(found)
        finally:
            for event in later:  # secret answers of others to the same question stay
                self._now.events.append(event)
                self._answer(event[0], event[1])
            self.question += 1

    def why_no_undo(self, seat: int) -> Reason | None:
        """Return why the seat can't take back its latest choice; None if it can."""
        found = self._undoable(seat)
        return found if isinstance(found, Reason) else None

    def _undoable(self, seat: int) -> int | Reason:
        self._make()
        other = None
        for step, event in self._backwards():
            kind = event[0]
            if kind < 0:
                return Reason(say("kernel-game-over" if kind == CONCLUDED else "kernel-undo-chance"))
            pending = self._answers is not None and step >= self._since
            if kind == seat:
                if any(reveal > step for reveal in self._reveals):
                    return Reason(say("kernel-undo-reveal"))
                if not pending and other is not None:
                    return Reason(say("kernel-undo-other", seat=other + 1))
                return step
            if not pending:
                return Reason(say("kernel-undo-other", seat=kind + 1))
            other = kind
        return NoPast().reason if self._past else Reason(say("kernel-undo-nothing"))

    def _backwards(self) -> Iterator[tuple[int, Event]]:
        """Yield the events that this game may tell, the latest first, with their steps."""
        step = self.step
        for stretch in chain((self._now,), reversed(self._closed)):
            for event in reversed(stretch.events):
                step -= 1
                if step < self._past:
                    return
                yield step, event

    def rewind(self, step: int) -> None:
        """Go back to the moment after `step` events, whatever lies between: for players who have agreed to it."""
        if type(step) is not int or not 0 <= step <= self.step:
            number = step if type(step) is int else shown(step)
            raise Illegal(Reason(say("kernel-rewind-range", step=number, count=self.step)))
        if step < self._past:
            raise NoPast
        self._keep()
        try:
            self._restart(step)
        finally:
            self.question += 1

    def fork(self) -> Game[S]:
        """Return a game that is at the same moment and goes its own way."""
        twin = self._twin()
        twin._log, twin._unread = self._log.copy(), self._unread
        twin._past = self._past
        twin._closed = self._closed.copy()
        twin._marks = self._marks.copy()
        twin._reveals = self._reveals.copy()
        twin._keeping = True
        return self._joined(twin)

    def bare_fork(self) -> Game[S]:
        """Return a fork for searching: it has no past, and going on costs it nothing for marks.

        Its log begins at the latest checkpoint.
        """
        twin = self._joined(self._without_past())
        if twin._unmade is not None and self._unmade is None and self._is_plain():
            twin._unmade, twin._parts = None, self._parts
        return twin

    def _is_plain(self) -> bool:
        """Tell whether what is asked speaks of no state, so that forks may share it."""
        part = self._parts[0]
        return self._answers is None and type(part) is Choose and isinstance(part.ask, str | Message)

    def resample(self, seat: int | None, rng: Rng) -> Game[S]:
        """Return a bare fork in which everything the seat can't know is drawn again, the chance to come included."""
        self._at_table(seat)
        twin = self._joined(self._without_past())
        twin._log = self.log_for(seat)
        before = sum(entry.visible_to(seat) for entry in self.log[: self._marks[-1].logged])
        twin._marks = [twin._marks[0]._replace(logged=before)]
        twin._resample(seat, rng.bits())
        twin._past = twin.step  # before what was drawn again lies the truth
        twin.rng = Rng(rng.bits())
        return twin

    def _without_past(self) -> Game[S]:
        twin = self._twin()
        mark = self._marks[-1]
        twin._log, twin._unread = self.log_since(mark.logged), None
        twin._past = self.step
        twin._closed = []
        twin._marks = [Mark(mark.step, 0, mark.state, 0, mark.passed)]
        twin._reveals = []
        twin._keeping = False
        return twin

    def _twin(self) -> Game[S]:
        """Return a game with what every fork has; its past comes from the caller."""
        self._keep()
        twin: Game[S] = Game.__new__(Game)
        twin.definition = self.definition
        twin.setup = self.setup
        twin.rng = self.rng.copy()
        twin.fate = None
        twin.question = self.question
        twin._script = ()
        twin._next = 0
        twin._now = self._now.copy()
        return twin

    def _joined(self, twin: Game[S]) -> Game[S]:
        """Let a fork be where this game is; its rules follow."""
        twin._start()
        twin.outcome = self.outcome
        if self.outcome is None:
            answers = None if self._answers is None else tuple(self._answers)
            twin._unmade = None, answers if self._unmade is None else self._unmade[1]
        twin._since = self._since
        twin._lagging = True
        return twin

    def record(self) -> Record:
        """Return the game up to now as a record."""
        return Record(self.definition.name, self.definition.version, self.setup, self.events)

    # Records.

    def _feed(self, script: Sequence[Event]) -> Iterator[None]:
        """Play the events of a record that may say anything, chance included; stop at every question on the way."""
        self._script, self._next = script, 0
        try:
            self._begin()
            yield
            while self._next < len(script):
                event = script[self._next]
                self._next += 1
                self._verify(event)
                yield
        finally:
            self._script, self._next = (), 0

    def _begin(self) -> None:
        """Run the flow to its first question."""
        try:
            self._go_on(None)
        except BadRecord:
            raise
        except Exception as error:
            raise RuleFailure(self.record(), error, 0) from error

    def _verify(self, event: Event) -> None:
        """Take an event of a record that may say anything."""
        kind, what, line = event[0], event[1], self.step + 2
        if kind >= 0:
            try:
                self.choose(what, kind, spent=event[2] if len(event) == 3 else None)
            except Illegal as illegal:
                about = say("kernel-record-illegal", why=illegal.message)
                raise BadRecord(line, about, illegal.reason.rule) from illegal
        elif kind == CHANCE:
            raise BadRecord(line, say("kernel-record-chance"))
        elif self.outcome is not None:
            raise BadRecord(line, say("kernel-record-after-end"))
        else:
            named = what.winners if kind == CONCLUDED else what[:1]
            for seat in named:
                try:
                    self._at_table(seat)
                except NoSeat as nobody:
                    raise BadRecord(line, nobody.message) from None
            if kind == CONCLUDED:
                self._conclude(what)
            else:
                self._resample(*what)


def _may_be_offered(value: Any) -> bool:
    """Tell whether a game could offer such a thing: options can be looked up, JSON objects can't."""
    try:
        hash(value)
    except TypeError:
        return False
    return True
