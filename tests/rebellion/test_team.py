"""Three and four players: who sees, assigns and commands what (rulebook: "Juego por equipos")."""

from __future__ import annotations

import pytest

from rebellion.fights import action
from rebellion.scenes import EMPIRE, REBEL, asked, lead, put
from rebellion.tries import assign, card, in_pool, keys, place_of, seat_of, stage, who
from rebellion.turns import activates, play, rule_against
from tablero.games.rebellion import GAME
from tablero.games.rebellion.actions import held_by
from tablero.games.rebellion.assignment import assignment_phase
from tablero.games.rebellion.facts import ADMIRAL, GENERAL, LEADER_NUMBER
from tablero.games.rebellion.state import ASSIGNMENT, ON_MISSION, REFRESH, Table
from tablero.kernel import Game, Illegal, Option, Perspective, Rng
from tablero.kernel.codec import encode

FOUR = {"rebel_admiral": 0, "rebel_general": 1, "imperial_admiral": 2, "imperial_general": 3}
ADMIRALS_LEADERS = ("jan_dodonna", "mon_mothma", "grand_moff_tarkin", "emperor_palpatine")
GENERALS_LEADERS = ("princess_leia", "general_rieekan", "darth_vader", "general_tagge")


def team(seats: int = 4) -> Table:
    """Return a Command phase with all starting leaders in their pools."""
    return lead(stage(seats), *ADMIRALS_LEADERS, *GENERALS_LEADERS)


def assigning(seats: int = 4) -> Table:
    """Return the start of an Assignment phase, with two missions in each hand."""
    table = team(seats)
    table.phase = ASSIGNMENT
    table.mission_hand = [[card("sabotage"), card("build_alliance")], [card("gather_intel"), card("rule_by_fear")]]
    return table


def to(key: str) -> Option:
    return ("assign", card(key))


def options(game: Game[Table], word: str) -> list[Option]:
    """Return the options of one kind."""
    return [option for option in asked(game)[1] if option[0] == word]


def lying(game: Game[Table]) -> list[tuple[str, list[int]]]:
    return [(keys([one.card])[0], one.leaders) for one in game.state.assigned]


# What team mates see.


@pytest.mark.rule("rebellion:team.03")
@pytest.mark.parametrize(("seats", "rebels"), [(3, (0,)), (4, (0, 1))])
def test_team_mates_see_each_others_cards_and_opponents_do_not(seats: int, rebels: tuple[int, ...]) -> None:
    table = assign(assigning(seats), "infiltration", "chewbacca")
    table.action_hand = [[action("rebel_planning"), action("start_the_evacuation")], [action("it_is_your_destiny")]]
    for seat in range(seats):
        seen = GAME.view(table, seat)
        of = REBEL if seat in rebels else EMPIRE
        assert [hand["hand"] is not None for hand in seen["missions"]] == [of == REBEL, of == EMPIRE]
        assert seen["base"]["system"] == ("hoth" if of == REBEL else None)
        assert seen["assigned"][0]["card"] == ("infiltration" if of == REBEL else None)
        assert len(seen["actions"]["hand"]) == (2 if of == REBEL else 1)
        assert seen["actions"]["held"] == [len(held_by(table, other)) for other in range(seats)]
    for side in (REBEL, EMPIRE):
        shown = [encode(GAME.view(table, seat)) for seat in table.seats_of(side)]
        assert len(set(shown)) == 1


@pytest.mark.rule("rebellion:team.03")
def test_a_team_mate_who_is_not_asked_is_not_sent_the_question() -> None:
    game = Game(GAME, GAME.setup(4), Rng(4))
    rng = Rng(5)
    while game.state.phase != ASSIGNMENT:
        part = rng.choice(game.decisions)
        game.choose(part.sample(rng), part.seat)
    assert [Perspective(game, seat).decision is not None for seat in range(4)] == [True, False, False, False]


# Assigning.


