"""What tactic cards do (rulebook: "Jugar una carta de Táctica", "Bloqueo de daño").

Each effect is a small value that can run, can say itself, and can tell whether it would do anything: a card that would do
nothing is not offered.
"""

from __future__ import annotations

from typing import NamedTuple

from tablero.games.rebellion.asking import asking
from tablero.games.rebellion.board import acting
from tablero.games.rebellion.cards import Act
from tablero.games.rebellion.damage import (
    ANY_COLOUR,
    attack_of,
    choose_one,
    combat_of,
    deal,
    has_target,
    members,
    target_options,
)
from tablero.games.rebellion.facts import SHIPS_OF, SIDES, THEATER_KEYS, UNIT_COUNT, UNITS
from tablero.games.rebellion.state import Table
from tablero.kernel import Choose, Distribute, Message, Option, Pick, Play, say

GUNSHIPS = tuple(tuple(unit for unit in SHIPS_OF[side] if UNITS[unit].red) for side in SIDES)
"""The ships whose red attack can bombard."""


def _enemies(theater: int) -> Message:
    return say(f"rebellion-combat-enemy-{THEATER_KEYS[theater]}")


class Strike(NamedTuple):
    """Damage to one enemy unit of the theater (rebellion:attack.13)."""

    amount: int
    theater: int

    def possible(self, table: Table, side: int) -> bool:
        """Tell whether there is anybody to be damaged."""
        return has_target(table, ANY_COLOUR)

    def run(self, table: Table, act: Act) -> Play[None]:
        """Let the player choose the unit."""
        ask = say("rebellion-strike", amount=self.amount)
        wound = yield from choose_one(act.seat, members(table, ANY_COLOUR, 1), ask)
        assert wound is not None
        deal(table, wound, self.amount)

    def text(self) -> Message:
        return say("rebellion-combat-does-strike", amount=self.amount, target=_enemies(self.theater))


class Onslaught(NamedTuple):
    """1 damage to each of one or two enemy units of the theater."""

    theater: int

    def possible(self, table: Table, side: int) -> bool:
        """Tell whether there is anybody to be damaged."""
        return has_target(table, ANY_COLOUR)

    def run(self, table: Table, act: Act) -> Play[None]:
        """Let the player choose one unit, then another or none."""
        ask = say("rebellion-strike", amount=1)
        first = yield from choose_one(act.seat, members(table, ANY_COLOUR, 1), ask)
        assert first is not None
        deal(table, first, 1)
        others = [wound for wound in members(table, ANY_COLOUR, 1) if wound is not first]
        if not others:
            return
        second = yield from choose_one(act.seat, others, ask, "done")
        if second is not None:
            deal(table, second, 1)

    def text(self) -> Message:
        return say("rebellion-combat-does-onslaught", target=_enemies(self.theater))


class Bombard(NamedTuple):
    """Damage to enemy ground units as high as the red attack of an own ship that is there (rebellion:attack.12)."""

    def possible(self, table: Table, side: int) -> bool:
        """Tell whether a ship with red attack is there, and somebody to be damaged."""
        return bool(self._ships(table, side)) and has_target(table, ANY_COLOUR)

    def _ships(self, table: Table, side: int) -> list[int]:
        start = combat_of(table).system * UNIT_COUNT
        return [unit for unit in GUNSHIPS[side] if table.units[start + unit]]

    def run(self, table: Table, act: Act) -> Play[None]:
        """Let the player choose the ship and divide the damage."""
        options: list[Option] = [("unit", unit) for unit in self._ships(table, act.side)]
        choice = yield Choose(act.seat, options, asking(act, "rebellion-bombard-with"))
        amount = UNITS[choice[1]].red
        wounds = members(table, ANY_COLOUR, amount)
        amounts = yield Distribute(
            act.seat, target_options(wounds), amount, asking(act, "rebellion-bombard", amount=amount)
        )
        for wound, dealt in zip(wounds, amounts, strict=True):
            if dealt:
                deal(table, wound, dealt)

    def text(self) -> Message:
        return say("rebellion-combat-does-bombard")


class Reroll(NamedTuple):
    """Roll some of one's dice again, all at once (rebellion:attack.11)."""

    most: int

    def possible(self, table: Table, side: int) -> bool:
        """Tell whether there are dice."""
        return bool(attack_of(table).dice)

    def run(self, table: Table, act: Act) -> Play[None]:
        """Let the player pick the dice."""
        from tablero.games.rebellion.dice import reroll  # it imports the action cards, which import this chapter

        dice = attack_of(table).dice
        options: list[Option] = [("die", index, die.colour, die.face) for index, die in enumerate(dice)]
        chosen = yield Pick(act.seat, options, 1, self.most, asking(act, "rebellion-reroll", most=self.most))
        yield from reroll(table, act.side, dice, [option[1] for option in chosen])

    def text(self) -> Message:
        return say("rebellion-combat-does-reroll", most=self.most)


