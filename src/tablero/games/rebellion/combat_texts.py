"""What the options of a combat say, and why something can't be chosen in one."""

from __future__ import annotations

from typing import Any

from tablero.games.rebellion.attack import NO_DIE, why_not_tactic
from tablero.games.rebellion.board import unit_name
from tablero.games.rebellion.content.tactics import TACTICS
from tablero.games.rebellion.damage import ANY_COLOUR, why_not_target
from tablero.games.rebellion.dice import Die, die_name
from tablero.games.rebellion.facts import SPECIAL, SYSTEM_COUNT, UNIT_COUNT
from tablero.games.rebellion.hands import tactic_name
from tablero.games.rebellion.retreat import why_no_retreat, why_not_destination
from tablero.games.rebellion.state import Table
from tablero.kernel import Decision, Message, Option, Reason, say

WORDS = ("nobody", "break_off", "fight_on")


def option_text(option: Option) -> Message | None:
    """Return the text of an option that only a combat has; None if it is none of those."""
    if isinstance(option, str):
        return say(f"rebellion-option-{option}") if option in WORDS else None
    word, *rest = option
    if word == "spend":
        return say("rebellion-option-spend", die=die_name(Die(rest[0], SPECIAL)))
    if word == "play":
        return _play_text(*rest)
    if word == "target":
        unit, marker, dealt, number = rest
        return say("rebellion-option-target", unit=unit_name(unit), marker=marker, dealt=dealt, number=number)
    if word == "cargo":
        return say("rebellion-option-cargo", unit=unit_name(rest[0]), marker=rest[1])
    if word == "die" and len(rest) == 3:
        return say("rebellion-option-die", die=die_name(Die(rest[1], rest[2])))
    if word == "deck":
        return say("rebellion-option-deck", theater=say(f"rebellion-theater-{rest[0]}"))
    if word == "discard":
        return say("rebellion-option-discard", card=tactic_name(rest[0]))
    if word == "as_red":
        return say("rebellion-option-as_red", count=rest[0])
    return None


def _play_text(kind: int, colour: int) -> Message:
    if colour == NO_DIE:
        return say("rebellion-option-play", card=tactic_name(kind))
    return say("rebellion-option-play-with", card=tactic_name(kind), die=die_name(Die(colour, SPECIAL)))


def why_not(table: Table, decision: Decision, value: Any) -> Reason | None:
    """Return the rule of combat against an answer that was not offered, where there is one."""
    if table.combat is None or not isinstance(value, tuple) or len(value) < 2 or type(value[1]) is not int:
        return None
    word, number = value[0], value[1]
    side = table.side_of(decision.seat)
    attack = table.combat.attack
    if word == "play" and attack is not None and 0 <= number < len(TACTICS):
        return why_not_tactic(table, side, number, "attack" if side == attack.side else "block")
    if word == "target" and attack is not None and side == attack.side and 0 <= number < UNIT_COUNT:
        return why_not_target(table, number, ANY_COLOUR)
    if word == "system" and decision.message.id == "rebellion-retreat-to" and 0 <= number < SYSTEM_COUNT:
        return why_not_destination(table, side, number)
    if word == "leader" and decision.message.id == "rebellion-retreat":
        return why_no_retreat(table, side)
    return None
