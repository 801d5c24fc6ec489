"""Twilight of the Republic: Coordinate, Exploit, token units, and cards that do something unusual."""

from __future__ import annotations

from typing import Any

import pytest

from swu.cards.test_shd import Scene
from tablero.games.swu.abilities import Act
from tablero.games.swu.cards import face
from tablero.games.swu.checks import defeat_all, leave_play
from tablero.games.swu.constant_abilities import actions_of, give
from tablero.games.swu.constants import PHASE, SENTINEL
from tablero.games.swu.costs import Terms, cost_of
from tablero.games.swu.vocabulary import gaining, overwhelm

# Coordinate.


def with_units(*keys: Any, **more: Any) -> Scene:
    """Return a scene with these ground units of player1."""
    return Scene({"player1": {"groundArena": list(keys), **more}})


@pytest.mark.rule("swu:7.5.15.a")
def test_what_follows_coordinate_is_active_with_three_units() -> None:
    two = with_units("clone-heavy-gunner", "wampa")
    assert two.unit("clone-heavy-gunner").power == 1
    three = with_units("clone-heavy-gunner", "wampa", "battle-droid")
    assert three.unit("clone-heavy-gunner").power == 3


@pytest.mark.rule("swu:7.5.15.a")
def test_only_ones_own_units_count() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["clone-heavy-gunner", "wampa"]},
            "player2": {"groundArena": ["wampa", "wampa", "wampa"]},
        }
    )
    assert scene.unit("clone-heavy-gunner").power == 1


@pytest.mark.rule("swu:7.5.15.b")
def test_each_coordinate_is_an_ability_of_its_own() -> None:
    gunner = {"card": "clone-heavy-gunner", "upgrades": ["for-the-republic", "for-the-republic"]}
    scene = with_units(gunner, "wampa", "battle-droid")
    unit = scene.unit("clone-heavy-gunner")
    assert (unit.power, unit.restore) == (7, 4)


@pytest.mark.rule("swu:7.5.15.c")
def test_with_two_units_the_keyword_is_there_but_asleep() -> None:
    scene = Scene(
        {
            "player1": {
                "leader": {"card": "boba-fett#daimyo", "deployed": True},
                "groundArena": ["clone-heavy-gunner"],
            }
        }
    )
    assert scene.unit("clone-heavy-gunner").power == 2  # 1, and 1 for having a keyword


@pytest.mark.rule("swu:7.5.15.a")
def test_the_unit_itself_counts_when_it_is_played() -> None:
    scene = with_units("wampa", "wampa", hand=["pelta-supply-frigate"])
    scene.act("player1", "play", "pelta-supply-frigate")
    assert len(scene.units("clone-trooper")) == 1
    alone = with_units("wampa", hand=["pelta-supply-frigate"])
    alone.act("player1", "play", "pelta-supply-frigate")
    assert alone.units("clone-trooper") == []


@pytest.mark.rule("swu:7.5.15.a", "swu:7.5.15.c")
def test_an_action_after_coordinate_can_be_used_only_then() -> None:
    two = with_units("wampa", "wampa", leader="ahsoka-tano#snips")
    assert two.refuses(("use", "leader", two.leader("player1").card, 0)) == "swu:6.4.2"
    three = with_units("wampa", "wampa", "battle-droid", leader="ahsoka-tano#snips")
    three.use("player1", "ahsoka-tano#snips", 0, "battle-droid")
    assert three.base("player2").damage == 2


@pytest.mark.rule("swu:7.5.15.a")
def test_coordinate_is_lost_as_soon_as_a_unit_is_lost() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["republic-commando", {"card": "wampa", "damage": 3}, "battle-droid"]},
            "player2": {"groundArena": ["pyke-sentinel", "battlefield-marine"]},
        }
    )
    scene.act("player1", "pass")
    scene.act("player2", "attack", "battlefield-marine", "battle-droid")
    scene.choose(("attack", scene.unit("republic-commando").id))
    assert scene.asked == "swu-ask-action"  # without Saboteur there was only the Sentinel to attack


