"""What a server process is made of."""

from __future__ import annotations

import asyncio
import gc
from collections import defaultdict
from collections.abc import Callable, Coroutine
from contextlib import nullcontext
from pathlib import Path
from time import monotonic, time
from typing import TYPE_CHECKING, Any, NamedTuple

from argon2 import PasswordHasher
from starlette.requests import HTTPConnection

from tablero.bots.external import SECONDS
from tablero.rules.catalogue import BOOKS
from tablero.rules.coverage import statuses
from tablero.rules.search import search
from tablero.server import games, kept_guides, lists, logs
from tablero.server.accounts import Accounts
from tablero.server.analyses import Analyses
from tablero.server.bot_processes import BotProcesses
from tablero.server.brought_processes import BroughtProcesses
from tablero.server.connections import Entrance
from tablero.server.doors import Doors
from tablero.server.friends import Friends
from tablero.server.garbage import PAUSE, Garbage
from tablero.server.home import Home
from tablero.server.limits import Crowd, Gate, Limits, network
from tablero.server.live_tables import LiveTables
from tablero.server.metrics import Metrics
from tablero.server.notices import Notices
from tablero.server.own_lists import OwnLists
from tablero.server.pairing import Pairing
from tablero.server.people import People
from tablero.server.players import Players
from tablero.server.pondering import Pondering
from tablero.server.proxies import Proxies
from tablero.server.push import Sender, post
from tablero.server.ratings import Ratings
from tablero.server.refused import Refused, refuse
from tablero.server.showing import Shower
from tablero.server.store import Store
from tablero.server.wire import Wire, wire_to
from tablero.server.workers import Place

if TYPE_CHECKING:
    from tablero.server.socket import Conversation

CLIENT = Path(__file__).parent / "client"
"""Where the built client lies."""


def steady(wall: Callable[[], float] = time, ticks: Callable[[], float] = monotonic) -> Callable[[], int]:
    """Return a clock in milliseconds that begins with the time of day and never jumps, whatever becomes of that.

    >>> clock = steady(iter([100.0, 5000.0]).__next__, iter([3.0, 4.5, 6.0]).__next__)
    >>> clock(), clock()
    (101500, 103000)
    """
    ahead = wall() - ticks()
    return lambda: int((ahead + ticks()) * 1000)


def look_up() -> None:
    """Read what is asked about rules and lists: nobody waits for it later."""
    for book in BOOKS.values():
        statuses(book)
        search("?", book=book.name)
    search("?")
    for game in games.known():
        try:
            if games.game(game).brings is not None:
                lists.ready(game)
        except Exception as error:  # whoever asks for them is told
            logs.say("lists-not-read", game=game, error=repr(error)[:200])


