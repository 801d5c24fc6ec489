"""What a search pays: forks in the middle of an action, rollouts from a fork, and the memory of a fork."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable, Iterator
from operator import attrgetter
from statistics import median
from typing import Any

from benchmarks import skirmish
from benchmarks.kernel import random_game
from benchmarks.measure import Figure, at_least, at_most, rates
from tablero.games import rebellion, swu
from tablero.kernel import Choose, Definition, Game, Rng

MID_ACTION = 25
"""Microseconds that a fork in the middle of an action of Star Wars: Unlimited may take."""

KIBIBYTES = {"swu": 14.5, "rebellion": 18.7}
"""What a fork may take of memory, measured in the same way: what it took when it fed events to the rules."""


def figures() -> Iterator[Figure]:
    """Measure everything about forks."""
    yield _in_the_middle()
    yield _ten_attacks_later()
    for definition in (swu.GAME, rebellion.GAME):
        yield _rollouts(definition)
        yield _memory(definition)


def _forking(game: Game[Any], need: Callable[[Game[Any]], object]) -> Callable[[], int]:
    def work() -> int:
        for _ in range(50):
            need(game.bare_fork())
        return 50

    return work


_STATE = attrgetter("state")
"""For this the rules of a fork have to run up to its moment; its question alone is that of its game."""


def _in_the_middle() -> Figure:
    """Fork where the target of an attack is asked for: an action is under way, and its next question is open.

    What counts is a fork whose question somebody has looked at.
    """
    games = _attacks(swu.GAME, 12)
    asked, played = (
        [1e6 / rates(_forking(game, need), turns=3, seconds=0.05)[0] for game in games]
        for need in (attrgetter("decision"), _STATE)
    )
    detail = (
        f"{median(asked):.1f} µs at the median of {len(games)} attacks, {max(asked):.1f} µs at most, with its question; "
        f"{median(played):.1f} µs and {max(played):.1f} µs until its rules have come there too"
    )
    ratio = median(asked) / MID_ACTION
    return Figure("SWU fork in the middle of an action, in 25 µs", ratio, "≤ 1", ratio <= 1, detail)


def _attacks(definition: Definition[Any], count: int) -> list[Game[Any]]:
    found: list[Game[Any]] = []
    rng = Rng(5)
    while len(found) < count:
        game = Game(definition, definition.setup(), Rng(rng.bits()))
        while (decision := game.decision) is not None:
            if decision.message.id == "swu-ask-attack-target" and game.state.round > 3:
                found.append(game)
                break
            game.choose(decision.sample(rng))
    return found


def _ten_attacks_later() -> Figure:
    """Fork a table with 200 models at a checkpoint and after ten attacks of the same action."""
    game = Game(skirmish.GAME, skirmish.GAME.setup(), Rng(1))
    game.fork()
    early = game.fork()
    for _ in range(skirmish.ATTACKS - 1):
        decision = game.decision
        assert decision is not None
        game.choose(decision.sample(Rng(2)))
    at_checkpoint, later = rates(_forking(early, _STATE), _forking(game, _STATE), turns=5, seconds=0.1)
    name = "200 models, fork ten attacks after a checkpoint / at it"
    return at_most(name, 1e6 / later, 1e6 / at_checkpoint, 2, "µs")


def _rollouts(definition: Definition[Any]) -> Figure:
    """Play random games from a bare fork of their beginning, and without one."""
    rng = Rng(1)

    def work() -> int:
        game = Game(definition, definition.setup(), Rng(rng.bits())).bare_fork()
        decisions = 0
        while (decision := game.decision) is not None:
            answer: Any = rng.below(len(decision.options)) if type(decision) is Choose else decision.sample(rng)
            game.choose(answer)
            decisions += 1
        return decisions

    unforked, forked = rates(random_game(definition), work)
    return at_least(f"{definition.name}: rollouts from a fork / unforked", forked, unforked, 0.95, "decisions/s")


def _memory(definition: Definition[Any]) -> Figure:
    """Hold forks of games in their middle, and see what one takes."""
    rng = Rng(7)
    sizes = []
    for seed in range(5):
        game = Game(definition, definition.setup(), Rng(seed))
        for _ in range(120):
            if game.decision is not None:
                game.choose(game.decision.sample(rng))
        if game.outcome is None:
            sizes.append(_held(game))
    size, most = median(sizes) / 1024, KIBIBYTES[definition.name]
    name = f"{definition.name}: memory of a fork, in {most:g} KiB"
    return Figure(name, size / most, "≤ 1", size <= most, f"{size:.1f} KiB at the median of {len(sizes)} games")


def _held(game: Game[Any], count: int = 100) -> float:
    game.fork()
    gc.collect()
    tracemalloc.start()
    held = [game.fork() for _ in range(count)]
    for fork in held:
        assert fork.state  # its rules come there
    gc.collect()
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del held
    return taken / count
