"""More than two players, and Twin Suns (chapters 11 and 12): everything else is as for two."""

from __future__ import annotations

from tablero.games.swu.checks import Ended, leader_of, put_in_discard, rescue, settle
from tablero.games.swu.state import NOBODY, Piece, Player, Table, Unit, Upgrade
from tablero.games.swu.zones import draw, forget_hand, to_bottom
from tablero.kernel import Choose, Decision, Play


def eliminate(table: Table, lost: list[int]) -> Play[None]:
    """Eliminate players whose base is defeated."""
    for seat in lost:
        table.players[seat].out = True  # swu:11.3.1
        table.dirty = True
        table.log.tell("swu-log-eliminated", seat=seat + 1)
    for seat in lost:
        _remove(table, table.players[seat])  # swu:11.3.1
    left = [player.seat for player in table.players if not player.out]
    if table.format == "twin-suns":
        _heal_eliminator(table, lost)
    elif len(left) <= 1:
        raise Ended(tuple(left), "swu-won-last" if left else "swu-drawn-bases")
    if not left:
        raise Ended((), "swu-drawn-bases")
    yield from settle(table)


def _remove(table: Table, player: Player) -> None:
    """Remove a player's cards from the game, and let go of those of others."""
    seat = player.seat
    table.pending = [trigger for trigger in table.pending if trigger.seat != seat]
    for unit in table.units():
        for guard in unit.guards:
            for card in [one for one in guard.captives if table.owners[one] == seat]:
                guard.captives.remove(card)
                player.aside.append(card)
        for upgrade in list(unit.upgrades):
            if upgrade.owner == seat and upgrade.card >= 0:
                unit.upgrades.remove(upgrade)
                _set_aside(table, player, upgrade)
        if seat in (unit.owner, unit.controller):
            _remove_unit(table, player, unit)  # swu:11.3.1, swu:11.3.1.a
    for other in table.players:
        for zone in (other.hand, other.deck, other.discard, other.ready, other.spent, other.looked):
            for card in [one for one in zone if table.owners[one] == seat]:
                zone.remove(card)  # swu:11.3.1
                player.aside.append(card)
    for other in table.players:
        for card in [one for one in other.base.captives if table.owners[one] == seat]:
            other.base.captives.remove(card)
            player.aside.append(card)
    for card in player.base.captives:
        _release(table, card)
    player.base.captives = []
    for card in player.hand + player.deck + player.ready + player.spent + player.looked:
        put_in_discard(table, card)  # swu:11.3.1.a
    player.hand, player.deck, player.ready, player.spent, player.looked = [], [], [], [], []
    player.force, player.credits = False, 0
    if table.initiative == seat:  # swu:11.3.4
        table.initiative = NOBODY
        table.initiative_taken = False
    table.dirty = True


def _remove_unit(table: Table, player: Player, unit: Unit) -> None:
    """Take a unit from the game without defeating it."""
    unit.here = False
    table.players[unit.controller].units.remove(unit)
    table.dirty = True
    for card in unit.captives:
        _release(table, card)
    for piece in (*unit.upgrades, unit):
        _set_aside(table, player, piece)


def _release(table: Table, card: int) -> None:
    """Rescue a captive, unless its owner is eliminated at the same time: then it leaves the game, too."""
    owner = table.players[table.owners[card]]
    if owner.out:
        owner.aside.append(card)
    else:
        rescue(table, card)


def _set_aside(table: Table, player: Player, piece: Piece) -> None:
    """Put the card of a piece where it belongs when a player is eliminated: a leader is beside its base in any case."""
    for card in piece.captives if isinstance(piece, Upgrade) else ():
        _release(table, card)
    if piece.face.leader:
        leader = leader_of(table, piece)
        leader.deployed, leader.exhausted = False, True
    elif piece.card >= 0 and piece.owner == player.seat:
        player.aside.append(piece.card)
    elif piece.card >= 0:
        put_in_discard(table, piece.card)


def _heal_eliminator(table: Table, lost: list[int]) -> None:
    """Heal 5 damage from the base of whoever eliminated another player."""
    for seat in lost:
        by = table.players[seat].base.hurt_by
        if by not in (NOBODY, seat) and not table.players[by].out:  # swu:12.6.2
            base = table.players[by].base
            base.damage = max(0, base.damage - 5)  # swu:12.6.2
            table.dirty = True


def on_behalf(table: Table, seat: int, effect: Play[bool]) -> Play[bool]:
    """Resolve what an eliminated player left behind; the others make its choices."""
    answer = None
    while True:
        try:
            request = effect.send(answer)
        except StopIteration as stop:
            return bool(stop.value)
        if table.players[seat].out:
            question = request() if callable(request) else request
            if isinstance(question, Decision) and question.seat == seat:
                question.seat = table.everybody()[0].seat  # swu:11.3.3
            request = question
        answer = yield request


def end_of_phase(table: Table) -> None:
    """End a game of Twin Suns with the phase in which somebody was eliminated."""
    if table.format != "twin-suns" or not any(player.out for player in table.players):  # swu:12.7.1
        return
    left = [player for player in table.players if not player.out]
    most = max(player.base.remaining for player in left)  # swu:12.7.1
    winners = tuple(player.seat for player in left if player.base.remaining == most)
    raise Ended(winners, "swu-won-twin-suns")  # swu:12.7.3


def blast(table: Table, player: Player) -> Play[None]:
    """Deal 1 damage to each opponent's base, at once."""
    for seat in table.opponents(player.seat):
        table.players[seat].base.damage += 1  # swu:12.5.2, swu:12.5.2.a
        table.players[seat].base.hurt_by = player.seat
        table.note("base-damaged", player.seat, player.base.face, player.base.id, 1, seat)
    table.dirty = True
    yield from settle(table)


def plan(table: Table, player: Player) -> Play[None]:
    """Draw a card, then put one from hand on the bottom of the deck."""
    draw(table, player.seat, 1)  # swu:12.5.2.b
    yield from settle(table)
    if not player.hand or player.out:
        return
    answer = yield lambda: Choose(player.seat, [("card", card) for card in player.hand], "swu-ask-bottom", hidden=True)
    player.hand.remove(answer[1])
    forget_hand(table, player.seat)
    to_bottom(table, answer[1])  # swu:12.5.2.b
    table.known[answer[1]] = 1 << player.seat
