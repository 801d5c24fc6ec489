"""Revealing missions: requirements, targets, opposition, dice, success, and where the card goes."""

from __future__ import annotations

from typing import Any

import pytest

from rebellion.fights import action, give_actions, rolled, told
from rebellion.scenes import BLANK_, DIRECT, HIT_, SPECIAL_, act, asked, lead, loyal, position, put, where
from rebellion.tries import (
    aims,
    assign,
    at,
    attempt,
    card,
    imprisoned,
    keys,
    place_of,
    reveals,
    seat_of,
    stage,
    uses,
    who,
)
from tablero.games.rebellion.command import may_reveal, turn_choice
from tablero.games.rebellion.content.missions import MISSION_CARDS, MISSIONS
from tablero.games.rebellion.facts import (
    ADMIRAL,
    CAPTURED,
    DIPLOMACY,
    EMPIRE,
    GENERAL,
    INTEL,
    LEADER_NUMBER,
    LEADERS,
    LOGISTICS,
    REBEL,
    SPEC_OPS,
)
from tablero.games.rebellion.leaders import eliminate, imprison
from tablero.games.rebellion.missions import can_reveal, targets, why_no_target
from tablero.games.rebellion.refresh import discard_down
from tablero.games.rebellion.state import BOTH, ELIMINATED, ON_MISSION, POOL, Table
from tablero.kernel import Game, Illegal


def succeeded(game: Game[Table]) -> bool:
    """Tell whether the one mission of a game has succeeded; it has been decided."""
    won, lost = told(game, "rebellion-mission-succeeds"), told(game, "rebellion-mission-fails")
    assert len(won) + len(lost) == 1
    return bool(won)


def sabotage(*, by: str = "chewbacca", against: str = "general_tagge", dice: list[int], here: str = "") -> Game[Table]:
    """Attempt Sabotage in Kessel against somebody who is there already."""
    table = lead(stage(), against, *([here] if here else []), place="kessel")
    return attempt(table, "sabotage", at("kessel"), by=by, dice=dice)


# What can be revealed.


@pytest.mark.rule("rebellion:mission.01", "rebellion:skill.01")
def test_leaders_together_need_the_icons_of_the_skill() -> None:
    table = assign(put(stage(), "kessel", stormtrooper=1), "covert_operation", "jan_dodonna")
    reason = can_reveal(table, table.assigned[0])
    assert reason is not None
    assert reason.rule == "rebellion:mission.01"
    table.assigned[0].leaders.append(LEADER_NUMBER["chewbacca"])  # spec ops: the wrong skill
    assert can_reveal(table, table.assigned[0]) is not None
    table.assigned[0].leaders[1] = LEADER_NUMBER["han_solo"]  # 2 and 1
    assert can_reveal(table, table.assigned[0]) is None


@pytest.mark.rule("rebellion:mission.01")
def test_a_mission_that_cannot_be_revealed_is_no_option_of_the_turn() -> None:
    table = assign(stage(), "sabotage", "mon_mothma")
    assert turn_choice(table, REBEL, 2).options[-1] == "pass"
    assert ("reveal", 0) not in turn_choice(table, REBEL, 2).options
    table = assign(stage(), "sabotage", "chewbacca")
    assert ("reveal", 0) in turn_choice(table, REBEL, 2).options


@pytest.mark.rule("rebellion:skill.01")
def test_there_are_four_skills_and_missions_of_each() -> None:
    skills = {mission.skill for mission in MISSIONS}
    assert skills == {DIPLOMACY, INTEL, SPEC_OPS, LOGISTICS}
    assert all(len(leader.skills) == 4 for leader in LEADERS)


