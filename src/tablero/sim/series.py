"""A series of games between bots: who plays which game of it with what, and what came out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tablero.bots import BOTS, check_bot, play_on, seated
from tablero.bots.evaluation import Evaluation, evaluation_from_json
from tablero.bots.external import SECONDS
from tablero.bots.search import SearchBot
from tablero.kernel import BadSetup, Definition, Game, Json, Message, Outcome, Perspective, Rng, say
from tablero.kernel.messages import message_from_json
from tablero.registry import locate


class Played(NamedTuple):
    """A game that is over: who sat where, how it ended, how long it took."""

    number: int
    bots: tuple[str, ...]
    """By seat."""
    entries: tuple[int, ...]
    """Which of the series' entries sat at each seat."""
    outcome: Outcome
    decisions: int
    rounds: int

    def to_json(self) -> Json:
        """Return it as a line of a file."""
        return {**self._asdict(), "outcome": self.outcome.to_json()}

    @classmethod
    def from_json(cls, line: Json) -> Played:
        """Return the game of a line.

        >>> game = Played(3, ("easy", "random"), (1, 0), Outcome((1,), say("duel-last-standing"), (0, 20)), 41, 6)
        >>> Played.from_json(game.to_json()) == game
        True
        """
        ended = line["outcome"]
        outcome = Outcome(tuple(ended["winners"]), message_from_json(ended["why"]), tuple(ended["scores"]))
        return cls(
            line["number"], tuple(line["bots"]), tuple(line["entries"]), outcome, line["decisions"], line["rounds"]
        )

    @property
    def won_by(self) -> tuple[int, ...]:
        """The entries that won."""
        return tuple(self.entries[seat] for seat in self.outcome.winners)

    @property
    def why(self) -> Message:
        """Why it ended."""
        return self.outcome.why


class Series(NamedTuple):
    """What is played: a number stands for the same game wherever it is played, and whoever else plays at the same time."""

    game: str
    """Its name, or `module:attribute`."""
    bots: tuple[str, ...]
    """An entry for each seat."""
    seed: int = 0
    swap: bool = False
    """Whether entries move on one seat from game to game, with what they bring."""
    settings: tuple[tuple[str, Any], ...] = ()
    lists: tuple[Json, ...] = ()
    """What each entry brings; empty where the game chooses."""
    seconds: float = SECONDS
    """What a program may take for each answer."""
    evaluation: Json = None
    """What the first of the bots judges positions by, as `Evaluation.to_json` tells it; None: what the game says."""

    def check(self) -> None:
        """Raise a `UserError` if it can't be played like this."""
        definition = locate(self.game)
        if len(self.bots) not in definition.seats:
            allowed = ", ".join(map(str, definition.seats))
            raise BadSetup("bots", say("setup-bots", game=definition.name, seats=allowed, count=len(self.bots)))
        for name in self.bots:
            check_bot(name, definition)
        if self.evaluation is not None:
            evaluation_from_json(self.evaluation).check(definition)
            if self.bots[0] not in BOTS or not isinstance(BOTS[self.bots[0]](Rng(0)), SearchBot):
                raise BadSetup("--evaluation", say("evaluation-no-search", bot=self.bots[0]))
        if self.lists and definition.brings is None:
            raise BadSetup("lists", say("sim-no-lists", game=definition.name))
        if self.lists and len(self.lists) != len(self.bots):
            raise BadSetup("lists", say("sim-lists-count", count=len(self.lists), seats=len(self.bots)))
        definition.setup(len(self.bots), **self._settings(definition, 0))

    def seating(self, number: int) -> tuple[int, ...]:
        """Return which entry sits at each seat of a game.

        >>> Series("duel", ("easy", "random"), swap=True).seating(3)
        (1, 0)
        """
        count = len(self.bots)
        first = number % count if self.swap else 0
        return tuple((first + seat) % count for seat in range(count))

    def _settings(self, definition: Definition[Any], number: int) -> dict[str, Any]:
        found = dict(self.settings)
        if self.lists:
            assert definition.brings is not None
            found[definition.brings.setting] = [self.lists[entry] for entry in self.seating(number)]
        return found

    def play(self, numbers: Sequence[int]) -> list[Played]:
        """Play these games of the series to their ends."""
        definition = locate(self.game)
        return [self._play(definition, number) for number in numbers]

    def _play(self, definition: Definition[Any], number: int) -> Played:
        entries = self.seating(number)
        names = [self.bots[entry] for entry in entries]
        settings = self._settings(definition, number)
        learned = None if self.evaluation is None else evaluation_from_json(self.evaluation)
        judging = [learned if entry == 0 else None for entry in entries]
        played = play(definition, number, names, self.seed, self.seconds, judging, **settings)
        return played._replace(entries=entries)


def play(
    definition: Definition[Any],
    number: int,
    bots: Sequence[str],
    seed: int,
    seconds: float = SECONDS,
    judging: Sequence[Evaluation | None] = (),
    **setting: Any,
) -> Played:
    """Play game `number` of a series to its end; bots that search may each judge by something that was learned."""
    rng = Rng.of(seed, definition.name, number)
    game: Game[Any] = Game(definition, definition.setup(len(bots), **setting), Rng(rng.bits()))
    tables = [Perspective(game, seat) for seat in range(len(bots))]
    decisions = 0
    with seated(bots, rng, seconds) as players:
        for player, evaluation in zip(players, judging, strict=False):
            if isinstance(player, SearchBot):
                player.evaluation = evaluation
        while (decision := game.decision) is not None:
            play_on(game, players[decision.seat], tables[decision.seat])
            decisions += 1
    assert game.outcome is not None
    seats = tuple(range(len(bots)))
    return Played(number, tuple(bots), seats, game.outcome, decisions, game.passed("round"))
