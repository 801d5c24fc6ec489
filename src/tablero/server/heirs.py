"""A guest who signs in to an account: the seats become the account's.

It is done as another worker would do it: a line on the journal of each table, which the table then follows. So a table
needs not be loaded for it, and one that is being played on meanwhile makes us, or itself, begin again.
"""

from __future__ import annotations

from tablero.server.journal import TRIES, terms_of
from tablero.server.live_tables import LiveTables
from tablero.server.refused import Refused, refuse
from tablero.server.store import OVER, Conflict, Line, Listed, Player, Writing, agreed, gets_up, signed_out, sits
from tablero.server.terms import take_note, terms_to_json


async def take_over(tables: LiveTables, guest: Player, account: Player) -> list[str]:
    """Make the seats of a guest those of an account, all at once; return the tables where they stay the guest's.

    That is where the account has a seat too. They may be against each other, and two people at one device: whoever
    signs in must not be shown a hand that was another's. Unless there is such a table, the guest is no more.
    """
    for _ in range(TRIES):
        writings: list[Writing] = []
        left: list[str] = []
        for one, length in await tables.home.store.held_by(guest.id):
            writing = _inherited(one, length, guest, account, tables.home.now())
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
