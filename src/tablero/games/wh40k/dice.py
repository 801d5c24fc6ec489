"""Dice (rulebook: "Dados"): rolls, re-rolls, roll-offs, and characteristics that are rolled for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from tablero.games.wh40k.datasheets import Amount
from tablero.games.wh40k.state import Battle, Unit
from tablero.games.wh40k.stratagems import CORE, DECLINE, shocked, unusable, use
from tablero.games.wh40k.units import move_of
from tablero.kernel import Choose, Illegal, Message, Modified, Option, Pick, Play, Reason, Roll, because, say

HIT: Final = "hit"
WOUND: Final = "wound"
SAVE: Final = "save"
DAMAGE: Final = "damage"
ATTACKS: Final = "attacks"
STRENGTH: Final = "strength"
SUSTAINED_HITS: Final = "sustained-hits"
FEEL_NO_PAIN: Final = "feel-no-pain"
DEADLY_DEMISE: Final = "deadly-demise"
MORTAL_WOUNDS: Final = "mortal-wounds"
HAZARDOUS: Final = "hazardous"
MOVE: Final = "move"
ADVANCE: Final = "advance"
CHARGE: Final = "charge"
DESPERATE_ESCAPE: Final = "desperate-escape"
LEADERSHIP: Final = "leadership"
DISEMBARK: Final = "disembark"
"""What a roll is for."""

COMMAND_REROLL: Final = CORE["command-reroll"]
COMMAND_REROLLS: Final = (HIT, WOUND, DAMAGE, SAVE, ADVANCE, CHARGE, ATTACKS, DESPERATE_ESCAPE, HAZARDOUS)
"""The rolls that it is for, and no others (wh40k:stratagem.command-reroll)."""

MANY: Final = 12
"""More dice than these are counted in a question and not listed."""

ONES: Final = "ones"
ANY: Final = "any"
"""Which rolls a rule lets a player make again."""


class Dice:
    """Rolls of one kind that a unit's player makes together: each is one die, or several that are added up."""

    __slots__ = ("again", "best", "faces", "needed", "purpose", "sides", "size", "unit")

    def __init__(
        self, purpose: str, unit: Unit, *, size: int = 1, sides: int = 6, best: int | None = None, needed: int = 0
    ) -> None:
        self.purpose = purpose
        self.unit = unit
        self.size = size
        """How many dice are added up for each roll."""
        self.sides = sides
        """6, or 3 for D3."""
        self.best = size * sides if best is None else best
        """From this result on nothing is gained by rolling again."""
        self.needed = needed
        """The lowest unmodified result that can be enough, which who may roll again is told; 0 where any counts."""
        self.faces: list[int] = []
        """As they lie now, all of them D6: after re-rolls, and unmodified (wh40k:reroll.04)."""
        self.again: list[int] = []
        """The numbers of the dice that have been rolled again."""

    def results(self) -> list[int]:
        """Return the unmodified result of each roll.

        >>> from tablero.games.wh40k.state import Unit
        >>> dice = Dice(DAMAGE, Unit(0, 0, (), []), size=2)
        >>> dice.faces = [3, 4, 6, 6]
        >>> dice.results()
        [7, 12]
        """
        faces = self.faces if self.sides == 6 else [d3(face) for face in self.faces]
        if self.size == 1:
            return faces
        return [sum(faces[at : at + self.size]) for at in range(0, len(faces), self.size)]  # wh40k:dice.01

    def dice_of(self, number: int) -> range:
        """Return the numbers of the dice that make up a roll."""
        return range(number * self.size, (number + 1) * self.size)


def d3(face: int) -> int:
    """Return what a D6 is as a D3: half of it, rounded up (wh40k:dice.02)."""
    return (face + 1) // 2


def successes(results: Sequence[int], needed: int) -> int:
    """Return how many results are as high as needed, or higher: "3+" (wh40k:dice.03)."""
    return sum([result >= needed for result in results])


def in_range(result: int, low: int, high: int) -> bool:
    """Tell whether a result is one of a range: "1-3" (wh40k:dice.03)."""
    return low <= result <= high


