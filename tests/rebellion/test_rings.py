"""Rings, and leaders who change: Luke the Jedi, the eliminated, the lured."""

from __future__ import annotations

import pytest

from rebellion.fights import action, give_actions, told
from rebellion.scenes import BLANK_, EMPIRE, HIT_, REBEL, asked, lead, put, where
from rebellion.tries import (
    assign,
    at,
    attempt,
    imprisoned,
    place_of,
    ring_of,
    stage,
    who,
)
from tablero.games.rebellion.cards import Act
from tablero.games.rebellion.content.actions import ACTIONS
from tablero.games.rebellion.effects import assigned
from tablero.games.rebellion.effects_rings import Lure
from tablero.games.rebellion.facts import (
    C_3PO,
    DARK_SIDE,
    LEADER_NUMBER,
    LEADERS,
    LUKE,
    LUKE_JEDI,
    MASTER_YODA,
    MEANT,
    MILLENNIUM_FALCON,
    NO_RING,
    R2_D2,
    same_leader,
)
from tablero.games.rebellion.leaders import attach_ring, eliminate, retrieve, shown_on
from tablero.games.rebellion.recruit import available
from tablero.games.rebellion.state import ELIMINATED, NEUTRAL

# Rings.


@pytest.mark.rule("rebellion:ring.02", "rebellion:ring.04")
def test_a_leader_wears_one_ring_and_a_ring_one_leader() -> None:
    table = lead(stage(), "han_solo", "chewbacca")
    attach_ring(table, LEADER_NUMBER["han_solo"], C_3PO)
    attach_ring(table, LEADER_NUMBER["han_solo"], MILLENNIUM_FALCON)
    assert ring_of(table, "han_solo") == MILLENNIUM_FALCON
    assert C_3PO not in table.ring
    attach_ring(table, LEADER_NUMBER["chewbacca"], MILLENNIUM_FALCON)
    assert ring_of(table, "han_solo") == NO_RING
    attach_ring(table, LEADER_NUMBER["han_solo"], C_3PO)
    assert ring_of(table, "chewbacca") == MILLENNIUM_FALCON  # other rings stay where they are


@pytest.mark.rule("rebellion:ring.01", "rebellion:ring.04")
def test_c_3po_turns_a_failed_diplomacy_mission_once() -> None:
    table = lead(lead(stage(), "han_solo", "emperor_palpatine", place="kessel"), "mon_mothma")
    table.ring[LEADER_NUMBER["han_solo"]] = C_3PO
    fails = [BLANK_] * 4 + [HIT_] * 3
    kept = attempt(table, "build_alliance", at("kessel"), "keep", dice=fails)
    assert kept.state.loyalty[where("kessel")] == NEUTRAL
    assert ring_of(kept.state, "han_solo") == C_3PO
    spent = attempt(table, "build_alliance", at("kessel"), dice=fails)
    assert asked(spent) == ("rebellion-spend-ring", ["keep", "spend_ring"])
    spent.choose("spend_ring")
    assert spent.state.loyalty[where("kessel")] == REBEL
    assert ring_of(spent.state, "han_solo") == NO_RING
    other = attempt(table, "sabotage", at("kessel"), by="general_rieekan", dice=[BLANK_] * 3)
    assert other.outcome is not None  # not asked: no diplomacy
    elsewhere = lead(table, "han_solo", place="rodia")
    assert attempt(elsewhere, "build_alliance", at("kessel"), dice=fails).outcome is not None


@pytest.mark.rule("rebellion:ring.01")
def test_r2_d2_blanks_a_die_of_the_empire() -> None:
    table = lead(stage(), "han_solo", "general_tagge", place="kessel")
    table.ring[LEADER_NUMBER["han_solo"]] = R2_D2
    game = attempt(table, "sabotage", at("kessel"), by="general_rieekan", dice=[HIT_, BLANK_, BLANK_, HIT_])
    assert asked(game) == ("rebellion-spend-ring", ["keep", ("blank", 0, 0)])
    tie = game.fork()
    tie.choose("keep")
    assert told(tie, "rebellion-mission-fails")
    game.choose(("blank", 0, 0))
    assert told(game, "rebellion-mission-succeeds")
    assert ring_of(game.state, "han_solo") == NO_RING
    blank = attempt(table, "sabotage", at("kessel"), by="general_rieekan", dice=[HIT_] + [BLANK_] * 3)
    assert blank.outcome is not None  # nothing to blank


@pytest.mark.rule("rebellion:ring.01")
def test_the_falcon_takes_a_prisoner_out_after_a_success() -> None:
    table = put(imprisoned(lead(stage(), "han_solo", place="kessel"), "chewbacca", "kessel"), "kessel", stormtrooper=1)
    table.ring[LEADER_NUMBER["han_solo"]] = MILLENNIUM_FALCON
    game = attempt(table, "misdirection", who("han_solo"), by="wedge_antilles")
    assert asked(game) == ("rebellion-spend-ring", ["keep", who("chewbacca")])
    game.choose(who("chewbacca"))
    assert place_of(game.state, "chewbacca") == where("rebel_base")
    assert ring_of(game.state, "han_solo") == NO_RING


