"""Where the starting units are recommended to stand: what a bot would answer, and legal when it is answered."""

from __future__ import annotations

from typing import Any

import pytest

import tablero
from tablero.games.rebellion.facts import EMPIRE, GROUND, PLACE_KEYS, REBEL, UNIT_NUMBER, UNITS, UNITS_OF
from tablero.games.rebellion.habits.asked import told
from tablero.kernel import Choose, Distribute, Game, Perspective, Rng

IMPERIAL_SEAT, REBEL_SEAT = 1, 0
PLACING = ("rebellion-setup-system", "rebellion-setup-place")


def asked(game: Game[Any]) -> str:
    assert game.decision is not None
    return game.decision.message.id


def answer(game: Game[Any], seat: int, plan: dict[str, dict[str, int]]) -> None:
    """Answer every question about the starting units of a seat by a plan; all of it must be legal."""
    while asked(game) in PLACING and game.decision is not None and game.decision.seat == seat:
        decision = game.decision
        if isinstance(decision, Choose):
            game.choose(("system", PLACE_KEYS.index(next(place for place in plan if place != "rebel_base"))))
            continue
        assert isinstance(decision, Distribute)
        unit = str(dict(told(decision, "unit").args)["unit"]).removeprefix("rebellion-unit-")
        game.choose(tuple(plan.get(PLACE_KEYS[int(option[1])], {}).get(unit, 0) for option in decision.options))


@pytest.mark.parametrize("seed", range(5))
def test_both_sides_can_place_everything_as_recommended(seed: int) -> None:
    game = tablero.new("rebellion", seed=seed)
    for side, seat in ((EMPIRE, IMPERIAL_SEAT), (REBEL, REBEL_SEAT)):
        plan = game.inspect("opening", seat)
        placed = {UNITS[n].key: UNITS[n].starting for n in UNITS_OF[side] if UNITS[n].starting}
        assert placed == {key: sum(units.get(key, 0) for units in plan.values()) for key in placed}
        answer(game, seat, plan)
        view = game.view(None)
        assert {place["key"]: place["units"] for place in view["places"] if place["key"] in plan} == plan
    assert asked(game) not in PLACING


def test_nobody_else_is_told_and_nobody_at_another_time() -> None:
    game = tablero.new("rebellion", seed=1)
    assert game.inspect("opening", REBEL_SEAT) is None
    assert game.inspect("opening", None) is None
    for about in ("", 0, -1, None, {"opening": 1}, "no such thing"):
        assert game.inspect(about, IMPERIAL_SEAT) is None
    before = game.view(IMPERIAL_SEAT)
    plan = game.inspect("opening", IMPERIAL_SEAT)
    assert game.view(IMPERIAL_SEAT) == before  # a look changes nothing
    answer(game, IMPERIAL_SEAT, plan)
    assert game.inspect("opening", IMPERIAL_SEAT) is None
    game.choose(game.decision.sample(Rng.of(1)))  # type: ignore[union-attr]
    game.choose(game.decision.sample(Rng.of(1)))  # type: ignore[union-attr]
    assert game.inspect("opening", REBEL_SEAT) is None  # they have begun
    first = tablero.new("rebellion", seed=1, first_game=True)
    assert first.inspect("opening", REBEL_SEAT) is None


@pytest.mark.rule("rebellion:setup.18")
def test_before_anything_is_answered_one_is_told_why_it_may_not_lie_so() -> None:
    game = tablero.new("rebellion", seed=1)
    plan = game.inspect("opening", IMPERIAL_SEAT)
    assert game.inspect({"opening": plan}, IMPERIAL_SEAT) is None
    bare, there, *_ = plan
    ground = {key: count for key, count in plan[bare].items() if UNITS[UNIT_NUMBER[key]].theater == GROUND}
    moved = {
        **plan,
        bare: {key: count for key, count in plan[bare].items() if key not in ground},
        there: {key: plan[there].get(key, 0) + ground.get(key, 0) for key in {**plan[there], **ground}},
    }
    said = game.inspect({"opening": moved}, IMPERIAL_SEAT)
    assert said["rule"] == "rebellion:setup.18"
    assert said["message"]["args"]["place"]["id"].endswith(bare)
    assert game.inspect({"opening": {}}, IMPERIAL_SEAT)["message"]["id"] == "kernel-distribute-total"
    assert game.inspect({"opening": moved}, REBEL_SEAT) is None
    assert game.inspect({"opening": {bare: 3}}, IMPERIAL_SEAT) is None
    assert game.inspect({"opening": {bare: {"at_st": "many"}}}, IMPERIAL_SEAT)["message"]


@pytest.mark.parametrize("seed", range(3))
def test_what_is_recommended_tells_nothing_that_is_hidden(seed: int) -> None:
    game = tablero.new("rebellion", seed=seed)
    for seat in (IMPERIAL_SEAT, REBEL_SEAT):
        plan = game.inspect("opening", seat)
        assert plan
        for number in range(4):
            assert Perspective(game, seat).resample(Rng(number)).inspect("opening", seat) == plan
        answer(game, seat, plan)
