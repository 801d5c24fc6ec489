"""What missions and action cards do to objectives, projects and other missions.

Cards that somebody looks at stay where they lie, marked as seen, until they go somewhere: what is hidden is never anywhere
but on the table.
"""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.rebellion.asking import asking
from tablero.games.rebellion.board import acting
from tablero.games.rebellion.cards import PROJECT, STARTING, Act
from tablero.games.rebellion.effects import Deed, Step
from tablero.games.rebellion.facts import EMPIRE, REBEL
from tablero.games.rebellion.leaders import leader_name
from tablero.games.rebellion.state import ON_MISSION, Assignment, Table
from tablero.kernel import Ask, Choose, Message, Option, Play, Shuffle, say

BOTH_SIDES = 3
"""Seen by both sides."""


# Objectives.


def look_at_objectives(table: Table, count: int) -> int:
    """Let the Rebels look at the top objectives, as many as there are; return how many."""
    looked = min(count, len(table.objective_deck))
    for card in table.objective_deck[len(table.objective_deck) - looked :]:
        table.seen_objective[card] = 1 << REBEL  # if the Empire knew one, it can't tell where it goes now
    table.log.reveal()
    table.log.tell("rebellion-looks-at-objectives", count=looked)
    return looked


def choose_objective(table: Table, seat: int, among: int, skip: int, ask: Ask) -> Play[int]:
    """Ask for one of the top objectives that are looked at, but for the first `skip` of them."""

    def question() -> Choose:
        deck = table.objective_deck
        return Choose(seat, [("objective", deck[-1 - i]) for i in range(skip, among)], ask, hidden=True)

    choice = yield question
    return int(choice[1])


@dataclass(frozen=True, slots=True)
class DrawObjective(Step):
    """Draw an objective."""

    def run(self, table: Table, act: Act) -> Play[None]:
        """Draw it, if there is one."""
        from tablero.games.rebellion.objectives import draw_objective  # which knows the cards

        yield from draw_objective(table)

    def text(self) -> Message:
        return say("rebellion-effect-draw-objective")


@dataclass(frozen=True, slots=True)
class KeepObjective(Step):
    """Draw two objectives, keep one, and put the other under the deck."""

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose the one to bury; a single one is simply drawn."""
        if look_at_objectives(table, 2) == 2:
            card = yield from choose_objective(table, act.seat, 2, 0, asking(act, "rebellion-bury-objective"))
            _to_bottom(table, card)
        yield from DrawObjective().run(table, act)

    def text(self) -> Message:
        return say("rebellion-effect-keep-objective")


@dataclass(frozen=True, slots=True)
class SortObjectives(Step):
    """Look at the two top objectives; one goes back on top, the other to the bottom."""

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose the one for the bottom."""
        if look_at_objectives(table, 2) == 2:
            card = yield from choose_objective(table, act.seat, 2, 0, asking(act, "rebellion-bury-objective"))
            _to_bottom(table, card)

    def text(self) -> Message:
        return say("rebellion-effect-sort-objectives")


def _to_bottom(table: Table, card: int) -> None:
    table.objective_deck.remove(card)
    table.objective_deck.insert(0, card)


@dataclass(frozen=True, slots=True)
class ReorderObjectives(Step):
    """Look at the top objectives and put them back in any order."""

    count: int

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose them from the top down."""
        looked = look_at_objectives(table, self.count)
        deck = table.objective_deck
        for above in range(looked - 1):
            card = yield from choose_objective(
                table, act.seat, looked, above, asking(act, "rebellion-order-objectives")
            )
            deck.remove(card)
            deck.insert(len(deck) - above, card)

    def text(self) -> Message:
        return say("rebellion-effect-reorder-objectives", count=self.count)


@dataclass(frozen=True, slots=True)
class ShowObjectives(Deed):
    """Have the Rebels show their objectives to the Empire."""

    def do(self, table: Table, act: Act) -> None:
        """Show them to the players of both sides."""
        from tablero.games.rebellion.objectives import objective_name

        for card in table.objective_hand:
            table.seen_objective[card] |= 1 << EMPIRE
        table.log.reveal()
        cards = tuple(objective_name(card) for card in table.objective_hand)
        table.log.tell_seats(tuple(range(table.seats)), "rebellion-objectives-shown", cards=cards)

    def text(self) -> Message:
        return say("rebellion-effect-show-objectives")


@dataclass(frozen=True, slots=True)
class BuryObjective(Step):
    """Send one of the objectives just shown to the bottom of the deck."""

    def run(self, table: Table, act: Act) -> Play[None]:
        """Let the Empire choose it."""
        if not table.objective_hand:
            return

        def question() -> Choose:
            options: list[Option] = [("objective", card) for card in sorted(table.objective_hand)]
            return Choose(act.seat, options, asking(act, "rebellion-bury-objective"), hidden=True)

        choice = yield question
        table.objective_hand.remove(choice[1])
        table.objective_deck.insert(0, choice[1])
        table.seen_objective[choice[1]] = BOTH_SIDES

    def text(self) -> Message:
        return say("rebellion-effect-bury-objective")


# Projects and other missions.


def restock_projects(table: Table, count: int) -> Play[None]:
    """Put the discarded projects under the deck when it has fewer cards than are needed."""
    pile = table.project_discard
    if len(table.project_deck) < count and pile:  # rebellion:discard.03
        order = yield Shuffle(len(pile))
        table.project_deck[:0] = [pile[i] for i in order]  # rebellion:discard.03
        for card in pile:
            table.seen_mission[card] = 0
        pile.clear()  # rebellion:discard.03


def draw_project(table: Table) -> None:
    """Draw a project into the missions, which the General holds."""
    card = table.project_deck.pop()  # rebellion:project.01
    table.seen_mission[card] = 0
    table.mission_hand[EMPIRE].append(card)  # rebellion:project.01, rebellion:team.27


def _tell_projects(table: Table, count: int) -> None:
    table.log.reveal()
    table.log.tell("rebellion-draws-projects", count=count)


@dataclass(frozen=True, slots=True)
class DrawProjects(Step):
    """Draw projects."""

    count: int

    def run(self, table: Table, act: Act) -> Play[None]:
        """Draw as many as there are."""
        yield from restock_projects(table, self.count)
        count = min(self.count, len(table.project_deck))
        for _ in range(count):
            draw_project(table)
        _tell_projects(table, count)

    def text(self) -> Message:
        return say("rebellion-effect-draw-projects", count=self.count)


@dataclass(frozen=True, slots=True)
class KeepProject(Step):
    """Draw two projects, keep one, and put the other under the deck."""

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose the one to keep; a single one is simply drawn."""
        yield from restock_projects(table, 2)
        deck = table.project_deck
        if len(deck) >= 2:
            for card in deck[-2:]:
                table.seen_mission[card] |= 1 << EMPIRE
            table.log.reveal()
            ask = "rebellion-keep-project"
            choice = yield lambda: Choose(act.seat, [("mission", deck[-1]), ("mission", deck[-2])], ask, hidden=True)
            buried = deck.pop(-1 if deck[-2] == choice[1] else -2)
            deck.insert(0, buried)
        count = min(1, len(deck))
        for _ in range(count):
            draw_project(table)
        _tell_projects(table, count)

    def text(self) -> Message:
        return say("rebellion-effect-keep-project")


