"""Setting up a game (rulebook: "Apéndice: preparación de la partida"), in full or as for a first game.

Which side a seat plays is the agreement that the first step asks for: see `Table.seat`. What belongs to a side is kept
apart from the start: units and leaders know their side, and there is a deck, a hand and a discard pile for each.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from tablero.games.rebellion.actions import CARDS_OF, PUBLIC, action_name
from tablero.games.rebellion.base import bits
from tablero.games.rebellion.board import gain_units, place_name, unit_name, units_named
from tablero.games.rebellion.cards import NORMAL, PROJECT, STARTING
from tablero.games.rebellion.content.actions import ACTIONS
from tablero.games.rebellion.content.missions import MISSION_CARDS, MISSIONS
from tablero.games.rebellion.content.objectives import OBJECTIVES
from tablero.games.rebellion.content.tactics import TACTIC_CARDS, TACTICS
from tablero.games.rebellion.facts import (
    BASE,
    CORUSCANT,
    EMPIRE,
    GROUND_OF,
    LEADERS,
    PLACE_KEYS,
    PLACES,
    PROBES,
    REBEL,
    SHIPS_OF,
    SIDES,
    SYSTEM_COUNT,
    SYSTEM_NUMBER,
    SYSTEMS,
    THEATER_KEYS,
    UNIT_NUMBER,
    UNITS,
    UNITS_OF,
)
from tablero.games.rebellion.objectives import draw_objective
from tablero.games.rebellion.recruit import resolve_immediate
from tablero.games.rebellion.refresh import draw_missions
from tablero.games.rebellion.state import ASSIGNMENT, POOL, Table
from tablero.kernel import (
    CHECKPOINT,
    Choose,
    Distribute,
    Draw,
    Option,
    Play,
    Reason,
    Rng,
    Shuffle,
    because,
    say,
)

STARTING_ACTIONS = 2
OPENING_MISSIONS = 2
REBEL_SYSTEMS = 3
IMPERIAL_SYSTEMS = 5
SUBJUGATED_SYSTEMS = 2
"""Of the Imperial systems, so many of the first drawn are subjugated instead of loyal."""

IMPERIAL_FORCE = tuple(n for n in (*SHIPS_OF[EMPIRE], *reversed(GROUND_OF[EMPIRE])) if UNITS[n].starting)
"""The types in the order they are placed: the most numerous ground units last, so that every system gets one."""
REBEL_FORCE = tuple(n for n in UNITS_OF[REBEL] if UNITS[n].starting)
LAST_GARRISON = IMPERIAL_FORCE[-1]

FIRST_GAME: dict[str, Any] = tomllib.loads(
    (Path(__file__).parent / "content" / "setup.toml").read_text(encoding="utf-8")
)


def setup(table: Table) -> Play[None]:
    """Run the steps in their order; `table.step` counts those that are done."""
    steps = FIRST_GAME_STEPS if table.first_game else FULL_STEPS
    while table.step < len(steps):
        yield from steps[table.step](table)  # rebellion:setup.01
        table.step += 1
        yield CHECKPOINT
    table.phase = ASSIGNMENT
    table.step = 0


# Steps 2 to 7: leaders and decks.


def prepare(table: Table) -> Play[None]:
    """Put the leaders in their pools and shuffle the decks."""
    place_leaders(table)
    yield from prepare_objectives(table)
    yield from prepare_actions(table)
    for theater in range(len(THEATER_KEYS)):
        cards = [n for n, kind in enumerate(TACTIC_CARDS) if TACTICS[kind].theater == theater]
        table.tactic_deck[theater] = yield from shuffled(cards)  # rebellion:setup.10
    yield from prepare_missions(table)


def shuffled(cards: Sequence[int]) -> Play[list[int]]:
    """Return the cards in random order."""
    order = yield Shuffle(len(cards))
    return [cards[i] for i in order]


def place_leaders(table: Table) -> None:
    """Take the starting leaders into the pools; the others wait in the supply (rebellion:setup.05)."""
    for leader, facts in enumerate(LEADERS):
        if facts.entry == "start":
            table.leader_at[leader] = POOL


def prepare_objectives(table: Table) -> Play[None]:
    """Stack the objectives, stage I on top, and let the Rebel General draw one."""
    table.seen_objective = [0] * len(OBJECTIVES)
    for tier in (3, 2, 1):  # rebellion:setup.07
        cards = yield from shuffled([n for n, card in enumerate(OBJECTIVES) if card.tier == tier])  # rebellion:setup.07
        table.objective_deck += cards  # rebellion:setup.07
    yield from draw_objective(table)  # rebellion:setup.08, rebellion:objective.01


def prepare_actions(table: Table) -> Play[None]:
    """Shuffle the cards with a recruit icon into a deck for each side."""
    table.seen_action = [0] * len(ACTIONS)
    for side in SIDES:
        cards = [n for n in CARDS_OF[side] if not ACTIONS[n].starting]  # rebellion:setup.09, rebellion:action.08
        table.action_deck[side] = yield from shuffled(cards)  # rebellion:setup.04


def prepare_missions(table: Table) -> Play[None]:
    """Shuffle projects and missions; the starting missions are set aside."""
    table.seen_mission = [0] * len(MISSION_CARDS)
    table.project_deck = yield from shuffled(missions_of(EMPIRE, PROJECT))  # rebellion:setup.12
    for side in SIDES:
        # rebellion:setup.11, rebellion:setup.13
        table.mission_deck[side] = yield from shuffled(missions_of(side, NORMAL))


def missions_of(side: int, kind: str) -> list[int]:
    """Return the mission cards of a side that are of a kind: each side has its own."""
    found = [(card, MISSIONS[number]) for card, number in enumerate(MISSION_CARDS)]
    return [
        card
        for card, mission in found
        if mission.side == side  # rebellion:setup.04
        and mission.kind == kind  # rebellion:setup.13
    ]


# Step 8: loyalty and units.


def draw_loyalty(table: Table) -> Play[None]:
    """Turn probe cards up until enough systems of both sides have come.

    What comes of a side after it has its number is passed over, and goes back into the deck.
    """
    cards = yield from shuffled(PROBES)
    turned: list[list[int]] = [[], []]
    wanted = (REBEL_SYSTEMS, IMPERIAL_SYSTEMS)
    for card in reversed(cards):
        side = SYSTEMS[card].symbol  # rebellion:gap.15
        if side is not None and len(turned[side]) < wanted[side]:
            turned[side].append(card)  # rebellion:setup.14, rebellion:setup.15
    first, rest = turned[EMPIRE][:SUBJUGATED_SYSTEMS], turned[EMPIRE][SUBJUGATED_SYSTEMS:]  # rebellion:setup.15
    set_loyalty(table, turned[REBEL], rest, first)
    left = [card for card in PROBES if card not in turned[EMPIRE]]  # rebellion:setup.16
    table.probe_deck = yield from shuffled(left)


def set_loyalty(table: Table, rebel: Sequence[int], imperial: Sequence[int], subjugated: Sequence[int]) -> None:
    """Put the first markers down, and the Imperial probe cards in the box."""
    table.loyalty[CORUSCANT] = EMPIRE  # rebellion:loyalty.09
    for system in rebel:
        table.loyalty[system] = REBEL  # rebellion:setup.15
    for system in imperial:
        table.loyalty[system] = EMPIRE  # rebellion:setup.15
    for system in subjugated:
        table.subjugated[system] = True  # rebellion:setup.15
    table.probes_gone = sorted([*imperial, *subjugated])  # rebellion:setup.16
    for card in table.probes_gone:
        table.seen_probe[card] = PUBLIC  # rebellion:setup.16
    table.log.tell("rebellion-setup-rebel", places=tuple(map(place_name, rebel)))
    table.log.tell("rebellion-setup-imperial", places=tuple(map(place_name, imperial)))
    table.log.tell("rebellion-setup-subjugated", places=tuple(map(place_name, subjugated)))


def place_imperial(table: Table, unit: int) -> Play[None]:
    """Let the Admiral place all units of a type in Imperial systems."""
    systems = [system for system in range(SYSTEM_COUNT) if table.imperial_system(system)]  # rebellion:setup.17
    bare = [not table.has_ground(system, EMPIRE) for system in systems] if unit == LAST_GARRISON else []
    # rebellion:setup.17, rebellion:team.08
    yield from place_starting(table, table.admiral(EMPIRE), unit, systems, bare)
    if unit == LAST_GARRISON:
        tell_forces(table, EMPIRE)


def place_starting(table: Table, seat: int, unit: int, places: Sequence[int], bare: Sequence[bool] = ()) -> Play[None]:
    """Ask where the starting units of a type go; those places that are bare must get one."""
    count = UNITS[unit].starting
    options: list[Option] = [("place", place) for place in places]
    ask = say("rebellion-setup-place", unit=say("rebellion-units", count=count, unit=unit_name(unit)))

    def limit(amounts: tuple[int, ...]) -> Reason | None:
        for place, amount, needs in zip(places, amounts, bare, strict=True):
            if needs and not amount:  # rebellion:setup.18
                return because("rebellion:setup.18", "rebellion-setup-garrison", place=place_name(place))
        return None

    def sampler(rng: Rng) -> tuple[int, ...]:
        amounts = [int(needs) for needs in bare]
        for _ in range(count - sum(amounts)):
            amounts[rng.below(len(amounts))] += 1
        return tuple(amounts)

    if bare:
        amounts = yield Distribute(seat, options, count, ask, limit=limit, sampler=sampler)  # rebellion:setup.18
    else:
        amounts = yield Distribute(seat, options, count, ask)
    for place, amount in zip(places, amounts, strict=True):
        gain_units(table, place, unit, amount)


def place_rebels(table: Table) -> Play[None]:
    """Let the Admiral split the Rebels between their base and one system."""
    seat = table.admiral(REBEL)
    # rebellion:setup.19
    options: list[Option] = [("system", system) for system in range(SYSTEM_COUNT) if may_start_in(table, system)]
    choice = yield Choose(seat, options, "rebellion-setup-system")  # rebellion:setup.19, rebellion:team.08
    for unit in REBEL_FORCE:
        yield from place_starting(table, seat, unit, (BASE, choice[1]))  # rebellion:setup.19
    tell_forces(table, REBEL)


def may_start_in(table: Table, system: int) -> bool:
    """Tell whether Rebels may start in a system: a Rebel or neutral one, by the errata one without Imperial units."""
    if table.errata:
        return not table.has_units(system, EMPIRE)  # rebellion:gap.21
    return table.rebel_system(system) or table.neutral_system(system)  # rebellion:setup.19


def tell_forces(table: Table, side: int) -> None:
    """Tell what a side starts with in each place."""
    for place in range(PLACES):
        counts = {unit: table.count(place, unit) for unit in UNITS_OF[side]}
        if any(counts.values()):
            table.log.tell("rebellion-setup-force", place=place_name(place), units=units_named(counts))


def deal_actions(table: Table) -> Play[None]:
    """Give each side two starting action cards; nobody sees the others."""
    for side in SIDES:
        cards = [n for n in CARDS_OF[side] if ACTIONS[n].starting]  # rebellion:setup.20
        drawn = yield Draw(len(cards), STARTING_ACTIONS)  # rebellion:setup.20
        table.action_hand[side] = [cards[i] for i in drawn]  # rebellion:setup.20
        table.actions_gone += [card for card in cards if card not in table.action_hand[side]]  # rebellion:setup.20
        table.log.reveal()
        names = tuple(map(action_name, table.action_hand[side]))
        table.log.tell_seats(table.seats_of(side), "rebellion-setup-actions", cards=names)
    yield from resolve_immediate(table)  # rebellion:action.05


# Steps 9 and 10: the base, and the opening hands.


def choose_base(table: Table) -> Play[None]:
    """Let the Rebel General hide the base in a system of the probe deck."""
    sites = [card for card in PROBES if card in table.probe_deck and may_hide_in(table, card)]
    options: list[Option] = [("site", card) for card in sites]
    seat = table.general(REBEL)  # rebellion:team.09
    choice = yield lambda: Choose(seat, options, "rebellion-setup-base", hidden=True)  # rebellion:setup.21
    table.base = choice[1]  # rebellion:setup.21
    table.possible_base = bits(sites)
    table.probe_deck.remove(table.base)  # rebellion:setup.21
    table.probe_deck = yield from shuffled(table.probe_deck)  # rebellion:setup.22
    table.log.tell("rebellion-setup-base-hidden")
    table.log.tell_seats(table.seats_of(REBEL), "rebellion-setup-base-is", place=place_name(table.base))


def may_hide_in(table: Table, system: int) -> bool:
    """Tell whether the first base may be here: in a first game not beside Imperial units (rebellion:gap.20)."""
    if not table.first_game:
        return True
    return not any(table.has_units(other, EMPIRE) for other in (system, *SYSTEMS[system].near))


def draw_hands(table: Table) -> Play[None]:
    """Take the starting missions and two more into each hand."""
    for side in SIDES:
        table.mission_hand[side] = missions_of(side, STARTING)  # rebellion:setup.11
        yield from draw_missions(table, side, OPENING_MISSIONS)  # rebellion:setup.23


# The first game.


def lay_out(table: Table) -> Play[None]:
    """Put loyalty and units where a first game has them."""
    rebel, imperial, subjugated = (
        [SYSTEM_NUMBER[key] for key in FIRST_GAME[marker]] for marker in ("rebel", "imperial", "subjugated")
    )
    set_loyalty(table, rebel, imperial, subjugated)  # rebellion:gap.18
    for key, units in FIRST_GAME["units"].items():
        for unit, count in units.items():
            gain_units(table, PLACE_KEYS.index(key), UNIT_NUMBER[unit], count)  # rebellion:gap.19
    for side in reversed(SIDES):
        tell_forces(table, side)
    table.probe_deck = yield from shuffled([card for card in PROBES if card not in table.probes_gone])
    leave_starting_actions(table)


def leave_starting_actions(table: Table) -> None:
    """Put all starting action cards in the box, as everybody knows (rebellion:gap.18)."""
    for card, facts in enumerate(ACTIONS):
        if facts.starting:
            table.actions_gone.append(card)
            table.seen_action[card] = PUBLIC


Step = Callable[[Table], Play[None]]

FULL_STEPS: tuple[Step, ...] = (
    prepare,
    draw_loyalty,
    *(partial(place_imperial, unit=unit) for unit in IMPERIAL_FORCE),
    place_rebels,
    deal_actions,
    choose_base,
    draw_hands,
)
"""The complete setup (rebellion:setup.02)."""
FIRST_GAME_STEPS: tuple[Step, ...] = (prepare, lay_out, choose_base, draw_hands)
