"""Exact odds of attacks: how likely a unit's attacks take so many wounds from a target, and so many models.

Everything that decides an attack is asked of the rules themselves, as the attacks ask it. What players decide is taken so:

- dice are rolled again as `Rerolls` says, and nobody uses a Stratagem;
- the target's player allocates in the order in which the models are listed, those behind Bodyguards last;
- with Precision the attacker picks out the first CHARACTER that is seen, as long as one is there.

By the book mortal wounds of Devastating Wounds come after all attacks on the target, and go on from model to model.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from itertools import accumulate, groupby
from typing import Final, NamedTuple, TypeAlias

from tablero.games.wh40k.allocation import bound, exposed, precise_targets
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
from tablero.games.wh40k.dice import ANY, ONES
from tablero.games.wh40k.saves import best_save, melta
from tablero.games.wh40k.situation import Attacks
from tablero.games.wh40k.state import Battle, Model, Unit
from tablero.kernel import say
from tablero.odds import (
    CantAnswer,
    Changes,
    Distribution,
    Polynomial,
    Repeated,
    Step,
    binomial,
    certain,
    combined,
    die,
    folded,
    repeated,
)

MOST_ATTACKS: Final = 300
"""How many hits may come of all attacks with a weapon at most."""
MOST_WOUNDS: Final = 400
"""A target may have so many wounds at most, those of a CHARACTER whom Precision picks out times those of the others."""
MOST_WORK: Final = 3_000_000
"""States, times the wounds, times the mortal wounds that may wait for the end."""

FISHING: Final = "fishing"
"""Roll everything again that is not critical."""

NEVER: Final = Fraction(0)
SURE: Final = Fraction(1)

Pair: TypeAlias = tuple[int, int]
"""The number of wounds that are saved against, and of those that are not (Devastating Wounds)."""
Chances: TypeAlias = dict[Pair, Fraction]


def too_much(what: str, most: int, given: int) -> CantAnswer:
    """Return the refusal of more than odds are worked out for."""
    return CantAnswer(say(f"wh40k-odds-too-much-{what}", most=most, given=given))


class Rerolls(NamedTuple):
    """What is rolled again where a rule allows it: failures, or, where that counts for more, all that is not critical."""

    hits_fishing: bool = False
    wounds_fishing: bool = False


FAILURES: Final = Rerolls()


class Outcome(NamedTuple):
    """What comes of attacks on a target."""

    wounds: Distribution
    """How many wounds it loses."""
    models: Distribution
    """How many models it loses."""
    destroyed: Fraction
    """How likely nothing is left of it."""


# Dice.


@cache
def rolled(amount: Amount) -> Distribution:
    """Return how likely each value of an amount is.

    >>> rolled(Amount.parse("D3+1")).mean, rolled(Amount.parse("4")) == certain(4)
    (Fraction(3, 1), True)
    """
    return die(amount.sides).times(amount.dice) + certain(amount.plus)


class Check(NamedTuple):
    """How likely a roll fails, succeeds, and succeeds critically."""

    fails: Fraction
    passes: Fraction
    critical: Fraction


def rolled_against(needed: int, critical: int, granted: str = "") -> Check:
    """Return how a die falls that needs so much, with what may be rolled again.

    >>> rolled_against(3, 6)
    Check(fails=Fraction(1, 3), passes=Fraction(1, 2), critical=Fraction(1, 6))
    >>> [str(rolled_against(3, 6, granted).critical) for granted in (ONES, ANY, FISHING)]
    ['7/36', '2/9', '11/36']
    """
    lowest = {"": 1, ONES: 2, ANY: needed, FISHING: critical}[granted]
    results = die(6).rerolled(lambda face: face < lowest) if granted else die(6)
    return Check(
        1 - results.at_least(needed), results.at_least(needed) - results.at_least(critical), results.at_least(critical)
    )


def _granted(granted: str, fishing: bool) -> str:
    return FISHING if granted == ANY and fishing else granted


# From attacks to wounds.


def number_of_attacks(attacks: Attacks) -> Distribution:
    """Return how many attacks a group makes."""
    if attacks.number is not None:
        return certain(attacks.number)
    weapons = len(attacks.bearers)
    number = rolled(attacks.weapon.attacks).times(weapons)
    rapid_fire = attacks.ability("rapid-fire")
    if rapid_fire is not None and attacks.situation.half_range:
        number += rolled(rapid_fire.value).times(weapons)
    more = attacks.target.models // MODELS_PER_BLAST if attacks.has("blast") else 0
    if not attacks.has("extra-attacks"):
        more += sum(amount for amount, _ in attacks.situation.attack_modifiers)
    return (number + certain(weapons * more)).map(lambda value: max(0, value))


def hit_test(battle: Battle, attacks: Attacks, rerolls: Rerolls) -> Check:
    """Return how a hit roll falls."""
    if attacks.has("torrent"):
        return Check(NEVER, SURE, NEVER)
    needed = hit_needed(attacks.weapon.skill, hit_modifier(battle, attacks).total)
    needed = CRITICAL if attacks.situation.only_sixes else needed
    matters = attacks.has("sustained-hits") or attacks.has("lethal-hits")
    return rolled_against(needed, CRITICAL, _granted(attacks.situation.hit_reroll, rerolls.hits_fishing and matters))


def wound_test(battle: Battle, attacks: Attacks, strength: int, rerolls: Rerolls) -> Check:
    """Return how a wound roll of an attack of this Strength falls."""
    critical = critical_wound(battle, attacks)
    needed = wound_needed(strength, attacks.target.toughness)
    lowest = lowest_wound(needed, wound_modifier(attacks).total, critical)
    granted = ANY if attacks.has("twin-linked") else attacks.situation.wound_reroll
    matters = attacks.has("devastating-wounds")
    return rolled_against(lowest, critical, _granted(granted, rerolls.wounds_fishing and matters))


def wounds_of_attack(battle: Battle, attacks: Attacks, rerolls: Rerolls) -> Polynomial:
    """Return how many wounds one attack causes, ordinary ones and devastating ones."""
    hit, roll = hit_test(battle, attacks, rerolls), _wound_roll(battle, attacks, rerolls)
    found = {(0, 0): hit.fails} if hit.fails else {}
    _add(found, hit.passes, roll)
    sustained = attacks.ability("sustained-hits")
    each: Chances = {(1, 0): SURE} if attacks.has("lethal-hits") else roll
    for value, weight in (rolled(sustained.value) if sustained is not None else certain(0)).items():
        row = each
        for _ in range(value):
            row = _both(row, roll)
        total = rolled(sustained.value).total if sustained is not None else 1
        _add(found, hit.critical * Fraction(weight, total), row)
    return Polynomial(found)


def _wound_roll(battle: Battle, attacks: Attacks, rerolls: Rerolls) -> Chances:
    """Return what a hit becomes; where its Strength is random it is rolled for each."""
    strengths, devastating = rolled(attacks.weapon.strength), attacks.has("devastating-wounds")
    found: Chances = {}
    for strength, weight in strengths.items():
        test = wound_test(battle, attacks, strength, rerolls)
        row = {(0, 0): test.fails, (1, 0): test.passes, (0, 1): test.critical}
        if not devastating:
            row = {(0, 0): test.fails, (1, 0): test.passes + test.critical}
        _add(found, Fraction(weight, strengths.total), row)
    return found


def _add(found: Chances, chance: Fraction, row: Chances) -> None:
    for pair, likely in row.items():
        if chance * likely:
            found[pair] = found.get(pair, NEVER) + chance * likely


def _both(one: Chances, other: Chances) -> Chances:
    found: Chances = {}
    for (wounds, devastating), chance in one.items():
        _add(found, chance, {(wounds + w, devastating + d): likely for (w, d), likely in other.items()})
    return found


# The target: whom wounds go to, and what they take.


class Line:
    """Models in the order in which wounds come to them. A state is how many wounds they have lost together."""

    def __init__(self, models: Sequence[Model]) -> None:
        self.models = list(models)
        self._ends = list(accumulate(model.wounds for model in models))
        self.wounds = self._ends[-1] if models else 0

    def at(self, lost: int) -> tuple[Model, int]:
        """Return whom the next wound comes to, and how many that one has left."""
        for model, end in zip(self.models, self._ends, strict=True):
            if lost < end:
                return model, end - lost
        raise IndexError(lost)

    def slain(self, lost: int) -> int:
        """Return how many models are destroyed when so many wounds are lost."""
        return sum(end <= lost for end in self._ends)


class Target:
    """A unit under attack: its models in a line, and in another those whom Precision picks out."""

    def __init__(self, battle: Battle, unit: Unit, picked: Sequence[Model]) -> None:
        self.battle = battle
        self.main = Line([model for model in in_order(battle, unit) if model not in picked])
        self.picked = Line(picked)
        self.columns = self.picked.wounds + 1
        self.states = (self.main.wounds + 1) * self.columns

    def step(self, hurt: Callable[[Model, int], dict[int, Fraction]], *, precise: bool = False) -> Step:
        """Return the step of a wound that comes to the next model, which loses so many of those it has left."""
        rows: list[dict[int, Fraction]] = []
        for state in range(self.states):
            main, picked = divmod(state, self.columns)
            first = picked < self.picked.wounds and (precise or main == self.main.wounds)
            if not first and main == self.main.wounds:
                rows.append({state: SURE})  # nobody is left
                continue
            model, left = self.picked.at(picked) if first else self.main.at(main)
            by = 1 if first else self.columns
            rows.append({state + by * lost: chance for lost, chance in hurt(model, left).items()})
        return Step(rows)

    def outcome(self, weights: Sequence[int]) -> Outcome:
        """Return what weights of states come to."""
        wounds: dict[int, int] = {}
        models: dict[int, int] = {}
        for state, weight in enumerate(weights):
            main, picked = divmod(state, self.columns)
            wounds[main + picked] = wounds.get(main + picked, 0) + weight
            slain = self.main.slain(main) + self.picked.slain(picked)
            models[slain] = models.get(slain, 0) + weight
        return Outcome(Distribution(wounds), Distribution(models), Fraction(weights[-1], sum(weights)))


def in_order(battle: Battle, unit: Unit) -> list[Model]:
    """Return the models of a unit in the order in which attacks are allocated to them."""
    first = bound(battle, unit)
    open_to_all = exposed(battle, unit)
    found = first + [model for model in open_to_all if model not in first]
    return found + [model for model in battle.models_of(unit) if model not in found and model.wounds > 0]


def _lost(damage: Distribution, left: int, ignores: int | None) -> dict[int, Fraction]:
    """Return how many wounds a model loses that suffers this damage, but for those that it ignores."""
    if ignores is not None:
        loses = 1 - die(6).at_least(ignores)
        damage = damage.then(lambda points: binomial(points, loses))
    lost = damage.map(lambda points: min(points, left))
    return {points: lost.chance(points) for points in lost}


def saved_against(
    battle: Battle, attacks: Attacks, damage: Distribution
) -> Callable[[Model, int], dict[int, Fraction]]:
    """Return what a wound of these attacks does to a model that may save against it."""

    @cache
    def hurt(model: Model, left: int) -> dict[int, Fraction]:
        fails = 1 - die(6).at_least(best_save(attacks, model).needed)
        ignores = feel_no_pain(battle, model, attacks.has("psychic"))
        found = {points: fails * chance for points, chance in _lost(damage, left, ignores).items()}
        found[0] = found.get(0, NEVER) + 1 - fails
        return found

    return hurt


def devastated(battle: Battle, attacks: Attacks, damage: Distribution) -> Callable[[Model, int], dict[int, Fraction]]:
    """Return what damage that nobody saves against does to a model."""

    @cache
    def hurt(model: Model, left: int) -> dict[int, Fraction]:
        return _lost(damage, left, feel_no_pain(battle, model, attacks.has("psychic")))

    return hurt


# All attacks on a target.


def outcome(battle: Battle, groups: Sequence[Attacks], rerolls: Rerolls = FAILURES) -> Outcome:
    """Return what comes of the attacks of a unit on one target, group after group (wh40k:attack.01)."""
    unit = groups[0].target.unit
    picked = [model for attacks in groups for model in precise_targets(battle, attacks)]
    target = Target(battle, unit, list(dict.fromkeys(picked)))
    if target.states > MOST_WOUNDS + 1:
        raise too_much("states", MOST_WOUNDS, target.states - 1)
    weights: dict[tuple[int, ...], list[int]] = {(): [1] + [0] * (target.states - 1)}
    waiting: list[tuple[Attacks, Distribution]] = []
    for attacks in groups:
        damage = rolled(attacks.weapon.damage) + certain(melta(attacks))
        weights = _resolved(battle, target, attacks, damage, weights, rerolls)
        waiting.append((attacks, damage))
    return target.outcome(_devastated(battle, target, waiting, weights))


def _resolved(
    battle: Battle,
    target: Target,
    attacks: Attacks,
    damage: Distribution,
    weights: dict[tuple[int, ...], list[int]],
    rerolls: Rerolls,
) -> dict[tuple[int, ...], list[int]]:
    """Return the weights of states after a group, by the devastating wounds that wait of each group."""
    count, each = number_of_attacks(attacks), wounds_of_attack(battle, attacks, rerolls)
    most = count.most * max(each.wide, len(each.rows) - 1)
    if most > MOST_ATTACKS:
        raise too_much("attacks", MOST_ATTACKS, most)
    pairs, _ = each.sums(count)
    if len(weights) * len(pairs) * len(pairs[0]) * target.states > MOST_WORK:
        raise too_much("work", MOST_WORK, len(weights) * len(pairs) * len(pairs[0]) * target.states)
    step = target.step(saved_against(battle, attacks, damage), precise=bool(precise_targets(battle, attacks)))
    found: dict[tuple[int, ...], list[int]] = {}
    for before, row in weights.items():
        after = repeated(step, row, len(pairs[0]) - 1)
        for devastating, states in enumerate(combined(pairs, after)):
            found[*before, devastating] = states
    return found


def _devastated(
    battle: Battle,
    target: Target,
    waiting: Sequence[tuple[Attacks, Distribution]],
    weights: dict[tuple[int, ...], list[int]],
) -> list[int]:
    """Return the weights of states when the devastating wounds have come too, group after group."""
    for attacks, damage in waiting:
        step = mortal_step(battle, target, attacks, damage)
        by_rest = groupby(
            sorted(weights.items(), key=lambda item: (item[0][1:], item[0])), key=lambda item: item[0][1:]
        )
        weights = {rest: folded(step, [row for _, row in rows]) for rest, rows in by_rest}
    return weights[()]


def mortal_step(battle: Battle, target: Target, attacks: Attacks, damage: Distribution) -> Changes:
    """Return the step of one devastating wound: its damage goes on to other models, but not by the later errata."""
    if battle.devastating_errata:
        return target.step(devastated(battle, attacks, damage))
    return Repeated(target.step(devastated(battle, attacks, certain(1))), damage)
