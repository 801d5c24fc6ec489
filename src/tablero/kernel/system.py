"""Why the operating system refuses a file or an address, as a message: its own words are English, whatever people speak."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Final

from tablero.kernel.messages import Message, say
from tablero.kernel.reasons import Reason, UserError

_KNOWN: Final = {
    errno.ENOENT: say("system-not-there"),
    errno.ENOTDIR: say("system-not-there"),
    errno.EACCES: say("system-not-allowed"),
    errno.EPERM: say("system-not-allowed"),
    errno.EISDIR: say("system-a-folder"),
    errno.EEXIST: say("system-there-already"),
    errno.ENOSPC: say("system-full"),
    errno.EROFS: say("system-read-only"),
    errno.EADDRINUSE: say("system-address-in-use"),
    errno.EADDRNOTAVAIL: say("system-no-address"),
}


def why(error: OSError) -> Message:
    """Return as a message why the system refused something; a rare reason is only named.

    >>> why(FileNotFoundError(errno.ENOENT, "")).id, str(why(OSError(errno.EIO, "")))
    ('system-not-there', 'system-error(name=EIO)')
    """
    number = error.errno or 0
    if number < 0:  # only looking up the name of a host counts so
        return say("system-no-address")
    return _KNOWN.get(number) or say("system-error", name=errno.errorcode.get(number, type(error).__name__))


class BadFile(UserError):
    """A file or folder can't be used, for what the system answered or for what is in it."""

    def __init__(self, path: Path, error: OSError | Message) -> None:
        reason = why(error) if isinstance(error, OSError) else error
        super().__init__(Reason(say("system-at", place=str(path)[:300], why=reason)))
        self.path = path
