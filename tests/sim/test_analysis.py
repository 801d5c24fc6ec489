"""Looking back at a finished game."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tablero
from commands import Done
from playing import play_random
from samples import duel
from tablero.bots import strongest
from tablero.kernel import CHECKPOINT, Choose, Definition, Game, Log, Outcome, Play, Rng, say
from tablero.registry import find
from tablero.sim.analysis import analyse


class Purse:
    """Who has the more at the end wins."""

    __slots__ = ("has", "log", "turn")

    def __init__(self, has: list[int], turn: int = 0) -> None:
        self.has, self.turn, self.log = has, turn, Log()

    def copy(self) -> Purse:
        return Purse(self.has.copy(), self.turn)


class Picking(Definition[Purse]):
    """Three times each seat takes 1, 5 or 9; the seat that has more wins."""

    name = "picking"
    lead = 5.0

    def begin(self, setup: Any) -> Purse:
        return Purse([0, 0])

    def flow(self, state: Purse) -> Play[Outcome]:
        while state.turn < 6:
            yield CHECKPOINT
            seat = state.turn % 2
            taken = yield Choose(seat, [("take", 1), ("take", 5), ("take", 9)], "picking-ask")
            state.has[seat] += taken[1]
            state.turn += 1
        winner = state.has.index(max(state.has))
        return Outcome((winner,), say("picking-more"))

    def view(self, state: Purse, seat: int | None) -> Any:
        return {"has": state.has.copy()}

    def resample(self, state: Purse, seat: int | None, rng: Rng) -> None:
        pass

    def describe(self, state: Purse, decision: Any, option: Any) -> Any:
        return say("picking-take", count=option[1])

    def evaluate(self, state: Purse, seat: int) -> float:
        return float(state.has[seat] - state.has[1 - seat])


PICKING = Picking()


def picked(*answers: int) -> Game[Purse]:
    game = Game(PICKING, PICKING.setup(), Rng(1))
    for answer in answers:
        game.choose(answer)
    return game


def test_the_largest_mistake_comes_first_with_what_was_better_and_its_line() -> None:
    found = analyse(PICKING, picked(2, 2, 0, 2, 1, 2).record())
    assert found is not None
    assert found.bot == "greedy"
    assert [one.step for one in found.decisions] == [0, 1, 2, 3, 4, 5]
    assert found.decisions[0].chances == (0.5, 0.5)
    assert found.decisions[1].chances[0] > 0.5 > found.decisions[1].chances[1]
    assert [(one.judged.step, one.judged.seat) for one in found.mistakes] == [(2, 0), (4, 0)]
    worst = found.mistakes[0]
    assert (worst.judged.answer, worst.better) == (say("picking-take", count=1), say("picking-take", count=9))
    assert worst.loss > 0.1
    assert [seat for seat, _ in worst.line] == [1, 0, 1]


def test_who_does_what_the_bot_does_makes_no_mistake() -> None:
    found = analyse(PICKING, picked(2, 2, 2, 2, 2, 2).record())
    assert found is not None
    assert found.mistakes == ()


def test_a_game_that_is_not_over_has_no_analysis() -> None:
    assert analyse(PICKING, picked(2, 2).record()) is None


def test_the_same_seed_gives_the_same_analysis_and_only_so_many_mistakes() -> None:
    record = play_random(Game(duel.GAME, duel.GAME.setup(), Rng(1)), Rng(1)).record()
    first, second = (analyse(duel.GAME, record, most=2, worlds=2, seed=5) for _ in range(2))
    assert first == second
    assert first is not None
    assert len(first.mistakes) <= 2


def test_strong_bots_are_asked_first() -> None:
    assert strongest(find("rebellion")) == find("rebellion").levels[-1]
    assert strongest(duel.GAME) == "greedy"


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """Return the record of a short game of Unlimited that somebody has given up."""
    game = play_random(tablero.new("swu", seed=3), tablero.Rng(3), upto=12)
    game.conclude(Outcome((1,), say("kernel-resigned", seat=1)))
    tablero.save(game, tmp_path / "played.jsonl")
    return tmp_path / "played.jsonl"


def test_the_command_tells_it_in_both_languages(run: Callable[..., Done], played: Path) -> None:
    options = ("--bot", "greedy", "--worlds", "1", "--names", "Ana,Luis")
    english, spanish = (run("analyse", played, *options, "--lang", lang) for lang in ("en", "es"))
    assert (english.code, english.err) == (spanish.code, spanish.err) == (0, "")
    assert "Ana" in english.out
    assert "could have been" in english.out
    assert "podría haber sido" in spanish.out
    told, dicho = (json.loads(run("analyse", played, *options, "--json", "--lang", lang).out) for lang in ("en", "es"))
    assert told["outcome"]["why"] == "Ana resigns."
    assert len(told["decisions"]) == 12
    assert [one["step"] for one in told["mistakes"]] == [one["step"] for one in dicho["mistakes"]] != []
    assert told["mistakes"][0]["better"] != told["mistakes"][0]["answer"]
    assert {len(one["chances"]) for one in told["decisions"]} == {2}


def test_what_can_not_be_analysed_is_refused(run: Callable[..., Done], tmp_path: Path, played: Path) -> None:
    tablero.save(play_random(tablero.new("swu", seed=3), tablero.Rng(3), upto=4), tmp_path / "open.jsonl")
    done = run("analyse", tmp_path / "open.jsonl", "--mistakes", "0")
    assert (done.code, done.err) == (2, f"tablero: {tmp_path / 'open.jsonl'}: expected a game that is over\n")
    done = run("analyse", played, "--bot", "genius")
    assert done.code == 2
    assert "There is no bot “genius”" in done.err
    assert run("analyse", tmp_path / "nowhere.jsonl").err.endswith("it is not there\n")
