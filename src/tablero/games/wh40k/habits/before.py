"""Before the battle: markers, formations, deployment."""

from __future__ import annotations

from typing import Any, Final

from tablero.games.wh40k.formations import ATTACH, EMBARK
from tablero.games.wh40k.habits.asked import Habit
from tablero.games.wh40k.state import Battle
from tablero.games.wh40k.threats import worth
from tablero.games.wh40k.units import unit_is
from tablero.kernel import Choose, Option, Pick, Place, Rng

LOOKED_AT: Final = 3
"""How many places are looked for where a unit is set up."""


def anywhere(battle: Battle, decision: Place, rng: Rng) -> Option:
    """Take any place: both players will have it."""
    return decision.sample(rng)


def formations(battle: Battle, decision: Pick, rng: Rng) -> Option:
    """Attach Leaders to the best units that they can lead, and put somebody into every DEDICATED TRANSPORT."""
    picked: tuple[Option, ...] = ()
    for option in sorted(decision.options, key=lambda option: _order(battle, option)):
        more = tuple(each for each in decision.options if each in picked or each == option)
        if _wanted(battle, option, picked) and decision.check(more) is None:
            picked = more
    return picked


def _order(battle: Battle, option: Any) -> tuple[bool, float, int]:
    return option[0] != ATTACH, -worth(battle, battle.units[option[-1]]), option[1]


def _wanted(battle: Battle, option: Any, picked: tuple[Any, ...]) -> bool:
    if option[0] == ATTACH:
        return True
    carried = any(each[0] == EMBARK and each[2] == option[-1] for each in picked)
    return option[0] == EMBARK and not carried and unit_is(battle, battle.units[option[2]], "DEDICATED TRANSPORT")


def dearest(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Take the unit that is worth most."""
    units = [option for option in decision.options if isinstance(option, tuple)]
    return max(units, key=lambda option: (worth(battle, battle.units[option[1]]), -option[1]))


def set_up(battle: Battle, decision: Place, rng: Rng) -> Option:
    """Take the best place that is found."""
    return decision.candidates(rng, 1)[0]


HABITS: Final[dict[str, Habit]] = {
    "wh40k-ask-marker": anywhere,
    "wh40k-ask-formations": formations,
    "wh40k-ask-deploy": dearest,
    "wh40k-ask-set-up": set_up,
    "wh40k-ask-scouts": dearest,
    "wh40k-ask-battle-shock": dearest,
    "wh40k-ask-reinforcements": dearest,
    "wh40k-ask-abandon": dearest,
    "wh40k-ask-arrive": set_up,
    "wh40k-ask-disembark": set_up,
}
