"""Dodge and cover (rulebook: "Apply Dodge and Cover"): what cover a defender has, and what it and dodging cancel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablero.games.legion import keywords
from tablero.games.legion.dice import BLANK, BLOCK, CRITICAL, HIT, WHITE, roll_defence
from tablero.games.legion.pools import Pool
from tablero.games.legion.situation import CLEAR
from tablero.games.legion.spending import after_spending, ask_to_spend, offers, spend
from tablero.games.legion.state import DODGE, Battle, Unit
from tablero.kernel import Modified, Play, say

NONE: Final = 0
LIGHT: Final = 1
HEAVY: Final = 2
"""legion26:cover.01, legion23:cover.01"""

SUPPRESSED = say("legion-because-suppressed")
SMOKE = say("legion-because-smoke")
COVER = say("legion-because-cover")
LIMIT = say("legion-because-limit")
SHARPSHOOTER = say("legion-because-sharpshooter")

NOTHING: Final = "nothing"
"""What a Dodge token is spent for where there is no result to cancel."""


class Cover:
    """What the edition of 2026 has of its own."""

    __slots__ = ()

    roused: tuple[str, ...] = ("block", "duelist", "nimble", "mandalorians-are-stronger-together")
    """Keywords for which a Dodge token may be worth spending even if it cancels nothing (legion26:attack.31)."""

    def dodge_and_cover(self, battle: Battle, pool: Pool) -> Play[None]:
        """Apply cover, then dodge."""
        yield from apply_cover(battle, pool)  # legion26:attack.25
        yield from dodge(battle, pool)

    def can_be_obscured(self, unit: Unit) -> bool:
        """Tell whether a defender may have cover from being obscured: no Vehicle does."""
        return not keywords.vehicle(unit)  # legion26:apxb.16, legion26:apxb.21

    def grade(self, obscured: Sequence[int]) -> int:
        """Return the cover of obscured miniatures, which are enough: heavy if that of any is."""
        return max(obscured)  # legion26:attack.27

    def cancel(self, battle: Battle, pool: Pool, value: int) -> Play[int]:
        """Roll a die for each hit; return how many of them cover cancels."""
        dice = pool.hits  # legion26:attack.29, legion26:attack.44
        sure = 0
        if dice and keywords.has(pool.defender, "low-profile"):
            dice, sure = dice - 1, 1  # legion26:kw.low-profile
        faces = yield from roll_defence([WHITE] * dice)
        if value == LIGHT:
            return sure + faces.count(BLOCK)  # legion26:attack.30
        return sure + sum(face != BLANK for face in faces)  # legion26:attack.30


class Cover2023(Cover):
    """What the edition of 2023 has of its own."""

    __slots__ = ()

    roused = (*Cover.roused, "deflect", "djem-so-mastery", "soresu-mastery", "ataru-mastery")
    """The same, and those for which this book asks that a Dodge token is spent (legion23:attack.22)."""

    def dodge_and_cover(self, battle: Battle, pool: Pool) -> Play[None]:
        """Apply dodge, then cover."""
        yield from dodge(battle, pool)
        yield from apply_cover(battle, pool)  # legion23:attack.02, legion23:attack.23

    def can_be_obscured(self, unit: Unit) -> bool:
        """Tell whether a defender may have cover from being obscured: any may, if enough of it is hidden."""
        return True

    def grade(self, obscured: Sequence[int]) -> int:
        """Return the cover of obscured miniatures, which are enough: heavy if that of more than half of them is."""
        heavy = sum(grade == HEAVY for grade in obscured)
        if 2 * heavy > len(obscured):
            return HEAVY  # legion23:attack.26, legion23:attack.38
        return min(max(obscured), LIGHT)  # legion23:attack.26, legion23:attack.38

    def cancel(self, battle: Battle, pool: Pool, value: int) -> Play[int]:
        """Return how many hits cover cancels: one or two, and no dice are rolled."""
        yield from ()
        if keywords.has(pool.defender, "low-profile"):
            value += 1  # legion23:kw.low-profile, legion23:kw.low-profile.2
        return min(value, pool.hits)  # legion23:attack.28


# Cover.


def apply_cover(battle: Battle, pool: Pool) -> Play[None]:
    """Cancel hits with cover, if the attack is ranged and the defender has any."""
    if not pool.ranged:
        return  # legion26:attack.25, legion23:attack.23
    cover = cover_of(battle, pool)
    if cover.total == NONE:
        return  # legion26:attack.46
    battle.log.tell("legion-cover", unit=battle.name(pool.defender), value=cover.message())
    cancelled = yield from battle.edition.cover.cancel(battle, pool, cover.total)
    pool.hits -= cancelled  # legion26:attack.21, legion23:attack.37
    if cancelled:
        battle.log.tell("legion-cover-cancels", unit=battle.name(pool.defender), count=cancelled)


def cover_of(battle: Battle, pool: Pool) -> Modified:
    """Return the cover that a defender has against an attack, with what improves it and then what reduces it."""
    if ignores_cover(pool):
        return Modified(NONE)
    defender = pool.defender
    cover = Modified(obscured_cover(battle, pool))
    if battle.edition.suppression.improves_cover(battle, defender):
        # legion26:attack.28, legion23:attack.27, legion23:attack.39
        cover.add(1, SUPPRESSED)
    cover.add(smoke(pool), SMOKE)
    cover.add(
        keywords.value(defender, "cover"), COVER
    )  # legion26:kw.cover-x, legion23:kw.cover-x, legion23:kw.cover-x.2
    cover.at_most(HEAVY, LIMIT)  # legion26:cover.01, legion23:cover.01
    if pool.attacker is not None:
        # legion26:cover.02, legion23:cover.02, legion26:kw.sharpshooter-x, legion23:kw.sharpshooter-x
        cover.add(-keywords.value(pool.attacker, "sharpshooter"), SHARPSHOOTER)
    return cover.at_least(NONE, LIMIT)  # legion26:cover.03


def ignores_cover(pool: Pool) -> bool:
    """Tell whether cover can't cancel anything in an attack."""
    if keywords.has(pool.defender, "unconcerned"):
        return True  # legion26:kw.unconcerned, legion23:kw.unconcerned
    # legion26:kw.immune-blast, legion23:kw.immune-blast
    if pool.has("blast") and not keywords.has(pool.defender, "immune-blast"):
        return True  # legion26:weaponkw.blast, legion23:weaponkw.blast
    if pool.attacker is None or not keywords.has(pool.attacker, "death-from-above"):
        return False
    return pool.around.stands_higher(pool.attacker, pool.defender)  # legion26:kw.death-from-above


