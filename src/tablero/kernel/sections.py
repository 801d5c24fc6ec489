"""Parts of a view that are made again only when what they show has changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from tablero.kernel.messages import Json


class Sections:
    """The parts of the views of one state, as they were last made.

    As long as what a part shows is the same, the part is the same object: it is neither made again nor compared with what was
    shown before. A state that keeps its sections names their slot in `made_again`, and its copies have none.

    >>> sections, hand = Sections(), [1, 2]
    >>> first = sections.part("hand", (hand,), lambda: [f"card {one}" for one in hand])
    >>> sections.part("hand", (hand,), lambda: []) is first
    True
    >>> hand.append(3)
    >>> sections.part("hand", (hand,), lambda: [f"card {one}" for one in hand])
    ['card 1', 'card 2', 'card 3']
    """

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        self._parts: dict[Hashable, tuple[tuple[Any, ...], Any]] = {}

    def part(self, name: Hashable, shows: tuple[Any, ...], make: Callable[[], Json]) -> Json:
        """Return the part of this name; `shows` is all that it is made of: lists of plain values, and what never changes."""
        kept = self._parts.get(name)
        if kept is not None and kept[0] == shows:
            return kept[1]
        made = make()
        self._parts[name] = tuple([one.copy() if type(one) is list else one for one in shows]), made
        return made
