"""Attacks that no unit's pool makes: area weapons and charges that detonate, overrunning, self-destruction."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tablero.games.legion import cards, keywords, suppression
from tablero.games.legion.bounties import collect_bounty
from tablero.games.legion.dice import BLACK, CRITICAL, HIT, SURGE, roll_attack, told
from tablero.games.legion.passengers import exposed
from tablero.games.legion.pools import OVERRUN, RANGED, Added, Pool
from tablero.games.legion.resolving import after_attack, nobody_reacts, resolve, resolve_pool
from tablero.games.legion.situation import Origin, Surroundings
from tablero.games.legion.spending import DONE
from tablero.games.legion.state import NOBODY, ON_BATTLEFIELD, Battle, Token, Unit
from tablero.games.legion.wounds import check_resilience, defeat, suffer
from tablero.kernel import Choose, Option, Play, Reason, because, say

SELF_DESTRUCT: Final = "self-destruct"
SELF_DESTRUCT_RANGE: Final = 1
OVERRAN: Final = "overrun"
"""What `Unit.done` says of an overrun attack."""


class Destruction:
    """What the edition of 2026 has of its own."""

    __slots__ = ()

    def why_not(self, battle: Battle, unit: Unit) -> Reason | None:
        """Return why a unit can't self-destruct: it needs the keyword, and half of its wounds."""
        needed = (max(miniature.threshold for miniature in battle.miniatures_of(unit)) + 1) // 2
        if not keywords.has(unit, SELF_DESTRUCT) or suppression.wounds_on(battle, unit) < needed:
            return because("legion26:kw.self-destruct-x", "legion-no-self-destruct", count=needed)
        return None

    def strike(self, battle: Battle, around: Surroundings, unit: Unit, other: Unit) -> Play[None]:
        """Roll black dice against a unit near: a wound for each surge or critical, then suppression for each hit."""
        colours = [BLACK] * keywords.value(unit, SELF_DESTRUCT)
        faces = yield from roll_attack(colours)
        shown = told(colours, faces)
        battle.log.tell("legion-attack-roll", seat=unit.seat + 1, dice=shown)
        # legion26:kw.self-destruct-x
        yield from suffer(battle, other, faces.count(SURGE) + faces.count(CRITICAL))
        yield from check_resilience(battle, other)
        collect_bounty(battle, unit, other)  # legion26:kw.bounty.2
        suppression.suppress(battle, other, faces.count(HIT))  # legion26:kw.self-destruct-x


class Destruction2023(Destruction):
    """What the edition of 2023 has of its own."""

    __slots__ = ()

    def why_not(self, battle: Battle, unit: Unit) -> Reason | None:
        """Return why a unit can't self-destruct: it needs the weapon, and as many wounds as that says."""
        weapon = self.weapon(unit)
        needed = keywords.total(weapon.keywords, SELF_DESTRUCT) if weapon is not None else 0
        if weapon is None or unit.place != ON_BATTLEFIELD or suppression.wounds_on(battle, unit) < needed:
            return because("legion23:weaponkw.self-destruct-x", "legion-no-self-destruct", count=needed)
        return None

    def weapon(self, unit: Unit) -> cards.Weapon | None:
        """Return the weapon with which a unit self-destructs."""
        return next((each for each in unit.card.weapons if keywords.total(each.keywords, SELF_DESTRUCT)), None)

    def strike(self, battle: Battle, around: Surroundings, unit: Unit, other: Unit) -> Play[None]:
        """Make a ranged attack on a unit near."""
        weapon = self.weapon(unit)
        assert weapon is not None
        pool = Pool(around, unit.seat, unit.leader, unit, other, RANGED)  # legion23:weaponkw.self-destruct-x
        pool.add(battle, Added(unit.leader, weapon))
        yield from resolve(battle, pool)


# Area weapons.


def area_attack(
    battle: Battle, around: Surroundings, seat: int, origin: Token, weapon: cards.Weapon, by: Unit | None = None
) -> Play[None]:
    """Attack every unit near a token, allied or enemy, engaged or not, one after the other as its player orders them.

    `by` is the unit that brings it about, where one does.
    """
    reached = [
        unit
        for unit in on_battlefield(battle)
        # legion26:weaponkw.area-weapon, legion23:weaponkw.area
        if in_area(around, origin, unit, weapon)
    ]
    while reached:
        unit = yield from next_unit(battle, seat, reached)
        reached.remove(unit)
        pool = Pool(around, seat, origin, None, unit, RANGED)  # legion26:weaponkw.area-weapon, legion23:weaponkw.area.3
        pool.add(battle, Added(NOBODY, weapon))  # legion26:weaponkw.area-weapon.2, legion23:weaponkw.area.2
        yield from resolve(battle, pool)
        collect_bounty(battle, by, unit)  # legion26:kw.bounty.2, legion23:kw.bounty


def on_battlefield(battle: Battle) -> list[Unit]:
    """Return all units on the battlefield, and those aboard open transports."""
    return [unit for unit in battle.units if exposed(battle, unit)]  # legion23:kw.transport-closed.9


def in_area(around: Surroundings, origin: Origin, unit: Unit, weapon: cards.Weapon) -> bool:
    """Tell whether a unit is within the range of an area weapon and in sight of it."""
    if weapon.most is not None and not around.within(origin, unit, weapon.most):
        return False
    return bool(around.seen(origin, unit))


