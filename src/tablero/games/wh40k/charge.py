"""The Charge phase (rulebook: "Fase de carga")."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from tablero.games.wh40k import heroic
from tablero.games.wh40k.closing import close_in
from tablero.games.wh40k.contact import contact_poses, could_touch, untouching
from tablero.games.wh40k.dice import CHARGE as CHARGE_ROLL
from tablero.games.wh40k.dice import Dice, roll
from tablero.games.wh40k.measuring import ENGAGEMENT, ENGAGEMENT_UP, engaged, engaging, unit_within
from tablero.games.wh40k.moving import Move, Paths
from tablero.games.wh40k.overwatch import offer_overwatch
from tablero.games.wh40k.state import ADVANCE, FALL_BACK, Battle, Lasting, Model, Unit
from tablero.games.wh40k.tank_shock import offer_tank_shock, tank_shock
from tablero.games.wh40k.terrain import ACROSS_BARRICADE, FREE_HEIGHT_IN_CHARGES, barricades, charged_across
from tablero.games.wh40k.transports import NO_CHARGE
from tablero.games.wh40k.units import unit_is
from tablero.kernel import CHECKPOINT, Choose, Option, Pick, Play, Reason, Rng, because, say, worked_out
from tablero.tabletop import INCH, Barred, Battlefield, Point, Pose, all_within, distances, distances_3d, touching

REACH: Final = 12
"""Inches from which charges are declared."""
DICE: Final = 2
DONE: Final = "done"
FIGHTS_FIRST: Final = "fights-first"


def charge_phase(battle: Battle) -> Play[None]:
    """Let the active player declare charges unit by unit."""
    if battle.step == 0:
        battle.near_enemies = near_enemies(battle)  # wh40k:charge.02
        battle.step = 1
    while True:
        yield CHECKPOINT
        answer = yield lambda: who_charges(battle)
        if answer == DONE:
            return
        yield from charge(battle, battle.units[answer[1]])


def who_charges(battle: Battle) -> Choose:
    """Return the question which unit charges next."""
    able = [unit for unit in battle.units_of(battle.active) if why_not_declare(battle, unit) is None]
    options: list[Option] = [("unit", unit.id) for unit in able]
    return Choose(battle.active, [*options, DONE], "wh40k-ask-charge")  # wh40k:charge.01


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
    """Return why a unit can't charge at all this turn."""
    if unit.moved == ADVANCE:  # wh40k:charge.03
        return because("wh40k:movement.14", "wh40k-advanced")
    if unit.moved == FALL_BACK:  # wh40k:charge.03
        return because("wh40k:movement.16", "wh40k-fell-back")
    return why_not_now(battle, unit)


def why_not_now(battle: Battle, unit: Unit) -> Reason | None:
    """Return why a unit can't charge in anybody's turn: it has just disembarked, or for what and where it is."""
    if unit.has_lasting(NO_CHARGE):
        return because("wh40k:transport.10", "wh40k-just-disembarked")
    if unit_is(battle, unit, "AIRCRAFT"):
        return because("wh40k:aircraft.14", "wh40k-aircraft-do-not-charge")
    if engaged(battle, unit):
        return because("wh40k:charge.03", "wh40k-engaged")
    return None


def charge(battle: Battle, unit: Unit) -> Play[None]:
    """Declare a charge, roll for it, and move."""
    unit.declared = True  # wh40k:charge.01
    near = [enemy for enemy in battle.units_of(1 - unit.seat) if why_not_target(battle, unit, enemy) is None]
    if not near:
        return
    yield from offer_tank_shock(battle, unit)
    question = say("wh40k-ask-charge-targets", unit=battle.name(unit))
    picked = yield Pick(unit.seat, [("unit", enemy.id) for enemy in near], 1, len(near), question)  # wh40k:charge.05
    targets = [battle.units[option[1]] for option in picked]
    if (yield from charge_at(battle, unit, targets)):
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
    if unit_is(battle, enemy, "AIRCRAFT") and not unit_is(battle, unit, "FLY"):  # wh40k:aircraft.15
        return because("wh40k:aircraft.20", "wh40k-only-flyers-charge-aircraft")
    return None