def test_the_defender_is_weaker_only_against_the_dive_trooper() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["clone-dive-trooper", "battlefield-marine", "wampa"]},
            "player2": {"groundArena": ["death-star-stormtrooper", "pyke-sentinel"]},
        }
    )
    scene.act("player1", "attack", "clone-dive-trooper")
    assert scene.unit("clone-dive-trooper").damage == 0  # the sentinel's 2 power are gone
    assert scene.unit("pyke-sentinel").power == 2


# Exploit.


def tank(units: list[Any], resources: int, **more: Any) -> Scene:
    """Return a scene with a tank that costs 9 and has Exploit 3."""
    side = {
        "leader": "count-dooku#face-of-the-confederacy",
        "base": "lair-of-grievous",
        "hand": ["separatist-super-tank"],
        "groundArena": units,
        "resources": resources,
    }
    return Scene({"player1": {**side, **more}})


@pytest.mark.rule("swu:7.5.16.a", "swu:7.5.16.c")
def test_each_unit_that_is_exploited_makes_the_card_cost_two_less() -> None:
    scene = tank(["battle-droid", "battle-droid", "battle-droid", "wampa"], 9)
    scene.act("player1", "play", "separatist-super-tank")
    assert scene.asked == "swu-ask-exploit"
    droids = [unit.ref for unit in scene.units("battle-droid")]
    scene.choose(tuple(droids[:2]))
    assert scene.ready("player1") == 4
    assert len(scene.units("battle-droid")) == 1
    assert scene.units("separatist-super-tank")


@pytest.mark.rule("swu:7.5.16.a")
def test_exploiting_is_optional_and_bounded() -> None:
    scene = tank(["battle-droid"] * 5, 9)
    scene.act("player1", "play", "separatist-super-tank")
    droids = [unit.ref for unit in scene.units("battle-droid")]
    assert scene.game.why_not(tuple(droids[:4])) is not None
    scene.choose(())
    assert scene.ready("player1") == 0
    assert len(scene.units("battle-droid")) == 5


@pytest.mark.rule("swu:7.5.16.a", "swu:1.8.2")
def test_with_too_few_resources_enough_units_must_be_exploited() -> None:
    scene = tank(["battle-droid"] * 3, 5)
    scene.act("player1", "play", "separatist-super-tank")
    droids = [unit.ref for unit in scene.units("battle-droid")]
    assert scene.game.why_not(tuple(droids[:1])) is not None
    scene.choose(tuple(droids[:2]))
    assert scene.ready("player1") == 0
    too_few = tank(["battle-droid"] * 3, 2)
    assert too_few.refuses(("play", too_few.player("player1").hand[0])) == "swu:1.8.2"


@pytest.mark.rule("swu:7.5.16.b")
def test_exploit_adds_up() -> None:
    scene = tank(["battle-droid"] * 5, 1)
    scene.use("player1", "count-dooku#face-of-the-confederacy", 0, "separatist-super-tank")
    assert scene.asked == "swu-ask-exploit"
    droids = [unit.ref for unit in scene.units("battle-droid")]
    scene.choose(tuple(droids[:4]))  # Exploit 3 and 1
    assert scene.units("separatist-super-tank")
    assert len(scene.units("battle-droid")) == 1


@pytest.mark.rule("swu:7.5.16.b")
def test_the_next_separatist_card_gains_exploit_and_only_the_next() -> None:
    dooku = {"card": "count-dooku#face-of-the-confederacy", "deployed": True}
    hand = ["super-battle-droid", "b1-security-team"]
    scene = tank(["battle-droid", "battle-droid"], 9, leader=dooku, hand=hand)
    scene.act("player1", "attack", "count-dooku#face-of-the-confederacy")
    scene.act("player2", "pass")
    scene.act("player1", "play", "super-battle-droid")
    assert scene.asked == "swu-ask-exploit"
    scene.choose((scene.units("battle-droid")[0].ref,))
    scene.act("player2", "pass")
    scene.act("player1", "play", "b1-security-team")
    assert scene.asked == "swu-ask-action"


