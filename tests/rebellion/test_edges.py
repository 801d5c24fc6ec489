"""Edges of single rules: the case just beside the one a rule is about, asked of the very function that enforces it."""

from __future__ import annotations

import pytest

from rebellion.fights import PLACE, arena, fights, hold, told
from rebellion.scenes import BLANK_, EMPIRE, REBEL, act, asked, lead, loyal, position, put, units_in, where
from rebellion.tries import assign, attempt, card, imprisoned, keys, place_of, seat_of, stage
from rebellion.turns import activates, play
from tablero.games.rebellion.actions import CARDS_OF, PUBLIC, leaders_for
from tablero.games.rebellion.base import establish_new_base
from tablero.games.rebellion.board import side_name
from tablero.games.rebellion.cards import Act
from tablero.games.rebellion.combat import Combat, add_leaders, battle, lose_defenceless, usable
from tablero.games.rebellion.conditions import HasUnit
from tablero.games.rebellion.content.actions import ACTIONS
from tablero.games.rebellion.content.missions import MISSION_NUMBER, MISSIONS
from tablero.games.rebellion.content.objectives import (
    OBJECTIVE_NUMBER,
    HealthDestroyed,
    StationAndFighter,
    SystemsLoyal,
)
from tablero.games.rebellion.damage import Attack, Wound, deal
from tablero.games.rebellion.dice import Die
from tablero.games.rebellion.effects import GainReputation, IfTarget, PlaceSabotage, RemoveSabotage, assigned
from tablero.games.rebellion.effects_queue import DestroyQueued, may_deploy
from tablero.games.rebellion.effects_units import DestroyUnits
from tablero.games.rebellion.facts import (
    CARBONITE,
    DEATH_STAR,
    GROUND,
    LEADER_COUNT,
    LEADER_NUMBER,
    SPACE,
    UNIT_COUNT,
    UNIT_NUMBER,
)
from tablero.games.rebellion.leaders import pins, present, put_leader, rescue_abandoned, retrieve, take_off_mission
from tablero.games.rebellion.missions import Attempt, closed_to_pool, is_target, participants, put_away
from tablero.games.rebellion.movement import Terms, movable
from tablero.games.rebellion.objectives import play_objective
from tablero.games.rebellion.refresh import discard_mission, draw_missions, is_starting
from tablero.games.rebellion.setup import leave_starting_actions, may_hide_in
from tablero.games.rebellion.state import POOL, Table
from tablero.games.rebellion.tactics import NoBlocks
from tablero.kernel import Play


def number(key: str) -> int:
    return LEADER_NUMBER[key]


def fighting(table: Table, attacker: int = REBEL, theater: int = SPACE) -> Combat:
    """Let a combat at the usual place be in its first round."""
    combat = table.combat = Combat(table, where(PLACE), attacker, [])
    combat.round = 1
    combat.theater = theater
    return combat


# Leaders.


@pytest.mark.rule("rebellion:rescue.02")
def test_only_prisoners_whom_nobody_guards_are_freed() -> None:
    table = lead(imprisoned(stage(), "han_solo", "kessel"), "chewbacca", place="naboo")
    put(imprisoned(table, "princess_leia", "rodia", CARBONITE), "rodia", tie_fighter=1)
    rescue_abandoned(lead(table, "mon_mothma"))
    places = [place_of(table, key) for key in ("han_solo", "chewbacca", "princess_leia", "mon_mothma")]
    assert places == [where("rebel_base"), where("naboo"), where("rodia"), POOL]
    alone = imprisoned(stage(), "han_solo", "felucia", CARBONITE)  # the first system, and the other ring
    rescue_abandoned(alone)
    assert place_of(alone, "han_solo") == where("rebel_base")


@pytest.mark.rule("rebellion:refresh.02", "rebellion:captive.02")
def test_all_come_home_but_prisoners_and_those_who_are_detained() -> None:
    table = imprisoned(lead(stage(), "princess_leia", place="felucia"), "han_solo", "kessel")
    lead(assign(table, "sabotage", "chewbacca"), "jan_dodonna", "darth_vader", place="kessel")
    table.detained.append(number("jan_dodonna"))
    retrieve(table, REBEL)
    places = [place_of(table, key) for key in ("princess_leia", "chewbacca", "han_solo", "jan_dodonna", "darth_vader")]
    assert places == [POOL, POOL, where("kessel"), where("kessel"), where("kessel")]
    assert place_of(table, "mon_mothma") != POOL  # who was never recruited


