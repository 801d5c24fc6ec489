from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from rebellion.fights import (
    PLACE,
    action,
    all_texts,
    arena,
    attacks,
    discards,
    doomed,
    fights,
    give_actions,
    hold,
    holds,
    markers,
    on_top,
    play,
    rolled,
    target,
    told,
)
from rebellion.scenes import BLANK_, DIRECT, EMPIRE, HIT_, REBEL, SPECIAL_, act, asked, lead, units_in, where
from tablero.games.rebellion.combat_reasons import why_not
from tablero.games.rebellion.content.actions import ACTIONS
from tablero.games.rebellion.content.combat_actions import COMBAT_ACTIONS
from tablero.games.rebellion.content.tactics import TACTIC_CARDS, TACTIC_NUMBER, TACTICS
from tablero.games.rebellion.facts import (
    BLACK,
    GROUND,
    LEADER_NUMBER,
    LEADERS,
    SPACE,
    THEATER_KEYS,
    UNIT_NUMBER,
)
from tablero.games.rebellion.state import POOL, Table
from tablero.kernel import Game, Illegal, Message, say

# The cards themselves.


@pytest.mark.shared
def test_the_cards_are_those_of_the_box(shared: Path) -> None:
    data = json.loads((shared / "data/rebellion/tactics.json").read_text(encoding="utf-8"))["tactics"]
    rows = {(t["id"], t["theatre"], t["use"], t["needs_special_die"], t["count"]) for t in data}
    assert {(t.key, THEATER_KEYS[t.theater], t.use, t.special, t.copies) for t in TACTICS} == rows
    assert len(TACTICS) == 19
    assert Counter(TACTICS[kind].theater for kind in TACTIC_CARDS) == {SPACE: 15, GROUND: 15}


@pytest.mark.shared
def test_the_action_cards_are_those_of_the_box(shared: Path) -> None:
    data = json.loads((shared / "data/rebellion/actions.json").read_text(encoding="utf-8"))["actions"]
    rows = {
        (a["id"], a["faction"] == "imperial", tuple(a["leaders"]), a["starting"])
        for a in data
        if a["timing"] == "start_of_combat"
    }
    ours = {(c.key, c.side == EMPIRE, tuple(LEADERS[n].key for n in c.leaders), c.starting) for c in COMBAT_ACTIONS}
    assert ours == rows
    assert all(card in ACTIONS for card in COMBAT_ACTIONS)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_card_has_a_name_and_says_what_it_does(lang: str) -> None:
    texts = all_texts(lang)
    said = set()
    for key, card in [("tactic", t) for t in TACTICS] + [("action", a) for a in COMBAT_ACTIONS]:
        assert texts.render(Message(f"rebellion-{key}-{card.key}"))
        said |= {texts.render(effect.text()) for effect in card.effects}
    assert len(said) > 18  # each its own words


# Attacks.


def use(table: Table, side: int, key: str, *answers: object, theater: int = SPACE, dice: list[int]) -> Game[Table]:
    """Play a card in an attack, with a black special die if it costs one."""
    special = TACTICS[TACTIC_NUMBER[key]].special
    card = play(key, BLACK) if special else play(key)
    return act(hold(table.copy(), side, key), attacks(side, theater), card, *answers, dice=dice)


@pytest.mark.parametrize("theater", [SPACE, GROUND])
def test_take_it_down_deals_two_to_one_unit(theater: int) -> None:
    table = arena(x_wing=1, rebel_trooper=1, star_destroyer=2, at_at=2)
    game = use(table, REBEL, ("space_take_it_down", "ground_take_it_down")[theater], theater=theater, dice=[SPECIAL_])
    assert markers(game) == ({"star_destroyer": [2]}, {"at_at": [2]})[theater]


