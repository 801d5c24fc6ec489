"""Games as environments: what PettingZoo, Gymnasium and OpenSpiel demand, and that hidden things stay hidden."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import mcts
from pettingzoo.test import api_test, seed_test

import tablero
from kernel.tiny import TinyGame, asking
from playing import play_random
from tablero.envs import seat_env, spiel_game, table_env
from tablero.envs.arrays import Arrays
from tablero.games.swu.features import OF_A_PLAYER
from tablero.kernel import Choose, Distribute, Game, Illegal, Place, Rng, UserError
from tablero.registry import find, locate

SAMPLES = ["samples.duel:GAME", "samples.islands:GAME", "samples.raid:GAME"]
QUICK = [*SAMPLES, "rebellion", "swu", "swu-match"]
MOST = {"wh40k": 12, "legion": 12}
"""Where a choice takes long, so many are made."""


def told(seen: Any) -> bytes:
    return b"".join(seen[name].tobytes() for name in sorted(seen))


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("game", [*SAMPLES, *tablero.game_names()])
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    api_test(table_env(game, most=MOST.get(game)), num_cycles=20)


@pytest.mark.parametrize("game", [*SAMPLES, *tablero.game_names()])
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: table_env(game, most=MOST.get(game)), num_cycles=10)


def test_a_game_is_played_to_its_end_and_rewards_are_those_of_the_outcome() -> None:
    env, rng = table_env("rebellion"), Rng(1)
    env.reset(seed=4)
    for agent in env.agent_iter():
        seen, _, over, _, _ = env.last()
        assert seen is not None
        if over:
            break
        assert env.possible_agents.index(agent) == env.game.decisions[0].seat
        env.step(rng.below(int(seen["action_mask"].sum())))
    assert env.game.outcome is not None
    winner = env.game.outcome.winners[0]
    assert env.rewards == {f"seat_{winner}": 1.0, f"seat_{1 - winner}": -1.0}


def test_who_does_what_the_mask_forbids_changes_nothing() -> None:
    env = table_env("swu")
    env.reset(seed=1)
    before = env.game.step
    for wrong in (2, 63, -1, None):
        with pytest.raises(Illegal):
            env.step(wrong)
    assert env.game.step == before


def test_a_game_is_broken_off_after_so_many_decisions() -> None:
    env = table_env("swu", most=3)
    env.reset(seed=1)
    for _ in range(3):
        assert not any(env.truncations.values())
        env.step(0)
    assert all(env.truncations.values())


@pytest.mark.parametrize("whole", [False, True])
@pytest.mark.parametrize("game", [*SAMPLES, "rebellion", "swu", "swu-match"])
def test_observations_are_the_same_whatever_is_hidden(game: str, whole: bool) -> None:
    definition, rng = locate(game), Rng(5)
    arrays = Arrays(definition, definition.setup(), whole=whole)
    looked = 0
    for seed in range(2):
        playing = Game(definition, definition.setup(), Rng(seed))
        while (decision := playing.decision) is not None and looked < 12 * (seed + 1):
            for seat in range(playing.setup.seats):
                world = playing.resample(seat, rng)
                assert told(arrays.unasked(playing, seat)) == told(arrays.unasked(world, seat))
            world = playing.resample(decision.seat, rng)
            asked = world.decision_for(decision.seat)
            assert asked is not None
            mine = arrays.asked(playing, decision, arrays.listed(playing, decision))
            assert told(mine) == told(arrays.asked(world, asked, arrays.listed(world, asked)))
            looked += 1
            play_random(playing, rng, upto=3)
    assert looked > 12


@pytest.mark.parametrize("game", ["wh40k", "legion"])
def test_figures_of_a_battle_are_the_same_whatever_is_hidden(game: str) -> None:
    definition = find(game)
    playing = play_random(Game(definition, definition.setup(), Rng(1)), Rng(1), upto=6)
    world = playing.resample(0, Rng(2))
    arrays = Arrays(definition, definition.setup())
    assert np.array_equal(arrays.seen(playing, 0), arrays.seen(world, 0))
    assert not np.array_equal(arrays.seen(playing, 0), arrays.seen(playing, 1))


@pytest.mark.parametrize("game", QUICK)
def test_there_are_as_many_figures_at_every_moment(game: str) -> None:
    definition = locate(game)
    arrays = Arrays(definition, definition.setup())
    playing = Game(definition, definition.setup(), Rng(2))
    while playing.outcome is None:
        assert {arrays.seen(playing, seat).shape for seat in range(playing.setup.seats)} == {(arrays.size,)}
        play_random(playing, Rng(playing.step), upto=25)


def test_more_options_than_actions_are_drawn_from_and_places_are_drawn_when_taken() -> None:
    many = [("name", one) for one in range(100)]
    spread = Distribute(0, ["a", "b", "c"], 5, "tiny-ask")
    spot = Place(0, "tiny-ask", lambda value: None, None, lambda rng: (rng.below(1000), 1))
    definition = TinyGame(asking(Choose(0, many, "tiny-ask"), spread, spot))
    game = Game(definition, definition.setup(), Rng(1))
    arrays = Arrays(definition, definition.setup(), actions=8, answers=3)
    decision = game.decision
    assert decision is not None
    listed = arrays.listed(game, decision)
    assert listed is not None
    assert len(set(listed)) == 8
    assert set(listed) < set(many)
    game.choose(arrays.answer(game, decision, listed, 7))
    decision = game.decision
    assert decision is not None
    listed = arrays.listed(game, decision)
    assert listed is not None
    assert 1 <= len(listed) == len(set(listed)) <= 3
    game.choose(arrays.answer(game, decision, listed, 0))
    decision = game.decision
    assert decision is not None
    assert arrays.listed(game, decision) is None
    spots = [arrays.answer(game, decision, None, action) for action in (0, 1, 2, 0)]
    assert spots[0] == spots[3]
    assert len(set(spots)) == 3
    with pytest.raises(Illegal):
        arrays.answer(game, decision, None, 3)


@pytest.mark.parametrize("game", QUICK)
def test_an_observation_stays_as_it_was_seen_and_can_be_written_to(game: str) -> None:
    env, rng = table_env(game), Rng(1)
    env.reset(seed=2)
    kept = []
    for _ in range(40):
        seen, _, over, _, _ = env.last()
        assert seen is not None
        if over:
            break
        kept.append((seen, told(seen)))
        env.step(rng.below(int(seen["action_mask"].sum())))
    assert all(told(seen) == before for seen, before in kept)
    for seen, _ in kept:
        seen["observation"] += 1
        seen["options"] += 1
    env.reset(seed=2)
    again = env.last()[0]
    assert again is not None
    assert told(again) == kept[0][1]


def test_figures_of_a_table_beyond_what_a_byte_holds_are_told_as_the_nearest_it_does() -> None:
    definition = find("swu")
    playing = play_random(Game(definition, definition.setup(), Rng(1)), Rng(1), upto=30)
    table: Any = playing.state
    usual = definition.features(table, 0)
    assert usual is not None
    table.round, table.players[0].credits, table.players[1].base.damage = 300, 256, 99
    found = definition.features(table, 0)
    assert found is not None
    other = 1 + OF_A_PLAYER
    assert {at: found[at] for at in range(len(usual)) if found[at] != usual[at]} == {0: 255, 7: 255, other: 0}


@pytest.mark.parametrize(("actions", "answers"), [(0, 0), (4, 5), (4, 0), (-1, -1)])
def test_numbers_of_actions_that_can_not_be_are_refused(actions: int, answers: int) -> None:
    with pytest.raises(ValueError, match="expected 1 <= answers <= actions"):
        table_env("swu", actions=actions, answers=answers)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasium_finds_nothing_wrong() -> None:
    check_env(seat_env("samples.duel:GAME", bots="random"), skip_render_check=True)


def test_an_agent_plays_one_seat_against_bots() -> None:
    env, rng = seat_env("swu", seat=1, bots="random"), Rng(1)
    seen, _ = env.reset(seed=1)
    gain, over = 0.0, False
    while not over:
        assert env.game.decisions[0].seat == 1
        seen, gain, over, _, _ = env.step(rng.below(int(seen["action_mask"].sum())))
    assert env.game.outcome is not None
    assert gain == (1.0 if 1 in env.game.outcome.winners else -1.0)
    env.reset(seed=1)
    assert env.step(63)[1:3] == (-1.0, True)
    with pytest.raises(ValueError, match="expected a seat from 0 to 1"):
        seat_env("swu", seat=2)
    with pytest.raises(UserError):
        seat_env("swu", bots="genius")


@pytest.mark.parametrize("game", ["samples.duel:GAME", "swu"])
def test_the_search_of_openspiel_plays(game: str) -> None:
    spiel = spiel_game(game, seed=3)
    state = spiel.new_initial_state()
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(spiel, 1.4, 6, evaluator, random_state=np.random.RandomState(1))
    for _ in range(2):
        player = state.current_player()
        action = bot.step(state.resampled(player, 7))
        assert action in state.legal_actions()
        state.apply_action(action)
    rng = Rng(1)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


def test_a_clone_goes_its_own_way_and_a_resampled_state_tells_the_same() -> None:
    state = spiel_game("swu", seed=3).new_initial_state()
    for _ in range(12):
        state.apply_action(0)
    told = [state.information_state_string(seat) for seat in (0, 1)]
    twin = state.clone()
    twin.apply_action(0)
    assert [state.information_state_string(seat) for seat in (0, 1)] == told
    player = state.current_player()
    world = state.resampled(player, 1)
    assert world.observation_string(player) == state.observation_string(player)
    assert world.legal_actions() == state.legal_actions()
