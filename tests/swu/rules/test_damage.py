"""Damage: who deals it, what changes it, and what it sets off: chapters 1.9, 1.18, 3.7.6, 7.7.5, 8.21 and 8.36."""

from __future__ import annotations

import pytest

from swu.scenes import Scene

BOBA = "boba-fett#any-methods-necessary"
CANNON = "umbaran-mobile-cannon"
PHANTOM = "lurking-tie-phantom"
TROOPER = "phaseiii-dark-trooper"
VIGIL = "vigil#securing-the-future"


# Whose damage it is.


@pytest.mark.rule("swu:1.3.3", "swu:1.18.1.b")
@pytest.mark.parametrize("event", ["daring-raid", "vanquish"])
def test_a_unit_safe_from_enemy_abilities_is_not_safe_from_those_of_its_own_side(event: str) -> None:
    for side in ("player1", "player2"):
        scene = Scene({"player1": {"hand": [event]}, side: {"hand": [event], "spaceArena": [PHANTOM]}})
        scene.act("player1", "play", event, PHANTOM)
        assert bool(scene.units(PHANTOM)) is (side == "player2")


@pytest.mark.rule("swu:7.5.13.a", "swu:1.18.1")
def test_who_collects_a_bounty_answers_for_the_damage_it_deals() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["wampa"]},
            "player2": {"groundArena": ["wanted-insurgents", {"card": "battlefield-marine", "damage": 1}]},
        }
    )
    scene.act("player1", "attack", "wampa", "wanted-insurgents")
    scene.click("battlefield-marine")
    fallen = {one.face.key: one.other for one in scene.table.this_phase("defeated") if one.face}
    assert fallen == {"wanted-insurgents": 0, "battlefield-marine": 0}


# What changes it.


@pytest.mark.rule("swu:1.9.13", "swu:8.36.2", "swu:8.21.2")
def test_what_cannot_be_prevented_can_still_be_more() -> None:
    theirs = {"spaceArena": [VIGIL], "groundArena": ["wampa"]}
    scene = Scene({"player1": {"hand": ["torpedo-barrage"]}, "player2": theirs})
    scene.act("player1", "play", "torpedo-barrage")
    scene.choose(("player", 1)).spread({VIGIL: 2, "wampa": 2, "administrators-tower": 1})
    damage = (scene.unit(VIGIL).damage, scene.unit("wampa").damage, scene.base("player2").damage)
    assert damage == (3, 2, 1)


@pytest.mark.rule("swu:3.7.6.a")
def test_a_shield_takes_the_combat_damage_of_all_defenders() -> None:
    maul = "darth-maul#revenge-at-last"
    theirs = [{"card": "atst", "upgrades": ["shield"]}, "wampa"]
    scene = Scene(
        {
            "player1": {"groundArena": [{"card": maul, "upgrades": ["shield"]}]},
            "player2": {"groundArena": theirs},
        }
    )
    scene.choose(("attack", scene.unit(maul).id))
    scene.choose(tuple(option for option in scene.options if option[0] == "unit"))
    assert [scene.unit(key).damage for key in (maul, "atst")] == [0, 0]
    assert not scene.units("wampa")  # the Shields of others don't guard it
    assert scene.unit(maul).upgrades == scene.unit("atst").upgrades == []


@pytest.mark.rule("swu:1.9.8", "swu:3.7.6.a")
def test_a_shield_takes_one_of_several_blows_that_an_ability_lets_units_deal() -> None:
    target = {"card": "munificent-frigate", "upgrades": ["shield"]}
    mine = {"hand": ["focus-fire"], "spaceArena": ["alliance-xwing", "alliance-xwing"]}
    scene = Scene({"player1": mine, "player2": {"spaceArena": [target]}})
    scene.act("player1", "play", "focus-fire", "munificent-frigate").forced()
    frigate = scene.unit("munificent-frigate")
    assert (frigate.damage, frigate.upgrades) == (2, [])


@pytest.mark.rule("swu:7.7.5.e", "swu:3.7.6")
@pytest.mark.parametrize("first", ["replace", "upgrade"])
def test_once_nothing_is_left_of_the_damage_what_waits_to_prevent_it_is_kept(first: str) -> None:
    target = {"card": "consular-security-force", "upgrades": ["shield"]}
    scene = Scene(
        {"player1": {"groundArena": ["battle-droid"]}, "player2": {"groundArena": [target], "spaceArena": [VIGIL]}}
    )
    scene.act("player1", "attack", "battle-droid", "consular-security-force")
    assert (scene.asked, scene.seat) == ("swu-ask-replacement", "player2")
    scene.choose(next(option for option in scene.options if option[0] == first))
    unit = scene.unit("consular-security-force")
    assert (unit.damage, len(unit.upgrades)) == (0, 1 if first == "replace" else 0)


