"""Triggered abilities: chapter 7.6."""

from __future__ import annotations

import pytest

from swu.scenes import Scene


@pytest.mark.rule("swu:7.6.10", "swu:7.6.9")
@pytest.mark.example("swu-ex:7.6.10-1")
def test_the_active_player_says_whose_abilities_come_first() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["greedo#slow-on-the-draw"]},
            "player2": {"groundArena": ["vanguard-infantry", "wampa"]},
        }
    )
    scene.act("player1", "attack", "greedo#slow-on-the-draw", "vanguard-infantry")
    assert (scene.asked, scene.seat) == ("swu-ask-first-triggers", "player1")
    scene.choose(("player", 1))
    assert scene.seat == "player2"


@pytest.mark.rule("swu:7.6.11", "swu:7.6.12", "swu:13.1.2", "swu:7.6.6")
@pytest.mark.example("swu-ex:7.6.12-1")
def test_what_a_triggered_ability_sets_off_comes_before_what_waits() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["greedo#slow-on-the-draw"], "deck": ["resupply"]},
            "player2": {
                "groundArena": [
                    "vanguard-infantry",
                    "admiral-motti#brazen-and-scornful",
                    {"card": "death-star-stormtrooper", "exhausted": True},
                ]
            },
        }
    )
    scene.act("player1", "attack", "greedo#slow-on-the-draw", "vanguard-infantry")
    scene.choose(("player", 0))
    scene.choose("yes")
    scene.click("admiral-motti#brazen-and-scornful")
    assert scene.seat == "player2"
    scene.click("death-star-stormtrooper")
    assert not scene.unit("death-star-stormtrooper").exhausted
    assert scene.seat == "player2"
    scene.click("death-star-stormtrooper")
    assert len(scene.unit("death-star-stormtrooper").upgrades) == 1


@pytest.mark.rule("swu:7.6.3", "swu:7.6.14.a", "swu:8.12.2")
@pytest.mark.example("swu-ex:7.6.3-1")
def test_a_when_defeated_ability_resolves_from_the_discard_pile() -> None:
    scene = Scene({"player1": {"hand": ["vanquish"]}, "player2": {"groundArena": ["superlaser-technician"]}})
    scene.act("player1", "play", "vanquish", "superlaser-technician")
    assert scene.seat == "player2"
    assert scene.discard("player2") == ["superlaser-technician"]
    before = scene.resources("player2")
    scene.choose("yes")
    assert scene.discard("player2") == []
    assert scene.resources("player2") != before


@pytest.mark.rule("swu:7.6.4")
def test_abilities_trigger_for_units_defeated_at_the_same_time() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["superlaser-blast"], "groundArena": ["agent-kallus#seeking-the-rebels"]},
            "player2": {"groundArena": ["leia-organa#defiant-princess"]},
        }
    )
    scene.act("player1", "play", "superlaser-blast")
    assert not scene.units()
    scene.choose("yes")
    assert len(scene.hand("player1")) == 1


@pytest.mark.rule("swu:7.6.2")
@pytest.mark.example("swu-ex:7.6.2-1")
def test_each_condition_before_and_after_a_slash_triggers() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["ruthless-raider"]},
            "player2": {"hand": ["vanquish"], "groundArena": ["consular-security-force"]},
        }
    )
    scene.act("player1", "play", "ruthless-raider")
    while scene.asked == "swu-ask-effect":
        scene.choose(0)
    assert scene.player("player2").base.damage == 2
    scene.act("player2", "play", "vanquish", "ruthless-raider")
    while scene.asked == "swu-ask-effect":
        scene.choose(0)
    assert scene.player("player2").base.damage == 4


@pytest.mark.rule("swu:7.6.13.b", "swu:7.5.6.d", "swu:7.5.7.b")
def test_when_played_and_shielded_share_a_window_in_any_order() -> None:
    scene = Scene({"player1": {"hand": ["the-ghost#spectre-home-base"], "groundArena": ["chopper#metal-menace"]}})
    scene.act("player1", "play", "the-ghost#spectre-home-base")
    assert scene.asked == "swu-ask-next-trigger"
    assert len(scene.options) == 2


@pytest.mark.rule("swu:7.6.14.b", "swu:8.28.2")
def test_who_controlled_a_unit_resolves_what_its_defeat_sets_off() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["change-of-heart", "vanquish"]},
            "player2": {"groundArena": ["yoda#old-master"]},
        }
    )
    scene.act("player1", "play", "change-of-heart", "yoda#old-master")
    scene.act("player2", "pass")
    scene.act("player1", "play", "vanquish", "yoda#old-master")
    assert scene.seat == "player1"
    assert scene.discard("player2") == ["yoda#old-master"]


@pytest.mark.rule("swu:7.6.15.a", "swu:7.6.15.b", "swu:7.6.15.c", "swu:6.3.3.b")
def test_on_attack_comes_before_combat_damage() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["fifth-brother#fear-hunter"]},
            "player2": {"groundArena": [{"card": "battlefield-marine", "damage": 2}]},
        }
    )
    scene.act("player1", "attack", "fifth-brother#fear-hunter", "battlefield-marine")
    assert scene.unit("fifth-brother#fear-hunter").damage == 0
    while scene.asked != "swu-ask-action":
        scene.choose(0)
    assert scene.discard("player2") == ["battlefield-marine"]
    assert scene.unit("fifth-brother#fear-hunter").damage == 1


@pytest.mark.rule("swu:7.6.16.c", "swu:13.1.5")
def test_completing_an_attack_needs_survival() -> None:
    zeb = "zeb-orrelios#headstrong-warrior"
    scene = Scene(
        {
            "player1": {"groundArena": [{"card": zeb, "damage": 3}]},
            "player2": {"groundArena": ["battlefield-marine", "wampa"]},
        }
    )
    scene.act("player1", "attack", zeb, "battlefield-marine")
    assert scene.asked == "swu-ask-action"
    assert scene.unit("wampa").damage == 0
