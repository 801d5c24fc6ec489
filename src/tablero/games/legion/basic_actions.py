"""The actions that every unit has, and making them for free when another unit lets it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablero.games.legion import doing, keywords, tokens, upgrades
from tablero.games.legion.allowances import FREE_MOVE, may_attack, why_not_move_again
from tablero.games.legion.doing import ATTACK, MOVE
from tablero.games.legion.following import fight, has_acted, has_moved
from tablero.games.legion.moving import Moved
from tablero.games.legion.passengers import may_act_for_free, shut_in
from tablero.games.legion.standby import may_stand_by
from tablero.games.legion.state import AIM, DODGE, STANDBY, Battle, Unit
from tablero.kernel import Play

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
    yield from fight(battle, unit)  # legion26:action.04, legion23:action.09


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


def free_actions(battle: Battle, unit: Unit, beyond: bool = False) -> list[str]:
    """Return the actions that a unit can make for free: an effect that gives one sets its own moment.

    Where it is `beyond` the limit, it does not matter whether the unit has attacked.
    """
    if not may_act_for_free(battle, unit):
        return []
    if shut_in(battle, unit):
        return [MOVE] if doing.can_move(battle, unit) else []  # legion23:kw.transport-closed.2
    possible = {
        ATTACK: (beyond or may_attack(unit)) and doing.can_attack(battle, unit),
        MOVE: doing.can_move(battle, unit) and why_not_move_again(battle, unit) is None,
        STANDBY: may_stand_by(unit),
    }
    return [action for action in BASIC if possible.get(action, True)]


def act_for_free(battle: Battle, unit: Unit, action: str, beyond: bool = False) -> Play[None]:
    """Let a unit make an action that costs it nothing; one that is `beyond` the limit of attacks doesn't count for it."""
    battle.log.tell("legion-free-action", unit=battle.name(unit), action=action)
    if not beyond:
        doing.note(battle, unit, FREE_MOVE if action == MOVE else action)
    came = yield from PERFORM[action](battle, unit)
    if action != ATTACK:  # who fights has been reacted to
        yield from has_acted(battle, unit)
    if action == STANDBY:
        yield from stand_by(battle, unit)
    elif action == MOVE:
        yield from has_moved(battle, unit, came)
