"""Messages: what is said to people, as an id and arguments; the words are in the catalogues."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

Json: TypeAlias = Any
"""None, bool, int, float, str, and lists and string-keyed dicts of them."""


class Message(NamedTuple):
    """A text before it has a language.

    >>> say("duel-plays", seat=1)
    Message(id='duel-plays', args=(('seat', 1),))
    """

    id: str
    args: tuple[tuple[str, Arg], ...] = ()


Arg: TypeAlias = "int | float | str | Message | tuple[Message, ...]"
"""What a message may be filled with; nested messages are rendered first, several as a list of words."""


def say(id: str, /, **args: Arg) -> Message:
    """Return a message with named arguments."""
    return Message(id, tuple(args.items()))


def message_to_json(message: Message) -> Json:
    """Return the message as the wire carries it: its id alone, or id and arguments."""
    if not message.args:
        return {"id": message.id}
    return {"id": message.id, "args": {name: _arg_to_json(arg) for name, arg in message.args}}


def _arg_to_json(arg: Arg) -> Json:
    if isinstance(arg, Message):
        return message_to_json(arg)
    if isinstance(arg, tuple):
        return [message_to_json(item) for item in arg]
    return arg
