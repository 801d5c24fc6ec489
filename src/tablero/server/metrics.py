"""Figures of a running server, in the text format that monitoring reads."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Coroutine, Generator, Iterator, Mapping
from functools import partial
from threading import current_thread, main_thread
from time import process_time, thread_time
from types import coroutine
from typing import Any, TypeVar

T = TypeVar("T")

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds: the steps of the histogram of acknowledgements."""


HOLDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1)
"""Seconds: the steps of the histogram of what holds the event loop."""

LONGEST = 0.02
"""Seconds that anything may hold the event loop: nobody else is answered meanwhile."""


class Held:
    """What one kind of work has held the event loop: how often for how long, and the longest time."""

    __slots__ = ("counts", "longest", "seconds")

    def __init__(self) -> None:
        self.counts = [0] * (len(HOLDS) + 1)
        self.seconds = 0.0
        self.longest = 0.0

    def note(self, seconds: float) -> None:
        """Count one more."""
        self.counts[bisect_left(HOLDS, seconds)] += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


class Holding:
    """Some work that holds the event loop, as long as the block takes."""

    __slots__ = ("_held", "_start")

    def __init__(self, held: Held) -> None:
        self._held = held

    def __enter__(self) -> None:
        self._start = thread_time()

    def __exit__(self, *_: object) -> None:
        self._held.note(thread_time() - self._start)


class Metrics:
    """Counters, how long acknowledgements took, and what held the event loop for how long."""

    def __init__(self) -> None:
        self._counts: Counter[tuple[str, str]] = Counter()
        self._acks = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0
        self._held: dict[str, Held] = {}
        self._collecting = 0.0

    def held(self, kind: str) -> Holding:
        """Note for how long a kind of work holds the event loop, in processor time: other programs are no fault of it."""
        return Holding(self._held_by(kind))

    @coroutine
    def holding(self, kind: str, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
        """Do some work that waits in between, and note for how long each part of it holds the event loop."""
        go_on: Callable[[], Any] = partial(work.send, None)
        while True:
            try:
                with self.held(kind):
                    awaited = go_on()
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                del go_on  # what was raised would have this frame, and the frame it
            try:
                go_on = partial(work.send, (yield awaited))
            except BaseException as raised:
                go_on = partial(work.throw, raised)

    def _held_by(self, kind: str) -> Held:
        held = self._held.get(kind)
        if held is None:
            held = self._held[kind] = Held()
        return held

    def collecting(self, phase: str, info: Mapping[str, int]) -> None:
        """Note how long looking for garbage takes on the event loop's own thread: one of `gc.callbacks`."""
        if current_thread() is not main_thread():
            return
        if phase == "start":
            self._collecting = thread_time()
        else:
            self._held_by(f"garbage-{info['generation']}").note(thread_time() - self._collecting)

    def longest(self) -> dict[str, float]:
        """Return for each kind of work the longest time that it held the event loop, in seconds."""
        return {kind: held.longest for kind, held in self._held.items()}

    def count(self, name: str, label: str = "") -> None:
        """Count one more."""
        self._counts[name, label] += 1

    def acknowledged(self, seconds: float) -> None:
        """Note how long it took from a message to its acknowledgement."""
        self._acks[bisect_left(BOUNDS, seconds)] += 1
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
        lines += self._held_text()
        lines += ["# TYPE process_cpu_seconds_total counter", f"process_cpu_seconds_total {process_time():.3f}"]
        return "\n".join(lines) + "\n"

    def _held_text(self) -> Iterator[str]:
        yield "# TYPE tablero_loop_held_seconds histogram"
        for kind, held in sorted(self._held.items()):
            below = 0
            for bound, count in zip((*map(str, HOLDS), "+Inf"), held.counts, strict=True):
                below += count
                yield f'tablero_loop_held_seconds_bucket{{kind="{kind}",le="{bound}"}} {below}'
            yield f'tablero_loop_held_seconds_sum{{kind="{kind}"}} {held.seconds:.6f}'
            yield f'tablero_loop_held_seconds_count{{kind="{kind}"}} {below}'
        yield "# TYPE tablero_loop_held_longest_seconds gauge"
        for kind, held in sorted(self._held.items()):
            yield f'tablero_loop_held_longest_seconds{{kind="{kind}"}} {held.longest:.6f}'
