"""The Command phase: turns, activations, passing (rulebook: "Fase de Mando", "Activación de sistemas")."""

from __future__ import annotations

import pytest

from rebellion.fights import action, give_actions, rolled, told
from rebellion.scenes import BLANK_, EMPIRE, HIT_, REBEL, asked, lead, loyal, put, units_in, where
from rebellion.tries import assign, at, imprisoned, in_pool, keys, place_of, reveals, seat_of, stage, who
from rebellion.turns import activates, comes, moves, play, rule_against
from tablero.games.rebellion import GAME, flow
from tablero.games.rebellion.assignment import assignment_phase
from tablero.games.rebellion.facts import LEADER_NUMBER, SYSTEM_COUNT
from tablero.games.rebellion.state import ASSIGNMENT, COMMAND, REFRESH, SETUP, Table
from tablero.kernel import Game, Illegal, Rng


def turn_of(game: Game[Table]) -> int:
    """Return whose turn has come."""
    assert asked(game)[0] == "rebellion-turn"
    return seat_of(game)


def dodonna_and_vader(*, errata: bool = False) -> Table:
    """Return a Command phase in which each side has one leader who can command."""
    return lead(stage(errata=errata), "jan_dodonna", "darth_vader")


# The round.


@pytest.mark.rule("rebellion:round.01")
def test_a_round_is_assignment_then_command_then_refresh() -> None:
    game, rng = Game(GAME, GAME.setup(2), Rng(2)), Rng(3)
    seen = [(game.state.time, game.state.phase)]
    while game.outcome is None:
        part = rng.choice(game.decisions)
        game.choose(part.sample(rng), part.seat)
        now = (game.state.time, game.state.phase)
        seen += [now] if now != seen[-1] else []
    rounds = [phase for _, phase in seen if phase != SETUP]
    phases = [phase for i, phase in enumerate(rounds) if i == 0 or rounds[i - 1] != phase]  # Time moves within Refresh
    cycle = (ASSIGNMENT, COMMAND, REFRESH)
    assert len(phases) > 20
    assert phases == [cycle[i % 3] for i in range(len(phases))]


@pytest.mark.rule("rebellion:round.01")
def test_the_command_phase_follows_the_assignment_phase_and_refresh_follows_it() -> None:
    table = dodonna_and_vader()
    table.phase = ASSIGNMENT
    table.time = 6  # neither recruiting nor building on the next space
    game = play(table, "done", "done", by=flow)
    assert (game.state.phase, turn_of(game)) == (COMMAND, REBEL)
    time = game.state.time
    game.choose("pass")
    game.choose("pass")
    assert asked(game)[0] == "rebellion-assign"
    assert (game.state.phase, game.state.time) == (ASSIGNMENT, time + 1)


@pytest.mark.rule("rebellion:round.01")
def test_a_round_goes_on_from_the_phase_it_is_in() -> None:
    table = dodonna_and_vader()
    assert asked(play(table, by=flow))[0] == "rebellion-turn"
    table.phase = REFRESH
    table.time = 6  # neither recruiting nor building on the next space
    game = play(table, by=flow)
    assert asked(game)[0] == "rebellion-assign"
    assert game.state.time == table.time + 1


@pytest.mark.rule("rebellion:command.02")
def test_the_rebels_take_the_first_turn_of_every_command_phase() -> None:
    table = dodonna_and_vader()
    table.phase = ASSIGNMENT
    table.turn = EMPIRE
    game = play(table, "done", "done", by=assignment_phase)
    assert game.state.turn == REBEL
    game = play(dodonna_and_vader(), *activates("jan_dodonna", "kessel"), "done")
    assert turn_of(game) == EMPIRE
    game.choose("pass")
    assert turn_of(game) == REBEL  # in turn, as long as both play


# One thing in a turn.


