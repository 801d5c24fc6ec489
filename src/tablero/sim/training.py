"""Learning how likely a position is won: from games by habit, at the moments at which searches evaluate.

Every fourth game is held out: by those it is told how well what was learned tells winners from losers, beside what the game
has written by hand (`Definition.chance`). The same seed gives the same weights with any number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tablero.bots.evaluation import Evaluation
from tablero.bots.habitual import HabitualBot
from tablero.kernel import BadSetup, Definition, Game, Json, Perspective, Rng, say
from tablero.kernel.image import rules_digest
from tablero.registry import locate
from tablero.sim.cluster import NotInstalled
from tablero.sim.pool import spread

FEWEST: Final = 8
"""From fewer games nothing is learned."""
HELD_OUT: Final = 4
"""One game of so many is not learned from."""
LEVEL: Final = "medium"
"""The habits by which everybody plays."""
LOOSE: Final = 0.06
"""So often an answer is any legal one instead: positions that habit alone never comes to are to be known too."""
RIDGE: Final = 1.0
"""How strongly weights are kept small."""
STEPS: Final = 50
"""Newton's method takes no more steps than this, and far fewer as a rule."""
LONGEST: Final = 20_000
"""Answers after which a game is broken off, and counts as nobody's."""


class Position(NamedTuple):
    """A position as a seat saw it, what was written by hand about it, and what became of it."""

    features: Mapping[str, float]
    chance: float
    won: float
    """1 if the seat won, 0 if another did, and a half if nobody did."""


class Course(NamedTuple):
    """A game that was played to learn from."""

    number: int
    positions: tuple[Position, ...]


class Score(NamedTuple):
    """How well chances tell what becomes of positions."""

    auc: float
    """How often a position that was won has a higher chance than one that was lost."""
    log_loss: float

    def to_json(self) -> Json:
        """Return it rounded, as files and programs get it."""
        return {"auc": round(self.auc, 4), "log_loss": round(self.log_loss, 4)}


class Training(NamedTuple):
    """What was learned, and how well it does on games that it was not learned from."""

    evaluation: Evaluation
    games: int
    positions: int
    held_out: int
    """How many positions are of games held out."""
    learned: Score
    written: Score
    """That of the chance which is written by hand."""

    def to_json(self) -> Json:
        """Return the figures."""
        figures = {"games": self.games, "positions": self.positions, "held_out": self.held_out}
        return {**figures, "learned": self.learned.to_json(), "written": self.written.to_json()}


class Lessons(NamedTuple):
    """Games to learn from: a number stands for the same game wherever it is played."""

    game: str
    seed: int
    settings: tuple[tuple[str, Any], ...] = ()

    def play(self, numbers: Sequence[int]) -> list[Course]:
        """Play these games to their ends."""
        definition = locate(self.game)
        return [self._play(definition, number) for number in numbers]

    def _play(self, definition: Definition[Any], number: int) -> Course:
        rng = Rng.of(self.seed, "train", definition.name, number)
        setup = definition.sample_setup(Rng(rng.bits()), **dict(self.settings))
        game: Game[Any] = Game(definition, setup, Rng(rng.bits()))
        bot, seats = HabitualBot(LEVEL, rng), range(setup.seats)
        seen: list[list[tuple[Mapping[str, float], float]]] = []
        passed = game.passed(definition.horizon)
        for _ in range(LONGEST):
            decision = game.decision
            if decision is None:
                break
            loose = rng.random() < LOOSE
            answer = decision.sample(rng) if loose else bot.decide(Perspective(game, decision.seat))
            game.choose(answer, decision.seat)
            if game.outcome is None and game.passed(definition.horizon) != passed:
                passed, state = game.passed(definition.horizon), game.state
                named, chance = definition.named_features, definition.chance
                seen.append([({**named(state, seat)}, chance(state, seat)) for seat in seats])
        winners = game.outcome.winners if game.outcome is not None else ()
        won = [float(seat in winners) if winners else 0.5 for seat in seats]
        return Course(number, tuple(Position(*moment[seat], won[seat]) for moment in seen for seat in seats))


