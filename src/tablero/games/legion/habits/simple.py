"""What `greedy` answers where trying everything would take too long: plain rules that need no plan.

Whoever can attack attacks whom it hurts most, everybody else goes to the nearest Objective token, and units are activated in
the order in which they stand in the list. It neither aims first nor looks for cover. About what is asked seldom nothing is
written here: there it tries the answers.
"""

from __future__ import annotations

from typing import Any, Final

from tablero.games.legion.actions import CLAIM, DONE
from tablero.games.legion.habits.asked import Habit, asked_unit, first, first_of, take_something, units_among
from tablero.games.legion.habits.attacking import casualties, reroll, weapons, whom, wounded
from tablero.games.legion.habits.before import dearest, nobody
from tablero.games.legion.habits.threats import middle
from tablero.games.legion.measuring import HALF_RANGE
from tablero.games.legion.moving_rules import STANDARD
from tablero.games.legion.objectives import objective_tokens
from tablero.games.legion.state import Battle, Unit
from tablero.kernel import Choose, Option, Pick, Place, Rng
from tablero.tabletop import Point, apart


def act(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Claim what lies there, attack, or go to the nearest token; who is there takes cover."""
    options: list[Any] = list(decision.options)
    claims = [option for option in options if isinstance(option, tuple) and option[0] == CLAIM]
    moves = [] if _at_token(battle, battle.units[battle.activating]) else ["move"]
    wanted: list[Any] = [*claims, "attack", *moves, "dodge", DONE]
    found: Option = next((wish for wish in wanted if wish in options), options[0])
    return found


def _nearest(battle: Battle, unit: Unit) -> Point:
    """Return where the nearest Objective token lies, or the middle of the table where there are none."""
    home = middle(battle, unit) or (battle.field.width // 2, 0)
    tokens = [(battle.tokens[number].x, battle.tokens[number].y) for number in objective_tokens(battle)]
    return min(tokens or [(battle.field.width // 2, battle.field.depth // 2)], key=lambda at: (apart(home, at), at))


def _at_token(battle: Battle, unit: Unit) -> bool:
    home, token = middle(battle, unit), _nearest(battle, unit)
    return home is not None and apart(home, token) <= HALF_RANGE


def nearest_token(battle: Battle, decision: Place, rng: Rng) -> Option:
    """Go to the nearest token, or set up as near to it as can be."""
    found = decision.nearest(_nearest(battle, asked_unit(battle, decision)))
    return decision.sample(rng) if found is None else found


def next_unit(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Take the first unit in the list."""
    units = units_among(battle, decision.options)
    able: list[Any] = list(decision.options)
    found: Option = next((option for option in able if units and option[1] == units[0].id), able[0])
    return found


def the_first(battle: Battle, decision: Pick, rng: Rng) -> Option:
    """Pick as many as may be, the first of them."""
    picked = tuple(decision.options[: decision.most])
    return picked if decision.check(picked) is None else decision.sample(rng)


SIMPLE: Final[dict[str, Habit]] = {
    "legion-ask-set-aside": nobody,
    "legion-ask-deploy": dearest,
    "legion-ask-set-up": nearest_token,
    "legion-ask-enter": nearest_token,
    "legion-ask-card": first,
    "legion-ask-nominate": first,
    "legion-ask-order": take_something,
    "legion-ask-turn": next_unit,
    "legion-ask-drawn": first,
    "legion-ask-hand-out": the_first,
    "legion-ask-action": act,
    "legion-ask-move": nearest_token,
    "legion-ask-kind-of-move": first_of(STANDARD),
    "legion-ask-compulsory": first_of("now"),
    "legion-ask-reposition": first_of("no"),
    "legion-ask-withdraw": first_of("withdraw"),
    "legion-ask-defender": whom,
    "legion-ask-another-defender": whom,
    "legion-ask-weapons": weapons,
    "legion-ask-reroll": reroll,
    "legion-ask-aim": take_something,
    "legion-ask-dodge": take_something,
    "legion-ask-surge": take_something,
    "legion-ask-wounded": wounded,
    "legion-ask-casualties": casualties,
    "legion-ask-standby": take_something,
}
"""By the id of what is asked."""
