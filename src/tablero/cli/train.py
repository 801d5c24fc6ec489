"""`tablero train`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from tablero.cli.language import Language
from tablero.cli.numbers import GAMES, SEED, WORKERS

if TYPE_CHECKING:
    from tablero.sim.training import Training
    from tablero.text import Texts


def train(
    game: Annotated[str, Parameter(help="the game, by its name")],
    *,
    out: Annotated[Path, Parameter(help="the file for what is learned")],
    games: Annotated[int, GAMES, Parameter(help="how many games are played to learn from")] = 400,
    seed: Annotated[int, SEED, Parameter(help="the same number learns the same")] = 0,
    workers: Annotated[int, WORKERS, Parameter(help="processes; the result is the same with any number")] = 1,
    set: Annotated[list[str] | None, Parameter(help="a setting of the game, NAME=VALUE")] = None,
    json: Annotated[bool, Parameter(negative="", help="for programs, as JSON")] = False,
    lang: Annotated[Language | None, Parameter(help="the language; otherwise your own")] = None,
) -> None:
    """Learn from games that bots play by habit how likely a position is won.

    The file says which command and seed made it, and how well it tells winners from losers in games held out.
    Whether bots that judge by it play better, `tablero sim --evaluation` shows.

    Example: tablero train swu --games 400 --seed 1 --workers 2 --out learned.json
    """
    from shlex import join

    from tablero.cli.output import settings, texts, write_json
    from tablero.cli.sim import progress
    from tablero.registry import locate
    from tablero.sim.training import train as learn

    words = texts(lang, locate(game))
    given = [word for pair in set or [] for word in ("--set", pair)]
    command = join(["tablero", "train", game, "--games", str(games), "--seed", str(seed), *given])
    with progress(words, "cli-sim-progress", games) as done, _writable(out):
        chosen = settings(set or [])
        found = learn(game, games, seed=seed, workers=workers, settings=chosen, command=command, done=done)
    found.evaluation.write(out)
    write_json(found.to_json()) if json else _show(game, found, out, words)


@contextmanager
def _writable(path: Path) -> Iterator[None]:
    """Refuse a file that can't be written at once and not after hours; leave none behind if the training fails."""
    from tablero.kernel.system import BadFile

    there = path.exists()
    try:
        path.open("ab").close()
    except OSError as error:
        raise BadFile(path, error) from error
    try:
        yield
    except BaseException:
        if not there:
            path.unlink()
        raise


def _show(game: str, found: Training, out: Path, words: Texts) -> None:
    from rich.console import Console
    from rich.table import Table

    from tablero.kernel import say

    table = Table(title=words.render(say("cli-train-title", game=game, games=found.games, positions=found.held_out)))
    for id in ("cli-train-judge", "cli-train-auc", "cli-train-loss"):
        table.add_column(words.render(say(id)))
    for id, score in (("cli-train-learned", found.learned), ("cli-train-written", found.written)):
        table.add_row(words.render(say(id)), f"{score.auc:.3f}", f"{score.log_loss:.3f}")
    Console().print(table)
    print(words.render(say("cli-train-file", path=str(out))))
