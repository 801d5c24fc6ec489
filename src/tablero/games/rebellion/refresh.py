"""The Refresh phase (rulebook: "Fase de Recuperación").

The marker of Time never leaves the track: Reputation is at most on its last space, where the two meet at the latest.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tablero.games.rebellion.board import acting, check_reputation, place_name
from tablero.games.rebellion.build import build, deploy, free_units
from tablero.games.rebellion.cards import PROJECT, STARTING
from tablero.games.rebellion.command import recall_missions
from tablero.games.rebellion.content.missions import MISSION_CARDS, MISSIONS
from tablero.games.rebellion.facts import BUILD_SPACES, EMPIRE, REBEL, RECRUIT_SPACES, SIDES
from tablero.games.rebellion.leaders import retrieve
from tablero.games.rebellion.missions import mission_name
from tablero.games.rebellion.objectives import draw_objective, offer_refresh_objective
from tablero.games.rebellion.recruit import recruit
from tablero.games.rebellion.state import ASSIGNMENT, Table
from tablero.kernel import CHECKPOINT, NEW_ROUND, Option, Pick, Play, Shuffle, say

MISSIONS_DRAWN = 2
MOST_MISSIONS = 10
PROBES_DRAWN = 2


def refresh_phase(table: Table) -> Play[None]:
    """Run the steps in their order; `table.step` counts those that are done."""
    while table.step < len(STEPS):
        yield CHECKPOINT
        yield from STEPS[table.step](table)  # rebellion:refresh.01
        table.step += 1  # rebellion:refresh.01
    end_round(table)
    yield NEW_ROUND


# Step 1.


def retrieve_leaders(table: Table) -> Play[None]:
    """Take leaders to their pools and missions to the hands."""
    yield from ()
    recall_missions(table)  # rebellion:refresh.03
    for side in SIDES:
        retrieve(table, side)  # rebellion:refresh.02


# Step 2.


def draw_missions(table: Table, side: int, count: int) -> Play[None]:
    """Let a side's General draw missions; the discards become the deck when it is empty."""
    drawn: list[int] = []
    while len(drawn) < count and (table.mission_deck[side] or table.mission_discard[side]):
        if not table.mission_deck[side]:
            yield from reshuffle(table, side)  # rebellion:discard.03
        drawn.append(table.mission_deck[side].pop())  # rebellion:team.22
        table.mission_hand[side].append(drawn[-1])  # rebellion:team.22
    table.log.reveal()
    table.log.tell("rebellion-draws-missions", **acting(side), count=len(drawn))
    names = tuple(map(mission_name, drawn))
    table.log.tell_seats(table.seats_of(side), "rebellion-missions-drawn", cards=names)


def reshuffle(table: Table, side: int) -> Play[None]:
    """Make a new deck of a side's discarded missions."""
    order = yield Shuffle(len(table.mission_discard[side]))
    table.mission_deck[side] = [table.mission_discard[side][i] for i in order]  # rebellion:discard.03
    table.mission_discard[side] = []  # rebellion:discard.03
    for card in table.mission_deck[side]:
        table.seen_mission[card] = 0


def draw_both(table: Table) -> Play[None]:
    """Let both sides draw two missions (rebellion:refresh.04)."""
    for side in SIDES:
        yield from draw_missions(table, side, MISSIONS_DRAWN)


def discard_down(table: Table, side: int) -> Play[None]:
    """Have the General discard what is above ten cards, here only."""
    excess = len(table.mission_hand[side]) - MOST_MISSIONS  # rebellion:refresh.05: projects count, objectives do not
    if excess <= 0:  # rebellion:refresh.06
        return

    def which() -> Pick:
        hand = table.mission_hand[side]
        options: list[Option] = [("mission", card) for card in hand if not is_starting(card)]  # rebellion:refresh.05
        ask = say("rebellion-discard-missions", count=excess)
        # rebellion:team.22, rebellion:team.10
        return Pick(table.general(side), options, excess, excess, ask, hidden=True)

    choice = yield which
    cards = [card for _, card in choice]
    for card in cards:
        discard_mission(table, side, card)  # rebellion:refresh.06
    names = tuple(map(mission_name, cards))
    table.log.tell("rebellion-discards-missions", **acting(side), cards=names)


def is_starting(card: int) -> bool:
    """Tell whether a card is a starting mission, which can't be discarded."""
    return MISSIONS[MISSION_CARDS[card]].kind == STARTING


def discard_mission(table: Table, side: int, card: int) -> None:
    """Put a mission face up on its pile (rebellion:discard.01, rebellion:discard.02), a project on its own."""
    table.mission_hand[side].remove(card)
    project = MISSIONS[MISSION_CARDS[card]].kind == PROJECT
    (table.project_discard if project else table.mission_discard[side]).append(card)  # rebellion:project.02


# Steps 3 and 4.


def launch_probes(table: Table) -> Play[None]:
    """Let the Imperial General draw two probe cards, in secret."""
    yield from ()
    drawn = [table.probe_deck.pop() for _ in range(min(PROBES_DRAWN, len(table.probe_deck)))]  # rebellion:refresh.07
    table.probe_hand += drawn  # rebellion:refresh.07, rebellion:gap.09
    table.log.reveal()
    table.log.tell("rebellion-draws-probes", count=len(drawn))
    # rebellion:team.23
    table.log.tell_seats(table.seats_of(EMPIRE), "rebellion-probes-drawn", places=tuple(map(place_name, drawn)))


# Step 5.


def advance_time(table: Table) -> Play[None]:
    """Move the marker of Time; where it meets Reputation the Rebels have won (rebellion:refresh.09, rebellion:time.01)."""
    yield from ()
    table.time += 1
    table.log.tell("rebellion-time-at", space=table.time)
    check_reputation(table)  # rebellion:win.03


def recruit_leaders(table: Table) -> Play[None]:
    """Recruit if the new space says so (rebellion:recruit.01, rebellion:gap.12)."""
    if table.time in RECRUIT_SPACES:
        yield from recruit(table)


def build_units(table: Table) -> Play[None]:
    """Build if the new space says so (rebellion:build.01, rebellion:gap.12)."""
    if table.time in BUILD_SPACES:
        yield from build(table)


# The end of the round.


def end_round(table: Table) -> None:
    """Drop what lasts for a round, and go on to the next."""
    for lasting in (table.detained, table.protected, table.locked, table.unpinning, table.bonus_later):
        lasting.clear()
    table.yoda_used = False
    table.phase = ASSIGNMENT  # rebellion:round.01
    table.step = 0
    table.turn = 0
    table.passed = [False] * len(table.order)


Step = Callable[[Table], Play[None]]

STEPS: tuple[Step, ...] = (
    offer_refresh_objective,
    retrieve_leaders,
    draw_both,
    partial(discard_down, side=REBEL),
    partial(discard_down, side=EMPIRE),
    launch_probes,
    draw_objective,
    advance_time,
    recruit_leaders,
    partial(free_units, side=REBEL),
    partial(free_units, side=EMPIRE),
    build_units,
    partial(deploy, side=REBEL),  # rebellion:refresh.11
    partial(deploy, side=EMPIRE),
)
"""The objective before leaders are retrieved, then the six steps of the rulebook."""
