"""Jump to Lightspeed: Pilots, leaders as upgrades, upgrades that move, indirect damage, moves between arenas."""

from __future__ import annotations

from typing import Any

import pytest

from swu.scenes import Scene
from tablero.games.swu.abilities import Act
from tablero.games.swu.constants import GROUND, SPACE
from tablero.games.swu.vocabulary.effects.control import change_control
from tablero.kernel import Distribute

XWING = "alliance-xwing"
GHOST = "the-ghost#spectre-home-base"
PHANTOM = "phantom-ii#modified-to-dock"
FALCON = "millennium-falcon#get-out-and-push"
HERA = "hera-syndulla#weve-lost-enough"
LUKE = "luke-skywalker#hero-of-yavin"


def scene(one: dict[str, Any], two: dict[str, Any] | None = None, **more: Any) -> Scene:
    return Scene({"player1": one, "player2": two or {}, **more})


def upgrades(table: Scene, key: str) -> list[str]:
    return [upgrade.face.key for upgrade in table.unit(key).upgrades]


# Piloting (swu:7.5.17).


@pytest.mark.rule("swu:7.5.17.a", "swu:2.12.3")
def test_a_pilot_is_played_as_a_unit_or_as_an_upgrade_on_a_friendly_vehicle() -> None:
    table = scene(
        {"hand": ["interceptor-ace"], "spaceArena": [XWING], "groundArena": ["wampa"]}, {"spaceArena": [XWING]}
    )
    table.act("player1", "pilot", "interceptor-ace")
    assert table.selectable() == [f"player1/spaceArena/{XWING}"]
    table.click(XWING)
    unit = table.player("player1").units[1]
    assert (unit.power, unit.hp, [one.face.key for one in unit.upgrades]) == (4, 6, ["interceptor-ace"])
    table = scene({"hand": ["interceptor-ace"], "spaceArena": [XWING]})
    table.act("player1", "play", "interceptor-ace")
    assert table.unit("interceptor-ace").arena == GROUND


@pytest.mark.rule("swu:7.5.17.a")
def test_piloting_has_a_cost_of_its_own_with_aspect_penalties() -> None:
    # Darth Vader and Kestro City provide neither Vigilance nor Command: Villainy only.
    table = scene({"hand": ["wingman-victor-two#mauler-mithel"], "spaceArena": [XWING], "resources": 3})
    table.act("player1", "pilot", "wingman-victor-two#mauler-mithel", XWING)
    assert table.ready("player1") == 0
    table = scene({"hand": ["wingman-victor-two#mauler-mithel"], "spaceArena": [XWING], "resources": 2})
    assert table.refuses(("pilot", table.player("player1").hand[0])) == "swu:1.8.2"


@pytest.mark.rule("swu:7.5.17.a")
def test_a_vehicle_with_a_pilot_takes_no_second_one() -> None:
    table = scene({"hand": ["clone-pilot"], "spaceArena": [{"card": XWING, "upgrades": ["interceptor-ace"]}]})
    assert table.refuses(("pilot", table.player("player1").hand[0])) == "swu:6.2.2.b"


@pytest.mark.rule("swu:7.5.17.c")
@pytest.mark.example("swu-ex:6.2.1.a-1")
def test_who_is_told_to_play_a_unit_cannot_use_piloting() -> None:
    lando = {"card": "lando-calrissian#buying-time"}
    table = scene({"leader": lando, "hand": ["clone-pilot"], "spaceArena": [XWING]})
    table.use("player1", "lando-calrissian#buying-time", 0)
    assert [option[0] for option in table.options if option != "pass"] == ["play"]


@pytest.mark.rule("swu:7.5.17.c")
def test_who_is_told_to_play_a_non_unit_card_may_use_piloting() -> None:
    anakin = "anakin-skywalker#tempted-by-the-dark-side"
    hand = ["interceptor-ace", "onyx-squadron-brute"]
    table = scene({"leader": anakin, "hasForceToken": True, "hand": hand, "spaceArena": [XWING]})
    table.use("player1", anakin, 0)
    assert [option[0] for option in table.options if option != "pass"] == ["pilot"]


@pytest.mark.rule("swu:7.5.17.d")
@pytest.mark.example("swu-ex:7.5.17.d-1")
def test_a_search_for_an_upgrade_finds_no_pilot() -> None:
    luthen = "luthen-rael#masquerading-antiquarian"
    deck = ["interceptor-ace", "jedi-holocron", "wampa", "wampa", "wampa", "wampa"]
    table = scene({"groundArena": [luthen], "deck": deck})
    table.act("player1", "attack", luthen, "administrators-tower")
    assert table.selectable() == ["player1/deck/jedi-holocron"]


