"""Piling in and consolidating (rulebook: "Agruparse", "Consolidar"): moves of up to 3" around a fight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from tablero.games.wh40k.closing import close_in
from tablero.games.wh40k.contact import could_touch
from tablero.games.wh40k.measuring import ENGAGEMENT, enemies_of, engaged, engaging, in_contact
from tablero.games.wh40k.moving import Move, Paths
from tablero.games.wh40k.objectives import in_range, marker
from tablero.games.wh40k.state import Battle, Model, Unit
from tablero.games.wh40k.units import unit_is
from tablero.kernel import Play, Reason, Rng, because, say, worked_out
from tablero.tabletop import INCH, Barred, Battlefield, Point, all_within, distance_3d, distances_3d

FAR: Final = 3 * INCH


class PileIn(Move):
    """A move towards the closest enemy model, into contact if that can be."""

    far_rule = "wh40k:fight.12"
    reach_rule = "wh40k:fight.13"
    closer_rule = "wh40k:fight.14"
    contact_rule = "wh40k:fight.15"
    off_rule = "wh40k:movement.06"

    def __init__(self, battle: Battle, unit: Unit) -> None:
        touched = enemies_of(battle, unit.seat)

        def far(model: Model) -> int:
            return 0 if in_contact(battle.field, model.id, touched) else FAR  # wh40k:fight.12, wh40k:fight.27

        self._closest: dict[int, tuple[int, list[int]]] = {}
        super().__init__(battle, unit, far, self.far_rule)

    def aims(self) -> list[Unit]:
        """Return the units of the enemy models that are closest to those who can move."""
        movable = (model for model, far in zip(self.models, self.budgets, strict=True) if far)
        closest = {self.battle.models[id].unit for model in movable for id in self.closest(model)[1]}
        return [self.battle.units[id] for id in sorted(closest)]

    def flies_past(self, model: Model) -> bool:
        """Let nobody: flying helps past others in Normal, Advance, Fall Back and charge moves (wh40k:fly.01)."""
        return False

    def _enemies_barred(self, model: Model) -> tuple[Barred, ...]:
        """Bar the enemy's models themselves, but for AIRCRAFT (wh40k:movement.06, wh40k:aircraft.13)."""
        return tuple(Barred(id) for id in self.enemies if id not in self.aircraft)

    def reckoned(self, model: Model) -> list[int]:
        """Return the enemy models among which the closest is found: no AIRCRAFT, unless it flies (wh40k:aircraft.19)."""
        return [id for id in self.enemies if self.flies(model) or id not in self.aircraft]

    def why_not_end(self, field: Battlefield, model: Model) -> Reason | None:
        """Demand that a model ends closer to the enemy model that was closest."""
        if self.ends_near_aircraft(field, model):
            return because("wh40k:aircraft.13", "wh40k-ends-engaged", model=self.name(model))
        now, closest = self.closest(model)
        if not any(distance_3d(field, model.id, id) < now for id in closest):
            # wh40k:fight.14, wh40k:fight.29
            return because(self.closer_rule, "wh40k-not-closer", model=self.name(model))
        return None

    def ends_near_aircraft(self, field: Battlefield, model: Model) -> bool:
        """Tell whether a model is within Engagement Range of AIRCRAFT on a field and may not be: it doesn't Fly."""
        near = self.aircraft and engaging(field, model.id, sorted(self.aircraft))
        return bool(near) and not self.flies(model)  # wh40k:aircraft.22

    def closest(self, model: Model) -> tuple[int, list[int]]:
        """Return how far the closest enemy model is before the move, and all that are so close."""
        if model.id not in self._closest:
            enemies = self.reckoned(model)
            far = distances_3d(self.battle.field, [model.id], enemies)[0]
            now = min(far, default=0)
            # wh40k:fight.33
            self._closest[model.id] = now, [id for id, each in zip(enemies, far, strict=True) if each == now]
        return self._closest[model.id]

    def why_not_together(self, field: Battlefield, moved: Sequence[Model]) -> Reason | None:
        """Demand that the unit ends in Engagement Range and in coherency, and that models touch whom they can."""
        if not moved:
            return None
        if not any(engaging(field, model.id, self.enemies) for model in self.models):
            return because(self.reach_rule, "wh40k-nobody-reached")  # wh40k:fight.13, wh40k:fight.28
        reason = super().why_not_together(field, moved)
        if reason is not None:
            return reason
        for number, model in enumerate(self.models):
            apart = model in moved and not in_contact(field, model.id, self.enemies)
            if apart and could_touch(self, field, number, self.reckoned(model)):
                # wh40k:fight.15, wh40k:fight.32
                return because(self.contact_rule, "wh40k-must-touch", model=self.name(model))
        return None

    @cached_property
    def found(self) -> Paths:
        """A move of everybody who can get closer, or nobody's."""
        enemies = self.reckoned(self.models[0])
        near = any(all_within(self.battle.field, model.id, enemies, FAR + ENGAGEMENT) for model in self.models)
        return (close_in(self, [enemies]) if near else None) or self.stay()

    def toward(self, anchor: Point) -> Paths | None:
        """Return a move that ends near a place, or else the one that was found."""
        return super().toward(anchor) or self.found

    def sample(self, rng: Rng) -> Paths:
        """Return what is found."""
        return self.found

    def suggest(self, rng: Rng, most: int) -> Iterator[Paths]:
        """Yield the move that is found, and nobody's."""
        yield self.sample(rng)
        yield self.stay()


