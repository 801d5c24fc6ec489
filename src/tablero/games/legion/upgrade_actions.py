"""Upgrades that are used as an action: what is known of them, as data."""

from __future__ import annotations

from typing import Final

from tablero.games.legion import cards, upgrades
from tablero.games.legion.effects import Scene, happen_all
from tablero.games.legion.repairing import MENDING, mend, why_not_mend
from tablero.games.legion.state import Battle, Unit
from tablero.games.legion.upgrade_effects import actions_of
from tablero.kernel import Play, Reason, because

CARD_ACTION: Final = "card action"


def action_of(card: cards.Upgrade) -> str:
    """Return as what kind of action a card is used, if it is: Repair and Treat are card actions where none is printed."""
    # legion26:cardkw.repair-x-capacity-y, legion23:cardkw.repair-x, legion26:cardkw.treat-x-capacity-y, legion23:cardkw.treat-x
    return card.action or (CARD_ACTION if mending(card) is not None else "")


def mending(card: cards.Upgrade | cards.Unit) -> cards.Keyword | None:
    """Return the Repair or Treat that is printed on a card."""
    return next((keyword for keyword in card.keywords if keyword.name in MENDING), None)


def why_not_upgrade(battle: Battle, unit: Unit, number: int) -> Reason | None:
    """Return why an upgrade can't be used as an action."""
    upgrade = unit.upgrades[number]
    keyword = mending(upgrade.card)
    effects = actions_of(upgrade.card)
    scene = Scene(battle, unit.seat, unit, unit, number)
    if upgrade.lost or not (keyword or effects) or not all(effect.possible(scene) for effect in effects):
        rule = battle.edition.rule("legion26:action.06", "legion23:action.03")
        return because(rule, "legion-action-no-card", unit=battle.name(unit))
    reason = upgrades.why_not_ready(battle, upgrade)
    if reason is None and keyword is not None:
        return why_not_mend(battle, unit, keyword, upgrade.marks)
    return reason


def use_upgrade(battle: Battle, unit: Unit, number: int) -> Play[None]:
    """Use an upgrade as an action; exhaust or expend it when that is over (legion26:upgrade.13)."""
    upgrade = unit.upgrades[number]
    battle.log.tell("legion-uses-upgrade", unit=battle.name(unit), card=upgrade.card.name)
    keyword = mending(upgrade.card)
    if keyword is not None:
        # legion26:cardkw.repair-x-capacity-y.2, legion23:cardkw.repair-x.2, legion23:cardkw.treat-x.2
        unit.upgrades[number] = upgrade._replace(marks=upgrade.marks + 1)
        yield from mend(battle, unit, keyword)
    yield from happen_all(actions_of(upgrade.card), Scene(battle, unit.seat, unit, unit, number))
    upgrades.use(unit, number)


# Repair and Treat on the card of a unit.


def can_mend(battle: Battle, unit: Unit, name: str) -> bool:
    """Tell whether a unit can use the Repair or Treat of its own card."""
    keyword = mending(unit.card)
    return keyword is not None and keyword.name == name and why_not_mend(battle, unit, keyword, unit.marks) is None


def mend_by_card(battle: Battle, unit: Unit) -> Play[None]:
    """Use the Repair or Treat of a unit's own card."""
    keyword = mending(unit.card)
    assert keyword is not None
    unit.marks += 1
    yield from mend(battle, unit, keyword)
