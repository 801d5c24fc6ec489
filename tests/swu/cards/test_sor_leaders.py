"""The leaders of Spark of Rebellion."""

from __future__ import annotations

from typing import Any

import pytest

from swu.scenes import Scene
from tablero.games.swu.constants import SENTINEL


def led(leader: str, deployed: bool = False, theirs: dict[str, Any] | None = None, **mine: Any) -> Scene:
    """Player 1 has this leader."""
    return Scene({"player1": {"leader": {"card": leader, "deployed": deployed}, **mine}, "player2": theirs or {}})


def test_krennic_makes_damaged_friendly_units_stronger() -> None:
    scene = led(
        "director-krennic#aspiring-to-authority",
        theirs={"groundArena": [{"card": "wampa", "damage": 1}]},
        groundArena=["battlefield-marine", {"card": "consular-security-force", "damage": 1}],
    )
    assert [unit.power for unit in scene.units()] == [3, 4, 4]


@pytest.mark.rule("swu:3.4.5")
def test_krennic_deployed_counts_himself() -> None:
    scene = led("director-krennic#aspiring-to-authority", deployed=True)
    krennic = scene.unit("director-krennic#aspiring-to-authority")
    assert krennic.power == 2
    scene.edit("damage", krennic.ref, 1)
    assert scene.unit("director-krennic#aspiring-to-authority").power == 3


def test_iden_heals_for_each_enemy_that_falls() -> None:
    scene = led(
        "iden-versio#inferno-squad-commander",
        deployed=True,
        theirs={"groundArena": ["battlefield-marine", "vanguard-infantry"]},
        base={"card": "kestro-city", "damage": 5},
        groundArena=["battlefield-marine"],
        hand=["superlaser-blast"],
    )
    scene.act("player1", "play", "superlaser-blast")
    while scene.asked != "swu-ask-action":
        scene.choose("pass" if "pass" in scene.options else scene.options[0])
    assert scene.base("player1").damage == 3


@pytest.mark.rule("swu:1.16.5.e")
def test_chirrut_stands_without_hp_until_the_regroup_phase() -> None:
    scene = led(
        "chirrut-imwe#one-with-the-force", deployed=True, theirs={"groundArena": ["atst"], "hasInitiative": True}
    )
    scene.act("player2", "attack", "atst", "chirrut-imwe#one-with-the-force")
    chirrut = scene.unit("chirrut-imwe#one-with-the-force")
    assert (chirrut.damage, chirrut.hp) == (6, 5)
    scene.to_regroup()
    assert not scene.units("chirrut-imwe#one-with-the-force")
    assert not scene.leader("player1").deployed


def test_chewbacca_gives_what_he_lets_be_played_sentinel_for_the_phase() -> None:
    scene = led("chewbacca#walking-carpet", hand=["battlefield-marine"])
    scene.use("player1", "chewbacca#walking-carpet", 0, "battlefield-marine")
    assert scene.unit("battlefield-marine").flags & SENTINEL
    scene.next_round()
    assert not scene.unit("battlefield-marine").flags & SENTINEL


@pytest.mark.rule("swu:8.28.1", "swu:3.4.4")
def test_palpatine_takes_a_damaged_unit_when_he_is_deployed() -> None:
    scene = led(
        "emperor-palpatine#galactic-ruler",
        theirs={
            "groundArena": [{"card": "wampa", "damage": 1}, "atst"],
            "leader": {"card": "luke-skywalker#faithful-friend", "deployed": True, "damage": 1},
        },
    )
    scene.use("player1", "emperor-palpatine#galactic-ruler")
    assert scene.options == (scene.unit("wampa").ref,)
    scene.click("wampa")
    assert scene.unit("wampa").controller == 0


@pytest.mark.rule("swu:8.10.1")
def test_palpatine_attacks_and_sacrifices() -> None:
    scene = led(
        "emperor-palpatine#galactic-ruler",
        deployed=True,
        theirs={"groundArena": ["wampa"]},
        groundArena=["battlefield-marine"],
        deck=["repair"],
    )
    scene.act("player1", "attack", "emperor-palpatine#galactic-ruler", "administrators-tower")
    assert set(scene.options) == {scene.unit("battlefield-marine").ref, "pass"}
    scene.click("battlefield-marine").click("wampa")
    assert scene.unit("wampa").damage == 1
    assert scene.hand("player1") == ["repair"]


def test_tarkin_gives_experience_to_imperials_only() -> None:
    scene = led("grand-moff-tarkin#oversector-governor", groundArena=["battlefield-marine", "death-trooper"])
    scene.use("player1", "grand-moff-tarkin#oversector-governor", 0)
    assert scene.options == (scene.unit("death-trooper").ref,)


