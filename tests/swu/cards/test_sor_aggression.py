"""Spark of Rebellion: Aggression cards that do something unusual."""

from __future__ import annotations

from typing import Any

import pytest

from swu.scenes import Scene


def scene(one: dict[str, Any], two: dict[str, Any] | None = None) -> Scene:
    return Scene({"player1": one, "player2": two or {}})


def test_admiral_ozzel_plays_a_ready_imperial_and_lets_the_opponent_ready_a_unit() -> None:
    ozzel = "admiral-ozzel#overconfident"
    table = scene(
        {"hand": ["atst", "wampa"], "groundArena": [ozzel]},
        {"groundArena": [{"card": "battlefield-marine", "exhausted": True}]},
    )
    table.use("player1", ozzel)
    assert table.selectable() == ["player1/hand/atst"]
    table.click("atst")
    assert not table.unit("atst").exhausted
    assert table.seat == "player2"
    table.click("battlefield-marine")
    assert not table.unit("battlefield-marine").exhausted
    assert table.asked == "swu-ask-action"


def test_ozzels_opponent_readies_a_unit_even_if_nothing_is_played_and_may_decline() -> None:
    ozzel = "admiral-ozzel#overconfident"
    table = scene({"groundArena": [ozzel]}, {"groundArena": [{"card": "wampa", "exhausted": True}]})
    table.use("player1", ozzel).choose("pass")
    assert table.seat == "player2"
    table.choose("pass")
    assert table.unit("wampa").exhausted


def test_fifth_brother_has_raid_for_each_damage_on_him() -> None:
    fifth = "fifth-brother#fear-hunter"
    table = scene({"groundArena": [{"card": fifth, "damage": 1}]}, {"groundArena": ["wampa"]})
    table.act("player1", "attack", fifth, "administrators-tower").choose("yes")
    table.click("wampa")
    assert (table.unit(fifth).damage, table.unit("wampa").damage) == (2, 1)
    assert table.base("player2").damage == 4


def test_seventh_sister_strikes_a_ground_unit_of_the_player_whose_base_she_hit() -> None:
    sister = "seventh-sister#implacable-inquisitor"
    table = scene({"groundArena": [sister, "wampa"]}, {"groundArena": ["atst"], "spaceArena": ["cartel-spacer"]})
    table.act("player1", "attack", sister, "administrators-tower")
    assert table.selectable() == ["player2/groundArena/atst"]
    table.click("atst")
    assert table.unit("atst").damage == 3


def test_seventh_sister_does_not_strike_when_she_hits_only_a_unit() -> None:
    sister = "seventh-sister#implacable-inquisitor"
    table = scene({"groundArena": [sister]}, {"groundArena": ["atst"]})
    table.act("player1", "attack", sister, "atst")
    assert table.asked == "swu-ask-action"


def test_force_lightning_blanks_and_burns_for_each_resource_paid() -> None:
    table = scene(
        {"hand": ["force-lightning"], "groundArena": ["fifth-brother#fear-hunter"], "resources": 4},
        {"groundArena": ["atst"]},
    )
    table.act("player1", "play", "force-lightning", "atst")
    assert [option[1] for option in table.options] == [0, 1, 2, 3]
    table.choose(("number", 3))
    assert table.unit("atst").damage == 6
    assert table.ready("player1") == 0
    assert not table.unit("atst").flags
    table.next_round()
    assert table.unit("atst").flags


def test_force_lightning_without_the_force_only_blanks() -> None:
    table = scene({"hand": ["force-lightning"]}, {"groundArena": ["atst"]})
    table.act("player1", "play", "force-lightning", "atst")
    assert table.asked == "swu-ask-action"
    assert not table.unit("atst").flags


