"""What others must agree to."""

from __future__ import annotations

from typing import Any, NamedTuple

from tablero.kernel import Game, Json

UNDO, DRAW = "undo", "draw"


class Offer(NamedTuple):
    """Something that the others must agree to: to take back to a step, or a draw."""

    kind: str
    seat: int
    needs: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    step: int = 0

    def to_json(self) -> Json:
        """Return the offer as the wire carries it."""
        return {"kind": self.kind, "by": self.seat, "needs": list(self.needs), "yes": list(self.agreed)}


def last_choice(game: Game[Any], seat: int) -> int | None:
    """Return the step of a seat's latest choice, back to which it may ask to go."""
    return game.latest(seat)
