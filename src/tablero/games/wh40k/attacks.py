"""Making attacks (rulebook: "Cómo resolver ataques", "Habilidades de las armas"): from the number of attacks to the wounds.

Attacks of a group are resolved one after the other by the book. Their hit rolls are made together and then their wound
rolls, which comes to the same: neither depends on what attacks before them did.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tablero.games.wh40k.damage import devastate
from tablero.games.wh40k.dice import (
    ANY,
    ATTACKS,
    HIT,
    STRENGTH,
    SUSTAINED_HITS,
    WOUND,
    Dice,
    roll,
    roll_amounts,
    successes,
    tell_result,
)
from tablero.games.wh40k.hazardous import hazardous_tests
from tablero.games.wh40k.saves import LIMIT, roll_damage, saves_and_damage
from tablero.games.wh40k.situation import Attacks
from tablero.games.wh40k.state import STATIONARY, Battle, Model, Unit
from tablero.games.wh40k.units import ability_of, every_model_has, unit_is
from tablero.kernel import Choose, Modified, Option, Play, say

CRITICAL: Final = 6
LOWEST: Final = 2
"""An unmodified 1 always fails."""
MOST_MODIFIED: Final = 1
MODELS_PER_BLAST: Final = 5

RAPID_FIRE = say("wh40k-because-rapid-fire")
BLAST = say("wh40k-because-blast")
HEAVY = say("wh40k-because-heavy")
LANCE = say("wh40k-because-lance")
STEALTH = say("wh40k-because-stealth")
INDIRECT_FIRE = say("wh40k-because-indirect-fire")
DAMAGED = say("wh40k-because-damaged")
ENGAGED = say("wh40k-because-engaged")
TARGET_ENGAGED = say("wh40k-because-target-engaged")


class Rolled(NamedTuple):
    """How many of the rolls were successes, and how many of these critical."""

    successes: int
    criticals: int


def make_attacks(battle: Battle, unit: Unit, groups: Sequence[Attacks]) -> Play[None]:
    """Resolve all attacks of a unit: target by target, and for each of them weapon by weapon, as its player orders them."""
    left = list(groups)
    while left:
        target = yield from next_target(battle, unit, left)
        # wh40k:shooting.11, wh40k:fight.24
        yield from attack_target(battle, target, [attacks for attacks in left if attacks.target.unit is target])
        left = [attacks for attacks in left if attacks.target.unit is not target and attacks.target.unit.models]
    hazardous = [attacks for attacks in groups if attacks.has("hazardous")]  # wh40k:weapon.hazardous
    users = [id for attacks in hazardous for id in attacks.bearers]  # wh40k:ability.firing-deck
    yield from hazardous_tests(battle, unit, sum(attacks.weapons for attacks in hazardous), users)


def next_target(battle: Battle, unit: Unit, groups: Sequence[Attacks]) -> Play[Unit]:
    """Have a player choose which target's attacks are resolved next (wh40k:shooting.11)."""
    first = groups[0].target.unit
    if all(attacks.target.unit is first for attacks in groups):
        return first
    options: list[Option] = [("unit", id) for id in dict.fromkeys(attacks.target.unit.id for attacks in groups)]
    chosen = yield Choose(unit.seat, options, say("wh40k-ask-next-target", unit=battle.name(unit)))
    target: Unit = battle.units[chosen[1]]
    return target


def attack_target(battle: Battle, target: Unit, groups: Sequence[Attacks]) -> Play[None]:
    """Resolve all attacks of a unit on a target, then inflict the mortal wounds that they caused."""
    mortal: list[tuple[bool, list[int]]] = []
    left = list(groups)
    while left and target.models:
        together = yield from next_weapons(battle, left)
        left = [attacks for attacks in left if attacks not in together]
        for attacks in together:
            if target.models:
                # wh40k:shooting.13, wh40k:fight.26: even if no model of it is seen, in range or engaged any more
                caused = yield from resolve(battle, attacks)
                mortal.append((attacks.has("psychic"), caused))
    for psychic, caused in mortal:  # wh40k:mortal.04, wh40k:mortal.05
        yield from devastate(battle, target, caused, psychic=psychic)


def next_weapons(battle: Battle, groups: Sequence[Attacks]) -> Play[list[Attacks]]:
    """Have a player choose a profile; return the attacks with it, which come before those with any other."""
    profiles: dict[object, list[Attacks]] = {}
    for attacks in groups:
        profiles.setdefault(attacks.profile, []).append(attacks)  # wh40k:shooting.12, wh40k:fight.25
    kinds = list(profiles.values())
    if len(kinds) == 1:
        return kinds[0]
    unit = groups[0].attacker
    options: list[Option] = [("profile", number, kind[0].weapon.name) for number, kind in enumerate(kinds)]
    _, number, _ = yield Choose(unit.seat, options, say("wh40k-ask-next-weapons", unit=battle.name(unit)))
    return kinds[number]


