"""Jobs for processes, in a module that is imported at once."""

from __future__ import annotations

import os
import signal
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
