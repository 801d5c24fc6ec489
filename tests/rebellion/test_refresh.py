"""The Refresh phase, and recruiting (rulebook: "Fase de Recuperación", "Reclutamiento")."""

from __future__ import annotations

from functools import partial

import pytest

from rebellion.scenes import EMPIRE, REBEL, act, asked, lead, loyal, position, put, units_in, where
from tablero.games.rebellion.actions import ACTION_NUMBER, PUBLIC, holder, recruited_with
from tablero.games.rebellion.board import lose_reputation
from tablero.games.rebellion.content.actions import ACTIONS
from tablero.games.rebellion.content.missions import MISSION_CARDS, MISSIONS
from tablero.games.rebellion.content.objectives import OBJECTIVE_NUMBER, OBJECTIVES
from tablero.games.rebellion.facts import (
    CAPTURED,
    CARBONITE,
    LEADER_NUMBER,
    LEADERS,
    MILLENNIUM_FALCON,
    SIDES,
    UNIT_COUNT,
    UNIT_NUMBER,
)
from tablero.games.rebellion.recruit import gain_leader, recruit
from tablero.games.rebellion.refresh import (
    advance_time,
    discard_down,
    discard_mission,
    draw_both,
    draw_missions,
    launch_probes,
    refresh_phase,
    retrieve_leaders,
)
from tablero.games.rebellion.state import (
    ASSIGNMENT,
    ELIMINATED,
    ON_MISSION,
    POOL,
    REFRESH,
    SUPPLY,
    Assignment,
    Table,
)
from tablero.kernel import Game, Illegal


def missions(side: int, kind: str) -> list[int]:
    """Return the mission cards of a side and kind."""
    rows = [(card, MISSIONS[number]) for card, number in enumerate(MISSION_CARDS)]
    return [card for card, mission in rows if mission.side == side and mission.kind == kind]


def at_refresh(seats: int = 2, *, time: int = 5, errata: bool = False) -> Table:
    """Return a position at the start of the Refresh phase, with missions to draw and nothing else."""
    table = position(seats, errata=errata)
    table.phase = REFRESH
    table.time = time
    table.seen_mission = [0] * len(MISSION_CARDS)
    table.seen_action = [0] * len(ACTIONS)
    table.seen_objective = [0] * len(OBJECTIVES)
    for side in SIDES:
        table.mission_deck[side] = missions(side, "normal")
    return table


def leader(key: str) -> int:
    return LEADER_NUMBER[key]


def card(key: str) -> int:
    return ACTION_NUMBER[key]


def ids(game: Game[Table], seat: int | None = None) -> list[str]:
    """Return the ids of the lines that a seat (None: everybody) can read."""
    return [entry.message.id for entry in game.log_for(seat)]


# The order of the steps.


@pytest.mark.rule("rebellion:refresh.01")
def test_the_steps_come_in_their_order() -> None:
    table = lead(at_refresh(time=1), "mon_mothma", place="naboo")
    table.probe_deck = [where("endor"), where("kessel")]
    table.objective_deck = [OBJECTIVE_NUMBER["crippling_blow"]]
    table.action_deck = [[card("ambush"), card("an_old_friend")], [card("local_rumors"), card("boba_fett_where")]]
    loyal(table, "rodia", to=EMPIRE)
    loyal(table, "kessel", to=REBEL)
    table.queue[UNIT_COUNT + UNIT_NUMBER["rebel_trooper"]] = 1
    game = act(table, refresh_phase)
    while game.decision is not None:
        options = asked(game)[1]
        kind = game.decision.kind
        game.choose(game.decision.options[0] if kind == "choose" else tuple([1] + [0] * (len(options) - 1)))  # type: ignore[attr-defined]
    assert list(dict.fromkeys(ids(game))) == [
        "rebellion-draws-missions",
        "rebellion-draws-probes",
        "rebellion-draws-objective",
        "rebellion-time-at",
        "rebellion-recruits",
        "rebellion-builds",
        "rebellion-deploys",
    ]
    assert (game.state.phase, game.state.step) == (ASSIGNMENT, 0)


