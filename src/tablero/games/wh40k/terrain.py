"""Terrain features (rulebook: "Elementos de terreno"): what each kind does to models that move and stand there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tablero.games.wh40k.state import Battle, Model, Piece, Unit
from tablero.games.wh40k.units import model_is
from tablero.kernel import Reason, because
from tablero.tabletop import (
    INCH,
    LIMIT,
    Battlefield,
    Body,
    all_within,
    colliding_with,
    crosses,
    nearest_points,
    overlapping,
    some_within,
    wholly_within,
    within,
)

CRATER: Final = "crater"
BARRICADE: Final = "barricade"
DEBRIS: Final = "debris"
HILL: Final = "hill"
WOODS: Final = "woods"
RUINS: Final = "ruins"

AREA_TERRAIN: Final = "AREA TERRAIN"
OBSTACLE: Final = "OBSTACLE"

KEYWORDS: Final = {
    CRATER: (AREA_TERRAIN, "CRATER"),  # wh40k:terrain.craters.03
    BARRICADE: (OBSTACLE, "BARRICADE"),  # wh40k:terrain.barricades.06
    DEBRIS: (OBSTACLE, "BATTLEFIELD DEBRIS"),  # wh40k:terrain.debris.03
    HILL: ("HILL",),  # wh40k:terrain.hills.05
    WOODS: (AREA_TERRAIN, "WOODS"),  # wh40k:terrain.woods.08
    RUINS: (AREA_TERRAIN, "RUINS"),  # wh40k:terrain.ruins.11
}

FREE_HEIGHT: Final = INCH
"""Terrain of this height is crossed as if it were not there (wh40k:terrainmove.02)."""
FREE_HEIGHT_IN_CHARGES: Final = 2 * INCH
"""And in a charge of this (wh40k:charge.16)."""


def passes_ruins(battle: Battle, model: Model) -> bool:
    """Tell whether a model moves through walls and floors of Ruins as if they were not there (wh40k:terrain.ruins.03)."""
    return model_is(battle, model, "INFANTRY") or model_is(battle, model, "BEAST")


def gone_over(battle: Battle, model: Model) -> tuple[int, ...]:
    """Return the bodies of terrain that a model goes over and not through (wh40k:terrainmove.01, wh40k:charge.15)."""
    passed = RUINS if passes_ruins(battle, model) else None  # wh40k:terrain.ruins.03
    return tuple(number for piece in battle.terrain if piece.kind != passed for number in piece.matter)


def floors(battle: Battle) -> tuple[int, ...]:
    """Return the bodies of terrain that can be stood on."""
    return tuple(number for piece in battle.terrain for number in piece.floors)


def on_terrain(battle: Battle, body: Body) -> bool:
    """Tell whether a model stands on a terrain feature."""
    table = battle.field.copy()
    number = table.add(body)
    return any(overlapping(table, number, piece.area) for piece in battle.terrain)


def carried(battle: Battle, body: Body) -> bool:
    """Tell whether a model that passes at its height could stand on something: the table, or terrain at which it is."""
    if body.pose.z == 0:
        return True
    bodies = {number for piece in battle.terrain for number in (*piece.matter, *piece.floors)}
    tops = [number for number in sorted(bodies) if battle.field[number].top == body.pose.z]
    table = battle.field.copy()
    return bool(tops) and bool(all_within(table, table.add(body), tops, body.shape.reach))


def why_not_stand(battle: Battle, field: Battlefield, model: Model) -> Reason | None:
    """Return what terrain has against a model's standing where it does on a field."""
    hit = colliding_with(field, model.id, [number for piece in battle.terrain for number in piece.matter])
    for piece in battle.terrain:
        if OBSTACLE in KEYWORDS[piece.kind] and overlapping(field, model.id, piece.area):
            rule = "wh40k:terrain.barricades.01" if piece.kind == BARRICADE else "wh40k:terrain.debris.01"
            return because(rule, "wh40k-not-on-obstacle", model=model.profile.name)
        if hit in piece.matter:
            rule = "wh40k:terrain.ruins.04" if piece.kind == RUINS else "wh40k:terrainmove.04"
            return because(rule, "wh40k-inside-terrain", model=model.profile.name)
    return _why_not_at_height(battle, field, model) if field[model.id].pose.z else None  # nor under the table