def resolve(battle: Battle, attacks: Attacks) -> Play[list[int]]:
    """Resolve a group of attacks; return the mortal wounds that each Critical Wound has caused."""
    count = yield from number_of_attacks(battle, attacks)
    hits = yield from hit_rolls(battle, attacks, count)
    more = yield from sustained_hits(battle, attacks, hits.criticals)
    lethal = hits.criticals if attacks.has("lethal-hits") else 0  # wh40k:weapon.lethal-hits
    wounds = yield from wound_rolls(battle, attacks, hits.successes - lethal + more)  # wh40k:attack.01
    devastating = wounds.criticals if attacks.has("devastating-wounds") else 0  # wh40k:weapon.devastating-wounds
    caused: list[int] = yield from roll_damage(battle, attacks, devastating)
    yield from saves_and_damage(battle, attacks, wounds.successes - devastating + lethal)  # wh40k:attack.01
    return caused


# How many attacks.


def number_of_attacks(battle: Battle, attacks: Attacks) -> Play[int]:
    """Return how many attacks a group is, and tell it."""
    number = Modified(attacks.number) if attacks.number is not None else (yield from count_attacks(battle, attacks))
    battle.log.tell(
        "wh40k-attacks",
        unit=battle.name(attacks.attacker),
        target=battle.name(attacks.target.unit),
        weapon=attacks.weapon.name,
        count=number.total,
        value=number.message(),
    )
    return max(0, number.total)