@pytest.mark.rule("rebellion:command.01")
def test_a_turn_is_an_activation_a_mission_or_a_pass() -> None:
    table = assign(dodonna_and_vader(), "sabotage", "chewbacca")
    options = asked(play(table))[1]
    assert options == [("activate", LEADER_NUMBER["jan_dodonna"]), ("reveal", 0), "reveal_base", "pass"]
    for answers in (activates("jan_dodonna", "kessel"), [("reveal", 0), at("kessel")], ["pass"]):
        game = play(table, *answers)
        if asked(game)[0] == "rebellion-move-near":
            game.choose("done")
        if asked(game)[0] == "rebellion-oppose":
            game.choose("decline")
        assert turn_of(game) == EMPIRE  # nothing more in this turn


@pytest.mark.rule("rebellion:command.01")
def test_nobody_reveals_a_mission_of_the_other_side() -> None:
    table = assign(assign(dodonna_and_vader(), "gather_intel", "colonel_yularen"), "sabotage", "chewbacca")
    game = play(loyal(table, "kessel", to=REBEL))
    assert rule_against(game, ("reveal", 0)) == "rebellion:command.01"
    game.choose(("reveal", 1))
    game = play(table, "pass")
    assert ("reveal", 0) in asked(game)[1]
    assert ("reveal", 1) not in asked(game)[1]


# Passing.


@pytest.mark.rule("rebellion:command.04")
def test_who_has_passed_takes_no_more_turns() -> None:
    table = assign(lead(dodonna_and_vader(), "general_tagge"), "sabotage", "chewbacca")
    game = play(table, "pass")
    for leader in ("darth_vader", "general_tagge"):
        assert turn_of(game) == EMPIRE
        for answer in activates(leader, "kessel"):
            game.choose(answer)
    assert turn_of(game) == EMPIRE  # the Rebels could still do much, but have passed
    game.choose("pass")
    assert game.decision is None
    assert in_pool(game.state, "jan_dodonna")


@pytest.mark.rule("rebellion:command.07")
def test_the_phase_ends_when_everybody_has_passed() -> None:
    game = play(dodonna_and_vader(), "pass", *activates("darth_vader", "kessel"))
    assert (game.state.phase, turn_of(game)) == (COMMAND, EMPIRE)
    game.choose("pass")
    assert (game.decision, game.state.phase, game.state.step) == (None, REFRESH, 0)


@pytest.mark.rule("rebellion:command.05")
def test_who_has_passed_still_opposes_missions() -> None:
    table = assign(dodonna_and_vader(), "sabotage", "chewbacca")
    game = play(put(table, "kessel", stormtrooper=1), *activates("jan_dodonna", "endor"), "done", "pass")
    game.choose(("reveal", 0))
    game.choose(at("kessel"))
    assert (seat_of(game), asked(game)) == (EMPIRE, ("rebellion-oppose", ["decline", who("darth_vader")]))


@pytest.mark.rule("rebellion:command.06")
def test_what_was_not_revealed_goes_back_unseen() -> None:
    games = []
    for key in ("sabotage", "infiltration"):
        table = assign(assign(dodonna_and_vader(), key, "chewbacca", "han_solo"), "gather_intel", "colonel_yularen")
        games.append(play(put(table, "kessel", stormtrooper=1), "pass", "pass"))
    for game, key in zip(games, ("sabotage", "infiltration"), strict=True):
        assert keys(game.state.mission_hand[REBEL]) == [key]
        assert keys(game.state.mission_hand[EMPIRE]) == ["gather_intel"]
        assert [in_pool(game.state, leader) for leader in ("chewbacca", "han_solo", "colonel_yularen")] == [True] * 3
        assert game.state.assigned == []
    for seat in (EMPIRE, None):
        assert games[0].view(seat) == games[1].view(seat)
        assert games[0].log_for(seat) == games[1].log_for(seat)


# The current player.


@pytest.mark.rule("rebellion:round.03")
@pytest.mark.parametrize(
    ("answers", "current"),
    [
        ((*activates("jan_dodonna", "kessel"), comes("toydaria")), REBEL),
        (("pass", *activates("darth_vader", "kessel"), comes("nal_hutta")), EMPIRE),
    ],
)
def test_whose_turn_it_is_attacks_first(answers: tuple[str, ...], current: int) -> None:
    table = put(put(dodonna_and_vader(), "nal_hutta", star_destroyer=1), "toydaria", mon_calamari_cruiser=1)
    put(put(table, "kessel", x_wing=1), "kessel", assault_carrier=1)
    game = play(table, *answers)
    game.choose(moves(game, **{"mon_calamari_cruiser" if current == REBEL else "star_destroyer": 1}))
    if asked(game)[0] == "rebellion-move-near":
        game.choose("done")
    assert game.state.combat is not None
    assert game.state.combat.attacker == current
    assert asked(game)[0] == "rebellion-add-leader"
    assert seat_of(game) == 1 - current  # who activated has a commander there
    game.choose("nobody")
    assert game.state.combat.attack is not None
    assert game.state.combat.attack.side == current


