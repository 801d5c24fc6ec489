"""Finished games looked back at, piece by piece, in a process that nobody else waits for; what is found is kept with the game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from time import process_time
from typing import Any, NamedTuple

from sqlalchemy import Executable, delete, insert, select

from tablero.bots import strongest
from tablero.bots.advice import Advice, advise
from tablero.kernel import Definition, Game, Json, Message, Record, Rng, message_to_json, say
from tablero.registry import locate
from tablero.server import logs
from tablero.server.bot_processes import packed, unpacked
from tablero.server.brought_processes import BroughtProcesses
from tablero.server.refused import Refused, refuse
from tablero.server.schema import analyses
from tablero.server.store import Store
from tablero.sim.analysis import compared, evaluates, looked_back, most_lost
from tablero.text.words import meaning

BUDGET = 60.0
"""Seconds of a processor that an analysis may take: what most was lost with comes first."""

PIECE = 4.0
"""Seconds after which another analysis has its turn."""

BATCH = 8
"""How many decisions are looked at in one piece, if there is time."""

LONGEST = 40.0
"""Seconds that one decision may take at most, on a machine however slow."""

AT_ONCE = 4
"""How many games are analysed at a time; others have to wait."""

TRIES = 3
"""How often a piece is tried whose process dies."""

SILENT = 90_000
"""Milliseconds without a word after which an analysis counts as stopped: the server that made it has ended."""

MISTAKES = 6
"""How many of the largest are told."""

NOTHING: Json = {"status": "none", "examined": 0, "total": 0, "found": None}


class Finished(NamedTuple):
    """A game to look back at."""

    table: str
    place: str
    record: bytes
    people: tuple[int, ...]
    """The seats whose choices are looked at."""


class Progress(NamedTuple):
    """How far an analysis is: how many decisions were to be looked at, how many have been, and what was found."""

    at: int
    total: int
    examined: int
    ended: bool
    found: bytes


class Analyses:
    """The analyses of a database, and those that are being made here."""

    def __init__(self, store: Store, processes: BroughtProcesses, now: Callable[[], int]) -> None:
        self._store = store
        self._processes = processes
        self._now = now
        self._making: set[str] = set()

    async def told(self, table: str) -> Json:
        """Return how far the analysis of a table's game is, and what was found."""
        kept = await self._kept(table)
        if kept is None:
            return {**NOTHING, "status": "working"} if table in self._making else NOTHING
        status = "done" if kept.ended else "working" if self._goes_on(table, kept) else "stopped"
        found = unpacked(kept.found) if kept.found else None
        return {"status": status, "examined": kept.examined, "total": kept.total, "found": found}

    async def begin(self, game: Finished) -> bool:
        """Take a game that nobody has analysed, or finished analysing, and tell whether it is one; refuse it if too many wait."""
        kept = await self._kept(game.table)
        if game.table in self._making or (kept is not None and (kept.ended or self._goes_on(game.table, kept))):
            return False
        if len(self._making) >= AT_ONCE:
            raise refuse("too-many-analyses")
        self._making.add(game.table)
        return True

    async def make(self, game: Finished) -> None:
        """Analyse a game that was taken."""
        try:
            await self._make(game)
        except Exception as error:  # nobody waits for it: it can be begun again
            logs.say("analysis-stopped", table=game.table, error=type(error).__name__)
            with suppress(Refused):  # the database is away: then it counts as stopped after a while
                await self._store.write(others=[_without(game.table)])
        finally:
            self._making.discard(game.table)

    async def _make(self, game: Finished) -> None:
        await self._keep(game.table, Progress(self._now(), 0, 0, False, b""))
        found, left = await self._piece(game, curve, game.people)
        total, spent = len(left), 0.0
        while left and spent < BUDGET:
            await self._tell(game.table, total, total - len(left), found)
            some = left[:BATCH]
            try:
                examined, mistakes, seconds = await self._piece(game, examine, some)
            except TimeoutError:
                examined, mistakes, seconds = some, [], LONGEST
            left = [step for step in left if step not in examined]
            spent += seconds
            found["mistakes"] = sorted([*found["mistakes"], *mistakes], key=lambda one: -one["loss"])[:MISTAKES]
        await self._tell(game.table, total, total - len(left), found, ended=True)

    async def _piece(self, game: Finished, work: Callable[..., Any], *args: Any) -> Any:
        """Do a piece of an analysis; again if its process dies, or had no time."""
        for attempt in range(TRIES):
            try:
                about = f"analysis {game.table}"  # no address waits for another's
                job = work, game.place, game.record, *args
                return await self._processes.run(about, *job, seconds=LONGEST, loads=[game.place])
            except (BrokenExecutor, Refused):
                if attempt == TRIES - 1:
                    raise
        raise AssertionError

    async def _tell(self, table: str, total: int, examined: int, found: Json, ended: bool = False) -> None:
        await self._keep(table, Progress(self._now(), total, examined, ended, packed(found)))

    async def _keep(self, table: str, progress: Progress) -> None:
        values = {"table": table, **progress._asdict(), "ended": int(progress.ended)}
        await self._store.write(others=[_without(table), insert(analyses).values(values)])

    async def _kept(self, table: str) -> Progress | None:
        query = select(analyses).where(analyses.c.table == table)
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return None if row is None else Progress(row.at, row.total, row.examined, bool(row.ended), row.found)

    def _goes_on(self, table: str, kept: Progress) -> bool:
        return table in self._making or kept.at > self._now() - SILENT


