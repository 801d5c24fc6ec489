"""Command cards of Spark of Rebellion that do anything unusual."""

from __future__ import annotations

import pytest

from swu.scenes import Scene
from tablero.games.swu.constants import AMBUSH, SENTINEL


@pytest.mark.rule("swu:8.5.6", "swu:8.31.1")
def test_tagge_gives_experience_to_up_to_three_troopers() -> None:
    scene = Scene(
        {
            "player1": {
                "hand": ["general-tagge#concerned-commander"],
                "groundArena": ["death-trooper", "battlefield-marine", "wampa"],
            },
            "player2": {"groundArena": ["echo-base-defender"]},
        }
    )
    scene.act("player1", "play", "general-tagge#concerned-commander")
    assert scene.unit("wampa").ref not in scene.options
    scene.click("death-trooper", "echo-base-defender")
    assert [unit.face.key for unit in scene.units() if unit.upgrades] == ["death-trooper", "echo-base-defender"]


@pytest.mark.rule("swu:1.7.7")
def test_the_technician_becomes_a_ready_resource() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["superlaser-technician"], "resources": {"readyCount": 0, "exhaustedCount": 2}},
            "player2": {"groundArena": ["wampa"], "hasInitiative": True},
        }
    )
    scene.act("player2", "attack", "wampa", "superlaser-technician").choose("yes")
    assert scene.discard("player1") == []
    assert scene.ready("player1") == 1
    assert "superlaser-technician" in scene.resources("player1")


@pytest.mark.rule("swu:7.6.16.b")
@pytest.mark.parametrize(("enemy", "falls"), [("consular-security-force", True), ("luke", False)])
def test_rukh_defeats_non_leaders_he_wounds(enemy: str, falls: bool) -> None:
    luke = {"card": "luke-skywalker#faithful-friend", "deployed": True}
    theirs = {"leader": luke} if enemy == "luke" else {"groundArena": [enemy]}
    scene = Scene({"player1": {"groundArena": ["rukh#thrawns-assassin"]}, "player2": theirs})
    target = "luke-skywalker#faithful-friend" if enemy == "luke" else enemy
    scene.act("player1", "attack", "rukh#thrawns-assassin", target)
    assert bool(scene.units(target)) != falls


@pytest.mark.rule("swu:8.21.1", "swu:6.3.0.c")
def test_rukh_needs_to_deal_damage() -> None:
    shielded = {"card": "consular-security-force", "upgrades": ["shield"]}
    scene = Scene({"player1": {"groundArena": ["rukh#thrawns-assassin"]}, "player2": {"groundArena": [shielded]}})
    scene.act("player1", "attack", "rukh#thrawns-assassin", "consular-security-force")
    assert scene.units("consular-security-force")
    bare = Scene(
        {
            "player1": {"groundArena": ["rukh#thrawns-assassin"]},
            "player2": {"groundArena": ["consular-security-force"]},
        }
    )
    bare.act("player1", "attack", "rukh#thrawns-assassin", "consular-security-force")
    assert not bare.units("consular-security-force")  # damage that was dealt sets it off


def test_rukh_does_nothing_while_defending() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["rukh#thrawns-assassin"]},
            "player2": {"groundArena": ["consular-security-force"], "hasInitiative": True},
        }
    )
    scene.act("player2", "attack", "consular-security-force", "rukh#thrawns-assassin")
    assert scene.unit("consular-security-force").damage == 3


@pytest.mark.rule("swu:8.27.8")
def test_vader_searches_for_units_within_a_combined_cost() -> None:
    deck = ["tieln-fighter", "death-star-stormtrooper", "death-trooper", "battlefield-marine", "atst"]
    scene = Scene({"player1": {"hand": ["darth-vader#commanding-the-first-legion"], "deck": deck}})
    scene.act("player1", "play", "darth-vader#commanding-the-first-legion")
    while scene.asked == "swu-ask-next-trigger":
        scene.choose(scene.options[0])
    keys = {scene.table.faces[card].key: ("card", card) for _, card in scene.options}
    assert set(keys) == {"tieln-fighter", "death-star-stormtrooper", "death-trooper", "atst"}
    assert scene.refuses((keys["tieln-fighter"], keys["death-trooper"])) == "swu:8.27.8"
    scene.choose((keys["tieln-fighter"], keys["death-star-stormtrooper"]))
    while scene.asked == "swu-ask-next-play":
        scene.choose(scene.options[0])
    assert scene.units("tieln-fighter")
    assert scene.units("death-star-stormtrooper")
    assert sorted(scene.deck("player1")) == ["atst", "battlefield-marine", "death-trooper"]


