"""What each mission of the Empire does."""

from __future__ import annotations

from typing import Any

import pytest

from rebellion.fights import told
from rebellion.scenes import BLANK_, HIT_, asked, lead, loyal, put, units_in, where
from rebellion.tries import (
    at,
    attempt,
    card,
    imprisoned,
    keys,
    kind,
    on_queue,
    place_of,
    queue,
    ring_of,
    seat_of,
    stage,
    systems,
    who,
)
from tablero.games.rebellion.base import reveal_base
from tablero.games.rebellion.board import place_name
from tablero.games.rebellion.facts import (
    CAPTURED,
    CARBONITE,
    DARK_SIDE,
    EMPIRE,
    LEADER_NUMBER,
    NO_RING,
    REBEL,
    SYSTEM_COUNT,
    UNIT_NUMBER,
)
from tablero.games.rebellion.leaders import retrieve
from tablero.games.rebellion.state import NEUTRAL, POOL, Table
from tablero.kernel import Game, Illegal, Rng


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