@pytest.mark.parametrize("theater", [SPACE, GROUND])
def test_onslaught_deals_one_to_one_or_two_units(theater: int) -> None:
    key = ("space_onslaught", "ground_onslaught")[theater]
    unit = ("tie_fighter", "stormtrooper")[theater]
    table = arena(x_wing=1, rebel_trooper=1, tie_fighter=2, stormtrooper=2)
    game = use(table, REBEL, key, theater=theater, dice=[SPECIAL_])
    assert asked(game)[1] == ["done", target(unit)]  # the first was any of them; the second is another
    once = use(table, REBEL, key, "done", theater=theater, dice=[SPECIAL_])
    assert doomed(once) == {unit: 1}
    game.choose(target(unit))
    assert doomed(game) == {unit: 2}
    alone = use(arena(x_wing=1, rebel_trooper=1, tie_fighter=1, stormtrooper=1), REBEL, key, theater=theater, dice=[4])
    assert alone.outcome is not None
    assert doomed(alone) == {unit: 1}


@pytest.mark.parametrize("theater", [SPACE, GROUND])
def test_brilliant_strategy_draws_two_in_any_split(theater: int) -> None:
    key = ("space_brilliant_strategy", "ground_brilliant_strategy")[theater]
    table = arena(x_wing=1, rebel_trooper=1, tie_fighter=1, stormtrooper=1)
    game = use(table, REBEL, key, ("deck", SPACE), ("deck", GROUND), theater=theater, dice=[SPECIAL_])
    drawn = [TACTICS[TACTIC_CARDS[card]].theater for card in game.state.tactic_hand[REBEL]]
    assert sorted(drawn) == [SPACE, GROUND]
    both = use(table, REBEL, key, ("deck", SPACE), ("deck", SPACE), theater=theater, dice=[SPECIAL_])
    assert [TACTICS[TACTIC_CARDS[card]].theater for card in both.state.tactic_hand[REBEL]] == [SPACE, SPACE]


@pytest.mark.rule("rebellion:discard.03", "rebellion:attack.08")
def test_an_empty_deck_is_made_anew_of_the_discards_but_for_the_card_being_resolved() -> None:
    table = hold(arena(x_wing=1, tie_fighter=1), REBEL, "space_brilliant_strategy")
    table.tactic_discard[SPACE] = table.tactic_deck[SPACE][1:]
    table.tactic_deck[SPACE] = table.tactic_deck[SPACE][:1]
    answers = [play("space_brilliant_strategy", BLACK), ("deck", SPACE), ("deck", SPACE)]
    game = act(table, attacks(REBEL), *answers, dice=[SPECIAL_])
    assert len(game.state.tactic_hand[REBEL]) == 2
    assert len(game.state.tactic_deck[SPACE]) == 12
    assert discards(game.state) == ["space_brilliant_strategy"]
    none = hold(arena(x_wing=1, tie_fighter=1), REBEL, "space_brilliant_strategy")
    none.tactic_deck = [[], []]
    assert asked(act(none, attacks(REBEL), dice=[SPECIAL_]))[1] == [
        "done"
    ]  # nothing to draw: nothing to spend a die on


@pytest.mark.rule("rebellion:golden.03")
@pytest.mark.parametrize("theater", [SPACE, GROUND])
def test_unstoppable_assault_forbids_blocks_in_this_step_only(theater: int) -> None:
    key = ("space_unstoppable_assault", "ground_unstoppable_assault")[theater]
    block = ("space_defensive_formation", "ground_defensive_formation")[theater]
    table = hold(arena(x_wing=2, rebel_trooper=2, tie_fighter=1, stormtrooper=1), EMPIRE, block)
    game = use(table, REBEL, key, theater=theater, dice=[SPECIAL_, HIT_])
    assert game.outcome is not None
    assert sum(doomed(game).values()) == 1
    without = act(table, attacks(REBEL, theater), "done", dice=[SPECIAL_, HIT_])
    assert asked(without)[0] == "rebellion-block-action"


def test_a_ban_on_blocks_ends_with_the_battle_step() -> None:
    table = hold(arena(x_wing=1, y_wing=1, star_destroyer=1), REBEL, "space_unstoppable_assault")
    hold(table, EMPIRE, "space_defensive_formation")
    dice = [BLANK_, SPECIAL_, BLANK_, BLANK_, BLANK_, HIT_, BLANK_]
    game = act(table, fights(REBEL), play("space_unstoppable_assault", BLACK), "done", dice=dice)
    assert game.state.combat is not None
    assert game.state.combat.round == 2
    assert asked(game)[0] == "rebellion-block-action"


