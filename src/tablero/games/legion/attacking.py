"""Attacking (rulebook: "Attack"): declaring defenders, forming pools, and resolving them one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from tablero.games.legion import cards, keywords, tokens, upgrades
from tablero.games.legion.asking import whether
from tablero.games.legion.pools import RANGED, Added, Die, Pool
from tablero.games.legion.resolving import after_attack, nobody_reacts, resolve_pool
from tablero.games.legion.situation import Surroundings
from tablero.games.legion.spending import DONE
from tablero.games.legion.state import (
    AIM,
    DODGE,
    FACEDOWN,
    INCOGNITO,
    NOBODY,
    NOT_MOVED,
    STANDBY,
    Battle,
    Miniature,
    Unit,
)
from tablero.games.legion.weapons import (
    ANY,
    ARSENAL_USED,
    Aiming,
    Arm,
    Limits,
    aim_at,
    arms,
    targets,
    visible,
    why_not_bear,
    why_not_use,
)
from tablero.kernel import Choose, Distribute, Illegal, Message, Option, Play, because, say

FAMILY_RANGE: Final = 2
BEAM_RANGE: Final = 1


class Group(NamedTuple):
    """Miniatures of a unit that may add the same weapons, each with the same dice."""

    miniatures: list[Miniature]
    arms: list[Arm]
    times: tuple[int, ...]
    """How often the dice of each weapon are added."""


class Attack:
    """All attacks that a unit makes together."""

    __slots__ = (
        "around",
        "as_action",
        "beams",
        "gunslung",
        "limits",
        "longer",
        "names",
        "own_turn",
        "pools",
        "unit",
        "used",
    )

    def __init__(self, around: Surroundings, unit: Unit, limits: Limits, own_turn: bool) -> None:
        self.around = around
        self.unit = unit
        self.limits = limits
        self.own_turn = own_turn
        """Whether it is made in the unit's own activation."""
        self.pools: list[Pool] = []
        self.used: dict[int, int] = {}
        """How many weapons each miniature has added."""
        self.names: list[str] = []
        """The names of the weapons in earlier pools."""
        self.longer = 0
        """How many Aim tokens were spent for Long Shot."""
        self.gunslung = False
        self.as_action = True
        """Whether it is an Attack action, free or not, and no attack that a card grants besides."""
        self.beams: list[Pool] = []
        """The pools of the further attacks that Beam makes."""


def attack(
    battle: Battle,
    around: Surroundings,
    unit: Unit,
    limits: Limits = ANY,
    *,
    own_turn: bool = True,
    reactions: Callable[[], Play[None]] = nobody_reacts,
) -> Play[None]:
    """Let a unit attack: form its pools against one or more defenders, then resolve each of them.

    `reactions` is what comes before anything else that follows from the attack: Standby, and charges that go off.
    """
    doing = Attack(around, unit, limits, own_turn)
    possible = targets(battle, around, unit, limits)
    if not possible:
        raise Illegal(because(battle.edition.rule("legion26:attack.06", "legion23:attack.42"), "legion-no-target"))
    options: list[Option] = [("unit", each.id) for each in possible]
    chosen = yield Choose(unit.seat, options, say("legion-ask-defender", unit=battle.name(unit)))
    yield from form_pool(battle, doing, battle.units[chosen[1]], len(possible) > 1)
    if not (yield from advanced_targeting(battle, doing)):
        yield from declare_more(battle, doing)
    yield from make_attacks(battle, doing, reactions)


def shoot(
    battle: Battle,
    around: Surroundings,
    unit: Unit,
    enemy: Unit,
    weapon: cards.Weapon,
    *,
    own_turn: bool,
    as_action: bool,
    reactions: Callable[[], Play[None]] = nobody_reacts,
) -> Play[None]:
    """Let the leader of a unit shoot an enemy with a weapon that a card lends for it, and with nothing else.

    `as_action` tells whether that is its Attack action.
    """
    doing = Attack(around, unit, ANY, own_turn)
    doing.as_action = as_action
    pool = Pool(around, unit.seat, unit.leader, unit, enemy, RANGED)
    pool.add(battle, Added(unit.leader, weapon))
    doing.pools.append(pool)
    yield from make_attacks(battle, doing, reactions)


