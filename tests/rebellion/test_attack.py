from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from rebellion.fights import (
    PLACE,
    arena,
    attacks,
    discards,
    doomed,
    fights,
    hold,
    holds,
    markers,
    on_top,
    play,
    rolled,
    target,
    told,
)
from rebellion.scenes import BLANK_, DIRECT, EMPIRE, HIT_, REBEL, SPECIAL_, act, asked, lead, put, units_in, where
from rebellion.tries import at, attempt, stage
from tablero.games.rebellion.attack import NO_CARD, why_not_tactic
from tablero.games.rebellion.combat import Combat
from tablero.games.rebellion.content.objectives import OBJECTIVE_NUMBER
from tablero.games.rebellion.content.tactics import TACTIC_NUMBER
from tablero.games.rebellion.damage import ANY_COLOUR, Attack, Wound, why_not_target
from tablero.games.rebellion.dice import Die, die_name
from tablero.games.rebellion.facts import (
    BLACK,
    BLANK,
    DEATH_STAR,
    DEATH_STAR_UNDER_CONSTRUCTION,
    DIRECT_HIT,
    FACES,
    GROUND,
    HIT,
    LUKE_JEDI,
    MASTER_YODA,
    RED,
    SPACE,
    SPECIAL,
    UNIT_NUMBER,
    UNITS,
)
from tablero.games.rebellion.objectives import offer_death_star_plans
from tablero.games.rebellion.state import Table
from tablero.games.rebellion.tactics import Block
from tablero.kernel import Distribute, Game, Illegal, Play

# Rolling.


@pytest.mark.rule("rebellion:attack.01", "rebellion:unit.05")
def test_all_units_of_the_theater_roll_their_dice_of_each_colour() -> None:
    table = arena(x_wing=2, corellian_corvette=1, rebel_transport=1, rebel_trooper=3, tie_fighter=1, stormtrooper=1)
    game = act(table, attacks(REBEL, SPACE), dice=[BLANK_] * 4)
    assert rolled(game) == [(1, 3)]
    assert rolled(act(table, attacks(REBEL, GROUND), dice=[BLANK_] * 3)) == [(0, 3)]


@pytest.mark.rule("rebellion:attack.02")
def test_at_most_five_dice_of_each_colour() -> None:
    table = arena(x_wing=8, y_wing=7, tie_fighter=1)
    assert rolled(act(table, attacks(REBEL), dice=[BLANK_] * 10)) == [(5, 5)]


@pytest.mark.rule("rebellion:attack.03", "rebellion:gap.13")
def test_reductions_come_before_the_limit() -> None:
    table = arena(star_destroyer=3, x_wing=1, ion_cannon=1)
    game = act(table, attacks(EMPIRE), dice=[BLANK_] * 7)
    assert rolled(game) == [(4, 3)]  # 6 − 2, and not 5 − 2
    shown = told(game, "rebellion-dice-red")[0]["value"]
    assert dict(shown.args)["amount"] == 2
    assert dict(shown.args)["label"].id == "rebellion-unit-ion_cannon"
    assert rolled(act(arena(star_destroyer=4, x_wing=1, ion_cannon=1), attacks(EMPIRE), dice=[BLANK_] * 9)) == [(5, 4)]


@pytest.mark.rule("rebellion:gap.13", "rebellion:structure.01", "rebellion:structure.02")
def test_each_ion_cannon_takes_two_red_dice_from_imperial_space_attacks_only() -> None:
    table = arena(star_destroyer=2, x_wing=1, ion_cannon=2, at_at=1, mon_calamari_cruiser=1)
    assert rolled(act(table, attacks(EMPIRE, SPACE), dice=[BLANK_] * 2)) == [(0, 2)]
    assert rolled(act(table, attacks(EMPIRE, GROUND), dice=[BLANK_] * 3)) == [(2, 1)]
    assert rolled(act(table, attacks(REBEL, SPACE), dice=[BLANK_] * 4)) == [(2, 2)]
    many = arena(assault_carrier=1, x_wing=1, ion_cannon=3)
    fewest = act(many, attacks(EMPIRE), dice=[BLANK_])
    assert rolled(fewest) == [(0, 1)]
    assert [line["count"] for line in told(fewest, "rebellion-dice-red")] == [0]


