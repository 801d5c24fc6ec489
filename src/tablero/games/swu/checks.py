"""The checks after every change of the game state (swu:1.16.5), defeats, and leaving play (chapters 1.5.5, 8.13, 8.30)."""

from __future__ import annotations

from collections.abc import Sequence

from tablero.games.swu.abilities import Standing
from tablero.games.swu.constant_abilities import current, derive_leaving, lift
from tablero.games.swu.constants import (
    ACTION,
    ELSEWHERE,
    ENDURES,
    LASTS_AT_ZERO,
    NO_ENEMY_DEFEAT,
    NO_ENEMY_HARM,
    NO_ENEMY_KILL,
)
from tablero.games.swu.state import NO_FAULT, NOBODY, TOKEN, Doomed, Event, Leader, Piece, Table, Unit, Upgrade
from tablero.games.swu.triggers import Watchers, emit
from tablero.kernel import Choose, Play, say


class Ended(Exception):
    """The game is over, whatever was being resolved."""

    def __init__(self, winners: tuple[int, ...], why: str) -> None:
        super().__init__(why)
        self.winners = winners
        self.why = why


def settle(table: Table) -> Play[None]:
    """Check what the last change brought about, in order, until nothing more follows."""
    while True:  # swu:1.16.5
        if table.doomed:
            yield from _instead(table)
        if table.arriving:
            yield from _arrive(table)
        current(table)
        for player in table.players:
            base = player.base
            if base.damage >= base.face.hp and not player.out:
                yield from _lose(table)  # swu:1.16.5.a, swu:1.9.7
        if table.entered:
            copies = _second_copy(table)
            if copies is not None:
                yield from _keep_one(table, copies)  # swu:1.16.5.b
                continue
            table.entered = False
        # swu:1.9.6, swu:1.11.1, swu:1.11.6, swu:1.12.4, swu:2.10.2
        dying = [
            unit
            for player in table.players
            for unit in player.units
            if unit.damage >= unit.hp and not lasts(table, unit)
        ]
        if dying:  # swu:1.16.5.e, swu:8.16.7.b, swu:8.16.7.e
            defeat_all(table, dying, None)
            continue
        return


def lasts(table: Table, unit: Unit) -> bool:
    """Tell whether a unit isn't defeated for want of remaining HP."""
    if unit.limits & ENDURES:
        return True
    return bool(unit.limits & LASTS_AT_ZERO) and table.phase == ACTION


# Losing.


def _lose(table: Table) -> Play[None]:
    """Let the players whose base is defeated lose: they do nothing more."""
    # swu:1.5.5.b, swu:3.2.5
    lost = [p.seat for p in table.players if not p.out and p.base.damage >= p.base.face.hp]
    if table.seats == 2:
        left = [player.seat for player in table.players if player.seat not in lost]
        raise Ended(tuple(left), "swu-won-base" if left else "swu-drawn-bases")  # swu:5.6.1, swu:5.6.2, swu:5.6.3
    from tablero.games.swu.multiplayer import eliminate

    yield from eliminate(table, lost)


# The unique rule.


def _second_copy(table: Table) -> list[Unit | Upgrade] | None:
    """Return the copies of a unique card that one player controls too many of.

    They are copies by what is printed, so by their keys; only those in play count, and each player's for themselves. Of
    cards that are not unique there may be any number.
    """
    for player in table.players:  # swu:8.30.5
        seen: dict[str, list[Unit | Upgrade]] = {}
        for unit in player.units:  # swu:8.30.4
            if unit.face.unique:  # swu:8.6.7
                seen.setdefault(unit.face.key, []).append(unit)  # swu:8.6.3
        for unit in table.units():
            for upgrade in unit.upgrades:
                if upgrade.face.unique and upgrade.controller == player.seat:
                    seen.setdefault(upgrade.face.key, []).append(upgrade)  # swu:8.30.3.a
        for pieces in seen.values():
            if len(pieces) > 1:
                return pieces  # swu:8.6.6, swu:8.30.3
    return None


