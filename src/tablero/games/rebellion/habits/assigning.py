"""The Assignment phase as a market: leaders go on missions for what these bring, above what they cost in the pool.

A leader in the pool is worth the activation that the pool loses without it. With so many commanders left, that is the
least of as many best activations; so the first ones are cheap, and the last one is dear.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple

from tablero.games.rebellion.content.actions import ACTIONS
from tablero.games.rebellion.facts import EMPIRE, LEADERS
from tablero.games.rebellion.habits.armies import ability
from tablero.games.rebellion.habits.asked import Habit, told
from tablero.games.rebellion.habits.hunting import imperial_activations
from tablero.games.rebellion.habits.prospects import Prospect
from tablero.games.rebellion.habits.raiding import rebel_activations
from tablero.games.rebellion.habits.values import ACTION
from tablero.games.rebellion.missions import mission_named, mission_of
from tablero.games.rebellion.state import Table
from tablero.kernel import Care, Choose, Option

UPKEEP: Final = 0.12
"""What each skill and tactic value of a leader is worth in the pool, to oppose missions and to fight."""
IDLE: Final = 0.3
"""What a commander is worth in the pool for whom there is nothing to activate."""
MOBILE: Final = "rapid_mobilization"
TWO_SEE_MORE: Final = 1.5
"""Two leaders on Rapid Mobilization see twice as many sites."""

Team = tuple[int, ...]


class Offer(NamedTuple):
    """What some leaders could do instead of waiting in the pool."""

    value: float
    option: Option
    team: Team


def activations(table: Table, side: int) -> Sequence[tuple[float, int]]:
    """Return what activating each system promises a side, the best first."""
    return imperial_activations(table) if side == EMPIRE else rebel_activations(table)


def commanders(leaders: Team | list[int]) -> int:
    """Return how many leaders can activate systems."""
    return sum(LEADERS[leader].commands for leader in leaders)


class Market:
    """What the leaders of a pool cost."""

    __slots__ = ("count", "worth")

    def __init__(self, table: Table, side: int) -> None:
        self.worth = [value for value, _ in activations(table, side) if value > 0]
        self.count = commanders(table.pool(side))

    def cost(self, team: Team) -> float:
        """Return what the pool loses when some leaders leave it."""
        taken = range(max(0, self.count - commanders(team)), self.count)
        acts = sum(self.worth[place] if place < len(self.worth) else IDLE for place in taken)
        return acts + UPKEEP * sum(map(ability, team))


def own_pool(table: Table, side: int, seat: int) -> list[int]:
    """Return the leaders in a player's own pool: in a team each has one."""
    return [leader for leader in table.pool(side) if table.leader_seat(leader) == seat]


def teams(pool: list[int], prospect: Prospect) -> list[Team]:
    """Return who could be sent on a mission: one leader, or two where that makes any difference."""
    found: list[Team] = [(leader,) for leader in pool]
    mission = prospect.mission
    if mission.attempt or mission.required > 1 or mission.key == MOBILE:
        found += combinations(pool, 2)
    return [team for team in found if prospect.able(team)]


def worth(prospect: Prospect, team: Team) -> float:
    """Return what a team makes of a mission."""
    value = prospect.best(team)[0]
    return value * TWO_SEE_MORE if prospect.mission.key == MOBILE and len(team) == 2 else value


def offers(table: Table, decision: Choose, side: int) -> list[Offer]:
    """Return the best team for each mission and card that could be assigned or used now."""
    market, pool = Market(table, side), own_pool(table, side, decision.seat)
    found: list[Offer] = []
    for option in decision.options:
        match option:
            case ("assign", int(card)):
                prospect = Prospect(table, mission_of(card), side)
                made = [(worth(prospect, team) - market.cost(team), team) for team in teams(pool, prospect)]
                if prospect.chances and made:
                    found.append(Offer(max(made)[0], option, max(made)[1]))
            case ("join", int(index)):
                mission = table.assigned[index]
                prospect = Prospect(table, mission_of(mission.card), side)
                before = prospect.best(mission.leaders)[0] if prospect.able(mission.leaders) else 0.0
                for leader in pool:
                    more = prospect.best((*mission.leaders, leader))[0] - before
                    found.append(Offer(more - market.cost((leader,)), option, (leader,)))
            case ("use", int(card), int(leader)):
                found.append(Offer(ACTION.get(ACTIONS[card].key, 2.0) - market.cost((leader,)), option, (leader,)))
    return found


def assign(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Take the best offer, as long as it is worth more than it costs."""
    values: dict[Option, float] = {"done": 0.0}
    for offer in offers(table, decision, side):
        values[offer.option] = max(offer.value, values.get(offer.option, -1.0))
    return care.best(decision.options, lambda option: values.get(option, -1.0))


def first(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Send the leader who begins the best team."""
    prospect, market = Prospect(table, mission_named(told(decision, "card")), side), Market(table, side)
    pool = [int(option[1]) for option in decision.options]
    made = [(worth(prospect, team) - market.cost(team), team) for team in teams(pool, prospect)]
    if made:
        return "leader", max(made)[1][0]
    return care.best(decision.options, lambda option: prospect.best((int(option[1]),))[0] + 1)


def second(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Add the leader who makes it more likely by more than it costs."""
    prospect, market = Prospect(table, mission_named(told(decision, "card")), side), Market(table, side)
    others = [int(option[1]) for option in decision.options if option != "alone"]
    sent = next(leader for leader in own_pool(table, side, decision.seat) if leader not in others)
    alone = worth(prospect, (sent,)) if prospect.able((sent,)) else -1.0
    rated: dict[Option, float] = {"alone": alone - market.cost((sent,))}
    for team in teams([sent, *others], prospect):
        if len(team) == 2 and team[0] == sent:
            rated["leader", team[1]] = worth(prospect, team) - market.cost(team)
    return max(rated, key=lambda option: rated[option])


def veto(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Trust the Admiral."""
    return next(option for option in decision.options if option[0] == "accept")


HABITS: Final[dict[str, Habit]] = {
    "rebellion-assign": assign,
    "rebellion-assign-first": first,
    "rebellion-assign-second": second,
    "rebellion-veto": veto,
}
