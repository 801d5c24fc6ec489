"""Loyalty and subjugation: what brings and takes the markers, and what they mean."""

from __future__ import annotations

import pytest

from rebellion.scenes import EMPIRE, REBEL, act, asked, loyal, put, where
from rebellion.tries import (
    aims,
    at,
    attempt,
    stage,
    systems,
)
from tablero.games.rebellion.board import gain_loyalty, lose_loyalty, subjugate
from tablero.games.rebellion.build import can_deploy_to, usable_icons
from tablero.games.rebellion.cards import Act
from tablero.games.rebellion.conditions import (
    ImperialSystem,
    LoyalTo,
    RebelSystem,
    Subjugated,
)
from tablero.games.rebellion.effects import GainLoyaltyInRegion
from tablero.games.rebellion.facts import (
    SYSTEM_COUNT,
    SYSTEMS,
)
from tablero.games.rebellion.settle import settle
from tablero.games.rebellion.state import NEUTRAL, Table


def keyed(numbers: list[int]) -> list[str]:
    return sorted(SYSTEMS[system].key for system in numbers)


def settled(table: Table) -> Table:
    return act(table, settle).state


# Loyalty.


@pytest.mark.rule("rebellion:loyalty.01", "rebellion:loyalty.03")
@pytest.mark.parametrize("side", [REBEL, EMPIRE])
def test_a_point_in_a_neutral_system_brings_the_marker(side: int) -> None:
    table = stage()
    assert table.loyalty[where("kessel")] == NEUTRAL
    gain_loyalty(table, side, where("kessel"), 1)
    assert table.loyalty[where("kessel")] == side


@pytest.mark.rule("rebellion:loyalty.04", "rebellion:loyalty.03")
@pytest.mark.example("rebellion:case.14")
@pytest.mark.parametrize("side", [REBEL, EMPIRE])
def test_a_point_against_the_enemy_leaves_a_system_neutral(side: int) -> None:
    table = loyal(stage(), "kessel", to=1 - side)
    gain_loyalty(table, side, where("kessel"), 1)
    assert table.loyalty[where("kessel")] == NEUTRAL


@pytest.mark.rule("rebellion:loyalty.05")
@pytest.mark.example("rebellion:case.15")
@pytest.mark.parametrize("side", [REBEL, EMPIRE])
def test_two_points_against_the_enemy_replace_the_marker(side: int) -> None:
    table = loyal(stage(), "kessel", to=1 - side)
    gain_loyalty(table, side, where("kessel"), 2)
    assert table.loyalty[where("kessel")] == side


@pytest.mark.rule("rebellion:loyalty.06")
def test_a_system_never_has_more_than_a_marker_of_each_kind() -> None:
    table = put(loyal(stage(), "kessel", to=REBEL), "kessel", stormtrooper=2)
    for amount in (1, 2):
        gain_loyalty(table, REBEL, where("kessel"), amount)
        assert table.loyalty[where("kessel")] == REBEL
    subjugate(table)
    subjugate(table)
    gain_loyalty(table, EMPIRE, where("kessel"), 1)
    assert table.loyalty[where("kessel")] == NEUTRAL  # one marker, taken by one point


@pytest.mark.rule("rebellion:loyalty.01", "rebellion:loyalty.02", "rebellion:loyalty.07")
def test_what_needs_loyalty_looks_at_the_marker_only() -> None:
    table = put(loyal(stage(), "kessel", "corellia", to=EMPIRE), "kessel", rebel_trooper=1)
    put(table, "rodia", stormtrooper=1)
    subjugate(table)
    assert aims(table, "research_and_development") == ["corellia", "kessel"]  # Rodia is Imperial, but not loyal
    assert LoyalTo(EMPIRE).holds(table, where("kessel"))
    assert not LoyalTo(REBEL).holds(table, where("kessel"))
    table = put(loyal(stage(), "bothawui", to=REBEL), "bothawui", stormtrooper=1)
    subjugate(table)
    assert LoyalTo(REBEL).holds(table, where("bothawui"))
    assert not RebelSystem().holds(table, where("bothawui"))


@pytest.mark.rule("rebellion:loyalty.02")
def test_loyalty_lets_its_side_build_and_deploy() -> None:
    table = loyal(stage(), "kessel", to=REBEL)
    assert usable_icons(table, REBEL, where("kessel"))
    assert can_deploy_to(table, REBEL, where("kessel"))
    assert not usable_icons(table, EMPIRE, where("kessel"))
    assert not can_deploy_to(table, REBEL, where("rodia"))


@pytest.mark.rule("rebellion:loyalty.08")
def test_losing_loyalty_takes_only_the_own_marker() -> None:
    table = loyal(loyal(stage(), "kessel", to=REBEL), "rodia", to=EMPIRE)
    for system in ("kessel", "rodia", "naboo"):
        lose_loyalty(table, REBEL, where(system))
    assert table.loyalty[where("kessel")] == NEUTRAL
    assert table.loyalty[where("rodia")] == EMPIRE
    assert table.loyalty[where("naboo")] == NEUTRAL


@pytest.mark.rule("rebellion:loyalty.09")
def test_coruscant_never_changes() -> None:
    table = loyal(stage(), "coruscant", to=EMPIRE)
    gain_loyalty(table, REBEL, where("coruscant"), 2)
    lose_loyalty(table, EMPIRE, where("coruscant"))
    assert table.loyalty[where("coruscant")] == EMPIRE
    game = attempt(table, "build_alliance", at("coruscant"))
    assert game.state.loyalty[where("coruscant")] == EMPIRE


