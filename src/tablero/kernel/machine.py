"""The machine that runs a game's rules: it sends them answers and chance, and comes back to any moment of theirs.

What it remembers for that is in `history`.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from types import FunctionType
from typing import Any, Generic

from tablero.kernel.chance import Chance
from tablero.kernel.decisions import BOUNDARIES, Checkpoint, Choose, Decision, Option, Question, Together
from tablero.kernel.definition import Definition, Outcome, S, Setup
from tablero.kernel.events import CHANCE, CONCLUDED, RESAMPLED, Event
from tablero.kernel.history import Mark, Progress, Resampling, Stretch, thin
from tablero.kernel.log import Entry, Lines
from tablero.kernel.messages import say
from tablero.kernel.reasons import DeadEnd
from tablero.kernel.record import BadRecord
from tablero.kernel.rng import Rng

RESAMPLES = 64
"""How often a resampling is tried that leaves somebody nothing to choose from."""

UNANSWERED: Any = object()


class Machine(Generic[S]):
    """Rules at some moment, what they ask, and all that was sent to them."""

    __slots__ = (
        "_answers",
        "_closed",
        "_flow",
        "_keeping",
        "_lagging",
        "_log",
        "_maker",
        "_marks",
        "_next",
        "_now",
        "_parts",
        "_past",
        "_progress",
        "_reveals",
        "_script",
        "_since",
        "_state",
        "_unmade",
        "_unread",
        "definition",
        "fate",
        "outcome",
        "question",
        "rng",
        "setup",
    )

    _state: S
    _progress: Progress
    _flow: Generator[Any, Any, Outcome]
    _parts: tuple[Decision, ...]
    _answers: list[Any] | None
    """The answers to a question put to several seats, in the order of its parts."""
    _maker: Callable[[], Question] | None
    """Makes the open question again after a resampling."""

    def _sit(self, definition: Definition[S], setup: Setup, rng: Rng) -> None:
        self.definition = definition
        self.setup = setup
        self.rng = rng
        self.fate: Callable[[Chance], tuple[int, ...]] | None = None
        """Says what comes out instead of the dice, in a fork for searching that wants to see certain outcomes."""
        self._log: list[Entry] = []
        self._unread: Lines | None = None
        """What the log begins with, as an image had it, until somebody looks at that."""
        self.question = 0
        """The number of the open question; never the same again, also after an undo."""
        self._past = 0
        """The step before which this game tells nothing and can't go back: that of a resampling or a bare fork."""
        self._reveals: list[int] = []
        self._script: Sequence[Event] = ()
        self._next = 0
        self._keeping = False
        self._closed: list[Stretch] = []
        self._now = Stretch([], [], [])
        self._marks = [Mark(0, 0, definition.begin(setup), 0, (0,) * len(BOUNDARIES))]
        self._start()
        self._state = self._marks[-1].state.copy()
        self._progress = Progress(self._marks[-1].passed)
        self._flow = definition.flow(self._state)

    def _start(self) -> None:
        """Let nothing be asked or decided."""
        self.outcome: Outcome | None = None
        self._parts, self._answers, self._maker = (), None, None
        self._unmade: tuple[Any, tuple[Any, ...] | None] | None = None
        """The open question as the rules yield it, with the secret answers so far, until somebody looks at it."""
        self._since = self._marks[-1].step
        self._lagging = False
        """Whether the rules are not yet at this moment: those of a fork come there when somebody first needs them."""

    @property
    def state(self) -> S:
        """The state of the game, which belongs to its rules."""
        if self._lagging:
            self._arrive()
        return self._state

    def _arrive(self) -> None:
        """Let the rules of a fork come to its moment; the lines they write are in its log already."""
        request = self._resend()
        self._state.log.entries = []
        if self._unmade is None:
            self._maker = request if callable(request) else None
        else:
            self._unmade = request, self._unmade[1]
        self._lagging = False

    @property
    def step(self) -> int:
        """How many events there have been."""
        mark = self._marks[-1]
        return mark.step + len(self._now.events)

    @property
    def log(self) -> list[Entry]:
        """What the rules have told."""
        if self._unread is not None:
            self._log[:0] = self._unread.entries()
            self._unread = None
        return self._log

    @property
    def logged(self) -> int:
        """How many lines the log has."""
        return len(self._log) + (self._unread.length if self._unread else 0)

    def log_since(self, line: int) -> list[Entry]:
        """Return the log from a line on; what came before it in an image is not read for that."""
        first = self._unread.length if self._unread else 0
        return self._log[line - first :] if line >= first else self.log[line:]

    def _cut_log(self, line: int) -> None:
        """Forget the log from a line on."""
        first = self._unread.length if self._unread else 0
        if line >= first:
            del self._log[line - first :]
        else:
            del self.log[line:]

    def _end(self, outcome: Outcome) -> None:
        self._parts, self._answers, self._maker, self._unmade = (), None, None, None
        self.outcome = outcome

    def _keep(self) -> None:
        """Keep marks from now on; at first, make those of the latest checkpoints."""
        if self._keeping:
            return
        if self._lagging:
            self._arrive()
        self._keeping = True
        done = 0
        for sends, counts in self._progress.recent:
            self._mark(sends - done, counts)
            done = sends

    def _mark(self, sends: int, counts: tuple[int, ...]) -> None:
        """Make a mark of the checkpoint that came after so much had been sent since the latest mark."""
        mark, now = self._marks[-1], self._now
        state = mark.state.copy()
        self._send_on(state, sends, Progress(mark.passed))
        events = now.events_before(sends)
        logged = mark.logged + len(state.log.entries)
        self._now = now.split(events, sends)
        self._closed.append(now)
        self._marks.append(Mark(mark.step + events, len(self._closed), state.copy(), logged, counts))
        thin(self._marks)

    def _restart(self, step: int) -> None:
        """Go to the moment after `step` events. If somebody interrupts that, it is done all the same before they are told."""
        keeping = self._keeping
        drawing = self._forget(step)
        try:
            self._run_again(drawing, keeping)
        except KeyboardInterrupt:
            self._run_again(drawing, keeping)
            raise

    def _forget(self, step: int) -> bool:
        """Forget what came after `step` events; tell whether chance came next."""
        marks = self._marks
        while marks[-1].step > step:
            marks.pop()
        mark = marks[-1]
        now = self._now
        if mark.closed < len(self._closed):
            now = self._closed[mark.closed].copy()
            for stretch in (*self._closed[mark.closed + 1 :], self._now):
                now.join(stretch)
            del self._closed[mark.closed :]
            self._now = now
            self._keeping = False  # what lies between has no marks: they are made if somebody goes back once more
        events = step - mark.step
        drawing = events < len(now.events) and now.events[events][0] == CHANCE
        now.cut(events, now.sends_before(events))
        self._reveals = [reveal for reveal in self._reveals if reveal <= step]
        return drawing

    def _run_again(self, drawing: bool, keeping: bool) -> None:
        """Let the rules come from the latest mark to where they are; there they draw, or ask what was asked.

        A game that kept marks goes on to keep them if no checkpoint lies between that has none.
        """
        self._cut_log(self._marks[-1].logged)
        self._start()
        request = self._resend()
        self._keeping = keeping and (self._keeping or not self._progress.recent)
        self._read_log()
        if drawing:
            self._go(request)
        elif self.outcome is None:
            self._reopen(request)
            self._catch_up()

    def _resend(self) -> Any:
        """Start from the latest mark and send the rules what was sent since; return what they ask for then."""
        mark, now = self._marks[-1], self._now
        state = self._state = mark.state.copy()
        progress = self._progress = Progress(mark.passed)
        sends = len(now.sent)
        request = None
        try:
            self._flow, request = self._send_on(state, sends, progress)
            while type(request) is Checkpoint:
                if sends:
                    progress.passes(request, sends)
                request = self._flow.send(None)
        except StopIteration as stop:
            self._finish(stop.value)
        if now.resamplings:
            self._repeat_at(sends, state)
        state.log.revealed = False
        return request

    def _send_on(self, state: S, upto: int, progress: Progress) -> tuple[Generator[Any, Any, Outcome], Any]:
        """Send the first `upto` of what was sent since the latest mark to rules that begin with this state.

        Returns the flow and what it asks for then. A checkpoint at which nothing has been sent is where it starts: it is
        counted already.
        """
        now = self._now
        flow = self.definition.flow(state)
        send = flow.send
        request = send(None)
        resamplings = now.resamplings
        for number, value in enumerate(now.sent[:upto]):
            while type(request) is Checkpoint:
                if number:
                    progress.passes(request, number)
                request = send(None)
            if resamplings:
                self._repeat_at(number, state)
            request = send(value)
        return flow, request

    def _repeat_at(self, sends: int, state: S) -> None:
        """Give a state what the resamplings gave that came when so much had been sent."""
        for resampling in self._now.resamplings:
            if resampling.sends == sends:
                self._repeat(state, resampling)

    def _repeat(self, state: S, resampling: Resampling) -> None:
        """Give a state what a resampling gave: it is copied where the game can, else drawn again in the same way."""
        state.log.entries = [entry for entry in state.log.entries if entry.visible_to(resampling.seat)]
        if resampling.hidden is not None:
            self.definition.restore_hidden(state, resampling.hidden)
            return
        rng = Rng(resampling.seed)
        for _ in range(resampling.tries):
            self.definition.resample(state, resampling.seat, rng)

    def _make(self) -> None:
        """Make the open question, now that somebody looks at it."""
        if self._unmade is not None:
            if self._lagging:
                self._arrive()
            (request, answers), since = self._unmade, self._since
            self._reopen(request)
            self._since = since
            if answers is not None:
                self._answers = list(answers)
            self._unmade = None  # at last: whoever is interrupted here looks once more

    def _reopen(self, request: Any) -> None:
        """Ask again what was open, even if now only one answer is left."""
        if callable(request):
            self._maker = request
            request = request()
        self._put(request)
        self._force()
        self._since = self.step

    def _catch_up(self) -> None:
        """Take the events that the rules have not been sent: secret answers, and what ended the game from outside."""
        pending = self._now.pending()
        step = self.step - len(pending)
        self._since = step
        local = len(self._now.events) - len(pending)
        for number, event in enumerate(pending, local):
            kind = event[0]
            if kind == CONCLUDED:
                self._end(event[1])
            elif kind == RESAMPLED:
                answers = next(one.answers for one in self._now.resamplings if one.events == number)
                self._answers = None if answers is None else list(answers)
            else:
                self._note(kind, event[1])

    def _answer(self, seat: int, answer: Option) -> None:
        """Take a legal answer that is noted as an event."""
        if self._lagging:
            self._arrive()
        now = self._now
        if self._answers is None:
            self.question += 1
            now.sent.append(answer)
            self._go_on(answer)
            return
        self._note(seat, answer)
        if UNANSWERED not in self._answers:
            self.question += 1
            choices = sum(event[0] >= 0 for event in now.events[self._since - self._marks[-1].step :])
            if choices > 1:
                self._reveals.append(self.step)  # everybody's answers come out
            now.extras.append((len(now.sent), choices))
            joint = tuple(self._answers)
            now.sent.append(joint)
            self._go_on(joint)

    def _note(self, seat: int, answer: Option) -> None:
        """Keep the secret answer of a seat."""
        assert self._answers is not None
        self._answers[next(i for i, part in enumerate(self._parts) if part.seat == seat)] = answer

    def _go_on(self, answer: Any) -> None:
        """Send the rules an answer, and go on to the next decision or the end."""
        try:
            request = self._flow.send(answer)
        except StopIteration as stop:
            self._finish(stop.value)
            self._read_log()
        else:
            self._go(request)

    def _go(self, request: Any) -> None:
        """Give the rules what they ask for, up to the next decision or the end."""
        send = self._flow.send
        now = self._now
        while True:
            maker = None
            kind = type(request)
            if kind is FunctionType:
                maker = request
                request = maker()
                kind = type(request)
            if kind is Choose and request.options:  # by far the most common: no further call
                if len(request.options) > 1 or request.hidden:
                    self._parts, self._answers, self._maker = (request,), None, maker
                    break
                answer = request.options[0]
                now.extras.append((len(now.sent), 0))
                now.sent.append(answer)
            elif isinstance(request, Chance):
                answer = self._chance(request)
                now.sent.append(answer)
            elif kind is Checkpoint:
                self._pass(request)
                now = self._now
                answer = None
            elif self._ask(*((request(), request) if callable(request) else (request, maker))):
                break
            else:
                answer = self._forced()
                now.extras.append((len(now.sent), 0))
                now.sent.append(answer)
            try:
                request = send(answer)
            except StopIteration as stop:
                self._finish(stop.value)
                break
        log = self._state.log
        if log.entries or log.revealed:
            self._read_log()

    def _finish(self, outcome: Any) -> None:
        if not isinstance(outcome, Outcome):
            raise DeadEnd(f"the rules of {self.definition.name} ended without an outcome")
        self._end(outcome)

    def _ask(self, question: Question, maker: Callable[[], Question] | None) -> bool:
        """Put a question of any kind; tell whether somebody has to answer it."""
        self._put(question)
        self._maker = maker
        self._since = self.step
        self._force()
        if self._answers is None:
            part = self._parts[0]
            return part.hidden or part.only() is None
        return UNANSWERED in self._answers

    def _put(self, question: Question) -> None:
        parts = question.parts if isinstance(question, Together) else (question,)
        for part in parts:
            if not part.possible():
                raise DeadEnd(f"nothing to choose for {part.message.id}")
        if len({part.seat for part in parts}) < len(parts):
            raise DeadEnd(f"a seat is asked two things at once: {parts[0].message.id}")
        self._parts = parts
        self._answers = [UNANSWERED] * len(parts) if isinstance(question, Together) else None

    def _force(self) -> None:
        """Answer for those of several seats that have only one answer, where that gives nothing away."""
        if self._answers is not None:
            for i, part in enumerate(self._parts):
                only = None if part.hidden else part.only()
                if only is not None:
                    self._answers[i] = only

    def _forced(self) -> Any:
        return self._parts[0].only() if self._answers is None else tuple(self._answers)

    def _chance(self, request: Chance) -> tuple[int, ...]:
        if self._next < len(self._script):
            event = self._script[self._next]
            self._next += 1
            if event[0] != CHANCE or event[1][0] != request.name or not request.possible(event[1][1]):
                raise BadRecord(self.step + 2, say("kernel-record-result", name=request.name))
        else:
            result = request.draw(self.rng) if self.fate is None else self.fate(request)
            event = (CHANCE, (request.name, result))
        self._now.events.append(event)
        return event[1][1]  # type: ignore[no-any-return]

    def _pass(self, checkpoint: Checkpoint) -> None:
        """Pass a checkpoint, and keep a mark of it where marks are kept."""
        self._read_log()
        now, marks = self._now, self._marks
        self._progress.passes(checkpoint, len(now.sent))
        if not now.sent:
            marks[-1] = marks[-1]._replace(passed=self._progress.counts)
        elif self._keeping:
            self._closed.append(now)
            self._now = Stretch([], [], [])
            step = marks[-1].step + len(now.events)
            self._progress.recent.clear()
            marks.append(Mark(step, len(self._closed), self._state.copy(), self.logged, self._progress.counts))
            thin(marks)

    def _read_log(self) -> None:
        log = self._state.log
        if log.entries:
            self._log += log.entries
            log.entries = []
        if log.revealed:
            self._reveals.append(self.step)
            log.revealed = False

    def _resample(self, seat: int | None, seed: int) -> None:
        """Draw again, in place, what the seat can't know: components, and answers others gave in secret."""
        if self.outcome is not None:
            return
        self._make()
        now, definition, state = self._now, self.definition, self.state
        sends, events = len(now.sent), len(now.events)
        now.events.append((RESAMPLED, (seat, seed)))
        rng = Rng(seed)
        before = self._answers or []
        tries = 1
        definition.resample(state, seat, rng)
        while not self._asks_again():
            if tries == RESAMPLES:
                raise DeadEnd(f"no resampling for seat {seat} leaves a choice for {self._parts[0].message.id}")
            tries += 1
            definition.resample(state, seat, rng)
        if self._answers is not None:
            self._answers = [
                answer if answer is UNANSWERED or part.seat == seat else part.sample(rng)
                for part, answer in zip(self._parts, before, strict=True)
            ]
        answers = None if self._answers is None else tuple(self._answers)
        now.resamplings += (Resampling(sends, events, seat, seed, tries, definition.hidden(state), answers),)

    def _asks_again(self) -> bool:
        """Make the open question again, where the rules know how; tell whether there is anything to choose."""
        if self._maker is not None:
            try:
                self._put(self._maker())
            except DeadEnd:
                return False
        return True
