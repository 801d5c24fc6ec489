"""Attacking with a unit (chapter 6.3): five steps, from declaring the attack to its end.

It is the same for the action of a turn and for an attack that an ability makes, which is no further action. Combat
damage is only what `_complete` deals.
"""

from __future__ import annotations

from typing import Any

from tablero.games.swu.abilities import NO_GRANT, Act, Manner
from tablero.games.swu.checks import lasts, settle
from tablero.games.swu.constant_abilities import current, expire, give
from tablero.games.swu.constants import (
    ATTACK,
    ATTACKS,
    ATTACKS_TWO,
    ELSEWHERE,
    GROUND,
    HIDDEN,
    HP_FOR_POWER,
    MAY_STRIKE_LAST,
    MUST_ATTACK_BASE,
    NO_ATTACKS,
    NO_BASE_ATTACKS,
    NO_COMBAT_DAMAGE,
    NOT_ATTACKED,
    OVERWHELM,
    REACHES_GROUND,
    REACHES_SPACE,
    SABOTEUR,
    SENTINEL,
    SPACE,
    STRIKES_FIRST,
)
from tablero.games.swu.damage import strike
from tablero.games.swu.delaying import resolve_delayed
from tablero.games.swu.keywords import attack_keywords
from tablero.games.swu.state import Attack, Base, Event, Player, Table, Unit
from tablero.games.swu.triggers import emit, window
from tablero.kernel import Choose, Message, Option, Pick, Play, Reason, Rng, because, say

PLAIN = Manner()


def targets(table: Table, attacker: Unit, manner: Manner = PLAIN) -> list[Unit | Base]:
    """Return what a unit may attack; nothing, if it can't attack.

    That is an enemy unit in its arena or an enemy base. An arena is one zone, whatever part of it is whose, in Twin Suns as
    in any game of several players.
    """
    current(table)
    limits = attacker.limits | manner.grant.limits
    if (attacker.exhausted and not manner.exhausted) or limits & NO_ATTACKS:
        return []
    found: list[Unit | Base] = []
    for player in table.players:
        if (
            player.seat != attacker.controller  # swu:1.15.3, swu:6.3.2
            and not player.out  # swu:11.3.2
        ):
            found += _targets_of(
                table, attacker, limits, manner, player
            )  # swu:7.5.5.b, swu:11.1.3, swu:11.2.2, swu:12.1.2
    return _obliged(found, limits, manner) if limits & MUST_ATTACK_BASE else found


def can_attack(table: Table, unit: Unit) -> bool:
    """Tell whether a unit can attack: where nothing limits it there is always a base, or a Sentinel that guards it."""
    current(table)
    return not unit.exhausted and (not unit.limits or bool(targets(table, unit)))


def _obliged(found: list[Unit | Base], limits: int, manner: Manner) -> list[Unit | Base]:
    """Return what a unit that must attack a base may attack: a base, as far as that is possible.

    That it can attack an enemy unit is no way out; that it can't attack bases is.
    """
    if limits & NO_BASE_ATTACKS:
        return found  # swu:8.17.3
    bases: list[Unit | Base] = [target for target in found if isinstance(target, Base)]
    return bases if bases or manner.ambush else found  # swu:8.17.1, swu:8.17.2


def _targets_of(table: Table, attacker: Unit, limits: int, manner: Manner, enemy: Player) -> list[Unit | Base]:
    """Return what a unit may attack of one opponent, whose Sentinels guard their own side and arena."""
    arena = attacker.arena  # swu:4.3.3, swu:4.3.4, swu:4.4.3, swu:4.4.4
    flags = (attacker.flags | (0 if attacker.blank else manner.grant.keywords)) & ~attacker.lost
    # What it can reach besides leaves its own arena (swu:8.4.1); Saboteur ignores Sentinels, who stay that (swu:8.11.1).
    reach = 1 << arena
    if limits & REACHES_GROUND:
        reach |= 1 << GROUND
    if limits & REACHES_SPACE:
        reach |= 1 << SPACE
    units = [unit for unit in enemy.units if reach >> unit.arena & 1 and _attackable(table, unit)]
    base = not (limits & NO_BASE_ATTACKS or manner.no_bases)
    if not flags & SABOTEUR:  # swu:7.5.5.c, swu:7.5.11.b
        # swu:7.5.5.a, swu:11.4.4
        sentinels = [unit for unit in enemy.units if unit.arena == arena and unit.flags & SENTINEL]
        if sentinels:  # swu:6.3.2.b
            units, base = sentinels, False
    found: list[Unit | Base] = list(units)
    if base:  # nothing forbids it, which would win over what allows it (swu:8.4.3)
        found.append(enemy.base)
    return found


