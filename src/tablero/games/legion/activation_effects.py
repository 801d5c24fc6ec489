"""What abilities do when the activation of a unit begins and ends, and what costs it actions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from tablero.games.legion import dice, doing, keywords, suppression, tokens
from tablero.games.legion.asking import whether
from tablero.games.legion.basic_actions import act_for_free, free_actions
from tablero.games.legion.cards import Keyword
from tablero.games.legion.courage import demoralize, inspire
from tablero.games.legion.doing import MOVE
from tablero.games.legion.kinds import abouts, can_be_affected, is_a
from tablero.games.legion.speed import FASTER, SPEED
from tablero.games.legion.state import (
    FACEUP,
    IMMOBILIZE,
    INCOGNITO,
    NEXT_ACTIVATION,
    POISON,
    SUPPRESSION,
    UNDEPLOYED,
    WHEEL_MODE,
    Battle,
    Granted,
    Unit,
)
from tablero.games.legion.timing import Effect, resolve
from tablero.games.legion.upgrades import cycle
from tablero.kernel import Choose, Option, Pick, Play, say

YES: Final = "yes"
NO: Final = "no"
SLOWER: Final = "slower"
WHEEL_SPEED: Final = 3
COMPEL_RANGE: Final = 2
OVERRIDE_RANGE: Final = 5


class Activating:
    """What the newer book has of its own about activations."""

    incognito_by_choice = True
    """Whether a unit may give up being incognito (legion26:kw.incognito.3)."""
    on_wheels: tuple[Granted, ...] = (Granted(Keyword("ai", about=MOVE)), Granted(Keyword("unconcerned"), taken=True))
    """What Wheel Mode gives and takes besides Cover: legion26:kw.wheel-mode"""

    def overrides(self, battle: Battle, by: Unit, unit: Unit) -> bool:
        """Tell whether a unit has Override, is near enough and not Panicked (legion26:kw.override)."""
        near = keywords.has(by, "override") and doing.within(battle, by, unit, OVERRIDE_RANGE)
        return near and not doing.panicked(battle, by)

    def may_be_compelled(self, unit: Unit) -> bool:
        """Tell whether a unit may have a free move for a Suppression: no droid."""
        return not keywords.droid(unit)  # legion26:kw.dauntless, legion26:kw.compel-rank-unit-type

    def rallied(self, battle: Battle, unit: Unit) -> Play[None]:
        """Let happen what happens after the Rally step."""
        yield from demoralize(battle, unit)

    def endings(self, battle: Battle, unit: Unit) -> Iterator[Effect]:
        """Yield what else happens when an activation ends."""
        if keywords.has(unit, "inspire"):
            yield Effect(unit.id, "inspire", partial(inspire, battle, unit))  # legion26:kw.inspire-x


class Activating2023(Activating):
    """What the older book has of its own about activations."""

    incognito_by_choice = False
    on_wheels = ()

    def overrides(self, battle: Battle, by: Unit, unit: Unit) -> bool:
        """Tell whether a unit has Override X and is within X bands, in panic or not (legion23:kw.override-x)."""
        reach = keywords.value(by, "override")
        return bool(reach) and doing.within(battle, by, unit, reach)

    def may_be_compelled(self, unit: Unit) -> bool:
        """Say yes: the older book asks for no type (legion23:kw.dauntless, legion23:kw.compel)."""
        return True

    def rallied(self, battle: Battle, unit: Unit) -> Play[None]:
        """Let happen what happens after the Rally step."""
        effects = [
            Effect(unit.id, "demoralize", partial(demoralize, battle, unit)),
            Effect(unit.id, "inspire", partial(inspire, battle, unit)),  # legion23:kw.inspire-x
        ]
        yield from resolve(unit.seat, [each for each in effects if keywords.has(unit, each.name)])

    def endings(self, battle: Battle, unit: Unit) -> Iterator[Effect]:
        """Yield nothing more."""
        return iter(())


# At the start.


def activation_begins(battle: Battle, unit: Unit, *others: Effect) -> Play[None]:
    """Let happen what happens when a unit's activation begins, others of that moment too."""
    yield from resolve(unit.seat, [*others, *beginnings(battle, unit)])


def beginnings(battle: Battle, unit: Unit) -> Iterator[Effect]:
    """Yield what abilities do when a unit's activation begins."""
    if keywords.has(unit, "infiltrate") and unit.place == UNDEPLOYED:
        yield Effect(unit.id, "infiltrate", partial(doing.infiltrate, battle, unit))
    yield Effect(unit.id, "ruthless", partial(ruthlessness, battle, unit), partial(may_be_driven, battle, unit))
    if keywords.has(unit, "ai") and unit.order != FACEUP:
        yield Effect(unit.id, "override", partial(override, battle, unit))
    if unit.has(INCOGNITO) and battle.edition.activating.incognito_by_choice:
        yield Effect(unit.id, "incognito", partial(give_up_incognito, battle, unit))
    if keywords.has(unit, "wheel-mode"):
        yield Effect(unit.id, "wheel-mode", partial(wheel_along, battle, unit))
    if keywords.has(unit, "attack-run"):
        yield Effect(unit.id, "attack-run", partial(attack_run, battle, unit))


