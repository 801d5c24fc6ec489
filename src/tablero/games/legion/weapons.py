"""Weapons (rulebook: "Weapons", "Declare Defender", "Form Attack Pool"): which a miniature may use against whom, and why not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tablero.games.legion import cards, keywords
from tablero.games.legion.hostages import is_safe
from tablero.games.legion.passengers import exposed
from tablero.games.legion.pools import MELEE, RANGED
from tablero.games.legion.situation import Surroundings
from tablero.games.legion.state import (
    AIM,
    EMBARKED,
    FACEUP,
    INCOGNITO,
    MOVED,
    MOVED_FULLY,
    NOBODY,
    SUPPRESSION,
    WHEEL_MODE,
    Battle,
    Miniature,
    Unit,
    Upgrade,
)
from tablero.kernel import Reason, because

KINDS: Final = (MELEE, RANGED)
ARSENAL_USED: Final = "arsenal"
"""What `Unit.done` says of a unit one of whose miniatures has used several weapons in an attack."""
SECOND: Final = 2


class Limits(NamedTuple):
    """What an attack is limited to, by whatever allows it: Charge, Steady, Standby …"""

    targets: tuple[int, ...] | None = None
    """The units that may be attacked; all, if none is named."""
    kinds: tuple[str, ...] = KINDS
    weapons: tuple[cards.Weapon, ...] = ()
    """Weapons that command cards give to miniatures of the unit card."""


ANY: Final = Limits()


class Arm(NamedTuple):
    """A weapon at a miniature's disposal, and the upgrade it comes from."""

    weapon: cards.Weapon
    upgrade: int = NOBODY


FARTHER: Final = "farther"
"""How effects write that all ranged weapons of a unit reach farther: so much, and how far at most."""
SHELTERED: Final = "sheltered"
"""How effects write that nobody can make a ranged attack on a unit."""
DIVERSION: Final = "diversion"
"""How effects write that a unit draws attacks upon itself as long as it has a faceup Order token."""


class Weapons:
    """What the edition of 2026 has of its own."""

    __slots__ = ()

    def why_not_into_melee(self, battle: Battle, around: Surroundings, unit: Unit, defender: Unit) -> Reason | None:
        """Return why a unit can't use ranged weapons against one that it may be in melee with."""
        if around.in_melee(unit, defender) and not keywords.has(defender, "immune-melee"):  # legion26:kw.immune-melee.2
            return because("legion26:attack.11", "legion-no-ranged-in-melee")
        return None

    def why_not_immune_to_melee(self, defender: Unit) -> Reason | None:
        """Return why a unit can't be the target of a melee attack."""
        if keywords.has(defender, "immune-melee"):
            return because("legion26:kw.immune-melee", "legion-immune-melee")
        return None

    def why_not_after_moving(self, unit: Unit, weapon: cards.Weapon) -> Reason | None:
        """Return why a unit can't use a weapon for having moved; here it may, with weaker dice."""
        return None

    def cumbersome(self, unit: Unit) -> bool:
        """Tell whether the dice of Cumbersome weapons are downgraded: the unit has made any move."""
        return unit.moved > 0  # legion26:weaponkw.cumbersome

    def shared(self, upgrade: cards.Upgrade) -> bool:
        """Tell whether several miniatures may use the weapon of an upgrade in one attack: not that of grenades."""
        return upgrade.type != "grenades"  # legion26:upgrade.08

    def most_weapons(self, unit: Unit, earlier: int) -> int:
        """Return how many weapons a miniature may still add, if it has added so many to earlier pools."""
        return max(1, arsenal_of(unit)) - earlier  # legion26:attack.08, legion26:kw.arsenal-x

    def longer(self, unit: Unit, weapon: cards.Weapon) -> int:
        """Return how far Long Shot may extend a weapon's range: by one Aim token."""
        return 1 if _has(weapon, "long-shot") else 0  # legion26:weaponkw.long-shot

    def supporters(self, battle: Battle, around: Surroundings, unit: Unit) -> list[Unit]:
        """Return the units that may add weapons to another's pool: none."""
        return []

    def rams(self, unit: Unit) -> bool:
        """Tell whether a unit has moved as Ram wants: fully, or at all if its base is not notched."""
        if unit.card.base.notched:
            return unit.moved >= MOVED_FULLY  # legion26:weaponkw.ram-x
        return unit.moved >= MOVED  # legion26:weaponkw.ram-x.2

    def towed(self) -> int:
        """Return how many Immobilize tokens a Tow Cable gives."""
        return 1  # legion26:weaponkw.tow-cable