def make_attacks(battle: Battle, doing: Attack, reactions: Callable[[], Play[None]]) -> Play[None]:
    """Resolve the pools that a unit has formed, let others react, and then let follow what follows from its attacks."""
    unit, around = doing.unit, doing.around
    if doing.own_turn and any(count > 1 for count in doing.used.values()):
        unit.done.append(ARSENAL_USED)  # legion26:kw.barrage, legion23:kw.barrage
    unit.tokens.pop(STANDBY, None)  # legion26:standby.04, legion23:standby.04
    unit.tokens.pop(INCOGNITO, None)  # legion26:kw.incognito.2, legion23:kw.incognito.2
    left = list(doing.pools)
    resolved: list[Pool] = []
    before = around.remembered() if len(left) > 1 else around
    while left:  # legion26:attack.40, legion23:attack.36
        pool = yield from next_pool(battle, doing, left)
        left.remove(pool)
        if not unit.miniatures:
            pool.around = before  # legion26:kw.deflect.2, legion23:kw.deflect.2: every pool is resolved all the same
        if (yield from resolve_pool(battle, pool)):
            resolved.append(pool)
    # legion26:standby.05, legion26:standby.08, legion23:standby.05, legion23:standby.06, legion23:standby.07
    yield from reactions()
    for pool in resolved:
        yield from after_attack(battle, pool)
    if doing.as_action:
        yield from after_all_pools(battle, doing)
    yield from battle.edition.texts.attack_made(battle, unit)


def next_pool(battle: Battle, doing: Attack, left: list[Pool]) -> Play[Pool]:
    """Have the attacker choose which pool is resolved next (legion26:attack.18, legion23:attack.19)."""
    options: list[Option] = [("pool", pool.defender.id) for pool in left]
    chosen = yield Choose(doing.unit.seat, options, "legion-ask-next-pool")
    return left[options.index(chosen)]


def after_all_pools(battle: Battle, doing: Attack) -> Play[None]:
    """Give a unit, or its kin, what follows from an attack action."""
    unit = doing.unit
    aims = doing.longer + sum(pool.spent_aims for pool in doing.pools)
    if aims and unit.miniatures and keywords.has(unit, "swashbuckler"):
        yield from tokens.gain(battle, doing.around, unit, DODGE)  # legion26:kw.swashbuckler
    if not keywords.has(unit, "we-fight-for-our-family"):
        return
    options: list[Option] = [
        ("unit", other.id)
        for other in battle.units_of(unit.seat)
        if other is not unit
        and keywords.has(other, "we-fight-for-our-family")
        and doing.around.near(unit, other, FAMILY_RANGE)
    ]
    if options:
        # legion26:kw.we-fight-for-our-family
        _, id = yield Choose(unit.seat, options, say("legion-ask-family", unit=battle.name(unit)))
        yield from tokens.gain(battle, doing.around, battle.units[id], DODGE)


# Forming a pool.


def form_pool(battle: Battle, doing: Attack, defender: Unit, others: bool) -> Play[None]:
    """Form a pool against a defender; `others` if weapons that are left out may attack somebody else."""
    unit = doing.unit
    yield from shoot_longer(battle, doing, defender)
    aiming = aim_at(doing.around, unit, defender, doing.longer)
    kinds: list[Option] = [kind for kind in doing.limits.kinds if groups(battle, doing, aiming, kind)]
    # legion26:attack.03, legion26:attack.12, legion23:attack.04, legion23:attack.13, legion23:weaponkw.versatile.2
    kind = yield Choose(unit.seat, kinds, say("legion-ask-kind", target=battle.name(defender)))
    # legion26:attack.04, legion23:attack.05
    pool = Pool(doing.around, unit.seat, unit.leader, unit, defender, str(kind))
    # legion26:kw.distract.2, legion23:kw.distract.2
    optional = others and unit.distracted != defender.id
    yield from add_weapons(battle, doing, pool, groups(battle, doing, aiming, str(kind)), optional)
    if pool.ranged:
        yield from support(battle, doing, pool)
    finish_pool(battle, doing, pool)
    yield from makashi(battle, pool)


