"""Under which names a server answers: a page of another name that leads here is somebody else's."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from tablero.server.refused import refuse

ANY = "*"


def name_in(host: str) -> str:
    """Return the name in a Host header.

    >>> [name_in(host) for host in ("Play.Example.:8000", "[::1]:8000", "192.0.2.7")]
    ['play.example', '::1', '192.0.2.7']
    """
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".").casefold()


class KnownHosts:
    """Refuses requests under a name that is not this server's.

    Addresses and localhost are always good: a name is what an attacker can let point here.
    """

    def __init__(self, app: ASGIApp, names: Iterable[str]) -> None:
        self.app = app
        self._names = {name_in(name) for name in names} | {"localhost"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        name = name_in(Headers(scope=scope).get("host", ""))
        if ANY in self._names or name in self._names or _is_address(name):
            await self.app(scope, receive, send)
            return
        refused = refuse("wrong-host", name=name[:80])
        await JSONResponse({"error": refused.to_json()}, refused.status)(scope, receive, send)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
