"""Actions: what a unit can do in its activation, how often, and what it costs."""

from __future__ import annotations

from typing import Final

from tablero.games.legion import doing, keywords, suppression
from tablero.games.legion.allowances import JUMPED, may_attack_again, why_not_move_again
from tablero.games.legion.basic_actions import BASIC, PERFORM, RECOVER, stand_by
from tablero.games.legion.card_actions import CARD_ACTIONS, FREE, PAID, carries, why_not_card_action
from tablero.games.legion.card_effects import happen
from tablero.games.legion.charges import PAINT
from tablero.games.legion.circumstances import has_now
from tablero.games.legion.doing import ATTACK, MOVE
from tablero.games.legion.following import has_acted, has_moved
from tablero.games.legion.kinds import abouts
from tablero.games.legion.movement import WITHDRAW
from tablero.games.legion.moving_rules import AT_EDGE
from tablero.games.legion.objectives import claim, why_not_claim
from tablero.games.legion.passengers import may_act_for_free, shut_in
from tablero.games.legion.standby import may_stand_by
from tablero.games.legion.state import (
    AIM,
    FACEUP,
    INCOGNITO,
    ON_BATTLEFIELD,
    STANDBY,
    SUPPRESSION,
    UNDEPLOYED,
    VEHICLE_DAMAGE,
    Battle,
    Token,
    Unit,
)
from tablero.games.legion.upgrade_actions import action_of, use_upgrade, why_not_upgrade
from tablero.games.legion.windows import AIMED, RECOVERED
from tablero.kernel import Choose, Option, Play, Reason, because, say, worked_out

DONE: Final = "done"
CLAIM: Final = "claim"
TOKEN: Final = "token-action"
"""An action with a token that a battle card gives."""
PANIC: Final = "panic"
"""What is noted of a unit that does nothing because it is Panicked."""


class Acting:
    """What the newer book has of its own about actions."""

    claim_costs = 0
    """How many actions it costs to claim an asset: it is a free action (legion26:obj.09)."""
    exhausted_cards_sleep = False
    """Whether an exhausted card can't be used at all: only for what exhausts it (legion26:upgrade.10)."""
    aura = 2
    """How far Take Cover, Bolster and the like reach, in bands."""
    free: tuple[str, ...] = (PAINT, "distract", "smoke")
    """The keywords whose card actions cost no action: legion26:kw.distract, and as its only card says legion26:kw.smoke-x."""

    def recover(self, battle: Battle, unit: Unit) -> Play[None]:
        """Remove any number of Suppression tokens (legion26:action.11)."""
        options: list[Option] = [("remove", count) for count in range(unit.has(SUPPRESSION), -1, -1)]
        chosen = yield Choose(unit.seat, options, say("legion-ask-recover", unit=battle.name(unit)))
        suppression.calm(battle, unit, chosen[1])

    def unmask(self, unit: Unit) -> None:
        """Do nothing: who is incognito stays so whatever it does with tokens, but it contests none."""

    def unmasks(self, unit: Unit, seat: int) -> bool:
        """Tell whether a unit that defends against an attack of a seat is incognito no more: always."""
        return True  # legion26:kw.incognito.2

    def ai_applies(self, battle: Battle, unit: Unit) -> bool:
        """Tell whether AI binds a unit that has no faceup Order: it is Suppressed, damaged, or half destroyed."""
        started = unit.card.minis + sum(each.card.minis for each in unit.upgrades)
        halved = unit.card.courage is None and 2 * len(unit.miniatures) <= started
        # legion26:kw.ai-action
        return suppression.is_suppressed(battle, unit) or bool(unit.has(VEHICLE_DAMAGE)) or (halved and started > 1)

    def withdrawn(self, battle: Battle, unit: Unit) -> None:
        """Do nothing: a Withdraw is one action."""

    def may_attack(self, unit: Unit, action: str) -> bool:
        """Tell whether a unit that has withdrawn may attack or stand by: creatures and Heavy Troopers attack."""
        return action == ATTACK and self.attacks_and_withdraws(unit)

    def attacks_and_withdraws(self, unit: Unit) -> bool:
        """Tell whether a unit may both attack and Withdraw in one activation."""
        # legion26:apxb.24, legion26:apxb.29
        return keywords.of_type(unit, "creature trooper") or keywords.of_type(unit, "heavy trooper")

    def may_withdraw(self, unit: Unit) -> bool:
        """Tell whether what a unit has done lets it Withdraw: neither a Standby action nor, but for some, an attack."""
        if STANDBY in unit.done:
            return False  # legion26:melee.14
        return ATTACK not in unit.done or self.attacks_and_withdraws(unit)  # legion26:melee.14

    def attacks_after_withdrawing(self, battle: Battle, unit: Unit) -> bool:
        """Tell whether an ability may give a unit that has withdrawn a free Attack action."""
        return self.attacks_and_withdraws(unit)

    lost_to_ai = 1
    """How many actions a unit loses that can't make any of those that AI lists (legion26:kw.ai-action.2)."""

    def must_regroup(self, battle: Battle, unit: Unit) -> bool:
        """Say no: whatever a unit does, only its moves have to do with Cohesion."""
        return False

    def why_not_undeployed(self, battle: Battle, unit: Unit, action: Option) -> Reason | None:
        """Return why a unit that is not deployed yet can't make an action: all but moves."""
        if unit.place == UNDEPLOYED and action != MOVE:
            # legion26:deploy.03
            return because("legion26:deploy.06", "legion-action-undeployed", unit=battle.name(unit))
        return None


