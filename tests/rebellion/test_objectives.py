"""Objectives, Reputation, and Death Star Plans (rulebook: "Cartas de Objetivo", "Estrella de la Muerte")."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from rebellion.scenes import (
    BLANK_,
    DIRECT,
    EMPIRE,
    HIT_,
    REBEL,
    SPECIAL_,
    act,
    asked,
    lead,
    loyal,
    position,
    put,
    units_in,
    where,
)
from tablero.games.rebellion.actions import ACTION_NUMBER, PUBLIC
from tablero.games.rebellion.combat import Combat, fight
from tablero.games.rebellion.content.actions import ACTIONS
from tablero.games.rebellion.content.objectives import OBJECTIVE_NUMBER, OBJECTIVES
from tablero.games.rebellion.facts import (
    CAPTURED,
    CARBONITE,
    DIRECT_HIT,
    GROUND,
    LEADER_NUMBER,
    RED,
    SPACE,
    UNIT_COUNT,
    UNIT_NUMBER,
    UNITS,
)
from tablero.games.rebellion.objectives import (
    draw_objective,
    offer_combat_objective,
    offer_death_star_plans,
    offer_refresh_objective,
)
from tablero.games.rebellion.state import ELIMINATED, Table
from tablero.kernel import Game, Illegal, Play

PLANS = OBJECTIVE_NUMBER["death_star_plans_2"]
LATER_PLANS = OBJECTIVE_NUMBER["death_star_plans_3"]


def holding(table: Table, *keys: str) -> Table:
    """Put objectives in the Rebels' hand."""
    table.seen_objective = [0] * len(OBJECTIVES)
    table.seen_action = [0] * len(ACTIONS)
    table.objective_hand = [OBJECTIVE_NUMBER[key] for key in keys]
    return table


def played(key: str) -> tuple[str, int]:
    return ("objective", OBJECTIVE_NUMBER[key])


def ids(game: Game[Table], seat: int | None = None) -> list[str]:
    return [entry.message.id for entry in game.log_for(seat)]


def fulfils(table: Table, key: str) -> bool:
    """Tell whether an objective in the hand could be played as the Refresh phase begins."""
    game = act(holding(table, key), offer_refresh_objective)
    return game.decision is not None and played(key) in asked(game)[1]


Fought = Callable[[Table], None]


def combat(
    table: Table, fought: Fought, *answers: Any, at: str = "naboo", attacker: int = REBEL, dice: Iterable[int] = ()
) -> Game[Table]:
    """Offer objectives in a combat that went so far."""

    def procedure(table: Table) -> Play[None]:
        table.combat = Combat(table, where(at), attacker, [])
        fought(table)
        yield from offer_combat_objective(table)

    return act(table, procedure, *answers, dice=dice)


def destroyed(*keys: str) -> Fought:
    """Return a combat in which these units were destroyed."""

    def fought(table: Table) -> None:
        assert table.combat is not None
        table.combat.destroyed += [(UNITS[UNIT_NUMBER[key]].side, UNIT_NUMBER[key]) for key in keys]

    return fought


def won(*theaters: int, by: int = REBEL, over: bool = True, subjugated: bool = False) -> Fought:
    """Return a combat in which a side has won battles."""

    def fought(table: Table) -> None:
        assert table.combat is not None
        for theater in theaters:
            table.combat.won[theater] = by
        table.combat.over = over
        table.combat.was_subjugated = subjugated

    return fought


def offered(key: str, fought: Fought, *, attacker: int = REBEL, table: Table | None = None) -> bool:
    game = combat(holding(table or position(), key), fought, attacker=attacker)
    return game.decision is not None and played(key) in asked(game)[1]


# Playing objectives.


@pytest.mark.rule("rebellion:objective.02", "rebellion:objective.03")
def test_a_fulfilled_objective_brings_its_reputation_and_leaves_the_game() -> None:
    table = holding(position(), "leave_no_one_behind", "popular_support")
    game = act(table, offer_refresh_objective)
    assert asked(game)[1] == ["decline", played("leave_no_one_behind")], "the other is not fulfilled"
    with pytest.raises(Illegal):
        game.choose(played("popular_support"))
    game.choose(played("leave_no_one_behind"))
    assert game.state.reputation == table.reputation - 1
    assert game.state.objective_hand == [OBJECTIVE_NUMBER["popular_support"]]
    assert game.state.objectives_gone == [OBJECTIVE_NUMBER["leave_no_one_behind"]]


