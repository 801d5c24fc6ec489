"""Battles that a test makes up: units with what the test is about, standing where it says, and terrain between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from legion.playing import keyword
from tablero.games.legion import cards
from tablero.games.legion.armies import Army
from tablero.games.legion.battlefield import GROUP, laid_out, put
from tablero.games.legion.editions import EDITIONS
from tablero.games.legion.state import ON_BATTLEFIELD, Battle, Piece, Unit
from tablero.games.legion.terrain import AREA, HEAVY, OBSTACLE, OPEN
from tablero.tabletop import AREA as AREA_BODY
from tablero.tabletop import FLOOR, INCH, WALL, Body, Pose, Shape

SMALL = cards.Base("round", 2700, 2700)
MEDIUM = cards.Base("round", 5000, 5000, notched=True)
LARGE = cards.Base("round", 7000, 7000, notched=True)
HUGE = cards.Base("round", 10000, 10000, notched=True)

CLUB = cards.Weapon("club", melee=True, black=1)
RIFLE = cards.Weapon("rifle", least=1, most=3, white=1)


def card(
    name: str = "Troopers",
    *,
    unit_type: str = "trooper",
    minis: int = 1,
    wounds: int = 1,
    courage: int | None = 1,
    speed: int = 2,
    base: cards.Base = SMALL,
    silhouette: int = 4190,
    rank: str = "corps",
    keywords: Sequence[str] = (),
    weapons: Sequence[cards.Weapon] = (RIFLE, CLUB),
    **more: Any,
) -> cards.Unit:
    """A unit card with what a test is about; keywords as `speeder 1` or `hover 1: air`."""
    return cards.Unit(
        id=name.lower(),
        name=name,
        faction="rebels",
        rank=rank,
        unit_type=unit_type,
        points=50,
        minis=minis,
        wounds=wounds,
        courage=courage,
        resilience=None,
        defence_die="white",
        speed=speed,
        base=base,
        silhouette=silhouette,
        keywords=tuple(keyword(each) for each in keywords),
        weapons=tuple(weapons),
        **more,
    )


def battle(edition: str = "2026", length: int = 72, width: int = 36) -> Battle:
    """An empty battlefield of so many inches, with an army on either side that has no units yet."""
    made = Battle(EDITIONS[edition], (Army("rebels", ()), Army("empire", ())))
    made.field = laid_out(made, length, width)
    made.blue = made.priority = made.active = 0
    return made


def add(battle: Battle, seat: int, unit: cards.Unit, *spots: tuple[float, ...], **more: Any) -> Unit:
    """Add a unit, its miniatures standing at these places: x and y in inches, then height in inches and facing in degrees.

    All units come before all terrain.
    """
    assert not battle.terrain, "units come before terrain"
    new = battle.add(seat, unit, **more)
    battle.field.bodies += [None] * len(new.miniatures)
    if spots:
        stand(battle, new, *spots)
    return new


def pose(x: float, y: float, z: float = 0, facing: float = 0) -> Pose:
    """A pose in inches and degrees."""
    return Pose(round(x * INCH), round(y * INCH), round(z * INCH), round(facing * 10) % 3600)


def stand(battle: Battle, unit: Unit, *spots: tuple[float, ...]) -> None:
    """Stand the miniatures of a unit at these places."""
    assert len(spots) == len(unit.miniatures)
    unit.place = ON_BATTLEFIELD
    for id, spot in zip(unit.miniatures, spots, strict=True):
        put(battle, battle.miniatures[id], pose(*spot))


def place(battle: Battle, unit: Unit, *poses: Pose) -> None:
    """Stand the miniatures of a unit at these poses, to the hundredth of a millimetre."""
    unit.place = ON_BATTLEFIELD
    for id, each in zip(unit.miniatures, poses, strict=True):
        put(battle, battle.miniatures[id], each)


def lay(
    battle: Battle,
    shape: Shape,
    x: float,
    y: float,
    *,
    high: float,
    kind: str = OBSTACLE,
    movement: str = OPEN,
    cover: int = HEAVY,
    foot: float = 0,
    floor: bool = True,
) -> Piece:
    """Put a piece of one body on the battlefield: its middle and its height in inches."""
    bits = AREA_BODY if kind == AREA else WALL | (FLOOR if floor else 0)
    height = round((high - foot) * INCH)
    body = Body(shape, pose(x, y, foot), height, height, GROUP + len(battle.terrain), kind=bits)
    piece = Piece(kind, movement, cover, round(high * INCH), (battle.field.add(body),))
    battle.terrain += (piece,)
    return piece


def box(length: float, width: float) -> Shape:
    """A rectangle, in inches."""
    return Shape.rectangle(round(length * INCH), round(width * INCH))
