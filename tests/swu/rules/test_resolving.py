"""How abilities are resolved (chapters 8.9, 8.10, 8.21, 8.29, 8.31 to 8.33): second times, if you do, then, up to, may."""

from __future__ import annotations

import pytest

from swu.driving import drive
from swu.scenes import Scene
from tablero.games.swu.abilities import Act, Grant
from tablero.games.swu.constant_abilities import give
from tablero.games.swu.constants import PHASE
from tablero.games.swu.vocabulary import (
    Capture,
    ChoosePlayers,
    Chosen,
    DealDivided,
    Defeat,
    DrawCards,
    IfDone,
    a,
    any_number,
    deal,
    defeat,
    enemy,
    friendly,
    up_to,
    when,
)
from tablero.games.swu.vocabulary.abilities.replacements import Prevents
from tablero.games.swu.vocabulary.targets import THIS

MUNDI = "kiadimundi#composed-and-confident"


# The second time.


@pytest.mark.rule("swu:8.9.2")
@pytest.mark.example("swu-ex:8.9.2-1")
def test_the_second_card_is_the_second_of_the_phase_whenever_the_ability_came() -> None:
    scene = Scene(
        {
            "player1": {"hand": [MUNDI], "groundArena": ["wampa", "atst"], "deck": 4},
            "player2": {"hand": ["moment-of-peace"] * 3, "hasInitiative": True},
        }
    )
    scene.act("player2", "play", "moment-of-peace", "wampa")
    scene.act("player1", "play", MUNDI)
    scene.act("player2", "play", "moment-of-peace", "wampa")
    assert (scene.asked, scene.seat) == ("swu-ask-may", "player1")
    scene.choose("yes")
    assert len(scene.hand("player1")) == 2
    scene.act("player1", "pass")
    scene.act("player2", "play", "moment-of-peace", "wampa")
    assert scene.asked == "swu-ask-action"  # the third


@pytest.mark.rule("swu:8.9.2")
def test_a_second_card_before_the_ability_came_does_not_count_afterwards() -> None:
    scene = Scene(
        {
            "player1": {"hand": [MUNDI], "groundArena": ["wampa", "atst"]},
            "player2": {"hand": ["moment-of-peace"] * 3, "hasInitiative": True},
        }
    )
    for action in ("pass", MUNDI):
        scene.act("player2", "play", "moment-of-peace", "wampa")
        if action == "pass":
            scene.act("player1", "pass")
        else:
            scene.act("player1", "play", action)
    scene.act("player2", "play", "moment-of-peace", "wampa")
    assert (scene.asked, scene.seat) == ("swu-ask-action", "player1")


# If you do.


@pytest.mark.rule("swu:8.10.2")
def test_what_was_replaced_counts_as_done() -> None:
    palpatine, droid = "emperor-palpatine#galactic-ruler", "l337#get-out-of-my-seat"
    scene = Scene(
        {
            "player1": {
                "leader": {"card": palpatine, "deployed": True},
                "groundArena": [droid],
                "spaceArena": ["mining-guild-tie-fighter"],
            },
            "player2": {"groundArena": ["wampa"]},
        }
    )
    scene.act("player1", "attack", palpatine, "administrators-tower", droid)
    assert (scene.asked, scene.seat) == ("swu-ask-instead", "player1")
    scene.click("mining-guild-tie-fighter")
    scene.click("wampa")
    assert [one.face.key for one in scene.unit("mining-guild-tie-fighter").upgrades] == [droid]
    assert (scene.unit("wampa").damage, len(scene.hand("player1"))) == (1, 1)


@pytest.mark.rule("swu:8.10.2")
def test_a_capture_that_became_something_else_counts_as_done() -> None:
    droid = "ig11#i-cannot-be-captured"
    scene = Scene({"player1": {"groundArena": ["atst"]}, "player2": {"groundArena": [droid]}})
    atst, target = scene.unit("atst"), scene.unit(droid)
    done, _ = drive(scene.table, IfDone(Capture(a(friendly), a(enemy)), DrawCards(1)), [atst.ref, target.ref])
    assert (done, len(scene.hand("player1"))) == (True, 1)
    assert (scene.discard("player2"), atst.captives, atst.damage) == ([droid], [], 3)


