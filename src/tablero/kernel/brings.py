"""What a seat brings to a game: a deck, an army, a faction. A game's definition says how all of that is done.

Commands, server and lobby know no more than what is here; what is brought is a value of the game's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from tablero.kernel.messages import Json, Message, say, shown
from tablero.kernel.reasons import BadSetup, Reason
from tablero.kernel.rng import Rng

T = TypeVar("T")

FORMAT = "format"
"""The setting that says in which format a game is played, where there are several."""


class Ready(NamedTuple):
    """Something ready-made: its name, which the setting takes, what it is called, and the formats it may be played in."""

    name: str
    title: str
    formats: tuple[str, ...]


class Report(NamedTuple):
    """All reasons why what was brought may not be played: for each by itself, and for all together."""

    each: tuple[tuple[Reason, ...], ...]
    together: tuple[Reason, ...] = ()

    @property
    def legal(self) -> bool:
        """Whether there is none."""
        return not self.together and not any(self.each)


class Brings(Generic[T]):
    """What every seat brings, by the game's own rules. Subclass it; `Definition.brings` is an instance.

    The setting holds a list with one for each seat, as `value` makes it or by the name of a ready-made one; None lets the
    game choose, and an empty list does so for all.
    """

    setting: str
    """The setting that holds it."""
    formats: tuple[str, ...]
    """What it can be checked for, the usual one first."""
    kinds: tuple[str, ...]
    """The kinds of files that can be written."""
    count: Mapping[str, int] = {}
    """How many each player brings in a format, where it is not one: none where it is made at the table."""

    def read(self, text: str) -> T:
        """Return what a text of any known kind holds; raise a `UserError` with everything that can't be read."""
        raise NotImplementedError

    def write(self, brought: T, kind: str, lang: str = "en") -> str:
        """Return it as a text of this kind; raise a `UserError` where the kind has no place for something.

        A kind that is written for people may speak a language; what `read` reads, it reads in any.
        """
        raise NotImplementedError

    def check(self, brought: Sequence[T], format: str, pool: T | None = None) -> Report:
        """Return what the rules of a format have against them.

        They are what one player brings, or one of each player where the format looks at a whole table; `pool` is what they
        were made from, where a format asks for that.
        """
        raise NotImplementedError

    def unplayable(self, brought: T) -> Sequence[Reason]:
        """Return what the game can't play with yet, whatever the format."""
        return ()

    def value(self, brought: T) -> Json:
        """Return it as the setting holds it."""
        raise NotImplementedError

    def title(self, brought: T) -> Message:
        """Return what it is called."""
        raise NotImplementedError

    def lines(self, brought: T) -> Iterable[Message]:
        """Return what is in it, line by line."""
        raise NotImplementedError

    def about(self, brought: T) -> Json:
        """Return what a client shows of it at a glance, as the game's own table reads it."""
        return {}

    def format_of(self, brought: T) -> str | None:
        """Return the format that it names itself."""
        return None

    def format_name(self, format: str) -> Message:
        """Return what a format is called."""
        raise NotImplementedError

    def ready(self) -> Sequence[Ready]:
        """Return what is ready-made."""
        return ()

    def of(self, value: Any, place: str) -> T:
        """Return what a value of the setting stands for, the name of something ready-made too.

        Raise `BadSetup` for anything else, with its place.
        """
        raise NotImplementedError

    def draw(self, rng: Rng, seats: int, settings: Mapping[str, Any]) -> list[Json]:
        """Return something drawn at random for each seat of a game with these settings, as its own setting holds it."""
        raise NotImplementedError

    # The setting.

    def given(self, settings: Mapping[str, Any], seats: int) -> list[Any]:
        """Return what each seat has brought so far, None where it is nothing yet."""
        return list(settings[self.setting] or [None] * seats)

    def with_one(self, settings: Mapping[str, Any], seats: int, seat: int, value: Any) -> dict[str, Any]:
        """Return the settings with what this seat brings."""
        given = self.given(settings, seats)
        given[seat] = value
        return {**settings, self.setting: given}

    def one_seat_on(self, settings: Mapping[str, Any]) -> dict[str, Any]:
        """Return the settings when everybody sits one seat further on, and keeps what they brought."""
        given = settings[self.setting]
        return {**settings, self.setting: [*given[1:], given[0]]} if given else {**settings}

    def checked_format(self, format: str, place: str = FORMAT) -> str:
        """Return a format that there is; raise `BadSetup` for any other, with the place where it was given."""
        return _one_of(place, self.formats, format)

    def checked_kind(self, kind: str, place: str = "kind") -> str:
        """Return a kind of file that can be written; raise `BadSetup` for any other, with the place where it was given."""
        return _one_of(place, self.kinds, kind)


def _one_of(place: str, known: Sequence[str], given: str) -> str:
    if given not in known:
        raise BadSetup(place, say("kernel-setup-values", values=", ".join(known), given=shown(given)))
    return given
