"""What cards do to the board: loyalty, subjugation, sabotage, destroyed systems, prisoners, rings, the new base."""

from __future__ import annotations

import pytest

from rebellion.fights import action, give_actions, rolled, told
from rebellion.scenes import BLANK_, EMPIRE, HIT_, REBEL, act, asked, lead, loyal, put, units_in, where
from rebellion.tries import (
    aims,
    at,
    attempt,
    card,
    imprisoned,
    in_pool,
    keys,
    kind,
    on_queue,
    place_of,
    queue,
    ring_of,
    seat_of,
    stage,
    systems,
    who,
)
from tablero.games.rebellion.base import bit, bits, reveal_base
from tablero.games.rebellion.board import gain_loyalty, gain_units, lose_loyalty, subjugate
from tablero.games.rebellion.build import can_deploy_to, demand_of, usable_icons
from tablero.games.rebellion.cards import Act
from tablero.games.rebellion.conditions import (
    HasUnit,
    ImperialSystem,
    LoyalTo,
    NeutralSystem,
    Populous,
    RebelSystem,
    Remote,
    Sabotaged,
    Subjugated,
    systems_where,
)
from tablero.games.rebellion.effects import DestroySystem, GainLoyaltyInRegion, PlaceSabotage
from tablero.games.rebellion.effects_leaders import MoveToUnits, capture
from tablero.games.rebellion.effects_rings import Freeze, Lure
from tablero.games.rebellion.effects_units import GainUnits
from tablero.games.rebellion.facts import (
    C_3PO,
    CAPTURED,
    CARBONITE,
    DARK_SIDE,
    LEADER_NUMBER,
    LEADERS,
    LUKE,
    LUKE_JEDI,
    MASTER_YODA,
    MILLENNIUM_FALCON,
    NO_RING,
    PROBES,
    R2_D2,
    REGIONS,
    SYSTEM_COUNT,
    SYSTEMS,
    UNIT_NUMBER,
    UNITS,
    same_leader,
)
from tablero.games.rebellion.leaders import attach_ring, eliminate, rescue, retrieve
from tablero.games.rebellion.missions import end_of_command
from tablero.games.rebellion.movement import NORMAL, ask_units, move_normally
from tablero.games.rebellion.recruit import available
from tablero.games.rebellion.settle import settle
from tablero.games.rebellion.state import ALL_SYSTEMS, ELIMINATED, NEUTRAL, Table
from tablero.kernel import Illegal


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


@pytest.mark.rule("rebellion:loyalty.04")
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
    gain_loyalty(table, REBEL, where("kessel"), 2)
    subjugate(table)
    subjugate(table)
    gain_loyalty(table, EMPIRE, where("kessel"), 1)
    assert table.loyalty[where("kessel")] == NEUTRAL  # one marker, taken by one point


@pytest.mark.rule("rebellion:loyalty.02", "rebellion:loyalty.07")
def test_what_needs_loyalty_looks_at_the_marker_only() -> None:
    table = put(loyal(stage(), "kessel", "corellia", to=EMPIRE), "kessel", rebel_trooper=1)
    put(table, "rodia", stormtrooper=1)
    subjugate(table)
    assert aims(table, "research_and_development") == ["corellia", "kessel"]  # Rodia is Imperial, but not loyal
    assert LoyalTo(EMPIRE).holds(table, where("kessel"))
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
    subjugate(table)
    gain_loyalty(table, EMPIRE, where("kessel"), 1)
    assert table.loyalty[where("kessel")] == EMPIRE
    assert not table.subjugated[where("kessel")]


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


# Systems.