@pytest.mark.rule("rebellion:ring.01")
def test_yoda_rolls_a_die_again_once_a_round() -> None:
    table = lead(stage(), "luke_skywalker_jedi", "general_tagge", place="kessel")
    table.ring[LUKE_JEDI] = MASTER_YODA
    game = attempt(table, "sabotage", at("kessel"), by="general_rieekan", dice=[BLANK_] * 3 + [HIT_, BLANK_])
    assert asked(game)[0] == "rebellion-yoda-reroll"
    assert asked(game)[1][0] == "keep"
    game.choose(1)
    assert told(game, "rebellion-mission-succeeds")
    assert game.state.yoda_used
    again = attempt(game.state, "hit_and_run", at("kessel"), by="general_madine")
    assert told(again, "rebellion-rolls")
    assert again.outcome is not None  # nobody was asked


# Leaders.


@pytest.mark.rule("rebellion:leader.03")
def test_luke_the_jedi_is_luke_for_every_card() -> None:
    assert all(MEANT[leader] == leader for card in ACTIONS for leader in card.leaders)  # no card shows the Jedi himself
    assert same_leader(LUKE, LUKE_JEDI)
    assert assigned(Act(REBEL, REBEL, -1, (LUKE_JEDI,)), LUKE)
    assert not assigned(Act(REBEL, REBEL, -1, (LEADER_NUMBER["han_solo"],)), LUKE)
    million = ACTIONS[action("one_in_a_million")]
    assert shown_on(million, [LUKE_JEDI, LEADER_NUMBER["han_solo"], LEADER_NUMBER["wedge_antilles"]]) == [
        LUKE_JEDI,
        LEADER_NUMBER["wedge_antilles"],
    ]
    table = put(imprisoned(stage(), "luke_skywalker_jedi", "kessel"), "kessel", stormtrooper=1)
    table.reputation = 10
    game = attempt(table, "lure_of_the_dark_side", by="emperor_palpatine", dice=[HIT_] * 5 + [BLANK_] * 5)
    assert game.state.reputation == 11
    give_actions(lead(table, "luke_skywalker_jedi", place="rodia"), REBEL, "one_in_a_million")
    table.ring[LUKE_JEDI] = NO_RING
    lead(table, "general_tagge", place="rodia")
    rolling = attempt(table, "sabotage", at("rodia"), by="general_rieekan")
    assert asked(rolling) == ("rebellion-window-before_own_roll", ["decline", ("use", action("one_in_a_million"))])


@pytest.mark.rule("rebellion:leader.04", "rebellion:recruit.06")
def test_an_eliminated_leader_is_gone_for_good() -> None:
    table = lead(stage(), "obi_wan_kenobi", place="kessel")
    eliminate(table, LEADER_NUMBER["obi_wan_kenobi"])
    retrieve(table, REBEL)
    assert place_of(table, "obi_wan_kenobi") == ELIMINATED
    assert not available(table, LEADER_NUMBER["obi_wan_kenobi"])
    assert table.leaders_in(where("kessel"), REBEL) == []


@pytest.mark.rule("rebellion:team.26")
def test_a_lured_leader_serves_the_empire_in_the_pool_of_its_colour() -> None:
    table = put(imprisoned(stage(4), "han_solo", "kessel"), "kessel", stormtrooper=1)
    game = attempt(table, "lure_of_the_dark_side", by="emperor_palpatine", dice=[HIT_] * 5 + [BLANK_] * 4)
    lured = game.state
    assert ring_of(lured, "han_solo") == DARK_SIDE
    assert lured.reputation == table.reputation  # he is not Luke
    assert lured.leader_seat(LEADER_NUMBER["han_solo"]) == lured.admiral(EMPIRE)
    retrieve(lured, REBEL)
    assert place_of(lured, "han_solo") == where("kessel")
    retrieve(lured, EMPIRE)
    assert LEADER_NUMBER["han_solo"] in lured.pool(EMPIRE, LEADERS[LEADER_NUMBER["han_solo"]].role)
    assert lured.pool(REBEL) == []


@pytest.mark.rule("rebellion:limit.01", "rebellion:ring.04")
def test_the_ring_of_the_dark_side_can_lure_only_one() -> None:
    table = imprisoned(put(stage(), "kessel", stormtrooper=1), "han_solo", "kessel", DARK_SIDE)
    table.leader_side[LEADER_NUMBER["han_solo"]] = EMPIRE
    assign(imprisoned(table, "chewbacca", "kessel"), "sabotage", "mon_mothma")  # whom it doesn't concern
    assign(table, "gather_intel", "han_solo")
    Lure().do(table, Act(EMPIRE, EMPIRE, where("kessel"), (), LEADER_NUMBER["chewbacca"]))
    assert table.leader_side[LEADER_NUMBER["chewbacca"]] == EMPIRE
    assert table.leader_side[LEADER_NUMBER["han_solo"]] == REBEL
    assert [assignment.leaders for assignment in table.assigned] == [[LEADER_NUMBER["mon_mothma"]]]
