"""Resolving an attack pool (rulebook: "Attack Sequence", steps 4 to 10): from its dice to wounds and suppression."""

from __future__ import annotations

from tablero.games.legion import keywords, suppression, tokens
from tablero.games.legion.bounties import collect_bounty
from tablero.games.legion.defending import modify_defence_dice, reflect, roll_defence_dice
from tablero.games.legion.modifying import modify_attack_dice
from tablero.games.legion.pools import Pool
from tablero.games.legion.rolling import offer_to_snipe, roll_attack_dice
from tablero.games.legion.state import (
    AIM,
    BEATEN_NOW,
    DODGE,
    IMMOBILIZE,
    INCOGNITO,
    ION,
    POISON,
    Battle,
    Unit,
)
from tablero.games.legion.wounds import check_resilience, suffer
from tablero.kernel import Choose, Option, Play, say


def nobody_reacts() -> Play[None]:
    """Do nothing, where nobody can react to an attack."""
    yield from ()


def resolve(battle: Battle, pool: Pool) -> Play[None]:
    """Resolve an attack on one defender, and let follow what follows from it."""
    if (yield from resolve_pool(battle, pool)):
        yield from after_attack(battle, pool)


def resolve_pool(battle: Battle, pool: Pool) -> Play[bool]:
    """Resolve an attack on one defender, if there is anybody left of it (legion26:attack.02, legion23:attack.02).

    Return whether it was resolved. What follows from it comes later: Standby tokens and charges go before.
    """
    defender = pool.defender
    if not defender.miniatures:
        return False
    if battle.edition.acting.unmasks(defender, pool.seat):
        defender.tokens.pop(INCOGNITO, None)
    tell_attack(battle, pool)
    yield from battle.edition.texts.attack_begins(battle, pool)
    yield from roll_attack_dice(battle, pool)
    yield from battle.edition.texts.dice_rolled(battle, pool)
    if (yield from offer_to_snipe(battle, pool)):
        yield from snipe(battle, pool)
    else:
        yield from strike(battle, pool)
    assign_suppression(battle, pool)
    yield from take_harm(battle, pool)
    return True


def tell_attack(battle: Battle, pool: Pool) -> None:
    """Tell who attacks whom, and with what."""
    names = dict.fromkeys(added.weapon.name for added in pool.added)
    weapons = tuple(say("legion-weapon", name=name) for name in names)
    target = battle.name(pool.defender)
    if pool.attacker is None:
        battle.log.tell("legion-token-attacks", seat=pool.seat + 1, target=target, weapons=weapons)
    else:
        battle.log.tell("legion-attacks", unit=battle.name(pool.attacker), target=target, weapons=weapons)


def strike(battle: Battle, pool: Pool) -> Play[None]:
    """Resolve the steps from dodge and cover to the wounds."""
    before = pool.results
    yield from battle.edition.cover.dodge_and_cover(battle, pool)
    pool.reflected += battle.edition.defence.strikes_back_at_once(pool, before - pool.results)
    yield from reflect(battle, pool, pool.defender)
    yield from modify_attack_dice(battle, pool)
    yield from roll_defence_dice(battle, pool)
    yield from modify_defence_dice(battle, pool)
    yield from compare_results(battle, pool)


def snipe(battle: Battle, pool: Pool) -> Play[None]:
    """Cancel all dice of a Sniper Team's pool; the defender suffers a wound if any was a critical."""
    wounds = int(pool.criticals > 0)  # legion26:weaponkw.sniper-team.2
    pool.hits = pool.criticals = pool.blanks = 0
    pool.suffered = yield from suffer(battle, pool.defender, wounds)


# Comparing results.


def compare_results(battle: Battle, pool: Pool) -> Play[None]:
    """Let the defender suffer a wound for each hit and critical that it has not blocked."""
    # legion26:attack.38, legion23:attack.34, legion23:attack.41
    wounds = max(pool.results - pool.blocks, 0)
    pool.reflected += battle.edition.defence.strikes_back(pool)
    pool.due = min(wounds, most_wounds(battle, pool))
    yield from battle.edition.texts.wounds_due(battle, pool)
    pool.suffered = yield from suffer(battle, pool.defender, pool.due)
    yield from reflect(battle, pool, pool.defender)


def most_wounds(battle: Battle, pool: Pool) -> int:
    """Return how many wounds a defender can suffer: at range, as many as those seen by the attackers can take."""
    miniatures = battle.miniatures_of(pool.defender)
    everything = sum(miniature.threshold for miniature in miniatures)
    if not pool.ranged:
        return everything  # legion26:wound.03, legion23:wounds.03
    # legion26:wound.13: whoever added a weapon
    eyes = [added.miniature for added in pool.added] if pool.attacker is not None else [pool.origin]
    seen: dict[int, None] = {}
    for eye in eyes:
        if len(seen) < len(miniatures):
            seen |= dict.fromkeys(pool.around.seen(eye, pool.defender))
    # legion26:wound.03, legion23:wounds.03
    return sum(miniature.threshold for miniature in miniatures if miniature.id in seen)


