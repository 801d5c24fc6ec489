"""Wounds (rulebook: "Suffering Wounds and Defeating Miniatures"): who takes them, who is defeated, and damage to Vehicles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablero.games.legion import keywords, suppression
from tablero.games.legion.battlefield import put, take_off
from tablero.games.legion.dice import BLANK, BLOCK, RED, WHITE, roll_defence
from tablero.games.legion.placing import regroup
from tablero.games.legion.state import (
    ASSET,
    DEFEATED,
    DEFEATED_NOW,
    IMMOBILIZE,
    ION,
    NO_ORDER,
    NOBODY,
    POISON,
    VEHICLE_DAMAGE,
    Battle,
    Miniature,
    Token,
    Unit,
)
from tablero.games.legion.wrecks import climb_out, gather
from tablero.kernel import Choose, Option, Pick, Play, say

DAMAGED: Final = "damaged"
DISABLED: Final = "disabled"
WEAPON_DISRUPTED: Final = "weapon-disrupted"
"""What a Vehicle Damage token stands for in the edition of 2023."""


class Damage:
    """What the edition of 2026 has of its own."""

    __slots__ = ()

    def damage(self, battle: Battle, unit: Unit) -> Play[None]:
        """Give a Vehicle that has reached its resilience its token."""
        unit.tokens[VEHICLE_DAMAGE] = 1  # legion26:apxb.10, legion26:token.vehicle-damage
        battle.log.tell("legion-vehicle-damaged", unit=battle.name(unit))
        yield from ()

    def rolls_for_damage(self, unit: Unit) -> bool:
        """Tell whether a unit may lose an action to its Vehicle Damage: not with AI, which has its own duty."""
        return unit.has(VEHICLE_DAMAGE) > 0 and not keywords.has(unit, "ai")  # legion26:apxb.33

    def saved_by_counterpart(self, others: Sequence[Miniature]) -> bool:
        """Tell whether a counterpart must take the wound that would defeat one of the others: of the last one."""
        return len(others) == 1  # legion26:kw.counterpart.6

    def wounds_when_restored(self, unit: Unit, miniature: Miniature) -> int:
        """Return how many Wound tokens a restored miniature has: one less than its own threshold."""
        return miniature.threshold - 1  # legion26:cardkw.restore

    def actions_lost_to_ion(self, unit: Unit) -> Play[int]:
        """Return how many actions Ion tokens cost: a die for each, and one action if any is blank."""
        faces = yield from roll_defence([WHITE] * unit.has(ION))
        return int(BLANK in faces)  # legion26:weaponkw.ion-x.2, legion26:token.ion


class Damage2023(Damage):
    """What the edition of 2023 has of its own."""

    __slots__ = ()

    def damage(self, battle: Battle, unit: Unit) -> Play[None]:
        """Roll for the token of a Vehicle that has reached its resilience."""
        (face,) = yield from roll_defence([RED])  # legion23:vehicle.02
        if face == BLOCK:
            kind = DAMAGED  # legion23:vehicle.03
        elif face == BLANK:
            kind = DISABLED  # legion23:vehicle.04
        else:
            kind = WEAPON_DISRUPTED  # legion23:vehicle.05
        unit.tokens[kind] = 1  # legion23:token.10
        battle.log.tell("legion-vehicle-damage", unit=battle.name(unit), kind=kind)
        if kind == WEAPON_DISRUPTED:
            yield from self.disrupt(battle, unit)

    def disrupt(self, battle: Battle, unit: Unit) -> Play[None]:
        """Have the opponent choose the weapon that adds but half of its dice."""
        weapons = [*unit.card.weapons, *(weapon for upgrade in unit.upgrades for weapon in upgrade.card.weapons)]
        options: list[Option] = [("weapon", name) for name in dict.fromkeys(weapon.name for weapon in weapons)]
        if options:
            ask = say("legion-ask-disrupt", unit=battle.name(unit))
            _, unit.disrupted = yield Choose(1 - unit.seat, options, ask)  # legion23:vehicle.05

    def rolls_for_damage(self, unit: Unit) -> bool:
        """Tell whether a unit may lose an action to its Vehicle Damage."""
        return unit.has(DAMAGED) > 0  # legion23:vehicle.03

    def saved_by_counterpart(self, others: Sequence[Miniature]) -> bool:
        """Tell whether a counterpart must take the wound that would defeat one of the others: of any."""
        return True  # legion23:kw.counterpart.3

    def wounds_when_restored(self, unit: Unit, miniature: Miniature) -> int:
        """Return how many Wound tokens a restored miniature has: one less than the threshold on its unit's card."""
        return unit.card.wounds - 1  # legion23:cardkw.restore.2

    def actions_lost_to_ion(self, unit: Unit) -> Play[int]:
        """Return how many actions Ion tokens cost: one each."""
        yield from ()
        return unit.has(ION)  # legion23:weaponkw.ion-x.2, legion23:token.15


