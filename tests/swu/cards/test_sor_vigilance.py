"""Vigilance cards of Spark of Rebellion that do anything unusual."""

from __future__ import annotations

from typing import Any

import pytest

from swu.scenes import Scene
from tablero.games.swu.constants import SENTINEL


def tokens(scene: Scene, key: str) -> list[str]:
    return [upgrade.face.key for upgrade in scene.unit(key).upgrades]


@pytest.mark.rule("swu:8.14.1", "swu:8.14.2")
def test_inferno_four_puts_cards_back_in_any_order() -> None:
    scene = Scene({"player1": {"hand": ["inferno-four#unforgetting"], "deck": ["wampa", "atst", "repair"]}})
    scene.act("player1", "play", "inferno-four#unforgetting")
    wampa, atst = scene.player("player1").looked
    assert {scene.table.known[wampa], scene.table.known[atst]} == {1}
    scene.choose(("top", wampa)).choose(("top", atst))
    assert scene.deck("player1") == ["atst", "wampa", "repair"]
    assert scene.player("player1").looked == []


@pytest.mark.rule("swu:8.14.1")
def test_inferno_four_with_one_card_left() -> None:
    scene = Scene({"player1": {"hand": ["inferno-four#unforgetting"], "deck": ["wampa"]}})
    scene.act("player1", "play", "inferno-four#unforgetting")
    assert len(scene.options) == 2
    scene.choose(scene.options[1])
    assert scene.deck("player1") == ["wampa"]


@pytest.mark.rule("swu:1.9.8")
def test_death_trooper_hurts_both_at_once_and_may_hit_himself() -> None:
    scene = Scene({"player1": {"hand": ["death-trooper"]}, "player2": {"groundArena": ["wampa"]}})
    scene.act("player1", "play", "death-trooper", "death-trooper")
    assert scene.unit("death-trooper").damage == 0
    scene.click("wampa")
    assert (scene.unit("death-trooper").damage, scene.unit("wampa").damage) == (2, 2)


def test_death_trooper_without_an_enemy() -> None:
    scene = Scene({"player1": {"hand": ["death-trooper"]}})
    scene.act("player1", "play", "death-trooper", "death-trooper")
    assert scene.unit("death-trooper").damage == 2


@pytest.mark.rule("swu:1.8.3")
def test_del_meeko_makes_events_of_opponents_dearer() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["del-meeko#providing-overwatch"], "hand": ["moment-of-peace"]},
            "player2": {"hand": ["moment-of-peace", "battlefield-marine"], "base": "echo-base", "resources": 6},
        }
    )
    ready = scene.ready("player1")
    scene.act("player1", "play", "moment-of-peace", "del-meeko#providing-overwatch")
    own = ready - scene.ready("player1")
    scene.act("player2", "play", "moment-of-peace", "del-meeko#providing-overwatch")
    assert scene.ready("player2") == 4  # 1 and 1 more: Luke provides the aspect
    assert own == 3  # an aspect that Vader doesn't provide, and nothing more
    scene.act("player1", "pass")
    scene.act("player2", "play", "battlefield-marine")
    assert scene.ready("player2") == 2


@pytest.mark.rule("swu:8.26.2", "swu:8.35.1")
@pytest.mark.parametrize("shown", [0, 2, 4])
def test_childsen_gets_experience_for_what_is_revealed(shown: int) -> None:
    hand = ["moment-of-peace"] * 5 + ["battlefield-marine"]
    scene = Scene({"player1": {"hand": ["lieutenant-childsen#death-star-prison-warden", *hand]}})
    scene.act("player1", "play", "lieutenant-childsen#death-star-prison-warden")
    assert len(scene.options) == 5
    scene.choose(tuple(scene.options[:shown]))
    assert len(tokens(scene, "lieutenant-childsen#death-star-prison-warden")) == shown
    assert sorted(scene.hand("player1")) == sorted(hand)
    assert sum(scene.table.known[card] == 3 for card in scene.player("player1").hand) == shown


def test_childsen_reveals_four_at_most() -> None:
    hand = ["moment-of-peace"] * 5
    scene = Scene({"player1": {"hand": ["lieutenant-childsen#death-star-prison-warden", *hand]}})
    scene.act("player1", "play", "lieutenant-childsen#death-star-prison-warden")
    assert scene.game.why_not(tuple(scene.options)) is not None


@pytest.mark.rule("swu:7.6.4")
def test_gideon_hask_sees_enemies_fall_together_with_him() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["gideon-hask#ruthless-loyalist"], "spaceArena": ["tieln-fighter"]},
            "player2": {"groundArena": ["battlefield-marine"], "hand": ["superlaser-blast"], "hasInitiative": True},
        }
    )
    scene.act("player2", "play", "superlaser-blast")
    assert scene.units() == []
    assert scene.asked == "swu-ask-action"  # there is nobody left to get the token


