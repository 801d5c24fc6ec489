"""The Rebels' activations: fights for objectives and outposts, and no more than the base can spare."""

from __future__ import annotations

from typing import Final

from tablero.games.rebellion.base import within_reach
from tablero.games.rebellion.facts import BASE, EMPIRE, GROUND, REBEL, SPACE, SYSTEM_COUNT, SYSTEMS, UNIT_NUMBER
from tablero.games.rebellion.habits.armies import FIRST, army, health, odds, odds_in, price, together
from tablero.games.rebellion.habits.hiding import danger, found_among, supposed
from tablero.games.rebellion.habits.knowledge import YIELD, goals, suspects
from tablero.games.rebellion.habits.moving import detachment, leaving
from tablero.games.rebellion.state import Table

SECRET: Final = 40.0
"""What the secret of the base is worth: who comes out of it rules out the systems that are too far away."""
DEFENCE: Final = 70.0
"""What it costs to leave a base to a danger that is certain."""
FREED: Final = 2.0
"""What it is worth to free a loyal system, besides its production."""
OBJECTIVE: Final = 10.0
"""What an objective that a fight fulfils is worth."""
DESTROYERS: Final = tuple(UNIT_NUMBER[key] - FIRST[EMPIRE] for key in ("star_destroyer", "super_star_destroyer"))
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
    exposed = _exposed(table, fleets)
    found = []
    for target in range(SYSTEM_COUNT):
        near = [place for place in SYSTEMS[target].near if place in fleets and any(fleets[place])]
        if out and (target == table.base or target in SYSTEMS[table.base].near):
            near.append(BASE)
        if not table.has_units(target, EMPIRE):
            near = [place for place in near if any(detachment(table, place))][:1]
            value = _outpost(table, target)
        else:
            value = _attack(table, target, together(fleets[place] for place in near)) if near else 0.0
            value -= exposed * (table.base_place in near)
        if near:
            found.append((value - _gives_away(table, target, near), target))
    return sorted(found, reverse=True)


def _exposed(table: Table, fleets: dict[int, list[int]]) -> float:
    """Return what it costs the base that all who may leave it do."""
    home = table.base_place
    if not any(fleets.get(home, ())):
        return 0.0
    there = army(table, home, REBEL)
    stay = [count - gone for count, gone in zip(there, fleets[home], strict=True)]
    return DEFENCE * (danger(table, 2, defence=stay) - danger(table, 2, defence=there))


def _attack(table: Table, target: int, coming: list[int]) -> float:
    """Return what it is worth that these units come to a system where enemies are."""
    foes, force = army(table, target, EMPIRE), together((coming, army(table, target, REBEL)))
    win = odds(force, foes, REBEL)
    gain = 0.6 * price(foes, EMPIRE) + 2
    if table.subjugated[target]:
        gain += 0.8 * YIELD[target] + FREED * (table.loyalty[target] == REBEL)
    hopes = OBJECTIVE * _fulfilled(table, target, force, foes)
    return hopes + win * gain - (1 - win) * (0.6 * price(coming, REBEL) + 2)


def _outpost(table: Table, target: int) -> float:
    """Return what it is worth that a unit comes to a system where no enemies are."""
    if table.has_units(target, REBEL):
        return 0.0
    wanted = goals(table, REBEL)
    stands = sum(table.has_units(place, REBEL) for place in range(SYSTEM_COUNT))
    defends = "defend_the_people" in wanted and table.rebel_system(target)
    return OUTPOST * (defends + ("establish_outposts" in wanted and stands < OUTPOSTS))


def _fulfilled(table: Table, target: int, force: list[int], foes: list[int]) -> float:
    """Return how many objectives in hand an attack on these enemies may be expected to fulfil."""
    wanted = goals(table, REBEL)
    space, ground = (odds_in(theater, force, foes, REBEL) for theater in (SPACE, GROUND))
    ships, troops = health(foes, EMPIRE, SPACE), health(foes, EMPIRE, GROUND)
    return (
        ground * ("crippling_blow" in wanted and troops >= 3)
        + space * ("major_victory" in wanted and ships >= 3)
        + space * ("rebel_assault" in wanted and any(foes[row] for row in DESTROYERS))
        + ground * ("liberation" in wanted and table.subjugated[target])
    )


def _gives_away(table: Table, target: int, near: list[int]) -> float:
    """Return what it costs that units come out of the hidden base there."""
    if BASE not in near or table.base_revealed:
        return 0.0
    before = suspects(table, REBEL)
    left = (before & within_reach(target)).bit_count() / max(1, before.bit_count())
    among = supposed(table)
    return SECRET * (found_among(max(1.0, among * left)) - found_among(among))
