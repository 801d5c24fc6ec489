"""The Charge phase (rulebook: "Fase de carga")."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from tablero.games.wh40k import heroic
from tablero.games.wh40k.closing import close_in
from tablero.games.wh40k.contact import could_touch, untouching
from tablero.games.wh40k.dice import CHARGE as CHARGE_ROLL
from tablero.games.wh40k.dice import Dice, roll
from tablero.games.wh40k.measuring import ENGAGEMENT, ENGAGEMENT_UP, engaged, engaging, unit_within
from tablero.games.wh40k.moving import Move, Paths
from tablero.games.wh40k.overwatch import offer_overwatch
from tablero.games.wh40k.state import ADVANCE, FALL_BACK, Battle, Lasting, Model, Unit
from tablero.games.wh40k.tank_shock import offer_tank_shock, tank_shock
from tablero.games.wh40k.terrain import FREE_HEIGHT_IN_CHARGES
from tablero.games.wh40k.transports import NO_CHARGE
from tablero.games.wh40k.units import unit_is
from tablero.kernel import CHECKPOINT, Choose, Option, Pick, Play, Reason, Rng, because, say
from tablero.tabletop import INCH, Barred, Battlefield, nearest

REACH: Final = 12
"""Inches from which charges are declared."""
DICE: Final = 2
DONE: Final = "done"
FIGHTS_FIRST: Final = "fights-first"


def charge_phase(battle: Battle) -> Play[None]:
    """Let the active player declare charges unit by unit (wh40k:charge.01)."""
    if battle.step == 0:
        battle.near_enemies = near_enemies(battle)  # wh40k:charge.02
        battle.step = 1
    while True:
        yield CHECKPOINT
        able = [unit for unit in battle.units_of(battle.active) if why_not_charge(battle, unit) is None]
        if not able:
            return
        options: list[Option] = [("unit", unit.id) for unit in able]
        answer = yield Choose(battle.active, [*options, DONE], "wh40k-ask-charge")
        if answer == DONE:
            return
        yield from charge(battle, battle.units[answer[1]])


def near_enemies(battle: Battle) -> list[int]:
    """Return the active player's units that are near enough to an enemy as the phase begins."""
    enemies = list(battle.units_of(1 - battle.active))
    return [
        unit.id
        for unit in battle.units_of(battle.active)
        if any(unit_within(battle, unit, enemy, REACH) for enemy in enemies)
    ]


def why_not_charge(battle: Battle, unit: Unit) -> Reason | None:
    """Return why a unit can't be selected to charge, or None."""
    if unit.declared:
        return because("wh40k:charge.01", "wh40k-charged-already")
    if unit.id not in battle.near_enemies:
        return because("wh40k:charge.02", "wh40k-nobody-to-charge", inches=REACH)
    return why_not_able(battle, unit)


def why_not_able(battle: Battle, unit: Unit) -> Reason | None:
    """Return why a unit can't charge at all this turn (wh40k:charge.03)."""
    if unit.moved == ADVANCE:
        return because("wh40k:movement.14", "wh40k-advanced")
    if unit.moved == FALL_BACK:
        return because("wh40k:movement.16", "wh40k-fell-back")
    if unit.has_lasting(NO_CHARGE):
        return because("wh40k:transport.10", "wh40k-just-disembarked")
    return why_not_engaged_or_aircraft(battle, unit)


def why_not_engaged_or_aircraft(battle: Battle, unit: Unit) -> Reason | None:
    """Return why a unit can't charge for what and where it is (wh40k:charge.03)."""
    if unit_is(battle, unit, "AIRCRAFT"):
        return because("wh40k:aircraft.14", "wh40k-aircraft-do-not-charge")
    if engaged(battle, unit):
        return because("wh40k:charge.03", "wh40k-engaged")
    return None


def charge(battle: Battle, unit: Unit) -> Play[None]:
    """Declare a charge, roll for it, and move (wh40k:charge.04)."""
    unit.declared = True
    near = [enemy for enemy in battle.units_of(1 - unit.seat) if why_not_target(battle, unit, enemy) is None]
    if not near:
        return
    yield from offer_tank_shock(battle, unit)
    question = say("wh40k-ask-charge-targets", unit=battle.name(unit))
    picked = yield Pick(unit.seat, [("unit", enemy.id) for enemy in near], 1, len(near), question)  # wh40k:charge.05
    targets = [battle.units[option[1]] for option in picked]
    yield from offer_overwatch(battle, unit)
    if unit.models and (yield from charge_at(battle, unit, targets)):
        unit.lasting.append(Lasting(FIGHTS_FIRST, "turn"))  # wh40k:charge.14
        yield from tank_shock(battle, unit)
        if unit.models:
            yield from offer_overwatch(battle, unit)
        if unit.models:
            yield from heroic.heroic_intervention(battle, unit)


