from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rebellion.fights import PLACE, arena, fights, hold, rolled, told
from rebellion.scenes import BLANK_, EMPIRE, HIT_, REBEL, act, asked, lead, loyal, put, units_in, where
from tablero.games.rebellion.combat import Combat
from tablero.games.rebellion.combat_reasons import why_not
from tablero.games.rebellion.facts import (
    BASE,
    CAPTURED,
    DEATH_STAR_UNDER_CONSTRUCTION,
    LEADER_NUMBER,
    NO_RING,
    SPACE,
    UNIT_NUMBER,
    UNITS,
)
from tablero.games.rebellion.leaders import pins
from tablero.games.rebellion.movement import NORMAL, movable
from tablero.games.rebellion.retreat import destinations, retreat_step, why_no_retreat, why_not_destination
from tablero.games.rebellion.state import Table
from tablero.kernel import Game, Illegal, Option, Play, Rng


def retreats(
    attacker: int = REBEL, *origins: str, prepare: Callable[[Combat], None] | None = None
) -> Callable[[Table], Any]:
    """Return the retreat step of a combat, as a procedure."""

    def procedure(table: Table) -> Play[None]:
        combat = table.combat = Combat(table, where(PLACE), attacker, [where(place) for place in origins])
        combat.round = 1
        if prepare:
            prepare(combat)
        yield from retreat_step(table)

    return procedure


def leader(key: str) -> Option:
    return ("leader", LEADER_NUMBER[key])


def to(place: str) -> Option:
    return ("system", where(place))


def cargo(key: str, marker: int = 0) -> Option:
    return ("cargo", UNIT_NUMBER[key], marker)


def rule_against(table: Table, side: int, attacker: int = REBEL, *origins: str, **changes: Any) -> str | None:
    """Return the rule that forbids a side to retreat at all."""
    twin = table.copy()
    combat = twin.combat = Combat(twin, where(PLACE), attacker, [where(place) for place in origins])
    combat.round = 1
    for name, value in changes.items():
        setattr(combat, name, value)
    reason = why_no_retreat(twin, side)
    return reason.rule if reason else None


def goals(table: Table, side: int, attacker: int = REBEL, *origins: str) -> list[str]:
    """Return where a side may retreat."""
    twin = table.copy()
    twin.combat = Combat(twin, where(PLACE), attacker, [where(place) for place in origins])
    near = ("bothawui", "kessel", "toydaria")
    return [place for place in near if where(place) in destinations(twin, side)]


def rule_against_place(table: Table, side: int, place: int, attacker: int, *origins: str) -> str | None:
    twin = table.copy()
    twin.combat = Combat(twin, where(PLACE), attacker, [where(each) for each in origins])
    reason = why_not_destination(twin, side, place)
    return reason.rule if reason else None


def rebels(**more: int) -> Table:
    """Return Rebels with Han Solo against a Star Destroyer."""
    units = {"corellian_corvette": 1, "x_wing": 2, "rebel_trooper": 3, "star_destroyer": 1, **more}
    return lead(arena(**units), "han_solo", place=PLACE)


@pytest.mark.rule("rebellion:retreat.01")
def test_a_leader_goes_to_an_adjacent_system_and_the_units_follow() -> None:
    game = act(rebels(), retreats())
    assert asked(game) == ("rebellion-retreat", ["stay", leader("han_solo")])
    game.choose(leader("han_solo"))
    assert asked(game) == ("rebellion-retreat-to", [to("bothawui"), to("kessel"), to("toydaria")])
    with pytest.raises(Illegal):
        game.choose(to("hoth"))
    assert game.decision is not None
    reason = why_not(game.state, game.decision, to("hoth"))
    assert reason is not None
    assert reason.rule == "rebellion:retreat.01"
    game.choose(to("kessel"))
    game.choose((2,))
    assert units_in(game.state, "kessel") == {"corellian_corvette": 1, "x_wing": 2, "rebel_trooper": 2}
    assert units_in(game.state, PLACE) == {"rebel_trooper": 1, "star_destroyer": 1}
    assert game.state.leader_at[LEADER_NUMBER["han_solo"]] == where("kessel")


@pytest.mark.rule("rebellion:retreat.01")
def test_without_a_leader_nobody_retreats() -> None:
    table = arena(x_wing=2, star_destroyer=1)
    assert act(table, retreats()).outcome is not None
    assert rule_against(table, REBEL) == "rebellion:retreat.01"
    stay = act(rebels(), retreats(), "stay")
    assert units_in(stay.state, "kessel") == {}


