"""`tablero sim`."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

from cyclopts import Parameter

from tablero.cli.language import Language
from tablero.cli.numbers import GAMES, SECONDS, SEED, WORKERS

if TYPE_CHECKING:
    from tablero.kernel import Definition
    from tablero.sim import Entry, Matrix, Played, Series, Summary
    from tablero.text import Texts


def sim(
    game: Annotated[str, Parameter(help="the game, by its name")],
    *,
    games: Annotated[int, GAMES, Parameter(help="how many games; with --matrix, of each pair")] = 100,
    bots: Annotated[
        str, Parameter(name=["--bots", "--seats"], help="a bot for each seat; run:COMMAND is a program of yours")
    ] = "random,random",
    lists: Annotated[str, Parameter(help="what each bot brings: files, or names of what is ready-made")] = "",
    matrix: Annotated[bool, Parameter(negative="", help="every two lists, or bots, play each other")] = False,
    until_clear: Annotated[bool, Parameter(negative="", help="stop when it is clear who is stronger")] = False,
    seed: Annotated[int, SEED, Parameter(help="the same number gives the same games")] = 0,
    workers: Annotated[int, WORKERS, Parameter(help="processes; the result is the same with any number")] = 1,
    engine: Annotated[Literal["local", "ray"], Parameter(help="processes of this machine, or a Ray cluster")] = "local",
    swap: Annotated[bool, Parameter(help="move the bots on one seat from game to game")] = False,
    set: Annotated[list[str] | None, Parameter(help="a setting of the game, NAME=VALUE")] = None,
    seconds: Annotated[int, SECONDS, Parameter(help="seconds that a program of yours has for each answer")] = 10,
    evaluation: Annotated[
        Path | None, Parameter(help="a file of `tablero train`, by which the first bot judges positions")
    ] = None,
    out: Annotated[Path | None, Parameter(help="keep all games in this folder, and go on where it was stopped")] = None,
    json: Annotated[bool, Parameter(negative="", help="for programs, as JSON")] = False,
    lang: Annotated[Language | None, Parameter(help="the language; otherwise your own")] = None,
) -> None:
    """Play games between bots and say who won, why, and how fast it went.

    With --out the folder has games.parquet, summary.json and pictures at the end; the same command goes on where it was stopped.

    Example: tablero sim rebellion --games 1000 --bots random,random --seed 1 --workers 2 --json

    Example: tablero sim swu --games 20 --bots 'run:python3 player.py,greedy' --swap

    Example: tablero sim swu --games 100 --bots medium,medium --swap --evaluation learned.json

    Example: tablero sim swu --matrix --lists sor-luke,sor-vader,luke.json --bots greedy --games 200 --until-clear --out decks
    """
    from time import perf_counter

    from tablero.bots.evaluation import read_evaluation
    from tablero.cli.output import settings, texts, write_json
    from tablero.kernel import BadSetup, say
    from tablero.registry import locate
    from tablero.sim import Series, round_robin, summarise
    from tablero.sim.plots import figure
    from tablero.sim.simulate import play_series

    definition = locate(game)
    words, names = texts(lang, definition), bots.split(",")
    brought = [_brought(definition, one) for one in lists.split(",")] if lists else []
    chosen = tuple(sorted(settings(set or []).items()))
    if out is not None:
        figure(1, 1)  # that nothing draws is told now, and not after hours
    judging = None if evaluation is None else read_evaluation(evaluation).to_json()
    if matrix:
        if judging is not None:
            raise BadSetup("--evaluation", say("evaluation-no-matrix"))
        entries = _entries(names, brought)
        base = Series(game, (), seed, True, chosen, seconds=seconds)
        total = games * len(entries) * (len(entries) - 1) // 2
        with progress(words, "cli-sim-progress", total) as done:
            found = round_robin(
                base, entries, games, workers, engine=engine, out=out, until_clear=until_clear, done=done
            )
        _keep_matrix(out, found, words)
        write_json(found.to_json()) if json else _show_matrix(found, words)
        return
    series = Series(game, tuple(names), seed, swap, chosen, tuple(value for _, value in brought), seconds, judging)
    start = perf_counter()
    with progress(words, "cli-sim-progress", games) as done:
        played = play_series(series, games, workers, engine=engine, out=out, until_clear=until_clear, done=done)
    summary = summarise(played, len(names), perf_counter() - start)
    entered = [one.name for one in _entries(names, brought)] if len(brought) == len(names) else names
    if evaluation is not None:  # the others may be the same bot without it
        entered = [f"{entered[0]} ({evaluation.name})", *entered[1:]]
    _keep_series(out, played, summary, entered, words)
    write_json(summary.to_json()) if json else _show(game, series, summary, entered, words)


def _brought(definition: Definition[Any], given: str) -> tuple[str, Any]:
    """Return the name and the value of a list: a file, or the name of something ready-made."""
    from tablero.kernel import BadSetup, say
    from tablero.lists import text_of

    if definition.brings is None:
        raise BadSetup("--lists", say("sim-no-lists", game=definition.name))
    path = Path(given)
    if path.is_file():
        return path.stem, definition.brings.value(definition.brings.read(text_of(path)))
    definition.brings.of(given, "--lists")
    return given, given


def _entries(bots: Sequence[str], brought: Sequence[tuple[str, Any]]) -> list[Entry]:
    """Return who plays: every bot, or every list, played by the bot in its place or by the only one."""
    from tablero.kernel import BadSetup, say
    from tablero.sim import Entry

    if not brought:
        return [Entry(name, name) for name in bots]
    if len(bots) not in (1, len(brought)) and len(set(bots)) > 1:
        raise BadSetup("--bots", say("sim-bots-for-lists", bots=len(bots), lists=len(brought)))
    players = bots if len(bots) == len(brought) else [bots[0]] * len(brought)
    alike = len(set(players)) == 1
    return [
        Entry(name if alike else f"{name} ({player})", player, value)
        for (name, value), player in zip(brought, players, strict=True)
    ]


@contextmanager
def progress(words: Texts, id: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show how many games, or decisions, are done, if somebody looks."""
    from rich.console import Console
    from rich.progress import Progress

    from tablero.kernel import say

    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as shown:
        task = shown.add_task(words.render(say(id)), total=total)
        yield lambda count: shown.advance(task, count)


