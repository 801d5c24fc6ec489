"""The Movement phase (rulebook: "Fase de movimiento"): units move one by one, then Reserves arrive."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tablero.games.wh40k.aircraft import aircraft_move, is_aircraft, only_aircraft_engage
from tablero.games.wh40k.damage import destroy
from tablero.games.wh40k.dice import ADVANCE as ADVANCE_ROLL
from tablero.games.wh40k.dice import DESPERATE_ESCAPE, Dice, roll, roll_moves, successes, tell_result
from tablero.games.wh40k.measuring import engaged
from tablero.games.wh40k.moving import Move
from tablero.games.wh40k.overwatch import offer_overwatch
from tablero.games.wh40k.reserves import leave_transport, rapid_ingress, reinforcements
from tablero.games.wh40k.state import ADVANCE, FALL_BACK, NORMAL, STATIONARY, Battle, Model, Unit
from tablero.games.wh40k.transports import DISEMBARKED, disembarkable, offer_embark
from tablero.games.wh40k.units import model_is, move_of
from tablero.kernel import CHECKPOINT, Choose, Option, Pick, Play, Reason, because, say, worked_out
from tablero.tabletop import INCH, Barred, Battlefield

DONE: Final = "done"
DISEMBARK: Final = "disembark"
ESCAPES_ON: Final = 3
"""A Desperate Escape test with less destroys a model (wh40k:movement.20)."""


def movement_phase(battle: Battle) -> Play[None]:
    """Run the Move Units step and the Reinforcements step."""
    if battle.step == 0:
        yield from move_units(battle)  # wh40k:movement.01
        battle.step = 1
    yield from reinforcements(battle)  # wh40k:movement.22
    yield from rapid_ingress(battle)


def move_units(battle: Battle) -> Play[None]:
    """Let the active player select units one by one until all are done."""
    while True:
        yield CHECKPOINT
        answer = yield from select_unit(battle)
        if answer == DONE:
            for unit in battle.units_of(battle.active):
                left = NORMAL if unit.has_lasting(DISEMBARKED) else STATIONARY  # wh40k:transport.09
                unit.moved = unit.moved or left  # wh40k:movement.04
            return
        kind, id = answer
        yield from MOVES[kind](battle, battle.units[id])


def select_unit(battle: Battle) -> Play[Any]:
    """Ask which unit is selected next; whether there is room to disembark takes a while to find out."""
    aboard = yield from worked_out(lambda: tuple([unit.id for unit in disembarkable(battle, battle.active)]))
    return (yield lambda: who_moves(battle, aboard))


def who_moves(battle: Battle, aboard: Sequence[int]) -> Choose:
    """Return the question which unit is selected next, and for what; those aboard a TRANSPORT may disembark."""
    options: list[Option] = [
        (kind, unit.id)
        for unit in battle.units_of(battle.active)  # wh40k:round.04
        if not unit.moved  # wh40k:movement.04
        for kind in kinds_of_move(battle, unit)
    ]
    options += [(DISEMBARK, id) for id in aboard]
    ends = [] if any(must_move(battle, unit) for unit in battle.units_of(battle.active)) else [DONE]
    return Choose(battle.active, [*options, *ends], "wh40k-ask-move")


def must_move(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit may not simply stay where it is: an AIRCRAFT that has not moved (wh40k:aircraft.04)."""
    return not unit.moved and is_aircraft(battle, unit)


def kinds_of_move(battle: Battle, unit: Unit) -> list[str]:
    """Return what a unit may be selected for."""
    if is_aircraft(battle, unit):
        return [NORMAL]  # wh40k:aircraft.04, wh40k:aircraft.05
    if all(move_of(battle, model) is None for model in battle.models_of(unit)):
        return [STATIONARY]  # wh40k:datasheet.03
    stays = [] if unit.has_lasting(DISEMBARKED) else [STATIONARY]  # wh40k:transport.09
    if not engaged(battle, unit):
        return [*stays, NORMAL, ADVANCE]  # wh40k:movement.02
    leaves = [NORMAL, ADVANCE] if only_aircraft_engage(battle, unit) else []  # wh40k:aircraft.12
    return [*stays, *leaves, FALL_BACK]  # wh40k:movement.03


def remain_stationary(battle: Battle, unit: Unit) -> Play[None]:
    """Have a unit stay where it is (wh40k:movement.10)."""
    yield from ()
    unit.moved = STATIONARY
    battle.log.tell("wh40k-remains-stationary", unit=battle.name(unit))


def normal_move(battle: Battle, unit: Unit) -> Play[None]:
    """Move a unit up to its Move."""
    if is_aircraft(battle, unit):
        yield from aircraft_move(battle, unit)
        return
    reach = yield from how_far(battle, unit)
    yield from offer_overwatch(battle, unit)
    unit.moved = NORMAL  # wh40k:movement.11
    if unit.models:
        move = Move(battle, unit, lambda model: reach[model.id], "wh40k:movement.11")
        yield from move.make(say("wh40k-ask-normal-move", unit=battle.name(unit)))
        battle.log.tell("wh40k-moves", unit=battle.name(unit), kind=NORMAL)
    yield from _moved(battle, unit)


