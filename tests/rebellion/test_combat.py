from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from playing import assert_comes_back, assert_keeps_secrets, play_random
from rebellion.fights import (
    PLACE,
    all_texts,
    arena,
    fights,
    give_actions,
    hold,
    holds,
    on_top,
    play,
    rolled,
    target,
    told,
)
from rebellion.scenes import BLANK_, DIRECT, EMPIRE, HIT_, REBEL, Scene, act, asked, lead, loyal, put, units_in, where
from tablero.games.rebellion import Rebellion
from tablero.games.rebellion.combat import (
    NOBODY,
    Combat,
    battle,
    destroy_station,
    fight,
    judge,
    lose_defenceless,
    shared,
)
from tablero.games.rebellion.content.tactics import TACTIC_NUMBER
from tablero.games.rebellion.describe import describe
from tablero.games.rebellion.facts import (
    BASE,
    BLACK,
    CAPTURED,
    DEATH_STAR,
    DEATH_STAR_UNDER_CONSTRUCTION,
    GROUND,
    GROUND_OF,
    LEADER_NUMBER,
    SHIPS_OF,
    SPACE,
    STATIONS,
    UNIT_COUNT,
    UNIT_NUMBER,
    UNITS,
)
from tablero.games.rebellion.hands import put_back
from tablero.games.rebellion.state import Table
from tablero.kernel import Game, Option, Outcome, Play, Rng, Setup, digest, say

HERE = where(PLACE)


def leader(key: str) -> Option:
    return ("leader", LEADER_NUMBER[key])


def combat_in(table: Table, attacker: int = REBEL) -> Combat:
    combat = table.combat = Combat(table, HERE, attacker, [])
    combat.round = 1
    return combat


def during(step: Callable[[Table], Any], attacker: int = REBEL) -> Callable[[Table], Play[None]]:
    """Return a step of a combat, as a procedure."""

    def procedure(table: Table) -> Play[None]:
        combat_in(table, attacker)
        yield from step(table)

    return procedure


# Whether there is a combat.


@pytest.mark.rule("rebellion:activate.08", "rebellion:combat.01")
def test_a_combat_needs_both_sides_in_one_theater() -> None:
    apart = act(arena(x_wing=2, stormtrooper=2), fights(REBEL))
    assert apart.outcome is not None
    assert apart.log == []
    assert shared(arena(x_wing=1, tie_fighter=1, rebel_trooper=1), HERE) == [SPACE]
    assert shared(arena(x_wing=1, stormtrooper=1, rebel_trooper=1), HERE) == [GROUND]
    assert shared(arena(x_wing=1, tie_fighter=1, stormtrooper=1, rebel_trooper=1), HERE) == [SPACE, GROUND]


@pytest.mark.rule("rebellion:destroyed.04", "rebellion:destroyed.06")
def test_in_a_destroyed_system_only_space_battles_are_fought() -> None:
    table = arena(rebel_transport=1, rebel_trooper=1, assault_carrier=1, stormtrooper=1)
    table.destroyed[HERE] = True
    assert shared(table, HERE) == [SPACE]
    ground_only = arena(rebel_trooper=1, stormtrooper=1)
    ground_only.destroyed[HERE] = True
    assert act(ground_only, fights(REBEL)).log == []
    put(table, PLACE, y_wing=2)
    game = act(table, fights(REBEL), dice=[HIT_, HIT_, BLANK_, BLANK_])
    assert rolled(game) == [(2, 0), (1, 1)]  # one battle, and that in space
    assert units_in(game.state, PLACE) == {"rebel_transport": 1, "rebel_trooper": 1, "y_wing": 2}


@pytest.mark.rule("rebellion:destroyed.06")
def test_ships_lost_over_a_destroyed_system_take_their_cargo_with_them() -> None:
    table = arena(y_wing=2, assault_carrier=1, stormtrooper=1, tie_fighter=2)
    table.destroyed[HERE] = True
    game = act(table, fights(REBEL), dice=[HIT_, HIT_, *[BLANK_] * 4])
    assert asked(game)[0] == "rebellion-lose-excess"
    game.choose(("unit", UNIT_NUMBER["tie_fighter"]))
    game.choose(("unit", UNIT_NUMBER["tie_fighter"]))
    assert units_in(game.state, PLACE) == {"y_wing": 2}
    assert told(game, "rebellion-battle-won-0")[0]["side"].id == "rebellion-side-0"


