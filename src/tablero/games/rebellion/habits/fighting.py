"""Combat: dice, tactic cards, damage, and when to leave."""

from __future__ import annotations

from typing import Any, Final

from tablero.games.rebellion.content.tactics import TACTICS
from tablero.games.rebellion.damage import HEALTH, attack_of, combat_of
from tablero.games.rebellion.evaluate import WORTH
from tablero.games.rebellion.facts import (
    BLANK,
    DEATH_STAR,
    DIRECT_HIT,
    GROUND,
    LEADERS,
    REBEL,
    SPECIAL,
    SUCCESSES,
    SYSTEMS,
)
from tablero.games.rebellion.habits.armies import army, odds, price
from tablero.games.rebellion.habits.asked import Habit
from tablero.games.rebellion.state import Table
from tablero.kernel import Care, Choose, Distribute, Option, Pick

GREAT: Final = 14.0
"""A fight over so much is worth a leader of the pool."""
LOST: Final = 0.4
"""With lower odds one retreats."""
SIEGE: Final = 0.15
"""With lower odds the Empire retreats from the base."""
REROLLING: Final = ("space_concentrate_fire", "ground_concentrate_fire")
ESCAPE: Final = "ground_escape_plan"


def tactics(leader: int) -> int:
    """Return how good a leader is in a fight."""
    return sum(LEADERS[leader].tactics)


def hurts(unit: int, taken: int) -> float:
    """Return what one more point of damage to a unit is worth that has taken so much: the last one most of all."""
    left = HEALTH[unit] - taken
    if left <= 0:
        return -1.0
    return WORTH[unit] / HEALTH[unit] * (1.5 if left == 1 else 1.0)


def at_base(table: Table) -> bool:
    """Tell whether the fight is for the base."""
    return table.base_revealed and combat_of(table).system == table.base


# Before the fight.


