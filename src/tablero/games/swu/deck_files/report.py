"""Whether decks may be played in a format: what the rules say of each, and of all together."""

from __future__ import annotations

from collections.abc import Sequence

from tablero.games.swu.deck_files.deck import Deck
from tablero.games.swu.deckbuilding import Format, multiplayer, trilogy, violations
from tablero.kernel import Report


def check(decks: Sequence[Deck], format: Format, pool: Deck | None = None) -> Report:
    """Return the report on the decks that one player brings, three for Trilogy; else each is looked at by itself."""
    each = tuple(violations(deck, format, pool) for deck in decks)
    return Report(each, trilogy(decks) if format == "trilogy" else ())


def check_table(decks: Sequence[Deck], built: Format = "premier", pools: Sequence[Deck] | None = None) -> Report:
    """Return the report on the decks of a game with more than two players, a deck each, built as `built` demands."""
    opened: Sequence[Deck | None] = pools or [None] * len(decks)
    each = tuple(violations(deck, built, pool) for deck, pool in zip(decks, opened, strict=True))
    return Report(each, multiplayer(decks))
