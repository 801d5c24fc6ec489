"""Islands, rule by rule: a legal spot and the nearest that is not; then fifty games at random."""

from __future__ import annotations

from typing import Any

import pytest

from playing import assert_comes_back, assert_keeps_secrets, assert_says_all, play_random
from samples.islands import FAR_FROM_OWN, GAME, LAKE, ONE, Islands, Space, flow, put, some_spot, taken
from tablero.kernel import CHECKPOINT, BadSetup, Game, Illegal, Message, Perspective, Place, Record, Rng
from tablero.kernel.events import CHANCE, Event
from tablero.text import LANGUAGES, texts_of

LAKES: Event = (CHANCE, ("roll", (3, 3, 21, 21)))
"""Lakes at (12, 12) and (30, 30)."""


def islands(*answers: Any, seats: int = 2, markers: int = 8) -> Game[Islands]:
    """A game after these answers, each given by whoever is asked."""
    setup = GAME.setup(seats, markers=markers)
    game = Game.replay(GAME, Record("islands", GAME.version, setup, (LAKES,)), Rng(7))
    for answer in answers:
        game.choose(answer if isinstance(answer, str) else at(*answer))
    return game


def at(x: float, y: float) -> tuple[int, int]:
    """A spot in hundredths."""
    return round(x * ONE), round(y * ONE)


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
    assert islands().state.lakes == ((1200, 1200, LAKE), (3000, 3000, LAKE))


@pytest.mark.parametrize("value", [(99, 300), (300, 99), (3901, 300), (10**15, 300), (300, -(10**15))])
def test_a_marker_lies_wholly_on_the_table(value: Any) -> None:
    assert refused(islands(), value) == "islands:place.1"
    islands((1, 1))


@pytest.mark.parametrize("value", [(300,), (300, 300, 300), ("x", 300), ((100, 200), 300), (300, "stay")])
def test_a_spot_is_two_numbers(value: Any) -> None:
    assert refused(islands(), value) == "islands:place.1"


@pytest.mark.parametrize(
    "value", ["stay", 3, None, (True, 300), (float("nan"), 300), (300.0, 300), (10**400, 300), {"x": 1}]
)
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
    assert refused(game, at(*far)) == "islands:place.4"
    game.choose(at(*near))


def second_turn() -> Game[Islands]:
    """The first player has a marker at (4, 4), the second at (36, 36)."""
    return islands((4, 4), (36, 36))


def test_markers_may_touch_and_not_overlap() -> None:
    game = second_turn()
    assert refused(game, (400, 599)) == "islands:place.2"
    game.choose((400, 600))


def test_a_marker_may_touch_a_lake_and_not_lie_in_it() -> None:
    game = second_turn()
    assert refused(game, (1200, 701)) == "islands:place.3"
    game.choose((1200, 700))


def test_a_marker_is_near_an_own_one() -> None:
    game = second_turn()
    assert refused(game, (1601, 400)) == "islands:place.5"
    game.choose((1600, 400))


def test_in_the_first_turn_there_is_nothing_to_move() -> None:
    assert asked(islands((4, 4))) == (1, Message("islands-place"))


def moving() -> Game[Islands]:
    """The first player has three markers, has just placed the last of them, and moves those at (4, 4) and (4, 8)."""
    game = islands((4, 4), (36, 36), (4, 8), "stay", (36, 32), "stay", (8, 4), "move")
    assert asked(game) == (0, Message("islands-move-to"))
    return game


def test_the_markers_move_together_within_reach_and_by_the_rules_of_placing() -> None:
    game = moving()
    assert refused(game, (((400, 701),), ())) == "islands:move.1"
    assert refused(game, (((601, 400),), ())) == "islands:place.2"  # over the one just placed
    assert refused(game, (((99, 400),), ())) == "islands:place.1"
    assert refused(game, (((400, 601),), ())) == "islands:place.2"  # over the other, which stays
    game.choose((((400, 601),), ((400, 1000),)))  # and which now makes room
    assert [(m.x, m.y) for m in game.state.markers[:3]] == [(400, 601), (400, 1000), (800, 400)]
    assert asked(game) == (1, Message("islands-place"))


def test_markers_that_move_may_touch_and_not_overlap() -> None:
    assert refused(moving(), (((400, 500),), ((400, 699),))) == "islands:place.2"
    moving().choose((((400, 500),), ((400, 700),)))


def test_a_path_has_its_corners_and_is_measured_along_them() -> None:
    game = moving()
    assert refused(game, ((), ((300, 900), (100, 1000)))) == "islands:move.1"  # 142 and 224 is more than 300
    assert refused(game, ((), ((400, 800), (400, 800), (400, 800), (400, 900)))) == ""  # four legs
    assert refused(game, ((), ((400, 50), (400, 800)))) == "islands:place.1"  # a corner off the table
    game.choose(((), ((400, 900), (500, 900), (500, 1000))))
    assert (game.state.markers[1].x, game.state.markers[1].y) == (500, 1000)