@pytest.mark.rule("rebellion:objective.03", "rebellion:gap.23")
def test_played_objectives_come_back_only_by_the_errata() -> None:
    for errata in (False, True):
        table = holding(position(errata=errata), "leave_no_one_behind")
        played_out = act(table, offer_refresh_objective, played("leave_no_one_behind")).state
        state = act(played_out, draw_objective).state
        gone = [OBJECTIVE_NUMBER["leave_no_one_behind"]]
        assert (state.objective_hand, state.objectives_gone) == ((gone, []) if errata else ([], gone))
        assert state.seen_objective[gone[0]] == (0 if errata else PUBLIC)
        nothing = act(position(errata=errata), draw_objective)  # neither cards nor discards
        assert (nothing.state.objective_hand, nothing.events) == ([], ())


@pytest.mark.rule("rebellion:gap.08")
def test_nobody_has_to_play_an_objective_and_none_is_shown_before() -> None:
    table = holding(position(), "leave_no_one_behind")
    game = act(table, offer_refresh_objective)
    assert game.decision is not None
    assert game.decision.hidden
    game.choose("decline")
    assert game.state.objective_hand == table.objective_hand
    assert game.state.reputation == table.reputation
    assert ids(game, EMPIRE) == []


@pytest.mark.rule("rebellion:gap.08", "rebellion:objective.02")
def test_being_asked_tells_nothing_of_the_hand() -> None:
    other = holding(position(), "popular_support")
    game = act(other, offer_refresh_objective)
    assert asked(game) == ("rebellion-objective-refresh", ["decline"]), "it has the same back as one that is fulfilled"
    first = holding(position(), "crippling_blow")
    assert act(first, offer_refresh_objective).decision is None, "no objective of that back is fulfilled"
    assert act(holding(position()), offer_refresh_objective).decision is None, "nothing is held"
    other.objectives_gone = [OBJECTIVE_NUMBER["leave_no_one_behind"]]
    assert act(other, offer_refresh_objective).decision is None, "the fulfilled one has been played"


@pytest.mark.rule("rebellion:objective.07", "rebellion:gap.08")
def test_one_objective_is_played_in_a_refresh_phase() -> None:
    table = loyal(position(), "kessel", "nal_hutta", "toydaria", "naboo", "ryloth", "rodia", to=REBEL)
    game = act(holding(table, "leave_no_one_behind", "popular_support"), offer_refresh_objective)
    assert asked(game)[1] == ["decline", played("leave_no_one_behind"), played("popular_support")]
    game.choose(played("popular_support"))
    assert game.decision is None
    assert game.state.objectives_gone == [OBJECTIVE_NUMBER["popular_support"]]


@pytest.mark.rule("rebellion:objective.04")
def test_the_heading_says_when_an_objective_can_be_played() -> None:
    table = loyal(position(), "bespin", "mustafar", to=REBEL)
    game = act(holding(table, "regional_support", "crippling_blow"), offer_refresh_objective)
    assert asked(game)[1] == ["decline", played("regional_support")]
    game = combat(holding(table, "regional_support", "crippling_blow"), destroyed("at_at"))
    assert asked(game)[1] == ["decline", played("crippling_blow")]


@pytest.mark.rule("rebellion:gap.08", "rebellion:team.07")
def test_in_a_team_the_general_plays_objectives() -> None:
    game = act(holding(position(4), "leave_no_one_behind"), offer_refresh_objective)
    assert game.decision is not None
    assert game.decision.seat == game.state.general(REBEL) == 1


@pytest.mark.rule("rebellion:objective.01")
def test_drawing_takes_the_top_of_the_deck_while_there_is_one() -> None:
    table = holding(position())
    table.objective_deck = [3, 1]
    one = act(table, draw_objective)
    assert (one.state.objective_hand, one.state.objective_deck) == ([1], [3])
    assert act(holding(position()), draw_objective).state.objective_hand == []


def test_who_has_seen_the_top_of_the_deck_knows_what_is_drawn() -> None:
    table = holding(position())
    table.objective_deck = [3, 1]
    table.seen_objective[1] = 1 << EMPIRE
    assert act(table, draw_objective).state.seen_objective[1] == 1 << EMPIRE


# Reputation.


