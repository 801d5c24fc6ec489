"""Guardian (rulebook: "Guardian X"): units that take hits meant for others near them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablero.games.legion import keywords, suppression
from tablero.games.legion.bounties import collect_bounty
from tablero.games.legion.defending import (
    blocks_left_by_pierce,
    pierce_left,
    reflect,
    roll_and_convert,
)
from tablero.games.legion.dice import BLOCK, CRITICAL, HIT
from tablero.games.legion.matching import fits
from tablero.games.legion.pools import Pool
from tablero.games.legion.riding import defence_die
from tablero.games.legion.spending import ask_to_spend, offers, spend
from tablero.games.legion.state import DODGE, EMBARKED, SUPPRESSION, Battle, Unit
from tablero.games.legion.wounds import check_resilience, suffer
from tablero.kernel import Choose, Option, Play, say

GUARDIAN_RANGE: Final = 1
DIVINE_GUARDIAN: Final = 2
"""What Divine Influence gives the Ewoks near C-3PO."""


class Guarding:
    """What the edition of 2026 has of its own."""

    __slots__ = ()

    def dares(self, battle: Battle, unit: Unit) -> bool:
        """Tell whether a unit has the nerve to use Guardian: less suppression than courage."""
        courage = suppression.courage_of(battle, unit)
        return courage is None or unit.has(SUPPRESSION) < courage  # legion26:kw.guardian-x.3, legion26:kw.guardian-x.7

    def pay(self, battle: Battle, unit: Unit) -> None:
        """Give a unit the suppression that guarding costs."""
        suppression.suppress(battle, unit)  # legion26:kw.guardian-x.2

    def dodge(self, battle: Battle, pool: Pool, unit: Unit, count: int) -> Play[int]:
        """Return how many of the hits that a guardian cancels it rolls dice for: all of them."""
        yield from ()
        return count


class Guarding2023(Guarding):
    """What the edition of 2023 has of its own."""

    __slots__ = ()

    def dares(self, battle: Battle, unit: Unit) -> bool:
        """Tell whether a unit has the nerve to use Guardian: always."""
        return True

    def pay(self, battle: Battle, unit: Unit) -> None:
        """Give a unit what guarding costs besides wounds: nothing."""

    def dodge(self, battle: Battle, pool: Pool, unit: Unit, count: int) -> Play[int]:
        """Let a master of Soresu spend a Dodge token, so that it rolls one die fewer; return how many it rolls."""
        if not keywords.has(unit, "soresu-mastery"):
            return count
        offer = offers(battle, pool, unit, DODGE, [HIT])
        chosen = yield from ask_to_spend(unit.seat, offer, say("legion-ask-dodge", unit=battle.name(unit)))
        if chosen is None:
            return count
        spend(battle, pool, unit, chosen[0])
        pool.guardian_dodged = True
        return count - 1  # legion23:kw.soresu-mastery.2


def guardians(battle: Battle, pool: Pool) -> list[Unit]:
    """Return the units that may use Guardian for the defender."""
    unit = pool.defender
    if not pool.ranged or not keywords.trooper(unit) or keywords.has(unit, "guardian"):
        return []  # legion26:kw.guardian-x, legion26:kw.guardian-x.3, legion23:kw.guardian-x, legion23:kw.guardian-x.3
    if unit.place == EMBARKED:
        return []  # legion23:kw.guardian-x.4
    # legion23:kw.guardian-x.4: only units on the battlefield
    return [other for other in battle.units_of(unit.seat) if other is not unit and _can_guard(battle, pool, other)]


def _can_guard(battle: Battle, pool: Pool, other: Unit) -> bool:
    most, what = protection(other, pool.defender)
    if not most or not any(number for result, number in _counts(pool) if result in what):
        return False
    if not battle.edition.guarding.dares(battle, other):
        return False
    # legion26:kw.guardian-x, legion23:kw.guardian-x
    return pool.around.near(other, pool.defender, GUARDIAN_RANGE) and bool(
        pool.around.seen(other.leader, pool.defender)
    )


def _counts(pool: Pool) -> tuple[tuple[str, int], ...]:
    return ((HIT, pool.hits), (CRITICAL, pool.criticals))


def protection(other: Unit, unit: Unit) -> tuple[int, Sequence[str]]:
    """Return how many results of an attack on a unit another may cancel with Guardian, and which kinds of results."""
    # legion26:kw.guardian-x.6
    words = [each for each in keywords.named(other, "guardian") if not each.about or fits(each.about, unit.card)]
    most = sum(each.value or 0 for each in words)
    ewoks = "ewok" in other.card.affiliation.lower() and keywords.trooper(other)
    if ewoks and keywords.has(unit, "divine-influence"):
        return most + DIVINE_GUARDIAN, (HIT, CRITICAL)  # legion26:kw.divine-influence
    return most, (HIT,)


def guard(battle: Battle, pool: Pool, unit: Unit) -> Play[None]:
    """Let a unit cancel results with Guardian, roll for them, and pay for those that it doesn't block."""
    pool.guardian_dodged = False
    count = yield from choose_results(battle, pool, unit)
    battle.log.tell("legion-guards", unit=battle.name(unit), count=count)
    # legion26:kw.guardian-x, legion23:kw.guardian-x
    dice = yield from battle.edition.guarding.dodge(battle, pool, unit, count)
    faces = yield from roll_and_convert(battle, pool, unit, [defence_die(unit)] * dice)
    blocks = faces.count(BLOCK)
    blocks -= yield from pierce_guardian(battle, pool, unit, blocks)
    battle.edition.guarding.pay(battle, unit)
    # legion26:kw.guardian-x.2, legion23:kw.guardian-x
    yield from suffer(battle, unit, dice - blocks)
    yield from check_resilience(battle, unit)
    collect_bounty(battle, pool.attacker, unit)  # legion26:kw.bounty.2, legion23:kw.bounty
    yield from reflect(battle, pool, unit)


def choose_results(battle: Battle, pool: Pool, unit: Unit) -> Play[int]:
    """Have the defender's player choose how many results a guardian cancels, and of which kinds."""
    most, what = protection(unit, pool.defender)
    done = 0
    for result, number in _counts(pool):
        able = min(most - done, number)
        if result not in what or not able:
            continue
        least = 1 if result == HIT or not done else 0
        options: list[Option] = [("cancel", result, amount) for amount in range(least, able + 1)]
        ask = say("legion-ask-guard", unit=battle.name(unit), most=able)
        amount = (yield Choose(unit.seat, options, ask))[2]
        done += amount
        if result == HIT:
            pool.hits -= amount  # legion26:kw.guardian-x, legion23:kw.guardian-x
        else:
            pool.criticals -= amount  # legion26:kw.divine-influence
    return done


def pierce_guardian(battle: Battle, pool: Pool, unit: Unit, blocks: int) -> Play[int]:
    """Ask how much of its Pierce an attack spends on the blocks of a guardian; return how many of them become blank."""
    most = min(pierce_left(pool), blocks)
    if not most or not blocks_left_by_pierce(battle, pool, unit, blocks, most) < blocks:
        return 0
    options: list[Option] = [("pierce", number) for number in range(most + 1)]
    _, number = yield Choose(pool.seat, options, say("legion-ask-pierce", unit=battle.name(unit)))
    # legion26:weaponkw.pierce-x.2, legion26:kw.guardian-x.4, legion23:weaponkw.pierce-x.2, legion23:kw.guardian-x.5
    pool.pierced += number
    return blocks - blocks_left_by_pierce(battle, pool, unit, blocks, number)