def may_be_driven(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit is a Corps Trooper with a faceup Order near a Ruthless unit."""
    near = [
        ally
        for ally in battle.units_of(unit.seat)
        if ally is not unit and keywords.has(ally, "ruthless") and doing.within(battle, ally, unit, 2)
        if doing.sees(battle, ally, unit)
    ]
    # legion26:kw.ruthless, legion23:kw.ruthless
    return bool(near) and unit.order == FACEUP and is_a(unit, "corps trooper")


def ruthlessness(battle: Battle, unit: Unit) -> Play[None]:
    """Let a unit that is driven by a Ruthless one suffer a wound for a free action."""
    chosen = yield Choose(unit.seat, [YES, NO], whether("legion-ask-ruthless", unit=battle.name(unit)))
    if chosen == YES:
        yield from doing.suffer_wounds(battle, unit, 1)
        unit.granted.append(Granted(Keyword("extra-action", 1), NEXT_ACTIVATION))


def override(battle: Battle, unit: Unit) -> Play[None]:
    """Let a unit with Override take a Suppression, so that an AI unit decides for itself in this activation."""
    if not keywords.has(unit, "ai") or unit.order == FACEUP:
        return
    near: list[Option] = [
        ("unit", ally.id)
        for ally in battle.units_of(unit.seat)
        if battle.edition.activating.overrides(battle, ally, unit)
    ]
    if not near:
        return  # legion26:kw.override, legion23:kw.override-x
    chosen = yield Choose(unit.seat, [*near, NO], say("legion-ask-override", unit=battle.name(unit)))
    if chosen != NO:
        yield from doing.gain(battle, battle.units[chosen[1]], SUPPRESSION)
        unit.done.append("override")


def give_up_incognito(battle: Battle, unit: Unit) -> Play[None]:
    """Let a unit stop being incognito for the rest of the game (legion26:kw.incognito.3)."""
    if unit.has(INCOGNITO) and battle.edition.activating.incognito_by_choice:
        chosen = yield Choose(unit.seat, [NO, YES], whether("legion-ask-incognito", unit=battle.name(unit)))
        if chosen == YES:
            unit.tokens.pop(INCOGNITO)


def wheel_along(battle: Battle, unit: Unit) -> Play[None]:
    """Let a unit use its Wheel Mode: it is fast in this activation, and can't attack until the end of the round."""
    if not keywords.has(unit, "wheel-mode"):
        return
    chosen = yield Choose(unit.seat, [NO, YES], whether("legion-ask-wheel-mode", unit=battle.name(unit)))
    if chosen == YES:
        # legion26:kw.wheel-mode, legion26:kw.wheel-mode.2, legion23:kw.wheel-mode, legion23:kw.wheel-mode.2
        unit.tokens[WHEEL_MODE] = 1
        unit.granted.append(Granted(Keyword(SPEED, WHEEL_SPEED), NEXT_ACTIVATION))
        unit.granted += battle.edition.activating.on_wheels


def attack_run(battle: Battle, unit: Unit) -> Play[None]:
    """Let a unit be faster or slower by 1 in this activation (legion26:kw.attack-run)."""
    if keywords.has(unit, "attack-run"):
        ask = say("legion-ask-attack-run", unit=battle.name(unit), if_no=say("legion-option-same-speed"))
        chosen = yield Choose(unit.seat, [NO, FASTER, SLOWER], ask)
        if chosen != NO:
            change = 1 if chosen == FASTER else -1
            unit.granted.append(Granted(Keyword(FASTER, change), NEXT_ACTIVATION))


# Actions that are lost, and won.


def lost_actions(battle: Battle, unit: Unit) -> Play[int]:
    """Return how many actions a unit has fewer, each cause counted by itself (legion26:action.14)."""
    lost = suppression.actions_lost_to_suppression(battle, unit)
    lost += yield from doing.actions_lost(battle, unit)
    return lost + keywords.value(unit, "fewer-actions")


def extra_actions(battle: Battle, unit: Unit) -> int:
    """Return how many actions a unit has more."""
    more = keywords.value(unit, "extra-action")
    if keywords.has(unit, "juyo-mastery") and suppression.is_wounded(battle, unit):
        more += 1  # legion26:kw.juyo-mastery, legion23:kw.juyo-mastery
    return more


def may_move_for_courage(battle: Battle, unit: Unit) -> Play[None]:
    """Let a unit that is Suppressed take another Suppression for a free Move action, with Dauntless or compelled."""
    if (
        not suppression.is_suppressed(battle, unit)
        or MOVE not in free_actions(battle, unit)
        or not moves_for_courage(battle, unit)
    ):
        return
    keyword = say(f"legion-keyword-{'dauntless' if keywords.has(unit, 'dauntless') else 'compel'}")
    ask = whether("legion-ask-dauntless", unit=battle.name(unit), keyword=keyword)
    chosen = yield Choose(unit.seat, [NO, YES], ask)
    if chosen == YES:
        yield from doing.gain(battle, unit, SUPPRESSION)
        yield from act_for_free(battle, unit, MOVE)


def moves_for_courage(battle: Battle, unit: Unit) -> bool:
    """Tell whether a unit has Dauntless or is near one that compels it, which Dauntless units never are."""
    if not battle.edition.activating.may_be_compelled(unit):
        return False
    if keywords.has(unit, "dauntless"):
        return True  # legion26:kw.dauntless, legion23:kw.dauntless, legion26:kw.dauntless.2, legion23:kw.dauntless.2
    # legion26:kw.compel-rank-unit-type, legion23:kw.compel
    return keywords.trooper(unit) and any(
        is_a(unit, about) and doing.within(battle, ally, unit, COMPEL_RANGE)
        for ally in battle.units_of(unit.seat)
        if ally is not unit
        for about in abouts(ally, "compel")
    )


# At the end.


def activation_ends(battle: Battle, unit: Unit, *others: Effect) -> Play[None]:
    """Let happen what happens when a unit's activation ends, others of that moment too."""
    yield from master_the_force(battle, unit)
    cycle(unit)
    yield from resolve(unit.seat, [*endings(battle, unit), *others])


def endings(battle: Battle, unit: Unit) -> Iterator[Effect]:
    """Yield what abilities, and tokens on a unit, do when its activation ends."""
    yield from battle.edition.activating.endings(battle, unit)
    if keywords.has(unit, "regenerate"):  # legion26:kw.regenerate-x, legion23:kw.regenerate-x
        yield Effect(unit.id, "regenerate", partial(regenerate, battle, unit))
    if keywords.has(unit, "latent-power"):  # legion26:kw.latent-power, legion23:kw.latent-power
        yield Effect(unit.id, "latent-power", partial(latent_power, battle, unit))
    tokens_work = partial(doing.activation_ends, battle, unit)
    yield Effect(unit.id, "poison", tokens_work, plain=not unit.has(POISON))


def regenerate(battle: Battle, unit: Unit) -> Play[None]:
    """Roll a white die for each wound, up to X: each success removes one."""
    wounded = [one for one in battle.miniatures_of(unit) if one.wounds]
    # legion26:kw.regenerate-x, legion23:kw.regenerate-x
    count = min(keywords.value(unit, "regenerate"), sum(one.wounds for one in wounded))
    faces = yield from dice.roll_defence([dice.WHITE] * count)
    for _ in range(sum(face != dice.BLANK for face in faces)):
        next(one for one in wounded if one.wounds).wounds -= 1


def latent_power(battle: Battle, unit: Unit) -> Play[None]:
    """Let a unit take a Suppression to roll a red die, which may harm an enemy nearby or help an ally."""
    chosen = yield Choose(unit.seat, [NO, YES], whether("legion-ask-latent-power", unit=battle.name(unit)))
    if chosen == NO:
        return
    yield from doing.gain(battle, unit, SUPPRESSION)
    (face,) = yield from dice.roll_defence([dice.RED])
    if face == dice.SURGE:
        others = [enemy for enemy in battle.units_of(1 - unit.seat) if can_be_affected(enemy)]
        near = [enemy for enemy in others if doing.within(battle, unit, enemy, 1)]
        enemy = yield from _choose(battle, unit, near)
        if enemy is not None:
            yield from doing.gain(battle, enemy, SUPPRESSION, 2)
            yield from doing.gain(battle, enemy, IMMOBILIZE, 2)
    elif face == dice.BLANK:
        healed = [ally for ally in battle.units_of(unit.seat) if keywords.trooper(ally) and not keywords.droid(ally)]
        ally = yield from _choose(battle, unit, [one for one in healed if doing.within(battle, unit, one, 1)])
        if ally is not None:
            _heal(battle, ally)


def _heal(battle: Battle, unit: Unit) -> None:
    wounded = next((one for one in battle.miniatures_of(unit) if one.wounds), None)
    if wounded is not None:
        wounded.wounds -= 1
    else:
        tokens.take(unit, POISON, min(1, unit.has(POISON)))


def _choose(battle: Battle, unit: Unit, among: list[Unit]) -> Play[Unit | None]:
    if not among:
        return None
    options: list[Option] = [("unit", one.id) for one in among]
    chosen = yield Choose(unit.seat, options, "legion-ask-latent-target")
    found: Unit = battle.units[chosen[1]]
    return found


def master_the_force(battle: Battle, unit: Unit) -> Play[None]:
    """Ready up to X exhausted Force upgrades; where there are more, their player chooses which."""
    # legion26:kw.master-of-the-force-x, legion23:kw.master-of-the-force-x
    tired = [n for n, each in enumerate(unit.upgrades) if each.exhausted and each.card.type == "force"]
    most = min(keywords.value(unit, "master-of-the-force"), len(tired))
    options: list[Option] = [("ready", unit.id, number) for number in tired]
    chosen: Any = options[:most]
    if 0 < most < len(options):
        chosen = yield Pick(unit.seat, options, most, most, say("legion-ask-ready", unit=battle.name(unit)))
    for _, _, number in chosen:
        unit.upgrades[number] = unit.upgrades[number]._replace(exhausted=False)