@pytest.mark.rule("rebellion:reputation.02", "rebellion:win.03")
def test_reputation_moves_space_by_space_and_meeting_time_ends_the_game() -> None:
    table = put(holding(position(), "heart_of_the_empire"), "coruscant", x_wing=1)
    table.time, table.reputation = 6, 7
    game = act(table, offer_refresh_objective, played("heart_of_the_empire"))
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.why.id) == ((REBEL,), "rebellion-won-reputation")
    assert game.state.reputation == 6, "the second point was not needed any more"


@pytest.mark.rule("rebellion:reputation.02", "rebellion:win.03")
def test_a_space_apart_the_game_goes_on() -> None:
    table = put(holding(position(), "heart_of_the_empire"), "coruscant", x_wing=1)
    table.time, table.reputation = 6, 9
    game = act(table, offer_refresh_objective, played("heart_of_the_empire"))
    assert game.outcome is not None
    assert (game.outcome.winners, game.state.reputation) == ((), 7)


# Objectives of the Refresh phase.


def test_heart_of_the_empire_goes_back_to_the_hand_as_everybody_knows() -> None:
    table = put(position(), "coruscant", x_wing=1)
    game = act(holding(table, "heart_of_the_empire"), offer_refresh_objective, played("heart_of_the_empire"))
    heart = OBJECTIVE_NUMBER["heart_of_the_empire"]
    assert game.state.objective_hand == [heart]
    assert game.state.objectives_gone == []
    assert game.state.seen_objective[heart] == PUBLIC
    assert game.state.reputation == 12
    assert not fulfils(put(table, "coruscant", tie_fighter=1), "heart_of_the_empire")
    assert not fulfils(position(), "heart_of_the_empire")


def test_cut_supply_lines_wants_three_imperial_systems_with_sabotage_or_rebels() -> None:
    table = loyal(position(), "coruscant", "rodia", "corellia", to=EMPIRE)
    table.subjugated[where("mandalore")] = True
    put(table, "mandalore", stormtrooper=1, x_wing=1)
    table.sabotaged[where("rodia")] = True
    table.sabotaged[where("kessel")] = True  # not Imperial
    assert not fulfils(table, "cut_supply_lines")
    put(table, "rodia", x_wing=1)  # no second time
    assert not fulfils(table, "cut_supply_lines")
    put(table, "coruscant", rebel_trooper=1)
    assert fulfils(table, "cut_supply_lines")


def test_defend_the_people_wants_units_in_four_rebel_systems() -> None:
    table = loyal(position(), "naboo", "kessel", "ryloth", "bespin", to=REBEL)
    for key in ("naboo", "kessel", "ryloth", "endor", "rebel_base"):
        put(table, key, rebel_trooper=1)
    assert not fulfils(table, "defend_the_people"), "neither a neutral system nor the base counts"
    put(table, "bespin", y_wing=1)
    assert fulfils(table, "defend_the_people")
    table.subjugated[where("bespin")] = True
    assert not fulfils(table, "defend_the_people"), "a subjugated system is Imperial"


def test_regional_support_wants_all_populous_systems_of_a_region() -> None:
    table = loyal(position(), "bespin", "kessel", "nal_hutta", "toydaria", to=REBEL)
    assert not fulfils(table, "regional_support")
    loyal(table, "mustafar", to=REBEL)
    assert fulfils(table, "regional_support"), "Endor and Hoth are remote"
    table.subjugated[where("mustafar")] = True
    assert fulfils(table, "regional_support"), "its loyalty is what it was"


def test_regional_support_passes_over_destroyed_systems_by_the_errata() -> None:
    for errata in (False, True):
        table = loyal(position(errata=errata), "bespin", to=REBEL)
        table.destroyed[where("mustafar")] = True
        assert fulfils(table, "regional_support") is errata
        table.destroyed[where("bespin")] = True
        loyal(table, "bespin", to=-1)
        assert not fulfils(table, "regional_support"), "one loyal system there must be"


@pytest.mark.rule("rebellion:subjugate.02")
def test_popular_support_wants_six_loyal_systems() -> None:
    table = loyal(position(), "kessel", "naboo", "ryloth", "rodia", "bespin", to=REBEL)
    assert not fulfils(table, "popular_support")
    loyal(table, "felucia", to=REBEL)
    table.subjugated[where("felucia")] = True
    assert fulfils(table, "popular_support")