class Acting2023(Acting):
    """What the older book has of its own about actions."""

    claim_costs = 1  # legion23:claim.01
    exhausted_cards_sleep = True  # legion23:upgrade.08
    aura = 1
    free = ("distract", "self-destruct", "secret-mission", PAINT)
    """legion23:kw.distract, legion23:weaponkw.self-destruct-x, legion23:kw.secret-mission"""

    def recover(self, battle: Battle, unit: Unit) -> Play[None]:
        """Remove all Suppression tokens, but for those that Danger Sense lets a unit keep (legion23:action.12)."""
        # legion23:kw.danger-sense-x
        yield from suppression.calm_by_choice(battle, unit, unit.has(SUPPRESSION))

    def unmask(self, unit: Unit) -> None:
        """Let a unit that makes an action of an objective card be incognito no more (legion23:kw.incognito.2)."""
        unit.tokens.pop(INCOGNITO, None)

    def unmasks(self, unit: Unit, seat: int) -> bool:
        """Tell whether a unit that defends against an attack of a seat is incognito no more: of an enemy."""
        return unit.seat != seat  # legion23:kw.incognito.2

    def ai_applies(self, battle: Battle, unit: Unit) -> bool:
        """Say yes: without a faceup Order, AI always binds (legion23:kw.ai)."""
        return True

    def withdrawn(self, battle: Battle, unit: Unit) -> None:
        """Let a unit that withdraws have no actions left (legion23:melee.08)."""
        if WITHDRAW in unit.done:
            battle.actions = 0

    def may_withdraw(self, unit: Unit) -> bool:
        """Say yes: whatever was done before, it takes all actions that are left (legion23:melee.08)."""
        return True

    def attacks_after_withdrawing(self, battle: Battle, unit: Unit) -> bool:
        """Tell whether an ability may give a unit that has withdrawn a free attack action: Relentless, to creatures."""
        # legion23:type.creature.7
        return has_now(battle, unit, "relentless") and keywords.of_type(unit, "creature trooper")

    lost_to_ai = 0

    def must_regroup(self, battle: Battle, unit: Unit) -> bool:
        """Tell whether the next action of a unit has to be a move: it is out of Cohesion (legion23:deploy.06)."""
        if unit.place != ON_BATTLEFIELD:
            return False
        followers = [id for id in unit.miniatures if id != unit.leader]
        return any(battle.edition.cohesion.why_not(battle, battle.field, unit, id) for id in followers)

    def why_not_undeployed(self, battle: Battle, unit: Unit, action: Option) -> Reason | None:
        """Return nothing: all units are deployed before the first round."""
        return None


