"""The Movement phase: which units move, how, and where to."""

from __future__ import annotations

from typing import Any, Final

from tablero.games.wh40k.evaluate import middle
from tablero.games.wh40k.habits.asked import Habit, asked_unit, least
from tablero.games.wh40k.measuring import engaged_units
from tablero.games.wh40k.movement import DISEMBARK, DONE
from tablero.games.wh40k.objectives import RANGE
from tablero.games.wh40k.prospects import Prospects, move_of
from tablero.games.wh40k.state import ADVANCE, STATIONARY, Battle, Unit
from tablero.games.wh40k.threats import Threats
from tablero.games.wh40k.transports import STAY
from tablero.kernel import Choose, Option, Pick, Place, Rng
from tablero.tabletop import INCH, Point, apart

FARTHER: Final = 7 * INCH // 2
"""What a die adds to an Advance on average."""
LOOKED_AT: Final = 3
"""How many ways to move are looked for and compared."""
OUT_AT: Final = 15 * INCH
"""So near to an enemy or a marker passengers get out."""


def choose_move(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Take the first unit that has something to do, and the kind of move that leads to the best place."""
    options: list[Any] = [option for option in decision.options if option != DONE]
    threats = Threats(battle)
    for id in dict.fromkeys(option[1] for option in options):
        kinds = [option[0] for option in options if option[1] == id]
        unit = battle.units[id]
        if kinds == [DISEMBARK]:
            if _gets_out(battle, unit):
                return DISEMBARK, id
            continue
        return max(kinds, key=lambda kind: _promise(battle, unit, kind, threats)), id
    return DONE if DONE in decision.options else options[0]


def _gets_out(battle: Battle, unit: Unit) -> bool:
    at = middle(battle, battle.units[unit.carrier])
    foes = [middle(battle, foe) for foe in battle.units_of(1 - unit.seat)]
    return any(apart(at, other) <= OUT_AT for other in (*foes, *battle.markers))


def _promise(battle: Battle, unit: Unit, kind: str, threats: Threats) -> float:
    """Return what a kind of move promises a unit."""
    prospects, home = Prospects(battle, unit, threats), middle(battle, unit)
    if kind == STATIONARY:
        return prospects.worth(home, kind) + _fight_on(battle, unit, threats)
    reach = move_of(battle, unit) + (FARTHER if kind == ADVANCE else 0)
    return max([prospects.worth(spot, kind) for spot in prospects.goals(home, reach)])


def _fight_on(battle: Battle, unit: Unit, threats: Threats) -> float:
    """Return what it is worth to stay among the enemies that a unit fights."""
    enemies = engaged_units(battle, unit)
    return sum([threats.melee(unit, enemy) for enemy in enemies[:1]])


def move(battle: Battle, decision: Place, rng: Rng) -> Option:
    """Take the best of a few ways to move."""
    unit = asked_unit(battle, decision)
    prospects = Prospects(battle, unit)
    answers = decision.candidates(rng, LOOKED_AT)
    return max(
        answers,
        key=lambda paths: prospects.worth(_end(battle, unit, paths), unit.moved) + _holding(battle, unit, paths),
    )


def _ends(battle: Battle, unit: Unit, paths: Any) -> list[Point]:
    poses = [battle.models[id].pose or (0, 0) for id in unit.models]
    return [path[-1][:2] if path else pose[:2] for path, pose in zip(paths, poses, strict=True)]


def _end(battle: Battle, unit: Unit, paths: Any) -> Point:
    ends = _ends(battle, unit, paths)
    return sum([x for x, _ in ends]) // len(ends), sum([y for _, y in ends]) // len(ends)


def _holding(battle: Battle, unit: Unit, paths: Any) -> float:
    """Return a little for each model that ends within range of a marker."""
    ends = _ends(battle, unit, paths)
    return sum([any(apart(end, marker) <= RANGE + INCH for marker in battle.markers) for end in ends]) * 1.0


def nobody(battle: Battle, decision: Pick, rng: Rng) -> Option:
    """Let nobody cross enemies: they would have to test."""
    return ()


def stay_out(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Stay on the battlefield."""
    return STAY


def lose(battle: Battle, decision: Choose, rng: Rng) -> Option:
    """Lose the model that is missed least."""
    options: list[Any] = list(decision.options)
    return "model", least(battle, [option[1] for option in options])


def fly(battle: Battle, decision: Place, rng: Rng) -> Option:
    """Fly on."""
    return decision.sample(rng)


HABITS: Final[dict[str, Habit]] = {
    "wh40k-ask-move": choose_move,
    "wh40k-ask-normal-move": move,
    "wh40k-ask-advance": move,
    "wh40k-ask-fall-back": move,
    "wh40k-ask-scout-move": move,
    "wh40k-ask-desperate-escape": nobody,
    "wh40k-ask-lost-in-escape": lose,
    "wh40k-ask-embark": stay_out,
    "wh40k-ask-aircraft": fly,
    "wh40k-ask-coherency": lose,
    "wh40k-ask-no-room": lose,
    "wh40k-ask-hazardous": lose,
    "wh40k-ask-allocate": lose,
}
