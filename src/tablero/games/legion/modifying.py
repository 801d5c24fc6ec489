"""Modifying attack dice (rulebook: "Modify Attack Dice", "Backup"): the attacker's effects, then the defender's."""

from __future__ import annotations

from typing import Final

from tablero.games.legion import keywords, suppression
from tablero.games.legion.dice import CRITICAL, HIT
from tablero.games.legion.guarding import guard, guardians
from tablero.games.legion.matching import fits
from tablero.games.legion.pools import Pool
from tablero.games.legion.rolling import PIERCE
from tablero.games.legion.situation import HALF, Surroundings
from tablero.games.legion.spending import DONE, after_spending, ask_to_spend, offers, spend
from tablero.games.legion.state import AIM, INCOGNITO, SHIELD, SUPPRESSION, WHEEL_MODE, Battle, Unit
from tablero.games.legion.tokens import flip_shields
from tablero.games.legion.weapons import arcs, diverts
from tablero.kernel import Choose, Option, Play, say

BACKUP_HITS: Final = 2
"""legion26:backup.03, legion26:backup.04"""
BACKUP_BEYOND: Final = 2
"""An attacking leader that is within this range of the defender is too near for Backup."""


class Backup:
    """Backup, which the edition of 2026 has."""

    __slots__ = ()

    def has_backup(self, battle: Battle, pool: Pool) -> bool:
        """Tell whether a defender has Backup against an attack."""
        unit = pool.defender
        if not (pool.ranged and keywords.trooper(unit) and unit.rank in ("commander", "operative")):
            return False  # legion26:backup.01
        if keywords.has(unit, "guardian") or keywords.has(unit, "were-not-regs"):
            return False  # legion26:kw.guardian-x.5, legion26:kw.were-not-regs.2
        if pool.around.within(pool.origin, unit, BACKUP_BEYOND) or diverts(unit):
            return False  # legion26:backup.01
        return any(self.provides(battle, pool.around, other, unit) for other in battle.units_of(unit.seat))

    def provides(self, battle: Battle, around: Surroundings, other: Unit, unit: Unit) -> bool:
        """Tell whether a unit provides Backup to another."""
        if (
            other is unit or not keywords.trooper(other) or other.has(INCOGNITO)
        ):  # legion26:backup.02, legion26:kw.incognito
            return False
        if not self.may_provide(other, unit):
            return False
        courage = suppression.courage_of(battle, other)
        if courage is not None and other.has(SUPPRESSION) >= courage:
            return False  # legion26:backup.02
        # legion26:backup.01
        return around.within(other.leader, unit, HALF) and bool(around.seen(other.leader, unit))

    def may_provide(self, other: Unit, unit: Unit) -> bool:
        """Tell whether a unit is of those that provide Backup: Corps, and some that need not be."""
        if other.rank == "corps" or keywords.has(other, "guardian"):
            return True  # legion26:backup.02, legion26:kw.guardian-x.5
        entourage = any(fits(each.about, other.card) for each in keywords.named(unit, "entourage"))
        retinue = any(fits(each.about, unit.card) for each in keywords.named(other, "retinue"))
        return entourage or retinue  # legion26:kw.entourage.3, legion26:kw.retinue-unit-unit-type.2


class NoBackup(Backup):
    """The edition of 2023, which doesn't know it."""

    __slots__ = ()

    def has_backup(self, battle: Battle, pool: Pool) -> bool:
        """Tell whether a defender has Backup: nobody has."""
        return False


def modify_attack_dice(battle: Battle, pool: Pool) -> Play[None]:
    """Let the attacker modify the attack dice, then the defender (legion26:attack.32, legion23:attack.29)."""
    ionise(battle, pool)
    if pool.attacker is not None:
        yield from lethal(battle, pool, pool.attacker)
    strengthen(battle, pool)
    weaken(battle, pool)
    yield from protect(battle, pool)


# The attacker.


def ionise(battle: Battle, pool: Pool) -> None:
    """Have the defender flip an active shield for each result, up to the pool's Ion, before anything else."""
    # legion26:weaponkw.ion-x.3, legion23:weaponkw.ion-x.3
    flipped = min(pool.value("ion"), pool.results, pool.defender.has(SHIELD))
    if flipped:
        flip_shields(pool.defender, flipped)
        battle.log.tell("legion-shields-ionised", unit=battle.name(pool.defender), count=flipped)


def lethal(battle: Battle, pool: Pool, unit: Unit) -> Play[None]:
    """Let the attacker spend Aim tokens for Pierce, as many as the pool's Lethal (legion26:weaponkw.lethal-x)."""
    for _ in range(pool.value("lethal")):
        offer = offers(battle, pool, unit, AIM, ["pierce"]) if pool.results else {}
        chosen = yield from ask_to_spend(pool.seat, offer, say("legion-ask-lethal", unit=battle.name(unit)))
        if chosen is None:
            return
        spend(battle, pool, unit, chosen[0])
        pool.extra.append(PIERCE)  # legion26:weaponkw.lethal-x, legion23:weaponkw.lethal-x
        after_spending(battle, pool, unit, AIM)