@pytest.mark.example("swu-ex:7.5.16.d-1")
@pytest.mark.rule("swu:7.5.16.d")
def test_what_an_exploited_unit_sets_off_waits_for_the_end_of_the_play() -> None:
    scene = Scene(
        {
            "player1": {
                "leader": "general-grievous#general-of-the-droid-armies",
                "base": "level-1313",
                "groundArena": ["oomseries-officer"],
                "hand": ["tridroid-suppressor"],
                "resources": 9,
            },
            "player2": {"groundArena": ["wampa", "atst"]},
        }
    )
    scene.act("player1", "play", "tridroid-suppressor")
    scene.choose((scene.unit("oomseries-officer").ref,))
    assert scene.units("tridroid-suppressor")  # it is in play, paid for
    assert scene.ready("player1") == 4
    assert scene.asked == "swu-ask-next-trigger"  # both abilities wait in one window
    assert len(scene.options) == 2


@pytest.mark.rule("swu:1.8.5")
def test_what_is_played_for_free_exploits_nobody() -> None:
    scene = Scene(
        {
            "player1": {
                "hand": ["endless-legions"],
                "groundArena": ["battle-droid"],
                "resources": ["separatist-super-tank", *["wampa"] * 18],
            },
        }
    )
    scene.act("player1", "play", "endless-legions")
    scene.click("separatist-super-tank")
    assert scene.units("separatist-super-tank")
    assert scene.units("battle-droid")


@pytest.mark.rule("swu:8.35.1.a")
def test_count_dooku_hurts_with_those_that_were_exploited() -> None:
    scene = Scene(
        {
            "player1": {
                "hand": ["count-dooku#fallen-jedi"],
                "groundArena": ["wampa", "battle-droid", "death-star-stormtrooper"],
            },
            "player2": {"groundArena": ["atst", "battlefield-marine"]},
        }
    )
    scene.act("player1", "play", "count-dooku#fallen-jedi")
    scene.click("wampa", "battle-droid")
    scene.click("atst").choose("pass")
    assert scene.unit("atst").damage == 4


def test_osi_sobeck_captures_by_what_was_paid() -> None:
    scene = Scene(
        {
            "player1": {
                "leader": "general-grievous#general-of-the-droid-armies",
                "base": "lair-of-grievous",
                "hand": ["osi-sobeck#warden-of-the-citadel"],
                "groundArena": ["battle-droid", "battle-droid"],
            },
            "player2": {"groundArena": ["battlefield-marine", "wampa"]},
        }
    )
    scene.act("player1", "play", "osi-sobeck#warden-of-the-citadel")
    scene.choose(tuple(unit.ref for unit in scene.units("battle-droid")))
    assert scene.units("battlefield-marine") == []  # 2 of its 6 were paid
    assert scene.units("wampa")


# Tokens.


def test_token_units_are_created_exhausted_and_are_no_played_cards() -> None:
    scene = Scene({"player1": {"hand": ["droid-deployment"]}})
    scene.act("player1", "play", "droid-deployment")
    droids = scene.units("battle-droid")
    assert len(droids) == 2
    assert all(unit.exhausted and unit.face.token and unit.card == -1 for unit in droids)
    assert len(scene.table.this_phase("played")) == 1


def test_chancellor_palpatine_readies_tokens_as_they_come() -> None:
    scene = with_units("chancellor-palpatine#wartime-chancellor", hand=["drop-in"])
    scene.act("player1", "play", "drop-in")
    assert all(not unit.exhausted for unit in scene.units("clone-trooper"))


def test_the_clone_wars_serve_both_sides() -> None:
    scene = Scene({"player1": {"hand": ["the-clone-wars"], "resources": 8}})
    scene.act("player1", "play", "the-clone-wars")
    scene.choose(("number", 3))
    assert len(scene.units("clone-trooper")) == 3
    assert [unit.controller for unit in scene.units("battle-droid")] == [1, 1, 1]


# Other cards.


def test_satine_gives_every_unit_her_action() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["satine-kryze#committed-to-peace"]},
            "player2": {"groundArena": [{"card": "wampa", "damage": 2}]},
        }
    )
    assert len(actions_of(scene.unit("wampa"))) == 1
    scene.act("player1", "pass")
    scene.use("player2", "wampa")
    assert len(scene.discard("player1")) == 2  # half of 3, rounded up