def test_a_path_goes_round_a_lake_and_not_through_it() -> None:
    game = islands((4, 4), (36, 36), (10.8, 7.14), "stay", (36, 32), "stay", (4, 8), "move")  # the lake is at (12, 12)
    assert refused(game, ((), ((1320, 714),))) == "islands:move.2"
    assert refused(game, ((), ((1200, 691), (1320, 714)))) == "islands:move.2"
    game.choose(((), ((1200, 690), (1320, 714))))


@pytest.mark.parametrize("value", [(), ((),), ((), (), ()), (400, 400), "stay", ("stay", "stay"), ((400, 400), ())])
def test_moving_takes_a_path_for_each(value: Any) -> None:
    assert refused(moving(), value) == ""


def test_one_marker_is_checked_before_the_others_are_there() -> None:
    game = moving()
    against: list[tuple[list[Any], str]] = [
        ([0, [[400, 701]]], "islands:move.1"),
        ([0, [[601, 400]]], "islands:place.2"),
        ([1, [[99, 800]]], "islands:place.1"),
        ([2, []], ""),
        ([0, 400], ""),
        ([0], ""),
    ]
    for part, rule in against:
        reason = game.why_not_part(part, 0)
        assert reason is not None
        assert reason.rule == rule
    assert game.why_not_part([0, [[400, 601]]], 0) is None  # the other may still make room
    assert game.why_not((((400, 601),), ()), 0) is not None
    assert Perspective(game, 0).why_not_part([0, [[400, 601]]]) is None
    told = game.why_not_part([0, []], 1)
    assert told is not None
    assert told.message.id == "kernel-not-asked"


def test_only_markers_that_moved_are_told() -> None:
    game = moving()
    before = len(game.log)
    game.choose(((), ((400, 900),)))
    assert [entry.message.id for entry in game.log[before:]] == ["islands-moves"]


def test_staying_ends_the_turn() -> None:
    game = islands((4, 4), (36, 36), (4, 8), "stay")
    assert asked(game) == (1, Message("islands-place"))


def test_undo_in_the_middle_of_a_turn() -> None:
    game = moving()
    game.undo(0)
    assert asked(game) == (0, Message("islands-move"))
    game.undo(0)
    assert asked(game) == (0, Message("islands-place"))
    assert game.why_no_undo(0) is not None  # the other player has decided since


def drawn(game: Game[Islands]) -> Any:
    assert isinstance(game.decision, Place)
    return game.decision.drawn()["region"]


def discs(shapes: list[Any]) -> list[Any]:
    return [shape["disc"] for shape in shapes]


def test_the_region_of_a_place_shows_the_table_what_lies_there_and_where_the_marker_may_come() -> None:
    shown = drawn(second_turn())
    assert (shown["bounds"], shown["answer"]) == ([0, 0, 4000, 4000], "point")
    [mover] = shown["movers"]
    assert (mover["shape"], mover["at"]) == ({"disc": [0, 0, 100]}, None)
    assert discs(mover["within"]) == [[400, 400, 1200]]
    assert discs(mover["avoid"]) == [[400, 400, 200], [3600, 3600, 200], [1200, 1200, 500], [3000, 3000, 500]]
    lying = [(piece["shape"]["disc"], piece["seat"]) for piece in shown["pieces"]]
    assert lying == [
        ([1200, 1200, 400], None),
        ([3000, 3000, 400], None),
        ([400, 400, 100], 0),
        ([3600, 3600, 100], 1),
    ]
    assert shown["pieces"][0]["name"] == {"id": "islands-lake"}


def test_the_region_of_a_move_shows_each_marker_with_its_own_reach() -> None:
    shown = drawn(moving())
    assert shown["answer"] == "paths"
    assert [mover["at"] for mover in shown["movers"]] == [[400, 400], [400, 800]]
    assert [discs(mover["within"]) for mover in shown["movers"]] == [[[400, 400, 300]], [[400, 800, 300]]]
    assert [400, 800, 100] not in [piece["shape"]["disc"] for piece in shown["pieces"]]


def test_candidates_are_near_and_far() -> None:
    decision = second_turn().decision
    assert isinstance(decision, Place)
    spots = decision.candidates(Rng(1), 10)
    assert len(set(spots)) == 10
    assert spots[0] == (200, 400)  # as near as the grid has it
    assert all(decision.check(spot) is None for spot in spots)


def test_where_chance_finds_no_spot_the_grid_does() -> None:
    state = Islands(1, 4)
    put(state, 0, (100, 100), "islands-places")
    space = Space([(100, 100, 200)], FAR_FROM_OWN, taken(state))  # no nearer than 2, and no farther
    assert [some_spot(space, Rng(seed)) for seed in range(20)] == [(100, 300)] * 20


def test_who_can_t_place_a_marker_passes() -> None:
    state = Islands(2, 4)
    state.lakes = ((1000, 1000, 2600),)  # of the corners only the second player's is dry
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
