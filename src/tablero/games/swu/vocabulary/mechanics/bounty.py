"""Bounty (swu:7.5.13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act, Effect, Triggered
from tablero.games.swu.constant_abilities import triggers_of
from tablero.games.swu.state import Event, Piece, Table, Trigger, Unit
from tablero.games.swu.triggers import resolve
from tablero.games.swu.vocabulary.effects.combining import May, seq
from tablero.games.swu.vocabulary.filters.basic import Simple
from tablero.kernel import Play

__all__ = [
    "CollectBounties",
    "HasBounty",
    "bountied",
    "bounty",
]


def bounties_of(piece: Piece) -> list[Triggered]:
    """Return the Bounties of a unit; each of them is an ability of its own (swu:7.5.13.b)."""
    return [one for one in triggers_of(piece) if one.keyword == "bounty"]


@dataclass(frozen=True, slots=True)
class HasBounty(Simple):
    """With a Bounty, printed or gained."""

    word = "bountied"
    derived = True

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        return isinstance(thing, Unit) and bool(bounties_of(thing))


bountied = HasBounty()


@dataclass(frozen=True, slots=True)
class CollectBounties(Effect):
    """Collect the Bounties of the unit that was spoken of, though it was neither defeated nor captured."""

    word = "collect-bounties"

    def able(self, table: Table, act: Act) -> bool:
        return isinstance(act.it, Unit) and bool(bounties_of(act.it))

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Resolve them one after the other."""
        unit = act.it
        if not isinstance(unit, Unit):
            return False
        done = False
        for ability in bounties_of(unit):
            event = Event("returned", unit.controller, unit, by=act.source)
            done = (yield from resolve(table, Trigger(ability, unit, act.seat, event))) or done
        return done


def bounty(*effects: Effect) -> Triggered:
    """Return a Bounty: an opponent may collect it when the unit is defeated or captured (swu:7.5.13.a, swu:7.5.13.d).

    Nobody has to (swu:7.5.13.e).
    """
    return Triggered(("when-defeated", "captured"), May(seq(*effects)), keyword="bounty", resolved_by="opponent")
