"""Cards of all sets that attack in a way of their own, or that wait for attacks."""

from __future__ import annotations

import pytest

from swu.scenes import Scene
from tablero.kernel import Choose

AURRA = "aurra-sing#crackshot-sniper"
ENFYS = "enfys-nest#marauder"
KRAGAN = "kragan-gorr#warbird-captain"
REVENGE = "darth-maul#revenge-at-last"
TOWER = "administrators-tower"


def test_retrofitted_airspeeder_attacks_in_space_too_though_weaker() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["retrofitted-airspeeder"]},
            "player2": {"groundArena": ["wampa"], "spaceArena": ["system-patrol-craft"]},
        }
    )
    scene.act("player1", "attack", "retrofitted-airspeeder")
    assert set(scene.options) == {scene.unit("wampa").ref, scene.unit("system-patrol-craft").ref, ("base", 1)}
    scene.click("system-patrol-craft")
    assert scene.unit("system-patrol-craft").damage == 3 - 1
    assert scene.unit("retrofitted-airspeeder").damage == 3


@pytest.mark.parametrize(("target", "mine", "theirs"), [("wampa", 4 - 2, 2 + 2), ("system-patrol-craft", 3, 2)])
def test_swoop_down_changes_attacker_and_defender_on_the_ground_only(target: str, mine: int, theirs: int) -> None:
    xwing = {"card": "alliance-xwing", "upgrades": ["resilient"]}
    scene = Scene(
        {
            "player1": {"spaceArena": [xwing], "hand": ["swoop-down"]},
            "player2": {"groundArena": ["wampa"], "spaceArena": ["system-patrol-craft"]},
        }
    )
    scene.act("player1", "play", "swoop-down", "alliance-xwing", target)
    assert scene.unit("alliance-xwing").damage == mine
    assert scene.unit(target).damage == theirs
    assert scene.unit(target).power == scene.unit(target).face.power


@pytest.mark.rule("swu:7.5.6.a")
def test_enfys_nest_weakens_only_whom_an_ambush_is_against() -> None:
    scene = Scene({"player1": {"hand": [ENFYS]}, "player2": {"groundArena": ["atst", "wampa"]}})
    scene.act("player1", "play", ENFYS).choose("yes").click("wampa")
    assert scene.unit(ENFYS).damage == 4 - 3
    scene = Scene({"player1": {"groundArena": [ENFYS]}, "player2": {"groundArena": ["consular-security-force"]}})
    scene.act("player1", "attack", ENFYS, "consular-security-force")
    assert scene.unit(ENFYS).damage == 3


@pytest.mark.rule("swu:6.3.1.b")
def test_aurra_sing_readies_when_a_ground_unit_attacks_her_base() -> None:
    enemies = {"groundArena": ["wampa", "battlefield-marine"], "spaceArena": ["alliance-xwing"]}
    aurra = {"card": AURRA, "exhausted": True}
    scene = Scene({"player1": enemies, "player2": {"groundArena": [aurra, "atst"]}})
    scene.act("player1", "attack", "alliance-xwing", TOWER).act("player2", "pass")
    scene.act("player1", "attack", "wampa", "atst").act("player2", "pass")
    assert scene.unit(AURRA).exhausted
    scene.act("player1", "attack", "battlefield-marine", TOWER)
    assert not scene.unit(AURRA).exhausted


def test_kragan_gorr_shields_a_unit_in_the_arena_of_who_attacks_his_base() -> None:
    scene = Scene(
        {
            "player1": {"spaceArena": ["alliance-xwing"]},
            "player2": {"groundArena": [KRAGAN], "spaceArena": ["tieln-fighter"]},
        }
    )
    scene.act("player1", "attack", "alliance-xwing", TOWER).forced()
    assert [upgrade.face.key for upgrade in scene.unit("tieln-fighter").upgrades] == ["shield"]
    assert scene.unit(KRAGAN).upgrades == []


@pytest.mark.rule("swu:6.3.2")
def test_darth_maul_attacks_two_units_at_most() -> None:
    three = ["wampa", "battlefield-marine", "atst"]
    scene = Scene({"player1": {"groundArena": [REVENGE]}, "player2": {"groundArena": three}})
    scene.choose(("attack", scene.unit(REVENGE).id))
    refs = tuple(scene.unit(key).ref for key in three)
    assert scene.game.why_not(refs) is not None
    assert scene.game.why_not(refs[:2]) is None


def test_darth_maul_chooses_just_one_target_where_there_are_not_two_units() -> None:
    scene = Scene({"player1": {"groundArena": [REVENGE]}, "player2": {"groundArena": ["wampa"]}})
    scene.choose(("attack", scene.unit(REVENGE).id))
    assert isinstance(scene.question, Choose)
    scene.choose(("base", 1))
    assert scene.base("player2").damage == 5
