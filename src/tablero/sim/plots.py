"""Pictures of what came out, as SVG: wins with their intervals, lengths, endings, and the heat map of a round robin."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tablero.kernel import say
from tablero.sim.cluster import NotInstalled
from tablero.sim.matrix import Matrix
from tablero.sim.series import Played
from tablero.sim.shares import Share
from tablero.text import Texts


def figure(width: float, height: float) -> Any:
    """Return an empty picture; raise `NotInstalled` where nothing draws it."""
    try:
        import matplotlib as mpl
        from matplotlib.figure import Figure
    except ImportError as error:
        raise NotInstalled("matplotlib", "sim") from error
    mpl.rcParams["svg.hashsalt"] = "tablero"  # the same games give the same file
    return Figure(figsize=(width, height), layout="constrained")


def save(drawn: Any, path: Path) -> None:
    """Write a picture."""
    drawn.savefig(path, format="svg", metadata={"Date": None})


def draw_series(folder: Path, played: Sequence[Played], names: Sequence[str], words: Texts) -> None:
    """Write wins.svg, length.svg and endings.svg."""
    shares = [Share(sum(entry in game.won_by for game in played), len(played)) for entry in range(len(names))]
    save(wins(shares, names, words), folder / "wins.svg")
    save(lengths(played, words), folder / "length.svg")
    save(endings(played, words), folder / "endings.svg")


def wins(shares: Sequence[Share], names: Sequence[str], words: Texts) -> Any:
    """Return the shares of wins as bars with their intervals."""
    drawn = figure(6, 0.8 + 0.6 * len(names))
    axes = drawn.subplots()
    places = range(len(names))
    reach = [
        [share.value - share.interval[0] for share in shares],
        [share.interval[1] - share.value for share in shares],
    ]
    axes.barh(places, [share.value for share in shares], xerr=reach, capsize=4, color="#5b7fa6")
    axes.set_yticks(places, labels=names)
    axes.invert_yaxis()
    axes.set_xlim(0, 1)
    axes.set_xlabel(words.render(say("sim-plot-wins")))
    return drawn


def lengths(played: Sequence[Played], words: Texts) -> Any:
    """Return how many games had so many rounds, or decisions where a game has no rounds."""
    rounds = any(game.rounds for game in played)
    drawn = figure(6, 3)
    axes = drawn.subplots()
    axes.hist([game.rounds if rounds else game.decisions for game in played], bins="auto", color="#5b7fa6")
    axes.set_xlabel(words.render(say("sim-plot-rounds" if rounds else "sim-plot-decisions")))
    axes.set_ylabel(words.render(say("sim-plot-games")))
    return drawn


def endings(played: Sequence[Played], words: Texts) -> Any:
    """Return how often games ended for each reason."""
    counts = Counter(words.render(game.why) for game in played).most_common()
    drawn = figure(7, 0.8 + 0.4 * len(counts))
    axes = drawn.subplots()
    axes.barh([text for text, _ in counts], [count for _, count in counts], color="#5b7fa6")
    axes.invert_yaxis()
    axes.set_xlabel(words.render(say("sim-plot-games")))
    return drawn


def draw_matrix(folder: Path, matrix: Matrix, words: Texts) -> None:
    """Write matrix.svg: how often the entry of a row beat that of a column."""
    count = len(matrix.entries)
    drawn = figure(3 + 0.8 * count, 2 + 0.6 * count)
    axes = drawn.subplots()
    shares = [[matrix.share(row, column) for column in range(count)] for row in range(count)]
    values = [[0.5 if share is None else share.value for share in row] for row in shares]
    axes.imshow(values, vmin=0, vmax=1, cmap="RdBu")
    names = [entry.name for entry in matrix.entries]
    axes.set_xticks(range(count), labels=names, rotation=30, ha="right")
    axes.set_yticks(range(count), labels=names)
    for row in range(count):
        for column in range(count):
            share = shares[row][column]
            axes.text(column, row, "" if share is None else f"{share.value:.0%}", ha="center", va="center")
    axes.set_title(words.render(say("sim-plot-matrix")))
    save(drawn, folder / "matrix.svg")
