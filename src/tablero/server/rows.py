"""The rows of the database: what stands in them, and the statements that change them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Executable, and_, delete, exists, insert, literal, select, update

from tablero.kernel import Json, Outcome
from tablero.kernel.codec import decode, encode
from tablero.server import logs
from tablero.server.refused import refuse
from tablero.server.schema import images, journal, seated, spoke, tables

OPEN, PLAYING, OVER = "open", "playing", "over"


class Player(NamedTuple):
    """Somebody who plays: a guest, or somebody with an account."""

    id: str
    name: str
    login: str | None = None
    password: str | None = None
    mail: str | None = None


class Line(NamedTuple):
    """A line of a journal: its number, who did it (None: nobody at the table), under which id, what, and when."""

    seq: int
    seat: int | None
    client: str | None
    body: dict[str, Any]
    at: int


class Listed(NamedTuple):
    """A table in a list."""

    id: str
    terms: str
    status: str
    changed: int
    closed: int | None = None
    winners: str | None = None
    """The seats that have won, as JSON; None as long as the game goes on, or where that was not yet noted."""


class Kept(NamedTuple):
    """An image of a table at a line of its journal, and by which rules it was made."""

    seq: int
    rules: str
    image: bytes


def created(id: str, terms: Json, status: str, lines: Sequence[Line], holders: Sequence[str]) -> list[Executable]:
    """Return the statements that make a table with the first lines of its journal."""
    row = {"id": id, "terms": encode(terms).decode(), "status": status, "changed": lines[-1].at}
    seats = [insert(seated).values(player=player, table=id) for player in holders]
    first = [insert(journal).values(table=id, seq=line.seq, line=line_to_text(line)) for line in lines]
    return [insert(tables).values(row), *seats, *first]


def changed(table: str, at: int, status: str, outcome: Outcome | None) -> Executable:
    """Return the statement that notes a table's status, when something happened there, and who has won."""
    winners = None if outcome is None else encode(outcome.winners).decode()
    return update(tables).where(tables.c.id == table).values(changed=at, status=status, winners=winners)


def sits(table: str, player: str) -> Executable:
    """Return the statement that notes that a player sits at a table."""
    return insert(seated).values(player=player, table=table)


def gets_up(table: str, player: str) -> Executable:
    """Return the statement that notes that a player sits at a table no more."""
    return delete(seated).where(and_(seated.c.table == table, seated.c.player == player))


def looks_on(table: str, player: str) -> Executable:
    """Return the statement that notes that a player says something at a table without a seat there, if it isn't noted yet."""
    noted = exists().where(and_(spoke.c.table == table, spoke.c.player == player))
    return insert(spoke).from_select(["player", "table"], select(literal(player), literal(table)).where(~noted))


def agreed(table: str, terms: Json) -> Executable:
    """Return the statement that keeps what is agreed about a table, and who sits there."""
    return update(tables).where(tables.c.id == table).values(terms=encode(terms).decode())


def without_image(table: str) -> Executable:
    """Return the statement that forgets what a table was like: it is read from its journal the next time."""
    return delete(images).where(images.c.table == table)


def rewritten(table: str, line: Line) -> Executable:
    """Return the statement that makes a line of a journal say something else: only to forget who somebody was."""
    return (
        update(journal).where(and_(journal.c.table == table, journal.c.seq == line.seq)).values(line=line_to_text(line))
    )


def line_to_text(line: Line) -> str:
    """Return a line as it is kept."""
    return encode([line.seq, line.seat, line.client, line.body, line.at]).decode()


def line_from_text(text: str, table: str, number: int) -> Line:
    """Return a line that was kept; refuse one that is damaged, or not the one with this number."""
    try:
        line = Line(*decode(text))
    except (ValueError, TypeError, RecursionError):
        line = None
    if line is None or line.seq != number or not isinstance(line.body, dict):
        logs.say("table-damaged", table=table, line=number)
        raise refuse("damaged")
    return line


def listed_from(row: Any) -> Listed:
    """Return a table in a list by its row."""
    return Listed(row.id, row.terms, row.status, row.changed, row.closed, row.winners)