# Activating a system.


@pytest.mark.rule("rebellion:activate.02", "rebellion:leader.01")
def test_a_leader_of_the_pool_activates_any_system() -> None:
    game = play(dodonna_and_vader(), "pass", ("activate", LEADER_NUMBER["darth_vader"]))
    assert asked(game)[1] == [("system", system) for system in range(SYSTEM_COUNT)]
    game.choose(at("endor"))
    assert place_of(game.state, "darth_vader") == where("endor")
    assert turn_of(game) == EMPIRE
    assert rule_against(game, ("activate", LEADER_NUMBER["darth_vader"])) == "rebellion:activate.02"


@pytest.mark.rule("rebellion:activate.02")
def test_leaders_elsewhere_activate_nothing() -> None:
    table = assign(dodonna_and_vader(), "sabotage", "chewbacca")
    imprisoned(lead(table, "princess_leia", place="kessel"), "han_solo", "endor")
    game = play(table)
    for leader in ("chewbacca", "princess_leia", "han_solo", "darth_vader"):
        assert ("activate", LEADER_NUMBER[leader]) not in asked(game)[1]
        with pytest.raises(Illegal):
            game.choose(("activate", LEADER_NUMBER[leader]))
    assert rule_against(game, ("activate", LEADER_NUMBER["princess_leia"])) == "rebellion:activate.02"


@pytest.mark.rule("rebellion:activate.03")
def test_a_leader_without_tactic_values_activates_nothing() -> None:
    table = lead(dodonna_and_vader(), "mon_mothma", "boba_fett")
    game = play(table)
    assert asked(game)[1] == [("activate", LEADER_NUMBER["jan_dodonna"]), "reveal_base", "pass"]
    assert rule_against(game, ("activate", LEADER_NUMBER["mon_mothma"])) == "rebellion:activate.03"
    game.choose("pass")
    assert rule_against(game, ("activate", LEADER_NUMBER["boba_fett"])) == "rebellion:activate.03"


@pytest.mark.rule("rebellion:activate.04")
def test_a_system_with_leaders_is_activated_again() -> None:
    table = lead(dodonna_and_vader(), "princess_leia", "general_tagge", place="kessel")
    game = play(put(table, "toydaria", x_wing=1), *activates("jan_dodonna", "kessel"), comes("toydaria"))
    game.choose(moves(game, x_wing=1))
    assert units_in(game.state, "kessel") == {"x_wing": 1}
    assert len(game.state.leaders_in(where("kessel"), REBEL)) == 2


@pytest.mark.rule("rebellion:activate.05")
def test_moving_is_optional() -> None:
    table = put(put(dodonna_and_vader(), "toydaria", x_wing=2), "nal_hutta", y_wing=1)
    game = play(table, *activates("jan_dodonna", "kessel"))
    assert asked(game) == ("rebellion-move-near", [comes("nal_hutta"), comes("toydaria"), "reveal_base", "done"])
    game.choose("done")
    assert (units_in(game.state, "toydaria"), turn_of(game)) == ({"x_wing": 2}, EMPIRE)
    game = play(table, *activates("jan_dodonna", "kessel"), comes("toydaria"))
    game.choose(moves(game))  # an origin was named, and still nothing moves
    game.choose("done")
    assert (units_in(game.state, "kessel"), turn_of(game)) == ({}, EMPIRE)