@pytest.mark.rule("swu:1.9.11", "swu:8.2.1")
def test_the_atat_deals_its_excess_to_another_ground_unit() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["blizzard-assault-atat"]},
            "player2": {
                "groundArena": ["battlefield-marine", "consular-security-force"],
                "spaceArena": ["alliance-xwing"],
            },
        }
    )
    scene.act("player1", "attack", "blizzard-assault-atat", "battlefield-marine")
    assert set(scene.options) == {scene.unit("consular-security-force").ref, "pass"}
    scene.click("consular-security-force")
    assert scene.unit("consular-security-force").damage == 6


@pytest.mark.rule("swu:1.9.11")
def test_without_excess_the_atat_asks_nothing() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["blizzard-assault-atat"]},
            "player2": {"groundArena": [{"card": "blizzard-assault-atat", "damage": 0}, "wampa"]},
        }
    )
    mine, theirs = scene.units("blizzard-assault-atat")
    scene.choose(("attack", mine.id)).choose(theirs.ref)
    assert scene.asked == "swu-ask-action"


@pytest.mark.parametrize(("resources", "damage"), [(10, 10), (13, 13)])
def test_the_devastator_deals_as_much_as_there_are_resources(resources: int, damage: int) -> None:
    scene = Scene(
        {
            "player1": {
                "leader": "grand-moff-tarkin#oversector-governor",
                "base": "echo-base",
                "hand": ["devastator#inescapable"],
                "resources": resources,
            },
            "player2": {"spaceArena": [{"card": "avenger#hunting-star-destroyer", "upgrades": ["resilient"] * 4}]},
        }
    )
    scene.act("player1", "play", "devastator#inescapable", "avenger#hunting-star-destroyer")
    assert scene.unit("avenger#hunting-star-destroyer").damage == damage


@pytest.mark.rule("swu:8.6.4")
def test_the_emperors_legion_knows_only_the_last_time_a_card_was_in_play() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["the-emperors-legion"], "groundArena": ["battlefield-marine"], "discard": ["wampa"]},
            "player2": {"hand": ["takedown"], "hasInitiative": True},
        }
    )
    scene.act("player2", "play", "takedown", "battlefield-marine")
    scene.act("player1", "play", "the-emperors-legion")
    assert scene.hand("player1") == ["battlefield-marine"]
    assert sorted(scene.discard("player1")) == ["the-emperors-legion", "wampa"]


@pytest.mark.rule("swu:6.2.3.a")
def test_the_dispatcher_lets_a_unit_cost_less() -> None:
    scene = Scene(
        {
            "player1": {
                "base": "echo-base",
                "leader": "luke-skywalker#faithful-friend",
                "groundArena": ["alliance-dispatcher"],
                "hand": ["battlefield-marine", "moment-of-peace"],
            }
        }
    )
    scene.use("player1", "alliance-dispatcher")
    assert scene.selectable() == ["player1/hand/battlefield-marine"]
    scene.click("battlefield-marine")
    assert scene.ready("player1") == 19


@pytest.mark.parametrize(("target", "damage"), [("atst", 2), ("avenger#hunting-star-destroyer", 1)])
def test_ackbar_counts_units_in_the_arena_of_his_target(target: str, damage: int) -> None:
    scene = Scene(
        {
            "player1": {
                "hand": ["admiral-ackbar#brilliant-strategist"],
                "groundArena": ["battlefield-marine"],
                "spaceArena": ["alliance-xwing"],
            },
            "player2": {"groundArena": ["atst"], "spaceArena": ["avenger#hunting-star-destroyer"]},
        }
    )
    scene.act("player1", "play", "admiral-ackbar#brilliant-strategist", target)
    assert scene.unit(target).damage == damage


@pytest.mark.rule("swu:8.33.2")
def test_bright_hope_draws_only_if_a_unit_was_returned() -> None:
    scene = Scene({"player1": {"hand": ["bright-hope#the-last-transport"], "groundArena": ["wampa"]}})
    scene.act("player1", "play", "bright-hope#the-last-transport").choose("pass")
    assert scene.hand("player1") == []
    scene = Scene({"player1": {"hand": ["bright-hope#the-last-transport"], "groundArena": ["wampa"]}})
    scene.act("player1", "play", "bright-hope#the-last-transport", "wampa")
    assert len(scene.hand("player1")) == 2