def roll(battle: Battle, dice: Dice, count: int = 1, granted: str = "") -> Play[list[int]]:
    """Make so many rolls; offer what a rule has granted to roll again, then what Stratagems can do.

    Return the unmodified results: modifiers come afterwards.
    """
    faces: Sequence[int] = yield Roll(6, count * dice.size)
    dice.faces = list(faces)
    tell_roll(battle, dice)
    if granted:
        yield from offer_rerolls(battle, dice, granted)  # wh40k:reroll.03
    yield from after_roll(battle, dice)
    return dice.results()


# Re-rolls.


def why_not_reroll(dice: Dice, which: Sequence[int]) -> Reason | None:
    """Return why these dice can't be rolled again, None if they can."""
    if any(number in dice.again for number in which):
        return because("wh40k:reroll.02", "wh40k-rerolled-already")
    for number in which:
        if not all(other in which for other in dice.dice_of(number // dice.size)):
            return because("wh40k:reroll.01", "wh40k-reroll-all", count=dice.size)
    return None


def reroll(battle: Battle, dice: Dice, which: Sequence[int]) -> Play[None]:
    """Roll some dice again; what comes counts, whether better or worse."""
    reason = why_not_reroll(dice, which)
    if reason is not None:
        raise Illegal(reason)
    before = _shown([dice.faces[number] for number in which])
    faces: Sequence[int] = yield Roll(6, len(which))
    for number, face in zip(which, faces, strict=True):
        dice.faces[number] = face  # wh40k:reroll.05
    dice.again += which  # wh40k:reroll.02
    battle.log.tell(
        "wh40k-rerolls", seat=dice.unit.seat + 1, purpose=purpose_name(dice), before=before, dice=_shown(faces)
    )


def open_to_reroll(dice: Dice) -> list[tuple[int, int]]:
    """Return the rolls that may be made again and could become better: the number and the result of each."""
    return [
        (number, result)
        for number, result in enumerate(dice.results())
        if result < dice.best and why_not_reroll(dice, dice.dice_of(number)) is None
    ]


def offer_rerolls(battle: Battle, dice: Dice, granted: str) -> Play[None]:
    """Let the player pick which rolls to make again, of those that a rule grants."""
    options: list[Option] = [
        ("roll", number, result) for number, result in open_to_reroll(dice) if granted == ANY or result == 1
    ]
    if not options:
        return
    # wh40k:reroll.05
    ask = say("wh40k-ask-rerolls", **_asked_of(battle, dice))
    picked: tuple[tuple[str, int, int], ...] = yield Pick(dice.unit.seat, options, 0, len(options), ask)
    if picked:
        # wh40k:reroll.01
        yield from reroll(battle, dice, [die for _, number, _ in picked for die in dice.dice_of(number)])


def after_roll(battle: Battle, dice: Dice) -> Play[None]:
    """Open the window for Stratagems that are used right after a roll: Command Re-roll, on one roll of those just made.

    Of equal results the first is rolled again.
    """
    if not battle.command_points[dice.unit.seat] or why_not_command_reroll(battle, dice) is not None:
        return  # most often there is nothing to pay with, and that is seen at once
    options: dict[Option, int] = {}
    for number, result in open_to_reroll(dice):
        options.setdefault(("reroll", result), number)
    if not options:
        return
    no = say("wh40k-decline-reroll")
    ask = say("wh40k-ask-command-reroll", **_asked_of(battle, dice), cost=COMMAND_REROLL.cost, if_decline=no)
    answer: Option = yield Choose(dice.unit.seat, [DECLINE, *options], ask)
    if answer != DECLINE:
        use(battle, dice.unit.seat, COMMAND_REROLL)
        # wh40k:stratagem.command-reroll: one roll, with all dice that are added up for it
        yield from reroll(battle, dice, dice.dice_of(options[answer]))


def _asked_of(battle: Battle, dice: Dice) -> dict[str, Any]:
    """Return what somebody is told who may roll again: for whom and what for, what lies there, and what is needed."""
    return {
        "unit": battle.name(dice.unit),
        "purpose": purpose_name(dice),
        "dice": _shown(dice.faces) if len(dice.faces) <= MANY else _counted(dice.faces),
        "rolls": len(dice.faces) // dice.size,
        "needed": dice.needed,
    }


def why_not_command_reroll(battle: Battle, dice: Dice) -> Reason | None:
    """Return why Command Re-roll can't be used on a roll, None if it can."""
    if dice.purpose not in COMMAND_REROLLS:
        return because("wh40k:stratagem.command-reroll", "wh40k-no-command-reroll", purpose=purpose_name(dice))
    reason = unusable(battle, dice.unit.seat, COMMAND_REROLL)
    if reason is not None:
        return reason
    return shocked(COMMAND_REROLL, dice.unit)  # wh40k:stratagem.command-reroll.02


# Rolls without a target number.


def roll_off(battle: Battle) -> Play[int]:
    """Let both players roll until one has more; return the winner's seat."""
    while True:
        # wh40k:rolloff.01; nothing re-rolls or modifies these dice: wh40k:rolloff.02
        mine, theirs = yield Roll(6, 2)
        battle.log.tell("wh40k-roll-off", first=mine, second=theirs)
        if mine != theirs:
            return 0 if mine > theirs else 1


def roll_amounts(battle: Battle, amount: Amount, purpose: str, unit: Unit, count: int = 1) -> Play[list[int]]:
    """Return a value for each of so many models or weapons: one that is random is rolled for each (wh40k:random.02)."""
    if not amount.random or not count:
        return [amount.plus] * count
    dice = Dice(purpose, unit, size=amount.dice, sides=amount.sides)
    results: list[int] = yield from roll(battle, dice, count)
    return [result + amount.plus for result in results]


def roll_moves(battle: Battle, unit: Unit) -> Play[list[int]]:
    """Return how far each model of a unit that is selected to move can, in inches.

    A random Move is rolled once for all models that have it (wh40k:random.01); without one a model can't move
    (wh40k:datasheet.03).
    """
    rolled: dict[Amount, int] = {}
    moves = []
    for model in battle.models_of(unit):
        move = move_of(battle, model) or Amount()
        if move not in rolled:
            (rolled[move],) = yield from roll_amounts(battle, move, MOVE, unit)
        moves.append(rolled[move])
    return moves


# What the log tells.


def purpose_name(dice: Dice) -> Message:
    """Return what a roll is for."""
    return _purpose(dice.purpose)


@cache
def _purpose(purpose: str) -> Message:
    return say(f"wh40k-roll-{purpose}")


def tell_roll(battle: Battle, dice: Dice) -> None:
    """Tell what is rolled for, by whom, and what came out."""
    battle.log.tell("wh40k-rolls", seat=dice.unit.seat + 1, purpose=purpose_name(dice), dice=_shown(dice.faces))


def tell_result(battle: Battle, dice: Dice, needed: int, passed: int, modifier: Modified | None = None) -> None:
    """Tell how many rolls were successes, with the modified values where there are modifiers."""
    if modifier is None or not modifier.parts:
        battle.log.tell("wh40k-passed", purpose=purpose_name(dice), needed=needed, count=passed)
        return
    values = _shown([result + modifier.total for result in dice.results()])
    parts = tuple(
        [
            say(f"wh40k-modifier-{'plus' if amount > 0 else 'minus'}", amount=abs(amount), label=label)
            for amount, label in modifier.parts
        ]
    )
    battle.log.tell(
        "wh40k-passed-modified", purpose=purpose_name(dice), needed=needed, count=passed, values=values, modifiers=parts
    )


def _counted(faces: Sequence[int]) -> str:
    """Return how often each face lies there, where all of them would be too long to read.

    >>> _counted([6, 1, 6, 6])
    '1×1 3×6'
    """
    return " ".join(f"{faces.count(face)}×{face}" for face in range(1, 7) if face in faces)


def _shown(faces: Sequence[int]) -> str:
    return " ".join(map(str, faces))