@pytest.mark.rule("swu:6.3.0.b")
def test_leia_attacks_with_two_different_rebels() -> None:
    scene = led(
        "leia-organa#alliance-general",
        groundArena=["battlefield-marine", "wampa", "alliance-dispatcher"],
    )
    scene.use("player1", "leia-organa#alliance-general", 0, "battlefield-marine", "administrators-tower")
    assert set(scene.options) == {scene.unit("alliance-dispatcher").ref, "pass"}
    scene.choose("pass")
    assert scene.base("player2").damage == 3
    assert scene.seat == "player2"


@pytest.mark.rule("swu:13.1.5")
def test_leia_must_survive_her_attack_to_let_another_attack() -> None:
    scene = led(
        "leia-organa#alliance-general",
        deployed=True,
        theirs={"groundArena": ["atst"]},
        groundArena=["battlefield-marine"],
    )
    scene.act("player1", "attack", "leia-organa#alliance-general", "atst")
    assert scene.asked == "swu-ask-action"
    assert not scene.leader("player1").deployed


def test_vader_does_nothing_without_a_villainy_card() -> None:
    scene = led("darth-vader#dark-lord-of-the-sith", groundArena=["wampa"], hand=["battlefield-marine"])
    scene.act("player1", "play", "battlefield-marine")
    scene.act("player2", "pass")
    scene.use("player1", "darth-vader#dark-lord-of-the-sith", 0)
    assert scene.asked == "swu-ask-action"
    assert scene.leader("player1").exhausted


@pytest.mark.rule("swu:1.9.8")
def test_vader_hits_a_unit_and_a_base_at_once() -> None:
    scene = led("darth-vader#dark-lord-of-the-sith", groundArena=["wampa"], hand=["death-star-stormtrooper"])
    scene.act("player1", "play", "death-star-stormtrooper")
    scene.act("player2", "pass")
    scene.use("player1", "darth-vader#dark-lord-of-the-sith", 0, "death-star-stormtrooper")
    assert scene.units("death-star-stormtrooper")  # both are chosen before any damage
    scene.click("administrators-tower")
    assert scene.discard("player1") == ["death-star-stormtrooper"]
    assert scene.base("player2").damage == 1


def test_the_grand_inquisitor_readies_what_he_hurts() -> None:
    scene = led(
        "grand-inquisitor#hunting-the-jedi",
        groundArena=[{"card": "battlefield-marine", "exhausted": True}, "wampa"],
    )
    scene.use("player1", "grand-inquisitor#hunting-the-jedi", 0)
    assert scene.options == (scene.unit("battlefield-marine").ref,)
    scene.click("battlefield-marine")
    marine = scene.unit("battlefield-marine")
    assert (marine.damage, marine.exhausted) == (2, False)


@pytest.mark.parametrize(("enemies", "damage"), [([], 4), (["wampa"], 3)])
def test_ig88_counts_units_when_the_attack_is_declared(enemies: list[str], damage: int) -> None:
    scene = led("ig88#ruthless-bounty-hunter", theirs={"groundArena": enemies}, groundArena=["battlefield-marine"])
    scene.use("player1", "ig88#ruthless-bounty-hunter", 0, "battlefield-marine", "administrators-tower")
    assert scene.base("player2").damage == damage
    assert scene.unit("battlefield-marine").power == 3


@pytest.mark.parametrize(("attacks", "drawn"), [(["vanguard-infantry"], 0), (["battlefield-marine"], 1)])
def test_cassian_draws_after_three_damage_to_a_base(attacks: list[str], drawn: int) -> None:
    scene = led("cassian-andor#dedicated-to-the-rebellion", groundArena=attacks)
    scene.act("player1", "attack", attacks[0], "administrators-tower")
    scene.act("player2", "pass")
    scene.use("player1", "cassian-andor#dedicated-to-the-rebellion", 0)
    assert len(scene.hand("player1")) == drawn


@pytest.mark.rule("swu:8.33.3")
def test_cassian_deployed_draws_once_each_round() -> None:
    scene = led("cassian-andor#dedicated-to-the-rebellion", deployed=True, groundArena=["battlefield-marine", "wampa"])
    scene.act("player1", "attack", "battlefield-marine", "administrators-tower").choose("yes")
    scene.act("player2", "pass")
    scene.act("player1", "attack", "wampa", "administrators-tower")
    assert scene.asked == "swu-ask-action"
    assert len(scene.hand("player1")) == 1


