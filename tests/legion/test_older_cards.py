"""Battle cards of the older edition: zones, conditions, reinforcements, and what the rulebook prints of others."""

from __future__ import annotations

from typing import Any

import pytest

from legion import laid
from legion.commanded import commander, corps
from legion.fielded import words
from legion.missions import battle_with
from legion.playing import run, vehicle
from tablero.games.legion import cards, doing, keywords, missions, supplies
from tablero.games.legion.actions import cost, make_action, menu, why_not
from tablero.games.legion.activation import begin_activation, end_activation
from tablero.games.legion.battle_cards import lines
from tablero.games.legion.battlefield import CART, CART_HEIGHT, CART_SIZE, shape_of, token_body
from tablero.games.legion.carts import STAY, CartMove
from tablero.games.legion.command import create_order_pools
from tablero.games.legion.deploying import infiltration, scout_value
from tablero.games.legion.effects import Scene, Units
from tablero.games.legion.end_phase import end_of_end_phase, start_of_end_phase
from tablero.games.legion.kinds import can_be_affected
from tablero.games.legion.moving import Move, Terms, why_not_into_melee
from tablero.games.legion.moving_rules import REVERSE, STANDARD
from tablero.games.legion.objectives import claim, drop_all
from tablero.games.legion.setup import set_up_mission
from tablero.games.legion.sight import obscured, seen_from_token, sees
from tablero.games.legion.speed import own_speed
from tablero.games.legion.state import NOBODY, SET_ASIDE, SUPPRESSION, Battle, Token, Unit, Upgrade
from tablero.games.legion.suppression import courage_of
from tablero.games.legion.surroundings import Table
from tablero.games.legion.terrain import AREA, DIFFICULT, HEAVY, IMPASSABLE
from tablero.games.legion.turns import take_turn
from tablero.games.legion.view import view
from tablero.games.legion.weapons import targets, why_not_attack
from tablero.games.legion.zones import beyond_zones, boxes, owner_at, partly_in, wholly_in
from tablero.kernel import Disc, Rng
from tablero.tabletop import INCH, Body, Pose

# The battle cards of the older edition.


@pytest.mark.parametrize(
    ("name", "own", "enemy"),
    [
        ("Battle Lines", (36, 31), (36, 5)),
        ("Major Offensive", (50, 31), (20, 5)),
        ("The Long March", (60, 18), (10, 18)),
        ("Disarray", (10, 33), (10, 3)),
    ],
)
@pytest.mark.rule("legion23:battlecard.battle-lines", "legion23:battlecard.major-offensive", "legion23:deploy.01")
@pytest.mark.rule("legion23:battlecard.long-march", "legion23:battlecard.disarray")
def test_the_zones_of_deployments(name: str, own: tuple[int, int], enemy: tuple[int, int]) -> None:
    battle = battle_with("2023", deployment=name)
    assert battle.edition.mission.rules_of(cards.battle_cards("2023")[battle.mission["deployment"]]) is not None
    assert owner_at(battle, own[0] * INCH, own[1] * INCH) == 0
    assert owner_at(battle, enemy[0] * INCH, enemy[1] * INCH) == 1
    assert owner_at(battle, 36 * INCH, 18 * INCH) == NOBODY
    wide = {"Battle Lines": 2 * 72 * 6, "Major Offensive": 2 * (36 * 6 + 18 * 12)}
    wide |= {"The Long March": 2 * 18 * 36, "Disarray": 4 * 24 * 6}
    area = sum((x2 - x1) * (y2 - y1) for seat in (0, 1) for x1, y1, x2, y2 in boxes(battle, seat))
    assert area == wide[name] * INCH**2


@pytest.mark.rule("legion23:deploy.01", "legion23:deploy.02")
def test_the_zones_of_a_faceoff_are_half_circles() -> None:
    battle = battle_with("2023", turn=0, deployment="Faceoff")
    card = cards.battle_cards("2023")[battle.mission["deployment"]]
    assert battle.edition.mission.rules_of(card) is not None
    for x, y, whose in ((36, 24.1, 0), (36, 23.9, NOBODY), (24.1, 36, 0), (23.9, 36, NOBODY)):
        assert owner_at(battle, round(x * INCH), round(y * INCH)) == whose
    assert owner_at(battle, 27 * INCH, 27 * INCH) == NOBODY  # a corner of the box round it
    assert owner_at(battle, 36 * INCH, 11 * INCH) == 1
    assert view(battle, None)["half_circles"] == [[36 * INCH, 36 * INCH, 12 * INCH], [36 * INCH, 0, 12 * INCH]]
    battle.blue_edge = 0
    assert [owner_at(battle, 36 * INCH, y * INCH) for y in (1, 35)] == [0, 1]


