"""Damage (chapters 1.9, 3.7.6, 8.21 and 8.36): dealing, preventing, and what follows from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tablero.games.swu.checks import defeat_upgrades, settle
from tablero.games.swu.constant_abilities import current
from tablero.games.swu.constants import DAMAGE, ELSEWHERE, NO_DAMAGE, NO_ENEMY_HARM
from tablero.games.swu.simultaneous import at_once
from tablero.games.swu.state import Base, Blow, Event, Piece, Table, Unit, Upgrade
from tablero.games.swu.triggers import emit
from tablero.kernel import Choose, Distribute, Option, Play, say

if TYPE_CHECKING:
    from tablero.games.swu.abilities import Act, Standing

Hurt = tuple["Unit | Base", int]


def deal(
    table: Table,
    hurts: Sequence[Hurt],
    act: Act,
    *,
    by: Piece | None = None,
    unpreventable: bool = False,
) -> Play[int]:
    """Deal damage by an ability, all of it at the same time (swu:1.9.8); return how much was dealt in all.

    It is never combat damage, not even if an attack set the ability off (swu:7.6.15.b). It is dealt by `by`, or else by the
    card of the ability (swu:1.9.12, swu:8.32.2).
    """
    source = by if by is not None else act.source
    dealt = yield from strike(table, [(source, *hurt) for hurt in hurts], act.seat, unpreventable=unpreventable)
    yield from settle(table)
    return sum(dealt)


def strike(
    table: Table,
    blows: Sequence[tuple[Piece, Unit | Base, int]],
    seat: int,
    *,
    combat: bool = False,
    unpreventable: bool = False,
) -> Play[list[int]]:
    """Put damage on units and bases, which alone can have it, simultaneously.

    Return what each blow really dealt. The checks come after. Unpreventable damage passes by all that would change it;
    combat damage is what an attack deals in its last step.
    """
    current(table)
    dealt = [0] * len(blows)
    blows = list(blows)
    broken: list[Upgrade] = []
    for i, (source, target, amount) in enumerate(blows):
        if amount <= 0 or (isinstance(target, Unit) and not target.here):
            continue
        if combat and any(one.unit is target for one in broken):  # the same damage, from several units (swu:3.7.6.a)
            continue
        if not unpreventable:  # it is dealt whatever forbids it, and past Shields (swu:8.4.3.b, swu:8.36.2.a)
            if isinstance(target, Unit) and target.limits & NO_DAMAGE:  # swu:1.9.9
                continue
            shunned = isinstance(target, Unit) and target.limits & NO_ENEMY_HARM and not combat
            if shunned and _credited(source, seat) != target.controller:
                continue
            if table.replacements or (isinstance(target, Unit) and target.upgrades):
                blow = Blow(source, target, amount, combat, _credited(source, seat))
                amount = yield from _replaced(table, blow, broken)
                if amount <= 0:
                    continue
                target = blow.target
                blows[i] = (source, target, amount)
        elif table.replacements:
            amount = yield from _unprevented(table, Blow(source, target, amount, combat, _credited(source, seat)))
        target.damage += amount  # swu:1.9.1, swu:1.9.2
        target.hurt_by = _credited(source, seat)  # swu:1.18.1.a, swu:1.18.1.b
        dealt[i] = amount
        table.changed(DAMAGE)
    for shield in broken:
        table.log.tell("swu-log-shield", unit=shield.unit.face.name, on=shield.unit.thing)
    if broken:
        defeat_upgrades(table, broken, seat)
    _tell(table, blows, dealt, seat, combat)  # swu:1.9.10
    return dealt


def _credited(source: Piece, seat: int) -> int:
    """Return who is responsible for damage: the controller of the unit that deals it, or a Bounty's collector."""
    return source.controller if isinstance(source, Unit) and source.here else seat


def _replaced(table: Table, blow: Blow, broken: list[Upgrade]) -> Play[int]:
    """Let replacement effects change the damage that a unit would be dealt.

    What they take away is never dealt and sets off nothing; the rest is dealt with all the other damage. The unit's
    controller orders them.
    """
    left = list(table.replacements)
    while blow.amount > 0:  # swu:7.7.5.e: once nothing is left of it the others wait in vain
        waiting = [one for one in left if one[2].changes_damage(table, one[0], one[1], blow)]
        shields = _shields(table, blow.target, broken)
        if not waiting and not shields:
            break
        options: list[Option] = [("replace", i, piece.face.key) for i, (piece, _, _) in enumerate(waiting)]
        options += [shield.ref for shield in shields]
        answer: Any = options[0]
        if len(options) > 1:
            answer = yield Choose(blow.target.controller, options, "swu-ask-replacement")
        if answer[0] == "upgrade":  # swu:3.7.6, swu:3.7.6.a
            broken.append(next(shield for shield in shields if shield.id == answer[1]))
            return 0
        chosen = waiting[answer[1]]
        left = [one for one in left if one is not chosen]  # swu:7.7.5.f
        piece, seat, ability = chosen
        if ability.once:
            _use_up(table, piece, seat, ability)
        blow.amount = yield from ability.damage_instead(table, piece, seat, blow)  # swu:7.7.5.a, swu:7.7.5.d
    return blow.amount


def _unprevented(table: Table, blow: Blow) -> Play[int]:
    """Let replacement effects add to damage that can't be prevented.

    What would have prevented the next damage finds this to be the next, and is used up in vain.
    """
    for piece, seat, ability in list(table.replacements):
        if not (ability.adds or ability.once) or not ability.changes_damage(table, piece, seat, blow):
            continue
        if ability.once:
            _use_up(table, piece, seat, ability)
        if ability.adds:
            blow.amount = yield from ability.damage_instead(table, piece, seat, blow)  # swu:1.9.13
    return blow.amount


