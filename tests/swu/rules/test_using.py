"""Using an action ability: chapters 6.4 and 7.2; constant abilities: 7.3; the sequences as such: 6.1."""

from __future__ import annotations

from typing import Any

import pytest

from swu.scenes import Scene
from tablero.games.swu.abilities import Ability, Action, Constant, EventText, Keyword, Standing, Triggered
from tablero.games.swu.cards import all_faces
from tablero.games.swu.constant_abilities import derive
from tablero.games.swu.constants import PHASE
from tablero.games.swu.content import texts
from tablero.games.swu.state import Lasting, Unit
from tablero.games.swu.using import why_not_use
from tablero.games.swu.vocabulary import Control, Deal, HasKeyword, a, another, enemy, gaining, saboteur

LUKE = "luke-skywalker#faithful-friend"
IDEN = "iden-versio#inferno-squad-commander"


def uses(scene: Scene, key: str) -> list[Any]:
    """Return the options to use an ability of a card."""
    return [one for one in scene.options if one[0] == "use" and scene.table.piece(one[1:3]).face.key == key]


@pytest.mark.rule("swu:6.4.3.c", "swu:6.4.4.a", "swu:6.4.0.c", "swu:6.4.3.b", "swu:6.4.2")
@pytest.mark.example("swu-ex:6.4.3.c-1")
def test_every_part_of_the_cost_must_be_payable() -> None:
    free = {"hand": ["wampa"], "groundArena": ["battlefield-marine"]}
    ready = Scene({"player1": {"leader": LUKE, "resources": 1, **free}})
    poor = Scene({"player1": {"leader": LUKE, "resources": 0, **free}})
    tired = Scene({"player1": {"leader": {"card": LUKE, "exhausted": True}, "resources": 1, **free}})
    assert len(uses(ready, LUKE)) == 1
    assert uses(poor, LUKE) == uses(tired, LUKE) == []
    leader = poor.player("player1").leaders[0]
    reason = why_not_use(poor.table, leader, leader.face.actions[0])
    assert reason is not None
    assert reason.rule == "swu:6.4.4.a"
    ready.choose(uses(ready, LUKE)[0])
    assert ready.player("player1").leaders[0].exhausted


@pytest.mark.rule("swu:6.4.4", "swu:6.4.3", "swu:6.4.4.b", "swu:7.2.2", "swu:6.4.0.g", "swu:1.8.9")
@pytest.mark.example("swu-ex:1.8.9-1")
def test_the_whole_cost_is_paid_and_no_more_before_the_effect() -> None:
    palpatine = "emperor-palpatine#galactic-ruler"
    scene = Scene(
        {
            "player1": {"leader": palpatine, "groundArena": ["battlefield-marine"], "resources": 3},
            "player2": {"groundArena": ["wampa", "atst"]},
        }
    )
    scene.use("player1", palpatine)
    scene.click("battlefield-marine")
    player = scene.player("player1")
    assert (len(player.ready), len(player.spent), player.leaders[0].exhausted) == (2, 1, True)
    assert scene.discard("player1") == ["battlefield-marine"]
    assert scene.hand("player1") == []
    scene.click("wampa")
    assert (scene.unit("wampa").damage, len(scene.hand("player1"))) == (1, 1)


@pytest.mark.rule("swu:6.4.0.d", "swu:6.4.0.f", "swu:6.4.5.b", "swu:7.2.3", "swu:6.4.5")
@pytest.mark.example("swu-ex:6.4.0.f-1")
def test_an_ability_may_be_used_for_its_cost_alone_and_is_the_action() -> None:
    scene = Scene({"player1": {"leader": IDEN, "base": {"card": "kestro-city", "damage": 5}}})
    scene.use("player1", IDEN)
    assert scene.player("player1").base.damage == 5
    assert scene.player("player1").leaders[0].exhausted
    assert scene.seat == "player2"


@pytest.mark.rule("swu:6.4.0.e")
def test_an_ability_may_be_used_though_what_it_speaks_of_is_absent() -> None:
    tarkin = "grand-moff-tarkin#oversector-governor"
    scene = Scene({"player1": {"leader": tarkin, "groundArena": ["battlefield-marine"]}})
    scene.use("player1", tarkin)
    assert (scene.seat, scene.unit("battlefield-marine").upgrades) == ("player2", [])


@pytest.mark.rule("swu:6.4.2.a", "swu:1.16.2")
def test_an_ability_that_changes_nothing_at_all_cannot_be_used() -> None:
    alone = Scene({"player1": {"groundArena": ["fleet-lieutenant"]}})
    both = Scene({"player1": {"groundArena": ["fleet-lieutenant"]}, "player2": {"groundArena": ["wampa"]}})
    idle = Action((), Deal(1, a(enemy)))
    reason = why_not_use(alone.table, alone.unit("fleet-lieutenant"), idle)
    assert reason is not None
    assert reason.rule == "swu:6.4.2.a"
    assert why_not_use(both.table, both.unit("fleet-lieutenant"), idle) is None


