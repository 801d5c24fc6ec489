"""Can, cannot and must, choosing, and what is ignored: chapters 8.4, 8.5, 8.11 and 8.17."""

from __future__ import annotations

import pytest

from swu.scenes import Scene
from tablero.games.swu.abilities import Act, Grant
from tablero.games.swu.attacking import targets, why_not_attack
from tablero.games.swu.constant_abilities import give
from tablero.games.swu.constants import (
    MUST_ATTACK_BASE,
    NO_BASE_ATTACKS,
    NO_DAMAGE,
    NOT_ATTACKED,
    REACHES_GROUND,
    ROUND,
    SENTINEL,
)
from tablero.games.swu.keywords import AMBUSHING

TOWER = "administrators-tower"


def bind(scene: Scene, key: str, limits: int) -> None:
    """Lay limits on a unit for this round."""
    unit = scene.unit(key)
    give(scene.game.state, unit, ROUND, Grant(limits=limits), Act(unit.controller, unit))


def attacked(scene: Scene, key: str) -> set[str]:
    """What a unit may attack."""
    return {target.face.key for target in targets(scene.table, scene.unit(key))}


# Can and cannot.


@pytest.mark.rule("swu:8.4.1")
def test_what_a_unit_can_do_besides_is_an_option() -> None:
    scene = Scene(
        {
            "player1": {"spaceArena": ["strafing-gunship", "alliance-xwing"]},
            "player2": {"groundArena": ["wampa"], "spaceArena": ["tieln-fighter"]},
        }
    )
    assert attacked(scene, "strafing-gunship") == {"wampa", "tieln-fighter", TOWER}
    assert attacked(scene, "alliance-xwing") == {"tieln-fighter", TOWER}


@pytest.mark.rule("swu:8.4.2")
def test_what_a_unit_cannot_do_is_refused() -> None:
    scene = Scene(
        {
            "player1": {"spaceArena": ["corporate-defense-shuttle", "alliance-xwing"]},
            "player2": {"groundArena": ["wampa"]},
        }
    )
    shuttle = scene.unit("corporate-defense-shuttle")
    assert not shuttle.exhausted
    assert ("attack", shuttle.id) not in scene.options
    assert scene.refuses(("attack", shuttle.id)) == "swu:8.4.2"
    assert ("attack", scene.unit("alliance-xwing").id) in scene.options


@pytest.mark.rule("swu:8.4.2")
def test_what_cannot_be_attacked_is_no_target() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["wampa"]},
            "player2": {
                "groundArena": ["battlefield-marine", "atst"],
                "hand": ["on-top-of-things"],
                "hasInitiative": True,
            },
        }
    )
    scene.act("player2", "play", "on-top-of-things", "battlefield-marine")
    scene.act("player1", "attack", "wampa")
    assert scene.refuses(scene.unit("battlefield-marine").ref) == "swu:8.4.2"
    assert set(scene.options) == {scene.unit("atst").ref, ("base", 1)}


@pytest.mark.rule("swu:8.4.3")
@pytest.mark.example("swu-ex:8.4.3-1")
def test_cannot_wins_over_can() -> None:
    scene = Scene(
        {
            "player1": {
                "hand": ["surprise-strike"],
                "groundArena": [{"card": "rebel-pathfinder", "upgrades": ["entrenched"]}],
            },
            "player2": {"groundArena": ["echo-base-defender", "wampa"]},
        }
    )
    scene.act("player1", "play", "surprise-strike", "rebel-pathfinder")
    # Saboteur lets it pass the Sentinel, and the event lets it attack: the base stays forbidden.
    assert set(scene.options) == {scene.unit("echo-base-defender").ref, scene.unit("wampa").ref}
    assert scene.refuses(("base", 1)) == "swu:1.3.3"


@pytest.mark.rule("swu:8.4.3.a")
def test_a_sentinel_can_be_attacked_though_it_cannot() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["wampa", "rebel-pathfinder"]},
            "player2": {"groundArena": ["battlefield-marine", "echo-base-defender"]},
        }
    )
    bind(scene, "battlefield-marine", NOT_ATTACKED)
    bind(scene, "echo-base-defender", NOT_ATTACKED)
    assert attacked(scene, "wampa") == {"echo-base-defender"}
    assert attacked(scene, "rebel-pathfinder") == {"echo-base-defender", TOWER}
    defender = scene.unit("echo-base-defender")
    give(scene.game.state, defender, ROUND, Grant(lost=SENTINEL), Act(1, defender))
    assert attacked(scene, "wampa") == {TOWER}


@pytest.mark.rule("swu:8.4.3.b")
def test_unpreventable_damage_is_dealt_to_what_cannot_be_damaged() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["fetts-firespray#feared-silhouette", "open-fire"]},
            "player2": {"groundArena": ["wampa"]},
        }
    )
    bind(scene, "wampa", NO_DAMAGE)
    scene.act("player1", "play", "open-fire", "wampa")
    assert scene.unit("wampa").damage == 0
    scene.act("player2", "pass")
    scene.act("player1", "play", "fetts-firespray#feared-silhouette")
    scene.choose(("player", 1))
    scene.spread({"wampa": 1})
    assert scene.unit("wampa").damage == 1


