"""Cards in hand: objectives, projects, action cards, rings, recruits."""

from __future__ import annotations

from typing import Any, Final

from tablero.games.rebellion.content.objectives import OBJECTIVES
from tablero.games.rebellion.facts import (
    DISTANCE,
    EMPIRE,
    LEADER_NUMBER,
    LEADERS,
    REBEL,
    REGIONS,
    SUCCESSES,
    SYSTEMS,
)
from tablero.games.rebellion.habits.armies import ability, army, price, troops
from tablero.games.rebellion.habits.asked import Habit, told_leader
from tablero.games.rebellion.habits.building import nearness
from tablero.games.rebellion.habits.hunting import imperial_activations
from tablero.games.rebellion.habits.knowledge import YIELD, suspects
from tablero.games.rebellion.habits.values import in_general, loyalty
from tablero.games.rebellion.missions import mission_of
from tablero.games.rebellion.objectives import fulfilled
from tablero.games.rebellion.state import ON_MISSION, Table
from tablero.kernel import Care, Choose, Option, Pick

EASE: Final = {
    "regional_support": 3.0,
    "defend_the_people": 3.0,
    "popular_support": 2.5,
    "cut_supply_lines": 2.0,
    "crippling_blow": 2.0,
    "liberation": 2.0,
    "leave_no_one_behind": 2.0,
    "establish_outposts": 2.0,
    "rebel_assault": 1.5,
    "major_victory": 1.5,
    "heart_of_the_empire": 1.0,
    "return_of_the_jedi": 1.0,
    "death_star_plans_2": 1.0,
    "death_star_plans_3": 1.0,
    "inspire_sympathy": 0.5,
}
"""How easily an objective comes about."""


def objective_worth(table: Table, card: int) -> float:
    """Return how much the Rebels want an objective."""
    objective = OBJECTIVES[card]
    now = 3.0 if objective.timing == "refresh" and fulfilled(table, card) else 0.0
    return EASE[objective.key] + now + 0.5 * objective.reputation