@pytest.mark.rule("rebellion:objective.07", "rebellion:refresh.01")
def test_the_objective_comes_before_leaders_are_retrieved() -> None:
    table = lead(at_refresh(), "mon_mothma", place="naboo")
    table.objective_hand = [OBJECTIVE_NUMBER["leave_no_one_behind"]]
    game = act(table, refresh_phase)
    assert asked(game) == ("rebellion-objective-refresh", ["decline", ("objective", table.objective_hand[0])])
    assert game.state.leader_at[leader("mon_mothma")] == where("naboo")
    game.choose("decline")
    assert game.state.leader_at[leader("mon_mothma")] == POOL


def test_a_game_forked_in_the_middle_of_the_phase_goes_on_the_same_way() -> None:
    table = at_refresh(time=1)
    table.action_deck = [[card("ambush"), card("undercover")], [card("local_rumors"), card("boba_fett_where")]]
    game = act(table, refresh_phase)
    assert asked(game)[0] == "rebellion-recruit"
    twin = game.fork()
    for each in (game, twin):
        each.choose(("recruit", card("ambush"), leader("general_madine")))
        each.choose(("recruit", card("local_rumors"), leader("colonel_yularen")))
    assert (twin.state.leader_at, twin.state.step) == (game.state.leader_at, game.state.step)


def test_what_lasts_a_round_ends_with_it() -> None:
    table = at_refresh(time=6)
    table.detained, table.protected, table.locked, table.unpinning, table.bonus_later = [1], [2], [3], [4], [5]
    table.yoda_used = True
    table.turn = 1
    table.passed = [True, True]
    state = act(table, refresh_phase).state
    assert [state.detained, state.protected, state.locked, state.unpinning, state.bonus_later] == [[]] * 5
    assert not state.yoda_used
    assert (state.turn, state.passed) == (0, [False, False])


# Step 1.


@pytest.mark.rule("rebellion:refresh.02")
def test_leaders_go_back_to_their_pools_but_for_prisoners() -> None:
    table = lead(at_refresh(), "mon_mothma", "darth_vader", place="naboo")
    lead(table, "jan_dodonna", "princess_leia", "chewbacca", place="kessel")
    table.leader_at[leader("general_rieekan")] = where("rebel_base")
    table.leader_at[leader("wedge_antilles")] = ELIMINATED
    table.ring[leader("princess_leia")] = CAPTURED
    table.ring[leader("chewbacca")] = CARBONITE
    at = act(put(table, "kessel", stormtrooper=1), retrieve_leaders).state.leader_at
    for key in ("mon_mothma", "darth_vader", "jan_dodonna", "general_rieekan"):
        assert at[leader(key)] == POOL
    assert at[leader("princess_leia")] == at[leader("chewbacca")] == where("kessel")
    assert at[leader("wedge_antilles")] == ELIMINATED
    assert at[leader("han_solo")] == SUPPLY


def test_a_detained_leader_stays_for_once() -> None:
    table = lead(at_refresh(time=6), "mon_mothma", place="naboo")
    table.detained = [leader("mon_mothma")]
    game = act(table, refresh_phase)
    assert game.state.leader_at[leader("mon_mothma")] == where("naboo")
    again = game.state.copy()
    again.phase = REFRESH
    assert act(again, refresh_phase).state.leader_at[leader("mon_mothma")] == POOL


@pytest.mark.rule("rebellion:refresh.03")
def test_missions_not_revealed_go_back_to_the_hand_with_their_leaders() -> None:
    table = at_refresh()
    mission = table.mission_deck[EMPIRE].pop()
    table.assigned = [Assignment(EMPIRE, mission, [leader("darth_vader")])]
    table.leader_at[leader("darth_vader")] = ON_MISSION
    state = act(table, retrieve_leaders).state
    assert state.mission_hand[EMPIRE] == [mission]
    assert state.assigned == []
    assert state.leader_at[leader("darth_vader")] == POOL


# Step 2.


@pytest.mark.rule("rebellion:refresh.04")
def test_each_side_draws_two_missions() -> None:
    table = at_refresh()
    state = act(table, draw_both).state
    for side in SIDES:
        assert state.mission_hand[side] == table.mission_deck[side][:-3:-1], "from the top"
        assert state.mission_deck[side] == table.mission_deck[side][:-2]


def with_hand(side: int, *, starting: int, projects: int, normal: int, seats: int = 2) -> Table:
    table = at_refresh(seats)
    table.mission_deck[side] = []
    table.mission_hand[side] = [
        *missions(side, "starting")[:starting],
        *missions(EMPIRE, "project")[:projects],
        *missions(side, "normal")[:normal],
    ]
    return table


