"""Moving into Melee, closing in, Engaged units, and withdrawing."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Any

import pytest

from legion.laid import CLUB, LARGE, RIFLE, add, battle, box, card, lay, place
from legion.playing import run, upgrade
from tablero.games.legion.battlefield import take_off
from tablero.games.legion.measuring import enemies_touched, engaged, melee_with
from tablero.games.legion.melee import close_in, close_ranks
from tablero.games.legion.movement import can_move, can_withdraw, carry_out, kinds_of_move, why_not_kind, withdraw
from tablero.games.legion.moving import Move, Terms
from tablero.games.legion.moving_rules import PIVOT, STANDARD
from tablero.games.legion.placing import Placing
from tablero.games.legion.state import IMMOBILIZE, Battle, Unit
from tablero.games.legion.terrain import AREA, IMPASSABLE, OPEN
from tablero.kernel import Reason, Rng
from tablero.tabletop import INCH, MM, Pose

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])
WIDE = 27 * MM


def rule_of(reason: Reason | None) -> str | None:
    return None if reason is None else reason.rule


def lines(edition: str, minis: int = 3, **given: Any) -> tuple[Battle, Unit, Unit]:
    """Clones and battle droids, four inches apart, in two lines."""
    field = battle(edition)
    ys = [18 + 1.2 * number for number in range(minis)]
    clones = add(field, 0, card("Clones", minis=minis, unit_type="clone trooper"), *[(20, y) for y in ys])
    droids = add(field, 1, card("Droids", minis=minis, unit_type="droid trooper", **given), *[(24, y) for y in ys])
    return field, clones, droids


def beside(field: Battle, enemy: int) -> tuple[int, int]:
    """The place on this side of an enemy at which a small base touches it."""
    pose = field.field[enemy].pose
    return pose.x - WIDE, pose.y


def turned(x: int, y: int, far: int, degrees: int) -> Pose:
    """The place so far from a point, in a direction."""
    angle = radians(degrees)
    return Pose(x + round(far * cos(angle)), y + round(far * sin(angle)))


@BOTH
@pytest.mark.rule(
    "legion26:melee.01", "legion26:melee.02", "legion26:melee.03", "legion26:melee.05", "legion26:melee.08"
)
@pytest.mark.rule("legion23:melee.02", "legion23:melee.03", "legion23:melee.04", "legion23:melee.07")
@pytest.mark.example("legion26:ex.28", "legion23:ex.31")
def test_clones_move_into_melee_and_droids_close_in(edition: str) -> None:
    field, clones, droids = lines(edition)
    spots = tuple(beside(field, id) for id in droids.miniatures)
    moving = Move(field, clones, Terms(STANDARD, 2))
    assert moving.why_not(spots) is None
    played = run(carry_out(field, clones, Terms(STANDARD, 2)), answers=[spots])
    assert played.result.melee == droids.id
    assert all(enemies_touched(field, field.field, clones, id) for id in clones.miniatures)
    assert all(enemies_touched(field, field.field, droids, id) for id in droids.miniatures)
    assert engaged(field, clones)
    assert engaged(field, droids)


@BOTH
@pytest.mark.rule(
    "legion26:melee.04", "legion26:melee.05", "legion26:melee.06", "legion23:melee.04", "legion23:melee.06"
)
def test_those_who_are_not_touched_close_in_leader_first(edition: str) -> None:
    field, _, droids = lines(edition)
    clone = add(field, 0, card("Clone"), (20, 21))
    at = beside(field, droids.miniatures[2])
    replies: list[Any] = [(at,), *[lambda question: question.sample(Rng(1))] * 2]
    played = run(carry_out(field, clone, Terms(STANDARD, 2)), answers=replies)
    assert [seat for seat, _ in played.questions] == [0, 1, 1]
    assert len(played.asked[1].sample(Rng(1))) == 1  # the leader alone
    touching = [id for id in droids.miniatures if enemies_touched(field, field.field, droids, id)]
    assert touching == droids.miniatures
    leader = played.asked[1]
    aside = ((24 * INCH, 18 * INCH),)
    assert rule_of(leader.check(aside)) == field.edition.rule("legion26:melee.04", "legion23:melee.04")


@BOTH
@pytest.mark.rule("legion26:melee.03", "legion23:melee.03")
def test_followers_must_touch_the_same_unit_if_they_can(edition: str) -> None:
    field, clones, droids = lines(edition)
    first, second, third = (beside(field, id) for id in droids.miniatures)
    moving = Move(field, clones, Terms(STANDARD, 2))
    rule = field.edition.rule("legion26:melee.03", "legion23:melee.03")
    assert rule_of(moving.why_not((first, second, (third[0] - INCH, third[1])))) == rule
    assert moving.why_not((first, second, third)) is None


@BOTH
@pytest.mark.rule("legion26:melee.02", "legion26:core.09", "legion23:core.06", "legion23:melee.02")
def test_only_the_leader_leads_into_melee_and_only_with_a_melee_weapon(edition: str) -> None:
    field, clones, droids = lines(edition)
    first, second, third = (beside(field, id) for id in droids.miniatures)
    moving = Move(field, clones, Terms(STANDARD, 2))
    alone = field.edition.rule("legion26:melee.02", "legion23:core.06")
    assert rule_of(moving.why_not(((first[0] - INCH, first[1]), second, third))) == alone
    field = battle(edition)
    shooter = add(field, 0, card("Shooter", weapons=[RIFLE]), (20, 18))
    add(field, 1, card("Foe"), (24, 18))
    rule = field.edition.rule("legion26:core.09", "legion23:core.06")
    touching = (24 * INCH - WIDE, 18 * INCH)
    assert rule_of(Move(field, shooter, Terms(STANDARD, 2)).why_not((touching,))) == rule
    assert Move(field, shooter, Terms(STANDARD, 2)).why_not(((touching[0] - 10, touching[1]),)) is None


@BOTH
@pytest.mark.rule("legion26:melee.07", "legion23:melee.05")
def test_no_base_touches_several_enemy_units(edition: str) -> None:
    field = battle(edition)
    unit = add(field, 0, card("One"), (20, 18))
    first, second = add(field, 1, card("First")), add(field, 1, card("Second"))
    place(field, first, Pose(24 * INCH, 18 * INCH))
    place(field, second, Pose(24 * INCH, 18 * INCH + WIDE))
    moving = Move(field, unit, Terms(STANDARD, 2))
    rule = field.edition.rule("legion26:melee.07", "legion23:melee.05")
    between = (24 * INCH - 2339, 18 * INCH + WIDE // 2)
    assert rule_of(moving.why_not((between,))) == rule
    assert moving.why_not(((24 * INCH, 18 * INCH - WIDE),)) is None


@pytest.mark.rule("legion26:melee.05", "legion23:melee.04", "legion23:melee.15")
@pytest.mark.parametrize(("edition", "answers"), [("2026", True), ("2023", False)])
def test_in_2023_only_those_with_melee_weapons_close_in(edition: str, answers: bool) -> None:
    field = battle(edition)
    unit = add(field, 0, card("One"), (20, 18))
    pair = add(field, 1, card("Pair", minis=2, weapons=[RIFLE]), (24, 18), (25.5, 18))
    replies: list[Any] = [((24 * INCH - WIDE, 18 * INCH),)]
    replies += [lambda question: question.sample(Rng(1))] if answers else []
    played = run(carry_out(field, unit, Terms(STANDARD, 2)), answers=replies)
    assert played.result.melee == pair.id
    assert len(enemies_touched(field, field.field, pair, pair.miniatures[1])) == int(answers)
    knife = upgrade("Knife", weapons=(CLUB,))
    armed = add(battle(edition), 1, card("Armed", weapons=[RIFLE]), upgrades=(knife,))
    assert field.edition.melee.answers(field, armed)
    armed.upgrades[0] = armed.upgrades[0]._replace(lost=True)
    assert field.edition.melee.answers(field, armed) is answers


# Engaged.


@BOTH
@pytest.mark.rule("legion26:melee.09", "legion23:melee.07")
@pytest.mark.rule("legion26:apxb.22", "legion26:apxb.26", "legion26:apxb.03", "legion26:apxb.05", "legion26:apxb.06")
@pytest.mark.parametrize("kind", ["trooper", "creature trooper", "emplacement trooper", "heavy trooper"])
def test_an_engaged_unit_does_not_move_but_in_2026_pivots_on_a_notched_base(edition: str, kind: str) -> None:
    field = battle(edition)
    base: dict[str, Any] = {} if kind == "trooper" else {"base": LARGE}
    unit = add(field, 0, card("One", unit_type=kind, **base), (20, 18))
    foe = add(field, 1, card("Foe"))
    place(field, foe, Pose(20 * INCH + (WIDE + (LARGE.length if base else WIDE)) // 2, 18 * INCH))
    assert engaged(field, unit)
    pivots = edition == "2026" and kind != "trooper"
    assert kinds_of_move(field, unit) == ([PIVOT] if pivots else [])
    assert can_move(field, unit) is pivots
    rule = field.edition.rule("legion26:melee.09", "legion23:melee.07")
    assert rule_of(why_not_kind(field, unit, STANDARD)) == rule


@BOTH
@pytest.mark.rule("legion26:kw.disengage", "legion23:kw.disengage")
def test_disengage_gets_away_from_one_unit_but_not_from_two(edition: str) -> None:
    field = battle(edition)
    unit = add(field, 0, card("One", keywords=["disengage"]), (20, 18))
    foes = [add(field, 1, card("Foe")), add(field, 1, card("Other"))]
    place(field, foes[0], Pose(20 * INCH + WIDE, 18 * INCH))
    place(field, foes[1], Pose(30 * INCH, 18 * INCH))
    assert STANDARD in kinds_of_move(field, unit)
    assert kinds_of_move(field, foes[0]) == []
    place(field, foes[1], Pose(20 * INCH - WIDE, 18 * INCH))
    assert kinds_of_move(field, unit) == []


@BOTH
@pytest.mark.rule("legion26:melee.10", "legion26:melee.11", "legion23:melee.08", "legion23:melee.09")
def test_withdrawing_is_a_move_at_speed_one_out_of_melee(edition: str) -> None:
    field, clones, droids = lines(edition, minis=1)
    place(field, droids, Pose(20 * INCH + WIDE, 18 * INCH))
    assert can_withdraw(field, clones)
    moving = Move(field, clones, Terms(STANDARD, 1, into_melee=False))
    still = field.edition.rule("legion26:melee.11", "legion23:melee.09")
    around = (20 * INCH + WIDE, 18 * INCH + WIDE)
    assert rule_of(moving.why_not((around,))) == still
    answers = [STANDARD, lambda question: question.toward((10 * INCH, 18 * INCH))]
    played = run(withdraw(field, clones), answers=answers)
    assert played.result is not None
    assert played.result.speed == 1
    assert melee_with(field, clones) == []
    place(field, droids, Pose(field.field[clones.leader].pose.x + WIDE, 18 * INCH))
    clones.tokens[IMMOBILIZE] = 1
    assert not can_withdraw(field, clones)


@pytest.mark.rule("legion23:melee.08")
def test_withdrawing_ignores_those_it_is_engaged_with() -> None:
    field, clones, droids = lines("2023", minis=1)
    place(field, droids, Pose(20 * INCH + WIDE, 18 * INCH))
    moving = Move(field, clones, Terms(STANDARD, 1, into_melee=False))
    assert moving.why_not(((20 * INCH + 102 * MM, 18 * INCH),)) is None  # through it


# After casualties.


@BOTH
@pytest.mark.rule("legion26:wound.08", "legion26:wound.09", "legion23:melee.10", "legion23:melee.11")
def test_after_casualties_the_attacker_closes_in_first(edition: str) -> None:
    field, clones, droids = lines(edition, minis=2)
    place(field, clones, *[Pose(24 * INCH - WIDE, field.field[id].pose.y) for id in droids.miniatures])
    lost = droids.miniatures.pop(0)
    droids.leader = droids.miniatures[0]
    take_off(field, field.miniatures[lost])
    played = run(close_ranks(field, clones, droids), answers=[lambda question: question.sample(Rng(1))])
    assert [seat for seat, _ in played.questions] == [0]
    assert enemies_touched(field, field.field, clones, clones.leader)
    assert played.result is None


@BOTH
@pytest.mark.rule("legion26:wound.09", "legion23:melee.11")
def test_who_touches_already_stays(edition: str) -> None:
    field, clones, droids = lines(edition, minis=1)
    place(field, droids, Pose(20 * INCH + WIDE, 18 * INCH))
    assert run(close_in(field, clones, droids)).questions == []


@BOTH
@pytest.mark.rule("legion26:melee.05", "legion26:melee.06", "legion23:melee.04", "legion23:melee.06")
def test_who_touches_an_enemy_out_of_cohesion_closes_in_again(edition: str) -> None:
    field, clones, droids = lines(edition, minis=2)
    for apart, questions in ((3 * INCH, []), (9 * INCH, [(0, "legion-ask-close-in")])):
        place(field, droids, Pose(24 * INCH, 10 * INCH), Pose(24 * INCH, 10 * INCH + apart))
        place(field, clones, *(Pose(*beside(field, id)) for id in droids.miniatures))
        answers = [lambda question: question.sample(Rng(1))] * len(questions)
        assert run(close_in(field, clones, droids), answers=answers).questions == questions
        follower = clones.miniatures[1]
        assert field.edition.cohesion.why_not(field, field.field, clones, follower) is None
        assert enemies_touched(field, field.field, clones, follower)


@BOTH
@pytest.mark.rule("legion26:melee.06", "legion23:melee.06", "legion26:wound.09", "legion23:melee.11")
@pytest.mark.parametrize(("friends", "questions"), [(3, [(0, "legion-ask-close-in")]), (4, [])])
def test_who_finds_no_room_beside_the_enemy_stays_in_cohesion(edition: str, friends: int, questions: list[Any]) -> None:
    field = battle(edition)
    foe = add(field, 1, card("Foe"), (24, 18))
    clones = add(field, 0, card("Clones", minis=2), (20, 18), (20, 20))
    first, *rest = (turned(24 * INCH, 18 * INCH, WIDE, 72 * number) for number in range(friends + 1))
    place(field, clones, first, Pose(27 * INCH, 18 * INCH))
    for spot in rest:
        place(field, add(field, 0, card("Friend"), (60, 30)), spot)
    aside = Placing(field, clones, clones.miniatures[1:], foe).why_not(((27 * INCH, 18 * INCH),))
    assert rule_of(aside) == (field.edition.rule("legion26:melee.03", "legion23:melee.03") if questions else None)
    answers = [lambda question: question.sample(Rng(1))] * len(questions)
    assert run(close_in(field, clones, foe), answers=answers).questions == questions
    assert bool(enemies_touched(field, field.field, clones, clones.miniatures[1])) is bool(questions)


@BOTH
@pytest.mark.rule("legion26:melee.06", "legion23:melee.06", "legion26:wound.09", "legion23:melee.11")
def test_who_can_be_placed_nowhere_stays(edition: str) -> None:
    for movement, questions in ((OPEN, [(0, "legion-ask-close-in")]), (IMPASSABLE, [])):
        field = battle(edition)
        clones = add(field, 0, card("Clones", minis=2), (20, 18), (20, 30))
        foe = add(field, 1, card("Foe"), (20 + WIDE / INCH, 18))
        lay(field, box(72, 36), 36, 18, high=1, kind=AREA, movement=movement)
        answers = [lambda question: question.sample(Rng(1))] * len(questions)
        assert run(close_in(field, clones, foe), answers=answers).questions == questions
