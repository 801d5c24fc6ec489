"""The kernel's figures: decisions a second, forks, and what recording costs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from benchmarks import tokens
from benchmarks.measure import Figure, at_least, at_most, rates
from benchmarks.peers import catan_game, chess_game
from samples import duel
from tablero.kernel import Choose, Definition, Game, Rng


def random_game(
    definition: Definition[Any],
    kind: type[Game[Any]] = Game,
    finish: Callable[[Game[Any]], object] = lambda game: None,
) -> Callable[[], int]:
    """Return a work that plays one random game, does something with it, and counts its decisions."""
    rng = Rng(1)
    setup = definition.setup()

    def work() -> int:
        game = kind(definition, setup, Rng(rng.bits()))
        decisions = 0
        while (decision := game.decision) is not None:
            answer: Any = rng.below(len(decision.options)) if type(decision) is Choose else decision.sample(rng)
            game.choose(answer)
            decisions += 1
        finish(game)
        return decisions

    return work


class Unrecorded(Game[Any]):
    """A game that leaves no trace, for comparison."""

    __slots__ = ()

    def choose(self, value: Any, seat: int | None = None, **more: Any) -> None:
        """Choose without noting it."""
        part = self._asked(seat)
        self._answer(part.seat, self._read(part, value))


def crowded() -> Iterator[Game[Any]]:
    """Yield a game with 80 components at decisions all through it, also in the middle of an action."""
    game = Game(tokens.GAME, tokens.GAME.setup(), Rng(3))
    rng = Rng(5)
    asked = 0
    while (decision := game.decision) is not None:
        if asked % 17 == 0:
            yield game.fork()
        game.choose(decision.sample(rng))
        asked += 1


def fork_against_copy() -> Figure:
    """Compare a fork at any decision with a bare copy of the state: the worst decision counts."""
    worst = None
    for game in crowded():
        copies, forks = rates(_counted(game.state.copy), _counted(game.fork), turns=4, seconds=0.1)
        figure = at_most("fork of an 80-component state / bare copy", 1e6 / forks, 1e6 / copies, 3, "µs")
        worst = figure if worst is None or figure.ratio > worst.ratio else worst
    assert worst is not None
    return worst


def _counted(act: Callable[[], Any]) -> Callable[[], int]:
    def work() -> int:
        for _ in range(20):
            act()
        return 20

    return work


def figures() -> Iterator[Figure]:
    """Measure everything about the kernel."""
    mine, chess, catan = rates(random_game(duel.GAME), chess_game(), catan_game())
    yield at_least("card duel / python-chess random play", mine, chess, 5, "decisions/s")
    yield at_least("card duel / catanatron random play", mine, catan, 5, "decisions/s")
    yield fork_against_copy()
    written = random_game(duel.GAME, finish=lambda game: game.record().dumps())
    bare, full = rates(random_game(duel.GAME, Unrecorded), written)
    yield at_most("random duel with its record written / unrecorded", 1e6 / full, 1e6 / bare, 1.15, "µs per decision")
