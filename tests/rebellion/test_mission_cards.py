"""Every mission card: where it may be used, and what it does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rebellion.fights import all_texts, told
from rebellion.scenes import BLANK_, HIT_, act, asked, lead, loyal, put, units_in, where
from rebellion.tries import (
    aims,
    assign,
    at,
    attempt,
    card,
    imprisoned,
    keys,
    kind,
    on_queue,
    place_of,
    queue,
    reveals,
    ring_of,
    seat_of,
    stage,
    systems,
    who,
)
from tablero.games.rebellion.base import bit, reveal_base
from tablero.games.rebellion.board import place_name, subjugate
from tablero.games.rebellion.content.missions import MISSION_CARDS, MISSION_NUMBER, MISSIONS
from tablero.games.rebellion.facts import (
    CAPTURED,
    CARBONITE,
    DARK_SIDE,
    EMPIRE,
    LEADER_NUMBER,
    LEADERS,
    LUKE,
    LUKE_JEDI,
    MASTER_YODA,
    NO_RING,
    REBEL,
    SIDE_KEYS,
    SKILL_KEYS,
    SYSTEM_COUNT,
    SYSTEM_NUMBER,
    UNIT_NUMBER,
)
from tablero.games.rebellion.leaders import retrieve
from tablero.games.rebellion.missions import NAMES, can_reveal, end_of_command, mission_text, targets
from tablero.games.rebellion.resample import resample
from tablero.games.rebellion.state import ELIMINATED, NEUTRAL, ON_MISSION, POOL, Table
from tablero.kernel import Game, Illegal, Rng, say

SCOPES = {
    "system": "system",
    "rebel_leader": "leader",
    "captured_leader": "captive",
    "rebel_base_space": "base",
    "none": "none",
}


@pytest.mark.shared
@pytest.mark.rule("rebellion:startmission.01", "rebellion:project.02")
def test_the_cards_are_those_of_the_box(shared: Path) -> None:
    rows = json.loads((shared / "data/rebellion/missions.json").read_text(encoding="utf-8"))["missions"]
    assert (len(MISSIONS), len(MISSION_CARDS)) == (53, 68)
    assert sorted(row["id"] for row in rows) == sorted(MISSION_NUMBER)
    for row in rows:
        mission = MISSIONS[MISSION_NUMBER[row["id"]]]
        portrait = LEADERS[mission.portrait].key if mission.portrait >= 0 else None
        found = (SIDE_KEYS[mission.side], mission.kind, SKILL_KEYS[mission.skill], mission.required, portrait)
        assert found == (row["faction"], row["type"], row["skill"], row["skill_required"], row["leader_portrait"])
        assert (mission.attempt, mission.scope) == (row["opposable"], SCOPES[row["target"]["scope"]])
        assert (mission.copies, mission.all_icons) == (row["count"], row["count_all_skill_icons"])


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_card_says_itself(lang: str) -> None:
    texts = all_texts(lang)
    for name, mission in zip(NAMES, MISSIONS, strict=True):
        assert texts.render(name)
        assert all(texts.render(line) for line in mission_text(mission))


# Where each may be used.


def galaxy() -> Table:
    """Return a galaxy with a system of every sort; all others are neutral and empty."""
    table = loyal(stage(base="tatooine"), "corellia", "mustafar", "coruscant", to=EMPIRE)
    loyal(table, "mon_calamari", "bothawui", to=REBEL)
    put(table, "mustafar", star_destroyer=1)
    put(table, "sullust", stormtrooper=1)
    put(put(table, "bothawui", stormtrooper=1), "kashyyyk", assault_carrier=1)
    put(put(table, "endor", death_star=1), "dathomir", x_wing=1)
    put(table, "hoth", super_star_destroyer=1)
    put(table, "ilum", death_star_under_construction=1)
    table.sabotaged[where("ryloth")] = True
    table.destroyed[where("rodia")] = True
    subjugate(table)
    return table


LOYAL = {"corellia", "mustafar", "coruscant"}
SUBJUGATED = {"sullust", "bothawui"}
IMPERIAL = LOYAL | SUBJUGATED
HELD = {"mustafar", "sullust", "bothawui", "kashyyyk", "endor", "hoth", "ilum"}
REMOTE = {"yavin", "tatooine", "endor", "hoth", "dantooine", "ilum", "dathomir", "dagobah"}
ALL = set(SYSTEM_NUMBER)
POPULOUS = ALL - REMOTE - {"rodia"}

WHERE: dict[str, set[str]] = {
    "build_alliance": POPULOUS,
    "infiltration": HELD,
    "sabotage": ALL,
    "base_defenses": {"mon_calamari"},
    "establish_trade_relations": ALL - {"ryloth"},
    "incite_rebellion": SUBJUGATED,
    "public_uprising": SUBJUGATED,
    "support_of_mon_calamari": {"mon_calamari"},
    "covert_operation": HELD,
    "plan_the_assault": HELD - {"sullust", "bothawui"},
    "seek_yoda": {"dagobah"},
    "stolen_plans": HELD,
    "demolition": IMPERIAL,
    "hit_and_run": ALL,
    "lead_the_strike_team": ALL,
    "misdirection": HELD,
    "rogue_squadron_raid": IMPERIAL,
    "wookiee_uprising": {"kashyyyk"},
    "hidden_fleet": ALL - HELD,
    "plant_false_lead": HELD,
    "gather_intel": {"mon_calamari"},
    "research_and_development": LOYAL,
    "rule_by_fear": HELD & POPULOUS,
    "display_of_power": POPULOUS,
    "double_our_efforts": IMPERIAL,
    "fear_will_keep_them_in_line": {"mustafar", "endor", "hoth"},
    "imperial_propaganda": IMPERIAL,
    "trade_negotiations": POPULOUS,
    "intercept_transmission": {"mon_calamari"},
    "long_range_probe": ALL,
    "probe_droid_initiative": {"mustafar", "hoth"},
    "hunt_them_down": ALL,
    "planetary_conquest": ALL,
    "address_delays": IMPERIAL,
    "secret_weapons_research": IMPERIAL,
    "construct_death_star": REMOTE - {"dathomir"},
    "construct_factory": IMPERIAL,
    "construct_super_star_destroyer": {"corellia"},
    "oversee_project": HELD,
    "superlaser_online": {"endor"},
    "daring_rescue": set(),
    "for_the_greater_good": set(),
}


@pytest.mark.rule("rebellion:mission.04", "rebellion:mission.06")
@pytest.mark.parametrize("key", sorted(WHERE))
def test_where_a_mission_may_be_revealed(key: str) -> None:
    table = galaxy()
    assert set(aims(table, key)) == WHERE[key]
    assert ("system", SYSTEM_COUNT) not in targets(table, MISSIONS[MISSION_NUMBER[key]])


def test_all_missions_in_systems_are_listed() -> None:
    assert sorted(WHERE) == sorted(mission.key for mission in MISSIONS if mission.scope == "system")


def test_with_the_errata_sabotage_needs_a_populous_system() -> None:
    assert aims(stage(errata=True), "sabotage") == aims(stage(), "build_alliance")


@pytest.mark.rule("rebellion:mission.05", "rebellion:captive.09")
@pytest.mark.parametrize("key", [mission.key for mission in MISSIONS if mission.scope in ("leader", "captive")])
def test_whom_a_mission_may_be_against(key: str) -> None:
    table = lead(stage(), "princess_leia", place="kessel")
    lead(table, "mon_mothma", place="naboo")
    lead(lead(table, "jan_dodonna", place="rebel_base"), "general_rieekan")
    imprisoned(imprisoned(table, "han_solo", "kessel"), "chewbacca", "kessel", CARBONITE)
    imprisoned(put(table, "kessel", stormtrooper=1), "lando_calrissian", "kessel", DARK_SIDE)
    table.leader_side[LEADER_NUMBER["lando_calrissian"]] = EMPIRE
    lead(table, "darth_vader", place="kessel")
    mission = MISSIONS[MISSION_NUMBER[key]]
    free = ["mon_mothma", "princess_leia"] if key != "capture_rebel_operative" else ["princess_leia"]
    expected = free if mission.scope == "leader" else ["chewbacca", "han_solo"]
    assert targets(table, mission) == [who(leader) for leader in expected]


@pytest.mark.rule("rebellion:captive.09")
def test_rescue_missions_need_a_prisoner() -> None:
    table = put(stage(), "kessel", stormtrooper=1)
    assert aims(table, "daring_rescue") == []
    imprisoned(table, "han_solo", "kessel", CARBONITE)
    assert aims(table, "daring_rescue") == aims(table, "for_the_greater_good") == ["kessel"]


def test_the_rebels_attempt_nothing_in_a_locked_system() -> None:
    table = put(stage(), "kessel", tie_fighter=1)
    table.locked.append(where("kessel"))
    assert aims(table, "infiltration") == []
    assert "kessel" not in aims(table, "sabotage")
    assert aims(table, "plant_false_lead") == ["kessel"]  # it is resolved, not attempted
    assert "kessel" in aims(table, "hunt_them_down")


# What each does.


def test_build_alliance_rolls_two_more_dice_beside_a_unit() -> None:
    table = lead(stage(), "general_tagge", place="kessel")
    alone = attempt(table, "build_alliance", at("kessel"))
    assert len(told(alone, "rebellion-rolls")[0]["dice"]) == 3
    helped = attempt(put(table, "kessel", x_wing=1), "build_alliance", at("kessel"))
    assert len(told(helped, "rebellion-rolls")[0]["dice"]) == 5
    assert helped.state.loyalty[where("kessel")] == REBEL
    enemy = attempt(
        put(lead(stage(), "general_tagge", place="rodia"), "rodia", tie_fighter=1), "build_alliance", at("rodia")
    )
    assert len(told(enemy, "rebellion-rolls")[0]["dice"]) == 3


def objectives(game_table: Table, *cards: int) -> Table:
    """Put objectives on the deck, the first on top."""
    game_table.objective_deck = list(reversed(cards))
    return put(game_table, "kessel", stormtrooper=1)


def test_infiltration_sorts_the_two_top_objectives() -> None:
    game = attempt(objectives(stage(), 0, 1, 2, 3), "infiltration", by="jan_dodonna")
    assert asked(game) == ("rebellion-bury-objective", [("objective", 0), ("objective", 1)])
    game.choose(("objective", 0))
    assert game.state.objective_deck == [0, 3, 2, 1]
    assert game.state.seen_objective[:3] == [1 << REBEL, 1 << REBEL, 0]
    assert game.state.objective_hand == []
    single = attempt(objectives(stage(), 4), "infiltration", by="jan_dodonna")
    assert single.state.objective_deck == [4]


def test_what_the_rebels_look_at_is_drawn_anew_for_the_empire_only() -> None:
    game = attempt(objectives(stage(), 0, 1, 2, 3, 4), "infiltration", by="jan_dodonna")
    assert all(asked(game.resample(REBEL, Rng(seed))) == asked(game) for seed in range(20))
    seen = {tuple(asked(game.resample(EMPIRE, Rng(seed)))[1]) for seed in range(20)}
    assert len(seen) > 5


def test_rapid_mobilization_is_put_off() -> None:
    game = attempt(stage(), "rapid_mobilization", by="mon_mothma general_rieekan")
    assert game.state.mobilizing == [(REBEL, 2)]
    assert place_of(game.state, "general_rieekan") == where("rebel_base")


def test_sabotage_puts_a_marker() -> None:
    assert attempt(stage(), "sabotage", at("yavin")).state.sabotaged[where("yavin")]


def test_base_defenses_come_to_the_base() -> None:
    game = attempt(loyal(stage(), "naboo", to=REBEL), "base_defenses")
    assert units_in(game.state, "rebel_base") == {"ion_cannon": 1, "shield_generator": 1}


def test_contingency_plan_moves_on_to_a_starting_mission() -> None:
    table = stage()
    table.mission_hand[REBEL] = [card("sabotage"), card("demolition"), card("build_alliance")]
    game = attempt(table, "contingency_plan", by="lando_calrissian")
    assert asked(game) == (
        "rebellion-assign-again",
        [("mission", card("build_alliance")), ("mission", card("sabotage"))],
    )
    game.choose(("mission", card("sabotage")))
    assignment = game.state.assigned[0]
    assert (keys([assignment.card]), assignment.starting) == (["sabotage"], True)
    assert assignment.leaders == [LEADER_NUMBER["lando_calrissian"]]
    assert place_of(game.state, "lando_calrissian") == ON_MISSION
    assert game.state.bonus_later == [LEADER_NUMBER["lando_calrissian"]]
    assert "sabotage" not in keys(game.state.mission_hand[REBEL])


def test_contingency_plan_gives_lando_two_successes_once() -> None:
    table = lead(stage(), "general_tagge", place="kessel")
    table.bonus_later = [LEADER_NUMBER["lando_calrissian"]]
    dice = [BLANK_, HIT_]
    game = attempt(table, "sabotage", at("kessel"), by="lando_calrissian", dice=dice)
    assert told(game, "rebellion-mission-succeeds")
    assert game.state.bonus_later == []
    table.bonus_later = []
    assert told(attempt(table, "sabotage", at("kessel"), by="lando_calrissian", dice=dice), "rebellion-mission-fails")
    other = stage()
    other.mission_hand[REBEL] = [card("sabotage")]
    assert attempt(other, "contingency_plan", ("mission", card("sabotage"))).state.bonus_later == []


@pytest.mark.rule("rebellion:startmission.01")
def test_contingency_plan_needs_a_starting_mission_in_hand() -> None:
    table = assign(stage(), "contingency_plan", "mon_mothma")
    reason = can_reveal(table, table.assigned[0])
    assert reason is not None
    assert reason.rule == "rebellion:startmission.01"
    table.mission_hand[REBEL] = [card("sabotage")]
    assert can_reveal(table, table.assigned[0]) is None


def test_covert_operation_keeps_one_of_two_objectives() -> None:
    game = attempt(objectives(stage(), 0, 1, 2), "covert_operation", ("objective", 0))
    assert game.state.objective_hand == [1]
    assert game.state.objective_deck == [0, 2]
    assert game.state.seen_objective[0] == 1 << REBEL
    assert attempt(objectives(stage(), 5), "covert_operation").state.objective_hand == [5]


def test_daring_rescue_asks_whom_to_rescue() -> None:
    table = imprisoned(imprisoned(stage(), "han_solo", "kessel"), "chewbacca", "kessel", CARBONITE)
    game = attempt(put(table, "kessel", stormtrooper=1), "daring_rescue", who("chewbacca"), ())
    assert ring_of(game.state, "chewbacca") == NO_RING
    assert ring_of(game.state, "han_solo") == CAPTURED


@pytest.mark.rule("rebellion:resource.02", "rebellion:unit.08")
def test_demolition_destroys_a_queued_unit_for_each_icon() -> None:
    table = put(loyal(stage(), "corellia", to=EMPIRE), "corellia", rebel_trooper=1)
    queue(queue(queue(table, 1, tie_fighter=2), 2, tie_fighter=1, stormtrooper=1), 3, star_destroyer=1, x_wing=1)
    game = attempt(table, "demolition")
    unit = UNIT_NUMBER["tie_fighter"]
    assert asked(game) == ("rebellion-choose-queued-victim", [("queued", 1, unit), ("queued", 2, unit)])
    game.choose(("queued", 2, unit))
    assert on_queue(game.state, 1) == {"tie_fighter": 2}
    assert on_queue(game.state, 2) == {"stormtrooper": 1}
    assert on_queue(game.state, 3) == {"x_wing": 1}
    assert game.state.supply[unit] == 22


def test_establish_trade_relations_gains_loyalty_and_queues() -> None:
    game = attempt(stage(), "establish_trade_relations", at("mon_calamari"))
    assert asked(game)[1] == [kind("x_wing"), kind("y_wing"), kind("rebel_transport")]
    game.choose(kind("y_wing"))
    assert game.state.loyalty[where("mon_calamari")] == REBEL
    assert on_queue(game.state, 3) == {"y_wing": 1, "mon_calamari_cruiser": 1}


def test_a_destroyed_system_has_no_icons_left() -> None:
    table = stage()
    table.destroyed[where("mon_calamari")] = True
    game = attempt(table, "establish_trade_relations", at("mon_calamari"))
    assert game.outcome is not None  # nothing is asked
    assert on_queue(game.state, 3) == {}


def test_for_the_greater_good_rescues_but_its_leaders_stay() -> None:
    table = objectives(imprisoned(stage(), "han_solo", "kessel"), 7)
    game = attempt(table, "for_the_greater_good")
    assert game.outcome is not None
    assert place_of(game.state, "han_solo") == where("rebel_base")
    assert place_of(game.state, "obi_wan_kenobi") == where("kessel")
    assert game.state.objective_hand == [7]


def test_hidden_fleet_is_not_pinned() -> None:
    table = put(lead(stage(), "princess_leia", place="rebel_base"), "rebel_base", x_wing=2)
    game = attempt(table, "hidden_fleet", at("ryloth"), (1,))
    assert units_in(game.state, "ryloth") == {"x_wing": 1}
    assert units_in(game.state, "rebel_base") == {"x_wing": 1}


def test_hit_and_run_and_hunt_them_down_take_two_health() -> None:
    rebel = attempt(put(stage(), "kessel", at_st=2, x_wing=1), "hit_and_run", at("kessel"), (1,))
    assert units_in(rebel.state, "kessel") == {"at_st": 1, "x_wing": 1}
    imperial = attempt(put(stage(), "kessel", at_st=1, x_wing=3), "hunt_them_down", at("kessel"), (2,))
    assert units_in(imperial.state, "kessel") == {"at_st": 1, "x_wing": 1}
    nothing = attempt(put(stage(), "kessel", at_at=1), "hit_and_run", at("kessel"))
    assert nothing.outcome is not None


def test_incite_rebellion_brings_troopers_and_combat() -> None:
    table = put(stage(), "kessel", stormtrooper=1)
    subjugate(table)
    game = attempt(table, "incite_rebellion")
    gained = told(game, "rebellion-gains-units")[0]["units"][0]
    assert dict(gained.args) == {"count": 3, "unit": say("rebellion-unit-rebel_trooper")}
    assert told(game, "rebellion-combat")
    assert told(game, "rebellion-rolls")[0]["side"].id == "rebellion-side-0"  # the Rebels are the current player


def test_lead_the_strike_team_fights_only_on_the_ground() -> None:
    table = put(put(stage(), "rebel_base", rebel_trooper=2), "kessel", stormtrooper=1)
    game = attempt(table, "lead_the_strike_team", at("kessel"), (2,))
    assert told(game, "rebellion-combat")
    fleet = put(put(stage(), "rebel_base", rebel_trooper=2), "kessel", tie_fighter=1, x_wing=1)
    ships = attempt(fleet, "lead_the_strike_team", at("kessel"), (2,))
    assert not told(ships, "rebellion-combat")
    assert units_in(ships.state, "kessel") == {"tie_fighter": 1, "x_wing": 1, "rebel_trooper": 2}


def test_misdirection_protects_a_leader_for_the_round() -> None:
    table = lead(put(stage(), "kessel", stormtrooper=1), "chewbacca", "princess_leia")
    imprisoned(table, "lando_calrissian", "kessel")
    game = attempt(table, "misdirection", by="han_solo")
    assert asked(game)[1] == [who("princess_leia"), who("chewbacca"), who("han_solo")]  # no prisoner
    game.choose(who("chewbacca"))
    after = lead(game.state, "general_tagge")
    protected = attempt(after, "sabotage", at("rodia"), by="chewbacca")
    assert protected.outcome is not None  # the Empire was not asked
    assert asked(attempt(after, "sabotage", at("rodia"), by="princess_leia"))[0] == "rebellion-oppose"
    there = lead(after, "darth_vader", place="rodia")
    opposed = attempt(there, "sabotage", at("rodia"), by="chewbacca")
    assert told(opposed, "rebellion-rolls")  # who is there still opposes


def test_plan_the_assault_sends_ships_alone_into_combat() -> None:
    table = put(put(stage(), "rebel_base", x_wing=1, rebel_transport=1, rebel_trooper=1), "kessel", tie_fighter=1)
    game = attempt(lead(table, "princess_leia", place="rebel_base"), "plan_the_assault")
    assert asked(game)[1] == [kind("x_wing"), kind("rebel_transport")]
    game.choose((1, 0))
    assert told(game, "rebellion-combat")
    stays = attempt(table, "plan_the_assault", (0, 0))
    assert not told(stays, "rebellion-combat")


def test_plant_false_lead_takes_four_cards_and_returns_them_in_secret() -> None:
    table = put(stage(), "kessel", stormtrooper=1)
    table.probe_hand = [where(key) for key in ("naboo", "rodia", "ryloth", "yavin", "dagobah")]
    table.probe_deck = [where(key) for key in ("endor", "ilum")]
    game = attempt(table, "plant_false_lead")
    taken = list(game.state.probe_aside)
    assert len(taken) == 4
    assert game.state.probe_hand == [n for n in table.probe_hand if n not in taken]
    assert asked(game)[1] == [(end, n) for n in taken for end in ("top", "bottom")]
    assert seat_of(game) == REBEL
    for end, number in zip(("top", "top", "bottom", "bottom"), taken, strict=True):
        game.choose((end, number))
    assert game.state.probe_deck == [taken[3], taken[2], where("endor"), where("ilum"), taken[0], taken[1]]
    assert all(game.state.seen_probe[n] == 1 << REBEL for n in taken)
    assert not any(game.state.possible_base & bit(n) for n in taken)
    assert "rebellion-place" not in str(
        [e.message for e in game.log_for(EMPIRE) if e.message.id == "rebellion-takes-probes"]
    )


def test_plant_false_lead_takes_what_there_is() -> None:
    table = put(stage(), "kessel", stormtrooper=1)
    table.probe_hand = [where("naboo")]
    game = attempt(table, "plant_false_lead", ("bottom", where("naboo")))
    assert (game.state.probe_hand, game.state.probe_deck) == ([], [where("naboo")])


def test_the_empire_does_not_know_where_its_cards_went() -> None:
    table = put(stage(), "kessel", stormtrooper=1)
    table.probe_hand = [where(key) for key in ("naboo", "rodia", "ryloth", "yavin")]
    table.probe_deck = [where(key) for key in ("endor", "ilum", "felucia", "dantooine")]
    game = attempt(table, "plant_false_lead")
    while game.outcome is None:
        game.choose(0)
    tops, bases = set(), set()
    for seed in range(40):
        twin = game.state.copy()
        resample(twin, EMPIRE, Rng(seed))
        tops.add(twin.probe_deck[-1])
        bases.add(twin.base)
    assert len(tops) > 4
    assert not bases & set(table.probe_hand)
    assert len(bases) > 1


def test_public_uprising_gains_by_shape() -> None:
    table = put(stage(), "kessel", stormtrooper=1)
    subjugate(table)
    game = attempt(table, "public_uprising")
    assert asked(game)[1] == [kind("corellian_corvette"), kind("airspeeder")]
    game.choose(kind("airspeeder"))
    triangles = [kind("x_wing"), kind("y_wing"), kind("rebel_transport"), kind("rebel_trooper")]
    assert asked(game)[1] == triangles
    game.choose(kind("y_wing"))
    game.choose(kind("rebel_trooper"))
    gained = [dict(line["units"][0].args)["unit"].id for line in told(game, "rebellion-gains-units")]
    assert gained == [f"rebellion-unit-{key}" for key in ("airspeeder", "y_wing", "rebel_trooper")]
    assert told(game, "rebellion-combat")


@pytest.mark.rule("rebellion:unit.09", "rebellion:deathstar.02")
def test_rogue_squadron_raids_four_health_of_the_imperial_queue() -> None:
    table = queue(
        queue(loyal(stage(), "corellia", to=EMPIRE), 3, star_destroyer=1, death_star=1, x_wing=1), 1, stormtrooper=5
    )
    game = attempt(table, "rogue_squadron_raid", by="wedge_antilles")
    soldier, destroyer = UNIT_NUMBER["stormtrooper"], UNIT_NUMBER["star_destroyer"]
    assert asked(game) == ("rebellion-choose-victims", [("queued", 1, soldier), ("queued", 3, destroyer)])
    with pytest.raises(Illegal) as refused:
        game.choose((1, 1))
    assert refused.value.reason.rule == "rebellion:unit.09"
    game.choose((4, 0))
    assert on_queue(game.state, 1) == {"stormtrooper": 1}
    assert on_queue(game.state, 3) == {"star_destroyer": 1, "death_star": 1, "x_wing": 1}


@pytest.mark.rule("rebellion:leader.03", "rebellion:recruit.06")
def test_seek_yoda_makes_luke_a_jedi() -> None:
    table = stage()
    table.protected = [LUKE]
    game = attempt(table, "seek_yoda", by="luke_skywalker")
    assert (game.state.leader_at[LUKE], game.state.leader_at[LUKE_JEDI]) == (ELIMINATED, where("dagobah"))
    assert game.state.ring[LUKE_JEDI] == MASTER_YODA
    assert game.state.protected == [LUKE_JEDI]
    other = attempt(stage(), "seek_yoda", who("jan_dodonna"), by="luke_skywalker jan_dodonna")
    assert ring_of(other.state, "jan_dodonna") == MASTER_YODA
    assert other.state.leader_at[LUKE] == where("dagobah")


def test_stolen_plans_reorders_four_objectives() -> None:
    game = attempt(objectives(stage(), 0, 1, 2, 3, 4), "stolen_plans", by="princess_leia")
    assert asked(game) == ("rebellion-order-objectives", [("objective", n) for n in range(4)])
    game.choose(("objective", 2))
    assert asked(game)[1] == [("objective", n) for n in (0, 1, 3)]
    game.choose(("objective", 3))
    game.choose(("objective", 1))
    assert list(reversed(game.state.objective_deck)) == [2, 3, 1, 0, 4]
    assert game.state.seen_objective[:5] == [1, 1, 1, 1, 0]


@pytest.mark.parametrize("choice", ["gain_loyalty", "queue_cruiser"])
def test_support_of_mon_calamari_is_one_of_two(choice: str) -> None:
    game = attempt(loyal(stage(), "mon_calamari", to=EMPIRE), "support_of_mon_calamari", by="admiral_ackbar")
    assert asked(game) == ("rebellion-choose-effect", ["gain_loyalty", "queue_cruiser"])
    game.choose(choice)
    gained = choice == "gain_loyalty"
    assert game.state.loyalty[where("mon_calamari")] == (REBEL if gained else EMPIRE)
    assert on_queue(game.state, 3) == ({} if gained else {"mon_calamari_cruiser": 1})


def test_wookiee_uprising_gains_loyalty_and_destroys_four_health() -> None:
    table = put(stage(), "kashyyyk", stormtrooper=2, at_st=1, star_destroyer=1)
    game = attempt(table, "wookiee_uprising", (0, 2, 1))
    assert game.state.loyalty[where("kashyyyk")] == REBEL
    assert units_in(game.state, "kashyyyk") == {"star_destroyer": 1}
    assert not game.state.subjugated[where("kashyyyk")]


def test_gather_intel_draws_at_least_one() -> None:
    table = loyal(stage(), "naboo", to=REBEL)
    table.probe_deck = [where(key) for key in ("kessel", "rodia", "ryloth")]
    assert attempt(table, "gather_intel").state.probe_hand == [where("ryloth")]
    game = attempt(put(table, "rebel_base", rebel_trooper=11), "gather_intel")
    assert game.state.probe_hand == [where("ryloth"), where("rodia")]
    assert told(game, "rebellion-gains-probes") == [{"count": 2}]
    assert not [e for e in game.log_for(REBEL) if e.message.id == "rebellion-probes-drawn"]


def test_research_offers_to_remove_only_a_marker_that_is_there() -> None:
    table = loyal(stage(), "corellia", to=EMPIRE)
    table.project_deck = [card("oversee_project")]
    game = attempt(table, "research_and_development")
    assert keys(game.state.mission_hand[EMPIRE]) == ["oversee_project", "research_and_development"]  # not asked
    table.sabotaged[where("corellia")] = True
    assert asked(attempt(table, "research_and_development"))[1] == ["keep_project", "remove_sabotage"]


@pytest.mark.parametrize(("key", "gained"), [("rule_by_fear", 1), ("trade_negotiations", 1), ("display_of_power", 2)])
def test_imperial_diplomacy_gains_loyalty(key: str, gained: int) -> None:
    table = put(loyal(stage(), "naboo", to=REBEL), "naboo", tie_fighter=1)
    game = attempt(table, key, *([] if key == "rule_by_fear" else [at("naboo")]))
    assert game.state.loyalty[where("naboo")] == (NEUTRAL if gained == 1 else EMPIRE)


def test_capture_rebel_operative_captures() -> None:
    table = lead(put(stage(), "kessel", stormtrooper=1), "mon_mothma", place="kessel")
    game = attempt(table, "capture_rebel_operative", dice=[HIT_] * 3)
    assert ring_of(game.state, "mon_mothma") == CAPTURED
    failed = attempt(table, "capture_rebel_operative", dice=[BLANK_] * 3)
    assert ring_of(failed.state, "mon_mothma") == NO_RING


def test_address_delays_queues_for_each_icon() -> None:
    game = attempt(loyal(stage(), "sullust", to=EMPIRE), "address_delays")
    assert on_queue(game.state, 2) == {"stormtrooper": 1, "at_at": 1}


@pytest.mark.rule("rebellion:build.06")
def test_what_is_not_in_the_supply_is_not_queued() -> None:
    table = loyal(stage(), "sullust", to=EMPIRE)
    table.supply[UNIT_NUMBER["at_at"]] = 0
    game = attempt(table, "address_delays")
    assert on_queue(game.state, 2) == {"stormtrooper": 1}
    assert game.state.supply[UNIT_NUMBER["at_at"]] == 0
    assert game.state.supply[UNIT_NUMBER["stormtrooper"]] == table.supply[UNIT_NUMBER["stormtrooper"]] - 1


@pytest.mark.rule("rebellion:build.06")
def test_a_unit_named_by_a_card_comes_from_the_supply_or_not_at_all() -> None:
    cruiser = UNIT_NUMBER["mon_calamari_cruiser"]
    table = stage()
    table.supply[cruiser] = 1
    queues = ("support_of_mon_calamari", "queue_cruiser")
    last = attempt(table, *queues, by="mon_mothma").state
    assert (on_queue(last, 3), last.supply[cruiser]) == ({"mon_calamari_cruiser": 1}, 0)
    none = attempt(last, *queues, by="mon_mothma").state
    assert (on_queue(none, 3), none.supply[cruiser]) == ({"mon_calamari_cruiser": 1}, 0)


@pytest.mark.rule("rebellion:build.06")
def test_what_has_run_out_is_not_offered_for_the_queue() -> None:
    table = stage()
    table.supply[UNIT_NUMBER["x_wing"]] = 0
    game = attempt(table, "establish_trade_relations", at("geonosis"))
    assert asked(game) == ("rebellion-choose-queued", [kind("y_wing"), kind("rebel_transport")])
    table.supply[UNIT_NUMBER["y_wing"]] = table.supply[UNIT_NUMBER["ion_cannon"]] = 0
    game = attempt(table, "establish_trade_relations", at("geonosis"))
    assert on_queue(game.state, 2) == {"rebel_transport": 1, "shield_generator": 1}


def test_carbon_freezing_costs_reputation() -> None:
    table = put(imprisoned(stage(), "mon_mothma", "kessel"), "kessel", stormtrooper=1)
    game = attempt(table, "carbon_freezing", dice=[HIT_] * 3)
    assert ring_of(game.state, "mon_mothma") == CARBONITE
    assert game.state.reputation == 15


def test_collect_bounty_carries_the_prisoner_to_imperial_units() -> None:
    table = lead(put(stage(), "mustafar", stormtrooper=1), "mon_mothma", place="dagobah")
    game = attempt(table, "collect_bounty", by="boba_fett", dice=[HIT_] * 3)
    assert ring_of(game.state, "mon_mothma") == CAPTURED
    assert place_of(game.state, "mon_mothma") == place_of(game.state, "boba_fett") == where("mustafar")
    here = attempt(put(table, "dagobah", tie_fighter=1), "collect_bounty", by="boba_fett", dice=[HIT_] * 3)
    assert place_of(here.state, "mon_mothma") == where("dagobah")
    nowhere = attempt(lead(stage(), "mon_mothma", place="dagobah"), "collect_bounty", by="boba_fett", dice=[HIT_] * 3)
    assert ring_of(nowhere.state, "mon_mothma") == NO_RING  # free at once: no Imperial unit guards her


def test_detained_keeps_a_leader_on_the_board() -> None:
    table = lead(stage(), "mon_mothma", "han_solo", place="kessel")
    game = attempt(table, "detained", who("mon_mothma"), by="general_tagge", dice=[HIT_, BLANK_, BLANK_])
    retrieve(game.state, REBEL)
    assert place_of(game.state, "mon_mothma") == where("kessel")
    assert place_of(game.state, "han_solo") == POOL


def test_double_our_efforts_advances_a_unit_or_two_with_jerjerrod() -> None:
    table = queue(queue(loyal(stage(), "corellia", to=EMPIRE), 3, star_destroyer=1), 2, at_st=1)
    queue(queue(table, 1, stormtrooper=1), 3, mon_calamari_cruiser=1)
    game = attempt(table, "double_our_efforts", by="emperor_palpatine")
    destroyer, walker = UNIT_NUMBER["star_destroyer"], UNIT_NUMBER["at_st"]
    assert asked(game) == ("rebellion-choose-advanced", [("queued", 2, walker), ("queued", 3, destroyer)])
    game.choose(("queued", 3, destroyer))
    assert on_queue(game.state, 2) == {"at_st": 1, "star_destroyer": 1}
    assert game.outcome is not None
    twice = attempt(table, "double_our_efforts", ("queued", 3, destroyer), by="moff_jerjerrod")
    assert on_queue(twice.state, 1) == {"stormtrooper": 1, "at_st": 1}  # the destroyer does not move twice
    assert on_queue(twice.state, 2) == {"star_destroyer": 1}


def test_fear_will_keep_them_in_line_gains_in_two_systems() -> None:
    table = loyal(put(stage(), "naboo", death_star=1), "utapau", to=REBEL)
    game = attempt(table, "fear_will_keep_them_in_line")
    assert asked(game) == ("rebellion-pick-loyalty", systems("naboo", "sullust", "utapau"))
    with pytest.raises(Illegal):
        game.choose((at("naboo"),))
    game.choose((at("naboo"), at("utapau")))
    assert game.state.loyalty[where("naboo")] == EMPIRE
    assert game.state.loyalty[where("utapau")] == NEUTRAL
    assert game.state.loyalty[where("sullust")] == NEUTRAL


def captive_mission(key: str, *answers: Any, by: str | None = None, table: Table | None = None) -> Game[Table]:
    """Succeed at a mission against Mon Mothma, captured in Kessel."""
    table = put(imprisoned(table or stage(), "mon_mothma", "kessel"), "kessel", stormtrooper=1)
    return attempt(table, key, *answers, by=by, dice=[HIT_] * 5 + [BLANK_] * 5)


def test_homing_beacon_tells_the_region() -> None:
    game = captive_mission("homing_beacon", at("bespin"))
    assert ring_of(game.state, "mon_mothma") == NO_RING
    assert place_of(game.state, "mon_mothma") == where("bespin")


def test_homing_beacon_asks_anew_after_a_redraw() -> None:
    table = stage()
    table.probe_deck = [where("naboo"), where("rodia")]
    game = captive_mission("homing_beacon", table=table)
    asks = {tuple(asked(game.resample(EMPIRE, Rng(seed)))[1]) for seed in range(30)}
    near = (("bespin", "endor", "hoth", "mustafar"), ("dagobah", "naboo", "sullust", "utapau"))
    assert asks == {
        tuple(systems(*near[0])),
        tuple(systems(*near[1])),
        tuple(systems("geonosis", "rodia", "ryloth", "tatooine")),
    }
    assert {tuple(asked(game.resample(REBEL, Rng(seed)))[1]) for seed in range(9)} == {tuple(systems(*near[0]))}


def test_intercept_transmission_gives_cards_of_held_systems() -> None:
    table = put(put(loyal(stage(), "naboo", to=REBEL), "kessel", tie_fighter=1), "rodia", stormtrooper=1)
    deck = ["endor", "ilum", "kessel", "felucia", "dantooine", "ryloth", "yavin", "utapau", "naboo", "rodia"]
    table.probe_deck = [where(key) for key in deck]
    table.seen_probe[where("endor")] = 1
    game = attempt(table, "intercept_transmission")
    assert sorted(game.state.probe_hand) == sorted([where("kessel"), where("rodia")])
    assert sorted(game.state.probe_deck) == sorted(where(key) for key in deck if key not in ("kessel", "rodia"))
    assert game.state.seen_probe[where("rodia")] == 1 << REBEL
    assert game.state.seen_probe[where("endor")] == 0  # shuffled


def test_only_the_rebels_see_all_that_intercept_transmission_draws() -> None:
    table = put(loyal(stage(), "naboo", to=REBEL), "kessel", tie_fighter=1)
    table.probe_deck = [
        where(key) for key in ("endor", "ilum", "kessel", "felucia", "ryloth", "yavin", "utapau", "rodia")
    ]
    game = attempt(table, "intercept_transmission")
    drawn = told(game, "rebellion-probes-intercepted")[0]["places"]
    assert drawn == tuple(place_name(card) for card in reversed(table.probe_deck))
    given = told(game, "rebellion-probes-drawn")[0]["places"]
    assert given == (place_name(where("kessel")),)
    assert "rebellion-probes-intercepted" in [entry.message.id for entry in game.log_for(REBEL)]
    for other in (EMPIRE, None):
        assert "rebellion-probes-intercepted" not in [entry.message.id for entry in game.log_for(other)]


def test_interrogation_shows_the_objectives() -> None:
    table = stage()
    table.objective_hand = [3, 8]
    game = captive_mission("interrogation", table=table)
    assert [game.state.seen_objective[n] & 1 << EMPIRE for n in (3, 8)] == [2, 2]
    assert [e.message.id for e in game.log_for(EMPIRE)].count("rebellion-objectives-shown") == 1
    assert "rebellion-objectives-shown" not in [e.message.id for e in game.log_for(None)]


def test_interrogation_droid_names_three_systems() -> None:
    game = captive_mission("interrogation_droid")
    assert len(asked(game)[1]) == SYSTEM_COUNT - 1
    with pytest.raises(Illegal):
        game.choose((at("naboo"),))
    game.choose((at("naboo"), at("yavin")))
    assert len(told(game, "rebellion-systems-named")[0]["places"]) == 3
    known = stage()
    reveal_base(known)
    assert captive_mission("interrogation_droid", table=known).outcome is not None  # nothing left to tell


def test_lure_of_the_dark_side_costs_reputation_only_for_luke() -> None:
    game = captive_mission("lure_of_the_dark_side")
    assert game.state.leader_side[LEADER_NUMBER["mon_mothma"]] == EMPIRE
    assert (ring_of(game.state, "mon_mothma"), game.state.reputation) == (DARK_SIDE, 14)
    table = put(imprisoned(stage(), "luke_skywalker", "kessel"), "kessel", stormtrooper=1)
    luke = attempt(table, "lure_of_the_dark_side", dice=[HIT_] * 5 + [BLANK_] * 5)
    assert luke.state.reputation == 15


def test_planetary_conquest_brings_few_units_of_one_system() -> None:
    table = put(put(stage(), "naboo", at_at=2, at_st=2, stormtrooper=4, tie_fighter=1), "rodia", stormtrooper=1)
    put(table, "kessel", rebel_trooper=1)
    game = attempt(table, "planetary_conquest", at("kessel"))
    assert asked(game)[1] == [("from", where("rodia")), ("from", where("naboo")), "done"]
    game.choose(("from", where("naboo")))
    assert asked(game)[1] == [kind("stormtrooper"), kind("at_st"), kind("at_at")]
    with pytest.raises(Illegal):
        game.choose((3, 1, 1))
    game.choose((2, 1, 1))
    assert told(game, "rebellion-combat")
    pinned = attempt(lead(table, "general_veers", place="naboo"), "planetary_conquest", at("kessel"))
    assert asked(pinned)[1] == [("from", where("rodia")), "done"]


@pytest.mark.parametrize(("leader", "draws"), [("colonel_yularen", 2), ("admiral_ozzel", 4)])
def test_probe_droid_initiative_draws_more_with_ozzel(leader: str, draws: int) -> None:
    table = put(stage(), "kessel", star_destroyer=1)
    table.probe_deck = list(range(10))
    assert len(attempt(table, "probe_droid_initiative", by=leader).state.probe_hand) == draws


def test_retrieve_the_plans_buries_an_objective() -> None:
    table = stage()
    table.objective_hand = [8, 3]
    table.objective_deck = [1]
    game = captive_mission("retrieve_the_plans", table=table)
    assert asked(game) == ("rebellion-bury-objective", [("objective", 3), ("objective", 8)])
    assert seat_of(game) == EMPIRE
    game.choose(("objective", 8))
    assert (game.state.objective_hand, game.state.objective_deck) == ([3], [8, 1])
    assert game.state.seen_objective[8] == 3
    assert captive_mission("retrieve_the_plans").outcome is not None  # an empty hand


def test_secret_weapons_research_draws_two_projects() -> None:
    table = loyal(stage(), "corellia", to=EMPIRE)
    table.project_deck = [card("oversee_project"), card("construct_factory"), card("superlaser_online")]
    game = attempt(table, "secret_weapons_research")
    assert keys(game.state.mission_hand[EMPIRE]) == ["superlaser_online", "construct_factory"]


def test_construct_factory_clears_sabotage_and_queues() -> None:
    table = loyal(stage(), "corellia", to=EMPIRE)
    table.sabotaged[where("corellia")] = True
    game = attempt(table, "construct_factory")
    assert not game.state.sabotaged[where("corellia")]
    assert on_queue(game.state, 3) == {"tie_fighter": 1, "star_destroyer": 1}


def test_construct_super_star_destroyer_queues_one() -> None:
    game = attempt(loyal(stage(), "corellia", to=EMPIRE), "construct_super_star_destroyer")
    assert on_queue(game.state, 3) == {"super_star_destroyer": 1}


@pytest.mark.rule("rebellion:deathstar.05", "rebellion:deploy.05")
def test_oversee_project_deploys_but_a_death_star_only_on_its_site() -> None:
    table = queue(queue(put(stage(), "kessel", tie_fighter=1), 1, at_st=1, death_star=1), 3, at_at=1)
    queue(table, 2, stormtrooper=1)
    game = attempt(table, "oversee_project")
    soldier, walker = UNIT_NUMBER["stormtrooper"], UNIT_NUMBER["at_st"]
    assert asked(game)[1] == [("queued", 1, walker), ("queued", 2, soldier)]
    game.choose(("queued", 2, soldier))
    assert units_in(game.state, "kessel") == {"tie_fighter": 1, "stormtrooper": 1}
    assert game.state.subjugated[where("kessel")]
    site = queue(put(stage(), "endor", death_star_under_construction=1), 1, death_star=1, at_st=1)
    done = attempt(site, "oversee_project")
    assert units_in(done.state, "endor") == {"death_star": 1}  # and nothing else in a remote system
    assert on_queue(done.state, 1) == {"at_st": 1}
    assert done.state.supply[UNIT_NUMBER["death_star_under_construction"]] == 1


def test_superlaser_online_destroys_and_gains_loyalty_in_the_region() -> None:
    table = put(loyal(stage(), "alderaan", to=REBEL), "alderaan", death_star=1)
    game = attempt(table, "superlaser_online")
    assert asked(game) == ("rebellion-pick-loyalty", systems("cato_neimoidia", "corellia"))
    game.choose((at("cato_neimoidia"),))
    assert game.state.destroyed[where("alderaan")]
    assert game.state.loyalty[where("cato_neimoidia")] == EMPIRE


def test_a_destroyed_system_is_not_destroyed_again() -> None:
    table = put(stage(), "alderaan", death_star=1, rebel_transport=1, rebel_trooper=1)
    table.destroyed[where("alderaan")] = True
    game = attempt(table, "superlaser_online", (at("corellia"),))
    assert not told(game, "rebellion-system-destroyed")
    assert units_in(game.state, "alderaan") == {"death_star": 1, "rebel_transport": 1, "rebel_trooper": 1}
    assert game.state.loyalty[where("corellia")] == EMPIRE


@pytest.mark.rule("rebellion:team.17")
@pytest.mark.parametrize(("leader", "seat"), [("mon_mothma", 0), ("general_rieekan", 1)])
def test_whoever_reveals_rapid_mobilization_decides_at_the_end_of_the_phase(leader: str, seat: int) -> None:
    table = put(stage(4), "ryloth", x_wing=1)
    table.probe_deck = [where(key) for key in ("kessel", "rodia", "naboo", "yavin")]
    resolved = attempt(table, "rapid_mobilization", by=leader).state
    game = act(resolved, end_of_command)
    assert (asked(game)[0], seat_of(game)) == ("rebellion-mobilize", seat)
    game.choose("new_base")
    assert (asked(game)[0], seat_of(game)) == ("rebellion-new-base", seat)
    bringing = act(resolved, end_of_command, "bring_units")
    assert (asked(bringing)[0], seat_of(bringing)) == ("rebellion-move-from", seat)


@pytest.mark.rule("rebellion:team.17")
def test_the_player_who_reveals_makes_the_choices_of_the_card() -> None:
    table = put(stage(4), "kessel", stormtrooper=2)
    game = act(assign(table, "hit_and_run", "han_solo", "general_madine"), reveals(seat=0), at("kessel"))
    assert (asked(game)[0], seat_of(game)) == ("rebellion-choose-victims", table.admiral(REBEL))