@pytest.mark.rule("swu:3.6.3.c")
@pytest.mark.example("swu-ex:3.6.3.c-1")
def test_the_falcon_takes_a_second_pilot_but_no_third() -> None:
    hand = ["clone-pilot", "determined-recruit"]
    table = scene({"hand": hand, "spaceArena": [{"card": FALCON, "upgrades": ["interceptor-ace"]}]})
    assert table.unit(FALCON).power == 6
    table.act("player1", "pilot", "clone-pilot", FALCON)
    assert table.unit(FALCON).power == 9
    table.act("player2", "pass")
    assert table.refuses(("pilot", table.player("player1").hand[0])) == "swu:6.2.2.b"


@pytest.mark.rule("swu:3.6.3.c")
def test_r2d2_finds_room_and_makes_room() -> None:
    r2 = "r2d2#artooooooooo"
    table = scene({"hand": [r2, "clone-pilot"], "spaceArena": [{"card": XWING, "upgrades": ["interceptor-ace"]}]})
    table.act("player1", "pilot", r2, XWING)
    assert upgrades(table, XWING) == ["interceptor-ace", r2]
    table.act("player2", "pass")
    assert table.refuses(("pilot", table.player("player1").hand[0])) == "swu:6.2.2.b"
    table = scene({"hand": ["clone-pilot"], "spaceArena": [{"card": XWING, "upgrades": [r2]}]})
    table.act("player1", "pilot", "clone-pilot", XWING)
    assert upgrades(table, XWING) == [r2, "clone-pilot"]


@pytest.mark.rule("swu:8.30.3.a")
@pytest.mark.example("swu-ex:8.30.3.a-1")
def test_a_unique_pilot_as_an_upgrade_and_as_a_unit_are_one_too_many() -> None:
    table = scene({"hand": [HERA], "spaceArena": [{"card": XWING, "upgrades": [HERA]}]})
    table.act("player1", "play", HERA)
    assert table.asked == "swu-ask-unique"
    assert sorted(table.selectable()) == [f"player1/groundArena/{HERA}", f"player1/spaceArena/{HERA}"]
    table.click(f"player1/groundArena/{HERA}")
    assert table.units(HERA) == []
    assert upgrades(table, XWING) == [HERA]


# Cards that become upgrades, upgrades that move (swu:3.5.6, swu:3.6.3.b, swu:3.6.14).


@pytest.mark.rule("swu:3.5.6")
def test_phantom_ii_docks_and_leaves_damage_and_upgrades_behind() -> None:
    docked = {"card": PHANTOM, "damage": 2, "upgrades": ["experience", "interceptor-ace"]}
    table = scene({"spaceArena": [docked, GHOST]})
    table.use("player1", PHANTOM, None, GHOST)
    assert table.units(PHANTOM) == []
    assert upgrades(table, GHOST) == [PHANTOM]
    assert table.unit(GHOST).power == 8
    assert table.discard("player1") == ["interceptor-ace"]
    assert table.unit(GHOST).damage == 0


@pytest.mark.rule("swu:3.6.3.b")
@pytest.mark.example("swu-ex:3.6.3.b-2")
def test_phantom_ii_as_an_upgrade_can_only_go_to_the_ghost() -> None:
    hondo = "hondo-ohnaka#superfluous-swindler"
    one = {"spaceArena": [PHANTOM, GHOST, XWING]}
    table = scene(one, {"groundArena": [hondo]})
    table.use("player1", PHANTOM, None, GHOST)
    table.act("player2", "attack", hondo, "kestro-city")
    assert table.asked == "swu-ask-action"  # no other unit is eligible, so nothing is asked
    again = scene({"spaceArena": [PHANTOM, GHOST, XWING]}, {"groundArena": [hondo], "spaceArena": [GHOST]})
    again.use("player1", PHANTOM, None, f"player1/spaceArena/{GHOST}")
    again.act("player2", "attack", hondo, "kestro-city")
    assert again.selectable() == [f"player1/spaceArena/{PHANTOM}"]
    again.click(PHANTOM)
    assert again.selectable() == [f"player2/spaceArena/{GHOST}"]


@pytest.mark.rule("swu:3.6.3.b")
@pytest.mark.example("swu-ex:3.6.3.b-1")
def test_a_card_played_with_piloting_moves_only_to_a_friendly_vehicle_without_a_pilot() -> None:
    lander = {"card": "uwing-lander", "upgrades": ["clone-pilot"]}
    ships = [lander, XWING, {"card": "omicron-strike-craft", "upgrades": ["determined-recruit"]}]
    table = scene({"spaceArena": ships, "groundArena": ["wampa"]}, {"spaceArena": ["republic-ywing"]})
    table.act("player1", "attack", "uwing-lander", "administrators-tower").click("clone-pilot")
    assert table.selectable() == [f"player1/spaceArena/{XWING}"]
    table.click(XWING)
    assert upgrades(table, XWING) == ["clone-pilot"]
    assert upgrades(table, "uwing-lander") == []


