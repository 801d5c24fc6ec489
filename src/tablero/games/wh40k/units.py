"""What a unit is: its keywords, its abilities, its strength (rulebook: "Unidades", "Unidades adjuntas")."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tablero.games.wh40k import mustering
from tablero.games.wh40k.datasheets import Ability, Amount, Datasheet, Entry, fixed
from tablero.games.wh40k.state import Battle, Model, Part, Unit

AIRCRAFT: Final = "AIRCRAFT"
HOVER_MOVE: Final = fixed(20)


def part_of(battle: Battle, model: Model) -> Part:
    """Return the part of its unit that a model belongs to."""
    return battle.units[model.unit].parts[model.part]


# Keywords.


def has_keyword(entry: Entry, keyword: str) -> bool:
    """Tell whether a unit on a roster has a keyword, one of its faction or another (wh40k:core.06)."""
    return singular(keyword) in _keywords(entry.datasheet, entry.warlord)


def singular(keyword: str) -> str:
    """Return a keyword as it is compared: BEASTS are BEAST (wh40k:core.07)."""
    return keyword.removesuffix("S")


@lru_cache(maxsize=1024)
def _keywords(sheet: Datasheet, warlord: bool) -> frozenset[str]:
    return frozenset(map(singular, mustering.keywords(Entry(sheet, (), 0, warlord))))


def model_is(battle: Battle, model: Model, keyword: str) -> bool:
    """Tell whether a model has a keyword: its own only (wh40k:ability.leader.07)."""
    return has_keyword(part_of(battle, model).entry, keyword) and not lost(battle.units[model.unit], keyword)


def unit_is(battle: Battle, unit: Unit, keyword: str) -> bool:
    """Tell whether a unit has a keyword: any that a model of it has (wh40k:ability.leader.07)."""
    return any(has_keyword(part.entry, keyword) for part in parts_left(battle, unit)) and not lost(unit, keyword)


def lost(unit: Unit, keyword: str) -> bool:
    """Tell whether a unit has lost a keyword: in Hover mode a model is no AIRCRAFT (wh40k:ability.hover.02)."""
    return unit.hovering and keyword == AIRCRAFT


def move_of(battle: Battle, model: Model) -> Amount | None:
    """Return a model's Move, which in Hover mode is 20″ (wh40k:ability.hover.02)."""
    return HOVER_MOVE if battle.units[model.unit].hovering else model.profile.move


def parts_left(battle: Battle, unit: Unit) -> Iterator[Part]:
    """Yield the parts of a unit that have models left."""
    left = [battle.models[id].part for id in unit.models]
    return (part for number, part in enumerate(unit.parts) if number in left)


def ability_of(battle: Battle, model: Model, name: str) -> Ability | None:
    """Return a model's ability, of its datasheet or its wargear (wh40k:datasheet.13)."""
    own = next((ability for ability in model.abilities if ability.name == name), None)  # wh40k:datasheet.07
    return own or part_of(battle, model).datasheet.ability(name)


def abilities_of(battle: Battle, model: Model, name: str) -> list[Ability]:
    """Return all abilities of a name that a model has, those of its wargear first."""
    listed = (*model.abilities, *part_of(battle, model).datasheet.abilities)
    return [ability for ability in listed if ability.name == name]


def every_model_has(battle: Battle, unit: Unit, name: str) -> bool:
    """Tell whether all models of a unit have an ability, those of its Leader too (wh40k:ability.leader.08)."""
    return all(ability_of(battle, model, name) is not None for model in battle.models_of(unit))


def starting_strength(battle: Battle, unit: Unit) -> int:
    """Return how many models a unit began with: of an attached unit, all of its parts that are left."""
    return sum(part.strength for part in parts_left(battle, unit))  # wh40k:attached.02, wh40k:attached.03


def below_half_strength(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit is Below Half-strength."""
    strength = starting_strength(battle, unit)
    if strength == 1:
        model = battle.models[unit.models[0]]
        return 2 * model.wounds < model.profile.wounds  # wh40k:strength.02
    return 2 * len(unit.models) < strength  # wh40k:strength.03
