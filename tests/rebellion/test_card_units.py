"""What cards do to units, movement and projects."""

from __future__ import annotations

import pytest

from rebellion.fights import told
from rebellion.scenes import EMPIRE, asked, lead, loyal, put, units_in, where
from rebellion.tries import (
    aims,
    at,
    attempt,
    card,
    keys,
    kind,
    on_queue,
    stage,
)
from tablero.games.rebellion.board import gain_units
from tablero.games.rebellion.facts import (
    UNIT_NUMBER,
)
from tablero.games.rebellion.state import ALL_SYSTEMS
from tablero.kernel import Illegal

# Units and movement.


@pytest.mark.rule("rebellion:unit.09", "rebellion:deathstar.02", "rebellion:unit.08")
def test_units_up_to_a_sum_of_health_are_destroyed_at_once() -> None:
    table = put(stage(), "kessel", stormtrooper=3, at_st=1, at_at=1, death_star=1, x_wing=1)
    game = attempt(table, "hit_and_run", at("kessel"))
    assert asked(game) == ("rebellion-choose-victims", [kind("stormtrooper"), kind("at_st")])  # AT-AT: 3; own: no
    with pytest.raises(Illegal) as refused:
        game.choose((1, 1))
    assert refused.value.reason.rule == "rebellion:unit.09"
    game.choose((2, 0))
    assert units_in(game.state, "kessel") == {"stormtrooper": 1, "at_st": 1, "at_at": 1, "death_star": 1, "x_wing": 1}
    assert game.state.supply[UNIT_NUMBER["stormtrooper"]] == 29
    none = attempt(table, "hit_and_run", at("kessel"), (0, 0))
    assert units_in(none.state, "kessel") == units_in(table, "kessel")


@pytest.mark.rule("rebellion:move.10", "rebellion:base.07")
@pytest.mark.example("rebellion:ex.08")
def test_hidden_fleet_ignores_adjacency_but_neither_transport_nor_immobility() -> None:
    table = put(stage(), "rebel_base", rebel_transport=1, rebel_trooper=5, ion_cannon=1)
    game = attempt(lead(table, "princess_leia", place="rebel_base"), "hidden_fleet", at("ryloth"))
    assert asked(game)[1] == [kind("rebel_transport"), kind("rebel_trooper")]  # no cannon
    with pytest.raises(Illegal) as refused:
        game.choose((1, 5))
    assert refused.value.reason.rule == "rebellion:transport.01"
    game.choose((1, 4))
    assert units_in(game.state, "ryloth") == {"rebel_transport": 1, "rebel_trooper": 4}
    assert game.state.possible_base == ALL_SYSTEMS  # nothing is learned: Ryloth need not be near


@pytest.mark.rule("rebellion:move.11")
def test_ignoring_transport_leaves_the_other_limits() -> None:
    table = put(stage(), "rebel_base", rebel_trooper=5, airspeeder=1, shield_generator=1, x_wing=1)
    game = attempt(table, "lead_the_strike_team", at("ryloth"))
    assert asked(game)[1] == [kind("rebel_trooper"), kind("airspeeder")]
    with pytest.raises(Illegal) as refused:
        game.choose((4, 1))
    assert refused.value.reason.rule == "rebellion:move.10"
    game.choose((3, 1))
    assert units_in(game.state, "ryloth") == {"rebel_trooper": 3, "airspeeder": 1}
    pinned = attempt(lead(table, "princess_leia", place="rebel_base"), "lead_the_strike_team", at("ryloth"))
    assert pinned.outcome is not None  # her presence holds them back


@pytest.mark.rule("rebellion:deathstar.03")
def test_construct_death_star_puts_one_in_the_system_and_one_on_the_queue() -> None:
    table = put(put(stage(), "yavin", x_wing=1), "kessel", stormtrooper=1)
    assert "yavin" not in aims(table, "construct_death_star")
    assert "kessel" not in aims(table, "construct_death_star")
    game = attempt(table, "construct_death_star", at("endor"))
    assert units_in(game.state, "endor") == {"death_star_under_construction": 1}
    assert on_queue(game.state, 3) == {"death_star": 1}
    again = attempt(game.state, "construct_death_star", at("hoth"))
    assert on_queue(again.state, 3) == {"death_star": 1}  # there is one site in the box
    assert units_in(again.state, "hoth") == {}


@pytest.mark.rule("rebellion:project.01")
def test_research_draws_projects_which_are_missions() -> None:
    table = loyal(stage(), "corellia", to=EMPIRE)
    table.project_deck = [card("superlaser_online"), card("oversee_project"), card("construct_factory")]
    game = attempt(table, "research_and_development")
    offered = [("mission", card("construct_factory")), ("mission", card("oversee_project"))]
    assert asked(game) == ("rebellion-keep-project", offered)
    game.choose(("mission", card("oversee_project")))
    assert keys(game.state.project_deck) == ["construct_factory", "superlaser_online"]
    assert "oversee_project" in keys(game.state.mission_hand[EMPIRE])
    assert game.state.seen_mission[card("construct_factory")] == 1 << EMPIRE


@pytest.mark.rule("rebellion:team.27")
def test_projects_drawn_by_the_admiral_go_to_the_hand_that_the_general_holds() -> None:
    table = loyal(stage(4), "corellia", to=EMPIRE)
    table.project_deck = [card("superlaser_online"), card("superlaser_online", 1)]
    game = attempt(table, "secret_weapons_research", by="grand_moff_tarkin")
    assert keys(game.state.mission_hand[EMPIRE]) == ["superlaser_online", "superlaser_online"]
    assert not told(game, "rebellion-missions-drawn")


@pytest.mark.rule("rebellion:discard.03")
def test_an_empty_project_deck_is_made_anew() -> None:
    table = loyal(stage(), "corellia", to=EMPIRE)
    table.project_deck = [card("oversee_project")]
    table.project_discard = [card("superlaser_online"), card("superlaser_online", 1)]
    game = attempt(table, "secret_weapons_research")
    assert "oversee_project" in keys(game.state.mission_hand[EMPIRE])
    assert len(game.state.mission_hand[EMPIRE]) == 2
    assert (len(game.state.project_deck), game.state.project_discard) == (1, [])
    table.project_deck += table.project_discard[:1]
    enough = attempt(table, "secret_weapons_research").state
    assert (enough.project_deck, enough.project_discard) == ([], table.project_discard)


@pytest.mark.rule("rebellion:limit.02")
def test_gaining_stops_at_the_supply() -> None:
    table = stage()
    assert gain_units(table, where("kessel"), UNIT_NUMBER["ion_cannon"], 4) == 3
    assert units_in(table, "kessel") == {"ion_cannon": 3}
    assert table.supply[UNIT_NUMBER["ion_cannon"]] == 0
