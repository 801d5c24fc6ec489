"""Objectives: drawing, playing, and the attack on a Death Star (rulebook: "Cartas de Objetivo", "Estrella de la Muerte").

The Rebel General keeps them hidden and need never play one (rebellion:gap.08). Whether he is asked depends on what
everybody sees: what the backs of his cards say, which objectives are out of the game, and whether one could be fulfilled.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablero.games.rebellion.actions import PUBLIC
from tablero.games.rebellion.board import gain_reputation, unit_name
from tablero.games.rebellion.cards import Act
from tablero.games.rebellion.content.objectives import COMBAT, OBJECTIVES, PLANS, REFRESH
from tablero.games.rebellion.dice import roll
from tablero.games.rebellion.facts import DIRECT_HIT, REBEL, STATIONS
from tablero.games.rebellion.state import Table
from tablero.kernel import Choose, Message, Option, Play, Shuffle, say

# The heading of a card is its timing: rebellion:objective.04.
REFRESH_CARDS = tuple(n for n, card in enumerate(OBJECTIVES) if card.timing == REFRESH)
COMBAT_CARDS = tuple(
    n
    for n, card in enumerate(OBJECTIVES)
    if card.timing == COMBAT  # rebellion:objective.04
    and n not in PLANS
)

PLANS_DICE = 3


def objective_name(card: int) -> Message:
    """Return the name of an objective."""
    return say(f"rebellion-objective-{OBJECTIVES[card].key}")


def draw_objective(table: Table) -> Play[None]:
    """Let the Rebels draw an objective, if there is one left."""
    if not table.objective_deck and table.errata and table.objectives_gone:
        order = yield Shuffle(len(table.objectives_gone))  # rebellion:gap.23, rebellion:discard.03
        table.objective_deck = [table.objectives_gone[i] for i in order]
        table.objectives_gone = []
        for card in table.objective_deck:
            table.seen_objective[card] = 0
    if not table.objective_deck:
        return
    card = table.objective_deck.pop()
    table.objective_hand.append(card)  # rebellion:refresh.08, rebellion:objective.01
    table.log.reveal()
    table.log.tell("rebellion-draws-objective")
    table.log.tell_seats(table.seats_of(REBEL), "rebellion-objective-drawn", card=objective_name(card))


def offer_refresh_objective(table: Table) -> Play[None]:
    """Offer to play one objective as the Refresh phase begins (rebellion:objective.07, rebellion:gap.08)."""
    card = yield from choose_objective(table, REFRESH_CARDS, "rebellion-objective-refresh")
    if card is not None:
        yield from play_objective(table, card, -1)


def offer_combat_objective(table: Table) -> Play[None]:
    """Offer an objective that the combat has just fulfilled."""
    combat = table.combat
    if combat is None:
        return
    # rebellion:objective.05
    fresh = [card for card in COMBAT_CARDS if card not in combat.offered and fulfilled(table, card)]
    combat.offered += fresh  # rebellion:objective.05
    if combat.objective_played:
        return  # rebellion:gap.08: one in a combat
    card = yield from choose_objective(table, fresh, "rebellion-objective-combat")
    if card is not None:
        combat.objective_played = True  # rebellion:gap.08
        yield from play_objective(table, card, combat.system)


def choose_objective(table: Table, cards: Sequence[int], ask: str) -> Play[int | None]:
    """Ask which of these objectives is played, if any; only a fulfilled one can be (rebellion:objective.02)."""
    backs = [OBJECTIVES[card].tier for card in table.objective_hand]
    possible = [n for n in cards if OBJECTIVES[n].tier in backs and may_be_held(table, n) and fulfilled(table, n)]
    if not possible:
        return None

    seat = table.general(REBEL)  # rebellion:team.07

    def window() -> Choose:
        options: list[Option] = [("objective", card) for card in possible if card in table.objective_hand]
        return Choose(seat, ["decline", *options], ask, hidden=True)

    choice = yield window
    return None if choice == "decline" else choice[1]


def may_be_held(table: Table, card: int) -> bool:
    """Tell whether an objective may be in the hand for all that everybody can see."""
    return card not in table.objectives_gone


def fulfilled(table: Table, card: int) -> bool:
    """Tell whether what an objective asks for holds now."""
    return OBJECTIVES[card].test.holds(table)


def play_objective(table: Table, card: int, system: int) -> Play[None]:
    """Show an objective, gain what it brings, and put it away.

    By the errata it goes to a discard pile instead of the box, which differs only once the deck is empty.
    """
    table.log.reveal()
    table.log.tell("rebellion-plays-objective", card=objective_name(card))
    table.seen_objective[card] = PUBLIC
    if not OBJECTIVES[card].returns:  # rebellion:objective.03, rebellion:gap.23
        table.objective_hand.remove(card)
        table.objectives_gone.append(card)
    gain_reputation(table, OBJECTIVES[card].reputation)  # rebellion:objective.02, rebellion:reputation.02
    act = Act(REBEL, table.general(REBEL), system)
    act.source = objective_name(card).id
    for effect in OBJECTIVES[card].rider:
        yield from effect.run(table, act)
    table.log.tell("rebellion-reputation-at", space=table.reputation)


# The attack on a Death Star.


def offer_death_star_plans(table: Table) -> Play[None]:
    """Offer Death Star Plans after the attacks of a space battle, once a round."""
    combat = table.combat
    if (
        combat is None
        or combat.objective_played  # rebellion:gap.08
        or combat.plans_tried  # rebellion:deathstar.10
    ):
        return
    card = yield from choose_objective(table, PLANS, "rebellion-objective-plans")  # rebellion:deathstar.07
    if card is None:
        return
    combat.plans_tried = True  # rebellion:deathstar.10
    table.log.reveal()
    table.log.tell("rebellion-shows-plans", card=objective_name(card))
    table.seen_objective[card] = PUBLIC
    yield from attack_station(table, card, combat.system)


def attack_station(table: Table, card: int, system: int) -> Play[None]:
    """Roll for the Plans: a direct hit destroys the station (rebellion:deathstar.08), or else the card stays."""
    from tablero.games.rebellion.combat import destroy_station

    options: list[Option] = [("unit", unit) for unit in STATIONS if table.count(system, unit)]  # rebellion:deathstar.12
    choice = yield Choose(table.general(REBEL), options, "rebellion-plans-target")
    dice = yield from roll(table, REBEL, system, PLANS_DICE, 0)  # rebellion:deathstar.11, rebellion:dice.03
    if not any(die.face == DIRECT_HIT for die in dice):
        table.log.tell("rebellion-plans-fail")  # rebellion:deathstar.09
        return
    assert table.combat is not None
    table.combat.objective_played = True
    destroy_station(table, choice[1])
    table.log.tell("rebellion-plans-work", unit=unit_name(choice[1]))
    yield from play_objective(table, card, system)
