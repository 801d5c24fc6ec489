"""`tablero scenario`: play scenarios of a game, and compare what comes of them with what is expected.

What a scenario is, each game knows for itself: its `game.toml` names the module that plays them (`scenarios`), with a function
`scenarios(paths, options)` that returns what there is to do, and the folder of its texts, `TEXTS`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, Protocol

from cyclopts import App, Parameter

from tablero import manifests
from tablero.cli.codes import FOUND
from tablero.cli.language import Language
from tablero.cli.numbers import GAMES, SEED, WORKERS

if TYPE_CHECKING:
    from tablero.kernel import Json
    from tablero.text import Texts

app = App(name="scenario", help="Play scenarios of a game, and compare with what is expected.")


class Options(NamedTuple):
    """How scenarios are played."""

    quick: bool
    """Whether each is played only once, where it is usually played several times."""
    games: int | None
    """How many times one that is left to chance is played; a game knows what is usual."""
    seed: int


class Report(Protocol):
    """The results of playing scenarios."""

    @property
    def agrees(self) -> bool:
        """Whether everything is as expected."""
        ...

    def to_json(self) -> Json:
        """Return it for programs."""
        ...

    def lines(self, words: Texts) -> Iterator[str]:
        """Yield it for people."""
        ...


class Scenarios(NamedTuple):
    """Work to be done: how many numbered pieces there are, how some of them are done, and the report on all the results."""

    pieces: int
    work: Callable[[Sequence[int]], list[Any]]
    report: Callable[[Sequence[Any]], Report]


@app.command
def run(
    path: Path,
    /,
    *more: Path,
    game: str | None = None,
    json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    quick: Annotated[bool, Parameter(negative="")] = False,
    games: Annotated[int | None, GAMES] = None,
    seed: Annotated[int, SEED] = 0,
    jobs: Annotated[int | None, WORKERS] = None,
    lang: Language | None = None,
) -> int:
    """Play the scenarios in files of a game, and compare with what is expected.

    Traces of Star Wars: Unlimited are compared step by step, cases of attacks of Warhammer 40,000 by their distributions.
    Exits with 0 when all agree, known disagreements aside, with 1 otherwise, with 2 for wrong files.

    Example: tablero scenario run traces.ndjson.gz --json

    Parameters
    ----------
    path
        A file of scenarios, or a folder of such files.
    more
        More files or folders.
    game
        The game, by its name; otherwise the first that has scenarios.
    json
        Write JSON.
    quick
        Play each recorded trace only once, without saving, loading, undoing and redoing.
    games
        How many times each case that is left to chance is played.
    seed
        The same number gives the same dice.
    jobs
        Processes; otherwise one for each core.
    lang
        The language; otherwise your own.
    """
    import os
    from importlib import import_module

    from tablero.cli.output import refuse, write_json
    from tablero.kernel import UserError
    from tablero.languages import default_language
    from tablero.text import Texts

    module = import_module(_module(game))
    words = Texts(lang or default_language(), module.TEXTS)
    try:
        todo: Scenarios = module.scenarios([path, *more], Options(quick, games, seed))
    except UserError as wrong:
        return refuse(wrong, words, json)
    workers = min(jobs or os.cpu_count() or 1, max(todo.pieces, 1))
    report = todo.report(_played(todo, workers, words))
    if json:
        write_json(report.to_json())
    else:
        for line in report.lines(words):
            print(line)
    return 0 if report.agrees else FOUND


def _module(game: str | None) -> str:
    """Return the module that plays the scenarios of a game, or of the first that has any."""
    from tablero.kernel import say
    from tablero.registry import UnknownGame

    found = {one.folder.name: one.scenarios for one in manifests.own() if one.scenarios}
    if game is not None and game not in found:
        found |= {one.folder.name: one.scenarios for one in manifests.of_packages() if one.scenarios}
    name = next(iter(found)) if game is None else game
    if name not in found:
        raise UnknownGame(say("cli-no-scenarios", game=name[:80], games=", ".join(found)))
    return found[name]


def _played(todo: Scenarios, workers: int, words: Texts) -> list[Any]:
    """Return what came of each piece, in order, with a progress bar on the way."""
    from rich.console import Console
    from rich.progress import Progress

    from tablero.kernel import say
    from tablero.sim.pool import spread

    results: dict[int, list[Any]] = {}
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(words.render(say("cli-scenario-progress")), total=todo.pieces)
        for chunk, part in spread(todo.work, range(todo.pieces), workers):
            results[chunk[0]] = part
            progress.advance(task, len(chunk))
    return [one for start in sorted(results) for one in results[start]]