def test_no_escape_keeps_the_opponent_there_for_a_round() -> None:
    table = lead(arena(x_wing=3, star_destroyer=1), "darth_vader", place=PLACE)
    hold(table, REBEL, "space_no_escape")
    table.tactic_deck = [[], []]
    held = act(table, fights(REBEL), play("space_no_escape"), dice=[BLANK_] * 12)
    assert asked(held)[0] == "rebellion-retreat"  # in the second round, where nothing forbids it
    assert held.state.combat is not None
    assert held.state.combat.round == 2
    free = act(table, fights(REBEL), "done", dice=[BLANK_] * 6)
    assert asked(free)[0] == "rebellion-retreat"
    assert free.state.combat is not None
    assert free.state.combat.round == 1


@pytest.mark.rule("rebellion:retreat.12")
def test_escape_plan_lets_cargo_retreat_without_ships_for_a_round() -> None:
    table = lead(arena(rebel_trooper=2, airspeeder=1, at_at=1), "general_rieekan", place=PLACE)
    hold(table, REBEL, "ground_escape_plan")
    table.tactic_deck = [[], []]
    dice = [BLANK_, SPECIAL_, BLANK_, BLANK_] + [BLANK_] * 3
    stuck = act(table, fights(REBEL), "done", dice=dice + [SPECIAL_] * 9)
    assert asked(stuck)[0] == "rebellion-combat-action"  # no ship, no retreat: the second round
    game = act(table, fights(REBEL), play("ground_escape_plan", BLACK), dice=dice)
    assert asked(game)[0] == "rebellion-retreat"
    game.choose(("leader", LEADER_NUMBER["general_rieekan"]))
    game.choose(("system", where("kessel")))
    assert asked(game) == (
        "rebellion-retreat-cargo",
        [("cargo", UNIT_NUMBER["rebel_trooper"], 0), ("cargo", UNIT_NUMBER["airspeeder"], 0)],
    )
    with pytest.raises(Illegal) as refused:
        game.choose((0, 0))  # somebody must go with the leader
    assert refused.value.reason.message == say("kernel-distribute-total", least=1, total=3, given=0)
    game.choose((2, 1))
    assert units_in(game.state, "kessel") == {"rebel_trooper": 2, "airspeeder": 1}


# Blocks.


@pytest.mark.parametrize("theater", [SPACE, GROUND])
def test_a_dear_block_costs_another_card_of_the_theater(theater: int) -> None:
    key = ("space_outmaneuver", "ground_dig_in")[theater]
    price = ("space_critical_hit", "ground_critical_hit")
    table = arena(x_wing=2, rebel_trooper=2, tie_fighter=2, stormtrooper=2)
    alone = act(hold(table, EMPIRE, key, price[1 - theater]), attacks(REBEL, theater), (1, 1), dice=[HIT_, HIT_])
    assert asked(alone)[1] == ["done"]  # nothing of this theater to pay with
    table = arena(x_wing=2, rebel_trooper=2, tie_fighter=2, stormtrooper=2)
    game = act(hold(table, EMPIRE, key, price[theater]), attacks(REBEL, theater), (1, 1), play(key), dice=[HIT_, HIT_])
    assert asked(game) == ("rebellion-pay-tactic", [("discard", TACTIC_NUMBER[price[theater]])])
    game.choose(("discard", TACTIC_NUMBER[price[theater]]))
    game.choose("done")  # at most 2, so 1 will do
    assert sum(doomed(game).values()) == 1
    assert sorted(discards(game.state, theater)) == sorted((key, price[theater]))
    assert holds(game.state, EMPIRE) == []


# Action cards at the start of a combat.


def opening(table: Table, side: int, key: str, *answers: object, dice: list[int], attacker: int = REBEL) -> Game[Table]:
    """Fight a combat in which a side uses a card at its start."""
    give_actions(table, side, key)
    table.tactic_deck = [[], []] if key != "more_dangerous_than_you_realize" else table.tactic_deck
    return act(table, fights(attacker), ("use", action(key)), *answers, dice=dice)


