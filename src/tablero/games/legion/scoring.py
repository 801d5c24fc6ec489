"""Scoring victory points: what the objectives in play are worth, and when."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from tablero.games.legion import doing, keywords
from tablero.games.legion.battlefield import POI
from tablero.games.legion.measuring import RANGE, token_near
from tablero.games.legion.missions import in_play
from tablero.games.legion.objectives import contesting, securing, territory
from tablero.games.legion.state import INCOGNITO, NOBODY, Battle, Token, Unit
from tablero.games.legion.terrain import in_contact
from tablero.games.legion.zones import owner_at
from tablero.kernel import Play

FIRST_SCORED: Final = 2
"""No objective of the newer edition scores in the first round."""

Where = Callable[[Battle, int, Token], bool]


def anywhere(battle: Battle, seat: int, token: Token) -> bool:
    """Take any token."""
    return True


def at_home(battle: Battle, seat: int, token: Token) -> bool:
    """Take a token in the seat's own territory."""
    return territory(battle, token) == seat


def with_the_enemy(battle: Battle, seat: int, token: Token) -> bool:
    """Take a token in the enemy's territory."""
    return territory(battle, token) == 1 - seat


def not_at_home(battle: Battle, seat: int, token: Token) -> bool:
    """Take a token outside of the seat's own territory."""
    return territory(battle, token) != seat


