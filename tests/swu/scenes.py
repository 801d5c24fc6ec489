"""Scenes for tests: a table laid out as wished, played step by step, every question asked.

    from swu.scenes import Scene

    scene = Scene({"player1": {"hand": ["wampa"], "groundArena": ["battlefield-marine"]},
                   "player2": {"groundArena": [{"card": "atst", "damage": 2, "upgrades": ["shield"]}]}})
    scene.act("player1", "attack", "battlefield-marine", "atst")   # who, what, which card, then what is clicked
    assert scene.unit("atst").damage == 2
    scene.act("player2", "pass")
    scene.act("player1", "play", "wampa")
    scene.choose("pass")                                            # any option as it is

What a scene may say, and what is there if it doesn't, stands in `tablero.games.swu.scenario.scene`: 20 resources, a deck
of 8 underworld-thugs, Darth Vader (kestro-city) against Luke Skywalker (administrators-tower), player1 has the
initiative and is active. Keys are those of `facts` ("luke-skywalker#faithful-friend").

- `act(who, word, key, *clicks)`: the top of a turn: "play", "pilot", "smuggle", "attack", "use", or without a card
  "pass", "initiative". `key` may be a place too ("player2/base/administrators-tower") where a name is not enough.
- `use(who, key, i)`: the i-th action ability of a card (0 if only one is offered).
- `click(*keys)`: answer the open question with cards: one for a choice, any number for a pick.
- `choose(option)`: answer with an option as it is: "yes", "no", "pass", ("player", 1), ("unit", 3), 0 (an index).
- `spread({key: amount})`: answer a division.
- `asked`: the id of the open question ("swu-ask-action"); `seat`: who is asked ("player1"); `options`: all of them;
  `selectable()`: the cards among them as places.
- `unit(key)`, `units()`, `player("player1")`, `hand("player1")`, `discard`, `resources`: look at the table.
- `refuses(option)`: the id of the rule against an answer; fails if the answer is legal.
- `after`: the table in comparable form, as scenario files show it.
- `edit("damage", ("unit", 3), 2)`: change the table by hand at the top of a turn (see `scenario.edits`).
- Questions with a single answer are asked too (a Shield that is defeated instead of damage, a lone target): click them,
  or `forced()` takes all that leave no choice.
- `next_round()`: both pass, nobody resources, the next action phase begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablero.games.swu.constant_abilities import current
from tablero.games.swu.constants import REGROUP
from tablero.games.swu.scenario.compare import place_of, selectable, shot_of
from tablero.games.swu.scenario.definition import SCENARIO
from tablero.games.swu.state import Base, Leader, Player, Table, Unit
from tablero.kernel import Decision, Distribute, Game, Pick, Rng

NAMES = ("player1", "player2")


class Scene:
    """A table laid out as wished."""

    def __init__(self, scene: dict[str, Any] | None = None, seed: int = 0) -> None:
        self.game: Game[Table] = Game(SCENARIO, SCENARIO.setup(scene=scene or {}), Rng(seed))

    # What is asked.

    @property
    def table(self) -> Table:
        current(self.game.state)
        return self.game.state

    @property
    def question(self) -> Decision:
        decision = self.game.decision
        assert decision is not None, "the game is over"
        return getattr(decision, "question", decision)

    @property
    def asked(self) -> str:
        return self.question.message.id

    @property
    def seat(self) -> str:
        return NAMES[self.question.seat]

    @property
    def options(self) -> Sequence[Any]:
        return tuple(getattr(self.question, "options", ()))

    def selectable(self) -> list[str]:
        return selectable(self.game.state, self.options)

    # Answers.

    def choose(self, option: Any) -> Scene:
        self.game.choose(option)
        return self

    def act(self, who: str, word: str, key: str = "", *clicks: str) -> Scene:
        """Take an action at the top of a turn, then click cards one by one."""
        assert self.asked == "swu-ask-action", f"asked is {self.asked}"
        assert self.seat == who, f"it is the turn of {self.seat}"
        if key:
            self._take([o for o in self.options if isinstance(o, tuple) and o[0] == word], key)
        else:
            self.choose(word)
        for click in clicks:
            self.click(click)
        return self

    def use(self, who: str, key: str, index: int | None = None, *clicks: str) -> Scene:
        """Use an action ability of a card."""
        assert self.seat == who, f"it is the turn of {self.seat}"
        found = [o for o in self.options if isinstance(o, tuple) and o[0] == "use"]
        self._take([o for o in found if index is None or o[3] == index], key)
        for click in clicks:
            self.click(click)
        return self

    def click(self, *keys: str) -> Scene:
        """Answer with cards."""
        if isinstance(self.question, Pick):
            return self.choose(tuple(self.find(key) for key in keys))
        [key] = keys
        return self.choose(self.find(key))

    def find(self, key: str) -> Any:
        """The option about a card, by its key or place: the first of several alike."""
        return self._named(list(self.options), key)

    def spread(self, amounts: dict[str, int]) -> Scene:
        """Answer a division."""
        assert isinstance(self.question, Distribute), self.asked
        left = {self.find(key): amount for key, amount in amounts.items()}
        return self.choose(tuple(left.get(option, 0) for option in self.options))

    def edit(self, what: str, *about: Any) -> Scene:
        """Change the table by hand."""
        return self.choose(("edit", what, *about))

    def forced(self) -> Scene:
        """Take every answer that leaves no choice."""
        while self.game.decision is not None and (only := self.question.only()) is not None:
            self.choose(only)
        return self

    def next_round(self) -> Scene:
        """Let everybody pass until the next action phase."""
        round = self.game.state.round
        while self.game.state.round == round:
            self.choose("pass")
        return self

    def to_regroup(self) -> Scene:
        """Let everybody pass until cards can be put down as resources."""
        while self.game.state.phase != REGROUP:
            self.choose("pass")
        return self

    def refuses(self, option: Any) -> str:
        """The rule against an answer."""
        reason = self.game.why_not(option)
        assert reason is not None, f"{option} is legal"
        return reason.rule

    def _take(self, options: list[Any], key: str) -> None:
        self.choose(self._named(options, key))

    def _named(self, options: list[Any], key: str) -> Any:
        places = [(place_of(self.game.state, option) or "", option) for option in options]
        for place, option in places:
            if key in (place, place.rpartition("/")[2]):
                return option
        raise AssertionError(f"{key} is not among {[place for place, _ in places]} ({self.asked})")

    # Looking.

    def player(self, who: str) -> Player:
        return self.table.players[NAMES.index(who)]

    def base(self, who: str) -> Base:
        return self.player(who).base

    def leader(self, who: str) -> Leader:
        return self.player(who).leaders[0]

    def units(self, key: str = "") -> list[Unit]:
        return [unit for unit in self.table.units() if key in ("", unit.face.key)]

    def unit(self, key: str) -> Unit:
        found = self.units(key)
        assert found, f"no {key} in play"
        return found[0]

    def hand(self, who: str) -> list[str]:
        return self._keys(self.player(who).hand)

    def discard(self, who: str) -> list[str]:
        return self._keys(self.player(who).discard)

    def deck(self, who: str) -> list[str]:
        """The deck, its top card first."""
        return self._keys(self.player(who).deck[::-1])

    def ready(self, who: str) -> int:
        """How many resources are ready."""
        return len(self.player(who).ready)

    def resources(self, who: str) -> list[str]:
        return self._keys(self.player(who).resources)

    def _keys(self, cards: list[int]) -> list[str]:
        return [self.game.state.faces[card].key for card in cards]

    @property
    def after(self) -> dict[str, Any]:
        return {**shot_of(self.table), "selectable": self.selectable()}
