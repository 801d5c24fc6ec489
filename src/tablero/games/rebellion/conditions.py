"""What a card may ask of a system, as values that can be tested and can say themselves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tablero.games.rebellion.board import place_name, unit_name
from tablero.games.rebellion.cards import Condition
from tablero.games.rebellion.facts import LEADER_COUNT, SYSTEM_COUNT, SYSTEMS, THEATER_KEYS, Icon
from tablero.games.rebellion.leaders import captured
from tablero.games.rebellion.state import Table
from tablero.kernel import Message, say


@dataclass(frozen=True, slots=True)
class Populous:
    """It has a loyalty space and icons (rebellion:system.07), and they are not lost with it."""

    def holds(self, table: Table, system: int) -> bool:
        """Tell whether it holds."""
        return SYSTEMS[system].populous and not table.destroyed[system]

    def text(self) -> Message:
        return say("rebellion-where-populous")


@dataclass(frozen=True, slots=True)
class Remote:
    """It has neither icons nor a loyalty space (rebellion:system.08)."""

    def holds(self, table: Table, system: int) -> bool:
        """Tell whether it holds."""
        return not SYSTEMS[system].populous

    def text(self) -> Message:
        return say("rebellion-where-remote")


@dataclass(frozen=True, slots=True)
class ImperialSystem:
    """It is Imperial, by loyalty or subjugated."""

    def holds(self, table: Table, system: int) -> bool:
        """Tell whether it holds."""
        return table.imperial_system(system)

    def text(self) -> Message:
        return say("rebellion-where-imperial")


@dataclass(frozen=True, slots=True)
class RebelSystem:
    """It is Rebel: loyal and not subjugated (rebellion:system.05)."""

    def holds(self, table: Table, system: int) -> bool:
        """Tell whether it holds."""
        return table.rebel_system(system)

    def text(self) -> Message:
        return say("rebellion-where-rebel")


@dataclass(frozen=True, slots=True)
class NeutralSystem:
    """It is neutral (rebellion:system.06)."""

    def holds(self, table: Table, system: int) -> bool:
        """Tell whether it holds."""
        return table.neutral_system(system)

    def text(self) -> Message:
        return say("rebellion-where-neutral")


@dataclass(frozen=True, slots=True)
class Subjugated:
    """It bears a subjugation marker, whatever its loyalty."""

    def holds(self, table: Table, system: int) -> bool:
        """Tell whether it holds."""
        return table.subjugated[system]  # rebellion:subjugate.02

    def text(self) -> Message:
        return say("rebellion-where-subjugated")


@dataclass(frozen=True, slots=True)
class LoyalTo:
    """It bears a side's loyalty marker; nothing else there matters."""

    side: int

    def holds(self, table: Table, system: int) -> bool:
        """Tell whether it holds."""
        return table.loyalty[system] == self.side  # rebellion:loyalty.01, rebellion:loyalty.07

    def text(self) -> Message:
        return say("rebellion-where-loyal", side=self.side)


@dataclass(frozen=True, slots=True)
class HasUnit:
    """A side has one unit or more there, of a theater or of any."""

    side: int
    theater: int | None = None

    def holds(self, table: Table, system: int) -> bool:
        """Tell whether it holds: one unit is enough (rebellion:mission.06)."""
        if self.theater is None:
            return table.has_units(system, self.side)
        return table.has_theater(system, self.side, self.theater)

    def text(self) -> Message:
        return say(f"rebellion-where-has-{_kind(self.theater)}", side=self.side)


@dataclass(frozen=True, slots=True)
class NoUnit:
    """A side has no unit there, of a theater or of any."""

    side: int
    theater: int | None = None

    def holds(self, table: Table, system: int) -> bool:
        """Tell whether it holds."""
        if self.theater is None:
            return not table.has_units(system, self.side)
        return not table.has_theater(system, self.side, self.theater)

    def text(self) -> Message:
        return say(f"rebellion-where-no-{_kind(self.theater)}", side=self.side)


def _kind(theater: int | None) -> str:
    return "unit" if theater is None else THEATER_KEYS[theater]


