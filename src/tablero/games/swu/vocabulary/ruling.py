"""Abilities that change the rules of the game themselves, and effects that put such a rule in force for a while."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Ability, Act, Effect, Standing
from tablero.games.swu.constants import PHASE
from tablero.games.swu.state import Base, InForce, Piece, Table
from tablero.games.swu.vocabulary.wording import bare, quoted
from tablero.kernel import Message, Play, say


@dataclass(frozen=True, slots=True)
class NoHealing(Standing):
    """Bases can't be healed."""

    word = "no-healing-bases"

    def forbids_healing(self, table: Table, piece: Piece, seat: int, target: Any) -> bool:
        """Tell whether it is a base."""
        return isinstance(target, Base)


@dataclass(frozen=True, slots=True)
class Impose(Effect):
    """Something is a rule of the game for a while (swu:7.7.3.a)."""

    ability: Ability
    until: int = PHASE

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Put it in force."""
        table.in_force.append(InForce(self.until, self.ability, act.face, act.seat))
        table.dirty = True
        yield from ()
        return True

    def text(self) -> Message:
        """Say it."""
        said = bare(self.ability.text())
        if said.id == "swu-headed":
            return say("swu-impose-ability", ability=quoted(said), until=say(f"swu-until-{self.until}"))
        return say(f"swu-impose-until-{self.until}", rule=said)


@dataclass(frozen=True, slots=True)
class EntersReady(Standing):
    """This unit enters play ready."""

    enters_ready = True

    def text(self) -> Message:
        """Say it."""
        return say("swu-enters-ready")


@dataclass(frozen=True, slots=True)
class MuteLeaders(Standing):
    """Each leader loses all abilities except for epic actions and can't gain abilities (swu:8.15.2)."""

    word = "mute-leaders"
    mutes_leaders = True