def test_wedge_leads_vehicles() -> None:
    scene = Scene(
        {"player1": {"groundArena": ["wedge-antilles#star-of-the-rebellion", "atst"], "spaceArena": ["alliance-xwing"]}}
    )
    values = {unit.face.key: (unit.power, unit.hp, bool(unit.flags & AMBUSH)) for unit in scene.units()}
    assert values["atst"] == (7, 8, True)
    assert values["alliance-xwing"] == (3, 4, True)
    assert values["wedge-antilles#star-of-the-rebellion"] == (5, 5, False)


@pytest.mark.rule("swu:7.1.6.a", "swu:1.8.4")
def test_home_one_plays_a_unit_from_the_discard_pile() -> None:
    scene = Scene(
        {
            "player1": {
                "leader": "luke-skywalker#faithful-friend",
                "base": "echo-base",
                "hand": ["home-one#alliance-flagship"],
                "discard": ["battlefield-marine", "wampa", "consular-security-force"],
            }
        }
    )
    scene.act("player1", "play", "home-one#alliance-flagship")
    assert "pass" not in scene.options
    assert scene.selectable() == [
        "player1/discard/battlefield-marine",
        "player1/discard/consular-security-force",
    ]
    ready = scene.ready("player1")
    scene.click("battlefield-marine")
    assert scene.ready("player1") == ready
    assert scene.unit("battlefield-marine").restore == 1
    assert scene.unit("home-one#alliance-flagship").restore == 2


@pytest.mark.rule("swu:7.6.4", "swu:3.6.8")
def test_krells_soldiers_may_draw_even_if_he_falls_with_them() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["general-krell#heartless-tactician", "battlefield-marine", "wampa"]},
            "player2": {"hand": ["superlaser-blast"], "hasInitiative": True},
        }
    )
    scene.act("player2", "play", "superlaser-blast")
    while scene.asked != "swu-ask-action":
        scene.choose("yes" if "yes" in scene.options else scene.options[0])
    assert len(scene.hand("player1")) == 2


@pytest.mark.rule("swu:8.19.2")
def test_attack_pattern_delta_is_for_three_different_units() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["attack-pattern-delta"], "groundArena": ["wampa", "battlefield-marine", "atst"]},
            "player2": {"groundArena": ["consular-security-force"]},
        }
    )
    scene.act("player1", "play", "attack-pattern-delta", "wampa")
    assert set(scene.options) == {scene.unit("battlefield-marine").ref, scene.unit("atst").ref}
    scene.click("atst")
    assert scene.options == (scene.unit("battlefield-marine").ref,)
    scene.click("battlefield-marine")
    assert [unit.power for unit in scene.player("player1").units] == [7, 4, 8]


def test_attack_pattern_delta_with_one_unit() -> None:
    scene = Scene({"player1": {"hand": ["attack-pattern-delta"], "groundArena": ["wampa"]}})
    scene.act("player1", "play", "attack-pattern-delta", "wampa")
    assert scene.unit("wampa").power == 7
    assert scene.asked == "swu-ask-action"


@pytest.mark.rule("swu:8.5.4")
def test_command_can_become_a_resource_and_strike() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["command"], "groundArena": ["wampa"]},
            "player2": {"groundArena": ["battlefield-marine", "bail-organa#rebel-councilor"]},
        }
    )
    scene.act("player1", "play", "command")
    scene.choose(("mode", 2)).choose(("mode", 1)).click("wampa")
    assert scene.options == (scene.unit("battlefield-marine").ref,)  # not the unique one
    scene.click("battlefield-marine")
    assert scene.discard("player2") == ["battlefield-marine"]
    assert "command" in scene.resources("player1")
    assert scene.discard("player1") == []


def test_yularen_heals_for_himself_too() -> None:
    scene = Scene(
        {
            "player1": {
                "hand": ["colonel-yularen#isb-director", "battlefield-marine", "wampa"],
                "base": {"card": "echo-base", "damage": 5},
            }
        }
    )
    for card, left in (("colonel-yularen#isb-director", 4), ("battlefield-marine", 3), ("wampa", 3)):
        scene.act("player1", "play", card)
        assert scene.base("player1").damage == left
        scene.act("player2", "pass")