@pytest.mark.rule("rebellion:retreat.01", "rebellion:transport.01", "rebellion:retreat.12")
def test_cargo_needs_room_in_the_ships_that_leave() -> None:
    game = act(rebels(), retreats(), leader("han_solo"), to("kessel"))
    with pytest.raises(Illegal, match=r"transport\.01"):
        game.choose((3,))  # a Corvette carries 2
    game.choose((2,))
    assert units_in(game.state, "kessel") == {"corellian_corvette": 1, "x_wing": 2, "rebel_trooper": 2}
    fighters = lead(arena(x_wing=1, rebel_trooper=1, star_destroyer=1), "han_solo", place=PLACE)
    alone = act(fighters, retreats(), leader("han_solo"), to("kessel"))
    assert units_in(alone.state, "kessel") == {"x_wing": 1}
    assert units_in(alone.state, PLACE) == {"rebel_trooper": 1, "star_destroyer": 1}


@pytest.mark.rule("rebellion:retreat.02")
def test_a_retreat_goes_to_own_units_or_loyalty_if_it_can() -> None:
    table = put(rebels(), "kessel", rebel_trooper=1)
    assert goals(table, REBEL) == ["kessel"]
    loyal(table, "toydaria", to=REBEL)
    assert goals(table, REBEL) == ["kessel", "toydaria"]
    assert rule_against_place(table, REBEL, where("bothawui"), REBEL) == "rebellion:retreat.02"
    loyal(table, "bothawui", to=EMPIRE)
    assert goals(table, REBEL) == ["kessel", "toydaria"]


@pytest.mark.rule("rebellion:retreat.03")
def test_a_retreat_never_goes_to_enemy_units() -> None:
    table = loyal(put(rebels(), "kessel", stormtrooper=1), "kessel", to=REBEL)
    assert goals(table, REBEL) == ["bothawui", "toydaria"]
    assert rule_against_place(table, REBEL, where("kessel"), REBEL) == "rebellion:retreat.03"


@pytest.mark.rule("rebellion:rescue.02")
def test_a_prisoner_whom_a_retreat_leaves_alone_is_free() -> None:
    table = lead(arena(star_destroyer=1, x_wing=1), "darth_vader", "han_solo", place=PLACE)
    table.ring[LEADER_NUMBER["han_solo"]] = CAPTURED
    game = act(table, retreats(EMPIRE), leader("darth_vader"), to("kessel"))
    assert game.state.ring[LEADER_NUMBER["han_solo"]] == NO_RING
    assert game.state.leader_at[LEADER_NUMBER["han_solo"]] == BASE


@pytest.mark.rule("rebellion:retreat.04")
def test_without_own_systems_an_empty_one_will_do() -> None:
    table = loyal(put(rebels(), "kessel", tie_fighter=1), "bothawui", to=EMPIRE)
    assert goals(table, REBEL) == ["bothawui", "toydaria"]  # the loyalty of others is no obstacle
    assert asked(act(table, retreats()))[0] == "rebellion-retreat"
    for place in ("bothawui", "toydaria"):
        put(table, place, tie_fighter=1)
    assert goals(table, REBEL) == []
    assert rule_against(table, REBEL) == "rebellion:retreat.04"


@pytest.mark.rule("rebellion:retreat.04", "rebellion:retreat.05")
def test_own_units_in_a_barred_system_do_not_bind() -> None:
    table = put(rebels(), "kessel", rebel_trooper=1)
    assert goals(table, REBEL, EMPIRE, "kessel") == ["bothawui", "toydaria"]


@pytest.mark.rule("rebellion:retreat.05")
def test_the_defender_can_not_retreat_to_where_the_attack_came_from() -> None:
    table = rebels()
    assert goals(table, REBEL, EMPIRE, "kessel", "toydaria") == ["bothawui"]
    assert rule_against_place(table, REBEL, where("kessel"), EMPIRE, "kessel") == "rebellion:retreat.05"
    assert goals(table, REBEL, REBEL, "kessel") == ["bothawui", "kessel", "toydaria"]  # the attacker may go back


@pytest.mark.rule("rebellion:retreat.06")
def test_nobody_retreats_to_the_base_space() -> None:
    table = rebels()
    table.base = where("kessel")
    game = act(table, retreats(), leader("han_solo"))
    assert ("system", BASE) not in asked(game)[1]
    assert rule_against_place(table, REBEL, BASE, REBEL) == "rebellion:retreat.01"