# Suffering wounds.


def suffer(battle: Battle, unit: Unit, count: int) -> Play[int]:
    """Let a unit suffer wounds, on miniatures that its player chooses as far as the rules leave a choice.

    Return how many it has suffered; those that nobody is left to take are lost.
    """
    suffered = 0
    if count and unit.miniatures:
        battle.log.tell("legion-suffers", unit=battle.name(unit), count=count)
    while suffered < count and unit.miniatures:  # legion26:wound.15, legion23:wounds.11
        takers = yield from choose_takers(battle, unit, count - suffered)
        for miniature in takers:
            # legion26:wound.01, legion23:wounds.01
            taken = min(count - suffered, miniature.threshold - miniature.wounds)
            if unit.counterpart is not None:
                taken = 1  # legion26:kw.counterpart.5: each wound may go to the counterpart instead
            suffered += taken
            last = len(unit.miniatures) == 1 and miniature.wounds + taken >= miniature.threshold
            leaving = (yield from climb_out(battle, unit)) if last else []
            mark(battle, miniature, taken)  # legion26:wound.10, legion23:wounds.08: and nothing else
            for passenger in leaving:
                yield from gather(battle, passenger, unit)
                yield from suffer(battle, passenger, 1)  # legion23:kw.transport-closed.5
    suppression.drop_if_fearless(battle, unit)
    if suffered and unit.miniatures:
        yield from battle.edition.texts.wounded(battle, unit)
    return suffered


def candidates(battle: Battle, unit: Unit) -> list[Miniature]:
    """Return the miniatures that may be assigned the next wound."""
    miniatures = [miniature for miniature in battle.miniatures_of(unit) if not miniature.counterpart]
    if len(miniatures) == 1:
        return miniatures  # legion26:wound.04, legion23:wounds.04, legion26:kw.counterpart.3
    # legion26:wound.04, legion23:wounds.04
    followers = [miniature for miniature in miniatures if miniature.id != unit.leader]
    most = max(miniature.wounds for miniature in followers)
    if most:
        # legion26:wound.05, legion23:wounds.05, legion26:cardkw.noncombatant.3, legion23:cardkw.noncombatant.3
        return [miniature for miniature in followers if miniature.wounds == most]
    # legion26:cardkw.noncombatant, legion23:cardkw.noncombatant
    return [miniature for miniature in followers if not noncombatant(battle, miniature)] or followers


def noncombatant(battle: Battle, miniature: Miniature) -> bool:
    """Tell whether a miniature was added by an upgrade with Noncombatant."""
    if miniature.upgrade == NOBODY:
        return False
    card = battle.units[miniature.unit].upgrades[miniature.upgrade].card
    return any(keyword.name == "noncombatant" for keyword in card.keywords)