class Weapons2023(Weapons):
    """What the edition of 2023 has of its own."""

    __slots__ = ()

    def why_not_into_melee(self, battle: Battle, around: Surroundings, unit: Unit, defender: Unit) -> Reason | None:
        """Return why a unit can't use ranged weapons against one that its transport, or that of the other, touches.

        Nothing else but engagement bars it.
        """
        if EMBARKED in (unit.place, defender.place) and around.in_melee(unit, defender):
            return because("legion23:kw.transport-open.5", "legion-no-ranged-in-melee")
        return None

    def why_not_immune_to_melee(self, defender: Unit) -> Reason | None:
        """Return why a unit can't be the target of a melee attack; here nobody can come into contact with it."""
        return None

    def why_not_after_moving(self, unit: Unit, weapon: cards.Weapon) -> Reason | None:
        """Return why a unit that has moved can't use a Cumbersome weapon; pivots don't count."""
        if _has(weapon, "cumbersome") and unit.moved >= MOVED:
            return because("legion23:weaponkw.cumbersome", "legion-cumbersome", weapon=weapon.name)
        return None

    def cumbersome(self, unit: Unit) -> bool:
        """Tell whether the dice of Cumbersome weapons are downgraded: they never are."""
        return False

    def shared(self, upgrade: cards.Upgrade) -> bool:
        """Tell whether several miniatures may use the weapon of an upgrade in one attack: any may."""
        return True  # legion23:upgrade.06, legion23:upgrade.11

    def most_weapons(self, unit: Unit, earlier: int) -> int:
        """Return how many weapons a miniature may still add: with Arsenal X, X to each of X pools."""
        arsenal = arsenal_of(unit)
        if arsenal:
            return arsenal  # legion23:kw.arsenal-x
        return 1 - earlier  # legion23:attack.08, legion23:attack.10

    def longer(self, unit: Unit, weapon: cards.Weapon) -> int:
        """Return how far Long Shot X may extend a weapon's range: by X Aim tokens."""
        return keywords.total(weapon.keywords, "long-shot")  # legion23:weaponkw.long-shot-x

    def supporters(self, battle: Battle, around: Surroundings, unit: Unit) -> list[Unit]:
        """Return the allied units whose Fire Support may add weapons to another's pool."""
        return [
            other
            for other in battle.units_of(unit.seat)
            if other is not unit
            and other.order == FACEUP  # legion23:kw.fire-support
            and keywords.has(other, "fire-support")
            and not around.engaged(other)  # legion23:kw.fire-support
            and not other.has(WHEEL_MODE)  # legion23:kw.fire-support.2
        ]

    def rams(self, unit: Unit) -> bool:
        """Tell whether a unit has moved as Ram wants: fully."""
        return unit.moved >= MOVED_FULLY  # legion23:weaponkw.ram-x

    def towed(self) -> int:
        """Return how many Immobilize tokens a Tow Cable gives: none."""
        return 0


def arsenal_of(unit: Unit) -> int:
    """Return the value of a unit's Arsenal; one that attacks again by Barrage has none."""
    again = unit.done.count("attack") >= SECOND and not keywords.has(unit, "ataru-mastery")
    return 0 if again else keywords.value(unit, "arsenal")  # legion26:kw.barrage, legion23:kw.barrage


def _has(weapon: cards.Weapon, name: str) -> bool:
    return any(keyword.name == name for keyword in weapon.keywords)


# What a miniature carries.


