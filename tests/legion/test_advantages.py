"""Advantages: what only the player who has one can use, in setup, in the first phases, and later."""

from __future__ import annotations

import pytest

from legion import laid
from legion.commanded import commander, corps
from legion.missions import at, battle_with, token
from legion.playing import attack_dice, run, vehicle
from tablero.games.legion import keywords
from tablero.games.legion.actions import make_action, why_not
from tablero.games.legion.advantage_parts import laid_tool
from tablero.games.legion.battlefield import POI, SIZES
from tablero.games.legion.command import issue_orders
from tablero.games.legion.objectives import why_not_advantage
from tablero.games.legion.orders import why_not_order
from tablero.games.legion.setup import set_up_mission
from tablero.games.legion.state import AIM, DODGE, FACEUP, ROUND, SUPPRESSION, Battle, Granted, Unit
from tablero.games.legion.suppression import suppress
from tablero.games.legion.turns import activation_phase
from tablero.tabletop import INCH


def begins(battle: Battle, *answers: object) -> list[tuple[int, str]]:
    """What is asked when the Activation Phase begins."""
    return run(battle.edition.mission.activation_phase_begins(battle), answers=answers).questions


# As the first Activation Phase begins.


@pytest.mark.rule("legion26:cards.08", "legion26:token.advantage")
def test_more_tokens_in_the_pass_pool_of_who_has_the_card_in_the_first_round() -> None:
    battle = battle_with(turn=1, advantage_1="Advanced Intel")
    begins(battle)
    assert battle.pass_pools == [0, 1]
    battle.round = 2
    begins(battle)
    assert battle.pass_pools == [0, 1]


@pytest.mark.rule("legion26:cards.08")
def test_three_units_dodge_or_all_that_there_are() -> None:
    battle = battle_with(turn=1, advantage_0="Cunning Deployment")
    units = [laid.add(battle, 0, corps(f"Corps {number}")) for number in range(4)]
    laid.add(battle, 1, corps("Enemy"))
    asked = run(
        battle.edition.mission.activation_phase_begins(battle), answers=[(("unit", 0), ("unit", 1), ("unit", 3))]
    )
    assert asked.questions == [(0, "legion-ask-at-first")]
    assert [unit.has(DODGE) for unit in units] == [1, 1, 0, 1]
    assert asked.asked[0].check((("unit", 0), ("unit", 1))) is not None
    battle.round = 2
    begins(battle)
    battle = battle_with(turn=1, advantage_0="Cunning Deployment")
    unit = laid.add(battle, 0, corps())
    begins(battle)
    assert unit.has(DODGE) == 1


@pytest.mark.rule("legion26:cards.08")
def test_up_to_three_vehicles_aim_and_two_clones_come_as_reinforcements() -> None:
    battle = battle_with(turn=1, advantage_0="Armored Assault")
    walker, _ = laid.add(battle, 0, vehicle()), laid.add(battle, 0, corps())
    assert begins(battle, (("unit", 0),)) == [(0, "legion-ask-at-first")]
    assert walker.has(AIM) == 1
    battle = battle_with(turn=1, advantage_0="Rapid Deployment")
    clones = [laid.add(battle, 0, corps(f"Clones {number}", unit_type="clone trooper")) for number in range(3)]
    laid.add(battle, 0, corps("Others"))
    laid.add(battle, 0, corps("Elite", unit_type="clone trooper", rank="special_forces"))
    outcome = run(battle.edition.mission.activation_phase_begins(battle), answers=[(("unit", 0), ("unit", 2))])
    assert outcome.asked[0].to_json()["options"] == [("unit", 0), ("unit", 1), ("unit", 2)]
    assert [keywords.has(unit, "reinforcements") for unit in clones] == [True, False, True]
    assert outcome.asked[0].check(()) is None
    assert outcome.asked[0].check((("unit", 0), ("unit", 1), ("unit", 2))) is not None


@pytest.mark.rule("legion26:cards.08")
def test_a_small_unit_infiltrates_or_is_ready() -> None:
    battle = battle_with(turn=1, advantage_0="Black Ops")
    large = laid.add(battle, 0, corps("Large", minis=7))
    small = laid.add(battle, 0, corps("Small", minis=6))
    ready = laid.add(battle, 0, corps("Ready", "infiltrate", rank="special_forces"))
    laid.add(battle, 0, commander())
    laid.add(battle, 0, vehicle())
    outcome = run(battle.edition.mission.activation_phase_begins(battle), answers=[("unit", small.id)])
    assert outcome.asked[0].to_json()["options"] == [("unit", small.id), ("unit", ready.id)]
    assert keywords.has(small, "infiltrate")
    assert not keywords.has(large, "infiltrate")
    begins(battle, ("unit", ready.id))
    assert (ready.has(AIM), ready.has(DODGE), small.has(AIM)) == (1, 1, 0)
    battle.round = 2
    begins(battle)


