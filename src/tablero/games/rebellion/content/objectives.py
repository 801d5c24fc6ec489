"""The objectives: what each asks for, and what it brings.

A test looks only at what everybody sees. Those of combat objectives look at the combat that is going on.
"""

from __future__ import annotations

from typing import NamedTuple

from tablero.games.rebellion.board import gain_reputation, place_name, unit_name
from tablero.games.rebellion.cards import Act, Objective
from tablero.games.rebellion.facts import (
    CORUSCANT,
    EMPIRE,
    GROUND,
    LEADER_COUNT,
    LEADER_NUMBER,
    LUKE_JEDI,
    REBEL,
    REGIONS,
    SPACE,
    STATIONS,
    SYSTEM_COUNT,
    SYSTEMS,
    THEATER_OF,
    UNIT_NUMBER,
    UNITS,
    UNITS_OF,
)
from tablero.games.rebellion.leaders import captured, eliminate, leader_name, present
from tablero.games.rebellion.state import Table
from tablero.kernel import Choose, Message, Option, Play, say

COMBAT = "combat"
REFRESH = "refresh"

FIGHTERS = tuple(unit for unit in UNITS_OF[REBEL] if UNITS[unit].kind == "fighter")  # rebellion:unit.02


# What a combat brought about. Only units destroyed in combat are in its list; what a battle that was won brings comes
# at the end of the combat.


class HealthDestroyed(NamedTuple):
    """In a combat that the Rebels began, Imperial units of a theater with so much health were destroyed."""

    theater: int
    least: int

    def holds(self, table: Table) -> bool:
        """Tell whether it is fulfilled now."""
        combat = table.combat
        if combat is None or combat.attacker != REBEL:
            return False
        units = THEATER_OF[self.theater][EMPIRE]
        return (
            sum(UNITS[unit].health for _, unit in combat.destroyed if unit in units) >= self.least
        )  # rebellion:objective.06

    def text(self) -> Message:
        theater = say(f"rebellion-theater-{self.theater}")
        return say("rebellion-asks-health-destroyed", theater=theater, health=self.least)


class UnitDestroyed(NamedTuple):
    """In a combat that the Rebels began, one of these was destroyed."""

    units: tuple[int, ...]

    def holds(self, table: Table) -> bool:
        """Tell whether it is fulfilled now."""
        combat = table.combat
        if combat is None or combat.attacker != REBEL:
            return False
        return any(unit in self.units for _, unit in combat.destroyed)

    def text(self) -> Message:
        return say("rebellion-asks-unit-destroyed", units=tuple(map(unit_name, self.units)))


class WonSubjugated(NamedTuple):
    """The Rebels won the ground battle in a system that was subjugated."""

    def holds(self, table: Table) -> bool:
        """Tell whether it is fulfilled now."""
        combat = table.combat
        return combat is not None and combat.over and combat.was_subjugated and combat.won[GROUND] == REBEL

    def text(self) -> Message:
        return say("rebellion-asks-won-subjugated")


class WonAgainst(NamedTuple):
    """The Rebels won a battle in a system where one of these leaders is."""

    leaders: tuple[int, ...]

    def holds(self, table: Table) -> bool:
        """Tell whether it is fulfilled now."""
        combat = table.combat
        if combat is None or not combat.over or REBEL not in combat.won:
            return False
        return any(table.leader_at[leader] == combat.system for leader in self.leaders)

    def text(self) -> Message:
        return say("rebellion-asks-won-against", leaders=tuple(map(leader_name, self.leaders)))


class StationAndFighter(NamedTuple):
    """A Death Star and a Rebel fighter are in the system of the combat."""

    def holds(self, table: Table) -> bool:
        """Tell whether it is fulfilled now."""
        combat = table.combat
        if combat is None:
            return False
        # rebellion:deathstar.12, rebellion:deathstar.13
        stations = any(table.count(combat.system, unit) for unit in STATIONS)
        return stations and any(table.count(combat.system, unit) for unit in FIGHTERS)  # rebellion:deathstar.08

    def text(self) -> Message:
        return say("rebellion-asks-death-star")


# What the board shows when the Refresh phase begins.


class SystemsCut(NamedTuple):
    """So many Imperial systems each have a sabotage marker or a Rebel unit."""

    least: int

    def holds(self, table: Table) -> bool:
        """Tell whether it is fulfilled now."""
        return self.least <= sum(
            table.imperial_system(system) and (table.sabotaged[system] or table.has_units(system, REBEL))
            for system in range(SYSTEM_COUNT)
        )

    def text(self) -> Message:
        return say("rebellion-asks-systems-cut", count=self.least)


class SystemsDefended(NamedTuple):
    """Rebel units are in so many Rebel systems."""

    least: int

    def holds(self, table: Table) -> bool:
        """Tell whether it is fulfilled now."""
        systems = range(SYSTEM_COUNT)
        return self.least <= sum(table.rebel_system(n) and table.has_units(n, REBEL) for n in systems)

    def text(self) -> Message:
        return say("rebellion-asks-systems-defended", count=self.least)


class SystemsHeld(NamedTuple):
    """Rebel units are in so many systems, whosesoever; the Rebel Base space is none (rebellion:base.02)."""

    least: int

    def holds(self, table: Table) -> bool:
        """Tell whether it is fulfilled now."""
        return self.least <= sum(table.has_units(system, REBEL) for system in range(SYSTEM_COUNT))

    def text(self) -> Message:
        return say("rebellion-asks-systems-held", count=self.least)