@pytest.mark.rule("rebellion:mission.02")
def test_a_leader_assigned_by_an_ability_needs_the_icons_too() -> None:
    table = lead(stage(), "princess_leia")
    table.mission_deck[REBEL] = [card("demolition"), card("stolen_plans")]
    give_actions(table, REBEL, "our_most_desperate_hour")
    hard = act(table, uses("our_most_desperate_hour", "princess_leia"), ("mission", card("demolition")))
    put(loyal(hard.state, "corellia", to=EMPIRE), "corellia", stormtrooper=1)
    reason = can_reveal(hard.state, hard.state.assigned[0])  # spec ops 3, and Leia has 1
    assert reason is not None
    assert reason.rule == "rebellion:mission.01"
    easy = act(table, uses("our_most_desperate_hour", "princess_leia"), ("mission", card("stolen_plans")))
    put(easy.state, "corellia", stormtrooper=1)
    assert can_reveal(easy.state, easy.state.assigned[0]) is None


@pytest.mark.rule("rebellion:mission.02")
def test_leaders_whom_contingency_plan_moves_on_need_the_icons_too() -> None:
    table = put(stage(), "kessel", stormtrooper=1)
    table.mission_hand[REBEL] = [card("sabotage"), card("infiltration")]
    able = attempt(table, "contingency_plan", ("mission", card("infiltration")), by="general_rieekan jan_dodonna").state
    assert able.assigned[0].leaders == [LEADER_NUMBER["general_rieekan"], LEADER_NUMBER["jan_dodonna"]]
    assert can_reveal(able, able.assigned[0]) is None
    state = attempt(table, "contingency_plan", ("mission", card("sabotage")), by="mon_mothma").state
    reason = can_reveal(state, state.assigned[0])  # Mon Mothma has no special operations
    assert reason is not None
    assert reason.rule == "rebellion:mission.01"
    assert ("reveal", 0) not in turn_choice(state, REBEL, BOTH).options
    assert ("reveal", 0) in turn_choice(able, REBEL, BOTH).options


@pytest.mark.rule("rebellion:mission.04")
def test_without_a_system_the_card_allows_it_stays_face_down() -> None:
    table = assign(stage(), "infiltration", "jan_dodonna")
    reason = can_reveal(table, table.assigned[0])
    assert reason is not None
    assert reason.rule == "rebellion:mission.04"
    put(table, "kessel", tie_fighter=1)
    assert can_reveal(table, table.assigned[0]) is None


@pytest.mark.rule("rebellion:team.17")
def test_only_a_player_with_a_leader_on_it_reveals_and_decides() -> None:
    table = assign(stage(4), "sabotage", "chewbacca")  # a leader of the General
    assert not may_reveal(table.assigned[0], REBEL, ADMIRAL)
    assert not may_reveal(table.assigned[0], EMPIRE, GENERAL)
    assert may_reveal(table.assigned[0], REBEL, GENERAL)
    assert may_reveal(table.assigned[0], REBEL, BOTH)  # who plays the side alone
    game = act(table, reveals(seat=table.general(REBEL)))
    assert asked(game)[0] == "rebellion-mission-where"
    assert seat_of(game) == table.general(REBEL)
    both = assign(stage(4), "sabotage", "chewbacca", "han_solo")
    assert may_reveal(both.assigned[0], REBEL, ADMIRAL)
    assert seat_of(act(both, reveals(seat=both.admiral(REBEL)))) == both.admiral(REBEL)


# The sequence.


@pytest.mark.rule("rebellion:mission.03", "rebellion:mission.24")
def test_the_card_is_turned_up_for_all_before_a_system_is_chosen() -> None:
    table = lead(stage(), "general_tagge")
    game = act(assign(table, "sabotage", "chewbacca"), reveals())
    assert asked(game)[0] == "rebellion-mission-where"
    assert told(game, "rebellion-reveals")[0]["card"].id == "rebellion-mission-sabotage"
    assert game.state.mission is not None
    assert game.state.mission.to_json()["card"] == "sabotage"
    assert game.state.assigned == []
    assert place_of(game.state, "chewbacca") == ON_MISSION
    game.choose(at("kessel"))
    assert asked(game)[0] == "rebellion-oppose"
    assert place_of(game.state, "chewbacca") == where("kessel")
    game.choose("decline")
    assert game.state.mission is None
    assert [entry.message.id for entry in game.log if entry.visible_to(EMPIRE)] == [
        "rebellion-reveals",
        "rebellion-mission-place",
        "rebellion-mission-succeeds",
        "rebellion-sabotaged",
    ]


