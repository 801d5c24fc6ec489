"""Two hundred models that shoot at each other: a state of a tabletop's size, and long actions without a checkpoint."""

from __future__ import annotations

from tablero.kernel import (
    CHECKPOINT,
    Choose,
    Decision,
    Definition,
    Json,
    Log,
    Message,
    Option,
    Outcome,
    Play,
    Rng,
    Roll,
    Setup,
    say,
)

MODELS = 200
ATTACKS = 10
"""In one action, between two checkpoints."""
ACTIONS = 20
RANGE = 2_400
BOARD = 6_000


class Model:
    """A model on the table, in whole numbers."""

    __slots__ = ("number", "side", "wounds", "x", "y")

    def __init__(self, number: int) -> None:
        self.number = number
        self.side = number % 2
        self.wounds = 3
        self.x = number * 37 % BOARD
        self.y = number * 101 % BOARD

    def copy(self) -> Model:
        """Return a copy."""
        twin = Model.__new__(Model)
        twin.number = self.number
        twin.side = self.side
        twin.wounds = self.wounds
        twin.x = self.x
        twin.y = self.y
        return twin


class Field:
    """The state: the models and how many actions have been taken."""

    __slots__ = ("actions", "log", "models")

    def __init__(self) -> None:
        self.models = [Model(number) for number in range(MODELS)]
        self.actions = 0
        self.log = Log()

    def copy(self) -> Field:
        """Return a copy."""
        twin = Field.__new__(Field)
        twin.models = [model.copy() for model in self.models]
        twin.actions = self.actions
        twin.log = Log()
        return twin


def in_range(field: Field, shooter: Model) -> list[Option]:
    """Return the enemies that a model can reach: a look at every pair, as rules of sight would take."""
    reach = RANGE * RANGE
    return [
        ("model", one.number)
        for one in field.models
        if one.side != shooter.side and (one.x - shooter.x) ** 2 + (one.y - shooter.y) ** 2 <= reach
    ]


class Skirmish(Definition[Field]):
    """In turn, ten models of a side shoot, one after the other."""

    name = "skirmish"

    def begin(self, setup: Setup) -> Field:
        """Return the models where they stand."""
        return Field()

    def flow(self, state: Field) -> Play[Outcome]:
        """Take the actions."""
        while state.actions < ACTIONS:
            yield CHECKPOINT
            for number in range(ATTACKS):
                yield from attack(state, state.models[(number * 2 + state.actions % 2) % MODELS])
            state.actions += 1
        return Outcome((), say("skirmish-over"))

    def view(self, state: Field, seat: int | None) -> Json:
        """Return everything: nothing is hidden."""
        return [model.wounds for model in state.models]

    def resample(self, state: Field, seat: int | None, rng: Rng) -> None:
        """Draw nothing: nothing is hidden."""

    def describe(self, state: Field, decision: Decision, option: Option) -> Message:
        """Return a placeholder: nobody reads it."""
        return say("skirmish-option")


def attack(field: Field, shooter: Model) -> Play[None]:
    """Shoot at one of the enemies in range."""
    _, number = yield lambda: Choose(shooter.side, in_range(field, shooter), "skirmish-target", hidden=True)
    rolled = yield Roll(6, 2)
    field.models[number].wounds -= sum(face > 4 for face in rolled)


GAME = Skirmish()
