"""A game as arrays: what a seat sees, and the answers that it may give, by their numbers."""

from __future__ import annotations

import sys
from collections.abc import Hashable, Sequence
from math import log1p
from typing import Any, Final
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from tablero.kernel import (
    Choose,
    Decision,
    Definition,
    Game,
    Illegal,
    Json,
    Message,
    Option,
    Place,
    Reason,
    Rng,
    Setup,
    say,
)

Floats = NDArray[np.float32]
Observation = dict[str, NDArray[Any]]

ACTIONS: Final = 64
"""How many actions there are, unless somebody says otherwise."""

ANSWERS: Final = 4
"""How many answers are listed where they can't all be options, unless somebody says otherwise."""

HASHED: Final = 512
"""The length of what is seen of a game that declares no features."""

WORDS: Final = 1 << 16
"""Words are numbers below this; 0 is none."""

_KEPT = 1 << 16
"""How many words are kept with their numbers."""

_BYTE: Final = np.dtype(np.uint8)
_FLOAT: Final = np.dtype(np.float32)
_WORD: Final = np.dtype(np.int32)


class _Words(dict[Hashable, bytes]):
    """The numbers of words, as the bytes that stand for them in an array: joined, those of all options are one."""

    def __missing__(self, value: Hashable) -> bytes:
        """Work out the number of a word, which is the same in any process."""
        if len(self) >= _KEPT:
            self.clear()
        number = 1 + crc32(repr(value).encode()) % (WORDS - 1)
        found = self[value] = number.to_bytes(_WORD.itemsize, sys.byteorder)
        return found


class Arrays:
    """How the games of one setup are told in arrays."""

    def __init__(
        self,
        definition: Definition[Any],
        setup: Setup,
        actions: int = ACTIONS,
        answers: int = ANSWERS,
        *,
        whole: bool = False,
    ) -> None:
        """Tell so many actions and answers; `whole` hashes all that a seat sees, also where a game declares features."""
        if not 1 <= answers <= actions:
            raise ValueError(f"expected 1 <= answers <= actions, not {answers} and {actions}")
        self.definition = definition
        self.actions = actions
        self.answers = answers
        first: Game[Any] = Game(definition, setup, Rng(0))
        figures = None if whole else definition.features(first.state, 0)
        self._declared = figures is not None
        self.size = HASHED if figures is None else len(figures)
        self.masks = [_mask(actions, count) for count in range(actions + 1)]
        """Which actions are legal where there are so many answers: they come first."""
        self._words = _Words()
        self._rest = [bytes(_WORD.itemsize * (actions - count)) for count in range(actions + 1)]
        """What follows the words where there are so many: none for the other actions."""
        self._asks: dict[str, NDArray[np.int32]] = {}
        self._named = type(definition).option_word is not Definition.option_word
        self._nothing = _still(np.zeros(actions, np.int32))
        self._numbered = np.array([*range(1, answers + 1), *[0] * (actions - answers)], np.int32)

    def listed(self, game: Game[Any], decision: Decision) -> Sequence[Option] | None:
        """Return the answers that the actions stand for; None for a place, which is drawn when its action is taken."""
        if type(decision) is Choose and len(decision.options) <= self.actions:
            return decision.options
        if isinstance(decision, Place):
            return None
        rng = Rng(game.question)
        if isinstance(decision, Choose):
            return decision.answers(rng, self.actions)
        return list(dict.fromkeys([decision.sample(rng) for _ in range(self.answers)]))

    def answer(self, game: Game[Any], decision: Decision, listed: Sequence[Option] | None, action: int) -> Any:
        """Return the answer that an action stands for, or the index of an option; refuse an action that stands for none."""
        count = self.answers if listed is None else len(listed)
        if not 0 <= action < count:
            raise Illegal(Reason(say("kernel-no-such-index", index=int(action), count=count)))
        if listed is None:
            return decision.sample(Rng.of(game.question, int(action)))
        return int(action) if type(decision) is Choose and listed is decision.options else listed[action]

    def count(self, listed: Sequence[Option] | None) -> int:
        """Return how many actions are legal."""
        return self.answers if listed is None else len(listed)

    def seen(self, game: Game[Any], seat: int) -> Floats:
        """Return the figures that a seat sees."""
        if not self._declared:
            return hashed(game.view(seat))
        figures: Any = self.definition.features(game.state, seat)
        if type(figures) is bytes:
            return np.frombuffer(figures, _BYTE).astype(_FLOAT)
        return np.array(figures, np.float32)

    def unasked(self, game: Game[Any], seat: int) -> Observation:
        """Return what a seat sees that is not asked anything."""
        nothing = self._nothing
        return {
            "observation": self.seen(game, seat),
            "action_mask": self.masks[0],
            "ask": nothing[:1],
            "options": nothing,
        }

    def asked(self, game: Game[Any], decision: Decision, listed: Sequence[Option] | None) -> Observation:
        """Return what the seat sees that is asked, what it is asked, and what each action means."""
        if listed is None:
            count, options = self.answers, self._numbered.copy()
        else:
            count = len(listed)
            values: Sequence[Hashable] = listed
            if self._named and type(decision) is Choose:
                of, state = self.definition.option_word, game.state
                values = [of(state, decision, option) for option in listed]
            row = bytearray().join((*map(self._words.__getitem__, values), self._rest[count]))
            options = np.frombuffer(row, _WORD)
        return {
            "observation": self.seen(game, decision.seat),
            "action_mask": self.masks[count],
            "ask": self._question(decision),
            "options": options,
        }

    def _question(self, decision: Decision) -> NDArray[np.int32]:
        """Return what is asked: the id of its message, or where it is put together, without what it speaks of."""
        asked: Any = decision.ask
        if type(asked) is Message:
            ask = asked.id
        else:
            ask = asked if type(asked) is str else getattr(asked, "__qualname__", None) or decision.message.id
        found = self._asks.get(ask)
        if found is None:
            found = self._asks[ask] = _still(np.frombuffer(self._words[ask], _WORD))
        return found


def _mask(actions: int, count: int) -> NDArray[np.int8]:
    mask = np.zeros(actions, np.int8)
    mask[:count] = 1
    return _still(mask)


def _still(array: NDArray[Any]) -> NDArray[Any]:
    """Return an array that nobody changes, since all observations share it."""
    array.flags.writeable = False
    return array


def hashed(view: Json, size: int = HASHED) -> Floats:
    """Return a view as so many figures: each number or word of it is added at a place that follows from where it stands.

    >>> view = {"heaps": [3, 4], "turn": 1}
    >>> bool((hashed(view) == hashed(dict(reversed(view.items())))).all())
    True
    >>> int((hashed(view) != 0).sum())
    3
    """
    found = np.zeros(size, np.float32)
    todo: list[tuple[int, Json]] = [(0, view)]
    while todo:
        at, value = todo.pop()
        if isinstance(value, dict):
            todo += [(crc32(str(name).encode(), at), one) for name, one in value.items()]
        elif isinstance(value, list | tuple):
            todo += [(crc32(number.to_bytes(4, "big"), at), one) for number, one in enumerate(value)]
        elif isinstance(value, str):
            found[crc32(value.encode(), at) % size] += 1.0
        elif value is not None:
            found[at % size] += log1p(value) if value >= 0 else -log1p(-value)
    return found
