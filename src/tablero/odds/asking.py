"""Questions about odds: the form that a game declares, and reading what somebody asks by it.

A question is words: `attacks=20 skill=3 lethal-hits`. A field belongs to a section, and a section may be there several times:
`weapon2.attacks=3` is about a second weapon, `attacks=3` and `weapon.attacks=3` about the first. The word `vs` begins another
option, which is as the first but for what it says: `attacks=20 skill=3 vs skill=4 vs skill=4 lethal-hits`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any, Final, NamedTuple, TypeAlias

from tablero.kernel import Json, Message, Reason, UserError, message_to_json, say

VERSUS: Final = "vs"
MOST_OPTIONS: Final = 12
_LONGEST: Final = 80
_MOST_WORDS: Final = 2_000
_WORD = re.compile(r"(?:(?P<section>[a-z-]+?)(?P<number>\d{0,4})\.)?(?P<name>[a-z0-9-]+)(?:=(?P<value>.*))?", re.DOTALL)
_YES: Final = ("yes", "sí", "si", "true", "1")
_NO: Final = ("no", "false", "0")

Values: TypeAlias = dict[str, Any]
"""What a section's fields are, by name."""


class BadQuestion(UserError):
    """What is asked can't be answered; `place` names the word, the message says what was expected."""

    def __init__(self, place: str, wrong: Message) -> None:
        super().__init__(Reason(say("odds-bad-question", place=place[:_LONGEST], wrong=wrong)))
        self.place = place


class CantAnswer(UserError):
    """What is asked can be understood but not worked out: it is too much, or doesn't fit together."""

    def __init__(self, wrong: Message) -> None:
        super().__init__(Reason(wrong))


class Field(NamedTuple):
    """Something that a question may say."""

    name: str
    default: Any
    """What it is where nobody says it."""
    read: Callable[[str], Any]
    """What a word means; raises `ValueError` if nothing."""
    expected: Message
    choices: tuple[str, ...] = ()
    """What may be said, where that is a few words."""
    is_flag: bool = False

    @property
    def usual(self) -> str | None:
        """What it is where nobody says it, as a word; None where it then isn't there."""
        if self.default is None:
            return None
        if self.is_flag:
            return "no"
        several = isinstance(self.default, tuple) and not hasattr(self.default, "_fields")
        return ",".join(map(str, self.default)) if several else str(self.default)


def number(name: str, default: int | None, least: int, most: int) -> Field:
    """Return a field for a whole number; one without a default may be left out, or be `none`."""

    def read(word: str) -> int | None:
        if default is None and word in ("", "none", "-"):
            return None
        found = int(word) if len(word) < 20 else most + 1
        if not least <= found <= most:
            raise ValueError(word)
        return found

    return Field(name, default, read, say("odds-expected-number", least=least, most=most))


def flag(name: str) -> Field:
    """Return a field that is there or is not."""

    def read(word: str) -> bool:
        if word.lower() in _YES:
            return True
        if word.lower() in _NO:
            return False
        raise ValueError(word)

    return Field(name, False, read, say("odds-expected-flag"), ("yes", "no"), is_flag=True)


def choice(name: str, *choices: str) -> Field:
    """Return a field that is one of a few words, the first where nobody says it."""

    def read(word: str) -> str:
        if word not in choices:
            raise ValueError(word)
        return word

    return Field(name, choices[0], read, say("odds-expected-choice", choices=", ".join(choices)), choices)


class Section(NamedTuple):
    """Fields that belong together; a section may be there several times."""

    name: str
    fields: tuple[Field, ...]
    most: int = 1


class Words(NamedTuple):
    """One option of a question, as it was asked and as it is meant."""

    told: tuple[str, ...]
    """The words that were given for it."""
    sections: dict[str, list[Values]]
    """What each section says, as often as it is there."""

    def one(self, name: str) -> Values:
        """Return what a section says that is there once."""
        return self.sections[name][0]


class _Said(NamedTuple):
    section: Section
    number: int
    field: Field
    value: Any


class Form:
    """What can be asked about a game's odds. The texts of the game explain it: `PREFIX-FIELD` for each field."""

    def __init__(self, prefix: str, *sections: Section) -> None:
        self.prefix = prefix
        self.sections = sections
        self._fields = {field.name: (section, field) for section in sections for field in section.fields}

    def options(self, words: Sequence[str]) -> list[Words]:
        """Return the options that somebody asks about; raise `BadQuestion` for what nobody can understand."""
        if len(words) > _MOST_WORDS:
            raise BadQuestion(words[0], say("odds-too-many-words", most=_MOST_WORDS))
        groups: list[list[str]] = [[]]
        for word in words:
            if word == VERSUS:
                groups.append([])
            else:
                groups[-1].append(word)
        if len(groups) > MOST_OPTIONS:
            raise BadQuestion(VERSUS, say("odds-too-many-options", most=MOST_OPTIONS))
        first = [self._said(word) for word in groups[0]]
        return [
            Words(tuple(group), self._filled([*first, *map(self._said, group)] if number else first))
            for number, group in enumerate(groups)
        ]

    def _said(self, word: str) -> _Said:
        found = _WORD.fullmatch(word)
        if found is None:
            raise BadQuestion(word, say("odds-expected-word"))
        name, value = found["name"], found["value"]
        if name not in self._fields:
            near = get_close_matches(name, self._fields, n=1)
            known = say("odds-unknown-field-near", near=near[0]) if near else say("odds-unknown-field")
            raise BadQuestion(word, say("odds-expected-field", known=known, fields=", ".join(self._fields)))
        section, field = self._fields[name]
        if found["section"] not in (None, section.name):
            raise BadQuestion(word, say("odds-other-section", section=section.name))
        number = int(found["number"] or 1)
        if not 1 <= number <= section.most:
            raise BadQuestion(word, say("odds-expected-section", section=section.name, most=section.most))
        if value is None and not field.is_flag:
            raise BadQuestion(word, say("odds-expected-value", name=name, expected=field.expected))
        try:
            return _Said(section, number, field, True if value is None else field.read(value))
        except ValueError:
            raise BadQuestion(word, say("odds-expected", expected=field.expected)) from None

    def _filled(self, said: Sequence[_Said]) -> dict[str, list[Values]]:
        found: dict[str, list[Values]] = {}
        for section in self.sections:
            count = max([one.number for one in said if one.section is section], default=1)
            found[section.name] = [{field.name: field.default for field in section.fields} for _ in range(count)]
        for one in said:
            found[one.section.name][one.number - 1][one.field.name] = one.value
        return found

    def about(self, field: Field) -> Message:
        """Return what a field is about."""
        return say(f"{self.prefix}-{field.name}")

    def to_json(self) -> Json:
        """Return the form for a client that lets people fill it in."""
        return [
            {
                "section": section.name,
                "most": section.most,
                "fields": [
                    {
                        "name": field.name,
                        "about": message_to_json(self.about(field)),
                        "default": field.usual,
                        "choices": list(field.choices),
                        "flag": field.is_flag,
                    }
                    for field in section.fields
                ],
            }
            for section in self.sections
        ]


__all__ = ["BadQuestion", "CantAnswer", "Field", "Form", "Section", "Values", "Words", "choice", "flag", "number"]
