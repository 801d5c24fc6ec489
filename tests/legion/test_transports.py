"""Transports: embarking, disembarking, wrecks, and deploying from one."""

from __future__ import annotations

from typing import Any

import pytest

from legion.laid import HUGE, LARGE, add, battle, card
from legion.playing import run
from tablero.games.legion.measuring import touches
from tablero.games.legion.state import (
    EMBARKED,
    FACEDOWN,
    FACEUP,
    IMMOBILIZE,
    ON_BATTLEFIELD,
    SUPPRESSION,
    Battle,
    Token,
    Unit,
)
from tablero.games.legion.transports import (
    DeployingFrom,
    Embarking,
    Leaving,
    can_disembark,
    disembark,
    embark,
    embarkable,
    go_aboard,
    leave_wreck,
    passengers,
    why_not_carry,
)
from tablero.kernel import Reason, Rng
from tablero.tabletop import INCH, MM

RADIUS = 5000
SMALL = 1350


def truck(kind: str = "transport 1: open", edition: str = "2023", **given: Any) -> tuple[Battle, Unit, Unit]:
    """A vehicle, and two troopers some inches away from it."""
    field = battle(edition)
    values: dict[str, Any] = {"unit_type": "repulsor vehicle", "base": HUGE, "silhouette": 8000, "keywords": [kind]}
    vehicle = add(field, 0, card("Truck", **values), (20, 18))
    unit = add(field, 0, card("Riders", **{"minis": 2, **given}), (25, 18), (25, 19.5))
    field.actions = 2
    return field, vehicle, unit


def rule_of(reason: Reason | None) -> str | None:
    return None if reason is None else reason.rule


@pytest.mark.rule("legion23:kw.transport-x.3", "legion23:kw.transport-x.5", "legion23:kw.transport-x.8")
@pytest.mark.rule("legion23:kw.transport-x.2")
def test_a_unit_moves_to_the_vehicle_and_goes_aboard() -> None:
    field, vehicle, unit = truck()
    assert embarkable(field, unit) == [vehicle]
    moving = Embarking(field, unit, vehicle)
    beside = (20 * INCH + RADIUS + SMALL, 18 * INCH)
    assert moving.why_not((beside, (beside[0], beside[1] + 3000))) is None
    apart = (beside[0] + 10, beside[1])
    assert rule_of(moving.why_not((apart, (apart[0], apart[1] + 3000)))) == "legion23:kw.transport-x.5"
    run(embark(field, unit, vehicle), answers=[lambda question: question.sample(Rng(1))])
    assert (unit.place, unit.carrier) == (EMBARKED, vehicle.id)
    assert passengers(field, vehicle) == [unit]
    assert all(field.miniatures[id].pose is None for id in unit.miniatures)
    assert field.actions == 2


@pytest.mark.rule("legion23:kw.transport-x.5", "legion23:kw.transport-x.9")
def test_a_closed_transport_takes_one_more_action() -> None:
    field, vehicle, unit = truck("transport 1: closed")
    run(embark(field, unit, vehicle), answers=[lambda question: question.sample(Rng(1))])
    assert field.actions == 1
    field, vehicle, unit = truck("transport 1: closed")
    field.actions = 1
    assert embarkable(field, unit) == []


@pytest.mark.rule("legion23:kw.transport-x.3")
def test_embarking_is_at_speed_one() -> None:
    field, vehicle, unit = truck(speed=3)
    for number, id in enumerate(unit.miniatures):
        field.field.move(id, field.field[id].pose._replace(x=30 * INCH + number))
        field.miniatures[id].pose = field.field[id].pose
    assert embarkable(field, unit) == []
    assert passengers(field, vehicle) == []