# Preventing.


@pytest.mark.rule("swu:8.21.2")
@pytest.mark.parametrize(("amount", "dealt"), [(3, 1), (2, 0), (1, 0)])
def test_preventing_some_damage_leaves_the_rest_and_nothing_happens_if_none_is_left(amount: int, dealt: int) -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"]}, "player2": {"groundArena": ["atst"]}})
    table, wampa = scene.table, scene.unit("wampa")
    give(table, wampa, PHASE, Grant(abilities=(Prevents(2), when("damaged", DrawCards(1)))), Act(0, wampa))
    drive(table, deal(amount, THIS), [], wampa)
    assert (wampa.damage, len(table.pending), len(table.this_phase("damaged"))) == (dealt, bool(dealt), bool(dealt))


# Then.


@pytest.mark.rule("swu:8.29.2", "swu:8.35.1")
@pytest.mark.example("swu-ex:8.35.1-1")
def test_what_the_first_part_sets_off_waits_for_the_second() -> None:
    infantry = {"card": "vanguard-infantry", "upgrades": ["entrenched", "experience"]}
    scene = Scene(
        {
            "player1": {"hand": ["calculated-lethality"], "groundArena": ["wampa", "atst"]},
            "player2": {"groundArena": [infantry]},
        }
    )
    scene.act("player1", "play", "calculated-lethality", "vanguard-infantry")
    assert (scene.seat, len(scene.options)) == ("player1", 2)
    assert scene.unit("wampa").upgrades == scene.unit("atst").upgrades == []
    scene.spread({"wampa": 1, "atst": 1})
    assert [len(scene.unit(key).upgrades) for key in ("wampa", "atst")] == [1, 1]
    assert scene.seat == "player2"  # now its When Defeated
    scene.click("wampa")
    assert len(scene.unit("wampa").upgrades) == 2


# Up to.


@pytest.mark.rule("swu:8.31.2")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_up_to_so_many_defeats_may_be_none(count: int) -> None:
    scene = Scene({"player2": {"groundArena": ["wampa", "atst"]}})
    chosen = tuple(unit.ref for unit in scene.units()[:count])
    done, _ = drive(scene.table, IfDone(defeat(up_to(2)), DrawCards(1)), [chosen])
    assert done == bool(count)
    assert len(scene.table.this_phase("defeated")) == count
    assert len(scene.hand("player1")) == bool(count)


@pytest.mark.rule("swu:8.31.2")
def test_an_upgrade_that_was_defeated_is_a_card_that_was() -> None:
    scene = Scene({"player2": {"groundArena": [{"card": "wampa", "upgrades": ["entrenched"]}]}})
    upgrade = scene.unit("wampa").upgrades[0]
    done, _ = drive(scene.table, IfDone(Defeat(Chosen("upgrade", (), 0, 2)), DrawCards(1)), [(upgrade.ref,)])
    assert done
    assert (scene.unit("wampa").upgrades, len(scene.hand("player1"))) == ([], 1)


@pytest.mark.rule("swu:8.5.6")
def test_any_number_begins_at_none() -> None:
    assert any_number() == Chosen("unit", (), 0, 99)


@pytest.mark.rule("swu:8.5.3")
def test_so_many_players_are_so_many() -> None:
    scene = Scene({})
    done, asked = drive(scene.table, ChoosePlayers(DrawCards(1, "those"), 1), [(("player", 1),)])
    assert done
    assert (asked[0].least, asked[0].most) == (1, 1)