@pytest.mark.rule("swu:6.3.2.a", "swu:7.1.6.c")
def test_the_shuttle_lets_an_exhausted_unit_attack_a_unit() -> None:
    scene = Scene(
        {
            "player1": {
                "spaceArena": ["frontline-shuttle"],
                "groundArena": [{"card": "wampa", "exhausted": True}],
            },
            "player2": {"groundArena": ["battlefield-marine"]},
        }
    )
    scene.use("player1", "frontline-shuttle")
    assert scene.discard("player1") == ["frontline-shuttle"]
    scene.click("wampa")
    assert scene.options == (scene.unit("battlefield-marine").ref,)


def test_the_97th_legion_is_as_strong_as_its_supplies() -> None:
    scene = Scene({"player1": {"groundArena": ["97th-legion#keeping-the-peace-on-sullust"], "resources": 4}})
    legion = scene.unit("97th-legion#keeping-the-peace-on-sullust")
    assert (legion.power, legion.hp) == (4, 4)
    scene.edit("resources", 0, 7)
    assert scene.unit("97th-legion#keeping-the-peace-on-sullust").hp == 7


@pytest.mark.parametrize(("mode", "hand", "damage"), [(0, ["atst"], 5), (1, [], 2)])
def test_the_walker_draws_or_discards(mode: int, hand: list[str], damage: int) -> None:
    scene = Scene(
        {
            "player1": {
                "hand": ["reinforcement-walker"],
                "base": {"card": "echo-base", "damage": 5},
                "deck": ["atst", "wampa"],
            }
        }
    )
    scene.act("player1", "play", "reinforcement-walker")
    top = scene.player("player1").deck[-1]
    assert scene.table.shown == [(top, (0,))]
    scene.choose(("mode", mode))
    assert scene.hand("player1") == hand
    assert scene.base("player1").damage == damage
    assert scene.table.shown == []


@pytest.mark.rule("swu:6.3.3.a")
def test_the_heavy_blaster_fires_into_the_arena_of_the_defender() -> None:
    scene = Scene(
        {
            "player1": {
                "groundArena": [{"card": "atst", "upgrades": ["hardpoint-heavy-blaster"]}],
                "spaceArena": ["alliance-xwing"],
            },
            "player2": {"groundArena": ["battlefield-marine", "consular-security-force"]},
        }
    )
    scene.act("player1", "attack", "atst", "battlefield-marine")
    assert scene.unit("alliance-xwing").ref not in scene.options
    scene.click("consular-security-force")
    assert scene.unit("consular-security-force").damage == 2
    scene = Scene({"player1": {"groundArena": [{"card": "atst", "upgrades": ["hardpoint-heavy-blaster"]}]}})
    scene.act("player1", "attack", "atst", "administrators-tower")
    assert scene.asked == "swu-ask-action"


@pytest.mark.rule("swu:8.28.1", "swu:8.28.1.a")
def test_a_traitor_changes_sides_and_comes_back() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["traitorous"]},
            "player2": {"groundArena": ["battlefield-marine", "wampa"], "hand": ["confiscate"]},
        }
    )
    scene.act("player1", "play", "traitorous", "battlefield-marine")
    assert scene.unit("battlefield-marine").controller == 0
    scene.act("player2", "play", "confiscate", "traitorous")
    assert scene.unit("battlefield-marine").controller == 1
    assert scene.discard("player1") == ["traitorous"]


def test_traitorous_does_nothing_to_what_costs_more() -> None:
    scene = Scene({"player1": {"hand": ["traitorous"]}, "player2": {"groundArena": ["wampa"]}})
    scene.act("player1", "play", "traitorous", "wampa")
    assert scene.unit("wampa").controller == 1


@pytest.mark.rule("swu:8.27.3")
def test_recruits_are_shown() -> None:
    scene = Scene({"player1": {"hand": ["recruit"], "deck": ["repair", "wampa", "resupply"]}})
    scene.act("player1", "play", "recruit").click("wampa")
    [card] = scene.player("player1").hand
    assert (scene.hand("player1"), scene.table.known[card]) == (["wampa"], 3)


@pytest.mark.parametrize(("resources", "guards"), [(5, False), (6, True)])
def test_the_militia_stands_guard_with_six_resources(resources: int, guards: bool) -> None:
    scene = Scene({"player1": {"groundArena": ["homestead-militia"], "resources": resources}})
    assert bool(scene.unit("homestead-militia").flags & SENTINEL) == guards
