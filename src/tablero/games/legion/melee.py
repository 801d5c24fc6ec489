"""Melee (rulebook: "Melee"): what happens when a unit moves into it, and after casualties."""

from __future__ import annotations

from collections.abc import Iterator

from tablero.games.legion.measuring import enemies_touched
from tablero.games.legion.places import SIDES
from tablero.games.legion.placing import Placing, PlacingLeader
from tablero.games.legion.state import Battle, Unit
from tablero.kernel import Play, Reason, because, say
from tablero.tabletop import Battlefield, Point


class MeleeRules:
    """Who answers a move into Melee in the edition of 2026: the unit that was moved at."""

    def answers(self, battle: Battle, unit: Unit) -> bool:
        """Tell whether a unit that was moved at closes in: always (legion26:melee.04, legion26:melee.05)."""
        return True


class MeleeRules2023(MeleeRules):
    """Who answers a move into melee in the edition of 2023."""

    def answers(self, battle: Battle, unit: Unit) -> bool:
        """Tell whether a unit that was moved at closes in: if any of its miniatures has a melee weapon."""
        # legion23:melee.04, legion23:melee.15
        own = [weapon for upgrade in unit.upgrades if not upgrade.lost for weapon in upgrade.card.weapons]
        return any(weapon.melee for weapon in [*unit.card.weapons, *own])


def touches_enemy(battle: Battle, field: Battlefield, unit: Unit, id: int) -> bool:
    """Tell whether a miniature of a unit is in contact with an enemy."""
    return bool(enemies_touched(battle, field, unit, id))


class JoiningLeader(PlacingLeader):
    """Placing a leader in contact with an enemy unit."""

    def __init__(self, battle: Battle, unit: Unit, target: Unit) -> None:
        super().__init__(battle, unit, self.why_not_touching, battle.field[unit.leader].pose, target)

    def why_not_touching(self, field: Battlefield, id: int) -> Reason | None:
        """Return why the leader can't stand there: it must touch the enemy."""
        if touches_enemy(self.battle, field, self.unit, id):
            return None
        rule = self.edition.rule("legion26:melee.04", "legion23:melee.04")
        return because(rule, "legion-not-in-contact", unit=self.battle.name(self.unit))

    def grid(self) -> Iterator[Point]:
        """Yield the points from which the leader would touch the enemy, the nearest first."""
        assert self.target is not None
        poses = [
            pose
            for enemy in self.target.miniatures
            for pose in self.contact.around(enemy, self.faces, self.battle.field[enemy].pose.z, SIDES)
        ]
        poses.sort(key=lambda pose: ((pose.x - self.was.x) ** 2 + (pose.y - self.was.y) ** 2, pose))
        return ((pose.x, pose.y) for pose in poses)


def answer_melee(battle: Battle, unit: Unit, enemy: Unit) -> Play[None]:
    """Let a unit that an enemy has moved into Melee with close in on it."""
    if battle.edition.melee.answers(battle, unit):
        yield from close_in(battle, unit, enemy)


def close_in(battle: Battle, unit: Unit, enemy: Unit) -> Play[None]:
    """Have a player place the miniatures of a unit that touch no enemy in contact with one: first the leader, then the others.

    Who can't be placed so must be in Cohesion: legion26:melee.06, legion23:melee.06. If nobody can, all stay where they
    are: legion26:wound.09, legion23:melee.11.
    """
    question = say("legion-ask-close-in", unit=battle.name(unit), enemy=battle.name(enemy))
    if not touches_enemy(battle, battle.field, unit, unit.leader):
        joining = JoiningLeader(battle, unit, enemy)  # legion26:melee.04, legion23:melee.04
        if (yield from joining.has_room()):
            yield from joining.make(question)
    idle = [
        id
        for id in unit.miniatures
        if id != unit.leader
        and (
            not touches_enemy(battle, battle.field, unit, id)  # legion26:melee.05, legion23:melee.04
            or battle.edition.cohesion.why_not(battle, battle.field, unit, id) is not None
        )
    ]
    placing = Placing(battle, unit, idle, enemy)
    if idle and placing.why_not(placing.spots(battle.field)) is not None and (yield from placing.has_room()):
        yield from placing.make(question)


def close_ranks(battle: Battle, attacker: Unit, defender: Unit) -> Play[None]:
    """After casualties have both players close in again, the attacker first (legion26:wound.08, legion23:melee.10)."""
    for unit, enemy in ((attacker, defender), (defender, attacker)):
        if unit.miniatures and enemy.miniatures:
            yield from close_in(battle, unit, enemy)