@pytest.mark.rule("rebellion:refresh.04", "rebellion:refresh.05")
def test_above_ten_cards_the_rest_is_discarded() -> None:
    table = with_hand(EMPIRE, starting=4, projects=3, normal=5)
    hand = table.mission_hand[EMPIRE]
    game = act(table, partial(discard_down, side=EMPIRE))
    assert asked(game) == ("rebellion-discard-missions", [("mission", n) for n in hand[4:]]), "projects count too"
    assert game.decision is not None
    assert game.decision.hidden
    with pytest.raises(Illegal):
        game.choose((("mission", hand[4]),))
    with pytest.raises(Illegal):
        game.choose((("mission", hand[0]), ("mission", hand[4])))  # a starting mission
    game.choose((("mission", hand[4]), ("mission", hand[8])))
    assert game.state.mission_hand[EMPIRE] == [n for n in hand if n not in (hand[4], hand[8])]
    assert len(game.state.mission_hand[EMPIRE]) == 10


@pytest.mark.rule("rebellion:refresh.05", "rebellion:refresh.06")
def test_with_ten_cards_nothing_is_discarded_however_many_objectives_there_are() -> None:
    table = with_hand(REBEL, starting=4, projects=0, normal=6)
    table.objective_hand = [0, 1, 2]
    game = act(table, partial(discard_down, side=REBEL))
    assert game.decision is None
    assert game.state.mission_hand == table.mission_hand


@pytest.mark.rule("rebellion:refresh.06")
def test_drawing_elsewhere_may_exceed_ten_cards() -> None:
    table = with_hand(REBEL, starting=4, projects=0, normal=6)
    table.mission_deck[REBEL] = missions(REBEL, "normal")[6:]
    game = act(table, partial(draw_missions, side=REBEL, count=2))
    assert game.decision is None
    assert len(game.state.mission_hand[REBEL]) == 12


@pytest.mark.rule("rebellion:team.22", "rebellion:team.10")
@pytest.mark.parametrize("side", SIDES)
def test_the_general_discards_missions(side: int) -> None:
    table = with_hand(side, starting=4, projects=0, normal=7, seats=4)
    game = act(table, partial(discard_down, side=side))
    assert game.decision is not None
    assert game.decision.seat == table.general(side) != table.admiral(side)


@pytest.mark.rule("rebellion:discard.01", "rebellion:discard.02", "rebellion:refresh.06")
def test_discards_lie_face_up_beside_their_own_deck() -> None:
    table = with_hand(EMPIRE, starting=0, projects=1, normal=10)
    project, normal = table.mission_hand[EMPIRE][:2]
    game = act(table, partial(discard_down, side=EMPIRE), (("mission", project),))
    assert (game.state.project_discard, game.state.mission_discard[EMPIRE]) == ([project], [])
    [entry] = [entry for entry in game.log if entry.message.id == "rebellion-discards-missions"]
    assert entry.to is None, "for all to see"
    names = dict(entry.message.args)["cards"]
    assert [name.id for name in names] == [f"rebellion-mission-{MISSIONS[MISSION_CARDS[project]].key}"]  # type: ignore[union-attr]
    discard_mission(table, EMPIRE, normal)
    assert (table.project_discard, table.mission_discard[EMPIRE]) == ([], [normal])
    assert normal not in table.mission_hand[EMPIRE]


@pytest.mark.rule("rebellion:discard.03")
def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    table = at_refresh()
    deck = table.mission_deck[REBEL]
    table.mission_deck[REBEL], table.mission_discard[REBEL] = deck[:1], deck[1:4]
    table.seen_mission[deck[2]] = PUBLIC
    state = act(table, partial(draw_missions, side=REBEL, count=2)).state
    assert state.mission_hand[REBEL][0] == deck[0]
    assert sorted(state.mission_hand[REBEL][1:] + state.mission_deck[REBEL]) == sorted(deck[1:4])
    assert len(state.mission_deck[REBEL]) == 2
    assert state.mission_discard[REBEL] == []
    assert state.seen_mission[deck[2]] == 0, "face down again"


