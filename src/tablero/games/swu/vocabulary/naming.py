"""Naming a card (chapter 8.18), and what then can't be played (swu:8.20.3)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from tablero.games.swu import facts
from tablero.games.swu.abilities import Act, Effect, Standing
from tablero.games.swu.cards import Face
from tablero.games.swu.constants import IN_PLAY
from tablero.games.swu.costs import CostChange
from tablero.games.swu.state import InForce, Piece, Table, Unit
from tablero.games.swu.vocabulary.bargains import HasThatName
from tablero.games.swu.vocabulary.filters import Named
from tablero.games.swu.vocabulary.wording import bare
from tablero.kernel import Choose, Message, Option, Play, Reason, because, say


@cache
def names() -> tuple[Option, ...]:
    """Return every name that a card has, each as the key of one card with it (swu:8.18.1)."""
    found: dict[str, str] = {}
    for key, card in facts.by_key().items():
        if "token" not in card.types:
            found.setdefault(card.title, key)
    return tuple(("name", found[title]) for title in sorted(found))


def name_one(table: Table, act: Act) -> Play[str]:
    """Ask for the name of a card (swu:8.18.1)."""
    answer = yield Choose(act.seat, names(), say("swu-ask-name", card=act.face.name))
    title = facts.card(answer[1]).title
    table.log.tell("swu-log-names", seat=act.seat + 1, name=title)
    return title


@dataclass(frozen=True, slots=True)
class NameCard(Effect):
    """Name a card; as long as this unit is in play, some ability is in force that is about that name."""

    ability: Standing

    def run(self, table: Table, act: Act) -> Play[bool]:
        """Ask for the name, and put the ability in force if the unit is still there (swu:7.7.3.b)."""
        title = yield from name_one(table, act)
        unit = act.source
        if not isinstance(unit, Unit) or not unit.here:
            return False
        unit.named = title
        table.in_force.append(InForce(IN_PLAY, _about(self.ability, title), act.face, act.seat, unit.id))
        table.dirty = True
        return True

    def text(self) -> Message:
        """Say it."""
        return say("swu-name-card", effect=bare(self.ability.text()))


@dataclass(frozen=True, slots=True)
class NamedNotPlayed(Standing):
    """Opponents can't play cards with the name that was named (swu:8.20.3)."""

    title: str = ""

    def forbids_playing(self, table: Table, piece: Piece, seat: int, player: int, face: Face) -> Reason | None:
        """Return why an opponent can't play a card."""
        if player == seat or face.title != self.title:
            return None
        return because("swu:8.20.3", "swu-not-named", card=face.name)

    def text(self) -> Message:
        """Say it."""
        return say("swu-named-not-played")


def _about(ability: Standing, title: str) -> Standing:
    """Return an ability about "that name" as one about this name, so that a name named before stays so."""
    if isinstance(ability, NamedNotPlayed):
        return NamedNotPlayed(title)
    if isinstance(ability, CostChange):
        return replace(
            ability, cards=tuple(Named(title) if isinstance(one, HasThatName) else one for one in ability.cards)
        )
    return ability
