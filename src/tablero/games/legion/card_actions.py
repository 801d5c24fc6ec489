"""Card actions: what the keywords on a unit's cards let it do as an action or a free action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from tablero.games.legion import doing, keywords, movement, secrets
from tablero.games.legion.allowances import why_not_move_again
from tablero.games.legion.areas import SELF_DESTRUCT, self_destruct
from tablero.games.legion.basic_actions import act_for_free, free_actions
from tablero.games.legion.cards import Keyword
from tablero.games.legion.charges import ARM, PAINT, SMOKE, can_lay, lay
from tablero.games.legion.doing import ATTACK, MOVE
from tablero.games.legion.kinds import abouts, can_be_affected, is_a
from tablero.games.legion.moving import Moved
from tablero.games.legion.repairing import REPAIR, TREAT
from tablero.games.legion.state import (
    AIM,
    DODGE,
    OBSERVATION,
    SUPPRESSION,
    SURGE,
    Battle,
    Granted,
    Unit,
)
from tablero.games.legion.surroundings import Table
from tablero.games.legion.upgrade_actions import can_mend, mend_by_card
from tablero.kernel import Choose, Message, Option, Pick, Play, Reason, because, say

PAID: Final = "card"
FREE: Final = "free"
"""Card actions that cost an action, and those that don't."""


def always(battle: Battle, unit: Unit) -> bool:
    """Say that it can be done."""
    return True


def no_reason(battle: Battle, unit: Unit) -> Reason | None:
    """Have nothing against it."""
    return None


@dataclass(frozen=True, slots=True)
class CardAction:
    """A card action: whether it can be used, and what it does."""

    perform: Callable[[Battle, Unit], Play[Any]]
    """It returns how the unit has moved, if it has."""
    possible: Callable[[Battle, Unit], bool] = always
    why_not: Callable[[Battle, Unit], Reason | None] = no_reason
    """What a rule of its own has against it."""


def _allies(battle: Battle, unit: Unit, bands: int) -> list[Unit]:
    """Return the allied units within some bands, the unit itself included (legion26:measure.11, legion23:measure.09)."""
    return [ally for ally in battle.undefeated(unit.seat) if doing.within(battle, unit, ally, bands)]


def _asking_whom(token: str, keyword: str) -> Message:
    """Return the question who gains a token by a keyword."""
    return say("legion-ask-hand-out", token=say(f"legion-token-{token}"), keyword=say(f"legion-keyword-{keyword}"))


def _hand_out(token: str, keyword: str) -> Callable[[Battle, Unit], Play[None]]:
    """Return the card action that gives a token to each of up to X allied units nearby."""

    def perform(battle: Battle, unit: Unit) -> Play[None]:
        near: list[Option] = [("unit", ally.id) for ally in _allies(battle, unit, battle.edition.acting.aura)]
        most = keywords.value(unit, keyword)
        chosen = yield Pick(unit.seat, near, 0, most, _asking_whom(token, keyword))
        for _, id in chosen:
            yield from doing.gain(battle, battle.units[id], token)

    return perform


def strategize(battle: Battle, unit: Unit) -> Play[None]:
    """Take a Suppression, and give X allied units nearby an Aim and a Dodge each."""
    yield from doing.gain(battle, unit, SUPPRESSION)  # legion26:kw.strategize-x, legion23:kw.strategize-x
    near: list[Option] = [("unit", ally.id) for ally in _allies(battle, unit, battle.edition.acting.aura)]
    count = min(keywords.value(unit, "strategize"), len(near))
    chosen = yield Pick(unit.seat, near, count, count, "legion-ask-strategize")
    for _, id in chosen:
        yield from doing.gain(battle, battle.units[id], AIM)
        yield from doing.gain(battle, battle.units[id], DODGE)


def _calculated(battle: Battle, unit: Unit) -> list[Unit]:
    near = _allies(battle, unit, battle.edition.acting.aura)
    return [ally for ally in near if keywords.trooper(ally) and doing.sees(battle, unit, ally)]


