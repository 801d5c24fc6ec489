"""What a unit may be made of: its entries and groups as a tree, with limits by the number of its models.

Limits that depend on anything else, as on another selection, are taken at their widest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tablero.games.wh40k.battlescribe import wording
from tablero.games.wh40k.battlescribe.conditions import Conditions, modifiers
from tablero.games.wh40k.battlescribe.entries import DEEPEST, Entry, children, profiles, rules
from tablero.games.wh40k.battlescribe.system import POINTS, System
from tablero.games.wh40k.battlescribe.xml import Element
from tablero.games.wh40k.catalogues import GROUP, ITEM, MODEL, Option, Steps
from tablero.games.wh40k.datasheets import Weapon
from tablero.kernel import say

MOST_MODELS: Final = 40
"""No unit has more."""
NOT_OPTIONS: Final = (
    "warlord",
    "enhancements",
    "crusade",
    "weapon modifications",
    "battle honours",
    "order of battle",
    "tank ace character",
)
"""What rosters have for other reasons than what a unit is made of."""

_IN_UNIT = ("unit", "root-entry", "model-or-unit", "ancestor")


def is_option(entry: Entry) -> bool:
    """Tell whether an entry is something that a unit is made of; what ends in "upgrade" is a relic of a Crusade."""
    name = entry.name.lower()
    return name not in NOT_OPTIONS and not name.endswith((" enhancements", " upgrade"))


class Options:
    """The options of one datasheet while they are read, and the weapons that they name."""

    def __init__(self, system: System, conditions: Conditions, root: Entry) -> None:
        self.system = system
        self.conditions = conditions
        self.root = root
        self.weapons: list[Weapon] = []
        self._numbers: dict[str, int] = {}
        self._limits: dict[str, tuple[int, int | None]] = {}
        self._inside: dict[str, list[str]] = {}
        self._note(root, (), 0)
        self.owner = root

    # How many models a condition counts.

    def _note(self, entry: Entry, groups: tuple[str, ...], deep: int) -> None:
        """Take down which models there are, how many of each, and in which groups they are."""
        if deep > DEEPEST:
            entry.element.refuse(say("wh40k-data-circular", name=entry.name[:60]))
        if entry.type == "model":
            least = [one.number("value") for one in self._constraints(entry, "min")]
            most = [one.number("value") for one in self._constraints(entry, "max")]
            self._limits[entry.id] = (max(least, default=0), min(most, default=None))
            for id in (*groups, entry.id, *(link.id for link in entry.links)):
                self._inside.setdefault(id, []).append(entry.id)
            return
        inside = (*groups, entry.id, *(link.id for link in entry.links))
        for child in children(self.system, entry):
            if is_option(child):
                self._note(child, inside, deep + 1)

    def counted(self, condition: Element, models: int) -> int | None:
        """Return how many selections of this unit a condition counts, if the number of its models tells it."""
        scope, child = condition.get("scope"), condition.get("childId")
        if child not in self.system.ids and child not in ("model", "unit", "upgrade", "any"):
            return 0  # of a catalogue that isn't there
        owner = [self.owner.id, *(link.id for link in self.owner.links)]
        root = [self.root.id, *(link.id for link in self.root.links)]
        if scope not in root and scope not in _IN_UNIT and not (scope == "self" and set(owner) & set(root)):
            return None
        if child == "model":
            return models
        if child not in self._inside:
            return None
        inside = self._inside[child]
        others = [self._limits[id] for id in self._limits if id not in inside]
        if any(least != most for least, most in others):
            return None
        return max(0, models - sum(least for least, _ in others))

    # Limits.

    def _constraints(self, entry: Entry, type: str, *scopes: str) -> Iterator[Element]:
        for part in entry.parts:
            for one in part.under("constraints"):
                if one.get("type") == type and one.get("field") == "selections":
                    scope = one.get("scope")
                    if scope in (scopes or ("parent",)) or (scopes and scope == self.root.id):
                        yield one

    def _value(self, entry: Entry, models: int, field: str, value: int, wider: Callable[[int, int], int]) -> int:
        """Return a number as modifiers leave it; where it is not known whether one counts, the wider."""
        for part in entry.parts:
            for modifier, holders in modifiers(part):
                if modifier.get("field") != field:
                    continue
                holds = self.conditions.hold(holders, models, self.counted)
                times = self.conditions.times(modifier, models, self.counted)
                changed = _changed(modifier, value, 1 if times is None else times)
                if holds is True and times is not None:
                    value = changed
                elif holds is not False:
                    value = wider(value, changed)
        return value

    def _steps(
        self, entry: Entry, found: list[Element], wider: Callable[[int, int], int], of: Callable[..., int]
    ) -> Steps:
        if not found:
            return []
        self.owner = entry
        values = [
            of(self._value(entry, models, one.id, one.number("value"), wider) for one in found)
            for models in range(1, MOST_MODELS + 1)
        ]
        return steps(values)

    def hidden(self, entry: Entry) -> bool:
        """Tell whether nobody can ever select it in an army of matched play."""
        self.owner = entry
        return all(self._hidden(entry, models) for models in (1, 5, 10, 20, 30))

    def _hidden(self, entry: Entry, models: int) -> bool:
        hidden = any(part.get("hidden") == "true" for part in entry.parts)
        for part in entry.parts:
            for modifier, holders in modifiers(part):
                if modifier.get("field") == "hidden":
                    holds = self.conditions.hold(holders, models, self.counted)
                    told = modifier.get("value") == "true"
                    if holds is True or (holds is None and not told):
                        hidden = told
        return hidden

    def shown(self, rule: Element) -> bool:
        """Tell whether a rule is always shown: not only with some Detachment or chapter, whose rule it is then."""
        hidden = rule.get("hidden") == "true"
        for modifier, holders in modifiers(rule):
            if modifier.get("field") == "hidden":
                holds = self.conditions.hold(holders, 1, self.counted)
                told = modifier.get("value") == "true"
                if holds is True or (holds is None and told):
                    hidden = told
        return not hidden

    def points(self, entry: Entry) -> Steps:
        """Return what an entry costs, by the number of models."""
        self.owner = entry
        first = entry.points()
        return steps(
            [self._value(entry, models, POINTS, first, lambda now, _: now) for models in range(1, MOST_MODELS + 1)]
        )

    def open_points(self, entry: Entry) -> bool:
        """Tell whether what an entry costs depends on more than the number of models."""
        self.owner = entry
        return any(
            modifier.get("field") == POINTS
            and (
                self.conditions.hold(holders, models, self.counted) is None
                or self.conditions.times(modifier, models, self.counted) is None
            )
            for part in entry.parts
            for modifier, holders in modifiers(part)
            for models in (1, 5, 10, 20)
        )

    # The tree.

    def below(self, entry: Entry, profile_of: Callable[[Entry], int], deep: int = 0) -> list[Option]:
        """Return what may be selected in an entry; `profile_of` tells which profile a model has."""
        if deep > DEEPEST:
            entry.element.refuse(say("wh40k-data-circular", name=entry.name[:60]))
        found = []
        for child in children(self.system, entry):
            if not is_option(child) or self.hidden(child):
                continue
            option = self.option(child, profile_of, deep + 1)
            if option.kind != GROUP or option.options:
                found.append(option)
        return found

    def option(self, entry: Entry, profile_of: Callable[[Entry], int], deep: int = 0) -> Option:
        """Return an entry or group as an option."""
        kind = GROUP if entry.group else MODEL if entry.type == "model" else ITEM
        option = Option(
            kind=kind,
            id=entry.id,
            name=entry.name,
            least=self._steps(entry, list(self._constraints(entry, "min")), min, max),
            most=self._steps(entry, list(self._constraints(entry, "max")), max, min),
            most_in_unit=self._steps(entry, list(self._constraints(entry, "max", "unit")), max, min),
            options=self.below(entry, profile_of, deep),
        )
        if kind != GROUP:
            option.points = max((value for _, value in self.points(entry)), default=0) if deep else 0
            self._equip(option, entry)
        if kind == MODEL:
            option.profile = profile_of(entry)
        self._usual(option, entry)
        return option

    def _usual(self, option: Option, entry: Entry) -> None:
        """Say how many of each there are if nobody selects otherwise: the least, and a group's default."""
        option.usual = option.at_least(1)
        if option.kind != GROUP or option.usual < 1:
            return
        named = {part.get("defaultSelectionEntryId") for part in entry.parts}
        defaults = [
            child.id for child in children(self.system, entry) if named & {child.id, *(link.id for link in child.links)}
        ]
        short = option.usual - sum(child.usual for child in option.options)
        for child in option.options:
            if short > 0 and child.id in defaults:
                child.usual += short

    def _equip(self, option: Option, entry: Entry) -> None:
        """Note what an entry is or gives: weapons, an invulnerable save, abilities."""
        found = list(profiles(self.system, *entry.parts))
        weapons = [one for one in found if one.get("typeName") in (wording.RANGED, wording.MELEE)]
        if option.kind == ITEM:
            option.weapons = [self._number(wording.weapon(one, entry.name, len(weapons) == 1)) for one in weapons]
            option.gear = not weapons and not option.options
            option.invulnerable = max((wording.bearer_save(one) for one in found), default=0)
            given = [ability for one in found if (ability := wording.bearer_ability(one))]
        else:
            given = []
        if entry.id != self.root.id and not weapons:
            named = rules(self.system, self.shown, *entry.parts)
            given += [ability for name in named if (ability := wording.core_ability(name))]
        option.abilities = [ability.text for ability in dict.fromkeys(given)]

    def _number(self, weapon: Weapon) -> int:
        key = f"{weapon.content_key}|{weapon.unenforced}"
        if key not in self._numbers:
            self._numbers[key] = len(self.weapons)
            self.weapons.append(weapon)
        return self._numbers[key]


def _changed(modifier: Element, value: int, times: int) -> int:
    kind = modifier.get("type")
    if kind == "set":
        return modifier.number("value")
    if kind in ("increment", "decrement"):
        return value + modifier.number("value") * times * (1 if kind == "increment" else -1)
    return value


def steps(values: list[int]) -> Steps:
    """Return numbers for 1, 2, 3… models as steps.

    >>> steps([80, 80, 170])
    [(1, 80), (3, 170)]
    """
    return [(number, value) for number, value in enumerate(values, 1) if number == 1 or value != values[number - 2]]