@pytest.mark.rule("rebellion:activate.06")
def test_there_is_always_room_in_a_system() -> None:
    table = put(put(dodonna_and_vader(), "kessel", tie_fighter=12, stormtrooper=20), "toydaria", star_destroyer=8)
    put(put(table, "toydaria", tie_fighter=12, stormtrooper=10, at_st=10), "nal_hutta", super_star_destroyer=2)
    game = play(table, "pass", *activates("darth_vader", "kessel"), comes("toydaria"))
    game.choose(moves(game, star_destroyer=8, tie_fighter=12, stormtrooper=10, at_st=10))
    game.choose(comes("nal_hutta"))
    game.choose(moves(game, super_star_destroyer=2))
    assert sum(units_in(game.state, "kessel").values()) == 74


@pytest.mark.rule("rebellion:activate.01")
def test_leader_movement_base_combat_and_subjugation_come_in_this_order() -> None:
    table = put(put(dodonna_and_vader(), "bespin", star_destroyer=1, stormtrooper=2), "rebel_base", rebel_trooper=1)
    put(loyal(table, "mustafar", to=REBEL), "mustafar", x_wing=1)
    table.base = where("mustafar")
    game = play(table, "pass", *activates("darth_vader", "mustafar"), comes("bespin"))
    game.choose(moves(game, star_destroyer=1, stormtrooper=2))
    assert game.state.base_revealed
    assert game.state.combat is not None
    assert not game.state.subjugated[where("mustafar")]
    lines = [entry.message.id for entry in game.log]
    steps = ["rebellion-activates", "rebellion-moves", "rebellion-base-revealed", "rebellion-combat"]
    assert [id for id in lines if id in steps] == steps


@pytest.mark.rule("rebellion:activate.09")
def test_ground_units_subjugate_after_the_combat() -> None:
    table = put(put(dodonna_and_vader(), "bespin", star_destroyer=1, stormtrooper=2), "mustafar", rebel_trooper=1)
    answers = ("pass", *activates("darth_vader", "mustafar"), comes("bespin"))
    loyal(table, "mustafar", to=REBEL)
    game = play(table, *answers, dice=[HIT_, HIT_, BLANK_])
    game.choose(moves(game, star_destroyer=1, stormtrooper=2))
    assert not game.state.subjugated[where("mustafar")]
    game.choose("nobody")
    while asked(game)[0] != "rebellion-turn":
        game.choose(game.decision.options[0])  # type: ignore[union-attr]
    assert units_in(game.state, "mustafar") == {"star_destroyer": 1, "stormtrooper": 2}
    assert game.state.subjugated[where("mustafar")]
    assert game.state.loyalty[where("mustafar")] == REBEL


@pytest.mark.rule("rebellion:activate.09")
@pytest.mark.parametrize(
    ("loyalty", "units", "marked"),
    [(REBEL, {"stormtrooper": 1}, True), (EMPIRE, {"stormtrooper": 1}, False), (REBEL, {"tie_fighter": 1}, False)],
)
def test_only_ground_units_and_only_without_imperial_loyalty(loyalty: int, units: dict[str, int], marked: bool) -> None:
    table = put(put(dodonna_and_vader(), "bespin", star_destroyer=1), "bespin", **units)
    game = play(loyal(table, "mustafar", to=loyalty), "pass", *activates("darth_vader", "mustafar"), comes("bespin"))
    game.choose(moves(game, star_destroyer=1, **units))
    assert turn_of(game) == EMPIRE
    assert game.state.subjugated[where("mustafar")] == marked


@pytest.mark.rule("rebellion:activate.08", "rebellion:move.09")
def test_enemies_in_the_same_theater_fight() -> None:
    table = put(put(dodonna_and_vader(), "toydaria", x_wing=1), "kessel", tie_fighter=1)
    game = play(table, *activates("jan_dodonna", "kessel"), comes("toydaria"))
    game.choose(moves(game, x_wing=1))
    game.choose("done")
    assert game.state.combat is not None
    assert len(told(game, "rebellion-combat")) == 1


@pytest.mark.rule("rebellion:activate.08", "rebellion:move.09")
def test_ships_over_troops_do_not_fight() -> None:
    table = put(put(dodonna_and_vader(), "toydaria", x_wing=1), "kessel", stormtrooper=1)
    game = play(table, *activates("jan_dodonna", "kessel"), comes("toydaria"))
    game.choose(moves(game, x_wing=1))
    game.choose("done")
    assert turn_of(game) == EMPIRE
    assert not told(game, "rebellion-combat")


