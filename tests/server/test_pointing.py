"""Units that share a name are told apart by what the log points at."""

from __future__ import annotations

from typing import Any

import pytest

import tablero
from tablero.kernel import Message, Rng


def things(message: Message) -> list[Any]:
    """Return the things that a message points at, with those inside it."""
    found = []
    for name, arg in message.args:
        inside = [arg] if isinstance(arg, Message) else arg if isinstance(arg, tuple) else []
        found += [arg] if name == "thing" else [thing for one in inside for thing in things(one)]
    return found


@pytest.mark.parametrize("game", ["wh40k", "legion"])
def test_units_are_named_with_their_number_in_the_view(game: str) -> None:
    battle = tablero.new(game, seed=3)
    rng = Rng(3)
    while not any(things(entry.message) for entry in battle.log):
        battle.choose(battle.decisions[0].sample(rng), seat=battle.decisions[0].seat)
    units = battle.view(0)["units"]
    names = [dict(unit["name"]["args"])["thing"] for unit in units if "args" in unit["name"]]
    assert names == [f"unit:{number}" for number in range(len(units))]
    told = [thing for entry in battle.log for thing in things(entry.message)]
    assert set(told) <= set(names)
