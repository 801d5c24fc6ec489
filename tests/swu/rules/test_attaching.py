"""Where upgrades may go, and cards that are units at one time and upgrades at another: chapters 3.5.6, 3.6 and 8.37."""

from __future__ import annotations

from typing import Any

import pytest

from swu.scenes import Scene
from tablero.games.swu.attaching import move_upgrade
from tablero.games.swu.constants import GROUND
from tablero.games.swu.state import NOBODY

XWING = "alliance-xwing"
YWING = "republic-ywing"
OMICRON = "omicron-strike-craft"
JOCASTA = "jocasta-nu#the-gift-of-knowledge"
HONDO = "hondo-ohnaka#superfluous-swindler"
CORVUS = "corvus#inferno-squadron-raider"
POE = "poe-dameron#one-hell-of-a-pilot"
CAPTAIN_POE = "poe-dameron#i-can-fly-anything"


def scene(one: dict[str, Any], two: dict[str, Any] | None = None) -> Scene:
    return Scene({"player1": one, "player2": two or {}})


def upgrades(table: Scene, key: str) -> list[str]:
    return [upgrade.face.key for upgrade in table.unit(key).upgrades]


# Where an upgrade may go.


@pytest.mark.rule("swu:7.5.17.a")
def test_a_pilot_for_whom_there_is_always_room_still_needs_a_vehicle() -> None:
    r2 = "r2d2#artooooooooo"
    ship = {"card": XWING, "upgrades": ["interceptor-ace"]}
    table = scene({"hand": [r2], "spaceArena": [ship], "groundArena": ["wampa"]})
    table.act("player1", "pilot", r2)
    assert table.selectable() == [f"player1/spaceArena/{XWING}"]


@pytest.mark.rule("swu:3.6.3.a", "swu:3.6.5")
def test_an_upgrade_moves_to_any_unit_that_its_own_words_allow() -> None:
    jedi = {"card": "wampa", "upgrades": ["jedi-lightsaber"]}
    table = scene(
        {"hand": [JOCASTA], "groundArena": [jedi], "spaceArena": [XWING]}, {"groundArena": ["battlefield-marine"]}
    )
    table.act("player1", "play", JOCASTA, "jedi-lightsaber")
    assert sorted(table.selectable()) == [f"player1/groundArena/{JOCASTA}", "player2/groundArena/battlefield-marine"]


@pytest.mark.rule("swu:3.6.3.b")
def test_a_pilot_moves_neither_to_an_enemy_nor_to_a_unit_that_is_no_vehicle() -> None:
    ship = {"card": XWING, "upgrades": ["clone-pilot"]}
    one = {"hand": [JOCASTA], "groundArena": ["wampa"], "spaceArena": [ship, OMICRON]}
    table = scene(one, {"spaceArena": [YWING]})
    table.act("player1", "play", JOCASTA, "clone-pilot")
    assert table.selectable() == [f"player1/spaceArena/{OMICRON}"]


@pytest.mark.rule("swu:3.6.3.b")
def test_what_an_ability_made_an_upgrade_of_is_bound_to_its_words_and_to_no_others() -> None:
    phantom, ghost = "phantom-ii#modified-to-dock", "the-ghost#spectre-home-base"
    manned = {"card": ghost, "upgrades": ["clone-pilot"]}
    table = scene({"spaceArena": [phantom, ghost]}, {"groundArena": [HONDO], "spaceArena": [XWING, manned]})
    table.use("player1", phantom, None, f"player1/spaceArena/{ghost}")
    table.act("player2", "attack", HONDO, "kestro-city").click(phantom)
    assert table.selectable() == [f"player2/spaceArena/{ghost}"]  # a Vehicle without a Pilot won't do, one with will


@pytest.mark.rule("swu:1.5.2.f", "swu:3.6.14")
@pytest.mark.parametrize(("to", "seat"), [("battlefield-marine", 0), ("atst", 1)])
def test_a_token_that_moves_belongs_to_whoever_controls_its_new_unit(to: str, seat: int) -> None:
    shuttle = "shuttle-st149#under-krennics-authority"
    one = {"hand": [shuttle], "groundArena": ["battlefield-marine"]}
    table = scene(one, {"groundArena": [{"card": "wampa", "upgrades": ["experience"]}, "atst"]})
    table.act("player1", "play", shuttle)
    table.choose(next(option for option in table.options if option[1] == 0))  # Shielded comes last
    table.click("experience").click(to)
    [token] = table.unit(to).upgrades
    assert (token.owner, token.controller) == (seat, seat)
    assert upgrades(table, "wampa") == []


