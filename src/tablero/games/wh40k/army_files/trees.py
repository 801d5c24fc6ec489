"""Rosters as trees of selections: `.ros` of BattleScribe, and the JSON of NewRecruit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tablero.games.wh40k.army_files.app import number_of
from tablero.games.wh40k.army_files.roster import Models, Roster, Unit
from tablero.games.wh40k.battlescribe.system import POINTS
from tablero.games.wh40k.battlescribe.xml import BadData, Element, parse, plain
from tablero.kernel import say
from tablero.lists import BadList, Place, Problem

MOST_SELECTIONS = 20_000
DEEPEST = 30
MOST = 999
"""Of one thing that is selected."""


class Selection:
    """A selection of a roster, however it is written."""

    __slots__ = ("category", "children", "group", "id", "name", "number", "place", "points", "type")

    def __init__(self, place: Place, name: str, type: str, number: int, id: str) -> None:
        self.place = place
        self.name = name
        self.type = type
        self.number = number
        self.id = id
        """Of the entry that was selected."""
        self.group = ""
        self.category = ""
        self.points = 0
        self.children: list[Selection] = []

    def all(self) -> Iterator[Selection]:
        """Yield it and everything that was selected in it."""
        yield self
        for child in self.children:
            yield from child.all()


def read_xml(text: str) -> Roster:
    """Return the roster in XML."""
    try:
        root = parse(text.encode("utf-8", "replace"), "roster")
    except BadData as error:
        raise BadList([Problem(error.line, "told", error.expected)]) from error
    if root.tag != "roster":
        raise BadList([Problem(root.line, "unknown-kind", root.tag)])
    roster = Roster()
    roster.name = root.name
    limits = [one for one in root.under("costLimits") if one.get("typeId") == POINTS]
    try:
        roster.limit = limits[0].number("value") if limits else 0
        forces = [
            (force.get("catalogueName"), force.get("catalogueId"), [_of_xml(one) for one in force.under("selections")])
            for force in root.under("forces")
        ]
    except BadData as error:
        raise BadList([Problem(error.line, "told", error.expected)]) from error
    return _filled(roster, forces)


def _of_xml(element: Element) -> Selection:
    id = element.get("entryId").rpartition("::")[2]
    found = Selection(element.line, element.name, element.get("type"), _number(element), id)
    found.category = next((one.name for one in element.under("categories") if one.get("primary") == "true"), "")
    found.group = element.get("group")
    found.points = sum(one.number("value") for one in element.under("costs") if one.get("typeId") == POINTS)
    found.children = [_of_xml(one) for one in element.under("selections")]
    return found


def _number(element: Element) -> int:
    """Return how many of something were selected."""
    count = element.number("number")
    if not 1 <= count <= MOST:
        element.refuse(say("lists-bad-count", text=element.get("number")))
    return count


def read_json(data: dict[str, Any]) -> Roster:
    """Return the roster in JSON of NewRecruit."""
    reading = _Json()
    tree = reading.fields(data.get("roster"), "roster")
    roster = Roster()
    roster.name = reading.text(data.get("name") or tree.get("name", ""), "name")
    roster.limit = reading.points(tree.get("costLimits"), "roster.costLimits")
    forces = []
    for number, force in enumerate(reading.items(tree.get("forces"), "roster.forces")):
        place = f"roster.forces[{number}]"
        told = reading.fields(force, place)
        selections = reading.selections(told.get("selections"), f"{place}.selections", 0)
        name, id = (reading.text(told.get(name, ""), f"{place}.{name}") for name in ("catalogueName", "catalogueId"))
        forces.append((name, id, selections))
    if reading.problems:
        raise BadList(reading.problems)
    return _filled(roster, forces)


class _Json:
    """JSON on its way to selections, with every problem noted."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.count = 0

    def fields(self, value: object, place: str) -> dict[str, Any]:
        if isinstance(value, dict):
            return value
        self.problems.append(Problem(place, "expected-object", str(value)[:80]))
        return {}

    def items(self, value: object, place: str) -> list[Any]:
        if value is None or isinstance(value, list):
            return value or []
        self.problems.append(Problem(place, "expected-list", str(value)[:80]))
        return []

    def text(self, value: object, place: str) -> str:
        if isinstance(value, str):
            return plain(value)
        self.problems.append(Problem(place, "expected-text", str(value)[:80]))
        return ""

    def points(self, value: object, place: str) -> int:
        for one in self.items(value, place):
            told = self.fields(one, place)
            if told.get("typeId") == POINTS:
                number = told.get("value")
                if isinstance(number, int | float) and 0 <= number < 1_000_000:
                    return round(number)
                self.problems.append(Problem(place, "bad-count", str(number)[:80]))
        return 0

    def selections(self, value: object, place: str, deep: int) -> list[Selection]:
        found = []
        for number, one in enumerate(self.items(value, place)):
            self.count += 1
            if deep > DEEPEST or self.count > MOST_SELECTIONS:
                raise BadList([Problem(place, "json-too-much")])
            at = f"{place}[{number}]"
            told = self.fields(one, at)
            count = told.get("number")
            if type(count) is not int or not 1 <= count <= MOST:
                self.problems.append(Problem(f"{at}.number", "bad-count", str(count)[:80]))
                count = 1
            id = self.text(told.get("entryId", ""), f"{at}.entryId").rpartition("::")[2]
            name = self.text(told.get("name", ""), f"{at}.name")
            selection = Selection(at, name, self.text(told.get("type", ""), f"{at}.type"), count, id)
            selection.group = self.text(told.get("group", ""), f"{at}.group")
            selection.points = self.points(told.get("costs"), f"{at}.costs")
            for category in self.items(told.get("categories"), f"{at}.categories"):
                if self.fields(category, at).get("primary") is True:
                    selection.category = self.text(category.get("name", ""), at)
            selection.children = self.selections(told.get("selections"), f"{at}.selections", deep + 1)
            found.append(selection)
        return found


