"""Which options come to the same in Star Wars: Unlimited, and what makes the difference."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pytest

from swu.scenes import Scene
from tablero.kernel import Choose, say

DROIDS = ["battle-droid", "battle-droid"]


def keys(scene: Scene, word: str) -> list[Hashable]:
    """The keys of the options that begin with a word."""
    options = [one for one in scene.options if one[0] == word]
    return [scene.game.definition.option_key(scene.table, scene.question, one) for one in options]


def test_copies_in_hand_are_alike_and_other_cards_are_not() -> None:
    first, other, second = keys(Scene({"player1": {"hand": ["wampa", "atst", "wampa"]}}), "play")
    assert first == second != other


def test_equal_tokens_are_alike() -> None:
    first, second = keys(Scene({"player1": {"groundArena": DROIDS}}), "attack")
    assert first == second


@pytest.mark.parametrize(
    "changed",
    [
        {"card": "battle-droid", "damage": 1, "upgrades": ["experience"]},
        {"card": "battle-droid", "upgrades": ["experience"]},
        {"card": "battle-droid", "upgrades": ["shield"]},
        {"card": "clone-trooper"},
    ],
)
def test_a_unit_that_differs_in_anything_is_not_alike(changed: dict[str, Any]) -> None:
    first, second = keys(Scene({"player1": {"groundArena": ["battle-droid", changed]}}), "attack")
    assert first != second


@pytest.mark.parametrize("changed", [{"exhausted": True}, {"damage": 1}])
def test_a_target_that_differs_in_anything_is_not_alike(changed: dict[str, Any]) -> None:
    units = ["atst", {"card": "atst", **changed}, "atst"]
    scene = Scene({"player1": {"groundArena": ["wampa"]}, "player2": {"groundArena": units}})
    scene.act("player1", "attack", "wampa")
    first, second, third = keys(scene, "unit")
    assert first == third != second


def test_one_that_has_attacked_in_this_phase_is_not_alike() -> None:
    scene = Scene({"player1": {"groundArena": DROIDS, "hand": ["keep-fighting"]}, "player2": {"hand": []}})
    scene.act("player1", "attack", "battle-droid").click("administrators-tower")
    scene.act("player2", "pass").act("player1", "play", "keep-fighting").click("battle-droid")
    scene.act("player2", "pass")
    first, second = keys(scene, "attack")
    assert first != second


def test_one_that_may_itself_be_asking_is_not_alike() -> None:
    scene = Scene({"player1": {"groundArena": DROIDS}})
    option_key = scene.game.definition.option_key
    for name, alike in (("Battle Droid", False), ("Wampa", True)):
        asked = Choose(0, scene.options, say("swu-ask-effect", card=name))
        first, second = [option_key(scene.table, asked, unit.ref) for unit in scene.units()]
        assert (first == second) is alike


def test_equal_targets_of_an_effect_are_alike() -> None:
    scene = Scene({"player1": {"hand": ["fleet-lieutenant"], "groundArena": ["battlefield-marine", *DROIDS]}})
    scene.act("player1", "play", "fleet-lieutenant")
    first, *droids = keys(scene, "unit")
    assert droids[0] == droids[1] != first


def test_shields_on_one_unit_are_alike_and_on_two_units_are_not() -> None:
    marine = {"card": "battlefield-marine", "upgrades": ["shield", "shield"]}
    other = {"card": "wampa", "upgrades": ["shield"]}
    scene = Scene({"player1": {"hand": ["confiscate"], "groundArena": [marine, other]}})
    scene.act("player1", "play", "confiscate")
    first, second, third = keys(scene, "upgrade")
    assert first == second != third
