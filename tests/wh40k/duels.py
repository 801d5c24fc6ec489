"""Two units that attack each other, wherever they stand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tablero.games.wh40k.attacks import make_attacks
from tablero.games.wh40k.datasheets import Profile, Weapon
from tablero.games.wh40k.situation import PLAIN, Attacks, Situation, choose_target
from tablero.games.wh40k.state import Battle, Model, Unit
from wh40k.playing import Played, attach, battle, entry, profile, run


class Duel:
    """A battle of two units: seat 0 attacks, seat 1 is the target, perhaps with a Leader attached."""

    def __init__(self, field: Battle, weapon: Weapon, situation: Situation) -> None:
        self.field = field
        self.weapon = weapon
        self.situation = situation

    @property
    def attacker(self) -> Unit:
        return self.field.units[0]

    @property
    def target(self) -> Unit:
        return self.field.units[1]

    @property
    def targets(self) -> list[Model]:
        """The models of the target that are left."""
        return self.field.models_of(self.target)

    @property
    def wounds(self) -> list[int]:
        """What each model of the target has left."""
        return [model.wounds for model in self.targets]

    @property
    def attacks(self) -> Attacks:
        """The attacks of all models with the weapon, with the target chosen now."""
        aimed = choose_target(self.field, self.target)
        return Attacks(self.attacker, self.weapon, tuple(self.attacker.models), aimed, self.situation)

    def attack(self, dice: Iterable[int] = (), answers: Iterable[Any] = ()) -> Played[None]:
        """Make the attacks with these dice: number of attacks, hits, wounds, saves, damage, Feel No Pain."""
        return run(make_attacks(self.field, self.attacker, [self.attacks]), dice, answers)


def duel(
    weapon: Weapon,
    *targets: tuple[int, Profile],
    attackers: int = 1,
    bearer: Profile | None = None,
    bearer_keywords: Sequence[str] = ("INFANTRY",),
    bearer_abilities: Sequence[str] = (),
    keywords: Sequence[str] = ("INFANTRY",),
    abilities: Sequence[str] = (),
    leader: Profile | None = None,
    leader_abilities: Sequence[str] = (),
    situation: Situation = PLAIN,
) -> Duel:
    """So many attackers with a weapon against models of these profiles; one usual model where none is given."""
    armed = (attackers, bearer or profile("Attacker"), [weapon])
    mine = entry("Attackers", armed, keywords=bearer_keywords, abilities=bearer_abilities)
    models = [(number, each, ()) for number, each in targets or [(1, profile())]]
    theirs = [entry("Targets", *models, keywords=keywords, abilities=abilities)]
    if leader is not None:
        theirs.append(entry("Leader", (1, leader, ()), keywords=("INFANTRY", "CHARACTER"), abilities=leader_abilities))
    field = battle([mine], theirs)
    if leader is not None:
        attach(field, field.units[2], field.units[1])
    return Duel(field, weapon, situation)