def _keep_one(table: Table, copies: list[Unit | Upgrade]) -> Play[None]:
    """Let the player choose which copy to defeat; it is that player who defeats it."""
    seat = copies[0].controller
    answer = yield Choose(seat, [piece.ref for piece in copies], say("swu-ask-unique", name=copies[0].face.name))
    chosen = next(piece for piece in copies if piece.ref == answer)
    if isinstance(chosen, Unit):
        defeat_all(table, [chosen], seat)  # swu:1.16.5.b, swu:1.18.1
    else:
        defeat_upgrades(table, [chosen], seat)  # swu:1.16.5.b


# Defeat and leaving play.


# Units, upgrades and tokens are defeated here, bases above, resources in `vocabulary`.


def defeat_all(table: Table, units: Sequence[Unit], by: int | None, source: Piece | None = None) -> None:
    """Defeat units at the same time: all of them leave, then what waits for it is set off.

    `source` is the piece that did it, if one did; `by` the player who was told to, None if it is for want of HP: then
    whoever took from it last is held responsible, and nobody in the regroup phase. Those that may do
    something else instead wait for the checks.
    """
    current(table)
    there = [unit for unit in units if unit.here and not withstands(unit, source)]
    if any(_savers(unit) for unit in there):
        table.doomed.append(Doomed(tuple(there), by, source))
    else:
        _defeat_now(table, there, by, source)  # swu:1.5.5.c, swu:1.18.1, swu:7.6.4


def _defeat_now(table: Table, units: Sequence[Unit], by: int | None, source: Piece | None) -> None:
    watchers = table.watchers
    for unit in units:
        table.log.tell("swu-log-defeated", unit=unit.face.name, on=unit.thing)
    removed = [(unit, leave_play(table, unit, asked=True)) for unit in units if unit.here]
    for unit, upgrades in removed:
        doer = _responsible(table, unit) if by is None else by
        table.note("defeated", unit.controller, unit.face, unit.id, unit.card, doer, unit.traits)
        if table.attack is not None and not table.attack.over and table.attack.attacker is unit:
            table.note("fell-attacking", unit.controller, unit.face, unit.id)
        _to_discard(table, unit)  # swu:1.5.5.a
        _announce_defeat(table, unit, doer, source, watchers, upgrades)


def withstands(piece: Piece, source: Piece | None) -> bool:
    """Tell whether a piece can't be defeated by the ability of another, an enemy's."""
    if source is None or source.controller == piece.controller:
        return False
    if isinstance(piece, Unit):
        return bool(piece.limits & (NO_ENEMY_DEFEAT | NO_ENEMY_HARM | NO_ENEMY_KILL))
    return isinstance(piece, Upgrade) and is_firm(piece)


def is_firm(upgrade: Upgrade) -> bool:
    """Tell whether enemy abilities can't defeat an upgrade: its own ability, or that of its unit, says so."""
    if any(ability.rule == "firm" for ability in upgrade.face.standing):
        return True
    unit = upgrade.unit
    return not unit.blank and any(ability.holds_on(unit, upgrade) for ability in unit.face.standing)


def _savers(piece: Unit | Upgrade) -> list[tuple[Unit | Upgrade, Standing]]:
    """Return the abilities by which a piece, or an upgrade on it, may escape defeat."""
    pieces: list[Unit | Upgrade] = [piece, *piece.upgrades] if isinstance(piece, Unit) else [piece]
    return [
        (one, ability)
        for one in pieces
        if not (isinstance(one, Unit) and one.blank)
        for ability in one.face.standing
        if ability.saves
    ]


def _instead(table: Table) -> Play[None]:
    """Let those that would be defeated do something else instead, or be defeated after all (swu:7.7.5.c)."""
    doomed, table.doomed = table.doomed, []
    table.saving += doomed
    for one in doomed:
        yield from _save(table, one)
        table.saving.remove(one)


def _save(table: Table, doomed: Doomed) -> Play[None]:
    """Ask before anything happens, then defeat together all that did not escape."""
    for piece in doomed.pieces:
        for saved, ability in _savers(piece):
            if not isinstance(saved, Unit) or saved.here:
                yield from ability.save(table, saved)
    current(table)
    units = [piece for piece in doomed.pieces if isinstance(piece, Unit) and piece.here]
    _defeat_now(table, units, doomed.by, doomed.source)  # swu:1.5.5.c
    for piece in doomed.pieces:
        if isinstance(piece, Upgrade) and piece in piece.unit.upgrades:
            _lose_upgrade(table, piece, doomed)


