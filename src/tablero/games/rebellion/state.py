"""The state of a game: the board, the cards, the leaders, and what lasts for a while.

Units of a type are alike, so the board counts them; only in a combat, which lies between two checkpoints, has each its
own damage. Cards of a kind are told apart by number. Who may know a face-down card is in the `seen` lists.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablero.games.rebellion.facts import (
    ADMIRAL,
    BASE,
    EMPIRE,
    GENERAL,
    GROUND,
    LEADER_COUNT,
    LEADERS,
    NO_RING,
    PLACES,
    REBEL,
    SPACE,
    SYSTEM_COUNT,
    THEATER_AT,
    UNIT_COUNT,
    UNITS,
    UNITS_AT,
)
from tablero.kernel import Log, Outcome, Sections, say

if TYPE_CHECKING:
    from tablero.games.rebellion.combat import Combat
    from tablero.games.rebellion.missions import Attempt

SETUP: Final = 0
ASSIGNMENT: Final = 1
COMMAND: Final = 2
REFRESH: Final = 3
PHASE_KEYS = ("setup", "assignment", "command", "refresh")

POOL: Final = -1
SUPPLY: Final = -2
ELIMINATED: Final = -3
ON_MISSION: Final = -4
"""Where a leader is that is in no place of the board."""

NEUTRAL: Final = -1
"""Loyalty to neither side; otherwise a system's loyalty is the side."""

QUEUE_SPACES: Final = 3

BOTH: Final = 2
"""The role of somebody who plays a side alone."""

TEAM_ORDER = ((REBEL, ADMIRAL), (EMPIRE, ADMIRAL), (EMPIRE, GENERAL), (REBEL, GENERAL))
"""The initiative numbers on the leader pools, 1 to 4 (rebellion:team.14)."""
DUEL_ORDER = ((REBEL, BOTH), (EMPIRE, BOTH))
SEATS_OF = {2: ((0,), (1,)), 3: ((0,), (1, 2)), 4: ((0, 1), (2, 3))}
"""The seats of each side, by how many play: Rebels first (rebellion:team.02)."""

ALL_SYSTEMS: Final = (1 << SYSTEM_COUNT) - 1


class Won(Exception):
    """Somebody has won, which ends the game at once, whatever was being resolved."""

    def __init__(self, side: int, why: str) -> None:
        super().__init__(why)
        self.side = side
        self.why = why


class Assignment:
    """A mission lying face down with leaders on it."""

    __slots__ = ("card", "leaders", "side", "starting")

    def __init__(self, side: int, card: int, leaders: list[int], starting: bool = False) -> None:
        self.side = side
        self.card = card
        self.leaders = leaders
        self.starting = starting
        """Everybody knows that it is a starting mission."""

    def copy(self) -> Assignment:
        """Return a copy."""
        return Assignment(self.side, self.card, self.leaders.copy(), self.starting)