def test_sabine_hurts_both_bases_and_deployed_only_the_enemys() -> None:
    scene = led("sabine-wren#galvanized-revolutionary")
    scene.use("player1", "sabine-wren#galvanized-revolutionary", 0)
    assert (scene.base("player1").damage, scene.base("player2").damage) == (1, 1)
    scene = led("sabine-wren#galvanized-revolutionary", deployed=True)
    scene.act("player1", "attack", "sabine-wren#galvanized-revolutionary", "administrators-tower")
    assert (scene.base("player1").damage, scene.base("player2").damage) == (0, 3)


def test_boba_readies_a_resource_when_an_enemy_leaves_play() -> None:
    scene = led(
        "boba-fett#collecting-the-bounty",
        theirs={"groundArena": ["battlefield-marine", "scout-bike-pursuer"]},
        groundArena=["wampa", "atst"],
        resources={"readyCount": 0, "exhaustedCount": 3},
    )
    scene.act("player1", "attack", "wampa", "battlefield-marine")
    scene.choose("yes")
    assert scene.ready("player1") == 1
    assert scene.leader("player1").exhausted
    scene.act("player2", "pass")
    scene.act("player1", "attack", "atst", "scout-bike-pursuer")
    assert scene.asked == "swu-ask-action"  # he is exhausted, so that nothing is offered
    assert scene.ready("player1") == 1


@pytest.mark.rule("swu:8.31.1")
def test_boba_deployed_readies_up_to_two_resources() -> None:
    scene = led(
        "boba-fett#collecting-the-bounty",
        deployed=True,
        theirs={"groundArena": ["battlefield-marine"]},
        resources={"readyCount": 0, "exhaustedCount": 3},
    )
    scene.act("player1", "attack", "boba-fett#collecting-the-bounty", "battlefield-marine")
    assert list(scene.options) == [("number", 2), ("number", 1), ("number", 0)]
    scene.choose(("number", 1))
    assert scene.ready("player1") == 1


@pytest.mark.rule("swu:8.26.1", "swu:8.26.3")
def test_thrawn_reveals_a_card_and_exhausts_what_costs_no_more() -> None:
    scene = led(
        "grand-admiral-thrawn#patient-and-insightful",
        theirs={"groundArena": ["wampa", "atst"], "deck": ["consular-security-force"]},
        deck=["battlefield-marine"],
    )
    scene.use("player1", "grand-admiral-thrawn#patient-and-insightful", 0)
    scene.choose(("player", 1))
    assert scene.deck("player2") == ["consular-security-force"]
    assert scene.options == (scene.unit("wampa").ref,)  # 4, and the AT-ST costs 6
    scene.click("wampa")
    assert scene.unit("wampa").exhausted


@pytest.mark.rule("swu:7.7.4.a", "swu:7.7.4.c", "swu:5.3.1", "swu:5.4.1.a")
def test_han_owes_a_resource_at_the_next_action_phase() -> None:
    scene = led("han-solo#audacious-smuggler", hand=["wampa", "atst"], resources=3)
    scene.use("player1", "han-solo#audacious-smuggler", 0, "wampa")
    assert scene.ready("player1") == 4
    while scene.table.round == 1 or scene.asked != "swu-ask-effect":
        scene.choose("pass")
    scene.click("player1/resource/wampa")
    assert len(scene.resources("player1")) == 3
    assert scene.discard("player1") == ["wampa"]


@pytest.mark.rule("swu:7.7.3.a")
def test_jyn_weakens_the_defender_for_the_attack() -> None:
    scene = led(
        "jyn-erso#resisting-oppression",
        theirs={"groundArena": ["consular-security-force"]},
        groundArena=["battlefield-marine"],
    )
    scene.use("player1", "jyn-erso#resisting-oppression", 0, "battlefield-marine", "consular-security-force")
    assert scene.unit("battlefield-marine").damage == 2
    assert scene.unit("consular-security-force").power == 3


@pytest.mark.rule("swu:6.3.3.a", "swu:7.6.16.d")
def test_jyn_deployed_weakens_every_defender_of_hers() -> None:
    scene = led(
        "jyn-erso#resisting-oppression",
        deployed=True,
        theirs={"groundArena": ["consular-security-force"]},
        groundArena=["consular-security-force"],
    )
    mine, theirs = scene.units("consular-security-force")[0], scene.units("consular-security-force")[1]
    scene.choose(("attack", mine.id)).choose(theirs.ref)
    assert scene.table.unit(mine.id).damage == 2  # type: ignore[union-attr]
    scene.choose(("attack", theirs.id)).choose(mine.ref)
    assert scene.table.unit(theirs.id).damage == 6  # type: ignore[union-attr]
