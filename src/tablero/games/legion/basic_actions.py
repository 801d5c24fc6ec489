"""The actions that every unit has, and making them for free when another unit lets it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablero.games.legion import doing, keywords, tokens
from tablero.games.legion.standby import has_acted, may_stand_by
from tablero.games.legion.state import AIM, DODGE, STANDBY, Battle, Unit
from tablero.kernel import Play

MOVE: Final = "move"
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
    # legion26:upgrade.14, legion23:upgrade.12
    unit.upgrades = [each._replace(exhausted=False) for each in unit.upgrades]
    tokens.restore_shields(unit, keywords.value(unit, "recharge"))  # legion26:kw.recharge-x, legion23:kw.recharge-x


def _nothing(battle: Battle, unit: Unit) -> Play[None]:
    return
    yield


PERFORM: Final[dict[str, Callable[[Battle, Unit], Play[None]]]] = {
    MOVE: doing.perform_move,
    ATTACK: doing.perform_attack,
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
    yield from PERFORM[action](battle, unit)
    yield from has_acted(battle, unit)
    if action == STANDBY:
        yield from stand_by(battle, unit)
