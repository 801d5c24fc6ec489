"""Servers that begin in a moment: a process has loaded all that a server needs, and every server is forked from it.

Each is a process of its own, to be killed like any other. Loading takes seconds, and dozens of tests want a server.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from contextlib import suppress
from functools import cache
from io import TextIOWrapper
from multiprocessing.connection import wait

LOADED = """
import json, os, signal, socket, sys
import tablero.server.run
from tablero.server import games

telling = {}

def tell_ends(*_):
    while telling:
        server, status = os.waitpid(-1, os.WNOHANG)
        if not server:
            break
        os.write(telling[server], str(os.waitstatus_to_exitcode(status)).encode())
        os.close(telling.pop(server))

games.load()
games.practise()
asking = socket.socket(fileno=0)
signal.signal(signal.SIGCHLD, tell_ends)
while True:
    asked, given, _, _ = socket.recv_fds(asking, 1 << 20, 3)
    if not asked:
        break
    said, errors, ended = given
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGCHLD])
    server = os.fork()
    if server == 0:
        break
    telling[server] = ended
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
    os.close(said)
    os.close(errors)
    asking.send(str(server).encode())
if asked:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
    asking.close()
    os.dup2(said, 1)
    os.dup2(errors, 2)
    code, args = json.loads(asked)
    sys.argv = ["-c", *args]
    exec(code)
"""


_one = threading.Lock()


def _asked(what: list[object], given: list[int]) -> int:
    """Have a server forked, and return its process; those who ask at the same time wait for one another."""
    with _one:
        loaded = _loaded()
        socket.send_fds(loaded, [json.dumps(what).encode()], given)
        return int(loaded.recv(100))


@cache
def _loaded() -> socket.socket:
    """Start the process from which servers are forked; it ends with this one."""
    kind = socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_DGRAM
    ours, its = socket.socketpair(socket.AF_UNIX, kind)
    with its:
        running = subprocess.Popen([sys.executable, "-c", LOADED], stdin=its.fileno(), stderr=subprocess.DEVNULL)
    atexit.register(_end, ours, running)
    return ours


def _end(ours: socket.socket, running: subprocess.Popen[bytes]) -> None:
    with suppress(OSError):  # it may have gone
        ours.send(b"")
    ours.close()
    running.wait()


class Forked:
    """A process that was forked from one that has loaded everything; like `subprocess.Popen`, as far as tests ask."""

    def __init__(self, code: str, *args: str, errors: str = os.devnull) -> None:
        said, its_said = os.pipe()
        self._ended, its_ended = os.pipe()
        with open(errors, "ab") as log:
            self.pid = _asked([code, args], [its_said, log.fileno(), its_ended])
        os.close(its_said)
        os.close(its_ended)
        self.stdout = TextIOWrapper(os.fdopen(said, "rb"))
        self._status: int | None = None

    def terminate(self) -> None:
        os.kill(self.pid, signal.SIGTERM)

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)

    def wait(self, timeout: float | None = None) -> int:
        """Return how it ended, once it has."""
        if self._status is None:
            if not wait([self._ended], timeout):
                raise subprocess.TimeoutExpired("a server", timeout or 0)
            self._status = int(os.read(self._ended, 100))
            os.close(self._ended)
        return self._status