@pytest.mark.rule("swu:3.6.14")
def test_an_upgrade_that_moves_is_detached_and_attached() -> None:
    iden = "iden-versio#adapt-or-die"
    table = scene({"spaceArena": [{"card": "uwing-lander", "upgrades": [iden]}, XWING]})
    table.act("player1", "attack", "uwing-lander", "administrators-tower").click(iden).click(XWING)
    assert sorted(upgrades(table, XWING)) == [iden, "shield"]


def test_corvus_takes_a_pilot_unit_or_upgrade_aboard() -> None:
    corvus = "corvus#inferno-squadron-raider"
    one = {"hand": [corvus], "groundArena": [{"card": "clone-pilot", "damage": 1}, "wampa"]}
    one["spaceArena"] = [{"card": XWING, "upgrades": ["interceptor-ace"]}]
    table = scene(one)
    table.act("player1", "play", corvus)
    assert sorted(table.selectable()) == ["player1/groundArena/clone-pilot", "player1/spaceArena/interceptor-ace"]
    table.click("clone-pilot")
    assert upgrades(table, corvus) == ["clone-pilot"]
    assert table.units("clone-pilot") == []


@pytest.mark.rule("swu:7.7.5.c")
def test_l337_may_take_a_seat_instead_of_being_defeated() -> None:
    l3 = "l337#get-out-of-my-seat"
    table = scene({"groundArena": [l3], "spaceArena": [XWING]}, {"groundArena": ["atst"]})
    table.act("player1", "attack", l3, "atst")
    assert (table.asked, table.seat) == ("swu-ask-instead", "player1")
    table.click(XWING)
    assert upgrades(table, XWING) == [l3]
    assert table.discard("player1") == []
    table = scene({"groundArena": [l3], "spaceArena": [XWING]}, {"groundArena": ["atst"]})
    table.act("player1", "attack", l3, "atst").choose("pass")
    assert table.discard("player1") == [l3]
    table = scene({"groundArena": [l3]}, {"groundArena": ["atst"]})
    table.act("player1", "attack", l3, "atst")
    assert table.discard("player1") == [l3]


@pytest.mark.rule("swu:7.7.5.c", "swu:8.37.1")
def test_luke_ejects_instead_of_being_defeated_with_his_fighter() -> None:
    luke = "luke-skywalker#you-still-with-me"
    fighter = {"card": XWING, "upgrades": [luke], "damage": 4}
    table = scene({"spaceArena": [fighter]}, {"spaceArena": ["munificent-frigate"]})
    table.act("player1", "attack", XWING, "munificent-frigate").choose("yes")
    assert table.unit(luke).exhausted
    assert table.unit(luke).arena == GROUND
    assert table.discard("player1") == [XWING]
    table = scene({"spaceArena": [{"card": XWING, "upgrades": [luke]}]}, {"hand": ["confiscate"]})
    table.act("player1", "pass").act("player2", "play", "confiscate", luke).choose("no")
    assert table.discard("player1") == [luke]


@pytest.mark.rule("swu:8.37.1", "swu:8.37.2")
def test_eject_moves_a_pilot_to_the_ground_without_playing_it() -> None:
    table = scene(
        {"hand": ["eject"], "spaceArena": [{"card": XWING, "upgrades": ["wingman-victor-two#mauler-mithel"]}]}
    )
    table.act("player1", "play", "eject", "wingman-victor-two#mauler-mithel")
    pilot = table.unit("wingman-victor-two#mauler-mithel")
    assert (pilot.arena, pilot.exhausted, pilot.damage) == (GROUND, True, 0)
    assert upgrades(table, XWING) == []
    assert table.units("tie-fighter") == []


@pytest.mark.rule("swu:8.37.1", "swu:8.37.2")
def test_blue_leader_moves_with_what_is_on_it() -> None:
    blue = "blue-leader#scarif-air-support"
    table = scene({"hand": [blue]}, {"spaceArena": [XWING], "groundArena": ["wampa"]})
    table.act("player1", "play", blue)
    table.choose(next(option for option in table.options if option[0] == "trigger" and option[1] == 0))
    table.choose("yes")
    unit = table.unit(blue)
    assert (unit.arena, unit.exhausted, upgrades(table, blue)) == (GROUND, True, ["experience", "experience"])
    table.choose("yes")  # Ambush, now against ground units
    assert table.selectable() == ["player2/groundArena/wampa"]


