"""A program in any language at a seat: docs/protocol.md says what is sent and what it answers."""

from __future__ import annotations

import shlex
import shutil
from collections.abc import Sequence
from time import monotonic
from typing import Any, Final

from tablero.bots.program import Failed, Program
from tablero.kernel import Choose, Decision, Game, Message, Option, Outcome, Perspective, Reason, Rng, UserError, say
from tablero.kernel.codec import decode, encode
from tablero.kernel.log import Entry
from tablero.kernel.messages import Json, message_to_json, shown
from tablero.languages import ENGLISH, languages
from tablero.text import Texts, texts_of

PROTOCOL: Final = 1
PREFIX: Final = "run:"
"""How the name of a bot begins that is a command."""

SECONDS: Final = 10
"""What a program may take for each answer, unless somebody says otherwise."""

TRIES: Final = 3
"""How many answers to one question may be wrong; after the last of them the program has forfeited."""

LISTED: Final = 8
"""How many legal answers are sent with a question whose answers can't all be listed."""

GRACE: Final = 1.0
"""Seconds in which a program may end by itself when the game is over."""


class NoProgram(UserError):
    """What was given as the command of a player can't be run."""

    def __init__(self, command: str) -> None:
        super().__init__(Reason(say("player-no-program", command=command[:80])))


class Forfeits(UserError):
    """The program of a seat has crashed, is too late, or gives no legal answer: the seat has lost."""

    def __init__(self, seat: int, why: Message) -> None:
        super().__init__(Reason(say("player-forfeits", seat=seat + 1, why=why)))
        self.seat = seat


def command_of(name: str) -> tuple[str, ...]:
    """Return the words of the command that the name of a bot has; refuse one that isn't there.

    >>> command_of("run:sh 'my player.sh'")
    ('sh', 'my player.sh')
    """
    given = name.removeprefix(PREFIX)
    try:
        words = tuple(shlex.split(given))
    except ValueError:
        raise NoProgram(given) from None
    if not words or "\0" in given or shutil.which(words[0]) is None:
        raise NoProgram(given)
    return words


def forfeit(game: Game[Any], forfeits: Forfeits) -> None:
    """End a game that a seat has forfeited: the other sides have won."""
    teams = game.definition.teams(game.setup)
    against = tuple(seat for seat, team in enumerate(teams) if team != teams[forfeits.seat])
    game.conclude(Outcome(against, forfeits.message))


