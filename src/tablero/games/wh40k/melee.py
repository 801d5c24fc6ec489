"""Melee attacks (rulebook: "Combatir"): which models fight, with what, and whom they attack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablero.games.wh40k.attacks import make_attacks
from tablero.games.wh40k.datasheets import Ability, Weapon
from tablero.games.wh40k.measuring import engaged_units, engaging, in_contact
from tablero.games.wh40k.situation import Attacks, Situation, choose_target
from tablero.games.wh40k.state import Battle, Lasting, Model, Unit
from tablero.games.wh40k.stratagems import offer
from tablero.games.wh40k.terrain import across_barricade
from tablero.games.wh40k.units import model_is, unit_is
from tablero.games.wh40k.weapons import fighting_weapons, why_not_bear
from tablero.kernel import Choose, Distribute, Option, Play, say

EPIC_CHALLENGE: Final = "epic-challenge"


class Fighter:
    """A model that fights: the weapon it uses, and whom it can attack."""

    __slots__ = ("model", "targets", "weapons")

    def __init__(self, model: Model, targets: list[Unit]) -> None:
        self.model = model
        self.targets = targets
        self.weapons: list[Weapon] = []


def melee_attacks(battle: Battle, unit: Unit) -> Play[None]:
    """Choose weapons and targets for all models that fight, then make their attacks (wh40k:fight.20)."""
    able = [fighting(battle, unit, model) for model in battle.models_of(unit)]
    fighters = [fighter for fighter in able if fighter is not None]
    if not fighters:
        return  # wh40k:fight.22
    yield from choose_weapons(battle, unit, fighters)
    groups = yield from choose_targets(battle, unit, fighters)
    yield from make_attacks(battle, unit, groups)  # wh40k:fight.23, wh40k:fight.24, wh40k:fight.25


def fighting(battle: Battle, unit: Unit, model: Model) -> Fighter | None:
    """Return a model as it fights, or None if it can't (wh40k:fight.17)."""
    targets = [enemy for enemy in battle.units_of(1 - unit.seat) if can_attack(battle, unit, model, enemy)]
    if not targets or not any(weapon.melee and why_not_bear(battle, model, weapon) is None for weapon in model.weapons):
        return None
    return Fighter(model, targets)


def can_attack(battle: Battle, unit: Unit, model: Model, enemy: Unit) -> bool:
    """Tell whether a model can make melee attacks against a unit (wh40k:fight.20)."""
    if not _may_fight_aircraft(battle, unit, model, enemy):
        return False
    if engaging(battle.field, model.id, enemy.models) or across_barricade(battle, model, enemy):
        return True  # wh40k:fight.17
    mates = [id for id in unit.models if id != model.id]
    touched = in_contact(battle.field, model.id, mates)
    return any(in_contact(battle.field, mate, enemy.models) for mate in touched)  # wh40k:fight.17


def _may_fight_aircraft(battle: Battle, unit: Unit, model: Model, enemy: Unit) -> bool:
    """Let only those who Fly fight AIRCRAFT, and AIRCRAFT only them."""
    if unit_is(battle, enemy, "AIRCRAFT") and not model_is(battle, model, "FLY"):
        return False  # wh40k:aircraft.17
    return not unit_is(battle, unit, "AIRCRAFT") or unit_is(battle, enemy, "FLY")  # wh40k:aircraft.16


# Weapons.


def choose_weapons(battle: Battle, unit: Unit, fighters: Sequence[Fighter]) -> Play[None]:
    """Have a player choose a melee weapon for each model, those that are alike together (wh40k:fight.18)."""
    kinds: dict[tuple[str, ...], list[Fighter]] = {}
    for fighter in fighters:
        kinds.setdefault(tuple(weapon.content_key for weapon in usable(battle, fighter.model)), []).append(fighter)
    for group in kinds.values():
        weapons = usable(battle, group[0].model)
        question = say("wh40k-ask-melee-weapon", unit=battle.name(unit), count=len(group))
        bearer = group[0].model
        numbers = [bearer.weapons.index(weapon) for weapon in weapons]
        answer = yield Choose(unit.seat, [("weapon", bearer.id, number) for number in numbers], question)
        chosen = numbers.index(answer[2])
        for fighter in group:
            fighter.weapons = fighting_weapons(fighter.model, usable(battle, fighter.model)[chosen])


def usable(battle: Battle, model: Model) -> list[Weapon]:
    """Return the melee weapons of which a model uses one: those with Extra Attacks only if it has no other."""
    able = [weapon for weapon in model.weapons if weapon.melee and why_not_bear(battle, model, weapon) is None]
    return [weapon for weapon in able if not weapon.has("extra-attacks")] or able


# Targets.


def choose_targets(battle: Battle, unit: Unit, fighters: Sequence[Fighter]) -> Play[list[Attacks]]:
    """Have a player divide the attacks among the targets before any is resolved (wh40k:fight.21)."""
    groups: dict[tuple[object, ...], list[tuple[Fighter, Weapon]]] = {}
    for fighter in fighters:
        for weapon in fighter.weapons:
            targets = tuple(target.id for target in fighter.targets)
            precise = has_precision(battle, unit, fighter.model)
            groups.setdefault((weapon.content_key, targets, precise), []).append((fighter, weapon))
    found: list[Attacks] = []
    for group in groups.values():
        fighter, weapon = group[0]
        options: list[Option] = [("unit", target.id) for target in fighter.targets]
        question = say("wh40k-ask-melee-target", unit=battle.name(unit), weapon=weapon.name, count=len(group))
        numbers = yield Distribute(unit.seat, options, len(group), question)
        left = [each.model.id for each, _ in group]
        for target, number in zip(fighter.targets, numbers, strict=True):
            if number:
                bearers, left = left[:number], left[number:]
                situation = melee_situation(battle, unit, fighter.model, target)
                found.append(Attacks(unit, weapon, tuple(bearers), choose_target(battle, target), situation))
    return found


def melee_situation(battle: Battle, unit: Unit, model: Model, target: Unit) -> Situation:
    """Return what holds for a model's melee attacks on a unit."""
    characters = tuple(id for id in target.models if model_is(battle, battle.models[id], "CHARACTER"))
    more = (Ability("precision"),) if has_precision(battle, unit, model) else ()
    return Situation(visible_characters=characters, abilities=more)


# Epic Challenge.


def has_precision(battle: Battle, unit: Unit, model: Model) -> bool:
    """Tell whether Epic Challenge gives a model's attacks Precision."""
    return unit.has_lasting(f"{EPIC_CHALLENGE} {model.id}")


def offer_epic_challenge(battle: Battle, unit: Unit) -> Play[None]:
    """Let a CHARACTER that fights an attached unit have Precision (wh40k:stratagem.epic-challenge)."""
    heroes = [id for id in unit.models if model_is(battle, battle.models[id], "CHARACTER")]
    if not heroes or not any(enemy.attached for enemy in engaged_units(battle, unit)):
        return
    if (yield from offer(battle, unit.seat, EPIC_CHALLENGE, [unit])) is not None:
        question = say("wh40k-ask-epic-challenge", unit=battle.name(unit))
        _, id = yield Choose(unit.seat, [("model", id) for id in heroes], question)
        unit.lasting.append(Lasting(f"{EPIC_CHALLENGE} {id}", "phase"))
