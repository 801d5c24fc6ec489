"""Cards as the rules use them: a face of a card with its printed values and its abilities, made once.

A unit that can also be an upgrade, and a leader that can be deployed, have several faces. The facts come from `facts`,
the abilities from `content`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from tablero.games.swu import facts
from tablero.games.swu.constants import GROUND, SPACE

if TYPE_CHECKING:
    from tablero.games.swu.abilities import Ability, Action, Filter, Standing, Triggered
    from tablero.games.swu.costs import CostChange


class Face:
    """A face of a card with what is printed on it. Only the face that is up is in play.

    Its abilities are all that is in its text box, however it came into play; there is no other text to be taken for a
    rule.
    """

    __slots__ = (
        "abilities",
        "actions",
        "arena",
        "aspects",
        "attaches",
        "base",
        "bonus_hp",
        "bonus_power",
        "card",
        "cost",
        "event",
        "events",
        "exploit",
        "flags",
        "hp",
        "in_force",
        "index",
        "key",
        "leader",
        "makes_leader",
        "name",
        "own_costs",
        "pilot",
        "plain",
        "playing_limits",
        "power",
        "raid",
        "restore",
        "side",
        "smuggled",
        "standing",
        "title",
        "token",
        "traits",
        "triggers",
        "unique",
        "unit",
        "unit_side",
        "upgrade",
    )

    def __init__(self, card: facts.Card, index: int, side: str = "main") -> None:
        self.card = card
        self.index = index
        """Its place among all faces."""
        self.side = side
        """Which of its card's faces it is: main, unit or pilot."""
        self.key = card.key
        self.title = card.title
        self.name = card.name
        """The whole name."""
        self.cost = card.cost or 0
        self.power = card.power or 0
        self.hp = card.hp or 0
        self.bonus_power = card.upgrade_power or 0
        self.bonus_hp = card.upgrade_hp or 0
        self.arena = SPACE if card.arena == "space" else GROUND  # swu:4.3.1, swu:4.4.1
        self.aspects = card.aspects
        self.traits = frozenset(card.traits)
        self.unique = card.unique
        self.unit = "unit" in card.types
        self.upgrade = "upgrade" in card.types
        self.event = "event" in card.types
        self.leader = "leader" in card.types
        self.base = "base" in card.types
        self.token = "token" in card.types
        self.unit_side: Face | None = None
        """What a leader becomes when it is deployed."""
        self.pilot: Face | None = None
        """What a unit or leader is while attached as an upgrade (swu:2.12.3)."""
        self.makes_leader = False
        """Whether it makes the unit it is attached to a leader unit."""
        # Filled from `content`: see `card_text.equip`.
        self.abilities: tuple[Ability, ...] = ()
        self.flags = 0
        self.raid = 0
        self.restore = 0
        self.actions: tuple[Action, ...] = ()
        self.triggers: tuple[Triggered, ...] = ()
        self.standing: tuple[Standing, ...] = ()
        self.in_force: tuple[Ability, ...] = ()
        """Constant abilities, and triggered ones that wait for what happens to others."""
        self.events: frozenset[str] | None = None
        """The events that abilities of its card wait for, also those it gives: see `abilities.events_of`."""
        self.plain = True
        """Whether there is just one way to play it from hand."""
        self.smuggled = False
        """Whether it can be played from the resources."""
        self.attaches: tuple[Filter, ...] = ()
        """What a unit must be like that it may be attached to."""
        self.playing_limits: tuple[Ability, ...] = ()
        """What says when it can't be played."""
        self.own_costs: tuple[CostChange, ...] = ()
        """What changes its own cost."""
        self.exploit = 0
        """Its Exploit, all of it together."""

    def __repr__(self) -> str:
        return f"<{self.key}>"

    @property
    def content_key(self) -> str:
        """What stands for it in a digest, and in an image."""
        return f"{self.key} {self.side}"


@cache
def faces() -> dict[str, Face]:
    """Return the main face of every card that can be played with, by key."""
    from tablero.games.swu.card_text import equip
    from tablero.games.swu.content import texts

    found: dict[str, Face] = {}
    index = 0
    for key, text in texts().items():
        card = facts.card(key)
        if wrong := facts.faults(card):
            raise ValueError(f"{key}: expected {', '.join(wrong)}")
        face = found[key] = Face(card, index)
        index += 1
        if face.leader:
            side = face.unit_side = Face(card, index, "unit")  # swu:3.4.1
            side.unit, side.leader = text.back is None, True
            if text.back is not None:
                side.title, side.aspects, traits = text.back
                side.name = f"{side.title}, {card.subtitle}"
                side.traits = frozenset(traits)
            index += 1
        if text.pilot is not None or ("pilot" in face.traits and (face.unit or face.leader)):
            pilot = face.pilot = Face(card, index, "pilot")
            pilot.upgrade, pilot.unit = True, False
            index += 1
        equip(face, text)
    return found


@cache
def all_faces() -> tuple[Face, ...]:
    """Return every face by its index."""
    found: list[Face] = []
    for face in faces().values():
        found.append(face)
        found += [side for side in (face.unit_side, face.pilot) if side is not None]
    return tuple(found)


@cache
def printed() -> dict[str, Face]:
    """Return every face by its content key."""
    return {face.content_key: face for face in all_faces()}


def face(key: str) -> Face:
    """Return the main face of a card; raise `UnknownCard` if it isn't in the pool."""
    try:
        return faces()[key]
    except KeyError:
        raise facts.UnknownCard(key) from None


def in_pool(key: str) -> bool:
    """Tell whether the rules know what the card does."""
    return key in faces()
