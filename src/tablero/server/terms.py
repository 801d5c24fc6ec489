"""What is agreed about a table, and who sits there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec

from tablero.kernel import BadSetup, Clock, Definition, Json, Message, Setup, UserError, say
from tablero.kernel.decisions import plain
from tablero.server.games import game, usual_level

Kind = Literal["person", "bot", "link", "open"]
PERSON: Final = "person"
BOT: Final = "bot"
LINK: Final = "link"
OPEN: Final = "open"

Chat = Literal["off", "seats", "all"]
"""Who may write and read the chat: nobody, those who sit at the table, or spectators too."""


class Seat(msgspec.Struct):
    """A seat: whose it is, or who it waits for; `secret` is that of its link, hashed."""

    kind: Kind
    level: str | None = None
    player: str | None = None
    name: str | None = None
    secret: str | None = None
    away: bool = False
    """A bot goes on while its player is away, who may come back."""

    @property
    def free(self) -> bool:
        """Tell whether somebody can still sit down here."""
        return self.kind in (LINK, OPEN)


class Terms(msgspec.Struct):
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
    shared: bool = False
    """All its players have agreed that anybody may see the record, though nobody could watch."""
    hints: bool = False
    """Whether its players may ask what a bot would do: whoever sits down here agrees to it."""
    rated: bool = False
    """Whether the result changes the ratings of its players (`ratings`)."""

    def setup(self) -> Setup:
        """Return the setup of the game."""
        return Setup(len(self.seats), {name: plain(value) for name, value in self.settings.items()}, self.clock)

    def seats_of(self, player: str | None) -> tuple[int, ...]:
        """Return the seats at which a player decides."""
        seats = enumerate(self.seats)
        return tuple(i for i, seat in seats if player is not None and seat.kind == PERSON and seat.player == player)

    def others(self, seat: int) -> tuple[int, ...]:
        """Return the seats of the other people, whose agreement counts; bots agree to anything but a draw."""
        own = self.seats[seat].player
        seats = enumerate(self.seats)
        return tuple(i for i, one in seats if one.kind == PERSON and one.player != own)

    def holders(self, seat: int) -> tuple[int, ...]:
        """Return the seats of all other players, also of those for whom a bot went on: it was their game too."""
        own = self.seats[seat].player
        return tuple(i for i, one in enumerate(self.seats) if one.player and one.player != own)

    def with_brought(self, definition: Definition[Any], seat: int, value: Any) -> dict[str, Any]:
        """Return the settings with what a seat brings; a seat that brings nothing plays with something ready-made."""
        if definition.brings is None:
            raise BadSetup("brings", say("server-no-lists", game=self.game))
        return definition.brings.with_one(self.setup().settings, len(self.seats), seat, value)

    def brought_by(self, definition: Definition[Any], seat: int) -> Message | None:
        """Return what a seat's deck or army is called; None where the game chose it, or there is no such thing."""
        brings = definition.brings
        value = None if brings is None else brings.given(self.settings, len(self.seats))[seat]
        if brings is None or value is None:
            return None
        try:
            return brings.title(brings.of(plain(value), brings.setting))
        except UserError:  # something that is not there any more, or several for one match
            return None

    def one_seat_on(self, definition: Definition[Any]) -> dict[str, Any]:
        """Return the settings when everybody sits one seat further on, and keeps what they brought."""
        return self.settings if definition.brings is None else definition.brings.one_seat_on(self.settings)

    def rematch(self, definition: Definition[Any], at: int) -> Terms:
        """Return the terms of another game: the same people one seat further on; who left theirs to a bot is asked again."""
        seats = [_again(self.game, one) for one in (*self.seats[1:], self.seats[0])]
        settings = self.one_seat_on(definition)
        again = Terms(self.game, settings, seats, at, self.clock, self.spectators, self.chat, hints=self.hints)
        again.rated = self.rated and all(seat.kind == PERSON for seat in seats)
        return again

    @property
    def private(self) -> bool:
        """Whether only its players may see the record."""
        return not self.spectators and not self.shared

    def public(self, definition: Definition[Any]) -> Json:
        """Return what anybody may know."""
        return {
            "game": self.game,
            "settings": definition.open_settings(self.settings),
            "seats": [
                {"kind": seat.kind, "name": seat.name, "level": seat.level, "away": seat.away} for seat in self.seats
            ],
            "created": self.created,
            "clock": None if self.clock is None else self.clock._asdict(),
            "spectators": self.spectators,
            "chat": self.chat,
            "again": self.again,
            "shared": self.shared,
            "hints": self.hints,
            "rated": self.rated,
        }


def _again(game: str, seat: Seat) -> Seat:
    return Seat(PERSON, None, seat.player, seat.name) if seat.player else Seat(BOT, seat.level or usual_level(game))


def terms_to_json(terms: Terms) -> Json:
    """Return the terms as the database keeps them."""
    return msgspec.to_builtins(terms)


def terms_from_json(value: Json) -> Terms:
    """Return the terms that the database kept."""
    return msgspec.convert(value, Terms)


NOTED: Final = ("sit", "stand", "bot", "heir", "again", "shared")
"""What lines of the journal are called that say something about the seats, about a rematch, or who may see the record."""


def take_note(terms: Terms, body: Mapping[str, Any]) -> None:
    """Keep what a line of the journal says about the terms."""
    match body:
        case {"sit": int(number), "player": player, "name": name}:
            seat = terms.seats[number]
            seat.kind, seat.player, seat.name = PERSON, player, name
            seat.level, seat.secret, seat.away = None, None, False
            brought = body.get("brings", body.get("deck"))  # older lines say "deck"
            if brought is not None:
                terms.settings = terms.with_brought(game(terms.game), number, brought)
        case {"stand": int(number)}:
            terms.seats[number] = Seat(OPEN)
        case {"bot": int(number), "level": level}:
            seat = terms.seats[number]
            seat.kind, seat.level, seat.away = BOT, level, body.get("away", False)
        case {"heir": numbers, "player": player, "name": name}:
            for number in numbers:  # also where a bot goes on: it may be for somebody who comes back
                terms.seats[number].player, terms.seats[number].name = player, name
        case {"again": table}:
            terms.again = table
        case {"shared": shared}:
            terms.shared = shared
