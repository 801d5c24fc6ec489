"""The driver: runs a game's rules, asks the seats, draws chance, and can go back to any moment.

A generator can't be copied, so a moment of a game is a *mark* (a copy of the state at a checkpoint) and the
events since. Forking, undoing and loading all do the same: start the flow from a mark and feed it the events.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from types import FunctionType
from typing import Any, Generic, NamedTuple

from tablero.kernel.chance import Chance
from tablero.kernel.decisions import Checkpoint, Choose, Decision, Option, Question, Together, plain
from tablero.kernel.definition import Definition, Outcome, S, Setup
from tablero.kernel.events import CHANCE, CONCLUDED, RESAMPLED, Event
from tablero.kernel.log import Entry
from tablero.kernel.messages import Json, say
from tablero.kernel.reasons import DeadEnd, GameOver, Illegal, NotAsked, Reason, RuleFailure, Stale
from tablero.kernel.record import BadRecord, Record
from tablero.kernel.rng import Rng

MARKS_KEPT = 8
"""The first mark and the latest few: enough for any undo that is free."""

RESAMPLES = 64
"""How often a resample is tried that leaves somebody nothing to choose from."""

_UNANSWERED: Any = object()


class Mark(NamedTuple):
    """A state to start from: how many events and log lines had been before it."""

    step: int
    state: Any
    logged: int


class Game(Generic[S]):
    """A game being played.

    `state` belongs to the rules; players and bots look through `view` or a `Perspective`.
    """

    __slots__ = (
        "_answers",
        "_events",
        "_flow",
        "_keeping",
        "_maker",
        "_marks",
        "_next",
        "_parts",
        "_reveals",
        "_script",
        "_since",
        "definition",
        "log",
        "outcome",
        "question",
        "rng",
        "setup",
        "state",
    )

    state: S
    _flow: Generator[Any, Any, Outcome]
    _parts: tuple[Decision, ...]
    _answers: list[Any] | None
    """The answers to a question put to several seats, in the order of its parts."""
    _maker: Callable[[], Question] | None
    """Makes the open question again after a resample."""

    def __init__(self, definition: Definition[S], setup: Setup, rng: Rng) -> None:
        self._sit(definition, setup, rng)
        self._restart(0)

    def _sit(self, definition: Definition[S], setup: Setup, rng: Rng) -> None:
        self.definition = definition
        self.setup = setup
        self.rng = rng
        self.outcome: Outcome | None = None
        self.log: list[Entry] = []
        self.question = 0
        """The number of the open question; never the same again, also after an undo."""
        self._events: list[Event] = []
        self._reveals: list[int] = []
        self._script: Sequence[Event] = ()
        self._next = 0
        self._since = 0
        self._keeping = False
        self._marks = [Mark(0, definition.begin(setup), 0)]

    @classmethod
    def replay(cls, definition: Definition[S], record: Record, rng: Rng, upto: int | None = None) -> Game[S]:
        """Return the game of a record after `upto` of its events; every choice and result is checked."""
        game = cls._unbegun(definition, record, rng)
        for _ in game._feed(record.events[:upto], game._verify):
            pass
        return game

    @classmethod
    def replaying(cls, definition: Definition[S], record: Record, rng: Rng) -> Iterator[Game[S]]:
        """Yield one game as it goes through the record: at its first question and after every event that follows."""
        game = cls._unbegun(definition, record, rng)
        for _ in game._feed(record.events, game._verify):
            yield game

    @classmethod
    def _unbegun(cls, definition: Definition[S], record: Record, rng: Rng) -> Game[S]:
        record.check(definition)
        definition.check_setup(record.setup)
        game = cls.__new__(cls)
        game._sit(definition, record.setup, rng)
        game.state = game._marks[0].state.copy()
        game._flow = definition.flow(game.state)
        return game

    def __repr__(self) -> str:
        now = self.outcome or ", ".join(map(repr, self.decisions))
        return f"<Game of {self.definition.name}, {self.setup.seats} seats, after {self.step} events: {now}>"

    # What is asked.

    @property
    def step(self) -> int:
        """How many events there have been."""
        return len(self._events)

    @property
    def checkpoint(self) -> int:
        """How many events there had been at the latest checkpoint that is kept; on a fork that is the latest of all."""
        return self._marks[-1].step

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened."""
        return tuple(self._events)

    @property
    def decision(self) -> Decision | None:
        """What is to be decided; of several at once the first that is open; None when the game is over."""
        if self._answers is None:
            return self._parts[0] if self._parts else None
        return self.decisions[0]

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All that is to be decided at the same time and still open."""
        if self._answers is None:
            return self._parts
        pairs = zip(self._parts, self._answers, strict=True)
        return tuple(part for part, answer in pairs if answer is _UNANSWERED)

    @property
    def pending(self) -> tuple[Option | None, ...]:
        """The secret answers given so far to a question put to several seats, None where one is open."""
        return tuple(None if answer is _UNANSWERED else answer for answer in self._answers or ())

    def decision_for(self, seat: int | None) -> Decision | None:
        """What this seat is to decide now."""
        return next((part for part in self.decisions if part.seat == seat), None)

    def view(self, seat: int | None) -> Json:
        """Return what the seat (None: a spectator) may know."""
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

    # Deciding.

    def choose(
        self, value: Any, seat: int | None = None, *, question: int | None = None, spent: int | None = None
    ) -> None:
        """Answer the open question: with an option, its index, or what the decision takes.

        `seat` is who answers (by default who is asked), `question` the number of the question meant, `spent` the
        milliseconds it took. Raises `Illegal` with its reason, and leaves the game as it was.
        """
        if question is not None and question != self.question:
            raise Stale(question, self.question)
        part = self._asked(seat)
        answer = self._read(part, value)
        before = self.question, self.rng.state
        self._events.append((part.seat, answer) if spent is None else (part.seat, answer, spent))
        try:
            self._answer(part.seat, answer)
        except BadRecord:
            raise
        except Exception as error:
            step = next(i for i in range(len(self._events) - 1, -1, -1) if self._events[i][0] >= 0)
            failure = RuleFailure(self.record(), error, step)
            self._restart(step)
            self.question, self.rng.state = before
            raise failure from error

    def follow(self, events: Sequence[Event]) -> None:
        """Play on with events that were recorded elsewhere, chance included; every choice and result is checked."""
        before = self._script, self._next
        self._script, self._next = events, 0
        try:
            while self._next < len(events):
                event = events[self._next]
                self._next += 1
                self._verify(event)
        finally:
            self._script, self._next = before

    def conclude(self, outcome: Outcome) -> None:
        """End the game from outside: somebody resigned, a draw was agreed, a clock ran out."""
        if self.outcome is not None:
            raise GameOver
        self._conclude(outcome)
        self.question += 1

    def _conclude(self, outcome: Outcome) -> None:
        self._events.append((CONCLUDED, outcome))
        self._parts, self._answers, self._maker = (), None, None
        self.outcome = outcome

    def _asked(self, seat: int | None) -> Decision:
        decision = self.decision
        if decision is None:
            raise GameOver
        if seat is None or decision.seat == seat:
            return decision
        decision = self.decision_for(seat)
        if decision is None:
            raise NotAsked(seat)
        return decision

    def _read(self, part: Decision, value: Any) -> Option:
        try:
            return part.read(value)
        except Illegal:
            reason = self.definition.why_not(self.state, part, plain(value))
            if reason is None:
                raise
            raise Illegal(reason) from None

    # Going back, and copies.

    def undo(self, seat: int) -> None:
        """Take back the seat's latest choice; raise `Illegal` if something came out or another decided since."""
        found = self._undoable(seat)
        if isinstance(found, Reason):
            raise Illegal(found)
        later = self._events[found + 1 :]
        self._restart(found)
        for event in later:  # secret answers of others to the same question stay
            self._accept(event)
        self.question += 1

    def why_no_undo(self, seat: int) -> Reason | None:
        """Return why the seat can't take back its latest choice; None if it can."""
        found = self._undoable(seat)
        return found if isinstance(found, Reason) else None

    def _undoable(self, seat: int) -> int | Reason:
        other = None
        for step in range(len(self._events) - 1, -1, -1):
            kind = self._events[step][0]
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
        return Reason(say("kernel-undo-nothing"))

    def rewind(self, step: int) -> None:
        """Go back to the moment after `step` events, whatever lies between: for players who have agreed to it."""
        if not 0 <= step <= len(self._events):
            raise Illegal(Reason(say("kernel-rewind-range", step=step, count=len(self._events))))
        self._restart(step)
        self.question += 1

    def fork(self) -> Game[S]:
        """Return a game that is at the same moment and goes its own way."""
        if not self._keeping:  # nobody ever went back in this game: only now do marks pay
            self._keeping = True
            self._restart(len(self._events))
        twin: Game[S] = Game.__new__(Game)
        twin.definition = self.definition
        twin.setup = self.setup
        twin.rng = self.rng.copy()
        twin.log = self.log.copy()
        twin.question = self.question
        twin._events = self._events.copy()
        twin._reveals = self._reveals.copy()
        twin._keeping = True
        twin._since = 0
        twin._script = ()
        twin._next = 0
        twin._marks = self._marks.copy()
        twin._restart(len(self._events))
        return twin

    def resample(self, seat: int | None, rng: Rng) -> Game[S]:
        """Return a fork in which everything the seat can't know is drawn anew, the chance to come included."""
        twin = self.fork()
        twin._resample(seat, rng.bits())
        twin.rng = Rng(rng.bits())
        return twin

    def record(self) -> Record:
        """Return the game up to now as a record."""
        return Record(self.definition.name, self.definition.version, self.setup, tuple(self._events))

    # The machine.

    def _restart(self, upto: int) -> None:
        """Start from the last mark before `upto` and feed the events from there."""
        question = self.question
        marks = self._marks
        while marks[-1].step > upto:
            marks.pop()
        step, state, logged = marks[-1]
        script = self._events[step:upto]
        del self._events[step:]
        del self.log[logged:]
        while self._reveals and self._reveals[-1] > step:
            self._reveals.pop()
        self.outcome = None
        self.state = state.copy()
        self._flow = self.definition.flow(self.state)
        for _ in self._feed(script, self._accept):
            pass
        self.question = question

    def _feed(self, script: Sequence[Event], accept: Callable[[Event], None]) -> Iterator[None]:
        """Play the events of the script, chance included; stop at every question on the way."""
        before = self._script, self._next
        self._script, self._next = script, 0
        try:
            self._begin()
            yield
            while self._next < len(script):
                event = script[self._next]
                self._next += 1
                accept(event)
                yield
        finally:
            self._script, self._next = before

    def _begin(self) -> None:
        """Run the flow to its first question."""
        try:
            self._run(None)
        except BadRecord:
            raise
        except Exception as error:
            raise RuleFailure(self.record(), error, 0) from error

    def _accept(self, event: Event) -> None:
        """Take an event that is known to be good."""
        kind, what = event[0], event[1]
        if kind >= 0:
            self._events.append(event)
            self._answer(kind, what)
        elif kind == RESAMPLED:
            self._resample(*what)
        else:
            self._conclude(what)

    def _verify(self, event: Event) -> None:
        """Take an event of a record that may say anything."""
        kind, line = event[0], len(self._events) + 2
        if kind >= 0:
            try:
                self.choose(event[1], kind, spent=event[2] if len(event) == 3 else None)
            except Illegal as illegal:
                about = say("kernel-record-illegal", why=illegal.message)
                raise BadRecord(line, about, illegal.reason.rule) from illegal
        elif kind == CHANCE:
            raise BadRecord(line, say("kernel-record-chance"))
        elif self.outcome is not None:
            raise BadRecord(line, say("kernel-record-after-end"))
        else:
            self._accept(event)

    def _answer(self, seat: int, answer: Option) -> None:
        answers = self._answers
        if answers is None:
            self.question += 1
            self._run(answer)
            return
        answers[next(i for i, part in enumerate(self._parts) if part.seat == seat)] = answer
        if _UNANSWERED not in answers:
            self.question += 1
            if len(self._events) - self._since > 1:
                self._reveals.append(len(self._events))  # everybody's answers come out
            self._run(tuple(answers))

    def _run(self, answer: Any) -> None:
        """Send the answer to the rules and go on to the next decision or the end."""
        send = self._flow.send
        while True:
            try:
                request = send(answer)
            except StopIteration as stop:
                self._parts, self._answers, self._maker = (), None, None
                self.outcome = stop.value
                break
            maker = None
            kind = type(request)
            if kind is FunctionType:
                maker = request
                request = maker()
                kind = type(request)
            if kind is Choose:  # by far the most common: no further call
                if len(request.options) == 1 and not request.hidden:
                    answer = request.options[0]
                    continue
                if request.options:
                    self._parts, self._answers, self._maker = (request,), None, maker
                    break
            if isinstance(request, Chance):
                answer = self._chance(request)
            elif kind is Checkpoint:
                self._mark()
                answer = None
            elif self._ask(*((request(), request) if callable(request) else (request, maker))):
                break
            else:
                answer = self._forced()
        log = self.state.log
        if log.entries or log.revealed:
            self._read_log()

    def _ask(self, question: Question, maker: Callable[[], Question] | None) -> bool:
        """Put a question of any kind; tell whether somebody has to answer it."""
        self._put(question)
        self._maker = maker
        self._since = len(self._events)
        if self._answers is None:
            part = self._parts[0]
            return part.hidden or part.only() is None
        for i, part in enumerate(self._parts):
            only = None if part.hidden else part.only()
            if only is not None:
                self._answers[i] = only
        return _UNANSWERED in self._answers

    def _put(self, question: Question) -> None:
        parts = question.parts if isinstance(question, Together) else (question,)
        for part in parts:
            if not part.possible():
                raise DeadEnd(f"nothing to choose for {part.message.id}")
        if len({part.seat for part in parts}) < len(parts):
            raise DeadEnd(f"a seat is asked two things at once: {parts[0].message.id}")
        self._parts = parts
        self._answers = [_UNANSWERED] * len(parts) if isinstance(question, Together) else None

    def _forced(self) -> Any:
        return self._parts[0].only() if self._answers is None else tuple(self._answers)

    def _chance(self, request: Chance) -> tuple[int, ...]:
        if self._next < len(self._script):
            event = self._script[self._next]
            self._next += 1
            if event[0] != CHANCE or event[1][0] != request.name or not request.possible(event[1][1]):
                raise BadRecord(len(self._events) + 2, say("kernel-record-result", name=request.name))
        else:
            event = (CHANCE, (request.name, request.draw(self.rng)))
        self._events.append(event)
        return event[1][1]  # type: ignore[no-any-return]

    def _mark(self) -> None:
        self._read_log()
        marks = self._marks
        if self._keeping and marks[-1].step < len(self._events):
            marks.append(Mark(len(self._events), self.state.copy(), len(self.log)))
            if len(marks) > MARKS_KEPT:
                del marks[1]

    def _read_log(self) -> None:
        log = self.state.log
        if log.entries:
            self.log += log.entries
            log.entries = []
        if log.revealed:
            self._reveals.append(len(self._events))
            log.revealed = False

    def _resample(self, seat: int | None, seed: int) -> None:
        """Draw anew, in place, what the seat can't know: components, and answers others gave in secret."""
        if self.outcome is not None:
            return
        self._events.append((RESAMPLED, (seat, seed)))
        rng = Rng(seed)
        before = self._answers or []
        for _ in range(RESAMPLES):
            self.definition.resample(self.state, seat, rng)
            if self._maker is None:
                break
            try:
                self._put(self._maker())
                break
            except DeadEnd:
                continue
        else:
            raise DeadEnd(f"no resample for seat {seat} leaves a choice for {self._parts[0].message.id}")
        if self._answers is not None:
            self._answers = [
                answer if answer is _UNANSWERED or part.seat == seat else part.sample(rng)
                for part, answer in zip(self._parts, before, strict=True)
            ]
