"""Bots: they see what their seat may see, and decide."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any, Protocol

from tablero.bots.external import PREFIX, SECONDS, ExternalBot, Forfeits, command_of, forfeit
from tablero.bots.greedy import GreedyBot
from tablero.bots.habitual import HabitualBot
from tablero.bots.random import RandomBot
from tablero.bots.search import GlancingBot, SearchBot
from tablero.kernel import Definition, Game, Perspective, Reason, Rng, UserError, say


class Bot(Protocol):
    """Somebody who decides for a seat."""

    def decide(self, table: Perspective) -> Any:
        """Return an answer to what the seat is asked."""
        ...


BOTS: dict[str, Callable[[Rng], Bot]] = {
    "random": RandomBot,
    "easy": partial(HabitualBot, "easy"),
    "medium": GlancingBot,
    "hard": SearchBot,
    "greedy": GreedyBot,
}
"""All bots by name."""

ANY_GAME = ("random", "greedy")
"""The bots that play any game; the others play those that have their level."""


class UnknownBot(UserError):
    """There is no bot of this name, or none that plays a game."""

    def __init__(self, name: str, names: Iterable[str] = BOTS) -> None:
        super().__init__(Reason(say("bot-unknown", name=name[:80], names=", ".join(names))))
        self.name = name


def bots_of(definition: Definition[Any]) -> list[str]:
    """Return the names of the bots that play a game."""
    return [name for name in BOTS if name in ANY_GAME or name in definition.levels]


def usual_bot(definition: Definition[Any]) -> str:
    """Return the bot that sits down unless somebody chooses: one that plays by plans, where a game has them."""
    return "medium" if "medium" in definition.levels else "greedy"


def strongest(definition: Definition[Any]) -> str:
    """Return the strongest bot that plays a game."""
    return definition.levels[-1] if definition.levels else "greedy"


def check_bot(name: str, definition: Definition[Any]) -> None:
    """Raise a `UserError` unless there is a bot of this name that plays the game, or the name is a command: `run:COMMAND`."""
    if name.startswith(PREFIX):
        command_of(name)
        return
    names = bots_of(definition)
    if name not in names:
        raise UnknownBot(name, names)


def bot(name: str, rng: Rng, seconds: float = SECONDS) -> Bot:
    """Return a new bot with its own chance; a program has so many seconds for each answer, and wants to be closed."""
    if name.startswith(PREFIX):
        return ExternalBot(command_of(name), rng, seconds)
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](rng)


@contextmanager
def seated(names: Sequence[str], rng: Rng, seconds: float = SECONDS) -> Iterator[list[Bot]]:
    """Have a bot for each name, each with its own chance; programs end when it is left."""
    with ExitStack() as leaving:
        players = [bot(name, Rng(rng.bits()), seconds) for name in names]
        for player in players:
            if isinstance(player, ExternalBot):
                leaving.callback(player.close)
        yield players


def play_on(game: Game[Any], player: Bot, table: Perspective) -> None:
    """Let a bot answer what its seat is asked; a program that has no answer forfeits the game."""
    try:
        answer = player.decide(table)
    except Forfeits as forfeits:
        forfeit(game, forfeits)
    else:
        game.choose(answer, table.seat)