@pytest.mark.parametrize(("unit", "cost"), [("fifth-brother#fear-hunter", 1), ("wampa", 2)])
def test_force_choke_costs_less_with_a_force_unit_and_its_victims_player_draws(unit: str, cost: int) -> None:
    table = scene({"hand": ["force-choke"], "groundArena": [unit]}, {"groundArena": ["atst", "occupier-siege-tank"]})
    table.act("player1", "play", "force-choke")
    assert table.ready("player1") == 20 - cost
    assert table.selectable() == [f"player1/groundArena/{unit}"]
    table.click(unit)
    assert len(table.hand("player1")) == 1
    assert not table.hand("player2")


def test_sabine_cannot_be_attacked_beside_three_other_aspects() -> None:
    sabine = "sabine-wren#explosives-artist"
    friends = ["battlefield-marine", "consular-security-force"]
    table = scene({"groundArena": ["wampa"]}, {"groundArena": [sabine, *friends]})
    table.act("player1", "attack", "wampa")
    assert f"player2/groundArena/{sabine}" not in table.selectable()
    table = scene({"groundArena": ["wampa"]}, {"groundArena": [sabine, friends[0]]})
    table.act("player1", "attack", "wampa")
    assert f"player2/groundArena/{sabine}" in table.selectable()


def test_sabine_hits_the_defender_or_any_base_but_no_other_unit() -> None:
    sabine = "sabine-wren#explosives-artist"
    table = scene({"groundArena": [sabine]}, {"groundArena": ["wampa", "atst"]})
    table.act("player1", "attack", sabine, "wampa")
    assert table.selectable() == [
        "player1/base/kestro-city",
        "player2/base/administrators-tower",
        "player2/groundArena/wampa",
    ]
    table.click("wampa")
    assert table.unit("wampa").damage == 3


def test_zeb_strikes_only_if_the_defender_was_defeated() -> None:
    zeb = "zeb-orrelios#headstrong-warrior"
    table = scene({"groundArena": [zeb]}, {"groundArena": ["battlefield-marine", "atst"]})
    table.act("player1", "attack", zeb, "atst")
    assert table.asked == "swu-ask-action"
    table = scene({"groundArena": [zeb]}, {"groundArena": ["battlefield-marine", "atst"]})
    table.act("player1", "attack", zeb, "battlefield-marine").click("atst")
    assert table.unit("atst").damage == 4


def test_black_one_draws_three_even_for_an_empty_hand() -> None:
    black_one = "black-one#scourge-of-starkiller-base"
    table = scene({"hand": [black_one, "wampa"]})
    table.act("player1", "play", black_one).choose("no")
    assert table.hand("player1") == ["wampa"]
    table = scene({"hand": [black_one]})
    table.act("player1", "play", black_one).choose("yes")
    assert len(table.hand("player1")) == 3


@pytest.mark.parametrize(("damage", "ready"), [(15, True), (14, False)])
def test_guerilla_attack_pod_is_ready_when_a_base_is_badly_damaged(damage: int, ready: bool) -> None:
    table = scene({"hand": ["guerilla-attack-pod"]}, {"base": {"card": "administrators-tower", "damage": damage}})
    table.act("player1", "play", "guerilla-attack-pod")
    assert table.unit("guerilla-attack-pod").exhausted is not ready


def test_mace_windu_readies_after_defeating_what_he_attacks() -> None:
    mace = "mace-windu#party-crasher"
    table = scene({"groundArena": [mace]}, {"groundArena": ["battlefield-marine", "consular-security-force"]})
    table.act("player1", "attack", mace, "battlefield-marine")
    assert not table.unit(mace).exhausted
    table.act("player2", "pass")
    table.act("player1", "attack", mace, "consular-security-force")
    assert table.unit(mace).exhausted