@pytest.mark.rule("swu:1.18.1", "swu:11.4.2")
def test_the_opponent_chooses_and_you_defeat() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["power-of-the-dark-side"], "groundArena": ["wampa"]},
            "player2": {"groundArena": ["battlefield-marine", "atst"]},
        }
    )
    scene.act("player1", "play", "power-of-the-dark-side")
    scene.choose(("player", 1))
    assert scene.seat == "player2"
    assert set(scene.options) == {unit.ref for unit in scene.player("player2").units}
    scene.click("battlefield-marine")
    [fallen] = [one for one in scene.table.history if one.what == "defeated"]
    assert (fallen.seat, fallen.other) == (1, 0)


def test_avenger_spares_leaders() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["avenger#hunting-star-destroyer"]},
            "player2": {"leader": {"card": "luke-skywalker#faithful-friend", "deployed": True}},
        }
    )
    scene.act("player1", "play", "avenger#hunting-star-destroyer").choose(("player", 1))
    assert scene.units("luke-skywalker#faithful-friend")
    assert scene.asked == "swu-ask-action"


@pytest.mark.rule("swu:8.27.2")
def test_search_your_feelings_searches_all_of_the_deck_in_secret() -> None:
    deck = ["wampa", "atst", "repair", "resupply"]
    scene = Scene({"player1": {"hand": ["search-your-feelings"], "deck": deck}})
    scene.act("player1", "play", "search-your-feelings")
    assert len(scene.options) == 4
    scene.click("repair")
    [card] = scene.player("player1").hand
    assert (scene.hand("player1"), scene.table.known[card]) == (["repair"], 1)
    assert sorted(scene.deck("player1")) == ["atst", "resupply", "wampa"]


@pytest.mark.rule("swu:8.5.3", "swu:8.5.6")
@pytest.mark.parametrize(("chosen", "hands"), [((), (0, 0)), ((0,), (1, 0)), ((0, 1), (1, 1))])
def test_yoda_lets_any_number_of_players_draw(chosen: tuple[int, ...], hands: tuple[int, int]) -> None:
    scene = Scene(
        {
            "player1": {"groundArena": [{"card": "yoda#old-master", "damage": 3}]},
            "player2": {"groundArena": ["wampa"], "hasInitiative": True},
        }
    )
    scene.act("player2", "attack", "wampa", "yoda#old-master")
    scene.choose(tuple(("player", seat) for seat in chosen))
    assert (len(scene.hand("player1")), len(scene.hand("player2"))) == hands


@pytest.mark.rule("swu:8.35.1", "swu:1.14.3")
def test_kanan_heals_for_the_aspects_he_finds() -> None:
    scene = Scene(
        {
            "player1": {
                "base": {"card": "echo-base", "damage": 10},
                "groundArena": ["kanan-jarrus#revealed-jedi", "wampa"],
                "spaceArena": ["the-ghost#spectre-home-base"],
            },
            "player2": {"deck": ["battlefield-marine", "mon-mothma#voice-of-the-rebellion", "wampa"]},
        }
    )
    scene.act("player1", "attack", "kanan-jarrus#revealed-jedi", "administrators-tower").choose("yes")
    assert scene.discard("player2") == ["battlefield-marine", "mon-mothma#voice-of-the-rebellion"]
    assert scene.base("player1").damage == 8  # Command and Heroism, each once


@pytest.mark.rule("swu:8.12.1")
@pytest.mark.parametrize(("heir", "drawn"), [("battlefield-marine", 0), ("yoda#old-master", 1)])
def test_obiwan_leaves_his_experience_to_another(heir: str, drawn: int) -> None:
    scene = Scene(
        {
            "player1": {"groundArena": [{"card": "obiwan-kenobi#following-fate", "damage": 5}, heir]},
            "player2": {"groundArena": ["wampa"], "hasInitiative": True},
        }
    )
    scene.act("player2", "attack", "wampa", "obiwan-kenobi#following-fate")
    scene.click(heir)
    assert tokens(scene, heir) == ["experience", "experience"]
    assert len(scene.hand("player1")) == drawn


@pytest.mark.rule("swu:8.31.4")
def test_redemption_takes_what_it_heals() -> None:
    scene = Scene(
        {
            "player1": {
                "hand": ["redemption#medical-frigate"],
                "base": {"card": "echo-base", "damage": 4},
                "groundArena": [{"card": "wampa", "damage": 3}],
            }
        }
    )
    scene.act("player1", "play", "redemption#medical-frigate")
    scene.spread({"echo-base": 4, "wampa": 2})
    assert (scene.base("player1").damage, scene.unit("wampa").damage) == (0, 1)
    assert scene.unit("redemption#medical-frigate").damage == 6


@pytest.mark.rule("swu:8.24.3")
@pytest.mark.parametrize(("bearer", "healed"), [("luke-skywalker#jedi-knight", True), ("wampa", False)])
def test_lukes_lightsaber_knows_its_owner(bearer: str, healed: bool) -> None:
    scene = Scene({"player1": {"hand": ["lukes-lightsaber"], "groundArena": [{"card": bearer, "damage": 2}]}})
    scene.act("player1", "play", "lukes-lightsaber", bearer)
    unit = scene.unit(bearer)
    assert unit.damage == (0 if healed else 2)
    assert ("shield" in tokens(scene, bearer)) == healed