# What can be done.


def key(action: Option) -> str:
    """Return how an action is noted among those that a unit has made."""
    if isinstance(action, str):
        return action
    return str(action[0]) if action[0] == CLAIM else " ".join(map(str, action[:2]))


def cost(battle: Battle, unit: Unit, action: Option) -> int:
    """Return how many actions something costs: two arrows are two, a free action costs nothing."""
    if isinstance(action, str):
        return 1
    if action[0] == "upgrade":
        # legion26:action.07, legion23:action.04
        return {"free action": 0, "two-action": 2}.get(action_of(unit.upgrades[action[1]].card), 1)
    if action[0] == CLAIM:
        return battle.edition.acting.claim_costs
    if action[0] == TOKEN:
        given = battle.edition.mission.actions(battle).get(action[1])
        return 1 if given is None else given[1].costs()
    return 0 if action[0] == FREE else 1  # legion26:action.08, legion23:action.05


def why_not(battle: Battle, unit: Unit, action: Option) -> Reason | None:
    """Return why a unit can't make an action now."""
    reason = _why_not_any_more(battle, unit, action)
    if reason is not None:
        return reason
    if action != MOVE and battle.edition.acting.must_regroup(battle, unit):
        return because("legion23:deploy.06", "legion-action-regroup", unit=battle.name(unit))
    return _why_not_itself(battle, unit, action)


def _why_not_any_more(battle: Battle, unit: Unit, action: Option) -> Reason | None:
    """Return why a unit can't make an action at this point of its activation: by what it has done, and has left to do."""
    if cost(battle, unit, action) == 0 and battle.activating != unit.id:
        rule = battle.edition.rule("legion26:action.08", "legion23:action.06")
        return because(rule, "legion-action-not-now", unit=battle.name(unit))
    if cost(battle, unit, action) > battle.actions:
        rule = battle.edition.rule("legion26:action.01", "legion23:action.01")
        return because(rule, "legion-action-none-left", unit=battle.name(unit))
    if key(action) in unit.done and not may_repeat(unit, action):
        # legion26:action.09, legion23:action.07
        rule = battle.edition.rule("legion26:action.02", "legion23:action.02")
        return because(rule, "legion-action-again")
    return battle.edition.acting.why_not_undeployed(battle, unit, action)


def _why_not_itself(battle: Battle, unit: Unit, action: Option) -> Reason | None:
    """Return why a unit can't make an action for what the action itself demands."""
    reason = why_not_aboard(battle, unit, action)
    if reason is not None:
        return reason
    if isinstance(action, str):
        return _why_not_basic(battle, unit, action)
    if action[0] == "upgrade":
        return why_not_upgrade(battle, unit, action[1])
    if action[0] == CLAIM:
        return why_not_claim_now(battle, unit, action[1])
    if action[0] == TOKEN:
        return why_not_token(battle, unit, action[1], action[2])
    return why_not_card_action(battle, unit, action[1])


def why_not_aboard(battle: Battle, unit: Unit, action: Option) -> Reason | None:
    """Return why a unit can't make an action for being, or having been, aboard a transport, or for the table's edge."""
    name = battle.name(unit)
    if shut_in(battle, unit) and action != MOVE:
        return because("legion23:kw.transport-closed.2", "legion-action-shut-in", unit=name)
    if cost(battle, unit, action) == 0 and AT_EDGE in unit.done:
        return because(battle.edition.rule("legion26:move.03", "legion23:move.16"), "legion-action-at-edge", unit=name)
    if cost(battle, unit, action) == 0 and not may_act_for_free(battle, unit):
        return because("legion23:kw.transport-open.2", "legion-action-shaken", unit=name)
    return None


