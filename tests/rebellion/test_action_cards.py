"""Every action card that is not for the start of a combat: when it may be used, by whom, and what it does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rebellion.fights import action, all_texts, arena, fights, give_actions, told
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
    reveals,
    ring_of,
    seat_of,
    stage,
    systems,
    tried,
    uses,
    who,
)
from tablero.games.rebellion.actions import action_name
from tablero.games.rebellion.assignment import action_options, assignment_choice
from tablero.games.rebellion.base import bits, reveal_base
from tablero.games.rebellion.board import subjugate
from tablero.games.rebellion.content.actions import ACTIONS, can_use_assignment
from tablero.games.rebellion.facts import (
    C_3PO,
    CAPTURED,
    DIRECT_HIT,
    EMPIRE,
    LEADER_NUMBER,
    LEADERS,
    MILLENNIUM_FALCON,
    NO_RING,
    R2_D2,
    REBEL,
    REGIONS,
    SIDE_KEYS,
    SPECIAL,
    SYSTEMS,
)
from tablero.games.rebellion.missions import action_text, can_reveal
from tablero.games.rebellion.movement import move_normally
from tablero.games.rebellion.recruit import resolve_immediate
from tablero.games.rebellion.state import ALL_SYSTEMS, BOTH, ELIMINATED, ON_MISSION, POOL, Table
from tablero.games.rebellion.view import view
from tablero.kernel import Game, Illegal, Rng, say

TIMINGS = {
    "card_leader_captured": "captured",
    "before_own_roll_in_combat_or_mission": "before_own_roll",
    "own_mission_success_in_leader_system": "own_mission_success",
    "opponent_attempts_mission_before_roll": "opponent_attempts",
    "opponent_attempts_spec_ops_mission_before_roll": "opponent_attempts_spec_ops",
    "leader_rescued_by_mission_in_leader_system": "rescued_by_mission",
    "before_revealing_card_leader_mission": "before_reveal",
}


@pytest.mark.shared
@pytest.mark.rule("rebellion:action.12")
def test_the_cards_are_those_of_the_box(shared: Path) -> None:
    rows = json.loads((shared / "data/rebellion/actions.json").read_text(encoding="utf-8"))["actions"]
    assert sorted(row["id"] for row in rows) == sorted(card.key for card in ACTIONS)
    for row in rows:
        found = ACTIONS[action(row["id"])]
        assert (SIDE_KEYS[found.side], found.starting) == (row["faction"], row["starting"])
        assert [LEADERS[leader].key for leader in found.leaders] == row["leaders"]
        assert found.timing == TIMINGS.get(row.get("trigger"), row["timing"])


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_card_says_itself(lang: str) -> None:
    texts = all_texts(lang)
    for number, shown in enumerate(ACTIONS):
        assert texts.render(action_name(number))
        assert all(texts.render(line) for line in action_text(shown))
        assert texts.render(say(f"rebellion-timing-{shown.timing}"))


def used(key: str, leader: str, *answers: Any, table: Table | None = None, **others: Any) -> Game[Table]:
    """Use a card in the Assignment phase with its leader from the pool."""
    table = lead(table or stage(), leader)
    side = ACTIONS[action(key)].side
    give_actions(table, side, key)
    return tried(table, uses(key, leader, table.general(side)), *answers, **others)


def mission_with(key: str, *cards: str, table: Table, by: str, side: int = REBEL, **others: Any) -> Game[Table]:
    """Reveal a mission while a side holds action cards."""
    return attempt(give_actions(table, side, *cards), key, by=by, **others)


# Using cards.


@pytest.mark.rule("rebellion:action.01")
def test_a_card_is_used_once_and_leaves_the_game() -> None:
    game = used("rebel_planning", "jan_dodonna")
    assert game.state.action_hand[REBEL] == []
    assert game.state.actions_gone == [action("rebel_planning")]
    assert told(game, "rebellion-uses-action")[0]["card"].id == "rebellion-action-rebel_planning"
    assert action_options(lead(game.state, "jan_dodonna"), REBEL) == []


@pytest.mark.rule("rebellion:action.02")
def test_a_card_for_a_mission_needs_its_leader_there() -> None:
    def roll(place: str) -> Game[Table]:
        table = lead(lead(stage(), "general_tagge", place="kessel"), "wedge_antilles", place=place)
        give_actions(table, REBEL, "one_in_a_million")
        return attempt(table, "sabotage", at("kessel"), by="general_rieekan")

    assert asked(roll("kessel"))[0] == "rebellion-window-before_own_roll"
    assert roll("rodia").outcome is not None
    captive = lead(stage(), "general_tagge", place="kessel")
    give_actions(
        imprisoned(put(captive, "kessel", tie_fighter=1), "wedge_antilles", "kessel"), REBEL, "one_in_a_million"
    )
    assert attempt(captive, "sabotage", at("kessel"), by="general_rieekan").outcome is not None


@pytest.mark.rule("rebellion:action.03", "rebellion:action.09", "rebellion:action.12")
def test_assignment_cards_are_offered_beside_assigning_and_need_a_leader_in_the_pool() -> None:
    table = lead(give_actions(stage(), REBEL, "rebel_planning", "noble_sacrifice"), "jan_dodonna", "obi_wan_kenobi")
    leader = LEADER_NUMBER["jan_dodonna"]
    options = assignment_choice(table, REBEL, BOTH).options
    assert options == [("use", action("rebel_planning"), leader), "done"]  # the other heading is not for now
    lead(table, "jan_dodonna", place="kessel")
    assert assignment_choice(table, REBEL, BOTH).options == ["done"]


@pytest.mark.rule("rebellion:action.03")
def test_a_card_that_can_do_nothing_is_not_offered() -> None:
    table = lead(stage(), "general_rieekan", "lando_calrissian", "princess_leia", "han_solo")
    assert can_use_assignment(table, action("start_the_evacuation"))
    assert not can_use_assignment(table, action("independent_operation"))  # nothing is subjugated
    assert not can_use_assignment(table, action("our_most_desperate_hour"))  # no deck
    assert not can_use_assignment(table, action("ambush"))  # no Madine
    assert can_use_assignment(table, action("an_old_friend"))  # Chewbacca is still to be found
    assert not can_use_assignment(lead(table, "chewbacca"), action("an_old_friend"))
    assert not can_use_assignment(table, action("one_in_a_million"))


@pytest.mark.rule("rebellion:action.05")
def test_an_immediate_card_is_resolved_as_soon_as_it_is_received() -> None:
    table = lead(give_actions(stage(), REBEL, "human_cyborg_relations"), "mon_mothma", "princess_leia")
    game = act(table, resolve_immediate)
    assert asked(game) == ("rebellion-choose-ring", [who("mon_mothma"), who("princess_leia")])
    game.choose(who("princess_leia"))
    assert ring_of(game.state, "princess_leia") == C_3PO
    assert game.state.action_hand[REBEL] == []


@pytest.mark.rule("rebellion:action.06", "rebellion:action.09")
def test_special_cards_have_their_own_moment_and_may_be_declined() -> None:
    table = lead(stage(), "obi_wan_kenobi", place="kessel")
    give_actions(put(table, "kessel", stormtrooper=1), REBEL, "noble_sacrifice", "wookiee_guardian")
    game = attempt(table, "capture_rebel_operative", dice=[HIT_] * 3)
    assert asked(game) == ("rebellion-window-captured", ["decline", ("use", action("noble_sacrifice"))])
    game.choose("decline")
    assert ring_of(game.state, "obi_wan_kenobi") == CAPTURED
    assert game.state.action_hand[REBEL] == [action("noble_sacrifice"), action("wookiee_guardian")]


@pytest.mark.rule("rebellion:action.07")
def test_nobody_sees_the_action_cards_of_the_other_side() -> None:
    table = give_actions(stage(), REBEL, "undercover")
    assert view(table, REBEL)["actions"]["hand"] == ["undercover"]
    assert view(table, EMPIRE)["actions"]["hand"] == []
    assert "undercover" not in str(view(table, EMPIRE)) + str(view(table, None))


@pytest.mark.rule("rebellion:action.07", "rebellion:cheat.03")
def test_being_asked_does_not_tell_what_a_hand_holds() -> None:
    def window(key: str) -> Game[Table]:
        table = lead(put(stage(), "kessel", stormtrooper=1), "chewbacca", place="kessel")
        return attempt(give_actions(table, REBEL, key), "detained", by="general_tagge")

    guarded, bluffing = window("wookiee_guardian"), window("ambush")
    assert asked(guarded)[0] == asked(bluffing)[0] == "rebellion-window-opponent_attempts_spec_ops"
    assert asked(bluffing)[1] == ["decline"]


@pytest.mark.rule("rebellion:action.08")
def test_only_cards_with_the_recruit_icon_are_gained_by_recruiting() -> None:
    assert sum(not card.starting for card in ACTIONS) == 24
    assert all(card.leaders for card in ACTIONS if not card.starting)


@pytest.mark.rule("rebellion:action.10", "rebellion:round.03")
@pytest.mark.parametrize("current", [REBEL, EMPIRE])
def test_the_current_player_uses_cards_first(current: int) -> None:
    table = arena(x_wing=1, tie_fighter=1)
    lead(table, "admiral_ackbar", "admiral_piett", place="nal_hutta")
    give_actions(table, REBEL, "its_a_trap")
    give_actions(table, EMPIRE, "keep_them_from_escaping")
    game = act(table, fights(current))
    assert (asked(game)[0], seat_of(game)) == ("rebellion-window-start_of_combat", current)
    game.choose("decline")
    assert (asked(game)[0], seat_of(game)) == ("rebellion-window-start_of_combat", 1 - current)
    game.choose("decline")
    assert game.decision is None or asked(game)[0] != "rebellion-window-start_of_combat"  # each is asked once


@pytest.mark.rule("rebellion:action.11")
def test_a_mission_that_is_searched_for_is_not_shown() -> None:
    table = stage()
    table.mission_deck[REBEL] = [card("demolition"), card("stolen_plans")]
    game = used("our_most_desperate_hour", "princess_leia", ("mission", card("stolen_plans")), table=table)
    assert "stolen_plans" not in str(game.log_for(EMPIRE)) + str(view(game.state, EMPIRE))
    assert "stolen_plans" in str(view(game.state, REBEL))


# Rebel cards.


def test_our_most_desperate_hour_assigns_leia_to_any_mission_of_the_deck() -> None:
    table = stage()
    table.mission_deck[REBEL] = [card("hidden_fleet", 2), card("demolition"), card("hidden_fleet", 1)]
    table.seen_mission[card("demolition")] = 1
    game = used("our_most_desperate_hour", "princess_leia", table=table)
    offered = [("mission", card("demolition")), ("mission", card("hidden_fleet", 1))]
    assert asked(game) == ("rebellion-fetch-mission", offered)  # one of each kind
    assert all(asked(game.resample(REBEL, Rng(seed))) == asked(game) for seed in range(9))
    game.choose(("mission", card("hidden_fleet", 1)))
    assert game.state.assigned[0].leaders == [LEADER_NUMBER["princess_leia"]]
    assert game.state.assigned[0].card == card("hidden_fleet", 1)
    assert place_of(game.state, "princess_leia") == ON_MISSION
    assert sorted(game.state.mission_deck[REBEL]) == sorted([card("demolition"), card("hidden_fleet", 2)])
    assert game.state.seen_mission[card("demolition")] == 0  # shuffled


def test_rebel_planning_brings_dodonna_to_the_base_and_an_objective() -> None:
    table = stage()
    table.objective_deck = [4]
    game = used("rebel_planning", "jan_dodonna", table=table)
    assert place_of(game.state, "jan_dodonna") == where("rebel_base")
    assert game.state.objective_hand == [4]
    reveal_base(table)
    revealed = used("rebel_planning", "jan_dodonna", table=table)
    assert place_of(revealed.state, "jan_dodonna") == where("hoth")


@pytest.mark.parametrize(("key", "ring"), [("human_cyborg_relations", C_3PO), ("resourceful_astromech", R2_D2)])
def test_the_droids_go_to_any_rebel_leader_in_play(key: str, ring: int) -> None:
    table = lead(stage(), "mon_mothma", "jan_dodonna", "darth_vader")
    game = act(give_actions(table, REBEL, key), resolve_immediate)
    assert asked(game)[1] == [who("jan_dodonna"), who("mon_mothma")]  # nobody in the supply, no Imperial
    game.choose(who("mon_mothma"))
    assert ring_of(game.state, "mon_mothma") == ring


def test_start_the_evacuation_leads_units_out_of_the_base() -> None:
    table = put(put(stage(), "rebel_base", rebel_transport=1, rebel_trooper=5, ion_cannon=1), "kessel", tie_fighter=1)
    game = used("start_the_evacuation", "general_rieekan", table=table)
    assert at("kessel") not in asked(game)[1]
    assert len(asked(game)[1]) == 31
    game.choose(at("ryloth"))
    assert asked(game)[1] == [kind("rebel_transport"), kind("rebel_trooper")]
    with pytest.raises(Illegal):
        game.choose((1, 5))
    game.choose((1, 4))
    assert units_in(game.state, "ryloth") == {"rebel_transport": 1, "rebel_trooper": 4}
    assert place_of(game.state, "general_rieekan") == where("ryloth")
    pinned = used(
        "start_the_evacuation", "general_rieekan", at("ryloth"), table=lead(table, "chewbacca", place="rebel_base")
    )
    assert pinned.outcome is not None


def test_temporary_alliance_queues_in_a_neutral_system() -> None:
    table = loyal(loyal(stage(), "corellia", to=EMPIRE), "naboo", to=REBEL)
    put(table, "mustafar", stormtrooper=1)
    subjugate(table)
    game = used("temporary_alliance", "mon_mothma", table=table)
    assert not {at("corellia"), at("naboo"), at("mustafar")} & set(asked(game)[1])
    game.choose(at("toydaria"))
    assert on_queue(game.state, 2) == {"corellian_corvette": 1}
    assert place_of(game.state, "mon_mothma") == where("toydaria")


def test_ambush_destroys_imperial_ground_units_of_three_health() -> None:
    table = put(stage(), "kessel", stormtrooper=2, at_at=1, tie_fighter=2, rebel_trooper=1)
    game = used("ambush", "general_madine", at("kessel"), table=table)
    assert asked(game) == ("rebellion-choose-victims", [kind("stormtrooper"), kind("at_at")])
    with pytest.raises(Illegal):
        game.choose((1, 1))
    game.choose((0, 1))
    assert units_in(game.state, "kessel") == {"stormtrooper": 2, "tie_fighter": 2, "rebel_trooper": 1}
    assert not told(game, "rebellion-combat")


@pytest.mark.rule("rebellion:recruit.05", "rebellion:recruit.06")
@pytest.mark.parametrize(
    ("choice", "place", "friend"),
    [("recruit_lando", "bespin", "lando_calrissian"), ("recruit_chewbacca", "kashyyyk", "chewbacca")],
)
def test_an_old_friend_joins_han(choice: str, place: str, friend: str) -> None:
    game = used("an_old_friend", "han_solo")
    assert asked(game) == ("rebellion-choose-effect", ["recruit_lando", "recruit_chewbacca"])
    game.choose(choice)
    assert place_of(game.state, "han_solo") == place_of(game.state, friend) == where(place)
    gone = stage()
    gone.leader_at[LEADER_NUMBER[friend]] = ELIMINATED
    other = used("an_old_friend", "han_solo", table=gone)
    assert place_of(other.state, friend) == ELIMINATED
    assert place_of(other.state, "han_solo") not in (POOL, where(place))  # only the other friend is left


def test_independent_operation_drives_the_garrison_out() -> None:
    table = put(loyal(stage(), "corellia", "mustafar", to=EMPIRE), "kessel", stormtrooper=2, at_st=1, tie_fighter=1)
    subjugate(table)
    game = used("independent_operation", "lando_calrissian", table=table)
    assert asked(game) == ("rebellion-choose-refuge", systems("mustafar", "corellia"))
    assert seat_of(game) == EMPIRE
    game.choose(at("corellia"))
    assert units_in(game.state, "corellia") == {"stormtrooper": 2, "at_st": 1}
    assert units_in(game.state, "kessel") == {"tie_fighter": 1}
    assert not game.state.subjugated[where("kessel")]
    assert place_of(game.state, "lando_calrissian") == where("kessel")


@pytest.mark.parametrize("errata", [False, True])
def test_the_errata_bar_refuges_with_rebel_ground_units(errata: bool) -> None:
    table = put(loyal(stage(errata=errata), "corellia", "mustafar", to=EMPIRE), "kessel", stormtrooper=1)
    put(put(table, "corellia", rebel_trooper=1), "mustafar", x_wing=1)
    subjugate(table)
    game = used("independent_operation", "lando_calrissian", table=table)
    if errata:
        assert units_in(game.state, "mustafar") == {"stormtrooper": 1, "x_wing": 1}
        put(table, "mustafar", rebel_trooper=1)
        assert not can_use_assignment(lead(table, "lando_calrissian"), action("independent_operation"))
    else:
        assert asked(game)[1] == systems("mustafar", "corellia")
        game.choose(at("corellia"))
        assert told(game, "rebellion-combat")  # rebellion:move.09


@pytest.mark.rule("rebellion:leader.04")
def test_noble_sacrifice_eliminates_obi_wan_for_reputation() -> None:
    table = lead(put(stage(), "kessel", stormtrooper=1), "obi_wan_kenobi", place="kessel")
    give_actions(table, REBEL, "noble_sacrifice")
    game = attempt(table, "capture_rebel_operative", ("use", action("noble_sacrifice")), dice=[HIT_] * 3)
    assert place_of(game.state, "obi_wan_kenobi") == ELIMINATED
    assert game.state.reputation == 13
    assert CAPTURED not in game.state.ring
    other = lead(put(stage(), "kessel", stormtrooper=1), "mon_mothma", place="kessel")
    game = attempt(give_actions(other, REBEL, "noble_sacrifice"), "capture_rebel_operative", dice=[HIT_] * 3)
    assert game.outcome is not None  # it is for Obi-Wan only


def test_noble_sacrifice_comes_before_the_prisoner_is_carried_off() -> None:
    table = lead(put(stage(), "mustafar", stormtrooper=1), "obi_wan_kenobi", place="dagobah")
    give_actions(table, REBEL, "noble_sacrifice")
    game = attempt(table, "collect_bounty", ("use", action("noble_sacrifice")), by="boba_fett", dice=[HIT_] * 3)
    assert place_of(game.state, "obi_wan_kenobi") == ELIMINATED
    assert place_of(game.state, "boba_fett") == where("mustafar")


@pytest.mark.rule("rebellion:action.02")
def test_two_cards_bring_their_leader_along() -> None:
    assert {card.key for card in ACTIONS if card.moves_leader} == {"undercover", "ready_for_action"}


@pytest.mark.rule("rebellion:deathstar.11", "rebellion:action.02")
def test_one_in_a_million_sets_dice_instead_of_rolling() -> None:
    table = lead(stage(), "wedge_antilles", "darth_vader", place="kessel")
    give_actions(table, REBEL, "one_in_a_million")
    use = ("use", action("one_in_a_million"))
    game = attempt(table, "sabotage", at("kessel"), use, by="general_rieekan", dice=[BLANK_] + [HIT_] * 3)
    assert asked(game)[0] == "rebellion-set-die"
    game.choose(("set", 1, SPECIAL))
    game.choose(("set", 1, DIRECT_HIT))
    assert dict(told(game, "rebellion-mission-dice")[0]["own"].args)["base"] == 3  # 2 + 1 + a blank
    assert told(game, "rebellion-mission-fails")


@pytest.mark.rule("rebellion:team.24")
@pytest.mark.parametrize(("recruit", "seat"), [("wedge_antilles", 0), ("luke_skywalker", 1)])
def test_whoever_is_offered_one_in_a_million_sets_the_dice(recruit: str, seat: int) -> None:
    table = lead(stage(4), "wedge_antilles", "luke_skywalker", "darth_vader", place="kessel")
    give_actions(table, REBEL, "one_in_a_million")
    table.recruited_with += [action("one_in_a_million"), LEADER_NUMBER[recruit]]
    game = attempt(table, "sabotage", at("kessel"), by="chewbacca")
    assert (asked(game)[0], seat_of(game)) == ("rebellion-window-before_own_roll", seat)
    game.choose(("use", action("one_in_a_million")))
    assert (asked(game)[0], seat_of(game)) == ("rebellion-set-die", seat)


@pytest.mark.rule("rebellion:team.24")
@pytest.mark.parametrize(("recruit", "seat"), [("lando_calrissian", 0), ("obi_wan_kenobi", 1)])
def test_whoever_uses_a_card_chooses_its_leader(recruit: str, seat: int) -> None:
    table = put(lead(stage(4), "lando_calrissian", "obi_wan_kenobi", place="kessel"), "naboo", stormtrooper=1)
    give_actions(table, REBEL, "undercover")
    table.recruited_with += [action("undercover"), LEADER_NUMBER[recruit]]
    game = attempt(table, "rule_by_fear", ("use", action("undercover")))
    assert (asked(game)[0], seat_of(game)) == ("rebellion-choose-card-leader", seat)


def skywalker(place: str = "kessel", *cards: str) -> Game[Table]:
    table = put(lead(stage(), "luke_skywalker", place=place), "kessel", stormtrooper=1)
    table.mission_deck[REBEL] = [card(key) for key in cards or ("demolition", "daring_rescue", "seek_yoda")]
    give_actions(table, REBEL, "son_of_skywalker")
    return attempt(table, "misdirection", who("luke_skywalker"), by="han_solo")


def test_son_of_skywalker_fetches_a_mission_after_a_success() -> None:
    game = skywalker()
    assert asked(game)[0] == "rebellion-window-own_mission_success"
    game.choose(("use", action("son_of_skywalker")))
    assert asked(game) == (
        "rebellion-fetch-mission",
        [("mission", card("daring_rescue")), ("mission", card("seek_yoda"))],
    )
    game.choose(("mission", card("seek_yoda")))
    assert keys(game.state.mission_hand[REBEL]) == ["seek_yoda"]
    assert sorted(keys(game.state.mission_deck[REBEL])) == ["daring_rescue", "demolition"]
    assert skywalker("rodia").outcome is not None
    none = skywalker("kessel", "demolition")
    none.choose(("use", action("son_of_skywalker")))
    assert asked(none)[1] == ["none"]


@pytest.mark.rule("rebellion:recruit.08")
def test_the_millennium_falcon_goes_to_the_leader_recruited_with_it() -> None:
    table = lead(give_actions(stage(), REBEL, "the_millennium_falcon"), "han_solo", "chewbacca")
    table.recruited_with = [action("the_millennium_falcon"), LEADER_NUMBER["chewbacca"]]
    game = act(table, resolve_immediate)
    assert ring_of(game.state, "chewbacca") == MILLENNIUM_FALCON
    table.recruited_with = [action("the_millennium_falcon"), -1]
    assert MILLENNIUM_FALCON not in act(table, resolve_immediate).state.ring


def test_undercover_brings_a_leader_from_any_system() -> None:
    table = lead(lead(stage(), "mon_mothma", place="kessel"), "obi_wan_kenobi", place="ryloth")
    give_actions(lead(table, "lando_calrissian", place="rebel_base"), REBEL, "undercover")
    game = attempt(table, "detained", who("mon_mothma"), by="general_tagge")
    assert asked(game) == ("rebellion-window-opponent_attempts", ["decline", ("use", action("undercover"))])
    assert not told(game, "rebellion-rolls")  # before the dice
    game.choose(("use", action("undercover")))
    assert place_of(game.state, "obi_wan_kenobi") == where("kessel")
    lead(table, "obi_wan_kenobi", place="kessel")
    there = attempt(table, "detained", who("mon_mothma"), by="general_tagge")
    assert there.outcome is not None  # he is there, and Lando in no system


def test_undercover_chooses_between_two() -> None:
    table = lead(stage(), "obi_wan_kenobi", "lando_calrissian", place="ryloth")
    give_actions(lead(table, "mon_mothma", place="kessel"), REBEL, "undercover")
    game = attempt(table, "detained", who("mon_mothma"), ("use", action("undercover")), by="general_tagge")
    assert asked(game) == ("rebellion-choose-card-leader", [who("lando_calrissian"), who("obi_wan_kenobi")])
    game.choose(who("lando_calrissian"))
    assert place_of(game.state, "obi_wan_kenobi") == where("ryloth")
    assert place_of(game.state, "lando_calrissian") == where("kessel")


def test_undercover_can_oppose_a_mission_that_nobody_opposed() -> None:
    table = give_actions(lead(stage(), "obi_wan_kenobi", place="ryloth"), REBEL, "undercover")
    game = attempt(table, "long_range_probe", at("kessel"), ("use", action("undercover")), dice=[BLANK_] * 6)
    assert told(game, "rebellion-mission-fails")


def test_wookiee_guardian_makes_special_operations_fail() -> None:
    table = lead(put(stage(), "kessel", stormtrooper=1), "chewbacca", "mon_mothma", place="kessel")
    give_actions(table, REBEL, "wookiee_guardian")
    game = attempt(table, "capture_rebel_operative", who("mon_mothma"))
    assert asked(game)[0] == "rebellion-window-opponent_attempts_spec_ops"
    game.choose(("use", action("wookiee_guardian")))
    assert told(game, "rebellion-mission-fails")
    assert not told(game, "rebellion-rolls")
    assert ring_of(game.state, "mon_mothma") == NO_RING
    intel = attempt(table, "long_range_probe", at("kessel"))
    assert told(intel, "rebellion-rolls")  # not asked: another skill
    lead(table, "chewbacca", place="rodia")
    assert told(attempt(table, "capture_rebel_operative"), "rebellion-rolls")  # nor where he is not


# Imperial cards.


def test_brilliant_administrator_queues_in_an_imperial_system() -> None:
    table = loyal(put(stage(), "kessel", stormtrooper=1), "corellia", to=EMPIRE)
    subjugate(table)
    game = used("brilliant_administrator", "grand_moff_tarkin", table=table)
    assert asked(game)[1] == systems("kessel", "corellia")
    game.choose(at("corellia"))
    assert on_queue(game.state, 3) == {"tie_fighter": 1, "star_destroyer": 1}
    assert place_of(game.state, "grand_moff_tarkin") == where("corellia")


def rescued(vader: str, key: str = "daring_rescue") -> Game[Table]:
    table = put(imprisoned(stage(), "han_solo", "kessel"), "kessel", stormtrooper=1)
    give_actions(lead(table, "darth_vader", place=vader), EMPIRE, "it_is_your_destiny")
    return attempt(table, key, by="obi_wan_kenobi chewbacca", dice=[HIT_] * 3)


def test_it_is_your_destiny_captures_a_rescuer() -> None:
    game = rescued("kessel")
    assert (asked(game)[0], seat_of(game)) == ("rebellion-window-rescued_by_mission", EMPIRE)
    assert place_of(game.state, "han_solo") == where("rebel_base")
    game.choose(("use", action("it_is_your_destiny")))
    assert asked(game) == ("rebellion-choose-captured", [who("obi_wan_kenobi"), who("chewbacca")])
    game.choose(who("chewbacca"))
    assert ring_of(game.state, "chewbacca") == CAPTURED
    assert asked(game) == ("rebellion-pick-returning", [who("obi_wan_kenobi")])  # the prisoner can't leave
    assert asked(rescued("rodia"))[0] == "rebellion-pick-returning"


def blind(by: str) -> Game[Table]:
    table = lead(lead(stage(), "princess_leia"), "mon_mothma", place="kessel")
    return mission_with("detained", "blindside", table=table, by=by, side=EMPIRE)


@pytest.mark.rule("rebellion:golden.03")
def test_blindside_keeps_the_rebel_pool_out() -> None:
    game = blind("boba_fett")
    assert asked(game) == ("rebellion-window-before_reveal", ["decline", ("use", action("blindside"))])
    assert game.state.mission is None  # nothing is turned up yet
    declined = game.fork()
    declined.choose("decline")
    assert asked(declined)[0] == "rebellion-oppose"
    game.choose(("use", action("blindside")))
    assert place_of(game.state, "princess_leia") == POOL
    assert told(game, "rebellion-rolls")  # who is there still opposes
    assert asked(blind("general_tagge"))[0] == "rebellion-oppose"


@pytest.mark.rule("rebellion:mission.01")
def test_blindside_does_not_break_when_the_card_is_drawn_anew() -> None:
    table = give_actions(lead(stage(), "mon_mothma", place="kessel"), EMPIRE, "blindside")
    table.mission_deck[EMPIRE] = [card("double_our_efforts"), card("carbon_freezing")]
    game = tried(assign(table, "detained", "boba_fett"), reveals())
    turned_up = set()
    for seed in range(20):
        twin = game.resample(REBEL, Rng(seed))
        able = can_reveal(twin.state, twin.state.assigned[0]) is None
        twin.choose("decline")
        assert twin.state.mission is None
        assert (twin.state.assigned == []) is able
        turned_up.add(able)
    assert turned_up == {True, False}


@pytest.mark.rule("rebellion:golden.03")
def test_boba_fett_locks_a_system_for_the_rebels() -> None:
    table = put(loyal(stage(), "corellia", to=EMPIRE), "corellia", stormtrooper=1)
    game = used("boba_fett_where", "boba_fett", table=table)
    assert game.state.locked == [where("corellia")]
    assert place_of(game.state, "boba_fett") == where("corellia")
    locked = lead(game.state, "obi_wan_kenobi", place="ryloth")
    lead(locked, "chewbacca", "mon_mothma", "wedge_antilles", place="corellia")
    give_actions(locked, REBEL, "undercover", "wookiee_guardian", "one_in_a_million", "son_of_skywalker")
    mission = attempt(locked, "capture_rebel_operative", who("mon_mothma"))
    assert len(told(mission, "rebellion-rolls")) == 2  # no card was offered
    assert at("corellia") not in asked(attempt(locked, "sabotage", by="han_solo"))[1]


def test_catch_them_by_surprise_moves_and_fights() -> None:
    table = put(put(stage(), "toydaria", assault_carrier=1, stormtrooper=4), "kessel", x_wing=1)
    game = used("catch_them_by_surprise", "admiral_ozzel", at("kessel"), table=table)
    assert asked(game)[1] == [("from", where("toydaria")), "done"]
    game.choose(("from", where("toydaria")))
    game.choose((1, 4))
    assert told(game, "rebellion-combat")
    assert place_of(game.state, "admiral_ozzel") == where("kessel")
    quiet = used("catch_them_by_surprise", "admiral_ozzel", at("ryloth"), table=table)
    assert quiet.outcome is not None


@pytest.mark.rule("rebellion:cheat.01", "rebellion:system.01")
@pytest.mark.parametrize(("place", "found"), [("mustafar", True), ("kessel", False)])
def test_local_rumors_asks_about_the_region(place: str, found: bool) -> None:
    table = put(put(stage(), "mustafar", tie_fighter=1), "kessel", tie_fighter=1)
    game = used("local_rumors", "colonel_yularen", table=table)
    assert asked(game)[1] == systems("kessel", "mustafar")
    game.choose(at(place))
    region = bits(REGIONS[SYSTEMS[where(place)].region])
    assert game.state.possible_base == (region if found else ALL_SYSTEMS & ~region)
    assert bool(told(game, "rebellion-base-region-yes")) is found
    assert not game.state.base_revealed


def test_proceeding_as_planned_assigns_a_project() -> None:
    table = stage()
    table.project_deck = [card("superlaser_online"), card("oversee_project")]
    game = used("proceeding_as_planned", "moff_jerjerrod", ("mission", card("oversee_project")), table=table)
    assert keys([game.state.assigned[0].card]) == ["oversee_project"]
    assert game.state.assigned[0].leaders == [LEADER_NUMBER["moff_jerjerrod"]]
    assert keys(game.state.project_deck) == ["superlaser_online"]


def test_public_support_brings_stormtroopers_whom_janus_does_not_pin() -> None:
    table = put(loyal(stage(), "corellia", "mustafar", to=EMPIRE), "mustafar", rebel_trooper=1)
    put(table, "corellia", assault_carrier=1)
    game = used("public_support", "janus_greejatus", table=table)
    after = game.state
    assert units_in(after, "corellia") == {"assault_carrier": 1, "stormtrooper": 3}  # Mustafar has Rebels
    moving = act(after, lambda t: move_normally(t, EMPIRE, EMPIRE, where("sullust")))
    assert ("from", where("corellia")) in asked(moving)[1]
    lead(after, "general_tagge", place="corellia")
    pinned = act(after, lambda t: move_normally(t, EMPIRE, EMPIRE, where("sullust")))
    assert pinned.outcome is not None


def test_scouting_mission_gathers_four_tie_fighters() -> None:
    table = put(put(stage(), "ryloth", tie_fighter=3), "endor", tie_fighter=3)
    put(lead(put(table, "ilum", tie_fighter=1), "general_tagge", place="ilum"), "kessel", x_wing=1)
    game = used("scouting_mission", "soontir_fel", at("kessel"), table=table)
    assert asked(game)[1] == [("from", where("ryloth")), ("from", where("endor")), "done"]  # pinned in Ilum
    game.choose(("from", where("ryloth")))
    game.choose((3,))
    game.choose(("from", where("endor")))
    with pytest.raises(Illegal):
        game.choose((2,))
    game.choose((1,))
    assert units_in(game.state, "endor") == {"tie_fighter": 2}
    assert told(game, "rebellion-combat")
    ground = put(put(stage(), "ryloth", tie_fighter=1), "kessel", rebel_trooper=1)
    alone = used("scouting_mission", "soontir_fel", at("kessel"), ("from", where("ryloth")), (1,), table=ground)
    assert not told(alone, "rebellion-combat")
    assert units_in(alone.state, "kessel") == {"tie_fighter": 1, "rebel_trooper": 1}


def test_no_rebel_card_places_a_leader_in_a_locked_system() -> None:
    table = stage()
    table.locked.append(where("kessel"))
    assert at("kessel") not in asked(used("ambush", "general_madine", table=table))[1]
