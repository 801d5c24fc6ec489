"""What a unit's attack on another would do as both stand now, by exact odds: shown to players before they choose.

Every miniature that can adds the weapon that does most on average, and both spend the tokens that they have.
"""

from __future__ import annotations

from tablero.games.legion import keywords, suppression
from tablero.games.legion.attacking import add_granted, sprays
from tablero.games.legion.cover import cover_of
from tablero.games.legion.defending import immune_to_pierce
from tablero.games.legion.exact import Attack, Defender, Dice, Outcome, changed, outcome
from tablero.games.legion.habits.odds import of_weapon
from tablero.games.legion.modifying import armor_of, has_armor, weak_point
from tablero.games.legion.pools import MELEE, RANGED, Added, Pool
from tablero.games.legion.resolving import most_wounds
from tablero.games.legion.rolling import best, mission_critical, unit_chart
from tablero.games.legion.state import AIM, DODGE, OBSERVATION, SHIELD, SUPPRESSION, SURGE, WHEEL_MODE, Battle, Unit
from tablero.games.legion.surroundings import Table
from tablero.games.legion.weapons import Arm, aim_at, arms, why_not_attack, why_not_bear, why_not_use
from tablero.kernel import Json, message_to_json, say

MOST_DICE = 30
"""Larger pools are not foretold."""


def forecasts(battle: Battle, unit: Unit, enemy: Unit) -> Json:
    """Return what a unit would do to an enemy now, at range or in melee, as messages."""
    if why_not_attack(battle, Table(battle), unit, enemy) is not None:
        return []
    told = []
    for kind in (RANGED, MELEE):
        pool = pool_of(battle, unit, enemy, kind)
        if 0 < len(pool.dice) <= MOST_DICE:
            found = foretold(battle, unit, pool)
            chance = round(100 * found.defeated) if most_wounds(battle, pool) >= _all_wounds(battle, enemy) else 0
            told.append(say(f"legion-forecast-{kind}", wounds=float(found.wounds.mean), defeated=chance))
    return [message_to_json(message) for message in told]


def _all_wounds(battle: Battle, unit: Unit) -> int:
    return sum(miniature.threshold for miniature in battle.miniatures_of(unit))


def pool_of(battle: Battle, unit: Unit, enemy: Unit, kind: str) -> Pool:
    """Return the pool that a unit could form against an enemy now."""
    around = Table(battle)
    aiming = aim_at(around, unit, enemy)
    pool = Pool(around, unit.seat, unit.leader, unit, enemy, kind)
    usable: dict[Arm, bool] = {}
    for miniature in battle.miniatures_of(unit):
        able = []
        for arm in arms(battle, unit, miniature):
            if arm not in usable:
                usable[arm] = why_not_use(battle, around, aiming, arm, kind) is None
            if usable[arm] and why_not_bear(battle, around, aiming, miniature, arm, kind) is None:
                able.append(arm)
        if able:
            weapon, upgrade = max(able, key=lambda arm: sum(of_weapon(unit, arm.weapon)[:3]))
            times = sprays(around, miniature, weapon, enemy)
            pool.add(battle, Added(miniature.id, weapon, upgrade, times))
    if pool.added:
        add_granted(unit, pool)
    return pool


def foretold(battle: Battle, unit: Unit, pool: Pool) -> Outcome:
    """Return what comes of a pool."""
    return outcome(battle.edition.name, attack_of(battle, unit, pool), defender_of(battle, pool))


def attack_of(battle: Battle, unit: Unit, pool: Pool) -> Attack:
    """Return what a pool and its unit's keywords and tokens come to; its cover is reckoned with already."""
    armored = has_armor(pool.defender)
    rams = battle.edition.weapons.rams(unit)
    return Attack(
        _dice(battle, unit, pool),
        ranged=pool.ranged,
        aims=unit.has(AIM),
        precise=keywords.value(unit, "precise"),
        observations=pool.defender.has(OBSERVATION),
        surges=unit.has(SURGE),
        critical=pool.value("critical") + mission_critical(pool),
        pierce=pool.value("pierce") + int(pool.melee and unit.has(AIM) > 0 and keywords.has(unit, "duelist")),
        impact=pool.value("impact") + weak_point(pool) if armored else 0,
        ram=pool.value("ram") if rams else 0,
        ion=pool.value("ion"),
        high_velocity=pool.all_have("high-velocity"),
        primitive=pool.has("primitive"),
        suppressive=pool.has("suppressive"),
        overwhelm=pool.has("overwhelm"),
        immune_deflect=pool.has("immune-deflect"),
    )


def _dice(battle: Battle, unit: Unit, pool: Pool) -> tuple[Dice, ...]:
    """Return the dice of a pool as they are rolled: weapon by weapon downgraded, then upgraded."""
    chart = unit_chart(battle, pool, unit)
    clumsy = battle.edition.weapons.cumbersome(unit)
    found: dict[tuple[str, str], int] = {}
    for index in dict.fromkeys(die.added for die in pool.dice):
        own = [die for die in pool.dice if die.added == index]
        words = pool.added[index].weapon.keywords if index >= 0 else ()
        surge = best((chart, battle.edition.rolling.weapon_chart(pool.added[index]) if index >= 0 else ""))
        names = [keyword.name for keyword in words]
        colours = dict.fromkeys(die.colour for die in own)
        dice = [Dice(colour, sum(die.colour == colour for die in own), surge) for colour in colours]
        upgrades = sum(keywords.total(words, name) for name in _upgrading(pool))
        for kind in changed(dice, downgrade=clumsy and "cumbersome" in names, upgrades=upgrades):
            found[kind.colour, kind.chart] = found.get((kind.colour, kind.chart), 0) + kind.number
    return tuple(Dice(colour, count, surge) for (colour, surge), count in found.items())


def _upgrading(pool: Pool) -> list[str]:
    """Return the keywords that upgrade dice against the defender."""
    found = ["anti-materiel"] if keywords.vehicle(pool.defender) else []
    if keywords.trooper(pool.defender):
        found.append("anti-personnel")
    if pool.around.within(pool.origin, pool.defender, 1):
        found.append("assault")
    return found


def defender_of(battle: Battle, pool: Pool) -> Defender:
    """Return what a defender's keywords and tokens come to against a pool; its miniatures are taken as one with all wounds."""
    unit = pool.defender
    suffered = suppression.wounds_on(battle, unit)
    whole = any(keyword.value is None for keyword in keywords.named(unit, "armor"))
    wounds = max(most_wounds(battle, pool), suffered + 1)
    return Defender(
        unit.card.defence_die,
        surge=unit.card.surge_defence,
        surges=unit.has(SURGE),
        wounds=wounds,
        suffered=suffered,
        cover=cover_of(battle, pool).total if pool.ranged else 0,
        low_profile=keywords.has(unit, "low-profile"),
        dodges=unit.has(DODGE),
        outmaneuver=keywords.has(unit, "outmaneuver"),
        armor=None if whole else armor_of(pool, unit),
        backup=battle.edition.backup.has_backup(battle, pool),
        shields=0 if unit.has(WHEEL_MODE) else unit.has(SHIELD),
        more_dice=min(keywords.value(unit, "danger-sense"), unit.has(SUPPRESSION)),
        uncanny_luck=keywords.value(unit, "uncanny-luck"),
        impervious=keywords.has(unit, "impervious"),
        immune_pierce=immune_to_pierce(pool, unit),
        deflect=keywords.has(unit, "deflect"),
        vehicle=keywords.vehicle(unit),
    )
