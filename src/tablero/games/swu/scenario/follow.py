"""Following a trace: after each recorded step, every position that agrees with what the trace shows.

Where a step can mean several things, or our rules ask where the recorder doesn't, all meanings are tried, the cheapest
first; those that lead to the table that was recorded are kept, a few of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from heapq import heappop, heappush
from typing import Any, NamedTuple

from tablero.games.swu.scenario.clicks import EDITS, Move, Step, meanings, silent
from tablero.games.swu.scenario.compare import (
    NAMES,
    Difference,
    Shot,
    differences,
    recorded,
    selectable,
    without,
    without_marks,
    without_values,
)
from tablero.games.swu.scenario.position import APART, TOP, Position, Seen
from tablero.kernel.reasons import RuleFailure

KEPT = 8
"""How many positions are kept after a step."""
DEAREST = 9
"""What the meanings of a step may cost together."""
MOST = 400
"""How many positions are looked at for one step."""
AHEAD = 5
"""What it costs if a trace asks something after which it shows the table as it is here already."""
OTHERWISE = 5
"""What it costs if chance falls another way than it does by itself."""
SEEDS = 40
"""How many other ways chance may fall are tried."""
CHOOSE_ACTION = "Choose an action"
"""What a trace says when a player is at the top of a turn."""


class Lost(Exception):
    """No position agrees with the trace."""

    def __init__(self, difference: Difference) -> None:
        super().__init__(difference.what)
        self.difference = difference


class Node(NamedTuple):
    """A position on the way through a step."""

    position: Position
    done: bool
    """Whether the step has been taken."""
    through: tuple[Position, ...] = ()
    """Positions passed since it was taken."""


def follow(earlier: list[list[Position]], step: Step) -> list[Position]:
    """Return the positions after a step that agree with the trace, the likeliest first; raise `Lost` if there are none.

    `earlier` are the positions after each step so far: if the latest lead nowhere, the recorder may have gone back to an
    earlier moment without telling.
    """
    try:
        return [position for _, position in _found(earlier[-1], step)]
    except Lost as lost:
        if step.after is None or step.op in EDITS:  # nothing to recognise that moment by
            raise
        found: list[tuple[int, Position]] = []
        for positions in earlier[-2::-1]:
            try:
                found += _found(positions, step)
            except Lost:
                continue
        if not found:
            raise lost from None
        return [position for _, position in sorted(found, key=lambda one: one[0])[:KEPT]]


def _found(positions: list[Position], step: Step) -> list[tuple[int, Position]]:
    """Return the positions after a step with their prices."""
    search = _Search(step)
    for number, position in enumerate(positions):
        search.push(min(number, 1), lambda position=position: Node(position, False))  # type: ignore[misc]
    return search.run(positions)


class _Search:
    """The cheapest way through a step."""

    def __init__(self, step: Step) -> None:
        self.step = step
        self.expected = recorded(step.after) if step.after else {}
        self.top = bool(step.after) and at_top(step.after)
        self.heap: list[tuple[int, int, Callable[[], Node | None]]] = []
        self.pushed = 0
        self.seen: set[Any] = set()
        self.nearest: tuple[int, Difference] | None = None
        self.failure: Difference | None = None

    def push(self, price: int, make: Callable[[], Node | None]) -> None:
        if price <= DEAREST:
            self.pushed += 1
            heappush(self.heap, (price, self.pushed, make))

    def run(self, starts: list[Position]) -> list[tuple[int, Position]]:
        found: dict[Any, tuple[int, Position]] = {}
        limit = DEAREST
        looked = 0
        while self.heap and looked < MOST and len(found) < KEPT:
            price, _, make = heappop(self.heap)
            if price > limit:
                break
            node = self._made(make)
            if node is None or (node.position.key, node.done) in self.seen:
                continue
            self.seen.add((node.position.key, node.done))
            looked += 1
            if node.done and (node.position.ahead or self._agrees(node.position)):
                limit = min(limit, price + 1)
                for position in (node.position, *reversed(node.through)):
                    kept = position.settled() if self.top and self.step.op not in EDITS else position
                    found.setdefault(kept.key, (price, kept))
                continue
            if node.done and self._settled(node.position):
                self.push(price + AHEAD, lambda node=node: Node(node.position.waiting(), True))  # type: ignore[misc]
            self._expand(price, node, starts[0])
        if not found:
            raise Lost(self._why())
        return list(found.values())

    def _made(self, make: Callable[[], Node | None]) -> Node | None:
        try:
            return make()
        except RuleFailure as failure:
            cause = failure.__cause__
            self.failure = self.failure or Difference("rule failure", "", f"{type(cause).__name__}: {cause}"[:200])
            return None

    def _expand(self, price: int, node: Node, start: Position) -> None:
        moves: Iterator[Move]
        if not node.done:
            moves = meanings(node.position, self.step, start)
            for move in moves:
                self._take(price, node, move, move.done)
        for move in silent(node.position, self.step):
            self._take(price, node, move, node.done)

    def _take(self, price: int, node: Node, move: Move, done: bool) -> None:
        through = (*node.through, node.position) if node.done else ()
        if move.position is not None:
            position = move.position
            self.push(price + move.price, lambda: Node(position, done, through))
            return

        def answered(seed: int) -> Node | None:
            after = node.position.answered(move.answer, self.step.after, seed)
            if after is None:
                return None
            if seed < 0 and after.chanced(node.position):
                for other in range(SEEDS):
                    self.push(price + move.price + OTHERWISE, lambda other=other: answered(other))  # type: ignore[misc]
            return Node(after, done, through)

        self.push(price + move.price, lambda: answered(-1))

    # Whether a position agrees.

    def _agrees(self, position: Position) -> bool:
        found = differing(position, self.step, self.expected)
        if found and (self.nearest is None or len(found) < self.nearest[0]):
            self.nearest = len(found), found[0]
        return not found

    def _settled(self, position: Position) -> bool:
        """Tell whether a trace asks, in the middle of an action that is over here, what was answered already or needs none."""
        if self.top or position.asked != TOP:
            return False
        sides = [self.step.after[name] for name in NAMES]
        cards = tuple(sorted({card for one in sides for card in one["selectable"]}))
        if not on_the_way(position, self.expected):
            return not cards and any(len(one["buttons"]) > 1 for one in sides) and _between(position, self.expected)
        return any(cards == seen.cards for seen in position.trail) if cards else any(one["buttons"] for one in sides)

    def _why(self) -> Difference:
        if self.failure is not None:
            return self.failure
        if self.nearest is not None:
            return self.nearest[1]
        args = self.step.args
        shown = [one.get("card", one) if isinstance(one, Mapping) else one for one in args]
        return Difference("step", f"{self.step.op} {shown}"[:200], "not possible")


def at_top(after: Mapping[str, Any]) -> bool:
    """Tell whether a trace shows the top of a turn."""
    return any(after[name]["prompt"] == CHOOSE_ACTION for name in NAMES)


def differing(position: Position, step: Step, expected: Shot) -> list[Difference]:
    """Return what differs between a position and what a trace shows after a step."""
    after = step.after
    if after is None or step.op in EDITS:  # a recorder shows an edit in full only after the next action
        return []
    found = differences(expected, position.shot)
    if not at_top(after):
        shown = [seen for seen in position.trail if not differences(expected, seen.shot)]
        if shown:
            found = []
            if _still_asks(position, after, shown):
                return []
        elif on_the_way(position, expected):
            found = []
    return found + _selectable(position, after)


def on_the_way(position: Position, expected: Shot) -> bool:
    """Tell whether all that a trace shows was so at some question of the action, or is so now: it may do part of it later."""
    shots = [position.shot, *[seen.shot for seen in position.trail]]
    shots += [_without_played(shot, position.chosen) for shot in shots[1:]]
    if position.edited:
        expected, shots = without_values(expected), [without_values(shot) for shot in shots]
    return all(any(value == shot[name] for shot in shots) for name, value in expected.items())


def _between(position: Position, expected: Shot) -> bool:
    """Tell whether what a trace shows lies between two questions of the action: it may ask for an order that is all the same.

    Cards are where they were or are now, and units have power, HP and damage as then or now; only their exhaustion and
    upgrades are not looked at before the action is over there too.
    """
    shots = [without_marks(shot) for shot in (position.shot, *[seen.shot for seen in position.trail])]
    return all(any(value == shot[name] for shot in shots) for name, value in without_marks(expected).items())


def _without_played(shot: Shot, chosen: tuple[tuple[str, bool], ...]) -> Shot:
    """Return an earlier table without the cards that have been taken from hands since."""
    hands = {}
    for name in NAMES:
        gone = [place.rpartition("/")[2] for place, _ in chosen if place.startswith(f"{name}/hand/")]
        hands[f"{name}.hand"] = without(shot[f"{name}.hand"], gone)
    return {**shot, **hands}


def _still_asks(position: Position, after: Mapping[str, Any], shown: list[Seen]) -> bool:
    """Tell whether a trace still shows an earlier question of several that are put to the same player one by one here."""
    cards = tuple(sorted(set(after[NAMES[position.seat]]["selectable"]))) if position.seat >= 0 else ()
    ours = set(selectable(position.table, position.options))
    if not ours < set(cards):
        return False
    targets = {place for place, target in position.chosen if target}
    return set(cards) - ours <= targets or any(seen.cards == cards for seen in shown)


def _selectable(position: Position, after: Mapping[str, Any]) -> list[Difference]:
    """Compare who is asked and which cards can be selected."""
    question = position.question
    top = at_top(after)
    asked = [name for name in NAMES if after[name]["selectable"]]
    if position.asked in APART and asked:
        asked = [name for name in NAMES if after[name]["selectable"] or after[name]["buttons"]]
    if question is None:
        return [Difference("over", "a question", "the game is over")] if asked else []
    if top:
        asked = [name for name in NAMES if after[name]["prompt"] == CHOOSE_ACTION]
        if position.asked != TOP or position.card:
            return [Difference("asked", CHOOSE_ACTION, position.asked)]
    elif not asked:  # only buttons, or cards that are shown
        return []
    if position.card:
        return [Difference("asked", "cards", "several actions")]
    name = NAMES[question.seat]
    if name not in asked:
        return [Difference("asked", ", ".join(asked), name)]
    ours = selectable(position.table, position.options)
    theirs = sorted(set(after[name]["selectable"]))
    if position.asked == "swu-ask-disclose" and set(theirs) <= set(ours):  # more may be shown
        return []
    if ours == theirs or _while_holding(position, ours, theirs) or (not top and _hidden_too(ours, theirs)):
        return []
    missing = [one for one in theirs if one not in ours]
    extra = [one for one in ours if one not in theirs]
    return [Difference("selectable", missing, extra)]


def _while_holding(position: Position, ours: list[str], theirs: list[str]) -> bool:
    """Tell whether the cards agree while some are held: a recorder may leave those, or the others, out."""
    return bool(position.held) and set(theirs) <= set(ours)


def _hidden_too(ours: list[str], theirs: list[str]) -> bool:
    """Tell whether only cards differ that a recorder shows apart."""
    return set(theirs) == {one for one in ours if "/deck/" not in one}