@pytest.mark.rule("rebellion:system.01")
def test_effects_on_a_region_take_its_four_systems() -> None:
    table = loyal(stage(), "corellia", to=EMPIRE)
    loyal(table, "alderaan", "cato_neimoidia", "kashyyyk", to=REBEL)
    game = attempt(table, "imperial_propaganda")
    loyalties = {key: game.state.loyalty[where(key)] for key in ("alderaan", "cato_neimoidia", "corellia", "kashyyyk")}
    assert loyalties == {"alderaan": NEUTRAL, "cato_neimoidia": NEUTRAL, "corellia": EMPIRE, "kashyyyk": REBEL}
    assert len(REGIONS) == 8
    assert {len(region) for region in REGIONS} == {4}


@pytest.mark.rule("rebellion:system.02", "rebellion:mission.06")
def test_a_system_is_one_place_for_ships_and_ground_units_alike() -> None:
    table = put(put(stage(), "kessel", tie_fighter=1), "rodia", stormtrooper=1)
    assert keyed(systems_where(table, (HasUnit(EMPIRE),))) == ["kessel", "rodia"]


@pytest.mark.rule("rebellion:system.03")
def test_the_closest_system_is_counted_in_moves_and_ties_are_chosen() -> None:
    table = lead(put(stage(), "dathomir", stormtrooper=1), "princess_leia", "boba_fett", place="mon_calamari")
    put(put(table, "kessel", stormtrooper=1), "mandalore", stormtrooper=1)
    leaders = (LEADER_NUMBER["boba_fett"],)

    def shift(table: Table) -> object:
        return MoveToUnits().run(
            table, Act(EMPIRE, EMPIRE, where("mon_calamari"), leaders, LEADER_NUMBER["princess_leia"])
        )

    game = act(table, shift)  # type: ignore[arg-type]
    assert asked(game) == ("rebellion-choose-closest", systems("kessel", "mandalore"))  # two moves each, Dathomir three
    game.choose(at("mandalore"))
    assert place_of(game.state, "princess_leia") == place_of(game.state, "boba_fett") == where("mandalore")


@pytest.mark.rule("rebellion:system.04", "rebellion:system.05", "rebellion:system.06")
def test_imperial_rebel_and_neutral_systems() -> None:
    table = loyal(loyal(stage(), "corellia", to=EMPIRE), "bothawui", "naboo", to=REBEL)
    put(put(table, "naboo", stormtrooper=1), "kessel", stormtrooper=1)
    table = settled(table)
    for key, found in {
        "corellia": (True, False, False),
        "naboo": (True, False, False),
        "kessel": (True, False, False),
        "bothawui": (False, True, False),
        "rodia": (False, False, True),
    }.items():
        conditions = (ImperialSystem(), RebelSystem(), NeutralSystem())
        assert tuple(condition.holds(table, where(key)) for condition in conditions) == found


@pytest.mark.rule("rebellion:gap.24", "rebellion:system.06")
@pytest.mark.parametrize("errata", [False, True])
def test_with_the_errata_a_subjugated_system_can_be_neutral(errata: bool) -> None:
    table = put(stage(errata=errata), "kessel", stormtrooper=1)
    subjugate(table)
    assert NeutralSystem().holds(table, where("kessel")) is errata


@pytest.mark.rule("rebellion:system.07", "rebellion:system.08")
def test_populous_and_remote_systems() -> None:
    table = stage()
    remote = systems_where(table, (Remote(),))
    assert len(remote) == 8
    assert len(systems_where(table, (Populous(),))) == 24
    assert not set(remote) & set(systems_where(table, (Populous(),)))
    gain_loyalty(table, REBEL, where("yavin"), 1)
    put(table, "yavin", stormtrooper=1)
    subjugate(table)
    assert NeutralSystem().holds(table, where("yavin"))


@pytest.mark.rule("rebellion:resource.02", "rebellion:build.12", "rebellion:sabotage.04")
def test_an_ability_takes_all_icons_whatever_is_there() -> None:
    table = put(stage(), "corellia", stormtrooper=1, x_wing=1)
    subjugate(table)
    table.sabotaged[where("corellia")] = True
    game = attempt(table, "address_delays", by="general_tagge")
    assert on_queue(game.state, 3) == {"tie_fighter": 1, "star_destroyer": 1}  # both icons, not only the first
    assert usable_icons(table, EMPIRE, where("corellia")) == ()


