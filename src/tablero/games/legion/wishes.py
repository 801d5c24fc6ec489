"""Moving by words: "toward objective 2, in cover", "hacia b", "toward 20 15"."""

from __future__ import annotations

from functools import cache
from typing import Any

from tablero.games.legion.battlefield import body_of
from tablero.games.legion.objectives import objective_tokens
from tablero.games.legion.state import Battle, Unit
from tablero.games.legion.terrain import AREA, NO_COVER
from tablero.kernel import Decision, Message, Option, Place
from tablero.tabletop import INCH, Point, Pose, within
from tablero.tabletop.chart import letters
from tablero.tabletop.wishing import Words, fulfilled, wish


def wished(battle: Battle, decision: Place, text: str) -> Option | None:
    """Return the answer that somebody describes; None if nothing is understood or found."""
    wanted = wish(text, _words(), markers(battle), _units(battle))
    return None if wanted is None else fulfilled(decision, wanted, lambda answer: _covered(battle, decision, answer))


@cache
def _words() -> Words:
    """Return what people may type, in any language."""
    from tablero.text import typed

    return Words(*(typed(f"wish-{part}") for part in Words._fields))


def markers(battle: Battle) -> list[Point]:
    """Return where the objective tokens lie, in the order in which they are numbered for people."""
    return [(battle.tokens[number].x, battle.tokens[number].y) for number in objective_tokens(battle)]


def _units(battle: Battle) -> dict[str, Point]:
    """Return where the leader of each unit stands, by the unit's letter."""
    names = letters([unit.seat for unit in battle.units])
    found = {}
    for unit, name in zip(battle.units, names, strict=True):
        pose = battle.miniatures[unit.leader].pose
        if pose is not None:
            found[name] = (pose.x, pose.y)
    return found


def unit_of(battle: Battle, decision: Decision) -> Unit | None:
    """Return the unit that a question is about, by its name in the question, which is of whom it asks."""
    name = dict(decision.message.args).get("unit")
    own = (unit for unit in battle.units if unit.seat == decision.seat)
    return next((unit for unit in own if isinstance(name, Message) and battle.name(unit) == name), None)


def _covered(battle: Battle, decision: Place, answer: Any) -> int:
    """Return how many miniatures would stand in area terrain that gives cover, or close behind other terrain that does."""
    unit = unit_of(battle, decision)
    if unit is None or not isinstance(answer[0], tuple):
        return 0
    field, inside = battle.field.copy(), 0
    for id, spot in zip(unit.miniatures, answer, strict=False):
        if len(spot) > 3:
            continue
        field.replace(id, body_of(battle, battle.miniatures[id], Pose(*spot)))
        inside += any(
            within(field, id, number, 0 if piece.kind == AREA else INCH // 2)
            for piece in battle.terrain
            if piece.cover > NO_COVER
            for number in piece.bodies
        )
    return inside