@pytest.mark.rule("rebellion:structure.03")
def test_an_ion_cannon_in_the_base_space_does_nothing_in_the_system_of_the_base() -> None:
    table = put(arena(star_destroyer=1, x_wing=1), "rebel_base", ion_cannon=1)
    table.base = where("nal_hutta")
    assert rolled(act(table, attacks(EMPIRE), dice=[BLANK_] * 3)) == [(2, 1)]
    there = put(arena(star_destroyer=1, x_wing=1), "nal_hutta", ion_cannon=1)
    assert rolled(act(there, attacks(EMPIRE), dice=[BLANK_] * 3)) == [(0, 1)]


@pytest.mark.rule("rebellion:dice.01")
def test_each_face_means_something_else_in_combat() -> None:
    assert Counter(FACES) == {HIT: 2, DIRECT_HIT: 1, SPECIAL: 1, BLANK: 2}
    table = arena(x_wing=1, star_destroyer=1, tie_fighter=1)
    assert doomed(act(table, attacks(REBEL), dice=[HIT_])) == {"tie_fighter": 1}
    assert doomed(act(table, attacks(REBEL), dice=[BLANK_])) == {}
    direct = act(table, attacks(REBEL), dice=[DIRECT])
    assert asked(direct)[0] == "rebellion-assign-direct"
    special = act(table, attacks(REBEL), dice=[SPECIAL_])
    assert asked(special) == ("rebellion-combat-action", ["done", ("draw", BLACK)])


def plans_at(place: str) -> Callable[[Table], Play[None]]:
    """Return the window for the Death Star Plans in a combat, as a procedure."""

    def procedure(table: Table) -> Play[None]:
        table.combat = Combat(table, where(place), REBEL, [])
        yield from offer_death_star_plans(table)

    return procedure


@pytest.mark.rule("rebellion:dice.03")
def test_the_colour_of_a_die_matters_to_hits_only_and_not_to_successes() -> None:
    table = arena(x_wing=1, y_wing=1, star_destroyer=1)
    game = act(table, attacks(REBEL), dice=[HIT_, HIT_])  # a red and a black hit against red health
    assert markers(game) == {"star_destroyer": [1]}


@pytest.mark.rule("rebellion:dice.03")
def test_outside_combat_dice_of_either_colour_mean_the_same() -> None:
    table = lead(stage(), "wedge_antilles", "grand_moff_tarkin", place="kessel")
    mission = attempt(table, "sabotage", at("kessel"), by="general_rieekan", dice=[HIT_, DIRECT, SPECIAL_])
    assert rolled(mission) == [(0, 3)]
    assert dict(told(mission, "rebellion-mission-dice")[0]["own"].args)["base"] == 4
    for blanks in range(3):  # the dice of the Plans are red
        table = put(stage(), "kessel", x_wing=1, death_star=1)
        table.objective_hand = [OBJECTIVE_NUMBER["death_star_plans_2"]]
        plans = act(
            table, plans_at("kessel"), ("objective", table.objective_hand[0]), dice=[BLANK_] * blanks + [DIRECT]
        )
        assert rolled(plans) == [(3, 0)]
        assert units_in(plans.state, "kessel") == {"x_wing": 1}


# Combat actions.


@pytest.mark.rule("rebellion:attack.05", "rebellion:attack.06", "rebellion:attack.07")
def test_a_special_die_draws_a_card_of_the_theater_and_is_spent() -> None:
    table = on_top(arena(x_wing=2, tie_fighter=1), "space_critical_hit")
    game = act(table, attacks(REBEL), ("draw", BLACK), dice=[SPECIAL_, BLANK_])
    assert holds(game.state, REBEL) == ["space_critical_hit"]
    assert [len(deck) for deck in game.state.tactic_deck] == [14, 15]
    assert asked(game) == ("rebellion-combat-action", ["done", play("space_critical_hit")])  # no die left to spend
    game.choose("done")
    assert holds(game.state, REBEL) == ["space_critical_hit"]  # kept
    ground = act(arena(rebel_trooper=1, stormtrooper=1), attacks(REBEL, GROUND), ("draw", BLACK), dice=[SPECIAL_])
    assert [len(deck) for deck in ground.state.tactic_deck] == [15, 14]


