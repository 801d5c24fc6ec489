"""Melee attacks (rulebook: "Combatir"): which models fight, with what, and whom they attack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablero.games.wh40k.attacks import count_attacks, is_damaged, make_attacks
from tablero.games.wh40k.auras import hit_reroll
from tablero.games.wh40k.datasheets import Ability, Weapon
from tablero.games.wh40k.measuring import engaged_units, engaging, in_contact
from tablero.games.wh40k.situation import Attacks, Situation, Target, choose_target
from tablero.games.wh40k.state import Battle, Lasting, Model, Unit
from tablero.games.wh40k.stratagems import offer
from tablero.games.wh40k.terrain import across_barricade
from tablero.games.wh40k.units import model_is, unit_is
from tablero.games.wh40k.visibility import seen_by
from tablero.games.wh40k.weapons import extra_weapons, why_not_bear
from tablero.kernel import Choose, Distribute, Option, Play, say

EPIC_CHALLENGE: Final = "epic-challenge"


class Fighter:
    """A model that fights: the weapons it uses, whom it can attack, and the CHARACTER models of those that it sees."""

    __slots__ = ("model", "seen", "targets", "weapons")

    def __init__(self, model: Model, targets: list[Unit], seen: tuple[int, ...]) -> None:
        self.model = model
        self.targets = targets
        self.seen = seen
        self.weapons: list[Weapon] = []

    def way(self, battle: Battle, unit: Unit) -> tuple[object, ...]:
        """Return what models share whose attacks with the same weapon are alike."""
        precise = has_precision(battle, unit, self.model)
        return tuple(target.id for target in self.targets), self.seen, precise, is_damaged(battle, self.model)


def melee_attacks(battle: Battle, unit: Unit) -> Play[None]:
    """Choose weapons and targets for all models that fight, then make their attacks."""
    able = [fighting(battle, unit, model) for model in battle.models_of(unit)]
    fighters = [fighter for fighter in able if fighter is not None]  # wh40k:fight.22
    yield from choose_weapons(battle, unit, fighters)
    groups = yield from choose_targets(battle, unit, fighters)  # wh40k:fight.20: all of them before any attack
    yield from make_attacks(battle, unit, groups)  # wh40k:fight.23


def fighting(battle: Battle, unit: Unit, model: Model) -> Fighter | None:
    """Return a model as it fights, or None if it can't."""
    targets = [enemy for enemy in battle.units_of(1 - unit.seat) if can_attack(battle, unit, model, enemy)]
    if not targets or not melee_weapons(battle, model):
        return None
    characters = [id for target in targets for id in target.models if model_is(battle, battle.models[id], "CHARACTER")]
    return Fighter(model, targets, tuple(seen_by(battle, [model.id], characters)[model.id]))  # wh40k:weapon.precision


def can_attack(battle: Battle, unit: Unit, model: Model, enemy: Unit) -> bool:
    """Tell whether a model can make melee attacks against a unit."""
    if not _may_fight_aircraft(battle, unit, model, enemy):
        return False
    if engaging(battle.field, model.id, enemy.models):  # wh40k:fight.17, wh40k:fight.20
        return True
    if across_barricade(battle, model, enemy):  # wh40k:terrain.barricades.04
        return True
    mates = [id for id in unit.models if id != model.id]
    touched = in_contact(battle.field, model.id, mates)
    return any(in_contact(battle.field, mate, enemy.models) for mate in touched)  # wh40k:fight.17, wh40k:fight.20


def _may_fight_aircraft(battle: Battle, unit: Unit, model: Model, enemy: Unit) -> bool:
    """Let only those who Fly fight AIRCRAFT, and AIRCRAFT only them."""
    if unit_is(battle, enemy, "AIRCRAFT") and not model_is(battle, model, "FLY"):
        return False  # wh40k:aircraft.17
    return not unit_is(battle, unit, "AIRCRAFT") or unit_is(battle, enemy, "FLY")  # wh40k:aircraft.16


# Weapons.


def choose_weapons(battle: Battle, unit: Unit, fighters: Sequence[Fighter]) -> Play[None]:
    """Have a player choose a melee weapon for each model; those that are alike are asked about together."""
    kinds: dict[tuple[object, ...], list[Fighter]] = {}
    for fighter in fighters:
        weapons = tuple(weapon.content_key for weapon in melee_weapons(battle, fighter.model))
        kinds.setdefault((weapons, fighter.way(battle, unit)), []).append(fighter)
    for group in kinds.values():
        able = usable(battle, group[0].model)
        for chosen, users in (yield from share_weapons(battle, unit, group, able)):  # wh40k:fight.18
            for extra in extra_weapons(battle, users[0].model, chosen):  # wh40k:weapon.extra-attacks
                yield from share_weapons(battle, unit, users, extra)


