"""An attack as it goes: its dice, and who is to bear how much damage until the blocks are over.

Units of a type are alike but for their damage, so a target is named by its type, the markers it has from before, and what
this attack has dealt to it; of equal ones as many are listed as could make a difference.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablero.games.rebellion.board import unit_name
from tablero.games.rebellion.facts import (
    BLACK,
    COLOUR_KEYS,
    FACE_KEYS,
    RED,
    SIDE_KEYS,
    SIDES,
    THEATER_OF,
    UNIT_COUNT,
    UNITS,
)
from tablero.games.rebellion.state import Table
from tablero.kernel import Choose, Json, Message, Option, Play, Reason, because

if TYPE_CHECKING:
    from tablero.games.rebellion.combat import Combat
    from tablero.games.rebellion.dice import Die

ANY_COLOUR: Final = 2
"""A direct hit, or damage that a card deals (rebellion:attack.16, rebellion:attack.13)."""

HEALTH = tuple(unit.health for unit in UNITS)
"""The damage that destroys a unit (rebellion:unit.05)."""
POINT_BLANK_HEALTH = tuple(max(1, unit.health - 1) if unit.health else 0 for unit in UNITS)


def _targets(theater: int, side: int) -> tuple[tuple[int, ...], ...]:
    """Return the types that a red hit, a black hit and a direct hit may go to (rebellion:attack.15, attack.16)."""
    kinds = [unit for unit in THEATER_OF[theater][side] if UNITS[unit].health]  # rebellion:deathstar.02
    by_colour = [tuple(unit for unit in kinds if UNITS[unit].colour == colour) for colour in (RED, BLACK)]
    return (*by_colour, tuple(kinds))


TARGETS = tuple(tuple(_targets(theater, side) for side in SIDES) for theater in range(len(THEATER_OF)))
"""Whom damage may go to, by theater, side and colour: only those who fight there (rebellion:attack.17)."""


class Wound:
    """A unit under attack: the markers it had and what it is dealt now."""

    __slots__ = ("dealt", "marker", "unit")

    def __init__(self, unit: int, marker: int) -> None:
        self.unit = unit
        self.marker = marker
        self.dealt = 0


class Attack:
    """One side's attack in a battle."""

    __slots__ = ("dice", "hurt", "side", "theater")

    def __init__(self, side: int, theater: int, dice: list[Die], hurt: list[Wound]) -> None:
        self.side = side
        self.theater = theater
        self.dice = dice
        """What was rolled and is not spent."""
        self.hurt = hurt
        """The enemy units that have markers or are dealt damage."""

    def to_json(self) -> Json:
        """Return the attack as everybody sees it."""
        return {
            "side": SIDE_KEYS[self.side],
            "dice": [[COLOUR_KEYS[die.colour], FACE_KEYS[die.face]] for die in self.dice],
            "hurt": [[UNITS[wound.unit].key, wound.marker, wound.dealt] for wound in self.hurt],
        }


def combat_of(table: Table) -> Combat:
    """Return the combat that goes on."""
    assert table.combat is not None
    return table.combat


def attack_of(table: Table) -> Attack:
    """Return the attack that goes on."""
    attack = combat_of(table).attack
    assert attack is not None
    return attack


def members(table: Table, colour: int, most: int) -> list[Wound]:
    """Return the units that damage of a colour may go to, of those without any at most so many of a type."""
    combat, attack = combat_of(table), attack_of(table)
    start = combat.system * UNIT_COUNT
    found = []
    for unit in TARGETS[attack.theater][1 - attack.side][colour]:
        fresh = table.units[start + unit] - combat.doomed[unit]
        if not fresh:
            continue
        hurt = [wound for wound in attack.hurt if wound.unit == unit]
        found += hurt
        for _ in range(min(fresh - len(hurt), most)):
            found.append(Wound(unit, 0))
    return found


def has_target(table: Table, colour: int) -> bool:
    """Tell whether damage of a colour can go to anybody."""
    combat, attack = combat_of(table), attack_of(table)
    start = combat.system * UNIT_COUNT
    kinds = TARGETS[attack.theater][1 - attack.side][colour]
    return any(table.units[start + unit] > combat.doomed[unit] for unit in kinds)


def why_not_target(table: Table, unit: int, colour: int) -> Reason | None:
    """Return why damage of a colour can't go to units of a type."""
    attack = attack_of(table)
    kind = UNITS[unit]
    if kind.side == attack.side or not table.count(combat_of(table).system, unit):
        return because("rebellion:attack.14", "rebellion-target-absent", unit=unit_name(unit))
    if kind.theater != attack.theater:
        return because("rebellion:attack.17", "rebellion-target-theater", unit=unit_name(unit))
    if not kind.health:
        return because("rebellion:deathstar.02", "rebellion-target-health", unit=unit_name(unit))
    if colour not in (ANY_COLOUR, kind.colour):
        return because("rebellion:attack.15", "rebellion-target-colour", unit=unit_name(unit))
    return None


def target_options(wounds: list[Wound]) -> list[Option]:
    """Return an option for each unit; equal ones are numbered."""
    seen: dict[tuple[int, int, int], int] = {}
    options: list[Option] = []
    for wound in wounds:
        key = (wound.unit, wound.marker, wound.dealt)
        seen[key] = number = seen.get(key, 0) + 1
        options.append(("target", *key, number))
    return options


def deal(table: Table, wound: Wound, amount: int) -> None:
    """Assign damage to a unit, also more than it can bear (rebellion:attack.18)."""
    wound.dealt += amount
    hurt = attack_of(table).hurt
    if wound not in hurt:
        hurt.append(wound)


def choose_one(seat: int, wounds: list[Wound], ask: str | Message, refusal: str | None = None) -> Play[Wound | None]:
    """Ask for one of the units, equal ones being one; None if the player may refuse and does."""
    distinct: dict[Option, Wound] = {}
    for wound in wounds:
        distinct.setdefault(("target", wound.unit, wound.marker, wound.dealt, 1), wound)
    options = list(distinct)
    choice = yield Choose(seat, options if refusal is None else [refusal, *options], ask)
    return distinct.get(choice)
