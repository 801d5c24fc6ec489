"""Army files: links, texts and JSON of Legion HQ, the text of Tabletop Admiral, and our own. See docs/legion-armies.md."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tablero.games.legion import cards
from tablero.games.legion.armies import Army, Entry, army_of, army_to_json
from tablero.games.legion.equipping import in_order
from tablero.games.legion.list_files import admiral, link, texts, tts
from tablero.games.legion.list_files.resolving import resolve
from tablero.kernel import say
from tablero.lists import BadList, CantWrite, Problem, parse_json
from tablero.lists.own import TAG, OwnFile

__all__ = ["KINDS", "read", "write"]

OWN = OwnFile("legion-army", army_of, army_to_json)
_NAMED: dict[str, Callable[[Army, bool], str]] = {
    "text": texts.standard,
    "tournament": texts.tournament,
    "minimal": texts.minimal,
    "admiral": admiral.write,
}
KINDS = ("tablero", "link", "tts", *_NAMED)
LONGEST_LINE = 1000
"""No line of a text is longer: looking for what is in it takes time by its length squared."""


def read(text: str) -> Army:
    """Return the army in a text of any of the kinds; raise `BadList` with everything that can't be read."""
    text = text.removeprefix("\ufeff")
    if (found := link.find(text)) is not None:
        return link.read(found)
    if text.lstrip().startswith("{"):
        data = parse_json(text)
        if TAG in data:
            return OWN.read(data)
        if tts.fits(data):
            return tts.read(data)
        raise BadList([Problem("", "unknown-kind", next(iter(data), "{}"))])
    lines = text.splitlines()
    if long := [(number, line) for number, line in enumerate(lines, 1) if len(line) > LONGEST_LINE]:
        raise BadList([Problem(number, "unknown-line", line) for number, line in long])
    if admiral.fits(lines):
        return resolve(admiral.read(lines))
    draft = texts.read(text)
    if draft.limit is None and not draft.commands and not any(unit.total or unit.upgrades for unit in draft.units):
        raise BadList([Problem("", "unknown-kind", next((line.strip() for line in lines if line.strip()), ""))])
    return resolve(draft)


def write(army: Army, kind: str) -> str:
    """Return the army as a text of this kind, which is read as the same army again."""
    army = replace(army, entries=tuple(in_order(army, entry) for entry in army.entries))
    if kind == "tablero":
        return OWN.write(army)
    if kind == "link":
        return link.write(army) + "\n"
    if kind == "tts":
        return tts.write(army)
    for titles in (False, True):
        text = _NAMED[kind](army, titles)
        if _same(army, text):
            return text
    raise CantWrite(say("legion-list-cant-write", kind=kind))


def _same(army: Army, text: str) -> bool:
    """Tell whether a text is read as the army that it was written from, but for what such texts have no place for."""
    try:
        found = read(text)
    except BadList:
        return False
    return _compared(found) == _compared(army)


def _compared(army: Army) -> list[object]:
    ranked = sorted(army.entries, key=_key)
    about = [army.edition, army.faction, army.battle_force, army.format, ranked]
    known = cards.command_cards(army.edition)
    return [*about, *(sorted(known[id].name for id in ids) for ids in (army.command_hand, army.contingencies))]


def _key(entry: Entry) -> tuple[str, ...]:
    return (entry.card.id, *(card.id for card in entry.upgrades))