def test_a_thief_takes_a_ship_and_gives_it_back_with_the_seat() -> None:
    thief = "pantoran-starship-thief"
    table = scene({"hand": [thief]}, {"spaceArena": [XWING], "groundArena": ["wampa"], "hand": ["confiscate"]})
    table.act("player1", "play", thief).choose("yes").click(XWING)
    assert table.unit(XWING).controller == 0
    table.act("player2", "play", "confiscate", thief)
    assert table.unit(XWING).controller == 1


# Leaders as upgrades (swu:3.4.4 to swu:3.4.7).


def deployed(key: str, one: dict[str, Any] | None = None, two: dict[str, Any] | None = None) -> Scene:
    table = scene({"leader": key, "spaceArena": [XWING, "munificent-frigate"], **(one or {})}, two)
    actions = [o for o in table.options if isinstance(o, tuple) and o[0] == "use" and o[1] == "leader"]
    table.choose(actions[-1]).choose(("mode", 1)).click(XWING)
    return table


@pytest.mark.rule("swu:3.4.4.a")
def test_a_leader_is_deployed_as_an_upgrade_on_a_vehicle() -> None:
    table = deployed(LUKE)
    unit = table.unit(XWING)
    assert (unit.power, unit.hp, upgrades(table, XWING)) == (6, 8, [LUKE])
    assert table.leader("player1").deployed
    assert not any(one.what == "played" for one in table.table.history)


@pytest.mark.rule("swu:3.4.4.a")
def test_when_deployed_works_on_the_upgrade_side() -> None:
    table = deployed("darth-vader#victor-squadron-leader")
    assert len(table.units("tie-fighter")) == 2


@pytest.mark.rule("swu:3.4.4.a")
def test_without_a_vehicle_only_the_unit_side_is_left() -> None:
    table = scene({"leader": LUKE, "groundArena": ["wampa"]})
    actions = [o for o in table.options if isinstance(o, tuple) and o[0] == "use" and o[1] == "leader"]
    table.choose(actions[-1])
    assert table.options == (("mode", 0),)
    table.choose(("mode", 0))
    assert table.unit(LUKE).arena == GROUND
    assert not table.unit(LUKE).exhausted


@pytest.mark.rule("swu:3.4.7")
def test_the_unit_under_a_leader_upgrade_is_a_leader_unit_until_it_is_defeated() -> None:
    table = deployed(LUKE, None, {"hand": ["vanquish"], "spaceArena": ["republic-ywing"]})
    assert table.unit(XWING).leader
    table.act("player2", "play", "vanquish")
    assert f"player1/spaceArena/{XWING}" not in table.selectable()


@pytest.mark.rule("swu:3.4.5", "swu:3.4.7")
def test_a_leader_upgrade_goes_home_exhausted_when_its_unit_is_defeated() -> None:
    boba = "boba-fett#any-methods-necessary"
    table = scene(
        {"leader": boba, "spaceArena": [XWING]}, {"hand": ["out-the-airlock", "out-the-airlock"], "resources": 20}
    )
    actions = [o for o in table.options if isinstance(o, tuple) and o[0] == "use" and o[1] == "leader"]
    table.choose(actions[-1]).choose(("mode", 1)).click(XWING)
    table.choose((0,))
    table.act("player2", "play", "out-the-airlock", XWING)
    table.act("player1", "pass")
    table.act("player2", "play", "out-the-airlock", XWING)
    leader = table.leader("player1")
    assert (leader.deployed, leader.exhausted, leader.epic_used) == (False, True, True)
    assert table.discard("player1") == [XWING]


@pytest.mark.rule("swu:3.4.6", "swu:3.4.7")
def test_a_ship_with_a_leader_upgrade_is_defeated_rather_than_changing_sides() -> None:
    table = deployed("rio-durant#wisecracking-wheelman")
    unit = table.unit(XWING)
    change_control(table.table, unit, 1, Act(1, table.base("player2")))
    assert not unit.here
    assert table.discard("player1") == [XWING]
    assert table.leader("player1").exhausted
    other = table.unit("munificent-frigate")
    change_control(table.table, other, 1, Act(1, table.base("player2")))
    assert other.controller == 1