def arms(battle: Battle, unit: Unit, miniature: Miniature, more: Sequence[cards.Weapon] = ()) -> Iterator[Arm]:
    """Yield the weapons that a miniature may use: those of its unit's card, and those of upgrades that are for it."""
    if miniature.counterpart:
        # legion26:kw.counterpart.4, legion23:kw.counterpart.6, legion23:kw.counterpart.9
        yield from [Arm(weapon) for weapon in unit.counterpart.weapons] if unit.counterpart is not None else []
        for number, upgrade in enumerate(unit.upgrades):
            if upgrade.counterpart and usable_card(upgrade):
                # legion26:kw.counterpart.4, legion23:kw.counterpart.4
                yield from [Arm(weapon, number) for weapon in upgrade.card.weapons]
        return
    own = NOBODY if miniature.upgrade == NOBODY or unit.upgrades[miniature.upgrade].lost else miniature.upgrade
    if own != NOBODY and _named(unit.upgrades[own].card, "noncombatant"):
        return  # legion26:cardkw.noncombatant, legion23:cardkw.noncombatant
    for weapon in unit.card.weapons:
        yield Arm(weapon)
    if miniature.upgrade == NOBODY:
        for weapon in more:
            yield Arm(weapon)  # legion26:attack.09, legion23:attack.11
    for number, upgrade in enumerate(unit.upgrades):
        if not usable_card(upgrade):
            continue  # legion26:upgrade.10, legion26:upgrade.11, legion23:upgrade.08, legion23:upgrade.09
        if upgrade.counterpart:
            continue  # legion26:kw.counterpart.4, legion23:kw.counterpart.4
        if upgrade.card.minis and number != miniature.upgrade:
            continue  # legion26:attack.09, legion26:upgrade.06, legion23:attack.11, legion23:upgrade.05
        for weapon in upgrade.card.weapons:
            yield Arm(weapon, number)  # legion26:upgrade.07, legion26:upgrade.20, legion23:upgrade.06


def usable_card(upgrade: Upgrade) -> bool:
    """Tell whether the weapon of an upgrade can be used: it is neither lost nor used up."""
    return not (upgrade.lost or upgrade.exhausted or upgrade.expended)


def _named(card: cards.Upgrade, name: str) -> bool:
    return any(keyword.name == name for keyword in card.keywords)


def sidearm_kinds(unit: Unit, miniature: Miniature) -> list[tuple[int, str]]:
    """Return the kinds of weapons of which a miniature uses none but those of an upgrade, each with the upgrade."""
    found = []
    for number, upgrade in enumerate(unit.upgrades):
        mine = number == miniature.upgrade if upgrade.card.minis else miniature.upgrade == NOBODY
        for keyword in upgrade.card.keywords:
            if mine and not upgrade.lost and keyword.name == "sidearm":
                found += [(number, kind) for kind in KINDS if kind in keyword.about]
    return found


# Against whom.


class Aiming(NamedTuple):
    """What is asked again and again of a unit that may attack another."""

    unit: Unit
    defender: Unit
    band: int
    """The range from its leader to the closest miniature of the defender."""
    in_melee: bool
    engaged: bool
    """Whether the unit is Engaged, with whomever."""
    defender_engaged: bool
    longer: int = 0
    """How many Aim tokens it has spent, or may spend, for Long Shot."""


def aim_at(around: Surroundings, unit: Unit, defender: Unit, longer: int = 0) -> Aiming:
    """Measure from a unit to another."""
    band, in_melee = around.band(unit.leader, defender), around.in_melee(unit, defender)
    return Aiming(unit, defender, band, in_melee, around.engaged(unit), around.engaged(defender), longer)


def why_not_use(battle: Battle, around: Surroundings, aiming: Aiming, arm: Arm, kind: str) -> Reason | None:
    """Return why a unit can't use a weapon in this way against a defender, whichever miniature has it."""
    unit, defender, weapon = aiming.unit, aiming.defender, arm.weapon
    rule, own = battle.edition.rule, battle.edition.weapons
    if is_area(unit, arm):
        id = rule("legion26:weaponkw.area-weapon.2", "legion23:weaponkw.area.2")
        return because(id, "legion-area-weapon", weapon=weapon.name)
    if _has(weapon, "overrun"):
        id = rule("legion26:weaponkw.overrun-x.2", "legion23:weaponkw.overrun-x")
        return because(id, "legion-overrun-weapon", weapon=weapon.name)
    if _has(weapon, "self-destruct"):
        return because("legion23:weaponkw.self-destruct-x", "legion-self-destruct-weapon", weapon=weapon.name)
    reason = own.why_not_after_moving(unit, weapon)
    if reason is not None:
        return reason
    if kind == MELEE:
        if not weapon.melee:
            return because(rule("legion26:attack.03", "legion23:attack.04"), "legion-not-melee", weapon=weapon.name)
        if not aiming.in_melee:
            # legion26:attack.15, legion23:attack.17: the unit is enough, whoever is in contact
            return because(rule("legion26:attack.15", "legion23:attack.17"), "legion-not-in-melee")
        return own.why_not_immune_to_melee(defender)
    if not weapon.ranged:
        return because(rule("legion26:attack.03", "legion23:attack.04"), "legion-not-ranged", weapon=weapon.name)
    return _why_not_shoot(battle, around, aiming, weapon)


