"""Whole battles of both editions between bots, and what must hold in the middle of one."""

from __future__ import annotations

import pytest

import tablero
from playing import assert_comes_back, assert_keeps_secrets, assert_says_all
from tablero.bots import bot
from tablero.games.legion.definition import GAME
from tablero.games.legion.state import ON_BATTLEFIELD, Battle
from tablero.kernel import Game, Perspective, Rng

BOTH = pytest.mark.parametrize("edition", ["2026", "2023"])


def played(edition: str, upto: int = 20_000) -> tuple[Game[Battle], int]:
    """A battle of ready-made armies after so many decisions of bots, and how many they were."""
    game = tablero.new("legion", seed=2, edition=edition)
    players = [bot(name, Rng(seat)) for seat, name in enumerate(("medium", "easy"))]
    for count in range(upto):
        decision = game.decision
        if decision is None:
            return game, count
        game.choose(players[decision.seat].decide(Perspective(game, decision.seat)), decision.seat)
    return game, upto


@pytest.mark.long
@BOTH
def test_bots_play_a_battle_to_its_end(edition: str) -> None:
    game, count = played(edition)
    assert game.outcome is not None
    assert 100 < count < 2000
    ended = game.state.round >= game.state.edition.rounds
    assert ended or any(not game.state.undefeated(seat) for seat in (0, 1))
    fallen = sum(len(unit.miniatures) for unit in game.state.units)
    assert fallen < len(game.state.miniatures)  # they have met, and somebody was defeated


@BOTH
def test_in_the_middle_of_a_battle_everything_is_said_kept_and_comes_back(edition: str) -> None:
    game, _ = played(edition, 120)
    assert any(unit.place == ON_BATTLEFIELD for unit in game.state.units)
    assert_says_all(game)
    assert_comes_back(game)
    assert_keeps_secrets(game, Rng(1))


def test_games_that_are_tried_out_lead_somewhere() -> None:
    game, _ = played("2026", 60)
    decision = game.decision
    assert decision is not None
    answers = [GAME.explore(game.state, decision, Rng(seed)) for seed in range(8)]
    assert all(decision.check(answer) is None for answer in answers)
