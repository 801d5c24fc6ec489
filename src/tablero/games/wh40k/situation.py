"""What attacks are made with: their group, their target as it was when it was chosen, and what holds on the battlefield."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from tablero.games.wh40k.datasheets import Ability, Weapon
from tablero.games.wh40k.state import BODYGUARD, Battle, Model, Unit
from tablero.kernel import Modifier

InCover: TypeAlias = Callable[[Model], bool]
"""Whether terrain gives a model the Benefit of Cover against these attacks, asked when one is allocated to it."""


def nowhere(model: Model) -> bool:
    """Give no model cover: the answer where there is no terrain."""
    return False


class Situation(NamedTuple):
    """What holds for attacks besides what the units and the weapon say; the battlefield knows it when targets are chosen."""

    half_range: bool = False
    """Whether the target is within half the weapon's range of the attacking models."""
    target_seen: bool = True
    """Whether any model of the target is visible to the attacking unit."""
    engaged: bool = False
    """Whether the attacking MONSTER or VEHICLE is within Engagement Range of an enemy."""
    target_engaged: bool = False
    """Whether the target, a MONSTER or VEHICLE, is within Engagement Range of a unit of the attacker's army."""
    only_sixes: bool = False
    """Whether only unmodified 6s hit, as in Overwatch."""
    in_cover: InCover = nowhere
    visible_characters: tuple[int, ...] = ()
    """The CHARACTER models of the target that the attacking models see."""
    hit_modifiers: tuple[Modifier, ...] = ()
    wound_modifiers: tuple[Modifier, ...] = ()
    save_modifiers: tuple[Modifier, ...] = ()
    attack_modifiers: tuple[Modifier, ...] = ()
    """To the number of attacks of each weapon."""
    hit_reroll: str = ""
    wound_reroll: str = ""
    """Which rolls other rules than the weapon's let the attacker make again: `dice.ONES` or `dice.ANY`."""
    abilities: tuple[Ability, ...] = ()
    """What the attacks have besides the abilities of the weapon."""


PLAIN = Situation()


class Target(NamedTuple):
    """A unit, with what is noted when it is chosen as a target."""

    unit: Unit
    models: int
    """How many it had."""
    toughness: int


class Attacks:
    """The attacks that models make with the same profile of a weapon on the same target, in the same situation.

    Models that are Damaged make groups of their own. They lie between two checkpoints, so they are never copied.
    """

    __slots__ = ("abilities", "attacker", "bearers", "situation", "target", "weapon")

    def __init__(
        self, attacker: Unit, weapon: Weapon, bearers: tuple[int, ...], target: Target, situation: Situation = PLAIN
    ) -> None:
        self.attacker = attacker
        self.weapon = weapon
        self.bearers = bearers
        """The models that attack, each with one such weapon: one that has two of it is named twice."""
        self.target = target
        self.situation = situation
        self.abilities = weapon.abilities + situation.abilities

    def ability(self, name: str) -> Ability | None:
        """Return the weapon ability of this name that the attacks have."""
        for ability in self.abilities:
            if ability.name == name:
                return ability
        return None

    def has(self, name: str) -> bool:
        """Tell whether the attacks have a weapon ability."""
        return self.ability(name) is not None


def choose_target(battle: Battle, unit: Unit) -> Target:
    """Note what counts of a unit until the attacking unit has resolved all its attacks."""
    return Target(unit, len(unit.models), toughness(battle, unit))


def toughness(battle: Battle, unit: Unit) -> int:
    """Return the Toughness of a unit: that of most of its models, the highest if there are as many of several."""
    models = battle.models_of(unit)
    bodyguards = [model for model in models if model.part == BODYGUARD]
    values = [model.profile.toughness for model in bodyguards or models]  # wh40k:ability.leader.04
    return max(values, key=lambda value: (values.count(value), value))  # wh40k:attack.25
