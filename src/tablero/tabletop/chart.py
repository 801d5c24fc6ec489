"""A battlefield as text: what views tell of shapes and places, drawn with characters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from string import ascii_lowercase
from typing import Any, Final, TypeAlias

from tablero.tabletop.units import INCH

Shown: TypeAlias = "Mapping[str, Any]"
"""A body as a view tells it: the points of its `core`, and a `radius` around them."""

ACROSS, DOWN = INCH, 2 * INCH
"""How much of the battlefield a character shows: characters are twice as high as they are wide."""
EMPTY: Final = "·"


def letters(seats: Sequence[int]) -> list[str]:
    """Return the letter of each unit, given whose each is: capitals for the first player; after z comes aa.

    >>> letters([0, 0, 1, 0])
    ['A', 'B', 'a', 'C']
    """
    found = []
    for number, seat in enumerate(seats):
        count = seats[:number].count(seat)
        name = ascii_lowercase[count % 26] * (1 + count // 26)
        found.append(name if seat else name.upper())
    return found


def inches(length: int) -> str:
    """Return a length in inches, for people.

    >>> inches(2540), inches(1270)
    ('1', '0.5')
    """
    return f"{length / INCH:.1f}".rstrip("0").rstrip(".")


class Chart:
    """A map that is drawn from below: what comes later hides what it stands on.

    >>> chart = Chart(4 * INCH, 4 * INCH)
    >>> chart.fill({"core": [[0, 0], [2 * INCH, 0], [2 * INCH, 2 * INCH], [0, 2 * INCH]], "radius": 0}, "#")
    >>> chart.put(INCH * 7 // 2, INCH * 3, "A")
    >>> list(chart.lines())[:3]
    ['   ┌────┐', ' 0 │##··│', ' 2 │···A│']
    """

    def __init__(self, width: int, depth: int) -> None:
        self.columns, self.rows = width // ACROSS, depth // DOWN
        self.cells = [[EMPTY] * self.columns for _ in range(self.rows)]

    def put(self, x: int, y: int, sign: str) -> None:
        """Put a sign at a place; at the edge if it is beyond."""
        row, column = min(y // DOWN, self.rows - 1), min(x // ACROSS, self.columns - 1)
        if row >= 0 and column >= 0:
            self.cells[row][column] = sign

    def fill(self, body: Shown, sign: str) -> None:
        """Fill the cells whose middle lies in a body, and at least that of its own middle."""
        core, radius = body["core"], body["radius"]
        low = [min(point[axis] for point in core) - radius for axis in (0, 1)]
        high = [max(point[axis] for point in core) + radius for axis in (0, 1)]
        self.put((low[0] + high[0]) // 2, (low[1] + high[1]) // 2, sign)
        for row in range(max(0, low[1] // DOWN), min(self.rows, high[1] // DOWN + 1)):
            for column in range(max(0, low[0] // ACROSS), min(self.columns, high[0] // ACROSS + 1)):
                if _inside(core, radius, column * ACROSS + ACROSS // 2, row * DOWN + DOWN // 2):
                    self.cells[row][column] = sign

    def edge(self, box: Sequence[int], sign: str) -> None:
        """Draw the inner edges of a rectangle, `(x, y, x, y)`, where the table is still empty."""
        left, top, right, low = box[0] // ACROSS, box[1] // DOWN, (box[2] - 1) // ACROSS, (box[3] - 1) // DOWN
        inner = [row for row in (top, low) if 0 < row < self.rows - 1]
        for row in inner:
            for column in range(left, min(right, self.columns - 1) + 1):
                if self.cells[row][column] == EMPTY:
                    self.cells[row][column] = sign

    def lines(self) -> Iterator[str]:
        """Yield the map with inches along its edges; nothing as long as there is no table."""
        if not self.rows:
            return
        yield "   ┌" + "─" * self.columns + "┐"
        for row, cell in enumerate(self.cells):
            yield f"{row * DOWN // INCH:>2} │{''.join(cell)}│"
        yield "   └" + "─" * self.columns + "┘"
        yield "    " + "".join(f"{column:<10}" for column in range(0, self.columns, 10))


def _inside(core: Sequence[Sequence[int]], radius: int, x: int, y: int) -> bool:
    """Tell whether a point lies in a body: in its core, whose corners go round one way, or near the middle of a round one."""
    if len(core) == 1:
        return (core[0][0] - x) ** 2 + (core[0][1] - y) ** 2 <= radius * radius
    turns = [
        (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) for a, b in zip(core, (*core[1:], core[0]), strict=True)
    ]
    return len(core) > 2 and (min(turns) >= 0 or max(turns) <= 0)
