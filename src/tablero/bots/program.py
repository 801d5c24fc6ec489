"""A program that is sent lines and answers in lines: it is never waited for without a limit, and never outlives its use."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Final

from tablero.kernel import Message, TableroError, say
from tablero.kernel.system import why

LONGEST: Final = 1 << 20
"""Bytes of a line that are read, and that may wait to be read."""

CHUNK: Final = 1 << 16


class Failed(TableroError):
    """The program can't be talked to any more; `message` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message


class Program:
    """A running program, in a process group of its own."""

    def __init__(self, command: Sequence[str], *, quiet: bool = False) -> None:
        error = subprocess.DEVNULL if quiet else None
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(
                command, bufsize=0, stdin=pipe, stdout=pipe, stderr=error, start_new_session=True
            )
        except (OSError, ValueError) as refused:
            told = why(refused) if isinstance(refused, OSError) else say("player-no-command")
            raise Failed(say("player-not-started", command=command[0][:80], why=told)) from refused
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input, self._output = self._process.stdin, self._process.stdout
        for file in (self._input, self._output):
            os.set_blocking(file.fileno(), False)
        self._unread = bytearray()
        self._closed = False
        """Whether its output has ended."""

    @property
    def pid(self) -> int:
        """The number of its process, and of its process group."""
        return self._process.pid

    def send(self, line: bytes, until: float) -> None:
        """Send a line; what the program says meanwhile is kept, so that neither waits for the other."""
        left = memoryview(line + b"\n")
        while left:
            if self._wait(until, writing=True):
                try:
                    left = left[os.write(self._input.fileno(), left[:CHUNK]) :]
                except BlockingIOError:
                    pass
                except OSError:
                    raise Failed(say("player-ended")) from None
            if len(self._unread) > LONGEST:
                raise Failed(say("player-too-much", most=LONGEST >> 20))

    def receive(self, until: float) -> bytes:
        """Return the next line that it says, without its end."""
        looked = 0
        while True:
            end = self._unread.find(b"\n", looked)
            if end >= 0:
                line = bytes(self._unread[:end])
                del self._unread[: end + 1]
                return line
            if len(self._unread) > LONGEST:
                raise Failed(say("player-too-much", most=LONGEST >> 20))
            if self._closed:
                raise Failed(say("player-ended"))
            looked = len(self._unread)
            self._wait(until, writing=False)

    def _wait(self, until: float, writing: bool) -> bool:
        """Wait until something can be read, which is kept, or written; tell whether it can be written."""
        writable = False
        with selectors.PollSelector() as selector:
            if not self._closed:
                selector.register(self._output, selectors.EVENT_READ)
            if writing:
                selector.register(self._input, selectors.EVENT_WRITE)
            ready = selector.select(max(0.0, until - monotonic()))
            if not ready:
                raise Failed(say("player-too-late"))
            for key, _ in ready:
                if key.fileobj is self._input:
                    writable = True
                else:
                    self._read()
        return writable

    def _read(self) -> None:
        try:
            found = os.read(self._output.fileno(), CHUNK)
        except BlockingIOError:
            return
        self._unread += found
        self._closed = not found

    def end(self, grace: float = 0.0) -> None:
        """End it and all that it has started; for so many seconds it may end by itself."""
        self._input.close()
        until = monotonic() + grace
        try:
            while not self._closed and grace:
                self._unread.clear()
                self._wait(until, writing=False)
        except Failed:
            pass
        finally:
            self.kill()
            self._process.wait()
            self._output.close()

    def kill(self) -> None:
        """Stop it and all that it has started at once; whoever waits for it hears that it has ended."""
        # until somebody waits for it its own process is there, if only as one that has ended: the number means no other group
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
