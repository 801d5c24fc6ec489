"""One source, two ways to run it: compiled by numba where that is installed, as plain Python where it is not.

A kernel takes whole numbers, floats and sequences of them (`ints`, `floats`), which are arrays when it is compiled and
lists when it is not. Both ways give the same answers to the last bit, because kernels keep to what IEEE 754 defines: whole
numbers below 2**63, and + - * / and sqrt of floats; no trigonometry, no fastmath, no sums made by a library, and `x[i][j]`
rather than `x[i, j]`. Numba is imported when the first kernel is called: who only loads a game does not wait for it.
`TABLERO_COMPILED=0` in the environment turns compiling off.
"""

from __future__ import annotations

import os
import stat
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, cast

COMPILED = os.environ.get("TABLERO_COMPILED") != "0" and find_spec("numba") is not None

Ints: TypeAlias = "list[int]"
Floats: TypeAlias = "list[float]"
"""What kernels index: lists, or arrays that are used like them."""

_KERNELS = Path(__file__).parent / "kernels"
_F = TypeVar("_F", bound=Callable[..., Any])


def kernel(function: _F) -> _F:
    """Return the function compiled, or as it is."""
    return cast(_F, _Kernel(function)) if COMPILED else function


def ints(values: Sequence[Any]) -> Any:
    """Return whole numbers, or rows of them, as kernels take them."""
    return _numpy().array(values, "int64") if COMPILED else values


def zeros(*size: int) -> Any:
    """Return room for so many whole numbers, or for rows of them."""
    return _numpy().zeros(size, "int64") if COMPILED else _filled(0, *size)


def room(*size: int) -> Any:
    """Return room for so many floats, or for rows of them."""
    return _numpy().zeros(size) if COMPILED else _filled(0.0, *size)


def listed(values: Any) -> Any:
    """Return what a kernel wrote as lists."""
    return values.tolist() if COMPILED else values


def copied(values: Any) -> Any:
    """Return rows of numbers that can be changed without changing these."""
    return values.copy() if COMPILED else [list(row) for row in values]


def taken(values: Any, which: Sequence[int]) -> Any:
    """Return of each row the numbers at these places, in this order."""
    if COMPILED:
        return values.take(ints(which), axis=1)  # in the same order of memory, or kernels would be compiled again
    return [[row[place] for place in which] for row in values]


def joined(values: Any, more: Any) -> Any:
    """Return rows of numbers with more of them at the end of each."""
    if COMPILED:
        return _numpy().concatenate((values, more), axis=1)
    return [list(row) + list(new) for row, new in zip(values, more, strict=True)]


def _filled(value: float, *size: int) -> list[Any]:
    return [value] * size[0] if len(size) == 1 else [_filled(value, *size[1:]) for _ in range(size[0])]


class _Kernel:
    """A function that is compiled when it is first called, or when another kernel that calls it is compiled."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.__wrapped__ = function
        self._made: Any = None
        self._run: Callable[..., Any] = self._first

    def __call__(self, *args: Any) -> Any:
        return self._run(*args)

    def _first(self, *args: Any) -> Any:
        return self._compiled()(*args)

    def _compiled(self) -> Any:
        if self._made is None:
            self._made = self._run = _compile(self.__wrapped__)
        return self._made

    @property
    def _numba_type_(self) -> Any:
        """What numba asks of a function that is called by one it compiles."""
        return self._compiled()._numba_type_


@cache
def _numpy() -> Any:
    import numpy

    return numpy


@cache
def _numba() -> Any:
    try:
        import numba
    except ImportError as error:
        raise ImportError(
            f"numba is installed but does not load ({error}); TABLERO_COMPILED=0 does without it"
        ) from error
    return numba


def _compile(function: Callable[..., Any]) -> Any:
    """Return the compiled function; its code is kept in a folder of ours, and numba's own setting stays as it was.

    Left to itself numba fails at import where neither the package nor the home is writable, and takes old code for new
    where only a function changed that this one calls, in another file.
    """
    numba = _numba()
    place, before = _place(numba.config.CACHE_DIR), numba.config.CACHE_DIR
    try:
        numba.config.CACHE_DIR = str(place or "")
        return numba.njit(cache=place is not None, error_model="numpy")(function)
    finally:
        numba.config.CACHE_DIR = before


@cache
def _place(wanted: str) -> Path | None:
    """Return the folder for the compiled code of just these sources: one that was asked for, or one that is private."""
    digest = blake2b(digest_size=8)
    for file in (Path(__file__), *sorted(_KERNELS.glob("*.py"))):
        digest.update(file.read_bytes())
    name = f"kernels-{digest.hexdigest()}"
    if wanted:
        return Path(wanted) / name
    return next((place / name for place in _homes() if _is_private(place) and _is_private(place / name)), None)


def _homes() -> Iterator[Path]:
    """List where compiled code may be kept, the best place first."""
    cache_home = os.environ.get("XDG_CACHE_HOME", "")
    if os.path.isabs(cache_home):
        yield Path(cache_home) / "tablero"
    else:
        yield Path(os.path.expanduser("~")) / ".cache" / "tablero"
    yield Path(tempfile.gettempdir()) / f"tablero-{os.getuid() if hasattr(os, 'getuid') else 'kernels'}"


def _is_private(folder: Path) -> bool:
    """Tell whether nobody else can write there, making the folder if need be: whoever could would run code as us."""
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
    except OSError:
        return False
    if not stat.S_ISDIR(found.st_mode) or not os.access(folder, os.W_OK):
        return False
    return not hasattr(os, "getuid") or (found.st_uid == os.getuid() and not found.st_mode & 0o022)
