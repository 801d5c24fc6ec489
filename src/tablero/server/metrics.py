"""Figures of a running server, in the text format that monitoring reads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from time import process_time

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds: the steps of the histogram of acknowledgements."""


class Metrics:
    """Counters, and how long acknowledgements took."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._acks = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def count(self, name: str, label: str = "") -> None:
        """Count one more."""
        self._counts[name, label] += 1

    def acknowledged(self, seconds: float) -> None:
        """Note how long it took from a message to its acknowledgement."""
        self._acks[next((i for i, bound in enumerate(BOUNDS) if seconds <= bound), len(BOUNDS))] += 1
        self._seconds += seconds

    def text(self, gauges: Mapping[str, int]) -> str:
        """Return all figures, with those of the moment."""
        lines = []
        for name, value in gauges.items():
            lines += [f"# TYPE tablero_{name} gauge", f"tablero_{name} {value}"]
        for name in sorted({name for name, _ in self._counts}):
            lines.append(f"# TYPE tablero_{name}_total counter")
            for (other, label), value in sorted(self._counts.items()):
                if other == name:
                    shown = f'{{kind="{label}"}}' if label else ""
                    lines.append(f"tablero_{name}_total{shown} {value}")
        lines.append("# TYPE tablero_ack_seconds histogram")
        below = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._acks, strict=True):
            below += count
            lines.append(f'tablero_ack_seconds_bucket{{le="{bound}"}} {below}')
        lines += [f"tablero_ack_seconds_sum {self._seconds:.6f}", f"tablero_ack_seconds_count {below}"]
        lines += ["# TYPE process_cpu_seconds_total counter", f"process_cpu_seconds_total {process_time():.3f}"]
        return "\n".join(lines) + "\n"