def test_without_deck_and_discards_nothing_is_drawn() -> None:
    table = at_refresh()
    table.mission_deck[REBEL] = table.mission_deck[REBEL][:1]
    state = act(table, partial(draw_missions, side=REBEL, count=2)).state
    assert len(state.mission_hand[REBEL]) == 1


# Steps 3 and 4.


@pytest.mark.rule("rebellion:refresh.07", "rebellion:gap.09")
def test_the_empire_draws_two_probe_cards_in_secret() -> None:
    table = at_refresh()
    table.probe_deck = [where(key) for key in ("endor", "kessel", "rodia")]
    game = act(table, launch_probes)
    assert sorted(game.state.probe_hand) == sorted([where("kessel"), where("rodia")])
    assert game.state.probe_deck == [where("endor")]
    assert "rebellion-probes-drawn" in ids(game, EMPIRE)
    assert "rebellion-probes-drawn" not in ids(game, REBEL)
    assert where("hoth") not in game.state.probe_hand, "the base is not among them"


@pytest.mark.rule("rebellion:refresh.07")
def test_the_last_probe_card_is_drawn_alone() -> None:
    table = at_refresh()
    table.probe_deck = [where("endor")]
    assert act(table, launch_probes).state.probe_hand == [where("endor")]


@pytest.mark.rule("rebellion:team.23")
def test_only_the_imperial_team_learns_the_probe_cards() -> None:
    table = at_refresh(4)
    table.probe_deck = [where("endor"), where("kessel")]
    game = act(table, launch_probes)
    assert [entry.to for entry in game.log if entry.message.id == "rebellion-probes-drawn"] == [(2, 3)]


@pytest.mark.rule("rebellion:refresh.08", "rebellion:objective.01")
def test_the_rebels_draw_an_objective() -> None:
    table = at_refresh()
    table.objective_deck = [OBJECTIVE_NUMBER["liberation"], OBJECTIVE_NUMBER["crippling_blow"]]
    game = act(table, refresh_phase)
    assert game.state.objective_hand == [OBJECTIVE_NUMBER["crippling_blow"]]
    assert game.state.objective_deck == [OBJECTIVE_NUMBER["liberation"]]
    assert "rebellion-objective-drawn" not in ids(game, EMPIRE)


# Step 5: time.


@pytest.mark.rule("rebellion:refresh.09", "rebellion:time.01")
def test_time_moves_one_space() -> None:
    state = act(at_refresh(time=6), refresh_phase).state
    assert state.time == 7


@pytest.mark.rule("rebellion:refresh.09", "rebellion:win.03", "rebellion:reputation.01")
def test_time_meeting_reputation_wins_for_the_rebels_before_anything_else() -> None:
    table = at_refresh(time=1)
    table.reputation = 2
    table.action_deck = [[card("ambush")], [card("local_rumors")]]
    game = act(table, refresh_phase)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.why.id) == ((REBEL,), "rebellion-won-reputation")
    assert game.state.action_deck == table.action_deck, "nobody recruits any more"


@pytest.mark.rule("rebellion:win.03")
def test_a_space_apart_nobody_has_won() -> None:
    table = at_refresh(time=6)
    table.reputation = 8
    game = act(table, advance_time)
    assert (game.state.time, game.outcome.winners) == (7, ())  # type: ignore[union-attr]


@pytest.mark.rule("rebellion:time.01")
def test_time_ends_on_the_last_space_at_the_latest() -> None:
    table = at_refresh(time=15)
    lose_reputation(table, 9)
    game = act(table, refresh_phase)
    assert game.outcome is not None
    assert (game.state.time, game.outcome.winners) == (16, (REBEL,))


@pytest.mark.rule("rebellion:reputation.03")
def test_lost_reputation_moves_away_from_time() -> None:
    table = at_refresh()
    lose_reputation(table, 1)
    assert table.reputation == 15


# Step 5: recruiting.


def recruiting(rebel: tuple[str, ...], imperial: tuple[str, ...], seats: int = 2) -> Table:
    """Return a position where each side is about to draw these cards, the first on top."""
    table = at_refresh(seats)
    for side, keys in zip(SIDES, (rebel, imperial), strict=True):
        table.action_deck[side] = [card(key) for key in reversed(keys)]
    return table


