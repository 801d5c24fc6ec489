"""Texts: message catalogues in Fluent's format, Spanish and English, and their rendering.

One catalogue serves the engine and the browser client: `en.ftl` and `es.ftl` here for what the kernel and the
commands say, and the same in the folder that a game's definition names, in one file for a language or in several
(`missions.en.ftl`, `combat.en.ftl`).

Besides Fluent's own functions the catalogues may use four, which any client has to bring along: `CAPITAL($text)` begins
a sentence with a text, `Y($next)` and `O($next)` are the Spanish words for "and" and "or" as they sound before the next,
and `PLAYER($seat, form: "of")` is whoever sits there: by name where the names are known, else by number. The forms are
those of `kernel-player` and `kernel-named`: Spanish says «El jugador 1», «del jugador 1» or «de Ana», and a language
without such forms passes none.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tablero.kernel.definition import Definition
from tablero.kernel.messages import Arg, Message
from tablero.kernel.reasons import Reason, TableroError

LANGUAGES = ("en", "es")

FOLDER = Path(__file__).parent
"""Where the texts of the project itself are."""


class MissingText(TableroError):
    """A message has no text in a language, or its text lacks an argument."""


def capital(text: object) -> str:
    """Return a text with its first letter as a capital.

    >>> capital("draw a card")
    'Draw a card'
    """
    words = str(text)
    return words[:1].upper() + words[1:]


def spanish_and(following: object) -> str:
    """Return «y», or «e» before the sound of an i.

    >>> spanish_and("roba"), spanish_and("inflige"), spanish_and("hielo")
    ('y', 'e', 'y')
    """
    return "e" if _SOUNDS_I.match(str(following)) else "y"


def spanish_or(following: object) -> str:
    """Return «o», or «u» before the sound of an o.

    >>> spanish_or("base"), spanish_or("otra")
    ('o', 'u')
    """
    return "u" if _SOUNDS_O.match(str(following)) else "o"


_SOUNDS_I = re.compile("[^\\w]*h?[ií](?![aeiouáéíóú])", re.IGNORECASE)
_SOUNDS_O = re.compile("[^\\w]*h?[oó]", re.IGNORECASE)

FUNCTIONS: dict[str, Callable[[Any], Any]] = {"CAPITAL": capital, "Y": spanish_and, "O": spanish_or}
"""What the catalogues may call."""


class Texts:
    """The texts of one language: the project's own and those of a game, and what the players are called.

    >>> Texts("es").render(Message("kernel-game-over"))
    'La partida ha terminado.'
    >>> Texts("es", names=["Ana"]).render(Message("kernel-resigned", (("seat", 1),)))
    'Ana se rinde.'
    """

    def __init__(self, lang: str, *folders: Path, names: Sequence[str] = ()) -> None:
        if lang not in LANGUAGES:
            raise MissingText(f"no texts in {lang!r}; there are {', '.join(LANGUAGES)}")
        self.lang = lang
        self._names = tuple(names)
        functions = {**FUNCTIONS, "PLAYER": self._player}
        self._bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        for path in files(lang, (FOLDER, *folders)):
            self._bundle.add_resource(_resource(path))

    def render(self, message: Message) -> str:
        """Return the message in words."""
        if not self._bundle.has_message(message.id):
            raise MissingText(f"{message.id}: no text in {self.lang!r}")
        pattern = self._bundle.get_message(message.id).value
        if pattern is None:
            raise MissingText(f"{message.id}: its text in {self.lang!r} is empty")
        text, errors = self._bundle.format_pattern(pattern, {name: self._arg(arg) for name, arg in message.args})
        if errors:
            raise MissingText(f"{message.id}: {errors[0]} in {self.lang!r}")
        return str(text)

    def reason(self, reason: Reason) -> str:
        """Return the reason in words, with the rule it cites."""
        said = self.render(reason.message)
        return f"{said} [{reason.rule}]" if reason.rule else said

    def _player(self, seat: Any, form: str = "begins") -> str:
        """Return the player of a seat, from 1, as a form of speech wants it."""
        number = int(seat)
        name = self._names[number - 1] if 1 <= number <= len(self._names) else ""
        if name:
            return self.render(Message("kernel-named", (("name", name), ("form", form))))
        return self.render(Message("kernel-player", (("seat", number), ("form", form))))

    def _arg(self, arg: Arg) -> Any:
        if isinstance(arg, Message):
            return self.render(arg)
        if isinstance(arg, tuple):
            return self._listed([self.render(item) for item in arg])
        return arg

    def _listed(self, words: list[str]) -> str:
        if len(words) < 2:
            return "".join(words) or self.render(Message("kernel-nothing"))
        head, last = ", ".join(words[:-1]), words[-1]
        return self.render(Message("kernel-and", (("head", head), ("last", last))))


def files(lang: str, folders: Iterable[Path]) -> list[Path]:
    """Return the catalogues of a language in these folders."""
    return [path for folder in folders for path in sorted([*folder.glob(f"{lang}.ftl"), *folder.glob(f"*.{lang}.ftl")])]


@cache
def _resource(path: Path) -> Any:
    return FluentResource(path.read_text(encoding="utf-8"))


def texts_of(definition: Definition[Any], lang: str, names: Sequence[str] = ()) -> Texts:
    """Return the texts that a game needs in a language, and for players with these names."""
    return Texts(lang, *([definition.texts] if definition.texts else []), names=names)
