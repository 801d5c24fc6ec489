"""The Assignment phase (rulebook: "Fase de Asignación"). What a team does otherwise is in `test_team`."""

from __future__ import annotations

import pytest

from playing import play_random
from rebellion.fights import action, told
from rebellion.scenes import EMPIRE, REBEL, act, asked, lead
from rebellion.tries import card, in_pool, keys, place_of, seat_of, stage, who
from tablero.games.rebellion import GAME
from tablero.games.rebellion.assignment import assignment_phase
from tablero.games.rebellion.command import turn_choice
from tablero.games.rebellion.facts import LEADER_NUMBER
from tablero.games.rebellion.state import ASSIGNMENT, BOTH, COMMAND, ON_MISSION, SUPPLY, Table
from tablero.kernel import Game, Illegal, Option, Perspective, Rng
from tablero.kernel.codec import encode

REBEL_HAND = ("sabotage", "build_alliance", "infiltration")
IMPERIAL_HAND = ("gather_intel", "rule_by_fear")


def assigning() -> Table:
    """Return the start of an Assignment phase: three Rebel missions for three leaders, two Imperial ones for two."""
    table = lead(stage(), "mon_mothma", "princess_leia", "jan_dodonna", "darth_vader", "general_tagge")
    table.phase = ASSIGNMENT
    table.mission_hand = [[card(key) for key in REBEL_HAND], [card(key) for key in IMPERIAL_HAND]]
    return table


def to(key: str) -> Option:
    """Return the option that assigns leaders to a mission."""
    return ("assign", card(key))


def lying(game: Game[Table]) -> list[tuple[str, list[int]]]:
    """Return the missions that are assigned, and who is on them."""
    return [(keys([one.card])[0], one.leaders) for one in game.state.assigned]


def numbers(*leaders: str) -> list[int]:
    return [LEADER_NUMBER[key] for key in leaders]


# Laying missions.


@pytest.mark.rule("rebellion:assign.01", "rebellion:leader.01")
def test_a_mission_from_the_hand_takes_a_leader_from_the_pool() -> None:
    game = act(assigning(), assignment_phase, to("sabotage"))
    assert asked(game) == ("rebellion-assign-first", [who("jan_dodonna"), who("mon_mothma"), who("princess_leia")])
    game.choose(who("mon_mothma"))
    assert asked(game) == ("rebellion-assign-second", ["alone", who("jan_dodonna"), who("princess_leia")])
    game.choose("alone")
    assert lying(game) == [("sabotage", numbers("mon_mothma"))]
    assert place_of(game.state, "mon_mothma") == ON_MISSION
    assert keys(game.state.mission_hand[REBEL]) == ["build_alliance", "infiltration"]


@pytest.mark.rule("rebellion:assign.01")
def test_as_many_missions_as_there_are_leaders_for() -> None:
    game = act(assigning(), assignment_phase)
    for key, leader in zip(REBEL_HAND, ("mon_mothma", "princess_leia"), strict=False):
        assert asked(game)[1] == [*(to(held) for held in keys(game.state.mission_hand[REBEL])), "done"]
        game.choose(to(key))
        game.choose(who(leader))
        game.choose("alone")
    game.choose(to("infiltration"))  # one leader is left, so that nobody is asked who
    assert lying(game)[-1] == ("infiltration", numbers("jan_dodonna"))
    assert asked(game)[1] == ["done"]


@pytest.mark.rule("rebellion:assign.01", "rebellion:leader.01")
@pytest.mark.parametrize("place", ["kessel", None])
def test_only_leaders_in_the_pool_are_assigned(place: str | None) -> None:
    table = assigning()
    if place:
        lead(table, "princess_leia", place=place)
    else:
        table.leader_at[LEADER_NUMBER["princess_leia"]] = SUPPLY
    game = act(table, assignment_phase, to("sabotage"))
    assert who("princess_leia") not in asked(game)[1]
    with pytest.raises(Illegal):
        game.choose(who("princess_leia"))
    with pytest.raises(Illegal):
        game.choose(who("darth_vader"))
    for leader in table.pool(REBEL):
        table.leader_at[leader] = SUPPLY
    assert asked(act(table, assignment_phase))[1] == ["done"]


@pytest.mark.rule("rebellion:assign.01")
def test_only_missions_of_the_own_hand_are_assigned() -> None:
    game = act(assigning(), assignment_phase)
    for key in ("gather_intel", "demolition"):
        with pytest.raises(Illegal):
            game.choose(to(key))


def test_equal_missions_are_offered_once() -> None:
    table = assigning()
    table.mission_hand[REBEL] = [card("hidden_fleet", 0), card("hidden_fleet", 1)]
    assert asked(act(table, assignment_phase))[1] == [("assign", card("hidden_fleet", 0)), "done"]


@pytest.mark.rule("rebellion:assign.05")
def test_two_leaders_at_most() -> None:
    game = act(assigning(), assignment_phase, to("sabotage"), who("mon_mothma"), who("princess_leia"))
    assert lying(game) == [("sabotage", numbers("mon_mothma", "princess_leia"))]
    assert asked(game)[1] == [to("build_alliance"), to("infiltration"), "done"]  # nobody can be added any more
    assert in_pool(game.state, "jan_dodonna")
    with pytest.raises(Illegal):
        act(assigning(), assignment_phase, to("sabotage"), who("mon_mothma"), who("mon_mothma"))


