"""Transports: embarking, disembarking, wrecks, and deploying from one."""

from __future__ import annotations

from typing import Any

import pytest

from legion.laid import HUGE, LARGE, add, battle, card, place, pose
from legion.playing import attack_dice, defence_dice, run, told, upgrade
from legion.playing import weapon as rifle
from tablero.games.legion import cards
from tablero.games.legion.actions import menu, why_not
from tablero.games.legion.activation import count_actions
from tablero.games.legion.areas import on_battlefield
from tablero.games.legion.attacking import attack
from tablero.games.legion.basic_actions import free_actions
from tablero.games.legion.doing import can_attack, can_move, deploy, deployed, gain, perform_move
from tablero.games.legion.end_phase import end_of_end_phase, remove_tokens
from tablero.games.legion.following import has_moved, may_react
from tablero.games.legion.guarding import guardians
from tablero.games.legion.measuring import melee_with
from tablero.games.legion.movement import _note
from tablero.games.legion.moving import Moved
from tablero.games.legion.orders import commanders, other_orders, why_not_card_order
from tablero.games.legion.passengers import has_driven_far, kind_of, passengers
from tablero.games.legion.pools import RANGED, Pool
from tablero.games.legion.state import (
    AIM,
    DEFEATED,
    DODGE,
    EMBARKED,
    FACEDOWN,
    FACEUP,
    IMMOBILIZE,
    MOVED,
    NOBODY,
    ON_BATTLEFIELD,
    STANDBY,
    SUPPRESSION,
    UNDEPLOYED,
    Battle,
    Token,
    Unit,
)
from tablero.games.legion.suppression import rally
from tablero.games.legion.surroundings import Table
from tablero.games.legion.tokens import sources
from tablero.games.legion.transports import (
    DeployingFrom,
    Embarking,
    Leaving,
    can_disembark,
    disembark,
    embark,
    embarkable,
    go_aboard,
    why_not_carry,
)
from tablero.games.legion.weapons import Arm, aim_at, targets, why_not_attack, why_not_use
from tablero.games.legion.wounds import suffer
from tablero.games.legion.wrecks import OutOfTheWreck
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
    field.actions, field.activating, field.phase = 1, unit.id, "activation"
    return field, vehicle, unit


def sampled(question: Any) -> Any:
    """An answer by chance."""
    return question.sample(Rng(1))


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
    run(embark(field, unit, vehicle), answers=[sampled])
    assert (unit.place, unit.carrier) == (EMBARKED, vehicle.id)
    assert passengers(field, vehicle) == [unit]
    assert all(field.miniatures[id].pose is None for id in unit.miniatures)
    assert field.actions == 1
    assert unit.done == ["embark"]


@pytest.mark.rule("legion23:kw.transport-x.5", "legion23:kw.transport-x.9")
def test_a_closed_transport_takes_one_more_action() -> None:
    field, vehicle, unit = truck("transport 1: closed")
    assert embarkable(field, unit) == [vehicle]
    run(embark(field, unit, vehicle), answers=[sampled])
    assert field.actions == 0
    field, vehicle, unit = truck("transport 1: closed")
    field.actions = 0
    assert embarkable(field, unit) == []
    field.actions, field.activating = 1, vehicle.id
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
    run(disembark(field, unit), answers=[sampled])
    assert (unit.place, unit.carrier) == (ON_BATTLEFIELD, NOBODY)
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
    beside = (20 * INCH + RADIUS + SMALL, 18 * INCH)
    played = run(suffer(field, vehicle, 1), answers=[(beside,), sampled])
    assert [asked.message.id for asked in played.asked] == ["legion-ask-disembark"] * 2
    assert vehicle.place == DEFEATED
    assert (unit.place, unit.carrier) == (ON_BATTLEFIELD, NOBODY)
    assert unit.has(SUPPRESSION) == 1
    assert unit.order == FACEDOWN
    assert len(unit.miniatures) == 1  # one of two, each with one wound
    assert field.field[unit.leader].pose[:2] == beside
    apart = ((30 * INCH, 18 * INCH),)
    assert rule_of(played.asked[0].check(apart)) == "legion23:kw.transport-closed.5"


