"""Resampling what a side can't know: the other side's cards, the decks, and where the base is.

What is drawn fits everything that happened in front of that side: the base stays where moves, garrisons and
answers allow it; an action card still shows the leader it recruited; an objective keeps the number on its back.
"""

from __future__ import annotations

from collections.abc import Callable

from tablero.games.rebellion.actions import holder, recruited_with
from tablero.games.rebellion.base import bit
from tablero.games.rebellion.cards import PROJECT, STARTING
from tablero.games.rebellion.content.actions import ACTIONS
from tablero.games.rebellion.content.missions import MISSION_CARDS, MISSIONS
from tablero.games.rebellion.content.objectives import OBJECTIVES
from tablero.games.rebellion.content.tactics import TACTIC_CARDS, TACTICS
from tablero.games.rebellion.facts import EMPIRE, REBEL, SIDES, same_leader
from tablero.games.rebellion.state import Table
from tablero.kernel import Rng, resample_cards

Knows = Callable[[int], bool]
"""Tells of the bits of a card whether the viewer has seen it."""


def resample(table: Table, viewer: int | None, rng: Rng) -> None:
    """Draw again what a side (None: a spectator) can't know."""
    mask = 3 if viewer is None else 1 << viewer

    def knows(bits: int) -> bool:
        return bits & mask == mask

    for side in SIDES:
        if side == viewer:
            shuffle_unseen(table.mission_deck[side], table.seen_mission, knows, rng)
            shuffle_unseen(table.action_deck[side], table.seen_action, knows, rng)
        else:
            resample_missions(table, side, knows, rng)
            resample_actions(table, side, knows, rng)
    if viewer == EMPIRE:
        shuffle_unseen(table.project_deck, table.seen_mission, knows, rng)
    resample_objectives(table, viewer, knows, rng)
    resample_tactics(table, viewer, rng)
    resample_probes(table, viewer, knows, rng)


def shuffle_unseen(deck: list[int], seen: list[int], knows: Knows, rng: Rng) -> None:
    """Shuffle the cards of a deck that the viewer has not seen among their places."""
    resample_cards([deck], [card for card in deck if not knows(seen[card])], rng)


def mission_kind(card: int) -> str:
    """Return whether a mission card is starting, normal or a project."""
    return MISSIONS[MISSION_CARDS[card]].kind


def resample_missions(table: Table, side: int, knows: Knows, rng: Rng) -> None:
    """Deal a side's missions in hand, on leaders and in the decks again; starting missions are always held."""
    hand, assigned = table.mission_hand[side], [a for a in table.assigned if a.side == side]
    held = hand + [assignment.card for assignment in assigned]
    for kind, deck in (("normal", table.mission_deck[side]), (PROJECT, table.project_deck)):
        if kind == PROJECT and side == REBEL:
            continue
        mine = [card for card in held if mission_kind(card) == kind]
        pool = [card for card in mine + deck if not knows(table.seen_mission[card])]
        resample_cards([mine, deck], pool, rng)
        held = [card for card in held if mission_kind(card) != kind] + mine
    held.sort()  # who held which of them makes no difference to what comes out
    starting = [card for card in held if mission_kind(card) == STARTING]
    for assignment in assigned:
        if assignment.starting:
            assignment.card = starting.pop(rng.below(len(starting)))
            held.remove(assignment.card)
    rng.shuffle(held)
    for i in range(len(hand)):
        hand[i] = held.pop()
    for assignment in assigned:
        if not assignment.starting:
            assignment.card = held.pop()


def resample_actions(table: Table, side: int, knows: Knows, rng: Rng) -> None:
    """Deal a side's action cards again: each still shows the leader it recruited, and stays with its player."""
    hand, deck, gone = table.action_hand[side], table.action_deck[side], table.actions_gone
    box = [card for card in gone if ACTIONS[card].side == side and not knows(table.seen_action[card])]
    for places in _alike(table, hand, knows):
        card = hand[places[0]]
        zone = box if ACTIONS[card].starting else deck
        fitting = [other for other in zone if may_stand_for(table, other, card, knows)]
        pool = sorted([*(hand[i] for i in places), *fitting])  # who holds which makes no difference to what comes out
        for i, n in zip(places, rng.sample(len(pool), len(places)), strict=True):
            if pool[n] in hand:
                j = hand.index(pool[n])
                hand[i], hand[j] = hand[j], hand[i]
            else:
                swap(table, hand, i, zone, pool[n])
    box.sort()
    for index, card in enumerate(gone):
        if ACTIONS[card].side == side and not knows(table.seen_action[card]):
            gone[index] = box.pop()
    shuffle_unseen(deck, table.seen_action, knows, rng)


