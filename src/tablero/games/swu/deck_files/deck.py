"""A deck as a file gives it: which cards, how many, and where they stand. Whether it is legal is another question."""

from __future__ import annotations

import msgspec

from tablero.games.swu.deckbuilding import Format


class Deck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck of Star Wars: Unlimited; cards by their keys.

    There may be too many leaders or bases, or none: only so can the rules refuse it. The pool of a limited format is
    a deck too, with all that was opened.
    """

    name: str = ""
    author: str = ""
    format: Format | None = None
    leaders: tuple[str, ...] = ()
    bases: tuple[str, ...] = ()
    main: dict[str, int] = {}
    side: dict[str, int] = {}
