"""The activation of a unit: effects at its start, the Rally step, its actions, effects at its end, its Order token."""

from __future__ import annotations

from tablero.games.legion import doing, flaws, keywords, suppression
from tablero.games.legion.actions import PANIC, lose_to_ai, make_actions
from tablero.games.legion.activation_effects import (
    activation_begins,
    activation_ends,
    extra_actions,
    lost_actions,
    may_move_for_courage,
)
from tablero.games.legion.card_effects import happen, of_card
from tablero.games.legion.compulsory import offer_first, race
from tablero.games.legion.objectives import drop_all
from tablero.games.legion.passengers import carried_openly, shaken
from tablero.games.legion.state import (
    ACTING,
    DEFEATED,
    ENDING,
    FACEDOWN,
    FACEUP,
    NEXT_ACTIVATION,
    NO_ORDER,
    NOBODY,
    NOT_MOVED,
    ORDER_RETURNED,
    RALLYING,
    STARTING,
    WHILE_ORDERED,
    Battle,
    Unit,
)
from tablero.games.legion.upgrades import forget_use
from tablero.games.legion.windows import ACTIVATED, ACTIVATES, ENEMY_ACTIVATED, ENEMY_ACTIVATES, RALLIES
from tablero.games.legion.winning import wiped_out
from tablero.kernel import CHECKPOINT, Play

ACTIONS = 2  # legion26:action.01, legion23:action.01


def begin_activation(battle: Battle, unit: Unit) -> None:
    """Begin the activation of a unit."""
    battle.activating = unit.id
    battle.stage = STARTING
    battle.actions = 0
    for each in battle.units:
        each.done.clear()
        each.moved = NOT_MOVED
    forget_use(unit)
    unit.activated = True
    unit.activations += 1
    battle.log.tell("legion-activates", unit=battle.name(unit))


def activate(battle: Battle) -> Play[None]:
    """Take the steps of the activation from wherever it is (legion26:activ.08, legion23:activation.07)."""
    unit = battle.units[battle.activating]
    while unit.place != DEFEATED and battle.stage and not wiped_out(battle):
        yield CHECKPOINT
        if battle.stage == STARTING:
            yield from battle.edition.mission.activates(battle, unit)
            yield from activation_begins(battle, unit, *of_card(battle, unit, ACTIVATES))
            yield from happen(battle, 1 - unit.seat, ENEMY_ACTIVATES, unit)
            battle.stage = RALLYING
        elif battle.stage == RALLYING:
            yield from happen(battle, unit.seat, RALLIES, unit)
            yield from suppression.rally(battle, unit)
            yield from battle.edition.activating.rallied(battle, unit)
            yield from count_actions(battle, unit)
            battle.stage = ACTING
        elif battle.stage == ACTING:
            if not (yield from make_actions(battle, unit)):
                if PANIC not in unit.done:
                    yield from race(battle, unit)
                battle.stage = ENDING
        else:
            if PANIC in unit.done:
                yield from suppression.recover_from_panic(battle, unit)  # legion26:supp.06, legion23:rally.04
            yield from activation_ends(battle, unit, *of_card(battle, unit, ACTIVATED))
            flaws.regret(battle, unit)
            yield from battle.edition.mission.activated(battle, unit)
            yield from happen(battle, 1 - unit.seat, ENEMY_ACTIVATED, unit)
            battle.stage = ""
        yield from battle.edition.mission.settle(battle)
    end_activation(battle, unit)


def count_actions(battle: Battle, unit: Unit) -> Play[None]:
    """Count how many actions a unit can make: every effect that costs one counts (legion26:action.14)."""
    battle.actions = 0
    if doing.panicked(battle, unit):
        unit.done.append(PANIC)  # legion26:supp.06, legion23:rally.03
        yield from drop_all(battle, unit)  # legion23:rally.03, legion23:rally.08
        return
    lost = yield from lost_actions(battle, unit)
    battle.actions = max(0, ACTIONS + extra_actions(battle, unit) - lost)
    if carried_openly(battle, unit) and shaken(battle, unit):
        battle.actions = min(1, battle.actions)  # legion23:kw.transport-open.2
    lose_to_ai(battle, unit)
    yield from doing.scout(battle, unit)
    yield from offer_first(battle, unit)
    yield from may_move_for_courage(battle, unit)


def end_activation(battle: Battle, unit: Unit) -> None:
    """Turn the Order token over, or put the drawn one beside the unit (legion26:activ.09, legion23:activation.08)."""
    if unit.order == NO_ORDER or (unit.order == FACEUP and not unit.drawn):
        # legion26:token.order, legion23:token.11
        unit.order = NO_ORDER if keywords.has(unit, ORDER_RETURNED) else FACEDOWN
    unit.drawn = False
    unit.done.clear()
    unit.moved = NOT_MOVED
    for each in battle.units:
        each.displaced = False  # legion23:notched.16
    unit.granted = [each for each in unit.granted if each.until not in (NEXT_ACTIVATION, WHILE_ORDERED)]
    battle.activating = NOBODY
    battle.stage = ""
    battle.actions = 0
