"""The table: players, what is in play, and what lasts for a while (chapters 1 and 4).

Cards outside play are small numbers in the lists of their zones; `Table.faces` says what each of them is. What is in
play is a `Piece`, made anew each time a card enters play (swu:6.2.0.d, swu:8.6.4), so that whoever still holds a piece
that has left knows what it was like last (swu:8.12.1). Only checkpoints are copied, and there no attack is going on and
no triggered ability waits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from tablero.games.swu.cards import Face
from tablero.games.swu.words import ACTION, GROUND, SETUP
from tablero.kernel import Journal

if TYPE_CHECKING:
    from tablero.games.swu.abilities import Ability, Effect, Filter, Grant, Standing, Triggered
    from tablero.games.swu.costs import Terms

NOBODY = -1
"""Instead of a seat: nobody."""
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
    """Something that abilities may ask about later: "this phase", "this round" (swu:8.9.1, swu:8.9.2)."""

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
        """The card it is, -1 for a token."""
        self.face = face
        self.owner = owner
        self.controller = controller
        """Who put it into play, until somebody else takes control of it (swu:1.5.2.b)."""
        self.used: list[tuple[Ability, int]] = []
        """Abilities with a limited number of uses, each with the round, or phase, of a use."""

    def __repr__(self) -> str:
        return f"<{self.kind} {self.id} {self.face.key}>"

    @property
    def ref(self) -> tuple[str, int]:
        """How options name it."""
        return (self.kind, self.id)


class Base(Piece):
    """A base: each player has just one (swu:3.2.1, swu:3.2.2)."""

    __slots__ = ("damage", "epic_used", "hurt_by")

    kind = "base"

    def __init__(self, card: int, face: Face, owner: int) -> None:
        super().__init__(owner, card, face, owner, owner)
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
        twin = Base(self.card, self.face, self.owner)
        twin.damage = self.damage
        twin.hurt_by = self.hurt_by
        twin.epic_used = self.epic_used
        twin.used = self.used.copy()
        return twin


class Leader(Piece):
    """A leader card: in the base zone, or deployed, and then also a unit or an upgrade in play (swu:3.4.1, swu:3.4.2)."""

    __slots__ = ("deployed", "epic_used", "exhausted")

    kind = "leader"

    def __init__(self, card: int, face: Face, owner: int) -> None:
        super().__init__(card, card, face, owner, owner)
        self.exhausted = False
        self.epic_used = False
        self.deployed = False

    def copy(self) -> Leader:
        """Return a copy."""
        twin = Leader(self.card, self.face, self.owner)
        twin.exhausted = self.exhausted
        twin.epic_used = self.epic_used
        twin.deployed = self.deployed
        twin.used = self.used.copy()
        return twin


class Played(Piece):
    """An event while it is being resolved, lying in its owner's discard pile (swu:3.3.3)."""

    __slots__ = ()

    kind = "card"

    def __init__(self, card: int, face: Face, owner: int, controller: int) -> None:
        super().__init__(card, card, face, owner, controller)


class Upgrade(Piece):
    """An upgrade, attached to one unit while it is in play (swu:3.6.1, swu:3.6.14)."""

    __slots__ = ("bound", "entered", "unit")

    kind = "upgrade"
    not_state = ("unit",)

    def __init__(self, id: int, card: int, face: Face, owner: int, controller: int, unit: Unit) -> None:
        super().__init__(id, card, face, owner, controller)
        self.unit: Unit = unit
        """The unit it is attached to, or was last."""
        self.bound: tuple[Filter, ...] | None = None
        """What units it may be attached to, if an ability made it an upgrade (swu:3.6.3.b)."""
        self.entered = 0
        """The number of the phase in which it entered play."""

    @property
    def leader(self) -> bool:
        """Whether it is a leader upgrade (swu:3.4.4.a)."""
        return self.face.leader

    def copy(self, unit: Unit) -> Upgrade:
        """Return a copy that is attached to a unit."""
        twin = Upgrade(self.id, self.card, self.face, self.owner, self.controller, unit)
        twin.used = self.used.copy()
        twin.bound = self.bound
        twin.entered = self.entered
        return twin