def share_weapons(
    battle: Battle, unit: Unit, fighters: Sequence[Fighter], weapons: Sequence[Weapon]
) -> Play[list[tuple[Weapon, list[Fighter]]]]:
    """Have a player choose one of these weapons for each of these models; return who uses which."""
    bearer = fighters[0].model
    options: list[Option] = [("weapon", bearer.id, bearer.weapons.index(weapon)) for weapon in weapons]
    question = say("wh40k-ask-melee-weapon", unit=battle.name(unit), count=len(fighters), model=bearer.profile.name)
    numbers = yield Distribute(unit.seat, options, len(fighters), question)
    shared, left = [], list(fighters)
    for weapon, count in zip(weapons, numbers, strict=True):
        users, left = left[:count], left[count:]
        for fighter in users:
            fighter.weapons.append(weapon)
        if users:
            shared.append((weapon, users))
    return shared


def melee_weapons(battle: Battle, model: Model) -> list[Weapon]:
    """Return the melee weapons that a model can fight with (wh40k:weapon.psychic)."""
    return [weapon for weapon in model.weapons if weapon.melee and why_not_bear(battle, model, weapon) is None]


def usable(battle: Battle, model: Model) -> list[Weapon]:
    """Return the melee weapons of which a model uses one: those with Extra Attacks only if it has no other."""
    able = melee_weapons(battle, model)
    return list(dict.fromkeys([weapon for weapon in able if not weapon.has("extra-attacks")] or able))


# Targets.


def choose_targets(battle: Battle, unit: Unit, fighters: Sequence[Fighter]) -> Play[list[Attacks]]:
    """Have a player choose the targets of all attacks; those of weapons that are used alike are divided together."""
    groups: dict[tuple[object, ...], list[Fighter]] = {}
    used: dict[tuple[object, ...], Weapon] = {}
    for fighter in fighters:
        for weapon in fighter.weapons:
            key: tuple[object, ...] = (weapon.content_key, fighter.way(battle, unit))
            groups.setdefault(key, []).append(fighter)
            used[key] = weapon
    found: list[Attacks] = []
    for key, group in groups.items():
        bearers = tuple(fighter.model.id for fighter in group)
        targets = [choose_target(battle, target) for target in group[0].targets]
        situation = melee_situation(battle, unit, group[0])
        attacks = Attacks(unit, used[key], bearers, targets[0], situation)
        found += [attacks] if len(targets) == 1 else (yield from divide(battle, attacks, targets))
    return found


def divide(battle: Battle, attacks: Attacks, targets: Sequence[Target]) -> Play[list[Attacks]]:
    """Have a player divide attacks among targets; how many there are is rolled for first."""
    unit = attacks.attacker
    number = max(0, (yield from count_attacks(battle, attacks)).total)
    options: list[Option] = [("unit", target.unit.id) for target in targets]
    question = say("wh40k-ask-melee-target", unit=battle.name(unit), weapon=attacks.weapon.name, count=number)
    numbers = yield Distribute(unit.seat, options, number, question)  # wh40k:fight.21
    return attacks.shared(targets, numbers)


def melee_situation(battle: Battle, unit: Unit, fighter: Fighter) -> Situation:
    """Return what holds for a model's melee attacks."""
    precise = has_precision(battle, unit, fighter.model)
    more = (Ability("precision"),) if precise else ()
    return Situation(visible_characters=fighter.seen, abilities=more, hit_reroll=hit_reroll(battle, unit))


# Epic Challenge.


def has_precision(battle: Battle, unit: Unit, model: Model) -> bool:
    """Tell whether Epic Challenge gives a model's attacks Precision."""
    return unit.has_lasting(f"{EPIC_CHALLENGE} {model.id}")


def offer_epic_challenge(battle: Battle, unit: Unit) -> Play[None]:
    """Let a CHARACTER that fights an attached unit have Precision (wh40k:stratagem.epic-challenge)."""
    heroes = [id for id in unit.models if model_is(battle, battle.models[id], "CHARACTER")]
    if not heroes or not any(enemy.attached for enemy in engaged_units(battle, unit)):
        return
    if (yield from offer(battle, unit.seat, EPIC_CHALLENGE, unit, lambda: [unit])) is not None:
        question = say("wh40k-ask-epic-challenge", unit=battle.name(unit))
        _, id = yield Choose(unit.seat, [("model", id) for id in heroes], question)
        unit.lasting.append(Lasting(f"{EPIC_CHALLENGE} {id}", "phase"))