def why_not_declare(battle: Battle, unit: Unit) -> Reason | None:
    """Return why a unit has no charge to declare: it can't be selected, or for no enemy unit as a target."""
    found = why_not_charge(battle, unit)
    if found is not None:
        return found
    found = because("wh40k:charge.05", "wh40k-nobody-to-charge", inches=REACH)
    for enemy in battle.units_of(1 - unit.seat):
        reason = why_not_target(battle, unit, enemy)
        if reason is None:
            return None
        if reason.rule != "wh40k:charge.05":
            found = reason
    return found


def charge_at(battle: Battle, unit: Unit, targets: Sequence[Unit]) -> Play[bool]:
    """Roll for a charge at some units and move; return whether it succeeded."""
    dice = Dice(CHARGE_ROLL, unit, size=DICE, needed=least_roll(battle, unit, targets))
    (total,) = yield from roll(battle, dice)  # wh40k:charge.04, wh40k:charge.06
    move = yield from looked_for(battle, unit, targets, total)
    if move.found is not None:
        before = battle.field.bodies.copy()
        yield from offer_overwatch(battle, unit)  # wh40k:stratagem.overwatch: as the move begins
        if (
            unit.models and battle.field.bodies != before
        ):  # models have fallen, by Hazardous weapons even of the targets
            move = yield from looked_for(battle, unit, [target for target in targets if target.models], total)
    if not unit.models or move.found is None:  # wh40k:charge.10
        battle.log.tell("wh40k-charge-fails", unit=battle.name(unit), total=total)
        return False
    yield from move.make(say("wh40k-ask-charge-move", unit=battle.name(unit), inches=total))  # wh40k:charge.13
    unit.charged = True
    battle.log.tell("wh40k-charges", unit=battle.name(unit), total=total)
    return True


