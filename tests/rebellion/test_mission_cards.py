"""Every mission card: its facts, its words, and where it may be used."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rebellion.fights import all_texts
from rebellion.scenes import lead, loyal, put, where
from rebellion.tries import (
    aims,
    imprisoned,
    stage,
    who,
)
from tablero.games.rebellion.board import subjugate
from tablero.games.rebellion.content.missions import MISSION_CARDS, MISSION_NUMBER, MISSIONS
from tablero.games.rebellion.facts import (
    CARBONITE,
    DARK_SIDE,
    EMPIRE,
    LEADER_NUMBER,
    LEADERS,
    REBEL,
    SIDE_KEYS,
    SKILL_KEYS,
    SYSTEM_COUNT,
    SYSTEM_NUMBER,
)
from tablero.games.rebellion.missions import NAMES, mission_text, targets
from tablero.games.rebellion.state import Table

SCOPES = {
    "system": "system",
    "rebel_leader": "leader",
    "captured_leader": "captive",
    "rebel_base_space": "base",
    "none": "none",
}


@pytest.mark.shared
@pytest.mark.rule("rebellion:startmission.01", "rebellion:project.02")
def test_the_cards_are_those_of_the_box(shared: Path) -> None:
    rows = json.loads((shared / "data/rebellion/missions.json").read_text(encoding="utf-8"))["missions"]
    assert (len(MISSIONS), len(MISSION_CARDS)) == (53, 68)
    assert sorted(row["id"] for row in rows) == sorted(MISSION_NUMBER)
    for row in rows:
        mission = MISSIONS[MISSION_NUMBER[row["id"]]]
        portrait = LEADERS[mission.portrait].key if mission.portrait >= 0 else None
        found = (SIDE_KEYS[mission.side], mission.kind, SKILL_KEYS[mission.skill], mission.required, portrait)
        assert found == (row["faction"], row["type"], row["skill"], row["skill_required"], row["leader_portrait"])
        assert (mission.attempt, mission.scope) == (row["opposable"], SCOPES[row["target"]["scope"]])
        assert (mission.copies, mission.all_icons) == (row["count"], row["count_all_skill_icons"])


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_card_says_itself(lang: str) -> None:
    texts = all_texts(lang)
    for name, mission in zip(NAMES, MISSIONS, strict=True):
        assert texts.render(name)
        assert all(texts.render(line) for line in mission_text(mission))


# Where each may be used.


def galaxy() -> Table:
    """Return a galaxy with a system of every sort; all others are neutral and empty."""
    table = loyal(stage(base="tatooine"), "corellia", "mustafar", "coruscant", to=EMPIRE)
    loyal(table, "mon_calamari", "bothawui", to=REBEL)
    put(table, "mustafar", star_destroyer=1)
    put(table, "sullust", stormtrooper=1)
    put(put(table, "bothawui", stormtrooper=1), "kashyyyk", assault_carrier=1)
    put(put(table, "endor", death_star=1), "dathomir", x_wing=1)
    put(table, "hoth", super_star_destroyer=1)
    put(table, "ilum", death_star_under_construction=1)
    table.sabotaged[where("ryloth")] = True
    table.destroyed[where("rodia")] = True
    subjugate(table)
    return table


LOYAL = {"corellia", "mustafar", "coruscant"}
SUBJUGATED = {"sullust", "bothawui"}
IMPERIAL = LOYAL | SUBJUGATED
HELD = {"mustafar", "sullust", "bothawui", "kashyyyk", "endor", "hoth", "ilum"}
REMOTE = {"yavin", "tatooine", "endor", "hoth", "dantooine", "ilum", "dathomir", "dagobah"}
ALL = set(SYSTEM_NUMBER)
POPULOUS = ALL - REMOTE - {"rodia"}

WHERE: dict[str, set[str]] = {
    "build_alliance": POPULOUS,
    "infiltration": HELD,
    "sabotage": ALL,
    "base_defenses": {"mon_calamari"},
    "establish_trade_relations": ALL - {"ryloth"},
    "incite_rebellion": SUBJUGATED,
    "public_uprising": SUBJUGATED,
    "support_of_mon_calamari": {"mon_calamari"},
    "covert_operation": HELD,
    "plan_the_assault": HELD - {"sullust", "bothawui"},
    "seek_yoda": {"dagobah"},
    "stolen_plans": HELD,
    "demolition": IMPERIAL,
    "hit_and_run": ALL,
    "lead_the_strike_team": ALL,
    "misdirection": HELD,
    "rogue_squadron_raid": IMPERIAL,
    "wookiee_uprising": {"kashyyyk"},
    "hidden_fleet": ALL - HELD,
    "plant_false_lead": HELD,
    "gather_intel": {"mon_calamari"},
    "research_and_development": LOYAL,
    "rule_by_fear": HELD & POPULOUS,
    "display_of_power": POPULOUS,
    "double_our_efforts": IMPERIAL,
    "fear_will_keep_them_in_line": {"mustafar", "endor", "hoth"},
    "imperial_propaganda": IMPERIAL,
    "trade_negotiations": POPULOUS,
    "intercept_transmission": {"mon_calamari"},
    "long_range_probe": ALL,
    "probe_droid_initiative": {"mustafar", "hoth"},
    "hunt_them_down": ALL,
    "planetary_conquest": ALL,
    "address_delays": IMPERIAL,
    "secret_weapons_research": IMPERIAL,
    "construct_death_star": REMOTE - {"dathomir"},
    "construct_factory": IMPERIAL,
    "construct_super_star_destroyer": {"corellia"},
    "oversee_project": HELD,
    "superlaser_online": {"endor"},
    "daring_rescue": set(),
    "for_the_greater_good": set(),
}


@pytest.mark.rule("rebellion:mission.04", "rebellion:mission.06")
@pytest.mark.parametrize("key", sorted(WHERE))
def test_where_a_mission_may_be_revealed(key: str) -> None:
    table = galaxy()
    assert set(aims(table, key)) == WHERE[key]
    assert ("system", SYSTEM_COUNT) not in targets(table, MISSIONS[MISSION_NUMBER[key]])


def test_all_missions_in_systems_are_listed() -> None:
    assert sorted(WHERE) == sorted(mission.key for mission in MISSIONS if mission.scope == "system")


def test_with_the_errata_sabotage_needs_a_populous_system() -> None:
    assert aims(stage(errata=True), "sabotage") == aims(stage(), "build_alliance")


@pytest.mark.rule("rebellion:mission.05", "rebellion:captive.09")
@pytest.mark.parametrize("key", [mission.key for mission in MISSIONS if mission.scope in ("leader", "captive")])
def test_whom_a_mission_may_be_against(key: str) -> None:
    table = lead(stage(), "princess_leia", place="kessel")
    lead(table, "mon_mothma", place="naboo")
    lead(lead(table, "jan_dodonna", place="rebel_base"), "general_rieekan")
    imprisoned(imprisoned(table, "han_solo", "kessel"), "chewbacca", "kessel", CARBONITE)
    imprisoned(put(table, "kessel", stormtrooper=1), "lando_calrissian", "kessel", DARK_SIDE)
    table.leader_side[LEADER_NUMBER["lando_calrissian"]] = EMPIRE
    lead(table, "darth_vader", place="kessel")
    mission = MISSIONS[MISSION_NUMBER[key]]
    free = ["mon_mothma", "princess_leia"] if key != "capture_rebel_operative" else ["princess_leia"]
    expected = free if mission.scope == "leader" else ["chewbacca", "han_solo"]
    assert targets(table, mission) == [who(leader) for leader in expected]


@pytest.mark.rule("rebellion:captive.09")
def test_rescue_missions_need_a_prisoner() -> None:
    table = put(stage(), "kessel", stormtrooper=1)
    assert aims(table, "daring_rescue") == []
    imprisoned(table, "han_solo", "kessel", CARBONITE)
    assert aims(table, "daring_rescue") == aims(table, "for_the_greater_good") == ["kessel"]


def test_the_rebels_attempt_nothing_in_a_locked_system() -> None:
    table = put(stage(), "kessel", tie_fighter=1)
    table.locked.append(where("kessel"))
    assert aims(table, "infiltration") == []
    assert "kessel" not in aims(table, "sabotage")
    assert aims(table, "plant_false_lead") == ["kessel"]  # it is resolved, not attempted
    assert "kessel" in aims(table, "hunt_them_down")
