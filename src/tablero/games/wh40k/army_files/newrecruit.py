"""Lists of NewRecruit as text: the simple export, which is also written here, and the one for WTC tournaments."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import groupby

from tablero.games.wh40k import catalogues
from tablero.games.wh40k.army_files.app import number_of
from tablero.games.wh40k.army_files.roster import Models, Roster, Unit
from tablero.games.wh40k.datasheets import Army, Entry, Equipped, carried
from tablero.games.wh40k.mustering import BATTLE_SIZES, points
from tablero.kernel import say
from tablero.lists import BadList, Problem

_COST = r"\[(?P<points>[\d,]+) ?pts\]"
_TITLE = re.compile(rf"(?P<name>.+?) - {_COST}")
_HEADING = re.compile(r"#+ .*")
_SECTION = re.compile(rf"## .+ {_COST}")
"""The heading of units; settings come before."""
_UNIT = re.compile(rf"(?P<name>.+?) {_COST}(?: ?: ?(?P<items>.*))?")
_MODELS = re.compile(r"[•*\-] ?(?P<number>[1-9]\d{0,2})x (?P<name>[^:]+?)(?: ?: ?(?P<items>.*))?")
_ITEM = re.compile(r"(?:(?P<number>[1-9]\d?)x )?(?P<name>.+?)(?: \[(?P<points>[\d,]+) ?pts\])?")
_WITH = re.compile(r"(?P<number>[1-9]\d{0,2}) with (?P<name>.+)")
_SETTING = re.compile(r"(?P<key>[\w/ ]+): (?P<value>.+)")
_LIMIT = re.compile(r".*\((?P<limit>[\d,]+) point limit\)", re.IGNORECASE)
_SIGNED = re.compile(r"created with.*", re.IGNORECASE)

_WTC_KEY = re.compile(r"\+ ?(?P<key>[A-Z ]+?): ?(?P<value>.*)")
_WTC_UNIT = re.compile(
    r"(?:(?P<role>Char\d+): )?(?P<number>[1-9]\d{0,2})x (?P<name>.+?) \((?P<points>[\d,]+) ?pts\)(?: ?: ?(?P<items>.*))?"
)
_WTC_ENHANCEMENT = re.compile(r"Enhancement: (?P<name>.+?)(?: \(\+?\d+ ?pts\))?")
_WTC_ATTACHED = re.compile(r"(?:Leading|Attached to) .+")
_WARLORD = "Warlord"


def fits_simple(lines: list[str]) -> bool:
    """Tell whether a text looks like the simple export."""
    return any(_HEADING.fullmatch(line.strip()) and "[" in line for line in lines)


def fits_wtc(lines: list[str]) -> bool:
    """Tell whether a text looks like the export for WTC tournaments."""
    return any(line.startswith("+ FACTION KEYWORD") for line in lines)


# Reading.


def read_simple(lines: list[str]) -> Roster:
    """Return the list of a simple export."""
    roster, problems = Roster(), []
    configuring = True
    for place, line in enumerate(lines, 1):
        text = line.strip()
        if _HEADING.fullmatch(text):
            configuring = not _SECTION.fullmatch(text)
        if not text or _HEADING.fullmatch(text) or _SIGNED.fullmatch(text):
            continue
        title, unit, models, setting = (one.fullmatch(text) for one in (_TITLE, _UNIT, _MODELS, _SETTING))
        if title and not roster.units and not roster.faction:
            roster.faction, roster.faction_place = title["name"], place
        elif models and roster.units:
            _add(roster.units[-1], place, models["name"], int(models["number"]), models["items"] or "")
        elif unit:
            roster.units.append(Unit(place, unit["name"], number_of(unit["points"])))
            if unit["items"]:
                _add(roster.units[-1], place, "", 1, unit["items"])
        elif setting and configuring:
            _set(roster, setting["key"], setting["value"])
        else:
            problems.append(Problem(place, "unknown-line", text, (), say("wh40k-expect-simple")))
    if problems:
        raise BadList(problems)
    _title(roster)
    return roster


def _title(roster: Roster) -> None:
    """Divide a title into catalogue and name, both of which may have dashes in them."""
    for one in sorted(catalogues.known(), key=lambda one: -len(one.name)):
        if roster.faction.startswith(f"{one.name} - "):
            roster.faction, roster.name = one.name, roster.faction[len(one.name) + 3 :]
            return
    faction, _, name = roster.faction.rpartition(" - ")
    roster.faction, roster.name = faction or name, name


def _set(roster: Roster, key: str, value: str) -> None:
    if key == "Detachment":
        roster.detachments.append(value)
    elif key == "Battle Size" and (limit := _LIMIT.fullmatch(value)):
        roster.limit = number_of(limit["limit"])


def read_wtc(lines: list[str]) -> Roster:
    """Return the list of an export for WTC tournaments."""
    roster, problems = Roster(), []
    sizes: dict[Unit, int] = {}
    for place, line in enumerate(lines, 1):
        text = line.strip()
        key, unit = _WTC_KEY.fullmatch(text), _WTC_UNIT.fullmatch(text)
        models, enhancement = _MODELS.fullmatch(text), _WTC_ENHANCEMENT.fullmatch(text)
        if not text.strip("+ ") or _SIGNED.fullmatch(text) or _WTC_ATTACHED.fullmatch(text):
            continue
        if key:
            _wtc_set(roster, place, key["key"], key["value"])
        elif unit:
            roster.units.append(Unit(place, unit["name"], number_of(unit["points"])))
            sizes[roster.units[-1]] = int(unit["number"])
            if unit["items"]:
                _add(roster.units[-1], place, "", int(unit["number"]), unit["items"])
        elif enhancement and roster.units:
            roster.units[-1].enhancements.append(enhancement["name"])
        elif models and roster.units:
            _add(roster.units[-1], place, models["name"], int(models["number"]), models["items"] or "")
        else:
            problems.append(Problem(place, "unknown-line", text, (), say("wh40k-expect-wtc")))
    for each, size in sizes.items():
        if each.models and sum(models.number for models in each.models) != size:
            listed = sum(models.number for models in each.models)
            expected = say("wh40k-expect-number", listed=listed, number=size)
            problems.append(Problem(each.place, "other-number", each.name, (), expected))
        elif not each.models:
            each.models.append(Models(each.place, "", size))
    if problems:
        raise BadList(problems)
    return roster


def _wtc_set(roster: Roster, place: int, key: str, value: str) -> None:
    if key == "FACTION KEYWORD":
        roster.faction, roster.faction_place = value, place
    elif key == "DETACHMENT":
        roster.detachments.append(value)


def _add(unit: Unit, place: int, name: str, number: int, items: str) -> None:
    """Add models with what is listed after a colon; `3 with` divides them further."""
    models = Models(place, name, number)
    for text in filter(None, (text.strip() for text in items.split(","))):
        found = _ITEM.fullmatch(text)
        if part := _WITH.fullmatch(text):
            if models.items:
                unit.models.append(models)
            models = Models(place, name, int(part["number"]))
            found = _ITEM.fullmatch(part["name"])
        if text == _WARLORD:
            unit.warlord = True
        elif found and found["points"]:
            unit.enhancements.append(found["name"])
        elif found:
            models.items[found["name"]] += int(found["number"] or 1)
    unit.models.append(models)


# Writing.


def write(army: Army) -> str:
    """Return the army as a simple export has it."""
    known = catalogues.known()
    catalogue = next((one for one in known if one.faction == army.faction), None)
    total = f"[{points(army.entries)} pts]"
    name = army.faction if catalogue is None else catalogue.name
    lines = [f"{name} - {_line(army.name) or 'Army'} - {total}", "", f"# ++ Army Roster ++ {total}", "## Configuration"]
    sizes = {limit: f"{number}. {size}" for number, (size, limit) in enumerate(BATTLE_SIZES.items(), 1)}
    size = sizes.get(army.limit, "agreed").replace("-", " ").title()
    lines += [f"Battle Size: {size} ({army.limit} Point limit)", f"Detachment: {_line(army.detachment)}"]
    for role, group in groupby(army.entries, _role):
        entries = list(group)
        lines += ["", f"## {role} [{points(entries)} pts]"]
        for entry in entries:
            lines += _unit(entry, catalogue)
    return "\n".join(lines) + "\n"


def _unit(entry: Entry, catalogue: catalogues.Catalogue | None) -> Iterator[str]:
    extra = [_WARLORD] if entry.warlord else []
    if entry.enhancement:
        detachments = catalogue.detachments if catalogue else []
        costs = [one.enhancements.get(entry.enhancement, 0) for one in detachments]
        extra.append(f"{entry.enhancement} [{max(costs, default=0)} pts]")
    head = f"{entry.datasheet.name} [{entry.points} pts]:"
    if sum(models.number for models in entry.models) == 1:
        yield f"{head} {', '.join([*extra, *_carried(entry.models[0])])}"
        return
    yield head
    for number, models in enumerate(entry.models):
        name = models.name or models.profile.name
        yield f"• {models.number}x {name}: {', '.join([*([] if number else extra), *_carried(models)])}"


def _carried(models: Equipped) -> list[str]:
    counts = Counter((*carried(models.weapons), *models.wargear))
    return [f"{count}x {name}" if count > 1 else name for name, count in counts.items()]


def _role(entry: Entry) -> str:
    """Return the heading that a unit stands under."""
    able = ("EPIC HERO", "CHARACTER", "BATTLELINE", "DEDICATED TRANSPORT", "INFANTRY", "MOUNTED", "VEHICLE", "MONSTER")
    return next((word for word in able if word in entry.datasheet.keywords), "OTHER").title()


def _line(text: str) -> str:
    return " ".join(text.split())
