"""Naming a card (chapter 8.18): what follows is about cards with that name."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from tablero.games.swu import facts
from tablero.games.swu.abilities import Act, Effect
from tablero.games.swu.state import Table
from tablero.games.swu.vocabulary.questions import asked_by
from tablero.kernel import Choose, Option, Play

__all__ = ["NameACard"]


@cache
def names() -> tuple[Option, ...]:
    """Return every name that a card has, each as the key of one card with it (swu:8.18.1)."""
    found: dict[str, str] = {}
    for key, card in facts.by_key().items():
        if "token" not in card.types:
            found.setdefault(card.title, key)
    return tuple(("name", found[title]) for title in sorted(found))


@dataclass(frozen=True, slots=True)
class NameACard(Effect):
    """Name a card: `HasThatName` is about its name from now on (swu:8.18.1)."""

    word = "name-a-card"

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask for the name."""
        answer = yield Choose(act.seat, names(), asked_by(act, "swu-ask-name"))
        act.named = facts.card(answer[1]).title
        table.log.tell("swu-log-names", seat=act.seat + 1, name=act.named)
        return True