def test_establish_outposts_wants_units_in_five_systems() -> None:
    table = position()
    for key in ("naboo", "kessel", "ryloth", "endor", "rebel_base"):
        put(table, key, rebel_trooper=1)
    assert not fulfils(table, "establish_outposts"), "the base space is no system"
    assert fulfils(put(table, "coruscant", rebel_trooper=1), "establish_outposts")


@pytest.mark.parametrize("ring", [CAPTURED, CARBONITE])
def test_leave_no_one_behind_wants_nobody_captured(ring: int) -> None:
    table = put(lead(position(), "han_solo", place="naboo"), "naboo", stormtrooper=1)
    assert fulfils(table, "leave_no_one_behind")
    table.ring[LEADER_NUMBER["han_solo"]] = ring
    assert not fulfils(table, "leave_no_one_behind")


def test_inspire_sympathy_brings_a_point_for_each_destroyed_system() -> None:
    table = position()
    assert not fulfils(table, "inspire_sympathy")
    table.destroyed[where("alderaan")] = table.destroyed[where("naboo")] = True
    game = act(holding(table, "inspire_sympathy"), offer_refresh_objective, played("inspire_sympathy"))
    assert game.state.reputation == 12


# Objectives of combat.


def test_crippling_blow_wants_ground_units_worth_three() -> None:
    assert offered("crippling_blow", destroyed("at_st", "stormtrooper"))
    assert offered("crippling_blow", destroyed("at_at"))
    assert not offered("crippling_blow", destroyed("at_st", "tie_fighter", "rebel_trooper"))
    assert not offered("crippling_blow", destroyed("at_at"), attacker=EMPIRE)


def test_rebel_assault_wants_a_star_destroyer() -> None:
    assert offered("rebel_assault", destroyed("star_destroyer"))
    assert offered("rebel_assault", destroyed("super_star_destroyer"))
    assert not offered("rebel_assault", destroyed("assault_carrier"))
    assert not offered("rebel_assault", destroyed("star_destroyer"), attacker=EMPIRE)


def test_major_victory_wants_ships_worth_three() -> None:
    assert offered("major_victory", destroyed("assault_carrier", "tie_fighter"))
    assert not offered("major_victory", destroyed("assault_carrier", "stormtrooper", "x_wing"))
    assert not offered("major_victory", destroyed("star_destroyer"), attacker=EMPIRE)


@pytest.mark.rule("rebellion:gap.08")
def test_liberation_wants_a_ground_battle_won_where_the_empire_subjugated() -> None:
    assert offered("liberation", won(GROUND, subjugated=True))
    assert offered("liberation", won(GROUND, subjugated=True), attacker=EMPIRE)
    assert not offered("liberation", won(GROUND))
    assert not offered("liberation", won(SPACE, subjugated=True))
    assert not offered("liberation", won(GROUND, by=EMPIRE, subjugated=True))
    assert not offered("liberation", won(GROUND, subjugated=True, over=False)), "only when the combat is over"


@pytest.mark.rule("rebellion:gap.08")
def test_return_of_the_jedi_wants_a_battle_won_against_a_sith() -> None:
    sith = lead(position(), "darth_vader", place="naboo")
    for theater in (SPACE, GROUND):
        assert offered("return_of_the_jedi", won(theater), table=sith)
    assert not offered("return_of_the_jedi", won(SPACE), table=lead(position(), "darth_vader", place="kessel"))
    assert not offered("return_of_the_jedi", won(SPACE, by=EMPIRE), table=sith)
    assert not offered("return_of_the_jedi", won(SPACE, over=False), table=sith)


def test_return_of_the_jedi_eliminates_a_leader_before_luke() -> None:
    table = lead(holding(position(), "return_of_the_jedi"), "darth_vader", "general_veers", place="naboo")
    game = combat(table, won(SPACE), played("return_of_the_jedi"))
    assert game.decision is None, "nobody is eliminated without Luke (Jedi)"
    lead(table, "luke_skywalker_jedi", place="naboo")
    game = combat(table, won(SPACE), played("return_of_the_jedi"))
    vader, veers = LEADER_NUMBER["darth_vader"], LEADER_NUMBER["general_veers"]
    assert asked(game)[1] == [("leader", vader), ("leader", veers)]
    game.choose(("leader", veers))
    assert (game.state.leader_at[vader], game.state.leader_at[veers]) == (where("naboo"), ELIMINATED)
    assert game.state.reputation == 12


