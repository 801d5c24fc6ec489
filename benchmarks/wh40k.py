"""Warhammer 40,000: what a random battle takes, how that grows, and what forks and saved battles cost in the middle of one."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median
from time import process_time
from typing import Any

from benchmarks.battles import in_the_middle, third_round
from benchmarks.measure import Figure
from tablero.games.wh40k.armies import army_to_json, ready_made
from tablero.games.wh40k.definition import GAME
from tablero.games.wh40k.state import Battle
from tablero.kernel import Game, Rng

ARMIES = ("space-marines", "orks")
SECONDS = 3.0
"""What a random battle of 1,000 points may take."""
GROWTH = 4.0
"""How much more a decision may take with 2,000 points than with 500."""
MOMENTS = range(1, 9)
"""The seeds of the battles that are forked and opened."""


def armies(points: int) -> list[Any]:
    """Two armies of so many points; those of 2,000 are two of 1,000 each."""
    if points <= 1000:
        return [f"{name}-{points}" for name in ARMIES]
    found = [ready_made(f"{name}-1000") for name in ARMIES]
    return [army_to_json(army._replace(limit=2000, entries=army.entries * 2)) for army in found]


def battle(points: int, seed: int) -> Game[Battle]:
    """A battle that nobody has decided anything in."""
    return Game(GAME, GAME.setup(armies=armies(points)), Rng(seed))


def best_of_two(points: int, seeds: range) -> list[tuple[dict[str, float], int]]:
    """Play battles twice; return each as it went faster, for what else the machine did is no part of them."""
    twice = [[played(points, seed) for seed in seeds] for _ in range(2)]
    return [min(pair, key=lambda each: sum(each[0].values())) for pair in zip(*twice, strict=True)]


def played(points: int, seed: int) -> tuple[dict[str, float], int]:
    """Play a battle at random; return what each phase took, in seconds, and how many decisions there were."""
    game, rng = battle(points, seed), Rng(seed)
    spent: dict[str, float] = {}
    decisions = 0
    while (decision := game.decision) is not None:
        phase, start = game.state.phase, process_time()
        game.choose(decision.sample(rng))
        spent[phase] = spent.get(phase, 0.0) + process_time() - start
        decisions += 1
    return spent, decisions


def figures() -> Iterator[Figure]:
    """Measure random battles, forks, and opening."""
    for (
        points,
        seeds,
    ) in SIZES:  # kernels are compiled, or read, before anything is measured, those of charges and fights too
        played(points, seeds[-1] + 1)
    small, usual, large = (best_of_two(points, seeds) for points, seeds in SIZES)
    times = [sum(spent.values()) for spent, _ in usual]
    typical = usual[times.index(sorted(times)[len(times) // 2])][0]
    split = ", ".join(f"{phase} {seconds:.2f}" for phase, seconds in typical.items())
    ratio = median(times) / SECONDS
    yield Figure("wh40k: a random battle of 1,000 points, in 3 s", ratio, "≤ 1", ratio <= 1, f"seconds: {split}")
    one, other = (_each(battles) for battles in (small, large))
    detail = f"{other * 1e3:.2f} ms against {one * 1e3:.2f} ms"
    yield Figure("wh40k: a decision with 2,000 points / with 500", other / one, "≤ 4", other / one <= GROWTH, detail)
    yield from in_the_middle("wh40k", [third_round(battle(1000, seed), seed) for seed in MOMENTS])


SIZES = ((500, range(1, 25)), (1000, range(1, 6)), (2000, range(1, 7)))
"""Which battles are played with so many points: so many that it does not depend on which of them has a long fight."""


def _each(battles: list[tuple[dict[str, float], int]]) -> float:
    return sum(sum(spent.values()) for spent, _ in battles) / sum(count for _, count in battles)