class Unit(Piece):
    """A unit in an arena; a leader unit is one like any other (swu:3.5.1, swu:3.5.5).

    What is derived is computed by `constants.derive` whenever the table has changed.
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
        "raid",
        "rescued",
        "restore",
        "traits",
        "upgrades",
    )

    kind = "unit"
    not_state = ("power", "hp", "flags", "raid", "restore", "limits", "lost", "blank", "gained", "traits")

    def __init__(self, id: int, card: int, face: Face, owner: int, controller: int, entered: int) -> None:
        super().__init__(id, card, face, owner, controller)
        self.arena = face.arena
        self.exhausted = True  # swu:1.5.4.b
        self.damage = 0
        self.upgrades: list[Upgrade] = []
        """Any number of them (swu:3.6.4)."""
        self.captives: list[int] = []
        """The cards it guards (swu:8.34.2); face down, but everybody knows them (swu:13.1.4)."""
        self.lasting: list[Lasting] = []
        self.entered = entered
        """The number of the phase in which it entered play."""
        self.rescued = False
        """Whether it came into play by being rescued: neither played nor created (swu:8.34.3)."""
        self.hurt_by = NOBODY
        """Who last took from its remaining HP, and so answers for its defeat (swu:1.18.1)."""
        self.named = ""
        """The card that was named with its ability (swu:8.18.1)."""
        self.here = True
        """Whether it is in play."""
        # Derived.
        self.power = face.power
        self.hp = face.hp
        self.flags = face.flags
        self.raid = face.raid
        self.restore = face.restore
        self.limits = 0
        self.lost = 0
        self.blank = False
        self.gained: tuple[Ability, ...] = ()
        self.traits = face.traits

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
        twin.used = self.used.copy()
        twin.arena = self.arena
        twin.exhausted = self.exhausted
        twin.damage = self.damage
        twin.upgrades = [upgrade.copy(twin) for upgrade in self.upgrades]
        twin.captives = self.captives.copy()
        twin.lasting = self.lasting.copy()
        twin.entered = self.entered
        twin.rescued = self.rescued
        twin.hurt_by = self.hurt_by
        twin.named = self.named
        twin.here = self.here
        twin.power = self.power
        twin.hp = self.hp
        twin.flags = self.flags
        twin.raid = self.raid
        twin.restore = self.restore
        twin.limits = self.limits
        twin.lost = self.lost
        twin.blank = self.blank
        twin.gained = self.gained
        twin.traits = self.traits
        return twin


class Player:
    """A player's zones, resources, leader and base. The top of the deck is the end of its list.

    Of the seven kinds of zones five are here: base, resources, deck, hand, discard pile (swu:4.1.1, swu:4.2.1, swu:4.5.1,
    swu:4.6.1, swu:4.7.1); the arenas are shared, and a unit says in which it is (swu:4.3.1, swu:4.4.1). All of them
    together are the game area (swu:4.1.3); whatever is in none of them is set aside (swu:4.1.2, swu:4.11.1). No zone has
    a limit (swu:4.10.3). Of a player's own upgrades on enemy units the unit's side has them (swu:4.10.1, swu:4.10.2).
    """

    __slots__ = (
        "aside",
        "base",
        "credits",
        "deck",
        "discard",
        "force",
        "halved",
        "hand",
        "leaders",
        "looked",
        "out",
        "passed",
        "penalties",
        "ready",
        "seat",
        "spent",
        "taken",
        "units",
    )

    not_state = ("penalties", "halved")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.base: Base
        self.leaders: list[Leader] = []
        """One, or two in Twin Suns, each with a state of its own (swu:12.3.3)."""
        self.deck: list[int] = []
        self.hand: list[int] = []
        self.discard: list[int] = []
        """Open to all; its order means nothing (swu:4.8.2, swu:4.8.3)."""
        self.ready: list[int] = []
        """Ready resources: cards of any type, blank as long as they lie here (swu:1.5.1.b, swu:1.7.1, swu:1.7.8).

        Which of the resources are ready is the player's own affair (swu:1.7.4).
        """
        self.spent: list[int] = []
        """Exhausted resources."""
        self.looked: list[int] = []
        """Cards of the deck that somebody searches or looks at, outside its order (swu:8.27.7)."""
        self.aside: list[int] = []
        """Cards that are removed from the game with an eliminated player (swu:11.3.1)."""
        self.units: list[Unit] = []
        """The units this player controls, in the order in which they came."""
        self.force = False
        """Whether the Force is with the player: the one token, beside the base (swu:4.2.4, swu:8.38.3)."""
        self.credits = 0
        """Credit tokens: with the resources, but none themselves (swu:4.5.4)."""
        self.passed = False
        """Whether the player's latest turn was a pass, or counts as one (swu:1.15.5.b)."""
        self.taken = False
        """Whether the player has taken a counter in this round."""
        self.out = False
        """Whether the player is eliminated."""
        self.halved = False
        """Whether the player pays half as many resources: see `constants.derive`."""
        self.penalties: dict[int, int] = {}
        """Aspect penalties by face, computed once: `costs.penalty`. Shared by copies."""

    @property
    def resources(self) -> list[int]:
        """All resources, ready ones first."""
        return self.ready + self.spent

    def copy(self) -> Player:
        """Return a copy."""
        twin = Player.__new__(Player)
        twin.seat = self.seat
        twin.base = self.base.copy()
        twin.leaders = [leader.copy() for leader in self.leaders]
        twin.deck = self.deck.copy()
        twin.hand = self.hand.copy()
        twin.discard = self.discard.copy()
        twin.ready = self.ready.copy()
        twin.spent = self.spent.copy()
        twin.looked = self.looked.copy()
        twin.aside = self.aside.copy()
        twin.units = [unit.copy() for unit in self.units]
        twin.force = self.force
        twin.credits = self.credits
        twin.passed = self.passed
        twin.taken = self.taken
        twin.out = self.out
        twin.halved = self.halved
        twin.penalties = self.penalties
        return twin