@pytest.mark.rule("rebellion:assign.05")
def test_a_second_leader_may_be_more_than_the_mission_needs() -> None:
    game = act(assigning(), assignment_phase, to("build_alliance"), who("mon_mothma"))  # who has all it needs
    game.choose(who("jan_dodonna"))
    assert lying(game) == [("build_alliance", numbers("mon_mothma", "jan_dodonna"))]


@pytest.mark.rule("rebellion:assign.06")
def test_nobody_asks_for_skills_before_the_mission_is_revealed() -> None:
    game = act(assigning(), assignment_phase, to("sabotage"), who("mon_mothma"), "alone", "done", "done")
    assert lying(game) == [("sabotage", numbers("mon_mothma"))]  # who has no special operations
    assert ("reveal", 0) not in turn_choice(game.state, REBEL, BOTH).options


# In what order.


@pytest.mark.rule("rebellion:assign.02")
def test_the_rebels_assign_all_before_the_empire_assigns_any() -> None:
    game = act(assigning(), assignment_phase)
    assert seat_of(game) == REBEL
    for answer in (to("sabotage"), who("mon_mothma"), "alone"):
        game.choose(answer)
        assert seat_of(game) == REBEL
    game.choose("done")
    assert (seat_of(game), asked(game)[1]) == (EMPIRE, [to("gather_intel"), to("rule_by_fear"), "done"])
    for answer in (to("gather_intel"), who("darth_vader"), "alone", "done"):
        assert seat_of(game) == EMPIRE
        game.choose(answer)
    assert (game.decision, game.state.phase, game.state.turn) == (None, COMMAND, 0)


@pytest.mark.rule("rebellion:assign.03")
def test_who_is_not_assigned_stays_in_the_pool() -> None:
    game = act(assigning(), assignment_phase, to("sabotage"), who("mon_mothma"), "alone", "done", "done")
    assert game.state.phase == COMMAND
    assert game.state.pool(REBEL) == numbers("jan_dodonna", "princess_leia")
    assert game.state.pool(EMPIRE) == numbers("darth_vader", "general_tagge")
    assert keys(game.state.mission_hand[EMPIRE]) == list(IMPERIAL_HAND)


# What the others see.


@pytest.mark.rule("rebellion:assign.04")
def test_everybody_sees_who_is_assigned_and_nobody_to_what() -> None:
    games = []
    for key in ("sabotage", "infiltration"):
        games.append(act(assigning(), assignment_phase, to(key), who("mon_mothma"), who("jan_dodonna"), "done"))
        shown = [GAME.view(games[-1].state, seat)["assigned"] for seat in (EMPIRE, None)]
        leaders = ["mon_mothma", "jan_dodonna"]
        assert shown == [[{"side": "rebel", "leaders": leaders, "card": None, "starting": False}]] * 2
        assert GAME.view(games[-1].state, REBEL)["assigned"][0]["card"] == key
        assert told(games[-1], "rebellion-assigns")[0]["leaders"][0].id == "rebellion-leader-mon_mothma"
    for seat in (EMPIRE, None):
        assert encode(GAME.view(games[0].state, seat)) == encode(GAME.view(games[1].state, seat))
        assert games[0].log_for(seat) == games[1].log_for(seat)


@pytest.mark.rule("rebellion:assign.04")
def test_what_may_be_assigned_reaches_nobody_else() -> None:
    game, rng = Game(GAME, GAME.setup(2), Rng(5)), Rng(6)
    while game.state.phase != ASSIGNMENT:
        play_random(game, rng, upto=1)
    assert Perspective(game, REBEL).to_json()["decision"]["options"]
    assert [Perspective(game, seat).to_json()["decision"] for seat in (EMPIRE, None)] == [None, None]


# Action cards.


@pytest.mark.rule("rebellion:action.03")
def test_an_action_card_is_used_in_place_of_an_assignment_with_its_leader_from_the_pool() -> None:
    table = assigning()
    table.action_hand[REBEL] = [action("our_most_desperate_hour"), action("rebel_planning"), action("undercover")]
    table.mission_deck[REBEL] = [card("hidden_fleet")]
    use = ("use", action("our_most_desperate_hour"), LEADER_NUMBER["princess_leia"])
    game = act(table, assignment_phase)
    assert use in asked(game)[1]
    assert not [option for option in asked(game)[1] if option[1] == action("undercover")]
    game.choose(use)
    game.choose(("mission", card("hidden_fleet")))
    assert (seat_of(game), asked(game)[0]) == (REBEL, "rebellion-assign")  # and goes on assigning
    assert lying(game) == [("hidden_fleet", numbers("princess_leia"))]
    lead(table, "princess_leia", place="kessel")
    assert use not in asked(act(table, assignment_phase))[1]


def test_a_game_forked_in_the_middle_of_an_assignment_goes_on_the_same_way() -> None:
    game = act(assigning(), assignment_phase, to("sabotage"), who("mon_mothma"))
    twin = game.fork()
    for each in (game, twin):
        each.choose("alone")
        each.choose("done")
    assert lying(twin) == lying(game)
    assert (seat_of(twin), asked(twin)) == (seat_of(game), asked(game))
