"""A state outlives the game it belongs to: a flow that is collected, and one that ends at once, leave it in order."""

from __future__ import annotations

import gc
from collections.abc import Callable

import pytest

from rebellion.scenes import EMPIRE, HIT_, REBEL, act, asked, put, units_in
from rebellion.tries import assign, at, keys, stage
from tablero.games.rebellion import GAME, flow
from tablero.games.rebellion.base import reveal_base
from tablero.games.rebellion.state import Table
from tablero.kernel import Game, Rng
from tablero.kernel.digest import freeze


def in_combat(table: Table) -> bool:
    return table.combat is not None


def in_mission(table: Table) -> bool:
    return table.mission is not None


def played_until(reached: Callable[[Table], bool], seed: int) -> Game[Table]:
    """Play at random until somebody is asked in the middle of something."""
    rng = Rng.of("dropped", seed)
    game = Game(GAME, GAME.setup(2), Rng(rng.bits()))
    while not reached(game.state):
        part = rng.choice(game.decisions)
        game.choose(GAME.explore(game.state, part, rng), part.seat)
    return game


@pytest.mark.parametrize("seat", [REBEL, EMPIRE])
@pytest.mark.parametrize("reached", [in_combat, in_mission])
def test_a_state_stays_as_it_is_when_its_game_is_dropped(reached: Callable[[Table], bool], seat: int) -> None:
    played = played_until(reached, seat)
    for copied in (Game.fork, lambda game: game.resample(seat, Rng(7))):
        state = copied(played).state
        before = freeze(state)
        gc.collect()
        assert freeze(state) == before
        assert reached(state)


def test_a_game_won_in_the_combat_of_a_mission_leaves_neither_behind() -> None:
    table = put(put(stage(), "hoth", rebel_trooper=1), "bespin", stormtrooper=2)
    reveal_base(table)
    table.turn = EMPIRE
    assign(table, "planetary_conquest", "darth_vader")
    game = act(table, flow, ("reveal", 0), at("hoth"), dice=[HIT_] * 10)
    assert asked(game)[0] == "rebellion-move-from"
    game.choose(0)
    assert in_mission(game.state)
    game.choose((2,))
    while game.outcome is None:
        assert in_combat(game.state)
        game.choose(0)
    assert units_in(game.state, "hoth") == {"stormtrooper": 1}
    assert not in_mission(game.state)
    assert not in_combat(game.state)
    assert keys(game.state.mission_discard[EMPIRE]) == ["planetary_conquest"]
