"""Makes the pictures of the documentation: python docs/make_images.py"""

from __future__ import annotations

from pathlib import Path

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt

from tablero.games.rebellion import GAME
from tablero.kernel import Game, Rng
from tablero.text import texts_of

HERE = Path(__file__).parent / "images"
LINES = 62


def terminal(lang: str) -> str:
    """Return the Rebels' table some way into a game."""
    game = Game(GAME, GAME.setup(), Rng(2))
    rng = Rng(3)
    for _ in range(120):
        decision = game.decision
        assert decision is not None
        game.choose(decision.sample(rng), decision.seat)
    return GAME.terminal(game.view(0), texts_of(GAME, lang))


def picture(text: str, path: Path) -> None:
    """Draw text as a terminal shows it."""
    lines = text.strip("\n").splitlines()[:LINES]
    figure = plt.figure(figsize=(8.4, len(lines) * 0.142), dpi=90, facecolor="#10141c")
    shown = "\n".join(lines)
    figure.text(0.015, 0.99, shown, family="DejaVu Sans Mono", size=8, color="#d8e2f0", va="top", linespacing=1.25)
    figure.savefig(path, facecolor=figure.get_facecolor())


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    picture(terminal("en"), HERE / "rebellion-terminal-en.png")
    picture(terminal("es"), HERE / "rebellion-terminal-es.png")