@pytest.mark.rule("rebellion:mission.23")
def test_only_the_mission_of_a_lost_leader_goes_back() -> None:
    table = assign(assign(stage(), "sabotage", "chewbacca"), "infiltration", "obi_wan_kenobi", "han_solo")
    take_off_mission(table, number("han_solo"))
    assert [one.leaders for one in table.assigned] == [[number("chewbacca")]]
    assert place_of(table, "obi_wan_kenobi") == POOL
    assert len(table.mission_hand[REBEL]) == 1


@pytest.mark.rule("rebellion:move.05", "rebellion:captive.04", "rebellion:leader.02")
def test_a_leader_keeps_units_unless_captured_or_told_otherwise() -> None:
    table = lead(stage(), "han_solo", "chewbacca", place="kessel")
    table.unpinning.append(number("han_solo"))
    assert pins(table, where("kessel"), REBEL)  # one of the two is enough
    table.unpinning.append(number("chewbacca"))
    assert not pins(table, where("kessel"), REBEL)
    prisoner = imprisoned(stage(), "han_solo", "kessel")
    assert not pins(prisoner, where("kessel"), REBEL)
    assert present(prisoner, where("kessel"), REBEL) == []
    assert present(table, where("kessel"), REBEL) == sorted((number("han_solo"), number("chewbacca")))


@pytest.mark.rule("rebellion:base.14", "rebellion:newbase.08")
@pytest.mark.parametrize("revealed", [False, True])
def test_the_space_is_the_system_once_the_base_is_revealed_and_no_other_place_is(revealed: bool) -> None:
    table = position()
    table.base_revealed = revealed
    put_leader(table, 1, where("rebel_base"))
    put_leader(table, 2, where("kessel"))
    assert table.leader_at[1:3] == [where("hoth") if revealed else where("rebel_base"), where("kessel")]


@pytest.mark.rule("rebellion:mission.14", "rebellion:leader.03")
def test_who_is_assigned_counts_by_either_name_and_nobody_is_nobody() -> None:
    luke, jedi, last = number("luke_skywalker"), number("luke_skywalker_jedi"), LEADER_COUNT - 1
    assert assigned(Act(REBEL, REBEL, 0, (jedi, last)), luke)
    assert assigned(Act(EMPIRE, EMPIRE, 0, (0, 1)), 0)
    assert not assigned(Act(EMPIRE, EMPIRE, 0, (1,)), 0)
    assert not assigned(Act(REBEL, REBEL, 0, (last,)), -1)


@pytest.mark.rule("rebellion:leader.03")
@pytest.mark.parametrize(
    ("target", "meant", "gained"),
    [(0, 0, 1), (1, 0, 0), (-1, LEADER_COUNT - 1, 0), ("luke_skywalker_jedi", "luke_skywalker", 1)],
)
def test_what_a_mission_brings_against_a_certain_leader(target: int | str, meant: int | str, gained: int) -> None:
    against, leader = (number(one) if isinstance(one, str) else one for one in (target, meant))
    table = stage()
    deed = IfTarget(leader, GainReputation(1))
    after = act(table, lambda table: deed.run(table, Act(REBEL, REBEL, 0, (), against))).state
    assert after.reputation == table.reputation - gained


@pytest.mark.rule("rebellion:golden.03")
def test_one_protected_leader_closes_a_mission_to_the_pool() -> None:
    table = assign(stage(), "infiltration", "obi_wan_kenobi", "han_solo")
    [assignment] = table.assigned
    assert not closed_to_pool(table, Attempt(assignment.card, assignment, REBEL, False))
    assert closed_to_pool(table, Attempt(assignment.card, assignment, REBEL, True))
    table.protected.append(number("han_solo"))
    assert closed_to_pool(table, Attempt(assignment.card, assignment, REBEL, False))


@pytest.mark.rule("rebellion:base.04", "rebellion:mission.05")
def test_whom_a_mission_may_be_against() -> None:
    table = lead(stage(), "princess_leia", place="felucia")  # the first system of all
    lead(lead(table, "chewbacca", place="rebel_base"), "mon_mothma")
    imprisoned(lead(table, "jan_dodonna", "darth_vader", place="kessel"), "han_solo", "rodia")
    table.leader_side[number("jan_dodonna")] = EMPIRE
    people = ("princess_leia", "chewbacca", "mon_mothma", "jan_dodonna", "darth_vader", "han_solo")

    def those(mission: str) -> list[str]:
        return [key for key in people if is_target(table, MISSIONS[MISSION_NUMBER[mission]], number(key))]

    assert those("detained") == ["princess_leia"]
    assert those("interrogation") == ["han_solo"]
    assert those("capture_rebel_operative") == []  # which also asks for Imperial ground units
    put(table, "felucia", stormtrooper=1)
    assert those("capture_rebel_operative") == ["princess_leia"]


