"""The greedy bot takes what promises most, and in time."""

from __future__ import annotations

import pytest

from kernel.tiny import Tiny, TinyGame, asking
from tablero.bots.greedy import ANSWERS, COMPLETIONS, MOST, GreedyBot
from tablero.kernel import Choose, Decision, Game, Option, Perspective, Pick, Rng
from tablero.kernel.decisions import Request


class Judged(TinyGame):
    """A game that likes nines, and notes what it was asked about."""

    def __init__(self, *requests: Request) -> None:
        super().__init__(asking(*requests))
        self.judged: list[Option] = []

    def evaluate(self, state: Tiny, seat: int) -> float:
        self.judged.append(state.heard[0])
        return float(str(state.heard).count("9"))


def decided(*requests: Request) -> tuple[Option, list[Option]]:
    """What the bot answers to the first request, and what it tried."""
    game = Judged(*requests)
    answer = GreedyBot(Rng(3)).decide(Perspective(Game(game, game.setup(), Rng(1)), 0))
    return answer, game.judged


@pytest.mark.parametrize("many", [2, MOST, MOST + 1, 1200])
def test_of_many_options_only_so_many_are_tried(many: int) -> None:
    options = [("name", one) for one in range(many)]
    _, tried = decided(Choose(0, options, "tiny-ask"), Choose(1, ["a", "b"], "tiny-ask"))
    assert len(tried) == COMPLETIONS * min(many, MOST)
    assert len(set(tried)) == min(many, MOST)
    assert set(tried) <= set(options)


def test_of_many_subsets_a_few_are_tried_and_the_best_is_taken() -> None:
    options = [("card", one) for one in range(10)]
    answer, tried = decided(Pick(0, options, 3, 3, "tiny-ask"), Choose(1, ["a", "b"], "tiny-ask"))
    assert len(set(tried)) == ANSWERS
    assert str(answer).count("9") == max(str(one).count("9") for one in tried)


def test_a_habit_of_the_game_is_the_answer_and_nothing_is_tried() -> None:
    class Habitual(Judged):
        def habit(self, state: Tiny, decision: Decision, level: str, rng: Rng) -> Option | None:
            return "seven" if level == "greedy" else None

    game = Habitual(Choose(0, ["nine", "seven"], "tiny-ask"))
    assert GreedyBot(Rng(3)).decide(Perspective(Game(game, game.setup(), Rng(1)), 0)) == "seven"
    assert game.judged == []
