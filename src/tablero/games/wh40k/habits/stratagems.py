"""Stratagems: which of them pay, and for whom; and dice that are rolled again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from tablero.games.wh40k.dice import CHARGE, HAZARDOUS, SAVE
from tablero.games.wh40k.evaluate import middle
from tablero.games.wh40k.habits.asked import Habit, told
from tablero.games.wh40k.measuring import engaged_units
from tablero.games.wh40k.objectives import RANGE
from tablero.games.wh40k.odds import chance
from tablero.games.wh40k.prospects import Prospects
from tablero.games.wh40k.situation import Situation
from tablero.games.wh40k.state import Battle, Unit
from tablero.games.wh40k.stratagems import DECLINE
from tablero.games.wh40k.tank_shock import WOUNDS_ON
from tablero.games.wh40k.threats import Threats, weapons_of
from tablero.kernel import Choose, Message, Option, Pick, Rng
from tablero.tabletop import INCH, apart

Gain: TypeAlias = Callable[[Battle, Unit, Threats], float]
"""What a Stratagem gains when it is used on a unit, in points."""

POINT: Final = 15.0
"""Points of the army that a Stratagem must gain for each command point that it costs."""
PLENTY: Final = 3
"""With so many command points left they are spent more easily."""
OFTEN: Final = 0.5
POOR_CHARGE: Final = 6
SHELTERED: Final = 0.25
"""How much of a unit cover and a poor save keep from being lost, as a rule, when it is shot at."""


def offered(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Use a Stratagem on the unit that gains most by it, if that is worth its command points."""
    stratagem = told(decision, "stratagem")
    assert isinstance(stratagem, Message)
    gain, threats = GAINS[stratagem.id.removeprefix("wh40k-stratagem-")], Threats(battle)
    units: list[Any] = [option for option in decision.options if option != DECLINE]
    best = max(units, key=lambda option: (gain(battle, battle.units[option[1]], threats), -option[1]))
    enough = POINT * int(str(told(decision, "cost"))) * (OFTEN if battle.command_points[decision.seat] >= PLENTY else 1)
    return best if gain(battle, battle.units[best[1]], threats) >= enough else DECLINE


def _moving(battle: Battle, seat: int) -> list[Unit]:
    """Return the enemy units that may be what is shot at in Overwatch: those that move or charge now."""
    return [unit for unit in battle.units_of(1 - seat) if unit.moved or unit.declared]


def overwatch(battle: Battle, unit: Unit, threats: Threats) -> float:
    """Return what a unit takes in Overwatch from whoever is nearest."""
    at = middle(battle, unit)
    enemies = _moving(battle, unit.seat) or list(battle.units_of(1 - unit.seat))
    enemy = min(enemies, key=lambda enemy: (apart(at, middle(battle, enemy)), enemy.id))
    sixes = Situation(only_sixes=True)
    armed = weapons_of(battle, unit, melee=False).items()
    return sum([threats.points(unit, weapon, number, enemy, sixes) for weapon, number in armed])


def sheltering(battle: Battle, unit: Unit, threats: Threats) -> float:
    """Return what going to ground or smoke keeps of a unit that is shot at."""
    return SHELTERED * threats.worth(unit)


def bravery(battle: Battle, unit: Unit, threats: Threats) -> float:
    """Return what it is worth that a unit isn't Battle-shocked: most where it holds a marker."""
    holds = any(apart(middle(battle, unit), marker) <= RANGE + 2 * INCH for marker in battle.markers)
    return threats.worth(unit) * (0.4 if holds else 0.05)


def arriving(battle: Battle, unit: Unit, threats: Threats) -> float:
    """Return what it is worth to arrive half a round earlier."""
    return 0.3 * threats.worth(unit)


def intervening(battle: Battle, unit: Unit, threats: Threats) -> float:
    """Return what a unit gains by charging in the opponent's turn."""
    prospects = Prospects(battle, unit, threats)
    enemies = [enemy for enemy in battle.units_of(1 - unit.seat) if enemy.charged]
    return max([prospects.charge(enemy) for enemy in enemies], default=0.0) * OFTEN


def striking_back(battle: Battle, unit: Unit, threats: Threats) -> float:
    """Return what a unit gains by fighting next: what it takes, and what it would lose first."""
    enemies = engaged_units(battle, unit)
    return max([threats.melee(unit, enemy) for enemy in enemies], default=0.0) * OFTEN


def challenging(battle: Battle, unit: Unit, threats: Threats) -> float:
    """Return what a CHARACTER gains by picking out another."""
    leaders = [enemy for enemy in engaged_units(battle, unit) if enemy.attached]
    return max([threats.price(enemy) for enemy in leaders], default=0.0) * 2


def ramming(battle: Battle, unit: Unit, threats: Threats) -> float:
    """Return what a VEHICLE takes by ramming the enemy nearest to it."""
    enemies = list(battle.units_of(1 - unit.seat))
    at = middle(battle, unit)
    enemy = min(enemies, key=lambda enemy: (apart(at, middle(battle, enemy)), enemy.id))
    strength = max([weapon.strength.plus for weapon in weapons_of(battle, unit, melee=True)], default=0)
    return strength * chance(WOUNDS_ON) * threats.price(enemy) * OFTEN


GAINS: Final[dict[str, Gain]] = {
    "counter-offensive": striking_back,
    "epic-challenge": challenging,
    "insane-bravery": bravery,
    "tank-shock": ramming,
    "overwatch": overwatch,
    "rapid-ingress": arriving,
    "go-to-ground": sheltering,
    "smokescreen": sheltering,
    "heroic-intervention": intervening,
}
"""By name; Command Re-roll and Grenade are asked otherwise."""


def command_reroll(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Roll a poor charge again, a failed Hazardous test, and with command points to spare a failed save."""
    purpose = told(decision, "purpose")
    assert isinstance(purpose, Message)
    options: list[Option] = sorted([each for each in decision.options if each != DECLINE], key=lambda each: each[1])
    plenty = battle.command_points[decision.seat] >= PLENTY
    if purpose.id == f"wh40k-roll-{CHARGE}":
        return options[0] if int(options[0][1]) <= POOR_CHARGE else DECLINE
    if purpose.id == f"wh40k-roll-{HAZARDOUS}" or (purpose.id == f"wh40k-roll-{SAVE}" and plenty):
        return options[0]
    return DECLINE


def rerolls(battle: Battle, decision: Pick, rng: Rng) -> Option:
    """Roll again what is below average."""
    options: list[Any] = list(decision.options)
    return tuple(option for option in options if option[2] <= 3)


HABITS: Final[dict[str, Habit]] = {
    "wh40k-ask-stratagem": offered,
    "wh40k-ask-command-reroll": command_reroll,
    "wh40k-ask-rerolls": rerolls,
}
