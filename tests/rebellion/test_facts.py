"""The components: what the box holds, and that our files agree with the facts gathered beside the checkout."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablero.games.rebellion.content.objectives import OBJECTIVES
from tablero.games.rebellion.facts import (
    ADMIRAL,
    BASE_BUILD,
    BASE_ICONS,
    BLANK,
    BUILD_SPACES,
    BUILT_FROM,
    COLOUR_KEYS,
    CORUSCANT,
    DIRECT_HIT,
    EMPIRE,
    FACE_KEYS,
    FACES,
    GROUND,
    HIT,
    LAST_SPACE,
    LEADER_NUMBER,
    LEADERS,
    PROBES,
    REBEL,
    RECRUIT_SPACES,
    REGIONS,
    RINGS,
    ROLE_KEYS,
    SIDE_KEYS,
    SKILL_KEYS,
    SPACE,
    SPECIAL,
    SYSTEM_NUMBER,
    SYSTEMS,
    THEATER_KEYS,
    UNITS,
    UNITS_OF,
    Icon,
)
from tablero.games.rebellion.setup import FIRST_GAME
from tablero.games.rebellion.state import Table

# What the rulebook says.


@pytest.mark.rule("rebellion:unit.06")
def test_the_imperial_units_in_the_box() -> None:
    assert {UNITS[n].key: UNITS[n].copies for n in UNITS_OF[EMPIRE]} == {
        "tie_fighter": 24,
        "assault_carrier": 8,
        "star_destroyer": 8,
        "super_star_destroyer": 2,
        "death_star": 2,
        "death_star_under_construction": 1,
        "stormtrooper": 30,
        "at_st": 10,
        "at_at": 4,
    }
    assert Table(2, False, False).supply == [unit.copies for unit in UNITS]


@pytest.mark.rule("rebellion:unit.07")
def test_the_rebel_units_in_the_box() -> None:
    assert {UNITS[n].key: UNITS[n].copies for n in UNITS_OF[REBEL]} == {
        "x_wing": 8,
        "y_wing": 12,
        "corellian_corvette": 4,
        "rebel_transport": 4,
        "mon_calamari_cruiser": 3,
        "rebel_trooper": 21,
        "airspeeder": 6,
        "shield_generator": 3,
        "ion_cannon": 3,
    }
    assert Table(2, False, False).supply == [unit.copies for unit in UNITS]


@pytest.mark.rule("rebellion:resource.01", "rebellion:build.09")
def test_colour_and_shape_of_an_icon_decide_what_it_builds() -> None:
    built = {(side, icon): sorted(UNITS[n].key for n in units) for (side, icon), units in BUILT_FROM.items()}
    assert built == {
        (REBEL, (SPACE, "triangle")): ["rebel_transport", "x_wing", "y_wing"],
        (REBEL, (SPACE, "circle")): ["corellian_corvette"],
        (REBEL, (SPACE, "square")): ["mon_calamari_cruiser"],
        (REBEL, (GROUND, "triangle")): ["rebel_trooper"],
        (REBEL, (GROUND, "circle")): ["airspeeder"],
        (REBEL, (GROUND, "square")): ["ion_cannon", "shield_generator"],
        (EMPIRE, (SPACE, "triangle")): ["tie_fighter"],
        (EMPIRE, (SPACE, "circle")): ["assault_carrier"],
        (EMPIRE, (SPACE, "square")): ["star_destroyer"],
        (EMPIRE, (GROUND, "triangle")): ["stormtrooper"],
        (EMPIRE, (GROUND, "circle")): ["at_st"],
        (EMPIRE, (GROUND, "square")): ["at_at"],
    }


@pytest.mark.rule("rebellion:gap.09")
def test_there_is_a_probe_card_for_every_system_but_coruscant() -> None:
    assert len(PROBES) == 31
    assert sorted([*PROBES, CORUSCANT]) == list(range(32))


@pytest.mark.rule("rebellion:gap.11")
def test_a_die_has_two_hits_a_direct_hit_a_special_and_two_blanks() -> None:
    assert sorted(FACES) == sorted([HIT, HIT, DIRECT_HIT, SPECIAL, BLANK, BLANK])


@pytest.mark.rule("rebellion:gap.12")
def test_the_icons_of_the_time_track() -> None:
    assert RECRUIT_SPACES == (2, 3, 4, 5)
    assert BUILD_SPACES == (2, 4, 6, 8, 10, 12, 14)


@pytest.mark.rule("rebellion:gap.14")
def test_the_icons_of_the_rebel_base_space() -> None:
    assert BASE_ICONS == ((SPACE, "triangle"), (GROUND, "triangle"))
    assert BASE_BUILD == 1


@pytest.mark.rule("rebellion:gap.15")
def test_which_probe_cards_count_for_which_side() -> None:
    by_side = [[system.key for system in SYSTEMS if system.symbol == side] for side in (REBEL, EMPIRE)]
    assert sorted(by_side[REBEL]) == ["bothawui", "kashyyyk", "mon_calamari", "naboo", "ryloth"]
    imperial = ["corellia", "mandalore", "mustafar", "mygeeto", "rodia", "saleucami", "sullust"]
    assert sorted(by_side[EMPIRE]) == imperial


@pytest.mark.rule("rebellion:gap.16")
def test_which_leaders_are_the_admirals() -> None:
    blue = {leader.key for leader in LEADERS if leader.role == ADMIRAL}
    assert blue == {
        *("admiral_ackbar", "han_solo", "jan_dodonna", "lando_calrissian", "mon_mothma", "wedge_antilles"),
        *("admiral_ozzel", "emperor_palpatine", "grand_moff_tarkin", "admiral_piett", "soontir_fel", "janus_greejatus"),
    }


def test_systems_border_on_each_other() -> None:
    pairs = [(here, there) for here, system in enumerate(SYSTEMS) for there in system.near]
    assert len(pairs) == 2 * 69
    assert sorted(pairs) == sorted((there, here) for here, there in pairs)


# The same facts beside the checkout.


def data(shared: Path, name: str) -> Any:
    return json.loads((shared / "data" / "rebellion" / f"{name}.json").read_text(encoding="utf-8"))


def icons(rows: list[dict[str, str]]) -> tuple[Icon, ...]:
    return tuple((THEATER_KEYS.index(row["theatre"]), row["shape"]) for row in rows)


@pytest.mark.shared
def test_systems_agree_with_the_data(shared: Path) -> None:
    rows = data(shared, "systems")["systems"]
    near = data(shared, "adjacency")["neighbours"]
    assert {row["id"] for row in rows} == set(SYSTEM_NUMBER)
    for row in rows:
        system = SYSTEMS[SYSTEM_NUMBER[row["id"]]]
        side = row["probe_setup_allegiance"]
        assert system.icons == icons(row["resources"]), row["id"]
        assert system.build == (row["build_number"] or 0), row["id"]
        assert system.populous == (row["kind"] == "populous"), row["id"]
        assert system.symbol == (None if side is None else SIDE_KEYS.index(side)), row["id"]
        assert system.always_imperial == (row["fixed_loyalty"] is not None), row["id"]
        assert sorted(SYSTEMS[n].key for n in system.near) == sorted(near[row["id"]])
        assert system.at == (row["map"]["x"], row["map"]["y"])


@pytest.mark.shared
def test_regions_and_probes_agree_with_the_data(shared: Path) -> None:
    regions = [sorted(row["systems"]) for row in data(shared, "regions")["regions"]]
    assert [sorted(SYSTEMS[n].key for n in region) for region in REGIONS] == regions
    assert {SYSTEMS[n].key for n in PROBES} == {row["system"] for row in data(shared, "probes")["probes"]}


@pytest.mark.shared
def test_the_base_space_agrees_with_the_data(shared: Path) -> None:
    base = data(shared, "systems")["rebel_base_space"]
    assert (icons(base["resources"]), base["build_number"]) == (BASE_ICONS, BASE_BUILD)


@pytest.mark.shared
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.key)
def test_units_agree_with_the_data(shared: Path, unit: Any) -> None:
    [row] = [row for row in data(shared, "units")["units"] if row["id"] == unit.key]
    assert unit.side == SIDE_KEYS.index(row["faction"])
    assert unit.theater == THEATER_KEYS.index(row["theatre"])
    assert (unit.red, unit.black) == (row["attack"]["red"], row["attack"]["black"])
    health = row["health"] or {"value": 0, "colour": "red"}
    assert unit.health == (health["value"] or 0)
    assert not unit.health or COLOUR_KEYS[unit.colour] == health["colour"]
    assert (unit.capacity, unit.restricted) == (row["transport_capacity"], row["transport_restricted"])
    assert unit.immobile == row["immobile"]
    built = row["build_icon"] if row["buildable_from_icon"] else None
    assert unit.icon == (icons([built])[0] if built else None)
    assert (unit.copies, unit.starting) == (row["component_count"], row["starting_count"])
    assert unit.kind == (row["class"] or row["type"])


@pytest.mark.shared
def test_leaders_agree_with_the_data(shared: Path) -> None:
    rows = data(shared, "leaders")["leaders"]
    assert {row["id"] for row in rows} == set(LEADER_NUMBER)
    for row in rows:
        leader = LEADERS[LEADER_NUMBER[row["id"]]]
        assert leader.side == SIDE_KEYS.index(row["faction"]), row["id"]
        assert leader.skills == tuple(row["skills"][key] for key in SKILL_KEYS), row["id"]
        assert leader.tactics == (row["tactic"]["space"], row["tactic"]["ground"]), row["id"]
        assert ROLE_KEYS[leader.role] == row["team_role"], row["id"]
        assert leader.commands == row["can_activate_systems"], row["id"]
        assert (leader.entry == "start") == row["starting"], row["id"]
        assert (leader.entry != "start") == row["recruit_icon"], row["id"]
        assert leader.counts_as == (LEADER_NUMBER[row["counts_as"]] if row["counts_as"] else None)


@pytest.mark.shared
def test_dice_rings_and_track_agree_with_the_data(shared: Path) -> None:
    for die in data(shared, "dice")["dice"]:
        assert tuple(FACE_KEYS.index(face) for face in die["faces"]) == FACES
    assert tuple(row["id"] for row in data(shared, "rings")["rings"]) == RINGS
    spaces = data(shared, "time_track")["spaces"]
    assert tuple(row["space"] for row in spaces if row["recruit"]) == RECRUIT_SPACES
    assert tuple(row["space"] for row in spaces if row["build"]) == BUILD_SPACES
    assert spaces[-1]["space"] == LAST_SPACE


@pytest.mark.shared
def test_objectives_agree_with_the_data(shared: Path) -> None:
    rows = data(shared, "objectives")["objectives"]
    timings = {"combat": "combat", "start_of_refresh": "refresh"}
    found = [(card.key, card.tier, card.reputation, card.timing, card.returns) for card in OBJECTIVES]
    assert found == [
        (row["id"], row["tier"], row["reputation"] or 0, timings[row["timing"]], row["after_use"] == "return_to_hand")
        for row in rows
    ]


@pytest.mark.shared
def test_the_first_game_agrees_with_the_data(shared: Path) -> None:
    row = data(shared, "setup")["first_game"]
    for marker in ("rebel", "imperial", "subjugated"):
        assert sorted(FIRST_GAME[marker]) == sorted(row["loyalty"][marker])
    assert FIRST_GAME["units"] == {**row["units"]["imperial"], **row["units"]["rebel"]}
    assert sorted(FIRST_GAME["imperial"] + FIRST_GAME["subjugated"]) == row["probe_cards_removed"]
