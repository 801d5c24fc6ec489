"""What a mission promises: where it could be revealed, who would be in the way, and how likely it succeeds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from tablero.games.rebellion.cards import Mission
from tablero.games.rebellion.facts import FACES, LEADERS, REBEL, SUCCESSES
from tablero.games.rebellion.habits.armies import ability, standing
from tablero.games.rebellion.habits.values import in_general, in_place
from tablero.games.rebellion.missions import AGAINST, MOST_DICE, PORTRAIT_BONUS, icons, targets
from tablero.games.rebellion.state import Table
from tablero.kernel import Option

Standing: TypeAlias = Mapping[int, list[int]]
"""The leaders of a side by place."""

OPPOSED: Final = 0.55
"""How often somebody is sent from the pool against a mission."""
UNSEEN: Final = 0.6
"""What a mission against a leader counts while none of them is on the board, but some will come."""


@cache
def successes(dice: int) -> tuple[float, ...]:
    """Return how likely each number of successes is with so many dice."""
    if not dice:
        return (1.0,)
    fewer = successes(dice - 1)
    row = [0.0] * (len(fewer) + max(SUCCESSES))
    for count, chance in enumerate(fewer):
        for face in FACES:
            row[count + SUCCESSES[face]] += chance / len(FACES)
    return tuple(row)


@cache
def beats(own: int, bonus: int, other: int) -> float:
    """Return how likely so many dice and a bonus bring more successes than the other side's dice."""
    theirs = successes(min(MOST_DICE, other))
    mine = successes(min(MOST_DICE, own))
    return sum(chance * sum(theirs[: count + bonus]) for count, chance in enumerate(mine))


class Chance(NamedTuple):
    """One way to carry out a mission: what it is worth there, and the dice of both sides besides the team's."""

    option: Option | None
    worth: float
    own: int
    other: int
    opposed: bool


class Prospect:
    """A mission as it stands for a side, as a viewer sees it."""

    __slots__ = ("_found", "chances", "mission", "sent")

    def __init__(self, table: Table, mission: Mission, viewer: int, options: Sequence[Option] | None = None) -> None:
        side = mission.side
        self.mission = mission
        self.sent = max((icons(mission, [leader]) for leader in table.pool(1 - side)), default=-1)
        """The icons of the best leader whom the others could still send; -1 if there is none."""
        whole = in_general(table, mission.key, viewer)
        if mission.scope in ("base", "none"):
            self.chances = [Chance(mission.scope, whole, 0, 0, False)]
        else:
            aims = targets(table, mission) if options is None else options
            leaders = standing(table, side), standing(table, 1 - side)
            self.chances = [_chance(table, mission, option, whole, viewer, leaders) for option in aims]
        if mission.scope == "leader" and not self.chances and any(one.side == REBEL for one in table.assigned):
            self.chances = [Chance(None, UNSEEN * whole, 0, 2, True)]
        self._found: dict[tuple[int, int], tuple[float, Option | None]] = {}

    def best(self, leaders: Sequence[int]) -> tuple[float, Option | None]:
        """Return the most that these leaders could make of it, odds included, and where; -1 if nothing."""
        dice = icons(self.mission, tuple(leaders))
        bonus = PORTRAIT_BONUS if self.mission.portrait in leaders else 0
        if (dice, bonus) not in self._found:
            rated = [(self.expected(one, dice, bonus), number) for number, one in enumerate(self.chances)]
            value, number = max(rated, default=(-1.0, -1))
            self._found[dice, bonus] = value, self.chances[number].option if rated else None
        return self._found[dice, bonus]

    def expected(self, one: Chance, dice: int, bonus: int) -> float:
        """Return what one way is worth with a team's dice, odds included."""
        if not self.mission.attempt:
            return one.worth
        calm = beats(one.own + dice, bonus, one.other) if one.opposed else 1.0
        if self.sent < 0:
            return one.worth * calm
        return one.worth * ((1 - OPPOSED) * calm + OPPOSED * beats(one.own + dice, bonus, one.other + self.sent))

    def able(self, leaders: Sequence[int]) -> bool:
        """Tell whether these leaders have the skill."""
        return sum(LEADERS[leader].skills[self.mission.skill] for leader in leaders) >= self.mission.required


def _chance(
    table: Table, mission: Mission, option: Option, whole: float, viewer: int, leaders: tuple[Standing, Standing]
) -> Chance:
    """Return what a mission is worth for an option, and who is there of its side's leaders and of the others."""
    side = mission.side
    against = int(option[1]) if mission.scope in AGAINST else -1
    place = int(option[1]) if against < 0 else table.leader_at[against]
    there = leaders[1].get(place, [])
    if against < 0:
        local = in_place(table, mission.key, side, place, viewer)
        worth = whole if local is None else local
    else:
        worth = whole * (0.5 + 0.12 * ability(against))
        there = there if against in there else [*there, against]
    own = icons(mission, leaders[0].get(place, [])) + mission.extra_dice * table.has_units(place, side)
    return Chance(option, worth, own, icons(mission, there), bool(there))