def why_not_target(battle: Battle, unit: Unit, enemy: Unit) -> Reason | None:
    """Return why an enemy unit can't be the target of a charge, or None."""
    if not unit_within(battle, unit, enemy, REACH):
        return because("wh40k:charge.05", "wh40k-nobody-to-charge", inches=REACH)
    if unit_is(battle, enemy, "AIRCRAFT") and not unit_is(battle, unit, "FLY"):
        return because("wh40k:aircraft.20", "wh40k-only-flyers-charge-aircraft")
    return None


def charge_at(battle: Battle, unit: Unit, targets: Sequence[Unit]) -> Play[bool]:
    """Roll for a charge at some units and move; return whether it succeeded."""
    (total,) = yield from roll(battle, Dice(CHARGE_ROLL, unit, size=DICE))  # wh40k:charge.06
    move = ChargeMove(battle, unit, targets, total * INCH)
    if move.found is None:
        battle.log.tell("wh40k-charge-fails", unit=battle.name(unit), total=total)  # wh40k:charge.10
        return False
    moved = yield from move.make(say("wh40k-ask-charge-move", unit=battle.name(unit), inches=total))
    unit.charged = bool(moved)
    battle.log.tell("wh40k-charges" if moved else "wh40k-charge-given-up", unit=battle.name(unit), total=total)
    return unit.charged


class ChargeMove(Move):
    """A charge move: up to the roll, to every target, and near nobody else."""

    def __init__(self, battle: Battle, unit: Unit, targets: Sequence[Unit], far: int) -> None:
        super().__init__(battle, unit, lambda model: far, "wh40k:charge.06")
        self.free = FREE_HEIGHT_IN_CHARGES  # wh40k:charge.16
        self.targets = targets
        self.targeted = [id for target in targets for id in target.models]
        self.others = [id for id in self.enemies if id not in self.targeted]
        self._now: dict[tuple[int, int], int] = {}

    def _enemies_barred(self, model: Model) -> tuple[Barred, ...]:
        """Bar the targets' models, and the Engagement Range of all others (wh40k:charge.08)."""
        if self.flies(model):
            return ()  # wh40k:charge.20
        kept_off = [id for id in self.others if not self.is_aircraft(id)]  # wh40k:aircraft.13
        off = tuple(Barred(id, ENGAGEMENT + 1, ENGAGEMENT_UP) for id in kept_off)
        return off + tuple(Barred(id) for id in self.targeted)

    def why_not_end(self, field: Battlefield, model: Model) -> Reason | None:
        """Demand that a model ends closer to a target than it began, and near nobody else."""
        if engaging(field, model.id, self.others):
            return because("wh40k:charge.08", "wh40k-near-non-target", model=self.name(model))
        if not any(self.closer(field, model, target) for target in self.targets):
            return because("wh40k:charge.11", "wh40k-not-closer", model=self.name(model))
        return None

    def closer(self, field: Battlefield, model: Model, target: Unit) -> bool:
        """Tell whether a model is closer to a unit on a field than it is now."""
        key = model.id, target.id
        if key not in self._now:
            self._now[key] = nearest(self.battle.field, model.id, target.models)
        return nearest(field, model.id, target.models) < self._now[key]

    def why_not_together(self, field: Battlefield, moved: Sequence[Model]) -> Reason | None:
        """Demand that the unit reaches every target, in coherency, and touches whom it can; or that nobody moves."""
        if not moved:
            return None
        for target in self.targets:
            if not any(engaging(field, model.id, target.models) for model in self.models):
                return because("wh40k:charge.07", "wh40k-target-not-reached", unit=self.battle.name(target))
        reason = super().why_not_together(field, moved)  # wh40k:charge.09
        if reason is not None:
            return reason
        for number in untouching(self, field, self.targeted):
            if could_touch(self, field, number, self.targeted):
                return because("wh40k:charge.12", "wh40k-must-touch", model=self.name(self.models[number]))
        return None

    @cached_property
    def found(self) -> Paths | None:
        """Paths for a charge that reaches every target, or None if none is found."""
        return close_in(self, [target.models for target in self.targets])

    def sample(self, rng: Rng) -> Paths:
        """Return a charge that reaches every target, or nobody's move."""
        return self.found or self.stay()

    def suggest(self, rng: Rng, most: int) -> Iterator[Paths]:
        """Yield a charge that reaches every target, and nobody's move."""
        yield self.sample(rng)
        yield self.stay()
