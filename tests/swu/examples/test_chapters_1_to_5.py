"""Worked examples of the basic concepts, the card types, the zones and the start of the game."""

from __future__ import annotations

import pytest

from swu.examples.laying import VADER, in_play, scene, sentinel
from swu.scenes import Scene
from tablero.games.swu.abilities import Act, Action, Effect, Grant
from tablero.games.swu.cards import face
from tablero.games.swu.constant_abilities import give
from tablero.games.swu.constants import PHASE, REGROUP, ROUND
from tablero.games.swu.using import why_not_use
from tablero.games.swu.vocabulary import (
    DrawCards,
    Entered,
    Impose,
    Mill,
    NoHealing,
    a,
    boost,
    deal,
    each,
    exhaust,
    friendly,
    heal,
    ready,
    shield,
)
from tablero.kernel import Illegal

# Chapter 1.


@pytest.mark.example("swu-ex:1.6.3-1")
@pytest.mark.rule("swu:1.6.3")
def test_an_optional_ability_is_declined() -> None:
    scene = Scene(
        {
            "player1": {
                "leader": {"card": "grand-inquisitor#hunting-the-jedi", "deployed": True},
                "groundArena": [{"card": "battlefield-marine", "exhausted": True}],
            }
        }
    )
    scene.act("player1", "attack", "grand-inquisitor#hunting-the-jedi", "administrators-tower")
    assert scene.unit("battlefield-marine").ref in scene.options
    scene.choose("pass")
    marine = scene.unit("battlefield-marine")
    assert (marine.damage, marine.exhausted) == (0, True)
    assert scene.base("player2").damage == 3


@pytest.mark.example("swu-ex:1.8.6-1")
@pytest.mark.rule("swu:1.8.6")
def test_the_cost_of_a_card_is_the_printed_one_even_if_it_was_free() -> None:
    scene = Scene(
        {
            "player1": {
                "leader": "director-krennic#aspiring-to-authority",
                "groundArena": ["admiral-piett#captain-of-the-executor"],
                "hand": ["galactic-ambition", "relentless#konstantines-folly"],
            },
            "player2": {"spaceArena": ["alliance-xwing"]},
        }
    )
    scene.act("player1", "play", "galactic-ambition", "relentless#konstantines-folly")
    while scene.asked != "swu-ask-ambush":
        scene.choose(0)
    scene.choose("yes").click("alliance-xwing")
    assert scene.discard("player2") == ["alliance-xwing"]


@pytest.mark.example("swu-ex:1.8.8-1")
@pytest.mark.rule("swu:1.8.8")
def test_an_additional_cost_is_paid_besides_the_resources() -> None:
    scene = Scene(
        {
            "player1": {"base": "capital-city", "hand": ["vanquish"], "resources": 5},
            "player2": {"groundArena": ["saw-gerrera#extremist", "battlefield-marine"]},
        }
    )
    scene.act("player1", "play", "vanquish", "battlefield-marine")
    assert scene.base("player1").damage == 2
    assert scene.ready("player1") == 0
    assert scene.discard("player2") == ["battlefield-marine"]


@pytest.mark.example("swu-ex:1.8.9-1")
@pytest.mark.rule("swu:1.8.9", "swu:6.4.3.c", "swu:7.2.2")
def test_all_parts_of_a_cost_are_paid_before_the_effect() -> None:
    scene = Scene(
        {
            "player1": {
                "leader": "emperor-palpatine#galactic-ruler",
                "groundArena": ["battlefield-marine", "wampa"],
                "deck": ["repair"],
                "resources": 3,
            }
        }
    )
    scene.use("player1", "emperor-palpatine#galactic-ruler", None, "battlefield-marine")
    assert scene.ready("player1") == 2
    assert scene.leader("player1").exhausted
    assert scene.discard("player1") == ["battlefield-marine"]
    assert scene.hand("player1") == []  # the effect has not begun: it asks for its target
    scene.click("wampa")
    assert scene.unit("wampa").damage == 1
    assert scene.hand("player1") == ["repair"]
    assert scene.seat == "player2"


