"""The project's own army file: the army as the setting holds it. Described in docs/legion-armies.md."""

from __future__ import annotations

from typing import Any

from tablero.games.legion.armies import Army, army_of, army_to_json
from tablero.kernel import BadSetup
from tablero.lists import BadList, Problem, write_json

TAG = "tablero"
KIND = "legion-army"
VERSION = 1


def read(data: dict[str, Any]) -> Army:
    """Return the army; a field that is not ours is a problem, as it may be a misspelt one."""
    problems = []
    if data[TAG] != KIND:
        problems.append(Problem(TAG, "unknown-kind", str(data[TAG])))
    if data.get("version") != VERSION:
        problems.append(Problem("version", "unknown-version", str(data.get("version"))))
    problems += [Problem(field, "unknown-field", field) for field in data if field not in (TAG, "version", "army")]
    if problems:
        raise BadList(problems)
    if not isinstance(data.get("army"), dict):
        raise BadList([Problem("army", "expected-object", str(data.get("army")))])
    try:
        return army_of(data["army"], "army")
    except BadSetup as error:
        raise BadList([Problem(error.place, "told", error.expected)]) from error


def write(army: Army) -> str:
    """Return the army as JSON."""
    return write_json({TAG: KIND, "version": VERSION, "army": army_to_json(army)})