def _use_up(table: Table, piece: Piece, seat: int, ability: Standing) -> None:
    """End a lasting effect that was about the next damage only."""
    spent = next(one for one in table.in_force if (one.ability, one.seat, one.piece) == (ability, seat, piece.id))
    table.in_force = [one for one in table.in_force if one is not spent]
    table.dirty = True


def _shields(table: Table, unit: Unit | Base, broken: list[Upgrade]) -> list[Upgrade]:
    """Return the Shields that could take a blow: one of those that are alike is enough to choose from."""
    if isinstance(unit, Base):
        return []
    left = [one for one in unit.upgrades if one.face.key == "shield" and one not in broken]
    lent = {id for one in table.delayed for id in one.pieces}  # one that is lost later anyway is not like the others
    return list({(shield.controller, shield.id in lent): shield for shield in reversed(left)}.values())


def _tell(
    table: Table, blows: Sequence[tuple[Piece, Unit | Base, int]], dealt: list[int], seat: int, combat: bool
) -> None:
    """Note the damage and set off what waits for it; prevented damage was never dealt."""
    for (source, target, _), amount in zip(blows, dealt, strict=True):
        if not amount:
            continue  # swu:8.21.1
        told = {"target": target.face.name, "source": source.face.name}
        table.log.tell("swu-log-damaged", amount=amount, **told, by=source.thing, on=target.thing)
        by = _credited(source, seat)
        if isinstance(target, Base):
            table.note("base-damaged", by, source.face, source.id, amount, target.owner)
            table.changed(ELSEWHERE)  # who hurt a base
            emit(table, Event("base-damaged", by, target, by=source, amount=amount, attack=table.attack))
        else:
            table.note("damaged", target.controller, target.face, target.id, amount, by)
            emit(table, Event("damaged", target.controller, target, by=source, amount=amount, attack=table.attack))
        if combat:
            if isinstance(target, Unit):
                emit(
                    table,
                    Event("combat-damaged", target.controller, target, by=source, amount=amount, attack=table.attack),
                )
            emit(table, Event("combat-damage", by, source, other=target, amount=amount, attack=table.attack))
            if isinstance(target, Base):
                emit(table, Event("combat-damage-base", by, source, other=target, amount=amount, attack=table.attack))
    if not combat and any(dealt):
        emit(table, Event("ability-damage", seat, amount=sum(dealt)))


def deal_indirect(table: Table, shares: Sequence[tuple[int, int]], act: Act) -> Play[bool]:
    """Deal indirect damage to players, all of it at the same time; what was damaged becomes "those".

    It is dealt by the ability's card, whoever assigns it.
    """
    assigned: dict[int, list[tuple[int, int]]] = {}
    for seat, amount in shares:
        assigned.setdefault(_assigner(table, seat, act), []).append((seat, amount))
    divided = yield from at_once([_divided(table, who, lots, act) for who, lots in assigned.items()])  # swu:7.1.4
    blows = [blow for each in divided for blow in each]
    # swu:1.9.14, swu:8.36.2, swu:8.36.4, swu:8.36.5
    dealt = yield from strike(table, blows, act.seat, unpreventable=True)
    act.things = [target for (_, target, _), amount in zip(blows, dealt, strict=True) if amount]
    act.amount = sum(dealt)
    if act.amount:
        table.note("indirect", act.seat, act.face, act.source.id, act.amount)
    for unit in act.things:
        if isinstance(unit, Unit):
            emit(table, Event("indirect", unit.controller, unit, by=act.source))
    yield from settle(table)
    return act.amount > 0


def _assigner(table: Table, seat: int, act: Act) -> int:
    """Return who divides the indirect damage that a player is dealt: the player, unless a card says otherwise."""
    current(table)
    assigns = (
        owner
        for piece, owner, rule in table.rules
        if rule.assigns_indirect(table, piece, owner, act.source, act.seat, seat)
    )
    return next(assigns, seat)


def _divided(
    table: Table, who: int, shares: Sequence[tuple[int, int]], act: Act
) -> Play[list[tuple[Piece, Unit | Base, int]]]:
    """Let a player divide the indirect damage that they, or others whose damage they assign, are dealt."""
    blows: list[tuple[Piece, Unit | Base, int]] = []
    for seat, amount in shares:
        player, rules = table.players[seat], table.rules
        amount += sum(rule.indirect_more(table, piece, owner, act.seat, seat) for piece, owner, rule in rules)
        targets: list[Unit | Base] = [*player.units, player.base]  # swu:8.36.1
        caps = [*(max(0, unit.remaining) for unit in player.units), amount]  # swu:8.36.3
        ask = say("swu-ask-indirect", card=act.face.name, amount=amount)
        answer = yield Distribute(who, [target.ref for target in targets], amount, ask, caps=caps)
        blows += [(act.source, target, share) for target, share in zip(targets, answer, strict=True) if share]
    return blows


def heal(table: Table, target: Unit | Base, amount: int) -> int:
    """Remove damage, from a unit or a base; return how much was removed ."""
    healed = min(amount, target.damage)
    if healed <= 0 or not can_heal(table, target):
        return 0
    target.damage -= healed  # swu:1.9.3, swu:1.11.5, swu:3.2.4
    table.changed(DAMAGE)
    table.log.tell("swu-log-healed", target=target.face.name, amount=healed, on=target.thing)
    table.note("healed", target.controller, target.face, target.id if isinstance(target, Unit) else -1, healed)
    emit(table, Event("healed", target.controller, target, amount=healed))
    return healed


def can_heal(table: Table, target: Unit | Base) -> bool:
    """Tell whether nothing forbids healing it."""
    current(table)
    return not any(ability.forbids_healing(table, piece, seat, target) for piece, seat, ability in table.rules)
