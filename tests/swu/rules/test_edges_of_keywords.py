"""Edges of rules about keywords and entering play: the nearest case in which each does the opposite."""

from __future__ import annotations

from typing import Any

import pytest

from swu.driving import drive
from swu.giving import printed
from swu.scenes import Scene
from tablero.games.swu.cards import face
from tablero.games.swu.entering import attach, enter
from tablero.games.swu.keywords import AmbushAttack, RestoreBase
from tablero.games.swu.setup import new_card
from tablero.games.swu.state import NOBODY
from tablero.games.swu.vocabulary import (
    DEFENDER,
    DrawCards,
    EntersReady,
    Initiative,
    Keyword,
    ambush,
    on_attack,
    restore,
    saboteur,
    shield,
)

WAMPA: dict[str, Any] = {"groundArena": ["wampa"]}


@pytest.mark.rule("swu:7.5.2", "swu:7.5.6.c")
@pytest.mark.parametrize(("answer", "done"), [("yes", True), ("no", False)])
def test_ambush_is_used_only_by_who_says_so(answer: str, done: bool) -> None:
    scene = Scene({"player1": {"groundArena": ["atst"]}, "player2": WAMPA})
    atst, wampa = scene.unit("atst"), scene.unit("wampa")
    atst.exhausted = True
    answers = [answer, wampa.ref] if done else [answer]
    assert drive(scene.table, AmbushAttack(), answers, atst)[0] is done
    assert atst.damage == (4 if done else 0)


@pytest.mark.rule("swu:7.5.6.c")
@pytest.mark.parametrize(("arena", "able"), [("groundArena", True), ("spaceArena", False)])
def test_ambush_needs_a_unit_that_can_be_attacked(monkeypatch: pytest.MonkeyPatch, arena: str, able: bool) -> None:
    printed(monkeypatch, "atst", ambush)
    card = "wampa" if able else "alliance-xwing"
    scene = Scene({"player1": {"hand": ["atst"]}, "player2": {arena: [card]}})
    scene.act("player1", "play", "atst")
    assert scene.asked == ("swu-ask-ambush" if able else "swu-ask-action")


@pytest.mark.rule("swu:7.5.10.a", "swu:7.5.10.b")
@pytest.mark.parametrize(("damage", "left", "done"), [(5, 3, True), (1, 0, True), (0, 0, False)])
def test_restore_does_something_if_there_is_damage_to_heal(
    monkeypatch: pytest.MonkeyPatch, damage: int, left: int, done: bool
) -> None:
    printed(monkeypatch, "wampa", restore(2))
    scene = Scene({"player1": {**WAMPA, "base": {"card": "kestro-city", "damage": damage}}})
    assert drive(scene.table, RestoreBase(), [], scene.unit("wampa"))[0] is done
    assert scene.base("player1").damage == left


@pytest.mark.rule("swu:6.3.3")
@pytest.mark.parametrize(
    ("keyword", "target", "shields", "asked"),
    [
        (restore(1), "base", 0, True),
        (restore(1), "atst", 0, True),
        (saboteur, "atst", 1, True),
        (saboteur, "atst", 0, False),
        (saboteur, "base", 1, False),
        (None, "atst", 1, False),
    ],
)
def test_restore_and_saboteur_share_the_window_of_on_attack(
    monkeypatch: pytest.MonkeyPatch, keyword: Keyword | None, target: str, shields: int, asked: bool
) -> None:
    printed(monkeypatch, "wampa", on_attack(DrawCards(1)), *([] if keyword is None else [keyword]))
    theirs = [{"card": "atst", "upgrades": ["shield"] * shields}]
    scene = Scene({"player1": {**WAMPA, "deck": ["wampa"] * 3}, "player2": {"groundArena": theirs}})
    scene.act("player1", "attack", "wampa", "administrators-tower" if target == "base" else target)
    assert (scene.asked == "swu-ask-next-trigger") == asked


@pytest.mark.rule("swu:6.3.3")
@pytest.mark.parametrize(("target", "asked"), [("atst", True), ("administrators-tower", False)])
def test_saboteur_waits_also_if_the_defender_could_get_a_shield_first(
    monkeypatch: pytest.MonkeyPatch, target: str, asked: bool
) -> None:
    printed(monkeypatch, "wampa", on_attack(shield(DEFENDER)), saboteur)
    scene = Scene({"player1": WAMPA, "player2": {"groundArena": ["atst"]}})
    scene.act("player1", "attack", "wampa", target)
    assert (scene.asked == "swu-ask-next-trigger") == asked


@pytest.mark.rule("swu:1.5.4.b", "swu:3.5.3")
@pytest.mark.parametrize(("initiative", "exhausted"), [("player1", False), ("player2", True)])
def test_a_unit_enters_play_ready_if_an_ability_says_so(
    monkeypatch: pytest.MonkeyPatch, initiative: str, exhausted: bool
) -> None:
    printed(monkeypatch, "wampa", EntersReady(Initiative()))
    scene = Scene({"player1": {"hand": ["wampa"]}})
    scene.table.initiative = 0 if initiative == "player1" else 1
    scene.act("player1", "play", "wampa")
    assert scene.unit("wampa").exhausted == exhausted
    table = scene.table
    assert not enter(table, new_card(table, "wampa", table.players[0]), face("wampa"), 0, ready=True).exhausted


@pytest.mark.rule("swu:1.18.1.d")
@pytest.mark.parametrize(("key", "blamed"), [("entrenched", 1), ("vaders-lightsaber", NOBODY)])
def test_only_an_upgrade_with_hp_makes_who_attaches_it_answer(
    monkeypatch: pytest.MonkeyPatch, key: str, blamed: int
) -> None:
    monkeypatch.setattr(face("vaders-lightsaber"), "bonus_hp", 0)
    scene = Scene({"player1": WAMPA})
    table, wampa = scene.table, scene.unit("wampa")
    attach(table, new_card(table, key, table.players[1]), face(key), 1, wampa)
    assert wampa.hurt_by == blamed