class Options(NamedTuple):
    """How a server is run."""

    database: str
    redis: str | None = None
    limits: Limits = Limits()
    origins: frozenset[str] = frozenset()
    """Other origins whose pages may use this server."""
    hosts: tuple[str, ...] = ()
    """The names under which it answers, besides addresses and localhost; `*` is any."""
    proxy: str = "127.0.0.1,::1"
    """The web server in front, or several with commas, whose word is taken for where a request comes from."""
    client: Path = CLIENT
    now: Callable[[], int] = steady()
    """The time in milliseconds."""
    hasher: PasswordHasher | None = None
    metrics_token: str | None = None
    """What monitoring from elsewhere says to be told figures."""
    bots: int | None = None
    """How many processes think."""
    ponder: bool = False
    """Whether bots think ahead while people think."""
    players: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Programs that may sit at tables: what each is called, and its command."""
    player_seconds: float = SECONDS
    """What such a program may take for each answer."""
    mail: tuple[str, ...] = ()
    """The command that sends mail, and its arguments."""
    push: str | None = None
    """How push services reach the operator, as mailto:…; without it nothing is pushed."""
    sender: Sender = post
    """Posts what is pushed."""
    notice_after: float = 60.0
    """Seconds after which somebody who is asked and not here is told."""
    workers: int = 1
    """How many processes serve."""
    place: Place | None = None
    """Which of several this one is."""
    rounds: float = 2.0
    """Seconds between two looks at what operators did, and which sessions have ended."""


class Service:
    """The parts of a running server."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.limits = options.limits
        self.now = options.now
        self.store = Store(options.database, nullcontext if options.place is None else options.place.turn)
        self.pondering = Pondering(options.ponder)
        self.bot_processes = BotProcesses(options.bots, self.pondering.aside)
        self.players = Players(dict(options.players), options.player_seconds)
        self.brought_processes = BroughtProcesses()
        self.analysis_processes = BroughtProcesses()
        self.analyses = Analyses(self.store, self.analysis_processes, self.now)
        self.metrics = Metrics()
        self.wire: Wire = wire_to(options.redis, options.place)
        self.people = People(self.store)
        self.friends = Friends(self.store, self.people, self.now)
        self.notices = Notices(self.store, self.people, self.friends, self.later, self.now)
        self.notices.mail, self.notices.after = options.mail, options.notice_after
        shown = self.metrics, Shower(), self.now, self.now(), self.wire
        alone = asyncio.Semaphore(1), asyncio.Semaphore(1)
        home = Home(self.store, self.bot_processes, self.pondering, self.players, *shown, *alone, self.notices.look)
        self.tables = self.notices.tables = LiveTables(home)
        self.own_lists = OwnLists(self.store)
        self.ratings = Ratings(self.store)
        self.pairing = Pairing(self.store, self.tables, self.people, self.now)
        self.doors = Doors(self.people)
        self.accounts = Accounts(self.people, self.now, options.hasher)
        self.talks: dict[Conversation, str] = {}
        """The sockets that are open, each with its address."""
        self._renewals = 0
        """How often it was asked whom those at open sockets have blocked."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.asking = Gate(options.limits.requests, monotonic)
        self.creating = Gate(options.limits.creations, monotonic)
        self.replaying = Gate(options.limits.replays, monotonic)
        self.signing = Gate(options.limits.passwords, monotonic)
        self.guessing = Gate(options.limits.guesses, monotonic)
        self.chatting = Gate(options.limits.chats, monotonic)
        self.hinting = Gate(options.limits.hints, monotonic)
        self.guiding: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        """For each guided game, held by whoever learns it and asks about its table."""
        self.hints = Crowd(1)
        """Who waits for a hint."""
        self.at_once = Crowd(options.limits.connections_from)
        self.sockets = Crowd(options.limits.sockets)
        self.proxies = Proxies(options.proxy)
        self.entrance = Entrance(options.limits, self.proxies, self.metrics)
        self.loaded = asyncio.Event()
        """The games are there: nobody asks about one before."""
        self._loading: asyncio.Task[None] | None = None

    def address(self, request: HTTPConnection) -> str:
        """Return where a request comes from."""
        return network(request.client.host) if request.client else ""

    async def open(self) -> None:
        """Open the database, listen to other workers, and begin to load the games."""
        await self.store.open(self.now)
        await self.doors.open()
        if self.options.push is not None:
            await self.notices.open_push(self.options.push, self.options.sender)
        self.later(self._look_round_on())
        await self.wire.open(self.tables)
        self._loading = asyncio.create_task(self._load())

    async def _load(self) -> None:
        try:
            await asyncio.to_thread(games.load)
        finally:
            self.loaded.set()
        if gc.get_freeze_count():  # a server of its own: what was loaded stays, and is not looked through for garbage
            await self.prepare_guides()
            await asyncio.to_thread(games.practise)
            await asyncio.to_thread(look_up)
            gc.freeze()
            self.later(self._look_for_garbage())
            self.bot_processes.warm()

    async def prepare_guides(self) -> None:
        """Play the guided games through, so that nobody waits for it; who asks for one meanwhile waits for that one only."""
        for game in sorted(kept_guides.with_guide()):
            try:
                async with self.guiding[game]:
                    await asyncio.to_thread(kept_guides.prepare, game)
            except Exception as error:  # whoever opens it is told; the others are there
                logs.say("guide-not-played", game=game, error=repr(error)[:200])

    async def _look_for_garbage(self) -> None:
        garbage = Garbage(lambda: bool(self.talks), monotonic)
        while True:
            await asyncio.sleep(PAUSE)
            garbage.look()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def look_round(self) -> None:
        """Do what operators decided, and let go of sockets whose session has ended."""
        closed = {deed.about for deed in await self.doors.news() if deed.what == "close"}
        for table in closed:
            self.tables.shut(table)
        # before the database is asked again: it may not answer, and what operators did is read once
        self._turn_out(refuse("closed"), lambda talk, _: talk.table in closed)
        self._turn_out(refuse("banned"), lambda _, address: self.doors.is_out(address))
        await self.friends.note({(talk.account, True) for talk in self.talks if talk.account is not None})
        asked = {talk.session for talk in self.talks if talk.session}
        ended = asked - await self.people.still_open(asked, self.now())  # others may have come meanwhile
        self._turn_out(refuse("not-signed-in"), lambda talk, _: talk.seated and talk.session in ended)
        for talk in self.talks:
            if talk.session in ended and not talk.seated:
                talk.sign_out()
        await self.renew_ignored()

    async def renew_ignored(self) -> None:
        """Tell open sockets whom their players have blocked by now; of several who ask at once the latest is right."""
        self._renewals += 1
        number = self._renewals
        asked = {talk.player for talk in self.talks if talk.player is not None}
        blocked = await self.people.blocked_by_each(asked)
        for talk in self.talks if number == self._renewals else ():
            if talk.player in asked:
                talk.ignore(blocked.get(talk.player, frozenset()))

    def _turn_out(self, why: Refused, whom: Callable[[Conversation, str], bool]) -> None:
        """Let go of some of the sockets."""
        for talk, address in [*self.talks.items()]:
            if whom(talk, address):
                self.later(talk.turn_out(why))

    async def _look_round_on(self) -> None:
        while True:
            await asyncio.sleep(self.options.rounds)
            try:
                await self.look_round()
            except Exception as error:  # the database is away: the next time, then
                logs.say("not-looked", error=type(error).__name__)

    async def close(self) -> None:
        """Write what waits, and end."""
        for task in [*self._tasks]:
            task.cancel()
        if self._loading is not None:
            self._loading.cancel()
        await self.wire.close()
        await self.pondering.close()
        await self.bot_processes.close()
        await self.players.close()
        await self.brought_processes.close()
        await self.analysis_processes.close()
        await self.store.close()