@pytest.mark.rule("swu:1.8.9", "swu:6.4.4.a")
def test_without_a_unit_to_defeat_the_cost_cannot_be_paid() -> None:
    scene = Scene({"player1": {"leader": "emperor-palpatine#galactic-ruler"}})
    leader = scene.leader("player1")
    assert scene.refuses(("use", "leader", leader.id, 0)) == "swu:6.4.4.a"


@pytest.mark.example("swu-ex:1.17.4-1")
@pytest.mark.rule("swu:1.17.4", "swu:8.27.1", "swu:8.27.6")
def test_nobody_has_to_find_what_they_search_for() -> None:
    deck = ["battlefield-marine", "wampa", "repair", "atst", "resupply", "recruit"]
    scene = Scene({"player1": {"hand": ["mon-mothma#voice-of-the-rebellion"], "deck": deck}})
    scene.act("player1", "play", "mon-mothma#voice-of-the-rebellion")
    assert [scene.table.faces[card].key for _, card in scene.options] == ["battlefield-marine"]
    scene.click()
    assert scene.hand("player1") == []
    assert scene.deck("player1")[0] == "recruit"
    assert sorted(scene.deck("player1")[1:]) == sorted(deck[:5])


@pytest.mark.example("swu-ex:1.17.4-2")
@pytest.mark.rule("swu:1.17.4", "swu:7.1.6.a")
def test_nobody_has_to_show_that_their_hand_holds_a_unit() -> None:
    scene = Scene({"player1": {"leader": "chewbacca#walking-carpet", "hand": ["battlefield-marine"]}})
    scene.use("player1", "chewbacca#walking-carpet", 0)
    scene.choose("pass")
    assert scene.leader("player1").exhausted
    assert scene.hand("player1") == ["battlefield-marine"]
    assert scene.seat == "player2"


@pytest.mark.rule("swu:1.3.3")
@pytest.mark.example("swu-ex:1.3.3-1")
def test_a_prohibition_to_attack_bases_overrides_the_permission_to_attack() -> None:
    table = scene(
        {"hand": ["surprise-strike"], "groundArena": [in_play("wampa", upgrades=["entrenched"])]},
        {"groundArena": ["atst"]},
    )
    table.act("player1", "play", "surprise-strike", "wampa")
    assert table.selectable() == ["player2/groundArena/atst"]
    assert table.refuses(("base", 1)) == "swu:1.3.3"


@pytest.mark.rule("swu:1.4.5")
@pytest.mark.example("swu-ex:1.4.5-1")
def test_in_the_regroup_phase_the_holder_of_the_initiative_is_active() -> None:
    table = scene({}, {"hasInitiative": True})
    table.act("player2", "pass").act("player1", "initiative")
    table.forced()
    assert table.table.phase == REGROUP
    assert table.table.active == 0


@pytest.mark.rule("swu:1.14.2")
@pytest.mark.example("swu-ex:1.14.2-1")
def test_whoever_is_told_to_discard_from_hand_chooses_the_card() -> None:
    k2so = "k2so#cassians-counterpart"
    table = scene({"groundArena": [in_play(k2so, damage=3)]}, {"groundArena": ["wampa"], "hand": ["atst", "waylay"]})
    table.act("player1", "attack", k2so, "wampa").choose(("mode", 1))
    assert table.seat == "player2"
    table.click("waylay")
    assert table.hand("player2") == ["atst"]


@pytest.mark.rule("swu:1.14.2")
@pytest.mark.example("swu-ex:1.14.2-2")
def test_whoever_resolves_the_ability_chooses_what_is_discarded_from_a_hand() -> None:
    table = scene({"hand": ["spark-of-rebellion"]}, {"hand": ["atst", "waylay"]})
    table.act("player1", "play", "spark-of-rebellion")
    assert table.seat == "player1"
    table.click("waylay")
    assert table.hand("player2") == ["atst"]


