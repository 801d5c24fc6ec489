"""What attacks may be expected to do, by the faces of their dice: how many wounds a defender suffers on average.

Aim tokens, dice that keywords change, and who is in sight are left aside; what costs an upgrade is used.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from tablero.games.legion import cards, keywords
from tablero.games.legion.dice import ATTACK_FACES, BLACK, BLOCK, CRITICAL, DEFENCE_FACES, HIT, RED, SURGE, WHITE
from tablero.games.legion.pools import MELEE
from tablero.games.legion.state import DODGE, SHIELD, Battle, Unit
from tablero.games.legion.weapons import arms

COVERED: Final = 0.35
"""Which share of hits cover takes, about."""


class Expected(NamedTuple):
    """What the dice of a pool show on average, and what its keywords add."""

    hits: float = 0.0
    criticals: float = 0.0
    pierce: int = 0
    impact: int = 0


def of_weapon(unit: Unit, weapon: cards.Weapon) -> Expected:
    """Return what the dice of a weapon show on average, its surges turned as its unit turns them."""
    surges = weapon.surge or unit.card.surge_attack
    found = {HIT: 0.0, CRITICAL: 0.0}
    for colour, count in ((RED, weapon.red), (BLACK, weapon.black), (WHITE, weapon.white)):
        for face in ATTACK_FACES[colour]:
            face = surges if face == SURGE else face
            if face in found:
                found[face] += count / len(ATTACK_FACES[colour])
    pierce, impact = (keywords.total(weapon.keywords, name) for name in ("pierce", "impact"))
    return Expected(found[HIT], found[CRITICAL], pierce, impact)


def added_up(pools: Iterable[Expected]) -> Expected:
    """Return several together."""
    rows = list(pools)
    return Expected(*(sum(column) for column in zip(*rows, strict=True))) if rows else Expected()


def reaches(weapon: cards.Weapon, band: int) -> bool:
    """Tell whether a ranged weapon reaches so far."""
    return weapon.ranged and weapon.least <= band and (weapon.most is None or band <= weapon.most)


def pool_of(battle: Battle, unit: Unit, kind: str, band: int) -> Expected:
    """Return what a unit rolls on average if each miniature uses its best weapon at a range, or in melee."""
    best = []
    for miniature in battle.miniatures_of(unit):
        able = [
            of_weapon(unit, arm.weapon)
            for arm in arms(battle, unit, miniature)
            if (arm.weapon.melee if kind == MELEE else reaches(arm.weapon, band))
        ]
        if able:
            best.append(max(able, key=lambda each: (each.hits + each.criticals + each.pierce / 2, each)))
    return added_up(best)


def wounds(pool: Expected, defender: Unit, covered: bool = False) -> float:
    """Return how many wounds a defender suffers from a pool on average."""
    hits, criticals = pool.hits, pool.criticals
    if covered:
        hits *= 1 - COVERED
    hits = max(0.0, hits - defender.has(DODGE))
    if keywords.has(defender, "armor"):
        through = min(hits, float(pool.impact))
        stopped = float(keywords.value(defender, "armor") or hits)
        hits, criticals = max(0.0, hits - through - stopped), criticals + through
    results = max(0.0, hits + criticals - defender.has(SHIELD))
    blocks = results * blocking(defender)
    pierced = 0.0 if keywords.has(defender, "immune-pierce") else min(blocks, float(pool.pierce))
    return results - blocks + pierced


def blocking(unit: Unit) -> float:
    """Return how likely a defence die of a unit is to block."""
    if not unit.card.defence_die:
        return 0.0
    faces = DEFENCE_FACES[unit.card.defence_die]
    good = [face == BLOCK or (face == SURGE and unit.card.surge_defence) for face in faces]
    return sum(good) / len(faces)