def finish_pool(battle: Battle, doing: Attack, pool: Pool) -> None:
    """Note what a pool uses up, and whether it is a Sniper Team's."""
    add_granted(doing.unit, pool)
    doing.pools.append(pool)
    doing.names += [added.weapon.name for added in pool.added]
    pool.sniping = doing.own_turn and snipes(battle, pool)


def add_granted(unit: Unit, pool: Pool) -> None:
    """Add what effects give to all weapons of a unit, and dice that they add: of a colour, against whoever has an Order."""
    pool.extra += keywords.of_weapons(unit)
    for keyword in keywords.named(unit, "extra-dice"):
        colour, _, order = keyword.about.partition(" against ")
        if not order or pool.defender.order == order:
            pool.dice += [Die(colour, NOBODY) for _ in range(keyword.value or 0)]


def groups(battle: Battle, doing: Attack, aiming: Aiming, kind: str) -> list[Group]:
    """Return the miniatures that may add weapons to a pool of this kind, those that are alike together."""
    around, unit = doing.around, aiming.unit
    found: dict[tuple[tuple[Arm, int], ...], Group] = {}
    tried: dict[Arm, bool] = {}
    for miniature in battle.miniatures_of(unit):
        if battle.edition.weapons.most_weapons(unit, doing.used.get(miniature.id, 0)) <= 0:
            continue  # legion26:attack.08, legion23:attack.08, legion23:attack.10
        able: list[Arm] = []
        for arm in arms(battle, unit, miniature, doing.limits.weapons if unit is doing.unit else ()):
            if arm not in tried:
                # legion26:attack.13, legion26:attack.16, legion23:attack.15, legion23:attack.18
                tried[arm] = arm.weapon.name not in doing.names and (
                    why_not_use(battle, around, aiming, arm, kind) is None
                )
            # legion23:attack.09
            if tried[arm] and why_not_bear(battle, around, aiming, miniature, arm, kind) is None:
                able.append(arm)  # legion23:attack.14
        if able:
            times = tuple(sprays(around, miniature, arm.weapon, aiming.defender) for arm in able)
            alike = tuple(zip(able, times, strict=True))
            found.setdefault(alike, Group([], able, times)).miniatures.append(miniature)
    return list(found.values())


def sprays(around: Surroundings, miniature: Miniature, weapon: cards.Weapon, defender: Unit) -> int:
    """Return how often a weapon's dice are added: with Spray once for each defender that its bearer sees."""
    if not any(keyword.name == "spray" for keyword in weapon.keywords):
        return 1
    return len(around.seen(miniature.id, defender))  # legion26:weaponkw.spray, legion23:weaponkw.spray


def add_weapons(battle: Battle, doing: Attack, pool: Pool, choices: list[Group], optional: bool) -> Play[None]:
    """Have the attacker choose how many of each weapon the miniatures of each group add, one at least in all."""
    for number, group in enumerate(choices):
        unit = battle.units[group.miniatures[0].unit]
        each = battle.edition.weapons.most_weapons(unit, doing.used.get(group.miniatures[0].id, 0))
        options = named_weapons(unit, group.arms)
        caps = [cap(battle, unit, pool, arm, len(group.miniatures)) for arm in group.arms]
        most = min(each * len(group.miniatures), sum(caps))
        last = number == len(choices) - 1 and not pool.added
        free = optional or any(costly(unit, arm) for arm in group.arms)
        least = (1 if last else 0) if free else most  # legion26:attack.14, legion23:attack.16
        ask = say("legion-ask-weapons", unit=battle.name(unit), target=battle.name(pool.defender), count=most)
        amounts: tuple[int, ...] = yield Distribute(pool.seat, options, most, ask, caps=caps, least=least)
        hand_out(battle, doing, pool, group, amounts, each)


def named_weapons(unit: Unit, arms: Sequence[Arm]) -> list[Option]:
    """Return the weapons as options; one that is called as another before it, with its upgrade or its number."""
    found: list[Option] = []
    for arm in arms:
        name = arm.weapon.name
        same = [other for other in found if isinstance(other, tuple) and other[1] == name]
        more = str(len(same) + 1) if arm.upgrade == NOBODY else unit.upgrades[arm.upgrade].card.name
        found.append(("weapon", name, more) if same else ("weapon", name))
    return found


