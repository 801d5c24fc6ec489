"""The table: players, their zones, and all that the game state consists of (chapters 1 and 4).

Cards outside play are small numbers in the lists of their zones; `Table.faces` says what each of them is. What is in
play is a `Piece`. Only checkpoints are copied, and there no attack is going on and no triggered ability waits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tablero.games.swu.cards import Face
from tablero.games.swu.constants import ACTION, ANYTHING, ELSEWHERE, GROUND, SETUP
from tablero.games.swu.happenings import Attack, Blow, Event, Trigger
from tablero.games.swu.pieces import (
    NO_FAULT,
    NOBODY,
    TOKEN,
    Base,
    Delayed,
    Doomed,
    Happened,
    InForce,
    Lasting,
    Leader,
    Piece,
    Played,
    Unit,
    Upgrade,
)
from tablero.kernel import Log, Sections

if TYPE_CHECKING:
    from tablero.games.swu.abilities import Effect, Standing, Triggered

__all__ = [
    "NOBODY",
    "NO_FAULT",
    "TOKEN",
    "Anything",
    "Attack",
    "Base",
    "Blow",
    "Delayed",
    "Doomed",
    "Event",
    "Happened",
    "InForce",
    "Lasting",
    "Leader",
    "Piece",
    "Played",
    "Player",
    "Table",
    "Trigger",
    "Unit",
    "Upgrade",
    "ground",
]


class Player:
    """A player's zones, resources, leader and base. The top of the deck is the end of its list.

    Of the seven kinds of zones five are here: base, resources, deck, hand, discard pile; the arenas are shared, and a unit
    says in which it is. All of them together are the game area; whatever is in none of them is set aside. No zone has a
    limit. Of a player's own upgrades on enemy units the unit's side has them.
    """

    __slots__ = (
        "aside",
        "barred",
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
        "sees_top",
        "spent",
        "taken",
        "units",
    )

    not_state = ("penalties", "halved", "barred", "sees_top")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.base: Base
        self.leaders: list[Leader] = []
        """One, or two in Twin Suns, each with a state of its own (swu:12.3.3)."""
        self.deck: list[int] = []  # swu:4.6.1
        self.hand: list[int] = []  # swu:4.7.1
        self.discard: list[int] = []
        """Open to all; its order means nothing (swu:4.8.2, swu:4.8.3)."""
        self.ready: list[int] = []
        """Ready resources: cards of any type, blank as long as they lie here (swu:1.5.1.b, swu:1.7.1, swu:1.7.8, swu:4.5.1).

        Which of the resources are ready is the player's own affair (swu:1.7.4).
        """
        self.spent: list[int] = []
        """Exhausted resources."""
        self.looked: list[int] = []
        """Cards of the deck that somebody searches or looks at, outside its order (swu:8.27.7)."""
        self.aside: list[int] = []
        """Cards that are removed from the game with an eliminated player: in no zone (swu:4.1.2, swu:4.11.1, swu:11.3.1)."""
        self.units: list[Unit] = []
        """The units this player controls, as many as there may be, in the order in which they came (swu:4.10.3)."""
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
        """Whether the player pays half as many resources: see `constant_abilities.derive`."""
        self.barred = False
        """Whether the player's Credit tokens have lost their ability, likewise."""
        self.sees_top = False
        """Whether the player may look at the top card of the own deck at any time, likewise."""
        self.penalties: dict[int, int] = {}
        """Aspect penalties by face, computed once: `costs.penalty`. Shared by copies."""

    @property
    def resources(self) -> list[int]:
        """All resources, ready ones first."""
        return self.ready + self.spent

    @property
    def usable_credits(self) -> int:
        """How many Credit tokens can be defeated while paying (swu:3.7.13)."""
        return 0 if self.barred else self.credits

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
        twin.looked = self.looked.copy() if self.looked else []
        twin.aside = self.aside.copy() if self.aside else []
        twin.units = [unit.copy() for unit in self.units]
        twin.force = self.force
        twin.credits = self.credits
        twin.passed = self.passed
        twin.taken = self.taken
        twin.out = self.out
        twin.halved = self.halved
        twin.barred = self.barred
        twin.sees_top = self.sees_top
        twin.penalties = self.penalties
        return twin


class Anything(set[str]):
    """All there is: on a table that is changed by hand, anything may be waited for."""

    def __contains__(self, name: object) -> bool:
        return True


