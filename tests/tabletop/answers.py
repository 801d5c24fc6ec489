"""Prints a digest of many answers, for `test_compiled.py`, which runs it compiled and plain."""

from __future__ import annotations

from hashlib import sha256

from tablero.tabletop import (
    INCH,
    Battlefield,
    all_within,
    colliding,
    compiled,
    distances,
    distances_3d,
    gap,
    overlapping,
    touching,
    wholly_within,
    within,
)
from tabletop.scenes import scene


def measures(field: Battlefield) -> list[object]:
    numbers = list(field)
    pairs = [(a, b) for a in numbers for b in numbers]
    return [
        distances(field, numbers, numbers),
        distances_3d(field, numbers, numbers),
        [within(field, a, b, INCH) for a, b in pairs],
        [wholly_within(field, a, b, 3 * INCH) for a, b in pairs],
        [(overlapping(field, a, b), colliding(field, a, b), touching(field, a, b)) for a, b in pairs],
        [all_within(field, a, numbers, 5 * INCH) for a in numbers],
        [gap(field, a, b).hex() for a, b in pairs],
    ]


def answers() -> object:
    return [measures(scene(seed, apart=bool(seed % 2))) for seed in range(4)]


if __name__ == "__main__":
    print(compiled.COMPILED, sha256(repr(answers()).encode()).hexdigest())
