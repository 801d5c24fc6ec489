"""Moving units: what leaves, what stays behind as a garrison, and who goes first."""

from __future__ import annotations

from typing import Final

from tablero.games.rebellion.facts import BASE, EMPIRE, GROUND, REBEL, SPACE, SYSTEMS, UNITS
from tablero.games.rebellion.habits.armies import FIRST, KINDS, PRICES, ROWS, army, price, troops
from tablero.games.rebellion.habits.asked import Habit, told_place
from tablero.games.rebellion.habits.knowledge import base_known, suspects
from tablero.games.rebellion.leaders import pins
from tablero.games.rebellion.state import Table
from tablero.kernel import Care, Choose, Distribute, Option

BASE_GARRISON: Final = 3
"""How many ground units stay at home, whatever goes out."""
NARROWED: Final = 5
"""With so few systems left where the base may be, the Empire goes to one of them with everything that is near."""


def garrison(table: Table, side: int, place: int) -> int:
    """Return how many ground units stay in a place: a guard of the base, or one that keeps a system subjugated.

    Once the Empire knows where the base is, nothing else matters.
    """
    if side == REBEL:
        return BASE_GARRISON if place == table.base_place else 0
    return int(not base_known(table) and SYSTEMS[place].populous and table.loyalty[place] != EMPIRE)


def all_in(table: Table, target: int) -> bool:
    """Tell whether the Empire goes to a system with all that is near, because of a fight, or only with a share."""
    where = suspects(table, EMPIRE)
    return (
        where.bit_count() == 1
        or table.has_units(target, REBEL)
        or bool(where >> target & 1 and where.bit_count() <= NARROWED)
    )


def leaving(table: Table, side: int, origin: int, full: bool) -> list[int]:
    """Return what leaves a place for the next system: everything but the garrison, or (not `full`) about half."""
    if pins(table, origin, side):
        return [0] * len(KINDS[side])
    return carried(table, side, origin, full, garrison(table, side, origin))


def carried(table: Table, side: int, origin: int, full: bool, stays: int) -> list[int]:
    """Return what can leave a place while so many ground units stay, leaders or no leaders.

    Half of the ships that carry go (not `full`), with their share of troops, so that one fleet can search several systems.
    """
    there, kinds = army(table, origin, side), KINDS[side]
    going = [0] * len(kinds)
    if not any(there):
        return going
    carriers = sum(there[row] for row in ROWS[SPACE][side] if kinds[row].capacity)
    share = 1.0 if full or carriers < 2 else (carriers + 1) // 2 / carriers
    room = 0
    for row in ROWS[SPACE][side]:
        kind = kinds[row]
        if there[row] and not kind.restricted and not kind.immobile:
            least = int(kind.capacity > 0 and not room)
            going[row] = there[row] if share == 1.0 else max(int(there[row] * share), least)
            room += going[row] * kind.capacity
    count = troops(there, side)
    want = min(room, max(0, count - stays))
    if share < 1.0:
        want = min(want, max(1, round(count * share)))
    for row in reversed(ROWS[GROUND][side]):  # the heaviest first
        if not kinds[row].immobile:
            going[row] = min(there[row], want)
            want, room = want - going[row], room - going[row]
    for row in ROWS[SPACE][side]:
        if kinds[row].restricted:
            going[row] = min(there[row], max(0, room))
            room -= going[row]
    return going


def detachment(table: Table, origin: int) -> list[int]:
    """Return what the Rebels send where nobody is: one ship, the cheapest that needs no other, if somebody stays behind."""
    going = leaving(table, REBEL, origin, full=True) if table.unit_total(origin, REBEL) > 1 else [0] * len(KINDS[REBEL])
    rows = [row for row in ROWS[SPACE][REBEL] if going[row] and not KINDS[REBEL][row].restricted]
    sent = min(rows, key=lambda row: PRICES[REBEL][row], default=-1)
    return [int(row == sent) for row in range(len(going))]


def sent(table: Table, side: int, origin: int, target: int) -> list[int]:
    """Return what goes from one place to another by the plan."""
    if side == EMPIRE:
        return leaving(table, side, origin, all_in(table, target))
    return leaving(table, side, origin, full=True) if table.has_units(target, EMPIRE) else detachment(table, origin)


def from_near(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Bring units from every neighbour that has any to spare; a detachment from one of them."""
    target = told_place(decision, "target")
    if side == REBEL and table.has_units(target, REBEL) and not table.has_units(target, EMPIRE):
        return "done"
    for option in sorted(decision.options, key=lambda option: option == ("from", BASE)):  # the base is left last
        if option[0] == "from" and any(sent(table, side, int(option[1]), target)):
            return option
    return "done"


def from_anywhere(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Bring units from wherever most of them can be spared."""

    def spare(option: Option) -> float:
        if option == "done":
            return 0.0
        place = int(option[1])
        count = troops(army(table, place, side), side) - garrison(table, side, place)
        return count * (1 + 0.01 * price(army(table, place, side), side))

    return care.best(decision.options, spare)


def how_many(table: Table, decision: Distribute, side: int, care: Care) -> Option:
    """Move what leaves by the plan; of troops that need no ships all but the garrison."""
    origin, target = told_place(decision, "origin"), told_place(decision, "target")
    units = [int(option[1]) if option[0] == "unit" else -1 for option in decision.options]
    if any(unit >= 0 and UNITS[unit].theater == SPACE for unit in units):
        going = sent(table, side, origin, target)
        amounts = [
            min(cap, going[unit - FIRST[side]]) if unit >= 0 else 0
            for unit, cap in zip(units, decision.caps, strict=True)
        ]
    else:
        spare = troops(army(table, origin, side), side) - garrison(table, side, origin)
        amounts = [0] * len(units)
        for number in reversed(range(len(units))):  # the heaviest first
            if units[number] >= 0:
                amounts[number] = min(decision.caps[number], max(0, spare - sum(amounts)))
    while decision.check(tuple(amounts)) is not None and sum(amounts) > decision.least:  # a card lets fewer go
        number = next(n for n, amount in enumerate(amounts) if amount)
        amounts[number] -= 1
    return care.legal(decision, tuple(amounts))


HABITS: Final[dict[str, Habit]] = {
    "rebellion-move-near": from_near,
    "rebellion-move-from": from_anywhere,
    "rebellion-move-units": how_many,
}
