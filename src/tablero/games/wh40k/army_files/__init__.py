"""Army files: those of the official app, of NewRecruit and BattleScribe, and our own. Described in docs/wh40k-armies.md."""

from __future__ import annotations

from collections.abc import Callable

from tablero.games.wh40k.armies import army_of, army_to_json
from tablero.games.wh40k.army_files import app, newrecruit, trees
from tablero.games.wh40k.army_files.resolving import resolve
from tablero.games.wh40k.army_files.roster import Roster
from tablero.games.wh40k.datasheets import Army
from tablero.kernel import say
from tablero.lists import BadList, Problem, parse_json
from tablero.lists.own import TAG, OwnFile

__all__ = ["KINDS", "read", "write"]

OWN = OwnFile("wh40k-army", army_of, army_to_json)
_WRITERS: dict[str, Callable[[Army], str]] = {"tablero": OWN.write, "newrecruit": newrecruit.write}
KINDS = tuple(_WRITERS)


def read(text: str) -> Army:
    """Return the army in a text of any of the kinds; raise `BadList` with everything that can't be read."""
    text = text.removeprefix("\ufeff")
    if text.lstrip().startswith("{"):
        data = parse_json(text)
        return OWN.read(data) if TAG in data else resolve(trees.read_json(data))
    return resolve(_roster(text))


def _roster(text: str) -> Roster:
    """Return the list in a text, whose kind shows in its shape: most lists carry no signature."""
    lines = text.splitlines()
    if text.lstrip().startswith("<"):
        return trees.read_xml(text)
    if newrecruit.fits_wtc(lines):
        return newrecruit.read_wtc(lines)
    if newrecruit.fits_simple(lines):
        return newrecruit.read_simple(lines)
    if app.fits(lines):
        return app.settle(app.read(lines))
    raise BadList([Problem("", "unknown-kind", _first(lines), (), say("wh40k-expect-list"))])


def _first(lines: list[str]) -> str:
    return next((line.strip() for line in lines if line.strip()), "")


def write(army: Army, kind: str) -> str:
    """Return the army as a text of this kind."""
    return _WRITERS[kind](army)
