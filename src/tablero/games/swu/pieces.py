"""What is in play (chapter 3), and what lasts for a while (chapter 7.7).

A new piece is made each time a card enters play, so that whoever still holds one that has left knows what it was like
last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tablero.games.swu.cards import Face

if TYPE_CHECKING:
    from tablero.games.swu.abilities import Ability, Effect, Filter, Grant

NOBODY = -1
"""Instead of a seat: nobody."""
TOKEN = -1
"""Instead of a card: a token is none."""
NO_FAULT = -2
"""Instead of who last took from a unit's HP: something that lasted came to its end (swu:1.18.1.c)."""


class Lasting(NamedTuple):
    """A lasting effect on a unit (swu:7.7.3): what it gets, until when, from which card, made by which player."""

    until: int
    grant: Grant
    source: Face
    seat: int
    attack: int = 0
    """The number of the attack, if it lasts for one."""


class InForce(NamedTuple):
    """A lasting effect on the game itself: an ability that is in force though no card in play has it."""

    until: int
    ability: Ability
    source: Face
    seat: int
    piece: int = -1
    """The piece it is about, if any."""


class Delayed(NamedTuple):
    """A delayed effect (swu:7.7.4): what happens, when, and with which pieces and cards in mind."""

    at: str
    effect: Effect
    source: Face
    seat: int
    pieces: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()


class Doomed(NamedTuple):
    """Units or upgrades that would be defeated at the same time, by whom, and by which piece."""

    pieces: tuple[Unit | Upgrade, ...]
    by: int | None
    source: Piece | None


class Happened(NamedTuple):
    """Something that abilities may ask about later: "this phase", "this round"."""

    what: str
    phase: int
    """The number of the phase: see `Table.phases`."""
    seat: int
    """Who did it, or whose it was: see where each is noted."""
    face: Face | None = None
    piece: int = -1
    amount: int = 0
    other: int = NOBODY
    """The other seat concerned."""
    traits: frozenset[str] | None = None
    """The traits that a unit had then, gained ones too (swu:8.12.1)."""


class Piece:
    """Something in play that can have abilities: a unit, an upgrade, a leader in the base zone, a base."""

    __slots__ = ("card", "controller", "face", "id", "owner", "used")

    kind = "piece"

    def __init__(self, id: int, card: int, face: Face, owner: int, controller: int) -> None:
        self.id = id
        self.card = card
        """The card it is, or `TOKEN`."""
        self.face = face
        self.owner = owner
        self.controller = controller
        """Who put it into play, until somebody else takes control of it (swu:1.5.2.b)."""
        self.used: list[tuple[Ability, int, int]] = []
        """Abilities with a limited number of uses, each with the round, or phase, of a use and the player who used it."""

    def __repr__(self) -> str:
        return f"<{self.kind} {self.id} {self.face.key}>"

    @property
    def ref(self) -> tuple[str, int]:
        """How options name it."""
        return (self.kind, self.id)

    @property
    def thing(self) -> str:
        """How lines of the log point at it."""
        return f"{self.kind}:{self.id}"

    def stand_in(self) -> Piece:
        """Return another piece that stands for its card, with the uses of its abilities so far."""
        twin = Piece(self.id, self.card, self.face, self.owner, self.controller)
        twin.used = self.used.copy()
        return twin


class Base(Piece):
    """A base: each player has just one."""

    __slots__ = ("captives", "damage", "epic_used", "hurt_by")

    kind = "base"

    def __init__(self, card: int, face: Face, owner: int) -> None:
        super().__init__(owner, card, face, owner, owner)
        self.captives: list[int] = []
        """The cards that an ability lets it guard (swu:8.34.2)."""
        self.damage = 0
        self.epic_used = False
        self.hurt_by = NOBODY
        """Who last dealt damage to it (swu:12.6.2)."""

    @property
    def hp(self) -> int:
        """Its HP."""
        return self.face.hp

    @property
    def remaining(self) -> int:
        """Its remaining HP (swu:1.11.6)."""
        return self.face.hp - self.damage

    def copy(self) -> Base:
        """Return a copy."""
        twin = Base.__new__(Base)
        twin.id = self.id
        twin.card = self.card
        twin.face = self.face
        twin.owner = self.owner
        twin.controller = self.controller
        twin.captives = self.captives.copy()
        twin.damage = self.damage
        twin.hurt_by = self.hurt_by
        twin.epic_used = self.epic_used
        twin.used = self.used.copy()
        return twin


class Leader(Piece):
    """A leader card: in the base zone, or deployed, and then also a unit or an upgrade in play."""

    __slots__ = ("deployed", "epic_used", "exhausted")

    kind = "leader"

    def __init__(self, card: int, face: Face, owner: int) -> None:
        super().__init__(card, card, face, owner, owner)
        self.exhausted = False
        self.epic_used = False
        self.deployed = False

    def copy(self) -> Leader:
        """Return a copy."""
        twin = Leader.__new__(Leader)
        twin.id = self.id
        twin.card = self.card
        twin.face = self.face
        twin.owner = self.owner
        twin.controller = self.controller
        twin.exhausted = self.exhausted
        twin.epic_used = self.epic_used
        twin.deployed = self.deployed
        twin.used = self.used.copy()
        return twin


class Played(Piece):
    """An event while it is being resolved, lying in its owner's discard pile."""

    __slots__ = ()

    kind = "card"

    def __init__(self, card: int, face: Face, owner: int, controller: int) -> None:
        super().__init__(card, card, face, owner, controller)