@pytest.mark.parametrize(("bearer", "hp"), [("yoda#old-master", 7), ("battlefield-marine", 9)])
def test_a_jedi_lightsaber_works_for_force_units(bearer: str, hp: int) -> None:
    scene = Scene(
        {
            "player1": {"groundArena": [{"card": bearer, "upgrades": ["jedi-lightsaber"]}]},
            "player2": {"groundArena": ["blizzard-assault-atat"]},
        }
    )
    scene.act("player1", "attack", bearer, "blizzard-assault-atat")
    while scene.asked == "swu-ask-next-trigger":  # Yoda's Restore
        scene.choose(scene.options[0])
    assert scene.unit("blizzard-assault-atat").hp == hp


def test_the_force_is_with_me_lets_the_chosen_unit_attack() -> None:
    scene = Scene(
        {"player1": {"hand": ["the-force-is-with-me"], "groundArena": ["yoda#old-master", "battlefield-marine"]}}
    )
    scene.act("player1", "play", "the-force-is-with-me", "battlefield-marine")
    assert sorted(tokens(scene, "battlefield-marine")) == ["experience", "experience", "shield"]
    assert set(scene.options) == {scene.unit("battlefield-marine").ref, "pass"}
    scene.click("battlefield-marine").click("administrators-tower")
    assert scene.base("player2").damage == 5


@pytest.mark.rule("swu:8.5.4")
def test_vigilance_does_two_different_things() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["vigilance"], "groundArena": ["wampa"]},
            "player2": {"groundArena": ["battlefield-marine"]},
        }
    )
    scene.act("player1", "play", "vigilance")
    assert list(scene.options) == [("mode", i) for i in range(4)]
    scene.choose(("mode", 2)).click("battlefield-marine")
    assert list(scene.options) == [("mode", 0), ("mode", 1), ("mode", 3)]
    scene.choose(("mode", 0)).choose(("player", 1))
    assert len(scene.discard("player2")) == 7
    assert scene.seat == "player2"


@pytest.mark.rule("swu:8.9.1")
def test_the_first_upgrade_each_round_costs_less_on_the_guardian() -> None:
    scene = Scene(
        {
            "player1": {
                "base": "capital-city",
                "leader": "luke-skywalker#faithful-friend",
                "hand": ["devotion", "protector", "protector"],
                "groundArena": ["guardian-of-the-whills", "wampa"],
            }
        }
    )
    ready = scene.ready("player1")
    scene.act("player1", "play", "protector", "wampa")
    assert scene.ready("player1") == ready - 1
    scene.act("player2", "pass")
    scene.act("player1", "play", "protector", "guardian-of-the-whills")
    assert scene.ready("player1") == ready - 1  # 1 less than 1
    scene.act("player2", "pass")
    scene.act("player1", "play", "devotion", "guardian-of-the-whills")
    assert scene.ready("player1") == ready - 3


@pytest.mark.rule("swu:7.3.3")
def test_electrostaff_weakens_whoever_attacks_its_bearer() -> None:
    bearer = {"card": "consular-security-force", "upgrades": ["electrostaff"]}
    scene = Scene(
        {
            "player1": {"groundArena": ["wampa", "atst"]},
            "player2": {"groundArena": [bearer, "battlefield-marine"]},
        }
    )
    scene.act("player1", "attack", "wampa", "consular-security-force")
    assert scene.unit("consular-security-force").damage == 3
    scene.act("player2", "attack", "battlefield-marine", "atst")
    assert scene.unit("atst").damage == 3


@pytest.mark.rule("swu:8.31.4")
@pytest.mark.parametrize("amount", [0, 1, 3])
def test_it_binds_all_things_moves_as_much_damage_as_was_healed(amount: int) -> None:
    scene = Scene(
        {
            "player1": {
                "hand": ["it-binds-all-things"],
                "groundArena": ["yoda#old-master", {"card": "consular-security-force", "damage": 4}],
            },
            "player2": {"groundArena": ["atst"]},
        }
    )
    scene.act("player1", "play", "it-binds-all-things", "consular-security-force")
    scene.choose(("number", amount))
    if amount:
        assert scene.unit("consular-security-force").ref not in scene.options
        scene.click("atst")
        assert scene.unit("atst").damage == amount
    assert scene.unit("consular-security-force").damage == 4 - amount
    assert scene.seat == "player2"


@pytest.mark.parametrize(("initiative", "guards"), [("player1", True), ("player2", False)])
def test_baze_stands_guard_with_the_initiative(initiative: str, guards: bool) -> None:
    sides: dict[str, Any] = {"player1": {"groundArena": ["baze-malbus#temple-guardian"]}, "player2": {}}
    sides[initiative] = {**sides[initiative], "hasInitiative": True}
    scene = Scene(sides)
    assert bool(scene.unit("baze-malbus#temple-guardian").flags & SENTINEL) == guards