@pytest.mark.rule("rebellion:mission.04")
def test_all_assigned_leaders_go_to_a_system_the_card_allows() -> None:
    table = put(put(stage(), "kessel", stormtrooper=1), "naboo", x_wing=1)
    put(table, "rodia", tie_fighter=1)
    game = attempt(table, "infiltration", by="jan_dodonna chewbacca")
    assert asked(game)[1] == [at("kessel"), at("rodia")]
    with pytest.raises(Illegal):
        game.choose(at("naboo"))
    reason = why_no_target(game.state, at("naboo"))
    assert reason is not None
    assert reason.rule == "rebellion:mission.04"
    game.choose(at("rodia"))
    assert place_of(game.state, "jan_dodonna") == place_of(game.state, "chewbacca") == where("rodia")


@pytest.mark.rule("rebellion:mission.05", "rebellion:base.04")
def test_a_mission_against_a_leader_is_where_that_leader_is() -> None:
    table = lead(stage(), "princess_leia", place="kessel")
    lead(lead(table, "han_solo", place="rodia"), "chewbacca", place="rebel_base")
    put(put(table, "kessel", stormtrooper=1), "naboo", stormtrooper=1)
    game = attempt(table, "detained", who("princess_leia"), by="general_tagge")
    assert place_of(game.state, "general_tagge") == where("kessel")
    game = attempt(table, "capture_rebel_operative", by="darth_vader")
    assert targets(table, MISSIONS[MISSION_CARDS[card("capture_rebel_operative")]]) == [who("princess_leia")]
    assert targets(table, MISSIONS[MISSION_CARDS[card("detained")]]) == [who("princess_leia"), who("han_solo")]
    game = attempt(lead(stage(), "princess_leia", "han_solo", place="kessel"), "detained", by="general_tagge")
    reason = why_no_target(game.state, who("chewbacca"))
    assert reason is not None
    assert reason.rule == "rebellion:mission.05"


@pytest.mark.rule("rebellion:base.04")
def test_no_mission_goes_to_the_base_space_unless_its_card_names_it() -> None:
    table = put(stage(), "rebel_base", x_wing=1)
    game = attempt(table, "sabotage")
    assert ("system", where("rebel_base")) not in asked(game)[1]
    reason = why_no_target(game.state, ("system", where("rebel_base")))
    assert reason is not None
    assert reason.rule == "rebellion:base.04"
    game = attempt(table, "rapid_mobilization")
    assert place_of(game.state, "mon_mothma") == where("rebel_base")


@pytest.mark.rule("rebellion:mission.06")
@pytest.mark.example("rebellion:case.02")
def test_one_unit_or_more_meets_a_requirement_for_a_unit() -> None:
    table = put(put(stage(), "kessel", stormtrooper=3), "rodia", tie_fighter=1)
    put(table, "naboo", rebel_trooper=3)
    assert aims(table, "infiltration") == ["kessel", "rodia"]


@pytest.mark.rule("rebellion:mission.07")
def test_only_attempts_can_be_opposed() -> None:
    table = lead(stage(), "general_tagge", "darth_vader")
    opposed = attempt(table, "sabotage", at("kessel"))
    assert asked(opposed)[0] == "rebellion-oppose"
    lead(table, "general_tagge", place="dagobah")
    resolved = attempt(table, "seek_yoda")
    assert told(resolved, "rebellion-mission-succeeds")
    assert not told(resolved, "rebellion-rolls")


