"""Entering play: tokens that are created (chapter 3.7), upgrades (3.6), leaders that are deployed (3.4)."""

from __future__ import annotations

from typing import Any

import pytest

from swu.scenes import Scene
from tablero.games.swu import GAME
from tablero.games.swu.cards import face
from tablero.games.swu.entering import create_unit, create_upgrade
from tablero.kernel import Game, Rng

CLIENT = "the-client#please-lower-your-blaster"
PALPATINE = "chancellor-palpatine#wartime-chancellor"
PILOT = "wingman-victor-two#mauler-mithel"
LUKE = "luke-skywalker#hero-of-yavin"
CAMP = "shadow-collective-camp"


def told(scene: Scene, id: str) -> list[dict[str, Any]]:
    """Return what was said in the log with a certain message, but for what it points at."""
    said = [dict(entry.message.args) for entry in scene.game.log if entry.message.id == id]
    return [{name: arg for name, arg in args.items() if name not in ("by", "on")} for args in said]


# Tokens.


@pytest.mark.rule("swu:3.7.2", "swu:3.5.3")
def test_a_token_enters_play_exhausted_unless_an_ability_of_its_creator_readies_it() -> None:
    for one, two, ready in (
        ([PALPATINE], [], True),
        ([], [PALPATINE], False),
        (["conveyex-security-captain"], [], False),  # a constant ability too, of something else
    ):
        scene = Scene(
            {
                "player1": {"hand": ["drop-in"], "groundArena": one},
                "player2": {"groundArena": two},
            }
        )
        scene.act("player1", "play", "drop-in")
        assert [unit.exhausted for unit in scene.units("clone-trooper")] == [not ready] * 2


@pytest.mark.rule("swu:3.7.2", "swu:3.6.12")
def test_a_token_is_created_by_whoever_is_told_to_also_on_an_enemy() -> None:
    enemies = {"player2": {"leader": CLIENT, "groundArena": ["wampa", "atst"]}}
    scene = Scene({"player1": {"leader": CLIENT, "hand": ["moment-of-peace"]}, **enemies})
    scene.act("player1", "play", "moment-of-peace", "atst")
    shield = scene.unit("atst").upgrades[0]
    assert (shield.owner, shield.controller) == (1, 1)
    scene.use("player2", CLIENT)
    assert scene.seat == "player1"  # they have created nothing
    scene.use("player1", CLIENT, None, "wampa")
    assert scene.unit("wampa").exhausted


@pytest.mark.rule("swu:3.7.2")
def test_a_unit_token_was_created_in_this_phase_by_the_player_who_gets_it() -> None:
    scene = Scene({"player1": {"leader": CLIENT, "hand": ["drop-in"]}, "player2": {"groundArena": ["wampa"]}})
    scene.act("player1", "play", "drop-in").act("player2", "pass")
    scene.use("player1", CLIENT, None, "wampa")
    assert scene.unit("wampa").exhausted
    assert told(scene, "swu-log-created") == [{"seat": 1, "unit": face("clone-trooper").name}] * 2


@pytest.mark.rule("swu:7.6.3")
def test_what_a_token_waits_for_is_waited_for_once_it_is_created(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Game(GAME, GAME.setup(), Rng(1)).state
    monkeypatch.setattr(face("battle-droid"), "events", frozenset({"of-a-unit"}))
    monkeypatch.setattr(face("experience"), "events", frozenset({"of-an-upgrade"}))
    unit = create_unit(table, "battle-droid", 0)
    assert "of-a-unit" in table.awaited
    create_upgrade(table, "experience", unit)
    assert "of-an-upgrade" in table.awaited


# Upgrades.


@pytest.mark.rule("swu:8.37.1", "swu:8.8.1")
@pytest.mark.parametrize("later", [False, True])
def test_a_pilot_entered_play_when_it_was_played_as_an_upgrade(later: bool) -> None:
    scene = Scene(
        {
            "player1": {"hand": [PILOT, "eject"], "spaceArena": ["alliance-xwing"]},
            "player2": {"hand": ["hello-there"], "groundArena": ["wampa"]},
        }
    )
    scene.act("player1", "pilot", PILOT, "alliance-xwing").forced()
    if later:
        scene.next_round()
    else:
        scene.act("player2", "pass")
    scene.act("player1", "play", "eject", PILOT)
    scene.act("player2", "play", "hello-there")
    assert (f"player1/groundArena/{PILOT}" in scene.selectable()) != later


# Leaders.


@pytest.mark.rule("swu:3.4.4.a")
def test_a_leader_that_is_deployed_as_an_upgrade_is_deployed() -> None:
    scene = Scene({"player1": {"leader": LUKE, "base": CAMP, "spaceArena": ["alliance-xwing"]}})
    scene.use("player1", LUKE, 1).choose(("mode", 1)).click("alliance-xwing")
    assert [one.face.key for one in scene.unit("alliance-xwing").upgrades] == [LUKE]
    assert len(scene.hand("player1")) == 1
    [said] = told(scene, "swu-log-deployed-on")
    assert said["seat"] == 1


@pytest.mark.rule("swu:3.4.4")
def test_the_log_says_who_deploys_a_leader() -> None:
    luke = "luke-skywalker#faithful-friend"
    scene = Scene({"player2": {"leader": luke}})
    scene.act("player1", "pass").use("player2", luke, 1)
    assert told(scene, "swu-log-deployed") == [{"seat": 2, "unit": face(luke).name}]
