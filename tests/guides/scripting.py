"""Scripting a guided first game: who answers what, what chance brings, and what is told where.

`PYTHONPATH=tests python -m guides swu` writes a game's guide again after a change of its rules; a test compares what is written.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tablero.kernel import Chance, Choose, Decision, Distribute, Game, Pick, Place, Record, Rng
from tablero.registry import find
from tablero.text import Texts

Fate = Callable[[Chance], "tuple[int, ...] | None"]


class Script:
    """A game in which everything happens as it is told."""

    def __init__(self, name: str, seat: int, fate: Fate | None = None, seed: int = 1, **settings: Any) -> None:
        self.definition = find(name)
        self.seat = seat
        self.rng = Rng(seed)
        self.words = Texts("en", *filter(None, [self.definition.texts]), called=self.definition.called("en"))
        self.steps: list[dict[str, Any]] = []
        setup = self.definition.setup(2, **settings)
        self.game: Game[Any] = Game.__new__(Game)
        self.game._sit(self.definition, setup, Rng(seed))
        self.dice: list[Sequence[int]] = []
        """What the next rolls bring; what is missing is drawn."""
        self.face: int | None = None
        """What every die shows where nothing else is said; None if it is rolled."""
        self._fate = fate
        self.loud = False
        """Whether what is left to chance is printed, for whoever writes a script."""
        self.game.fate = self._came_out
        self.game._begin()

    def _came_out(self, chance: Chance) -> tuple[int, ...]:
        if self.loud:
            print("   chance:", chance)
        if chance.name == "roll" and self.dice:
            result = tuple(self.dice.pop(0))
            assert chance.possible(result), f"{chance!r} can't bring {result}"
            return result
        if chance.name == "roll" and self.face is not None:
            return (self.face,) * chance.count  # type: ignore[attr-defined,no-any-return]
        found = self._fate(chance) if self._fate else None
        return found if found is not None else chance.draw(self.rng)

    @property
    def asked(self) -> Decision:
        """What is to be decided now."""
        decision = self.game.decision
        assert decision is not None, "the game is over"
        return decision

    def described(self, decision: Decision) -> list[str]:
        """Return the options of a decision in words."""
        options = getattr(decision, "options", ())
        return [self.words.render(self.definition.describe(self.game.state, decision, one)) for one in options]

    def show(self) -> None:
        """Print what is asked, for whoever writes a script."""
        asked = self.asked
        print(f"{self.game.step}: seat {asked.seat} {type(asked).__name__}: {self.words.render(asked.message)}")
        for option, text in zip(getattr(asked, "options", ()), self.described(asked), strict=True):
            print("    ", option, text)

    def option(self, words: str) -> Any:
        """Return the only option whose text has these words."""
        asked = self.asked
        texts = self.described(asked)
        exact = [i for i, text in enumerate(texts) if text == words]
        found = exact or [i for i, text in enumerate(texts) if words in text]
        keys = {self.definition.option_key(self.game.state, asked, asked.options[i]) for i in found}  # type: ignore[attr-defined]
        assert len(keys) == 1, f"{words!r} is {len(keys)} of {texts}"
        return asked.options[found[0]]  # type: ignore[attr-defined]

    def do(self, *words: str, dice: Sequence[Sequence[int]] = ()) -> None:
        """Answer one question after the other with the option that has these words."""
        self.dice += dice
        for one in words:
            self.answer(self.option(one))

    def pick(self, *words: str, dice: Sequence[Sequence[int]] = ()) -> None:
        """Answer a question for several with those that have these words."""
        self.dice += dice
        asked = self.asked
        assert isinstance(asked, Pick), asked
        texts, chosen = self.described(asked), list[Any]()
        for word in words:
            chosen.append(next(o for o, t in zip(asked.options, texts, strict=True) if word in t and o not in chosen))
        self.answer(tuple(chosen))

    def answer(self, value: Any, dice: Sequence[Sequence[int]] = ()) -> None:
        """Answer what is asked, whoever is."""
        self.dice += dice
        self.game.choose(value, self.asked.seat)

    def toward(self, x: int, y: int) -> None:
        """Answer a question for a place with one that comes as near to a point as it can."""
        found = self.game.nearest((x, y), self.asked.seat)
        assert found is not None, self.asked
        self.answer(found)

    def by_habit(self, until: Callable[[Game[Any]], bool], most: int = 400) -> None:
        """Let everybody answer by habit until something is so."""
        for _ in range(most):
            if until(self.game):
                return
            asked = self.asked
            habit = self.definition.habit(self.game.state, asked, "easy", self.rng)
            self.answer(asked.sample(self.rng) if habit is None else habit)
        raise AssertionError("it never was")

    def step(
        self, say: str, *rules: str, want: str = "this", also: Sequence[Any] = (), point: Sequence[str] = ()
    ) -> None:
        """Tell the learner something here."""
        assert want == "read" or self.asked.seat == self.seat, f"{say}: seat {self.asked.seat} is asked"
        told: dict[str, Any] = {"say": say, "at": self.game.step, "rules": list(rules)}
        extra = {"want": want if want != "this" else None, "also": list(also), "point": list(point)}
        self.steps.append({**told, **{name: value for name, value in extra.items() if value}})

    def record(self) -> Record:
        """Return the game as far as it has come."""
        return self.game.record()

    def files(self, name: str) -> dict[str, bytes]:
        """Return the files of the guide: its steps, and its record."""
        lines = [f"# Written by `PYTHONPATH=tests python -m guides {name}`; what it means stands in tablero/guides.py."]
        lines += ['record = "guide.jsonl"', f"seat = {self.seat}"]
        for step in self.steps:
            lines += ["", "[[steps]]", *(f"{key} = {json.dumps(value)}" for key, value in step.items())]
        return {"guide.toml": ("\n".join(lines) + "\n").encode(), "guide.jsonl": self.record().dumps()}

    def write(self, name: str, folder: Path) -> None:
        """Write the files of the guide into the game's package."""
        for file, data in self.files(name).items():
            (folder / file).write_bytes(data)


__all__ = ["Choose", "Distribute", "Pick", "Place", "Script"]
