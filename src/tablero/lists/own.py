"""The project's own army files: JSON that says which game it is for, and holds the army as the setting does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple, TypeVar

from tablero.kernel import BadSetup, Json
from tablero.lists.jsontext import write_json
from tablero.lists.problems import BadList, Problem

A = TypeVar("A")

TAG: Final = "tablero"
VERSION: Final = 1


class OwnFile(NamedTuple, Generic[A]):
    """How the army files of a game are read and written."""

    kind: str
    """What the file says that it is: `wh40k-army`."""
    of: Callable[[Any, str], A]
    """Return the army that plain JSON stands for; a place says where it is, for `BadSetup`."""
    value: Callable[[A], Json]
    """Return an army as plain JSON."""

    def read(self, data: dict[str, Any]) -> A:
        """Return the army; a field that is not ours is a problem, as it may be a misspelt one."""
        problems = []
        if data[TAG] != self.kind:
            problems.append(Problem(TAG, "unknown-kind", str(data[TAG])))
        if data.get("version") != VERSION:
            problems.append(Problem("version", "unknown-version", str(data.get("version"))))
        problems += [Problem(field, "unknown-field", field) for field in data if field not in (TAG, "version", "army")]
        if problems:
            raise BadList(problems)
        if not isinstance(data.get("army"), dict):
            raise BadList([Problem("army", "expected-object", str(data.get("army")))])
        try:
            return self.of(data["army"], "army")
        except BadSetup as error:
            raise BadList([Problem(error.place, "told", error.expected)]) from error

    def write(self, army: A) -> str:
        """Return the army as JSON."""
        return write_json({TAG: self.kind, "version": VERSION, "army": self.value(army)})