# Sabotage.


@pytest.mark.rule("rebellion:sabotage.01", "rebellion:sabotage.06")
@pytest.mark.parametrize("side", [REBEL, EMPIRE])
def test_sabotage_stops_building_and_deploying_for_both(side: int) -> None:
    table = loyal(stage(), "kessel", to=side)
    assert usable_icons(table, side, where("kessel"))
    assert can_deploy_to(table, side, where("kessel"))
    game = attempt(table, "sabotage", at("kessel"))
    assert not usable_icons(game.state, side, where("kessel"))
    assert not can_deploy_to(game.state, side, where("kessel"))
    if side == EMPIRE:
        assert demand_of(game.state, side) == {}


@pytest.mark.rule("rebellion:sabotage.02")
def test_a_system_has_one_sabotage_marker() -> None:
    table = stage()
    table.sabotaged[where("kessel")] = True
    twice = attempt(table, "sabotage", at("kessel"))
    assert not told(twice, "rebellion-sabotaged")
    loyal(twice.state, "kessel", to=EMPIRE)
    game = attempt(twice.state, "construct_factory")
    assert not game.state.sabotaged[where("kessel")]  # the one marker is gone


@pytest.mark.rule("rebellion:sabotage.03")
def test_no_effect_deploys_in_a_sabotaged_system() -> None:
    table = queue(put(stage(), "kessel", stormtrooper=1), 1, at_st=1, tie_fighter=1)
    game = attempt(table, "oversee_project")
    assert asked(game)[0] == "rebellion-choose-deployed"
    table.sabotaged[where("kessel")] = True
    game = attempt(table, "oversee_project")
    assert game.outcome is not None  # nothing is asked
    assert on_queue(game.state, 1) == {"at_st": 1, "tie_fighter": 1}


@pytest.mark.rule("rebellion:sabotage.04", "rebellion:deploy.07")
@pytest.mark.example("rebellion:ex.06")
def test_units_are_gained_despite_sabotage() -> None:
    table = stage()
    table.sabotaged[where("kessel")] = True
    GainUnits(((UNIT_NUMBER["stormtrooper"], 3),)).do(table, Act(EMPIRE, EMPIRE, where("kessel")))
    assert units_in(table, "kessel") == {"stormtrooper": 3}


@pytest.mark.rule("rebellion:sabotage.05")
def test_only_an_imperial_mission_takes_sabotage_away() -> None:
    table = loyal(stage(), "corellia", to=EMPIRE)
    table.sabotaged[where("corellia")] = True
    table.project_deck = [card("oversee_project")]
    assert Sabotaged().holds(settled(table), where("corellia"))
    game = attempt(table, "research_and_development", "remove_sabotage")
    assert not game.state.sabotaged[where("corellia")]
    assert keys(game.state.mission_hand[EMPIRE]) == ["oversee_project", "research_and_development"]


# Destroyed systems.


def superlaser(table: Table, *answers: object) -> Table:
    return attempt(put(table, "alderaan", death_star=1), "superlaser_online", *answers).state


@pytest.mark.rule("rebellion:destroyed.01", "rebellion:destroyed.03", "rebellion:destroyed.07")
def test_a_destroyed_system_loses_rebel_ground_units_and_loyalty_but_no_leader() -> None:
    table = put(loyal(stage(), "alderaan", to=REBEL), "alderaan", rebel_trooper=2, ion_cannon=1, x_wing=1)
    table = superlaser(lead(table, "princess_leia", place="alderaan"), (at("corellia"),))
    assert table.destroyed[where("alderaan")]
    assert units_in(table, "alderaan") == {"death_star": 1, "x_wing": 1}
    assert table.supply[UNIT_NUMBER["rebel_trooper"]] == 21
    assert place_of(table, "princess_leia") == where("alderaan")
    gain_loyalty(table, REBEL, where("alderaan"), 2)
    put(table, "alderaan", stormtrooper=1)
    subjugate(table)
    assert table.loyalty[where("alderaan")] == NEUTRAL
    assert not table.subjugated[where("alderaan")]


