"""Bounty: what a unit earns that defeats one with Bounty tokens, by an attack or by another effect of its own."""

from __future__ import annotations

from typing import Final

from tablero.games.legion import keywords
from tablero.games.legion.state import ASSET, BOUNTY, Battle, Unit

COLLECTED: Final = "bounty-collected"
"""A Bounty token on the card of the unit that has earned it, in the edition of 2023."""


class Bounties:
    """What the edition of 2026 has of its own."""

    __slots__ = ()

    def collect(self, battle: Battle, hunter: Unit) -> None:
        """Reward a unit with Bounty that has defeated one with Bounty tokens."""
        battle.victory_points[hunter.seat] += 1  # legion26:kw.bounty, legion26:kw.bounty.2, legion26:token.bounty

    def at_the_end(self, battle: Battle, seat: int) -> int:
        """Return what a player scores at the end for those that were hunted: nothing more."""
        return 0


class Bounties2023(Bounties):
    """What the edition of 2023 has of its own."""

    __slots__ = ()

    def collect(self, battle: Battle, hunter: Unit) -> None:
        """Reward a unit with Bounty that has defeated one with Bounty tokens: with the token, which may score at the end."""
        hunter.tokens[COLLECTED] = hunter.has(COLLECTED) + 1  # legion23:kw.bounty

    def at_the_end(self, battle: Battle, seat: int) -> int:
        """Return what a player scores at the end for those that were hunted: for each hunter with a token, and each asset."""
        own = list(battle.units_of(seat))
        # legion23:kw.bounty.2
        hunters = [unit for unit in own if keywords.has(unit, "bounty") and unit.has(COLLECTED)]
        # legion23:kw.wanted, legion23:kw.wanted.2
        assets = [token for unit in own for token in unit.held if token.kind == ASSET and token.seat == 1 - seat]
        return len(hunters) + len(assets)


def collect_bounty(battle: Battle, hunter: Unit | None, quarry: Unit) -> None:
    """Reward a hunter that has brought harm to a unit, if that has defeated it: once, however many tokens it had.

    It is called wherever a unit brings wounds to another, by an attack or by any other effect.
    """
    if hunter is None or quarry.miniatures:
        return
    # legion26:kw.bounty.2, legion23:kw.bounty
    if quarry.has(BOUNTY) and keywords.has(hunter, "bounty") and quarry.seat != hunter.seat:
        quarry.tokens.pop(BOUNTY)
        battle.edition.bounties.collect(battle, hunter)
        battle.log.tell("legion-bounty", unit=battle.name(hunter), target=battle.name(quarry))
