"""What is seen of a battle: everything that lies open, and of the hands only one's own.

Places and sizes are in the units of `tablero.tabletop`; a shape is the points of its core and a radius around them.
"""

from __future__ import annotations

from functools import lru_cache

from tablero.games.legion import card_effects, doing, suppression, upgrade_effects
from tablero.games.legion.battlefield import CART, POI, shape_of, silhouette, token_body
from tablero.games.legion.cards import Base
from tablero.games.legion.command import command_card
from tablero.games.legion.flaws import flaw_card
from tablero.games.legion.flaws import text as flaw_text
from tablero.games.legion.missions import battle_card
from tablero.games.legion.objectives import MARKER, securing
from tablero.games.legion.older_parts import controls
from tablero.games.legion.orders import backs
from tablero.games.legion.speed import own_speed
from tablero.games.legion.state import DEFEATED, NOBODY, Battle, Miniature, Piece, Token, Unit
from tablero.games.legion.zones import boxes, half_circle
from tablero.kernel import Json
from tablero.kernel.messages import message_to_json
from tablero.tabletop import Body
from tablero.tabletop.looking import body_told, shape_told


def view(battle: Battle, seat: int | None) -> Json:
    """Return what a seat, or a spectator, may know."""
    return {
        "edition": battle.edition.name,
        "cohesion": battle.edition.cohesion.reach,
        "round": battle.round,
        "rounds": battle.edition.rounds,
        "phase": battle.phase,
        "active": _nobody(battle.active),
        "blue": _nobody(battle.blue),
        "priority": _nobody(battle.priority),
        "activating": _nobody(battle.activating),
        "actions": battle.actions,
        "victory_points": battle.victory_points.copy(),
        "field": [battle.field.width, battle.field.depth],
        "blue_edge": battle.blue_edge,
        "zones": _zones(battle),
        "half_circles": _half_circles(battle),
        "mission": {what: [id, battle_card(battle, id).name] for what, id in battle.mission.items()},
        "rows": {kind: [[id, battle_card(battle, id).name] for id in row] for kind, row in battle.rows.items()},
        "tokens": [_token(battle, token, seat) for token in battle.tokens],  # legion26:core.03, legion23:core.03
        "ticked": [list(each) for each in battle.ticked],
        "terrain": _terrain(battle.terrain, tuple(battle.field.bodies[number] for number in _bodies(battle.terrain))),
        "players": [_player(battle, each, seat) for each in (0, 1)],
        "units": [_unit(battle, unit) for unit in battle.units],
        "miniatures": [_miniature(battle, one) for unit in battle.units for one in battle.miniatures_of(unit)],
        "bases": {_base_key(unit.card.base): shape_told(shape_of(unit.card.base)) for unit in battle.units},
    }


def _nobody(number: int) -> int | None:
    return None if number == NOBODY else number


def _zones(battle: Battle) -> Json:
    """Return the territories of both seats as rectangles; none before the map is known."""
    if not battle.mission:
        return None
    return [[list(box) for box in boxes(battle, seat)] for seat in (0, 1)]


def _half_circles(battle: Battle) -> Json:
    """Return the middles and radii of both seats' zones where they are half circles."""
    found = [zone for seat in (0, 1) if (zone := half_circle(battle, seat)) is not None]
    return [list(zone) for zone in found] or None


def _player(battle: Battle, seat: int, viewer: int | None) -> Json:
    """Return what is known of a player's cards and pools: a hand is shown only to the player who holds it."""
    told = {
        "army": battle.armies[seat].name,
        "faction": battle.armies[seat].faction,
        "hand": len(battle.hands[seat]),  # legion26:hand.04, legion23:hand.03
        "contingencies": len(battle.contingencies[seat]),
        "discarded": [_command(battle, id) for id in battle.discarded[seat]],
        "flaws": [_flaw(battle, id) for id in battle.flaws[seat]],  # legion23:kw.flawed: the opponent's list tells them
        "flaws_played": [_flaw(battle, id) for id in battle.flaws_played[seat]],
        "played": _command(battle, battle.played[seat]) if battle.played[seat] else None,
        "permanents": [_command(battle, id) for id in battle.permanents[seat]],
        "divulged": [_command(battle, id) for id in battle.divulged[seat]],
        "nominated": _nobody(battle.nominated[seat]),
        "order_tokens": backs(battle.armies[seat]),
        "order_pool": sorted([*battle.order_pools[seat], *(battle.reserves[seat] if seat != viewer else ())]),
        "reserve": len(battle.reserves[seat]),
        "pass_pool": battle.pass_pools[seat],
        "passed": battle.passed[seat],
    }
    if seat == viewer:  # legion26:hand.03, legion23:hand.03
        told["reserved"] = battle.reserves[seat].copy()
        told["cards"] = [_command(battle, id) for id in battle.hands[seat]]
        told["aside"] = [_command(battle, id) for id in battle.contingencies[seat]]  # legion23:kw.contingencies-x
    return told


