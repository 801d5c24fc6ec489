"""Warhammer 40,000: what a random battle takes, how that grows, and what forks and saved battles cost in the middle of one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import attrgetter
from statistics import median
from time import process_time
from typing import Any

from benchmarks.measure import Figure, rates
from tablero.games.wh40k.armies import army_to_json, ready_made
from tablero.games.wh40k.definition import GAME
from tablero.games.wh40k.state import Battle
from tablero.kernel import Game, Rng
from tablero.kernel.image import dumps, loads

ARMIES = ("space-marines", "orks")
SECONDS = 3.0
"""What a random battle of 1,000 points may take."""
GROWTH = 4.0
"""How much more a decision may take with 2,000 points than with 500."""
FORK = 200.0
"""Microseconds that a fork may take."""
OPENING = 100.0
"""Milliseconds that it may take to open a saved battle."""


def armies(points: int) -> list[Any]:
    """Two armies of so many points; those of 2,000 are two of 1,000 each."""
    if points <= 1000:
        return [f"{name}-{points}" for name in ARMIES]
    found = [ready_made(f"{name}-1000") for name in ARMIES]
    return [army_to_json(army._replace(limit=2000, entries=army.entries * 2)) for army in found]


def battle(points: int, seed: int) -> Game[Battle]:
    """A battle that nobody has decided anything in."""
    return Game(GAME, GAME.setup(armies=armies(points)), Rng(seed))


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
    played(500, 1)  # kernels are compiled, or read, before anything is measured
    small, usual, large = ([played(points, seed) for seed in seeds] for points, seeds in SIZES)
    times = [sum(spent.values()) for spent, _ in usual]
    typical = usual[times.index(sorted(times)[len(times) // 2])][0]
    split = ", ".join(f"{phase} {seconds:.2f}" for phase, seconds in typical.items())
    ratio = median(times) / SECONDS
    yield Figure("wh40k: a random battle of 1,000 points, in 3 s", ratio, "≤ 1", ratio <= 1, f"seconds: {split}")
    one, other = (_each(battles) for battles in (small, large))
    detail = f"{other * 1e3:.2f} ms against {one * 1e3:.2f} ms"
    yield Figure("wh40k: a decision with 2,000 points / with 500", other / one, "≤ 4", other / one <= GROWTH, detail)
    yield from in_the_middle()


SIZES = ((500, range(1, 5)), (1000, range(1, 6)), (2000, range(1, 3)))


def _each(battles: list[tuple[dict[str, float], int]]) -> float:
    return sum(sum(spent.values()) for spent, _ in battles) / sum(count for _, count in battles)


def in_the_middle() -> Iterator[Figure]:
    """Fork and open battles of 1,000 points in their third round, wherever they stand."""
    games = [_third_round(seed) for seed in range(1, 9)]
    asked, played = (
        [1e6 / rates(_forking(game, need), turns=3, seconds=0.05)[0] for game in games]
        for need in (attrgetter("decision"), attrgetter("state"))
    )
    ratio = median(asked) / FORK
    detail = (
        f"{median(asked):.0f} µs at the median of {len(games)} moments, {max(asked):.0f} µs at most, with its question; "
        f"{median(played):.0f} µs and {max(played):.0f} µs until its rules have come there too"
    )
    yield Figure("wh40k: a fork in the middle of a battle, in 200 µs", ratio, "≤ 1", ratio <= 1, detail)
    opened = [1e3 / rates(_opening(game), turns=3, seconds=0.1)[0] for game in games]
    ratio = median(opened) / OPENING
    detail = f"{median(opened):.1f} ms at the median, {max(opened):.1f} ms at most"
    yield Figure("wh40k: opening a saved battle, in 100 ms", ratio, "≤ 1", ratio <= 1, detail)


def _third_round(seed: int) -> Game[Battle]:
    game, rng = battle(1000, seed), Rng(seed)
    left = 10 * seed
    while left and (decision := game.decision) is not None:
        game.choose(decision.sample(rng))
        left -= game.state.round >= 3
    return game


def _forking(game: Game[Battle], need: Callable[[Game[Battle]], object]) -> Callable[[], int]:
    def work() -> int:
        for _ in range(10):
            assert need(game.bare_fork()) is not None
        return 10

    return work


def _opening(game: Game[Battle]) -> Any:
    saved = dumps(game.image(), GAME)

    def work() -> int:
        assert Game.restored(GAME, game.setup, loads(saved, GAME), Rng(1)).decision is not None
        return 1

    return work