@pytest.mark.rule("legion23:kw.transport-closed.5", "legion23:kw.transport-open.6")
def test_passengers_without_room_beside_the_wreck_are_placed_near(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OutOfTheWreck, "found", lambda self: None)
    field, vehicle, _ = truck()
    alone = add(field, 0, card("Alone", wounds=2), (40, 18))
    go_aboard(field, alone, vehicle)
    near = (20 * INCH + RADIUS + SMALL + 500, 18 * INCH)
    run(suffer(field, vehicle, 1), answers=[(near,)])
    assert field.field[alone.leader].pose[:2] == near


@pytest.mark.rule("legion23:kw.transport-closed.5")
def test_a_single_passenger_has_nobody_to_gather() -> None:
    field, vehicle, _ = truck()
    alone = add(field, 0, card("Alone", wounds=2), (40, 18))
    go_aboard(field, alone, vehicle)
    played = run(suffer(field, vehicle, 1), answers=[sampled])
    assert len(played.asked) == 1
    assert alone.order == FACEDOWN
    assert field.miniatures[alone.leader].wounds == 1


@pytest.mark.rule("legion23:kw.transport-x.8")
def test_a_transport_is_open_or_closed() -> None:
    for kind in ("open", "closed"):
        _, vehicle, unit = truck(f"transport 1: {kind}")
        assert (kind_of(vehicle), kind_of(unit)) == (kind, "")
    _, vehicle, _ = truck("light-transport 1: open")
    assert kind_of(vehicle) == "open"


@pytest.mark.rule("legion23:kw.transport-closed.5")
def test_a_damaged_vehicle_keeps_its_passengers() -> None:
    field, vehicle, unit = truck()
    field.miniatures[vehicle.leader].threshold = 3
    go_aboard(field, unit, vehicle)
    run(suffer(field, vehicle, 2))
    assert (unit.place, unit.order) == (EMBARKED, "")


@pytest.mark.rule("legion23:kw.transport-x.3")
def test_nobody_gets_on_and_off_in_one_activation() -> None:
    field, vehicle, unit = truck()
    run(perform_move(field, unit), answers=[("embark", vehicle.id), sampled])
    assert unit.place == EMBARKED
    assert not can_move(field, unit)
    unit.done.clear()
    assert can_move(field, unit)
    run(perform_move(field, unit), answers=[sampled])
    assert (unit.place, unit.done) == (ON_BATTLEFIELD, ["disembark"])
    assert unit.moved == MOVED
    assert embarkable(field, unit) == []


@pytest.mark.rule("legion23:kw.transport-x.3", "legion23:kw.transport-x")
def test_a_unit_beside_a_transport_may_still_move_elsewhere() -> None:
    field, _, unit = truck()
    outcome = run(perform_move(field, unit), answers=["move", "standard", sampled])
    assert outcome.asked[0].to_json()["options"] == ["move", ("embark", 0)]
    assert unit.place == ON_BATTLEFIELD
    field, _, unit = truck()
    add(field, 1, card("Enemy"), (25, 18 - 27 * MM / INCH))
    assert embarkable(field, unit) == []


@pytest.mark.rule("legion23:kw.transport-x.7")
@pytest.mark.parametrize(("moves", "left"), [((), 1), (("standard",), 1), (("standard", "reverse"), 0)])
def test_who_leaves_a_vehicle_that_has_driven_far_does_nothing_more(moves: tuple[str, ...], left: int) -> None:
    field, vehicle, unit = truck(keywords=["relentless", "take-cover 1"])
    go_aboard(field, unit, vehicle)
    add(field, 1, card("Enemy"), (30, 18))
    vehicle.travelled = list(moves)
    moved = run(perform_move(field, unit), answers=[sampled]).result
    assert field.actions == left
    run(has_moved(field, unit, moved), answers=["no"] if left else [])
    field.actions = 1
    unit.done.append("move")
    assert (rule_of(why_not(field, unit, ("free", "distract"))) == "legion23:kw.transport-open.2") is not bool(left)
    assert bool(free_actions(field, unit)) is bool(left)


