"""Refusals: what a person or program is told when something can't be done, as a code, a message and perhaps a rule."""

from __future__ import annotations

from typing import Final

from tablero.kernel import (
    BadSetup,
    GameOver,
    Illegal,
    Json,
    NoSeat,
    NotAsked,
    Reason,
    Stale,
    UserError,
    message_to_json,
    say,
)
from tablero.kernel.messages import Arg, Message

STATUS: Final = {
    "not-signed-in": 401,
    "wrong-password": 401,
    "wrong-code": 401,
    "wrong-origin": 403,
    "banned": 403,
    "blocked": 403,
    "no-account": 403,
    "private": 403,
    "not-yours": 403,
    "not-seated": 403,
    "wrong-secret": 403,
    "not-found": 404,
    "closed": 410,
    "wrong-method": 405,
    "name-taken": 409,
    "too-many-lists": 409,
    "too-many-friends": 409,
    "too-many-invitations": 409,
    "no-friend": 403,
    "no-mail": 409,
    "no-push": 409,
    "no-address": 409,
    "seat-taken": 409,
    "not-over": 409,
    "no-hints": 403,
    "rated-guest": 403,
    "rated-yourself": 403,
    "rated-undo": 403,
    "rated-bot": 403,
    "nothing-asked": 409,
    "not-loadable": 409,
    "damaged": 409,
    "too-large": 413,
    "wrong-host": 421,
    "too-fast": 429,
    "too-many-analyses": 429,
    "failed": 500,
    "busy": 503,
    "disk-full": 503,
    "read-only": 503,
}
"""The HTTP status of a code; all others are 400."""


class Refused(UserError):
    """Something asked of the server was refused; nothing has changed."""

    def __init__(self, code: str, message: Message, rule: str = "") -> None:
        super().__init__(Reason(message, rule))
        self.code = code

    @property
    def status(self) -> int:
        """The HTTP status that goes with it."""
        return STATUS.get(self.code, 400)

    def to_json(self) -> Json:
        """Return the refusal as the wire carries it."""
        said = {"code": self.code, "message": message_to_json(self.message)}
        return {**said, "rule": self.reason.rule} if self.reason.rule else said


def refuse(code: str, /, **args: Arg) -> Refused:
    """Return the refusal in the words of the message `server-<code>`."""
    return Refused(code, say(f"server-{code}", **args))


def from_rules(illegal: Illegal) -> Refused:
    """Return what the rules refused, with the reason they gave."""
    code = {NotAsked: "not-asked", NoSeat: "not-asked", Stale: "stale", GameOver: "over"}.get(type(illegal), "illegal")
    return Refused(code, illegal.message, illegal.reason.rule)


def from_setup(bad: BadSetup) -> Refused:
    """Return what a game has against how it should begin: where, what is expected there, and perhaps by which rule."""
    return Refused("bad-setup", bad.message, bad.reason.rule)
