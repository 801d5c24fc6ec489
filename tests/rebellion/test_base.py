"""The Rebel Base: moving to and from its space, revealing it, and winning by it (rulebook: "Base Rebelde")."""

from __future__ import annotations

import pytest

from rebellion.fights import told
from rebellion.scenes import EMPIRE, REBEL, act, asked, lead, loyal, position, put, units_in, where
from rebellion.tries import assign, at, attempt, place_of, reveals, seat_of, stage
from rebellion.turns import activates, comes, moves, play, rule_against, systems_of
from tablero.games.rebellion.base import SEEN_BY_BOTH, establish_new_base, must_reveal, reveal_base
from tablero.games.rebellion.board import check_base_lost
from tablero.games.rebellion.cards import Act
from tablero.games.rebellion.effects_probes import AskBaseHere, AskBaseInRegion, NameSystems
from tablero.games.rebellion.effects_units import GainAtBase
from tablero.games.rebellion.facts import BASE, LEADER_NUMBER, PROBES, SYSTEM_COUNT, SYSTEMS, UNIT_NUMBER
from tablero.games.rebellion.leaders import put_leader
from tablero.games.rebellion.movement import NORMAL, can_leave
from tablero.games.rebellion.settle import settle
from tablero.games.rebellion.state import Table, Won
from tablero.kernel import Game, Illegal


def hidden_at(base: str = "hoth", errata: bool = False, /, **places: dict[str, int]) -> Table:
    """Return a Command phase with the base hidden here, units in these places, and a leader on each side."""
    table = lead(stage(base=base, errata=errata), "jan_dodonna", "darth_vader")
    for place, units in places.items():
        put(table, place, **units)
    return table


def revealed_at(base: str = "hoth", /, **places: dict[str, int]) -> Table:
    """Return a Command phase in which the base has been found."""
    table = hidden_at(base, **places)
    reveal_base(table)
    return table


def ids(game: Game[Table], seat: int | None = None) -> list[str]:
    return [entry.message.id for entry in game.log_for(seat)]


def from_options(game: Game[Table]) -> list[object]:
    return [option for option in asked(game)[1] if option[0] == "from"]


# Hidden.


@pytest.mark.rule("rebellion:base.01")
def test_only_the_rebels_are_shown_where_the_base_is() -> None:
    table = hidden_at("endor")
    game = play(table)
    assert game.view(REBEL)["base"] == {"revealed": False, "system": "endor"}
    for seat in (EMPIRE, None):
        assert game.view(seat)["base"] == {"revealed": False, "system": None}
        table.base = where("kessel")
        assert play(table).view(seat) == game.view(seat)
    game.choose("reveal_base")
    for seat in (REBEL, EMPIRE, None):
        assert game.view(seat)["base"] == {"revealed": True, "system": "endor"}
    table.base = -1  # not chosen yet
    assert play(table).view(REBEL)["base"] == {"revealed": False, "system": None}


@pytest.mark.rule("rebellion:base.02")
def test_the_space_is_no_system() -> None:
    table = hidden_at("hoth", rebel_base={"x_wing": 1, "rebel_trooper": 1}, hoth={"star_destroyer": 1})
    assert BASE not in range(SYSTEM_COUNT)
    assert all(BASE not in system.near for system in SYSTEMS)
    game = play(table, *activates("jan_dodonna", "hoth"), "done")
    assert game.state.combat is None  # who is in the space is not in the system
    assert asked(play(table, "pass", ("activate", 0)))[1] == [("system", n) for n in range(SYSTEM_COUNT)]
    game = play(table, "pass", ("activate", 0))
    assert rule_against(game, ("system", BASE)) == "rebellion:base.02"


@pytest.mark.rule("rebellion:base.04")
def test_no_mission_goes_to_the_space_unless_it_says_so() -> None:
    table = assign(put(hidden_at("hoth"), "rebel_base", x_wing=1), "sabotage", "chewbacca")
    game = play(table, by=reveals())
    assert at("rebel_base") not in asked(game)[1]
    assert rule_against(game, at("rebel_base")) == "rebellion:base.04"
    game = play(assign(hidden_at("hoth"), "rapid_mobilization", "mon_mothma"), by=reveals())
    assert place_of(game.state, "mon_mothma") == BASE  # which names it