# Leaders and cards.


@pytest.mark.rule("rebellion:combat.02", "rebellion:gap.02")
def test_a_side_without_a_commander_may_add_one_from_its_pool() -> None:
    table = lead(arena(x_wing=1, tie_fighter=1), "mon_mothma", place=PLACE)  # she has no tactic values
    lead(table, "han_solo", "luke_skywalker", "boba_fett", "darth_vader")
    game = act(table, fights(REBEL))
    assert asked(game) == ("rebellion-add-leader", ["nobody", leader("han_solo"), leader("luke_skywalker")])
    game.choose(leader("luke_skywalker"))
    assert game.state.leader_at[LEADER_NUMBER["luke_skywalker"]] == HERE
    assert asked(game) == ("rebellion-add-leader", ["nobody", leader("darth_vader")])  # and never Boba Fett
    assert game.decision is not None
    assert game.decision.seat == EMPIRE


@pytest.mark.rule("rebellion:gap.02")
def test_a_side_with_a_commander_adds_nobody() -> None:
    table = lead(arena(x_wing=1, tie_fighter=1), "jan_dodonna", place=PLACE)
    lead(table, "han_solo", "darth_vader")
    game = act(table, fights(REBEL))
    assert game.decision is not None
    assert (asked(game)[0], game.decision.seat) == ("rebellion-add-leader", EMPIRE)
    table.ring[LEADER_NUMBER["jan_dodonna"]] = CAPTURED  # a prisoner does not command
    other = act(table, fights(REBEL))
    assert asked(other)[1] == ["nobody", leader("han_solo")]


@pytest.mark.rule("rebellion:gap.02")
def test_the_current_player_adds_first() -> None:
    table = lead(arena(x_wing=1, tie_fighter=1), "han_solo", "darth_vader")
    game = act(table, fights(EMPIRE))
    assert game.decision is not None
    assert game.decision.seat == EMPIRE


@pytest.mark.rule("rebellion:command.05", "rebellion:combat.02")
@pytest.mark.example("rebellion:case.05")
def test_who_has_passed_may_still_add_a_leader() -> None:
    table = lead(arena(x_wing=1, tie_fighter=1), "darth_vader")
    table.passed = [False, True]
    assert asked(act(table, fights(REBEL)))[1] == ["nobody", leader("darth_vader")]
    rebel = lead(arena(x_wing=1, tie_fighter=1), "han_solo")
    assert asked(act(rebel, fights(EMPIRE)))[1] == ["nobody", leader("han_solo")]


@pytest.mark.rule("rebellion:gap.07")
def test_a_team_adds_one_leader_and_each_player_only_an_own_one() -> None:
    table = lead(arena(4, x_wing=1, tie_fighter=1), "han_solo", "luke_skywalker")
    game = act(table, fights(REBEL))
    assert game.decision is not None
    assert (game.decision.seat, asked(game)[1]) == (table.admiral(REBEL), ["nobody", leader("han_solo")])
    game.choose("nobody")
    assert (game.decision.seat, asked(game)[1]) == (table.general(REBEL), ["nobody", leader("luke_skywalker")])
    one = act(on_top(table, "space_no_escape"), fights(REBEL), leader("han_solo"))
    assert asked(one)[0] == "rebellion-combat-action"  # the General is not asked any more
    there = lead(arena(4, x_wing=1, tie_fighter=1), "han_solo", place=PLACE)
    lead(there, "luke_skywalker")
    assert asked(act(there, fights(REBEL)))[0] == "rebellion-combat-action"


@pytest.mark.rule("rebellion:combat.03", "rebellion:gap.03", "rebellion:combat.05", "rebellion:command.03")
def test_the_best_values_of_all_leaders_there_count() -> None:
    table = lead(arena(x_wing=1, tie_fighter=1, rebel_trooper=1, stormtrooper=1), "wedge_antilles", place=PLACE)
    lead(table, "general_madine", "darth_vader", place=PLACE)  # 3/1, 1/3 and 2/3
    game = act(table, fights(REBEL))
    drawn = [(line["side"].id, line["theater"].id, line["count"]) for line in told(game, "rebellion-draws-tactics")]
    assert [(side[-1], theater[-1], count) for side, theater, count in drawn] == [
        ("0", "0", 3),
        ("0", "1", 3),
        ("1", "0", 2),
        ("1", "1", 3),
    ]
    assert len(game.state.tactic_hand[REBEL]) == 6