def _alike(table: Table, hand: list[int], knows: Knows) -> list[list[int]]:
    """Return the places of the cards in a hand that the viewer has not seen, those together for which the same may stand."""
    found: dict[tuple[bool, int, int | None], list[int]] = {}
    for i, card in enumerate(hand):
        if not knows(table.seen_action[card]):
            leader = recruited_with(table, card)
            whose = holder(table, card) if leader < 0 else None
            found.setdefault((ACTIONS[card].starting, leader, whose), []).append(i)
    return list(found.values())


def may_stand_for(table: Table, other: int, card: int, knows: Knows) -> bool:
    """Tell whether another card could be in a hand instead of this one, for all that was seen."""
    if ACTIONS[other].timing == "immediate" or knows(table.seen_action[other]):
        return False
    leader = recruited_with(table, card)
    if leader >= 0:
        return any(same_leader(leader, shown) for shown in ACTIONS[other].leaders)
    return holder(table, other) == holder(table, card)


def swap(table: Table, hand: list[int], i: int, zone: list[int], other: int) -> None:
    """Exchange a card in a hand with one elsewhere, the note of its recruit included."""
    card = hand[i]
    zone[zone.index(other)] = card
    hand[i] = other
    pairs = table.recruited_with
    for n in range(0, len(pairs), 2):
        if pairs[n] == card:
            pairs[n] = other


def resample_objectives(table: Table, viewer: int | None, knows: Knows, rng: Rng) -> None:
    """Deal objectives again, each number by itself: the backs are seen."""
    zones = [table.objective_deck] if viewer == REBEL else [table.objective_hand, table.objective_deck]
    for tier in (1, 2, 3):
        unseen = [
            card
            for zone in zones
            for card in zone
            if OBJECTIVES[card].tier == tier and not knows(table.seen_objective[card])
        ]
        resample_cards(zones, unseen, rng)


def resample_tactics(table: Table, viewer: int | None, rng: Rng) -> None:
    """Deal tactic cards again, each theater by itself; a hand that is played open stays."""
    opened = table.combat.open_hand if table.combat is not None else -1
    hands = [table.tactic_hand[side] for side in SIDES if side not in (viewer, opened)]
    for theater, deck in enumerate(table.tactic_deck):
        held = [card for hand in hands for card in hand if TACTICS[TACTIC_CARDS[card]].theater == theater]
        resample_cards([*hands, deck], held + deck, rng)


def resample_probes(table: Table, viewer: int | None, knows: Knows, rng: Rng) -> None:
    """Deal probe cards again, and with them the base, where it may be for all that the viewer knows."""
    zones = [table.probe_deck]
    if viewer != EMPIRE:
        zones.append(table.probe_hand)
    if viewer != REBEL:
        zones.append(table.probe_aside)
        if not table.base_revealed and table.base >= 0:
            _resample_base(table, zones, knows, rng)
    unseen = [card for zone in zones for card in zone if not knows(table.seen_probe[card])]
    resample_cards(zones, unseen, rng)


def _resample_base(table: Table, zones: list[list[int]], knows: Knows, rng: Rng) -> None:
    unseen = [card for zone in zones for card in zone if not knows(table.seen_probe[card])]
    candidates = sorted(card for card in [table.base, *unseen] if table.possible_base & bit(card))
    if not candidates:  # the base is where it was chosen: the Rebels are just choosing it
        return
    chosen = rng.choice(candidates)
    if chosen == table.base:
        return
    for zone in zones:
        if chosen in zone:
            zone[zone.index(chosen)] = table.base
    table.base = chosen


Hidden = tuple[list[list[int]], list[int], int]


def hidden(table: Table) -> Hidden:
    """Return a copy of all that a resampling may change: the decks and hands, the missions on leaders, and the base."""
    return [zone.copy() for zone in _zones(table)], [one.card for one in table.assigned], table.base


def restore_hidden(table: Table, hidden: Hidden) -> None:
    """Give a table what a resampling gave another one at the same moment."""
    zones, cards, table.base = hidden
    for zone, now in zip(_zones(table), zones, strict=True):
        zone[:] = now
    for assignment, card in zip(table.assigned, cards, strict=True):
        assignment.card = card


def _zones(table: Table) -> list[list[int]]:
    return [
        *table.mission_deck,
        *table.mission_hand,
        table.project_deck,
        *table.action_deck,
        *table.action_hand,
        table.actions_gone,
        table.recruited_with,
        table.objective_deck,
        table.objective_hand,
        *table.tactic_deck,
        *table.tactic_hand,
        table.probe_deck,
        table.probe_hand,
        table.probe_aside,
    ]
