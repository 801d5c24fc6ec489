"""Lists of the official app, which it exports as text in two dialects: what is further in belongs to what stands above."""

from __future__ import annotations

import re

from tablero.games.wh40k.army_files.roster import Models, Roster, Unit
from tablero.kernel import say
from tablero.lists import BadList, Problem

_POINTS = r"\((?P<points>[\d., ]+) ?(?:points|pts|puntos|punkte|punti)\)"
HEADED = re.compile(rf"(?P<name>.*?) ?{_POINTS}", re.IGNORECASE)
_COUNTED = re.compile(r"(?P<number>[1-9]\d{0,2}) ?[x×] (?P<name>.+)", re.IGNORECASE)
_ENHANCEMENT = re.compile(r"(?:enhancements?|mejoras?) ?: ?(?P<name>.+?)(?: ?\(\+?\d+ ?p\w*\))?", re.IGNORECASE)
_BULLET = re.compile(r"(?P<indent>\s*)(?P<bullet>[•◦●○\-*‣]\s*)?(?P<text>.*\S)\s*")
_WARLORD = ("warlord", "señor de la guerra")
_EXPORTED = re.compile(r"exported with|exportad[oa] con|created with", re.IGNORECASE)


def fits(lines: list[str]) -> bool:
    """Tell whether a text looks like a list of the app: it begins with its name and points."""
    first = next((line.strip() for line in lines if line.strip()), "")
    return HEADED.fullmatch(first) is not None


def number_of(text: str) -> int:
    """Return a number that may have a separator for thousands."""
    digits = re.sub(r"\D", "", text)
    return int(digits) if 0 < len(digits) < 8 else 0


def read(lines: list[str]) -> Roster:
    """Return the list."""
    reading = _Reading()
    for place, line in enumerate(lines, 1):
        text = line.expandtabs(4).replace("\u00a0", " ")
        if text.strip() and not _EXPORTED.match(text.strip()):
            reading.line(place, text)
    if reading.problems:
        raise BadList(reading.problems)
    return reading.roster


class _Reading:
    def __init__(self) -> None:
        self.roster = Roster()
        self.problems: list[Problem] = []
        self.begun = False
        self.preamble: list[str] = []
        self.in_units = False
        self.unit: Unit | None = None
        self.first_column = 0

    def line(self, place: int, text: str) -> None:
        found = _BULLET.fullmatch(text)
        assert found is not None
        indented = bool(found["indent"] or found["bullet"])
        words, headed = found["text"], HEADED.fullmatch(found["text"])
        if not self.begun and headed:
            self.begun = True
            self.roster.name = headed["name"]
        elif indented and self.unit is not None:
            self._inside(place, found)
        elif _section(words):
            self.in_units, self.unit = True, None
        elif headed and self.in_units:
            self.unit = Unit(place, headed["name"], number_of(headed["points"]))
            self.first_column = 0
            self.roster.units.append(self.unit)
        elif headed:
            self.roster.limit = number_of(headed["points"])
        elif not self.in_units and not indented:
            self._preamble(place, words)
        else:
            self.problems.append(Problem(place, "unknown-line", words, (), say("wh40k-expect-app-unit")))

    def _preamble(self, place: int, words: str) -> None:
        """Take faction and Detachment; a chapter may stand between them."""
        if not self.roster.faction:
            self.roster.faction, self.roster.faction_place = words, place
        else:
            self.roster.detachments.append(words)

    def _inside(self, place: int, found: re.Match[str]) -> None:
        assert self.unit is not None
        words, column = found["text"], len(found["indent"] + (found["bullet"] or ""))
        self.first_column = self.first_column or column
        counted, enhancement = _COUNTED.fullmatch(words), _ENHANCEMENT.fullmatch(words)
        if words.lower() in _WARLORD:
            self.unit.warlord = True
        elif enhancement:
            self.unit.enhancements.append(enhancement["name"])
        elif not counted:
            self.problems.append(Problem(place, "unknown-line", words, (), say("wh40k-expect-app-item")))
        elif column > self.first_column and self.unit.models:
            self.unit.models[-1].add(counted["name"], int(counted["number"]), place)
        else:
            self.unit.models.append(Models(place, counted["name"], int(counted["number"]), together=True))


def settle(roster: Roster) -> Roster:
    """Return the list with its single models: what nothing stands below is no model but a weapon of the only one."""
    for unit in roster.units:
        if unit.models and not any(models.items for models in unit.models):
            only = Models(unit.place, "", 1)
            for models in unit.models:
                only.add(models.name, models.number, models.place)
            unit.models = [only]
        elif not unit.models:
            unit.models = [Models(unit.place, "", 1)]
    return roster


def _section(words: str) -> bool:
    """Tell whether a line is the heading of a section, which is in capitals."""
    return words == words.upper() and any(letter.isalpha() for letter in words) and not HEADED.fullmatch(words)