@pytest.mark.rule("swu:3.4.4.b")
def test_poe_flips_into_play_without_being_deployed_and_changes_ships() -> None:
    poe = "poe-dameron#i-can-fly-anything"
    table = scene({"leader": poe, "base": "shadow-collective-camp", "spaceArena": [XWING, "republic-ywing"]})
    table.use("player1", poe, 0, XWING)
    assert upgrades(table, XWING) == [poe]
    assert not any(one.what == "played" for one in table.table.history)
    assert table.hand("player1") == []  # the base lets a player draw who deploys a leader
    assert not table.leader("player1").epic_used
    table.act("player2", "pass").use("player1", poe, None, "republic-ywing")
    assert upgrades(table, "republic-ywing") == [poe]
    table.act("player2", "pass")
    assert not any(isinstance(o, tuple) and o[0] == "use" and o[1] == "upgrade" for o in table.options)


def test_luke_as_an_upgrade_withstands_enemy_abilities_but_not_his_own() -> None:
    table = deployed(LUKE, {"hand": ["confiscate"]}, {"hand": ["confiscate"]})
    table.act("player2", "play", "confiscate", LUKE)
    assert upgrades(table, XWING) == [LUKE]
    table.act("player1", "play", "confiscate", LUKE)
    assert upgrades(table, XWING) == []


# Indirect damage (swu:8.36).


@pytest.mark.rule("swu:8.36.1", "swu:8.36.3")
def test_the_player_who_suffers_indirect_damage_divides_it() -> None:
    table = scene({"hand": ["torpedo-barrage"]}, {"groundArena": ["wampa", {"card": "atst", "damage": 6}]})
    table.act("player1", "play", "torpedo-barrage").choose(("player", 1))
    question = table.question
    assert isinstance(question, Distribute)
    assert (table.seat, question.total, question.least) == ("player2", 5, 5)
    assert question.check((0, 2, 3)) is not None  # the AT-ST has 1 remaining HP
    assert question.check((3, 1, 0)) is not None  # all of it is assigned
    table.spread({"wampa": 1, "atst": 1, "administrators-tower": 3})
    assert table.unit("wampa").damage == 1
    assert table.units("atst") == []
    assert table.base("player2").damage == 3


@pytest.mark.rule("swu:8.36.1")
def test_one_may_choose_oneself() -> None:
    table = scene({"hand": ["torpedo-barrage"]})
    table.act("player1", "play", "torpedo-barrage").choose(("player", 0)).spread({"kestro-city": 5})
    assert table.base("player1").damage == 5


@pytest.mark.rule("swu:8.36.2", "swu:8.36.2.a")
def test_indirect_damage_goes_through_shields_and_leaves_them() -> None:
    table = scene({"hand": ["torpedo-barrage"]}, {"groundArena": [{"card": "wampa", "upgrades": ["shield"]}]})
    table.act("player1", "play", "torpedo-barrage").choose(("player", 1)).spread(
        {"wampa": 4, "administrators-tower": 1}
    )
    assert table.unit("wampa").damage == 4
    assert upgrades(table, "wampa") == ["shield"]


@pytest.mark.rule("swu:8.36.4")
def test_indirect_damage_is_dealt_by_whoever_has_the_ability() -> None:
    # Boba Fett waits for damage that his player deals: whoever assigns it.
    boba = "boba-fett#any-methods-necessary"
    table = scene({"leader": boba, "hand": ["torpedo-barrage"]}, {"groundArena": ["wampa"]})
    table.act("player1", "play", "torpedo-barrage").choose(("player", 1)).spread(
        {"wampa": 1, "administrators-tower": 4}
    )
    assert (table.asked, table.seat) == ("swu-ask-may", "player1")
    table.choose("yes").choose(("player", 1)).spread({"wampa": 1})
    assert table.unit("wampa").damage == 2
    assert table.leader("player1").exhausted


@pytest.mark.rule("swu:8.36.5")
def test_all_indirect_damage_of_an_ability_lands_at_once() -> None:
    table = scene({"hand": ["torpedo-barrage"]}, {"groundArena": ["battle-droid", "battle-droid"]})
    table.act("player1", "play", "torpedo-barrage").choose(("player", 1))
    table.choose((1, 1, 3))
    assert table.units("battle-droid") == []
    assert table.base("player2").damage == 3


def test_devastator_lets_its_player_assign_the_damage() -> None:
    table = scene({"hand": ["devastator#hunting-the-rebellion"]}, {"groundArena": ["wampa"]})
    table.act("player1", "play", "devastator#hunting-the-rebellion")
    assert table.seat == "player1"
    table.spread({"wampa": 4})
    assert table.unit("wampa").damage == 4


def test_a_targeting_computer_is_about_the_damage_of_its_unit_only() -> None:
    bomber = {"card": "tie-bomber", "upgrades": ["targeting-computer"]}
    table = scene({"spaceArena": [bomber], "hand": ["torpedo-barrage"]}, {"groundArena": ["wampa"]})
    table.act("player1", "attack", "tie-bomber", "administrators-tower")
    assert table.seat == "player1"
    table.spread({"wampa": 3})
    table.act("player2", "pass").act("player1", "play", "torpedo-barrage").choose(("player", 1))
    assert table.seat == "player2"


