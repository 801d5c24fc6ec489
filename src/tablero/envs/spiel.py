"""A game for OpenSpiel's algorithms: a state that can be cloned, with numbered actions and returns at the end.

Chance is no node of the tree here: what is random comes out while an action is applied, and a clone draws its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import pyspiel

from tablero.envs.aec import rewards
from tablero.envs.arrays import ACTIONS, ANSWERS, Arrays
from tablero.kernel import Decision, Game, Option, Perspective, Rng, message_to_json
from tablero.kernel.codec import encode
from tablero.registry import locate

LONGEST: Final = 100_000
"""More decisions than any game has."""


def _kind(name: str, seats: int) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=f"tablero_{name.replace('-', '_')}",
        long_name=name,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.SAMPLED_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={},
    )


class SpielGame(pyspiel.Game):
    """A game of the registry as OpenSpiel takes it."""

    def __init__(
        self,
        game: str,
        *,
        seed: int = 0,
        seats: int | None = None,
        actions: int = ACTIONS,
        answers: int = ANSWERS,
        whole: bool = False,
        **settings: Any,
    ) -> None:
        """Take the game by its name; the states it begins follow from the seed."""
        self.definition = locate(game)
        self.setup = self.definition.setup(seats, **settings)
        self.arrays = Arrays(self.definition, self.setup, actions, answers, whole=whole)
        self._chance = Rng.of(seed)
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=0,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(_kind(self.definition.name, self.setup.seats), info, {})

    def new_initial_state(self) -> SpielState:
        """Return a new game, freshly dealt."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return what tells what a seat sees."""
        return Observer(self.arrays)


class Moment:
    """A game at a moment. A copy is a fork with chance of its own."""

    __slots__ = ("arrays", "decision", "game", "listed")

    def __init__(self, arrays: Arrays, game: Game[Any]) -> None:
        self.arrays = arrays
        self.game = game
        self.ask()

    def ask(self) -> None:
        """Find out what is asked now."""
        self.decision: Decision | None = self.game.decision
        self.listed: Sequence[Option] | None = (
            () if self.decision is None else self.arrays.listed(self.game, self.decision)
        )

    def __deepcopy__(self, memo: Any) -> Moment:
        fork = self.game.bare_fork()
        fork.rng = Rng(self.game.rng.bits())
        return Moment(self.arrays, fork)


class SpielState(pyspiel.State):
    """A game being played."""

    def __init__(self, game: SpielGame, moment: Moment | None = None) -> None:
        super().__init__(game)
        arrays = game.arrays
        self._moment = moment or Moment(arrays, Game(game.definition, game.setup, Rng(game._chance.bits())))

    def current_player(self) -> int:
        """Return who is asked."""
        decision = self._moment.decision
        return pyspiel.PlayerId.TERMINAL if decision is None else decision.seat

    def _legal_actions(self, player: int) -> list[int]:
        moment = self._moment
        if moment.decision is None or moment.decision.seat != player:
            return []
        return list(range(moment.arrays.count(moment.listed)))

    def _apply_action(self, action: int) -> None:
        moment = self._moment
        assert moment.decision is not None
        answer = moment.arrays.answer(moment.game, moment.decision, moment.listed, action)
        moment.game.choose(answer, moment.decision.seat)
        moment.ask()

    def _action_to_string(self, player: int, action: int) -> str:
        moment = self._moment
        if moment.listed is None or not 0 <= action < len(moment.listed):
            return str(action)
        return str(moment.listed[action])

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self._moment.decision is None

    def returns(self) -> list[float]:
        """Return what each seat has won."""
        game = self._moment.game
        seats = game.setup.seats
        return [0.0] * seats if game.outcome is None else rewards(game.outcome, seats)

    def information_state_string(self, player: int) -> str:
        """Return all that a seat may know."""
        return _told(self._moment.game, player)

    def observation_string(self, player: int) -> str:
        """Return what a seat sees of the table."""
        return encode(self._moment.game.view(player)).decode()

    def resampled(self, player: int, seed: int) -> SpielState:
        """Return a state that may be this one for all a seat knows: for searches that must not look into hidden things."""
        world = self._moment.game.resample(player, Rng.of(seed))
        game = self.get_game()
        return SpielState(game, Moment(self._moment.arrays, world))

    def __str__(self) -> str:
        return repr(self._moment.game)


class Observer:
    """What a seat sees, as figures and as text."""

    def __init__(self, arrays: Arrays) -> None:
        self._arrays = arrays
        self.tensor = np.zeros(arrays.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state."""
        self.tensor[:] = self._arrays.seen(state._moment.game, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return all that a seat may know."""
        return _told(state._moment.game, player)


def _told(game: Game[Any], seat: int) -> str:
    table = Perspective(game, seat)
    asked = table.decision.to_json() if table.decision is not None else None
    log = [message_to_json(entry.message) for entry in table.log]
    return encode({"view": table.view(), "decision": asked, "log": log}).decode()
