"""What effects on cards out of play draw from: there must be something left there for them to do anything."""

from __future__ import annotations

from tablero.games.swu.abilities import Act, Effect
from tablero.games.swu.state import Table


class OfDeck(Effect):
    """An effect on one's own deck, which must not be empty (swu:8.7.2)."""

    __slots__ = ()

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is a card in it."""
        return bool(table.players[act.seat].deck)


class OfAnyDeck(Effect):
    """An effect on a deck of one's choice."""

    __slots__ = ()

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is a card in one."""
        return any(player.deck for player in table.everybody())


class OfHand(Effect):
    """An effect on one's own hand; what is in it is nobody else's business."""

    __slots__ = ()

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is a card in it."""
        return bool(table.players[act.seat].hand)


class OfResources(Effect):
    """An effect on one's own resources."""

    __slots__ = ()

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is one."""
        return bool(table.players[act.seat].resources)


class OfEnemyResources(Effect):
    """An effect on the resources of an opponent."""

    __slots__ = ()

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether an opponent has one."""
        return any(table.players[seat].resources for seat in table.opponents(act.seat))
