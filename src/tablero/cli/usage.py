"""Commands that are called wrongly: what the parser of the command line found, as a message."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Literal, get_args, get_origin

from cyclopts import CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
    ValidationError,
)

from tablero.cli.numbers import Bounds, OutOfBounds
from tablero.kernel.messages import Message, say
from tablero.kernel.reasons import Reason, UserError

_LONGEST = 80


class WrongNumber(UserError):
    """A number that was given for an option is out of bounds."""

    def __init__(self, name: str, value: str, bounds: Bounds) -> None:
        super().__init__(Reason(_wrong_number(name, value, bounds)))


def wrong_use(error: CycloptsError) -> Message:
    """Return what is wrong with how a command was called; what is rare is said in the parser's own words."""
    match error:
        case UnknownCommandError(unused_tokens=[name, *_]):
            names = [one for one in error.app or () if not one.startswith("-")]
            return _with_near(say("cli-unknown-command", name=name[:_LONGEST], names=", ".join(names)), name, names)
        case UnknownOptionError():
            name = (error.token.keyword or error.token.value).partition("=")[0]
            names = [one for argument in error.argument_collection for one in argument.names]
            return _with_near(say("cli-unknown-option", name=name[:_LONGEST]), name, names)
        case MissingArgumentError():
            return say("cli-no-value", name=error.keyword) if error.keyword else say("cli-missing", name=_name(error))
        case RepeatArgumentError():
            return say("cli-repeated", name=error.token.keyword or error.token.value)
        case UnusedCliTokensError(unused_tokens=[first, *_]):
            return say("cli-unused", text=first[:_LONGEST])
        case CoercionError() | ValidationError():
            return _wrong_value(error)
    return say("cli-wrong-use", said=str(error)[:300])


def _with_near(message: Message, name: str, names: list[str]) -> Message:
    near = get_close_matches(name, names, n=1)
    return say("cli-near", about=message, near=near[0]) if near else message


def _wrong_value(error: CoercionError | ValidationError) -> Message:
    token = error.argument.tokens[0] if error.argument and error.argument.tokens else None
    wanted = None
    if isinstance(error, CoercionError):
        token, wanted = error.token or token, error.target_type
    name = token.keyword if token and token.keyword else _name(error)
    value = token.value[:_LONGEST] if token else ""
    if get_origin(wanted) is Literal:
        return say("cli-wrong-choice", name=name, value=value, choices=", ".join(map(str, get_args(wanted))))
    if isinstance(error.__cause__, OutOfBounds):
        return _wrong_number(name, value, error.__cause__.bounds)
    return say("cli-wrong-value", name=name, value=value)


def _wrong_number(name: str, value: str, bounds: Bounds) -> Message:
    return say("cli-wrong-number", name=name, value=value, least=str(bounds.least), most=str(bounds.most))


def check_number(name: str, number: int, bounds: Bounds) -> None:
    """Refuse a number that the command alone can judge, such as that of a seat at the table of a record."""
    if not bounds.least <= number <= bounds.most:
        raise WrongNumber(name, str(number), bounds)


def _name(error: CycloptsError) -> str:
    """Return what an argument is called in the help: an option by its name, anything else in capitals."""
    if error.argument is None:
        return "?"
    name = error.argument.name
    return name if name.startswith("--") and error.argument.field_info.is_keyword_only else name.lstrip("-").upper()