@pytest.mark.rule("rebellion:attack.04", "rebellion:attack.05")
def test_combat_actions_come_in_any_number_and_order() -> None:
    table = hold(on_top(arena(x_wing=3, tie_fighter=2), "space_no_escape"), REBEL, "space_critical_hit")
    answers = [("draw", BLACK), play("space_critical_hit"), ("draw", BLACK), play("space_no_escape"), "done"]
    game = act(table, attacks(REBEL), *answers, dice=[SPECIAL_, SPECIAL_, BLANK_])
    assert game.outcome is not None
    assert discards(game.state) == ["space_critical_hit", "space_no_escape"]
    assert len(game.state.tactic_hand[REBEL]) == 1
    first = act(arena(x_wing=1, tie_fighter=1), attacks(REBEL), dice=[SPECIAL_])
    assert asked(first)[1] == ["done", ("draw", BLACK)]  # without a card in hand
    assert act(arena(x_wing=1, tie_fighter=1), attacks(REBEL), dice=[BLANK_]).outcome is not None


@pytest.mark.rule("rebellion:attack.08", "rebellion:attack.13")
def test_a_card_is_resolved_and_discarded() -> None:
    table = hold(arena(x_wing=1, star_destroyer=1, tie_fighter=1, stormtrooper=1), REBEL, "space_critical_hit")
    game = act(table, attacks(REBEL), play("space_critical_hit"), dice=[BLANK_])
    assert asked(game) == ("rebellion-strike", [target("tie_fighter"), target("star_destroyer")])
    game.choose(target("star_destroyer"))
    assert discards(game.state) == ["space_critical_hit"]
    assert holds(game.state, REBEL) == []
    assert markers(game) == {"star_destroyer": [1]}
    assert game.state.combat is not None
    assert game.state.combat.played == NO_CARD  # no longer being resolved


@pytest.mark.rule("rebellion:attack.09")
def test_only_cards_of_the_theater_can_be_played() -> None:
    table = hold(arena(x_wing=1, tie_fighter=1), REBEL, "ground_critical_hit", "space_critical_hit")
    game = act(table, attacks(REBEL), dice=[BLANK_])
    assert asked(game)[1] == ["done", play("space_critical_hit")]
    with pytest.raises(Illegal):
        game.choose(play("ground_critical_hit"))
    reason = why_not_tactic(game.state, REBEL, TACTIC_NUMBER["ground_critical_hit"], "attack")
    assert reason is not None
    assert reason.rule == "rebellion:attack.09"


@pytest.mark.rule("rebellion:attack.10")
def test_a_card_with_the_icon_costs_a_special_die_of_either_colour() -> None:
    table = hold(arena(x_wing=1, y_wing=1, star_destroyer=1), REBEL, "space_take_it_down")
    game = act(table, attacks(REBEL), dice=[SPECIAL_, SPECIAL_])
    assert asked(game)[1][1:] == [
        ("draw", RED),
        ("draw", BLACK),
        *(play("space_take_it_down", c) for c in (RED, BLACK)),
    ]
    game.choose(play("space_take_it_down", BLACK))
    assert asked(game)[1] == ["done", ("draw", RED)]
    without = act(table, attacks(REBEL), dice=[HIT_, BLANK_])
    assert asked(without)[1] == ["done"]
    reason = why_not_tactic(without.state, REBEL, TACTIC_NUMBER["space_take_it_down"], "attack")
    assert reason is not None
    assert reason.rule == "rebellion:attack.10"


@pytest.mark.rule("rebellion:attack.11", "rebellion:dice.02")
def test_a_reroll_is_made_at_once_and_another_card_may_reroll_again() -> None:
    table = hold(arena(x_wing=3, tie_fighter=1), REBEL, "space_concentrate_fire", "space_concentrate_fire")
    dice = [BLANK_, BLANK_, HIT_, BLANK_, DIRECT, HIT_]
    game = act(table, attacks(REBEL), play("space_concentrate_fire"), dice=dice)
    assert asked(game)[1] == [("die", 0, BLACK, BLANK), ("die", 1, BLACK, BLANK), ("die", 2, BLACK, HIT)]
    with pytest.raises(Illegal):
        game.choose(tuple(asked(game)[1]))
    game.choose((("die", 0, BLACK, BLANK), ("die", 1, BLACK, BLANK)))
    [again] = told(game, "rebellion-rerolls")
    assert again["dice"] == (die_name(Die(BLACK, BLANK)), die_name(Die(BLACK, DIRECT_HIT)))
    game.choose(play("space_concentrate_fire"))
    game.choose((("die", 0, BLACK, BLANK),))
    assert doomed(game) == {"tie_fighter": 1}


