"""Piling in and consolidating: up to 3″ towards the closest enemy, or to an objective marker."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.games.wh40k.datasheets import Entry
from tablero.games.wh40k.measuring import engaged, in_contact
from tablero.games.wh40k.moving import Move
from tablero.games.wh40k.piling import Consolidation, PileIn, ToMarker, consolidate, pile_in
from tablero.games.wh40k.state import FIGHT, Battle
from tablero.kernel import Place, Rng
from tablero.tabletop import INCH
from wh40k.laid import BASE
from wh40k.playing import battle, entry, profile, run, stand

HERE, Y = 20 * INCH, 20 * INCH
TOUCH = HERE + BASE


def squad(number: int = 1, **more: Any) -> Entry:
    return entry("Squad", (number, profile(), []), **more)


def melee(ours: int, theirs: int = 1) -> Battle:
    """So many models each; where they stand the test says."""
    field = battle([squad(ours)], [squad(theirs)])
    field.phase = FIGHT
    return field


def places(field: Battle, *spots: tuple[int, ...]) -> None:
    """Stand the models, first ours, then theirs, at x and y relative to the middle of the fight."""
    for id, (x, y) in enumerate(spots):
        stand(field, id, HERE + x, Y + y)


def rule(move: Move, *ends: tuple[int, int] | None) -> str | None:
    """Return the rule that a move to these places breaks; None for a model that stays."""
    paths = tuple(() if end is None else ((HERE + end[0], Y + end[1]),) for end in ends)
    reason = move.why_not(paths)
    return None if reason is None else reason.rule


BOTH = pytest.mark.parametrize(
    ("kind", "far", "reach", "closer", "contact"),
    [
        (PileIn, "wh40k:fight.12", "wh40k:fight.13", "wh40k:fight.14", "wh40k:fight.15"),
        (Consolidation, "wh40k:fight.27", "wh40k:fight.28", "wh40k:fight.29", "wh40k:fight.32"),
    ],
)


@pytest.mark.rule("wh40k:fight.12", "wh40k:fight.27")
@BOTH
def test_a_model_moves_up_to_three_inches(kind: Any, far: str, reach: str, closer: str, contact: str) -> None:
    field = melee(1)
    places(field, (0, 0), (3 * INCH + BASE, 0))
    assert rule(kind(field, field.units[0]), (3 * INCH, 0)) is None
    places(field, (0, 0), (3 * INCH + BASE + 1, 0))
    assert rule(kind(field, field.units[0]), (3 * INCH + 1, 0)) == far


@pytest.mark.rule("wh40k:fight.12", "wh40k:fight.27")
@BOTH
def test_who_touches_an_enemy_does_not_move(kind: Any, far: str, reach: str, closer: str, contact: str) -> None:
    field = melee(1, 2)
    places(field, (0, 0), (BASE, 0), (0, BASE + 100))
    move = kind(field, field.units[0])
    assert rule(move, (-1, 0)) == far
    assert rule(move, None) is None
    assert not any(move.sample(Rng(1)))


@pytest.mark.rule("wh40k:fight.13", "wh40k:fight.28")
@BOTH
def test_the_unit_must_end_in_engagement_range(kind: Any, far: str, reach: str, closer: str, contact: str) -> None:
    field = melee(1)
    places(field, (0, 0), (4 * INCH + BASE, 0))
    move = kind(field, field.units[0])
    assert rule(move, (3 * INCH, 0)) is None  # an inch away
    assert rule(move, (3 * INCH - 1, 0)) == reach
    places(field, (0, 0), (4 * INCH + BASE + 1, 0))
    assert rule(kind(field, field.units[0]), (3 * INCH, 0)) == reach


@pytest.mark.rule("wh40k:fight.13")
def test_who_cannot_reach_engagement_range_does_not_pile_in() -> None:
    field = melee(1)
    places(field, (0, 0), (4 * INCH + BASE + 10, 0))
    assert run(pile_in(field, field.units[0])).asked == []
    places(field, (0, 0), (3 * INCH + BASE, 0))
    played = run(pile_in(field, field.units[0]), [], [(((HERE + 3 * INCH, Y),),)])
    assert played.questions == [(0, "wh40k-ask-pile-in")]
    assert in_contact(field.field, 0, [1])


@pytest.mark.rule("wh40k:fight.13", "wh40k:fight.28")
@BOTH
def test_the_unit_must_end_in_coherency(kind: Any, far: str, reach: str, closer: str, contact: str) -> None:
    field = melee(2)
    places(field, (0, 0), (-BASE - 2 * INCH, 0), (INCH + BASE, 0))
    move = kind(field, field.units[0])
    assert rule(move, (INCH, 0), None) == "wh40k:coherency.05"
    assert rule(move, (INCH, 0), (-BASE - INCH, 0)) is None


@pytest.mark.rule("wh40k:fight.14", "wh40k:fight.29")
@BOTH
def test_a_model_ends_closer_to_the_closest_enemy(kind: Any, far: str, reach: str, closer: str, contact: str) -> None:
    field = melee(2, 2)
    places(field, (0, 0), (0, BASE + 100), (BASE, 0), (-BASE - 3 * INCH, BASE + 100))
    move = kind(field, field.units[0])
    assert rule(move, None, (-100, BASE + 100)) == closer  # towards one that is not the closest
    assert rule(move, None, (0, BASE + 100)) == closer  # a path that leads nowhere
    assert rule(move, None, (BASE, BASE)) is None


@pytest.mark.rule("wh40k:fight.33", "wh40k:fight.14", "wh40k:fight.29")
def test_of_two_enemies_equally_close_either_may_be_the_closest() -> None:
    field = melee(1, 2)
    places(field, (0, 0), (BASE + INCH, 0), (-BASE - INCH, 0))
    move = PileIn(field, field.units[0])
    assert rule(move, (INCH, 0)) is None
    assert rule(move, (-INCH, 0)) is None
    places(field, (1, 0), (BASE + INCH, 0), (-BASE - INCH, 0))
    move = PileIn(field, field.units[0])
    assert rule(move, (INCH, 0)) is None
    assert rule(move, (-INCH, 0)) == "wh40k:fight.14"


def test_who_piles_in_is_told_to_whom_the_closest_enemies_belong() -> None:
    field = melee(1, 1)
    places(field, (0, 0), (BASE + INCH, 0))
    assert PileIn(field, field.units[0]).region().about == {"aims": [1]}
    places(field, (0, 0), (BASE, 0))  # who touches an enemy stays
    assert PileIn(field, field.units[0]).region().about == {"aims": []}
    assert ToMarker(field, field.units[0]).region().about == {"aims": []}


@pytest.mark.rule("wh40k:fight.15", "wh40k:fight.32")
@BOTH
def test_who_moves_and_can_touch_an_enemy_must(kind: Any, far: str, reach: str, closer: str, contact: str) -> None:
    field = melee(1)
    places(field, (0, 0), (3 * INCH + BASE, 0))
    move = kind(field, field.units[0])
    assert rule(move, (2 * INCH, 0)) == contact
    assert rule(move, None) is None  # who stays need not
    places(field, (0, 0), (3 * INCH + BASE + 10, 0))
    assert rule(kind(field, field.units[0]), (2 * INCH + 10, 0)) is None


@pytest.mark.rule("wh40k:fight.12", "wh40k:fight.14", "wh40k:fight.15")
@pytest.mark.example("wh40k:ex.35")
def test_termagants_pile_in() -> None:
    field = melee(10, 5)
    front = [(0, 0), (0, BASE + 200)]  # these two touch already
    rest = [(-2 * INCH, n * (BASE + 200)) for n in range(1, 5)] + [
        (-3 * INCH - BASE, n * (BASE + 200)) for n in range(4)
    ]
    veterans = [(BASE, n * (BASE + 200)) for n in range(5)]
    places(field, *front, *rest, *veterans)
    move = PileIn(field, field.units[0])
    for moved in (0, 1):
        ends: list[tuple[int, int] | None] = [None] * 10
        ends[moved] = (front[moved][0] - 5, front[moved][1])
        assert rule(move, *ends) == "wh40k:fight.12"
    ends = [None] * 10
    ends[2] = (-2 * INCH + 100, BASE + 200)  # closer, but it could touch
    assert rule(move, *ends) == "wh40k:fight.15"
    ends[2] = (0, 2 * (BASE + 200))
    assert rule(move, *ends) is None
    ends[3] = (-2 * INCH - 100, 2 * (BASE + 200))
    assert rule(move, *ends) == "wh40k:fight.14"
    found = move.sample(Rng(1))
    assert move.why_not(found) is None
    assert found[:2] == ((), ())
    assert sum(bool(path) for path in found) >= 4


@pytest.mark.rule("wh40k:fight.27", "wh40k:fight.29")
@pytest.mark.example("wh40k:ex.37")
def test_termagants_consolidate() -> None:
    field = melee(5, 2)
    places(
        field, (0, 0), (0, BASE + 200), (BASE, BASE), (0, 3 * BASE), (0, 4 * BASE + 200), (BASE, 0), (BASE, 2 * BASE)
    )
    move = Consolidation(field, field.units[0])
    touching = [bool(in_contact(field.field, id, [5, 6])) for id in range(5)]
    assert touching[0]
    assert touching[2]
    for number, touches in enumerate(touching):
        ends: list[tuple[int, int] | None] = [None] * 5
        pose = field.models[number].pose
        assert pose is not None
        ends[number] = (pose.x - HERE - 30, pose.y - Y)
        assert (rule(move, *ends) == "wh40k:fight.27") == touches


@pytest.mark.rule("wh40k:fight.16")
def test_models_pile_in_in_any_order() -> None:
    field = melee(2)
    places(field, (0, 0), (-BASE, 0), (2 * INCH + BASE, 0))
    one, two = (HERE + 2 * INCH, Y), (HERE + 2 * INCH - BASE, Y)
    run(pile_in(field, field.units[0]), [], [((one,), (two,))])  # the second ends where the first was in the way
    assert [field.models[id].pose.x for id in (0, 1)] == [one[0], two[0]]  # type: ignore[union-attr]


@pytest.mark.rule("wh40k:movement.06", "wh40k:fly.01")
@pytest.mark.parametrize("keywords", [("INFANTRY",), ("INFANTRY", "FLY")])
@BOTH
def test_nobody_goes_through_an_enemy_flying_or_not(
    keywords: tuple[str, ...], kind: Any, far: str, reach: str, closer: str, contact: str
) -> None:
    field = battle([squad(keywords=keywords)], [squad()])
    places(field, (0, 0), (BASE + INCH // 4, 0))
    assert rule(kind(field, field.units[0]), (2 * BASE + INCH // 4, 0)) == "wh40k:movement.06"
    assert rule(kind(field, field.units[0]), (INCH // 4, 0)) is None


@pytest.mark.rule("wh40k:movement.08", "wh40k:fly.02")
@pytest.mark.parametrize("keywords", [("MONSTER",), ("MONSTER", "FLY")])
@BOTH
def test_nor_do_the_big_ones_through_their_like(
    keywords: tuple[str, ...], kind: Any, far: str, reach: str, closer: str, contact: str
) -> None:
    field = battle([squad(keywords=keywords), squad(keywords=("VEHICLE",))], [squad()])
    places(field, (0, 0), (BASE + 100, 0), (3 * BASE + 200, 0))
    assert rule(kind(field, field.units[0]), (2 * BASE + 200, 0)) == "wh40k:movement.08"
    small = battle([squad(keywords=("INFANTRY",)), squad(keywords=("VEHICLE",))], [squad()])
    places(small, (0, 0), (BASE + 100, 0), (3 * BASE + 200, 0))
    assert rule(kind(small, small.units[0]), (2 * BASE + 200, 0)) is None


# Aircraft.


def sky(ours: tuple[str, ...] = ("INFANTRY",), theirs: tuple[str, ...] = ("AIRCRAFT", "FLY")) -> Battle:
    """One model of ours, an AIRCRAFT of theirs, and one on foot."""
    field = battle([squad(1, keywords=ours)], [squad(1, keywords=theirs), squad(1)])
    field.phase = FIGHT
    return field


@pytest.mark.rule("wh40k:aircraft.18")
def test_aircraft_neither_pile_in_nor_consolidate() -> None:
    field = sky(ours=("AIRCRAFT", "FLY"))
    places(field, (0, 0), (20 * INCH, 0), (2 * INCH + BASE, 0))
    unit = field.units[0]
    assert run(pile_in(field, unit)).asked == run(consolidate(field, unit)).asked == []
    unit.hovering = True
    end = (((HERE + 2 * INCH, Y),),)
    assert len(run(pile_in(field, unit), [], [end]).asked) == 1


@pytest.mark.rule("wh40k:aircraft.19")
def test_aircraft_are_not_the_closest_to_those_who_cannot_fly() -> None:
    spots = (0, 0), (-2 * INCH - BASE, 0), (3 * INCH + BASE, 0)
    field = sky()
    places(field, *spots)
    assert rule(PileIn(field, field.units[0]), (3 * INCH, 0)) is None
    flying = sky(ours=("FLY",))
    places(flying, *spots)
    assert rule(PileIn(flying, flying.units[0]), (3 * INCH, 0)) == "wh40k:fight.14"
    assert rule(PileIn(flying, flying.units[0]), (-2 * INCH, 0)) is None


@pytest.mark.rule("wh40k:aircraft.13", "wh40k:aircraft.22")
def test_only_those_who_fly_end_near_aircraft() -> None:
    spots = (0, 0), (2 * INCH, BASE + INCH), (2 * INCH + BASE, 0)
    for kind in (PileIn, Consolidation):
        field = sky()
        places(field, *spots)
        assert rule(kind(field, field.units[0]), (2 * INCH, 0)) == "wh40k:aircraft.13"
        places(field, (0, 0), (2 * INCH, BASE + INCH + 1), (2 * INCH + BASE, 0))
        assert rule(kind(field, field.units[0]), (2 * INCH, 0)) is None
        flying = sky(ours=("FLY",))
        places(flying, *spots)
        assert rule(kind(flying, flying.units[0]), (2 * INCH, 0)) is None


# Consolidating.


def marked(*spots: tuple[int, int]) -> Battle:
    """One model, its enemy far away, and objective markers."""
    field = melee(1)
    places(field, (0, 0), (20 * INCH, 0))
    field.markers = [(HERE + x, Y + y) for x, y in spots]
    field.control = [-1] * len(spots)
    return field


AWAY = 5 * INCH + BASE // 2 + 2000
"""How far a marker's middle is from a model's when they are 5″ apart."""


@pytest.mark.rule("wh40k:fight.28", "wh40k:fight.31")
def test_a_unit_consolidates_towards_the_enemy_if_it_can_reach_one() -> None:
    field = marked((-AWAY, 0))
    places(field, (0, 0), (3 * INCH + BASE, 0))
    run(consolidate(field, field.units[0]), [], [(((HERE + 3 * INCH, Y),),)])
    assert engaged(field, field.units[0])


@pytest.mark.rule("wh40k:fight.30", "wh40k:fight.28", "wh40k:fight.31")
def test_where_no_enemy_can_be_reached_a_unit_consolidates_to_a_marker() -> None:
    field = marked((-AWAY, 0))
    played = run(consolidate(field, field.units[0]), [], [(((HERE - 2 * INCH, Y),),)])
    assert played.questions == [(0, "wh40k-ask-consolidate")]
    assert isinstance(played.asked[0], Place)
    assert dict(played.asked[0].message.args)["to"] == "marker"
    move = ToMarker(field, field.units[0])
    places(field, (0, 0), (20 * INCH, 0))
    move = ToMarker(field, field.units[0])
    assert rule(move, (-2 * INCH, 0)) is None  # 3″ from it
    assert rule(move, (-2 * INCH + 1, 0)) == "wh40k:fight.30"
    assert rule(move, (2 * INCH, 0)) == "wh40k:fight.30"
    assert rule(move, (-3 * INCH, 0)) is None
    assert rule(move, (-3 * INCH - 1, 0)) == "wh40k:fight.27"


@pytest.mark.rule("wh40k:fight.30", "wh40k:fight.33")
def test_it_is_the_nearest_marker_that_counts() -> None:
    field = marked((-AWAY, 0), (AWAY + 1, 0))
    move = ToMarker(field, field.units[0])
    assert rule(move, (-3 * INCH, 0)) is None
    assert rule(move, (3 * INCH, 0)) == "wh40k:fight.30"
    far = marked((-AWAY - INCH, 0), (-AWAY - INCH, 100))
    assert rule(ToMarker(far, far.units[0]), (-3 * INCH + 1, 0)) == "wh40k:fight.30"


@pytest.mark.rule("wh40k:fight.30")
def test_the_unit_must_be_in_range_of_the_marker_that_it_moved_to() -> None:
    field = marked((-4 * INCH - AWAY, 0), (-2 * INCH, 4 * AWAY))
    move = ToMarker(field, field.units[0])
    assert rule(move, (-3 * INCH, 0)) == "wh40k:fight.30"


@pytest.mark.rule("wh40k:fight.30")
def test_who_is_in_range_already_must_still_come_closer() -> None:
    field = marked((-AWAY + 3 * INCH, 0))
    move = ToMarker(field, field.units[0])
    assert rule(move, (-INCH // 2, 0)) is None
    assert rule(move, (INCH // 2, 0)) == "wh40k:fight.30"
    assert rule(move, (-2 * (AWAY - 3 * INCH), 0)) == "wh40k:fight.27"
    near = marked((-2 * INCH, 0), (2 * INCH, 0))
    assert rule(ToMarker(near, near.units[0]), (0, INCH)) == "wh40k:fight.30", "as far from both as before, or farther"


@pytest.mark.rule("wh40k:fight.28")
def test_a_unit_consolidates_if_any_of_its_models_can() -> None:
    field = melee(2)
    places(field, (0, 0), (0, BASE + 500), (BASE, 0))
    played = run(consolidate(field, field.units[0]), [], [((), ())])
    assert played.questions == [(0, "wh40k-ask-consolidate")], "the first touches an enemy, the second comes closer"
    assert dict(played.asked[0].message.args)["to"] == "enemy"


@pytest.mark.rule("wh40k:fight.30")
def test_a_unit_that_goes_to_a_marker_ends_near_no_enemy() -> None:
    field = marked((-AWAY, 0))
    places(field, (0, 0), (-3 * INCH, BASE + INCH))
    assert rule(ToMarker(field, field.units[0]), (-3 * INCH, 0)) == "wh40k:fight.30"
    places(field, (0, 0), (-3 * INCH, BASE + INCH + 1))
    assert rule(ToMarker(field, field.units[0]), (-3 * INCH, 0)) is None


@pytest.mark.rule("wh40k:fight.30", "wh40k:fight.33")
def test_of_two_markers_equally_close_either_may_be_the_nearest() -> None:
    field = marked((-AWAY, 0), (AWAY, 0))
    move = ToMarker(field, field.units[0])
    assert rule(move, (-3 * INCH, 0)) is None
    assert rule(move, (3 * INCH, 0)) is None


@pytest.mark.rule("wh40k:fight.30")
def test_a_unit_that_is_engaged_does_not_consolidate_to_a_marker() -> None:
    field = sky()  # with an AIRCRAFT, which it can't move closer to
    field.markers, field.control = [(HERE - AWAY, Y)], [-1]
    places(field, (0, 0), (BASE + INCH, 0), (30 * INCH, 0))
    assert run(consolidate(field, field.units[0])).asked == []
    places(field, (0, 0), (BASE + INCH + 1, 0), (30 * INCH, 0))
    assert len(run(consolidate(field, field.units[0]), [], [(((HERE - 2 * INCH, Y),),)]).asked) == 1


@pytest.mark.rule("wh40k:fight.31", "wh40k:fight.30")
def test_a_unit_that_can_reach_neither_does_not_consolidate() -> None:
    field = marked((-AWAY - 3 * INCH, 0))
    assert run(consolidate(field, field.units[0])).asked == []
    field.markers = []
    assert run(consolidate(field, field.units[0])).asked == []