@pytest.mark.rule("rebellion:mission.08")
def test_the_opponent_may_send_one_leader_from_the_pool_even_beside_others() -> None:
    table = lead(lead(stage(), "grand_moff_tarkin", place="kessel"), "general_tagge", "darth_vader")
    lead(table, "admiral_ozzel", place="rodia")
    game = attempt(table, "sabotage", at("kessel"))
    assert asked(game) == ("rebellion-oppose", ["decline", who("darth_vader"), who("general_tagge")])
    assert seat_of(game) == EMPIRE
    game.choose(who("general_tagge"))
    assert place_of(game.state, "general_tagge") == where("kessel")
    assert place_of(game.state, "darth_vader") == POOL
    assert game.outcome is not None  # nobody else is asked


@pytest.mark.rule("rebellion:mission.08", "rebellion:command.05")
@pytest.mark.example("rebellion:case.05")
def test_who_has_passed_may_still_oppose() -> None:
    table = lead(stage(), "general_tagge")
    table.passed = [False, True]
    game = attempt(table, "sabotage", at("kessel"))
    assert asked(game) == ("rebellion-oppose", ["decline", who("general_tagge")])
    imperial = attempt(lead(stage(), "han_solo"), "long_range_probe", at("kessel"))
    assert (seat_of(imperial), asked(imperial)) == (REBEL, ("rebellion-oppose", ["decline", who("han_solo")]))


@pytest.mark.rule("rebellion:team.18")
def test_only_one_player_of_the_other_team_sends_a_leader() -> None:
    table = lead(stage(4), "grand_moff_tarkin", "darth_vader")
    game = act(assign(table, "sabotage", "chewbacca"), reveals(), at("kessel"))
    assert (seat_of(game), asked(game)[1]) == (table.admiral(EMPIRE), ["decline", who("grand_moff_tarkin")])
    sent = game.fork()
    sent.choose(who("grand_moff_tarkin"))
    assert place_of(sent.state, "darth_vader") == POOL
    assert sent.outcome is not None
    game.choose("decline")
    assert (seat_of(game), asked(game)[1]) == (table.general(EMPIRE), ["decline", who("darth_vader")])


@pytest.mark.rule("rebellion:mission.09")
def test_unopposed_it_succeeds_without_dice() -> None:
    game = attempt(lead(stage(), "general_tagge", place="rodia"), "sabotage", at("kessel"))
    assert succeeded(game)
    assert rolled(game) == []
    assert game.state.sabotaged[where("kessel")]


@pytest.mark.rule("rebellion:mission.10")
def test_each_side_rolls_the_icons_of_all_its_leaders_there() -> None:
    table = lead(lead(stage(), "han_solo", "mon_mothma", place="kessel"), "general_veers", place="kessel")
    lead(table, "general_tagge", "emperor_palpatine", place="kessel")
    game = attempt(table, "sabotage", at("kessel"), by="wedge_antilles")
    assert rolled(game) == [(0, 4), (0, 3)]  # Wedge 2 and Han 2; Veers 2 and Tagge 1; the others have none


@pytest.mark.rule("rebellion:mission.11", "rebellion:round.03")
def test_the_current_player_rolls_first() -> None:
    table = lead(stage(), "chewbacca", place="kessel")
    put(table, "kessel", stormtrooper=1)
    imperial = attempt(table, "detained", by="general_tagge")
    assert [line["side"].id for line in told(imperial, "rebellion-rolls")] == ["rebellion-side-1", "rebellion-side-0"]
    rebel = sabotage(dice=[])
    assert [line["side"].id for line in told(rebel, "rebellion-rolls")] == ["rebellion-side-0", "rebellion-side-1"]


@pytest.mark.rule("rebellion:mission.12")
@pytest.mark.parametrize(
    ("own", "other", "wins"), [(HIT_, BLANK_, True), (HIT_, HIT_, False), (BLANK_, HIT_, False), (SPECIAL_, HIT_, True)]
)
def test_more_successes_are_needed_a_tie_fails(own: int, other: int, wins: bool) -> None:
    game = sabotage(by="general_rieekan", dice=[own, other])
    assert succeeded(game) is wins
    assert game.state.sabotaged[where("kessel")] is wins


