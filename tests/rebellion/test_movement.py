"""Moving units (rulebook: "Movimiento de unidades", "Capacidad de transporte")."""

from __future__ import annotations

import json
from functools import partial
from itertools import pairwise
from pathlib import Path

import pytest

from rebellion.scenes import EMPIRE, REBEL, asked, lead, position, put, units_in, where
from rebellion.tries import imprisoned, place_of, stage
from rebellion.turns import activates, comes, moves, play, rule_against
from tablero.games.rebellion.facts import (
    BASE,
    DISTANCE,
    GROUND,
    LEADER_NUMBER,
    PLACE_KEYS,
    SYSTEM_NUMBER,
    SYSTEMS,
    UNIT_NUMBER,
    UNITS,
)
from tablero.games.rebellion.movement import (
    Terms,
    ask_units,
    can_leave,
    captives_in,
    movable,
    move_from,
    origins,
    over_capacity,
    why_not_origin,
)
from tablero.games.rebellion.state import Table
from tablero.kernel import Distribute, Game, Illegal, Rng


def to_toydaria(**places: dict[str, int]) -> Table:
    """Return a board with units in these places, and on each side a leader ready to activate."""
    table = lead(stage(), "jan_dodonna", "darth_vader")
    for place, units in places.items():
        put(table, place, **units)
    return table


def activating(table: Table, side: int, place: str = "toydaria") -> Game[Table]:
    """Let a side activate a system, and stop where it is asked from where units come."""
    answers = activates("jan_dodonna" if side == REBEL else "darth_vader", place)
    return play(table, *(("pass", *answers) if side == EMPIRE else answers))


def asked_from(game: Game[Table]) -> list[str]:
    """Return from where units may come."""
    return [PLACE_KEYS[int(option[1])] for option in asked(game)[1] if option[0] == "from"]


# From where.


@pytest.mark.rule("rebellion:move.01")
def test_ships_of_adjacent_systems_come_in_any_number() -> None:
    table = to_toydaria(kessel={"x_wing": 3, "y_wing": 2})
    for number in range(4):
        game = activating(table, REBEL)
        game.choose(comes("kessel"))
        game.choose(moves(game, x_wing=number))
        assert units_in(game.state, "toydaria") == ({"x_wing": number} if number else {})


@pytest.mark.rule("rebellion:move.01")
def test_a_move_is_one_step() -> None:
    table = to_toydaria(kessel={"x_wing": 1}, felucia={"x_wing": 1}, tatooine={"x_wing": 1}, toydaria={"x_wing": 1})
    game = activating(table, REBEL)
    assert asked_from(game) == ["kessel"]
    for place in ("felucia", "tatooine", "toydaria"):  # two steps away, and where they are already
        assert rule_against(game, comes(place)) == "rebellion:move.01"
        with pytest.raises(Illegal):
            game.choose(comes(place))


@pytest.mark.rule("rebellion:move.02")
def test_units_come_from_several_systems() -> None:
    game = activating(to_toydaria(kessel={"x_wing": 1}, bothawui={"y_wing": 2}, endor={"x_wing": 1}), REBEL)
    assert asked_from(game) == ["bothawui", "kessel"]
    for place, units in (("kessel", {"x_wing": 1}), ("bothawui", {"y_wing": 2})):
        game.choose(comes(place))
        game.choose(moves(game, **units))
    assert units_in(game.state, "toydaria") == {"x_wing": 1, "y_wing": 2}
    assert rule_against(game, comes("endor")) == "rebellion:move.01"


@pytest.mark.rule("rebellion:move.03")
def test_adjacency_is_the_same_both_ways() -> None:
    for system, facts in enumerate(SYSTEMS):
        assert system not in facts.near
        assert all(system in SYSTEMS[other].near for other in facts.near)
        assert origins(position(), EMPIRE, system) == list(facts.near)
    assert all(distance >= 0 for row in DISTANCE for distance in row)


@pytest.mark.rule("rebellion:move.03", "rebellion:move.04")
@pytest.mark.shared
def test_the_borders_are_those_of_the_board(shared: Path) -> None:
    board = json.loads((shared / "data" / "rebellion" / "adjacency.json").read_text(encoding="utf-8"))
    near = {key: sorted(others) for key, others in board["neighbours"].items()}
    assert {
        facts.key: sorted(SYSTEMS[n].key for n in origins(position(), EMPIRE, where(facts.key))) for facts in SYSTEMS
    } == near