def may_repeat(unit: Unit, action: Option) -> bool:
    """Tell whether an action may be made again: moves may, and attacks of some units."""
    # legion26:action.02, legion23:action.02
    return action == MOVE or (action == ATTACK and may_attack_again(unit))


def _why_not_basic(battle: Battle, unit: Unit, action: str) -> Reason | None:
    name = battle.name(unit)
    if WITHDRAW in unit.done and action in (ATTACK, STANDBY) and not battle.edition.acting.may_attack(unit, action):
        return because(battle.edition.rule("legion26:melee.14", "legion23:melee.08"), "legion-withdrawn", unit=name)
    excluded = {ATTACK: STANDBY, STANDBY: ATTACK}.get(action)
    if excluded in unit.done:
        rule = battle.edition.rule("legion26:standby.01", "legion23:standby.02")
        return because(rule, "legion-action-attack-or-standby")
    if action == STANDBY and not may_stand_by(unit):
        rule = battle.edition.rule("legion26:action.12", "legion23:action.13")
        return because(rule, "legion-action-no-standby", unit=name)
    if action == MOVE:
        if not doing.can_move(battle, unit):
            rule = battle.edition.rule("legion26:action.10", "legion23:action.11")
            return because(rule, "legion-action-no-move", unit=name)
        return why_not_move_again(battle, unit)
    if action == ATTACK and not doing.can_attack(battle, unit):
        rule = battle.edition.rule("legion26:action.04", "legion23:action.09")
        return because(rule, "legion-action-no-attack", unit=name)
    return None


def menu(battle: Battle, unit: Unit) -> list[Option]:
    """Return everything that a unit can do now, or `done` where it may stop (legion26:action.13)."""
    every: list[Option] = list(BASIC)
    free = battle.edition.acting.free
    own = [name for name in CARD_ACTIONS if carries(unit, name)]
    every += [(PAID, name) for name in own if name not in free]
    every += [(FREE, name) for name in own if name in free]
    # legion26:cardkw.repair-x-capacity-y.3, legion23:cardkw.repair-x.2, legion23:cardkw.treat-x.2
    every += [("upgrade", number) for number, upgrade in enumerate(unit.upgrades) if action_of(upgrade.card)]
    every += [(CLAIM, number) for number in range(len(battle.tokens))]
    verbs = battle.edition.mission.actions(battle)
    for verb, (_, part) in verbs.items():
        every += [(TOKEN, verb, number) for number in range(len(part.choices(battle, unit)))]
    left = [action for action in every if _why_not_any_more(battle, unit, action) is None]
    if battle.edition.acting.must_regroup(battle, unit):
        left = [action for action in left if action == MOVE]
    found = [action for action in left if _why_not_itself(battle, unit, action) is None]
    first = ai_actions(battle, unit)
    if first:
        return [action for action in found if action in first]
    if unit.place == UNDEPLOYED and MOVE in found:
        return [MOVE]  # legion26:deploy.03
    return [*found, DONE]


def may_claim(battle: Battle, unit: Unit, token: Token) -> bool:
    """Tell whether a unit may claim a token wherever that is: a card lets it, or a unit has left it behind."""
    left = token.kind == battle.edition.objectives.left_behind and not token.name
    # legion23:kw.wanted, legion23:kw.wanted.2
    return (left and keywords.trooper(unit)) or battle.edition.mission.may_claim(battle, unit, token)


def why_not_claim_now(battle: Battle, unit: Unit, number: int) -> Reason | None:
    """Return why a unit can't claim a token now: no card lets it, or it is too far away."""
    token = battle.tokens[number] if 0 <= number < len(battle.tokens) else None
    if token is None or not may_claim(battle, unit, token):
        rule = battle.edition.rule("legion26:obj.09", "legion23:objective.05")
        return because(rule, "legion-claim-no-asset")
    return why_not_claim(battle, unit, number) or battle.edition.repeating.why_not_claim(battle, unit)


