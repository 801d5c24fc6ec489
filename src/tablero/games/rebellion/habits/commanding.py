"""The Command phase: what to do in a turn, where missions go, and whom to send against them."""

from __future__ import annotations

from typing import Final

from tablero.games.rebellion.facts import BASE, EMPIRE, LEADERS
from tablero.games.rebellion.habits.armies import ability
from tablero.games.rebellion.habits.asked import Habit
from tablero.games.rebellion.habits.assigning import MOBILE, Market, activations
from tablero.games.rebellion.habits.knowledge import suspects
from tablero.games.rebellion.habits.prospects import Prospect, beats
from tablero.games.rebellion.missions import PORTRAIT_BONUS, icons, mission_of
from tablero.games.rebellion.state import Table
from tablero.kernel import Care, Choose, Option

LATE: Final = 0.2
"""What can wait to the end of the phase is worth no more, so that nobody knows of it sooner than need be."""
LIKELY: Final = 8
"""With so few suspects or fewer a fight is likely where one of them is."""
EFFORT: Final = 0.4
NOTHING_ELSE: Final = 0.2
"""What a leader is still worth in the pool of a side that has passed."""


def turn(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Do what promises most: activate, reveal a mission, or, when nothing does, pass."""
    leaders = [int(option[1]) for option in decision.options if option[0] == "activate"]
    value, target = next(iter(activations(table, side)), (-1.0, -1)) if leaders else (-1.0, -1)
    sent = commander(table, leaders, target, side) if target >= 0 else -1

    def promise(option: Option) -> float:
        match option:
            case ("activate", leader):
                return value if leader == sent else 0.0
            case ("reveal", int(index)):
                assignment = table.assigned[index]
                prospect = Prospect(table, mission_of(assignment.card), side)
                return LATE if prospect.mission.key == MOBILE else prospect.best(assignment.leaders)[0]
            case "reveal_base":
                return -100.0
        return 0.01  # passing, rather than doing what brings nothing

    return care.best(decision.options, promise)


def commander(table: Table, leaders: list[int], target: int, side: int) -> int:
    """Return who activates a system: the best tactician where a fight is likely, else whoever is missed least."""
    where = suspects(table, EMPIRE) if side == EMPIRE else 0
    hard = table.has_units(target, 1 - side) or (where >> target & 1 and where.bit_count() <= LIKELY)
    if hard:
        return max(leaders, key=lambda leader: sum(LEADERS[leader].tactics))
    return min(leaders, key=ability)


def activate(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Activate the system that promises most."""
    values = {target: value for value, target in activations(table, side)}
    return care.best(decision.options, lambda option: values.get(int(option[1]), -50.0 - (option[1] == BASE)))


def mission_target(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Carry out the mission where its worth and its odds are best."""
    attempt = table.mission
    assert attempt is not None
    prospect = Prospect(table, mission_of(attempt.card), side, list(decision.options))
    dice = icons(prospect.mission, attempt.leaders)
    bonus = PORTRAIT_BONUS if prospect.mission.portrait in attempt.leaders else 0
    values = {one.option: prospect.expected(one, dice, bonus) for one in prospect.chances}
    return care.best(decision.options, lambda option: values.get(option, 0.0))


def oppose(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Send somebody if that spoils more than the leader would bring elsewhere."""
    attempt = table.mission
    assert attempt is not None
    mission = mission_of(attempt.card)
    at = ("system", attempt.system) if attempt.target < 0 else ("leader", attempt.target)
    stake = Prospect(table, mission, side, [at]).chances[0]
    bonus = PORTRAIT_BONUS if mission.portrait in attempt.leaders else 0
    before = beats(stake.own, bonus, stake.other) if stake.opposed else 1.0
    market = Market(table, side)
    passed = all(table.passed[turn] for turn, (of, _) in enumerate(table.order) if of == side)

    def spoils(option: Option) -> float:
        if option == "decline":
            return 0.0
        leader = int(option[1])
        elsewhere = NOTHING_ELSE if passed else market.cost((leader,))
        after = beats(stake.own, bonus, stake.other + icons(mission, (leader,)))
        return stake.worth * (before - after) - EFFORT - elsewhere

    return care.best(decision.options, spoils)


def assign_again(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Go on to the starting mission that promises most with the same leaders."""
    attempt = table.mission
    leaders = attempt.leaders if attempt is not None else ()

    def promise(option: Option) -> float:
        prospect = Prospect(table, mission_of(int(option[1])), side)
        return prospect.best(leaders)[0] if prospect.able(leaders) else -1.0

    return care.best(decision.options, promise)


HABITS: Final[dict[str, Habit]] = {
    "rebellion-turn": turn,
    "rebellion-activate-where": activate,
    "rebellion-mission-where": mission_target,
    "rebellion-mission-against": mission_target,
    "rebellion-oppose": oppose,
    "rebellion-assign-again": assign_again,
}