def play_objective(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Play the objective that brings most Reputation."""
    return care.best(
        decision.options, lambda option: 0.0 if option == "decline" else 1.0 + OBJECTIVES[option[1]].reputation
    )


def bury_objective(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Send away the objective that one wants least, or as the Empire the one that the Rebels want most."""
    sign = -1.0 if side == REBEL else 1.0
    return care.best(decision.options, lambda option: 100.0 + sign * objective_worth(table, option[1]))


def order_objectives(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Put the best objective on top."""
    return care.best(decision.options, lambda option: objective_worth(table, option[1]))


# Missions.


def mission_worth(table: Table, option: Any, side: int) -> float:
    """Return what a mission card is worth to hold."""
    return in_general(table, mission_of(option[1]).key, side) if option[0] == "mission" else 0.0


def keep_mission(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Take the mission that is worth most."""
    return care.best(decision.options, lambda option: mission_worth(table, option, side))


def discard_missions(table: Table, decision: Pick, side: int, care: Care) -> Option:
    """Discard the missions that are worth least."""
    return care.some(decision, lambda option: -mission_worth(table, option, side))


def effect(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Prefer loyalty, projects and Chewbacca to what else a card offers."""
    wanted = ("gain_loyalty", "keep_project", "recruit_chewbacca")
    return next((option for option in decision.options if option in wanted), decision.options[0])


def pick_loyalty(table: Table, decision: Pick, side: int, care: Care) -> Option:
    """Gain loyalty where it is worth most."""
    return care.some(decision, lambda option: loyalty(table, side, option[1], side))


# Leaders.


def recruit(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Recruit who can do most, best somebody who commands."""

    def worth(option: Any) -> float:
        return 0.01 if option[0] != "recruit" else ability(option[2]) + 2.0 * LEADERS[option[2]].commands

    return care.best(decision.options, worth)


def recruit_more(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Draw until somebody can be recruited."""
    return "draw" if "draw" in decision.options else "enough"


def best_leader(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Take the leader who can do most."""
    return care.best(decision.options, lambda option: float(ability(option[1])))


def protect(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Protect somebody whose mission is still to come."""
    return care.best(
        decision.options, lambda option: ability(option[1]) + 20.0 * (table.leader_at[option[1]] == ON_MISSION)
    )


def return_home(table: Table, decision: Pick, side: int, care: Care) -> Option:
    """Let everybody go back to the base."""
    return care.some(decision, lambda option: 1.0)


def place_leader(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Send the leader of an action card where that card does most."""
    leader = LEADERS[told_leader(decision, "leader")].key
    acts = {target: value for value, target in imperial_activations(table)} if leader == OZZEL else {}
    return care.best(decision.options, lambda option: 100.0 + _use(table, leader, option[1], side, acts))


OZZEL: Final = LEADERS[LEADER_NUMBER["admiral_ozzel"]].key


def _use(table: Table, leader: str, system: int, side: int, acts: dict[int, float]) -> float:
    """Return what the card of a leader does in a system: each has one that sends him somewhere."""
    where = suspects(table, side)
    region = REGIONS[SYSTEMS[system].region]
    match leader:
        case "admiral_ozzel":
            return acts.get(system, -50.0)
        case "colonel_yularen":  # he asks of a whole region: best where about half of the suspects are
            inside = sum(where >> other & 1 for other in region)
            return -abs(2.0 * inside - where.bit_count())
        case "janus_greejatus" | "soontir_fel":
            return nearness(system, where)
        case "general_madine":
            return float(min(3, troops(army(table, system, EMPIRE), EMPIRE)))
        case "lando_calrissian":
            return YIELD[system] + troops(army(table, system, EMPIRE), EMPIRE)
        case "general_rieekan":
            return float(min(DISTANCE[table.base][system], 3))
        case "boba_fett":
            return price(army(table, system, EMPIRE), EMPIRE)
    return YIELD[system]


def closest(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Bring a prisoner where most guards are."""
    return care.best(decision.options, lambda option: 1.0 + price(army(table, option[1], side), side))


def refuge(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Go where the base may be near."""
    looked = suspects(table, EMPIRE)
    return care.best(decision.options, lambda option: 1.0 + nearness(option[1], looked))


# Moments for cards and rings.


def use(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Use a card when its moment has come."""
    return care.best(decision.options, lambda option: 0.01 if option == "decline" else 1.0)


def spend_ring(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Spend a ring as soon as it helps, against the die that counts most."""

    def helps(option: Any) -> float:
        match option:
            case "keep":
                return 0.01
            case ("blank", _, face):
                return float(SUCCESSES[face])
        return 1.0

    return care.best(decision.options, helps)


HABITS: Final[dict[str, Habit]] = {
    "rebellion-objective-refresh": play_objective,
    "rebellion-objective-combat": play_objective,
    "rebellion-objective-plans": play_objective,
    "rebellion-objective-eliminate": best_leader,
    "rebellion-bury-objective": bury_objective,
    "rebellion-order-objectives": order_objectives,
    "rebellion-keep-project": keep_mission,
    "rebellion-fetch-mission": keep_mission,
    "rebellion-discard-missions": discard_missions,
    "rebellion-choose-effect": effect,
    "rebellion-pick-loyalty": pick_loyalty,
    "rebellion-recruit": recruit,
    "rebellion-recruit-more": recruit_more,
    "rebellion-choose-card-leader": best_leader,
    "rebellion-choose-captured": best_leader,
    "rebellion-choose-rescued": best_leader,
    "rebellion-choose-ring": best_leader,
    "rebellion-choose-protected": protect,
    "rebellion-pick-returning": return_home,
    "rebellion-place-leader": place_leader,
    "rebellion-choose-closest": closest,
    "rebellion-choose-refuge": refuge,
    "rebellion-spend-ring": spend_ring,
    "rebellion-window-start_of_combat": use,
    "rebellion-window-captured": use,
    "rebellion-window-before_own_roll": use,
    "rebellion-window-own_mission_success": use,
    "rebellion-window-opponent_attempts": use,
    "rebellion-window-opponent_attempts_spec_ops": use,
    "rebellion-window-before_reveal": use,
    "rebellion-window-rescued_by_mission": use,
}
