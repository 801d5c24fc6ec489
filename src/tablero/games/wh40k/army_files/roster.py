"""A list as any tool writes it: units by name, their models, and what they carry, before datasheets are looked at."""

from __future__ import annotations

from collections import Counter

from tablero.lists import Place


class Models:
    """So many models of one name: what each carries, or what all of them carry together."""

    __slots__ = ("items", "name", "number", "place", "places", "together")

    def __init__(self, place: Place, name: str, number: int, together: bool = False) -> None:
        self.place = place
        self.name = name
        """Empty where the list only names the unit."""
        self.number = number
        self.items: Counter[str] = Counter()
        self.places: dict[str, Place] = {}
        """Of items that have a place of their own."""
        self.together = together

    def add(self, name: str, number: int, place: Place) -> None:
        """Add an item."""
        self.items[name] += number
        self.places.setdefault(name, place)


class Unit:
    """A unit on a list."""

    __slots__ = ("enhancements", "id", "models", "name", "place", "points", "warlord")

    def __init__(self, place: Place, name: str, points: int | None, id: str = "") -> None:
        self.place = place
        self.name = name
        self.points = points
        """What the list says that it costs, its Enhancements included."""
        self.id = id
        """Of its datasheet, where the list has it."""
        self.warlord = False
        self.enhancements: list[str] = []
        self.models: list[Models] = []


class Roster:
    """A list."""

    __slots__ = ("catalogue", "detachments", "faction", "faction_place", "limit", "name", "units")

    def __init__(self) -> None:
        self.name = ""
        self.faction = ""
        """What the list calls its faction or catalogue."""
        self.faction_place: Place = ""
        self.catalogue = ""
        """The id of its catalogue, where the list has it."""
        self.detachments: list[str] = []
        """What may be its Detachment, the likeliest last: the app's lists don't say which of their first lines is."""
        self.limit = 0
        """Points, 0 where the list doesn't say it."""
        self.units: list[Unit] = []
