"""What missions and action cards are worth, in points of about a tenth of a space of Reputation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablero.games.rebellion.evaluate import WORTH
from tablero.games.rebellion.facts import (
    CORUSCANT,
    EMPIRE,
    GROUND,
    REBEL,
    REGIONS,
    SYSTEMS,
    UNIT_COUNT,
    UNITS_OF,
)
from tablero.games.rebellion.habits.armies import NOBODY, ROWS, army, odds, price
from tablero.games.rebellion.habits.hiding import danger
from tablero.games.rebellion.habits.knowledge import YIELD, goals, suspects
from tablero.games.rebellion.state import QUEUE_SPACES, Table

MISSION: Final[Mapping[str, float]] = {
    # the hunt
    "interrogation_droid": 20.0,
    "homing_beacon": 12.0,
    "probe_droid_initiative": 9.0,
    "intercept_transmission": 8.0,
    "gather_intel": 6.0,
    "long_range_probe": 6.0,
    "planetary_conquest": 6.0,
    # prisoners
    "carbon_freezing": 14.0,
    "lure_of_the_dark_side": 12.0,
    "collect_bounty": 9.0,
    "daring_rescue": 8.0,
    "for_the_greater_good": 7.0,
    "capture_rebel_operative": 7.0,
    "retrieve_the_plans": 6.0,
    "detained": 3.0,
    "interrogation": 2.0,
    # loyalty
    "establish_trade_relations": 8.0,
    "display_of_power": 8.0,
    "build_alliance": 7.0,
    "support_of_mon_calamari": 7.0,
    "wookiee_uprising": 7.0,
    "fear_will_keep_them_in_line": 7.0,
    "imperial_propaganda": 5.0,
    "rule_by_fear": 4.0,
    "trade_negotiations": 4.0,
    # objectives
    "covert_operation": 9.0,
    "seek_yoda": 9.0,
    "infiltration": 4.0,
    "stolen_plans": 4.0,
    # fights and losses
    "incite_rebellion": 6.0,
    "public_uprising": 6.0,
    "demolition": 6.0,
    "rogue_squadron_raid": 6.0,
    "sabotage": 5.0,
    "hit_and_run": 5.0,
    "hunt_them_down": 5.0,
    "plan_the_assault": 3.0,
    "lead_the_strike_team": 3.0,
    "superlaser_online": 2.0,
    # building
    "construct_super_star_destroyer": 8.0,
    "address_delays": 6.0,
    "construct_factory": 6.0,
    "oversee_project": 6.0,
    "base_defenses": 5.0,
    "research_and_development": 5.0,
    "double_our_efforts": 4.0,
    "secret_weapons_research": 4.0,
    "construct_death_star": 3.0,
    # the base
    "plant_false_lead": 3.0,
    "rapid_mobilization": 1.0,
    "hidden_fleet": 1.0,
    # other missions
    "contingency_plan": 2.0,
    "misdirection": 0.5,
}
"""A mission that succeeds, where nothing better is known of the place or the moment."""

ACTION: Final[Mapping[str, float]] = {
    "local_rumors": 12.0,
    "rebel_planning": 9.0,
    "an_old_friend": 9.0,
    "temporary_alliance": 7.0,
    "ambush": 7.0,
    "brilliant_administrator": 7.0,
    "our_most_desperate_hour": 6.0,
    "independent_operation": 6.0,
    "public_support": 6.0,
    "catch_them_by_surprise": 5.0,
    "proceeding_as_planned": 5.0,
    "boba_fett_where": 1.0,
    "scouting_mission": 1.0,
    "start_the_evacuation": 0.0,
}
"""An action card that is used in place of assigning its leader."""

FLIGHT: Final = 70.0
"""What it is worth to flee from a danger that is certain."""
UPRISING = tuple(3 if row == min(ROWS[GROUND][REBEL]) else 0 for row in range(len(NOBODY)))
"""The three troopers of an uprising."""


def loyalty(table: Table, side: int, system: int, viewer: int) -> float:
    """Return what a point of loyalty in a system is worth to a side, as a viewer sees it."""
    of = table.loyalty[system]
    if system == CORUSCANT or not SYSTEMS[system].populous or table.destroyed[system] or of == side:
        return 0.0
    value = 3.0 + 0.7 * YIELD[system] - (of == 1 - side) - 2.0 * table.subjugated[system]
    if side == EMPIRE:
        return value + 3.0 * (of != REBEL and suspects(table, viewer) >> system & 1)
    wanted = goals(table, viewer)
    if "popular_support" in wanted and of != EMPIRE:
        value += 4.0 if table.loyalty.count(REBEL) == 5 else 2.0
    if "regional_support" in wanted:
        region = REGIONS[SYSTEMS[system].region]
        value += 5.0 / sum(SYSTEMS[other].populous and table.loyalty[other] != REBEL for other in region)
    return value + 3.0 * ("defend_the_people" in wanted and table.has_units(system, REBEL))


def queued(table: Table, side: int) -> float:
    """Return what a side is building."""
    spaces = range(1, QUEUE_SPACES + 1)
    return sum(table.queue[space * UNIT_COUNT + unit] * WORTH[unit] for space in spaces for unit in UNITS_OF[side])


def in_general(table: Table, key: str, viewer: int) -> float:
    """Return what a mission is worth wherever it succeeds."""
    where = suspects(table, viewer).bit_count()
    match key:
        case "gather_intel" | "probe_droid_initiative" | "intercept_transmission":
            cards = max(1, table.unit_total(table.base_place, REBEL) // 4) if key == "gather_intel" else 2.5
            return 0.0 if where <= 1 else min(16.0, 45.0 * cards / (where + 3))
        case "homing_beacon" | "interrogation_droid" if where <= 2:
            return 0.0
        case "rapid_mobilization" if viewer == REBEL:
            return FLIGHT * danger(table, 2) + 1.0
        case "infiltration":
            return 6.0 if len(table.objective_hand) < 2 else 4.0
        case "plant_false_lead":
            return 1.0 if len(table.probe_hand) < 4 else 6.0
        case "demolition" | "rogue_squadron_raid":
            return min(MISSION[key], 0.4 * queued(table, EMPIRE))
        case "double_our_efforts":
            return min(MISSION[key], 0.4 * queued(table, EMPIRE))
        case "oversee_project":
            return min(9.0, queued(table, EMPIRE))
    return MISSION[key]


def in_place(table: Table, key: str, side: int, system: int, viewer: int) -> float | None:
    """Return what a mission of a side is worth in a system; None where the place makes no difference."""
    region = REGIONS[SYSTEMS[system].region]
    match key:
        case "build_alliance" | "rule_by_fear" | "trade_negotiations":
            return loyalty(table, side, system, viewer)
        case "establish_trade_relations" | "wookiee_uprising":
            return 1.3 * loyalty(table, side, system, viewer)
        case "display_of_power":
            return 1.7 * loyalty(table, side, system, viewer)
        case "fear_will_keep_them_in_line":
            return sum(sorted(loyalty(table, side, other, viewer) for other in region)[-2:])
        case "imperial_propaganda":
            return 4.0 * sum(table.loyalty[other] == REBEL for other in region)
        case "sabotage":
            useful = table.imperial_system(system) and not table.sabotaged[system]
            return (2.0 + YIELD[system] + 5.0 * ("cut_supply_lines" in goals(table, viewer))) if useful else 0.0
        case "hit_and_run" | "hunt_them_down":
            return min(8.0, 0.8 * price(army(table, system, 1 - side), 1 - side))
        case "incite_rebellion" | "public_uprising":
            return _uprising(table, system, viewer)
        case "address_delays" | "construct_factory":
            return 0.0 if table.sabotaged[system] else 1.6 * YIELD[system]
        case "long_range_probe" | "planetary_conquest":
            least = 0.0 if key == "long_range_probe" else 3.0 + 2.0 * (table.loyalty[system] == REBEL)
            return least + _surprise(suspects(table, viewer), system)
        case "superlaser_online":
            gain = 0.7 * price(army(table, system, REBEL), REBEL)
            return 1.0 + gain - 3.0 * YIELD[system] * table.imperial_system(system)
    return None


def _uprising(table: Table, system: int, viewer: int) -> float:
    """Return what it is worth when the people of a subjugated system rise against its garrison."""
    there = army(table, system, EMPIRE)
    guards = [count if row in ROWS[GROUND][EMPIRE] else 0 for row, count in enumerate(there)]
    return 2.0 + odds(UPRISING, guards, REBEL) * (6.0 + 10.0 * ("liberation" in goals(table, viewer)))


def _surprise(where: int, system: int) -> float:
    """Return what it is worth to know of a system whether the base is there."""
    return 60.0 / where.bit_count() if where >> system & 1 and where.bit_count() > 1 else 0.0