@pytest.mark.rule("legion23:kw.transport-x.7")
def test_pivots_are_no_driving() -> None:
    field, vehicle, unit = truck()
    _note(field, vehicle, Moved("pivot", 0))
    assert vehicle.travelled == []
    _note(field, vehicle, Moved("standard", 1))
    assert vehicle.travelled == ["standard"]
    assert not has_driven_far(vehicle)
    _note(field, vehicle, Moved("reverse", 1))
    assert has_driven_far(vehicle)
    run(end_of_end_phase(field))
    assert vehicle.travelled == []
    assert unit.travelled == []


@pytest.mark.rule("legion23:kw.transport-open.2")
@pytest.mark.parametrize(
    ("moves", "actions"),
    [(("standard",), 2), (("standard", "reverse"), 2), (("standard", "standard"), 1), (("reverse", "reverse"), 1)],
)
def test_passengers_of_a_vehicle_in_a_hurry_make_one_action(moves: tuple[str, ...], actions: int) -> None:
    field, vehicle, unit = truck(keywords=["distract"])
    go_aboard(field, unit, vehicle)
    add(field, 1, card("Enemy"), (25, 18))
    vehicle.travelled = list(moves)
    run(count_actions(field, unit))
    assert field.actions == actions
    assert {"move", "attack", "aim", "dodge", "recover", "standby"} <= set(map(str, menu(field, unit)))
    free = rule_of(why_not(field, unit, ("free", "distract")))
    assert free == (None if actions == 2 else "legion23:kw.transport-open.2")
    assert ("move" in free_actions(field, unit)) is (actions == 2)
    field.units[2].order = FACEUP
    run(count_actions(field, vehicle))
    assert field.actions == 2


@pytest.mark.rule("legion23:kw.transport-closed.2", "legion23:kw.transport-closed.9")
def test_who_is_shut_in_only_moves_out() -> None:
    field, vehicle, unit = truck("transport 1: closed", keywords=["take-cover 1"])
    go_aboard(field, unit, vehicle)
    enemy = add(field, 1, card("Enemy"), (25, 18))
    assert menu(field, unit) == ["move", "done"]
    assert rule_of(why_not(field, unit, "aim")) == "legion23:kw.transport-closed.2"
    assert rule_of(why_not(field, unit, ("card", "take-cover"))) == "legion23:kw.transport-closed.2"
    assert free_actions(field, unit) == ["move"]
    assert can_move(field, vehicle)
    assert not can_attack(field, unit)
    assert unit not in targets(field, Table(field), enemy)
    assert rule_of(why_not_attack(field, Table(field), enemy, unit)) == "legion23:attack.06"
    assert unit not in on_battlefield(field)
    unit.done = ["embark"]
    assert free_actions(field, unit) == []
    unit.done = []
    assert run(perform_move(field, unit), answers=[sampled]).questions == [(0, "legion-ask-disembark")]
    assert (unit.place, unit.carrier) == (ON_BATTLEFIELD, NOBODY)
    drives = run(perform_move(field, vehicle), answers=["standard", sampled])
    assert drives.questions == [(0, "legion-ask-kind-of-move"), (0, "legion-ask-move")]