def fetchable(deck: list[int], keys: tuple[str, ...]) -> list[int]:
    """Return a card of each kind in a deck, or of these kinds, the same whatever the order of the deck."""
    from tablero.games.rebellion.content.missions import MISSION_CARDS, MISSIONS  # which are made of effects

    found: dict[int, int] = {}
    for card in sorted(deck):
        if not keys or MISSIONS[MISSION_CARDS[card]].key in keys:
            found.setdefault(MISSION_CARDS[card], card)
    return list(found.values())


def fetch(table: Table, seat: int, deck: list[int], keys: tuple[str, ...] = ()) -> Play[int]:
    """Let somebody search a deck, take a card that nobody is shown, and shuffle it; -1 if none."""
    table.log.reveal()

    def question() -> Choose:
        options: list[Option] = [("mission", card) for card in fetchable(deck, keys)]
        return Choose(seat, options or ["none"], "rebellion-fetch-mission", hidden=True)

    choice = yield question
    card = -1 if choice == "none" else int(choice[1])
    if card >= 0:
        deck.remove(card)
        table.seen_mission[card] = 0
    order = yield Shuffle(len(deck))
    deck[:] = [deck[i] for i in order]
    for other in deck:  # rebellion:action.11
        table.seen_mission[other] = 0
    return card


@dataclass(frozen=True, slots=True)
class FetchAndAssign(Step):
    """Search a deck for a mission and assign the leader of the card to it (rebellion:action.11, rebellion:mission.02)."""

    kind: str

    def deck(self, table: Table, side: int) -> list[int]:
        """Return the deck that is searched."""
        return table.project_deck if self.kind == PROJECT else table.mission_deck[side]

    def possible(self, table: Table, act: Act) -> bool:
        """Tell whether there are cards in it."""
        return bool(self.deck(table, act.side))

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose the mission."""
        card = yield from fetch(table, act.seat, self.deck(table, act.side))
        assign(table, act.side, card, [act.card_leader])

    def text(self) -> Message:
        return say(f"rebellion-effect-fetch-{self.kind}")


def assign(table: Table, side: int, card: int, leaders: list[int], starting: bool = False) -> None:
    """Lay a mission face down with leaders on it; it is revealed like any other."""
    table.assigned.append(Assignment(side, card, leaders, starting))  # rebellion:mission.02
    for leader in leaders:
        table.leader_at[leader] = ON_MISSION
    names = tuple(map(leader_name, leaders))
    table.log.tell("rebellion-assigns", **acting(side), leaders=names)


@dataclass(frozen=True, slots=True)
class FetchToHand(Step):
    """Search the mission deck for one of some missions and take it into the hand (rebellion:action.11)."""

    keys: tuple[str, ...]

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose the mission, if there is one."""
        card = yield from fetch(table, act.seat, table.mission_deck[act.side], self.keys)
        if card >= 0:
            table.mission_hand[act.side].append(card)

    def text(self) -> Message:
        return say("rebellion-effect-fetch-to-hand", cards=tuple(say(f"rebellion-mission-{key}") for key in self.keys))


def starting_in_hand(table: Table, side: int) -> list[int]:
    """Return the starting missions in a hand (rebellion:startmission.01)."""
    from tablero.games.rebellion.content.missions import MISSION_CARDS, MISSIONS

    return sorted(card for card in table.mission_hand[side] if MISSIONS[MISSION_CARDS[card]].kind == STARTING)


@dataclass(frozen=True, slots=True)
class AssignAgain(Step):
    """Move the leaders of the mission on to a starting mission in the hand; everybody sees that it is one."""

    def possible(self, table: Table, act: Act) -> bool:
        """Tell whether there is one in the hand."""
        return bool(starting_in_hand(table, act.side))

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose the mission."""

        def question() -> Choose:
            options: list[Option] = [("mission", card) for card in starting_in_hand(table, act.side)]
            return Choose(act.seat, options, asking(act, "rebellion-assign-again"), hidden=True)

        choice = yield question
        table.mission_hand[act.side].remove(choice[1])
        assign(table, act.side, choice[1], list(act.leaders), starting=True)

    def text(self) -> Message:
        return say("rebellion-effect-assign-again")