def least_roll(battle: Battle, unit: Unit, targets: Sequence[Unit]) -> int:
    """Return the lowest roll that can reach every target, whatever is in the way: the whole inches up to the farthest."""
    reach = ACROSS_BARRICADE if barricades(battle) else ENGAGEMENT
    far = max(min(map(min, distances(battle.field, unit.models, target.models))) for target in targets)
    return max(DICE, -((reach - far) // INCH))


def looked_for(battle: Battle, unit: Unit, targets: Sequence[Unit], total: int) -> Play[ChargeMove]:
    """Return a charge move, with the paths that are found for it."""
    move = ChargeMove(battle, unit, targets, total * INCH)
    move.found = (yield from worked_out(lambda: move.found or ())) or None
    return move


class ChargeMove(Move):
    """A charge move: up to the roll, to every target, and near nobody else."""

    off_rule = "wh40k:charge.08"

    def __init__(self, battle: Battle, unit: Unit, targets: Sequence[Unit], far: int) -> None:
        super().__init__(battle, unit, lambda model: far, "wh40k:charge.06")
        self.free = FREE_HEIGHT_IN_CHARGES  # wh40k:charge.16
        self.targets = targets
        self.targeted = [id for target in targets for id in target.models]
        self.others = [id for id in self.enemies if id not in self.targeted]
        self._now: dict[tuple[int, int], int] = {}

    def aims(self) -> list[Unit]:
        """Return the targets."""
        return list(self.targets)

    def _enemies_barred(self, model: Model) -> tuple[Barred, ...]:
        """Bar the targets' models, and the Engagement Range of all others."""
        if self.flies_past(model):  # wh40k:charge.20
            return ()
        kept_off = [id for id in self.others if id not in self.aircraft]  # wh40k:aircraft.13
        off = tuple(Barred(id, ENGAGEMENT + 1, ENGAGEMENT_UP) for id in kept_off)  # wh40k:charge.08
        return off + tuple(Barred(id) for id in self.targeted)

    def why_not_end(self, field: Battlefield, model: Model) -> Reason | None:
        """Demand that a model ends closer to a target than it began, and near nobody else."""
        if engaging(field, model.id, self.others):
            return because("wh40k:charge.08", "wh40k-near-non-target", model=self.name(model))
        if not any(self.closer(field, model, target) for target in self.targets):  # wh40k:charge.21: of those who move
            return because("wh40k:charge.11", "wh40k-not-closer", model=self.name(model))
        return None

    def closer(self, field: Battlefield, model: Model, target: Unit) -> bool:
        """Tell whether a model is closer to a unit on a field than it is now."""
        key = model.id, target.id
        if key not in self._now:
            self._now[key] = min(distances_3d(self.battle.field, [model.id], target.models)[0])
        return min(distances_3d(field, [model.id], target.models)[0]) < self._now[key]

    def why_not_together(self, field: Battlefield, moved: Sequence[Model]) -> Reason | None:
        """Demand that the unit reaches every target, in coherency, and touches whom it can."""
        for target in self.targets:
            if not self.reaches(field, target):
                return because("wh40k:charge.07", "wh40k-target-not-reached", unit=self.battle.name(target))
        reason = super().why_not_together(field, moved)  # wh40k:charge.09
        return reason or self._why_not_close(field)

    def reaches(self, field: Battlefield, target: Unit) -> bool:
        """Tell whether the unit is within Engagement Range of a target on a field, or near it across a barricade."""
        return any(
            engaging(field, model.id, target.models)  # wh40k:charge.07
            or charged_across(self.battle, field, model.id, target)  # wh40k:terrain.barricades.03
            for model in self.models
        )

    def allows(self, field: Battlefield, model: Model) -> bool:
        """Tell whether a model may end its move where it stands, with the unit as it stands: all targets are reached."""
        return all(self.reaches(field, target) for target in self.targets) and super().allows(field, model)

    def _why_not_close(self, field: Battlefield) -> Reason | None:
        """Demand of models that touch no target that they couldn't, and stand at the barricade that they charge across."""
        for number in untouching(self, field, self.targeted):
            model = self.models[number]
            if could_touch(self, field, number, self.targeted):
                return because("wh40k:charge.12", "wh40k-must-touch", model=self.name(model))
            for barricade in self._across(field, model):
                apart = not touching(field, model.id, barricade)
                if apart and could_touch(self, field, number, [barricade]):
                    return because("wh40k:terrain.barricades.03", "wh40k-not-at-barricade", model=self.name(model))
        return None

    def _across(self, field: Battlefield, model: Model) -> list[int]:
        """Return the barricades that a model charges across: it is in nobody's Engagement Range."""
        if engaging(field, model.id, self.targeted):
            return []
        return [each for target in self.targets for each in charged_across(self.battle, field, model.id, target)]

    @cached_property
    def found(self) -> Paths | None:
        """Paths for a charge that reaches every target, or None if none are found."""
        if not self.targets or not all(map(self._may_reach, self.targets)):
            return None
        return close_in(self, [target.models for target in self.targets], self._at_barricades)

    def _may_reach(self, target: Unit) -> bool:
        """Tell at a glance whether a target may be near enough to be reached."""
        field, far = self.battle.field, max(self.budgets) + ACROSS_BARRICADE
        return any(all_within(field, model.id, target.models, far) for model in self.models)

    def _at_barricades(self, model: Model) -> Iterator[Pose]:
        """Yield poses in which a model stands at a barricade across which it reaches a target."""
        table = self.battle.field.copy()
        for barricade in barricades(self.battle):
            for pose in contact_poses(self, model, barricade):
                table.move(model.id, pose)
                if self._across(table, model):
                    yield pose

    def toward(self, anchor: Point) -> Paths | None:
        """Return a charge that ends near a place, or else the one that was found: wherever one points, the charge is made."""
        return super().toward(anchor) or self.found

    def sample(self, rng: Rng) -> Paths:
        """Return a charge that reaches every target; there is one, or nobody is asked."""
        return self.found or self.stay()

    def suggest(self, rng: Rng, most: int) -> Iterator[Paths]:
        """Yield a charge that reaches every target."""
        yield self.sample(rng)
