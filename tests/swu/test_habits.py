"""Habits of Unlimited: what a sensible player answers, and every question is answered."""

from __future__ import annotations

from typing import Any

import pytest

from swu.moments import begin
from tablero.games.swu import GAME
from tablero.games.swu.habits import habit, plans
from tablero.games.swu.habits.effects import AWAY, DAMAGE, EXHAUST, HEAL, HELP, WEAKEN, Aim, aim_of
from tablero.games.swu.match import GAME as MATCH
from tablero.games.swu.match_setup import begin as begin_match
from tablero.kernel import Choose, Decision, Game, Perspective, Rng, say


def decide(game: Game[Any], level: str = "medium", seed: int = 1) -> Any:
    assert game.decision is not None
    return habit(game.state, game.decision, level, Rng(seed))


def forward(game: Game[Any], ask: str) -> Decision:
    """Play by habit until a question comes."""
    rng = Rng(3)
    while (decision := game.decision) is not None and decision.message.id != ask:
        game.choose(habit(game.state, decision, "medium", rng), decision.seat)
    assert decision is not None
    return decision


def hand(game: Game[Any], seat: int, *costs: int) -> None:
    """Give a player a hand of cards that cost so much, from all cards of the player's deck and hand."""
    table = game.state
    player = table.players[seat]
    every = player.hand + player.deck
    chosen: list[int] = []
    for cost in costs:
        chosen.append(next(card for card in every if card not in chosen and table.faces[card].cost == cost))
    player.hand = chosen
    player.deck = [card for card in every if card not in chosen]


def test_whoever_may_choose_starts() -> None:
    game = begin()
    asked = forward(game, "swu-ask-starter")
    assert decide(game) == ("player", asked.seat)


@pytest.mark.parametrize(
    ("costs", "answer"),
    [((6, 3, 2), "keep"), ((6, 4, 2), "mulligan"), ((4, 3, 3), "mulligan")],
)
def test_a_hand_is_kept_with_something_for_the_first_two_rounds(costs: tuple[int, ...], answer: str) -> None:
    game = begin()
    asked = forward(game, "swu-ask-mulligan")
    hand(game, asked.seat, *costs)
    assert decide(game) == answer


def test_what_is_too_dear_becomes_a_resource_and_enough_is_enough() -> None:
    game = begin()
    asked = forward(game, "swu-ask-resource")
    player = game.state.players[asked.seat]
    hand(game, asked.seat, 2, 3, 6)
    ask = Choose(asked.seat, [*[("resource", card) for card in player.hand], "pass"], "swu-ask-resource", hidden=True)
    given = habit(game.state, ask, "medium", Rng(1))
    assert given != "pass"
    assert isinstance(given, tuple)
    assert game.state.faces[given[1]].cost == 6
    player.ready = player.ready + player.deck[:10]
    assert habit(game.state, ask, "medium", Rng(1)) == "pass"


@pytest.mark.parametrize(
    ("text", "aim"),
    [
        (say("swu-deal", amount=3, to=say("swu-it")), Aim(DAMAGE, 3)),
        (say("swu-may", effect=say("swu-exhaust", to=say("swu-it"))), Aim(EXHAUST, 3)),
        (say("swu-give", what=say("swu-values", power="−4", hp="−0")), Aim(WEAKEN, 3)),
        (say("swu-give", what=say("swu-values", power="+2", hp="+0")), Aim(HELP, 3)),
        (say("swu-heal", amount=2), Aim(HEAL, 2)),
        (say("swu-defeat", to=say("swu-it")), Aim(AWAY, 3)),
        (say("swu-name-a-card"), None),
    ],
)
def test_a_text_tells_what_an_effect_is_for(text: Any, aim: Aim | None) -> None:
    assert aim_of(text) == aim


def test_an_easy_player_slips_and_a_medium_one_does_not() -> None:
    game = begin()
    forward(game, "swu-ask-action")
    taken = {level: {decide(game, level, seed) for seed in range(30)} for level in ("easy", "medium", "hard")}
    assert len(taken["easy"]) > 1
    assert taken["medium"] == taken["hard"]


def test_other_levels_have_no_habits() -> None:
    game = begin()
    assert decide(game, "greedy") is None
    assert decide(game, "genius") is None


def test_a_search_thinks_about_actions_but_not_about_resources() -> None:
    game = begin()
    action = forward(game, "swu-ask-action")
    assert isinstance(action, Choose)
    considered = plans(game.state, action, Rng(1))
    assert {way[0] for way in considered} <= {*action.options}
    assert ("pass",) in considered
    resource = forward(game, "swu-ask-resource")
    assert plans(game.state, resource, Rng(1)) == ()


def test_every_question_of_some_games_is_answered_and_nothing_is_changed() -> None:
    for seed in range(4):
        rng = Rng(seed)
        game = Game(GAME, GAME.sample_setup(rng), Rng(seed))
        while (decision := game.decision) is not None:
            answer = Perspective(game, decision.seat).habit("easy", rng)
            assert game.why_not(answer, decision.seat) is None, decision
            game.choose(answer, decision.seat)


def test_a_match_is_drafted_built_and_won_by_habit() -> None:
    game = Game(MATCH, MATCH.setup(2, format="sealed", games=3), Rng(5))
    rng = Rng(1)
    while (decision := game.decision) is not None:
        game.choose(Perspective(game, decision.seat).habit("medium", rng), decision.seat)
    assert game.outcome is not None


def test_a_game_that_is_won_is_better_than_any_that_is_played() -> None:
    match = begin_match(MATCH.setup(2, format="premier", games=3))
    level = MATCH.chance(match, 0)
    match.wins = [1, 0]
    assert MATCH.chance(match, 0) == pytest.approx(level + 0.25)
    assert MATCH.chance(match, 1) == pytest.approx(level - 0.25)
