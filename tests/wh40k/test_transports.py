"""Transports: who may be carried, embarking, disembarking, and what happens to passengers when one is destroyed."""

from __future__ import annotations

from typing import Any

import pytest

from tablero.games.wh40k.charge import why_not_able
from tablero.games.wh40k.damage import destroy
from tablero.games.wh40k.datasheets import Transport
from tablero.games.wh40k.movement import MOVES, kinds_of_move, move_units
from tablero.games.wh40k.shooting import why_not_able as why_not_shoot
from tablero.games.wh40k.state import (
    ADVANCE,
    DESTROYED,
    EMBARKED,
    FALL_BACK,
    MOVEMENT,
    NOBODY,
    NORMAL,
    ON_BATTLEFIELD,
    STATIONARY,
    Battle,
    Unit,
)
from tablero.games.wh40k.transports import disembarkable, spaces, why_not_carried, why_not_embark
from tablero.kernel import Illegal, Reason
from tablero.tabletop import INCH, Battlefield, building
from wh40k.laid import lay
from wh40k.playing import attach, battle, entry, join, profile, run, stand, weapon

BASE = 3200
WIDE = 10_000
"""The base of a transport, 100 mm."""
X, Y = 20 * INCH, 20 * INCH


def rule_of(reason: Reason | None) -> str | None:
    return None if reason is None else reason.rule