def cap(battle: Battle, unit: Unit, pool: Pool, arm: Arm, count: int) -> int:
    """Return how many of so many miniatures may add a weapon to a pool."""
    if arm.upgrade == NOBODY or battle.edition.weapons.shared(unit.upgrades[arm.upgrade].card):
        return count
    used = any(added.upgrade == arm.upgrade for added in pool.added)
    return 0 if used else 1  # legion26:upgrade.08


def costly(unit: Unit, arm: Arm) -> bool:
    """Tell whether using a weapon exhausts or expends its card."""
    if arm.upgrade == NOBODY:
        return False
    card = unit.upgrades[arm.upgrade].card
    return card.exhaust or card.expend


def hand_out(battle: Battle, doing: Attack, pool: Pool, group: Group, amounts: tuple[int, ...], each: int) -> None:
    """Add so many of each weapon to a pool, none of a miniature twice, and exhaust what has to be."""
    load = dict.fromkeys([miniature.id for miniature in group.miniatures], 0)
    for arm, times, amount in sorted(zip(group.arms, group.times, amounts, strict=True), key=lambda row: -row[2]):
        bearers = sorted(load, key=lambda id: load[id])[:amount]
        for id in bearers:
            assert load[id] < each
            load[id] += 1
            doing.used[id] = doing.used.get(id, 0) + 1
            pool.add(battle, Added(id, arm.weapon, arm.upgrade, times))
        if amount:
            exhaust(battle.units[group.miniatures[0].unit], arm)


def exhaust(unit: Unit, arm: Arm) -> None:
    """Exhaust or expend the card of a weapon that was added to a pool."""
    if arm.upgrade != NOBODY:
        # legion26:upgrade.12, legion23:upgrade.10, legion23:upgrade.11
        upgrades.use(unit, arm.upgrade)


# Keywords of this step.


def shoot_longer(battle: Battle, doing: Attack, defender: Unit) -> Play[None]:
    """Let a unit spend Aim tokens to reach farther with Long Shot, and have it do so if nothing else reaches."""
    unit = doing.unit
    needed = 0
    while RANGED in doing.limits.kinds and needed <= unit.has(AIM):
        aiming = aim_at(doing.around, unit, defender, doing.longer + needed)
        before = aiming._replace(longer=doing.longer)
        if needed and _reaches(battle, doing, aiming) > _reaches(battle, doing, before):
            break
        needed += 1
    else:
        return
    options: list[Option] = [("aim", needed)]
    if any(groups(battle, doing, before, kind) for kind in doing.limits.kinds):
        options.insert(0, ("aim", 0))
    # legion26:weaponkw.long-shot, legion23:weaponkw.long-shot-x
    _, spent = yield Choose(unit.seat, options, say("legion-ask-long-shot", unit=battle.name(unit), count=needed))
    if spent:
        tokens.take(unit, AIM, spent)
        doing.longer += spent


def _reaches(battle: Battle, doing: Attack, aiming: Aiming) -> int:
    """Return how many weapons of miniatures may be used at range."""
    return sum(len(group.arms) * len(group.miniatures) for group in groups(battle, doing, aiming, RANGED))


def support(battle: Battle, doing: Attack, pool: Pool) -> Play[None]:
    """Let one allied unit add weapons to a pool with Fire Support, where the edition has that."""
    able: dict[Option, tuple[Unit, list[Group]]] = {}
    for other in battle.edition.weapons.supporters(battle, doing.around, doing.unit):
        choices = groups(battle, doing, aim_at(doing.around, other, pool.defender), RANGED)
        if choices:
            able["unit", other.id] = (other, choices)
    if not able:
        return
    ask = say("legion-ask-fire-support", target=battle.name(pool.defender))
    # legion23:kw.fire-support.2
    chosen: Option = yield Choose(pool.seat, [DONE, *able], ask)
    if chosen == DONE:
        return
    other, choices = able[chosen]
    yield from add_weapons(battle, doing, pool, choices, False)  # legion23:kw.fire-support
    other.order = FACEDOWN  # legion23:kw.fire-support, legion23:kw.fire-support.3
    other.activated = True  # legion23:kw.fire-support.3
    battle.log.tell("legion-supports", unit=battle.name(other))