def _why_not_at_height(battle: Battle, field: Battlefield, model: Model) -> Reason | None:
    """Return why a model can't stand at its height: no floor carries it, or not wholly."""
    carrying = list(_floors_at(battle, field, model))
    if not carrying:
        return because("wh40k:terrainmove.04", "wh40k-no-floor", model=model.profile.name)  # wh40k:charge.18
    for piece, number in carrying:
        if piece.kind == RUINS and not climbs_ruins(battle, model):
            return because("wh40k:terrain.ruins.06", "wh40k-ground-floor-only", model=model.profile.name)
        if wholly_within(field, model.id, number, 0):
            return None
    rule = "wh40k:terrain.ruins.05" if carrying[0][0].kind == RUINS else "wh40k:terrain.hills.01"
    return because(rule, "wh40k-overhangs", model=model.profile.name)


def _floors_at(battle: Battle, field: Battlefield, model: Model) -> Iterator[tuple[Piece, int]]:
    for piece in battle.terrain:
        for number in piece.floors:
            if field[number].top == field[model.id].pose.z and overlapping(field, model.id, number):
                yield piece, number


def climbs_ruins(battle: Battle, model: Model) -> bool:
    """Tell whether a model may stand on the upper floors of Ruins (wh40k:terrain.ruins.05)."""
    return passes_ruins(battle, model) or model_is(battle, model, "FLY")


# Ruins.

PLUNGING_FIRE: Final = 6 * INCH


def fires_down(battle: Battle, model: Model, target: Unit) -> bool:
    """Tell whether a model's attacks on a unit are Plunging Fire: from high up in Ruins to the ground."""
    field = battle.field
    ruins = [piece.area for piece in battle.terrain if piece.kind == RUINS]
    return (
        field[model.id].pose.z >= PLUNGING_FIRE  # wh40k:terrain.ruins.02
        and all(field[id].pose.z == 0 for id in target.models)  # wh40k:terrain.ruins.02
        and any(wholly_within(field, model.id, area, 0) for area in ruins)  # wh40k:terrain.ruins.02
    )


# Fighting across barricades.

BESIDE_BARRICADE: Final = INCH
ACROSS_BARRICADE: Final = 2 * INCH


def barricades(battle: Battle) -> list[int]:
    """Return the bodies of the barricades on the battlefield."""
    return [piece.area for piece in battle.terrain if piece.kind == BARRICADE]


def opposite(field: Battlefield, barricade: int, model: int, others: Sequence[int]) -> bool:
    """Tell whether a model is near enough to one of some others on the other side of a barricade."""
    near = all_within(field, model, others, ACROSS_BARRICADE)
    lines = (nearest_points(field, model, other) for other in near)
    return any(crosses(field, line, barricade) for line in lines)  # wh40k:terrain.barricades.07


def across_barricade(battle: Battle, model: Model, enemy: Unit) -> bool:
    """Tell whether a model can fight a unit across a barricade between them (wh40k:terrain.barricades.04)."""
    return any(opposite(battle.field, each, model.id, enemy.models) for each in barricades(battle))


def fights_across(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit can fight any enemy across a barricade (wh40k:terrain.barricades.04)."""
    if not barricades(battle):
        return False
    models, field = battle.models_of(unit), battle.field
    return any(
        across_barricade(battle, model, enemy)
        for enemy in battle.units_of(1 - unit.seat)
        if some_within(field, unit.models, enemy.models, ACROSS_BARRICADE, LIMIT)  # most are far away
        for model in models
    )


def charged_across(battle: Battle, field: Battlefield, model: int, enemy: Unit) -> list[int]:
    """Return the barricades across which a model that stands so has charged a unit: one that is beside them."""
    return [
        barricade
        for barricade in barricades(battle)
        if any(
            within(field, other, barricade, BESIDE_BARRICADE) for other in enemy.models
        )  # wh40k:terrain.barricades.03
        and opposite(field, barricade, model, enemy.models)  # wh40k:terrain.barricades.03
    ]
