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


REBO = "max-rebo#encore"


@pytest.mark.parametrize(("first", "second", "drawn"), [([], [], 2), ([REBO], [], 4), ([REBO], [REBO], 6)])
def test_each_max_rebo_adds_a_regroup_phase(first: list[str], second: list[str], drawn: int) -> None:
    scene = duel({"groundArena": first}, {"groundArena": second})
    scene.next_round()
    assert [len(scene.hand(who)) for who in ("player1", "player2")] == [drawn, drawn]


CORVUS, BOSHEK = "corvus#inferno-squadron-raider", "boshek#charismatic-smuggler"


def boarded_corvus() -> Scene:
    """A Pilot that guards a Wampa has been attached to Corvus."""
    pilot = {"card": BOSHEK, "capturedUnits": ["wampa"]}
    scene = duel({"hand": [CORVUS], "groundArena": [pilot]}, {"hand": ["direct-hit", "disabling-fang-fighter"]})
    scene.act("player1", "play", CORVUS).click(BOSHEK)
    return scene


@pytest.mark.rule("swu:8.34.4")
def test_a_captor_that_becomes_an_upgrade_goes_on_guarding() -> None:
    scene = boarded_corvus()
    assert [one.face.key for one in scene.unit(CORVUS).upgrades] == [BOSHEK]
    assert not scene.units("wampa")
    shown = scene.game.view(None)["players"][0]["units"]
    assert [card["key"] for unit in shown for card in unit["captives"]] == ["wampa"]


@pytest.mark.rule("swu:8.34.4")
@pytest.mark.parametrize(("card", "target"), [("direct-hit", CORVUS), ("disabling-fang-fighter", BOSHEK)])
def test_its_captives_are_rescued_when_it_leaves_play(card: str, target: str) -> None:
    scene = boarded_corvus()
    scene.act("player2", "play", card, target).forced()
    assert not any(upgrade.face.key == BOSHEK for unit in scene.units() for upgrade in unit.upgrades)
    assert scene.unit("wampa").controller == 1
    assert scene.unit("wampa").exhausted


SECOND = "the-max-rebo-band#jatzwailers"


def sneaked(captive: str) -> Scene:
    """A unit that Sneak Attack brought guards another, until the regroup phase starts."""
    scene = duel({"hand": ["sneak-attack", "discerning-veteran"]}, {"groundArena": [captive]})
    scene.act("player1", "play", "sneak-attack", "discerning-veteran", captive)
    assert not scene.units(captive)
    return scene


@pytest.mark.rule("swu:7.7.4.b")
def test_what_a_delayed_effect_brings_back_was_not_there_when_the_regroup_phase_started() -> None:
    scene = sneaked(SECOND)
    scene.to_regroup()
    assert scene.unit(SECOND).controller == 1
    assert scene.player("player2").credits == 0


@pytest.mark.rule("swu:7.7.4.b")
def test_a_unit_that_was_there_when_the_regroup_phase_started_triggers() -> None:
    scene = duel({}, {"groundArena": [SECOND]})
    scene.to_regroup()
    assert scene.player("player2").credits == 1


DRYDEN = "dryden-vos#offering-no-escape"


@pytest.mark.rule("swu:7.5.17.c")
@pytest.mark.parametrize(("word", "where"), [("play", "unit"), ("pilot", "upgrade")])
def test_dryden_plays_a_captured_card_also_with_piloting(word: str, where: str) -> None:
    captor = {"card": "wampa", "capturedUnits": [BOSHEK]}
    scene = duel({"hand": [DRYDEN], "groundArena": [captor], "spaceArena": ["alliance-xwing"]}, {})
    scene.act("player1", "play", DRYDEN)
    while scene.asked == "swu-ask-next-trigger":
        scene.choose(0)
    before = scene.ready("player1")
    scene.click(BOSHEK)
    assert [option[0] for option in scene.options] == ["play", "pilot"]
    scene.choose(next(option for option in scene.options if option[0] == word))
    scene.forced()
    flown = [upgrade.face.key for upgrade in scene.unit("alliance-xwing").upgrades]
    assert (bool(scene.units(BOSHEK)), flown) == ((True, []) if where == "unit" else (False, [BOSHEK]))
    assert scene.ready("player1") == before


def cloned(key: str) -> Scene:
    scene = duel({"hand": ["clone"], "groundArena": [key]}, {"hand": ["takedown"]})
    scene.act("player1", "play", "clone", key)
    return scene


@pytest.mark.parametrize(("key", "token"), [("battle-droid", True), ("battlefield-marine", False)])
def test_a_clone_of_a_token_is_a_token(key: str, token: bool) -> None:
    scene = cloned(key)
    clone = next(unit for unit in scene.units() if unit.card >= 0 and unit.face.key == "clone")
    assert clone.face.token is token


@pytest.mark.rule("swu:3.7.3")
def test_the_card_of_a_clone_that_was_a_token_goes_to_the_discard_pile() -> None:
    scene = cloned("battle-droid")
    scene.act("player2", "play", "takedown")
    scene.choose(next(unit.ref for unit in scene.units("clone")))
    assert scene.discard("player1") == ["clone"]