REBEL_CARDS = ("undercover", "ambush", "its_a_trap")
IMPERIAL_CARDS = ("local_rumors", "ready_for_action", "boba_fett_where")


def choice(kind: str, key: str, *of: str) -> tuple[str | int, ...]:
    return (kind, card(key), *map(leader, of))


@pytest.mark.rule("rebellion:recruit.01", "rebellion:gap.12")
@pytest.mark.parametrize(("time", "icon"), [(1, True), (2, True), (3, True), (4, True), (5, False)])
def test_leaders_are_recruited_on_the_spaces_with_the_icon(time: int, icon: bool) -> None:
    table = recruiting(REBEL_CARDS, IMPERIAL_CARDS)
    table.time = time
    game = act(table, refresh_phase)
    asks = [decision.message.id for decision in game.decisions]
    assert ("rebellion-recruit" in asks) is icon


@pytest.mark.rule("rebellion:recruit.02", "rebellion:refresh.10", "rebellion:cheat.02")
@pytest.mark.example("rebellion:ex.09")
def test_a_leader_on_one_of_two_cards_joins_the_pool() -> None:
    game = act(recruiting(REBEL_CARDS, IMPERIAL_CARDS), recruit)
    assert asked(game)[1] == [
        choice("recruit", "undercover", "lando_calrissian"),
        choice("recruit", "undercover", "obi_wan_kenobi"),
        choice("recruit", "ambush", "general_madine"),
    ]
    for wrong in (("its_a_trap", "admiral_ackbar"), ("ambush", "obi_wan_kenobi"), ("ambush", "wedge_antilles")):
        with pytest.raises(Illegal):
            game.choose(choice("recruit", *wrong))
    game.choose(choice("recruit", "undercover", "obi_wan_kenobi"))
    game.choose(choice("recruit", "local_rumors", "colonel_yularen"))
    state = game.state
    assert state.leader_at[leader("obi_wan_kenobi")] == state.leader_at[leader("colonel_yularen")] == POOL
    assert state.leader_at[leader("lando_calrissian")] == SUPPLY
    assert state.action_hand == [[card("undercover")], [card("local_rumors")]]
    assert recruited_with(state, card("undercover")) == leader("obi_wan_kenobi")


@pytest.mark.rule("rebellion:recruit.03")
def test_both_sides_choose_together_and_the_rebels_announce_first() -> None:
    game = act(recruiting(REBEL_CARDS, IMPERIAL_CARDS), recruit)
    assert [(part.seat, part.hidden) for part in game.decisions] == [(REBEL, True), (EMPIRE, True)]
    game.choose(choice("recruit", "local_rumors", "colonel_yularen"), seat=EMPIRE)
    assert game.state.leader_at[leader("colonel_yularen")] == SUPPLY, "not announced yet"
    game.choose(choice("recruit", "ambush", "general_madine"), seat=REBEL)
    said = [dict(entry.message.args)["leader"] for entry in game.log if entry.message.id == "rebellion-recruits"]
    assert [name.id for name in said] == ["rebellion-leader-general_madine", "rebellion-leader-colonel_yularen"]  # type: ignore[union-attr]


@pytest.mark.rule("rebellion:recruit.04", "rebellion:refresh.10")
def test_the_other_card_goes_under_the_deck_unseen() -> None:
    game = act(recruiting(REBEL_CARDS, IMPERIAL_CARDS), recruit)
    game.choose(choice("recruit", "ambush", "general_madine"))
    game.choose(choice("recruit", "local_rumors", "colonel_yularen"))
    assert game.state.action_deck[REBEL] == [card("undercover"), card("its_a_trap")], "the bottom comes first"
    assert game.state.seen_action[card("undercover")] == 1 << REBEL
    shown = [entry for entry in game.log_for(EMPIRE) if "undercover" in str(entry.message)]
    assert shown == []
    assert [entry for entry in game.log_for(REBEL) if "undercover" in str(entry.message)] != []


@pytest.mark.rule("rebellion:recruit.05", "rebellion:recruit.06")
def test_an_ability_recruits_a_leader_from_the_supply() -> None:
    table = at_refresh()
    assert gain_leader(table, leader("lando_calrissian"))
    assert table.leader_at[leader("lando_calrissian")] == POOL
    lead(table, "chewbacca", place="kessel")
    assert not gain_leader(table, leader("chewbacca"))
    assert table.leader_at[leader("chewbacca")] == where("kessel")


