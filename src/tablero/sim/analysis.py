"""Looking back at a finished game: how it stood at every decision, and where a strong bot would have done better.

A choice is judged by what its seat could know then: it and the bot's are tried in the same worlds that may have been the game
for all the seat knew, played on by habit to the game's horizon, and compared by the chance of winning there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, Final, NamedTuple

from tablero.bots import seated, strongest
from tablero.kernel import (
    Decision,
    Definition,
    Game,
    Json,
    Message,
    Option,
    Outcome,
    Perspective,
    Record,
    Rng,
    message_to_json,
)
from tablero.text.words import meaning

WORLDS: Final = 8
"""In so many worlds a choice is compared with the bot's."""

LINE: Final = 6
"""How many answers are told of how it would have gone on."""

LONGEST: Final = 400
"""Answers after which a world is judged as it is."""


class Judged(NamedTuple):
    """A decision, and how likely each seat was to win before it."""

    step: int
    """Events before it."""
    seat: int
    question: Message
    answer: Message
    chances: tuple[float, ...]

    def to_json(self) -> Json:
        """Return it with its messages as the wire carries them."""
        said = {"question": message_to_json(self.question), "answer": message_to_json(self.answer)}
        return {**self._asdict(), **said, "chances": [round(chance, 4) for chance in self.chances]}


class Mistake(NamedTuple):
    """A choice after which the seat's chance was smaller than after the bot's."""

    judged: Judged
    better: Message
    chance: float
    """After what was chosen, on average over the worlds."""
    chance_better: float
    line: tuple[tuple[int, Message], ...]
    """How it would have gone on in one of the worlds: who answers what."""

    @property
    def loss(self) -> float:
        """How much of a chance was lost."""
        return self.chance_better - self.chance

    def to_json(self) -> Json:
        """Return it with its messages as the wire carries them."""
        line = [{"seat": seat, "answer": message_to_json(answer)} for seat, answer in self.line]
        chances = {"chance": round(self.chance, 4), "chance_better": round(self.chance_better, 4)}
        better = message_to_json(self.better)
        return {**self.judged.to_json(), "better": better, **chances, "loss": round(self.loss, 4), "line": line}


class Analysis(NamedTuple):
    """What was found in a game."""

    game: str
    bot: str
    seats: int
    outcome: Outcome
    decisions: tuple[Judged, ...]
    mistakes: tuple[Mistake, ...]
    """The largest first."""

    def to_json(self) -> Json:
        """Return all of it as the wire carries it."""
        listed = {
            "decisions": [one.to_json() for one in self.decisions],
            "mistakes": [one.to_json() for one in self.mistakes],
        }
        return {**self._asdict(), **listed, "outcome": self.outcome.to_json()}


def evaluates(definition: Definition[Any]) -> bool:
    """Tell whether a game says how good a position is."""
    kind = type(definition)
    return kind.evaluate is not Definition.evaluate or kind.chance is not Definition.chance


def analyse(
    definition: Definition[Any],
    record: Record,
    *,
    name: str | None = None,
    most: int = 5,
    worlds: int = WORLDS,
    seed: int = 0,
    done: Callable[[int], None] = lambda decisions: None,
) -> Analysis | None:
    """Return the analysis of a record, by the bot of this name or the strongest; None if the game is not over.

    The same seed gives the same, unless the bot is cut short by time. `done` is told of every decision.
    """
    advisor = name or strongest(definition)
    decisions, outcome = looked_back(definition, record)
    if outcome is None:
        return None
    mistakes: list[Mistake] = []
    if most and evaluates(definition):
        for _, mistake in compared(definition, record, [one.step for one in decisions], advisor, worlds, seed):
            mistakes += [mistake] if mistake is not None else []
            done(1)
    else:
        done(len(decisions))
    mistakes.sort(key=lambda one: (-one.loss, one.judged.step))
    seats = record.setup.seats
    return Analysis(definition.name, advisor, seats, outcome, decisions, tuple(mistakes[:most]))


def looked_back(definition: Definition[Any], record: Record) -> tuple[tuple[Judged, ...], Outcome | None]:
    """Return every decision of a record with how it stood then, which asks no bot, and how the game ended."""
    decisions: list[Judged] = []
    outcome = None
    for game in Game.replaying(definition, record, Rng(0)):
        outcome = game.outcome
        found = _chosen(game, record)
        if found is not None:
            decisions.append(_judged(game, *found))
    return tuple(decisions), outcome


