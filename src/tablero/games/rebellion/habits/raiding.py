"""The Rebels' activations: fights for objectives and outposts, and no more than the base can spare."""

from __future__ import annotations

from typing import Final

from tablero.games.rebellion.base import within_reach
from tablero.games.rebellion.facts import BASE, EMPIRE, GROUND, REBEL, SPACE, SYSTEM_COUNT, SYSTEMS
from tablero.games.rebellion.habits.armies import army, health, odds, price, together
from tablero.games.rebellion.habits.knowledge import goals
from tablero.games.rebellion.habits.moving import leaving
from tablero.games.rebellion.state import Table

SECRET: Final = 12.0
"""What the secret of the base is worth: who comes out of it rules out the systems that are too far away."""
OBJECTIVE: Final = 10.0
"""What an objective that a fight fulfils is worth."""
OUTPOST: Final = 4.0
OUTPOSTS: Final = 5


def rebel_activations(table: Table) -> list[tuple[float, int]]:
    """Return what activating each system promises the Rebels, the best first."""
    fleets = {
        place: leaving(table, REBEL, place, full=True)
        for place in range(SYSTEM_COUNT + 1)
        if table.has_units(place, REBEL)
    }
    out = BASE in fleets and any(fleets[BASE])
    found = []
    for target in range(SYSTEM_COUNT):
        near = [place for place in SYSTEMS[target].near if place in fleets and any(fleets[place])]
        if out and (target == table.base or target in SYSTEMS[table.base].near):
            near.append(BASE)
        if near:
            coming = together(fleets[place] for place in near)
            found.append((_promise(table, target, coming) - _gives_away(table, target, near), target))
    return sorted(found, reverse=True)


def _promise(table: Table, target: int, coming: list[int]) -> float:
    """Return what it is worth that these units come to a system."""
    foes, wanted = army(table, target, EMPIRE), goals(table, REBEL)
    if any(foes):
        win = odds(together((coming, army(table, target, REBEL))), foes, REBEL)
        gain = 0.6 * price(foes, EMPIRE) + 2 + OBJECTIVE * _fulfilled(table, target, foes, wanted)
        return win * gain - (1 - win) * (0.6 * price(coming, REBEL) + 2)
    if table.has_units(target, REBEL):
        return 0.0
    stands = sum(table.has_units(place, REBEL) for place in range(SYSTEM_COUNT))
    defends = "defend_the_people" in wanted and table.rebel_system(target)
    return OUTPOST * (defends + ("establish_outposts" in wanted and stands < OUTPOSTS))


def _fulfilled(table: Table, target: int, foes: list[int], wanted: list[str]) -> int:
    """Return how many objectives in hand a victory over these enemies could fulfil."""
    ships, ground = health(foes, EMPIRE, SPACE), health(foes, EMPIRE, GROUND)
    return (
        ("crippling_blow" in wanted and ground >= 3)
        + ("major_victory" in wanted and ships >= 3)
        + ("rebel_assault" in wanted and ships >= 4)
        + ("liberation" in wanted and table.subjugated[target])
    )


def _gives_away(table: Table, target: int, near: list[int]) -> float:
    """Return what it costs that units come out of the hidden base there."""
    if BASE not in near or table.base_revealed:
        return 0.0
    left = (table.possible_base & within_reach(target)).bit_count()
    return SECRET * (1 - left / max(1, table.possible_base.bit_count()))
