"""Star Wars: Rebellion, by its reference guide: for two, and for teams of three or four.

In the order of a game: `setup`, then rounds of `assignment`, `command` (with `movement`, `missions` and `combat`) and
`refresh` (with `objectives`, `recruit` and `build`). `facts` are the components, `content` the cards, `state` the table.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablero.games.rebellion import alike
from tablero.games.rebellion import describe as describing
from tablero.games.rebellion.advice import against, opening
from tablero.games.rebellion.assignment import assignment_phase
from tablero.games.rebellion.command import command_phase
from tablero.games.rebellion.evaluate import evaluate
from tablero.games.rebellion.facts import REBEL
from tablero.games.rebellion.features import features
from tablero.games.rebellion.habits import SLIPS, habit
from tablero.games.rebellion.habits.judging import named, rebel_chance
from tablero.games.rebellion.habits.planning import plans
from tablero.games.rebellion.inventory import components, counters
from tablero.games.rebellion.missions import put_away
from tablero.games.rebellion.refresh import refresh_phase
from tablero.games.rebellion.resample import Hidden, hidden, resample, restore_hidden
from tablero.games.rebellion.setup import setup as prepare
from tablero.games.rebellion.state import ASSIGNMENT, COMMAND, SETUP, Table, Won
from tablero.games.rebellion.view import view, views
from tablero.kernel import (
    NEW_ROUND,
    Content,
    Decision,
    Definition,
    Json,
    Message,
    Option,
    Outcome,
    Play,
    Reason,
    Rng,
    Setting,
    Setup,
)

if TYPE_CHECKING:
    from tablero.kernel.messages import Renders


def flow(table: Table) -> Play[Outcome]:
    """Play from any checkpoint to the end: rounds of three phases until somebody wins."""
    try:
        if table.phase == SETUP:
            yield from prepare(table)
            yield NEW_ROUND
        while True:
            if table.phase == ASSIGNMENT:
                yield from assignment_phase(table)  # rebellion:round.01
            if table.phase == COMMAND:
                yield from command_phase(table)  # rebellion:round.01
            yield from refresh_phase(table)  # rebellion:round.01
    except Won as won:
        break_off(table)
        return table.outcome(won)


def break_off(table: Table) -> None:
    """End the combat and the mission in the middle of which somebody has won."""
    table.combat = None
    if table.mission is not None:
        put_away(table, table.mission)


class Rebellion(Definition[Table]):
    """The game as the kernel knows it."""

    name = "rebellion"
    seats = (2, 3, 4)
    settings = (Setting("first_game", (False, True), False), Setting("errata", (False, True), False))
    texts = Path(__file__).parent / "texts"
    levels = tuple(SLIPS)
    playouts = 48

    def teams(self, setup: Setup) -> tuple[int, ...]:
        """Return the side of each seat."""
        table = self.begin(setup)
        return tuple(table.side_of(seat) for seat in range(setup.seats))

    def begin(self, setup: Setup) -> Table:
        """Return the table before anything is laid out."""
        return Table(setup.seats, bool(setup.settings["errata"]), bool(setup.settings["first_game"]))

    def flow(self, state: Table) -> Play[Outcome]:
        return flow(state)

    def view(self, state: Table, seat: int | None) -> Json:
        """Return what a seat may know."""
        return view(state, seat)

    def views(self, state: Table, seats: Sequence[int | None]) -> list[Json]:
        """Return what each of some seats may know."""
        return views(state, seats)

    def resample(self, state: Table, seat: int | None, rng: Rng) -> None:
        """Draw again what the seat's side can't know."""
        resample(state, None if seat is None else state.side_of(seat), rng)

    def hidden(self, state: Table) -> Hidden:
        """Return what a resampling may change."""
        return hidden(state)

    def restore_hidden(self, state: Table, hidden: Hidden) -> None:
        """Give a table what a resampling gave another."""
        restore_hidden(state, hidden)

    def describe(self, state: Table, decision: Decision, option: Option) -> Message:
        """Return the text of an option."""
        return decision.told_of(option) or describing.describe(state, option)

    def option_key(self, state: Table, decision: Decision, option: Option) -> Hashable:
        """Return what options share that come to the same."""
        return alike.option_key(state, option)

    def explain(self, state: Table, option: Option) -> tuple[Message, ...]:
        """Return the text of the card that an option is about."""
        return describing.explain(state, option)

    def inspect(self, state: Table, seat: int | None, about: Json) -> Json:
        """Return where the starting units would stand well, or why they may not stand as somebody lays them out."""
        if isinstance(about, dict) and set(about) == {"opening"}:
            return against(state, seat, about["opening"])
        return opening(state, seat) if about == "opening" else None

    def rule_behind(self, state: Table, decision: Decision) -> str:
        """Return the rule that a question is put by."""
        return describing.rule_behind(state, decision)

    def rule_of_phase(self, state: Table) -> str:
        """Return the rule of the setup or of the phase."""
        return describing.rule_of_phase(state)

    def why_not(self, state: Table, decision: Decision, value: Any) -> Reason | None:
        """Return the rule against an answer that was not offered."""
        return describing.why_not(state, decision, value)

    def evaluate(self, state: Table, seat: int) -> float:
        """Return how good the position is for a seat."""
        return evaluate(state, state.side_of(seat))

    def chance(self, state: Table, seat: int) -> float:
        """Return how likely a seat wins."""
        side = state.side_of(seat)
        chance = rebel_chance(state, side)
        return chance if side == REBEL else 1.0 - chance

    def plans(self, state: Table, decision: Decision, rng: Rng) -> Sequence[tuple[Option, ...]]:
        """Return the assignments and turns that are worth thinking about."""
        return plans(state, decision)

    def features(self, state: Table, seat: int) -> bytes:
        """Return what a seat sees in figures."""
        return features(state, state.side_of(seat))

    def named_features(self, state: Table, seat: int) -> dict[str, float]:
        """Return what decides a game, by name."""
        return named(state, state.side_of(seat))

    def habit(self, state: Table, decision: Decision, level: str, rng: Rng) -> Option | None:
        """Return what a player of a level answers."""
        return habit(state, decision, level, rng)

    def content(self) -> Content:
        """Return the cards, leaders and units as lists."""
        from tablero.games.rebellion.listing import CARDS

        return CARDS

    def terminal(self, view: Json, words: Renders) -> str:
        """Return the table as text."""
        from tablero.games.rebellion.terminal import draw

        return draw(view, words)

    def explore(self, state: Table, decision: Decision, rng: Rng) -> Option:
        """Return a random answer that seldom gives the base away: a game with the base in the open tests less."""
        answer = decision.sample(rng)
        return decision.sample(rng) if answer == "reveal_base" and rng.below(10) else answer

    def components(self, state: Table) -> Iterable[tuple[str, str]]:
        """Return every piece and card, and where it is."""
        return components(state)

    def counters(self, state: Table) -> Iterable[tuple[str, int]]:
        """Return what can't be negative."""
        return counters(state)


GAME = Rebellion()
"""For two, or for a Rebel team and an Imperial team."""
