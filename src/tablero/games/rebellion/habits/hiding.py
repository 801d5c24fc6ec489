"""The Rebel base: where it is hidden well, how much it is in danger, and where it moves."""

from __future__ import annotations

from typing import Final

from tablero.games.rebellion.facts import BASE, DISTANCE, EMPIRE, REBEL, SYSTEM_COUNT, SYSTEMS
from tablero.games.rebellion.habits.armies import army, odds, price, together, troops
from tablero.games.rebellion.habits.asked import Habit
from tablero.games.rebellion.habits.knowledge import suspects
from tablero.games.rebellion.habits.moving import leaving
from tablero.games.rebellion.state import Table
from tablero.kernel import Care, Choose, Option, Pick
from tablero.kernel.care import EQUAL

FEAR: Final = (1.0, 0.5, 0.15, 0.05)
"""What Imperial forces so many moves away count."""
HIDEOUTS: Final = 3
"""The base is hidden in one of so many best places, by chance, so that nobody can count on it."""
MOVES_AT: Final = 0.12
"""From so much danger on the base moves."""


def hideout(table: Table, system: int) -> float:
    """Return how well a base is hidden in a system: far from Imperial forces, with few ways in, remote."""
    fear = 0.0
    for other, distance in enumerate(DISTANCE[system]):
        if distance < len(FEAR) and table.has_units(other, EMPIRE):
            fear += FEAR[distance] * price(army(table, other, EMPIRE), EMPIRE)
    return -fear - 0.3 * len(SYSTEMS[system].near) - 1.5 * SYSTEMS[system].populous


def danger(table: Table, reach: int, supposed_base: int | None = None) -> float:
    """Return how likely, as the Rebels may fear, the base falls to the forces within so many moves (1 or 2).

    Who doesn't know where it is may suppose it somewhere.
    """
    base = table.base if supposed_base is None else supposed_base
    if base < 0:
        return 0.0
    coming = [army(table, base, EMPIRE)]
    near = [n for n in SYSTEMS[base].near if table.has_units(n, EMPIRE)]
    coming += [
        leaving(table, EMPIRE, n, full=True, stays=0) for n in near
    ]  # whether the Empire knows, the Rebels can't tell
    if reach > 1:
        far = [n for n in range(SYSTEM_COUNT) if DISTANCE[base][n] == 2 and table.has_units(n, EMPIRE)]
        coming += [[count // 2 for count in army(table, n, EMPIRE)] for n in far]
    force = together(coming)
    if not any(force) or not (table.base_revealed or troops(force, EMPIRE)):
        return 0.0
    defence = together((army(table, base, REBEL), army(table, BASE, REBEL)))  # one of them is empty while revealed
    return min(1.0, 2.5 / supposed(table)) * odds(force, defence, EMPIRE)


def supposed(table: Table) -> float:
    """Return among how many systems the Rebels suppose the Empire to look: it holds probe cards that they haven't seen."""
    if table.base_revealed:
        return 1.0
    shown = sum(table.seen_probe[card] >> REBEL & 1 for card in table.probe_hand)
    return max(1.0, suspects(table, REBEL).bit_count() - 0.6 * (len(table.probe_hand) - shown))


def first_base(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Hide in one of the best places; who takes less care, in one of more."""
    ranked = sorted(decision.options, key=lambda option: -hideout(table, int(option[1])))
    among = HIDEOUTS + len(ranked) * care.slips // 100
    return ranked[care.rng.below(min(among, len(ranked)))]


def new_base(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Move to the best of the sites if the base is in danger, or where it is is hardly better hidden."""
    sites = [option for option in decision.options if option != "stay"]
    if not sites or danger(table, 2) < MOVES_AT:
        return "stay"
    return max(sites, key=lambda option: hideout(table, int(option[1])))


def name_systems(table: Table, decision: Pick, side: int, care: Care) -> Option:
    """Name systems beside the true one that would be believed, and that lead the Empire away from it."""
    where = suspects(table, REBEL)

    def decoy(option: Option) -> float:
        system = int(option[1])
        believed = 10.0 if where >> system & 1 else 0.0
        return believed + DISTANCE[table.base][system] + EQUAL * hideout(table, system)

    return care.some(decision, decoy)


def release(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Put a leader who was let go where no Imperial forces are, and not by habit at the base itself."""

    def quiet(option: Option) -> float:
        system = int(option[1])
        return 1.0 - table.has_units(system, EMPIRE) - 0.5 * (system == table.base)

    return care.best(decision.options, quiet)


def bring_or_move(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Look for a new base: it can still stay where it is."""
    return "new_base"


def return_probe(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Put a probe card on top, so that the Empire draws again what it has known."""
    return next(option for option in decision.options if option[0] == "top")


HABITS: Final[dict[str, Habit]] = {
    "rebellion-setup-base": first_base,
    "rebellion-new-base": new_base,
    "rebellion-name-systems": name_systems,
    "rebellion-release": release,
    "rebellion-mobilize": bring_or_move,
    "rebellion-return-probe": return_probe,
}
