"""The headers that keep pages safe: on every answer, whoever makes it."""

from __future__ import annotations

import base64
import hashlib
import re
from http import HTTPStatus
from pathlib import Path

from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SAFE = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}
ENCRYPTED = "strict-transport-security", "max-age=31536000"
"""Told where the request came encrypted: ask no other way for a year."""


_INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)


def policy(index: Path) -> str:
    """Return what a page may do: as any other, and run the scripts that stand in it."""
    scripts = _INLINE.findall(index.read_bytes()) if index.is_file() else []
    if not scripts:
        return POLICY
    hashes = [base64.b64encode(hashlib.sha256(script).digest()).decode() for script in scripts]
    return " ".join(["script-src 'self'", *(f"'sha256-{one}'" for one in hashes)]) + f"; {POLICY}"


class SafeHeaders:
    """Puts them on the answers of an application, also on those about its failures."""

    def __init__(self, app: ASGIApp, policy: str = POLICY) -> None:
        self.app = app
        self.safe = {**SAFE, "content-security-policy": policy}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        encrypted = [ENCRYPTED] if scope.get("scheme") in ("https", "wss") else []
        safe = [(name.encode(), value.encode()) for name, value in (*self.safe.items(), *encrypted)]

        async def sending(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = [*message.get("headers", []), *safe]
            await send(message)

        await self.app(scope, receive, sending)


def plain_answer(status: HTTPStatus) -> bytes:
    """Return an answer from before there is an application to ask; the connection ends with it."""
    body = f"{status.phrase}\n"
    told = {"content-type": "text/plain", "content-length": str(len(body)), "connection": "close", **SAFE}
    lines = [f"HTTP/1.1 {status.value} {status.phrase}", *(f"{name}: {value}" for name, value in told.items())]
    return "\r\n".join((*lines, "", body)).encode()
