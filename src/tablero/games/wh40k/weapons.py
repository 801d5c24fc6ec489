"""Which weapons may be used (rulebook: "Habilidades de las armas"): what their abilities allow and forbid.

What they do to an attack stands where it is resolved, in `attacks` and after it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tablero.games.wh40k.datasheets import Weapon
from tablero.games.wh40k.state import ADVANCE, Battle, Model, Unit
from tablero.games.wh40k.units import model_is, unit_is
from tablero.kernel import Reason, because

BIG: Final = ("MONSTER", "VEHICLE")


def weapons_of(battle: Battle, unit: Unit) -> Iterator[Weapon]:
    """Yield the weapons of the models of a unit."""
    return (weapon for model in battle.models_of(unit) for weapon in model.weapons)


def ranged_weapons(weapons: Sequence[Weapon]) -> list[list[Weapon]]:
    """Return the ranged ones of some weapons, each with its profiles, of which one is used (wh40k:shooting.09)."""
    found: dict[object, list[Weapon]] = {}
    for number, weapon in enumerate(weapons):
        if not weapon.melee:
            found.setdefault(weapon.choice or number, []).append(weapon)
    return list(found.values())


def shoots_after_advancing(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit that Advanced can still be selected to shoot (wh40k:weapon.assault)."""
    return any(weapon.has("assault") for weapon in weapons_of(battle, unit))


def why_not_after_advancing(unit: Unit, weapon: Weapon) -> Reason | None:
    """Return why a unit can't shoot with a weapon for how it has moved."""
    if unit.moved == ADVANCE and not weapon.has("assault"):
        return because("wh40k:weapon.assault.02", "wh40k-only-assault", weapon=weapon.name)
    return None


def shoots_while_engaged(battle: Battle, unit: Unit) -> bool:
    """Tell whether Pistols let a unit shoot within Engagement Range of enemies (wh40k:weapon.pistol)."""
    return any(weapon.has("pistol") for weapon in weapons_of(battle, unit))


def why_not_while_engaged(battle: Battle, unit: Unit, weapon: Weapon, *, in_reach: bool) -> Reason | None:
    """Return why a unit within Engagement Range of enemies can't shoot with a weapon at a target, in that range or not."""
    if any(unit_is(battle, unit, keyword) for keyword in BIG):  # wh40k:shooting.21
        return None
    if not weapon.has("pistol"):
        return because("wh40k:weapon.pistol.03", "wh40k-only-pistols", weapon=weapon.name)
    if not in_reach:
        return because("wh40k:weapon.pistol.03", "wh40k-only-engaged-targets", weapon=weapon.name)
    return None


def why_not_blast(weapon: Weapon, *, engaged: bool) -> Reason | None:
    """Return why a weapon can't attack a unit that is, or is not, engaged with the attacker's army."""
    if weapon.has("blast") and engaged:
        return because("wh40k:weapon.blast.02", "wh40k-no-blast-engaged", weapon=weapon.name)
    return None


def needs_sight(weapon: Weapon) -> bool:
    """Tell whether a weapon can only be aimed at what its bearer sees (wh40k:weapon.indirect-fire)."""
    return not weapon.has("indirect-fire")


def why_not_bear(battle: Battle, model: Model, weapon: Weapon) -> Reason | None:
    """Return why a model can't use a weapon at all."""
    if weapon.has("psychic") and not model_is(battle, model, "PSYKER"):
        return because("wh40k:weapon.psychic", "wh40k-only-psykers", weapon=weapon.name)
    return None


def extra_weapons(battle: Battle, model: Model, chosen: Weapon) -> list[list[Weapon]]:
    """Return the melee weapons with Extra Attacks that a model uses besides the chosen one, each with its profiles."""
    found: dict[object, list[Weapon]] = {}
    for number, weapon in enumerate(model.weapons):
        if not weapon.melee or not weapon.has("extra-attacks"):
            continue  # wh40k:weapon.extra-attacks
        if why_not_bear(battle, model, weapon) is None:
            found.setdefault(weapon.choice or number, []).append(weapon)  # wh40k:weapon.psychic
    own = next((number for number, profiles in found.items() if chosen in profiles), None)
    return [profiles for number, profiles in found.items() if number != own]
