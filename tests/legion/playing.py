"""Units to play a piece of the rules with, by `run`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from procedures import Played as Played
from procedures import run as run
from tablero.games.legion import cards
from tablero.games.legion.armies import Army, Entry
from tablero.games.legion.dice import ATTACK_FACES, DEFENCE_FACES
from tablero.games.legion.editions import EDITIONS
from tablero.games.legion.state import ON_BATTLEFIELD, Battle, Unit
from tablero.kernel import Message

SMALL = cards.Base("round", 2700, 2700)
NOTCHED = cards.Base("round", 7000, 7000, notched=True)


def attack_dice(colour: str, faces: str) -> list[int]:
    """How attack dice of a colour fall that show these: `hit hit surge`."""
    return [ATTACK_FACES[colour].index(face) + 1 for face in faces.split()]


def defence_dice(colour: str, faces: str) -> list[int]:
    """How defence dice of a colour fall that show these."""
    return [DEFENCE_FACES[colour].index(face) + 1 for face in faces.split()]


def keyword(text: str) -> cards.Keyword:
    """A keyword, as `pierce 2` or `weak-point 1: rear`."""
    name, _, rest = text.partition(" ")
    value, _, about = rest.partition(":") if ":" in rest or rest.isdigit() else ("", "", rest)
    return cards.Keyword(name, int(value) if value else None, about.strip())


def weapon(
    name: str = "rifle", *, red: int = 0, black: int = 0, white: int = 0, melee: bool = False, **given: Any
) -> cards.Weapon:
    """A weapon of range 1 to 3, or a melee weapon; one white die where no dice are given."""
    least, most = given.pop("least", 0 if melee else 1), given.pop("most", 0 if melee else 3)
    words = tuple(keyword(text) for text in given.pop("keywords", ()))
    if not red + black + white:
        white = 1
    return cards.Weapon(name, melee, least, most, red, black, white, keywords=words, **given)


def card(name: str = "Troopers", *keywords: str, weapons: Sequence[cards.Weapon] = (), **given: Any) -> cards.Unit:
    """A unit card: four troopers with one wound and courage 1 each, unless given otherwise."""
    values: dict[str, Any] = {
        "faction": "rebels",
        "rank": "corps",
        "unit_type": "trooper",
        "points": 40,
        "minis": 4,
        "wounds": 1,
        "courage": 1,
        "resilience": None,
        "defence_die": "white",
        "speed": 2,
        "base": SMALL,
        "silhouette": 4190,
    }
    words = tuple(keyword(text) for text in keywords)
    return cards.Unit(name.lower(), name, keywords=words, weapons=tuple(weapons), **{**values, **given})


def vehicle(name: str = "Tank", *keywords: str, **given: Any) -> cards.Unit:
    """A ground vehicle with eight wounds and resilience 5, unless given otherwise."""
    values = {"unit_type": "ground vehicle", "minis": 1, "wounds": 8, "resilience": 5, "courage": None, "base": NOTCHED}
    return card(name, *keywords, **{"rank": "heavy", "defence_die": "red", **values, **given})


def upgrade(name: str = "Gear", *keywords: str, type: str = "gear", **given: Any) -> cards.Upgrade:
    """An upgrade card."""
    return cards.Upgrade(name.lower(), name, type, 5, keywords=tuple(keyword(text) for text in keywords), **given)


def battle(edition: str, *armies: Sequence[cards.Unit | Entry]) -> Battle:
    """A battle of these armies, all of their units on the battlefield; nobody stands anywhere yet."""
    entries = [tuple(each if isinstance(each, Entry) else Entry(each) for each in army) for army in armies]
    field = Battle(EDITIONS[edition], tuple(Army("rebels", units) for units in entries))
    for unit in field.units:
        unit.place = ON_BATTLEFIELD
    field.round = 1
    field.active = field.priority = field.blue = 0
    return field


def wound(field: Battle, unit: Unit, *wounds: int) -> None:
    """Give the miniatures of a unit Wound tokens, in order."""
    for miniature, count in zip(field.miniatures_of(unit), wounds, strict=False):
        miniature.wounds = count


def told(field: Battle, id: str) -> list[dict[str, Any]]:
    """The arguments of all lines of the log with this id."""
    return [dict(line.message.args) for line in field.log.entries if line.message.id == id]


def messages(field: Battle) -> list[Message]:
    """Everything that the log tells."""
    return [line.message for line in field.log.entries]
