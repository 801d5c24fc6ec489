"""Resampling what a seat can't know: nothing it sees changes, all else may, and each card stays its owner's."""

from __future__ import annotations

from collections import Counter

import pytest

from playing import assert_keeps_secrets
from swu.moments import at_action, moments
from tablero.games.swu import GAME
from tablero.games.swu.inventory import components
from tablero.games.swu.resample import resample
from tablero.games.swu.state import Table
from tablero.kernel import Rng
from tablero.kernel.codec import encode

ZONES = ("hand", "deck", "ready", "spent", "looked")


def sizes(table: Table) -> list[int]:
    return [len(getattr(player, zone)) for player in table.players for zone in ZONES]


def owners(table: Table) -> list[list[int]]:
    """The owner of the card in each place: a resample leaves them."""
    return [[table.owners[card] for card in getattr(player, zone)] for player in table.players for zone in ZONES]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_seat_can_tell_a_redrawn_game_from_its_own(seats: int) -> None:
    for game in moments(seats, 30 + seats, every=13):
        assert_keeps_secrets(game, Rng(game.step))


@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_that_is_hidden_may_change_and_nothing_else(seat: int | None) -> None:
    game = at_action()
    table = game.state
    before = encode(game.view(seat))
    held = {player.seat: set[tuple[int, ...]]() for player in table.players}
    decks = {player.seat: set[tuple[int, ...]]() for player in table.players}
    everything, places = Counter(name for name, _ in components(table)), (sizes(table), owners(table))
    for seed in range(40):
        resample(table, seat, Rng(seed))
        for player in table.players:
            held[player.seat].add(tuple(sorted(player.hand + player.ready + player.spent)))
            decks[player.seat].add(tuple(player.deck))
        assert encode(game.view(seat)) == before
        assert Counter(name for name, _ in components(table)) == everything
        assert (sizes(table), owners(table)) == places
    for player in table.players:
        assert len(decks[player.seat]) > 30
        assert (len(held[player.seat]) > 30) == (player.seat != seat)


def test_a_card_that_a_seat_has_seen_stays_for_that_seat() -> None:
    game = at_action()
    table = game.state
    card, top = table.players[1].hand[0], table.players[1].deck[-1]
    table.known[card] |= 1
    table.known[top] |= 1
    for seed in range(20):
        resample(table, 0, Rng(seed))
        assert table.players[1].hand[0] == card
        assert table.players[1].deck[-1] == top
    seen = set()
    for seed in range(20):
        resample(table, 1, Rng(seed))
        seen.add(table.players[1].deck[-1])
        assert card in table.players[1].hand
    assert len(seen) > 5


def test_what_others_know_goes_by_where_a_card_lies() -> None:
    table = at_action().state
    for seed in range(20):
        resample(table, 0, Rng(seed))
        them = table.players[1]
        assert all(table.known[card] & 2 for card in them.hand + them.resources)
        assert not any(table.known[card] & 2 for card in them.deck)


def test_cards_shown_to_others_are_those_that_lie_there_now() -> None:
    table = at_action().state
    player = table.players[1]
    player.looked = [player.deck.pop() for _ in range(3)]
    table.shown = [(card, (1,)) for card in player.looked]
    drawn = set()
    for seed in range(20):
        resample(table, 0, Rng(seed))
        assert [card for card, _ in table.shown] == player.looked
        drawn.add(tuple(player.looked))
    assert len(drawn) > 10
    looked = list(player.looked)
    resample(table, 1, Rng(5))
    assert player.looked == looked


def test_a_resource_of_another_owner_is_only_exchanged_with_cards_of_that_owner() -> None:
    table = at_action().state
    taken = table.players[0].deck.pop()
    table.players[1].ready.append(taken)
    table.known[taken] = 2
    drawn = set()
    for seed in range(40):
        resample(table, None, Rng(seed))
        assert table.owners[table.players[1].ready[-1]] == 0
        drawn.add(table.players[1].ready[-1])
    assert len(drawn) > 20


def test_a_redrawn_game_can_be_played_to_its_end() -> None:
    for seed, game in enumerate(moments(2, 50, every=40)):
        rng = Rng(seed)
        twin = game.resample(0, rng)
        while (decision := twin.decision) is not None:
            twin.choose(decision.sample(rng), decision.seat)
        assert twin.outcome is not None
        assert GAME.view(twin.state, 0)
