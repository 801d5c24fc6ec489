"""What each mission of the Rebels does."""

from __future__ import annotations

import pytest

from rebellion.fights import told
from rebellion.scenes import BLANK_, HIT_, act, asked, lead, loyal, put, units_in, where
from rebellion.tries import (
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
    who,
)
from tablero.games.rebellion.base import bit
from tablero.games.rebellion.board import subjugate
from tablero.games.rebellion.facts import (
    CAPTURED,
    CARBONITE,
    EMPIRE,
    LEADER_NUMBER,
    LUKE,
    LUKE_JEDI,
    MASTER_YODA,
    NO_RING,
    REBEL,
    UNIT_NUMBER,
)
from tablero.games.rebellion.missions import can_reveal, end_of_command
from tablero.games.rebellion.resample import resample
from tablero.games.rebellion.state import ELIMINATED, ON_MISSION, Table
from tablero.kernel import Illegal, Rng, say


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