def ride(*counts: int, rule: Transport | None = None, abilities: tuple[str, ...] = (), **more: Any) -> Battle:
    """A transport in the middle, units of so many models that are embarked in it, and an enemy far away."""
    carrier = entry(
        "Raider",
        (1, profile("Raider", base=WIDE // 100), []),
        keywords=("VEHICLE", "TRANSPORT"),
        transport=rule or Transport(12),
        abilities=abilities,
    )
    squads = [entry(f"Squad {n}", (count, profile(**more), [weapon()])) for n, count in enumerate(counts)]
    field = battle([carrier, *squads], [entry("Foe", (1, profile(), []))])
    stand(field, 0, X, Y)
    stand(field, len(field.models) - 1, 55 * INCH, 40 * INCH)
    for unit in field.units[1:-1]:
        unit.place, unit.carrier = EMBARKED, 0
    field.phase = MOVEMENT
    field.began_embarked = [unit.id for unit in field.units[1:-1]]
    return field


def around(count: int, gap: int = 0) -> tuple[tuple[int, int], ...]:
    """Places for models in a row beside the transport."""
    return tuple((X + (WIDE + BASE) // 2 + gap, Y + (number - count // 2) * BASE) for number in range(count))


# Capacity.


@pytest.mark.rule("wh40k:transport.01", "wh40k:transport.20")
def test_a_transport_carries_the_models_that_its_datasheet_allows() -> None:
    rule = Transport(4, allowed=(("ORKS", "INFANTRY"),), excluded=("JUMP PACK",), spaces=(("MEGA ARMOUR", 2),))
    kinds = [
        entry("Boyz", (4, profile(), []), keywords=("INFANTRY",), faction=("ORKS",)),
        entry("Nobz", (2, profile(), []), keywords=("INFANTRY", "MEGA ARMOUR"), faction=("ORKS",)),
        entry("Jumpers", (1, profile(), []), keywords=("INFANTRY", "JUMP PACK"), faction=("ORKS",)),
        entry("Others", (1, profile(), []), keywords=("INFANTRY",)),
        entry("Bikers", (1, profile(), []), keywords=("MOUNTED",), faction=("ORKS",)),
    ]
    field = battle([entry("Truck", (1, profile(), []), keywords=("VEHICLE",), transport=rule), *kinds])
    truck, boyz, nobz, jumpers, others, bikers = field.units
    assert why_not_carried(field, field.models_of(boyz), truck) is None
    for unit in (jumpers, others, bikers):
        assert rule_of(why_not_carried(field, field.models_of(unit), truck)) == "wh40k:transport.01"
    assert [spaces(field, model, truck) for model in (*field.models_of(boyz)[:1], *field.models_of(nobz))] == [1, 2, 2]
    assert why_not_carried(field, field.models_of(nobz), truck) is None
    both = [*field.models_of(nobz), field.models_of(boyz)[0]]
    assert rule_of(why_not_carried(field, both, truck)) == "wh40k:transport.01", "five places of four"
    assert rule_of(why_not_carried(field, [], boyz)) == "wh40k:transport.01", "it is no transport"


@pytest.mark.rule("wh40k:transport.01")
def test_whoever_is_of_one_of_the_kinds_that_it_allows_may_embark() -> None:
    rule = Transport(4, allowed=(("INFANTRY",), ("MOUNTED",)))
    riders = entry("Bikers", (1, profile(), []), keywords=("MOUNTED",))
    field = battle([entry("Truck", (1, profile(), []), transport=rule), riders, entry("Boyz", (1, profile(), []))])
    for unit in field.units[1:]:
        assert why_not_carried(field, field.models_of(unit), field.units[0]) is None


@pytest.mark.rule("wh40k:transport.01")
def test_where_nothing_is_said_anybody_may_embark() -> None:
    field = battle(
        [
            entry("Ark", (1, profile(), []), transport=Transport(2)),
            entry("Beasts", (2, profile(), []), keywords=("BEAST",)),
        ]
    )
    assert why_not_carried(field, field.models_of(field.units[1]), field.units[0]) is None


# Embarking.


def beside(count: int = 2, gap: int = 3 * INCH, **more: Any) -> tuple[Battle, Unit]:
    """A unit on the battlefield so far from a transport."""
    field = ride(count, **more)
    unit = field.units[1]
    unit.place, unit.carrier = ON_BATTLEFIELD, NOBODY
    for id, (x, y) in zip(unit.models, around(count), strict=True):
        stand(field, id, x, y)
    stand(field, unit.models[0], X + (WIDE + BASE) // 2 + gap, Y)
    return field, unit


@pytest.mark.rule("wh40k:transport.03")
def test_every_model_must_be_within_three_inches_to_embark() -> None:
    field, unit = beside()
    assert why_not_embark(field, unit, field.units[0]) is None
    field, unit = beside(gap=3 * INCH + 1)
    assert rule_of(why_not_embark(field, unit, field.units[0])) == "wh40k:transport.03"
    field, unit = beside(1, gap=3 * INCH + 1)
    played = run(MOVES[NORMAL](field, unit), answers=[((),)])
    assert [question for _, question in played.questions] == ["wh40k-ask-normal-move"], "it is not offered"


@pytest.mark.rule("wh40k:transport.01", "wh40k:transport.20")
def test_there_must_be_room_for_those_who_are_in_it_already() -> None:
    field, unit = beside(2, rule=Transport(4))
    more = field.add(0, entry("More", (2, profile(), [])))
    more.place, more.carrier = EMBARKED, 0
    assert why_not_embark(field, unit, field.units[0]) is None
    one = field.add(0, entry("One", (1, profile(), [])))
    one.place, one.carrier = EMBARKED, 0
    assert rule_of(why_not_embark(field, unit, field.units[0])) == "wh40k:transport.01"
    assert rule_of(why_not_embark(field, unit, unit)) == "wh40k:transport.01"
    assert rule_of(why_not_embark(field, field.units[0], field.units[0])) == "wh40k:transport.01", "not in itself"
    stand(field, 0, X, Y + 15 * INCH)
    assert rule_of(why_not_embark(field, field.units[0], unit)) == "wh40k:transport.01", "in no transport at all"


@pytest.mark.rule("wh40k:transport.03", "wh40k:transport.05")
@pytest.mark.example("wh40k:ex.15")
def test_a_unit_that_advances_to_a_transport_may_embark() -> None:
    field, unit = beside(5)
    for id, (x, y) in zip(unit.models, around(5), strict=True):
        stand(field, id, x + 9 * INCH, y)
    paths = tuple(((x + INCH, y),) for x, y in around(5))
    run(MOVES[ADVANCE](field, unit), [2], [paths, ("transport", 0)])
    assert (unit.place, unit.carrier, unit.moved) == (EMBARKED, 0, ADVANCE)
    assert not any(id in field.field for id in unit.models)
    assert all(field.models[id].pose is None for id in unit.models)


@pytest.mark.rule("wh40k:transport.03", "wh40k:transport.04")
@pytest.mark.parametrize("kind", [NORMAL, FALL_BACK])
def test_or_that_moves_or_falls_back_there_or_stays_outside(kind: str) -> None:
    field, unit = beside(1)
    declared = [()] if kind == FALL_BACK else []
    run(MOVES[kind](field, unit), answers=[*declared, ((),), "stay"])
    assert unit.place == ON_BATTLEFIELD
    field, unit = beside(1)
    run(MOVES[kind](field, unit), answers=[*declared, ((),), ("transport", 0)])
    assert unit.place == EMBARKED


@pytest.mark.rule("wh40k:movement.15", "wh40k:transport.03")
def test_who_falls_back_without_getting_away_does_not_embark() -> None:
    field, unit = beside(1)
    pose = field.models[1].pose
    assert pose is not None
    stand(field, 2, pose.x + BASE + INCH, pose.y)
    played = run(MOVES[FALL_BACK](field, unit), answers=[(), ((),)])
    assert [question for _, question in played.questions] == ["wh40k-ask-desperate-escape", "wh40k-ask-fall-back"]
    assert (unit.place, unit.moved) == (ON_BATTLEFIELD, FALL_BACK)
    stand(field, 2, pose.x + BASE + INCH + 1, pose.y)
    run(MOVES[FALL_BACK](field, unit), answers=[(), ((),), ("transport", 0)])
    assert unit.place == EMBARKED


@pytest.mark.rule("wh40k:transport.03", "wh40k:measure.07")
@pytest.mark.parametrize(("up", "rule"), [(3 * INCH, None), (3 * INCH + 1, "wh40k:transport.03")])
def test_who_is_high_above_a_transport_does_not_embark(up: int, rule: str | None) -> None:
    field, unit = beside(1, gap=0)
    assert field.models[1].pose is not None
    stand(field, 1, *field.models[1].pose[:2], up)
    assert rule_of(why_not_embark(field, unit, field.units[0])) == rule
    stand(field, 1, X, Y, 9 * INCH)
    assert rule_of(why_not_embark(field, unit, field.units[0])) == "wh40k:transport.03", "right above it"


@pytest.mark.rule("wh40k:transport.05")
def test_who_is_embarked_does_nothing() -> None:
    field = ride(1)
    assert kinds_of_move(field, field.units[0]) == [STATIONARY, NORMAL, ADVANCE]
    played = run(move_units(field), answers=["done"])
    assert played.asked[0].options == [  # type: ignore[attr-defined]
        (STATIONARY, 0),
        (NORMAL, 0),
        (ADVANCE, 0),
        ("disembark", 1),
        "done",
    ]
    assert field.units[1].moved == ""


# Disembarking.


@pytest.mark.rule("wh40k:transport.07")
@pytest.mark.parametrize(("gap", "rule"), [(3 * INCH - BASE, None), (3 * INCH - BASE + 1, "wh40k:transport.07")])
def test_units_disembark_wholly_within_three_inches(gap: int, rule: str | None) -> None:
    field = ride(1)
    play = MOVES["disembark"](field, field.units[1])
    if rule is None:
        run(play, answers=[around(1, gap)])
        assert (field.units[1].place, field.units[1].carrier) == (ON_BATTLEFIELD, NOBODY)
        return
    with pytest.raises(Illegal) as refused:
        run(play, answers=[around(1, gap)])
    assert refused.value.reason.rule == rule


@pytest.mark.rule("wh40k:transport.07", "wh40k:engage.02")
def test_and_outside_engagement_range() -> None:
    field = ride(1)
    stand(field, 2, X + WIDE // 2 + 2 * BASE, Y)
    with pytest.raises(Illegal) as refused:
        run(MOVES["disembark"](field, field.units[1]), answers=[around(1)])
    assert refused.value.reason.rule == "wh40k:engage.02"


UP = 9 * INCH


def roofed() -> Battle:
    """A transport with one passenger right beside a building."""
    field = ride(1)
    lay(field, building(8 * INCH, 8 * INCH, UP), X + WIDE // 2 + 4 * INCH, Y)
    return field


ROOF = (X + (WIDE + BASE) // 2, Y, UP)
"""A place on the roof that is beside the transport in plan view."""


@pytest.mark.rule("wh40k:transport.07", "wh40k:measure.07")
def test_nobody_disembarks_high_above_the_transport() -> None:
    field = roofed()
    with pytest.raises(Illegal) as refused:
        run(MOVES["disembark"](field, field.units[1]), answers=[(ROOF,)])
    assert refused.value.reason.rule == "wh40k:transport.07"


@pytest.mark.rule("wh40k:transport.07", "wh40k:transport.17", "wh40k:measure.07")
@pytest.mark.parametrize("destroyed", [False, True])
def test_nor_far_below_it_but_beside_it_on_its_floor(destroyed: bool) -> None:
    def play(field: Battle) -> Any:
        return destroy(field, field.models[0]) if destroyed else MOVES["disembark"](field, field.units[1])

    above = X + WIDE // 2 + 6 * INCH
    for spot, able in (((X + WIDE // 2 + 8 * INCH + BASE // 2, Y), False), ((above, Y - (WIDE + BASE) // 2, UP), True)):
        field = roofed()
        stand(field, 0, above, Y, UP)
        assert disembarkable(field, 0) == [field.units[1]], "there is room on the roof"
        if able:
            run(play(field), [6] if destroyed else [], [(spot,)])
            assert field.units[1].place == ON_BATTLEFIELD
        else:
            with pytest.raises(Illegal) as refused:
                run(play(field), answers=[(spot,)])
            assert refused.value.reason.rule == "wh40k:transport.07"


def small(field: Battle, width: int, depth: int) -> None:
    """Make the battlefield smaller round the transport, which stands in its lower left corner."""
    field.field = Battlefield(width, depth)
    field.field.bodies = [None] * len(field.models)
    field.models[0].pose = None
    stand(field, 0, WIDE // 2, WIDE // 2)


@pytest.mark.rule("wh40k:transport.07")
def test_a_unit_that_has_no_room_cannot_disembark() -> None:
    field = ride(1)
    assert disembarkable(field, 0) == [field.units[1]]
    assert disembarkable(field, 1) == []
    small(field, WIDE + BASE // 3, WIDE)
    assert disembarkable(field, 0) == []


@pytest.mark.rule("wh40k:transport.06")
def test_only_who_began_the_phase_embarked_may_disembark() -> None:
    field = ride(1, 1)
    field.began_embarked = [2]
    assert disembarkable(field, 0) == [field.units[2]]


@pytest.mark.rule("wh40k:transport.11")
@pytest.mark.parametrize(("moved", "able"), [("", 1), (STATIONARY, 1), (NORMAL, 1), (ADVANCE, 0), (FALL_BACK, 0)])
def test_nobody_disembarks_after_an_advance_or_a_retreat(moved: str, able: int) -> None:
    field = ride(1)
    field.units[0].moved = moved
    assert len(disembarkable(field, 0)) == able
    field.units[0].place = "reserves"
    assert disembarkable(field, 0) == []


@pytest.mark.rule("wh40k:transport.08", "wh40k:transport.07")
@pytest.mark.example("wh40k:ex.16")
@pytest.mark.parametrize("moved", ["", STATIONARY])
def test_before_the_transport_moves_a_unit_disembarks_and_acts_as_usual(moved: str) -> None:
    field = ride(5)
    field.units[0].moved = moved
    unit = field.units[1]
    run(MOVES["disembark"](field, unit), answers=[around(5)])
    assert unit.moved == ""
    assert why_not_able(field, unit) is None
    paths = tuple(((x + 8 * INCH, y),) for x, y in around(5))
    run(MOVES[ADVANCE](field, unit), [2], [paths])
    assert unit.moved == ADVANCE


@pytest.mark.rule("wh40k:transport.10")
def test_after_a_normal_move_it_counts_as_having_moved_too() -> None:
    field = ride(1)
    field.units[0].moved = NORMAL
    unit = field.units[1]
    run(MOVES["disembark"](field, unit), answers=[around(1)])
    assert unit.moved == NORMAL
    assert rule_of(why_not_able(field, unit)) == "wh40k:transport.10"
    assert why_not_shoot(field, unit) is None
    assert run(move_units(field)).asked == [], "it moves no further"


@pytest.mark.rule("wh40k:transport.09")
def test_who_disembarks_does_not_remain_stationary() -> None:
    field = ride(1, 1)
    unit = field.units[1]
    run(MOVES["disembark"](field, unit), answers=[around(1)])
    assert kinds_of_move(field, unit) == [NORMAL, ADVANCE]
    run(move_units(field), answers=["done"])
    assert (unit.moved, field.units[0].moved) == (NORMAL, STATIONARY)


@pytest.mark.rule("wh40k:transport.04")
def test_who_disembarks_does_not_embark_in_the_same_phase() -> None:
    field = ride(1)
    unit = field.units[1]
    run(MOVES["disembark"](field, unit), answers=[around(1)])
    played = run(MOVES[NORMAL](field, unit), answers=[((),)])
    assert [question for _, question in played.questions] == ["wh40k-ask-normal-move"]


@pytest.mark.rule("wh40k:transport.20", "wh40k:ability.leader.03")
def test_an_attached_unit_disembarks_as_one() -> None:
    field = ride(2, 1)
    leader, squad = field.units[2], field.units[1]
    field.units[3].id = 2
    field.models[4].unit = 2
    attach(field, leader, squad)
    run(MOVES["disembark"](field, squad), answers=[around(3)])
    assert squad.models == [1, 2, 3]
    assert all(id in field.field for id in squad.models)


# Destroyed transports.


@pytest.mark.rule("wh40k:transport.12", "wh40k:transport.14", "wh40k:transport.15", "wh40k:transport.16")
@pytest.mark.rule("wh40k:transport.17")
@pytest.mark.example("wh40k:ex.17")
def test_who_is_in_a_destroyed_transport_disembarks_and_is_shaken() -> None:
    field = ride(5, wounds=3)
    unit = field.units[1]
    field.units[0].moved = ADVANCE
    field.began_embarked = []
    played = run(destroy(field, field.models[0]), [1, 2, 3, 5, 6], [around(5), ("model", 1)])
    assert played.rolls == [5]
    assert sorted(field.models[id].wounds for id in unit.models) == [2, 3, 3, 3, 3]
    assert (unit.place, unit.carrier, unit.battle_shocked, unit.moved) == (ON_BATTLEFIELD, NOBODY, True, NORMAL)
    assert rule_of(why_not_able(field, unit)) == "wh40k:transport.10"
    assert (field.units[0].place, 0 in field.field) == (DESTROYED, False)


@pytest.mark.rule("wh40k:transport.12", "wh40k:ability.deadly-demise.02")
def test_they_stay_as_long_as_a_model_of_the_transport_is_left() -> None:
    field = ride(1)
    more = join(field, 0, entry("Raider", (1, profile("Raider", base=WIDE // 100), [])))
    second = more.models.pop()
    field.models[second].unit = 0
    field.units[0].models.append(second)
    stand(field, second, X, Y + WIDE)
    assert run(destroy(field, field.models[0])).asked == []
    assert (field.units[0].models, field.units[1].place) == ([second], EMBARKED)


@pytest.mark.rule("wh40k:transport.15")
def test_who_does_not_survive_is_not_shaken() -> None:
    field = ride(1)
    run(destroy(field, field.models[0]), [1], [around(1)])
    unit = field.units[1]
    assert (unit.models, unit.battle_shocked) == ([], False)


@pytest.mark.rule("wh40k:transport.21", "wh40k:transport.13", "wh40k:ability.deadly-demise.02", "wh40k:transport.12")
def test_it_explodes_before_they_get_out_and_is_removed_after_that() -> None:
    field = ride(1, abilities=("deadly-demise 2",), wounds=2)
    stand(field, 2, X, Y + 5 * INCH)
    field.models[2].profile = profile(wounds=4)
    field.models[2].wounds = 4
    with pytest.raises(Illegal) as refused:
        run(destroy(field, field.models[0]), [6], [((X, Y),)])
    assert refused.value.reason.rule == "wh40k:movement.24", "the transport is still there"
    field.models[2].wounds = 4
    run(destroy(field, field.models[0]), [6, 2], [around(1)])
    assert field.models[1].wounds == 2, "the passengers are not hurt by the explosion"
    assert field.models[2].wounds == 2


@pytest.mark.rule("wh40k:sequence.01", "wh40k:transport.12")
def test_whose_turn_it_is_says_in_which_order_several_units_get_out() -> None:
    field = ride(1, 1)
    field.active = 1
    played = run(destroy(field, field.models[0]), [4, 4], [("unit", 2), around(1), ((X, Y + (WIDE + BASE) // 2),)])
    assert played.questions[0] == (1, "wh40k-ask-abandon")
    assert [unit.place for unit in field.units[1:3]] == [ON_BATTLEFIELD] * 2
    assert field.models[2].pose is not None
    assert field.models[2].pose[:2] == around(1)[0]


def crowded(count: int, width: int) -> Battle:
    """A transport in a narrow field with an enemy beside it, so that passengers get out only farther away."""
    field = ride(count)
    small(field, width, WIDE)
    stand(field, count + 1, WIDE + BASE // 2, WIDE // 2)
    return field


@pytest.mark.rule("wh40k:transport.17")
@pytest.mark.parametrize(("die", "left"), [(3, 0), (4, 1)])
def test_where_there_is_no_room_they_get_out_farther_away_and_are_hurt_more(die: int, left: int) -> None:
    field = crowded(1, WIDE + 6 * INCH)
    spot = WIDE + BASE + INCH + 1 + BASE // 2
    assert spot + BASE // 2 > WIDE + 3 * INCH
    run(destroy(field, field.models[0]), [die], [((spot, WIDE // 2),)])
    assert len(field.units[1].models) == left
    assert field.units[1].place == (ON_BATTLEFIELD if left else DESTROYED)


@pytest.mark.rule("wh40k:transport.17")
def test_but_no_farther_than_six_inches() -> None:
    field = crowded(1, WIDE + 12 * INCH)
    with pytest.raises(Illegal) as refused:
        run(destroy(field, field.models[0]), answers=[((WIDE + 6 * INCH - BASE // 2 + 1, WIDE // 2),)])
    assert refused.value.reason.rule == "wh40k:transport.17"


@pytest.mark.rule("wh40k:transport.18", "wh40k:coherency.04", "wh40k:engage.03")
def test_who_finds_no_place_at_all_is_destroyed() -> None:
    field = crowded(2, WIDE + 2 * BASE)
    played = run(destroy(field, field.models[0]), answers=[("model", 2)])
    assert played.questions == [(0, "wh40k-ask-no-room")]
    assert (field.units[1].place, field.units[1].models) == (DESTROYED, [])
    assert [model.wounds for model in field.models[1:3]] == [0, 0]
    assert field.destroyed == [(1, 0), (0, 0)]
