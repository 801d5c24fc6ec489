"""Cards that meet: what comes out of two of them together, where each alone is simple."""

from __future__ import annotations

from typing import Any

import pytest

from swu.scenes import Scene
from tablero.games.swu.constants import GROUND, KEYWORD_BITS


def duel(first: dict[str, Any], second: dict[str, Any]) -> Scene:
    return Scene({"player1": first, "player2": second})


@pytest.mark.rule("swu:7.3.3.a")
def test_jango_sees_a_bounty_that_an_upgrade_gives() -> None:
    maz = {"card": "maz-kanata#pirate-queen", "upgrades": ["wanted"]}
    scene = duel({"groundArena": ["jango-fett#renowned-bounty-hunter"]}, {"groundArena": [maz]})
    scene.act("player1", "attack", "jango-fett#renowned-bounty-hunter", "maz-kanata#pirate-queen")
    assert scene.base("player2").damage == 5


def test_jango_gets_nothing_against_a_unit_without_bounty() -> None:
    scene = duel({"groundArena": ["jango-fett#renowned-bounty-hunter"]}, {"groundArena": ["maz-kanata#pirate-queen"]})
    scene.act("player1", "attack", "jango-fett#renowned-bounty-hunter", "maz-kanata#pirate-queen")
    assert scene.base("player2").damage == 0


@pytest.mark.parametrize(("units", "lost"), [([], 0), (["tech#source-of-insight"], 3)])
def test_scanning_officer_defeats_resources_that_gained_smuggle(units: list[str], lost: int) -> None:
    scene = duel(
        {"hand": ["scanning-officer"]}, {"groundArena": units, "resources": ["atst"] * 3, "deck": ["wampa"] * 5}
    )
    scene.act("player1", "play", "scanning-officer")
    assert scene.discard("player2") == ["atst"] * lost
    assert len(scene.resources("player2")) == 3
    assert len(scene.deck("player2")) == 5 - lost


def morgan(*hand: str) -> Scene:
    """Morgan Elsbeth has attacked while a friendly unit has Sentinel."""
    leader = {"card": "morgan-elsbeth#following-the-call", "deployed": True}
    scene = duel({"leader": leader, "groundArena": ["echo-base-defender"], "hand": list(hand)}, {})
    scene.act("player1", "attack", "morgan-elsbeth#following-the-call", "administrators-tower")
    scene.act("player2", "pass")
    return scene


def paid(scene: Scene, card: str) -> int:
    before = scene.ready("player1")
    scene.act("player1", "play", card)
    scene.forced()
    return before - scene.ready("player1")


SENTINEL = "cloud-city-wing-guard"


def test_morgans_next_unit_costs_less_if_it_shares_a_keyword() -> None:
    fresh = duel({"leader": "morgan-elsbeth#following-the-call", "hand": [SENTINEL]}, {})
    assert paid(morgan(SENTINEL), SENTINEL) == paid(fresh, SENTINEL) - 1


def test_a_unit_that_shares_none_is_morgans_next_unit_too() -> None:
    scene = morgan("wampa", SENTINEL)
    fresh = duel({"leader": "morgan-elsbeth#following-the-call", "hand": ["wampa", SENTINEL]}, {})
    assert paid(scene, "wampa") == paid(fresh, "wampa")
    scene.act("player2", "pass")
    fresh.act("player2", "pass")
    assert paid(scene, SENTINEL) == paid(fresh, SENTINEL)


CIKATRO = "cikatro-vizago#business-is-what-matters"


def test_cikatro_draws_the_card_that_was_revealed() -> None:
    scene = duel({"groundArena": [CIKATRO], "deck": ["atst", "wampa"]}, {})
    scene.act("player1", "attack", CIKATRO, "administrators-tower")
    assert scene.seat == "player2"
    scene.choose("no")
    assert (scene.hand("player1"), scene.deck("player1")) == (["atst"], ["wampa"])


def test_cikatro_draws_nothing_if_the_opponent_pays() -> None:
    scene = duel({"groundArena": [CIKATRO], "deck": ["atst", "wampa"]}, {})
    scene.act("player1", "attack", CIKATRO, "administrators-tower")
    scene.choose("yes")
    assert (scene.hand("player1"), scene.ready("player2")) == ([], 19)


def test_cikatro_does_nothing_with_an_empty_deck() -> None:
    scene = duel({"groundArena": [CIKATRO], "deck": []}, {})
    scene.act("player1", "attack", CIKATRO, "administrators-tower")
    assert scene.asked == "swu-ask-action"
    assert scene.base("player1").damage == 0


