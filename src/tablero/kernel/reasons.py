"""Reasons for a refusal, and the errors that carry them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from tablero.kernel.messages import Message, say, shown

if TYPE_CHECKING:
    from tablero.kernel.record import Record


_LONGEST = 300
"""How much is shown of what may be of any length."""


class Reason(NamedTuple):
    """Why something is not legal: the rule that forbids it, and a message that says so.

    `rule` is empty only where no rulebook speaks, as for an answer to a question nobody asked.
    """

    message: Message
    rule: str = ""

    def __str__(self) -> str:
        return f"{self.message} [{self.rule}]" if self.rule else str(self.message)


def because(rule: str, id: str, /, **args: int | float | str | Message) -> Reason:
    """Return the reason that cites `rule` in the words of message `id`."""
    return Reason(say(id, **args), rule)


_speak: Callable[[Reason], str] = str


def speak_with(speak: Callable[[Reason], str]) -> None:
    """Let errors be told in the words that `speak` finds: the kernel has none, only ids of messages."""
    global _speak
    _speak = speak


class TableroError(Exception):
    """The base of every error that tablero raises on purpose."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Let the error pass from one process to another, whatever its constructor takes."""
        return _rebuilt, (type(self), self.args, self.__dict__)


def _rebuilt(kind: type[TableroError], args: tuple[Any, ...], state: dict[str, Any]) -> TableroError:
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(state)
    return error


class UserError(TableroError):
    """An error that a person may have caused, and is told of: `reason` says in any language what is wrong, and where.

    All other errors are about the program, and speak to its author.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    @property
    def message(self) -> Message:
        """What is wrong, and where."""
        return self.reason.message

    def __str__(self) -> str:
        """Return it in words for a traceback, if the kernel has been given words."""
        return _speak(self.reason)


class Illegal(UserError):
    """A choice was refused; the game is as it was."""


class NotAsked(Illegal):
    """This seat is not asked anything now."""

    def __init__(self, seat: int) -> None:
        super().__init__(Reason(say("kernel-not-asked", seat=seat + 1)))


class NoSeat(NotAsked):
    """Nobody can sit there: this is no number of a seat at the table."""

    def __init__(self, seat: Any, seats: int) -> None:
        Illegal.__init__(self, Reason(say("kernel-no-seat", seat=shown(seat), last=seats - 1)))


class Stale(Illegal):
    """The answer is to a question that is no longer open."""

    def __init__(self, at: int, now: int) -> None:
        super().__init__(Reason(say("kernel-stale", at=at, now=now)))


class GameOver(Illegal):
    """The game has ended: nobody decides anything any more."""

    def __init__(self) -> None:
        super().__init__(Reason(say("kernel-game-over")))


class NoPast(Illegal):
    """This game tells nothing of what was before it was resampled or forked bare, and can't go back there."""

    def __init__(self) -> None:
        super().__init__(Reason(say("kernel-no-past")))


class BadSetup(UserError):
    """A game can't be set up like this; `place` names the setting, `expected` says what it should be."""

    def __init__(self, place: str, expected: Message, rule: str = "") -> None:
        super().__init__(Reason(say("kernel-bad-setup", place=place[:_LONGEST], expected=expected), rule))
        self.place = place
        self.expected = expected


class NothingReady(BadSetup):
    """Nothing ready-made may be played like this: a game can be set up as soon as somebody brings something."""


class DeadEnd(TableroError):
    """A rule asked for a choice and offered nothing to choose from."""


class RuleFailure(UserError):
    """A rule raised an error. The game is as before the choice.

    `record` reproduces it; its event number `step` is the choice that fails. A game that tells no past has no record.
    """

    def __init__(self, record: Record | None, cause: BaseException, step: int) -> None:
        error = f"{type(cause).__name__}: {cause}"[:_LONGEST]
        super().__init__(Reason(say("kernel-rule-failure", step=step, error=error)))
        self.record = record
        self.step = step
