"""Building and deploying (rulebook: "Construcción de unidades", "Despliegue de unidades", "Limitación de componentes")."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from rebellion.fights import told
from rebellion.scenes import EMPIRE, REBEL, act, asked, lead, loyal, position, put, units_in, where
from tablero.games.rebellion.board import gain_units, remove_unit
from tablero.games.rebellion.build import build, demand_of, deploy, free_units, has_run_out
from tablero.games.rebellion.cards import Act
from tablero.games.rebellion.effects_queue import QueueFromIcons
from tablero.games.rebellion.facts import (
    BASE,
    CAPTURED,
    GROUND,
    LEADER_NUMBER,
    SPACE,
    UNIT_COUNT,
    UNIT_NUMBER,
    UNITS,
)
from tablero.games.rebellion.refresh import build_units
from tablero.games.rebellion.state import Table
from tablero.kernel import Distribute, Game, Illegal, Play, Rng, because


def queued(table: Table, space: int) -> dict[str, int]:
    """Return what is on a space of the queue."""
    counts = table.queue[space * UNIT_COUNT : (space + 1) * UNIT_COUNT]
    return {UNITS[n].key: count for n, count in enumerate(counts) if count}


def enqueue(table: Table, space: int, **units: int) -> Table:
    for key, count in units.items():
        table.supply[UNIT_NUMBER[key]] -= count
        table.queue[space * UNIT_COUNT + UNIT_NUMBER[key]] += count
    return table


def without_base(table: Table) -> Table:
    """Keep the base space from building: revealed, and with Imperial ships about."""
    table.base_revealed = True
    return put(table, "hoth", star_destroyer=1)


def option(space: int, unit: str) -> tuple[str, int, int]:
    return ("build", space, UNIT_NUMBER[unit])


def amounts(game: Game[Table], chosen: dict[Any, int]) -> tuple[int, ...]:
    _, options = asked(game)
    assert set(chosen) <= set(options)
    return tuple(chosen.get(each, 0) for each in options)


def called_for(table: Table, side: int) -> dict[Any, int]:
    return demand_of(table, side)


# Building.


@pytest.mark.rule("rebellion:build.01", "rebellion:gap.12")
@pytest.mark.parametrize("time", range(1, 17))
def test_units_are_built_on_the_spaces_with_the_icon(time: int) -> None:
    table = without_base(loyal(position(), "kashyyyk", to=EMPIRE))
    table.time = time
    state = act(table, build_units).state
    assert queued(state, 1) == ({"stormtrooper": 2} if time in (2, 4, 6, 8, 10, 12, 14) else {})


@pytest.mark.rule("rebellion:build.03", "rebellion:build.04", "rebellion:resource.01")
def test_each_icon_puts_a_unit_on_the_space_of_its_system() -> None:
    table = loyal(without_base(position()), "coruscant", "corellia", "utapau", "kashyyyk", to=EMPIRE)
    state = act(table, build).state
    assert queued(state, 1) == {"stormtrooper": 3}
    assert queued(state, 2) == {}
    assert queued(state, 3) == {"tie_fighter": 1, "star_destroyer": 2, "assault_carrier": 1}
    assert state.supply[UNIT_NUMBER["stormtrooper"]] == table.supply[UNIT_NUMBER["stormtrooper"]] - 3
    lines = told(act(table, build), "rebellion-builds")
    assert [line["space"] for line in lines] == [1, 3]
    assert [[dict(units.args)["count"] for units in line["units"]] for line in lines] == [[3], [1, 2, 1]]


@pytest.mark.rule("rebellion:build.03", "rebellion:build.05", "rebellion:subjugate.03")
def test_neutral_and_enemy_systems_build_nothing() -> None:
    table = without_base(loyal(position(), "bothawui", to=REBEL))
    assert called_for(table, EMPIRE) == {}
    assert called_for(table, REBEL) == {((GROUND, "circle"), 1): 1}
    table.subjugated[where("rodia")] = True
    assert called_for(table, REBEL) == {((GROUND, "circle"), 1): 1}, "only the Empire builds in subjugated systems"


@pytest.mark.rule("rebellion:build.05", "rebellion:build.03")
def test_a_subjugated_system_builds_with_its_first_icon_only() -> None:
    table = without_base(position())
    table.subjugated[where("ord_mantell")] = True
    assert called_for(table, EMPIRE) == {((SPACE, "circle"), 2): 1}
    loyal(table, "ord_mantell", to=EMPIRE)
    assert called_for(table, EMPIRE) == {((SPACE, "circle"), 2): 1, ((GROUND, "circle"), 2): 1}


@pytest.mark.rule("rebellion:build.07", "rebellion:build.03")
@pytest.mark.parametrize("unit", ["rebel_transport", "rebel_trooper", "shield_generator"])
def test_any_enemy_unit_keeps_a_system_from_building(unit: str) -> None:
    table = without_base(loyal(position(), "kashyyyk", to=EMPIRE))
    put(table, "kashyyyk", stormtrooper=3)
    assert called_for(table, EMPIRE) == {((GROUND, "triangle"), 1): 2}
    put(table, "kashyyyk", **{unit: 1})
    assert called_for(table, EMPIRE) == {}


@pytest.mark.rule("rebellion:sabotage.01", "rebellion:sabotage.06", "rebellion:build.03")
@pytest.mark.parametrize("side", [REBEL, EMPIRE])
def test_a_sabotaged_system_builds_nothing(side: int) -> None:
    table = without_base(loyal(position(), "kashyyyk", to=side))
    assert called_for(table, side) == {((GROUND, "triangle"), 1): 2}
    table.sabotaged[where("kashyyyk")] = True
    assert called_for(table, side) == {}


@pytest.mark.rule("rebellion:destroyed.07")
def test_a_destroyed_system_builds_nothing() -> None:
    table = without_base(loyal(position(), "kashyyyk", to=EMPIRE))
    table.destroyed[where("kashyyyk")] = True
    assert called_for(table, EMPIRE) == {}


BASE_DEMAND = {((SPACE, "triangle"), 1): 1, ((GROUND, "triangle"), 1): 1}


@pytest.mark.rule("rebellion:build.08", "rebellion:base.03", "rebellion:gap.14")
def test_the_base_space_builds_while_hidden_whoever_is_in_its_system() -> None:
    assert called_for(position(), EMPIRE) == {}, "the base builds for the Rebels only"
    table = put(position(), "hoth", star_destroyer=1)
    assert called_for(table, REBEL) == BASE_DEMAND


@pytest.mark.rule("rebellion:build.08", "rebellion:base.15")
def test_the_revealed_base_builds_unless_the_empire_is_there() -> None:
    table = position(base="bespin")
    table.base_revealed = True
    assert called_for(table, REBEL) == BASE_DEMAND
    put(table, "bespin", star_destroyer=1)
    assert called_for(table, REBEL) == {}, "an Imperial unit"
    loyalty = loyal(position(base="bespin"), "bespin", to=EMPIRE)
    loyalty.base_revealed = True
    assert called_for(loyalty, REBEL) == {}, "Imperial loyalty"


@pytest.mark.rule("rebellion:build.09")
@pytest.mark.parametrize("unit", ["x_wing", "y_wing", "rebel_transport"])
def test_a_blue_triangle_builds_one_of_three(unit: str) -> None:
    game = act(position(), build)
    assert asked(game) == ("rebellion-build", [option(1, key) for key in ("x_wing", "y_wing", "rebel_transport")])
    game.choose(amounts(game, {option(1, unit): 1}))
    assert queued(game.state, 1) == {unit: 1, "rebel_trooper": 1}


@pytest.mark.rule("rebellion:build.09")
@pytest.mark.parametrize("unit", ["shield_generator", "ion_cannon"])
def test_an_orange_square_builds_one_of_two(unit: str) -> None:
    table = without_base(loyal(position(), "sullust", to=REBEL))
    game = act(table, build)
    assert asked(game)[1] == [option(2, "shield_generator"), option(2, "ion_cannon")]
    game.choose(amounts(game, {option(2, unit): 1}))
    assert queued(game.state, 2) == {unit: 1, "rebel_trooper": 1}


@pytest.mark.rule("rebellion:build.09", "rebellion:build.03")
def test_no_space_takes_more_than_its_icons() -> None:
    table = loyal(position(), "mustafar", "mygeeto", to=REBEL)
    game = act(table, build)
    question = game.decision
    assert isinstance(question, Distribute)
    most = dict(zip(question.options, question.caps, strict=True))
    assert (most[option(1, "x_wing")], most[option(2, "y_wing")], most[option(2, "ion_cannon")]) == (1, 2, 1)
    assert all(question.check(question.sample(Rng(n))) is None for n in range(20))
    with pytest.raises(Illegal):
        game.choose(amounts(game, {option(1, "x_wing"): 2, option(2, "y_wing"): 1, option(2, "ion_cannon"): 1}))
    with pytest.raises(Illegal) as refused:
        game.choose(amounts(game, {option(1, "x_wing"): 1, option(1, "y_wing"): 1, option(2, "x_wing"): 2}))
    assert refused.value.reason == because("rebellion:build.03", "rebellion-build-icons", space=1, most=1)
    far = act(loyal(position(), "mon_calamari", to=REBEL), build)
    with pytest.raises(Illegal) as refused:
        far.choose(amounts(far, {option(3, "x_wing"): 1, option(3, "y_wing"): 1}))
    assert refused.value.reason == because("rebellion:build.03", "rebellion-build-icons", space=3, most=1)
    game.choose(
        amounts(
            game, {option(1, "x_wing"): 1, option(2, "y_wing"): 1, option(2, "x_wing"): 1, option(2, "ion_cannon"): 1}
        )
    )
    assert queued(game.state, 1) == {"x_wing": 1, "rebel_trooper": 1}
    assert queued(game.state, 2) == {"x_wing": 1, "y_wing": 1, "ion_cannon": 1, "corellian_corvette": 1}


@pytest.mark.rule("rebellion:build.06", "rebellion:limit.02")
def test_what_is_not_in_the_supply_is_not_built() -> None:
    table = without_base(loyal(position(), "kashyyyk", to=EMPIRE))
    put(table, "coruscant", stormtrooper=29)
    state = act(table, build).state
    assert queued(state, 1) == {"stormtrooper": 1}
    assert state.supply[UNIT_NUMBER["stormtrooper"]] == 0


@pytest.mark.rule("rebellion:limit.02")
def test_when_the_supply_is_short_the_admiral_chooses_the_spaces() -> None:
    table = without_base(loyal(position(), "sullust", "geonosis", "mygeeto", to=EMPIRE))
    loyal(table, "coruscant", to=EMPIRE)
    put(table, "coruscant", stormtrooper=29, at_at=2)
    game = act(table, build)
    assert asked(game)[1] == [option(1, "stormtrooper"), option(2, "stormtrooper")], "two AT-ATs there are anyway"
    with pytest.raises(Illegal):
        game.choose((1, 1))
    with pytest.raises(Illegal):
        game.choose((0, 0))
    game.choose(amounts(game, {option(2, "stormtrooper"): 1}))
    assert queued(game.state, 1) == {}
    assert queued(game.state, 2) == {"stormtrooper": 1, "tie_fighter": 2, "at_at": 2}


@pytest.mark.rule("rebellion:limit.02")
def test_a_type_that_has_run_out_is_no_choice() -> None:
    table = put(position(), "naboo", x_wing=7, rebel_transport=4)
    loyal(table, "mustafar", "nal_hutta", to=REBEL)
    game = act(table, build)
    with pytest.raises(Illegal) as refused:
        game.choose(amounts(game, {option(1, "x_wing"): 1, option(2, "x_wing"): 1, option(1, "y_wing"): 1}))
    assert refused.value.reason.rule == "rebellion:limit.02"
    with pytest.raises(Illegal):
        game.choose(amounts(game, {option(1, "rebel_transport"): 1, option(1, "y_wing"): 1, option(2, "y_wing"): 1}))
    game.choose(amounts(game, {option(1, "x_wing"): 1, option(1, "y_wing"): 1, option(2, "y_wing"): 1}))
    assert queued(game.state, 2) == {"y_wing": 1, "corellian_corvette": 1}


@pytest.mark.rule("rebellion:build.02")
def test_both_sides_build_at_the_same_time() -> None:
    table = loyal(position(), "sullust", "coruscant", "mygeeto", to=EMPIRE)
    put(table, "coruscant", stormtrooper=29)
    game = act(table, build)
    assert [part.seat for part in game.decisions] == [REBEL, EMPIRE]
    game.choose(amounts(game, {option(1, "x_wing"): 1}), seat=REBEL)
    assert queued(game.state, 1) == {}, "nothing is shown before both have chosen"
    game.choose((1, 0), seat=EMPIRE)
    assert queued(game.state, 1) == {"x_wing": 1, "rebel_trooper": 1, "stormtrooper": 1}
    alone = act(loyal(position(), "kashyyyk", to=EMPIRE), build)  # where only one has anything to choose
    assert [part.seat for part in alone.decisions] == [REBEL]


def test_random_answers_to_any_shortage_are_legal() -> None:
    for seed in range(40):
        rng = Rng(seed)
        table = position()
        for key in ("mustafar", "mygeeto", "sullust", "geonosis", "nal_hutta", "naboo", "kashyyyk", "mon_calamari"):
            loyal(table, key, to=rng.below(3) - 1)
        for unit, row in enumerate(UNITS):
            table.supply[unit] = rng.below(min(3, row.copies) + 1)
        game = act(table, build)
        while game.decision is not None:
            for part in game.decisions:
                game.choose(part.sample(rng), seat=part.seat)
        assert min(game.state.supply) >= 0


@pytest.mark.rule("rebellion:team.25")
def test_in_a_team_the_admirals_build_and_deploy() -> None:
    table = loyal(position(4), "sullust", "coruscant", "mygeeto", to=EMPIRE)
    put(table, "coruscant", stormtrooper=29)
    game = act(table, build)
    assert [part.seat for part in game.decisions] == [table.admiral(REBEL), table.admiral(EMPIRE)] == [0, 2]
    loyal(enqueue(table, 1, x_wing=1, tie_fighter=1), "kessel", to=REBEL)
    for side in (REBEL, EMPIRE):
        game = act(table, partial(deploy, side=side))
        assert game.decision is not None
        assert game.decision.seat == table.admiral(side)


@pytest.mark.rule("rebellion:build.11", "rebellion:build.12", "rebellion:resource.02")
def test_effects_that_queue_units_take_them_from_the_supply_and_ignore_sabotage() -> None:
    table = put(position(), "kashyyyk", rebel_trooper=1)
    table.sabotaged[where("kashyyyk")] = True

    def effect(table: Table) -> Play[None]:
        yield from QueueFromIcons().run(table, Act(EMPIRE, EMPIRE, where("kashyyyk")))

    state = act(table, effect).state
    assert queued(state, 1) == {"stormtrooper": 2}
    assert state.supply[UNIT_NUMBER["stormtrooper"]] == table.supply[UNIT_NUMBER["stormtrooper"]] - 2


# Freeing units.


def short_of_troopers() -> Table:
    table = loyal(without_base(position()), "kashyyyk", "coruscant", to=EMPIRE)
    put(table, "coruscant", stormtrooper=20)
    return put(table, "naboo", stormtrooper=10, tie_fighter=2)


FREE_EMPIRE = partial(free_units, side=EMPIRE)


@pytest.mark.rule("rebellion:limit.03")
def test_who_has_run_out_of_a_type_may_destroy_own_units() -> None:
    game = act(short_of_troopers(), FREE_EMPIRE)
    assert asked(game) == ("rebellion-free-units", ["keep", "free"])
    game.choose("free")
    assert asked(game)[1] == [("place", where(key)) for key in ("hoth", "coruscant", "naboo")]
    game.choose(("place", where("naboo")))
    assert asked(game)[1] == [("unit", UNIT_NUMBER["tie_fighter"]), ("unit", UNIT_NUMBER["stormtrooper"])]
    with pytest.raises(Illegal):
        game.choose((0, 0))
    with pytest.raises(Illegal):
        game.choose((3, 0))
    game.choose((1, 4))
    assert units_in(game.state, "naboo") == {"tie_fighter": 1, "stormtrooper": 6}
    assert game.state.supply[UNIT_NUMBER["stormtrooper"]] == 4
    assert game.decision is None, "there are enough now"


@pytest.mark.rule("rebellion:limit.03")
def test_any_number_may_go_and_what_follows_follows() -> None:
    table = short_of_troopers()
    table.subjugated[where("naboo")] = True
    table.ring[LEADER_NUMBER["princess_leia"]] = CAPTURED
    lead(table, "princess_leia", place="naboo")
    game = act(table, FREE_EMPIRE, "free", ("place", where("naboo")), (2, 10))
    assert units_in(game.state, "naboo") == {}
    assert not game.state.subjugated[where("naboo")]
    assert game.state.ring[LEADER_NUMBER["princess_leia"]] != CAPTURED


@pytest.mark.rule("rebellion:limit.03")
def test_nothing_is_asked_while_there_is_enough() -> None:
    table = short_of_troopers()
    table.units[where("naboo") * UNIT_COUNT + UNIT_NUMBER["stormtrooper"]] -= 1
    table.supply[UNIT_NUMBER["stormtrooper"]] += 1
    table.time = 3
    assert act(table, FREE_EMPIRE).decision is None, "one left, and nothing is built this round"
    table.time = 4
    assert has_run_out(table, EMPIRE), "three icons want more than that"
    assert not has_run_out(table, REBEL)


@pytest.mark.rule("rebellion:limit.03")
def test_one_may_keep_what_one_has() -> None:
    game = act(short_of_troopers(), FREE_EMPIRE, "keep")
    assert game.decision is None
    assert units_in(game.state, "naboo") == {"tie_fighter": 2, "stormtrooper": 10}


@pytest.mark.rule("rebellion:team.28")
def test_the_units_of_a_side_are_the_whole_teams() -> None:
    table = Table(4, False, False)
    table.units = short_of_troopers().units
    table.supply = short_of_troopers().supply
    game = act(table, FREE_EMPIRE, "free")
    assert game.decision is not None
    assert game.decision.seat == table.admiral(EMPIRE)
    assert ("place", where("naboo")) in asked(game)[1]
    assert ("place", where("kessel")) not in asked(game)[1]
    game.choose(("place", where("naboo")))
    kinds = [UNITS[int(each[1])].theater for each in asked(game)[1]]
    assert kinds == [SPACE, GROUND], "ships and ground units alike"


# Deploying.


@pytest.mark.rule(
    "rebellion:build.10", "rebellion:deploy.01", "rebellion:deathstar.05", "rebellion:deploy.02", "rebellion:deploy.03"
)
def test_units_move_one_space_on_and_those_that_leave_are_deployed() -> None:
    table = loyal(position(), "coruscant", "corellia", to=EMPIRE)
    enqueue(table, 1, tie_fighter=1)
    enqueue(table, 2, assault_carrier=1)
    enqueue(table, 3, star_destroyer=2, stormtrooper=1)
    enqueue(table, 1, x_wing=1)
    game = act(table, partial(deploy, side=EMPIRE))
    assert asked(game) == ("rebellion-deploy", [("place", where("corellia")), ("place", where("coruscant"))])
    game.choose((0, 1))
    state = game.state
    assert units_in(state, "coruscant") == {"tie_fighter": 1}
    assert queued(state, 0) == {}
    assert queued(state, 1) == {"assault_carrier": 1, "x_wing": 1}, "the Rebel one has not moved"
    assert queued(state, 2) == {"star_destroyer": 2, "stormtrooper": 1}
    assert queued(state, 3) == {}


@pytest.mark.rule("rebellion:deploy.01", "rebellion:subjugate.03", "rebellion:deathstar.05")
def test_units_are_deployed_where_the_owners_marker_is() -> None:
    table = loyal(loyal(position(), "rodia", "kashyyyk", to=EMPIRE), "naboo", to=REBEL)
    put(table, "mandalore", stormtrooper=1)
    table.subjugated[where("mandalore")] = True
    enqueue(table, 1, tie_fighter=1, y_wing=1)
    imperial = asked(act(table, partial(deploy, side=EMPIRE)))[1]
    assert imperial == [("place", where(key)) for key in ("rodia", "kashyyyk", "mandalore")]
    assert asked(act(table, partial(deploy, side=REBEL)))[1] == [("place", where("naboo")), ("place", BASE)]


@pytest.mark.rule("rebellion:deploy.02", "rebellion:deploy.03", "rebellion:deathstar.05")
def test_at_most_two_units_go_to_a_place() -> None:
    table = loyal(position(), "naboo", "ryloth", to=REBEL)
    enqueue(table, 1, x_wing=4, rebel_trooper=3)
    game = act(table, partial(deploy, side=REBEL))
    with pytest.raises(Illegal):
        game.choose((3, 0, 0))
    game.choose((1, 2, 1))
    assert asked(game)[1] == [("place", where("ryloth")), ("place", BASE)], "Naboo is full"
    with pytest.raises(Illegal):
        game.choose((2, 0))  # one of another type is there already
    game.choose((1, 1))
    assert queued(game.state, 1) == {"rebel_trooper": 1}


@pytest.mark.rule("rebellion:deploy.03", "rebellion:deploy.02")
def test_units_may_wait_and_go_back_to_the_first_space() -> None:
    table = loyal(position(), "coruscant", "corellia", to=EMPIRE)
    enqueue(enqueue(table, 1, tie_fighter=3), 2, tie_fighter=1)
    game = act(table, partial(deploy, side=EMPIRE), (1, 0))
    assert queued(game.state, 1) == {"tie_fighter": 3}, "two kept back and one that moved on"
    nowhere = act(enqueue(position(), 1, tie_fighter=1), partial(deploy, side=EMPIRE))
    assert nowhere.decision is None
    assert queued(nowhere.state, 1) == {"tie_fighter": 1}, "where nothing can be deployed, it waits too"


@pytest.mark.rule("rebellion:deploy.04")
@pytest.mark.parametrize("enemy", ["x_wing", "rebel_trooper"])
def test_nothing_is_deployed_among_enemies(enemy: str) -> None:
    table = loyal(position(), "coruscant", "corellia", "rodia", to=EMPIRE)
    enqueue(table, 1, tie_fighter=1)
    put(table, "corellia", star_destroyer=1, **{enemy: 1})
    options = asked(act(table, partial(deploy, side=EMPIRE)))[1]
    assert options == [("place", where("rodia")), ("place", where("coruscant"))]


@pytest.mark.rule("rebellion:deploy.04", "rebellion:sabotage.01", "rebellion:sabotage.06")
@pytest.mark.parametrize("side", [REBEL, EMPIRE])
def test_nothing_is_deployed_where_there_is_sabotage(side: int) -> None:
    table = loyal(position(), "naboo", "ryloth", "rodia", to=side)
    enqueue(table, 1, tie_fighter=1, x_wing=1)
    table.sabotaged[where("naboo")] = True
    options = asked(act(table, partial(deploy, side=side)))[1]
    assert ("place", where("naboo")) not in options
    assert ("place", where("ryloth")) in options


@pytest.mark.rule("rebellion:deploy.05")
def test_nothing_is_deployed_in_remote_systems() -> None:
    table = loyal(position(), "naboo", "ryloth", to=REBEL)
    put(enqueue(table, 1, x_wing=1), "endor", x_wing=1)
    options = asked(act(table, partial(deploy, side=REBEL)))[1]
    assert options == [("place", where(key)) for key in ("ryloth", "naboo", "rebel_base")]


@pytest.mark.rule("rebellion:deploy.06", "rebellion:base.03")
def test_the_hidden_base_takes_two_units_beside_those_of_its_system() -> None:
    table = loyal(position(base="naboo"), "naboo", to=REBEL)
    enqueue(table, 1, x_wing=5)
    game = act(table, partial(deploy, side=REBEL))
    assert asked(game)[1] == [("place", where("naboo")), ("place", BASE)]
    with pytest.raises(Illegal):
        game.choose((0, 3))
    game.choose((2, 2))
    assert units_in(game.state, "rebel_base") == units_in(game.state, "naboo") == {"x_wing": 2}


@pytest.mark.rule("rebellion:deploy.06", "rebellion:base.13")
def test_nothing_is_deployed_to_the_revealed_base_space() -> None:
    table = loyal(position(base="naboo"), "naboo", "ryloth", to=REBEL)
    table.base_revealed = True
    enqueue(table, 1, x_wing=1)
    assert asked(act(table, partial(deploy, side=REBEL)))[1] == [("place", where(key)) for key in ("ryloth", "naboo")]


@pytest.mark.rule("rebellion:deploy.07")
def test_gained_units_go_straight_from_the_supply_to_the_system() -> None:
    table = put(position(), "coruscant", at_at=2)
    assert gain_units(table, where("naboo"), UNIT_NUMBER["at_at"], 3) == 2, "as many as there are"
    assert units_in(table, "naboo") == {"at_at": 2}
    assert table.supply[UNIT_NUMBER["at_at"]] == 0
    assert not any(table.queue)


# The Death Star.


def at_work() -> Table:
    """Return a position where a Death Star is about to be finished over Endor."""
    table = loyal(position(), "coruscant", "corellia", to=EMPIRE)
    put(table, "endor", death_star_under_construction=1)
    return enqueue(table, 1, death_star=1)


DEPLOY_EMPIRE = partial(deploy, side=EMPIRE)


@pytest.mark.rule("rebellion:deathstar.05")
def test_a_death_star_is_deployed_on_its_site_only_and_takes_its_place() -> None:
    game = act(at_work(), DEPLOY_EMPIRE)
    assert asked(game)[1] == [("place", where("endor"))], "and remote as it is"
    game.choose((1,))
    assert units_in(game.state, "endor") == {"death_star": 1}
    assert game.state.supply[UNIT_NUMBER["death_star_under_construction"]] == 1
    assert queued(game.state, 1) == {}


@pytest.mark.rule("rebellion:deathstar.05", "rebellion:deploy.03")
def test_a_death_star_may_wait() -> None:
    game = act(at_work(), DEPLOY_EMPIRE, (0,))
    assert units_in(game.state, "endor") == {"death_star_under_construction": 1}
    assert queued(game.state, 1) == {"death_star": 1}


@pytest.mark.rule("rebellion:deathstar.05", "rebellion:deploy.04")
def test_a_death_star_waits_while_rebels_are_at_its_site() -> None:
    game = act(put(at_work(), "endor", x_wing=1), DEPLOY_EMPIRE)
    assert game.decision is None
    assert queued(game.state, 1) == {"death_star": 1}


@pytest.mark.rule("rebellion:deathstar.06")
@pytest.mark.example("rebellion:case.08")
def test_losing_the_site_loses_the_death_star_on_the_queue() -> None:
    table = at_work()
    before = table.supply[UNIT_NUMBER["death_star"]]
    remove_unit(put(table, "endor", tie_fighter=1), where("endor"), UNIT_NUMBER["tie_fighter"])
    assert queued(table, 1) == {"death_star": 1}
    remove_unit(table, where("endor"), UNIT_NUMBER["death_star_under_construction"])
    assert queued(table, 1) == {}
    assert table.supply[UNIT_NUMBER["death_star"]] == before + 1
