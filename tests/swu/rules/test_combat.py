"""What an attack comes to: who strikes when, what is combat damage, attacks within attacks, and the checks around them."""

from __future__ import annotations

import pytest

from swu.giving import give
from swu.scenes import Scene
from tablero.games.swu.vocabulary import overwhelm

BROTHER = "fifth-brother#fear-hunter"
CHIRRUT = "chirrut-imwe#i-dont-need-luck"
EZRA = "ezra-bridger#resourceful-troublemaker"
GRIEVOUS = "general-grievous#scuttling-to-safety"
MACE = "mace-windu#party-crasher"
MAUL = "maul#master-of-the-shadow-collective"
REVENGE = "darth-maul#revenge-at-last"
SISTER = "seventh-sister#implacable-inquisitor"
SNOKE = "supreme-leader-snoke#shadow-ruler"
STRANGER = "the-stranger#no-survivors"
TOWER = "administrators-tower"


def fight(mine: object, *theirs: object, **more: object) -> Scene:
    """Return a scene with a ground unit that faces others."""
    return Scene({"player1": {"groundArena": [mine], **more}, "player2": {"groundArena": list(theirs)}})


# Who strikes when.


@pytest.mark.rule("swu:6.3.5.c")
@pytest.mark.parametrize(("answer", "mine", "theirs"), [("yes", 3, 1 + 1 + 3), ("no", 3, 1 + 1)])
def test_of_striking_first_and_last_the_controller_of_the_unit_chooses(answer: str, mine: int, theirs: int) -> None:
    scene = fight(STRANGER, "consular-security-force", hand=["shoot-first"])
    scene.act("player1", "play", "shoot-first", STRANGER, "consular-security-force")
    assert scene.asked == "swu-ask-strike-last"
    scene.choose(answer)
    assert (scene.unit(STRANGER).damage, scene.unit("consular-security-force").damage) == (mine, theirs)


@pytest.mark.rule("swu:6.3.5.c")
@pytest.mark.parametrize(("answer", "damage"), [("yes", 3), ("no", 0)])
def test_who_could_strike_last_and_does_not_strikes_first_if_it_can(answer: str, damage: int) -> None:
    scene = fight(STRANGER, "death-star-stormtrooper", hand=["shoot-first"])
    scene.act("player1", "play", "shoot-first", STRANGER, "death-star-stormtrooper").choose(answer)
    assert scene.discard("player2") == ["death-star-stormtrooper"]
    assert scene.unit(STRANGER).damage == damage


@pytest.mark.rule("swu:6.3.5.c", "swu:6.3.5.a")
def test_who_strikes_last_must_survive_the_first_strike() -> None:
    scene = fight({"card": STRANGER, "damage": 4}, "consular-security-force")
    scene.act("player1", "attack", STRANGER, "consular-security-force").choose("yes")
    assert scene.discard("player1") == [STRANGER]
    assert scene.unit("consular-security-force").damage == 0


@pytest.mark.rule("swu:6.3.5.c", "swu:1.9.10")
def test_what_is_dealt_after_the_first_strike_is_combat_damage_too() -> None:
    aayla = "aayla-secura#master-of-the-blade"
    scene = Scene(
        {
            "player1": {"groundArena": [aayla, "wampa", "battlefield-marine"], "hand": ["shoot-first"]},
            "player2": {"groundArena": [{"card": "consular-security-force", "upgrades": ["experience"]}]},
        }
    )
    scene.act("player1", "play", "shoot-first", aayla, "consular-security-force")
    assert scene.unit("consular-security-force").damage == 7
    assert scene.unit(aayla).damage == 0  # she is dealt no combat damage in an attack of hers


# Combat damage to a base.


@pytest.mark.rule("swu:6.3.4.a", "swu:1.9.10")
def test_an_attack_on_a_base_deals_it_combat_damage() -> None:
    wounded = {"card": "wampa", "damage": 4}
    scene = Scene({"player1": {"groundArena": [CHIRRUT, wounded]}, "player2": {"groundArena": ["battlefield-marine"]}})
    scene.act("player1", "attack", CHIRRUT, TOWER).click("wampa")
    assert scene.unit("wampa").damage == 0
    scene = Scene({"player1": {"groundArena": [CHIRRUT, wounded]}, "player2": {"groundArena": ["battlefield-marine"]}})
    scene.act("player1", "attack", CHIRRUT, "battlefield-marine")
    assert (scene.asked, scene.unit("wampa").damage) == ("swu-ask-action", 4)


@pytest.mark.rule("swu:7.5.8.d")
def test_overwhelm_deals_combat_damage_to_the_base() -> None:
    scene = fight(MAUL, "battlefield-marine", "wampa")
    scene.act("player1", "attack", MAUL, "battlefield-marine").click("wampa")
    assert scene.base("player2").damage == 6 - 3
    assert scene.unit("wampa").controller == 0
    scene = fight(MAUL, {"card": "atst", "upgrades": ["shield"]}, "wampa")
    scene.act("player1", "attack", MAUL, "atst")
    assert (scene.asked, scene.unit("wampa").controller) == ("swu-ask-action", 1)


