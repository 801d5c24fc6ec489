"""Series of games: the same with any number of workers, kept in a folder, stopped and gone on with."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tablero.kernel import BadSetup, UserError
from tablero.sim import Entry, Series, round_robin, simulate
from tablero.sim.keeping import GAMES, TABLE, Folder, write_table
from tablero.sim.series import Played
from tablero.sim.simulate import BLOCK, is_clear, play_series

DUEL = "samples.duel:GAME"
SERIES = Series(DUEL, ("greedy", "random"), seed=5, swap=True)


@cache
def played_once(number: int) -> Played:
    """Return a game of the series that was really played."""
    [game] = SERIES.play([number])
    return game


def one(number: int, winner: int | None = 0) -> Played:
    """Return a game that was really played, with another winner."""
    game = played_once(number)
    winners = () if winner is None else (game.entries.index(winner),)
    return game._replace(outcome=game.outcome._replace(winners=winners))


def test_games_are_the_same_with_any_number_of_workers() -> None:
    alone = play_series(SERIES, 12, 1)
    assert [game.number for game in alone] == list(range(12))
    assert play_series(SERIES, 12, 2) == alone


def test_entries_move_on_with_what_they_bring() -> None:
    series = Series("swu", ("random", "random"), swap=True, lists=("sor-luke", "sor-vader"))
    series.check()
    first, second = series.play([0, 1])
    assert (first.entries, second.entries) == ((0, 1), (1, 0))


@pytest.mark.parametrize(
    ("series", "place"),
    [
        (Series(DUEL, ("random", "random"), lists=("a", "b")), "lists"),
        (Series("swu", ("random", "random"), lists=("sor-luke",)), "lists"),
        (Series("swu", ("random", "random"), lists=("sor-luke", "no-such-deck")), "decks[1]"),
        (Series(DUEL, ("random",)), "bots"),
    ],
)
def test_what_can_not_be_played_is_refused_with_its_place(series: Series, place: str) -> None:
    with pytest.raises(BadSetup) as refused:
        series.check()
    assert refused.value.place == place


def test_a_folder_keeps_every_game_and_nothing_is_played_twice(tmp_path: Path) -> None:
    told: list[int] = []
    first = play_series(SERIES, 4, 1, out=tmp_path, done=told.append)
    kept = (tmp_path / GAMES).read_bytes()
    again = play_series(SERIES, 7, 1, out=tmp_path, done=told.append)
    assert again[:4] == first
    assert (tmp_path / GAMES).read_bytes().startswith(kept)
    assert sum(told) == 4 + 7
    assert again == play_series(SERIES, 7, 1)


def test_a_line_that_was_cut_short_is_played_again(tmp_path: Path) -> None:
    whole = play_series(SERIES, 3, 1, out=tmp_path)
    file = tmp_path / GAMES
    file.write_bytes(file.read_bytes()[:-9])
    with Folder(tmp_path, SERIES) as folder:
        assert sorted(folder.games) == [0, 1]
    assert play_series(SERIES, 3, 1, out=tmp_path) == whole


def test_games_of_another_series_are_refused(tmp_path: Path) -> None:
    play_series(SERIES, 1, 1, out=tmp_path)
    with pytest.raises(BadSetup) as refused:
        play_series(SERIES._replace(seed=6), 1, 1, out=tmp_path)
    assert refused.value.place == "--out"


def test_a_line_that_is_no_game_is_told(tmp_path: Path) -> None:
    play_series(SERIES, 2, 1, out=tmp_path)
    file = tmp_path / GAMES
    lines = file.read_bytes().split(b"\n")
    file.write_bytes(b"\n".join([*lines[:2], b"{}", *lines[2:]]))
    with pytest.raises(UserError, match="line 3"):
        play_series(SERIES, 2, 1, out=tmp_path)


@pytest.mark.long
def test_a_run_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    out = tmp_path / "games"
    command = [sys.executable, "-m", "tablero", "sim", DUEL, "--bots", "greedy,random", "--swap", "--seed", "5"]
    command += ["--games", "60", "--out", str(out), "--json", "--workers", "2"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, start_new_session=True) as running:
        while not (out / GAMES).exists() or (out / GAMES).read_bytes().count(b"\n") < 8:
            assert running.poll() is None, "it ended before it could be killed"
            time.sleep(0.01)
        os.killpg(running.pid, signal.SIGKILL)
    before = (out / GAMES).read_bytes()
    kept = before[: before.rindex(b"\n") + 1]
    subprocess.run(command, env=env, check=True, stdout=subprocess.DEVNULL)
    after = (out / GAMES).read_bytes()
    assert after.startswith(kept)
    numbers = [json.loads(line)["number"] for line in after.splitlines()[1:]]
    assert sorted(numbers) == list(range(60))
    with Folder(out, SERIES) as folder:
        assert [folder.games[number] for number in range(60)] == play_series(SERIES, 60, 1)
    assert {file.name for file in out.iterdir()} >= {TABLE, "summary.json", "wins.svg", "length.svg", "endings.svg"}


def test_a_parquet_file_has_a_row_for_each_game(tmp_path: Path) -> None:
    import pyarrow.parquet

    played = play_series(SERIES, 5, 1)
    write_table(tmp_path / TABLE, played)
    rows: list[dict[str, Any]] = pyarrow.parquet.read_table(tmp_path / TABLE).to_pylist()
    assert [row["number"] for row in rows] == list(range(5))
    for row, game in zip(rows, played, strict=True):
        assert row["bots"] == list(game.bots)
        assert row["winning_entries"] == list(game.won_by)
        assert (row["reason"], row["decisions"], row["rounds"]) == (game.why.id, game.decisions, game.rounds)


def test_a_series_stops_when_the_answer_is_clear_after_the_same_games_with_any_number_of_workers() -> None:
    series = Series("rebellion", ("random", "random"), seed=1)  # one side wins nearly all of these
    alone = play_series(series, 200, 1, until_clear=True)
    assert len(alone) == BLOCK
    assert is_clear(alone)
    assert play_series(series, 200, 2, until_clear=True) == alone


def test_it_plays_on_as_long_as_nothing_is_clear() -> None:
    level = [one(number, number % 2) for number in range(12)]
    assert not is_clear(level)
    assert not is_clear([one(number, None) for number in range(12)])
    assert is_clear([one(number) for number in range(12)])


def test_only_two_can_be_told_apart() -> None:
    with pytest.raises(BadSetup) as refused:
        play_series(Series("rebellion", ("random",) * 3), 1, 1, until_clear=True)
    assert refused.value.place == "--until-clear"


def test_a_summary_adds_up_entries_lengths_and_endings() -> None:
    summary = simulate(DUEL, 10, ["greedy", "random"], seed=5, swap=True)
    played = play_series(SERIES, 10, 1)
    assert [share.hits for share in summary.entries] == [sum(e in game.won_by for game in played) for e in (0, 1)]
    assert summary.length.most == max(game.decisions for game in played)
    assert sum(summary.endings.values()) == 10


def test_everybody_plays_everybody_both_ways_round(tmp_path: Path) -> None:
    entries = [Entry("a", "greedy"), Entry("b", "random"), Entry("c", "random")]
    matrix = round_robin(Series(DUEL, (), seed=5), entries, 4, 1, out=tmp_path)
    assert [(pair.first, pair.second) for pair in matrix.pairs] == [(0, 1), (0, 2), (1, 2)]
    assert matrix.share(0, 0) is None
    for pair in matrix.pairs:
        there, back = matrix.share(pair.first, pair.second), matrix.share(pair.second, pair.first)
        assert there is not None
        assert back is not None
        assert there.hits + back.hits + pair.draws == 4
    assert matrix.total(0).of == 8
    assert sorted(folder.name for folder in tmp_path.iterdir()) == ["1-2", "1-3", "2-3"]


def test_one_entry_is_nobody_to_play_with() -> None:
    with pytest.raises(BadSetup) as refused:
        round_robin(Series(DUEL, ()), [Entry("a", "random")], 1, 1)
    assert refused.value.place == "--matrix"