class Advance(Move):
    """An Advance move, which keeps off the enemy as a Normal move does."""

    off_rule = "wh40k:movement.13"


def advance(battle: Battle, unit: Unit) -> Play[None]:
    """Roll for a unit and move it up to so much more."""
    unit.moved = ADVANCE  # wh40k:movement.25
    reach = yield from how_far(battle, unit)
    (more,) = yield from roll(battle, Dice(ADVANCE_ROLL, unit))
    battle.log.tell("wh40k-advances", unit=battle.name(unit), more=more)
    yield from offer_overwatch(battle, unit)
    if unit.models:
        move = Advance(battle, unit, lambda model: reach[model.id] + more * INCH, "wh40k:movement.12")
        yield from move.make(say("wh40k-ask-advance", unit=battle.name(unit), more=more))
    yield from _moved(battle, unit)


def how_far(battle: Battle, unit: Unit) -> Play[dict[int, int]]:
    """Return how far each model of a unit may move."""
    inches = yield from roll_moves(battle, unit)
    return {id: INCH * far for id, far in zip(unit.models, inches, strict=True)}


def _moved(battle: Battle, unit: Unit) -> Play[None]:
    """Do what may be done after a unit has moved: shoot at it, and embark."""
    if unit.models:
        yield from offer_overwatch(battle, unit)
    if unit.models:
        yield from offer_embark(battle, unit)


# Falling back.


class FallBack(Move):
    """A Fall Back move: through Engagement Range, and through enemy models for those who have declared it."""

    off_rule = "wh40k:movement.26"
    crossing: tuple[int, ...] = ()
    """The models that move through enemy models."""

    def _enemies_barred(self, model: Model) -> tuple[Barred, ...]:
        """Bar enemy models to those who have not declared to cross them (wh40k:movement.17, wh40k:movement.26)."""
        if model.id in self.crossing or exempt(self.battle, model):
            return ()
        return tuple(Barred(id) for id in self.enemies if id not in self.aircraft)

    def why_not_together(self, field: Battlefield, moved: Sequence[Model]) -> Reason | None:
        """Demand that nobody is left in Engagement Range, unless the unit stays as it is (wh40k:movement.15)."""
        left = [model for model in self.models if moved and self.why_not_end(field, model) is not None]
        if left:
            return because("wh40k:movement.15", "wh40k-still-engaged", model=self.name(left[0]))
        return super().why_not_together(field, moved)


def fall_back(battle: Battle, unit: Unit) -> Play[None]:
    """Move a unit out of Engagement Range."""
    unit.moved = FALL_BACK  # wh40k:movement.15
    reach = yield from how_far(battle, unit)
    crossing = yield from desperate_escape(battle, unit)
    if not unit.models:
        return
    yield from offer_overwatch(battle, unit)
    if unit.models:
        move = FallBack(battle, unit, lambda model: reach[model.id], "wh40k:movement.15")
        move.crossing = crossing
        yield from move.make(say("wh40k-ask-fall-back", unit=battle.name(unit)))
        battle.log.tell("wh40k-moves", unit=battle.name(unit), kind=FALL_BACK)
    yield from _moved(battle, unit)


def desperate_escape(battle: Battle, unit: Unit) -> Play[tuple[int, ...]]:
    """Have a player declare who crosses enemy models, and test for them; return who does."""
    able = [id for id in unit.models if not exempt(battle, battle.models[id])]  # wh40k:movement.18
    options: list[Option] = [("model", id) for id in able]
    picked: tuple[Option, ...] = ()
    if options:
        question = say("wh40k-ask-desperate-escape", unit=battle.name(unit))
        picked = yield Pick(unit.seat, options, 0, len(options), question)  # wh40k:movement.26
    crossing = tuple(int(option[1]) for option in picked)
    tests = len(unit.models) if unit.battle_shocked else len(crossing)  # wh40k:battleshock.05, wh40k:movement.19
    if tests:
        dice = Dice(DESPERATE_ESCAPE, unit, best=ESCAPES_ON, needed=ESCAPES_ON)  # wh40k:reroll.05
        results = yield from roll(battle, dice, tests)  # wh40k:movement.21
        lost = tests - successes(results, ESCAPES_ON)  # wh40k:movement.20
        tell_result(battle, dice, ESCAPES_ON, tests - lost)
        yield from lose_models(battle, unit, lost)
    return tuple(id for id in crossing if id in unit.models)


def exempt(battle: Battle, model: Model) -> bool:
    """Tell whether a model need not test for moving through enemy models (wh40k:movement.18)."""
    return model_is(battle, model, "TITANIC") or model_is(battle, model, "FLY")


def lose_models(battle: Battle, unit: Unit, count: int) -> Play[None]:
    """Have a player choose so many models of a unit, which are destroyed."""
    for _ in range(count):
        if not unit.models:
            return
        question = say("wh40k-ask-lost-in-escape", unit=battle.name(unit))
        _, id = yield Choose(unit.seat, [("model", id) for id in unit.models], question)
        yield from destroy(battle, battle.models[id])  # wh40k:movement.20


MOVES: Final = {
    STATIONARY: remain_stationary,
    NORMAL: normal_move,
    ADVANCE: advance,
    FALL_BACK: fall_back,
    DISEMBARK: leave_transport,
}
