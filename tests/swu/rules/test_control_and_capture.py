"""Control that changes, units that are returned, captured and rescued: chapters 8.25, 8.28 and 8.34."""

from __future__ import annotations

import pytest

from swu.driving import drive
from swu.scenes import Scene
from tablero.games.swu.abilities import Act, Effect, Grant, Triggered
from tablero.games.swu.attaching import take_upgrade
from tablero.games.swu.constant_abilities import give
from tablero.games.swu.constants import PHASE
from tablero.games.swu.vocabulary import TakeControl, on_attack
from tablero.games.swu.vocabulary.amounts.values import Value
from tablero.games.swu.vocabulary.effects.return_and_move import PutInDeck
from tablero.games.swu.vocabulary.mechanics.capture import CapturedBy, capture
from tablero.games.swu.vocabulary.targets import ATTACKER, DEFENDER, a

# Returning.


@pytest.mark.rule("swu:8.25.2")
@pytest.mark.parametrize(("card", "triggers"), [("waylay", False), ("vanquish", True)])
def test_what_is_returned_to_a_hand_is_not_defeated(card: str, triggers: bool) -> None:
    scene = Scene({"player1": {"hand": [card]}, "player2": {"groundArena": ["vanguard-infantry", "wampa"]}})
    scene.act("player1", "play", card, "vanguard-infantry")
    assert bool(scene.table.this_phase("defeated")) == triggers
    assert (scene.asked == "swu-ask-effect") == triggers  # its When Defeated
    assert ("vanguard-infantry" in scene.hand("player2")) == (not triggers)


# Control.


@pytest.mark.rule("swu:8.28.1.b")
def test_an_upgrade_stays_attached_when_its_control_changes() -> None:
    scene = Scene({"player2": {"groundArena": [{"card": "wampa", "upgrades": ["entrenched"]}]}})
    wampa = scene.unit("wampa")
    [upgrade] = wampa.upgrades
    take_upgrade(scene.table, upgrade, 0)
    assert (upgrade.controller, upgrade.owner, upgrade.unit) == (0, 1, wampa)
    assert (scene.unit("wampa").upgrades, scene.unit("wampa").power) == ([upgrade], 7)


@pytest.mark.rule("swu:8.28.1.b")
def test_an_upgrade_goes_elsewhere_if_the_ability_says_so() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["evidence-of-the-crime"], "groundArena": ["atst"]},
            "player2": {"groundArena": [{"card": "wampa", "upgrades": ["entrenched"]}]},
        }
    )
    scene.act("player1", "play", "evidence-of-the-crime", "entrenched", "atst")
    [upgrade] = scene.unit("atst").upgrades
    assert (upgrade.controller, upgrade.owner, scene.unit("wampa").upgrades) == (0, 1, [])


@pytest.mark.rule("swu:8.28.1.c")
@pytest.mark.parametrize(("word", "ready"), [("ready", 1), ("spent", 0)])
def test_a_resource_keeps_its_status_and_moves_to_the_new_controller(word: str, ready: int) -> None:
    thief = "dj#blatant-thief"
    resources = [thief] + ["underworld-thug"] * 8
    scene = Scene(
        {
            "player1": {"leader": "han-solo#audacious-smuggler", "base": "chopper-base", "resources": resources},
            "player2": {"resources": {"readyCount": 2, "exhaustedCount": 2}},
        }
    )
    scene.act("player1", "smuggle", thief)
    before = scene.ready("player1"), len(scene.resources("player1"))
    scene.choose((word, 1))
    assert (scene.ready("player1"), len(scene.resources("player1"))) == (before[0] + ready, before[1] + 1)
    assert (scene.ready("player2"), len(scene.resources("player2"))) == (2 - ready, 3)


@pytest.mark.rule("swu:8.28.2")
def test_a_defeated_unit_goes_to_its_owner_and_its_controller_resolves_it() -> None:
    stolen = {"card": "vanguard-infantry", "owner": "player2"}
    scene = Scene({"player1": {"groundArena": [stolen, "atst"]}, "player2": {"hand": ["vanquish"]}})
    scene.act("player1", "pass")
    scene.act("player2", "play", "vanquish", "vanguard-infantry")
    assert scene.discard("player2") == ["vanquish", "vanguard-infantry"]
    assert scene.seat == "player1"
    scene.click("atst")
    assert len(scene.unit("atst").upgrades) == 1


@pytest.mark.rule("swu:8.28.3", "swu:6.3.4.b")
@pytest.mark.parametrize("who", ["attacker", "defender"])
def test_who_changes_sides_leaves_the_attack(who: str) -> None:
    scene = Scene({"player1": {"groundArena": ["wampa"]}, "player2": {"groundArena": ["atst"]}})
    attacker, defender = scene.unit("wampa"), scene.unit("atst")
    if who == "defender":
        ability, holder = on_attack(TakeControl(DEFENDER)), attacker
    else:
        ability, holder = Triggered(("defense",), TakeControl(ATTACKER)), defender
    give(scene.game.state, holder, PHASE, Grant(abilities=(ability,)), Act(holder.controller, holder))
    scene.act("player1", "attack", "wampa", "atst")
    winner = 0 if who == "defender" else 1
    assert [unit.controller for unit in scene.units()] == [winner, winner]
    assert [unit.damage for unit in scene.units()] == [0, 0]
    assert (scene.base("player1").damage, scene.base("player2").damage) == (0, 0)


# Capturing.


