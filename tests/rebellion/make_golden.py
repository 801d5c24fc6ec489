"""Make the golden records again: run `python -m rebellion.make_golden` in the folder `tests`.

For each number of seats there is one whole random game, `golden/<seats>.jsonl`, and beside it the digest of every
question and of the end, one a line. They change only where the rules play differently: then raise `Rebellion.version`
(unless no released version has played those records), make them again, and read in the diff from which line on they differ.
"""

from __future__ import annotations

from pathlib import Path

from rebellion.turns import shy
from tablero.conformance.kit import replay_digests
from tablero.games.rebellion import GAME
from tablero.games.rebellion.state import Table
from tablero.kernel import Game, Record, Rng

FOLDER = Path(__file__).parent / "golden"
SEATS = (2, 3, 4)
ERRATA = {2: False, 3: True, 4: False}
"""One of the games is played with the errata."""


def record_of(seats: int) -> Path:
    return FOLDER / f"{seats}.jsonl"


def digests_of(seats: int) -> Path:
    return FOLDER / f"{seats}.digests"


def whole_game(seats: int) -> Game[Table]:
    """Play a random game to its end, the base hidden as long as can be: so more of the rules come up."""
    rng = Rng.of("golden", seats)
    game = Game(GAME, GAME.setup(seats, errata=ERRATA[seats]), Rng(rng.bits()))
    while game.outcome is None:
        part = rng.choice(game.decisions)
        game.choose(shy(part, rng), part.seat)
    return game


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for seats in SEATS:
        record = whole_game(seats).record()
        record.save(record_of(seats))
        digests = list(replay_digests(GAME, Record.load(record_of(seats))))
        digests_of(seats).write_text("\n".join(digests) + "\n", encoding="utf-8")
        print(f"{seats} seats: {len(record.events)} events, {len(digests)} questions")


if __name__ == "__main__":
    main()
