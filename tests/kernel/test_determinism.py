"""The same record gives the same digests in any process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tablero
from playing import play_random
from samples.duel import GAME
from tablero.kernel import Game, Record, Rng, digest
from tablero.kernel.digest import freeze


def digests(record: Record) -> list[str]:
    """The digest after every event, and the form of things whose order depends on hashes."""
    words = ["ember", "blade", "ward", "salve", "spy"]
    steps = range(2, len(record.events) + 1)
    found = [digest(Game.replay(GAME, record, Rng(0), upto)) for upto in steps]
    return [*found, repr(freeze([set(words), {word: {word} for word in words}]))]


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_another_process_gives_the_same_digests_at_every_step(hash_seed: str, tmp_path: Path) -> None:
    record = play_random(Game(GAME, GAME.setup(), Rng(61)), Rng(62)).record()
    record.save(tmp_path / "duel.jsonl")
    paths = [str(Path(tablero.__file__).parents[1]), str(Path(__file__).parents[1])]
    ran = subprocess.run(
        [sys.executable, __file__, str(tmp_path / "duel.jsonl")],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.splitlines() == digests(record)


if __name__ == "__main__":
    print("\n".join(digests(Record.load(Path(sys.argv[1])))))
