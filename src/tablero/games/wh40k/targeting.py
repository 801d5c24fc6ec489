"""Selecting targets (rulebook: "Elegir blancos"): what a model may shoot at with a weapon, and the situation of its attacks."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from tablero.games.wh40k.auras import hit_reroll
from tablero.games.wh40k.cover import in_cover
from tablero.games.wh40k.datasheets import Weapon
from tablero.games.wh40k.measuring import enemies_of, engaged, engaged_units, engaging, models_within
from tablero.games.wh40k.situation import Situation
from tablero.games.wh40k.state import Battle, Model, Unit
from tablero.games.wh40k.terrain import fires_down
from tablero.games.wh40k.units import every_model_has, model_is, unit_is
from tablero.games.wh40k.visibility import look
from tablero.games.wh40k.weapons import (
    BIG,
    needs_sight,
    why_not_after_advancing,
    why_not_bear,
    why_not_blast,
    why_not_while_engaged,
)
from tablero.kernel import Reason, because
from tablero.tabletop import INCH

LONE_OPERATIVE: Final = 12 * INCH


class Aim:
    """What the models of a unit can aim at as it is selected to shoot. Lives for one selection."""

    def __init__(self, battle: Battle, unit: Unit) -> None:
        self.battle = battle
        self.unit = unit
        self.enemies = list(battle.units_of(1 - unit.seat))  # wh40k:terrain.general.03
        self._seen: dict[tuple[int, int], bool] = {}
        self._seen_units: dict[int, bool] = {}
        self._locked: dict[int, bool] = {}

    @cached_property
    def engaged_with(self) -> list[int]:
        """The enemy units within Engagement Range of the unit."""
        return [enemy.id for enemy in engaged_units(self.battle, self.unit)]

    @cached_property
    def hit_reroll(self) -> str:
        """Which hit rolls Auras let the unit make again."""
        return hit_reroll(self.battle, self.unit)

    def sees(self, model: int, other: int) -> bool:
        """Tell whether a model sees another; that is found when it is first asked."""
        if (model, other) not in self._seen:
            self._seen[model, other] = look(self.battle, model, other).clear
        return self._seen[model, other]

    def sees_unit(self, enemy: Unit) -> bool:
        """Tell whether any model of the unit sees any of another."""
        if enemy.id not in self._seen_units:
            self._seen_units[enemy.id] = any(
                self.sees(model, other) for model in self.unit.models for other in enemy.models
            )
        return self._seen_units[enemy.id]

    def is_locked(self, enemy: Unit) -> bool:
        """Tell whether a unit is within Engagement Range of any unit of the shooter's army."""
        if enemy.id not in self._locked:
            self._locked[enemy.id] = engaged(self.battle, enemy)
        return self._locked[enemy.id]

    def why_not(self, model: Model, weapon: Weapon, enemy: Unit) -> Reason | None:
        """Return why a model can't shoot at a unit with a weapon, or None."""
        reason = why_not_bear(self.battle, model, weapon) or why_not_after_advancing(self.unit, weapon)
        if reason is None and self.engaged_with:
            in_reach = enemy.id in self.engaged_with
            reason = why_not_while_engaged(self.battle, self.unit, weapon, in_reach=in_reach)
        if reason is None:
            reason = why_not_blast(weapon, engaged=self.is_locked(enemy)) or self._why_not_locked(enemy)
        return reason or self._why_not_in_range(model, weapon, enemy)

    def _why_not_locked(self, enemy: Unit) -> Reason | None:
        """Return why a unit that is engaged with the shooter's army can't be a target."""
        if not self.is_locked(enemy) or _is_big(self.battle, enemy):  # wh40k:shooting.19
            return None
        if enemy.id in self.engaged_with:  # wh40k:weapon.pistol, wh40k:shooting.17: who shoots at all may shoot at it
            return None
        return because("wh40k:shooting.15", "wh40k-target-engaged", unit=self.battle.name(enemy))

    def _why_not_in_range(self, model: Model, weapon: Weapon, enemy: Unit) -> Reason | None:
        """Demand that a model of the target is in range and visible to the attacking model (wh40k:shooting.05)."""
        near = models_within(self.battle, model, enemy.models, weapon.range * INCH)  # wh40k:shooting.06
        if not near:
            return because("wh40k:shooting.06", "wh40k-out-of-range", weapon=weapon.name, unit=self.battle.name(enemy))
        if needs_sight(weapon) and not any(self.sees(model.id, other) for other in near):
            return because("wh40k:shooting.05", "wh40k-not-visible", unit=self.battle.name(enemy))
        if self._is_lone(enemy) and not models_within(self.battle, model, enemy.models, LONE_OPERATIVE):
            return because("wh40k:ability.lone-operative", "wh40k-lone-operative", unit=self.battle.name(enemy))
        return None

    def _is_engaged(self, model: Model) -> bool:
        """Tell whether a model is a MONSTER or VEHICLE within Engagement Range of an enemy (wh40k:shooting.18)."""
        big = any(model_is(self.battle, model, keyword) for keyword in BIG)
        return big and bool(engaging(self.battle.field, model.id, enemies_of(self.battle, self.unit.seat)))

    def _is_lone(self, enemy: Unit) -> bool:
        return not enemy.attached and every_model_has(self.battle, enemy, "lone-operative")

    def situation(self, model: Model, weapon: Weapon, enemy: Unit, only_sixes: bool = False) -> Situation:
        """Return what holds for a model's attacks with a weapon on a unit, as targets are chosen."""
        battle = self.battle
        return Situation(
            half_range=self._is_in_half_range(model, weapon, enemy),
            target_seen=self.sees_unit(enemy),
            engaged=self._is_engaged(model),
            plunging=fires_down(battle, model, enemy),
            target_engaged=self.is_locked(enemy) and _is_big(battle, enemy),  # wh40k:shooting.19
            only_sixes=only_sixes,
            in_cover=self.in_cover,
            visible_characters=self._characters(model, enemy) if weapon.has("precision") else (),
            hit_reroll=self.hit_reroll,
        )

    def in_cover(self, target: Model) -> bool:
        """Tell whether terrain gives a model the Benefit of Cover against the unit, when an attack is allocated to it."""
        return in_cover(self.battle, self.unit, target)

    def _is_in_half_range(self, model: Model, weapon: Weapon, enemy: Unit) -> bool:
        """Tell whether a unit is within half the range of a weapon to which that makes a difference."""
        matters = weapon.has("rapid-fire") or weapon.has("melta")  # wh40k:weapon.rapid-fire, wh40k:weapon.melta
        return matters and bool(models_within(self.battle, model, enemy.models, weapon.range * INCH // 2))

    def _characters(self, model: Model, enemy: Unit) -> tuple[int, ...]:
        """Return the CHARACTER models of a unit that a model sees (wh40k:weapon.precision)."""
        models = self.battle.models
        characters = [id for id in enemy.models if model_is(self.battle, models[id], "CHARACTER")]
        return tuple(id for id in characters if self.sees(model.id, id))


def _is_big(battle: Battle, unit: Unit) -> bool:
    return any(unit_is(battle, unit, keyword) for keyword in BIG)
