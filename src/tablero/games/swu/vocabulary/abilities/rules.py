"""Constant abilities that change a rule (chapter 7.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from tablero.games.swu.abilities import Ability, Act, Attach, Condition, Filter, PrintedAs, Standing
from tablero.games.swu.cards import Face
from tablero.games.swu.costs import CostChange
from tablero.games.swu.names import RuleName, Side, TraitName
from tablero.games.swu.playing import FirstActionOnly, NotFromHand, PlayedFrom
from tablero.games.swu.state import Base, Piece, Table, Unit, Upgrade
from tablero.games.swu.vocabulary.filters.basic import Trait, trait_name
from tablero.games.swu.vocabulary.nouns import article, phrase
from tablero.kernel import Message, Reason, because, say

__all__ = [
    "Attach",
    "CantPlay",
    "CostChange",
    "DeckSize",
    "EntersAsCopy",
    "EntersReady",
    "FirstActionOnly",
    "FirstEventBlank",
    "GuardsUpgrade",
    "LeadersGainTrait",
    "LendsTrait",
    "NoHealing",
    "NotFromHand",
    "Noted",
    "PlayedFrom",
    "PrintedAs",
    "Provoked",
    "Rule",
    "StartingHand",
]


@dataclass(frozen=True, slots=True)
class EntersReady(Standing):
    """This unit enters play ready, perhaps only if something is so."""

    condition: Condition | None = None

    def readies(self, table: Table, controller: int) -> bool:
        """Tell whether it does."""
        return self.condition is None or self.condition.holds(table, Act(controller, table.players[controller].base))

    def text(self) -> Message:
        if self.condition is None:
            return say("swu-enters-ready")
        return say("swu-sentence", text=say("swu-if", condition=self.condition.text(), effect=say("swu-comes-ready")))


@dataclass(frozen=True, slots=True)
class EntersAsCopy(Standing):
    """This unit may enter play as a copy of a unit of some kind, not unique and with the Clone trait."""

    copies: tuple[Filter, ...]

    def text(self) -> Message:
        return say("swu-sentence", text=say("swu-enters-as-copy", what=article("unit", self.copies)))


@dataclass(frozen=True, slots=True)
class GuardsUpgrade(Standing):
    """While there is exactly one friendly upgrade on this unit, enemy abilities neither defeat nor return it."""

    word = "guards-upgrade"

    def holds_on(self, unit: Unit, upgrade: Upgrade) -> bool:
        """Tell whether it is that one."""
        return [one for one in unit.upgrades if one.controller == unit.controller] == [upgrade]


@dataclass(frozen=True, slots=True)
class NoHealing(Standing):
    """Bases can't be healed."""

    word = "no-healing-bases"

    def forbids_healing(self, table: Table, piece: Piece, seat: int, target: Any) -> bool:
        """Tell whether it is a base."""
        return isinstance(target, Base)


@dataclass(frozen=True, slots=True)
class FirstEventBlank(Standing):
    """The first event that each opponent plays in a round loses its abilities (swu:8.9.1, swu:8.15.2)."""

    def blanks_event(self, table: Table, piece: Piece, seat: int, player: int, face: Face) -> bool:
        """Tell whether it is an opponent's first; `Table.past` goes back to the start of the round."""
        if player == seat:
            return False
        return not any(
            one.what == "played" and one.seat == player and one.face is not None and one.face.event
            for one in table.past
        )

    def text(self) -> Message:
        return say("swu-first-event-blank")


@dataclass(frozen=True, slots=True)
class CantPlay(Standing):
    """Cards of some kind can't be played: by you, by opponents, by anybody (swu:8.20.3)."""

    cards: tuple[Filter, ...]
    who: Side = "any"

    def forbids_playing(self, table: Table, piece: Piece, seat: int, player: int, face: Face) -> Reason | None:
        """Return why a player can't play such a card."""
        if self.who != "any" and (player == seat) != (self.who == "you"):
            return None
        if not all(one.fits(table, Act(player, piece), face) for one in self.cards):
            return None
        return because("swu:8.20.3", "swu-not-allowed", card=face.name)

    def text(self) -> Message:
        return say("swu-sentence", text=say(f"swu-cant-play-{self.who}", what=phrase("card", self.cards, 2)))


@dataclass(frozen=True, slots=True)
class Rule(Standing):
    """A rule of the game that is another one, or one more, as long as its card is in play: see `Standing.rule`."""

    rule: RuleName

    def text(self) -> Message:
        return say("swu-sentence", text=say(f"swu-rule-{self.rule}"))


@dataclass(frozen=True, slots=True)
class LeadersGainTrait(Standing):
    """Friendly leaders gain a trait; leader units get it from a constant ability."""

    trait: TraitName

    @property
    def leader_trait(self) -> str:  # type: ignore[override]
        """The trait."""
        return self.trait

    def text(self) -> Message:
        return say("swu-sentence", text=say("swu-leaders-gain-trait", trait=trait_name(self.trait)))


@dataclass(frozen=True, slots=True)
class LendsTrait(Standing):
    """Units of some trait that you own and that aren't in play gain another trait."""

    of: TraitName
    trait: TraitName

    def lends_traits(self, seat: int, player: int, face: Face) -> tuple[str, ...]:
        """Return the trait for such a card; cards out of play are always asked about for their owner."""
        return (self.trait,) if player == seat and face.unit and self.of in face.traits else ()

    def text(self) -> Message:
        said = say("swu-lends-trait", of=phrase("unit", (Trait(self.of),), 1), trait=trait_name(self.trait))
        return say("swu-sentence", text=said)


@dataclass(frozen=True, slots=True)
class Provoked(Standing):
    """As a lasting effect: the next action of the unit's controller must be an attack with it, on a unit if able."""

    word = "provoke"
    provokes = True


@dataclass(frozen=True, slots=True)
class Noted(Ability):
    """Something that is part of the rules: what a Shield or a Credit token does (swu:3.7.6, swu:3.7.13)."""

    key: Literal["shield", "credit"]

    def text(self) -> Message:
        return say(f"swu-noted-{self.key}")


@dataclass(frozen=True, slots=True)
class StartingHand(Ability):
    """Draw more or fewer cards in the starting hand, perhaps without a mulligan (swu:5.2.1.d, swu:5.2.1.e)."""

    cards: int
    mulligan: bool = True

    def text(self) -> Message:
        said = say("swu-starting-hand-more" if self.cards > 0 else "swu-starting-hand-less", count=abs(self.cards))
        return said if self.mulligan else say("swu-no-mulligan", text=said)


@dataclass(frozen=True, slots=True)
class DeckSize(Ability):
    """The deck must have more cards, or may have fewer: see `deckbuilding.minimum` (swu:1.2.1)."""

    cards: int

    def text(self) -> Message:
        return say("swu-deck-size-more" if self.cards > 0 else "swu-deck-size-less", count=abs(self.cards))