def calculate_odds(battle: Battle, unit: Unit) -> Play[None]:
    """Give an allied Trooper nearby an Aim, a Dodge and a Suppression."""
    # legion26:kw.calculate-odds, legion23:kw.calculate-odds
    options: list[Option] = [("unit", ally.id) for ally in _calculated(battle, unit)]
    chosen = yield Choose(unit.seat, options, "legion-ask-calculate-odds")
    for token in (AIM, DODGE, SUPPRESSION):
        yield from doing.gain(battle, battle.units[chosen[1]], token)


def quick_thinking(battle: Battle, unit: Unit) -> Play[None]:
    """Gain an Aim and a Dodge (legion26:kw.quick-thinking, legion23:kw.quick-thinking)."""
    yield from doing.gain(battle, unit, AIM)
    yield from doing.gain(battle, unit, DODGE)


def _enemies(battle: Battle, unit: Unit, bands: int) -> list[Unit]:
    near = [enemy for enemy in battle.units_of(1 - unit.seat) if doing.within(battle, unit, enemy, bands)]
    return [enemy for enemy in near if doing.sees(battle, unit, enemy) and can_be_affected(enemy)]


def observe(battle: Battle, unit: Unit) -> Play[None]:
    """Put X Observation tokens on an enemy within 3 (legion26:kw.observe-x, legion23:kw.observe-x)."""
    options: list[Option] = [("unit", enemy.id) for enemy in _enemies(battle, unit, 3)]
    chosen = yield Choose(unit.seat, options, "legion-ask-observe")
    yield from doing.gain(battle, battle.units[chosen[1]], OBSERVATION, keywords.value(unit, "observe"))


def _distractable(battle: Battle, unit: Unit) -> list[Unit]:
    return [enemy for enemy in _enemies(battle, unit, 2) if keywords.trooper(enemy)]


def distract(battle: Battle, unit: Unit) -> Play[None]:
    """Make an enemy Trooper within 2 attack this unit, if it can, until the end of the round."""
    # legion26:kw.distract, legion23:kw.distract
    options: list[Option] = [("unit", enemy.id) for enemy in _distractable(battle, unit)]
    chosen = yield Choose(unit.seat, options, "legion-ask-distract")
    battle.units[chosen[1]].distracted = unit.id
    unit.granted.append(Granted(Keyword("inconspicuous"), taken=True))  # legion26:kw.distract.3, legion23:kw.distract.3


def _helped(battle: Battle, unit: Unit, keyword: str) -> list[Unit]:
    """Return the other allied units within 2 that an ability may let act: Troopers, or what the card names."""
    kinds = [kind for kind in abouts(unit, keyword) if kind] or ["trooper"]
    near = [ally for ally in _allies(battle, unit, 2) if ally is not unit]
    return [ally for ally in near if any(is_a(ally, kind) for kind in kinds)]


def _strung(battle: Battle, unit: Unit) -> list[Option]:
    found: list[Option] = []
    for ally in _helped(battle, unit, "pulling-the-strings"):
        found += [(action, ally.id) for action in (ATTACK, MOVE) if action in free_actions(battle, ally)]
    return found


def pulling_the_strings(battle: Battle, unit: Unit) -> Play[None]:
    """Let another allied Trooper within 2 make a free attack or a free move."""
    # legion26:kw.pulling-the-strings, legion23:kw.pulling-the-strings
    chosen = yield Choose(unit.seat, _strung(battle, unit), "legion-ask-strings")
    yield from act_for_free(battle, battle.units[chosen[1]], chosen[0])


def guidance(battle: Battle, unit: Unit) -> Play[None]:
    """Let another allied unit within 2 make a free action that is no attack."""
    # legion26:kw.guidance, legion23:kw.guidance
    options: list[Option] = [("unit", ally.id) for ally in _helped(battle, unit, "guidance")]
    chosen = yield Choose(unit.seat, options, "legion-ask-guidance")
    ally = battle.units[chosen[1]]
    actions = [action for action in free_actions(battle, ally) if action != ATTACK]
    action = yield Choose(unit.seat, actions, say("legion-ask-free-action", unit=battle.name(ally)))
    yield from act_for_free(battle, ally, action)


def master_storyteller(battle: Battle, unit: Unit) -> Play[None]:
    """Give two Surge tokens to each of as many Ewoks within 2 as the round has in number (legion26:kw.master-storyteller)."""
    near: list[Option] = [("unit", ally.id) for ally in _allies(battle, unit, 2) if is_a(ally, "ewok")]
    chosen = yield Pick(unit.seat, near, 0, battle.round, _asking_whom(SURGE, "master-storyteller"))
    for _, id in chosen:
        yield from doing.gain(battle, battle.units[id], SURGE, 2)


