"""What attacks may be expected to do, by the odds of each of their rolls: how many wounds a target loses on average. For bots.

Nobody's wish to roll again is reckoned with but for Twin-linked, and what a target can't lose twice is cut off at the end.
"""

from __future__ import annotations

from tablero.games.wh40k.allocation import exposed
from tablero.games.wh40k.attacks import (
    CRITICAL,
    MODELS_PER_BLAST,
    critical_wound,
    hit_modifier,
    hit_needed,
    lowest_wound,
    wound_modifier,
    wound_needed,
)
from tablero.games.wh40k.damage import feel_no_pain
from tablero.games.wh40k.datasheets import Amount
from tablero.games.wh40k.saves import best_save, melta
from tablero.games.wh40k.situation import Attacks
from tablero.games.wh40k.state import Battle, Model


def chance(needed: int) -> float:
    """Return how likely a die is to show so much or more.

    >>> chance(4), chance(7), chance(1)
    (0.5, 0.0, 1.0)
    """
    return max(0, min(6, 7 - needed)) / 6


def mean(amount: Amount) -> float:
    """Return what an amount is on average.

    >>> mean(Amount.parse("2D6+1")), mean(Amount.parse("D3")), mean(Amount.parse("4"))
    (8.0, 2.0, 4.0)
    """
    return amount.plus + amount.dice * (amount.sides + 1) / 2


def expected_wounds(battle: Battle, attacks: Attacks) -> float:
    """Return how many wounds a group of attacks takes from its target on average."""
    models = exposed(battle, attacks.target.unit)
    if not models:
        return 0.0
    wounding, devastating = _wounds(battle, attacks, _attacks(attacks))
    model = models[0]
    unsaved = 1 - chance(best_save(attacks, model).needed)
    lost = wounding * unsaved * _taken(attacks, model) + devastating * _damage(attacks)
    needed = feel_no_pain(battle, model, attacks.has("psychic"))
    if needed is not None:
        lost *= 1 - chance(needed)
    return min(lost, float(sum([each.wounds for each in models])))


def _attacks(attacks: Attacks) -> float:
    each = mean(attacks.weapon.attacks)
    rapid_fire = attacks.ability("rapid-fire")
    if rapid_fire is not None and attacks.situation.half_range:
        each += mean(rapid_fire.value)
    if attacks.has("blast"):
        each += attacks.target.models // MODELS_PER_BLAST
    return each * len(attacks.bearers)


def _wounds(battle: Battle, attacks: Attacks, count: float) -> tuple[float, float]:
    """Return how many of so many attacks wound on average, and how many more do so without a save."""
    hits, criticals = count, 0.0
    if not attacks.has("torrent"):
        modified = hit_needed(attacks.weapon.skill, hit_modifier(battle, attacks).total)
        hits = count * chance(CRITICAL if attacks.situation.only_sixes else modified)
        criticals = count * chance(CRITICAL)
    lethal = criticals if attacks.has("lethal-hits") else 0.0
    sustained = attacks.ability("sustained-hits")
    more = criticals * mean(sustained.value) if sustained is not None else 0.0
    critical = critical_wound(battle, attacks)
    needed = wound_needed(round(mean(attacks.weapon.strength)), attacks.target.toughness)
    wound = chance(lowest_wound(needed, wound_modifier(attacks).total, critical))
    again = 2 - wound if attacks.has("twin-linked") else 1.0
    rolled = (hits - lethal + more) * again
    devastating = rolled * chance(critical) if attacks.has("devastating-wounds") else 0.0
    return rolled * wound - devastating + lethal, devastating


def _damage(attacks: Attacks) -> float:
    return mean(attacks.weapon.damage) + melta(attacks)


def _taken(attacks: Attacks, model: Model) -> float:
    """Return how many wounds an attack that is not saved takes on average: what is more than a model has is lost."""
    amount, wounds = attacks.weapon.damage, model.profile.wounds
    if not amount.random:
        damage = amount.plus + melta(attacks)
        return wounds / -(-wounds // damage) if damage else 0.0
    faces = range(1, amount.sides + 1)
    if amount.dice > 1:
        return min(_damage(attacks), float(wounds))
    return sum(min(face + amount.plus + melta(attacks), wounds) for face in faces) / amount.sides
