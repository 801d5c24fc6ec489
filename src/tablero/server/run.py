"""Running a server: for everybody at an address, or embedded for one person on this machine."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging.config
import os
import re
import shlex
import shutil
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from tablero.bots import BOTS
from tablero.bots.external import command_of
from tablero.folders import data_folder
from tablero.kernel import BadSetup, Reason, UserError, say
from tablero.kernel.system import why
from tablero.server import games, logs
from tablero.server.app import create_app
from tablero.server.connections import SPARE, Config, Doorway, raise_file_limit
from tablero.server.garbage import settle
from tablero.server.limits import Limits, shared_among
from tablero.server.notices import checked_contact
from tablero.server.proxies import Proxies
from tablero.server.refused import refuse
from tablero.server.schema import prepare
from tablero.server.service import CLIENT, Options
from tablero.server.store import engine_of
from tablero.server.workers import Place, end_with_first, work_together

BACKLOG = 2048
"""Connections that wait to be taken."""

POOLS = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS")
"""How many threads numpy's libraries start: none besides the first, since a process with threads can't be forked safely."""


class Announcing(uvicorn.Server):
    """A server that says when it has begun to listen, and takes what other workers hand over."""

    def __init__(self, config: Config, begun: Callable[[], None]) -> None:
        super().__init__(config)
        self._own = config
        self._begun = begun
        self._tasks: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and say so."""
        await super().startup(sockets)
        if not self.started:
            return
        if self._own.place is not None:
            self._own.place.take(self._take)
            self._do(end_with_first(self._own.place.first))
        self._begun()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nothing more, and end."""
        if self._own.place is not None:
            self._own.place.leave()
        for task in self._tasks:
            task.cancel()
        await super().shutdown(sockets)

    def _take(self, connection: socket.socket, read: bytes) -> None:
        """Go on with a connection of which another worker has read something."""
        make = partial(Doorway, self._own, self.server_state, self.lifespan.state, read=read)
        self._do(asyncio.get_running_loop().connect_accepted_socket(make, connection))

    def _do(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class CantListen(UserError):
    """There can't be a server at this address."""

    def __init__(self, host: str, port: int, error: OSError) -> None:
        super().__init__(Reason(say("system-at", place=f"{host}:{port}", why=why(error))))


class BadDatabase(UserError):
    """The database can't be used; the driver says why, in its own words."""

    def __init__(self, database: str, said: str) -> None:
        super().__init__(Reason(say("server-bad-database", database=without_password(database), said=said[:300])))


class BadAddress(UserError):
    """What was given for an option is not an address of the kind that it takes."""

    def __init__(self, option: str, given: str, like: str) -> None:
        super().__init__(Reason(say("server-bad-address", option=option, given=given[:80], like=like)))


class BadCommand(UserError):
    """What was given for an option is no command that can be run."""

    def __init__(self, option: str, given: str) -> None:
        super().__init__(Reason(say("server-bad-command", option=option, given=given[:80])))


class CantFork(UserError):
    """This system can't run several processes for one server."""

    def __init__(self) -> None:
        super().__init__(Reason(say("server-no-workers")))


def check_workers(count: int) -> None:
    """Refuse several processes where connections can't be handed from one to another."""
    if count > 1 and not (hasattr(os, "fork") and hasattr(socket, "send_fds")):
        raise CantFork


def check_addresses(redis: str | None, origins: Iterable[str], proxy: str) -> None:
    """Refuse addresses that nobody could have, before anything is started with them."""
    try:
        Proxies(proxy)
    except ValueError:
        raise BadAddress("--proxy", proxy, "10.0.0.5, 172.16.0.0/12") from None
    if redis is not None and not (re.fullmatch(r"(rediss?|unix)://\S+", redis) and _has_port(redis)):
        raise BadAddress("--redis", redis, "redis://localhost:6379/0")
    if redis is not None and find_spec("redis") is None:
        raise refuse("redis-missing")
    for origin in origins:
        if not re.fullmatch(r"https?://[^/\s]+", origin):
            raise BadAddress("--origin", origin, "https://example.org")