class ExternalBot:
    """Ask a program of its own, which is sent what the seat may know. It is started at the first question; `close` ends it."""

    __slots__ = ("_command", "_lost", "_program", "_quiet", "_seconds", "_seed", "_table", "_told", "_words")

    def __init__(self, command: Sequence[str], rng: Rng, seconds: float = SECONDS, *, quiet: bool = False) -> None:
        self._command = tuple(command)
        self._seconds = seconds
        self._quiet = quiet
        self._seed = rng.bits() >> 32  # any language can count so far
        self._program: Program | None = None
        self._table: Perspective | None = None
        self._words: Texts | None = None
        self._told: list[Entry] = []
        self._lost: Message | None = None

    def decide(self, table: Perspective) -> Any:
        """Return the program's answer; raise `Forfeits` when it has none."""
        self._table = table
        seat = table.asked().seat
        try:
            if self._lost is not None:
                raise Failed(self._lost)
            if self._program is None:
                self._begin(table)
            return self._ask(table)
        except Failed as failed:
            self._lost = failed.message
            self._end(0.0)
            raise Forfeits(seat, failed.message) from None

    def _begin(self, table: Perspective) -> None:
        """Start the program, and hear that it is there and whether it wants words too."""
        definition = table.definition
        begin = {"type": "begin", "protocol": PROTOCOL, "game": definition.name, "version": definition.version}
        begin |= {"seat": table.seat, "teams": list(table.teams), "settings": table.settings}
        begin |= {"seconds": self._seconds, "tries": TRIES, "seed": self._seed}
        self._program = Program(self._command, quiet=self._quiet)
        until = monotonic() + self._seconds
        self._program.send(encode(begin), until)
        said = _read(self._program.receive(until))
        if not isinstance(said, dict) or said.get("type") != "ready" or said.get("protocol") != PROTOCOL:
            raise Failed(say("player-not-ready", protocol=PROTOCOL))
        lang = said.get("language")
        if lang is not None:
            if lang not in languages():
                raise Failed(say("player-language", given=shown(lang), languages=", ".join(languages())))
            self._words = texts_of(definition, lang)

    def _question(self, table: Perspective) -> tuple[Json, list[Option]]:
        """Return what is sent about the open question, and the legal answers that it lists besides options."""
        decision = table.asked()
        listed = [] if isinstance(decision, Choose) else decision.answers(Rng.of(self._seed, table.number), LISTED)
        told = table.log
        known = _alike(self._told, told)
        line = {"type": "ask", "number": table.number, **table.to_json(known), "from": known}
        del line["question"], line["outcome"]
        if listed:
            line["answers"] = listed
        if self._words is not None:
            line["words"] = self._said(table, decision, told[known:])
        self._told = told
        return line, listed

    def _ask(self, table: Perspective) -> Any:
        """Return a legal answer; all tries together have the time of one question."""
        assert self._program is not None
        line, listed = self._question(table)
        until = monotonic() + self._seconds
        self._program.send(encode(line), until)
        left = TRIES
        while True:
            found, reason = _understood(table, listed, self._program.receive(until))
            if reason is None:
                return found
            left -= 1
            if not left:
                raise Failed(reason.message)
            self._program.send(encode(self._refused(table, reason, left)), until)

    def _refused(self, table: Perspective, reason: Reason, left: int) -> Json:
        words = self._words or texts_of(table.definition, ENGLISH)
        why = {"message": message_to_json(reason.message), "rule": reason.rule, "text": words.reason(reason)}
        return {"type": "refused", "number": table.number, "reason": why, "tries": left}

    def _said(self, table: Perspective, decision: Decision, log: Sequence[Entry]) -> Json:
        assert self._words is not None
        render = self._words.render
        return {
            "ask": render(decision.message),
            "options": [render(option) for option in table.described()],
            "log": [render(entry.message) for entry in log],
        }

    def close(self, table: Perspective | None = None) -> None:
        """Tell the program how the game ended, if it did, and end it."""
        table = table or self._table
        if self._program is None or table is None:
            return
        grace = 0.0
        if table.outcome is not None:
            known = _alike(self._told, table.log)
            over = {"type": "over", **table.to_json(known), "from": known}
            for name in ("question", "decision", "waiting"):
                del over[name]
            try:
                self._program.send(encode(over), monotonic() + GRACE)
                grace = GRACE
            except Failed:
                pass
        self._end(grace)

    def interrupt(self) -> None:
        """Stop the program while another thread waits for its answer, which then forfeits."""
        if (program := self._program) is not None:
            program.kill()

    def _end(self, grace: float) -> None:
        program, self._program = self._program, None
        if program is not None:
            program.end(grace)


def _read(line: bytes) -> Any:
    """Return the value of a line; None, which no line of the protocol is, where it has none."""
    try:
        return decode(line)
    except (ValueError, RecursionError):
        return None


def _understood(table: Perspective, listed: Sequence[Option], line: bytes) -> tuple[Any, Reason | None]:
    """Return the answer of a line, and why it is none."""
    said = _read(line)
    if not isinstance(said, dict) or "answer" not in said or type(said.get("number")) is not int:
        text = line[:60].decode(errors="replace")
        return None, Reason(say("player-wants-answer", given=shown(text)))
    if said["number"] != table.number:
        return None, Reason(say("kernel-stale", at=shown(said["number"]), now=table.number))
    answer = said["answer"]
    if type(answer) is int and listed:
        if not 0 <= answer < len(listed):
            return None, Reason(say("kernel-no-such-index", index=shown(answer), count=len(listed)))
        answer = listed[answer]
    return answer, table.why_not(answer)


def _alike(before: Sequence[Entry], now: Sequence[Entry]) -> int:
    """Return how many lines are the same: after an undo the log goes on from an earlier one."""
    if len(before) <= len(now) and now[: len(before)] == before:
        return len(before)
    pairs = enumerate(zip(before, now, strict=False))
    return next((number for number, (old, new) in pairs if old != new), min(len(before), len(now)))
