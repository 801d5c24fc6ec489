"""Edges of rules about defeats, captures and upgrades: the nearest case in which each does the opposite."""

from __future__ import annotations

import pytest

from swu.driving import drive
from swu.giving import printed
from swu.rules.test_multiplayer import started
from swu.scenes import Scene
from tablero.games.swu.attaching import become_upgrade, eligible, extra_pilots
from tablero.games.swu.checks import defeat_all, settle
from tablero.games.swu.entering import create_unit
from tablero.games.swu.state import Delayed
from tablero.games.swu.vocabulary import THIS, Capture, DrawCards, Rule, a, damaged, enemy, friendly, on_attack
from tablero.games.swu.zones import discard_from_deck

L3 = "l337#get-out-of-my-seat"
PILOT = "academy-graduate"
VADER = "darth-vader#dark-lord-of-the-sith"
XWING = "alliance-xwing"


@pytest.mark.rule("swu:3.6.3.c")
def test_only_an_ability_that_says_so_makes_room_for_more_pilots(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, "atst", on_attack(DrawCards(1)), Rule("extra-pilot"), Rule("extra-pilot"))
    printed(monkeypatch, XWING, on_attack(DrawCards(1)), Rule("firm"))
    scene = Scene({"player1": {"groundArena": ["atst"], "spaceArena": [XWING]}})
    assert [extra_pilots(scene.unit(key)) for key in ("atst", XWING)] == [2, 0]


@pytest.mark.rule("swu:3.6.3.b")
@pytest.mark.parametrize(("damage", "fits"), [(1, True), (0, False)])
def test_what_became_an_upgrade_is_bound_to_all_that_was_asked_of_its_unit(damage: int, fits: bool) -> None:
    mine = {"groundArena": [PILOT, {"card": "atst", "damage": damage}], "spaceArena": [{"card": XWING, "damage": 1}]}
    scene = Scene({"player1": mine})
    become_upgrade(scene.table, scene.unit(PILOT), scene.unit(XWING), (friendly, damaged))
    [upgrade] = scene.unit(XWING).upgrades
    assert eligible(scene.table, upgrade, scene.unit("atst"), 0) == fits


@pytest.mark.rule("swu:1.5.5.c", "swu:7.7.5.c")
def test_who_could_escape_and_does_not_is_defeated_with_the_others() -> None:
    scene = Scene({"player2": {"groundArena": [L3, "battlefield-marine"], "spaceArena": [XWING]}})
    table = scene.table
    defeat_all(table, [scene.unit(L3), scene.unit("battlefield-marine")], 0)
    going = settle(table)
    assert "pass" in next(going).options  # type: ignore[union-attr]
    assert len(table.saving) == 1
    with pytest.raises(StopIteration):
        going.send("pass")
    assert sorted(scene.discard("player2")) == sorted([L3, "battlefield-marine"])
    assert [unit.face.key for unit in scene.units()] == [XWING]
    assert table.saving == []


@pytest.mark.rule("swu:7.7.5.c")
def test_an_ability_that_says_nothing_of_captures_prevents_none(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, "battlefield-marine", Rule("firm"))
    scene = Scene({"player1": {"groundArena": ["wampa"]}, "player2": {"groundArena": ["battlefield-marine"]}})
    marine = scene.unit("battlefield-marine")
    drive(scene.table, Capture(THIS, a(enemy)), [marine.ref], scene.unit("wampa"))
    assert scene.unit("wampa").captives == [marine.card]


@pytest.mark.rule("swu:1.5.5.c", "swu:1.5.5.e", "swu:3.5.4")
def test_a_defeated_unit_is_discarded_a_token_set_aside_and_a_leader_back_at_its_base() -> None:
    leader = {"card": VADER, "deployed": True}
    scene = Scene({"player1": {"leader": leader, "groundArena": ["wampa"]}})
    table = scene.table
    create_unit(table, "battle-droid", 0)
    assert len(scene.units()) == 3
    defeat_all(table, scene.units(), 1)
    assert scene.units() == []
    assert scene.discard("player1") == ["wampa"]
    assert -1 not in [card for player in table.players for card in player.discard]
    one = scene.leader("player1")
    assert (one.deployed, one.exhausted) == (False, True)


@pytest.mark.rule("swu:4.8.1")
def test_a_card_that_nobody_knew_lies_open_in_the_discard_pile() -> None:
    scene = Scene({"player2": {"deck": ["wampa", "atst"]}})
    top = scene.player("player2").deck[-1]
    assert scene.table.known[top] == 0
    discard_from_deck(scene.table, 1, 1)
    assert (scene.player("player2").discard, scene.table.known[top]) == ([top], 0b11)


@pytest.mark.rule("swu:7.7.4.f")
def test_what_waits_for_another_moment_is_not_undone_when_its_unit_leaves_play() -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"]}})
    table, wampa = scene.table, scene.unit("wampa")
    waiting = Delayed("regroup-phase", DrawCards(1), wampa.face, 0, (wampa.id,))
    table.delayed.append(waiting)
    defeat_all(table, [wampa], 1)
    assert table.delayed == [waiting]


@pytest.mark.rule("swu:8.30.3.a", "swu:8.30.5")
def test_a_player_may_have_many_upgrades_that_are_not_unique() -> None:
    mine = {"groundArena": [{"card": "wampa", "upgrades": ["entrenched"]}], "hand": ["entrenched"]}
    scene = Scene({"player1": mine})
    scene.act("player1", "play", "entrenched", "wampa")
    assert scene.asked == "swu-ask-action"
    assert len(scene.unit("wampa").upgrades) == 2


@pytest.mark.rule("swu:1.16.5.a", "swu:1.9.7")
def test_who_is_eliminated_already_does_not_lose_again() -> None:
    game = started(3)
    table = game.state
    table.players[2].base.damage = table.players[2].base.face.hp
    list(settle(table))
    assert [player.out for player in table.players] == [False, False, True]
    list(settle(table))
    assert [player.out for player in table.players] == [False, False, True]
