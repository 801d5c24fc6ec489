"""The tactic cards: 15 for space, 15 for the ground."""

from __future__ import annotations

from tablero.games.rebellion.cards import CombatEffect, Tactic
from tablero.games.rebellion.facts import GROUND, SPACE
from tablero.games.rebellion.tactics import (
    Block,
    Bombard,
    DiscardAnother,
    DrawEither,
    FreeRetreat,
    NoBlocks,
    NoRetreat,
    Onslaught,
    Reroll,
    Strike,
)


def _attack(theater: int, key: str, *effects: CombatEffect, special: bool = False, copies: int = 1) -> Tactic:
    return Tactic(key, theater, "attack", special, effects, copies)


def _block(theater: int, key: str, *effects: CombatEffect, copies: int) -> Tactic:
    return Tactic(key, theater, "block", False, effects, copies)


TACTICS: tuple[Tactic, ...] = (
    _attack(SPACE, "space_brilliant_strategy", DrawEither(2), special=True),
    _attack(SPACE, "space_concentrate_fire", Reroll(2), copies=2),
    _attack(SPACE, "space_critical_hit", Strike(1, SPACE), copies=2),
    _block(SPACE, "space_defensive_formation", Block(1), copies=3),
    _attack(SPACE, "space_no_escape", NoRetreat()),
    _attack(SPACE, "space_onslaught", Onslaught(SPACE), special=True),
    _block(SPACE, "space_outmaneuver", DiscardAnother(SPACE), Block(2), copies=2),
    _attack(SPACE, "space_take_it_down", Strike(2, SPACE), special=True, copies=2),
    _attack(SPACE, "space_unstoppable_assault", NoBlocks(), special=True),
    _attack(GROUND, "ground_bombardment", Bombard(), special=True),
    _attack(GROUND, "ground_brilliant_strategy", DrawEither(2), special=True),
    _attack(GROUND, "ground_concentrate_fire", Reroll(2), copies=2),
    _attack(GROUND, "ground_critical_hit", Strike(1, GROUND), copies=2),
    _block(GROUND, "ground_defensive_formation", Block(1), copies=3),
    _block(GROUND, "ground_dig_in", DiscardAnother(GROUND), Block(2), copies=2),
    _attack(GROUND, "ground_escape_plan", FreeRetreat(), special=True),
    _attack(GROUND, "ground_onslaught", Onslaught(GROUND), special=True),
    _attack(GROUND, "ground_take_it_down", Strike(2, GROUND), special=True),
    _attack(GROUND, "ground_unstoppable_assault", NoBlocks(), special=True),
)

TACTIC_CARDS: tuple[int, ...] = tuple(kind for kind, tactic in enumerate(TACTICS) for _ in range(tactic.copies))
"""The kind of each card: numbers 0 to 14 are space cards, 15 to 29 ground cards."""

TACTIC_NUMBER = {tactic.key: kind for kind, tactic in enumerate(TACTICS)}
