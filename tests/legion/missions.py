"""Battles with battle cards in play, for the tests of missions."""

from __future__ import annotations

from typing import Any

from legion import laid
from legion.commanded import corps
from tablero.games.legion import cards
from tablero.games.legion.battle_parts import At, Part
from tablero.games.legion.state import Battle, Token, Unit
from tablero.tabletop import INCH

MIDDLE = (36 * INCH, 18 * INCH)


def card_id(edition: str, name: str, kind: str = "") -> str:
    """The id of the battle card of a name that can be played."""
    found = cards.battle_cards(edition).values()
    return next(card.id for card in found if card.name == name and kind in ("", card.kind) and not card.missing)


def battle_with(edition: str = "2026", turn: int = 2, **names: str) -> Battle:
    """An empty battlefield in a round, with these cards in play: `objective`, `secondary`, `advantage_0`, `condition` …

    Seat 0 is blue, and its edge is at the far end, where rows of the maps have B.
    """
    battle = laid.battle(edition)
    battle.blue, battle.blue_edge, battle.round = 0, 1, turn
    for space, name in names.items():
        battle.mission[space.replace("_", "-")] = card_id(edition, name)
    battle.hands = [[], []]
    return battle


def at(x: float, y: float, **given: Any) -> tuple[int, int]:
    """A place in inches."""
    return round(x * INCH), round(y * INCH)


def token(kind: str, name: str, x: float, y: float, **given: Any) -> Token:
    """A token at a place in inches."""
    return Token(kind, *at(x, y), name=name, **given)


def holder(battle: Battle, seat: int, name: str, *spot: tuple[float, ...], owner: int | None = None) -> Unit:
    """A unit of one miniature that holds an asset; it stands somewhere, or is undeployed."""
    unit = laid.add(battle, seat, corps(f"Holder {len(battle.units)}"), *spot)
    unit.held.append(Token("asset", 0, 0, seat=seat if owner is None else owner, name=name))
    return unit


def parts_of(battle: Battle, kind: type[Part]) -> tuple[At, Any]:
    """The first part of a kind among the cards in play, and where it is."""
    return next((where, part) for where, part in battle.edition.mission.in_play(battle) if isinstance(part, kind))


def scored(battle: Battle) -> list[int]:
    """What each seat has scored, as the log tells it."""
    found: list[Any] = [dict(line.message.args) for line in battle.log.entries if line.message.id == "legion-scores"]
    return [sum(line["points"] for line in found if line["seat"] == seat + 1) for seat in (0, 1)]