@pytest.mark.rule("legion26:cards.08")
def test_the_phase_begins_with_it() -> None:
    battle = battle_with(turn=1, advantage_0="Advanced Intel")
    battle.phase = "activation"
    laid.add(battle, 0, corps(), (10, 10))
    laid.add(battle, 1, corps(), (60, 30))
    run(activation_phase(battle))
    assert battle.pass_pools == [1, 0]


# Setup.


@pytest.mark.rule("legion26:cards.08", "legion26:kw.prepared-position")
def test_a_garrison_is_prepared() -> None:
    battle = battle_with(advantage_0="Garrison")
    one = laid.add(battle, 0, corps())
    laid.add(battle, 0, corps("Ready", "prepared-position"))
    laid.add(battle, 0, commander())
    other = laid.add(battle, 0, corps("Other"))
    outcome = run(set_up_mission(battle), answers=[("unit", other.id)])
    assert outcome.asked[0].to_json()["options"] == [("unit", one.id), ("unit", other.id)]
    assert [keywords.has(unit, "prepared-position") for unit in (one, other)] == [False, True]
    assert other.granted[0].until == "game"
    battle = battle_with(advantage_0="Garrison")
    laid.add(battle, 0, commander())
    run(set_up_mission(battle))


@pytest.mark.rule("legion26:cards.08", "legion26:terrain.04")
def test_barricades_are_put_outside_of_enemy_territory_and_apart() -> None:
    battle = battle_with(objective="Close the Pocket", advantage_0="Fortified Position")
    laid.add(battle, 0, corps(), (60, 18))
    laid.lay(battle, laid.box(4, 4), 20, 18, high=2)
    first, second = at(36, 12), at(36, 22)
    outcome = run(set_up_mission(battle), answers=[("turned", 0), first, ("turned", 90), second, "done"])
    low = [piece for piece in battle.terrain if piece.kind == "barricade"]
    assert [tuple(battle.field[piece.bodies[0]].pose[:2]) for piece in low] == [first, second]
    assert [battle.field[piece.bodies[0]].pose.facing for piece in low] == [0, 900]
    ask = outcome.asked[1]
    for spot, rule, id in (
        (at(8, 3), "legion26:cards.08", "legion-barricade-enemy"),
        (at(20, 18), "legion26:terrain.04", "legion-barricade-overlaps"),
        (at(36, 18), "legion26:terrain.04", "legion-barricade-overlaps"),
        (at(60, 18), "legion26:terrain.04", "legion-barricade-overlaps"),
        (at(44, 12), "legion26:cards.08", "legion-barricade-near"),
        (at(0.5, 18), "", "legion-token-off-table"),
        ((10**12, 10**12), "", "legion-a-point"),  # farther than anything is reckoned with
    ):
        reason = ask.check(spot)
        assert reason is not None
        assert (reason.rule, reason.message.id) == (rule, id)
    assert ask.check(at(46, 12)) is None
    assert ask.check(at(8, 33)) is None


def test_no_more_than_three_barricades() -> None:
    battle = battle_with(objective="Close the Pocket", advantage_0="Fortified Position")
    answers = [("turned", 0), at(30, 20), ("turned", 0), at(45, 20), ("turned", 0), at(60, 20)]
    run(set_up_mission(battle), answers=answers)
    assert len(battle.terrain) == 3


# Strikes.


@pytest.mark.rule("legion26:cards.08", "legion26:token.advantage")
def test_ordnance_falls_once_on_everybody_near() -> None:
    battle = battle_with(advantage_1="Ordnance")
    trooper = laid.add(battle, 0, corps("Troopers", wounds=3), (36, 24))
    walker = laid.add(battle, 1, vehicle(), (38, 18))
    armored = laid.add(battle, 0, corps("Armored", "armor 1", wounds=9), (34, 14))
    far = laid.add(battle, 0, corps("Far"), (36, 26))
    ends = battle.edition.mission.command_phase_ends
    assert run(ends(battle), answers=["no"]).questions == [(1, "legion-ask-strike-now")]
    run(ends(battle), answers=["yes", at(36, 18)])
    assert [(each.kind, each.seat) for each in battle.tokens] == [("ordnance", 1)]
    run(ends(battle))  # once in a game
    dice = attack_dice("black", "critical hit blank")
    run(battle.edition.mission.end_phase_begins(battle), dice=dice)
    assert battle.tokens == []
    assert [battle.miniatures[unit.leader].wounds for unit in (trooper, walker, armored, far)] == [0, 3, 3, 0]
    assert [unit.has(SUPPRESSION) for unit in (trooper, walker, armored, far)] == [2, 0, 0, 0]
    run(battle.edition.mission.end_phase_begins(battle))