def choose_takers(battle: Battle, unit: Unit, count: int) -> Play[list[Miniature]]:
    """Have a unit's player choose who takes the next wounds: one miniature, or several if one wound defeats each."""
    if unit.counterpart is not None:
        return (yield from choose_with_counterpart(battle, unit))
    able = candidates(battle, unit)
    options: list[Option] = [("miniature", miniature.id) for miniature in able]
    if all(miniature.threshold - miniature.wounds == 1 for miniature in able):
        number = min(count, len(able))
        ask = say("legion-ask-casualties", unit=battle.name(unit), count=number)
        picked: Sequence[tuple[str, int]] = yield Pick(unit.seat, options, number, number, ask)
        return [battle.miniatures[id] for _, id in picked]
    chosen = yield Choose(unit.seat, options, say("legion-ask-wounded", unit=battle.name(unit)))
    return [battle.miniatures[chosen[1]]]


def choose_with_counterpart(battle: Battle, unit: Unit) -> Play[list[Miniature]]:
    """Have a player choose who takes the next wound of a unit that a counterpart has joined."""
    counterparts = [miniature for miniature in battle.miniatures_of(unit) if miniature.counterpart]
    others = [miniature for miniature in battle.miniatures_of(unit) if not miniature.counterpart]
    saved = battle.edition.damage.saved_by_counterpart(others)
    able = [each for each in candidates(battle, unit) if not saved or each.threshold - each.wounds > 1]
    # legion26:kw.counterpart.5, legion26:kw.counterpart.6, legion23:kw.counterpart.3
    options: list[Option] = [("miniature", miniature.id) for miniature in [*able, *counterparts]]
    chosen = yield Choose(unit.seat, options, say("legion-ask-wounded", unit=battle.name(unit)))
    return [battle.miniatures[chosen[1]]]


def suffer_on(battle: Battle, miniature: Miniature, count: int) -> Play[None]:
    """Let a certain miniature suffer wounds, whoever else could take them."""
    unit = battle.units[miniature.unit]
    was_leader = miniature.id == unit.leader
    if was_leader and miniature.wounds + count >= miniature.threshold and len(unit.miniatures) > 1:
        yield from replace_leader(battle, unit)
    else:
        # legion26:wound.11, legion23:wounds.09
        mark(battle, miniature, min(count, miniature.threshold - miniature.wounds))
    suppression.drop_if_fearless(battle, unit)


def replace_leader(battle: Battle, unit: Unit) -> Play[None]:
    """Have the leader of a unit, which is defeated, take the place of another miniature and its wounds."""
    leader = battle.miniatures[unit.leader]
    others = [miniature for miniature in battle.miniatures_of(unit) if miniature is not leader]
    # legion26:cardkw.noncombatant.2, legion23:cardkw.noncombatant.2
    able = [miniature for miniature in others if not noncombatant(battle, miniature)] or others
    options: list[Option] = [("miniature", miniature.id) for miniature in able]
    # legion26:wound.06, legion23:wounds.06
    _, id = yield Choose(unit.seat, options, say("legion-ask-new-leader", unit=battle.name(unit)))
    chosen = battle.miniatures[id]
    pose = chosen.pose
    leader.wounds = chosen.wounds  # legion26:wound.14
    if leader.threshold > 1 and chosen.threshold == 1:
        leader.wounds = 1  # legion26:cardkw.leader.2, legion23:cardkw.leader.2
    defeat(battle, chosen)
    if pose is not None:
        put(battle, leader, pose)  # legion26:wound.14
        yield from regroup(battle, unit)  # legion26:cohesion.06


def mark(battle: Battle, miniature: Miniature, count: int) -> None:
    """Put Wound tokens on a miniature; with as many as its threshold it is defeated."""
    miniature.wounds += count  # legion26:token.wound, legion23:token.09
    if miniature.wounds >= miniature.threshold:  # legion26:wound.02, legion23:wounds.02
        defeat(battle, miniature)


