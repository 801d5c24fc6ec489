"""What goes on between two checkpoints: attacks, blows, events, and abilities that wait to be resolved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablero.games.swu.cards import Face
from tablero.games.swu.pieces import Piece, Unit

if TYPE_CHECKING:
    from tablero.games.swu.abilities import Triggered
    from tablero.games.swu.costs import Terms
    from tablero.games.swu.pieces import Base


class Attack:
    """An attack that is going on (swu:6.3.1)."""

    __slots__ = (
        "ambush",
        "attacker",
        "base",
        "began",
        "defender",
        "defending",
        "excess",
        "hit",
        "number",
        "others",
        "over",
        "seat",
        "survived",
    )

    def __init__(self, number: int, attacker: Unit, defender: Unit | None, defending: int) -> None:
        self.number = number
        self.attacker: Unit | None = attacker
        """None once it has left the attack by a change of control (swu:8.28.3)."""
        self.defender = defender
        """The unit attacked; None if it is a base (swu:6.3.1.b)."""
        self.others: list[Unit] = []
        """The other defenders, if it attacks more than one unit."""
        self.base = defender is None
        """Whether a base is attacked."""
        self.seat = attacker.controller
        """The attacking player."""
        self.defending = defending
        """The defending player."""
        self.excess = 0
        """Damage beyond what defeats the defender (swu:1.9.11)."""
        self.ambush = False
        """Whether it is an attack by way of Ambush."""
        self.began = 0
        """How much had happened before it: see `Table.past`."""
        self.hit = 0
        """The combat damage that the attacker has dealt to a base, with Overwhelm too (swu:7.5.8.d)."""
        self.survived = False
        """Whether the attacker was still in play when the attack ended."""
        self.over = False

    @property
    def defenders(self) -> list[Unit]:
        """All units attacked."""
        return self.others if self.defender is None else [self.defender, *self.others]


class Blow:
    """Damage that a unit or base is about to be dealt, which replacement effects may change."""

    __slots__ = ("amount", "combat", "seat", "source", "target")

    def __init__(self, source: Piece, target: Unit | Base, amount: int, combat: bool, seat: int) -> None:
        self.seat = seat
        """Whose damage it is: who controls the unit that deals it, or the ability."""
        self.source = source
        self.target = target
        self.amount = amount
        self.combat = combat


class Trigger:
    """A triggered ability that waits to be resolved (swu:7.6.8)."""

    __slots__ = ("ability", "event", "seat", "source")

    def __init__(self, ability: Triggered, source: Piece, seat: int, event: Event) -> None:
        self.ability = ability
        self.source = source
        self.seat = seat
        self.event = event


class Event:
    """Something that happens and that abilities may wait for; what it is about, by its name, is told in `triggers`."""

    __slots__ = ("amount", "attack", "by", "face", "name", "other", "seat", "subject", "terms", "trigger")

    def __init__(
        self,
        name: str,
        seat: int,
        subject: Piece | None = None,
        face: Face | None = None,
        *,
        other: Piece | None = None,
        by: Piece | None = None,
        amount: int = 0,
        attack: Attack | None = None,
        terms: Terms | None = None,
        trigger: Trigger | None = None,
    ) -> None:
        self.name = name
        self.seat = seat
        self.subject = subject
        self.face = subject.face if face is None and subject is not None else face
        self.other = other
        self.by = by
        self.amount = amount
        self.attack = attack
        self.terms = terms
        """Of a card being played: on which terms."""
        self.trigger = trigger