def test_finn_prevents_one_damage_each_time() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["finn#on-the-run", "chewbacca#pykesbane"]},
            "player2": {"groundArena": ["wampa"], "hand": ["open-fire"]},
        }
    )
    scene.act("player1", "attack", "finn#on-the-run", "administrators-tower", "chewbacca#pykesbane")
    scene.act("player2", "play", "open-fire", "chewbacca#pykesbane")
    assert scene.unit("chewbacca#pykesbane").damage == 3


def test_huyang_teaches_as_long_as_he_is_there() -> None:
    scene = with_units("wampa", "battlefield-marine", hand=["huyang#enduring-instructor"])
    scene.act("player1", "play", "huyang#enduring-instructor", "wampa")
    assert (scene.unit("wampa").power, scene.unit("wampa").hp) == (6, 7)
    leave_play(scene.table, scene.unit("huyang#enduring-instructor"))
    assert (scene.unit("wampa").power, scene.unit("wampa").hp) == (4, 5)


def test_the_high_ground_weakens_only_those_who_attack_it() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["i-have-the-high-ground"], "groundArena": ["battlefield-marine", "pyke-sentinel"]},
            "player2": {"groundArena": ["wampa"]},
        }
    )
    scene.act("player1", "play", "i-have-the-high-ground", "pyke-sentinel")
    assert scene.unit("wampa").power == 4
    scene.act("player2", "attack", "wampa")
    assert scene.unit("pyke-sentinel").damage == 0


def test_ki_adi_mundi_draws_at_the_second_card_only() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["kiadimundi#composed-and-confident", "wampa", "wampa"]},
            "player2": {"hand": ["drop-in", "drop-in", "drop-in"]},
        }
    )
    asked = []
    for _ in range(3):
        scene.act("player1", "pass")
        scene.act("player2", "play", "drop-in")
        asked.append(scene.asked == "swu-ask-may")
        if asked[-1]:
            scene.choose("yes")
    assert asked == [False, True, False]
    assert len(scene.hand("player1")) == 2


def test_resolute_hits_all_of_one_name_and_costs_less_with_damage() -> None:
    side = {"leader": "anakin-skywalker#what-it-takes-to-win", "resources": 8}
    scene = Scene(
        {
            "player1": {
                **side,
                "base": {"card": "kcm-mining-facility", "damage": 10},
                "hand": ["resolute#under-anakins-command"],
            },
            "player2": {"groundArena": ["wampa", "battlefield-marine", "wampa"]},
        }
    )
    scene.act("player1", "play", "resolute#under-anakins-command", "wampa")
    assert [unit.damage for unit in scene.units("wampa")] == [2, 2]
    assert scene.unit("battlefield-marine").damage == 0
    assert scene.ready("player1") == 0


def test_unlimited_power_hits_four_units_at_once() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["unlimited-power"]},
            "player2": {"groundArena": ["wampa", "atst", "battlefield-marine", "death-star-stormtrooper"]},
        }
    )
    scene.act("player1", "play", "unlimited-power", "atst", "wampa", "battlefield-marine")
    assert (scene.unit("atst").damage, scene.unit("wampa").damage, scene.unit("battlefield-marine").damage) == (4, 3, 2)
    assert scene.units("death-star-stormtrooper") == []


def test_bold_resistance_is_not_for_a_unit_without_traits() -> None:
    scene = with_units("battlefield-marine", "jar-jar-binks#foolish-gungan", hand=["bold-resistance"])
    scene.act("player1", "play", "bold-resistance")
    assert scene.selectable() == ["player1/groundArena/battlefield-marine"]


@pytest.mark.rule("swu:2.12.1")
def test_bold_resistance_wants_one_trait_for_all() -> None:
    scene = with_units("battlefield-marine", "wampa", "death-star-stormtrooper", hand=["bold-resistance"])
    scene.act("player1", "play", "bold-resistance")
    marine, wampa, trooper = (scene.unit(key).ref for key in ("battlefield-marine", "wampa", "death-star-stormtrooper"))
    assert scene.refuses((marine, wampa)) == "swu:2.12.1"
    scene.choose((marine, trooper))
    assert scene.unit("battlefield-marine").power == 5


