"""The Command Phase and turns: which card, who commands, who gets Orders, who is activated next."""

from __future__ import annotations

from typing import Any, Final

from tablero.games.legion.command import command_card
from tablero.games.legion.evaluate import worth
from tablero.games.legion.habits.acting import promise
from tablero.games.legion.habits.asked import Habit, take_something, units_among
from tablero.games.legion.habits.threats import Threats, middle
from tablero.games.legion.measuring import RANGE
from tablero.games.legion.state import Battle, Unit
from tablero.games.legion.turns import DRAW, PASS
from tablero.kernel import Choose, Option, Pick, Rng
from tablero.tabletop import apart

PIPS: Final = {1: 3, 2: 2, 3: 1, 4: 1, 5: 2, 6: 3}
"""How many pips the card of each round has if it can be: to go first matters most when armies meet."""
HEARD: Final = 3 * RANGE
"""How far a commander's Orders are heard."""


def play_card(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Play the card whose pips suit the round, one of an own commander first."""

    def order(option: Any) -> tuple[int, bool, str]:
        card = command_card(battle, option[1])
        return abs(card.pips - PIPS.get(battle.round, 2)), not card.units, card.id

    return min(decision.options, key=order)


def nominate(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Let that unit command that most others can hear."""

    def heard(unit: Unit) -> tuple[int, int]:
        here = middle(battle, unit)
        others = [middle(battle, each) for each in battle.units_of(unit.seat)]
        return sum(here is not None and at is not None and apart(here, at) <= HEARD for at in others), -unit.id

    return "unit", max(units_among(battle, decision.options), key=heard).id


def give_order(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Give Orders to the units that are worth most."""
    able = [option for option in decision.options if isinstance(option, tuple)]
    return max(able, key=lambda option: (worth(battle, battle.units[_addressed(option)]), str(option)))


def _addressed(option: Any) -> int:
    """Return to which unit an Order goes: `("unit", 3)`, `("order", 9, "direct", 3)`."""
    return int(option[-1])


def take_turn(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Activate the unit that can hurt the enemy most now; with none, draw, or wait."""
    units, threats = units_among(battle, decision.options), Threats(battle)
    promises = [(promise(battle, unit, threats), unit.id) for unit in units]
    best = max(promises, default=(0.0, -1))
    if best[0] > 0:
        return "activate", best[1]
    waiting = [option for option in (PASS, DRAW) if option in decision.options]
    return waiting[0] if waiting else decision.options[0]


def choose_drawn(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Activate the one that can hurt the enemy most now, else the one that is worth most."""
    threats = Threats(battle)
    units = units_among(battle, decision.options)
    return "unit", max(units, key=lambda unit: (promise(battle, unit, threats), worth(battle, unit), -unit.id)).id


def the_best(battle: Battle, decision: Pick, rng: Rng) -> Option:
    """Pick as many units as may be, those that are worth most."""
    ranked = sorted(units_among(battle, decision.options), key=lambda unit: (-worth(battle, unit), unit.id))
    chosen = {unit.id for unit in ranked[: decision.most]}
    options: list[Any] = list(decision.options)
    picked = tuple(option for option in options if option[1] in chosen)
    return picked if decision.check(picked) is None else decision.sample(rng)


HABITS: Final[dict[str, Habit]] = {
    "legion-ask-card": play_card,
    "legion-ask-nominate": nominate,
    "legion-ask-order": give_order,
    "legion-ask-direct": give_order,
    "legion-ask-coordinate": give_order,
    "legion-ask-turn": take_turn,
    "legion-ask-drawn": choose_drawn,
    "legion-ask-hand-out": the_best,
    "legion-ask-strategize": the_best,
    "legion-ask-independent": take_something,
    "legion-ask-secret-mission": the_best,
    "legion-ask-demoralize": take_something,
    "legion-ask-inspire": take_something,
}