def with_leaders(*keys: str, **units: int) -> Table:
    return lead(arena(**units), *keys, place=PLACE)


@pytest.mark.rule("rebellion:action.02", "rebellion:action.04")
def test_a_card_needs_its_leader_there_and_lasts_for_the_combat() -> None:
    table = give_actions(with_leaders("han_solo", x_wing=1, tie_fighter=1), REBEL, "point_blank_assault")
    table.tactic_deck = [[], []]
    assert act(table, fights(REBEL), dice=[HIT_, HIT_]).outcome is not None  # nobody was asked
    lead(table, "admiral_ackbar", place=PLACE)
    game = act(table, fights(REBEL))
    assert asked(game) == ("rebellion-window-start_of_combat", ["decline", ("use", action("point_blank_assault"))])
    table.locked.append(where(PLACE))
    assert act(table, fights(REBEL), dice=[HIT_, HIT_]).outcome is not None  # no action cards here in this phase


@pytest.mark.rule("rebellion:action.04")
def test_the_window_opens_after_leaders_were_added() -> None:
    table = lead(arena(x_wing=1, tie_fighter=1), "admiral_ackbar")
    give_actions(table, REBEL, "point_blank_assault")
    game = act(table, fights(REBEL), ("leader", LEADER_NUMBER["admiral_ackbar"]))
    assert asked(game)[0] == "rebellion-window-start_of_combat"
    game.choose("decline")
    assert len(game.state.tactic_hand[REBEL]) == 3  # and before the cards are drawn


@pytest.mark.rule("rebellion:action.10")
def test_the_current_player_uses_cards_first() -> None:
    for attacker in (REBEL, EMPIRE):
        table = with_leaders("admiral_ackbar", "emperor_palpatine", x_wing=1, tie_fighter=1)
        give_actions(table, REBEL, "point_blank_assault")
        give_actions(table, EMPIRE, "according_to_my_design")
        game = act(table, fights(attacker))
        assert game.decision is not None
        assert game.decision.seat == attacker
        game.choose("decline")
        assert game.decision.seat == 1 - attacker


def test_point_blank_assault_takes_one_health_from_all_but_leaves_one() -> None:
    table = with_leaders("admiral_ackbar", x_wing=1, y_wing=1, tie_fighter=1, assault_carrier=1)
    game = opening(table, REBEL, "point_blank_assault", dice=[HIT_, HIT_, BLANK_, BLANK_, BLANK_])
    assert not game.state.has_units(where(PLACE), EMPIRE)  # 1 damage each
    table = hold(with_leaders("admiral_ackbar", x_wing=1, star_destroyer=1), REBEL, "space_defensive_formation")
    answers = ["done", play("space_defensive_formation")]
    game = opening(table, REBEL, "point_blank_assault", *answers, dice=[BLANK_, BLANK_, BLANK_, HIT_])
    assert units_in(game.state, PLACE) == {"x_wing": 1, "star_destroyer": 1}  # 1 health stays 1: unharmed, it lives


def test_its_a_trap_silences_imperial_space_tactics_in_the_first_round() -> None:
    table = with_leaders("admiral_ackbar", "darth_vader", x_wing=1, star_destroyer=1, stormtrooper=1, rebel_trooper=1)
    hold(table, EMPIRE, "space_critical_hit", "space_defensive_formation", "ground_critical_hit")
    game = opening(table, REBEL, "its_a_trap", dice=[DIRECT, BLANK_, BLANK_, BLANK_, BLANK_, BLANK_])
    assert asked(game)[1] == ["done", play("ground_critical_hit")]  # neither block nor attack in space
    game.choose("done")
    game.choose("stay")
    game.choose("stay")
    assert game.state.combat is not None
    assert game.state.combat.round == 2
    assert play("space_critical_hit") in asked(game)[1]