@pytest.mark.rule("legion23:kw.transport-x", "legion23:kw.light-transport-x", "legion23:kw.transport-x.4")
def test_who_is_carried() -> None:
    field, vehicle, unit = truck()
    assert why_not_carry(field, vehicle, unit) is None
    other = add(field, 0, card("Other"), (40, 18))
    go_aboard(field, other, vehicle)
    assert rule_of(why_not_carry(field, vehicle, unit)) == "legion23:kw.transport-x"
    assert rule_of(why_not_carry(field, unit, other)) == "legion23:kw.transport-x"
    field, vehicle, unit = truck("light-transport 1: open")
    assert rule_of(why_not_carry(field, vehicle, unit)) == "legion23:kw.light-transport-x"
    alone = add(field, 0, card("Alone"), (40, 18))
    assert why_not_carry(field, vehicle, alone) is None
    enemy = add(field, 1, card("Enemy"), (44, 18))
    assert rule_of(why_not_carry(field, vehicle, enemy)) == "legion23:kw.transport-x"
    cannot: list[dict[str, Any]] = [
        {"unit_type": "creature trooper", "base": LARGE},
        {"unit_type": "ground vehicle"},
        {"speed": 0},
        {"keywords": ["stationary"]},
    ]
    for given in cannot:
        field, vehicle, unit = truck(**given)
        assert rule_of(why_not_carry(field, vehicle, unit)) == "legion23:kw.transport-x.4"
    field, vehicle, unit = truck()
    unit.held.append(Token("objective", 0, 0))
    assert rule_of(why_not_carry(field, vehicle, unit)) == "legion23:kw.transport-x.4"


@pytest.mark.rule("legion23:kw.transport-x.6", "legion23:kw.transport-x.3", "legion23:kw.transport-x.4")
def test_leaving_is_a_move_from_beside_the_vehicle() -> None:
    field, vehicle, unit = truck()
    go_aboard(field, unit, vehicle)
    assert can_disembark(field, unit)
    moving = Leaving(field, unit, vehicle)
    far = RADIUS + 2 * SMALL + 75 * MM + SMALL
    goal = (20 * INCH + far - 20, 18 * INCH)
    assert moving.why_not((goal, (goal[0], goal[1] + 3000))) is None
    beyond = (20 * INCH + far + 60, 18 * INCH)
    assert rule_of(moving.why_not((beyond, (beyond[0], beyond[1] + 3000)))) == "legion23:move.03"
    unit.tokens[IMMOBILIZE] = 1
    assert not can_disembark(field, unit)
    unit.tokens.clear()
    run(disembark(field, unit), answers=[lambda question: question.sample(Rng(1))])
    assert unit.place == ON_BATTLEFIELD
    assert passengers(field, vehicle) == []


@pytest.mark.rule("legion23:kw.transport-x.6")
def test_nobody_leaves_into_contact_with_enemies() -> None:
    field, vehicle, unit = truck()
    go_aboard(field, unit, vehicle)
    add(field, 1, card("Enemy"), (26, 18))
    moving = Leaving(field, unit, vehicle)
    touching = (26 * INCH - 27 * MM, 18 * INCH)
    assert rule_of(moving.why_not((touching, (touching[0], touching[1] + 3000)))) == "legion23:melee.09"


@pytest.mark.rule("legion23:kw.transport-closed.5", "legion23:kw.transport-open.6")
@pytest.mark.parametrize("kind", ["open", "closed"])
def test_passengers_leave_a_wreck(kind: str) -> None:
    field, vehicle, unit = truck(f"transport 1: {kind}")
    go_aboard(field, unit, vehicle)
    unit.order = FACEUP
    answers = [lambda question: question.sample(Rng(1))] * 2
    played = run(leave_wreck(field, vehicle), answers=answers)
    assert unit.place == ON_BATTLEFIELD
    assert unit.has(SUPPRESSION) == 1
    assert unit.order == FACEDOWN
    assert len(unit.miniatures) == 1  # one of two, each with one wound
    assert touches(field, field.field, unit.leader, vehicle.leader)
    apart = ((30 * INCH, 18 * INCH),)
    assert rule_of(played.asked[0].check(apart)) == "legion23:kw.transport-closed.5"


@pytest.mark.rule("legion26:kw.transport.2")
def test_in_2026_a_passenger_deploys_from_its_transport() -> None:
    field, vehicle, _ = truck("transport", edition="2026")
    waiting = add(field, 0, card("Waiting", speed=3))
    moving = DeployingFrom(field, waiting, vehicle)
    far = RADIUS + 75 * MM + SMALL
    assert moving.why_not(((20 * INCH - far, 18 * INCH),)) is None
    assert rule_of(moving.why_not(((20 * INCH - far - 60, 18 * INCH),))) == "legion26:move.04"
    assert moving.possible()
    assert moving.why_not(moving.sample(Rng(4))) is None