@pytest.mark.rule("swu:7.2.4", "swu:1.12.3", "swu:3.4.5")
def test_an_epic_action_is_used_once_in_a_game() -> None:
    complex_ = "security-complex"
    scene = Scene({"player1": {"base": complex_, "groundArena": ["wampa"]}})
    scene.use("player1", complex_)
    scene.click("wampa")
    assert scene.player("player1").base.epic_used
    scene.next_round()
    assert uses(scene, complex_) == []
    base = scene.player("player1").base
    reason = why_not_use(scene.table, base, base.face.actions[0])
    assert reason is not None
    assert reason.rule == "swu:7.2.4"


@pytest.mark.rule("swu:7.2.4")
def test_an_epic_action_may_be_used_for_nothing() -> None:
    scene = Scene({"player1": {"base": "security-complex"}})
    scene.use("player1", "security-complex")
    assert scene.player("player1").base.epic_used
    assert scene.seat == "player2"


@pytest.mark.rule("swu:6.4.5.a", "swu:6.3.0.d", "swu:6.3.0.a", "swu:6.1.1", "swu:6.3.0.e")
def test_an_attack_by_an_ability_goes_through_all_its_steps_and_is_no_further_action() -> None:
    leia = "leia-organa#alliance-general"
    scene = Scene(
        {
            "player1": {
                "leader": leia,
                "spaceArena": ["restored-arc170"],
                "groundArena": ["battlefield-marine"],
                "base": {"card": "kestro-city", "damage": 4},
            }
        }
    )
    scene.use("player1", leia)
    scene.click("battlefield-marine")
    scene.click("administrators-tower")
    assert scene.player("player2").base.damage == 3
    assert scene.seat == "player1"
    scene.choose("pass")
    assert scene.seat == "player2"


@pytest.mark.rule("swu:7.1.2", "swu:1.6.4", "swu:6.4.0.b", "swu:6.4.3.a", "swu:7.2.1")
def test_every_ability_is_of_one_of_the_five_kinds() -> None:
    kinds = (Action, EventText, Keyword, Triggered)
    counted = dict.fromkeys(kinds, 0)
    for text in texts().values():
        for ability in (*text.abilities, *text.deployed, *(text.pilot or ())):
            assert sum(isinstance(ability, kind) for kind in kinds) <= 1
            for kind in kinds:
                counted[kind] += isinstance(ability, kind)
    assert min(counted.values()) > 50
    assert sum(len(card.actions) for card in all_faces()) > 50
    for card in all_faces():
        for side in (side for side in (card, card.unit_side, card.pilot) if side is not None):
            assert list(side.actions) == [one for one in side.abilities if isinstance(one, Action)]
            assert list(side.triggers) == [one for one in side.abilities if isinstance(one, Triggered)]
            assert list(side.standing) == [one for one in side.abilities if isinstance(one, Standing)]
            assert side.plain == (not any(one.another_way for one in side.abilities))
            words = [one for one in side.abilities if isinstance(one, Keyword)]
            assert side.raid == sum(one.number for one in words if one.name == "raid")
            assert all(side.flags & one.bit for one in words if one.name not in ("raid", "restore"))


# Constant abilities (chapter 7.3).


@pytest.mark.rule("swu:7.3.1", "swu:7.3.2", "swu:7.3.4", "swu:8.16.3")
def test_a_constant_ability_works_while_its_card_is_in_play_also_exhausted() -> None:
    veers = "general-veers#blizzard-force-commander"
    scene = Scene(
        {
            "player1": {"hand": [veers], "groundArena": ["death-star-stormtrooper"]},
            "player2": {"hand": ["vanquish"]},
        }
    )
    scene.act("player1", "play", veers)
    trooper = scene.unit("death-star-stormtrooper")
    assert scene.unit(veers).exhausted
    assert (trooper.power, trooper.hp) == (4, 2)
    scene.act("player2", "play", "vanquish", veers)
    trooper = scene.unit("death-star-stormtrooper")
    assert (trooper.power, trooper.hp) == (3, 1)


@pytest.mark.rule("swu:7.3.3", "swu:8.16.3")
@pytest.mark.example("swu-ex:7.3.3-1")
def test_a_conditional_constant_ability_follows_its_condition() -> None:
    guards = "vigilant-honor-guards"
    scene = Scene(
        {"player1": {"groundArena": [guards], "hand": ["repair"]}, "player2": {"groundArena": ["battlefield-marine"]}}
    )
    assert scene.unit(guards).flags & 1
    scene.act("player1", "pass")
    scene.act("player2", "attack", "battlefield-marine", guards)
    assert not scene.unit(guards).flags & 1
    scene.act("player1", "play", "repair", guards)
    assert scene.unit(guards).damage == 0
    assert scene.unit(guards).flags & 1


