"""The three texts of Legion HQ: standard, tournament and minimal. One reader takes them all, as people mix them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from tablero.games.legion import cards
from tablero.games.legion.armies import Army, Entry
from tablero.games.legion.decks import STANDING_ORDERS
from tablero.games.legion.editions import EDITIONS
from tablero.games.legion.equipping import cost
from tablero.games.legion.list_files.draft import Draft, DraftUnit, Named
from tablero.games.legion.mustering import entry_points, points
from tablero.kernel import say
from tablero.lists import BadList, Problem

HEADINGS = {
    "commander": "commander",
    "commanders": "commander",
    "operative": "operative",
    "operatives": "operative",
    "counterpart": "counterpart",
    "counterparts": "counterpart",
    "corps": "corps",
    "special forces": "special_forces",
    "support": "support",
    "heavy": "heavy",
}
WRITTEN = {
    "commander": "Commanders:",
    "operative": "Operative:",
    "counterpart": "Counterparts:",
    "corps": "Corps:",
    "special_forces": "Special Forces:",
    "support": "Support:",
    "heavy": "Heavy:",
}
DECKS = ("objectives", "primaries", "secondaries", "secondary objectives", "advantages", "deployments", "conditions")
DECK_HEADINGS = {
    "objective": "Objectives:",
    "secondary_objective": "Secondaries:",
    "advantage": "Advantages:",
    "deployment": "Deployments:",
    "condition": "Conditions:",
}
PIP = "•"

_TOTALS = re.compile(r"(?P<points>\d{1,5})\s*/\s*(?P<limit>\d{1,5})(?:\s*\(\d+ activations?\))?", re.IGNORECASE)
_HEADING = re.compile(r"(?P<name>[A-Za-z ]+):?")
_COUNTED = re.compile(r"(?P<count>\d{1,2})\s*[×xX]\s+(?P<rest>.+)")
_PRICED = re.compile(r"(?P<name>.+?)\s*\((?P<points>\d{1,4})\)")
_TOTAL = re.compile(r"(?P<rest>.*?)\s*=\s*(?P<total>\d{1,5})")
_INSIDE = re.compile(r"(?P<name>.+?)\s*\((?P<inside>.*)\)")
_BULLETS = re.compile(rf"[{PIP}*·]+\s*|\s*[{PIP}*·]+$")
_SPLIT = re.compile(r",\s*")


def read(text: str) -> Draft:
    """Return the list in a text; raise `BadList` naming the lines that can't be read."""
    reader = _Reader()
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            reader.line(number, line.rstrip())
    if reader.problems:
        raise BadList(reader.problems)
    return reader.draft