@pytest.mark.rule("rebellion:mission.13", "rebellion:dice.01")
@pytest.mark.parametrize(("face", "worth"), [(HIT_, 1), (DIRECT, 1), (SPECIAL_, 2), (BLANK_, 0)])
def test_what_a_face_is_worth(face: int, worth: int) -> None:
    game = sabotage(by="general_rieekan", dice=[face, BLANK_])
    assert dict(told(game, "rebellion-mission-dice")[0]["own"].args)["base"] == worth


@pytest.mark.rule("rebellion:mission.14")
def test_the_leader_on_the_card_brings_two_successes_if_assigned() -> None:
    def infiltrate(by: str, **there: str) -> Game[Table]:
        table = lead(stage(), "grand_moff_tarkin", *there.values(), place="kessel")
        return attempt(put(table, "kessel", stormtrooper=1), "stolen_plans", by=by, dice=[BLANK_] * 4 + [HIT_])

    assert succeeded(infiltrate("princess_leia jan_dodonna"))  # 0 + 2 against 1
    assert not succeeded(infiltrate("jan_dodonna general_madine"))
    dice = [BLANK_] * 4 + [HIT_]
    table = put(lead(stage(), "grand_moff_tarkin", "princess_leia", place="kessel"), "kessel", stormtrooper=1)
    assert not succeeded(attempt(table, "stolen_plans", by="jan_dodonna", dice=dice))  # there, but not assigned


@pytest.mark.rule("rebellion:mission.15")
@pytest.mark.example("rebellion:case.03")
@pytest.mark.parametrize(("die", "wins"), [(BLANK_, False), (HIT_, True)])
def test_an_opponent_without_icons_still_forces_a_success(die: int, wins: bool) -> None:
    game = sabotage(by="general_rieekan", against="emperor_palpatine", dice=[die])
    assert rolled(game) == [(0, 1)]
    assert succeeded(game) is wins


@pytest.mark.rule("rebellion:mission.16")
def test_a_card_may_count_the_icons_of_every_skill() -> None:
    table = put(imprisoned(stage(), "han_solo", "kessel"), "kessel", stormtrooper=1)
    game = attempt(table, "interrogation_droid", by="colonel_yularen general_tagge")
    assert rolled(game) == [(0, 5), (0, 4)]  # Yularen 3 and Tagge 2; Han 1 + 1 + 2
    game = attempt(table, "retrieve_the_plans", by="boba_fett general_tagge")
    assert rolled(game) == [(0, 4), (0, 2)]  # spec ops only
    counting = {"lure_of_the_dark_side", "interrogation_droid"}
    assert {mission.key for mission in MISSIONS if mission.all_icons} == counting


@pytest.mark.rule("rebellion:mission.17")
def test_nobody_rolls_more_than_ten_dice() -> None:
    table = lead(stage(), "darth_vader", "boba_fett", "general_veers", "soontir_fel", "admiral_piett", place="kessel")
    lead(table, "general_madine", "wedge_antilles", "han_solo", "princess_leia", "general_rieekan", place="kessel")
    game = attempt(table, "sabotage", at("kessel"), by="chewbacca")
    assert rolled(game) == [(0, 10), (0, 10)]  # 3 + 2 + 2 + 2 + 1 + 1, and 3 + 3 + 2 + 2 + 1


@pytest.mark.rule("rebellion:mission.18", "rebellion:captive.02")
def test_a_prisoner_counts_as_absent() -> None:
    table = put(imprisoned(stage(), "chewbacca", "kessel"), "kessel", stormtrooper=1)
    unopposed = attempt(table, "planetary_conquest", at("kessel"), by="general_veers")
    assert rolled(unopposed) == []
    lead(table, "general_tagge", place="kessel")
    opposed = attempt(table, "sabotage", at("kessel"), by="general_rieekan")
    assert rolled(opposed)[0] == (0, 1)  # Rieekan's one; Chewbacca's three do not count


