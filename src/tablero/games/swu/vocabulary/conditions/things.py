"""Conditions about the card with the ability, or about what was spoken of before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from tablero.games.swu.abilities import Act, Condition, Filter
from tablero.games.swu.state import Table, Unit, Upgrade
from tablero.games.swu.vocabulary.filters.basic import Named, Number, Simple, all_read
from tablero.games.swu.vocabulary.filters.combining import Not
from tablero.games.swu.vocabulary.filters.keywords import HasKeyword
from tablero.games.swu.vocabulary.nouns import article
from tablero.kernel import Message, say

__all__ = [
    "AnyOfThose",
    "CameFrom",
    "CardIs",
    "DifferentOddCosts",
    "InPlay",
    "ItFell",
    "ItIs",
    "OtherIs",
    "ThisIs",
]


def being(filters: tuple[Filter, ...]) -> Message:
    """Say what something is, with the verb: "is damaged", "has Sentinel", "is a Trooper unit"."""
    only = filters[0] if len(filters) == 1 else None
    plain = only.what if isinstance(only, Not) else only
    if isinstance(plain, Simple) and plain.word in STATES:
        return say(f"swu-being-{'' if plain is only else 'not-'}{plain.word}", mood="if")
    if isinstance(only, Number) and only.most != only.least:
        bound, number = ("least", only.least) if only.most is None else ("most", only.most)
        return say(f"swu-being-{only.value}-{bound}", mood="if", number=number or 0)
    if isinstance(only, HasKeyword):
        return say("swu-being-with", mood="if", what=say(f"swu-keyword-name-{only.keyword}"))
    if isinstance(only, Named):
        return say("swu-being-named", mood="if", name=only.title)
    return say("swu-being", mood="if", what=article("unit", filters))


STATES = ("damaged", "exhausted", "upgraded", "unique", "piloted", "owned")


@dataclass(frozen=True, slots=True)
class ThisIs(Condition):
    """The unit with the ability, or the attached unit, is of some kind."""

    filters: tuple[Filter, ...]

    @property
    def derived(self) -> bool:  # type: ignore[override]
        return any(one.derived for one in self.filters)

    @property
    def reads(self) -> int:  # type: ignore[override]
        return all_read(self.filters)

    def holds(self, table: Table, act: Act) -> bool:
        source = act.source
        thing = source.unit if isinstance(source, Upgrade) else source
        return all(one.test(table, act, thing) for one in self.filters)

    def text(self) -> Message:
        return say("swu-if-is", who=say("swu-this-unit"), what=being(self.filters))


@dataclass(frozen=True, slots=True)
class ItIs(Condition):
    """What was chosen before is of some kind."""

    filters: tuple[Filter, ...]

    def holds(self, table: Table, act: Act) -> bool:
        return act.it is not None and all(one.test(table, act, act.it) for one in self.filters)

    def text(self) -> Message:
        return say("swu-if-it-is", what=being(self.filters))


@dataclass(frozen=True, slots=True)
class OtherIs(Condition):
    """The other unit that the event is about, such as the one that was dealt damage, is of some kind."""

    filters: tuple[Filter, ...]

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether it is, or was last."""
        other = act.event.other if act.event is not None else None
        return isinstance(other, Unit) and all(one.test(table, act, other) for one in self.filters)

    def text(self) -> Message:
        return say("swu-if-other-is", mood="if", what=article("unit", self.filters))


@dataclass(frozen=True, slots=True)
class AnyOfThose(Condition):
    """Something among what was affected is of some kind: "if a base is damaged this way"."""

    noun: Literal["unit", "base"]
    filters: tuple[Filter, ...] = ()

    def holds(self, table: Table, act: Act) -> bool:
        return any(
            thing.kind == self.noun and all(one.test(table, act, thing) for one in self.filters) for thing in act.things
        )

    def text(self) -> Message:
        return say("swu-if-affected", mood="if", what=article(self.noun, self.filters))


@dataclass(frozen=True, slots=True)
class CardIs(Condition):
    """The card that was discarded or revealed is of some kind."""

    filters: tuple[Filter, ...]

    def holds(self, table: Table, act: Act) -> bool:
        """Tell whether there is one, and all are of the kind."""
        return bool(act.cards) and all(one.fits(table, act, table.faces[c]) for c in act.cards for one in self.filters)

    def text(self) -> Message:
        if not self.filters:
            return say("swu-if-there-was-one")
        return say("swu-if-card-is", mood="if", what=article("card", self.filters))


@dataclass(frozen=True, slots=True)
class InPlay(Condition):
    """This unit is in play, or "it" still is."""

    who: Literal["this", "it"] = "this"

    def holds(self, table: Table, act: Act) -> bool:
        unit = act.source if self.who == "this" else act.it
        return isinstance(unit, Unit) and unit.here

    def text(self) -> Message:
        return say(f"swu-if-{self.who}-in-play", mood="if")


@dataclass(frozen=True, slots=True)
class ItFell(Condition):
    """What was chosen before was defeated: "if it's defeated this way"."""

    word = "it-fell"

    def holds(self, table: Table, act: Act) -> bool:
        return any(fell(table, thing) for thing in act.things)


def fell(table: Table, thing: Any) -> bool:
    """Tell whether something is a unit that was defeated in this phase: leaving play in another way is not enough."""
    return (
        isinstance(thing, Unit)
        and not thing.here
        and any(one.piece == thing.id for one in table.this_phase("defeated"))
    )


@dataclass(frozen=True, slots=True)
class CameFrom(Condition):
    """This unit was played from a certain zone."""

    zone: Literal["hand", "resources"]

    def holds(self, table: Table, act: Act) -> bool:
        return act.event is not None and act.event.terms is not None and act.event.terms.zone == self.zone

    def text(self) -> Message:
        return say(f"swu-if-came-from-{self.zone}", mood="if")


@dataclass(frozen=True, slots=True)
class DifferentOddCosts(Condition):
    """The top card of your deck, which was revealed, and the attacker have different odd costs (swu:1.8.6)."""

    word = "different-odd"

    def holds(self, table: Table, act: Act) -> bool:
        """Compare them."""
        deck = table.players[act.seat].deck
        attacker = act.attack.attacker if act.attack is not None else None
        if not deck or attacker is None:
            return False
        one, other = table.faces[deck[-1]].cost, attacker.face.cost
        return one != other and bool(one % 2) and bool(other % 2)