def _without(table: str) -> Executable:
    return delete(analyses).where(analyses.c.table == table)


# In a process of its own.


def _opened(place: str, data: bytes) -> tuple[Definition[Any], Record]:
    record = Record.loads(data)
    return locate(place).of_version(record.version), record


def curve(place: str, data: bytes, people: Collection[int]) -> tuple[Json, list[int]]:
    """Return how a game stood at every decision, and the steps of those to look at more closely, the most promising first."""
    definition, record = _opened(place, data)
    decisions, outcome = looked_back(definition, record)
    assert outcome is not None
    asked = {one.step for one in decisions if one.seat in people}
    found = {
        "bot": strongest(definition),
        "teams": list(definition.teams(record.setup)),
        "outcome": outcome.to_json(),
        "decisions": [one.to_json() for one in decisions],
        "mistakes": [],
    }
    lost = most_lost(decisions, outcome) if evaluates(definition) else []
    return found, [step for step in lost if step in asked]


def examine(place: str, data: bytes, steps: Sequence[int]) -> tuple[list[int], list[Json], float]:
    """Look at some decisions as long as there is time; return at which, what was worse than the bot's, and how long it took."""
    definition, record = _opened(place, data)
    examined: list[int] = []
    mistakes: list[Json] = []
    begun = process_time()
    for step, mistake in compared(definition, record, steps, strongest(definition)):
        examined.append(step)
        mistakes += [] if mistake is None else [mistake.to_json()]
        if process_time() - begun > PIECE:
            break
    return examined, mistakes, process_time() - begun


def advised(place: str, data: bytes, step: int, seat: int, thought: Json) -> Json | Message:
    """Return what was chosen at a step, and what the bot would do; a bot that sat there has told what it thought."""
    definition, record = _opened(place, data)
    for game in Game.replaying(definition, record, Rng(0)):
        decision = game.decision_for(seat)
        if game.step != step or decision is None:
            continue
        answer = next((one[1] for one in record.events[step:] if one[0] == seat), None)
        chosen = None if answer is None else meaning(game, answer, seat)
        if thought is None:
            told = advise(game, seat, strongest(definition), Rng.of(0, "advice", step)).to_json()
        elif chosen is None:
            continue
        else:
            own = Advice(strongest(definition), seat, decision.message, decision.read(answer), chosen, None)
            told = {**own.to_json(), "thought": thought}
        return {**told, "step": step, "chosen": None if chosen is None else message_to_json(chosen)}
    return say("server-nothing-asked")