# Choosing.


@pytest.mark.rule("swu:8.5.1", "swu:8.5.2")
def test_what_is_chosen_must_be_what_the_ability_says() -> None:
    scene = Scene(
        {
            "player1": {
                "hand": ["vanquish"],
                "leader": {"card": "darth-vader#dark-lord-of-the-sith", "deployed": True},
            },
            "player2": {"groundArena": ["wampa"], "spaceArena": ["alliance-xwing"]},
        }
    )
    vader = scene.unit("darth-vader#dark-lord-of-the-sith")
    scene.act("player1", "play", "vanquish")
    assert set(scene.options) == {scene.unit("wampa").ref, scene.unit("alliance-xwing").ref}
    assert scene.refuses(vader.ref) == "swu:8.5.1"
    scene.click("wampa")
    assert scene.discard("player2") == ["wampa"]


@pytest.mark.rule("swu:8.5.2")
def test_a_unit_that_is_chosen_must_be_in_play() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["open-fire", "waylay"], "groundArena": ["battlefield-marine"]},
            "player2": {"groundArena": ["wampa", "death-star-stormtrooper"], "discard": ["atst"], "hand": ["atst"]},
        }
    )
    gone = scene.unit("death-star-stormtrooper")
    scene.act("player1", "play", "waylay", "death-star-stormtrooper")
    scene.act("player2", "pass")
    scene.act("player1", "play", "open-fire")
    assert scene.selectable() == ["player1/groundArena/battlefield-marine", "player2/groundArena/wampa"]
    assert scene.refuses(gone.ref) == "swu:8.5.2"


# Ignoring.


@pytest.mark.rule("swu:8.11.1")
@pytest.mark.example("swu-ex:8.11.1-1")
def test_saboteur_ignores_sentinels_which_keep_their_keyword() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["rebel-pathfinder", "battlefield-marine"]},
            "player2": {"groundArena": ["echo-base-defender", "wampa"]},
        }
    )
    assert attacked(scene, "rebel-pathfinder") == {"echo-base-defender", "wampa", TOWER}
    scene.act("player1", "attack", "rebel-pathfinder")
    assert scene.unit("echo-base-defender").flags & SENTINEL
    scene.choose(("base", 1))
    assert scene.base("player2").damage == 2
    assert attacked(scene, "battlefield-marine") == {"echo-base-defender"}


# Must.


@pytest.mark.rule("swu:8.17.1")
def test_what_must_be_done_is_done_as_far_as_possible() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["wampa", "battlefield-marine"]},
            "player2": {"groundArena": ["atst"], "spaceArena": ["alliance-xwing"]},
        }
    )
    bind(scene, "wampa", MUST_ATTACK_BASE)
    assert attacked(scene, "wampa") == {TOWER}
    assert attacked(scene, "battlefield-marine") == {"atst", TOWER}
    atst = scene.unit("atst")
    give(scene.game.state, atst, ROUND, Grant(keywords=SENTINEL), Act(1, atst))
    assert attacked(scene, "wampa") == {"atst"}  # the base is out of reach, so it attacks what it can
    scene.act("player1", "attack", "wampa")
    assert scene.refuses(("base", 1)) == "swu:6.3.2.b"


@pytest.mark.rule("swu:8.17.2")
@pytest.mark.example("swu-ex:8.17.2-1")
def test_must_wins_over_can() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["wampa"], "spaceArena": ["alliance-xwing"]},
            "player2": {"groundArena": ["atst"]},
        }
    )
    bind(scene, "wampa", MUST_ATTACK_BASE)
    bind(scene, "alliance-xwing", MUST_ATTACK_BASE | REACHES_GROUND)
    assert attacked(scene, "alliance-xwing") == {TOWER}
    assert targets(scene.table, scene.unit("wampa"), AMBUSHING) == []  # the permission to attack a unit
    scene.act("player1", "attack", "wampa")
    assert scene.options == (("base", 1),)
    assert scene.refuses(scene.unit("atst").ref) == "swu:8.17.2"
    free = Scene({"player1": {"groundArena": ["wampa"]}, "player2": {"groundArena": ["atst", "cell-block-guard"]}})
    reason = why_not_attack(free.table, free.unit("wampa"), free.unit("atst"))
    assert reason is not None
    assert reason.rule == "swu:6.3.2.b"  # nothing obliges it, it is the Sentinel that is in the way


@pytest.mark.rule("swu:8.17.3")
@pytest.mark.example("swu-ex:8.17.3-1")
def test_cannot_wins_over_must() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["wampa", "battlefield-marine"]},
            "player2": {"groundArena": ["atst"]},
        }
    )
    bind(scene, "wampa", MUST_ATTACK_BASE)
    assert attacked(scene, "wampa") == {TOWER}  # it can, so it must
    bind(scene, "wampa", NO_BASE_ATTACKS)
    assert targets(scene.table, scene.unit("wampa"), AMBUSHING) == [scene.unit("atst")]
    scene.act("player1", "attack", "wampa")
    assert scene.options == (scene.unit("atst").ref,)
    assert scene.refuses(("base", 1)) == "swu:8.17.3"
