"""What action cards used at the start of a combat do; it lasts for that combat only (rebellion:action.04)."""

from __future__ import annotations

from typing import NamedTuple

from tablero.games.rebellion.asking import asking
from tablero.games.rebellion.board import acting, place_name, remove_unit, unit_name
from tablero.games.rebellion.cards import Act
from tablero.games.rebellion.damage import combat_of
from tablero.games.rebellion.facts import (
    BLACK,
    RED,
    SIDES,
)
from tablero.games.rebellion.leaders import leader_name
from tablero.games.rebellion.state import POOL, Table
from tablero.kernel import Choose, Message, Option, Play, say

ALWAYS = 999
"""A combat round that never comes."""


class Silence(NamedTuple):
    """A side can play no tactic cards of a theater in the first combat round."""

    side: int
    theater: int

    def possible(self, table: Table, side: int) -> bool:
        """Tell whether a battle of that theater is about to be fought."""
        system = combat_of(table).system
        return all(table.has_theater(system, each, self.theater) for each in SIDES)

    def run(self, table: Table, act: Act) -> Play[None]:
        """Note it."""
        combat_of(table).silenced[self.side] = self.theater
        return
        yield

    def text(self) -> Message:
        theater = say(f"rebellion-theater-{self.theater}")
        return say("rebellion-combat-does-silence", **acting(self.side), theater=theater)


class PointBlank(NamedTuple):
    """Every unit of both sides has 1 health less, but at least 1."""

    def possible(self, table: Table, side: int) -> bool:
        """It always does something."""
        return True

    def run(self, table: Table, act: Act) -> Play[None]:
        """Note it."""
        combat_of(table).point_blank = True
        return
        yield

    def text(self) -> Message:
        return say("rebellion-combat-does-point-blank")


class Recolour(NamedTuple):
    """In each space battle some black hits of the Rebels may be used as red ones."""

    most: int

    def possible(self, table: Table, side: int) -> bool:
        """Tell whether a space battle is about to be fought."""
        system = combat_of(table).system
        return all(table.has_ships(system, each) for each in SIDES)

    def run(self, table: Table, act: Act) -> Play[None]:
        """Note it."""
        combat_of(table).recolour = self.most
        return
        yield

    def text(self) -> Message:
        return say("rebellion-combat-does-recolour", most=self.most)


class FewerDice(NamedTuple):
    """In both battles of the first combat round a side rolls fewer dice (rebellion:attack.03)."""

    side: int
    red: int
    black: int

    def possible(self, table: Table, side: int) -> bool:
        """It always does something."""
        return True

    def run(self, table: Table, act: Act) -> Play[None]:
        """Note it."""
        fewer = combat_of(table).fewer_dice[self.side]
        fewer[RED] += self.red
        fewer[BLACK] += self.black
        return
        yield

    def text(self) -> Message:
        return say("rebellion-combat-does-fewer-dice", **acting(self.side), red=self.red, black=self.black)


class DrawOneDeck(NamedTuple):
    """Draw tactic cards, all from one deck."""

    cards: int

    def possible(self, table: Table, side: int) -> bool:
        """Tell whether there are cards to draw."""
        from tablero.games.rebellion.hands import decks  # it imports cards, and cards import this

        return bool(decks(table))

    def run(self, table: Table, act: Act) -> Play[None]:
        """Let the player choose the deck."""
        from tablero.games.rebellion.hands import decks, draw

        choice = yield Choose(act.seat, decks(table), asking(act, "rebellion-draw-from"))
        yield from draw(table, act.side, choice[1], self.cards)

    def text(self) -> Message:
        return say("rebellion-combat-does-draw-one-deck", count=self.cards)


class DestroyThere(NamedTuple):
    """Destroy one unit of some kinds in the combat, of the player's choice."""

    units: tuple[int, ...]
    what: str
    with_units: tuple[int, ...] = ()
    """Only if one of these is there."""

    def possible(self, table: Table, side: int) -> bool:
        """Tell whether there is anything to destroy, and what it takes."""
        system = combat_of(table).system
        needed = not self.with_units or any(table.count(system, unit) for unit in self.with_units)
        return needed and any(table.count(system, unit) for unit in self.units)

    def run(self, table: Table, act: Act) -> Play[None]:
        """Let the player choose, and destroy it at once."""
        combat = combat_of(table)
        options: list[Option] = [("unit", unit) for unit in self.units if table.count(combat.system, unit)]
        choice = yield Choose(act.seat, options, asking(act, f"rebellion-destroy-{self.what}"))
        unit: int = choice[1]
        remove_unit(table, combat.system, unit)
        combat.destroyed.append((1 - act.side, unit))
        table.log.tell("rebellion-destroyed", unit=unit_name(unit), place=place_name(combat.system))

    def text(self) -> Message:
        return say(f"rebellion-combat-does-destroy-{self.what}")


class OpenHand(NamedTuple):
    """A side plays with its tactic cards open."""

    side: int

    def possible(self, table: Table, side: int) -> bool:
        """It always does something."""
        return True

    def run(self, table: Table, act: Act) -> Play[None]:
        """Note it; no card has been drawn yet."""
        combat_of(table).open_hand = self.side
        table.log.reveal()
        return
        yield

    def text(self) -> Message:
        return say("rebellion-combat-does-open-hand", **acting(self.side))


class NoEscape(NamedTuple):
    """A side can't retreat from this combat."""

    side: int

    def possible(self, table: Table, side: int) -> bool:
        """It always does something."""
        return True

    def run(self, table: Table, act: Act) -> Play[None]:
        """Note it."""
        combat_of(table).no_retreat[self.side] = ALWAYS
        return
        yield

    def text(self) -> Message:
        return say("rebellion-combat-does-no-escape", **acting(self.side))


class Bring(NamedTuple):
    """Put a leader on the card from the pool into the combat; it leads no retreat and goes back afterwards."""

    leaders: tuple[int, ...]

    def possible(self, table: Table, side: int) -> bool:
        """Tell whether such a leader is in the pool."""
        return any(table.leader_at[leader] == POOL for leader in self.leaders)

    def run(self, table: Table, act: Act) -> Play[None]:
        """Let the player choose the leader."""
        combat = combat_of(table)
        options: list[Option] = [("leader", leader) for leader in self.leaders if table.leader_at[leader] == POOL]
        choice = yield Choose(act.seat, options, asking(act, "rebellion-bring-leader"))
        leader: int = choice[1]
        table.leader_at[leader] = combat.system
        combat.visitors.append(leader)
        table.log.tell("rebellion-joins-combat", leader=leader_name(leader))

    def text(self) -> Message:
        return say("rebellion-combat-does-bring", leaders=tuple(map(leader_name, self.leaders)))