@pytest.mark.rule("rebellion:move.04")
def test_units_cross_the_borders_of_regions_but_no_impassable_zone() -> None:
    assert SYSTEMS[where("kessel")].region != SYSTEMS[where("saleucami")].region
    game = activating(to_toydaria(kessel={"x_wing": 1}, saleucami={"y_wing": 1}), REBEL, "saleucami")
    assert asked_from(game) == ["kessel"]
    game = activating(to_toydaria(dathomir={"x_wing": 1}, yavin={"y_wing": 1}), REBEL, "felucia")
    assert asked_from(game) == ["yavin"]  # Dathomir lies near, but there is no way across
    assert rule_against(game, comes("dathomir")) == "rebellion:move.01"


# Who may not leave.


@pytest.mark.rule("rebellion:move.05", "rebellion:leader.02")
@pytest.mark.parametrize("leader", ["han_solo", "mon_mothma"])
def test_an_own_leader_keeps_units_with_or_without_tactic_values(leader: str) -> None:
    table = lead(to_toydaria(kessel={"x_wing": 1}, bothawui={"x_wing": 1}), leader, place="kessel")
    game = activating(table, REBEL)
    assert asked_from(game) == ["bothawui"]
    assert rule_against(game, comes("kessel")) == "rebellion:move.05"


@pytest.mark.rule("rebellion:move.05")
def test_an_enemy_leader_or_one_in_the_target_keeps_nobody() -> None:
    table = lead(to_toydaria(kessel={"x_wing": 1}), "general_tagge", place="kessel")
    game = activating(lead(table, "han_solo", place="toydaria"), REBEL)
    assert asked_from(game) == ["kessel"]
    assert why_not_origin(table, REBEL, where("toydaria"), where("kessel")) is None


@pytest.mark.rule("rebellion:move.06")
@pytest.mark.parametrize(("place", "free"), [("rebel_base", "hoth"), ("hoth", "rebel_base")])
def test_a_leader_keeps_only_what_is_in_the_same_place_of_the_base(place: str, free: str) -> None:
    table = lead(to_toydaria(rebel_base={"x_wing": 1}, hoth={"y_wing": 1}), "han_solo", place=place)
    game = activating(table, REBEL, "endor")
    assert [option for option in asked(game)[1] if option[0] == "from"] == [comes(free)]
    assert rule_against(game, comes(place)) == "rebellion:move.05"


@pytest.mark.rule("rebellion:move.07", "rebellion:structure.04", "rebellion:deathstar.04")
def test_immobile_units_never_move() -> None:
    rebels = {"shield_generator": 1, "ion_cannon": 1}
    game = activating(to_toydaria(kessel={**rebels, "rebel_transport": 1}), REBEL)
    game.choose(comes("kessel"))
    assert asked(game)[1] == [("unit", UNIT_NUMBER["rebel_transport"])]
    game = activating(to_toydaria(kessel=rebels), REBEL)
    assert asked_from(game) == []
    assert rule_against(game, comes("kessel")) == "rebellion:move.08"
    game = activating(to_toydaria(kessel={"death_star_under_construction": 1, "death_star": 1}), EMPIRE)
    game.choose(comes("kessel"))
    assert asked(game)[1] == [("unit", UNIT_NUMBER["death_star"])]
    assert {unit.key for unit in UNITS if unit.immobile} == {*rebels, "death_star_under_construction"}


@pytest.mark.rule("rebellion:move.07")
def test_no_card_moves_what_is_immobile() -> None:
    table = put(position(), "kessel", shield_generator=1, rebel_trooper=1)
    terms = Terms(ignore_transport=True, ignore_pins=True)
    assert movable(table, REBEL, where("kessel"), terms) == [(UNIT_NUMBER["rebel_trooper"], 1)]


# Transport.


@pytest.mark.rule("rebellion:move.08", "rebellion:transport.01")
def test_cargo_needs_ships_of_the_same_system() -> None:
    table = to_toydaria(kessel={"rebel_trooper": 2}, bothawui={"rebel_transport": 1})
    game = activating(table, REBEL)
    assert asked_from(game) == ["bothawui"]
    assert rule_against(game, comes("kessel")) == "rebellion:move.08"
    game = activating(put(table, "kessel", corellian_corvette=1), REBEL)
    assert asked_from(game) == ["bothawui", "kessel"]


@pytest.mark.rule("rebellion:move.08", "rebellion:transport.01")
def test_ships_that_stay_carry_nothing() -> None:
    game = activating(to_toydaria(kessel={"corellian_corvette": 1, "rebel_trooper": 2}), REBEL)
    game.choose(comes("kessel"))
    assert rule_against(game, moves(game, rebel_trooper=1)) == "rebellion:transport.01"
    with pytest.raises(Illegal):
        game.choose(moves(game, rebel_trooper=1))
    game.choose(moves(game, corellian_corvette=1, rebel_trooper=2))
    assert units_in(game.state, "toydaria") == {"corellian_corvette": 1, "rebel_trooper": 2}