# Moving from and to the space.


@pytest.mark.rule("rebellion:base.05")
@pytest.mark.parametrize("target", ["hoth", "bespin", "endor", "mustafar"])
def test_units_leave_for_the_system_of_the_base_and_its_neighbours(target: str) -> None:
    table = hidden_at("hoth", rebel_base={"x_wing": 1, "y_wing": 1})
    game = play(table, *activates("jan_dodonna", target), comes("rebel_base"))
    game.choose(moves(game, x_wing=1))
    assert units_in(game.state, target) == {"x_wing": 1}
    assert units_in(game.state, "rebel_base") == {"y_wing": 1}


@pytest.mark.rule("rebellion:base.05", "rebellion:cheat.02")
@pytest.mark.example("rebellion:ex.09")
@pytest.mark.parametrize("target", ["dagobah", "sullust", "kessel", "coruscant"])
def test_units_of_the_space_reach_nothing_else(target: str) -> None:
    table = hidden_at("hoth", rebel_base={"x_wing": 1})
    game = play(table, *activates("jan_dodonna", target))
    assert from_options(game) == []
    assert rule_against(game, comes("rebel_base")) == "rebellion:base.05"
    with pytest.raises(Illegal):
        game.choose(comes("rebel_base"))
    assert units_in(game.state, "rebel_base") == {"x_wing": 1}


@pytest.mark.rule("rebellion:base.05")
def test_the_empire_never_moves_out_of_the_space() -> None:
    table = hidden_at("hoth", rebel_base={"x_wing": 1}, bespin={"star_destroyer": 1})
    game = play(table, "pass", *activates("darth_vader", "hoth"))
    assert from_options(game) == [comes("bespin")]


@pytest.mark.rule("rebellion:base.06", "rebellion:activate.02", "rebellion:activate.04")
def test_the_rebels_activate_the_space_to_bring_units_in() -> None:
    table = hidden_at("hoth", hoth={"x_wing": 1}, endor={"y_wing": 1}, sullust={"x_wing": 1}, rebel_base={"x_wing": 1})
    game = play(table, *activates("jan_dodonna", "rebel_base"))
    assert place_of(game.state, "jan_dodonna") == BASE
    assert from_options(game) == [comes("hoth"), comes("endor")]
    assert rule_against(game, comes("sullust")) == "rebellion:base.05"
    for place, units in (("hoth", {"x_wing": 1}), ("endor", {"y_wing": 1})):
        game.choose(comes(place))
        game.choose(moves(game, **units))
    game.choose("done")
    assert units_in(game.state, "rebel_base") == {"x_wing": 2, "y_wing": 1}
    assert seat_of(game) == EMPIRE
    imperial = play(lead(table, "darth_vader"), "pass", ("activate", LEADER_NUMBER["darth_vader"]))
    assert seat_of(imperial) == EMPIRE
    assert ("system", BASE) not in asked(imperial)[1]


@pytest.mark.rule("rebellion:base.07")
def test_a_mission_ignores_adjacency_and_nothing_else() -> None:
    table = put(stage(), "rebel_base", rebel_transport=1, rebel_trooper=6)
    game = attempt(table, "hidden_fleet", at("kessel"))
    assert rule_against(game, moves(game, rebel_transport=1, rebel_trooper=5)) == "rebellion:transport.01"
    game.choose(moves(game, rebel_transport=1, rebel_trooper=4))
    assert units_in(game.state, "kessel") == {"rebel_transport": 1, "rebel_trooper": 4}


# What everybody learns from it.