@pytest.mark.rule("swu:1.5.2.f", "swu:3.6.14", "swu:1.18.1.d")
@pytest.mark.parametrize(("upgrade", "fault"), [("perilous-position", 0), ("protector", 0), ("ruthlessness", NOBODY)])
def test_a_card_that_moves_stays_its_owners_and_whoever_moved_it_answers_for_its_hp(upgrade: str, fault: int) -> None:
    table = scene({"groundArena": ["wampa"]}, {"groundArena": [{"card": "atst", "upgrades": [upgrade]}]})
    wampa, [card] = table.unit("wampa"), table.unit("atst").upgrades
    move_upgrade(table.table, card, wampa, 0)
    assert (card.unit, wampa.upgrades, table.unit("atst").upgrades) == (wampa, [card], [])
    assert (card.owner, card.controller, wampa.hurt_by) == (1, 0, fault)


@pytest.mark.rule("swu:8.6.6", "swu:8.30.3.a", "swu:1.16.5.b")
def test_a_unique_upgrade_that_is_taken_may_be_one_too_many() -> None:
    saber = "vaders-lightsaber"
    own, theirs = {"card": "wampa", "upgrades": [saber]}, {"card": "battlefield-marine", "upgrades": [saber]}
    table = scene({"hand": ["evidence-of-the-crime"], "groundArena": [own, JOCASTA]}, {"groundArena": [theirs]})
    [old], [taken] = table.unit("wampa").upgrades, table.unit("battlefield-marine").upgrades
    table.act("player1", "play", "evidence-of-the-crime").choose(taken.ref).click(JOCASTA)
    assert (table.asked, table.seat, set(table.options)) == ("swu-ask-unique", "player1", {old.ref, taken.ref})
    table.choose(taken.ref)
    assert (table.discard("player2"), upgrades(table, "wampa"), upgrades(table, JOCASTA)) == ([saber], [saber], [])


@pytest.mark.rule("swu:3.6.14")
def test_an_upgrade_that_moves_is_no_longer_attached_to_its_unit() -> None:
    one = {"hand": ["traitorous"], "groundArena": [HONDO]}
    table = scene(one, {"groundArena": ["battlefield-marine", "vanguard-infantry"]})
    table.act("player1", "play", "traitorous", "battlefield-marine")
    assert table.unit("battlefield-marine").controller == 0
    table.act("player2", "pass").act("player1", "attack", HONDO, "administrators-tower")
    table.click("traitorous").click("vanguard-infantry")
    while table.asked == "swu-ask-next-trigger":
        table.choose(table.options[0])
    assert (table.unit("battlefield-marine").controller, table.unit("vanguard-infantry").controller) == (1, 0)


# Units that become upgrades.


@pytest.mark.rule("swu:3.5.5", "swu:3.5.6")
def test_a_leader_unit_becomes_a_leader_upgrade() -> None:
    leader = {"card": CAPTAIN_POE, "deployed": True}
    table = scene({"leader": leader, "hand": [CORVUS]}, {"hand": ["confiscate"]})
    table.act("player1", "play", CORVUS, CAPTAIN_POE)
    [poe] = table.unit(CORVUS).upgrades
    assert (poe.face.key, poe.leader, poe.face.unique, "clone" in poe.face.traits) == (CAPTAIN_POE, True, True, False)
    assert (table.unit(CORVUS).power, table.unit(CORVUS).hp) == (6, 6)
    table.act("player2", "play", "confiscate", CAPTAIN_POE)
    assert (table.leader("player1").deployed, table.leader("player1").exhausted) == (False, True)


@pytest.mark.rule("swu:3.5.6")
def test_a_unit_that_becomes_an_upgrade_is_attached() -> None:
    iden = "iden-versio#adapt-or-die"
    table = scene({"hand": [CORVUS], "groundArena": [iden]})
    table.act("player1", "play", CORVUS, iden)
    assert upgrades(table, CORVUS) == [iden, "shield"]


@pytest.mark.rule("swu:3.5.6", "swu:8.34.4")
def test_a_captor_that_becomes_an_upgrade_goes_on_guarding() -> None:
    l3 = "l337#get-out-of-my-seat"
    guard = {"card": l3, "capturedUnits": ["battlefield-marine"]}
    table = scene({"groundArena": [guard], "spaceArena": [XWING]}, {"groundArena": ["atst"]})
    table.act("player1", "attack", l3, "atst").click(XWING)
    assert (table.units("battlefield-marine"), upgrades(table, XWING)) == ([], [l3])


@pytest.mark.rule("swu:1.16.5.d", "swu:8.34.4")
def test_its_captives_are_rescued_when_the_upgrade_leaves_play() -> None:
    l3 = "l337#get-out-of-my-seat"
    guard = {"card": l3, "capturedUnits": ["battlefield-marine"]}
    table = scene({"groundArena": [guard], "spaceArena": [XWING]}, {"groundArena": ["atst"], "hand": ["direct-hit"]})
    table.act("player1", "attack", l3, "atst").click(XWING)
    table.act("player2", "play", "direct-hit", XWING).forced()
    freed = table.unit("battlefield-marine")
    assert (freed.controller, freed.exhausted) == (1, True)


