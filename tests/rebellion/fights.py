"""Combats put together by hand, all of them at Nal Hutta, whose neighbours are Bothawui, Kessel and Toydaria."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource

from rebellion.scenes import REBEL, position, put, where
from tablero.games.rebellion import damage
from tablero.games.rebellion.attack import NO_DIE, attack
from tablero.games.rebellion.combat import Combat, fight
from tablero.games.rebellion.content.actions import ACTIONS
from tablero.games.rebellion.content.tactics import TACTIC_CARDS, TACTIC_NUMBER, TACTICS
from tablero.games.rebellion.facts import SPACE, UNIT_NUMBER, UNITS
from tablero.games.rebellion.state import Table
from tablero.kernel import Game, Option, Play
from tablero.text import Texts

PLACE = "nal_hutta"


def arena(seats: int = 2, **units: int) -> Table:
    """Return a board with these units at Nal Hutta and the tactic decks in order."""
    table = put(position(seats), PLACE, **units)
    table.tactic_deck = [[n for n, kind in enumerate(TACTIC_CARDS) if TACTICS[kind].theater == t] for t in (0, 1)]
    table.seen_action = [0] * len(ACTIONS)
    return table


def attacks(side: int, theater: int = SPACE, prepare: Callable[[Combat], None] | None = None) -> Callable[[Table], Any]:
    """Return one attack, as a procedure."""

    def procedure(table: Table) -> Play[None]:
        combat = table.combat = Combat(table, where(PLACE), side, [])
        combat.theater = theater
        combat.round = 1
        if prepare:
            prepare(combat)
        yield from attack(table, side)

    return procedure


def fights(attacker: int = REBEL, *origins: str) -> Callable[[Table], Any]:
    """Return a whole combat, as a procedure."""
    return lambda table: fight(table, where(PLACE), attacker, [where(place) for place in origins])


def hold(table: Table, side: int, *keys: str) -> Table:
    """Give a side tactic cards."""
    for key in keys:
        deck = table.tactic_deck[TACTICS[TACTIC_NUMBER[key]].theater]
        card = next(card for card in deck if TACTIC_CARDS[card] == TACTIC_NUMBER[key])
        deck.remove(card)
        table.tactic_hand[side].append(card)
    return table


def on_top(table: Table, *keys: str) -> Table:
    """Put tactic cards on top of their decks, the first named first."""
    for key in reversed(keys):
        deck = table.tactic_deck[TACTICS[TACTIC_NUMBER[key]].theater]
        card = next(card for card in deck if TACTIC_CARDS[card] == TACTIC_NUMBER[key])
        deck.remove(card)
        deck.append(card)
    return table


def holds(table: Table, side: int) -> list[str]:
    """Return the tactic cards that a side holds."""
    return sorted(TACTICS[TACTIC_CARDS[card]].key for card in table.tactic_hand[side])


def discards(table: Table, theater: int = SPACE) -> list[str]:
    """Return the tactic cards on a discard pile."""
    return [TACTICS[TACTIC_CARDS[card]].key for card in table.tactic_discard[theater]]


def give_actions(table: Table, side: int, *keys: str) -> Table:
    """Give a side action cards."""
    table.action_hand[side] += [action(key) for key in keys]
    return table


def action(key: str) -> int:
    return next(number for number, card in enumerate(ACTIONS) if card.key == key)


def target(key: str, marker: int = 0, dealt: int = 0, number: int = 1) -> Option:
    """Return the option that names a unit under attack."""
    return ("target", UNIT_NUMBER[key], marker, dealt, number)


def play(key: str, colour: int = NO_DIE) -> Option:
    """Return the option that plays a tactic card, with a special die if it costs one."""
    return ("play", TACTIC_NUMBER[key], colour)


def told(game: Game[Table], id: str) -> list[dict[str, Any]]:
    """Return the arguments of all lines of the log with an id."""
    return [dict(entry.message.args) for entry in game.log if entry.message.id == id]


def rolled(game: Game[Table]) -> list[tuple[int, int]]:
    """Return how many red and black dice were rolled, roll by roll."""
    rolls = [[die.id for die in line["dice"]] for line in told(game, "rebellion-rolls")]
    return [tuple(sum(colour in die for die in dice) for colour in ("-red-", "-black-")) for dice in rolls]  # type: ignore[misc]


def doomed(game: Game[Table]) -> dict[str, int]:
    """Return what lies on the faction sheets."""
    combat = game.state.combat
    assert combat is not None
    return {UNITS[unit].key: count for unit, count in enumerate(combat.doomed) if count}


def markers(game: Game[Table]) -> dict[str, list[int]]:
    """Return the damage markers on units."""
    combat = game.state.combat
    assert combat is not None
    return {UNITS[unit].key: markers for unit, markers in enumerate(combat.damage) if markers}


@cache
def all_texts(lang: str) -> Texts:
    """Return the texts of the game, whether or not its parts have been put together in one file."""
    texts = Texts(lang)
    for path in sorted((Path(damage.__file__).parent / "texts").glob(f"*{lang}.ftl")):
        texts._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return texts
