"""The Rebel Base: hidden, revealed, moved (rulebook: "Base Rebelde").

What both sides have seen narrows down where the base may be. `possible_base` keeps exactly that, so that a resample for
the Imperial player never contradicts what happened, and tells nothing that did not.
"""

from __future__ import annotations

from tablero.games.rebellion.board import place_name
from tablero.games.rebellion.facts import BASE, EMPIRE, LEADER_COUNT, PROBES, REBEL, SYSTEMS, UNIT_COUNT, UNITS_OF
from tablero.games.rebellion.state import Table
from tablero.kernel import Choose, Option, Play, Shuffle

SEEN_BY_BOTH = 3


def bit(system: int) -> int:
    """Return the bit of a system in a set of systems."""
    return 1 << system


def bits(systems: tuple[int, ...] | list[int]) -> int:
    """Return a set of systems."""
    return sum(1 << system for system in systems)


def within_reach(system: int) -> int:
    """Return where the base may be if units move between its space and this system (rebellion:base.05, rebellion:base.06)."""
    return bit(system) | bits(SYSTEMS[system].near)


def learn(table: Table, systems: int) -> None:
    """Note that everybody now knows the base to be in one of these systems; if that is news, it can't be taken back."""
    if table.base_revealed:
        return
    known = table.possible_base & systems
    if known != table.possible_base:
        table.possible_base = known
        table.log.reveal()


def near_base(table: Table) -> tuple[int, ...]:
    """Return the systems that units of the base space can reach: the base system and its neighbours (rebellion:base.05)."""
    return (table.base, *SYSTEMS[table.base].near)


def reveal_base(table: Table) -> None:
    """Turn the location card up and put all that is in the space into its system."""
    table.base_revealed = True  # rebellion:base.09
    table.possible_base = bit(table.base)
    table.seen_probe[table.base] = SEEN_BY_BOTH
    empty_base_space(table)  # rebellion:base.09
    table.log.reveal()
    table.log.tell("rebellion-base-revealed", place=place_name(table.base))


def empty_base_space(table: Table) -> None:
    """Put every unit and leader of the space into the system of the base."""
    for unit in UNITS_OF[REBEL]:
        table.units[table.base * UNIT_COUNT + unit] += table.units[BASE * UNIT_COUNT + unit]
        table.units[BASE * UNIT_COUNT + unit] = 0
    for leader in range(LEADER_COUNT):
        if table.leader_at[leader] == BASE:
            table.leader_at[leader] = table.base


def must_reveal(table: Table) -> bool:
    """Tell whether Imperial ground units or loyalty are where the base hides. Ships tell nothing."""
    if table.base_revealed or table.base < 0:
        return False
    # rebellion:base.08, rebellion:base.10
    return table.loyalty[table.base] == EMPIRE or table.has_ground(table.base, EMPIRE)


def legal_site(table: Table, system: int) -> bool:
    """Tell whether a new base may be here (rebellion:newbase.05)."""
    barred = table.loyalty[system] == EMPIRE or table.has_units(system, EMPIRE) or table.destroyed[system]
    return not barred


def establish_new_base(table: Table, seat: int, draws: int) -> Play[None]:
    """Draw probe cards and take at most one as the new base."""
    deck, aside = table.probe_deck, table.probe_aside
    aside += [deck.pop() for _ in range(min(draws, len(deck)))]  # rebellion:newbase.01
    table.log.reveal()

    def sites() -> Choose:
        options: list[Option] = [("site", card) for card in aside if legal_site(table, card)]  # rebellion:newbase.06
        return Choose(seat, [*options, "stay"], "rebellion-new-base", hidden=True)  # rebellion:newbase.01

    choice = yield sites
    if choice != "stay":
        _move_base(table, choice[1])  # rebellion:newbase.01
    order = yield Shuffle(len(aside))
    table.probe_deck[:0] = [aside[i] for i in order]  # rebellion:newbase.03, rebellion:newbase.04: to the bottom
    aside.clear()


def _move_base(table: Table, system: int) -> None:
    """Give the old location up and hide the new one. Everything has gone to the old system: the space is empty."""
    empty_base_space(table)  # rebellion:newbase.02, rebellion:newbase.09: that of a revealed base is empty already
    old = table.base
    table.probe_hand.append(old)  # rebellion:newbase.02
    table.seen_probe[old] = SEEN_BY_BOTH
    table.log.tell("rebellion-base-moved", place=place_name(old))
    table.probe_aside.remove(system)
    table.base = system  # rebellion:newbase.03
    table.base_revealed = False  # rebellion:newbase.03
    known = bits([card for card in PROBES if table.seen_probe[card] == SEEN_BY_BOTH or card in table.probes_gone])
    table.possible_base = bits([card for card in PROBES if legal_site(table, card)]) & ~known
