"""Orders: which unit may be issued one, by whom, and what follows when it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from tablero.games.legion import doing, flaws, keywords, suppression
from tablero.games.legion.basic_actions import act_for_free, free_actions
from tablero.games.legion.card_effects import happen
from tablero.games.legion.kinds import abouts, is_a
from tablero.games.legion.order_deeds import OnlyOrderedBy
from tablero.games.legion.state import (
    AIM,
    COMMAND,
    COMMANDER,
    DEFEATED,
    DODGE,
    FACEUP,
    NO_ORDER,
    SET_ASIDE,
    STANDBY,
    SUPPRESSION,
    UNDEPLOYED,
    Battle,
    Unit,
)
from tablero.games.legion.timing import Effect, resolve
from tablero.games.legion.upgrade_effects import concerns
from tablero.games.legion.upgrade_effects import of as of_upgrade
from tablero.games.legion.windows import ANY_ORDER, ENEMY_ANY_ORDER, ORDER_TO
from tablero.kernel import Choose, Option, Pick, Play, Reason, because, say

if TYPE_CHECKING:
    from tablero.games.legion.armies import Army

DIRECT_RANGE: Final = 2
COORDINATE_RANGE: Final = 1
DONE: Final = "done"
AUTHORITATIVE: Final = "authoritative"
AUTHORITY_RANGE: Final = 2
WATCH: Final = "Children of the Watch"
WATCH_RANGE: Final = 2
MERCENARY: Final = "mercenary"


class Ordering:
    """How Orders are issued by the newer book."""

    compulsory = True
    """Whether all Orders of the card must be issued (legion26:command.15)."""

    def present(self, unit: Unit) -> bool:
        """Tell whether a unit counts for commanding: undeployed ones are undefeated (legion26:command.21)."""
        return unit.place not in (DEFEATED, SET_ASIDE)

    def why_too_far(self, battle: Battle, commander: Unit, unit: Unit) -> Reason | None:
        """Return nothing: no range is asked for (legion26:command.13)."""
        return None

    def issue(self, battle: Battle, unit: Unit) -> Play[None]:
        """Issue an Order to a unit."""
        yield from issue(battle, unit)

    def may_order(self, battle: Battle, by: Unit, unit: Unit) -> bool:
        """Tell whether a unit may issue an Order to another."""
        return why_not_order(battle, by, unit) is None

    def received(self, battle: Battle, unit: Unit) -> Play[None]:
        """Let a unit with Fire Support gain a Standby token (legion26:kw.fire-support)."""
        if keywords.has(unit, "fire-support"):
            yield from doing.gain(battle, unit, STANDBY)


class Ordering2023(Ordering):
    """How Orders are issued by the older book."""

    compulsory = False

    COMMAND_RANGE: Final = 3

    def present(self, unit: Unit) -> bool:
        """Tell whether a unit is on the battlefield, as far as commanding goes: aboard a transport, too."""
        # legion23:command.03, legion23:kw.transport-closed.4, legion23:kw.transport-closed.7
        return unit.place not in (DEFEATED, SET_ASIDE, UNDEPLOYED)

    def why_too_far(self, battle: Battle, commander: Unit, unit: Unit) -> Reason | None:
        """Return why a unit is too far away from the nominated commander."""
        if not doing.within(battle, commander, unit, self.COMMAND_RANGE):
            return because("legion23:command.12", "legion-order-too-far", unit=battle.name(unit))
        return None

    def received(self, battle: Battle, unit: Unit) -> Play[None]:
        """Do nothing more: Fire Support is about attacks."""
        return
        yield


def backs(army: Army) -> str:
    """Return whose Order tokens an army uses: those of its faction, or the mercenaries' if it has nobody else."""
    # legion26:apxc.05, legion23:merc.05, legion23:merc.08
    hired = all(entry.card.mercenary_for for entry in army.entries)
    return MERCENARY if hired and army.entries else army.faction


# Who can be issued an Order.


def why_not_order(battle: Battle, by: Unit, unit: Unit) -> Reason | None:
    """Return why a unit can't issue an Order to another, whatever the source of the Order."""
    if unit.seat != by.seat or not battle.edition.orders.present(unit):
        rule = battle.edition.rule("legion26:command.13", "legion23:command.11")
        return because(rule, "legion-order-not-yours", unit=battle.name(unit))
    if unit.ordered or unit.order != NO_ORDER:
        # legion26:command.13
        rule = battle.edition.rule("legion26:command.17", "legion23:command.13")
        return because(rule, "legion-order-already", unit=battle.name(unit))
    if not may_command(by, unit):
        rule = battle.edition.rule("legion26:apxc.06", "legion23:command.19")
        return because(rule, "legion-order-affiliation", unit=battle.name(unit))
    if forbidden(battle, by, unit):
        rule = battle.edition.rule("legion26:command.13", "legion23:command.11")
        return because(rule, "legion-order-forbidden", unit=battle.name(unit))
    return flaws.why_not_order(battle, unit) or battle.edition.mission.why_not_order(battle, unit)