CHANGES: list[Effect] = [
    DrawCards(1),
    Mill(1),
    ready(a()),
    exhaust(a()),
    deal(1, a()),
    heal(1, a()),
    boost(1, 1, a()),
    Impose(NoHealing()),
]


@pytest.mark.rule("swu:1.16.2", "swu:1.16.3")
@pytest.mark.example("swu-ex:1.16.3-1")
@pytest.mark.parametrize("effect", CHANGES)
def test_an_action_that_changes_something_is_legal(effect: Effect) -> None:
    table = scene({"groundArena": [in_play("wampa", damage=1)]}).table
    assert why_not_use(table, table.players[0].units[0], Action((), effect)) is None


@pytest.mark.rule("swu:1.16.2", "swu:6.4.2.a")
@pytest.mark.parametrize("effect", [Mill(1), deal(1, each(friendly, Entered("round"))), shield(a(friendly))])
def test_an_action_that_can_change_nothing_is_not_legal(effect: Effect) -> None:
    table = scene({"deck": 0, "groundArena": []}).table
    reason = why_not_use(table, table.players[0].base, Action((), effect))
    assert reason is not None
    assert reason.rule == "swu:6.4.2.a"


@pytest.mark.rule("swu:1.16.4")
@pytest.mark.example("swu-ex:1.16.4-1")
def test_resources_are_exhausted_only_to_pay() -> None:
    table = scene({"resources": ["wampa", "atst"]})
    assert not [place for place in table.selectable() if "/resource/" in place]
    for card in table.player("player1").resources:
        with pytest.raises(Illegal):
            table.choose(("resource", card))
    assert table.ready("player1") == 2


@pytest.mark.rule("swu:1.18.1")
@pytest.mark.example("swu-ex:1.18.1-1")
def test_who_is_told_to_defeat_a_unit_is_responsible_for_it() -> None:
    table = scene({"hand": ["vanquish"]}, {"groundArena": ["atst"]})
    table.act("player1", "play", "vanquish", "atst")
    [defeat] = table.table.this_phase("defeated")
    assert (defeat.face, defeat.seat, defeat.other) == (face("atst"), 1, 0)
    motti = "admiral-motti#brazen-and-scornful"
    table = scene({"hand": [motti], "groundArena": [motti]})
    table.act("player1", "play", motti).choose(table.options[0])
    [defeat] = table.table.this_phase("defeated")
    assert (defeat.face, defeat.other) == (face(motti), 0)


# Chapter 3.


@pytest.mark.example("swu-ex:3.6.8-1", "swu-ex:3.6.8-2")
@pytest.mark.rule("swu:3.6.8", "swu:3.6.11")
def test_a_unit_has_what_its_upgrade_gives_until_the_upgrade_is_gone() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["protector"], "groundArena": ["battlefield-marine"]},
            "player2": {"hand": ["disabling-fang-fighter"]},
        }
    )
    scene.act("player1", "play", "protector", "battlefield-marine")
    assert sentinel(scene.unit("battlefield-marine"))
    scene.act("player2", "play", "disabling-fang-fighter", "protector")
    assert not sentinel(scene.unit("battlefield-marine"))
    assert scene.unit("battlefield-marine").power == 3


@pytest.mark.example("swu-ex:3.6.8-3")
@pytest.mark.rule("swu:3.6.8", "swu:8.15.1")
def test_what_an_upgrade_gives_can_be_lost() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": [{"card": "battlefield-marine", "upgrades": ["protector"]}]},
            "player2": {"hand": ["specforce-soldier"], "hasInitiative": True},
        }
    )
    scene.act("player2", "play", "specforce-soldier", "battlefield-marine")
    marine = scene.unit("battlefield-marine")
    assert not sentinel(marine)
    assert [upgrade.face.key for upgrade in marine.upgrades] == ["protector"]
    scene.next_round()
    assert sentinel(scene.unit("battlefield-marine"))


