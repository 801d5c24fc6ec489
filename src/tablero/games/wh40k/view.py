"""What is seen of a battle. Everything lies open on the battlefield, so everybody sees the same.

Places and sizes are in the units of `tablero.tabletop`; a shape is the points of its core and a radius around them.
"""

from __future__ import annotations

from functools import lru_cache

from tablero.games.wh40k.battlefield import shape_of
from tablero.games.wh40k.datasheets import Army, Base, Weapon, extras
from tablero.games.wh40k.deployment import deployment_zone
from tablero.games.wh40k.layouts import feature
from tablero.games.wh40k.mission import LAST_ROUND
from tablero.games.wh40k.printed import datasheet_to_json, weapon_to_json
from tablero.games.wh40k.state import DESTROYED, NOBODY, Battle, Model, Piece, Unit
from tablero.games.wh40k.units import below_half_strength, starting_strength
from tablero.kernel import Json
from tablero.kernel.messages import message_to_json
from tablero.tabletop import Battlefield, Body, Placed
from tablero.tabletop.looking import body_told, shape_told


def view(battle: Battle) -> Json:
    """Return the whole battle."""
    armoury = _armoury(battle.armies)
    return {
        "round": min(battle.round, LAST_ROUND),
        "phase": battle.phase,
        "active": _nobody(battle.active),
        "first": _nobody(battle.first),
        "attacker": _nobody(battle.attacker),
        "command_points": battle.command_points.copy(),
        "victory_points": battle.victory_points.copy(),
        "field": [battle.field.width, battle.field.depth],
        "zones": _zones(battle),
        "markers": [[x, y, _nobody(seat)] for (x, y), seat in zip(battle.markers, battle.control, strict=True)],
        "terrain": _terrain(battle.terrain, tuple(battle.field.bodies[number] for number in _bodies(battle.terrain))),
        "units": [_unit(battle, unit) for unit in battle.units],
        "models": [_model(model, armoury) for model in battle.models if model.wounds > 0],
        "stratagems": [[seat, name, phase] for seat, name, phase in battle.spent],
        **_printed(battle.armies),
    }


def _nobody(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _zones(battle: Battle) -> Json:
    """Return the deployment zone of each seat: its least and greatest corner; none before it is known whose is which."""
    if battle.attacker == NOBODY:
        return None
    return [[*low, *high] for low, high in (deployment_zone(battle, seat) for seat in (0, 1))]


# Units and models.


def _unit(battle: Battle, unit: Unit) -> Json:
    told = {
        "seat": unit.seat,
        "name": message_to_json(battle.name(unit)),
        "datasheets": [part.datasheet.name for part in unit.parts],
        "place": unit.place,
        "carrier": _nobody(unit.carrier),
        "models": unit.models.copy(),
        "moved": unit.moved,
        "shot": unit.shot,
        "charged": unit.charged,
        "fought": unit.fought,
        "hovering": unit.hovering,
        "battle_shocked": unit.battle_shocked,
        "lasting": [each.name for each in unit.lasting],
    }
    if beyond := [name for part in unit.parts for name in extras(part.entry)]:
        told["unenforced"] = beyond
    if unit.place != DESTROYED and unit.models:
        told["strength"] = starting_strength(battle, unit)
        told["below_half"] = below_half_strength(battle, unit)
    return told


def _model(model: Model, armoury: dict[Weapon, int]) -> Json:
    profile = model.profile
    return {
        "id": model.id,
        "unit": model.unit,
        "part": model.part,
        "name": profile.name,
        "wounds": [model.wounds, profile.wounds],
        "at": None if model.pose is None else list(model.pose),
        "base": _base_key(profile.base),
        "height": profile.height,
        "weapons": [armoury[weapon] for weapon in model.weapons],
    }


def _base_key(base: Base) -> str:
    return f"{base.shape} {base.length} {base.width}"


# What never changes in a battle is made once, so that it is seen at once to be the same.


@lru_cache(maxsize=64)
def _printed(armies: tuple[Army, ...]) -> dict[str, Json]:
    """Return the armies, their datasheets with the weapons that they carry, and the shapes of their bases."""
    entries = [entry for army in armies for entry in army.entries]
    equipped = [models for entry in entries for models in entry.models]
    bases = dict.fromkeys(models.profile.base for models in equipped)
    return {
        "armies": [_roster(army) for army in armies],  # wh40k:muster.04
        "datasheets": {entry.datasheet.name: datasheet_to_json(entry.datasheet) for entry in entries},
        "weapons": [weapon_to_json(weapon) for weapon in _armoury(armies)],
        "bases": {_base_key(base): shape_told(shape_of(base)) for base in bases},
    }


def _roster(army: Army) -> Json:
    """Return an army as both players see it before the battle (wh40k:muster.04)."""
    units = [
        {
            "datasheet": entry.datasheet.name,
            "models": sum(models.number for models in entry.models),
            "points": entry.points,
            "warlord": entry.warlord,
            "enhancement": entry.enhancement,
        }
        for entry in army.entries
    ]
    return {
        "name": army.name,
        "faction": army.faction,
        "detachment": army.detachment,
        "limit": army.limit,
        "units": units,
    }


@lru_cache(maxsize=64)
def _armoury(armies: tuple[Army, ...]) -> dict[Weapon, int]:
    """Return the number of each weapon that somebody carries."""
    entries = [entry for army in armies for entry in army.entries]
    weapons = dict.fromkeys(weapon for entry in entries for models in entry.models for weapon in models.weapons)
    return {weapon: number for number, weapon in enumerate(weapons)}


def _bodies(terrain: tuple[Piece, ...]) -> list[int]:
    return [number for piece in terrain for number in (piece.area, *piece.matter)]


@lru_cache(maxsize=64)
def _terrain(terrain: tuple[Piece, ...], bodies: tuple[Body | None, ...]) -> list[Json]:
    """Return each piece: its kind, its ground, and what stands on it, with the heights between which it does."""
    found = dict(zip(_bodies(terrain), bodies, strict=True))
    return [
        {
            "kind": piece.kind,
            "ground": body_told(found[piece.area]),
            "walls": [body_told(found[number]) for number in piece.matter if number not in piece.floors],
            "floors": [body_told(found[number]) for number in piece.floors],
        }
        for piece in terrain
    ]


def terrain_at(field: Battlefield, placed: Placed) -> Json:
    """Return a piece of terrain that stands on a field."""
    piece = feature(placed)
    [told] = _terrain((piece,), tuple(field.bodies[number] for number in _bodies((piece,))))
    return told
