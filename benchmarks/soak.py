"""`make soak`: people play for MINUTES at GAMES tables while servers, their workers, the database and Redis are killed at random.

There are two servers as `tablero serve --workers 2` starts them, at one PostgreSQL and one Redis. In the end every journal is
compared with what was acknowledged: nothing is lost, nothing is there twice, and every table plays from its journal. One worker
is never killed, and its memory is told from minute to minute.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from server import machines
from server.machines import Process, Stream, checked, until
from server.test_workers import Cluster
from tablero.kernel import Rng
from tablero.server.connections import raise_file_limit

WORKERS = 2
"""Processes of each server."""

KILL = (4.0, 12.0)
"""Seconds from one kill to the next, at least; where the machine has much else to do, until people have played on."""

SETTLED = 600.0
"""Seconds after which a worker that lives has the memory it needs, if the first games are over too: until then they all grow."""

TELL = 60.0
"""Seconds between two lines that say how it goes."""

MOST = 1.15
"""How much more memory than that it may have later."""


def children(pid: int) -> list[int]:
    """Return the processes that another has started; none if it has gone."""
    try:
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except (FileNotFoundError, ProcessLookupError):
        return []


def memory(pid: int) -> float:
    """Return the memory of a process, in MB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


class Born(NamedTuple):
    """A process, known by when it was started too: in an hour its number may be another's."""

    pid: int
    start: str

    @classmethod
    def of(cls, pid: int) -> Born:
        """Return a process that is there, or one that is not any more."""
        try:
            return cls(pid, Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[19])
        except (FileNotFoundError, ProcessLookupError):
            return cls(pid, "")


def ended(processes: list[Born]) -> bool:
    """Tell whether processes have gone."""
    return not any(one.start and Born.of(one.pid) == one for one in processes)


class Soak:
    """A cluster, those who play there, and what is done to it."""

    def __init__(self, cluster: Cluster, games: int, seed: int, pause: float) -> None:
        self.cluster = cluster
        self.rng = Rng(seed)
        self.killed: Counter[str] = Counter()
        self.orphans: list[Born] = []
        """Workers whose first process was killed: they end by themselves."""
        until(lambda: len(self._workers()) == 2 * WORKERS, "no workers")
        self.old = children(cluster.workers[0].running.pid)[0]
        """The worker that is never killed."""
        self.born = time.monotonic()
        self.memories: list[float] = []
        """What it had since it was settled, in MB."""
        self.streams = [Stream(cluster.ports, number, pause) for number in range(games)]

    def run(self, seconds: float) -> None:
        """Let people play, and kill something now and then."""
        for stream in self.streams:
            stream.start()
        end = time.monotonic() + seconds
        told = time.monotonic()
        played = 0
        while time.monotonic() < end:
            time.sleep(KILL[0] + self.rng.random() * (KILL[1] - KILL[0]))
            self.look()
            for stream in self.streams:
                if stream.error is not None:
                    raise stream.error
            if self.choices >= played + len(self.streams):
                played = self.choices
                self.harm()
            if time.monotonic() - told > TELL:
                told = time.monotonic()
                print(f"{end - told:.0f} s left: {self}", flush=True)

    def look(self) -> None:
        """Note the memory of the worker that has lived for a while."""
        settled = time.monotonic() - self.born > SETTLED
        if settled and sum(len(stream.games) for stream in self.streams) >= 2 * len(self.streams):
            self.memories.append(memory(self.old))

    def harm(self) -> None:
        """Kill something."""
        kind = self.rng.choice(("server", "machine", "worker", "worker", "thinker", "database", "wire"))
        if getattr(self, f"_{kind}")():
            self.killed[kind] += 1

    def _workers(self) -> list[int]:
        return [pid for server in self.cluster.workers for pid in children(server.running.pid)]

    def _server(self) -> bool:
        """Kill the first process of the younger server: its workers find out by themselves."""
        dying = self.cluster.workers[-1]
        self.orphans += map(Born.of, children(dying.running.pid))
        self._replace(dying)
        return True

    def _machine(self) -> bool:
        """Kill all processes of the younger server at once."""
        dying = self.cluster.workers[-1]
        workers = children(dying.running.pid)
        for pid in [dying.running.pid, *workers, *(one for worker in workers for one in children(worker))]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._replace(dying)
        return True

    def _replace(self, dying: Process) -> None:
        dying.kill()
        self.cluster.workers[-1] = self.cluster.worker()

    def _worker(self) -> bool:
        """Kill a worker of a server, which starts another in its place."""
        return self._kill_one([pid for pid in self._workers() if pid != self.old])

    def _thinker(self) -> bool:
        """Kill a process in which bots think, or what people brought is read."""
        return self._kill_one([pid for worker in self._workers() for pid in children(worker)])

    def _kill_one(self, pids: list[int]) -> bool:
        if not pids:
            return False
        with suppress(ProcessLookupError):
            os.kill(self.rng.choice(pids), signal.SIGKILL)
        return True

    def _database(self) -> bool:
        self.cluster.postgres.kill()
        self.cluster.postgres.start()
        return True

    def _wire(self) -> bool:
        self.cluster.redis.kill()
        self.cluster.redis.start()
        return True

    def check(self) -> None:
        """Compare every journal with what was acknowledged, and see that nothing goes on that was to end."""
        for stream in self.streams:
            stream.more(2)
        for stream in self.streams:
            stream.end()  # all of them first: whoever plays on takes the time to compare
        for stream in self.streams:
            checked(self.cluster.postgres, stream)
        until(lambda: ended(self.orphans), "workers go on without their server")

    @property
    def choices(self) -> int:
        """How many choices were acknowledged."""
        return sum(stream.count for stream in self.streams)

    @property
    def grown(self) -> float:
        """How many times the memory of the settled worker it came to have."""
        return max(self.memories, default=0.0) / self.memories[0] if self.memories else 0.0

    def _memory(self) -> str:
        now = f"has {memory(self.old):.0f} MB"
        if not self.memories:
            return now
        return f"{now}, {self.memories[0]:.0f} when it was settled and {max(self.memories):.0f} at most"

    def __str__(self) -> str:
        killed = ", ".join(f"{kind} {count} times" for kind, count in sorted(self.killed.items()))
        games = sum(len(stream.games) for stream in self.streams)
        again = sum(len(played.again) for stream in self.streams for played in stream.games)
        longest = max(stream.longest for stream in self.streams)
        return (
            f"{self.choices} choices in {games} games at {len(self.streams)} tables; killed: {killed or 'nothing'}; "
            f"{again} said again; longest wait {longest:.1f} s; the worker that lives {self._memory()}"
        )


def main() -> None:
    """Soak, and tell how it went."""
    options = argparse.ArgumentParser(prog="make soak")
    options.add_argument("--minutes", type=float, default=60)
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--pause", type=float, default=1.0, help="seconds between the choices of a game")
    given = options.parse_args()
    machines.PATIENCE = 60 * given.minutes + 600  # this is about what is lost: nobody gives up
    raise_file_limit()
    with TemporaryDirectory(prefix="tablero-", ignore_cleanup_errors=True) as folder:
        cluster = Cluster(Path(folder), WORKERS)
        try:
            soak = Soak(cluster, given.games, given.seed, given.pause)
            soak.run(given.minutes * 60)
            soak.check()
            print(f"{given.minutes:g} minutes: {soak}; nothing acknowledged lost, nothing twice", flush=True)
        finally:
            cluster.stop()
    if soak.grown > MOST:
        sys.exit(f"the memory grew to {soak.grown:.2f} times what it was: expected at most {MOST} times")


if __name__ == "__main__":
    main()