@pytest.mark.rule("rebellion:retreat.07")
def test_nobody_retreats_from_nobody() -> None:
    table = lead(arena(x_wing=1), "han_solo", place=PLACE)
    assert act(table, retreats()).outcome is not None
    assert rule_against(table, REBEL) == "rebellion:retreat.07"
    assert rule_against(put(table, PLACE, stormtrooper=1), REBEL) is None


@pytest.mark.rule("rebellion:retreat.08")
@pytest.mark.parametrize("station", ["death_star", "death_star_under_construction"])
def test_with_a_death_star_the_empire_stays(station: str) -> None:
    table = lead(arena(**{station: 1, "star_destroyer": 1, "x_wing": 1}), "darth_vader", "han_solo", place=PLACE)
    assert rule_against(table, EMPIRE) == "rebellion:retreat.08"
    assert rule_against(table, REBEL) is None
    game = act(table, retreats(EMPIRE))
    assert asked(game)[1] == ["stay", leader("han_solo")]


@pytest.mark.rule("rebellion:retreat.09", "rebellion:retreat.11")
def test_all_ships_leave_but_tie_fighters_and_ground_units_may_stay() -> None:
    table = lead(
        arena(star_destroyer=2, assault_carrier=1, tie_fighter=3, stormtrooper=2, x_wing=1), "darth_vader", place=PLACE
    )
    game = act(table, retreats(EMPIRE), leader("darth_vader"), to("kessel"))
    assert asked(game)[1] == [cargo("tie_fighter"), cargo("stormtrooper")]  # of the other ships none is asked
    game.choose((1, 0))
    assert units_in(game.state, "kessel") == {"star_destroyer": 2, "assault_carrier": 1, "tie_fighter": 1}
    assert units_in(game.state, PLACE) == {"tie_fighter": 2, "stormtrooper": 2, "x_wing": 1}
    assert [dict(units.args)["count"] for units in told(game, "rebellion-retreats")[0]["units"]] == [1, 2, 1]


@pytest.mark.rule("rebellion:retreat.11", "rebellion:structure.04", "rebellion:deathstar.04")
def test_immobile_units_stay() -> None:
    table = rebels(shield_generator=1, ion_cannon=1)
    game = act(table, retreats(), leader("han_solo"), to("kessel"))
    assert asked(game)[1] == [cargo("rebel_trooper")]
    game.choose((0,))
    assert units_in(game.state, PLACE) == {
        "rebel_trooper": 3,
        "shield_generator": 1,
        "ion_cannon": 1,
        "star_destroyer": 1,
    }
    immobile = [unit.key for unit in UNITS if unit.immobile]
    assert immobile == ["death_star_under_construction", "shield_generator", "ion_cannon"]
    site = arena(death_star_under_construction=1, star_destroyer=1)
    leaving = [unit for unit, _ in movable(site, EMPIRE, where(PLACE), NORMAL)]
    assert leaving == [UNIT_NUMBER["star_destroyer"]]
    assert DEATH_STAR_UNDER_CONSTRUCTION not in leaving


@pytest.mark.rule("rebellion:retreat.10")
def test_who_is_left_behind_fights_on() -> None:
    table = lead(
        arena(corellian_corvette=1, rebel_trooper=1, star_destroyer=1, stormtrooper=1), "han_solo", place=PLACE
    )
    table.tactic_deck = [[], []]
    dice = [BLANK_] * 7 + [HIT_, HIT_]
    away = [leader("han_solo"), to("kessel")]
    left = act(table, fights(REBEL), *away, (0,), dice=dice)
    assert len(rolled(left)) == 6  # two battles in the first round, the ground battle in the second
    assert units_in(left.state, PLACE) == {"star_destroyer": 1}
    gone = act(table, fights(REBEL), *away, (1,), dice=dice)
    assert len(rolled(gone)) == 4
    assert units_in(gone.state, "kessel") == {"corellian_corvette": 1, "rebel_trooper": 1}


