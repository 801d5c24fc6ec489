"""The raid, rule by rule: a legal case and the nearest that is not; then fifty games at random."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from playing import assert_comes_back, assert_keeps_secrets, assert_says_all, play_random
from samples.raid import DOORS, GAME, LOOT_DOOR, PLANS, ROUNDS, TOKENS, WARDEN, Raid
from tablero.kernel import Game, Illegal, Message, NotAsked, Perspective, Record, Rng
from tablero.kernel.events import CHANCE, Event
from tablero.text import LANGUAGES, texts_of

DEAL: Event = (CHANCE, ("shuffle", (0, 2, 3, 5, 1, 4)))
"""The first raider has a plan of the third door, the second one of the first."""


def raid(*events: Event) -> Game[Raid]:
    return Game.replay(GAME, Record("raid", GAME.version, GAME.setup(), (DEAL, *events)), Rng(7))


def secretly(first: Any, second: Any, guards: tuple[int, ...], *dice: int) -> list[Event]:
    """A round: what all three choose, None for a raider that is not asked, and the dice."""
    choices: list[Event] = [(0, first), (1, second), (WARDEN, guards)]
    return [event for event in choices if event[1] is not None] + [(CHANCE, ("roll", (die,))) for die in dice]


def refused(game: Game[Raid], value: Any, seat: int) -> str:
    with pytest.raises(Illegal) as caught:
        game.choose(value, seat)
    for lang in LANGUAGES:
        assert texts_of(GAME, lang).reason(caught.value.reason)
    return caught.value.reason.rule


def test_teams() -> None:
    assert GAME.teams(GAME.setup()) == (0, 0, 1)


def test_everybody_is_asked_at_once() -> None:
    game = raid()
    assert [(part.seat, part.kind) for part in game.decisions] == [(0, "choose"), (1, "choose"), (2, "distribute")]
    assert [part.hidden for part in game.decisions] == [True, True, False]  # only a raider's options tell something
    game.choose((2, 1, 1), WARDEN)
    game.choose("rest", 1)
    assert [part.seat for part in game.decisions] == [0]
    with pytest.raises(NotAsked):
        game.choose("rest", 1)
    game.choose("rest", 0)
    assert game.state.round == 2


@pytest.mark.parametrize("seat", [0, 1, WARDEN, None])
def test_an_answer_tells_the_others_nothing(seat: int | None) -> None:
    answers: list[Any] = [("plan", 2), ("door", 1), (0, 3, 1)]
    others = [other for other in range(3) if other != seat][:2]
    game = raid()
    before = Perspective(game, seat).to_json()
    for other in others:
        game.choose(answers[other], other)
        after = Perspective(game, seat).to_json()
        assert other not in after["waiting"]
        assert {**after, "waiting": before["waiting"]} == before


def test_a_raider_may_show_only_the_own_plan_and_only_once() -> None:
    game = raid()
    assert refused(game, ("plan", 0), 0) == "raid:plan.1"
    game = raid(*secretly(("plan", 2), "rest", (2, 2, 0), 1))
    assert game.state.shown == [True, False]
    assert refused(game, ("plan", 2), 0) == "raid:plan.1"
    game.choose(("door", 2), 0)


def test_a_plan_is_secret_until_shown() -> None:
    game = raid()
    assert game.view(0)["plans"] == [PLANS[4], None]
    assert game.view(1)["plans"] == [None, PLANS[1]]
    assert game.view(WARDEN)["plans"] == game.view(None)["plans"] == [None, None]
    game = raid(*secretly(("plan", 2), "rest", (2, 2, 0), 1))
    assert game.view(1)["plans"] == [PLANS[4], PLANS[1]]
    assert game.view(None)["plans"] == [PLANS[4], None]


def test_a_resample_leaves_each_what_each_knows() -> None:
    game = raid((0, ("plan", 2)))
    plans = [game.resample(1, Rng(seed)).state.plans for seed in range(40)]
    assert {mine for _, mine in plans} == {1}
    assert {theirs for theirs, _ in plans} == {0, 2, 3, 4, 5}
    assert {game.resample(0, Rng(seed)).state.plans[0] for seed in range(40)} == {4}


def test_guards() -> None:
    game = raid()
    for guards in ((4, 0, 0), (3, 0, 0), (3, 3, 0)):
        assert refused(game, guards, WARDEN) == "raid:guard.1"
    game.choose((3, 1, 0), WARDEN)


def emptied() -> Game[Raid]:
    """A game in which the first door is empty."""
    both = secretly(("door", 0), ("door", 0), (2, 1, 1), 6, 6)
    return raid(*both, *secretly(("door", 0), "rest", (2, 1, 1), 6))


def test_an_empty_door_is_nobody_s_goal() -> None:
    game = emptied()
    assert game.state.doors[0] == []
    assert refused(game, ("door", 0), 0) == "raid:door.1"
    assert refused(game, ("plan", 0), 1) == "raid:door.1"
    assert refused(game, (1, 3, 0), WARDEN) == "raid:guard.1"
    game.choose((0, 3, 1), WARDEN)
    game.choose(("door", 1), 0)


@pytest.mark.parametrize(("die", "loot", "wounds"), [(4, 0, 1), (5, 1, 0)])
def test_three_or_more_after_guards_takes_a_token(die: int, loot: int, wounds: int) -> None:
    game = raid(*secretly(("door", 1), "rest", (2, 2, 0), die))
    assert (len(game.state.loot[0]), game.state.wounds[0]) == (loot, wounds)


def test_modifiers_are_shown() -> None:
    game = raid(*secretly(("plan", 2), ("door", 2), (1, 1, 2), 2, 2))
    tries = [dict(entry.message.args) for entry in game.log if entry.message.id == "raid-tries"]
    english = texts_of(GAME, "en")
    shown = [english.render(value) for line in tries if isinstance(value := line["value"], Message)]
    assert shown == ["2 −2 (guards) +1 (both at the door) +2 (plan)", "2 −2 (guards) +1 (both at the door)"]
    assert [line["total"] for line in tries] == [3, 1]


def hurt() -> list[Event]:
    """Three rounds after which the first raider has two tokens of the second door, and a wound."""
    goes = [secretly(("door", 1), "rest", (3, 0, 1), die) for die in (6, 6, 1)]
    return [event for round in goes for event in round]


def test_tokens_heal_a_wound_each() -> None:
    game = raid(*hurt())
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (0, "pick")
    assert refused(game, [["token", 5], ["token", 4]], 0) == ""  # one wound, so no more than one token
    game.choose([["token", 5]], 0)
    assert (game.state.loot[0], game.state.wounds[0], sorted(game.state.doors[1])) == ([4], 0, [3, 5])


def test_two_tokens_heal_two_wounds() -> None:
    game = raid(*hurt(), (0, ()), *secretly(("door", 1), "rest", (3, 0, 1), 1))
    assert game.state.wounds[0] == 2
    game.choose([["token", 5], ["token", 4]], 0)
    assert (game.state.loot[0], game.state.wounds[0]) == ([], 0)


def test_loot_need_not_be_spent() -> None:
    game = raid(*hurt())
    game.choose([], 0)
    assert (game.state.loot[0], game.state.wounds[0]) == ([5, 4], 1)


def test_rest_heals_a_wound() -> None:
    fails = secretly(("door", 0), ("door", 1), (2, 2, 0), 1, 1)
    game = raid(*fails, *secretly("rest", ("door", 1), (2, 2, 0), 1))
    assert game.state.wounds == [0, 2]


def test_a_raider_with_three_wounds_is_out() -> None:
    fails = secretly(("door", 1), "rest", (2, 2, 0), 1)
    game = raid(*fails, *fails, *fails)
    assert game.outcome is None
    assert [part.seat for part in game.decisions] == [1, WARDEN]
    with pytest.raises(NotAsked):
        game.choose("rest", 0)


def test_the_warden_wins_when_both_are_out() -> None:
    game = raid(*secretly(("door", 0), ("door", 0), (3, 1, 0), 1, 1) * 3)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.why.id) == ((WARDEN,), "raid-won-by-wounds")
    assert game.outcome.scores == (0, 0, len(TOKENS))


def test_the_warden_wins_after_eight_rounds() -> None:
    idle = secretly("rest", "rest", (2, 2, 0))
    assert raid(*idle * (ROUNDS - 1)).outcome is None
    game = raid(*idle * ROUNDS)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.why.id) == ((WARDEN,), "raid-won-by-time")


def test_five_tokens_win_for_both_raiders() -> None:
    both = secretly(("door", 0), ("door", 2), (0, 3, 1), 6, 6)
    four = raid(*both, *both)
    assert four.outcome is None
    five = raid(*both, *both, *secretly("rest", ("door", 0), (0, 3, 1), 3))
    assert five.outcome is not None
    assert (five.outcome.winners, five.outcome.why.id) == ((0, 1), "raid-won-by-loot")
    assert five.outcome.scores == (2, 4, 4)  # of the second raider's three tokens one is from the door of the plan
    assert five.view(None)["plans"] == [PLANS[4], PLANS[1]]


def test_of_two_who_reach_for_the_last_token_the_first_takes_it() -> None:
    game = raid(*secretly(("door", 1), ("door", 1), (3, 0, 1), 6, 6) * 2)
    assert (game.state.loot, game.state.wounds) == ([[5, 3], [4]], [0, 0])


def test_undo_takes_back_a_secret_answer_and_nothing_that_was_revealed() -> None:
    game = raid((0, "rest"), (1, "rest"))
    game.undo(0)
    assert [part.seat for part in game.decisions] == [0, WARDEN]
    game = raid(*secretly("rest", "rest", (2, 2, 0)))
    assert game.why_no_undo(WARDEN) is not None


@pytest.mark.parametrize("seed", range(50))
def test_at_random(seed: int) -> None:
    game, rng = Game(GAME, GAME.setup(), Rng.of(seed)), Rng.of(seed, "choices")
    while game.outcome is None:
        assert_moment(game, rng)
        play_random(game, rng, upto=1)
    assert_moment(game, rng)
    assert len(game.outcome.scores) == GAME.seats[0]


def assert_moment(game: Game[Raid], rng: Rng) -> None:
    assert_comes_back(game)
    assert_keeps_secrets(game, rng)
    assert_says_all(game)
    assert Counter(name for name, _ in GAME.components(game.state)) == Counter((*TOKENS, *PLANS))
    assert all(count >= 0 for _, count in GAME.counters(game.state))
    assert all(LOOT_DOOR[token] == door for door in DOORS for token in game.state.doors[door])
