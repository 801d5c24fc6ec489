"""Entries as rosters select them: what an entry says itself, together with what the links say that lead to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tablero.games.wh40k.battlescribe.conditions import modifiers
from tablero.games.wh40k.battlescribe.system import POINTS, System
from tablero.games.wh40k.battlescribe.xml import Element
from tablero.kernel import say

DEEPEST = 40
"""Nothing in a unit is selected further in."""


class Entry(NamedTuple):
    """An entry or a group, and the links on the way to it, nearest last."""

    element: Element
    links: tuple[Element, ...] = ()

    @property
    def parts(self) -> tuple[Element, ...]:
        """Everything that says something about it."""
        return (self.element, *self.links)

    @property
    def id(self) -> str:
        """The entry's own id."""
        return self.element.id

    @property
    def name(self) -> str:
        """What it is called: a link may call it otherwise."""
        return next((part.name for part in reversed(self.parts) if part.name), "")

    @property
    def group(self) -> bool:
        """Whether it only groups others."""
        return self.element.tag == "selectionEntryGroup"

    @property
    def type(self) -> str:
        """`unit`, `model` or `upgrade`."""
        return self.element.get("type")

    def points(self) -> int:
        """Return what it costs by itself."""
        costs = [cost for part in self.parts for cost in part.under("costs") if cost.get("typeId") == POINTS]
        return costs[-1].number("value") if costs else 0


def followed(system: System, element: Element, links: tuple[Element, ...] = ()) -> Entry:
    """Return what an element is, following links to the end."""
    while element.tag == "entryLink":
        if len(links) > DEEPEST:
            element.refuse(say("wh40k-data-circular", name=element.name[:60]))
        links = (*links, element)
        element = system.target(element)
    return Entry(element, tuple(reversed(links)))


def children(system: System, entry: Entry) -> Iterator[Entry]:
    """Yield what may be selected in an entry or group, in the order of the file."""
    for part in entry.parts:
        for element in part.under("selectionEntries", "selectionEntryGroups", "entryLinks"):
            yield followed(system, element)


def profiles(system: System, *parts: Element) -> Iterator[Element]:
    """Yield the profiles of an entry, those that links lead to too."""
    for part in parts:
        yield from part.under("profiles")
        for group in part.under("infoGroups"):
            yield from profiles(system, group)
        for link in part.under("infoLinks"):
            target = system.target(link)
            if target.tag == "profile":
                yield target
            elif target.tag == "infoGroup":
                yield from profiles(system, target)


def rules(system: System, shown: Callable[[Element], bool], *parts: Element) -> Iterator[str]:
    """Yield the names of the rules of an entry that are shown, with the number that is added to some."""
    for part in parts:
        yield from (rule.name for rule in part.under("rules") if shown(rule))
        for group in part.under("infoGroups"):
            yield from rules(system, shown, group)
        for link in part.under("infoLinks"):
            target = system.target(link)
            if target.tag == "rule" and shown(link):
                yield named(link)
            elif target.tag == "infoGroup" and shown(link):
                yield from rules(system, shown, target)


def named(element: Element) -> str:
    """Return a name with what is always added to it, as the number of an ability."""
    name = element.name
    for modifier, holders in modifiers(element):
        if modifier.get("field") != "name" or any(
            child.tag in ("conditions", "conditionGroups", "repeats") for holder in holders for child in holder.children
        ):
            continue
        if modifier.get("type") == "append":
            name = f"{name} {modifier.get('value').strip()}"
        elif modifier.get("type") == "set":
            name = modifier.get("value")
    return name