def jump(battle: Battle, unit: Unit) -> Play[Moved | None]:
    """Jump: a Move action, and a card action, so once in an activation."""
    # legion26:kw.jump-x, legion23:kw.jump-x, legion23:kw.jump-x.4
    return (yield from movement.jump(battle, unit))


def destroy_itself(battle: Battle, unit: Unit) -> Play[None]:
    """Destroy the unit with whoever is near (legion26:kw.self-destruct-x, legion23:weaponkw.self-destruct-x)."""
    yield from self_destruct(battle, Table(battle), unit)


def why_not_self_destruct(battle: Battle, unit: Unit) -> Reason | None:
    """Return why a unit can't destroy itself."""
    return battle.edition.destruction.why_not(battle, unit)


def _laying(word: str) -> CardAction:
    """Return the card action that puts tokens down."""
    return CardAction(partial(lay, word=word), partial(can_lay, word=word))


def go_on_mission(battle: Battle, unit: Unit) -> Play[None]:
    """Put a token on the unit's card (legion23:kw.secret-mission)."""
    secrets.take_token(battle, unit)
    yield from ()


CARD_ACTIONS: Final[dict[str, CardAction]] = {
    "jump": CardAction(jump, movement.can_jump, why_not_move_again),
    # legion26:kw.take-cover-x, legion23:kw.take-cover-x
    "take-cover": CardAction(_hand_out(DODGE, "take-cover")),
    # legion26:kw.bolster-x, legion23:kw.bolster-x
    "bolster": CardAction(_hand_out(SURGE, "bolster")),
    # legion26:kw.spotter-x, legion23:kw.spotter-x
    "spotter": CardAction(_hand_out(AIM, "spotter")),
    "strategize": CardAction(strategize),
    "calculate-odds": CardAction(calculate_odds, lambda battle, unit: bool(_calculated(battle, unit))),
    "quick-thinking": CardAction(quick_thinking),
    "observe": CardAction(observe, lambda battle, unit: bool(_enemies(battle, unit, 3))),
    "distract": CardAction(distract, lambda battle, unit: bool(_distractable(battle, unit))),
    "pulling-the-strings": CardAction(pulling_the_strings, lambda battle, unit: bool(_strung(battle, unit))),
    "guidance": CardAction(guidance, lambda battle, unit: bool(_helped(battle, unit, "guidance"))),
    "master-storyteller": CardAction(master_storyteller),
    REPAIR: CardAction(mend_by_card, lambda battle, unit: can_mend(battle, unit, REPAIR)),
    TREAT: CardAction(mend_by_card, lambda battle, unit: can_mend(battle, unit, TREAT)),
    # legion26:kw.smoke-x, legion23:kw.smoke-x
    SMOKE: _laying(SMOKE),
    # legion26:weaponkw.arm-x-charge-type, legion23:weaponkw.arm-x
    ARM: _laying(ARM),
    # legion26:cardkw.graffiti-tokens, legion23:cardkw.graffiti
    PAINT: _laying(PAINT),
    SELF_DESTRUCT: CardAction(destroy_itself, why_not=why_not_self_destruct),
    "secret-mission": CardAction(
        go_on_mission, lambda battle, unit: battle.edition.scoring.may_go_on_mission(battle, unit)
    ),
}


def carries(unit: Unit, name: str) -> bool:
    """Tell whether a unit has a keyword on its cards, or on a weapon of its own."""
    return keywords.has(unit, name) or any(
        keyword.name == name for weapon in unit.card.weapons for keyword in weapon.keywords
    )


def why_not_card_action(battle: Battle, unit: Unit, name: str) -> Reason | None:
    """Return why a unit can't use the card action of a keyword now."""
    action = CARD_ACTIONS[name]
    if not carries(unit, name) or not action.possible(battle, unit):
        rule = battle.edition.rule("legion26:action.06", "legion23:action.03")
        return because(rule, "legion-action-no-card", unit=battle.name(unit))
    return action.why_not(battle, unit)
