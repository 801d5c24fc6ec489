"""`tablero conform`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from tablero.cli.language import Language
from tablero.cli.numbers import GAMES, SEATS, SEED, WORKERS

if TYPE_CHECKING:
    from tablero.conformance import Report

BATCH = 60.0
"""Seconds of games after which they are played again in a process of their own, which takes a while to begin."""


def conform(
    game: Annotated[str, Parameter(help="the game, by its name")],
    *,
    games: Annotated[int, GAMES, Parameter(help="how many random games")] = 100,
    seed: Annotated[int, SEED, Parameter(help="the same number gives the same games")] = 0,
    seats: Annotated[int | None, SEATS, Parameter(help="how many sit at the table")] = None,
    workers: Annotated[int | None, WORKERS, Parameter(help="processes; by default one for each core")] = None,
    set: Annotated[list[str] | None, Parameter(help="a setting of the game, NAME=VALUE; others are drawn")] = None,
    out: Annotated[Path, Parameter(help="the folder for the record of the first failure; it is made if needed")] = Path(
        "build"
    ),
    json: Annotated[bool, Parameter(negative="", help="for programs, as JSON")] = False,
    lang: Annotated[Language | None, Parameter(help="the language; otherwise your own")] = None,
) -> None:
    """Check that a game keeps what the kernel promises, at every decision of random games.

    Exits with 0 when nothing was found, with 1 otherwise; the first failure is written as a record that shows it.

    Example: tablero conform rebellion --games 200 --seed 1 --json
    """
    import os
    from functools import partial

    from rich.console import Console
    from rich.progress import Progress

    from tablero.cli.codes import FOUND
    from tablero.cli.output import check_folder, save_in, settings, texts, write_json
    from tablero.kernel import Rng, say
    from tablero.registry import locate
    from tablero.sim.pool import spread

    words = texts(lang)
    check_folder(out)
    chosen = settings(set or [])
    definition = locate(game)
    definition.sample_setup(Rng(0), seats, **chosen)
    reports: list[Report] = []
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(words.render(say("cli-conform-progress")), total=games)
        work = partial(_run, game, seed, seats, chosen)
        for chunk, part in spread(work, range(games), workers or os.cpu_count() or 1, BATCH):
            reports += part
            progress.advance(task, len(chunk))
    findings = [r.finding for r in sorted(reports, key=lambda report: report.game) if r.finding]
    decisions = sum(report.decisions for report in reports)
    path = None
    if findings:
        name = f"{definition.name}-{findings[0].check}-{seed}-{findings[0].game}.jsonl"
        path = save_in(out, name, findings[0].record)
    if json:
        shown = [finding.to_json() for finding in findings]
        record = str(path) if path else None
        write_json({"game": game, "games": games, "decisions": decisions, "findings": shown, "record": record})
    elif path is None:
        print(words.render(say("cli-conform-good", games=games, game=game, decisions=decisions)))
    else:
        print(words.render(say("cli-conform-bad", game=game, count=len(findings), games=games)))
        for finding in findings[:10]:
            about: dict[str, Any] = {"number": finding.game, "step": len(finding.record.events)}
            detail = finding.detail[:900]  # longer than that Fluent refuses
            print(words.render(say("cli-conform-finding", check=finding.check, detail=detail, **about)))
        print(words.render(say("cli-conform-record", path=str(path))))
    if findings:
        sys.exit(FOUND)


def _run(game: str, seed: int, seats: int | None, chosen: dict[str, Any], numbers: Sequence[int]) -> list[Report]:
    from tablero.conformance import conform
    from tablero.registry import locate

    definition = locate(game)
    return conform(game, definition, numbers, seed, lambda rng: definition.sample_setup(rng, seats, **chosen))
