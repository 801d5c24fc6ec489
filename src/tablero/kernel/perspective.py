"""A game as one seat may know it: what bots think with and servers send."""

from __future__ import annotations

from typing import Any

from tablero.kernel.decisions import Decision, Option
from tablero.kernel.definition import Definition, Outcome
from tablero.kernel.driver import Game
from tablero.kernel.log import Entry
from tablero.kernel.messages import Json, Message, message_to_json
from tablero.kernel.reasons import Reason
from tablero.kernel.rng import Rng


class Perspective:
    """What one seat, or a spectator, may know of a game, and nothing else."""

    __slots__ = ("_game", "seat")

    def __init__(self, game: Game[Any], seat: int | None) -> None:
        self._game = game
        self.seat = seat

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        waiting = f"waiting for seat {', '.join(map(str, self.waiting))}"
        now = repr(self.decision) if self.decision else str(self.outcome) if self.outcome else waiting
        return f"<Perspective of {who} on {self._game.definition.name}: {now}>"

    @property
    def definition(self) -> Definition[Any]:
        """The rules that are played by."""
        return self._game.definition

    @property
    def teams(self) -> tuple[int, ...]:
        """The team of each seat."""
        return self._game.definition.teams(self._game.setup)

    @property
    def settings(self) -> dict[str, Any]:
        """What was agreed on and anybody may know."""
        return self._game.definition.open_settings(self._game.setup.settings)

    @property
    def number(self) -> int:
        """The number of the open question, by which an answer is told from one that comes too late."""
        return self._game.question

    @property
    def decision(self) -> Decision | None:
        """What this seat is to decide now."""
        return self._game.decision_for(self.seat)

    @property
    def rule(self) -> str:
        """The rule that this seat's question is put by, or of what goes on; nothing where none is known."""
        decision, state = self.decision, self._game.state
        behind = self.definition.rule_behind(state, decision) if decision else ""
        return behind or self.definition.rule_of_phase(state)

    def asked(self) -> Decision:
        """Return what this seat is to decide now; it must be asked something."""
        decision = self.decision
        if decision is None:
            raise LookupError(f"seat {self.seat} is not asked anything")
        return decision

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that are asked something now."""
        return tuple(part.seat for part in self._game.decisions)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self._game.outcome

    @property
    def log(self) -> list[Entry]:
        """The lines that this seat may read."""
        return self._game.log_for(self.seat)

    def view(self) -> Json:
        """Return what the seat sees of the table."""
        return self._game.view(self.seat)

    def describe(self, option: Option) -> Message:
        """Return the text of an option of the open decision."""
        return self._game.definition.describe(self._game.state, self.asked(), option)

    def described(self) -> list[Message]:
        """Return the texts of all options of the open decision; none where nothing is asked, or nothing is listed."""
        decision = self.decision
        describe, state = self._game.definition.describe, self._game.state
        return [describe(state, decision, option) for option in getattr(decision, "options", ())] if decision else []

    def why_not(self, value: Any) -> Reason | None:
        """Return why this is no legal answer of the seat now; None if it is one."""
        return self._game.why_not(value, self.seat)

    def why_not_part(self, value: Any) -> Reason | None:
        """Return why no legal answer of the seat has this part; None if one may."""
        return self._game.why_not_part(value, self.seat)

    def nearest(self, point: Any) -> Option | None:
        """Return a legal answer that brings what is to be placed as near to a point as is found."""
        return self._game.nearest(point, self.seat)

    def inspect(self, about: Json) -> Json:
        """Return what the seat finds by looking at something on the table more closely."""
        return self._game.inspect(about, self.seat)

    def habit(self, level: str, rng: Rng) -> Option | None:
        """Return what a player of a level answers to the open decision at once, where the game knows; else None."""
        return self._game.definition.habit(self._game.state, self.asked(), level, rng)

    def resample(self, rng: Rng) -> Game[Any]:
        """Return a game that may be this one for all the seat knows; what it can't know is drawn again."""
        return self._game.resample(self.seat, rng)

    def to_json(self, since: int = 0) -> Json:
        """Return all of it as the wire carries it; of the log only the lines from `since` on."""
        decision, outcome = self.decision, self.outcome
        told = () if since >= self._game.logged else self.log[since:]
        return {
            "seat": self.seat,
            "question": self._game.question,
            "waiting": list(self.waiting),
            "view": self.view(),
            "decision": decision.drawn() if decision else None,
            "rule": self.rule or None,
            "outcome": outcome.to_json() if outcome else None,
            "log": [message_to_json(entry.message) for entry in told],
        }
