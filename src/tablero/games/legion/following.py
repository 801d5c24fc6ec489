"""What follows when a unit has attacked, moved or acted: Standby, charges, then overruns, tokens and free attacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from tablero.games.legion import doing, keywords, movement
from tablero.games.legion.allowances import may_attack
from tablero.games.legion.areas import detonate, overrun
from tablero.games.legion.bane import spring
from tablero.games.legion.cards import Weapon
from tablero.games.legion.circumstances import has_now
from tablero.games.legion.doing import ATTACK
from tablero.games.legion.movement import WITHDRAW
from tablero.games.legion.moving import Moved
from tablero.games.legion.moving_rules import STANDARD
from tablero.games.legion.passengers import exposed, may_act_for_free
from tablero.games.legion.pools import MELEE, RANGED
from tablero.games.legion.standby import reactions, why_not_react
from tablero.games.legion.state import AIM, DEFEATED, DODGE, NOBODY, STANDBY, Battle, Unit
from tablero.games.legion.surroundings import Table
from tablero.games.legion.weapons import KINDS
from tablero.kernel import Choose, Option, Play, say

TEMPTED: Final = "tempted"
TEMPTED_RANGE: Final = 2
TEMPTED_SPEED: Final = 2


def has_acted(battle: Battle, unit: Unit, cause: int = NOBODY) -> Play[None]:
    """Let a unit that has attacked, moved or acted lose its Standby token, enemies on Standby react, and charges go off.

    It is called before anything else that comes after an attack or move, when all pools of an attack are resolved. `cause`
    is the seat whose effect made the unit do it, if that is not its own.
    """
    yield from battle.edition.mission.settle(battle)
    yield from spring(battle, unit)  # legion26:cardkw.bane-tokens.2, legion23:cardkw.bane-tokens.2
    unit.tokens.pop(STANDBY, None)  # legion26:standby.04, legion23:standby.04
    asked: list[int] = []  # legion23:standby.05
    while True:
        waiting = [ally for ally in may_react(battle, unit, cause) if ally.id not in asked]
        if not waiting:
            break
        options: list[Option] = [("standby", ally.id) for ally in waiting]
        ask = say("legion-ask-standby", unit=battle.name(unit), if_no=say("legion-option-no-reaction"))
        chosen = yield Choose(1 - unit.seat, [*options, "no"], ask)
        if chosen == "no":
            break
        asked.append(chosen[1])
        yield from react(battle, battle.units[chosen[1]], unit)
    # legion26:weaponkw.detonate-x, legion23:weaponkw.detonate-x, legion23:weaponkw.detonate-x.3
    yield from detonate(battle, Table(battle), unit)
    yield from battle.edition.mission.settle(battle)


def may_react(battle: Battle, unit: Unit, cause: int = NOBODY) -> list[Unit]:
    """Return the enemies on Standby that can react to what a unit has done, those aboard open transports too."""
    there = [enemy for enemy in battle.undefeated(1 - unit.seat) if exposed(battle, enemy)]
    ready = [enemy for enemy in there if why_not_react(battle, enemy, unit, cause) is None]
    return [enemy for enemy in ready if open_reactions(battle, enemy, unit)]


def react(battle: Battle, unit: Unit, enemy: Unit) -> Play[None]:
    """Spend a Standby token for a free attack or a free move."""
    # legion26:standby.02, legion23:standby.03, legion26:token.standby, legion23:token.04
    unit.tokens.pop(STANDBY)
    options = open_reactions(battle, unit, enemy)
    chosen = yield Choose(unit.seat, options, say("legion-ask-reaction", unit=battle.name(unit)))
    battle.log.tell("legion-reacts", unit=battle.name(unit))
    if chosen == ATTACK:
        doing.note(battle, unit, ATTACK)
        yield from fight(battle, unit, battle.edition.standby.target(enemy))
    else:
        moved = yield from doing.perform_move(battle, unit)
        yield from has_acted(battle, unit)
        yield from has_moved(battle, unit, moved)


def open_reactions(battle: Battle, unit: Unit, enemy: Unit) -> list[Option]:
    """Return what a unit on Standby can do now: no attack if it has made its Attack action in this turn."""
    # legion26:attack.01, legion23:attack.01
    return [each for each in reactions(battle, unit, enemy) if each != ATTACK or may_attack(unit)]


# After attacks.


Reactions: TypeAlias = "Callable[[], Play[None]]"
"""What comes when all pools of an attack are resolved, and before anything else that follows from it."""


def fight(battle: Battle, unit: Unit, only: Unit | None = None, kinds: tuple[str, ...] = KINDS) -> Play[None]:
    """Let a unit attack, and others answer that."""

    def attack(reactions: Reactions) -> Play[None]:
        return doing.perform_attack(battle, unit, only, kinds, reactions)

    yield from answered(battle, unit, attack)


def shoot(battle: Battle, unit: Unit, enemy: Unit, weapon: Weapon, as_action: bool = False) -> Play[None]:
    """Let the leader of a unit shoot an enemy with a weapon that a card lends for one attack, and others answer that."""

    def attack(reactions: Reactions) -> Play[None]:
        return doing.perform_shot(battle, unit, enemy, weapon, as_action, reactions)

    yield from answered(battle, unit, attack)


def answered(battle: Battle, unit: Unit, attack: Callable[[Reactions], Play[None]]) -> Play[None]:
    """Let a unit attack, others react to that, and then enemies answer who are Tempted by the fall of one of theirs."""
    enemies = battle.undefeated(1 - unit.seat)
    fallen: list[Unit] = []

    def reactions() -> Play[None]:
        fallen.extend(enemy for enemy in enemies if enemy.place == DEFEATED)
        yield from has_acted(battle, unit)

    yield from attack(reactions)
    if fallen and battle.edition.standby.tempts:
        for enemy in battle.undefeated(1 - unit.seat):
            yield from give_in(battle, enemy, unit)


def give_in(battle: Battle, unit: Unit, attacker: Unit) -> Play[None]:
    """Let a Tempted unit near the attacker that has defeated one of its side attack or move, once in a round."""
    if not keywords.has(unit, TEMPTED) or TEMPTED in unit.used or not attacker.miniatures:
        return  # legion26:kw.tempted
    if not exposed(battle, unit) or not doing.within(battle, attacker, unit, TEMPTED_RANGE):
        return  # legion26:kw.tempted
    options: list[Option] = [ATTACK] if may_attack(unit) and doing.can_attack(battle, unit) else []
    options += [doing.MOVE] if STANDARD in movement.kinds_of_move(battle, unit) else []
    if not options:
        return
    ask = say("legion-ask-tempted", unit=battle.name(unit), if_no=say("legion-option-no-reaction"))
    chosen = yield Choose(unit.seat, [*options, "no"], ask)
    if chosen == "no":
        return
    unit.used.append(TEMPTED)  # legion26:kw.tempted
    if chosen == ATTACK:
        doing.note(battle, unit, ATTACK)
        yield from fight(battle, unit)
    else:
        # legion26:kw.tempted
        yield from move_at(battle, unit, TEMPTED_SPEED, heeds_terrain=False)


# After moves.


def move_at(battle: Battle, unit: Unit, speed: int, heeds_terrain: bool = True) -> Play[None]:
    """Let a unit make a move at a speed that an effect names, and others react to it."""
    moved = yield from doing.move_at(battle, unit, speed, heeds_terrain)
    if moved is not None:
        # legion26:standby.02, legion26:weaponkw.detonate-x, legion23:standby.03, legion23:weaponkw.detonate-x
        yield from has_acted(battle, unit)


def push(battle: Battle, unit: Unit, speed: int, seat: int) -> Play[None]:
    """Let a player move a unit that may be another's, and others react to it."""
    moved = yield from doing.push(battle, unit, speed, seat)
    if moved is not None:
        yield from has_acted(battle, unit, seat)  # legion26:standby.07, legion23:standby.03