def _attackable(table: Table, unit: Unit) -> bool:
    """Tell whether a unit can be attacked; a Sentinel always can."""
    if unit.flags & SENTINEL:
        return True  # swu:7.5.5.d, swu:7.5.18.b, swu:8.4.3.a
    if unit.flags & HIDDEN and unit.entered == table.phases and not unit.rescued:
        return False  # swu:7.5.18.a
    return not unit.limits & NOT_ATTACKED


def why_not_attack(table: Table, attacker: Unit, target: Unit | Base) -> Reason | None:
    """Return the rule against an attack on a target, None if it is legal."""
    if target in targets(table, attacker):
        return None
    if attacker.exhausted:
        return because("swu:1.5.4.d", "swu-not-exhausted", unit=attacker.face.name)
    if attacker.limits & NO_ATTACKS:
        return because("swu:8.4.2", "swu-not-attack", unit=attacker.face.name)
    return why_not_target(table, attacker, target)


def why_not_target(table: Table, attacker: Unit, target: Unit | Base) -> Reason:
    """Return the rule by which a unit that attacks can't attack a target."""
    if target.controller == attacker.controller:
        return because("swu:6.3.0.b", "swu-not-own")
    if isinstance(target, Unit) and target.arena != attacker.arena and not _reaches(attacker, target):
        return because("swu:6.3.2.a", "swu-not-arena", unit=target.face.name)
    if isinstance(target, Unit) and not _attackable(table, target):
        rule = "swu:7.5.18.a" if target.flags & HIDDEN else "swu:8.4.2"
        return because(rule, "swu-not-attackable", unit=target.face.name)
    if isinstance(target, Base) and attacker.limits & NO_BASE_ATTACKS:
        rule = "swu:8.17.3" if attacker.limits & MUST_ATTACK_BASE else "swu:1.3.3"
        return because(rule, "swu-not-bases", unit=attacker.face.name)
    if isinstance(target, Unit) and attacker.limits & MUST_ATTACK_BASE:
        return because("swu:8.17.2", "swu-not-but-base", unit=attacker.face.name)
    guards = [unit for unit in table.players[target.controller].units if unit.arena == attacker.arena]
    if any(unit.flags & SENTINEL for unit in guards) and not attacker.flags & SABOTEUR:
        return because("swu:6.3.2.b", "swu-not-sentinel")
    return because("swu:7.1.6.c", "swu-not-this-attack", target=target.face.name)


def _reaches(attacker: Unit, target: Unit) -> bool:
    return bool(attacker.limits & (REACHES_GROUND if target.arena == GROUND else REACHES_SPACE))


def attack(table: Table, attacker: Unit, act: Act, manner: Manner = PLAIN) -> Play[None]:
    """Attack with a unit that has something to attack: whoever lets it attack has looked.

    It is the same for the action of a turn and for an ability, whose attack is no further action. All that it sets off is
    resolved by then: what an ability does after the attack comes after that.
    """
    table.attacks += 1
    number = table.attacks
    if manner.grant is not NO_GRANT:  # swu:6.3.1
        give(table, attacker, ATTACK, manner.grant, act)
    answer = yield lambda: _target_question(attacker, targets(table, attacker, manner))  # swu:6.3.2.c
    chosen = _chosen(table, answer)
    target = chosen[0]
    defender = target if isinstance(target, Unit) else None
    outer_attack, outer_pending = table.attack, table.pending
    # swu:6.3.1.a
    table.attack = Attack(number, attacker, defender, target.controller)
    table.attack.others = [one for one in chosen[1:] if isinstance(one, Unit)]
    table.attack.ambush = manner.ambush
    table.pending = []
    table.changed(ATTACKS)
    _modify(table, table.attack, act, manner)
    fought = act.fought = table.attack
    fought.began = len(table.past)
    yield from _start(table, fought)  # swu:6.3.0.a, swu:6.3.0.e, swu:7.6.8.a
    yield from _complete(table, fought)  # swu:6.3.0.a, swu:6.3.0.d, swu:6.3.0.e
    table.attack, table.pending = outer_attack, outer_pending
    table.changed(ATTACKS)
    if table.delayed:
        yield from resolve_delayed(table, f"attack-{number}")


