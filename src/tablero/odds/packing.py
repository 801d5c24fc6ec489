"""Rows of whole numbers in one long number, each in a slot of so many bytes: Python multiplies long numbers fast."""

from __future__ import annotations

from collections.abc import Sequence


def slot(most: int) -> int:
    """Return how many bytes a slot needs for numbers up to this one.

    >>> slot(255), slot(256)
    (1, 2)
    """
    return max(1, (most.bit_length() + 7) // 8)


def pack(row: Sequence[int], size: int) -> int:
    """Return a row as one number, the first in the lowest slot.

    >>> pack([1, 2, 3], 1) == 0x030201
    True
    """
    return int.from_bytes(b"".join([value.to_bytes(size, "little") for value in row]), "little")


def unpack(packed: int, size: int, count: int) -> list[int]:
    """Return the first so many numbers of a row.

    >>> unpack(0x030201, 1, 4)
    [1, 2, 3, 0]
    """
    data = packed.to_bytes(size * count, "little")
    return [int.from_bytes(data[at : at + size], "little") for at in range(0, size * count, size)]
