"""Islands, rule by rule: a legal spot and the nearest that is not; then fifty games at random."""

from __future__ import annotations

from typing import Any

import pytest

from playing import assert_comes_back, assert_keeps_secrets, assert_says_all, play_random
from samples.islands import FAR_FROM_OWN, GAME, LAKE, Islands, Space, flow, put, some_spot, taken
from tablero.kernel import CHECKPOINT, BadSetup, Game, Illegal, Message, Place, Record, Rng
from tablero.kernel.events import CHANCE, Event
from tablero.text import LANGUAGES, texts_of

LAKES: Event = (CHANCE, ("roll", (3, 3, 21, 21)))
"""Lakes at (12, 12) and (30, 30)."""


def islands(*answers: Any, seats: int = 2, markers: int = 8) -> Game[Islands]:
    """A game after these answers, each given by whoever is asked."""
    setup = GAME.setup(seats, markers=markers)
    game = Game.replay(GAME, Record("islands", GAME.version, setup, (LAKES,)), Rng(7))
    for answer in answers:
        game.choose(answer)
    return game


def refused(game: Game[Islands], value: Any) -> str:
    before = game.step
    with pytest.raises(Illegal) as caught:
        game.choose(value)
    for lang in LANGUAGES:
        assert texts_of(GAME, lang).reason(caught.value.reason)
    assert game.step == before
    return caught.value.reason.rule


def asked(game: Game[Islands]) -> tuple[int, Message]:
    assert game.decision is not None
    return game.decision.seat, game.decision.message


def test_lakes_come_from_the_dice() -> None:
    assert islands().state.lakes == ((12, 12, LAKE), (30, 30, LAKE))


@pytest.mark.parametrize("value", [(0.99, 3), (3, 0.99), (39.01, 3), (10**400, 3), (3, -1e300)])
def test_a_marker_lies_wholly_on_the_table(value: Any) -> None:
    assert refused(islands(), value) == "islands:place.1"
    islands((1, 1))


@pytest.mark.parametrize("value", [(3,), (3, 3, 3), ("x", 3), ((1, 2), 3), (3, "stay")])
def test_a_spot_is_two_numbers(value: Any) -> None:
    assert refused(islands(), value) == "islands:place.1"


@pytest.mark.parametrize("value", ["stay", 3, None, (True, 3), (float("nan"), 3), {"x": 1}])
def test_what_is_no_spot_at_all_is_refused(value: Any) -> None:
    assert refused(islands(), value) == ""


@pytest.mark.parametrize(
    ("seat", "near", "far"),
    [
        (0, (4.2, 4.2), (4.3, 4.3)),
        (1, (35.8, 35.8), (35.7, 35.7)),
        (2, (35.8, 4.2), (35.7, 4.3)),
        (3, (4.2, 35.8), (4.3, 35.7)),
    ],
)
def test_the_first_marker_is_near_the_corner(seat: int, near: tuple[float, float], far: tuple[float, float]) -> None:
    game = islands(*[(2, 2), (38, 38), (38, 2)][:seat], seats=4)
    assert asked(game) == (seat, Message("islands-place"))
    assert refused(game, far) == "islands:place.4"
    game.choose(near)


def second_turn() -> Game[Islands]:
    """The first player has a marker at (4, 4), the second at (36, 36)."""
    return islands((4, 4), (36, 36))


def test_markers_may_touch_and_not_overlap() -> None:
    game = second_turn()
    assert refused(game, (4, 5.99)) == "islands:place.2"
    game.choose((4, 6))


def test_a_marker_may_touch_a_lake_and_not_lie_in_it() -> None:
    game = second_turn()
    assert refused(game, (12, 7.01)) == "islands:place.3"
    game.choose((12, 7))


def test_a_marker_is_near_an_own_one() -> None:
    game = second_turn()
    assert refused(game, (16.01, 4)) == "islands:place.5"
    game.choose((16, 4))


def test_in_the_first_turn_there_is_nothing_to_move() -> None:
    assert asked(islands((4, 4))) == (1, Message("islands-place"))


def moving() -> Game[Islands]:
    """The first player has placed a second marker at (4, 8) and may move the first, which is at (4, 4)."""
    game = second_turn()
    game.choose((4, 8))
    return game


def test_only_an_own_marker_that_lay_there_can_be_moved() -> None:
    game = moving()
    assert asked(game) == (0, Message("islands-move"))
    for number in (1, 2, 8, 99):  # the one just placed, one not placed, the opponent's, and none
        assert refused(game, ("move", number)) == "islands:move.1"
    game.choose(("move", 0))
    assert asked(game) == (0, Message("islands-move-to"))


