"""What missions and action cards do to probe cards, and what they bring out about the base.

Whatever is said about the base is true (rebellion:cheat.01), and everybody knows it from then on.
"""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.rebellion.base import SEEN_BY_BOTH, bit, bits, learn
from tablero.games.rebellion.board import place_name
from tablero.games.rebellion.cards import Act
from tablero.games.rebellion.effects import Deed, Step, assigned
from tablero.games.rebellion.facts import EMPIRE, REBEL, REGIONS, SYSTEM_COUNT, SYSTEMS
from tablero.games.rebellion.leaders import leader_name
from tablero.games.rebellion.state import ALL_SYSTEMS, Table
from tablero.kernel import Choose, Draw, Message, Option, Pick, Play, Shuffle, say


def draw_probes(table: Table, count: int) -> None:
    """Let the Empire draw probe cards, as many as there are (rebellion:gap.09)."""
    deck = table.probe_deck
    take_probes(table, [deck.pop() for _ in range(min(count, len(deck)))])


def take_probes(table: Table, cards: list[int]) -> None:
    """Give the Empire probe cards; only it is told which."""
    table.probe_hand += cards
    table.log.reveal()
    table.log.tell("rebellion-gains-probes", count=len(cards))
    if cards:
        places = tuple(map(place_name, cards))
        table.log.tell_seats(table.seats_of(EMPIRE), "rebellion-probes-drawn", places=places)


@dataclass(frozen=True, slots=True)
class DrawProbes(Deed):
    """Draw probe cards, twice as many if a certain leader is assigned."""

    count: int
    leader: int

    def do(self, table: Table, act: Act) -> None:
        """Draw them."""
        draw_probes(table, 2 * self.count if assigned(act, self.leader) else self.count)

    def text(self) -> Message:
        leader = leader_name(self.leader)
        return say("rebellion-effect-draw-probes", count=self.count, leader=leader, more=2 * self.count)


@dataclass(frozen=True, slots=True)
class DrawProbesForBase(Deed):
    """Draw a probe card for every so many Rebel units in the base, one at least (rebellion:base.16)."""

    units: int

    def do(self, table: Table, act: Act) -> None:
        """Count the units in the space, or in its system while it is revealed, and draw."""
        draw_probes(table, max(1, table.unit_total(table.base_place, REBEL) // self.units))

    def text(self) -> Message:
        return say("rebellion-effect-draw-probes-base", units=self.units)


@dataclass(frozen=True, slots=True)
class Intercept(Step):
    """The Rebels draw probe cards and give the Empire those of systems where it has units."""

    count: int

    def run(self, table: Table, act: Act) -> Play[None]:
        """Draw, give, and shuffle the rest into the deck."""
        deck = table.probe_deck
        drawn = [deck.pop() for _ in range(min(self.count, len(deck)))]
        given = [card for card in drawn if table.has_units(card, EMPIRE)]
        table.log.reveal()
        table.log.tell_seats(
            table.seats_of(REBEL), "rebellion-probes-intercepted", places=tuple(map(place_name, drawn))
        )
        deck += [card for card in drawn if card not in given]
        order = yield Shuffle(len(deck))
        deck[:] = [deck[i] for i in order]
        for card in deck:
            table.seen_probe[card] = 0
        for card in given:
            table.seen_probe[card] |= 1 << REBEL
        take_probes(table, given)

    def text(self) -> Message:
        return say("rebellion-effect-intercept", count=self.count)


@dataclass(frozen=True, slots=True)
class PlantLead(Step):
    """Take random probe cards from the Imperial hand and put each on or under the deck, unseen by the Empire."""

    count: int

    def run(self, table: Table, act: Act) -> Play[None]:
        """Choose one after the other; what goes on top later lies higher."""
        hand, aside = table.probe_hand, table.probe_aside
        drawn = yield Draw(len(hand), min(self.count, len(hand)))
        aside += [hand[i] for i in drawn]
        hand[:] = [card for card in hand if card not in aside]
        for card in aside:
            table.seen_probe[card] = SEEN_BY_BOTH
        learn(table, ALL_SYSTEMS & ~bits(aside))  # the Empire had them: the base is elsewhere
        table.log.reveal()
        table.log.tell("rebellion-takes-probes", count=len(aside))
        while aside:
            yield from _return_probe(table, act.seat)

    def text(self) -> Message:
        return say("rebellion-effect-plant-lead", count=self.count)


def _return_probe(table: Table, seat: int) -> Play[None]:
    """Ask which of the cards set aside goes where; the Empire does not see it."""
    aside = table.probe_aside

    def question() -> Choose:
        options: list[Option] = [(end, card) for card in aside for end in ("top", "bottom")]
        return Choose(seat, options, "rebellion-return-probe", hidden=True)

    end, card = yield question
    aside.remove(card)
    table.probe_deck.insert(len(table.probe_deck) if end == "top" else 0, card)
    table.seen_probe[card] = 1 << REBEL


# The base.


def answer(table: Table, systems: int, where: str, place: Message) -> None:
    """Have the Rebels say truly whether the base is in one of these systems (rebellion:cheat.01).

    That does not reveal it (rebellion:base.17).
    """
    yes = bool(systems & bit(table.base))
    learn(table, systems if yes else ALL_SYSTEMS & ~systems)
    table.log.reveal()
    table.log.tell(f"rebellion-base-{where}-{'yes' if yes else 'no'}", place=place)


@dataclass(frozen=True, slots=True)
class AskBaseHere(Deed):
    """Ask whether the base is here; it stays hidden."""

    def do(self, table: Table, act: Act) -> None:
        """Ask."""
        answer(table, bit(act.system), "here", place_name(act.system))  # rebellion:base.17

    def text(self) -> Message:
        return say("rebellion-effect-ask-base-here")


@dataclass(frozen=True, slots=True)
class AskBaseInRegion(Deed):
    """Ask whether the base is in the region."""

    def do(self, table: Table, act: Act) -> None:
        """Ask."""
        answer(
            table, bits(REGIONS[SYSTEMS[act.system].region]), "region", place_name(act.system)
        )  # rebellion:system.01

    def text(self) -> Message:
        return say("rebellion-effect-ask-base-region")


@dataclass(frozen=True, slots=True)
class NameSystems(Step):
    """Have the Rebels name some systems, one of which is that of the base (rebellion:cheat.01)."""

    count: int

    def run(self, table: Table, act: Act) -> Play[None]:
        """Let the Rebel General choose the others; what is named is told in the order of the board."""
        if table.base_revealed:
            return
        others = self.count - 1

        def question() -> Pick:
            options: list[Option] = [("system", system) for system in range(SYSTEM_COUNT) if system != table.base]
            return Pick(table.general(REBEL), options, others, others, "rebellion-name-systems", hidden=True)

        choice = yield question
        named = sorted([table.base, *(system for _, system in choice)])
        learn(table, bits(named))
        table.log.reveal()
        table.log.tell("rebellion-systems-named", places=tuple(map(place_name, named)))

    def text(self) -> Message:
        return say("rebellion-effect-name-systems", count=self.count)
