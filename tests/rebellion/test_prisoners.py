"""Captured leaders, and how they are rescued."""

from __future__ import annotations

import pytest

from rebellion.fights import action, give_actions, rolled
from rebellion.scenes import BLANK_, EMPIRE, HIT_, REBEL, act, asked, lead, put, where
from rebellion.tries import (
    aims,
    at,
    attempt,
    imprisoned,
    in_pool,
    kind,
    place_of,
    ring_of,
    stage,
    who,
)
from tablero.games.rebellion.base import reveal_base
from tablero.games.rebellion.board import gain_loyalty
from tablero.games.rebellion.cards import Act
from tablero.games.rebellion.effects import DestroySystem, PlaceSabotage
from tablero.games.rebellion.effects_leaders import capture
from tablero.games.rebellion.effects_rings import Freeze
from tablero.games.rebellion.facts import (
    CAPTURED,
    CARBONITE,
    DARK_SIDE,
    LEADER_NUMBER,
    NO_RING,
    SYSTEM_COUNT,
)
from tablero.games.rebellion.leaders import attach_ring, rescue, retrieve
from tablero.games.rebellion.movement import NORMAL, ask_units, move_normally
from tablero.kernel import Illegal

# Prisoners.


@pytest.mark.rule("rebellion:captive.01")
def test_a_captured_leader_wears_the_ring_and_only_imperial_cards_capture() -> None:
    table = lead(put(stage(), "kessel", stormtrooper=1), "han_solo", place="kessel")
    game = attempt(table, "capture_rebel_operative", dice=[HIT_] * 3 + [BLANK_] * 2)
    assert ring_of(game.state, "han_solo") == CAPTURED
    assert place_of(game.state, "han_solo") == where("kessel")


@pytest.mark.rule("rebellion:captive.02", "rebellion:refresh.02")
def test_a_prisoner_never_returns_to_the_pool() -> None:
    table = lead(imprisoned(stage(), "han_solo", "kessel"), "chewbacca", place="kessel")
    retrieve(table, REBEL)
    assert place_of(table, "han_solo") == where("kessel")
    assert in_pool(table, "chewbacca")


@pytest.mark.rule("rebellion:captive.02")
def test_the_rebels_cannot_move_a_prisoner() -> None:
    table = put(imprisoned(stage(), "han_solo", "kessel"), "kessel", x_wing=1, tie_fighter=1)
    question = ask_units(table, REBEL, REBEL, where("kessel"), where("toydaria"), NORMAL)
    assert list(question.options) == [kind("x_wing")]


@pytest.mark.rule("rebellion:captive.04")
def test_a_prisoner_does_not_pin_units() -> None:
    table = put(lead(stage(), "han_solo", place="kessel"), "kessel", x_wing=1)
    free = act(table, lambda table: move_normally(table, REBEL, REBEL, where("toydaria")))
    assert ("from", where("kessel")) not in asked(free)[1]
    imprisoned(put(table, "kessel", tie_fighter=1), "han_solo", "kessel")
    game = act(table, lambda table: move_normally(table, REBEL, REBEL, where("toydaria")))
    assert ("from", where("kessel")) in asked(game)[1]


@pytest.mark.rule("rebellion:captive.05")
def test_the_empire_moves_a_prisoner_with_its_units_for_no_capacity() -> None:
    table = put(imprisoned(stage(), "han_solo", "kessel"), "kessel", assault_carrier=1, stormtrooper=5)
    game = act(table, lambda t: move_normally(t, EMPIRE, EMPIRE, where("toydaria")), ("from", where("kessel")))
    assert ("captive", LEADER_NUMBER["han_solo"]) in asked(game)[1]
    with pytest.raises(Illegal) as refused:
        game.choose((0, 0, 1))
    assert refused.value.reason.rule == "rebellion:captive.05"
    with pytest.raises(Illegal) as refused:
        game.choose((1, 5, 0))
    assert refused.value.reason.rule == "rebellion:transport.01"
    game.choose((1, 4, 1))
    assert place_of(game.state, "han_solo") == where("toydaria")


@pytest.mark.rule("rebellion:captive.07", "rebellion:limit.01")
@pytest.mark.example("rebellion:case.16")
def test_a_second_prisoner_frees_the_first() -> None:
    table = lead(imprisoned(put(stage(), "kessel", stormtrooper=1), "han_solo", "kessel"), "chewbacca", place="kessel")
    game = act(table, lambda table: capture(table, LEADER_NUMBER["chewbacca"]))
    assert ring_of(game.state, "chewbacca") == CAPTURED
    assert ring_of(game.state, "han_solo") == NO_RING
    assert place_of(game.state, "han_solo") == where("rebel_base")
    assert place_of(game.state, "chewbacca") == where("kessel")


@pytest.mark.rule("rebellion:captive.08", "rebellion:captive.09", "rebellion:ring.02")
def test_carbonite_replaces_the_ring_and_leaves_a_prisoner() -> None:
    table = put(imprisoned(stage(), "han_solo", "kessel"), "kessel", stormtrooper=1)
    game = attempt(table, "carbon_freezing", by="darth_vader boba_fett", dice=[HIT_] * 6 + [BLANK_] * 2)
    frozen = game.state
    assert ring_of(frozen, "han_solo") == CARBONITE
    assert aims(frozen, "daring_rescue") == ["kessel"]
    retrieve(frozen, REBEL)
    assert place_of(frozen, "han_solo") == where("kessel")
    again = attempt(frozen, "interrogation", by="boba_fett", dice=[BLANK_] * 5)  # he can be aimed at as captured
    assert rolled(again) == [(0, 6), (0, 2)]