@pytest.mark.rule("rebellion:retreat.12")
def test_a_leader_does_not_retreat_without_units() -> None:
    table = lead(arena(rebel_trooper=3, shield_generator=1, stormtrooper=1), "han_solo", place=PLACE)
    assert rule_against(table, REBEL) == "rebellion:retreat.12"
    ties = lead(arena(tie_fighter=3, x_wing=1), "darth_vader", place=PLACE)
    assert rule_against(ties, EMPIRE, EMPIRE) == "rebellion:retreat.12"
    assert rule_against(ties, EMPIRE, EMPIRE, free_retreat=[0, 1]) is None


@pytest.mark.rule("rebellion:retreat.13")
def test_each_side_retreats_once_in_a_combat() -> None:
    table = lead(rebels(), "luke_skywalker", place=PLACE)
    assert rule_against(table, REBEL, REBEL, retreated=[True, False]) == "rebellion:retreat.13"

    def already(combat: Combat) -> None:
        combat.retreated[REBEL] = True

    assert act(table, retreats(prepare=already)).outcome is not None
    game = act(table, retreats(), leader("han_solo"), to("kessel"), (0,))
    assert game.state.combat is not None
    assert game.state.combat.retreated == [True, False]


@pytest.mark.rule("rebellion:retreat.14")
def test_a_leader_without_tactic_values_may_lead() -> None:
    table = lead(arena(x_wing=1, star_destroyer=1), "mon_mothma", place=PLACE)
    assert asked(act(table, retreats()))[1] == ["stay", leader("mon_mothma")]


@pytest.mark.rule("rebellion:retreat.15")
def test_leaders_who_stay_do_not_hold_the_units() -> None:
    table = lead(rebels(), "luke_skywalker", place=PLACE)
    assert pins(table, where(PLACE), REBEL)
    game = act(table, retreats(), leader("luke_skywalker"), to("kessel"), (0,))
    assert units_in(game.state, "kessel") == {"corellian_corvette": 1, "x_wing": 2}
    assert game.state.leader_at[LEADER_NUMBER["han_solo"]] == where(PLACE)


@pytest.mark.rule("rebellion:gap.06")
@pytest.mark.parametrize("attacker", [REBEL, EMPIRE])
def test_the_current_player_decides_first(attacker: int) -> None:
    table = lead(rebels(), "darth_vader", place=PLACE)
    game = act(table, retreats(attacker))
    assert game.decision is not None
    assert game.decision.seat == attacker
    game.choose("stay")
    assert game.decision.seat == 1 - attacker
    first = act(rebels_against_vader(), retreats(REBEL), leader("han_solo"), to("kessel"))
    assert first.outcome is not None  # the Rebels are gone: nobody left to retreat from


def rebels_against_vader() -> Table:
    return lead(arena(x_wing=1, star_destroyer=1), "han_solo", "darth_vader", place=PLACE)


@pytest.mark.rule("rebellion:captive.06")
def test_captives_neither_lead_a_retreat_nor_go_along() -> None:
    table = lead(arena(star_destroyer=1, stormtrooper=1, x_wing=1), "darth_vader", "han_solo", place=PLACE)
    table.ring[LEADER_NUMBER["han_solo"]] = CAPTURED
    assert rule_against(table, REBEL) == "rebellion:retreat.01"
    game = act(table, retreats(EMPIRE), leader("darth_vader"), to("kessel"))
    assert asked(game)[1] == [cargo("stormtrooper")]
    game.choose((0,))
    assert game.state.leader_at[LEADER_NUMBER["han_solo"]] == where(PLACE)
    freed = act(table, retreats(EMPIRE), leader("darth_vader"), to("kessel"), (1,))
    assert freed.state.leader_at[LEADER_NUMBER["han_solo"]] == BASE  # nobody is left to guard him


@pytest.mark.rule("rebellion:team.21", "rebellion:retreat.13")
def test_each_player_of_a_team_may_retreat_with_an_own_leader_but_only_one_of_them() -> None:
    table = lead(arena(4, x_wing=1, star_destroyer=1), "han_solo", "luke_skywalker", place=PLACE)
    game = act(table, retreats())
    assert game.decision is not None
    assert (game.decision.seat, asked(game)[1]) == (table.admiral(REBEL), ["stay", leader("han_solo")])
    game.choose("stay")
    assert (game.decision.seat, asked(game)[1]) == (table.general(REBEL), ["stay", leader("luke_skywalker")])
    game.choose(leader("luke_skywalker"))
    assert game.decision.seat == table.general(REBEL)
    once = act(table, retreats(), leader("han_solo"), to("kessel"))
    assert once.outcome is not None
    assert once.state.leader_at[LEADER_NUMBER["luke_skywalker"]] == where(PLACE)


