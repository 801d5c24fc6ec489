"""How likely a position is won, as `tablero train` has learned it: weights of named features, in a file that tells its origin."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, isfinite
from pathlib import Path
from typing import Any, Final, NamedTuple

from tablero.kernel import Definition, Json, Reason, UserError, say
from tablero.kernel.codec import decode, pretty
from tablero.kernel.system import BadFile

KIND: Final = "tablero-evaluation"
"""What the file says it is."""
LARGEST: Final = 5_000_000
"""More bytes than this no such file has."""


class OtherEvaluation(UserError):
    """An evaluation was learned for another game than the one that is played."""

    def __init__(self, learned: str, game: str) -> None:
        super().__init__(Reason(say("evaluation-other-game", learned=learned[:80], game=game)))


class Evaluation(NamedTuple):
    """A chance to win that was learned: a logistic regression on the features that a game names."""

    game: str
    bias: float
    weights: Mapping[str, float]
    origin: Json
    """The command, the seed and the figures that made it."""

    def chance(self, definition: Definition[Any], state: Any, seat: int) -> float:
        """Return how likely a seat wins, from 0 to 1."""
        return self.of(definition.named_features(state, seat))

    def of(self, features: Mapping[str, float]) -> float:
        """Return how likely a position with these features is won.

        >>> Evaluation("duel", 0.0, {"own": 1.0}, {}).of({"own": 0.0, "their": 3.0})
        0.5
        """
        weights = self.weights
        total = self.bias + sum([weights.get(name, 0.0) * value for name, value in features.items()])
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))

    def check(self, definition: Definition[Any]) -> None:
        """Refuse to judge positions of another game."""
        if definition.name != self.game:
            raise OtherEvaluation(self.game, definition.name)

    def to_json(self) -> Json:
        """Return it as its file has it."""
        return {"kind": KIND, **self._asdict(), "weights": dict(self.weights)}

    def write(self, path: Path) -> None:
        """Write its file."""
        try:
            path.write_text(pretty(self.to_json()) + "\n", encoding="utf-8")
        except OSError as error:
            raise BadFile(path, error) from error


def evaluation_from_json(value: Json) -> Evaluation:
    """Return the evaluation of a value from a file; raise `ValueError` for anything else."""
    match value:
        case {
            "kind": str(kind),
            "game": str(game),
            "bias": int() | float() as bias,
            "weights": dict(weights),
            "origin": origin,
        }:
            numbers = [bias, *weights.values()]
            if kind == KIND and all(type(one) in (int, float) and isfinite(one) for one in numbers):
                return Evaluation(game, float(bias), {name: float(one) for name, one in weights.items()}, origin)
    raise ValueError


def read_evaluation(path: Path) -> Evaluation:
    """Return the evaluation that a file has; raise `BadFile` if it has none."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadFile(path, error) from error
    try:
        if len(data) > LARGEST:
            raise ValueError
        return evaluation_from_json(decode(data))
    except (ValueError, RecursionError) as error:
        raise BadFile(path, say("evaluation-bad-file")) from error
