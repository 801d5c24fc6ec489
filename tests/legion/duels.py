"""Two units of which one attacks the other, wherever they stand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from legion.playing import Played, attack_dice, battle, card, defence_dice, run
from legion.surroundings import Around
from tablero.games.legion import cards
from tablero.games.legion.armies import Entry
from tablero.games.legion.attacking import attack
from tablero.games.legion.pools import MELEE, OVERRUN, RANGED, Added, Pool
from tablero.games.legion.resolving import resolve
from tablero.games.legion.state import Battle, Unit
from tablero.games.legion.weapons import ANY, Limits


class Duel:
    """A battle in which the first unit of seat 0 attacks the first of seat 1."""

    def __init__(self, field: Battle, around: Around) -> None:
        self.field = field
        self.around = around

    @property
    def attacker(self) -> Unit:
        return self.field.units[0]

    @property
    def defender(self) -> Unit:
        return next(unit for unit in self.field.units if unit.seat == 1)

    @property
    def wounds(self) -> list[int]:
        """The wounds on each miniature of the defender that is left."""
        return [miniature.wounds for miniature in self.field.miniatures_of(self.defender)]

    def attack(
        self, dice: Iterable[int] = (), answers: Iterable[Any] = (), limits: Limits = ANY, own_turn: bool = True
    ) -> Played[None]:
        """Attack with these dice: attack dice and rerolls, cover, defence dice and rerolls."""
        return run(attack(self.field, self.around, self.attacker, limits, own_turn=own_turn), dice, answers)

    def pool(self, *weapons: cards.Weapon, kind: str = RANGED) -> Pool:
        """A pool of these weapons, all of them borne by the first miniature."""
        pool = Pool(self.around, 0, self.attacker.leader, self.attacker, self.defender, kind)
        for weapon in weapons or self.attacker.card.weapons:
            pool.add(self.field, Added(self.attacker.miniatures[0], weapon))
        return pool

    def resolve(self, pool: Pool, dice: Iterable[int] = (), answers: Iterable[Any] = ()) -> Played[None]:
        """Resolve a pool with these dice and answers."""
        return run(resolve(self.field, pool), dice, answers)


def duel(
    edition: str,
    attacker: cards.Unit | Entry,
    defender: cards.Unit | Entry,
    *,
    allies: Sequence[cards.Unit | Entry] = (),
    enemies: Sequence[cards.Unit | Entry] = (),
    melee: bool = False,
) -> Duel:
    """One unit against another, both perhaps with others beside them."""
    around = Around()
    field = battle(edition, [attacker, *allies], [defender, *enemies])
    if melee:
        around.fights.add((0, 1 + len(allies)))
    return Duel(field, around)


def one(*keywords: str, weapon: cards.Weapon, name: str = "Attacker", **given: Any) -> cards.Unit:
    """A unit card of one miniature with eight wounds and one weapon."""
    return card(name, *keywords, weapons=[weapon], **{"minis": 1, "wounds": 8, "courage": 3, **given})


def hero(*keywords: str, name: str = "Defender", **given: Any) -> cards.Unit:
    """A unit card of one miniature with eight wounds and white defence dice."""
    return card(name, *keywords, **{"minis": 1, "wounds": 8, "courage": 3, **given})


def red(faces: str) -> list[int]:
    """How red attack dice fall."""
    return attack_dice("red", faces)


def black(faces: str) -> list[int]:
    """How black attack dice fall."""
    return attack_dice("black", faces)


def white(faces: str) -> list[int]:
    """How white attack dice fall."""
    return attack_dice("white", faces)


def whites(faces: str) -> list[int]:
    """How white defence dice fall."""
    return defence_dice("white", faces)


def reds(faces: str) -> list[int]:
    """How red defence dice fall."""
    return defence_dice("red", faces)


__all__ = ["MELEE", "OVERRUN", "RANGED", "Duel", "black", "duel", "hero", "one", "red", "reds", "white", "whites"]