@pytest.mark.rule("legion23:kw.transport-closed", "legion23:kw.transport-open")
@pytest.mark.parametrize("kind", ["open", "closed"])
def test_tokens_of_passengers(kind: str) -> None:
    field, vehicle, unit = truck(f"transport 1: {kind}")
    go_aboard(field, unit, vehicle)
    run(gain(field, unit, DODGE))
    run(gain(field, unit, AIM))
    assert (unit.has(DODGE), unit.has(AIM)) == (1, 1)
    found = [source.kind for source in sources(field, Table(field), unit, DODGE, False)]
    assert found == ([DODGE] if kind == "open" else [])
    run(remove_tokens(field))
    assert unit.tokens == {}


@pytest.mark.rule("legion23:kw.transport-closed.3", "legion23:kw.transport-open.3")
@pytest.mark.parametrize("kind", ["open", "closed"])
def test_range_and_sight_of_passengers_are_those_of_the_vehicle(kind: str) -> None:
    field, vehicle, unit = truck(f"transport 1: {kind}")
    enemy = add(field, 1, card("Enemy"), (20, 32))
    go_aboard(field, unit, vehicle)
    table = Table(field)
    assert table.band(unit.leader, enemy) == table.band(vehicle.leader, enemy) == table.band(enemy.leader, unit) == 2
    assert table.near(unit, enemy, 2)
    assert not table.near(unit, enemy, 1)
    seen = kind == "open"
    assert list(table.seen(enemy.leader, unit)) == (unit.miniatures if seen else [])
    assert list(table.seen(unit.miniatures[1], enemy)) == (enemy.miniatures if seen else [])
    assert list(table.seen(Token("mine", 20 * INCH, 24 * INCH), unit)) == (unit.miniatures if seen else [])


@pytest.mark.rule("legion23:kw.transport-open.4", "legion23:kw.transport-open.8", "legion23:kw.transport-open.3")
def test_passengers_of_an_open_transport_have_heavy_cover() -> None:
    field, vehicle, unit = truck()
    go_aboard(field, unit, vehicle)
    sharp = card("Enemy", keywords=["sharpshooter 1"], weapons=[rifle("rifle", black=3)])
    enemy = add(field, 1, sharp, (25, 18))
    field.active = 1
    assert list(Table(field).obscured(enemy.leader, unit)) == [2, 2]
    assert targets(field, Table(field), enemy) == [vehicle, unit]
    dice = [*attack_dice("black", "hit hit hit"), *defence_dice("white", "block blank")]
    run(attack(field, Table(field), enemy), dice, answers=[("unit", unit.id)])
    assert len(unit.miniatures) == 1
    assert (unit.has(SUPPRESSION), unit.place) == (1, EMBARKED)


@pytest.mark.rule("legion23:kw.transport-open", "legion23:kw.transport-open.7", "legion23:kw.transport-open.2")
def test_passengers_shoot_in_any_direction() -> None:
    gun = rifle("gun", white=1, keywords=["fixed front"])
    field, vehicle, unit = truck(weapons=[gun])
    go_aboard(field, unit, vehicle)
    behind = add(field, 1, card("Enemy"), (14, 18))
    assert can_attack(field, unit)
    run(attack(field, Table(field), unit), dice=[8, 8])
    assert told(field, "legion-attacks")[0]["target"] == field.name(behind)
    field, vehicle, unit = truck(weapons=[gun], base=LARGE)
    add(field, 1, card("Enemy"), (14, 18))
    assert not can_attack(field, unit)


@pytest.mark.rule("legion23:kw.transport-open.5", "legion23:kw.transport-closed.8")
def test_passengers_fight_whom_their_vehicle_touches() -> None:
    field, vehicle, unit = truck()
    enemy = add(field, 1, card("Enemy", minis=2), (20, 10), (22, 10))
    place(field, enemy, *[pose(20, 18)._replace(x=20 * INCH - RADIUS - SMALL), pose(15, 20)])
    table = Table(field)
    assert not table.in_melee(unit, enemy)
    go_aboard(field, unit, vehicle)
    assert table.in_melee(unit, enemy)
    assert table.in_melee(enemy, unit)
    assert not table.engaged(unit)
    assert not table.engaged(enemy)
    assert melee_with(field, unit) == []
    for one, other in ((unit, enemy), (enemy, unit)):
        aiming = aim_at(table, one, other)
        club, gun = Arm(one.card.weapons[1]), Arm(one.card.weapons[0])
        assert why_not_use(field, table, aiming, club, "melee") is None
        assert rule_of(why_not_use(field, table, aiming, gun, "ranged")) == "legion23:kw.transport-open.5"
    before = [field.miniatures[id].pose for id in range(5)]
    run(table.close_ranks(unit, enemy))
    run(table.scatter(1, unit))
    assert [field.miniatures[id].pose for id in range(5)] == before