@pytest.mark.rule("rebellion:gap.03", "rebellion:combat.05")
def test_cards_are_drawn_only_for_theaters_with_both_sides_and_by_free_leaders() -> None:
    table = lead(arena(x_wing=1, tie_fighter=1, rebel_trooper=1), "wedge_antilles", "general_madine", place=PLACE)
    table.ring[LEADER_NUMBER["wedge_antilles"]] = CAPTURED
    game = act(table, fights(EMPIRE))
    assert [(line["theater"].id, line["count"]) for line in told(game, "rebellion-draws-tactics")] == [
        ("rebellion-theater-0", 1)
    ]
    assert all(card < 15 for card in game.state.tactic_hand[REBEL])


# Rounds.


@pytest.mark.rule("rebellion:combat.04", "rebellion:gap.04", "rebellion:gap.05")
def test_a_round_is_space_then_ground_then_retreat_the_current_player_attacking_first() -> None:
    table = arena(x_wing=1, rebel_trooper=2, tie_fighter=2, stormtrooper=3)
    lead(table, "mon_mothma", place=PLACE)
    for attacker, first in ((REBEL, [(0, 1), (0, 2), (0, 2), (0, 3)]), (EMPIRE, [(0, 2), (0, 1), (0, 3), (0, 2)])):
        game = act(table, fights(attacker), dice=[BLANK_] * 8)
        assert rolled(game) == first
        assert asked(game)[0] == "rebellion-retreat"


@pytest.mark.rule("rebellion:gap.04", "rebellion:gap.05")
def test_a_battle_is_fought_only_where_both_sides_are() -> None:
    space = act(lead(arena(x_wing=1, tie_fighter=1, stormtrooper=3), "mon_mothma", place=PLACE), fights(), dice=[5, 5])
    assert rolled(space) == [(0, 1), (0, 1)]
    ground = act(arena(x_wing=1, rebel_trooper=1, stormtrooper=1), fights(), dice=[HIT_, HIT_])
    assert rolled(ground) == [(0, 1), (0, 1)]
    assert units_in(ground.state, PLACE) == {"x_wing": 1}


@pytest.mark.rule("rebellion:combat.06", "rebellion:round.02")
def test_rounds_follow_until_no_theater_is_shared() -> None:
    table = arena(x_wing=1, tie_fighter=1)
    table.time = 3
    game = act(hold(table, EMPIRE, "space_critical_hit"), fights(), "done", "done", dice=[BLANK_] * 4)
    assert game.state.combat is not None
    assert game.state.combat.round == 3
    assert game.state.time == 3  # rounds of the combat are none of the game
    over = act(arena(x_wing=1, tie_fighter=1), fights(), dice=[BLANK_, BLANK_, HIT_, BLANK_])
    assert over.outcome is not None
    assert len(rolled(over)) == 4


@pytest.mark.rule("rebellion:combat.09", "rebellion:combat.06")
@pytest.mark.example("rebellion:ex.03")
def test_the_combat_is_over_when_one_has_only_ships_and_the_other_only_ground_units() -> None:
    table = arena(x_wing=1, tie_fighter=1, rebel_trooper=1, stormtrooper=1)
    game = act(table, fights(REBEL), dice=[HIT_, BLANK_, BLANK_, HIT_])
    assert game.outcome is not None
    assert game.state.combat is None
    assert units_in(game.state, PLACE) == {"x_wing": 1, "stormtrooper": 1}


@pytest.mark.rule("rebellion:combat.07")
@pytest.mark.example("rebellion:case.06")
def test_structures_alone_are_destroyed() -> None:
    table = arena(rebel_trooper=1, shield_generator=1, ion_cannon=2, stormtrooper=2)
    table.tactic_deck = [[], []]
    game = act(table, fights(REBEL), dice=[BLANK_, HIT_, BLANK_])
    assert len(rolled(game)) == 2  # no second round
    assert units_in(game.state, PLACE) == {"stormtrooper": 2}
    assert game.state.supply[UNIT_NUMBER["ion_cannon"]] == 3