@pytest.mark.rule("rebellion:attack.12")
def test_bombardment_needs_a_ship_in_the_system() -> None:
    without = hold(arena(at_st=1, rebel_trooper=2), EMPIRE, "ground_bombardment")
    game = act(without, attacks(EMPIRE, GROUND), dice=[SPECIAL_, BLANK_])
    assert play("ground_bombardment", RED) not in asked(game)[1]
    reason = why_not_tactic(game.state, EMPIRE, TACTIC_NUMBER["ground_bombardment"], "attack")
    assert reason is not None
    assert reason.rule == "rebellion:attack.12"
    table = hold(arena(at_st=1, rebel_trooper=2, star_destroyer=1, assault_carrier=1), EMPIRE, "ground_bombardment")
    game = act(table, attacks(EMPIRE, GROUND), play("ground_bombardment", RED), dice=[SPECIAL_, BLANK_])
    ships = [("unit", UNIT_NUMBER["assault_carrier"]), ("unit", UNIT_NUMBER["star_destroyer"])]
    assert asked(game) == ("rebellion-bombard-with", ships)
    game.choose(ships[1])
    assert isinstance(game.decision, Distribute)
    assert game.decision.total == 2  # its red attack
    game.choose((1, 1))
    assert doomed(game) == {"rebel_trooper": 2}


# Damage.


@pytest.mark.rule("rebellion:attack.14", "rebellion:attack.15")
def test_the_attacker_divides_hits_among_units_of_their_colour() -> None:
    table = arena(mon_calamari_cruiser=1, star_destroyer=1, assault_carrier=1, tie_fighter=3)
    game = act(table, attacks(REBEL), dice=[HIT_, HIT_, HIT_])
    assert game.decision is not None
    assert game.decision.seat == REBEL
    assert asked(game) == ("rebellion-assign-red", [target("assault_carrier"), target("star_destroyer")])
    game.choose((1, 1))
    assert game.outcome is not None
    assert doomed(game) == {"tie_fighter": 1}  # the black hit found only TIE Fighters
    assert markers(game) == {"assault_carrier": [1], "star_destroyer": [1]}


@pytest.mark.rule("rebellion:attack.15")
def test_a_hit_without_a_unit_of_its_colour_is_lost() -> None:
    game = act(arena(y_wing=2, tie_fighter=2), attacks(REBEL), dice=[HIT_, HIT_])
    assert game.outcome is not None
    assert doomed(game) == {}
    assert why_colour("tie_fighter", RED) == "rebellion:attack.15"
    assert why_colour("tie_fighter", ANY_COLOUR) is None


def why_colour(key: str, colour: int) -> str | None:
    table = arena(y_wing=1, tie_fighter=1, star_destroyer=1, stormtrooper=1, death_star=1)
    game = act(table, attacks(REBEL), dice=[SPECIAL_])
    reason = why_not_target(game.state, UNIT_NUMBER[key], colour)
    return reason.rule if reason else None


@pytest.mark.rule("rebellion:attack.16")
def test_a_direct_hit_of_any_colour_goes_anywhere() -> None:
    table = arena(x_wing=1, y_wing=1, star_destroyer=1, tie_fighter=1)
    game = act(table, attacks(REBEL), dice=[DIRECT, DIRECT])
    assert asked(game) == ("rebellion-assign-direct", [target("tie_fighter"), target("star_destroyer")])
    for split in ((2, 0), (1, 1), (0, 2)):
        assert game.why_not(split) is None
    game.choose((0, 2))
    assert markers(game) == {"star_destroyer": [2]}


@pytest.mark.rule("rebellion:attack.17")
@pytest.mark.example("rebellion:ex.05")
def test_damage_stays_in_the_theater() -> None:
    table = arena(x_wing=1, tie_fighter=1, assault_carrier=1, stormtrooper=2, at_st=1, rebel_trooper=1)
    game = act(table, attacks(REBEL, SPACE), dice=[DIRECT])
    assert asked(game)[1] == [target("tie_fighter"), target("assault_carrier")]
    ground = act(table, attacks(REBEL, GROUND), dice=[DIRECT])
    assert asked(ground)[1] == [target("stormtrooper"), target("at_st")]
    assert why_colour("stormtrooper", ANY_COLOUR) == "rebellion:attack.17"