def forbidden(battle: Battle, by: Unit, unit: Unit) -> bool:
    """Tell whether an upgrade, its own or an enemy's, keeps a unit from being issued Orders by another."""
    for bearer in battle.units:
        for upgrade in bearer.upgrades:
            for timed in of_upgrade(upgrade.card) if upgrade.in_force and bearer.place != DEFEATED else ():
                if timed.window == ORDER_TO and concerns(battle, timed, bearer, unit):
                    words = [each for each in timed.effects if isinstance(each, OnlyOrderedBy)]
                    if not all(word.allows(by, unit) for word in words):
                        return True
    return False


def may_command(by: Unit, unit: Unit) -> bool:
    """Tell whether the affiliation of a unit lets another give it Orders (legion26:apxc.06, legion23:merc.06)."""
    if not unit.card.affiliation or unit.card.affiliation == by.card.affiliation:
        return True
    # legion26:kw.allies-of-convenience, legion23:kw.allies-of-convenience
    return bool(keywords.has(by, "allies-of-convenience") and unit.card.mercenary_for)


def why_not_card_order(battle: Battle, commander: Unit, unit: Unit, kinds: tuple[str, ...]) -> Reason | None:
    """Return why the nominated commander can't give a unit an Order of the card."""
    reason = why_not_order(battle, commander, unit)
    if reason is not None:
        return reason
    if kinds and not any(is_a(unit, kind) for kind in kinds):
        rule = battle.edition.rule("legion26:command.13", "legion23:command.14")
        return because(rule, "legion-order-kind", unit=battle.name(unit))
    return _why_out_of_reach(battle, commander, unit) or battle.edition.orders.why_too_far(battle, commander, unit)


def _why_out_of_reach(battle: Battle, commander: Unit, unit: Unit) -> Reason | None:
    """Return why a unit is farther from the commander than the card allows."""
    card = doing.command_cards(battle).get(battle.played[commander.seat])
    if card is None or not card.order_range or doing.within(battle, commander, unit, card.order_range):
        return None
    rule = battle.edition.rule("legion26:command.13", "legion23:command.12")
    return because(rule, "legion-order-too-far", unit=battle.name(unit))


# Issuing it.


def issue(battle: Battle, unit: Unit) -> Play[Unit]:
    """Put a faceup Order token beside a unit, and let everything happen that follows; return who was issued the Order."""
    other = yield from pass_on(battle, unit)
    if other is not None:
        return (yield from issue(battle, other))
    unit.order = FACEUP  # legion26:command.14, legion23:command.15, legion26:token.order, legion23:token.11
    unit.ordered = True
    battle.log.tell("legion-ordered", unit=battle.name(unit))
    yield from received(battle, unit)
    yield from happen(battle, unit.seat, ANY_ORDER, unit)
    yield from happen(battle, 1 - unit.seat, ENEMY_ANY_ORDER, unit)
    return unit


def received(battle: Battle, unit: Unit) -> Play[None]:
    """Let happen what happens after a unit was issued an Order."""
    # legion26:kw.defend-x, legion23:kw.defend-x
    yield from doing.gain(battle, unit, DODGE, keywords.value(unit, "defend"))
    # legion26:kw.target-x, legion23:kw.target-x
    yield from doing.gain(battle, unit, AIM, keywords.value(unit, "target"))
    yield from battle.edition.orders.received(battle, unit)
    effects = [
        Effect(unit.id, "disciplined", partial(stay_disciplined, battle, unit), partial(unit.has, SUPPRESSION)),
        Effect(unit.id, "coordinate", partial(coordinate, battle, unit)),
        Effect(unit.id, "this-is-the-way", partial(this_is_the_way, battle, unit)),
    ]
    yield from resolve(unit.seat, [each for each in effects if keywords.has(unit, each.name)])


def pass_on(battle: Battle, unit: Unit) -> Play[Unit | None]:
    """Ask to whom an Authoritative unit issues the Order that it would be issued itself, once in a Command Phase."""
    # legion23:kw.authoritative
    if not keywords.has(unit, AUTHORITATIVE) or AUTHORITATIVE in unit.used or battle.phase != COMMAND:
        return None
    others: list[Option] = [
        ("unit", ally.id)
        for ally in battle.units
        if ally is not unit
        and why_not_order(battle, unit, ally) is None
        and doing.within(battle, unit, ally, AUTHORITY_RANGE)  # legion23:kw.authoritative
    ]
    if not others:
        return None
    chosen = yield Choose(unit.seat, ["no", *others], say("legion-ask-authoritative", unit=battle.name(unit)))
    if chosen == "no":
        return None
    unit.used.append(AUTHORITATIVE)  # legion23:kw.authoritative
    found: Unit = battle.units[chosen[1]]
    return found


