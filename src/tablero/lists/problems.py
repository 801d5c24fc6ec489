"""What is wrong with a list that can't be read, every place of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from tablero.kernel.messages import Json, Message, say
from tablero.kernel.reasons import Reason, UserError

_LINK = re.compile(r"(?:https?://|www\.)([^\s/?#]+)\S*", re.IGNORECASE)
_LONGEST_LINK = 2000

_LONGEST = 80
"""Of a text that can't be read so much is shown."""


class Problem(NamedTuple):
    """One thing that can't be read.

    `place` is a line from 1 in a text, a path like `deck[2].id` in JSON, empty for the whole. `kind` is the message
    without its `lists-`, filled with `text`; `near` are names of cards that may be meant, `expected` is what belongs there.
    """

    place: int | str
    kind: str
    text: str | Message = ""
    near: tuple[str, ...] = ()
    expected: Message | None = None

    def message(self) -> Message:
        """Return it as something to say."""
        about = say(f"lists-{self.kind}", text=_filled(self.text))
        if self.near:
            names = tuple(say("lists-near", name=name) for name in self.near)
            about = say("lists-with-near", about=about, near=names)
        if self.expected is not None:
            about = say("lists-with-expected", about=about, expected=self.expected)
        if isinstance(self.place, int):
            return say("lists-at-line", line=self.place, about=about)
        return say("lists-at-path", path=shown(self.place), about=about) if self.place else about

    def to_json(self) -> Json:
        """Return it as programs read it."""
        place = self.place if isinstance(self.place, int) else shown(self.place)
        return {"place": place, "kind": self.kind, "text": str(_filled(self.text)), "near": list(self.near)}


class BadList(UserError):
    """A list can't be read; nothing of it was taken. `problems` are all that were found, in the list's order.

    As a message it is the first of them, and how many more there are.
    """

    def __init__(self, problems: Sequence[Problem]) -> None:
        said, more = problems[0].message(), len(problems) - 1
        super().__init__(Reason(say("lists-and-more", first=said, more=more) if more else said))
        self.problems = tuple(problems)


class CantWrite(UserError):
    """A deck can't be written in this kind of file, which has no place for something."""

    def __init__(self, message: Message) -> None:
        super().__init__(Reason(message))


def refuse_link(text: str) -> None:
    """Raise `BadList` for a link instead of a list: nothing is fetched from elsewhere."""
    link = _LINK.fullmatch(text.strip()[:_LONGEST_LINK])
    if link:
        raise BadList([Problem("", "link", link[1])])


def _filled(text: str | Message) -> str | Message:
    return text if isinstance(text, Message) else shown(text)


def shown(text: str) -> str:
    """Return what a terminal may be shown of a text from anywhere: its beginning, and nothing that can't be printed."""
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text[:_LONGEST])