def test_order_66_replaces_the_fallen() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["execute-order-66"]},
            "player2": {"groundArena": ["plo-koon#kohtoyah", "luminara-unduli#softspoken-master"]},
        }
    )
    scene.act("player1", "play", "execute-order-66")
    assert [unit.controller for unit in scene.units("clone-trooper")] == [1]
    assert scene.unit("luminara-unduli#softspoken-master").damage == 6


def test_roger_roger_goes_on_to_the_next_droid() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": [{"card": "battle-droid", "upgrades": ["roger-roger"]}, "battle-droid"]},
            "player2": {"groundArena": ["wampa"]},
        }
    )
    scene.act("player1", "pass")
    scene.choose(("attack", scene.unit("wampa").id))
    scene.choose(next(unit.ref for unit in scene.units("battle-droid") if unit.upgrades))
    [droid] = scene.units("battle-droid")
    assert [one.face.key for one in droid.upgrades] == ["roger-roger"]


def test_cad_bane_takes_hostages_with_little_hp_together() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["cad-bane#hostage-taker"]},
            "player2": {"groundArena": ["battlefield-marine", "wampa", "pyke-sentinel"]},
        }
    )
    scene.act("player1", "play", "cad-bane#hostage-taker")
    marine, wampa, guard = (scene.unit(key).ref for key in ("battlefield-marine", "wampa", "pyke-sentinel"))
    assert scene.refuses((marine, wampa, guard)) == "swu:8.5.1"
    scene.choose((marine, guard))
    assert len(scene.unit("cad-bane#hostage-taker").captives) == 2
    scene.act("player2", "pass")
    scene.edit("ready", ("unit", scene.unit("cad-bane#hostage-taker").id))
    scene.act("player1", "attack", "cad-bane#hostage-taker", "administrators-tower")
    assert scene.seat == "player2"
    scene.click("pyke-sentinel")
    assert len(scene.hand("player1")) == 2
    assert scene.unit("pyke-sentinel").controller == 1


def test_shadowed_intentions_keep_a_unit_from_harm_by_enemies() -> None:
    hidden = {"card": "wampa", "upgrades": ["shadowed-intentions"]}
    scene = Scene(
        {
            "player1": {"hand": ["vanquish", "waylay", "take-captive"], "groundArena": ["battlefield-marine"]},
            "player2": {"groundArena": [hidden]},
        }
    )
    for event in ("vanquish", "waylay", "take-captive"):
        scene.act("player1", "play", event)
        if scene.asked != "swu-ask-action":
            scene.click("wampa")
        scene.act("player2", "pass")
        assert scene.units("wampa")


# Two defenders.


def duel(*enemies: Any, **more: Any) -> Scene:
    """Return a scene in which Darth Maul faces these units."""
    maul = {"card": "darth-maul#revenge-at-last", **more}
    return Scene({"player1": {"groundArena": [maul]}, "player2": {"groundArena": list(enemies)}})


def test_darth_maul_attacks_two_units_which_both_strike_back() -> None:
    scene = duel("wampa", "pyke-sentinel", "pyke-sentinel")
    scene.choose(("attack", scene.unit("darth-maul#revenge-at-last").id))
    guards = [unit.ref for unit in scene.units("pyke-sentinel")]
    assert list(scene.options) == guards  # a Sentinel does not let him pass, though he attacks two
    scene.choose(tuple(guards))
    assert scene.units("pyke-sentinel") == []
    assert scene.unit("darth-maul#revenge-at-last").damage == 4


def test_darth_maul_attacks_no_base_together_with_a_unit() -> None:
    scene = duel("wampa", "battlefield-marine")
    scene.choose(("attack", scene.unit("darth-maul#revenge-at-last").id))
    assert scene.refuses((scene.unit("wampa").ref, ("base", 1))) == "swu:6.3.2"
    scene.choose((("base", 1),))
    assert scene.base("player2").damage == 5


def test_one_shield_stops_what_two_defenders_deal_at_the_same_time() -> None:
    scene = duel("wampa", "atst", upgrades=["shield"])
    scene.choose(("attack", scene.unit("darth-maul#revenge-at-last").id))
    scene.choose((scene.unit("wampa").ref, scene.unit("atst").ref))
    maul = scene.unit("darth-maul#revenge-at-last")
    assert (maul.damage, maul.upgrades) == (0, [])


