"""Timing (rulebook: "Timing"): whose effects come first, and in which order a player resolves several of the same moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tablero.games.legion.state import NOBODY, Battle
from tablero.kernel import Choose, Option, Play


def always() -> bool:
    """Say that an effect is due."""
    return True


class Effect(NamedTuple):
    """Something that happens at a moment: of a unit by one of its keywords, or of the command card if it is nobody's."""

    unit: int
    name: str
    happen: Callable[[], Play[None]]
    due: Callable[[], object] = always
    """Whether there is anything to resolve now."""
    plain: bool = False
    """Whether it only gives its unit something, so that it changes nothing what else comes before it."""


def first(battle: Battle) -> int:
    """Return whose effects come first: those of the player with priority, or the blue one's if nobody has it."""
    # legion26:core.19, legion23:timing.02
    return battle.blue if battle.priority == NOBODY else battle.priority


def resolve(seat: int, effects: Sequence[Effect]) -> Play[None]:
    """Have a player resolve effects of the same moment, one wholly before the next, in whatever order the player likes."""
    left = list(effects)
    while True:
        due = [effect for effect in left if effect.due()]
        if not due:
            return
        chosen = next((effect for effect in due if effect.plain), None) or (yield from choose(seat, due))
        left.remove(chosen)
        yield from chosen.happen()  # legion26:core.20, legion23:timing.03


def choose(seat: int, due: Sequence[Effect]) -> Play[Effect]:
    """Have a player choose which effect is resolved next."""
    options: list[Option] = [("effect", effect.unit, effect.name) for effect in due]
    # legion26:core.19, legion23:timing.02
    chosen: Option = yield Choose(seat, options, "legion-ask-next-effect")
    return due[options.index(chosen)]