def _command(battle: Battle, id: str) -> Json:
    card = command_card(battle, id)
    return {"id": id, "name": card.name, "pips": card.pips, "enforced": card_effects.enforced(card)}


def _flaw(battle: Battle, id: str) -> Json:
    card = flaw_card(battle, id)
    return {"id": id, "name": card.name, "text": message_to_json(flaw_text(card))}


def _unit(battle: Battle, unit: Unit) -> Json:
    return {
        "seat": unit.seat,
        "name": message_to_json(battle.name(unit)),
        "title": unit.card.title,
        "card": unit.card.id,
        "strength": unit.card.minis + sum(one.card.minis for one in unit.upgrades),
        "face": unit.card.base.notched,
        "rank": unit.rank,
        "type": unit.card.unit_type,
        "place": unit.place,
        "carrier": _nobody(unit.carrier),
        "leader": _nobody(unit.leader),
        "miniatures": unit.miniatures.copy(),
        "order": unit.order,
        "activated": unit.activated,
        "tokens": dict(sorted(unit.tokens.items())),
        "held": len(unit.held),
        "holding": [token.name for token in unit.held],
        "courage": suppression.courage_of(battle, unit),
        "speed": own_speed(unit),
        "suppressed": unit.place != DEFEATED and suppression.is_suppressed(battle, unit),
        "panicked": unit.place != DEFEATED and doing.panicked(battle, unit),
        "keywords": [[one.name, one.value, one.about] for one in unit.card.keywords],
        "granted": [[one.keyword.name, one.keyword.value, one.until] for one in unit.granted if not one.taken],
        "upgrades": [[one.card.id, one.card.name, one.exhausted, one.expended, one.lost] for one in unit.upgrades],
        "texts_enforced": [upgrade_effects.enforced(one.card) for one in unit.upgrades],
        "card_marks": [unit.marks, *(one.marks for one in unit.upgrades)],
        "turned": [one.card.turned for one in unit.upgrades],
        "weapons": [weapon.name for weapon in unit.card.weapons],
    }


def _miniature(battle: Battle, one: Miniature) -> Json:
    unit = battle.units[one.unit]
    return {
        "id": one.id,
        "unit": one.unit,
        "wounds": [one.wounds, one.threshold],
        "at": None if one.pose is None else list(one.pose),  # legion26:measure.01, legion23:measure.01
        "name": _called(unit, one),
        "base": _base_key(unit.card.base),
        "height": silhouette(unit),
    }


def _called(unit: Unit, one: Miniature) -> str:
    """Return what a miniature is called: by the upgrade that brought it, or by its unit."""
    if one.counterpart and unit.counterpart is not None:
        return unit.counterpart.name
    return unit.card.name if one.upgrade == NOBODY else unit.upgrades[one.upgrade].card.name


def _base_key(base: Base) -> str:
    return f"{base.shape} {base.length} {base.width}{' notched' if base.notched else ''}"


def _token(battle: Battle, token: Token, viewer: int | None) -> Json:
    body = token_body(token)
    holder = {POI: securing, MARKER: controls}.get(token.kind)
    facing: Json = {"facing": token.facing} if token.kind == CART else {}
    return {
        "kind": token.kind,
        "at": [token.x, token.y, token.z],
        "radius": body.shape.radius,
        "seat": _nobody(token.seat),
        "marks": token.marks,
        "held": None if holder is None else _nobody(holder(battle, token)),
        "name": token.name,
        "face": token.face if token.seat == viewer else "",  # legion26:cardkw.bane-tokens, legion23:cardkw.bane-tokens
        **facing,
    }


# Terrain, which is made once as long as it stays.


def _bodies(terrain: tuple[Piece, ...]) -> list[int]:
    return [number for piece in terrain for number in piece.bodies]


@lru_cache(maxsize=64)
def _terrain(terrain: tuple[Piece, ...], bodies: tuple[Body | None, ...]) -> list[Json]:
    """Return each piece: its kind, how it restricts moves, its cover, and the bodies that it is made of."""
    found = dict(zip(_bodies(terrain), bodies, strict=True))
    return [
        {
            "kind": piece.kind,
            "name": piece.name,
            "movement": piece.movement,
            "cover": piece.cover,
            "bodies": [_body(found[number]) for number in piece.bodies],
        }
        for piece in terrain
    ]


def _body(body: Body | None) -> Json:
    assert body is not None, "terrain stays"
    return {**body_told(body), "kind": body.kind}
