"""What others must agree to: taking back, a draw, ending a game that nobody answers at, a rematch, sharing a record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tablero.kernel import Game, Json

UNDO, DRAW, END, REMATCH, SHARE = "undo", "draw", "end", "rematch", "share"

AFTERWARDS: Final = (REMATCH, SHARE)
"""What is offered when the game is over."""

OF_THE_MOMENT: Final = (UNDO, DRAW, END)
"""What is about a game as it stands, and is gone with the next choice."""

REFUSED: Final = 3
"""How many offers of a kind may be refused, or withdrawn, before a seat has to play on."""

PLAYED_ON: Final = 20
"""After how many steps of the game that is forgotten."""


class Offer(NamedTuple):
    """Something that the others must agree to; `step` is what an undo goes back to, `about` the seat that doesn't answer."""

    kind: str
    seat: int
    needs: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    step: int = 0
    about: int | None = None

    def to_json(self) -> Json:
        """Return the offer as the wire carries it."""
        return {"kind": self.kind, "by": self.seat, "needs": list(self.needs), "yes": list(self.agreed)}


class Offers:
    """The offers at a table, one of each kind, and those that came to nothing."""

    def __init__(self) -> None:
        self.open: dict[str, Offer] = {}
        self._refused: dict[tuple[str, int], list[int]] = {}

    def make(self, offer: Offer) -> None:
        """Note an offer."""
        self.open[offer.kind] = offer

    def answer(self, kind: str, seat: int | None, yes: bool, step: int) -> None:
        """Note what somebody answered to an offer: one who doesn't agree ends it."""
        offer = self.open[kind]
        if not yes:
            self.fail(kind, step)
        elif seat is not None:
            self.open[kind] = offer._replace(agreed=(*offer.agreed, seat))

    def fail(self, kind: str, step: int) -> None:
        """Note that an offer was refused or withdrawn."""
        offer = self.open.pop(kind)
        self._refused.setdefault((kind, offer.seat), []).append(step)

    def lapse(self) -> None:
        """The game has gone on: what was offered about the moment before is gone."""
        for kind in OF_THE_MOMENT:
            self.open.pop(kind, None)

    def ended(self) -> None:
        """The game is over: only what is offered afterwards stands."""
        self.open = {kind: offer for kind, offer in self.open.items() if kind in AFTERWARDS}

    def too_many(self, kind: str, seat: int, step: int) -> bool:
        """Tell whether too many offers of a seat have come to nothing of late."""
        return sum(abs(step - one) < PLAYED_ON for one in self._refused.get((kind, seat), ())) >= REFUSED

    def reseat(self, needs: Callable[[str, int], tuple[int, ...]]) -> None:
        """Note who must agree to the offers of each kind and seat, now that seats have changed hands."""
        for kind, offer in self.open.items():
            asked = tuple(seat for seat in needs(kind, offer.seat) if seat != offer.about)
            self.open[kind] = offer._replace(needs=asked)


def last_choice(game: Game[Any], seat: int) -> int | None:
    """Return the step of a seat's latest choice, back to which it may ask to go."""
    return game.latest(seat)