@pytest.mark.rule("rebellion:transport.01")
def test_the_capacity_of_every_ship() -> None:
    assert {unit.key: unit.capacity for unit in UNITS if unit.capacity} == {
        "assault_carrier": 4,
        "star_destroyer": 6,
        "super_star_destroyer": 8,
        "death_star": 8,
        "rebel_transport": 4,
        "corellian_corvette": 2,
        "mon_calamari_cruiser": 4,
    }
    cargo = {unit.key for unit in UNITS if unit.restricted}
    assert cargo == {"tie_fighter", *(unit.key for unit in UNITS if unit.theater == GROUND and not unit.immobile)}


@pytest.mark.rule("rebellion:transport.02")
@pytest.mark.parametrize("unit", ["tie_fighter", "stormtrooper", "at_st", "at_at"])
def test_every_fighter_and_ground_unit_takes_one_point(unit: str) -> None:
    carrier = UNIT_NUMBER["assault_carrier"]
    assert not over_capacity([(carrier, 1), (UNIT_NUMBER[unit], 4)])
    assert over_capacity([(carrier, 1), (UNIT_NUMBER[unit], 5)])


@pytest.mark.rule("rebellion:transport.02", "rebellion:transport.03")
def test_kinds_of_cargo_share_the_room_of_their_ships() -> None:
    units = {"assault_carrier": 1, "star_destroyer": 1, "tie_fighter": 6, "stormtrooper": 6, "at_at": 2}
    game = activating(to_toydaria(kessel=units), EMPIRE)  # who moves at once: there is one origin and no base
    game.choose(comes("kessel"))
    full = {"assault_carrier": 1, "star_destroyer": 1, "tie_fighter": 5, "stormtrooper": 4, "at_at": 1}
    assert rule_against(game, moves(game, **{**full, "at_at": 2})) == "rebellion:transport.01"
    assert rule_against(game, moves(game, **{**full, "assault_carrier": 0})) == "rebellion:transport.01"
    game.choose(moves(game, **full))
    assert units_in(game.state, "toydaria") == full


@pytest.mark.rule("rebellion:transport.03")
def test_ships_of_one_system_carry_nothing_from_another() -> None:
    table = to_toydaria(kessel={"star_destroyer": 2}, bothawui={"assault_carrier": 1, "stormtrooper": 6})
    game = activating(table, EMPIRE)
    game.choose(comes("kessel"))
    game.choose(moves(game, star_destroyer=2))  # room for twelve, but from Kessel
    game.choose(comes("bothawui"))
    assert rule_against(game, moves(game, assault_carrier=1, stormtrooper=5)) == "rebellion:transport.01"
    game.choose(moves(game, assault_carrier=1, stormtrooper=4))
    assert units_in(game.state, "toydaria") == {"assault_carrier": 1, "star_destroyer": 2, "stormtrooper": 4}


@pytest.mark.rule("rebellion:transport.01")
def test_rebel_fighters_need_nobody() -> None:
    game = activating(to_toydaria(kessel={"x_wing": 1, "y_wing": 1}), REBEL)
    game.choose(comes("kessel"))
    game.choose(moves(game, x_wing=1, y_wing=1))
    assert units_in(game.state, "kessel") == {}


@pytest.mark.rule("rebellion:transport.01")
@pytest.mark.parametrize("seed", range(30))
def test_random_moves_are_legal(seed: int) -> None:
    units = {"assault_carrier": 2, "star_destroyer": 1, "tie_fighter": 9, "stormtrooper": 9, "at_at": 2}
    table = imprisoned(to_toydaria(kessel=units), "han_solo", "kessel")
    for terms in (Terms(), Terms(most=3), Terms(ignore_transport=True)):
        question = ask_units(table, EMPIRE, EMPIRE, where("kessel"), where("toydaria"), terms)
        assert question.check(question.sample(Rng(seed))) is None


# What cards lift.


@pytest.mark.rule("rebellion:move.10", "rebellion:golden.02")
def test_what_a_card_does_not_lift_still_holds() -> None:
    table = put(position(), "rebel_base", rebel_transport=1, rebel_trooper=6, shield_generator=1)
    by = partial(move_from, seat=REBEL, side=REBEL, origin=BASE, target=where("kessel"), terms=Terms(most=5))
    game = play(table, by=by)
    for answer, rule in (
        ({"rebel_trooper": 1}, "rebellion:transport.01"),
        ({"rebel_transport": 1, "rebel_trooper": 5}, "rebellion:move.10"),
    ):
        assert rule_against(game, moves(game, **answer)) == rule
    game.choose(moves(game, rebel_transport=1, rebel_trooper=4))
    assert units_in(game.state, "kessel") == {"rebel_transport": 1, "rebel_trooper": 4}
    lead(table, "han_solo", place="rebel_base")
    assert not can_leave(table, REBEL, BASE, Terms(most=5))  # pinned all the same