@pytest.mark.rule("swu:7.7.5.e", "swu:7.7.5.f")
@pytest.mark.parametrize(("first", "left"), [(CANNON, 1), (VIGIL, 0)])
def test_the_replacement_that_was_chosen_is_the_one_that_is_used(first: str, left: int) -> None:
    mine = {"groundArena": ["battle-droid", {"card": "battle-droid", "upgrades": ["experience"]}]}
    scene = Scene({"player1": mine, "player2": {"groundArena": [CANNON], "spaceArena": [VIGIL]}})
    weak, strong = scene.player("player1").units
    scene.choose(("attack", weak.id)).choose(scene.unit(CANNON).ref)
    assert (scene.asked, scene.seat) == ("swu-ask-replacement", "player2")
    scene.choose(next(option for option in scene.options if option[2] == first))
    scene.act("player2", "pass")
    scene.choose(("attack", strong.id)).choose(scene.unit(CANNON).ref)
    if scene.asked == "swu-ask-replacement":
        scene.choose(next(option for option in scene.options if option[2] == VIGIL))
    assert scene.unit(CANNON).damage == left


@pytest.mark.rule("swu:1.9.2", "swu:3.7.6")
def test_no_damage_breaks_no_shield() -> None:
    mine = {"groundArena": ["cantina-braggart"], "hand": ["strike-true"]}  # it has no power
    scene = Scene({"player1": mine, "player2": {"groundArena": [{"card": "wampa", "upgrades": ["shield"]}]}})
    scene.act("player1", "play", "strike-true").forced()
    assert (scene.asked, len(scene.unit("wampa").upgrades)) == ("swu-ask-action", 1)


@pytest.mark.rule("swu:1.9.9", "swu:1.18.1.d")
def test_who_dealt_damage_that_was_prevented_does_not_answer_for_a_later_defeat() -> None:
    veers = "general-veers#blizzard-force-commander"
    theirs = {
        "groundArena": [veers, {"card": "cell-block-guard", "damage": 1}],
        "hand": ["daring-raid", "moment-of-peace", "vanquish"],
    }
    scene = Scene({"player1": {"hand": ["open-fire"]}, "player2": theirs})
    scene.act("player1", "pass")
    scene.act("player2", "play", "daring-raid", "cell-block-guard")
    scene.act("player1", "pass")
    scene.act("player2", "play", "moment-of-peace", "cell-block-guard")
    scene.act("player1", "play", "open-fire", "cell-block-guard").forced()
    scene.act("player2", "play", "vanquish", veers)
    fallen = {one.face.key: one.other for one in scene.table.this_phase("defeated") if one.face}
    assert fallen == {veers: 1, "cell-block-guard": 1}


@pytest.mark.rule("swu:8.36.3", "swu:1.11.6")
def test_a_unit_that_stands_without_hp_is_assigned_no_indirect_damage() -> None:
    chirrut = {"card": "chirrut-imwe#one-with-the-force", "deployed": True, "damage": 7}
    scene = Scene({"player1": {"hand": ["torpedo-barrage"]}, "player2": {"leader": chirrut, "groundArena": ["wampa"]}})
    scene.act("player1", "play", "torpedo-barrage").choose(("player", 1))
    unit = scene.unit("chirrut-imwe#one-with-the-force")
    assert unit.remaining <= 0
    caps = dict(zip(scene.options, scene.question.caps, strict=True))  # type: ignore[attr-defined]
    assert (caps[unit.ref], caps[scene.unit("wampa").ref], caps[("base", 1)]) == (0, 5, 5)


@pytest.mark.rule("swu:7.7.5.d", "swu:7.7.5.a")
def test_damage_that_another_takes_instead_is_that_others_in_every_respect() -> None:
    maul, lom = "maul#shadow-collective-visionary", "lom-pyke#dealer-in-truths"
    scene = Scene({"player1": {"groundArena": [maul, lom]}, "player2": {"groundArena": ["wampa"]}})
    pyke, wampa = scene.unit(lom), scene.unit("wampa")
    scene.act("player1", "attack", maul, "wampa", lom)
    assert {one.piece for one in scene.table.this_phase("damaged")} == {pyke.id, wampa.id}


# What it sets off.


