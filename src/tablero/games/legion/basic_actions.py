"""The actions that every unit has, and making them for free when another unit lets it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablero.games.legion import doing, keywords, tokens, upgrades
from tablero.games.legion.doing import MOVE, WITHDRAW
from tablero.games.legion.moving import Moved
from tablero.games.legion.pools import MELEE, RANGED
from tablero.games.legion.standby import has_acted, may_stand_by
from tablero.games.legion.state import AIM, DEFEATED, DODGE, NOBODY, STANDBY, Battle, Unit
from tablero.kernel import Choose, Play, say

ATTACK: Final = "attack"
RECOVER: Final = "recover"
BASIC: Final = (MOVE, ATTACK, AIM, DODGE, RECOVER, STANDBY)


def _aim(battle: Battle, unit: Unit) -> Play[None]:
    yield from doing.gain(battle, unit, AIM)  # legion26:action.03, legion23:action.08


def _dodge(battle: Battle, unit: Unit) -> Play[None]:
    yield from doing.gain(battle, unit, DODGE)  # legion26:action.05, legion23:action.10


def recover(battle: Battle, unit: Unit) -> Play[None]:
    """Remove Suppression and ready upgrades."""
    yield from battle.edition.acting.recover(battle, unit)
    upgrades.ready_all(unit)
    yield from upgrades.reconfigure(battle, unit)
    tokens.restore_shields(unit, keywords.value(unit, "recharge"))  # legion26:kw.recharge-x, legion23:kw.recharge-x


def _move(battle: Battle, unit: Unit) -> Play[Moved | None]:
    # legion26:action.10, legion23:action.11
    return (yield from doing.perform_move(battle, unit))


def _attack(battle: Battle, unit: Unit) -> Play[None]:
    yield from doing.perform_attack(battle, unit)  # legion26:action.04, legion23:action.09


def _nothing(battle: Battle, unit: Unit) -> Play[None]:
    return
    yield


PERFORM: Final[dict[str, Callable[[Battle, Unit], Play[Any]]]] = {
    MOVE: _move,
    ATTACK: _attack,
    AIM: _aim,
    DODGE: _dodge,
    RECOVER: recover,
    STANDBY: _nothing,
}


def stand_by(battle: Battle, unit: Unit) -> Play[None]:
    """Give a unit its Standby token once the action is over, which would take it away; Ready gives Aim tokens."""
    yield from doing.gain(battle, unit, STANDBY)  # legion26:action.12, legion23:standby.01
    # legion26:kw.ready-x, legion23:kw.ready-x
    yield from doing.gain(battle, unit, AIM, keywords.value(unit, "ready"))


# Free actions.


def free_actions(battle: Battle, unit: Unit) -> list[str]:
    """Return the actions that a unit can make for free: an effect that gives one sets its own moment."""
    # legion23:action.06
    possible = {
        ATTACK: doing.can_attack(battle, unit),
        MOVE: doing.can_move(battle, unit),
        STANDBY: may_stand_by(unit),
    }
    return [action for action in BASIC if possible.get(action, True)]


def act_for_free(battle: Battle, unit: Unit, action: str) -> Play[None]:
    """Let a unit make an action that costs it nothing."""
    battle.log.tell("legion-free-action", unit=battle.name(unit), action=action)
    came = yield from PERFORM[action](battle, unit)
    yield from has_acted(battle, unit)
    if action == STANDBY:
        yield from stand_by(battle, unit)
    elif action == MOVE:
        yield from gain_by_moving(battle, unit, came)


def gain_by_moving(battle: Battle, unit: Unit, moved: Moved | None) -> Play[None]:
    """Give a unit the tokens that a Standard Move in an action brings."""
    if moved is not None and moved.kind in battle.edition.moving.standard:
        # legion26:kw.agile-x, legion23:kw.agile-x
        yield from doing.gain(battle, unit, DODGE, keywords.value(unit, "agile"))
        # legion26:kw.tactical-x, legion23:kw.tactical-x
        yield from doing.gain(battle, unit, AIM, keywords.value(unit, "tactical"))


def has_moved(battle: Battle, unit: Unit, moved: Moved | None) -> Play[None]:
    """Let a unit attack after its Move action, if an ability gives it that."""
    yield from gain_by_moving(battle, unit, moved)
    if moved is None or unit.place == DEFEATED or not {ATTACK, STANDBY, WITHDRAW}.isdisjoint(unit.done):
        return
    only: Unit | None = None
    if keywords.has(unit, "relentless"):
        kinds: tuple[str, ...] = (MELEE, RANGED)  # legion26:kw.relentless, legion23:kw.relentless
    elif keywords.has(unit, "charge") and moved.melee != NOBODY:
        kinds, only = (MELEE,), battle.units[moved.melee]  # legion26:kw.charge, legion23:kw.charge
    elif keywords.has(unit, "steady"):
        kinds = (RANGED,)  # legion26:kw.steady, legion23:kw.steady
    else:
        return
    if not doing.can_attack(battle, unit, only, kinds):
        return
    chosen = yield Choose(unit.seat, [ATTACK, "no"], say("legion-ask-free-attack", unit=battle.name(unit)))
    if chosen == ATTACK:
        unit.done.append(ATTACK)
        yield from doing.perform_attack(battle, unit, only, kinds)
        yield from has_acted(battle, unit)