def test_a_hunting_aggressor_adds_one() -> None:
    table = scene({"spaceArena": ["hunting-aggressor", "tie-bomber"]})
    table.act("player1", "attack", "tie-bomber", "administrators-tower")
    table.spread({"administrators-tower": 4})
    assert table.base("player2").damage == 4


def test_pryde_takes_an_upgrade_from_what_indirect_damage_hits() -> None:
    pryde = "allegiant-general-pryde#ruthless-and-loyal"
    one = {"groundArena": [pryde], "hand": ["torpedo-barrage"]}
    table = scene(one, {"groundArena": [{"card": "wampa", "upgrades": ["experience"]}]})
    table.act("player1", "play", "torpedo-barrage").choose(("player", 1)).spread(
        {"wampa": 1, "administrators-tower": 4}
    )
    table.click("experience")
    assert upgrades(table, "wampa") == []


def test_a_base_damaged_this_way_counts_only_if_it_was() -> None:
    table = scene({"hand": ["guerilla-soldier"]}, {"groundArena": ["wampa"]})
    table.act("player1", "play", "guerilla-soldier").choose(("player", 1)).spread({"wampa": 3})
    assert table.unit("guerilla-soldier").exhausted
    table = scene({"hand": ["guerilla-soldier"]}, {"groundArena": ["wampa"]})
    table.act("player1", "play", "guerilla-soldier").choose(("player", 1))
    table.spread({"wampa": 2, "administrators-tower": 1})
    assert not table.unit("guerilla-soldier").exhausted


# Tokens.


@pytest.mark.rule("swu:3.7.9", "swu:3.7.10")
def test_tie_fighters_and_xwings() -> None:
    table = scene({"hand": ["kijimi-patrollers", "dedicated-wingmen"]})
    table.act("player1", "play", "kijimi-patrollers").act("player2", "pass").act("player1", "play", "dedicated-wingmen")
    tie, wing = table.unit("tie-fighter"), table.unit("xwing")
    assert (tie.power, tie.hp, tie.arena, tie.face.aspects) == (1, 1, SPACE, ("villainy",))
    assert (wing.power, wing.hp, wing.arena, wing.face.aspects) == (2, 2, SPACE, ("heroism",))
    assert tie.traits == wing.traits == frozenset(("vehicle", "fighter"))
    assert len(table.units("xwing")) == 2


# Single cards.


@pytest.mark.example("swu-ex:7.6.8.a-1")
def test_barrel_roll_waits_until_all_that_the_attack_set_off_is_over() -> None:
    one = {"hand": ["barrel-roll"], "spaceArena": [{"card": "tie-bomber"}], "groundArena": ["wampa"]}
    table = scene(one, {"spaceArena": ["republic-ywing"], "groundArena": ["wampa"]})
    table.act("player1", "play", "barrel-roll", "tie-bomber", "republic-ywing")
    assert table.asked == "swu-ask-indirect"  # the attack's own ability comes first
    table.spread({"administrators-tower": 3})
    assert table.asked == "swu-ask-effect"
    table.click("republic-ywing")
    assert table.unit("republic-ywing").exhausted


def test_air_superiority_hits_only_who_is_outnumbered() -> None:
    two = {"groundArena": ["wampa"], "spaceArena": [XWING]}
    table = scene({"hand": ["air-superiority"], "spaceArena": [XWING, XWING]}, two)
    table.act("player1", "play", "air-superiority", "wampa")
    assert table.unit("wampa").damage == 4
    table = scene({"hand": ["air-superiority"], "spaceArena": [XWING]}, two)
    table.act("player1", "play", "air-superiority")
    assert table.unit("wampa").damage == 0


def test_close_the_shield_gate_prevents_the_next_damage_to_a_base() -> None:
    table = scene({"hand": ["close-the-shield-gate"]}, {"groundArena": ["wampa", "atst"]})
    table.act("player1", "play", "close-the-shield-gate", "kestro-city")
    table.act("player2", "attack", "wampa", "kestro-city")
    assert table.base("player1").damage == 0
    table.act("player1", "pass").act("player2", "attack", "atst", "kestro-city")
    assert table.base("player1").damage == 6


def test_radiant_vii_counts_the_damage_on_each_unit() -> None:
    one = {"spaceArena": ["radiant-vii#ambassadors-arrival"]}
    table = scene(one, {"groundArena": [{"card": "wampa", "damage": 3}, {"card": "atst", "damage": 1}]})
    assert (table.unit("wampa").power, table.unit("atst").power) == (1, 5)