def _has_port(url: str) -> bool:
    """Tell whether what an address names as a port is one, if it names any.

    >>> _has_port("redis://localhost:6379/0"), _has_port("redis://localhost:many"), _has_port("redis://[")
    (True, False, False)
    """
    try:
        return urlsplit(url).port != 0
    except ValueError:
        return False


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens; port 0 is any that is free."""
    if not host:
        raise CantListen(host, port, OSError(errno.EADDRNOTAVAIL, host))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # said to be TCP, connections get TCP_NODELAY from asyncio: else a second short answer waits 40 ms for the first one's receipt
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise CantListen(host, port, error) from error
    return listening


def ready(database: str) -> None:
    """Make the database ready before anybody is told that there is a server; say plainly what is wrong with it."""
    try:
        engine = engine_of(database)
        try:
            prepare(engine)
        finally:
            engine.dispose()
    except (SQLAlchemyError, ImportError, ValueError) as error:  # a port that is no number, say
        said = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        raise BadDatabase(database, said) from error


def serve(options: Options, listening: socket.socket, begun: Callable[[], None], *, quiet: bool = False) -> None:
    """Serve until told to stop."""
    level = "ERROR" if quiet else "INFO"
    signal.signal(signal.SIGTERM, _leave)
    if options.workers == 1:
        _serve_alone(options, listening, begun, level)
        return
    logging.config.dictConfig(logs.configured(level))
    listening.listen(BACKLOG)
    begun()
    os.environ.update(dict.fromkeys(POOLS, "1"))
    games.load()  # once for all of them, and for those that are started later
    games.practise()
    limits = shared_among(options.limits, options.workers)
    bots = options.bots or max(1, ((os.cpu_count() or 2) - 1) // options.workers)

    def work(place: Place) -> None:
        with suppress(KeyboardInterrupt):  # all are told at once, where there is a keyboard
            _serve_alone(options._replace(limits=limits, bots=bots, place=place), listening, _nothing, level)

    work_together(options.workers, work)


def _serve_alone(options: Options, listening: socket.socket, begun: Callable[[], None], level: str) -> None:
    app = create_app(options)
    entrance = app.service.entrance
    entrance.most = max(1, min(entrance.most, raise_file_limit() - SPARE))
    config = Config(app, entrance, options.place, log_config=logs.configured(level))
    sys.setswitchinterval(0.0005)  # the thread that writes has its turn at once: somebody waits for every line of it
    settle()
    gc.callbacks.append(app.service.metrics.collecting)
    try:
        Announcing(config, begun).run(sockets=[listening])
    finally:
        if app.service.store.stuck:  # Python would wait for threads that wait for a database that hangs
            logs.say("database-left")
            os._exit(0)


def _nothing() -> None:
    pass


def _leave(*_: object) -> None:
    """Exit with 0: being told to stop is not an error."""
    sys.exit(0)


def port_of(listening: socket.socket) -> int:
    """Return the port on which a socket listens."""
    return int(listening.getsockname()[1])


def address_of(host: str, port: int) -> str:
    """Return where a browser finds a server that listens at a host and port.

    >>> address_of("127.0.0.1", 8000), address_of("::1", 8000)
    ('http://127.0.0.1:8000/', 'http://[::1]:8000/')
    """
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def embedded(path: str, database: Path) -> tuple[Options, socket.socket, str]:
    """Return a server for one person on this machine, on a free port, and the address of one of its pages."""
    database.parent.mkdir(parents=True, exist_ok=True)
    ready(f"sqlite:///{database}")
    listening = listen("127.0.0.1", 0)
    address = f"127.0.0.1:{port_of(listening)}"
    options = Options(f"sqlite:///{database}", limits=Limits(sockets=1000))
    return options, listening, f"http://{address}{path}"


def open_browser(url: str) -> None:
    """Open the browser without waiting for it."""
    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def has_client() -> bool:
    """Tell whether the client has been built."""
    return (CLIENT / "index.html").is_file()


def own_names(host: str) -> tuple[str, ...]:
    """Return the names under which a machine is found: the one it listens at, and its own on the local network."""
    own = socket.gethostname()
    return host, own, f"{own.partition('.')[0]}.local"


def own_database() -> str:
    """Return the address of the database in a person's data folder, which is made if it isn't there."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tablero.db'}"


def command(given: str | None) -> tuple[str, ...]:
    """Return the words of a command; refuse one that isn't there, before anybody relies on it."""
    try:
        words = tuple(shlex.split(given or ""))
    except ValueError:
        words = (given or "",)
    if words and shutil.which(words[0]) is None:
        raise BadCommand("--mail", words[0])
    return words


def push_contact(given: str | None) -> str | None:
    """Return how push services reach the operator; refuse what is no contact, and push where nothing can be encrypted."""
    if given is not None:
        checked_contact(given)
        if find_spec("cryptography") is None:
            raise refuse("push-missing")
    return given


def players(given: Iterable[str]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the programs that may sit at tables, each given as NAME=COMMAND; refuse what can't be called or run like this."""
    found: dict[str, tuple[str, ...]] = {}
    for pair in given:
        name, equals, command = pair.partition("=")
        if not equals:
            raise BadSetup("--player", say("setup-pair", given=pair[:80]))
        if not re.fullmatch(r"[a-z0-9-]{1,40}", name) or name in BOTS or name in found:
            raise BadSetup("--player", say("player-bad-name", given=name[:80]))
        found[name] = command_of(command)
    return tuple(found.items())


def without_password(url: str) -> str:
    """Return a database's address as it may be printed.

    >>> without_password("postgresql://ana:secret@db/tablero")
    'postgresql://ana@db/tablero'
    >>> without_password("postgresql://ana:sec@ret@[/tablero")
    'postgresql://ana@[/tablero'
    """
    return re.sub(r"(?<=//)([^/@:]*):[^/]*@", r"\1@", url)
