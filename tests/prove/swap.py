"""Breaking a function of the running process: its code is replaced in place, so that whoever holds it has it."""

from __future__ import annotations

import functools
import gc
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType, FunctionType

_CLASS = "__qualname__"
"""A name that the code of every class body sets."""


class Called:
    """Which functions are called while this is open: what they returned then may be kept somewhere."""

    def __init__(self) -> None:
        self._codes: set[CodeType] = set()

    def __enter__(self) -> Called:
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: object) -> None:
        self._codes.add(frame.f_code)

    def __contains__(self, code: CodeType) -> bool:
        return code in self._codes


class Loaded:
    """The functions that are loaded, by file, and those that remember their results."""

    def __init__(self, called: Called) -> None:
        self._called = called
        self._functions: defaultdict[str, list[FunctionType]] = defaultdict(list)
        self._remembering: list[functools._lru_cache_wrapper[object]] = []
        for each in gc.get_objects():
            if type(each) is FunctionType:
                self._functions[each.__code__.co_filename].append(each)
            elif isinstance(each, functools._lru_cache_wrapper):
                self._remembering.append(each)

    def swap(self, path: Path, source: str, broken: str) -> bool:
        """Give the functions of a module their broken code; tell whether that was possible.

        It isn't where something other than the body of a function was broken, or where the function was called while
        modules were imported: that takes a new import.
        """
        old, new = (list(_functions(compile(text, str(path), "exec", dont_inherit=True))) for text in (source, broken))
        if [code.co_qualname for code in old] != [code.co_qualname for code in new]:
            return False
        changed = [(one, other) for one, other in zip(old, new, strict=True) if not same(one, other)]
        return bool(changed) and all(self._replace(path, one, other) for one, other in changed)

    def _replace(self, path: Path, old: CodeType, new: CodeType) -> bool:
        place = (old.co_qualname, old.co_firstlineno)
        holders = [
            function
            for function in self._functions[str(path)]
            if (function.__code__.co_qualname, function.__code__.co_firstlineno) == place
        ]
        if not holders or new.co_freevars != old.co_freevars or any(each.__code__ in self._called for each in holders):
            return False
        for function in holders:
            function.__code__ = new
        return True

    def forget(self) -> None:
        """Let functions forget the results they remember."""
        for each in self._remembering:
            each.cache_clear()


def same(one: CodeType, other: CodeType) -> bool:
    """Tell whether two pieces of code do the same, whatever their lines."""
    if one.co_code != other.co_code or one.co_names != other.co_names or len(one.co_consts) != len(other.co_consts):
        return False
    return all(
        same(a, b) if isinstance(a, CodeType) and isinstance(b, CodeType) else (type(a), a) == (type(b), b)
        for a, b in zip(one.co_consts, other.co_consts, strict=True)
    )


def _functions(module: CodeType) -> Iterator[CodeType]:
    """Yield the code of the functions and methods of a module, not of those inside them."""
    for const in module.co_consts:
        if not isinstance(const, CodeType):
            continue
        if _CLASS in const.co_names:
            yield from _functions(const)
        elif not const.co_name.startswith("<"):
            yield const
