"""Exact odds: how fast against dyce, how long a Legion attack takes, and whether attacks that the rules resolve agree.

The attack is one in which nothing can simply be added up: the Damage is a D3 and the models have two wounds, so that what a wound
takes depends on what the model has left, while devastating wounds wait for the end and go on from model to model. With dyce it is
worked out as its documentation would have it: what one attack does, twenty of these, then what that leaves of the target.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from benchmarks.measure import Figure, at_least, rates
from legion.test_exact import CASES, EDITIONS, sampled
from tablero.games.legion.exact import Attack, Defender, Dice
from tablero.games.legion.exact import outcome as legion_outcome
from tablero.games.wh40k.exact import Outcome, outcome
from tablero.games.wh40k.questions import FORM, laid_out
from tablero.games.wh40k.scenario.compare import LEAST_P, compare
from tablero.kernel import Rng
from tablero.odds import Distribution
from wh40k.test_exact import SAMPLED, resolved

ASKED = "attackers=20 skill=3 strength=4 save=4 damage=D3 sustained-hits=1 lethal-hits devastating-wounds models=10 wounds=2"
FASTER = 10.0
LEGION_MS = 1.0
GAMES = 5_000
"""How many times the rules resolve each attack."""
WOUNDS = 20
EACH = 2


def with_tablero() -> Outcome:
    """The attack as `tablero odds` works it out."""
    battle, groups, rerolls = laid_out(FORM.options(ASKED.split())[0])
    return outcome(battle, groups, rerolls)


def with_dyce() -> Any:
    """How many wounds the attack takes, with dyce."""
    from dyce import H

    d3 = H(3)
    # What comes of one hit, as wounds + 100 * devastating wounds: 4+ wounds, 6s devastate.
    roll = H({0: 3, 1: 2, 100: 1})
    attack = merged(H, [(2, H({0: 1})), (3, roll), (1, roll + 1)])  # 3+ hits; a 6 wounds by itself, and hits once more
    pairs = 20 @ attack
    saved = H({0: 1, 1: 1})  # 4+ saves
    states = [H({0: 1})]
    most = max(pair % 100 for pair in pairs)
    for _ in range(most):
        hurt = [(weight, after(H, lost, saved, d3)) for lost, weight in states[-1].items()]
        states.append(merged(H, hurt))
    by_devastating: dict[int, list[tuple[int, Any]]] = {}
    for pair, weight in pairs.items():
        by_devastating.setdefault(pair // 100, []).append((weight, states[pair % 100]))
    parts = []
    for devastating, rows in by_devastating.items():
        found = merged(H, rows)
        if devastating:
            found = capped(H, found + devastating @ d3)
        parts.append((sum(weight for weight, _ in rows), found))
    return merged(H, parts)


def after(H: Any, lost: int, saved: Any, d3: Any) -> Any:  # noqa: N803
    """What a wound leaves of a target that has lost so many."""
    if lost >= WOUNDS:
        return H({lost: 1})
    left = EACH - lost % EACH
    hurt = H({})
    for damage, weight in d3.items():
        hurt = hurt.merge({lost + min(damage, left): weight})
    return merged(H, [(saved[1], H({lost: 1})), (saved[0], hurt)])


def merged(H: Any, parts: list[tuple[int, Any]]) -> Any:  # noqa: N803
    """One of several by chance, as whole numbers over a common total."""
    from math import lcm

    common = lcm(*(part.total for _, part in parts))
    found: dict[int, int] = {}
    for weight, part in parts:
        for value, count in part.items():
            found[value] = found.get(value, 0) + weight * count * (common // part.total)
    return H(found)


def capped(H: Any, found: Any) -> Any:  # noqa: N803
    rows: dict[int, int] = {}
    for value, count in found.items():
        rows[min(value, WOUNDS)] = rows.get(min(value, WOUNDS), 0) + count
    return H(rows)


def six_dice() -> None:
    """Work out a Legion attack of six dice with aim, cover, pierce and surge."""
    attack = Attack((Dice("red", 3), Dice("black", 3)), aims=1, surges=1, pierce=1)
    legion_outcome("2026", attack, Defender("red", surge=True, miniatures=5, cover=2))


def agreeing() -> Iterator[tuple[float, bool]]:
    """How likely what came out of attacks is by the odds, and whether that is likely enough."""
    for asked in SAMPLED:
        battle, groups, rerolls = laid_out(FORM.options(asked.split())[0])
        found = outcome(battle, groups, rerolls)
        lost, slain = resolved(asked, GAMES, Rng.of(11, asked))
        for counted, wanted in ((lost, found.wounds), (slain, found.models)):
            yield _compared(counted, wanted)
    for number, case in enumerate(CASES):
        for edition in EDITIONS:
            found_ = legion_outcome(edition, case.attack, case.defender)
            chart = bool(case.attack.dice[0].chart)
            rng = Rng.of(11, number, edition)
            wounds, tokens = sampled(lambda: case.duel(edition), GAMES, rng, case.attack.surges, chart)  # noqa: B023
            for counted, wanted in ((wounds, found_.wounds), (tokens, found_.suppression)):
                yield _compared(counted, wanted)


def _compared(counted: Any, wanted: Distribution) -> tuple[float, bool]:
    found = compare(counted, {value: float(wanted.chance(value)) for value in wanted})
    return found.p, found.agrees


def figures() -> Iterator[Figure]:
    """Measure, after seeing that both come to the same."""
    mine, theirs = with_tablero().wounds, with_dyce()
    assert all(mine.chance(value) == Fraction(theirs[value], theirs.total) for value in range(WOUNDS + 1))

    def ours() -> int:
        with_tablero()
        return 1

    def dyce() -> int:
        with_dyce()
        return 1

    def legion() -> int:
        six_dice()
        return 1

    fast, slow, legion_rate = rates(ours, dyce, legion)
    yield at_least("odds: an attack of 20 dice / with dyce", fast, slow, FASTER, "attacks/s")
    spent = 1e3 / legion_rate
    detail = f"{spent:.2f} ms"
    yield Figure("odds: a six-die attack in Legion, in 1 ms", spent / LEGION_MS, "≤ 1", spent <= LEGION_MS, detail)
    compared = list(agreeing())
    least = min(p for p, _ in compared)
    holds = all(agrees for _, agrees in compared)
    detail = f"{len(compared)} distributions of {GAMES:,} attacks each"
    yield Figure("odds: the least likely of sampled attacks, by chi-square", least, f"≥ {LEAST_P:g}", holds, detail)


if __name__ == "__main__":
    for figure in figures():
        print("ok  " if figure.holds else "MISS", figure)
