"""Eighty tokens that are moved about: a state of the usual size, for measuring copies and forks."""

from __future__ import annotations

from tablero.kernel import (
    CHECKPOINT,
    Choose,
    Decision,
    Definition,
    Json,
    Log,
    Message,
    Option,
    Outcome,
    Play,
    Rng,
    Setup,
    say,
)

TOKENS = 80
ZONES = 6
ACTIONS = 100

TOKEN_OPTIONS: tuple[tuple[str, int], ...] = tuple(("token", number) for number in range(TOKENS))
ZONE_OPTIONS: tuple[tuple[str, int], ...] = tuple(("zone", number) for number in range(ZONES))


class Token:
    """One of the eighty."""

    __slots__ = ("number", "owner", "ready", "wounds", "zone")

    def __init__(self, number: int) -> None:
        self.number = number
        self.owner = number % 2
        self.zone = 0
        self.wounds = 0
        self.ready = True

    def copy(self) -> Token:
        """Return a copy."""
        twin = Token.__new__(Token)
        twin.number = self.number
        twin.owner = self.owner
        twin.zone = self.zone
        twin.wounds = self.wounds
        twin.ready = self.ready
        return twin


class Tray:
    """The state: the tokens and whose turn it is."""

    __slots__ = ("actions", "log", "tokens")

    def __init__(self) -> None:
        self.tokens = [Token(number) for number in range(TOKENS)]
        self.actions = 0
        self.log = Log()

    def copy(self) -> Tray:
        """Return a copy."""
        twin = Tray.__new__(Tray)
        twin.tokens = [token.copy() for token in self.tokens]
        twin.actions = self.actions
        twin.log = Log()
        return twin


class TrayGame(Definition[Tray]):
    """In turn, each player picks a ready token, sends it to a zone, and wounds or readies it."""

    name = "tray"

    def begin(self, setup: Setup) -> Tray:
        """Return the tokens in their first zone."""
        return Tray()

    def flow(self, state: Tray) -> Play[Outcome]:
        """Take a hundred actions of three decisions each."""
        while state.actions < ACTIONS:
            yield CHECKPOINT
            seat = state.actions % 2
            mine = [TOKEN_OPTIONS[t.number] for t in state.tokens if t.owner == seat]
            _, number = yield Choose(seat, mine, "tray-token")
            token = state.tokens[number]
            _, token.zone = yield Choose(seat, ZONE_OPTIONS, "tray-zone")
            choice = yield Choose(seat, ("wound", "ready"), "tray-do")
            token.wounds += choice == "wound"
            token.ready = choice == "ready"
            state.actions += 1
        return Outcome((), say("tray-over"))

    def view(self, state: Tray, seat: int | None) -> Json:
        """Return everything: nothing is hidden."""
        return [[token.zone, token.wounds] for token in state.tokens]

    def resample(self, state: Tray, seat: int | None, rng: Rng) -> None:
        """Draw nothing: nothing is hidden."""

    def describe(self, state: Tray, decision: Decision, option: Option) -> Message:
        """Return a placeholder: nobody reads it."""
        return say("tray-option")


GAME = TrayGame()
