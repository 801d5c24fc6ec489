"""Systems: kinds and regions, sabotage, destroyed systems."""

from __future__ import annotations

import pytest

from rebellion.fights import told
from rebellion.scenes import EMPIRE, REBEL, act, asked, lead, loyal, put, units_in, where
from rebellion.tries import (
    at,
    attempt,
    card,
    keys,
    kind,
    on_queue,
    place_of,
    queue,
    seat_of,
    stage,
    systems,
)
from tablero.games.rebellion.base import bit
from tablero.games.rebellion.board import gain_loyalty, subjugate
from tablero.games.rebellion.build import can_deploy_to, demand_of, usable_icons
from tablero.games.rebellion.cards import Act
from tablero.games.rebellion.conditions import (
    HasUnit,
    ImperialSystem,
    NeutralSystem,
    Populous,
    RebelSystem,
    Remote,
    Sabotaged,
    systems_where,
)
from tablero.games.rebellion.effects_leaders import MoveToUnits
from tablero.games.rebellion.effects_units import GainUnits
from tablero.games.rebellion.facts import (
    LEADER_NUMBER,
    REGIONS,
    SYSTEMS,
    UNIT_NUMBER,
)
from tablero.games.rebellion.settle import settle
from tablero.games.rebellion.state import NEUTRAL, Table


def keyed(numbers: list[int]) -> list[str]:
    return sorted(SYSTEMS[system].key for system in numbers)


def settled(table: Table) -> Table:
    return act(table, settle).state


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


@pytest.mark.rule("rebellion:system.02", "rebellion:system.07", "rebellion:system.08")
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
    once = attempt(table, "sabotage", at("kessel"))
    assert once.state.sabotaged[where("kessel")]
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