def test_its_a_trap_leaves_the_empire_its_special_dice_to_draw_with() -> None:
    table = with_leaders("admiral_ackbar", x_wing=1, tie_fighter=1)
    hold(table, EMPIRE, "space_critical_hit")
    give_actions(table, REBEL, "its_a_trap")
    game = act(table, fights(EMPIRE), ("use", action("its_a_trap")), dice=[SPECIAL_])
    assert asked(game) == ("rebellion-combat-action", ["done", ("draw", BLACK)])
    assert game.decision is not None
    reason = why_not(game.state, game.decision, play("space_critical_hit"))
    assert reason is not None
    assert reason.rule == "rebellion:golden.03"


def test_target_the_star_destroyers_turns_two_black_hits_red() -> None:
    table = with_leaders("wedge_antilles", x_wing=3, star_destroyer=1)
    game = opening(table, REBEL, "target_the_star_destroyers", dice=[HIT_, HIT_, HIT_])
    assert asked(game) == ("rebellion-recolour", [("as_red", 0), ("as_red", 1), ("as_red", 2)])
    game.choose(("as_red", 2))
    assert markers(game) == {"star_destroyer": [2]}
    ground = with_leaders("wedge_antilles", x_wing=1, tie_fighter=1, rebel_trooper=1, at_st=1)
    there = opening(ground, REBEL, "target_the_star_destroyers", dice=[BLANK_, BLANK_, HIT_, BLANK_, BLANK_])
    assert asked(there)[0] == "rebellion-retreat"  # a black hit on the ground stays black
    fighters = with_leaders("wedge_antilles", x_wing=3, tie_fighter=1)
    assert opening(fighters, REBEL, "target_the_star_destroyers", dice=[HIT_] * 4).outcome is not None  # no red health


def test_according_to_my_design_takes_dice_in_both_battles_of_the_first_round() -> None:
    table = with_leaders(
        "emperor_palpatine", corellian_corvette=2, airspeeder=2, rebel_trooper=1, star_destroyer=1, at_at=1
    )
    dice = [BLANK_, *[BLANK_] * 3, BLANK_, BLANK_, *[BLANK_] * 3]
    game = opening(table, EMPIRE, "according_to_my_design", "stay", dice=dice + [BLANK_] * 12)
    assert rolled(game)[:4] == [(1, 0), (2, 1), (1, 1), (2, 1)]
    assert rolled(game)[4:6] == [(2, 2), (2, 1)]  # the second round


def test_more_dangerous_draws_three_of_one_deck() -> None:
    table = with_leaders("general_tagge", x_wing=1, star_destroyer=1)
    game = opening(table, EMPIRE, "more_dangerous_than_you_realize", dice=[BLANK_] * 4)
    assert asked(game) == ("rebellion-draw-from", [("deck", SPACE), ("deck", GROUND)])
    game.choose(("deck", GROUND))
    hand = [TACTICS[TACTIC_CARDS[card]].theater for card in game.state.tactic_hand[EMPIRE]]
    assert hand == [GROUND, GROUND, GROUND, SPACE]  # and one for the space value of Tagge


def test_fully_operational_needs_a_station_and_destroys_a_ship() -> None:
    without = give_actions(with_leaders("moff_jerjerrod", x_wing=1, star_destroyer=1), EMPIRE, "fully_operational")
    without.tactic_deck = [[], []]
    assert asked(act(without, fights(REBEL), dice=[BLANK_] * 4))[0] != "rebellion-window-start_of_combat"
    table = with_leaders("moff_jerjerrod", x_wing=1, mon_calamari_cruiser=1, death_star_under_construction=1)
    game = opening(table, EMPIRE, "fully_operational", dice=[BLANK_] * 4)
    ships = [("unit", UNIT_NUMBER["x_wing"]), ("unit", UNIT_NUMBER["mon_calamari_cruiser"])]
    assert asked(game) == ("rebellion-destroy-ship", ships)
    game.choose(ships[1])
    assert units_in(game.state, PLACE) == {"x_wing": 1}  # the unfinished Death Star was alone then
    assert game.state.supply[UNIT_NUMBER["mon_calamari_cruiser"]] == 3


