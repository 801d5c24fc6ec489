"""Upgrades that are used as an action: what is known of them, as data."""

from __future__ import annotations

from typing import Final

from tablero.games.legion import doing
from tablero.games.legion.state import DODGE, Battle, Unit
from tablero.kernel import Play, Reason, because

TOKENS: Final = {
    "Force Reflexes": ((DODGE, 1),),
}
"""Which tokens a unit gains that uses the card; cards that are not here can't be used, and are told to be not enforced."""


def why_not_upgrade(battle: Battle, unit: Unit, number: int) -> Reason | None:
    """Return why an upgrade can't be used as an action."""
    upgrade = unit.upgrades[number]
    if not TOKENS.get(upgrade.card.name) or upgrade.lost:
        rule = battle.edition.rule("legion26:action.06", "legion23:action.03")
        return because(rule, "legion-action-no-card", unit=battle.name(unit))
    if upgrade.exhausted:
        rule = battle.edition.rule("legion26:upgrade.10", "legion23:upgrade.08")
        return because(rule, "legion-upgrade-exhausted", card=upgrade.card.name)
    if upgrade.expended:
        rule = battle.edition.rule("legion26:upgrade.11", "legion23:upgrade.09")
        return because(rule, "legion-upgrade-expended", card=upgrade.card.name)
    return None


def use_upgrade(battle: Battle, unit: Unit, number: int) -> Play[None]:
    """Use an upgrade as an action; exhaust or expend it when that is over (legion26:upgrade.13)."""
    upgrade = unit.upgrades[number]
    battle.log.tell("legion-uses-upgrade", unit=battle.name(unit), card=upgrade.card.name)
    for token, count in TOKENS[upgrade.card.name]:
        yield from doing.gain(battle, unit, token, count)
    unit.upgrades[number] = unit.upgrades[number]._replace(exhausted=upgrade.card.exhaust, expended=upgrade.card.expend)
