"""Everybody against everybody: lists or bots in pairs, both ways round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from tablero.kernel import BadSetup, Json, say
from tablero.sim.series import Series
from tablero.sim.shares import Share
from tablero.sim.simulate import play_series


class Entry(NamedTuple):
    """Somebody in a round robin: what it is called, who plays, and what they bring."""

    name: str
    bot: str
    brings: Json = None


class Pair(NamedTuple):
    """Two entries, by their numbers, and what came of their games."""

    first: int
    second: int
    share: Share
    """The wins of the first."""
    draws: int


class Matrix(NamedTuple):
    """What a round robin gave."""

    entries: tuple[Entry, ...]
    pairs: tuple[Pair, ...]

    def share(self, row: int, column: int) -> Share | None:
        """Return how often one entry beat another; None where they didn't play."""
        for pair in self.pairs:
            if (pair.first, pair.second) == (row, column):
                return pair.share
            if (pair.second, pair.first) == (row, column):
                return Share(pair.share.of - pair.share.hits - pair.draws, pair.share.of)
        return None

    def total(self, row: int) -> Share:
        """Return how often an entry won against all others."""
        shares = [share for column in range(len(self.entries)) if (share := self.share(row, column)) is not None]
        return Share(sum(share.hits for share in shares), sum(share.of for share in shares))

    def to_json(self) -> Json:
        """Return names, totals, and each pair."""
        names = [entry.name for entry in self.entries]
        return {
            "entries": names,
            "totals": [self.total(row).to_json() for row in range(len(names))],
            "pairs": [
                {"first": names[one.first], "second": names[one.second], **one.share.to_json(), "draws": one.draws}
                for one in self.pairs
            ],
        }


def round_robin(
    base: Series,
    entries: Sequence[Entry],
    games: int,
    workers: int,
    *,
    engine: str = "local",
    out: Path | None = None,
    until_clear: bool = False,
    done: Callable[[int], None] = lambda games: None,
) -> Matrix:
    """Let every two entries play so many games, seats swapped from game to game.

    Of `base` count the game, its settings and the seed. With `out` each pair has a folder of its own there.
    """
    if len(entries) < 2:
        raise BadSetup("--matrix", say("sim-matrix-entries"))
    pairs = []
    for first, second in combinations(range(len(entries)), 2):
        both = entries[first], entries[second]
        brought = tuple(entry.brings for entry in both) if any(entry.brings is not None for entry in both) else ()
        series = base._replace(bots=tuple(entry.bot for entry in both), swap=True, lists=brought)
        folder = None if out is None else out / f"{first + 1}-{second + 1}"
        played = play_series(series, games, workers, engine=engine, out=folder, until_clear=until_clear, done=done)
        wins = Share(sum(game.won_by == (0,) for game in played), len(played))
        pairs.append(Pair(first, second, wins, sum(not game.outcome.winners for game in played)))
    return Matrix(tuple(entries), tuple(pairs))