@pytest.mark.rule("rebellion:mission.19", "rebellion:captive.03", "rebellion:mission.18")
def test_who_takes_part_in_a_mission_against_a_leader() -> None:
    table = imprisoned(lead(stage(), "han_solo", "darth_vader", place="kessel"), "princess_leia", "kessel")
    tried = assign(table, "interrogation", "general_tagge").assigned[0]
    mission = Attempt(tried.card, tried, EMPIRE, False)
    mission.system = where("kessel")
    assert participants(table, mission, REBEL) == [number("han_solo")]
    mission.target = number("princess_leia")
    assert participants(table, mission, REBEL) == [number("han_solo"), number("princess_leia")]
    assert participants(table, mission, EMPIRE) == [number("darth_vader")]
    mission.target = number("han_solo")
    assert participants(table, mission, REBEL) == [number("han_solo")]  # once


# Combat.


def adding(table: Table, attacker: int) -> Play[None]:
    fighting(table, attacker)
    yield from add_leaders(table)


@pytest.mark.rule("rebellion:combat.02", "rebellion:gap.02", "rebellion:round.03", "rebellion:command.05")
@pytest.mark.parametrize("attacker", [REBEL, EMPIRE])
def test_the_current_player_is_first_to_add_a_leader(attacker: int) -> None:
    table = lead(arena(x_wing=1, tie_fighter=1), "han_solo", "darth_vader")
    table.passed = [True, True]
    game = act(table, lambda table: adding(table, attacker))
    assert seat_of(game) == attacker
    game.choose("nobody")
    assert seat_of(game) == 1 - attacker
    lead(table, "princess_leia", "mon_mothma", "general_tagge", "boba_fett", place=PLACE)
    assert act(table, lambda table: adding(table, attacker)).decision is None  # one who commands is enough


@pytest.mark.rule("rebellion:gap.04", "rebellion:gap.05", "rebellion:round.03")
@pytest.mark.parametrize("attacker", [REBEL, EMPIRE])
@pytest.mark.parametrize("theater", [SPACE, GROUND])
def test_the_current_player_attacks_first(attacker: int, theater: int) -> None:
    def fought(table: Table) -> Play[None]:
        fighting(table, attacker)
        yield from battle(table, theater)

    table = arena(x_wing=1, tie_fighter=1, rebel_trooper=1, stormtrooper=1)
    rolls = told(act(table, fought, dice=[BLANK_] * 2), "rebellion-rolls")
    assert [line["side"] for line in rolls] == [side_name(attacker), side_name(1 - attacker)]


@pytest.mark.rule("rebellion:action.02", "rebellion:action.04")
def test_a_card_for_a_combat_needs_its_leader_there_unless_it_brings_him() -> None:
    table = arena(x_wing=1, tie_fighter=1, rebel_trooper=1, stormtrooper=1)
    fighting(table)
    cards = [ACTIONS[n] for side in (REBEL, EMPIRE) for n in CARDS_OF[side] if ACTIONS[n].timing == "start_of_combat"]
    assert {one.moves_leader for one in cards} == {False, True}
    assert not any(usable(table, one) for one in cards if not one.moves_leader)
    for leader in range(LEADER_COUNT):
        table.leader_at[leader] = where(PLACE)
    standing = [one for one in cards if not one.moves_leader]
    assert all(leaders_for(table, one, where(PLACE)) for one in standing)
    assert any(usable(table, one) for one in standing)


@pytest.mark.rule("rebellion:structure.02", "rebellion:structure.03", "rebellion:gap.13")
def test_a_shield_generator_draws_in_the_ground_battle_only() -> None:
    table = hold(arena(x_wing=1, tie_fighter=1, shield_generator=1), REBEL, "space_no_escape")
    game = act(table, fights(REBEL))
    assert asked(game)[0] == "rebellion-combat-action"
    assert told(game, "rebellion-draws-tactics") == []
    ground = hold(arena(rebel_trooper=1, shield_generator=2, stormtrooper=1), EMPIRE, "ground_critical_hit")
    drawn = told(act(ground, fights(REBEL)), "rebellion-draws-tactics")
    assert [line["count"] for line in drawn] == [2]


