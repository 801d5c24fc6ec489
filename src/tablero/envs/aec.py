"""Every seat an agent: PettingZoo's environments of agents that take turns (AEC)."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from tablero.envs.arrays import ACTIONS, ANSWERS, WORDS, Arrays, Observation
from tablero.kernel import Decision, Game, Option, Outcome, Rng
from tablero.registry import locate
from tablero.text import texts_of


def spaces(arrays: Arrays) -> tuple[Dict, Discrete]:
    """Return the spaces of observations and of actions."""
    figures = Box(-np.inf, np.inf, (arrays.size,), np.float32)
    mask = Box(0, 1, (arrays.actions,), np.int8)
    words = Box(0, WORDS - 1, (arrays.actions,), np.int32)
    ask = Box(0, WORDS - 1, (1,), np.int32)
    return Dict({"observation": figures, "action_mask": mask, "ask": ask, "options": words}), Discrete(arrays.actions)


def rewards(outcome: Outcome, seats: int) -> list[float]:
    """Return what each seat gets at the end: 1 for winning, −1 for losing, 0 where nobody has won.

    >>> from tablero.kernel import say
    >>> rewards(Outcome((1, 2), say("duel-last-standing")), 3), rewards(Outcome((), say("duel-both-fell")), 2)
    ([-1.0, 1.0, 1.0], [0.0, 0.0])
    """
    if not outcome.winners:
        return [0.0] * seats
    return [1.0 if seat in outcome.winners else -1.0 for seat in range(seats)]


class TableEnv(AECEnv[str, Observation, int]):
    """A game whose seats are the agents `seat_0`, `seat_1` and so on; the one that is asked is selected."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        actions: int = ACTIONS,
        answers: int = ANSWERS,
        whole: bool = False,
        most: int | None = None,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """Take the game by its name; after `most` decisions it is broken off."""
        super().__init__()
        self.definition = locate(game)
        self.setup = self.definition.setup(seats, **settings)
        self.metadata = {**TableEnv.metadata, "name": f"tablero_{self.definition.name}"}
        self.render_mode = render_mode
        self.arrays = Arrays(self.definition, self.setup, actions, answers, whole=whole)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        both = {agent: spaces(self.arrays) for agent in self.possible_agents}
        self.observation_spaces = {agent: seen for agent, (seen, _) in both.items()}
        self.action_spaces = {agent: taken for agent, (_, taken) in both.items()}
        self._most = most

    def observation_space(self, agent: str) -> Dict:
        """Return what an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return what an agent may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed and actions give the same game."""
        rng = Rng.of(secrets.randbits(64) if seed is None else int(seed))
        self.game: Game[Any] = Game(self.definition, self.setup, rng)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._made = 0
        self.agent_selection = self.agents[0]
        self._ask()

    def _ask(self) -> None:
        """Find out who is asked what; or how the game ended."""
        decision = self.game.decision
        self._decision: Decision | None = decision
        if decision is not None:
            self._listed: Sequence[Option] | None = self.arrays.listed(self.game, decision)
            self.agent_selection = self.possible_agents[decision.seat]
            return
        assert self.game.outcome is not None
        gains = rewards(self.game.outcome, len(self.agents))
        self.rewards = dict(zip(self.agents, gains, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees; only who is asked has actions."""
        decision, seat = self._decision, self._seat[agent]
        if decision is None or decision.seat != seat:
            return self.arrays.unasked(self.game, seat)
        return self.arrays.asked(self.game, decision, self._listed)

    def step(self, action: int | None) -> None:
        """Let the selected agent act; raise `Illegal`, and change nothing, where the mask has 0."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game, decision = self.game, self._decision
        assert decision is not None
        game.choose(self.arrays.answer(game, decision, self._listed, -1 if action is None else action), decision.seat)
        self._cumulative_rewards[agent] = 0.0
        self._made += 1
        self._ask()
        if self._decision is None:
            self._accumulate_rewards()
        elif self._made == self._most:
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """Return the table as text, as a spectator sees it, with `render_mode="ansi"`."""
        if self.render_mode != "ansi":
            return None
        return self.definition.terminal(self.game.view(None), texts_of(self.definition, "en"))

    def close(self) -> None:
        """Leave nothing behind: there is nothing."""
