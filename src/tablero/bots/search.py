"""The bot that thinks in plans: whole actions, tried in several worlds that may be this one.

What may be considered a game says (`Definition.plans`), also how it is played on by both sides (`Definition.habit`), how far
(`Definition.horizon`), and how likely it is won from there (`Definition.chance`). All of it happens in games that
`Perspective.resample` gives, so that nothing is known here that the seat doesn't know.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from math import sqrt
from time import perf_counter
from typing import Any, Final, NamedTuple

from tablero.bots.evaluation import Evaluation
from tablero.bots.habitual import HabitualBot
from tablero.bots.thought import Considered, Thought
from tablero.kernel import Chance, Decision, Game, Json, Message, Option, Perspective, Rng
from tablero.kernel.digest import digest_of, freeze_game
from tablero.text.words import meaning

LEVEL: Final = "hard"
"""The habits by which both sides play on."""
SECONDS: Final = 8.0
"""After so long the best plan so far is taken."""
MOST_ENDS: Final = 64
"""About so many plans are looked for; what an action asks beyond that is left to habit."""
LEAST_ENDS: Final = 4
"""But so many are looked for whatever is done first."""
WIDTH: Final = 16
"""How many of them, those that look best at the end of the action, are played on."""
FEWEST: Final = 3
"""How many stay in the running to the end."""
WORLDS: Final = 3
"""Where a game is played on only a few times, no more plans are tried than leave each so many worlds: one shows nothing."""
SURE: Final = 2
"""A plan that wins at once is taken if it does so in so many other worlds too."""
DOUBT: Final = 1.0
"""By so many standard errors a plan must be better than what habit does."""
LONGEST: Final = 400
"""Answers after which a world is evaluated as it is."""
FEW: Final = 12
"""Chance with no more outcomes than this is gone through, one outcome for each world, instead of drawn."""
FORESEEN: Final = 3
"""How many answers of the others are told as what is expected."""


class Step(NamedTuple):
    """A question that a plan expects, the answer to it, and the answer in words."""

    question: Json
    answer: Option
    words: Message


class Found(NamedTuple):
    """What a search came to: how the best plan begins, what is left of it, and what was considered."""

    answer: Option
    plan: Sequence[Step]
    thought: Thought


class Plan:
    """The seat's answers from here to the end of an action, and what it came to in each world."""

    __slots__ = ("answers", "chances", "first_look", "wins")

    def __init__(self, answers: tuple[Option, ...], first_look: float, wins: bool) -> None:
        self.answers = answers
        self.wins = wins
        """Whether the action itself wins, in that world."""
        self.first_look = first_look
        """How likely it seems to win at the end of the action, in the world in which the plan was found."""
        self.chances: list[float] = []

    @property
    def chance(self) -> float:
        """How likely it wins on average; as it seemed at first, where it was never played on."""
        return sum(self.chances) / len(self.chances) if self.chances else self.first_look


class Turns:
    """What comes out in one of several worlds: of the first chance, where its outcomes are few, they have their turns.

    So a die that a plan depends on shows each of its sides as often as any other. All that follows is drawn.
    """

    __slots__ = ("_first", "_offset", "_rng")

    def __init__(self, seed: int, world: int, rng: Rng) -> None:
        self._offset = seed + world
        self._rng = rng
        self._first = True

    def __call__(self, chance: Chance) -> tuple[int, ...]:
        """Return what comes out."""
        first, self._first = self._first, False
        if not first or not 0 < chance.count_outcomes() <= FEW:
            return chance.draw(self._rng)
        outcomes = [result for result, _ in chance.outcomes(FEW)]  # all of them are equally likely
        return outcomes[self._offset % len(outcomes)]


def better(plan: Plan, usual: Plan) -> bool:
    """Tell whether a plan is better than another beyond doubt, by the worlds in which both were tried with the same chance."""
    gains = [one - other for one, other in zip(plan.chances, usual.chances, strict=False)]
    if len(gains) < 2:
        return False
    mean = sum(gains) / len(gains)
    variance = sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1)
    return mean > DOUBT * sqrt(variance / len(gains))