class DrawEither(NamedTuple):
    """Draw tactic cards, each from whichever deck."""

    cards: int

    def possible(self, table: Table, side: int) -> bool:
        """Tell whether there are cards to draw."""
        from tablero.games.rebellion.hands import decks  # it imports the cards, which import this

        return bool(decks(table))

    def run(self, table: Table, act: Act) -> Play[None]:
        """Let the player choose the deck for each card."""
        from tablero.games.rebellion.hands import decks, draw

        for _ in range(self.cards):
            options = decks(table)
            if not options:
                return
            choice = yield Choose(act.seat, options, asking(act, "rebellion-draw-from"))
            yield from draw(table, act.side, choice[1], 1)

    def text(self) -> Message:
        return say("rebellion-combat-does-draw-either", count=self.cards)


class NoRetreat(NamedTuple):
    """The opponent can't retreat in this combat round."""

    def possible(self, table: Table, side: int) -> bool:
        """It always does something."""
        return True

    def run(self, table: Table, act: Act) -> Play[None]:
        """Hold the opponent until the round is over."""
        combat = combat_of(table)
        combat.no_retreat[1 - act.side] = max(combat.no_retreat[1 - act.side], combat.round)
        return
        yield

    def text(self) -> Message:
        return say("rebellion-combat-does-no-retreat")


class FreeRetreat(NamedTuple):
    """A retreat in this combat round needs no transport."""

    def possible(self, table: Table, side: int) -> bool:
        """It always does something."""
        return True

    def run(self, table: Table, act: Act) -> Play[None]:
        """Waive transport until the round is over (rebellion:move.11)."""
        combat = combat_of(table)
        combat.free_retreat[act.side] = combat.round
        return
        yield

    def text(self) -> Message:
        return say("rebellion-combat-does-free-retreat")


class NoBlocks(NamedTuple):
    """The opponent can block no damage in the rest of this battle step."""

    def possible(self, table: Table, side: int) -> bool:
        """It always does something."""
        return True

    def run(self, table: Table, act: Act) -> Play[None]:
        """Forbid blocks until the battle step is over (rebellion:golden.03)."""
        combat_of(table).no_blocks[1 - act.side] = True
        return
        yield

    def text(self) -> Message:
        return say("rebellion-combat-does-no-blocks")


class DiscardAnother(NamedTuple):
    """Pay with another card of the theater."""

    theater: int

    def possible(self, table: Table, side: int) -> bool:
        """Tell whether the hand has another card besides the one that is played."""
        from tablero.games.rebellion.hands import held  # it imports the cards, which import this

        return len(held(table, side, self.theater)) > 1

    def run(self, table: Table, act: Act) -> Play[None]:
        """Let the player choose the card and discard it face up."""
        from tablero.games.rebellion.hands import discard, held, kinds, tactic_name, take_from_hand

        def cards() -> Choose:
            options: list[Option] = [("discard", kind) for kind in kinds(held(table, act.side, self.theater))]
            return Choose(act.seat, options, asking(act, "rebellion-pay-tactic"), hidden=True)

        choice = yield cards
        discard(table, take_from_hand(table, act.side, choice[1]))
        table.log.tell("rebellion-discards-tactic", **acting(act.side), card=tactic_name(choice[1]))

    def text(self) -> Message:
        return say("rebellion-combat-does-discard", theater=say(f"rebellion-theater-{self.theater}"))


class Block(NamedTuple):
    """Take damage just assigned off one's own units (rebellion:attack.20)."""

    amount: int

    def possible(self, table: Table, side: int) -> bool:
        """Tell whether damage has been assigned; markers do not count (rebellion:attack.21)."""
        return any(wound.dealt for wound in attack_of(table).hurt)

    def run(self, table: Table, act: Act) -> Play[None]:
        """Take it off point by point, from one unit or several (rebellion:attack.23)."""
        attack = attack_of(table)
        for point in range(self.amount):
            wounds = [wound for wound in attack.hurt if wound.dealt]
            if not wounds:
                return
            wound = yield from choose_one(act.seat, wounds, asking(act, "rebellion-block"), "done" if point else None)
            if wound is None:
                return
            wound.dealt -= 1

    def text(self) -> Message:
        return say("rebellion-combat-does-block", amount=self.amount)
