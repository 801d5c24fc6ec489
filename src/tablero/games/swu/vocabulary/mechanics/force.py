"""The Force (chapter 8.38)."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Condition, Cost, Effect
from tablero.games.swu.state import Event, Table
from tablero.games.swu.triggers import emit
from tablero.games.swu.vocabulary.questions import asking_whether
from tablero.kernel import Choose, Message, Play, say

__all__ = [
    "USE_FORCE",
    "GainForce",
    "TheForce",
    "UseForce",
    "UsingForce",
]


def gain_force(table: Table, seat: int) -> bool:
    """Create a player's Force token, unless they have it already (swu:8.38.1); return whether it was created."""
    player = table.players[seat]
    if player.force:
        return False
    player.force = table.dirty = True
    table.log.tell("swu-log-force", seat=seat + 1)
    table.note("token", seat)
    return True


def use_force(table: Table, seat: int) -> bool:
    """Defeat a player's Force token: that is using the Force; return whether there was one."""
    player = table.players[seat]
    if not player.force:
        return False
    player.force = False  # swu:8.38.4
    table.dirty = True
    table.log.tell("swu-log-force-used", seat=seat + 1)
    table.note("force-used", seat)
    emit(table, Event("force-used", seat))
    return True


@dataclass(frozen=True, slots=True)
class GainForce(Effect):
    """The Force is with you."""

    word = "gain-force"

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether the token isn't there yet (swu:8.38.1)."""
        return not table.players[act.seat].force

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Create it."""
        yield from ()
        return gain_force(table, act.seat)  # swu:8.38.2


@dataclass(frozen=True, slots=True)
class UseForce(Effect):
    """Use the Force, which nobody has to (swu:8.38.4)."""

    def able(self, table: Table, act: Act) -> bool:
        """Tell whether the Force is with you."""
        return table.players[act.seat].force

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask, and use it."""
        act.may = False
        if not table.players[act.seat].force:
            return False
        answer = yield Choose(act.seat, ["yes", "no"], asking_whether(act, say("swu-use-force")))
        return answer == "yes" and use_force(table, act.seat)

    def text(self) -> Message:
        return say("swu-may", effect=say("swu-use-force"))


@dataclass(frozen=True, slots=True)
class UsingForce(Cost):
    """Use the Force as a cost."""

    def payable(self, table: Table, act: Act) -> bool:
        """Tell whether the Force is with you (swu:8.38.4)."""
        return table.players[act.seat].force

    def pay(self, table: Table, act: Act) -> Play[None]:
        """Use it."""
        use_force(table, act.seat)  # swu:6.4.3.c
        yield from ()

    def text(self) -> Message:
        return say("swu-use-force")


USE_FORCE = UsingForce()


@dataclass(frozen=True, slots=True)
class TheForce(Condition):
    """The Force is with you (swu:8.38.3)."""

    word = "force"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether the token is there."""
        return table.players[act.seat].force
