"""Models on the battlefield: the body that each of them is there, and putting it down and taking it off."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tablero.games.wh40k.datasheets import Base
from tablero.games.wh40k.state import Battle, Model
from tablero.games.wh40k.units import model_is
from tablero.tabletop import INCH, MODEL, OWN, Battlefield, Body, Pose, Shape

SEEN_PAST: Final = OWN
"""The kind of AIRCRAFT and TOWERING models, to and from which areas of terrain do not block sight."""
RUINS: Final = OWN << 1
WOODS: Final = OWN << 2
"""The kinds of areas of terrain that have rules of their own for sight."""


def laid_out(battle: Battle, length: int, width: int) -> Battlefield:
    """Return an empty battlefield of so many inches, with room for all models of a battle (wh40k:battlefield.01)."""
    field = Battlefield(length * INCH, width * INCH)
    field.bodies = [None] * len(battle.models)
    return field


@lru_cache(maxsize=256)
def shape_of(base: Base) -> Shape:
    """Return the shape of a base, or of the hull of a model that has none."""
    if base.shape == "round":
        return Shape.disc(base.length)
    if base.shape == "oval":
        return Shape.oval(base.length, base.width)
    return Shape.rectangle(base.length, base.width)


def body_of(battle: Battle, model: Model, pose: Pose) -> Body:
    """Return what a model is on the battlefield when it stands so."""
    profile = model.profile
    height = profile.height  # wh40k:visibility.03
    measured = (
        height if profile.base.shape == "hull" else 0
    )  # wh40k:measure.02: from any part of a model without a base
    # wh40k:terrain.woods.05, wh40k:terrain.ruins.08
    past = model_is(battle, model, "AIRCRAFT") or model_is(battle, model, "TOWERING")
    kind = MODEL | (SEEN_PAST if past else 0)
    seat = battle.units[model.unit].seat
    return Body(shape_of(profile.base), pose, height, measured, model.unit, seat, kind)


def put(battle: Battle, model: Model, pose: Pose) -> None:
    """Put a model on the battlefield, or move it there."""
    model.pose = pose  # wh40k:measure.05
    body = battle.field.bodies[model.id]
    battle.field.replace(model.id, body.at(pose) if body is not None else body_of(battle, model, pose))


def take_off(battle: Battle, model: Model) -> None:
    """Take a model off the battlefield, if it is there."""
    if model.pose is not None:
        model.pose = None
        battle.field.remove(model.id)