def test_heroic_sacrifice_costs_the_attacker_its_life_only_if_it_deals_combat_damage() -> None:
    table = scene({"hand": ["heroic-sacrifice"], "groundArena": ["battlefield-marine"]})
    table.act("player1", "play", "heroic-sacrifice", "battlefield-marine", "administrators-tower")
    assert table.base("player2").damage == 5
    assert not table.units("battlefield-marine")
    assert len(table.hand("player1")) == 1
    table = scene(
        {"hand": ["heroic-sacrifice"], "groundArena": ["battlefield-marine"]},
        {"groundArena": [{"card": "atst", "upgrades": ["shield", "shield"]}]},
    )
    table.act("player1", "play", "heroic-sacrifice", "battlefield-marine", "atst")
    assert table.unit("atst").damage == 0


def test_karabast_deals_the_damage_on_the_friendly_unit_plus_one() -> None:
    table = scene({"hand": ["karabast"], "groundArena": [{"card": "wampa", "damage": 3}]}, {"groundArena": ["atst"]})
    table.act("player1", "play", "karabast", "wampa", "atst")
    assert (table.unit("atst").damage, table.unit("wampa").damage) == (4, 3)


@pytest.mark.rule("swu:8.35.1.a")
def test_for_a_cause_i_believe_in_reveals_damages_discards_and_puts_back() -> None:
    deck = ["alliance-xwing", "wampa", "rebel-pathfinder", "atst", "cartel-spacer"]
    table = scene({"hand": ["for-a-cause-i-believe-in"], "deck": deck})
    table.act("player1", "play", "for-a-cause-i-believe-in", "administrators-tower")
    assert table.base("player2").damage == 2
    faces = table.table.faces
    for word, key in (
        ("discard", "wampa"),
        ("top", "atst"),
        ("top", "rebel-pathfinder"),
        ("discard", "alliance-xwing"),
    ):
        table.choose(next(one for one in table.options if one[0] == word and faces[one[1]].key == key))
    assert table.deck("player1") == ["rebel-pathfinder", "atst", "cartel-spacer"]
    assert table.discard("player1") == ["for-a-cause-i-believe-in", "wampa", "alliance-xwing"]


def test_saw_gerrera_lets_only_opponents_pay_with_their_base() -> None:
    saw = "saw-gerrera#extremist"
    table = scene({"groundArena": [saw], "hand": ["open-fire"]}, {"hand": ["open-fire", "wampa"]})
    table.act("player1", "play", "open-fire", saw)
    assert table.base("player1").damage == 0
    table = scene({"groundArena": [saw]}, {"hand": ["open-fire", "wampa"]})
    table.act("player1", "pass").act("player2", "play", "wampa")
    assert table.base("player2").damage == 0
    table.act("player1", "pass").act("player2", "play", "open-fire", saw)
    assert table.base("player2").damage == 2


def test_wolffe_keeps_bases_from_being_healed_for_the_phase() -> None:
    wolffe = "wolffe#suspicious-veteran"
    table = scene(
        {"hand": [wolffe]},
        {"groundArena": ["regional-sympathizers"], "base": {"card": "administrators-tower", "damage": 9}},
    )
    table.act("player1", "play", wolffe).act("player2", "attack", "regional-sympathizers", "kestro-city")
    assert table.base("player2").damage == 9
    table.next_round()
    table.act("player1", "pass").act("player2", "attack", "regional-sympathizers", "kestro-city")
    assert table.base("player2").damage == 7


def test_force_throw_deals_the_cost_of_what_was_discarded() -> None:
    table = scene(
        {"hand": ["force-throw"], "groundArena": ["fifth-brother#fear-hunter"]},
        {"hand": ["wampa", "atst"], "groundArena": ["atst"]},
    )
    table.act("player1", "play", "force-throw").choose(("player", 1))
    assert table.seat == "player2"
    table.click("wampa")
    assert table.seat == "player1"
    table.click("atst")
    assert table.unit("atst").damage == 4


def test_force_throw_at_an_empty_hand_deals_nothing() -> None:
    table = scene({"hand": ["force-throw"], "groundArena": ["fifth-brother#fear-hunter"]}, {"groundArena": ["atst"]})
    table.act("player1", "play", "force-throw").choose(("player", 1))
    assert table.asked == "swu-ask-action"