def in_the_middle(battle: Battle, seat: int, token: Token) -> bool:
    """Take the token in the centre of the battlefield."""
    return (token.x, token.y) == (battle.field.width // 2, battle.field.depth // 2)


def elsewhere(battle: Battle, seat: int, token: Token) -> bool:
    """Take any token but the one in the centre."""
    return not in_the_middle(battle, seat, token)


def of_the_enemy(battle: Battle, seat: int, token: Token) -> bool:
    """Take a token that belongs to the enemy."""
    return token.seat == 1 - seat


@dataclass(frozen=True, slots=True)
class Secured:
    """So many points for each point of interest that a player secures."""

    points: int
    where: Where = anywhere

    def score(self, battle: Battle, seat: int) -> int:
        """Return what a player scores."""
        found = [token for token in points_of_interest(battle) if self.where(battle, seat, token)]
        return self.points * sum(securing(battle, token) == seat for token in found)


@dataclass(frozen=True, slots=True)
class Uncontested:
    """So many points for each point of interest that no enemy contests."""

    points: int
    where: Where = anywhere

    def score(self, battle: Battle, seat: int) -> int:
        """Return what a player scores."""
        found = [token for token in points_of_interest(battle) if self.where(battle, seat, token)]
        return self.points * sum(not contesting(battle, 1 - seat, token) for token in found)


@dataclass(frozen=True, slots=True)
class Contested:
    """Points for contesting several points of interest at once, by how many; or for each of them."""

    table: Mapping[int, int]
    where: Where = anywhere

    def score(self, battle: Battle, seat: int) -> int:
        """Return what a player scores."""
        found = [token for token in points_of_interest(battle) if self.where(battle, seat, token)]
        count = sum(bool(contesting(battle, seat, token)) for token in found)
        return max([points for least, points in self.table.items() if count >= least], default=0)


Worth = Secured | Uncontested | Contested

OBJECTIVES: Final[Mapping[str, tuple[Worth, ...]]] = {
    "Breakthrough": (Uncontested(1, at_home), Secured(2, with_the_enemy)),
    "Bunker Assault": (Secured(1, of_the_enemy),),
    "Close the Pocket": (Secured(2, in_the_middle), Secured(1, elsewhere)),
    "Intercept Signals": (Contested({1: 1, 2: 2, 3: 3, 4: 4}, not_at_home),),
    "Recover the Research": (Contested({2: 1, 3: 2, 4: 3}),),
    "Shifting Priorities": (Secured(1),),
}
"""What the objectives of the newer edition are worth in each End Phase, by name."""


def points_of_interest(battle: Battle) -> list[Token]:
    """Return the points of interest on the battlefield."""
    return [token for token in battle.tokens if token.kind == POI]


def award(battle: Battle, seat: int, points: int) -> None:
    """Give a player victory points."""
    if points:
        battle.victory_points[seat] += points
        battle.log.tell("legion-scores", seat=seat + 1, points=points, total=battle.victory_points[seat])


class Scoring:
    """When points are scored by the newer book."""

    def score_round(self, battle: Battle) -> Play[None]:
        """Score the objective, then the secondary objective, in the End Phase (legion26:end.02)."""
        if battle.round >= FIRST_SCORED:
            for seat in (battle.priority, 1 - battle.priority):
                worth = OBJECTIVES.get(in_play(battle, "objective"), ())  # legion26:obj.01
                award(battle, seat, sum(each.score(battle, seat) for each in worth))
        yield from ()

    def score_after(self, battle: Battle, ended: int) -> Play[None]:
        """Score nothing after the End Phase."""
        yield from ()


# The older edition.


def counts(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit counts for victory: it is not Panicked, and not incognito."""
    return not doing.panicked(battle, unit) and not unit.has(INCOGNITO)  # legion23:win.03, legion23:kw.incognito


def breakthrough(battle: Battle, seat: int) -> int:
    """Return a point for each leader in an enemy deployment zone (legion23:battlecard.breakthrough)."""
    found = 0
    for unit in battle.units_of(seat):
        pose = battle.miniatures[unit.leader].pose
        if pose is not None and counts(battle, unit) and owner_at(battle, pose.x, pose.y) == 1 - seat:
            found += 1
    return found


def controls(battle: Battle, token: Token) -> int:
    """Return who has more Trooper leaders at range 1 of a token (legion23:battlecard.intercept.3)."""
    near = [0, 0]
    for seat in (0, 1):
        for unit in battle.units_of(seat):
            if keywords.trooper(unit) and counts(battle, unit) and token_near(battle, token, [unit.leader], RANGE):
                near[seat] += 1
    return NOBODY if near[0] == near[1] else near.index(max(near))


def intercept(battle: Battle, seat: int) -> int:
    """Return how many tokens a player controls (legion23:battlecard.intercept)."""
    return sum(controls(battle, token) == seat for token in objective_markers(battle))


def key_positions(battle: Battle, seat: int) -> int:
    """Return for how many marked pieces of terrain a player has more leaders in contact (legion23:battlecard.key-positions)."""
    return sum(_holds_piece(battle, piece) == seat for piece in _marked(battle))


def _marked(battle: Battle) -> Iterator[int]:
    """Yield the pieces of terrain that have a token on them."""
    for token in objective_markers(battle):
        yield token.marks


def _holds_piece(battle: Battle, number: int) -> int:
    touching = [0, 0]
    for seat in (0, 1):
        for unit in battle.units_of(seat):
            if counts(battle, unit) and in_contact(battle.field, unit.leader, battle.terrain[number]):
                touching[seat] += 1
    return NOBODY if touching[0] == touching[1] else touching.index(max(touching))


def recover_supplies(battle: Battle, seat: int) -> int:
    """Return how many tokens a player's units have claimed (legion23:battlecard.recover)."""
    return sum(len(unit.held) for unit in battle.units_of(seat) if counts(battle, unit))


def objective_markers(battle: Battle) -> list[Token]:
    """Return the Objective tokens that lie on the battlefield."""
    return [token for token in battle.tokens if token.kind == "objective"]


OBJECTIVES_2023: Final[Mapping[str, Callable[[Battle, int], int]]] = {
    "Breakthrough": breakthrough,
    "Intercept the Transmissions": intercept,
    "Key Positions": key_positions,
    "Recover the Supplies": recover_supplies,
}
AFTER_ROUNDS: Final[Mapping[str, tuple[int, ...]]] = {"Intercept the Transmissions": (2, 4)}
"""After which rounds an objective is scored besides the end of the game (legion23:battlecard.intercept.2)."""
AT_THE_END: Final[Mapping[str, int]] = {"Intercept the Transmissions": 2}
"""How much each counts at the end, where that is more than one."""


class Scoring2023(Scoring):
    """When points are scored by the older book."""

    def score_round(self, battle: Battle) -> Play[None]:
        """Score nothing in the End Phase."""
        yield from ()

    def score_after(self, battle: Battle, ended: int) -> Play[None]:
        """Score what is scored at the end of a round, or of the game (legion23:win.04, legion23:win.08)."""
        name = in_play(battle, "objective")
        score = OBJECTIVES_2023.get(name)
        if score is None:
            return
        for seat in (battle.priority, 1 - battle.priority):
            if ended == battle.edition.rounds:
                award(battle, seat, AT_THE_END.get(name, 1) * score(battle, seat))
            elif ended in AFTER_ROUNDS.get(name, ()):
                award(battle, seat, score(battle, seat))
        yield from ()