def test_focus_fire_is_all_at_once() -> None:
    table = scene(
        {"hand": ["focus-fire"], "spaceArena": [XWING, XWING], "groundArena": ["wampa"]},
        {"spaceArena": ["munificent-frigate"]},
    )
    table.act("player1", "play", "focus-fire", "munificent-frigate")
    assert table.unit("munificent-frigate").damage == 4


def test_thrawn_uses_a_when_defeated_ability_again() -> None:
    thrawn = "grand-admiral-thrawn#how-unfortunate"
    table = scene({"leader": thrawn, "spaceArena": ["landing-shuttle"], "hand": []}, {"hand": ["vanquish"]})
    table.act("player1", "pass").act("player2", "play", "vanquish", "landing-shuttle")
    table.choose("yes").choose("yes").choose("yes")
    assert len(table.hand("player1")) == 2
    assert table.leader("player1").exhausted


def test_what_was_not_used_is_not_used_again() -> None:
    thrawn = "grand-admiral-thrawn#how-unfortunate"
    table = scene({"leader": thrawn, "spaceArena": ["landing-shuttle"]}, {"hand": ["vanquish"]})
    table.act("player1", "pass").act("player2", "play", "vanquish", "landing-shuttle").choose("no")
    assert table.asked == "swu-ask-action"
    assert not table.leader("player1").exhausted


def test_chimaera_uses_an_ability_of_a_unit_that_lives_on() -> None:
    chimaera = "chimaera#reinforcing-the-center"
    table = scene(
        {"hand": [chimaera], "spaceArena": ["onyx-squadron-brute", XWING], "base": {"card": "kestro-city", "damage": 3}}
    )
    table.act("player1", "play", chimaera)
    assert table.selectable() == ["player1/spaceArena/onyx-squadron-brute"]
    table.click("onyx-squadron-brute").choose(table.options[0]).click("kestro-city")
    assert table.base("player1").damage == 1
    assert table.units("onyx-squadron-brute")


@pytest.mark.rule("swu:7.6.9")
def test_shadow_caster_repeats_all_of_them() -> None:
    caster = "shadow-caster#just-business"
    one = {"spaceArena": [caster, "droid-missile-platform"]}
    table = scene(one, {"hand": ["vanquish"]})
    table.act("player1", "pass").act("player2", "play", "vanquish", "droid-missile-platform")
    while table.asked != "swu-ask-action":
        option = table.options[0]
        if isinstance(table.question, Distribute):
            table.spread({"administrators-tower": 3})
        elif ("player", 1) in table.options and table.asked == "swu-ask-effect":
            table.choose(("player", 1))
        else:
            table.choose(option)
    assert table.base("player2").damage == 6


@pytest.mark.rule("swu:1.15.6.d")
def test_kazuda_acts_twice_and_a_pass_from_before_does_not_end_the_phase() -> None:
    kazuda = "kazuda-xiono#best-pilot-in-the-galaxy"
    table = scene({"leader": kazuda, "groundArena": ["vulptex"]}, {"hasInitiative": True})
    table.act("player2", "pass").use("player1", kazuda, 0, "vulptex")
    assert not table.unit("vulptex").flags
    assert (table.asked, table.seat) == ("swu-ask-action", "player1")
    table.act("player1", "pass")
    assert (table.asked, table.seat) == ("swu-ask-action", "player2")


def test_yularen_teaches_vehicles_as_long_as_he_is_there() -> None:
    yularen = "admiral-yularen#fleet-coordinator"
    table = scene({"hand": [yularen], "spaceArena": [XWING], "groundArena": ["wampa"]}, {"hand": ["vanquish"]})
    table.act("player1", "play", yularen).choose(("keyword", "sentinel"))
    assert table.unit(XWING).flags & 1
    assert not table.unit("wampa").flags & 1
    table.act("player2", "play", "vanquish", yularen)
    assert not table.unit(XWING).flags & 1


def test_the_ghost_shares_its_keywords() -> None:
    ghost = "the-ghost#heart-of-the-family"
    table = scene({"spaceArena": [{"card": ghost, "upgrades": ["experience"]}, PHANTOM], "groundArena": ["wampa"]})
    assert table.unit(PHANTOM).flags & 1
    assert not table.unit("wampa").flags & 1
    table = scene({"spaceArena": [ghost, PHANTOM]})
    assert not table.unit(PHANTOM).flags & 1


