"""Records stepped through, in processes of their own: those of tables, and those that somebody brings."""

from __future__ import annotations

from typing import Any

from tablero.kernel import Game, Json, Message, Perspective, Record, Rng, UserError, message_to_json, say
from tablero.kernel.codec import encode
from tablero.kernel.events import RESAMPLED
from tablero.registry import locate


def story(place: str, data: bytes, seat: int | None) -> bytes:
    """Return how many moments a record has, how it ended, and what a seat was told at each of them, as JSON."""
    record = Record.loads(data)
    log: list[Json] = []
    read, last, outcome = 0, 0, None
    for number, game in enumerate(Game.replaying(locate(place), record, Rng(0))):
        new, read = game.log[read:], len(game.log)
        log += [{"moment": number, "message": message_to_json(one.message)} for one in new if one.visible_to(seat)]
        last, outcome = number, game.outcome
    told = {"moments": last + 1, "outcome": outcome.to_json() if outcome else None, "log": log}
    return encode({"game": record.game, "rules": record.version, "count": record.setup.seats, **told})


def moments(place: str, data: bytes, seat: int | None, first: int, count: int) -> bytes:
    """Return some moments of a record as a seat saw them, as JSON: at its first question and after every choice."""
    shown, read = [], 0
    for number, game in enumerate(Game.replaying(locate(place), Record.loads(data), Rng(0))):
        if number >= first + count:
            break
        if number >= first:
            told = sum(entry.visible_to(seat) for entry in game.log[:read])
            shown.append({"moment": number, "step": game.step, **Perspective(game, seat).to_json(told)})
        read = len(game.log)
    return encode(shown)


def brought(work: Any, places: dict[str, str], data: bytes, seat: int | None, *args: int) -> bytes | Message:
    """Do one of these with a record from outside; return in a message what is wrong with it."""
    try:
        record = Record.loads(data)
        if record.game not in places:
            return say("server-no-game", game=record.game[:40])
        if seat is not None and seat >= record.setup.seats:
            return say("server-no-seat", seat=seat + 1)
        for line, event in enumerate(record.events, 2):
            if event[0] == RESAMPLED:  # of a fork that somebody thought with: no game was played like this
                return say("kernel-bad-record", line=line, expected=say("server-record-redraw"))
        told: bytes = work(places[record.game], data, seat, *args)
    except UserError as bad:
        return bad.message
    except Exception as error:  # whatever somebody brings is refused in words; errors of the engine don't travel
        return say("server-record-fails", error=f"{type(error).__name__}: {error}"[:200])
    return told