def snipes(battle: Battle, pool: Pool) -> bool:
    """Tell whether a pool of a unit in its activation is a Sniper Team's that has not moved and sees well."""
    unit = pool.attacker
    # legion26:weaponkw.sniper-team
    if unit is None or not pool.all_have("sniper-team") or unit.moved != NOT_MOVED:
        return False
    return all(pool.around.seen(id, pool.defender) for id in unit.miniatures)  # legion26:weaponkw.sniper-team


def makashi(battle: Battle, pool: Pool) -> Play[None]:
    """Ask whether a master of Makashi gives up one Pierce to break through what protects against it."""
    unit, defender = pool.attacker, pool.defender
    if unit is None or not (pool.melee and pool.value("pierce") and keywords.has(unit, "makashi-mastery")):
        return
    shielded = [name for name in ("immune-pierce", "immune-melee-pierce", "impervious") if keywords.has(defender, name)]
    if shielded:
        ask = whether("legion-ask-makashi", unit=battle.name(unit))
        # legion26:kw.makashi-mastery, legion23:kw.makashi-mastery
        pool.makashi = (yield Choose(unit.seat, ["no", "yes"], ask)) == "yes"


def advanced_targeting(battle: Battle, doing: Attack) -> Play[bool]:
    """Ask whether a unit gains Aim tokens against the right type of unit; then it attacks nobody else."""
    unit, defender = doing.unit, doing.pools[0].defender
    words = keywords.named(unit, "advanced-targeting")
    count = sum(word.value or 0 for word in words if keywords.of_type(defender, word.about))
    if not count:
        return False
    ask = whether("legion-ask-advanced-targeting", unit=battle.name(unit), count=count)
    if (yield Choose(unit.seat, ["no", "yes"], ask)) == "no":
        return False
    yield from tokens.gain(battle, doing.around, unit, AIM, count)  # legion26:kw.advanced-targeting-unit-type-x
    return True


# Additional defenders.


def declare_more(battle: Battle, doing: Attack) -> Play[None]:
    """Let the attacker declare additional defenders, as long as there are weapons left for them."""
    while True:
        options = list(more_options(battle, doing))
        if not options:
            return
        chosen = yield Choose(doing.unit.seat, [DONE, *options], ask_more(battle, doing))
        if chosen == DONE:
            return
        defender = battle.units[chosen[1]]
        if chosen[0] == "unit":
            yield from form_pool(battle, doing, defender, len(options) > 1)
        else:
            repeat(battle, doing, defender, chosen[0], chosen[2])


def ask_more(battle: Battle, doing: Attack) -> Message:
    """Return the question for another defender."""
    return say("legion-ask-another-defender", unit=battle.name(doing.unit))


def more_options(battle: Battle, doing: Attack) -> Iterator[Option]:
    """Yield the units that may be declared as further defenders, and how: with weapons that are left, Gunslinger or Beam."""
    attacked = [pool.defender.id for pool in doing.pools]
    fresh = [each for each in targets(battle, doing.around, doing.unit, doing.limits) if each.id not in attacked]
    for enemy in fresh:  # legion26:attack.16, legion23:attack.18
        aiming = aim_at(doing.around, doing.unit, enemy, doing.longer)
        if any(groups(battle, doing, aiming, kind) for kind in doing.limits.kinds):
            yield ("unit", enemy.id)
    yield from gunslinger_options(battle, doing, fresh)
    yield from beam_options(battle, doing, attacked)


def gunslinger_options(battle: Battle, doing: Attack, fresh: list[Unit]) -> Iterator[Option]:
    """Yield whom a Gunslinger may attack once more, with which of the ranged weapons that it has used."""
    unit = doing.unit
    if doing.gunslung or doing.beams or not keywords.has(unit, "gunslinger"):
        return  # legion26:kw.gunslinger, legion23:kw.gunslinger, legion26:weaponkw.beam-x.2, legion23:weaponkw.beam-x.2
    used = {added.weapon.name: added for pool in doing.pools if pool.ranged for added in pool.added}
    for enemy in fresh:
        aiming = aim_at(doing.around, unit, enemy, doing.longer)
        for name, added in used.items():
            arm = Arm(added.weapon, added.upgrade)
            bearer = battle.miniatures[added.miniature]
            if bearer.unit != unit.id or why_not_use(battle, doing.around, aiming, arm, RANGED) is not None:
                continue
            if why_not_bear(battle, doing.around, aiming, bearer, arm, RANGED) is None:
                yield ("gunslinger", enemy.id, name)


