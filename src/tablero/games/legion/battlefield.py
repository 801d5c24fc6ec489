"""Miniatures on the battlefield: the body that each of them is there, its silhouette, and putting it down and taking it off."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tablero.games.legion import cards, keywords
from tablero.games.legion.state import Battle, Miniature, Piece, Token, Unit
from tablero.tabletop import INCH, MODEL, OWN, Battlefield, Body, Pose, Shape

BLOCKS_SIGHT: Final = OWN
"""The kind of miniatures that block line of sight."""

GROUP: Final = 1 << 16
"""The first number of a group of terrain: units have the numbers below."""

SMALL_SILHOUETTE: Final = 4190
LARGE_SILHOUETTE: Final = 6880
"""How high the silhouettes of Troopers are."""

POI: Final = "point-of-interest"
POI_SIZE: Final = 2 * INCH
POI_HEIGHT: Final = 3 * INCH
CART: Final = "bomb-cart"
"""A bomb cart lies there as a token: nothing that is done to units can be done to it (legion23:battlecard.payload.2)."""
CART_SIZE: Final = 5000  # legion23:battlecard.payload
CART_HEIGHT: Final = INCH
"""Up to its handles; what is loaded on it does not count (legion23:battlecard.payload.3, legion23:battlecard.payload.8)."""
TOKEN_SIZE: Final = 2510
SMOKE_SIZE: Final = 1880
ADVANTAGES: Final = ("advantage", "priority-mission", "ordnance", "air-support", "comms-scrambler")
"""The kinds of Advantage tokens on the battlefield: legion26:token.advantage, legion26:token.priority-mission."""
SIZES: Final = {
    POI: POI_SIZE,  # legion26:token.poi
    "asset": INCH,  # legion26:token.asset
    "smoke": SMOKE_SIZE,
    CART: CART_SIZE,
    **dict.fromkeys(ADVANTAGES, INCH),  # legion26:token.advantage
}
"""How wide tokens are; those that are not named are as wide as a Charge token, 25.1 mm."""


def laid_out(battle: Battle, length: int, width: int) -> Battlefield:
    """Return an empty battlefield of so many inches, with room for all miniatures of a battle."""
    field = Battlefield(length * INCH, width * INCH)
    field.bodies = [None] * len(battle.miniatures)
    return field


@lru_cache(maxsize=256)
def shape_of(base: cards.Base) -> Shape:
    """Return the shape of a base; an oblong one has its length along its facing."""
    return Shape.disc(base.length) if base.shape == "round" else Shape.oblong(base.length, base.width)


def large(unit: Unit) -> bool:
    """Tell whether the Troopers of a unit use the Large silhouette, whatever their bases are (legion26:los.04)."""
    return any(keywords.of_type(unit, each) for each in ("creature trooper", "emplacement trooper", "heavy trooper"))


def silhouette(unit: Unit) -> int:
    """Return how high the silhouettes of a unit's miniatures are."""
    if not keywords.trooper(unit):
        return unit.card.silhouette  # legion26:los.05, legion23:los.04
    # legion26:los.03, legion26:los.04, legion23:los.03
    return LARGE_SILHOUETTE if large(unit) else SMALL_SILHOUETTE


def blocks_sight(unit: Unit) -> bool:
    """Tell whether the miniatures of a unit block line of sight: Ground Vehicles, and others that count as such.

    No Trooper does (legion26:los.08, legion23:los.07).
    """
    if any(each.about == "ground" for each in keywords.named(unit, "hover")):
        return True  # legion26:kw.hover-ground, legion23:kw.hover.2
    # legion26:los.06, legion26:apxb.15, legion26:apxb.20
    # legion23:los.05, legion23:vehicle.ground.7, legion23:vehicle.repulsor.9
    return keywords.of_type(unit, "ground vehicle")


def body_of(battle: Battle, miniature: Miniature, pose: Pose) -> Body:
    """Return what a miniature is on the battlefield when it stands so: its base, up to the height of its silhouette."""
    unit = battle.units[miniature.unit]
    kind = MODEL | (BLOCKS_SIGHT if blocks_sight(unit) else 0)
    # legion26:measure.08, legion26:los.02, legion23:measure.06, legion23:los.02: distances are measured to its base alone
    return Body(shape_of(unit.card.base), pose, silhouette(unit), 0, unit.id, unit.seat, kind)


def put(battle: Battle, miniature: Miniature, pose: Pose) -> None:
    """Put a miniature on the battlefield, or move it there."""
    miniature.pose = pose
    body = battle.field.bodies[miniature.id]
    battle.field.replace(miniature.id, body.at(pose) if body is not None else body_of(battle, miniature, pose))


def take_off(battle: Battle, miniature: Miniature) -> None:
    """Take a miniature off the battlefield, if it is there."""
    if miniature.pose is not None:
        miniature.pose = None
        battle.field.remove(miniature.id)


@lru_cache(maxsize=1024)
def token_body(token: Token) -> Body:
    """Return what a token is on the battlefield: a flat disc (legion26:los.10), or the silhouette of what has one."""
    # legion26:obj.04, legion23:battlecard.payload.3, legion23:battlecard.payload.8
    height = {POI: POI_HEIGHT, CART: CART_HEIGHT}.get(token.kind, 0)
    # legion26:obj.07: no miniature, whatever stands there for it
    return Body(Shape.disc(SIZES.get(token.kind, TOKEN_SIZE)), Pose(token.x, token.y, token.z), height)


def piece_of(battle: Battle, number: int) -> Piece:
    """Return the piece of terrain that a body is part of."""
    return battle.terrain[battle.field[number].group - GROUP]


def standing(battle: Battle, seat: int) -> list[int]:
    """Return the miniatures of a seat that are on the battlefield."""
    there = [id for unit in battle.units_of(seat) for id in unit.miniatures]
    return [id for id in there if battle.miniatures[id].pose is not None]


def everybody(battle: Battle) -> list[int]:
    """Return all miniatures that are on the battlefield."""
    return [miniature.id for miniature in battle.miniatures if miniature.pose is not None]
