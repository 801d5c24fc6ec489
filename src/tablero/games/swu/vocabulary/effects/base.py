"""What effects have in common: on which target, from which zone, about which players."""

from __future__ import annotations

from tablero.games.swu.abilities import Act, Amount, Count, Effect, Target
from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary.filters.players import seat_of
from tablero.kernel import Message, say
from tablero.kernel.messages import Arg


class OnTarget(Effect):
    """An effect on a target, whose choice may come first."""

    __slots__ = ()

    to: Target

    @property
    def asks_first(self) -> bool:  # type: ignore[override]
        """Whether somebody chooses."""
        return self.to.asks

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether there is anything to do it to."""
        return self.to.any(table, act)


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
        return bool(table.players[act.seat].resources)


class OfEnemyResources(Effect):
    """An effect on the resources of an opponent."""

    __slots__ = ()

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether an opponent has one."""
        return any(table.players[seat].resources for seat in table.opponents(act.seat))


def seats_of(table: Table, act: Act, who: str) -> list[int]:
    """Return the seats of the players that an effect is about."""
    if who == "each":
        return [player.seat for player in table.everybody()]
    if who == "opponents":
        return table.opponents(act.seat)
    if who == "both":  # the chosen player and you
        return [seat for seat in (*act.seats[:1], act.seat) if not table.players[seat].out]
    if who == "those":
        return [seat for seat in act.seats if not table.players[seat].out]
    if who == "hurt-opponents":
        hurt = {one.other for one in table.this_phase("base-damaged") if one.seat == act.seat}
        return [seat for seat in table.opponents(act.seat) if seat in hurt]
    seat = seat_of(who, act)
    return [seat] if seat >= 0 and not table.players[seat].out else []


def said_by(id: str, who: str, **args: Arg) -> Message:
    """Say what a player does: as something you are told to, or what somebody else does."""
    return say(f"{id}-you", **args) if who == "you" else say(f"{id}-who", who=say(f"swu-who-{who}"), **args)


def by(id: str, who: str, count: Amount) -> Message:
    """Say how many cards a player draws, discards and the like."""
    if isinstance(count, int):
        return said_by(id, who, count=count)
    if count.text().id == "swu-that-much":
        return said_by(f"{id}-that-many", who)
    if count.for_each() == count.text():
        return said_by(f"{id}-equal", who, amount=count.text())
    return said_by(f"{id}-for-each", who, what=count.for_each())


def tokens_text(id: str, token: str, count: Count, **args: Message) -> Message:
    """Say how many tokens there are: that many, one for each of what is counted, or as many as a number says."""
    number = count.text()
    if number.id == "swu-that-much":
        return say(f"{id}-that-many", token=say(f"swu-token-{token}", n=0), **args)
    if count.for_each() == number:
        return say(f"{id}-times", times=number, token=say(f"swu-token-{token}", n=0), **args)
    return say(f"{id}-for-each", what=count.for_each(), token=say(f"swu-token-{token}", n=1), **args)
