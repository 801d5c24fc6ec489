"""What a seat, or a spectator, is shown of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablero.kernel import Decision, Game, Json, Perspective, message_to_json
from tablero.server.journal import Journalled
from tablero.server.offers import last_choice


def state(table: Journalled, seat: int | None, after: int) -> Json:
    """Return all that a seat (None: a spectator) may know; of the log what it has not been sent by line `after`."""
    told = {
        "t": "state",
        "seq": table.seq,
        "table": {**table.terms.public(table.definition), "status": table.status},
        "offers": [offer.to_json() for offer in table.offers.open.values()],
        "clock": _clock(table),
        "waits": _waits(table),
    }
    game = table.game
    if game is None:
        empty: Json = {"view": None, "decision": None, "outcome": None, "log": [], "kept": 0, "described": []}
        return {**told, "seat": seat, "question": 0, "waiting": [], **empty, "undo": None}
    kept, lines = table.log.since(game, seat, after)
    seen = Perspective(game, seat)
    return {
        **told,
        **seen.to_json(len(game.log)),
        "log": lines,
        "kept": kept,
        "described": [message_to_json(seen.describe(option)) for option in options(seen.decision)],
        "undo": _undo(game, seat),
        "step": game.step,
    }


def options(decision: Decision | None) -> Sequence[Any]:
    """Return the options that are listed for a decision."""
    return getattr(decision, "options", ())


def _undo(game: Game[Any], seat: int | None) -> str | None:
    """Tell whether the seat could take something back: freely, by asking, or not at all."""
    if seat is None or game.outcome is not None or last_choice(game, seat) is None:
        return None
    return "free" if game.why_no_undo(seat) is None else "ask"


def _clock(table: Journalled) -> Json:
    clock = table.terms.clock
    if clock is None:
        return None
    left = table.left() or [clock.start] * len(table.terms.seats)
    return {**clock._asdict(), "left": left, "running": table.asked.seats, "now": table.home.now()}


def _waits(table: Journalled) -> Json:
    """Return since when seats are asked, and which of them were nudged about it, where there is no clock."""
    if table.terms.clock is not None or table.game is None:
        return None
    since = {seat: table.asked.since(seat) for seat in table.asked.seats}
    nudged = [seat for seat, (question, _) in table.nudged.items() if question == table.game.question]
    return {"since": since, "nudged": nudged, "now": table.home.now()}
