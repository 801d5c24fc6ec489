"""Saving throws (rulebook: "Tirada de salvación", "Salvaciones invulnerables", "Beneficiarse de cobertura")."""

from __future__ import annotations

from typing import Final, NamedTuple

from tablero.games.wh40k.allocation import allocate_attack, exposed, precise_targets
from tablero.games.wh40k.damage import feel_no_pain, inflict
from tablero.games.wh40k.dice import DAMAGE, SAVE, Dice, roll, roll_amounts, successes, tell_result
from tablero.games.wh40k.situation import Attacks
from tablero.games.wh40k.state import Battle, Model
from tablero.kernel import Modified, Play, say

LOWEST: Final = 2
"""An unmodified 1 always fails (wh40k:attack.15)."""
MOST_BETTER: Final = 1
"""No saving throw is improved by more than this, AP counted in (wh40k:attack.16)."""
GOOD_SAVE: Final = 3
GO_TO_GROUND_SAVE: Final = 6

AP = say("wh40k-because-ap")
COVER = say("wh40k-because-cover")
MELTA = say("wh40k-because-melta")
LIMIT = say("wh40k-because-limit")


class Save(NamedTuple):
    """A saving throw that a model can make: what it takes, the lowest die that is enough, and its modifiers."""

    characteristic: int
    needed: int
    modifier: Modified


def has_cover(attacks: Attacks, model: Model) -> bool:
    """Tell whether a model has the Benefit of Cover against attacks, wherever it comes from."""
    weapon, unit = attacks.weapon, attacks.target.unit
    if weapon.melee:  # wh40k:cover.01
        return False
    if attacks.has("ignores-cover"):  # wh40k:weapon.ignores-cover
        return False
    if model.profile.save <= GOOD_SAVE and attacks.ap == 0:  # wh40k:cover.02
        return False
    return (
        attacks.situation.in_cover(model)  # wh40k:cover.04
        or (attacks.has("indirect-fire") and not attacks.situation.target_seen)  # wh40k:weapon.indirect-fire.02
        or unit.has_lasting("go-to-ground")  # wh40k:stratagem.go-to-ground
        or unit.has_lasting("smokescreen")  # wh40k:stratagem.smokescreen
    )


def armour_save(attacks: Attacks, model: Model) -> Save:
    """Return the save that a model has by its armour."""
    modifier = Modified(0).add(attacks.ap, AP)  # wh40k:attack.14
    if has_cover(attacks, model):
        modifier.add(1, COVER)  # wh40k:cover.01, wh40k:cover.03
    return _save(attacks, model.profile.save, modifier)


def invulnerable_save(attacks: Attacks, model: Model) -> Save | None:
    """Return the best of a model's invulnerable saves, which neither AP nor cover changes."""
    saves = model.profile.invulnerable
    if attacks.target.unit.has_lasting("go-to-ground"):
        saves += (GO_TO_GROUND_SAVE,)  # wh40k:stratagem.go-to-ground
    if not saves:
        return None
    best = min(saves)  # wh40k:attack.18
    return _save(attacks, best, Modified(0))  # wh40k:attack.19, wh40k:cover.06


def _save(attacks: Attacks, characteristic: int, modifier: Modified) -> Save:
    for amount, label in attacks.situation.save_modifiers:
        modifier.add(amount, label)
    modifier.at_most(MOST_BETTER, LIMIT)
    return Save(characteristic, max(characteristic - modifier.total, LOWEST), modifier)


def best_save(attacks: Attacks, model: Model) -> Save:
    """Return the save that a model makes: the other would never be better, so nobody is asked (wh40k:attack.17)."""
    armour, invulnerable = armour_save(attacks, model), invulnerable_save(attacks, model)
    return invulnerable if invulnerable is not None and invulnerable.needed < armour.needed else armour


def saves_and_damage(battle: Battle, attacks: Attacks, wounds: int) -> Play[None]:
    """Allocate so many attacks that have wounded, make saving throws, and inflict damage, one after the other.

    Saves are rolled together as long as it makes no difference; die by die they are those of one attack after the other.
    """
    unit, psychic = attacks.target.unit, attacks.has("psychic")
    while wounds and unit.models:
        model, stays = yield from allocate_attack(battle, attacks)
        count = min(wounds, rolled_together(battle, attacks, model))
        wounds -= count
        failed = yield from saving_throws(battle, attacks, model, count)
        for number, fails in enumerate(failed):
            if number and not (stays and model.wounds):  # wh40k:fast.03
                if not unit.models:
                    return
                model, stays = yield from allocate_attack(battle, attacks)
            if fails:
                (damage,) = yield from roll_damage(battle, attacks, 1)
                yield from inflict(battle, model, damage, psychic=psychic)  # wh40k:weapon.psychic


def rolled_together(battle: Battle, attacks: Attacks, model: Model) -> int:
    """Return how many saves can be rolled at once, from the model on that the next attack is allocated to.

    They are those of attacks that surely come to models which defend themselves alike.
    """
    if attacks.weapon.damage.random:  # wh40k:fast.04
        return 1
    if precise_targets(battle, attacks):  # each time the attacker chooses
        return 1
    models = exposed(battle, attacks.target.unit)
    covered = has_cover(attacks, model)
    for other in models:
        if not _alike(battle, attacks, model, other) or has_cover(attacks, other) != covered:  # wh40k:fast.02
            models = [model]
            break
    damage = attacks.weapon.damage.plus + melta(attacks)
    return sum([-(-each.wounds // damage) for each in models])


def _alike(battle: Battle, attacks: Attacks, model: Model, other: Model) -> bool:
    """Tell whether two models are the same in all that attacks look at, but for cover."""
    if model is other:
        return True
    one, two = model.profile, other.profile
    same = (one.save, one.invulnerable, one.wounds) == (two.save, two.invulnerable, two.wounds)
    if not same:
        return False
    if model.part == other.part and model.abilities is other.abilities:
        return True
    psychic = attacks.has("psychic")
    return feel_no_pain(battle, model, psychic) == feel_no_pain(battle, other, psychic)


def saving_throws(battle: Battle, attacks: Attacks, model: Model, count: int) -> Play[list[bool]]:
    """Make so many saving throws of a model, or of others that need the same; return of each whether it failed."""
    save = best_save(attacks, model)
    needed = save.needed
    dice = Dice(SAVE, attacks.target.unit, best=needed if needed <= 6 else 0, needed=needed)
    results: list[int] = yield from roll(battle, dice, count)
    tell_result(battle, dice, save.characteristic, successes(results, needed), save.modifier)
    return [result < needed for result in results]  # wh40k:attack.14


def roll_damage(battle: Battle, attacks: Attacks, count: int) -> Play[list[int]]:
    """Return the Damage of so many attacks, rolled for each if it is random."""
    more = melta(attacks)
    values: list[int] = yield from roll_amounts(battle, attacks.weapon.damage, DAMAGE, attacks.attacker, count)
    if not more:
        return values
    total = Modified(sum(values)).add(count * more, MELTA)
    battle.log.tell("wh40k-damage", value=total.message())
    return [value + more for value in values]


def melta(attacks: Attacks) -> int:
    """Return what Melta adds to the Damage: its X within half range (wh40k:weapon.melta)."""
    ability = attacks.ability("melta")
    return ability.value.plus if ability is not None and attacks.situation.half_range else 0