@pytest.mark.rule("rebellion:activate.08")
def test_who_moves_nothing_may_still_fight() -> None:
    table = put(dodonna_and_vader(), "kessel", x_wing=1, tie_fighter=1)
    game = play(table, *activates("jan_dodonna", "kessel"), "done")
    assert game.state.combat is not None


# Leaders where they are.


@pytest.mark.rule("rebellion:command.03", "rebellion:leader.02")
def test_a_leader_takes_part_in_all_that_happens_where_it_is() -> None:
    table = put(dodonna_and_vader(), "kessel", x_wing=1, tie_fighter=1, rebel_trooper=1, stormtrooper=1)
    lead(table, "general_madine", place="kessel")  # 1 for space, 3 for the ground
    game = play(table, *activates("jan_dodonna", "kessel"), "done")  # 2 and 1
    game.choose("nobody")
    assert [(line["theater"].id[-1], line["count"]) for line in told(game, "rebellion-draws-tactics")] == [
        ("0", 2),
        ("1", 3),
    ]
    table = assign(lead(dodonna_and_vader(), "general_madine", place="kessel"), "gather_intel", "colonel_yularen")
    game = play(loyal(table, "kessel", to=REBEL), "pass", ("reveal", 0), "decline")
    assert rolled(game) == [(0, 3), (0, 2)]  # Madine opposes the mission with all he knows


@pytest.mark.rule("rebellion:leader.02")
def test_a_leader_on_a_mission_card_or_in_the_pool_holds_no_units() -> None:
    table = assign(put(dodonna_and_vader(), "toydaria", x_wing=1), "sabotage", "chewbacca")
    assert comes("toydaria") in asked(play(table, *activates("jan_dodonna", "kessel")))[1]
    lead(table, "general_madine", place="toydaria")
    game = play(table, *activates("jan_dodonna", "kessel"))
    assert comes("toydaria") not in asked(game)[1]
    assert rule_against(game, comes("toydaria")) == "rebellion:move.05"


# What a card forbids.


@pytest.mark.rule("rebellion:golden.03")
def test_what_a_card_forbids_no_rule_allows() -> None:
    table = put(assign(dodonna_and_vader(), "sabotage", "chewbacca"), "kessel", stormtrooper=1)
    game = play(table, at("kessel"), by=reveals())
    assert asked(game)[0] == "rebellion-oppose"
    table.protected = [LEADER_NUMBER["chewbacca"]]
    game = play(table, at("kessel"), by=reveals())
    assert game.decision is None  # nobody was asked, though Vader is in the pool
    assert game.state.sabotaged[where("kessel")]


@pytest.mark.rule("rebellion:golden.03")
def test_in_a_locked_system_the_rebels_attempt_nothing() -> None:
    table = put(assign(dodonna_and_vader(), "infiltration", "chewbacca", "princess_leia"), "kessel", stormtrooper=1)
    assert ("reveal", 0) in asked(play(table))[1]
    table.locked = [where("kessel")]
    assert ("reveal", 0) not in asked(play(table))[1]


# Cards of the same moment.


@pytest.mark.rule("rebellion:gap.26")
@pytest.mark.parametrize(("errata", "first"), [(False, EMPIRE), (True, REBEL)])
def test_by_the_errata_the_rebels_use_cards_first_whoever_is_the_current_player(errata: bool, first: int) -> None:
    table = put(dodonna_and_vader(errata=errata), "kessel", x_wing=2, tie_fighter=2)
    lead(table, "wedge_antilles", "soontir_fel", place="kessel")
    cards = ("target_the_star_destroyers", "good_intel")
    give_actions(give_actions(table, REBEL, cards[REBEL]), EMPIRE, cards[EMPIRE])
    game = play(table, "pass", *activates("darth_vader", "kessel"))
    for side in (first, 1 - first):
        assert (seat_of(game), asked(game)[1]) == (side, ["decline", ("use", action(cards[side]))])
        game.choose("decline")