def _lose_upgrade(table: Table, upgrade: Upgrade, doomed: Doomed) -> None:
    if upgrade.unit.here:
        _defeat_upgrades_now(table, [upgrade], NOBODY if doomed.by is None else doomed.by, doomed.source)
    else:
        _upgrade_gone(table, upgrade)
        announce_upgrades(table, [upgrade], doomed.source, table.watchers)


def _responsible(table: Table, unit: Unit) -> int:
    """Return who answers for the defeat of a unit without remaining HP."""
    if table.phase != ACTION or unit.hurt_by == NO_FAULT:
        return NOBODY  # swu:1.18.1.c
    return unit.hurt_by if unit.hurt_by != NOBODY else table.active  # swu:1.18.1.d, swu:1.18.1.e


def _announce_defeat(
    table: Table, unit: Unit, by: int, source: Piece | None, watchers: Watchers, upgrades: list[Upgrade]
) -> None:
    """Set off what waits for the defeat of a unit; its own abilities are its last controller's."""
    doer = source if source is not None else (table.players[by].base if by != NOBODY else None)
    announce_upgrades(table, upgrades, doer, watchers)
    # swu:8.28.2
    emit(table, Event("when-defeated", unit.controller, unit, by=doer, attack=table.attack), watchers)
    emit(table, Event("defeated", unit.controller, unit, by=doer, attack=table.attack), watchers)
    emit(table, Event("left", unit.controller, unit, by=doer), watchers)


def announce_upgrades(table: Table, upgrades: Sequence[Upgrade], by: Piece | None, watchers: Watchers) -> None:
    """Set off what waits for the defeat of upgrades whose unit has left play (swu:8.13.1)."""
    for upgrade in upgrades:
        emit(table, Event("when-defeated", upgrade.controller, upgrade, by=by), watchers)


def _to_discard(table: Table, unit: Unit) -> None:
    """Put the card of a unit that was defeated where it belongs."""
    if unit.face.leader:
        _leader_returns(table, unit)  # swu:1.5.5.c
    elif unit.card != TOKEN:  # swu:1.5.5.e
        put_in_discard(table, unit.card)  # swu:1.5.5.c, swu:3.5.4, swu:8.28.2


def put_in_discard(table: Table, card: int) -> None:
    """Put a card face up on its owner's discard pile."""
    table.players[table.owners[card]].discard.append(card)  # swu:4.8.1
    table.known[card] = table.everyone  # swu:4.8.1
    table.changed(ELSEWHERE)


def _leader_returns(table: Table, piece: Piece) -> None:
    """Turn a leader to its leader side, exhausted, in the base zone: that side is in play again (swu:3.4.5, swu:8.13.2)."""
    leader = leader_of(table, piece)
    leader.deployed = False
    leader.exhausted = True
    table.dirty = True


def leader_of(table: Table, piece: Piece) -> Leader:
    """Return the leader card that a leader unit or upgrade is."""
    return next(one for player in table.players for one in player.leaders if one.card == piece.card)


def leave_play(table: Table, unit: Unit, *, asked: bool = False) -> list[Upgrade]:
    """Take a unit out of its arena: its upgrades are defeated, its captives rescued.

    So there never is an upgrade without a unit, nor a captive without a captor. The damage is gone with the piece.

    The unit stays as it was last, upgrades and all, for those who still ask about it. Where its card goes
    is the caller's affair. Returns the upgrades that were defeated with it; those that may escape wait for the checks,
    unless that was asked before.
    """
    unit.here = False
    table.players[unit.controller].units.remove(unit)  # swu:1.9.5, swu:8.12.1
    derive_leaving(table, unit)
    table.note("left", unit.controller, unit.face, unit.id, unit.card)
    doomed = [] if asked else [upgrade for upgrade in unit.upgrades if _savers(upgrade)]
    table.doomed += [Doomed((upgrade,), NOBODY, None) for upgrade in doomed]
    gone = [upgrade for upgrade in unit.upgrades if upgrade not in doomed]
    for upgrade in gone:
        _upgrade_gone(table, upgrade)  # swu:1.16.5.c, swu:8.13.1
    free_captives(table, unit)  # swu:1.16.5.d, swu:8.34.4
    if table.in_force:
        lift(table, unit)
    for delayed in [one for one in table.delayed if one.at == "left" and unit.id in one.pieces]:  # swu:7.7.4.f
        table.delayed.remove(delayed)
        delayed.effect.undo(table, delayed)
    return gone