def _chosen(table: Table, answer: Any) -> list[Unit | Base]:
    """Return what is attacked: one unit or base, or two units if the attacker can do that."""
    chosen = answer if isinstance(answer[0], tuple) else (answer,)
    units = {unit.ref: unit for unit in table.units()}
    return [table.players[ref[1]].base if ref[0] == "base" else units[ref] for ref in chosen]


def _target_question(attacker: Unit, found: list[Unit | Base]) -> Choose | Pick:
    options: list[Option] = [target.ref for target in found]
    ask = say("swu-ask-attack-target", unit=attacker.face.name, id=attacker.id, by=attacker.thing)
    if not attacker.limits & ATTACKS_TWO or sum(isinstance(target, Unit) for target in found) < 2:
        return Choose(attacker.controller, options, ask)

    def limit(answer: tuple[Option, ...]) -> Reason | None:
        only_units = len(answer) == 1 or all(one[0] == "unit" for one in answer)
        return None if only_units else because("swu:6.3.2", "swu-not-unit-and-base")

    def sampler(rng: Rng) -> tuple[Option, ...]:
        return (options[rng.below(len(options))],)

    return Pick(attacker.controller, options, 1, 2, ask, limit=limit, sampler=sampler)


def _modify(table: Table, attack: Attack, act: Act, manner: Manner) -> None:
    """Give attacker and defender what the ability that makes the attack gives them."""
    if manner.defender is not NO_GRANT:
        for defender in attack.defenders:
            give(table, defender, ATTACK, manner.defender, act)  # swu:6.3.1
    if (manner.given or manner.taken) and attack.attacker is not None:
        about = Act(act.seat, act.source, act.event)
        about.attack = attack
        for condition, grant in manner.given:
            if condition.holds(table, about):
                give(table, attack.attacker, ATTACK, grant, about)  # swu:6.3.1
        for condition, grant in manner.taken:
            if condition.holds(table, about):
                for defender in attack.defenders:
                    give(table, defender, ATTACK, grant, about)  # swu:6.3.1


def _start(table: Table, attack: Attack) -> Play[None]:
    """Exhaust the attacker and resolve what its attack sets off."""
    attacker, defender = attack.attacker, attack.defender
    assert attacker is not None
    attacker.exhausted = True  # swu:6.3.3
    table.changed(ELSEWHERE)
    target = attack.defender or table.players[attack.defending].base
    told = {"unit": attacker.face.name, "target": target.face.name}
    table.log.tell("swu-log-attacks", **told, by=attacker.thing, on=target.thing)
    table.note("attacked", attack.seat, attacker.face, attacker.id, other=attack.defending, traits=attacker.traits)
    if attack.base:
        table.note("attacked-base", attack.seat, attacker.face, attacker.id, other=attack.defending)
        emit(table, Event("base-attacked", attack.defending, attacker, attack=attack))
    emit(table, Event("attack", attack.seat, attacker, other=defender, attack=attack))  # swu:6.3.3
    for one in attack.defenders:
        emit(table, Event("defense", attack.defending, one, other=attacker, attack=attack))
    attack_keywords(table, attacker, attack)
    yield from settle(table)  # swu:1.16.5
    yield from window(table)  # swu:6.3.3.b, swu:7.6.15.c


def _complete(table: Table, attack: Attack) -> Play[None]:
    """Deal combat damage and resolve what the end of the attack sets off.

    This comes also if the attacker or the defender is gone: without an attacker there is no damage, without a defender only
    that of Overwhelm.
    """
    attacker, defender = attack.attacker, attack.defender
    if attacker is not None and attacker.here:  # swu:6.3.4.b
        current(table)
        watchers = list(table.watchers)  # as combat damage is dealt (swu:7.6.16.a)
        if attack.base:
            yield from _hit_base(table, attack, attacker, _strength(attacker))  # swu:6.3.4
        else:
            # swu:6.3.4, swu:6.3.5
            yield from _fight(table, attack, attacker, [one for one in attack.defenders if one.here])
        yield from settle(table)  # swu:6.3.5.a
        for one in attack.defenders:
            if _fell(table, one):  # swu:8.2.1
                emit(table, Event("attack-defeats", attack.seat, attacker, other=one, attack=attack))
        # Also if the attacker was defeated (swu:6.3.5.b, swu:7.6.16.c).
        emit(table, Event("attack-ends", attack.seat, attacker, other=defender, attack=attack), watchers)
        attack.survived = attacker.here
        if attacker.here:  # swu:13.1.5
            emit(table, Event("attack-completed", attack.seat, attacker, other=defender, attack=attack))
    attack.over = True  # swu:6.3.3.c, swu:7.6.16.d
    table.changed(ATTACKS)
    expire(table, ATTACK, attack=attack.number)  # swu:6.3.5
    yield from settle(table)
    yield from window(table)  # swu:6.3.5.d, swu:7.6.16.b