@pytest.mark.rule("rebellion:attack.18")
def test_a_unit_may_be_assigned_more_than_it_can_bear() -> None:
    table = arena(x_wing=3, tie_fighter=2)
    game = act(table, attacks(REBEL), dice=[HIT_, HIT_, HIT_])
    assert asked(game)[1] == [target("tie_fighter"), target("tie_fighter", number=2)]
    game.choose((3, 0))
    assert doomed(game) == {"tie_fighter": 1}


@pytest.mark.rule("rebellion:attack.19")
def test_all_dice_that_can_be_assigned_must_be() -> None:
    table = arena(x_wing=3, tie_fighter=3)
    game = act(table, attacks(REBEL), dice=[HIT_, HIT_, HIT_])
    with pytest.raises(Illegal):
        game.choose((1, 1, 0))
    game.choose((1, 1, 1))
    assert doomed(game) == {"tie_fighter": 3}


def test_of_equal_units_as_many_are_listed_as_could_make_a_difference() -> None:
    table = arena(x_wing=2, tie_fighter=9)
    game = act(table, attacks(REBEL), dice=[HIT_, HIT_])
    assert asked(game)[1] == [target("tie_fighter"), target("tie_fighter", number=2)]


def test_damage_can_be_spread_or_focused_on_members_of_a_type() -> None:
    table = arena(y_wing=2, star_destroyer=2)

    def hurt(combat: Combat) -> None:
        combat.damage[UNIT_NUMBER["star_destroyer"]] = [2]

    for split, expected, dead in (((2, 0), [], 1), ((1, 1), [3, 1], 0), ((0, 2), [2, 2], 0)):
        game = act(table, attacks(REBEL, prepare=hurt), dice=[HIT_, HIT_])
        assert asked(game)[1] == [target("star_destroyer", 2), target("star_destroyer")]
        game.choose(split)
        assert markers(game).get("star_destroyer", []) == expected
        assert doomed(game).get("star_destroyer", 0) == dead


@pytest.mark.rule("rebellion:deathstar.02")
def test_a_death_star_is_never_dealt_damage() -> None:
    alone = act(arena(x_wing=1, y_wing=1, death_star=1), attacks(REBEL), dice=[DIRECT, DIRECT])
    assert alone.outcome is not None
    assert doomed(alone) == {}
    table = hold(arena(x_wing=1, death_star=1, tie_fighter=1), REBEL, "space_critical_hit")
    game = act(table, attacks(REBEL), play("space_critical_hit"), dice=[BLANK_])
    assert doomed(game) == {"tie_fighter": 1}
    useless = act(hold(arena(x_wing=1, death_star=1), REBEL, "space_critical_hit"), attacks(REBEL), dice=[BLANK_])
    assert asked(useless)[1] == ["done"]
    assert UNITS[DEATH_STAR].health == 0
    assert why_colour("death_star", ANY_COLOUR) == "rebellion:deathstar.02"


@pytest.mark.rule("rebellion:deathstar.01")
def test_a_death_star_attacks_like_any_ship() -> None:
    assert rolled(act(arena(death_star=1, x_wing=1), attacks(EMPIRE), dice=[BLANK_] * 4)) == [(4, 0)]


@pytest.mark.rule("rebellion:unit.05", "rebellion:unit.03")
def test_an_unfinished_death_star_has_health_and_can_be_destroyed() -> None:
    table = arena(x_wing=4, death_star_under_construction=1)
    game = act(table, attacks(REBEL), dice=[HIT_] * 4)
    assert doomed(game) == {"death_star_under_construction": 1}
    assert markers(act(table, attacks(REBEL), dice=[HIT_] * 3 + [BLANK_])) == {"death_star_under_construction": [3]}
    assert UNITS[DEATH_STAR_UNDER_CONSTRUCTION].kind == "station"


# Blocks.


def blocked_attack(*cards: str) -> Game[Table]:
    """Return an attack with two hits on two TIE Fighters whose side holds these cards."""
    return act(hold(arena(x_wing=2, tie_fighter=2), EMPIRE, *cards), attacks(REBEL), dice=[HIT_, HIT_])


@pytest.mark.rule("rebellion:attack.20")
def test_the_defender_takes_damage_off_again() -> None:
    game = blocked_attack("space_defensive_formation")
    game.choose((1, 1))
    assert game.decision is not None
    assert game.decision.seat == EMPIRE
    assert asked(game) == ("rebellion-block-action", ["done", play("space_defensive_formation")])
    game.choose(play("space_defensive_formation"))  # both TIE Fighters are alike: nothing to choose
    assert doomed(game) == {"tie_fighter": 1}
    assert discards(game.state) == ["space_defensive_formation"]


