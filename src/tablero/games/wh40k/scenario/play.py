"""Playing a case of attacks many times by the rules."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from tablero.games.wh40k.attacks import (
    critical_wound,
    hit_modifier,
    hit_needed,
    lowest_wound,
    make_attacks,
    wound_modifier,
    wound_needed,
)
from tablero.games.wh40k.datasheets import Amount, Army, Base, Datasheet, Entry, Equipped, Profile, Weapon, fixed
from tablero.games.wh40k.dice import ANY, HIT, ONES, WOUND
from tablero.games.wh40k.scenario.cases import Case, abilities_of, ability_of
from tablero.games.wh40k.situation import Attacks, Situation, choose_target, nowhere
from tablero.games.wh40k.state import ON_BATTLEFIELD, STATIONARY, Battle, Model
from tablero.kernel import Choose, Decision, Modifier, Pick, Play, Rng, say
from tablero.kernel.chance import Chance

BASE = Base("round", 32, 32)
GRANTS = {"": "", "ones": ONES, "failures": ANY}
OTHER = say("wh40k-because-other")


class Laid(NamedTuple):
    """A case laid out: a battle before the attacks, the weapon, the situation, and which dice a player rolls again."""

    battle: Battle
    weapon: Weapon
    situation: Situation
    failing: dict[str, int]
    """By the message of what is rolled for: results below this are failures."""


class Tally(NamedTuple):
    """How often each number of wounds was lost, and each number of models destroyed."""

    damage: Counter[int]
    slain: Counter[int]


def everywhere(model: Model) -> bool:
    """Give every model cover."""
    return True


def lay_out(case: Case, *, errata: bool) -> Laid:
    """Return the battle of a case, with Devastating Wounds by the book or by the later errata."""
    weapon, context = _weapon(case), case.context
    battle = Battle((_army(_attackers(case, weapon)), _army(_target(case))))
    battle.devastating_errata = errata
    attacker, target = battle.units
    attacker.place = target.place = ON_BATTLEFIELD
    attacker.moved = STATIONARY if context.remained_stationary else ""
    attacker.charged = context.charged_this_turn
    battle.models_of(target)[0].wounds -= case.target.wounds_already_lost
    situation = Situation(
        half_range=context.within_half_range,
        target_seen=not context.target_not_visible,
        in_cover=everywhere if context.benefit_of_cover else nowhere,
        hit_modifiers=(Modifier(context.other_hit_modifier, OTHER),),
        wound_modifiers=(Modifier(context.other_wound_modifier, OTHER),),
        hit_reroll=GRANTS[context.hit_reroll],
        wound_reroll=GRANTS[context.wound_reroll],
    )
    return Laid(battle, weapon, situation, _failing(battle, weapon, situation))


def _army(entry: Entry) -> Army:
    return Army("", "", "", 0, (entry,))


def _attackers(case: Case, weapon: Weapon) -> Entry:
    profile = Profile("Attacker", None, 1, 6, 1, 6, 0, BASE, 0)
    return Entry(Datasheet("Attackers", (profile,), (), ()), (Equipped(case.attackers, profile, (weapon,)),), 0)


def _target(case: Case) -> Entry:
    target = case.target
    invulnerable = () if target.invulnerable is None else (target.invulnerable,)
    profile = Profile("Target", None, target.toughness, target.save, target.wounds, 6, 0, BASE, 0, invulnerable)
    sheet = Datasheet("Targets", (profile,), tuple(target.keywords), (), tuple(abilities_of(target)))
    return Entry(sheet, (Equipped(target.models, profile, ()),), 0)


def _weapon(case: Case) -> Weapon:
    told = case.weapon
    reach = 0 if told.type == "melee" else int(told.range)
    abilities = tuple(ability for text in told.abilities if (ability := ability_of(text)) is not None)
    attacks, damage = Amount.parse(str(told.attacks)), Amount.parse(str(told.damage))
    return Weapon("weapon", reach, attacks, told.skill or 0, fixed(told.strength), told.ap, damage, abilities)


def _failing(battle: Battle, weapon: Weapon, situation: Situation) -> dict[str, int]:
    attacker, target = battle.units
    attacks = Attacks(attacker, weapon, (), choose_target(battle, target), situation)
    needed = wound_needed(weapon.strength.plus, attacks.target.toughness)
    lowest = lowest_wound(needed, wound_modifier(attacks).total, critical_wound(battle, attacks))
    hit = hit_needed(weapon.skill, hit_modifier(battle, attacks).total)
    return {f"wh40k-roll-{HIT}": hit, f"wh40k-roll-{WOUND}": lowest}


def play(laid: Laid, games: int, rng: Rng) -> Tally:
    """Play the attacks so many times; return what came of them."""
    damage: Counter[int] = Counter()
    slain: Counter[int] = Counter()
    for _ in range(games):
        battle = laid.battle.copy()
        attacker, target = battle.units
        models = battle.models_of(target)
        before = sum([model.wounds for model in models])
        bearers = tuple(attacker.models)
        attacks = Attacks(attacker, laid.weapon, bearers, choose_target(battle, target), laid.situation)
        _drive(make_attacks(battle, attacker, [attacks]), laid, rng)
        damage[before - sum([model.wounds for model in models])] += 1
        slain[len(models) - len(target.models)] += 1
    return Tally(damage, slain)


def _drive(going: Play[None], laid: Laid, rng: Rng) -> None:
    answer: Any = None
    try:
        while True:
            request: Any = going.send(answer)
            if isinstance(request, Chance):
                answer = request.draw(rng)
            else:
                answer = request.only()
                if answer is None:
                    answer = _decide(request, laid)
    except StopIteration:
        return


def _decide(decision: Decision, laid: Laid) -> Any:
    """Roll failures again, and nothing else: nobody fishes for critical results."""
    if isinstance(decision, Choose) and decision.message.id == "wh40k-ask-hazardous":
        return decision.options[0]  # which attacker pays for it is nothing to the target
    if not isinstance(decision, Pick):
        raise NotImplementedError(f"no answer to {decision!r}")
    purpose = dict(decision.message.args)["purpose"]
    needed = laid.failing[getattr(purpose, "id", "")]
    return tuple(option for option in decision.options if int(option[2]) < needed)
