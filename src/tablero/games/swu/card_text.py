"""What a card does, face by face, and how its faces are given that."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from typing import TYPE_CHECKING, cast

from tablero.games.swu.abilities import Ability, Action, Attach, Keyword, LeadersUnit, Standing, Triggered
from tablero.games.swu.names import Word

if TYPE_CHECKING:
    from tablero.games.swu.cards import Face
    from tablero.games.swu.costs import CostChange
    from tablero.games.swu.facts import Aspect


@dataclass(frozen=True, slots=True)
class Text(Word):
    """What a card does, face by face, as `content` lists it."""

    abilities: tuple[Ability, ...] = ()
    deployed: tuple[Ability, ...] = ()
    """Of a leader: the unit side."""
    pilot: tuple[Ability, ...] | None = None
    """Of a card that can be attached as an upgrade: that side."""
    back: tuple[str, tuple[Aspect, ...], tuple[str, ...]] | None = None
    """Of a leader whose other side is no unit: the name, aspects and traits of that side."""


def equip(face: Face, text: Text) -> None:
    """Give a card's faces their abilities."""
    _equip(face, text.abilities)
    if face.unit_side is not None:
        _equip(face.unit_side, text.deployed)
    if face.pilot is not None and text.pilot is not None:
        _equip(face.pilot, text.pilot)
        face.pilot.makes_leader = any(isinstance(one, LeadersUnit) for one in text.pilot)


def _equip(face: Face, abilities: tuple[Ability, ...]) -> None:
    """Sort the abilities of a face by their kind."""
    face.abilities = abilities  # swu:2.13.1, swu:2.13.2, swu:2.13.3
    face.actions = tuple(one for one in abilities if isinstance(one, Action))  # swu:1.6.4, swu:7.1.2
    face.triggers = tuple(one for one in abilities if isinstance(one, Triggered))  # swu:1.6.4, swu:7.1.2
    face.standing = tuple(one for one in abilities if isinstance(one, Standing))  # swu:1.6.4, swu:7.1.2
    watching = [one for one in face.triggers if not one.own]
    face.in_force = (*face.standing, *watching)
    face.plain = not any(one.another_way for one in abilities)
    face.smuggled = any(one.from_resources for one in abilities)
    face.playing_limits = tuple(one for one in abilities if one.limits_playing)
    face.attaches = tuple(test for one in abilities if isinstance(one, Attach) for test in one.to)
    face.exploit = sum(one.own_exploit for one in abilities)
    face.own_costs = tuple(cast("CostChange", one) for one in abilities if one.own_cost)
    for one in abilities:
        if not isinstance(one, Keyword):
            continue
        if one.name == "raid":
            face.raid += one.number
        elif one.name == "restore":
            face.restore += one.number
        else:
            face.flags |= one.bit


def events_of(face: Face) -> frozenset[str]:
    """Return the names of all events that some ability of a card, on any of its faces, waits for or may give."""
    if face.events is None:
        found: set[str] = set()
        for side in (face, face.unit_side, face.pilot):
            if side is not None:
                _collect(side.abilities, found)
        face.events = frozenset(found)
    return face.events


def _collect(thing: object, found: set[str]) -> None:
    if isinstance(thing, Triggered):
        found.update(thing.on)
    if isinstance(thing, tuple):
        for one in thing:
            _collect(one, found)
    elif is_dataclass(thing):
        for one in fields(thing):
            _collect(getattr(thing, one.name), found)