@pytest.mark.rule("rebellion:combat.07")
def test_structures_with_troops_or_without_enemies_stay() -> None:
    for units in ({"rebel_trooper": 1, "stormtrooper": 1}, {"x_wing": 1, "tie_fighter": 1}):
        table = arena(shield_generator=1, **units)
        combat_in(table)
        lose_defenceless(table)
        assert units_in(table, PLACE)["shield_generator"] == 1


@pytest.mark.rule("rebellion:combat.08")
@pytest.mark.example("rebellion:case.07")
def test_an_unfinished_death_star_alone_is_destroyed_with_the_one_on_the_queue() -> None:
    table = arena(x_wing=1, death_star_under_construction=1)
    table.supply[DEATH_STAR] -= 1
    table.queue[3 * UNIT_COUNT + DEATH_STAR] = 1
    game = act(table, fights(REBEL), dice=[BLANK_])
    assert units_in(game.state, PLACE) == {"x_wing": 1}
    assert rolled(game) == [(0, 1)]  # at the end of the first round
    assert game.state.supply[DEATH_STAR_UNDER_CONSTRUCTION] == 1
    assert game.state.queue[3 * UNIT_COUNT + DEATH_STAR] == 0
    guarded = arena(x_wing=1, death_star_under_construction=1, tie_fighter=1)
    combat_in(guarded)
    lose_defenceless(guarded)
    assert units_in(guarded, PLACE) == {"x_wing": 1, "death_star_under_construction": 1, "tie_fighter": 1}
    quiet = arena(rebel_trooper=1, death_star_under_construction=1)
    combat_in(quiet)
    lose_defenceless(quiet)
    assert "death_star_under_construction" in units_in(quiet, PLACE)


@pytest.mark.rule("rebellion:combat.10")
def test_all_tactic_cards_go_back_and_are_shuffled() -> None:
    table = lead(arena(x_wing=1, tie_fighter=1), "wedge_antilles", place=PLACE)
    on_top(table, "space_critical_hit", "space_no_escape", "space_defensive_formation")
    game = act(table, fights(REBEL), play("space_critical_hit"), play("space_no_escape"), "done", dice=[BLANK_, BLANK_])
    assert game.outcome is not None
    assert game.state.tactic_hand == [[], []]
    assert game.state.tactic_discard == [[], []]
    assert [sorted(deck) for deck in game.state.tactic_deck] == [list(range(15)), list(range(15, 30))]
    shuffles = [event[1] for event in game.events if event[0] < 0 and event[1][0] == "shuffle"]
    assert [len(order) for _, order in shuffles] == [15]  # the ground deck was not touched
    combat_in(hold(table, EMPIRE, "space_critical_hit", "ground_critical_hit"))
    putting = put_back(table, SPACE)
    next(putting)
    cards = table.tactic_deck[SPACE].copy()
    with pytest.raises(StopIteration):
        putting.send(tuple(reversed(range(15))))
    assert table.tactic_deck[SPACE] == cards[::-1]
    assert holds(table, EMPIRE) == ["ground_critical_hit"]  # which is for the battle on the ground


@pytest.mark.rule("rebellion:gap.13", "rebellion:structure.02", "rebellion:structure.03")
def test_each_shield_generator_draws_a_ground_card_at_every_ground_battle() -> None:
    table = arena(shield_generator=2, rebel_trooper=1, stormtrooper=1)
    table.base = HERE
    put(table, "rebel_base", shield_generator=1)
    game = act(table, during(lambda t: battle(t, GROUND)), dice=[BLANK_, BLANK_])
    assert len(game.state.tactic_hand[REBEL]) == 2
    assert all(card >= 15 for card in game.state.tactic_hand[REBEL])
    assert game.state.tactic_hand[EMPIRE] == []
    space = arena(shield_generator=1, x_wing=1, tie_fighter=1)
    assert act(space, fights(), dice=[HIT_, HIT_]).state.tactic_deck == space.tactic_deck  # no ground battle, no card


# Losses.