@pytest.mark.rule("rebellion:team.13")
@pytest.mark.parametrize(("seats", "order"), [(2, [0, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
def test_all_rebels_assign_before_any_imperial(seats: int, order: list[int]) -> None:
    game = play(assigning(seats), by=assignment_phase)
    turns = []
    while game.decision is not None:
        turns.append(seat_of(game))
        game.choose("done")
    assert turns == order


@pytest.mark.rule("rebellion:team.11")
def test_both_roles_assign_their_own_leaders_and_no_others() -> None:
    game = play(assigning(), to("sabotage"), by=assignment_phase)
    assert (seat_of(game), asked(game)[1]) == (FOUR["rebel_admiral"], [who("jan_dodonna"), who("mon_mothma")])
    with pytest.raises(Illegal):
        game.choose(who("princess_leia"))
    game = play(assigning(), "done", to("sabotage"), by=assignment_phase)
    assert (seat_of(game), asked(game)[1]) == (FOUR["rebel_general"], [who("general_rieekan"), who("princess_leia")])
    with pytest.raises(Illegal):
        game.choose(who("jan_dodonna"))


@pytest.mark.rule("rebellion:team.11")
def test_the_general_may_veto_what_the_admiral_assigns() -> None:
    for side, mission, leader in ((REBEL, "sabotage", "jan_dodonna"), (EMPIRE, "gather_intel", "grand_moff_tarkin")):
        skip = ["done", "done"] if side == EMPIRE else []
        game = play(assigning(), *skip, to(mission), who(leader), "alone", by=assignment_phase)
        table = game.state
        assert (seat_of(game), asked(game)) == (
            table.general(side),
            ("rebellion-veto", [("accept", card(mission)), ("veto", card(mission))]),
        )
        twin = game.fork()
        twin.choose(("accept", card(mission)))
        assert lying(twin) == [(mission, [LEADER_NUMBER[leader]])]
        game.choose(("veto", card(mission)))
        assert lying(game) == []
        assert in_pool(game.state, leader)
        assert card(mission) in game.state.mission_hand[side]
        assert seat_of(game) == table.admiral(side)
        assert to(mission) not in asked(game)[1]  # but for another mission
        assert options(game, "assign")


@pytest.mark.rule("rebellion:team.11")
def test_nobody_vetoes_the_general_and_a_veto_does_not_bind_him() -> None:
    game = play(assigning(), to("sabotage"), who("jan_dodonna"), "alone", ("veto", card("sabotage")), "done",
                to("sabotage"), who("princess_leia"), "alone", by=assignment_phase)  # fmt: skip
    assert lying(game) == [("sabotage", [LEADER_NUMBER["princess_leia"]])]
    assert seat_of(game) == FOUR["rebel_general"]


@pytest.mark.rule("rebellion:team.11")
def test_a_veto_lasts_for_one_assignment_phase() -> None:
    game = play(
        assigning(), to("sabotage"), who("jan_dodonna"), "alone", ("veto", card("sabotage")), by=assignment_phase
    )
    assert game.state.vetoed == [card("sabotage")]
    game.choose("done")
    assert game.state.vetoed == []


@pytest.mark.rule("rebellion:team.11")
def test_a_lone_rebel_has_nobody_to_veto() -> None:
    game = play(assigning(3), to("sabotage"), who("jan_dodonna"), "alone", by=assignment_phase)
    assert (seat_of(game), asked(game)[0]) == (0, "rebellion-assign")
    assert lying(game) == [("sabotage", [LEADER_NUMBER["jan_dodonna"]])]


@pytest.mark.rule("rebellion:team.12")
def test_a_mission_has_two_leaders_at_most_whoever_owns_them() -> None:
    accepted = (to("sabotage"), who("jan_dodonna"), "alone", ("accept", card("sabotage")), "done")
    game = play(assigning(), *accepted, by=assignment_phase)
    assert (seat_of(game), options(game, "join")) == (FOUR["rebel_general"], [("join", 0)])
    game.choose(("join", 0))
    assert asked(game)[1] == [who("general_rieekan"), who("princess_leia")]
    game.choose(who("princess_leia"))
    assert lying(game) == [("sabotage", [LEADER_NUMBER["jan_dodonna"], LEADER_NUMBER["princess_leia"]])]
    assert place_of(game.state, "princess_leia") == ON_MISSION
    assert options(game, "join") == []
    game.choose("done")
    assert options(game, "join") == []  # least of all for the Empire


@pytest.mark.rule("rebellion:team.11", "rebellion:team.12")
def test_the_general_may_veto_a_second_leader_too() -> None:
    accepted = (to("sabotage"), who("jan_dodonna"), "alone", ("accept", card("sabotage")))
    game = play(assigning(), *accepted, ("join", 0), by=assignment_phase)  # one leader is left: nobody asks who
    assert (seat_of(game), asked(game)[0]) == (FOUR["rebel_general"], "rebellion-veto")
    game.choose(("veto", card("sabotage")))
    assert in_pool(game.state, "mon_mothma")
    assert options(game, "join") == []
    assert lying(game) == [("sabotage", [LEADER_NUMBER["jan_dodonna"]])]


# Turns.


@pytest.mark.rule("rebellion:team.14")
@pytest.mark.parametrize(("seats", "order"), [(3, [0, 1, 2, 0]), (4, [0, 2, 3, 1])])
def test_turns_follow_the_initiative_numbers(seats: int, order: list[int]) -> None:
    """Rebel Admiral, Imperial Admiral, Imperial General, Rebel General, and again."""
    game = play(team(seats))
    leaders = ("jan_dodonna", "grand_moff_tarkin", "darth_vader", "princess_leia")
    turns = []
    for leader in leaders:
        turns.append(seat_of(game))
        for answer in activates(leader, "kessel"):
            game.choose(answer)
        if asked(game)[0] == "rebellion-move-near":
            game.choose("done")
    assert turns == order
    assert (asked(game)[0], seat_of(game)) == ("rebellion-turn", 0)


@pytest.mark.rule("rebellion:team.14", "rebellion:command.04", "rebellion:command.07")
def test_each_player_of_a_team_passes_alone() -> None:
    game = play(team(), "pass")
    turns = []
    for _ in range(3):
        turns.append(seat_of(game))
        game.choose("pass")
    assert (turns, game.decision, game.state.phase) == ([2, 3, 1], None, REFRESH)
    game = play(team(), "pass", "pass", "pass", *activates("princess_leia", "kessel"), "done")
    assert seat_of(game) == FOUR["rebel_general"]  # the only one left


@pytest.mark.rule("rebellion:team.15")
def test_a_player_activates_with_an_own_leader() -> None:
    game = play(team())
    assert options(game, "activate") == [("activate", LEADER_NUMBER["jan_dodonna"])]
    assert rule_against(game, ("activate", LEADER_NUMBER["princess_leia"])) == "rebellion:team.15"
    game.choose("pass")
    assert options(game, "activate") == [
        ("activate", LEADER_NUMBER[key]) for key in ("emperor_palpatine", "grand_moff_tarkin")
    ]
    assert rule_against(game, ("activate", LEADER_NUMBER["darth_vader"])) == "rebellion:team.15"


@pytest.mark.rule("rebellion:team.15", "rebellion:team.17")
def test_a_player_reveals_missions_with_an_own_leader_on_them() -> None:
    table = assign(assign(team(), "sabotage", "chewbacca"), "infiltration", "jan_dodonna", "princess_leia")
    game = play(put(table, "corellia", stormtrooper=1))
    assert options(game, "reveal") == [("reveal", 1)]
    assert rule_against(game, ("reveal", 0)) == "rebellion:team.15"
    game = play(table, "pass", "pass", "pass")
    assert (seat_of(game), options(game, "reveal")) == (FOUR["rebel_general"], [("reveal", 0), ("reveal", 1)])


@pytest.mark.rule("rebellion:team.16")
def test_a_lone_rebel_has_two_turns_one_for_each_colour() -> None:
    game = play(team(3))
    assert (seat_of(game), options(game, "activate")) == (0, [("activate", LEADER_NUMBER["jan_dodonna"])])
    for seat in (1, 2, 0):
        game.choose("pass")
        assert seat_of(game) == seat
    assert options(game, "activate") == [
        ("activate", LEADER_NUMBER[key]) for key in ("general_rieekan", "princess_leia")
    ]
    for answer in (*activates("princess_leia", "kessel"), "done"):
        game.choose(answer)
    assert (seat_of(game), game.state.passed) == (0, [True, True, True, False])  # passed as Admiral only
    game.choose("pass")
    assert game.decision is None


@pytest.mark.rule("rebellion:team.20")
@pytest.mark.parametrize("role", [ADMIRAL, GENERAL])
def test_either_rebel_reveals_the_base_in_a_turn_of_his_own(role: int) -> None:
    table = team()
    game = play(table, *(["pass"] * 3 if role == GENERAL else []))
    assert seat_of(game) == table.seat(REBEL, role)
    game.choose("reveal_base")
    assert game.state.base_revealed
    assert seat_of(game) == table.seat(REBEL, role)  # whose turn goes on
    game = play(table, "pass")
    assert seat_of(game) == FOUR["imperial_admiral"]
    assert "reveal_base" not in asked(game)[1]