@pytest.mark.rule("rebellion:move.11", "rebellion:golden.02")
def test_a_card_that_lifts_transport_lifts_nothing_else() -> None:
    table = put(position(), "kessel", rebel_trooper=3, shield_generator=1)
    free, far = Terms(ignore_transport=True), where("endor")
    assert not can_leave(table, REBEL, where("kessel"), Terms())
    assert can_leave(table, REBEL, where("kessel"), free)
    by = partial(move_from, seat=REBEL, side=REBEL, origin=where("kessel"), target=far, terms=free)
    game = play(table, by=by)
    assert asked(game)[1] == [("unit", UNIT_NUMBER["rebel_trooper"])]
    game.choose(moves(game, rebel_trooper=3))
    assert units_in(game.state, "endor") == {"rebel_trooper": 3}
    lead(table, "han_solo", place="kessel")
    assert not can_leave(table, REBEL, where("kessel"), free)
    assert can_leave(table, REBEL, where("kessel"), free._replace(ignore_pins=True))


# Prisoners.


@pytest.mark.rule("rebellion:captive.05")
def test_the_empire_takes_prisoners_along_but_not_alone() -> None:
    table = imprisoned(to_toydaria(kessel={"star_destroyer": 1}), "han_solo", "kessel")
    game = activating(table, EMPIRE)
    game.choose(comes("kessel"))
    assert rule_against(game, moves(game, han_solo=1)) == "rebellion:captive.05"
    game.choose(moves(game, star_destroyer=1, han_solo=1))
    assert place_of(game.state, "han_solo") == where("toydaria")
    assert activating(table, REBEL).decision is not None
    lead(table, "darth_vader", "princess_leia", place="kessel")
    assert captives_in(table, EMPIRE, where("kessel")) == [LEADER_NUMBER["han_solo"]]
    assert captives_in(table, EMPIRE, where("toydaria")) == []


@pytest.mark.rule("rebellion:captive.04")
def test_a_prisoner_keeps_no_units() -> None:
    table = imprisoned(to_toydaria(kessel={"x_wing": 1, "star_destroyer": 1}), "han_solo", "kessel")
    assert asked_from(activating(table, REBEL)) == ["kessel"]
    assert asked_from(activating(table, EMPIRE)) == ["kessel"]


# The question.


def test_an_origin_is_asked_once_and_the_question_ends_with_done() -> None:
    game = activating(to_toydaria(kessel={"x_wing": 3}), REBEL)
    game.choose(comes("kessel"))
    game.choose(moves(game, x_wing=1))
    assert asked(game)[1] == ["reveal_base", "done"]
    with pytest.raises(Illegal):
        game.choose(comes("kessel"))


def test_the_empire_is_asked_nothing_where_nothing_can_move() -> None:
    game = activating(to_toydaria(), EMPIRE)
    assert asked(game)[0] == "rebellion-turn"
    game = activating(to_toydaria(), REBEL)
    assert asked(game) == ("rebellion-move-near", ["reveal_base", "done"])  # asked, so that it tells nothing


def test_what_has_moved_is_told_to_everybody() -> None:
    game = activating(to_toydaria(kessel={"star_destroyer": 1, "tie_fighter": 2}), EMPIRE)
    game.choose(comes("kessel"))
    decision = game.decision
    assert isinstance(decision, Distribute)
    game.choose(moves(game, star_destroyer=1, tie_fighter=2))
    lines = [entry for entry in game.log_for(None) if entry.message.id == "rebellion-moves"]
    assert len(lines) == 1
    units = dict(lines[0].message.args)["units"]
    assert isinstance(units, tuple)
    assert [dict(one.args)["count"] for one in units] == [2, 1]


def test_distances_follow_the_borders() -> None:
    assert DISTANCE[SYSTEM_NUMBER["kessel"]][SYSTEM_NUMBER["kessel"]] == 0
    path = ["kessel", "toydaria", "bothawui", "rodia", "naboo"]
    assert all(DISTANCE[where(one)][where(other)] == 1 for one, other in pairwise(path))
    assert DISTANCE[where("kessel")][where("bothawui")] == 2