def test_overwhelm_adds_up_over_two_defenders() -> None:
    scene = duel("battlefield-marine", "death-star-stormtrooper")
    scene.edit("damage", ("unit", scene.unit("battlefield-marine").id), 1)
    maul = scene.unit("darth-maul#revenge-at-last")
    give(scene.table, maul, PHASE, gaining(overwhelm), Act(0, maul))
    scene.choose(("attack", maul.id))
    scene.choose(tuple(unit.ref for unit in scene.table.players[1].units))
    assert scene.base("player2").damage == (5 - 2) + (5 - 1)


def test_what_is_done_to_the_defender_is_done_to_both() -> None:
    scene = duel("gentle-giant", "krayt-dragon", upgrades=["vambrace-grappleshot"])
    scene.choose(("attack", scene.unit("darth-maul#revenge-at-last").id))
    scene.choose((scene.unit("gentle-giant").ref, scene.unit("krayt-dragon").ref))
    assert [unit.exhausted for unit in scene.table.players[1].units] == [True, True]


# Copies.


def test_clone_copies_what_is_printed_and_nothing_else() -> None:
    luminara = {"card": "luminara-unduli#softspoken-master", "damage": 2, "upgrades": ["experience"]}
    scene = with_units(luminara, hand=["clone"])
    scene.act("player1", "play", "clone", "luminara-unduli#softspoken-master", "kestro-city")
    [clone] = [unit for unit in scene.units() if unit.card >= 0 and unit.face.key == "clone"]
    assert (clone.power, clone.hp, clone.damage) == (4, 9, 0)
    assert clone.face.title == "Luminara Unduli"
    assert not clone.face.unique
    assert {"clone", "jedi"} <= clone.traits
    assert len(scene.units("luminara-unduli#softspoken-master")) == 1  # no unique rule: both stay


def test_clone_uses_the_abilities_of_what_it_copies() -> None:
    scene = with_units("batch-brothers", hand=["clone"])
    scene.act("player1", "play", "clone", "batch-brothers")
    assert len(scene.units("clone-trooper")) == 1


def test_a_clone_of_nothing_is_defeated_and_a_defeated_clone_is_a_clone_again() -> None:
    scene = with_units("wampa", hand=["clone"])
    scene.act("player1", "play", "clone")
    scene.choose("pass")
    assert scene.discard("player1") == ["clone"]
    other = with_units("wampa", hand=["clone"])
    other.act("player1", "play", "clone", "wampa")
    defeat_all(other.table, other.units("clone"), 1)
    assert other.discard("player1") == ["clone"]


def test_clone_copies_neither_leaders_nor_vehicles() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["clone"], "groundArena": ["wampa", "atst"]},
            "player2": {"leader": {"card": "luke-skywalker#faithful-friend", "deployed": True}},
        }
    )
    scene.act("player1", "play", "clone")
    assert list(scene.options) == [scene.unit("wampa").ref, "pass"]


def test_a_rescued_clone_may_copy_again() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["rivals-fall"], "groundArena": ["battlefield-marine"]},
            "player2": {"groundArena": [{"card": "wampa", "capturedUnits": ["clone"]}]},
        }
    )
    scene.act("player1", "play", "rivals-fall", "wampa")
    assert scene.asked == "swu-ask-copy"
    assert scene.seat == "player1"
    scene.click("battlefield-marine")
    assert scene.unit("clone").hp == 3


# Leaders.


@pytest.mark.rule("swu:8.15.2")
def test_brain_invaders_leave_leaders_only_their_epic_action() -> None:
    scene = Scene({"player1": {"leader": "ahsoka-tano#snips", "groundArena": ["brain-invaders", "wampa", "wampa"]}})
    leader = scene.leader("player1").card
    assert scene.refuses(("use", "leader", leader, 0)) == "swu:8.15.2"
    scene.use("player1", "ahsoka-tano#snips", 1)
    ahsoka = scene.unit("ahsoka-tano#snips")
    assert ahsoka.power == 3  # without Coordinate
    leave_play(scene.table, scene.unit("brain-invaders"))
    assert scene.unit("ahsoka-tano#snips").power == 5


