"""Thinking ahead: what was thought ahead is what would have been found anyway, from what the seat knows alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bots.test_search import after
from kernel.tiny import Tiny, TinyGame
from tablero.bots.pondering import seed_at, think_ahead
from tablero.bots.search import Found, Search, SearchBot
from tablero.games.swu import GAME as UNLIMITED
from tablero.kernel import CHECKPOINT, NEW_ROUND, Choose, Decision, Game, Option, Outcome, Perspective, Play, Rng, say
from tablero.kernel.digest import digest
from tablero.registry import find

SECRET = 31


class Taking(TinyGame):
    """Each takes a way in turn; by habit the first that is offered, though the last is worth most to whoever takes it."""

    levels = ("hard",)

    def __init__(self) -> None:
        super().__init__(self._play)

    def _play(self, state: Tiny) -> Play[Outcome]:
        while len(state.heard) < 4:
            yield NEW_ROUND
            state.heard.append((yield Choose(len(state.heard) % 2, ["a", "b", "c"], "tiny-first")))
            yield CHECKPOINT
        return Outcome((), say("tiny-over"))

    def habit(self, state: Tiny, decision: Decision, level: str, rng: Rng) -> Option | None:
        assert isinstance(decision, Choose)
        return decision.options[0]

    def plans(self, state: Tiny, decision: Decision, rng: Rng) -> Sequence[tuple[Option, ...]]:
        assert isinstance(decision, Choose)
        return [(option,) for option in decision.options]

    def evaluate(self, state: Tiny, seat: int) -> float:
        return sum((5.0 if n % 2 == seat else -5.0) if way == "c" else 0.0 for n, way in enumerate(state.heard))


def taking(*answers: str) -> Game[Any]:
    game: Game[Any] = Game(Taking(), Taking().setup(), Rng(1))
    for answer in answers:
        game.choose(answer)
    return game


def thought_ahead(game: Game[Any], seat: int, guesses: int) -> dict[str, Found]:
    ahead: dict[str, Found] = {}
    for guess in range(guesses):
        found = think_ahead(Perspective(game, seat), SECRET, guess, ahead)
        ahead |= {} if found is None else {found[0]: found[1]}
    return ahead


def decided(game: Game[Any], ahead: dict[str, Found]) -> tuple[SearchBot, tuple[Any, ...]]:
    """The bot, and all that it says."""
    assert game.decision is not None
    table = Perspective(game, game.decision.seat)
    bot = SearchBot(seed_at(SECRET, table), None, None)
    bot.ahead = ahead
    answer = bot.decide(table)
    return bot, (answer, [*bot.plan], bot.thought and bot.thought.to_json())


def test_the_likeliest_answer_of_the_other_is_expected_first() -> None:
    ahead = thought_ahead(taking("a"), 0, 1)
    for answer, expected in (("a", False), ("b", False), ("c", True)):
        bot, _ = decided(taking("a", answer), ahead)
        assert (bot._known is not None) is expected


def test_each_guess_is_another_until_there_are_no_more() -> None:
    assert [len(thought_ahead(taking("a"), 0, guesses)) for guesses in range(6)] == [0, 1, 2, 3, 3, 3]


@pytest.mark.parametrize("answer", ["a", "b", "c"])
def test_what_was_thought_ahead_is_what_would_have_been_found(answer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ahead = thought_ahead(taking("a"), 0, 3)
    without = decided(taking("a", answer), {})
    with monkeypatch.context() as nothing:
        nothing.setattr(Search, "find", None)  # whoever thinks again fails
        bot, told = decided(taking("a", answer), ahead)
    assert bot._known is not None
    assert told == without[1]


def test_another_seed_or_position_makes_another_search() -> None:
    ahead = thought_ahead(taking("a"), 0, 3)
    assert decided(taking("b", "c"), ahead)[0]._known is None
    bot = SearchBot(Rng(5), None, None)
    bot.ahead = ahead
    bot.decide(Perspective(taking("a", "c"), 0))
    assert bot._known is None


def test_nothing_is_expected_of_a_seat_that_is_asked_nor_after_the_end() -> None:
    assert think_ahead(Perspective(taking(), 0), SECRET, 0) is None
    assert think_ahead(Perspective(taking("a", "a", "a"), 0), SECRET, 0) is None


def test_a_search_that_is_cut_short_is_not_kept() -> None:
    late = iter([0.0, *[9.0] * 10_000])
    game = taking("a", "c")
    assert SearchBot(Rng(1), None, 8.0, lambda: next(late)).foresee(Perspective(game, 0)) is None


# In a real game.


@pytest.mark.parametrize("name", ["rebellion", "swu", "wh40k"])
def test_games_that_look_alike_are_drawn_again_alike(name: str) -> None:
    """Otherwise what is thought ahead would never come true."""
    definition = find(name)
    game: Game[Any] = Game(definition, definition.setup(), Rng(3))
    rng = Rng(3)
    for step in range(90 if name != "wh40k" else 30):
        decision = game.decision
        assert decision is not None
        if step % 10 == 0:
            seat = decision.seat
            other = game.resample(seat, Rng(step))
            assert digest(game.resample(seat, Rng(5))) == digest(other.resample(seat, Rng(5)))
        habit = definition.habit(game.state, decision, "hard", rng)
        game.choose(decision.sample(rng) if habit is None else habit, decision.seat)


def waiting(choices: int) -> tuple[Game[Any], int]:
    """A game of Unlimited, and the seat that waits."""
    game = after(choices)
    while len(game.decisions) != 1:
        game.choose(game.decisions[0].sample(Rng(1)), game.decisions[0].seat)
    return game, 1 - game.decisions[0].seat


@pytest.fixture(scope="module")
def ahead() -> dict[str, Found]:
    """What is thought ahead at one moment of a game."""
    return thought_ahead(*waiting(21), 3)


def test_in_a_real_game_the_answer_is_the_same_to_the_letter(ahead: dict[str, Found]) -> None:
    """The other does what was expected: whatever that is, one of the guesses has been thought about."""
    game, seat = waiting(21)
    came_true = 0
    for option in game.decisions[0].answers(Rng(1), 60):
        on = game.fork()
        on.choose(option)
        while on.decision is not None and on.decision_for(seat) is None:
            on.choose(UNLIMITED.habit(on.state, on.decision, "hard", Rng(1)))
        if on.decision is None:
            continue
        bot, told = decided(on, ahead)
        if bot._known is not None:
            came_true += 1
            assert told == decided(on, {})[1]
    assert came_true


def test_what_is_hidden_makes_no_difference_to_what_is_expected(ahead: dict[str, Found]) -> None:
    """It has its seat's perspective and nothing else: in any game that looks alike to the seat it thinks the same."""
    game, seat = waiting(21)
    other = game.resample(seat, Rng(99))
    hands = [tuple(one.state.players[1 - seat].hand) for one in (game, other)]
    assert hands[0] != hands[1]
    again = thought_ahead(other, seat, 3)
    assert [*again] == [*ahead]
    assert [one.thought.to_json() for one in again.values()] == [one.thought.to_json() for one in ahead.values()]