@pytest.mark.rule("rebellion:recruit.06")
@pytest.mark.parametrize("at", [POOL, ELIMINATED, ON_MISSION, where("naboo")])
def test_a_leader_in_play_or_lost_cannot_be_recruited(at: int) -> None:
    table = recruiting(REBEL_CARDS, IMPERIAL_CARDS)
    table.leader_at[leader("obi_wan_kenobi")] = at
    options = asked(act(table, recruit))[1]
    assert choice("recruit", "undercover", "obi_wan_kenobi") not in options
    assert choice("recruit", "undercover", "lando_calrissian") in options


@pytest.mark.rule("rebellion:recruit.06", "rebellion:leader.03")
def test_luke_cannot_be_recruited_while_he_is_a_jedi() -> None:
    table = lead(recruiting(("one_in_a_million", "ambush"), IMPERIAL_CARDS), "luke_skywalker_jedi")
    options = asked(act(table, recruit))[1]
    assert choice("recruit", "one_in_a_million", "luke_skywalker") not in options
    assert choice("recruit", "one_in_a_million", "wedge_antilles") in options


LACKING = ("ambush", "point_blank_assault", "its_a_trap", "undercover")
"""Cards of which the first three show nobody once Madine and Ackbar have been recruited."""


def lacking() -> Table:
    return lead(recruiting(LACKING, IMPERIAL_CARDS), "general_madine", "admiral_ackbar")


@pytest.mark.rule("rebellion:recruit.07")
def test_whose_cards_bring_nobody_may_draw_on_until_one_does() -> None:
    game = act(lacking(), recruit)
    assert asked(game) == ("rebellion-recruit-more", ["enough", "draw"])
    game.choose("draw")
    assert asked(game) == ("rebellion-recruit-more", ["enough", "draw"])
    game.choose("draw")
    assert asked(game)[0] == "rebellion-recruit", "there is somebody now, as all could know"
    assert asked(game)[1] == [
        *(choice("take", key) for key in LACKING[:3]),
        choice("recruit", "undercover", "lando_calrissian"),
        choice("recruit", "undercover", "obi_wan_kenobi"),
    ]
    game.choose(choice("recruit", "undercover", "obi_wan_kenobi"))
    game.choose(choice("recruit", "local_rumors", "colonel_yularen"))
    assert sorted(game.state.action_deck[REBEL]) == sorted(card(key) for key in LACKING[:3])


@pytest.mark.rule("rebellion:recruit.07")
def test_whose_cards_bring_somebody_may_not_but_nobody_can_tell() -> None:
    table = lead(recruiting(LACKING[::-1], IMPERIAL_CARDS), "general_madine", "admiral_ackbar")
    game = act(table, recruit)
    assert asked(game) == ("rebellion-recruit-more", ["enough"])
    assert game.decision is not None
    assert game.decision.hidden
    game.choose("enough")
    assert asked(game)[0] == "rebellion-recruit"


@pytest.mark.rule("rebellion:recruit.08")
def test_a_card_that_brings_nobody_may_be_kept() -> None:
    game = act(lacking(), recruit, "enough", choice("take", "ambush"))
    game.choose(choice("recruit", "local_rumors", "colonel_yularen"))
    state = game.state
    assert state.action_hand[REBEL] == [card("ambush")]
    assert recruited_with(state, card("ambush")) == -1
    assert sorted(state.pool(REBEL)) == sorted([leader("general_madine"), leader("admiral_ackbar")])
    assert "rebellion-recruits-nobody" in ids(game)


@pytest.mark.rule("rebellion:recruit.08")
def test_a_card_with_an_available_leader_is_not_taken_without() -> None:
    options = asked(act(recruiting(REBEL_CARDS, IMPERIAL_CARDS), recruit))[1]
    assert choice("take", "ambush") not in options