@pytest.mark.rule("rebellion:destroyed.02", "rebellion:destroyed.05")
def test_the_empire_chooses_what_its_ships_there_cannot_carry() -> None:
    table = put(
        put(stage(), "alderaan", stormtrooper=6, at_st=2, tie_fighter=1), "alderaan", death_star=1
    )  # room for 8
    game = attempt(table, "superlaser_online", (at("corellia"),))
    assert asked(game) == ("rebellion-lose-excess", [kind("tie_fighter"), kind("stormtrooper"), kind("at_st")])
    assert seat_of(game) == EMPIRE
    game.choose(kind("at_st"))
    assert units_in(game.state, "alderaan") == {"tie_fighter": 1, "death_star": 1, "stormtrooper": 6, "at_st": 1}
    enough = attempt(put(stage(), "alderaan", stormtrooper=8, death_star=1), "superlaser_online", (at("corellia"),))
    assert units_in(enough.state, "alderaan") == {"death_star": 1, "stormtrooper": 8}


@pytest.mark.rule("rebellion:destroyed.05")
def test_cargo_left_without_ships_in_a_destroyed_system_is_lost() -> None:
    table = put(stage(), "alderaan", rebel_trooper=2, rebel_transport=1)
    table.destroyed[where("alderaan")] = True
    assert units_in(settled(table), "alderaan") == {"rebel_transport": 1, "rebel_trooper": 2}
    table = put(stage(), "alderaan", rebel_trooper=2, x_wing=1)
    table.destroyed[where("alderaan")] = True
    assert units_in(settled(table), "alderaan") == {"x_wing": 1}


@pytest.mark.rule("rebellion:destroyed.04", "rebellion:destroyed.06")
def test_in_a_destroyed_system_only_ships_fight() -> None:
    from tablero.games.rebellion.combat import shared
    from tablero.games.rebellion.facts import GROUND, SPACE

    table = put(stage(), "alderaan", star_destroyer=1, stormtrooper=1, mon_calamari_cruiser=1, rebel_trooper=1)
    assert shared(table, where("alderaan")) == [SPACE, GROUND]
    table.destroyed[where("alderaan")] = True
    assert shared(table, where("alderaan")) == [SPACE]


@pytest.mark.rule("rebellion:gap.17", "rebellion:win.02")
@pytest.mark.parametrize("errata", [False, True])
def test_the_errata_let_the_empire_win_by_destroying_the_hidden_base(errata: bool) -> None:
    table = put(stage(base="alderaan", errata=errata), "alderaan", death_star=1)
    game = attempt(table, "superlaser_online")
    if errata:
        assert game.outcome is not None
        assert (game.outcome.winners, game.outcome.why.id) == ((EMPIRE,), "rebellion-won-superlaser")
    else:
        game.choose((at("corellia"),))
        assert game.outcome is not None
        assert game.outcome.winners == ()
        assert not game.state.base_revealed


@pytest.mark.rule("rebellion:gap.17")
def test_with_the_errata_a_destroyed_system_is_known_to_hide_no_base() -> None:
    table = put(stage(errata=True), "alderaan", death_star=1)
    known = attempt(table, "superlaser_online", (at("corellia"),)).state.possible_base
    assert not known & bit(where("alderaan"))
    assert known & bit(where("kessel"))


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
    imprisoned(table, "chewbacca", "kessel")
    Freeze().do(table, Act(EMPIRE, EMPIRE, where("kessel"), (), LEADER_NUMBER["chewbacca"]))
    assert ring_of(table, "chewbacca") == CARBONITE
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