@pytest.mark.example("swu-ex:3.6.10-1")
@pytest.mark.rule("swu:3.6.10")
def test_what_an_upgrade_does_itself_is_not_lost_with_the_units_abilities() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": [{"card": "battlefield-marine", "upgrades": ["entrenched", "protector"]}]},
            "player2": {"hand": ["force-lightning"], "groundArena": ["wampa"], "hasInitiative": True},
        }
    )
    scene.act("player2", "play", "force-lightning", "battlefield-marine")
    marine = scene.unit("battlefield-marine")
    assert marine.blank
    assert not sentinel(marine)
    scene.choose(("attack", marine.id))
    assert scene.refuses(("base", 1)) == "swu:1.3.3"
    assert set(scene.options) == {scene.unit("wampa").ref}


@pytest.mark.rule("swu:3.6.3")
@pytest.mark.example("swu-ex:3.6.3-1")
def test_an_upgrade_for_friendly_units_needs_one() -> None:
    table = scene({"hand": ["legal-authority"]}, {"groundArena": ["wampa"]})
    assert table.refuses(("play", table.player("player1").hand[0])) == "swu:6.2.2.b"
    table = scene({"hand": ["legal-authority"], "groundArena": ["atst"]}, {"groundArena": ["wampa"]})
    table.act("player1", "play", "legal-authority")
    assert table.selectable() == ["player1/groundArena/atst"]


# Chapters 4 and 5.


@pytest.mark.example("swu-ex:4.9.2-2")
@pytest.mark.rule("swu:4.9.2", "swu:8.25.1")
def test_a_card_may_name_the_discard_pile() -> None:
    scene = Scene(
        {
            "player1": {
                "hand": ["the-emperors-legion"],
                "groundArena": ["battlefield-marine", "wampa"],
                "discard": ["atst"],
            },
            "player2": {"groundArena": ["consular-security-force"]},
        }
    )
    scene.act("player1", "attack", "battlefield-marine", "consular-security-force")
    scene.act("player2", "pass")
    scene.act("player1", "play", "the-emperors-legion")
    assert scene.hand("player1") == ["battlefield-marine"]
    assert sorted(scene.discard("player1")) == ["atst", "the-emperors-legion"]
    assert scene.units("wampa")


@pytest.mark.rule("swu:4.9.2")
@pytest.mark.example("swu-ex:4.9.2-1")
def test_only_units_in_play_can_be_chosen() -> None:
    table = scene(
        {"hand": ["waylay"], "discard": ["wampa"]},
        {"groundArena": ["atst"], "discard": ["cartel-spacer"], "leader": in_play(VADER, deployed=True)},
    )
    table.act("player1", "play", "waylay")
    assert table.selectable() == ["player2/groundArena/atst"]


@pytest.mark.rule("swu:5.4.1.c")
@pytest.mark.example("swu-ex:5.4.1.c-1")
def test_effects_for_this_phase_expire_at_its_end() -> None:
    table = scene({"hand": ["disarm"]}, {"groundArena": ["wampa"]})
    table.act("player1", "play", "disarm", "wampa")
    assert table.unit("wampa").power == 0
    table.to_regroup()
    assert table.unit("wampa").power == 4


@pytest.mark.rule("swu:5.5.1.e")
@pytest.mark.example("swu-ex:5.5.1.e-1")
def test_the_regroup_phase_ends_effects_for_the_phase_and_for_the_round() -> None:
    table = scene({"groundArena": ["wampa"]})
    wampa = table.unit("wampa")
    give(table.game.state, wampa, ROUND, Grant(power=1), Act(0, wampa))
    table.to_regroup()
    assert table.unit("wampa").power == 5
    give(table.game.state, wampa, PHASE, Grant(power=2), Act(0, wampa))
    assert table.unit("wampa").power == 7
    table.choose("pass")
    assert table.unit("wampa").power == 7
    table.choose("pass")
    assert table.unit("wampa").power == 4