@pytest.mark.rule("rebellion:unit.08")
def test_what_is_destroyed_goes_back_to_the_supply() -> None:
    table = arena(x_wing=2, tie_fighter=1)
    before = table.supply[UNIT_NUMBER["tie_fighter"]]
    game = act(table, fights(REBEL), dice=[HIT_, HIT_, BLANK_])
    assert game.state.supply[UNIT_NUMBER["tie_fighter"]] == before + 1
    assert units_in(game.state, PLACE) == {"x_wing": 2}


def test_losses_are_noted_for_objectives() -> None:
    def procedure(table: Table) -> Play[None]:
        combat_in(table)
        yield from battle(table, SPACE)

    game = act(arena(x_wing=2, tie_fighter=1, star_destroyer=1), procedure, dice=[HIT_, BLANK_, *[BLANK_] * 4])
    assert game.state.combat is not None
    assert game.state.combat.destroyed == [(EMPIRE, UNIT_NUMBER["tie_fighter"])]


def test_a_station_is_destroyed_for_the_plans() -> None:
    table = arena(x_wing=1, death_star=1)
    combat = combat_in(table)
    destroy_station(table, DEATH_STAR)
    assert units_in(table, PLACE) == {"x_wing": 1}
    assert combat.destroyed == [(EMPIRE, DEATH_STAR)]
    judge(table)
    assert combat.won == [REBEL, NOBODY]


@pytest.mark.rule("rebellion:win.01")
def test_the_empire_wins_at_once_when_the_last_defender_of_the_base_falls() -> None:
    table = arena(rebel_trooper=1, stormtrooper=2)
    table.base = HERE
    table.base_revealed = True
    game = act(table, fights(EMPIRE), dice=[HIT_, BLANK_, BLANK_])
    assert game.outcome is not None
    assert game.outcome.winners == (EMPIRE,)
    assert game.state.combat is None


def test_a_prisoner_is_free_when_the_last_guard_falls() -> None:
    table = lead(arena(rebel_trooper=1, stormtrooper=1), "han_solo", place=PLACE)
    table.ring[LEADER_NUMBER["han_solo"]] = CAPTURED
    game = act(table, fights(REBEL), dice=[HIT_, BLANK_])
    assert game.state.leader_at[LEADER_NUMBER["han_solo"]] == BASE


# Who has won.


def won(table: Table, change: Callable[[Table], None]) -> list[int]:
    """Return who has won the battles after something happened in a combat."""
    combat = combat_in(table)
    change(table)
    judge(table)
    return combat.won


def clear(*keys: str) -> Callable[[Table], None]:
    def change(table: Table) -> None:
        for key in keys:
            table.units[HERE * UNIT_COUNT + UNIT_NUMBER[key]] = 0

    return change


@pytest.mark.rule("rebellion:battle.01")
@pytest.mark.example("rebellion:ex.04")
def test_who_destroys_the_last_ship_wins_the_space_battle() -> None:
    table = arena(x_wing=1, tie_fighter=1)
    game = act(table, fights(REBEL), dice=[HIT_, BLANK_])
    assert [line["side"].id for line in told(game, "rebellion-battle-won-0")] == ["rebellion-side-0"]
    assert won(arena(x_wing=2, tie_fighter=1), clear()) == [NOBODY, NOBODY]


@pytest.mark.rule("rebellion:battle.02")
def test_who_retreats_from_a_theater_concedes_it() -> None:
    table = lead(arena(x_wing=1, star_destroyer=1), "mon_mothma", place=PLACE)
    away = [leader("mon_mothma"), ("system", where("kessel"))]
    game = act(table, fights(REBEL), *away, dice=[BLANK_] * 4)
    assert [line["side"].id for line in told(game, "rebellion-battle-won-0")] == ["rebellion-side-1"]


@pytest.mark.rule("rebellion:battle.03")
@pytest.mark.example("rebellion:case.11")
def test_each_battle_has_its_own_winner() -> None:
    table = arena(x_wing=1, tie_fighter=1, rebel_trooper=1, stormtrooper=1)
    assert won(table, clear("tie_fighter", "rebel_trooper")) == [REBEL, EMPIRE]


