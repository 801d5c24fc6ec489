"""Options that come to the same: copies of a card in one zone, units and upgrades that differ in nothing but their number.

A search looks at one of them only. What is in doubt is not alike.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from tablero.games.swu.state import Event, Piece, Table, Trigger, Upgrade
from tablero.kernel import Decision, Option
from tablero.kernel.digest import freeze

ZONES = ("hand", "discard", "ready", "spent", "looked")
"""Where the order of cards means nothing; that of a deck does."""


def option_key(table: Table, decision: Decision, option: Option) -> Hashable:
    """Return what an option shares with those that come to the same."""
    match option:
        case (
            "play" | "pilot" | "instead" | "smuggle" | "card" | "resource" | "top" | "bottom" | "discard" as word,
            int(card),
        ):
            return word, _card(table, card)
        case ("unit" | "attack" as word, int(id)):
            return word, _unit(table, decision, id)
        case ("use", "unit", int(id), int(i)):
            return "use", i, _unit(table, decision, id)
        case ("upgrade", int(id)):
            upgrade = table.upgrade(id)
            if upgrade is not None and not _minded(table, decision, upgrade):
                return "upgrade", upgrade.unit.id, _upgrade(table, upgrade)
    return option


def _card(table: Table, card: int) -> Hashable:
    """Return what copies of a card share that lie in the same zone, and of which everybody knows as much."""
    face, shown = table.faces[card], tuple(seats for one, seats in table.shown if one == card)
    minded = card in table.playing or any(card in one.cards for one in table.delayed)
    for player in table.players:
        for zone in ZONES:
            if card in getattr(player, zone) and not minded:
                return player.seat, zone, face.key, table.owners[card], table.known[card], shown, _past(table, card)
    return card


def _unit(table: Table, decision: Decision, id: int) -> Hashable:
    """Return all that units share that differ only in their number."""
    unit = table.unit(id)
    if unit is None or unit.captives or _minded(table, decision, unit):
        return id
    return (
        unit.face,
        unit.owner,
        unit.controller,
        unit.arena,
        unit.exhausted,
        unit.damage,
        unit.rescued,
        unit.hurt_by,
        unit.named,
        _since(table, unit.entered),
        freeze(unit.lasting),
        freeze(unit.used),
        tuple(_upgrade(table, upgrade) for upgrade in unit.upgrades),
        _past(table, id),
    )


def _upgrade(table: Table, upgrade: Upgrade) -> Hashable:
    used, bound = freeze(upgrade.used), freeze(upgrade.bound)
    entered = _since(table, upgrade.entered)
    return upgrade.face, upgrade.owner, upgrade.controller, used, bound, entered, _past(table, upgrade.id)


def _since(table: Table, entered: int) -> int:
    """Return the phase in which something entered play; 0 before this round, of which nobody asks which it was."""
    this_round = table.phases - (1 + table.regroups if table.phase == 2 else 0)
    return entered if entered >= this_round else 0


def _past(table: Table, number: int) -> tuple[Hashable, ...]:
    """Return what has happened with a piece or card in this round."""
    return tuple(one._replace(piece=-1) for one in table.history if one.piece == number)


def _minded(table: Table, decision: Decision, piece: Piece) -> bool:
    """Tell whether something that goes on is about just this piece, or may be: it is on a card of the same name."""
    if dict(decision.message.args).get("card") == piece.face.name:
        return True
    if any(piece.id in one.pieces for one in table.delayed) or any(one.piece == piece.id for one in table.in_force):
        return True
    if any(unit.named == f"#{piece.id}" for unit in table.units()):
        return True
    return any(one is piece for one in _going_on(table))


def _going_on(table: Table) -> Iterator[object]:
    if table.attack is not None:
        yield from (table.attack.attacker, *table.attack.defenders)
    for doomed in table.doomed + table.saving:
        yield from (*doomed.pieces, doomed.source)
    for trigger in (*table.pending, *table.offered):
        if isinstance(trigger, Trigger):
            yield trigger.source
            yield from _of(trigger.event)


def _of(event: Event) -> Iterator[object]:
    yield from (event.subject, event.other, event.by)
    if event.attack is not None:
        yield from (event.attack.attacker, *event.attack.defenders)