class Table:
    """A game of two to four players: all that the game state consists of, the counters among it.

    Nothing changes it but the rules and abilities: there is no other way to act than by their questions.
    """

    __slots__ = (
        "active",
        "again",
        "arriving",
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
        "giving",
        "history",
        "in_force",
        "initiative",
        "initiative_taken",
        "known",
        "ledger",
        "log",
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
        "reads",
        "recalled",
        "regroups",
        "replacements",
        "round",
        "rules",
        "saving",
        "seats",
        "sections",
        "shown",
        "step",
        "watchers",
    )

    made_again = ("sections",)
    not_state = (
        "awaited",
        "costs",
        "dirty",
        "faces",
        "giving",
        "ledger",
        "muted",
        "owners",
        "reads",
        "recalled",
        "replacements",
        "rules",
        "watchers",
    )

    def __init__(self, seats: int, format: str = "premier") -> None:
        self.log = Log()
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
        self.regroups = 0
        """How many regroup phases of this round are over."""
        self.active = 0
        """Whose turn it is."""
        self.initiative = 0
        """Who has the initiative counter; nobody after an elimination."""
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
        self.again = False
        """Whether the active player takes another action after this one."""
        # Derived: see `constant_abilities.derive`.
        self.dirty = True
        self.reads = ANYTHING
        """What of the table the constant abilities in force read, so what else changes makes no difference to them."""
        self.giving = False
        """Whether any constant ability in force gives something to units."""
        self.recalled = False
        """Whether somebody has asked for the past since all was derived, perhaps to derive something from it."""
        self.muted = False
        """Whether leaders have no abilities."""
        self.watchers: list[tuple[Piece, Triggered]] = []
        self.costs: list[tuple[Piece, int, Standing]] = []
        self.rules: list[tuple[Piece, int, Standing]] = []
        self.replacements: list[tuple[Piece, int, Standing]] = []
        self.ledger: list[tuple[Unit, int, int, Face]] | None = None
        """Power and HP that constant abilities give, with their cards: for `labels`. A copy doesn't know."""
        self.sections: Sections | None = None
        """What was last shown of the table: see `view`."""

    def copy(self) -> Table:
        """Return a copy of all the game state (swu:1.16.1), made at a checkpoint."""
        assert self.attack is None
        assert not self.pending
        assert not self.doomed
        assert not self.playing
        twin = Table.__new__(Table)
        twin.log = Log()
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
        twin.regroups = self.regroups
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
        twin.again = False
        twin.ledger = None
        twin.sections = None
        twin.dirty = self.dirty
        twin.reads = self.reads
        twin.giving = self.giving
        twin.recalled = self.recalled
        twin.muted = self.muted
        twin._take_derived(self)
        return twin

    def _take_derived(self, other: Table) -> None:
        """Have what was derived for a table that this is a copy of: the same abilities, of the copied pieces."""
        if self.dirty or not (other.watchers or other.costs or other.rules or other.replacements):
            self.watchers, self.costs, self.rules, self.replacements = [], [], [], []
            return
        twins = dict(zip(map(id, other.pieces()), self.pieces(), strict=True))

        def twin(piece: Piece) -> Piece:
            return twins.get(id(piece)) or piece.stand_in()

        self.watchers = [(twin(piece), ability) for piece, ability in other.watchers]
        self.costs = [(twin(piece), seat, ability) for piece, seat, ability in other.costs]
        self.rules = [(twin(piece), seat, ability) for piece, seat, ability in other.rules]
        self.replacements = [(twin(piece), seat, ability) for piece, seat, ability in other.replacements]

    def pieces(self) -> list[Piece]:
        """Return all that is in play: bases, leaders, units and upgrades."""
        found: list[Piece] = []
        for player in self.players:
            found.append(player.base)
            found += player.leaders
            for unit in player.units:
                found.append(unit)
                found += unit.upgrades
        return found

    # Looking around.

    @property
    def everyone(self) -> int:
        """The bits of all seats: what `known` has for a card that lies open."""
        return (1 << self.seats) - 1

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
        happened = (what, self.phases, seat, face, piece, amount, other, traits)
        self.history.append(tuple.__new__(Happened, happened))
        if self.recalled:
            self.changed(ELSEWHERE)

    def changed(self, what: int) -> None:
        """Note a change that concerns constant abilities only if one in force reads that much of the table.

        What enters or leaves play, changes sides, or is put on a piece always concerns them: then it is `dirty`.
        """
        if self.reads & what:
            self.dirty = True

    @property
    def past(self) -> list[Happened]:
        """What has happened in this round. What is derived from it is derived again when more happens."""
        self.recalled = True
        return self.history

    def this_phase(self, what: str) -> list[Happened]:
        """Return what has happened of this kind since the phase began."""
        phases = self.phases
        return [one for one in self.past if one.what == what and one.phase == phases]

    @property
    def in_action_phase(self) -> bool:
        """Whether the action phase is going on."""
        return self.phase == ACTION


def ground(unit: Unit) -> bool:
    """Tell whether a unit is in the ground arena (swu:4.3.5)."""
    return unit.arena == GROUND