@pytest.mark.rule("rebellion:rescue.04", "rebellion:base.14")
def test_while_the_base_is_revealed_the_rescued_go_to_its_system() -> None:
    table = put(imprisoned(stage(), "han_solo", "kessel"), "kessel", stormtrooper=1)
    reveal_base(table)
    game = attempt(table, "daring_rescue", (who("obi_wan_kenobi"),))
    assert place_of(game.state, "han_solo") == place_of(game.state, "obi_wan_kenobi") == where("hoth")


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
    game.choose(1)
    assert told(game, "rebellion-mission-succeeds")
    assert game.state.yoda_used
    again = attempt(game.state, "hit_and_run", at("kessel"), by="general_madine")
    assert told(again, "rebellion-rolls")
    assert again.outcome is not None  # nobody was asked


# Leaders.


@pytest.mark.rule("rebellion:leader.03")
def test_luke_the_jedi_is_luke_for_every_card() -> None:
    assert same_leader(LUKE, LUKE_JEDI)
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
    imprisoned(table, "chewbacca", "kessel")
    Lure().do(table, Act(EMPIRE, EMPIRE, where("kessel"), (), LEADER_NUMBER["chewbacca"]))
    assert table.leader_side[LEADER_NUMBER["chewbacca"]] == EMPIRE
    assert table.leader_side[LEADER_NUMBER["han_solo"]] == REBEL


# Units and movement.


@pytest.mark.rule("rebellion:unit.09", "rebellion:deathstar.02")
def test_units_up_to_a_sum_of_health_are_destroyed_at_once() -> None:
    table = put(stage(), "kessel", stormtrooper=3, at_st=1, at_at=1, death_star=1, x_wing=1)
    game = attempt(table, "hit_and_run", at("kessel"))
    assert asked(game) == ("rebellion-choose-victims", [kind("stormtrooper"), kind("at_st")])  # AT-AT: 3; own: no
    with pytest.raises(Illegal) as refused:
        game.choose((1, 1))
    assert refused.value.reason.rule == "rebellion:unit.09"
    game.choose((2, 0))
    assert units_in(game.state, "kessel") == {"stormtrooper": 1, "at_st": 1, "at_at": 1, "death_star": 1, "x_wing": 1}
    assert game.state.supply[UNIT_NUMBER["stormtrooper"]] == 29
    none = attempt(table, "hit_and_run", at("kessel"), (0, 0))
    assert units_in(none.state, "kessel") == units_in(table, "kessel")


@pytest.mark.rule("rebellion:move.10", "rebellion:base.07")
@pytest.mark.example("rebellion:ex.08")
def test_hidden_fleet_ignores_adjacency_but_neither_transport_nor_immobility() -> None:
    table = put(stage(), "rebel_base", rebel_transport=1, rebel_trooper=5, ion_cannon=1)
    game = attempt(lead(table, "princess_leia", place="rebel_base"), "hidden_fleet", at("ryloth"))
    assert asked(game)[1] == [kind("rebel_transport"), kind("rebel_trooper")]  # no cannon
    with pytest.raises(Illegal) as refused:
        game.choose((1, 5))
    assert refused.value.reason.rule == "rebellion:transport.01"
    game.choose((1, 4))
    assert units_in(game.state, "ryloth") == {"rebel_transport": 1, "rebel_trooper": 4}
    assert game.state.possible_base == ALL_SYSTEMS  # nothing is learned: Ryloth need not be near


@pytest.mark.rule("rebellion:move.11")
def test_ignoring_transport_leaves_the_other_limits() -> None:
    table = put(stage(), "rebel_base", rebel_trooper=5, airspeeder=1, shield_generator=1, x_wing=1)
    game = attempt(table, "lead_the_strike_team", at("ryloth"))
    assert asked(game)[1] == [kind("rebel_trooper"), kind("airspeeder")]
    with pytest.raises(Illegal) as refused:
        game.choose((4, 1))
    assert refused.value.reason.rule == "rebellion:move.10"
    game.choose((3, 1))
    assert units_in(game.state, "ryloth") == {"rebel_trooper": 3, "airspeeder": 1}
    pinned = attempt(lead(table, "princess_leia", place="rebel_base"), "lead_the_strike_team", at("ryloth"))
    assert pinned.outcome is not None  # her presence holds them back