@pytest.mark.rule("legion26:cards.08")
def test_a_strafing_run_suppresses_all_under_the_tool() -> None:
    battle = battle_with(advantage_0="Strafing Run")
    under = laid.add(battle, 1, corps("Under"), (40, 18))
    end = laid.add(battle, 0, corps("End", courage=3), (42.9, 18))
    beside = laid.add(battle, 1, corps("Beside"), (40, 20))
    behind = laid.add(battle, 1, corps("Behind"), (34, 18))
    on_it = laid.add(battle, 1, corps("On it"), (36, 18.9))
    run(battle.edition.mission.command_phase_ends(battle), answers=["yes", at(36, 18)])
    dice = attack_dice("black", "critical hit hit surge")
    outcome = run(battle.edition.mission.end_phase_begins(battle), dice=dice, answers=[at(41, 18)])
    assert outcome.questions == [(0, "legion-ask-strafe")]
    assert [unit.has(SUPPRESSION) for unit in (under, end, beside, behind, on_it)] == [3, 3, 0, 0, 3]
    assert outcome.asked[0].check(at(36, 18)) is not None
    assert battle.tokens == []


def test_the_tool_lies_from_the_edge_of_the_token() -> None:
    body = laid_tool(token("air-support", "air-support", 36, 18), at(36, 30))
    assert sorted({y // 10 for _, y in body.core}) == [round(18.5 * 254), round(24.5 * 254)]
    assert sorted({x for x, _ in body.core}) == [36 * INCH - 1270, 36 * INCH + 1270]


@pytest.mark.rule("legion26:obj.06", "legion26:terrain.04", "legion26:token.advantage")
def test_where_advantage_tokens_may_lie() -> None:
    battle = battle_with()
    laid.lay(battle, laid.box(3, 0.5), 20, 18, high=1, kind="barricade")
    laid.lay(battle, laid.box(3, 0.5), 60, 30, high=1, kind="barricade")
    laid.lay(battle, laid.box(4, 4), 50, 18, high=3, kind="area", movement="impassable")
    battle.tokens = [token(POI, "lab", 36, 18), token("asset", "scanner", 10, 18)]
    for x, rule in ((36, "legion26:obj.06"), (37.4, "legion26:obj.06"), (20, "legion26:terrain.04"), (0.4, "")):
        reason = why_not_advantage(battle, token("ordnance", "ordnance", x, 18))
        assert reason is not None
        assert reason.rule == rule
    for x in (37.6, 10, 50, 0.5):
        assert why_not_advantage(battle, token("ordnance", "ordnance", x, 18)) is None
    assert SIZES["ordnance"] == SIZES["priority-mission"] == SIZES["asset"] == INCH
    assert SIZES[POI] == 2 * INCH


# Orders.


@pytest.mark.rule("legion26:cards.08", "legion26:kw.coordinate-unit-name-unit-type")
def test_units_coordinate_once_in_a_game() -> None:
    battle = battle_with(advantage_0="Coordinated Strike")
    units = [laid.add(battle, 0, corps(f"Clones {n}", faction="republic"), (10 + 2 * n, 10)) for n in range(3)]
    hired = laid.add(battle, 0, corps("Hired"), (20, 10))
    order = battle.edition.mission.order
    run(order(battle, 1))
    outcome = run(order(battle, 0), answers=[()])
    assert [id for _, id in outcome.asked[0].to_json()["options"]] == [unit.id for unit in units]
    assert hired.granted == []
    picked = (("unit", 0), ("unit", 2))
    answers = [picked, ("coordinate", "clone trooper"), ("coordinate", "republic vehicle")]
    run(order(battle, 0), answers=answers)
    assert [[each.keyword.about for each in unit.granted] for unit in units] == [
        ["clone trooper"],
        [],
        ["republic vehicle"],
    ]
    assert units[0].granted[0].until == ROUND
    run(order(battle, 0))


@pytest.mark.rule("legion26:cards.08")
def test_droids_order_themselves_twice_in_a_game() -> None:
    battle = battle_with(advantage_0="Command Override")
    droids = [laid.add(battle, 0, corps(f"Droids {n}", "ai attack"), (10 + 2 * n, 10)) for n in range(3)]
    other = laid.add(battle, 0, corps("Other"), (30, 10))
    outcome = run(issue_orders(battle, 0), answers=["no"])
    assert outcome.asked[0].to_json()["options"] == [*(("unit", unit.id) for unit in droids), "no"]
    run(issue_orders(battle, 0), answers=[("unit", 1)])
    assert [unit.order for unit in (*droids, other)] == ["", FACEUP, "", ""]
    outcome = run(issue_orders(battle, 0), answers=[("unit", 0)])
    assert ("unit", 1) not in outcome.asked[0].to_json()["options"]
    run(issue_orders(battle, 0))
    assert droids[2].order == ""


@pytest.mark.rule("legion26:cards.08", "legion26:action.06", "legion26:measure.09")
def test_nobody_is_ordered_near_an_enemy_scrambler_until_it_is_taken_off() -> None:
    battle = battle_with(advantage_1="Scrambled Orders")
    leader = laid.add(battle, 0, commander(), (10, 10))
    near, far = laid.add(battle, 0, corps(), (36, 18)), laid.add(battle, 0, corps("Far"), (50, 18))
    enemy, chief = laid.add(battle, 1, corps("Enemy"), (36, 22)), laid.add(battle, 1, commander("Chief"), (60, 30))
    run(set_up_mission(battle), answers=[at(36, 19.2)])
    assert [(each.kind, each.seat) for each in battle.tokens] == [("comms-scrambler", 1)]
    reasons = [why_not_order(battle, leader, unit) for unit in (near, far)]
    assert reasons[1] is None
    assert reasons[0] is not None
    assert reasons[0].rule == "legion26:cards.08"
    assert why_not_order(battle, chief, enemy) is None
    battle.activating, battle.actions = near.id, 2
    disable = ("token-action", "disable", 0)
    reason = why_not(battle, near, disable)
    assert reason is not None
    assert reason.rule == "legion26:measure.09"
    own = why_not(battle, enemy, disable)
    assert own is not None
    laid.stand(battle, near, (36, 19.2 - 0.5 - 2700 / 2540 / 2))
    assert why_not(battle, near, disable) is None
    run(make_action(battle, near, disable))
    assert battle.tokens == []
    assert why_not_order(battle, leader, near) is None


# Activations and suppression.


@pytest.mark.rule("legion26:cards.08")
def test_a_token_of_the_pass_pool_is_spent_for_a_unit_that_activates() -> None:
    battle = battle_with(advantage_0="No Time to Lose")
    unit, enemy = laid.add(battle, 0, corps(), (10, 10)), laid.add(battle, 1, corps("Enemy"), (60, 30))
    activates = battle.edition.mission.activates
    run(activates(battle, unit))
    battle.pass_pools = [3, 3]
    run(activates(battle, enemy))
    run(activates(battle, unit), answers=["no"])
    assert battle.pass_pools == [3, 3]
    run(activates(battle, unit), answers=["ready"])
    assert (unit.has(AIM), unit.has(DODGE), battle.pass_pools) == (1, 1, [2, 3])
    unit.tokens[SUPPRESSION] = 1
    run(activates(battle, unit), answers=["recover", ("remove", 1)])
    assert (unit.has(SUPPRESSION), battle.pass_pools) == (0, [1, 3])


@pytest.mark.rule("legion26:cards.08")
def test_discipline_takes_suppression_for_a_wound_twice_in_a_game() -> None:
    battle = battle_with(advantage_0="Extreme Discipline")
    unit = laid.add(battle, 0, corps(wounds=5), (10, 10))
    enemy = laid.add(battle, 1, corps("Enemy"), (60, 30))
    settle = battle.edition.mission.settle

    def gains(one: Unit, *answers: str) -> list[tuple[int, str]]:
        suppress(battle, one)
        return run(settle(battle), answers=answers).questions

    assert gains(enemy) == []
    assert gains(unit, "no") == [(0, "legion-ask-discipline")]
    assert unit.has(SUPPRESSION) == 1
    gains(unit, "yes")
    assert (unit.has(SUPPRESSION), battle.miniatures[unit.leader].wounds) == (0, 1)
    gains(unit, "yes")
    assert gains(unit) == []
    assert (unit.has(SUPPRESSION), battle.miniatures[unit.leader].wounds) == (1, 2)


def test_a_keyword_of_a_round_ends_with_it() -> None:
    battle = battle_with(advantage_0="Coordinated Strike")
    unit = laid.add(battle, 0, corps(faction="republic"), (10, 10))
    run(battle.edition.mission.order(battle, 0), answers=[(("unit", 0),), ("coordinate", "clone trooper")])
    assert isinstance(unit.granted[0], Granted)
    run(battle.edition.ending.steps[-2](battle))
    assert unit.granted == []