@pytest.mark.rule("rebellion:objective.05")
def test_a_combat_objective_is_played_at_its_moment_or_not_in_this_combat() -> None:
    def procedure(table: Table) -> Play[None]:
        table.combat = Combat(table, where("naboo"), REBEL, [])
        yield from offer_combat_objective(table)
        destroyed("at_at")(table)
        yield from offer_combat_objective(table)
        destroyed("at_at", "star_destroyer")(table)
        yield from offer_combat_objective(table)

    game = act(holding(position(), "crippling_blow", "rebel_assault"), procedure)
    assert asked(game)[1] == ["decline", played("crippling_blow")], "nothing was asked before it was fulfilled"
    game.choose("decline")
    assert asked(game)[1] == ["decline", played("rebel_assault")]


@pytest.mark.rule("rebellion:objective.06")
def test_units_destroyed_outside_the_combat_do_not_count() -> None:
    table = put(holding(position(), "crippling_blow"), "naboo", at_at=2, x_wing=1)

    def procedure(table: Table) -> Play[None]:
        table.units[where("naboo") * UNIT_COUNT + UNIT_NUMBER["at_at"]] -= 2  # by a mission, before
        table.supply[UNIT_NUMBER["at_at"]] += 2
        table.combat = Combat(table, where("naboo"), REBEL, [])
        yield from offer_combat_objective(table)

    assert act(table, procedure).decision is None
    assert offered("crippling_blow", destroyed("at_at"), table=table)


@pytest.mark.rule("rebellion:gap.08")
def test_one_objective_is_played_in_a_combat() -> None:
    def procedure(table: Table) -> Play[None]:
        table.combat = Combat(table, where("naboo"), REBEL, [])
        destroyed("at_at")(table)
        yield from offer_combat_objective(table)
        destroyed("star_destroyer")(table)
        yield from offer_combat_objective(table)

    table = holding(position(), "crippling_blow", "rebel_assault")
    game = act(table, procedure, played("crippling_blow"))
    assert game.decision is None
    assert act(table, procedure, "decline").decision is not None


# Death Star Plans.


def over_endor(*, fighters: int = 1, station: str = "death_star", seats: int = 2) -> Table:
    table = put(holding(position(seats), "death_star_plans_2"), "endor", corellian_corvette=1, **{station: 1})
    return put(table, "endor", y_wing=fighters)


def attack(table: Table, *answers: Any, dice: Iterable[int] = (), rounds: int = 1) -> Game[Table]:
    """Offer the plans after the attacks of a space battle over Endor, in so many rounds."""

    def procedure(table: Table) -> Play[None]:
        table.combat = Combat(table, where("endor"), REBEL, [])
        for _ in range(rounds):
            table.combat.plans_tried = False
            yield from offer_death_star_plans(table)

    return act(table, procedure, *answers, dice=dice)


@pytest.mark.rule("rebellion:deathstar.07", "rebellion:deathstar.08")
def test_a_direct_hit_destroys_the_death_star_and_scores() -> None:
    game = attack(over_endor())
    assert asked(game) == ("rebellion-objective-plans", ["decline", ("objective", PLANS)])
    game = attack(over_endor(), ("objective", PLANS), dice=(HIT_, BLANK_, DIRECT))
    assert units_in(game.state, "endor") == {"corellian_corvette": 1, "y_wing": 1}
    assert game.state.objectives_gone == [PLANS]
    assert game.state.reputation == 12
    rolled = [entry for entry in game.log if entry.message.id == "rebellion-rolls"]
    assert len(dict(rolled[0].message.args)["dice"]) == 3  # type: ignore[arg-type]


@pytest.mark.rule("rebellion:deathstar.08")
@pytest.mark.parametrize("dice", [(HIT_, HIT_, HIT_), (SPECIAL_, SPECIAL_, SPECIAL_), (BLANK_, BLANK_, BLANK_)])
def test_no_other_face_will_do(dice: tuple[int, ...]) -> None:
    game = attack(over_endor(), ("objective", PLANS), dice=dice)
    assert units_in(game.state, "endor") == {"corellian_corvette": 1, "y_wing": 1, "death_star": 1}


@pytest.mark.rule("rebellion:deathstar.08")
def test_the_attack_takes_a_fighter() -> None:
    assert attack(over_endor(fighters=0)).decision is None


