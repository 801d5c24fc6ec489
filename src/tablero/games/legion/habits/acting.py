"""Actions: aim and attack whom it hurts, go where points are to be had, else be ready."""

from __future__ import annotations

from typing import Any, Final

from tablero.games.legion import doing
from tablero.games.legion.actions import CLAIM, DONE, TOKEN
from tablero.games.legion.card_actions import FREE
from tablero.games.legion.habits.asked import Habit, asked_unit, first, first_of
from tablero.games.legion.habits.prospects import Prospects
from tablero.games.legion.habits.threats import Threats, middle
from tablero.games.legion.measuring import engaged
from tablero.games.legion.state import AIM, DODGE, SUPPRESSION, UNDEPLOYED, Battle, Unit
from tablero.games.legion.suppression import courage_of
from tablero.games.legion.surroundings import Table
from tablero.games.legion.weapons import targets
from tablero.kernel import Choose, Option, Rng

LEAVES: Final = 6.0
"""How many points better another place must be for a unit to go there instead of aiming at somebody."""
GOES: Final = 0.5
"""The same for a unit that has nobody to attack: it has nothing better to do."""
HELPFUL: Final = ("guidance", "spotter", "take-cover", "observe", "strategize", "direct")
"""Free actions that are always worth making."""


def act(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Choose the next action of the unit that is activated."""
    unit = battle.units[battle.activating]
    options: list[Any] = list(decision.options)
    for option in options:
        if isinstance(option, tuple) and (option[0] in (CLAIM, TOKEN) or (option[0] == FREE and option[1] in HELPFUL)):
            return option
    wanted = _wishes(battle, unit, options)
    return next((wish for wish in wanted if wish in options), DONE if DONE in options else options[0])


def _wishes(battle: Battle, unit: Unit, options: list[Any]) -> list[str]:
    """Return what a unit would do, the best first."""
    if unit.place == UNDEPLOYED:
        return ["move"]
    last = battle.actions <= 1
    if "attack" in options:
        if engaged(battle, unit) or last or unit.has(AIM):
            return ["attack"]
        return ["attack"] if _wants_to_go(battle, unit) else ["aim", "attack"]
    if _shaken(battle, unit) and not _wants_to_go(battle, unit):
        return ["recover", "dodge"]
    if "attack" in unit.done:
        return ["move", "dodge"] if _wants_to_go(battle, unit) else ["dodge", "aim"]
    if _wants_to_go(battle, unit):
        return ["move", "standby", "dodge"]
    return ["standby", "dodge", "aim", "recover"] if last else ["aim", "dodge"]


def _shaken(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit has so much Suppression that it has lost an action, or nearly panics."""
    courage = courage_of(battle, unit)
    return courage is not None and unit.has(SUPPRESSION) >= max(2, courage)


def _wants_to_go(battle: Battle, unit: Unit) -> bool:
    """Tell whether some place within a move is better than where a unit stands: clearly, if it can attack from there."""
    home = middle(battle, unit)
    if home is None:
        return False
    prospects = Prospects(battle, unit)
    goals = prospects.goals(home)
    gain = LEAVES if doing.can_attack(battle, unit) else GOES
    return bool(goals) and prospects.worth(goals[0]) > prospects.worth(home) + gain


def aim_or_dodge(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Aim if there is somebody to attack, else dodge."""
    unit = asked_unit(battle, decision)
    wanted = AIM if doing.can_attack(battle, unit) else DODGE
    return wanted if wanted in decision.options else decision.options[0]


def dearest_box(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Tick the box that scores most."""
    boxes: list[Any] = [option for option in decision.options if isinstance(option, tuple)]
    best: Option = max(boxes, key=lambda option: (option[2], option[1]))
    return best


def promise(battle: Battle, unit: Unit, threats: Threats) -> float:
    """Return what a unit can take from an enemy at once, from where it stands."""
    if middle(battle, unit) is None:
        return 0.0
    return max([threats.best(unit, enemy) for enemy in targets(battle, Table(battle), unit)], default=0.0)


HABITS: Final[dict[str, Habit]] = {
    "legion-ask-action": act,
    "legion-ask-aim-or-dodge": aim_or_dodge,
    "legion-ask-scout": first_of("yes"),
    "legion-ask-infiltrate": first_of("yes"),
    "legion-ask-free-attack": first_of("yes", "attack"),
    "legion-ask-recover": first,
    "legion-ask-deliver": first_of("yes"),
    "legion-ask-box": dearest_box,
    "legion-ask-may": first_of("yes"),
    "legion-ask-use-upgrade": first_of("yes"),
}