@pytest.mark.rule("rebellion:base.05", "rebellion:base.06")
def test_moves_tell_that_the_base_is_not_far() -> None:
    table = hidden_at("hoth", rebel_base={"x_wing": 1}, endor={"x_wing": 1})
    game = play(table, *activates("jan_dodonna", "mustafar"), comes("rebel_base"))
    assert systems_of(game.state.possible_base) == systems_of((1 << SYSTEM_COUNT) - 1)
    game.choose(moves(game, x_wing=1))
    assert systems_of(game.state.possible_base) == ["bespin", "dagobah", "hoth", "mustafar", "sullust"]
    table = hidden_at("hoth", endor={"x_wing": 1})
    game = play(table, *activates("jan_dodonna", "rebel_base"), comes("endor"))
    game.choose(moves(game, x_wing=1))
    assert systems_of(game.state.possible_base) == ["bespin", "endor", "hoth"]


def test_naming_an_origin_without_moving_tells_nothing() -> None:
    table = hidden_at("hoth", rebel_base={"x_wing": 1})
    game = play(table, *activates("jan_dodonna", "mustafar"), comes("rebel_base"))
    game.choose(moves(game))
    assert len(systems_of(game.state.possible_base)) == SYSTEM_COUNT


# Found.


@pytest.mark.rule("rebellion:base.08")
def test_imperial_ground_units_or_loyalty_reveal_the_base() -> None:
    found = [put(hidden_at("mustafar"), "mustafar", at_st=1), loyal(hidden_at("mustafar"), "mustafar", to=EMPIRE)]
    for table in found:
        assert must_reveal(table)
        game = act(put(table, "rebel_base", x_wing=1), settle)
        assert game.state.base_revealed
        assert ids(game) == ["rebellion-base-revealed"]


@pytest.mark.rule("rebellion:base.08")
def test_rebel_loyalty_and_troops_next_door_reveal_nothing() -> None:
    table = loyal(hidden_at("bespin", hoth={"stormtrooper": 2}), "bespin", to=REBEL)
    assert not must_reveal(table)
    game = act(table, settle)
    assert not game.state.base_revealed
    assert ids(game) == []


@pytest.mark.rule("rebellion:base.09")
def test_all_that_is_in_the_space_comes_into_the_system() -> None:
    table = hidden_at("hoth", rebel_base={"x_wing": 1, "rebel_trooper": 2, "shield_generator": 1}, hoth={"x_wing": 1})
    lead(table, "mon_mothma", place="rebel_base")
    game = play(table, "reveal_base")
    assert units_in(game.state, "hoth") == {"x_wing": 2, "rebel_trooper": 2, "shield_generator": 1}
    assert units_in(game.state, "rebel_base") == {}
    assert place_of(game.state, "mon_mothma") == where("hoth")
    assert systems_of(game.state.possible_base) == ["hoth"]
    assert ids(game) == ["rebellion-base-revealed"]
    assert game.view(None)["base"] == {"revealed": True, "system": "hoth"}


@pytest.mark.rule("rebellion:base.10", "rebellion:cheat.03")
@pytest.mark.example("rebellion:case.01")
def test_ships_alone_reveal_nothing() -> None:
    games = []
    for base in ("hoth", "kessel"):
        table = hidden_at(base, rebel_base={"x_wing": 2}, bespin={"star_destroyer": 2, "tie_fighter": 3})
        game = play(table, "pass", *activates("darth_vader", "hoth"), comes("bespin"))
        game.choose(moves(game, star_destroyer=2, tie_fighter=3))
        assert not game.state.base_revealed
        assert ids(game) == ["rebellion-passes", "rebellion-activates", "rebellion-moves"]
        assert (seat_of(game), asked(game)[0]) == (EMPIRE, "rebellion-turn")  # no combat, no answer
        assert len(systems_of(game.state.possible_base)) == SYSTEM_COUNT
        games.append(game)
    for seat in (EMPIRE, None):
        assert games[0].view(seat) == games[1].view(seat)
        assert games[0].log_for(seat) == games[1].log_for(seat)


