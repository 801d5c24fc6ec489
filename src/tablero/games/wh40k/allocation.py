"""Allocating attacks and mortal wounds to models (rulebook: "Asignar ataque")."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tablero.games.wh40k.situation import Attacks
from tablero.games.wh40k.state import BODYGUARD, Battle, Model, Unit
from tablero.games.wh40k.units import model_is
from tablero.kernel import Choose, Option, Play, say

NORMALLY: Final = "normally"


def exposed(battle: Battle, unit: Unit) -> list[Model]:
    """Return the models of a unit that attacks can be allocated to at all, whoever sees them."""
    models = [
        model
        for model in battle.models_of(unit)
        if model.wounds > 0  # wh40k:ability.deadly-demise: not to the one that explodes
    ]
    if unit.attached and any(model.part == BODYGUARD for model in models):  # wh40k:ability.leader.06
        return [model for model in models if not shielded(battle, model)]
    return models


def shielded(battle: Battle, model: Model) -> bool:
    """Tell whether Bodyguard models stand before a model of an attached unit, if there are any (wh40k:ability.leader.05)."""
    return model.part != BODYGUARD and model_is(battle, model, "CHARACTER")


class Allocated(NamedTuple):
    """The model that an attack is allocated to, and whether the next ones go to it as well, as long as it lives."""

    model: Model
    stays: bool


def bound(battle: Battle, unit: Unit) -> list[Model]:
    """Return the models that have been hurt or attacked this phase: attacks must be allocated to them."""
    allocated = unit.allocated
    return [
        model
        for model in exposed(battle, unit)
        if model.wounds < model.profile.wounds  # wh40k:attack.12
        or model.id in allocated  # wh40k:attack.24
    ]


def allocate(battle: Battle, unit: Unit, attacks: Attacks | None = None) -> Play[Allocated]:
    """Let the player who controls a unit allocate an attack or a mortal wound; nobody is asked where the models are alike."""
    must = bound(battle, unit)
    options = _unlike(must)  # wh40k:attack.12, wh40k:attack.23
    if not must:  # wh40k:attack.13
        options = _unlike(exposed(battle, unit))
    model = options[0]
    if len(options) > 1:
        ask = say("wh40k-ask-allocate", unit=battle.name(unit), **_told(attacks))
        chosen = yield Choose(unit.seat, [("model", each.id) for each in options], ask)  # wh40k:attack.11
        model = battle.models[chosen[1]]
    mark(unit, model)
    return Allocated(model, len(must) <= 1)


def _told(attacks: Attacks | None) -> dict[str, Any]:
    """Return what the player of the target is told of an attack: with what, how well it goes through armour, and its Damage."""
    if attacks is None:
        return {"by": "mortal"}
    return {"by": "attack", "weapon": attacks.weapon.name, "ap": attacks.ap, "damage": str(attacks.weapon.damage)}


def _unlike(models: list[Model]) -> list[Model]:
    """Return one model of each kind: those of a kind are the same in everything, and stand in the same place."""
    if len(models) <= 1:
        return models
    kinds: dict[object, Model] = {}
    for model in models:
        kinds.setdefault((model.profile, model.weapons, model.abilities, model.part, model.wounds, model.pose), model)
    return list(kinds.values())


def mark(unit: Unit, model: Model) -> None:
    """Note that an attack was allocated to a model: it stays the one until the phase ends (wh40k:attack.24)."""
    if model.id not in unit.allocated:
        unit.allocated.append(model.id)


def allocate_attack(battle: Battle, attacks: Attacks) -> Play[Allocated]:
    """Allocate an attack that has wounded its target; with Precision the attacker may choose a CHARACTER."""
    unit = attacks.target.unit
    characters = precise_targets(battle, attacks)
    if characters:
        options: list[Option] = [NORMALLY, *(("model", model.id) for model in characters)]
        ask = say("wh40k-ask-precision", unit=battle.name(unit))
        chosen = yield Choose(attacks.attacker.seat, options, ask)
        if chosen != NORMALLY:
            model: Model = battle.models[chosen[1]]
            mark(unit, model)
            return Allocated(model, stays=False)
    allocated: Allocated = yield from allocate(battle, unit, attacks)
    return allocated


def precise_targets(battle: Battle, attacks: Attacks) -> list[Model]:
    """Return the CHARACTER models that Precision can pick out from behind their Bodyguard (wh40k:weapon.precision)."""
    if not attacks.has("precision"):
        return []
    seen, open_to_all = attacks.situation.visible_characters, exposed(battle, attacks.target.unit)
    return [model for model in battle.models_of(attacks.target.unit) if model.id in seen and model not in open_to_all]