def _why_not_shoot(battle: Battle, around: Surroundings, aiming: Aiming, weapon: cards.Weapon) -> Reason | None:
    unit, defender = aiming.unit, aiming.defender
    rule, own = battle.edition.rule, battle.edition.weapons
    # legion26:core.01, legion23:core.01, legion26:weaponkw.versatile, legion23:weaponkw.versatile
    versatile = _has(weapon, "versatile") or any(each.name == "versatile" for each in keywords.of_weapons(unit))
    if aiming.engaged and not versatile:
        return because(rule("legion26:melee.12", "legion23:melee.12"), "legion-engaged")
    if keywords.has(defender, SHELTERED):
        return because(rule("legion26:attack.06", "legion23:attack.06"), "legion-sheltered", unit=battle.name(defender))
    if aiming.defender_engaged:
        # legion26:core.02, legion23:core.02, legion26:weaponkw.versatile.2, legion23:weaponkw.versatile
        return because(rule("legion26:melee.13", "legion23:melee.13"), "legion-target-engaged")
    reason = own.why_not_into_melee(battle, around, unit, defender)
    if reason is not None:
        return reason
    if weapon.most == 1 and keywords.has(defender, "immune-range-1-weapons"):
        id = rule("legion26:kw.immune-range-1-weapons", "legion23:kw.immune-range-1")
        return because(id, "legion-immune-range-1", weapon=weapon.name)
    longest = reach(battle, aiming, weapon)
    if aiming.band < weapon.least or (longest is not None and aiming.band > longest):
        id = rule("legion26:attack.10", "legion23:attack.12")
        return because(id, "legion-out-of-range", weapon=weapon.name, range=aiming.band)
    return None


def is_area(unit: Unit, arm: Arm) -> bool:
    """Tell whether a weapon is an area weapon: it says so, or its card arms charges that detonate."""
    charge = arm.upgrade != NOBODY and _named(unit.upgrades[arm.upgrade].card, "arm")
    return charge or _has(arm.weapon, "area-weapon")  # legion26:measure.05, legion23:measure.04


def why_not_bear(
    battle: Battle, around: Surroundings, aiming: Aiming, miniature: Miniature, arm: Arm, kind: str
) -> Reason | None:
    """Return why this miniature can't add a weapon that its unit could."""
    unit, defender = aiming.unit, aiming.defender
    rule = battle.edition.rule
    if not around.seen(miniature.id, defender):
        return because(rule("legion26:attack.07", "legion23:attack.07"), "legion-sees-nobody")
    for upgrade, which in sidearm_kinds(unit, miniature):
        if which == kind and arm.upgrade != upgrade:
            # legion26:cardkw.sidearm-melee-ranged.2
            id = rule("legion26:cardkw.sidearm-melee-ranged", "legion23:cardkw.sidearm")
            return because(id, "legion-sidearm", weapon=arm.weapon.name)
    for keyword in arm.weapon.keywords:
        if unit.place == EMBARKED:
            break  # legion23:kw.transport-open, legion23:kw.transport-open.7
        if keyword.name == "fixed" and not _in_arcs(battle, around, miniature, keyword, defender):
            id = rule("legion26:weaponkw.fixed-front-sides-rear", "legion23:weaponkw.fixed")
            return because(id, "legion-fixed", weapon=arm.weapon.name)
    return None


def _in_arcs(
    battle: Battle, around: Surroundings, miniature: Miniature, keyword: cards.Keyword, defender: Unit
) -> bool:
    return any(around.in_arc(miniature.id, arc, defender.miniatures) for arc in arcs(keyword))


def arcs(keyword: cards.Keyword) -> list[str]:
    """Return the arcs that Fixed or Weak Point names.

    >>> arcs(cards.Keyword("weak-point", 1, "rear, sides"))
    ['rear', 'sides']
    """
    return [arc for part in keyword.about.split(",") if (arc := part.strip()) in ("front", "rear", "sides")]


