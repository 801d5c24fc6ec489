"""The games of a series in a folder, so that a run that was stopped goes on where it was."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from tablero import bots
from tablero.kernel import BadSetup, Json, say
from tablero.kernel.codec import decode, encode
from tablero.kernel.image import rules_digest
from tablero.kernel.system import BadFile
from tablero.registry import locate
from tablero.sim.cluster import NotInstalled
from tablero.sim.series import Played, Series

GAMES: Final = "games.jsonl"
TABLE: Final = "games.parquet"


class Folder:
    """What is kept of a series: a line that says what is played by which rules, and a line for each game that is over.

    A line is on the disk before `keep` returns. One that was cut short when the machine stopped is taken off, and its game is
    played again.
    """

    def __init__(self, path: Path, series: Series) -> None:
        self.path = path
        self.games: dict[int, Played] = {}
        head = encode(_head(series))
        file = path / GAMES
        try:
            path.mkdir(parents=True, exist_ok=True)
            lines = file.read_bytes().split(b"\n")[:-1] if file.exists() else []
            if lines:
                self._read(lines, head)
            self._file = file.open("ab")
            self._file.truncate(sum(len(line) + 1 for line in lines))
            if not lines:
                self._write([head])
        except OSError as error:
            raise BadFile(path, error) from error

    def _read(self, lines: Sequence[bytes], head: bytes) -> None:
        if lines[0] != head:
            raise BadSetup("--out", say("sim-other-series", folder=str(self.path)))
        for number, line in enumerate(lines[1:], 2):
            try:
                game = Played.from_json(decode(line))
            except (ValueError, KeyError, TypeError) as error:
                raise BadFile(self.path / GAMES, say("sim-bad-line", line=number)) from error
            self.games[game.number] = game

    def keep(self, played: Iterable[Played]) -> None:
        """Write games that are over."""
        played = list(played)
        self._write([encode(game.to_json()) for game in played])
        self.games |= {game.number: game for game in played}

    def _write(self, lines: Sequence[bytes]) -> None:
        self._file.write(b"".join(line + b"\n" for line in lines))
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def __enter__(self) -> Folder:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _head(series: Series) -> Json:
    """Return what must be the same for games to belong together."""
    rules = rules_digest(locate(series.game), Path(bots.__file__).parent)
    return {**series._asdict(), "rules": rules}


def write_table(path: Path, games: Sequence[Played]) -> None:
    """Write games as a Parquet file, a row each, in order."""
    pyarrow = parquet()
    columns: dict[str, list[Any]] = {
        "number": [game.number for game in games],
        "bots": [list(game.bots) for game in games],
        "entries": [list(game.entries) for game in games],
        "winning_seats": [list(game.outcome.winners) for game in games],
        "winning_entries": [list(game.won_by) for game in games],
        "scores": [list(game.outcome.scores) for game in games],
        "reason": [game.why.id for game in games],
        "decisions": [game.decisions for game in games],
        "rounds": [game.rounds for game in games],
    }
    number, numbers, word = pyarrow.int64(), pyarrow.list_(pyarrow.int64()), pyarrow.string()
    kinds = [number, pyarrow.list_(word), numbers, numbers, numbers, numbers, word, number, number]
    schema = pyarrow.schema(list(zip(columns, kinds, strict=True)))
    pyarrow.parquet.write_table(pyarrow.table(columns, schema=schema), path)


def parquet() -> Any:
    """Return what writes Parquet files; raise `NotInstalled` where it is not there."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise NotInstalled("pyarrow", "sim") from error
    return pyarrow
