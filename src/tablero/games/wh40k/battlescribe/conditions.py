"""When a modifier counts: conditions as far as they can be told without a roster, as a function of the number of models.

A condition is true, false, or unknown (None): what else was selected, only a roster could tell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tablero.games.wh40k.battlescribe.system import ARMY_ROSTER, System
from tablero.games.wh40k.battlescribe.xml import Element

Truth = bool | None

Counted = Callable[[Element, int], int | None]
"""How many selections a condition or repeat counts when the unit has so many models; None if that isn't known."""


def modifiers(element: Element) -> Iterator[tuple[Element, tuple[Element, ...]]]:
    """Yield the modifiers of an element, each with everything whose conditions must hold for it."""
    for modifier in element.under("modifiers"):
        yield modifier, (modifier,)
    for group in element.under("modifierGroups"):
        for modifier, holders in modifiers(group):
            yield modifier, (group, *holders)


class Conditions:
    """Conditions for an army of one catalogue."""

    def __init__(self, system: System, catalogue: Element) -> None:
        self.system = system
        self.catalogue = catalogue

    def hold(self, holders: tuple[Element, ...], models: int, counted: Counted) -> Truth:
        """Tell whether the conditions of all of these hold."""
        return _all([self._holds(holder, models, counted) for holder in holders])

    def times(self, modifier: Element, models: int, counted: Counted) -> int | None:
        """Return how often a modifier is applied."""
        total, any_repeat = 0, False
        for repeat in modifier.under("repeats"):
            any_repeat = True
            count = counted(repeat, models)
            if count is None:
                return None
            per = max(1, repeat.number("value", 1))
            times = -(-count // per) if repeat.get("roundUp") == "true" else count // per
            total += times * repeat.number("repeats", 1)
        return total if any_repeat else 1

    def _holds(self, holder: Element, models: int, counted: Counted) -> Truth:
        parts = [self._condition(one, models, counted) for one in holder.under("conditions")]
        parts += [self._group(one, models, counted) for one in holder.under("conditionGroups")]
        return _all(parts)

    def _group(self, group: Element, models: int, counted: Counted) -> Truth:
        inside = [self._condition(one, models, counted) for one in group.under("conditions")]
        inside += [self._group(one, models, counted) for one in group.under("conditionGroups")]
        return _all(inside) if group.get("type") == "and" else _any(inside)

    def _condition(self, condition: Element, models: int, counted: Counted) -> Truth:
        kind, child = condition.get("type"), condition.get("childId")
        if kind in ("instanceOf", "notInstanceOf"):
            known = self._instance(condition.get("scope"), child)
            return known if known is None or kind == "instanceOf" else not known
        count = self._force(child) if condition.get("field") == "forces" else counted(condition, models)
        if count is None:
            return None
        value = condition.number("value")
        return {
            "atLeast": count >= value,
            "atMost": count <= value,
            "greaterThan": count > value,
            "lessThan": count < value,
            "equalTo": count == value,
            "notEqualTo": count != value,
        }.get(kind)

    def _instance(self, scope: str, child: str) -> Truth:
        if scope == "primary-catalogue":
            return child == self.catalogue.id
        named = self.system.ids.get(child)
        if scope == "force" and named is not None and named.tag == "forceEntry":
            return child == ARMY_ROSTER
        return False if named is None else None

    def _force(self, child: str) -> int:
        return int(child == ARMY_ROSTER)


def _all(parts: list[Truth]) -> Truth:
    if any(part is False for part in parts):
        return False
    return None if any(part is None for part in parts) else True


def _any(parts: list[Truth]) -> Truth:
    if any(part is True for part in parts):
        return True
    return None if any(part is None for part in parts) else False
