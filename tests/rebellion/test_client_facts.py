"""The browser client's copy of the components is what the game's own data gives."""

from __future__ import annotations

from pathlib import Path

from tablero.games.rebellion.client import facts
from tablero.kernel.codec import encode_lines

WRITTEN = Path(__file__).resolve().parents[2] / "web" / "src" / "rebellion" / "facts.json"


def test_the_file_is_in_step_with_the_game() -> None:
    assert WRITTEN.read_bytes() == encode_lines([facts()]), "run make facts"
