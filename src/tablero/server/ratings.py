"""Ratings of accounts: which tables are rated, what their results change, and who is how strong.

A result is counted in the transaction that writes the end of the game, so once whatever happens, and what follows the
journal again rates nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Executable, and_, case, delete, func, insert, select, text, update

from tablero.kernel import Definition, Game, Json, Outcome, Setup
from tablero.server.glicko import SCALE, Rating, Result, rated, rested
from tablero.server.refused import refuse
from tablero.server.rows import Player
from tablero.server.schema import players, ratings
from tablero.server.schema import rated as rated_games
from tablero.server.store import Store, Work
from tablero.server.terms import PERSON, Terms

PERIOD: Final = 5 * 24 * 3600_000
"""Milliseconds of a rating period: who stops playing with ±60 counts as a guess again after about a year."""

PROVISIONAL: Final = 110.0
"""A larger deviation makes a rating no more than a guess."""

LOCK: Final = 7_461_627
"""The number under which PostgreSQL lets one worker after the other rate."""

HISTORY: Final = 200
"""How many of the latest results of somebody are told."""


class Standing(NamedTuple):
    """How strong somebody is, by how many games, as of when."""

    rating: Rating = Rating()
    games: int = 0
    at: int = 0

    @classmethod
    def from_row(cls, row: Any) -> Standing:
        """Return it as it is kept."""
        return cls(Rating(row.rating, row.deviation, row.volatility), row.games, row.at)

    def shown(self, now: int) -> dict[str, Json]:
        """Return it as people are shown it: what lies back is less certain."""
        here = rested(self.rating, (now - self.at) / PERIOD)
        return {**shown(here.rating, here.deviation), "games": self.games}


def shown(rating: float, deviation: float) -> dict[str, Json]:
    """Return a rating as people are shown it."""
    return {"rating": round(rating), "deviation": round(deviation), "provisional": deviation > PROVISIONAL}


# Which tables are rated.


def format_of(definition: Definition[Any], settings: dict[str, Any]) -> str:
    """Return under which format a game is rated: each of those it names, but for a game that names none."""
    named = any(one.name == "format" and one.values for one in definition.settings)
    return str(settings["format"])[:40] if named else ""


def check_account(player: Player | None) -> Player:
    """Refuse whoever has no account."""
    if player is None or player.login is None:
        raise refuse("rated-guest")
    return player


def check_rated(definition: Definition[Any], setup: Setup, kinds: Sequence[str], hints: bool | None) -> None:
    """Refuse a rated table at which chance, help or a free choice of the board would count as strength."""
    if setup.seats != 2 or len(set(definition.teams(setup))) != 2:
        raise refuse("rated-two")
    if sorted(kinds) not in (["link", "me"], ["me", "open"]):
        raise refuse("rated-people")
    check_terms(definition, setup)
    if hints:
        raise refuse("rated-hints")


def check_terms(definition: Definition[Any], setup: Setup) -> None:
    """Refuse a rated game without a clock, or with something made by hand that players don't bring."""
    if setup.clock is None:
        raise refuse("rated-clock")
    brought = None if definition.brings is None else definition.brings.setting
    for one in definition.settings:
        if not one.values and one.name != brought and setup.settings.get(one.name) != one.default:
            raise refuse("rated-setting", setting=one.name)


def why_not(terms: Terms, game: Game[Any]) -> str | None:
    """Tell why a game of a rated table that is over is not counted: somebody has gone, or not even begun; None if it is."""
    if any(seat.kind != PERSON or not seat.player for seat in terms.seats):
        return "gone"
    return "early" if any(game.latest(seat) is None for seat in range(len(terms.seats))) else None


# What a result changes.


def rating_of(table: str, terms: Terms, game: Game[Any], at: int) -> list[Work]:
    """Return what the end of a game changes in the ratings: nothing, where it is not rated."""
    if not terms.rated or game.outcome is None or why_not(terms, game) is not None:
        return []
    seated = [str(seat.player) for seat in terms.seats]
    scores = [_score(game.outcome, seat) for seat in range(len(seated))]
    place = terms.game, format_of(game.definition, terms.settings)
    return [lambda connection: _rate(connection, table, place, seated, scores, at)]