def why_not_token(battle: Battle, unit: Unit, verb: str, number: int) -> Reason | None:
    """Return why a unit can't do with a token what a battle card lets units do."""
    given = battle.edition.mission.actions(battle).get(verb)
    if given is None or not 0 <= number < len(given[1].choices(battle, unit)):
        rule = battle.edition.rule("legion26:action.06", "legion23:objective.05")
        return because(rule, "legion-action-no-card", unit=battle.name(unit))
    at, part = given
    return part.why_not_act(battle, at, unit, number)


def bound_by_ai(battle: Battle, unit: Unit) -> bool:
    """Tell whether AI tells a unit with which action to begin (legion26:kw.ai-action, legion23:kw.ai)."""
    if unit.order == FACEUP or "override" in unit.done or not listed_actions(unit):
        return False
    return battle.edition.acting.ai_applies(battle, unit)


def listed_actions(unit: Unit) -> list[Option]:
    """Return the actions that a unit's AI lists; to Jump is to move."""
    listed = [action.strip() for about in abouts(unit, "ai") for action in about.split(",")]
    return [*listed, (PAID, "jump")] if MOVE in listed else [*listed]


def ai_actions(battle: Battle, unit: Unit) -> list[Option]:
    """Return the actions one of which a unit must make first because of AI (legion26:kw.ai-action, legion23:kw.ai)."""
    begun = any(each in (*BASIC, JUMPED) for each in unit.done)
    if begun or not battle.actions or not bound_by_ai(battle, unit):
        return []
    return [action for action in listed_actions(unit) if why_not(battle, unit, action) is None]


def lose_to_ai(battle: Battle, unit: Unit) -> None:
    """Take an action from a unit that can make none of those that its AI lists, where the edition says so."""
    if bound_by_ai(battle, unit) and not ai_actions(battle, unit):
        # legion26:kw.ai-action.2
        battle.actions = max(0, battle.actions - battle.edition.acting.lost_to_ai)


# Doing it.


def make_actions(battle: Battle, unit: Unit) -> Play[bool]:
    """Let a unit make an action or a free action; return whether it may make another."""
    if PANIC in unit.done:
        return False  # legion26:supp.06, legion23:rally.03
    options = yield from worked_out(lambda: tuple(menu(battle, unit)))
    question = say("legion-ask-action", unit=battle.name(unit), count=battle.actions)
    chosen = yield Choose(unit.seat, [*options], question)
    if chosen == DONE:
        return False
    battle.actions -= cost(battle, unit, chosen)
    yield from make_action(battle, unit, chosen)
    return True


def make_action(battle: Battle, unit: Unit, action: Option) -> Play[None]:
    """Make an action, and let happen what follows it."""
    unit.done.append(key(action))
    if action[0] in (CLAIM, TOKEN):
        battle.edition.acting.unmask(unit)
    came = None
    if isinstance(action, str):
        came = yield from PERFORM[action](battle, unit)
    elif action[0] == "upgrade":
        yield from use_upgrade(battle, unit, action[1])
    elif action[0] == CLAIM:
        claim(battle, unit, action[1])
    elif action[0] == TOKEN:
        at, part = battle.edition.mission.actions(battle)[action[1]]
        yield from part.act(battle, at, unit, action[2])
    else:
        battle.log.tell("legion-card-action", unit=battle.name(unit), keyword=say(f"legion-keyword-{action[1]}"))
        came = yield from CARD_ACTIONS[action[1]].perform(battle, unit)
    # legion26:standby.05, legion26:standby.08, legion26:core.20
    # legion23:standby.06, legion23:standby.07, legion23:timing.03
    if action != ATTACK:  # who fights has been reacted to
        yield from has_acted(battle, unit)
    if action == RECOVER:
        yield from happen(battle, unit.seat, RECOVERED, unit)
    if action == AIM:
        yield from happen(battle, unit.seat, AIMED, unit)
    if action == STANDBY:
        yield from stand_by(battle, unit)
    elif action == MOVE or came is not None:
        yield from has_moved(battle, unit, came)
        battle.edition.acting.withdrawn(battle, unit)
