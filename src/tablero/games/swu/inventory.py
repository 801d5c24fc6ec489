"""Every card of every player, and where it is: for the conformance kit, which wants each in one place. Tokens come and go."""

from __future__ import annotations

from collections.abc import Iterator

from tablero.games.swu.state import Table, Upgrade


def components(table: Table) -> Iterator[tuple[str, str]]:
    """Yield each card and its place: a zone (swu:4.1.1), or set aside; all zones are the game area (swu:4.1.3)."""
    for card, place in _places(table):
        yield f"card {card} {table.faces[card].key} of seat {table.owners[card]}", place


def _places(table: Table) -> Iterator[tuple[int, str]]:
    for player in table.players:
        seat = player.seat
        yield player.base.card, f"base {seat}"
        for captive in player.base.captives:
            yield captive, f"captive of the base {seat}"
        for leader in player.leaders:
            yield leader.card, f"leader {seat}"
        for name in ("deck", "hand", "discard", "ready", "spent", "looked", "aside"):
            for card in getattr(player, name):
                yield card, f"{name} {seat}"
        for unit in player.units:
            if unit.card >= 0 and not unit.face.leader:
                yield unit.card, f"unit {unit.id}"
            for captive in unit.captives:
                yield captive, f"captive of {unit.id}"
            for upgrade in unit.upgrades:
                if upgrade.card >= 0 and not upgrade.face.leader:
                    yield upgrade.card, f"upgrade {upgrade.id}"
                for captive in upgrade.captives:
                    yield captive, f"captive of {upgrade.id}"
    for card in table.playing:
        yield card, "being played"
    for doomed in table.doomed + table.saving:
        for piece in doomed.pieces:
            if isinstance(piece, Upgrade) and not piece.unit.here and piece.card >= 0 and not piece.face.leader:
                yield piece.card, "perhaps leaving play"


def counters(table: Table) -> Iterator[tuple[str, int]]:
    """Yield what can't be negative."""
    for player in table.players:
        yield f"credits of seat {player.seat}", player.credits
        yield f"damage on the base of seat {player.seat}", player.base.damage
        for unit in player.units:
            yield f"damage on unit {unit.id}", unit.damage
            yield f"power of unit {unit.id}", unit.power
            yield f"HP of unit {unit.id}", unit.hp
