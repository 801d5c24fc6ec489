"""Tables for the tests of words."""

from __future__ import annotations

from typing import Any

from swu.scenes import Scene

BASE = "administrators-tower"
"""The base of player2, which player1 attacks."""
OWN_BASE = "kestro-city"


def lay(one: dict[str, Any], two: dict[str, Any] | None = None, **more: Any) -> Scene:
    """Lay out a table; hands are empty unless they are given."""
    return Scene({"player1": {"hand": [], **one}, "player2": {"hand": [], **(two or {})}, **more})


def damage(table: Scene, *keys: str) -> list[int]:
    """Return the damage on units."""
    return [table.unit(key).damage for key in keys]


def exhausted(table: Scene) -> list[str]:
    """Return the units that are exhausted."""
    return sorted(unit.face.key for unit in table.units() if unit.exhausted)


def offered(table: Scene) -> list[str]:
    """Return the keys of the cards that can be chosen."""
    return sorted(place.rpartition("/")[2] for place in table.selectable())


def upgrades(table: Scene, key: str) -> list[str]:
    """Return what is attached to a unit."""
    return sorted(upgrade.face.key for upgrade in table.unit(key).upgrades)


def paid(table: Scene, word: str, key: str) -> int:
    """Let player1 play a card, and return how many resources were paid."""
    before = table.ready("player1")
    table.act("player1", word, key)
    return before - table.ready("player1")


def in_any_order(table: Scene) -> Scene:
    """Resolve triggered abilities as they come until one of them asks something."""
    while table.asked == "swu-ask-next-trigger":
        table.choose(table.options[0])
    return table