def strengthen(battle: Battle, pool: Pool) -> None:
    """Turn results into criticals: with Impact against Armor, and with Ram."""
    armored = has_armor(pool.defender)
    if armored:
        impact = min(
            pool.value("impact") + weak_point(pool), pool.hits
        )  # legion26:weaponkw.impact-x, legion23:weaponkw.impact-x
        pool.hits -= impact
        pool.criticals += impact
    if armored and pool.has("primitive"):
        # legion26:weaponkw.primitive
        pool.hits, pool.criticals = pool.hits + pool.criticals, 0
    rams = pool.attacker is not None and battle.edition.weapons.rams(pool.attacker)
    ram = pool.value("ram") if rams else 0
    blanks = min(ram, pool.blanks)  # legion26:weaponkw.ram-x, legion23:weaponkw.ram-x: any results, blanks too
    hits = min(ram - blanks, pool.hits)
    pool.blanks -= blanks
    pool.hits -= hits
    pool.criticals += blanks + hits


def has_armor(unit: Unit) -> bool:
    """Tell whether a unit has Armor or Armor X."""
    return keywords.has(unit, "armor")


def weak_point(pool: Pool) -> int:
    """Return the Impact that a pool gains from where the attack comes from."""
    gained = 0
    for keyword in keywords.named(pool.defender, "weak-point"):
        # legion26:kw.weak-point-x-front-rear-sides.2, legion23:kw.weak-point-x.2: a token is taken as the leader
        if any(pool.around.in_arc(pool.defender.leader, arc, [pool.origin]) for arc in arcs(keyword)):
            gained += keyword.value or 0  # legion26:kw.weak-point-x-front-rear-sides, legion23:kw.weak-point-x
    return gained


# The defender.


def weaken(battle: Battle, pool: Pool) -> None:
    """Cancel hits with what costs the defender nothing: Armor, and Backup."""
    unit = pool.defender
    armor = min(armor_of(pool, unit), pool.hits)
    if armor:
        pool.hits -= armor  # legion26:kw.armor-x, legion23:kw.armor, legion23:kw.armor-x
        battle.log.tell("legion-armor-cancels", unit=battle.name(unit), count=armor)
    if pool.hits and battle.edition.backup.has_backup(battle, pool):
        backed = min(BACKUP_HITS, pool.hits)
        pool.hits -= backed  # legion26:backup.03
        battle.log.tell("legion-backup-cancels", unit=battle.name(unit), count=backed)


def armor_of(pool: Pool, unit: Unit) -> int:
    """Return how many hits the armor of a unit may cancel: without a number all of them."""
    whole = any(keyword.value is None for keyword in keywords.named(unit, "armor"))
    return pool.hits if whole else keywords.value(unit, "armor")  # legion23:kw.armor


def protect(battle: Battle, pool: Pool) -> Play[None]:
    """Let the defender's player flip shields, and let others guard the defender, as long as something can be cancelled."""
    unit = pool.defender
    asked: list[int] = []
    while pool.results:
        options: list[Option] = [("shield", result) for result in shieldable(pool)]
        options += [("guardian", other.id) for other in guardians(battle, pool) if other.id not in asked]
        if not options:
            return
        ask = say("legion-ask-protect", unit=battle.name(unit), hits=pool.hits, criticals=pool.criticals)
        chosen = yield Choose(unit.seat, [DONE, *options], ask)
        if chosen == DONE:
            return
        if chosen[0] == "shield":
            flip_shields(unit, 1)
            cancel(pool, chosen[1])  # legion26:kw.shielded-x.2, legion23:kw.shielded-x.2
        else:
            asked.append(chosen[1])
            yield from guard(battle, pool, battle.units[chosen[1]])  # legion23:kw.guardian-x.6


def shieldable(pool: Pool) -> list[str]:
    """Return which results a defender's shields may cancel in an attack."""
    unit = pool.defender
    if not pool.ranged or not unit.has(SHIELD):
        return []  # legion26:kw.shielded-x.2, legion23:kw.shielded-x.2
    if unit.has(WHEEL_MODE):
        return []  # legion26:kw.wheel-mode, legion23:kw.wheel-mode
    return [result for result, number in ((HIT, pool.hits), (CRITICAL, pool.criticals)) if number]


def cancel(pool: Pool, result: str) -> None:
    """Take a result out of a pool (legion26:attack.21, legion23:attack.37)."""
    if result == HIT:
        pool.hits -= 1
    else:
        pool.criticals -= 1