@pytest.mark.rule("rebellion:mission.18", "rebellion:mission.19", "rebellion:captive.03")
def test_a_prisoner_opposes_a_mission_against_himself_and_may_be_helped() -> None:
    table = put(imprisoned(stage(), "chewbacca", "kessel"), "kessel", stormtrooper=1)
    alone = attempt(table, "retrieve_the_plans")
    assert rolled(alone) == [(0, 3), (0, 3)]
    helped = attempt(lead(table, "han_solo"), "retrieve_the_plans")
    assert asked(helped) == ("rebellion-oppose", ["decline", who("han_solo")])
    helped.choose(who("han_solo"))
    assert rolled(helped) == [(0, 3), (0, 5)]


@pytest.mark.rule("rebellion:mission.19")
def test_the_target_takes_part_and_so_does_everybody_there() -> None:
    table = lead(stage(), "princess_leia", "han_solo", place="kessel")
    game = attempt(table, "detained", who("princess_leia"), by="general_tagge")
    assert rolled(game) == [(0, 1), (0, 3)]  # Leia 1 and Han 2


@pytest.mark.rule("rebellion:mission.20")
@pytest.mark.example("rebellion:case.04")
def test_sending_another_leader_does_not_change_the_target() -> None:
    table = lead(lead(put(stage(), "kessel", stormtrooper=1), "princess_leia", place="kessel"), "han_solo")
    game = attempt(table, "capture_rebel_operative", who("han_solo"), dice=[HIT_] * 3 + [BLANK_] * 3)
    assert rolled(game) == [(0, 3), (0, 3)]
    assert game.state.ring[LEADER_NUMBER["princess_leia"]] == CAPTURED
    assert game.state.ring[LEADER_NUMBER["han_solo"]] != CAPTURED


@pytest.mark.rule("rebellion:mission.21")
@pytest.mark.example("rebellion:ex.02")
def test_what_an_effect_leaves_to_choose_is_chosen_when_it_succeeds() -> None:
    table = put(lead(stage(), "general_tagge", place="kessel"), "kessel", stormtrooper=2, tie_fighter=1)
    failing = attempt(table, "hit_and_run", at("kessel"), by="general_madine", dice=[BLANK_] * 3)
    assert failing.outcome is not None
    game = attempt(table, "hit_and_run", by="general_madine", dice=[HIT_, HIT_, BLANK_])
    assert asked(game)[0] == "rebellion-mission-where"
    game.choose(at("kessel"))
    assert told(game, "rebellion-rolls")
    assert asked(game)[0] == "rebellion-choose-victims"


@pytest.mark.rule(
    "rebellion:mission.22", "rebellion:startmission.02", "rebellion:project.02", "rebellion:startmission.03"
)
@pytest.mark.parametrize("dice", [[HIT_, BLANK_], [BLANK_, BLANK_]])
def test_a_starting_mission_returns_to_the_hand_whether_it_succeeds_or_not(dice: list[int]) -> None:
    game = sabotage(by="general_rieekan", dice=dice)
    assert keys(game.state.mission_hand[REBEL]) == ["sabotage"]
    assert game.state.mission_discard == [[], []]


@pytest.mark.rule("rebellion:mission.22", "rebellion:project.02", "rebellion:startmission.03")
def test_other_missions_are_discarded_to_their_own_piles() -> None:
    table = put(stage(), "kessel", stormtrooper=1)
    game = attempt(table, "misdirection", by="han_solo")
    assert keys(game.state.mission_discard[REBEL]) == ["misdirection"]
    assert game.state.mission_hand == [[], []]
    game = attempt(loyal(stage(), "corellia", to=EMPIRE), "address_delays")
    assert keys(game.state.mission_discard[EMPIRE]) == ["address_delays"]
    assert game.state.project_discard == []
    game = attempt(loyal(stage(), "corellia", to=EMPIRE), "construct_factory")
    assert keys(game.state.project_discard) == ["construct_factory"]
    assert game.state.mission_discard == [[], []]