@pytest.mark.rule("swu:8.15.2")
@pytest.mark.parametrize(("condemns", "asked"), [(1, True), (2, False)])
def test_two_condemns_take_each_others_ability(condemns: int, asked: bool) -> None:
    wampa = {"card": "wampa", "upgrades": ["condemn"] * condemns}
    scene = duel({"groundArena": [wampa]}, {"hand": ["condemn"]})
    scene.act("player1", "attack", "wampa", "administrators-tower")
    assert (scene.seat == "player2" and scene.asked != "swu-ask-action") is asked


VONREG = "vonregs-tie-interceptor#ace-of-the-first-order"


@pytest.mark.rule("swu:7.3.3.a")
def test_power_that_others_take_is_gone_before_vonregs_tie_looks_at_its_own() -> None:
    tie = {"card": VONREG, "upgrades": ["battle-fury"]}
    scene = duel({"spaceArena": [tie]}, {"spaceArena": ["gold-leader#fastest-ship-in-the-fleet"]})
    scene.act("player1", "attack", VONREG, "gold-leader#fastest-ship-in-the-fleet").forced()
    assert "gold-leader#fastest-ship-in-the-fleet" in scene.discard("player2")
    assert scene.base("player2").damage == 0


@pytest.mark.rule("swu:1.16.5.e")
def test_a_unit_that_enters_play_without_remaining_hp_is_gone_before_tokens_are_given() -> None:
    snoke = {"groundArena": ["supreme-leader-snoke#shadow-ruler"]}
    scene = duel({"hand": ["three-lessons", "greedo#slow-on-the-draw"]}, snoke)
    scene.act("player1", "play", "three-lessons", "greedo#slow-on-the-draw").forced()
    assert not scene.units("greedo#slow-on-the-draw")


@pytest.mark.rule("swu:1.16.5.e")
@pytest.mark.parametrize("snoke", [False, True])
def test_a_landspeeder_that_comes_back_without_remaining_hp_is_gone_before_it_is_given_a_token(snoke: bool) -> None:
    speeder = "stolen-landspeeder"
    scene = duel({"hand": [speeder], "groundArena": ["atst"]}, {"hand": ["supreme-leader-snoke#shadow-ruler"]})
    scene.act("player1", "play", speeder).forced()
    scene.act("player2", *(("play", "supreme-leader-snoke#shadow-ruler") if snoke else ("pass",))).forced()
    scene.act("player1", "attack", "atst", speeder).choose("yes").forced()
    back = [[one.face.key for one in unit.upgrades] for unit in scene.units(speeder)]
    assert (back, scene.discard("player1")) == (([], [speeder]) if snoke else ([["experience"]], []))


@pytest.mark.rule("swu:1.3.2")
def test_reckless_torrent_damages_a_friendly_unit_alone_if_no_enemy_shares_its_arena() -> None:
    hand = {"hand": ["reckless-torrent"], "groundArena": ["wampa", "atst"]}
    scene = duel(hand, {"spaceArena": ["alliance-xwing"]})
    scene.act("player1", "play", "reckless-torrent", "wampa")
    assert (scene.unit("wampa").damage, scene.unit("alliance-xwing").damage) == (2, 0)


L3 = "l337#get-out-of-my-seat"


@pytest.mark.rule("swu:3.5.6")
def test_heroic_sacrifice_does_not_defeat_what_has_become_an_upgrade() -> None:
    own = {"hand": ["heroic-sacrifice"], "groundArena": [L3], "spaceArena": ["alliance-xwing"]}
    scene = duel(own, {"groundArena": ["atst"]})
    scene.act("player1", "play", "heroic-sacrifice", L3, "atst", "alliance-xwing").forced()
    assert [one.face.key for one in scene.unit("alliance-xwing").upgrades] == [L3]
    assert scene.discard("player1") == ["heroic-sacrifice"]


@pytest.mark.rule("swu:3.5.6")
def test_traitorous_gives_back_no_unit_that_has_become_an_upgrade() -> None:
    scene = duel({"hand": ["traitorous"], "spaceArena": ["alliance-xwing"]}, {"groundArena": [L3, "atst"]})
    scene.act("player1", "play", "traitorous", L3).forced()
    scene.act("player2", "attack", "atst", L3, "alliance-xwing").forced()
    [upgrade] = scene.unit("alliance-xwing").upgrades
    assert (upgrade.face.key, upgrade.controller, upgrade.owner) == (L3, 0, 1)


@pytest.mark.rule("swu:8.15.2")
@pytest.mark.parametrize("copies", [1, 2])
def test_a_keyword_that_two_such_upgrades_give_stays(copies: int) -> None:
    guardian = {"card": "jedi-guardian", "damage": 4, "upgrades": ["exiled-from-the-force"] * copies}
    scene = duel({"groundArena": [guardian]}, {})
    assert scene.unit("jedi-guardian").power == 4 + 4
