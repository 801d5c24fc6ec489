"""Measuring on a noisy machine: processor time; what is compared takes turns, and each side's best turn counts."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable, Iterable
from pathlib import Path
from time import process_time
from typing import NamedTuple

TURNS = 7
SECONDS = 0.6


class Figure(NamedTuple):
    """A ratio, what it must be, and what was measured."""

    name: str
    ratio: float
    wanted: str
    holds: bool
    detail: str


def rates(*works: Callable[[], int], turns: int = TURNS, seconds: float = SECONDS) -> list[float]:
    """Return for each work how many units it does in a second; a call does some and says how many."""
    best = [0.0] * len(works)
    for _ in range(turns):
        for number, work in enumerate(works):
            gc.collect()
            done, start = 0, process_time()
            while (spent := process_time() - start) < seconds:
                done += work()
            best[number] = max(best[number], done / spent)
    return best


def at_least(name: str, mine: float, theirs: float, wanted: float, unit: str) -> Figure:
    """Return the figure for: mine is at least `wanted` times theirs."""
    ratio = mine / theirs
    return Figure(name, ratio, f"≥ {wanted:g}", ratio >= wanted, f"{mine:,.0f} against {theirs:,.0f} {unit}")


def at_most(name: str, mine: float, theirs: float, wanted: float, unit: str) -> Figure:
    """Return the figure for: mine is at most `wanted` times theirs."""
    ratio = mine / theirs
    return Figure(name, ratio, f"≤ {wanted:g}", ratio <= wanted, f"{mine:,.2f} against {theirs:,.2f} {unit}")


def tell(figures: Iterable[Figure], kept: Path) -> int:
    """Print each figure with what it was the last time, keep it for the next, and return how many don't hold."""
    before: dict[str, float] = json.loads(kept.read_text()) if kept.is_file() else {}
    now, failed = before.copy(), 0
    for figure in figures:
        mark = "ok  " if figure.holds else "MISS"
        last = f", before {before[figure.name]:.2f}" if figure.name in before else ""
        print(f"{mark} {figure.name}: {figure.ratio:.2f} (wanted {figure.wanted}{last}; {figure.detail})", flush=True)
        now[figure.name] = figure.ratio
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(now, indent=1) + "\n")
        failed += not figure.holds
    return failed
