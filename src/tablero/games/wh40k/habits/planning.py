"""What is worth thinking about: how a unit moves and where to, and who charges. Everything else is left to habit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tablero.games.wh40k.movement import DONE
from tablero.games.wh40k.state import Battle
from tablero.kernel import Choose, Decision, Option, Place, Rng

Plans = Sequence[tuple[Option, ...]]

PLACES: Final = 3
"""How many places are considered that a unit may go to."""
CHARGES: Final = 4
"""How many units are considered that may charge."""


def choose_move(battle: Battle, decision: Choose, rng: Rng) -> Plans:
    """Consider each kind of move of the unit that is first in line."""
    options: list[Any] = [option for option in decision.options if option != DONE]
    return [(option,) for option in options if option[1] == options[0][1]] if options else ()


def move(battle: Battle, decision: Place, rng: Rng) -> Plans:
    """Consider a few places."""
    return [(answer,) for answer in decision.candidates(rng, PLACES)]


def charge(battle: Battle, decision: Choose, rng: Rng) -> Plans:
    """Consider a few charges, and none."""
    done = [option for option in decision.options if option == DONE]
    return [(option,) for option in [*[one for one in decision.options if one != DONE][:CHARGES], *done]]


PLANS: Final[dict[str, Callable[[Battle, Any, Rng], Plans]]] = {
    "wh40k-ask-move": choose_move,
    "wh40k-ask-normal-move": move,
    "wh40k-ask-advance": move,
    "wh40k-ask-fall-back": move,
    "wh40k-ask-charge": charge,
}


def plans(battle: Battle, decision: Decision, rng: Rng) -> Plans:
    """Return what is worth thinking about at a decision."""
    found = PLANS.get(decision.message.id)
    return found(battle, decision, rng) if found else ()
