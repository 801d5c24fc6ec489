"""The battlefield as attacks and tokens know it: what they ask, answered by measuring and looking."""

from __future__ import annotations

from collections.abc import Sequence

from tablero.games.legion.battlefield import token_body
from tablero.games.legion.measuring import (
    HALF_RANGE,
    RANGE,
    band,
    distance_to,
    engaged,
    in_melee,
    measured,
    token_near,
    units_partly_in,
)
from tablero.games.legion.melee import close_ranks
from tablero.games.legion.movement import can_pivot, pivot
from tablero.games.legion.passengers import carried_openly, shut_in, stand_in
from tablero.games.legion.placing import Placing
from tablero.games.legion.sight import arcs, in_sight, miniatures_seen, obscured, obscured_from_token, seen_from_token
from tablero.games.legion.situation import CLEAR, HALF, Origin
from tablero.games.legion.state import EMBARKED, ON_BATTLEFIELD, Battle, Token, Unit
from tablero.games.legion.terrain import AREA, HEAVY, under
from tablero.kernel import Play, say
from tablero.tabletop import distances

FAR_AWAY = 99
"""The range to what is not on the battlefield."""


def reach_of(most: int) -> int:
    """Return how far a range reaches: `HALF`, or a number of segments."""
    return HALF_RANGE if most == HALF else most * RANGE