@pytest.mark.rule("legion23:kw.guardian-x.4")
def test_nobody_guards_passengers_nor_do_they_guard() -> None:
    field, vehicle, unit = truck(keywords=["guardian 2"])
    near = add(field, 0, card("Near"), (27, 18))
    enemy = add(field, 1, card("Enemy"), (30, 18))
    pool = Pool(Table(field), 1, enemy.leader, enemy, near, RANGED)
    pool.hits = 2
    assert guardians(field, pool) == [unit]
    go_aboard(field, unit, vehicle)
    assert guardians(field, pool) == []
    field, vehicle, unit = truck()
    guard = add(field, 0, card("Guard", keywords=["guardian 2"]), (25, 16))
    enemy = add(field, 1, card("Enemy"), (30, 18))
    pool = Pool(Table(field), 1, enemy.leader, enemy, unit, RANGED)
    pool.hits = 2
    assert guardians(field, pool) == [guard]
    go_aboard(field, unit, vehicle)
    assert guardians(field, pool) == []


@pytest.mark.rule("legion23:kw.transport-closed.4", "legion23:kw.transport-closed.7")
def test_passengers_rally_are_wounded_and_have_orders() -> None:
    field, vehicle, unit = truck("transport 1: closed", rank="commander", wounds=2, courage=2)
    go_aboard(field, unit, vehicle)
    near = add(field, 0, card("Near"), (36, 18))
    far = add(field, 0, card("Far"), (48, 18))
    assert commanders(field, 0) == [unit]
    assert why_not_card_order(field, unit, unit, ()) is None
    assert why_not_card_order(field, unit, near, ()) is None
    assert rule_of(why_not_card_order(field, unit, far, ())) == "legion23:command.12"
    run(suffer(field, unit, 1))
    assert sum(field.miniatures[id].wounds for id in unit.miniatures) == 1
    unit.tokens[SUPPRESSION] = 2
    run(rally(field, unit), dice=defence_dice("white", "block blank"))
    assert unit.has(SUPPRESSION) == 1
    unit.place = UNDEPLOYED
    assert commanders(field, 0) == []


@pytest.mark.rule("legion23:kw.transport-closed.6")
def test_objectives_are_nothing_for_passengers() -> None:
    field, vehicle, unit = truck()
    token = Token("objective", 25 * INCH + SMALL + 1255, 18 * INCH)
    assert field.edition.objectives.reaches(field, unit, token)
    go_aboard(field, unit, vehicle)
    assert not field.edition.objectives.reaches(field, unit, token)


@pytest.mark.rule("legion23:kw.transport-open", "legion23:standby.03")
def test_passengers_of_an_open_transport_wait_on_standby() -> None:
    field, vehicle, unit = truck()
    go_aboard(field, unit, vehicle)
    enemy = add(field, 1, card("Enemy"), (25, 18))
    unit.tokens[STANDBY] = 1
    field.activating = enemy.id
    assert may_react(field, enemy) == [unit]
    field, vehicle, unit = truck("transport 1: closed")
    go_aboard(field, unit, vehicle)
    enemy = add(field, 1, card("Enemy"), (25, 18))
    unit.tokens[STANDBY] = 1
    field.activating = enemy.id
    assert may_react(field, enemy) == []


