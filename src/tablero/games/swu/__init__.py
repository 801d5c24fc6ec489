"""Star Wars: Unlimited, by its comprehensive rules: for two, for three and four, and Twin Suns.

In the order of a game: `setup`, then `rounds` of an action phase (`playing`, `attacking`, `using`) and a regroup phase.
`facts` are what is printed on the cards, `content` what they do, `vocabulary` the words for that, `state` the table.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablero.games.swu import alike, decks, habits
from tablero.games.swu import describe as describing
from tablero.games.swu.asked import rule_behind, rule_of_phase
from tablero.games.swu.brings import DECKS
from tablero.games.swu.cards import Face, printed
from tablero.games.swu.checks import Ended
from tablero.games.swu.constants import ACTION, SETUP
from tablero.games.swu.evaluate import evaluate
from tablero.games.swu.features import features, named_features, option_word
from tablero.games.swu.inventory import components, counters
from tablero.games.swu.resample import Hidden, hidden, resample, restore_hidden
from tablero.games.swu.rounds import action_phase, regroup_phase
from tablero.games.swu.setup import STARTER, lay_out, number
from tablero.games.swu.setup import setup as prepare
from tablero.games.swu.state import Table
from tablero.games.swu.unseen import brought_otherwise
from tablero.games.swu.view import view, views
from tablero.kernel import (
    Content,
    Decision,
    Definition,
    Json,
    Message,
    Option,
    Outcome,
    Play,
    Reason,
    Record,
    Rng,
    Setting,
    Setup,
    say,
)

if TYPE_CHECKING:
    from tablero.kernel.messages import Renders


def flow(table: Table) -> Play[Outcome]:
    """Play a game from any checkpoint to its end: rounds of two phases until a base is defeated."""
    try:
        if table.phase == SETUP:
            yield from prepare(table)  # swu:5.1.2
        while True:
            if table.phase == ACTION:
                yield from action_phase(table)
            yield from regroup_phase(table)  # swu:5.1.1, swu:5.3.1
    except Ended as ended:
        return outcome(table, ended)


def _numbered(table: Table) -> Play[Outcome]:
    yield from number(table)
    return (yield from flow(table))


def outcome(table: Table, ended: Ended) -> Outcome:
    """Return how a game ended; the scores are what is left of the bases."""
    scores = tuple(max(0, player.base.remaining) for player in table.players)
    return Outcome(ended.winners, say(ended.why), scores)


class Unlimited(Definition[Table]):
    """The game as the kernel knows it."""

    name = "swu"
    version = 2
    seats = (2, 3, 4)  # two unless more are asked for (swu:1.1.1)
    settings = (Setting("decks", (), ()), Setting("format", decks.FORMATS, "open"))
    texts = Path(__file__).parent / "texts"
    levels = tuple(habits.SLIPS)
    horizon = "phase"
    glances = 8
    brings = DECKS

    def check_setup(self, setup: Setup) -> None:
        """Raise `BadSetup` if no game can start like this: decks that can't be read, played or used in the format."""
        super().check_setup(setup)
        decks.check(setup.settings, setup.seats)

    def sample_setup(self, rng: Rng, seats: int | None = None, **settings: Any) -> Setup:
        """Return a setup with decks drawn from all cards; the format is open unless it is given."""
        if "decks" not in settings:
            settings["decks"] = decks.sample(rng, seats or self.seats[0], settings.get("format", "open"))
        return self.setup(seats, **settings)

    def begin(self, setup: Setup) -> Table:
        """Return the table with bases, leaders and decks."""
        table = Table(setup.seats, setup.settings["format"])
        lay_out(table, decks.decks_of(setup.settings, setup.seats))
        return table

    def flow(self, state: Table) -> Play[Outcome]:
        """Play a game, whose cards are numbered before anything else."""
        return _numbered(state) if state.phase == SETUP and state.step == STARTER else flow(state)

    def brought_otherwise(self, record: Record, state: Table, seat: int, rng: Rng) -> Record | None:
        """Return the record with another card in a seat's deck for one that nobody has seen."""
        return brought_otherwise(self, record, state, seat, rng, lambda table: table)

    def view(self, state: Table, seat: int | None) -> Json:
        """Return what a seat may know."""
        return view(state, seat)

    def views(self, state: Table, seats: Sequence[int | None]) -> list[Json]:
        """Return what each of some seats may know."""
        return views(state, seats)

    def resample(self, state: Table, seat: int | None, rng: Rng) -> None:
        """Draw again what the seat can't know."""
        resample(state, seat, rng)

    def hidden(self, state: Table) -> Hidden:
        """Return what a resampling may change."""
        return hidden(state)

    def restore_hidden(self, state: Table, hidden: Hidden) -> None:
        """Give a table what a resampling gave another."""
        restore_hidden(state, hidden)

    def describe(self, state: Table, decision: Decision, option: Option) -> Message:
        """Return the text of an option."""
        return decision.told_of(option) or describing.describe(state, decision.seat, option)

    def option_key(self, state: Table, decision: Decision, option: Option) -> Hashable:
        """Return what options share that come to the same."""
        return alike.option_key(state, decision, option)

    def explain(self, state: Table, option: Option) -> tuple[Message, ...]:
        """Return the text of the card that an option is about."""
        return describing.explain(state, option)

    def rule_behind(self, state: Table, decision: Decision) -> str:
        """Return the rule that a question is put by."""
        return rule_behind(decision.message.id)

    def rule_of_phase(self, state: Table) -> str:
        """Return the rule of the phase."""
        return rule_of_phase(state.phase)

    def why_not(self, state: Table, decision: Decision, value: Any) -> Reason | None:
        """Return the rule against an answer that was not offered."""
        return describing.why_not(state, decision, value)

    def evaluate(self, state: Table, seat: int) -> float:
        """Return how good the position is for a seat."""
        return evaluate(state, seat)

    def called(self, lang: str) -> Mapping[str, str]:
        """Return what a language calls the cards."""
        from tablero.games.swu.local_names import called

        return called(lang)

    def habit(self, state: Table, decision: Decision, level: str, rng: Rng) -> Option | None:
        """Return what a player of a level answers."""
        return habits.habit(state, decision, level, rng)

    def plans(self, state: Table, decision: Decision, rng: Rng) -> Sequence[tuple[Option, ...]]:
        """Return the actions, and the answers in the course of one, that are worth thinking about."""
        return habits.plans(state, decision, rng)

    def features(self, state: Table, seat: int) -> bytes:
        """Return what a seat sees in figures."""
        return features(state, seat)

    def named_features(self, state: Table, seat: int) -> dict[str, float]:
        """Return what decides a game, by name."""
        return named_features(state, seat)

    def option_word(self, state: Table, decision: Decision, option: Option) -> Hashable:
        """Return an option by the names of its cards."""
        return option_word(state, decision.seat, option)

    def content(self) -> Content:
        """Return the cards as lists."""
        from tablero.games.swu.listing import CARDS

        return CARDS

    def printed(self) -> dict[str, Face]:
        """Return the faces of all cards."""
        return printed()

    def terminal(self, view: Json, words: Renders) -> str:
        """Return the table as text."""
        from tablero.games.swu.terminal import draw

        return draw(view, words)

    def components(self, state: Table) -> Iterable[tuple[str, str]]:
        """Return every card, and where it is."""
        return components(state)

    def counters(self, state: Table) -> Iterable[tuple[str, int]]:
        """Return what can't be negative."""
        return counters(state)


class NumberedByList(Unlimited):
    """As in version 1: cards were numbered in the order of their list, which told more than was seen of a deck."""

    version = 1

    def flow(self, state: Table) -> Play[Outcome]:
        return flow(state)


GAME = Unlimited()
"""For two to four."""
GAME.earlier = {1: NumberedByList()}
