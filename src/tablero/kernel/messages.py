"""Messages: what is said to people, as an id and arguments; the words are in the catalogues."""

from __future__ import annotations

from json import dumps
from typing import Any, NamedTuple, Protocol, TypeAlias

Json: TypeAlias = Any
"""None, bool, int, float, str, and lists and string-keyed dicts of them."""


class Message(NamedTuple):
    """A text before it has a language.

    >>> say("duel-plays", seat=1)
    Message(id='duel-plays', args=(('seat', 1),))
    """

    id: str
    args: tuple[tuple[str, Arg], ...] = ()

    def __str__(self) -> str:
        """Return it for a traceback, where no language is known: the id, and what it is filled with.

        >>> str(say("kernel-bad-setup", place="life", expected=say("kernel-nothing")))
        'kernel-bad-setup(place=life, expected=kernel-nothing)'
        """
        args = ", ".join(f"{name}={_listed(arg)}" for name, arg in self.args)
        return f"{self.id}({args})" if args else self.id


Arg: TypeAlias = "int | float | str | Message | tuple[Message, ...]"
"""What a message may be filled with; nested messages are rendered first, several as a list of words."""


class Renders(Protocol):
    """Whatever puts messages into the words of a language."""

    def render(self, message: Message) -> str:
        """Return the message in words."""
        ...


def say(id: str, /, **args: Arg) -> Message:
    """Return a message with named arguments."""
    return tuple.__new__(Message, (id, tuple(args.items())))  # it is made so often that the class's own way is felt


def shown(value: Any) -> str:
    """Return a value as an error may show it: as JSON, which is what people and programs send, and shortened.

    >>> print(shown(("unit", 6)), shown(None), shown("x" * 100))
    ["unit", 6] null "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
    """
    try:
        text = dumps(value, ensure_ascii=False)
    except TypeError:  # a program may send anything
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, or nested without end
        return type(value).__name__
    return text if len(text) <= 60 else text[:57] + "…"


def _listed(arg: Arg) -> str:
    return f"[{', '.join(map(str, arg))}]" if isinstance(arg, tuple) and not isinstance(arg, Message) else str(arg)


_PLAIN = frozenset((int, str))
"""What most messages are filled with."""


def message_to_json(message: Message) -> Json:
    """Return the message as the wire carries it: its id alone, or id and arguments."""
    id, args = message
    if not args:
        return {"id": id}
    return {"id": id, "args": {name: arg if type(arg) in _PLAIN else _arg_to_json(arg) for name, arg in args}}


def _arg_to_json(arg: Arg) -> Json:
    if isinstance(arg, Message):
        return message_to_json(arg)
    if isinstance(arg, tuple):
        return [message_to_json(item) for item in arg]
    return arg


def message_from_json(value: Json) -> Message:
    """Return the message that `message_to_json` wrote.

    >>> told = say("kernel-bad-setup", place="life", expected=say("kernel-nothing"), others=(say("kernel-nothing"),))
    >>> message_from_json(message_to_json(told)) == told
    True
    """
    return Message(value["id"], tuple((name, _arg_from_json(arg)) for name, arg in value.get("args", {}).items()))


def _arg_from_json(arg: Json) -> Arg:
    if isinstance(arg, list):
        return tuple(map(message_from_json, arg))
    return message_from_json(arg) if isinstance(arg, dict) else arg