@pytest.mark.rule("legion23:deploy.02")
def test_who_is_deployed_in_a_half_circle_is_wholly_inside_of_it() -> None:
    battle = battle_with("2023", turn=0, deployment="Faceoff")
    unit = laid.add(battle, 0, corps())
    base = unit.card.base.length // 2
    middle, edge, reach = 36 * INCH, 36 * INCH, 12 * INCH - base
    asked: Any = run(doing.deploy(battle, unit), answers=[((middle, edge - reach),)]).asked[0]
    assert asked.check(((middle, edge - reach),)) is None
    for spot in ((middle, edge - reach - 1), (middle - reach * 3 // 4, edge - reach * 3 // 4), (middle, 2 * INCH)):
        reason = asked.check((spot,))
        assert reason is not None
        assert reason.rule == "legion23:deploy.02"
    assert asked.region().movers[0].within == (Disc(middle, edge, 12 * INCH),)
    [(x, y, _)] = asked.sample(Rng(1))
    assert (x - middle) ** 2 + (y - edge) ** 2 <= reach**2


@pytest.mark.rule("legion23:battlecard.breakthrough", "legion23:battlecard.key-positions")
def test_what_is_near_a_half_circle() -> None:
    battle = battle_with("2023", turn=6, deployment="Faceoff")
    unit = laid.add(battle, 1, corps(), (27, 27))
    half = unit.card.base.length // 2
    for x, y, partly, wholly in ((27, 27, False, False), (36, 24, True, False), (36, 30, True, True)):
        body = Body(shape_of(unit.card.base), Pose(round(x * INCH), round(y * INCH)))
        assert (partly_in(battle, body, 0), wholly_in(battle, body, 0)) == (partly, wholly)
    at = 24 * INCH - half
    for y, reach, beyond in ((at - 1, 0, True), (at, 0, False), (at - INCH - 1, INCH, True), (at - INCH, INCH, False)):
        assert beyond_zones(battle, Body(shape_of(unit.card.base), Pose(36 * INCH, y)), reach) is beyond


@pytest.mark.rule("legion23:battlecard.disarray")
def test_each_zone_needs_a_unit_in_disarray() -> None:
    battle = battle_with("2023", turn=0, deployment="Disarray")
    units = [laid.add(battle, 0, corps(f"Corps {number}")) for number in range(3)]
    first, second = boxes(battle, 0)
    assert doing.zones_for(battle, units[0])[0] == [first, second]
    laid.stand(battle, units[0], (first[0] / INCH + 2, first[1] / INCH + 2))
    assert doing.zones_for(battle, units[1])[0] == [first, second]
    laid.stand(battle, units[1], (first[0] / INCH + 4, first[1] / INCH + 2))
    zones, outside = doing.zones_for(battle, units[2])
    assert zones == [second]
    assert first in outside
    outcome = run(doing.deploy(battle, units[2]), answers=[((second[0] + 5000, second[1] + 5000),)])
    reason = outcome.asked[0].check(((first[0] + 15000, first[1] + 5000),))
    assert reason is not None
    assert reason.rule == "legion23:deploy.02"
    battle = battle_with("2023", turn=0, deployment="Battle Lines")
    unit = laid.add(battle, 0, corps())
    assert doing.zones_for(battle, unit)[0] == list(boxes(battle, 0))


@pytest.mark.rule("legion23:battlecard.disarray")
def test_who_infiltrates_fills_no_zone() -> None:
    battle = battle_with("2023", turn=0, deployment="Disarray")
    unit = laid.add(battle, 0, corps())
    other = laid.add(battle, 0, corps("Other"))
    laid.add(battle, 0, corps("Spies", "infiltrate"))
    first, second = boxes(battle, 0)
    assert doing.zones_for(battle, unit)[0] == [first, second]  # two units, and two zones: both are empty
    laid.stand(battle, unit, (first[0] / INCH + 2, first[1] / INCH + 2))
    assert doing.zones_for(battle, other)[0] == [second]


@pytest.mark.rule("legion23:battlecard.clear")
def test_clear_conditions_do_nothing() -> None:
    battle = battle_with("2023", condition="Clear Conditions")
    assert list(battle.edition.mission.in_play(battle)) == []
    assert battle.edition.seeing.reach(battle) is None
    assert battle.edition.mission.rules_of(cards.battle_cards("2023")[battle.mission["condition"]]) is not None


@pytest.mark.rule("legion23:battlecard.limited-visibility")
def test_nobody_sees_far_in_the_first_two_rounds() -> None:
    battle = battle_with("2023", condition="Limited Visibility")
    eye = laid.add(battle, 0, corps(), (10, 18))
    spots = (10 + 1.06 + 12, 10 + 1.1 + 12, 10 + 1.06 + 18, 10 + 1.1 + 18)
    others = [laid.add(battle, 1, corps(f"Enemy {x}"), (x, 18)) for x in spots]
    for turn, visible in ((1, 1), (2, 3), (3, 4)):
        battle.round = turn
        assert [doing.sees(battle, eye, other) for other in others] == [number < visible for number in range(4)]
    battle.round = 1
    leaders = [other.leader for other in others]
    assert seen_from_token(battle, Token("charge", 10 * INCH + 100, 18 * INCH), leaders) == leaders[:1]
    newer = battle_with("2026", turn=1)
    assert newer.edition.seeing.reach(newer) is None


@pytest.mark.rule("legion23:battlecard.key-positions", "legion23:battlecard.key-positions.2")
def test_pieces_outside_all_zones_are_marked_until_none_is_left() -> None:
    battle = battle_with("2023", turn=0, objective="Key Positions", deployment="Battle Lines")
    battle.blue = 1
    for x, y in ((10, 18), (36, 7), (36, 18), (60, 18), (20, 18)):
        laid.lay(battle, laid.box(4, 4), x, y, high=2)
    outcome = run(set_up_mission(battle), answers=[("piece", 2), ("piece", 0), ("piece", 4)])
    assert [seat for seat, _ in outcome.questions] == [1, 0, 1]
    assert ("piece", 1) not in outcome.asked[0].to_json()["options"]
    assert ("piece", 2) not in outcome.asked[1].to_json()["options"]
    assert [token.marks for token in battle.tokens] == [2, 0, 4]
    battle = battle_with("2023", turn=0, objective="Key Positions", deployment="Battle Lines")
    laid.lay(battle, laid.box(4, 4), 36, 18, high=2)
    run(set_up_mission(battle))
    assert len(battle.tokens) == 1


@pytest.mark.rule("legion23:objective.01", "legion23:token.24", "legion23:objective.03")
def test_tokens_are_unclaimed_but_for_those_put_beside_a_unit() -> None:
    battle = battle_with("2023", turn=0, objective="Intercept the Transmissions", deployment="Battle Lines")
    near = laid.add(battle, 0, corps(), (36 + 2510 / 5080 + 2700 / 5080, 18))
    far = laid.add(battle, 0, corps("Far"), (38, 22))
    run(set_up_mission(battle))
    assert [len(unit.held) for unit in (near, far)] == [1, 0]
    assert [(token.kind, token.seat) for token in battle.tokens] == [("objective", NOBODY)] * 2


@pytest.mark.rule("legion23:objective.04")
def test_no_unit_is_deployed_beside_an_unclaimed_token() -> None:
    battle = battle_with("2023", turn=0)
    battle.phase = "setup"
    unit = laid.add(battle, 0, corps("Spies", "infiltrate"))
    battle.tokens = [Token("objective", 36 * INCH, 18 * INCH)]
    beside = 18 * INCH + 2510 // 2 + 2700 // 2
    placing = infiltration(battle, unit)
    reason = placing.why_not(((36 * INCH, beside),))
    assert reason is not None
    assert reason.rule == "legion23:objective.04"
    assert placing.why_not(((36 * INCH, beside + 50),)) is None
    battle.phase = "activation"
    assert placing.why_not(((36 * INCH, beside),)) is None


@pytest.mark.rule("legion23:claim.02", "legion23:token.24")
def test_a_claimed_token_follows_its_leader() -> None:
    battle = battle_with("2023", objective="Recover the Supplies")
    unit = laid.add(battle, 0, corps(), (36, 18))
    battle.tokens = [Token("objective", 37 * INCH, 18 * INCH, name="supplies")]
    claim(battle, unit, 0)
    laid.stand(battle, unit, (50, 10))
    run(drop_all(battle, unit))
    (dropped,) = battle.tokens
    far = ((dropped.x - 50 * INCH) ** 2 + (dropped.y - 10 * INCH) ** 2) ** 0.5
    assert abs(far - (2510 / 2 + 2700 / 2)) <= 10
    assert dropped.name == "supplies"


# Rapid Reinforcements.


def reinforced() -> Battle:
    """A battle with units of both ranks, one of which is set aside."""
    battle = battle_with("2023", turn=1, condition="Rapid Reinforcements")
    laid.add(battle, 0, commander(), (10, 30))
    laid.add(battle, 0, corps("Here"), (14, 30))
    laid.add(battle, 0, corps("Later"))
    laid.add(battle, 0, corps("Lost"))
    laid.add(battle, 1, commander("Enemy"), (60, 5))
    later, lost = battle.units[2:4]
    later.place = lost.place = SET_ASIDE
    later.tokens["condition"] = 1
    return battle


@pytest.mark.rule("legion23:battlecard.rapid", "legion23:token.25")
def test_the_tokens_of_reinforcements_join_the_pool_in_the_second_round() -> None:
    battle = reinforced()
    for turn, pool in ((1, ["commander", "corps"]), (2, ["commander", "corps", "corps"]), (3, None)):
        battle.round = turn
        run(create_order_pools(battle))
        assert battle.order_pools[0] == (pool or ["commander", "corps", "corps"])


@pytest.mark.rule("legion23:battlecard.rapid.2")
def test_reinforcements_arrive_when_nobody_else_of_their_rank_is_left() -> None:
    battle = reinforced()
    battle.round, battle.active, battle.phase = 2, 0, "activation"
    here, later = battle.units[1], battle.units[2]
    battle.order_pools = [["corps", "corps"], ["commander"]]
    run(take_turn(battle), draws=[0])
    assert battle.activating == here.id  # somebody of the rank is left
    battle.activating, here.order, here.activated = NOBODY, "facedown", True
    outcome = run(take_turn(battle), draws=[0], answers=[((36 * INCH, 18 * INCH),)])
    assert outcome.questions == [(0, "legion-ask-set-up")]
    assert (later.place, later.order, later.activated) == ("battlefield", "facedown", True)
    assert (battle.activating, battle.active) == (NOBODY, 1)
    reason = outcome.asked[0].check(((60 * INCH, 16 * INCH),))
    assert reason is not None
    assert reason.rule == "legion23:battlecard.rapid.2"
    assert later.has("condition") == 0
    assert run(battle.edition.mission.arrive(battle, 0, "corps")).result is False
    assert battle.units[3].place == SET_ASIDE


@pytest.mark.rule("legion23:battlecard.rapid.2")
def test_only_reinforcements_of_the_rank_arrive() -> None:
    battle = reinforced()
    assert run(battle.edition.mission.arrive(battle, 0, "support")).result is False
    assert run(battle.edition.mission.arrive(battle, 1, "corps")).result is False
    newer = battle_with()
    assert run(newer.edition.mission.arrive(newer, 0, "corps")).result is False
    assert not newer.edition.mission.pooled(newer, newer.add(0, corps()))


# What the rulebook prints of cards that can't be played.


@pytest.mark.rule("legion23:battlecard.bombing-run", "legion23:battlecard.bombing-run.2")
def test_a_bomb_is_let_go_as_a_free_action_and_lies_beside_the_leader() -> None:
    battle = battle_with("2023", objective="Bombing Run")
    unit = laid.add(battle, 0, corps(), (36, 18))
    laid.add(battle, 1, corps("Enemy"), (60, 30))
    battle.tokens = [Token("objective", 36 * INCH + 2605, 18 * INCH, name="bomb")]
    battle.activating, battle.actions = unit.id, 1
    let_go = ("token-action", "let-go", 0)
    assert why_not(battle, unit, let_go) is not None
    run(make_action(battle, unit, ("claim", 0)))
    assert [token.name for token in unit.held] == ["bomb"]
    battle.actions = 0
    assert cost(battle, unit, let_go) == 0
    assert let_go in menu(battle, unit)
    run(make_action(battle, unit, let_go))
    assert unit.held == []
    (bomb,) = battle.tokens
    assert ((bomb.x - 36 * INCH) ** 2 + (bomb.y - 18 * INCH) ** 2) ** 0.5 <= 2510 / 2 + 2700 / 2 + 10
    unit.held, unit.done = [Token("objective", 0, 0, name="supplies")], []
    other = why_not(battle, unit, let_go)
    assert other is not None
    assert other.rule == "legion23:battlecard.bombing-run.2"
    assert not any(card.name == "Bombing Run" for card in drawn("2023"))


def drawn(edition: str) -> list[cards.BattleCard]:
    """All cards that may be drawn."""
    battle = battle_with(edition)
    known = cards.battle_cards(edition)
    return [known[id] for kind in {card.kind for card in known.values()} for id in missions.deck_of(battle, 0, kind)]


@pytest.mark.rule("legion23:battlecard.sabotage", "legion23:battlecard.sabotage.2")
def test_vaporators_are_sabotaged_and_repaired_by_leaders_that_touch_them() -> None:
    battle = battle_with("2023", objective="Sabotage the Moisture Vaporators")
    unit = laid.add(battle, 0, corps(), (36, 18))
    far = laid.add(battle, 0, corps("Far"), (38, 20))
    battle.tokens = [
        Token("objective", 36 * INCH + 2605, 18 * INCH, name="vaporator"),
        Token("objective", 36 * INCH, 18 * INCH + 2605),
    ]
    sabotage, repair = ("token-action", "sabotage", 0), ("token-action", "repair", 0)
    for one, action in ((far, sabotage), (unit, repair), (unit, ("token-action", "sabotage", 1))):
        battle.activating, battle.actions = one.id, 2
        reason = why_not(battle, one, action)
        assert reason is not None
        assert reason.rule == "legion23:battlecard.sabotage.2"
    run(make_action(battle, unit, sabotage))
    assert battle.tokens[0].marks == 1
    assert why_not(battle, unit, repair) is None
    run(make_action(battle, unit, repair))
    assert battle.tokens[0].marks == 0
    unit.done.clear()
    battle.actions = 0
    assert why_not(battle, unit, sabotage) is not None


@pytest.mark.parametrize(
    ("kind", "rule"),
    [("trooper", ""), ("creature trooper", "type.creature.6"), ("emplacement trooper", "type.emplacement.3")],
)
@pytest.mark.rule("legion23:type.creature.6", "legion23:type.emplacement.3")
def test_neither_creatures_nor_emplacements_sabotage_or_repair(kind: str, rule: str) -> None:
    battle = battle_with("2023", objective="Sabotage the Moisture Vaporators")
    unit = laid.add(battle, 0, corps(unit_type=kind), (36, 18))
    battle.tokens = [Token("objective", 36 * INCH + 2605, 18 * INCH, name="vaporator", marks=1)]
    battle.activating, battle.actions = unit.id, 2
    for verb in ("sabotage", "repair"):
        reason = why_not(battle, unit, ("token-action", verb, 0))
        assert ("" if reason is None else reason.rule.removeprefix("legion23:")) == rule


@pytest.mark.rule("legion23:battlecard.hostage", "legion23:battlecard.hostage.2", "legion23:battlecard.hostage.3")
@pytest.mark.rule("legion23:claim.01")
def test_who_holds_a_hostage_is_braver_slower_and_safe_in_the_first_round() -> None:
    battle = battle_with("2023", turn=1, objective="Hostage Exchange")
    unit = laid.add(battle, 0, laid.card("Guards"), (36, 18))
    slow = laid.add(battle, 0, laid.card("Slow", speed=1), (30, 18))
    enemy = laid.add(battle, 1, laid.card("Enemy"), (36, 22))

    def rules() -> list[str]:
        """What keeps the enemy from attacking and fighting the unit, and the unit from fighting the enemy."""
        attack = why_not_attack(battle, Table(battle), enemy, unit)
        reasons = [attack, *(why_not_into_melee(battle, a, b, True) for a, b in ((enemy, unit), (unit, enemy)))]
        return ["" if reason is None else reason.rule.removeprefix("legion23:battlecard.") for reason in reasons]

    assert rules() == ["", "", ""]
    battle.tokens = [Token("objective", 36 * INCH, 18 * INCH, name="hostage")] * 2
    claim(battle, unit, 0)
    claim(battle, slow, 0)
    assert [courage_of(battle, each) for each in (unit, slow, enemy)] == [2, 2, 1]
    assert [own_speed(each) for each in (unit, slow, enemy)] == [1, 1, 2]
    assert rules() == ["hostage.2", "hostage.2", "hostage"]
    assert [can_be_affected(each) for each in (unit, enemy)] == [False, True]
    battle.round = 2
    assert rules() == ["", "", "hostage"]
    battle.round = 1
    run(drop_all(battle, unit))
    assert rules() == ["", "", ""]
    assert can_be_affected(unit)
    assert (courage_of(battle, unit), own_speed(unit)) == (1, 2)


@pytest.mark.rule("legion23:battlecard.hostage.2")
def test_who_takes_a_hostage_later_is_not_safe() -> None:
    battle = battle_with("2023", turn=2, objective="Hostage Exchange")
    unit = laid.add(battle, 0, corps(), (36, 18))
    battle.tokens = [Token("objective", 36 * INCH, 18 * INCH, name="hostage")]
    claim(battle, unit, 0)
    assert can_be_affected(unit)


@pytest.mark.rule("legion23:battlecard.payload.7", "legion23:move.17")
def test_miniatures_stand_on_tokens_of_key_positions_and_on_no_others() -> None:
    battle = battle_with("2023")
    battle.phase = "activation"
    unit = laid.add(battle, 0, corps("Spies", "infiltrate"))
    placing = infiltration(battle, unit)
    for name, rule in (("position", None), ("supplies", "legion23:move.17")):
        battle.tokens = [Token("objective", 36 * INCH, 18 * INCH, name=name)]
        reason = placing.why_not(((36 * INCH, 18 * INCH),))
        assert (None if reason is None else reason.rule) == rule


def test_troopers_scout_from_advanced_positions() -> None:
    battle = battle_with("2023", turn=0, deployment="Advanced Positions")
    units = [laid.add(battle, 0, each) for each in (corps(), corps("Scouts", "scout 1"), vehicle())]
    run(set_up_mission(battle))
    assert [scout_value(unit) for unit in units] == [1, 2, 0]
    run(end_of_end_phase(battle))
    assert [scout_value(unit) for unit in units] == [0, 1, 0]


@pytest.mark.rule("legion23:deploy.02")
def test_vehicles_roll_out_of_their_zone() -> None:
    battle = battle_with("2023", turn=0, deployment="Roll Out")
    walker, troopers = laid.add(battle, 0, vehicle()), laid.add(battle, 0, corps())
    edge = 18 * INCH  # blue's own zone begins at 60 inches; 48 where it is wide
    inside = 54 * INCH + 3500
    outcome = run(doing.deploy(battle, walker), answers=[((inside, edge),)])
    reason = outcome.asked[0].check(((inside - 10, edge),))
    assert reason is not None
    assert reason.rule == "legion23:deploy.02"
    outcome = run(doing.deploy(battle, troopers), answers=[((62 * INCH, 10 * INCH),)])
    assert outcome.asked[0].check(((inside + 2 * INCH, edge + 5 * INCH),)) is not None


@pytest.mark.rule("legion23:claim.01", "legion23:battlecard.recover.3")
@pytest.mark.parametrize(
    ("unit_type", "able"), [("trooper", True), ("creature trooper", False), ("emplacement trooper", False)]
)
def test_creatures_and_emplacements_claim_nothing(unit_type: str, able: bool) -> None:
    battle = battle_with("2023", objective="Recover the Supplies")
    unit = laid.add(battle, 0, corps(unit_type=unit_type), (36, 18))
    token = Token("objective", 36 * INCH + 2605, 18 * INCH, name="supplies")
    assert battle.edition.objectives.reaches(battle, unit, token) == able
    assert battle.edition.mission.may_claim(battle, unit, token) == able


@pytest.mark.rule("legion23:win.04", "legion23:win.08")
@pytest.mark.parametrize("seat", [0, 1])
def test_bounties_are_paid_at_the_end_to_either_player(seat: int) -> None:
    battle = battle_with("2023")
    hunter = laid.add(battle, seat, corps("Hunter", "bounty"), (36, 18))
    hunter.tokens["bounty-collected"] = 1
    run(battle.edition.scoring.score_after(battle, 5))
    assert battle.victory_points == [0, 0]
    run(battle.edition.scoring.score_after(battle, 6))
    assert battle.victory_points == ([1, 0] if seat == 0 else [0, 1])


# Supply Drop.


@pytest.mark.rule("legion23:battlecard.supply-drop.2")
def test_the_supply_deck_has_two_of_each_of_eight_cards_that_both_players_share() -> None:
    battle = battle_with("2023", condition="Supply Drop")
    assert len(supplies.deck(battle)) == 16
    assert {supplies.deck(battle).count(card) for card in supplies.CARDS} == {2}
    own, enemy = laid.add(battle, 0, corps()), laid.add(battle, 1, corps())
    for unit in (own, enemy):
        unit.upgrades.append(Upgrade(supplies.GRAPPLING_HOOK))
    assert len(supplies.deck(battle)) == 14
    assert supplies.GRAPPLING_HOOK not in supplies.deck(battle)
    card = next(one for one in cards.battle_cards("2023").values() if one.name == "Supply Drop")
    assert battle.edition.mission.rules_of(card) is None  # how it is set up is in no source: it is never drawn


@pytest.mark.rule("legion23:battlecard.supply-drop")
@pytest.mark.rule("legion23:battlecard.supply-drop.3", "legion23:battlecard.supply-drop.4")
def test_leaders_that_touch_a_token_resupply() -> None:
    battle = battle_with("2023", condition="Supply Drop")
    unit = laid.add(battle, 0, corps(), (36, 18))
    battle.tokens = [Token("condition", 36 * INCH + 2605, 18 * INCH, name=supplies.CLOSED)]
    battle.activating, battle.actions = unit.id, 0
    resupply = ("token-action", "resupply", 0)
    assert cost(battle, unit, resupply) == 0
    outcome: Any = run(
        make_action(battle, unit, resupply), draws=[0, 2], answers=[("supply-card", supplies.CARDS[1].id)]
    )
    assert outcome.asked[0].options == [("supply-card", card.id) for card in supplies.CARDS[:2]]
    assert [token.name for token in battle.tokens] == [supplies.OPENED]
    assert why_not(battle, unit, resupply) is not None  # once in an activation
    unit.done.clear()
    run(make_action(battle, unit, resupply), draws=[2, 0], answers=[("supply-card", supplies.CARDS[1].id)])
    assert [upgrade.card for upgrade in unit.upgrades] == [supplies.CARDS[1]] * 2
    assert battle.tokens == []
    assert len(supplies.deck(battle)) == 14  # what was not kept is there again


@pytest.mark.rule("legion23:battlecard.supply-drop.3")
def test_who_can_not_resupply() -> None:
    battle = battle_with("2023", condition="Supply Drop")
    token = Token("condition", 36 * INCH + 2605, 18 * INCH, name=supplies.CLOSED)
    for one, there in (
        (laid.add(battle, 0, corps("Far"), (38, 20)), token),
        (laid.add(battle, 0, corps("Beast", unit_type="creature trooper"), (36, 18)), token),
        (laid.add(battle, 0, vehicle("Walker"), (36, 18)), token),
        (laid.add(battle, 0, corps("Near"), (36, 18)), token._replace(kind="objective")),
    ):
        battle.tokens = [there]
        battle.activating, battle.actions = one.id, 2
        reason = why_not(battle, one, ("token-action", "resupply", 0))
        assert reason is not None
        assert reason.rule == "legion23:battlecard.supply-drop.3"


@pytest.mark.rule("legion23:sample.grappling-hook")
def test_a_grappling_hook_is_an_action_that_gives_scale_for_the_activation() -> None:
    battle = battle_with("2023", condition="Supply Drop")
    unit = laid.add(battle, 0, corps(), (36, 18))
    unit.upgrades.append(Upgrade(supplies.GRAPPLING_HOOK))
    begin_activation(battle, unit)
    battle.actions = 2
    assert ("upgrade", 0) in menu(battle, unit)
    run(make_action(battle, unit, ("upgrade", 0)))
    assert cost(battle, unit, ("upgrade", 0)) == 1
    assert keywords.has(unit, "scale")
    end_activation(battle, unit)
    assert not keywords.has(unit, "scale")


# Payload.


@pytest.mark.parametrize(
    ("kind", "covered"), [("trooper", True), ("creature trooper", False), ("ground vehicle", False)]
)
@pytest.mark.rule("legion23:battlecard.payload.3", "legion23:battlecard.payload.8")
def test_a_bomb_cart_covers_troopers_but_no_creatures_and_blocks_no_sight(kind: str, covered: bool) -> None:
    battle = battle_with("2023", objective="Payload")
    eye = laid.add(battle, 0, corps("Eye"), (26, 18))
    other = laid.add(battle, 1, corps("Other", unit_type=kind, silhouette=4000), (36, 18))
    battle.tokens = [Token(CART, 34 * INCH, 18 * INCH)]
    found = obscured(battle, eye.leader, other.leader)
    assert (None if found is None else (found.cover, found.height)) == ((HEAVY, CART_HEIGHT) if covered else None)
    assert sees(battle, eye.leader, other)
    battle.tokens = [Token(CART, 34 * INCH, 21 * INCH)]
    assert obscured(battle, eye.leader, other.leader) is None


@pytest.mark.rule("legion23:battlecard.payload.3", "legion23:battlecard.payload.8")
def test_what_is_loaded_on_a_cart_is_no_part_of_its_silhouette() -> None:
    battle = battle_with("2023", objective="Payload")
    eye = laid.add(battle, 0, corps("Eye"), (26, 18, 6))
    other = laid.add(battle, 1, corps("Other"), (36, 18))
    laid.lay(battle, laid.box(3, 6), 26, 18, high=6)
    battle.tokens = [Token(CART, 32 * INCH, 18 * INCH)]
    assert obscured(battle, eye.leader, other.leader) is None  # the lines from above pass over it
    assert token_body(battle.tokens[0]).height == CART_HEIGHT


@pytest.mark.rule("legion23:battlecard.payload", "legion23:battlecard.payload.6")
def test_units_move_through_carts_but_end_on_none() -> None:
    battle = battle_with("2023", objective="Payload")
    battle.phase = "activation"
    unit = laid.add(battle, 0, corps(), (36, 18))
    battle.tokens = [Token(CART, 39 * INCH, 18 * INCH)]
    terms = Terms(STANDARD, 3)
    move = Move(battle, unit, terms)
    beyond = 39 * INCH + 2500 + 1350
    assert move.why_not(((beyond, 18 * INCH),)) is None
    reason = move.why_not(((beyond - 1, 18 * INCH),))
    assert reason is not None
    assert reason.rule == "legion23:move.17"


@pytest.mark.rule("legion23:battlecard.payload.2")
def test_a_cart_is_chosen_by_nothing_that_chooses_units() -> None:
    battle = battle_with("2023", objective="Payload")
    eye = laid.add(battle, 0, laid.card("Eye", weapons=[laid.RIFLE]), (30, 18))
    enemy = laid.add(battle, 1, corps("Enemy"), (36, 24))
    battle.tokens = [Token(CART, 34 * INCH, 18 * INCH, seat=1)]
    assert targets(battle, Table(battle), eye) == [enemy]
    assert Units(enemy=True).there(Scene(battle, 0, eye)) == [enemy]
    assert len(battle.units) == 2
    card = next(one for one in cards.battle_cards("2023").values() if one.name == "Payload")
    assert battle.edition.mission.rules_of(card) is None  # how it is set up and scored is in no source


def with_cart(*, x: float = 36, y: float = 18, facing: int = 0) -> Battle:
    """A battle of Payload with a bomb cart of seat 0 at a place, and nobody near."""
    battle = battle_with("2023", objective="Payload")
    battle.tokens = [Token(CART, round(x * INCH), round(y * INCH), seat=0, facing=facing)]
    return battle


def pushed(battle: Battle) -> Unit:
    """The unit that lets seat 0 move its cart: a Trooper beside it."""
    return laid.add(battle, 0, corps("Escort"), (36, 20.5))


def why_not_cart(battle: Battle, part: tuple[int, ...], kind: str = STANDARD) -> str | None:
    """The rule against a move of the cart at speed 2."""
    reason = CartMove(battle, 0, kind, 2).why_not((part,))
    return None if reason is None else reason.rule


FULL = 12_500 + 2 * (CART_SIZE // 2 - 300)
"""How far a cart goes along all of the tool of speed 2."""


@pytest.mark.rule("legion23:battlecard.payload.4", "legion23:notched.01", "legion23:notched.02", "legion23:notched.09")
@pytest.mark.rule("legion23:notched.18")
def test_a_cart_moves_along_the_tool_all_of_the_way_or_part_of_it_forward_or_in_reverse() -> None:
    for kind, ahead, full in ((STANDARD, 1, FULL), (REVERSE, -1, FULL - 5000)):
        speed = 2 if kind == STANDARD else 1  # it reverses at a speed of one less
        for travel in (full, full // 3):
            battle = with_cart()
            pushed(battle)
            part = (0, speed, 0, travel)
            played = run(start_of_end_phase(battle), answers=[kind, (part,)])
            assert played.questions == [(0, "legion-ask-cart"), (0, "legion-ask-cart-move")]
            (cart,) = battle.tokens
            assert (cart.x, cart.y, cart.facing) == (36 * INCH + ahead * travel, 18 * INCH, 0)
        assert why_not_cart(battle, (0, speed, 0, full + 1), kind) == "legion23:notched.02"
        assert why_not_cart(battle, (0, speed + 1, 0, full), kind) == "legion23:notched.01"
        assert why_not_cart(battle, (0, 0, 0, 0), kind) == "legion23:notched.01"
        assert why_not_cart(battle, (0, 1, 0, INCH), kind) is None
        assert why_not_cart(battle, (0, 1, 901, INCH), kind) == "legion23:notched.02"
    battle = with_cart()
    pushed(battle)
    run(start_of_end_phase(battle), answers=[STANDARD, ((900, 2, 0, FULL),)])
    assert battle.tokens[0][1:3] == (36 * INCH, 18 * INCH + FULL)
    assert battle.tokens[0].facing == 900
    assert why_not_cart(battle, (901, 2, 0, FULL)) == "legion23:notched.09"


@pytest.mark.rule("legion23:battlecard.payload.4", "legion23:move.10")
def test_difficult_terrain_does_not_slow_a_cart_and_impassable_terrain_stops_it() -> None:
    there = (0, 2, 0, FULL)
    battle = with_cart()
    laid.lay(battle, laid.box(2, 4), 39, 18, high=0, kind=AREA, movement=DIFFICULT)
    assert why_not_cart(battle, there) is None
    battle = with_cart()
    wall = laid.lay(battle, laid.box(1, 4), 39, 18, high=0, kind=AREA, movement=IMPASSABLE)
    assert why_not_cart(battle, there) == "legion23:battlecard.payload.4"
    edge = battle.field[wall.bodies[0]].pose.x - INCH // 2 - 36 * INCH - CART_SIZE // 2
    assert why_not_cart(battle, (0, 2, 0, edge)) is None
    assert why_not_cart(battle, (0, 2, 0, edge + 5)) == "legion23:battlecard.payload.4"
    battle = with_cart()
    laid.lay(battle, laid.box(2, 4), 40, 18, high=1)
    assert why_not_cart(battle, there) is None  # no higher than the cart
    assert CartMove(battle, 0, STANDARD, 2).moved((0, 2, 0, 3 * INCH)).z == INCH
    battle = with_cart()
    laid.lay(battle, laid.box(2, 4), 40, 18, high=1.1)
    assert why_not_cart(battle, there) == "legion23:move.10"
    battle = with_cart()
    laid.lay(battle, laid.box(2, 4), 40, 18, high=3, kind=AREA)
    assert why_not_cart(battle, there) is None  # woods are no obstacle, however high
    for foot, rule in ((1, None), (0.9, "legion23:move.10")):  # it passes below what hangs above it
        battle = with_cart()
        laid.lay(battle, laid.box(0.5, 4), 38.5, 18, high=3, foot=foot, floor=False)
        assert why_not_cart(battle, there) == rule


@pytest.mark.rule("legion23:battlecard.payload.4", "legion23:move.02", "legion23:move.10", "legion23:vehicle.ground.4")
def test_a_cart_ends_on_the_battlefield_and_stands_level() -> None:
    battle = with_cart(x=70)
    assert why_not_cart(battle, (0, 2, 0, 2 * INCH - CART_SIZE // 2)) is None
    assert why_not_cart(battle, (0, 2, 0, 2 * INCH)) == "legion23:move.02"
    battle = with_cart()
    battle.tokens = [battle.tokens[0]._replace(z=3 * INCH)]
    laid.lay(battle, laid.box(4, 4), 36, 18, high=3)
    laid.lay(battle, laid.box(4, 4), 40, 18, high=2)
    assert why_not_cart(battle, (0, 2, 0, 4 * INCH)) is None  # an inch down
    assert why_not_cart(battle, (900, 2, 0, 4 * INCH)) == "legion23:move.10"  # three inches down
    assert why_not_cart(battle, (900, 2, 0, 2 * INCH)) == "legion23:vehicle.ground.4"  # half over the edge


@pytest.mark.parametrize("kind", ["trooper", "creature trooper", "emplacement trooper", "ground vehicle"])
@pytest.mark.rule("legion23:battlecard.payload.5", "legion23:notched.13", "legion23:notched.16")
def test_a_cart_passes_through_anybody_and_displaces_troopers_on_whom_it_ends(kind: str) -> None:
    battle = with_cart()
    pushed(battle)
    laid.add(battle, 0, corps("Escorts"), (33, 18))
    enemy = laid.add(battle, 1, corps("Enemy", unit_type=kind), (40, 18))
    beyond = 4 * INCH + (CART_SIZE + 2700) // 2
    run(start_of_end_phase(battle), answers=[STANDARD, ((0, 2, 0, beyond),)])
    assert battle.field[enemy.leader].pose.x == 40 * INCH  # it was only passed
    assert not enemy.has(SUPPRESSION)
    battle = with_cart()
    pushed(battle)
    laid.add(battle, 0, corps("Escorts"), (33, 18))
    enemy = laid.add(battle, 1, corps("Enemy", unit_type=kind), (40, 18))
    if kind != "trooper":
        assert why_not_cart(battle, (0, 2, 0, beyond - 5)) == "legion23:battlecard.payload.5"
        return

    def place(question: Any) -> Any:
        assert battle.miniatures[enemy.leader].pose is None  # it was set aside
        assert battle.tokens[0].x == 36 * INCH + beyond - 5
        return question.sample(Rng(1))

    answers = [STANDARD, ((0, 2, 0, beyond - 5),), place]
    played = run(start_of_end_phase(battle), answers=answers)
    assert played.questions[2] == (1, "legion-ask-displaced")  # the opponent of who moved the cart
    far = played.asked[2].check(((60 * INCH, 18 * INCH),))
    assert far is not None
    assert far.rule == "legion23:notched.15"
    assert played.asked[2].check(((40 * INCH, 18 * INCH),)) is not None  # the cart is there
    assert enemy.has(SUPPRESSION) == 1
    assert not enemy.displaced  # no activation goes on: one in the next round counts by itself


@pytest.mark.rule("legion23:battlecard.payload.5")
def test_a_cart_ends_neither_on_who_is_engaged_nor_on_another_cart() -> None:
    beyond = 4 * INCH + (CART_SIZE + 2700) // 2
    battle = with_cart()
    laid.add(battle, 0, corps("Friend"), (40, 18 + 2700 / 2540))
    laid.add(battle, 1, corps("Enemy"), (40, 18))
    assert why_not_cart(battle, (0, 2, 0, 4 * INCH)) == "legion23:battlecard.payload.5"
    assert why_not_cart(battle, (0, 2, 0, beyond)) is None
    battle = with_cart()
    battle.tokens.append(Token(CART, 39 * INCH, 18 * INCH, seat=1))
    assert why_not_cart(battle, (0, 2, 0, 3 * INCH + CART_SIZE - 1)) == "legion23:battlecard.payload.5"
    assert why_not_cart(battle, (0, 2, 0, 3 * INCH + CART_SIZE)) is None


@pytest.mark.rule("legion23:battlecard.payload.4")
def test_who_moves_a_cart_is_who_has_more_trooper_leaders_near_it() -> None:
    battle = with_cart()
    assert run(start_of_end_phase(battle)).questions == []  # nobody is near
    escort = pushed(battle)
    assert run(start_of_end_phase(battle), answers=[STAY]).questions == [(0, "legion-ask-cart")]
    assert battle.tokens[0][1:3] == (36 * INCH, 18 * INCH)
    laid.add(battle, 1, corps("Enemy"), (36, 14))
    assert run(start_of_end_phase(battle)).questions == []  # as many enemies
    laid.stand(battle, escort, (36, 30))
    assert run(start_of_end_phase(battle)).questions == []  # the cart of seat 0 is no cart of the enemy
    battle.tokens.append(Token(CART, 38 * INCH, 12 * INCH, seat=1))
    laid.stand(battle, escort, (36, 20.5))
    laid.add(battle, 1, corps("Enemies"), (38, 9))
    laid.add(battle, 0, corps("Escorts"), (33, 18))
    assert run(start_of_end_phase(battle), answers=[STAY, STAY]).questions == [
        (0, "legion-ask-cart"),
        (1, "legion-ask-cart"),
    ]


@pytest.mark.rule("legion23:battlecard.payload.4", "legion23:battlecard.payload.5")
def test_moves_of_carts_that_are_found_are_legal() -> None:
    battle = with_cart(facing=400)
    laid.add(battle, 1, corps("Enemy", unit_type="creature trooper"), (40, 18))
    laid.lay(battle, laid.box(4, 1), 36, 22, high=3)
    for kind in (STANDARD, REVERSE):
        moving = CartMove(battle, 0, kind, 2)
        for rng in (Rng(3), Rng(8)):
            assert all(moving.why_not(value) is None for value in [moving.sample(rng), *moving.suggest(rng, 5)])
        near = moving.toward((30 * INCH, 16 * INCH))
        assert near is not None
        assert moving.why_not(near) is None
        assert moving.toward((36 * INCH, 18 * INCH)) is not None
        assert moving.completed((0, *near[0])) == near
        assert moving.trace(near)["speed"] == near[0][1]
        assert moving.why_not(("nonsense",)) is not None
        assert moving.why_not_part((1, 0, 1, 0, 0)) is not None
        assert moving.completed((0, 2000, 1, 0, 0)) is None
    told: Any = view(battle, 1)["tokens"]
    assert told[0]["facing"] == 400


@pytest.mark.rule("legion23:battlecard.payload.4")
def test_the_card_says_that_who_moves_carts_is_a_reading() -> None:
    card = next(one for one in cards.battle_cards("2023").values() if one.name == "Payload")
    told = [[words(lang).render(line) for line in lines(card)] for lang in ("en", "es")]
    assert "A reading of ours" in told[0][-1]
    assert "interpretación nuestra" in told[1][-1]