# From selections to a list.


def _filled(roster: Roster, forces: list[tuple[str, str, list[Selection]]]) -> Roster:
    for name, id, selections in forces:
        if not roster.catalogue:
            roster.faction, roster.catalogue = name, id
        for selection in selections:
            if selection.type in ("unit", "model"):
                roster.units.append(_unit(selection))
            else:
                _configured(roster, selection)
    return roster


def _configured(roster: Roster, selection: Selection) -> None:
    chosen = selection.children[0].name if selection.children else ""
    if selection.name.lower() in ("detachment", "detachments"):
        roster.detachments.append(chosen)
    elif selection.name == "Battle Size" and not roster.limit:
        roster.limit = number_of(chosen.partition("(")[2])


def _unit(selection: Selection) -> Unit:
    unit = Unit(selection.place, selection.name, sum(one.points for one in selection.all()), selection.id)
    for one in selection.all():
        if one.name == "Warlord" and one.type == "upgrade":
            unit.warlord = True
        elif _enhancement(one):
            unit.enhancements.append(one.name)
    models = [one for one in selection.all() if one.type == "model"]
    for one in models or [selection]:
        found = Models(one.place, one.name, one.number)
        for name, count in _carried(one).items():
            place = next(inside.place for inside in one.all() if inside.name == name)
            found.add(name, max(1, round(count / one.number)), place)
        unit.models.append(found)
    loose = [child for child in selection.children if child.type == "upgrade"] if selection.type == "unit" else []
    for one in loose:
        for name, count in _carried(one, own=True).items():
            if unit.models:
                unit.models[0].add(name, count, one.place)
    return unit


def _enhancement(selection: Selection) -> bool:
    """Tell whether a selection is an Enhancement: NewRecruit says so, and else it is what costs points by itself."""
    if selection.group:
        return "enhancement" in selection.group.casefold()
    return selection.type == "upgrade" and selection.points > 0 and not selection.children and not selection.category


def _carried(selection: Selection, own: bool = False) -> Counter[str]:
    """Return what was selected in a model: weapons and items, not what only holds them together."""
    found: Counter[str] = Counter()
    for child in [selection] if own else selection.children:
        if child.type == "model" or child.name == "Warlord" or _enhancement(child):
            continue
        if child.children:
            found += _carried(child)
        else:
            found[child.name] += child.number
    return found