def beam_options(battle: Battle, doing: Attack, attacked: list[int]) -> Iterator[Option]:
    """Yield whom a Beam may go on to: units near the last defender, in sight, at whatever range."""
    unit = doing.unit
    last = doing.pools[-1].defender
    for name in dict.fromkeys(added.weapon.name for added in beams_left(battle, doing)):
        for enemy in battle.units_of(1 - unit.seat):
            if enemy.id in attacked or not visible(battle, doing.around, unit, enemy):
                continue  # legion26:weaponkw.beam-x.3, legion23:weaponkw.beam-x
            if doing.around.near(last, enemy, BEAM_RANGE) and beam_at(battle, doing, enemy, name) is not None:
                yield ("beam", enemy.id, name)


def beams_left(battle: Battle, doing: Attack) -> list[Added]:
    """Return the weapons with Beam in any pool of the unit that may still make further attacks: each up to X of them."""
    if doing.gunslung:
        return []  # legion26:weaponkw.beam-x.2, legion23:weaponkw.beam-x.2
    used = [added for pool in doing.beams for added in pool.added]
    # legion26:weaponkw.beam-x, legion23:weaponkw.beam-x: further attacks make no others
    formed = [added for pool in doing.pools if pool not in doing.beams for added in pool.added]
    return [
        added
        for added in formed
        # legion26:weaponkw.beam-x, legion23:weaponkw.beam-x
        if sum(_same_weapon(added, other) for other in used) < keywords.total(added.weapon.keywords, "beam")
        # legion23:weaponkw.beam-x.2: what Fire Support has added is out of it
        and battle.miniatures[added.miniature].unit == doing.unit.id
    ]


def _same_weapon(one: Added, other: Added) -> bool:
    """Tell whether it is the same weapon of the same miniature, however often its dice are added."""
    return (one.miniature, one.upgrade, one.weapon.name) == (other.miniature, other.upgrade, other.weapon.name)


def beam_at(battle: Battle, doing: Attack, enemy: Unit, name: str) -> Added | None:
    """Return the weapon of a name whose beam may go on to a unit, if there is one."""
    able = (added for added in beams_left(battle, doing) if added.weapon.name == name)
    return next((added for added in able if _may_beam(battle, doing, enemy, added)), None)


def _may_beam(battle: Battle, doing: Attack, enemy: Unit, added: Added) -> bool:
    """Tell whether a beam may hit a unit, its maximum range left aside (legion26:weaponkw.beam-x.3)."""
    aiming = aim_at(doing.around, doing.unit, enemy)
    endless = cards.Weapon(added.weapon.name, False, added.weapon.least, None, keywords=added.weapon.keywords)
    arm, bearer = Arm(endless, added.upgrade), battle.miniatures[added.miniature]
    if why_not_use(battle, doing.around, aiming, arm, RANGED) is not None:
        return False
    return why_not_bear(battle, doing.around, aiming, bearer, arm, RANGED) is None


def repeat(battle: Battle, doing: Attack, defender: Unit, how: str, name: str) -> None:
    """Form a pool of one weapon that is in another pool already."""
    slung = how == "gunslinger"
    used = (each for pool in doing.pools for each in pool.added if each.weapon.name == name)
    added = next(used) if slung else beam_at(battle, doing, defender, name)
    assert added is not None, "it was offered"
    pool = Pool(doing.around, doing.unit.seat, doing.unit.leader, doing.unit, defender, RANGED)
    miniature = battle.miniatures[added.miniature]
    pool.add(battle, added._replace(times=sprays(doing.around, miniature, added.weapon, defender)))
    if slung:
        doing.gunslung = True  # legion26:kw.gunslinger, legion23:kw.gunslinger
    else:
        doing.beams.append(pool)
    finish_pool(battle, doing, pool)
