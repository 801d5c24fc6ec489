"""Playing bots against each other and adding up what came out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

from tablero.bots import bot, check_bot
from tablero.kernel import BadSetup, Definition, Game, Json, Message, Outcome, Perspective, Rng, say
from tablero.registry import locate
from tablero.sim.pool import spread


class Played(NamedTuple):
    """A game that is over: who sat where, how it ended, how long it took."""

    number: int
    bots: tuple[str, ...]
    outcome: Outcome
    decisions: int


class Summary(NamedTuple):
    """What many games gave."""

    games: int
    decisions: int
    seconds: float
    wins_by_seat: tuple[int, ...]
    wins_by_bot: Mapping[str, int]
    draws: int
    reasons: Mapping[str, int]
    """How often games ended for each reason, by the id of its message."""
    endings: Mapping[Message, int]
    """The same by the whole message, which can be told in words."""

    def to_json(self) -> Json:
        """Return the figures with their rates."""
        figures = self._asdict()
        del figures["endings"]
        return {
            **figures,
            "games_per_second": round(self.games / self.seconds, 2),
            "decisions_per_second": round(self.decisions / self.seconds, 1),
        }


def play(definition: Definition[Any], number: int, bots: Sequence[str], seed: int, **setting: Any) -> Played:
    """Play game `number` of a series to its end."""
    rng = Rng.of(seed, definition.name, number)
    game: Game[Any] = Game(definition, definition.setup(len(bots), **setting), Rng(rng.bits()))
    players = [bot(name, Rng(rng.bits())) for name in bots]
    tables = [Perspective(game, seat) for seat in range(len(bots))]
    decisions = 0
    while (decision := game.decision) is not None:
        seat = decision.seat
        game.choose(players[seat].decide(tables[seat]), seat)
        decisions += 1
    assert game.outcome is not None
    return Played(number, tuple(bots), game.outcome, decisions)


def play_many(
    path: str, bots: tuple[str, ...], seed: int, swap: bool, settings: dict[str, Any], numbers: range
) -> list[Played]:
    """Play these games of a series; with `swap` the bots move on one seat from game to game."""
    definition = locate(path)
    played = []
    for number in numbers:
        turn = number % len(bots) if swap else 0
        played.append(play(definition, number, bots[turn:] + bots[:turn], seed, **settings))
    return played


def simulate(
    path: str,
    games: int,
    bots: Sequence[str],
    *,
    seed: int = 0,
    workers: int = 1,
    swap: bool = False,
    settings: Mapping[str, Any] | None = None,
    done: Callable[[int], None] = lambda games: None,
) -> Summary:
    """Play a series of games, spread over processes; the same seed gives the same games with any number of them."""
    definition = locate(path)
    if len(bots) not in definition.seats:
        allowed = ", ".join(map(str, definition.seats))
        raise BadSetup("bots", say("setup-bots", game=definition.name, seats=allowed, count=len(bots)))
    for name in bots:
        check_bot(name, definition)
    definition.setup(len(bots), **(settings or {}))
    start = perf_counter()
    played: list[Played] = []
    work = partial(play_many, path, tuple(bots), seed, swap, dict(settings or {}))
    for chunk, part in spread(work, games, workers):
        played += part
        done(len(chunk))
    return summarise(played, len(bots), perf_counter() - start)


def summarise(played: Sequence[Played], seats: int, seconds: float) -> Summary:
    """Add up what came out."""
    seat_wins = Counter(seat for game in played for seat in game.outcome.winners)
    bot_wins = Counter(name for game in played for name in sorted({game.bots[s] for s in game.outcome.winners}))
    reasons = Counter(game.outcome.why.id for game in played)
    return Summary(
        games=len(played),
        decisions=sum(game.decisions for game in played),
        seconds=round(seconds, 3),
        wins_by_seat=tuple(seat_wins[seat] for seat in range(seats)),
        wins_by_bot=dict(sorted(bot_wins.items())),
        draws=sum(not game.outcome.winners for game in played),
        reasons=dict(sorted(reasons.items())),
        endings=Counter(game.outcome.why for game in played),
    )