def test_a_leader_cannot_gain_an_ability_later_that_it_could_not_gain_then() -> None:
    scene = Scene(
        {
            "player1": {
                "leader": {"card": "ahsoka-tano#snips", "deployed": True},
                "groundArena": ["brain-invaders"],
                "hand": ["guarding-the-way"],
            }
        }
    )
    scene.act("player1", "play", "guarding-the-way", "ahsoka-tano#snips")
    leave_play(scene.table, scene.unit("brain-invaders"))
    ahsoka = scene.unit("ahsoka-tano#snips")
    assert ahsoka.power == 5  # +2/+2 for the initiative
    assert not ahsoka.flags & SENTINEL


@pytest.mark.rule("swu:3.4.4.b")
def test_chancellor_palpatine_turns_into_darth_sidious_with_other_aspects() -> None:
    scene = Scene(
        {
            "player1": {
                "leader": "chancellor-palpatine#playing-both-sides",
                "base": {"card": "echo-base", "damage": 5},
                "groundArena": ["battlefield-marine"],
                "hand": ["ruthless-assassin"],
                "resources": 3,
            },
            "player2": {"groundArena": ["wampa"]},
        }
    )
    assert cost_of(scene.table, 0, face("ruthless-assassin"), Terms()) == 4  # Villainy is not provided
    scene.act("player1", "attack", "battlefield-marine", "wampa")
    scene.act("player2", "pass")
    scene.use("player1", "chancellor-palpatine#playing-both-sides")
    assert (scene.base("player1").damage, len(scene.hand("player1"))) == (3, 2)
    assert scene.leader("player1").face.title == "Darth Sidious"
    assert not scene.leader("player1").deployed
    assert cost_of(scene.table, 0, face("ruthless-assassin"), Terms()) == 2


def test_palpatine_only_exhausts_if_no_heroism_unit_fell() -> None:
    scene = Scene({"player1": {"leader": "chancellor-palpatine#playing-both-sides", "groundArena": ["wampa"]}})
    scene.use("player1", "chancellor-palpatine#playing-both-sides")
    assert scene.leader("player1").exhausted
    assert scene.leader("player1").face.title == "Chancellor Palpatine"


# Control and anger.


def test_thieves_trade_units_until_the_regroup_phase() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["impropriety-among-thieves"], "groundArena": ["wampa"]},
            "player2": {"groundArena": ["atst", {"card": "pyke-sentinel", "exhausted": True}]},
        }
    )
    scene.act("player1", "play", "impropriety-among-thieves")
    assert (scene.unit("wampa").controller, scene.unit("atst").controller) == (1, 0)
    scene.to_regroup()
    assert (scene.unit("wampa").controller, scene.unit("atst").controller) == (0, 1)


def test_thieves_do_nothing_if_somebody_has_no_ready_unit() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["impropriety-among-thieves"], "groundArena": ["wampa"]},
            "player2": {"groundArena": [{"card": "atst", "exhausted": True}]},
        }
    )
    scene.act("player1", "play", "impropriety-among-thieves")
    assert scene.unit("wampa").controller == 0


@pytest.mark.rule("swu:8.17.1")
def test_an_angry_unit_must_attack_a_unit_with_the_next_action_only() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["give-in-to-your-anger"], "groundArena": ["wampa"]},
            "player2": {"groundArena": ["atst", "battlefield-marine"], "hand": ["drop-in"]},
        }
    )
    scene.act("player1", "play", "give-in-to-your-anger", "atst")
    assert scene.units("wampa") == []  # the only action, and the only unit to attack
    assert scene.unit("atst").exhausted
    scene.act("player1", "pass")
    assert "pass" in scene.options


def test_an_angry_unit_that_cannot_attack_binds_nobody() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["give-in-to-your-anger"]},
            "player2": {"groundArena": [{"card": "atst", "exhausted": True}]},
        }
    )
    scene.act("player1", "play", "give-in-to-your-anger")
    assert "pass" in scene.options