def test_a_marker_moves_within_its_reach_by_the_rules_of_placing() -> None:
    game = moving()
    game.choose(("move", 0))
    assert refused(game, (10.01, 4)) == "islands:move.2"
    assert refused(game, (4, 6.01)) == "islands:place.2"
    assert refused(game, (0.5, 4)) == "islands:place.1"
    game.choose((4, 5))  # over its own old place
    assert (game.state.markers[0].x, game.state.markers[0].y) == (4.0, 5.0)
    assert asked(game) == (1, Message("islands-place"))


def test_staying_ends_the_turn() -> None:
    game = moving()
    game.choose("stay")
    assert asked(game) == (1, Message("islands-place"))


def test_undo_in_the_middle_of_a_turn() -> None:
    game = moving()
    game.choose(("move", 0))
    game.undo(0)
    assert asked(game) == (0, Message("islands-move"))
    game.undo(0)
    assert asked(game) == (0, Message("islands-place"))
    assert game.why_no_undo(0) is not None  # the other player has decided since


def test_the_region_draws_what_the_rules_check() -> None:
    decision = second_turn().decision
    assert isinstance(decision, Place)
    assert decision.region == {
        "table": [40, 40],
        "radius": 1,
        "within": [[4.0, 4.0, 12]],
        "avoid": [[4.0, 4.0, 2.0], [36.0, 36.0, 2.0], [12, 12, 5], [30, 30, 5]],
    }


def test_where_chance_finds_no_spot_the_grid_does() -> None:
    state = Islands(1, 4)
    put(state, 0, (1, 1), "islands-places")
    space = Space([(1, 1, 2)], FAR_FROM_OWN, taken(state))  # no nearer than 2, and no farther
    assert [some_spot(space, Rng(seed)) for seed in range(20)] == [(1, 3)] * 20


def test_who_can_t_place_a_marker_passes() -> None:
    state = Islands(2, 4)
    state.lakes = ((10, 10, 26),)  # of the corners only the second player's is dry
    play = flow(state)
    assert (next(play), play.send(None)) == (CHECKPOINT, CHECKPOINT)
    assert [entry.message for entry in state.log.entries] == [Message("islands-passes", (("seat", 1),))]
    decision = play.send(None)
    assert isinstance(decision, Place)
    assert decision.seat == 1


@pytest.mark.parametrize(("last", "winners", "scores"), [((38, 14), (), (3, 3)), ((38, 13.99), (0,), (3, 2))])
def test_pairs_within_eight_score(last: Any, winners: tuple[int, ...], scores: tuple[int, ...]) -> None:
    three = [(2, 2), (38, 38), (10, 2), "stay", (38, 30), "stay", (18, 2), "stay", (38, 22), "stay"]
    game = islands(*three, (26, 2), "stay", last, "stay", markers=4)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.scores) == (winners, scores)


@pytest.mark.parametrize(("last", "winners", "scores"), [((26, 2), (0,), (3,)), ((26.01, 2), (), (2,))])
def test_alone(last: Any, winners: tuple[int, ...], scores: tuple[int, ...]) -> None:
    game = islands((2, 2), (10, 2), "stay", (18, 2), "stay", last, "stay", seats=1, markers=4)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.scores) == (winners, scores)


def test_setup() -> None:
    assert [len(Game(GAME, GAME.setup(seats), Rng(1)).state.markers) for seats in GAME.seats] == [16, 8, 24, 32]
    with pytest.raises(BadSetup):
        GAME.setup(5)
    with pytest.raises(BadSetup):
        GAME.setup(2, markers=5)


@pytest.mark.parametrize("seed", range(50))
def test_at_random(seed: int) -> None:
    setup = GAME.setup(seats=1 + seed % 4, markers=4 if seed % 5 else 8)
    game, rng = Game(GAME, setup, Rng.of(seed)), Rng.of(seed, "choices")
    names = [name for name, _ in GAME.components(game.state)]
    while game.outcome is None:
        assert_comes_back(game)
        assert_says_all(game)
        assert [name for name, _ in GAME.components(game.state)] == names
        assert all(count >= 0 for _, count in GAME.counters(game.state))
        play_random(game, rng, upto=1)
    assert_says_all(game)
    assert_keeps_secrets(game, rng)
    assert len(game.outcome.scores) == setup.seats
