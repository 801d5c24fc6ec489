"""Jobs for processes, in a module that is imported at once."""

from __future__ import annotations

import os
import signal
import time
from typing import NoReturn


def forever() -> NoReturn:
    """Never end."""
    while True:
        pass


def stubborn() -> NoReturn:
    """Never end, and take no notice of a deadline."""
    while True:
        try:
            forever()
        except TimeoutError:
            continue


def dies() -> NoReturn:
    """End the process."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def waits(seconds: float) -> float:
    """Take time, but hardly any of a processor's."""
    time.sleep(seconds)
    return seconds
