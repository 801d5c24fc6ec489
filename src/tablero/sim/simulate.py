"""Playing bots against each other, as long as is needed, and adding up what came out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableMapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from tablero.kernel import BadSetup, Json, say
from tablero.sim.cluster import spread_on_ray
from tablero.sim.keeping import TABLE, Folder, parquet, write_table
from tablero.sim.pool import Engine, spread
from tablero.sim.series import Played, Series
from tablero.sim.shares import CLEAR, evidence
from tablero.sim.summary import Summary, summarise

ENGINES: Final[Mapping[str, Engine]] = {"local": spread, "ray": spread_on_ray}

BLOCK: Final = 20
"""After how many games the series checks whether the answer is clear; the same ones with any number of workers."""


def simulate(
    path: str,
    games: int,
    bots: Sequence[str],
    *,
    seed: int = 0,
    workers: int = 1,
    swap: bool = False,
    settings: Mapping[str, Any] | None = None,
    lists: Sequence[Json] = (),
    engine: str = "local",
    out: Path | None = None,
    until_clear: bool = False,
    done: Callable[[int], None] = lambda games: None,
) -> Summary:
    """Play a series of games, spread over processes; the same seed gives the same games with any number of them.

    `lists` is what each bot brings. With `out` every game that is over is kept in that folder: the same call goes on where it was
    stopped, and at the end all games are there as a Parquet file. With `until_clear` a series of two stops when it is clear
    who is stronger. `done` is told how many games more are over.
    """
    series = Series(path, tuple(bots), seed, swap, tuple(sorted((settings or {}).items())), tuple(lists))
    start = perf_counter()
    played = play_series(series, games, workers, engine=engine, out=out, until_clear=until_clear, done=done)
    return summarise(played, len(bots), perf_counter() - start)


def play_series(
    series: Series,
    games: int,
    workers: int,
    *,
    engine: str = "local",
    out: Path | None = None,
    until_clear: bool = False,
    done: Callable[[int], None] = lambda games: None,
) -> list[Played]:
    """Return the games of a series in order; those that a folder has are not played again."""
    series.check()
    if until_clear and len(series.bots) != 2:
        raise BadSetup("--until-clear", say("sim-clear-two"))
    run = ENGINES[engine]
    if out is None:
        return _play(series, games, {}, run, workers, until_clear, lambda part: done(len(part)))
    parquet()  # that it is missing is told now, and not after hours
    with Folder(out, series) as folder:

        def keep(part: Sequence[Played]) -> None:
            folder.keep(part)
            done(len(part))

        done(sum(number < games for number in folder.games))
        played = _play(series, games, dict(folder.games), run, workers, until_clear, keep)
    write_table(out / TABLE, played)
    return played


def _play(
    series: Series,
    games: int,
    found: MutableMapping[int, Played],
    engine: Engine,
    workers: int,
    until_clear: bool,
    keep: Callable[[Sequence[Played]], None],
) -> list[Played]:
    block = BLOCK if until_clear else games
    for start in range(0, games, block):
        numbers = [number for number in range(start, min(start + block, games)) if number not in found]
        for _, part in engine(series.play, numbers, workers):
            keep(part)
            found.update((game.number, game) for game in part)
        if until_clear and is_clear([found[number] for number in range(min(start + block, games))]):
            games = min(start + block, games)
            break
    return [found[number] for number in range(games)]


def is_clear(played: Sequence[Played]) -> bool:
    """Tell whether it is clear which of two entries is stronger; draws say nothing."""
    wins = [sum(game.won_by == (entry,) for game in played) for entry in (0, 1)]
    return evidence(*wins) >= CLEAR
