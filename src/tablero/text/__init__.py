"""Texts: message catalogues in Fluent's format and their rendering.

One catalogue serves the engine and the browser client: `en.ftl` and `es.ftl` here for what the kernel and the
commands say, and the same in the folder that a game's definition names, in one file for a language or in several
(`missions.en.ftl`, `combat.en.ftl`). Which languages there are, `tablero.languages` finds.

Besides Fluent's own functions the catalogues may use three, which any client has to bring along: `CAPITAL($text)` begins
a sentence with a text, `NAME($card)` is what this language calls a card or piece (`Definition.called`), and
`PLAYER($seat, form: "of")` is the player who sits there: by name where the names are known, else by number.
The forms are those of `kernel-player` and `kernel-named`: Spanish says «El jugador 1», «del jugador 1» or «de Ana»,
and a language without such forms passes none. A language may define more functions in its own catalogue (`function-Y`).
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tablero.kernel.definition import Definition
from tablero.kernel.messages import Arg, Message, say
from tablero.kernel.reasons import Reason, TableroError
from tablero.languages import ENGLISH, FOLDER, LANGUAGES, catalogues, languages, written

__all__ = ["FOLDER", "FUNCTIONS", "LANGUAGES", "ExactTexts", "MissingText", "Texts", "capital", "texts_of", "typed"]

_LOGGER = logging.getLogger(__name__)
_MISSED: set[str] = set()
"""Which missing texts have been warned of."""


class MissingText(TableroError):
    """A message has no text in a language, or its text lacks an argument."""


def capital(text: object) -> str:
    """Return a text with its first letter as a capital.

    >>> capital("draw a card")
    'Draw a card'
    """
    words = str(text)
    return words[:1].upper() + words[1:]


FUNCTIONS: dict[str, Callable[[Any], Any]] = {"CAPITAL": capital, "NAME": str}
"""What the catalogues of all languages may call; names stay as they are unless a language has its own."""

_DEFINES = "function-"
"""A message that begins like this defines a function of its language."""

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)[^\S\n]*=", re.MULTILINE)
"""Where a message or a term begins, and its name."""

_NAME = re.compile(r"-?[A-Za-z][\w-]*")


class Texts:
    """The texts of one language: the project's own and those of a game, and what the players are called.

    >>> Texts("es").render(Message("kernel-game-over"))
    'La partida ha terminado.'
    >>> Texts("es", names=["Ana"]).render(Message("kernel-resigned", (("seat", 1),)))
    'Ana se rinde.'
    """

    def __init__(
        self, lang: str, *folders: Path, names: Sequence[str] = (), called: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        if lang not in languages():
            raise MissingText(f"no texts in {lang!r}; there are {', '.join(languages())}")
        self.lang = lang
        self._folders = folders
        self._names = tuple(names)
        self._called = called
        self._unread: dict[str, str] = {}
        """What hasn't been needed yet, by name: parsing everything would take longer than most commands run."""
        for path in reversed(catalogues(lang, (FOLDER, *folders))):  # what is said first counts
            self._unread |= _entries(path)
        functions = {**FUNCTIONS, **dict(_defined(self._unread)), "NAME": self._name, "PLAYER": self._player}
        self._bundle = FluentBundle([lang, ENGLISH], functions=functions, use_isolating=False)

    def render(self, message: Message) -> str:
        """Return the message in words: in English where this language has none, and as its id where English has none."""
        try:
            return self._said(message)
        except MissingText as missing:
            self.miss(missing)
            return str(message) if self.lang == ENGLISH else self._english.render(message)

    def miss(self, missing: MissingText) -> None:
        """Warn of a missing text: once for each language, but for each text that English lacks."""
        told = str(missing) if self.lang == ENGLISH else self.lang
        if told not in _MISSED:
            _MISSED.add(told)
            _LOGGER.warning("%s%s", missing, "" if self.lang == ENGLISH else "; what is missing is said in English")

    @cached_property
    def _english(self) -> Texts:
        return type(self)(ENGLISH, *self._folders, names=self._names)

    def has(self, id: str) -> bool:
        """Tell whether this language has a text for a message."""
        return id in self._unread or bool(self._bundle.has_message(id))

    def _read(self, name: str) -> None:
        """Parse whatever a message refers to, then the message itself, so that no thread finds it before the rest is there."""
        found: dict[str, Any] = {}
        wanted = [name]
        while wanted:
            source = self._unread.get(one := wanted.pop())
            if source is not None and one not in found:
                found[one] = _parsed(source)
                wanted += _NAME.findall(source)
        if found:
            self._bundle.add_resource(ftl.Resource([*reversed(found.values())]))
            for one in found:
                self._unread.pop(one, None)  # another thread may have been quicker

    def _said(self, message: Message) -> str:
        self._read(message.id)
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

    def _name(self, name: Any) -> Any:
        """Return what this language calls a card or piece."""
        return self._called.get(name, name) if isinstance(name, str) else name

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


class ExactTexts(Texts):
    """Texts that raise `MissingText` where one is missing."""

    def miss(self, missing: MissingText) -> None:
        """Report what is missing to the caller."""
        raise missing


def _defined(entries: Mapping[str, str]) -> Iterator[tuple[str, Callable[[object], str]]]:
    """Yield the functions that a language defines for itself, in messages like `function-Y`: see docs/languages.md."""
    for name, source in entries.items():
        if name.startswith(_DEFINES) and isinstance(entry := _parsed(source), ftl.Message):
            try:
                attributes = {one.id.name: _plain(one.value) for one in entry.attributes}
                function = _sound(_plain(entry.value), **attributes)
            except (AttributeError, TypeError, re.error) as error:
                _LOGGER.warning("%s: expected a word with .before, a regular expression, and .becomes: %s", name, error)
            else:
                yield name.removeprefix(_DEFINES), function


def _sound(word: str, before: str, becomes: str) -> Callable[[object], str]:
    """Return the function that gives a word as it sounds before the next.

    >>> [_sound("y", "h?i(?!e)", "e")(following) for following in ("roba", "inflige", "«hielo»", "«hilo»")]
    ['y', 'e', 'y', 'e']
    """
    sounds = re.compile(rf"\W*(?:{before})", re.IGNORECASE)
    return lambda following: becomes if sounds.match(str(following)) else word


def _plain(pattern: Any) -> str:
    return "".join(element.value for element in pattern.elements)


@cache
def _entries(path: Path) -> dict[str, str]:
    """Return the messages and terms of a catalogue by their names, as they are written there."""
    text = written(path)
    found = [*_ENTRY.finditer(text)]
    starts = [*(one.start() for one in found), len(text)]
    return {one[1]: text[start:end] for one, (start, end) in reversed([*zip(found, pairwise(starts), strict=True)])}


@cache
def _parsed(source: str) -> Any:
    return FluentParser().parse_entry(source)


@cache
def typed(id: str, *folders: Path) -> tuple[str, ...]:
    """Return the words that people may type for something, in any language; the text of the message lists them.

    >>> typed("wish-cover")
    ('in cover', 'a cubierto')
    """
    speaking = (texts for lang in languages() if (texts := Texts(lang, *folders)).has(id))
    return tuple(dict.fromkeys(word for texts in speaking for word in texts.render(say(id)).split(" | ")))


def texts_of(definition: Definition[Any], lang: str, names: Sequence[str] = ()) -> Texts:
    """Return the texts that a game needs in a language, and for players with these names."""
    folders = [definition.texts] if definition.texts else []
    return Texts(lang, *folders, names=names, called=definition.called(lang))
