"""Prints a digest of the beginning of a battle that bots play, for `test_finding.py`, which runs it compiled and plain."""

from __future__ import annotations

import sys
from hashlib import sha256

from tablero.bots import bot
from tablero.games.wh40k.definition import GAME
from tablero.kernel import Game, Perspective, Rng
from tablero.tabletop import compiled


def battled(decisions: int) -> str:
    """Play so many decisions; return a digest of all that was asked, decided and rolled."""
    game = Game(GAME, GAME.setup(armies=["space-marines-500", "tyranids-500"]), Rng(5))
    players = [bot("greedy", Rng(1)), bot("random", Rng(2))]
    tables = [Perspective(game, seat) for seat in (0, 1)]
    for _ in range(decisions):
        decision = game.decision
        assert decision is not None
        game.choose(players[decision.seat].decide(tables[decision.seat]), decision.seat)
    return sha256(repr(game.events).encode()).hexdigest()


if __name__ == "__main__":
    print(compiled.COMPILED, battled(int(sys.argv[1])))