@pytest.mark.rule("legion23:kw.transport-x.2")
def test_units_deploy_aboard() -> None:
    field, vehicle, _ = truck()
    field.mission["deployment"] = next(
        card.id for card in cards.battle_cards("2023").values() if card.kind == "deployment"
    )
    waiting = add(field, 0, card("Waiting"))
    outcome = run(deploy(field, waiting), answers=[("embark", vehicle.id)])
    assert outcome.asked[0].to_json()["options"] == ["deploy", ("embark", vehicle.id)]
    assert (waiting.place, waiting.carrier) == (EMBARKED, vehicle.id)
    other = add(field, 0, card("Other"))
    assert field.edition.carrying.boarded(field, other) == []


# 2026.


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


def carriers() -> tuple[Battle, Unit, Unit]:
    """A transport of 2026 on the battlefield, and a unit of corps that waits."""
    field, vehicle, _ = truck("transport", edition="2026")
    field.round = 1
    return field, vehicle, add(field, 0, card("Waiting", rank="special_forces"))


@pytest.mark.rule("legion26:kw.transport")
def test_in_setup_a_transport_chooses_whom_it_carries() -> None:
    field, vehicle, waiting = carriers()
    riders = field.units[1]
    add(field, 0, card("Officer", rank="commander"))
    add(field, 0, card("Bikes", rank="corps", unit_type="repulsor vehicle"))
    add(field, 0, card("Squad"), upgrades=(upgrade("Squad", squad=True),))
    second = add(field, 0, card("Second", keywords=["transport"], unit_type="ground vehicle", rank="heavy"))
    outcome = run(field.edition.carrying.choose(field, 0), answers=[("unit", waiting.id), "no"])
    assert outcome.asked[0].to_json()["options"] == [("unit", riders.id), ("unit", waiting.id), "no"]
    assert outcome.asked[1].to_json()["options"] == [("unit", riders.id), "no"]
    assert (waiting.carrier, riders.carrier, second.carrier) == (vehicle.id, NOBODY, NOBODY)


@pytest.mark.rule("legion26:kw.transport", "legion26:kw.transport.3")
def test_in_the_first_round_it_orders_whom_it_carries() -> None:
    field, vehicle, waiting = carriers()
    waiting.carrier = vehicle.id
    outcome = run(other_orders(field, 0), answers=[("order", vehicle.id, "transport", waiting.id)])
    assert len(outcome.asked) == 1
    assert waiting.order == FACEUP
    assert run(other_orders(field, 0)).asked == []
    waiting.order, waiting.ordered, field.round = "", False, 2
    run(other_orders(field, 0))
    field.round, waiting.carrier = 1, NOBODY
    run(other_orders(field, 0))
    assert waiting.order == ""


@pytest.mark.rule("legion26:kw.transport.2")
def test_whom_it_carries_deploys_after_it() -> None:
    field, vehicle, waiting = carriers()
    run(deployed(field, vehicle))
    assert waiting.place == UNDEPLOYED
    waiting.carrier = vehicle.id
    run(deployed(field, vehicle), answers=[sampled])
    assert (waiting.place, waiting.carrier) == (ON_BATTLEFIELD, NOBODY)
    assert [told_of["unit"] for told_of in told(field, "legion-deploys")][-1] == field.name(waiting)


@pytest.mark.rule("legion26:kw.wound-x", "legion23:kw.wound-x")
@pytest.mark.parametrize("edition", ["2026", "2023"])
def test_some_enter_play_wounded(edition: str) -> None:
    field = battle(edition)
    maul = add(field, 0, card("Maul", keywords=["wound 1"], wounds=5), (20, 18))
    whole = add(field, 0, card("Whole", wounds=5), (24, 18))
    run(deployed(field, maul))
    run(deployed(field, whole))
    assert [field.miniatures[unit.leader].wounds for unit in (maul, whole)] == [1, 0]