def count_attacks(battle: Battle, attacks: Attacks) -> Play[Modified]:
    """Return how many attacks the weapons of a group make together."""
    weapons = len(attacks.bearers)
    rolled = yield from roll_amounts(battle, attacks.weapon.attacks, ATTACKS, attacks.attacker, weapons)
    number = Modified(sum(rolled))  # wh40k:shooting.10, wh40k:fight.19
    rapid_fire = attacks.ability("rapid-fire")
    if rapid_fire is not None and attacks.situation.half_range:  # wh40k:weapon.rapid-fire
        rolled = yield from roll_amounts(battle, rapid_fire.value, ATTACKS, attacks.attacker, weapons)
        number.add(sum(rolled), RAPID_FIRE)
    if attacks.has("blast"):
        number.add(weapons * (attacks.target.models // MODELS_PER_BLAST), BLAST)  # wh40k:weapon.blast
    if not attacks.has("extra-attacks"):  # wh40k:weapon.extra-attacks.02
        for amount, label in attacks.situation.attack_modifiers:
            number.add(weapons * amount, label)
    return number


# Hit rolls.


def hit_rolls(battle: Battle, attacks: Attacks, count: int) -> Play[Rolled]:
    """Make the hit rolls of so many attacks."""
    if not count:
        return Rolled(0, 0)
    if attacks.has("torrent"):  # wh40k:weapon.torrent
        return Rolled(count, 0)
    modifier = hit_modifier(battle, attacks)
    # wh40k:stratagem.overwatch.02
    needed = CRITICAL if attacks.situation.only_sixes else hit_needed(attacks.weapon.skill, modifier.total)
    fishing = attacks.has("sustained-hits") or attacks.has("lethal-hits")
    dice = Dice(HIT, attacks.attacker, best=CRITICAL if fishing else needed, needed=needed)
    results: list[int] = yield from roll(battle, dice, count, attacks.situation.hit_reroll)
    passed = successes(results, needed)
    tell_result(battle, dice, attacks.weapon.skill, passed, modifier)
    return Rolled(passed, successes(results, CRITICAL))  # wh40k:attack.03


def hit_needed(skill: int, modifier: int) -> int:
    """Return the lowest unmodified die that hits."""
    needed = skill - modifier  # wh40k:attack.02
    needed = min(needed, CRITICAL)  # wh40k:attack.03
    return max(needed, LOWEST)  # wh40k:attack.04


def hit_modifier(battle: Battle, attacks: Attacks) -> Modified:
    """Return what changes the hit rolls of a group of attacks."""
    situation, target = attacks.situation, attacks.target.unit
    modifier = Modified(0)
    if attacks.has("heavy") and attacks.attacker.moved == STATIONARY:
        modifier.add(1, HEAVY)  # wh40k:weapon.heavy
    if attacks.has("indirect-fire") and not situation.target_seen:
        modifier.add(-1, INDIRECT_FIRE)  # wh40k:weapon.indirect-fire.02
    if not attacks.weapon.melee and has_stealth(battle, target):
        modifier.add(-1, STEALTH)  # wh40k:ability.stealth
    if situation.engaged and not attacks.has("pistol"):
        modifier.add(-1, ENGAGED)  # wh40k:shooting.18
    if situation.target_engaged and not attacks.has("pistol"):
        modifier.add(-1, TARGET_ENGAGED)  # wh40k:shooting.19
    if any(is_damaged(battle, battle.models[id]) for id in attacks.bearers[:1]):
        modifier.add(-1, DAMAGED)  # wh40k:datasheet.06
    for amount, label in situation.hit_modifiers:
        modifier.add(amount, label)
    return modifier.at_least(-MOST_MODIFIED, LIMIT).at_most(MOST_MODIFIED, LIMIT)  # wh40k:attack.05


def is_damaged(battle: Battle, model: Model) -> bool:
    """Tell whether a large model has so few wounds left that it hits worse (wh40k:datasheet.06)."""
    damaged = ability_of(battle, model, "damaged")
    return damaged is not None and model.wounds <= damaged.value.plus


def has_stealth(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit has Stealth: all of its models do, or a smokescreen gives it."""
    return (
        every_model_has(battle, unit, "stealth")  # wh40k:ability.stealth
        or unit.has_lasting("smokescreen")  # wh40k:stratagem.smokescreen
    )


def sustained_hits(battle: Battle, attacks: Attacks, criticals: int) -> Play[int]:
    """Return how many more hits Critical Hits score: X for each, rolled for each if X is random."""
    sustained = attacks.ability("sustained-hits")
    if sustained is None or not criticals:
        return 0
    more: list[int] = yield from roll_amounts(battle, sustained.value, SUSTAINED_HITS, attacks.attacker, criticals)
    battle.log.tell("wh40k-more-hits", count=sum(more))
    return sum(more)  # wh40k:weapon.sustained-hits


# Wound rolls.


def wound_rolls(battle: Battle, attacks: Attacks, hits: int) -> Play[Rolled]:
    """Make the wound rolls of so many hits; where Strength is random, of those together that have the same."""
    if not hits:
        return Rolled(0, 0)
    strengths: list[int] = yield from roll_amounts(battle, attacks.weapon.strength, STRENGTH, attacks.attacker, hits)
    passed = criticals = 0
    for strength in dict.fromkeys(strengths):
        rolled = yield from _wound_rolls(battle, attacks, strengths.count(strength), strength)
        passed += rolled.successes
        criticals += rolled.criticals
    return Rolled(passed, criticals)


def _wound_rolls(battle: Battle, attacks: Attacks, count: int, strength: int) -> Play[Rolled]:
    modifier = wound_modifier(attacks)
    critical = critical_wound(battle, attacks)
    needed = wound_needed(strength, attacks.target.toughness)
    lowest = lowest_wound(needed, modifier.total, critical)
    best = critical if attacks.has("devastating-wounds") else lowest
    dice = Dice(WOUND, attacks.attacker, best=best, needed=lowest)
    # wh40k:weapon.twin-linked
    granted = ANY if attacks.has("twin-linked") else attacks.situation.wound_reroll
    results: list[int] = yield from roll(battle, dice, count, granted)
    passed = successes(results, lowest)  # wh40k:attack.07
    tell_result(battle, dice, needed, passed, modifier)
    return Rolled(passed, successes(results, critical))  # wh40k:attack.08


def wound_needed(strength: int, toughness: int) -> int:
    """Return the roll that wounds, by Strength against Toughness (wh40k:attack.06)."""
    if strength >= 2 * toughness:
        return 2
    if strength > toughness:
        return 3
    if strength == toughness:
        return 4
    if 2 * strength <= toughness:
        return 6
    return 5


def lowest_wound(needed: int, modifier: int, critical: int) -> int:
    """Return the lowest unmodified die that wounds."""
    lowest = min(needed - modifier, critical)  # wh40k:attack.08
    return max(lowest, LOWEST)  # wh40k:attack.09


def wound_modifier(attacks: Attacks) -> Modified:
    """Return what changes the wound rolls of a group of attacks."""
    modifier = Modified(0)
    if attacks.has("lance") and attacks.attacker.charged:
        modifier.add(1, LANCE)  # wh40k:weapon.lance
    for amount, label in attacks.situation.wound_modifiers:
        modifier.add(amount, label)
    return modifier.at_least(-MOST_MODIFIED, LIMIT).at_most(MOST_MODIFIED, LIMIT)  # wh40k:attack.10


def critical_wound(battle: Battle, attacks: Attacks) -> int:
    """Return from which unmodified roll on a wound is critical: from 6, or Anti's X against its keyword."""
    unit = attacks.target.unit
    anti = [
        ability.value.plus
        for ability in attacks.abilities
        if ability.name == "anti" and unit_is(battle, unit, ability.keyword)  # wh40k:weapon.anti
    ]
    return min([CRITICAL, *anti])