def test_power_failure_defeats_any_number_of_upgrades_on_one_unit() -> None:
    table = scene(
        {"hand": ["power-failure"]},
        {
            "groundArena": [
                {"card": "wampa", "upgrades": ["academy-training", "resilient", "shield"]},
                {"card": "atst", "upgrades": ["shield"]},
            ]
        },
    )
    table.act("player1", "play", "power-failure", "wampa")
    table.click("academy-training", "shield")
    assert [one.face.key for one in table.unit("wampa").upgrades] == ["resilient"]
    assert len(table.unit("atst").upgrades) == 1


@pytest.mark.parametrize(("arena", "hurt"), [("ground", [3, 0]), ("space", [0, 3])])
def test_bombing_run_hits_one_arena(arena: str, hurt: list[int]) -> None:
    table = scene({"hand": ["bombing-run"], "groundArena": ["atst"]}, {"spaceArena": ["corellian-freighter"]})
    table.act("player1", "play", "bombing-run").choose(("arena", arena))
    assert [table.unit("atst").damage, table.unit("corellian-freighter").damage] == hurt


def test_smoke_and_cinders_leaves_everybody_two_cards() -> None:
    table = scene(
        {"hand": ["smoke-and-cinders", "wampa", "atst", "open-fire"]},
        {"hand": ["waylay", "confiscate", "disarm", "atst"]},
    )
    table.act("player1", "play", "smoke-and-cinders").click("wampa").click("waylay", "disarm")
    assert table.hand("player1") == ["atst", "open-fire"]
    assert table.hand("player2") == ["confiscate", "atst"]


def test_forced_surrender_asks_only_those_whose_base_you_damaged() -> None:
    table = scene({"hand": ["forced-surrender"]}, {"hand": ["wampa", "atst", "waylay"]})
    table.act("player1", "play", "forced-surrender")
    assert (len(table.hand("player1")), len(table.hand("player2"))) == (2, 3)
    table = scene(
        {"hand": ["forced-surrender"], "groundArena": ["battlefield-marine"]}, {"hand": ["wampa", "atst", "waylay"]}
    )
    table.act("player1", "attack", "battlefield-marine", "administrators-tower").act("player2", "pass")
    table.act("player1", "play", "forced-surrender").click("wampa", "waylay")
    assert table.hand("player2") == ["atst"]


def test_aggression_does_two_different_things_one_after_the_other() -> None:
    table = scene({"hand": ["aggression"]}, {"groundArena": [{"card": "wampa", "upgrades": ["shield"]}]})
    table.act("player1", "play", "aggression").choose(("mode", 1)).click("shield")
    assert [option[1] for option in table.options] == [0, 2, 3]
    table.choose(("mode", 3)).click("wampa")
    assert table.unit("wampa").damage == 4


def test_k2so_damages_the_base_or_takes_a_card_of_the_opponents_choice() -> None:
    k2so = "k2so#cassians-counterpart"
    table = scene({"groundArena": [{"card": k2so, "damage": 3}]}, {"hand": ["wampa", "atst"], "groundArena": ["wampa"]})
    table.act("player1", "attack", k2so, "wampa").choose(("mode", 0))
    assert table.base("player2").damage == 3
    assert len(table.hand("player2")) == 2


def test_ruthless_raider_strikes_when_played_and_when_defeated() -> None:
    table = scene({"hand": ["ruthless-raider"]}, {"groundArena": ["atst"], "hand": ["open-fire", "open-fire"]})
    table.act("player1", "play", "ruthless-raider", "administrators-tower", "atst")
    table.act("player2", "play", "open-fire", "ruthless-raider").act("player1", "pass")
    table.act("player2", "play", "open-fire", "ruthless-raider").forced()
    assert (table.base("player2").damage, table.unit("atst").damage) == (4, 4)
