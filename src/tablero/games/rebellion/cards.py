"""What cards are: missions, action cards, objectives and tactic cards as data, and the vocabulary they are written in.

A card's ability is a tree of effects and conditions, each a small value that can run and can say itself. The cards
themselves are in `content`.
"""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol, runtime_checkable

from tablero.games.rebellion.state import Table
from tablero.kernel import Message, Play

STARTING: Final = "starting"
NORMAL: Final = "normal"
PROJECT: Final = "project"


class Act:
    """Somebody carries out a card's effect: who, where, with whom, and against whom."""

    __slots__ = ("came", "card_leader", "leaders", "seat", "side", "source", "system", "target")

    not_state = ("source",)

    def __init__(self, side: int, seat: int, system: int, leaders: tuple[int, ...] = (), target: int = -1) -> None:
        self.side = side
        self.seat = seat
        self.system = system
        """Where it happens: a system, the Rebel Base space, or -1 for nowhere."""
        self.leaders = leaders
        """The leaders assigned to the mission."""
        self.target = target
        """The leader that the mission is against, or -1."""
        self.source = ""
        """The id of the card's name; "" where it is no card's doing."""
        self.card_leader = -1
        """The leader on an action card who uses it."""
        self.came: list[int] = []
        """Where units have come from, for a combat that follows."""


class Effect(Protocol):
    """Something a card does."""

    def run(self, table: Table, act: Act) -> Play[None]:
        """Do it, asking and rolling as needed."""
        ...

    def text(self) -> Message:
        """Return it in the words that a player reads."""
        ...


@runtime_checkable
class CombatEffect(Effect, Protocol):
    """Something a card does in a combat."""

    def possible(self, table: Table, side: int) -> bool:
        """Tell whether it would do anything now."""
        ...


class Condition(Protocol):
    """Something that may hold of a system."""

    def holds(self, table: Table, system: int) -> bool:
        """Tell whether it holds."""
        ...

    def text(self) -> Message:
        """Return it in the words that a player reads."""
        ...


class Mission(NamedTuple):
    """A kind of mission card."""

    key: str
    side: int
    kind: str
    """starting, normal or project"""
    skill: int
    required: int
    attempt: bool
    """Attempted, and so opposable, or simply resolved (rebellion:mission.07)."""
    scope: str
    """What is chosen: a `system`, a Rebel `leader`, a `captive`, the Rebel Base space (`base`) or `none`."""
    where: tuple[Condition, ...]
    effects: tuple[Effect, ...]
    portrait: int = -1
    copies: int = 1
    all_icons: bool = False
    """Both sides roll for all their icons (rebellion:mission.16)."""
    extra_dice: int = 0
    """More dice for the side that attempts it, if it has a unit in the system."""

    @property
    def content_key(self) -> str:
        """The card stands for itself in a digest."""
        return self.key


class ActionCard(NamedTuple):
    """An action card; there is one of each."""

    key: str
    side: int
    timing: str
    """assignment, start_of_combat, immediate, or the trigger of a special card (see `actions`)"""
    leaders: tuple[int, ...]
    effects: tuple[Effect, ...]
    starting: bool
    moves_leader: bool
    """The card itself brings its leader there, so that it need not be present (rebellion:action.02)."""


class ObjectiveTest(Protocol):
    """What an objective asks for."""

    def holds(self, table: Table) -> bool:
        """Tell whether it is fulfilled now."""
        ...

    def text(self) -> Message:
        """Return it in the words that a player reads."""
        ...


class Objective(NamedTuple):
    """An objective card; there is one of each number."""

    key: str
    tier: int
    reputation: int
    timing: str
    """combat or refresh"""
    test: ObjectiveTest
    rider: tuple[Effect, ...] = ()
    returns: bool = False
    """It goes back to the hand instead of leaving the game."""


class Tactic(NamedTuple):
    """A kind of tactic card."""

    key: str
    theater: int
    use: str
    """attack or block"""
    special: bool
    """It costs a die with the special icon (rebellion:attack.10)."""
    effects: tuple[CombatEffect, ...]
    copies: int = 1