@pytest.mark.rule("rebellion:base.11", "rebellion:activate.07")
def test_the_base_comes_to_light_after_all_movement_and_before_combat() -> None:
    table = hidden_at("hoth", rebel_base={"x_wing": 1, "rebel_trooper": 2}, bespin={"star_destroyer": 1})
    put(put(table, "bespin", stormtrooper=1), "endor", assault_carrier=1)
    game = play(table, "pass", *activates("darth_vader", "hoth"), comes("bespin"))
    game.choose(moves(game, star_destroyer=1, stormtrooper=1))
    assert not game.state.base_revealed  # Endor may still move
    game.choose(comes("endor"))
    game.choose(moves(game, assault_carrier=1))
    assert game.state.base_revealed
    assert ids(game)[-2:] == ["rebellion-base-revealed", "rebellion-combat"]
    assert game.state.combat is not None
    assert units_in(game.state, "hoth")["rebel_trooper"] == 2  # and the base fights


@pytest.mark.rule("rebellion:activate.07")
def test_where_the_base_is_not_the_rebels_say_so() -> None:
    table = hidden_at("hoth", bespin={"star_destroyer": 1, "stormtrooper": 1})
    game = play(table, "pass", *activates("darth_vader", "endor"))
    assert "rebellion-no-base-here" not in ids(game)  # nobody has entered
    table = put(table, "hoth", star_destroyer=1)
    game = play(table, "pass", *activates("darth_vader", "mustafar"), comes("bespin"))
    game.choose(moves(game, star_destroyer=1, stormtrooper=1))
    game.choose("done")
    assert [line["place"].id for line in told(game, "rebellion-no-base-here")] == ["rebellion-place-mustafar"]
    assert "mustafar" not in systems_of(game.state.possible_base)
    assert "hoth" in systems_of(game.state.possible_base)  # ships tell nothing
    assert not game.state.base_revealed


# Of their own accord.


@pytest.mark.rule("rebellion:base.12")
@pytest.mark.parametrize("moved", [False, True])
def test_the_rebels_reveal_the_base_at_any_moment_of_their_turn(moved: bool) -> None:
    table = hidden_at("hoth", rebel_base={"x_wing": 2}, endor={"y_wing": 1})
    game = play(table, "reveal_base")
    assert (seat_of(game), asked(game)[0]) == (REBEL, "rebellion-turn")  # and the turn goes on
    assert "reveal_base" not in asked(game)[1]
    game = play(table, *activates("jan_dodonna", "endor"))
    if moved:
        game.choose(comes("rebel_base"))
        game.choose(moves(game, x_wing=1))
    game.choose("reveal_base")
    assert game.state.base_revealed
    assert units_in(game.state, "hoth") == {"x_wing": 1 if moved else 2}
    assert asked(game) == ("rebellion-move-near", [comes("hoth"), "done"])  # no longer from the space


@pytest.mark.rule("rebellion:base.12", "rebellion:gap.22")
def test_not_in_the_turn_of_the_empire_nor_after_passing() -> None:
    for errata in (False, True):
        table = hidden_at("hoth", errata, bespin={"star_destroyer": 1})
        game = play(table, "pass")
        assert (seat_of(game), asked(game)[1]) == (EMPIRE, [activates("darth_vader", "hoth")[0], "pass"])
        for answer in activates("darth_vader", "hoth"):
            game.choose(answer)
        assert asked(game)[1] == [comes("bespin"), "done"]
        game.choose("done")
        game.choose("pass")
        assert (game.decision, game.state.base_revealed) == (None, False)


@pytest.mark.rule("rebellion:gap.22")
@pytest.mark.parametrize("errata", [False, True])
def test_by_the_errata_only_at_the_start_of_a_turn(errata: bool) -> None:
    table = hidden_at("hoth", errata, rebel_base={"x_wing": 1})
    assert "reveal_base" in asked(play(table))[1]
    game = play(table, *activates("jan_dodonna", "endor"))
    assert ("reveal_base" in asked(game)[1]) != errata


@pytest.mark.rule("rebellion:base.12", "rebellion:win.01")
@pytest.mark.parametrize("moment", ["turn", "movement"])
def test_revealing_an_undefended_base_to_imperial_ships_loses_at_once(moment: str) -> None:
    table = hidden_at("hoth", hoth={"star_destroyer": 1}, endor={"x_wing": 1})
    game = play(table, *(activates("jan_dodonna", "hoth") if moment == "movement" else ()), "reveal_base")
    assert game.outcome is not None
    assert game.outcome.winners == (EMPIRE,)