def test_the_starhawk_halves_what_is_paid() -> None:
    one = {"spaceArena": ["the-starhawk#prototype-battleship"], "hand": ["wampa"], "resources": 2}
    table = scene({**one, "base": "kestro-city", "leader": "darth-vader#dark-lord-of-the-sith"})
    table.act("player1", "play", "wampa")  # 4 resources
    assert table.ready("player1") == 0
    assert table.units("wampa")


def test_death_star_plans_change_hands_with_every_attack() -> None:
    bearer = {"card": "wampa", "upgrades": ["death-star-plans"]}
    table = scene({"groundArena": ["atst"], "hand": ["battlefield-marine"]}, {"groundArena": [bearer]})
    table.act("player1", "attack", "atst", "wampa").click("atst")
    assert upgrades(table, "atst") == ["death-star-plans"]
    table.act("player2", "pass").act("player1", "play", "battlefield-marine")
    assert table.ready("player1") == 16  # 2, and 4 for aspects, less 2


def test_jump_to_lightspeed_makes_the_next_copy_free() -> None:
    table = scene({"hand": ["jump-to-lightspeed"], "spaceArena": [{"card": XWING, "upgrades": ["clone-pilot"]}]})
    table.act("player1", "play", "jump-to-lightspeed", XWING).click("clone-pilot")
    assert sorted(table.hand("player1")) == [XWING, "clone-pilot"]
    before = table.ready("player1")
    table.act("player2", "pass").act("player1", "play", XWING)
    assert table.ready("player1") == before


def test_stolen_athauler_goes_to_the_opponent() -> None:
    table = scene({"spaceArena": ["stolen-athauler"]}, {"hand": ["vanquish"]})
    table.act("player1", "pass").act("player2", "play", "vanquish", "stolen-athauler").choose(("player", 1))
    table.act("player1", "pass")
    before = table.ready("player2")
    table.act("player2", "play", "stolen-athauler")
    assert table.unit("stolen-athauler").controller == 1
    assert table.ready("player2") == before


def test_in_debt_one_pays_or_stays_exhausted() -> None:
    debtor = {"card": "wampa", "exhausted": True, "upgrades": ["in-debt-to-crimson-dawn"]}
    table = scene({"groundArena": [debtor]})
    while table.asked != "swu-ask-pay-to-avoid":
        table.choose("pass")
    table.choose("yes")
    assert not table.unit("wampa").exhausted
    table = scene({"groundArena": [debtor]})
    while table.asked != "swu-ask-pay-to-avoid":
        table.choose("pass")
    table.choose("no")
    assert table.unit("wampa").exhausted


def test_annihilator_hunts_for_the_name() -> None:
    two = {"groundArena": ["wampa"], "hand": ["wampa", "atst"], "deck": ["atst", "wampa", "wampa"]}
    table = scene({"hand": ["annihilator#tagges-flagship"]}, two)
    table.act("player1", "play", "annihilator#tagges-flagship", "wampa").choose("done")
    assert table.hand("player2") == ["atst"]
    assert table.game.why_no_undo(0) is not None, "the deck has been seen"
    table.choose(tuple(table.options))
    assert sorted(table.discard("player2")) == ["wampa"] * 4
    assert table.deck("player2") == ["atst"]


def test_annihilator_discards_from_a_deck() -> None:
    podracer = "sebulbas-podracer#taking-the-lead"
    two = {"groundArena": ["wampa", {"card": podracer, "exhausted": True}], "deck": ["atst", "wampa"]}
    table = scene({"hand": ["annihilator#tagges-flagship"]}, two)
    table.act("player1", "play", "annihilator#tagges-flagship", "wampa").choose(tuple(table.options))
    assert table.seat == "player2"
    table.choose(table.options[0])
    assert not table.unit(podracer).exhausted


def test_trench_lets_an_opponent_throw_half_away() -> None:
    trench = "admiral-trench#chkchkchkchk"
    table = scene({"leader": trench, "deck": ["wampa", "atst", "vulptex", "porg", "clone-pilot"]})
    table.use("player1", trench, 1)
    assert table.seat == "player2"
    table.click("wampa", "atst")
    assert table.seat == "player1"
    table.click("porg")
    assert table.hand("player1") == ["porg"]
    assert sorted(table.discard("player1")) == ["atst", "vulptex", "wampa"]


def test_rampart_readies_only_with_4_power() -> None:
    rampart = "rampart#enjoy-the-exit"
    table = scene({"spaceArena": [{"card": rampart, "exhausted": True}]})
    table.next_round()
    assert table.unit(rampart).exhausted
    table = scene({"spaceArena": [{"card": rampart, "exhausted": True, "upgrades": ["experience"]}]})
    table.next_round()
    assert not table.unit(rampart).exhausted