def reach(battle: Battle, aiming: Aiming, weapon: cards.Weapon) -> int | None:
    """Return how far a weapon reaches now, with what Long Shot and effects add to its maximum range; None without end."""
    if weapon.most is None:
        return None
    longest = weapon.most + min(aiming.longer, battle.edition.weapons.longer(aiming.unit, weapon))
    for each in keywords.named(aiming.unit, FARTHER):
        longest = max(longest, min(longest + (each.value or 0), int(each.about)))
    return longest


# Declaring a defender.


def why_not_attack(
    battle: Battle, around: Surroundings, unit: Unit, defender: Unit, limits: Limits = ANY
) -> Reason | None:
    """Return why a unit can't declare another as its defender, but for what other units there are."""
    rule = battle.edition.rule
    # legion26:core.15, legion23:unit.03
    if defender.seat == unit.seat or not exposed(battle, defender):
        # legion23:kw.transport-closed.2, legion23:kw.transport-closed.9
        return because(rule("legion26:attack.06", "legion23:attack.06"), "legion-no-enemy")
    if limits.targets is not None and defender.id not in limits.targets:
        return because(rule("legion26:standby.03", "legion23:kw.charge"), "legion-not-this-target")
    if unit.has(WHEEL_MODE):
        return because(rule("legion26:kw.wheel-mode", "legion23:kw.wheel-mode"), "legion-wheel-mode")
    if not visible(battle, around, unit, defender):
        return because(rule("legion26:attack.06", "legion23:attack.42"), "legion-leader-sees-nobody")
    if is_safe(battle, defender):
        return because("legion23:battlecard.hostage.2", "legion-hostage-safe", unit=battle.name(defender))
    if defender.has(INCOGNITO) and not around.within(unit.leader, defender, 1):
        # legion26:token.incognito, legion23:token.21
        return because(rule("legion26:kw.incognito", "legion23:kw.incognito"), "legion-incognito")
    if not usable(battle, around, unit, defender, limits):
        return because(rule("legion26:attack.06", "legion23:attack.06"), "legion-no-weapon")
    return None


def visible(battle: Battle, around: Surroundings, unit: Unit, defender: Unit) -> list[int]:
    """Return the miniatures of a unit that the leader of another sees and may attack it for."""
    return [id for id in around.seen(unit.leader, defender) if not small(battle, battle.miniatures[id])]


def small(battle: Battle, miniature: Miniature) -> bool:
    """Tell whether a unit can't be attacked for this miniature alone (legion26:cardkw.small, legion23:cardkw.small)."""
    unit = battle.units[miniature.unit]
    if miniature.counterpart and unit.counterpart is not None:
        return any(keyword.name == "small" for keyword in unit.counterpart.keywords)
    if miniature.upgrade == NOBODY:
        return False
    return _named(unit.upgrades[miniature.upgrade].card, "small")


def usable(battle: Battle, around: Surroundings, unit: Unit, defender: Unit, limits: Limits = ANY) -> bool:
    """Tell whether any miniature of a unit has a weapon that it may use against another."""
    aiming = aim_at(around, unit, defender, unit.has(AIM))
    tried: dict[tuple[Arm, str], bool] = {}
    for miniature in battle.miniatures_of(unit):
        for arm in arms(battle, unit, miniature, limits.weapons):
            for kind in limits.kinds:
                key = (arm, kind)
                if key not in tried:
                    tried[key] = why_not_use(battle, around, aiming, arm, kind) is None
                if tried[key] and why_not_bear(battle, around, aiming, miniature, arm, kind) is None:
                    return True
    return False


def targets(battle: Battle, around: Surroundings, unit: Unit, limits: Limits = ANY) -> list[Unit]:
    """Return the units that a unit may declare as its defender."""
    enemies = [enemy for enemy in battle.units if enemy.seat != unit.seat and exposed(battle, enemy)]
    able = [enemy for enemy in enemies if why_not_attack(battle, around, unit, enemy, limits) is None]
    drawn = [enemy for enemy in able if enemy.id == unit.distracted]
    if drawn:
        return drawn  # legion26:kw.distract, legion23:kw.distract
    able = [enemy for enemy in able if diverts(enemy)] or able
    # legion26:kw.inconspicuous, legion23:kw.inconspicuous
    plain = [enemy for enemy in able if not (enemy.has(SUPPRESSION) and keywords.has(enemy, "inconspicuous"))]
    return plain or able


def diverts(unit: Unit) -> bool:
    """Tell whether a unit draws attacks upon itself now."""
    return unit.order == FACEUP and keywords.has(unit, DIVERSION)
