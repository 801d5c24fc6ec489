"""`tablero scenario`: play recorded scenarios of Star Wars: Unlimited and compare every step."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from tablero.cli.codes import FOUND, WRONG_USE
from tablero.cli.language import Language
from tablero.cli.numbers import WORKERS

if TYPE_CHECKING:
    from tablero.games.swu.scenario.run import Figures, Result
    from tablero.text import Texts

scenario = App(name="scenario", help="Play recorded scenarios of Star Wars: Unlimited and compare every step.")

SHOWN = 20
"""How many failures and cards a person is shown."""


@scenario.command
def run(
    path: Path,
    /,
    *more: Path,
    json: Annotated[bool, Parameter(name="--json", negative="")] = False,
    quick: Annotated[bool, Parameter(negative="")] = False,
    jobs: Annotated[int | None, WORKERS] = None,
    lang: Language | None = None,
) -> int:
    """Run the traces whose cards are implemented, and compare the table after every step.

    Each trace is played again with a save and load at every decision, and with an undo and redo of every choice.
    Exits with 0 when all that were run agree but for the known ones, with 1 otherwise, with 2 for wrong files.

    Example: tablero scenario run traces.ndjson.gz --json

    Parameters
    ----------
    path
        A file of traces, a JSON object on each line (.ndjson, .ndjson.gz), or a folder of such files.
    more
        More files or folders.
    json
        Write JSON.
    quick
        Play each trace only once.
    jobs
        Processes; otherwise one for each core.
    lang
        The language; otherwise your own.
    """
    import os
    from functools import partial

    from rich.console import Console
    from rich.progress import Progress

    from tablero.cli.output import texts, write_json
    from tablero.games.swu import GAME
    from tablero.games.swu.scenario.run import Figures
    from tablero.games.swu.scenario.trace import BadTrace, count_traces
    from tablero.kernel import say
    from tablero.sim.pool import spread

    words = texts(lang, GAME)
    try:
        paths, count = count_traces([path, *more])
    except BadTrace as bad:
        print(f"tablero: {words.render(bad.message)}", file=sys.stderr)
        if json:
            write_json({"error": {"path": str(bad.path), "line": bad.line, "text": words.render(bad.message)}})
        return WRONG_USE
    results: dict[int, list[Result]] = {}
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(words.render(say("swu-scenario-progress")), total=count)
        workers = min(jobs or os.cpu_count() or 1, max(count, 1))
        for chunk, part in spread(partial(_run, paths, quick), count, max(workers, 1)):
            results[chunk.start] = part
            progress.advance(task, len(chunk))
    figures = Figures()
    for start in sorted(results):
        figures.add(results[start])
    if json:
        write_json(figures.to_json())
    else:
        _write(words, figures)
    return FOUND if len(figures.failed) > len(figures.known) else 0


def _run(paths: tuple[Path, ...], quick: bool, numbers: range) -> list[Result]:
    """Run the traces with these numbers; every process reads the files for itself."""
    from tablero.games.swu.scenario.run import run_trace
    from tablero.games.swu.scenario.trace import numbered

    return [run_trace(trace, quick) for trace in numbered(paths, numbers)]


def _write(words: Texts, figures: Figures) -> None:
    from tablero.kernel import Message, say

    counts = {"total": figures.total, "run": figures.run, "passed": figures.passed, "known": len(figures.known)}
    print(words.render(say("swu-scenario-figures", **counts)))
    known = {one.trace: one for one in figures.known}
    unknown = [one for one in figures.failed if one.name not in known]
    for failure in unknown[:SHOWN]:
        print(f"  {failure.name}")
        got = failure.got if isinstance(failure.got, Message) else str(failure.got)[:300]
        shown = {"what": failure.what, "expected": str(failure.expected)[:300], "got": got}
        print(f"    {words.render(say('swu-scenario-failure', step=failure.step + 1, **shown))}")
    if len(unknown) > SHOWN:
        print(f"  {words.render(say('swu-scenario-more', count=len(unknown) - SHOWN))}")
    for one in figures.known:
        print(f"  {words.render(say('swu-scenario-known', name=one.trace, rule=one.rule))}")
    if figures.skipped:
        print(words.render(say("swu-scenario-skipped", traces=figures.total - figures.run, cards=len(figures.skipped))))
        for key, count in figures.skipped.most_common(SHOWN):
            print(f"  {count:>5}  {key}")
