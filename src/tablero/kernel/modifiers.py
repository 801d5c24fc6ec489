"""Derived values that can show how they came about."""

from __future__ import annotations

from typing import NamedTuple

from tablero.kernel.messages import Json, Message, message_to_json, say


class Modifier(NamedTuple):
    """A change to a value and what made it."""

    amount: int
    label: Message


class Modified:
    """A base value with labelled modifiers.

    >>> power = Modified(3).add(1, say("raid", amount=1)).add(-1, say("cover"))
    >>> power.total
    3
    >>> [part.amount for part in power.parts]
    [1, -1]
    """

    __slots__ = ("base", "parts", "total")

    def __init__(self, base: int) -> None:
        self.base = base
        self.total = base
        self.parts: list[Modifier] = []

    def add(self, amount: int, label: Message) -> Modified:
        """Add an amount; one of zero leaves no trace."""
        if amount:
            self.parts.append(Modifier(amount, label))
            self.total += amount
        return self

    def at_least(self, least: int, label: Message) -> Modified:
        """Raise the value to `least` if it is lower, as a modifier of its own."""
        return self.add(max(0, least - self.total), label)

    def at_most(self, most: int, label: Message) -> Modified:
        """Lower the value to `most` if it is higher, as a modifier of its own."""
        return self.add(min(0, most - self.total), label)

    def message(self) -> Message:
        """Return the message that reads like "3 +1 (Raid 1) −1 (cover)"."""
        said = say("kernel-value", base=self.base)
        for amount, label in self.parts:
            sign = "kernel-modifier-plus" if amount > 0 else "kernel-modifier-minus"
            said = say(sign, value=said, amount=abs(amount), label=label)
        return said

    def to_json(self) -> Json:
        """Return the value as the wire carries it."""
        parts = [{"amount": amount, "label": message_to_json(label)} for amount, label in self.parts]
        return {"base": self.base, "total": self.total, "parts": parts}
