"""Running the conformance kit: random games, the checks at every decision, and each game replayed elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tablero.conformance.checks import CHECKS, Check, Moment
from tablero.kernel.codec import decode, encode
from tablero.kernel.definition import Definition, Setup
from tablero.kernel.digest import digest, digest_of
from tablero.kernel.driver import Game
from tablero.kernel.messages import Json
from tablero.kernel.reasons import RuleFailure, TableroError
from tablero.kernel.record import Record
from tablero.kernel.rng import Rng
from tablero.text import LANGUAGES, ExactTexts

STEP_CAP = 20_000
"""No game of ours takes so many decisions: one that does will not end."""


class Finding(NamedTuple):
    """Something that does not hold, and the record that shows it."""

    check: str
    game: int
    detail: str
    record: Record

    def to_json(self) -> Json:
        """Return what a report says of it."""
        return {"check": self.check, "game": self.game, "step": len(self.record.events), "detail": self.detail}


class Report(NamedTuple):
    """What one random game gave."""

    game: int
    decisions: int
    finding: Finding | None
    record: Record
    digests: tuple[str, ...]


def conform_game(
    definition: Definition[Any],
    number: int,
    seed: int,
    setup: Callable[[Rng], Setup],
    checks: Mapping[str, Check] = CHECKS,
    cap: int = STEP_CAP,
) -> Report:
    """Play game `number` of a run at random and check every decision; stop at the first finding."""
    rng = Rng.of(seed, definition.name, number)
    digests: list[str] = []
    decisions = 0

    def found(check: str, detail: str, record: Record | None) -> Report:
        record = record or game.record()  # a resampled game has none of its own
        return Report(number, decisions, Finding(check, number, detail, record), record, tuple(digests))

    try:
        game = Game(definition, setup(rng), Rng(rng.bits()))
    except RuleFailure as failure:
        return found("raises", str(failure), failure.record)
    folders = [definition.texts] if definition.texts else []
    moment = Moment(game, Rng(rng.bits()), tuple(ExactTexts(lang, *folders) for lang in LANGUAGES))
    while True:
        digests.append(digest_of(moment.frozen))
        for name, check in checks.items():
            try:
                detail = next(iter(check(moment)), None)
            except RuleFailure as failure:
                return found("raises", f"{failure} (while checking: {name})", failure.record)
            except (
                Exception
            ) as error:  # a view, a text or a habit that fails is a finding like any other, with its record
                return found(name, f"{type(error).__name__}: {error}", game.record())
            if detail is not None:
                return found(name, detail, game.record())
        if game.outcome is not None:
            return Report(number, decisions, None, game.record(), tuple(digests))
        if decisions == cap:
            return found("ends", f"not over after {cap} decisions", game.record())
        part = rng.choice(game.decisions)
        try:
            game.choose(definition.explore(game.state, part, rng), part.seat)
        except RuleFailure as failure:
            return found("raises", str(failure), failure.record)
        decisions += 1
        moment.arrive()


def replay_digests(definition: Definition[Any], record: Record) -> Iterator[str]:
    """Return the digest at every question of a record and at its end."""
    for game in Game.replaying(definition, record, Rng(0)):
        yield digest(game)


def conform(
    path: str,
    definition: Definition[Any],
    numbers: Sequence[int],
    seed: int,
    setup: Callable[[Rng], Setup],
    done: Callable[[], None] = lambda: None,
) -> list[Report]:
    """Run the kit on these games, the replay in a process with another hash seed included.

    `path` is where that process finds the definition.
    """
    reports = []
    for number in numbers:
        reports.append(conform_game(definition, number, seed, setup))
        done()
    return _replayed_elsewhere(path, reports)


def _replayed_elsewhere(path: str, reports: list[Report]) -> list[Report]:
    """Return the reports, with a finding where a replay in another process went another way."""
    good = [report for report in reports if report.finding is None]
    lines = b"\n".join(encode(report.record.dumps().decode()) for report in good)
    command = [sys.executable, "-m", "tablero.conformance.elsewhere", path]
    hash_seed = "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2"
    paths = os.pathsep.join(entry for entry in sys.path if entry)
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths}
    answer = subprocess.run(command, input=lines, capture_output=True, env=env, check=False)
    if answer.returncode != 0:
        raise TableroError(f"the replay in another process failed: {answer.stderr.decode()[-2000:]}")
    elsewhere = [tuple(decode(line)) for line in answer.stdout.splitlines()]
    given = dict(zip((report.game for report in good), elsewhere, strict=True))
    return [_compared(report, given.get(report.game)) for report in reports]


def _compared(report: Report, elsewhere: tuple[str, ...] | None) -> Report:
    if elsewhere is None or elsewhere == report.digests:
        return report
    pairs = zip(report.digests, elsewhere, strict=False)
    step = next((i for i, (here, there) in enumerate(pairs) if here != there), min(len(elsewhere), len(report.digests)))
    detail = f"replayed in another process with another hash seed, question {step} is another"
    return report._replace(finding=Finding("replay", report.game, detail, report.record))
