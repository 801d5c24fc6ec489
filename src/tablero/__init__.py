"""Tabletop games played by their rulebooks.

import tablero

game = tablero.new("rebellion", seed=7)
while (decision := game.decision) is not None:
game.choose(decision.options[0])    # or game.choose(3); Illegal carries the Reason
game.outcome                            # winners, scores, why
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablero.kernel import Game, Reason

__version__ = "0.1.0"


def new(game: str, seed: int = 0, seats: int | None = None, **settings: Any) -> Game[Any]:
    """Return a new game; the same seed and choices give the same game everywhere."""
    from tablero.kernel import Game, Rng
    from tablero.registry import find

    definition = find(game)
    return Game(definition, definition.setup(seats, **settings), Rng.of(seed))


def load(path: str | Path, seed: int | None = None) -> Game[Any]:
    """Return the game of a record at its end; what is random from there on follows from `seed` or the record itself."""
    from tablero.kernel import Game, Record, Rng
    from tablero.registry import find

    data = Path(path).read_bytes()
    record = Record.loads(data)
    rng = Rng.of(seed) if seed is not None else Rng.of(data.hex())
    return Game.replay(find(record.game), record, rng)


def in_english(reason: Reason) -> str:
    """Return what a reason says, with its rule; where its words are not found, the message's id and what it is filled with.

    >>> from tablero.kernel import because
    >>> in_english(because("rebellion:golden.02", "kernel-not-asked", seat=2))
    'Player 2 is not asked anything now. [rebellion:golden.02]'
    """
    from tablero.registry import OWN, find, loaded
    from tablero.text import MissingText, Texts

    game = reason.message.id.partition("-")[0]
    games = [*loaded(), *([find(game)] if game in OWN else [])]
    try:
        return Texts("en", *dict.fromkeys(one.texts for one in games if one.texts)).reason(reason)
    except MissingText:
        return str(reason)
