"""What a seat, or a spectator, is shown of a table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from tablero.kernel import Decision, Game, Json, Perspective, message_to_json
from tablero.server.journal import Journalled
from tablero.server.offers import last_choice
from tablero.server.sight import NewLines, Sight


def sights(table: Journalled, seats: Sequence[int | None]) -> dict[int | None, Sight]:
    """Return what some seats (None: a spectator) see now; what they all see is made once."""
    seq = table.seq
    kept = table.shown
    public = {
        "table": kept("table", {**table.public_terms(), "status": table.status}),
        "offers": kept("offers", [offer.to_json() for offer in table.offers.open.values()]),
        "clock": _clock(table),
        "waits": _waits(table),
    }
    game = table.game
    if game is None:
        empty: Json = {"view": None, "decision": None, "outcome": None, "described": [], "rule": None, "undo": None}
        rest = {"question": 0, "waiting": [], **empty}
        return {seat: Sight(seat, seq, {**public, "seat": seat, **rest}) for seat in seats}
    public["question"] = game.question
    public["waiting"] = kept("waiting", [part.seat for part in game.decisions])
    public["outcome"] = None if game.outcome is None else game.outcome.to_json()
    public["step"] = game.step
    values = {
        seat: {**public, "seat": seat, "view": view, **_asked(game, seat), "undo": _undo(table, game, seat)}
        for seat, view in zip(seats, table.definition.views(game.state, seats), strict=True)
    }
    return {seat: Sight(seat, seq, value) for seat, value in values.items()}


def told_since(table: Journalled, seats: Collection[int | None], after: int) -> dict[int | None, NewLines]:
    """Return of the log what each of some seats has not been sent by line `after` of the journal."""
    if table.game is None:
        return dict.fromkeys(seats, (0, []))
    return table.log.since(table.game, seats, after)


def state(table: Journalled, seat: int | None, after: int) -> Json:
    """Return all that a seat (None: a spectator) may know; of the log what it has not been sent by line `after`."""
    kept, lines = told_since(table, [seat], after)[seat]
    sight = sights(table, [seat])[seat]
    return {"t": "state", "seq": sight.seq, **sight.value, "kept": kept, "log": lines}


def options(decision: Decision | None) -> Sequence[Any]:
    """Return the options that are listed for a decision."""
    return getattr(decision, "options", ())


def _asked(game: Game[Any], seat: int | None) -> Json:
    """Return what a seat is asked, with the texts of its options, and the rule to read now."""
    seen = Perspective(game, seat)
    decision, rule = seen.decision, seen.rule or None
    if decision is None:
        return {"decision": None, "described": [], "rule": rule}
    described = [message_to_json(said) for said in seen.described()]
    return {"decision": decision.drawn(), "described": described, "rule": rule}


def _undo(table: Journalled, game: Game[Any], seat: int | None) -> str | None:
    """Tell whether the seat could take something back: freely, by asking, or not at all."""
    if seat is None or game.outcome is not None:
        return None
    if game.why_no_undo(seat) is None:
        return "free"
    return None if table.terms.rated or last_choice(game, seat) is None else "ask"


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