@pytest.mark.rule("swu:7.5.8.d")
def test_overwhelm_sets_off_what_waits_for_combat_damage_to_a_base() -> None:
    scene = fight(SISTER, "death-star-stormtrooper", "atst", hand=["flash-the-vents"])
    scene.act("player1", "play", "flash-the-vents", SISTER, "death-star-stormtrooper").click("atst")
    assert scene.base("player2").damage == 3 + 2 - 1
    assert scene.unit("atst").damage == 3
    assert scene.discard("player1") == ["flash-the-vents", SISTER]  # she damaged a base


@pytest.mark.rule("swu:7.6.8.a")
def test_what_a_unit_did_in_an_earlier_attack_does_not_count_for_this_one() -> None:
    scene = fight("wampa", "consular-security-force", hand=["flash-the-vents"])
    scene.act("player1", "attack", "wampa", TOWER).act("player2", "pass")
    scene.edit("ready", scene.unit("wampa").ref)
    scene.act("player1", "play", "flash-the-vents", "wampa", "consular-security-force")
    assert (scene.base("player2").damage, scene.unit("consular-security-force").damage) == (4, 4 + 2)
    assert scene.discard("player1") == ["flash-the-vents"]  # the Wampa has damaged no base in this attack


# Defenders that leave.


@pytest.mark.rule("swu:8.25.2")
def test_a_defender_that_returns_to_hand_was_not_defeated() -> None:
    scene = fight(MACE, GRIEVOUS, "battlefield-marine")
    scene.act("player1", "attack", MACE, GRIEVOUS)
    assert scene.hand("player2") == [GRIEVOUS]
    assert scene.unit(MACE).exhausted
    scene.act("player2", "pass").edit("ready", scene.unit(MACE).ref)
    scene.act("player1", "attack", MACE, "battlefield-marine")
    assert not scene.unit(MACE).exhausted


@pytest.mark.rule("swu:7.5.8.f")
def test_overwhelm_deals_to_the_base_all_that_one_of_two_defenders_escapes() -> None:
    scene = fight(REVENGE, GRIEVOUS, "battlefield-marine")
    give(scene, REVENGE, overwhelm)
    scene.choose(("attack", scene.unit(REVENGE).id))
    scene.choose((scene.unit(GRIEVOUS).ref, scene.unit("battlefield-marine").ref))
    assert (scene.hand("player2"), scene.discard("player2")) == ([GRIEVOUS], ["battlefield-marine"])
    assert scene.base("player2").damage == 5 + (5 - 3)


# The checks.


@pytest.mark.rule("swu:1.16.5", "swu:1.16.5.e", "swu:7.5.8.f")
def test_a_defender_without_hp_is_gone_before_combat() -> None:
    follower = {"card": "follower-of-the-way", "damage": 4, "upgrades": ["experience"]}
    scene = fight("battlefield-marine", follower, hand=["one-way-out"])
    scene.act("player1", "play", "one-way-out", "battlefield-marine", "follower-of-the-way")
    assert scene.discard("player2") == ["follower-of-the-way"]
    assert scene.base("player2").damage == 3 + 1
    assert scene.unit("battlefield-marine").damage == 0


@pytest.mark.rule("swu:6.3.5.d", "swu:1.16.5.e", "swu:7.7.3.e")
def test_who_falls_as_the_effects_of_an_attack_end_is_gone_before_abilities_are_resolved() -> None:
    scene = fight({"card": EZRA, "upgrades": ["resilient"]}, SNOKE, hand=["one-way-out"])
    scene.act("player1", "play", "one-way-out", EZRA, SNOKE)
    assert scene.unit(SNOKE).damage == 3 + 1
    assert scene.asked != "swu-ask-action"  # Ezra survived combat, so he has completed the attack
    assert scene.units(EZRA) == []


# Attacks within attacks.


def offered(**more: object) -> Scene:
    """Fifth Brother is about to attack: the Lackeys whom he can defeat will be his player's, and they ambush."""
    lackeys = {"card": "syndicate-lackeys", "damage": 3, "upgrades": ["unrefusable-offer"]}
    return fight({"card": BROTHER, **more}, lackeys, "atst", hand=["surprise-strike"])


def ambush(scene: Scene) -> None:
    """Defeat the Lackeys, play them and attack with them."""
    scene.choose("yes").click("syndicate-lackeys")
    while scene.asked != "swu-ask-ambush":
        scene.choose("yes")
    scene.choose("yes").click("atst")


@pytest.mark.rule("swu:7.7.3.a", "swu:6.3.5")
def test_the_end_of_an_attack_within_another_leaves_what_lasts_for_the_outer_one() -> None:
    scene = offered()
    scene.act("player1", "play", "surprise-strike", BROTHER, TOWER)
    ambush(scene)
    assert scene.unit("atst").damage == 5
    assert scene.base("player2").damage == 2 + 3 + 1


@pytest.mark.rule("swu:7.7.3.a", "swu:6.3.5")
def test_what_lasts_for_an_attack_ends_with_it_though_there_was_another_within() -> None:
    scene = offered(upgrades=["sith-holocron"])
    scene.act("player1", "attack", BROTHER, TOWER)
    scene.choose(scene.options[0])
    ambush(scene)
    scene.forced()
    scene.click(BROTHER)
    assert scene.base("player2").damage == 2 + 1 + 2 + 3
    assert scene.unit(BROTHER).power == 2 + 1