def has_moved(battle: Battle, unit: Unit, moved: Moved | None) -> Play[None]:
    """Let a unit that has made a Move action overrun whom it has moved across, gain tokens, and attack if it may."""
    if moved is None or not exposed(battle, unit):
        return
    if moved.kind in battle.edition.moving.standard:
        yield from run_over(battle, unit, moved)
        yield from gain_by_moving(battle, unit)
        yield from battle.edition.texts.moved(battle, unit)
    yield from attack_after_moving(battle, unit, moved)


def run_over(battle: Battle, unit: Unit, moved: Moved) -> Play[None]:
    """Let a unit in its activation overrun one of the units that it has moved across."""
    if battle.activating == unit.id:  # legion26:weaponkw.overrun-x, legion23:weaponkw.overrun-x
        crossed = [battle.units[id] for id in moved.passed]
        yield from overrun(battle, Table(battle), unit, crossed, lambda: has_acted(battle, unit))


def gain_by_moving(battle: Battle, unit: Unit) -> Play[None]:
    """Give a unit the tokens that a Standard Move in an action brings."""
    # legion26:kw.agile-x, legion23:kw.agile-x
    yield from doing.gain(battle, unit, DODGE, keywords.value(unit, "agile"))
    # legion26:kw.tactical-x, legion23:kw.tactical-x
    yield from doing.gain(battle, unit, AIM, keywords.value(unit, "tactical"))


def attack_after_moving(battle: Battle, unit: Unit, moved: Moved) -> Play[None]:
    """Let a unit attack after its Move action, if an ability gives it that."""
    if STANDBY in unit.done or not may_attack(unit) or not may_act_for_free(battle, unit):
        return
    if WITHDRAW in unit.done and not battle.edition.acting.attacks_after_withdrawing(battle, unit):
        return  # legion26:melee.14, legion23:melee.08
    if not battle.edition.standby.attacks_after_moving(battle, unit):
        return
    only: Unit | None = None
    if has_now(battle, unit, "relentless"):
        kinds: tuple[str, ...] = (MELEE, RANGED)  # legion26:kw.relentless, legion23:kw.relentless
        keyword = "relentless"
    elif has_now(battle, unit, "charge") and moved.melee != NOBODY:
        kinds, only = (MELEE,), battle.units[moved.melee]  # legion26:kw.charge, legion23:kw.charge
        keyword = "charge"
    elif has_now(battle, unit, "steady"):
        kinds = (RANGED,)  # legion26:kw.steady, legion23:kw.steady
        keyword = "steady"
    else:
        return
    if not doing.can_attack(battle, unit, only, kinds):
        return
    told, otherwise = say(f"legion-keyword-{keyword}"), say("legion-option-no-attack")
    ask = say("legion-ask-free-attack", unit=battle.name(unit), keyword=told, if_no=otherwise)
    chosen = yield Choose(unit.seat, [ATTACK, "no"], ask)
    if chosen == ATTACK:
        doing.note(battle, unit, ATTACK)
        yield from fight(battle, unit, only, kinds)