def _upgrade_gone(table: Table, upgrade: Upgrade) -> None:
    """Put the card of an upgrade that leaves play where it belongs."""
    free_captives(table, upgrade)
    if upgrade.face.leader:
        _leader_returns(table, upgrade)
    elif upgrade.card != TOKEN:  # swu:1.5.5.e
        put_in_discard(table, upgrade.card)  # swu:1.5.5.d


def free_captives(table: Table, guard: Unit | Upgrade) -> None:
    """Rescue all that a piece guarded which leaves play (swu:8.34.4)."""
    for captive in guard.captives:
        rescue(table, captive)


def rescue(table: Table, card: int) -> Unit | None:
    """Let a captured card enter play, exhausted, under its owner's control."""
    from tablero.games.swu.entering import enter

    owner = table.owners[card]
    if any(ability.copies is not None for ability in table.faces[card].standing):
        table.arriving.append(card)
        return None
    # swu:8.34.3
    unit = enter(table, card, table.faces[card], owner, ready=_rescued_ready(table, owner))
    unit.rescued = True
    emit(table, Event("rescued", owner, unit))
    return unit


def _arrive(table: Table) -> Play[None]:
    """Let rescued cards enter play that may do so as copies of others."""
    from tablero.games.swu.copying import guise
    from tablero.games.swu.entering import enter

    cards, table.arriving = table.arriving, []
    for card in cards:
        owner = table.owners[card]
        face = yield from guise(table, owner, card)
        # swu:8.34.3
        unit = enter(table, card, face, owner, ready=_rescued_ready(table, owner))
        unit.rescued = True
        emit(table, Event("rescued", owner, unit))


def _rescued_ready(table: Table, owner: int) -> bool:
    """Tell whether a player's units are ready when they are rescued."""
    current(table)
    return any(rule.rule == "rescued-enter-ready" and seat == owner for _, seat, rule in table.rules)


def defeat_upgrades(table: Table, upgrades: Sequence[Upgrade], by: int, source: Piece | None = None) -> None:
    """Defeat upgrades at the same time."""
    current(table)
    there = [
        upgrade
        for upgrade in upgrades
        if upgrade in upgrade.unit.upgrades and upgrade.unit.here and not withstands(upgrade, source)
    ]
    if any(_savers(upgrade) for upgrade in there):
        table.doomed.append(Doomed(tuple(there), by, source))
    else:
        _defeat_upgrades_now(table, there, by, source)


def _defeat_upgrades_now(table: Table, gone: Sequence[Upgrade], by: int, source: Piece | None) -> None:
    watchers = table.watchers
    for upgrade in gone:
        detach(table, upgrade, by)  # swu:3.6.11
        _upgrade_gone(table, upgrade)  # swu:3.6.11
    doer = source if source is not None else (table.players[by].base if by != NOBODY else None)
    for upgrade in gone:
        emit(table, Event("detached", upgrade.controller, upgrade, other=upgrade.unit), watchers)
        emit(table, Event("when-defeated", upgrade.controller, upgrade, by=doer), watchers)


def detach(table: Table, upgrade: Upgrade, by: int) -> None:
    """Take an upgrade off its unit; whose doing it is answers for what its HP no longer prevent."""
    upgrade.unit.upgrades.remove(upgrade)  # swu:3.6.6
    if upgrade.face.bonus_hp:
        upgrade.unit.hurt_by = by  # swu:1.18.1.d
    table.dirty = True