def add_leader(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Send the best tactician of the pool to a great fight, and nobody to a skirmish."""
    system = combat_of(table).system
    stake = sum(price(army(table, system, of), of) for of in (side, 1 - side))
    if stake < GREAT and not at_base(table):
        return "nobody"
    return care.best(decision.options[1:], lambda option: float(tactics(int(option[1]))))


def bring_leader(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Bring the better tactician."""
    return care.best(decision.options, lambda option: float(tactics(int(option[1]))))


# The attack.


def combat_action(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Play what helps, and draw with special dice that nothing else needs."""

    def helps(option: Option) -> float:
        match option:
            case ("play", int(kind), _):
                key = TACTICS[kind].key
                blanks = sum(die.face == BLANK for die in attack_of(table).dice)
                if key == ESCAPE or (key in REROLLING and not blanks):
                    return -1.0
                return 1.0 + TACTICS[kind].special
            case ("draw", _):
                return 0.5
        return 0.01

    return care.best(decision.options, helps)


def reroll(table: Table, decision: Pick, side: int, care: Care) -> Option:
    """Roll blank dice again."""
    return care.some(decision, lambda option: float(option[3] == BLANK) - 0.5 * (option[3] != BLANK))


def reroll_one(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Roll a blank die again; in a mission, where they count nothing, any without a success."""

    def gain(option: Any) -> float:
        return 0.5 if option == "keep" else 1.0 - SUCCESSES[option[3]]

    return care.best(decision.options, gain)


def set_die(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Set dice to direct hits in a combat, to what counts twice in a mission."""
    face = DIRECT_HIT if table.combat is not None else SPECIAL
    return care.best(decision.options, lambda option: float(option != "done" and option[2] == face))


def draw_from(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Draw cards of the ground, where systems are won, unless only ships fight."""
    combat = combat_of(table)
    ground = all(table.has_ground(combat.system, of) for of in (side, 1 - side))
    return care.best(decision.options, lambda option: 1.0 if (option[1] == GROUND) == ground else 0.5)


def damage(table: Table, decision: Distribute, side: int, care: Care) -> Option:
    """Destroy what is worth most together; what is left over goes to the next unit that is dear."""
    left = [max(0, HEALTH[int(one[1])] - int(one[2]) - int(one[3])) for one in decision.options]
    worth = [WORTH[int(one[1])] for one in decision.options]
    amounts = [0] * len(left)
    for number in _destroyed(left, worth, decision.total):
        amounts[number] = left[number]
    alive = [number for number, amount in enumerate(amounts) if amount < left[number]]
    rest = max(alive, key=lambda number: worth[number], default=0)
    amounts[rest] += decision.total - sum(amounts)
    return care.legal(decision, tuple(amounts))


def _destroyed(left: list[int], worth: list[float], points: int) -> list[int]:
    """Return which units so much damage destroys: those worth most together, by what each still takes."""
    best: list[tuple[float, list[int]]] = [(0.0, [])] * (points + 1)
    for number, needs in enumerate(left):
        for spent in range(points, needs - 1, -1):
            value, chosen = best[spent - needs]
            if needs and value + worth[number] > best[spent][0]:
                best[spent] = value + worth[number], [*chosen, number]
    return best[points][1]


def strike(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Damage the unit of which that destroys most."""
    return care.best(
        decision.options, lambda option: 0.01 if option == "done" else 1 + hurts(option[1], option[2] + option[3])
    )


def bombard_with(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Bombard with the heaviest ship."""
    return care.best(decision.options, lambda option: WORTH[option[1]])


def recolour(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Turn as many hits as may be against the large ships."""
    return care.best(decision.options, lambda option: 1.0 + float(option[1]))


# The defence.


def block_action(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Block whatever can be blocked."""
    return care.best(decision.options, lambda option: 0.01 if option == "done" else 1.0)


def block(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Save the dearest unit that one point less saves."""

    def saves(option: Any) -> float:
        if option == "done":
            return 0.01
        unit, taken = int(option[1]), int(option[2] + option[3])
        return WORTH[unit] * (2.0 if taken == HEALTH[unit] else 1.0)

    return care.best(decision.options, saves)


def pay_tactic(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Pay with a card that is of less use: one that needs a special die, or that helps to flee."""

    def spare(option: Option) -> float:
        card = TACTICS[int(option[1])]
        return 1.0 + card.special + (card.key == ESCAPE) - 0.5 * (card.use == "block")

    return care.best(decision.options, spare)


# Leaving.


def retreat(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Leave a fight that is lost; the Rebels never leave their base, nor the Empire its siege while there is hope."""
    system = combat_of(table).system
    win = odds(army(table, system, side), army(table, system, 1 - side), side)
    stays = (side == REBEL or win > SIEGE) if at_base(table) else win > LOST
    return "stay" if stays else care.best(decision.options[1:], lambda option: float(tactics(int(option[1]))))


def retreat_to(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Go where friends are and enemies are not near."""

    def safe(option: Option) -> float:
        system = int(option[1])
        threats = sum(price(army(table, other, 1 - side), 1 - side) for other in SYSTEMS[system].near)
        return 100.0 + price(army(table, system, side), side) - 0.5 * threats

    return care.best(decision.options, safe)


def retreat_cargo(table: Table, decision: Distribute, side: int, care: Care) -> Option:
    """Take along what is worth most."""
    return care.divide(decision, lambda option, given: WORTH[option[1]])


def deadlock(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Break off a fight in which nobody can harm anybody."""
    return "break_off"


# Death Stars.


def plans_target(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Attack the finished Death Star."""
    return care.best(decision.options, lambda option: 1.0 + (option[1] == DEATH_STAR))


HABITS: Final[dict[str, Habit]] = {
    "rebellion-add-leader": add_leader,
    "rebellion-bring-leader": bring_leader,
    "rebellion-combat-action": combat_action,
    "rebellion-reroll": reroll,
    "rebellion-yoda-reroll": reroll_one,
    "rebellion-set-die": set_die,
    "rebellion-draw-from": draw_from,
    "rebellion-assign-red": damage,
    "rebellion-assign-black": damage,
    "rebellion-assign-direct": damage,
    "rebellion-bombard": damage,
    "rebellion-bombard-with": bombard_with,
    "rebellion-strike": strike,
    "rebellion-recolour": recolour,
    "rebellion-block-action": block_action,
    "rebellion-block": block,
    "rebellion-pay-tactic": pay_tactic,
    "rebellion-retreat": retreat,
    "rebellion-retreat-to": retreat_to,
    "rebellion-retreat-cargo": retreat_cargo,
    "rebellion-deadlock": deadlock,
    "rebellion-plans-target": plans_target,
}
