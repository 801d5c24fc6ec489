"""Guided first games: a scripted game that a learner plays step by step, with the rule beside each step.

A game brings one as data: a record, which its rules play like any other, and a file that says what is to be learnt where.
Its `game.toml` names that file.

    record = "guide.jsonl"           # the scripted game: every choice and all chance, as `tablero play` saves it
    seat = 0                         # where the learner sits

    [[steps]]
    say = "nim-guide-take"           # what is told, in the game's catalogues
    rules = ["nim:2.1"]              # shown beside it
    at = 7                           # after so many events of the record
    want = "this"                    # what goes on: what the record has there ("this"), "any" legal answer, nothing ("read")
    also = ["pass"]                  # answers that will do as well; the game goes on as the record does
    point = ["heap:1"]               # things to look at, as the client calls them; otherwise what the wanted answer is about

Whatever lies between two steps, of others or of the learner, is played by the record.
"""

from __future__ import annotations

import tomllib
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec

from tablero import manifests
from tablero.kernel import Choose, Decision, Definition, Game, Illegal, Json, Option, Perspective, Record, Rng, say
from tablero.kernel.codec import know
from tablero.kernel.decisions import plain
from tablero.kernel.messages import message_to_json
from tablero.kernel.reasons import Reason, TableroError
from tablero.registry import UnknownGame, find

MOST_MOMENTS = 12
"""How many moments on the way to a step are shown one by one; what came before them is told at once."""


class BadGuide(TableroError):
    """A guide can't be used as it is written."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing to learn: what is told, its rules, when, and what the learner is to answer."""

    say: str
    at: int
    rules: tuple[str, ...]
    want: Literal["this", "any", "read"] = "this"
    also: tuple[Any, ...] = ()
    point: tuple[str, ...] = ()