# While it is revealed.


@pytest.mark.rule("rebellion:base.13")
def test_nothing_moves_to_the_space_of_a_revealed_base() -> None:
    table = revealed_at("hoth", hoth={"x_wing": 1})
    game = play(table, ("activate", activates("jan_dodonna", "hoth")[0][1]))
    assert at("rebel_base") not in asked(game)[1]
    assert rule_against(game, at("rebel_base")) == "rebellion:base.13"


@pytest.mark.rule("rebellion:base.13")
def test_who_activates_the_space_and_reveals_the_base_brings_nothing_more_in() -> None:
    table = hidden_at("hoth", endor={"x_wing": 1}, rebel_base={"y_wing": 1})
    game = play(table, *activates("jan_dodonna", "rebel_base"), "reveal_base")
    assert (seat_of(game), asked(game)[0]) == (EMPIRE, "rebellion-turn")
    assert place_of(game.state, "jan_dodonna") == where("hoth")
    assert units_in(game.state, "rebel_base") == {}
    assert units_in(game.state, "hoth") == {"y_wing": 1}


@pytest.mark.rule("rebellion:base.14")
def test_what_would_be_placed_in_the_space_goes_to_the_system() -> None:
    trooper = ((UNIT_NUMBER["rebel_trooper"], 2),)
    for table, place in ((hidden_at("hoth"), "rebel_base"), (revealed_at("hoth"), "hoth")):
        put_leader(table, 0, BASE)
        assert table.leader_at[0] == where(place)
        GainAtBase(trooper).do(table, Act(REBEL, REBEL, where("kessel")))
        assert units_in(table, place) == {"rebel_trooper": 2}


@pytest.mark.rule("rebellion:base.16")
def test_what_is_said_of_the_space_holds_of_the_system() -> None:
    assert hidden_at("hoth").base_place == BASE
    assert revealed_at("hoth").base_place == where("hoth")
    table = put(put(revealed_at("hoth"), "hoth", rebel_transport=1, rebel_trooper=3), "kessel", x_wing=1)
    game = attempt(table, "hidden_fleet", at("kessel"))  # from the base, wherever that is
    game.choose(moves(game, rebel_transport=1, rebel_trooper=3))
    assert units_in(game.state, "kessel") == {"x_wing": 1, "rebel_transport": 1, "rebel_trooper": 3}


# What is asked about it is answered truly.


@pytest.mark.rule("rebellion:cheat.01", "rebellion:base.17")
@pytest.mark.parametrize(
    ("effect", "place", "answer", "left"),
    [
        (AskBaseHere(), "hoth", "rebellion-base-here-yes", ["hoth"]),
        (AskBaseInRegion(), "endor", "rebellion-base-region-yes", ["bespin", "endor", "hoth", "mustafar"]),
    ],
)
def test_the_rebels_answer_truly(
    effect: AskBaseHere | AskBaseInRegion, place: str, answer: str, left: list[str]
) -> None:
    for base, yes in (("hoth", True), ("kessel", False)):
        table = hidden_at(base)
        effect.do(table, Act(EMPIRE, EMPIRE, where(place)))
        assert [entry.message.id for entry in table.log.entries] == [answer if yes else answer.replace("yes", "no")]
        found = systems_of(table.possible_base)
        assert found == left if yes else not set(found) & set(left)
        assert not table.base_revealed


@pytest.mark.rule("rebellion:cheat.01")
def test_among_the_systems_named_is_the_true_one() -> None:
    game = act(hidden_at("hoth"), lambda table: NameSystems(3).run(table, Act(EMPIRE, EMPIRE, -1)))
    assert at("hoth") not in asked(game)[1]  # it is named in any case
    game.choose((at("kessel"), at("endor")))
    assert systems_of(game.state.possible_base) == ["endor", "hoth", "kessel"]


# Another base.