# Suppression.


def assign_suppression(battle: Battle, pool: Pool) -> None:
    """Give the defender the suppression of an attack, unless it was defeated."""
    defender = pool.defender
    if pool.ranged and not pool.suffered and keywords.has(defender, "shien-mastery"):
        return  # legion26:kw.shien-mastery, legion26:kw.shien-mastery.2
    # legion26:attack.39, legion23:attack.35, legion23:kw.guardian-x.2: whoever took the hits
    # legion23:kw.transport-open.8: wherever it is
    count = int(pool.ranged and pool.struck)
    if pool.has("suppressive"):
        count += 1  # legion26:weaponkw.suppressive, legion23:weaponkw.suppressive
    if pool.aims and pool.has("overwhelm"):
        count += 1  # legion26:weaponkw.overwhelm
    suppression.suppress(battle, defender, count)


# What an attack does besides.


def take_harm(battle: Battle, pool: Pool) -> Play[None]:
    """Let an attack do the rest of its harm: tokens, Vehicle Damage, ranks that close, and a bounty that is earned."""
    attacker, defender, around = pool.attacker, pool.defender, pool.around
    if pool.suffered and defender.miniatures:
        yield from harm(battle, pool)
    yield from check_resilience(battle, defender)
    if attacker is not None:
        yield from check_resilience(battle, attacker)
        if pool.melee:
            yield from around.close_ranks(attacker, defender)  # legion26:wound.08, legion23:melee.10
    if attacker is not None and not defender.miniatures:
        collect_bounty(battle, attacker, defender)  # legion26:kw.bounty.2, legion23:kw.bounty
        battle.happened.append((BEATEN_NOW, defender.id, attacker.id))


# What follows.


def after_attack(battle: Battle, pool: Pool) -> Play[None]:
    """Let follow what follows from an attack once it is resolved, and nobody reacts to it any more."""
    attacker, defender, around = pool.attacker, pool.defender, pool.around
    if pool.has("scatter") and can_be_scattered(defender):
        yield from around.scatter(pool.seat, defender)  # legion26:weaponkw.scatter, legion23:weaponkw.scatter
    yield from defended(battle, pool)
    if attacker is not None and attacker.miniatures and keywords.has(attacker, "ataru-mastery"):
        # legion26:kw.ataru-mastery, legion26:kw.ataru-mastery.2, legion23:kw.ataru-mastery, legion23:kw.ataru-mastery.4
        yield from tokens.gain(battle, around, attacker, DODGE)
    yield from battle.edition.texts.attack_ends(battle, pool)


def harm(battle: Battle, pool: Pool) -> Play[None]:
    """Give a unit that was wounded the tokens of the pool's keywords."""
    defender = pool.defender
    # legion26:weaponkw.immobilize-x, legion23:weaponkw.immobilize-x
    tokens.give(battle, defender, IMMOBILIZE, pool.value("immobilize"))
    tokens.give(battle, defender, ION, pool.value("ion"))  # legion26:weaponkw.ion-x, legion23:weaponkw.ion-x
    # legion26:weaponkw.poison-x, legion23:weaponkw.poison-x
    tokens.give(battle, defender, POISON, pool.value("poison"))
    if pool.has("tow-cable") and keywords.vehicle(defender):
        yield from pool.around.turn(pool.seat, defender)  # legion26:weaponkw.tow-cable, legion23:weaponkw.tow-cable
        tokens.give(battle, defender, IMMOBILIZE, battle.edition.weapons.towed())


def can_be_scattered(unit: Unit) -> bool:
    """Tell whether Scatter may move a unit: Troopers on small bases, with others than the leader."""
    # legion26:weaponkw.scatter, legion23:weaponkw.scatter
    return keywords.trooper(unit) and not unit.card.base.notched and len(unit.miniatures) > 1


def defended(battle: Battle, pool: Pool) -> Play[None]:
    """Give a unit that has defended what its keywords give it after that."""
    unit = pool.defender
    if not unit.miniatures:
        return
    if pool.dodges and keywords.has(unit, "nimble"):
        yield from tokens.gain(battle, pool.around, unit, DODGE)  # legion26:kw.nimble, legion23:kw.nimble
    if keywords.has(unit, "ataru-mastery"):
        # legion26:kw.ataru-mastery, legion26:kw.ataru-mastery.2, legion23:kw.ataru-mastery, legion23:kw.ataru-mastery.4
        yield from tokens.gain(battle, pool.around, unit, AIM)
    if pool.suffered and keywords.has(unit, "victory-or-death") and pool.seat != unit.seat:
        options: list[Option] = ["no", AIM, DODGE]
        ask = say("legion-ask-victory-or-death", unit=battle.name(unit))
        chosen = yield Choose(unit.seat, options, ask)  # legion26:kw.victory-or-death
        if chosen != "no":
            suppression.suppress(battle, unit)
            yield from tokens.gain(battle, pool.around, unit, str(chosen))