def obscured_cover(battle: Battle, pool: Pool) -> int:
    """Return the cover of a unit of which at least half of the miniatures are obscured."""
    rules = battle.edition.cover
    if not rules.can_be_obscured(pool.defender):
        return NONE
    obscured = [grade for grade in pool.around.obscured(pool.origin, pool.defender) if grade != CLEAR]
    # legion26:attack.27, legion26:attack.42, legion23:attack.25
    if 2 * len(obscured) < len(pool.defender.miniatures):
        return NONE
    return rules.grade(obscured)


def smoke(pool: Pool) -> int:
    """Return how much Smoke tokens improve a defender's cover: those near its leader, and near that of the attacker."""
    # legion26:kw.smoke-x.2, legion23:kw.smoke-x.2
    near = list(pool.around.smoke(pool.defender)) if keywords.trooper(pool.defender) else []
    if pool.attacker is not None and keywords.trooper(pool.attacker):
        # legion26:kw.smoke-x.3, legion26:kw.smoke-x.4, legion23:kw.smoke-x.3, legion23:kw.smoke-x.4
        near += [token for token in pool.around.smoke(pool.attacker) if token not in near]
    return len(near)  # legion26:token.smoke, legion23:token.06


# Dodging.


def dodge(battle: Battle, pool: Pool) -> Play[None]:
    """Let the defender spend Dodge tokens, each to cancel a hit."""
    unit = pool.defender
    if pool.added and pool.all_have("high-velocity"):
        return  # legion26:weaponkw.high-velocity, legion23:weaponkw.high-velocity
    while True:
        offer = offers(battle, pool, unit, DODGE, dodgeable(battle, pool))
        chosen = yield from ask_to_spend(unit.seat, offer, say("legion-ask-dodge", unit=battle.name(unit)))
        if chosen is None:
            return
        source, result = chosen
        spend(battle, pool, unit, source)
        pool.dodges += 1
        if result == HIT:
            # legion26:attack.31, legion23:attack.22, legion26:token.dodge, legion23:token.02
            pool.hits -= 1
        elif result == CRITICAL:
            pool.criticals -= 1  # legion26:kw.outmaneuver, legion23:kw.outmaneuver
        after_spending(battle, pool, unit, DODGE)


def dodgeable(battle: Battle, pool: Pool) -> list[str]:
    """Return what a Dodge token may cancel; nothing, where spending it alone is worth something."""
    found = [HIT] if pool.hits else []
    if pool.criticals and keywords.has(pool.defender, "outmaneuver"):  # legion26:attack.44
        found.append(CRITICAL)
    # legion26:attack.31, legion23:attack.22
    if not found and not pool.dodges and any(keywords.has(pool.defender, name) for name in battle.edition.cover.roused):
        return [NOTHING]
    return found
