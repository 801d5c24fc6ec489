"""Upgrade cards (rulebook: "Upgrade Cards"): readied, used, exhausted and expended ones, and those with two sides."""

from __future__ import annotations

from tablero.games.legion import cards
from tablero.games.legion.asking import whether
from tablero.games.legion.state import Battle, Unit, Upgrade
from tablero.kernel import Choose, Option, Play, Reason, because, say

YES, NO = "yes", "no"


def has(card: cards.Upgrade, keyword: str) -> bool:
    """Tell whether a keyword is printed on a card."""
    return any(each.name == keyword for each in card.keywords)


def why_not_ready(battle: Battle, upgrade: Upgrade) -> Reason | None:
    """Return why a card can't be exhausted or expended: only a readied one can."""
    # legion26:upgrade.09, legion23:upgrade.07
    if upgrade.exhausted:
        rule = battle.edition.rule("legion26:upgrade.10", "legion23:upgrade.08")
        return because(rule, "legion-upgrade-exhausted", card=upgrade.card.name)
    if upgrade.expended:
        rule = battle.edition.rule("legion26:upgrade.11", "legion23:upgrade.09")
        return because(rule, "legion-upgrade-expended", card=upgrade.card.name)
    return None


def use(unit: Unit, number: int) -> None:
    """Note that a card was used, and exhaust or expend it if it says so (legion26:upgrade.12, legion26:upgrade.13)."""
    upgrade = unit.upgrades[number]
    # legion23:upgrade.10, legion23:upgrade.11
    unit.upgrades[number] = upgrade._replace(used=True, exhausted=upgrade.card.exhaust, expended=upgrade.card.expend)


def ready_all(unit: Unit) -> None:
    """Ready the exhausted cards of a unit that recovers; expended ones stay so (legion26:upgrade.14, legion23:upgrade.12)."""
    unit.upgrades = [each._replace(exhausted=False) for each in unit.upgrades]


def forget_use(unit: Unit) -> None:
    """Forget which cards were used before an activation."""
    unit.upgrades = [each._replace(used=False) for each in unit.upgrades]


def cycle(unit: Unit) -> None:
    """Ready the cards with Cycle that were not used in an activation that ends (legion26:cardkw.cycle, legion23:cardkw.cycle)."""
    for number, upgrade in enumerate(unit.upgrades):
        if upgrade.exhausted and not upgrade.used and has(upgrade.card, "cycle"):
            unit.upgrades[number] = upgrade._replace(exhausted=False)


# Two sides.


def turn_over(battle: Battle, unit: Unit, number: int) -> None:
    """Turn a card over; it stays readied or exhausted (legion26:cardkw.reconfigure.2, legion23:cardkw.reconfigure)."""
    upgrade = unit.upgrades[number]
    unit.upgrades[number] = upgrade._replace(card=upgrade.card.turn_over())
    battle.log.tell("legion-turns-over", unit=battle.name(unit), card=upgrade.card.name)


def two_sided(unit: Unit) -> list[int]:
    """Return which cards of a unit have another side that is known."""
    return [number for number, each in enumerate(unit.upgrades) if each.card.back is not None and not each.lost]


def offer_to_turn(battle: Battle, unit: Unit, number: int) -> Play[None]:
    """Let a player turn a card over."""
    ask = whether("legion-ask-turn-over", unit=battle.name(unit), card=unit.upgrades[number].card.name)
    if (yield Choose(unit.seat, [NO, YES], ask)) == YES:
        turn_over(battle, unit, number)


def reconfigure(battle: Battle, unit: Unit) -> Play[None]:
    """Let a unit that recovers turn over cards with Reconfigure (legion26:cardkw.reconfigure, legion23:cardkw.reconfigure)."""
    for number in two_sided(unit):
        if has(unit.upgrades[number].card, "reconfigure"):
            yield from offer_to_turn(battle, unit, number)


def choose_sides(battle: Battle, unit: Unit) -> Play[None]:
    """Let a player choose which side of each card is up when its unit deploys (legion26:upgrade.18, legion23:upgrade.16)."""
    for number in two_sided(unit):
        card = unit.upgrades[number].card
        options: list[Option] = [("side", unit.id, number, 0), ("side", unit.id, number, 1)]
        ask = say("legion-ask-side", unit=battle.name(unit), card=card.name)
        chosen = yield Choose(unit.seat, options, ask)
        if chosen[3] != int(card.turned):
            turn_over(battle, unit, number)


def side_of(card: cards.Upgrade, side: int) -> cards.Upgrade:
    """Return a side of a card: 0 is its front."""
    return card if int(card.turned) == side else card.turn_over()


def added_speed(unit: Unit) -> int:
    """Return what the cards of a unit add to its Speed."""
    return sum(each.card.speed for each in unit.upgrades if each.in_force)
