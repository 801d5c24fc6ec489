"""Worked examples of the rulebook about cards 1 to 127 of Spark of Rebellion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from swu.scenes import Scene
from tablero.games.swu.abilities import Act
from tablero.games.swu.cards import face
from tablero.games.swu.constant_abilities import current, expire
from tablero.games.swu.constants import ACTION, PHASE, SENTINEL
from tablero.games.swu.entering import enter
from tablero.games.swu.multiplayer import eliminate
from tablero.games.swu.setup import DeckList, lay_out
from tablero.games.swu.state import Played, Table, Unit


def sentinel(unit: Unit) -> bool:
    return bool(unit.flags & SENTINEL)


def three(leader: str = "luke-skywalker#faithful-friend") -> Table:
    """A table for three in the action phase."""
    table = Table(3)
    lay_out(table, [DeckList((leader,), "echo-base", ("battlefield-marine",) * 4)] * 3)
    table.phase = ACTION
    return table


def drive(play: Any, answers: Sequence[Any] = ()) -> list[Any]:
    """Run a procedure with these answers; return the options of every question."""
    asked: list[Any] = []
    left = list(answers)
    answer = None
    while True:
        try:
            request = play.send(answer)
        except StopIteration:
            assert not left, f"not asked for {left}"
            return asked
        question = request() if callable(request) else request
        asked.append(list(question.options))
        answer = left.pop(0)
        assert question.check(answer) is None, f"{answer} is not among {question.options}"


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


# Chapter 4.


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


# Chapter 6.


def governor(**theirs: Any) -> Scene:
    """Player 1 has named Battlefield Marine with the Regional Governor."""
    mine = {"hand": ["regional-governor", "battlefield-marine"], "groundArena": ["wampa"]}
    scene = Scene({"player1": mine, "player2": theirs})
    scene.act("player1", "play", "regional-governor")
    return scene.choose(("name", "battlefield-marine"))


@pytest.mark.example("swu-ex:6.2.2.a-1")
@pytest.mark.rule("swu:6.2.2.a", "swu:8.20.1", "swu:8.18.1")
def test_a_named_card_is_refused_before_its_cost_is_looked_at() -> None:
    scene = governor(hand=["battlefield-marine", "repair"], resources=0)
    cards = {scene.table.faces[card].key: card for card in scene.player("player2").hand}
    assert scene.refuses(("play", cards["battlefield-marine"])) == "swu:8.20.3"
    assert scene.refuses(("play", cards["repair"])) == "swu:1.8.2"


@pytest.mark.example("swu-ex:8.20.3-1", "swu-ex:8.6.4-1")
@pytest.mark.rule("swu:8.20.3", "swu:8.6.4")
def test_the_naming_ends_with_the_unit_and_a_new_copy_names_anew() -> None:
    scene = governor(hand=["battlefield-marine", "takedown"])
    marine = scene.player("player2").hand[0]
    assert scene.refuses(("play", marine)) == "swu:8.20.3"
    scene.act("player2", "play", "takedown", "regional-governor")
    scene.act("player1", "attack", "wampa", "administrators-tower")
    assert ("play", marine) in scene.options
    scene.act("player2", "pass")
    scene.edit("move", ("card", scene.player("player1").discard[0]), "hand")
    scene.act("player1", "play", "regional-governor")
    scene.choose(("name", "atst"))
    assert ("play", marine) in scene.options


@pytest.mark.rule("swu:8.18.1")
def test_the_player_who_names_a_card_may_play_it() -> None:
    scene = governor()
    scene.act("player2", "pass")
    scene.act("player1", "play", "battlefield-marine")
    assert scene.units("battlefield-marine")


@pytest.mark.example("swu-ex:6.4.0.f-1")
@pytest.mark.rule("swu:6.4.0.f", "swu:6.4.0.d")
def test_an_action_can_be_used_with_its_condition_unmet() -> None:
    scene = Scene(
        {"player1": {"leader": "iden-versio#inferno-squad-commander", "base": {"card": "kestro-city", "damage": 5}}}
    )
    scene.use("player1", "iden-versio#inferno-squad-commander", 0)
    assert scene.leader("player1").exhausted
    assert scene.base("player1").damage == 5
    assert scene.seat == "player2"


@pytest.mark.rule("swu:6.4.0.f")
def test_the_same_action_with_its_condition_met() -> None:
    scene = Scene(
        {
            "player1": {
                "leader": "iden-versio#inferno-squad-commander",
                "base": {"card": "kestro-city", "damage": 5},
                "groundArena": ["wampa"],
            },
            "player2": {"groundArena": ["battlefield-marine"]},
        }
    )
    scene.act("player1", "attack", "wampa", "battlefield-marine")
    scene.act("player2", "pass")
    scene.use("player1", "iden-versio#inferno-squad-commander", 0)
    assert scene.base("player1").damage == 4


@pytest.mark.example("swu-ex:6.4.3.c-1")
@pytest.mark.rule("swu:6.4.3.c", "swu:6.4.4.a")
@pytest.mark.parametrize(("ready", "exhausted"), [(0, False), (1, True)])
def test_each_part_of_a_cost_must_be_payable(ready: int, exhausted: bool) -> None:
    luke = {"card": "luke-skywalker#faithful-friend", "exhausted": exhausted}
    scene = Scene({"player1": {"leader": luke, "resources": {"readyCount": ready, "exhaustedCount": 3}}})
    assert scene.refuses(("use", "leader", scene.leader("player1").id, 0)) == "swu:6.4.4.a"


@pytest.mark.rule("swu:6.4.3.c")
def test_with_both_parts_the_cost_is_paid() -> None:
    scene = Scene({"player1": {"leader": "luke-skywalker#faithful-friend", "resources": 1}})
    scene.use("player1", "luke-skywalker#faithful-friend", 0)
    assert (scene.ready("player1"), scene.leader("player1").exhausted) == (0, True)


# Chapter 7.


@pytest.mark.example("swu-ex:7.1.4-1")
@pytest.mark.rule("swu:7.1.4")
@pytest.mark.parametrize("first", [0, 1])
def test_the_controller_chooses_in_which_order_to_look_at_decks(first: int) -> None:
    scene = Scene(
        {
            "player1": {"leader": "grand-admiral-thrawn#patient-and-insightful", "deck": ["wampa"] * 3 + ["atst"]},
            "player2": {"deck": ["repair"] * 3 + ["resupply"]},
        }
    )
    while scene.table.round == 1 and scene.asked != "swu-ask-effect":
        scene.choose("pass")
    assert scene.seat == "player1"
    assert set(scene.options) == {("player", 0), ("player", 1)}
    scene.choose(("player", first))
    seen = [scene.table.faces[card].key for card, seats in scene.table.shown if seats == (0,)]
    assert seen == [["wampa", "repair"][first]]
    assert scene.options == (("player", 1 - first),)
    scene.choose(0)
    assert len(scene.table.shown) == 2
    scene.choose("done")
    assert scene.table.shown == []
    assert scene.asked == "swu-ask-action"


@pytest.mark.example("swu-ex:7.1.7-1")
@pytest.mark.rule("swu:7.1.7", "swu:7.6.11")
def test_all_that_the_first_attack_sets_off_comes_before_the_second_attack() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["rebel-assault"], "groundArena": ["yoda#old-master", "battlefield-marine", "wampa"]},
            "player2": {"groundArena": ["vanguard-infantry", "gideon-hask#ruthless-loyalist"]},
        }
    )
    scene.act("player1", "play", "rebel-assault")
    assert scene.unit("wampa").ref not in scene.options
    scene.click("battlefield-marine").click("vanguard-infantry")
    assert scene.discard("player2") == ["vanguard-infantry"]
    assert scene.seat == "player2"  # the trigger of the first attack is resolved
    scene.click("gideon-hask#ruthless-loyalist")
    assert scene.unit("gideon-hask#ruthless-loyalist").power == 6
    assert scene.seat == "player2"  # the other attack finds no other Rebel: Yoda is none, and the event is over


@pytest.mark.example("swu-ex:7.3.3-1")
@pytest.mark.rule("swu:7.3.3")
def test_a_conditional_ability_is_checked_all_the_time() -> None:
    scene = Scene({"player1": {"groundArena": ["vigilant-honor-guards"], "hand": ["repair"]}})
    guards = scene.unit("vigilant-honor-guards")
    assert sentinel(guards)
    scene.edit("damage", guards.ref, 3)
    assert not sentinel(scene.unit("vigilant-honor-guards"))
    scene.act("player1", "play", "repair", "vigilant-honor-guards")
    assert sentinel(scene.unit("vigilant-honor-guards"))


@pytest.mark.example("swu-ex:7.5.10.b-1")
@pytest.mark.rule("swu:7.5.10.b")
def test_restore_adds_up() -> None:
    scene = Scene(
        {
            "player1": {
                "base": {"card": "kestro-city", "damage": 10},
                "spaceArena": [{"card": "restored-arc170", "upgrades": ["devotion"]}],
            }
        }
    )
    scene.act("player1", "attack", "restored-arc170", "administrators-tower")
    assert scene.base("player1").damage == 7


@pytest.mark.example("swu-ex:7.5.12.d-1")
@pytest.mark.rule("swu:7.5.12.d", "swu:6.3.5.c")
def test_grit_counts_damage_that_was_dealt_first() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["shoot-first"], "groundArena": ["battlefield-marine"]},
            "player2": {"groundArena": ["baze-malbus#temple-guardian"]},
        }
    )
    scene.act("player1", "play", "shoot-first", "battlefield-marine", "baze-malbus#temple-guardian")
    baze = scene.unit("baze-malbus#temple-guardian")
    assert (baze.damage, baze.power) == (4, 6)
    assert "battlefield-marine" in scene.discard("player1")


@pytest.mark.example("swu-ex:7.6.2-1")
@pytest.mark.rule("swu:7.6.2")
def test_an_ability_with_two_conditions_triggers_at_each() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["inferno-four#unforgetting"], "deck": ["wampa", "atst", "repair"]},
            "player2": {"hand": ["takedown"]},
        }
    )
    scene.act("player1", "play", "inferno-four#unforgetting")
    assert scene.asked == "swu-ask-arrange"
    scene.choose(scene.options[1])  # the first card to the bottom
    scene.choose(scene.options[0])
    assert scene.deck("player1") == ["atst", "repair", "wampa"]
    scene.act("player2", "play", "takedown", "inferno-four#unforgetting")
    assert scene.asked == "swu-ask-arrange"
    assert scene.seat == "player1"
    assert scene.discard("player1") == ["inferno-four#unforgetting"]


@pytest.mark.example("swu-ex:7.6.12-1")
@pytest.mark.rule("swu:7.6.12", "swu:7.6.11", "swu:7.6.10")
def test_what_a_triggered_ability_sets_off_comes_before_what_waited_already() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["greedo#slow-on-the-draw"], "deck": ["repair"]},
            "player2": {
                "groundArena": [
                    "vanguard-infantry",
                    "admiral-motti#brazen-and-scornful",
                    {"card": "death-trooper", "exhausted": True},
                ]
            },
        }
    )
    scene.act("player1", "attack", "greedo#slow-on-the-draw", "vanguard-infantry")
    assert scene.asked == "swu-ask-first-triggers"
    scene.choose(("player", 0)).choose("yes")
    scene.click("admiral-motti#brazen-and-scornful")
    # Motti's nested ability comes before that of the Infantry, which has waited longer.
    scene.click("death-trooper")
    assert not scene.unit("death-trooper").exhausted
    scene.click("death-trooper")
    assert [upgrade.face.key for upgrade in scene.unit("death-trooper").upgrades] == ["experience"]


@pytest.mark.example("swu-ex:7.7.3.c-1")
@pytest.mark.rule("swu:7.7.3.c", "swu:8.15.1")
def test_the_newer_of_two_lasting_effects_prevails() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["gladiator-star-destroyer"], "groundArena": ["battlefield-marine"]},
            "player2": {"hand": ["specforce-soldier"]},
        }
    )
    scene.act("player1", "play", "gladiator-star-destroyer", "battlefield-marine")
    assert sentinel(scene.unit("battlefield-marine"))
    scene.act("player2", "play", "specforce-soldier", "battlefield-marine")
    assert not sentinel(scene.unit("battlefield-marine"))


@pytest.mark.example("swu-ex:7.7.4.a-2")
@pytest.mark.rule("swu:7.7.4.a")
def test_only_the_next_card_costs_less() -> None:
    scene = Scene(
        {
            "player1": {
                "groundArena": ["bendu#the-one-in-the-middle"],
                "hand": ["protector", "protector", "battlefield-marine"],
                "base": "capital-city",
                "leader": "director-krennic#aspiring-to-authority",
            }
        }
    )
    before = scene.ready("player1")
    scene.act("player1", "attack", "bendu#the-one-in-the-middle", "administrators-tower")
    scene.act("player2", "pass")
    scene.act("player1", "play", "battlefield-marine")  # Heroism: neither cheaper nor the next such card
    assert scene.ready("player1") == before - 6
    scene.act("player2", "pass")
    scene.act("player1", "play", "protector", "battlefield-marine")  # costs 1, less 2
    assert scene.ready("player1") == before - 6
    scene.act("player2", "pass")
    scene.act("player1", "play", "protector", "battlefield-marine")
    assert scene.ready("player1") == before - 7


@pytest.mark.rule("swu:5.4.1.c", "swu:7.7.3.e")
def test_a_discount_for_the_next_card_ends_with_the_phase() -> None:
    scene = Scene(
        {
            "player1": {
                "groundArena": ["bendu#the-one-in-the-middle"],
                "hand": ["protector"],
                "base": "capital-city",
                "leader": "director-krennic#aspiring-to-authority",
            }
        }
    )
    scene.act("player1", "attack", "bendu#the-one-in-the-middle", "administrators-tower")
    scene.next_round()
    ready = scene.ready("player1")
    scene.act("player1", "play", "protector", "bendu#the-one-in-the-middle")
    assert scene.ready("player1") == ready - 1


@pytest.mark.example("swu-ex:7.7.5.b-1")
@pytest.mark.rule("swu:7.7.5.b")
@pytest.mark.parametrize("defeat", [False, True])
def test_something_else_happens_instead_if_a_friendly_unit_was_defeated(defeat: bool) -> None:
    scene = Scene(
        {
            "player1": {"hand": ["luke-skywalker#jedi-knight"], "groundArena": ["battlefield-marine"]},
            "player2": {"groundArena": ["blizzard-assault-atat", "wampa"]},
        }
    )
    if defeat:
        scene.act("player1", "attack", "battlefield-marine", "wampa")
        assert scene.discard("player1") == ["battlefield-marine"]
        scene.act("player2", "pass")
    scene.act("player1", "play", "luke-skywalker#jedi-knight", "blizzard-assault-atat")
    atat = scene.unit("blizzard-assault-atat")
    assert (atat.power, atat.hp) == ((3, 3) if defeat else (6, 6))


# Chapter 8.


@pytest.mark.example("swu-ex:8.1.2-1")
@pytest.mark.rule("swu:8.1.2")
@pytest.mark.parametrize(("base", "cost"), [("capital-city", 1), ("kestro-city", 3)])
def test_each_icon_of_a_card_needs_one_that_is_provided(base: str, cost: int) -> None:
    scene = Scene(
        {
            "player1": {
                "leader": "luke-skywalker#faithful-friend",
                "base": base,
                "hand": ["protector"],
                "groundArena": ["wampa"],
            }
        }
    )
    assert face("protector").aspects == ("vigilance", "vigilance")
    scene.act("player1", "play", "protector", "wampa")
    assert scene.ready("player1") == 20 - cost


@pytest.mark.example("swu-ex:8.9.1-1")
@pytest.mark.rule("swu:8.9.1")
@pytest.mark.parametrize(("earlier", "shields"), [(False, 0), (True, 2)])
def test_the_first_event_counts_from_the_start_of_the_round(earlier: bool, shields: int) -> None:
    scene = Scene(
        {
            "player1": {"hand": ["relentless#konstantines-folly"]},
            "player2": {"hand": ["moment-of-peace"] * 2, "groundArena": ["wampa"], "hasInitiative": True},
        }
    )
    if earlier:
        scene.act("player2", "play", "moment-of-peace", "wampa")
    else:
        scene.act("player2", "pass")
    scene.act("player1", "play", "relentless#konstantines-folly")
    scene.act("player2", "play", "moment-of-peace")
    if earlier:
        scene.click("wampa")
    assert len(scene.unit("wampa").upgrades) == shields


@pytest.mark.rule("swu:8.9.1", "swu:8.15.2")
def test_only_the_first_event_of_the_round_loses_its_abilities() -> None:
    scene = Scene(
        {
            "player1": {"spaceArena": ["relentless#konstantines-folly"], "hand": ["moment-of-peace"]},
            "player2": {"hand": ["moment-of-peace"] * 2, "groundArena": ["wampa"], "hasInitiative": True},
        }
    )
    ready = scene.ready("player2")
    scene.act("player2", "play", "moment-of-peace")
    assert scene.unit("wampa").upgrades == []
    assert scene.ready("player2") < ready  # it is paid for all the same
    scene.act("player1", "play", "moment-of-peace", "wampa")  # its controller's own event works
    scene.act("player2", "play", "moment-of-peace", "wampa")
    assert len(scene.unit("wampa").upgrades) == 2


@pytest.mark.example("swu-ex:8.11.2-1")
@pytest.mark.rule("swu:8.11.2")
@pytest.mark.parametrize(("card", "paid"), [("kanan-jarrus#revealed-jedi", 4), ("obiwan-kenobi#following-fate", 8)])
def test_the_penalty_is_ignored_on_cards_of_a_kind_only(card: str, paid: int) -> None:
    scene = Scene({"player1": {"leader": "hera-syndulla#spectre-two", "base": "echo-base", "hand": [card]}})
    scene.act("player1", "play", card)
    assert scene.ready("player1") == 20 - paid


@pytest.mark.example("swu-ex:8.15.1-1")
@pytest.mark.rule("swu:8.15.1")
def test_a_lost_keyword_cannot_be_gained_again() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["protector"], "spaceArena": ["system-patrol-craft"]},
            "player2": {"hand": ["specforce-soldier"], "hasInitiative": True},
        }
    )
    scene.act("player2", "play", "specforce-soldier", "system-patrol-craft")
    scene.act("player1", "play", "protector", "system-patrol-craft")
    assert not sentinel(scene.unit("system-patrol-craft"))
    scene.next_round()
    assert sentinel(scene.unit("system-patrol-craft"))


@pytest.mark.example("swu-ex:8.16.4-1")
@pytest.mark.rule("swu:8.16.4")
def test_a_decrease_below_zero_is_not_forgotten() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["make-an-opening"]},
            "player2": {"groundArena": ["cantina-braggart"]},
        }
    )
    scene.edit("units", 1, 0, ({"card": "cantina-braggart", "upgrades": ["resilient"]},))
    scene.act("player1", "play", "make-an-opening", "cantina-braggart")
    assert scene.unit("cantina-braggart").power == 0
    scene.act("player2", "attack", "cantina-braggart", "kestro-city")
    assert scene.base("player1").damage == 0


@pytest.mark.example("swu-ex:8.16.5.e-1")
@pytest.mark.rule("swu:8.16.5.e")
def test_a_limit_on_cost_looks_at_the_printed_cost() -> None:
    scene = Scene(
        {
            "player1": {
                "leader": "chewbacca#walking-carpet",
                "base": "echo-base",
                "hand": ["death-trooper", "consular-security-force"],
            },
            "player2": {"groundArena": ["wampa"]},
        }
    )
    scene.use("player1", "chewbacca#walking-carpet", 0)
    assert scene.selectable() == ["player1/hand/death-trooper"]
    scene.click("death-trooper")
    assert scene.ready("player1") == 15
    assert sentinel(scene.unit("death-trooper"))


@pytest.mark.example("swu-ex:8.19.1-1")
@pytest.mark.rule("swu:8.19.1")
def test_another_unit_is_not_the_unit_itself() -> None:
    scene = Scene(
        {
            "player1": {"groundArena": ["bail-organa#rebel-councilor", "wampa"]},
            "player2": {"groundArena": ["battlefield-marine"]},
        }
    )
    scene.use("player1", "bail-organa#rebel-councilor")
    assert scene.options == (scene.unit("wampa").ref,)


@pytest.mark.example("swu-ex:8.19.2-1")
@pytest.mark.rule("swu:8.19.2", "swu:8.5.5", "swu:8.5.6")
def test_other_units_are_other_than_the_one_chosen_before() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["overwhelming-barrage"], "groundArena": ["battlefield-marine", "wampa"]},
            "player2": {"groundArena": ["consular-security-force"]},
        }
    )
    scene.act("player1", "play", "overwhelming-barrage", "battlefield-marine")
    assert set(scene.options) == {scene.unit("wampa").ref, scene.unit("consular-security-force").ref}
    assert scene.refuses((1, 1)) == "swu:8.5.5"
    scene.spread({"consular-security-force": 5})
    assert scene.unit("consular-security-force").damage == 5


@pytest.mark.rule("swu:8.5.6")
def test_damage_divided_among_any_number_of_units_may_be_dealt_to_none() -> None:
    scene = Scene({"player1": {"hand": ["overwhelming-barrage"], "groundArena": ["battlefield-marine", "wampa"]}})
    scene.act("player1", "play", "overwhelming-barrage", "battlefield-marine")
    scene.spread({})
    assert scene.unit("wampa").damage == 0
    assert scene.unit("battlefield-marine").power == 5


@pytest.mark.example("swu-ex:8.20.2-1", "swu-ex:8.20.2-2")
@pytest.mark.rule("swu:8.20.2", "swu:3.6.3", "swu:6.2.2.b")
def test_an_upgrade_needs_a_unit_of_its_kind() -> None:
    scene = Scene({"player1": {"hand": ["jedi-lightsaber"], "groundArena": ["atst"]}})
    card = scene.player("player1").hand[0]
    assert scene.refuses(("play", card)) == "swu:6.2.2.b"
    scene.edit("units", 1, 0, ("battlefield-marine",))
    scene.act("player1", "play", "jedi-lightsaber")
    assert scene.options == (scene.unit("battlefield-marine").ref,)
    scene.click("battlefield-marine")
    assert scene.unit("battlefield-marine").power == 6


@pytest.mark.example("swu-ex:8.24.2-1")
@pytest.mark.rule("swu:8.24.2")
@pytest.mark.parametrize(
    ("mine", "hp"),
    [
        ({}, 4),
        ({"leader": "emperor-palpatine#galactic-ruler"}, 5),
        ({"groundArena": ["emperors-royal-guard", "emperor-palpatine#master-of-the-dark-side"]}, 5),
    ],
)
def test_a_name_counts_on_a_leader_and_on_a_unit(mine: dict[str, Any], hp: int) -> None:
    scene = Scene({"player1": {"groundArena": ["emperors-royal-guard"], **mine}})
    assert scene.unit("emperors-royal-guard").hp == hp


@pytest.mark.example("swu-ex:8.25.1-2")
@pytest.mark.rule("swu:8.25.1")
def test_a_unit_is_returned_from_the_discard_pile_if_the_text_says_so() -> None:
    scene = Scene(
        {
            "player1": {
                "hand": ["rogue-squadron-skirmisher"],
                "discard": ["battlefield-marine", "atst", "repair"],
                "groundArena": ["vanguard-infantry"],
            }
        }
    )
    scene.act("player1", "play", "rogue-squadron-skirmisher")
    scene.choose(scene.options[0])  # before Ambush
    assert scene.selectable() == ["player1/discard/battlefield-marine"]
    scene.click("battlefield-marine")
    assert scene.hand("player1") == ["battlefield-marine"]


@pytest.mark.example("swu-ex:8.30.3-1")
@pytest.mark.rule("swu:8.30.3")
def test_another_subtitle_is_another_card() -> None:
    scene = Scene(
        {
            "player1": {
                "leader": {"card": "luke-skywalker#faithful-friend", "deployed": True},
                "hand": ["luke-skywalker#jedi-knight"] * 2,
            }
        }
    )
    scene.act("player1", "play", "luke-skywalker#jedi-knight")
    assert scene.units("luke-skywalker#faithful-friend")
    assert scene.units("luke-skywalker#jedi-knight")
    scene.act("player2", "pass")
    scene.act("player1", "play", "luke-skywalker#jedi-knight")
    assert scene.asked == "swu-ask-unique"


@pytest.mark.example("swu-ex:8.32.2-1")
@pytest.mark.rule("swu:8.32.2")
@pytest.mark.parametrize("by", ["unit", "ability"])
def test_you_deal_what_your_units_and_your_abilities_deal(by: str) -> None:
    scene = Scene(
        {
            "player1": {
                "leader": {"card": "cassian-andor#dedicated-to-the-rebellion", "deployed": True},
                "groundArena": ["wampa"],
                "hand": ["daring-raid"],
                "deck": ["atst"],
            }
        }
    )
    if by == "unit":
        scene.act("player1", "attack", "wampa", "administrators-tower")
    else:
        scene.act("player1", "play", "daring-raid", "administrators-tower")
    assert scene.asked == "swu-ask-may"
    scene.choose("yes")
    assert "atst" in scene.hand("player1")


def kallus() -> Scene:
    """Agent Kallus watches two unique enemies fall in a round."""
    return Scene(
        {
            "player1": {
                "groundArena": ["agent-kallus#seeking-the-rebels", "wampa", "atst"],
                "deck": ["repair", "resupply", "recruit"],
            },
            "player2": {"groundArena": ["bail-organa#rebel-councilor", "mon-mothma#voice-of-the-rebellion"]},
        }
    )


@pytest.mark.example("swu-ex:8.33.3-1")
@pytest.mark.rule("swu:8.33.3")
def test_an_ability_that_was_used_is_used_up_for_the_round() -> None:
    scene = kallus()
    scene.act("player1", "attack", "wampa", "bail-organa#rebel-councilor")
    scene.choose("yes")
    assert scene.hand("player1") == ["repair"]
    scene.act("player2", "pass")
    scene.act("player1", "attack", "atst", "mon-mothma#voice-of-the-rebellion")
    assert scene.asked == "swu-ask-action"
    assert scene.hand("player1") == ["repair"]


@pytest.mark.example("swu-ex:8.33.3-2")
@pytest.mark.rule("swu:8.33.3")
def test_an_ability_that_was_declined_is_still_there() -> None:
    scene = kallus()
    scene.act("player1", "attack", "wampa", "bail-organa#rebel-councilor")
    scene.choose("no")
    scene.act("player2", "pass")
    scene.act("player1", "attack", "atst", "mon-mothma#voice-of-the-rebellion")
    scene.choose("yes")
    assert scene.hand("player1") == ["repair"]


# Chapter 11.


@pytest.mark.example("swu-ex:11.3.3-1")
@pytest.mark.rule("swu:11.3.3")
def test_what_an_eliminated_player_brought_about_lasts() -> None:
    table = three()
    card = table.players[1].deck.pop()
    unit = enter(table, card, face("consular-security-force"), 1)
    event = face("make-an-opening")
    [ability] = event.abilities
    act = Act(0, Played(table.players[0].deck[0], event, 0, 0))
    drive(ability.effect.run(table, act), [unit.ref])  # type: ignore[attr-defined]
    table.players[0].base.damage = 30
    drive(eliminate(table, [0]))
    current(table)
    assert table.players[0].out
    assert (unit.power, unit.hp) == (1, 5)
    expire(table, PHASE)
    current(table)
    assert (unit.power, unit.hp) == (3, 7)


@pytest.mark.example("swu-ex:11.4.3-1")
@pytest.mark.rule("swu:11.4.3")
def test_with_more_players_the_controller_chooses_the_order_of_decks_too() -> None:
    table = three("grand-admiral-thrawn#patient-and-insightful")
    leader = table.players[1].leaders[0]
    look = leader.face.triggers[0].effect
    asked = drive(look.run(table, Act(1, leader)), [("player", 2), ("player", 0), ("player", 1), "done"])
    assert [len(options) for options in asked] == [3, 2, 1, 1]
    tops = [player.deck[-1] for player in table.players]
    assert all(table.known[card] == 1 << 1 for card in tops)
