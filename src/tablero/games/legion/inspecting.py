"""Looking at the battlefield more closely: range, sight and cover between two units, and who is near a token.

All may measure and look at any time (legion26:measure.01, legion23:measure.01). What is asked is `{"units": [own, other]}` or
`{"marker": number}`, a token by its index.
"""

from __future__ import annotations

from typing import Any

from tablero.games.legion.cover import NONE, cover_of
from tablero.games.legion.forecast import forecasts
from tablero.games.legion.measuring import band
from tablero.games.legion.objectives import contesting
from tablero.games.legion.pools import RANGED, Pool
from tablero.games.legion.sight import look, obscured
from tablero.games.legion.state import ON_BATTLEFIELD, Battle, Piece, Unit
from tablero.games.legion.surroundings import Table
from tablero.kernel import Json, message_to_json
from tablero.tabletop import distances
from tablero.tabletop.looking import inspected, owner, sight_lines


def inspect(battle: Battle, about: Any) -> Json:
    """Return what somebody finds who looks; None if there is nothing of the kind."""
    return inspected(
        about,
        lambda id: 0 <= id < len(battle.units) and _stands(battle, battle.units[id]),
        lambda own, other: _between(battle, battle.units[own], battle.units[other]),
        len(battle.tokens),
        lambda number: _token(battle, number),
    )


def _stands(battle: Battle, unit: Unit) -> bool:
    """Tell whether all of a unit is on the battlefield; what was displaced is not, until it is placed (legion23:notched.13)."""
    return unit.place == ON_BATTLEFIELD and all(id in battle.field for id in unit.miniatures)


def _between(battle: Battle, unit: Unit, other: Unit) -> Json:
    """Return how far a leader is from another unit, who sees it, and what cover it has from which pieces."""
    rows = distances(battle.field, unit.miniatures, other.miniatures)
    lines = sight_lines(
        battle.field,
        unit.miniatures,
        other.miniatures,
        rows,
        lambda miniature, target: look(battle, miniature, target),
        lambda body: _owner(battle, body),
    )
    far = min(rows[unit.miniatures.index(unit.leader)])  # legion26:measure.07, legion23:measure.06
    screens = {id: obscured(battle, unit.leader, id) for id in other.miniatures}
    pool = Pool(Table(battle), unit.seat, unit.leader, unit, other, RANGED)
    cover = cover_of(battle, pool)
    return {
        "distance": far,
        "band": band(far),
        "lines": lines,
        "covered": [id for id, piece in screens.items() if piece is not None],
        "screens": sorted({_piece(battle, piece) for piece in screens.values() if piece is not None} - {-1}),
        "cover": cover.total,
        "why_cover": None if cover.total == cover.base == NONE else message_to_json(cover.message()),
        "odds": forecasts(battle, unit, other),
    }


def _owner(battle: Battle, body: int) -> Json:
    """Return the unit or the piece of terrain that a body belongs to."""
    pieces = (piece.bodies for piece in battle.terrain)
    return owner(body, [miniature.unit for miniature in battle.miniatures], pieces)


def _piece(battle: Battle, piece: Piece) -> int:
    """Return the number of a piece of terrain; -1 if it is a vehicle or a token."""
    return battle.terrain.index(piece) if piece in battle.terrain else -1


def _token(battle: Battle, number: int) -> Json:
    """Return the units of each seat that contest a token."""
    token = battle.tokens[number]
    return {"units": [[unit.id for unit in contesting(battle, seat, token)] for seat in (0, 1)]}