@pytest.mark.rule("rebellion:battle.04")
@pytest.mark.example("rebellion:case.12")
def test_nobody_wins_when_all_are_destroyed() -> None:
    game = act(arena(x_wing=1, tie_fighter=1), fights(REBEL), dice=[HIT_, HIT_])
    assert not told(game, "rebellion-battle-won-0")
    assert won(arena(x_wing=1, tie_fighter=1), clear("x_wing", "tie_fighter")) == [NOBODY, NOBODY]
    assert won(arena(x_wing=1, tie_fighter=1), clear()) == [NOBODY, NOBODY]  # both are still there
    assert won(arena(x_wing=1, tie_fighter=1), clear("tie_fighter")) == [REBEL, NOBODY]  # one is left


@pytest.mark.rule("rebellion:battle.05")
def test_no_battle_is_won_where_the_opponent_never_was() -> None:
    table = arena(x_wing=1, tie_fighter=1, rebel_trooper=1)
    assert won(table, clear("tie_fighter")) == [REBEL, NOBODY]
    assert won(arena(x_wing=1, tie_fighter=1, stormtrooper=1), clear("stormtrooper")) == [NOBODY, NOBODY]


@pytest.mark.rule("rebellion:battle.06")
@pytest.mark.example("rebellion:case.13")
def test_a_battle_once_won_stays_won_after_a_retreat() -> None:
    table = arena(x_wing=1, tie_fighter=1, rebel_trooper=1, stormtrooper=1)
    combat = combat_in(table)
    clear("tie_fighter")(table)
    judge(table)
    clear("x_wing")(table)
    put(table, PLACE, tie_fighter=1)  # whatever comes later
    judge(table)
    assert combat.won == [REBEL, NOBODY]
    table = lead(arena(x_wing=1, tie_fighter=1, rebel_trooper=1, stormtrooper=1), "mon_mothma", place=PLACE)
    game = act(table, fights(REBEL), dice=[HIT_, BLANK_, BLANK_, BLANK_, BLANK_, HIT_])
    going = game.state.combat
    assert going is not None
    assert going.won == [REBEL, NOBODY]
    game.choose(leader("mon_mothma"))
    game.choose(("system", where("kessel")))
    assert units_in(game.state, PLACE) == {"stormtrooper": 1}
    assert going.won == [REBEL, EMPIRE]
    assert [line["side"].id for line in told(game, "rebellion-battle-won-0")] == ["rebellion-side-0"]


def test_a_system_that_was_subjugated_is_remembered() -> None:
    table = loyal(arena(rebel_trooper=1, stormtrooper=1), PLACE, to=REBEL)
    table.subjugated[HERE] = True
    combat = combat_in(table)
    clear("stormtrooper")(table)
    table.subjugated[HERE] = False
    assert combat.was_subjugated


# A combat that nobody can end.


def test_when_nobody_can_harm_anybody_the_rebels_may_break_off() -> None:
    table = arena(death_star=1, ion_cannon=2, x_wing=1)
    game = act(table, fights(REBEL), dice=[HIT_])
    assert asked(game) == ("rebellion-deadlock", ["break_off", "fight_on"])
    assert game.decision is not None
    assert game.decision.seat == REBEL
    again = act(table, fights(REBEL), "fight_on", dice=[HIT_] * 2)
    assert asked(again)[0] == "rebellion-deadlock"
    game.choose("break_off")
    assert units_in(game.state, PLACE) == {"death_star": 1, "ion_cannon": 2, "x_wing": 1}
    one = arena(death_star=1, ion_cannon=1, x_wing=1)
    assert not told(act(one, fights(REBEL), dice=[HIT_, DIRECT, DIRECT]), "rebellion-deadlock")


# Units (the data that combat stands on).


@pytest.mark.rule("rebellion:unit.01", "rebellion:unit.04")
def test_ships_and_ground_units_are_told_by_their_icons() -> None:
    for number, unit in enumerate(UNITS):
        if unit.icon is not None:
            assert unit.icon[0] == (GROUND if number in GROUND_OF[unit.side] else SPACE)
    without = [UNITS[n].key for side in (REBEL, EMPIRE) for n in SHIPS_OF[side] if UNITS[n].icon is None]
    assert without == ["super_star_destroyer", "death_star", "death_star_under_construction"]
    assert all(UNITS[n].icon is not None for side in (REBEL, EMPIRE) for n in GROUND_OF[side])


