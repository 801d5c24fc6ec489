"""JSON as deck files have it: read strictly, written in the order in which people read it."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from tablero.lists.problems import BadList, Problem


def write_json(data: dict[str, Any]) -> str:
    """Return the object as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n"


def parse_json(text: str) -> dict[str, Any]:
    """Return the JSON object in a text; an object that has a name twice is refused, since one would be lost."""
    try:
        data = json.loads(text, object_pairs_hook=_object, parse_constant=_refuse)
    except json.JSONDecodeError as error:
        raise BadList([Problem(error.lineno, "not-json", str(error.colno))]) from error
    except (ValueError, RecursionError) as error:
        raise BadList([Problem("", "json-too-much")]) from error
    if not isinstance(data, dict):
        raise BadList([Problem("", "expected-object")])
    return data


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise BadList([Problem("", "field-twice", next(name for name in names if names.count(name) > 1))])
    return found


def _refuse(constant: str) -> None:
    raise ValueError(constant)