def test_target_the_generator_destroys_a_structure() -> None:
    table = with_leaders("general_veers", shield_generator=1, ion_cannon=1, rebel_trooper=1, stormtrooper=1)
    game = opening(table, EMPIRE, "target_the_generator", ("unit", UNIT_NUMBER["ion_cannon"]), dice=[BLANK_, HIT_])
    assert units_in(game.state, PLACE).get("ion_cannon") is None


def test_good_intel_opens_the_rebel_hand_and_no_other() -> None:
    table = with_leaders("soontir_fel", "wedge_antilles", x_wing=1, star_destroyer=1)
    give_actions(table, EMPIRE, "good_intel")
    game = act(table, fights(EMPIRE), ("use", action("good_intel")))
    assert game.state.combat is not None
    assert game.state.combat.open_hand == REBEL
    shown = told(game, "rebellion-tactics-shown")
    assert [len(line["cards"]) for line in shown] == [3]
    private = [entry.to for entry in game.log if entry.message.id == "rebellion-tactics-drawn"]
    assert private == [(EMPIRE,)]


@pytest.mark.rule("rebellion:golden.03")
def test_keep_them_from_escaping_forbids_rebel_retreats() -> None:
    table = with_leaders("admiral_piett", "han_solo", x_wing=1, star_destroyer=1)
    game = opening(table, EMPIRE, "keep_them_from_escaping", dice=[BLANK_] * 30)
    assert game.decision is not None
    assert (asked(game)[0], game.decision.seat) == ("rebellion-retreat", EMPIRE)
    game.choose("stay")
    assert (asked(game)[0], game.decision.seat) == ("rebellion-retreat", EMPIRE)  # not in the next round either


@pytest.mark.rule("rebellion:retreat.14")
def test_ready_for_action_brings_a_leader_who_goes_home_again() -> None:
    table = lead(arena(x_wing=1, star_destroyer=1), "general_veers", "admiral_piett")
    lead(table, "darth_vader", place=PLACE)
    game = opening(table, EMPIRE, "ready_for_action", dice=[BLANK_, BLANK_, BLANK_, BLANK_, BLANK_, DIRECT])
    piett = LEADER_NUMBER["admiral_piett"]
    assert asked(game) == ("rebellion-bring-leader", [("leader", piett), ("leader", LEADER_NUMBER["general_veers"])])
    game.choose(("leader", piett))
    assert game.state.leader_at[piett] == where(PLACE)
    assert asked(game)[1] == ["stay", ("leader", LEADER_NUMBER["darth_vader"])]  # Piett leads no retreat
    game.choose("stay")
    assert game.state.leader_at[piett] == POOL
    away = lead(arena(x_wing=1, star_destroyer=1), "general_veers", place="kessel")
    give_actions(away, EMPIRE, "ready_for_action")
    assert act(away, fights(REBEL), dice=[BLANK_, DIRECT]).outcome is not None  # Veers is not in the pool


@pytest.mark.rule("rebellion:team.24")
@pytest.mark.parametrize(("recruit", "seat"), [("admiral_piett", 2), ("general_veers", 3)])
def test_whoever_holds_ready_for_action_brings_the_leader(recruit: str, seat: int) -> None:
    table = lead(arena(4, x_wing=1, star_destroyer=1), "general_veers", "admiral_piett")
    lead(table, "darth_vader", place=PLACE)
    give_actions(table, EMPIRE, "ready_for_action")
    table.recruited_with += [action("ready_for_action"), LEADER_NUMBER[recruit]]
    game = act(table, fights(REBEL), ("use", action("ready_for_action")))
    assert game.decision is not None
    assert (asked(game)[0], game.decision.seat) == ("rebellion-bring-leader", seat)


def test_cards_drawn_are_the_top_of_the_deck() -> None:
    table = on_top(with_leaders("jan_dodonna", x_wing=1, tie_fighter=1), "space_no_escape", "space_critical_hit")
    game = act(table, fights(REBEL))
    assert holds(game.state, REBEL) == ["space_critical_hit", "space_no_escape"]
