"""Secrets: who attacked, fell or was hurt unseen, hands that are looked into, units that wait for their chance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablero.games.swu.abilities import Act
from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary.filters import OTHER, Simple
from tablero.games.swu.vocabulary.journeys import SoMany
from tablero.games.swu.vocabulary.targets import article
from tablero.kernel import Message, say


@dataclass(frozen=True, slots=True)
class OtherSoFar(Simple):
    """Neither the card with the ability nor anything that was chosen before in it (swu:8.19.1, swu:8.19.2)."""

    word = "other"
    vowel = True
    place = OTHER

    def test(self, table: Table, act: Act, thing: Any) -> bool:
        """Tell whether it is another."""
        return thing is not act.source and all(thing is not one for one in act.things)


@dataclass(frozen=True, slots=True)
class OneForEach(SoMany):
    """A unit of some kind for each of something, each another one (swu:8.35.1)."""

    def text(self) -> Message:
        """Say it."""
        return say("swu-one-for-each", what=article("unit", self.filters), each=self.count.for_each())