@pytest.mark.rule("rebellion:loyalty.10", "rebellion:base.02")
def test_the_base_space_has_no_loyalty() -> None:
    table = stage()
    before = list(table.loyalty)
    gain_loyalty(table, REBEL, where("rebel_base"), 2)
    lose_loyalty(table, REBEL, where("rebel_base"))
    assert table.loyalty == before
    assert len(before) == SYSTEM_COUNT


# Subjugation.


@pytest.mark.rule("rebellion:subjugate.01")
def test_imperial_ground_units_subjugate_what_is_not_loyal() -> None:
    table = put(put(stage(), "kessel", stormtrooper=1), "rodia", tie_fighter=1)
    put(put(loyal(table, "corellia", to=EMPIRE), "corellia", stormtrooper=1), "hoth", at_st=1)
    table.base = where("endor")
    put(table, "naboo", stormtrooper=1)
    table.destroyed[where("naboo")] = True
    subjugate(table)
    assert keyed([n for n in range(SYSTEM_COUNT) if table.subjugated[n]]) == ["kessel"]


@pytest.mark.rule("rebellion:subjugate.01")
def test_a_system_that_loses_imperial_loyalty_is_subjugated_at_once() -> None:
    table = put(loyal(stage(), "kessel", to=EMPIRE), "kessel", stormtrooper=1)
    assert not settled(table).subjugated[where("kessel")]
    game = attempt(table, "build_alliance", at("kessel"))
    assert game.state.loyalty[where("kessel")] == NEUTRAL
    assert game.state.subjugated[where("kessel")]


@pytest.mark.rule("rebellion:subjugate.02", "rebellion:subjugate.05", "rebellion:system.04")
def test_a_subjugated_system_is_imperial_and_keeps_its_loyalty() -> None:
    table = put(put(loyal(stage(), "bothawui", to=REBEL), "bothawui", stormtrooper=1), "kessel", stormtrooper=1)
    subjugate(table)
    for place, loyalty in (("bothawui", REBEL), ("kessel", NEUTRAL)):
        assert ImperialSystem().holds(table, where(place))
        assert Subjugated().holds(table, where(place))
        assert table.loyalty[where(place)] == loyalty
        assert not LoyalTo(EMPIRE).holds(table, where(place))
    assert not ImperialSystem().holds(table, where("rodia"))  # nobody is there
    loyal(table, "mustafar", to=EMPIRE)
    assert ImperialSystem().holds(table, where("mustafar"))
    assert not Subjugated().holds(table, where("mustafar"))


@pytest.mark.rule("rebellion:subjugate.03")
def test_the_empire_builds_with_the_first_icon_of_a_subjugated_system_and_deploys_there() -> None:
    table = put(stage(), "mustafar", stormtrooper=1)
    subjugate(table)
    assert usable_icons(table, EMPIRE, where("mustafar")) == SYSTEMS[where("mustafar")].icons[:1]
    assert can_deploy_to(table, EMPIRE, where("mustafar"))
    assert not can_deploy_to(table, REBEL, where("mustafar"))


@pytest.mark.rule("rebellion:subjugate.04")
def test_the_marker_goes_with_the_last_imperial_ground_unit() -> None:
    table = put(stage(), "kessel", stormtrooper=2, tie_fighter=1)
    subjugate(table)
    game = attempt(table, "hit_and_run", at("kessel"), (0, 1))
    assert game.state.subjugated[where("kessel")]
    game = attempt(table, "hit_and_run", at("kessel"), (0, 2))
    assert not game.state.subjugated[where("kessel")]


@pytest.mark.rule("rebellion:subjugate.06")
def test_imperial_loyalty_turns_the_marker_of_a_neutral_system_over() -> None:
    table = put(stage(), "kessel", stormtrooper=1)
    subjugate(put(table, "rodia", stormtrooper=1))
    gain_loyalty(table, EMPIRE, where("kessel"), 1)
    gain_loyalty(table, REBEL, where("rodia"), 1)
    assert [table.loyalty[where(system)] for system in ("kessel", "rodia")] == [EMPIRE, REBEL]
    assert [table.subjugated[where(system)] for system in ("kessel", "rodia")] == [False, True]


@pytest.mark.rule("rebellion:subjugate.07", "rebellion:subjugate.08")
def test_the_rebels_gain_and_lose_underneath() -> None:
    table = put(stage(), "kessel", stormtrooper=1)
    subjugate(table)
    gain_loyalty(table, REBEL, where("kessel"), 1)
    assert (table.loyalty[where("kessel")], table.subjugated[where("kessel")]) == (REBEL, True)
    lose_loyalty(table, REBEL, where("kessel"))
    assert (table.loyalty[where("kessel")], table.subjugated[where("kessel")]) == (NEUTRAL, True)


@pytest.mark.rule("rebellion:subjugate.09")
@pytest.mark.parametrize(("amount", "loyalty", "subjugated"), [(1, NEUTRAL, True), (2, EMPIRE, False)])
def test_the_empire_gains_over_a_rebel_marker(amount: int, loyalty: int, subjugated: bool) -> None:
    table = put(loyal(stage(), "bothawui", to=REBEL), "bothawui", stormtrooper=1)
    subjugate(table)
    gain_loyalty(table, EMPIRE, where("bothawui"), amount)
    subjugate(table)
    assert table.loyalty[where("bothawui")] == loyalty
    assert table.subjugated[where("bothawui")] is subjugated


@pytest.mark.rule("rebellion:loyalty.09", "rebellion:destroyed.07")
def test_loyalty_in_a_region_is_gained_where_it_can_change() -> None:
    table = loyal(stage(), "coruscant", to=EMPIRE)
    table.destroyed[where("alderaan")] = True
    game = act(table, lambda t: GainLoyaltyInRegion(1).run(t, Act(EMPIRE, EMPIRE, where("coruscant"))))
    assert asked(game)[1] == systems("cato_neimoidia", "corellia")