def next_unit(battle: Battle, seat: int, units: Sequence[Unit]) -> Play[Unit]:
    """Have a player choose which of several units is attacked next."""
    options: list[Option] = [("unit", unit.id) for unit in units]
    chosen: Option = yield Choose(seat, options, "legion-ask-next-in-area")
    return units[options.index(chosen)]


# Charges.


def detonate(battle: Battle, around: Surroundings, acting: Unit) -> Play[None]:
    """Let both players detonate charges after a unit has attacked, moved or acted, its opponent first.

    It is called once Standby tokens have been spent and before anything else that follows.
    """
    for seat in (1 - acting.seat, acting.seat):  # legion26:weaponkw.detonate-x.3, legion23:weaponkw.detonate-x.3
        for unit in list(battle.units_of(seat)):
            yield from detonate_charges(battle, around, unit)


def detonate_charges(battle: Battle, around: Surroundings, unit: Unit) -> Play[None]:
    """Let a unit detonate as many charges of its types as its keyword says."""
    for number, upgrade in enumerate(unit.upgrades):
        for keyword in upgrade.card.keywords:
            if keyword.name != "detonate" or unit.upgrades[number].lost:
                continue
            for _ in range(keyword.value or 0):  # legion26:weaponkw.detonate-x, legion23:weaponkw.detonate-x
                if not (yield from detonate_one(battle, around, unit, keyword.about, upgrade.card.weapons[0])):
                    break


def detonate_one(battle: Battle, around: Surroundings, unit: Unit, kind: str, weapon: cards.Weapon) -> Play[bool]:
    """Let a unit detonate one allied charge, if the one before has not defeated it; return whether it did."""
    if not unit.miniatures:
        return False
    there = [number for number, token in enumerate(battle.tokens) if token.kind == kind and token.seat == unit.seat]
    if not there:
        return False
    options: list[Option] = [("token", number) for number in there]
    chosen = yield Choose(unit.seat, [DONE, *options], say("legion-ask-detonate", unit=battle.name(unit)))
    if chosen == DONE:
        return False
    token = battle.tokens[chosen[1]]
    # legion26:weaponkw.detonate-x.2, legion26:weaponkw.detonate-x.4, legion23:weaponkw.detonate-x.2
    yield from area_attack(battle, around, unit.seat, token, weapon, unit)
    # legion26:weaponkw.detonate-x.2, legion23:weaponkw.detonate-x.2, legion26:token.charge, legion23:token.19
    battle.tokens.remove(token)
    return True


# Overrunning.


def overrun_weapons(unit: Unit) -> list[cards.Weapon]:
    """Return the weapons with which a unit overruns others."""
    weapons = [*unit.card.weapons]
    weapons += [weapon for upgrade in unit.upgrades if not upgrade.lost for weapon in upgrade.card.weapons]
    return [weapon for weapon in weapons if keywords.total(weapon.keywords, "overrun")]


def overrun(
    battle: Battle,
    around: Surroundings,
    unit: Unit,
    crossed: Sequence[Unit],
    reactions: Callable[[], Play[None]] = nobody_reacts,
) -> Play[None]:
    """Let a unit that has moved across enemies attack one of them, as often in an activation as its weapon says.

    `reactions` come before anything else that follows from the attack.
    """
    weapons = overrun_weapons(unit)
    most = max((keywords.total(weapon.keywords, "overrun") for weapon in weapons), default=0)
    if unit.done.count(OVERRAN) >= most:
        return  # legion26:weaponkw.overrun-x, legion26:weaponkw.overrun-x.3, legion23:weaponkw.overrun-x
    enemies = [other for other in crossed if other.seat != unit.seat and other.miniatures]
    options: list[Option] = [("unit", other.id) for other in enemies]
    if not options:
        return
    chosen = yield Choose(unit.seat, [DONE, *options], say("legion-ask-overrun", unit=battle.name(unit)))
    if chosen == DONE:
        return
    unit.done.append(OVERRAN)
    # legion26:weaponkw.overrun-x, legion23:weaponkw.overrun-x: neither ranged nor melee, at whatever range
    pool = Pool(around, unit.seat, unit.leader, unit, battle.units[chosen[1]], OVERRUN)
    for weapon in weapons:
        pool.add(battle, Added(unit.leader, weapon))  # legion26:weaponkw.overrun-x.2, legion23:weaponkw.overrun-x.2
    yield from resolve_pool(battle, pool)
    yield from reactions()  # legion26:standby.02, legion23:standby.03: it is an attack
    yield from after_attack(battle, pool)


# Self-destruction.


def self_destruct(battle: Battle, around: Surroundings, unit: Unit) -> Play[None]:
    """Let a unit destroy itself, and strike every unit near it before that, one at a time."""
    near = [
        other
        for other in on_battlefield(battle)
        if other is not unit
        # legion26:kw.self-destruct-x, legion23:weaponkw.self-destruct-x
        and around.near(unit, other, SELF_DESTRUCT_RANGE)
        and around.seen(unit.leader, other)
    ]
    while near:
        other = yield from next_unit(battle, unit.seat, near)
        near.remove(other)
        yield from battle.edition.destruction.strike(battle, around, unit, other)
    for miniature in battle.miniatures_of(unit):
        defeat(battle, miniature)  # legion26:kw.self-destruct-x, legion23:weaponkw.self-destruct-x.2
