"""What lines of the log point at: what acts, and on what; only things that everybody sees."""

from __future__ import annotations

from typing import Any

from swu.scenes import Scene
from tablero.kernel import Rng


def pointed(scene: Scene, id: str) -> list[tuple[Any, Any]]:
    """Return what acts and on what, by the lines with a certain message."""
    lines = [dict(entry.message.args) for entry in scene.game.log if entry.message.id == id]
    return [(args.get("by"), args.get("on")) for args in lines]


def test_of_two_that_are_alike_the_log_points_at_the_one_that_attacks() -> None:
    arenas = {"player1": {"groundArena": ["wampa", "wampa"]}, "player2": {"groundArena": ["wampa"]}}
    scene = Scene(arenas).act("player1", "attack", "wampa").choose(("base", 1))
    (unit,) = [one for one in scene.game.state.players[0].units if one.exhausted]
    assert pointed(scene, "swu-log-attacks") == [(f"unit:{unit.id}", "base:1")]
    assert pointed(scene, "swu-log-damaged") == [(f"unit:{unit.id}", "base:1")]


def test_a_card_is_pointed_at_once_it_is_played_and_no_card_that_is_hidden() -> None:
    scene = Scene({"player1": {"hand": ["drop-in", "wampa"]}}).act("player1", "play", "drop-in")
    (played,) = scene.game.state.players[0].discard
    assert pointed(scene, "swu-log-plays") == [(f"card:{played}", None)]
    (hidden,) = scene.game.state.players[0].hand
    world = scene.game.resample(1, Rng(1))
    assert world.log_for(1) == scene.game.log_for(1)
    assert all(f"card:{hidden}" not in dict(entry.message.args).values() for entry in scene.game.log)
