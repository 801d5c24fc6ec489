"""Spending tokens in an attack: whose they may be, and what each of them is spent for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from tablero.games.legion import tokens
from tablero.games.legion.pools import Pool
from tablero.games.legion.state import AIM, DODGE, Battle, Unit
from tablero.games.legion.tokens import Source
from tablero.kernel import Choose, Message, Option, Play

DONE: Final = "done"

Offer: TypeAlias = "dict[Option, tuple[Source, str]]"
"""What may be answered, with the token that it costs and what it is for."""


def offers(battle: Battle, pool: Pool, unit: Unit, kind: str, purposes: Sequence[str]) -> Offer:
    """Return in which ways a unit may spend a token of a kind, for one of these purposes."""
    found: Offer = {}
    borrowed = unit.id in pool.borrowed
    for source in tokens.sources(battle, pool.around, unit, kind, borrowed):
        for purpose in purposes:
            found["spend", source.kind, source.unit, purpose] = (source, purpose)
    return found


def ask_to_spend(seat: int, offer: Offer, ask: Message) -> Play[tuple[Source, str] | None]:
    """Ask which token is spent, and for what; None if nothing is, or can be."""
    if not offer:
        return None
    chosen: Option = yield Choose(seat, [DONE, *offer], ask)
    return None if chosen == DONE else offer[chosen]


def spend(battle: Battle, pool: Pool, unit: Unit, source: Source) -> None:
    """Spend a token, and remember if it was borrowed from other clones."""
    tokens.spend(battle, source, unit)
    if unit is pool.attacker and source.kind.removeprefix(tokens.CACHED) == AIM:
        pool.spent_aims += 1
    if source.clone:
        pool.borrowed.append(unit.id)  # legion26:apxb.02, legion23:type.clone


def after_spending(battle: Battle, pool: Pool, unit: Unit, kind: str) -> None:
    """Let follow what follows from a token once its effect is resolved."""
    if kind.removeprefix(tokens.CACHED) in (AIM, DODGE):
        tokens.stronger_together(battle, pool.around, unit, kind.removeprefix(tokens.CACHED))