def captured(key: str = "wampa", **about: object) -> Scene:
    """player1's AT-ST has captured a unit of player2."""
    scene = Scene(
        {
            "player1": {"hand": ["take-captive", "waylay"], "groundArena": ["atst"]},
            "player2": {"groundArena": [{"card": key, **about}], "hand": ["vanquish"]},
        }
    )
    scene.act("player1", "play", "take-captive", "atst", key)
    return scene


@pytest.mark.rule("swu:8.34.1", "swu:8.34.2")
def test_a_captured_unit_is_out_of_play_under_its_captor_for_all_to_see() -> None:
    scene = captured(damage=3, upgrades=["entrenched"])
    assert scene.units("wampa") == []
    [card] = scene.unit("atst").captives
    assert (scene.table.faces[card].key, scene.table.owners[card], scene.table.known[card]) == ("wampa", 1, 3)
    assert scene.discard("player2") == ["entrenched"]
    assert scene.table.this_phase("defeated") == []
    assert len(scene.table.this_phase("left")) == 1
    for seat in (0, 1, None):
        [atst] = scene.game.view(seat)["players"][0]["units"]
        assert [captive["key"] for captive in atst["captives"]] == ["wampa"]


@pytest.mark.rule("swu:8.34.2")
def test_a_unit_with_captives_guards_them() -> None:
    scene = captured()
    guarded = Value("this", "captives")
    assert guarded.value(scene.table, Act(0, scene.unit("atst"))) == 1
    scene.act("player2", "play", "vanquish", "atst")
    assert guarded.value(scene.table, Act(0, scene.unit("wampa"))) == 0


@pytest.mark.rule("swu:8.34.1.a")
def test_a_unit_that_has_left_play_is_not_captured() -> None:
    scene = Scene({"player1": {"groundArena": ["atst"], "hand": ["waylay"]}, "player2": {"groundArena": ["wampa"]}})
    wampa = scene.unit("wampa")
    scene.act("player1", "play", "waylay", "wampa")
    table = scene.table
    play = capture(table, scene.unit("atst"), wampa, Act(0, table.players[0].base))
    with pytest.raises(StopIteration) as end:
        next(play)
    assert end.value.value is False
    assert (scene.unit("atst").captives, scene.hand("player2")) == ([], ["wampa"])
    done, _ = drive(table, CapturedBy(a()), [])
    assert not done
    there = Scene({"player1": {"groundArena": ["atst"]}, "player2": {"groundArena": ["wampa"]}})
    list(capture(there.table, there.unit("atst"), there.unit("wampa"), Act(0, there.player("player1").base)))
    assert len(there.unit("atst").captives) == 1


@pytest.mark.rule("swu:8.34.3", "swu:8.34.4")
@pytest.mark.parametrize("card", ["vanquish", "waylay"])
def test_captives_are_rescued_when_their_captor_leaves_play(card: str) -> None:
    scene = captured("death-trooper", damage=1)
    if card == "vanquish":
        scene.act("player2", "play", "vanquish", "atst")
    else:
        scene.act("player2", "pass")
        scene.act("player1", "play", "waylay", "atst")
    assert scene.asked == "swu-ask-action"  # its When Played doesn't trigger
    trooper = scene.unit("death-trooper")
    assert (trooper.controller, trooper.exhausted, trooper.damage, trooper.rescued) == (1, True, 0, True)
    assert [one.face.key for one in scene.table.this_phase("played") if one.face] == ["take-captive", card]


@pytest.mark.rule("swu:8.34.3")
def test_a_rescued_unit_comes_back_to_its_owner_not_to_who_controlled_it() -> None:
    scene = Scene(
        {
            "player1": {"hand": ["take-captive"], "groundArena": ["atst"]},
            "player2": {"groundArena": [{"card": "wampa", "owner": "player1"}], "hand": ["vanquish"]},
        }
    )
    scene.act("player1", "play", "take-captive", "atst", "wampa")
    scene.act("player2", "play", "vanquish", "atst")
    assert (scene.unit("wampa").controller, scene.unit("wampa").exhausted) == (0, True)


@pytest.mark.rule("swu:8.34.5")
def test_a_captured_token_is_set_aside() -> None:
    scene = captured("battle-droid")
    assert (scene.units("battle-droid"), scene.unit("atst").captives) == ([], [])
    assert len(scene.table.this_phase("left")) == 1
    assert scene.table.this_phase("defeated") == []
    scene.act("player2", "play", "vanquish", "atst")
    assert scene.units() == []


# Leaving play for a deck.


@pytest.mark.rule("swu:8.13.1")
@pytest.mark.parametrize(
    ("effect", "answers"),
    [(PutInDeck(a()), []), (PutInDeck(a(), "either"), ["top"]), (PutInDeck(a(), "either"), ["bottom"])],
)
def test_upgrades_are_defeated_when_their_unit_goes_into_a_deck(effect: Effect, answers: list[str]) -> None:
    scene = Scene({"player2": {"groundArena": [{"card": "wampa", "upgrades": ["roger-roger"]}], "deck": ["repair"]}})
    table, wampa = scene.table, scene.unit("wampa")
    [upgrade] = wampa.upgrades
    drive(table, effect, [wampa.ref, *answers])
    assert scene.deck("player2") == (["wampa", "repair"] if answers == ["top"] else ["repair", "wampa"])
    assert scene.discard("player2") == ["roger-roger"]
    assert [trigger.source for trigger in table.pending] == [upgrade]  # its When Defeated
    assert table.this_phase("defeated") == []
