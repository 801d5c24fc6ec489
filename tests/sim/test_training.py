"""Learning how likely a position is won: the same for the same seed, beside what is written by hand, and kept with its origin."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tablero.bots.evaluation import Evaluation, OtherEvaluation, read_evaluation
from tablero.bots.search import GlancingBot, SearchBot
from tablero.kernel import BadSetup, Game, Perspective, Rng
from tablero.kernel.system import BadFile
from tablero.registry import find
from tablero.sim.series import Series
from tablero.sim.training import FEWEST, Lessons, Position, fitted, scored, train

OWN = ("rebellion", "swu", "wh40k", "legion")


def position(won: float, **features: float) -> Position:
    return Position(features, 0.5, won)


# What is learned.


def test_what_decides_gets_weight_and_what_does_not_gets_none() -> None:
    rng = Rng(3)
    games = []
    for _ in range(2000):
        good, noise = rng.random(), rng.random()
        games.append(position(float(rng.random() < good), good=good, noise=noise, same=4.0))
    bias, weights = fitted(games)
    assert weights["good"] > 3 > 1 > abs(weights["noise"])
    assert weights["same"] == 0
    learned = Evaluation("duel", bias, weights, {})
    assert learned.of({"good": 0.9}) > 0.75 > 0.25 > learned.of({"good": 0.1})


def test_features_that_tell_all_give_no_endless_weights() -> None:
    bias, weights = fitted([position(float(n % 2), good=float(n % 2)) for n in range(40)])
    assert 0 < weights["good"] < 20
    assert abs(bias) < 20


def test_scores_are_those_of_the_textbook() -> None:
    positions = [position(1.0), position(1.0), position(0.0), position(0.0), position(0.5)]
    score = scored([0.9, 0.4, 0.4, 0.1, 0.5], positions)
    assert score.auc == pytest.approx((1 + 1 + 0.5 + 1) / 4)
    assert score.log_loss == pytest.approx((0.10536 + 0.91629 + 0.51083 + 0.10536 + 0.69315) / 5, abs=1e-4)


def test_the_same_seed_learns_the_same_with_any_number_of_processes() -> None:
    first, second = (train("swu", 12, seed=2, workers=workers, command="c") for workers in (1, 2))
    assert first == second
    assert first.evaluation.weights != train("swu", 12, seed=3).evaluation.weights
    origin = first.evaluation.origin
    assert (origin["command"], origin["seed"], origin["games"]) == ("c", 2, 12)
    assert {"learned", "written", "rules", "level", "positions", "held_out"} <= {*origin}
    assert 0 < first.held_out < first.positions


def test_games_are_looked_at_where_searches_evaluate() -> None:
    """At the beginning of the regroup and of the action phase, as each seat sees it."""
    [course] = Lessons("swu", 5).play([7])
    rounds = [one.features["round"] for one in course.positions]
    last = int(rounds[-1])
    assert rounds[: 4 * (last - 1)] == [n for n in range(1, last) for _ in range(4)]
    assert len(rounds) - 4 * (last - 1) in (2, 4)
    assert [one.won for one in course.positions[:2]] in ([0.0, 1.0], [1.0, 0.0])


@pytest.mark.parametrize("games", [-1, 0, FEWEST - 1])
def test_from_few_games_nothing_is_learned(games: int) -> None:
    with pytest.raises(BadSetup, match="at least 8 games"):
        train("swu", games)


def test_a_game_without_features_can_not_be_learned() -> None:
    with pytest.raises(BadSetup, match="names no features"):
        train("samples.duel:GAME", FEWEST)


@pytest.mark.parametrize("name", OWN)
def test_features_stay_the_same_whatever_is_hidden(name: str) -> None:
    definition = find(name)
    game: Game[Any] = Game(definition, definition.setup(), Rng(3))
    rng, names = Rng(3), set()
    for step in range(40):
        decision = game.decision
        assert decision is not None
        if step % 13 == 0:
            for seat in range(game.setup.seats):
                seen = definition.named_features(game.state, seat)
                assert seen == definition.named_features(game.resample(seat, Rng(step)).state, seat)
                names.add((seat, *seen))
                assert all(isinstance(value, float) for value in seen.values())
        habit = definition.habit(game.state, decision, "medium", rng)
        game.choose(decision.sample(rng) if habit is None else habit, decision.seat)
    assert len(names) == game.setup.seats  # as many, and the same ones, at every moment


# Its file.


def test_a_file_holds_all_of_it(tmp_path: Path) -> None:
    learned = Evaluation("swu", -0.25, {"own base": 0.5}, {"seed": 1})
    learned.write(tmp_path / "learned.json")
    assert read_evaluation(tmp_path / "learned.json") == learned


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"kind": "tablero-evaluation"}',
        '{"kind": "other", "game": "swu", "bias": 0, "weights": {}, "origin": {}}',
        '{"kind": "tablero-evaluation", "game": "swu", "bias": true, "weights": {}, "origin": {}}',
        '{"kind": "tablero-evaluation", "game": "swu", "bias": 0, "weights": {"a": "1"}, "origin": {}}',
        '{"kind": "tablero-evaluation", "game": "swu", "bias": 0, "weights": {"a": 1e999}, "origin": {}}',
        "[" * 100_000,
        "\0\xff",
    ],
)
def test_anything_else_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "learned.json"
    path.write_text(text, encoding="latin-1")
    with pytest.raises(BadFile):
        read_evaluation(path)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFile):
        read_evaluation(tmp_path / "none.json")


# Playing by it.

FLAT = Evaluation("swu", 0.0, {}, {})
"""It likes every position as well as any other."""


@pytest.mark.parametrize("kind", [SearchBot, GlancingBot])
def test_a_bot_judges_by_what_it_is_given(kind: type[SearchBot]) -> None:
    definition = find("swu")
    game: Game[Any] = Game(definition, definition.setup(), Rng(4))
    rng = Rng(4)
    for _ in range(30):
        assert game.decision is not None
        game.choose(definition.habit(game.state, game.decision, "easy", rng), game.decision.seat)
    thoughts = []
    for evaluation in (None, FLAT):
        bot = kind(Rng(1), 8, None)
        bot.evaluation = evaluation
        assert game.decision is not None
        bot.decide(Perspective(game, game.decision.seat))
        thought = bot.thought
        assert thought is not None
        thoughts.append({plan.chance for plan in thought.plans})
    assert len(thoughts[0]) > 1
    assert thoughts[1] == {0.5}


def test_in_a_series_the_first_bot_has_it_wherever_it_sits(monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[int] = []

    def noted(_: Evaluation, features: Mapping[str, float]) -> float:
        judged.append(len(features))
        return 0.5

    monkeypatch.setattr(Evaluation, "of", noted)
    for bots, number in ((("medium", "random"), 0), (("medium", "random"), 1)):
        judged.clear()
        Series("swu", bots, 1, True, evaluation=FLAT.to_json()).play([number])
        assert judged
    judged.clear()
    Series("swu", ("medium", "random"), 1, True).play([0])
    assert not judged


def test_only_who_searches_can_have_it_and_only_in_its_game() -> None:
    Series("swu", ("medium", "easy"), evaluation=FLAT.to_json()).check()
    for name in ("easy", "random", "greedy", "run:true"):
        with pytest.raises(BadSetup, match="doesn't search"):
            Series("swu", (name, "medium"), evaluation=FLAT.to_json()).check()
    with pytest.raises(OtherEvaluation):
        Series("rebellion", ("hard", "hard"), evaluation=FLAT.to_json()).check()


# The command.


def test_the_command_writes_what_it_tells(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "learned.json"
    done = run("train", "swu", "--games", "12", "--seed", "1", "--out", str(path), "--json")
    assert (done.code, done.err) == (0, "")
    told, kept = json.loads(done.out), read_evaluation(path)
    assert told.items() <= kept.origin.items()
    assert kept.origin["command"] == "tablero train swu --games 12 --seed 1"
    again = run("sim", "swu", "--games", "1", "--bots", "medium,random", "--evaluation", str(path), "--json")
    assert again.code == 0
    options = ("sim", "swu", "--games", "1", "--bots", "medium,medium", "--evaluation", str(path))
    assert "medium (learned.json)" in run(*options, "--lang", "en").out
    for lang, said in (("en", "what is written by hand"), ("es", "lo escrito a mano")):
        assert said in run("train", "swu", "--games", "12", "--out", str(path), "--lang", lang).out


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        (("train", "swu", "--games", "0"), "from 1 to"),
        (("train", "swu", "--games", "-1"), "from 1 to"),
        (("train", "swu", "--games", "7"), "at least 8 games"),
        (
            (
                "train",
                "samples.duel:GAME",
            ),
            "no features",
        ),
        (
            (
                "train",
                "nothing",
            ),
            "nothing",
        ),
    ],
)
def test_the_command_refuses_and_leaves_no_file(run: Any, tmp_path: Path, tokens: tuple[str, ...], said: str) -> None:
    done = run(*tokens, "--out", str(tmp_path / "learned.json"), "--lang", "en")
    assert done.code == 2
    assert said in done.err
    assert not (tmp_path / "learned.json").exists()


def test_the_command_refuses_where_it_can_not_write(run: Any, tmp_path: Path) -> None:
    done = run("train", "swu", "--games", "8", "--out", str(tmp_path / "no" / "where.json"), "--lang", "en")
    assert done.code == 2
    assert "where.json" in done.err


def test_an_evaluation_of_another_game_is_refused(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "learned.json"
    FLAT.write(path)
    done = run("sim", "rebellion", "--games", "1", "--bots", "hard,hard", "--evaluation", str(path), "--lang", "en")
    assert (done.code, "learned for swu" in done.err) == (2, True)
    path.write_text("{}", encoding="utf-8")
    done = run("sim", "swu", "--games", "1", "--bots", "hard,hard", "--evaluation", str(path), "--lang", "es")
    assert (done.code, "no es una evaluación" in done.err) == (2, True)