@pytest.mark.rule("rebellion:startmission.01")
def test_each_faction_has_four_starting_missions() -> None:
    starting = [mission.side for mission in MISSIONS if mission.kind == "starting"]
    assert starting.count(REBEL) == starting.count(EMPIRE) == 4
    assert all(mission.copies == 1 for mission in MISSIONS if mission.kind == "starting")


@pytest.mark.rule("rebellion:startmission.03")
def test_starting_missions_are_never_discarded() -> None:
    table = stage()
    hand = ["build_alliance", "infiltration", "rapid_mobilization", "sabotage"]
    table.mission_hand[REBEL] = [card(key) for key in hand] + [card("hidden_fleet", n) for n in range(3)]
    table.mission_hand[REBEL] += [card(key) for key in ("demolition", "misdirection", "seek_yoda", "stolen_plans")]
    game = act(table, lambda table: discard_down(table, REBEL))
    offered = keys(int(option[1]) for option in asked(game)[1])
    assert len(offered) == 7
    assert not set(offered) & set(hand)


@pytest.mark.rule("rebellion:mission.23")
@pytest.mark.parametrize("lose", [eliminate, imprison])
def test_losing_an_assigned_leader_returns_the_card_unseen(lose: Any) -> None:
    table = assign(assign(stage(), "demolition", "chewbacca", "han_solo"), "sabotage", "princess_leia")
    assign(table, "gather_intel", "colonel_yularen")
    lose(table, LEADER_NUMBER["chewbacca"])
    assert [keys([left.card]) for left in table.assigned] == [["sabotage"], ["gather_intel"]]
    assert [keys(hand) for hand in table.mission_hand] == [["demolition"], []]
    assert place_of(table, "han_solo") == POOL
    assert place_of(table, "princess_leia") == place_of(table, "colonel_yularen") == ON_MISSION
    assert "demolition" not in str(table.log.entries)


@pytest.mark.rule("rebellion:mission.03", "rebellion:win.03")
def test_the_game_may_end_in_a_mission() -> None:
    table = lead(stage(), "obi_wan_kenobi", place="kessel")
    table.reputation = table.time + 1
    give_actions(put(table, "kessel", stormtrooper=1), REBEL, "noble_sacrifice")
    game = attempt(table, "detained", by="general_tagge", dice=[BLANK_])
    assert game.state.mission is None
    game = attempt(table, "capture_rebel_operative", by="darth_vader", dice=[HIT_] * 3)
    assert asked(game) == ("rebellion-window-captured", ["decline", ("use", action("noble_sacrifice"))])
    game.choose(("use", action("noble_sacrifice")))
    assert game.outcome is not None
    assert game.outcome.why.id == "rebellion-won-reputation"
    assert game.state.mission is None
    assert keys(game.state.mission_hand[EMPIRE]) == ["capture_rebel_operative"]
    assert place_of(game.state, "obi_wan_kenobi") == ELIMINATED


@pytest.mark.rule("rebellion:team.19")
def test_one_roll_for_all_leaders_of_a_team() -> None:
    table = lead(stage(4), "han_solo", "general_madine", place="kessel")  # one of each Rebel player
    lead(table, "soontir_fel", "darth_vader", place="kessel")
    game = act(assign(table, "sabotage", "chewbacca"), reveals(), at("kessel"))
    assert rolled(game) == [(0, 7), (0, 5)]


def test_prisoners_do_not_stand_in_the_pool() -> None:
    table = lead(position(), "han_solo")
    imprisoned(table, "chewbacca", "kessel")
    assert table.pool(REBEL) == [LEADER_NUMBER["han_solo"]]
