"""Seats that change hands: those of a guest who signs in become the account's, those of a deleted account nobody's.

It is done as another worker would do it: a line on the journal of each table, which the table then follows. So a table
needs not be loaded for it, and one that is being played on meanwhile makes us, or itself, begin again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable

from tablero.server.friends import without_friends
from tablero.server.games import usual_level
from tablero.server.journal import TRIES, terms_of
from tablero.server.live_tables import LiveTables
from tablero.server.notices import without_notices
from tablero.server.own_lists import without_lists
from tablero.server.pairing import without_wishes
from tablero.server.people import forgotten, is_said_by, signed_out
from tablero.server.ratings import without_ratings
from tablero.server.refused import Refused, refuse
from tablero.server.rows import (
    OPEN,
    OVER,
    PLAYING,
    Line,
    Listed,
    Player,
    agreed,
    gets_up,
    rewritten,
    sits,
    without_image,
)
from tablero.server.store import Conflict, Store, Writing
from tablero.server.terms import PERSON, take_note, terms_to_json


async def take_over(tables: LiveTables, guest: Player, account: Player) -> list[str]:
    """Make the seats of a guest those of an account, all at once; return the tables where they stay the guest's.

    That is where the account has a seat too. They may be against each other, and two people at one device: whoever
    signs in must not be shown a hand that was another's. Unless there is such a table, the guest is no more.
    """
    for _ in range(TRIES):
        writings: list[Writing] = []
        left: list[str] = []
        for one, length in await tables.home.store.held_by(guest.id):
            # beside the event loop: decks and armies stand in the terms, and a guest may have hundreds of tables
            writing = await asyncio.to_thread(_inherited, one, length, guest, account, tables.home.now())
            if writing is not None:
                writings.append(writing)
            elif one.status != OVER:
                left.append(one.id)
        if not left:
            writings.append(Writing(others=[signed_out(guest.id)]))
        try:
            if writings:
                await tables.home.store.write_all(writings)
        except Conflict:
            continue
        for writing in writings:
            if writing.lines:
                await tables.written(writing.table, writing.lines[-1].seq)
        return left
    raise refuse("busy")


def _inherited(one: Listed, length: int, guest: Player, account: Player, at: int) -> Writing | None:
    """Return what makes the guest's seats at a table the account's; None where it has one, or nothing can be read."""
    try:
        terms = terms_of(one.id, one.terms)
    except Refused:
        return None
    if any(seat.player == account.id for seat in terms.seats):
        return None
    seats = [i for i, seat in enumerate(terms.seats) if seat.player == guest.id]
    body = {"heir": seats, "player": account.id, "name": account.name}
    take_note(terms, body)
    others = [agreed(one.id, terms_to_json(terms)), gets_up(one.id, guest.id), sits(one.id, account.id)]
    return Writing(one.id, [Line(length + 1, None, None, body, at)], others)


NOBODY = "—"
"""What somebody is called who is no more."""


async def leave(tables: LiveTables, player: Player) -> None:
    """Delete a player: name and chat are gone from every table, bots go on where a game does, and a seat that waits is open."""
    for _ in range(TRIES):
        writings = [Writing(others=[*forgotten(player.id), *_without_all(player.id)])]
        for one, length in await tables.home.store.knowing(player.id):
            writings.append(await _left(tables.home.store, one, length, player, tables.home.now()))
        try:
            await tables.home.store.write_all(writings)
        except Conflict:
            continue
        for writing in writings[1:]:
            if writing.lines:
                await tables.written(writing.table, writing.lines[-1].seq)
        return
    raise refuse("busy")


def _without_all(player: str) -> list[Executable]:
    people = [*without_ratings(player), *without_friends(player), *without_notices(player)]
    return [*people, without_lists(player), without_wishes(player)]


async def _left(store: Store, one: Listed, length: int, player: Player, at: int) -> Writing:
    """Return what makes a table forget a player, who may only have looked on; one that can't be read is left alone."""
    try:
        lines = await store.journal(one.id)
    except Refused:
        return Writing(one.id, (), _gone(one, player))
    # beside the event loop: somebody may have said thousands of lines
    return await asyncio.to_thread(_forgetting, one, length, lines, player, at)


def _gone(one: Listed, player: Player) -> list[Executable]:
    return [gets_up(one.id, player.id), without_image(one.id)]


def _forgetting(one: Listed, length: int, lines: Sequence[Line], player: Player, at: int) -> Writing:
    """Return the same by the lines of its journal."""
    gone = _gone(one, player)
    try:
        terms = terms_of(one.id, one.terms)
    except Refused:
        return Writing(one.id, (), gone)
    seats = [i for i, seat in enumerate(terms.seats) if seat.player == player.id]
    waiting = one.status == OPEN
    inherited = [] if waiting else seats
    bodies: list[dict[str, Any]] = [{"heir": inherited, "player": "", "name": NOBODY, "gone": player.id}]
    bodies += [{"stand": seat} for seat in seats if waiting]
    if one.status == PLAYING:
        level = usual_level(terms.game)
        bodies += [{"bot": seat, "level": level} for seat in seats if terms.seats[seat].kind == PERSON]
    for body in bodies:
        take_note(terms, body)
    gone.append(agreed(one.id, terms_to_json(terms)))
    gone += [
        rewritten(one.id, line._replace(body=_without(line, player, seats)))
        for line in lines
        if _names(line, player, seats)
    ]
    return Writing(one.id, [Line(length + 1 + i, None, None, body, at) for i, body in enumerate(bodies)], gone)


def _names(line: Line, player: Player, seats: Sequence[int]) -> bool:
    return line.body.get("player") == player.id or is_said_by(line, player.id, seats)


def _without(line: Line, player: Player, seats: Sequence[int]) -> dict[str, Any]:
    """Return what a line says without who said it."""
    if is_said_by(line, player.id, seats):
        return {**line.body, "chat": "", "name": NOBODY, "from": ""}
    return {**line.body, "player": "", "name": NOBODY}
