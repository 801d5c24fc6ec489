"""Scenarios of Star Wars: Unlimited for `tablero scenario`: recorded traces are played, and every step is compared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

from tablero.cli.scenario import Options, Scenarios
from tablero.games.swu.scenario.run import Figures, Result, run_trace
from tablero.games.swu.scenario.trace import count_traces, numbered
from tablero.kernel import Json, Message, say
from tablero.text import Texts

TEXTS = Path(__file__).parent / "texts"

SHOWN = 20
"""How many failures and cards a person is shown."""


def scenarios(paths: list[Path], options: Options) -> Scenarios:
    """Return the traces of these files and folders to be played; raise `BadTrace` where they are none."""
    files, count = count_traces(paths)
    return Scenarios(count, partial(_run, files, options.quick), Compared)


def _run(paths: tuple[Path, ...], quick: bool, numbers: Sequence[int]) -> list[Result]:
    """Run the traces with these numbers; every process reads the files for itself."""
    return [run_trace(trace, quick) for trace in numbered(paths, numbers)]


class Compared:
    """The figures of all traces."""

    def __init__(self, results: Sequence[Result]) -> None:
        self._figures = Figures()
        self._figures.add(results)

    @property
    def agrees(self) -> bool:
        """Whether all that were run agree but for the known ones."""
        return len(self._figures.failed) <= len(self._figures.known)

    def to_json(self) -> Json:
        """Return the figures for programs."""
        return self._figures.to_json()

    def lines(self, words: Texts) -> Iterator[str]:
        """Yield the figures for people."""
        figures = self._figures
        counts = {"total": figures.total, "run": figures.run, "passed": figures.passed, "known": len(figures.known)}
        yield words.render(say("swu-scenario-figures", **counts))
        known = {one.trace: one for one in figures.known}
        unknown = [one for one in figures.failed if one.name not in known]
        for failure in unknown[:SHOWN]:
            yield f"  {failure.name}"
            got = failure.got if isinstance(failure.got, Message) else str(failure.got)[:300]
            shown = {"what": failure.what, "expected": str(failure.expected)[:300], "got": got}
            yield f"    {words.render(say('swu-scenario-failure', step=failure.step + 1, **shown))}"
        if len(unknown) > SHOWN:
            yield f"  {words.render(say('swu-scenario-more', count=len(unknown) - SHOWN))}"
        for one in figures.known:
            yield f"  {words.render(say('swu-scenario-known', name=one.trace, rule=one.rule))}"
        if figures.skipped:
            skipped = {"traces": figures.total - figures.run, "cards": len(figures.skipped)}
            yield words.render(say("swu-scenario-skipped", **skipped))
            for key, count in figures.skipped.most_common(SHOWN):
                yield f"  {count:>5}  {key}"