@pytest.mark.rule("rebellion:attack.20")
def test_damage_of_a_card_can_be_blocked_too() -> None:
    table = hold(arena(x_wing=1, tie_fighter=1), REBEL, "space_critical_hit")
    hold(table, EMPIRE, "space_defensive_formation")
    answers = [play("space_critical_hit"), play("space_defensive_formation")]
    assert doomed(act(table, attacks(REBEL), *answers, dice=[BLANK_])) == {}
    table = hold(arena(x_wing=1, tie_fighter=1), EMPIRE, "space_critical_hit")
    hold(table, REBEL, "space_defensive_formation")
    assert doomed(act(table, attacks(EMPIRE), *answers, dice=[BLANK_])) == {}


@pytest.mark.rule("rebellion:attack.21", "rebellion:attack.25")
def test_markers_can_not_be_blocked() -> None:
    table = hold(arena(y_wing=1, star_destroyer=2), EMPIRE, "space_defensive_formation")

    def hurt(combat: Combat) -> None:
        combat.damage[UNIT_NUMBER["star_destroyer"]] = [3, 2]

    game = act(table, attacks(REBEL, prepare=hurt), (0, 1), play("space_defensive_formation"), dice=[HIT_])
    assert markers(game) == {"star_destroyer": [3, 2]}  # what was just assigned went, the markers stayed
    nothing = act(table, attacks(REBEL, prepare=hurt), dice=[BLANK_])
    assert nothing.outcome is not None  # no damage now: nothing to block
    assert holds(nothing.state, EMPIRE) == ["space_defensive_formation"]
    combat = table.combat = Combat(table, where(PLACE), REBEL, [])
    combat.attack = Attack(REBEL, SPACE, [], [Wound(UNIT_NUMBER["star_destroyer"], 3)])
    assert not Block(1).possible(table, EMPIRE)
    combat.attack.hurt[0].dealt = 1
    assert Block(1).possible(table, EMPIRE)


@pytest.mark.rule("rebellion:attack.22")
def test_only_blocks_of_the_theater_can_be_played_to_block() -> None:
    game = blocked_attack("space_critical_hit", "ground_defensive_formation", "space_defensive_formation")
    game.choose((1, 1))
    assert asked(game)[1] == ["done", play("space_defensive_formation")]
    reason = why_not_tactic(game.state, EMPIRE, TACTIC_NUMBER["space_critical_hit"], "block")
    assert reason is not None
    assert reason.rule == "rebellion:attack.22"
    attacker = hold(arena(x_wing=1, tie_fighter=1), REBEL, "space_defensive_formation")
    assert asked(act(attacker, attacks(REBEL), dice=[HIT_]))[1] == ["done"]  # nor blocks in an attack


@pytest.mark.rule("rebellion:attack.23", "rebellion:attack.25")
@pytest.mark.example("rebellion:case.09")
def test_a_block_of_two_may_be_split_or_not() -> None:
    cards = ("space_outmaneuver", "space_critical_hit")
    table = hold(arena(x_wing=2, y_wing=1, tie_fighter=1, assault_carrier=1), EMPIRE, *cards)
    dice = [DIRECT, DIRECT, BLANK_]
    paid = [play("space_outmaneuver"), ("discard", TACTIC_NUMBER["space_critical_hit"])]
    split = act(table, attacks(REBEL), (1, 1), *paid, target("tie_fighter", 0, 1), dice=dice)
    assert asked(split)[1] == ["done", target("assault_carrier", 0, 1)]
    split.choose(target("assault_carrier", 0, 1))
    assert (doomed(split), markers(split)) == ({}, {})
    whole = act(table, attacks(REBEL), (0, 2), *paid, dice=dice)
    assert asked(whole)[1] == ["done", target("assault_carrier", 0, 1)]
    whole.choose(target("assault_carrier", 0, 1))
    assert (doomed(whole), markers(whole)) == ({}, {})
    assert sorted(discards(whole.state)) == ["space_critical_hit", "space_outmaneuver"]


