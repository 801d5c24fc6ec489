"""`tablero sim`."""

from __future__ import annotations

import sys
from collections import Counter
from typing import Annotated

from cyclopts import Parameter

from tablero.cli.language import Language
from tablero.cli.numbers import GAMES, SEED, WORKERS


def sim(
    game: Annotated[str, Parameter(help="the game, by its name")],
    *,
    games: Annotated[int, GAMES, Parameter(help="how many games")] = 100,
    bots: Annotated[str, Parameter(help="a bot for each seat")] = "random,random",
    seed: Annotated[int, SEED, Parameter(help="the same number gives the same games")] = 0,
    workers: Annotated[int, WORKERS, Parameter(help="processes; the result is the same with any number")] = 1,
    swap: Annotated[bool, Parameter(help="move the bots on one seat from game to game")] = False,
    set: Annotated[list[str] | None, Parameter(help="a setting of the game, NAME=VALUE")] = None,
    json: Annotated[bool, Parameter(negative="", help="for programs, as JSON")] = False,
    lang: Annotated[Language | None, Parameter(help="the language; otherwise your own")] = None,
) -> None:
    """Play games between bots and say who won, why, and how fast it went.

    Example: tablero sim rebellion --games 1000 --bots random,random --seed 1 --workers 2 --json
    """
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

    from tablero.cli.output import settings, texts, write_json
    from tablero.kernel import say
    from tablero.registry import locate
    from tablero.sim import simulate

    words = texts(lang, locate(game))
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(words.render(say("cli-sim-progress")), total=games)
        summary = simulate(
            game,
            games,
            bots.split(","),
            seed=seed,
            workers=workers,
            swap=swap,
            settings=settings(set or []),
            done=lambda count: progress.advance(task, count),
        )
    figures = summary.to_json()
    if json:
        write_json(figures)
        return
    table = Table(title=words.render(say("cli-sim-title", games=summary.games, game=game)), show_header=False)
    rates = {"games": figures["games_per_second"], "decisions": figures["decisions_per_second"]}
    table.add_row(words.render(say("cli-sim-speed")), words.render(say("cli-sim-speed-value", **rates)))
    table.add_row(words.render(say("cli-sim-wins-seat")), ", ".join(map(str, summary.wins_by_seat)))
    for name, wins in summary.wins_by_bot.items():
        table.add_row(f"{words.render(say('cli-sim-wins-bot'))}: {name}", str(wins))
    table.add_row(words.render(say("cli-sim-draws")), str(summary.draws))
    reasons: Counter[str] = Counter()
    for why, count in summary.endings.items():
        reasons[words.render(why)] += count
    for text, count in sorted(reasons.items()):
        table.add_row(text, str(count))
    Console().print(table)
