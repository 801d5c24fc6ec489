"""Rolling dice, and what may change a roll (rulebook: "Dados")."""

from __future__ import annotations

from typing import NamedTuple

from tablero.games.rebellion.actions import leaders_for, offer
from tablero.games.rebellion.board import acting
from tablero.games.rebellion.facts import (
    BLACK,
    BLANK,
    COLOUR_KEYS,
    FACE_KEYS,
    FACES,
    MASTER_YODA,
    REBEL,
    RED,
)
from tablero.games.rebellion.leaders import leader_name, present, ring_text
from tablero.games.rebellion.state import Table
from tablero.kernel import Choose, Message, Option, Play, Roll, say


class Die(NamedTuple):
    """A die as it lies."""

    colour: int
    face: int


_NAMES = tuple(tuple(say(f"rebellion-die-{colour}-{face}") for face in FACE_KEYS) for colour in COLOUR_KEYS)


def die_name(die: Die) -> Message:
    """Return how a die reads."""
    return _NAMES[die.colour][die.face]


def roll(table: Table, side: int, place: int, reds: int, blacks: int) -> Play[list[Die]]:
    """Roll for a side in a mission or combat: first what may be set instead, last what may be rolled again."""
    colours = [RED] * reds + [BLACK] * blacks
    dice = yield from _set_some(table, side, place, colours)
    rest = colours[len(dice) :]
    if rest:
        result = yield Roll(6, len(rest))
        dice += [Die(colour, FACES[number - 1]) for colour, number in zip(rest, result, strict=True)]
    table.log.tell("rebellion-rolls", **acting(side), dice=tuple(map(die_name, dice)))
    yield from _ask_yoda(table, side, place, dice)
    return dice


def _set_some(table: Table, side: int, place: int, colours: list[int]) -> Play[list[Die]]:
    """Let One in a Million set up to 2 dice; those come first and take their colours away."""
    if side != REBEL or not colours:
        return []
    # rebellion:deathstar.11
    used = yield from offer(table, side, "before_own_roll", lambda c: bool(leaders_for(table, c, place)))
    dice: list[Die] = []
    while used is not None and len(dice) < 2 and colours[len(dice) :]:
        options: list[Option] = [("set", c, f) for c in dict.fromkeys(colours[len(dice) :]) for f in range(BLANK)]
        choice = yield Choose(used.seat, [*options, "done"], "rebellion-set-die")
        if choice == "done":
            break
        colours.remove(choice[1])
        colours.insert(len(dice), choice[1])
        dice.append(Die(choice[1], choice[2]))  # rebellion:deathstar.11
    return dice


def _ask_yoda(table: Table, side: int, place: int, dice: list[Die]) -> Play[None]:
    """Let the bearer of Master Yoda's ring roll one die again, once a round."""
    # rebellion:ring.01
    bearers = [leader for leader in present(table, place, side) if table.ring[leader] == MASTER_YODA]
    if not bearers or table.yoda_used or not dice:
        return
    options: list[Option] = [("die", i, *die) for i, die in enumerate(dice)]
    use, keep = ring_text(MASTER_YODA), say("rebellion-option-keep-dice")
    ask = say("rebellion-yoda-reroll", use=use, leader=leader_name(bearers[0]), if_keep=keep)
    # rebellion:ring.01
    choice = yield Choose(table.leader_seat(bearers[0]), ["keep", *options], ask)
    if choice != "keep":
        table.yoda_used = True
        yield from reroll(table, side, dice, [choice[1]])


def reroll(table: Table, side: int, dice: list[Die], which: list[int]) -> Play[None]:
    """Roll some of the dice again, all at once."""
    result = yield Roll(6, len(which))  # rebellion:attack.11
    for index, number in zip(which, result, strict=True):
        dice[index] = Die(dice[index].colour, FACES[number - 1])  # rebellion:attack.11, rebellion:dice.02
    again = tuple(die_name(dice[index]) for index in which)
    table.log.tell("rebellion-rerolls", **acting(side), dice=again)