def this_is_the_way(battle: Battle, unit: Unit) -> Play[None]:
    """Let other units of the Children of the Watch nearby make an action that a unit which was issued an Order lists."""
    ways: dict[Option, tuple[str, int, list[Option]]] = {}
    for way in [each.strip() for about in abouts(unit, "this-is-the-way") for each in about.split(" or ")]:
        action, _, count = way.partition(" ")
        able: list[Option] = [("unit", ally.id) for ally in _followers(battle, unit, action)]
        if able:
            ways["way", action] = action, int(count), able
    if not ways:
        return
    chosen = yield Choose(unit.seat, [*ways, "no"], say("legion-ask-the-way", unit=battle.name(unit)))
    if chosen == "no":
        return
    action, most, able = ways[chosen]
    # legion26:kw.this-is-the-way
    picked = yield Pick(unit.seat, able, 0, most, say("legion-ask-the-way-units", action=action))
    for _, id in picked:
        yield from act_for_free(battle, battle.units[id], action)


def _followers(battle: Battle, unit: Unit, action: str) -> list[Unit]:
    """Return the other Children of the Watch within 2 of a unit that can make an action (legion26:kw.this-is-the-way)."""
    near = [
        ally
        for ally in battle.undefeated(unit.seat)
        if ally is not unit and is_a(ally, WATCH) and doing.within(battle, unit, ally, WATCH_RANGE)
    ]
    return [ally for ally in near if action in free_actions(battle, ally)]


def stay_disciplined(battle: Battle, unit: Unit) -> Play[None]:
    """Let a unit drop some Suppression (legion26:kw.disciplined-x, legion23:kw.disciplined-x)."""
    most = min(keywords.value(unit, "disciplined"), unit.has(SUPPRESSION))
    if most:
        options: list[Option] = [("remove", count) for count in range(most, -1, -1)]
        chosen = yield Choose(unit.seat, options, "legion-ask-disciplined")
        suppression.calm(battle, unit, chosen[1])


def coordinate(battle: Battle, unit: Unit) -> Play[None]:
    """Let a unit that was issued an Order issue one to another; several instances widen the choice only."""
    kinds = abouts(unit, "coordinate")
    bands = max([COORDINATE_RANGE, *(each.card.coordinate_range for each in unit.upgrades if each.in_force)])

    def fits(target: Unit) -> bool:
        # legion26:kw.coordinate-unit-name-unit-type, legion23:kw.coordinate
        return any(is_a(target, kind) for kind in kinds) and doing.within(battle, unit, target, bands)

    if kinds:
        yield from order_one(battle, unit, fits, "legion-ask-coordinate")


def order_one(battle: Battle, by: Unit, fits: Callable[[Unit], bool], ask: str) -> Play[None]:
    """Let a unit issue one Order to another, by what an ability asks for (legion26:command.16, legion23:command.16)."""
    targets: list[Option] = [
        ("unit", unit.id) for unit in battle.units if why_not_order(battle, by, unit) is None and fits(unit)
    ]
    if not targets:
        return
    chosen = yield Choose(by.seat, [*targets, DONE], ask)
    if chosen != DONE:
        yield from issue(battle, battle.units[chosen[1]])


# Orders that abilities give in the step in which Orders are issued.


def other_orders(battle: Battle, seat: int) -> Play[None]:
    """Let units with Direct or Entourage issue their Orders, one each, in the order the player likes."""
    used: list[tuple[int, str]] = []
    while True:
        ways = [way for way in _ways(battle, seat) if way[:2] not in used]
        if not ways:
            return
        chosen = yield Choose(seat, [*(("order", *way) for way in ways), DONE], "legion-ask-direct")
        if chosen == DONE:
            return
        _, by, ability, target = chosen
        used.append((by, ability))
        yield from issue(battle, battle.units[target])


def _ways(battle: Battle, seat: int) -> Iterator[tuple[int, str, int]]:
    """Yield who can issue an Order with which ability, and to whom."""
    for by in battle.undefeated(seat):
        for ability in ("direct", "entourage"):
            # legion26:kw.direct-unit-name-unit-type, legion23:kw.direct
            # legion26:kw.entourage.2, legion23:kw.entourage.2
            kinds = abouts(by, ability)
            for unit in battle.undefeated(seat):
                if not any(is_a(unit, kind) for kind in kinds) or why_not_order(battle, by, unit) is not None:
                    continue
                if by is not unit and doing.within(battle, by, unit, DIRECT_RANGE):
                    yield by.id, ability, unit.id
        for unit in battle.edition.carrying.ordered(battle, by):
            if why_not_order(battle, by, unit) is None:
                yield by.id, "transport", unit.id  # legion26:kw.transport, legion26:kw.transport.3


# Who commands.


def commanders(battle: Battle, seat: int) -> list[Unit]:
    """Return the commanders of a seat that are there to command."""
    present = battle.edition.orders.present
    return [unit for unit in battle.units if unit.seat == seat and unit.rank == "commander" and present(unit)]


def field_commanders(battle: Battle, seat: int) -> list[Unit]:
    """Return the units of a seat that have a Commander token."""
    present = battle.edition.orders.present
    return [unit for unit in battle.units if unit.seat == seat and unit.has(COMMANDER) and present(unit)]