def _fell(table: Table, unit: Unit) -> bool:
    """Tell whether a unit was defeated: leaving play in another way is not enough (swu:8.25.2)."""
    return any(one.piece == unit.id for one in table.this_phase("defeated"))


def _strength(unit: Unit) -> int:
    """Return how much combat damage a unit deals."""
    if unit.limits & NO_COMBAT_DAMAGE:
        return 0
    if unit.limits & HP_FOR_POWER:
        return unit.remaining
    return unit.power  # swu:1.10.1, swu:6.3.4.a


def _hit_base(table: Table, attack: Attack, attacker: Unit, amount: int) -> Play[None]:
    """Deal combat damage to the base; the attacker stays where it is."""
    player = table.players[attack.defending]
    if player.out:
        return
    # swu:3.2.3, swu:4.2.3, swu:6.3.0.c
    dealt = yield from strike(table, [(attacker, player.base, amount)], attack.seat, combat=True)
    attack.hit += dealt[0]


def _fight(table: Table, attack: Attack, attacker: Unit, defenders: list[Unit]) -> Play[None]:
    """Let attacker and defender deal damage to each other, one first if something says so.

    Grit counts the damage that a unit has when its own is dealt.
    """
    before = [defender.remaining for defender in defenders]
    first, last = bool(attacker.limits & STRIKES_FIRST), False
    if attacker.limits & MAY_STRIKE_LAST and defenders:  # whatever lets it strike first, its controller decides
        ask = _asking_strike_last(attacker, defenders, first)
        last = (yield Choose(attacker.controller, ["yes", "no"], ask)) == "yes"
    if last:
        yield from _strike_back(table, attack, attacker, defenders)
        if not attacker.here:
            return
    blows = [(attacker, one, _strength(attacker)) for one in defenders]  # swu:7.5.12.c, swu:7.5.12.d
    if not first and not last:
        blows += [(one, attacker, _strength(one)) for one in defenders]
    strong = attacker.flags & OVERWHELM  # as its damage is dealt
    dealt = yield from strike(table, blows, attack.seat, combat=True)  # swu:6.3.0.c, swu:6.3.4.a
    yield from _overwhelm(table, attack, attacker, defenders, dealt, before, strong)
    if first and not last:
        yield from settle(table)
        yield from _strike_back(table, attack, attacker, [one for one in defenders if one.here])  # swu:6.3.5.c


def _asking_strike_last(attacker: Unit, defenders: list[Unit], first: bool) -> Message:
    name = attacker.face.title
    other = say("swu-strike-first", unit=name) if first else say("swu-strike-together")
    on = tuple(say("swu-pointed", name=one.face.name, thing=one.thing) for one in defenders)
    yes, no = say("swu-answer-yes", does=say("swu-strike-last", unit=name)), say("swu-answer-no", does=other)
    return say("swu-ask-strike-last", unit=attacker.face.name, by=attacker.thing, on=on, if_yes=yes, if_no=no)


def _strike_back(table: Table, attack: Attack, attacker: Unit, defenders: list[Unit]) -> Play[None]:
    """Let the defenders deal their damage apart from the attacker; who falls by it is gone at once."""
    # swu:6.3.5.c
    yield from strike(table, [(one, attacker, _strength(one)) for one in defenders], attack.seat, combat=True)
    yield from settle(table)  # swu:6.3.5.a


def _overwhelm(
    table: Table,
    attack: Attack,
    attacker: Unit,
    defenders: list[Unit],
    dealt: list[int],
    before: list[int],
    strong: int,
) -> Play[None]:
    """Deal the excess to the base; there is none if the damage was prevented.

    It is combat damage, though no base was attacked. Overwhelm counts once.
    """
    for defender, amount, remaining in zip(defenders, dealt, before, strict=False):
        excess = max(0, amount - remaining)  # swu:6.3.4.d, swu:7.5.8.a, swu:7.5.8.c, swu:7.5.8.e
        if not lasts(table, defender):
            attack.excess += excess
    gone = len(attack.defenders) - len(defenders)
    if strong:
        attack.excess += gone * _strength(attacker)  # swu:6.3.4.c, swu:7.5.8.f
        # swu:6.3.4.d, swu:7.5.8.b, swu:7.5.8.d
        yield from _hit_base(table, attack, attacker, attack.excess)
