"""Random play of public engines, as decisions a second."""

from __future__ import annotations

import random
from collections.abc import Callable


def chess_game() -> Callable[[], int]:
    """Return a work that plays one random game with python-chess and counts its moves."""
    import chess

    rng = random.Random(1)

    def work() -> int:
        board = chess.Board()
        moves = 0
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
        return moves

    return work


def catan_game() -> Callable[[], int]:
    """Return a work that plays one random game with catanatron and counts its decisions."""
    from catanatron import Color, Game, RandomPlayer

    def work() -> int:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        return len(game.state.actions)

    return work