def defeat(battle: Battle, miniature: Miniature) -> None:
    """Remove a miniature, and its unit with the last one."""
    unit = battle.units[miniature.unit]
    if miniature.id == unit.leader and miniature.pose is not None:
        x, y = miniature.pose.x, miniature.pose.y
        unit.held = [token._replace(x=x, y=y) for token in unit.held]  # legion26:obj.13, legion23:claim.04
    pose = miniature.pose
    unit.miniatures.remove(miniature.id)
    unit.fallen.append(miniature.id)
    take_off(battle, miniature)  # legion26:wound.02, legion23:wounds.02
    number = miniature.upgrade
    if number != NOBODY and not any(battle.miniatures[id].upgrade == number for id in unit.miniatures):
        # legion26:upgrade.16, legion23:upgrade.14
        unit.upgrades[number] = unit.upgrades[number]._replace(lost=True)
    if miniature.counterpart and not any(battle.miniatures[id].counterpart for id in unit.miniatures):
        unit.counterpart = None  # legion26:kw.counterpart.4, legion23:kw.counterpart.7
        # legion26:kw.counterpart.4, legion23:kw.counterpart.4
        unit.upgrades = [each._replace(lost=each.lost or each.counterpart) for each in unit.upgrades]
    battle.log.tell("legion-miniature-defeated", unit=battle.name(unit))
    if not unit.miniatures:
        unit.place = DEFEATED  # legion26:wound.07, legion23:wounds.07
        unit.order = NO_ORDER  # legion26:wound.07, legion23:wounds.07
        battle.happened.append((DEFEATED_NOW, unit.id, NOBODY))
        battle.log.tell("legion-unit-defeated", unit=battle.name(unit))
        if pose is not None and keywords.has(unit, "wanted"):
            # legion23:kw.wanted, legion23:kw.wanted.2
            battle.tokens.append(Token(ASSET, pose.x, pose.y, pose.z, seat=unit.seat))


# Vehicles, and what tokens do in an activation.


def check_resilience(battle: Battle, unit: Unit) -> Play[None]:
    """Damage a Vehicle that has as many wounds as its resilience, once all that wounded it is done."""
    resilience = unit.card.resilience
    # legion26:apxb.32, legion23:vehicle.01, legion23:vehicle.07, legion23:vehicle.08
    if resilience is None or not unit.miniatures:
        return
    # legion26:apxb.12, legion23:vehicle.06
    if unit.damage_suffered or suppression.wounds_on(battle, unit) < resilience:
        return
    unit.damage_suffered = True
    yield from battle.edition.damage.damage(battle, unit)


def actions_lost_to_damage(battle: Battle, unit: Unit) -> Play[int]:
    """Return how many actions a unit loses to Vehicle Damage and Ion at the start of its activation."""
    lost = yield from battle.edition.damage.actions_lost_to_ion(unit)
    if battle.edition.damage.rolls_for_damage(unit):
        faces = yield from roll_defence([WHITE])
        # legion26:apxb.11, legion23:vehicle.03, legion23:activation.10, legion26:action.14
        lost += int(BLANK in faces)
    if lost:
        battle.log.tell("legion-loses-actions", unit=battle.name(unit), count=lost)
    return lost


def end_of_activation(battle: Battle, unit: Unit) -> Play[None]:
    """Let poison work, and take Poison, Ion and Immobilize tokens off a unit whose activation ends."""
    if unit.has(POISON):
        # legion26:weaponkw.poison-x, legion26:weaponkw.poison-x.2, legion23:weaponkw.poison-x.2
        # legion26:token.poison, legion23:token.16
        yield from suffer(battle, unit, unit.has(POISON))
    for kind in (POISON, ION, IMMOBILIZE):
        # legion26:weaponkw.ion-x.2, legion26:weaponkw.immobilize-x.3
        # legion23:weaponkw.ion-x.2, legion23:weaponkw.immobilize-x.2
        unit.tokens.pop(kind, None)