class Table:
    """Everything on and beside the board."""

    __slots__ = (
        "action_deck",
        "action_hand",
        "actions_gone",
        "assigned",
        "base",
        "base_revealed",
        "bonus_later",
        "combat",
        "destroyed",
        "detained",
        "errata",
        "first_game",
        "leader_at",
        "leader_side",
        "locked",
        "log",
        "loyalty",
        "mission",
        "mission_deck",
        "mission_discard",
        "mission_hand",
        "mobilizing",
        "objective_deck",
        "objective_hand",
        "objectives_gone",
        "passed",
        "phase",
        "possible_base",
        "probe_aside",
        "probe_deck",
        "probe_hand",
        "probes_gone",
        "project_deck",
        "project_discard",
        "protected",
        "queue",
        "recruited_with",
        "reputation",
        "ring",
        "sabotaged",
        "seats",
        "sections",
        "seen_action",
        "seen_mission",
        "seen_objective",
        "seen_probe",
        "step",
        "subjugated",
        "supply",
        "tactic_deck",
        "tactic_discard",
        "tactic_hand",
        "time",
        "turn",
        "units",
        "unpinning",
        "vetoed",
        "yoda_used",
    )

    made_again = ("sections",)

    def __init__(self, seats: int, errata: bool, first_game: bool) -> None:
        self.log = Log()
        self.seats = seats
        self.errata = errata
        self.first_game = first_game
        # Where the game is.
        self.phase = SETUP
        self.step = 0
        """The step of the phase from which the flow goes on: see each phase."""
        self.turn = 0
        """Whose turn it is in the Command phase: an index into `order`."""
        self.passed = [False] * len(self.order)
        self.time = 1  # rebellion:setup.06, rebellion:time.01
        self.reputation = 14  # rebellion:reputation.01
        # The board.
        self.units = [0] * (PLACES * UNIT_COUNT)
        self.supply = [unit.copies for unit in UNITS]
        self.queue = [0] * ((QUEUE_SPACES + 1) * UNIT_COUNT)
        """By space and unit type; what has left space 1 and waits for deployment is in space 0."""
        self.loyalty = [NEUTRAL] * SYSTEM_COUNT
        self.subjugated = [False] * SYSTEM_COUNT
        self.sabotaged = [False] * SYSTEM_COUNT  # for both sides: rebellion:sabotage.06
        self.destroyed = [False] * SYSTEM_COUNT
        # The leaders.
        self.leader_at = [SUPPLY] * LEADER_COUNT
        self.leader_side = [leader.side for leader in LEADERS]
        """Whom a leader serves: one lured to the Dark Side changes it."""
        self.ring = [NO_RING] * LEADER_COUNT
        # The cards: hands and decks by side; the top of a deck is its end.
        self.mission_hand: list[list[int]] = [[], []]
        self.mission_deck: list[list[int]] = [[], []]
        self.mission_discard: list[list[int]] = [[], []]
        self.project_deck: list[int] = []
        self.project_discard: list[int] = []
        self.assigned: list[Assignment] = []
        self.action_hand: list[list[int]] = [[], []]
        self.action_deck: list[list[int]] = [[], []]
        self.actions_gone: list[int] = []
        """Used in front of everybody, or left in the box where nobody knows which: see `seen_action`."""
        self.recruited_with: list[int] = []
        """Pairs, flat: an action card in a hand and the leader everybody saw recruited with it (or -1)."""
        self.objective_hand: list[int] = []
        self.objective_deck: list[int] = []
        self.objectives_gone: list[int] = []
        self.tactic_deck: list[list[int]] = [[], []]
        self.tactic_discard: list[list[int]] = [[], []]
        self.tactic_hand: list[list[int]] = [[], []]
        self.probe_deck: list[int] = []
        self.probe_hand: list[int] = []
        self.probe_aside: list[int] = []
        """Drawn by the Rebels in the middle of an effect, for their eyes only."""
        self.probes_gone: list[int] = []
        # What each side has seen of face-down cards: a bit for each side (1 << side), by card.
        self.seen_mission: list[int] = []
        self.seen_action: list[int] = []
        self.seen_objective: list[int] = []
        self.seen_probe = [0] * SYSTEM_COUNT
        # The base.
        self.base = -1
        """The system where the base is hidden."""
        self.base_revealed = False
        self.possible_base = ALL_SYSTEMS
        """A bit for each system where the base may be for all that both sides have seen happen."""
        # What lasts for a while.
        self.mobilizing: list[tuple[int, int]] = []
        """Of each Rapid Mobilization that waits for the end of the Command phase: who revealed it, with how many leaders."""
        self.detained: list[int] = []
        """Leaders that are not retrieved in the coming Refresh phase."""
        self.protected: list[int] = []
        """Leaders whose missions can't be opposed from the pool until the round ends."""
        self.locked: list[int] = []
        """Systems where the Rebels can neither attempt missions nor use action cards in this Command phase."""
        self.unpinning: list[int] = []
        """Leaders that do not pin units this round."""
        self.bonus_later: list[int] = []
        """Leaders with 2 more successes in their next mission of this round."""
        self.yoda_used = False
        self.vetoed: list[int] = []
        """Missions that the General does not want the Admiral to assign in this phase."""
        # Between two checkpoints only.
        self.mission: Attempt | None = None
        self.combat: Combat | None = None
        self.sections: Sections | None = None
        """What was last shown of the table: see `view`."""

    def copy(self) -> Table:
        """Return a copy. Only checkpoints are copied, where neither a mission nor a combat is going on."""
        assert self.mission is None
        assert self.combat is None
        twin = Table.__new__(Table)
        twin.log = Log()
        twin.seats = self.seats
        twin.errata = self.errata
        twin.first_game = self.first_game
        twin.phase = self.phase
        twin.step = self.step
        twin.turn = self.turn
        twin.passed = self.passed.copy()
        twin.time = self.time
        twin.reputation = self.reputation
        twin.units = self.units.copy()
        twin.supply = self.supply.copy()
        twin.queue = self.queue.copy()
        twin.loyalty = self.loyalty.copy()
        twin.subjugated = self.subjugated.copy()
        twin.sabotaged = self.sabotaged.copy()
        twin.destroyed = self.destroyed.copy()
        twin.leader_at = self.leader_at.copy()
        twin.leader_side = self.leader_side.copy()
        twin.ring = self.ring.copy()
        twin.mission_hand = [cards.copy() for cards in self.mission_hand]
        twin.mission_deck = [cards.copy() for cards in self.mission_deck]
        twin.mission_discard = [cards.copy() for cards in self.mission_discard]
        twin.project_deck = self.project_deck.copy()
        twin.project_discard = self.project_discard.copy()
        twin.assigned = [assignment.copy() for assignment in self.assigned]
        twin.action_hand = [cards.copy() for cards in self.action_hand]
        twin.action_deck = [cards.copy() for cards in self.action_deck]
        twin.actions_gone = self.actions_gone.copy()
        twin.recruited_with = self.recruited_with.copy()
        twin.objective_hand = self.objective_hand.copy()
        twin.objective_deck = self.objective_deck.copy()
        twin.objectives_gone = self.objectives_gone.copy()
        twin.tactic_deck = [cards.copy() for cards in self.tactic_deck]
        twin.tactic_discard = [cards.copy() for cards in self.tactic_discard]
        twin.tactic_hand = [cards.copy() for cards in self.tactic_hand]
        twin.probe_deck = self.probe_deck.copy()
        twin.probe_hand = self.probe_hand.copy()
        twin.probe_aside = self.probe_aside.copy()
        twin.probes_gone = self.probes_gone.copy()
        twin.seen_mission = self.seen_mission.copy()
        twin.seen_action = self.seen_action.copy()
        twin.seen_objective = self.seen_objective.copy()
        twin.seen_probe = self.seen_probe.copy()
        twin.base = self.base
        twin.base_revealed = self.base_revealed
        twin.possible_base = self.possible_base
        twin.mobilizing = self.mobilizing.copy()
        twin.detained = self.detained.copy()
        twin.protected = self.protected.copy()
        twin.locked = self.locked.copy()
        twin.unpinning = self.unpinning.copy()
        twin.bonus_later = self.bonus_later.copy()
        twin.yoda_used = self.yoda_used
        twin.vetoed = self.vetoed.copy()
        twin.mission = None
        twin.combat = None
        twin.sections = None
        return twin

    # Who sits where.

    @property
    def order(self) -> tuple[tuple[int, int], ...]:
        """The order of turns in the Command phase: sides, or sides and roles (rebellion:team.14, rebellion:team.16)."""
        return DUEL_ORDER if self.seats == 2 else TEAM_ORDER

    def seat(self, side: int, role: int) -> int:
        """Return the seat that plays a role: Rebels first, Admiral before General; with three one plays both Rebels.

        Who takes which seat is the agreement about the sides (rebellion:setup.03, rebellion:team.01, rebellion:team.02).
        """
        if self.seats == 2:
            return side
        if self.seats == 3:
            return 0 if side == REBEL else 1 + (role == GENERAL)
        return 2 * side + (role == GENERAL)

    def admiral(self, side: int) -> int:
        """Return the seat of a side's Admiral."""
        return self.seat(side, ADMIRAL)

    def general(self, side: int) -> int:
        """Return the seat of a side's General."""
        return self.seat(side, GENERAL)

    def leader_seat(self, leader: int) -> int:
        """Return the seat of the player whose pool a leader belongs to (rebellion:team.04)."""
        return self.seat(self.leader_side[leader], LEADERS[leader].role)

    def side_of(self, seat: int) -> int:
        """Return the side that a seat plays."""
        return REBEL if seat in SEATS_OF[self.seats][REBEL] else EMPIRE

    def seats_of(self, side: int) -> tuple[int, ...]:
        """Return the seats of a side."""
        return SEATS_OF[self.seats][side]

    # Looking at the board.

    def count(self, place: int, unit: int) -> int:
        """Return how many units of a type are in a place."""
        return self.units[place * UNIT_COUNT + unit]

    def has_units(self, place: int, side: int) -> bool:
        """Tell whether a side has any unit in a place."""
        return any(self.units[UNITS_AT[side][place]])

    def has_ships(self, place: int, side: int) -> bool:
        """Tell whether a side has a ship in a place."""
        return self.has_theater(place, side, SPACE)

    def has_ground(self, place: int, side: int) -> bool:
        """Tell whether a side has a ground unit in a place."""
        return self.has_theater(place, side, GROUND)

    def has_theater(self, place: int, side: int, theater: int) -> bool:
        """Tell whether a side has units of a theater in a place."""
        return any(self.units[THEATER_AT[theater][side][place]])

    def unit_total(self, place: int, side: int) -> int:
        """Return how many units a side has in a place."""
        return sum(self.units[UNITS_AT[side][place]])

    def leaders_in(self, place: int, side: int) -> list[int]:
        """Return the leaders that serve a side in a place, captured ones included."""
        serves = self.leader_side
        return [leader for leader, at in enumerate(self.leader_at) if at == place and serves[leader] == side]

    def pool(self, side: int, role: int = BOTH) -> list[int]:
        """Return the leaders in a pool, ready to be used (rebellion:leader.01)."""
        serves = self.leader_side
        ready = [leader for leader, at in enumerate(self.leader_at) if at == POOL and serves[leader] == side]
        if role == BOTH:
            return ready
        return [leader for leader in ready if LEADERS[leader].role == role]  # rebellion:team.05

    # Systems.

    def imperial_system(self, system: int) -> bool:
        """Tell whether a system is Imperial: by loyalty or subjugated (rebellion:system.04)."""
        return (
            self.loyalty[system] == EMPIRE or self.subjugated[system]  # rebellion:subjugate.02
        )

    def rebel_system(self, system: int) -> bool:
        """Tell whether a system is Rebel: loyal and not subjugated (rebellion:system.05)."""
        return self.loyalty[system] == REBEL and not self.subjugated[system]

    def neutral_system(self, system: int) -> bool:
        """Tell whether a system is neutral; subjugated it is not, but for the errata (rebellion:system.06)."""
        if self.errata:
            return self.loyalty[system] == NEUTRAL  # rebellion:gap.24
        return self.loyalty[system] == NEUTRAL and not self.subjugated[system]

    @property
    def base_place(self) -> int:
        """Where the Rebel Base space is now: while revealed, what applies to its system (rebellion:base.16)."""
        return self.base if self.base_revealed else BASE

    def outcome(self, won: Won) -> Outcome:
        """Return the outcome of a game that a side has won."""
        winners = self.seats_of(won.side)
        scores = tuple(int(seat in winners) for seat in range(self.seats))
        return Outcome(winners, say(won.why, round=self.time), scores)
