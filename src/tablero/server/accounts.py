"""Who somebody is: guests and accounts, with passwords hashed by argon2 and sessions as opaque tokens kept hashed."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import unicodedata
from collections.abc import Callable
from hashlib import sha256
from typing import NamedTuple

import anyio
import anyio.to_thread
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from tablero.server.limits import NAME, clean
from tablero.server.names import checked_name
from tablero.server.passwords import LENGTH, checked_password
from tablero.server.people import Code, People, Session
from tablero.server.refused import Refused, refuse
from tablero.server.rows import Player
from tablero.server.store import Conflict

SESSION = 90 * 24 * 3600 * 1000
"""How long a session lasts, in milliseconds."""

NOTED = 10 * 60_000
"""Milliseconds after which it is noted that a session was used again."""

CODE = 60 * 60_000
"""How long a code for a new password is good, in milliseconds."""

ANOTHER = 10 * 60_000
"""Milliseconds before another code is sent to the same account."""

GUESSES = 1000
"""How many times a code may be guessed: from many addresses, since each has a limit of its own, and none ends it alone."""

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""What codes are made of: nothing that is read as something else."""


class Visitor(NamedTuple):
    """A player with a token that is new and that only they are told."""

    player: Player
    token: str


def hashed(token: str) -> str:
    """Return a token, or the secret of a link, as the database keeps it."""
    return sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_code() -> str:
    """Return a code for a new password, to be typed in."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


class Accounts:
    """The players of a server."""

    def __init__(self, people: People, now: Callable[[], int], hasher: PasswordHasher | None = None) -> None:
        self._people = people
        self._now = now
        self._hasher = hasher or PasswordHasher()
        self._nobody = ""
        """What the password of nobody is kept as."""
        self._hashing = anyio.CapacityLimiter(1)
        self._noting: set[asyncio.Task[None]] = set()

    # Coming in.

    async def guest(self, name: str) -> Visitor:
        """Let somebody in without an account; nobody is a guest under the name of one."""
        shown = checked_name(name)
        await self._not_an_account_s(shown)
        return await self._enter(Player(secrets.token_urlsafe(12), shown))

    async def renamed(self, guest: Player, name: str) -> Player:
        """Return a guest under another name, or the same, unless it has become an account's meanwhile."""
        shown = guest.name if name == guest.name else checked_name(name)
        await self._not_an_account_s(shown)
        if shown == guest.name:
            return guest
        await self._people.rename(guest.id, shown)
        return guest._replace(name=shown)

    async def _not_an_account_s(self, name: str) -> None:
        if await self._people.account_like(name) is not None:
            raise refuse("name-taken", name=name)

    async def register(self, name: str, password: str, guest: Player | None = None, mail: str | None = None) -> Visitor:
        """Make an account; a guest who makes one keeps the seats, and the guest's token ends."""
        shown = checked_name(name)
        kept = await self._hash(checked_password(password, shown))
        if guest is None or guest.login is not None:
            return await self._enter(Player(secrets.token_urlsafe(12), shown, login_of(shown), kept, mail))
        player = Player(guest.id, shown, login_of(shown), kept, mail)
        token, now = secrets.token_urlsafe(32), self._now()
        try:
            await self._people.enrol(player, hashed(token), now + SESSION, now)
        except Conflict:
            raise refuse("name-taken", name=shown) from None
        return Visitor(player, token)

    async def sign_in(self, name: str, password: str) -> Visitor:
        """Let the owner of an account in; a wrong name takes as long as a wrong password."""
        player = await self._people.account(login_of(name))
        if not await self._is_right(player, password) or player is None:
            raise refuse("wrong-password")
        if player.password is not None and self._hasher.check_needs_rehash(player.password):
            await self._people.set_password(player.id, await self._hash(password))
        return Visitor(player, await self._session(player))

    # Sessions.

    async def whose(self, token: str | None) -> Player | None:
        """Return whose token this is; None for no token; refuse one that is not valid."""
        if token is None:
            return None
        hash, now = hashed(token), self._now()
        found = await self._people.session(hash, now)
        if found is None:
            raise refuse("not-signed-in")
        player, used = found
        if used is None or now - used > NOTED:
            task = asyncio.create_task(self._note_use(hash, now))
            self._noting.add(task)
            task.add_done_callback(self._noting.discard)
        return player

    async def _note_use(self, hash: str, now: int) -> None:
        with contextlib.suppress(Refused):  # it is noted the next time
            await self._people.used(hash, now)

    async def guest_with(self, token: str | None) -> Player | None:
        """Return the guest whose token this is; None for that of an account, and for one that is not valid."""
        found = None if token is None else await self._people.session(hashed(token), self._now())
        return None if found is None or found[0].login is not None else found[0]

    async def sign_out(self, token: str) -> None:
        """End a session."""
        await self._people.end_session(hashed(token))

    async def sign_out_everywhere(self, player: Player) -> None:
        """End all sessions of a player."""
        await self._people.end_sessions(player.id)

    async def sessions(self, player: Player) -> list[Session]:
        """Return the sessions of a player."""
        return await self._people.sessions_of(player.id, self._now())

    async def end(self, player: Player, id: str) -> None:
        """End one of a player's own sessions."""
        found = next((one for one in await self.sessions(player) if one.id == id), None)
        if found is None:
            raise refuse("not-found")
        await self._people.end_session(found.hash)

    async def ignored_by(self, player: Player) -> frozenset[str]:
        """Return whom a player has blocked."""
        return frozenset(id for id, _ in await self._people.blocked_by(player.id))

    # Passwords.

    async def confirm(self, player: Player, password: str) -> None:
        """Refuse whoever doesn't know the password of the account they are signed in to."""
        if player.login is None:
            raise refuse("no-account")
        if not await self._is_right(player, password):
            raise refuse("wrong-password")

    async def change_password(self, player: Player, old: str, new: str, token: str) -> None:
        """Give an account another password; all its other sessions end."""
        await self.confirm(player, old)
        await self._people.set_password(player.id, await self._hash(checked_password(new, player.name)))
        await self._people.end_sessions(player.id, hashed(token))

    async def code_for(self, name: str) -> tuple[Player, str] | None:
        """Return a new code for the owner of an account; None if there is none, or a code was made just now."""
        player, now = await self._people.account(login_of(name)), self._now()
        if player is None:
            return None
        before = await self._people.code(player.id)
        if before is not None and before.expires - CODE + ANOTHER > now:
            return None
        code = new_code()
        await self._people.keep_code(player.id, Code(hashed(code), now + CODE, 0))
        return player, code

    async def reset(self, name: str, code: str, password: str) -> Visitor:
        """Give an account another password by a code; all its sessions end, and there is a new one."""
        player, now = await self._people.account(login_of(name)), self._now()
        kept = None if player is None else await self._people.code(player.id)
        if player is None or kept is None or kept.expires <= now or kept.tries >= GUESSES:
            raise refuse("wrong-code")
        if not secrets.compare_digest(kept.hash, hashed(_typed(code))):
            await self._people.guessed(player.id)
            raise refuse("wrong-code")
        new = await self._hash(checked_password(password, player.name))
        token = secrets.token_urlsafe(32)
        await self._people.renew(player.id, new, hashed(token), now + SESSION, now)
        return Visitor(player, token)

    async def _enter(self, player: Player) -> Visitor:
        token, now = secrets.token_urlsafe(32), self._now()
        try:
            await self._people.enter(player, hashed(token), now + SESSION, now)
        except Conflict:
            raise refuse("name-taken", name=player.name) from None
        return Visitor(player, token)

    async def _session(self, player: Player) -> str:
        token, now = secrets.token_urlsafe(32), self._now()
        await self._people.add_session(hashed(token), player.id, now + SESSION, now)
        return token

    async def _hash(self, password: str) -> str:
        return await anyio.to_thread.run_sync(self._hasher.hash, password, limiter=self._hashing)

    async def _is_right(self, player: Player | None, password: str) -> bool:
        kept = None if player is None else player.password
        return await anyio.to_thread.run_sync(self._fits, kept, password[: LENGTH[1] + 1], limiter=self._hashing)

    def _fits(self, kept: str | None, password: str) -> bool:
        if not self._nobody:  # made for the first visitor: at the start it would delay the server
            self._nobody = self._hasher.hash(secrets.token_urlsafe())
        try:
            return self._hasher.verify(kept or self._nobody, password)
        except (Argon2Error, InvalidHashError):
            return False


def _typed(code: str) -> str:
    """Return a code as it was meant, however it was typed."""
    return "".join(code.split()).replace("-", "").upper()


def login_of(name: str) -> str:
    """Return a name as accounts are told apart by: `Ana` and `ana` are the same."""
    return unicodedata.normalize("NFKC", clean(name, NAME)).casefold()