def compared(
    definition: Definition[Any],
    record: Record,
    steps: Collection[int],
    advisor: str,
    worlds: int = WORLDS,
    seed: int = 0,
) -> Iterator[tuple[int, Mistake | None]]:
    """Yield for some decisions, in the order of the game, what was worse about what was chosen than about the bot's choice.

    A decision is known by its step. What comes of one doesn't depend on which others are looked at.
    """
    last = max(steps, default=-1)
    for game in Game.replaying(definition, record, Rng(0)):
        if game.step > last:
            return
        found = _chosen(game, record)
        if found is not None and game.step in steps:
            step, rng = game.step, Rng.of(seed, "analysis", game.step)
            yield step, _mistake(game, _judged(game, *found), *found, advisor, worlds, rng)


def most_lost(decisions: Sequence[Judged], outcome: Outcome) -> list[int]:
    """Return the steps of the decisions, first those after which the seat's chance was so much smaller when it decided next.

    So who has little time finds the largest mistakes first, though dice and others take chances away too.
    """
    lost: dict[int, float] = {}
    later = [float(seat in outcome.winners) for seat in range(len(decisions[0].chances))] if decisions else []
    for one in reversed(decisions):
        if one.chances:
            lost[one.step] = one.chances[one.seat] - later[one.seat]
            later[one.seat] = one.chances[one.seat]
    return sorted(lost, key=lambda step: (-lost[step], step))


def _chosen(game: Game[Any], record: Record) -> tuple[Decision, Any] | None:
    """Return what is asked at a moment of a record and what was chosen; None where nothing was, or a rule ended the game."""
    if game.outcome is not None or game.step >= len(record.events):
        return None
    seat, chosen, *_ = record.events[game.step]
    decision = game.decision_for(seat) if seat >= 0 else None
    return None if decision is None else (decision, chosen)


def _judged(game: Game[Any], decision: Decision, chosen: Any) -> Judged:
    seats = range(game.setup.seats)
    known = evaluates(game.definition)
    chances = tuple(game.definition.chance(game.state, seat) for seat in seats) if known else ()
    return Judged(game.step, decision.seat, decision.message, meaning(game, chosen, decision.seat), chances)


def _mistake(
    game: Game[Any], judged: Judged, decision: Decision, chosen: Any, advisor: str, worlds: int, rng: Rng
) -> Mistake | None:
    """Return what was worse about a choice than about the bot's; None if nothing was."""
    seat, played = judged.seat, decision.read(chosen)
    with seated([advisor], rng) as [player]:
        better = decision.read(player.decide(Perspective(game, seat)))
    if better == played:
        return None
    seeds = [rng.bits() for _ in range(worlds)]
    chance, chance_better = (
        sum(_tried(game, seat, answer, one) for one in seeds) / worlds for answer in (played, better)
    )
    if chance_better <= chance:
        return None
    line = _line(game, seat, better, seeds[0])
    return Mistake(judged, meaning(game, better, seat), chance, chance_better, line)


def _world(game: Game[Any], seat: int, seed: int) -> tuple[Game[Any], Rng]:
    """Return a game that may be this one for all the seat knows, and chance to play it on by."""
    rng = Rng(seed)
    return game.resample(seat, rng), rng


def _tried(game: Game[Any], seat: int, answer: Option, seed: int) -> float:
    """Return how likely the seat wins in a world when it answers like this."""
    world, rng = _world(game, seat, seed)
    definition = world.definition
    start = world.passed(definition.horizon)
    world.choose(answer, seat)
    if world.passed(definition.horizon) == start:
        world.run(lambda decision: _usual(world, decision, rng), until=definition.horizon, most=LONGEST)
    if world.outcome is not None:
        return float(seat in world.outcome.winners)
    return definition.chance(world.state, seat)


def _line(game: Game[Any], seat: int, answer: Option, seed: int) -> tuple[tuple[int, Message], ...]:
    """Return how it goes on in a world after an answer, which is not told again."""
    world, rng = _world(game, seat, seed)
    world.choose(answer, seat)
    told: list[tuple[int, Message]] = []
    while len(told) < LINE and (decision := world.decision) is not None:
        usual = _usual(world, decision, rng)
        told.append((decision.seat, meaning(world, usual, decision.seat)))
        world.choose(usual, decision.seat)
    return tuple(told)


def _usual(game: Game[Any], decision: Decision, rng: Rng) -> Option:
    """Return what is answered at once by the best habits that the game has."""
    levels: Sequence[str] = game.definition.levels or ("greedy",)
    usual = game.definition.habit(game.state, decision, levels[-1], rng)
    return decision.sample(rng) if usual is None else usual
