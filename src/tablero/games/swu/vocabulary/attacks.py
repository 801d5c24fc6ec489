"""What has become of an attack, and what comes after it."""

from __future__ import annotations

from dataclasses import dataclass

from tablero.games.swu.abilities import Act, Condition, Effect
from tablero.games.swu.state import Delayed, Table, Unit, Upgrade
from tablero.games.swu.vocabulary.effects import IfDone
from tablero.kernel import Message, Play, say


@dataclass(frozen=True, slots=True)
class DefenderDefeated(Condition):
    """The defender was defeated in the attack (swu:7.6.16.e)."""

    word = "defender-defeated"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it was: leaving play in another way is not enough (swu:8.25.2)."""
        ids = [unit.id for unit in act.attack.defenders] if act.attack is not None else []
        return any(one.piece in ids for one in table.this_phase("defeated"))


@dataclass(frozen=True, slots=True)
class Survived(Condition):
    """The attacker was still in play when the attack ended."""

    word = "survived"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it was."""
        return act.attack is not None and act.attack.survived


@dataclass(frozen=True, slots=True)
class HitBase(Condition):
    """The attacker dealt combat damage to a base, with Overwhelm too (swu:7.5.8.d)."""

    word = "hit-base"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it did."""
        return act.attack is not None and act.attack.hit > 0


@dataclass(frozen=True, slots=True)
class ItHitBase(Condition):
    """The unit with which the ability made an attack damaged a base in it."""

    word = "it-hit-base"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it did, with combat damage or by its abilities."""
        if act.fought is None or act.it is None:
            return False
        since = table.past[act.fought.began :]
        return any(one.what == "base-damaged" and one.piece == act.it.id for one in since)


@dataclass(frozen=True, slots=True)
class NoOtherAttacked(Condition):
    """No unit but the attacker has attacked in this phase, enemy units counted."""

    word = "no-other-attacked"

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether all attacks of this phase were its own."""
        attack = act.attack or table.attack
        attacker = attack.attacker if attack is not None else None
        if attacker is None:
            attacker = act.source.unit if isinstance(act.source, Upgrade) else act.source  # type: ignore[assignment]
        return isinstance(attacker, Unit) and all(one.piece == attacker.id for one in table.this_phase("attacked"))


@dataclass(frozen=True, slots=True)
class AttackThen(IfDone):
    """An attack, and something after it is completed: once all that it set off is resolved (swu:7.6.8.a)."""

    def text(self) -> Message:
        """Say it."""
        return say("swu-then", first=self.first.text(), second=say("swu-after-attack", effect=self.then.text()))


@dataclass(frozen=True, slots=True)
class AfterAttack(Effect):
    """Something after the attack that is going on is completed, to what was spoken of (swu:7.7.4.a)."""

    effect: Effect

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Remember it."""
        if act.attack is None:
            return False
        pieces = tuple(thing.id for thing in act.things if isinstance(thing, Unit | Upgrade))
        table.delayed.append(Delayed(f"attack-{act.attack.number}", self.effect, act.face, act.seat, pieces))
        yield from ()
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-after-attack", effect=self.effect.text())
