"""The action cards that are used at the start of a combat."""

from __future__ import annotations

from tablero.games.rebellion.cards import ActionCard, CombatEffect
from tablero.games.rebellion.facts import EMPIRE, LEADER_NUMBER, REBEL, SHIPS_OF, SPACE, STATIONS, STRUCTURES
from tablero.games.rebellion.openings import (
    Bring,
    DestroyThere,
    DrawOneDeck,
    FewerDice,
    NoEscape,
    OpenHand,
    PointBlank,
    Recolour,
    Silence,
)


def _leaders(*keys: str) -> tuple[int, ...]:
    return tuple(LEADER_NUMBER[key] for key in keys)


def _card(
    side: int, key: str, leaders: tuple[int, ...], effect: CombatEffect, *, starting: bool = False, moves: bool = False
) -> ActionCard:
    return ActionCard(key, side, "start_of_combat", leaders, (effect,), starting, moves)


READY = _leaders("admiral_piett", "general_veers")

COMBAT_ACTIONS: tuple[ActionCard, ...] = (
    _card(REBEL, "its_a_trap", _leaders("admiral_ackbar"), Silence(EMPIRE, SPACE)),
    _card(REBEL, "point_blank_assault", _leaders("admiral_ackbar", "general_madine"), PointBlank()),
    _card(REBEL, "target_the_star_destroyers", _leaders("wedge_antilles"), Recolour(2)),
    _card(EMPIRE, "according_to_my_design", _leaders("emperor_palpatine"), FewerDice(REBEL, 1, 2), starting=True),
    _card(EMPIRE, "more_dangerous_than_you_realize", _leaders("general_tagge"), DrawOneDeck(3), starting=True),
    _card(EMPIRE, "fully_operational", _leaders("moff_jerjerrod"), DestroyThere(SHIPS_OF[REBEL], "ship", STATIONS)),
    _card(EMPIRE, "good_intel", _leaders("soontir_fel", "colonel_yularen"), OpenHand(REBEL)),
    _card(EMPIRE, "keep_them_from_escaping", _leaders("admiral_piett"), NoEscape(REBEL)),
    _card(EMPIRE, "ready_for_action", READY, Bring(READY), moves=True),
    _card(EMPIRE, "target_the_generator", _leaders("general_veers"), DestroyThere(STRUCTURES, "structure")),
)
