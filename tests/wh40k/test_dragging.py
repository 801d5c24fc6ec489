"""While somebody drags: parts of an answer are judged by themselves, and what may be reached is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tablero.games.wh40k.moving import Move
from tablero.games.wh40k.placing import SetUp
from tablero.games.wh40k.reserves import OFF, arrival
from tablero.games.wh40k.state import RESERVES, STRATEGIC_RESERVES, Battle
from tablero.kernel import Polygon, Reason, because
from tablero.kernel.region import Disc, Shape
from tablero.tabletop import INCH, Battlefield, Point
from wh40k.playing import battle, entry, profile, stand

BASE = 3200
X, Y = 20 * INCH, 20 * INCH
MATE = (X, Y + BASE + INCH)
FOE = (X + 8 * INCH, Y)


def pair() -> Battle:
    """Two models side by side, a friend to the left of them, and an enemy 8″ to the right."""
    squad = entry("Squad", (2, profile(), []))
    field = battle([squad, entry("Friend", (1, profile(), []))], [entry("Foe", (1, profile(), []))])
    for model, spot in enumerate(((X, Y), MATE, (X - 4 * INCH, Y), FOE)):
        stand(field, model, *spot)
    field.attacker, field.round = 0, 2
    return field


def move(field: Battle) -> Move:
    return Move(field, field.units[0], lambda model: 6 * INCH, "wh40k:movement.11")


def held(point: Point, shapes: Sequence[Shape]) -> bool:
    """Tell whether a point is in one of these outlines, and in none that is a hole of it."""
    found = False
    for shape in shapes:
        assert isinstance(shape, Polygon)
        ring = shape.outline
        for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
            if (ay > point[1]) != (by > point[1]):
                found ^= point[0] < ax + (bx - ax) * (point[1] - ay) / (by - ay)
    return found


def rule_of(reason: Reason | None) -> str | None:
    return None if reason is None else reason.rule


MALFORMED = [(), (0,), "here", (2, ()), (-1, ()), ("0", ()), (0, "x"), (0, ((1.5, 2),)), (0, ((1,),))]


# Parts of an answer.


@pytest.mark.rule("wh40k:movement.11", "wh40k:engage.02", "wh40k:movement.24")
def test_a_model_that_is_moved_is_judged_without_its_mates() -> None:
    made = move(pair())
    assert made.why_not_part((0, ())) is None
    assert made.why_not_part((0, ((X, Y - 6 * INCH),))) is None, "far from its mate, who may follow"
    assert made.why_not_part((0, (MATE,))) is None, "where its mate is, who may go"
    assert rule_of(made.why_not((((MATE),), ()))) == "wh40k:movement.24"
    far = made.why_not_part((1, ((MATE[0], MATE[1] + 6 * INCH + 1),)))
    assert far is not None
    assert (far.rule, far.message.id) == ("wh40k:movement.11", "wh40k-too-far")
    near = made.why_not_part((0, ((FOE[0] - BASE - INCH, Y),)))
    assert near is not None
    assert near.message.id == "wh40k-enemy-in-the-way"
    assert made.why_not_part((0, ((FOE[0] - BASE - INCH - 1, Y),))) is None
    assert rule_of(made.why_not_part((0, ((X - 4 * INCH, Y),)))) == "wh40k:movement.24", "where somebody else is"


@pytest.mark.parametrize("part", MALFORMED)
def test_what_is_no_part_of_a_move_is_refused(part: Any) -> None:
    assert move(pair()).why_not_part(part) is not None


def set_up(field: Battle) -> SetUp:
    """Setting the pair up left of the middle."""

    def where(table: Battlefield, model: Any) -> Reason | None:
        far = table[model.id].pose.x > 30 * INCH
        return because("wh40k:mission.only-war.07", "wh40k-not-in-zone", model="") if far else None

    field.units[0].place = RESERVES
    for id in (0, 1):
        field.field.remove(id)
        field.models[id].pose = None
    return SetUp(field, field.units[0], where, ((0, 0), (30 * INCH, 44 * INCH)))


@pytest.mark.rule("wh40k:engage.02", "wh40k:movement.24")
def test_a_model_that_is_set_up_is_judged_by_itself() -> None:
    place = set_up(pair())
    assert place.why_not_part((0, X, Y)) is None
    assert place.why_not_part((1, X, Y)) is None, "where its mate may be, or not"
    assert rule_of(place.why_not(((X, Y), (X, Y)))) == "wh40k:movement.24"
    assert rule_of(place.why_not_part((0, 31 * INCH, 40 * INCH))) == "wh40k:mission.only-war.07", "too far"
    assert rule_of(place.why_not_part((0, FOE[0] - BASE - INCH, Y))) == "wh40k:engage.02"
    assert rule_of(place.why_not_part((0, X - 4 * INCH, Y))) == "wh40k:movement.24", "where somebody else is"


@pytest.mark.parametrize("part", [*MALFORMED, (0, X), (2, X, Y), (0, X, "x"), (0, X, Y, 0, 0, 0)])
def test_what_is_no_part_of_a_set_up_is_refused(part: Any) -> None:
    assert set_up(pair()).why_not_part(part) is not None


# What is drawn.


def test_what_a_model_may_reach_is_drawn_round_where_it_is_and_off_the_enemy() -> None:
    region = move(pair()).region()
    first, second = region.movers
    assert (first.at, second.at) == ((X, Y), MATE)
    assert held((X, Y), first.within)
    assert held(MATE, second.within)
    assert held((X, Y - 5 * INCH), first.within)
    assert not held((X, Y - 7 * INCH), first.within), "too far"
    assert held((X + 4 * INCH, Y), first.within)
    assert not held((FOE[0] - 2 * INCH, Y), first.within), "in Engagement Range, and not too far"
    assert [piece.seat for piece in region.pieces] == [1, 0], "all but the unit itself"


def test_where_a_unit_may_be_set_up_is_drawn() -> None:
    region = set_up(pair()).region()
    assert [mover.at for mover in region.movers] == [None, None]
    for mover in region.movers:
        assert held((X, Y), mover.within)
        assert not held((31 * INCH, Y), mover.within)
        assert mover.avoid == ()


def test_who_arrives_is_shown_what_to_keep_off() -> None:
    near_foe = Disc(*FOE, OFF + BASE // 2)
    field = pair()
    set_up(field)
    for place, round, count in ((RESERVES, 2, 1), (STRATEGIC_RESERVES, 2, 3), (STRATEGIC_RESERVES, 3, 2)):
        field.units[0].place, field.round = place, round
        for mover in arrival(field, field.units[0]).region().movers:
            assert mover.avoid[0] == near_foe
            assert len(mover.avoid) == count
            inside, zone = (30 * INCH, 10 * INCH), (50 * INCH, 3 * INCH)
            assert held(inside, mover.avoid[1:]) is (place == STRATEGIC_RESERVES), "far from every edge"
            assert held(zone, mover.avoid[1:]) is (count == 3), "in the enemy's zone"
