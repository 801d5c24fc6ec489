"""Who somebody is: guests and accounts, with passwords hashed by argon2 and sessions as opaque tokens kept hashed."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Callable
from hashlib import sha256
from typing import NamedTuple

import anyio
import anyio.to_thread
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from tablero.server.limits import NAME, clean, name_of
from tablero.server.refused import refuse
from tablero.server.store import Conflict, Player, Store

SESSION = 90 * 24 * 3600 * 1000
"""How long a session lasts, in milliseconds."""

PASSWORD = (8, 200)
"""How long a password is, in characters."""


class Visitor(NamedTuple):
    """A player with a token that is new and that only they are told."""

    player: Player
    token: str


def hashed(token: str) -> str:
    """Return a token, or the secret of a link, as the database keeps it."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


class Accounts:
    """The players of a server."""

    def __init__(self, store: Store, now: Callable[[], int], hasher: PasswordHasher | None = None) -> None:
        self._store = store
        self._now = now
        self._hasher = hasher or PasswordHasher()
        self._nobody = ""
        """What the password of nobody is kept as."""
        self._hashing = anyio.CapacityLimiter(1)

    async def guest(self, name: str) -> Visitor:
        """Let somebody in without an account."""
        return await self._enter(Player(secrets.token_urlsafe(12), name_of(name)))

    async def register(self, name: str, password: str, guest: Player | None = None) -> Visitor:
        """Make an account; a guest who makes one keeps the seats."""
        shown = name_of(name)
        if not PASSWORD[0] <= len(password) <= PASSWORD[1]:
            raise refuse("bad-password", least=PASSWORD[0], most=PASSWORD[1])
        kept = await anyio.to_thread.run_sync(self._hasher.hash, password, limiter=self._hashing)
        if guest is None or guest.login is not None:
            return await self._enter(Player(secrets.token_urlsafe(12), shown, login_of(shown), kept))
        player = Player(guest.id, shown, login_of(shown), kept)
        try:
            await self._store.enrol(player)
        except Conflict:
            raise refuse("name-taken", name=shown) from None
        return Visitor(player, await self._session(player))

    async def sign_in(self, name: str, password: str) -> Visitor:
        """Let the owner of an account in; a wrong name takes as long as a wrong password."""
        player = await self._store.account(login_of(name))
        kept = None if player is None else player.password
        right = await anyio.to_thread.run_sync(self._fits, kept, password[: PASSWORD[1] + 1], limiter=self._hashing)
        if player is None or not right:
            raise refuse("wrong-password")
        return Visitor(player, await self._session(player))

    async def whose(self, token: str | None) -> Player | None:
        """Return whose token this is; None for no token; refuse one that is not valid."""
        if token is None:
            return None
        player = await self._store.player_of(hashed(token), self._now())
        if player is None:
            raise refuse("not-signed-in")
        return player

    async def guest_with(self, token: str | None) -> Player | None:
        """Return the guest whose token this is; None for that of an account, and for one that is not valid."""
        player = None if token is None else await self._store.player_of(hashed(token), self._now())
        return None if player is None or player.login is not None else player

    async def sign_out(self, token: str) -> None:
        """End a session."""
        await self._store.end_session(hashed(token))

    async def _enter(self, player: Player) -> Visitor:
        token, now = secrets.token_urlsafe(32), self._now()
        try:
            await self._store.enter(player, hashed(token), now + SESSION, now)
        except Conflict:
            raise refuse("name-taken", name=player.name) from None
        return Visitor(player, token)

    async def _session(self, player: Player) -> str:
        token = secrets.token_urlsafe(32)
        await self._store.add_session(hashed(token), player.id, self._now() + SESSION)
        return token

    def _fits(self, kept: str | None, password: str) -> bool:
        if not self._nobody:  # made for the first visitor: at the start it would delay the server
            self._nobody = self._hasher.hash(secrets.token_urlsafe())
        try:
            return self._hasher.verify(kept or self._nobody, password)
        except (Argon2Error, InvalidHashError):
            return False


def login_of(name: str) -> str:
    """Return a name as accounts are told apart by: `Ana` and `ana` are the same."""
    return unicodedata.normalize("NFKC", clean(name, NAME)).casefold()
