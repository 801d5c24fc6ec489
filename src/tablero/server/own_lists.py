"""Decks and armies that players keep in their accounts."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Executable, and_, delete, func, insert, select, update

from tablero.server.schema import lists
from tablero.server.store import Store


class OwnList(NamedTuple):
    """A list that somebody keeps: for which game, what it is called, for which format, and the list as a text."""

    id: str
    player: str
    game: str
    name: str
    format: str
    text: str
    changed: int


class OwnLists:
    """The lists of a database. Nobody sees those of others."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, player: str) -> list[OwnList]:
        """Return the lists of a player, the latest changed first."""
        query = select(lists).where(lists.c.player == player).order_by(lists.c.changed.desc(), lists.c.id)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [OwnList(*row) for row in rows]

    async def count(self, player: str) -> int:
        """Return how many lists a player keeps."""
        query = select(func.count()).select_from(lists).where(lists.c.player == player)
        found: int | None = await self._store.read(lambda connection: connection.scalar(query))
        return found or 0

    async def find(self, player: str, id: str) -> OwnList | None:
        """Return one of a player's own lists."""
        query = select(lists).where(and_(lists.c.player == player, lists.c.id == id))
        row = await self._store.read(lambda connection: connection.execute(query).first())
        return None if row is None else OwnList(*row)

    async def add(self, kept: OwnList) -> None:
        """Keep another list."""
        await self._store.write(others=[insert(lists).values(**kept._asdict())])

    async def change(self, kept: OwnList) -> None:
        """Keep a list instead of what it was."""
        own = and_(lists.c.player == kept.player, lists.c.id == kept.id)
        await self._store.write(others=[update(lists).where(own).values(**kept._asdict())])

    async def remove(self, player: str, id: str) -> None:
        """Forget one of a player's own lists."""
        await self._store.write(others=[delete(lists).where(and_(lists.c.player == player, lists.c.id == id))])


def without_lists(player: str) -> Executable:
    """Return the statement that forgets all lists of a player."""
    return delete(lists).where(lists.c.player == player)
