"""What is agreed about a table, and who sits there."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tablero.kernel import Clock, Definition, Json, Setup
from tablero.kernel.decisions import plain

PERSON, BOT, LINK, OPEN = "person", "bot", "link", "open"

Kind = Literal["person", "bot", "link", "open"]
Chat = Literal["off", "seats", "all"]
"""Who may write and read the chat: nobody, those who sit at the table, or spectators too."""


class Seat(msgspec.Struct):
    """A seat: whose it is, or who it waits for; `secret` is that of its link, hashed."""

    kind: Kind
    level: str | None = None
    player: str | None = None
    name: str | None = None
    secret: str | None = None

    @property
    def free(self) -> bool:
        """Tell whether somebody can still sit down here."""
        return self.kind in (LINK, OPEN)


class Facts(msgspec.Struct):
    """A table before anybody has played; the seats as they are now."""

    game: str
    settings: dict[str, Any]
    seats: list[Seat]
    created: int
    clock: Clock | None = None
    spectators: bool = True
    chat: Chat = "seats"
    again: str | None = None
    """The table of the rematch."""

    def setup(self) -> Setup:
        """Return the setup of the game."""
        return Setup(len(self.seats), {name: plain(value) for name, value in self.settings.items()}, self.clock)

    def public(self, definition: Definition[Any]) -> Json:
        """Return what anybody may know; a setting that may be anything, like a deck, is its players' own."""
        open_ = {setting.name for setting in definition.settings if setting.values}
        return {
            "game": self.game,
            "settings": {name: value for name, value in self.settings.items() if name in open_},
            "seats": [{"kind": seat.kind, "name": seat.name, "level": seat.level} for seat in self.seats],
            "created": self.created,
            "clock": None if self.clock is None else self.clock._asdict(),
            "spectators": self.spectators,
            "chat": self.chat,
            "again": self.again,
        }


def facts_to_json(facts: Facts) -> Json:
    """Return the facts as the database keeps them."""
    return msgspec.to_builtins(facts)


def facts_from_json(value: Json) -> Facts:
    """Return the facts that the database kept."""
    return msgspec.convert(value, Facts)
