"""Options in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from tablero.games.wh40k.datasheets import unenforced
from tablero.games.wh40k.listing import profile_line, weapon_line
from tablero.games.wh40k.moving import inches
from tablero.games.wh40k.naming import unit_of
from tablero.games.wh40k.state import Battle, Model
from tablero.kernel import Decision, Message, Option, Place, say
from tablero.tabletop import TURN, turn_between

ABOUT_UNIT: Final = (
    *("shoot", "grenade"),
    *("stationary", "normal", "advance", "fall-back", "disembark"),
    *("reserves", "strategic", "hover"),
)
"""What options say that are about one unit."""

ABOUT_TWO: Final = ("attach", "embark")
"""And about two."""


def describe(battle: Battle, decision: Decision, option: Option) -> Message:
    """Return the text of an option, for the seat that is asked."""
    if isinstance(decision, Place):
        return _flight(battle, decision, option) if _flies(decision) else _place(option)
    if isinstance(option, str):
        return say(f"wh40k-option-{option}")
    match option:
        case ("unit" | "transport", id):
            return _unit(battle, id)
        case ("model", id):
            return model_name(battle, battle.models[id])
        case ("weapon", id, number):
            model = battle.models[id]
            if decision.message.id == "wh40k-ask-melee-weapon":  # of all models that are asked about
                return say("wh40k-option-profile", name=model.weapons[number].name)
            return say("wh40k-option-weapon", model=model_name(battle, model), weapon=model.weapons[number].name)
        case ("unit", id, name):
            return say("wh40k-option-unit-profile", unit=_unit(battle, id), name=name)
        case ("profile", _, name):
            return say("wh40k-option-profile", name=name)
        case ("roll", number, result):
            return say("wh40k-option-roll", number=number + 1, result=result)
        case ("reroll", result):
            return say("wh40k-option-reroll", result=result)
        case (word, id) if word in ABOUT_UNIT:
            return say(f"wh40k-option-{word}", unit=_unit(battle, id))
        case (word, id, other) if word in ABOUT_TWO:
            return say(f"wh40k-option-{word}", unit=_unit(battle, id), other=_unit(battle, other))
    raise ValueError(f"no option of a battle: {option!r}")


def _unit(battle: Battle, id: int) -> Message:
    return battle.name(battle.units[id])


def model_name(battle: Battle, model: Model) -> Message:
    """Return what a model is called: its profile, and its number in the unit where that has several."""
    unit = battle.units[model.unit]
    if len(unit.models) == 1 or model.id not in unit.models:
        return say("wh40k-model", name=model.profile.name, wounds=model.wounds)
    return say(
        "wh40k-model-numbered", name=model.profile.name, number=unit.models.index(model.id) + 1, wounds=model.wounds
    )


def _flies(decision: Decision) -> bool:
    return decision.message.id == "wh40k-ask-aircraft"


def _flight(battle: Battle, decision: Decision, option: Any) -> Message:
    """Return in words how far an AIRCRAFT flies and how it turns then."""
    far, facing = option
    unit = unit_of(battle, decision)
    pose = None if unit is None else battle.models_of(unit)[0].pose
    turn = 0 if pose is None else turn_between(pose.facing, facing)
    way = "straight" if not turn else "right" if turn > 0 else "left"
    return say("wh40k-option-flight", inches=inches(far), way=way, degrees=abs(turn) * 360 // TURN)


def _place(option: Any) -> Message:
    """Return in words where things are put: how many of them and around where, or where the one is."""
    if not option or not isinstance(option[0], tuple):
        return say("wh40k-option-spot", x=inches(option[0]), y=inches(option[1]))
    ends = [each[-1] if isinstance(each[0], tuple) else each for each in option if each]
    x, y = (sum(end[axis] for end in ends) // max(1, len(ends)) for axis in (0, 1))
    return say("wh40k-option-places", count=len(ends), total=len(option), x=inches(x), y=inches(y))


def explain(battle: Battle, option: Option) -> tuple[Message, ...]:
    """Return what a datasheet says of the unit or weapon that an option is about, line by line."""
    match option:
        case ("weapon", id, number):
            weapon = battle.models[id].weapons[number]
            return (weapon_line(weapon), *_unenforced(weapon.unenforced))
        case (word, id, *_) if word in ("unit", "transport", *ABOUT_UNIT, *ABOUT_TWO):
            return _datasheet(battle, id)
    return ()


def _datasheet(battle: Battle, id: int) -> tuple[Message, ...]:
    unit = battle.units[id]
    models = battle.models_of(unit)
    profiles = dict.fromkeys(model.profile for model in models)
    weapons = dict.fromkeys(weapon for model in models for weapon in model.weapons)
    beyond = dict.fromkeys(name for part in unit.parts for name in unenforced(part.entry))
    return (*map(profile_line, profiles), *map(weapon_line, weapons), *_unenforced(beyond))


def _unenforced(names: Iterable[str]) -> Iterator[Message]:
    """Yield what is not enforced of these, if there is anything."""
    if told := ", ".join(names):
        yield say("wh40k-listing-unenforced", names=told)