@pytest.mark.rule("rebellion:captive.08")
def test_another_ring_takes_the_captured_ring_away() -> None:
    table = imprisoned(stage(), "han_solo", "kessel")
    attach_ring(table, LEADER_NUMBER["han_solo"], DARK_SIDE)
    assert ring_of(table, "han_solo") == DARK_SIDE
    assert CAPTURED not in table.ring


@pytest.mark.rule("rebellion:captive.10", "rebellion:reputation.03")
def test_reputation_lost_to_carbonite_does_not_come_back() -> None:
    table = put(imprisoned(stage(), "han_solo", "kessel"), "kessel", stormtrooper=1)
    table.reputation = 10
    game = attempt(table, "carbon_freezing", by="darth_vader boba_fett", dice=[HIT_] * 6 + [BLANK_] * 2)
    assert game.state.reputation == 11
    rescue(game.state, LEADER_NUMBER["han_solo"])
    assert ring_of(game.state, "han_solo") == NO_RING
    assert game.state.reputation == 11


@pytest.mark.rule("rebellion:limit.01")
def test_there_is_one_ring_of_each() -> None:
    table = put(imprisoned(stage(), "han_solo", "kessel", CARBONITE), "kessel", stormtrooper=1)
    lead(imprisoned(table, "chewbacca", "kessel"), "mon_mothma", place="rodia")
    for _ in range(2):  # once more, and nothing changes
        Freeze().do(table, Act(EMPIRE, EMPIRE, where("kessel"), (), LEADER_NUMBER["chewbacca"]))
        assert (ring_of(table, "chewbacca"), place_of(table, "chewbacca")) == (CARBONITE, where("kessel"))
    assert place_of(table, "mon_mothma") == where("rodia")
    assert (ring_of(table, "han_solo"), place_of(table, "han_solo")) == (NO_RING, where("rebel_base"))


@pytest.mark.rule("rebellion:limit.01")
@pytest.mark.example("rebellion:ex.07")
def test_tokens_other_than_leaders_and_rings_never_run_out() -> None:
    table = stage()
    for system in range(SYSTEM_COUNT):
        PlaceSabotage().do(table, Act(REBEL, REBEL, system))
        gain_loyalty(table, EMPIRE, system, 1)
    assert all(table.sabotaged)
    assert table.loyalty.count(EMPIRE) == 23  # every populous system but Coruscant
    for system in range(SYSTEM_COUNT):
        DestroySystem().do(table, Act(EMPIRE, EMPIRE, system))
    assert all(table.destroyed)


# Rescue.


@pytest.mark.rule("rebellion:rescue.01")
def test_a_rescued_leader_loses_the_ring_and_goes_to_the_base() -> None:
    table = put(imprisoned(stage(), "han_solo", "kessel"), "kessel", stormtrooper=1)
    game = attempt(table, "daring_rescue", ())
    assert ring_of(game.state, "han_solo") == NO_RING
    assert place_of(game.state, "han_solo") == where("rebel_base")


@pytest.mark.rule("rebellion:rescue.02")
@pytest.mark.example("rebellion:case.17")
def test_a_prisoner_without_imperial_units_is_free_at_once() -> None:
    table = put(imprisoned(stage(), "han_solo", "kessel"), "kessel", stormtrooper=2)
    game = attempt(table, "hit_and_run", at("kessel"), (1,))
    assert ring_of(game.state, "han_solo") == CAPTURED
    game = attempt(table, "hit_and_run", at("kessel"), (2,))
    assert ring_of(game.state, "han_solo") == NO_RING
    assert place_of(game.state, "han_solo") == where("rebel_base")


@pytest.mark.rule("rebellion:rescue.03")
def test_the_leaders_of_the_mission_may_leave_too_the_others_stay() -> None:
    table = put(imprisoned(stage(), "han_solo", "kessel"), "kessel", stormtrooper=1)
    lead(table, "mon_mothma", place="kessel")
    game = attempt(table, "daring_rescue", by="obi_wan_kenobi chewbacca")
    assert asked(game) == ("rebellion-pick-returning", [who("obi_wan_kenobi"), who("chewbacca")])
    game.choose((who("chewbacca"),))
    assert place_of(game.state, "chewbacca") == where("rebel_base")
    assert place_of(game.state, "obi_wan_kenobi") == place_of(game.state, "mon_mothma") == where("kessel")
    nobody = attempt(table, "daring_rescue", (), by="obi_wan_kenobi chewbacca").state
    assert place_of(nobody, "obi_wan_kenobi") == place_of(nobody, "chewbacca") == where("kessel")
    give_actions(lead(table, "darth_vader", place="kessel"), EMPIRE, "it_is_your_destiny")
    use = ("use", action("it_is_your_destiny"))
    caught = attempt(table, "daring_rescue", use, who("chewbacca"), by="obi_wan_kenobi chewbacca", dice=[HIT_] * 9)
    assert asked(caught) == ("rebellion-pick-returning", [who("obi_wan_kenobi")])  # the other is a prisoner now


@pytest.mark.rule("rebellion:rescue.04", "rebellion:base.14")
def test_while_the_base_is_revealed_the_rescued_go_to_its_system() -> None:
    table = put(imprisoned(stage(), "han_solo", "kessel"), "kessel", stormtrooper=1)
    reveal_base(table)
    game = attempt(table, "daring_rescue", (who("obi_wan_kenobi"),))
    assert place_of(game.state, "han_solo") == place_of(game.state, "obi_wan_kenobi") == where("hoth")
