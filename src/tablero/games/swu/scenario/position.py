"""A position while a trace is followed: a game, and what was clicked that no question of ours has taken yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tablero.games.swu.scenario.chance import Wished
from tablero.games.swu.scenario.compare import Shot, place_of, selectable, shot_of
from tablero.games.swu.scenario.definition import SCENARIO, question_of
from tablero.games.swu.scenario.edits import EDIT
from tablero.games.swu.state import Table
from tablero.kernel import Decision, Game, Illegal, Option, Rng
from tablero.kernel.events import CHANCE

TOP = "swu-ask-action"
APART = ("swu-ask-resource", "swu-ask-mulligan", "swu-ask-first-resources")
"""Questions that a trace puts to both players at once, and our rules to one after the other."""


class Later(NamedTuple):
    """A step of a player who is not asked yet."""

    seat: int
    step: Any


class Seen(NamedTuple):
    """The table at a question, and the cards it was about."""

    shot: Shot
    cards: tuple[str, ...]


class Position:
    """Where we may be in a trace. Never changed: each step makes new ones."""

    __slots__ = ("_shot", "ahead", "card", "chosen", "edited", "game", "held", "later", "start", "trail")

    def __init__(
        self,
        game: Game[Table],
        *,
        held: tuple[Option, ...] = (),
        card: str = "",
        later: tuple[Later, ...] = (),
        trail: tuple[Seen, ...] = (),
        start: int = 0,
        edited: bool = False,
        ahead: bool = False,
        chosen: tuple[tuple[str, bool], ...] = (),
    ) -> None:
        self.game = game
        self.held = held
        """Cards clicked one by one, for a question of ours that wants them together."""
        self.card = card
        """The place of a card that was clicked though it offers several actions."""
        self.later = later
        self.trail = trail
        """Earlier questions of the same action: a trace may still show one of them."""
        self.start = start
        """How many events there had been when the trace was last at the top of a turn."""
        self.edited = edited
        """Whether the table was edited since: then a trace shows what follows from it only later."""
        self.ahead = ahead
        """Whether the trace still asks what is settled here."""
        self.chosen = chosen
        """The places of the cards that were chosen for the action, and whether as more than the action itself."""
        self._shot: Shot | None = None

    @property
    def table(self) -> Table:
        """The table."""
        return self.game.state

    @property
    def question(self) -> Decision | None:
        """What is asked."""
        decision = self.game.decision
        return None if decision is None else question_of(decision)

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be answered."""
        return tuple(getattr(self.question, "options", ()))

    @property
    def asked(self) -> str:
        """The id of the question; nothing when the game is over."""
        question = self.question
        return "" if question is None else question.message.id

    @property
    def seat(self) -> int:
        """Who is asked."""
        question = self.question
        return -1 if question is None else question.seat

    @property
    def shot(self) -> Shot:
        """The table in comparable form."""
        if self._shot is None:
            self._shot = shot_of(self.table)
        return self._shot

    @property
    def key(self) -> tuple[Any, ...]:
        """What makes it the same as another."""
        return (self.game.events, self.held, self.card, len(self.later), self.ahead)

    def places(self) -> list[tuple[str, Option]]:
        """Return the options that are about cards, with the place of the card."""
        found = [(place_of(self.table, option), option) for option in self.options]
        return [(place, option) for place, option in found if place is not None]

    # Going on.

    def answered(self, answer: Any, after: Mapping[str, Any] | None = None, seed: int = -1) -> Position | None:
        """Return the position after an answer; None if it is not legal.

        With what a trace shows after it, chance falls so if it can; a seed lets it fall another way.
        """
        game = self.game.fork()
        if after is not None:
            game.rng = Wished(game.rng.state if seed < 0 else seed, game, after)
        try:
            game.choose(answer)
        except Illegal:
            return None
        edited = self.edited or (isinstance(answer, tuple) and answer[:1] == (EDIT,))
        trail = (*self.trail, Seen(self.shot, tuple(selectable(self.table, self.options))))
        place = place_of(self.table, answer)
        chosen = self.chosen if place is None else (*self.chosen, (place, self.asked != TOP))
        return Position(game, later=self.later, trail=trail, start=self.start, edited=edited, chosen=chosen)

    def holding(self, held: tuple[Option, ...]) -> Position:
        """Return the position with other cards held."""
        return self.changed(held=held)

    def pointing(self, card: str) -> Position:
        """Return the position with a card clicked whose action is still to be named."""
        return self.changed(card=card, held=())

    def postponing(self, later: tuple[Later, ...]) -> Position:
        """Return the position with other steps waiting."""
        return self.changed(later=later)

    def back(self) -> Position:
        """Return the position at the top of the turn."""
        game = self.game.fork()
        game.rewind(self.start)
        return Position(game, later=self.later, start=self.start)

    def settled(self) -> Position:
        """Return the position where the trace has caught up."""
        return self.changed(trail=(), later=(), chosen=(), start=self.game.step, edited=False, ahead=False)

    def waiting(self) -> Position:
        """Return the position where the trace still asks what is settled here."""
        return self.changed(ahead=True)

    def changed(self, **changed: Any) -> Position:
        """Return the position with something about it changed."""
        names = ("held", "card", "later", "trail", "start", "edited", "ahead", "chosen")
        return Position(self.game, **{**{name: getattr(self, name) for name in names}, **changed})

    def chanced(self, before: Position) -> bool:
        """Tell whether something random came out since an earlier position."""
        return any(event[0] == CHANCE for event in self.game.events[before.game.step :])


def first_position(scene: dict[str, Any], seed: int) -> Position:
    """Return the position at the start of a trace."""
    return Position(Game(SCENARIO, SCENARIO.setup(scene=scene), Rng(seed)))