class SearchBot:
    """Try whole plans in several worlds, play on by the habits of both sides, and halve the field from world to world.

    With the same seed and number of iterations it answers the same, unless time runs out: then it takes the best so far,
    which at first is the habit, and its `thought` says so.
    """

    def __init__(
        self,
        rng: Rng,
        iterations: int | None = None,
        seconds: float | None = SECONDS,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.rng = rng
        self.iterations = iterations
        """How often a plan is played on; as often as the game says, where nobody says otherwise."""
        self.seconds = seconds
        self.clock = clock
        self.plan: Sequence[Step] = ()
        """What is still to be answered of the plan that was chosen: all that it remembers from one choice to the next."""
        self.ahead: Mapping[str, Found] = {}
        """What searches came to that were made before anybody asked (`pondering`), each by the `key` of the search."""
        self.evaluation: Evaluation | None = None
        """How positions are judged that a search comes to; None: as the game says (`Definition.chance`)."""
        self._search: Search | None = None
        self._known: Found | None = None

    @property
    def thought(self) -> Thought | None:
        """What was considered for the latest answer; None if it was part of a plan, or a habit."""
        if self._known is not None:
            return self._known.thought
        return self._search.thought() if self._search else None

    def decide(self, table: Perspective) -> Any:
        """Return the next answer of the plan, the habit where there is nothing to think about, or how the best plan begins."""
        decision = table.asked()
        self._search = self._known = None
        if self.plan:
            step, *rest = self.plan
            if step.question == decision.to_json() and decision.check(step.answer) is None:
                self.plan = rest
                return step.answer
            self.plan = ()  # something else came out than in the imagined world: think again
        search = self._begun(table)
        self._known = self.ahead.get(search.key() or "") if self.ahead else None
        if self._known is not None:
            self.plan = self._known.plan
            return self._known.answer
        if not search.worth_it():
            return search.usual(search.world, decision, self.rng)
        self.consider(search)
        first, *self.plan = search.steps(search.best)
        self._search = search
        return first.answer

    def foresee(self, table: Perspective, known: Collection[str] = ()) -> tuple[str, Found] | None:
        """Search for an answer to a question that may come, and return it with the key of the search.

        None where nothing can be kept: the question is in the midst of an action, habit answers it, the search is among those
        that are known, or it was cut short.
        """
        search = self._begun(table)
        key = search.key()
        if key is None or key in known or not search.worth_it():
            return None
        self.consider(search)
        if search.cut_short:
            return None
        first, *rest = search.steps(search.best)
        return key, Found(first.answer, rest, search.thought())

    def _begun(self, table: Perspective) -> Search:
        search = Search(table, self.rng, None if self.seconds is None else self.clock() + self.seconds, self.clock)
        search.evaluation = self.evaluation
        return search

    def consider(self, search: Search) -> None:
        """Choose among the plans of a search."""
        search.run(search.definition.playouts if self.iterations is None else self.iterations)


class GlancingBot(SearchBot):
    """Try a few whole plans in one world, and take the best; where the game wants no such glance, play by habit."""

    def decide(self, table: Perspective) -> Any:
        """Return how the best plan begins, or goes on, or the habit."""
        if table.definition.glances:
            return super().decide(table)
        return HabitualBot("medium", self.rng).decide(table)

    def consider(self, search: Search) -> None:
        """Choose among the plans that look best."""
        search.glance(search.definition.glances)


class Search:
    """One choice: the plans that were found for it, and what they came to.

    All of it follows from the first world that is drawn and from `rng`: further worlds are drawn from that one, never from the
    game that is played. So two searches of the same `key` come to the same.
    """

    def __init__(self, table: Perspective, rng: Rng, end: float | None, clock: Callable[[], float]) -> None:
        self.rng = rng
        self.end = end
        self.clock = clock
        self.seat = table.asked().seat
        self.world = table.resample(rng)
        """The world in which plans are found."""
        self.seed = rng.bits()
        self.definition = self.world.definition
        self.start = self.world.passed("checkpoint"), self.world.passed(self.definition.horizon)
        self.plans: list[Plan] = []
        """What habit does comes first, then what else was found, the best at first sight in front."""
        self.iterations = 0
        self.worlds = 0
        self.cut_short = False
        self.best: Plan
        self.evaluation: Evaluation | None = None

    def key(self) -> str | None:
        """Return what two searches share that come to the same; None in the midst of an action.

        There the state alone does not say how it goes on. It has to be asked for before anything is considered.
        """
        if not self.world.at_checkpoint:
            return None
        return digest_of((freeze_game(self.world), self.world.question, self.seat, self.seed, self.rng.state))

    def worth_it(self) -> bool:
        """Tell whether there is more than one thing to think about."""
        decision = self.world.decision_for(self.seat)
        return decision is not None and len(self.definition.plans(self.world.state, decision, self.rng)) > 1

    def usual(self, game: Game[Any], decision: Decision, rng: Rng) -> Option:
        """Return what is answered at once."""
        usual = self.definition.habit(game.state, decision, LEVEL, rng)
        return decision.sample(rng) if usual is None else usual

    def run(self, iterations: int) -> None:
        """Find plans, try them, and choose the best."""
        self.find()
        self.best = self._wins_at_once() or self._tried(iterations)

    def glance(self, width: int) -> None:
        """Find plans, try so many of them in one world, and take the best."""
        self.find()
        self.best = self._wins_at_once() or self._seems_best(width)

    def _seems_best(self, width: int) -> Plan:
        """Return the best of so many plans in one world."""
        self._try(self.plans[:width], self.world)
        tried = [plan for plan in self.plans if plan.chances] or self.plans[:1]
        return max(tried, key=lambda plan: plan.chance)

    # Finding plans.

    def find(self) -> None:
        """Find plans: what habit does, and all that is worth considering."""
        usual = self._finish(self.world.bare_fork(), ())
        found: list[Plan] = []
        self._explore(self.world.bare_fork(), (), MOST_ENDS, found)
        others = sorted((plan for plan in found if plan.answers != usual.answers), key=lambda plan: -plan.first_look)
        self.plans = [usual, *others[: WIDTH - 1]]

    def _explore(self, game: Game[Any], answers: tuple[Option, ...], ends: int, found: list[Plan]) -> None:
        """Branch at each question that is worth a thought, up to the end of the action, to about so many ends."""
        decision = self._own_question(game, self.seed)
        ways = self.definition.plans(game.state, decision, self.rng) if decision is not None and ends > 1 else ()
        if len(ways) < 2 or self._late():
            found.append(self._finish(game, answers))
            return
        least = 1 if answers else LEAST_ENDS
        for way in ways[:ends] if answers else ways:
            branch = game.bare_fork()
            given = self._give(branch, way, self.seed)
            if given:
                self._explore(branch, (*answers, *given), max(ends // len(ways), least), found)

    def _finish(self, game: Game[Any], answers: tuple[Option, ...]) -> Plan:
        """Finish an action by habit."""
        while (decision := self._own_question(game, self.seed)) is not None:
            answer = self.usual(game, decision, self.rng)
            game.choose(answer, self.seat)
            answers = *answers, answer
        return Plan(answers, self._chance(game), self._won(game))

    def _own_question(self, game: Game[Any], seed: int) -> Decision | None:
        """Return what the seat is asked next in the course of the action; what others are asked meanwhile they answer."""
        while game.outcome is None and game.passed("checkpoint") == self.start[0]:
            own = game.decision_for(self.seat)
            if own is not None:
                return own
            self._other_answers(game, seed)
        return None

    def _other_answers(self, game: Game[Any], seed: int) -> None:
        """Let somebody else answer by habit; where the same is asked again with the same seed, the same."""
        decision = game.decision
        assert decision is not None
        game.choose(self.usual(game, decision, Rng(seed + game.question)), decision.seat)

    def _give(self, game: Game[Any], answers: Sequence[Option], seed: int) -> tuple[Option, ...]:
        """Give answers in a row, as long as they are legal; return those that were given."""
        for number, answer in enumerate(answers):
            decision = self._own_question(game, seed)
            if decision is None or decision.check(answer) is not None:
                return tuple(answers[:number])
            game.choose(answer, self.seat)
        return tuple(answers)

    # Trying them.

    def _wins_at_once(self) -> Plan | None:
        """Return a plan that wins with the action itself, here and in other worlds."""
        for plan in self.plans:
            if plan.wins and all(self._wins(plan, self._another_world()) for _ in range(SURE)):
                return plan
        return None

    def _another_world(self) -> Game[Any]:
        """Return a world that may be the game for all the seat knows, drawn from the first."""
        return self.world.resample(self.seat, self.rng)

    def _wins(self, plan: Plan, world: Game[Any]) -> bool:
        self._give(world, plan.answers, self.seed)
        return self._won(world)

    def _won(self, game: Game[Any]) -> bool:
        return game.outcome is not None and self.seat in game.outcome.winners

    def _tried(self, iterations: int) -> Plan:
        """Play the plans on in one world after the other, each time with the better half of them; return the best.

        What habit does stays among them, and is done unless something else is better beyond doubt.
        """
        width = max(FEWEST, iterations // WORLDS)
        field, world, usual = self.plans[:width], self.world, self.plans[0]
        while 1 < len(field) <= iterations - self.iterations and not self._late():
            self._try(field, world)
            others = sorted(field[1:], key=lambda plan: -plan.chance)
            field = [usual, *others[: max(FEWEST, len(field) // 2) - 1]]
            world = self._another_world()
        often = [plan for plan in self.plans if 2 * len(plan.chances) >= len(usual.chances)]
        return next((plan for plan in sorted(often, key=lambda plan: -plan.chance) if better(plan, usual)), usual)

    def _try(self, field: Sequence[Plan], world: Game[Any]) -> None:
        """Play plans on in a world, with the same chance to come, as far as there is time."""
        chance, seed = self.rng.bits(), self.rng.bits()
        self.worlds += 1
        for plan in field:
            if self._late():
                return
            game, rng = world.bare_fork(), Rng(seed)
            game.rng = Rng(chance)
            game.fate = Turns(self.seed, self.worlds, game.rng)
            self._give(game, plan.answers, seed)
            if game.passed(self.definition.horizon) == self.start[1]:
                self._play_on(game, rng)
            plan.chances.append(self._chance(game))
            self.iterations += 1

    def _play_on(self, game: Game[Any], rng: Rng) -> None:
        """Let everybody play by habit up to the horizon."""
        game.run(lambda decision: self.usual(game, decision, rng), self.definition.horizon, LONGEST)

    def _chance(self, game: Game[Any]) -> float:
        """Return how likely the seat wins a game."""
        if game.outcome is None:
            return self._judged(game.state)
        return 1.0 if self._won(game) else 0.0 if game.outcome.winners else 0.5

    def _judged(self, state: Any) -> float:
        """Return how likely the seat wins from a state: as was learned, or else as the game says."""
        if self.evaluation is None:
            return self.definition.chance(state, self.seat)
        return self.evaluation.chance(self.definition, state, self.seat)

    def _late(self) -> bool:
        """Tell whether time has run out; whatever was to be done then is not done."""
        self.cut_short = self.cut_short or (self.end is not None and self.clock() >= self.end)
        return self.cut_short

    # Telling.

    def steps(self, plan: Plan) -> list[Step]:
        """Return a plan with its questions, as they come in the world in which it was found."""
        return self._told_in(self.world.bare_fork(), plan)

    def _told_in(self, game: Game[Any], plan: Plan) -> list[Step]:
        found: list[Step] = []
        for answer in plan.answers:
            decision = self._own_question(game, self.seed)
            assert decision is not None
            found.append(Step(decision.to_json(), answer, meaning(game, answer, self.seat)))
            game.choose(answer, self.seat)
        return found

    def thought(self) -> Thought:
        """Return what was considered, the plan that was chosen first."""
        others = sorted((plan for plan in self.plans if plan is not self.best), key=lambda plan: -plan.chance)
        told = [self._considered(plan) for plan in (self.best, *others)]
        return Thought(self.seat, tuple(told), self.iterations, self.cut_short)

    def _considered(self, plan: Plan) -> Considered:
        game = self.world.bare_fork()
        words = tuple(step.words for step in self._told_in(game, plan))
        return Considered(words, plan.chance, len(plan.chances), self._foreseen(game))

    def _foreseen(self, game: Game[Any]) -> tuple[Message, ...]:
        """Return what the others do next by habit."""
        found: list[Message] = []
        while (decision := game.decision) is not None and decision.seat != self.seat and len(found) < FORESEEN:
            answer = self.usual(game, decision, Rng(self.seed + game.question))
            found.append(meaning(game, answer, decision.seat))
            game.choose(answer, decision.seat)
        return tuple(found)