class Upgrade(Piece):
    """An upgrade, attached to one unit while it is in play."""

    __slots__ = ("bound", "captives", "entered", "unit")

    kind = "upgrade"
    not_state = ("unit",)

    def __init__(self, id: int, card: int, face: Face, owner: int, controller: int, unit: Unit) -> None:
        super().__init__(id, card, face, owner, controller)
        self.unit: Unit = unit
        """The unit it is attached to, or was last."""
        self.bound: tuple[Filter, ...] | None = None
        """What units it may be attached to, if an ability made it an upgrade (swu:3.6.3.b)."""
        self.captives: list[int] = []
        """The cards it guarded when it became an upgrade, and guards still: it has not left play (swu:8.34.4)."""
        self.entered = 0
        """The number of the phase in which it entered play."""

    @property
    def leader(self) -> bool:
        """Whether it is a leader upgrade (swu:3.4.4.a)."""
        return self.face.leader

    def copy(self, unit: Unit) -> Upgrade:
        """Return a copy that is attached to a unit."""
        twin = Upgrade.__new__(Upgrade)
        twin.id = self.id
        twin.card = self.card
        twin.face = self.face
        twin.owner = self.owner
        twin.controller = self.controller
        twin.unit = unit
        twin.used = self.used.copy()
        twin.bound = self.bound
        twin.captives = self.captives.copy()
        twin.entered = self.entered
        return twin


class Unit(Piece):
    """A unit in an arena; a leader unit is one like any other.

    What is derived is computed by `constant_abilities.derive` whenever the table has changed.
    """

    __slots__ = (
        "arena",
        "blank",
        "captives",
        "damage",
        "entered",
        "exhausted",
        "flags",
        "gained",
        "here",
        "hp",
        "hurt_by",
        "lasting",
        "limits",
        "lost",
        "named",
        "power",
        "printed",
        "raid",
        "rescued",
        "restore",
        "silent",
        "traits",
        "upgrades",
    )

    kind = "unit"
    not_state = (
        "power",
        "hp",
        "printed",
        "flags",
        "raid",
        "restore",
        "limits",
        "lost",
        "blank",
        "silent",
        "gained",
        "traits",
    )

    def __init__(self, id: int, card: int, face: Face, owner: int, controller: int, entered: int) -> None:
        super().__init__(id, card, face, owner, controller)
        self.arena = face.arena
        self.exhausted = True
        self.damage = 0
        self.upgrades: list[Upgrade] = []
        """Any number of them (swu:3.6.4)."""
        self.captives: list[int] = []
        """The cards it guards (swu:8.34.2); face down, but everybody knows them (swu:13.1.4)."""
        self.lasting: list[Lasting] = []
        self.entered = entered
        """The number of the phase in which it entered play."""
        self.rescued = False
        """Whether it came into play by being rescued: neither played nor created."""
        self.hurt_by = NOBODY
        """Who last took from its remaining HP, and so answers for its defeat (swu:1.18.1)."""
        self.named = ""
        """The card that was named with its ability (swu:8.18.1)."""
        self.here = True
        """Whether it is in play."""
        # Derived.
        self.printed = (face.power, face.hp)
        """What counts as its printed power and HP."""
        self.power = face.power
        self.hp = face.hp
        self.flags = face.flags
        self.raid = face.raid
        self.restore = face.restore
        self.limits = 0
        self.lost = 0
        self.blank = False
        self.silent = False
        """Whether it loses all abilities for several reasons, so that none of them leaves it any."""
        self.gained: tuple[Ability, ...] = ()
        self.traits = face.traits

    @property
    def guards(self) -> tuple[Unit | Upgrade, ...]:
        """The unit and its upgrades, each of which may guard captives (swu:8.34.2)."""
        return (self, *self.upgrades)

    @property
    def remaining(self) -> int:
        """Its remaining HP (swu:1.11.6)."""
        return self.hp - self.damage

    @property
    def leader(self) -> bool:
        """Whether it is a leader unit, also through an upgrade (swu:3.4.7)."""
        return self.face.leader or any(upgrade.face.makes_leader for upgrade in self.upgrades)

    def copy(self) -> Unit:
        """Return a copy with its upgrades."""
        twin = Unit.__new__(Unit)
        twin.id = self.id
        twin.card = self.card
        twin.face = self.face
        twin.owner = self.owner
        twin.controller = self.controller
        twin.used = self.used.copy() if self.used else []
        twin.arena = self.arena
        twin.exhausted = self.exhausted
        twin.damage = self.damage
        twin.upgrades = [upgrade.copy(twin) for upgrade in self.upgrades] if self.upgrades else []
        twin.captives = self.captives.copy() if self.captives else []
        twin.lasting = self.lasting.copy() if self.lasting else []
        twin.entered = self.entered
        twin.rescued = self.rescued
        twin.hurt_by = self.hurt_by
        twin.named = self.named
        twin.here = self.here
        twin.printed = self.printed
        twin.power = self.power
        twin.hp = self.hp
        twin.flags = self.flags
        twin.raid = self.raid
        twin.restore = self.restore
        twin.limits = self.limits
        twin.lost = self.lost
        twin.blank = self.blank
        twin.silent = self.silent
        twin.gained = self.gained
        twin.traits = self.traits
        return twin
