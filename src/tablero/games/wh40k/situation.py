"""What attacks are made with: their group, their target as it was when it was chosen, and what holds on the battlefield."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

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
    plunging: bool = False
    """Whether the attacks are Plunging Fire, from high up in Ruins."""
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

    def noted(self) -> tuple[tuple[str, Any], ...]:
        """Return what is not as usual, by name, but for what is asked later: attacks are made alike where it is the same."""
        usual = self._field_defaults
        return tuple(
            (name, value) for name, value in self._asdict().items() if name != "in_cover" and value != usual[name]
        )


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

    __slots__ = ("abilities", "attacker", "bearers", "number", "situation", "target", "weapon", "weapons")

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
        self.weapons = len(bearers)
        """How many weapons are used in this group and in none before it."""
        self.number: int | None = None
        """How many attacks, where they have been counted before they were divided among targets."""

    @property
    def ap(self) -> int:
        """The AP of the attacks."""
        return self.weapon.ap - 1 if self.situation.plunging else self.weapon.ap  # wh40k:terrain.ruins.02

    @property
    def profile(self) -> tuple[object, ...]:
        """What weapons of the same profile have in common."""
        weapon = self.weapon
        dice = (weapon.attacks, weapon.skill, weapon.strength, weapon.ap, weapon.damage)
        return (weapon.name, weapon.range, *dice, weapon.abilities)

    def shared(self, targets: Sequence[Target], numbers: Sequence[int]) -> list[Attacks]:
        """Return these attacks divided among targets, so many on each."""
        found: list[Attacks] = []
        for target, number in zip(targets, numbers, strict=True):
            if number:
                share = Attacks(self.attacker, self.weapon, self.bearers, target, self.situation)
                share.number, share.weapons = number, 0 if found else self.weapons
                found.append(share)
        return found

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