@pytest.mark.rule("rebellion:unit.02", "rebellion:unit.03")
def test_red_health_makes_a_capital_ship_and_black_a_fighter_but_for_stations() -> None:
    ships = [UNITS[n] for side in (REBEL, EMPIRE) for n in SHIPS_OF[side]]
    stations = [ship.key for ship in ships if ship.kind == "station"]
    assert stations == ["death_star", "death_star_under_construction"] == [UNITS[n].key for n in STATIONS]
    for ship in ships:
        if ship.key not in stations:
            assert ship.kind == ("fighter" if ship.colour == BLACK else "capital")


# All of it.


def melee(seed: int) -> Table:
    """Return a large combat, drawn at random."""
    rng = Rng(seed)
    table = arena()
    for unit in UNITS:
        count = min(rng.below(4), table.supply[UNIT_NUMBER[unit.key]])
        put(table, PLACE, **{unit.key: count})
    lead(table, "darth_vader", "han_solo", "luke_skywalker", "boba_fett", place=PLACE if rng.below(2) else None)
    give_actions(table, REBEL, "its_a_trap", "point_blank_assault")
    give_actions(table, EMPIRE, "good_intel", "ready_for_action", "fully_operational")
    lead(table, "admiral_ackbar", "soontir_fel", "moff_jerjerrod", place=PLACE)
    lead(table, "general_veers")
    return table


@pytest.mark.parametrize("seed", range(40))
def test_random_combats_end_with_every_piece_and_card_in_its_place(seed: int) -> None:
    table = melee(seed)
    game = Game(Scene(table, lambda t: fight(t, HERE, seed % 2, [])), Setup(2, {}), Rng(seed))
    rng, texts = Rng(seed + 1000), [all_texts("en"), all_texts("es")]
    while game.outcome is None:
        decision = game.decision
        assert decision is not None
        for option in getattr(decision, "options", ()):
            assert all(text.render(describe(game.state, option)) for text in texts)
        assert all(text.render(decision.message) for text in texts)
        game.choose(decision.sample(rng))
    for entry in game.log:
        assert all(text.render(entry.message) for text in texts)
    state = game.state
    for number, unit in enumerate(UNITS):
        assert state.supply[number] + sum(state.units[number::UNIT_COUNT]) == unit.copies
    assert [sorted(deck) for deck in state.tactic_deck] == [list(range(15)), list(range(15, 30))]
    assert state.combat is None
    twin = game.fork()
    assert digest(twin) == digest(game)


def test_options_of_a_combat_have_words() -> None:
    kind = TACTIC_NUMBER["space_take_it_down"]
    options: list[Option] = [
        "nobody",
        "fight_on",
        "break_off",
        ("draw", BLACK),
        play("space_critical_hit"),
        ("play", kind, BLACK),
        target("star_destroyer", 2, 1),
        target("star_destroyer", 2, 0),
        ("cargo", UNIT_NUMBER["at_at"], 1),
        ("cargo", UNIT_NUMBER["at_at"], 0),
        ("deck", SPACE),
        ("discard", kind),
        ("as_red", 2),
    ]
    table = arena()
    for lang in ("en", "es"):
        texts = all_texts(lang)
        assert len({texts.render(describe(table, option)) for option in options}) == len(options)


class Melee(Rebellion):
    """A game that is just one combat, with the views and resamples of the whole."""

    def __init__(self, table: Table, attacker: int) -> None:
        self.table = table
        self.attacker = attacker

    def begin(self, setup: Setup) -> Table:
        return self.table

    def flow(self, state: Table) -> Play[Outcome]:
        yield from fight(state, HERE, self.attacker, [])
        return Outcome((), say("kernel-draw-agreed"))


@pytest.mark.rule("rebellion:gap.10")
@pytest.mark.parametrize("seed", range(6))
def test_at_every_moment_a_combat_keeps_its_secrets_and_can_be_taken_up_again(seed: int) -> None:
    melee_ = Melee(melee(seed), seed % 2)
    game = Game(melee_, melee_.setup(), Rng(seed))
    rng = Rng(seed)
    while game.outcome is None:
        assert_keeps_secrets(game, rng)
        assert_comes_back(game)
        play_random(game, rng, 1)
