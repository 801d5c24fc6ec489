"""Modifiers of power and HP, and last known information: chapters 8.12 and 8.16."""

from __future__ import annotations

import pytest

from swu.scenes import Scene
from tablero.games.swu.abilities import Act, Grant
from tablero.games.swu.constant_abilities import give
from tablero.games.swu.constants import PHASE


@pytest.mark.rule("swu:8.16.6.a", "swu:8.16.7.a", "swu:8.16.1")
def test_abilities_and_upgrades_change_power_and_hp() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["battlefield-marine", "general-veers#blizzard-force-commander", "atst"]},
            "player2": {"groundArena": ["wampa"], "hand": ["make-an-opening", "entrenched"], "hasInitiative": True},
        }
    )
    assert (scene.unit("atst").power, scene.unit("atst").hp) == (7, 8)
    assert (scene.unit("battlefield-marine").power, scene.unit("battlefield-marine").hp) == (3, 3)
    scene.act("player2", "play", "make-an-opening", "atst")
    assert (scene.unit("atst").power, scene.unit("atst").hp) == (5, 6)
    scene.act("player1", "attack", "atst", "wampa")
    assert scene.base("player2").damage == 0  # 5 damage to 5 HP: the modified power
    assert scene.discard("player2") == ["make-an-opening", "wampa"]


@pytest.mark.rule("swu:8.16.6.c", "swu:8.16.7.d")
def test_upgrades_add_up_while_they_are_attached() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": [{"card": "wampa", "upgrades": ["entrenched", "experience", "experience"]}]},
            "player2": {"hand": ["confiscate"], "hasInitiative": True},
        }
    )
    assert (scene.unit("wampa").power, scene.unit("wampa").hp) == (4 + 3 + 1 + 1, 5 + 3 + 1 + 1)
    scene.act("player2", "play", "confiscate", "entrenched")
    assert (scene.unit("wampa").power, scene.unit("wampa").hp) == (6, 7)


@pytest.mark.rule("swu:8.16.6.b", "swu:8.16.7.c")
def test_modifiers_end_when_the_card_leaves_play() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": [{"card": "wampa", "upgrades": ["entrenched"]}]},
            "player2": {"hand": ["make-an-opening", "waylay"], "hasInitiative": True},
        }
    )
    scene.act("player2", "play", "make-an-opening", "wampa")
    assert (scene.unit("wampa").power, scene.unit("wampa").hp) == (5, 6)
    scene.act("player1", "pass")
    scene.act("player2", "play", "waylay", "wampa")
    scene.act("player1", "play", "wampa")
    assert (scene.unit("wampa").power, scene.unit("wampa").hp) == (4, 5)


@pytest.mark.rule("swu:8.16.6.b", "swu:8.12.1")
@pytest.mark.example("swu-ex:8.12.1-1")
@pytest.mark.parametrize(("upgrades", "damage"), [([], 0), (["experience"], 1), (["experience", "entrenched"], 4)])
def test_when_defeated_uses_the_power_that_the_unit_had_last(upgrades: list[str], damage: int) -> None:
    key = "raddus#holdos-final-command"
    scene = Scene(
        {
            "player1": {"spaceArena": [{"card": key, "upgrades": upgrades}]},
            "player2": {"hand": ["vanquish"], "groundArena": [{"card": "devastator#hunting-the-rebellion"}, "wampa"]},
        }
    )
    unit = scene.unit(key)
    target = scene.units()[-2]
    give(scene.game.state, target, PHASE, Grant(hp=20), Act(1, target))
    scene.act("player1", "pass")
    scene.act("player2", "play", "vanquish", key)
    scene.choose(target.ref)
    assert target.damage == unit.face.power + damage


@pytest.mark.rule("swu:8.16.7.b")
@pytest.mark.parametrize(("damage", "stays"), [(2, True), (3, False)])
def test_damage_counts_against_the_modified_hp(damage: int, stays: bool) -> None:
    wampa = {"card": "wampa", "damage": damage}
    scene = Scene({"player1": {"hand": ["make-an-opening"]}, "player2": {"groundArena": [wampa]}})
    scene.act("player1", "play", "make-an-opening", "wampa")
    assert bool(scene.units("wampa")) == stays


@pytest.mark.rule("swu:8.16.7.e")
def test_a_unit_is_defeated_at_once_when_an_upgrade_that_kept_it_goes() -> None:
    wampa = {"card": "wampa", "damage": 5, "upgrades": ["experience", "shield"]}
    scene = Scene({"player1": {"hand": ["confiscate"] * 2}, "player2": {"groundArena": [wampa]}})
    scene.act("player1", "play", "confiscate", "shield")
    assert scene.unit("wampa").remaining == 1
    scene.act("player2", "pass")
    scene.act("player1", "play", "confiscate", "experience")
    assert scene.units("wampa") == []


@pytest.mark.rule("swu:8.16.3")
def test_a_value_is_computed_anew_from_the_printed_one() -> None:
    scene = Scene(
        {"player1": {"hand": ["make-an-opening"] * 2}, "player2": {"groundArena": ["wampa"], "hand": ["entrenched"]}}
    )
    scene.act("player1", "play", "make-an-opening", "wampa")
    assert scene.unit("wampa").power == 2
    scene.act("player2", "play", "entrenched", "wampa")
    assert scene.unit("wampa").power == 5
    scene.act("player1", "play", "make-an-opening", "wampa")
    assert scene.unit("wampa").power == 3
