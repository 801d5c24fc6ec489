"""Who may not come in, as operators decided; a server that runs learns of it when it looks round."""

from __future__ import annotations

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from tablero.server.limits import network
from tablero.server.people import ADDRESS, PLAYER, Deed, People
from tablero.server.refused import refuse


class Doors:
    """The bans of a server, and how far it has read the audit log."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._read = 0
        self._out: frozenset[tuple[str, str]] = frozenset()

    async def open(self) -> None:
        """Learn who may not come in."""
        self._read = await self._people.last_deed()
        await self._learn()
        await self._people.end_banned_sessions()

    async def news(self) -> list[Deed]:
        """Return what operators did since the last time."""
        deeds = await self._people.deeds(self._read)
        if deeds:
            await self._learn()
            if any(deed.what == "ban" for deed in deeds):
                await self._people.end_banned_sessions()  # who signed in before this was known here
            self._read = deeds[-1].number  # not before: if the database fails, they are read again
        return deeds

    async def _learn(self) -> None:
        self._out = frozenset((ban.kind, ban.what) for ban in await self._people.bans())

    def check_address(self, address: str) -> None:
        """Refuse an address that is banned."""
        if self.is_out(address):
            raise refuse("banned")

    def is_out(self, address: str) -> bool:
        """Tell whether an address is banned."""
        return (ADDRESS, address) in self._out

    def check_player(self, player: str) -> None:
        """Refuse a player who is banned."""
        if (PLAYER, player) in self._out:
            raise refuse("banned")


class Guarded:
    """Tells addresses that are banned no more than that, whatever they ask for. Sockets are told by themselves."""

    def __init__(self, app: ASGIApp, doors: Doors) -> None:
        self.app = app
        self._doors = doors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        client = scope.get("client")
        if scope["type"] == "http" and client is not None and self._doors.is_out(network(client[0])):
            refused = refuse("banned")
            await JSONResponse({"error": refused.to_json()}, refused.status)(scope, receive, send)
            return
        await self.app(scope, receive, send)
