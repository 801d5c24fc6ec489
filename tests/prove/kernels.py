"""Compiled kernels: what one process has used, another loads, so that its forks needn't."""

from __future__ import annotations

import gc
import pickle
from collections.abc import Iterator
from pathlib import Path

from tablero.tabletop.compiled import COMPILED, _Kernel


def write_used(path: Path) -> None:
    """Note which kernels this process has called, and with what types."""
    used = [(_name(each), tuple(each._made.signatures)) for each in _kernels() if each._made is not None]
    path.write_bytes(pickle.dumps(used))


def load(path: Path) -> None:
    """Compile what another process noted, or load it from where compiled code is kept."""
    used = dict(pickle.loads(path.read_bytes()))
    for each in _kernels():
        for types in used.get(_name(each), ()):
            each._compiled().compile(types)


def _kernels() -> Iterator[_Kernel]:
    return (each for each in gc.get_objects() if isinstance(each, _Kernel)) if COMPILED else iter(())


def _name(kernel: _Kernel) -> tuple[str, str]:
    return kernel.__wrapped__.__module__, kernel.__wrapped__.__qualname__