@pytest.mark.rule("rebellion:team.24")
def test_in_a_team_the_admiral_chooses_and_the_leaders_player_gets_the_card() -> None:
    game = act(recruiting(REBEL_CARDS, IMPERIAL_CARDS, 4), recruit)
    assert [part.seat for part in game.decisions] == [0, 2]
    game.choose(choice("recruit", "undercover", "obi_wan_kenobi"))
    game.choose(choice("recruit", "ready_for_action", "admiral_piett"))
    state = game.state
    assert holder(state, card("undercover")) == state.leader_seat(leader("obi_wan_kenobi")) == 1
    assert holder(state, card("ready_for_action")) == state.leader_seat(leader("admiral_piett")) == 2
    other = act(recruiting(REBEL_CARDS, IMPERIAL_CARDS, 4), recruit)
    other.choose(choice("recruit", "undercover", "lando_calrissian"))
    other.choose(choice("recruit", "ready_for_action", "general_veers"))
    assert holder(other.state, card("undercover")) == 0, "the other leader on the card is the Admiral's"
    assert holder(other.state, card("ready_for_action")) == 3


@pytest.mark.rule("rebellion:action.05")
@pytest.mark.parametrize("pilot", ["han_solo", "chewbacca"])
def test_an_immediate_card_is_resolved_when_its_leader_is_recruited(pilot: str) -> None:
    game = act(recruiting(("the_millennium_falcon", "ambush"), IMPERIAL_CARDS), recruit)
    game.choose(choice("recruit", "the_millennium_falcon", pilot))
    game.choose(choice("recruit", "local_rumors", "colonel_yularen"))
    assert game.decision is None
    assert game.state.ring[leader(pilot)] == MILLENNIUM_FALCON
    assert game.state.action_hand[REBEL] == []
    assert card("the_millennium_falcon") in game.state.actions_gone


def test_an_immediate_card_without_a_recruit_does_nothing() -> None:
    table = lead(recruiting(("the_millennium_falcon", "an_old_friend"), IMPERIAL_CARDS), "han_solo", "chewbacca")
    game = act(table, recruit, choice("take", "the_millennium_falcon"))
    game.choose(choice("recruit", "local_rumors", "colonel_yularen"))
    assert MILLENNIUM_FALCON not in game.state.ring
    assert card("the_millennium_falcon") in game.state.actions_gone


@pytest.mark.rule("rebellion:gap.20")
def test_in_the_first_game_both_cards_leave_the_game_and_do_nothing() -> None:
    table = recruiting(("the_millennium_falcon", "ambush", "undercover"), IMPERIAL_CARDS)
    table.first_game = True
    game = act(table, recruit)
    game.choose(choice("recruit", "the_millennium_falcon", "han_solo"))
    game.choose(choice("recruit", "local_rumors", "colonel_yularen"))
    state = game.state
    assert state.leader_at[leader("han_solo")] == POOL
    assert state.action_hand == [[], []]
    assert {card("the_millennium_falcon"), card("ambush"), card("local_rumors")} <= set(state.actions_gone)
    assert state.action_deck[REBEL] == [card("undercover")]
    assert MILLENNIUM_FALCON not in state.ring
    table.first_game = False
    other = act(table, recruit, choice("recruit", "the_millennium_falcon", "han_solo"))
    other.choose(choice("recruit", "local_rumors", "colonel_yularen"))
    assert other.state.action_hand[EMPIRE] == [card("local_rumors")]


def test_without_cards_nobody_recruits() -> None:
    game = act(recruiting((), ()), recruit)
    assert game.decision is None
    assert len(LEADERS) == game.state.leader_at.count(SUPPLY)


# Step 6.


@pytest.mark.rule("rebellion:refresh.11")
def test_the_rebels_deploy_before_the_empire() -> None:
    table = at_refresh(time=6)
    loyal(table, "rodia", "coruscant", to=EMPIRE)
    loyal(table, "kessel", to=REBEL)
    table.queue[UNIT_COUNT + UNIT_NUMBER["rebel_trooper"]] = 1
    table.queue[UNIT_COUNT + UNIT_NUMBER["stormtrooper"]] = 1
    game = act(table, refresh_phase)
    assert (asked(game)[0], game.decision.seat) == ("rebellion-deploy", REBEL)  # type: ignore[union-attr]
    assert game.state.queue[UNIT_COUNT + UNIT_NUMBER["stormtrooper"]] == 1, "the Imperial queue has not moved yet"
    game.choose((1, 0))
    assert (asked(game)[0], game.decision.seat) == ("rebellion-deploy", EMPIRE)  # type: ignore[union-attr]
    assert units_in(game.state, "kessel") == {"rebel_trooper": 1}
