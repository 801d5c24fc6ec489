"""The HTTP API, as far as it is about ratings: those of a game, those at tables, and one's own."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from tablero.kernel import Json
from tablero.server.games import game as find_game
from tablero.server.handling import json_answer, player_of, table_id, whole
from tablero.server.ratings import Standing, format_of, shown, why_not
from tablero.server.refused import refuse
from tablero.server.rows import OVER
from tablero.server.service import Service
from tablero.server.terms import Terms

SHOWN = 50
"""How many of those who are rated are told at once."""


async def leaders(service: Service, request: Request) -> Response:
    """List those who are rated at a game in a format, the strongest first."""
    game = request.path_params["game"]
    setting = next((one for one in find_game(game).settings if one.name == "format"), None)
    formats = [str(one) for one in setting.values] if setting is not None else []
    format = request.query_params.get("format") or (str(setting.default) if setting is not None else "")
    if format not in (formats or [""]):
        raise refuse("bad-query", name="format")
    start, count = whole(request, "from", 0) or 0, min(whole(request, "count", SHOWN) or 1, SHOWN)
    now = service.now()
    total, rows = await service.ratings.leaders(game, format, start, count, now)
    told = [
        {"place": start + 1 + i, "name": row.name, **Standing.from_row(row).shown(now)} for i, row in enumerate(rows)
    ]
    return json_answer({"format": format, "formats": formats, "total": total, "players": told})


async def own_ratings(service: Service, request: Request) -> Response:
    """Tell one's own ratings, and how they came about."""
    player = await player_of(service, request)
    return json_answer(await told_of(service, player.id))


async def told_of(service: Service, player: str) -> list[Json]:
    """Return somebody's ratings, each with what the latest games made of it."""
    results: defaultdict[tuple[str, str], list[Json]] = defaultdict(list)
    for row in await service.ratings.history(player):
        results[row.game, row.format].append({"table": row.table, "at": row.at, "rating": round(row.rating)})
    found = await service.ratings.of_all([player])
    return [
        {"game": game, "format": format, **standing.shown(service.now()), "history": results[game, format]}
        for (_, game, format), standing in found.items()
    ]


async def table_ratings(service: Service, request: Request) -> Response:
    """Tell how strong the players of a rated table are, and what its end has made of that."""
    table = await service.tables.table(table_id(request))
    async with table.settled():
        terms, over = table.terms, table.status == OVER
        uncounted = why_not(terms, table.playing()) if terms.rated and over else None
    made = await service.ratings.made_by(table.id) if over else {}
    now = [] if not terms.rated else (await of_seats(service, [terms]))[0]
    seats = [_after(made[seat.player]) if seat.player in made else None for seat in terms.seats]
    return json_answer(
        {
            "rated": terms.rated,
            "uncounted": uncounted,
            "seats": [
                after or {**one, "change": None} if one else None for one, after in zip(now, seats, strict=False)
            ],
        }
    )


def _after(row: Any) -> Json:
    return {**shown(row.rating, row.deviation), "change": round(row.rating) - round(row.before)}


async def of_seats(service: Service, tables: Sequence[Terms]) -> list[list[Json]]:
    """Return how strong those at the seats of tables are: null for an empty seat, and everywhere at a table that is not rated."""
    who = {seat.player for terms in tables if terms.rated for seat in terms.seats if seat.player}
    found = await service.ratings.of_all(who) if who else {}
    now = service.now()

    def one(terms: Terms, player: str | None) -> Json:
        if not terms.rated or not player:
            return None
        place = terms.game, format_of(find_game(terms.game), terms.settings)
        told = found.get((player, *place), Standing(at=now)).shown(now)
        return {name: told[name] for name in ("rating", "deviation", "provisional")}

    return [[one(terms, seat.player) for seat in terms.seats] for terms in tables]