@dataclass(frozen=True, slots=True)
class HasType:
    """A unit of one of these types is there."""

    units: tuple[int, ...]

    def holds(self, table: Table, system: int) -> bool:
        """Tell whether it holds."""
        return any(table.count(system, unit) for unit in self.units)

    def text(self) -> Message:
        if len(self.units) == 1:
            return say("rebellion-where-has-this", unit=unit_name(self.units[0]))
        return say("rebellion-where-has-type", units=tuple(map(unit_name, self.units)))


@dataclass(frozen=True, slots=True)
class Named:
    """It is this very system."""

    system: int

    def holds(self, table: Table, system: int) -> bool:
        """Tell whether it holds."""
        return system == self.system

    def text(self) -> Message:
        return say("rebellion-where-named", place=place_name(self.system))


@dataclass(frozen=True, slots=True)
class Sabotaged:
    """A sabotage marker lies there."""

    def holds(self, table: Table, system: int) -> bool:
        """Tell whether it holds."""
        return table.sabotaged[system]

    def text(self) -> Message:
        return say("rebellion-where-sabotaged")


@dataclass(frozen=True, slots=True)
class NotSabotaged:
    """No sabotage marker lies there."""

    def holds(self, table: Table, system: int) -> bool:
        """Tell whether it holds."""
        return not table.sabotaged[system]

    def text(self) -> Message:
        return say("rebellion-where-not-sabotaged")


@dataclass(frozen=True, slots=True)
class HasIcon:
    """It has a resource icon, whoever may use it (rebellion:resource.02)."""

    icon: Icon

    def holds(self, table: Table, system: int) -> bool:
        """Tell whether it holds."""
        return self.icon in icons_of(table, system)

    def text(self) -> Message:
        theater, shape = self.icon
        return say("rebellion-where-icon", icon=say(f"rebellion-icon-{THEATER_KEYS[theater]}-{shape}"))


@dataclass(frozen=True, slots=True)
class HasCaptive:
    """A captured leader is there; one in carbonite is captured (rebellion:captive.09)."""

    def holds(self, table: Table, system: int) -> bool:
        """Tell whether it holds."""
        return bool(captives_at(table, system))

    def text(self) -> Message:
        return say("rebellion-where-captive")


@dataclass(frozen=True, slots=True)
class ByErrata:
    """Something that only the errata ask for."""

    condition: Condition

    def holds(self, table: Table, system: int) -> bool:
        """Tell whether it holds."""
        return not table.errata or self.condition.holds(table, system)

    def text(self) -> Message:
        return say("rebellion-where-errata", condition=self.condition.text())


def icons_of(table: Table, system: int) -> tuple[Icon, ...]:
    """Return the icons an ability finds in a system: all, whoever holds it (rebellion:resource.02, rebellion:sabotage.04).

    A destroyed system has none left.
    """
    return () if table.destroyed[system] else SYSTEMS[system].icons


def captives_at(table: Table, place: int) -> list[int]:
    """Return the prisoners in a place."""
    at = table.leader_at
    return [leader for leader in range(LEADER_COUNT) if at[leader] == place and captured(table, leader)]


def hold(conditions: Sequence[Condition], table: Table, system: int) -> bool:
    """Tell whether all conditions hold of a system."""
    for condition in conditions:  # noqa: SIM110  a generator costs more than the test
        if not condition.holds(table, system):
            return False
    return True


def systems_where(table: Table, conditions: Sequence[Condition]) -> list[int]:
    """Return the systems of which all conditions hold."""
    systems: Iterable[int] = range(SYSTEM_COUNT)
    for condition in conditions:
        holds = condition.holds
        systems = [system for system in systems if holds(table, system)]
    return list(systems)


def where_text(conditions: Sequence[Condition]) -> Message:
    """Say which systems the conditions leave."""
    if not conditions:
        return say("rebellion-where-any")
    if isinstance(conditions[0], Named):
        return place_name(conditions[0].system)
    return say("rebellion-where", conditions=tuple(condition.text() for condition in conditions))