@pytest.mark.rule("swu:7.3.3.a")
@pytest.mark.example("swu-ex:7.3.3.a-1")
def test_conditions_that_only_each_other_would_fulfil_are_not_fulfilled() -> None:
    mutual = Constant(None, gaining(saboteur), Control((HasKeyword("saboteur"), another)))
    scene = Scene({"player1": {"groundArena": ["battlefield-marine", "wampa"]}})
    table = scene.table
    first, second = table.players[0].units
    for unit in (first, second):
        unit.lasting.append(_lasting(unit, mutual))
    derive(table)
    assert (first.flags & 16, second.flags & 16) == (0, 0)
    first.lasting.append(_lasting(first, saboteur))
    derive(table)
    assert (first.flags & 16, second.flags & 16) == (16, 16)


def _lasting(unit: Unit, ability: Ability) -> Lasting:
    """Return an ability that a unit has for this phase."""
    return Lasting(PHASE, gaining(ability), unit.face, unit.controller)


@pytest.mark.rule("swu:6.4.1", "swu:6.4.0.a", "swu:7.1.6.d")
def test_an_ability_is_named_and_one_of_several_can_be_chosen() -> None:
    vader = "darth-vader#dark-lord-of-the-sith"
    scene = Scene({"player1": {"leader": vader}})
    offered = uses(scene, vader)
    assert len(offered) == 2
    scene.use("player1", vader, 1)
    assert scene.unit(vader).leader


@pytest.mark.rule("swu:6.4.4.c")
def test_a_cost_that_something_replaces_counts_as_paid() -> None:
    palpatine, droid = "emperor-palpatine#galactic-ruler", "l337#get-out-of-my-seat"
    scene = Scene(
        {
            "player1": {"leader": palpatine, "groundArena": [droid], "spaceArena": ["alliance-xwing"]},
            "player2": {"groundArena": ["wampa"]},
        }
    )
    scene.use("player1", palpatine)
    scene.click(droid)
    while scene.asked != "swu-ask-effect":
        scene.choose(next(option for option in scene.options if option not in ("no", "pass")))
    assert [upgrade.face.key for upgrade in scene.unit("alliance-xwing").upgrades] == [droid]
    scene.click("wampa")
    assert (scene.unit("wampa").damage, len(scene.hand("player1"))) == (1, 1)


@pytest.mark.rule("swu:1.5.2.c", "swu:1.15.1")
def test_the_abilities_of_an_enemy_unit_are_its_controllers_unless_anybody_may_use_them() -> None:
    gunship, crosshair = "mercenary-gunship", "crosshair#following-orders"
    scene = Scene({"player2": {"spaceArena": [gunship], "groundArena": [crosshair]}})
    assert (len(uses(scene, gunship)), len(uses(scene, crosshair))) == (1, 0)
    scene.act("player1", "pass")
    assert (len(uses(scene, gunship)), len(uses(scene, crosshair))) == (1, 2)
    scene.act("player2", "attack", crosshair, "kestro-city")
    scene.use("player1", gunship)
    assert (scene.unit(gunship).controller, scene.ready("player1")) == (0, 16)
    assert [dict(entry.message.args)["seat"] for entry in scene.game.log if entry.message.id == "swu-log-uses"] == [1]


@pytest.mark.rule("swu:1.5.2.c", "swu:1.15.1")
def test_the_ability_of_an_upgrade_is_its_controllers() -> None:
    poe, ships = "poe-dameron#i-can-fly-anything", ["alliance-xwing", "republic-ywing"]
    scene = Scene({"player1": {"leader": poe, "spaceArena": ships}})
    scene.use("player1", poe, 0, "alliance-xwing")
    assert (scene.seat, uses(scene, poe)) == ("player2", [])
    scene.act("player2", "pass")
    assert len(uses(scene, poe)) == 1


@pytest.mark.rule("swu:8.15.2")
def test_what_leaders_lose_units_and_bases_keep() -> None:
    dispatcher, monastery = "alliance-dispatcher", "mystic-monastery"
    units = ["brain-invaders", dispatcher]
    scene = Scene({"player1": {"leader": IDEN, "base": monastery, "groundArena": units}})
    assert (len(uses(scene, dispatcher)), len(uses(scene, monastery))) == (1, 1)
    assert [one[3] for one in uses(scene, IDEN)] == [1]  # the epic action


@pytest.mark.rule("swu:7.2.4", "swu:3.4.5")
def test_a_leader_that_was_deployed_and_defeated_keeps_its_other_actions() -> None:
    scene = Scene({"player1": {"leader": IDEN}, "player2": {"hand": ["open-fire", "open-fire"]}})
    scene.use("player1", IDEN, 1)
    scene.act("player2", "play", "open-fire", IDEN).act("player1", "pass")
    scene.act("player2", "play", "open-fire", IDEN)
    scene.next_round()
    assert [one[3] for one in uses(scene, IDEN)] == [0]


@pytest.mark.rule("swu:7.2.5", "swu:6.4.0.c")
def test_spending_one_of_a_limited_number_of_uses_changes_something() -> None:
    monastery = "mystic-monastery"
    scene = Scene({"player1": {"base": monastery, "hasForceToken": True}})
    for _ in range(3):
        scene.use("player1", monastery)
        scene.act("player2", "pass")
    assert uses(scene, monastery) == []