class Table:
    """What a battlefield tells attacks at the moment at which it is asked."""

    __slots__ = ("battle",)

    def __init__(self, battle: Battle) -> None:
        self.battle = battle

    def _stand_in(self, origin: Origin) -> Origin:
        """Return what stands for a miniature: the vehicle that carries it, or itself."""
        if isinstance(origin, Token):
            return origin
        unit = self.battle.units[self.battle.miniatures[origin].unit]
        # legion23:kw.transport-closed.3, legion23:kw.transport-open.3
        return stand_in(self.battle, unit).leader if unit.place == EMBARKED else origin

    def _distance(self, origin: Origin, unit: Unit) -> int | None:
        origin = self._stand_in(origin)
        if isinstance(origin, int):
            return distance_to(self.battle, origin, unit)
        others = measured(self.battle, unit)
        if not others:
            return None
        field = self.battle.field.copy()
        return min(distances(field, [field.add(token_body(origin))], others)[0])

    def band(self, origin: Origin, unit: Unit) -> int:
        """Return the segment of the ruler that the closest miniature of a unit is in, from 1 on."""
        far = self._distance(origin, unit)
        return FAR_AWAY if far is None else band(far)

    def within(self, origin: Origin, unit: Unit, most: int) -> bool:
        """Tell whether a unit is within a range of a miniature or token."""
        far = self._distance(origin, unit)
        return far is not None and far <= reach_of(most)

    def near(self, unit: Unit, other: Unit, most: int) -> bool:
        """Tell whether two units are within a range of each other."""
        return units_partly_in(self.battle, unit, other, reach_of(most))

    def seen(self, origin: Origin, unit: Unit) -> Sequence[int]:
        """Return the numbers of the miniatures of a unit that are in line of sight: all aboard a transport that is seen."""
        if unit.place == EMBARKED:
            aboard = carried_openly(self.battle, unit) and self.seen(origin, stand_in(self.battle, unit))
            return unit.miniatures if aboard else ()  # legion23:kw.transport-open.3, legion23:kw.transport-closed.9
        if isinstance(origin, int) and shut_in(self.battle, self.battle.units[self.battle.miniatures[origin].unit]):
            return ()  # legion23:kw.transport-closed.3
        origin = self._stand_in(origin)
        if isinstance(origin, Token):
            return seen_from_token(self.battle, origin, in_sight(self.battle, unit))
        if self.battle.miniatures[origin].pose is None:
            return ()
        return miniatures_seen(self.battle, origin, unit)

    def obscured(self, origin: Origin, unit: Unit) -> Sequence[int]:
        """Return for each miniature of a unit the cover of what obscures it, or `CLEAR`: heavy for those aboard."""
        if unit.place == EMBARKED:
            return [HEAVY] * len(unit.miniatures)  # legion23:kw.transport-open.4
        origin = self._stand_in(origin)
        if isinstance(origin, Token):
            found = [obscured_from_token(self.battle, origin, id) for id in unit.miniatures]
        else:
            found = [obscured(self.battle, origin, id) for id in unit.miniatures]
        return [CLEAR if piece is None else piece.cover for piece in found]

    def in_arc(self, miniature: int, arc: str, others: Sequence[Origin]) -> bool:
        """Tell whether any of these is at least partly in an arc of a miniature; `sides` are two."""
        wanted = ("left", "right", "sides") if arc == "sides" else (arc,)
        for other in map(self._stand_in, others):
            if isinstance(other, int) and any(each in wanted for each in arcs(self.battle, miniature, other)):
                return True
        return False

    def in_melee(self, unit: Unit, other: Unit) -> bool:
        """Tell whether two units are in melee with each other: those aboard, if their transport touches the other."""
        # legion23:kw.transport-open.5
        return in_melee(self.battle, stand_in(self.battle, unit), stand_in(self.battle, other))

    def engaged(self, unit: Unit) -> bool:
        """Tell whether a unit is engaged."""
        return engaged(self.battle, unit)

    def smoke(self, unit: Unit) -> Sequence[int]:
        """Return which of the tokens on the battlefield are Smoke within range 1 of a unit's leader."""
        leader = stand_in(self.battle, unit).leader
        return [
            number
            for number, token in enumerate(self.battle.tokens)
            if token.kind == "smoke" and token_near(self.battle, token, [leader], RANGE)
        ]

    def near_token(self, unit: Unit, kind: str, seat: int) -> bool:
        """Tell whether a unit is within range 1 of a token of this kind and seat."""
        there = [token for token in self.battle.tokens if token.kind == kind and token.seat == seat]
        return any(token_near(self.battle, token, measured(self.battle, unit), RANGE) for token in there)

    def stands_higher(self, unit: Unit, other: Unit) -> bool:
        """Tell whether a unit's leader overlaps non-area terrain that is higher than any under the other leader."""
        own, their = stand_in(self.battle, unit).leader, stand_in(self.battle, other).leader
        high = [piece.height for piece, _ in under(self.battle, self.battle.field, own) if piece.kind != AREA]
        low = [piece.height for piece, _ in under(self.battle, self.battle.field, their)]
        return max(high, default=0) > max(low, default=0)

    def remembered(self) -> AsItWas:
        """Return the battlefield as it is at this moment."""
        return AsItWas(self.battle.copy(), self.battle)

    def close_ranks(self, attacker: Unit, defender: Unit) -> Play[None]:
        """Put miniatures back into melee after some were defeated; who is aboard stays there."""
        if EMBARKED in (attacker.place, defender.place):
            return  # legion23:kw.transport-open.5
        yield from close_ranks(self.battle, attacker, defender)

    def scatter(self, seat: int, unit: Unit) -> Play[None]:
        """Let a player place the miniatures of a unit but its leader again, in cohesion."""
        others = [id for id in unit.miniatures if id != unit.leader and unit.place == ON_BATTLEFIELD]
        placing = Placing(self.battle, unit, others)
        if others and (yield from placing.has_room()):
            yield from placing.make(say("legion-ask-scatter", unit=self.battle.name(unit)), seat)

    def turn(self, seat: int, unit: Unit) -> Play[None]:
        """Let a player pivot a unit."""
        if can_pivot(unit):
            yield from pivot(self.battle, unit, seat)


class AsItWas(Table):
    """The battlefield as it was before a unit fell that still attacks: from there it is measured and seen.

    What follows from the attack happens now.
    """

    __slots__ = ("now",)

    def __init__(self, before: Battle, now: Battle) -> None:
        super().__init__(before)
        self.now = Table(now)

    def close_ranks(self, attacker: Unit, defender: Unit) -> Play[None]:
        """Leave the defender as it stands: nobody is left in melee with it."""
        yield from ()

    def scatter(self, seat: int, unit: Unit) -> Play[None]:
        """Let a player place the miniatures of a unit but its leader again, in cohesion."""
        yield from self.now.scatter(seat, unit)

    def turn(self, seat: int, unit: Unit) -> Play[None]:
        """Let a player pivot a unit."""
        yield from self.now.turn(seat, unit)