def _keep_series(
    out: Path | None, played: Sequence[Played], summary: Summary, names: Sequence[str], words: Texts
) -> None:
    if out is None:
        return
    from tablero.kernel.codec import pretty
    from tablero.sim.plots import draw_series

    (out / "summary.json").write_text(pretty(summary.to_json()) + "\n", encoding="utf-8")
    draw_series(out, played, names, words)


def _keep_matrix(out: Path | None, matrix: Matrix, words: Texts) -> None:
    if out is None:
        return
    from tablero.kernel.codec import pretty
    from tablero.sim.plots import draw_matrix

    (out / "summary.json").write_text(pretty(matrix.to_json()) + "\n", encoding="utf-8")
    draw_matrix(out, matrix, words)


def _show(game: str, series: Series, summary: Summary, names: Sequence[str], words: Texts) -> None:
    from rich.console import Console
    from rich.table import Table

    from tablero.kernel import say

    table = Table(title=words.render(say("cli-sim-title", games=summary.games, game=game)), show_header=False)
    figures = summary.to_json()
    rates = {"games": figures["games_per_second"], "decisions": figures["decisions_per_second"]}
    table.add_row(words.render(say("cli-sim-speed")), words.render(say("cli-sim-speed-value", **rates)))
    table.add_row(words.render(say("cli-sim-wins-seat")), ", ".join(map(str, summary.wins_by_seat)))
    if len(set(names)) == len(names):
        for name, share in zip(names, summary.entries, strict=True):
            low, high = share.interval
            told = say("cli-sim-share-value", wins=share.hits, share=share.value, low=low, high=high)
            table.add_row(words.render(say("cli-sim-share", name=name)), words.render(told))
    else:
        for name, wins in summary.wins_by_bot.items():
            table.add_row(words.render(say("cli-sim-share", name=name)), str(wins))
    table.add_row(words.render(say("cli-sim-draws")), str(summary.draws))
    for id, length in (("cli-sim-rounds", summary.rounds), ("cli-sim-decisions", summary.length)):
        if length.most:
            table.add_row(words.render(say(id)), words.render(say("cli-sim-length", **length._asdict())))
    reasons: Counter[str] = Counter()
    for why, count in summary.endings.items():
        reasons[words.render(why)] += count
    for text, count in sorted(reasons.items()):
        table.add_row(text, str(count))
    Console().print(table)


def _show_matrix(matrix: Matrix, words: Texts) -> None:
    from rich.console import Console
    from rich.table import Table

    from tablero.kernel import say

    names = [entry.name for entry in matrix.entries]
    table = Table(title=words.render(say("sim-plot-matrix")))
    for head in ("", *names, words.render(say("cli-sim-total"))):
        table.add_column(head)
    for row, name in enumerate(names):
        cells = [matrix.share(row, column) for column in range(len(names))]
        table.add_row(name, *("" if cell is None else str(cell) for cell in cells), str(matrix.total(row)))
    Console().print(table)