@pytest.mark.rule("rebellion:deathstar.03")
def test_construct_death_star_puts_one_in_the_system_and_one_on_the_queue() -> None:
    table = put(put(stage(), "yavin", x_wing=1), "kessel", stormtrooper=1)
    assert "yavin" not in aims(table, "construct_death_star")
    assert "kessel" not in aims(table, "construct_death_star")
    game = attempt(table, "construct_death_star", at("endor"))
    assert units_in(game.state, "endor") == {"death_star_under_construction": 1}
    assert on_queue(game.state, 3) == {"death_star": 1}
    again = attempt(game.state, "construct_death_star", at("hoth"))
    assert on_queue(again.state, 3) == {"death_star": 1}  # there is one site in the box
    assert units_in(again.state, "hoth") == {}


@pytest.mark.rule("rebellion:project.01")
def test_research_draws_projects_which_are_missions() -> None:
    table = loyal(stage(), "corellia", to=EMPIRE)
    table.project_deck = [card("superlaser_online"), card("oversee_project"), card("construct_factory")]
    game = attempt(table, "research_and_development")
    offered = [("mission", card("construct_factory")), ("mission", card("oversee_project"))]
    assert asked(game) == ("rebellion-keep-project", offered)
    game.choose(("mission", card("oversee_project")))
    assert keys(game.state.project_deck) == ["construct_factory", "superlaser_online"]
    assert "oversee_project" in keys(game.state.mission_hand[EMPIRE])
    assert game.state.seen_mission[card("construct_factory")] == 1 << EMPIRE


@pytest.mark.rule("rebellion:team.27")
def test_projects_drawn_by_the_admiral_go_to_the_hand_that_the_general_holds() -> None:
    table = loyal(stage(4), "corellia", to=EMPIRE)
    table.project_deck = [card("superlaser_online"), card("superlaser_online", 1)]
    game = attempt(table, "secret_weapons_research", by="grand_moff_tarkin")
    assert keys(game.state.mission_hand[EMPIRE]) == ["superlaser_online", "superlaser_online"]
    assert not told(game, "rebellion-missions-drawn")


@pytest.mark.rule("rebellion:discard.03")
def test_an_empty_project_deck_is_made_anew() -> None:
    table = loyal(stage(), "corellia", to=EMPIRE)
    table.project_deck = [card("oversee_project")]
    table.project_discard = [card("superlaser_online"), card("superlaser_online", 1)]
    game = attempt(table, "secret_weapons_research")
    assert "oversee_project" in keys(game.state.mission_hand[EMPIRE])
    assert len(game.state.mission_hand[EMPIRE]) == 2
    assert (len(game.state.project_deck), game.state.project_discard) == (1, [])


# The base.


@pytest.mark.rule("rebellion:base.16")
@pytest.mark.example("rebellion:ex.01")
@pytest.mark.parametrize(("revealed", "draws"), [(False, 2), (True, 1)])
def test_gather_intel_counts_where_the_base_is_now(revealed: bool, draws: int) -> None:
    table = loyal(put(put(stage(), "rebel_base", rebel_trooper=8), "hoth", x_wing=5), "naboo", to=REBEL)
    if revealed:
        reveal_base(table)
        table.units[where("hoth") * len(UNITS) + UNIT_NUMBER["rebel_trooper"]] = 0
    table.probe_deck = [where(key) for key in ("kessel", "rodia", "ryloth")]
    game = attempt(table, "gather_intel")
    assert len(game.state.probe_hand) == draws


@pytest.mark.rule("rebellion:base.16")
def test_cards_for_the_base_space_mean_its_system_while_it_is_revealed() -> None:
    table = loyal(stage(), "naboo", to=REBEL)
    reveal_base(table)
    game = attempt(table, "base_defenses")
    assert units_in(game.state, "hoth") == {"ion_cannon": 1, "shield_generator": 1}
    assert units_in(game.state, "rebel_base") == {}
    fleet = attempt(put(table, "hoth", x_wing=2), "hidden_fleet", at("ryloth"), (2,))
    assert units_in(fleet.state, "ryloth") == {"x_wing": 2}


