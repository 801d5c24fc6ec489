"""Aircraft (rulebook: "Aeronaves"): they fly straight on, at least 20", and leave and come back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tablero.games.wh40k.battlefield import put, take_off
from tablero.games.wh40k.measuring import engaged_units
from tablero.games.wh40k.moving import Move
from tablero.games.wh40k.overwatch import offer_overwatch
from tablero.games.wh40k.state import NORMAL, STRATEGIC_RESERVES, Battle, Model, Unit
from tablero.games.wh40k.units import AIRCRAFT, unit_is
from tablero.kernel import Place, Play, Reason, Rng, because, say
from tablero.tabletop import COS, INCH, QUARTER, SIN, TURN, Barred, Battlefield, Pose, on_table, turn_between, whole

LEAST: Final = 20 * INCH


def is_aircraft(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit is one of AIRCRAFT."""
    return unit_is(battle, unit, AIRCRAFT)


def only_aircraft_engage(battle: Battle, unit: Unit) -> bool:
    """Tell whether all enemies within Engagement Range of a unit are AIRCRAFT (wh40k:aircraft.12)."""
    return all(is_aircraft(battle, other) for other in engaged_units(battle, unit))


def aircraft_move(battle: Battle, unit: Unit) -> Play[None]:
    """Move an AIRCRAFT straight on, then let it turn; it may leave the battlefield, and must where it can't go on."""
    yield from offer_overwatch(battle, unit)
    if not unit.models:
        return
    unit.moved = NORMAL
    flight = Flight(battle, unit)
    if not flight.possible():
        leave(battle, unit)  # wh40k:aircraft.09
        return
    way = yield Place(
        unit.seat, say("wh40k-ask-aircraft", unit=battle.name(unit)), flight.why_not, None, flight.sample, scale=INCH
    )
    if flight.leaves(way):
        leave(battle, unit)  # wh40k:aircraft.09
        return
    put(battle, flight.model, flight.pose(way))
    battle.log.tell("wh40k-moves", unit=battle.name(unit), kind=NORMAL)
    yield from offer_overwatch(battle, unit)


def leave(battle: Battle, unit: Unit) -> None:
    """Put an AIRCRAFT into Strategic Reserves, from which it comes back in its player's next turn."""
    for model in battle.models_of(unit):
        take_off(battle, model)
    unit.place = STRATEGIC_RESERVES  # wh40k:aircraft.09
    unit.forced = True  # wh40k:aircraft.11
    battle.log.tell("wh40k-leaves", unit=battle.name(unit))


class Flight(Move):
    """A Normal move of an AIRCRAFT. The answer is how far it goes, and which way it faces then."""

    def __init__(self, battle: Battle, unit: Unit) -> None:
        farthest = battle.field.width + battle.field.depth  # beyond that it has left, wherever it was
        super().__init__(battle, unit, lambda model: farthest, "wh40k:aircraft.10")
        self.model = self.models[0]
        self.start = self._start(self.model)

    def barred(self, model: Model) -> tuple[Barred, ...]:
        """Let nothing bar its way (wh40k:aircraft.13, wh40k:fly.01)."""
        return ()

    def why_not_end(self, field: Battlefield, model: Model) -> Reason | None:
        """Let it end near enemies: the way that it must go counts more (wh40k:aircraft.07)."""
        return None

    def pose(self, answer: Sequence[int]) -> Pose:
        """Return where it is after so far and with this facing."""
        far, facing = answer
        x, y = (whole(far * turn[self.start.facing % TURN]) for turn in (COS, SIN))
        return self.start._replace(x=self.start.x + x, y=self.start.y + y, facing=facing % TURN)

    def why_not(self, answer: Any) -> Reason | None:
        """Return why it can't fly so far and turn so, or None."""
        if not (isinstance(answer, tuple) and len(answer) == 2 and all(type(each) is int for each in answer)):
            return Reason(say("wh40k-how-far-and-which-way"))
        far, facing = answer
        if far < LEAST:
            return because("wh40k:aircraft.06", "wh40k-aircraft-at-least", inches=LEAST // INCH)
        if abs(turn_between(self.start.facing, facing)) > QUARTER:
            return because("wh40k:aircraft.08", "wh40k-aircraft-turns-at-most")
        if self.leaves(answer):
            return None
        field = self.battle.field.copy()
        field.move(self.model.id, self.pose(answer))
        return self._why_not_stand(field, self.model)

    def leaves(self, answer: Sequence[int]) -> bool:
        """Tell whether any part of its base crosses the edge as it flies so far, or as it turns (wh40k:aircraft.09)."""
        field = self.battle.field.copy()
        for facing in (self.start.facing, answer[1]):
            field.move(self.model.id, self.pose((answer[0], facing)))
            if not on_table(field, self.model.id):
                return True
        return False

    def distances(self) -> list[int]:
        """Return how far it could go without leaving or turning, inch by inch; there is no most (wh40k:aircraft.10)."""
        ways = [(far, self.start.facing) for far in range(LEAST, self.budgets[0], INCH)]
        return [way[0] for way in ways if not self.leaves(way) and self.why_not(way) is None]

    def possible(self) -> bool:
        """Tell whether it can go anywhere."""
        return bool(self.distances())

    def sample(self, rng: Rng) -> Any:
        """Return a distance and a facing."""
        far = rng.choice(self.distances())
        answer = far, (self.start.facing + rng.between(-QUARTER, QUARTER)) % TURN
        return answer if self.why_not(answer) is None else (far, self.start.facing)