# Upgrades that become units.


@pytest.mark.rule("swu:8.37.1")
def test_an_upgrade_that_becomes_a_unit_is_no_longer_attached() -> None:
    thief = "pantoran-starship-thief"
    table = scene({"hand": [thief, "eject"]}, {"spaceArena": [XWING]})
    table.act("player1", "play", thief).choose("yes").click(XWING)
    assert table.unit(XWING).controller == 0
    table.act("player2", "pass").act("player1", "play", "eject", thief).forced()
    assert table.unit(XWING).controller == 1
    assert (table.unit(thief).controller, table.unit(thief).arena) == (0, GROUND)


@pytest.mark.rule("swu:8.37.2")
def test_a_card_that_was_an_upgrade_meanwhile_entered_play_when_it_was_played() -> None:
    table = scene({"hand": [POE, "eject", "hello-there"], "groundArena": ["clone-pilot"], "spaceArena": [YWING]})
    table.act("player1", "play", POE).click("xwing")
    assert upgrades(table, "xwing") == [POE]
    table.act("player2", "pass").act("player1", "play", "eject", POE)
    table.act("player2", "pass").act("player1", "play", "hello-there")
    assert sorted(table.selectable()) == [f"player1/groundArena/{POE}", "player1/spaceArena/xwing"]


@pytest.mark.rule("swu:8.33.3", "swu:8.37.2")
def test_what_may_be_done_once_a_round_is_not_done_again_after_being_a_unit() -> None:
    table = scene({"leader": CAPTAIN_POE, "hand": ["eject", CORVUS], "spaceArena": [XWING, YWING]})
    table.use("player1", CAPTAIN_POE, 0, XWING)
    table.act("player2", "pass").use("player1", CAPTAIN_POE, None, YWING)
    table.act("player2", "pass").act("player1", "play", "eject", CAPTAIN_POE)
    poe = table.unit(CAPTAIN_POE)
    assert (poe.face.unit, poe.leader, poe.power, poe.hp, table.unit(YWING).power) == (True, True, 4, 6, 1)
    table.act("player2", "pass").act("player1", "play", CORVUS, CAPTAIN_POE)
    table.act("player2", "pass")
    assert upgrades(table, CORVUS) == [CAPTAIN_POE]
    assert not any(option[:2] == ("use", "upgrade") for option in table.options)
    table.next_round()
    assert any(option[:2] == ("use", "upgrade") for option in table.options)


@pytest.mark.rule("swu:8.30.3.a", "swu:8.37.1")
def test_a_unique_pilot_stays_unique_whatever_it_is() -> None:
    table = scene({"hand": [POE, "eject"], "spaceArena": [XWING]})
    table.act("player1", "play", POE).click(XWING)
    [pilot] = table.unit(XWING).upgrades
    assert (pilot.face.unique, "clone" in pilot.face.traits) == (True, False)
    table.act("player2", "pass").act("player1", "play", "eject", POE)
    unit = table.unit(POE)
    assert (unit.id, unit.face.unique, "clone" in unit.traits) == (pilot.id, True, False)


@pytest.mark.rule("swu:3.5.6", "swu:8.37.1")
def test_a_copy_of_a_pilot_is_a_copy_as_an_upgrade_and_as_a_unit_again() -> None:
    table = scene({"hand": ["clone", "eject"], "groundArena": [POE], "spaceArena": [XWING]})
    table.act("player1", "play", "clone", POE).click(XWING)
    [pilot] = table.unit(XWING).upgrades
    assert (pilot.face.key, pilot.face.title, "clone" in pilot.face.traits) == ("clone", "Poe Dameron", True)
    assert (table.unit(XWING).power, table.unit(XWING).hp) == (4, 6)
    table.act("player2", "pass").act("player1", "play", "eject", "clone")
    unit = table.unit("clone")
    assert (unit.face.title, unit.power, unit.hp, unit.face.unique) == ("Poe Dameron", 3, 3, False)
    assert unit.traits == {"resistance", "pilot", "clone"}
    assert len(table.units(POE)) == 1


# Units that move.


@pytest.mark.rule("swu:8.37.1", "swu:8.16.7.e")
def test_a_unit_that_moves_away_from_what_kept_it_alive_is_defeated_at_once() -> None:
    leia, victor = "leia-organa#extraordinary", "victor-leader#leading-from-the-front"
    kept = {"card": leia, "damage": 5}
    one = {"hasForceToken": True, "spaceArena": [kept, victor], "groundArena": ["battlefield-marine"]}
    table = scene(one)
    table.use("player1", leia)
    assert table.discard("player1") == [leia]  # before she gives herself 2 HP more
    assert table.unit("battlefield-marine").hp == 5
