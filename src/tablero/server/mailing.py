"""Mail, by the operator's own command: it is given what to send on its standard input, and does the rest."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from tablero.kernel import Json
from tablero.kernel.codec import encode
from tablero.server import logs
from tablero.server.rows import Player

PATIENCE = 30.0
"""Seconds that the command may take."""


async def send_code(command: Sequence[str], player: Player, code: str) -> None:
    """Give the command a code for a new password, with whom it is for."""
    whom = {"login": player.login, "name": player.name, "mail": player.mail}
    await send(command, {"kind": "code", **whom, "code": code})


async def send(command: Sequence[str], letter: Json) -> None:
    """Give the command what is to be told and to whom, as a line of JSON; its `kind` says what it is about."""
    told = encode(letter) + b"\n"
    try:
        async with asyncio.timeout(PATIENCE):
            quiet = asyncio.subprocess.DEVNULL
            process = await asyncio.create_subprocess_exec(
                *command, stdin=asyncio.subprocess.PIPE, stdout=quiet, stderr=quiet
            )
            try:
                await process.communicate(told)
            finally:
                if process.returncode is None:
                    process.kill()
    except (OSError, TimeoutError) as error:
        logs.say("mail-not-sent", error=type(error).__name__)
        return
    if process.returncode:
        logs.say("mail-not-sent", error=f"exit {process.returncode}")