@pytest.mark.rule("rebellion:combat.07", "rebellion:combat.08")
def test_what_can_not_fight_is_lost_only_where_enemies_are() -> None:
    table = arena(x_wing=1, tie_fighter=1, shield_generator=1)
    fighting(table)
    lose_defenceless(table)
    assert units_in(table, PLACE) == {"x_wing": 1, "tie_fighter": 1, "shield_generator": 1}
    lose_defenceless(put(table, PLACE, stormtrooper=1))
    assert units_in(table, PLACE) == {"x_wing": 1, "tie_fighter": 1, "stormtrooper": 1}
    site = arena(death_star_under_construction=1, stormtrooper=1, rebel_trooper=1)
    fighting(site)
    lose_defenceless(site)
    assert units_in(site, PLACE) == {"death_star_under_construction": 1, "stormtrooper": 1, "rebel_trooper": 1}
    lose_defenceless(put(site, PLACE, x_wing=1))
    assert units_in(site, PLACE) == {"stormtrooper": 1, "rebel_trooper": 1, "x_wing": 1}


@pytest.mark.rule("rebellion:attack.18")
def test_a_unit_is_hurt_once_however_often_it_is_dealt_damage() -> None:
    table = arena(x_wing=1, tie_fighter=1)
    combat = fighting(table)
    combat.attack = Attack(REBEL, SPACE, [Die(0, 0)], [])
    wound = Wound(UNIT_NUMBER["tie_fighter"], 0)
    deal(table, wound, 1)
    deal(table, wound, 2)
    assert (combat.attack.hurt, wound.dealt) == ([wound], 3)


# What cards ask for and do.


@pytest.mark.rule("rebellion:mission.06")
def test_a_requirement_for_a_unit_of_a_theater_looks_at_that_theater() -> None:
    table = put(put(position(), "kessel", tie_fighter=1), "rodia", stormtrooper=1)
    places = [where(place) for place in ("kessel", "rodia", "naboo")]
    assert [HasUnit(EMPIRE).holds(table, place) for place in places] == [True, True, False]
    assert [HasUnit(EMPIRE, SPACE).holds(table, place) for place in places] == [True, False, False]
    assert [HasUnit(EMPIRE, GROUND).holds(table, place) for place in places] == [False, True, False]


@pytest.mark.rule("rebellion:objective.06")
def test_an_objective_counts_the_health_of_its_theater() -> None:
    table = arena(x_wing=1, tie_fighter=1)
    combat = fighting(table)
    combat.destroyed = [(EMPIRE, UNIT_NUMBER["star_destroyer"]), (EMPIRE, UNIT_NUMBER["at_at"])]
    assert [HealthDestroyed(SPACE, least).holds(table) for least in (3, 4, 5)] == [True, True, False]
    combat.attacker = EMPIRE
    assert not HealthDestroyed(SPACE, 3).holds(table)


@pytest.mark.rule("rebellion:deathstar.08", "rebellion:deathstar.12", "rebellion:deathstar.13", "rebellion:unit.02")
@pytest.mark.parametrize("station", ["death_star", "death_star_under_construction"])
@pytest.mark.parametrize("ship", ["x_wing", "y_wing", "rebel_transport", None])
def test_the_plans_ask_for_a_station_and_a_fighter(station: str, ship: str | None) -> None:
    table = arena(**{station: 1, **({ship: 1} if ship else {})})
    fighting(table)
    assert StationAndFighter().holds(table) is (ship in ("x_wing", "y_wing"))
    without = arena(x_wing=1, y_wing=1)
    fighting(without)
    assert not StationAndFighter().holds(without)


@pytest.mark.rule("rebellion:subjugate.02")
def test_loyalty_counts_under_a_subjugation_marker() -> None:
    table = loyal(stage(), "kessel", "rodia", to=REBEL)
    table.subjugated[where("rodia")] = True
    assert [SystemsLoyal(least).holds(table) for least in (1, 2, 3)] == [True, True, False]


@pytest.mark.rule("rebellion:sabotage.02", "rebellion:sabotage.05")
def test_a_sabotage_marker_is_put_and_taken_once() -> None:
    table = stage()
    deed = Act(REBEL, REBEL, where("kessel"))
    for doing, marked, lines in (
        (RemoveSabotage(), False, 0),
        (PlaceSabotage(), True, 1),
        (PlaceSabotage(), True, 1),
        (RemoveSabotage(), False, 2),
        (RemoveSabotage(), False, 2),
    ):
        doing.do(table, deed)
        assert (table.sabotaged[where("kessel")], len(table.log.entries)) == (marked, lines)