def _score(outcome: Outcome, seat: int) -> float:
    if len(outcome.winners) != 1:
        return 0.5
    return 1.0 if seat in outcome.winners else 0.0


def _rate(
    connection: Connection, table: str, place: tuple[str, str], seated: Sequence[str], scores: Sequence[float], at: int
) -> None:
    """Count a game; two that end at once are counted one after the other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    found = _standings(connection, seated, place)
    before = [found.get(player, Standing(at=at)) for player in seated]
    now = [rested(one.rating, (at - one.at) / PERIOD) for one in before]
    for seat, player in enumerate(seated):
        after = rated(now[seat], [Result(now[1 - seat], scores[seat])], periods=0)
        _keep(connection, player, place, Standing(after, before[seat].games + 1, at), player in found)
        row = {"table": table, "player": player, "game": place[0], "format": place[1], "at": at}
        values = {"before": before[seat].rating.rating, "rating": after.rating, "deviation": after.deviation}
        connection.execute(insert(rated_games).values(**row, **values))


def _keep(connection: Connection, player: str, place: tuple[str, str], standing: Standing, there: bool) -> None:
    key = {"player": player, "game": place[0], "format": place[1]}
    values = {**standing.rating._asdict(), "games": standing.games, "at": standing.at, "settled": _settled(standing)}
    if there:
        own = and_(*(ratings.c[name] == value for name, value in key.items()))
        connection.execute(update(ratings).where(own).values(**values))
    else:
        connection.execute(insert(ratings).values(**key, **values))


def _settled(standing: Standing) -> int:
    """Return until when a rating is more than a guess; 0 if it is none."""
    spare = PROVISIONAL**2 - standing.rating.deviation**2
    if spare < 0:
        return 0
    return standing.at + int(PERIOD * spare / (standing.rating.volatility * SCALE) ** 2)


def _standings(connection: Connection, who: Sequence[str], place: tuple[str, str]) -> dict[str, Standing]:
    query = select(ratings).where(
        and_(ratings.c.player.in_(who), ratings.c.game == place[0], ratings.c.format == place[1])
    )
    return {row.player: Standing.from_row(row) for row in connection.execute(query)}


def without_ratings(player: str) -> list[Executable]:
    """Return the statements that forget how strong somebody is."""
    return [delete(one).where(one.c.player == player) for one in (ratings, rated_games)]


# Who is how strong.


class Ratings:
    """The ratings of a database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, who: Sequence[str], game: str, format: str) -> dict[str, Standing]:
        """Return how strong some players are at a game, but those who have no rating yet."""
        return await self._store.read(lambda connection: _standings(connection, who, (game, format)))

    async def of_all(self, who: Iterable[str]) -> dict[tuple[str, str, str], Standing]:
        """Return all ratings of some players, by player, game and format."""
        query = select(ratings).where(ratings.c.player.in_([*who])).order_by(ratings.c.game, ratings.c.format)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return {(row.player, row.game, row.format): Standing.from_row(row) for row in rows}

    async def history(self, player: str) -> list[Any]:
        """Return what the latest rated games of a player made of the ratings, the oldest first."""
        query = select(rated_games).where(rated_games.c.player == player).order_by(rated_games.c.at.desc())
        rows = await self._store.read(lambda connection: connection.execute(query.limit(HISTORY)).all())
        return [*reversed(rows)]

    async def made_by(self, table: str) -> dict[str, Any]:
        """Return what the game of a table made of its players' ratings, by player."""
        query = select(rated_games).where(rated_games.c.table == table)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return {row.player: row for row in rows}

    async def leaders(self, game: str, format: str, start: int, count: int, now: int) -> tuple[int, list[Any]]:
        """Return how many are rated at a game, and some of them, the strongest first; those who are but guesses last."""
        those = and_(ratings.c.game == game, ratings.c.format == format)
        guess = case((ratings.c.settled < now, 1), else_=0)
        query = select(ratings, players.c.name).join(players, players.c.id == ratings.c.player).where(those)
        query = query.order_by(guess, ratings.c.rating.desc(), ratings.c.player).offset(start).limit(count)

        def read(connection: Connection) -> tuple[int, list[Any]]:
            total = connection.scalar(select(func.count()).select_from(ratings).where(those))
            return int(total or 0), [*connection.execute(query).all()]

        return await self._store.read(read)
