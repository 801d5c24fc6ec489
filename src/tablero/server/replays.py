"""Records stepped through, in processes of their own: those of tables, and those that somebody brings."""

from __future__ import annotations

from typing import Any

from tablero.kernel import Game, Json, Message, Perspective, Record, Rng, UserError, message_to_json, say
from tablero.kernel.codec import encode
from tablero.registry import locate


def story(place: str, data: bytes, seat: int | None) -> bytes:
    """Return how many moments a record has, how it ended, and what a seat was told at each of them, as JSON."""
    record = Record.loads(data)
    log: list[Json] = []
    last, outcome = 0, None
    for number, game in enumerate(Game.replaying(locate(place), record, Rng(0))):
        said = game.log_for(seat)
        log += [{"moment": number, "message": message_to_json(entry.message)} for entry in said[len(log) :]]
        last, outcome = number, game.outcome
    told = {"moments": last + 1, "outcome": outcome.to_json() if outcome else None, "log": log}
    return encode({"game": record.game, "rules": record.version, "count": record.setup.seats, **told})


def moments(place: str, data: bytes, seat: int | None, first: int, count: int) -> bytes:
    """Return some moments of a record as a seat saw them, as JSON: at its first question and after every choice."""
    shown, told = [], 0
    for number, game in enumerate(Game.replaying(locate(place), Record.loads(data), Rng(0))):
        lines = len(game.log_for(seat))
        if number < first:
            told = lines
        elif number < first + count:
            shown.append({"moment": number, "step": game.step, **Perspective(game, seat).to_json(told)})
            told = lines
        else:
            break
    return encode(shown)


def brought(work: Any, places: dict[str, str], data: bytes, seat: int | None, *args: int) -> bytes | Message:
    """Do one of these with a record from outside; return in a message what is wrong with it."""
    try:
        record = Record.loads(data)
        if record.game not in places:
            return say("server-no-game", game=record.game[:40])
        if seat is not None and seat >= record.setup.seats:
            return say("server-no-seat", seat=seat + 1)
        told: bytes = work(places[record.game], data, seat, *args)
    except UserError as bad:
        return bad.message
    except Exception as error:  # whatever somebody brings is refused in words; errors of the engine don't travel
        return say("server-record-fails", error=f"{type(error).__name__}: {error}"[:200])
    return told
