"""The text of Tabletop Admiral: a line of numbers for each unit, and below it a line with its upgrades."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from tablero.games.legion import cards
from tablero.games.legion.armies import Army, Entry
from tablero.games.legion.decks import DECKS
from tablero.games.legion.equipping import cost
from tablero.games.legion.list_files import texts
from tablero.games.legion.list_files.draft import Draft, DraftUnit, Named
from tablero.games.legion.mustering import entry_points, points
from tablero.lists import BadList, Problem

_POINTS = re.compile(r"(?:(?P<name>.*\S)\s+-?\s*)?(?P<points>\d{1,5})\s*/\s*(?P<limit>\d{1,5})")
_ACTIVATIONS = re.compile(r"\d+ activations?", re.IGNORECASE)
_UNIT = re.compile(
    r"(?:(?P<count>\d{1,2})\s*[x×]\s+)?(?P<name>.+?)\s+(?P<points>\d{1,4})"
    r"(?:\s*\+\s*(?P<upgrades>\d{1,4}))?(?:\s*[x×]\s*\d{1,2})?(?:\s*=\s*(?P<total>\d{1,5}))?",
    re.IGNORECASE,
)
_LABEL = re.compile(r"[A-Za-z ]+:\s*")
_PIPS = re.compile(r"[•*·]")


def fits(lines: list[str]) -> bool:
    """Tell whether a text is of this kind: a line with the activations alone, or upgrades behind two strokes."""
    return any(_ACTIVATIONS.fullmatch(line.strip()) for line in lines[:6])


def read(lines: list[str]) -> Draft:
    """Return the list in a text; raise `BadList` naming the lines that can't be read."""
    draft = Draft()
    problems: list[Problem] = []
    for number, line in enumerate(lines, 1):
        words = line.strip()
        if not words or _ACTIVATIONS.fullmatch(words):
            continue
        key, _, rest = words.partition(":")
        if key.lower() == "edition" and rest:
            texts.note_edition(draft, problems, number, rest.strip())
        elif not _line(draft, number, words):
            problems.append(Problem(number, "unknown-line", words))
    if problems:
        raise BadList(problems)
    return draft


def _line(draft: Draft, number: int, words: str) -> bool:
    key, _, rest = words.partition(":")
    if key.lower() == "battle force" and rest:
        draft.force = Named(number, rest.strip())
    elif key.lower() == "contingencies" and rest:
        draft.contingencies += _names(number, rest)
    elif words.startswith("--"):
        return _upgrades(draft, number, words.lstrip("- "))
    elif _PIPS.search(words):
        draft.commands += _names(number, _LABEL.sub("", words, count=1))
    elif (found := _POINTS.fullmatch(words)) and draft.limit is None:
        draft.points, draft.limit, draft.limited = int(found["points"]), int(found["limit"]), number
        draft.name = found["name"] or draft.name
    elif found := _UNIT.fullmatch(words):
        draft.units.append(_unit(number, found))
    elif draft.units and ("," in words or _LABEL.match(words)):
        draft.battle_deck += _names(number, _LABEL.sub("", words, count=1))
    elif not draft.units and not draft.name:
        draft.name = words
    else:
        return False
    return True


def _unit(number: int, found: re.Match[str]) -> DraftUnit:
    count = int(found["count"] or 1)
    total = int(found["total"]) if found["total"] else None
    return DraftUnit(number, found["name"], count, points=int(found["points"]), total=total)


def _upgrades(draft: Draft, number: int, words: str) -> bool:
    if not draft.units:
        return False
    for one in re.split(r",\s*", words):
        priced = re.fullmatch(r"(?P<name>.+?)\s*\((?P<points>\d{1,4})\)", one.strip())
        name = Named(number, priced["name"], int(priced["points"])) if priced else Named(number, one.strip())
        draft.units[-1].upgrades.append(name)
    return True


def _names(number: int, words: str) -> list[Named]:
    names = (_PIPS.sub("", one).strip() for one in words.split(","))
    return [Named(number, name) for name in names if name]


# Writing.


def write(army: Army, titles: bool = False) -> str:
    """Return the text of an army."""
    lines = [army.name] if army.name else []
    lines += [f"{points(army)}/{army.limits.points}", f"{len(army.entries)} Activations", *texts._about(army)]
    for entry, same in groupby(army.entries):
        lines += _unit_lines(army, entry, len(list(same)), titles)
    known = cards.command_cards(army.edition)
    if army.command_hand:
        lines.append(", ".join(f"{known[id].name} {texts.PIP * known[id].pips}" for id in army.command_hand))
    if army.contingencies:
        lines.append("Contingencies: " + ", ".join(known[id].name for id in army.contingencies))
    battle = cards.battle_cards(army.edition)
    for kind in DECKS[army.edition].battle_deck:
        if names := [battle[id].name for id in army.battle_deck if battle[id].kind == kind]:
            lines.append(f"{texts.DECK_HEADINGS[kind]} {', '.join(names)}")
    return "\n".join(lines) + "\n"


def _unit_lines(army: Army, entry: Entry, count: int, titles: bool) -> Iterator[str]:
    if not entry.upgrades and entry.counterpart is None and count > 1:
        price = entry.card.points
        yield f"{count}x {texts.unit_name(entry.card, titles)} {price} x {count} = {price * count}"
        return
    for _ in range(count):
        for part in entry.parts():
            more = sum(cost(army, card, part.card) for card in part.upgrades)
            alone = entry_points(army, Entry(part.card, part.upgrades))
            yield f"{texts.unit_name(part.card, titles)} {part.card.points} + {more} = {alone}"
            if part.upgrades:
                priced = (f"{card.display or card.name} ({cost(army, card, part.card)})" for card in part.upgrades)
                yield f"--{', '.join(priced)}"