@pytest.mark.rule("rebellion:sabotage.03", "rebellion:deathstar.05", "rebellion:deploy.05")
def test_where_a_card_may_deploy() -> None:
    table = put(position(), "endor", death_star_under_construction=1)
    trooper = UNIT_NUMBER["stormtrooper"]
    assert [may_deploy(table, trooper, where(place)) for place in ("kessel", "endor")] == [True, False]
    assert [may_deploy(table, DEATH_STAR, where(place)) for place in ("kessel", "endor")] == [False, True]
    table.sabotaged[where("kessel")] = table.sabotaged[where("endor")] = True
    assert not may_deploy(table, trooper, where("kessel"))
    assert not may_deploy(table, DEATH_STAR, where("endor"))


@pytest.mark.rule("rebellion:mission.21", "rebellion:unit.09")
def test_units_are_destroyed_as_the_player_chooses() -> None:
    table = put(stage(), "kessel", stormtrooper=2, tie_fighter=1, star_destroyer=1, x_wing=1)
    anything = act(table, lambda table: DestroyUnits(2).run(table, Act(REBEL, REBEL, where("kessel"))))
    kinds = [("unit", UNIT_NUMBER[key]) for key in ("tie_fighter", "stormtrooper")]
    assert asked(anything)[1] == kinds  # of those who are there, and of no more health
    anything.choose((1, 1))
    assert units_in(anything.state, "kessel") == {"stormtrooper": 1, "star_destroyer": 1, "x_wing": 1}
    assert len(told(anything, "rebellion-destroys")) == 1
    ground = act(table, lambda table: DestroyUnits(2, GROUND).run(table, Act(REBEL, REBEL, where("kessel"))))
    assert asked(ground)[1] == kinds[1:]
    ground.choose((0,))
    assert told(ground, "rebellion-destroys") == []
    own = act(table, lambda table: DestroyUnits(3).run(table, Act(EMPIRE, EMPIRE, where("kessel"))))
    assert asked(own)[1] == [("unit", UNIT_NUMBER["x_wing"])]


@pytest.mark.rule("rebellion:deathstar.02", "rebellion:unit.08", "rebellion:unit.09")
def test_what_waits_on_the_queue_is_destroyed_as_the_player_chooses() -> None:
    table = stage()
    fighter, trooper = UNIT_NUMBER["tie_fighter"], UNIT_NUMBER["stormtrooper"]
    for space, unit, count in ((2, fighter, 2), (3, trooper, 1), (3, DEATH_STAR, 1)):
        table.queue[space * UNIT_COUNT + unit] += count
        table.supply[unit] -= count
    game = act(table, lambda table: DestroyQueued(3).run(table, Act(REBEL, REBEL, -1)))
    assert asked(game)[1] == [("queued", 2, fighter), ("queued", 3, trooper)]
    game.choose((2, 0))
    after = game.state
    assert [after.queue[2 * UNIT_COUNT + fighter], after.queue[3 * UNIT_COUNT + trooper]] == [0, 1]
    assert after.supply[fighter] == table.supply[fighter] + 2
    assert len(told(game, "rebellion-destroyed-on-queue")) == 1
    assert act(table, lambda table: DestroyQueued(3).run(table, Act(EMPIRE, EMPIRE, -1))).decision is None


@pytest.mark.rule("rebellion:golden.03")
@pytest.mark.parametrize("side", [REBEL, EMPIRE])
def test_a_card_against_blocks_binds_the_enemy(side: int) -> None:
    def forbid(table: Table) -> Play[None]:
        fighting(table)
        yield from NoBlocks().run(table, Act(side, side, where(PLACE)))

    after = act(arena(x_wing=1, tie_fighter=1), forbid).state.combat
    assert after is not None
    assert after.no_blocks == [side == EMPIRE, side == REBEL]


# The base, and the missions that are drawn.


@pytest.mark.rule("rebellion:newbase.03")
def test_a_new_base_is_hidden_again() -> None:
    table = stage()
    table.base_revealed = True
    table.probe_deck = [where("kessel")]
    game = act(table, lambda table: establish_new_base(table, REBEL, 4), ("site", where("kessel")))
    assert (game.state.base, game.state.base_revealed) == (where("kessel"), False)