@pytest.mark.rule("rebellion:base.17", "rebellion:cheat.01")
def test_long_range_probe_finds_the_base_without_revealing_it() -> None:
    found = attempt(stage(), "long_range_probe", at("hoth"))
    assert told(found, "rebellion-base-here-yes")
    assert not found.state.base_revealed
    assert found.state.possible_base == bit(where("hoth"))
    missed = attempt(stage(), "long_range_probe", at("endor"))
    assert told(missed, "rebellion-base-here-no")
    assert missed.state.possible_base == ALL_SYSTEMS & ~bit(where("endor"))


@pytest.mark.rule("rebellion:cheat.01")
def test_what_is_said_of_the_base_must_be_true() -> None:
    table = put(imprisoned(stage(), "han_solo", "kessel"), "kessel", stormtrooper=1)
    wins = [HIT_] * 3 + [BLANK_] * 4
    game = attempt(table, "homing_beacon", dice=wins)
    assert asked(game) == ("rebellion-release", systems("bespin", "endor", "hoth", "mustafar"))
    assert seat_of(game) == REBEL
    with pytest.raises(Illegal):
        game.choose(at("kessel"))
    game.choose(at("endor"))
    assert place_of(game.state, "han_solo") == where("endor")
    assert ring_of(game.state, "han_solo") == NO_RING
    assert game.state.possible_base == bits(REGIONS[SYSTEMS[where("hoth")].region])
    droid = attempt(table, "interrogation_droid", dice=wins)
    assert at("hoth") not in asked(droid)[1]  # the base is named in any case
    droid.choose((at("naboo"), at("rodia")))
    named = told(droid, "rebellion-systems-named")[0]["places"]
    assert [place.id for place in named] == [f"rebellion-place-{key}" for key in ("rodia", "hoth", "naboo")]
    assert droid.state.possible_base == bits([where(key) for key in ("rodia", "hoth", "naboo")])


# The new base.


def mobilized(table: Table, leaders: int = 1) -> Table:
    table.mobilizing.append((REBEL, leaders))
    table.probe_deck = [n for n in PROBES if n != table.base]
    return table


@pytest.mark.rule("rebellion:newbase.07")
def test_rapid_mobilization_asks_nothing_before_the_end_of_the_command_phase() -> None:
    game = attempt(stage(), "rapid_mobilization")
    assert game.outcome is not None
    assert game.state.mobilizing == [(REBEL, 1)]
    late = act(mobilized(stage()), end_of_command)
    assert asked(late)[0] == "rebellion-new-base"


@pytest.mark.rule("rebellion:newbase.01")
@pytest.mark.parametrize(("leaders", "draws"), [(1, 4), (2, 8)])
def test_four_probe_cards_are_drawn_or_eight_for_two_leaders(leaders: int, draws: int) -> None:
    table = mobilized(stage(), leaders)
    game = act(table, end_of_command)
    name, options = asked(game)
    assert name == "rebellion-new-base"
    assert options == [*(("site", n) for n in table.probe_deck[: -draws - 1 : -1]), "stay"]


@pytest.mark.rule("rebellion:newbase.02", "rebellion:newbase.03", "rebellion:newbase.09")
def test_moving_gives_the_old_base_up_and_hides_the_new_one() -> None:
    table = put(mobilized(stage()), "rebel_base", x_wing=2, ion_cannon=1)
    lead(table, "mon_mothma", place="rebel_base")
    new = table.probe_deck[-2]
    game = act(table, end_of_command, ("site", new))
    after = game.state
    assert (after.base, after.base_revealed) == (new, False)
    assert units_in(after, "hoth") == {"x_wing": 2, "ion_cannon": 1}
    assert units_in(after, "rebel_base") == {}
    assert place_of(after, "mon_mothma") == where("hoth")
    assert after.probe_hand == [where("hoth")]
    assert told(game, "rebellion-base-moved")[0]["place"].id == "rebellion-place-hoth"
    assert new not in after.probe_deck
    assert sorted(after.probe_deck[:3]) == sorted(table.probe_deck[-1:] + table.probe_deck[-4:-2])  # to the bottom
    assert after.possible_base & bit(new)