@pytest.mark.rule("rebellion:newbase.02", "rebellion:newbase.03", "rebellion:newbase.09")
def test_everybody_learns_where_the_base_was_and_not_where_it_is() -> None:
    table = hidden_at("hoth", rebel_base={"x_wing": 2}, kessel={"tie_fighter": 1})
    drawn = [where(key) for key in ("geonosis", "endor", "naboo", "kessel")]
    elsewhere = [where("hoth"), where("yavin"), *drawn]
    table.probe_deck = [card for card in PROBES if card not in elsewhere] + drawn
    table.probe_hand = [where("yavin")]  # a base of before
    table.seen_probe[where("yavin")] = SEEN_BY_BOTH
    loyal(table, "naboo", to=EMPIRE)
    game = play(table, by=lambda table: establish_new_base(table, REBEL, 4))
    assert asked(game)[1] == [("site", where("endor")), ("site", where("geonosis")), "stay"]
    game.choose(("site", where("endor")))
    assert game.state.base == where("endor")
    assert units_in(game.state, "hoth") == {"x_wing": 2}
    assert sorted(game.state.probe_deck) == sorted(card for card in table.probe_deck if card != where("endor"))
    assert game.view(EMPIRE)["probes"]["hand"] == ["hoth", "yavin"]
    assert game.view(EMPIRE)["base"] == {"revealed": False, "system": None}
    assert not {"hoth", "naboo", "kessel", "yavin", "coruscant"} & set(systems_of(game.state.possible_base))
    assert len(systems_of(game.state.possible_base)) == SYSTEM_COUNT - 5


@pytest.mark.rule("rebellion:newbase.01")
def test_the_units_that_stay_behind_are_no_longer_near_the_base() -> None:
    table = hidden_at("hoth", rebel_base={"x_wing": 1})
    table.probe_deck = [where("kessel")]
    game = play(table, ("site", where("kessel")), by=lambda table: establish_new_base(table, REBEL, 4))
    assert not can_leave(game.state, REBEL, BASE, NORMAL)
    assert can_leave(game.state, REBEL, where("hoth"), NORMAL)


# Winning.


@pytest.mark.rule("rebellion:win.01")
def test_the_empire_wins_where_it_is_alone_with_the_base() -> None:
    for units in ({"star_destroyer": 1}, {"stormtrooper": 1}):
        table = revealed_at("hoth", hoth=units)
        with pytest.raises(Won) as won:
            check_base_lost(table)
        assert (won.value.side, won.value.why) == (EMPIRE, "rebellion-won-base")
        check_base_lost(put(table, "hoth", shield_generator=1))  # any Rebel unit holds it
    check_base_lost(revealed_at("hoth"))  # nobody is there
    check_base_lost(revealed_at("hoth", endor={"stormtrooper": 1}))


@pytest.mark.rule("rebellion:win.01")
def test_an_empty_base_is_lost_as_soon_as_troops_enter() -> None:
    table = hidden_at("hoth", bespin={"star_destroyer": 1, "stormtrooper": 1})
    game = play(table, "pass", *activates("darth_vader", "hoth"), comes("bespin"))
    game.choose(moves(game, star_destroyer=1, stormtrooper=1))
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.why.id) == ((EMPIRE,), "rebellion-won-base")


@pytest.mark.rule("rebellion:win.02")
def test_a_hidden_base_is_not_lost() -> None:
    table = hidden_at("hoth", hoth={"star_destroyer": 1})
    check_base_lost(table)
    game = play(table, "pass", *activates("darth_vader", "hoth"))
    assert game.outcome is None
    assert asked(game)[0] == "rebellion-turn"


@pytest.mark.rule("rebellion:win.01")
def test_both_players_of_a_team_win() -> None:
    table = position(4)
    assert table.outcome(Won(EMPIRE, "rebellion-won-base")).winners == (2, 3)
    assert table.outcome(Won(REBEL, "rebellion-won-reputation")).winners == (0, 1)
    assert position(3).outcome(Won(REBEL, "rebellion-won-reputation")).winners == (0,)
