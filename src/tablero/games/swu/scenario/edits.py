"""Edits: changes that somebody makes to a scene by hand, between two turns, as recorded traces do.

An edit is an answer like any other, `("edit", what, …)`, so that it is saved, taken back and done again like one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablero.games.swu.checks import detach, leave_play
from tablero.games.swu.entering import enter
from tablero.games.swu.scenario.scene import FILLER, add_card, lay_unit
from tablero.games.swu.state import NOBODY, Base, Leader, Player, Table, Unit
from tablero.games.swu.zones import exhaust_resources, ready_resources
from tablero.kernel import Reason, say

EDIT = "edit"


def why_no_edit(table: Table, edit: Any) -> Reason | None:
    """Return why this is no edit; None if it can be made."""
    twin = table.copy()
    try:
        make_edit(twin, edit)
    except (LookupError, TypeError, ValueError, AttributeError, StopIteration):
        return Reason(say("swu-not-an-edit"))
    return None


def make_edit(table: Table, edit: tuple[Any, ...]) -> None:
    """Change the table by hand; raise an error if there is no such edit."""
    _, what, *about = edit
    _EDITS[what](table, *about)
    table.entered = False
    table.dirty = True
    table.pending = []  # nothing is set off by hand


def _damage(table: Table, ref: tuple[str, int], amount: int) -> None:
    if ref[0] == "card" and 0 <= ref[1] < len(table.faces):  # out of play it has none
        return
    piece = table.piece(ref)
    if not isinstance(piece, Unit | Base):
        raise TypeError(ref)
    piece.damage = _count(amount)


def _ready(table: Table, ref: tuple[str, int]) -> None:
    _turn(table, ref, False)


def _exhaust(table: Table, ref: tuple[str, int]) -> None:
    _turn(table, ref, True)


def _turn(table: Table, ref: tuple[str, int], exhausted: bool) -> None:
    if ref[0] == "card":
        player = next(one for one in table.players if ref[1] in one.resources)
        (player.spent if ref[1] in player.spent else player.ready).remove(ref[1])
        (player.spent if exhausted else player.ready).append(ref[1])
        return
    piece = table.piece(ref)
    if not isinstance(piece, Unit | Leader):
        raise TypeError(ref)
    piece.exhausted = exhausted


def _move(table: Table, ref: tuple[str, int], zone: str) -> None:
    """Move a card, wherever it is, to a zone of its owner's."""
    if zone not in _ZONES:
        raise ValueError(zone)
    card = _taken(table, ref)
    owner = table.owners[card]
    player = table.players[owner]
    table.known[card] = 3 if zone in ("discard", "groundArena", "spaceArena") else 0 if zone == "deck" else 1 << owner
    if zone == "resource":
        player.spent.append(card)
    elif zone in ("groundArena", "spaceArena"):
        enter(table, card, table.faces[card], owner).entered = 0
    else:
        {"hand": player.hand, "discard": player.discard, "deck": player.deck}[zone].append(card)


_ZONES = ("hand", "discard", "deck", "resource", "groundArena", "spaceArena")


def _taken(table: Table, ref: tuple[str, int]) -> int:
    """Take a card from where it is."""
    kind, number = ref
    if kind == "unit":
        unit = table.unit(number)
        if unit is None or unit.card < 0:
            raise LookupError(ref)
        leave_play(table, unit)
        return unit.card
    if kind == "upgrade":
        upgrade = table.upgrade(number)
        if upgrade is None or upgrade.card < 0:
            raise LookupError(ref)
        detach(table, upgrade, NOBODY)
        return upgrade.card
    for player in table.players:
        for zone in (player.hand, player.discard, player.deck, player.ready, player.spent):
            if number in zone:
                zone.remove(number)
                return number
    for unit in table.units():
        if number in unit.captives:
            unit.captives.remove(number)
            return number
    raise LookupError(ref)


def _exhaust_resources(table: Table, seat: int, count: int) -> None:
    exhaust_resources(table.players[seat], _count(count))


def _ready_resources(table: Table, seat: int, count: int) -> None:
    ready_resources(table.players[seat], _count(count))


def _exact_ready(table: Table, seat: int, count: int) -> None:
    player = table.players[seat]
    ready_resources(player, len(player.spent))
    exhaust_resources(player, max(0, len(player.ready) - _count(count)))


def _resource_count(table: Table, seat: int, count: int) -> None:
    player = table.players[seat]
    for zone in (player.spent, player.ready):
        while zone and len(player.resources) > _count(count):
            player.deck.append(zone.pop())
    while len(player.resources) < count:
        player.ready.append(player.deck.pop() if player.deck else _new(table, player, FILLER))


def _deck(table: Table, seat: int, cards: tuple[Any, ...]) -> None:
    """Make a deck of other cards, the top one first: new ones by their keys, or cards that are there."""
    player = table.players[seat]
    player.deck = [_new(table, player, one) if isinstance(one, str) else _taken(table, one) for one in reversed(cards)]


def _hand(table: Table, seat: int, cards: tuple[Any, ...]) -> None:
    """Make a hand of other cards, new ones or some that are there, which go to their owners; the old go under the deck."""
    player = table.players[seat]
    player.deck[:0] = player.hand
    player.hand = []
    for one in cards:
        card = _new(table, player, one) if isinstance(one, str) else _taken(table, one)
        table.players[table.owners[card]].hand.append(card)


def _units(table: Table, seat: int, arena: int, entries: tuple[Any, ...]) -> None:
    """Put other units into an arena; those that were there go under the deck."""
    player = table.players[seat]
    for unit in [one for one in player.units if one.arena == arena and not one.face.leader]:
        unit.here = False
        player.units.remove(unit)
        if unit.card >= 0:
            table.players[unit.owner].deck.insert(0, unit.card)
    table.faces, table.owners = [*table.faces], [*table.owners]  # shared by copies
    for entry in entries:
        lay_unit(table, player, entry, "edit")


def _new(table: Table, player: Player, key: str) -> int:
    """Return a new card; the lists of cards are shared by copies, so this table gets its own."""
    table.faces, table.owners = [*table.faces], [*table.owners]
    return add_card(table, player, key)


def _base(table: Table, seat: int, damage: int) -> None:
    table.players[seat].base.damage = _count(damage)


def _leader(table: Table, seat: int, deployed: bool) -> None:
    player = table.players[seat]
    leader = player.leaders[0]
    if deployed and not leader.deployed:
        assert leader.face.unit_side is not None
        leader.deployed = leader.epic_used = True
        enter(table, leader.card, leader.face.unit_side, seat, ready=True).entered = 0


def _force(table: Table, seat: int, has: bool) -> None:
    table.players[seat].force = bool(has)


def _credits(table: Table, seat: int, count: int) -> None:
    table.players[seat].credits = _count(count)


def _active(table: Table, seat: int) -> None:
    table.active = table.players[seat].seat


def _count(number: Any) -> int:
    if type(number) is not int or not 0 <= number <= 1000:
        raise ValueError(number)
    return number


_EDITS: dict[str, Callable[..., None]] = {
    "damage": _damage,
    "ready": _ready,
    "exhaust": _exhaust,
    "move": _move,
    "exhaust-resources": _exhaust_resources,
    "ready-resources": _ready_resources,
    "exact-ready": _exact_ready,
    "resources": _resource_count,
    "deck": _deck,
    "hand": _hand,
    "units": _units,
    "base": _base,
    "leader": _leader,
    "force": _force,
    "credits": _credits,
    "active": _active,
}
