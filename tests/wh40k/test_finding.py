"""Finding places: what is found quickly is what the rules allow, and what matters is found first."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tablero.games.wh40k.battlefield import body_of
from tablero.games.wh40k.charge import ChargeMove
from tablero.games.wh40k.contact import contact_poses
from tablero.games.wh40k.layouts import SCATTERED, create_battlefield
from tablero.games.wh40k.measuring import in_contact
from tablero.games.wh40k.moving import Move
from tablero.games.wh40k.placing import SetUp
from tablero.games.wh40k.reserves import arrival
from tablero.games.wh40k.state import NORMAL, RESERVES, STRATEGIC_RESERVES, UNDEPLOYED, Battle
from tablero.kernel import Rng
from tablero.tabletop import INCH, Pose, apart, on_table
from wh40k.battled import battled
from wh40k.playing import battle, entry, profile, stand, weapon


def scattered(seed: int) -> Battle:
    """Two squads a side on a battlefield with terrain and markers; the first unit stands in a row at the left edge."""
    squad = entry("Squad", (5, profile(), [weapon()]))
    tank = entry("Tank", (1, profile(base=90, wounds=10), [weapon()]), keywords=["VEHICLE"])
    field = battle([squad, tank], [squad, tank])
    field.layout = SCATTERED
    laying = create_battlefield(field)
    next(laying)
    with pytest.raises(StopIteration):
        laying.send((seed,))
    field.markers = [(20 * INCH, 12 * INCH), (40 * INCH, 32 * INCH)]
    field.control = [-1, -1]
    for model in range(5):
        stand(field, model, 3 * INCH, 19 * INCH + model * 3 * INCH // 2)
    stand(field, 5, 22 * INCH, 30 * INCH)
    for model in range(6, 11):
        stand(field, model, 30 * INCH, (8 + 2 * model) * INCH)
    stand(field, 11, 45 * INCH, 8 * INCH)
    return field


@pytest.mark.parametrize("seed", range(3))
def test_places_to_end_a_move_are_those_that_the_rules_allow(seed: int) -> None:
    field, rng = scattered(seed), Rng(seed)
    move = Move(field, field.units[0], lambda model: 6 * INCH, "wh40k:movement.11")
    model = move.models[0]
    alone = field.field.copy()
    for each in move.models:
        alone.remove(each.id)
    found = []
    for _ in range(300):
        pose = Pose(rng.below(alone.width), rng.below(alone.depth))
        there = alone.copy()
        there.replace(model.id, body_of(field, model, pose))
        found.append(move.may_end(model, pose))
        assert found[-1] == (on_table(there, model.id) and move.may_stand(there, model))
    assert 50 < sum(found) < 290


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("place", [RESERVES, STRATEGIC_RESERVES])
def test_the_ground_that_is_asked_for_those_that_arrive_bars_no_place_that_the_rules_allow(
    seed: int, place: str
) -> None:
    field, rng = scattered(seed), Rng(seed)
    field.round = 2 + seed % 2
    unit = field.units[1]
    unit.place = place
    field.field.remove(5)
    setting_up = arrival(field, unit)
    allowed = standing = 0
    for _ in range(600):
        pose = Pose(rng.below(field.field.width), rng.below(field.field.depth), 0, rng.below(3600))
        able = setting_up.why_not((tuple(pose),)) is None
        stands = setting_up.footing(field.models[5]).stands(pose)
        assert stands or not able
        allowed, standing = allowed + able, standing + stands
    assert allowed <= standing <= allowed + 60  # nearly all that the rules refuse is barred


@pytest.mark.parametrize("seed", range(3))
def test_the_ground_for_an_area_is_that_of_the_whole_table_there(seed: int) -> None:
    field, rng = scattered(seed), Rng(seed)
    unit = field.units[1]
    unit.place = UNDEPLOYED
    field.field.remove(5)
    low, high = (9 * INCH, 9 * INCH), (21 * INCH, 21 * INCH)
    part = SetUp(field, unit, lambda field, model: None, (low, high))
    whole = SetUp(field, unit, lambda field, model: None, ((0, 0), (field.field.width, field.field.depth)))
    model = field.models[5]
    assert len(part.footing(model).going.barred) < len(whole.footing(model).going.barred)
    for _ in range(300):
        x, y = rng.between(low[0], high[0]), rng.between(low[1], high[1])
        pose = Pose(x, y, 0, rng.below(3600))
        assert part.footing(model).stands(pose) == whole.footing(model).stands(pose)


@pytest.mark.parametrize("seed", range(3))
def test_places_to_be_set_up_are_those_that_the_rules_allow(seed: int) -> None:
    field, rng = scattered(seed), Rng(seed)
    unit = field.units[1]
    unit.place = UNDEPLOYED
    field.field.remove(5)
    setting_up = SetUp(field, unit, lambda field, model: None, ((0, 0), (field.field.width, field.field.depth)))
    found = []
    for _ in range(300):
        pose = Pose(rng.below(field.field.width), rng.below(field.field.depth), 0, rng.below(3600))
        found.append(setting_up.footing(field.models[5]).stands(pose))
        assert found[-1] == (setting_up.why_not((tuple(pose),)) is None)
    assert 20 < sum(found) < 290


def test_places_in_contact_touch() -> None:
    field = scattered(1)
    move = ChargeMove(field, field.units[0], [field.units[2]], 30 * INCH)
    model = move.models[0]
    poses = contact_poses(move, model, 8)
    assert len(poses) > 6
    for pose in poses:
        there = field.field.copy()
        there.move(model.id, pose)
        assert in_contact(there, model.id, [8]) == [8]


@pytest.mark.parametrize("seed", range(2))
def test_what_is_suggested_is_legal_and_leads_somewhere(seed: int) -> None:
    field = scattered(seed)
    unit = field.units[0]
    unit.moved = NORMAL
    move = Move(field, unit, lambda model: 6 * INCH, "wh40k:movement.11")
    answers = move.question("wh40k-ask-normal-move").candidates(Rng(seed), 6)
    assert len(answers) == 6
    assert all(move.why_not(answer) is None for answer in answers)
    paths: list[Any] = [answer[2] for answer in answers]
    near = min(apart(path[-1][:2], field.markers[0]) for path in paths if path)
    assert near < apart((3 * INCH, 22 * INCH), field.markers[0]) - 2 * INCH  # one goes for the nearest marker


def test_what_is_suggested_for_setting_up_is_legal() -> None:
    field = scattered(2)
    unit = field.units[1]
    unit.place = UNDEPLOYED
    field.field.remove(5)
    setting_up = SetUp(field, unit, lambda field, model: None, ((0, 0), (12 * INCH, 44 * INCH)))
    answers = setting_up.question("wh40k-ask-set-up").candidates(Rng(1), 4)
    assert len(answers) == 4
    assert all(setting_up.why_not(answer) is None for answer in answers)


def test_a_battle_is_the_same_compiled_and_plain() -> None:
    tests = Path(__file__).parents[1]
    plain = subprocess.run(
        [sys.executable, "-m", "wh40k.battled", "90"],
        env={**os.environ, "PYTHONPATH": str(tests), "TABLERO_COMPILED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.split() == ["False", battled(90)]