class _Reader:
    """A text that is being read, line by line."""

    def __init__(self) -> None:
        self.draft = Draft()
        self.problems: list[Problem] = []
        self.rank = ""
        self.section = "units"
        self.listed = False
        """Whether units stand in a list of their rank, each with a dash, as in the standard text."""

    def line(self, number: int, line: str) -> None:
        words = line.strip()
        key, _, rest = words.partition(":")
        key, rest = key.strip().lower(), rest.strip()
        if found := _TOTALS.fullmatch(words):
            self.draft.points, self.draft.limit, self.draft.limited = int(found["points"]), int(found["limit"]), number
        elif key == "edition" and rest:
            note_edition(self.draft, self.problems, number, rest)
        elif key in ("battle force", "battleforce") and rest:
            self.draft.force = Named(number, rest)
        elif key in ("commands", "contingencies", "loadout") and ":" in words:
            self._section(number, key, rest)
        elif key == "- loadout" and rest:
            self._loadout(number, rest)
        elif key in ("battle deck", *DECKS) and (":" in words or key == "battle deck"):
            self._section(number, "deck", rest)
        elif key in HEADINGS and not rest:
            self.rank, self.section, self.listed = HEADINGS[key], "units", True
        elif self._first(line):
            self.draft.name = words
        else:
            self._entry(number, line)

    def _first(self, line: str) -> bool:
        """Tell whether this is the title: it stands above everything else."""
        return self.draft.limit is None and not self.draft.units and not self.draft.name and not line.startswith(" ")

    def _section(self, number: int, name: str, rest: str) -> None:
        self.section = name
        if rest:
            self._cards(number, rest)

    def _cards(self, number: int, words: str) -> None:
        into = {
            "commands": self.draft.commands,
            "contingencies": self.draft.contingencies,
            "deck": self.draft.battle_deck,
        }[self.section]
        for name in _SPLIT.split(words.removeprefix("- ").strip().rstrip(",")):
            into.append(Named(number, _BULLETS.sub("", name).strip()))

    def _entry(self, number: int, line: str) -> None:
        words = line.strip()
        if self.section != "units":
            self._cards(number, words)
        elif words.startswith("- ") and ("=" in words or self.listed):
            self._standard(number, words[2:])
        elif words.startswith("- "):
            self._upgrade(number, words[2:])
        else:
            self._unit(number, words)

    def _standard(self, number: int, words: str) -> None:
        """Read a line of the standard text: unit, price, upgrades and total."""
        count, words = _counted(words)
        total = _TOTAL.fullmatch(words)
        name, _, upgrades = (total["rest"] if total else words).partition(": ")
        name = name.rstrip(": ")
        unit = DraftUnit(number, name, count, self.rank, total=int(total["total"]) if total else None)
        if found := _PRICED.fullmatch(name):
            unit.name, unit.points = found["name"], int(found["points"])
        elif not upgrades and unit.total is not None:
            unit.points = unit.total // count if count and unit.total % count == 0 else None
        for one in _outside(upgrades):
            self._add(unit, number, one)
        self.draft.units.append(unit)

    def _unit(self, number: int, words: str) -> None:
        """Read a unit of the tournament or of the minimal text."""
        count, words = _counted(words)
        self.listed = False  # what has a dash below it is an upgrade
        unit = DraftUnit(number, words, count, self.rank)
        if found := _PRICED.fullmatch(words):
            unit.name, unit.total = found["name"], int(found["points"]) * count
        elif found := _INSIDE.fullmatch(words):
            unit.name = found["name"]
            for one in _outside(found["inside"]):
                self._add(unit, number, one)
        self.draft.units.append(unit)

    def _upgrade(self, number: int, words: str) -> None:
        if self.draft.units:
            self._add(self.draft.units[-1], number, words)
        else:
            self.problems.append(Problem(number, "unknown-line", words))

    def _add(self, unit: DraftUnit, number: int, words: str) -> None:
        """Add an upgrade to a unit, and what is set aside for it, which stands behind a stroke."""
        chosen, stroke, aside = words.partition("/") if ")/" in words else (words, "", "")
        unit.upgrades.append(_priced(number, chosen))
        if stroke:
            unit.loadout.append(_priced(number, aside))

    def _loadout(self, number: int, words: str) -> None:
        if self.draft.units:
            names = _outside(words.strip("() "))
            self.draft.units[-1].loadout += [Named(number, name) for name in names]
        else:
            self.problems.append(Problem(number, "unknown-line", words))


def note_edition(draft: Draft, problems: list[Problem], number: int, given: str) -> None:
    """Note the edition that a line names, or that there is none such."""
    if given in EDITIONS:
        draft.edition = given
    else:
        expected = say("legion-json-word", words=", ".join(EDITIONS), given=given[:40])
        problems.append(Problem(number, "told", expected))


def _counted(words: str) -> tuple[int, str]:
    found = _COUNTED.fullmatch(words)
    return (int(found["count"]), found["rest"]) if found else (1, words)


def _priced(number: int, words: str) -> Named:
    found = _PRICED.fullmatch(words.strip())
    return Named(number, found["name"], int(found["points"])) if found else Named(number, words.strip())


def _outside(words: str) -> list[str]:
    """Return what commas part."""
    return [one for one in _SPLIT.split(words.strip()) if one]


# Writing.


def standard(army: Army, titles: bool = False) -> str:
    """Return the standard text: units by rank, with prices, and the command hand."""
    lines = [army.name or "Untitled", _totals(army), *_about(army)]
    order = ["commander", "operative", "corps", "special_forces", "support", "heavy"]
    order.insert(1 if army.faction == "empire" else 2, "counterpart")
    for rank in order:
        found = list(_standard_lines(army, rank, titles))
        if found:
            lines += [WRITTEN[rank], *found]
    lines += ["", "Commands: " + ", ".join(_hand(army, f"{PIP} "))]
    if army.contingencies:
        lines.append("Contingencies: " + ", ".join(_pips(army, army.contingencies, " ")))
    return "\n".join(lines) + "\n"


