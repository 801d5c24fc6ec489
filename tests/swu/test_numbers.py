"""The numbers of cards tell nothing of a deck: they are drawn, and records of when they were not still play as they did."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablero.conformance import checks
from tablero.conformance.checks import CHECKS
from tablero.conformance.kit import conform_game
from tablero.games.swu import GAME
from tablero.games.swu.match import GAME as MATCH
from tablero.kernel import Game, Record, Rng
from tablero.registry import find

GOLDEN = Path(__file__).parent / "golden"
BROUGHT = {"brought": CHECKS["brought"]}


HANDS = [[48, 49, 11, 50, 8, 42], [54, 82, 56]]
"""What the players held at the end of the golden records."""


@pytest.mark.parametrize("name", ["swu", "swu-match"])
def test_a_record_of_version_1_plays_as_it_did(name: str) -> None:
    data = (GOLDEN / f"{name}-1.jsonl").read_bytes()
    game = Game.replay(find(name), Record.loads(data), Rng(0))
    for one in (game, Game.resume(find(name), game.record(), game.sent(), Rng(0))):  # also as a bot's process has it
        table: Any = getattr(one.state, "table", one.state)
        assert [player.hand for player in table.players] == HANDS
        assert [player.base.damage for player in table.players] == [11, 8]
        assert table.faces[11].key == "c3po#protocol-droid"
    assert game.record().dumps() == data
    part = game.decisions[0]
    game.choose(part.sample(Rng(1)), part.seat)  # and it goes on


def numbered(seed: int) -> list[str]:
    """Return what the cards of the first player's deck are, by number."""
    game = Game(GAME, GAME.setup(), Rng(seed))
    table: Any = game.state
    cards = sorted(table.players[0].deck + table.players[0].hand)
    return [table.faces[card].key for card in cards]


def test_numbers_don_t_follow_the_list() -> None:
    first, second = numbered(1), numbered(2)
    assert sorted(first) == sorted(second)
    assert first != second
    assert sorted(first) not in (first, second)


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compare at one moment in four: a game has only a few that are compared otherwise."""
    monkeypatch.setattr(checks, "SELDOM", 4)


@pytest.mark.usefixtures("often")
def test_what_a_seat_brought_can_t_be_told_by_the_numbers() -> None:
    report = conform_game(GAME, 1, 1, lambda rng: GAME.setup(), BROUGHT, cap=80)
    assert report.finding is None or report.finding.check == "ends", report.finding


@pytest.mark.usefixtures("often")
def test_the_kit_finds_numbers_that_follow_the_list() -> None:
    by_list = GAME.of_version(1)
    reports = (conform_game(by_list, n, 1, lambda rng: by_list.setup(), BROUGHT, cap=80) for n in range(9))
    finding = next(one.finding for one in reports if one.finding is not None and one.finding.check != "ends")
    assert finding.check == "brought"
    assert "brought and nobody has seen" in finding.detail


@pytest.mark.usefixtures("often")
def test_what_a_seat_brought_to_a_match_can_t_be_told_by_the_numbers() -> None:
    report = conform_game(MATCH, 1, 1, lambda rng: MATCH.setup(games=3), BROUGHT, cap=60)
    assert report.finding is None or report.finding.check == "ends", report.finding


def test_another_deck_of_a_match_looks_the_same_in_its_first_game() -> None:
    game = Game(MATCH, MATCH.setup(games=3), Rng(1))
    record = MATCH.brought_otherwise(game.record(), game.state, 0, Rng(1))
    assert record is not None
    twin = Game.replay(MATCH, record, Rng(0))
    keys = [[face.key for face in one.state.table.faces] for one in (game, twin) if one.state.table is not None]
    assert sum(a != b for a, b in zip(*keys, strict=True)) == 1
    game.state.game = 2
    assert MATCH.brought_otherwise(game.record(), game.state, 0, Rng(1)) is None
    drafted = Game(MATCH, MATCH.setup(format="draft"), Rng(1))
    assert MATCH.brought_otherwise(drafted.record(), drafted.state, 0, Rng(1)) is None


def test_another_deck_that_looks_the_same_has_another_card() -> None:
    game = Game(GAME, GAME.setup(), Rng(1))
    record = GAME.brought_otherwise(game.record(), game.state, 0, Rng(1))
    assert record is not None
    twin = Game.replay(GAME, record, Rng(0))
    keys = [[face.key for face in one.state.faces] for one in (game, twin)]
    assert sum(a != b for a, b in zip(*keys, strict=True)) == 1
