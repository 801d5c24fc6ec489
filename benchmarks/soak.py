"""`make soak`: people play for MINUTES at GAMES tables while servers, processes, the database and Redis are killed at random.

In the end every journal is compared with what was acknowledged: nothing is lost, nothing is there twice, and every table plays
from its journal. The memory of a server that lived long is told from minute to minute.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from server.machines import Stream, checked
from server.test_workers import Cluster
from tablero.kernel import Rng

PAUSE = (4.0, 12.0)
"""Seconds from one kill to the next, at least and at most."""

SETTLED = 600.0
"""Seconds after which a server that lives has the memory it needs, if the first games are over too: until then they all grow."""

TELL = 60.0
"""Seconds between two lines that say how it goes."""

MOST = 1.15
"""How much more memory than that it may have later."""


def children(pid: int) -> list[int]:
    """Return the worker processes of a server."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(one) for one in found]


def memory(pid: int) -> float:
    """Return the memory of a process, in MB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20)


class Soak:
    """A cluster, those who play there, and what is done to it."""

    def __init__(self, cluster: Cluster, games: int, seed: int) -> None:
        self.cluster = cluster
        self.rng = Rng(seed)
        self.killed: Counter[str] = Counter()
        self.born: dict[int, float] = {worker.running.pid: time.monotonic() for worker in cluster.workers}
        self.settled: dict[int, float] = {}
        """The memory of each server when it had lived for a while."""
        self.ratios: list[float] = []
        """The memory of such servers later, against that."""
        self.streams = [Stream(cluster.ports, number) for number in range(games)]

    def run(self, seconds: float) -> None:
        """Let people play, and kill something now and then."""
        for stream in self.streams:
            stream.start()
        end = time.monotonic() + seconds
        told = time.monotonic()
        while time.monotonic() < end:
            time.sleep(PAUSE[0] + self.rng.random() * (PAUSE[1] - PAUSE[0]))
            self.look()
            for stream in self.streams:
                if stream.error is not None:
                    raise stream.error
            self.harm()
            if time.monotonic() - told > TELL:
                told = time.monotonic()
                print(f"{end - told:.0f} s left: {self}", flush=True)

    def look(self) -> None:
        """Note the memory of the servers that have lived for a while."""
        if sum(len(stream.games) for stream in self.streams) < 2 * len(self.streams):
            return
        for worker in self.cluster.workers:
            pid = worker.running.pid
            if time.monotonic() - self.born[pid] > SETTLED:
                now = memory(pid)
                self.ratios.append(now / self.settled.setdefault(pid, now))

    def harm(self) -> None:
        """Kill something."""
        kind = self.rng.choice(("server", "worker", "worker", "database", "wire"))
        getattr(self, f"_{kind}")()
        self.killed[kind] += 1

    def _server(self) -> None:
        """Kill the server that is younger, so that one of them grows old."""
        dying = self.cluster.workers[-1]
        dying.kill()
        new = self.cluster.worker()
        self.cluster.workers[-1] = new
        self.born[new.running.pid] = time.monotonic()

    def _worker(self) -> None:
        """Kill a process in which bots think, if there is one."""
        alive = [pid for worker in self.cluster.workers for pid in children(worker.running.pid)]
        if alive:
            os.kill(self.rng.choice(alive), signal.SIGKILL)

    def _database(self) -> None:
        self.cluster.postgres.kill()
        self.cluster.postgres.start()

    def _wire(self) -> None:
        self.cluster.redis.kill()
        self.cluster.redis.start()

    def check(self) -> None:
        """Compare every journal with what was acknowledged."""
        for stream in self.streams:
            stream.more(2)
        for stream in self.streams:
            checked(self.cluster.postgres, stream)

    @property
    def choices(self) -> int:
        """How many choices were acknowledged."""
        return sum(stream.count for stream in self.streams)

    def __str__(self) -> str:
        killed = ", ".join(f"{kind} {count} times" for kind, count in sorted(self.killed.items()))
        games = sum(len(stream.games) for stream in self.streams)
        again = sum(len(played.again) for stream in self.streams for played in stream.games)
        longest = max(stream.longest for stream in self.streams)
        grown = f"{max(self.ratios):.2f} times" if self.ratios else "no server old enough for"
        return (
            f"{self.choices} choices in {games} games at {len(self.streams)} tables; killed: {killed or 'nothing'}; "
            f"{again} said again; longest wait {longest:.1f} s; {grown} the memory of a settled server"
        )


def main() -> None:
    """Soak, and tell how it went."""
    options = argparse.ArgumentParser(prog="make soak")
    options.add_argument("--minutes", type=float, default=60)
    options.add_argument("--games", type=int, default=200)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    with TemporaryDirectory(prefix="tablero-", ignore_cleanup_errors=True) as folder:
        cluster = Cluster(Path(folder))
        try:
            soak = Soak(cluster, given.games, given.seed)
            soak.run(given.minutes * 60)
            soak.check()
        finally:
            cluster.stop()
    print(f"{given.minutes:g} minutes: {soak}; nothing acknowledged lost, nothing twice")
    if soak.ratios and max(soak.ratios) > MOST:
        sys.exit(f"the memory grew: expected at most {MOST} times")


if __name__ == "__main__":
    main()
