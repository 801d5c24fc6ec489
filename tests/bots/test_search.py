"""The bot that thinks in plans: it takes the best whole plan, in time, and knows no more than its seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from kernel.tiny import Tiny, TinyGame
from tablero.bots import bots_of
from tablero.bots.search import FEWEST, WIDTH, GlancingBot, SearchBot
from tablero.games.swu import GAME as UNLIMITED
from tablero.games.swu.decks import STARTERS
from tablero.kernel import (
    CHECKPOINT,
    NEW_ROUND,
    Choose,
    Decision,
    Game,
    Option,
    Outcome,
    Perspective,
    Play,
    Rng,
    Roll,
    say,
)
from tablero.text import texts_of


class Planned(TinyGame):
    """Two questions make an action, then the other answers, then a new round begins; what is heard last counts."""

    levels = ("hard",)

    def __init__(self, *ways: str, gambles: bool = False) -> None:
        super().__init__(self._play)
        self.ways = ways or ("a", "b")
        self.gambles = gambles
        self.rounds = 0

    def _play(self, state: Tiny) -> Play[Outcome]:
        while len(state.heard) < 12:
            yield NEW_ROUND
            state.heard.append((yield Choose(0, self.ways, "tiny-first")))
            state.heard.append((yield Choose(0, ["x", "y"], say("tiny-second", first=state.heard[-1]))))
            if self.gambles and state.heard[-2] == "b":
                return Outcome((min(1, state.secret[1]),), say("tiny-won"))
            yield CHECKPOINT
            state.heard.append((yield Choose(1, ["spoil", "let"], "tiny-reply")))
        return Outcome((), say("tiny-over"))

    def habit(self, state: Tiny, decision: Decision, level: str, rng: Rng) -> Option | None:
        assert isinstance(decision, Choose)
        return decision.options[0]

    def plans(self, state: Tiny, decision: Decision, rng: Rng) -> Sequence[tuple[Option, ...]]:
        assert isinstance(decision, Choose)
        return [(option,) for option in decision.options] if decision.seat == 0 else ()

    def evaluate(self, state: Tiny, seat: int) -> float:
        """Like b and then y, if the other has had its say, which spoils everything else."""
        return 10.0 if state.heard[:2] == ["b", "y"] else float(len(state.heard) == 2)


def table(game: Planned) -> Perspective:
    return Perspective(Game(game, game.setup(), Rng(1)), 0)


def test_the_best_whole_plan_is_begun_and_gone_on_with() -> None:
    game = Game(Planned(), Planned().setup(), Rng(1))
    bot, seat = SearchBot(Rng(2)), Perspective(game, 0)
    game.choose(bot.decide(seat), 0)
    thought = bot.thought
    assert thought is not None
    assert thought.plans[0].chance > 0.7
    assert len(thought.plans) == 4
    game.choose(bot.decide(seat), 0)
    assert game.state.heard == ["b", "y"]
    assert bot.thought is None  # it was a part of the plan


def test_a_question_that_was_not_expected_is_thought_about_anew() -> None:
    game = Game(Planned(), Planned().setup(), Rng(1))
    bot, seat = SearchBot(Rng(2)), Perspective(game, 0)
    bot.decide(seat)
    game.choose("a", 0)
    assert bot.decide(seat) in ("x", "y")
    assert bot.thought is not None


@pytest.mark.parametrize("iterations", [0, 1, 3, 4, 6, 7, 50])
def test_plans_are_played_on_no_more_often_than_allowed(iterations: int) -> None:
    bot = SearchBot(Rng(2), iterations)
    answer = bot.decide(table(Planned()))
    thought = bot.thought
    assert thought is not None
    assert thought.iterations <= iterations
    assert not thought.cut_short
    assert answer == ("a" if iterations < 6 else "b")  # three of four plans: with one world alone habit answers


@pytest.mark.parametrize("iterations", [10, 12])
def test_with_few_tries_few_plans_are_tried_but_in_several_worlds(iterations: int) -> None:
    bot = SearchBot(Rng(2), iterations)
    assert bot.decide(table(Planned("a", *(f"way {n}" for n in range(20)), "b"))) == "b"
    thought = bot.thought
    assert thought is not None
    assert sorted(plan.tries for plan in thought.plans)[-FEWEST:] == [3] * FEWEST


def ticking(step: float) -> Iterator[float]:
    now = 0.0
    while True:
        yield now
        now += step


@pytest.mark.parametrize("step", [0.0, 0.01, 0.2, 0.6, 5.0])
def test_a_search_that_is_cut_short_still_answers_and_says_so(step: float) -> None:
    clock = ticking(step)
    bot = SearchBot(Rng(2), 40, 1.0, lambda: next(clock))
    seat = table(Planned())
    answer = bot.decide(seat)
    thought = bot.thought
    assert seat.why_not(answer) is None
    assert thought is None or thought.cut_short is (step > 0.01)
    assert step < 5.0 or answer == "a"  # nothing was tried: what habit does


def test_so_many_plans_are_played_on_and_no_more() -> None:
    bot = SearchBot(Rng(2))
    bot.decide(table(Planned(*(f"way {n}" for n in range(40)))))
    thought = bot.thought
    assert thought is not None
    assert len(thought.plans) == WIDTH


def test_a_win_that_only_one_world_promises_is_not_taken_at_once() -> None:
    """The secret is 0 in a quarter of the worlds: b wins there, and loses in all others."""
    answers = {SearchBot(Rng(seed), 60).decide(table(Planned(gambles=True))) for seed in range(12)}
    sure = Planned(gambles=True)
    sure.resample = lambda state, seat, rng: setattr(state, "secret", [1, 0, 0])  # type: ignore[method-assign]
    assert SearchBot(Rng(2), 60).decide(table(sure)) == "b"
    assert answers == {"a"}


# A glance, as `medium` takes.


@pytest.mark.parametrize(("glances", "answer", "tries"), [(1, "a", 1), (2, "b", 2), (4, "b", 4), (9, "b", 4)])
def test_a_glance_tries_so_many_plans_once_and_takes_the_best(glances: int, answer: str, tries: int) -> None:
    game = Planned()
    game.glances = glances
    bot = GlancingBot(Rng(2))
    assert bot.decide(table(game)) == answer
    thought = bot.thought
    assert thought is not None
    assert thought.iterations == tries
    assert [step.answer for step in bot.plan] == ["y" if answer == "b" else "x"]


def test_without_glances_habit_answers_at_once() -> None:
    bot = GlancingBot(Rng(2))
    assert bot.decide(table(Planned())) == "a"
    assert bot.thought is None


@pytest.mark.parametrize("step", [0.2, 0.6, 5.0])
def test_a_glance_that_is_cut_short_still_answers(step: float) -> None:
    clock = ticking(step)
    game = Planned()
    game.glances = 4
    bot = GlancingBot(Rng(2), None, 1.0, lambda: next(clock))
    seat = table(game)
    answer = bot.decide(seat)
    assert seat.why_not(answer) is None
    assert step < 5.0 or answer == "a"  # nothing was tried: what habit does


class Diced(TinyGame):
    """What is heard is what a die shows; the dice that follow are noted too."""

    levels = ("hard",)

    def __init__(self) -> None:
        super().__init__(self._play)
        self.shown: list[tuple[int, ...]] = []

    def _play(self, state: Tiny) -> Play[Outcome]:
        yield NEW_ROUND
        state.heard.append((yield Choose(0, ["a", "b"], "tiny-ask")))
        state.heard.append((yield Roll(6)))
        yield NEW_ROUND
        yield Choose(0, ["a", "b"], "tiny-ask")
        return Outcome((), say("tiny-over"))

    def plans(self, state: Tiny, decision: Decision, rng: Rng) -> Sequence[tuple[Option, ...]]:
        return [("a",), ("b",)]

    def chance(self, state: Tiny, seat: int) -> float:
        self.shown.append(state.heard[-1])
        return 0.5


def test_a_die_shows_each_side_as_often_as_any_other() -> None:
    game = Diced()
    bot = SearchBot(Rng(4), 24)
    bot.decide(Perspective(Game(game, game.setup(), Rng(1)), 0))
    tried = game.shown[-24:]
    assert {side: tried.count((side,)) for side in range(1, 7)} == dict.fromkeys(range(1, 7), 4)


# In a real game.


def after(choices: int, seed: int = 5) -> Game[Any]:
    """A game of Unlimited with the starter decks, played for a while by habit."""
    game = Game(UNLIMITED, UNLIMITED.setup(2, decks=tuple(STARTERS[:2])), Rng(seed))
    rng = Rng(seed)
    for _ in range(choices):
        decision = game.decision
        assert decision is not None
        game.choose(UNLIMITED.habit(game.state, decision, "easy", rng), decision.seat)
    return game


BOTS = (SearchBot, GlancingBot)


def considered(game: Game[Any], seed: int, kind: type[SearchBot]) -> tuple[Option, object]:
    decision = game.decision
    assert decision is not None
    bot = kind(Rng(seed), 12, None)
    answer = bot.decide(Perspective(game, decision.seat))
    return answer, bot.thought and bot.thought.to_json()


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize("choices", [8, 20, 33])
def test_the_same_seed_and_iterations_give_the_same_answer_and_thought(choices: int, kind: type[SearchBot]) -> None:
    first, again = considered(after(choices), 3, kind), considered(after(choices), 3, kind)
    assert first == again


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize("choices", [8, 15, 22, 30, 37])
def test_what_is_hidden_makes_no_difference(choices: int, kind: type[SearchBot]) -> None:
    game = after(choices)
    decision = game.decision
    assert decision is not None
    other = game.resample(decision.seat, Rng(99))
    hands = [tuple(one.state.players[1 - decision.seat].hand) for one in (game, other)]
    assert hands[0] != hands[1] or not hands[0]
    assert considered(game, 4, kind) == considered(other, 4, kind)


@pytest.mark.parametrize(
    ("seed", "choices", "by_habit", "answer"),
    [
        (6, 17, ("use", "leader", 1, 0), "initiative"),  # a Shield for a unit played in this phase: there is none
        (
            1,
            61,
            ("use", "leader", 53, 1),
            ("use", "leader", 53, 0),
        ),  # an enemy has 1 HP left, and Vader can deal 1 damage
    ],
)
def test_a_glance_shows_what_an_ability_does(seed: int, choices: int, by_habit: Option, answer: Option) -> None:
    game = after(choices, seed)
    decision = game.decision
    assert decision is not None
    assert UNLIMITED.habit(game.state, decision, "medium", Rng(1)) == by_habit
    assert GlancingBot(Rng(1), None, None).decide(Perspective(game, decision.seat)) == answer


def test_what_was_considered_reads_in_both_languages() -> None:
    game = after(20)
    decision = game.decision
    assert decision is not None
    bot = SearchBot(Rng(1), 20, None)
    bot.decide(Perspective(game, decision.seat))
    thought = bot.thought
    assert thought is not None
    for lang in ("en", "es"):
        words = texts_of(UNLIMITED, lang)
        for plan in thought.plans:
            for message in (*plan.words, *plan.expects):
                assert words.render(message)
    assert any(plan.expects for plan in thought.plans)
    assert all(0 <= plan.chance <= 1 for plan in thought.plans)


def test_hard_is_offered_where_a_game_has_the_level() -> None:
    assert bots_of(UNLIMITED) == ["random", "easy", "medium", "hard", "greedy"]
    assert "hard" not in bots_of(TinyGame(lambda state: iter(())))  # type: ignore[arg-type,return-value]
