"""Web servers in front of this one: whose word is taken for where a request comes from."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

EVERYBODY = "*"


class Proxies:
    """The trusted ones: addresses and networks with commas between them, or `*` for whoever connects.

    >>> Proxies("127.0.0.1, 10.0.0.0/8").client("127.0.0.1", ["203.0.113.9, 192.0.2.7", "10.0.0.3"])
    '192.0.2.7'
    >>> Proxies("127.0.0.1").client("192.0.2.7", ["203.0.113.9"])
    '192.0.2.7'
    """

    def __init__(self, named: str) -> None:
        parts = [part.strip() for part in named.split(",") if part.strip()]
        self._everybody = EVERYBODY in parts
        self._networks = [ip_network(part, strict=False) for part in parts if part != EVERYBODY]

    def __contains__(self, host: str) -> bool:
        return self._everybody or self._named(host)

    def _named(self, host: str) -> bool:
        address = _address(host)
        return address is not None and any(address in network for network in self._networks)

    def client(self, peer: str, forwarded: Sequence[str]) -> str:
        """Return where a request comes from, by whoever connected and the X-Forwarded-For lines.

        Each proxy adds the address it was asked by at the end. What stands before the first address that is nobody we
        trust, seen from the end, is that one's own claim.
        """
        if peer not in self:
            return peer
        told = [part.strip() for line in forwarded for part in line.split(",")]
        for host in reversed(told):
            address = _address(_without_port(host))
            if address is None:
                return peer
            if not self._named(str(address)):
                return str(address)
        return peer


def _address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(host)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def _without_port(host: str) -> str:
    """Return an address without its port.

    >>> [_without_port(host) for host in ("192.0.2.7:80", "[2001:db8::1]:80", "2001:db8::1", "192.0.2.7")]
    ['192.0.2.7', '2001:db8::1', '2001:db8::1', '192.0.2.7']
    """
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0] if host.count(":") == 1 else host


class Forwarded:
    """Gives a request the address and the scheme that a trusted web server in front tells of it."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self.app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        client = scope.get("client")
        if client is not None and client[0] in self._proxies:
            headers = Headers(scope=scope)
            scope["client"] = (self._proxies.client(client[0], headers.getlist("x-forwarded-for")), 0)
            if [*headers.getlist("x-forwarded-proto")][-1:] == ["https"]:
                scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"
        await self.app(scope, receive, send)
