"""One seat an agent, the others bots: Gymnasium's environments."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any

import gymnasium

from tablero.bots import check_bot, play_on, seated, usual_bot
from tablero.envs.aec import rewards, spaces
from tablero.envs.arrays import ACTIONS, ANSWERS, Arrays, Observation
from tablero.kernel import Decision, Game, Illegal, Option, Perspective, Rng
from tablero.registry import locate
from tablero.text import texts_of


class SeatEnv(gymnasium.Env[Observation, int]):
    """A game in which one seat is the agent. An action that is not legal loses the game."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        seats: int | None = None,
        bots: str | None = None,
        actions: int = ACTIONS,
        answers: int = ANSWERS,
        whole: bool = False,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """Take the game by its name, and a bot for all other seats: the usual one, unless it is named."""
        self.definition = locate(game)
        self.setup = self.definition.setup(seats, **settings)
        if not 0 <= seat < self.setup.seats:
            raise ValueError(f"expected a seat from 0 to {self.setup.seats - 1}, not {seat}")
        self.seat = seat
        self.bot = usual_bot(self.definition) if bots is None else bots
        check_bot(self.bot, self.definition)
        self.render_mode = render_mode
        self.arrays = Arrays(self.definition, self.setup, actions, answers, whole=whole)
        observed, actions_of = spaces(self.arrays)
        self.observation_space: Any = observed
        self.action_space: Any = actions_of
        self._leaving = ExitStack()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; the same seed and actions give the same game."""
        super().reset(seed=seed)
        rng = Rng(int(self.np_random.integers(1 << 63)))
        self._leaving.close()
        self.game: Game[Any] = Game(self.definition, self.setup, Rng(rng.bits()))
        self._players = self._leaving.enter_context(seated([self.bot] * self.setup.seats, rng))
        return self._observed(), {}

    def _observed(self) -> Observation:
        """Let bots play until the agent is asked or the game is over; return what it sees then."""
        game, seat = self.game, self.seat
        while (decision := game.decision) is not None and decision.seat != seat:
            play_on(game, self._players[decision.seat], Perspective(game, decision.seat))
        self._decision: Decision | None = decision
        if decision is None:
            return self._unasked()
        self._listed: Sequence[Option] | None = self.arrays.listed(game, decision)
        return _own(self.arrays.asked(game, decision, self._listed))

    def _unasked(self) -> Observation:
        return _own(self.arrays.unasked(self.game, self.seat))

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer what the agent is asked."""
        assert self._decision is not None, "the game is over: reset"
        try:
            answer = self.arrays.answer(self.game, self._decision, self._listed, action)
        except Illegal:
            return self._unasked(), -1.0, True, False, {"illegal": True}
        self.game.choose(answer, self.seat)
        seen, outcome = self._observed(), self.game.outcome
        gain = 0.0 if outcome is None else rewards(outcome, self.setup.seats)[self.seat]
        return seen, gain, outcome is not None, False, {}

    def render(self) -> str | None:
        """Return the table as text, as the agent sees it, with `render_mode="ansi"`."""
        if self.render_mode != "ansi":
            return None
        return self.definition.terminal(self.game.view(self.seat), texts_of(self.definition, "en"))

    def close(self) -> None:
        """End the programs among the bots."""
        self._leaving.close()


def _own(seen: Observation) -> Observation:
    """Return an observation that shares no array with another, as Gymnasium demands."""
    return {name: array.copy() for name, array in seen.items()}