def _standard_lines(army: Army, rank: str, titles: bool) -> Iterator[str]:
    if rank == "counterpart":
        entries = [entry.counterpart for entry in army.entries if entry.counterpart is not None]
    else:
        entries = [entry for entry in army.entries if entry.card.rank == rank]
    bare = [Entry(entry.card, entry.upgrades, loadout=entry.loadout) for entry in entries]
    for entry, same in groupby(bare):
        count = len(list(same))
        total = count * entry_points(army, entry)
        times = f"{count}× " if count > 1 else ""
        name = unit_name(entry.card, titles)
        if not entry.upgrades:
            yield f" - {times}{name} = {total}"
            continue
        upgrades = ", ".join(_with_aside(army, entry))
        yield f" - {times}{name} ({entry.card.points}): {upgrades} = {total}"


def tournament(army: Army, titles: bool = False) -> str:
    """Return the tournament text: each unit by itself, the command hand and the battle deck."""
    lines = [army.name or "Untitled", _totals(army), *_about(army)]
    for entry in army.entries:
        for part in entry.parts():
            alone = Entry(part.card, part.upgrades)
            lines.append(f"{unit_name(part.card, titles)} ({entry_points(army, alone)})")
            lines += [f" - {words}" for words in _with_aside(army, part)]
    if army.command_hand:
        lines += ["", "Commands:", *_hand(army, PIP)]
    if army.contingencies:
        lines += ["", "Contingencies:", *_pips(army, army.contingencies, "")]
    if army.battle_deck:
        lines += ["", "Battle Deck"]
        known = cards.battle_cards(army.edition)
        for kind, heading in DECK_HEADINGS.items():
            names = [known[id].name for id in army.battle_deck if known[id].kind == kind]
            lines += [heading, *(f" - {name}" for name in names)] if names else []
    return "\n".join(lines) + "\n"


def minimal(army: Army, titles: bool = False) -> str:
    """Return the minimal text: units with their upgrades, and the command hand."""
    lines = [_totals(army), *_about(army)]
    for entry, same in groupby(army.entries):
        count = len(list(same))
        for _ in range(1 if entry.counterpart is None else count):
            times = f"{count}× " if count > 1 and entry.counterpart is None else ""
            for part in entry.parts():
                names = ", ".join(card.display or card.name for card in part.upgrades)
                name = unit_name(part.card, titles)
                lines.append(f"{times if part is entry else ''}{name} {f'({names})' if names else ''}")
                if part.loadout:
                    lines.append(f" - Loadout: ({', '.join(card.display or card.name for card in part.loadout)})")
    if army.command_hand:
        lines.append("Commands: " + ", ".join(_hand(army, f"{PIP} ")))
    if army.contingencies:
        lines.append("Contingencies: " + ", ".join(_pips(army, army.contingencies, " ")))
    return "\n".join(lines) + "\n"


def unit_name(card: cards.Unit, title: bool) -> str:
    """Return what a list calls a unit; with its title where the name alone isn't enough."""
    return f"{card.name} {card.title}".strip() if title else card.display or card.name


def _totals(army: Army) -> str:
    count = len(army.entries)
    return f"{points(army)}/{army.limits.points} ({count} activation{'s' if count != 1 else ''})"


def _about(army: Army) -> Iterator[str]:
    """Yield what the list builder doesn't write, and a reader couldn't know."""
    shared = [edition for edition in EDITIONS if army.limits.points in _limits(edition)]
    if shared != [army.edition]:
        yield f"Edition: {army.edition}"
    if army.battle_force:
        yield f"Battle Force: {army.battle_force}"


def _limits(edition: str) -> list[int]:
    return [one.points for one in cards.formats(edition).values()]


def _with_aside(army: Army, entry: Entry) -> Iterator[str]:
    aside = list(entry.loadout)
    for card in entry.upgrades:
        words = f"{card.display or card.name} ({cost(army, card, entry.card)})"
        other = next((one for one in aside if one.type == card.type), None)
        if other is not None:
            aside.remove(other)
            words += f"/{other.display or other.name} ({other.points})"
        yield words


def _hand(army: Army, mark: str) -> Iterator[str]:
    blank = " " if mark.endswith(" ") else ""
    hand = [id for id in army.command_hand if id != STANDING_ORDERS]
    yield from _pips(army, tuple(hand), blank)
    if STANDING_ORDERS in army.command_hand:
        yield from _pips(army, (STANDING_ORDERS,), blank)


def _pips(army: Army, ids: tuple[str, ...], blank: str) -> Iterator[str]:
    known = cards.command_cards(army.edition)
    for id in ids:
        yield f"{PIP * known[id].pips}{blank}{known[id].name}"