class _File(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    record: str
    seat: int
    steps: list[Step]


know(_File)


class Stop(NamedTuple):
    """Where a step is: the game there, and what its seat saw on the way, as a client is told it."""

    kept: Game[Any]
    """Only forked: as long as nobody looks at it, none of its rules run."""
    before: list[Json]
    """The lines of the log that had been said when the step before was reached."""
    way: list[Json]
    """The moments since, the last of which is the step's own."""


class Guide:
    """The guided first game of a game."""

    def __init__(self, definition: Definition[Any], path: Path) -> None:
        try:
            file = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File)
        except (OSError, ValueError) as error:
            raise BadGuide(f"{path}: {error}") from error
        self.definition = definition
        self.seat = file.seat
        self.steps = tuple(file.steps)
        self.record = Record.load(path.parent / file.record)
        if [step.at for step in self.steps] != sorted(step.at for step in self.steps) or not self.steps:
            raise BadGuide(f"{path}: the steps must be in the order of the game")

    @cached_property
    def stops(self) -> tuple[Stop, ...]:
        """Every step with the game there; the whole record is played once, by the rules."""
        found: list[Stop] = []
        said: list[Json] = []
        before: list[Json] = []
        way: list[Json] = []
        read = 0
        for game in Game.replaying(self.definition, self.record, Rng(0)):
            said += [_line(game, entry) for entry in game.log[read:] if entry.visible_to(self.seat)]
            read = len(game.log)
            here = [step for step in self.steps[len(found) :] if step.at == game.step]
            if not found and not here:
                continue
            told = way[-1]["kept"] + len(way[-1]["log"]) if way else len(before)
            way.append(_moment(game, self.seat, told, said[told:]))
            for step in here:
                found.append(Stop(game.fork(), before, self._shown(game, step, way)))
                before = said.copy()
                way = [_moment(game, self.seat, len(before), [])]
            if here:
                way = []
            if len(found) == len(self.steps):
                return tuple(found)
        raise BadGuide(f"{self.definition.name}: nothing is asked after {self.steps[len(found)].at} events")

    def _shown(self, game: Game[Any], step: Step, way: list[Json]) -> list[Json]:
        """Return the moments on the way to a step; at the last one the learner is asked."""
        shown = _together(way[:-MOST_MOMENTS], way[-MOST_MOMENTS:])
        if step.want == "read":
            return shown
        seen = Perspective(game, self.seat)
        if seen.decision is None:
            raise BadGuide(f"{step.say}: the learner is asked nothing after {step.at} events")
        described = [message_to_json(one) for one in seen.described()]
        asked = {"decision": seen.decision.drawn(), "rule": seen.rule or None, "described": described}
        return [*shown[:-1], {**shown[-1], **asked}]

    def game(self, number: int) -> Game[Any]:
        """Return the game at a step."""
        return self.stops[number].kept.fork()

    def wanted(self, number: int) -> Option | None:
        """Return what the record has at a step; None where nothing is asked of the learner."""
        step = self.steps[number]
        if step.want == "read":
            return None
        event = self.record.events[step.at]
        if event[0] != self.seat:
            raise BadGuide(f"{step.say}: event {step.at} is not of the learner")
        return self._asked(number).read(event[1])

    def judge(self, number: int, answer: Any) -> bool:
        """Tell whether an answer is the one that a step is about; raise `Illegal` if the rules don't allow it."""
        step, game = self.steps[number], self.game(number)
        if step.want == "read":
            raise Illegal(Reason(say("guide-nothing-asked")))
        reason = game.why_not(answer, self.seat)
        if reason is not None:
            raise Illegal(reason)
        decision = self._asked(number)
        given = decision.read(answer)
        accepted = [self.wanted(number), *map(plain, step.also)]
        return step.want == "any" or self._key(game, decision, given) in [
            self._key(game, decision, one) for one in accepted
        ]

    def _asked(self, number: int) -> Decision:
        decision = self.game(number).decision_for(self.seat)
        assert decision is not None
        return decision

    def _key(self, game: Game[Any], decision: Decision, option: Any) -> Any:
        """Return what options share that come to the same, as two copies of a card in hand."""
        return game.definition.option_key(game.state, decision, option) if isinstance(decision, Choose) else option

    def to_json(self) -> Json:
        """Return what a client needs before the first step."""
        settings = self.definition.open_settings(self.record.setup.settings)
        steps = [self._told(number) for number in range(len(self.steps))]
        seats = self.record.setup.seats
        return {"game": self.definition.name, "seat": self.seat, "seats": seats, "settings": settings, "steps": steps}

    def _told(self, number: int) -> Json:
        step = self.steps[number]
        told = {"say": {"id": step.say}, "rules": list(step.rules), "want": step.want, "point": list(step.point)}
        return {**told, "wanted": self.wanted(number) if step.want == "this" else None}

    def page(self, number: int) -> Json:
        """Return a step as a client is told it: what had been said, and the moments from the step before."""
        stop = self.stops[number]
        return {"step": number, "before": stop.before, "way": stop.way}


def _line(game: Game[Any], entry: Any) -> Json:
    return {"at": game.step, "message": message_to_json(entry.message)}


def _moment(game: Game[Any], seat: int, kept: int, lines: list[Json]) -> Json:
    """Return a moment as a table tells it, but for what is asked."""
    outcome = None if game.outcome is None else game.outcome.to_json()
    told = {"seat": seat, "question": game.question, "waiting": [part.seat for part in game.decisions]}
    seen = {"view": game.view(seat), "outcome": outcome, "step": game.step, "kept": kept, "log": lines}
    rule = Perspective(game, None).rule or None
    return {**told, **seen, "decision": None, "rule": rule, "described": []}


def _together(early: list[Json], late: list[Json]) -> list[Json]:
    """Return the later moments, the first of which tells what the earlier ones had to say."""
    if not early:
        return list(late)
    lines = [line for one in early for line in one["log"]]
    return [{**late[0], "kept": early[0]["kept"], "log": [*lines, *late[0]["log"]]}, *late[1:]]


def guided() -> dict[str, Path]:
    """Return the games that bring a guide, each with its file."""
    return {
        game: manifest.folder / file
        for manifest in (*manifests.of_packages(), *manifests.own())
        for game, file in manifest.guides.items()
    }


@cache
def guide(game: str) -> Guide:
    """Return the guided first game of a game; raise `UnknownGame` where there is none."""
    files = guided()
    if game not in files:
        raise UnknownGame(say("guide-none", game=game[:80], names=", ".join(sorted(files))))
    return Guide(find(game), files[game])