@pytest.mark.rule("swu:8.5.1")
def test_units_of_one_arena_are_of_one() -> None:
    units = {"groundArena": ["battlefield-marine", "death-star-stormtrooper"], "spaceArena": ["tieln-fighter"]}
    scene = Scene({"player1": {"hand": ["sweep-the-area"]}, "player2": units})
    scene.act("player1", "play", "sweep-the-area")
    marine, trooper, fighter = (
        scene.unit(key).ref for key in ("battlefield-marine", "death-star-stormtrooper", "tieln-fighter")
    )
    assert scene.refuses((trooper, fighter)) == "swu:8.5.1"
    assert scene.game.why_not((trooper,), 0) is None
    scene.choose((marine, trooper))
    assert sorted(scene.hand("player2")) == ["battlefield-marine", "death-star-stormtrooper"]


@pytest.mark.rule("swu:8.31.3")
@pytest.mark.parametrize("amount", [0, 1])
def test_up_to_so_much_damage_may_be_none(amount: int) -> None:
    scene = Scene({"player2": {"groundArena": ["wampa"]}})
    done, _ = drive(scene.table, IfDone(DealDivided(4, up_to=True), DrawCards(1)), [(amount,)])
    assert done == bool(amount)
    assert (scene.unit("wampa").damage, len(scene.table.this_phase("damaged"))) == (amount, amount)
    assert len(scene.hand("player1")) == amount


@pytest.mark.rule("swu:8.31.3")
@pytest.mark.parametrize(("chosen", "asked"), [((), False), (("wampa",), True)])
def test_damage_that_was_not_dealt_sets_nothing_off(chosen: tuple[str, ...], asked: bool) -> None:
    fett = "boba-fett#any-methods-necessary"
    scene = Scene(
        {"player1": {"leader": fett, "hand": ["ig2000#assassins-aggressor"]}, "player2": {"groundArena": ["wampa"]}}
    )
    scene.act("player1", "play", "ig2000#assassins-aggressor")
    scene.click(*chosen)
    assert (scene.asked == "swu-ask-may") == asked
    assert scene.unit("wampa").damage == len(chosen)


@pytest.mark.rule("swu:8.31.5")
def test_up_to_so_many_attacks_may_be_none() -> None:
    scene = Scene(
        {"player1": {"hand": ["headhunting"], "groundArena": ["wampa", "atst"]}, "player2": {"groundArena": ["wampa"]}}
    )
    scene.act("player1", "play", "headhunting")
    scene.choose("pass")
    scene.choose("pass")
    scene.choose("pass")
    assert scene.asked == "swu-ask-action"
    assert scene.table.this_phase("attacked") == []
    assert not any(unit.exhausted for unit in scene.units())


# You, and what you may do.


@pytest.mark.rule("swu:8.32.1")
def test_you_are_who_controls_the_card() -> None:
    fighter = {"card": "mining-guild-tie-fighter", "owner": "player2"}
    scene = Scene({"player1": {"spaceArena": [fighter], "deck": ["wampa"]}, "player2": {"deck": ["atst"]}})
    assert scene.unit("mining-guild-tie-fighter").owner == 1
    scene.act("player1", "attack", "mining-guild-tie-fighter", "administrators-tower")
    assert scene.seat == "player1"
    scene.choose("yes")
    assert (scene.hand("player1"), scene.hand("player2")) == (["wampa"], [])
    assert (scene.ready("player1"), scene.ready("player2")) == (18, 20)


@pytest.mark.rule("swu:8.33.1")
@pytest.mark.parametrize(("answer", "drawn", "damage"), [("no", 0, 0), ("yes", 1, 3)])
def test_what_one_may_do_is_done_as_far_as_possible_or_not_at_all(answer: str, drawn: int, damage: int) -> None:
    scene = Scene(
        {
            "player1": {"groundArena": [MUNDI, "wampa", "atst"], "deck": ["repair"]},
            "player2": {"hand": ["moment-of-peace"] * 2, "hasInitiative": True},
        }
    )
    scene.act("player2", "play", "moment-of-peace", "wampa")
    scene.act("player1", "pass")
    scene.act("player2", "play", "moment-of-peace", "wampa")
    scene.choose(answer)
    assert (len(scene.hand("player1")), scene.base("player1").damage) == (drawn, damage)
