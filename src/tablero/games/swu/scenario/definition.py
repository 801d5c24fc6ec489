"""The game from a scene on: the same rules, but every question is asked, and between turns the table can be edited."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from tablero.games.swu import Unlimited
from tablero.games.swu.scenario.edits import EDIT, make_edit, why_no_edit
from tablero.games.swu.scenario.scene import lay_scene
from tablero.games.swu.state import Table
from tablero.kernel import (
    Decision,
    Definition,
    Message,
    Option,
    Outcome,
    Play,
    Reason,
    Rng,
    Setting,
    Setup,
)
from tablero.kernel.decisions import Checkpoint, Together
from tablero.kernel.messages import Json


class Open(Decision):
    """A question of the rules, asked even if only one answer is legal; at the top of a turn edits are answers too."""

    __slots__ = ("question", "table")

    def __init__(self, question: Decision, table: Table | None) -> None:
        super().__init__(question.seat, question.ask, True)
        self.question = question
        self.table = table
        """The table, if it can be edited now."""

    @property
    def kind(self) -> str:  # type: ignore[override]
        """The kind of the question."""
        return self.question.kind

    @property
    def options(self) -> Any:
        """The options of the question."""
        return getattr(self.question, "options", ())

    def check(self, value: Any) -> Reason | None:
        """Return why the value is neither an answer nor an edit."""
        if self.table is not None and isinstance(value, tuple) and value[:1] == (EDIT,):
            return why_no_edit(self.table, value)
        return self.question.check(value)

    def read(self, value: Any) -> Option:
        """Return the value as the rules take it."""
        if isinstance(value, list | tuple) and tuple(value[:1]) == (EDIT,):
            return super().read(value)
        return self.question.read(value)

    def sample(self, rng: Rng) -> Option:
        """Return a legal answer, never an edit."""
        return self.question.sample(rng)

    def possible(self) -> bool:
        """Tell whether there is any answer."""
        return self.question.possible()

    def to_json(self) -> Json:
        """Return the question."""
        return self.question.to_json()


def question_of(decision: Decision) -> Decision:
    """Return the question as the rules ask it."""
    return decision.question if isinstance(decision, Open) else decision


class Scenario(Unlimited):
    """The game that begins with a scene."""

    name = "swu-scenario"
    seats = (2,)  # type: ignore[assignment]
    settings = (Setting("scene", (), {}),)  # type: ignore[assignment]

    def begin(self, setup: Setup) -> Table:
        """Return the table of the scene."""
        return lay_scene(setup.settings["scene"])

    def check_setup(self, setup: Setup) -> None:
        """Raise an error if the scene can't be laid out."""
        Definition.check_setup(self, setup)
        lay_scene(setup.settings["scene"])

    def describe(self, state: Table, decision: Decision, option: Option) -> Message:
        """Return the text of an option."""
        return super().describe(state, question_of(decision), option)

    def option_key(self, state: Table, decision: Decision, option: Option) -> Hashable:
        """Return what options share that come to the same."""
        return super().option_key(state, question_of(decision), option)

    def why_not(self, state: Table, decision: Decision, value: Any) -> Reason | None:
        """Return the rule against an answer that was not offered."""
        return super().why_not(state, question_of(decision), value)

    def flow(self, state: Table) -> Play[Outcome]:
        """Play by the game's own flow, started afresh from the table after every edit."""
        while True:
            outcome = yield from self._until_edit(state)
            if outcome is not None:
                return outcome

    def _until_edit(self, table: Table) -> Play[Outcome | None]:
        flow = super().flow(table)
        answer: Any = None
        at_top = False
        while True:
            try:
                request = flow.send(answer)
            except StopIteration as stop:
                outcome: Outcome = stop.value
                return outcome
            if isinstance(request, Checkpoint):
                at_top = True
                answer = yield request
                continue
            if not callable(request) and not isinstance(request, Decision | Together):
                answer = yield request
                continue
            answer = yield _opened(request, table if at_top else None)
            if isinstance(answer, tuple) and answer[:1] == (EDIT,):
                make_edit(table, answer)
                return None
            at_top = False


def _opened(request: Any, table: Table | None) -> Any:
    """Return the request with its question open."""
    if isinstance(request, Decision):
        return Open(request, table)
    if isinstance(request, Together):
        return Together([Open(part, None) for part in request.parts])
    make: Callable[[], Any] = request
    return lambda: _opened(make(), table)


SCENARIO = Scenario()
