"""The Rebel base: where it is hidden well, how much it is in danger, and where it moves."""

from __future__ import annotations

from typing import Final

from tablero.games.rebellion.base import SEEN_BY_BOTH, legal_site
from tablero.games.rebellion.facts import BASE, DISTANCE, EMPIRE, PROBES, REBEL, SYSTEM_COUNT, SYSTEMS
from tablero.games.rebellion.habits.armies import Army, army, odds, price, together, troops
from tablero.games.rebellion.habits.asked import Habit
from tablero.games.rebellion.habits.knowledge import suspects
from tablero.games.rebellion.habits.moving import carried
from tablero.games.rebellion.state import Table
from tablero.kernel import Care, Choose, Option, Pick
from tablero.kernel.care import EQUAL

FEAR: Final = (1.0, 0.5, 0.15, 0.05)
"""What Imperial forces so many moves away count."""
HIDEOUTS: Final = 3
"""The base is hidden in one of so many best places, by chance, so that nobody can count on it."""
MOVES_AT: Final = 0.12
"""From so much danger on the base moves."""
VISITED: Final = 2.5
"""The Empire goes to so many systems soon."""
UNKNOWN: Final = 0.6
"""How much of a system is ruled out by a probe card that the Rebels haven't seen."""


def hideout(table: Table, system: int) -> float:
    """Return how well a base is hidden in a system: far from Imperial forces, with few ways in, remote."""
    fear = 0.0
    for other, distance in enumerate(DISTANCE[system]):
        if distance < len(FEAR) and table.has_units(other, EMPIRE):
            fear += FEAR[distance] * price(army(table, other, EMPIRE), EMPIRE)
    return -fear - 0.3 * len(SYSTEMS[system].near) - 1.5 * SYSTEMS[system].populous


def danger(table: Table, reach: int, supposed_base: int | None = None, defence: Army | None = None) -> float:
    """Return how likely, as the Rebels may fear, the base falls to the forces within so many moves (1 or 2).

    Who doesn't know where it is may suppose it somewhere; and who thinks of moving units, another defence.
    """
    base = table.base if supposed_base is None else supposed_base
    if base < 0:
        return 0.0
    if defence is None:
        defence = together((army(table, base, REBEL), army(table, BASE, REBEL)))  # one of them is empty while revealed
    return found_among(supposed(table)) * falls(table, base, reach, defence)


def falls(table: Table, base: int, reach: int, defence: Army) -> float:
    """Return how likely a base with that defence falls to the forces within so many moves, once these know of it.

    Leaders who hold units back are not counted on: they are gone in the next round. Nor are garrisons, since the Rebels
    can't tell whether the Empire knows.
    """
    coming = [army(table, base, EMPIRE)]
    coming += [carried(table, EMPIRE, n, True, 0) for n in SYSTEMS[base].near if table.has_units(n, EMPIRE)]
    if reach > 1:
        far = [n for n in range(SYSTEM_COUNT) if DISTANCE[base][n] == 2 and table.has_units(n, EMPIRE)]
        coming += [[count // 2 for count in army(table, n, EMPIRE)] for n in far]
    force = together(coming)
    if not any(force) or not (table.base_revealed or troops(force, EMPIRE)):
        return 0.0
    return odds(force, defence, EMPIRE)


def found_among(count: float) -> float:
    """Return how likely the Empire soon finds a base that it looks for in so many systems."""
    return min(1.0, VISITED / count)


def supposed(table: Table) -> float:
    """Return among how many systems the Rebels suppose the Empire to look: it holds probe cards that they haven't seen."""
    if table.base_revealed:
        return 1.0
    return max(1.0, suspects(table, REBEL).bit_count() - UNKNOWN * unseen_probes(table))


def unseen_probes(table: Table) -> int:
    """Return how many probe cards the Empire holds that the Rebels haven't seen."""
    return sum(not table.seen_probe[card] >> REBEL & 1 for card in table.probe_hand)


def first_base(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Hide in one of the best places; who takes less care, in one of more."""
    ranked = sorted(decision.options, key=lambda option: -hideout(table, int(option[1])))
    among = HIDEOUTS + len(ranked) * care.slips // 100
    return ranked[care.rng.below(min(among, len(ranked)))]


def new_base(table: Table, decision: Choose, side: int, care: Care) -> Option:
    """Move to the best of the sites if the base is in danger, and in less danger there."""
    sites = [option for option in decision.options if option != "stay"]
    now = danger(table, 2)
    if not sites or now < MOVES_AT:
        return "stay"
    best = max(sites, key=lambda option: hideout(table, int(option[1])))
    return best if new_danger(table, int(best[1])) < now else "stay"


def new_danger(table: Table, site: int) -> float:
    """Return how likely a base falls that moves to a site, where nobody defends it but who is there."""
    sites = [card for card in PROBES if legal_site(table, card) and table.seen_probe[card] != SEEN_BY_BOTH]
    hidden = max(1.0, len(sites) - UNKNOWN * unseen_probes(table))
    return found_among(hidden) * falls(table, site, 2, army(table, site, REBEL))


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