class Consolidation(PileIn):
    """A consolidation towards the enemy."""

    far_rule = "wh40k:fight.27"
    reach_rule = "wh40k:fight.28"
    closer_rule = "wh40k:fight.29"
    contact_rule = "wh40k:fight.32"


class ToMarker(PileIn):
    """A consolidation towards the nearest objective marker, where no enemy can be reached."""

    far_rule = "wh40k:fight.27"

    def aims(self) -> list[Unit]:
        """Return no unit: it goes for a marker."""
        return []

    def nearest(self, model: Model) -> list[int]:
        """Return the markers that are closest to a model now: several if they are equally close (wh40k:fight.33)."""
        spots = [_to_marker(self.battle, self.battle.field, model, n) for n in range(len(self.battle.markers))]
        return [number for number, far in enumerate(spots) if far == min(spots)]

    def why_not_end(self, field: Battlefield, model: Model) -> Reason | None:
        """Demand that a model ends closer to the marker that was closest, and near no enemy: none could be reached."""
        if engaging(field, model.id, self.enemies):
            return because("wh40k:fight.30", "wh40k-ends-engaged", model=self.name(model))
        now = self.battle.field
        if not any(
            _to_marker(self.battle, field, model, n) < _to_marker(self.battle, now, model, n)
            for n in self.nearest(model)
        ):
            return because("wh40k:fight.30", "wh40k-not-closer-to-marker", model=self.name(model))
        return None

    def why_not_together(self, field: Battlefield, moved: Sequence[Model]) -> Reason | None:
        """Demand that the unit ends within range of a marker that a model moved to, and in coherency."""
        if not moved:
            return None
        there = self.battle.copy()
        there.field = field
        markers = dict.fromkeys(number for model in moved for number in self.nearest(model))
        if not any(in_range(there, number, self.unit.models) for number in markers):
            return because("wh40k:fight.30", "wh40k-marker-not-reached")
        return Move.why_not_together(self, field, moved)

    def sample(self, rng: Rng) -> Paths:
        """Return a move towards the nearest marker, or nobody's."""
        nearest = min(self.battle.markers, key=lambda at: (at[0] - self.home[0]) ** 2 + (at[1] - self.home[1]) ** 2)
        return self.toward(nearest) or self.stay()


def _to_marker(battle: Battle, field: Battlefield, model: Model, number: int) -> int:
    table = field.copy()
    return distance_3d(table, model.id, table.add(marker(*battle.markers[number])))


def pile_in(battle: Battle, unit: Unit) -> Play[None]:
    """Let a unit pile in, if it can end in Engagement Range."""
    if _stays(battle, unit):
        return
    move = PileIn(battle, unit)
    move.found = yield from worked_out(lambda: move.found)
    if any(move.found):  # wh40k:fight.13
        yield from move.make(say("wh40k-ask-pile-in", unit=battle.name(unit)))  # wh40k:fight.16


def consolidate(battle: Battle, unit: Unit) -> Play[None]:
    """Let a unit consolidate: towards the enemy if it can reach one, else to a marker, else not at all."""
    if _stays(battle, unit):
        return
    move = Consolidation(battle, unit)
    move.found = yield from worked_out(lambda: move.found)
    if any(move.found):  # wh40k:fight.28
        yield from move.make(say("wh40k-ask-consolidate", unit=battle.name(unit), to="enemy"))
    elif battle.markers and not engaged(battle, unit):  # wh40k:fight.30
        to_marker = ToMarker(battle, unit)
        if any((yield from worked_out(lambda: to_marker.sample(Rng.of("wh40k", unit.id))))):  # wh40k:fight.31
            yield from to_marker.make(say("wh40k-ask-consolidate", unit=battle.name(unit), to="marker"))


def _stays(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit can't pile in or consolidate at all."""
    if not unit.models:
        return True
    return unit_is(battle, unit, "AIRCRAFT")  # wh40k:aircraft.18