def test_sly_moore_weakens_a_unit_that_comes_later_and_attacks_a_base() -> None:
    scene = duel({"hand": ["sly-moore#witness-to-power"]}, {})
    scene.act("player1", "play", "sly-moore#witness-to-power")
    scene.use("player2", "luke-skywalker#faithful-friend", 1)
    scene.act("player1", "pass")
    scene.act("player2", "attack", "luke-skywalker#faithful-friend", "kestro-city")
    scene.choose("pass")
    assert scene.base("player1").damage == 4 - 2


def test_sly_moore_leaves_alone_who_attacks_a_unit_and_her_own_side() -> None:
    scene = duel({"hand": ["sly-moore#witness-to-power"], "groundArena": ["atst"]}, {"groundArena": ["wampa"]})
    scene.act("player1", "play", "sly-moore#witness-to-power")
    scene.act("player2", "attack", "wampa", "atst")
    assert scene.unit("atst").damage == 4
    scene.act("player1", "attack", "atst", "administrators-tower")
    assert scene.base("player2").damage == 6


def test_damage_that_cannot_be_prevented_uses_up_close_the_shield_gate() -> None:
    scene = duel(
        {"hand": ["close-the-shield-gate"]}, {"hand": ["torpedo-barrage"], "groundArena": ["battlefield-marine"]}
    )
    scene.act("player1", "play", "close-the-shield-gate", "kestro-city")
    scene.act("player2", "play", "torpedo-barrage")
    scene.choose(("player", 0))
    scene.forced()
    assert scene.base("player1").damage == 5
    scene.act("player1", "pass")
    scene.act("player2", "attack", "battlefield-marine", "kestro-city")
    assert scene.base("player1").damage == 8


def test_close_the_shield_gate_prevents_the_next_damage_only() -> None:
    scene = duel({"hand": ["close-the-shield-gate"]}, {"groundArena": ["battlefield-marine", "wampa"]})
    scene.act("player1", "play", "close-the-shield-gate", "kestro-city")
    scene.act("player2", "attack", "battlefield-marine", "kestro-city")
    assert scene.base("player1").damage == 0
    scene.act("player1", "pass")
    scene.act("player2", "attack", "wampa", "kestro-city")
    assert scene.base("player1").damage == 4


def test_shien_flurry_prevents_once_and_ambush_stays() -> None:
    seen = {"groundArena": ["battlefield-marine", "wampa"]}
    scene = duel({"hand": ["shien-flurry", "jedi-guardian"]}, seen)
    scene.act("player1", "play", "shien-flurry", "jedi-guardian")
    scene.choose("yes")
    scene.click("battlefield-marine")
    guardian = scene.unit("jedi-guardian")
    assert guardian.damage == 3 - 2
    assert guardian.flags & KEYWORD_BITS["ambush"]
    scene.act("player2", "attack", "wampa", "jedi-guardian")
    assert scene.unit("jedi-guardian").damage == 1 + 4


LUKE, PILOT = "luke-skywalker#faithful-friend", "luke-skywalker#you-still-with-me"


def luke_in_the_arena(word: str) -> Scene:
    """Luke was played in this phase, as a unit or as a Pilot that has moved to the ground since."""
    scene = duel({"leader": LUKE, "hand": [PILOT], "spaceArena": ["alliance-xwing"]}, {"hand": ["direct-hit"]})
    scene.act("player1", word, PILOT).forced()
    if word == "pilot":
        scene.act("player2", "play", "direct-hit").forced()
        scene.choose("yes")
    else:
        scene.act("player2", "pass")
    assert scene.unit(PILOT).arena == GROUND
    return scene


@pytest.mark.rule("swu:7.5.17.c")
def test_luke_shields_a_unit_that_was_played_as_a_unit() -> None:
    scene = luke_in_the_arena("play")
    scene.use("player1", LUKE, 0, PILOT)
    assert [one.face.key for one in scene.unit(PILOT).upgrades] == ["shield"]


@pytest.mark.rule("swu:7.5.17.c")
def test_luke_does_not_shield_a_unit_that_was_played_as_an_upgrade() -> None:
    scene = luke_in_the_arena("pilot")
    scene.use("player1", LUKE, 0)
    assert scene.asked == "swu-ask-action"
    assert not scene.unit(PILOT).upgrades
