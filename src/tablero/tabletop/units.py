"""Units and turns. A length is a whole number of hundredths of a millimetre, a facing one of 3,600 steps of a turn."""

from __future__ import annotations

from typing import TypeAlias

Point: TypeAlias = "tuple[int, int]"

MM = 100
INCH = 2540
TURN = 3600
QUARTER = TURN // 4

ONE = 1 << 30
"""What a cosine of 1 is in the table of turns."""

LIMIT = 1 << 20
"""Places, lengths and heights are smaller than this, over ten metres, so that no product of kernels leaves 64 bits."""


def whole(value: int) -> int:
    """Return value / 2**30 as a whole number; halves go away from zero, so that mirror images agree.

    >>> whole(3 * ONE // 2), whole(-3 * ONE // 2), whole(ONE // 3)
    (2, -2, 0)
    """
    return (value + ONE // 2) // ONE if value >= 0 else -((-value + ONE // 2) // ONE)


def _arctan_of_one_over(n: int, one: int) -> int:
    total, term, k = 0, one // n, 1
    while term:
        total += term // k if k % 4 == 1 else -(term // k)
        term //= n * n
        k += 2
    return total


def _turns() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return cosine and sine of every step, times 2**30, by series of whole numbers: the same on every machine."""
    one = 1 << 96
    pi = 4 * (4 * _arctan_of_one_over(5, one) - _arctan_of_one_over(239, one))
    cos, sin = [0] * TURN, [0] * TURN
    for step in range(TURN // 8 + 1):  # the rest by symmetry, so that quarter turns and mirrors are exact
        x, term, n, sums = 2 * pi * step // TURN, one, 0, [0, 0]
        while term:
            sums[n % 2] += -term if n % 4 >= 2 else term
            n += 1
            term = term * x // (one * n)
        c, s = ((v + (1 << 65)) >> 66 for v in sums)
        for a, b, at in ((c, s, step), (s, c, QUARTER - step)):
            for quarter, pair in enumerate(((a, b), (-b, a), (-a, -b), (b, -a))):
                cos[(at + QUARTER * quarter) % TURN], sin[(at + QUARTER * quarter) % TURN] = pair
    return tuple(cos), tuple(sin)


COS, SIN = _turns()