class Attack:
    """An attack that is going on (swu:6.3.1)."""

    __slots__ = (
        "ambush",
        "attacker",
        "base",
        "combat",
        "dealt",
        "defender",
        "defending",
        "excess",
        "number",
        "others",
        "over",
        "seat",
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
        self.dealt = 0
        """The combat damage that the attacker has dealt to the defender or the base it attacked."""
        self.excess = 0
        """Damage beyond what defeats the defender (swu:1.9.11)."""
        self.combat = False
        """Whether combat damage has been dealt."""
        self.ambush = False
        """Whether it is an attack by way of Ambush (swu:7.5.6.a)."""
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


class Anything(set[str]):
    """All there is: on a table that is changed by hand, anything may be waited for."""

    def __contains__(self, name: object) -> bool:
        return True


class Table:
    """A game of two to four players: all that the game state consists of (swu:1.16.1), the counters among it (swu:1.12.1).

    Nothing changes it but the rules and abilities (swu:1.16.4): there is no other way to act than by their questions.
    """

    __slots__ = (
        "active",
        "again",
        "arriving",
        "asked",
        "attack",
        "attacks",
        "awaited",
        "blast",
        "costs",
        "delayed",
        "dirty",
        "doomed",
        "entered",
        "faces",
        "format",
        "history",
        "in_force",
        "initiative",
        "initiative_taken",
        "journal",
        "known",
        "ledger",
        "muted",
        "next_id",
        "offered",
        "owners",
        "pending",
        "phase",
        "phases",
        "plan",
        "players",
        "playing",
        "replacements",
        "round",
        "rules",
        "saving",
        "seats",
        "shown",
        "step",
        "watchers",
    )

    not_state = ("awaited", "dirty", "faces", "muted", "owners", "ledger", "watchers", "costs", "rules", "replacements")

    def __init__(self, seats: int, format: str = "premier") -> None:
        self.journal = Journal()
        self.seats = seats
        self.format = format
        self.players = [Player(seat) for seat in range(seats)]
        self.faces: list[Face] = []
        """The main face of each card, by its number. Never changes after setup, so copies share it."""
        self.awaited: set[str] = set()
        """The events that any card of this game may wait for; what nobody waits for needs no looking around."""
        self.owners: list[int] = []
        """The owner of each card, by its number: whose deck it was in (swu:1.5.2.a). Shared by copies."""
        self.known: list[int] = []
        """Who knows where a face-down card lies: a bit for each seat, by card."""
        self.next_id = 0
        # Where the game is.
        self.phase = SETUP
        self.step = 0
        """The step of the phase from which the flow goes on: see `rounds` and `setup`."""
        self.round = 1
        self.phases = 0
        """How many phases have begun, which numbers the one that goes on."""
        self.active = 0
        """Whose turn it is (swu:1.4.3)."""
        self.initiative = 0
        """Who has the initiative counter; nobody after an elimination (swu:11.3.4)."""
        self.initiative_taken = False
        self.blast = NOBODY
        self.plan = NOBODY
        """Who has taken the counters of Twin Suns in this round; they lie in the centre first (swu:12.4.1.b, swu:12.5.3)."""
        self.history: list[Happened] = []
        """What has happened in this round."""
        self.in_force: list[InForce] = []
        self.delayed: list[Delayed] = []
        self.entered = False
        """Whether something has entered play, or changed sides, since the unique rule was last looked at."""
        # Between two checkpoints only.
        self.attack: Attack | None = None
        self.attacks = 0
        """Numbers the attacks."""
        self.pending: list[Trigger] = []
        self.arriving: list[int] = []
        """Cards that are about to enter play, perhaps as copies of units: see `checks.rescue`."""
        self.doomed: list[Doomed] = []
        """What would be defeated, and whose own ability may do something else instead."""
        self.saving: list[Doomed] = []
        """Those of them that this is being decided for."""
        self.shown: list[tuple[int, tuple[int, ...]]] = []
        """Cards that are revealed or looked at right now, with the seats that see them."""
        self.playing: list[int] = []
        """Cards that are being played and are in no zone yet."""
        self.offered: Sequence[Trigger | Effect] = ()
        """What numbered options stand for: abilities that have triggered, modes of an effect."""
        self.asked = 0
        self.again = False
        """Whether the active player takes another action after this one."""
        # Derived: see `constants.derive`.
        self.dirty = True
        self.muted = False
        """Whether leaders have no abilities."""
        self.watchers: list[tuple[Piece, Triggered]] = []
        self.costs: list[tuple[Piece, int, Standing]] = []
        self.rules: list[tuple[Piece, int, Standing]] = []
        self.replacements: list[tuple[Piece, int, Standing]] = []
        self.ledger: list[tuple[Unit, int, int, Face]] | None = None
        """Power and HP that constant abilities give, with their cards, while `labels` asks for it."""

    def copy(self) -> Table:
        """Return a copy, made at a checkpoint."""
        assert self.attack is None
        assert not self.pending
        assert not self.doomed
        assert not self.playing
        twin = Table.__new__(Table)
        twin.journal = Journal()
        twin.seats = self.seats
        twin.format = self.format
        twin.players = [player.copy() for player in self.players]
        twin.faces = self.faces
        twin.awaited = self.awaited
        twin.owners = self.owners
        twin.known = self.known.copy()
        twin.next_id = self.next_id
        twin.phase = self.phase
        twin.step = self.step
        twin.round = self.round
        twin.phases = self.phases
        twin.active = self.active
        twin.initiative = self.initiative
        twin.initiative_taken = self.initiative_taken
        twin.blast = self.blast
        twin.plan = self.plan
        twin.history = self.history.copy()
        twin.in_force = self.in_force.copy()
        twin.delayed = self.delayed.copy()
        twin.entered = self.entered
        twin.attack = None
        twin.attacks = self.attacks
        twin.pending = []
        twin.arriving = []
        twin.doomed = []
        twin.saving = []
        twin.shown = []
        twin.playing = []
        twin.offered = ()
        twin.asked = 0
        twin.again = False
        twin.dirty = True
        twin.muted = False
        twin.watchers = []
        twin.costs = []
        twin.rules = []
        twin.replacements = []
        twin.ledger = None
        return twin

    # Looking around.

    def everybody(self) -> list[Player]:
        """Return the players who are in the game (swu:1.4.1), clockwise from the active player (swu:11.2.3)."""
        order = self.players[self.active :] + self.players[: self.active]
        return [player for player in order if not player.out]

    def opponents(self, seat: int) -> list[int]:
        """Return the seats of a player's opponents (swu:1.4.2, swu:11.4.2)."""
        players = self.players
        return [other for other in range(self.seats) if other != seat and not players[other].out]

    def units(self) -> list[Unit]:
        """Return all units in play."""
        return [unit for player in self.players for unit in player.units]

    def unit(self, id: int) -> Unit | None:
        """Return the unit with this number, if it is in play."""
        for player in self.players:
            for unit in player.units:
                if unit.id == id:
                    return unit
        return None

    def upgrade(self, id: int) -> Upgrade | None:
        """Return the upgrade with this number, if it is in play."""
        for player in self.players:
            for unit in player.units:
                for upgrade in unit.upgrades:
                    if upgrade.id == id:
                        return upgrade
        return None

    def piece(self, ref: tuple[str, int]) -> Piece:
        """Return the piece that an option names."""
        kind, id = ref
        found: Piece | None = None
        if kind == "unit":
            found = self.unit(id)
        elif kind == "upgrade":
            found = self.upgrade(id)
        elif kind == "base":
            found = self.players[id].base
        elif kind == "leader":
            found = next((one for player in self.players for one in player.leaders if one.id == id), None)
        elif kind == "card":
            found = Played(id, self.faces[id], self.owners[id], self.owners[id])
        if found is None:
            raise LookupError(f"no {kind} {id} in play")
        return found

    def new_id(self) -> int:
        """Return a number for a piece that enters play."""
        self.next_id += 1
        return self.next_id

    def note(
        self,
        what: str,
        seat: int,
        face: Face | None = None,
        piece: int = -1,
        amount: int = 0,
        other: int = NOBODY,
        traits: frozenset[str] | None = None,
    ) -> None:
        """Remember that something happened."""
        self.history.append(Happened(what, self.phases, seat, face, piece, amount, other, traits))
        self.dirty = True  # constant abilities may ask about it

    def this_phase(self, what: str) -> list[Happened]:
        """Return what has happened of this kind since the phase began."""
        phases = self.phases
        return [one for one in self.history if one.what == what and one.phase == phases]

    @property
    def in_action_phase(self) -> bool:
        """Whether the action phase is going on."""
        return self.phase == ACTION


def ground(unit: Unit) -> bool:
    """Tell whether a unit is in the ground arena (swu:4.3.5)."""
    return unit.arena == GROUND