@pytest.mark.rule("rebellion:deathstar.09", "rebellion:deathstar.10")
def test_a_failed_attack_keeps_the_card_for_a_later_round() -> None:
    game = attack(over_endor(), ("objective", PLANS), dice=(HIT_, HIT_, HIT_, DIRECT), rounds=2)
    assert game.state.reputation == 14
    assert game.state.objective_hand == [PLANS]
    assert game.state.seen_objective[PLANS] == PUBLIC, "the Empire has seen it"
    game.choose(("objective", PLANS))
    assert game.state.reputation == 12
    assert game.state.objective_hand == []


@pytest.mark.rule("rebellion:deathstar.10")
def test_there_is_one_attempt_in_a_round() -> None:
    def procedure(table: Table) -> Play[None]:
        table.combat = Combat(table, where("endor"), REBEL, [])
        yield from offer_death_star_plans(table)
        yield from offer_death_star_plans(table)

    table = over_endor()
    table.objective_hand.append(LATER_PLANS)
    game = act(table, procedure)
    assert asked(game)[1] == ["decline", ("objective", PLANS), ("objective", LATER_PLANS)]
    game.choose(("objective", PLANS))
    assert game.decision is None, "not even with the other card"


@pytest.mark.rule("rebellion:gap.08")
def test_the_plans_are_an_objective_like_others() -> None:
    def procedure(table: Table) -> Play[None]:
        table.combat = Combat(table, where("endor"), REBEL, [])
        table.combat.objective_played = True
        yield from offer_death_star_plans(table)

    assert act(over_endor(), procedure).decision is None
    game = attack(over_endor(), ("objective", PLANS), dice=(DIRECT,))
    assert game.state.combat is not None
    assert game.state.combat.objective_played


@pytest.mark.rule("rebellion:deathstar.11")
def test_one_in_a_million_makes_the_hit() -> None:
    table = lead(over_endor(), "wedge_antilles", place="endor")
    card = ACTION_NUMBER["one_in_a_million"]
    table.action_hand[REBEL] = [card]
    game = attack(table, ("objective", PLANS), dice=(BLANK_, BLANK_))
    assert asked(game)[1] == ["decline", ("use", card)]
    game.choose(("use", card))
    assert {option[1] for option in asked(game)[1] if option[0] == "set"} == {RED}
    game.choose(("set", RED, DIRECT_HIT))
    game.choose("done")
    assert game.state.objectives_gone == [PLANS]
    assert "death_star" not in units_in(game.state, "endor")


@pytest.mark.rule("rebellion:deathstar.12", "rebellion:deathstar.06")
def test_the_plans_work_against_an_unfinished_one() -> None:
    table = over_endor(station="death_star_under_construction")
    table.supply[UNIT_NUMBER["death_star"]] -= 1
    table.queue[3 * UNIT_COUNT + UNIT_NUMBER["death_star"]] = 1
    game = attack(table, ("objective", PLANS), dice=(DIRECT,))
    assert units_in(game.state, "endor") == {"corellian_corvette": 1, "y_wing": 1}
    assert game.state.queue[3 * UNIT_COUNT + UNIT_NUMBER["death_star"]] == 0
    assert game.state.reputation == 12


@pytest.mark.rule("rebellion:deathstar.12")
def test_of_two_stations_the_rebels_choose() -> None:
    table = put(over_endor(), "endor", death_star_under_construction=1)
    game = attack(table, ("objective", PLANS), dice=(DIRECT,))
    both = [UNIT_NUMBER["death_star"], UNIT_NUMBER["death_star_under_construction"]]
    assert asked(game)[1] == [("unit", unit) for unit in both]
    game.choose(("unit", both[1]))
    assert units_in(game.state, "endor") == {"corellian_corvette": 1, "y_wing": 1, "death_star": 1}


@pytest.mark.rule("rebellion:deathstar.13")
def test_without_a_death_star_there_is_nothing_to_attack() -> None:
    assert attack(over_endor(station="super_star_destroyer")).decision is None


@pytest.mark.rule("rebellion:deathstar.07")
def test_the_plans_are_played_only_in_the_space_battle() -> None:
    table = over_endor()
    fighting = act(table, lambda table: fight(table, where("endor"), REBEL, []), dice=(BLANK_,) * 9)
    assert asked(fighting)[0] == "rebellion-objective-plans"
    at_the_end = combat(table, won(GROUND, subjugated=True), at="endor")
    assert asked(at_the_end) == ("rebellion-objective-combat", ["decline"])
    assert asked(act(table, offer_refresh_objective)) == ("rebellion-objective-refresh", ["decline"])