@pytest.mark.rule("rebellion:gap.10")
def test_whether_a_player_is_asked_tells_nothing_about_the_hand() -> None:
    for card in ("space_defensive_formation", "space_no_escape"):  # one that blocks, one that does not
        game = blocked_attack(card)
        game.choose((1, 1))
        assert asked(game)[0] == "rebellion-block-action"
        assert game.decision is not None
        assert game.decision.hidden
    other = blocked_attack("ground_defensive_formation")  # the backs are seen
    other.choose((1, 1))
    assert other.outcome is not None
    drawn = act(
        on_top(arena(x_wing=1, tie_fighter=1), "space_no_escape"), attacks(REBEL), ("draw", BLACK), dice=[SPECIAL_]
    )
    lines = [entry for entry in drawn.log if "no_escape" in str(entry.message)]
    assert [entry.to for entry in lines] == [(REBEL,)]


# Losses.


@pytest.mark.rule("rebellion:attack.24")
def test_what_is_doomed_still_attacks_and_is_destroyed_at_the_end_of_the_step() -> None:
    table = arena(x_wing=1, tie_fighter=1)
    game = act(table, fights(REBEL), dice=[HIT_, HIT_])
    assert rolled(game) == [(0, 1), (0, 1)]
    assert not game.state.has_units(where(PLACE), REBEL)
    assert not game.state.has_units(where(PLACE), EMPIRE)
    first = act(hold(table, REBEL, "space_no_escape"), fights(REBEL), "done", dice=[HIT_, BLANK_])
    assert first.state.has_units(where(PLACE), REBEL)
    assert not first.state.has_units(where(PLACE), EMPIRE)
    table = arena(x_wing=1, tie_fighter=2)
    once = act(table, fights(REBEL), dice=[HIT_, BLANK_, BLANK_, BLANK_, HIT_])  # a loss is taken once
    assert once.outcome is not None
    assert units_in(once.state, PLACE) == {"tie_fighter": 1}
    assert doomed(act(arena(y_wing=1, assault_carrier=1), attacks(REBEL), dice=[HIT_])) == {}  # 1 of its health of 2
    assert once.state.supply[UNIT_NUMBER["tie_fighter"]] == table.supply[UNIT_NUMBER["tie_fighter"]] + 1


@pytest.mark.rule("rebellion:attack.25", "rebellion:combat.11")
def test_markers_last_through_the_combat_and_no_longer() -> None:
    table = arena(y_wing=1, assault_carrier=1)
    hold(table, REBEL, "space_no_escape")  # so that somebody is asked in each round
    game = act(table, fights(REBEL), "done", dice=[HIT_, BLANK_, BLANK_, HIT_, BLANK_, BLANK_])
    assert game.state.combat is not None
    assert game.state.combat.round == 2
    assert markers(game) == {"assault_carrier": [1]}
    game.choose("done")
    assert game.outcome is not None
    assert not game.state.has_units(where(PLACE), EMPIRE)  # 1 and 1 are its health of 2
    again = act(arena(y_wing=1, assault_carrier=1), fights(REBEL), dice=[HIT_, HIT_, HIT_])
    assert again.state.combat is None


@pytest.mark.rule("rebellion:gap.07")
def test_the_admiral_decides_in_space_and_the_general_on_the_ground() -> None:
    table = arena(4, x_wing=2, tie_fighter=2, rebel_trooper=2, stormtrooper=2)
    hold(table, EMPIRE, "space_defensive_formation", "ground_defensive_formation")
    space = act(table, attacks(REBEL, SPACE), dice=[HIT_, HIT_])
    assert space.decision is not None
    assert space.decision.seat == table.admiral(REBEL) == 0
    space.choose((1, 1))
    assert space.decision.seat == table.admiral(EMPIRE) == 2
    ground = act(table, attacks(REBEL, GROUND), dice=[HIT_, HIT_])
    assert ground.decision is not None
    assert ground.decision.seat == table.general(REBEL) == 1
    ground.choose((1, 1))
    assert ground.decision.seat == table.general(EMPIRE) == 3


def test_the_ring_of_master_yoda_rolls_a_die_again_in_combat() -> None:
    table = lead(arena(x_wing=1, tie_fighter=1), "luke_skywalker_jedi", place="nal_hutta")
    table.ring[LUKE_JEDI] = MASTER_YODA
    game = act(table, attacks(REBEL), ("die", 0, BLACK, BLANK), dice=[BLANK_, HIT_])
    assert doomed(game) == {"tie_fighter": 1}
