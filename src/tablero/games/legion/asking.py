"""Questions whether something is done, which say what comes of yes and of no."""

from __future__ import annotations

from tablero.kernel import Message, say
from tablero.kernel.messages import Arg


def whether(id: str, **args: Arg) -> Message:
    """Return a question to be answered with yes or no; the texts of both are called like it."""
    return say(id, **args, if_yes=say(f"{id}-yes", **args), if_no=say(f"{id}-no", **args))