@pytest.mark.rule("rebellion:attack.26")
@pytest.mark.example("rebellion:case.10")
def test_transports_alone_retreat_or_are_destroyed() -> None:
    table = lead(arena(rebel_transport=2, star_destroyer=1), "han_solo", place=PLACE)
    lost = act(table, retreats(), "stay")
    assert units_in(lost.state, PLACE) == {"star_destroyer": 1}
    assert lost.state.combat is not None
    assert lost.state.combat.destroyed == [(REBEL, UNIT_NUMBER["rebel_transport"])] * 2
    hurt = arena(rebel_transport=2, star_destroyer=1)

    def damage(combat: Combat) -> None:
        combat.damage[UNIT_NUMBER["rebel_transport"]] = [1]

    gone = act(hurt, retreats(prepare=damage)).state.combat
    assert gone is not None
    assert gone.damage[UNIT_NUMBER["rebel_transport"]] == []
    saved = act(table, retreats(), leader("han_solo"), to("kessel"))
    assert units_in(saved.state, "kessel") == {"rebel_transport": 2}
    escorted = act(put(table, PLACE, x_wing=1), retreats(), "stay")
    assert units_in(escorted.state, PLACE) == {"rebel_transport": 2, "x_wing": 1, "star_destroyer": 1}
    leaderless = act(arena(rebel_transport=1, star_destroyer=1), retreats())
    assert units_in(leaderless.state, PLACE) == {"star_destroyer": 1}


@pytest.mark.rule("rebellion:gap.25", "rebellion:attack.26")
def test_by_the_errata_transports_alone_are_safe_from_ground_units() -> None:
    units = {"rebel_transport": 1, "rebel_trooper": 1, "stormtrooper": 1}
    by_the_book = act(arena(**units), retreats())
    assert "rebel_transport" not in units_in(by_the_book.state, PLACE)
    table = arena(**units)
    table.errata = True
    assert units_in(act(table, retreats()).state, PLACE) == units
    put(table, PLACE, tie_fighter=1)
    assert "rebel_transport" not in units_in(act(table, retreats()).state, PLACE)


def test_damaged_and_whole_cargo_are_told_apart() -> None:
    table = lead(arena(corellian_corvette=2, airspeeder=3, star_destroyer=1), "han_solo", place=PLACE)

    def hurt(combat: Combat) -> None:
        combat.damage[UNIT_NUMBER["airspeeder"]] = [1]

    game = act(table, retreats(prepare=hurt), leader("han_solo"), to("kessel"))
    assert asked(game)[1] == [cargo("airspeeder"), cargo("airspeeder", 1)]
    game.choose((1, 1))
    assert game.state.combat is not None
    assert game.state.combat.damage[UNIT_NUMBER["airspeeder"]] == []
    assert units_in(game.state, PLACE) == {"airspeeder": 1, "star_destroyer": 1}
    other = act(table, retreats(prepare=hurt), leader("han_solo"), to("kessel"), (2, 0))
    assert other.state.combat is not None
    assert other.state.combat.damage[UNIT_NUMBER["airspeeder"]] == [1]


def test_imperial_ground_units_that_retreat_onto_the_base_bring_it_to_light() -> None:
    table = lead(arena(star_destroyer=1, stormtrooper=1, x_wing=1), "darth_vader", place=PLACE)
    table.base = where("kessel")
    put(table, "rebel_base", rebel_trooper=1)
    game = act(table, retreats(EMPIRE), leader("darth_vader"), to("kessel"), (1,))
    assert game.state.base_revealed
    assert units_in(game.state, "kessel") == {"star_destroyer": 1, "stormtrooper": 1, "rebel_trooper": 1}


def test_random_retreats_keep_to_the_capacity() -> None:
    game: Game[Table] = act(rebels(airspeeder=2), retreats(), leader("han_solo"), to("kessel"))
    assert game.decision is not None
    for seed in range(200):
        answer = game.decision.sample(Rng(seed))
        assert game.why_not(answer) is None


def test_a_card_in_the_hand_of_the_opponent_forbids_nothing() -> None:
    table = hold(rebels(), EMPIRE, "space_no_escape")
    assert asked(act(table, retreats()))[0] == "rebellion-retreat"
    assert rule_against(table, REBEL, no_retreat=[1, 0]) == "rebellion:golden.03"
    assert table.tactic_discard[SPACE] == []
