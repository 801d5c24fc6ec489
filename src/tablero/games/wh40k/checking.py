"""Plain JSON from anywhere, read strictly: whatever is not as it should be raises `BadSetup` with its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn, TypeVar

from tablero.games.wh40k.datasheets import Ability, Amount
from tablero.kernel import BadSetup, Message, say
from tablero.kernel.messages import shown

T = TypeVar("T")

LONGEST = 100
"""No name has more letters."""


class Given:
    """A value and its place, as `armies[0].units[2].points`."""

    __slots__ = ("place", "value")

    def __init__(self, value: Any, place: str) -> None:
        self.value = value
        self.place = place

    def refuse(self, expected: Message) -> NoReturn:
        """Raise `BadSetup`: something else was expected here."""
        raise BadSetup(self.place, expected)

    def fields(self, *known: str, needed: Sequence[str] = ()) -> dict[str, Given]:
        """Return the fields of an object by name; it may have no others, and must have those that are needed."""
        if not isinstance(self.value, dict):
            self.refuse(say("wh40k-json-object", given=shown(self.value)))
        for name in self.value:
            if name not in known:
                place = f"{self.place}.{str(name)[:LONGEST]}"
                Given(None, place).refuse(say("wh40k-json-fields", fields=", ".join(known)))
        for name in needed:
            if name not in self.value:
                self.refuse(say("wh40k-json-missing", field=name))
        return {name: Given(value, f"{self.place}.{name}") for name, value in self.value.items()}

    def items(self, most: int, least: int = 0) -> list[Given]:
        """Return what is in a list."""
        if not isinstance(self.value, list | tuple) or not least <= len(self.value) <= most:
            self.refuse(say("wh40k-json-list", least=least, most=most))
        return [Given(value, f"{self.place}[{number}]") for number, value in enumerate(self.value)]

    def number(self, least: int, most: int) -> int:
        """Return a whole number."""
        if type(self.value) is not int or not least <= self.value <= most:
            self.refuse(say("wh40k-json-number", least=least, most=most, given=shown(self.value)))
        return self.value

    def flag(self) -> bool:
        """Return true or false."""
        if type(self.value) is not bool:
            self.refuse(say("wh40k-json-flag", given=shown(self.value)))
        return self.value

    def text(self, empty: bool = False) -> str:
        """Return a text of one line."""
        value = self.value
        if not isinstance(value, str) or not (value or empty) or len(value) > LONGEST or not value.isprintable():
            self.refuse(say("wh40k-json-text", most=LONGEST, given=shown(value)))
        return value

    def texts(self, most: int) -> tuple[str, ...]:
        """Return a list of texts."""
        return tuple(one.text() for one in self.items(most))

    def keywords(self, most: int) -> tuple[str, ...]:
        """Return a list of keywords, which are in capitals."""
        found = self.items(most)
        for one in found:
            if one.text() != one.value.upper():
                one.refuse(say("wh40k-json-keyword", given=shown(one.value)))
        return tuple(one.value for one in found)

    def amount(self, most: int) -> Amount:
        """Return a number or dice, as `2D6+1`; nothing above `most` can come out."""
        if type(self.value) is int:
            return Amount(plus=self.number(0, most))
        try:
            found = Amount.parse(self.text())
        except ValueError:
            self.refuse(say("wh40k-json-amount", most=most, given=shown(self.value)))
        if found.dice * found.sides + found.plus > most:
            self.refuse(say("wh40k-json-amount", most=most, given=shown(self.value)))
        return found

    def abilities(self, known: Mapping[str, str], most: int) -> tuple[Ability, ...]:
        """Return a list of abilities that the rules know, as `rapid-fire 2` or `anti 4 VEHICLE`."""
        return tuple(one._ability(known) for one in self.items(most))

    def _ability(self, known: Mapping[str, str]) -> Ability:
        found = Ability.parse(self.text(), known)
        if found is None or found.value.dice * found.value.sides + found.value.plus > _MOST_X:
            self.refuse(say("wh40k-json-ability", names=", ".join(known), given=shown(self.value)))
        return found

    def one_of(self, things: Sequence[T]) -> T:
        """Return one of some things, which are known by their numbers from 0."""
        return things[self.number(0, len(things) - 1)] if things else self.refuse(say("wh40k-json-none"))


_MOST_X = 60
"""No X of an ability is greater."""