def train(
    path: str,
    games: int,
    *,
    seed: int = 0,
    workers: int = 1,
    settings: Mapping[str, Any] | None = None,
    command: str = "",
    done: Callable[[int], None] = lambda games: None,
) -> Training:
    """Play games by habit and learn from them how likely a position is won. `done` is told how many games more are over."""
    numbers()
    definition = locate(path)
    lessons = Lessons(path, seed, tuple(sorted((settings or {}).items())))
    if games < FEWEST:
        raise BadSetup("--games", say("train-few-games", least=FEWEST, count=games))
    setup = definition.sample_setup(Rng.of(seed), **dict(lessons.settings))
    if not definition.named_features(Game(definition, setup, Rng(seed)).state, 0):
        raise BadSetup("GAME", say("train-no-features", game=definition.name))
    courses: dict[int, Course] = {}
    for _, part in spread(lessons.play, range(games), workers):
        courses |= {course.number: course for course in part}
        done(len(part))
    ordered = [courses[number] for number in range(games)]
    return _learned(definition, lessons, ordered, command)


def _learned(definition: Definition[Any], lessons: Lessons, courses: Sequence[Course], command: str) -> Training:
    known = [one for course in courses if course.number % HELD_OUT for one in course.positions]
    held = [one for course in courses if not course.number % HELD_OUT for one in course.positions]
    for some in (known, held):
        if {0.0, 1.0} - {one.won for one in some}:
            raise BadSetup("--games", say("train-one-sided", count=len(courses)))
    bias, weights = fitted(known)
    learned = Evaluation(definition.name, bias, weights, {})
    figures = Training(
        learned,
        len(courses),
        len(known) + len(held),
        len(held),
        scored([learned.of(one.features) for one in held], held),
        scored([one.chance for one in held], held),
    )
    origin = {
        "command": command,
        "seed": lessons.seed,
        "settings": dict(lessons.settings),
        "level": LEVEL,
        "rules": rules_digest(definition),
        **figures.to_json(),
    }
    return figures._replace(evaluation=learned._replace(origin=origin))


def fitted(positions: Sequence[Position]) -> tuple[float, dict[str, float]]:
    """Return the bias and the weights under which what became of positions is likeliest, small ones preferred.

    A logistic regression by Newton's method, on features that are brought to one scale for it.
    """
    np = numbers()
    names = sorted({name for one in positions for name in one.features})
    table = np.array([[one.features.get(name, 0.0) for name in names] for one in positions], dtype=np.float64)
    won = np.array([one.won for one in positions])
    middle, spread_out = table.mean(axis=0), table.std(axis=0)
    scale = np.where(spread_out > 1e-9, spread_out, 1.0)
    columns = np.hstack([(table - middle) / scale, np.ones((len(positions), 1))])
    ridge = RIDGE * np.eye(len(names) + 1)
    ridge[-1, -1] = 1e-9  # the bias may be anything
    weights = np.zeros(len(names) + 1)
    for _ in range(STEPS):
        chance = 1.0 / (1.0 + np.exp(-np.clip(columns @ weights, -30.0, 30.0)))
        slope = columns.T @ (won - chance) - ridge @ weights
        curve = (columns * (chance * (1.0 - chance))[:, None]).T @ columns + ridge
        step = np.linalg.solve(curve, slope)
        weights = weights + step
        if float(np.abs(step).max()) < 1e-10:
            break
    own = weights[:-1] / scale
    bias = float(weights[-1] - own @ middle)
    return _short(bias), {name: _short(float(weight)) for name, weight in zip(names, own, strict=True)}


def _short(number: float) -> float:
    """Return a number with six digits: what the last ones are depends on the machine."""
    return float(f"{number:.6g}")


def scored(chances: Sequence[float], positions: Sequence[Position]) -> Score:
    """Return how well chances tell what became of positions; those that nobody won count for the loss alone."""
    np = numbers()
    found, won = np.array(chances), np.array([one.won for one in positions])
    safe = np.clip(found, 1e-6, 1.0 - 1e-6)
    loss = -float(np.mean(won * np.log(safe) + (1.0 - won) * np.log(1.0 - safe)))
    winners, losers = found[won == 1.0], np.sort(found[won == 0.0])
    below = np.searchsorted(losers, winners, "left") + np.searchsorted(losers, winners, "right")
    return Score(float(below.sum()) / (2.0 * len(winners) * len(losers)), loss)


def numbers() -> Any:
    """Return numpy; raise `NotInstalled` where it is not there."""
    try:
        import numpy
    except ImportError as error:
        raise NotInstalled("numpy", "lab") from error
    return numpy