@pytest.mark.rule("rebellion:newbase.04")
def test_the_rebels_may_stay_after_looking() -> None:
    table = mobilized(stage())
    game = act(table, end_of_command, "stay")
    assert (game.state.base, game.state.base_revealed) == (where("hoth"), False)
    assert sorted(game.state.probe_deck[:4]) == sorted(table.probe_deck[-4:])
    assert game.state.probe_hand == []


@pytest.mark.rule("rebellion:newbase.05", "rebellion:newbase.06")
def test_no_base_where_the_empire_is_or_nothing_is_left() -> None:
    table = mobilized(stage())
    table.probe_deck = [where(key) for key in ("kessel", "rodia", "naboo", "yavin")]
    loyal(put(table, "rodia", tie_fighter=1), "kessel", to=EMPIRE)
    table.destroyed[where("naboo")] = True
    game = act(table, end_of_command)
    assert asked(game)[1] == [("site", where("yavin")), "stay"]
    put(table, "yavin", stormtrooper=1)
    assert asked(act(table, end_of_command))[1] == ["stay"]


@pytest.mark.rule("rebellion:newbase.08")
def test_a_revealed_base_can_be_moved_too() -> None:
    table = stage()
    reveal_base(table)
    resolved = attempt(table, "rapid_mobilization")
    assert place_of(resolved.state, "mon_mothma") == where("hoth")
    mobilized(put(table, "hoth", x_wing=1))
    game = act(table, end_of_command)
    assert asked(game)[0] == "rebellion-new-base"  # bringing units is not offered: the space is closed
    game.choose(0)
    assert not game.state.base_revealed
    assert units_in(game.state, "hoth") == {"x_wing": 1}


@pytest.mark.rule("rebellion:base.07", "rebellion:base.13")
def test_rapid_mobilization_brings_up_to_five_units_of_one_system() -> None:
    table = put(mobilized(stage()), "ryloth", rebel_transport=2, rebel_trooper=6)
    put(table, "naboo", x_wing=1)
    game = act(table, end_of_command)
    assert asked(game) == ("rebellion-mobilize", ["new_base", "bring_units"])
    game.choose("bring_units")
    assert asked(game)[1] == [("from", where("ryloth")), ("from", where("naboo")), "done"]
    game.choose(("from", where("ryloth")))
    with pytest.raises(Illegal) as refused:
        game.choose((2, 4))
    assert refused.value.reason.rule == "rebellion:move.10"
    game.choose((1, 4))
    assert units_in(game.state, "rebel_base") == {"rebel_transport": 1, "rebel_trooper": 4}
    assert game.state.mobilizing == []


@pytest.mark.rule("rebellion:limit.02")
def test_gaining_stops_at_the_supply() -> None:
    table = stage()
    assert gain_units(table, where("kessel"), UNIT_NUMBER["ion_cannon"], 4) == 3
    assert units_in(table, "kessel") == {"ion_cannon": 3}


@pytest.mark.rule("rebellion:loyalty.09", "rebellion:destroyed.07")
def test_loyalty_in_a_region_is_gained_where_it_can_change() -> None:
    table = loyal(stage(), "coruscant", to=EMPIRE)
    table.destroyed[where("alderaan")] = True
    game = act(table, lambda t: GainLoyaltyInRegion(1).run(t, Act(EMPIRE, EMPIRE, where("coruscant"))))
    assert asked(game)[1] == systems("cato_neimoidia", "corellia")
