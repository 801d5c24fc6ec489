"""Matches for tests: begun in any format, taken to a stage, and games that end as a test wants."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablero.games.swu.limited import Boosters
from tablero.games.swu.match import GAME
from tablero.games.swu.match_state import PLAY, Match
from tablero.games.swu.state import Table
from tablero.kernel import Decision, Game, Illegal, Option, Reason, Rng

Answer = Callable[[Decision], Any]


def begin(format: str, seats: int = 2, seed: int = 1, **settings: Any) -> Game[Match]:
    """A match before its first answer."""
    return Game(GAME, GAME.setup(seats, format=format, **settings), Rng(seed))


def first(decision: Decision) -> Option:
    """The first option, or as few as may be picked."""
    options: Any = decision.options  # type: ignore[attr-defined]
    return tuple(options[: decision.least]) if hasattr(decision, "least") else options[0]


def answer_all(game: Game[Match], how: Answer = first) -> None:
    """Let everybody who is asked now answer."""
    for part in game.decisions:
        game.choose(how(part), part.seat)


def until(game: Game[Match], *stages: int, how: Answer = first) -> Game[Match]:
    """Answer until the match is at one of the stages."""
    while game.state.stage not in stages:
        answer_all(game, how)
    return game


def boosters(game: Game[Match]) -> Boosters:
    assert game.state.boosters is not None
    return game.state.boosters


def table(game: Game[Match]) -> Table:
    assert game.state.table is not None
    return game.state.table


def win(game: Game[Match], *winners: int) -> None:
    """Let the game that is played now end, all but the winners' bases being defeated."""
    until(game, PLAY)
    while game.decision is not None and game.decision.message.id != "swu-ask-action":
        game.choose(first(game.decision), game.decision.seat)
    playing = table(game)
    for player in playing.players:
        if player.seat not in winners:
            player.base.damage = player.base.hp
    game.choose("initiative")


def refusal(game: Game[Match], value: Any, seat: int) -> Reason:
    """Why an answer is refused, which also changes nothing."""
    try:
        game.choose(value, seat)
    except Illegal as illegal:
        return illegal.reason
    raise AssertionError(f"{value!r} was taken")