@pytest.mark.rule("swu:1.9.10", "swu:7.6.15.b")
def test_only_what_an_attack_deals_in_its_last_step_is_combat_damage() -> None:
    theirs = {"groundArena": [{"card": TROOPER, "upgrades": ["experience"]}]}
    scene = Scene({"player1": {"hand": ["daring-raid"], "groundArena": ["battle-droid"]}, "player2": theirs})
    scene.act("player1", "play", "daring-raid", TROOPER)
    assert len(scene.unit(TROOPER).upgrades) == 1
    scene.act("player2", "pass")
    scene.act("player1", "attack", "battle-droid", TROOPER).forced()
    assert len(scene.unit(TROOPER).upgrades) == 2


@pytest.mark.rule("swu:1.9.9", "swu:8.21.1", "swu:1.9.10")
def test_boba_waits_neither_for_combat_damage_nor_for_damage_that_was_prevented() -> None:
    shielded = {"card": "wampa", "upgrades": ["shield"]}
    mine = {"leader": BOBA, "hand": ["daring-raid", "daring-raid"], "groundArena": ["battlefield-marine"]}
    scene = Scene({"player1": mine, "player2": {"groundArena": [shielded]}})
    scene.act("player1", "attack", "battlefield-marine", "administrators-tower")
    assert scene.asked == "swu-ask-action"
    scene.act("player2", "pass")
    scene.act("player1", "play", "daring-raid", "wampa").forced()
    assert (scene.asked, scene.unit("wampa").upgrades) == ("swu-ask-action", [])
    scene.act("player2", "pass")
    scene.act("player1", "play", "daring-raid", "wampa")
    assert scene.asked == "swu-ask-may"


@pytest.mark.rule("swu:8.36.4")
@pytest.mark.parametrize(("who", "paid"), [("player1", 3), ("player2", 4)])
def test_indirect_damage_is_remembered_of_who_dealt_it(who: str, paid: int) -> None:
    side = {"leader": "darth-vader#dark-lord-of-the-sith", "base": "kestro-city"}
    scene = Scene(
        {
            "player1": {**side, "hand": ["decimator-of-dissidents"]},
            who: {**side, "hand": ["torpedo-barrage", "decimator-of-dissidents"]},
        }
    )
    if who == "player2":
        scene.act("player1", "pass")
    scene.act(who, "play", "torpedo-barrage").choose(("player", 1)).forced()
    if who == "player1":
        scene.act("player2", "pass")
    ready = scene.ready("player1")
    scene.act("player1", "play", "decimator-of-dissidents")
    assert ready - scene.ready("player1") == paid


@pytest.mark.rule("swu:1.9.3")
@pytest.mark.parametrize(("damage", "healed"), [(2, 2), (5, 3)])
def test_what_waits_for_healing_knows_how_much_was_healed(damage: int, healed: int) -> None:
    baze = "baze-malbus#good-luck"
    scene = Scene(
        {
            "player1": {"hand": ["repair"], "groundArena": [{"card": baze, "damage": damage}]},
            "player2": {"groundArena": ["atst"]},
        }
    )
    scene.act("player1", "play", "repair", baze)
    scene.click("atst")
    assert (scene.unit("atst").damage, scene.unit(baze).damage) == (healed, damage - healed)


@pytest.mark.rule("swu:1.9.3")
def test_without_damage_there_is_no_healing() -> None:
    baze = "baze-malbus#good-luck"
    scene = Scene({"player1": {"hand": ["repair"], "groundArena": [baze]}, "player2": {"groundArena": ["atst"]}})
    scene.act("player1", "play", "repair", baze)
    assert (scene.asked, scene.table.this_phase("healed")) == ("swu-ask-action", [])


@pytest.mark.rule("swu:8.36.5", "swu:1.16.5.e")
def test_who_falls_by_indirect_damage_is_gone_before_it_sets_anything_off() -> None:
    pryde = "allegiant-general-pryde#ruthless-and-loyal"
    devastator = "devastator#hunting-the-rebellion"
    theirs = {"groundArena": ["battle-droid", {"card": "wampa", "upgrades": ["experience"]}]}
    scene = Scene({"player1": {"hand": [devastator], "groundArena": [pryde]}, "player2": theirs})
    scene.act("player1", "play", devastator).spread({"battle-droid": 1, "wampa": 3})
    assert scene.seat == "player1"
    assert scene.asked != "swu-ask-action"
    assert scene.units("battle-droid") == []


@pytest.mark.rule("swu:1.9.3")
def test_a_unit_is_remembered_as_healed_only_if_it_was() -> None:
    barriss = "barriss-offee#unassuming-apprentice"
    mine = {"hand": ["repair"], "groundArena": [barriss, {"card": "wampa", "damage": 1}, "atst"]}
    scene = Scene({"player1": mine})
    scene.act("player1", "play", "repair", "wampa")
    assert (scene.unit("wampa").power, scene.unit("atst").power) == (5, 6)