class RegionLoyal(NamedTuple):
    """All populous systems of a region are loyal to the Rebels."""

    def holds(self, table: Table) -> bool:
        """Tell whether it is fulfilled now."""
        return any(self._loyal(table, region) for region in REGIONS)

    def _loyal(self, table: Table, region: tuple[int, ...]) -> bool:
        """By the errata destroyed systems are not populous, and one loyal system there must be."""
        populous = [n for n in region if SYSTEMS[n].populous and not (table.errata and table.destroyed[n])]
        return bool(populous) and all(table.loyalty[system] == REBEL for system in populous)

    def text(self) -> Message:
        return say("rebellion-asks-region-loyal")


class SystemsLoyal(NamedTuple):
    """So many systems are loyal to the Rebels, subjugated or not."""

    least: int

    def holds(self, table: Table) -> bool:
        """Tell whether it is fulfilled now."""
        return table.loyalty.count(REBEL) >= self.least  # rebellion:subjugate.02

    def text(self) -> Message:
        return say("rebellion-asks-systems-loyal", count=self.least)


class Held(NamedTuple):
    """A system has a Rebel unit and no Imperial one."""

    system: int

    def holds(self, table: Table) -> bool:
        """Tell whether it is fulfilled now."""
        return table.has_units(self.system, REBEL) and not table.has_units(self.system, EMPIRE)

    def text(self) -> Message:
        return say("rebellion-asks-held", place=place_name(self.system))


class NoCaptives(NamedTuple):
    """No leader is captured, in carbonite or out of it (rebellion:captive.09)."""

    def holds(self, table: Table) -> bool:
        """Tell whether it is fulfilled now."""
        return not any(captured(table, leader) for leader in range(LEADER_COUNT))

    def text(self) -> Message:
        return say("rebellion-asks-no-captives")


class SystemDestroyed(NamedTuple):
    """There is a destroyed system."""

    def holds(self, table: Table) -> bool:
        """Tell whether it is fulfilled now."""
        return True in table.destroyed

    def text(self) -> Message:
        return say("rebellion-asks-system-destroyed")


# What an objective brings besides its Reputation.


class GainForDestroyed(NamedTuple):
    """The Rebels gain 1 Reputation for each destroyed system."""

    def run(self, table: Table, act: Act) -> Play[None]:
        yield from ()
        gain_reputation(table, table.destroyed.count(True))

    def text(self) -> Message:
        return say("rebellion-rider-for-destroyed")


class EliminateBefore(NamedTuple):
    """If this leader is there, an Imperial leader there is eliminated."""

    witness: int

    def run(self, table: Table, act: Act) -> Play[None]:
        if self.witness not in present(table, act.system, REBEL):
            return
        options: list[Option] = [("leader", leader) for leader in table.leaders_in(act.system, EMPIRE)]
        if options:
            choice = yield Choose(act.seat, options, "rebellion-objective-eliminate")
            eliminate(table, choice[1])

    def text(self) -> Message:
        return say("rebellion-rider-eliminate", leader=leader_name(self.witness))


_STAR_DESTROYERS = (UNIT_NUMBER["star_destroyer"], UNIT_NUMBER["super_star_destroyer"])
_SITH = (LEADER_NUMBER["darth_vader"], LEADER_NUMBER["emperor_palpatine"])

OBJECTIVES: tuple[Objective, ...] = (
    Objective("crippling_blow", 1, 1, COMBAT, HealthDestroyed(GROUND, 3)),
    Objective("cut_supply_lines", 1, 1, REFRESH, SystemsCut(3)),
    Objective("defend_the_people", 1, 1, REFRESH, SystemsDefended(4)),
    Objective("rebel_assault", 1, 1, COMBAT, UnitDestroyed(_STAR_DESTROYERS)),
    Objective("regional_support", 1, 1, REFRESH, RegionLoyal()),
    Objective("death_star_plans_2", 2, 2, COMBAT, StationAndFighter()),
    Objective("heart_of_the_empire", 2, 2, REFRESH, Held(CORUSCANT), returns=True),
    Objective("leave_no_one_behind", 2, 1, REFRESH, NoCaptives()),
    Objective("liberation", 2, 1, COMBAT, WonSubjugated()),
    Objective("popular_support", 2, 1, REFRESH, SystemsLoyal(6)),
    Objective("death_star_plans_3", 3, 2, COMBAT, StationAndFighter()),
    Objective("establish_outposts", 3, 1, REFRESH, SystemsHeld(5)),
    Objective("inspire_sympathy", 3, 0, REFRESH, SystemDestroyed(), (GainForDestroyed(),)),
    Objective("major_victory", 3, 1, COMBAT, HealthDestroyed(SPACE, 3)),
    Objective("return_of_the_jedi", 3, 2, COMBAT, WonAgainst(_SITH), (EliminateBefore(LUKE_JEDI),)),
)
"""The cards by number."""

OBJECTIVE_NUMBER = {card.key: number for number, card in enumerate(OBJECTIVES)}
PLANS = (OBJECTIVE_NUMBER["death_star_plans_2"], OBJECTIVE_NUMBER["death_star_plans_3"])
