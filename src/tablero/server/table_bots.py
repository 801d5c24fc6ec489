"""The bots at a table: each thinks when its seat is asked, and answers as a person would."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol
from weakref import ref

from tablero.bots.external import Forfeits
from tablero.bots.search import LEVEL, Step
from tablero.kernel import Game, Json
from tablero.server import logs
from tablero.server.audience import Audience
from tablero.server.bot_processes import GaveUp, Mind, place_of, unpacked
from tablero.server.entropy import Entropy
from tablero.server.games import usual_level
from tablero.server.home import Home
from tablero.server.pondering import Waiting
from tablero.server.refused import Refused
from tablero.server.terms import BOT, Terms

AGAIN = 0.05
"""Seconds until bots look again at a game that is being played just then."""

TRIES = 8
"""How often a bot tries another answer when a rule fails."""

KEPT = 200
"""Of so many choices of a game it is kept what was considered, at about a kilobyte each."""


class Answering(Protocol):
    """A table at which a question can be answered."""

    id: str
    home: Home
    terms: Terms
    game: Game[Any] | None
    lost: bool
    beside: bool
    audience: Audience

    def settled(self) -> AbstractAsyncContextManager[None]:
        """Have the table as the journal says, with nobody writing."""
        ...

    async def play(self, kind: str, work: Callable[[], Any]) -> Any:
        """Do something with the game, and return what comes of it."""
        ...

    def playing(self) -> Game[Any]:
        """Return the game."""
        ...

    async def choose(self, seat: int, client: str | None, question: int | None, answer: Any) -> int:
        """Answer what the seat is asked."""
        ...

    async def resign(self, seat: int, client: str | None) -> int:
        """Give up."""
        ...


class TableBots:
    """The bots at a table."""

    def __init__(self, table: Answering) -> None:
        self._weak = ref(table)
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._plans: dict[int, Sequence[Step]] = {}
        """What each has still in mind to do."""
        self._secret = secrets.randbits(64)
        """What the chance of each follows from at each question."""
        self._thoughts: OrderedDict[tuple[int, int], bytes] = OrderedDict()
        """What they considered, by step and seat, packed. It names what they hold: nobody is told before the end."""

    @property
    def _table(self) -> Answering:
        """The table, which has its bots: see `Audience`. Whoever thinks keeps it."""
        table = self._weak()
        assert table is not None
        return table

    @property
    def thinking(self) -> bool:
        """Tell whether any of them is thinking."""
        return bool(self._thinking)

    def wake(self) -> None:
        """Let every bot think that is asked and doesn't think already."""
        table = self._table
        game = table.game
        if game is None or table.lost:
            return
        if game.outcome is not None:
            table.home.players.over(table.id, game)
            table.home.pondering.leave(table.id)
        if table.beside:
            asyncio.get_running_loop().call_later(AGAIN, self._wake_at, table)
            return
        for part in game.decisions:
            key = part.seat, game.question
            if table.terms.seats[part.seat].kind == BOT and key not in self._thinking:
                self._thinking[key] = asyncio.create_task(self._think(table, part.seat, game.question))
        if table.home.pondering.on and not self._thinking:
            self._ponder(table, game)

    def _ponder(self, table: Answering, game: Game[Any]) -> None:
        """Let those who search think ahead while people think."""
        pondering, weak = table.home.pondering, self._weak
        seats = tuple(n for n, seat in enumerate(table.terms.seats) if seat.kind == BOT and seat.level == LEVEL)
        if not seats or not game.decisions or pondering.waits(table.id, game.question):
            return

        def watched() -> bool | None:
            there = weak()
            return None if there is None else bool(there.audience.watchers)

        place, record = place_of(game.definition.name), game.record().dumps()
        pondering.wait(table.id, Waiting(game.question, place, record, seats, self._secret, watched))

    def _wake_at(self, table: Answering) -> None:
        """Let bots think; until then the table, of which they know but weakly, is there."""
        self.wake()

    async def _decide(self, table: Answering, game: Game[Any], seat: int, level: str) -> Any:
        """Return what a bot answers, and keep what it has in mind."""
        players = table.home.players
        if level in players.commands:
            return await players.decide(table.id, game, seat, level)
        step = game.step
        ahead = table.home.pondering.found(table.id) if level == LEVEL else {}
        mind = Mind(self._secret, self._plans.pop(seat, ()), ahead)
        decided = await table.home.bot_processes.decide(table.id, game, seat, level, mind)
        self._plans[seat] = decided.plan
        self._keep(step, seat, decided.thought)
        return decided.answer

    def _keep(self, step: int, seat: int, thought: bytes | None) -> None:
        """Keep what was considered for a choice; choices after it were taken back."""
        for key in [one for one in self._thoughts if one[0] > step or one == (step, seat)]:
            del self._thoughts[key]
        if thought is not None:
            self._thoughts[step, seat] = thought
        if len(self._thoughts) > KEPT:
            self._thoughts.popitem(last=False)

    def thought(self, step: int, seat: int) -> Json:
        """Return what a bot considered at a step of a game that is over; None if that is not known here."""
        game, packed = self._table.game, self._thoughts.get((step, seat))
        if game is None or game.outcome is None or packed is None:
            return None
        return unpacked(packed)

    async def _by_chance(self, table: Answering, seat: int, question: int) -> Any:
        """Return an answer at random; None if the seat is not asked any more."""
        async with table.settled():
            game = table.playing()
            decision = game.decision_for(seat)
            if game.question != question or decision is None:
                return None
            return await table.play("ask", lambda: decision.sample(Entropy()))

    async def _think(self, table: Answering, seat: int, question: int) -> None:
        try:
            for attempt in range(TRIES):
                async with table.settled():
                    game = table.playing()
                    if game.question != question or game.decision_for(seat) is None:
                        return
                level = (table.terms.seats[seat].level or usual_level(table.terms.game)) if attempt == 0 else "random"
                try:
                    # it looks at the game before anybody else has their turn
                    answer = await self._decide(table, game, seat, level)
                except GaveUp:
                    answer = await self._by_chance(table, seat, question)
                except Forfeits:
                    await table.resign(seat, None)
                    return
                try:
                    await table.choose(seat, None, question, answer)
                    return
                except Refused as refused:
                    if refused.code not in ("rule-failure", "illegal"):
                        raise
        except Refused as refused:
            if refused.code == "busy":  # others had the table for long: it is still to be answered
                asyncio.get_running_loop().call_later(AGAIN, self._wake_at, table)
        except Exception as error:
            logs.say("bot-failed", table=table.id, error=type(error).__name__)
        finally:
            del self._thinking[seat, question]
            if table.game is not None and table.game.question != question:
                self.wake()