@pytest.mark.rule("rebellion:base.12", "rebellion:base.13")
def test_units_move_on_after_the_base_is_revealed_unless_they_were_to_enter_it() -> None:
    table = put(lead(stage(), "jan_dodonna"), "endor", x_wing=1)
    inside = play(put(table, "rebel_base", y_wing=1), *activates("jan_dodonna", "rebel_base"), "reveal_base")
    assert asked(inside)[0] != "rebellion-move-near"
    beside = play(table, *activates("jan_dodonna", "mustafar"), "reveal_base")
    assert asked(beside)[0] == "rebellion-move-near"


@pytest.mark.rule("rebellion:team.22")
def test_each_mission_that_is_drawn_comes_into_the_hand() -> None:
    table = stage(4)
    table.mission_deck[REBEL] = [card("sabotage"), card("infiltration")]
    after = act(table, lambda table: draw_missions(table, REBEL, 2)).state
    assert keys(after.mission_hand[REBEL]) == ["infiltration", "sabotage"]


@pytest.mark.rule("rebellion:mission.09")
def test_nobody_rolls_for_an_unopposed_mission_of_either_side() -> None:
    table = lead(put(loyal(stage(), "kessel", to=REBEL), "kessel", stormtrooper=1), "han_solo", place="rodia")
    game = attempt(table, "rule_by_fear")
    assert told(game, "rebellion-rolls") == []
    lead(table, "han_solo", place="kessel")
    assert told(attempt(table, "rule_by_fear"), "rebellion-rolls")


@pytest.mark.rule("rebellion:mission.22", "rebellion:startmission.02", "rebellion:project.02", "rebellion:discard.01")
@pytest.mark.parametrize("key", ["sabotage", "infiltration", "superlaser_online"])
def test_where_a_mission_goes_after_use(key: str) -> None:
    table = assign(stage(), key, "chewbacca")
    tried = table.assigned[0]
    put_away(table, Attempt(tried.card, tried, tried.side, False))
    hand, discards, projects = table.mission_hand[tried.side], table.mission_discard[tried.side], table.project_discard
    assert table.mission is None
    starting, project = is_starting(tried.card), key == "superlaser_online"
    expected = ([key], [], []) if starting else ([], [], [key]) if project else ([], [key], [])
    assert tuple(map(keys, (hand, discards, projects))) == expected
    hand[:] = [tried.card]
    discard_mission(table, tried.side, tried.card)
    assert hand == []
    assert (projects if project else discards)[-1] == tried.card


@pytest.mark.rule("rebellion:golden.02")
def test_a_card_moves_no_more_of_a_type_than_it_says() -> None:
    table = put(position(), "kessel", x_wing=3, y_wing=2, rebel_transport=1)
    wing = UNIT_NUMBER["x_wing"]
    for most, moving in ((2, 2), (5, 3)):
        assert movable(table, REBEL, where("kessel"), Terms(caps=((wing, most),))) == [(wing, moving)]


@pytest.mark.rule("rebellion:gap.20")
def test_only_a_first_game_hides_the_base_away_from_the_empire() -> None:
    table = put(position(), "kessel", stormtrooper=1)
    places = [where(place) for place in ("kessel", "nal_hutta", "hoth")]
    assert [may_hide_in(table, place) for place in places] == [True, True, True]
    table.first_game = True
    assert [may_hide_in(table, place) for place in places] == [False, False, True]


@pytest.mark.rule("rebellion:gap.18")
def test_everybody_knows_the_starting_action_cards_of_a_first_game() -> None:
    table = stage()
    leave_starting_actions(table)
    starting = [n for n, facts in enumerate(ACTIONS) if facts.starting]
    assert table.actions_gone == starting
    assert [n for n, seen in enumerate(table.seen_action) if seen == PUBLIC] == starting


@pytest.mark.rule("rebellion:team.14", "rebellion:team.16")
def test_who_takes_turns_after_whom() -> None:
    assert [len(position(seats).order) for seats in (2, 3, 4)] == [2, 4, 4]
    assert [side for side, _ in position(2).order] == [REBEL, EMPIRE]


@pytest.mark.rule("rebellion:objective.03", "rebellion:gap.23")
@pytest.mark.parametrize(("key", "kept"), [("heart_of_the_empire", True), ("regional_support", False)])
def test_an_objective_leaves_the_hand_unless_its_card_keeps_it(key: str, kept: bool) -> None:
    table = stage()
    table.objective_hand = [OBJECTIVE_NUMBER[key]]
    after = act(table, lambda table: play_objective(table, OBJECTIVE_NUMBER[key], -1)).state
    assert (after.objective_hand == [OBJECTIVE_NUMBER[key]]) is kept
    assert (after.objectives_gone == []) is kept
