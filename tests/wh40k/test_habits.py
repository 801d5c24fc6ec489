"""Habits: every question has one, and they are what a sensible player does."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.games.wh40k.definition import GAME
from tablero.games.wh40k.evaluate import evaluate
from tablero.games.wh40k.habits import HABITS, habit
from tablero.games.wh40k.prospects import Prospects, charge_odds
from tablero.games.wh40k.state import CHARGE, NORMAL, SHOOTING, Battle, Piece
from tablero.games.wh40k.terrain import CRATER
from tablero.kernel import Choose, Decision, Distribute, Option, Rng, say
from tablero.tabletop import AREA, INCH, Body, Pose, Shape, apart
from wh40k.playing import battle, entry, profile, stand, weapon


def decide(field: Battle, decision: Decision) -> Option | None:
    return habit(field, decision, "medium", Rng(1))


def faced(far: int, *, points: int = 100, mine: Any = (), theirs: Any = ()) -> Battle:
    """A squad of five a side, so many inches apart from middle to middle."""
    field = battle(
        [entry("Squad", (5, profile(wounds=2), mine or [weapon()]))._replace(points=100)],
        [
            entry("Squad", (5, profile(wounds=2), theirs or [weapon()]))._replace(points=points),
            entry("Tank", (1, profile(base=90, wounds=12, toughness=11, save=2), []), keywords=["VEHICLE"])._replace(
                points=200
            ),
        ],
    )
    field.markers, field.control = [(30 * INCH, 8 * INCH)], [-1]
    for number in range(5):
        stand(field, number, 10 * INCH, (18 + 2 * number) * INCH)
        stand(field, 5 + number, (10 + far) * INCH, (18 + 2 * number) * INCH)
    stand(field, 10, (10 + far) * INCH, 34 * INCH)
    return field


def test_every_question_has_a_habit() -> None:
    assert GAME.texts is not None
    texts = "\n".join(path.read_text() for path in sorted(GAME.texts.glob("*.en.ftl")))
    asked = [line.split(" =")[0] for line in texts.splitlines() if line.startswith("wh40k-ask-")]
    assert len(asked) > 40
    assert [id for id in asked if id not in HABITS] == []


def test_weapons_are_given_to_whom_they_hurt_most() -> None:
    field = faced(18)
    field.phase = SHOOTING
    ask = say("wh40k-ask-target", unit=field.name(field.units[0]), weapon="rifle", count=5)
    options: list[Option] = [("unit", 1), ("unit", 2)]
    assert decide(field, Distribute(0, options, 5, ask, least=0)) == (5, 0)  # rifles do nothing to a tank


def test_a_unit_charges_whom_it_beats_and_nobody_who_beats_it() -> None:
    sword = weapon("sword", range=0, attacks="4", strength="5", ap=-2)
    options: list[Option] = [("unit", 0), "done"]
    for mine, theirs, wanted in (([sword], [weapon()], ("unit", 0)), ([weapon()], [sword], "done")):
        field = faced(6, mine=mine, theirs=theirs)
        field.phase = CHARGE
        assert decide(field, Choose(0, options, "wh40k-ask-charge")) == wanted


@pytest.mark.parametrize(("points", "wanted"), [(100, ("unit", 0)), (0, "decline")])
def test_a_stratagem_is_kept_for_when_it_pays(points: int, wanted: Option) -> None:
    field = faced(12, points=points, mine=[weapon(attacks="30")])
    field.active = 1
    field.units[1].moved = NORMAL
    field.command_points = [1, 1]
    stratagem = say("wh40k-stratagem-overwatch")
    ask = say("wh40k-ask-stratagem", stratagem=stratagem, window="overwatch", enemy="Boyz", cost=1)
    assert decide(field, Choose(0, ["decline", ("unit", 0)], ask)) == wanted


def test_a_place_at_a_marker_is_worth_more_than_one_far_from_it() -> None:
    field = faced(40)
    prospects = Prospects(field, field.units[0])
    assert prospects.worth((29 * INCH, 9 * INCH), NORMAL) > prospects.worth((10 * INCH, 40 * INCH), NORMAL)


def test_what_is_looked_at_are_markers_cover_ranges_charges_and_places_before_friends() -> None:
    squad = entry("Squad", (1, profile(), [weapon(range=24)]))
    tank = entry("Tank", (1, profile(base=90, wounds=12), []), keywords=["VEHICLE"])._replace(points=200)
    field = battle([squad, tank], [squad])
    home, valued, foe = (10 * INCH, 10 * INCH), (10 * INCH, 30 * INCH), (50 * INCH, 30 * INCH)
    for model, at in enumerate((home, valued, foe)):
        stand(field, model, *at)
    field.markers, field.control = [(30 * INCH, 8 * INCH)], [-1]
    crater = Body(Shape.disc(5 * INCH), Pose(20 * INCH, 20 * INCH), INCH // 2, INCH // 2, 1 << 16, -1, AREA)
    field.terrain = (Piece(CRATER, field.field.add(crater)),)
    goals = Prospects(field, field.units[0]).goals(home, 60 * INCH)
    before = (14 * INCH, 30 * INCH)
    for wanted in (field.markers[0], (20 * INCH, 20 * INCH), before):
        assert min(apart(goal, wanted) for goal in goals) <= 5
    for far in (24, 12, 7):  # the weapon's range and half of it, and an average charge, from its edge
        assert min(abs(apart(goal, foe) - (far + 1) * INCH) for goal in goals) <= 5


def test_two_dice_reach_so_far() -> None:
    assert charge_odds(INCH) == 1
    assert charge_odds(13 * INCH) == 1 / 36
    assert charge_odds(13 * INCH + 1) == 0


def test_what_is_lost_and_what_is_held_counts() -> None:
    field = faced(20)
    before = evaluate(field, 0)
    assert before == -evaluate(field, 1)
    field.control = [0]
    held = evaluate(field, 0)
    assert held > before
    field.units[1].models = field.units[1].models[:2]
    assert evaluate(field, 0) > held


def greedy(field: Battle, decision: Decision) -> Option | None:
    return habit(field, decision, "greedy", Rng(1))


def test_greedy_moves_to_the_nearest_marker_and_stays_there() -> None:
    field = faced(30)
    options: list[Option] = [("stationary", 0), ("normal", 0), ("advance", 0), "done"]
    assert greedy(field, Choose(0, options, "wh40k-ask-move")) == ("normal", 0)
    field.markers[0] = (11 * INCH, 22 * INCH)
    assert greedy(field, Choose(0, options, "wh40k-ask-move")) == ("stationary", 0)
    assert greedy(field, Choose(0, options[:1], "wh40k-ask-move")) == ("stationary", 0)
    assert greedy(field, Choose(0, [("disembark", 0), "done"], "wh40k-ask-move")) == ("disembark", 0)


def test_greedy_shoots_all_it_has_at_one_enemy_and_charges_whom_it_beats() -> None:
    field = faced(18, mine=[weapon(attacks="30")])
    ask = say("wh40k-ask-target", unit=field.name(field.units[0]), weapon="rifle", count=5)
    answer = greedy(field, Distribute(0, [("unit", 1), ("unit", 2)], 5, ask, least=0))
    assert answer == (5, 0)
    assert decide(field, Distribute(0, [("unit", 1), ("unit", 2)], 5, ask, least=0)) != answer  # one shooter is enough
    sword = weapon("sword", range=0, attacks="4", strength="5", ap=-2)
    options: list[Option] = [("unit", 0), "done"]
    for mine, theirs, wanted in (([sword], [weapon()], ("unit", 0)), ([weapon()], [sword], "done")):
        field = faced(6, mine=mine, theirs=theirs)
        field.phase = CHARGE
        assert greedy(field, Choose(0, options, "wh40k-ask-charge")) == wanted


def test_greedy_keeps_its_command_points_and_tries_what_is_asked_seldom() -> None:
    field = faced(12, mine=[weapon(attacks="30")])
    ask = say(
        "wh40k-ask-stratagem", stratagem=say("wh40k-stratagem-overwatch"), window="overwatch", enemy="Boyz", cost=1
    )
    assert greedy(field, Choose(0, ["decline", ("unit", 0)], ask)) == "decline"
    assert greedy(field, Choose(0, ["normally", ("unit", 1)], "wh40k-ask-precision")) is None


def test_nobody_leaves_a_marker_for_a_small_gain_but_for_one_that_an_enemy_holds() -> None:
    sword = weapon("sword", range=0, attacks="4", strength="5", ap=-2)
    options: list[Option] = [("unit", 0), "done"]
    for markers, control, wanted in (
        ([(10 * INCH, 22 * INCH)], [0], "done"),
        ([(18 * INCH, 22 * INCH)], [1], ("unit", 0)),
    ):
        field = faced(8, points=20, mine=[sword])
        field.markers, field.control, field.phase, field.round = markers, control, CHARGE, 2
        assert decide(field, Choose(0, options, "wh40k-ask-charge")) == wanted


def test_what_the_enemy_would_score_counts_even_when_nothing_is_left_to_score_oneself() -> None:
    field = faced(30)
    field.round, field.active, field.first = 5, 0, 0
    worth = []
    for control in ([-1], [1]):
        field.control = control
        worth.append(Prospects(field, field.units[0]).markers[0][1])
    field.round = 4
    assert Prospects(field, field.units[0]).markers[0][1] > worth[1] >= worth[0] > 0
